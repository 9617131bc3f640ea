"""Counts once more what tests/data/own_rules/counts.json says a witness has counted.

usage: check.py [MOST_NODES [GAME]], larger counts are left aside
"""
import importlib
import json
import pathlib
import sys

sys.dont_write_bytecode = True
from perft import Pairs, perft

FOLDER = pathlib.Path(__file__).parent
COUNTS = FOLDER.parent / "data/own_rules/counts.json"


def main():
    most = int(sys.argv[1]) if len(sys.argv) > 1 else 20000
    only = sys.argv[2] if len(sys.argv) > 2 else None
    bad = compared = 0
    named = set()
    for row in json.loads(COUNTS.read_text())["entries"]:
        path = pathlib.PurePosixPath(row["source"])
        if path.parent != pathlib.PurePosixPath("tests/witnesses") or only not in (None, row["design"]):
            continue
        named.add(path.name)
        game = importlib.import_module(path.stem)
        state = game.read(Pairs(row["position"])) if "position" in row else game.start()
        for depth, nodes in row["perft"].items():
            if nodes > most:
                continue
            compared += 1
            found = perft(game, state, int(depth))
            if found != nodes:
                bad += 1
                print(f"{row['design']} {row.get('position', 'start')}: depth {depth}: {found} instead of {nodes}")
    idle = {each.name for each in FOLDER.glob("*.py")} - named - {"check.py", "perft.py", "sliding_blocks.py"}
    if not only and idle:
        bad += 1
        print("no count names", ", ".join(sorted(idle)))
    print(f"{compared} counts compared, {bad} bad")
    return 1 if bad or not compared else 0


if __name__ == "__main__":
    sys.exit(main())
