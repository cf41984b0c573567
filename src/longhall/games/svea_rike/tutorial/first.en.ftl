name = Your first reigns
about = A move with each of the three activities, and how status is counted at the end.
coach = Brita, keeper of the family books

family = You lead the Sture family, and *three fiefs* are yours: Västergötland, Småland and Tavastehus.
family-why = Each bears crowns and perhaps troops. Sixteen sovereigns will reign, one game turn each, and the families move once in every turn of peace.
aim = Most *status* after the last reign wins: 20 gold, 3 crowns, 2 troops or 3 merchants are a point each.
aim-why = So is every card of a series of history cards beyond the second. Your plate counts along, so you always see where you stand.

merchant = First everybody sends out a merchant: *place yours in Russia*.
merchant-why = Merchants earn more together: one brings 2 gold, two bring 6, three bring 10. Russia has the most room, so it fills up last.
merchant-small = You may, but that country has less room than Russia, and you want several merchants together.

privileges = Your marker came up first and you have drawn a card: now *play Trade privileges*.
privileges-why = The order is drawn anew every turn. After drawing is a window: a moment in which cards for any time may be played, and this one is a merchant for nothing.
privileges-now = You may, but a merchant who is out early earns longest.

beside = *Send it to Russia*, beside your first one.
beside-why = Two in one country bring 6 gold. In two countries they would bring 2 each.
beside-alone = You may, but alone it earns only 2.

commerce = Every move has one activity out of three: *choose Commerce*.
commerce-why = Commerce sends a third merchant out before you collect. Agriculture would bring 6 gold and a purchase, and that will keep.
commerce-later = You may, but with a third merchant in Russia commerce brings 10 gold now.

third = *Place a third merchant in Russia*.
third-why = Three bring 10 gold. Then your troops cost upkeep, 1 gold each: you have four, so 6 are left to you.
third-lost = You may, but then you collect 6 instead of 10.
third-alone = You may, but there it brings 2, and in Russia it brings 4 more than before.

harvest = Erik XIV reigns, and *the royal card* reads good harvests: fiefs give twice as much.
harvest-why = A royal card holds for a whole game turn. Others bring famine, taxes, demand for goods, or war.

farm = So let the land pay: *choose Agriculture*.
farm-why = Six crowns bring 12 gold this time. In Agriculture no upkeep is paid, and you may buy a fief afterwards.
farm-less = You may, but the good harvests last for this turn only, and Agriculture costs no upkeep.

marry = With 30 gold, *buy Uppland with your Noble marriage* for 15.
marry-why = Its price is 21, and the card takes off 2 for each of its three crowns. Three crowns are a status point, and three gold in every harvest.
marry-dear = You may, but with the card that you hold it costs 6 gold less.
marry-idle = You may, but gold in the chest gives nothing, and one of the others will take Uppland.

culture = A new turn, and peace. Now the third activity: *choose Culture & Science*.
culture-why = It lets you buy a history card. Some bring gold turn after turn, and early ones do so longest.
culture-again = You may, but you know that one now; only Culture & Science lets you buy a history card.

source = Collect from fiefs or from merchants: *take commerce*.
source-why = Your three merchants bring 10, your nine crowns 9. Then upkeep is due for six troops.
source-less = You may, but that is one gold less.

mine = *Buy Mining* for 6 gold.
mine-why = It brings 2 gold at the start of every game turn, in peace and war. Thirteen are still to come.
mine-idle = You may, but then the upkeep was paid for nothing.
mine-series = You may, but Mining pays itself back in three turns, and there are many to come.

last-scene = Long after: the last reign
last = *The last move is yours*. Birger has 11 points, you have fewer.
last-why = You have 11 crowns, and 12 would be four points. Look for what lifts several sums over the next step at once.

reap = *Choose Agriculture* once more.
reap-why = Eleven crowns bring 11 gold and your four palaces 8, so you will have 25. And you may buy a fief.
reap-less = You may, but it brings less gold, and no crown.

karelia = Now *buy Karelia* for 5 gold.
karelia-why = A crown more makes 12, two troops more make 8, and 20 gold are left: each of the three sums just reaches a new step, or keeps its own.
karelia-gold = You may, but then 15 gold are left, which is no point.
karelia-level = You may, but then you have 10 points, and Birger wins with 11.

won = Gold 1, crowns 4, troops 4, palaces 2, merchants 1: *12 points against 11*, and you are Regent.
won-why = What is left over in a sum counts nothing. If points are level, more crowns win.

learned-1 = A move is: draw, one activity, and cards whenever a window is open.
learned-2 = Agriculture buys fiefs, Commerce sends out merchants, Culture & Science buys history.
learned-3 = Merchants belong together; troops cost upkeep except in Agriculture.
learned-4 = At the end sums count in steps: 20 gold, 3 crowns, 2 troops, 3 merchants, series beyond the second card.
