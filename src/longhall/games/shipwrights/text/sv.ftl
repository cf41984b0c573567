game-name = Nordsjöns skeppsbyggare
game-about = Välj dagens kort, samla { good-oak }, { good-wool } och { good-iron }, anlita rätt folk och bygg den flotta som blir ihågkommen.

good-oak = ek
good-wool = ull
good-iron = järn
workshop-a = verkstad A
workshop-b = verkstad B
source-row = raden
source-hand = handen
from-hand = handen
from-front = platsen framför

card-ferje = Färja
card-byrding = Byrding
card-knarr = Knarr
card-skute = Skuta
card-karv = Karv
card-snekke = Snäcka
card-busse = Bussa
card-skeid = Skeid
card-langskip = Långskepp
card-drakkar = Drakskepp
card-carpenter = Timmerman
card-blacksmith = Smed
card-sailmaker = Segelmakare
card-ropemaker = Repslagare
card-caulker = Drevare
card-carver = Träsnidare
card-shieldmaker = Sköldmakare
card-assassin = Lönnmördare
card-barbarian = Barbar
card-conspirator = Konspiratör
card-raider = Plundrare
card-berserker = Bärsärk
card-thief = Tjuv
card-pioneer = Pionjär
card-mercenary = Legosoldat
card-watchman = Väktare
card-chieftain = Hövding
card-sage = Visman
card-beggar = Tiggare
card-labourer = Daglönare
card-merchant = Köpman
card-trader = Bytesman
card-king = Kung
card-queen = Drottning
card-navigator = Styrman
card-bow_saw = Bågsåg
card-spindle_whorl = Sländtrissa
card-smelting_furnace = Smältugn
card-trade_cart = Handelskärra
card-long_house = Långhus
card-mining_camp = Gruvläger
card-church = Kyrka
card-fortress = Fästning
card-treasury = Skattkammare
card-boat_house = Båthus
card-market_hall = Saluhall

card-ferje-text = Bär folk och fä över lugna vatten. { ship-text }
card-byrding-text = Ett fraktskepp för kusten. { ship-text }
card-knarr-text = Ett handelsskepp för öppet hav. { ship-text }
card-skute-text = Liten, och sällan ensam. { ship-text }
card-karv-text = Hemma i varje fjord. { ship-text }
card-snekke-text = Lätt att ro. { ship-text }
card-busse-text = Bred och stolt. { ship-text }
card-skeid-text = Slank, med en lång rad åror. { ship-text }
card-langskip-text = Långa bord, långa rep. { ship-text }
card-drakkar-text = Själva draken. { ship-text }
card-carpenter-text = Sträcker kölen. Kan vänta i raden eller komma direkt från handen.
card-blacksmith-text = Smider nitar. Kan vänta i raden eller komma direkt från handen.
card-sailmaker-text = Syr seglet. Kan vänta i raden eller komma direkt från handen.
card-ropemaker-text = Slår repen. Kan vänta i raden eller komma direkt från handen.
card-caulker-text = Håller vattnet ute. Kan vänta i raden eller komma direkt från handen.
card-carver-text = Snidar stävprydnaden. Kan vänta i raden eller komma direkt från handen.
card-shieldmaker-text = Klär relingen med sköldar. Kan vänta i raden eller komma direkt från handen.
card-assassin-text = Röj en anlitad hantverkare ur vägen, i { $own ->
    [0] en motståndares rad
   *[other] vilken rad som helst, även din egen
  }.{ townsfolk-guard }{ townsfolk-price }{ townsfolk-gains }
card-barbarian-text = Slå sönder ett ofärdigt skepp i { $own ->
    [0] en motståndares verkstad
   *[other] valfri verkstad, även din egen
  }.{ townsfolk-guard }{ townsfolk-price }{ townsfolk-gains }
card-conspirator-text = Locka över en hantverkare från en motståndares rad till din; du måste ha en ledig plats.{ townsfolk-guard }{ townsfolk-price }{ townsfolk-gains }
card-raider-text = En motståndare förlorar { $per_good } guld för varje vara i sin kvarn.{ townsfolk-guard }{ townsfolk-price }{ townsfolk-gains }
card-berserker-text = Krossa en motståndares verktyg.{ townsfolk-guard }{ townsfolk-price }{ townsfolk-gains }
card-thief-text = Ta en vara ur en motståndares kvarn.{ townsfolk-guard }{ townsfolk-price }{ townsfolk-gains }
card-pioneer-text = Ligger kvar framför dig till i morgon: då börjar du, om ingen annan { card-pioneer } spelas efter din.{ townsfolk-price }{ townsfolk-gains }
card-mercenary-text = Slåss för den som betalar.{ townsfolk-price }{ townsfolk-gains }
card-watchman-text = Ligger kvar framför dig till ditt nästa drag och håller alla borta som räds en { card-watchman }: deras kort säger det.{ townsfolk-price }{ townsfolk-gains }
card-chieftain-text = Kommer med eget folk.{ townsfolk-price }{ townsfolk-gains }
card-sage-text = Kasta { $least } till { $most } andra kort från handen och dra sedan { $more ->
    [0] lika många
   *[other] { $more } fler
  }.{ townsfolk-price }{ townsfolk-gains }
card-beggar-text = Små gåvor.{ townsfolk-price }{ townsfolk-gains }
card-labourer-text = Villiga händer.{ townsfolk-price }{ townsfolk-gains }
card-merchant-text = Ett gott köp.{ townsfolk-price }{ townsfolk-gains }
card-trader-text = Lämna tillbaka { $least } till { $most } varor och få { $rate ->
    [0] inga
    [one] lika många
   *[other] { $rate } gånger så många
  } av andra slag.{ townsfolk-price }{ townsfolk-gains }
card-king-text = Kronan är frikostig.{ townsfolk-price }{ townsfolk-gains }
card-queen-text = Kronan är god.{ townsfolk-price }{ townsfolk-gains }
card-navigator-text = Lär av dem som seglat före.{ townsfolk-price }{ townsfolk-gains }
card-bow_saw-text = { tool-text }
card-spindle_whorl-text = { tool-text }
card-smelting_furnace-text = { tool-text }
card-trade_cart-text = Kommer lastad med { $oak } { good-oak }, { $wool } { good-wool } och { $iron } { good-iron }. Vid ett köp får du lasta av { $moves ->
    [one] en vara
   *[other] { $moves } varor
  } av samma slag; när kortet är tomt kastas det.
card-long_house-text = { building-text }
card-mining_camp-text = { building-text }
card-church-text = { building-text }
card-fortress-text = { building-text }
card-treasury-text = { building-text }
card-boat_house-text = { building-text }
card-market_hall-text = { building-text }

# Delar av korttexter: var och en säger vad siffrorna vid kortet säger, och ingenting där de är 0.
points-count = { $points } poäng
amount-of-workers = { $workers } arbetare
ship-text = { points-count }, strid { $military }. Pris: { $gold } guld, { $oak } { good-oak }, { $wool } { good-wool }, { $iron } { good-iron }, arbetare { $workers }. Ikoner: kvarn { $mill_icons }, arbetare { $worker_icons }, guld { $gold_icons }.
townsfolk-guard = { $blocked ->
    [0] {" "}Ingen { card-watchman } hejdar honom.
   *[other] {" "}En { card-watchman } håller honom borta.
  }
townsfolk-price = { $cost ->
    [0] {""}
   *[other] {" "}Betala { $cost } guld.
  }{ $cost_workers ->
    [0] {""}
    [one] {" "}Lämna tillbaka en arbetare.
   *[other] {" "}Lämna tillbaka { $cost_workers } arbetare.
  }
townsfolk-gains = { $gold ->
    [0] {""}
   *[other] {" "}Få { $gold } guld.
  }{ $gold_each ->
    [0] {""}
   *[other] {" "}Få { $gold_each } guld för varje spelare som redan haft sitt drag i dag.
  }{ $loss ->
    [0] {""}
   *[other] {" "}Varje motståndare{ townsfolk-spared } förlorar { $loss } guld.
  }{ $workers ->
    [0] {""}
    [one] {" "}Få en arbetare.
   *[other] {" "}Få { amount-of-workers }.
  }{ $goods ->
    [0] {""}
    [one] {" "}Få en valfri vara.
   *[other] {" "}Få { $goods } valfria varor.
  }{ $draw ->
    [0] {""}
    [one] {" "}Dra ett kort; även det måste spelas eller kastas i det här draget.
   *[other] {" "}Dra { $draw } kort; även de måste spelas eller kastas i det här draget.
  }
townsfolk-spared = { $blocked ->
    [0] {""}
   *[other] {" "}utan { card-watchman }
  }
tool-text = Gör ett skepp färdigt utan att lämna { $waives ->
    [0] { good-oak }
    [1] { good-wool }
   *[2] { good-iron }
  } för det; kasta sedan verktyget.
building-text = { $scoring ->
    [0] { points-count } när spelet är slut.
    [1] På slutet 1 poäng per { $gold_per_point } guld som du har kvar.
    [2] På slutet { $points_per_ship } poäng för varje skepp utan stridspoäng.
   *[3] På slutet 1 poäng för varje plats i kvarnen utöver { $base }; minst { $minimum }.
  }
price-craftsman = Kostar { $gold } guld att anlita.
price-tool = Kostar { $gold } guld.
price-building = Kostar { $gold } guld och { amount-of-workers }.

action-take = Ta { $good }
action-return = Lämna tillbaka { $good }
action-enough = Det räcker
action-keep = Behåll { $card }
action-buy = Köp { $good }
action-buy_with_cart = Köp { $good } och lasta av { $good } ({ card-trade_cart })
action-drop_tool = Kasta ditt verktyg
action-finish = Gör skeppet i { $workshop } färdigt
action-finish_with_tool = Gör skeppet i { $workshop } färdigt med ditt verktyg
action-begin = Påbörja { $ship }
action-hire = Anlita { $craftsman }
action-assassin = { card-assassin }: röj undan { $craftsman } ({ $seat })
action-barbarian = { card-barbarian }: slå sönder skeppet i { $workshop } ({ $seat })
action-conspirator = { card-conspirator }: locka över { $craftsman } från { $seat }
action-raider = { card-raider }: plundra { $seat }
action-berserker = { card-berserker }: krossa verktyget ({ $seat })
action-thief = { card-thief }: ta { $good } från { $seat }
action-call = Kalla på { $townsfolk }
action-buy_tool = Köp { $tool }
action-build = Bygg { $building }
action-discard = Kasta { $card }
action-end_turn = Avsluta draget
action-from_row = Använd { $craftsman } ur raden
action-from_hand = Använd { $craftsman } från handen

prompt-TakeGoods = Ta en valfri vara ({ $left } att ta).
prompt-Keep = Bunt { $packet }: behåll ett kort; resten går till nästa spelare.
prompt-KeepLast = Bunt { $packet }: behåll ett kort; det som blir över läggs undan, med framsidan ner.
prompt-Turn = Gör vad du vill. Alla kort på handen måste spelas eller kastas.
prompt-UseCraftsman = { $craftsman } ({ $left } behövs): ur raden, eller en från handen?
prompt-SageDiscard = { card-sage }: kasta ett kort från handen ({ $count } hittills).
prompt-TraderGive = { card-trader }: lämna tillbaka en vara ({ $count } hittills).
prompt-TraderTake = { card-trader }: ta en vara av ett slag som du inte lämnade ({ $left } att ta).
prompt-ReturnGoods = Kvarnen är för full inför natten: lämna tillbaka en vara ({ $left } att lämna).

event-starter_drawn = { $seat } får pionjärmarkören.
event-day_begun = Dag { $day } gryr; { $seat } börjar.
event-top_shown = Ett köp ger nu { $oak } { good-oak }, { $wool } { good-wool } eller { $iron } { good-iron }.
event-shuffled = Kasthögen blandas till en ny draghög med { $count } kort.
event-packet_drawn = { $seat } drar bunt { $packet } med { $count } kort.
event-packet_holds = I bunten finns { $card }.
event-kept = { $seat } behåller { $card }.
event-kept-hidden = { $seat } behåller ett kort.
event-left_over = { $seat } lägger undan { $card }, med framsidan ner.
event-left_over-hidden = { $seat } lägger undan ett kort, med framsidan ner.
event-leftovers_buried = { $count ->
    [one] Ett överblivet kort läggs
   *[other] { $count } överblivna kort läggs
  } med framsidan ner i kasthögen.
event-turn_begun = { $seat } inleder sitt drag.
event-turn_ended = { $seat } avslutar sitt drag.
event-discarded = { $seat } kastar { $card }.
event-good_taken = { $seat } får { $count } { $good }.
event-good_returned = { $seat } lämnar tillbaka { $count } { $good }.
event-goods_bought = { $seat } köper { $count } { $good }.
event-cart_unloaded = { $seat } lastar av { $count } { $good } ({ card-trade_cart }).
event-tool_bought = { $seat } köper { $tool }.
event-tool_gone = { $seat } har inte längre { $tool }.
event-hired = { $seat } anlitar { $craftsman }.
event-called_on = { $seat } kallar på { $card }.
event-craftsman_removed = { $craftsman } försvinner ur raden hos { $seat }.
event-craftsman_lured = { $seat } lockar över { $craftsman } från { $target }.
event-ship_removed = { $ship } slås sönder i { $workshop } hos { $seat }.
event-good_stolen = { $seat } tar { $count } { $good } från { $target }.
event-gold_gained = { $seat } får { $count } guld.
event-gold_lost = { $seat } förlorar { $count } guld.
event-gold_paid = { $seat } betalar { $count } guld.
event-workers_gained = { $seat } får { $count } arbetare.
event-workers_paid = { $seat } skickar tillbaka { $count } arbetare till förrådet.
event-card_drawn = { $seat } drar { $card }.
event-card_drawn-hidden = { $seat } drar ett kort.
event-ship_begun = { $seat } påbörjar { $ship } i { $workshop }.
event-ship_paid = { $seat } betalar för { $ship } i { $workshop }.
event-good_waived = { $seat } slipper lämna { $good } tack vare { $tool }.
event-craftsman_used = { $seat } använder { $count ->
    [one] { $craftsman }
   *[other] { $count } × { $craftsman }
  } ur { $source }.
event-ship_finished = { $seat } sjösätter { $ship }.
event-building_built = { $seat } bygger { $building }.
event-evening_gold = Kväll: { $seat } får { $count } guld.
event-evening_workers = Kväll: { $seat } får { $count } arbetare.
event-workers_leave = { $count } arbetare får inte plats i byn hos { $seat }.
event-last_day = Dag { $day } blev den sista.
event-end_triggered = { $seat } har { $ships } skepp: dag { $day } blir den sista.
event-scored = { $seat }: { $ships } för skepp, { $buildings } för byggnader, { $bonus } för stridsstyrka; totalt { $total }.

outcome-win = vinner
outcome-shared_win = delar segern
outcome-lose = förlorar
reason-points = Flest poäng för skepp, byggnader och stridsstyrka vinner.
reason-gold = Lika poäng: den rikare vinner.
reason-shared = Lika i både poäng och guld: segern delas.

phase-setup = Förberedelser
phase-morning = Morgon
phase-afternoon = Eftermiddag
phase-evening = Kväll
phase-over = Slut
picture-day = Dag { $day } · { $phase }
picture-pile = Draghög { $count }
picture-rates = { $gold } guld + { amount-of-workers } köper { $oak } { good-oak }, { $wool } { good-wool } eller { $iron } { good-iron }
picture-discards = Kasthög { $count } ({ $down } dolda)
picture-gold = Guld { $count }
picture-workers = Arbetare { $count }/{ $most }
picture-mill = Kvarn { $oak } { good-oak } { $wool } { good-wool } { $iron } { good-iron } ({ $count }/{ $most })
picture-military = Strid { $count }
picture-points = Poäng { $count }
picture-row = Rad
picture-workshops = Verkstäder
picture-tool = Verktyg
picture-fleet = Flotta
picture-buildings = Byggnader
picture-hand = Hand
picture-packet = Bunt { $number }
picture-leftovers = Överblivna
picture-cards = { $count } kort
price-gold = { $count } guld
price-workers = { $count } arbetare
icon-mill = kvarn { $count }
icon-worker = arbetare { $count }
icon-gold = guld { $count }
picture-scores = Skepp { $ships } + byggnader { $buildings } + strid { $bonus } = { $total }

guide-1 = Varje morgon går kort runt bordet: behåll ett, skicka resten vidare. Varje eftermiddag spelar eller kastar du hela handen: anlita hantverkare, köp { good-oak }, { good-wool } och { good-iron }, påbörja skepp och gör dem färdiga. På kvällen kommer guld och arbetare.
guide-2 = Spelet slutar den kväll en flotta har { $ships } skepp. Poäng ges för skepp och byggnader, och { $bonus } till åt den som är starkast i vapen.
guide-3 = Första valet: leta efter ett skepp och de hantverkare som det nämner. Små skepp kräver lite och blir snart färdiga; en arbetare i byn ger { $gold } guld varje kväll, så gör inte av med alla.

ending-points = Poäng
ending-ships = Skepp
ending-buildings = Byggnader
ending-arms = Krigsmakt
ending-gold = Guld

choice-buy = Köp { $count } { $good }: { $gold } guld, { amount-of-workers }
choice-buy_with_cart = Köp { $count } { $good } för { $gold } guld och { amount-of-workers }, lasta av { $unloaded } till ({ card-trade_cart })
effect-buy = sedan { $there } { $good }; i kvarnen är { $full } av { $room } platser fyllda
effect-mill = du har { $there }, sedan { $then }
choice-finish = Gör färdigt { $ship } i { $workshop }
choice-finish_with_tool = Gör färdigt { $ship } i { $workshop } med { $tool }
effect-finish = { points-count }; ditt skepp nummer { $number }
effect-finish-last = { points-count }; ditt skepp nummer { $number }: dagen blir den sista
choice-begin = Påbörja { $ship } i { $workshop }
effect-begin = { points-count }; det fattas { $short }
effect-begin-ready = { points-count }; allt som behövs finns
choice-hire = Anlita { $card } för { $gold } guld
effect-hire = behövs till { $ships }
effect-hire-unwanted = inget av dina skepp behöver någon nu
choice-barbarian = { card-barbarian }: slå sönder { $ship } i { $workshop } ({ $seat })
effect-wreck = { points-count }; det fattas ännu { $short }
effect-wreck-ready = { points-count }; allt som behövs ligger där
effect-robbed = fattas sedan till { $ships } ({ $seat })
effect-robbed-idle = inget skepp behöver någon ({ $seat })
effect-traded = du tar { $count } { $count ->
    [one] vara
   *[other] varor
  } för det
effect-drawn = du drar { $count } kort
effect-craftsman = sedan { $row } i raden, { $hand } på handen
effect-raider = { $seat } förlorar { $gold } guld
effect-thief = där finns { $count }
effect-price = {" "}(kostar { $gold } guld)
choice-buy_tool = Köp { $card } för { $gold } guld
choice-build = Bygg { $card } för { $gold } guld och { amount-of-workers }
choice-drop_tool = Kasta { $card } som du äger
effect-end = i natt { $gold } guld och { amount-of-workers }
effect-end-goods = ; { $count ->
    [one] 1 vara får
   *[other] { $count } varor får
  } inte plats i kvarnen
effect-end-gold = ; { $count } guld för mycket går förlorat
effect-ship = { points-count }, krigsmakt { $military }; kräver { $needs }
amount-gold = { $count } guld
amount-workers = { $count } arbetare
group-goods = Varor
group-ships = Skepp
group-people = Folk
group-works = Verktyg och byggnader
group-discard = Kasta
ask-turn = Dag { $day }, ditt drag. { $count ->
    [0] Handen är tom: fortsätt, eller avsluta draget.
    [one] Ett kort på handen måste ännu spelas eller kastas.
   *[other] { $count } kort på handen måste ännu spelas eller kastas.
  }
ask-keep = Bunt { $packet }: behåll ett kort; resten går vidare till { $seat }.
missing-card = kortet finns inte på din hand
missing-packet = kortet finns inte i den här bunten
missing-short = det fattas { $short }
missing-ship = där ligger inget skepp
missing-tool-there = du äger redan { $card }, och får ha bara ett verktyg
missing-tool-useless = ditt verktyg sparar ingenting på det skeppet
missing-row = raden är full med { $count }
missing-built = den byggnaden har du redan
missing-workshop = båda verkstäderna är upptagna
missing-hand = { $count ->
    [one] ett kort är kvar på handen
   *[other] { $count } kort är kvar på handen
  }
missing-SW-13 = högen är tom: ingen baksida visar något pris
missing-SW-36 = du äger inget verktyg
missing-call-SW-13 = högen är tom: det finns inget att dra
missing-call-SW-63 = { $count ->
    [one] du har inget annat kort på handen
   *[other] det behövs { $count } andra kort på handen
  }
missing-call-SW-68 = { $count ->
    [one] det finns ingen vara i kvarnen
   *[other] det behövs { $count } varor av två slag i kvarnen
  }
missing-call-SW-102 = { $count } kort har dragits i det här draget, och fler får inte dras
missing-no-cart = du äger ingen { card-trade_cart }
missing-cart = på { card-trade_cart } finns inget: { $good }
missing-discards = kasta minst { $count ->
    [one] ett kort
   *[other] { $count } kort
  }
missing-returns = lämna tillbaka minst { $count ->
    [one] en vara
   *[other] { $count } varor
  }
missing-good = det finns inget i kvarnen
missing-types = ett slag måste vara kvar att ta
missing-self = inte mot det egna brädet
missing-SW-44 = det är en annan hantverkare som krävs
missing-SW-49 = ingen sådan hantverkare står i den raden
missing-SW-50 = där ligger inget skepp
missing-SW-52 = ingen sådan hantverkare står i den raden
missing-SW-56 = där finns inget guld att förlora, eller ingen vara att räkna
missing-SW-57 = där finns inget verktyg att krossa
missing-SW-58 = det finns inget i den kvarnen
missing-SW-68 = av det slaget har du lämnat tillbaka
missing-SW-77 = du har inget sådant kort
missing-SW-60 = en { card-watchman } håller vakt där
# The board in the browser: short words beside figures and places.
board-all-there = allt finns
board-any-goods = valfria varor
board-arms = strid
board-arms-decided = Utan poängen för stridsstyrka hade det slutat annorlunda.
board-buildings = Byggnader
board-buy = Köp:
board-cards = kort
board-craftsmen = Hantverkare
board-day = Dag
board-discards = kastade
board-draw = kort att dra
board-ends = slut
board-face-down = dolda
board-face-down-long = av dem ligger dolda: ingen känner till dem.
board-for = till din
board-free = ledig
board-gold = guld
board-gold-each = guld för varje tur före din
board-group-ship = Skepp
board-group-craftsman = Hantverkare
board-group-townsfolk = Stadsfolk
board-group-tool = Verktyg
board-group-building = Byggnader
board-hand = Din hand
board-hand-empty = Inga kort på handen
board-in-hand = på hand
board-in-pile = i draghögen
board-kept = Behöll:
board-lacking = saknas
board-last-day = sista dagen
board-launched-on = sjösatt dag
board-leftovers = överblivna hos
board-lost = förloras
board-market = Marknad
board-mill = Kvarn
board-no-bed = utan säng
board-no-pioneer = ingen { card-pioneer }
board-no-tool = inget verktyg
board-no-watchman = ingen { card-watchman }
board-of = av
board-one-line = för en rad
board-order = Dagens turordning
board-others = De andra
board-others-lose = guld som de andra förlorar
board-packet = Bunt
board-passed = Vad du skickat vidare
board-passed-long = Buntar som gått genom dina händer sedan draghögen senast blandades.
board-pioneer-token = Pionjärmarkören: börjar i dag
board-point = poäng
board-points = poäng
board-race = Först till skepp
board-ready = Redo att sjösättas
board-sailing = Till sjöss:
board-ship = Skepp
board-ships = Skepp
board-slip = Verkstad
board-slip-empty = Tom: påbörja ett skepp här.
board-slip-free = tom
board-this-last-day = Sista dagen
board-tomorrow = Börjar i morgon
board-tonight = i kväll
board-workers = arbetare
board-of-ships = skeppen
board-of-village = byn
board-yard = Varv
board-strongest = för mest strid
legend = ▶ den som är i draget · ★ startspelare · Kvarn (varor/plats) · Flotta: färdiga skepp · Rad: anlitade hantverkare

element-board-1 = varvet: { $one }
element-supply-1 = förråd: { $one }
element-mill-2 = kvarnen ({ $one }): { $two }
element-packet-1 = bunten: { $one }
element-hand-2 = handen: { $two }
element-workshop-2 = { $two } ({ $one })
element-row-1 = raden: { $one }
element-row-2 = raden ({ $one }): { $two }
element-front-2 = raden ({ $one }): { $two }
element-fleet-2 = flottan ({ $one }): { $two }
element-tool-1 = verktyget: { $one }
element-leftovers-1 = överblivna hos { $one }
element-pile-0 = draghögen
element-discards-0 = kastade kort
