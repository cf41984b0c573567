name = Din första resa
about = Roller, ett första bygge och sjösättningen: så vinner du vare sig kungens skepp seglar eller sjunker.
coach = Astrid, skeppsbyggare

ship = Tre byggare, ett kungligt skepp: alla ger en vara till varje del, och *en del håller med 7*.
ship-why = Delarna är trä, tyg, järn och skulptur, och varorna är värda 1, 2 eller 3. Det du ger ligger nedvänt, så ingen vet hur stark en del är.
aim = Håller alla delar vinner flest 3:or *på handen*. Brister några vinner flest 3:or *i dem*.
aim-why = En 3:a på handen är alltså bra om skeppet seglar, och en 3:a ombord är bra där det brister. Håller ingen del alls förlorar alla.

procure = Varje runda börjar med roller: *ta Träuppköparen*.
procure-why = Du tar två trä med värde 1, nästa spelare tar ett, och den sista får inget. En roll som är tagen är borta för den här rundan.
procure-poor = Det får du, men du har inte två likadana varor än: det finns inget att byta.
procure-later = Det får du, men inget är byggt än, så det finns inget att ersätta på något skepp.

share = Cecilia tog Hantverkaren, och du får vara med: *byt två trä 1 mot en 2:a*.
share-why = Två 1:or blir en 2:a, och en 1:a och en 2:a blir en 3:a. Den som tog rollen får byta två gånger, de andra en gång och den sista inte alls.
share-lost = Det får du, men då går din del av rollen förlorad.
share-short = Du har inte de två varorna på handen.

craft = Runda 2: nu leder Birger, och du väljer sist. *Ta Hantverkaren* själv.
craft-why = Ledarens kort går åt vänster varje runda. Med ett trä 1 och ett 2 kan du göra en 3:a, och Cecilia, som kommer sist, får inget av rollen.
craft-taken = Cecilia har tagit den: varje roll finns en gång per runda.

three = *Gör nu en 3:a av din 1:a och din 2:a*.
three-why = Paret går tillbaka till förrådet, och en 3:a kommer till din hand. Det finns bara tre 3:or av trä i spelet.
three-lost = Det får du, men då går båda bytena förlorade, och med dem din 3:a.

twice = Du tog rollen, så du får byta två gånger: *gör en 2:a av dina två skulpturer*.
twice-why = Cecilias uppköp gav dig den andra. Hantverkaren arbetar med trä och skulptur, Skräddaren/smeden med tyg och järn.
twice-lost = Det får du, men en 2:a är mer värd för dig än två 1:or: bara en vara hamnar ombord.

build = När det finns en 3:a får trä byggas. De andra har passat: *låt bygga det*.
build-why = Birger kan ge en 2:a och Cecilia en 1:a, och du har den enda 3:an. Trä når alltså inte 7, och det vet du.
build-wait = Det får du, och då byggs inget. Men så länge bara du har en 3:a är det här ditt tillfälle.
build-none = Ingen har en 3:a av det än, så det kan inte byggas.

placed = Alla har lagt ett trä nedvänt, och ditt är *3:an*.
placed-why = 3, 2 och 1 blir 6: trä brister. Då räknas 3:orna i de delar som brister, och din är den enda där.

later-scene = Senare: den sjätte rundan
later = Nu är *tre delar byggda*, och du vet en del om varorna.
later-why = Bordet minns det du har sett och det som följer av loggen. Kan en vara vara det ena eller det andra visas båda.

inspect = Efter ett bygge får alla titta på en vara: *titta på Birgers järn*.
inspect-why = Cecilias järn kan bara vara en 3:a och ditt är en 1:a, så Birgers avgör om järnet håller. Bara du ser vad det är; alla ser var du tittar.
inspect-known = Det får du, men du får inte veta något nytt: det är Birgers järn du inte känner till.
inspect-own = Det är ditt eget skepp; du tittar på någon annans.
inspect-empty = Skulptur är inte byggt än: där finns inget att titta på.

holds = En 3:a! Med din och Cecilias blir det *7: järnet håller*, och det gör tyget också.
holds-why = Tyget är 2, 3 och 2. Hur det än går med skulpturen är allt inte förlorat: bara trä, och kanske skulptur, brister.

king = Du leder och väljer först: *ta Kungen*.
king-why = Kungen får beordra någon annan att ersätta en vara ombord. Du har ett trä 1 kvar på handen, så någon skulle kunna tvinga dig att ta bort 3:an.
king-danger = Det får du, men då kan någon annan ta Kungen och tvinga dig att byta 3:an av trä mot din 1:a.

favour = Kungen ger en valfri vara med värde 1: *ta en skulptur*.
favour-why = Det är den enda delen som inte är byggd. En till att välja på skadar inte.

mercy = Inget behöver ändras på de andra skeppen: *ge ingen order*.
mercy-why = Trä brister med din 3:a i, och tyg och järn håller. Det är just vad du vill.
mercy-iron = Det får du, men järnet håller med precis 7. Brister det också räknas de andras 3:or där för dem.
mercy-void = Det får du, men det finns ingen sådan vara till på handen: ordern skulle inte leda till något.

finish = Du leder varvet och har en 3:a: *låt bygga skulptur*, den sista delen.
finish-why = När den fjärde delen är lagd slutar spelet genast. Du är väl förberedd, så ge inte de andra tid.
finish-wait = Det får du, men nästa runda kan någon annan ta Kungen före dig.

last = *Lägg din 3:a* en gång till.
last-why = Håller skulpturen är det bara trä som brister, och den enda 3:an där är din. Brister den har du två 3:or i delar som brister, och ingen kan ha fler.
last-risk = Det får du, men då brister skulpturen, och Birger, som har en 3:a av den, kan komma jämsides med dig.

launch = Sjösatt! Bara trä brister, med 6, och *din 3:a* är den enda där: du vinner.
launch-why = Först jämförs bara det som ligger i delen som brast. Hade alla delar hållit hade 3:orna på handen räknats.

learned-1 = En runda är: roller, kanske ett bygge, och sedan en titt.
learned-2 = Två 1:or blir en 2:a, en 1:a och en 2:a blir en 3:a; utan en 3:a i spel byggs inget.
learned-3 = Seglar skeppet vinner flest 3:or på handen; brister delar vinner flest 3:or i dem.
learned-4 = Ta reda på vilka delar som brister, och lägg dina 3:or där.
