hint-vasa_cards-build = With the { $value } here you win most of the endings that fit what you have seen: be small in a rich pile and big in a poor one.
hint-vasa_cards-look = You do not know this card in { $pile } yet, and what it is may change what you fix.
hint-vasa_cards-look-hand = You do not know what this hand holds, and it may still come to lie in a pile.
hint-vasa_cards-fix-hand = With the { $value } in { $pile } you win more of the endings that fit what you have seen.
hint-vasa_cards-fix-piles = Changing places between { $pair } wins more of the endings that fit what you have seen.
hint-vasa_cards-leave = Your cards lie well: no exchange wins clearly more of the endings that fit what you have seen.
hint-vasa_cards-colour = Colours differ in name only: take the one you like best.
hint-vasa_cards-captain = Everybody is Captain in some round: begin yourself, or let somebody else.
