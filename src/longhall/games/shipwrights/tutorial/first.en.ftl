name = Your first fleet
about = A whole day, a ship that takes longer, and the last evening: how a harbour grows and how it wins.
coach = Astrid, shipwright

aim = Whoever launches a fourth ship brings the last evening. Then *the most points* win.
aim-why = Points come from ships and buildings, and 3 more go to the strongest in arms. So the first to have four ships need not be the winner.

oak = You begin with 5 gold, 3 workers and two goods of your choice: *take an oak*.
oak-why = Every ship needs oak, from 1 for the smallest to 3 for the largest. So it is always of use.
oak-rare = You may, but the ships without arms need no iron. Oak is needed for all.
oak-next = You may, and you will; but let us begin with the oak.

wool = And *take a wool*.
wool-why = All ships but the Skute need wool. One oak and one wool are just what the smallest ship, the Ferje, asks for.
wool-rare = You may, but the three ships without arms need no iron, and they are good to begin with.
wool-both = You may, but all ships but the Skute need wool too.

ship = Morning: four cards go round. Keep one, pass the rest on. *Keep the Ferje*.
ship-why = It brings no points, but a worker and a gold every evening; the sooner, the better. You already have its goods. What you keep, nobody else sees.
ship-dear = You may: it is worth 3 points, but you lack an oak and an iron, and it needs two craftsmen.
ship-small = You may, but a ship that works for you from the first evening is worth more.

hand = The second packet. The Ferje needs one craftsman: *keep the Caulker*.
hand-why = Each of the seven crafts is a card of its own, and no other will do. With the Caulker you have all that the Ferje needs.
hand-other = The Ferje asks for a Caulker; a Blacksmith cannot stand in for him.
hand-slow = You may, but it needs six goods and two Ropemakers: that takes days.
hand-sage = You may, but then the Ferje still lacks her craftsman.

help = The third packet, and the last today: *keep the Labourer*.
help-why = He brings 2 workers, and with 2 workers and 2 gold goods are bought. Keep what you can use today: no card stays in hand overnight.
help-nobody = He strikes at a hired craftsman, and nobody has hired one yet: you could only discard him.
help-early = You may, but it costs 4 of your 5 gold, and it only counts at the end.

begin = Afternoon: you play your cards. *Begin the Ferje*; that costs nothing.
begin-why = It lies in one of your two workshops until it is paid for. In your turn you may do as much as you can pay, in any order.
begin-needed = You may, but today you need all three cards.
begin-order = You may, the order is yours; but let us begin the Ferje first.

finish = Everything is there. *Finish the Ferje*.
finish-why = You pay 1 gold, 1 worker, 1 oak and 1 wool, and the Caulker goes. He may come straight from your hand.
finish-wait = You may, but he need not wait in the row: he can go to work straight from your hand.
finish-needed = You may, but without him the Ferje stays in the workshop.
finish-order = You may, the order is yours; but let us finish the Ferje first.
finish-help = You may, but he can still help you today.

call = She sails! Now *call on the Labourer*.
call-why = Most townsfolk help at once and are then discarded. Two workers more make four.
call-waste = You may, but he would come for nothing.
call-first = You may, and the order does not matter. But let us call on the Labourer first.

buy = The back of the top card is the price list: one purchase gives 3 oak. *Buy oak*.
buy-why = A purchase costs 2 gold and 2 workers, and you name one kind. Today the back shows 3 oak, 1 wool and 2 iron; tomorrow another card lies on top.
buy-few = You may, but today the same price brings more oak.
buy-more = You may, but 3 oak for one purchase is the best that a back ever shows.

end = Your hand is empty. *End your turn*.
end-why = Two workers stay in the village, and each brings 1 gold tonight. Workers are spent for good when you pay with them, so do not send them all.
end-home = You may, but then nobody is at home tonight to earn gold.

evening = Evening: your workers bring 2 gold and *the Ferje* 1. Two new workers have come to your village.
evening-why = One worker comes to everybody, the other is the Ferje's. Now you have 5 gold and 4 workers, and Birger starts the second day.

larger-scene = Later: the fourth day
larger = You hold a Karv, worth 3 points, but you still lack goods for it. *Begin it* all the same.
larger-why = Your Ferje sails, and both workshops are empty. A ship may lie there for days. Nothing is paid in advance: one day all must be there at once.
larger-soon = You may, and soon you will; first lay the Karv in a workshop.
larger-waste = You may, but you have two free workshops, and beginning is free.
larger-goods = You may, and it would not be wrong. But first begin the Karv.

hire = The Karv needs a Carpenter and a Caulker. *Hire the Carpenter*; he waits in your row.
hire-why = Hiring is free, but the row has only four places, and you cannot just send somebody away. The Caulker you will look for in the mornings to come.
hire-waste = You may, but then you would have to find another Carpenter for the Karv.
hire-soon = You may, and you will in a moment; hire the Carpenter first.
hire-goods = You may, and it would not be wrong. But hire the Carpenter first.

discard = Nobody has a tool to smash, so the Berserker is of no use today: *discard him*.
discard-why = Every card is played or discarded before the turn ends. Discarding costs nothing.
discard-later = You may, and it would not be wrong. But first let us get rid of this card.

last-scene = Much later: the ninth day
last = *Three ships* sail for you now, and *a Skeid* would be the fourth. Birger is strongest in arms.
last-why = You have 6 points, Birger 11 with his Long House, and his arms are 5 against your 3. A Skeid brings 4 points and 3 arms: then you are strongest, with 6.

king = You lack gold and iron. *Call on the King*: 4 gold.
king-why = With 9 gold and 6 workers you can pay for iron, a building and the ship, to the last coin. A purse holds 12 at most.
king-purse = You may, but call on the King first: then you see what you can afford.
king-waste = You may, but 4 gold are more than you can leave lying.
king-needed = You may, but you can use every card that you hold today.
king-straight = You may, but he can come straight from your hand. Call on the King first.

iron = The Skeid needs 2 iron, and today one purchase gives 3: *buy iron*.
iron-why = 2 gold and 2 workers go, 7 gold and 4 workers stay. Oak and wool for the Skeid lie in your mill already.
iron-enough = You may, but you have enough of that; only iron is missing.
iron-later = You may, and you will; but first buy the iron.
iron-needed = You may, but you can use every card that you hold today.
iron-straight = You may, but he can come straight from your hand.

camp = *Construct the Mining Camp*: 3 gold and 2 workers for 2 points.
camp-why = The 4 gold and 2 workers that are left are just what the Skeid costs. A building stays for good, and nobody can take it from you.
camp-waste = You may, but you can pay for it, and it is worth 2 points.
camp-purse = You may, but then you cannot pay for the Skeid any more.
camp-order = You may, the order is yours; but let us build the camp first.
camp-needed = You may, but the Skeid needs a Sailmaker.
camp-straight = You may, but he can come straight from your hand.

launch = Now *finish the Skeid*.
launch-why = The Sailmaker comes from your hand and the Blacksmith from your row. Both are discarded.
launch-needed = You may, but the Skeid needs a Sailmaker.
launch-purse = You may, but then you cannot pay for the Skeid any more.
launch-straight = You may, but he can come straight from your hand.

over = Your fourth ship! Birger still has his turn. *End yours*.
over-why = On the last day everybody has a turn, and then comes the evening. With 1 gold and 1 worker Birger cannot do much.

won = 10 for ships, 2 for the camp, 3 for arms: *15 points*. Birger has 11, Cecilia 9. You win!
won-why = Your arms are 6, Birger's 5. Without the Skeid those 3 points would have been his; with equal points more gold would have decided.

learned-1 = Morning: keep three cards. Afternoon: play or discard them all. Evening: gold and workers.
learned-2 = Beginning and hiring are free; finishing takes gold, workers, goods and craftsmen, all at once.
learned-3 = Two gold and two workers buy what the top back shows; workers at home earn gold.
learned-4 = A fourth ship brings the last evening; points win, and 3 go to the strongest in arms.
