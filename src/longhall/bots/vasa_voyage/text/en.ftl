hint-vasa_voyage-procure = You get two of these goods, the others one, your right neighbour none: enough to make pairs.
hint-vasa_voyage-craft = You hold pairs that this craft turns into goods of higher value, and you may exchange twice.
hint-vasa_voyage-court = This role brings a good to you alone; the others gain nothing from it.
hint-vasa_voyage-exchange = Goods of value 3 decide the game, in the hand or on the ship, and this is the way to them.
hint-vasa_voyage-keep = Everything else that you could do here looks worse than leaving it.
hint-vasa_voyage-place-high = In most launches that you can imagine a { $value } here does more for you than in your hand.
hint-vasa_voyage-place-low = In most launches that you can imagine your better goods do more for you in your hand.
hint-vasa_voyage-launch = In the launches that you can imagine you come out best this way.
