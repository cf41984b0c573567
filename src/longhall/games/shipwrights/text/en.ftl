game-name = Shipwrights of the North Sea
game-about = Draft the day's cards, gather { good-oak }, { good-wool } and { good-iron }, hire the right hands, and be the one whose fleet is remembered.

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

card-ferje-text = A ferry for calm water. { ship-text }
card-byrding-text = A freighter for the coast. { ship-text }
card-knarr-text = A merchantman for the open sea. { ship-text }
card-skute-text = Small, and seldom alone. { ship-text }
card-karv-text = At home in every fjord. { ship-text }
card-snekke-text = Light on the oars. { ship-text }
card-busse-text = Broad and proud. { ship-text }
card-skeid-text = Slender, with a long row of oars. { ship-text }
card-langskip-text = Long planks, long ropes. { ship-text }
card-drakkar-text = The dragon itself. { ship-text }
card-carpenter-text = Lays the keel. Wait in the row, or come straight from the hand.
card-blacksmith-text = Forges rivets. Wait in the row, or come straight from the hand.
card-sailmaker-text = Sews the sail. Wait in the row, or come straight from the hand.
card-ropemaker-text = Twists the ropes. Wait in the row, or come straight from the hand.
card-caulker-text = Keeps the water out. Wait in the row, or come straight from the hand.
card-carver-text = Cuts the figurehead. Wait in the row, or come straight from the hand.
card-shieldmaker-text = Lines the rail with shields. Wait in the row, or come straight from the hand.
card-assassin-text = Remove one hired Craftsman from { $own ->
    [0] an opponent's row
   *[other] any row, even your own
  }.{ townsfolk-guard }{ townsfolk-price }{ townsfolk-gains }
card-barbarian-text = Wreck one unfinished Ship in { $own ->
    [0] an opponent's Workshop
   *[other] any Workshop, even your own
  }.{ townsfolk-guard }{ townsfolk-price }{ townsfolk-gains }
card-conspirator-text = Lure one Craftsman from an opponent's row into yours; you need a free place.{ townsfolk-guard }{ townsfolk-price }{ townsfolk-gains }
card-raider-text = One opponent loses { $per_good } Gold for every Good in their Mill.{ townsfolk-guard }{ townsfolk-price }{ townsfolk-gains }
card-berserker-text = Smash one opponent's Tool.{ townsfolk-guard }{ townsfolk-price }{ townsfolk-gains }
card-thief-text = Take one Good from an opponent's Mill.{ townsfolk-guard }{ townsfolk-price }{ townsfolk-gains }
card-pioneer-text = Stays before you until tomorrow: then you are the starting player, unless another { card-pioneer } is played after yours.{ townsfolk-price }{ townsfolk-gains }
card-mercenary-text = Fights for whoever pays.{ townsfolk-price }{ townsfolk-gains }
card-watchman-text = Stays before you until your next turn and keeps away all who fear a { card-watchman }: their cards say so.{ townsfolk-price }{ townsfolk-gains }
card-chieftain-text = Comes with people of his own.{ townsfolk-price }{ townsfolk-gains }
card-sage-text = Discard { $least } to { $most } other cards from your hand, then draw { $more ->
    [0] as many
   *[other] { $more } more than that
  }.{ townsfolk-price }{ townsfolk-gains }
card-beggar-text = Small gifts.{ townsfolk-price }{ townsfolk-gains }
card-labourer-text = Willing hands.{ townsfolk-price }{ townsfolk-gains }
card-merchant-text = A bargain.{ townsfolk-price }{ townsfolk-gains }
card-trader-text = Return { $least } to { $most } Goods and receive { $rate ->
    [0] none
    [one] as many
   *[other] { $rate } times as many
  } of other types.{ townsfolk-price }{ townsfolk-gains }
card-king-text = The crown is generous.{ townsfolk-price }{ townsfolk-gains }
card-queen-text = The crown is kind.{ townsfolk-price }{ townsfolk-gains }
card-navigator-text = Learns from those who sailed before.{ townsfolk-price }{ townsfolk-gains }
card-bow_saw-text = { tool-text }
card-spindle_whorl-text = { tool-text }
card-smelting_furnace-text = { tool-text }
card-trade_cart-text = Arrives with { $oak } { good-oak }, { $wool } { good-wool } and { $iron } { good-iron }. With a purchase you may unload { $moves ->
    [one] one Good
   *[other] { $moves } Goods
  } of the type you bought; the empty { card-trade_cart } is discarded.
card-long_house-text = { building-text }
card-mining_camp-text = { building-text }
card-church-text = { building-text }
card-fortress-text = { building-text }
card-treasury-text = { building-text }
card-boat_house-text = { building-text }
card-market_hall-text = { building-text }

# Parts of card texts: each says what the numbers beside the card say, and nothing where they are 0.
points-count = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
amount-of-workers = { $workers ->
    [one] 1 Worker
   *[other] { $workers } Workers
  }
ship-text = { points-count }, arms { $military }. Price: { $gold } Gold, { $oak } { good-oak }, { $wool } { good-wool }, { $iron } { good-iron }, Workers { $workers }. Icons: Mill { $mill_icons }, Workers { $worker_icons }, Gold { $gold_icons }.
townsfolk-guard = { $blocked ->
    [0] {" "}No { card-watchman } stops him.
   *[other] {" "}A { card-watchman } keeps him away.
  }
townsfolk-price = { $cost ->
    [0] {""}
   *[other] {" "}Pay { $cost } Gold.
  }{ $cost_workers ->
    [0] {""}
    [one] {" "}Return a Worker.
   *[other] {" "}Return { $cost_workers } Workers.
  }
townsfolk-gains = { $gold ->
    [0] {""}
   *[other] {" "}Receive { $gold } Gold.
  }{ $gold_each ->
    [0] {""}
   *[other] {" "}Receive { $gold_each } Gold for each player who has had a turn today.
  }{ $loss ->
    [0] {""}
   *[other] {" "}Every opponent{ townsfolk-spared } loses { $loss } Gold.
  }{ $workers ->
    [0] {""}
    [one] {" "}Receive a Worker.
   *[other] {" "}Receive { $workers } Workers.
  }{ $goods ->
    [0] {""}
    [one] {" "}Receive a Good of your choice.
   *[other] {" "}Receive { $goods } Goods of your choice.
  }{ $draw ->
    [0] {""}
    [one] {" "}Draw a card; it too must be played or discarded in this turn.
   *[other] {" "}Draw { $draw } cards; they too must be played or discarded in this turn.
  }
townsfolk-spared = { $blocked ->
    [0] {""}
   *[other] {" "}without a { card-watchman }
  }
tool-text = Finish one Ship without any of its { $waives ->
    [0] { good-oak }
    [1] { good-wool }
   *[2] { good-iron }
  }; then discard this Tool.
building-text = { $scoring ->
    [0] { points-count } at the end of the game.
    [1] At the end 1 point for every { $gold_per_point } Gold that you hold.
    [2] { $points_per_ship ->
        [one] At the end 1 point for every Ship without arms.
       *[other] At the end { $points_per_ship } points for every Ship without arms.
      }
   *[3] At the end 1 point for every Good that your Mill can hold beyond { $base }; at least { $minimum }.
  }
price-craftsman = Hiring costs { $gold } Gold.
price-tool = Costs { $gold } Gold.
price-building = Costs { $gold } Gold and { amount-of-workers }.

action-take = Take { $good }
action-return = Return { $good }
action-enough = That is enough
action-keep = Keep { $card }
action-buy = Buy { $good }
action-buy_with_cart = Buy { $good } and unload { $good } from the { card-trade_cart }
action-drop_tool = Discard your Tool
action-finish = Finish the Ship in { $workshop }
action-finish_with_tool = Finish the Ship in { $workshop } with your Tool
action-begin = Begin { $ship }
action-hire = Hire { $craftsman }
action-assassin = { card-assassin }: remove { $craftsman } of { $seat }
action-barbarian = { card-barbarian }: wreck the Ship of { $seat } in { $workshop }
action-conspirator = { card-conspirator }: lure { $craftsman } away from { $seat }
action-raider = { card-raider }: plunder { $seat }
action-berserker = { card-berserker }: smash the Tool of { $seat }
action-thief = { card-thief }: take { $good } from { $seat }
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
prompt-Turn = Act as you like. Every card in hand must be played or discarded.
prompt-UseCraftsman = { $craftsman } ({ $left } needed): from the row, or one from your hand?
prompt-SageDiscard = { card-sage }: discard a card from your hand ({ $count } so far).
prompt-TraderGive = { card-trader }: return a Good ({ $count } so far).
prompt-TraderTake = { card-trader }: take a Good of a type that you did not return ({ $left } to take).
prompt-ReturnGoods = Your Mill is too full for the night: return a Good ({ $left } to return).

event-starter_drawn = { $seat } receives the Pioneer Token.
event-day_begun = Day { $day } begins; { $seat } is the starting player.
event-top_shown = A purchase now gives { $oak } { good-oak }, { $wool } { good-wool } or { $iron } { good-iron }.
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
event-cart_unloaded = { $seat } unloads { $count } { $good } from the { card-trade_cart }.
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
event-scored = { $seat }: { $ships } for Ships, { $buildings } for Buildings, { $bonus } for arms; { $total } in all.

outcome-win = wins
outcome-shared_win = shares the victory
outcome-lose = loses
reason-points = Most points from ships, Buildings and arms win.
reason-gold = Equal points: the fuller purse decides.
reason-shared = Equal in points and Gold: the victory is shared.

phase-setup = Set-up
phase-morning = Morning
phase-afternoon = Afternoon
phase-evening = Evening
phase-over = The end
picture-day = Day { $day } · { $phase }
picture-pile = Pile { $count }
picture-rates = { $gold } Gold + { amount-of-workers } buy { $oak } { good-oak }, { $wool } { good-wool } or { $iron } { good-iron }
picture-discards = Discards { $count } ({ $down } face down)
picture-gold = Gold { $count }
picture-workers = Workers { $count }/{ $most }
picture-mill = Mill { $oak } { good-oak } { $wool } { good-wool } { $iron } { good-iron } ({ $count }/{ $most })
picture-military = Arms { $count }
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
picture-scores = Ships { $ships } + Buildings { $buildings } + arms { $bonus } = { $total }

guide-1 = Every morning cards go round the table: keep one, pass the rest on. Every afternoon you play or discard your whole hand: hire craftsmen, buy { good-oak }, { good-wool } and { good-iron }, begin and finish ships. In the evening gold and workers come in.
guide-2 = The game ends in the evening when a fleet has { $ships } ships. Points come from ships and buildings, and { $bonus } more go to the strongest in arms.
guide-3 = First draft: look for a ship and the craftsmen that it names. Small ships need little and are soon finished; a worker in the village brings { $gold } gold every evening, so do not spend them all.

ending-points = Points
ending-ships = Ships
ending-buildings = Buildings
ending-arms = Arms
ending-gold = Gold

choice-buy = Buy { $count } { $good }: { $gold } Gold, { amount-of-workers }
choice-buy_with_cart = Buy { $count } { $good } for { $gold } Gold and { amount-of-workers }, unload { $unloaded } more from the { card-trade_cart }
effect-buy = { $there } { $good } then; the Mill holds { $full } of { $room }
effect-mill = you have { $there }, then { $then }
choice-finish = Finish the { $ship } in { $workshop }
choice-finish_with_tool = Finish the { $ship } in { $workshop } with the { $tool }
effect-finish = { points-count }; your Ship number { $number }
effect-finish-last = { points-count }; your Ship number { $number }: this day becomes the last
choice-begin = Begin the { $ship } in { $workshop }
effect-begin = { points-count }; still lacks { $short }
effect-begin-ready = { points-count }; all it needs is there
choice-hire = Hire { $card } for { $gold } Gold
effect-hire = needed for the { $ships }
effect-hire-unwanted = no Ship of yours needs one now
choice-barbarian = { card-barbarian }: wreck the { $ship } of { $seat } in { $workshop }
effect-wreck = { points-count }; it still lacks { $short }
effect-wreck-ready = { points-count }; all it needs lies there
effect-robbed = then lacking for the { $ships } of { $seat }
effect-robbed-idle = no Ship of { $seat } needs one
effect-traded = you take { $count } { $count ->
    [one] Good
   *[other] Goods
  } for it
effect-drawn = you draw { $count ->
    [one] one card
   *[other] { $count } cards
  }
effect-craftsman = then { $row } in the row, { $hand } in your hand
effect-raider = { $seat } loses { $gold } Gold
effect-thief = there are { $count }
effect-price = {" "}(costs { $gold } Gold)
choice-buy_tool = Buy the { $card } for { $gold } Gold
choice-build = Construct the { $card } for { $gold } Gold and { amount-of-workers }
choice-drop_tool = Discard the { $card } that you own
effect-end = tonight { $gold } Gold and { amount-of-workers }
effect-end-goods = ; { $count ->
    [one] 1 Good finds
   *[other] { $count } Goods find
  } no room in the Mill
effect-end-gold = ; { $count } Gold too much is lost
effect-ship = { points-count }, arms { $military }; needs { $needs }
amount-gold = { $count } Gold
amount-workers = { $count ->
    [one] 1 Worker
   *[other] { $count } Workers
  }
group-goods = Goods
group-ships = Ships
group-people = People
group-works = Tools and Buildings
group-discard = Throw away
ask-turn = Day { $day }, your turn. { $count ->
    [0] Your hand is empty: act on, or end the turn.
    [one] One card in hand must still be played or discarded.
   *[other] { $count } cards in hand must still be played or discarded.
  }
ask-keep = Packet { $packet }: keep one card; the rest goes on to { $seat }.
missing-card = the card is not in your hand
missing-packet = the card is not in this packet
missing-short = { $short } short
missing-ship = no Ship lies there
missing-tool-there = you own the { $card } already, and may have one Tool only
missing-tool-useless = your Tool saves this Ship nothing
missing-row = your row is full with { $count }
missing-built = you have this Building already
missing-workshop = both Workshops are taken
missing-hand = { $count ->
    [one] one card is still in your hand
   *[other] { $count } cards are still in your hand
  }
missing-SW-13 = the pile is empty: no back names a price
missing-SW-36 = you own no Tool
missing-call-SW-13 = the pile is empty: there is nothing to draw
missing-call-SW-63 = { $count ->
    [one] no other card is in your hand
   *[other] { $count } other cards in your hand are needed
  }
missing-call-SW-68 = { $count ->
    [one] there is no Good in your Mill
   *[other] { $count } Goods of two types are needed in your Mill
  }
missing-call-SW-102 = { $count } cards have been drawn in this turn, and no more may be
missing-no-cart = you own no { card-trade_cart }
missing-cart = there is no { $good } on your { card-trade_cart }
missing-discards = discard { $count ->
    [one] one card
   *[other] { $count } cards
  } at least
missing-returns = return { $count ->
    [one] one Good
   *[other] { $count } Goods
  } at least
missing-good = there is none in your Mill
missing-types = one type must be left that you can take
missing-self = not against your own board
missing-SW-44 = another Craftsman is asked for
missing-SW-49 = no such Craftsman stands in that row
missing-SW-50 = no Ship lies there
missing-SW-52 = no such Craftsman stands in that row
missing-SW-56 = there is no Gold to lose, or no Good to count
missing-SW-57 = there is no Tool to smash
missing-SW-58 = there is none in that Mill
missing-SW-68 = you returned Goods of this type
missing-SW-77 = you hold no such card
missing-SW-60 = a { card-watchman } keeps guard there
# The board in the browser: short words beside figures and places.
board-all-there = all there
board-any-goods = goods of your choice
board-arms = arms
board-arms-decided = Without the points for arms it would have ended otherwise.
board-buildings = Buildings
board-buy = Buy:
board-cards = cards
board-craftsmen = Craftsmen
board-day = Day
board-discards = discards
board-draw = cards to draw
board-ends = ends
board-face-down = face down
board-face-down-long = of them lie face down: nobody knows these.
board-for = for your
board-free = free
board-gold = gold
board-gold-each = gold for each turn before yours
board-group-ship = Ships
board-group-craftsman = Craftsmen
board-group-townsfolk = Townsfolk
board-group-tool = Tools
board-group-building = Buildings
board-hand = Your hand
board-hand-empty = No card in hand
board-in-hand = in hand
board-in-pile = in the pile
board-kept = Kept:
board-lacking = lacking
board-last-day = last day
board-launched-on = launched on day
board-leftovers = leftovers beside
board-lost = lost
board-market = Market
board-mill = Mill
board-no-bed = without a bed
board-no-pioneer = no { card-pioneer }
board-no-tool = no tool
board-no-watchman = no { card-watchman }
board-of = of
board-one-line = for one line
board-order = Turn order of the day
board-others = Others
board-others-lose = gold that the others lose
board-packet = Packet
board-passed = What you passed on
board-passed-long = Packets that went through your hands since the pile was last shuffled.
board-pioneer-token = Pioneer Token: starts today
board-point = point
board-points = points
board-race = Race to ship
board-ready = Ready to launch
board-sailing = At sea:
board-ship = Ship
board-ships = Ships
board-slip = Workshop
board-slip-empty = Empty: begin a ship here.
board-slip-free = empty
board-this-last-day = The last day
board-tomorrow = Starts tomorrow
board-tonight = tonight
board-workers = workers
board-of-ships = ships
board-of-village = village
board-yard = Yard
board-strongest = for the most arms
legend = ▶ whose turn it is · ★ starting player · Mill (goods/room) · Fleet: finished Ships · Row: hired Craftsmen

element-board-1 = yard of { $one }
element-supply-1 = supply: { $one }
element-mill-2 = Mill of { $one }: { $two }
element-packet-1 = packet: { $one }
element-hand-2 = hand: { $two }
element-workshop-2 = { $two } of { $one }
element-row-1 = row of { $one }
element-row-2 = row of { $one }: { $two }
element-front-2 = row of { $one }: { $two }
element-fleet-2 = fleet of { $one }: { $two }
element-tool-1 = tool of { $one }
element-leftovers-1 = leftovers beside { $one }
element-pile-0 = draw pile
element-discards-0 = discards
