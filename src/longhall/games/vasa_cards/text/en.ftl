game-name = Vasa Regalis: The Card Game
game-about = Build the ship pile by pile, look where you may, and do not be the one who gave too little.

colour-green = green
colour-red = red
colour-black = black
colour-white = white
pile-1 = pile 1
pile-2 = pile 2
pile-3 = pile 3
pile-4 = pile 4
value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
pair-1-2 = piles 1 and 2
pair-1-3 = piles 1 and 3
pair-1-4 = piles 1 and 4
pair-2-3 = piles 2 and 3
pair-2-4 = piles 2 and 4
pair-3-4 = piles 3 and 4

action-build = Build with the { $value }
action-inspect_pile = Look at the { $colour } card in { $pile }
action-inspect_hand = Draw and look at a card of the { $colour } hand
action-fix_hand = Take the card in { $pile } back and lay the { $value } there
action-fix_piles = Exchange your cards in { $pair }
action-no_fix = Leave everything as it is

prompt-Build = Put one { $colour } card face down on the new pile.
prompt-Inspect = Look at one card of another player ({ $colour } acts).
prompt-Fix = You may exchange one { $colour } card in a pile.

event-captain_named = Round { $round }: { $colour } is Captain.
event-built = { $seat } builds { $colour } { $value } on { $pile }.
event-built-hidden = { $seat } builds a { $colour } card on { $pile }.
event-inspected_pile = { $seat } ({ $colour }) looks at the { $target } card in { $pile }: a { $value }.
event-inspected_pile-hidden = { $seat } ({ $colour }) looks at the { $target } card in { $pile }.
event-inspected_hand = { $seat } ({ $colour }) draws a { $value } from the { $target } hand, looks and gives it back.
event-inspected_hand-hidden = { $seat } ({ $colour }) draws a card from the { $target } hand, looks and gives it back.
event-fixed_hand = { $seat } takes the { $colour } { $taken } from { $pile } and lays the { $placed } there.
event-fixed_hand-hidden = { $seat } exchanges the { $colour } card in { $pile } with one from the hand.
event-fixed_piles = { $seat } exchanges the { $colour } cards in { $pile } and { $other }.
event-not_fixed = { $seat } leaves the { $colour } cards as they are.
event-revealed = The cards in { $pile } add up to { $total }.
event-blamed = The King blames { $colour }.
event-won = The King rewards { $colour }.

outcome-win = wins
outcome-lose = is blamed and loses
outcome-no_win = neither wins nor loses
outcome-draw = draws
reason-won = Among those not blamed, the lowest card in the highest pile wins.
reason-sole_survivor = Only one colour was not blamed: it wins.
reason-tie_break = The highest pile left a tie; the lowest card in the next highest decided it.
reason-shared = No pile broke the tie: the win is shared.
reason-no_reward = A blamed colour gave least to the highest pile: nobody is rewarded.
reason-neutral_wins = The neutral colour wins; no player does.
reason-all_lose = Everybody gave equally little: all lose.
reason-draw = All piles are equal: a draw.

option-aggregate = When piles tie, a colour is judged by
option-aggregate-lowest_card = its lowest card there
option-aggregate-sum = the sum of its cards there
option-reward = Who must have given more to the highest pile than the winner
option-reward-survivors = all who were not blamed
option-reward-all = everybody; if a blamed colour gave least, nobody wins
option-memory = What you have seen, and what follows from it
option-memory-kept = stays in sight: cards you know lie open to you, others show what they may be
option-memory-own = is yours to remember: a look is told once, in the log

round-line = Round { $round } of 4
pile-short = Pile { $pile }
hand-head = Hand
total = Total

guide-1 = Everyone builds the same ship: four piles, and in each pile one card of every colour, face down. When all sixteen cards lie there, the pile with the lowest total is the weak one, and the colours with the lowest card in it are blamed.
guide-2 = Among those who are not blamed, the lowest card in the strongest pile wins. So give well where the ship is weak and sparingly where she is strong: after building you may look at one card, then exchange one of your own.
guide-3 = First move: put any card on the first pile. A 2 or a 3 leaves you free to answer what you find out; it can still be exchanged later.
