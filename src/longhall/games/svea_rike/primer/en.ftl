# The page from which people learn the game. docs/rules-pages.md tells how it is written.

aim = The aim
aim-line-family = You lead a noble family through _sixteen reigns_ of Swedish history, from Gustav Vasa to Charles XIII: you gather land, trade, collect history, and decide who marches when war comes.
    .clauses = SR-1, SR-2
aim-line-win = Whoever has most _status points_ <status> after the last reign wins. They come from gold, crowns, troops, merchants, series of history cards and battles won.
    .clauses = SR-1, SR-148

table = What lies where
table-figure-table = A table of four in the second reign: peace.
table-spot-map = _The map_ with its fiefs. A fief in your colour is yours. Crowns <crown> are the gold that it gives, troops <troop> its soldiers; on a fief for sale stands its price. A fief that you get is yours at once, with its crowns and troops.
    .clauses = SR-36
table-spot-circles = _Four countries_ with circles for merchants <merchant>. A circle has room for as many as there are players and { $countries-denmark-merchant_bonus } more in { country-denmark }, { $countries-prussia-merchant_bonus } in { country-prussia }, { $countries-poland-merchant_bonus } in { country-poland } and { $countries-russia-merchant_bonus } in { country-russia }. Nothing ever breaks this limit.
    .clauses = SR-42
table-spot-royal = _The royal card_ <sovereign> says what kind of time it is: peace, harvests, famine, taxes, demand or war. It holds for the whole game turn, and of its three texts only that of the present era counts.
    .clauses = SR-10, SR-11
table-spot-row = _Four history cards_ <history> lie face up, with the pile of their era beside them. If one goes, the next of the pile takes its place; if the pile is empty, the place stays empty.
    .clauses = SR-53, SR-60, SR-61
table-spot-order = _Order of play._ One marker for each family is mixed face down and turned up one at a time. Nobody knows who comes next, not even its owner.
    .clauses = SR-20, SR-21
table-spot-hand = _Your hand_ of event cards <event>, seen by you alone. There is no limit to how many you hold or play.
    .clauses = SR-25
table-note-open = All else is open: gold, fiefs, merchants, history cards, debts and how many event cards everybody holds.

start = How it begins
start-table-families =
    Players | Family | Fiefs at the start
    2 | { family-sture } | { $families-sture-2 }
    2 | { family-grip } | { $families-grip-2 }
    3 | { family-sture } | { $families-sture-3 }
    3 | { family-grip } | { $families-grip-3 }
    3 | { family-brahe } | { $families-brahe-3 }
    4 | { family-sture } | { $families-sture-4 }
    4 | { family-grip } | { $families-grip-4 }
    4 | { family-brahe } | { $families-brahe-4 }
    4 | { family-eka } | { $families-eka-4 }
    5 | { family-sture } | { $families-sture-5 }
    5 | { family-grip } | { $families-grip-5 }
    5 | { family-brahe } | { $families-brahe-5 }
    5 | { family-eka } | { $families-eka-5 }
    5 | { family-three_roses } | { $families-three_roses-5 }
    .title = The families
start-table-gets =
    Everybody gets | How much
    <gold> gold | { $setup-gold }
    <event> event cards | { $setup-event_hand }
    <merchant> merchants, placed in any country | 1
    .title = To begin with
start-line-pool = All other Swedish fiefs are for sale. { fief-skane } and { fief-trondelag } are Danish, { fief-estonia } is Russian, { fief-livonia } Polish and { fief-pommern } Prussian: they can be had only after a war that Sweden has won. The colonies, { fief-africa } and { fief-america }, wait for the second era.
    .clauses = SR-7, SR-34, SR-76, SR-77
start-line-first = The first game turn, that of Gustav Vasa, has no royal card: it is peace.
    .clauses = SR-6

reign = A game turn
reign-line-sixteen = Each sovereign reigns for one game turn. Turns 1 to 5 are the _{ era-vasa }_ (green), 6 to 10 the _{ era-expansion }_ (red), 11 to 16 the _{ era-liberty }_ (blue).
    .clauses = SR-2, SR-3
reign-step-sovereign = _A new sovereign._ The marker moves on. If a new era begins, the history cards still on the table are put away for good and four of the new era are laid out; what you own you keep. When the first of the two new eras begins, the colonies come up for sale.
    .clauses = SR-4, SR-7
reign-step-royal = _The royal card_ is turned up; the old one is discarded. If none is left, the discarded ones are shuffled.
    .clauses = SR-4, SR-10, SR-12
reign-step-resources = _Resources pay_ their owners before the card takes effect: { history-mining } 2 gold, { history-iron_works } 2, { history-falun } 1, and { history-sala } 2 unless the card reads war.
    .clauses = SR-4, SR-13
reign-step-effect = _The royal card takes effect_ (below). If it reads war, the war is fought instead of the moves.
    .clauses = SR-4, SR-5
reign-step-moves = _Moves._ Markers are mixed, and each family makes one move when its own comes up.
    .clauses = SR-4, SR-20
reign-step-over = _The turn ends_ when all have moved, when the war is over, or when a card ends it. What was said for this game turn only is over then: { title-famine }, { title-low_demand }, { title-supply_train }, forced activities, the war.
    .clauses = SR-4, SR-8, SR-9
reign-head-royal = What a royal card can read
reign-item-peace = <peace> _Peace:_ nothing happens.
    .clauses = SR-19
reign-item-harvest = <good_harvests> _Good harvests:_ whenever fiefs give income in this game turn, they give twice as much.
    .clauses = SR-16
reign-item-famine = <hunger> _Famine:_ they give half, rounded up.
    .clauses = SR-15
reign-item-tax = <tax> _Tax gathering:_ everybody pays half of the own gold, rounded down.
    .clauses = SR-14
reign-item-demand = <demand> _Demand for imported goods:_ every merchant that earns brings 2 gold more.
    .clauses = SR-17
reign-item-war = <war> _War_ with the country named: nobody moves, and nobody draws a card.
    .clauses = SR-18, SR-27

move = Your move
move-line-order = In a move you draw, choose _one_ of three activities, carry it out and pay back what falls due. Before, between and after these steps cards may be played.
    .clauses = SR-22
move-step-draw = _Draw_ one event card, or two if you own { history-hat_party }. If the pile is empty the discarded cards are shuffled; if there are none either, you draw nothing.
    .clauses = SR-23, SR-24
move-step-choose = _Choose an activity._ You must take one and only one, even if it gives you nothing; { title-intrigues } can force it on you.
    .clauses = SR-26
move-step-loan = At the end of the move a loan that is due is paid back.
    .clauses = SR-22, SR-131
move-deed-agriculture = Collect from your fiefs: 1 gold for each crown, and { $tables-palace_gold } for each palace. Then you may buy _one fief_ that is for sale at its price. No upkeep.
    .title = { activity-agriculture }
    .clauses = SR-30..SR-33
move-deed-commerce = You may place _one new merchant_, or move one of yours to another country, not both. Then collect from your merchants, and { $tables-queen_gold } gold for each queen. Then pay upkeep.
    .title = { activity-commerce }
    .clauses = SR-40, SR-41, SR-48
move-deed-culture = Choose: income from fiefs _or_ from merchants, without palaces and queens; the choice stands. Then pay upkeep. Then you may buy _one history card_ from the row.
    .title = { activity-culture }
    .clauses = SR-50..SR-52
move-table-trade =
    Your merchants in one country | 1 | 2 | 3 | 4 | 5 or more
    Gold | { $tables-merchant_income-2 } | { $tables-merchant_income-3 } | { $tables-merchant_income-4 } | { $tables-merchant_income-5 } | { $tables-merchant_income-6 }
    .title = What merchants earn
move-line-trade = Merchants earn country by country, so it pays to have several in the same place. Three in { country-denmark }, one in { country-prussia } and one in { country-russia }: 10, 2 and 2, together 14 gold.
    .clauses = SR-44
move-line-upkeep = _Upkeep_ is { $tables-upkeep_peace } gold for each troop <troop> on all your fiefs, in { activity-commerce } and in { activity-culture }. Cards cost none. You must pay it.
    .clauses = SR-49
move-line-buying = You pay at once with gold that you have; no fief may be sold to buy something. Fiefs that others own, that an enemy holds or that are lost cannot be bought, nor colonies in the first era.
    .clauses = SR-34, SR-35

history = History cards
history-line-series = Five kinds are _series_ that count at the end: palaces, cultural personalities, scientists, military and queens. Resources are useful, but they are no series.
    .clauses = SR-68, SR-69
history-item-palace = <palace> _Palaces:_ { $tables-palace_gold } gold more each in { activity-agriculture }, even without a fief, and never doubled or halved.
    .clauses = SR-32
history-item-queen = <queen> _Queens:_ { $tables-queen_gold } gold more each in { activity-commerce }, even without a merchant.
    .clauses = SR-48
history-item-cultural = <cultural> _Cultural personalities:_ draw an event card at once when you buy one.
    .clauses = SR-64
history-item-scientist = <scientist> _Scientists:_ when you buy one, you may at once buy another history card. If that is a scientist too, it gives no third; before the further purchase cards may be played, to find the gold for it.
    .clauses = SR-65
history-item-military = <military> _Military:_ each adds { $tables-military_bonus } to your combat value in war and costs no upkeep. { history-armfeldt }, { history-horn } and { history-torstensson } help only in the first two eras; they still count for the series afterwards.
    .clauses = SR-71, SR-72
history-item-resource = <resource> _Resources_ bring gold at the start of turns, more income, more cards, or something at the end. A { history-seneschal_vasa } or the { history-chancery_president } is put out of the game whenever cards may be played at any time, to buy a fief or a history card at full price or to place a merchant. No event card stops that, and it is spent even if the purchase is undone.
    .clauses = SR-69, SR-70
history-item-many = With { title-hidden_cache } and a scientist you can buy more than one card in a move, but never more than three.
    .clauses = SR-66
history-item-gift = The card of a personality and the further purchase of a scientist come with a purchase only, not with booty and not with { title-smart_negotiator }.
    .clauses = SR-67
history-item-keep = History cards are never sold; only { title-smart_negotiator } takes one from somebody. What fire, death, plague or a lost war takes away leaves the game.
    .clauses = SR-62, SR-63

cards = Event cards and windows
cards-line-any = An event card says when it can be played; if it says nothing, then at any time. So that nobody needs to be quick, the table stops at certain moments, the _windows_, and asks whoever holds a card that fits.
    .clauses = SR-135
cards-step-announce = _Show the card_ and say at whom or what it is aimed. It must be possible as it is written, with something to aim at.
    .clauses = SR-138, SR-139
cards-step-cancel = _Somebody may stop it_ with { title-connections_at_court }. Then it does nothing and costs nothing but itself.
    .clauses = SR-138
cards-step-effect = _It takes effect at once:_ payments, dice and choices follow. If it has become impossible meanwhile, it does nothing. When two cards contradict each other, the later one counts.
    .clauses = SR-136, SR-139
cards-step-discard = _It is discarded_ face up, and { title-influential_office } may pick it up. Battle cards stay before you while the war lasts.
    .clauses = SR-114, SR-138
cards-table-moments =
    Moment | Cards made for it
    { window-pre_royal } | { title-fall_of_the_monarchy }
    { window-pre_order } | { title-political_influence }
    { window-move_begin } | { title-intrigues }, { title-abdication }, { title-murder_at_the_opera }
    { window-income_fief } | { title-bad_harvest }, { title-famine }, { title-extra_tax_on_peasants }
    { window-income_trade } | { title-demand_for_imported_goods }, { title-low_demand }, { title-diplomatic_pressure }
    { window-upkeep } | { title-supply_train }
    { window-pre_buy } | { title-hidden_cache }, { title-noble_marriage }
    { window-buy } | { title-conflict_of_interest }
    { window-move_end } | { title-good_administration }, { title-winds_of_war }, { title-abdication }, { title-murder_at_the_opera }
    { window-turn_end } | { title-protector_government }
    { window-shortage } | { title-heavy_loans }, { title-hidden_reserves }, { title-tax_refund }, { title-reductions_from_the_church }
    { window-war_outbreak } | { title-blockade_runner }, { title-out_of_the_fire }
    { window-war_pay } | { title-supply_train }
    { window-war_ready } | { title-superior_tactician }, { title-swedish_steel_bites }, { title-battle_of_poltava }, { title-battle_of_narva }, { title-battle_of_breitenfeld }, { title-battle_of_kliszow }, { title-march_over_the_great_belt }
    { window-reward } | { title-extra_booty }, { title-treason }
    { window-loss } | { title-high_treason }
    { window-cancel } | { title-connections_at_court }
    { window-pickup } | { title-influential_office }
    .title = The windows
cards-note-order = A standing order spares you questions. Usually you are asked in the windows for which a card is meant above all; you can also be asked everywhere, never, or not until your next move.
cards-item-same = If several want to play a card in one window, dice decide who goes first, and the others are asked again. If both cards cannot stand, the loser keeps the card and may not play it again in this window.
    .clauses = SR-137
cards-item-region = Some cards name a fief and strike it and all its neighbours over land, whoever owns them, you too. Any fief can be named, even one that an enemy holds; only fiefs of players suffer.
    .clauses = SR-82
cards-item-seat = Where a card makes several pay, get or choose, whoever played it begins and the rest follow in the order of the seats.
    .clauses = SR-130

war = War
war-line-home = In a war turn nobody moves: no income, no purchases, only resources at the start and what cards do. Every family decides for itself whether to march.
    .clauses = SR-5, SR-27, SR-91
war-step-outbreak = _Outbreak._ All merchants in the enemy’s country go home, except those of a { title-blockade_runner }, and nobody may send one there until the war is over.
    .clauses = SR-43, SR-90
war-step-commit = _Who marches?_ All choose in secret one fief or none; then all is shown. The fief needs a troop <troop>, unless you have a military card that still helps.
    .clauses = SR-92, SR-93
war-step-pay = _Pay_ { $tables-upkeep_war } gold for each troop on the fief that you send. Whoever cannot pay in full takes it back, pays nothing and stays at home; no fief may be sold for this.
    .clauses = SR-94
war-step-enemy = _The enemy_ gets as many royal cards as there are players, and one more. Cards without troops are put aside.
    .clauses = SR-95
war-step-attack = _Sweden attacks._ Everybody whose fief stands rolls a die. If it is not higher than your _combat value_, troops of the fief and your military cards together, the weakest enemy card is removed.
    .clauses = SR-97, SR-99
war-step-defend = _The enemy attacks,_ weakest card first: a die for each card. If it is not higher than the card’s troops, a Swedish fief falls: the one with fewest troops printed, if level that of the family with fewer military cards, if level the loser of a roll.
    .clauses = SR-100, SR-101
war-step-again = _Again,_ until one side has nothing left standing; the war ends at that very moment. A family whose fief has fallen rolls no more, but its military cards are never turned.
    .clauses = SR-98, SR-102, SR-103
war-figure-battle = A battle: { fief-vastergotland } with one military card against three cards of the enemy.
war-head-won = If Sweden has won
war-item-freed = Fiefs that carry this enemy’s flag and that it still holds come up for sale.
    .clauses = SR-77, SR-110
war-item-reward = Everybody who marched is rewarded, nobody else. The highest combat value chooses first, fallen or not; those who are level roll for it.
    .clauses = SR-110, SR-111
war-item-choice = Take a random fief of those for sale, or a history card of the row, or the gold of { $tables-reward_gold_dice } dice. You take it before the next one chooses, and after each reward { title-extra_booty } and { title-treason } may be played.
    .clauses = SR-112, SR-113
war-item-battles = Battle cards played in this war stay with their players: a status point each.
    .clauses = SR-114
war-head-lost = If Sweden has lost
war-step-flags = The enemy takes back the fiefs with its flag, whoever has them.
    .clauses = SR-78, SR-115
war-step-marched = Everybody who marched gives up one more fief of own choice.
    .clauses = SR-116
war-step-stayed = Everybody who stayed at home rolls: 1 to 3 costs a fief of own choice, 4 to 6 nothing. { title-high_treason } saves the fief that you would choose. Even the last fief can be lost; who has none gives none.
    .clauses = SR-117, SR-118
war-line-after = Then enemy cards go away, fallen fiefs are as before, and the game turn ends.
    .clauses = SR-106, SR-120

money = Debts and money
money-line-must = Upkeep in peace, what event cards make you pay and loans are _obligations_. Purchases, war pay and prices of cards are not: you pay them or leave it. Taxes of half your gold can always be paid.
    .clauses = SR-125
money-item-sell = If you cannot pay an obligation, you may first play a card that brings gold; then you must sell fiefs, one by one, until it is paid. What you owe does not change by the sale.
    .clauses = SR-126
money-item-price = The Exchequer gives a die of gold for each crown, and the fief is for sale again. Or you offer the fief to the others: they bid in secret, you accept one bid or none.
    .clauses = SR-75, SR-127
money-item-void = If it is still too little, you pay all that you have and the rest is forgotten. Who has neither fief nor gold is broke and owes nothing, except for loans.
    .clauses = SR-128, SR-129
money-item-loan = With { title-heavy_loans } you borrow any sum and owe twice as much at the end of your next whole move. What you cannot pay stays due, move after move.
    .clauses = SR-131

end = End and status
end-line-last = The game ends after the sixteenth game turn, unless { title-protector_government } gives one more.
    .clauses = SR-145
end-step-late = _Late gains._ { history-factories }: a die, and ten gold for each pip. { history-east_india }: a die, 5 or 6 is a status point.
    .clauses = SR-146
end-step-debts = _Debts._ Loans are paid; you may sell fiefs for them, but you need not. Each gold unpaid costs a status point. No more event cards can be played.
    .clauses = SR-147
end-step-count = _Status._ One point for every { $tables-gold_per_sp } gold, { $tables-crowns_per_sp } crowns, { $tables-troops_per_sp } troops and { $tables-merchants_per_sp } merchants abroad, for each card of a series beyond the second, and for each battle card kept. What is left over counts nothing, and military cards are no troops.
    .clauses = SR-148
end-step-tie = _Level?_ More crowns win, then more history cards of any kind, then more gold; else the victory is shared.
    .clauses = SR-149
end-table-example =
    Family | Gold | Crowns | Troops | Series | Merchants | Battles | Debt | Status
    { family-sture } | 46 → 2 | 13 → 4 | 6 → 3 | 3 | 7 → 2 | 1 | 0 | 15
    { family-grip } | 71 → 3 | 10 → 3 | 3 → 1 | 5 | 5 → 1 | 0 | 0 | 13
    { family-brahe } | 0 → 0 | 14 → 4 | 7 → 3 | 1 | 9 → 3 | 0 | −4 | 7
    .title = A worked example
end-note-series = { family-sture } has 4 palaces, 3 scientists and 2 queens: 2 and 1 and 0 points, together 3. { family-grip } has 5 military cards and 4 cultural personalities: 3 and 2, together 5.
    .clauses = SR-148
end-note-debt = { family-brahe } has most crowns, but could not pay 4 gold of a loan: 4 points less. _{ family-sture } wins_ with 15 and is made Protector of the Realm.
    .clauses = SR-147, SR-148, SR-150
end-table-titles =
    Status | What becomes of the winner
    { $tables-titles-1 } or more | Protector of the Realm, founder of a dynasty
    { $tables-titles-2 } or more | Regent
    { $tables-titles-3 } or more | the most esteemed noble
    { $tables-titles-4 } or more | respected, but the fortune fades
    { $tables-titles-5 } or more | the line dies out
    less | swept away by the revolution
    .title = Titles
    .clauses = SR-150

small = Small print
small-point-income = Fiefs struck by { title-famine }, and in a { title-bad_harvest } those with three crowns, give nothing. The crowns of the others are added up (with { title-extra_tax_on_peasants } a die for each fief instead, and a { title-bad_harvest } played before is void), then doubled or halved by the royal card and rounded once, up. { history-land_reform } adds 1 for each fief that gives something, palaces come last.
    .title = Fief income in full
    .clauses = SR-31, SR-32
small-point-trade = { history-hansa } adds 1 gold and royal demand 2 for every merchant that earns, beyond the fifth too. Under { title-low_demand } a country gives nothing at all. The event card { title-demand_for_imported_goods } adds 5, if any merchant of yours earns.
    .title = Commerce income in full
    .clauses = SR-45..SR-47
small-point-refill = After a purchase or a reward the row is filled up when nobody can undo it any more, before anything else happens; also before a second reward.
    .title = When the row is filled
    .clauses = SR-60
small-point-commanders = { history-armfeldt }, { history-dobeln }, { history-fersen }, { history-horn } and { history-torstensson } are commanders. Only these military cards can die of plague or untimely.
    .title = Commanders
    .clauses = SR-73
small-point-returned = A fief that a player gives back is for sale again, unless an enemy takes it or it is lost for good.
    .title = Fiefs given back
    .clauses = SR-75
small-point-borders = Neighbours share a border over land; water parts. { fief-gotland }, { fief-pommern } and the colonies have no neighbour, and { fief-sodermanland } and { fief-vastergotland } do not touch.
    .title = Borders
    .clauses = SR-81
small-point-russia = In the { era-liberty } { country-russia } gets two cards more than there are players. If Sweden loses to it then, { fief-estonia } and the six Finnish fiefs, { fief-karelia }, { fief-nyland }, { fief-savolaks }, { fief-tavastehus }, { fief-abo } and { fief-osterbotten }, are gone for good, for whoever has them and without payment. A table can turn this off: then { country-russia } fights like the others and takes only { fief-estonia }.
    .title = { country-russia } and Finland
    .clauses = SR-79, SR-80, SR-95, SR-155
small-point-nobody = Cards may still be played for Sweden. If they remove the whole enemy, Sweden wins and nobody is rewarded; if not, the war is lost. If the enemy has no card with troops, it is won at once.
    .title = Nobody marches
    .clauses = SR-98, SR-104
small-point-taken = A fief that marches and is taken away in the war falls out of it. Its former owner still counts as having marched, the new one does not.
    .title = Losing a fief that marches
    .clauses = SR-105
small-point-cards = If the royal pile is too small in a war, the discarded ones are shuffled into it; the card in force and the enemy’s stay where they are.
    .title = Royal cards run out
    .clauses = SR-96
small-point-broke = Whoever is broke, stayed at home and rolls 1 to 3 after a lost war loses a random history card. Nothing prevents it.
    .title = Broke in a lost war
    .clauses = SR-119
small-point-random = Cards lost by { title-lost_opportunity } or { title-witch_hunt } go face up to the discard pile, but they have not been used: nobody picks them up.
    .title = Cards lost at random
    .clauses = SR-140
small-point-caps = Nobody makes more than { $tables-moves_per_turn } moves in a game turn, and no sovereign reigns for more than { $tables-turns_per_reign }.
    .title = No endless games
    .clauses = SR-157
small-point-options = A table can set the largest loan and the largest bid. It can also ask in a window all who might hold a fitting card, so that waiting tells nothing; and everybody has standing orders for when to be asked.
    .title = Table options
    .clauses = SR-156

words = Glossary
words-word-sp = One of the points that decide the game.
    .title = Status point
    .clauses = SR-148
words-word-crown = Printed on a fief: its income in gold, and a third of a status point.
    .title = Crown
    .clauses = SR-31, SR-148
words-word-troop = Printed on a fief: its strength in war, its upkeep, and half a status point.
    .title = Troop
    .clauses = SR-49, SR-97, SR-148
words-word-pool = Fiefs of Sweden that nobody owns. The clauses call them the pool.
    .title = For sale
    .clauses = SR-33, SR-75
words-word-exchequer = The bank. It gets what you pay, and gives what you earn.
    .title = Exchequer
    .clauses = SR-33, SR-127
words-word-window = A moment at which cards may be played. An open window takes every card for any time.
    .title = Window
    .clauses = SR-135
words-word-combat = Troops of the fief that marches, and your military cards that still help.
    .title = Combat value
    .clauses = SR-97
words-word-flag = An enemy’s fief. It comes up for sale after a victory over that enemy, and goes back after a defeat.
    .title = Flag fief
    .clauses = SR-77, SR-78
words-word-region = A fief and all its neighbours over land.
    .title = Region
    .clauses = SR-81, SR-82
words-word-series = Cards of one kind: palaces, cultural personalities, scientists, military or queens. The third and every further one is a status point.
    .title = Series
    .clauses = SR-68, SR-148
words-table-fiefs =
    Fief | Price | <crown> Crowns | <troop> Troops
    { fief-narke } | { $fiefs-narke-price } | { $fiefs-narke-crowns } | { $fiefs-narke-troops }
    { fief-pommern } | { $fiefs-pommern-price } | { $fiefs-pommern-crowns } | { $fiefs-pommern-troops }
    { fief-skane } | { $fiefs-skane-price } | { $fiefs-skane-crowns } | { $fiefs-skane-troops }
    { fief-sodermanland } | { $fiefs-sodermanland-price } | { $fiefs-sodermanland-crowns } | { $fiefs-sodermanland-troops }
    { fief-uppland } | { $fiefs-uppland-price } | { $fiefs-uppland-crowns } | { $fiefs-uppland-troops }
    { fief-vastergotland } | { $fiefs-vastergotland-price } | { $fiefs-vastergotland-crowns } | { $fiefs-vastergotland-troops }
    { fief-dalekarlia } | { $fiefs-dalekarlia-price } | { $fiefs-dalekarlia-crowns } | { $fiefs-dalekarlia-troops }
    { fief-estonia } | { $fiefs-estonia-price } | { $fiefs-estonia-crowns } | { $fiefs-estonia-troops }
    { fief-gotland } | { $fiefs-gotland-price } | { $fiefs-gotland-crowns } | { $fiefs-gotland-troops }
    { fief-halsingland } | { $fiefs-halsingland-price } | { $fiefs-halsingland-crowns } | { $fiefs-halsingland-troops }
    { fief-livonia } | { $fiefs-livonia-price } | { $fiefs-livonia-crowns } | { $fiefs-livonia-troops }
    { fief-nyland } | { $fiefs-nyland-price } | { $fiefs-nyland-crowns } | { $fiefs-nyland-troops }
    { fief-smaland } | { $fiefs-smaland-price } | { $fiefs-smaland-crowns } | { $fiefs-smaland-troops }
    { fief-trondelag } | { $fiefs-trondelag-price } | { $fiefs-trondelag-crowns } | { $fiefs-trondelag-troops }
    { fief-abo } | { $fiefs-abo-price } | { $fiefs-abo-crowns } | { $fiefs-abo-troops }
    { fief-africa } | { $fiefs-africa-price } | { $fiefs-africa-crowns } | { $fiefs-africa-troops }
    { fief-america } | { $fiefs-america-price } | { $fiefs-america-crowns } | { $fiefs-america-troops }
    { fief-jamtland } | { $fiefs-jamtland-price } | { $fiefs-jamtland-crowns } | { $fiefs-jamtland-troops }
    { fief-lapponia } | { $fiefs-lapponia-price } | { $fiefs-lapponia-crowns } | { $fiefs-lapponia-troops }
    { fief-norrbotten } | { $fiefs-norrbotten-price } | { $fiefs-norrbotten-crowns } | { $fiefs-norrbotten-troops }
    { fief-karelia } | { $fiefs-karelia-price } | { $fiefs-karelia-crowns } | { $fiefs-karelia-troops }
    { fief-osterbotten } | { $fiefs-osterbotten-price } | { $fiefs-osterbotten-crowns } | { $fiefs-osterbotten-troops }
    { fief-savolaks } | { $fiefs-savolaks-price } | { $fiefs-savolaks-crowns } | { $fiefs-savolaks-troops }
    { fief-tavastehus } | { $fiefs-tavastehus-price } | { $fiefs-tavastehus-crowns } | { $fiefs-tavastehus-troops }
    .title = Fiefs
words-head-palace = Palaces
words-card-drottningholm = { card-drottningholm-text } _{ $history-drottningholm-cost } gold, { $history-drottningholm-era }._
    .title = { history-drottningholm }
    .clauses = SR-32
words-card-glimminge = { card-glimminge-text } _{ $history-glimminge-cost } gold, { $history-glimminge-era }._
    .title = { history-glimminge }
    .clauses = SR-32
words-card-gripsholm = { card-gripsholm-text } _{ $history-gripsholm-cost } gold, { $history-gripsholm-era }._
    .title = { history-gripsholm }
    .clauses = SR-32
words-card-haga = { card-haga-text } _{ $history-haga-cost } gold, { $history-haga-era }._
    .title = { history-haga }
    .clauses = SR-32
words-card-royal_palace = { card-royal_palace-text } _{ $history-royal_palace-cost } gold, { $history-royal_palace-era }._
    .title = { history-royal_palace }
    .clauses = SR-32
words-card-skokloster = { card-skokloster-text } _{ $history-skokloster-cost } gold, { $history-skokloster-era }._
    .title = { history-skokloster }
    .clauses = SR-32
words-card-vadstena = { card-vadstena-text } _{ $history-vadstena-cost } gold, { $history-vadstena-era }._
    .title = { history-vadstena }
    .clauses = SR-32
words-card-orbyhus = { card-orbyhus-text } _{ $history-orbyhus-cost } gold, { $history-orbyhus-era }._
    .title = { history-orbyhus }
    .clauses = SR-32
words-head-cultural = Cultural personalities
words-card-bellman = { card-bellman-text } _{ $history-bellman-cost } gold, { $history-bellman-era }._
    .title = { history-bellman }
    .clauses = SR-64, SR-67
words-card-pyhy = { card-pyhy-text } _{ $history-pyhy-cost } gold, { $history-pyhy-era }._
    .title = { history-pyhy }
    .clauses = SR-64, SR-67
words-card-swedenborg = { card-swedenborg-text } _{ $history-swedenborg-cost } gold, { $history-swedenborg-era }._
    .title = { history-swedenborg }
    .clauses = SR-64, SR-67
words-card-stiernhielm = { card-stiernhielm-text } _{ $history-stiernhielm-cost } gold, { $history-stiernhielm-era }._
    .title = { history-stiernhielm }
    .clauses = SR-64, SR-67
words-card-kellgren = { card-kellgren-text } _{ $history-kellgren-cost } gold, { $history-kellgren-era }._
    .title = { history-kellgren }
    .clauses = SR-64, SR-67
words-card-tessin = { card-tessin-text } _{ $history-tessin-cost } gold, { $history-tessin-era }._
    .title = { history-tessin }
    .clauses = SR-64, SR-67
words-card-olaus_petri = { card-olaus_petri-text } _{ $history-olaus_petri-cost } gold, { $history-olaus_petri-era }._
    .title = { history-olaus_petri }
    .clauses = SR-64, SR-67
words-head-scientist = Scientists
words-card-celsius = { card-celsius-text } _{ $history-celsius-cost } gold, { $history-celsius-era }._
    .title = { history-celsius }
    .clauses = SR-65, SR-67
words-card-linne = { card-linne-text } _{ $history-linne-cost } gold, { $history-linne-era }._
    .title = { history-linne }
    .clauses = SR-65, SR-67
words-card-polhem = { card-polhem-text } _{ $history-polhem-cost } gold, { $history-polhem-era }._
    .title = { history-polhem }
    .clauses = SR-65, SR-67
words-card-bureus = { card-bureus-text } _{ $history-bureus-cost } gold, { $history-bureus-era }._
    .title = { history-bureus }
    .clauses = SR-65, SR-67
words-card-berzelius = { card-berzelius-text } _{ $history-berzelius-cost } gold, { $history-berzelius-era }._
    .title = { history-berzelius }
    .clauses = SR-65, SR-67
words-card-olaus_magnus = { card-olaus_magnus-text } _{ $history-olaus_magnus-cost } gold, { $history-olaus_magnus-era }._
    .title = { history-olaus_magnus }
    .clauses = SR-65, SR-67
words-card-tycho_brahe = { card-tycho_brahe-text } _{ $history-tycho_brahe-cost } gold, { $history-tycho_brahe-era }._
    .title = { history-tycho_brahe }
    .clauses = SR-65, SR-67
words-head-military = Military
words-card-baltic_fleet = { card-baltic_fleet-text } _{ $history-baltic_fleet-cost } gold, { $history-baltic_fleet-era }._
    .title = { history-baltic_fleet }
    .clauses = SR-71
words-card-carolines = { card-carolines-text } _{ $history-carolines-cost } gold, { $history-carolines-era }._
    .title = { history-carolines }
    .clauses = SR-71
words-card-fersen = { card-fersen-text } _{ $history-fersen-cost } gold, { $history-fersen-era }._
    .title = { history-fersen }
    .clauses = SR-71, SR-73
words-card-armfeldt = { card-armfeldt-text } _{ $history-armfeldt-cost } gold, { $history-armfeldt-era }._
    .title = { history-armfeldt }
    .clauses = SR-71, SR-72, SR-73
words-card-dobeln = { card-dobeln-text } _{ $history-dobeln-cost } gold, { $history-dobeln-era }._
    .title = { history-dobeln }
    .clauses = SR-71, SR-73
words-card-horn = { card-horn-text } _{ $history-horn-cost } gold, { $history-horn-era }._
    .title = { history-horn }
    .clauses = SR-71, SR-72, SR-73
words-card-torstensson = { card-torstensson-text } _{ $history-torstensson-cost } gold, { $history-torstensson-era }._
    .title = { history-torstensson }
    .clauses = SR-71, SR-72, SR-73
words-card-finnish_cavalry = { card-finnish_cavalry-text } _{ $history-finnish_cavalry-cost } gold, { $history-finnish_cavalry-era }._
    .title = { history-finnish_cavalry }
    .clauses = SR-71
words-card-landsknechts = { card-landsknechts-text } _{ $history-landsknechts-cost } gold, { $history-landsknechts-era }._
    .title = { history-landsknechts }
    .clauses = SR-71
words-card-viborg = { card-viborg-text } _{ $history-viborg-cost } gold, { $history-viborg-era }._
    .title = { history-viborg }
    .clauses = SR-71
words-head-queen = Queens
words-card-hedvig_eleonora = { card-hedvig_eleonora-text } _{ $history-hedvig_eleonora-cost } gold, { $history-hedvig_eleonora-era }._
    .title = { history-hedvig_eleonora }
    .clauses = SR-48
words-card-karin_mansdotter = { card-karin_mansdotter-text } _{ $history-karin_mansdotter-cost } gold, { $history-karin_mansdotter-era }._
    .title = { history-karin_mansdotter }
    .clauses = SR-48
words-card-katarina_jagellonica = { card-katarina_jagellonica-text } _{ $history-katarina_jagellonica-cost } gold, { $history-katarina_jagellonica-era }._
    .title = { history-katarina_jagellonica }
    .clauses = SR-48
words-card-lovisa_ulrika = { card-lovisa_ulrika-text } _{ $history-lovisa_ulrika-cost } gold, { $history-lovisa_ulrika-era }._
    .title = { history-lovisa_ulrika }
    .clauses = SR-48
words-card-maria_eleonora = { card-maria_eleonora-text } _{ $history-maria_eleonora-cost } gold, { $history-maria_eleonora-era }._
    .title = { history-maria_eleonora }
    .clauses = SR-48
words-card-sofia_magdalena = { card-sofia_magdalena-text } _{ $history-sofia_magdalena-cost } gold, { $history-sofia_magdalena-era }._
    .title = { history-sofia_magdalena }
    .clauses = SR-48
words-head-resource = Resources
words-card-factories = { card-factories-text } _{ $history-factories-cost } gold, { $history-factories-era }._
    .title = { history-factories }
    .clauses = SR-146
words-card-iron_works = { card-iron_works-text } _{ $history-iron_works-cost } gold, { $history-iron_works-era }._
    .title = { history-iron_works }
    .clauses = SR-13
words-card-land_reform = { card-land_reform-text } _{ $history-land_reform-cost } gold, { $history-land_reform-era }._
    .title = { history-land_reform }
    .clauses = SR-31
words-card-mining = { card-mining-text } _{ $history-mining-cost } gold, { $history-mining-era }._
    .title = { history-mining }
    .clauses = SR-13
words-card-chancery_president = { card-chancery_president-text } _{ $history-chancery_president-cost } gold, { $history-chancery_president-era }._
    .title = { history-chancery_president }
    .clauses = SR-70
words-card-hansa = { card-hansa-text } _{ $history-hansa-cost } gold, { $history-hansa-era }._
    .title = { history-hansa }
    .clauses = SR-45
words-card-seneschal_vasa = { card-seneschal_vasa-text } _{ $history-seneschal_vasa-cost } gold, { $history-seneschal_vasa-era }._
    .title = { history-seneschal_vasa }
    .clauses = SR-70
words-card-falun = { card-falun-text } _{ $history-falun-cost } gold, { $history-falun-era }._
    .title = { history-falun }
    .clauses = SR-13
words-card-sala = { card-sala-text } _{ $history-sala-cost } gold, { $history-sala-era }._
    .title = { history-sala }
    .clauses = SR-13
words-card-east_india = { card-east_india-text } _{ $history-east_india-cost } gold, { $history-east_india-era }._
    .title = { history-east_india }
    .clauses = SR-146
words-card-hat_party = { card-hat_party-text } _{ $history-hat_party-cost } gold, { $history-hat_party-era }._
    .title = { history-hat_party }
    .clauses = SR-23
words-card-seneschal_expansion = { card-seneschal_expansion-text } _{ $history-seneschal_expansion-cost } gold, { $history-seneschal_expansion-era }._
    .title = { history-seneschal_expansion }
    .clauses = SR-70
words-head-events = Event cards
words-card-a_time_of_changes = { card-a_time_of_changes-text } In the deck: { $events-a_time_of_changes-copies }.
    .title = { title-a_time_of_changes }
    .clauses = SR-135
words-card-abdication = { card-abdication-text } In the deck: { $events-abdication-copies }.
    .title = { title-abdication }
    .clauses = SR-135
words-card-bad_harvest = { card-bad_harvest-text } In the deck: { $events-bad_harvest-copies }.
    .title = { title-bad_harvest }
    .clauses = SR-31
words-card-blockade_runner = { card-blockade_runner-text } In the deck: { $events-blockade_runner-copies }.
    .title = { title-blockade_runner }
    .clauses = SR-90
words-card-conflict_of_interest = { card-conflict_of_interest-text } In the deck: { $events-conflict_of_interest-copies }.
    .title = { title-conflict_of_interest }
    .clauses = SR-135
words-card-connections_at_court = { card-connections_at_court-text } In the deck: { $events-connections_at_court-copies }.
    .title = { title-connections_at_court }
    .clauses = SR-138
words-card-demand_for_imported_goods = { card-demand_for_imported_goods-text } In the deck: { $events-demand_for_imported_goods-copies }.
    .title = { title-demand_for_imported_goods }
    .clauses = SR-47
words-card-diplomatic_pressure = { card-diplomatic_pressure-text } In the deck: { $events-diplomatic_pressure-copies }.
    .title = { title-diplomatic_pressure }
    .clauses = SR-135
words-card-extra_booty = { card-extra_booty-text } In the deck: { $events-extra_booty-copies }.
    .title = { title-extra_booty }
    .clauses = SR-112, SR-113
words-card-extra_church_tax = { card-extra_church_tax-text } In the deck: { $events-extra_church_tax-copies }.
    .title = { title-extra_church_tax }
    .clauses = SR-135
words-card-extra_tax_on_peasants = { card-extra_tax_on_peasants-text } In the deck: { $events-extra_tax_on_peasants-copies }.
    .title = { title-extra_tax_on_peasants }
    .clauses = SR-31
words-card-extra_war_taxes = { card-extra_war_taxes-text } In the deck: { $events-extra_war_taxes-copies }.
    .title = { title-extra_war_taxes }
    .clauses = SR-135
words-card-fall_of_the_monarchy = { card-fall_of_the_monarchy-text } In the deck: { $events-fall_of_the_monarchy-copies }.
    .title = { title-fall_of_the_monarchy }
    .clauses = SR-135
words-card-famine = { card-famine-text } In the deck: { $events-famine-copies }.
    .title = { title-famine }
    .clauses = SR-31
words-card-feud_with_neighbours = { card-feud_with_neighbours-text } In the deck: { $events-feud_with_neighbours-copies }.
    .title = { title-feud_with_neighbours }
    .clauses = SR-135
words-card-good_administration = { card-good_administration-text } In the deck: { $events-good_administration-copies }.
    .title = { title-good_administration }
    .clauses = SR-157
words-card-heavy_loans = { card-heavy_loans-text } In the deck: { $events-heavy_loans-copies }.
    .title = { title-heavy_loans }
    .clauses = SR-131
words-card-hidden_reserves = { card-hidden_reserves-text } In the deck: { $events-hidden_reserves-copies }.
    .title = { title-hidden_reserves }
    .clauses = SR-135
words-card-hidden_cache = { card-hidden_cache-text } In the deck: { $events-hidden_cache-copies }.
    .title = { title-hidden_cache }
    .clauses = SR-66
words-card-high_treason = { card-high_treason-text } In the deck: { $events-high_treason-copies }.
    .title = { title-high_treason }
    .clauses = SR-116, SR-117
words-card-inflation = { card-inflation-text } In the deck: { $events-inflation-copies }.
    .title = { title-inflation }
    .clauses = SR-135
words-card-influential_office = { card-influential_office-text } In the deck: { $events-influential_office-copies }.
    .title = { title-influential_office }
    .clauses = SR-135
words-card-inspiring_speech = { card-inspiring_speech-text } In the deck: { $events-inspiring_speech-copies }.
    .title = { title-inspiring_speech }
    .clauses = SR-135
words-card-intrigues = { card-intrigues-text } In the deck: { $events-intrigues-copies }.
    .title = { title-intrigues }
    .clauses = SR-135
words-card-local_war_tax = { card-local_war_tax-text } In the deck: { $events-local_war_tax-copies }.
    .title = { title-local_war_tax }
    .clauses = SR-135
words-card-lost_opportunity = { card-lost_opportunity-text } In the deck: { $events-lost_opportunity-copies }.
    .title = { title-lost_opportunity }
    .clauses = SR-140
words-card-low_demand = { card-low_demand-text } In the deck: { $events-low_demand-copies }.
    .title = { title-low_demand }
    .clauses = SR-46
words-card-murder_at_the_opera = { card-murder_at_the_opera-text } In the deck: { $events-murder_at_the_opera-copies }.
    .title = { title-murder_at_the_opera }
    .clauses = SR-135
words-card-noble_marriage = { card-noble_marriage-text } In the deck: { $events-noble_marriage-copies }.
    .title = { title-noble_marriage }
    .clauses = SR-135
words-card-fall_from_grace = { card-fall_from_grace-text } In the deck: { $events-fall_from_grace-copies }.
    .title = { title-fall_from_grace }
    .clauses = SR-135
words-card-out_of_the_fire = { card-out_of_the_fire-text } In the deck: { $events-out_of_the_fire-copies }.
    .title = { title-out_of_the_fire }
    .clauses = SR-135
words-card-palace_fire = { card-palace_fire-text } In the deck: { $events-palace_fire-copies }.
    .title = { title-palace_fire }
    .clauses = SR-63
words-card-peasant_revolt = { card-peasant_revolt-text } In the deck: { $events-peasant_revolt-copies }.
    .title = { title-peasant_revolt }
    .clauses = SR-135
words-card-plague = { card-plague-text } In the deck: { $events-plague-copies }.
    .title = { title-plague }
    .clauses = SR-63, SR-73
words-card-political_influence = { card-political_influence-text } In the deck: { $events-political_influence-copies }.
    .title = { title-political_influence }
    .clauses = SR-135
words-card-powerful_neighbour = { card-powerful_neighbour-text } In the deck: { $events-powerful_neighbour-copies }.
    .title = { title-powerful_neighbour }
    .clauses = SR-135
words-card-untimely_death = { card-untimely_death-text } In the deck: { $events-untimely_death-copies }.
    .title = { title-untimely_death }
    .clauses = SR-63, SR-73
words-card-protector_government = { card-protector_government-text } In the deck: { $events-protector_government-copies }.
    .title = { title-protector_government }
    .clauses = SR-145, SR-157
words-card-reduction = { card-reduction-text } In the deck: { $events-reduction-copies }.
    .title = { title-reduction }
    .clauses = SR-135
words-card-reductions_from_the_church = { card-reductions_from_the_church-text } In the deck: { $events-reductions_from_the_church-copies }.
    .title = { title-reductions_from_the_church }
    .clauses = SR-135
words-card-riots_in_towns = { card-riots_in_towns-text } In the deck: { $events-riots_in_towns-copies }.
    .title = { title-riots_in_towns }
    .clauses = SR-135
words-card-royal_wrath = { card-royal_wrath-text } In the deck: { $events-royal_wrath-copies }.
    .title = { title-royal_wrath }
    .clauses = SR-135
words-card-smart_negotiator = { card-smart_negotiator-text } In the deck: { $events-smart_negotiator-copies }.
    .title = { title-smart_negotiator }
    .clauses = SR-62
words-card-superior_tactician = { card-superior_tactician-text } In the deck: { $events-superior_tactician-copies }.
    .title = { title-superior_tactician }
    .clauses = SR-99
words-card-supply_train = { card-supply_train-text } In the deck: { $events-supply_train-copies }.
    .title = { title-supply_train }
    .clauses = SR-49, SR-94
words-card-swedish_steel_bites = { card-swedish_steel_bites-text } In the deck: { $events-swedish_steel_bites-copies }.
    .title = { title-swedish_steel_bites }
    .clauses = SR-135
words-card-tax_refund = { card-tax_refund-text } In the deck: { $events-tax_refund-copies }.
    .title = { title-tax_refund }
    .clauses = SR-135
words-card-battle_of_breitenfeld = { card-battle_of_breitenfeld-text } In the deck: { $events-battle_of_breitenfeld-copies }.
    .title = { title-battle_of_breitenfeld }
    .clauses = SR-114
words-card-battle_of_kliszow = { card-battle_of_kliszow-text } In the deck: { $events-battle_of_kliszow-copies }.
    .title = { title-battle_of_kliszow }
    .clauses = SR-114
words-card-battle_of_narva = { card-battle_of_narva-text } In the deck: { $events-battle_of_narva-copies }.
    .title = { title-battle_of_narva }
    .clauses = SR-114
words-card-battle_of_poltava = { card-battle_of_poltava-text } In the deck: { $events-battle_of_poltava-copies }.
    .title = { title-battle_of_poltava }
    .clauses = SR-135
words-card-march_over_the_great_belt = { card-march_over_the_great_belt-text } In the deck: { $events-march_over_the_great_belt-copies }.
    .title = { title-march_over_the_great_belt }
    .clauses = SR-114
words-card-trade_privileges = { card-trade_privileges-text } In the deck: { $events-trade_privileges-copies }.
    .title = { title-trade_privileges }
    .clauses = SR-135
words-card-treason = { card-treason-text } In the deck: { $events-treason-copies }.
    .title = { title-treason }
    .clauses = SR-113
words-card-winds_of_war = { card-winds_of_war-text } In the deck: { $events-winds_of_war-copies }.
    .title = { title-winds_of_war }
    .clauses = SR-135
words-card-witch_hunt = { card-witch_hunt-text } In the deck: { $events-witch_hunt-copies }.
    .title = { title-witch_hunt }
    .clauses = SR-140

aid = Player aid
aid-box-reign =
    New sovereign, perhaps a new era. Royal card. Resources pay.
    War: fight. Else: markers are mixed, everybody moves once.
    .title = Game turn
aid-box-agriculture =
    1 gold per crown, { $tables-palace_gold } per palace. No upkeep.
    You may buy a fief.
    .title = { activity-agriculture }
aid-box-commerce =
    Place or move a merchant. Income by country: { $tables-merchant_income-2 }, { $tables-merchant_income-3 }, { $tables-merchant_income-4 }, { $tables-merchant_income-5 }, { $tables-merchant_income-6 }.
    { $tables-queen_gold } per queen. Upkeep { $tables-upkeep_peace } per troop.
    .title = { activity-commerce }
aid-box-culture =
    Income from fiefs or merchants. Upkeep { $tables-upkeep_peace } per troop.
    You may buy a history card.
    .title = { activity-culture }
aid-box-war =
    Send a fief in secret; pay { $tables-upkeep_war } per troop.
    Hit: die not above your combat value. The weakest falls first.
    Won: a fief, a history card or { $tables-reward_gold_dice } dice of gold, for those who marched.
    Lost: a fief each; at home only on 1 to 3.
    .title = War
aid-box-status =
    { $tables-gold_per_sp } gold, { $tables-crowns_per_sp } crowns, { $tables-troops_per_sp } troops, { $tables-merchants_per_sp } merchants: one point each.
    Every card of a series beyond the second, every battle card kept: one.
    Every gold of an unpaid loan: one less.
    .title = Status points
