name = Missions
about = Ten points for two advanced goods: collecting a mission, filling it, turning it and exchanging it.
coach = Ingeborg, bailiff

need = Each *mission* asks for two advanced goods and brings a chit that is worth ten points.
need-why = Finland asks for textile and timber, the Baltics for textile and iron, Russia for timber and iron. That is as much as ten basic discs.

take = With two nobility actions *collect a mission*.
take-why = Two actions of nobility, or two of clergy, do it. One of each does not.
take-lost = You may, but then both actions are lost.
take-one = You may, but that is worth one point or one chit. A mission will be worth ten points and more.

finland = Textile and timber are what the shops can give: *take { nation-finland }*.
finland-why = You may have three missions at a time. There is no cost but the actions.
finland-shops = You may, but there is no iron in the city.
finland-lost = You may, but then the actions are lost.

open-scene = Later: your next turn
open = The mission is yours, and you have two clergy actions: *demand with missions*.
open-why = Every chit that you load costs 1 of its kind, to the owner of the shop. You have textile, but no timber yet.
open-lost = You may, but then the actions are lost.
open-second = You may, but you have a mission, and it can be filled now.

trade = Before you load you may exchange goods: *exchange on the market*.
trade-why = A deed that is begun may be paid for with what you buy during it. Between two chits that you load you may trade too.
trade-half = You may, but you cannot pay for the timber. It is on the market.
trade-lost = You may, but then the actions are lost.

sell = *Sell 3 ore* at 2 each: that is 6.
sell-why = Two ore lie on the market, so the next chit would lie in the space of price 2. All units of one trade have the same price.
sell-need = You may, but the mission asks for textile.
sell-all = That would be the same here, for you have three. Let us say it by the number: sell 3 ore.
sell-some = You may, but 1 timber costs 6, and for that you must sell all three.

buy = *Buy 1 timber* for 6.
buy-why = Three timber lie there, so the cheapest costs 6. There is no money: what is left over would be lost.
buy-all = That would be the same here. Let us say it by the number: buy 1 timber.
buy-need = You may, but the mission asks for timber.

nation = Now *demand for { nation-finland }*.
nation-why = Missions look from the east: the top row first, each from right to left.
nation-lost = You may, but then the actions are lost.

textile = *Load textile*: your own shop in the top row is empty, so Birger's serves.
textile-why = His shop has no textile, but crop and ore, and these two make one. Both chits go away, and he is paid 1 textile.
textile-order = You may, the order is yours; but let us begin with textile.
textile-lost = You may, but nothing is loaded yet, and then the actions are lost.

timber = *Load timber* from Cecilia's shop.
timber-why = She is paid 1 timber for it. Were no timber in any shop, the market would ask for 2.
timber-half = You may, and the textile stays aboard; but with timber the mission is full.

full = The mission is full: *finish the demand*.
full-why = Birger and Cecilia get their pay, the cargo goes, and you gain a religion chit: ten points.

turn = *Take the bonus*: the mission is turned.
turn-why = The back asks for two of each kind and brings two chits. You need no new card for them.
turn-more = You may, but the back brings twenty points.

owners = *Birger and Cecilia* were paid, and each was offered a shop as bonus. They declined.
owners-why = With the chit that they were paid they might have laid a new advanced tile. Shops that missions use are worth having.

later-scene = Later: your fourteenth turn
later = We leap ahead five rounds: three of the four chits are aboard, and *one timber is missing*.
later-why = Cargo stays on the card until it is full. But no shop has timber now.

last = You have two nobility actions and 2 timber: *demand with missions*.
last-why = From the market a chit costs 2 of its own kind, to the reserve. That is dear, but it completes the card.
last-near = You may, but this mission wants only one chit for twenty points.
last-lost = You may, but then the actions are lost.
last-one = You may, but this mission wants only one chit for twenty points.

same = *Demand for { nation-finland }*.
same-why = All your missions to Finland would demand together. You have one.
same-lost = You may, but then the actions are lost.

market = *Load timber* from the market, for 2 timber.
market-why = No shop is paid, so nobody gets a bonus for a shop.
market-lost = You may, but nothing is loaded yet, and then the actions are lost.

two = *Finish the demand*: the back brings two chits.
two-why = With the first one that makes three religion chits, thirty points.

swap = It lies on its back, so the bonus is another one now: *take it*, and exchange the card.
swap-why = The card goes back to the reserve, and you may take two other missions, without an action. A ship on its back would bring one.
swap-more = You may, and the card stays, empty. But two new missions without an action are worth more.

baltics = *Take { nation-baltics }*.
baltics-why = Different missions ask for different goods, so you can use whatever you get.
baltics-lost = You may, but then you take none at all.
baltics-order = You may, the order is yours; but let us begin with the Baltics.
baltics-again = You may, but with different missions you can use whatever goods you get.

russia = And *take { nation-russia }*.
russia-why = You have two missions now, and may have three. With three you would have to give one back first.
russia-lost = You may, but it costs nothing.
russia-again = You may, but with different missions you can use whatever goods you get.

end-scene = Much later: the end of the game
end = *Your three chits* make 30, and your shop 3: you win with 33 points.
end-why = Birger has four discs in the west, an advanced shop and one chit: 4 + 3 + 10 = 17. One chit is worth as much as ten discs in the west.

learned-1 = To collect a mission, or to demand with missions, takes two actions of nobility, or two of clergy.
learned-2 = Missions look in the top row first, from the right, and you pay the owners.
learned-3 = Two basic chits on an advanced shop serve as one advanced chit.
learned-4 = A full mission is turned; full on its back it is exchanged for two others.
