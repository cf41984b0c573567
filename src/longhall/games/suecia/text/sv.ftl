game-name = Suecia: En nation grundas
game-about = Gårdarna föder staden, skepp och uppdrag tömmer den, och den som äger det du använder får betalt. Lägg dina ståndskort väl: de är alla handlingar du får.

kind-crop = gröda
kind-wood = ved
kind-ore = malm
kind-textile = tyg
kind-timber = timmer
kind-iron = järn
chit-crop = gröda
chit-wood = ved
chit-ore = malm
chit-textile = tyg
chit-timber = timmer
chit-iron = järn
chit-economy = ekonomiuppdrag
chit-military = krigsuppdrag
chit-religion = trosuppdrag
short-crop = gr
short-wood = ve
short-ore = ma
short-textile = ty
short-timber = ti
short-iron = jä
short-economy = ekonomi
short-military = krig
short-religion = tro
tier-basic = enkel
tier-advanced = avancerad

estate-nobility = adel
estate-clergy = präst
estate-peasant = bonde
estate-burgher = borgare
estate-letter-nobility = A
estate-letter-clergy = P
estate-letter-peasant = B
estate-letter-burgher = G
card-PB = bonde/borgare
card-BC = borgare/präst
card-CN = präst/adel
card-NP = adel/bonde
card-PC = bonde/präst
card-BN = borgare/adel

# What an estate does; the catalogue of the components.
estate-nobility-text = en handling: { deed-place_castle }, { deed-collect_resource_reserve }; två handlingar, avancerat: detsamma, { deed-collect_mission }, { deed-demand_missions }
estate-clergy-text = en handling: { deed-place_church }, { deed-collect_resource_market }; två handlingar, avancerat: detsamma, { deed-collect_mission }, { deed-demand_missions }
estate-peasant-text = en handling: { deed-place_farm }, { deed-supply }; två handlingar, avancerat: detsamma
estate-burgher-text = en handling: { deed-place_shop }, { deed-flip_tile }, { deed-collect_ship }, { deed-demand_ships }; två handlingar, avancerat: { deed-place_shop }
card-PB-text = { estate-peasant } ({ estate-peasant-text }), { estate-burgher } ({ estate-burgher-text })
card-BC-text = { estate-burgher } ({ estate-burgher-text }), { estate-clergy } ({ estate-clergy-text })
card-CN-text = { estate-clergy } ({ estate-clergy-text }), { estate-nobility } ({ estate-nobility-text })
card-NP-text = { estate-nobility } ({ estate-nobility-text }), { estate-peasant } ({ estate-peasant-text })
card-PC-text = { estate-peasant } ({ estate-peasant-text }), { estate-clergy } ({ estate-clergy-text })
card-BN-text = { estate-burgher } ({ estate-burgher-text }), { estate-nobility } ({ estate-nobility-text })

column-1 = kolumn 1
column-2 = kolumn 2
column-3 = kolumn 3
column-4 = kolumn 4
column-5 = kolumn 5
column-6 = kolumn 6

deed-place_castle = slott med en ny provins
deed-place_church = kyrka
deed-place_farm = gård
deed-place_shop = butik med en ny bricka
deed-flip_tile = vända en bricka
deed-collect_resource_reserve = hämta en resurs ur förrådet
deed-collect_resource_market = hämta en resurs från marknaden
deed-collect_ship = hämta ett skepp
deed-collect_mission = hämta ett uppdrag
deed-supply = leverera till staden
deed-demand_ships = lasta skepp
deed-demand_missions = lasta uppdrag

mat-MB1 = västra provinsen 1
mat-MB2 = västra provinsen 2
mat-MB3 = västra provinsen 3
mat-MB4 = västra provinsen 4
mat-MB5 = västra provinsen 5
mat-MB6 = västra provinsen 6
mat-MA1 = norra provinsen 1
mat-MA2 = norra provinsen 2
mat-MA3 = norra provinsen 3
mat-MA4 = norra provinsen 4
mat-MA5 = norra provinsen 5
mat-MA6 = norra provinsen 6
direction-e = Ö
direction-se = SÖ
direction-sw = SV
direction-w = V
direction-nw = NV
direction-ne = NÖ
rotation-0 = som den är
rotation-1 = vriden 60°
rotation-2 = vriden 120°
rotation-3 = vriden 180°
rotation-4 = vriden 240°
rotation-5 = vriden 300°
site-a = plats a
site-b = plats b
site-c = plats c
site-d = plats d
site-e = plats e
site-f = plats f
site-g = plats g
site-h = plats h
site-i = plats i
site-j = plats j
site-k = plats k
site-l = plats l

tile-CROP-TEX = brickan gröda/tyg
tile-CROP-TIM = brickan gröda/timmer
tile-ORE-IRON = brickan malm/järn
tile-ORE-TEX = brickan malm/tyg
tile-WOOD-IRON = brickan ved/järn
tile-WOOD-TIM = brickan ved/timmer
square-1-1 = rad 1, kolumn 1
square-1-2 = rad 1, kolumn 2
square-1-3 = rad 1, kolumn 3
square-1-4 = rad 1, kolumn 4
square-1-5 = rad 1, kolumn 5
square-2-1 = rad 2, kolumn 1
square-2-2 = rad 2, kolumn 2
square-2-3 = rad 2, kolumn 3
square-2-4 = rad 2, kolumn 4
square-2-5 = rad 2, kolumn 5
square-3-1 = rad 3, kolumn 1
square-3-2 = rad 3, kolumn 2
square-3-3 = rad 3, kolumn 3
square-3-4 = rad 3, kolumn 4
square-3-5 = rad 3, kolumn 5
square-4-1 = rad 4, kolumn 1
square-4-2 = rad 4, kolumn 2
square-4-3 = rad 4, kolumn 3
square-4-4 = rad 4, kolumn 4
square-4-5 = rad 4, kolumn 5
square-5-1 = rad 5, kolumn 1
square-5-2 = rad 5, kolumn 2
square-5-3 = rad 5, kolumn 3
square-5-4 = rad 5, kolumn 4
square-5-5 = rad 5, kolumn 5

nation-england = England
nation-hansa = Hansan
nation-holland = Holland
nation-finland = Finland
nation-baltics = Baltikum
nation-russia = Ryssland
slot-ship1 = skepp 1
slot-ship2 = skepp 2
slot-ship3 = skepp 3
slot-mission1 = uppdrag 1
slot-mission2 = uppdrag 2
slot-mission3 = uppdrag 3
amount-all = max
bonus-castle = slott
bonus-farm = gård
bonus-church = kyrka
bonus-shop = butik
bonus-ship = skepp
bonus-mission = uppdrag

action-play = Spela { $card }
action-top = Lägg { $estate } överst
action-column = Lägg det i { $column }
action-basic = Som { $estate }: { $deed }
action-advanced = Som { $estate }, avancerat (2 handlingar): { $deed }
action-end = Avsluta dina handlingar
action-abandon = Avstå
action-exchange = Växla på marknaden
action-sell = Sälj { $kind } ({ $amount })
action-buy = Köp { $kind } ({ $amount })
action-enough = Avsluta växlingen
action-mat = Ta { $mat }
action-centre = Lägg den på { $site }
action-rotation = Lägg den { $rotation }
action-church = Kyrka i { $mat }
action-province = Gård i { $mat }
action-hex = På rutan i { $direction }
action-tile = Ta { $tile }
action-square = Lägg den på { $square }
action-flip = Vänd brickan på { $square }
action-collect = Hämta { $kind }
action-return = Lämna tillbaka { $slot }
action-take = Ta { $nation }
action-supply = Leverera från gårdarna vid { $mat }, { $direction }
action-demand = Lasta för { $nation }
action-fill = Lasta { $kind } på { $slot }
action-finish = Avsluta lastningen
action-bonus = Ta bonusen: { $bonus }
action-stop = Ta inga fler bonusar
action-pay = Betala { $kind }
action-complete = Använd { $slot }
action-lift_castle = Lyft slottet i { $mat }
action-lift_church = Lyft kyrkan i { $mat }
action-lift_farm = Lyft gården i { $mat }, { $direction }
action-lift_shop = Lyft butiken på { $square }
action-keep = Behåll det dragna kortet
action-swap = Lägg ifrån dig det och ta det uppvända

prompt-PlayCard = Spela ett ståndskort från handen.
prompt-ChooseTop = Vilket stånd av { $card } ska ligga överst?
prompt-ChooseColumn = I vilken kolumn ska { $card } ligga ({ $estate } överst)? Varje kort där ger en handling.
prompt-KeepOrSwap = Behåll kortet du drog eller byt det mot det uppvända.
prompt-ChooseAction = Välj en handling eller avsluta.
prompt-Exchange = Sälj och köp sedan, så många enheter på en gång som du vill: { $proceeds } att handla för. Det som blir över går förlorat.
prompt-ChooseBonus = Ta en bonus eller sluta.
prompt-ChooseShopKind = Vilken av resurserna du fick ska bygga butiken?
prompt-ChooseCard = Vilket av de fullbordade korten vänder eller byter du?
prompt-PlaceCastle =
    { $kind ->
        [-1] Välj en provins för ditt slott ({ $tier }); den kostar en av sin vanligaste resurs.
       *[other] Bonus: välj en provins med mest { $kind } för ditt slott; den kostar 1 { $kind }.
    }
prompt-ChooseCentre = Var lägger du { $mat }?
prompt-ChooseRotation = Hur vrider du { $mat }?
prompt-PlaceChurch =
    { $kind ->
        [-1] Välj en provins utan kyrka ({ $tier }); den kostar en av sin vanligaste resurs.
       *[other] Bonus: välj en provins med mest { $kind } utan kyrka; den kostar 1 { $kind }.
    }
prompt-FarmProvince =
    { $kind ->
        [-1] I vilken provins ställer du en gård ({ $tier })?
       *[other] Bonus: i vilken provins ställer du en gård på { $kind }?
    }
prompt-FarmHex =
    { $kind ->
        [-1] På vilken ruta i { $mat }? Den kostar en av sitt slag.
       *[other] På vilken ruta i { $mat }? Den kostar 1 { $kind }.
    }
prompt-ChooseTile =
    { $kind ->
        [-1] Välj en bricka ({ $tier }); den kostar en av det slag den visar.
       *[other] Bonus: välj en bricka som visar { $kind }; den kostar 1 { $kind }.
    }
prompt-ChooseSquare = På vilken ruta läggs { $tile }?
prompt-FlipTile = Vilken av dina brickor vänder du?
prompt-LiftDisc = Du har ingen markör kvar: lyft en av dina från bordet.
prompt-CollectResource = Vilken resurs tar du?
prompt-ReturnCard =
    { $sort ->
        [0] Du har tre skepp: lämna tillbaka ett först.
       *[other] Du har tre uppdrag: lämna tillbaka ett först.
    }
prompt-TakeCard =
    { $sort ->
        [0] Vilket skepp tar du?
       *[other] Vilket uppdrag tar du?
    }
prompt-ChooseGroup = Vilken grupp av dina gårdar levererar till staden?
prompt-ChooseNation =
    { $sort ->
        [0] För vilken nation lastar dina skepp?
       *[other] För vilken nation lastar dina uppdrag?
    }
prompt-FillUnits = Lasta för { $nation }, en bricka i taget, eller avsluta (lastat hittills: { $units }).

event-started = { $seat } börjar. Det första uppvända kortet är { $card }.
event-turn = Drag { $number }: { $seat }.
event-played = { $seat } spelar { $card }.
event-topped = { $seat } lägger { $card } med { $estate } överst.
event-in_column =
    { $seat } lägger det i { $column } och har { $count ->
        [one] en handling
       *[other] { $count } handlingar
    }.
event-drew = { $seat } drar { $card }.
event-drew-hidden = { $seat } drar ett kort.
event-kept = { $seat } behåller det dragna kortet.
event-swapped = { $seat } tar { $taken } och lägger { $left } uppvänt.
event-took_last = { $seat } tar det sista kortet: { $card }.
event-opened = { $seat } ({ $estate }, { $tier }): { $deed }.
event-abandoned = { $seat } avstår ({ $deed }).
event-ended =
    { $count ->
        [0] { $seat } avslutar handlingarna.
        [one] { $seat } avslutar handlingarna; en lämnas oanvänd.
       *[other] { $seat } avslutar handlingarna; { $count } lämnas oanvända.
    }
event-paid = { $seat } betalar { $count } { $resource }.
event-mat_taken = { $seat } tar { $mat }.
event-site_chosen = { $seat } väljer en plats för { $mat }.
event-castle_built = { $seat } lägger { $mat } { $rotation } och bygger ett slott.
event-church_built = { $seat } bygger en kyrka i { $mat }.
event-province_chosen = { $seat } väljer { $mat } för en gård.
event-farm_built = { $seat } bygger en gård i { $mat }, { $direction } ({ $resource }).
event-tile_taken = { $seat } tar { $tile } ({ $tier }).
event-shop_built = { $seat } öppnar en butik för { $resource } på { $square } ({ $tile }).
event-tile_flipped = { $seat } vänder brickan på { $square } till { $resource }.
event-castle_lifted = { $seat } lyfter slottet i { $mat }.
event-church_lifted = { $seat } lyfter kyrkan i { $mat }.
event-farm_lifted = { $seat } lyfter gården i { $mat }, { $direction }.
event-shop_lifted = { $seat } lyfter butiken på { $square }; brickan går tillbaka, förlorade resurser: { $count }.
event-collected_reserve = { $seat } hämtar { $resource } ur förrådet.
event-collected_market = { $seat } hämtar { $resource } från marknaden.
event-chit_to_market = Dessutom går 1 { $resource } från förrådet till marknaden.
event-card_taken = { $seat } tar ett kort: { $nation }.
event-card_returned = { $seat } lämnar tillbaka { $slot } ({ $nation }).
event-cargo_lost = Förlorat med { $slot } hos { $seat }: { $count } { $resource }.
event-supply_began = { $seat } levererar { $resource }: gårdar { $farms }, kyrkor { $churches }.
event-unit_to_shop = Till butiken på { $square }: { $resource }; { $seat } får en.
event-unit_to_market = Till marknaden: { $resource }; { $seat } får en.
event-units_lost = Förlorat: { $count } { $resource }.
event-demand_began = { $seat } lastar för { $nation }.
event-unit_from_shop = { $seat } lastar { $resource } på { $slot } från butiken på { $square } (ägare: { $owner }).
event-unit_from_market = { $seat } lastar { $resource } på { $slot } från marknaden för { $price }.
event-demand_ended = { $seat } avslutar lastningen.
event-owner_paid = { $seat } betalar { $owner } { $count } { $resource }.
event-card_completed = { $seat } fullbordar { $nation } och får { $count } { $chit }.
event-castle_gain = { $seat } får { $resource } för slottet i { $mat }.
event-church_gain = { $seat } får { $resource } för kyrkan i { $mat }.
event-bonus_taken = { $seat } tar en bonus: { $bonus }.
event-bonus_given_up = { $seat } avstår från bonusen.
event-bonuses_done = { $seat } tar inga fler bonusar.
event-kind_chosen = { $seat } bygger med { $resource }.
event-card_flipped = { $seat } vänder { $nation }.
event-card_replaced = { $seat } lämnar { $nation } i utbyte mot nya uppdrag.
event-forgone = { $seat } tar inga fler uppdrag.
event-exchange_began = { $seat } går till marknaden.
event-sold = { $seat } säljer { $count } { $resource } för { $price }.
event-bought = { $seat } köper { $count } { $resource } för { $price }.
event-exchange_ended =
    { $lost ->
        [0] { $seat } är klar på marknaden.
       *[other] { $seat } är klar på marknaden; { $lost } förlorat.
    }
event-scored =
    { $missions ->
        [one] { $seat }: { $buildings } för byggnader, ett uppdrag, totalt { $points }.
       *[other] { $seat }: { $buildings } för byggnader, { $missions } uppdrag, totalt { $points }.
    }

outcome-win = vinner
outcome-share = delar segern
outcome-lose = förlorar
reason-points = Flest poäng vinner.
reason-resources = Poängen är lika; störst förråd av resurser vinner.
reason-shared = Poäng och resurser är lika: segern delas.

option-market = Handel i stora mängder
option-market-printed = som i häftet: bara den första enheten av ett slag ändrar priset, så att den som handlar i stort kan pumpa marknaden
option-market-every_unit = varje enhet ändrar priset: en rad tar emot eller ger högst sex enheter, och ingen blir rik på enbart handel

stands-line = Drag { $turn } av { $turns }
turn-line = Drag { $turn } av { $turns }, spelare { $seat }
pool-line = Handlingar: { $pool }
zone-west = Provinser i väster (enkla)
zone-north = Provinser i norr (avancerade)
zone-west-short = väst
zone-north-short = norr
zone-empty = inga ännu
castle-short = slott
church-short = kyrka
market-head = Marknad
prices = köp { $buying } sälj { $selling }
tiles-head = Brickor kvar
active-player = (vid draget)
chits-head = Äger
player-line = poäng { $points }, markörer { $discs }, kort { $hand }
tableau-head = Stånd
estates-legend = Stånd: { $letters }
bonus-head = Bonusar:
side-front = framsida
side-back = baksida
mats-head = Provinser kvar
cards-head = Skepp och uppdrag kvar
hand-head = Din hand:
pile-line = Hög: { $count } kort. Uppvänt: { $card }
drawn-line = Du drog: { $card }

guide-1 = Du grundar en nation: gårdar i provinserna förser butiker i staden, och butikerna fyller skepp och uppdrag. Den som äger det du använder får betalt.
guide-2 = En markör i en enkel provins eller butik är en poäng i slutet, i en avancerad tre; en uppdragsbricka är tio. Korten i dina kolumner är alla handlingar du får: en kolumn ger en handling för varje kort som ligger där.
guide-3 = Första draget: spela ett kort i en kolumn och välj vilket stånd som ligger överst. Använd sedan dess handling, till exempel för ett slott, som ger den första provinsen, eller en butik som de andra vill använda. Gårdar kräver en provins.

ending-points = Poäng
ending-castles = Slott
ending-churches = Kyrkor
ending-farms = Gårdar
ending-shops = Butiker
ending-missions = Uppdrag
ending-value = Resursernas värde

effect-column = { $count ->
    [one] en handling
   *[other] { $count } handlingar
  }: { $estates }
group-estate = Som { $estate } ({ $count } kvar)
choice-basic = Som { $estate }: { $deed }
choice-advanced = Som { $estate }, avancerat (kostar 2): { $deed }
effect-end = { $count ->
    [one] en handling går förlorad
   *[other] { $count } handlingar går förlorade
  }
effect-abandon = handlingen går förlorad
effect-abandon-bonus = bonusen går förlorad
effect-enough = { $count } som blir över går förlorat
effect-stop = bonusar som inte tas förfaller
effect-finish = det som har lastats blir kvar ombord
effect-exchange = först säljer och köper du; sedan går handlingen vidare
effect-exchange-between = det tar ingen handling
effect-for-farm = en gård där kostar 1 { $kinds }
effect-own-castle = ditt slott står där: du får 1 av samma slag
effect-castle = där står slottet som { $seat } äger och därför får 1 av samma slag
effect-you-gain = du får { $kinds }
effect-square-ships = av { $squares } rutor kommer leveranser hit som nummer { $supply }, skepp som nummer { $demand }
effect-square-missions = av { $squares } rutor kommer leveranser hit som nummer { $supply }, uppdrag som nummer { $demand }
effect-bonus-province = i en provins med { $kind }; kostar 1 { $kind }
effect-bonus-hex = på en ruta med { $kind }; kostar 1 { $kind }
effect-bonus-shop = en ny bricka som visar det den kostar: 1 { $kinds }
effect-flipped = { $slot }, { $nation }, vänds: sedan begär det { $asks } och ger tillbaka { $gives }
effect-replaced = { $slot }, { $nation }, lämnas tillbaka; nya uppdrag: { $count }
effect-returned = fulla kort ger tillbaka { $gives }
effect-return-empty = det är tomt
choice-keep = Behåll { $card }
choice-swap = Ta { $card } och lämna { $left } uppvänt
group-sell = Sälj
group-buy = Köp
choice-sell = Sälj { $count } { $kind } för { $price }
choice-sell-all = Sälj allt: { $count } { $kind } för { $price }
effect-sell = du behåller { $left }
choice-buy = Köp { $count } { $kind } för { $price }
choice-buy-most = Köp så mycket du kan: { $count } { $kind } för { $price }
effect-buy = { $left } kvar att handla för
effect-mat = kostar 1 { $kind }; rutor: { $hexes }
effect-costs = kostar { $kinds }
choice-hex = På rutan i { $direction }: { $kind }
effect-flip = kostar 1 { $kind } och handlar sedan med det
effect-lift = { $points } poäng mindre
effect-exchange-first = bara efter en växling: det du har räcker inte till den
effect-in-vain = den skulle gå förlorad: den går inte att använda nu
effect-have = du har { $count }
effect-take = begär { $asks }; ger tillbaka { $gives }
choice-return = Lämna tillbaka { $slot }, { $nation }
effect-return = lasten går förlorad: { $lost }
choice-supply = Leverera { $kind } från gårdarna vid { $mat }
effect-to-shops = { $count } till butiker
effect-to-market = +{ $count } till marknaden
effect-to-loss = { $count } går förlorat
effect-gains = { $seat } får { $count }
effect-demand = begär { $asks }
choice-fill = Lasta { $kind } på { $slot }, { $nation }
effect-from-shop = från en butik; { $seat } får 1 i betalning
effect-from-market = från marknaden för { $count } { $kind }
missing-card = kortet finns inte på din hand
missing-column = kolumnen är full
missing-SU-12 = ingen handling som { $estate } är kvar
missing-SU-14 = det tar 2 handlingar som { $estate }; du har { $count }
missing-SU-15 = det gör ståndet inte: { $estate }
missing-for-place_castle = det finns ingen provins kvar för { $zone }
missing-for-place_church = ingen provins i { $zone } saknar kyrka
missing-for-place_farm = ingen ruta i { $zone } är tom
missing-for-place_shop = det finns ingen stadsbricka kvar
missing-for-flip_tile = du har ingen bricka som går att vända
missing-for-collect_resource_reserve = marknaden har fler än { $count } av varje slag
missing-for-collect_resource_market = marknaden har färre än { $count } av varje slag
missing-for-collect_ship = det finns inget skepp kvar
missing-for-collect_mission = det finns inget uppdrag kvar
missing-for-supply = du har ingen gård i { $zone }
missing-for-demand_ships = du har inget skepp
missing-for-demand_missions = du har inget uppdrag
missing-square = ingen ruta i staden är tom
missing-exchange-SU-17 = man växlar i samband med en handling: påbörja eller avsluta en först
missing-exchange-SU-69 = en bonus tillåter ingen växling
missing-exchange-SU-75 = för allt du kunde sälja går inget att köpa
missing-purchase = köp något först
missing-selling = du har börjat köpa
missing-wish = för allt som ännu kan säljas går inget att köpa
missing-SU-72-sell = marknaden har inte plats för { $kind }
missing-SU-72-buy = marknaden har inget: { $kind }
missing-SU-76-sell = du har köpt { $kind } i den här handlingen
missing-SU-76-buy = du har sålt { $kind } i den här handlingen
missing-room = marknaden tar emot { $count } { $kind } till i den här handlingen
missing-offer = marknaden ger { $count } { $kind } till i den här handlingen
missing-SU-11 = kortet visar inte det ståndet
missing-SU-17 = det är redan betalt
missing-SU-18 = inget kort ligger uppvänt
missing-SU-20 = handlingen gäller det andra slaget av provinser
missing-SU-25 = där ligger redan en bricka
missing-SU-47 = ingen butik vill ha det, och marknaden är full
missing-SU-50 = du har inget sådant kort: { $nation }
missing-SU-61 = bonusen gäller ett annat slag
missing-SU-62 = bonusen gäller ett annat slag
missing-SU-63 = bonusen gäller ett annat slag
missing-SU-64 = du fick betalt i ett annat slag
missing-SU-67 = inget har gett dig den bonusen
missing-SU-68 = du har tagit en sådan bonus i det här draget
missing-SU-69 = inget går att bygga med den, eller att betala
missing-SU-80 = det finns inget kvar
missing-SU-100 = staden har ingen sådan ruta
missing-SU-103 = provinsen skulle gränsa till färre rutor där
missing-church = där står redan en kyrka
missing-province = provinsen är inte utlagd ännu
missing-hex = ingen ruta där är tom
missing-farm = där står redan en gård
missing-tile = du har ingen bricka där som går att vända
missing-group = gruppen väljs med en annan av dess gårdar
missing-own-farm = ingen av dina gårdar står där
missing-parts = du har inget: { $kinds }
missing-tier = handlingen gäller { $tier ->
    [0] enkla
   *[other] avancerade
  } resurser
missing-stock-reserve = marknaden har { $count } { $kind }; den får ha högst { $most }
missing-stock-market = marknaden har { $count } { $kind }; den måste ha minst { $least }
missing-SU-34 = { $nation } ger inget skepp
missing-SU-35 = { $nation } ger inget uppdrag
missing-no-card = där ligger inget av dina kort
missing-other-card = ett skepp lämnas inte tillbaka för ett uppdrag, eller tvärtom
missing-SU-83 = där ligger ingen av dina markörer
missing-fill-SU-50 = kortet hör till en annan nation
missing-fill-SU-51 = kortet kräver inte { $kind } längre
missing-fill-SU-57 = varken en butik eller marknaden har { $kind }
missing-proceeds = det kostar { $cost }; du har { $count } att handla för
missing-chits = du har { $count } { $kind }
missing-short = det fattas { $count } { $kind }
# The board in the browser: short words beside figures and places.
board-area-city = Staden
board-area-provinces = Provinser
board-area-market = Marknad
board-area-mine = Ditt
board-area-others = De andra
board-aside = undanlagt som betalning
board-back = baksida
board-bonus-taken = tagen denna tur
board-buildings = för byggnader
board-buy = köp
board-discs = markörer kvar
board-each = poäng styck
board-found-together = grundar nationen tillsammans
board-founds = grundar nationen
board-from-market = ingen butik ger den; från marknaden kostar lasten
board-from-missions = för uppdrag
board-full = full
board-gives = butiker som kan ge den
board-hand = Din hand
board-in-hand = kort på hand
board-known = På hand, så långt alla vet
board-known-own = Av din hand känner alla till
board-left = kvar
board-missions = Uppdrag i öster
board-moved-buy = en har lämnat marknaden under handlingen
board-moved-sell = en har kommit till marknaden under handlingen
board-next = nästa:
board-no-cargo = Inget skepp och inget uppdrag än.
board-no-goods = inga varor
board-north = Norr
board-disc-point = poäng per markör
board-disc-points = poäng per markör
board-own-missions = Dina uppdrag
board-own-ships = Dina skepp
board-part-advanced = Avancerade butiker
board-part-basic = Enkla butiker
board-part-missions = Uppdrag
board-part-north = Markörer i norr
board-part-west = Markörer i väster
board-pays = betalas till
board-points = poäng
board-provinces = Provinserna
board-returns = ger
board-sell = sälj
board-ships = Skepp i söder
board-step-actions = Handlingar
board-step-card = Kort
board-step-draw = Dra
board-tiles = Brickor kvar
board-to-draw = att dra
board-to-lay = att lägga
board-traded-buy = köpt under handlingen: kan inte säljas
board-traded-sell = såld under handlingen: kan inte köpas
board-turn = Tur
board-unknown = okända
board-wants = butiker som vill ha den
board-west = Väster
legend = Provinser: två bokstäver för slaget, sedan numret på gårdens ägare eller en punkt; (1) provinsens vapen · Staden: ägare, slag > vad brickan vänds till; ● fullt ○ tomt · Marknad: varje ruta med pris och brickor · [AGB··] en kolumn stånd, en punkt för varje ledig plats

element-seat-1 = { $one }
element-hand-2 = handen: { $two }
element-column-2 = { $two } ({ $one })
element-estate-1 = stånd: { $one }
element-mat-1 = { $one }
element-hex-2 = { $one }, ruta { $two }
element-drawn-0 = det dragna kortet
element-bonus-2 = bonus ({ $one }): { $two }
element-site-2 = { $one }: { $two }
element-market-0 = marknaden
element-market-1 = marknaden: { $one }
element-card-2 = { $two } ({ $one })
element-tile-1 = { $one }
element-square-1 = staden: { $one }
element-nation-1 = uppdrag: { $one }
hex-e = { direction-e }
hex-se = { direction-se }
hex-sw = { direction-sw }
hex-w = { direction-w }
hex-nw = { direction-nw }
hex-ne = { direction-ne }
site-west = väster
site-north = norr
