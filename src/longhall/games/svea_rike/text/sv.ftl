game-name = Svea Rike
game-about = Fem adelsätter och sexton regenter: samla förläningar, köpmän och historia, dra i krig eller stanna hemma, och vinn högst status.

# Ätter
family-sture = Sture
family-grip = Grip
family-brahe = Brahe
family-eka = Eka
family-three_roses = Tre Rosor

# Regenter
sovereign-1 = Gustav Vasa
sovereign-2 = Erik XIV
sovereign-3 = Johan III
sovereign-4 = Sigismund
sovereign-5 = Karl IX
sovereign-6 = Gustav II Adolf
sovereign-7 = Kristina
sovereign-8 = Karl X Gustav
sovereign-9 = Karl XI
sovereign-10 = Karl XII
sovereign-11 = Ulrika Eleonora
sovereign-12 = Fredrik I
sovereign-13 = Adolf Fredrik
sovereign-14 = Gustav III
sovereign-15 = Gustav IV Adolf
sovereign-16 = Karl XIII

# Epoker och serier
era-vasa = Vasatiden
era-expansion = Stormaktstiden
era-liberty = Frihetstiden
series-palace = slott
series-cultural = kulturpersonlighet
series-scientist = vetenskapsman
series-military = militär
series-queen = drottning
series-resource = resurs

# Länder
country-denmark = Danmark
country-prussia = Preussen
country-poland = Polen
country-russia = Ryssland

# Förläningar
fief-africa = Afrika
fief-america = Amerika
fief-dalekarlia = Dalarna
fief-estonia = Estland
fief-gotland = Gotland
fief-halsingland = Hälsingland
fief-jamtland = Jämtland
fief-karelia = Karelen
fief-lapponia = Lappland
fief-livonia = Livland
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

# Aktiviteter och inkomster
activity-agriculture = Jordbruk
activity-commerce = Handel
activity-culture = Kultur & vetenskap
source-fiefs = förläningarna
source-commerce = handeln
purpose-upkeep = underhåll av trupper
purpose-card = ett händelsekort
purpose-loan = ett lån

# Regentkort
# Tärningar
roll-sale = för försäljningen
roll-peasants = för böndernas skatt
roll-attacker = för den anfallande förläningen
roll-defender = för den anfallna förläningen
roll-booty = för krigsbytet
roll-factories = för { history-factories }
roll-company = för { history-east_india }: utdelning
roll-no_company = för { history-east_india }: ingen utdelning
roll-defeat = för det förlorade kriget: en förlust
roll-no_defeat = för det förlorade kriget: ingen förlust
roll-uprising = för upproret: det sprider sig
roll-no_uprising = för upproret: det slås ned
roll-steel = för { title-swedish_steel_bites }: en träff
roll-no_steel = för { title-swedish_steel_bites }: en miss
roll-order = om ordningen vid belöningen
roll-fall = för att den egna förläningen ska stå kvar
hit-yes = träff
hit-no = miss

royal-R01 = regentkort 1
royal-R02 = regentkort 2
royal-R03 = regentkort 3
royal-R04 = regentkort 4
royal-R05 = regentkort 5
royal-R06 = regentkort 6
royal-R07 = regentkort 7
royal-R08 = regentkort 8
royal-R09 = regentkort 9
royal-R10 = regentkort 10
royal-R11 = regentkort 11
royal-R12 = regentkort 12
royal-R13 = regentkort 13
royal-R14 = regentkort 14
royal-R15 = regentkort 15
royal-R16 = regentkort 16
royal-R17 = regentkort 17
royal-R18 = regentkort 18
royal-R19 = regentkort 19
royal-R20 = regentkort 20
royal-R21 = regentkort 21
royal-R22 = regentkort 22
royal-R23 = regentkort 23
royal-R24 = regentkort 24
royal_text-peace = fred
royal_text-good_harvests = goda skördar
royal_text-famine = missväxt
royal_text-tax = skatteindrivning
royal_text-demand = efterfrågan på importvaror
royal_text-war_denmark = krig med { country-denmark }
royal_text-war_prussia = krig med { country-prussia }
royal_text-war_poland = krig med { country-poland }
royal_text-war_russia = krig med { country-russia }

# Fönster
window-pre_royal = innan regentkortet dras
window-war_outbreak = vid krigsutbrottet
window-pre_order = innan turordningen lottas
window-move_begin = före ett drag
window-after_draw = efter kortdragningen
window-income_fief = innan förläningarna ger inkomst
window-income_trade = innan handeln ger inkomst
window-upkeep = innan underhållet betalas
window-pre_buy = före köpet
window-buy = medan ett köp görs upp
window-move_end = efter ett drag
window-turn_end = vid spelomgångens slut
window-war_pay = innan trupperna betalas
window-war_ready = före det första slaget
window-war_sweden_done = efter ett svenskt anfall
window-war_enemy_done = efter ett fientligt anfall
window-war_over = efter kriget
window-reward = efter en belöning
window-loss = innan en förläning lämnas
window-shortage = medan pengar saknas
window-cancel = medan ett kort kan hejdas
window-pickup = medan ett använt kort kan tas upp
window-further_buy = före köpet av ytterligare ett kort
place-1 = plats 1
place-2 = plats 2
place-3 = plats 3
place-4 = plats 4
marriages-1 = { title-noble_marriage }
marriages-2 = 2 × { title-noble_marriage }
marriages-3 = 3 × { title-noble_marriage }

# Belopp
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

# Historiekort
history-bellman = Carl Michael Bellman
history-pyhy = Conrad von Pyhy
history-swedenborg = Emanuel Swedenborg
history-stiernhielm = Georg Stiernhielm
history-kellgren = Johan Henric Kellgren
history-tessin = Nicodemus Tessin d.y.
history-olaus_petri = Olaus Petri
history-baltic_fleet = Östersjöflotta
history-carolines = Karoliner
history-fersen = Axel von Fersen
history-armfeldt = Carl Gustaf Armfeldt
history-dobeln = Georg Carl von Döbeln
history-horn = Gustaf Horn
history-torstensson = Lennart Torstensson
history-finnish_cavalry = Finska rytteriet
history-landsknechts = Tyska knektar
history-viborg = Viborgs fästning
history-drottningholm = Drottningholm
history-glimminge = Glimmingehus
history-gripsholm = Gripsholm
history-haga = Haga
history-royal_palace = Kungliga slottet
history-skokloster = Skokloster
history-vadstena = Vadstena
history-orbyhus = Örbyhus
history-hedvig_eleonora = Hedvig Eleonora
history-karin_mansdotter = Karin Månsdotter
history-katarina_jagellonica = Katarina Jagellonica
history-lovisa_ulrika = Lovisa Ulrika
history-maria_eleonora = Maria Eleonora
history-sofia_magdalena = Sofia Magdalena
history-factories = Manufakturer
history-iron_works = Järnbruk i Uppland
history-land_reform = Jordreform
history-mining = Bergsbruk
history-chancery_president = Kanslipresident
history-hansa = Förbindelser med Hansan
history-seneschal_vasa = Drots
history-falun = Andel i Falu koppargruva
history-sala = Andel i Sala silvergruva
history-east_india = Andel i Ostindiska kompaniet
history-hat_party = Stöd åt Hattpartiet
history-seneschal_expansion = Drots
history-celsius = Anders Celsius
history-linne = Carl von Linné
history-polhem = Christopher Polhem
history-bureus = Johannes Bureus
history-berzelius = Jöns Jacob Berzelius
history-olaus_magnus = Olaus Magnus
history-tycho_brahe = Tycho Brahe
card-bellman-text = När du köper kortet drar du genast ett händelsekort.
card-pyhy-text = När du köper kortet drar du genast ett händelsekort.
card-swedenborg-text = När du köper kortet drar du genast ett händelsekort.
card-stiernhielm-text = När du köper kortet drar du genast ett händelsekort.
card-kellgren-text = När du köper kortet drar du genast ett händelsekort.
card-tessin-text = När du köper kortet drar du genast ett händelsekort.
card-olaus_petri-text = När du köper kortet drar du genast ett händelsekort.
card-baltic_fleet-text = Höjer ditt stridsvärde i krig med 1 och kräver inget underhåll.
card-carolines-text = Höjer ditt stridsvärde i krig med 1 och kräver inget underhåll.
card-fersen-text = Höjer ditt stridsvärde i krig med 1 och kräver inget underhåll.
card-armfeldt-text = Höjer ditt stridsvärde i krig med 1 och kräver inget underhåll, tills { era-expansion } är slut.
card-dobeln-text = Höjer ditt stridsvärde i krig med 1 och kräver inget underhåll.
card-horn-text = Höjer ditt stridsvärde i krig med 1 och kräver inget underhåll, tills { era-expansion } är slut.
card-torstensson-text = Höjer ditt stridsvärde i krig med 1 och kräver inget underhåll, tills { era-expansion } är slut.
card-finnish_cavalry-text = Höjer ditt stridsvärde i krig med 1 och kräver inget underhåll.
card-landsknechts-text = Höjer ditt stridsvärde i krig med 1 och kräver inget underhåll.
card-viborg-text = Höjer ditt stridsvärde i krig med 1 och kräver inget underhåll.
card-drottningholm-text = 2 guld extra när du samlar in inkomst med { activity-agriculture }.
card-glimminge-text = 2 guld extra när du samlar in inkomst med { activity-agriculture }.
card-gripsholm-text = 2 guld extra när du samlar in inkomst med { activity-agriculture }.
card-haga-text = 2 guld extra när du samlar in inkomst med { activity-agriculture }.
card-royal_palace-text = 2 guld extra när du samlar in inkomst med { activity-agriculture }.
card-skokloster-text = 2 guld extra när du samlar in inkomst med { activity-agriculture }.
card-vadstena-text = 2 guld extra när du samlar in inkomst med { activity-agriculture }.
card-orbyhus-text = 2 guld extra när du samlar in inkomst med { activity-agriculture }.
card-hedvig_eleonora-text = 2 guld extra när du samlar in inkomst med { activity-commerce }.
card-karin_mansdotter-text = 2 guld extra när du samlar in inkomst med { activity-commerce }.
card-katarina_jagellonica-text = 2 guld extra när du samlar in inkomst med { activity-commerce }.
card-lovisa_ulrika-text = 2 guld extra när du samlar in inkomst med { activity-commerce }.
card-maria_eleonora-text = 2 guld extra när du samlar in inkomst med { activity-commerce }.
card-sofia_magdalena-text = 2 guld extra när du samlar in inkomst med { activity-commerce }.
card-factories-text = Efter sista spelomgången slår du en tärning och får tio gånger så mycket guld.
card-iron_works-text = 2 guld i början av varje spelomgång, i fred och krig.
card-land_reform-text = 1 guld extra för varje förläning som ger avkastning när du samlar in deras inkomst.
card-mining-text = 2 guld i början av varje spelomgång, i fred och krig.
card-chancery_president-text = Ta bort kortet ur spelet i ett öppet fönster för att köpa en förläning eller ett historiekort eller sätta ut en köpman.
card-hansa-text = 1 guld extra för varje köpman som tjänar något när du samlar in handelsinkomst.
card-seneschal_vasa-text = Ta bort kortet ur spelet i ett öppet fönster för att köpa en förläning eller ett historiekort eller sätta ut en köpman.
card-falun-text = 1 guld i början av varje spelomgång, i fred och krig.
card-sala-text = 2 guld i början av varje spelomgång utan krig.
card-east_india-text = Efter sista spelomgången slår du en tärning: 5 eller 6 ger en statuspoäng.
card-hat_party-text = Du drar två händelsekort i stället för ett när ditt drag börjar.
card-seneschal_expansion-text = Ta bort kortet ur spelet i ett öppet fönster för att köpa en förläning eller ett historiekort eller sätta ut en köpman.
card-celsius-text = När du köper kortet får du genast köpa ett historiekort till.
card-linne-text = När du köper kortet får du genast köpa ett historiekort till.
card-polhem-text = När du köper kortet får du genast köpa ett historiekort till.
card-bureus-text = När du köper kortet får du genast köpa ett historiekort till.
card-berzelius-text = När du köper kortet får du genast köpa ett historiekort till.
card-olaus_magnus-text = När du köper kortet får du genast köpa ett historiekort till.
card-tycho_brahe-text = När du köper kortet får du genast köpa ett historiekort till.

# Händelsekort
title-a_time_of_changes = En tid av omvälvningar
title-abdication = Abdikation!
title-bad_harvest = Dålig skörd
title-blockade_runner = Blockadbrytare
title-conflict_of_interest = Intressemotsättningar
title-connections_at_court = Förbindelser med hovet
title-demand_for_imported_goods = Efterfrågan på importvaror
title-diplomatic_pressure = Diplomatiska påtryckningar
title-extra_booty = Extra krigsbyte
title-extra_church_tax = Extra skatt till kyrkan
title-extra_tax_on_peasants = Extra skatt på dina bönder
title-extra_war_taxes = Extra krigsskatt
title-fall_of_the_monarchy = Enväldets fall
title-famine = Missväxt
title-feud_with_neighbours = Grannfejd
title-good_administration = God administration
title-heavy_loans = Nödmynt
title-hidden_reserves = Gömda reserver
title-hidden_cache = Dolda resurser
title-high_treason = Högförräderi!
title-inflation = Penningvärdet faller!
title-influential_office = Inflytelserikt ämbete
title-inspiring_speech = Inspirerande tal
title-intrigues = Ränksmideri
title-local_war_tax = Lokal krigsskatt
title-lost_opportunity = Förlorad möjlighet
title-low_demand = Låg efterfrågan på importvaror
title-murder_at_the_opera = Maskeradmordet
title-noble_marriage = Förnämt äktenskap
title-fall_from_grace = Fallen i onåd
title-out_of_the_fire = Ur hetluften
title-palace_fire = Slottsbrand!
title-peasant_revolt = Bondeuppror!
title-plague = Pesten härjar
title-political_influence = Politiskt inflytande
title-powerful_neighbour = Mäktig granne
title-untimely_death = Förtida död
title-protector_government = Förmyndarregering
title-reduction = Räfst och reduktion
title-reductions_from_the_church = Indragningar från kyrkan
title-riots_in_towns = Kravaller bland borgerskapet
title-royal_wrath = Kunglig vrede
title-smart_negotiator = Slipad förhandlare
title-superior_tactician = Överlägsen taktiker
title-supply_train = Förrådståg
title-swedish_steel_bites = Svenska stålet biter
title-tax_refund = Skatteåterbäring
title-battle_of_breitenfeld = Slaget vid Breitenfeld
title-battle_of_kliszow = Slaget vid Kliszów
title-battle_of_narva = Slaget vid Narva
title-battle_of_poltava = Slaget vid Poltava
title-march_over_the_great_belt = Tåget över Stora Bält
title-trade_privileges = Handelsprivilegier
title-treason = Förräderi!
title-winds_of_war = Krigets vindar
title-witch_hunt = Häxprocesser
card-a_time_of_changes-text = Två öppna historiekort som du väljer läggs underst i högen och nya vänds upp.
card-abdication-text = Mellan två drag i fredstid: spelomgången är genast slut. Den som inte har gjort sitt drag går miste om det.
card-bad_harvest-text = När en annan spelare ska samla in från sina förläningar: de med tre kronor ger inget den här gången.
card-blockade_runner-text = När krig bryter ut: dina köpmän i fiendelandet stannar kvar.
card-conflict_of_interest-text = När en annan spelare köper en förläning eller ett historiekort: kort och guld går tillbaka. Något annat får köpas i stället.
card-connections_at_court-text = När en annan spelare spelar ett händelsekort: det har ingen verkan och kastas. Inget hejdar detta kort.
card-demand_for_imported_goods-text = När du samlar in handelsinkomst och någon av dina köpmän tjänar något: 5 guld extra.
card-diplomatic_pressure-text = En köpman som tillhör en annan spelare skickas hem.
card-extra_booty-text = När du har fått en belöning efter ett krig: välj en belöning till.
card-extra_church_tax-text = Välj en förläning: för den och dess grannar betalar varje ägare 1 guld per krona.
card-extra_tax_on_peasants-text = När du samlar in från dina förläningar: en tärning för varje förläning som ger avkastning, i stället för dess kronor. Har { title-bad_harvest } spelats före gäller det kortet inte.
card-extra_war_taxes-text = Alla betalar 1 guld för varje egen truppsymbol. Detta är underhåll.
card-fall_of_the_monarchy-text = Innan regentkortet dras: se igenom alla och bestäm vilket som ska gälla.
card-famine-text = När en annan spelare ska samla in från sina förläningar: välj en förläning. Den och dess grannar ger inget under resten av spelomgången.
card-feud_with_neighbours-text = En egen förläning utmanar en granne: tärning plus trupper på båda sidor. Har du mest blir den din.
card-good_administration-text = Efter ditt drag: ett helt nytt drag med en annan aktivitet.
card-heavy_loans-text = Låna valfri summa. Efter ditt nästa drag är du skyldig det dubbla.
card-hidden_reserves-text = Om du äger ett slott: 5 guld.
card-hidden_cache-text = I ditt drag med { activity-culture } får du köpa ett historiekort till, dock aldrig fler än tre.
card-high_treason-text = När ett förlorat krig skulle kosta dig en förläning som du själv väljer: du får behålla den.
card-inflation-text = Alla andra betalar 2 guld.
card-influential_office-text = När en annan spelare har använt ett händelsekort: ta det från kasthögen till din hand.
card-inspiring_speech-text = Dra tre händelsekort.
card-intrigues-text = Före en annan spelares drag: du bestämmer aktiviteten.
card-local_war_tax-text = Välj en förläning: för den och dess grannar betalar varje ägare 1 guld per truppsymbol.
card-lost_opportunity-text = En annan spelare förlorar ett slumpvis draget händelsekort.
card-low_demand-text = I fredstid: ett land ger ingen någon handelsinkomst under resten av spelomgången.
card-murder_at_the_opera-text = Mellan två drag i fredstid: spelomgången är genast slut. Den som inte har gjort sitt drag går miste om det.
card-noble_marriage-text = När du köper en förläning: 2 guld billigare per krona.
card-fall_from_grace-text = Betala en annan spelare priset för en förläning och ta över den.
card-out_of_the_fire-text = Flytta valfri köpman till ett annat land där det finns plats.
card-palace_fire-text = Ett slott, ägt eller öppet i raden, försvinner ur spelet.
card-peasant_revolt-text = Välj en förläning och slå en tärning: på 4, 5 eller 6 går den och dess grannar förlorade, de med minst antal kronor först.
card-plague-text = Välj en förläning: alla som äger den eller en granne förlorar en vetenskapsman, fältherre, drottning eller kulturpersonlighet.
card-political_influence-text = Innan turordningen lottas: du får börja.
card-powerful_neighbour-text = En egen förläning utmanar en granne: tärning plus kronor på båda sidor. Har du mest blir den din.
card-untimely_death-text = En kulturpersonlighet, drottning, vetenskapsman eller fältherre, ägd eller öppen i raden, försvinner ur spelet.
card-protector_government-text = I slutet av en spelomgång: regenten sitter kvar och ännu en spelomgång spelas under samma regentkort.
card-reduction-text = Alla betalar hälften av sitt guld, avrundat nedåt.
card-reductions_from_the_church-text = Du får 5 guld, de andra 2 var.
card-riots_in_towns-text = Välj en förläning och slå en tärning: på 4, 5 eller 6 går den och dess grannar förlorade, de med minst antal trupper först.
card-royal_wrath-text = En spelare med minst två förläningar lämnar ifrån sig en.
card-smart_negotiator-text = Betala en annan spelare dubbla kostnaden för ett historiekort och ta det.
card-superior_tactician-text = I krig, så länge din förläning står: du slår två gånger i varje följande anfall.
card-supply_train-text = Du betalar inget underhåll under resten av spelomgången, i fred eller krig.
card-swedish_steel_bites-text = I krig: slå en tärning. På 1 till 4 tas det svagaste fiendekortet bort.
card-tax_refund-text = Alla får 5 guld.
card-battle_of_breitenfeld-text = I krig med { country-prussia }: de två svagaste fiendekorten tas bort. Vinner Sverige är kortet värt en statuspoäng.
card-battle_of_kliszow-text = I krig med { country-poland }: de två svagaste fiendekorten tas bort. Vinner Sverige är kortet värt en statuspoäng.
card-battle_of_narva-text = I krig med { country-russia }: de två svagaste fiendekorten tas bort. Vinner Sverige är kortet värt en statuspoäng.
card-battle_of_poltava-text = I krig: två kort till förstärker fienden, sedan faller en svensk förläning som du väljer.
card-march_over_the_great_belt-text = I krig med { country-denmark }: de två svagaste fiendekorten tas bort. Vinner Sverige är kortet värt en statuspoäng.
card-trade_privileges-text = Sätt ut en köpman till.
card-treason-text = När en annan spelare har fått en belöning efter ett krig: hela bytet går förlorat.
card-winds_of_war-text = Efter ditt drag, mot 7 guld: krig med ett land som du väljer. Därefter är spelomgången slut.
card-witch_hunt-text = Välj en förläning: för den och varje granne förlorar ägaren ett slumpvis draget händelsekort.

# Val
action-pass = Passa
action-play = Spela { $title }
action-use = Använd { $history }
action-activity = { $activity }
action-source = Samla in från { $source }
action-place = Sätt ut en köpman i { $country }
action-move = Flytta en köpman från { $country } till { $to }
action-no_merchant = Skicka ingen köpman
action-buy_fief = Köp { $fief }
action-marry = Köp { $fief } med { $marriages }
action-buy_history = Köp { $history }
action-buy_with_cache = Köp { $history } med { title-hidden_cache }
action-no_purchase = Köp inget
action-fief = { $fief }
action-card = { $history }
action-player = { $player }
action-country = { $country }
action-merchant = En köpman i { $country } som tillhör { $player }
action-force = { $activity }
action-royal = { $royal }
choice-royal = { $royal_text }, { $troops ->
    [0] inga trupper
    [one] 1 trupp
   *[other] { $troops } trupper
 } ({ $royal }{ $lies ->
    [in_force] , gäller nu
    [discard] , i kasthögen
   *[pile] {""}
 })
action-borrow = Låna { $amount }
action-give_up = Lämna { $fief }
action-bury = Förlora { $history }
action-commit = Skicka { $fief } i krig
action-stay_home = Stanna hemma
action-reward_fief = Ta en slumpvis vald förläning
action-reward_card = Ta { $history }
action-reward_gold = Ta guld: tre tärningar
action-sell = Sälj { $fief } till kronan
action-offer = Bjud ut { $fief } till spelarna
action-keep = Behåll förläningarna
action-bid = Bjud { $amount }
action-accept = Anta budet från { $seat }
action-decline = Avböj alla bud

# Frågor
prompt-FirstMerchant = Sätt ut din första köpman.
prompt-ChooseActivity = Välj aktivitet för ditt drag.
prompt-SendMerchant = Sätt ut en köpman eller flytta en.
prompt-IncomeSource = Varifrån kommer din inkomst?
prompt-BuyFief = Du får köpa en förläning.
prompt-BuyCard = Du får köpa ett historiekort.
prompt-FurtherCard = Du får spela { title-hidden_cache } och köpa ett historiekort till.
prompt-UseOffice = Med ditt riksämbete: köp en förläning eller ett historiekort, eller sätt ut en köpman.
prompt-Window = Du får spela ett kort { $window }.
prompt-CancelWindow = { $player } spelar { $title }. Hejda kortet?
prompt-PickupWindow = { $player } har använt { $title }. Ta upp kortet?
prompt-NameTarget =
    { $title_key ->
        [powerful_neighbour] { $title }: { $first ->
            [-1] vilken av dina förläningar utmanar?
           *[other] vilken granne utmanas?
        }
        [feud_with_neighbours] { $title }: { $first ->
            [-1] vilken av dina förläningar utmanar?
           *[other] vilken granne utmanas?
        }
        [out_of_the_fire] { $title }: { $first ->
            [-1] vilken köpman flyttas?
           *[other] till vilket land flyttas den?
        }
        [a_time_of_changes] { $title }: { $first ->
            [-1] vilket kort läggs först under högen?
           *[other] vilket kort läggs sedan under högen?
        }
        [heavy_loans] { $title }: hur mycket lånar du? Du är skyldig det dubbla efter ditt nästa drag.
        [intrigues] { $title }: vilken aktivitet bestämmer du?
        [trade_privileges] { $title }: var sätter du ut köpmannen?
        [winds_of_war] { $title }: mot vilket land?
        [low_demand] { $title }: i vilket land?
        [fall_from_grace] { $title }: vilken förläning tar du över?
        [smart_negotiator] { $title }: vilket kort tar du över?
        [battle_of_poltava] { $title }: vilken svensk förläning faller?
        [diplomatic_pressure] { $title }: vilken köpman skickas hem?
        [lost_opportunity] { $title }: vem förlorar ett kort?
        [royal_wrath] { $title }: vem lämnar ifrån sig en förläning?
        [palace_fire] { $title }: vilket kort lämnar spelet?
        [untimely_death] { $title }: vilket kort lämnar spelet?
       *[other] Vad riktas { $title } mot?
    }
prompt-NameRoyal = Bestäm vilket regentkort som ska gälla.
prompt-Bury = { title-plague }: välj vem du förlorar.
prompt-SellFief = Du är skyldig { $amount } guld. Sälj en förläning.
prompt-Bids = { $player } bjuder ut { $fief }. Hur mycket bjuder du?
prompt-AcceptBid = Anta ett bud på { $fief } eller avböj.
prompt-Commitment = Välj vilken förläning du skickar i krig, eller stanna hemma.
prompt-ChooseReward = Välj din belöning.
prompt-ReturnFief = Välj vilken förläning du lämnar ifrån dig.
prompt-SellForDebt = Du får sälja förläningar för att betala din skuld.

# Vad som händer
event-sovereign_reigns = { $sovereign } regerar.
event-era_began = En ny epok: { $era }.
event-royal_turned = Regentkortet lyder: { $royal_text } ({ $royal }).
event-royal_chosen = { $seat } bestämmer regentkortet: { $royal_text } ({ $royal }).
event-royal_shuffled = Regentkorten blandas.
event-resources_paid = { $seat } får { $gold } guld från sina resurser.
event-taxed = { $seat } betalar hälften: { $gold } guld.
event-marker_turned = { $seat } står på tur.
event-turn_cut_short = Spelomgången avbryts.
event-turn_over = Spelomgången är slut.
event-reign_goes_on = { $sovereign } regerar ännu en spelomgång.
event-drew = { $seat } drar { $title }
event-drew-hidden = { $seat } drar ett händelsekort.
event-drew_nothing = Det finns inget händelsekort för { $seat } att dra.
event-events_shuffled = De kastade händelsekorten blandas.
event-activity_chosen = { $seat }: { $activity }.
event-source_chosen = { $seat } samlar in från { $source }.
event-fief_income = { $seat } samlar in { $gold } guld från sina förläningar.
event-trade_income = { $seat } samlar in { $gold } guld från handeln.
event-new_move_begun = { $seat } får ett nytt drag.
event-merchant_placed = { $seat } sätter ut en köpman i { $country }.
event-merchant_moved = En köpman tillhörig { $seat } flyttar från { $country } till { $to }.
event-merchants_home = Köpmän tillhöriga { $seat } lämnar { $country }: { $count }.
event-no_merchant_sent = { $seat } skickar ingen köpman.
event-fief_bought = { $seat } köper { $fief } för { $gold } guld.
event-history_bought = { $seat } köper { $history } för { $gold } guld.
event-purchase_undone = Köpet går tillbaka; { $seat } återfår { $gold } guld.
event-nothing_bought = { $seat } köper inget.
event-no_more_bought = { $seat } köper inget mer.
event-fief_won = { $seat } vinner { $fief }.
event-fief_taken = { $seat } tar { $fief } från { $other }.
event-fief_returned = { $seat } lämnar { $fief }.
event-fief_freed = { $fief } blir tillgänglig.
event-fief_to_enemy = { $fief } tillfaller { $country }.
event-fief_gone = { $fief } är förlorad för alltid.
event-history_turned = { $history } ligger öppet ({ $place }).
event-history_won = { $seat } belönas med { $history }.
event-history_taken = { $seat } tar { $history } från { $other } för { $gold } guld.
event-history_gone = { $history } försvinner ur spelet.
event-history_under = { $history } läggs underst i högen.
event-office_used = { $seat } använder { $history }.
event-played = { $seat } spelar { $title }
event-named_fief = { $seat } väljer { $fief }.
event-named_history = { $seat } väljer { $history }.
event-named_player = { $seat } väljer { $other }.
event-named_country = { $seat } väljer { $country }.
event-named_merchant = { $seat } väljer en köpman i { $country } som tillhör { $other }.
event-named_activity = { $seat } väljer { $activity }.
event-named_amount = { $seat } väljer { $gold } guld.
event-cancelled = { $seat } hejdar { $title }
event-discarded = { $title } läggs i kasthögen.
event-picked_up = { $seat } tar upp { $title }
event-lost_card_of_hand = { $seat } förlorar { $title }
event-no_effect = { $title } får ingen verkan.
event-modified = { $title } börjar gälla för { $seat }.
event-harvest_failed = { title-bad_harvest } drabbar { $seat }: förläningar med tre kronor ger inget den här gången.
event-famine_came = { title-famine } i { $fief } och däromkring, under resten av spelomgången.
event-famine_struck = { title-famine } drabbar { $seat }. Drabbade förläningar: { $count }.
event-demand_fell = Ingen tjänar något i { $country } under resten av spelomgången.
event-merchants_idle = { title-low_demand } drabbar { $seat }. Köpmän i { $country }: { $count }.
event-forced = { $seat } måste välja { $activity }, genom { title-intrigues }.
event-rolled_for_precedence = { $seat } slår { $rolled } om vem som går först.
event-barred = { $seat } får inte spela { $title } igen { $window }.
event-rolled = { $seat } slår { $rolled } { $roll }.
event-exchequer_rolled = Kronan slår { $rolled } { $roll }.
event-received = { $seat } får { $gold } guld.
event-paid = { $seat } betalar { $gold } guld för { $purpose }.
event-paid_player = { $seat } betalar { $gold } guld till { $other }.
event-void = { $seat } kan inte betala { $gold } guld; skulden faller bort.
event-borrowed = { $seat } lånar { $gold } guld.
event-still_owed = { $seat } är fortfarande skyldig { $gold } guld.
event-fief_sold = { $seat } säljer { $fief } till kronan för { $gold } guld.
event-fief_offered = { $seat } bjuder ut { $fief }.
event-bid_shown = { $seat } bjuder { $gold } guld.
event-bid_accepted = { $seat } säljer { $fief } till { $other } för { $gold } guld.
event-bids_declined = { $seat } säljer inte { $fief }.
event-fiefs_kept = { $seat } säljer ingen förläning.
event-war_broke_out = Krig med { $country }!
event-committed = { $seat } skickar { $fief } i krig.
event-stayed_home = { $seat } stannar hemma.
event-troops_paid = { $seat } betalar { $gold } guld för trupperna.
event-withdrew = { $seat } kan inte betala och tar tillbaka { $fief }.
event-enemy_joined = Fienden får ett kort med { $troops } ({ $royal }).
event-enemy_dash = Ett kort utan trupper läggs undan ({ $royal }).
event-attacked = { $seat } anfaller: { $rolled } mot { $troops }, { $hit }.
event-enemy_attacked = Fienden anfaller: { $rolled } mot { $troops }, { $hit }.
event-enemy_removed = Ett fiendekort med { $troops } tas bort ({ $royal }).
event-turned_down = { $fief }, som { $seat } skickat, faller.
event-war_won = Sverige har vunnit kriget mot { $country }.
event-war_lost = Sverige har förlorat kriget mot { $country }.
event-battle_saved = { $seat } får behålla { $title }
event-booty_gold = { $seat } belönas med { $gold } guld.
event-booty_lost = { $seat } förlorar sitt byte, varav { $gold } guld.
event-spared = { $seat } lämnar ingen förläning.
event-war_ended = Fred med { $country }.
event-factories_paid = { $seat } får { $gold } guld för { history-factories }.
event-company_paid = { $seat } får status för { history-east_india }: { $status }.
event-debt_cost = Skulder kostar { $seat } status: { $status }.
event-status_counted = { $seat } har { $status } statuspoäng.

# Slutet
outcome-dynasty = vinner, blir riksföreståndare och grundar en dynasti
outcome-regent = vinner och väljs till regent
outcome-esteemed = vinner som rikets mest ansedda adelsman
outcome-respected = vinner och respekteras, men förmögenheten består inte
outcome-fading = vinner, men ätten dör ut
outcome-revolution = vinner, och sopas bort av revolutionen
outcome-outranked = får lägre rang
reason-status = Högst status vinner.
reason-crowns = Lika status: flest kronor vinner.
reason-history = Lika status och kronor: flest historiekort vinner.
reason-gold = Lika i allt utom guldet.
reason-shared = Lika i allt: segern delas.

# Tillval
option-liberty_russia = { country-russia } under { era-liberty }
option-liberty_russia-true = är starkare, och ett nederlag kostar Finland och { fief-estonia } för alltid
option-liberty_russia-false = krigar som andra länder
option-mask_polls = Frågor i fönster
option-mask_polls-false = bara till den som kan spela ett kort
option-mask_polls-true = till alla som skulle kunna ha ett passande kort
option-loan_cap = Största lån
option-loan_cap-50 = 50 guld
option-loan_cap-20 = 20 guld
option-loan_cap-100 = 100 guld
option-bid_cap = Högsta bud
option-bid_cap-60 = 60 guld
option-bid_cap-30 = 30 guld
option-bid_cap-120 = 120 guld

# Bilden
stands-line = Omgång { $turn } av { $turns }: { $sovereign }
picture-legend = ♛ krona  ⚔ trupp  tal: pris  ⚑ utländsk  ✗ hungersnöd  bokstav: ätten
picture-head = Omgång { $turn } av { $turns }: { $sovereign } ({ $years }), { $era }. Regentkort: { $royal }
picture-again = spelomgång { $reign } under samma regent
picture-gold = guld
picture-crowns = kronor
picture-troops = trupper
picture-military = militär
picture-merchants = köpmän
picture-cards = kort
picture-status = status
picture-series = serier
picture-battles = slag
picture-company = kompani
picture-debt = skuld { $gold }
picture-war = krig
picture-war_with = Krig med { $country }
picture-row = Historia
picture-piles = Högar: { $history } historiekort, { $events } händelsekort, { $royal } regentkort.
picture-discard = Senast kastat: { $title }.
picture-hand = Hand
picture-debts = skulder

guide-1 = Du leder en adelsätt genom sexton regenters tid, från Gustav Vasa och framåt. Förläningar ger guld, kronor och trupper, köpmän handlar runt Östersjön, och historiekort samlas i serier.
guide-2 = Mest status vinner: tre kronor, två trupper, tre köpmän utomlands eller tjugo guld är en poäng var; så är varje kort i en serie utöver det andra. Obetalda lån kostar poäng. I krig väljer du vem som marscherar och vem som stannar hemma.
guide-3 = Första draget: välj en aktivitet och samla in. Köp sedan en förläning om du kan: den ger varje gång du samlar in från förläningarna. Spara lite guld, för trupper kostar underhåll.

# Stående order

orders-title = När du ska tillfrågas om du vill spela ett kort
orders-primary = i de fönster som ett kort främst är tänkt för
orders-all = i varje fönster där något av mina kort får spelas
orders-off = aldrig: passa åt mig
orders-pass = Passa åt mig till mitt nästa drag
orders-short-all = Varje chans
orders-short-primary = Nyckellägen
orders-short-off = Aldrig
orders-passing = Du passar till ditt nästa drag.
orders-about = Du tillfrågas bara när något av dina kort passar. Ingen ser vad du väljer här.
orders-groups = Tillfälle för tillfälle
orders-group-between = Mellan drag och omgångar
orders-group-draw = Efter kortdragningen
orders-group-income = Inkomst, underhåll, penningbrist
orders-group-purchase = Köp
orders-group-card = När ett kort spelas
orders-group-war = Krig
orders-group-aftermath = Efter ett krig
orders-stops = Stanna alltid här
orders-stop-add = Lägg till ett tillfälle…
orders-whose = vem det än gäller
orders-mute = Kort som jag inte tillfrågas om
orders-mute-add = Lägg till ett kort…

ending-status = Status
ending-crowns = Kronor
ending-history = Historiekort
ending-gold = Guld
ending-part-gold = Guld
ending-part-crowns = Kronor
ending-part-troops = Trupper
ending-part-series = Serier
ending-part-merchants = Handel
ending-part-battles = Slag
ending-part-company = Kompaniet
ending-part-debts = Skulder
ending-lacked = Med { $ways } till hade { $names } vunnit.
ending-or = { $first } eller { $last }
ending-way-crowns =
    { $count ->
        [one] 1 krona
       *[other] { $count } kronor
    }
ending-way-troops =
    { $count ->
        [one] 1 trupp
       *[other] { $count } trupper
    }
ending-way-merchants =
    { $count ->
        [one] 1 köpman
       *[other] { $count } köpmän
    }
ending-way-history = { $count } historiekort
ending-way-gold = { $count } guld

group-events = Händelsekort
group-offices = Ämbeten
group-place = Sätt ut en köpman
group-move = Flytta en köpman
group-fiefs = Förläningar till salu
group-history = Historiekort till salu
effect-agriculture = dina förläningar ger { $fiefs } guld; sedan får du köpa en förläning
effect-commerce = sätt ut eller flytta en köpman; handeln ger { $trade } guld nu
effect-culture = inkomst från förläningar ({ $fiefs }) eller handel ({ $trade }); sedan får du köpa ett historiekort
effect-source = { $gold } guld som läget är
effect-merchant = egna köpmän där: { $count }; handeln ger sedan { $gold } guld
choice-buy_fief = Köp { $fief } för { $gold } guld
choice-marry = Köp { $fief } för { $gold } guld med { $marriages }
choice-buy_history = Köp { $history } för { $gold } guld
choice-buy_with_cache = Köp { $history } för { $gold } guld med { title-hidden_cache }
choice-no-bid = Bjud ingenting
choice-accept = Anta budet från { $seat }: { $gold } guld
effect-accept = { $seat } får { $fief }; du har sedan { $gold } guld
effect-decline = du behåller { $fief } och kan inte bjuda ut den igen nu
effect-bid = { $left } guld kvar om det antas; { $fief }
effect-loan = sedan { $gold } guld; { $debt } att betala tillbaka efter ditt nästa drag
effect-kept-gold = du behåller dina { $gold } guld
effect-no-merchant = handeln ger { $gold } guld som den är
effect-stay-home = ingen belöning om Sverige vinner; om det förlorar kostar 1 till 3 på en tärning ändå en förläning
effect-keep = { $count } poäng mindre för det som du är skyldig
effect-let-cancel = { $title } börjar gälla, om ingen annan hejdar kortet
effect-let-lie = { $title } blir liggande i kasthögen, om ingen annan tar upp kortet
effect-country = köpmän där: { $merchants }
effect-war = fienden vänder upp { $count } regentkort; dessa köpmän far hem: { $merchants }
effect-for = { $seat }: { $effect }
effect-without = handeln ger { $seat } { $gold } guld nu, { $less } utan den
effect-forced-agriculture = förläningarna ger { $seat } { $fiefs } guld; sedan får en förläning köpas
effect-forced-commerce = { $seat } sätter ut eller flyttar en köpman; handeln ger { $trade } guld nu
effect-forced-culture = { $seat } får inkomst från förläningar ({ $fiefs }) eller handel ({ $trade }); sedan får ett historiekort köpas
effect-random-fief = { $count ->
    [one] bara en finns att få
   *[other] en av de { $count } som finns att få
  }
effect-reward-gold = { $least } till { $most } guld
effect-fief = kronor { $crowns }, trupper { $troops }
effect-own = din
effect-owner = ägs av { $seat }
effect-unowned = ägs av ingen
effect-commit = trupper { $troops }; kostar { $gold } guld
effect-sell = ger vad { $dice ->
    [one] en tärning visar
   *[other] { $dice } tärningar visar tillsammans
  }; trupper { $troops }
effect-player = guld { $gold }, kronor { $crowns }, kort på handen { $cards }
ask-move-own = Ditt drag: du får spela ett kort { $window }.
ask-move = { $seat } är i draget: du får spela ett kort { $window }.
ask-about-own = Det gäller dig: du får spela ett kort { $window }.
ask-about = Det gäller { $seat }: du får spela ett kort { $window }.
ask-march = Krig mot { $country }: välj vilken förläning du skickar, eller stanna hemma.
ask-loss-card = { $seat } spelar { $title }: välj vilken förläning du lämnar ifrån dig.
ask-loss-war = Kriget mot { $country } är förlorat: välj vilken förläning du lämnar ifrån dig.
missing-gold = det fattas { $count } guld
missing-card = kortet finns inte på din hand
missing-moment = kortet får inte spelas i det här läget
missing-owned = den tillhör { $seat }
missing-not-for-sale = den är inte till salu
missing-SR-41 = du har ingen köpman att flytta dit
missing-SR-33 = köpet av den har gått tillbaka i det här draget
missing-random-fief = det finns ingen förläning att få
missing-SR-42 = där finns ingen plats för en köpman till
missing-SR-43 = ingen köpman far dit så länge det är krig
missing-SR-93 = förläningen har inga trupper, och du har inget militärkort
missing-SR-137 = du förlorade tärningsslaget om det i det här fönstret
missing-not-yours = förläningen är inte din
missing-offered = den har redan bjudits ut
missing-bid = det finns inget bud därifrån
missing-yours = det är redan ditt
missing-nobodys = det tillhör ingen
missing-again = du valde den i ditt förra drag
missing-forced = du måste välja { $activity }
missing-open = det får bara spelas i ett öppet fönster, och det här väntar på ett enda kort
missing-window = det får bara spelas { $windows }
missing-conditions = det som krävs gäller inte nu. { $text }
missing-neighbour = den har ingen landgräns mot { $fief }
missing-target = kortet kan inte riktas dit. { $text }
missing-marriages = { $count ->
    [0] du har inte { title-noble_marriage } på handen
   *[other] du har bara { $count } på handen
  }
missing-cache = du har inte { title-hidden_cache } på handen
missing-SR-53 = kortet ligger inte uppvänt
missing-SR-70 = du har inte det ämbetet
legend = ♛ krona · ⚔ trupp · ett tal: priset i potten · ⚑ utländsk · ✗ hungersnöd · en bokstav: ätten som äger · ► den som är i draget · ○ plats för en köpman · krig: ▲ står ▽ fallen

# The board
board-any-time = när som helst
board-in-war = i krig
board-between-moves = mellan två drag
board-buying-fief = när du köper en förläning
board-map = Karta
board-cards = Kort
board-house = Din ätt
board-others = De andra
board-war = Krig
board-hand = Din hand
board-playable = får spelas nu
board-waiting = väntar på sitt ögonblick
board-reigns-left = regenter kvar
board-last-reign = den siste regenten
board-order = Turordning
board-history-pile = Historiehög
board-event-pile = Händelsehög
board-royal-pile = Regenthög
board-discard = Kasthög
board-royal = Regentkort
board-left = kvar
board-under = underst
board-gives-gold = ger 1 guld
board-troop = trupp
board-free-price = ledig, pris
board-cheapest = Billigast
board-enemy-held = i fiendens hand
board-lost = förlorad för gott
board-merchants-earn = köpmän i samma land tjänar
board-you-earn = du:
board-of = av
board-at-war = i krig
board-low-demand = ger 0
board-famine = missväxt
board-fiefs = förläningar
board-fief = förläning
board-owed = i skuld
board-owes = skuld
board-history = historia
board-to-go = kvar
board-in-sets = i serier
board-upkeep = underhåll
board-farm-about = inget underhåll · får köpa en förläning
board-trade-about = sätt ut eller flytta en köpman
board-culture-about = får köpa ett historiekort
board-not-again = inte två gånger i rad
board-forced = måste väljas
board-source = Inkomst från
board-to-move = ska dra
board-moving = drar
board-marched = står kvar
board-fallen = fallen
board-home = hemma
board-war-with = Krig med
board-round = omgång
board-stage-gathering = Uppbåd
board-stage-fighting = Strid
board-stage-won = Seger
board-stage-lost = Nederlag
board-enemy = Fienden
board-no-army = Fienden har inget kort kvar
board-army-comes = Fienden vänder upp sina kort när alla har valt
board-nobody-marches = Ingen har dragit ut
board-hits-to = träffar till och med
board-weakest-first = Den svagaste faller först.
board-hit = träff
board-miss = bom
board-military-cards = från kort
board-if-won = Om Sverige vinner:
board-if-lost = Om Sverige förlorar:
board-rewards-order = belöningar i denna ordning:
board-freed = blir lediga:
board-lost-fiefs = går till fienden:
board-gives-up = den som drog ut lämnar en förläning
board-booty = Byte
board-tactician = slår två gånger
board-supplied = inget underhåll denna omgång
board-farms-for = från förläningar
board-trades-for = från handel
board-seen-cards = sedda av alla
board-barred = inte igen i detta fönster
board-spent = använt
board-free-fiefs = Till salu
board-purchase = köps just nu
board-random-fief = Kronans förläningar
board-royal-peace = En vanlig omgång.
board-royal-good_harvests = All inkomst från förläningar fördubblas.
board-royal-famine = All inkomst från förläningar halveras, uppåt.
board-royal-tax = Alla betalar hälften av sitt guld.
board-royal-demand = Varje köpman som tjänar ger mer guld.
board-royal-war = Inga drag: varje ätt får skicka en förläning i krig.
board-kind-money = pengar
board-kind-war = krig
board-kind-court = hov
board-kind-crown = krona
board-kind-land = bygd
board-kind-trade = handel
board-points = poäng
board-decided = Vad som avgjorde
board-hands = Vad de hade kvar på hand
board-final = Status efter ursprung
board-not-yet = ännu inte till salu

element-fief-1 = förläning: { $one }
element-family-1 = ätten: { $one }
element-circle-1 = köpmän i { $one }
element-hand-1 = handen: { $one }
element-hand-2 = handen: { $two }
element-activity-1 = aktivitet: { $one }
element-source-1 = inkomst från { $one }
element-row-1 = historiekort { $one } i raden
element-royal-0 = regentkortet
element-pool-0 = kronans förläningar
board-reigns = Regenter
board-face-down = nedvända
board-moves-next = drar härnäst
board-bids = bjuder
board-returned = går tillbaka
board-blockade = köpmännen stannar kvar i det här kriget
board-spared = lämnar ingen förläning
board-piles = Kort ur spel
board-on-table = På bordet
board-discard-from-top = Kasthögen, det senaste kortet först
board-nothing = Inga
board-gone = Ur spelet
board-under-history = Under historiehögen, nästa kort först
board-palaces-bring = mer med { activity-agriculture }, från slott
board-queens-bring = mer med { activity-commerce }, från drottningar
board-loan-due = förfaller vid dragets slut
board-loan-new = förfaller i ett senare drag
board-battles = vunna slag
board-fought = slagkort i det här kriget
board-pass-then = passa, sedan detta
