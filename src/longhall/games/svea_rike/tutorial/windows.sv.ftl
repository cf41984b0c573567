name = Fönster och stående order
about = När kort får spelas, hur de hejdas och tas upp, och hur du blir tillfrågad mer sällan.
coach = Brita, som för ättens böcker

open = Du har dragit kort, och *ett fönster är öppet*: ett tillfälle då kort får spelas.
open-why = Så behöver ingen vara snabb. Bordet stannar vid varje tillfälle som ett kort kan ändra och frågar den som har ett som passar; vem som tillfrågats sägs inte.

show = *Spela Handelsprivilegier*: det får spelas när som helst.
show-why = Först visas kortet, sedan sägs vad det riktas mot. Tills det har fått verkan kan någon ännu hejda det.
show-wait = Det får du, men en köpman som sätts ut nu tjänar redan i det här draget.

aim = *Välj Ryssland*, där du redan har en köpman.
aim-why = Två i ett land ger 6 guld, en ger 2. Nu får alla andra svara.

office = Birger hejdade det med Förbindelser med hovet. *Ta upp hans kort med Inflytelserikt ämbete!*
office-why = Ditt kort gjorde inget och är borta. Men den som har det här ämbetet får ta ett kort som någon annan har använt, och hans är ett av de allra bästa.
office-gone = Det får du, men då blir hans Förbindelser med hovet liggande i kasthögen.

other-scene = En annan gång: Birgers drag
other = Birger har *tre köpmän i Preussen* och har valt Kultur & vetenskap.
other-why = Han måste säga varifrån hans inkomst kommer, och kan inte ändra det sedan. Först då öppnas fönstret före inkomsten.

low = Han samlar in från handeln. Nu, innan han gör det: *spela Låg efterfrågan på importvaror*.
low-why = En stund tidigare hade han tagit förläningarna i stället, en stund senare hade han haft guldet. Det är vad fönster är till för.
low-late = Det får du, men då samlar han in 10 guld.

prussia = *Välj Preussen*.
prussia-why = Ingen tjänar något där under resten av spelomgången. Din egen köpman är i Ryssland.
prussia-own = Det får du, men där är din egen köpman; Birger har ingen där.

nothing = Han fick inget och *betalade ändå 4 guld* i underhåll.
nothing-why = Efter varje kort tillfrågas alla som har ett passande igen, så han hade ännu kunnat svara. Säger två kort emot varandra gäller det senare.

spare-scene = En annan gång: ett kort för onda år
spare = Birger samlar in från sina förläningar, och du har Dålig skörd: *passa*, och behåll kortet.
spare-why = Det förstör bara förläningar med tre kronor, och han har en: 3 guld. Att passa kostar inget och säger ingen vad du har.
spare-poor = Det får du, men det kostar honom bara 3 guld, och kortet är borta.

strike-scene = En annan gång: Cecilias drag
strike = Nu samlar Cecilia in, från *tre förläningar med tre kronor var*: spela Dålig skörd!
strike-why = Samma kort tar 9 guld här. Se efter vems fönster det är, och vad den spelaren har på bordet, innan du spelar ett kort.
strike-lost = Det får du, men sällan har någon fler sådana förläningar än hon.

spoilt = Hon fick *ingenting*.
spoilt-why = Spelar två kort som säger emot varandra i samma stund avgör tärningar vems som spelas; det andra stannar på handen.

orders = För många frågor? *Stående order* svarar åt dig; du hittar dem bland bordets knappar.
orders-why = Oftast tillfrågas du bara där ett kort framför allt är tänkt att spelas. Du kan också tillfrågas överallt, aldrig, eller inte förrän ditt nästa drag.

learned-1 = Kort spelas i fönster, och ingen behöver vara snabb.
learned-2 = Ett kort visas, riktas, hejdas kanske, utförs och tas sedan kanske upp.
learned-3 = Rätt fönster är mer värt än kortet.
learned-4 = Stående order säger när du tillfrågas.
learned-5 = Att passa kostar inget: ett bra kort väntar på den spelare som det skadar mest.
