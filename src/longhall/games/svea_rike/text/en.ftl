game-name = Svea Rike
game-about = Five noble families, sixteen sovereigns: gather fiefs, merchants and history, go to war or stay at home, and outrank the others.

# Families
family-sture = Sture
family-grip = Grip
family-brahe = Brahe
family-eka = Eka
family-three_roses = Three Roses

# Sovereigns
sovereign-1 = Gustav Vasa
sovereign-2 = Erik XIV
sovereign-3 = John III
sovereign-4 = Sigismund
sovereign-5 = Charles IX
sovereign-6 = Gustavus Adolphus
sovereign-7 = Christina
sovereign-8 = Charles X Gustav
sovereign-9 = Charles XI
sovereign-10 = Charles XII
sovereign-11 = Ulrika Eleonora
sovereign-12 = Frederick I
sovereign-13 = Adolf Frederick
sovereign-14 = Gustav III
sovereign-15 = Gustav IV Adolf
sovereign-16 = Charles XIII

# Eras and series
era-vasa = Vasa era
era-expansion = Age of Expansion
era-liberty = Age of Liberty
series-palace = palace
series-cultural = cultural personality
series-scientist = scientist
series-military = military
series-queen = queen
series-resource = resource

# Countries
country-denmark = Denmark
country-prussia = Prussia
country-poland = Poland
country-russia = Russia

# Fiefs
fief-africa = Africa
fief-america = America
fief-dalekarlia = Dalekarlia
fief-estonia = Estonia
fief-gotland = Gotland
fief-halsingland = Hälsingland
fief-jamtland = Jämtland
fief-karelia = Karelia
fief-lapponia = Lapponia
fief-livonia = Livonia
fief-norrbotten = Norrbotten
fief-nyland = Nyland
fief-narke = Närke
fief-pommern = Pommern
fief-savolaks = Savolaks
fief-skane = Skåne
fief-smaland = Småland
fief-sodermanland = Södermanland
fief-tavastehus = Tavastehus
fief-trondelag = Trøndelag
fief-uppland = Uppland
fief-vastergotland = Västergötland
fief-abo = Åbo
fief-osterbotten = Österbotten

# Activities and income
activity-agriculture = Agriculture
activity-commerce = Commerce
activity-culture = Culture & Science
source-fiefs = the fiefs
source-commerce = commerce
purpose-upkeep = upkeep of troops
purpose-card = an event card
purpose-loan = a loan

# Dice
roll-sale = for the sale
roll-peasants = for the peasants' tax
roll-attacker = for the attacking fief
roll-defender = for the fief attacked
roll-booty = for the booty
roll-factories = for { history-factories }
roll-company = for { history-east_india }: it pays
roll-no_company = for { history-east_india }: it does not pay
roll-defeat = for the lost war: a loss
roll-no_defeat = for the lost war: no loss
roll-uprising = for the uprising: it spreads
roll-no_uprising = for the uprising: it is put down
roll-steel = for { title-swedish_steel_bites }: a hit
roll-no_steel = for { title-swedish_steel_bites }: a miss
roll-order = for the order of rewards
roll-fall = to keep the own fief standing
hit-yes = a hit
hit-no = a miss

# Royal cards
royal-R01 = royal card 1
royal-R02 = royal card 2
royal-R03 = royal card 3
royal-R04 = royal card 4
royal-R05 = royal card 5
royal-R06 = royal card 6
royal-R07 = royal card 7
royal-R08 = royal card 8
royal-R09 = royal card 9
royal-R10 = royal card 10
royal-R11 = royal card 11
royal-R12 = royal card 12
royal-R13 = royal card 13
royal-R14 = royal card 14
royal-R15 = royal card 15
royal-R16 = royal card 16
royal-R17 = royal card 17
royal-R18 = royal card 18
royal-R19 = royal card 19
royal-R20 = royal card 20
royal-R21 = royal card 21
royal-R22 = royal card 22
royal-R23 = royal card 23
royal-R24 = royal card 24
royal_text-peace = peace
royal_text-good_harvests = good harvests
royal_text-famine = famine
royal_text-tax = tax gathering
royal_text-demand = demand for imported goods
royal_text-war_denmark = war with { country-denmark }
royal_text-war_prussia = war with { country-prussia }
royal_text-war_poland = war with { country-poland }
royal_text-war_russia = war with { country-russia }

# Windows
window-pre_royal = before the royal card is drawn
window-war_outbreak = at the outbreak of war
window-pre_order = before the order of play is drawn
window-move_begin = before a move
window-after_draw = after the card has been drawn
window-income_fief = before fief income is collected
window-income_trade = before commerce income is collected
window-upkeep = before upkeep is paid
window-pre_buy = before buying
window-buy = while a purchase is being settled
window-move_end = after a move
window-turn_end = at the end of the game turn
window-war_pay = before the troops are paid
window-war_ready = before the first battle
window-war_sweden_done = after a Swedish attack
window-war_enemy_done = after an enemy attack
window-war_over = after the war
window-reward = after a reward
window-loss = before a fief is given up
window-shortage = while money is short
window-cancel = while a card may be cancelled
window-pickup = while a used card may be picked up
window-further_buy = before buying a further card
place-1 = place 1
place-2 = place 2
place-3 = place 3
place-4 = place 4
marriages-1 = { title-noble_marriage }
marriages-2 = 2 × { title-noble_marriage }
marriages-3 = 3 × { title-noble_marriage }

# Sums
amount-0 = 0
amount-1 = 1
amount-2 = 2
amount-3 = 3
amount-4 = 4
amount-5 = 5
amount-6 = 6
amount-7 = 7
amount-8 = 8
amount-9 = 9
amount-10 = 10
amount-11 = 11
amount-12 = 12
amount-13 = 13
amount-14 = 14
amount-15 = 15
amount-16 = 16
amount-17 = 17
amount-18 = 18
amount-19 = 19
amount-20 = 20
amount-21 = 21
amount-22 = 22
amount-23 = 23
amount-24 = 24
amount-25 = 25
amount-26 = 26
amount-27 = 27
amount-28 = 28
amount-29 = 29
amount-30 = 30
amount-31 = 31
amount-32 = 32
amount-33 = 33
amount-34 = 34
amount-35 = 35
amount-36 = 36
amount-37 = 37
amount-38 = 38
amount-39 = 39
amount-40 = 40
amount-41 = 41
amount-42 = 42
amount-43 = 43
amount-44 = 44
amount-45 = 45
amount-46 = 46
amount-47 = 47
amount-48 = 48
amount-49 = 49
amount-50 = 50
amount-51 = 51
amount-52 = 52
amount-53 = 53
amount-54 = 54
amount-55 = 55
amount-56 = 56
amount-57 = 57
amount-58 = 58
amount-59 = 59
amount-60 = 60
amount-61 = 61
amount-62 = 62
amount-63 = 63
amount-64 = 64
amount-65 = 65
amount-66 = 66
amount-67 = 67
amount-68 = 68
amount-69 = 69
amount-70 = 70
amount-71 = 71
amount-72 = 72
amount-73 = 73
amount-74 = 74
amount-75 = 75
amount-76 = 76
amount-77 = 77
amount-78 = 78
amount-79 = 79
amount-80 = 80
amount-81 = 81
amount-82 = 82
amount-83 = 83
amount-84 = 84
amount-85 = 85
amount-86 = 86
amount-87 = 87
amount-88 = 88
amount-89 = 89
amount-90 = 90
amount-91 = 91
amount-92 = 92
amount-93 = 93
amount-94 = 94
amount-95 = 95
amount-96 = 96
amount-97 = 97
amount-98 = 98
amount-99 = 99
amount-100 = 100
amount-101 = 101
amount-102 = 102
amount-103 = 103
amount-104 = 104
amount-105 = 105
amount-106 = 106
amount-107 = 107
amount-108 = 108
amount-109 = 109
amount-110 = 110
amount-111 = 111
amount-112 = 112
amount-113 = 113
amount-114 = 114
amount-115 = 115
amount-116 = 116
amount-117 = 117
amount-118 = 118
amount-119 = 119
amount-120 = 120

# History cards
history-bellman = Carl Michael Bellman
history-pyhy = Conrad von Pyhy
history-swedenborg = Emmanuel Swedenborg
history-stiernhielm = Georg Stiernhielm
history-kellgren = Johan Henric Kellgren
history-tessin = Nicodemus Tessin the Younger
history-olaus_petri = Olaus Petri
history-baltic_fleet = Baltic Fleet
history-carolines = Carolines
history-fersen = Axel von Fersen
history-armfeldt = Carl Gustaf Armfeldt
history-dobeln = Georg Carl von Döbeln
history-horn = Gustaf Horn
history-torstensson = Lennart Torstensson
history-finnish_cavalry = Finnish Cavalry
history-landsknechts = German Landsknechts
history-viborg = Viborg Castle
history-drottningholm = Drottningholm
history-glimminge = Glimminge House
history-gripsholm = Gripsholm
history-haga = Haga
history-royal_palace = Royal Palace, Stockholm
history-skokloster = Skokloster
history-vadstena = Vadstena
history-orbyhus = Örbyhus
history-hedvig_eleonora = Hedvig Eleonora
history-karin_mansdotter = Karin Månsdotter
history-katarina_jagellonica = Katarina Jagellonica
history-lovisa_ulrika = Lovisa Ulrika
history-maria_eleonora = Maria Eleonora
history-sofia_magdalena = Sofia Magdalena
history-factories = Factories
history-iron_works = Iron works in Uppland
history-land_reform = Land reform
history-mining = Mining
history-chancery_president = President of the Chancery
history-hansa = Relations with the Hansa
history-seneschal_vasa = Seneschal
history-falun = Share in Falun copper mine
history-sala = Share in Sala silver mine
history-east_india = Share in the East Indian Company
history-hat_party = Support for the Hat party
history-seneschal_expansion = Seneschal
history-celsius = Anders Celsius
history-linne = Carl von Linné
history-polhem = Christopher Polhem
history-bureus = Johannes Bureus
history-berzelius = Jöns Jacob Berzelius
history-olaus_magnus = Olaus Magnus
history-tycho_brahe = Tycho Brahe
card-bellman-text = When you buy this card you draw an event card at once.
card-pyhy-text = When you buy this card you draw an event card at once.
card-swedenborg-text = When you buy this card you draw an event card at once.
card-stiernhielm-text = When you buy this card you draw an event card at once.
card-kellgren-text = When you buy this card you draw an event card at once.
card-tessin-text = When you buy this card you draw an event card at once.
card-olaus_petri-text = When you buy this card you draw an event card at once.
card-baltic_fleet-text = Adds 1 to your combat value in war and costs no upkeep.
card-carolines-text = Adds 1 to your combat value in war and costs no upkeep.
card-fersen-text = Adds 1 to your combat value in war and costs no upkeep.
card-armfeldt-text = Adds 1 to your combat value in war and costs no upkeep, until the { era-expansion } ends.
card-dobeln-text = Adds 1 to your combat value in war and costs no upkeep.
card-horn-text = Adds 1 to your combat value in war and costs no upkeep, until the { era-expansion } ends.
card-torstensson-text = Adds 1 to your combat value in war and costs no upkeep, until the { era-expansion } ends.
card-finnish_cavalry-text = Adds 1 to your combat value in war and costs no upkeep.
card-landsknechts-text = Adds 1 to your combat value in war and costs no upkeep.
card-viborg-text = Adds 1 to your combat value in war and costs no upkeep.
card-drottningholm-text = 2 gold more whenever you collect with { activity-agriculture }.
card-glimminge-text = 2 gold more whenever you collect with { activity-agriculture }.
card-gripsholm-text = 2 gold more whenever you collect with { activity-agriculture }.
card-haga-text = 2 gold more whenever you collect with { activity-agriculture }.
card-royal_palace-text = 2 gold more whenever you collect with { activity-agriculture }.
card-skokloster-text = 2 gold more whenever you collect with { activity-agriculture }.
card-vadstena-text = 2 gold more whenever you collect with { activity-agriculture }.
card-orbyhus-text = 2 gold more whenever you collect with { activity-agriculture }.
card-hedvig_eleonora-text = 2 gold more whenever you collect with { activity-commerce }.
card-karin_mansdotter-text = 2 gold more whenever you collect with { activity-commerce }.
card-katarina_jagellonica-text = 2 gold more whenever you collect with { activity-commerce }.
card-lovisa_ulrika-text = 2 gold more whenever you collect with { activity-commerce }.
card-maria_eleonora-text = 2 gold more whenever you collect with { activity-commerce }.
card-sofia_magdalena-text = 2 gold more whenever you collect with { activity-commerce }.
card-factories-text = After the last game turn you roll a die and get ten times as much gold.
card-iron_works-text = 2 gold at the start of every game turn, in peace and war.
card-land_reform-text = 1 gold more for every yielding fief whenever you collect fief income.
card-mining-text = 2 gold at the start of every game turn, in peace and war.
card-chancery_president-text = Remove this card in any open window to buy a fief or a history card, or to place a merchant.
card-hansa-text = 1 gold more for every earning merchant whenever you collect commerce income.
card-seneschal_vasa-text = Remove this card in any open window to buy a fief or a history card, or to place a merchant.
card-falun-text = 1 gold at the start of every game turn, in peace and war.
card-sala-text = 2 gold at the start of every game turn without a war.
card-east_india-text = After the last game turn you roll a die: 5 or 6 gives a status point.
card-hat_party-text = You draw two event cards instead of one when your move begins.
card-seneschal_expansion-text = Remove this card in any open window to buy a fief or a history card, or to place a merchant.
card-celsius-text = When you buy this card you may at once buy one more history card.
card-linne-text = When you buy this card you may at once buy one more history card.
card-polhem-text = When you buy this card you may at once buy one more history card.
card-bureus-text = When you buy this card you may at once buy one more history card.
card-berzelius-text = When you buy this card you may at once buy one more history card.
card-olaus_magnus-text = When you buy this card you may at once buy one more history card.
card-tycho_brahe-text = When you buy this card you may at once buy one more history card.

# Event cards
title-a_time_of_changes = A time of changes
title-abdication = Abdication!
title-bad_harvest = Bad harvest
title-blockade_runner = Blockade runner
title-conflict_of_interest = Conflict of interest
title-connections_at_court = Connections at court
title-demand_for_imported_goods = Demand for imported goods
title-diplomatic_pressure = Diplomatic pressure
title-extra_booty = Extra booty
title-extra_church_tax = Extra church tax
title-extra_tax_on_peasants = Extra tax on peasants
title-extra_war_taxes = Extra war taxes
title-fall_of_the_monarchy = Fall of the monarchy
title-famine = Famine
title-feud_with_neighbours = Feud with neighbours
title-good_administration = Good administration
title-heavy_loans = Heavy loans
title-hidden_reserves = Hidden reserves
title-hidden_cache = Hidden cache
title-high_treason = High treason!
title-inflation = Inflation!
title-influential_office = Influential office
title-inspiring_speech = Inspiring speech
title-intrigues = Intrigues
title-local_war_tax = Local war tax
title-lost_opportunity = Lost opportunity
title-low_demand = Low demand for imported goods
title-murder_at_the_opera = Murder at the Opera
title-noble_marriage = Noble marriage
title-fall_from_grace = Fall from grace
title-out_of_the_fire = Out of the fire
title-palace_fire = Palace fire!
title-peasant_revolt = Peasant revolt!
title-plague = Plague!
title-political_influence = Political influence
title-powerful_neighbour = Powerful neighbour
title-untimely_death = Untimely death
title-protector_government = Protector government
title-reduction = Reduction
title-reductions_from_the_church = Reductions from the church
title-riots_in_towns = Riots in towns
title-royal_wrath = Royal wrath
title-smart_negotiator = Smart negotiator
title-superior_tactician = Superior tactician
title-supply_train = Supply train
title-swedish_steel_bites = Swedish steel bites
title-tax_refund = Tax refund
title-battle_of_breitenfeld = The battle of Breitenfeld
title-battle_of_kliszow = The battle of Kliszow
title-battle_of_narva = The battle of Narva
title-battle_of_poltava = The battle of Poltava
title-march_over_the_great_belt = The march over the Great Belt
title-trade_privileges = Trade privileges
title-treason = Treason!
title-winds_of_war = Winds of war
title-witch_hunt = Witch hunt
card-a_time_of_changes-text = Two face-up history cards of your choice go under the pile, and new ones are turned up.
card-abdication-text = Between two moves in peace: the game turn is over at once. Whoever has not moved does not.
card-bad_harvest-text = When another player is about to collect from fiefs: those with three crowns give nothing this time.
card-blockade_runner-text = When war breaks out: your merchants in the enemy country stay there.
card-conflict_of_interest-text = When another player buys a fief or a history card: card and gold go back. Something else may be bought instead.
card-connections_at_court-text = When another player plays an event card: it does nothing and is discarded. Nothing stops this card.
card-demand_for_imported_goods-text = When you collect commerce income and a merchant of yours earns: 5 gold more.
card-diplomatic_pressure-text = A merchant of another player is sent home.
card-extra_booty-text = When you have been rewarded after a war: choose another reward.
card-extra_church_tax-text = Name a fief: for it and its neighbours every owner pays 1 gold per crown.
card-extra_tax_on_peasants-text = When you collect from fiefs: a die for each yielding fief instead of its crowns. A { title-bad_harvest } played before it is void.
card-extra_war_taxes-text = Everybody pays 1 gold for each own troop symbol. This is upkeep.
card-fall_of_the_monarchy-text = Before the royal card is drawn: look at all of them and name the one in force.
card-famine-text = When another player is about to collect from fiefs: name a fief. It and its neighbours yield nothing for the rest of the game turn.
card-feud_with_neighbours-text = An own fief challenges a neighbour: die plus troops on both sides. If you have more, it is yours.
card-good_administration-text = After your move: a whole new move with another activity.
card-heavy_loans-text = Borrow any sum. You owe twice as much after your next move.
card-hidden_reserves-text = If you own a palace: 5 gold.
card-hidden_cache-text = In your { activity-culture } move you may buy one history card more, never more than three.
card-high_treason-text = When a lost war would cost you a fief of your choice: you keep it.
card-inflation-text = All others pay 2 gold.
card-influential_office-text = When another player has used an event card: take it from the discard pile into your hand.
card-inspiring_speech-text = Draw three event cards.
card-intrigues-text = Before the move of another player: you decide the activity.
card-local_war_tax-text = Name a fief: for it and its neighbours every owner pays 1 gold per troop symbol.
card-lost_opportunity-text = Another player loses a random event card.
card-low_demand-text = In peace: a country gives nobody commerce income for the rest of the game turn.
card-murder_at_the_opera-text = Between two moves in peace: the game turn is over at once. Whoever has not moved does not.
card-noble_marriage-text = When you buy a fief: 2 gold less per crown.
card-fall_from_grace-text = Pay another player the price of a fief and take it over.
card-out_of_the_fire-text = Move any merchant to another country with room.
card-palace_fire-text = A palace, owned or face up, leaves the game.
card-peasant_revolt-text = Name a fief and roll: with 4, 5 or 6 it and its neighbours are lost, the poorer in crowns first.
card-plague-text = Name a fief: everybody who owns it or a neighbour loses a scientist, commander, queen or cultural personality.
card-political_influence-text = Before the order of play is drawn: you move first.
card-powerful_neighbour-text = An own fief challenges a neighbour: die plus crowns on both sides. If you have more, it is yours.
card-untimely_death-text = A cultural personality, queen, scientist or commander, owned or face up, leaves the game.
card-protector_government-text = At the end of a game turn: the sovereign stays and another game turn is played under the same royal card.
card-reduction-text = Everybody pays half of the own gold, rounded down.
card-reductions_from_the_church-text = You get 5 gold, the others 2 each.
card-riots_in_towns-text = Name a fief and roll: with 4, 5 or 6 it and its neighbours are lost, those with fewer troops first.
card-royal_wrath-text = A player with at least two fiefs gives one up.
card-smart_negotiator-text = Pay another player twice the cost of a history card and take it.
card-superior_tactician-text = In war, while your fief stands: you roll twice in every later attack.
card-supply_train-text = You pay no upkeep for the rest of the game turn, in peace or war.
card-swedish_steel_bites-text = In war: roll a die. With 1 to 4 the weakest enemy card is removed.
card-tax_refund-text = Everybody gets 5 gold.
card-battle_of_breitenfeld-text = In war with { country-prussia }: the two weakest enemy cards are removed. If Sweden wins the card is worth a status point.
card-battle_of_kliszow-text = In war with { country-poland }: the two weakest enemy cards are removed. If Sweden wins the card is worth a status point.
card-battle_of_narva-text = In war with { country-russia }: the two weakest enemy cards are removed. If Sweden wins the card is worth a status point.
card-battle_of_poltava-text = In war: two more cards join the enemy, then a Swedish fief of your choice falls.
card-march_over_the_great_belt-text = In war with { country-denmark }: the two weakest enemy cards are removed. If Sweden wins the card is worth a status point.
card-trade_privileges-text = Place one more merchant.
card-treason-text = When another player has been rewarded after a war: all that booty is lost again.
card-winds_of_war-text = After your move, for 7 gold: war with a country of your choice. Then the game turn is over.
card-witch_hunt-text = Name a fief: for it and each neighbour its owner loses a random event card.

# Choices
action-pass = Pass
action-play = Play { $title }
action-use = Use { $history }
action-activity = { $activity }
action-source = Collect from { $source }
action-place = Place a merchant in { $country }
action-move = Move a merchant from { $country } to { $to }
action-no_merchant = Send no merchant
action-buy_fief = Buy { $fief }
action-marry = Buy { $fief } with { $marriages }
action-buy_history = Buy { $history }
action-buy_with_cache = Buy { $history } with { title-hidden_cache }
action-no_purchase = Buy nothing
action-fief = { $fief }
action-card = { $history }
action-player = { $player }
action-country = { $country }
action-merchant = A merchant of { $player } in { $country }
action-force = { $activity }
action-royal = { $royal }
choice-royal = { $royal_text }, { $troops ->
    [0] no troops
    [one] 1 troop
   *[other] { $troops } troops
 } ({ $royal }{ $lies ->
    [in_force] , in force
    [discard] , discarded
   *[pile] {""}
 })
action-borrow = Borrow { $amount }
action-give_up = Give up { $fief }
action-bury = Lose { $history }
action-commit = Send { $fief } to war
action-stay_home = Stay at home
action-reward_fief = Take a random fief
action-reward_card = Take { $history }
action-reward_gold = Take gold: three dice
action-sell = Sell { $fief } to the Exchequer
action-offer = Offer { $fief } to the players
action-keep = Keep the fiefs
action-bid = Bid { $amount }
action-accept = Accept the bid of { $seat }
action-decline = Decline all bids

# Questions
prompt-FirstMerchant = Place your first merchant.
prompt-ChooseActivity = Choose the activity of your move.
prompt-SendMerchant = Place a merchant, or move one.
prompt-IncomeSource = Where does your income come from?
prompt-BuyFief = You may buy a fief.
prompt-BuyCard = You may buy a history card.
prompt-FurtherCard = You may play { title-hidden_cache } and buy a further history card.
prompt-UseOffice = By your office of the realm: buy a fief or a history card, or place a merchant.
prompt-Window = You may play a card { $window }.
prompt-CancelWindow = { $player } plays { $title }. Cancel it?
prompt-PickupWindow = { $player } has used { $title }. Pick it up?
prompt-NameTarget =
    { $title_key ->
        [powerful_neighbour] { $title }: { $first ->
            [-1] which of your fiefs makes the challenge?
           *[other] which neighbour does it challenge?
        }
        [feud_with_neighbours] { $title }: { $first ->
            [-1] which of your fiefs makes the challenge?
           *[other] which neighbour does it challenge?
        }
        [out_of_the_fire] { $title }: { $first ->
            [-1] which merchant moves?
           *[other] to which country does it move?
        }
        [a_time_of_changes] { $title }: { $first ->
            [-1] which card goes under the pile first?
           *[other] which card goes under the pile second?
        }
        [heavy_loans] { $title }: how much do you borrow? You owe twice as much after your next move.
        [intrigues] { $title }: which activity do you decide?
        [trade_privileges] { $title }: where do you place the merchant?
        [winds_of_war] { $title }: against which country?
        [low_demand] { $title }: in which country?
        [fall_from_grace] { $title }: which fief do you take over?
        [smart_negotiator] { $title }: which card do you take over?
        [battle_of_poltava] { $title }: which Swedish fief falls?
        [diplomatic_pressure] { $title }: which merchant is sent home?
        [lost_opportunity] { $title }: who loses a card?
        [royal_wrath] { $title }: who gives up a fief?
        [palace_fire] { $title }: which card leaves the game?
        [untimely_death] { $title }: which card leaves the game?
       *[other] What is { $title } aimed at?
    }
prompt-NameRoyal = { title-fall_of_the_monarchy }: name the royal card in force.
prompt-Bury = { title-plague }: choose whom you lose.
prompt-SellFief = You owe { $amount } gold. Sell a fief.
prompt-Bids = { $player } offers { $fief }. How much do you bid?
prompt-AcceptBid = Accept a bid for { $fief }, or decline.
prompt-Commitment = Choose the fief that you send to war, or stay at home.
prompt-ChooseReward = Choose your reward.
prompt-ReturnFief = Choose the fief that you give up.
prompt-SellForDebt = You may sell fiefs to pay your debt.

# What happens
event-sovereign_reigns = { $sovereign } reigns.
event-era_began = A new era: { $era }.
event-royal_turned = The royal card reads: { $royal_text } ({ $royal }).
event-royal_chosen = { $seat } names the royal card: { $royal_text } ({ $royal }).
event-royal_shuffled = The royal cards are shuffled.
event-resources_paid = { $seat } gets { $gold } gold from resources.
event-taxed = { $seat } pays half: { $gold } gold.
event-marker_turned = { $seat } moves next.
event-turn_cut_short = The game turn is cut short.
event-turn_over = The game turn ends.
event-reign_goes_on = { $sovereign } reigns for another game turn.
event-drew = { $seat } draws { $title }
event-drew-hidden = { $seat } draws an event card.
event-drew_nothing = There is no event card for { $seat } to draw.
event-events_shuffled = The discarded event cards are shuffled.
event-activity_chosen = { $seat }: { $activity }.
event-source_chosen = { $seat } collects from { $source }.
event-fief_income = { $seat } collects { $gold } gold from fiefs.
event-trade_income = { $seat } collects { $gold } gold from commerce.
event-new_move_begun = { $seat } has a new move.
event-merchant_placed = { $seat } places a merchant in { $country }.
event-merchant_moved = A merchant of { $seat } goes from { $country } to { $to }.
event-merchants_home = Merchants of { $seat } leave { $country }: { $count }.
event-no_merchant_sent = { $seat } sends no merchant.
event-fief_bought = { $seat } buys { $fief } for { $gold } gold.
event-history_bought = { $seat } buys { $history } for { $gold } gold.
event-purchase_undone = The purchase is undone; { $seat } gets { $gold } gold back.
event-nothing_bought = { $seat } buys nothing.
event-no_more_bought = { $seat } buys nothing more.
event-fief_won = { $seat } wins { $fief }.
event-fief_taken = { $seat } takes { $fief } from { $other }.
event-fief_returned = { $seat } gives up { $fief }.
event-fief_freed = { $fief } can be had.
event-fief_to_enemy = { $fief } falls to { $country }.
event-fief_gone = { $fief } is lost for good.
event-history_turned = { $history } lies face up ({ $place }).
event-history_won = { $seat } is rewarded with { $history }.
event-history_taken = { $seat } takes { $history } from { $other } for { $gold } gold.
event-history_gone = { $history } leaves the game.
event-history_under = { $history } goes under the pile.
event-office_used = { $seat } uses { $history }.
event-played = { $seat } plays { $title }
event-named_fief = { $seat } names { $fief }.
event-named_history = { $seat } names { $history }.
event-named_player = { $seat } names { $other }.
event-named_country = { $seat } names { $country }.
event-named_merchant = { $seat } names a merchant of { $other } in { $country }.
event-named_activity = { $seat } names { $activity }.
event-named_amount = { $seat } names { $gold } gold.
event-cancelled = { $seat } stops { $title }
event-discarded = { $title } is discarded.
event-picked_up = { $seat } picks up { $title }
event-lost_card_of_hand = { $seat } loses { $title }
event-no_effect = { $title } comes to nothing.
event-modified = { $title } takes effect for { $seat }.
event-harvest_failed = { title-bad_harvest } takes effect for { $seat }: fiefs with three crowns give nothing this time.
event-famine_came = { title-famine } in { $fief } and around it, for the rest of the game turn.
event-famine_struck = { title-famine } takes effect for { $seat }. Struck fiefs: { $count }.
event-demand_fell = Nothing is earned in { $country } for the rest of the game turn.
event-merchants_idle = { title-low_demand } takes effect for { $seat }. Merchants in { $country }: { $count }.
event-forced = { $seat } must take up { $activity }, by { title-intrigues }.
event-rolled_for_precedence = { $seat } rolls { $rolled } for precedence.
event-barred = { $seat } may not play { $title } again { $window }.
event-rolled = { $seat } rolls { $rolled } { $roll }.
event-exchequer_rolled = The Exchequer rolls { $rolled } { $roll }.
event-received = { $seat } gets { $gold } gold.
event-paid = { $seat } pays { $gold } gold for { $purpose }.
event-paid_player = { $seat } pays { $gold } gold to { $other }.
event-void = { $seat } cannot pay { $gold } gold; nothing more is owed.
event-borrowed = { $seat } borrows { $gold } gold.
event-still_owed = { $seat } still owes { $gold } gold.
event-fief_sold = { $seat } sells { $fief } to the Exchequer for { $gold } gold.
event-fief_offered = { $seat } offers { $fief }.
event-bid_shown = { $seat } bids { $gold } gold.
event-bid_accepted = { $seat } sells { $fief } to { $other } for { $gold } gold.
event-bids_declined = { $seat } does not sell { $fief }.
event-fiefs_kept = { $seat } sells no fief.
event-war_broke_out = War with { $country }!
event-committed = { $seat } sends { $fief } to war.
event-stayed_home = { $seat } stays at home.
event-troops_paid = { $seat } pays { $gold } gold for the troops.
event-withdrew = { $seat } cannot pay and takes { $fief } back.
event-enemy_joined = The enemy gets a card with { $troops } ({ $royal }).
event-enemy_dash = A card without troops is put aside ({ $royal }).
event-attacked = { $seat } attacks: { $rolled } against { $troops }, { $hit }.
event-enemy_attacked = The enemy attacks: { $rolled } against { $troops }, { $hit }.
event-enemy_removed = An enemy card with { $troops } is removed ({ $royal }).
event-turned_down = { $fief } of { $seat } falls.
event-war_won = Sweden has won the war with { $country }.
event-war_lost = Sweden has lost the war with { $country }.
event-battle_saved = { $seat } keeps { $title }
event-booty_gold = { $seat } is rewarded with { $gold } gold.
event-booty_lost = { $seat } loses the booty, { $gold } gold of it.
event-spared = { $seat } gives up no fief.
event-war_ended = Peace with { $country }.
event-factories_paid = { $seat } gets { $gold } gold for { history-factories }.
event-company_paid = { $seat } gets status for { history-east_india }: { $status }.
event-debt_cost = Debts cost { $seat } status: { $status }.
event-status_counted = { $status ->
    [one] { $seat } has one status point.
   *[other] { $seat } has { $status } status points.
  }

# The end
outcome-dynasty = wins, is made Protector of the Realm and founds a dynasty
outcome-regent = wins and is elected Regent
outcome-esteemed = wins as the most esteemed noble of the realm
outcome-respected = wins, respected, but the fortune will not last
outcome-fading = wins, but the family dies out
outcome-revolution = wins, and is swept away by the revolution
outcome-outranked = is outranked
reason-status = Most status wins.
reason-crowns = Equal status: more crowns win.
reason-history = Equal status and crowns: more history cards win.
reason-gold = Equal but for the gold.
reason-shared = Equal in everything: the victory is shared.

# Options
option-liberty_russia = { country-russia } in the { era-liberty }
option-liberty_russia-true = is stronger, and a defeat costs Finland and { fief-estonia } for good
option-liberty_russia-false = fights like any other country
option-mask_polls = Questions in windows
option-mask_polls-false = only to those who can play a card
option-mask_polls-true = to all who might hold a fitting card
option-loan_cap = Largest loan
option-loan_cap-50 = 50 gold
option-loan_cap-20 = 20 gold
option-loan_cap-100 = 100 gold
option-bid_cap = Largest bid
option-bid_cap-60 = 60 gold
option-bid_cap-30 = 30 gold
option-bid_cap-120 = 120 gold

# The picture
stands-line = Turn { $turn } of { $turns }: { $sovereign }
picture-legend = ♛ crown  ⚔ troop  number: price  ⚑ foreign  ✗ famine  letter: its family
picture-head = Turn { $turn } of { $turns }: { $sovereign } ({ $years }), { $era }. Royal card: { $royal }
picture-again = game turn { $reign } of this reign
picture-gold = gold
picture-crowns = crowns
picture-troops = troops
picture-military = military
picture-merchants = merchants
picture-cards = cards
picture-status = status
picture-series = series
picture-battles = battles
picture-company = Company
picture-debt = { $gold } owed
picture-war = war
picture-war_with = War with { $country }
picture-row = History
picture-piles = Piles: { $history } history, { $events } event, { $royal } royal cards.
picture-discard = Last discarded: { $title }.
picture-hand = Hand
picture-debts = debts

guide-1 = You lead a noble family through sixteen reigns, from Gustav Vasa on. Fiefs bring gold, crowns and troops, merchants trade across the Baltic, and history cards are collected in series.
guide-2 = Most status wins: three crowns, two troops, three merchants abroad or twenty gold are one point each; so is every card of a series beyond the second. Unpaid loans cost points. In war you choose who marches and who stays at home.
guide-3 = First move: choose an activity and collect. Then buy a fief if you can: it yields every time you collect from the fiefs. Keep some gold, for troops cost upkeep.

# Standing orders

orders-title = When to be asked whether you play a card
orders-primary = in the windows for which a card is meant above all
orders-all = in every window where one of my cards may be played
orders-off = never: pass for me
orders-pass = Pass for me until my next move
orders-short-all = Every chance
orders-short-primary = Key moments
orders-short-off = Never
orders-passing = You pass until your next move.
orders-about = You are asked only where a card of yours fits. Nobody sees what you choose here.
orders-groups = Moment by moment
orders-group-between = Between moves and turns
orders-group-draw = After the draw
orders-group-income = Income, upkeep, lack of money
orders-group-purchase = Purchases
orders-group-card = When a card is played
orders-group-war = War
orders-group-aftermath = After a war
orders-stops = Always stop me
orders-stop-add = Add a moment…
orders-whose = whoever it is about
orders-mute = Cards that stay silent
orders-mute-add = Add a card…

ending-headline-points = { $names } wins with { $points ->
    [one] 1 status point.
   *[other] { $points } status points.
 }
ending-headline-tie = { $names } wins: level at { $points ->
    [one] 1 status point
   *[other] { $points } status points
 }, decided by { $what }.
ending-headline-shared = { $names } share the victory with { $points ->
    [one] 1 status point.
   *[other] { $points } status points.
 }
ending-status = Status
ending-crowns = Crowns
ending-history = History cards
ending-gold = Gold
ending-part-gold = Gold
ending-part-crowns = Crowns
ending-part-troops = Troops
ending-part-series = Series
ending-part-merchants = Trade
ending-part-battles = Battles
ending-part-company = Company
ending-part-debts = Debts
ending-lacked = { $ways } more would have won it for { $names }.
ending-or = { $first } or { $last }
ending-way-crowns =
    { $count ->
        [one] 1 crown
       *[other] { $count } crowns
    }
ending-way-troops =
    { $count ->
        [one] 1 troop
       *[other] { $count } troops
    }
ending-way-merchants =
    { $count ->
        [one] 1 merchant
       *[other] { $count } merchants
    }
ending-way-history =
    { $count ->
        [one] 1 history card
       *[other] { $count } history cards
    }
ending-way-gold = { $count } gold

group-events = Event cards
group-offices = Offices
group-place = Place a merchant
group-move = Move a merchant
group-fiefs = Fiefs for sale
group-history = History cards for sale
effect-agriculture = your fiefs give { $fiefs } gold; then you may buy a fief
effect-commerce = place or move a merchant; commerce gives { $trade } gold now
effect-culture = income from fiefs ({ $fiefs }) or commerce ({ $trade }); then you may buy a history card
effect-source = { $gold } gold as things stand
effect-merchant = own merchants there: { $count }; commerce gives { $gold } gold then
choice-buy_fief = Buy { $fief } for { $gold } gold
choice-marry = Buy { $fief } for { $gold } gold with { $marriages }
choice-buy_history = Buy { $history } for { $gold } gold
choice-buy_with_cache = Buy { $history } for { $gold } gold with { title-hidden_cache }
choice-no-bid = Bid nothing
choice-accept = Accept the bid of { $seat }: { $gold } gold
effect-accept = { $seat } gets { $fief }; you have { $gold } gold then
effect-decline = { $fief } stays yours and cannot be offered again now
effect-bid = { $left } gold left if it is accepted; { $fief }
effect-loan = { $gold } gold then; { $debt } to pay back after your next move
effect-kept-gold = you keep your { $gold } gold
effect-no-merchant = commerce gives { $gold } gold as it is
effect-stay-home = no reward if Sweden wins; if it loses, 1 to 3 on a die costs a fief all the same
effect-keep = { $count ->
    [one] one point lost
   *[other] { $count } points lost
  } for what you still owe
effect-let-cancel = { $title } takes effect, unless somebody else cancels it
effect-let-lie = { $title } stays on the discard pile, unless somebody else picks it up
effect-country = merchants there: { $merchants }
effect-war = the enemy turns up { $count } royal cards; these merchants go home: { $merchants }
effect-for = { $seat }: { $effect }
effect-without = commerce gives { $seat } { $gold } gold now, { $less } without it
effect-forced-agriculture = the fiefs of { $seat } give { $fiefs } gold; then a fief may be bought
effect-forced-commerce = { $seat } places or moves a merchant; commerce gives { $trade } gold now
effect-forced-culture = income of { $seat } from fiefs ({ $fiefs }) or commerce ({ $trade }); then a history card may be bought
effect-random-fief = { $count ->
    [one] only one can be had
   *[other] one of the { $count } that can be had
  }
effect-reward-gold = { $least } to { $most } gold
effect-fief = crowns { $crowns }, troops { $troops }
effect-own = yours
effect-owner = owned by { $seat }
effect-unowned = owned by nobody
effect-commit = troops { $troops }; costs { $gold } gold
effect-sell = brings what { $dice ->
    [one] one die shows
   *[other] { $dice } dice show together
  }; troops { $troops }
effect-player = gold { $gold }, crowns { $crowns }, cards in hand { $cards }
ask-move-own = Your move: you may play a card { $window }.
ask-move = { $seat }’s move: you may play a card { $window }.
ask-about-own = This is about you: you may play a card { $window }.
ask-about = This is about { $seat }: you may play a card { $window }.
ask-march = War against { $country }: choose the fief that you send, or stay at home.
ask-loss-card = { $seat } plays { $title }: choose the fief that you give up.
ask-loss-war = The war against { $country } is lost: choose the fief that you give up.
ask-reward = The war against { $country } is won: choose your reward.
ask-sell = You owe { $amount } gold for { $purpose }. Sell a fief.
ask-sell-card = { $title }: you owe { $amount } gold. Sell a fief.
missing-gold = { $count } gold short
missing-card = the card is not in your hand
missing-moment = the card cannot be played at this moment
missing-owned = it belongs to { $seat }
missing-not-for-sale = it is not for sale
missing-SR-41 = you have no merchant to move there
missing-SR-33 = its purchase has been undone in this move
missing-random-fief = no fief can be had
missing-SR-42 = there is no room for another merchant
missing-SR-43 = no merchant goes there while there is war with it
missing-SR-93 = the fief has no troops, and you have no military card
missing-SR-137 = you lost the dice for it in this window
missing-not-yours = the fief is not yours
missing-offered = it has been offered already
missing-bid = there is no bid of theirs
missing-yours = it is yours already
missing-nobodys = it belongs to nobody
missing-again = you took it in your last move
missing-forced = you must take { $activity }
missing-open = it may be played in an open window only, and this one waits for one card alone
missing-window = it may only be played { $windows }
missing-own-move = it is not your move
missing-others-move = it is your own move
missing-moves = { $count } moves are the most in one game turn
missing-protector = it has been played in this game turn
missing-reign = { $count } game turns are the most under one royal card
missing-activity = the activity of the move is not { $activity }
missing-peace = there is war
missing-enemy = the war is against { $country }
missing-merchant-in = you have no merchant in { $country }
missing-own-reward = somebody else has been rewarded
missing-others-reward = the reward is your own
missing-booty = all the booty has been lost
missing-own-fief = you have no fief
missing-for-hidden_reserves = you own no palace
missing-for-superior_tactician = no fief of yours stands in this war
missing-for-high_treason = you keep your fief already
missing-for-demand_for_imported_goods = no merchant of yours is abroad
missing-for-fall_from_grace = no other player has a fief
missing-for-smart_negotiator = no other player has a history card
missing-for-feud_with_neighbours = no neighbour of your fiefs can be challenged
missing-for-powerful_neighbour = no neighbour of your fiefs can be challenged
missing-for-royal_wrath = no player has two fiefs
missing-for-lost_opportunity = no other player has a card in hand
missing-for-a_time_of_changes = no history card lies face up
missing-for-palace_fire = no palace is owned or lies face up
missing-for-untimely_death = no such card is owned or lies face up
missing-for-trade_privileges = no country has room for a merchant
missing-for-diplomatic_pressure = no other player has a merchant abroad
missing-for-out_of_the_fire = there is no room in another country
missing-for-battle_of_poltava = no Swedish fief stands in this war
missing-seat = nobody sits there
missing-self = it is not for use against yourself
missing-player-royal_wrath = that player has fewer than two fiefs
missing-player-lost_opportunity = that player has no card in hand
missing-no-merchant = no merchant of theirs is there
missing-there = the merchant is there already
missing-taken = it was taken in the last move
missing-standing = it does not stand for Sweden in this war
missing-challenged = no neighbour of it can be challenged
missing-challenger = it makes the challenge itself
missing-named = it has been named already
missing-palace = it is no palace
missing-not-there = nobody owns it, and it does not lie face up
missing-SR-73 = it is no cultural personality, queen, scientist or commander
missing-not-own-card = the card is not yours
missing-loan = 1 to { $count } gold may be borrowed
missing-neighbour = it has no land border with { $fief }
missing-marriages = { $count ->
    [0] you hold no { title-noble_marriage }
   *[other] you hold { $count } only
  }
missing-cache = you do not hold { title-hidden_cache }
missing-SR-53 = the card does not lie face up
missing-SR-70 = you do not hold that office
legend = ♛ crown · ⚔ troop · a number: price in the pool · ⚑ foreign · ✗ famine · a letter: the family that owns it · ► whose move it is · ○ room for a merchant · war: ▲ up ▽ fallen

# The board
board-any-time = at any time
board-in-war = in war
board-between-moves = between two moves
board-buying-fief = when you buy a fief
board-map = Map
board-cards = Cards
board-house = Your house
board-others = Others
board-war = War
board-hand = Your hand
board-playable = may be played now
board-waiting = waiting for the right moment
board-reigns-left = reigns left
board-last-reign = the last reign
board-order = Order of play
board-history-pile = History pile
board-event-pile = Event pile
board-royal-pile = Royal pile
board-discard = Discarded
board-royal = Royal card
board-left = left
board-under = under it
board-gives-gold = gives 1 gold
board-troop = troop
board-free-price = free, its price
board-cheapest = Cheapest
board-enemy-held = held by an enemy
board-lost = lost for good
board-merchants-earn = merchants in one country earn
board-you-earn = you:
board-of = of
board-at-war = at war
board-low-demand = pays 0
board-famine = famine
board-fiefs = fiefs
board-fief = fief
board-owed = owed
board-owes = owes
board-history = history
board-to-go = to go
board-in-sets = in sets
board-upkeep = upkeep
board-farm-about = no upkeep · may buy a fief
board-trade-about = place or move a merchant
board-culture-about = may buy a history card
board-not-again = not twice in a row
board-forced = must be chosen
board-source = Income from
board-to-move = to move
board-moving = moving
board-marched = stands
board-fallen = fallen
board-home = at home
board-war-with = War with
board-round = round
board-stage-gathering = Gathering
board-stage-fighting = Battle
board-stage-won = Victory
board-stage-lost = Defeat
board-enemy = The enemy
board-no-army = No card of the enemy is left
board-army-comes = The enemy turns up its cards when all have chosen
board-nobody-marches = Nobody has marched
board-hits-to = hits up to
board-weakest-first = The weakest falls first.
board-hit = hit
board-miss = miss
board-military-cards = from cards
board-if-won = If Sweden wins:
board-if-lost = If Sweden loses:
board-rewards-order = rewards in this order:
board-freed = freed:
board-lost-fiefs = lost to the enemy:
board-gives-up = whoever marched gives up a fief
board-booty = Booty
board-tactician = rolls twice
board-supplied = no upkeep this turn
board-farms-for = from fiefs
board-trades-for = from trade
board-seen-cards = seen by all
board-barred = not again in this window
board-spent = used
board-free-fiefs = For sale
board-purchase = being bought
board-random-fief = Fiefs of the crown
board-royal-peace = An ordinary turn.
board-royal-good_harvests = All fief income is doubled.
board-royal-famine = All fief income is halved, rounded up.
board-royal-tax = Everybody pays half of the own gold.
board-royal-demand = Every earning merchant brings more gold.
board-royal-war = No moves: every house may send a fief to war.
board-kind-money = money
board-kind-war = war
board-kind-court = court
board-kind-crown = crown
board-kind-land = land
board-kind-trade = trade
board-points = points
board-decided = What decided
board-hands = What they still held
board-final = Status by where it comes from
board-not-yet = not for sale yet

element-fief-1 = fief: { $one }
element-family-1 = house of { $one }
element-circle-1 = merchants in { $one }
element-hand-1 = hand of { $one }
element-hand-2 = hand: { $two }
element-activity-1 = activity: { $one }
element-source-1 = income from { $one }
element-row-1 = history card { $one } of the row
element-royal-0 = royal card
element-pool-0 = fiefs of the crown
board-reigns = Reigns
board-face-down = face down
board-moves-next = moves next
board-bids = bids
board-returned = given back
board-blockade = merchants stay there in this war
board-spared = gives up no fief
board-piles = Cards out of play
board-on-table = On the table
board-discard-from-top = Discarded, the last card first
board-nothing = None
board-gone = Out of the game
board-under-history = Under the history pile, the next card first
board-palaces-bring = more with { activity-agriculture }, from palaces
board-queens-bring = more with { activity-commerce }, from queens
board-loan-due = due at the end of the move
board-loan-new = due in a later move
board-battles = battles won
board-fought = battle cards of this war
board-pass-then = pass, then this
board-sovereign-stays = the sovereign stays
board-same-sovereign = same sovereign, game turn
board-played = played in this window
board-each = each
board-figure-agriculture = gold with { activity-agriculture }
board-figure-commerce = gold with { activity-commerce }
board-figure-turn = gold every game turn
board-figure-peace = gold every game turn without a war
board-figure-fief = gold for a yielding fief
board-figure-merchant = gold for an earning merchant
board-figure-combat = combat value in war
board-figure-event = event card at once
board-figure-history = history card may be bought at once
board-figure-draw = event cards when your move begins
board-figure-office = purchase, or a merchant, for removing this card
board-figure-company = on a die at the end: a status point
board-figure-die = gold a pip at the end
