# Sidan där människor lär sig spelet. docs/rules-pages.md berättar hur den skrivs.

aim = Målet
aim-line-family = Du leder en adelsätt genom _sexton regenters_ tid i Sveriges historia, från Gustav Vasa till Karl XIII: du samlar land, handlar, skaffar historia och avgör vem som drar ut när kriget kommer.
    .clauses = SR-1, SR-2
aim-line-win = Den som har flest _statuspoäng_ <status> efter den sista regenten vinner. De kommer från guld, kronor, trupper, köpmän, serier av historiekort och vunna slag.
    .clauses = SR-1, SR-148

table = Vad som ligger var
table-figure-table = Ett bord med fyra spelare under den andra regenten: fred.
table-spot-map = _Kartan_ med sina förläningar. En förläning i din färg är din. Kronor <crown> är guldet den ger, trupper <troop> dess soldater; på en förläning som är till salu står priset. En förläning du får är genast din, med kronor och trupper.
    .clauses = SR-36
table-spot-circles = _Fyra länder_ med cirklar för köpmän <merchant>. En cirkel rymmer lika många som det finns spelare och { $countries-denmark-merchant_bonus } till i { country-denmark }, { $countries-prussia-merchant_bonus } i { country-prussia }, { $countries-poland-merchant_bonus } i { country-poland } och { $countries-russia-merchant_bonus } i { country-russia }. Inget bryter någonsin den gränsen.
    .clauses = SR-42
table-spot-royal = _Regentkortet_ <sovereign> säger vad det är för en tid: fred, skördar, missväxt, skatt, efterfrågan eller krig. Det gäller hela spelomgången, och av dess tre texter räknas bara den för epoken ni är i.
    .clauses = SR-10, SR-11
table-spot-row = _Fyra historiekort_ <history> ligger öppna, med epokens hög bredvid. Försvinner ett tar nästa i högen dess plats; är högen slut förblir platsen tom.
    .clauses = SR-53, SR-60, SR-61
table-spot-order = _Turordningen._ En bricka för varje ätt blandas nedvänd, och de vänds upp en i taget. Ingen vet vem som står på tur härnäst, inte ens ägaren.
    .clauses = SR-20, SR-21
table-spot-hand = _Din hand_ med händelsekort <event>, som bara du ser. Det finns ingen gräns för hur många du har eller spelar.
    .clauses = SR-25
table-note-open = Allt annat är öppet: guld, förläningar, köpmän, historiekort, skulder och hur många händelsekort var och en har.

start = Så börjar det
start-table-families =
    Spelare | Ätt | Förläningar från början
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
    .title = Ätterna
start-table-gets =
    Alla får | Hur mycket
    <gold> guld | { $setup-gold }
    <event> händelsekort | { $setup-event_hand }
    <merchant> köpmän, i vilket land som helst | 1
    .title = Till en början
start-line-pool = Alla andra svenska förläningar är till salu. { fief-skane } och { fief-trondelag } är danska, { fief-estonia } ryskt, { fief-livonia } polskt och { fief-pommern } preussiskt: dem kan man få först efter ett krig som Sverige har vunnit. Kolonierna, { fief-africa } och { fief-america }, väntar på den andra epoken.
    .clauses = SR-7, SR-34, SR-76, SR-77
start-line-first = Den första spelomgången, Gustav Vasas, har inget regentkort: det är fred.
    .clauses = SR-6

reign = En spelomgång
reign-line-sixteen = Varje regent regerar en spelomgång. Omgång 1 till 5 är _{ era-vasa }_ (grön), 6 till 10 _{ era-expansion }_ (röd), 11 till 16 _{ era-liberty }_ (blå).
    .clauses = SR-2, SR-3
reign-step-sovereign = _En ny regent._ Brickan flyttas fram. Börjar en ny epok läggs de historiekort som ligger kvar på bordet undan för gott och fyra av den nya epokens läggs upp; det du äger behåller du. När den första av de två nya epokerna börjar blir kolonierna till salu.
    .clauses = SR-4, SR-7
reign-step-royal = _Regentkortet_ vänds upp; det gamla kastas. Finns inget kvar blandas de kastade.
    .clauses = SR-4, SR-10, SR-12
reign-step-resources = _Resurser ger_ sina ägare guld innan kortet får verkan: { history-mining } 2 guld, { history-iron_works } 2, { history-falun } 1 och { history-sala } 2, om kortet inte lyder krig.
    .clauses = SR-4, SR-13
reign-step-effect = _Regentkortet får verkan_ (se nedan). Lyder det krig utkämpas kriget i stället för dragen.
    .clauses = SR-4, SR-5
reign-step-moves = _Drag._ Brickorna blandas, och varje ätt gör ett drag när dess egen kommer upp.
    .clauses = SR-4, SR-20
reign-step-over = _Omgången slutar_ när alla har gjort sitt drag, när kriget är över eller när ett kort avslutar den. Det som bara gällde den här spelomgången är då slut: { title-famine }, { title-low_demand }, { title-supply_train }, påtvingade aktiviteter och kriget.
    .clauses = SR-4, SR-8, SR-9
reign-head-royal = Vad ett regentkort kan säga
reign-item-peace = <peace> _Fred:_ inget händer.
    .clauses = SR-19
reign-item-harvest = <good_harvests> _Goda skördar:_ när förläningar ger inkomst under spelomgången ger de dubbelt.
    .clauses = SR-16
reign-item-famine = <hunger> _Missväxt:_ de ger hälften, avrundat uppåt.
    .clauses = SR-15
reign-item-tax = <tax> _Skatteindrivning:_ alla betalar hälften av sitt guld, avrundat nedåt.
    .clauses = SR-14
reign-item-demand = <demand> _Efterfrågan på importvaror:_ varje köpman som tjänar något ger 2 guld mer.
    .clauses = SR-17
reign-item-war = <war> _Krig_ med landet som nämns: ingen gör något drag, och ingen drar något kort.
    .clauses = SR-18, SR-27

move = Ditt drag
move-line-order = I ett drag drar du kort, väljer _en_ av tre aktiviteter, utför den och betalar tillbaka det som förfaller. Före, mellan och efter dessa steg kan kort spelas.
    .clauses = SR-22
move-step-draw = _Dra_ ett händelsekort, eller två om du äger { history-hat_party }. Är högen slut blandas de kastade korten; finns inga sådana heller drar du inget.
    .clauses = SR-23, SR-24
move-step-choose = _Välj en aktivitet._ Du måste ta en och bara en, även om den inte ger dig något; { title-intrigues } kan tvinga på dig en.
    .clauses = SR-26
move-step-loan = I slutet av draget betalas ett lån som har förfallit.
    .clauses = SR-22, SR-131
move-deed-agriculture = Samla in från dina förläningar: 1 guld för varje krona, och { $tables-palace_gold } för varje slott. Sedan får du köpa _en förläning_ som är till salu, för dess pris. Inget underhåll.
    .title = { activity-agriculture }
    .clauses = SR-30..SR-33
move-deed-commerce = Du får sätta ut _en ny köpman_ eller flytta en av dina till ett annat land, inte båda. Samla sedan in från dina köpmän, och { $tables-queen_gold } guld för varje drottning. Betala sedan underhåll.
    .title = { activity-commerce }
    .clauses = SR-40, SR-41, SR-48
move-deed-culture = Välj: inkomst från förläningar _eller_ från köpmän, utan slott och drottningar; valet står fast. Betala sedan underhåll. Därefter får du köpa _ett historiekort_ ur raden.
    .title = { activity-culture }
    .clauses = SR-50..SR-52
move-table-trade =
    Dina köpmän i ett land | 1 | 2 | 3 | 4 | 5 eller fler
    Guld | { $tables-merchant_income-2 } | { $tables-merchant_income-3 } | { $tables-merchant_income-4 } | { $tables-merchant_income-5 } | { $tables-merchant_income-6 }
    .title = Vad köpmän tjänar
move-line-trade = Köpmän tjänar land för land, så det lönar sig att ha flera på samma ställe. Tre i { country-denmark }, en i { country-prussia } och en i { country-russia }: 10, 2 och 2, tillsammans 14 guld.
    .clauses = SR-44
move-line-upkeep = _Underhåll_ är { $tables-upkeep_peace } guld för varje trupp <troop> på alla dina förläningar, i { activity-commerce } och i { activity-culture }. Kort kostar inget. Du måste betala det.
    .clauses = SR-49
move-line-buying = Du betalar genast med guld du har; ingen förläning får säljas för att köpa något. Förläningar som andra äger, som en fiende håller eller som är förlorade kan inte köpas, och inte kolonier i den första epoken.
    .clauses = SR-34, SR-35

history = Historiekort
history-line-series = Fem slag är _serier_ som räknas i slutet: slott, kulturpersonligheter, vetenskapsmän, militär och drottningar. Resurser är nyttiga, men de är ingen serie.
    .clauses = SR-68, SR-69
history-item-palace = <palace> _Slott:_ { $tables-palace_gold } guld mer för vart och ett i { activity-agriculture }, även utan förläning, och aldrig dubblat eller halverat.
    .clauses = SR-32
history-item-queen = <queen> _Drottningar:_ { $tables-queen_gold } guld mer för var och en i { activity-commerce }, även utan köpman.
    .clauses = SR-48
history-item-cultural = <cultural> _Kulturpersonligheter:_ dra genast ett händelsekort när du köper en.
    .clauses = SR-64
history-item-scientist = <scientist> _Vetenskapsmän:_ när du köper en får du genast köpa ett historiekort till. Är det också en vetenskapsman ger den inget tredje; före det andra köpet kan kort spelas, för att få ihop guldet.
    .clauses = SR-65
history-item-military = <military> _Militär:_ varje kort höjer ditt stridsvärde i krig med { $tables-military_bonus } och kräver inget underhåll. { history-armfeldt }, { history-horn } och { history-torstensson } hjälper bara i de två första epokerna; därefter räknas de fortfarande i serien.
    .clauses = SR-71, SR-72
history-item-resource = <resource> _Resurser_ ger guld när omgången börjar, mer inkomst, fler kort eller något i slutet. En { history-seneschal_vasa } eller { history-chancery_president } tas ur spelet när som helst då kort får spelas fritt, för att köpa en förläning eller ett historiekort till fullt pris eller sätta ut en köpman. Inget händelsekort hejdar det, och kortet är förbrukat även om köpet går tillbaka.
    .clauses = SR-69, SR-70
history-item-many = Med { title-hidden_cache } och en vetenskapsman kan du köpa mer än ett kort i ett drag, men aldrig fler än tre.
    .clauses = SR-66
history-item-gift = Personlighetens kort och vetenskapsmannens extra köp hör bara till ett köp, inte till krigsbyte och inte till { title-smart_negotiator }.
    .clauses = SR-67
history-item-keep = Historiekort säljs aldrig; bara { title-smart_negotiator } tar ett från någon. Det som brand, död, pest eller ett förlorat krig tar försvinner ur spelet.
    .clauses = SR-62, SR-63

cards = Händelsekort och fönster
cards-line-any = På ett händelsekort står när det kan spelas; står inget, så när som helst. För att ingen ska behöva vara snabb stannar bordet vid vissa tillfällen, _fönstren_, och frågar den som har ett kort som passar.
    .clauses = SR-135
cards-step-announce = _Visa kortet_ och säg vem eller vad det riktas mot. Det måste vara möjligt som det står, med något att rikta det mot.
    .clauses = SR-138, SR-139
cards-step-cancel = _Någon kan hejda det_ med { title-connections_at_court }. Då gör det inget och kostar inget utom sig självt.
    .clauses = SR-138
cards-step-effect = _Det får genast verkan:_ betalningar, tärningar och val följer. Har det under tiden blivit omöjligt gör det inget. Säger två kort emot varandra gäller det senare.
    .clauses = SR-136, SR-139
cards-step-discard = _Det kastas_ öppet, och { title-influential_office } får ta upp det. Slagkort ligger kvar framför dig så länge kriget varar.
    .clauses = SR-114, SR-138
cards-table-moments =
    Tillfälle | Kort som är gjorda för det
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
    .title = Fönstren
cards-note-order = En stående order besparar dig frågor. Oftast tillfrågas du i de fönster som ett kort framför allt är gjort för; du kan också tillfrågas överallt, aldrig, eller inte förrän ditt nästa drag.
cards-item-same = Vill flera spela kort i samma fönster avgör tärningar vem som går först, och de andra tillfrågas igen. Kan båda korten inte gälla behåller förloraren sitt kort men får inte spela det igen i det fönstret.
    .clauses = SR-137
cards-item-region = Vissa kort nämner en förläning och drabbar den och alla dess grannar på land, vem som än äger dem, dig också. Vilken förläning som helst kan nämnas, även en som en fiende håller; bara spelares förläningar drabbas.
    .clauses = SR-82
cards-item-seat = När ett kort låter flera betala, få eller välja börjar den som spelade det, och resten följer i platsernas ordning.
    .clauses = SR-130

war = Krig
war-line-home = I en krigsomgång gör ingen något drag: ingen inkomst, inga köp, bara resurserna i början och det som kort gör. Varje ätt avgör själv om den drar ut.
    .clauses = SR-5, SR-27, SR-91
war-step-outbreak = _Utbrottet._ Alla köpmän i fiendens land far hem, utom de som tillhör en { title-blockade_runner }, och ingen får sända någon dit förrän kriget är över.
    .clauses = SR-43, SR-90
war-step-commit = _Vem drar ut?_ Alla väljer i hemlighet en förläning eller ingen; sedan visas allt. Förläningen måste ha en trupp <troop>, om du inte har ett militärkort som fortfarande hjälper.
    .clauses = SR-92, SR-93
war-step-pay = _Betala_ { $tables-upkeep_war } guld för varje trupp på förläningen du skickar. Den som inte kan betala allt tar tillbaka den, betalar inget och stannar hemma; ingen förläning får säljas för detta.
    .clauses = SR-94
war-step-enemy = _Fienden_ får lika många regentkort som det finns spelare, och ett till. Kort utan trupper läggs undan.
    .clauses = SR-95
war-step-attack = _Sverige anfaller._ Alla vars förläning står slår en tärning. Är den inte högre än ditt _stridsvärde_, förläningens trupper och dina militärkort tillsammans, tas det svagaste fiendekortet bort.
    .clauses = SR-97, SR-99
war-step-defend = _Fienden anfaller,_ svagaste kortet först: en tärning för varje kort. Är den inte högre än kortets trupper faller en svensk förläning: den med minst antal tryckta trupper, vid lika den vars ätt har färre militärkort, vid lika den som förlorar ett slag med tärning.
    .clauses = SR-100, SR-101
war-step-again = _Om igen,_ tills ena sidan inte har något kvar som står; kriget slutar i just den stunden. En ätt vars förläning har fallit slår inte mer, men dess militärkort vänds aldrig.
    .clauses = SR-98, SR-102, SR-103
war-figure-battle = Ett slag: { fief-vastergotland } med ett militärkort mot tre av fiendens kort.
war-head-won = Om Sverige har vunnit
war-item-freed = Förläningar som bär den här fiendens flagga och som den ännu håller blir till salu.
    .clauses = SR-77, SR-110
war-item-reward = Alla som drog ut belönas, ingen annan. Högst stridsvärde väljer först, fallen eller ej; de som är lika slår om det.
    .clauses = SR-110, SR-111
war-item-choice = Ta en slumpvis vald förläning av dem som är till salu, eller ett historiekort ur raden, eller guldet på { $tables-reward_gold_dice } tärningar. Du tar det innan nästa väljer, och efter varje belöning kan { title-extra_booty } och { title-treason } spelas.
    .clauses = SR-112, SR-113
war-item-battles = Slagkort som spelats i kriget stannar hos sina spelare: en statuspoäng vart.
    .clauses = SR-114
war-head-lost = Om Sverige har förlorat
war-step-flags = Fienden tar tillbaka förläningarna med sin flagga, vem som än har dem.
    .clauses = SR-78, SR-115
war-step-marched = Alla som drog ut lämnar en förläning till, efter eget val.
    .clauses = SR-116
war-step-stayed = Alla som stannade hemma slår: 1 till 3 kostar en förläning efter eget val, 4 till 6 inget. { title-high_treason } räddar förläningen du skulle välja. Även den sista förläningen kan gå förlorad; den som ingen har lämnar ingen.
    .clauses = SR-117, SR-118
war-line-after = Sedan läggs fiendens kort undan, fallna förläningar är som förut, och spelomgången slutar.
    .clauses = SR-106, SR-120

money = Skulder och pengar
money-line-must = Underhåll i fred, det som händelsekort låter dig betala och lån är _skyldigheter_. Köp, sold i krig och korts priser är det inte: du betalar dem eller låter bli. Skatter på halva ditt guld kan alltid betalas.
    .clauses = SR-125
money-item-sell = Kan du inte betala en skyldighet får du först spela ett kort som ger guld; sedan måste du sälja förläningar, en i taget, tills det är betalt. Det du är skyldig ändras inte av försäljningen.
    .clauses = SR-126
money-item-price = Kronan ger en tärning guld för varje krona på förläningen, som blir till salu igen. Eller så bjuder du ut den till de andra: de bjuder i hemlighet, du antar ett bud eller inget.
    .clauses = SR-75, SR-127
money-item-void = Räcker det ändå inte betalar du allt du har och resten glöms. Den som varken har förläning eller guld är utblottad och skyldig inget, utom lån.
    .clauses = SR-128, SR-129
money-item-loan = Med { title-heavy_loans } lånar du vilken summa som helst och är skyldig det dubbla i slutet av ditt nästa hela drag. Det du inte kan betala står kvar, drag efter drag.
    .clauses = SR-131

end = Slut och status
end-line-last = Spelet slutar efter den sextonde spelomgången, om inte { title-protector_government } ger en till.
    .clauses = SR-145
end-step-late = _Sena vinster._ { history-factories }: en tärning, och tio guld för varje prick. { history-east_india }: en tärning, 5 eller 6 är en statuspoäng.
    .clauses = SR-146
end-step-debts = _Skulder._ Lån betalas; du får sälja förläningar för dem, men måste inte. Varje obetalt guld kostar en statuspoäng. Inga fler händelsekort kan spelas.
    .clauses = SR-147
end-step-count = _Status._ En poäng för varje { $tables-gold_per_sp } guld, { $tables-crowns_per_sp } kronor, { $tables-troops_per_sp } trupper och { $tables-merchants_per_sp } köpmän utomlands, för varje kort i en serie utöver det andra och för varje slagkort du behållit. Det som blir över räknas inte, och militärkort är inga trupper.
    .clauses = SR-148
end-step-tie = _Lika?_ Flest kronor vinner, sedan flest historiekort av alla slag, sedan mest guld; annars delas segern.
    .clauses = SR-149
end-table-example =
    Ätt | Guld | Kronor | Trupper | Serier | Köpmän | Slag | Skuld | Status
    { family-sture } | 46 → 2 | 13 → 4 | 6 → 3 | 3 | 7 → 2 | 1 | 0 | 15
    { family-grip } | 71 → 3 | 10 → 3 | 3 → 1 | 5 | 5 → 1 | 0 | 0 | 13
    { family-brahe } | 0 → 0 | 14 → 4 | 7 → 3 | 1 | 9 → 3 | 0 | −4 | 7
    .title = Ett räknat exempel
end-note-series = { family-sture } har 4 slott, 3 vetenskapsmän och 2 drottningar: 2 och 1 och 0 poäng, tillsammans 3. { family-grip } har 5 militärkort och 4 kulturpersonligheter: 3 och 2, tillsammans 5.
    .clauses = SR-148
end-note-debt = { family-brahe } har flest kronor, men kunde inte betala 4 guld av ett lån: 4 poäng mindre. _{ family-sture } vinner_ med 15 och blir riksföreståndare.
    .clauses = SR-147, SR-148, SR-150
end-table-titles =
    Status | Vad som blir av vinnaren
    { $tables-titles-1 } eller mer | riksföreståndare, grundar en dynasti
    { $tables-titles-2 } eller mer | regent
    { $tables-titles-3 } eller mer | rikets mest ansedda adelsman
    { $tables-titles-4 } eller mer | respekterad, men förmögenheten sinar
    { $tables-titles-5 } eller mer | ätten dör ut
    mindre | bortsopad av revolutionen
    .title = Titlar
    .clauses = SR-150

small = Det finstilta
small-point-income = Förläningar som drabbats av { title-famine }, och vid { title-bad_harvest } de med tre kronor, ger inget. De andras kronor läggs ihop (med { title-extra_tax_on_peasants } en tärning för varje förläning i stället, och har { title-bad_harvest } spelats före gäller det kortet inte), dubblas eller halveras sedan av regentkortet och avrundas en gång, uppåt. { history-land_reform } lägger till 1 för varje förläning som ger något, slotten kommer sist.
    .title = Hela inkomsten från förläningar
    .clauses = SR-31, SR-32
small-point-trade = { history-hansa } lägger till 1 guld och regentkortets efterfrågan 2 för varje köpman som tjänar något, även utöver den femte. Under { title-low_demand } ger ett land ingenting alls. Händelsekortet { title-demand_for_imported_goods } lägger till 5, om någon av dina köpmän tjänar något.
    .title = Hela inkomsten från handel
    .clauses = SR-45..SR-47
small-point-refill = Efter ett köp eller en belöning fylls raden på när ingen längre kan göra det ogjort, före allt annat; också före en andra belöning.
    .title = När raden fylls på
    .clauses = SR-60
small-point-commanders = { history-armfeldt }, { history-dobeln }, { history-fersen }, { history-horn } och { history-torstensson } är fältherrar. Bara dessa militärkort kan dö av pest eller i förtid.
    .title = Fältherrar
    .clauses = SR-73
small-point-returned = En förläning som en spelare lämnar tillbaka är till salu igen, om inte en fiende tar den eller den är förlorad för alltid.
    .title = Förläningar som lämnas
    .clauses = SR-75
small-point-borders = Grannar delar en gräns på land; vatten skiljer. { fief-gotland }, { fief-pommern } och kolonierna har ingen granne, och { fief-sodermanland } och { fief-vastergotland } möts inte.
    .title = Gränser
    .clauses = SR-81
small-point-russia = Under { era-liberty } får { country-russia } två kort fler än det finns spelare. Förlorar Sverige mot det då är { fief-estonia } och de sex finska förläningarna, { fief-karelia }, { fief-nyland }, { fief-savolaks }, { fief-tavastehus }, { fief-abo } och { fief-osterbotten }, förlorade för alltid, vem som än har dem och utan ersättning. Ett bord kan stänga av detta: då krigar { country-russia } som de andra och tar bara { fief-estonia }.
    .title = { country-russia } och Finland
    .clauses = SR-79, SR-80, SR-95, SR-155
small-point-nobody = Kort kan ändå spelas för Sverige. Tar de bort hela fienden vinner Sverige och ingen belönas; annars är kriget förlorat. Har fienden inget kort med trupper är det genast vunnet.
    .title = Ingen drar ut
    .clauses = SR-98, SR-104
small-point-taken = En förläning som dragit ut och tas ifrån dig under kriget faller ur det. Den förra ägaren räknas ändå som utdragen, den nya inte.
    .title = Att mista en förläning i fält
    .clauses = SR-105
small-point-cards = Är regenthögen för liten i ett krig blandas de kastade in i den; kortet som gäller och fiendens ligger kvar.
    .title = Regentkorten tar slut
    .clauses = SR-96
small-point-broke = Den som är utblottad, stannade hemma och slår 1 till 3 efter ett förlorat krig mister ett slumpvis draget historiekort. Inget förhindrar det.
    .title = Utblottad i ett förlorat krig
    .clauses = SR-119
small-point-random = Kort som mistes genom { title-lost_opportunity } eller { title-witch_hunt } läggs öppet i kasthögen, men de har inte använts: ingen tar upp dem.
    .title = Kort som mistes på måfå
    .clauses = SR-140
small-point-caps = Ingen gör fler än { $tables-moves_per_turn } drag i en spelomgång, och ingen regent regerar i mer än { $tables-turns_per_reign }.
    .title = Inga ändlösa spel
    .clauses = SR-157
small-point-options = Ett bord kan bestämma största lån och högsta bud. Det kan också i ett fönster fråga alla som skulle kunna ha ett passande kort, så att väntan inget avslöjar; och alla har stående order om när de vill tillfrågas.
    .title = Bordets tillval
    .clauses = SR-156

words = Ordlista
words-word-sp = En av poängen som avgör spelet.
    .title = Statuspoäng
    .clauses = SR-148
words-word-crown = Tryckt på en förläning: dess inkomst i guld, och en tredjedels statuspoäng.
    .title = Krona
    .clauses = SR-31, SR-148
words-word-troop = Tryckt på en förläning: dess styrka i krig, dess underhåll, och en halv statuspoäng.
    .title = Trupp
    .clauses = SR-49, SR-97, SR-148
words-word-pool = Sveriges förläningar som ingen äger. Klausulerna kallar dem förrådet.
    .title = Till salu
    .clauses = SR-33, SR-75
words-word-exchequer = Banken. Den får det du betalar och ger det du tjänar.
    .title = Kronan
    .clauses = SR-33, SR-127
words-word-window = Ett tillfälle då kort får spelas. Ett öppet fönster tar alla kort som gäller när som helst.
    .title = Fönster
    .clauses = SR-135
words-word-combat = Trupperna på förläningen som drar ut, och dina militärkort som ännu hjälper.
    .title = Stridsvärde
    .clauses = SR-97
words-word-flag = En fiendes förläning. Den blir till salu efter en seger över den fienden och går tillbaka efter ett nederlag.
    .title = Flaggförläning
    .clauses = SR-77, SR-78
words-word-region = En förläning och alla dess grannar på land.
    .title = Region
    .clauses = SR-81, SR-82
words-word-series = Kort av ett slag: slott, kulturpersonligheter, vetenskapsmän, militär eller drottningar. Det tredje och varje ytterligare är en statuspoäng.
    .title = Serie
    .clauses = SR-68, SR-148
words-table-fiefs =
    Förläning | Pris | <crown> Kronor | <troop> Trupper
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
    .title = Förläningarna
words-head-palace = Slott
words-card-drottningholm = { card-drottningholm-text } _{ $history-drottningholm-cost } guld, { $history-drottningholm-era }._
    .title = { history-drottningholm }
    .clauses = SR-32
words-card-glimminge = { card-glimminge-text } _{ $history-glimminge-cost } guld, { $history-glimminge-era }._
    .title = { history-glimminge }
    .clauses = SR-32
words-card-gripsholm = { card-gripsholm-text } _{ $history-gripsholm-cost } guld, { $history-gripsholm-era }._
    .title = { history-gripsholm }
    .clauses = SR-32
words-card-haga = { card-haga-text } _{ $history-haga-cost } guld, { $history-haga-era }._
    .title = { history-haga }
    .clauses = SR-32
words-card-royal_palace = { card-royal_palace-text } _{ $history-royal_palace-cost } guld, { $history-royal_palace-era }._
    .title = { history-royal_palace }
    .clauses = SR-32
words-card-skokloster = { card-skokloster-text } _{ $history-skokloster-cost } guld, { $history-skokloster-era }._
    .title = { history-skokloster }
    .clauses = SR-32
words-card-vadstena = { card-vadstena-text } _{ $history-vadstena-cost } guld, { $history-vadstena-era }._
    .title = { history-vadstena }
    .clauses = SR-32
words-card-orbyhus = { card-orbyhus-text } _{ $history-orbyhus-cost } guld, { $history-orbyhus-era }._
    .title = { history-orbyhus }
    .clauses = SR-32
words-head-cultural = Kulturpersonligheter
words-card-bellman = { card-bellman-text } _{ $history-bellman-cost } guld, { $history-bellman-era }._
    .title = { history-bellman }
    .clauses = SR-64, SR-67
words-card-pyhy = { card-pyhy-text } _{ $history-pyhy-cost } guld, { $history-pyhy-era }._
    .title = { history-pyhy }
    .clauses = SR-64, SR-67
words-card-swedenborg = { card-swedenborg-text } _{ $history-swedenborg-cost } guld, { $history-swedenborg-era }._
    .title = { history-swedenborg }
    .clauses = SR-64, SR-67
words-card-stiernhielm = { card-stiernhielm-text } _{ $history-stiernhielm-cost } guld, { $history-stiernhielm-era }._
    .title = { history-stiernhielm }
    .clauses = SR-64, SR-67
words-card-kellgren = { card-kellgren-text } _{ $history-kellgren-cost } guld, { $history-kellgren-era }._
    .title = { history-kellgren }
    .clauses = SR-64, SR-67
words-card-tessin = { card-tessin-text } _{ $history-tessin-cost } guld, { $history-tessin-era }._
    .title = { history-tessin }
    .clauses = SR-64, SR-67
words-card-olaus_petri = { card-olaus_petri-text } _{ $history-olaus_petri-cost } guld, { $history-olaus_petri-era }._
    .title = { history-olaus_petri }
    .clauses = SR-64, SR-67
words-head-scientist = Vetenskapsmän
words-card-celsius = { card-celsius-text } _{ $history-celsius-cost } guld, { $history-celsius-era }._
    .title = { history-celsius }
    .clauses = SR-65, SR-67
words-card-linne = { card-linne-text } _{ $history-linne-cost } guld, { $history-linne-era }._
    .title = { history-linne }
    .clauses = SR-65, SR-67
words-card-polhem = { card-polhem-text } _{ $history-polhem-cost } guld, { $history-polhem-era }._
    .title = { history-polhem }
    .clauses = SR-65, SR-67
words-card-bureus = { card-bureus-text } _{ $history-bureus-cost } guld, { $history-bureus-era }._
    .title = { history-bureus }
    .clauses = SR-65, SR-67
words-card-berzelius = { card-berzelius-text } _{ $history-berzelius-cost } guld, { $history-berzelius-era }._
    .title = { history-berzelius }
    .clauses = SR-65, SR-67
words-card-olaus_magnus = { card-olaus_magnus-text } _{ $history-olaus_magnus-cost } guld, { $history-olaus_magnus-era }._
    .title = { history-olaus_magnus }
    .clauses = SR-65, SR-67
words-card-tycho_brahe = { card-tycho_brahe-text } _{ $history-tycho_brahe-cost } guld, { $history-tycho_brahe-era }._
    .title = { history-tycho_brahe }
    .clauses = SR-65, SR-67
words-head-military = Militär
words-card-baltic_fleet = { card-baltic_fleet-text } _{ $history-baltic_fleet-cost } guld, { $history-baltic_fleet-era }._
    .title = { history-baltic_fleet }
    .clauses = SR-71
words-card-carolines = { card-carolines-text } _{ $history-carolines-cost } guld, { $history-carolines-era }._
    .title = { history-carolines }
    .clauses = SR-71
words-card-fersen = { card-fersen-text } _{ $history-fersen-cost } guld, { $history-fersen-era }._
    .title = { history-fersen }
    .clauses = SR-71, SR-73
words-card-armfeldt = { card-armfeldt-text } _{ $history-armfeldt-cost } guld, { $history-armfeldt-era }._
    .title = { history-armfeldt }
    .clauses = SR-71, SR-72, SR-73
words-card-dobeln = { card-dobeln-text } _{ $history-dobeln-cost } guld, { $history-dobeln-era }._
    .title = { history-dobeln }
    .clauses = SR-71, SR-73
words-card-horn = { card-horn-text } _{ $history-horn-cost } guld, { $history-horn-era }._
    .title = { history-horn }
    .clauses = SR-71, SR-72, SR-73
words-card-torstensson = { card-torstensson-text } _{ $history-torstensson-cost } guld, { $history-torstensson-era }._
    .title = { history-torstensson }
    .clauses = SR-71, SR-72, SR-73
words-card-finnish_cavalry = { card-finnish_cavalry-text } _{ $history-finnish_cavalry-cost } guld, { $history-finnish_cavalry-era }._
    .title = { history-finnish_cavalry }
    .clauses = SR-71
words-card-landsknechts = { card-landsknechts-text } _{ $history-landsknechts-cost } guld, { $history-landsknechts-era }._
    .title = { history-landsknechts }
    .clauses = SR-71
words-card-viborg = { card-viborg-text } _{ $history-viborg-cost } guld, { $history-viborg-era }._
    .title = { history-viborg }
    .clauses = SR-71
words-head-queen = Drottningar
words-card-hedvig_eleonora = { card-hedvig_eleonora-text } _{ $history-hedvig_eleonora-cost } guld, { $history-hedvig_eleonora-era }._
    .title = { history-hedvig_eleonora }
    .clauses = SR-48
words-card-karin_mansdotter = { card-karin_mansdotter-text } _{ $history-karin_mansdotter-cost } guld, { $history-karin_mansdotter-era }._
    .title = { history-karin_mansdotter }
    .clauses = SR-48
words-card-katarina_jagellonica = { card-katarina_jagellonica-text } _{ $history-katarina_jagellonica-cost } guld, { $history-katarina_jagellonica-era }._
    .title = { history-katarina_jagellonica }
    .clauses = SR-48
words-card-lovisa_ulrika = { card-lovisa_ulrika-text } _{ $history-lovisa_ulrika-cost } guld, { $history-lovisa_ulrika-era }._
    .title = { history-lovisa_ulrika }
    .clauses = SR-48
words-card-maria_eleonora = { card-maria_eleonora-text } _{ $history-maria_eleonora-cost } guld, { $history-maria_eleonora-era }._
    .title = { history-maria_eleonora }
    .clauses = SR-48
words-card-sofia_magdalena = { card-sofia_magdalena-text } _{ $history-sofia_magdalena-cost } guld, { $history-sofia_magdalena-era }._
    .title = { history-sofia_magdalena }
    .clauses = SR-48
words-head-resource = Resurser
words-card-factories = { card-factories-text } _{ $history-factories-cost } guld, { $history-factories-era }._
    .title = { history-factories }
    .clauses = SR-146
words-card-iron_works = { card-iron_works-text } _{ $history-iron_works-cost } guld, { $history-iron_works-era }._
    .title = { history-iron_works }
    .clauses = SR-13
words-card-land_reform = { card-land_reform-text } _{ $history-land_reform-cost } guld, { $history-land_reform-era }._
    .title = { history-land_reform }
    .clauses = SR-31
words-card-mining = { card-mining-text } _{ $history-mining-cost } guld, { $history-mining-era }._
    .title = { history-mining }
    .clauses = SR-13
words-card-chancery_president = { card-chancery_president-text } _{ $history-chancery_president-cost } guld, { $history-chancery_president-era }._
    .title = { history-chancery_president }
    .clauses = SR-70
words-card-hansa = { card-hansa-text } _{ $history-hansa-cost } guld, { $history-hansa-era }._
    .title = { history-hansa }
    .clauses = SR-45
words-card-seneschal_vasa = { card-seneschal_vasa-text } _{ $history-seneschal_vasa-cost } guld, { $history-seneschal_vasa-era }._
    .title = { history-seneschal_vasa }
    .clauses = SR-70
words-card-falun = { card-falun-text } _{ $history-falun-cost } guld, { $history-falun-era }._
    .title = { history-falun }
    .clauses = SR-13
words-card-sala = { card-sala-text } _{ $history-sala-cost } guld, { $history-sala-era }._
    .title = { history-sala }
    .clauses = SR-13
words-card-east_india = { card-east_india-text } _{ $history-east_india-cost } guld, { $history-east_india-era }._
    .title = { history-east_india }
    .clauses = SR-146
words-card-hat_party = { card-hat_party-text } _{ $history-hat_party-cost } guld, { $history-hat_party-era }._
    .title = { history-hat_party }
    .clauses = SR-23
words-card-seneschal_expansion = { card-seneschal_expansion-text } _{ $history-seneschal_expansion-cost } guld, { $history-seneschal_expansion-era }._
    .title = { history-seneschal_expansion }
    .clauses = SR-70
words-head-events = Händelsekort
words-card-a_time_of_changes = { card-a_time_of_changes-text } I leken: { $events-a_time_of_changes-copies }.
    .title = { title-a_time_of_changes }
    .clauses = SR-135
words-card-abdication = { card-abdication-text } I leken: { $events-abdication-copies }.
    .title = { title-abdication }
    .clauses = SR-135
words-card-bad_harvest = { card-bad_harvest-text } I leken: { $events-bad_harvest-copies }.
    .title = { title-bad_harvest }
    .clauses = SR-31
words-card-blockade_runner = { card-blockade_runner-text } I leken: { $events-blockade_runner-copies }.
    .title = { title-blockade_runner }
    .clauses = SR-90
words-card-conflict_of_interest = { card-conflict_of_interest-text } I leken: { $events-conflict_of_interest-copies }.
    .title = { title-conflict_of_interest }
    .clauses = SR-135
words-card-connections_at_court = { card-connections_at_court-text } I leken: { $events-connections_at_court-copies }.
    .title = { title-connections_at_court }
    .clauses = SR-138
words-card-demand_for_imported_goods = { card-demand_for_imported_goods-text } I leken: { $events-demand_for_imported_goods-copies }.
    .title = { title-demand_for_imported_goods }
    .clauses = SR-47
words-card-diplomatic_pressure = { card-diplomatic_pressure-text } I leken: { $events-diplomatic_pressure-copies }.
    .title = { title-diplomatic_pressure }
    .clauses = SR-135
words-card-extra_booty = { card-extra_booty-text } I leken: { $events-extra_booty-copies }.
    .title = { title-extra_booty }
    .clauses = SR-112, SR-113
words-card-extra_church_tax = { card-extra_church_tax-text } I leken: { $events-extra_church_tax-copies }.
    .title = { title-extra_church_tax }
    .clauses = SR-135
words-card-extra_tax_on_peasants = { card-extra_tax_on_peasants-text } I leken: { $events-extra_tax_on_peasants-copies }.
    .title = { title-extra_tax_on_peasants }
    .clauses = SR-31
words-card-extra_war_taxes = { card-extra_war_taxes-text } I leken: { $events-extra_war_taxes-copies }.
    .title = { title-extra_war_taxes }
    .clauses = SR-135
words-card-fall_of_the_monarchy = { card-fall_of_the_monarchy-text } I leken: { $events-fall_of_the_monarchy-copies }.
    .title = { title-fall_of_the_monarchy }
    .clauses = SR-135
words-card-famine = { card-famine-text } I leken: { $events-famine-copies }.
    .title = { title-famine }
    .clauses = SR-31
words-card-feud_with_neighbours = { card-feud_with_neighbours-text } I leken: { $events-feud_with_neighbours-copies }.
    .title = { title-feud_with_neighbours }
    .clauses = SR-135
words-card-good_administration = { card-good_administration-text } I leken: { $events-good_administration-copies }.
    .title = { title-good_administration }
    .clauses = SR-157
words-card-heavy_loans = { card-heavy_loans-text } I leken: { $events-heavy_loans-copies }.
    .title = { title-heavy_loans }
    .clauses = SR-131
words-card-hidden_reserves = { card-hidden_reserves-text } I leken: { $events-hidden_reserves-copies }.
    .title = { title-hidden_reserves }
    .clauses = SR-135
words-card-hidden_cache = { card-hidden_cache-text } I leken: { $events-hidden_cache-copies }.
    .title = { title-hidden_cache }
    .clauses = SR-66
words-card-high_treason = { card-high_treason-text } I leken: { $events-high_treason-copies }.
    .title = { title-high_treason }
    .clauses = SR-116, SR-117
words-card-inflation = { card-inflation-text } I leken: { $events-inflation-copies }.
    .title = { title-inflation }
    .clauses = SR-135
words-card-influential_office = { card-influential_office-text } I leken: { $events-influential_office-copies }.
    .title = { title-influential_office }
    .clauses = SR-135
words-card-inspiring_speech = { card-inspiring_speech-text } I leken: { $events-inspiring_speech-copies }.
    .title = { title-inspiring_speech }
    .clauses = SR-135
words-card-intrigues = { card-intrigues-text } I leken: { $events-intrigues-copies }.
    .title = { title-intrigues }
    .clauses = SR-135
words-card-local_war_tax = { card-local_war_tax-text } I leken: { $events-local_war_tax-copies }.
    .title = { title-local_war_tax }
    .clauses = SR-135
words-card-lost_opportunity = { card-lost_opportunity-text } I leken: { $events-lost_opportunity-copies }.
    .title = { title-lost_opportunity }
    .clauses = SR-140
words-card-low_demand = { card-low_demand-text } I leken: { $events-low_demand-copies }.
    .title = { title-low_demand }
    .clauses = SR-46
words-card-murder_at_the_opera = { card-murder_at_the_opera-text } I leken: { $events-murder_at_the_opera-copies }.
    .title = { title-murder_at_the_opera }
    .clauses = SR-135
words-card-noble_marriage = { card-noble_marriage-text } I leken: { $events-noble_marriage-copies }.
    .title = { title-noble_marriage }
    .clauses = SR-135
words-card-fall_from_grace = { card-fall_from_grace-text } I leken: { $events-fall_from_grace-copies }.
    .title = { title-fall_from_grace }
    .clauses = SR-135
words-card-out_of_the_fire = { card-out_of_the_fire-text } I leken: { $events-out_of_the_fire-copies }.
    .title = { title-out_of_the_fire }
    .clauses = SR-135
words-card-palace_fire = { card-palace_fire-text } I leken: { $events-palace_fire-copies }.
    .title = { title-palace_fire }
    .clauses = SR-63
words-card-peasant_revolt = { card-peasant_revolt-text } I leken: { $events-peasant_revolt-copies }.
    .title = { title-peasant_revolt }
    .clauses = SR-135
words-card-plague = { card-plague-text } I leken: { $events-plague-copies }.
    .title = { title-plague }
    .clauses = SR-63, SR-73
words-card-political_influence = { card-political_influence-text } I leken: { $events-political_influence-copies }.
    .title = { title-political_influence }
    .clauses = SR-135
words-card-powerful_neighbour = { card-powerful_neighbour-text } I leken: { $events-powerful_neighbour-copies }.
    .title = { title-powerful_neighbour }
    .clauses = SR-135
words-card-untimely_death = { card-untimely_death-text } I leken: { $events-untimely_death-copies }.
    .title = { title-untimely_death }
    .clauses = SR-63, SR-73
words-card-protector_government = { card-protector_government-text } I leken: { $events-protector_government-copies }.
    .title = { title-protector_government }
    .clauses = SR-145, SR-157
words-card-reduction = { card-reduction-text } I leken: { $events-reduction-copies }.
    .title = { title-reduction }
    .clauses = SR-135
words-card-reductions_from_the_church = { card-reductions_from_the_church-text } I leken: { $events-reductions_from_the_church-copies }.
    .title = { title-reductions_from_the_church }
    .clauses = SR-135
words-card-riots_in_towns = { card-riots_in_towns-text } I leken: { $events-riots_in_towns-copies }.
    .title = { title-riots_in_towns }
    .clauses = SR-135
words-card-royal_wrath = { card-royal_wrath-text } I leken: { $events-royal_wrath-copies }.
    .title = { title-royal_wrath }
    .clauses = SR-135
words-card-smart_negotiator = { card-smart_negotiator-text } I leken: { $events-smart_negotiator-copies }.
    .title = { title-smart_negotiator }
    .clauses = SR-62
words-card-superior_tactician = { card-superior_tactician-text } I leken: { $events-superior_tactician-copies }.
    .title = { title-superior_tactician }
    .clauses = SR-99
words-card-supply_train = { card-supply_train-text } I leken: { $events-supply_train-copies }.
    .title = { title-supply_train }
    .clauses = SR-49, SR-94
words-card-swedish_steel_bites = { card-swedish_steel_bites-text } I leken: { $events-swedish_steel_bites-copies }.
    .title = { title-swedish_steel_bites }
    .clauses = SR-135
words-card-tax_refund = { card-tax_refund-text } I leken: { $events-tax_refund-copies }.
    .title = { title-tax_refund }
    .clauses = SR-135
words-card-battle_of_breitenfeld = { card-battle_of_breitenfeld-text } I leken: { $events-battle_of_breitenfeld-copies }.
    .title = { title-battle_of_breitenfeld }
    .clauses = SR-114
words-card-battle_of_kliszow = { card-battle_of_kliszow-text } I leken: { $events-battle_of_kliszow-copies }.
    .title = { title-battle_of_kliszow }
    .clauses = SR-114
words-card-battle_of_narva = { card-battle_of_narva-text } I leken: { $events-battle_of_narva-copies }.
    .title = { title-battle_of_narva }
    .clauses = SR-114
words-card-battle_of_poltava = { card-battle_of_poltava-text } I leken: { $events-battle_of_poltava-copies }.
    .title = { title-battle_of_poltava }
    .clauses = SR-135
words-card-march_over_the_great_belt = { card-march_over_the_great_belt-text } I leken: { $events-march_over_the_great_belt-copies }.
    .title = { title-march_over_the_great_belt }
    .clauses = SR-114
words-card-trade_privileges = { card-trade_privileges-text } I leken: { $events-trade_privileges-copies }.
    .title = { title-trade_privileges }
    .clauses = SR-135
words-card-treason = { card-treason-text } I leken: { $events-treason-copies }.
    .title = { title-treason }
    .clauses = SR-113
words-card-winds_of_war = { card-winds_of_war-text } I leken: { $events-winds_of_war-copies }.
    .title = { title-winds_of_war }
    .clauses = SR-135
words-card-witch_hunt = { card-witch_hunt-text } I leken: { $events-witch_hunt-copies }.
    .title = { title-witch_hunt }
    .clauses = SR-140

aid = Minneslapp
aid-box-reign =
    Ny regent, kanske en ny epok. Regentkort. Resurser ger guld.
    Krig: strid. Annars: brickorna blandas, alla gör ett drag.
    .title = Spelomgång
aid-box-agriculture =
    1 guld per krona, { $tables-palace_gold } per slott. Inget underhåll.
    Du får köpa en förläning.
    .title = { activity-agriculture }
aid-box-commerce =
    Sätt ut eller flytta en köpman. Inkomst land för land: { $tables-merchant_income-2 }, { $tables-merchant_income-3 }, { $tables-merchant_income-4 }, { $tables-merchant_income-5 }, { $tables-merchant_income-6 }.
    { $tables-queen_gold } per drottning. Underhåll { $tables-upkeep_peace } per trupp.
    .title = { activity-commerce }
aid-box-culture =
    Inkomst från förläningar eller köpmän. Underhåll { $tables-upkeep_peace } per trupp.
    Du får köpa ett historiekort.
    .title = { activity-culture }
aid-box-war =
    Skicka en förläning i hemlighet; betala { $tables-upkeep_war } per trupp.
    Träff: tärningen inte över ditt stridsvärde. Den svagaste faller först.
    Seger: en förläning, ett historiekort eller { $tables-reward_gold_dice } tärningar guld, för dem som drog ut.
    Nederlag: en förläning var; hemma bara på 1 till 3.
    .title = Krig
aid-box-status =
    { $tables-gold_per_sp } guld, { $tables-crowns_per_sp } kronor, { $tables-troops_per_sp } trupper, { $tables-merchants_per_sp } köpmän: en poäng vardera.
    Varje kort i en serie utöver det andra, varje behållet slagkort: en.
    Varje guld av ett obetalt lån: en mindre.
    .title = Statuspoäng
