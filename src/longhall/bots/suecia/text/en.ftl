hint-suecia-play = This card gives you actions that go together with what the column already holds.
hint-suecia-place = A disc on the table is worth points for good, three times as many on the advanced side.
hint-suecia-collect = You need this for a placement or a mission that is in reach.
hint-suecia-mission = A mission is worth ten points, more than any building.
hint-suecia-supply = A supply pays for every unit that it brings, and may open a bonus.
hint-suecia-demand = Filling your ships and missions is what turns goods into returns and points.
hint-suecia-bonus = A bonus is a placement that costs no action.
hint-suecia-enough = What is left here costs more than it brings.
