name = Morgonens kort
about = Vilket kort du behåller, vilket du inte skickar vidare och vad den sista vet.
coach = Astrid, skeppsbyggare

packet = Dag 7, och du börjar: du drar *varje bunt* och ser alla fyra korten först.
packet-why = En bunt har ett kort mer än det finns spelare. Den går medurs: det du inte behåller ser Birger härnäst.

own = Se först på din egen verkstad: Karven saknar bara en Drevare. *Behåll Drevaren*.
own-why = Guld, arbetare, varor och Timmermannen finns. Med det här kortet sjösätter du alltså Karven i eftermiddag: 3 poäng.
own-gold = Det får du: 4 guld är alltid bra. Men Drevaren är 3 poäng i dag.
own-far = Det får du, men det ger dig inga poäng i dag, och det gör Drevaren.

next = Den andra bunten. Innan du väljer, se på *Birgers verkstad*: han står på tur.
next-why = Han har guld, arbetare och varor nog till Drakskeppet, och en Smed och en Träsnidare i raden. Bara en Sköldmakare saknas.

deny = I bunten finns en Sköldmakare. *Behåll honom*, så att Birger inte får honom.
deny-why = Drakskeppet är värt 6 poäng, mer än något annat skepp. Du kan anlita Sköldmakaren gratis, och en Skuta kan behöva honom senare.
deny-gift = Det får du, men då går Sköldmakaren till Birger, och i dag kan han sjösätta ett Drakskepp för 6 poäng.

pay = Den tredje bunten. Behåll det du kan betala i dag: *Långhuset*.
pay-why = Efter Karven har du 2 guld och 2 arbetare kvar. Långhuset kostar 2 guld och 1 arbetare och är 1 poäng för gott.
pay-dear = Efter Karven har du 2 guld kvar, och Fästningen kostar 5. Du skulle få kasta den.
pay-saw = Efter Karven har du 2 guld kvar, och Bågsågen kostar 4. Du skulle få kasta den.
pay-small = Det får du, men Långhuset är en poäng, och du har råd med det.

three = Tre kort, och *alla gör nytta* redan i eftermiddag.
three-why = Drevaren och Långhuset ger poäng, och Sköldmakaren väntar i din rad, inte i Birgers. Inget kort stannar på handen till i morgon.

last-scene = Senare: den åttonde dagen
last = I dag är du sist: två kort är kvar av den andra bunten. *Behåll Styrmannen*.
last-why = Han ger 2 guld och 1 till för varje spelare som har haft sitt drag i dag. Du är trea, så det blir 4.
last-less = Det får du, men en Tjuv ger en vara och Styrmannen 4 guld: så mycket guld som två köp kostar.

start = Dagens sista bunt: *behåll Pionjären*.
start-why = Cecilia skulle börja i morgon. Med Pionjären blir det du, och du ser alla kort först igen: du är sist i dag, så ingen annan kan spelas efter din.
start-idle = Ingen har något verktyg att slå sönder: du kunde bara kasta honom.

known = Det som den sista inte behåller ligger *nedvänt här*, och bara du vet vad det är.
known-why = En Lönnmördare, en Tjuv och den enda Bärsärken: de tre kan ingen spela i dag. I kväll går de nedvända till kasthögen.

learned-1 = Behåll först det som gör något färdigt i dag; varje kort ska spelas eller kastas.
learned-2 = Se på nästa spelares verkstäder innan du skickar ett kort vidare.
learned-3 = Den som börjar ser alla kort först; den sista vet vad som blev över.
