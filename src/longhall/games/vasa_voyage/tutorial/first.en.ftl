name = Your first voyage
about = Roles, a first building and the launch: how to win whether the king's ship sails or sinks.
coach = Astrid, shipwright

ship = Three builders, one royal ship: each gives one good to every part, and *a part holds with 7*.
ship-why = The parts are wood, cloth, iron and sculpture, and goods are worth 1, 2 or 3. What you give lies face down, so nobody knows how strong a part is.
aim = If all parts hold, most 3s *kept* win. If some fail, most 3s *given to those* win.
aim-why = So a 3 in your hand is good while the ship sails, and a 3 on board is good where she breaks. If no part holds at all, everybody loses.

procure = Every round begins with roles: *take the Wood procurer*.
procure-why = You take two wood of value 1, the next player takes one, and the last gets nothing. A role that is taken is gone for this round.
procure-poor = You may, but you have no two goods of one kind yet: there is nothing to exchange.
procure-later = You may, but nothing has been built yet, so there is nothing to replace on any ship.

share = Cecilia took the Craftsman, and you share in it: *exchange two wood 1 for a 2*.
share-why = Two 1s make a 2, and a 1 and a 2 make a 3. Who took the role may exchange twice, the others once, and the last not at all.
share-lost = You may, but then your share in the role is lost.
share-short = You do not have those two goods in your hand.

craft = Round 2: Birger leads now, and you choose last. *Take the Craftsman* yourself.
craft-why = The leader's card goes on to the left every round. With a wood 1 and a 2 you can make a 3, and Cecilia, who comes last, gets nothing from it.
craft-taken = Cecilia has taken it: each role is there once in a round.

three = Now *make a 3 of your 1 and your 2*.
three-why = The pair goes back to the supply, and a 3 comes into your hand. There are only three wood 3s in the game.
three-lost = You may, but then both exchanges are lost, and with them your 3.

twice = You took the role, so you may exchange twice: *make a 2 of your two sculptures*.
twice-why = Cecilia's procurer brought you the second one. The Craftsman works wood and sculpture, the Tailor/Blacksmith cloth and iron.
twice-lost = You may, but a 2 is worth more to you than two 1s: only one good goes on board.

build = With a 3 about, wood may be built. The others have passed: *have it built*.
build-why = Birger can give a 2 and Cecilia a 1, and you have the only 3. So wood will not reach 7, and you know it.
build-wait = You may, and then nothing is built. But as long as only you have a 3, this is your moment.
build-none = Nobody has a 3 of that yet, so it cannot be built.

placed = Everybody has placed one wood face down, and yours is *the 3*.
placed-why = 3, 2 and 1 make 6: wood fails. Then the 3s given to failed parts count, and yours is the only one there.

later-scene = Later: the sixth round
later = *Three parts are built* by now, and you know some of the goods.
later-why = The board remembers what you have seen and what follows from the log. Where a good may be one or the other, it shows both.

inspect = After a building everybody may look at one good: *look at Birger's iron*.
inspect-why = Cecilia's iron can only be a 3 and yours is a 1, so Birger's decides whether iron holds. Only you see what it is; all see where you look.
inspect-known = You may, but you would learn nothing new: Birger's iron is the one you do not know.
inspect-own = That is your own ship; you look at somebody else's.
inspect-empty = Sculpture is not built yet: there is nothing to look at.

holds = A 3! With yours and Cecilia's that makes *7: iron holds*, and so does cloth.
holds-why = Cloth is 2, 3 and 2. So whatever happens to sculpture, the ship is not all lost: only wood, and perhaps sculpture, fail.

king = You lead, so you choose first: *take the King*.
king-why = The King may order another player to replace a good on board. You still have a wood 1 in your hand, so somebody could make you take the 3 off.
king-danger = You may, but then somebody else can take the King and make you exchange your wood 3 for your 1.

favour = The King brings any good of value 1: *take a sculpture*.
favour-why = It is the only part that is not built. One more to choose from does no harm.

mercy = Nothing has to change on the other ships: *give no order*.
mercy-why = Wood fails with your 3 on it, and cloth and iron hold. That is just what you want.
mercy-iron = You may, but iron holds with just 7. If it fails too, the others' 3s there count for them.
mercy-void = You may, but there is no other good of that kind in the hand: the order would come to nothing.

finish = You lead the yard and have a 3: *have sculpture built*, the last part.
finish-why = When the fourth part is placed, the game ends at once. You are well prepared, so do not give the others time.
finish-wait = You may, but next round somebody else may take the King before you.

last = *Place your 3* once more.
last-why = If sculpture holds, only wood has failed, and the only 3 there is yours. If it fails, you have two 3s on failed parts, and nobody can have more.
last-risk = You may, but then sculpture fails, and Birger, who has a 3 of it, could draw level with you.

launch = Launched! Only wood fails, with 6, and *your 3* is the only one on it: you win.
launch-why = Only what lies on the failed part is compared first. Had all parts held, the 3s left in hand would have counted.

learned-1 = A round is: roles, perhaps a building, and then a look.
learned-2 = Two 1s make a 2, a 1 and a 2 make a 3; without a 3 about nothing is built.
learned-3 = If the ship sails, most 3s in hand win; if parts fail, most 3s on those.
learned-4 = Find out which parts will fail, and put your 3s there.
