# The page from which people learn the game. docs/rules-pages.md tells how it is written.

aim = The aim
aim-line-ship = Together you build one ship out of sixteen hidden cards, and somebody will be blamed for her _weakest_ part.
    .clauses = VC-29, VC-31, VC-34
aim-line-win = Do not be the one who gave least there, and be the one who gave least to her _strongest_ part: that one wins.
    .clauses = VC-34, VC-37

table = What lies where
table-figure-table = The table in round 2: pile 1 is full, pile 2 has just been built.
table-spot-piles = _Four piles_ make the ship. One is begun in every round, and in the end each holds one card of every colour.
    .clauses = VC-9, VC-13
table-spot-down = _A card in a pile_ lies face down. Everybody sees its colour, and so whose it is; nobody sees its value but whoever laid it or looked at it.
    .clauses = VC-16
table-spot-hand = _Your hand_: the cards of your colour that you have not laid yet. You begin with 1, 2, 3 and 4, one of each.
    .clauses = VC-2, VC-3
table-spot-captain = _The Captain’s card_ <captain> lies with whoever acts first in this round.
    .clauses = VC-10, VC-11
table-line-sixteen = There are sixteen cards and nothing else: four colours with the values 1 to 4. The colours are all alike in strength; a value says how much material a card gives.
    .clauses = VC-2

start = How it begins
start-table-players =
    Players | Colours | Neutral colour
    4 | one each | none
    3 | one each | one, face down in the four places
    2 | two each, by turns | none
    .title = By the number of players
start-line-four = With four players everybody takes the four cards of one colour. With three the fourth colour is _neutral_ <neutral>: its cards are shuffled, and one is laid unseen into each of the four places.
    .clauses = VC-1, VC-3, VC-4
start-line-two = With two players everybody takes two colours. Each colour keeps a hand of its own and acts for itself, as if a person of its own held it; yours and the other’s take turns.
    .clauses = VC-5, VC-6
start-line-captain = The first Captain is drawn by lot. In what order colours are given out, and who begins, can be chosen when the table is opened.
    .clauses = VC-7, VC-8

round = A round
round-line-three = There are four rounds with three phases each. In every phase the Captain <captain> acts first, then the others clockwise, everybody once; then comes the next phase.
    .clauses = VC-9, VC-10
round-deed-build = Lay one card of your colour from the hand face down on the new pile. You must, and which value is up to you; in round 4 only one card is left.
    .title = 1. Build
    .clauses = VC-13, VC-15, VC-17
round-deed-inspect = Look at one card of somebody else and keep to yourself what you saw. You must look at one, and only at one.
    .title = 2. Inspect
    .clauses = VC-18, VC-21
round-deed-fix = You may exchange one card of your own, or leave all as it is.
    .title = 3. Fix
    .clauses = VC-23
round-line-next = After the round the Captain’s card goes to the next colour on the left, who begins everything in the following one.
    .clauses = VC-11

inspect = Inspect: where you may look
inspect-item-pile = _Into a pile:_ any card of another player that lies face down, in any pile, however old. Neutral cards too, even in places where nobody has built yet.
    .clauses = VC-19
inspect-item-hand = _Into a hand:_ name a colour of another player that still holds cards. One is drawn at random, you look at it and give it back. Its owner knows which one it was.
    .clauses = VC-20, VC-21
inspect-item-own = Never at your own colours. All see where you looked; what you saw, only you know.
    .clauses = VC-21, VC-22

fix = Fix: what may change places
fix-figure-fix = Two ways to exchange: with the hand, or between two piles.
fix-item-hand = _With the hand:_ a card of yours in a pile goes back to the hand, and one from the hand takes its place.
    .clauses = VC-24
fix-item-piles = _Between piles:_ two cards of yours in two different piles change places.
    .clauses = VC-25
fix-item-colour = Only your own colour moves, so that every pile keeps its four colours. Any pile that has been built may take part. In round 4 hands are empty, and only exchanges between piles are left.
    .clauses = VC-26, VC-27
fix-item-seen = Everybody sees which places changed, and nobody sees the values. You cannot pretend: either you exchange, or you say that you do not.
    .clauses = VC-28

end = End and judgement
end-line-reveal = After the Fix of round 4 all cards are turned up, and every pile is added up. Then the King looks twice.
    .clauses = VC-29
end-step-blame = _Blame._ <blame> In the pile with the lowest sum he looks for the lowest card. Every colour that has it there is blamed and loses, even if there are several.
    .clauses = VC-31, VC-33, VC-34
end-step-reward = _Reward._ <reward> In the pile with the highest sum he compares those who were not blamed. The lowest card wins. If only one colour was not blamed, it wins at once.
    .clauses = VC-37
end-step-tie = _Level?_ Those who are level are compared in the pile with the next highest sum, and so on down to the weakest. If nothing tells them apart, they win together.
    .clauses = VC-38, VC-39
end-table-example =
    Colour | Pile 1 | Pile 2 | Pile 3 | Pile 4
    { colour-green } | 2 | 3 | 4 | 1
    { colour-red } | 1 | 2 | 3 | 4
    { colour-black } | 1 | 3 | 2 | 4
    { colour-white } | 3 | 1 | 2 | 4
    Sum | 7 | 9 | 11 | 13
    .title = A worked example
end-note-blame = Pile 1 is weakest with 7. The lowest card in it is a 1, and both { colour-red } and { colour-black } have one there: _{ colour-red } and { colour-black } are blamed_.
    .clauses = VC-31, VC-34
end-note-reward = Pile 4 is strongest with 13. Both of them are out of it, so the 1 of { colour-green } is compared with the 4 of { colour-white }: _{ colour-green } wins_. The other was not blamed and did not win: neither the one nor the other.
    .clauses = VC-37, VC-42

small = Small print
small-point-draw = If all four piles have the same sum, 10 each, the game is a draw and the King looks at nothing else.
    .title = Four equal piles
    .clauses = VC-30
small-point-groups = Then they count as one. A colour is judged by the lowest card that it has in any of them; at tables that say so, by the sum of its cards there.
    .title = Several piles are lowest, or highest
    .clauses = VC-31, VC-32
small-point-all = If all four colours are blamed, everybody loses and nobody wins. So it is if every colour has its 1 in the weakest piles, whatever else they hold.
    .title = All are blamed
    .clauses = VC-35, VC-36
small-point-neutral = It has no turn and is never Captain, and its cards never move; in every round it already has a card where you build. But the King judges it like the others. If it alone wins, no player does; if it shares the win, those beside it win.
    .title = The neutral colour
    .clauses = VC-12, VC-14, VC-26, VC-33, VC-40
small-point-two = You win if one of your colours wins, even if the other is blamed; both players can win. You lose only if both your colours are blamed.
    .title = Two players
    .clauses = VC-41, VC-42
small-point-places = Winners come first, then those who were neither blamed nor rewarded, last the blamed.
    .title = Places
    .clauses = VC-42
small-point-reward = A table may compare the blamed in the strongest pile too. What falls to one of them is lost: if only blamed colours are left, nobody wins.
    .title = A harder King
    .clauses = VC-43
small-point-memory = Usually the table keeps in sight what you have seen and what follows from it: values that a card can still have, and cards that must be in a hand. A table may leave remembering to you; then a look is told once, in the log.
    .title = Memory
    .clauses = VC-44

words = Glossary
words-word-green = Oak on its cards: 1, 2, 3 and 4.
    .title = { colour-green }
    .clauses = VC-2
words-word-red = Carvings on its cards: 1, 2, 3 and 4.
    .title = { colour-red }
    .clauses = VC-2
words-word-black = Iron on its cards: 1, 2, 3 and 4.
    .title = { colour-black }
    .clauses = VC-2
words-word-white = Sailcloth on its cards: 1, 2, 3 and 4.
    .title = { colour-white }
    .clauses = VC-2
words-word-captain = Acts first in all three phases of a round.
    .title = Captain
    .clauses = VC-10, VC-11
words-word-neutral = The fourth colour when three play. Nobody holds it.
    .title = Neutral
    .clauses = VC-4, VC-12
words-word-weakest = The pile with the lowest sum. The lowest card in it is blamed.
    .title = Weakest pile
    .clauses = VC-31, VC-34
words-word-strongest = The pile with the highest sum. The lowest card in it, of those not blamed, is rewarded.
    .title = Strongest pile
    .clauses = VC-31, VC-37
words-word-blame = Loses, whatever else that colour has.
    .title = Blamed
    .clauses = VC-34
words-word-reward = Wins.
    .title = Rewarded
    .clauses = VC-37

aid = Player aid
aid-box-build =
    One card from your hand face down on the new pile.
    You must. Any value.
    .title = 1. Build
aid-box-inspect =
    Look at one card of somebody else: in any pile, or drawn at random from a hand.
    You must. Never your own.
    .title = 2. Inspect
aid-box-fix =
    You may exchange one of your cards: pile with hand, or pile with pile.
    All see where, nobody sees what.
    .title = 3. Fix
aid-box-blame =
    Weakest pile: the lowest card in it loses. Equals lose together.
    All four level: all lose.
    .title = Blame
aid-box-reward =
    Strongest pile: of the others, the lowest card in it wins.
    Level: look in the next strongest. Still level at the end: a shared win.
    .title = Reward
aid-box-round =
    Four rounds, the Captain first, then clockwise.
    After each round the Captain’s card goes on to the left.
    _All piles equal: a draw._
    .title = The order
