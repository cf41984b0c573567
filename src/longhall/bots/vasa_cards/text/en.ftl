hint-vasa_cards-build = With the { $value } here you win most of the endings that fit what you have seen: be small in a rich pile and big in a poor one.
hint-vasa_cards-look = This card in { $pile } is the one most likely to change what you fix.
hint-vasa_cards-look-hand = No card in a pile would tell you more than one of this hand.
hint-vasa_cards-fix-hand = With the { $value } in { $pile } you win more of the endings that fit what you have seen.
hint-vasa_cards-fix-piles = Changing places between { $pair } wins more of the endings that fit what you have seen.
hint-vasa_cards-leave = Your cards lie well: every exchange would lose more endings than it wins.
hint-vasa_cards-colour = Colours differ in name only: take the one you like best.
hint-vasa_cards-captain = Everybody is Captain in some round: begin yourself, or let somebody else.
