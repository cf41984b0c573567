"""Players that are no people: bots and standing orders, and the processes in which bots think."""
