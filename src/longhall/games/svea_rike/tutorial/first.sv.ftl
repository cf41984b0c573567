name = Dina första regenter
about = Ett drag med var och en av de tre aktiviteterna, och hur status räknas i slutet.
coach = Brita, som för ättens böcker

family = Du leder ätten Sture, och *tre förläningar* är dina: Västergötland, Småland och Tavastehus.
family-why = Var och en bär kronor och kanske trupper. Sexton regenter ska regera, en spelomgång var, och ätterna gör ett drag i varje omgång med fred.
aim = Högst *status* efter den sista regenten vinner: 20 guld, 3 kronor, 2 trupper eller 3 köpmän är en poäng.
aim-why = Så är också varje kort i en serie historiekort utöver det andra. Din tavla räknar med, så du ser alltid hur du ligger till.

merchant = Först sänder alla ut en köpman: *sätt din i Ryssland*.
merchant-why = Köpmän tjänar mer tillsammans: en ger 2 guld, två ger 6, tre ger 10. Ryssland har mest plats, så det blir fullt sist.
merchant-small = Det får du, men det landet har mindre plats än Ryssland, och du vill ha flera köpmän ihop.

privileges = Din bricka kom upp först och du har dragit ett kort: *spela nu Handelsprivilegier*.
privileges-why = Ordningen lottas på nytt varje omgång. Efter kortdragningen är ett fönster: ett tillfälle då kort som gäller när som helst får spelas, och detta är en köpman för ingenting.
privileges-now = Det får du, men en köpman som kommer ut tidigt tjänar längst.

beside = *Sänd den till Ryssland*, bredvid din första.
beside-why = Två i ett land ger 6 guld. I två länder skulle de ge 2 var.
beside-alone = Det får du, men ensam tjänar den bara 2.

commerce = Varje drag har en aktivitet av tre: *välj Handel*.
commerce-why = Handel sänder ut en tredje köpman innan du samlar in. Jordbruk skulle ge 6 guld och ett köp, och det kan vänta.
commerce-later = Det får du, men med en tredje köpman i Ryssland ger handeln 10 guld nu.

third = *Sätt en tredje köpman i Ryssland*.
third-why = Tre ger 10 guld. Sedan kostar dina trupper underhåll, 1 guld var: du har fyra, så 6 blir kvar åt dig.
third-lost = Det får du, men då samlar du in 6 i stället för 10.
third-alone = Det får du, men där ger den 2, och i Ryssland 4 mer än förut.

harvest = Erik XIV regerar, och *regentkortet* lyder goda skördar: förläningar ger dubbelt.
harvest-why = Ett regentkort gäller en hel spelomgång. Andra ger missväxt, skatt, efterfrågan på varor eller krig.

farm = Låt alltså jorden betala: *välj Jordbruk*.
farm-why = Sex kronor ger 12 guld den här gången. I Jordbruk betalas inget underhåll, och efteråt får du köpa en förläning.
farm-less = Det får du, men de goda skördarna varar bara den här omgången, och Jordbruk kostar inget underhåll.

marry = Med 30 guld: *köp Uppland med ditt Förnäma äktenskap* för 15.
marry-why = Priset är 21, och kortet drar av 2 för var och en av de tre kronorna. Tre kronor är en statuspoäng, och tre guld i varje skörd.
marry-dear = Det får du, men med kortet du har kostar det 6 guld mindre.
marry-idle = Det får du, men guld i kistan ger inget, och någon av de andra tar Uppland.

culture = En ny omgång, och fred. Nu den tredje aktiviteten: *välj Kultur & vetenskap*.
culture-why = Den låter dig köpa ett historiekort. Några ger guld omgång efter omgång, och tidiga gör det längst.
culture-again = Det får du, men den kan du nu; bara Kultur & vetenskap låter dig köpa ett historiekort.

source = Samla in från förläningar eller köpmän: *ta handeln*.
source-why = Dina tre köpmän ger 10, dina nio kronor 9. Sedan ska underhåll betalas för sex trupper.
source-less = Det får du, men det är ett guld mindre.

mine = *Köp { history-mining }* för 6 guld.
mine-why = Det ger 2 guld i början av varje spelomgång, i fred och krig. Tretton återstår.
mine-idle = Det får du, men då betalades underhållet för ingenting.
mine-series = Det får du, men { history-mining } har betalat sig efter tre omgångar, och många återstår.

last-scene = Långt senare: den sista regenten
last = *Det sista draget är ditt*. Birger har 11 poäng, du har färre.
last-why = Du har 11 kronor, och 12 vore fyra poäng. Sök det som lyfter flera summor över nästa steg på en gång.

reap = *Välj Jordbruk* en gång till.
reap-why = Elva kronor ger 11 guld och dina fyra slott 8, så du får 25. Och du får köpa en förläning.
reap-less = Det får du, men det ger mindre guld och ingen krona.

karelia = *Köp nu Karelen* för 5 guld.
karelia-why = En krona till gör 12, två trupper till gör 8, och 20 guld är kvar: var och en av de tre summorna når precis ett nytt steg eller håller sitt.
karelia-gold = Det får du, men då är 15 guld kvar, och det är ingen poäng.
karelia-level = Det får du, men då har du 10 poäng, och Birger vinner med 11.

won = Guld 1, kronor 4, trupper 4, slott 2, köpmän 1: *12 poäng mot 11*, och du blir regent.
won-why = Det som blir över i en summa räknas inte. Är poängen lika vinner flest kronor.

learned-1 = Ett drag är: dra kort, en aktivitet, och kort närhelst ett fönster är öppet.
learned-2 = Jordbruk köper förläningar, Handel sänder ut köpmän, Kultur & vetenskap köper historia.
learned-3 = Köpmän hör ihop; trupper kostar underhåll utom i Jordbruk.
learned-4 = I slutet räknas summor i steg: 20 guld, 3 kronor, 2 trupper, 3 köpmän, serier utöver det andra kortet.
