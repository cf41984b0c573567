# Varför en bot valde som den gjorde. En text får nämna valets argument vid deras namn.
hint-plain = Det ser bäst ut på det hela taget.
hint-random = Det valdes på måfå.
hint-only = Det finns inget annat att välja.

hint-vasa_cards-build = Med { $value } här vinner du de flesta slut som stämmer med vad du har sett: var liten i en rik hög och stor i en fattig.
hint-vasa_cards-look = Det här kortet i { $pile } är det som oftast ändrar vad du rättar till.
hint-vasa_cards-look-hand = Inget kort i en hög skulle säga dig mer än ett ur den här handen.
hint-vasa_cards-fix-hand = Med { $value } i { $pile } vinner du fler av de slut som stämmer med vad du har sett.
hint-vasa_cards-fix-piles = Ett byte mellan { $pair } vinner fler av de slut som stämmer med vad du har sett.
hint-vasa_cards-leave = Dina kort ligger bra: varje byte skulle förlora fler slut än det vinner.

hint-vasa_voyage-procure = Du får två av de här varorna, de andra en, din högra granne ingen: nog för att bilda par.
hint-vasa_voyage-craft = Du har par som det här hantverket gör till varor av högre värde, och du får byta två gånger.
hint-vasa_voyage-court = Den här rollen ger en vara åt dig ensam; de andra får inget av den.
hint-vasa_voyage-exchange = Varor av värde 3 avgör spelet, på hand eller på skeppet, och det här är vägen till dem.
hint-vasa_voyage-keep = Allt annat du kunde göra här ser sämre ut än att låta bli.
hint-vasa_voyage-place-high = I de flesta sjösättningar du kan tänka dig gör en { $value } mer nytta här än på din hand.
hint-vasa_voyage-place-low = I de flesta sjösättningar du kan tänka dig gör dina bättre varor mer nytta på hand.
hint-vasa_voyage-launch = I de sjösättningar du kan tänka dig klarar du dig bäst så här.

hint-shipwrights-keep-wanted = Ett skepp i dina verkstäder väntar på just den här hantverkaren.
hint-shipwrights-keep = Av korten i bunten gör det mest för ditt bräde som det ser ut nu.
hint-shipwrights-finish = Det som är färdigt räknas genast och kan inte längre tas ifrån dig.
hint-shipwrights-begin = En tom verkstad ger ingenting: med ett skepp i den vet du vad du ska samla.
hint-shipwrights-hire = Dina skepp kräver den här hantverkaren, och att anställa kostar ingenting.
hint-shipwrights-call = Det ger dig något för ett kort som ändå skulle kastas i kväll.
hint-shipwrights-send = Det hejdar en medtävlare och kostar dig föga.
hint-shipwrights-goods = Dina verkstäder saknar ännu den här varan, och nu finns den att få.
hint-shipwrights-discard = Kortet gör ingen nytta för dig, och inget kort får behållas över natten.
hint-shipwrights-enough = Arbetare som stannar i byn ger guld i kväll.

hint-suecia-play = Kortet ger dig handlingar som hör ihop med det som kolumnen redan har.
hint-suecia-place = En bricka på bordet ger poäng för gott, tre gånger så många på den avancerade sidan.
hint-suecia-collect = Du behöver det till en placering eller ett uppdrag som är inom räckhåll.
hint-suecia-mission = Ett uppdrag är värt tio poäng, mer än någon byggnad.
hint-suecia-supply = En leverans betalar för varje enhet den för med sig och kan öppna för en bonus.
hint-suecia-demand = Att fylla skepp och uppdrag är det som gör varor till inkomster och poäng.
hint-suecia-bonus = En bonus är en placering som inte kostar någon handling.
hint-suecia-enough = Det som är kvar här kostar mer än det ger.

hint-svea_rike-fief = Ett län ger skördar och trupper varje omgång, och kronor vid slutet.
hint-svea_rike-history = Historiekort är status: från och med det tredje i en serie räknas vart och ett.
hint-svea_rike-activity = Med det du äger nu ger den här verksamheten mest.
hint-svea_rike-merchant = En köpman tjänar varje gång du handlar, och räknas vid slutet.
hint-svea_rike-play = Det är nu som kortet gör mest nytta.
hint-svea_rike-wait = Dina kort kan göra mer nytta en annan gång.
hint-svea_rike-commit = Kriget kan vinnas, och den som slåss delar på belöningen.
hint-svea_rike-home = Länet är värt mer hemma än vad det här kriget lär ge.
hint-svea_rike-bid = Till det priset är länet värt sina pengar för dig.
