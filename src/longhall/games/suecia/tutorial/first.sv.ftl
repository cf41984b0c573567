name = Din första nation
about = Kort och handlingar, ett slott och en gård, en leverans och ett skepp, och hur poängen räknas.
coach = Ingeborg, fogde

aim = Du grundar en nation. Varje *markör* du sätter ut är en poäng, på avancerade platser tre, och en uppdragsbricka tio.
aim-why = Spelet är slut när allas kolumner är fulla. Då räknas bara markörer och uppdragsbrickor.

card = En tur börjar med ett kort: *spela { card-NP }*.
card-why = Du måste spela ett kort från handen. Varje kort har två stånd, och varje stånd har sina egna handlingar.
card-early = Det får du, men det finns ingen provins än, och i dag börjar vi med en.

top = Bara ståndet som ligger överst handlar: *lägg { estate-nobility } överst*.
top-why = Så förblir det hela spelet. Adeln bygger slott, och ett slott för med sig en ny provins.
top-land = Det får du, men en bonde bygger gårdar, och det finns ingen provins för en gård än.

column = *Lägg det i { column-1 }*.
column-why = Varje kort i kolumnen där du spelar ger en handling. Senare kort i samma kolumn ger alltså två eller tre.
column-any = Det får du, alla är ännu tomma; men vi börjar med den första.

castle = Du har en handling som adel. *Bygg ett slott* med den.
castle-why = Ett slott är en poäng, och du får betalt när någon bygger en gård i dess provins. Två handlingar av ett stånd räcker till något avancerat.
castle-goods = Det får du, men ett slott betalar sig när andra bygger gårdar där.
castle-lost = Det får du, men då är handlingen förlorad.

mat = Välj en provins och betala 1 av slaget på tre av dess rutor: *ta { mat-MB4 }*, med tre ved och två gröda.
mat-why = Det slaget kallas huvudslag, och du har 1 ved. Gröda och malm finns där också, så andra vill nog bygga gårdar där. När den ligger står numret på vapnet.
mat-lost = Det får du, men då är handlingen förlorad.
mat-twin = Det får du, den har också tre ved. Men den andra har två gröda dessutom, och vi kommer att behöva gröda och ved.
mat-kind = Det får du, men i dag börjar vi med en provins med tre ved och två gröda.

turned = Du får vrida den som du vill: *lägg den som den är*.
turned-why = Hur den är vriden spelar roll när provinser möts: gårdar av ett slag som ligger intill varandra arbetar ihop.
turned-turn = Det får du, alla sex sätten är tillåtna; men ligger den som den är kan vi tala om samma rutor.

done = Ditt slott står. Du skulle kunna växla på marknaden nu, men *avsluta dina handlingar*.
done-why = Att växla hör till en handling: innan du betalar för den, eller efteråt tills nästa börjar. Du behöver inget mer nu.
done-trade = Det får du, men du behöver inget från marknaden nu.

draw = I slutet av varje tur drar du ett kort: *behåll { card-PC }*.
draw-why = Du får byta det mot kortet som ligger uppvänt. Du har redan borgare/präst, så ett nytt kort ger dig mer att välja på.
draw-same = Det får du, men det visar borgare och präst, och ett sådant kort har du redan.

paid = Birger har öppnat *en vedbutik*, och Cecilia har byggt *en gård i din provins*: du får 1 gröda.
paid-why = Den som äger slottet får 1 av rutans slag varje gång en gård byggs där. Ingen betalar den; den kommer ur förrådet.

offer = Du får använda den genast: *ta bonusen*, ett slott till.
offer-why = En bonus kostar ingen handling, bara 1 av det slaget. Var sort får tas en gång under en tur.
offer-point = Det får du, men ett slott för 1 gröda är en poäng och en ny provins, utan handling.

second = Två provinser har tre gröda: *ta { mat-MB1 }*, som har två ved dessutom.
second-why = Bonusen gällde gröda, så huvudslaget måste vara gröda. Med gröda och ved tillsammans fyller du skepp till England.
second-lost = Det får du, men då är bonusen borta.
second-one = Det får du, men den har bara en ved, och skepp till England ber om gröda och ved.

beside = Den måste ligga nära den andra: *lägg den på { site-a }*, överst.
beside-why = En ny provins rör vid så många rutor av de andra som möjligt. Brädet visar platserna där det är så.

again = *Lägg den som den är*.
again-why = Alla sex sätten är tillåtna. Sedan avslutar Cecilia sin tur, och det är din igen.
again-turn = Det får du, alla sex sätten är tillåtna; men ligger den som den är kan vi tala om samma rutor.

stack = Två slott, två poäng. *Spela nu { card-PB }*.
stack-why = Du har provinser; nu behöver de gårdar. En bonde bygger dem och levererar till staden.
stack-both = Det får du, en bonde finns på det också; men behåll det, för den andra halvan är präst och bygger kyrkor.
stack-none = Det får du, men det dina provinser behöver nu är en bonde, som bygger gårdar.

farmer = *Lägg { estate-peasant } överst*.
farmer-why = Borgaren under handlar inte i det här spelet. För det får du andra kort.
farmer-shop = Det får du, och en borgare kan öppna en butik. Men först behöver dina provinser en gård.

same = *Lägg det i { column-1 }*, på adeln.
same-why = Då har kolumnen två kort, och du har två handlingar: en som adel och en som bonde.
same-one = Det får du, men i en tom kolumn ger kortet en enda handling.

collect = En vedgård kostar ved, och du har ingen. *Hämta först ur förrådet* som adel.
collect-why = Du väljer ordningen på dina handlingar. Adeln hämtar varor som det finns tre eller färre av på marknaden.
collect-poor = Det får du, men du har ingen ved att betala en vedruta med.
collect-lost = Det får du, men då är handlingarna förlorade.
collect-castle = Det får du, men två provinser räcker till en början: nu behöver de en gård.

wood = *Hämta ved*.
wood-why = Du får 1 ved, och en till går till marknaden. Ju mer som ligger där, desto billigare är det.
wood-wood = Det får du, men de tre rutorna intill varandra är ved, och en grupp gårdar är stark.
wood-lost = Det får du, men då är handlingen förlorad.

farm = *Bygg nu en gård* som bonde.
farm-why = Gårdar får stå i vilken provins som helst, din eller inte. Du betalar 1 av rutans slag.
farm-lost = Det får du, men då är handlingen förlorad.

own = *Välj { mat-MB4 }*, din provins med tre ved.
own-why = Bygger du i din egen provins får du betalt för slottet: det du ger ut kommer tillbaka.
own-group = Det får du, men där finns bara rum för två vedgårdar, och här för tre.
own-lost = Det får du, men då är handlingen förlorad.

hex = *Bygg på vedrutan i öster*.
hex-why = Du betalar 1 ved och får 1 för slottet. Två vedrutor till ligger bredvid, för senare gårdar.
hex-ore = Det får du, men det är ved som ligger tre i rad här.
hex-lost = Det får du, men då är handlingen förlorad.
hex-other = Det får du, alla tre är ved; men vi börjar i öster.

later-scene = Senare: din sjätte tur
later = Vi hoppar fram fyra varv. Sedan dess har du byggt *en vedgård till* och *en grödbutik*, och du har *ett skepp*.
later-why = Dina slott står där de stod, kolumnerna har vuxit, och de andra har också byggt. Skeppet till England ber om 1 gröda och 1 ved och ger 1 timmer när det är fullt. Du har just spelat ett kort och har en handling som bonde och en som borgare.

supply = Du har gröda till skeppet, men ingen ved än: *leverera till staden* som bonde.
supply-why = Gårdar av ett slag som ligger intill varandra ger 1 enhet var, och en kyrka i provinsen 1 till. För varje enhet som får plats får du 1.
supply-first = Det får du, men den som lastar betalar 1 av vart slag, och du har ingen ved.
supply-lost = Det får du, men då är handlingarna förlorade.
supply-farm = Det får du, men en leverans ger dig ved nu, och en gård som bonus.

group = *Välj dina två vedgårdar*: med Cecilias kyrka i mitten ger de 3 enheter.
group-why = Två fyller Birgers och Cecilias vedbutiker, den tredje går till marknaden, och du får 3. Cecilia får 1 för sin kyrka.
group-lost = Det får du, men då är handlingen förlorad.

more = En leverans ger dig en bonus: *ta gården*.
more-why = Du får betala 1 av slaget du levererade för en gård på en sådan ruta, utan handling. Det är en poäng, och nästa leverans blir större.
more-point = Det får du, men en gård för 1 ved är en god affär.

there = *Bygg den i { mat-MB4 }*, bredvid dina andra vedgårdar.
there-why = Där hör den till din grupp, och slottet ger veden tillbaka.
there-far = Det får du, men då får Birgers slott betalt, och gården rör inte vid dina andra.
there-lost = Det får du, men då är bonusen borta.
there-own = Det får du, och det slottet är också ditt. Men där rör gården inte vid dina andra.

third = *Ta rutan i sydväst*: den tredje vedrutan, bredvid dina gårdar.
third-why = Du betalar 1 ved och får 1. Tre gårdar och en kyrka kommer att ge 4 enheter.
third-lost = Det får du, men då är bonusen borta.

load = Nu har du gröda och ved till skeppet: *lasta skepp* som borgare.
load-why = Skepp tar varor ur butikerna, och du betalar ägarna med varor av samma slag.
load-lost = Det får du, men då är handlingen förlorad.
load-ship = Det får du, men skeppet du har kan fyllas nu.

england = *Lasta för { nation-england }*.
england-why = Alla dina skepp från en nation lastas tillsammans. Du har ett.
england-lost = Det får du, men då är handlingen förlorad.

crop = *Lasta gröda*: den kommer från din egen butik.
crop-why = Skepp letar i högra kolumnen först, nerifrån och upp, och tar från den första butiken som har slaget. Du betalar 1 gröda till dig själv, och får tillbaka den när du avslutar.
crop-order = Det får du, ordningen är din; men låt oss börja med gröda.
crop-lost = Det får du, men inget är lastat än, och då är handlingen förlorad.

aboard = *Lasta ved*: på vägen från höger kommer Cecilias butik först.
aboard-why = Därför får hon 1 ved. Dina butiker tjänar på samma sätt när andra lastar.
aboard-half = Det får du, och grödan ligger kvar ombord; men med 1 ved är skeppet fullt.

sail = Skeppet är fullt: *avsluta lastningen*.
sail-why = Betalningarna lämnas över, lasten går till förrådet, och skeppet ger dig 1 timmer.

flip = Ett fullt skepp får vändas: *ta bonusen för skeppet*.
flip-why = Baksidan ber om dubbelt så mycket och ger dubbelt så mycket. Blir den full kan skeppet bytas mot ett uppdrag.
flip-larger = Det får du, men baksidan ger 2 timmer när den är full.
flip-order = Det får du, ordningen är din; men vi vänder skeppet först.

shop = Din butik fick betalt, så det finns en till: *ta bonusen för butiken*.
shop-why = Du fick betalt i gröda, så du får betala 1 gröda för en ny grödbutik, utan handling.
shop-point = Det får du, men en butik för 1 gröda är en poäng.

tile = *Ta en bricka med gröda och timmer*.
tile-why = Du har 1 timmer. Med det kan en borgare vända en sådan bricka, och då är din markör värd 3.
tile-lost = Det får du, men då är bonusen borta.
tile-textile = Det får du, men det skeppet gav dig är timmer, och det vänder bara en bricka med timmer.

square = Lägg den där skeppen letar först: *{ square-5-5 }*, nere till höger.
square-why = Det finns ingen regel om grannar. Men en butik som skeppen når först får betalt först.

end-scene = Mycket senare: spelets slut
end = Allas kolumner är fulla, så spelet är slut: *poängen räknas*.
end-why = Du har 6 enkla markörer, 3 avancerade och 1 uppdragsbricka: 6 + 9 + 10 = 25. Birger har 5 + 6 + 10 = 21.

missions = Cecilia har 9 poäng och ingen uppdragsbricka: *du vinner* med 25.
missions-why = Ett uppdrag tar två avancerade varor och ger tio poäng. Har två lika många avgör varorna som de har kvar.

learned-1 = Spela ett kort, använd en handling för varje kort i kolumnen, dra.
learned-2 = Slott, kyrkor och butiker får betalt när andra använder dem.
learned-3 = Gårdar förser butiker och ger dig varor; skepp gör avancerade varor av enkla.
learned-4 = Bonusar kostar ingen handling: ta dem när du kan betala.
learned-5 = En enkel markör är 1 poäng, en avancerad 3, en uppdragsbricka 10.
