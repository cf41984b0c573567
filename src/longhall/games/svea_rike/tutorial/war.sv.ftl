name = Att dra i krig
about = Vem som drar ut, hur ett slag utkämpas, vad en seger ger och vad ett nederlag kostar.
coach = Brita, som för ättens böcker

outbreak = *Regentkortet lyder krig med Danmark*: ingen gör något drag, och köpmännen har lämnat landet.
outbreak-why = I stället avgör varje ätt i hemlighet om en av dess förläningar drar ut. Bara de som drar ut får del av bytet.

value = En förläning träffar med *så många trupper som den har*: Västergötland 3, Småland 1, Tavastehus ingen.
value-why = Varje anfall är en tärning, och den träffar om den inte visar mer än stridsvärdet. Varje militärt historiekort lägger till 1. En förläning utan trupper drar bara ut om du har ett sådant kort.

march = *Skicka Västergötland*: tre trupper, och { history-viborg } lägger till en.
march-why = Att dra ut kostar 2 guld för varje trupp på förläningen, alltså 6. Ditt stridsvärde är 4: med en tärning på högst 4 tar du bort ett av fiendens kort.
march-booty = Det får du, men den som stannar hemma får inget byte, och Sverige är svagare utan dig.
march-weak = Det får du, men då är ditt stridsvärde lägre, och du träffar sällan.

belt = Birger drar också ut. Fienden har 1, 2 och 4 trupper: *spela Tåget över Stora Bält*.
belt-why = Det tar bort Danmarks två svagaste kort, så bara 4:an är kvar. Och vinner Sverige stannar kortet hos dig och är en statuspoäng.
belt-now = Det får du, men nu tar det bort två kort, och varje kort som är kvar slår mot dig.

booty = Birger föll, och ditt andra slag vann kriget! Du väljer först: *ta en förläning*.
booty-why = Ni hade båda tre trupper, men han har inget militärkort, så hans förläning föll först. Skåne och Trøndelag har blivit till salu, och en slumpvis vald förläning besparar dig ett köp.
booty-gold = Det får du, men tre tärningar är 10 eller 11 guld, och för en förläning behöver du dessutom ett drag med Jordbruk.

kept = *Fred.* Skåne är ditt, och kortet ligger framför dig för gott: en statuspoäng.
kept-why = Västergötland står som förut. Det som betalades för trupperna är borta, och köpmän måste sändas till Danmark på nytt.

home-scene = Senare: krig igen
home = Nästa krig kommer när du har *5 guld*, och Västergötland kostar 6: *stanna hemma*.
home-why = Den som inte kan betala allt tar tillbaka förläningen, och alla har sett vilken det var. Valet är hemligt, så ännu vet ingen att du stannar.
home-broke = Det får du, men du kan inte betala dess 6 guld: du tar tillbaka den och har ändå stannat hemma.
home-weak = Det får du: den kostar 2 guld. Men ensam träffar den bara med en 1:a, och förloras kriget lämnar den som drog ut säkert en förläning.

give = *Ingen drog ut*, så kriget är genast förlorat, och du slog en 2:a. *Lämna Tavastehus.*
give-why = Hemma kostar ett slag på 1 till 3 en förläning efter eget val; de andra slår också. Den blir åter till salu, och vem som helst får köpa den.
give-best = Det får du, men den har tre kronor och tre trupper, och är dyrast att köpa tillbaka.
give-troop = Det får du, men den har en krona och en trupp mer än Tavastehus.

treason-scene = Senare: ett förlorat krig
treason = Ett annat krig med Danmark är förlorat, och Skåne är danskt igen. *Spela Högförräderi!*
treason-why = Den som drog ut lämnar en förläning till efter eget val. Kortet låter dig behålla den; förläningar med fiendens flagga räddar det inte.
treason-price = Det får du, men då lämnar du en av dina tre förläningar.

peace = Birger lämnade Lappland, Cecilia stannade hemma och slog en 5:a. *Du behåller dina tre förläningar.*
peace-why = Hemma kostar också ett slag på 1 till 3 en förläning, så att stanna borta är inget skydd. Fallna förläningar står igen efter kriget.

learned-1 = En förläning drar ut i hemlighet, för 2 guld per trupp; militärkort följer med för ingenting.
learned-2 = En tärning som inte är över stridsvärdet träffar; den svagaste faller först på båda sidor.
learned-3 = Seger: en förläning, ett historiekort eller guld, för dem som drog ut.
learned-4 = Nederlag: en förläning från alla som drog ut, och från dem hemma på 1 till 3.
learned-5 = Stanna hemma om du inte kan betala, eller om din förläning nästan aldrig träffar.
