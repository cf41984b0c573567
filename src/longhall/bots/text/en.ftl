# Why a bot chose what it chose. A text may name the arguments of the choice by their labels.
hint-plain = It looks best on balance.
hint-random = It was picked at random.
hint-only = There is nothing else to choose.

hint-vasa_cards-build = With the { $value } here you win most of the endings that fit what you have seen: be small in a rich pile and big in a poor one.
hint-vasa_cards-look = This card in { $pile } is the one most likely to change what you fix.
hint-vasa_cards-look-hand = No card in a pile would tell you more than one of this hand.
hint-vasa_cards-fix-hand = With the { $value } in { $pile } you win more of the endings that fit what you have seen.
hint-vasa_cards-fix-piles = Changing places between { $pair } wins more of the endings that fit what you have seen.
hint-vasa_cards-leave = Your cards lie well: every exchange would lose more endings than it wins.

hint-vasa_voyage-procure = You get two of these goods, the others one, your right neighbour none: enough to make pairs.
hint-vasa_voyage-craft = You hold pairs that this craft turns into goods of higher value, and you may exchange twice.
hint-vasa_voyage-court = This role brings a good to you alone; the others gain nothing from it.
hint-vasa_voyage-exchange = Goods of value 3 decide the game, in the hand or on the ship, and this is the way to them.
hint-vasa_voyage-keep = Everything else that you could do here looks worse than leaving it.
hint-vasa_voyage-place-high = In most launches that you can imagine a { $value } here does more for you than in your hand.
hint-vasa_voyage-place-low = In most launches that you can imagine your better goods do more for you in your hand.
hint-vasa_voyage-launch = In the launches that you can imagine you come out best this way.

hint-shipwrights-keep-wanted = A ship in your workshops is waiting for exactly this craftsman.
hint-shipwrights-keep = Of the cards in this packet it does most for your board as it stands.
hint-shipwrights-finish = What is finished counts at once and can no longer be taken from you.
hint-shipwrights-begin = An empty workshop earns nothing: with a ship in it you know what to collect.
hint-shipwrights-hire = Your ships ask for this craftsman, and hiring costs nothing.
hint-shipwrights-call = It brings you something for a card that would be discarded tonight anyway.
hint-shipwrights-send = It sets back a rival at little cost to you.
hint-shipwrights-goods = Your workshops still lack this good, and now it is to be had.
hint-shipwrights-discard = The card does nothing for you, and no card may be kept over night.
hint-shipwrights-enough = Workers that stay in the village bring gold this evening.

hint-suecia-play = This card gives you actions that go together with what the column already holds.
hint-suecia-place = A disc on the table is worth points for good, three times as many on the advanced side.
hint-suecia-collect = You need this for a placement or a mission that is in reach.
hint-suecia-mission = A mission is worth ten points, more than any building.
hint-suecia-supply = A supply pays for every unit that it brings, and may open a bonus.
hint-suecia-demand = Filling your ships and missions is what turns goods into returns and points.
hint-suecia-bonus = A bonus is a placement that costs no action.
hint-suecia-enough = What is left here costs more than it brings.

hint-svea_rike-fief = A fief brings harvests and troops every turn, and crowns at the end.
hint-svea_rike-history = History cards are status: from the third card of a series on each one counts.
hint-svea_rike-activity = With what you own now this activity brings the most.
hint-svea_rike-merchant = A merchant earns whenever you trade, and counts at the end.
hint-svea_rike-play = This is the moment at which the card does most.
hint-svea_rike-wait = Your cards can do more at another moment.
hint-svea_rike-commit = The war can be won, and who fights shares the rewards.
hint-svea_rike-home = The fief is worth more at home than what this war is likely to bring.
hint-svea_rike-bid = At this price the fief is worth its money to you.
