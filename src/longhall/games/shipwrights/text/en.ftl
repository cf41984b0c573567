game-name = Shipwrights of the North Sea
game-about = Draft the day's cards, gather oak, wool and iron, hire the right hands, and be the one whose fleet is remembered.

good-oak = oak
good-wool = wool
good-iron = iron
workshop-a = Workshop A
workshop-b = Workshop B
source-row = the row
source-hand = the hand
from-hand = hand
from-front = front

card-ferje = Ferje
card-byrding = Byrding
card-knarr = Knarr
card-skute = Skute
card-karv = Karv
card-snekke = Snekke
card-busse = Busse
card-skeid = Skeid
card-langskip = Langskip
card-drakkar = Drakkar
card-carpenter = Carpenter
card-blacksmith = Blacksmith
card-sailmaker = Sailmaker
card-ropemaker = Ropemaker
card-caulker = Caulker
card-carver = Carver
card-shieldmaker = Shieldmaker
card-assassin = Assassin
card-barbarian = Barbarian
card-conspirator = Conspirator
card-raider = Raider
card-berserker = Berserker
card-thief = Thief
card-pioneer = Pioneer
card-mercenary = Mercenary
card-watchman = Watchman
card-chieftain = Chieftain
card-sage = Sage
card-beggar = Beggar
card-labourer = Labourer
card-merchant = Merchant
card-trader = Trader
card-king = King
card-queen = Queen
card-navigator = Navigator
card-bow_saw = Bow Saw
card-spindle_whorl = Spindle Whorl
card-smelting_furnace = Smelting Furnace
card-trade_cart = Trade Cart
card-long_house = Long House
card-mining_camp = Mining Camp
card-church = Church
card-fortress = Fortress
card-treasury = Treasury
card-boat_house = Boat House
card-market_hall = Market Hall

card-ferje-text = A ferry for calm water: no glory, but it brings Workers and Gold every evening.
card-byrding-text = A coastal freighter that brings new hands home with it.
card-knarr-text = A deep-sea trader with room to spare: your Mill stores more, and Gold comes in.
card-skute-text = Small, iron-shod and quarrelsome; it takes up room in the Mill.
card-karv-text = Half warship, half freighter. Your Mill stores a little more.
card-snekke-text = A nimble raider that needs a crew of its own every day.
card-busse-text = Broad and proud. It pays its way in Gold, not in space.
card-skeid-text = A slender ship of war; many oars, few hands left ashore.
card-langskip-text = Long planks, long ropes: two Ropemakers must work on it.
card-drakkar-text = The dragon itself. Nothing is worth more, nothing asks for more.
card-carpenter-text = Lays the keel. Wait in the row, or come straight from the hand.
card-blacksmith-text = Forges rivets. Wait in the row, or come straight from the hand.
card-sailmaker-text = Sews the sail. Wait in the row, or come straight from the hand.
card-ropemaker-text = Twists the ropes. Wait in the row, or come straight from the hand.
card-caulker-text = Keeps the water out. Wait in the row, or come straight from the hand.
card-carver-text = Cuts the figurehead. Wait in the row, or come straight from the hand.
card-shieldmaker-text = Lines the rail with shields. Wait in the row, or come straight from the hand.
card-assassin-text = Remove one hired Craftsman from any row, even your own. A Watchman keeps him away.
card-barbarian-text = Wreck one unfinished Ship in any Workshop, even your own. A Watchman keeps him away.
card-conspirator-text = Lure one Craftsman from an opponent's row into yours; you need a free place. A Watchman keeps him away.
card-raider-text = One opponent loses Gold for every Good in their Mill. You gain nothing. A Watchman keeps him away.
card-berserker-text = Pay Gold and smash one opponent's Tool. No Watchman stops him.
card-thief-text = Take one Good from an opponent's Mill. A Watchman keeps him away.
card-pioneer-text = Stays before you until tomorrow: then you are the starting player, unless another Pioneer is played after yours.
card-mercenary-text = You gain Gold; every opponent without a Watchman loses some.
card-watchman-text = Stays before you until your next turn and keeps Assassin, Barbarian, Conspirator, Mercenary, Raider and Thief from you.
card-chieftain-text = Draw new cards. They too must be played or discarded in this turn.
card-sage-text = Discard other cards from your hand, then draw more than you gave up.
card-beggar-text = Receive a Good of your choice and a Worker.
card-labourer-text = Receive Workers.
card-merchant-text = Return Workers and receive Goods of your choice.
card-trader-text = Return Goods and receive as many of other types.
card-king-text = Receive Gold from the King.
card-queen-text = Receive Gold from the Queen.
card-navigator-text = Receive Gold; the more players have had their turn today, the more.
card-bow_saw-text = Finish one Ship without any of its oak; then discard the saw.
card-spindle_whorl-text = Finish one Ship without any of its wool; then discard the whorl.
card-smelting_furnace-text = Finish one Ship without any of its iron; then discard the furnace.
card-trade_cart-text = Arrives with one Good of each type. With a purchase you may unload one Good of the type you bought; the empty cart is discarded.
card-long_house-text = Points at the end of the game.
card-mining_camp-text = Points at the end of the game.
card-church-text = Points at the end of the game.
card-fortress-text = Points at the end of the game.
card-treasury-text = Points at the end for the Gold that you hold.
card-boat_house-text = Points at the end for every Ship without military points.
card-market_hall-text = Points at the end for what your Mill can hold beyond its first size; never less than none.

card-ferje-figures = { $points } points, military { $military }. Price: { $gold } Gold, { $oak } oak, { $wool } wool, { $iron } iron, Workers { $workers }. Icons: Mill { $mill_icons }, Workers { $worker_icons }, Gold { $gold_icons }
card-byrding-figures = { $points } points, military { $military }. Price: { $gold } Gold, { $oak } oak, { $wool } wool, { $iron } iron, Workers { $workers }. Icons: Mill { $mill_icons }, Workers { $worker_icons }, Gold { $gold_icons }
card-knarr-figures = { $points } points, military { $military }. Price: { $gold } Gold, { $oak } oak, { $wool } wool, { $iron } iron, Workers { $workers }. Icons: Mill { $mill_icons }, Workers { $worker_icons }, Gold { $gold_icons }
card-skute-figures = { $points } points, military { $military }. Price: { $gold } Gold, { $oak } oak, { $wool } wool, { $iron } iron, Workers { $workers }. Icons: Mill { $mill_icons }, Workers { $worker_icons }, Gold { $gold_icons }
card-karv-figures = { $points } points, military { $military }. Price: { $gold } Gold, { $oak } oak, { $wool } wool, { $iron } iron, Workers { $workers }. Icons: Mill { $mill_icons }, Workers { $worker_icons }, Gold { $gold_icons }
card-snekke-figures = { $points } points, military { $military }. Price: { $gold } Gold, { $oak } oak, { $wool } wool, { $iron } iron, Workers { $workers }. Icons: Mill { $mill_icons }, Workers { $worker_icons }, Gold { $gold_icons }
card-busse-figures = { $points } points, military { $military }. Price: { $gold } Gold, { $oak } oak, { $wool } wool, { $iron } iron, Workers { $workers }. Icons: Mill { $mill_icons }, Workers { $worker_icons }, Gold { $gold_icons }
card-skeid-figures = { $points } points, military { $military }. Price: { $gold } Gold, { $oak } oak, { $wool } wool, { $iron } iron, Workers { $workers }. Icons: Mill { $mill_icons }, Workers { $worker_icons }, Gold { $gold_icons }
card-langskip-figures = { $points } points, military { $military }. Price: { $gold } Gold, { $oak } oak, { $wool } wool, { $iron } iron, Workers { $workers }. Icons: Mill { $mill_icons }, Workers { $worker_icons }, Gold { $gold_icons }
card-drakkar-figures = { $points } points, military { $military }. Price: { $gold } Gold, { $oak } oak, { $wool } wool, { $iron } iron, Workers { $workers }. Icons: Mill { $mill_icons }, Workers { $worker_icons }, Gold { $gold_icons }
card-carpenter-figures = Hiring costs { $gold } Gold
card-blacksmith-figures = Hiring costs { $gold } Gold
card-sailmaker-figures = Hiring costs { $gold } Gold
card-ropemaker-figures = Hiring costs { $gold } Gold
card-caulker-figures = Hiring costs { $gold } Gold
card-carver-figures = Hiring costs { $gold } Gold
card-shieldmaker-figures = Hiring costs { $gold } Gold
card-assassin-figures = 1 Craftsman
card-barbarian-figures = 1 unfinished Ship
card-conspirator-figures = 1 Craftsman
card-raider-figures = { $loss } Gold for each Good
card-berserker-figures = Costs { $cost } Gold
card-thief-figures = 1 Good
card-pioneer-figures = Start tomorrow
card-mercenary-figures = +{ $gold } Gold, the others -{ $loss }
card-watchman-figures = Protection
card-chieftain-figures = Draw { $draw } cards
card-sage-figures = Discard { $least } to { $most }, draw { $more } more
card-beggar-figures = +{ $goods } Good of choice, +{ $workers } Worker
card-labourer-figures = +{ $workers } Workers
card-merchant-figures = -{ $cost_workers } Worker, +{ $goods } Goods of choice
card-trader-figures = Exchange { $least } to { $most } Goods
card-king-figures = +{ $gold } Gold
card-queen-figures = +{ $gold } Gold
card-navigator-figures = +{ $gold } Gold, +{ $gold_each } for each player before you
card-bow_saw-figures = Costs { $gold } Gold
card-spindle_whorl-figures = Costs { $gold } Gold
card-smelting_furnace-figures = Costs { $gold } Gold
card-trade_cart-figures = Costs { $gold } Gold
card-long_house-figures = { $points } points; costs { $gold } Gold, { $workers } Workers
card-mining_camp-figures = { $points } points; costs { $gold } Gold, { $workers } Workers
card-church-figures = { $points } points; costs { $gold } Gold, { $workers } Workers
card-fortress-figures = { $points } points; costs { $gold } Gold, { $workers } Workers
card-treasury-figures = 1 point for every { $gold_per_point } Gold; costs { $gold } Gold, { $workers } Workers
card-boat_house-figures = { $points_per_ship } points for each nonmilitant Ship; costs { $gold } Gold, { $workers } Workers
card-market_hall-figures = 1 point for each place above { $base }; costs { $gold } Gold, { $workers } Workers

action-take = Take { $good }
action-return = Return { $good }
action-enough = That is enough
action-keep = Keep { $card }
action-buy = Buy { $good }
action-buy_with_cart = Buy { $good } and unload { $good } from the cart
action-drop_tool = Discard your Tool
action-finish = Finish the Ship in { $workshop }
action-finish_with_tool = Finish the Ship in { $workshop } with your Tool
action-begin = Begin { $ship }
action-hire = Hire { $craftsman }
action-assassin = Assassin: remove { $craftsman } of { $seat }
action-barbarian = Barbarian: wreck the Ship of { $seat } in { $workshop }
action-conspirator = Conspirator: lure { $craftsman } away from { $seat }
action-raider = Raider: plunder { $seat }
action-berserker = Berserker: smash the Tool of { $seat }
action-thief = Thief: take { $good } from { $seat }
action-call = Call on { $townsfolk }
action-buy_tool = Buy { $tool }
action-build = Construct { $building }
action-discard = Discard { $card }
action-end_turn = End your turn
action-from_row = Use { $craftsman } from the row
action-from_hand = Use { $craftsman } from your hand

prompt-TakeGoods = Take a Good of your choice ({ $left } to take).
prompt-Keep = Packet { $packet }: keep one card; the rest goes to the next player.
prompt-KeepLast = Packet { $packet }: keep one card; what is left is laid aside, face down.
prompt-Turn = Your turn: act as you like. Every card in hand must be played or discarded.
prompt-UseCraftsman = { $craftsman } ({ $left } needed): from the row, or one from your hand?
prompt-SageDiscard = Sage: discard a card from your hand ({ $count } so far).
prompt-TraderGive = Trader: return a Good ({ $count } so far).
prompt-TraderTake = Trader: take a Good of a type that you did not return ({ $left } to take).
prompt-ReturnGoods = Your Mill is too full for the night: return a Good ({ $left } to return).

event-starter_drawn = { $seat } receives the Pioneer Token.
event-day_begun = Day { $day } begins; { $seat } is the starting player.
event-top_shown = A purchase now gives { $oak } oak, { $wool } wool or { $iron } iron.
event-shuffled = The discards are shuffled into a new pile of { $count } cards.
event-packet_drawn = { $seat } draws packet { $packet } with { $count } cards.
event-packet_holds = The packet holds { $card }.
event-kept = { $seat } keeps { $card }.
event-kept-hidden = { $seat } keeps a card.
event-left_over = { $seat } lays { $card } aside, face down.
event-left_over-hidden = { $seat } lays a card aside, face down.
event-leftovers_buried = { $count ->
    [one] One leftover goes
   *[other] { $count } leftovers go
  } face down into the discards.
event-turn_begun = { $seat } begins the turn.
event-turn_ended = { $seat } ends the turn.
event-discarded = { $seat } discards { $card }.
event-good_taken = { $seat } receives { $count } { $good }.
event-good_returned = { $seat } returns { $count } { $good }.
event-goods_bought = { $seat } buys { $count } { $good }.
event-cart_unloaded = { $seat } unloads { $count } { $good } from the Trade Cart.
event-tool_bought = { $seat } buys { $tool }.
event-tool_gone = { $seat } no longer has { $tool }.
event-hired = { $seat } hires { $craftsman }.
event-called_on = { $seat } calls on { $card }.
event-craftsman_removed = { $craftsman } is removed from the row of { $seat }.
event-craftsman_lured = { $seat } lures { $craftsman } away from { $target }.
event-ship_removed = { $ship } of { $seat } is wrecked in { $workshop }.
event-good_stolen = { $seat } takes { $count } { $good } from { $target }.
event-gold_gained = { $seat } gains { $count } Gold.
event-gold_lost = { $seat } loses { $count } Gold.
event-gold_paid = { $seat } pays { $count } Gold.
event-workers_gained = { $seat } receives { $count ->
    [one] one Worker
   *[other] { $count } Workers
  }.
event-workers_paid = { $seat } sends { $count ->
    [one] one Worker
   *[other] { $count } Workers
  } back to the Supply.
event-card_drawn = { $seat } draws { $card }.
event-card_drawn-hidden = { $seat } draws a card.
event-ship_begun = { $seat } begins { $ship } in { $workshop }.
event-ship_paid = { $seat } pays for { $ship } in { $workshop }.
event-good_waived = { $seat } needs no { $good } thanks to { $tool }.
event-craftsman_used = { $seat } uses { $count ->
    [one] { $craftsman }
   *[other] { $count } × { $craftsman }
  } from { $source }.
event-ship_finished = { $seat } launches { $ship }.
event-building_built = { $seat } constructs { $building }.
event-evening_gold = Evening: { $seat } gains { $count } Gold.
event-evening_workers = Evening: { $seat } receives { $count ->
    [one] one Worker
   *[other] { $count } Workers
  }.
event-workers_leave = { $count ->
    [one] One Worker finds
   *[other] { $count } Workers find
  } no bed in the Village of { $seat }.
event-last_day = Day { $day } was the last.
event-end_triggered = { $seat } has { $ships } ships: day { $day } is the last.
event-scored = { $seat }: { $ships } for Ships, { $buildings } for Buildings, { $bonus } for military strength; { $total } in all.

outcome-win = wins
outcome-shared_win = shares the victory
outcome-lose = loses
reason-points = The greatest fleet and the finest Buildings win.
reason-gold = Equal points: the fuller purse decides.
reason-shared = Equal in points and Gold: the victory is shared.

phase-setup = Set-up
phase-morning = Morning
phase-afternoon = Afternoon
phase-evening = Evening
phase-over = The end
picture-day = Day { $day } · { $phase }
picture-pile = Pile { $count }
picture-rates = { $gold } Gold + { $workers } Workers buy { $oak } oak, { $wool } wool or { $iron } iron
picture-discards = Discards { $count } ({ $down } face down)
picture-gold = Gold { $count }
picture-workers = Workers { $count }/{ $most }
picture-mill = Mill { $oak } oak { $wool } wool { $iron } iron ({ $count }/{ $most })
picture-military = Military { $count }
picture-points = Points { $count }
picture-row = Row
picture-workshops = Workshops
picture-tool = Tool
picture-fleet = Fleet
picture-buildings = Buildings
picture-hand = Hand
picture-packet = Packet { $number }
picture-leftovers = Leftovers
picture-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
price-gold = { $count } Gold
price-workers = { $count ->
    [one] 1 Worker
   *[other] { $count } Workers
  }
icon-mill = Mill { $count }
icon-worker = Workers { $count }
icon-gold = Gold { $count }
picture-scores = Ships { $ships } + Buildings { $buildings } + military { $bonus } = { $total }

guide-1 = Every morning cards go round the table: keep one, pass the rest on. Every afternoon you play or discard your whole hand: hire craftsmen, buy oak, wool and iron, begin and finish ships. In the evening gold and workers come in.
guide-2 = The game ends in the evening when a fleet has four ships. Points come from ships and buildings, and three more go to the strongest in arms.
guide-3 = First draft: look for a ship and the craftsmen that it names. Small ships need little and are soon finished; a worker in the village is a gold every evening, so do not spend them all.
