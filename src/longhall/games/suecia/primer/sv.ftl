# Sidan som man lär sig spelet av. docs/rules-pages.md berättar hur den skrivs.

aim = Målet
aim-line-nation = Tillsammans grundar ni en nation: gårdar i provinserna förser butiker i staden, butikerna lastar skepp och uppdrag, och den som äger det du använder får betalt.
    .clauses = SU-44, SU-55, SU-61, SU-63
aim-line-win = Flest poäng vinner: { $scoring-basic_building } för var och en av dina enkla markörer, { $scoring-advanced_building } för varje avancerad, { $scoring-fulfilled_mission } för varje uppdragsbricka.
    .clauses = SU-91

table = Vad som ligger var
table-figure-table = Staden mellan sina fyra sidor: enkla provinser i väster, avancerade i norr, skepp i söder, uppdrag i öster.
table-spot-city = _Staden_ har { $city-rows } rader och { $city-columns } kolumner med rutor. En butik kan stå på vilken som helst; grannarna spelar ingen roll.
    .clauses = SU-100
table-spot-west = _Väster:_ här läggs de enkla provinserna, som ger gröda <crop>, ved <wood> och malm <ore>.
    .clauses = SU-1, SU-21, SU-102
table-spot-north = _Norr:_ här läggs de avancerade provinserna, som ger tyg <textile>, timmer <timber> och järn <iron>. Väster och norr är var sin karta, utan kant.
    .clauses = SU-1, SU-21, SU-102
table-spot-ships = _Söder:_ skepp från { nation-england }, { nation-hansa } och { nation-holland } hämtar enkla varor ur butikerna.
    .clauses = SU-50, SU-53
table-spot-missions = _Öster:_ uppdrag till { nation-finland }, { nation-baltics } och { nation-russia } hämtar avancerade varor ur butikerna.
    .clauses = SU-50, SU-53
table-spot-market = _Marknaden_ har en rad med tre fält för vart och ett av de sex slagen. Hur full raden är bestämmer priset.
    .clauses = SU-70
table-spot-tableau = _Dina kolumner:_ här ligger ståndskorten som du har spelat, tre i varje.
    .clauses = SU-10
table-line-open = Vilka varor du har ser alla, och du får ha hur många som helst, liksom ståndskort på handen. Korten på din hand ser bara du.
    .clauses = SU-5

start = Så börjar det
start-line-own = Alla tar { $player-discs } markörer, { $player-start_resources-crop } gröda, { $player-start_resources-wood } ved, { $player-start_resources-ore } malm och samma { $player-start_cards } ståndskort: bonde/borgare, borgare/präst, präst/adel och adel/bonde. Första spelaren lottas; turen går medsols.
    .clauses = SU-5, SU-6
start-line-market = På marknaden ligger { $market-start_count_per_kind } brickor av varje slag. Stad och provinser är tomma. De övriga ståndskorten är en hög med baksidan upp, med ett uppvänt kort bredvid.
    .clauses = SU-18, SU-70
start-line-reserve = Alla provinser, stadsbrickor, skepp och uppdrag ligger öppet i förrådet. Av var sort finns bara så många; det som är slut kan ingen få, förrän något kommer tillbaka. Varubrickor tar aldrig slut.
    .clauses = SU-4, SU-80
start-table-players =
    Spelare | Kolumner | Turer för var och en
    3 | { $tableau-p3-columns } | { $tableau-p3-turns_each }
    4 | { $tableau-p4-columns } | { $tableau-p4-turns_each }
    5 | { $tableau-p5-columns } | { $tableau-p5-turns_each }
    .title = Efter antalet spelare

turn = Din tur
turn-line-steps = En tur har tre steg, alltid i den här ordningen. Sedan är det nästa spelares tur.
    .clauses = SU-6
turn-step-play = _Spela ett kort._ Du måste spela ett kort från handen i en av dina kolumner som har färre än { $tableau-p3-rows }, och välja vilket av kortets två stånd som ligger överst. Så förblir det hela spelet; den andra halvan ger inget. Kolumnerna får fyllas i vilken ordning du vill.
    .clauses = SU-10, SU-11
turn-step-act = _Handla._ Varje kort i kolumnen ger en handling av det stånd som ligger överst på kortet: en till tre sammanlagt. Använd dem i vilken ordning du vill.
    .clauses = SU-12, SU-13
turn-step-draw = _Dra._ Ta översta kortet i högen och titta på det. Behåll det, eller lägg ner det uppvänt och ta kortet som låg där. Är högen tom tar du det uppvända kortet; är också det borta drar du inget.
    .clauses = SU-18, SU-19
turn-note-column = En kolumn med adel och präst får en andra adel: du har två adelshandlingar och en prästhandling, alltså antingen tre enkla handlingar, eller en avancerad som adel och en enkel som präst.
    .clauses = SU-12, SU-14

estates = Vad varje stånd gör
estates-line-tier = Det enkla kostar { $estate_rules-cost_basic } handling av sitt stånd, det avancerade { $estate_rules-cost_advanced } av _samma_ stånd: adel och präst läggs inte ihop.
    .clauses = SU-14
estates-table-deeds =
    Stånd | Enkelt (1 handling) | Avancerat (2 handlingar)
    <nobility> Adel | slott; varor ur förrådet | slott; varor ur förrådet; hämta ett uppdrag; lasta uppdrag
    <clergy> Präst | kyrka; varor från marknaden | kyrka; varor från marknaden; hämta ett uppdrag; lasta uppdrag
    <peasant> Bonde | gård; leverera | gård; leverera
    <burgher> Borgare | butik; vända en bricka; hämta ett skepp; lasta skepp | butik
    .title = Vad de kan göra
    .clauses = SU-15
estates-item-finish = Det ena görs färdigt, med alla bonusar som det ger, innan det andra börjar; det andra får använda vad det första har byggt.
    .clauses = SU-13
estates-item-open = När du väljer vad du gör är handlingarna förbrukade. Du får börja på något som du ännu inte kan betala, handla på marknaden först och sedan betala; eller avstå, och då är handlingarna borta.
    .clauses = SU-17
estates-item-pass = Du får låta handlingar bli. De är förlorade när steget är slut.
    .clauses = SU-16

place = Bygga
place-figure-province = En provins: på vapnet i mitten finns plats för ett slott och en kyrka, på de sex rutorna runt om för gårdar. Tre av dem är av ett slag, provinsens huvudslag.
place-line-cost = Varje byggnad kostar { $place-cost } bricka, till förrådet, och en av dina markörer. Enkelt bygger man i väster eller på en enkel bricka, avancerat i norr eller på en avancerad bricka.
    .clauses = SU-20
place-deed-place_castle = Ta en provins av rätt sort ur förrådet och betala 1 av dess huvudslag, det som finns på { $province_rules-majority_hexes } av dess { $province_rules-ring_size } rutor. Lägg den, vriden som du vill, och sätt din markör på vapnet.
    .title = Slott
    .clauses = SU-21, SU-22
place-deed-place_church = På vapnet i en provins som ännu inte har någon kyrka, vem som än äger slottet. Betala 1 av dess huvudslag.
    .title = Kyrka
    .clauses = SU-23
place-deed-place_farm = På en tom ruta i vilken provins som helst, en gård på varje. Betala 1 av rutans slag. _Den som äger slottet där får 1 av det slaget_ och kan få en bonus.
    .title = Gård
    .clauses = SU-24, SU-61
place-deed-place_shop = Ta en bricka och lägg den på en tom ruta i staden. Enkelt: den enkla sidan upp, betala 1 av dess enkla slag. Avancerat: den avancerade sidan upp genast, betala 1 av dess avancerade slag och inget annat.
    .title = Butik
    .clauses = SU-25, SU-26
place-deed-flip_tile = Vänd en av dina enkla brickor till den avancerade sidan och betala 1 av det avancerade slaget: det är enkelt, och kostar ingen markör. Det som ligger på den ligger kvar. Den vänds aldrig tillbaka.
    .title = Vända en bricka
    .clauses = SU-27, SU-28
place-line-bonus = Bara gårdar ger andra en bonus när de byggs; det gör inte slott, kyrkor, butiker och vända brickor.
    .clauses = SU-29
place-line-lay = Den första provinsen på en sida läggs bara dit. En senare måste ligga mot så många rutor som möjligt av dem som redan ligger där, utan att täcka någon: brädet visar platserna.
    .clauses = SU-103

collect = Hämta varor, skepp och uppdrag
collect-item-nobility = _Adeln_ <nobility> hämtar 1 av ett slag som det är ont om: högst { $market-by_stock-nobility_collect_max_stock } brickor på marknaden. Du får 1 ur förrådet, och en till går till marknaden.
    .clauses = SU-30
collect-item-clergy = _Prästen_ <clergy> hämtar 1 av ett slag som det är gott om: minst { $market-by_stock-clergy_collect_min_stock } brickor på marknaden. Den kommer därifrån.
    .clauses = SU-32
collect-item-advanced = _Avancerade_ varor hämtas på samma sätt, men du betalar också de två enkla varor som ger en sådan, en gång.
    .clauses = SU-31, SU-33
collect-table-recipes =
    Blir | av | och
    <timber> Timmer | gröda | ved
    <textile> Tyg | gröda | malm
    <iron> Järn | ved | malm
    <religion> Tro | tyg | timmer
    <economy> Ekonomi | tyg | järn
    <military> Krig | timmer | järn
    .title = Vad blir till vad
    .clauses = SU-2, SU-3
collect-item-ship = _Ett skepp_ hämtar borgaren enkelt; _ett uppdrag_ hämtar adel eller präst avancerat. Ta vilket som helst som finns kvar, med framsidan upp och tomt.
    .clauses = SU-34, SU-35
collect-item-limit = Du får ha { $card_rules-hand_limit_ships } skepp och { $card_rules-hand_limit_missions } uppdrag. Har du så många lämnar du först tillbaka ett av den sorten, med framsidan upp; lasten är förlorad.
    .clauses = SU-36

supply = Leverera: gårdarna förser staden
supply-figure-routes = De fyra vägarna genom staden. Leveranser kommer från väster och norr, skeppen letar från söder, uppdragen från öster.
supply-step-group = _Välj en grupp_ av dina gårdar: alla som är av ett slag och ligger kant i kant, även över provinsgränser. Enkla slag levereras enkelt, avancerade avancerat.
    .clauses = SU-40, SU-106
supply-step-units = _Räkna._ Gruppen ger 1 enhet för varje gård, och 1 för varje kyrka, vems den än är, i en provins där någon av gårdarna ligger.
    .clauses = SU-41, SU-106
supply-step-fill = _Fyll butikerna_, vems de än är. Varje enhet går till nästa tomma plats av sitt slag. Enkla varor kommer från väster: nedersta raden först, var rad från vänster till höger. Avancerade kommer från norr: vänstra kolumnen först, var kolumn uppifrån och ner.
    .clauses = SU-43, SU-101
supply-step-gain = _Du får_ 1 av slaget för varje enhet som får plats. Butikens ägare får ännu inget.
    .clauses = SU-44
supply-step-over = _Det som blir över_ går till marknaden, men varannan enhet är förlorad: den 1:a, 3:e och 5:e kommer fram, om det finns rum, och ger dig 1 var.
    .clauses = SU-45
supply-step-bonus = _Kyrkorna får betalt:_ 1 av slaget för varje kyrka som räknades. Sedan kommer bonusarna.
    .clauses = SU-48, SU-63
supply-line-tile = En enkel bricka har en plats, för sitt slag. En avancerad har tre: för sitt avancerade slag och för de två enkla som det blir av. På varje plats får en bricka ligga, och var plats fylls för sig.
    .clauses = SU-42
supply-line-all = Alla enheter går, av sig själva; du kan inte hålla tillbaka någon. En grupp från vilken inget skulle nå en butik eller marknaden kan inte väljas.
    .clauses = SU-46, SU-47
supply-note-example = Du har 3 vedgårdar intill varandra, och i deras provins finns en kyrka: 4 enheter. Två vedbutiker är tomma. Två enheter fyller dem, den tredje går till marknaden, den fjärde är förlorad. Du får 3 ved, och kyrkans ägare får 1.
    .clauses = SU-41, SU-44, SU-45, SU-63

demand = Lasta skepp och uppdrag
demand-step-nation = _Välj en nation_ som du har skepp från, eller uppdrag till. Alla dina kort med den nationen lastas tillsammans.
    .clauses = SU-50
demand-step-fill = _Lasta bricka för bricka:_ välj kort och slag. Framsidor ber om { $card_rules-front_in } brickor, baksidor om { $card_rules-back_in }. Sluta när du vill, men lasta minst en. Det som är lastat ligger kvar tills kortet är fullt.
    .clauses = SU-51, SU-52
demand-step-source = _Varifrån?_ Från den första butiken på vägen som har slaget; du får inte hoppa över någon. Skeppen letar från söder: högra kolumnen först, var kolumn nerifrån och upp. Uppdragen letar från öster: översta raden först, var rad från höger till vänster.
    .clauses = SU-53, SU-101
demand-step-pay = _Betala_ 1 bricka av samma slag till butikens ägare, och till dig själv om den är din. Du måste alltså ha det slag som du lastar.
    .clauses = SU-55, SU-58
demand-step-market = _Har ingen butik det_ kommer brickan från marknaden, och du betalar { $market-demand_cost_multiplier } av slaget till förrådet. Har marknaden ingen kan den inte lastas.
    .clauses = SU-57
demand-step-done = _När du slutar_ får ägarna det som har betalats. Ett fullt kort töms och ger dig sin avkastning: { $card_rules-front_out } på framsidan, { $card_rules-back_out } på baksidan. Sedan kommer bonusarna.
    .clauses = SU-59, SU-65
demand-line-refined = En avancerad butik ger sitt avancerade slag om brickan ligger där, och annars om båda dess enkla platser är fulla: då försvinner de två brickorna, och en avancerad lastas. Skepp får också ta de enkla brickorna därifrån, en i taget.
    .clauses = SU-54
demand-line-aside = Det du betalar läggs undan tills du slutar. Innan dess kan du varken använda eller sälja det, inte ens det du betalar till dig själv.
    .clauses = SU-56

bonus = Bonusar
bonus-line-two = En bonus är två saker. Varorna kommer av sig själva, genast och varje gång. Bygget eller vändningen är ett erbjudande: det kostar ingen handling, får vara enkelt eller avancerat, och du får tacka nej.
    .clauses = SU-60
bonus-deed-castle = Någon bygger en gård i din provins: du får 1 av rutans slag, och kan betala 1 av det för ett nytt slott med en provins som har det huvudslaget.
    .title = Slott
    .clauses = SU-61
bonus-deed-farm = Du har levererat: du kan betala 1 av det slaget för en gård på en tom ruta av slaget. Slottet där får betalt som alltid.
    .title = Gård
    .clauses = SU-62
bonus-deed-church = Din kyrka räknades i en leverans: du får 1 av slaget, och kan betala 1 av det för en kyrka i en provins med det huvudslaget.
    .title = Kyrka
    .clauses = SU-63
bonus-deed-shop = Din butik fick betalt när någon lastade: du kan betala 1 av ett slag som du fick för en ny butik som visar det, enkel eller avancerad. Inte för att vända; och marknaden ger ingen sådan bonus.
    .title = Butik
    .clauses = SU-64
bonus-deed-ship = Ditt skepp blev fullt: vänd det till baksidan. Låg baksidan redan upp: lämna tillbaka det och ta { $card_rules-missions_for_flipped_ship } uppdrag.
    .title = Skepp
    .clauses = SU-66
bonus-deed-mission = Ditt uppdrag blev fullt: vänd det till baksidan. Låg baksidan redan upp: lämna tillbaka det och ta upp till { $card_rules-missions_for_flipped_mission } uppdrag.
    .title = Uppdrag
    .clauses = SU-66
bonus-line-order = Den som är i tur väljer först, sedan de andra i turordning. Var och en tar det som är öppet för dem i vilken ordning de vill, och slutar; det som inte är taget då är borta.
    .clauses = SU-67, SU-69
bonus-line-once = Under en tur får du ta var och en av de sex en gång. Att tacka nej räknas inte. Du betalar med en bricka av just det slaget, och ingen handlar på marknaden under tiden.
    .clauses = SU-68, SU-69

market = Marknaden
market-line-spaces = Varje rad har tre fält för { $market-capacity_per_space } brickor, med priserna { $market-prices-basic } för enkla slag och { $market-prices-advanced } för avancerade. Den fylls från den dyra änden och töms från den billiga: ju mer som finns, desto billigare.
    .clauses = SU-70
market-table-prices =
    Brickor i raden | 0 | 1 | 2 | 3 | 4 | 5 | 6
    Köpa, enkelt | – | { $market-by_stock-buy_basic-2 } | { $market-by_stock-buy_basic-3 } | { $market-by_stock-buy_basic-4 } | { $market-by_stock-buy_basic-5 } | { $market-by_stock-buy_basic-6 } | { $market-by_stock-buy_basic-7 }
    Sälja, enkelt | { $market-by_stock-sell_basic-1 } | { $market-by_stock-sell_basic-2 } | { $market-by_stock-sell_basic-3 } | { $market-by_stock-sell_basic-4 } | { $market-by_stock-sell_basic-5 } | { $market-by_stock-sell_basic-6 } | –
    Köpa, avancerat | – | { $market-by_stock-buy_advanced-2 } | { $market-by_stock-buy_advanced-3 } | { $market-by_stock-buy_advanced-4 } | { $market-by_stock-buy_advanced-5 } | { $market-by_stock-buy_advanced-6 } | { $market-by_stock-buy_advanced-7 }
    Sälja, avancerat | { $market-by_stock-sell_advanced-1 } | { $market-by_stock-sell_advanced-2 } | { $market-by_stock-sell_advanced-3 } | { $market-by_stock-sell_advanced-4 } | { $market-by_stock-sell_advanced-5 } | { $market-by_stock-sell_advanced-6 } | –
    .title = Priser
    .clauses = SU-70, SU-74
market-item-when = Du handlar bara i din egen tur, som en del av det du gör: innan du betalar för det, mellan två brickor som du lastar, eller när det är klart, tills nästa börjar.
    .clauses = SU-17, SU-75
market-item-how = _Sälj_ några varor, av vilka slag som helst, och _köp_ sedan för det de gav. Alla priser är de som gällde före växlingen. Pengar finns inte: det som blir över är förlorat.
    .clauses = SU-75
market-item-price = Du köper till priset för det billigaste fältet där det ligger en bricka, och säljer till priset för det fält där nästa bricka skulle ligga.
    .clauses = SU-74
market-item-once = Du får växla flera gånger i samma handling, men ett slag som du har sålt i den kan du inte köpa i den, och inte tvärtom.
    .clauses = SU-75, SU-76
market-item-one = I en handling går bara _en_ bricka av ett slag in i raden och bara en kommer ut; fler går genom förrådet och ändrar inte priset.
    .clauses = SU-71
market-item-limits = En tom rad ger inget, en full ({ $market-capacity_per_kind } brickor) tar inget. En bricka som fyller eller tömmer en rad är den sista av sitt slag som går den vägen i handlingen.
    .clauses = SU-72, SU-73
market-item-not = Uppdragsbrickor, last, brickor i butiker och det som är undanlagt som betalning kan inte säljas.
    .clauses = SU-1, SU-77
market-note-example = Gröda har 2 brickor, ved 3 och malm 3. Du säljer 2 gröda för 2 var, vilket ger 4, och köper 1 ved och 1 malm för 2 var. Sedan har gröda 3 brickor, ved 2 och malm 2.
    .clauses = SU-71, SU-74, SU-75

end = Slut och poäng
end-line-end = Spelet är slut när allas kolumner är fulla, efter sista spelarens sista tur. Alla har haft lika många turer.
    .clauses = SU-90
end-item-basic = _{ $scoring-basic_building } poäng_ för var och en av dina markörer i en enkel provins eller på en enkel bricka.
    .clauses = SU-91
end-item-advanced = _{ $scoring-advanced_building } poäng_ för var och en av dina markörer i en avancerad provins eller på en avancerad bricka. Ett slott och en kyrka på samma vapen är två markörer.
    .clauses = SU-91
end-item-missions = _{ $scoring-fulfilled_mission } poäng_ för varje uppdragsbricka. De är inte till nytta för något annat.
    .clauses = SU-1, SU-91
end-item-tie = _Lika?_ Varorna räknas: { $scoring-tie_basic_resource } för varje enkel bricka, { $scoring-tie_advanced_resource } för varje avancerad, de som du har, de i dina butiker och lasten på dina skepp och uppdrag. Är också det lika delar ni segern.
    .clauses = SU-92, SU-93
end-table-example =
    Spelare | Markörer i väster | Enkla butiker | Markörer i norr | Avancerade butiker | Uppdrag | Poäng
    Anna | 6 | 3 | 1 | 2 | 3 | 48
    Bo | 9 | 2 | 2 | 1 | 2 | 40
    Cecilia | 8 | 1 | 3 | 0 | 3 | 48
    .title = Ett räkneexempel
end-note-anna = _Anna:_ 6 + 3 enkla markörer är 9, 1 + 2 avancerade är 9, och 3 uppdragsbrickor är 30: tillsammans 48. _Bo:_ 11, 9 och 20 blir 40. _Cecilia:_ 9, 9 och 30 blir 48.
    .clauses = SU-91
end-note-tie = Anna och Cecilia har lika. Anna har 2 gröda och 1 järn, och 1 ved ligger i hennes butik: 2 + 3 + 1 = 6. Cecilia har 2 tyg, och 1 gröda är lastad på hennes skepp: 6 + 1 = 7. _Cecilia vinner._
    .clauses = SU-92

small = Finstilt
small-point-discs = Utan markörer kvar får du ändå bygga: betala, och lyft sedan en annan av dina markörer. En gård eller kyrka lämnar sin ruta tom; utan sitt slott ligger en provins kvar, och ger ingen något; med en butik går brickan tillbaka och det som ligger på den är förlorat. Så länge du har markörer kvar får du inte lyfta någon.
    .title = Inga markörer kvar
    .clauses = SU-82, SU-83
small-point-provinces = Provinserna ligger kvar hela spelet.
    .title = Provinser ligger kvar
    .clauses = SU-81
small-point-places = Den andra provinsen på en sida har 12 platser att ligga på, den tredje 2, sedan 3, 4 och 5. Hur den vrids spelar ingen roll för det: alla 6 sätten är tillåtna. Två grannar rör vid varandra längs tre kanter, med två rutor var.
    .title = Var provinser får ligga
    .clauses = SU-102, SU-103, SU-104, SU-105
small-point-crest = Gårdar i två provinser kan vara en grupp där deras rutor möts. Ett vapen rör bara vid sina egna sex rutor, så en kyrka betjänar bara sin egen provins.
    .title = Över gränsen
    .clauses = SU-40, SU-106
small-point-cards = Blir flera skepp fulla på en gång ger alla avkastning, men bara ett vänds eller byts under en tur; uppdrag likaså. Ett kort som du låter vara ligger kvar tomt och kan lastas igen. Ett skepp med baksidan upp kan bytas bara så länge det finns ett uppdrag kvar.
    .title = Flera fulla kort
    .clauses = SU-65, SU-66, SU-68
small-point-limit = Har du tre uppdrag och får ta ett till genom en bonus, kan du först lämna tillbaka ett eller låta bli. Den som avstår från ett tar inga fler.
    .title = För många uppdrag
    .clauses = SU-36, SU-66
small-point-chain = En gård genom bonus kan också ge slottet där en bonus; den kommer genast till de andra.
    .title = En bonus av en bonus
    .clauses = SU-61, SU-62, SU-67
small-point-given = Det du avstår från är genast slut: efter det växlar du inte. Att inte lasta något räknas som att avstå.
    .title = Att avstå
    .clauses = SU-17, SU-52
small-point-market = Ett bord kan komma överens om att _varje enhet_ ändrar priset: då räknas varje bricka som går in eller ut, var och en betalas till priset för stunden, och en rad tar eller ger inte mer än det finns rum eller brickor. Som i häftet blir den som handlar i stort mycket rik.
    .title = Handel i stort
    .clauses = SU-78

words = Ordlista
words-word-basic = Gröda, ved och malm; väster; en handling.
    .title = Enkel
    .clauses = SU-1, SU-14
words-word-advanced = Tyg, timmer och järn; norr; två handlingar av ett stånd.
    .title = Avancerad
    .clauses = SU-1, SU-14
words-word-reserve = Allt som ingen har. För varubrickor har det ingen botten.
    .title = Förråd
    .clauses = SU-4
words-word-majority = Slaget på tre av en provins sex rutor. Slott och kyrkor betalas med det.
    .title = Huvudslag
    .clauses = SU-22
words-word-disc = Ditt märke på ett slott, en kyrka, en gård eller en butik. Var och en ger poäng i slutet.
    .title = Markör
    .clauses = SU-20, SU-91
words-word-supply = Gårdar sänder varor till butiker; paragraferna räknar dem som enheter.
    .title = Leverera
    .clauses = SU-41
words-word-demand = Skepp eller uppdrag tar varor ur butiker.
    .title = Lasta
    .clauses = SU-50
words-head-estates = Ståndskort
words-card-PB = Gårdar och leveranser, eller butiker och skepp. Det finns { $estate_card-PB-copies }.
    .title = Bonde/borgare
    .clauses = SU-11, SU-15
words-card-BC = Butiker och skepp, eller kyrkor, varor som det är gott om, och uppdrag. Det finns { $estate_card-BC-copies }.
    .title = Borgare/präst
    .clauses = SU-11, SU-15
words-card-CN = Kyrkor och varor som det är gott om, eller slott och varor som det är ont om; uppdrag med båda. Det finns { $estate_card-CN-copies }.
    .title = Präst/adel
    .clauses = SU-11, SU-15
words-card-NP = Slott, varor som det är ont om, och uppdrag, eller gårdar och leveranser. Det finns { $estate_card-NP-copies }.
    .title = Adel/bonde
    .clauses = SU-11, SU-15
words-card-PC = Gårdar och leveranser, eller kyrkor, varor som det är gott om, och uppdrag. Ingen börjar med det. Det finns { $estate_card-PC-copies }.
    .title = Bonde/präst
    .clauses = SU-11, SU-15
words-card-BN = Butiker och skepp, eller slott, varor som det är ont om, och uppdrag. Ingen börjar med det. Det finns { $estate_card-BN-copies }.
    .title = Borgare/adel
    .clauses = SU-11, SU-15
words-head-cargo = Skepp och uppdrag
words-card-england = Ett skepp: { $ship-england-front-demand-crop } gröda och { $ship-england-front-demand-wood } ved ger { $ship-england-front-returns-timber } timmer. Baksidan: { $ship-england-back-demand-crop } och { $ship-england-back-demand-wood } ger { $ship-england-back-returns-timber }.
    .title = { nation-england }
words-card-hansa = Ett skepp: { $ship-hansa-front-demand-wood } ved och { $ship-hansa-front-demand-ore } malm ger { $ship-hansa-front-returns-iron } järn. Baksidan: { $ship-hansa-back-demand-wood } och { $ship-hansa-back-demand-ore } ger { $ship-hansa-back-returns-iron }.
    .title = { nation-hansa }
words-card-holland = Ett skepp: { $ship-holland-front-demand-crop } gröda och { $ship-holland-front-demand-ore } malm ger { $ship-holland-front-returns-textile } tyg. Baksidan: { $ship-holland-back-demand-crop } och { $ship-holland-back-demand-ore } ger { $ship-holland-back-returns-textile }.
    .title = { nation-holland }
words-card-finland = Ett uppdrag: { $mission-finland-front-demand-textile } tyg och { $mission-finland-front-demand-timber } timmer ger { $mission-finland-front-returns-religion } tro. Baksidan: { $mission-finland-back-demand-textile } och { $mission-finland-back-demand-timber } ger { $mission-finland-back-returns-religion }.
    .title = { nation-finland }
words-card-baltics = Ett uppdrag: { $mission-baltics-front-demand-textile } tyg och { $mission-baltics-front-demand-iron } järn ger { $mission-baltics-front-returns-economy } ekonomi. Baksidan: { $mission-baltics-back-demand-textile } och { $mission-baltics-back-demand-iron } ger { $mission-baltics-back-returns-economy }.
    .title = { nation-baltics }
words-card-russia = Ett uppdrag: { $mission-russia-front-demand-timber } timmer och { $mission-russia-front-demand-iron } järn ger { $mission-russia-front-returns-military } krig. Baksidan: { $mission-russia-back-demand-timber } och { $mission-russia-back-demand-iron } ger { $mission-russia-back-returns-military }.
    .title = { nation-russia }
words-head-tiles = Brickor och provinser
words-card-CROP-TEX = Ber om { $city_tile-CROP-TEX-slots_basic }; vänd, om { $city_tile-CROP-TEX-slots_advanced }. Det finns { $city_tile-CROP-TEX-copies }.
    .title = Gröda/tyg
words-card-CROP-TIM = Ber om { $city_tile-CROP-TIM-slots_basic }; vänd, om { $city_tile-CROP-TIM-slots_advanced }. Det finns { $city_tile-CROP-TIM-copies }.
    .title = Gröda/timmer
words-card-ORE-IRON = Ber om { $city_tile-ORE-IRON-slots_basic }; vänd, om { $city_tile-ORE-IRON-slots_advanced }. Det finns { $city_tile-ORE-IRON-copies }.
    .title = Malm/järn
words-card-ORE-TEX = Ber om { $city_tile-ORE-TEX-slots_basic }; vänd, om { $city_tile-ORE-TEX-slots_advanced }. Det finns { $city_tile-ORE-TEX-copies }.
    .title = Malm/tyg
words-card-WOOD-IRON = Ber om { $city_tile-WOOD-IRON-slots_basic }; vänd, om { $city_tile-WOOD-IRON-slots_advanced }. Det finns { $city_tile-WOOD-IRON-copies }.
    .title = Ved/järn
words-card-WOOD-TIM = Ber om { $city_tile-WOOD-TIM-slots_basic }; vänd, om { $city_tile-WOOD-TIM-slots_advanced }. Det finns { $city_tile-WOOD-TIM-copies }.
    .title = Ved/timmer
words-card-west = { $province_rules-basic_mats } provinser med gröda, ved och malm: två av varje huvudslag, med 3, 2 och 1 rutor av slagen.
    .title = Enkla provinser
words-card-north = { $province_rules-advanced_mats } provinser med tyg, timmer och järn: två av varje huvudslag, med 3, 2 och 1 rutor av slagen.
    .title = Avancerade provinser

aid = Minneslapp
aid-box-turn =
    1. Spela ett kort i en kolumn, ett stånd överst.
    2. En handling för varje kort i kolumnen.
    3. Dra: behåll det, eller byt mot det uppvända.
    .title = Din tur
aid-box-deeds =
    Adel: slott, varor det är ont om. Präst: kyrka, varor det är gott om.
    Bonde: gård, leverera. Borgare: butik, vända, hämta skepp, lasta skepp.
    Två av ett stånd: detsamma i norr eller på avancerade brickor.
    Två adel eller två präst: hämta uppdrag, lasta uppdrag.
    .title = Handlingar
aid-box-pay =
    Slott, kyrka: 1 av huvudslaget. Gård: 1 av rutans slag.
    Butik, vända: 1 av slaget som visas.
    Lasta: 1 av slaget till butikens ägare, 2 till marknaden.
    .title = Vad det kostar
aid-box-supply =
    1 enhet för varje gård i gruppen och varje kyrka intill.
    Väster: nedersta raden först, från vänster. Norr: vänstra kolumnen först, uppifrån.
    Du får 1 för varje enhet som får plats; av resten är varannan förlorad.
    .title = Leverera
aid-box-demand =
    Skepp: högra kolumnen först, nerifrån. Uppdrag: översta raden först, från höger.
    Betala ägaren. Fulla kort ger sin avkastning.
    .title = Lasta
aid-box-bonus =
    Gård byggd: slottet får 1, kan bygga ett slott.
    Leverans: kyrkor får 1, kan bygga en kyrka; du kan bygga en gård.
    Lastning: butiker som fått betalt kan bygga en butik; ett fullt kort vänds, eller byts mot uppdrag.
    _Var sort en gång per tur, för 1 av slaget._
    .title = Bonusar
aid-table-points =
    Vad | Poäng
    Enkel markör | { $scoring-basic_building }
    Avancerad markör | { $scoring-advanced_building }
    Uppdragsbricka | { $scoring-fulfilled_mission }
    .title = Poäng
