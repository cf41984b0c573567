# The page from which people learn the game. docs/rules-pages.md tells how it is written.

aim = The aim
aim-line-nation = Together you found a nation: farms in the provinces feed shops in the city, the shops load ships and missions, and whoever owns what you use is paid.
    .clauses = SU-44, SU-55, SU-61, SU-63
aim-line-win = Most points win: { $scoring-basic_building } for each of your discs that is basic, { $scoring-advanced_building } for each that is advanced, { $scoring-fulfilled_mission } for each mission chit.
    .clauses = SU-91

table = What lies where
table-figure-table = The city between its four sides: basic provinces in the west, advanced ones in the north, ships in the south, missions in the east.
table-spot-city = _The city_ has { $city-rows } rows and { $city-columns } columns of squares. A shop may stand on any of them; neighbours do not matter.
    .clauses = SU-100
table-spot-west = _The west:_ here the basic provinces are laid, which grow crop <crop>, wood <wood> and ore <ore>.
    .clauses = SU-1, SU-21, SU-102
table-spot-north = _The north:_ here the advanced provinces are laid, which give textile <textile>, timber <timber> and iron <iron>. West and north are maps of their own, without an edge.
    .clauses = SU-1, SU-21, SU-102
table-spot-ships = _The south:_ ships of { nation-england }, { nation-hansa } and { nation-holland } take basic goods out of shops.
    .clauses = SU-50, SU-53
table-spot-missions = _The east:_ missions to { nation-finland }, the { nation-baltics } and { nation-russia } take advanced goods out of shops.
    .clauses = SU-50, SU-53
table-spot-market = _The market_ has a row of three spaces for each of the six kinds. How full it is sets the price.
    .clauses = SU-70
table-spot-tableau = _Your columns_ hold the estate cards that you have played, three in each.
    .clauses = SU-10
table-line-open = What you hold of goods is open to all, and there is no limit to it, nor to the estate cards in your hand. The cards in your hand only you see.
    .clauses = SU-5

start = How it begins
start-line-own = Everybody takes { $player-discs } discs, { $player-start_resources-crop } crop, { $player-start_resources-wood } wood, { $player-start_resources-ore } ore and the same { $player-start_cards } estate cards: peasant/burgher, burgher/clergy, clergy/nobility and nobility/peasant. The first player is drawn by lot; play goes clockwise.
    .clauses = SU-5, SU-6
start-line-market = The market has { $market-start_count_per_kind } chits of each kind. City and provinces are empty. The other estate cards are a face-down pile, with one card face up beside it.
    .clauses = SU-18, SU-70
start-line-reserve = All provinces, tiles, ships and missions lie open in the reserve. There are only so many of each; what has run out cannot be had, until some come back. Chits never run out.
    .clauses = SU-4, SU-80
start-table-players =
    Players | Columns | Turns for each
    3 | { $tableau-p3-columns } | { $tableau-p3-turns_each }
    4 | { $tableau-p4-columns } | { $tableau-p4-turns_each }
    5 | { $tableau-p5-columns } | { $tableau-p5-turns_each }
    .title = By the number of players

turn = Your turn
turn-line-steps = A turn has three steps, always in this order. Then the next player has a turn.
    .clauses = SU-6
turn-step-play = _Play a card._ You must play one card from your hand into one of your columns that has fewer than { $tableau-p3-rows }, and choose which of its two estates lies on top. That stays so for the whole game; the other half gives nothing. You may fill your columns in any order.
    .clauses = SU-10, SU-11
turn-step-act = _Act._ Every card in that column gives one action of the estate on top of it: one to three in all. Use them in any order.
    .clauses = SU-12, SU-13
turn-step-draw = _Draw._ Take the top card of the pile and look at it. Keep it, or lay it down face up and take the card that lay there. If the pile is empty you take the card that lies face up; if that is gone too, you draw none.
    .clauses = SU-18, SU-19
turn-note-column = A column with nobility and clergy gets a second nobility: you have two nobility actions and one clergy action, so either three basic deeds, or an advanced one as nobility and a basic one as clergy.
    .clauses = SU-12, SU-14

estates = What each estate does
estates-line-tier = A basic deed costs { $estate_rules-cost_basic } action of its estate, an advanced deed { $estate_rules-cost_advanced } of _the same_ estate: nobility and clergy do not add up.
    .clauses = SU-14
estates-table-deeds =
    Estate | Basic (1 action) | Advanced (2 actions)
    <nobility> Nobility | castle; goods from the reserve | castle; goods from the reserve; collect a mission; demand with missions
    <clergy> Clergy | church; goods from the market | church; goods from the market; collect a mission; demand with missions
    <peasant> Peasant | farm; supply | farm; supply
    <burgher> Burgher | shop; flip a tile; collect a ship; demand with ships | shop
    .title = The deeds
    .clauses = SU-15
estates-item-finish = One deed is finished, with every bonus that it brings, before the next begins; the next may use what the first has built.
    .clauses = SU-13
estates-item-open = Choosing a deed uses its actions. You may begin one that you cannot pay yet, trade on the market first, and then pay; or give it up, and the actions are gone.
    .clauses = SU-17
estates-item-pass = You may leave actions unused. They are lost when the step ends.
    .clauses = SU-16

place = Building
place-figure-province = A province: its crest in the middle takes a castle and a church, the six hexes around it farms. Three of them are of one kind, the majority.
place-line-cost = Every building costs { $place-cost } chit, to the reserve, and one of your discs. A basic deed builds in the west or on a basic tile, an advanced one in the north or on an advanced tile.
    .clauses = SU-20
place-deed-place_castle = Take any province of the tier from the reserve and pay 1 of its majority, the kind on { $province_rules-majority_hexes } of its { $province_rules-ring_size } hexes. Lay it, turned as you like, and put your disc on the crest.
    .title = Castle
    .clauses = SU-21, SU-22
place-deed-place_church = On the crest of any province that has no church yet, whoever owns the castle. Pay 1 of its majority.
    .title = Church
    .clauses = SU-23
place-deed-place_farm = On any empty hex of any province, one farm on each. Pay 1 of the hex’s kind. _The owner of the castle there gains 1 of that kind_ and may have a bonus.
    .title = Farm
    .clauses = SU-24, SU-61
place-deed-place_shop = Take a tile and lay it on any empty square. Basic: the basic face up, pay 1 of its basic kind. Advanced: the advanced face up at once, pay 1 of its advanced kind and nothing else.
    .title = Shop
    .clauses = SU-25, SU-26
place-deed-flip_tile = Turn one of your basic tiles to its advanced face and pay 1 of that advanced kind: a basic deed, and no disc. Chits on it stay. It never turns back.
    .title = Flip a tile
    .clauses = SU-27, SU-28
place-line-bonus = Only farms bring others a bonus when they are built; castles, churches, shops and flips do not.
    .clauses = SU-29
place-line-lay = The first province of a side is simply laid there. A later one must lie against as many hexes of those that lie there as it can, without covering any: the board marks the places.
    .clauses = SU-103

collect = Collecting goods, ships and missions
collect-item-nobility = _Nobility_ <nobility> collects 1 of a kind that is scarce: at most { $market-by_stock-nobility_collect_max_stock } chits on the market. You gain 1 from the reserve, and another one goes to the market.
    .clauses = SU-30
collect-item-clergy = _Clergy_ <clergy> collects 1 of a kind that is plenty: at least { $market-by_stock-clergy_collect_min_stock } chits on the market. It comes from there.
    .clauses = SU-32
collect-item-advanced = _Advanced_ goods are collected in the same way, but you also pay the two basic goods that make one, once.
    .clauses = SU-31, SU-33
collect-table-recipes =
    Made | of | and
    <timber> Timber | crop | wood
    <textile> Textile | crop | ore
    <iron> Iron | wood | ore
    <religion> Religion | textile | timber
    <economy> Economy | textile | iron
    <military> Military | timber | iron
    .title = What makes what
    .clauses = SU-2, SU-3
collect-item-ship = _A ship_ is a basic deed of the burgher; _a mission_ an advanced one of nobility or clergy. Take any that is left, front up and empty.
    .clauses = SU-34, SU-35
collect-item-limit = You may have { $card_rules-hand_limit_ships } ships and { $card_rules-hand_limit_missions } missions. If you have as many, give one of that sort back first, front up; its cargo is lost.
    .clauses = SU-36

supply = Supply: farms feed the city
supply-figure-routes = The four ways through the city. Supply comes from west and north, ships look from the south, missions from the east.
supply-step-group = _Choose a group_ of your farms: all that are of one kind and lie edge to edge, even across provinces. Basic kinds are a basic deed, advanced kinds an advanced one.
    .clauses = SU-40, SU-106
supply-step-units = _Count._ The group brings 1 unit for each farm, and 1 for each church, whosever it is, in a province where one of these farms lies.
    .clauses = SU-41, SU-106
supply-step-fill = _Fill the shops_, whosever they are. Each unit goes to the next empty place of its kind. Basic goods come from the west: the lowest row first, each from left to right. Advanced goods come from the north: the left column first, each from top to bottom.
    .clauses = SU-43, SU-101
supply-step-gain = _You gain_ 1 of the kind for each unit that finds a place. The owner of the shop gains nothing yet.
    .clauses = SU-44
supply-step-over = _What is left over_ goes to the market, but every second unit is lost: the 1st, 3rd and 5th reach it, if it has room, and bring you 1 each.
    .clauses = SU-45
supply-step-bonus = _Churches are paid:_ 1 of the kind for each church that counted. Then come the bonuses.
    .clauses = SU-48, SU-63
supply-line-tile = A basic tile has one place, for its kind. An advanced tile has three: for its advanced kind and for the two basic kinds that make it. Each holds one chit and is filled by itself.
    .clauses = SU-42
supply-line-all = All units go, by themselves; you cannot hold any back. A group from which nothing would reach a shop or the market cannot be chosen.
    .clauses = SU-46, SU-47
supply-note-example = You have 3 wood farms side by side, and there is a church in their province: 4 units. Two wood shops are empty. Two units fill them, the third goes to the market, the fourth is lost. You gain 3 wood, and the owner of the church gains 1.
    .clauses = SU-41, SU-44, SU-45, SU-63

demand = Demand: ships and missions empty the city
demand-step-nation = _Choose a nation_ of which you have ships, or missions. All your cards of that nation demand together.
    .clauses = SU-50
demand-step-fill = _Load chit by chit:_ choose the card and the kind. Front sides ask for { $card_rules-front_in } chits, back sides for { $card_rules-back_in }. Stop when you like, but load at least one. What is on a card stays there until the card is full.
    .clauses = SU-51, SU-52
demand-step-source = _Where from?_ From the first shop on the way that has the kind; you may skip none. Ships look from the south: the right column first, each from the bottom up. Missions look from the east: the top row first, each from right to left.
    .clauses = SU-53, SU-101
demand-step-pay = _Pay_ 1 chit of the same kind to the owner of that shop, and to yourself if it is yours. So you must have the kind that you load.
    .clauses = SU-55, SU-58
demand-step-market = _If no shop has it_, the chit comes from the market, and you pay { $market-demand_cost_multiplier } of its kind to the reserve. If the market has none, it cannot be loaded.
    .clauses = SU-57
demand-step-done = _When you stop_, the owners get what was paid. A full card is emptied and gives you what it returns: { $card_rules-front_out } on the front, { $card_rules-back_out } on the back. Then come the bonuses.
    .clauses = SU-59, SU-65
demand-line-refined = An advanced shop gives its advanced kind if the chit is there, or else if both of its basic places are full: then those two chits go, and one advanced chit is loaded. Ships may also take the basic chits from it one by one.
    .clauses = SU-54
demand-line-aside = What you pay is set aside until you stop. You can neither spend it nor sell it before, not even what you pay to yourself.
    .clauses = SU-56

bonus = Bonuses
bonus-line-two = A bonus is two things. The goods come by themselves, at once and every time. The deed is an offer: it costs no action, may be basic or advanced, and you may decline it.
    .clauses = SU-60
bonus-deed-castle = Somebody builds a farm in your province: you gain 1 of the hex’s kind, and may pay 1 of it for a new castle whose province has that majority.
    .title = Castle
    .clauses = SU-61
bonus-deed-farm = You have supplied: you may pay 1 of that kind for a farm on any empty hex of it. The castle there is paid as always.
    .title = Farm
    .clauses = SU-62
bonus-deed-church = Your church counted in a supply: you gain 1 of the kind, and may pay 1 of it for a church in a province with that majority.
    .title = Church
    .clauses = SU-63
bonus-deed-shop = Your shop was paid in a demand: you may pay 1 of a kind that you were paid for a new shop that shows it, basic or advanced. Not for a flip; and the market gives no such bonus.
    .title = Shop
    .clauses = SU-64
bonus-deed-ship = Your ship was full: turn it to its back. If it was on its back already: give it back and take { $card_rules-missions_for_flipped_ship } mission.
    .title = Ship
    .clauses = SU-66
bonus-deed-mission = Your mission was full: turn it to its back. If it was on its back already: give it back and take up to { $card_rules-missions_for_flipped_mission } missions.
    .title = Mission
    .clauses = SU-66
bonus-line-order = The player whose turn it is chooses first, then the others in turn order. Each takes the deeds that are open to them in any order, and stops; what is not taken then is gone.
    .clauses = SU-67, SU-69
bonus-line-once = In one turn you may take each of the six deeds once. Declining does not count. You pay with a chit of just that kind, and nobody trades on the market meanwhile.
    .clauses = SU-68, SU-69

market = The market
market-line-spaces = Each row has three spaces for { $market-capacity_per_space } chits, with the prices { $market-prices-basic } for basic kinds and { $market-prices-advanced } for advanced ones. It fills from the dear end and empties from the cheap one: the more there is, the cheaper it is.
    .clauses = SU-70
market-table-prices =
    Chits in the row | 0 | 1 | 2 | 3 | 4 | 5 | 6
    Buy, basic | – | { $market-by_stock-buy_basic-2 } | { $market-by_stock-buy_basic-3 } | { $market-by_stock-buy_basic-4 } | { $market-by_stock-buy_basic-5 } | { $market-by_stock-buy_basic-6 } | { $market-by_stock-buy_basic-7 }
    Sell, basic | { $market-by_stock-sell_basic-1 } | { $market-by_stock-sell_basic-2 } | { $market-by_stock-sell_basic-3 } | { $market-by_stock-sell_basic-4 } | { $market-by_stock-sell_basic-5 } | { $market-by_stock-sell_basic-6 } | –
    Buy, advanced | – | { $market-by_stock-buy_advanced-2 } | { $market-by_stock-buy_advanced-3 } | { $market-by_stock-buy_advanced-4 } | { $market-by_stock-buy_advanced-5 } | { $market-by_stock-buy_advanced-6 } | { $market-by_stock-buy_advanced-7 }
    Sell, advanced | { $market-by_stock-sell_advanced-1 } | { $market-by_stock-sell_advanced-2 } | { $market-by_stock-sell_advanced-3 } | { $market-by_stock-sell_advanced-4 } | { $market-by_stock-sell_advanced-5 } | { $market-by_stock-sell_advanced-6 } | –
    .title = Prices
    .clauses = SU-70, SU-74
market-item-when = You trade in your own turn only, as part of a deed: before you pay for it, between two chits that you load in a demand, or when it is done, until the next one begins.
    .clauses = SU-17, SU-75
market-item-how = _Sell_ some goods, of any kinds, then _buy_ some for what they brought. All prices are those before the trade. There is no money: what is left over is lost.
    .clauses = SU-75
market-item-price = You buy at the price of the cheapest space with a chit in it, and sell at the price of the space where the next chit would lie.
    .clauses = SU-74
market-item-once = You may trade several times in one deed, but a kind that you have sold in it you cannot buy in it, nor the other way round.
    .clauses = SU-75, SU-76
market-item-one = In one deed only _one_ chit of a kind goes into its row and only one comes out; further ones pass through the reserve and leave the price as it is.
    .clauses = SU-71
market-item-limits = An empty row gives nothing, a full one ({ $market-capacity_per_kind } chits) takes nothing. A chit that fills or empties a row is the last of its kind that goes that way in the deed.
    .clauses = SU-72, SU-73
market-item-not = Mission chits, cargo, chits in shops and what is set aside as payment cannot be sold.
    .clauses = SU-1, SU-77
market-note-example = Crop has 2 chits, wood 3 and ore 3. You sell 2 crop at 2 each, which brings 4, and buy 1 wood and 1 ore at 2 each. Then crop has 3 chits, wood 2 and ore 2.
    .clauses = SU-71, SU-74, SU-75

end = End and points
end-line-end = The game ends when everybody’s columns are full, after the last player’s last turn. All have had the same number of turns.
    .clauses = SU-90
end-item-basic = _{ $scoring-basic_building } point_ for each of your discs in a basic province or on a basic tile.
    .clauses = SU-91
end-item-advanced = _{ $scoring-advanced_building } points_ for each of your discs in an advanced province or on an advanced tile. A castle and a church on one crest are two discs.
    .clauses = SU-91
end-item-missions = _{ $scoring-fulfilled_mission } points_ for each mission chit. Mission chits are good for nothing else.
    .clauses = SU-1, SU-91
end-item-tie = _Level?_ The goods count: { $scoring-tie_basic_resource } for each basic chit, { $scoring-tie_advanced_resource } for each advanced one, those that you hold, those in your shops and the cargo of your ships and missions. If that is level too, the victory is shared.
    .clauses = SU-92, SU-93
end-table-example =
    Player | Discs in the west | Basic shops | Discs in the north | Advanced shops | Missions | Points
    Anna | 6 | 3 | 1 | 2 | 3 | 48
    Bo | 9 | 2 | 2 | 1 | 2 | 40
    Cecilia | 8 | 1 | 3 | 0 | 3 | 48
    .title = A worked example
end-note-anna = _Anna:_ 6 + 3 basic discs are 9, 1 + 2 advanced ones are 9, and 3 mission chits are 30: together 48. _Bo:_ 11, 9 and 20 make 40. _Cecilia:_ 9, 9 and 30 make 48.
    .clauses = SU-91
end-note-tie = Anna and Cecilia are level. Anna holds 2 crop and 1 iron, and 1 wood is in her shop: 2 + 3 + 1 = 6. Cecilia holds 2 textile, and 1 crop is aboard her ship: 6 + 1 = 7. _Cecilia wins._
    .clauses = SU-92

small = Small print
small-point-discs = Without a disc left you may still build: pay, then lift another of your discs. A farm or church leaves its hex empty; without its castle a province stays, and pays nobody; with a shop its tile goes back and its chits are lost. As long as you have discs left you may lift none.
    .title = No disc left
    .clauses = SU-82, SU-83
small-point-provinces = Provinces stay where they lie for the whole game.
    .title = Provinces stay
    .clauses = SU-81
small-point-places = The second province of a side has 12 places to lie in, the third 2, then 3, 4 and 5. How it is turned makes no difference to that: all 6 ways are allowed. Two neighbours touch along three edges, with two hexes of each.
    .title = Where provinces may lie
    .clauses = SU-102, SU-103, SU-104, SU-105
small-point-crest = Farms in two provinces can be one group where their hexes touch. A crest touches only its own six hexes, so a church serves its own province alone.
    .title = Across the border
    .clauses = SU-40, SU-106
small-point-cards = If several ships are full at once, all pay, but only one is turned or exchanged in a turn; missions likewise. A card that you leave as it is stays empty and can be loaded again. A ship on its back can be exchanged only while there is a mission left.
    .title = Several full cards
    .clauses = SU-65, SU-66, SU-68
small-point-limit = If you have three missions and take another by a bonus, you may give one back first or take none. Whoever forgoes one takes no more.
    .title = Too many missions
    .clauses = SU-36, SU-66
small-point-chain = A farm by bonus may bring its castle a bonus too; it joins the others at once.
    .title = A bonus from a bonus
    .clauses = SU-61, SU-62, SU-67
small-point-given = A deed that is given up is over at once: there is no trading after it. Loading nothing counts as giving it up.
    .title = Given up
    .clauses = SU-17, SU-52
small-point-market = A table may agree that _every unit_ moves the price: then each chit that goes in or out counts, each is paid at the price of its moment, and a row takes or gives no more than there is room or there are chits. As printed, whoever trades in bulk gets very rich.
    .title = Trading in bulk
    .clauses = SU-78

words = Glossary
words-word-basic = Crop, wood and ore; the west; one action.
    .title = Basic
    .clauses = SU-1, SU-14
words-word-advanced = Textile, timber and iron; the north; two actions of one estate.
    .title = Advanced
    .clauses = SU-1, SU-14
words-word-reserve = All that nobody has. For chits it has no bottom.
    .title = Reserve
    .clauses = SU-4
words-word-majority = The kind on three of a province’s six hexes. Castles and churches are paid with it.
    .title = Majority
    .clauses = SU-22
words-word-disc = Your mark on a castle, church, farm or shop. Each is worth points at the end.
    .title = Disc
    .clauses = SU-20, SU-91
words-word-supply = Farms send goods to shops; the clauses count them as units.
    .title = Supply
    .clauses = SU-41
words-word-demand = Ships or missions take goods out of shops: they are loaded chit by chit.
    .title = Demand
    .clauses = SU-50
words-head-estates = Estate cards
words-card-PB = Farms and supply, or shops and ships. There are { $estate_card-PB-copies }.
    .title = Peasant/burgher
    .clauses = SU-11, SU-15
words-card-BC = Shops and ships, or churches, goods of which there is plenty, and missions. There are { $estate_card-BC-copies }.
    .title = Burgher/clergy
    .clauses = SU-11, SU-15
words-card-CN = Churches and goods of which there is plenty, or castles and goods that are scarce; missions with both. There are { $estate_card-CN-copies }.
    .title = Clergy/nobility
    .clauses = SU-11, SU-15
words-card-NP = Castles, goods that are scarce, and missions, or farms and supply. There are { $estate_card-NP-copies }.
    .title = Nobility/peasant
    .clauses = SU-11, SU-15
words-card-PC = Farms and supply, or churches, goods of which there is plenty, and missions. Nobody begins with it. There are { $estate_card-PC-copies }.
    .title = Peasant/clergy
    .clauses = SU-11, SU-15
words-card-BN = Shops and ships, or castles, goods that are scarce, and missions. Nobody begins with it. There are { $estate_card-BN-copies }.
    .title = Burgher/nobility
    .clauses = SU-11, SU-15
words-head-cargo = Ships and missions
words-card-england = A ship: { $ship-england-front-demand-crop } crop and { $ship-england-front-demand-wood } wood give { $ship-england-front-returns-timber } timber. Back: { $ship-england-back-demand-crop } and { $ship-england-back-demand-wood } give { $ship-england-back-returns-timber }.
    .title = { nation-england }
words-card-hansa = A ship: { $ship-hansa-front-demand-wood } wood and { $ship-hansa-front-demand-ore } ore give { $ship-hansa-front-returns-iron } iron. Back: { $ship-hansa-back-demand-wood } and { $ship-hansa-back-demand-ore } give { $ship-hansa-back-returns-iron }.
    .title = { nation-hansa }
words-card-holland = A ship: { $ship-holland-front-demand-crop } crop and { $ship-holland-front-demand-ore } ore give { $ship-holland-front-returns-textile } textile. Back: { $ship-holland-back-demand-crop } and { $ship-holland-back-demand-ore } give { $ship-holland-back-returns-textile }.
    .title = { nation-holland }
words-card-finland = A mission: { $mission-finland-front-demand-textile } textile and { $mission-finland-front-demand-timber } timber give { $mission-finland-front-returns-religion } religion. Back: { $mission-finland-back-demand-textile } and { $mission-finland-back-demand-timber } give { $mission-finland-back-returns-religion }.
    .title = { nation-finland }
words-card-baltics = A mission: { $mission-baltics-front-demand-textile } textile and { $mission-baltics-front-demand-iron } iron give { $mission-baltics-front-returns-economy } economy. Back: { $mission-baltics-back-demand-textile } and { $mission-baltics-back-demand-iron } give { $mission-baltics-back-returns-economy }.
    .title = { nation-baltics }
words-card-russia = A mission: { $mission-russia-front-demand-timber } timber and { $mission-russia-front-demand-iron } iron give { $mission-russia-front-returns-military } military. Back: { $mission-russia-back-demand-timber } and { $mission-russia-back-demand-iron } give { $mission-russia-back-returns-military }.
    .title = { nation-russia }
words-head-tiles = Tiles and provinces
words-card-CROP-TEX = Asks for { $city_tile-CROP-TEX-slots_basic }; turned, for { $city_tile-CROP-TEX-slots_advanced }. There are { $city_tile-CROP-TEX-copies }.
    .title = Crop/textile
words-card-CROP-TIM = Asks for { $city_tile-CROP-TIM-slots_basic }; turned, for { $city_tile-CROP-TIM-slots_advanced }. There are { $city_tile-CROP-TIM-copies }.
    .title = Crop/timber
words-card-ORE-IRON = Asks for { $city_tile-ORE-IRON-slots_basic }; turned, for { $city_tile-ORE-IRON-slots_advanced }. There are { $city_tile-ORE-IRON-copies }.
    .title = Ore/iron
words-card-ORE-TEX = Asks for { $city_tile-ORE-TEX-slots_basic }; turned, for { $city_tile-ORE-TEX-slots_advanced }. There are { $city_tile-ORE-TEX-copies }.
    .title = Ore/textile
words-card-WOOD-IRON = Asks for { $city_tile-WOOD-IRON-slots_basic }; turned, for { $city_tile-WOOD-IRON-slots_advanced }. There are { $city_tile-WOOD-IRON-copies }.
    .title = Wood/iron
words-card-WOOD-TIM = Asks for { $city_tile-WOOD-TIM-slots_basic }; turned, for { $city_tile-WOOD-TIM-slots_advanced }. There are { $city_tile-WOOD-TIM-copies }.
    .title = Wood/timber
words-card-west = { $province_rules-basic_mats } provinces of crop, wood and ore: two of each majority, with 3, 2 and 1 hexes of the kinds.
    .title = Basic provinces
words-card-north = { $province_rules-advanced_mats } provinces of textile, timber and iron: two of each majority, with 3, 2 and 1 hexes of the kinds.
    .title = Advanced provinces

aid = Player aid
aid-box-turn =
    1. Play a card into a column, one estate on top.
    2. One action for each card in that column.
    3. Draw: keep it, or exchange it for the open one.
    .title = Your turn
aid-box-deeds =
    Nobility: castle, scarce goods. Clergy: church, plentiful goods.
    Peasant: farm, supply. Burgher: shop, flip, collect a ship, demand with ships.
    Two of one estate: the same in the north or on advanced tiles.
    Two of nobility or of clergy: collect a mission, demand with missions.
    .title = Deeds
aid-box-pay =
    Castle, church: 1 of the majority. Farm: 1 of the hex.
    Shop, flip: 1 of the kind that it shows.
    Demand: 1 of the kind to the shop’s owner, 2 to the market.
    .title = What it costs
aid-box-supply =
    1 unit for each farm in the group and each church beside it.
    West: lowest row first, from the left. North: left column first, from the top.
    You gain 1 for each unit placed; of the rest every second one is lost.
    .title = Supply
aid-box-demand =
    Ships: right column first, from the bottom. Missions: top row first, from the right.
    Pay the owner. Full cards give what they return.
    .title = Demand
aid-box-bonus =
    Farm built: castle gains 1, may build a castle.
    Supply: churches gain 1, may build a church; you may build a farm.
    Demand: paid shops may build a shop; a full card is turned, or exchanged for missions.
    _Each once a turn, for 1 of that kind._
    .title = Bonuses
aid-table-points =
    What | Points
    Basic disc | { $scoring-basic_building }
    Advanced disc | { $scoring-advanced_building }
    Mission chit | { $scoring-fulfilled_mission }
    .title = Points
