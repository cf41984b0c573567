hint-vasa_cards-build = Med { $value } här vinner du de flesta slut som stämmer med vad du har sett: var liten i en rik hög och stor i en fattig.
hint-vasa_cards-look = Det här kortet i { $pile } är det som oftast ändrar vad du rättar till.
hint-vasa_cards-look-hand = Inget kort i en hög skulle säga dig mer än ett ur den här handen.
hint-vasa_cards-fix-hand = Med { $value } i { $pile } vinner du fler av de slut som stämmer med vad du har sett.
hint-vasa_cards-fix-piles = Ett byte mellan { $pair } vinner fler av de slut som stämmer med vad du har sett.
hint-vasa_cards-leave = Dina kort ligger bra: varje byte skulle förlora fler slut än det vinner.
hint-vasa_cards-colour = Färgerna skiljer sig bara till namnet: ta den du tycker bäst om.
hint-vasa_cards-captain = Alla är kapten i någon runda: börja själv, eller låt någon annan göra det.
