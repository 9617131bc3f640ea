"""Senet over thirty houses: each throw of the sticks is a move, with the outcomes 1 to 5."""

HAPPINESS, WATER, REBIRTH = 26, 27, 15
HOUSES = {f"{file}3": i + 1 for i, file in enumerate("abcdefghij")}
HOUSES |= {f"{file}2": 20 - i for i, file in enumerate("abcdefghij")}
HOUSES |= {f"{file}1": 21 + i for i, file in enumerate("abcdefghij")}


def start():
    return tuple(i % 2 if i < 10 else None for i in range(30)), (0, 0), 0, 0


def read(pairs):
    houses = [None] * 30
    for name, (player, _) in pairs.pieces.items():
        houses[HOUSES[name] - 1] = player
    up = pairs.numbers["up"].index(1)
    # At the turn of the sticks, which is the third player's, nothing is thrown yet.
    return tuple(houses), tuple(pairs.numbers["home"]), up, 0 if pairs.turn == 2 else pairs.numbers["thrown"][0]


def following(state):
    """Its state: who stands in each house, pieces home, whose turn it is, and what is thrown, 0 before the throw."""
    houses, home, me, thrown = state
    if 5 in home:
        return []
    if thrown == 0:
        return [(houses, home, me, k) for k in range(1, 6)]

    def at(house):
        return houses[house - 1] if 1 <= house <= 30 else None

    def is_held(house):
        return at(house) == 1 - me and house < 26 and 1 - me in (at(house - 1), at(house + 1))

    def is_walled(house, goal):
        # Three in line on the way; the line may end just before the goal.
        return any(at(a) == at(a + 1) == at(a + 2) == 1 - me for a in range(house + 1, goal - 2))

    def can_stand(goal):
        return 1 <= goal <= 30 and at(goal) != me and not is_held(goal)

    def goes(house):
        goal = house + thrown
        return (house < 28 and can_stand(goal) and not is_walled(house, goal)
                and (house >= HAPPINESS or goal <= HAPPINESS))

    def leaves(house):
        return house == HAPPINESS and thrown == 5 or house >= 28 and thrown == 31 - house

    def moved(house, goal):
        after = list(houses)
        after[house - 1], after[goal - 1] = houses[goal - 1], me
        return after

    def then(after, now_home=home):
        return tuple(after), now_home, me if thrown in (1, 4, 5) else 1 - me, 0

    mine = [i + 1 for i, player in enumerate(houses) if player == me]
    result = []
    for house in mine:
        if goes(house):
            after = moved(house, house + thrown)
            if house + thrown == WATER:
                after = drowned(houses, house, me)
            result.append(then(after))
        if leaves(house):
            after = list(houses)
            after[house - 1] = None
            result.append(then(after, tuple(count + (player == me) for player, count in enumerate(home))))
    if not result:
        result = [then(moved(house, house - thrown)) for house in mine
                  if house < 28 and can_stand(house - thrown)]
    return result or [then(houses)]


def drowned(houses, house, me):
    """Who comes to the water goes back to the house of rebirth, or to the next free one before it."""
    after = list(houses)
    after[house - 1] = after[WATER - 1]
    after[WATER - 1] = None
    goal = REBIRTH
    while after[goal - 1] is not None:
        goal -= 1
    after[goal - 1] = me
    return after
