"""TwixT, 24 by 24 holes: links are laid at once where no link lies across, and stay."""
from perft import plus

SIZE = 24
HOLES = {(x, y) for x in range(SIZE) for y in range(SIZE)} - {(x, y) for x in (0, 23) for y in (0, 23)}
STEPS = [(1, 2), (2, 1), (2, -1), (1, -2)]
NAMES = ["link-nne", "link-nee", "link-see", "link-sse"]


def start():
    return (frozenset(), frozenset()), frozenset(), 0


def read(pairs):
    holes = sorted(HOLES)
    links = frozenset((holes[i], plus(holes[i], step)) for name, step in zip(NAMES, STEPS)
                      for i, is_there in enumerate(pairs.numbers[name]) if is_there)
    return (pairs.of(0), pairs.of(1)), links, pairs.turn


def side(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(one, two):
    """Whether two links have more than an end in common."""
    return side(*one, two[0]) * side(*one, two[1]) < 0 and side(*two, one[0]) * side(*two, one[1]) < 0


def has_joined(pegs, links, axis):
    fringe = [peg for peg in pegs if peg[axis] == 0]
    seen = set(fringe)
    while fringe:
        peg = fringe.pop()
        for link in links:
            if peg in link:
                other = link[0] if peg == link[1] else link[1]
                if other not in seen:
                    seen.add(other)
                    fringe.append(other)
    return any(peg[axis] == SIZE - 1 for peg in seen)


def following(state):
    pegs, links, me = state
    own = [frozenset(link for link in links if link[0] in each) for each in pegs]
    if has_joined(pegs[0], own[0], 1) or has_joined(pegs[1], own[1], 0):
        return []
    result = []
    for hole in HOLES - pegs[0] - pegs[1]:
        if hole[me] in (0, SIZE - 1):
            continue
        now = set(links)
        for step in STEPS:
            for link in ((hole, plus(hole, step)), (plus(hole, step, -1), hole)):
                other = link[0] if link[1] == hole else link[1]
                if other in pegs[me] and not any(cross(link, each) for each in now):
                    now.add(link)
        mine = pegs[me] | {hole}
        result.append(((mine, pegs[1]) if me == 0 else (pegs[0], mine), frozenset(now), 1 - me))
    return result
