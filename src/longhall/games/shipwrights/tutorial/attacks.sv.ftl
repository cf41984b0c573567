name = Angrepp och Väktaren
about = Vem du slår till mot och när, vad som kan gå förlorat och inte, och vad en Väktare håller borta.
coach = Astrid, skeppsbyggare

threat = *Birgers Drakskepp* saknar bara guld: han har 2 och behöver 5. I kväll kan han ha nog.
threat-why = Hans fyra arbetare och hans Färja skulle ge 5 guld i kväll. Ett Drakskepp är värt 6 poäng och 3 vapen, så nu är det dags att göra något.

lure = Du har en Konspiratör: *locka över Birgers Träsnidare*.
lure-why = Träsnidaren flyttar till din rad, där en plats är ledig. Då saknar Birger honom, och din Snäcka har allt den behöver: ett kort, två verkningar.
lure-other = Det får du, men dina skepp behöver en Träsnidare. Ta den som är till nytta för dig.
lure-guard = En Väktare står framför Cecilia: Konspiratören kan inte välja henne.
lure-lacks = Din Snäcka kräver en Träsnidare, och du har ingen än.
lure-goods = Det får du, men då finns inget guld kvar till Snäckan.
lure-card = Det får du, men vart och ett av dina tre kort är till nytta i dag.
lure-order = Det får du, ordningen är din; men vi börjar med Konspiratören.
lure-own = Det får du, även dina egna. Men de här skeppen vill du bygga.

wreck = Nu Barbaren: *slå sönder Birgers Drakskepp* i hans verkstad.
wreck-why = Bara ofärdiga skepp kan slås sönder; det som seglar är tryggt för alltid. En ny Träsnidare hade räckt för Birger, men så här behöver han ett nytt skepp.
wreck-guard = En Väktare står framför Cecilia: Barbaren kan inte välja henne.
wreck-own = Det får du, även dina egna. Men de här skeppen vill du bygga.
wreck-order = Det får du, ordningen är din; men vi slår sönder Drakskeppet först.
wreck-card = Det får du, men båda korten är till nytta i dag.
wreck-goods = Det får du, men då finns inget guld kvar till Snäckan.

guard = De andra slår nog tillbaka. *Kalla på Väktaren*.
guard-why = Han står framför dig till ditt nästa drag. Ingen Lönnmördare, Barbar, Konspiratör, Plundrare eller Tjuv kan välja dig, och en Legosoldat tar inget från dig.
guard-open = Det får du, men då är din Bussa, din rad och dina varor öppna för alla.
guard-order = Det får du, ordningen är din; men vi kallar på Väktaren först.
guard-goods = Det får du, men då finns inget guld kvar till Snäckan.

launch = Och *gör Snäckan färdig*, med Träsnidaren som var Birgers.
launch-why = 3 poäng och 2 vapen, och ingen kan ta ett skepp som seglar. Det är det bästa försvaret: gör färdigt det du har påbörjat.
launch-goods = Det får du, men då finns inget guld kvar till Snäckan.
launch-wait = Det får du, men allt som Snäckan kräver finns.

end = *Avsluta ditt drag* och se vad de andra gör.
end-why = Väktaren står kvar under deras drag. När ditt eget nästa drag börjar går han.

held = Birger kallade på en Legosoldat: alla andra förlorar 2 guld. *Din Väktare* räddade ditt.
held-why = Cecilia hade också en, så ingen förlorade något, men Birger fick ändå sina 2. Hans Tjuv kunde inte välja någon, och han kastade den.

tool = Men Cecilia betalade 5 guld för en Bärsärk: *din Handelskärra är borta*.
tool-why = En Bärsärk slår sönder ett verktyg, och ingen Väktare hejdar honom. Använd därför ett verktyg snart.

danger-scene = Senare: den trettonde dagen
danger = En *Skuta* blir ditt fjärde skepp. Men *Birgers Bussa* är klar att betala.
danger-why = Med Skutan har du 9 poäng och 5 vapen, och Birger med Bussan 10 och 5. Då får båda 3 för vapen, och han vinner med 13 mot 12.

raid = Birger har 5 guld och 5 varor: *skicka Plundraren till honom*.
raid-why = En Plundrare tar 1 guld för varje vara i kvarnen; du får inget. Då har Birger inget kvar, och Bussan kostar 4.
raid-order = Det får du, men först Plundraren: han räknar Birgers varor, och nu är de en fler.
raid-guard = En Väktare står framför Cecilia: hon kan inte väljas.
raid-purse = Det får du, men då finns inget guld kvar till Skutan.
raid-card = Det får du, men båda korten är till nytta i dag.

steal = Din Skuta saknar ett järn. *Ta Birgers* med Tjuven.
steal-why = Det är hans enda järn, och Bussan kräver ett. Tjuven hjälper alltså dig och hindrar honom.
steal-need = Det får du, men din Skuta behöver järn.
steal-guard = En Väktare står framför Cecilia: hon kan inte väljas.
steal-purse = Det får du, men då finns inget guld kvar till Skutan.
steal-card = Det får du, men han kan skaffa järnet som du saknar.

fourth = Allt finns: *gör Skutan färdig*.
fourth-why = Det är ditt fjärde skepp, så det här är den sista dagen. Birger och Cecilia har ett drag var, men nu behöver Birger både guld och järn.
fourth-purse = Det får du, men då finns inget guld kvar till Skutan.
fourth-wait = Det får du, men allt som Skutan kräver finns.

over = *Avsluta ditt drag*.
over-why = Efter det sista draget kommer kvällen, och sedan räknas poängen.

won = 9 för skepp och 3 för vapen: *12 poäng*. Birger och Cecilia har 6 var. Du vinner!
won-why = Med Bussan hade Birger fått 13. Slå till där det avgör något, och just innan det gör det.

learned-1 = Rader, verkstäder, kvarnar, verktyg och guld kan angripas; flottor, byggnader och händer kan det inte.
learned-2 = Det bästa angreppet hjälper också dig själv: en hantverkare eller en vara som du behöver.
learned-3 = En Väktare skyddar till ditt nästa drag, men inte mot en Bärsärk.
learned-4 = Plundra först och stjäl sedan: Plundraren räknar varorna.
