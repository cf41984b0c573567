name = The morning draft
about = Which card to keep, which not to pass on, and what the last drafter knows.
coach = Astrid, shipwright

packet = Day 7, and you start: you draw *every packet*, and see all four cards first.
packet-why = A packet has one card more than there are players. It goes clockwise: what you do not keep, Birger sees next.

own = First look at your own workshop: the Karv lacks only a Caulker. *Keep the Caulker*.
own-why = Gold, worker, goods and the Carpenter are there. So with this card you launch the Karv this afternoon: 3 points.
own-gold = You may: 4 gold are good at any time. But the Caulker is 3 points today.
own-far = You may, but it brings you no points today, and the Caulker does.

next = The second packet. Before you keep, look at *Birger's workshop*: he is next.
next-why = He has gold, workers and goods enough for the Drakkar, and a Blacksmith and a Carver in the row. Only a Shieldmaker is missing.

deny = A Shieldmaker lies in your packet. *Keep him*, so that Birger does not get him.
deny-why = The Drakkar is worth 6 points, more than any other ship. You can hire the Shieldmaker for nothing, and a Skute may need him later.
deny-gift = You may, but then the Shieldmaker goes to Birger, and today he can launch a Drakkar for 6 points.

pay = The third packet. Keep what you can pay for today: *the Long House*.
pay-why = After the Karv you have 2 gold and 2 workers left. The Long House costs 2 gold and 1 worker, and is 1 point for good.
pay-dear = After the Karv you have 2 gold left, and the Fortress costs 5. You would have to discard it.
pay-saw = After the Karv you have 2 gold left, and the Bow Saw costs 4. You would have to discard it.
pay-small = You may, but the Long House is a point, and you can pay for it.

three = Three cards, and *each has its use* this very afternoon.
three-why = Caulker and Long House bring points, and the Shieldmaker waits in your row, not in Birger's. No card stays in hand for tomorrow.

last-scene = Later: the eighth day
last = Today you are last: two cards are left of the second packet. *Keep the Navigator*.
last-why = He brings 2 gold, and 1 more for each player who has had a turn today. You are third, so that makes 4.
last-less = You may, but a Thief brings one good, and the Navigator 4 gold: as much gold as two purchases cost.

start = The last packet of the day: *keep the Pioneer*.
start-why = Cecilia would start tomorrow. With the Pioneer it is you, and you see all cards first again: you are last today, so no other can be played after yours.
start-idle = Nobody has a tool to smash: you could only discard him.

known = What the last drafter does not keep lies *face down here*, and only you know it.
known-why = An Assassin, a Thief and the only Berserker: these three nobody can play today. Tonight they go face down to the discards.

learned-1 = Keep first what finishes something today; every card must be played or discarded.
learned-2 = Look at the next player's workshops before you pass a card on.
learned-3 = The starting player sees all cards first; the last drafter knows what is left over.
