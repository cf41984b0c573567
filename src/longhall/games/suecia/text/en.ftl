game-name = Suecia: The Founding of a Nation
game-about = Farms feed the city, ships and missions empty it, and whoever owns what you use is paid. Lay your estate cards well: they are all the actions you get.

kind-crop = crop
kind-wood = wood
kind-ore = ore
kind-textile = textile
kind-timber = timber
kind-iron = iron
chit-crop = crop
chit-wood = wood
chit-ore = ore
chit-textile = textile
chit-timber = timber
chit-iron = iron
chit-economy = economy mission
chit-military = military mission
chit-religion = religion mission
short-crop = cr
short-wood = wo
short-ore = or
short-textile = te
short-timber = ti
short-iron = ir
short-economy = economy
short-military = military
short-religion = religion
tier-basic = basic
tier-advanced = advanced

estate-nobility = nobility
estate-clergy = clergy
estate-peasant = peasant
estate-burgher = burgher
estate-letter-nobility = N
estate-letter-clergy = C
estate-letter-peasant = P
estate-letter-burgher = B
card-PB = peasant/burgher
card-BC = burgher/clergy
card-CN = clergy/nobility
card-NP = nobility/peasant
card-PC = peasant/clergy
card-BN = burgher/nobility

# What an estate does; the catalogue of the components.
estate-nobility-text = one action: { deed-place_castle }, { deed-collect_resource_reserve }; two actions, advanced: the same, { deed-collect_mission }, { deed-demand_missions }
estate-clergy-text = one action: { deed-place_church }, { deed-collect_resource_market }; two actions, advanced: the same, { deed-collect_mission }, { deed-demand_missions }
estate-peasant-text = one action: { deed-place_farm }, { deed-supply }; two actions, advanced: the same
estate-burgher-text = one action: { deed-place_shop }, { deed-flip_tile }, { deed-collect_ship }, { deed-demand_ships }; two actions, advanced: { deed-place_shop }
card-PB-text = { estate-peasant } ({ estate-peasant-text }), { estate-burgher } ({ estate-burgher-text })
card-BC-text = { estate-burgher } ({ estate-burgher-text }), { estate-clergy } ({ estate-clergy-text })
card-CN-text = { estate-clergy } ({ estate-clergy-text }), { estate-nobility } ({ estate-nobility-text })
card-NP-text = { estate-nobility } ({ estate-nobility-text }), { estate-peasant } ({ estate-peasant-text })
card-PC-text = { estate-peasant } ({ estate-peasant-text }), { estate-clergy } ({ estate-clergy-text })
card-BN-text = { estate-burgher } ({ estate-burgher-text }), { estate-nobility } ({ estate-nobility-text })

column-1 = column 1
column-2 = column 2
column-3 = column 3
column-4 = column 4
column-5 = column 5
column-6 = column 6

deed-place_castle = castle with a new province
deed-place_church = church
deed-place_farm = farm
deed-place_shop = shop with a new tile
deed-flip_tile = flip a tile
deed-collect_resource_reserve = collect a resource from the reserve
deed-collect_resource_market = collect a resource from the market
deed-collect_ship = collect a ship
deed-collect_mission = collect a mission
deed-supply = supply the city
deed-demand_ships = demand with ships
deed-demand_missions = demand with missions

mat-MB1 = western province 1
mat-MB2 = western province 2
mat-MB3 = western province 3
mat-MB4 = western province 4
mat-MB5 = western province 5
mat-MB6 = western province 6
mat-MA1 = northern province 1
mat-MA2 = northern province 2
mat-MA3 = northern province 3
mat-MA4 = northern province 4
mat-MA5 = northern province 5
mat-MA6 = northern province 6
direction-e = E
direction-se = SE
direction-sw = SW
direction-w = W
direction-nw = NW
direction-ne = NE
rotation-0 = as it is
rotation-1 = turned 60°
rotation-2 = turned 120°
rotation-3 = turned 180°
rotation-4 = turned 240°
rotation-5 = turned 300°
site-a = place a
site-b = place b
site-c = place c
site-d = place d
site-e = place e
site-f = place f
site-g = place g
site-h = place h
site-i = place i
site-j = place j
site-k = place k
site-l = place l

tile-CROP-TEX = crop/textile tile
tile-CROP-TIM = crop/timber tile
tile-ORE-IRON = ore/iron tile
tile-ORE-TEX = ore/textile tile
tile-WOOD-IRON = wood/iron tile
tile-WOOD-TIM = wood/timber tile
square-1-1 = row 1, column 1
square-1-2 = row 1, column 2
square-1-3 = row 1, column 3
square-1-4 = row 1, column 4
square-1-5 = row 1, column 5
square-2-1 = row 2, column 1
square-2-2 = row 2, column 2
square-2-3 = row 2, column 3
square-2-4 = row 2, column 4
square-2-5 = row 2, column 5
square-3-1 = row 3, column 1
square-3-2 = row 3, column 2
square-3-3 = row 3, column 3
square-3-4 = row 3, column 4
square-3-5 = row 3, column 5
square-4-1 = row 4, column 1
square-4-2 = row 4, column 2
square-4-3 = row 4, column 3
square-4-4 = row 4, column 4
square-4-5 = row 4, column 5
square-5-1 = row 5, column 1
square-5-2 = row 5, column 2
square-5-3 = row 5, column 3
square-5-4 = row 5, column 4
square-5-5 = row 5, column 5

nation-england = England
nation-hansa = Hansa
nation-holland = Holland
nation-finland = Finland
nation-baltics = Baltics
nation-russia = Russia
slot-ship1 = ship 1
slot-ship2 = ship 2
slot-ship3 = ship 3
slot-mission1 = mission 1
slot-mission2 = mission 2
slot-mission3 = mission 3
amount-all = max
bonus-castle = castle
bonus-farm = farm
bonus-church = church
bonus-shop = shop
bonus-ship = ship
bonus-mission = mission

action-play = Play { $card }
action-top = Put { $estate } on top
action-column = Lay it in { $column }
action-basic = As { $estate }: { $deed }
action-advanced = As { $estate }, advanced (2 actions): { $deed }
action-end = End your actions
action-abandon = Give it up
action-exchange = Exchange on the market
action-sell = Sell { $kind } ({ $amount })
action-buy = Buy { $kind } ({ $amount })
action-enough = End the exchange
action-mat = Take { $mat }
action-centre = Lay it at { $site }
action-rotation = Lay it { $rotation }
action-church = Church in { $mat }
action-province = Farm in { $mat }
action-hex = On the hex in { $direction }
action-tile = Take one { $tile }
action-square = Lay it on { $square }
action-flip = Flip the tile on { $square }
action-collect = Collect { $kind }
action-return = Return { $slot }
action-take = Take { $nation }
action-supply = Supply from the farms at { $mat }, { $direction }
action-demand = Demand for { $nation }
action-fill = Load { $kind } on { $slot }
action-finish = Finish the demand
action-bonus = Take the bonus: { $bonus }
action-stop = Take no more bonuses
action-pay = Pay { $kind }
action-complete = Use { $slot }
action-lift_castle = Lift the castle in { $mat }
action-lift_church = Lift the church in { $mat }
action-lift_farm = Lift the farm in { $mat }, { $direction }
action-lift_shop = Lift the shop on { $square }
action-keep = Keep the card drawn
action-swap = Leave it and take the one face up

prompt-PlayCard = Play an estate card from your hand.
prompt-ChooseTop = Which estate of { $card } goes on top?
prompt-ChooseColumn = Into which column goes { $card } ({ $estate } on top)? Every card there gives an action.
prompt-KeepOrSwap = Keep the card you drew, or swap it for the one face up.
prompt-ChooseAction = Choose an action, or end your actions.
prompt-Exchange = Sell, then buy, as many units at once as you like: { $proceeds } to spend. What is left over is lost.
prompt-ChooseBonus = Take a bonus, or stop.
prompt-ChooseShopKind = Which of the resources you were paid builds the shop?
prompt-ChooseCard = Which of the completed cards do you flip or replace?
prompt-PlaceCastle =
    { $kind ->
        [-1] Choose a province for your castle ({ $tier }); it costs one of its main resource.
       *[other] Bonus: choose a province of { $kind } for your castle; it costs 1 { $kind }.
    }
prompt-ChooseCentre = Where do you lay { $mat }?
prompt-ChooseRotation = How do you turn { $mat }?
prompt-PlaceChurch =
    { $kind ->
        [-1] Choose a province without a church ({ $tier }); it costs one of its main resource.
       *[other] Bonus: choose a province of { $kind } without a church; it costs 1 { $kind }.
    }
prompt-FarmProvince =
    { $kind ->
        [-1] In which province do you place a farm ({ $tier })?
       *[other] Bonus: in which province do you place a farm on { $kind }?
    }
prompt-FarmHex =
    { $kind ->
        [-1] On which hex of { $mat }? It costs one of its kind.
       *[other] On which hex of { $mat }? It costs 1 { $kind }.
    }
prompt-ChooseTile =
    { $kind ->
        [-1] Choose a tile ({ $tier }); it costs one of the kind it shows.
       *[other] Bonus: choose a tile that shows { $kind }; it costs 1 { $kind }.
    }
prompt-ChooseSquare = On which square goes the { $tile }?
prompt-FlipTile = Which of your tiles do you flip?
prompt-LiftDisc = You have no disc left: lift one of yours from the table.
prompt-CollectResource = Which resource do you take?
prompt-ReturnCard =
    { $sort ->
        [0] You have three ships: return one first.
       *[other] You have three missions: return one first.
    }
prompt-TakeCard =
    { $sort ->
        [0] Which ship do you take?
       *[other] Which mission do you take?
    }
prompt-ChooseGroup = Which group of your farms supplies the city?
prompt-ChooseNation =
    { $sort ->
        [0] For which nation do your ships demand goods?
       *[other] For which nation do your missions demand goods?
    }
prompt-FillUnits = Demand for { $nation }: load one chit after another, or finish (loaded so far: { $units }).

event-started = { $seat } begins. The first card face up is { $card }.
event-turn = Turn { $number }: { $seat }.
event-played = { $seat } plays { $card }.
event-topped = { $seat } puts { $estate } on top of { $card }.
event-in_column =
    { $seat } lays it in { $column } and has { $count ->
        [one] one action
       *[other] { $count } actions
    }.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-kept = { $seat } keeps the card drawn.
event-swapped = { $seat } takes { $taken } and leaves { $left } face up.
event-took_last = { $seat } takes the last card: { $card }.
event-opened = { $seat } ({ $estate }, { $tier }): { $deed }.
event-abandoned = { $seat } gives it up ({ $deed }).
event-ended =
    { $count ->
        [0] { $seat } ends the actions.
        [one] { $seat } ends the actions; one is left unused.
       *[other] { $seat } ends the actions; { $count } are left unused.
    }
event-paid = { $seat } pays { $count } { $resource }.
event-mat_taken = { $seat } takes { $mat }.
event-site_chosen = { $seat } chooses a place for { $mat }.
event-castle_built = { $seat } lays { $mat } { $rotation } and builds a castle.
event-church_built = { $seat } builds a church in { $mat }.
event-province_chosen = { $seat } chooses { $mat } for a farm.
event-farm_built = { $seat } builds a farm in { $mat }, { $direction } ({ $resource }).
event-tile_taken = { $seat } takes one { $tile } ({ $tier }).
event-shop_built = { $seat } opens a shop for { $resource } on { $square } ({ $tile }).
event-tile_flipped = { $seat } flips the tile on { $square } to { $resource }.
event-castle_lifted = { $seat } lifts the castle in { $mat }.
event-church_lifted = { $seat } lifts the church in { $mat }.
event-farm_lifted = { $seat } lifts the farm in { $mat }, { $direction }.
event-shop_lifted = { $seat } lifts the shop on { $square }; the tile goes back, chits lost: { $count }.
event-collected_reserve = { $seat } collects { $resource } from the reserve.
event-collected_market = { $seat } collects { $resource } from the market.
event-chit_to_market = Another { $resource } goes from the reserve to the market.
event-card_taken = { $seat } takes a card of { $nation }.
event-card_returned = { $seat } returns { $slot } ({ $nation }).
event-cargo_lost = Lost with { $slot } of { $seat }: { $count } { $resource }.
event-supply_began = { $seat } supplies { $resource }: farms { $farms }, churches { $churches }.
event-unit_to_shop = To the shop on { $square }: { $resource }; { $seat } gains one.
event-unit_to_market = To the market: { $resource }; { $seat } gains one.
event-units_lost = Lost: { $count } { $resource }.
event-demand_began = { $seat } demands goods for { $nation }.
event-unit_from_shop = { $seat } loads { $resource } on { $slot } from the shop of { $owner } on { $square }.
event-unit_from_market = { $seat } loads { $resource } on { $slot } from the market for { $price }.
event-demand_ended = { $seat } has finished the demand.
event-owner_paid = { $seat } pays { $owner } { $count } { $resource }.
event-card_completed = { $seat } completes { $nation } and gains { $count } { $chit }.
event-castle_gain = { $seat } gains { $resource } for the castle in { $mat }.
event-church_gain = { $seat } gains { $resource } for the church in { $mat }.
event-bonus_taken = { $seat } takes a bonus: { $bonus }.
event-bonus_given_up = { $seat } gives the bonus up.
event-bonuses_done = { $seat } takes no more bonuses.
event-kind_chosen = { $seat } builds with { $resource }.
event-card_flipped = { $seat } flips { $nation }.
event-card_replaced = { $seat } gives { $nation } back for new missions.
event-forgone = { $seat } takes no more missions.
event-exchange_began = { $seat } goes to the market.
event-sold = { $seat } sells { $count } { $resource } for { $price }.
event-bought = { $seat } buys { $count } { $resource } for { $price }.
event-exchange_ended =
    { $lost ->
        [0] { $seat } is done on the market.
       *[other] { $seat } is done on the market; { $lost } lost.
    }
event-scored =
    { $missions ->
        [one] { $seat }: { $buildings } for buildings, one mission, in all { $points }.
       *[other] { $seat }: { $buildings } for buildings, { $missions } missions, in all { $points }.
    }

outcome-win = wins
outcome-share = shares the victory
outcome-lose = loses
reason-points = Most points win.
reason-resources = Points are equal; the greater store of resources wins.
reason-shared = Points and resources are equal: the victory is shared.

option-market = Trading in bulk
option-market-printed = as printed: only the first unit of a kind moves the price, so whoever trades in bulk can pump the market
option-market-every_unit = every unit moves the price: a row takes or gives six units at most, and nobody gets rich by trading alone

stands-line = Turn { $turn } of { $turns }
turn-line = Turn { $turn } of { $turns }, player { $seat }
pool-line = Actions: { $pool }
zone-west = Provinces in the west (basic)
zone-north = Provinces in the north (advanced)
zone-west-short = west
zone-north-short = north
zone-empty = none yet
castle-short = castle
church-short = church
market-head = Market
prices = buy { $buying } sell { $selling }
tiles-head = Tiles left
active-player = (to move)
chits-head = Owns
player-line = points { $points }, discs { $discs }, cards { $hand }
tableau-head = Estates
estates-legend = Estates: { $letters }
bonus-head = Bonuses:
side-front = front
side-back = back
mats-head = Provinces left
cards-head = Ships and missions left
hand-head = Your hand:
pile-line = Pile: { $count } cards. Face up: { $card }
drawn-line = You drew: { $card }

guide-1 = You are founding a nation: farms in the provinces feed shops in the city, and the shops fill ships and missions. Whoever owns what you use is paid for it.
guide-2 = A disc in a basic province or shop is one point at the end, in an advanced one three; a mission chit is ten. The cards in your columns are all the actions that you get: a column gives one action for every card that lies in it.
guide-3 = First move: play a card into any column and choose which estate lies on top. Then use its action, for example a castle, which brings the first province, or a shop that the others will want to use. Farms need a province.

ending-points = Points
ending-castles = Castles
ending-churches = Churches
ending-farms = Farms
ending-shops = Shops
ending-missions = Missions
ending-value = Value of resources

effect-column = { $count ->
    [one] one action
   *[other] { $count } actions
  }: { $estates }
group-estate = As { $estate } ({ $count } left)
choice-basic = As { $estate }: { $deed }
choice-advanced = As { $estate }, advanced (uses 2): { $deed }
effect-end = { $count ->
    [one] one action is lost
   *[other] { $count } actions are lost
  }
effect-abandon = the action is lost
effect-abandon-bonus = the bonus is lost
effect-enough = { $count } left over is lost
effect-stop = bonuses not taken lapse
effect-finish = what was loaded stays on board
effect-exchange = sell and buy first; then the action goes on
effect-exchange-between = uses up no action
effect-for-farm = a farm there costs 1 { $kinds }
effect-own-castle = your castle stands there: you gain 1 of it
effect-castle = the castle of { $seat } stands there, who gains 1 of it
effect-you-gain = you gain { $kinds }
effect-square-ships = of { $squares } squares supply comes here as number { $supply }, ships as number { $demand }
effect-square-missions = of { $squares } squares supply comes here as number { $supply }, missions as number { $demand }
effect-bonus-province = in a province of { $kind }; costs 1 { $kind }
effect-bonus-hex = on a hex of { $kind }; costs 1 { $kind }
effect-bonus-shop = a new tile that shows what it costs: 1 { $kinds }
effect-flipped = { $slot }, { $nation }, is turned: then it asks for { $asks }, returns { $gives }
effect-replaced = { $slot }, { $nation }, goes back; new missions: { $count }
effect-returned = full cards return { $gives }
effect-return-empty = it carries nothing
choice-keep = Keep { $card }
choice-swap = Take { $card } and leave { $left } face up
group-sell = Sell
group-buy = Buy
choice-sell = Sell { $count } { $kind } for { $price }
choice-sell-all = Sell all { $count } { $kind } for { $price }
effect-sell = you keep { $left }
choice-buy = Buy { $count } { $kind } for { $price }
choice-buy-most = Buy as much as you can: { $count } { $kind } for { $price }
effect-buy = { $left } left to spend
effect-mat = costs 1 { $kind }; hexes: { $hexes }
effect-costs = costs { $kinds }
choice-hex = On the hex in { $direction }: { $kind }
effect-flip = costs 1 { $kind } and trades it from now on
effect-lift = { $points ->
    [one] one point less
   *[other] { $points } points less
  }
effect-exchange-first = only after an exchange: what you hold does not do for it
effect-in-vain = it would be lost: nothing can be done with it now
effect-have = you have { $count }
effect-take = asks for { $asks }; returns { $gives }
choice-return = Return { $slot }, { $nation }
effect-return = loses its load: { $lost }
choice-supply = Supply { $kind } from the farms at { $mat }
effect-to-shops = { $count } to shops
effect-to-market = +{ $count } to the market
effect-to-loss = { $count } lost
effect-gains = { $seat } gets { $count }
effect-demand = asks for { $asks }
choice-fill = Load { $kind } on { $slot }, { $nation }
effect-from-shop = from the shop of { $seat }, who is paid 1
effect-from-market = from the market for { $count } { $kind }
missing-card = the card is not in your hand
missing-column = the column is full
missing-SU-12 = no action as { $estate } is left
missing-SU-14 = it takes 2 actions as { $estate }; you have { $count }
missing-SU-15 = the { $estate } does not do this
missing-for-place_castle = no province of the { $zone } is left
missing-for-place_church = no province in the { $zone } is without a church
missing-for-place_farm = no hex in the { $zone } is empty
missing-for-place_shop = no city tile is left
missing-for-flip_tile = you have no tile that could be flipped
missing-for-collect_resource_reserve = the market has more than { $count } of each kind
missing-for-collect_resource_market = the market has fewer than { $count } of each kind
missing-for-collect_ship = no ship is left
missing-for-collect_mission = no mission is left
missing-for-supply = you have no farm in the { $zone }
missing-for-demand_ships = you have no ship
missing-for-demand_missions = you have no mission
missing-square = no square of the city is empty
missing-exchange-SU-17 = an exchange goes with an action: open one, or complete one first
missing-exchange-SU-69 = a bonus allows no exchange
missing-exchange-SU-75 = for all that you could sell nothing could be bought
missing-purchase = buy something first
missing-selling = you have begun to buy
missing-wish = for all that could still be sold nothing could be bought
missing-SU-72-sell = the market has no room for { $kind }
missing-SU-72-buy = the market has no { $kind }
missing-SU-76-sell = you have bought { $kind } in this action
missing-SU-76-buy = you have sold { $kind } in this action
missing-room = the market takes { $count } { $kind } more in this action
missing-offer = the market gives { $count } { $kind } more in this action
missing-SU-11 = the card does not show this estate
missing-SU-17 = it is paid for already
missing-SU-18 = no card lies face up
missing-SU-20 = this action is for the other kind of provinces
missing-SU-25 = a tile lies there already
missing-SU-47 = no shop wants it, and the market is full
missing-SU-50 = you have no such card of { $nation }
missing-SU-61 = the bonus is for another kind
missing-SU-62 = the bonus is for another kind
missing-SU-63 = the bonus is for another kind
missing-SU-64 = you were paid in another kind
missing-SU-67 = nothing has given you this bonus
missing-SU-68 = you have taken such a bonus in this turn
missing-SU-69 = nothing can be built with it, or paid
missing-SU-80 = none of it is left
missing-SU-100 = the city has no such square
missing-SU-103 = the province would touch fewer hexes there
missing-church = a church stands there already
missing-province = the province has not been laid yet
missing-hex = no hex there is empty
missing-farm = a farm stands there already
missing-tile = you have no tile there that could be flipped
missing-group = the group is chosen by another of its farms
missing-own-farm = none of your farms stands there
missing-parts = you have no { $kinds }
missing-tier = this action is for { $tier ->
    [0] basic
   *[other] advanced
  } resources
missing-stock-reserve = the market has { $count } { $kind }; it may have { $most } at most
missing-stock-market = the market has { $count } { $kind }; it must have { $least } at least
missing-SU-34 = { $nation } gives no ship
missing-SU-35 = { $nation } gives no mission
missing-no-card = no card of yours lies there
missing-other-card = a ship is not returned for a mission, nor a mission for a ship
missing-SU-83 = none of your discs lies there
missing-fill-SU-50 = the card is of another nation
missing-fill-SU-51 = the card does not ask for { $kind } any more
missing-fill-SU-57 = neither a shop nor the market has { $kind }
missing-proceeds = it costs { $cost }; you have { $count } to spend
missing-chits = you hold { $count } { $kind }
missing-short = { $count } { $kind } short
# The board in the browser: short words beside figures and places.
board-area-city = City
board-area-provinces = Provinces
board-area-market = Market
board-area-mine = Yours
board-area-others = Others
board-aside = set aside as payment
board-back = back
board-bonus-taken = taken this turn
board-buildings = for buildings
board-buy = buy
board-discs = discs left
board-each = points each
board-found-together = found the nation together
board-founds = founds the nation
board-from-market = no shop gives it; loaded from the market it costs
board-from-missions = for missions
board-full = full
board-gives = shops that can give it
board-hand = Your hand
board-in-hand = cards in hand
board-known = In hand, as far as everybody knows
board-known-own = Of your hand everybody knows
board-left = left
board-missions = Missions in the east
board-moved-buy = one has left the market in this action
board-moved-sell = one has come to the market in this action
board-next = next:
board-no-cargo = No ship and no mission yet.
board-no-goods = no goods
board-north = The north
board-disc-point = point a disc
board-disc-points = points a disc
board-own-missions = Your missions
board-own-ships = Your ships
board-part-advanced = Advanced shops
board-part-basic = Basic shops
board-part-missions = Missions
board-part-north = Discs in the north
board-part-west = Discs in the west
board-pays = paid to
board-points = points
board-provinces = The provinces
board-returns = returns
board-sell = sell
board-ships = Ships in the south
board-step-actions = Actions
board-step-card = Card
board-step-draw = Draw
board-tiles = Tiles left
board-to-draw = to draw
board-to-lay = to lay
board-traded-buy = bought in this action: it cannot be sold
board-traded-sell = sold in this action: it cannot be bought
board-turn = Turn
board-unknown = unknown
board-wants = shops that want it
board-west = The west
legend = Provinces: two letters for the kind, then the number of the farm’s owner or a dot; (1) the crest of a mat · City: owner, kind > what it turns to; ● full ○ empty · Market: price and chits of each space · [NCP··] a column of estates, a dot for each free place

element-seat-1 = { $one }
element-hand-2 = hand: { $two }
element-column-2 = { $two } of { $one }
element-estate-1 = estate: { $one }
element-mat-1 = { $one }
element-hex-2 = { $one }, hex { $two }
element-drawn-0 = drawn card
element-bonus-2 = bonus of { $one }: { $two }
element-site-2 = { $one }: { $two }
element-market-0 = market
element-market-1 = market: { $one }
element-card-2 = { $two } of { $one }
element-tile-1 = { $one }
element-square-1 = city: { $one }
element-nation-1 = missions: { $one }
hex-e = { direction-e }
hex-se = { direction-se }
hex-sw = { direction-sw }
hex-w = { direction-w }
hex-nw = { direction-nw }
hex-ne = { direction-ne }
site-west = west
site-north = north
