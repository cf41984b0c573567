hint-vasa_cards-build = Med { $value } här vinner du de flesta slut som stämmer med vad du har sett: var liten i en rik hög och stor i en fattig.
hint-vasa_cards-look = Du vet inte än vilket kort som ligger i { $pile }, och det kan ändra vad du rättar.
hint-vasa_cards-look-hand = Du vet inte vad den här handen rymmer, och det kan fortfarande hamna i en hög.
hint-vasa_cards-fix-hand = Med { $value } i { $pile } vinner du fler av de slut som stämmer med vad du har sett.
hint-vasa_cards-fix-piles = Ett byte mellan { $pair } vinner fler av de slut som stämmer med vad du har sett.
hint-vasa_cards-leave = Dina kort ligger bra: inget byte vinner tydligt fler av de slut som stämmer med vad du har sett.
hint-vasa_cards-colour = Färgerna skiljer sig bara till namnet: ta den du tycker bäst om.
hint-vasa_cards-captain = Alla är kapten i någon runda: börja själv, eller låt någon annan göra det.
