name = Your first ship
about = A whole game of four rounds, played together: lay, look, exchange, and stand before the King.
coach = Astrid, shipwright

ship = You all build one ship: *four piles*, each with one card of every colour.
ship-why = You are Anna and play green, the cards 1 to 4. In each of the four rounds everybody lays one of theirs on the new pile, face down.
blame = In the *weakest* pile the lowest card is blamed; in the *strongest* the lowest card wins.
blame-why = The King adds up each pile at the end. Whoever gave least to the weakest is blamed, and of the others whoever gave least to the strongest is rewarded.

lay = Begin: *lay the 3* on pile 1.
lay-why = A middle card is safe while you know nothing. The others see that green lies there, but not which card.
lay-one = You may, but if pile 1 turns out weak, nobody can lie below your 1: you would be blamed.
lay-four = You may, but your 4 is strong help, and you do not know yet where you need it.

draw = Now everybody looks at one card of somebody else: *draw one from Birger's hand*.
draw-why = You may look at a card in a pile, or draw one from a hand at random and give it back. All see where you look, and nobody but you and Birger what it is.
draw-own = Those are your own cards; you look at somebody else's.
draw-empty = Pile 2 has not been begun: there is nothing to look at yet.

drawn = It is *Birger's 4*, and the board remembers it for you.
drawn-why = Only you and Birger know it. Cards that you know lie open to you, and others show what they may still be.

leave = Last in a round you may exchange a card of yours. Not yet: *leave everything as it is*.
leave-why = An exchange is optional. As you know nothing about pile 1 so far, your 3 lies well.
leave-exchange = You may, and the 3 would come back into your hand. But nothing that you know asks for it yet.

captain = Round 2: Birger is *Captain* now, so the others have laid before you.
captain-why = The Captain begins in all three parts of a round. After the round the card goes on to the left.

second = *Lay the 2* on pile 2.
second-why = You keep the 1 and the 4, the two cards that decide most. What lies in the piles can still be exchanged later.
second-gone = Your 3 lies in pile 1 and is no longer in your hand.
second-early = You may, but keep the 1 until you know which pile will be strong.

look = Look at *Cecilia's card in pile 1*.
look-why = You want to know who would be blamed if pile 1 is the weakest. Any card of another player in any pile may be looked at.
look-own = That is your own card; you look at somebody else's.

swap = A 1, so nobody is below Cecilia there! *Exchange your cards in piles 1 and 2*.
swap-why = In pile 1 your 2 is enough, as her 1 would be blamed. The 3 does more good in pile 2; the others see that you exchanged, and not what.
swap-shared = You may, but a 1 beside Cecilia's 1 is blamed together with her.
swap-better = You may, but your 3 is wasted beside Cecilia's 1: in pile 2 it protects you.

third = Two cards are left; *lay the 1* on pile 3.
third-why = What you keep goes on pile 4 in the last round, without your choosing. You can still turn the two round.
third-soon = You may, and it may even be good. But first find out which of the two piles will be the strong one.

reckon = Birger has one card left; *look at his card in pile 3* to find out which.
reckon-why = You saw his 4 in his hand. If it does not lie in pile 3, it is his last card and goes on pile 4.

strong = A 3, so his 4 goes on pile 4. *Exchange: lay your 4 on pile 3*, and the 1 is left for pile 4.
strong-why = Pile 4 will be strong, and in the strongest pile the lowest card wins. Your 4 keeps pile 3 from being the weakest.
strong-late = You may, but then your 4 goes on pile 4, and your 1 in pile 3 may be blamed.

last = Round 4: the *last cards* have been laid by themselves, and yours is the 1.
last-why = Nobody has a choice with one card left. All hands are empty now, so from here on only cards in piles change places.

sure = Is pile 4 really strong? *Look at Cecilia's card there*.
sure-why = You know Birger's 4 already. One more high card, and hardly any pile can be higher.

stay = A second 4! Your 1 lies well there: *leave everything as it is*.
stay-why = Your 2 in pile 1 is above Cecilia's 1, and nothing in a strong pile is lower than your 1. This is what you were after.
stay-blamed = You may, but then your 1 lies in pile 1, level with Cecilia's, and you are blamed together.
stay-spoilt = You may, but then another card of yours lies in the strong pile, and you give the reward away.

verdict = The piles are turned up: pile 1 is weakest with 7, and *Cecilia's 1* is blamed.
verdict-why = All colours are compared in the weakest pile. Equal lowest cards would be blamed together.
reward = Pile 4 is strongest with 12, and of the others *your 1* is lowest there: you win!
reward-why = Only those who are not blamed are compared. If they were level, the next strongest pile would decide.

learned-1 = A round is: everybody lays a card, looks at one, and may exchange one.
learned-2 = The lowest card in the weakest pile is blamed.
learned-3 = Of the others the lowest card in the strongest pile wins.
learned-4 = Look first, then decide where your 1 and your 4 belong.
