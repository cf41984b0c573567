name = Your first nation
about = Cards and actions, a castle and a farm, a supply and a ship, and how the points are counted.
coach = Ingeborg, bailiff

aim = You found a nation. Every *disc* that you place is worth a point, in the advanced places three, and a mission chit ten.
aim-why = The game ends when everybody's columns are full. Then only discs and mission chits count.

card = A turn begins with a card: *play { card-NP }*.
card-why = You must play one card from your hand. Each card has two estates, and each estate has its own deeds.
card-early = You may, but there is no province yet, and today we begin with one.

top = Only the estate on top will act: *lay { estate-nobility } on top*.
top-why = It stays so for the whole game. Nobility builds castles, and a castle brings a new province.
top-land = You may, but a peasant builds farms, and there is no province for a farm yet.

column = *Lay it in { column-1 }*.
column-why = Every card in the column where you play gives one action. So later cards in the same column give two or three.
column-any = You may, all are empty still; but let us begin with the first.

castle = You have one nobility action. *Build a castle* with it.
castle-why = A castle is a point, and whoever builds a farm in its province pays you for it. Two actions of one estate could do an advanced deed.
castle-goods = You may, but a castle pays for itself when others build farms there.
castle-lost = You may, but then the action is lost.

mat = Choose a province and pay 1 of the kind on three of its hexes: *take { mat-MB4 }*, with three wood and two crop.
mat-why = That kind is called its majority, and you have 1 wood. Crop and ore lie there too, so others will want to farm there. Once it is laid, its number stands on the crest.
mat-lost = You may, but then the action is lost.
mat-twin = You may, it has three wood too. But the other has two crop besides, and we shall want crop and wood.
mat-kind = You may, but today we begin with a province of three wood and two crop.

turned = You may turn it as you like: *lay it as it is*.
turned-why = How it is turned will matter when provinces touch: farms of one kind that lie side by side work together.
turned-turn = You may, all six ways are allowed; but if it lies as it is, we can speak of the same hexes.

done = Your castle stands. You could exchange on the market now, but *end your actions*.
done-why = An exchange belongs to an action: before you pay for it, or after it until the next one begins. You need nothing else now.
done-trade = You may, but you need nothing from the market now.

draw = You draw a card at the end of every turn: *keep { card-PC }*.
draw-why = You may exchange it for the card that lies open. You have a burgher/clergy card already, so a new one gives you more choice.
draw-same = You may, but it shows burgher and clergy, and you hold such a card already.

paid = Birger has opened *a wood shop*, and Cecilia has built *a farm in your province*: you gain 1 crop.
paid-why = The owner of the castle gains 1 of the hex's kind whenever a farm is built there. Nobody pays it; it comes from the reserve.

offer = You may use it at once: *take the bonus*, another castle.
offer-why = A bonus costs no action, only 1 of that kind. Each sort of bonus may be taken once in a turn.
offer-point = You may, but a castle for 1 crop is a point and a new province, without an action.

second = Two provinces have three crop: *take { mat-MB1 }*, which has two wood besides.
second-why = The bonus was for crop, so its majority must be crop. With crop and wood together you will fill ships to England.
second-lost = You may, but then the bonus is gone.
second-one = You may, but it has only one wood, and ships to England ask for crop and wood.

beside = It must lie close to the other: *lay it at { site-a }*, at the top.
beside-why = A new province touches as many hexes of the others as it can. The board shows the places where that is so.

again = *Lay it as it is*.
again-why = All six ways are allowed. Then Cecilia ends her turn, and it is yours again.
again-turn = You may, all six ways are allowed; but if it lies as it is, we can speak of the same hexes.

stack = Two castles, two points. Now *play { card-PB }*.
stack-why = You have provinces; now they need farms. A peasant builds them and supplies the city.
stack-both = You may, a peasant is on it too; but keep it, for its other half is clergy, and builds churches.
stack-none = You may, but what your provinces need now is a peasant, who builds farms.

farmer = *Lay { estate-peasant } on top*.
farmer-why = The burgher below will not act in this game. You will have other cards for that.
farmer-shop = You may, and a burgher could open a shop. But first your provinces need a farm.

same = *Lay it in { column-1 }*, on the nobility.
same-why = The column has two cards then, so you have two actions: one nobility and one peasant.
same-one = You may, but in an empty column the card gives one action alone.

collect = A wood farm costs wood, and you have none. First *collect from the reserve* as nobility.
collect-why = You choose the order of your actions. The nobility takes goods of which the market has three or fewer.
collect-poor = You may, but you have no wood to pay for a wood hex.
collect-lost = You may, but then the actions are lost.
collect-castle = You may, but two provinces are enough for a beginning: now they need a farm.

wood = *Collect wood*.
wood-why = You gain 1 wood, and another one goes to the market. The more lies there, the cheaper it is.
wood-wood = You may, but the three hexes side by side are wood, and a group of farms is strong.
wood-lost = You may, but then the action is lost.

farm = Now *build a farm* as peasant.
farm-why = Farms may stand in any province, yours or not. You pay 1 of the hex's kind.
farm-lost = You may, but then the action is lost.

own = *Choose { mat-MB4 }*, your province with three wood.
own-why = Farm in your own province and the castle pays you: what you spend comes back.
own-group = You may, but there is only room for two wood farms there, and here for three.
own-lost = You may, but then the action is lost.

hex = *Build on the wood hex in the east*.
hex-why = You pay 1 wood and gain 1 as owner of the castle. Two more wood hexes lie beside it, for later farms.
hex-ore = You may, but it is wood that lies three in a row here.
hex-lost = You may, but then the action is lost.
hex-other = You may, all three are wood; but let us begin in the east.

later-scene = Later: your sixth turn
later = We leap ahead four rounds. Since then you have built *a second wood farm* and *a crop shop*, and you have *a ship*.
later-why = Your castles stand where they stood, your columns have grown, and the others have built as well. The ship to England asks for 1 crop and 1 wood, and gives 1 timber when it is full. You have just played a card, and have one action as peasant and one as burgher.

supply = You have crop for the ship, but no wood yet: *supply the city* as peasant.
supply-why = Farms of one kind that lie side by side bring 1 unit each, and a church in their province 1 more. For each unit that finds room you gain 1.
supply-first = You may, but whoever loads pays 1 of each kind, and you have no wood.
supply-lost = You may, but then the actions are lost.
supply-farm = You may, but a supply brings you wood now, and a farm as bonus.

group = *Choose your two wood farms*: with Cecilia's church in the middle they bring 3 units.
group-why = Two fill the wood shops of Birger and Cecilia, the third goes to the market, and you gain 3. Cecilia gains 1 for her church.
group-lost = You may, but then the action is lost.

more = A supply brings you a bonus: *take the farm*.
more-why = You may pay 1 of the kind you supplied for a farm on such a hex, without an action. It is a point, and the next supply is larger.
more-point = You may, but a farm for 1 wood is a good bargain.

there = *Build it in { mat-MB4 }*, beside your other wood farms.
there-why = There it joins your group, and your castle gives the wood back.
there-far = You may, but then Birger's castle is paid, and the farm does not touch your others.
there-lost = You may, but then the bonus is gone.
there-own = You may, and that castle is yours too. But there the farm would not touch your others.

third = *Take the hex in the south-west*: the third wood hex, beside your farms.
third-why = You pay 1 wood and gain 1. Three farms and a church will bring 4 units.
third-lost = You may, but then the bonus is gone.

load = Now you have crop and wood for the ship: *demand with ships* as burgher.
load-why = In a demand your ships take goods out of the shops, and you pay the owners with goods of the same kind.
load-lost = You may, but then the action is lost.
load-ship = You may, but the ship that you have can be filled now.

england = *Demand for { nation-england }*.
england-why = All your ships of one nation demand together. You have one.
england-lost = You may, but then the action is lost.

crop = *Load crop*: it comes from your own shop.
crop-why = Ships look in the right column first, from the bottom up, and take from the first shop that has the kind. You pay 1 crop to yourself, and get it back when you finish.
crop-order = You may, the order is yours; but let us begin with crop.
crop-lost = You may, but nothing is loaded yet, and then the action is lost.

aboard = *Load wood*: on the way from the right, Cecilia's shop comes first.
aboard-why = So she is paid 1 wood. Your shops earn in the same way when others load.
aboard-half = You may, and the crop stays aboard; but with 1 wood the ship is full.

sail = The ship is full: *finish the demand*.
sail-why = Payments are handed over, the cargo goes to the reserve, and the ship gives you 1 timber.

flip = A full ship may be turned: *take the bonus for the ship*.
flip-why = Its back asks for twice as much and gives twice as much. Filled once more, it can be exchanged for a mission.
flip-larger = You may, but the back gives 2 timber when it is full.
flip-order = You may, the order is yours; but let us turn the ship first.

shop = Your shop was paid, so there is one more: *take the bonus for the shop*.
shop-why = You were paid in crop, so you may pay 1 crop for a new crop shop, without an action.
shop-point = You may, but a shop for 1 crop is a point.

tile = *Take a tile of crop and timber*.
tile-why = You have 1 timber. With it a burgher can flip such a tile, and then your disc is worth 3.
tile-lost = You may, but then the bonus is gone.
tile-textile = You may, but what the ship gave you is timber, and it turns only a tile of timber.

square = Lay it where ships look first: *{ square-5-5 }*, down on the right.
square-why = There is no rule about neighbours. But a shop that ships reach first is paid first.

end-scene = Much later: the end of the game
end = Everybody's columns are full, so the game is over: *the points are counted*.
end-why = You have 6 basic discs, 3 advanced ones and 1 mission chit: 6 + 9 + 10 = 25. Birger has 5 + 6 + 10 = 21.

missions = Cecilia has 9 points and no mission chit: *you win* with 25.
missions-why = A mission takes two advanced goods and brings ten points. If two are level, the goods that they have left decide.

learned-1 = Play a card, use one action for each card in that column, draw.
learned-2 = Castles, churches and shops are paid when others use them.
learned-3 = Farms supply shops and bring you goods; ships turn basic goods into advanced ones.
learned-4 = Bonuses cost no action: take them when you can pay.
learned-5 = A basic disc is 1 point, an advanced one 3, a mission chit 10.
