name = Windows and standing orders
about = When cards may be played, how they are stopped and picked up, and how to be asked less.
coach = Brita, keeper of the family books

open = You have drawn, and *a window is open*: a moment in which cards may be played.
open-why = So nobody needs to be quick. The table stops at every moment that a card can change, and asks whoever holds one that fits; who was asked is not told.

show = *Play Trade privileges*: it may be played at any time.
show-why = The card is shown first, then its aim is named. Until it has taken effect, somebody may still stop it.
show-wait = You may, but a merchant placed now earns in this very move.

aim = *Name Russia*, where you have a merchant already.
aim-why = Two in one country bring 6 gold, one brings 2. Now all others may answer.

office = Birger stopped it with Connections at court. *Pick his card up with Influential office!*
office-why = Your card did nothing and is gone. But whoever holds this office may take a card that somebody else has used, and his is among the best of all.
office-gone = You may, but then his Connections at court lie in the discard pile for good.

other-scene = Another time: Birger's move
other = Birger has *three merchants in Prussia* and has chosen Culture & Science.
other-why = He must say where his income comes from, and cannot change it any more. Only then does the window before his income open.

low = He collects from commerce. Now, before he does: *play Low demand for imported goods*.
low-why = A moment earlier he would have taken the fiefs instead, a moment later he would have the gold. That is what windows are for.
low-late = You may, but then he collects 10 gold.

prussia = *Name Prussia*.
prussia-why = Nobody earns anything there for the rest of the game turn. Your own merchant is in Russia.
prussia-own = You may, but that is where your own merchant is; Birger has none there.

nothing = He got nothing and still *paid 4 gold* of upkeep.
nothing-why = After every card all who hold a fitting one are asked again, so he could still have answered. Where two cards contradict each other, the later one counts.

spare-scene = Another time: a card for bad years
spare = Birger collects from his fiefs, and you hold Bad harvest: *pass*, and keep it.
spare-why = It spoils only fiefs with three crowns, and of his there is one: 3 gold. To pass costs nothing, and tells nobody what you hold.
spare-poor = You may, but it costs him 3 gold only, and the card is gone.

strike-scene = Another time: Cecilia's move
strike = Now Cecilia collects, from *three fiefs with three crowns each*: play Bad harvest!
strike-why = The same card takes 9 gold here. Before you play one, look at whose window it is and at what that player has on the table.
strike-lost = You may, but seldom will anybody have more such fiefs than she has.

spoilt = She collected *nothing*.
spoilt-why = If two play cards that contradict each other at the same moment, dice decide whose is played; the other stays in hand.

orders = Too many questions? *Standing orders* answer for you; you find them among the buttons of the table.
orders-why = Usually you are asked only where a card is meant to be played above all. You can also be asked everywhere, never, or not until your next move.

learned-1 = Cards are played in windows, and nobody needs to be quick.
learned-2 = A card is shown, aimed, perhaps stopped, carried out, and then perhaps picked up.
learned-3 = The right window is worth more than the card.
learned-4 = Standing orders say when you are asked.
learned-5 = To pass costs nothing: a good card waits for the player whom it hurts most.
