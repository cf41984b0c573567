name = Leverans och bonusar
about = Hur gårdar, kyrkor och slott arbetar ihop, vart varorna går, och vad en bonus är.
coach = Ingeborg, fogde

farms = Dina tre *vedgårdar* ligger i två provinser, men kant i kant: de är en grupp.
farms-why = Gårdar av ett slag som rör vid varandra arbetar ihop, även över gränsen. Vem som äger slotten spelar ingen roll.

supply = Du har två handlingar som bonde: *leverera till staden* med den ena.
supply-why = Ved är ett enkelt slag, så en handling räcker. Ett avancerat slag hade tagit båda.
supply-lost = Det får du, men då är båda handlingarna förlorade.
supply-poor = Det får du, men en vedgård kostar 1 ved, och du har ingen. Leverera först.

group = *Välj gruppen*: tre gårdar, och din kyrka i { mat-MB4 }, ger 4 enheter.
group-why = Varje kyrka räknas i en provins där någon av gruppens gårdar ligger, vems den än är. Den andra provinsen har ingen kyrka än.
group-lost = Det får du, men då är handlingen förlorad.

route = Två enheter fick plats: *först i nedersta raden*, sedan i nästa.
route-why = Från väster fylls raderna nerifrån och upp, var rad från vänster. Birgers avancerade butik tog också ved: den har en plats för vart och ett av sina tre slag.

rest = Två blev över: den ena gick *till marknaden*, den andra är förlorad.
rest-why = Varannan enhet som inte ryms i någon butik är förlorad. Du fick 3 för de andra och 1 för din kyrka: 4 ved.

church = Nu till bonusarna. *Ta kyrkan*.
church-why = Din kyrka räknades, så du får bygga en till för 1 ved i en provins med tre vedrutor.
church-point = Det får du, men en kyrka för 1 ved är en poäng och en enhet till varje gång.
church-order = Det får du, ordningen är din; men vi tar kyrkan först.

there = *Sätt den i { mat-MB3 }*, där två av dina gårdar ligger.
there-why = Då har båda provinserna med dina gårdar en kyrka, och båda räknas.
there-lost = Det får du, men då är bonusen borta.

farm = Och *ta gården*.
farm-why = Den som levererar får bygga en gård av det slaget för 1 bricka, utan handling.
farm-point = Det får du, men en gård för 1 ved är en poäng och en enhet till.

where = *Bygg den i { mat-MB4 }*, Birgers provins: två av dess vedrutor är tomma.
where-why = Slottet där är hans, så han får 1 ved. Det är priset för att ha gårdar hos andra.
where-last = Det får du, men där vore det den sista vedrutan; här blir en till kvar för senare.
where-lost = Det får du, men då är bonusen borta.

hex = *Ta rutan i sydöst*.
hex-why = Den rör vid din gård i öster, så gruppen har fyra gårdar. Ingen provins med tre ved är kvar, så Birger kan inte bygga ett slott för den.
hex-apart = Det får du, men den rör inte vid dina andra gårdar, så den vore en egen grupp.
hex-lost = Det får du, men då är bonusen borta.

again = Butikerna är fulla, men inte marknaden: *leverera en gång till*.
again-why = Fyra gårdar och två kyrkor ger nu 6 enheter. Hälften når marknaden, och båda kyrkorna är dina.
again-lost = Det får du, men då är handlingen förlorad.
again-poor = Det får du, och det vore en poäng. Men en leverans ger dig 5 ved.

all = *Välj gruppen* igen.
all-why = Enheterna 1, 3 och 5 når marknaden och ger dig 3, och kyrkorna ger 2. Bara en bricka läggs till i raden, för det är en enda handling.
all-lost = Det får du, men då är handlingen förlorad.

once = Du fick 5 ved, men *ingen bonus erbjuds*: var sort får tas en gång under en tur.
once-why = Varorna kommer varje gång, byggena en gång. En bra tur har alltså flera sorters bonus.

north-scene = Senare: din nionde tur, i norr
north = Nu har du två timmergårdar i norr och två handlingar som bonde: *leverera till staden, avancerat*.
north-why = Timmer är ett avancerat slag: det tar två handlingar av ett stånd. Det fyller uppdrag, och markörer där är värda 3.
north-tier = Det får du, och dina gårdar i väster skulle leverera ved. Men i dag är det timmer vi vill ha.
north-lost = Det får du, men då är handlingarna förlorade.

timber = *Välj dina två timmergårdar*.
timber-why = Från norr kommer vänstra kolumnen först, uppifrån och ner. Bara platser för timmer räknas.
timber-lost = Det får du, men då är handlingarna förlorade.

column = De fyllde *två butiker i vänstra kolumnen*, fast en butik i översta raden står tom.
column-why = Kolumnerna fylls en efter en, så den andra får vänta. Du fick 2 timmer.

third = *Ta gården* som bonus.
third-why = Den kostar 1 timmer och är värd 3 poäng.
third-point = Det får du, men det vore 3 poäng för 1 timmer.

own = *Välj { mat-MA3 }*, din egen provins.
own-why = Slottet där är ditt, så timret kommer tillbaka.
own-lost = Det får du, men då är bonusen borta.

beside = *Ta rutan i sydväst*: den tredje timmerrutan.
beside-why = Du betalar 1 timmer och får 1, och tre gårdar ligger ihop.
beside-lost = Det får du, men då är bonusen borta.

chain = En gård byggdes vid ditt slott, så en bonus ger en till: *ta slottet*.
chain-why = En gård genom bonus räknas som alla andra. För 1 timmer får du lägga en provins med tre timmer.
chain-point = Det får du, men det vore 3 poäng och en provins för 1 timmer.

mat = *Ta { mat-MA4 }*, den andra provinsen med tre timmer.
mat-why = Det finns två provinser av varje huvudslag på varje sida; { mat-MA3 } ligger redan på bordet.
mat-lost = Det får du, men då är bonusen borta.

site = *Lägg den på { site-a }*.
site-why = När en provins ligger där har nästa tolv platser. Alla rör vid den lika mycket.

turned = *Lägg den som den är*.
turned-why = Vrid den så att dina slag möts, om du kan: då är gårdar på båda sidor en grupp.
turned-turn = Det får du, alla sex sätten är tillåtna; men i dag låter vi den ligga som den är.

points = Två handlingar, *6 poäng* och 1 timmer kvar: så mycket gör bonusar.
points-why = En gård och ett slott i norr är 3 poäng var. Du betalade 2 timmer och fick 3.

learned-1 = En grupp är alla dina gårdar av ett slag som rör vid varandra; kyrkor intill ger fler enheter.
learned-2 = Från väster fylls nedersta raden först, från norr vänstra kolumnen.
learned-3 = Det som inte ryms i en butik går till marknaden, och varannan enhet är förlorad.
learned-4 = Bonusvaror kommer varje gång, bonusbyggen en gång under en tur av var sort.
