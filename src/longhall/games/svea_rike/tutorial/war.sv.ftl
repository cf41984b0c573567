name = Att dra i krig
about = Vem som drar ut, hur ett slag utkämpas, vad en seger ger och vad ett nederlag kostar.
coach = Brita, som för ättens böcker

outbreak = *Regentkortet lyder krig med Danmark*: ingen gör något drag, och köpmännen har lämnat landet.
outbreak-why = I stället avgör varje ätt i hemlighet om en av dess förläningar drar ut. Bara de som drar ut får del av bytet.

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

treason = Ett annat krig med Danmark är förlorat, och Skåne är danskt igen. *Spela Högförräderi!*
treason-why = Den som drog ut lämnar en förläning till efter eget val. Kortet låter dig behålla den; förläningar med fiendens flagga räddar det inte.
treason-price = Det får du, men då lämnar du en av dina tre förläningar.

peace = Birger lämnade Lappland, Cecilia stannade hemma och slog en 5:a. *Du behåller dina tre förläningar.*
peace-why = Hemma kostar också ett slag på 1 till 3 en förläning, så att stanna borta är inget skydd. Fallna förläningar står igen efter kriget.

learned-1 = En förläning drar ut i hemlighet, för 2 guld per trupp; militärkort följer med för ingenting.
learned-2 = En tärning som inte är över stridsvärdet träffar; den svagaste faller först på båda sidor.
learned-3 = Seger: en förläning, ett historiekort eller guld, för dem som drog ut.
learned-4 = Nederlag: en förläning från alla som drog ut, och från dem hemma på 1 till 3.
