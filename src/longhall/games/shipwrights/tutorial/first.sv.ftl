name = Din första flotta
about = En hel dag, ett skepp som tar längre tid och den sista kvällen: så växer en hamn och så vinner den.
coach = Astrid, skeppsbyggare

aim = När någon sjösätter sitt fjärde skepp blir kvällen den sista. Då vinner *flest poäng*.
aim-why = Skepp och byggnader ger poäng, och den som är starkast i vapen får 3 till. Den som först har fyra skepp behöver alltså inte vinna.

oak = Du börjar med 5 guld, 3 arbetare och två valfria varor: *ta en ek*.
oak-why = Alla skepp behöver ek, från 1 till det minsta till 3 till det största. Den är alltså alltid till nytta.
oak-rare = Det får du, men skeppen utan vapen behöver inget järn. Ek behövs till alla.
oak-next = Det får du, och det gör du snart; men vi börjar med eken.

wool = Och *ta en ull*.
wool-why = Alla skepp utom Skutan behöver ull. En ek och en ull är precis vad det minsta skeppet, Färjan, kräver.
wool-rare = Det får du, men de tre skeppen utan vapen behöver inget järn, och de är bra att börja med.
wool-both = Det får du, men alla skepp utom Skutan behöver ull också.

ship = Morgon: fyra kort går runt. Behåll ett, skicka resten vidare. *Behåll Färjan*.
ship-why = Den ger inga poäng, men en arbetare och ett guld varje kväll; ju förr, desto bättre. Varorna har du redan. Vad du behåller ser ingen annan.
ship-dear = Det får du: den är värd 3 poäng, men du saknar en ek och ett järn, och den kräver två hantverkare.
ship-small = Det får du, men ett skepp som arbetar åt dig från första kvällen är mer värt.

hand = Den andra bunten. Färjan kräver en hantverkare: *behåll Drevaren*.
hand-why = Vart och ett av de sju hantverken är ett eget kort, och inget annat duger. Med Drevaren har du allt som Färjan kräver.
hand-other = Färjan kräver en Drevare; en Smed kan inte ersätta honom.
hand-slow = Det får du, men det kräver sex varor och två Repslagare: det tar flera dagar.
hand-sage = Det får du, men då saknar Färjan ännu sin hantverkare.

help = Den tredje bunten, dagens sista: *behåll Daglönaren*.
help-why = Han ger 2 arbetare, och för 2 arbetare och 2 guld köper man varor. Behåll det du kan använda i dag: inget kort stannar på handen över natten.
help-nobody = Han ger sig på en anlitad hantverkare, och ingen har anlitat någon än: du kunde bara kasta honom.
help-early = Det får du, men den kostar 4 av dina 5 guld och räknas bara på slutet.

begin = Eftermiddag: du spelar dina kort. *Påbörja Färjan*; det kostar inget.
begin-why = Den ligger i en av dina två verkstäder tills den är betald. I ditt drag får du göra så mycket du kan betala, i valfri ordning.
begin-needed = Det får du, men i dag behöver du alla tre korten.
begin-order = Det får du, ordningen är din; men vi påbörjar Färjan först.

finish = Allt finns. *Gör Färjan färdig*.
finish-why = Du betalar 1 guld, 1 arbetare, 1 ek och 1 ull, och Drevaren går. Han får komma direkt från handen.
finish-wait = Det får du, men han behöver inte vänta i raden: han kan gå till arbetet direkt från handen.
finish-needed = Det får du, men utan honom ligger Färjan kvar i verkstaden.
finish-order = Det får du, ordningen är din; men vi gör Färjan färdig först.
finish-help = Det får du, men han kan ännu hjälpa dig i dag.

call = Den seglar! *Kalla nu på Daglönaren*.
call-why = De flesta i staden hjälper genast och kastas sedan. Två arbetare till blir fyra.
call-waste = Det får du, men då kom han förgäves.
call-first = Det får du, och ordningen spelar ingen roll. Men vi kallar på Daglönaren först.

buy = Baksidan på lekens översta kort är prislistan: ett köp ger 3 ek. *Köp ek*.
buy-why = Ett köp kostar 2 guld och 2 arbetare, och du nämner ett slag. I dag visar baksidan 3 ek, 1 ull och 2 järn; i morgon ligger ett annat kort överst.
buy-few = Det får du, men i dag ger samma pris mer ek.
buy-more = Det får du, men 3 ek för ett köp är det bästa som någon baksida visar.

end = Din hand är tom. *Avsluta ditt drag*.
end-why = Två arbetare stannar i byn, och var och en ger 1 guld i kväll. Arbetare som du betalar med är borta, så skicka inte i väg alla.
end-home = Det får du, men då är ingen hemma i kväll och tjänar guld.

evening = Kväll: dina arbetare ger 2 guld och *Färjan* 1. Två nya arbetare har kommit till byn.
evening-why = En arbetare kommer till alla, den andra är Färjans. Nu har du 5 guld och 4 arbetare, och Birger börjar den andra dagen.

larger-scene = Senare: den fjärde dagen
larger = Du har en Karv på hand, värd 3 poäng, men saknar än varor till den. *Påbörja den* ändå.
larger-why = Din Färja seglar, och båda verkstäderna är tomma. Ett skepp får ligga där i flera dagar. Inget betalas i förväg: en dag måste allt finnas på en gång.
larger-soon = Det får du, och snart gör du det; lägg först Karven i en verkstad.
larger-waste = Det får du, men du har två tomma verkstäder, och att påbörja är gratis.
larger-goods = Det får du, och det vore inte fel. Men påbörja först Karven.

hire = Karven kräver en Timmerman och en Drevare. *Anlita Timmermannen*; han väntar i din rad.
hire-why = Att anlita är gratis, men raden har bara fyra platser, och du kan inte bara skicka bort någon. Drevaren letar du efter de kommande morgnarna.
hire-waste = Det får du, men då måste du hitta en annan Timmerman till Karven.
hire-soon = Det får du, och det gör du strax; anlita först Timmermannen.
hire-goods = Det får du, och det vore inte fel. Men anlita först Timmermannen.

discard = Ingen har något verktyg att slå sönder, så Bärsärken gör ingen nytta i dag: *kasta honom*.
discard-why = Varje kort spelas eller kastas innan draget är slut. Att kasta kostar inget.
discard-later = Det får du, och det vore inte fel. Men först gör vi oss av med det här kortet.

last-scene = Mycket senare: den nionde dagen
last = *Tre skepp* seglar för dig nu, och *en Skeid* blir det fjärde. Birger är starkast i vapen.
last-why = Du har 6 poäng, Birger 11 med sitt Långhus, och hans vapen är 5 mot dina 3. En Skeid ger 4 poäng och 3 vapen: då är du starkast, med 6.

king = Du saknar guld och järn. *Kalla på Kungen*: 4 guld.
king-why = Med 9 guld och 6 arbetare kan du betala järn, en byggnad och skeppet, till sista myntet. En kassa rymmer högst 12.
king-purse = Det får du, men kalla på Kungen först: då ser du vad du har råd med.
king-waste = Det får du, men 4 guld är för mycket att låta ligga.
king-needed = Det får du, men du kan använda alla dina kort i dag.
king-straight = Det får du, men han kan komma direkt från handen. Kalla på Kungen först.

iron = Skeiden kräver 2 järn, och i dag ger ett köp 3: *köp järn*.
iron-why = 2 guld och 2 arbetare går, 7 guld och 4 arbetare blir kvar. Ek och ull till Skeiden ligger redan i kvarnen.
iron-enough = Det får du, men av det har du nog; det är bara järn som saknas.
iron-later = Det får du, och det gör du snart; men köp järnet först.
iron-needed = Det får du, men du kan använda alla dina kort i dag.
iron-straight = Det får du, men han kan komma direkt från handen.

camp = *Bygg Gruvlägret*: 3 guld och 2 arbetare för 2 poäng.
camp-why = De 4 guld och 2 arbetare som blir kvar är precis vad Skeiden kostar. En byggnad står för alltid, och ingen kan ta den ifrån dig.
camp-waste = Det får du, men du har råd med det, och det är värt 2 poäng.
camp-purse = Det får du, men då kan du inte längre betala Skeiden.
camp-order = Det får du, ordningen är din; men vi bygger lägret först.
camp-needed = Det får du, men Skeiden kräver en Segelmakare.
camp-straight = Det får du, men han kan komma direkt från handen.

launch = *Gör nu Skeiden färdig*.
launch-why = Segelmakaren kommer från handen och Smeden från raden. Båda kastas.
launch-needed = Det får du, men Skeiden kräver en Segelmakare.
launch-purse = Det får du, men då kan du inte längre betala Skeiden.
launch-straight = Det får du, men han kan komma direkt från handen.

over = Ditt fjärde skepp! Birger har sitt drag kvar. *Avsluta ditt*.
over-why = Den sista dagen har alla ett drag, och sedan kommer kvällen. Med 1 guld och 1 arbetare kan Birger inte göra mycket.

won = 10 för skepp, 2 för lägret, 3 för vapen: *15 poäng*. Birger har 11, Cecilia 9. Du vinner!
won-why = Dina vapen är 6, Birgers 5. Utan Skeiden hade de 3 poängen varit hans; vid lika poäng hade mer guld avgjort.

learned-1 = Morgon: behåll tre kort. Eftermiddag: spela eller kasta alla. Kväll: guld och arbetare.
learned-2 = Att påbörja och anlita är gratis; att göra färdigt kräver guld, arbetare, varor och hantverkare på en gång.
learned-3 = Två guld och två arbetare köper vad översta baksidan visar; arbetare hemma tjänar guld.
learned-4 = Ett fjärde skepp ger den sista kvällen; poäng vinner, och 3 går till den starkaste i vapen.
