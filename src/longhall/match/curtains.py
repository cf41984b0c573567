"""Several people at one screen: to whom it goes for what is asked now.

Whom a hidden poll asks is secret, so the screen goes round to every person, asked or not; whoever has nothing to choose
finds the next curtain behind the own. Only those are spared the round whom, as all can see, a poll is not about, and
those whose orders pass whatever the cards are. So the order of curtains follows from what all see and from what people
have ordered, and a law holds it to that.
"""

from collections.abc import Sequence

from longhall.match.questions import Questions


def goes_to(match: Questions, people: Sequence[int], at_screen: int) -> list[int]:
    """The people to whom the screen goes for this question; whoever has it already comes first."""
    if match.in_hidden_poll and len(people) > 1:
        wanted = [seat for seat in people if not match.answers_blindly(seat)]
    else:
        wanted = [seat for seat in match.to_act if seat in people]
    return sorted(wanted, key=lambda seat: seat != at_screen)
