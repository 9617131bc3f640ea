"""Reads the designer's window over the accessibility bus, and works in it with keys.

Run by screen_reader.sh: screen_reader.py PROGRAM
"""

import subprocess
import sys
import time

import pyatspi


def until(what, question, seconds=40):
    """The first answer that is something; half a minute and more is for sanitizers."""
    end = time.monotonic() + seconds
    answer = None
    while time.monotonic() < end:
        try:
            answer = question()
        except Exception:  # the window changes while it is read
            answer = None
        if answer:
            return answer
        time.sleep(0.1)
    raise SystemExit(f"waited in vain: {what}")


def expect(what, found, wanted):
    if found != wanted:
        raise SystemExit(f"{what}: read {found!r}, not {wanted!r}")


def key(*names):
    subprocess.run(["xdotool", "key", "--clearmodifiers", *names], check=True)


def type_text(text):
    subprocess.run(["xdotool", "type", "--delay", "30", text], check=True)


def application(name):
    desktop = pyatspi.Registry.getDesktop(0)
    return next((each for each in desktop if each and each.name == name), None)


def everything(top):
    """All that is on show below an element; a board's cells too."""
    yield top
    for child in top:
        if child is not None and (child.getState().contains(pyatspi.STATE_SHOWING) or child.getRole() == pyatspi.ROLE_TABLE_CELL):
            yield from everything(child)


def find(top, role=None, name=None):
    for each in everything(top):
        if (role is None or each.getRole() in role) and (name is None or each.name == name):
            return each
    return None


BUTTONS = (
    pyatspi.ROLE_PUSH_BUTTON,
    pyatspi.ROLE_TOGGLE_BUTTON,
    pyatspi.ROLE_RADIO_BUTTON,
    pyatspi.ROLE_CHECK_BOX,
)


def is_checked(element):
    return element.getState().contains(pyatspi.STATE_CHECKED)


def board(window):
    """The table with a cell for each of the board's."""
    return next(
        (each for each in everything(window) if each.getRole() == pyatspi.ROLE_TABLE and each.childCount == 64), None)


def cell(window, name):
    """What is read of a cell."""
    return next((each.name for each in board(window) if each.name.split(",")[0] == name), None)


def wait_cell(window, wanted):
    name = wanted.split(",")[0]
    try:
        until(wanted, lambda: cell(window, name) == wanted)
    except SystemExit:
        raise SystemExit(f"cell: read {cell(window, name)!r}, not {wanted!r}") from None


def focused_cell(window):
    return next((each.name for each in board(window) if each.getState().contains(pyatspi.STATE_FOCUSED)), None)


def read_modes(window):
    for name in ("Board", "Directions", "Pieces", "Setup", "Play", "Analysis", "Export"):
        until(f"mode {name}", lambda: find(window, BUTTONS, name))
    until("Board is chosen", lambda: is_checked(find(window, BUTTONS, "Board")))
    key("F4")
    until("Pieces is chosen", lambda: is_checked(find(window, BUTTONS, "Pieces")))
    if is_checked(find(window, BUTTONS, "Board")):
        raise SystemExit("two modes are chosen")


def read_list(window):
    names = until("the list of pieces", lambda: [each.name for each in find(window, (pyatspi.ROLE_LIST,), "Pieces")])
    for piece in ("King", "Queen", "Rook", "Bishop", "Knight", "Pawn"):
        if not any(piece in name for name in names):
            raise SystemExit(f"the list of pieces has no {piece}: {names}")


def play_by_text(*moves):
    for move in moves:
        key("ctrl+m")
        type_text(move)
        key("Return")


def read_marks(window):
    key("F6")
    until("Play is chosen", lambda: is_checked(find(window, BUTTONS, "Play")))
    wait_cell(window, "e2, White Pawn, 2 moves")
    play_by_text("e4")
    wait_cell(window, "e4, White Pawn")
    wait_cell(window, "d7, Black Pawn, 2 moves")
    until("the record", lambda: find(window, (pyatspi.ROLE_TABLE_CELL,), "White, 1. e4"))
    play_by_text("d5")
    wait_cell(window, "e4, White Pawn, 2 moves")
    # The cursor goes from cell to cell, and the reader hears where it is.
    for _ in range(12):
        if board(window).getState().contains(pyatspi.STATE_FOCUSED):
            break
        key("ctrl+F6")
        time.sleep(0.3)
    key("Up")
    start = until("a cell has the focus", lambda: focused_cell(window))
    goal = "e4"
    walk(window, start.split(",")[0], goal)
    key("Return")
    wait_cell(window, "d5, Black Pawn, may be captured")
    wait_cell(window, "e5, may move here")
    key("Escape")


def walk(window, at, goal):
    while at != goal:
        if at[0] != goal[0]:
            step = "Right" if at[0] < goal[0] else "Left"
            after = chr(ord(at[0]) + (1 if step == "Right" else -1)) + at[1]
        else:
            step = "Up" if at[1] < goal[1] else "Down"
            after = at[0] + str(int(at[1]) + (1 if step == "Up" else -1))
        key(step)
        until(f"the cursor on {after}", lambda: (focused_cell(window) or "").split(",")[0] == after)
        at = after


def read_result(window):
    key("ctrl+shift+g")
    wait_cell(window, "e4")
    play_by_text("f3", "e5", "g4")
    wait_cell(window, "g4, White Pawn")
    until("g4 is played", lambda: find(window, (pyatspi.ROLE_LABEL,), "Black to move"))
    play_by_text("Ke5")
    until("why it is refused", lambda: find(window, (pyatspi.ROLE_LABEL,), "'Ke5' is not a move here"))
    play_by_text("Qh4")
    until("the result", lambda: any("checkmate" in each.name.lower() for each in everything(window)))


def quit_without_saving(program):
    """The question is read as well; its button is pressed over the bus."""
    key("ctrl+q")
    button = until("the question", lambda: next(
        (each for window in application(program) for each in everything(window)
         if each.getRole() == pyatspi.ROLE_PUSH_BUTTON and "Discard" in each.name), None))
    button.queryAction().doAction(0)


def main():
    window = until("the window", lambda: application(sys.argv[1])[0])
    until("the board", lambda: board(window))
    expect("the board", cell(window, "g1"), "g1, White Knight")
    subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "chess.* Rookery$", "windowactivate"], check=False)
    read_modes(window)
    read_list(window)
    read_marks(window)
    read_result(window)
    quit_without_saving(sys.argv[1])


main()
