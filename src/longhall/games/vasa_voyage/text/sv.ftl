game-name = Vasa Regalis: Jungfruresan
game-about = Bygg kungens stora skepp tillsammans. Om det seglar lönar det sig att ha hållit på de bästa varorna, om inte att ha gett dem.

material-wood = trä
material-cloth = tyg
material-iron = järn
material-sculpture = skulptur
value-1 = 1
value-2 = 2
value-3 = 3
role-wood_procurer = Träuppköpare
role-cloth_procurer = Tyguppköpare
role-iron_procurer = Järnuppköpare
role-sculpture_procurer = Skulpturuppköpare
role-craftsman = Hantverkare
role-tailor_blacksmith = Skräddare/smed
role-admiral = Amiral
role-king = Kung
pair-1-1 = 1 + 1
pair-1-2 = 1 + 2
good-same = samma vara igen
good-1 = en etta
good-2 = en tvåa
good-3 = en trea
cause-all_threes = alla varor med värde 3 är i spel
cause-locked = ingen längre kan få fram en vara med värde 3
cause-last_rounds = gränsen för antalet rundor är nådd
step-threes_in_hand = flest varor med värde 3 på handen
step-twos_in_hand = flest varor med värde 2 på handen
step-ones_in_hand = flest varor med värde 1 på handen
step-threes_on_failed = flest varor med värde 3 på de delar som inte höll
step-threes_on_ship = flest varor med värde 3 på skeppet
step-twos_on_ship = flest varor med värde 2 på skeppet
step-ones_on_ship = flest varor med värde 1 på skeppet
step-leader = lika, och då vinner varvsledaren
step-next_to_leader = lika, och då vinner den första av de jämspelta medurs från varvsledaren

action-name_leader = { $seat } leder först
action-take_role = Ta rollen: { $role }
action-exchange = Byt { $material } { $pair } mot en vara med högre värde
action-done = Byt inte mer
action-procure = Skaffa { $material } med värde 1
action-replace = Ersätt { $material } på ditt skepp med { $good }
action-no_replacement = Ersätt ingenting
action-order = Beordra { $target } att ersätta sin vara: { $material }
action-no_order = Ge ingen order
action-obey = Lägg varan med värde { $value } på ditt skepp
action-build = Bygg { $material }
action-pass = Passa
action-place = Lägg varan med värde { $value }
action-inspect = Titta på { $material } hos { $target }
action-decline = Titta inte på något
action-no_offer = Lämna inget bud
action-offer_to = Lämna ett bud till { $partner }
action-give = Ge { $material } { $value }
action-want = Begär { $material } { $value }
action-next = Det är allt på den här sidan
action-confirm = Lämna in budet
action-cancel = Avstå från budet
action-accept = Godta budet från { $proposer }
action-reject = Avslå budet från { $proposer }
action-counter = Lämna ett motbud till { $proposer }
action-keep = Låt ditt eget bud stå kvar
action-withdraw = Dra tillbaka ditt eget bud
action-accept_counter = Godta motbudet
action-reject_counter = Avslå motbudet
action-keep_counter = Låt ditt motbud till { $proposer } stå kvar
action-withdraw_counter = Dra tillbaka ditt motbud till { $proposer }

prompt-NameLeader = Utse den första varvsledaren.
prompt-TakeRole = Ta en av de roller som är kvar.
prompt-Exchange = { $role }: du får byta { $left ->
    [one] ett par varor mot en vara med högre värde.
   *[other] upp till { $left } par varor mot varor med högre värde.
 }
prompt-ProcureOne = Skaffa en vara med värde 1.
prompt-Replace = Du får ersätta en vara på ditt skepp, eller låtsas göra det.
prompt-Command = Du får beordra en annan spelare att ersätta en vara på sitt skepp.
prompt-Obey = Kungen beordrar dig att lägga en annan vara på rutan för { $material }.
prompt-Select = Vilket material ska byggas den här rundan? Du får passa.
prompt-MustSelect = Du måste välja vilket material som byggs, eftersom { $cause }.
prompt-Place = Lägg en vara på ditt skepp med framsidan ner: { $material }.
prompt-Inspect = Du får titta på en vara på ett annat skepp.
prompt-Offers = Inventering, omgång { $cycle }: du får lämna ett bud till en spelare. Välj motpart, vad du ger och vad du begär.
prompt-Answers = Inventering, omgång { $cycle }: svara på buden du har fått.
prompt-CounterAnswers = Inventering, omgång { $cycle }: svara på motbudet, eller säg om ditt eget står kvar.

event-round_begun = Runda { $round }. { $seat } är varvsledare.
event-role_taken = { $seat } tar rollen: { $role }.
event-procured = { $count ->
    [0] För { $seat } finns inget kvar av { $material } med värde 1.
   *[other] { $seat } skaffar { $count } { $material } med värde 1.
 }
event-nothing_to_procure = För { $seat } finns inga varor med värde 1 kvar att skaffa.
event-exchanged = { $seat } byter { $material } { $pair }.
event-no_exchange = { $seat } gör inget byte.
event-no_further_exchange = { $seat } gör inget andra byte.
event-replaced = { $seat } ersätter { $material } på sitt skepp: { $taken } tas bort, { $placed } läggs dit.
event-replaced-hidden = { $seat } ersätter { $material } på sitt skepp, eller låtsas göra det.
event-not_replaced = { $seat } ersätter ingenting.
event-ordered = { $seat } beordrar { $target } att ersätta sin vara: { $material }.
event-order_obeyed = { $target } ersätter { $material }: { $taken } tas bort, { $placed } läggs dit.
event-order_obeyed-hidden = { $target } ersätter { $material } med en annan vara.
event-order_impossible = { $target } har inget annat av { $material }; ordern från { $seat } blir utan verkan.
event-not_ordered = { $seat } ger ingen order.
event-building_passed = { $seat } vill inte bygga.
event-building_chosen = { $seat } låter bygga { $material }.
event-building_forced = Nu måste { $material } byggas, eftersom { $cause }. { $seat } börjar.
event-nothing_built = Inget byggs den här rundan.
event-placed = { $seat } lägger { $material } { $value }.
event-placed-hidden = { $seat } lägger { $material } med framsidan ner.
event-all_placed = Alla har lagt { $material }.
event-inspected = { $seat } tittar på { $material } hos { $target }: värde { $value }.
event-inspected-hidden = { $seat } tittar på { $material } hos { $target }.
event-not_inspected = { $seat } tittar inte på något.
event-offered = { $seat } lämnar ett bud till { $partner }.
event-not_offered = { $seat } lämnar inget bud.
event-gives = { $seat } vill ge { $count } × { $material } { $value }.
event-wants = { $seat } begär { $count } × { $material } { $value }.
event-mirrored = { $seat } och { $partner } har erbjudit varandra samma affär.
event-accepted = { $seat } godtar budet från { $proposer }.
event-rejected = { $seat } avslår budet från { $proposer }.
event-countered = { $seat } lämnar ett motbud till { $proposer }.
event-kept = { $seat } låter sitt bud stå kvar.
event-withdrawn = { $seat } drar tillbaka sitt bud.
event-counter_accepted = { $seat } godtar motbudet från { $partner }.
event-counter_rejected = { $seat } avslår motbudet från { $partner }.
event-counter_kept = { $seat } låter sitt motbud till { $proposer } stå kvar.
event-counter_withdrawn = { $seat } drar tillbaka sitt motbud till { $proposer }.
event-traded = { $seat } och { $partner } gör affär.
event-handed_over = { $seat } lämnar över { $count } × { $material } { $value }.
event-void_lacking = Affären mellan { $seat } och { $partner } faller: { $target } saknar { $material } { $value }.
event-void_keeping = Affären mellan { $seat } och { $partner } faller: { $target } skulle inte ha nog kvar att bygga med.
event-ship_opened = Skeppet hos { $seat }: trä { $wood }, tyg { $cloth }, järn { $iron }, skulptur { $sculpture }.
event-part_counted = Summan för { $material } är { $total }; det behövs { $needed }.
event-won = { $seat } vinner: { $step }.
event-all_lost = Ingen del av skeppet duger. Alla förlorar.

outcome-win = vinner
outcome-lose = förlorar
reason-sails = Vasa Regalis seglar; den som höll på de bästa varorna vinner.
reason-sinks = För lite trä: skeppet sjunker. Den som gav de bästa varorna klarar sig.
reason-lost_at_sea = För lite tyg: skeppet går förlorat till havs. Den som gav de bästa varorna klarar sig.
reason-lost_in_battle = För lite järn: skeppet går förlorat i strid. Den som gav de bästa varorna klarar sig.
reason-disgraced = För lite skulptur: skeppet blir till skam. Den som gav de bästa varorna klarar sig.
reason-several_fail = Flera delar av skeppet håller inte. Den som gav de bästa varorna klarar sig.
reason-none_operational = Ingen del av skeppet duger: ingen undgår kungens vrede.

option-inventory = Inventering: spelarna får göra affärer före varje bygge
option-inventory-false = inga affärer
option-inventory-true = affärer i upp till tre omgångar av bud
option-max_rounds = Rundan från och med vilken ingen får låta bli att bygga
option-max_rounds-60 = runda 60
option-max_rounds-10 = runda 10
option-max_rounds-20 = runda 20
option-leader = Den första varvsledaren
option-leader-lot = lottas
option-leader-named = utses av spelaren på första platsen
option-memory = Vad du har sett, och vad som följer av det om andras händer och skepp
option-memory-kept = syns hela tiden: varor du känner till ligger öppna för dig, andra visar vad de kan vara
option-memory-own = minns du själv: det du tittar på berättas en gång, i loggen

stands-line = Runda { $round } · { $phase }
round-line = Runda { $round } (ingen får passa från och med { $limit }) · en del behöver { $needed }
phase-roles = Roller
phase-inventory = Inventering
phase-building = Bygge
phase-inspection = Inspektion
phase-over = Slutet
roles-head = Roller:
supply-head = Förråd
status-built = byggt
status-mandatory = måste byggas
status-eligible = får byggas
status-locked = låst
status-waiting = ingen trea i spel
ships-head = Skepp, hand
goods-head = Varor
offer-line = { $proposer } bjuder { $partner }: { $give } mot { $want }
counter-line = { $proposer } ger { $partner } motbudet: { $give } mot { $want }
draft-line = Ditt bud till { $partner }: { $give } mot { $want }
answer-line = { $count ->
    [one] Du har svarat.
   *[other] Du har gett { $count } svar.
 }
totals-head = Delarna

guide-1 = Var och en bygger fyra rutor av kungens skepp: trä, tyg, järn och skulptur, med varor värda 1 till 3, nedvända. En del håller när allas varor tillsammans når den summa som den behöver.
guide-2 = Håller alla fyra delarna seglar skeppet, och flest 3:or kvar på handen vinner. Brister några vinner den som gav flest 3:or till dem. Håller ingen förlorar alla. Gissa alltså vad de andra ger.
guide-3 = Första draget: ta en roll. En uppköpare ger varor av ett material; hantverkaren och skräddaren/smeden gör två varor till en bättre. Pröva en uppköpare först.

ending-headline = { $seat } vinner: { $step }.
ending-sails = Alla delar når { $needed }: skeppet seglar, och det som finns på handen räknas.
ending-fails = { $count ->
    [4] Ingen del når { $needed }: alla förlorar.
    [one] Delen { $parts } når inte { $needed }: skeppet håller inte, och det man gav räknas.
   *[other] Delarna { $parts } når inte { $needed }: skeppet håller inte, och det man gav räknas.
  }
ending-leads = { $names } har { $step }: { $count }.
ending-level = { $names } ligger lika i { $step }: { $count }.

choice-role = { $role }
effect-share = { $seat } { $count }
effect-procurer = { $material } med värde 1: { $who }
effect-craftsman = byten av trä och skulptur: { $who }
effect-tailor_blacksmith = byten av tyg och järn: { $who }
effect-admiral = valfri vara med värde 1; sedan får du ersätta en vara på ditt skepp
effect-king = valfri vara med värde 1; sedan får du beordra någon att ersätta en vara
choice-exchange = Byt { $material } { $pair } → { $good }
effect-supply = { $count } kvar i förrådet
effect-procure = sedan har du { $count }; { $left } i förrådet
choice-replace = Ersätt { $material } { $there } på ditt skepp med { $good }
effect-replace = din del { $change }; ingen ser vilken vara
choice-pretend = Låtsas ersätta { $material }: lägg tillbaka { $there }
effect-pretend = de andra kan inte avgöra det
choice-obey = Lägg { $material } { $value } på ditt skepp
effect-obey = { $there } kommer tillbaka till handen
effect-build = du har { $goods }; { $count ->
    [one] det är den sista delen: skeppet sjösätts
   *[other] { $count } delar är ännu inte byggda
  }
choice-place = Lägg { $material } { $value }
effect-place = behåller { $goods } på handen
effect-place-last = din sista av det materialet
effect-have = du har { $count }
effect-trade = du ger { $give }, du får { $get }
goods-of = { $count } × { $material } { $value }
goods-none = ingenting
effect-known = du känner den: { $value }
effect-possible = kan vara { $values }
effect-done = { $count ->
    [one] bytet går förlorat
   *[other] { $count } byten går förlorade
  }
effect-pass = därefter tillfrågas { $seat }
effect-pass-last = ingenting byggs den här rundan
ask-role = Runda { $round }: ta en av de roller som är kvar (du väljer som nummer { $number } av { $players }).
ask-place = Lägg en vara ({ $material }) på ditt skepp med framsidan ner. Alla skepp tillsammans behöver { $needed }.
ask-obey = { $seat }, som är kung, beordrar dig att lägga en annan vara på rutan för { $material }.
missing-taken = { $seat } har tagit den
missing-craft = den här rollen arbetar bara med { $materials }
missing-pair = du har { $ones } × { $material } 1 och { $twos } × { $material } 2
missing-supply = förrådet har ingen { $material } { $value } kvar
missing-good = du har ingen { $material } { $value } på handen
missing-same = där ligger redan { $material } { $value }; det krävs ett annat värde
missing-not-built = { $material } är inte byggt än
missing-own = det är ditt eget skepp
missing-VV-46 = { $material } är redan byggt
missing-VV-48 = ingen { $material } 3 är i spel än
legend = ★ varvsledare · ▐2▌ en vara på skeppet som du känner · ▐13?▌ någon av dem · ▐?▌ okänd · en punkt: inget byggt · därefter varorna på handen, ? där de är okända · förråd: kvar/i spelet
