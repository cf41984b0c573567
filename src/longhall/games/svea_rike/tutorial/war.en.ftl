name = Going to war
about = Who marches, how a battle is fought, what victory brings and what defeat costs.
coach = Brita, keeper of the family books

outbreak = *The royal card reads war with Denmark*: nobody moves this turn, and merchants have left that country.
outbreak-why = Instead every family decides in secret whether one of its fiefs marches. Only those who march share in the booty.

value = A fief hits with *as many troops as it has*: Västergötland 3, Småland 1, Tavastehus none.
value-why = Each attack is one die, and it hits if it shows no more than the combat value. Every military history card adds 1 to it. A fief without troops marches only if you have such a card.

march = *Send Västergötland*: three troops, and Viborg Castle adds one.
march-why = Marching costs 2 gold for each troop of the fief, so 6. Your combat value is 4: with a die of 4 or less you remove a card of the enemy.
march-booty = You may, but who stays at home gets no booty, and Sweden is weaker without you.
march-weak = You may, but then your combat value is lower, and you seldom hit.

belt = Birger marches too. The enemy has 1, 2 and 4 troops: *play The march over the Great Belt*.
belt-why = It removes the two weakest cards of Denmark, so only the 4 is left. And if Sweden wins, the card stays with you and is a status point.
belt-now = You may, but now it removes two cards, and every card that is left rolls against you.

booty = Birger fell, and your second roll won the war! You choose first: *take a fief*.
booty-why = You both had three troops, but he has no military card, so his fief fell first. Skåne and Trøndelag have come up for sale, and a random fief spares you a purchase.
booty-gold = You may, but three dice are 10 or 11 gold, and for a fief you would also need a move of Agriculture.

kept = *Peace.* Skåne is yours, and the card lies before you for good: a status point.
kept-why = Västergötland stands again as before. What was paid for the troops is gone, and merchants must be sent to Denmark anew.

home-scene = Later: war again
home = The next war finds you with *5 gold*, and Västergötland costs 6: *stay at home*.
home-why = Who cannot pay in full takes the fief back, and all have seen which one it was. The choice is secret, so nobody knows yet that you stay.
home-broke = You may, but you cannot pay its 6 gold: you take it back and have stayed at home all the same.
home-weak = You may: it costs 2 gold. But alone it hits with a 1 only, and if the war is lost, who marched gives up a fief for certain.

give = *Nobody marched*, so the war is lost at once, and you rolled a 2. *Give up Tavastehus.*
give-why = At home a roll of 1 to 3 costs a fief of your own choice; the others roll, too. It goes back to the pool, and anybody may buy it.
give-best = You may, but it has three crowns and three troops, and costs most to buy back.
give-troop = You may, but it has a crown and a troop more than Tavastehus.

treason-scene = Later: a lost war
treason = Another war with Denmark is lost, and Skåne is Danish again. *Play High treason!*
treason-why = Whoever marched gives up one more fief of own choice. This card lets you keep it; fiefs with the enemy's flag it does not save.
treason-price = You may, but then you give up one of your three fiefs.

peace = Birger gave up Lapponia, Cecilia stayed at home and rolled a 5. *You keep your three fiefs.*
peace-why = At home a roll of 1 to 3 costs a fief, too, so staying away is no shelter. Fallen fiefs stand again after the war.

learned-1 = A fief marches in secret, for 2 gold a troop; military cards march along for nothing.
learned-2 = A die not above the combat value hits; the weakest falls first on both sides.
learned-3 = Victory: a fief, a history card or gold, for those who marched.
learned-4 = Defeat: a fief from everybody who marched, and from those at home on 1 to 3.
learned-5 = Stay at home if you cannot pay, or if your fief hardly ever hits.
