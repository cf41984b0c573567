"""The hall itself: tables, who sits at them, what is done there and what each seat is shown of it."""
