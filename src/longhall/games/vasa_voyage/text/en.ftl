game-name = Vasa Regalis: The Maiden Voyage
game-about = Build the king's great ship together. If she sails, it pays to have kept the best goods back; if she does not, to have given them.

material-wood = wood
material-cloth = cloth
material-iron = iron
material-sculpture = sculpture
value-1 = 1
value-2 = 2
value-3 = 3
role-wood_procurer = Wood procurer
role-cloth_procurer = Cloth procurer
role-iron_procurer = Iron procurer
role-sculpture_procurer = Sculpture procurer
role-craftsman = Craftsman
role-tailor_blacksmith = Tailor/Blacksmith
role-admiral = Admiral
role-king = King
pair-1-1 = 1 + 1
pair-1-2 = 1 + 2
good-same = the same good again
good-1 = a 1
good-2 = a 2
good-3 = a 3
cause-all_threes = all goods of value 3 are in play
cause-locked = nobody can make a good of value 3 any more
cause-last_rounds = the round limit is reached
step-threes_in_hand = most goods of value 3 in hand
step-twos_in_hand = most goods of value 2 in hand
step-ones_in_hand = most goods of value 1 in hand
step-threes_on_failed = most goods of value 3 on the parts that failed
step-threes_on_ship = most goods of value 3 on the ship
step-twos_on_ship = most goods of value 2 on the ship
step-ones_on_ship = most goods of value 1 on the ship
step-leader = a tie, won by the shipyard leader
step-next_to_leader = a tie, won by the first of the tied clockwise from the shipyard leader

action-name_leader = { $seat } leads first
action-take_role = Take the role: { $role }
action-exchange = Exchange { $material } { $pair } for one of higher value
action-done = Exchange nothing more
action-procure = Procure { $material } of value 1
action-replace = Replace the { $material } on your ship by { $good }
action-no_replacement = Replace nothing
action-order = Order { $target } to replace the { $material }
action-no_order = Give no order
action-obey = Put the { $value } on your ship
action-build = Build { $material }
action-pass = Pass
action-place = Place the { $value }
action-inspect = Look at the { $material } of { $target }
action-decline = Look at nothing
action-no_offer = Make no offer
action-offer_to = Make { $partner } an offer
action-give = Give { $material } { $value }
action-want = Ask for { $material } { $value }
action-next = That is all on this side
action-confirm = Submit the offer
action-cancel = Drop the offer
action-accept = Accept the offer of { $proposer }
action-reject = Reject the offer of { $proposer }
action-counter = Make { $proposer } a counter-offer
action-keep = Let your own offer stand
action-withdraw = Withdraw your own offer
action-accept_counter = Accept the counter-offer
action-reject_counter = Reject the counter-offer
action-keep_counter = Let your counter-offer to { $proposer } stand
action-withdraw_counter = Withdraw your counter-offer to { $proposer }

prompt-NameLeader = Name the first shipyard leader.
prompt-TakeRole = Take one of the roles that are left.
prompt-Exchange = { $role }: you may exchange { $left ->
    [one] one pair of goods for a good of higher value.
   *[other] up to { $left } pairs of goods for goods of higher value.
 }
prompt-ProcureOne = Procure one good of value 1.
prompt-Replace = You may replace one good on your ship, or pretend to.
prompt-Command = You may order another player to replace a good on their ship.
prompt-Obey = The King orders you to put another good on your { $material } square.
prompt-Select = Which material is to be built this round? You may pass.
prompt-MustSelect = You must choose the material that is built, because { $cause }.
prompt-Place = Place one { $material } on your ship, face down.
prompt-Inspect = You may look at one good on another ship.
prompt-Offers = Inventory, cycle { $cycle }: you may make one player an offer. Choose the partner, what you give and what you ask for.
prompt-Answers = Inventory, cycle { $cycle }: answer the offers made to you.
prompt-CounterAnswers = Inventory, cycle { $cycle }: answer the counter-offer, or say whether yours still stands.

event-round_begun = Round { $round }. { $seat } is shipyard leader.
event-role_taken = { $seat } takes the role: { $role }.
event-procured = { $count ->
    [0] { $seat } finds no { $material } of value 1 left.
   *[other] { $seat } procures { $count } { $material } of value 1.
 }
event-nothing_to_procure = { $seat } finds no goods of value 1 left to procure.
event-exchanged = { $seat } exchanges { $material } { $pair }.
event-no_exchange = { $seat } makes no exchange.
event-no_further_exchange = { $seat } makes no second exchange.
event-replaced = { $seat } replaces the { $material } on their own ship: the { $taken } comes off, the { $placed } goes on.
event-replaced-hidden = { $seat } replaces the { $material } on their own ship, or pretends to.
event-not_replaced = { $seat } replaces nothing.
event-ordered = { $seat } orders { $target } to replace the { $material }.
event-order_obeyed = { $target } replaces her { $material }: the { $taken } comes off, the { $placed } goes on.
event-order_obeyed-hidden = { $target } replaces her { $material } by another.
event-order_impossible = { $target } has no other { $material }; the order of { $seat } comes to nothing.
event-not_ordered = { $seat } gives no order.
event-building_passed = { $seat } does not want to build.
event-building_chosen = { $seat } has { $material } built.
event-building_forced = { $material } must be built, because { $cause }. { $seat } begins.
event-nothing_built = Nothing is built this round.
event-placed = { $seat } places { $material } { $value }.
event-placed-hidden = { $seat } places { $material } face down.
event-all_placed = All have placed { $material }.
event-inspected = { $seat } looks at the { $material } of { $target }: a { $value }.
event-inspected-hidden = { $seat } looks at the { $material } of { $target }.
event-not_inspected = { $seat } looks at nothing.
event-offered = { $seat } makes { $partner } an offer.
event-not_offered = { $seat } makes no offer.
event-gives = { $seat } would give { $count } × { $material } { $value }.
event-wants = { $seat } asks for { $count } × { $material } { $value }.
event-mirrored = { $seat } and { $partner } have offered each other the same trade.
event-accepted = { $seat } accepts the offer of { $proposer }.
event-rejected = { $seat } rejects the offer of { $proposer }.
event-countered = { $seat } makes { $proposer } a counter-offer.
event-kept = { $seat } lets her offer stand.
event-withdrawn = { $seat } withdraws her offer.
event-counter_accepted = { $seat } accepts the counter-offer of { $partner }.
event-counter_rejected = { $seat } rejects the counter-offer of { $partner }.
event-counter_kept = { $seat } lets her counter-offer to { $proposer } stand.
event-counter_withdrawn = { $seat } withdraws her counter-offer to { $proposer }.
event-traded = { $seat } and { $partner } trade.
event-handed_over = { $seat } hands over { $count } × { $material } { $value }.
event-void_lacking = The trade of { $seat } and { $partner } is void: { $target } lacks { $material } { $value }.
event-void_keeping = The trade of { $seat } and { $partner } is void: { $target } would not keep enough to build.
event-ship_opened = The ship of { $seat }: wood { $wood }, cloth { $cloth }, iron { $iron }, sculpture { $sculpture }.
event-part_counted = The { $material } adds up to { $total }; { $needed } are needed.
event-won = { $seat } wins: { $step }.
event-all_lost = No part of the ship is sound. All lose.

outcome-win = wins
outcome-lose = loses
reason-sails = The Vasa Regalis sails; whoever kept the best goods wins.
reason-sinks = Too little wood: the ship sinks. Whoever gave the best goods is spared.
reason-lost_at_sea = Too little cloth: the ship is lost at sea. Whoever gave the best goods is spared.
reason-lost_in_battle = Too little iron: the ship is lost in battle. Whoever gave the best goods is spared.
reason-disgraced = Too little sculpture: the ship is a disgrace. Whoever gave the best goods is spared.
reason-several_fail = Several parts of the ship fail. Whoever gave the best goods is spared.
reason-none_operational = No part of the ship is sound: nobody escapes the king's wrath.

option-inventory = Inventory: players may trade before each Building
option-inventory-false = no trading
option-inventory-true = trading in up to three cycles of offers
option-max_rounds = The round from which nobody may refuse to build
option-max_rounds-60 = round 60
option-max_rounds-10 = round 10
option-max_rounds-20 = round 20
option-leader = The first shipyard leader
option-leader-lot = is drawn by lot
option-leader-named = is named by the player in the first seat
option-memory = What you have seen, and what follows from it about other hands and ships
option-memory-kept = stays in sight: goods you know lie open to you, others show what they may be
option-memory-own = is yours to remember: a look is told once, in the log

stands-line = Round { $round } · { $phase }
round-line = Round { $round } (nobody may pass from { $limit } on) · a part needs { $needed }
phase-roles = Roles
phase-inventory = Inventory
phase-building = Building
phase-inspection = Inspection
phase-over = The end
roles-head = Roles:
supply-head = Supply
status-built = built
status-mandatory = must be built
status-eligible = may be built
status-locked = locked
status-waiting = no 3 in play
ships-head = Ships, hands
goods-head = Goods
offer-line = { $proposer } offers { $partner }: { $give } for { $want }
counter-line = { $proposer } counters { $partner }: { $give } for { $want }
draft-line = Your offer to { $partner }: { $give } for { $want }
answer-line = { $count ->
    [one] You have answered.
   *[other] You have given { $count } answers.
 }
totals-head = The parts

guide-1 = Each of you builds four squares of the king's ship: wood, cloth, iron and sculpture, with goods worth 1 to 3, face down. A part holds when the goods of all players together reach the sum that it needs.
guide-2 = If all four parts hold she sails, and most 3s left in hand wins. If some fail, most 3s given to the failed parts wins. If none holds, everybody loses. So guess what the others give.
guide-3 = First move: take a role. A procurer brings goods of one material; the Craftsman and the Tailor/Blacksmith make two goods into one better. Try a procurer first.

ending-headline = { $seat } wins: { $step }.
ending-sails = Every part reaches { $needed }: the ship sails, and what was kept in hand counts.
ending-fails = { $count ->
    [4] No part reaches { $needed }: all lose.
    [one] The { $parts } does not reach { $needed }: the ship fails, and what was given counts.
   *[other] { $parts } do not reach { $needed }: the ship fails, and what was given counts.
  }
ending-leads = { $names } has the { $step }: { $count }.
ending-level = The { $step }: { $names } are level with { $count }.

choice-role = { $role }
effect-share = { $seat } { $count }
effect-procurer = { $material } of value 1: { $who }
effect-craftsman = exchanges of wood and sculpture: { $who }
effect-tailor_blacksmith = exchanges of cloth and iron: { $who }
effect-admiral = any good of value 1; then you may replace a good on your ship
effect-king = any good of value 1; then you may order somebody to replace a good
choice-exchange = Exchange { $material } { $pair } → { $good }
effect-supply = { $count } left in the supply
effect-procure = you have { $count } then; { $left } in the supply
choice-replace = Replace the { $material } { $there } on your ship by the { $good }
effect-replace = your part { $change }; nobody sees which good
choice-pretend = Pretend to replace your { $material }: put the { $there } back
effect-pretend = the others cannot tell
choice-obey = Put the { $material } { $value } on your ship
effect-obey = the { $there } comes back into your hand
effect-build = you hold { $goods }; { $count ->
    [one] it is the last part: the ship is launched
   *[other] { $count } parts are still unbuilt
  }
choice-place = Place the { $material } { $value }
effect-place = keeps { $goods } in hand
effect-place-last = your last of this material
effect-have = you have { $count }
effect-trade = you give { $give }, you get { $get }
goods-of = { $count } × { $material } { $value }
goods-none = nothing
effect-known = you know it: { $value }
effect-possible = may be { $values }
effect-done = { $count ->
    [one] the exchange is lost
   *[other] { $count } exchanges are lost
  }
effect-pass = { $seat } is asked next
effect-pass-last = nothing is built this round
ask-role = Round { $round }: take one of the roles that are left (you choose as number { $number } of { $players }).
ask-place = Place one { $material } on your ship, face down. All ships together need { $needed }.
ask-obey = { $seat }, the King, orders you to put another good on your { $material } square.
missing-taken = { $seat } has taken it
missing-craft = this role works { $materials } only
missing-pair = you hold { $ones } × { $material } 1 and { $twos } × { $material } 2
missing-supply = no { $material } { $value } is left in the supply
missing-good = you hold no { $material } { $value }
missing-same = a { $material } { $value } already lies there; another value is needed
missing-not-built = { $material } is not built yet
missing-own = that is your own ship
missing-VV-46 = { $material } is built already
missing-VV-48 = no { $material } 3 is in play yet
legend = ★ shipyard leader · ▐2▌ a good on the ship that you know · ▐13?▌ one of these · ▐?▌ unknown · a dot: nothing built · behind it the goods in hand, ? where unknown · supply: left/in the game
