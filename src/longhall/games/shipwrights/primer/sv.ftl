# Sidan där människor lär sig spelet. docs/rules-pages.md berättar hur den skrivs.

aim = Målet
aim-line-points = Bygg skepp och byggnader; de är dina poäng.
    .clauses = SW-93
aim-line-end = När någon har sjösatt skepp nummer { $limits-ships_to_end_game } spelas dagen till slut, och den som har _flest poäng_ vinner.
    .clauses = SW-91, SW-99

table = Vad som ligger var
table-figure-table = Din hamn efter några dagar.
table-spot-fleet = _Din flotta._ Det som seglar är tryggt för alltid, och flera skepp får vara av samma slag.
    .clauses = SW-80
table-spot-buildings = _Dina byggnader._ En av varje slag; de räknas på slutet och gör inget dessförinnan.
    .clauses = SW-83, SW-84
table-spot-gold = _Guld_ <gold>, högst { $limits-gold_max }, och _byn_ med dina arbetare <workers>: den som är hemma tjänar guld i kväll.
    .clauses = SW-8, SW-86
table-spot-mill = _Kvarnen_ förvarar { good-oak } <oak>, { good-wool } <wool> och { good-iron } <iron>; till natten har den plats för { $limits-mill_capacity_base }.
    .clauses = SW-88
table-spot-slips = _Två verkstäder_ för skepp som inte är färdiga.
    .clauses = SW-73, SW-74
table-spot-row = _Raden:_ { $limits-hired_craftsmen_max } platser för anlitade hantverkare, och bredvid plats för _ett_ verktyg.
    .clauses = SW-35, SW-43
table-line-pile = I mitten ligger leken med { $meta-cards_total } kort och de kastade. _Baksidan på lekens översta kort är prislistan_: den säger hur mycket { good-oak }, { good-wool } eller { good-iron } ett köp ger.
    .clauses = SW-2, SW-32

start = Så börjar det
start-line-first = Alla tar { $setup-gold } guld <gold>, { $setup-workers } arbetare <workers> och { $setup-goods_of_choice } valfria varor, lika eller olika. En spelare, som lottas, får pionjärmarkören <pioneer_token> och börjar den första dagen.
    .clauses = SW-4, SW-5, SW-6
start-line-empty = Händer, rader, verkstäder, flottor och byggnader är tomma.
    .clauses = SW-7

day = En dag
day-line-parts = Varje dag har tre delar, alltid i den här ordningen.
    .clauses = SW-15
day-deed-morning = Kort går runt. Du behåller { $draft-packets_per_day }.
    .title = Morgon
    .clauses = SW-17, SW-22
day-deed-afternoon = Ett drag var: anlita, köp, bygg, kalla på folk.
    .title = Eftermiddag
    .clauses = SW-23, SW-25
day-deed-evening = Guld och arbetare kommer in. { $limits-ships_to_end_game } skepp i någon flotta? Då var det den sista.
    .title = Kväll
    .clauses = SW-86, SW-87, SW-91

morning = Morgon: kort går runt
morning-step-draw = Den som börjar dagen drar en bunt: ett kort mer än det finns spelare.
    .clauses = SW-17, SW-18
morning-step-keep = Behåll ett kort i hemlighet och skicka resten åt vänster. Den sista behåller ett och lägger det andra åt sidan, med framsidan ner.
    .clauses = SW-19, SW-20
morning-step-thrice = Det sker { $draft-packets_per_day } gånger. Sedan har alla lika många kort.
    .clauses = SW-17, SW-22
morning-figure-passing = Med fyra spelare. Det du skickar vidare ser nästa: tänk på vad de behöver.

afternoon = Eftermiddag: ditt drag
afternoon-line-turn = Från den som börjar har alla ett drag var. Gör vad du vill, i valfri ordning, så ofta du kan betala. _På slutet är din hand tom: varje kort är spelat eller kastat._
    .clauses = SW-23, SW-25, SW-27
afternoon-deed-buy = Betala { $buy_goods-cost_gold } guld <gold> och { $buy_goods-cost_workers } arbetare <workers> och nämn ett slag; ta så många som den översta baksidan visar.
    .title = Köp varor
    .clauses = SW-30..SW-32
afternoon-deed-hire = Gratis. Han väntar i raden tills ett skepp behöver honom.
    .title = Anlita en hantverkare
    .clauses = SW-42, SW-43, SW-45
afternoon-deed-begin = Gratis. Lägg det i en tom verkstad.
    .title = Påbörja ett skepp
    .clauses = SW-73
afternoon-deed-finish = Betala allt på en gång; det seglar till din flotta.
    .title = Gör ett skepp färdigt
    .clauses = SW-76, SW-78
afternoon-deed-construct = Betala guld och arbetare; en av varje slag.
    .title = Uppför en byggnad
    .clauses = SW-82, SW-83
afternoon-deed-tool = Betala dess guld; du har ett i taget, så kasta det gamla först.
    .title = Köp ett verktyg
    .clauses = SW-34, SW-35
afternoon-deed-call = Välj vem det gäller om kortet drabbar någon, betala om det kostar, gör vad kortet säger, kasta det sedan.
    .title = Kalla på stadsfolk
    .clauses = SW-46, SW-47
afternoon-deed-discard = Vilket kort som helst, när som helst i ditt drag, för ingenting.
    .title = Kasta
    .clauses = SW-28

ships = Att bygga ett skepp
ships-item-once = Guld, arbetare, varor och hantverkare betalas _på en gång_: inget i förskott, inget i delar.
    .clauses = SW-76, SW-78
ships-item-from = En hantverkare får komma från raden eller direkt från handen. Kräver ett skepp samma slag två gånger behövs två.
    .clauses = SW-77
ships-item-same = Påbörja och göra färdigt i samma drag: tillåtet. Flera skepp i ett drag: tillåtet.
    .clauses = SW-79
ships-item-signs = Det ett skepp ändrar (kvarn, arbetare, guld) gäller från det att det seglar, alltså redan i kväll.
    .clauses = SW-81
ships-item-full = Med båda verkstäderna upptagna kan du inte påbörja fler; ett skepp som blir kvar på handen kastas när draget slutar.
    .clauses = SW-74
ships-item-tools = Ett verktyg kan spara allt av ett varuslag för ett skepp, en gång; kortet säger vilket slag.
    .clauses = SW-37

folk = Stadsfolk
folk-line-some = Några hjälper dig, andra skadar de andra. Ett kort som inte har någon att rikta sig mot kan bara kastas.
    .clauses = SW-48
folk-note-watchman = _{ card-watchman }:_ kortet ligger framför dig till ditt nästa drag. Den som räds en { card-watchman }, som det egna kortet säger, kan inte välja dig eller går förbi. Alla andra kommer ändå, och dina egna kort hindras inte.
    .clauses = SW-59..SW-61
folk-line-safe = _Skepp som seglar, byggnader och händer är aldrig i fara._ Bara det som väntar är det: hantverkare i rader, skepp i verkstäder, varor, guld, verktyg.
    .clauses = SW-51
folk-line-pioneer = _{ card-pioneer }:_ kortet ligger framför dig tills nästa dag börjar; då börjar du den. Kallade ingen på en { card-pioneer } börjar nästa spelare åt vänster.
    .clauses = SW-53, SW-92

evening = Kväll: inkomster
evening-step-gold = _Guld_ <gold>: { $evening-gold_per_village_worker } för varje arbetare i din by och { $evening-gold_per_gold_icon } för varje guldtecken i flottan; över { $limits-gold_max } går det förlorat.
    .clauses = SW-8, SW-86
evening-step-workers = _Arbetare_ <workers>: { $evening-workers_base }, ändrat av flottans arbetartecken, men aldrig färre än { $evening-workers_min }.
    .clauses = SW-87
evening-step-room = _Plats:_ byn har plats för { $limits-village_capacity } arbetare, kvarnen för { $limits-mill_capacity_base } varor, ändrat av flottans kvarntecken. Det som är för mycket går tillbaka; du väljer vilka varor.
    .clauses = SW-88, SW-89
evening-note-example = _Ett exempel med de tryckta värdena._ Tre arbetare är hemma, en { card-ferje } och en { card-byrding } seglar. { card-ferje } har ett guldtecken och ett arbetartecken, { card-byrding } ett arbetartecken. Guld: 3 och 1, alltså 4. Arbetare: 1 och 2, alltså 3 nya, så nu bor sex i byn.
    .clauses = SW-86, SW-87

end = Slut och poäng
end-line-when = Efter en kväll då någon flotta har { $limits-ships_to_end_game } skepp eller fler räknas alla poäng:
    .clauses = SW-91
end-item-printed = poängen <points> för dina skepp och dina byggnader,
    .clauses = SW-93, SW-94
end-item-arms = och { $scoring-military_bonus_vp } poäng till den som är starkast i strid <arms>. Är flera lika får alla dem, men ingen utan strid.
    .clauses = SW-98
end-line-wins = Flest poäng vinner. Lika poäng: mest guld. Lika guld också: segern delas.
    .clauses = SW-99, SW-100
end-table-example =
    Spelare | Skepp | Byggnader | Strid | Poäng | Guld
    Anna | <karv> { card-karv } 3, <snekke> { card-snekke } 3, <knarr> { card-knarr } 2, <byrding> { card-byrding } 1 | <boat_house> { card-boat_house } 4, <long_house> { card-long_house } 1 | 3 | 14 | 7
    Bo | <skeid> { card-skeid } 4, <busse> { card-busse } 4 | <church> { card-church } 2, <treasury> { card-treasury } 1 | 5 → 3 | 14 | 4
    Cecilia | <drakkar> { card-drakkar } 6, <skute> { card-skute } 2 | <mining_camp> { card-mining_camp } 2 | 5 → 3 | 13 | 6
    .title = Ett räknat exempel
end-note-count = Med de tryckta värdena. Anna sjösatte ett fjärde skepp: 3, 3, 2 och 1 är 9. { card-boat_house } ger 2 för varje skepp utan strid, och hon har två sådana: 4. { card-long_house } ger 1: _14_.
    .clauses = SW-93, SW-94, SW-96
end-note-arms = Bo och Cecilia är lika i strid med 5, så båda får 3. Bo har 8 för skepp, 2 för { card-church }, 1 för de 4 guld som { card-treasury } räknar och så de 3: också _14_. Cecilia får 8, 2 och 3: _13_.
    .clauses = SW-95, SW-98
end-note-gold = Anna och Bo har 14 var, och Anna har mer guld, 7 mot 4: _Anna vinner_.
    .clauses = SW-99

small = Det finstilta
small-point-table = Två till fem spelare sitter i ring. Varor och arbetare tar aldrig slut.
    .title = Bordet
    .clauses = SW-1, SW-3
small-point-paying = Ett pris betalas helt eller inte alls; en förlust tar det som finns. Före natten har varken kvarn eller by någon gräns.
    .title = Att betala
    .clauses = SW-9, SW-10
small-point-pile = Kort dras ett i taget. När leken tar slut blandas de kastade genast till en ny; kort på händer, i buntar och på bordet är inte med. Finns inget alls kvar dras inget och köps inget.
    .title = Leken
    .clauses = SW-11..SW-13
small-point-discards = De ligger öppna. Bara det som den sista lade åt sidan på morgonen hamnar där med framsidan ner, när eftermiddagen är slut.
    .title = Kastade kort
    .clauses = SW-14, SW-21, SW-85
small-point-order = En { card-pioneer } går när dagen börjar, en { card-watchman } när ägarens drag gör det. Av flera räknas den { card-pioneer } som spelades sist.
    .title = Vad som går när
    .clauses = SW-16, SW-24, SW-54
small-point-turn = Ingen annan agerar i det. Det slutar när din hand är tom och du säger till; kort som du dragit räknas också. Med tom hand får du ändå köpa varor och göra skepp färdiga.
    .title = Ditt drag
    .clauses = SW-26, SW-29, SW-64
small-point-buying = Ett köp flyttar inte det översta kortet: det ger lika mycket tills någon drar.
    .title = Köp
    .clauses = SW-33
small-point-tools = Du får kasta ditt i ditt drag, för ingenting. En { card-trade_cart } kommer lastad. Vid ett köp får du lasta av varor av det slag du köper, så många som kortet säger, och den går när den är tom; det som ligger på den är inte i din kvarn, och går förlorat med den.
    .title = Verktyg
    .clauses = SW-36, SW-39..SW-41
small-point-craftsmen = Bara det slag som nämns duger. En anlitad hantverkare kan inte skickas bort; ett ofärdigt skepp lämnar verkstaden bara genom att sjösättas eller slås sönder.
    .title = Hantverkare och verkstäder
    .clauses = SW-44, SW-45, SW-75
small-point-full = Stadsfolk som ger guld får spelas även om din kassa är full.
    .title = En full kassa
    .clauses = SW-72
small-point-evening = Guld, arbetare, plats: strikt i den ordningen. Byn tjänar alltså innan nya arbetare kommer och innan någon måste gå.
    .title = Kvällens ordning
    .clauses = SW-90
small-point-guards = Ett spel där ingen når fram räknas efter dag { $limits-days_max }; i ett drag drar stadsfolk högst { $limits-draws_max } kort.
    .title = Spärrar
    .clauses = SW-101, SW-102

words = Ordlista
words-word-oak = Det som { good-oak }, { good-wool } och { good-iron } är. De ligger i kvarnen.
    .title = Varor
words-word-workers = Bor i byn, tjänar guld varje kväll, går åt till varor, skepp och byggnader.
    .title = Arbetare
    .clauses = SW-86
words-word-gold = Från inget till { $limits-gold_max }. Skiljer dem åt som har lika.
    .title = Guld
    .clauses = SW-8, SW-99
words-word-points = Den som har flest vinner.
    .title = Poäng
    .clauses = SW-93
words-word-arms = Den starkaste flottan får { $scoring-military_bonus_vp } poäng.
    .title = Strid
    .clauses = SW-98
words-word-slip = Där ett skepp byggs; det finns två.
    .title = Verkstad
    .clauses = SW-73
words-word-mill = Förvarar varor. Tecken på skepp ändrar hur många varor den har plats för till natten.
    .title = Kvarn
    .clauses = SW-88
words-word-packet = Kort som går runt på morgonen.
    .title = Bunt
    .clauses = SW-18
words-word-pioneer_token = Ligger hos den som börjar dagen.
    .title = Pionjärmarkör
    .clauses = SW-6
words-head-ships = Skepp
words-card-ferje = { card-ferje-text } Hantverkare: { $ships-ferje-craftsmen }.
    .title = { card-ferje }
    .clauses = SW-76
words-card-byrding = { card-byrding-text } Hantverkare: { $ships-byrding-craftsmen }.
    .title = { card-byrding }
    .clauses = SW-76
words-card-knarr = { card-knarr-text } Hantverkare: { $ships-knarr-craftsmen }.
    .title = { card-knarr }
    .clauses = SW-76
words-card-skute = { card-skute-text } Hantverkare: { $ships-skute-craftsmen }.
    .title = { card-skute }
    .clauses = SW-76
words-card-karv = { card-karv-text } Hantverkare: { $ships-karv-craftsmen }.
    .title = { card-karv }
    .clauses = SW-76
words-card-snekke = { card-snekke-text } Hantverkare: { $ships-snekke-craftsmen }.
    .title = { card-snekke }
    .clauses = SW-76
words-card-busse = { card-busse-text } Hantverkare: { $ships-busse-craftsmen }.
    .title = { card-busse }
    .clauses = SW-76
words-card-skeid = { card-skeid-text } Hantverkare: { $ships-skeid-craftsmen }.
    .title = { card-skeid }
    .clauses = SW-76
words-card-langskip = { card-langskip-text } Hantverkare: { $ships-langskip-craftsmen }.
    .title = { card-langskip }
    .clauses = SW-76
words-card-drakkar = { card-drakkar-text } Hantverkare: { $ships-drakkar-craftsmen }.
    .title = { card-drakkar }
    .clauses = SW-76
words-head-craftsmen = Hantverkare
words-card-carpenter = { card-carpenter-text }
    .title = { card-carpenter }
    .clauses = SW-42, SW-44
words-card-blacksmith = { card-blacksmith-text }
    .title = { card-blacksmith }
    .clauses = SW-42, SW-44
words-card-sailmaker = { card-sailmaker-text }
    .title = { card-sailmaker }
    .clauses = SW-42, SW-44
words-card-ropemaker = { card-ropemaker-text }
    .title = { card-ropemaker }
    .clauses = SW-42, SW-44
words-card-caulker = { card-caulker-text }
    .title = { card-caulker }
    .clauses = SW-42, SW-44
words-card-carver = { card-carver-text }
    .title = { card-carver }
    .clauses = SW-42, SW-44
words-card-shieldmaker = { card-shieldmaker-text }
    .title = { card-shieldmaker }
    .clauses = SW-42, SW-44
words-head-folk = Stadsfolk
words-card-assassin = { card-assassin-text }
    .title = { card-assassin }
    .clauses = SW-49
words-card-barbarian = { card-barbarian-text }
    .title = { card-barbarian }
    .clauses = SW-50
words-card-conspirator = { card-conspirator-text }
    .title = { card-conspirator }
    .clauses = SW-52
words-card-raider = { card-raider-text }
    .title = { card-raider }
    .clauses = SW-56
words-card-berserker = { card-berserker-text }
    .title = { card-berserker }
    .clauses = SW-57
words-card-thief = { card-thief-text }
    .title = { card-thief }
    .clauses = SW-58
words-card-pioneer = { card-pioneer-text }
    .title = { card-pioneer }
    .clauses = SW-53, SW-54
words-card-mercenary = { card-mercenary-text }
    .title = { card-mercenary }
    .clauses = SW-55
words-card-watchman = { card-watchman-text }
    .title = { card-watchman }
    .clauses = SW-59..SW-61
words-card-chieftain = { card-chieftain-text }
    .title = { card-chieftain }
    .clauses = SW-62, SW-64
words-card-sage = { card-sage-text }
    .title = { card-sage }
    .clauses = SW-63, SW-64
words-card-beggar = { card-beggar-text }
    .title = { card-beggar }
    .clauses = SW-65
words-card-labourer = { card-labourer-text }
    .title = { card-labourer }
    .clauses = SW-66
words-card-merchant = { card-merchant-text }
    .title = { card-merchant }
    .clauses = SW-67
words-card-trader = { card-trader-text }
    .title = { card-trader }
    .clauses = SW-68
words-card-king = { card-king-text }
    .title = { card-king }
    .clauses = SW-69
words-card-queen = { card-queen-text }
    .title = { card-queen }
    .clauses = SW-70
words-card-navigator = { card-navigator-text }
    .title = { card-navigator }
    .clauses = SW-71
words-head-tools = Verktyg
words-card-bow_saw = { card-bow_saw-text } Pris: { $gold } guld.
    .title = { card-bow_saw }
    .clauses = SW-34, SW-37
words-card-spindle_whorl = { card-spindle_whorl-text } Pris: { $gold } guld.
    .title = { card-spindle_whorl }
    .clauses = SW-34, SW-37
words-card-smelting_furnace = { card-smelting_furnace-text } Pris: { $gold } guld.
    .title = { card-smelting_furnace }
    .clauses = SW-34, SW-37
words-card-trade_cart = { card-trade_cart-text } Pris: { $gold } guld.
    .title = { card-trade_cart }
    .clauses = SW-38..SW-40
words-head-houses = Byggnader
words-card-long_house = { card-long_house-text } Pris: { $gold } guld, arbetare { $workers }.
    .title = { card-long_house }
    .clauses = SW-94
words-card-mining_camp = { card-mining_camp-text } Pris: { $gold } guld, arbetare { $workers }.
    .title = { card-mining_camp }
    .clauses = SW-94
words-card-church = { card-church-text } Pris: { $gold } guld, arbetare { $workers }.
    .title = { card-church }
    .clauses = SW-94
words-card-fortress = { card-fortress-text } Pris: { $gold } guld, arbetare { $workers }.
    .title = { card-fortress }
    .clauses = SW-94
words-card-treasury = { card-treasury-text } Pris: { $gold } guld, arbetare { $workers }.
    .title = { card-treasury }
    .clauses = SW-95
words-card-boat_house = { card-boat_house-text } Pris: { $gold } guld, arbetare { $workers }.
    .title = { card-boat_house }
    .clauses = SW-96
words-card-market_hall = { card-market_hall-text } Pris: { $gold } guld, arbetare { $workers }.
    .title = { card-market_hall }
    .clauses = SW-97

aid = Minneslapp
aid-box-morning =
    Buntar: ett kort mer än spelare, { $draft-packets_per_day } gånger.
    Behåll ett, skicka resten vidare. Den sista behåller ett, lägger ett åt sidan.
    .title = Morgon
aid-box-afternoon =
    Vad som helst, i valfri ordning; sedan är varje kort spelat eller kastat.
    Köp varor: { $buy_goods-cost_gold } guld, { $buy_goods-cost_workers } arbetare, ett slag, så många som översta baksidan visar.
    Anlita: gratis, { $limits-hired_craftsmen_max } platser. Påbörja ett skepp: gratis, två verkstäder.
    Gör färdigt, uppför, köp ett verktyg, kalla på stadsfolk.
    .title = Eftermiddag
aid-box-evening =
    Guld: { $evening-gold_per_village_worker } per arbetare i byn, och det skeppen ger; högst { $limits-gold_max }.
    Arbetare: { $evening-workers_base }, och det skeppen ger; aldrig färre än { $evening-workers_min }.
    Över { $limits-village_capacity } arbetare eller kvarnens plats: tillbaka till förrådet.
    _{ $limits-ships_to_end_game } skepp någonstans: det var den sista kvällen._
    .title = Kväll
aid-table-ships =
    Skepp | <points> Poäng | <arms> Strid | <gold> Guld | <workers> Arb | <oak> { good-oak } | <wool> { good-wool } | <iron> { good-iron } | Hantverkare
    { card-ferje } | { $ships-ferje-vp } | { $ships-ferje-military } | { $ships-ferje-cost-gold } | { $ships-ferje-cost-workers } | { $ships-ferje-cost-oak } | { $ships-ferje-cost-wool } | { $ships-ferje-cost-iron } | { $ships-ferje-craftsmen }
    { card-byrding } | { $ships-byrding-vp } | { $ships-byrding-military } | { $ships-byrding-cost-gold } | { $ships-byrding-cost-workers } | { $ships-byrding-cost-oak } | { $ships-byrding-cost-wool } | { $ships-byrding-cost-iron } | { $ships-byrding-craftsmen }
    { card-knarr } | { $ships-knarr-vp } | { $ships-knarr-military } | { $ships-knarr-cost-gold } | { $ships-knarr-cost-workers } | { $ships-knarr-cost-oak } | { $ships-knarr-cost-wool } | { $ships-knarr-cost-iron } | { $ships-knarr-craftsmen }
    { card-skute } | { $ships-skute-vp } | { $ships-skute-military } | { $ships-skute-cost-gold } | { $ships-skute-cost-workers } | { $ships-skute-cost-oak } | { $ships-skute-cost-wool } | { $ships-skute-cost-iron } | { $ships-skute-craftsmen }
    { card-karv } | { $ships-karv-vp } | { $ships-karv-military } | { $ships-karv-cost-gold } | { $ships-karv-cost-workers } | { $ships-karv-cost-oak } | { $ships-karv-cost-wool } | { $ships-karv-cost-iron } | { $ships-karv-craftsmen }
    { card-snekke } | { $ships-snekke-vp } | { $ships-snekke-military } | { $ships-snekke-cost-gold } | { $ships-snekke-cost-workers } | { $ships-snekke-cost-oak } | { $ships-snekke-cost-wool } | { $ships-snekke-cost-iron } | { $ships-snekke-craftsmen }
    { card-busse } | { $ships-busse-vp } | { $ships-busse-military } | { $ships-busse-cost-gold } | { $ships-busse-cost-workers } | { $ships-busse-cost-oak } | { $ships-busse-cost-wool } | { $ships-busse-cost-iron } | { $ships-busse-craftsmen }
    { card-skeid } | { $ships-skeid-vp } | { $ships-skeid-military } | { $ships-skeid-cost-gold } | { $ships-skeid-cost-workers } | { $ships-skeid-cost-oak } | { $ships-skeid-cost-wool } | { $ships-skeid-cost-iron } | { $ships-skeid-craftsmen }
    { card-langskip } | { $ships-langskip-vp } | { $ships-langskip-military } | { $ships-langskip-cost-gold } | { $ships-langskip-cost-workers } | { $ships-langskip-cost-oak } | { $ships-langskip-cost-wool } | { $ships-langskip-cost-iron } | { $ships-langskip-craftsmen }
    { card-drakkar } | { $ships-drakkar-vp } | { $ships-drakkar-military } | { $ships-drakkar-cost-gold } | { $ships-drakkar-cost-workers } | { $ships-drakkar-cost-oak } | { $ships-drakkar-cost-wool } | { $ships-drakkar-cost-iron } | { $ships-drakkar-craftsmen }
    .title = Skepp
aid-box-points =
    Skepp och byggnader som tryckt.
    Starkast i strid: { $scoring-military_bonus_vp }; är flera lika får alla dem.
    Lika: mest guld. Fortfarande lika: delad seger.
    .title = Poäng
aid-box-watchman =
    Till ditt nästa drag skadar ingen dig som räds en { card-watchman }: deras kort säger det.
    Alla andra kommer ändå.
    .title = { card-watchman }
