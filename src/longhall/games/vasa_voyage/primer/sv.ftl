# Sidan där människor lär sig spelet. docs/rules-pages.md berättar hur den skrivs.

aim = Målet
aim-line-ship = Alla ger dolda varor till kungens stora skepp, och det håller bara om ni tillsammans ger tillräckligt.
    .clauses = VV-56, VV-74
aim-line-win = Om det _seglar_ vinner den som behöll de bästa varorna på handen; om det _brister_ vinner den som gav de bästa.
    .clauses = VV-76, VV-77

table = Vad som ligger var
table-figure-table = Din plats i ett spel med tre: { material-wood } och { material-cloth } är byggda, { material-iron } och { material-sculpture } återstår.
table-spot-ship = _Ditt skepp_ har fyra rutor: { material-wood }, { material-cloth }, { material-iron } och { material-sculpture }. Vart och ett av de fyra materialen byggs en gång, av alla i samma runda.
    .clauses = VV-4, VV-46
table-spot-hand = _Din hand:_ varor värda 1, 2 eller 3, med framsidan ner. Bara du får titta på dem, när du vill, och på dem på ditt skepp också.
    .clauses = VV-7
table-spot-supply = _Förrådet_ ligger öppet för alla: det som är kvar av varje material och värde. Det som tagit slut är slut.
    .clauses = VV-8, VV-22
table-spot-roles = _Åtta rollkort_ ligger med framsidan upp. Varje runda tar alla ett.
    .clauses = VV-5, VV-12
table-spot-leader = _Varvsledarkortet_ <leader>: varvsledaren tar den första rollen och bestämmer först vad som byggs.
    .clauses = VV-12, VV-51

start = Så börjar det
start-line-hand = Alla tar ett skepp och { $goods-start-1 } vara med värde 1 av varje material. Resten är förrådet; alla rollkort ligger öppna.
    .clauses = VV-4, VV-5
start-table-players =
    Spelare | Tas bort, av varje material | En del behöver
    3 | { $players-3-removed-1 } ettor, { $players-3-removed-2 } tvåor, { $players-3-removed-3 } treor | { $players-3-operational }
    4 | { $players-4-removed-1 } ettor, { $players-4-removed-2 } tvåor, { $players-4-removed-3 } treor | { $players-4-operational }
    5 | { $players-5-removed-1 } ettor, { $players-5-removed-2 } tvåor, { $players-5-removed-3 } treor | { $players-5-operational }
    .title = Efter antalet spelare
start-line-box = Lådan har { $goods-box-1 } ettor, { $goods-box-2 } tvåor och { $goods-box-3 } treor av varje material. Med färre än fem spelare läggs några undan, och de räknas inte alls i spelet.
    .clauses = VV-1, VV-2, VV-3
start-line-leader = Den första varvsledaren lottas; ett bord kan låta spelaren på första platsen utse någon.
    .clauses = VV-6

round = En runda
round-line-steps = En runda har tre steg; med regeln om affärer kommer ett till mellan de två första.
    .clauses = VV-11, VV-15
round-step-roles = _Roller._ Varvsledaren tar ett rollkort, sedan de andra medurs. Varje roll genomförs innan nästa tas, och det som är taget är borta den rundan. Du måste ta en, även om den inte ger dig något.
    .clauses = VV-12, VV-13, VV-14
round-step-build = _Bygge._ Kanske byggs ett material: då lägger alla en vara av det på sitt skepp.
    .clauses = VV-45, VV-56
round-step-inspect = _Inspektion._ Om något byggdes får alla titta på en vara på ett annat skepp.
    .clauses = VV-60, VV-62
round-line-next = Sedan kommer alla rollkort tillbaka, varvsledarkortet går åt vänster och en ny runda börjar.
    .clauses = VV-16

roles = Rollerna
roles-line-shared = Alla roller utom { role-admiral } och { role-king } gäller hela bordet: den som tog kortet först och dubbelt, sedan de andra medurs. _Den sista i den ordningen, till höger om den som tog det, får inget_, även om andra före inte kunde eller ville ta sin del.
    .clauses = VV-17, VV-18, VV-19
roles-card-wood_procurer = Du tar 2 { material-wood } med värde 1, de andra 1, den sista inget.
    .title = { role-wood_procurer }
    .clauses = VV-20, VV-21
roles-card-cloth_procurer = Du tar 2 { material-cloth } med värde 1, de andra 1, den sista inget.
    .title = { role-cloth_procurer }
    .clauses = VV-20, VV-21
roles-card-iron_procurer = Du tar 2 { material-iron } med värde 1, de andra 1, den sista inget.
    .title = { role-iron_procurer }
    .clauses = VV-20, VV-21
roles-card-sculpture_procurer = Du tar 2 { material-sculpture } med värde 1, de andra 1, den sista ingen.
    .title = { role-sculpture_procurer }
    .clauses = VV-20, VV-21
roles-card-craftsman = Du får göra två byten av { material-wood } eller { material-sculpture }, de andra ett, den sista inget.
    .title = { role-craftsman }
    .clauses = VV-25, VV-27, VV-28, VV-31
roles-card-tailor_blacksmith = Du får göra två byten av { material-cloth } eller { material-iron }, de andra ett, den sista inget.
    .title = { role-tailor_blacksmith }
    .clauses = VV-25, VV-27, VV-28, VV-31
roles-card-admiral = Bara för dig: ta valfri vara med värde 1. Sedan får du ersätta en vara på ditt eget skepp, eller låtsas.
    .title = { role-admiral }
    .clauses = VV-33, VV-35, VV-37
roles-card-king = Bara för dig: ta valfri vara med värde 1. Sedan får du beordra en annan spelare att ersätta en vara på sitt skepp.
    .title = { role-king }
    .clauses = VV-39, VV-40

exchange = Byten
exchange-figure-exchange = De enda två bytena: 1 och 1 blir en 2:a, 1 och 2 blir en 3:a.
exchange-item-pair = Två varor av ett material från handen går till förrådet, och en av samma material kommer därifrån: 1 + 1 ger en 2:a, 1 + 2 ger en 3:a. Inget annat kan bytas, och inget som ligger på ett skepp.
    .clauses = VV-26, VV-29, VV-32
exchange-item-left = En sådan vara måste finnas kvar i förrådet. Det du lämnar finns där genast för nästa byte; ditt andra byte får använda det som det första gav.
    .clauses = VV-29, VV-30
exchange-item-shown = Alla ser vad du byter och vad du tar. Så får andra veta vad du har.
    .clauses = VV-9, VV-10

replace = { role-admiral } och { role-king }
replace-item-admiral = _{ role-admiral }_ nämner en ruta på sitt eget skepp och lägger dit en vara av det materialet, med framsidan ner. Det kan vara en från handen, den som nyss togs, eller samma igen: ingen får veta. Den som låg där går tillbaka till handen.
    .clauses = VV-35, VV-36, VV-37
replace-item-king = _{ role-king }_ nämner en annan spelare och en av rutorna på det skeppet där något ligger. Den spelaren måste lägga en annan vara av materialet och väljer själv vilken; den gamla går till handen. En vara med samma värde duger, samma bricka duger inte.
    .clauses = VV-40, VV-41, VV-42, VV-44
replace-item-none = Den som inte har något av materialet på handen säger det; då ändras inget, och ordern är förbrukad. Varken { role-admiral } eller { role-king } måste ersätta något.
    .clauses = VV-38, VV-40, VV-43

build = Bygge: vad och när
build-item-may = Ett material _får_ byggas när minst en av dess treor har lämnat förrådet. Varvsledaren väljer ett eller passar, sedan de andra medurs, ett varv. Den första som väljer bestämmer; passar alla byggs inget.
    .clauses = VV-47, VV-48, VV-51, VV-52
build-item-must = Ett material _måste_ byggas när alla dess treor har lämnat förrådet. Då passar ingen och inget annat byggs. Är det flera väljer varvsledaren bland dem, och de andra kommer i senare rundor.
    .clauses = VV-49, VV-53, VV-54, VV-55
build-item-none = Är ingen av dess treor ute får ett material vänta. Högst ett byggs per runda, och inget två gånger.
    .clauses = VV-45, VV-46, VV-50
build-item-place = Alla lägger precis en vara av det på sin ruta, med framsidan ner, med vilket värde de vill: med början hos den som valde, eller hos varvsledaren. Du har alltid minst en.
    .clauses = VV-56, VV-57, VV-58

inspect = Inspektion
inspect-line-order = Den som byggde sist tittar först, sedan går det tillbaka moturs; den som valde materialet är sist. Du får titta på en vara på ett annat skepp, gammal eller ny, eller avstå. Flera får titta på samma.
    .clauses = VV-60, VV-61, VV-62, VV-63
inspect-line-secret = Alla ser var du tittar, bara du ser värdet. I övrigt är varor på händer och skepp dolda till slutet.
    .clauses = VV-10, VV-64

end = Slut och dom
end-line-end = När det fjärde materialet har byggts är spelet genast slut, utan inspektion. Alla varor vänds upp.
    .clauses = VV-60, VV-73
end-step-parts = _Delarna._ Varorna av ett material på alla skepp räknas samman. Delen håller om summan når det som behövs: { $players-3-operational } med tre spelare, { $players-4-operational } med fyra, { $players-5-operational } med fem.
    .clauses = VV-74
end-step-sails = _Alla fyra håller:_ <sails> skeppet seglar. Flest treor kvar på handen vinner; är det lika, flest tvåor, sedan flest ettor.
    .clauses = VV-76
end-step-fails = _Några brister:_ <wood> skeppet brister. Flest treor på dina rutor för de delar som brast vinner; sedan flest treor på hela ditt skepp, sedan flest tvåor.
    .clauses = VV-77
end-step-none = _Ingen håller:_ alla förlorar.
    .clauses = VV-75
end-step-tie = _Fortfarande lika?_ Varvsledaren vinner, om den är med; annars den första av dem medurs från varvsledaren. Det finns en vinnare och ingen andraplats.
    .clauses = VV-79, VV-80
end-table-example =
    Fyra spelare | { material-wood } | { material-cloth } | { material-iron } | { material-sculpture } | 3:or på handen | 2:or på handen
    Anna | 3 | 2 | 3 | 2 | 1 | 0
    Bo | 2 | 3 | 2 | 2 | 1 | 1
    Cecilia | 2 | 1 | 2 | 2 | 1 | 2
    Dag | 2 | 3 | 2 | 3 | 1 | 0
    Summa | 9 | 9 | 9 | 9 | – | –
    .title = Ett räknat exempel
end-note-sails = Med fyra spelare behöver en del { $players-4-operational }. Alla fyra delarna har 9. Räcker det seglar skeppet: alla har en 3:a på handen, så 2:orna avgör, och _Cecilia vinner_ med två av dem, fast hennes skepp är fattigast.
    .clauses = VV-74, VV-76
end-note-fails = Hade Bo lagt en 2:a av { material-cloth } i stället för 3:an hade den delen blivit 8 och brustit. Då räknas 3:orna där: bara Dag har en, och _Dag vinner_.
    .clauses = VV-74, VV-77

trade = Affärer, om bordet spelar med dem
trade-line-when = Den avancerade regeln lägger en _inventering_ mellan roller och bygge i varje runda, även om inget kan byggas. Ingen behöver göra affärer.
    .clauses = VV-11, VV-65, VV-70
trade-item-what = Två spelare gör affär: var och en ger en eller flera varor från handen, och ingen sort går åt båda hållen. Precis det som avtalats byter ägare. Det som ligger på skepp, kort och löften kan inte ingå.
    .clauses = VV-67, VV-68, VV-69
trade-item-keep = Efter en affär måste båda ha minst en vara kvar av varje material som inte är byggt.
    .clauses = VV-66
trade-item-how = Det blir högst { $inventory-cycles } omgångar av bud. Alla lämnar ett bud till en spelare, eller inget, alla samtidigt; sedan svarar alla: godta, avslå eller ge ett motbud, som godtas eller avslås. Om två bjuder varandra precis samma affär blir den av. Allt är öppet för alla; en affär som någon inte längre kan uppfylla faller.
    .clauses = VV-71, VV-72

small = Det finstilta
small-point-short = Finns mindre kvar i förrådet än du ska ha tar du det som finns. Inget annat ges i stället, och du kan inte avstå: varorna skaffas helt enkelt.
    .title = För lite kvar
    .clauses = VV-22, VV-23
small-point-built = Material som är byggda kan ändå skaffas och bytas: de räknas på handen vid slutet.
    .title = Efter bygget
    .clauses = VV-24
small-point-empty = Finns ingen vara med värde 1 alls kvar tar { role-admiral } och { role-king } ingen, och går vidare till det de får göra sedan.
    .title = Ett tomt förråd
    .clauses = VV-34, VV-39
small-point-direction = Allt går medurs utom inspektionen.
    .title = Åt vilket håll
    .clauses = VV-1, VV-61
small-point-locked = Det kan hända att inga fler treor går att få fram av något material som är obyggt: alla ettor och tvåor är på händer, och ingen hand har båda. Då måste varvsledaren välja ett, och det byggs. Där bordet gör affärer väntar man en runda till.
    .title = Ingen kommer vidare
    .clauses = VV-59
small-point-limit = Från en runda som bordet bestämmer (60, om inget annat sägs) får ingen passa vid bygget: varvsledaren måste välja ett material, om så krävs ett som inte har någon trea ute.
    .title = Ingen evig väntan
    .clauses = VV-78
small-point-memory = Oftast visar bordet hela tiden det du har sett och det som följer av det alla har sett. Ett bord kan låta dig minnas själv; då berättas en titt en gång, i loggen.
    .title = Minnet
    .clauses = VV-81

words = Ordlista
words-word-wood = Skrov och master. För lite, och skeppet sjunker.
    .title = { material-wood }
words-word-cloth = Seglen. För lite, och skeppet går förlorat till havs.
    .title = { material-cloth }
words-word-iron = Kanonerna. För lite, och skeppet går förlorat i strid.
    .title = { material-iron }
words-word-sculpture = Utsmyckningen. För lite, och skeppet blir till skam.
    .title = { material-sculpture }
words-word-leader = Tar den första rollen och bestämmer först vad som byggs. Kortet går åt vänster efter varje runda.
    .title = Varvsledare
    .clauses = VV-16, VV-51
words-word-supply = Det som ingen har. En trea som har lämnat det är i spel.
    .title = Förråd
    .clauses = VV-8, VV-47
words-word-hand = Varorna som du inte har byggt. Om skeppet seglar avgör de.
    .title = Hand
    .clauses = VV-76
words-word-holds = Håller: alla skepp tillsammans har gett tillräckligt.
    .title = En del som håller
    .clauses = VV-74
words-word-fails = Håller inte: för lite gavs.
    .title = En del som brister
    .clauses = VV-74
words-word-build = Alla lägger en vara av samma material, med framsidan ner.
    .title = Bygge
    .clauses = VV-56
words-word-trade = Steget för affärer, om bordet spelar med dem.
    .title = Inventering
    .clauses = VV-65

aid = Minneslapp
aid-box-roles =
    Varvsledaren först, sedan medurs: alla tar en roll.
    Den som ger ett material: 2 varor med värde 1; andra 1.
    { role-craftsman } ({ material-wood }, { material-sculpture }), { role-tailor_blacksmith } ({ material-cloth }, { material-iron }): 2 byten; andra 1.
    Den sista i ordningen får inget.
    { role-admiral }: valfri 1:a; ersätt en vara på ditt skepp, eller låtsas.
    { role-king }: valfri 1:a; beordra någon att ersätta en vara.
    .title = 1. Roller
aid-box-exchange =
    1 + 1 → 2, och 1 + 2 → 3.
    Ett material, från handen, om förrådet har den nya.
    .title = Byte
aid-box-build =
    En trea av det ute ur förrådet: får byggas. Varvsledaren väljer eller passar, sedan medurs.
    Alla treor ute: måste byggas.
    Alla lägger en vara med framsidan ner.
    .title = 2. Bygge
aid-box-inspect =
    Bara efter bygge, den som byggde sist först, moturs.
    Titta på en vara på ett annat skepp, eller avstå.
    .title = 3. Inspektion
aid-box-sails =
    Alla fyra delar håller: flest 3:or på handen, sedan 2:or, sedan 1:or.
    .title = Skeppet seglar
aid-box-fails =
    Några brister: flest 3:or på de delarna, sedan 3:or på hela skeppet, sedan 2:or.
    Ingen håller: alla förlorar.
    _Lika: varvsledaren, eller nästa medurs._
    .title = Skeppet brister
aid-table-need =
    Spelare | En del behöver
    3 | { $players-3-operational }
    4 | { $players-4-operational }
    5 | { $players-5-operational }
    .title = Tillräckligt
