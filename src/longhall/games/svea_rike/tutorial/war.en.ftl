name = Going to war
about = Who marches, how a battle is fought, what victory brings and what defeat costs.
coach = Brita, keeper of the family books

outbreak = *The royal card reads war with Denmark*: nobody moves this turn, and merchants have left that country.
outbreak-why = Instead every family decides in secret whether one of its fiefs marches. Only those who march share in the booty.

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

treason = Another war with Denmark is lost, and Skåne is Danish again. *Play High treason!*
treason-why = Whoever marched gives up one more fief of own choice. This card lets you keep it; fiefs with the enemy's flag it does not save.
treason-price = You may, but then you give up one of your three fiefs.

peace = Birger gave up Lapponia, Cecilia stayed at home and rolled a 5. *You keep your three fiefs.*
peace-why = At home a roll of 1 to 3 costs a fief, too, so staying away is no shelter. Fallen fiefs stand again after the war.

learned-1 = A fief marches in secret, for 2 gold a troop; military cards march along for nothing.
learned-2 = A die not above the combat value hits; the weakest falls first on both sides.
learned-3 = Victory: a fief, a history card or gold, for those who marched.
learned-4 = Defeat: a fief from everybody who marched, and from those at home on 1 to 3.
