hint-plain = It looks best on balance.
hint-random = It was picked at random.
hint-vasa_cards-build = A small card suits a pile that will be rich, a big card one that will be poor.
hint-vasa_cards-inspect = The newest pile is where a look tells most.
hint-vasa_cards-fix = This exchange puts the big card where the pile is poor and the small one where it is rich.
