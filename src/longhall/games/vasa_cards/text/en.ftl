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
action-name_captain = { $seat } begins
action-pick_colour = Take { $colour }

prompt-NameCaptain = Name the first Captain.
prompt-PickColour = Pick a colour.
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
event-first_captain = { $seat } is the first Captain.
event-colour_picked = { $seat } plays { $colour }.

outcome-win = wins
outcome-lose = is blamed and loses
outcome-no_win = neither wins nor loses
outcome-draw = draws
reason-won = A colour that was not blamed gave least to the highest pile: it wins.
reason-sole_survivor = Only one colour was not blamed: it wins.
reason-tie_break = The highest pile left a tie; the next one that told them apart decided it.
reason-shared = No pile broke the tie: the win is shared.
reason-no_reward = What would have been won falls to a blamed colour: nobody is rewarded.
reason-neutral_wins = The neutral colour wins; no player does.
reason-all_lose = Everybody gave equally little: all lose.
reason-draw = All piles are equal: a draw.

option-aggregate = When piles tie, a colour is judged by
option-aggregate-lowest_card = its lowest card there
option-aggregate-sum = the sum of its cards there
option-reward = Who must have given more to the highest pile than the winner
option-reward-survivors = all who were not blamed
option-reward-all = everybody; if a blamed colour gave least, nobody wins
option-captain = The first Captain
option-captain-lot = is drawn by lot
option-captain-named = is named by the player in the first seat (in the hall by who set up the table)
option-colours = Colours
option-colours-seats = go round in the order of the seats
option-colours-chosen = are picked one after the other, beginning with the first Captain
option-memory = What you have seen, and what follows from it
option-memory-kept = stays in sight: cards you know lie open to you, others show what they may be
option-memory-own = is yours to remember: a look is told once, in the log

before-line = Before the first round
round-line = Round { $round } of 4
pile-short = Pile { $pile }
hand-head = Hand
total = Total

guide-1 = Everyone builds the same ship: four piles, and in each pile one card of every colour, face down. When all sixteen cards lie there, the pile with the lowest total is the weak one, and the colours with the lowest card in it are blamed.
guide-2 = Among those who are not blamed, the lowest card in the strongest pile wins. So give well where the ship is weak and sparingly where she is strong: after building you may look at one card, then exchange one of your own.
guide-3 = First move: put any card on the first pile. A 2 or a 3 leaves you free to answer what you find out; it can still be exchanged later.

choice-build = Lay the { $colour } { $value } on { $pile }
effect-build = keeps { $cards }
effect-build-last = the hand is empty then
effect-inspect_hand = { $count ->
    [one] the only card there
   *[other] one of { $count }, drawn at random; { $owner } sees which
  }
effect-look = may be { $values }
effect-look-known = you know it: { $value }
choice-fix_hand = Lay the { $colour } { $value } on { $pile }
effect-fix_hand = { $pile } { $change }, the { $value } back
choice-fix_piles = Exchange your { $colour } { $here } in { $pile } with the { $there } in { $other }
effect-fix_piles = { $pile } { $change }, { $other } { $back }
effect-no_fix = you may exchange again next round
effect-no_fix-last = the piles are turned up at the end of this round
choice-no_fix = Leave { $colour } as it is
group-cards = { $owner }: { $colour }
group-neutral = Neutral: { $colour }
group-from-hand = Put in a card from the hand
group-between-piles = Exchange between piles

ask-lay = Round { $round }: lay one of your { $colour } cards face down on pile { $round }.

missing-in-pile = your { $value } lies in { $pile }, not in the hand
missing-no-card = { $pile } has not been begun
missing-no-hand = the { $colour } hand is empty
missing-own = these cards are your own

ending-totals = All piles
ending-draw = All four piles add up to { $total }: the game is a draw.
ending-weakest = { $count ->
    [one] Weakest is { $piles } with { $total }.
   *[other] Weakest are { $piles } with { $total } each.
  }
ending-strongest = { $count ->
    [one] Strongest is { $piles } with { $total }.
   *[other] Strongest are { $piles } with { $total } each.
  }
ending-next = { $count ->
    [one] Next comes { $piles } with { $total }.
   *[other] Next come { $piles } with { $total } each.
  }
ending-blamed = Lowest there: { $colours } with { $mark }. The King blames { $colours }.
ending-all-blamed = All colours gave equally little there: all lose.
ending-wins = Lowest of those left: { $colours } with { $mark }. The victory goes to { $colours }.
ending-level = Lowest of those left: { $colours }, level with { $mark }.
ending-not-rewarded = Lowest there: { $colours } with { $mark }, but { $colours } was blamed: nobody is rewarded.
ending-neutral-label = Neutral colour
ending-neutral = No player wins: { $colours } is nobody's colour.
ending-player = { $seat } ({ $colours })
ending-headline = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
  }

phase-build = Build
phase-inspect = Inspect
phase-fix = Fix
board-deck = The ship's deck
board-turned-up = All cards turned up
board-scale = a pile adds up to 4 to 16
board-round = Round
board-of = of
board-from = begins in round
board-this-round = this round
board-in-all = in all
board-order = Order of acting
board-captain = Captain
board-neutral = Neutral
board-you = you
board-in-hand = in hand
board-hand = hand
board-pile-letter = P
board-adds = adds
board-known = you know
board-unseen = unseen
board-one-of = one of
board-may-be = may be 1 or 3
board-seen = seen by
board-nobody = nobody
board-weakest = weakest
board-strongest = strongest
board-blamed = lowest here
board-tied = level
board-decides = decides
board-fate-blamed = Blamed
board-fate-rewarded = Rewarded
board-fate-neither = Neither
board-safe = safe
board-verdict = The verdict
board-ends = How it ends
board-reveal = Show the reveal
board-skip = Skip
act-weak = The weak pile
act-weakest = It adds up to only
act-blame = Blame
act-reward = Reward
act-compared = Compared in
ends-blame = In the weakest pile the lowest card loses. Ties are blamed together.
ends-reward = Of the others the lowest card in the strongest pile wins. Still level: the next strongest.
tip-build = Everyone lays one card face down on the new pile, the Captain first. Choose one from your hand.
tip-inspect = Look at one card of somebody else: tap it in a pile, or tap a player's plate to draw one from the hand.
tip-fix = You may exchange one card: tap yours in a pile, then what it changes places with. The hatched bars show what that does.
fate-win = wins
fate-lose = blamed
fate-no_win = neither
fate-draw = draw
legend = ★ Captain · ▐2▌ a card that you know · ▐13?▌ one of these values · ▐?▌ unknown · a dot: no card yet

element-pile-2 = { $one }: { $two }
element-hand-1 = { $one } hand
element-hand-2 = { $one } { $two } in hand
