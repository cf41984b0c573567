"""What the measurements count: a screen that is slow must not vanish from them."""

from benchmarks.shown import Watch, question_of


def watch():
    there = Watch((0, 1))
    there.told(0, 4, 0.0)
    there.told(1, 4, 0.0)
    return there


def test_a_move_counts_until_the_slowest_screen_has_it_also_when_the_next_one_has_begun():
    there = watch()
    there.begin(0, 1.0, True)
    there.told(0, 5, 1.01)
    there.answered(5)
    assert there.done == []
    there.begin(0, 2.0, True)
    there.told(0, 6, 2.01)
    there.answered(6)
    there.told(1, 5, 3.0)
    assert there.done == [2.0] and there.late == 1
    there.told(1, 6, 3.5)
    assert there.done == [2.0, 1.5] and there.late == 1


def test_a_move_that_never_reaches_a_screen_counts_as_long_as_somebody_waited_for_it():
    there = watch()
    there.begin(0, 1.0, True)
    there.told(0, 5, 1.01)
    there.answered(5)
    there.end(6.0)
    assert there.done == [5.0]


def test_a_move_that_no_spectator_notices_counts_until_whoever_is_told_of_it_knows():
    there = watch()
    there.begin(0, 1.0, True)
    there.answered(4)
    there.told(0, 4, 1.25)
    there.told(1, 4, 1.375)
    there.told(1, 4, 1.75)  # the table has answered for somebody
    there.begin(1, 2.0, True)
    there.told(1, 4, 9.0)
    assert there.done == [0.375] and there.late == 0


def test_the_question_of_a_state_is_read_as_the_hall_writes_it(anna):
    table = anna.table(seats=["Anna", "Bo"])
    answer = anna.http.get(f"/api/tables/{table}/seats/0")
    assert question_of(answer.content) == answer.json()["question"]
