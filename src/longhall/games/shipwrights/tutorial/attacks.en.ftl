name = Attacks and the Watchman
about = Whom to strike and when, what can be lost and what cannot, and what a Watchman keeps away.
coach = Astrid, shipwright

threat = *Birger's Drakkar* lacks nothing but gold: he has 2 and needs 5. Tonight he can have enough.
threat-why = His four workers and his Ferje would bring 5 gold this evening. A Drakkar is worth 6 points and 3 arms, so now is the time to act.

lure = You hold a Conspirator: *lure Birger's Carver away*.
lure-why = The Carver moves into your row, where a place is free. Then Birger lacks him, and your Snekke has all it needs: one card, two effects.
lure-other = You may, but your ships need a Carver. Take him who is of use to you.
lure-guard = A Watchman stands before Cecilia: the Conspirator cannot choose her.
lure-lacks = Your Snekke needs a Carver, and you have none yet.
lure-goods = You may, but then there is no gold left for the Snekke.
lure-card = You may, but each of your three cards is of use today.
lure-order = You may, the order is yours; but let us begin with the Conspirator.
lure-own = You may, your own too. But you want to build these ships.

wreck = Now the Barbarian: *wreck Birger's Drakkar* in his workshop.
wreck-why = Only unfinished ships can be wrecked; what sails is safe for ever. Another Carver would have been enough for Birger, but this way he needs another ship.
wreck-guard = A Watchman stands before Cecilia: the Barbarian cannot choose her.
wreck-own = You may, your own too. But you want to build these ships.
wreck-order = You may, the order is yours; but let us wreck the Drakkar first.
wreck-card = You may, but both cards are of use today.
wreck-goods = You may, but then there is no gold left for the Snekke.

guard = The others may strike back. *Call on the Watchman*.
guard-why = He stands before you until your next turn. No Assassin, Barbarian, Conspirator, Raider or Thief can choose you, and a Mercenary takes nothing from you.
guard-open = You may, but then your Busse, your row and your goods are open to all.
guard-order = You may, the order is yours; but let us call on the Watchman first.
guard-goods = You may, but then there is no gold left for the Snekke.

launch = And *finish the Snekke*, with the Carver who was Birger's.
launch-why = 3 points and 2 arms, and nobody can take a ship that sails. That is the best defence: finish what you have begun.
launch-goods = You may, but then there is no gold left for the Snekke.
launch-wait = You may, but everything that the Snekke needs is there.

end = *End your turn*, and see what the others do.
end-why = The Watchman stays through their turns. When your own next turn begins, he goes.

held = Birger called on a Mercenary: all others lose 2 gold. *Your Watchman* kept yours.
held-why = Cecilia had one too, so nobody lost anything, but Birger still gained his 2. His Thief found nobody to choose, and he discarded it.

tool = But Cecilia paid 5 gold for a Berserker: *your Trade Cart is gone*.
tool-why = A Berserker smashes a tool, and no Watchman stops him. So use a tool soon.

danger-scene = Later: the thirteenth day
danger = A *Skute* would be your fourth ship. But *Birger's Busse* is ready to be paid for.
danger-why = With the Skute you have 9 points and 5 arms, and Birger with the Busse 10 and 5. Then both get 3 for arms, and he wins by 13 to 12.

raid = Birger has 5 gold and 5 goods: *send the Raider to him*.
raid-why = A Raider takes 1 gold for every good in the mill; you gain nothing. Then Birger has none left, and the Busse costs 4.
raid-order = You may, but first the Raider: he counts Birger's goods, and now there is one more.
raid-guard = A Watchman stands before Cecilia: she cannot be chosen.
raid-purse = You may, but then there is no gold left for the Skute.
raid-card = You may, but both cards are of use today.

steal = Your Skute lacks one iron. *Take Birger's* with the Thief.
steal-why = It is his only iron, and the Busse needs one. So the Thief helps you and hinders him.
steal-need = You may, but your Skute needs iron.
steal-guard = A Watchman stands before Cecilia: she cannot be chosen.
steal-purse = You may, but then there is no gold left for the Skute.
steal-card = You may, but he can bring you the iron that you lack.

fourth = Everything is there: *finish the Skute*.
fourth-why = It is your fourth ship, so this is the last day. Birger and Cecilia have one turn each, but Birger needs both gold and iron now.
fourth-purse = You may, but then there is no gold left for the Skute.
fourth-wait = You may, but everything that the Skute needs is there.

over = *End your turn*.
over-why = After the last turn the evening comes, and then points are counted.

won = 9 for ships and 3 for arms: *12 points*. Birger and Cecilia have 6 each. You win!
won-why = With the Busse, Birger would have had 13. Strike where it decides something, and just before it does.

learned-1 = Rows, workshops, mills, tools and gold can be attacked; fleets, buildings and hands cannot.
learned-2 = The best attack also helps yourself: a craftsman or a good that you need.
learned-3 = A Watchman protects until your next turn, but not from a Berserker.
learned-4 = Raid first and steal then: the Raider counts the goods.
