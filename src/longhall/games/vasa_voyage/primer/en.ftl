# The page from which people learn the game. docs/rules-pages.md tells how it is written.

aim = The aim
aim-line-ship = Everybody gives hidden goods to the King’s great ship, and she is sound only if all of you together give enough.
    .clauses = VV-56, VV-74
aim-line-win = If she _sails_, whoever kept the best goods in hand wins; if she _fails_, whoever gave the best ones does.
    .clauses = VV-76, VV-77

table = What lies where
table-figure-table = Your place in a game of three: { material-wood } and { material-cloth } are built, { material-iron } and { material-sculpture } are still to come.
table-spot-ship = _Your ship_ has four squares: { material-wood }, { material-cloth }, { material-iron } and { material-sculpture }. Each of the four materials is built once, by everybody in the same round.
    .clauses = VV-4, VV-46
table-spot-hand = _Your hand:_ goods worth 1, 2 or 3, face down. Only you may look at them, whenever you like, and at those on your ship too.
    .clauses = VV-7
table-spot-supply = _The supply_ lies open for all: what is left of each material and value. When something has run out it is gone.
    .clauses = VV-8, VV-22
table-spot-roles = _Eight role cards_ lie face up. In each round everybody takes one.
    .clauses = VV-5, VV-12
table-spot-leader = _The leader card_ <leader>: the shipyard leader takes the first role and decides first what is built.
    .clauses = VV-12, VV-51

start = How it begins
start-line-hand = Everybody takes a ship and { $goods-start-1 } good of value 1 of each material. The rest is the supply; all role cards lie open.
    .clauses = VV-4, VV-5
start-table-players =
    Players | Out of the box, of each material | A part needs
    3 | { $players-3-removed-1 } ones, { $players-3-removed-2 } twos, { $players-3-removed-3 } threes | { $players-3-operational }
    4 | { $players-4-removed-1 } ones, { $players-4-removed-2 } twos, { $players-4-removed-3 } threes | { $players-4-operational }
    5 | { $players-5-removed-1 } ones, { $players-5-removed-2 } twos, { $players-5-removed-3 } threes | { $players-5-operational }
    .title = By the number of players
start-line-box = The box has { $goods-box-1 } ones, { $goods-box-2 } twos and { $goods-box-3 } threes of each material. With fewer than five players some are put away, and count for nothing in this game.
    .clauses = VV-1, VV-2, VV-3
start-line-leader = The first shipyard leader is drawn by lot; a table may let the player in the first seat name somebody.
    .clauses = VV-6

round = A round
round-line-steps = A round has three steps; with the rule for trading there is one more between the first two.
    .clauses = VV-11, VV-15
round-step-roles = _Roles._ The leader takes a role card, then the others clockwise. Each role is carried out before the next is taken, and what is taken is gone for this round. You must take one, even if it does nothing for you.
    .clauses = VV-12, VV-13, VV-14
round-step-build = _Building._ Perhaps one material is built: then everybody lays a good of it on the own ship.
    .clauses = VV-45, VV-56
round-step-inspect = _Inspection._ If something was built, everybody may look at one good on another ship.
    .clauses = VV-60, VV-62
round-line-next = Then all role cards come back, the leader card goes to the left, and a new round begins.
    .clauses = VV-16

roles = The roles
roles-line-shared = All roles but { role-admiral } and { role-king } serve the whole table: whoever took the card first and double, then the others clockwise. _The last in that order, on the right of the one who took it, gets nothing_, even if others before could not or would not use their share.
    .clauses = VV-17, VV-18, VV-19
roles-card-wood_procurer = You take 2 { material-wood } of value 1, the others 1, the last none.
    .title = { role-wood_procurer }
    .clauses = VV-20, VV-21
roles-card-cloth_procurer = You take 2 { material-cloth } of value 1, the others 1, the last none.
    .title = { role-cloth_procurer }
    .clauses = VV-20, VV-21
roles-card-iron_procurer = You take 2 { material-iron } of value 1, the others 1, the last none.
    .title = { role-iron_procurer }
    .clauses = VV-20, VV-21
roles-card-sculpture_procurer = You take 2 { material-sculpture } of value 1, the others 1, the last none.
    .title = { role-sculpture_procurer }
    .clauses = VV-20, VV-21
roles-card-craftsman = You may make two exchanges of { material-wood } or { material-sculpture }, the others one, the last none.
    .title = { role-craftsman }
    .clauses = VV-25, VV-27, VV-28, VV-31
roles-card-tailor_blacksmith = You may make two exchanges of { material-cloth } or { material-iron }, the others one, the last none.
    .title = { role-tailor_blacksmith }
    .clauses = VV-25, VV-27, VV-28, VV-31
roles-card-admiral = Only for you: take any good of value 1. Then you may replace a good on your own ship, or pretend to.
    .title = { role-admiral }
    .clauses = VV-33, VV-35, VV-37
roles-card-king = Only for you: take any good of value 1. Then you may order another player to replace a good on their ship.
    .title = { role-king }
    .clauses = VV-39, VV-40

exchange = Exchanges
exchange-figure-exchange = The only two exchanges: 1 and 1 make a 2, 1 and 2 make a 3.
exchange-item-pair = Two goods of one material from your hand go back to the supply, and one of the same material comes from there: 1 + 1 gives a 2, 1 + 2 gives a 3. Nothing else can be exchanged, and nothing that lies on a ship.
    .clauses = VV-26, VV-29, VV-32
exchange-item-left = There must be such a good left in the supply. What you give back is there for the next exchange at once; your second one may use what the first brought.
    .clauses = VV-29, VV-30
exchange-item-shown = Everybody sees what you exchange and what you take. That is how others learn what you hold.
    .clauses = VV-9, VV-10

replace = { role-admiral } and { role-king }
replace-item-admiral = _The { role-admiral }_ names a square of the own ship and puts down a good of that material, face down. It may be one from the hand, the one just taken, or the same again: nobody is told. The one that lay there goes back to the hand.
    .clauses = VV-35, VV-36, VV-37
replace-item-king = _The { role-king }_ names another player and one of the squares on that ship where something lies. That player must put down another good of the material, and chooses which; the old one goes to the hand. A good of the same value will do, the same piece will not.
    .clauses = VV-40, VV-41, VV-42, VV-44
replace-item-none = Who has nothing of that material in hand says so; then nothing changes, and the order is spent. Neither { role-admiral } nor { role-king } has to replace anything.
    .clauses = VV-38, VV-40, VV-43

build = Building: what and when
build-item-may = A material _may_ be built when at least one of its threes has left the supply. The leader chooses one or passes, then the others clockwise, once round. The first who chooses decides; if all pass, nothing is built.
    .clauses = VV-47, VV-48, VV-51, VV-52
build-item-must = A material _must_ be built when all its threes have left the supply. Then nobody passes and nothing else is built. If there are several, the leader chooses among them, and the others come in later rounds.
    .clauses = VV-49, VV-53, VV-54, VV-55
build-item-none = Is none of its threes out, a material waits. At most one is built in a round, and none twice.
    .clauses = VV-45, VV-46, VV-50
build-item-place = Everybody lays exactly one good of it on the own square, face down, of any value they like: beginning with the one who chose, or with the leader. You always hold at least one.
    .clauses = VV-56, VV-57, VV-58

inspect = Inspection
inspect-line-order = Whoever built last looks first, then it goes back counter-clockwise; who chose the material is last. You may look at any one good on another ship, old or new, or at none. Several may look at the same.
    .clauses = VV-60, VV-61, VV-62, VV-63
inspect-line-secret = All see where you look, only you see the value. Otherwise goods in hands and on ships stay hidden to the end.
    .clauses = VV-10, VV-64

end = End and judgement
end-line-end = When the fourth material has been built the game is over at once, without an Inspection. All goods are turned up.
    .clauses = VV-60, VV-73
end-step-parts = _The parts._ The goods of one material on all ships are added up. The part holds if the sum reaches what it needs: { $players-3-operational } with three players, { $players-4-operational } with four, { $players-5-operational } with five.
    .clauses = VV-74
end-step-sails = _All four hold:_ <sails> she sails. Most threes left in hand wins; if that is level, most twos, then most ones.
    .clauses = VV-76
end-step-fails = _Some fail:_ <wood> she fails. Most threes on your squares of the failed parts wins; then most threes on your whole ship, then most twos.
    .clauses = VV-77
end-step-none = _None holds:_ everybody loses.
    .clauses = VV-75
end-step-tie = _Still level?_ The shipyard leader wins, if level too; else the first of them clockwise from the leader. There is one winner and no second place.
    .clauses = VV-79, VV-80
end-table-example =
    Four players | { material-wood } | { material-cloth } | { material-iron } | { material-sculpture } | 3s in hand | 2s in hand
    Anna | 3 | 2 | 3 | 2 | 1 | 0
    Bo | 2 | 3 | 2 | 2 | 1 | 1
    Cecilia | 2 | 1 | 2 | 2 | 1 | 2
    Dag | 2 | 3 | 2 | 3 | 1 | 0
    Sum | 9 | 9 | 9 | 9 | – | –
    .title = A worked example
end-note-sails = With four players a part needs { $players-4-operational }. All four parts have 9. If that is enough she sails: all have one 3 in hand, so the 2s decide, and _Cecilia wins_ with two of them, though her ship is the poorest.
    .clauses = VV-74, VV-76
end-note-fails = Had Bo laid a 2 of { material-cloth } instead of the 3, that part would have come to 8 and failed. Then the 3s there count: only Dag has one, and _Dag wins_.
    .clauses = VV-74, VV-77

trade = Trading, if the table plays with it
trade-line-when = The advanced rule puts an _Inventory_ between roles and building in every round, even if nothing can be built. Nobody has to trade.
    .clauses = VV-11, VV-65, VV-70
trade-item-what = Two players trade: each gives one or more goods from the hand, and no kind of good goes both ways. Exactly what was agreed changes hands. What lies on ships, cards and promises cannot be traded.
    .clauses = VV-67, VV-68, VV-69
trade-item-keep = After a trade both must still hold at least one good of every material that is not built.
    .clauses = VV-66
trade-item-how = There are up to { $inventory-cycles } rounds of offers. Everybody makes one player an offer, or none, all at the same time; then all answer: accept, refuse, or make a counter-offer, which is accepted or refused. If two offer each other the very same trade, it is made. Everything is open to all; a trade that somebody can no longer meet falls through.
    .clauses = VV-71, VV-72

small = Small print
small-point-short = If less is left in the supply than you are due, you take what there is. Nothing else replaces it, and you cannot refuse: procuring simply happens.
    .title = Too little left
    .clauses = VV-22, VV-23
small-point-built = Materials that are built can still be procured and exchanged: they count in hand at the end.
    .title = After building
    .clauses = VV-24
small-point-empty = If no good of value 1 is left at all, { role-admiral } and { role-king } take none and go on to what they may do next.
    .title = An empty supply
    .clauses = VV-34, VV-39
small-point-direction = Everything goes clockwise except the Inspection.
    .title = Which way round
    .clauses = VV-1, VV-61
small-point-locked = It can happen that no more threes can be made of any material that is unbuilt: all ones and twos are in hands, and no hand has both. Then the leader must choose one, and it is built. Where the table trades, it waits one round longer.
    .title = Nobody can go on
    .clauses = VV-59
small-point-limit = From a round on that the table sets (60, if nobody says otherwise) nobody may pass at building: the leader must choose a material, if need be one of which no three is out.
    .title = No endless waiting
    .clauses = VV-78
small-point-memory = Usually the table keeps in sight what you have seen and what follows from what all have seen. A table may leave remembering to you; then a look is told once, in the log.
    .title = Memory
    .clauses = VV-81

words = Glossary
words-word-wood = Hull and masts. Too little, and the ship sinks.
    .title = { material-wood }
words-word-cloth = The sails. Too little, and she is lost at sea.
    .title = { material-cloth }
words-word-iron = The guns. Too little, and she is lost in battle.
    .title = { material-iron }
words-word-sculpture = The ornaments. Too few, and she is a disgrace.
    .title = { material-sculpture }
words-word-leader = Takes the first role and decides first what is built. The card goes to the left after each round.
    .title = Shipyard leader
    .clauses = VV-16, VV-51
words-word-supply = What nobody holds. A three that has left it is in play.
    .title = Supply
    .clauses = VV-8, VV-47
words-word-hand = The goods that you have not built. If she sails, they decide.
    .title = Hand
    .clauses = VV-76
words-word-holds = Holds: all ships together have given enough of it. The clauses say operational.
    .title = A part that holds
    .clauses = VV-74
words-word-fails = Does not hold: too little was given.
    .title = A part that fails
    .clauses = VV-74
words-word-build = Everybody lays one good of the same material, face down.
    .title = Building
    .clauses = VV-56
words-word-trade = The step for trading, if the table plays with it.
    .title = Inventory
    .clauses = VV-65

aid = Player aid
aid-box-roles =
    The leader first, then clockwise: everybody takes one role.
    Who brings one material: 2 goods of value 1; others 1.
    { role-craftsman } ({ material-wood }, { material-sculpture }), { role-tailor_blacksmith } ({ material-cloth }, { material-iron }): 2 exchanges; others 1.
    The last in order gets nothing.
    { role-admiral }: any 1; replace a good on your ship, or pretend to.
    { role-king }: any 1; order somebody to replace a good.
    .title = 1. Roles
aid-box-exchange =
    1 + 1 → 2, and 1 + 2 → 3.
    One material, from the hand, if the supply has the new one.
    .title = Exchange
aid-box-build =
    One three of it out of the supply: may be built. Leader chooses or passes, then clockwise.
    All threes out: must be built.
    Everybody lays one good face down.
    .title = 2. Building
aid-box-inspect =
    Only after building, the last to build first, counter-clockwise.
    Look at one good on another ship, or at none.
    .title = 3. Inspection
aid-box-sails =
    All four parts hold: most 3s in hand, then 2s, then 1s.
    .title = She sails
aid-box-fails =
    Some fail: most 3s on the failed parts, then 3s on the whole ship, then 2s.
    None holds: all lose.
    _Level: the leader, or the next clockwise._
    .title = She fails
aid-table-need =
    Players | A part needs
    3 | { $players-3-operational }
    4 | { $players-4-operational }
    5 | { $players-5-operational }
    .title = Enough
