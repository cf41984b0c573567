"""Many matches: tournaments between bots, ratings and reports; in one process, on all cores, or on a Ray cluster."""
