name = Uppdrag
about = Tio poäng för två avancerade varor: att hämta ett uppdrag, fylla det, vända det och byta det.
coach = Ingeborg, fogde

need = Varje *uppdrag* ber om två avancerade varor och ger en bricka som är värd tio poäng.
need-why = Finland ber om tyg och timmer, Baltikum om tyg och järn, Ryssland om timmer och järn. Det är lika mycket som tio enkla markörer.

take = *Hämta ett uppdrag* med två handlingar som adel.
take-why = Två handlingar som adel räcker, eller två som präst. En av varje gör det inte.
take-lost = Det får du, men då är båda handlingarna förlorade.
take-one = Det får du, men det är värt en poäng eller en bricka. Ett uppdrag blir värt tio poäng och mer.

finland = Tyg och timmer är vad butikerna kan ge: *ta { nation-finland }*.
finland-why = Du får ha tre uppdrag åt gången. Det kostar inget mer än handlingarna.
finland-shops = Det får du, men det finns inget järn i staden.
finland-lost = Det får du, men då är handlingarna förlorade.

open-scene = Senare: din nästa tur
open = Uppdraget är ditt, och du har två handlingar som präst: *lasta uppdrag*.
open-why = Varje bricka som du lastar kostar 1 av sitt slag, till butikens ägare. Du har tyg, men inget timmer än.
open-lost = Det får du, men då är handlingarna förlorade.
open-second = Det får du, men du har ett uppdrag, och det kan bli fullt nu.

trade = Innan du lastar får du växla: *växla på marknaden*.
trade-why = Det du har börjat på får du betala med det du köper under tiden. Också mellan två brickor som du lastar får du växla.
trade-half = Det får du, men du kan inte betala för timret. Det finns på marknaden.
trade-lost = Det får du, men då är handlingarna förlorade.

sell = *Sälj 3 malm* för 2 var: det blir 6.
sell-why = Två malm ligger på marknaden, så nästa bricka skulle ligga i fältet med priset 2. Alla enheter i en växling har samma pris.
sell-need = Det får du, men uppdraget ber om tyg.
sell-all = Det vore samma sak här, för du har tre. Vi säger det med talet: sälj 3 malm.
sell-some = Det får du, men 1 timmer kostar 6, och för det måste du sälja alla tre.

buy = *Köp 1 timmer* för 6.
buy-why = Tre timmer ligger där, så det billigaste kostar 6. Pengar finns inte: det som blev över vore förlorat.
buy-all = Det vore samma sak här. Vi säger det med talet: köp 1 timmer.
buy-need = Det får du, men uppdraget ber om timmer.

nation = *Lasta nu för { nation-finland }*.
nation-why = Uppdrag letar från öster: översta raden först, var rad från höger till vänster.
nation-lost = Det får du, men då är handlingarna förlorade.

textile = *Lasta tyg*: din egen butik i översta raden är tom, så Birgers får duga.
textile-why = Hans butik har inget tyg, men gröda och malm, och av de två blir det ett. Båda brickorna försvinner, och han får 1 tyg.
textile-order = Det får du, ordningen är din; men låt oss börja med tyg.
textile-lost = Det får du, men inget är lastat än, och då är handlingarna förlorade.

timber = *Lasta timmer* från Cecilias butik.
timber-why = Hon får 1 timmer för det. Fanns det inget timmer i någon butik skulle marknaden ta 2.
timber-half = Det får du, och tyget ligger kvar; men med timmer är uppdraget fullt.

full = Uppdraget är fullt: *avsluta lastningen*.
full-why = Birger och Cecilia får sin betalning, lasten försvinner, och du får en trosbricka: tio poäng.

turn = *Ta bonusen*: uppdraget vänds.
turn-why = Baksidan ber om två av vart slag och ger två brickor. Du behöver inget nytt kort för dem.
turn-more = Det får du, men baksidan ger tjugo poäng.

owners = *Birger och Cecilia* fick betalt, och båda erbjöds en butik som bonus. De tackade nej.
owners-why = Med brickan som de fick hade de kunnat lägga en ny avancerad bricka. Butiker som uppdragen använder är bra att ha.

later-scene = Senare: din fjortonde tur
later = Vi hoppar fram fem varv: tre av de fyra brickorna är lastade, och *ett timmer fattas*.
later-why = Lasten ligger kvar på kortet tills det är fullt. Men ingen butik har timmer nu.

last = Du har två handlingar som adel och 2 timmer: *lasta uppdrag*.
last-why = Från marknaden kostar en bricka 2 av sitt eget slag, till förrådet. Det är dyrt, men kortet blir fullt.
last-near = Det får du, men det här uppdraget behöver bara en bricka för tjugo poäng.
last-lost = Det får du, men då är handlingarna förlorade.
last-one = Det får du, men det här uppdraget behöver bara en bricka för tjugo poäng.

same = *Lasta för { nation-finland }*.
same-why = Alla dina uppdrag till Finland skulle lastas tillsammans. Du har ett.
same-lost = Det får du, men då är handlingarna förlorade.

market = *Lasta timmer* från marknaden, för 2 timmer.
market-why = Ingen butik får betalt, så ingen får någon bonus för en butik.
market-lost = Det får du, men inget är lastat än, och då är handlingarna förlorade.

two = *Avsluta lastningen*: baksidan ger två brickor.
two-why = Med den första blir det tre trosbrickor, trettio poäng.

swap = Baksidan ligger upp, så bonusen är en annan nu: *ta den* och byt kortet.
swap-why = Kortet går tillbaka till förrådet, och du får ta två andra uppdrag, utan handling. Ett skepp med baksidan upp skulle ge ett.
swap-more = Det får du, och kortet ligger kvar, tomt. Men två nya uppdrag utan handling är värda mer.

baltics = *Ta { nation-baltics }*.
baltics-why = Olika uppdrag ber om olika varor, så du har nytta av vad du än får.
baltics-lost = Det får du, men då tar du inget alls.
baltics-order = Det får du, ordningen är din; men vi börjar med Baltikum.
baltics-again = Det får du, men av olika uppdrag har du nytta vilka varor du än får.

russia = Och *ta { nation-russia }*.
russia-why = Du har två uppdrag nu, och får ha tre. Med tre skulle du först få lämna tillbaka ett.
russia-lost = Det får du, men det kostar ingenting.
russia-again = Det får du, men av olika uppdrag har du nytta vilka varor du än får.

end-scene = Mycket senare: spelets slut
end = *Dina tre brickor* ger 30, och din butik 3: du vinner med 33 poäng.
end-why = Birger har fyra markörer i väster, en avancerad butik och en uppdragsbricka: 4 + 3 + 10 = 17. En sådan bricka är lika mycket värd som tio markörer i väster.

learned-1 = Ett uppdrag hämtas och lastas med två handlingar som adel, eller två som präst.
learned-2 = Uppdrag letar i översta raden först, från höger, och du betalar ägarna.
learned-3 = Två enkla brickor i en avancerad butik duger som en avancerad.
learned-4 = Ett fullt uppdrag vänds; fullt på baksidan byts det mot två andra.
