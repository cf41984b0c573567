# The page from which people learn the game. docs/rules-pages.md tells how it is written.

aim = The aim
aim-line-points = Build ships and buildings; they are your points.
    .clauses = SW-93
aim-line-end = When somebody has launched ship number { $limits-ships_to_end_game }, the day is played to its end, and whoever has the _most points_ wins.
    .clauses = SW-91, SW-99

table = What lies where
table-figure-table = Your harbour after a few days.
table-spot-fleet = _Your fleet._ What sails is safe for good, and there may be several ships of one kind.
    .clauses = SW-80
table-spot-buildings = _Your buildings._ One of each kind; they count at the end and do nothing before.
    .clauses = SW-83, SW-84
table-spot-gold = _Gold_ <gold>, { $limits-gold_max } at most, and the _village_ with your workers <workers>: who is at home earns gold tonight.
    .clauses = SW-8, SW-86
table-spot-mill = _The mill_ stores { good-oak } <oak>, { good-wool } <wool> and { good-iron } <iron>; at night it holds { $limits-mill_capacity_base }.
    .clauses = SW-88
table-spot-slips = _Two workshops_ for ships that are not finished.
    .clauses = SW-73, SW-74
table-spot-row = _The row:_ { $limits-hired_craftsmen_max } places for hired craftsmen, and beside it room for _one_ tool.
    .clauses = SW-35, SW-43
table-line-pile = In the middle lie the pile of { $meta-cards_total } cards and the discards. _The back of the pile’s top card is the price list_: it says how much { good-oak }, { good-wool } or { good-iron } a purchase brings.
    .clauses = SW-2, SW-32

start = How it begins
start-line-first = Everybody takes { $setup-gold } gold <gold>, { $setup-workers } workers <workers> and { $setup-goods_of_choice } goods of their choice, alike or different. One player, drawn by lot, gets the Pioneer Token <pioneer_token> and starts the first day.
    .clauses = SW-4, SW-5, SW-6
start-line-empty = Hands, rows, workshops, fleets and buildings are empty.
    .clauses = SW-7

day = A day
day-line-parts = Every day has three parts, always in this order.
    .clauses = SW-15
day-deed-morning = Cards go round. You keep { $draft-packets_per_day }.
    .title = Morning
    .clauses = SW-17, SW-22
day-deed-afternoon = One turn each: hire, buy, build, call on people.
    .title = Afternoon
    .clauses = SW-23, SW-25
day-deed-evening = Gold and workers come in. { $limits-ships_to_end_game } ships in some fleet? Then it was the last one.
    .title = Evening
    .clauses = SW-86, SW-87, SW-91

morning = Morning: cards go round
morning-step-draw = Whoever starts the day draws a packet: one card more than there are players.
    .clauses = SW-17, SW-18
morning-step-keep = Keep one card in secret and pass the rest to the left. The last player keeps one and lays the other aside, face down.
    .clauses = SW-19, SW-20
morning-step-thrice = This happens { $draft-packets_per_day } times. Then everybody holds as many cards.
    .clauses = SW-17, SW-22
morning-figure-passing = With four players. What you pass on, the next one sees: think of what they need.

afternoon = Afternoon: your turn
afternoon-line-turn = From the starter on everybody takes one turn. Do what you like, in any order, as often as you can pay. _At the end your hand is empty: each card is played or discarded._
    .clauses = SW-23, SW-25, SW-27
afternoon-deed-buy = Pay { $buy_goods-cost_gold } gold <gold> and { $buy_goods-cost_workers } workers <workers> and name one kind; take as many as the top back shows.
    .title = Buy goods
    .clauses = SW-30..SW-32
afternoon-deed-hire = Free. He waits in the row until a ship needs him.
    .title = Hire a craftsman
    .clauses = SW-42, SW-43, SW-45
afternoon-deed-begin = Free. Lay it in an empty workshop.
    .title = Begin a ship
    .clauses = SW-73
afternoon-deed-finish = Pay all of it at once; it sails to your fleet.
    .title = Finish a ship
    .clauses = SW-76, SW-78
afternoon-deed-construct = Pay its gold and workers; one of each kind.
    .title = Construct a building
    .clauses = SW-82, SW-83
afternoon-deed-tool = Pay its gold; you own one at a time, so throw the old one away first.
    .title = Buy a tool
    .clauses = SW-34, SW-35
afternoon-deed-call = Aim if there is somebody to aim at, pay if it costs something, do what the card says, then discard it.
    .title = Call on townsfolk
    .clauses = SW-46, SW-47
afternoon-deed-discard = Any card, at any moment of your turn, for nothing.
    .title = Discard
    .clauses = SW-28

ships = Building a ship
ships-item-once = Gold, workers, goods and craftsmen are paid _in one go_: nothing in advance, nothing in parts.
    .clauses = SW-76, SW-78
ships-item-from = A craftsman may come from your row or straight from your hand. If a ship asks for the same kind twice, it takes two.
    .clauses = SW-77
ships-item-same = Begin and finish in one turn: allowed. Several ships in one turn: allowed.
    .clauses = SW-79
ships-item-signs = What a ship changes (mill, workers, gold) counts from the moment it sails, so already tonight.
    .clauses = SW-81
ships-item-full = With both workshops full you cannot begin another; a ship left in your hand is discarded at the end of your turn.
    .clauses = SW-74
ships-item-tools = A tool may save you all of one kind of goods for one ship, once; its card says which kind.
    .clauses = SW-37

folk = Townsfolk
folk-line-some = Some help you, some hurt others. A card that has nothing to aim at can only be discarded.
    .clauses = SW-48
folk-note-watchman = _The { card-watchman }_ lies before you until your next turn. Whoever fears a { card-watchman }, as the own card says, cannot choose you or passes you by. All others come all the same, and your own cards are not held up.
    .clauses = SW-59..SW-61
folk-line-safe = _Ships that sail, buildings and hands are never in danger._ Only what waits is: craftsmen in rows, ships in workshops, goods, gold, tools.
    .clauses = SW-51
folk-line-pioneer = _The { card-pioneer }_ lies before you until the next day begins; then you start it. If nobody called on one, the next player on the left starts.
    .clauses = SW-53, SW-92

evening = Evening: income
evening-step-gold = _Gold_ <gold>: { $evening-gold_per_village_worker } for each worker in your village and { $evening-gold_per_gold_icon } for each gold sign of your fleet; above { $limits-gold_max } it is lost.
    .clauses = SW-8, SW-86
evening-step-workers = _Workers_ <workers>: { $evening-workers_base }, changed by the worker signs of your fleet, but never less than { $evening-workers_min }.
    .clauses = SW-87
evening-step-room = _Room:_ the village holds { $limits-village_capacity } workers, the mill { $limits-mill_capacity_base } goods, changed by the mill signs of your fleet. What is too much goes back; you choose which goods.
    .clauses = SW-88, SW-89
evening-note-example = _An example with the values as printed._ Three workers are at home, a { card-ferje } and a { card-byrding } sail. The { card-ferje } has a gold sign and a worker sign, the { card-byrding } a worker sign. Gold: 3 and 1, that is 4. Workers: 1 and 2, that is 3 new ones, so six live in the village now.
    .clauses = SW-86, SW-87

end = End and scoring
end-line-when = After an evening on which some fleet has { $limits-ships_to_end_game } ships or more, all points are counted:
    .clauses = SW-91
end-item-printed = the points <points> of your ships and of your buildings,
    .clauses = SW-93, SW-94
end-item-arms = and { $scoring-military_bonus_vp } points for whoever is strongest in arms <arms>. Equals all get them, but nobody without arms does.
    .clauses = SW-98
end-line-wins = Most points win. Equal points: more gold. Equal gold too: the victory is shared.
    .clauses = SW-99, SW-100
end-table-example =
    Player | Ships | Buildings | Arms | Points | Gold
    Anna | <karv> { card-karv } 3, <snekke> { card-snekke } 3, <knarr> { card-knarr } 2, <byrding> { card-byrding } 1 | <boat_house> { card-boat_house } 4, <long_house> { card-long_house } 1 | 3 | 14 | 7
    Bo | <skeid> { card-skeid } 4, <busse> { card-busse } 4 | <church> { card-church } 2, <treasury> { card-treasury } 1 | 5 → 3 | 14 | 4
    Cecilia | <drakkar> { card-drakkar } 6, <skute> { card-skute } 2 | <mining_camp> { card-mining_camp } 2 | 5 → 3 | 13 | 6
    .title = A worked example
end-note-count = With the values as printed. Anna launched a fourth ship: 3, 3, 2 and 1 are 9. Her { card-boat_house } gives 2 for each ship without arms, and she has two of them: 4. The { card-long_house } gives 1: _14_.
    .clauses = SW-93, SW-94, SW-96
end-note-arms = Bo and Cecilia are level in arms with 5, so both get 3. Bo has 8 for ships, 2 for the { card-church }, 1 for the 4 gold of the { card-treasury } and those 3: _14_ too. Cecilia comes to 8, 2 and 3: _13_.
    .clauses = SW-95, SW-98
end-note-gold = Anna and Bo have 14 each, and Anna has more gold, 7 against 4: _Anna wins_.
    .clauses = SW-99

small = Small print
small-point-table = Two to five players sit in a circle. Goods and workers never run out.
    .title = The table
    .clauses = SW-1, SW-3
small-point-paying = A price is paid in full or not at all; a loss takes what is there. Before the night neither mill nor village has a limit.
    .title = Paying
    .clauses = SW-9, SW-10
small-point-pile = Cards are drawn one by one. When the pile runs out, the discards are shuffled at once into a new one; cards in hands, packets and on the table stay out. If nothing is left at all, nothing is drawn and nothing bought.
    .title = The pile
    .clauses = SW-11..SW-13
small-point-discards = They lie open. Only what the last player laid aside in the morning goes there face down, when the afternoon ends.
    .title = Discards
    .clauses = SW-14, SW-21, SW-85
small-point-order = A { card-pioneer } leaves when the day begins, a { card-watchman } when its owner’s turn does. Of several the { card-pioneer } played last counts.
    .title = What goes when
    .clauses = SW-16, SW-24, SW-54
small-point-turn = Nobody else acts in it. It ends when your hand is empty and you say so; cards that you drew count as well. With an empty hand you may still buy goods and finish ships.
    .title = Your turn
    .clauses = SW-26, SW-29, SW-64
small-point-buying = A purchase does not move the top card: what it brings stays the same until somebody draws.
    .title = Buying
    .clauses = SW-33
small-point-tools = You may throw yours away in your turn, for nothing. The { card-trade_cart } arrives with goods of its own. At a purchase you may unload goods of the kind you buy, as many as its card says, and it goes when it is empty; what lies on it is not in your mill, and is lost with it.
    .title = Tools
    .clauses = SW-36, SW-39..SW-41
small-point-craftsmen = Only the kind that is named will do. A hired craftsman cannot be sent away; an unfinished ship leaves its workshop only by being launched or wrecked.
    .title = Craftsmen and workshops
    .clauses = SW-44, SW-45, SW-75
small-point-full = Townsfolk who bring gold may be called on even if your purse is full.
    .title = A full purse
    .clauses = SW-72
small-point-evening = Gold, workers, room: strictly in this order. So the village earns before new workers arrive and before anybody must leave.
    .title = The order of the evening
    .clauses = SW-90
small-point-guards = A game in which nobody gets there is counted after day { $limits-days_max }; in one turn townsfolk draw at most { $limits-draws_max } cards.
    .title = Guards
    .clauses = SW-101, SW-102

words = Glossary
words-word-oak = What { good-oak }, { good-wool } and { good-iron } are. They lie in the mill.
    .title = Goods
words-word-workers = Lives in the village, earns gold every evening, is spent on goods, ships and buildings.
    .title = Worker
    .clauses = SW-86
words-word-gold = From nothing to { $limits-gold_max }. Breaks ties.
    .title = Gold
    .clauses = SW-8, SW-99
words-word-points = Who has most wins.
    .title = Points
    .clauses = SW-93
words-word-arms = The strongest fleet gets { $scoring-military_bonus_vp } points. The clauses say military.
    .title = Arms
    .clauses = SW-98
words-word-slip = Where a ship is built; there are two.
    .title = Workshop
    .clauses = SW-73
words-word-mill = Stores goods. Signs on ships change how much it holds at night.
    .title = Mill
    .clauses = SW-88
words-word-packet = Cards that go round in the morning.
    .title = Packet
    .clauses = SW-18
words-word-pioneer_token = Lies with whoever starts the day.
    .title = Pioneer Token
    .clauses = SW-6
words-head-ships = Ships
words-card-ferje = { card-ferje-text } Craftsmen: { $ships-ferje-craftsmen }.
    .title = { card-ferje }
    .clauses = SW-76
words-card-byrding = { card-byrding-text } Craftsmen: { $ships-byrding-craftsmen }.
    .title = { card-byrding }
    .clauses = SW-76
words-card-knarr = { card-knarr-text } Craftsmen: { $ships-knarr-craftsmen }.
    .title = { card-knarr }
    .clauses = SW-76
words-card-skute = { card-skute-text } Craftsmen: { $ships-skute-craftsmen }.
    .title = { card-skute }
    .clauses = SW-76
words-card-karv = { card-karv-text } Craftsmen: { $ships-karv-craftsmen }.
    .title = { card-karv }
    .clauses = SW-76
words-card-snekke = { card-snekke-text } Craftsmen: { $ships-snekke-craftsmen }.
    .title = { card-snekke }
    .clauses = SW-76
words-card-busse = { card-busse-text } Craftsmen: { $ships-busse-craftsmen }.
    .title = { card-busse }
    .clauses = SW-76
words-card-skeid = { card-skeid-text } Craftsmen: { $ships-skeid-craftsmen }.
    .title = { card-skeid }
    .clauses = SW-76
words-card-langskip = { card-langskip-text } Craftsmen: { $ships-langskip-craftsmen }.
    .title = { card-langskip }
    .clauses = SW-76
words-card-drakkar = { card-drakkar-text } Craftsmen: { $ships-drakkar-craftsmen }.
    .title = { card-drakkar }
    .clauses = SW-76
words-head-craftsmen = Craftsmen
words-card-carpenter = { card-carpenter-text }
    .title = { card-carpenter }
    .clauses = SW-42, SW-44
words-card-blacksmith = { card-blacksmith-text }
    .title = { card-blacksmith }
    .clauses = SW-42, SW-44
words-card-sailmaker = { card-sailmaker-text }
    .title = { card-sailmaker }
    .clauses = SW-42, SW-44
words-card-ropemaker = { card-ropemaker-text }
    .title = { card-ropemaker }
    .clauses = SW-42, SW-44
words-card-caulker = { card-caulker-text }
    .title = { card-caulker }
    .clauses = SW-42, SW-44
words-card-carver = { card-carver-text }
    .title = { card-carver }
    .clauses = SW-42, SW-44
words-card-shieldmaker = { card-shieldmaker-text }
    .title = { card-shieldmaker }
    .clauses = SW-42, SW-44
words-head-folk = Townsfolk
words-card-assassin = { card-assassin-text }
    .title = { card-assassin }
    .clauses = SW-49
words-card-barbarian = { card-barbarian-text }
    .title = { card-barbarian }
    .clauses = SW-50
words-card-conspirator = { card-conspirator-text }
    .title = { card-conspirator }
    .clauses = SW-52
words-card-raider = { card-raider-text }
    .title = { card-raider }
    .clauses = SW-56
words-card-berserker = { card-berserker-text }
    .title = { card-berserker }
    .clauses = SW-57
words-card-thief = { card-thief-text }
    .title = { card-thief }
    .clauses = SW-58
words-card-pioneer = { card-pioneer-text }
    .title = { card-pioneer }
    .clauses = SW-53, SW-54
words-card-mercenary = { card-mercenary-text }
    .title = { card-mercenary }
    .clauses = SW-55
words-card-watchman = { card-watchman-text }
    .title = { card-watchman }
    .clauses = SW-59..SW-61
words-card-chieftain = { card-chieftain-text }
    .title = { card-chieftain }
    .clauses = SW-62, SW-64
words-card-sage = { card-sage-text }
    .title = { card-sage }
    .clauses = SW-63, SW-64
words-card-beggar = { card-beggar-text }
    .title = { card-beggar }
    .clauses = SW-65
words-card-labourer = { card-labourer-text }
    .title = { card-labourer }
    .clauses = SW-66
words-card-merchant = { card-merchant-text }
    .title = { card-merchant }
    .clauses = SW-67
words-card-trader = { card-trader-text }
    .title = { card-trader }
    .clauses = SW-68
words-card-king = { card-king-text }
    .title = { card-king }
    .clauses = SW-69
words-card-queen = { card-queen-text }
    .title = { card-queen }
    .clauses = SW-70
words-card-navigator = { card-navigator-text }
    .title = { card-navigator }
    .clauses = SW-71
words-head-tools = Tools
words-card-bow_saw = { card-bow_saw-text } Price: { $gold } gold.
    .title = { card-bow_saw }
    .clauses = SW-34, SW-37
words-card-spindle_whorl = { card-spindle_whorl-text } Price: { $gold } gold.
    .title = { card-spindle_whorl }
    .clauses = SW-34, SW-37
words-card-smelting_furnace = { card-smelting_furnace-text } Price: { $gold } gold.
    .title = { card-smelting_furnace }
    .clauses = SW-34, SW-37
words-card-trade_cart = { card-trade_cart-text } Price: { $gold } gold.
    .title = { card-trade_cart }
    .clauses = SW-38..SW-40
words-head-houses = Buildings
words-card-long_house = { card-long_house-text } Price: { $gold } gold, workers { $workers }.
    .title = { card-long_house }
    .clauses = SW-94
words-card-mining_camp = { card-mining_camp-text } Price: { $gold } gold, workers { $workers }.
    .title = { card-mining_camp }
    .clauses = SW-94
words-card-church = { card-church-text } Price: { $gold } gold, workers { $workers }.
    .title = { card-church }
    .clauses = SW-94
words-card-fortress = { card-fortress-text } Price: { $gold } gold, workers { $workers }.
    .title = { card-fortress }
    .clauses = SW-94
words-card-treasury = { card-treasury-text } Price: { $gold } gold, workers { $workers }.
    .title = { card-treasury }
    .clauses = SW-95
words-card-boat_house = { card-boat_house-text } Price: { $gold } gold, workers { $workers }.
    .title = { card-boat_house }
    .clauses = SW-96
words-card-market_hall = { card-market_hall-text } Price: { $gold } gold, workers { $workers }.
    .title = { card-market_hall }
    .clauses = SW-97

aid = Player aid
aid-box-morning =
    Packets: one card more than players, { $draft-packets_per_day } times.
    Keep one, pass the rest on. The last keeps one, lays one aside.
    .title = Morning
aid-box-afternoon =
    Any actions, any order; then every card is played or discarded.
    Buy goods: { $buy_goods-cost_gold } gold, { $buy_goods-cost_workers } workers, one kind, as many as the top back shows.
    Hire: free, { $limits-hired_craftsmen_max } places. Begin a ship: free, two workshops.
    Finish, build, buy a tool, call on townsfolk.
    .title = Afternoon
aid-box-evening =
    Gold: { $evening-gold_per_village_worker } per worker in the village, and what ships bring; { $limits-gold_max } at most.
    Workers: { $evening-workers_base }, and what ships bring; never less than { $evening-workers_min }.
    Above { $limits-village_capacity } workers or the mill’s room: back to the supply.
    _{ $limits-ships_to_end_game } ships anywhere: that was the last evening._
    .title = Evening
aid-table-ships =
    Ship | <points> Points | <arms> Arms | <gold> Gold | <workers> Wk | <oak> { good-oak } | <wool> { good-wool } | <iron> { good-iron } | Craftsmen
    { card-ferje } | { $ships-ferje-vp } | { $ships-ferje-military } | { $ships-ferje-cost-gold } | { $ships-ferje-cost-workers } | { $ships-ferje-cost-oak } | { $ships-ferje-cost-wool } | { $ships-ferje-cost-iron } | { $ships-ferje-craftsmen }
    { card-byrding } | { $ships-byrding-vp } | { $ships-byrding-military } | { $ships-byrding-cost-gold } | { $ships-byrding-cost-workers } | { $ships-byrding-cost-oak } | { $ships-byrding-cost-wool } | { $ships-byrding-cost-iron } | { $ships-byrding-craftsmen }
    { card-knarr } | { $ships-knarr-vp } | { $ships-knarr-military } | { $ships-knarr-cost-gold } | { $ships-knarr-cost-workers } | { $ships-knarr-cost-oak } | { $ships-knarr-cost-wool } | { $ships-knarr-cost-iron } | { $ships-knarr-craftsmen }
    { card-skute } | { $ships-skute-vp } | { $ships-skute-military } | { $ships-skute-cost-gold } | { $ships-skute-cost-workers } | { $ships-skute-cost-oak } | { $ships-skute-cost-wool } | { $ships-skute-cost-iron } | { $ships-skute-craftsmen }
    { card-karv } | { $ships-karv-vp } | { $ships-karv-military } | { $ships-karv-cost-gold } | { $ships-karv-cost-workers } | { $ships-karv-cost-oak } | { $ships-karv-cost-wool } | { $ships-karv-cost-iron } | { $ships-karv-craftsmen }
    { card-snekke } | { $ships-snekke-vp } | { $ships-snekke-military } | { $ships-snekke-cost-gold } | { $ships-snekke-cost-workers } | { $ships-snekke-cost-oak } | { $ships-snekke-cost-wool } | { $ships-snekke-cost-iron } | { $ships-snekke-craftsmen }
    { card-busse } | { $ships-busse-vp } | { $ships-busse-military } | { $ships-busse-cost-gold } | { $ships-busse-cost-workers } | { $ships-busse-cost-oak } | { $ships-busse-cost-wool } | { $ships-busse-cost-iron } | { $ships-busse-craftsmen }
    { card-skeid } | { $ships-skeid-vp } | { $ships-skeid-military } | { $ships-skeid-cost-gold } | { $ships-skeid-cost-workers } | { $ships-skeid-cost-oak } | { $ships-skeid-cost-wool } | { $ships-skeid-cost-iron } | { $ships-skeid-craftsmen }
    { card-langskip } | { $ships-langskip-vp } | { $ships-langskip-military } | { $ships-langskip-cost-gold } | { $ships-langskip-cost-workers } | { $ships-langskip-cost-oak } | { $ships-langskip-cost-wool } | { $ships-langskip-cost-iron } | { $ships-langskip-craftsmen }
    { card-drakkar } | { $ships-drakkar-vp } | { $ships-drakkar-military } | { $ships-drakkar-cost-gold } | { $ships-drakkar-cost-workers } | { $ships-drakkar-cost-oak } | { $ships-drakkar-cost-wool } | { $ships-drakkar-cost-iron } | { $ships-drakkar-craftsmen }
    .title = Ships
aid-box-points =
    Ships and buildings as printed.
    Strongest in arms: { $scoring-military_bonus_vp }; equals all get them.
    Tie: more gold. Still equal: shared.
    .title = Points
aid-box-watchman =
    Until your next turn nobody harms you who fears a { card-watchman }: their cards say so.
    All others come all the same.
    .title = { card-watchman }
