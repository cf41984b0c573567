name = Supply and bonuses
about = How farms, churches and castles work together, where the goods go, and what a bonus is.
coach = Ingeborg, bailiff

farms = Your three *wood farms* lie in two provinces, but edge to edge: they are one group.
farms-why = Farms of one kind that touch work together, across the border too. Who owns the castles makes no difference.

supply = You have two peasant actions: *supply the city* with one of them.
supply-why = Wood is a basic kind, so one action is enough. An advanced kind would take both.
supply-lost = You may, but then both actions are lost.
supply-poor = You may, but a wood farm costs 1 wood, and you have none. Supply first.

group = *Choose the group*: three farms, and your church in { mat-MB4 }, bring 4 units.
group-why = Every church counts in a province where a farm of the group lies, whosever it is. The other province has no church yet.
group-lost = You may, but then the action is lost.

route = Two units found room: *first in the lowest row*, then in the next.
route-why = From the west, rows are filled from the bottom up, each from the left. Birger's advanced shop took wood too: it has a place for each of its three kinds.

rest = Two were left over: one went *to the market*, the other was lost.
rest-why = Every second unit that finds no shop is lost. You gained 3 for the others and 1 for your church: 4 wood.

church = Now the bonuses. *Take the church*.
church-why = Your church counted, so you may build another one for 1 wood in a province with three wood hexes.
church-point = You may, but a church for 1 wood is a point and one more unit every time.
church-order = You may, the order is yours; but let us take the church first.

there = *Put it in { mat-MB3 }*, where two of your farms lie.
there-why = Both provinces with farms of yours have a church then, and both count.
there-lost = You may, but then the bonus is gone.

farm = And *take the farm*.
farm-why = Whoever supplies may build one farm of that kind for 1 chit, without an action.
farm-point = You may, but a farm for 1 wood is a point and one more unit.

where = *Build it in { mat-MB4 }*, Birger's province: two of its wood hexes are empty.
where-why = The castle there is his, so he gains 1 wood. That is the price of farming with others.
where-last = You may, but there it would be the last wood hex; here one more is left for later.
where-lost = You may, but then the bonus is gone.

hex = *Take the hex in the south-east*.
hex-why = It touches your farm in the east, so the group has four farms. No province with three wood is left, so Birger cannot build a castle for it.
hex-apart = You may, but it does not touch your other farms, so it would be a group of its own.
hex-lost = You may, but then the bonus is gone.

again = The shops are full, but the market is not: *supply once more*.
again-why = Four farms and two churches bring 6 units now. Half of them reach the market, and both churches are yours.
again-lost = You may, but then the action is lost.
again-poor = You may, and it would be a point. But a supply brings you 5 wood.

all = *Choose the group* again.
all-why = Units 1, 3 and 5 reach the market and bring you 3, and the churches bring 2. Only one chit is added to the row, for it is one action.
all-lost = You may, but then the action is lost.

once = You gained 5 wood, but *no bonus is offered*: each may be taken once in a turn.
once-why = Goods come every time, deeds once. So a good turn has several sorts of bonus.

north-scene = Later: your ninth turn, in the north
north = You have two timber farms in the north now, and two peasant actions: *supply the city, advanced*.
north-why = Timber is an advanced kind: it takes two actions of one estate. It fills missions, and discs there are worth 3.
north-tier = You may, and your farms in the west would supply wood. But it is timber that we want today.
north-lost = You may, but then the actions are lost.

timber = *Choose your two timber farms*.
timber-why = From the north the left column comes first, from top to bottom. Only places for timber count.
timber-lost = You may, but then the actions are lost.

column = They filled *two shops in the left column*, though a shop in the top row stands empty.
column-why = Columns are filled one after the other, so the second column waits. You gained 2 timber.

third = *Take the farm* as bonus.
third-why = It costs 1 timber and is worth 3 points.
third-point = You may, but that would be 3 points for 1 timber.

own = *Choose { mat-MA3 }*, your own province.
own-why = The castle there is yours, so the timber comes back.
own-lost = You may, but then the bonus is gone.

beside = *Take the hex in the south-west*: the third timber hex.
beside-why = You pay 1 timber and gain 1, and three farms lie together.
beside-lost = You may, but then the bonus is gone.

chain = A farm was built beside your castle, so one bonus brings another: *take the castle*.
chain-why = A bonus farm counts like any other. For 1 timber you may lay a province with three timber.
chain-point = You may, but that would be 3 points and a province for 1 timber.

mat = *Take { mat-MA4 }*, the other province with three timber.
mat-why = There are two provinces of each majority on each side; { mat-MA3 } lies on the table already.
mat-lost = You may, but then the bonus is gone.

site = *Lay it at { site-a }*.
site-why = With one province there, the next has twelve places. All of them touch it in the same measure.

turned = *Lay it as it is*.
turned-why = Turn it so that your kinds meet, if you can: then farms on both sides are one group.
turned-turn = You may, all six ways are allowed; but today we leave it as it is.

points = Two actions, *6 points* and 1 timber left: that is what bonuses do.
points-why = A farm and a castle in the north are 3 points each. You paid 2 timber and gained 3.

learned-1 = A group is all your farms of one kind that touch; churches beside them add units.
learned-2 = From the west the lowest row is filled first, from the north the left column.
learned-3 = What finds no shop goes to the market, and every second unit is lost.
learned-4 = Bonus goods come every time, bonus deeds once in a turn for each sort.
