#!/usr/bin/env python3
"""Changes the source in many small places, and tells which changes no test notices.

  tests/mutants/mutants.py                        the 400 mutants of seed 1
  tests/mutants/mutants.py --again --seconds 600  those that survived once more, with more time for each
  tests/mutants/mutants.py --report               what the results file says

All mutants are built at once, in a copy of the tree below the build folder; a variable chooses one when a test runs.
Every test program runs once as it is, which tells the places that it comes to; a mutant is then held against the programs
that come to its place, the nearest and fastest first, until one fails. What the results file has is not tried again, so that
a run may be stopped at any time. Mutants that do not compile or are in equivalent.txt are not counted.
"""

import argparse
import collections
import hashlib
import json
import os
import pathlib
import sys

from places import Place, places_of
from workshop import NUMBERS, OUT_OF_TIME, Workshop, run_program

ROOT = pathlib.Path(__file__).resolve().parents[2]
NO_MUTANT = "does not build"


def equivalent_keys() -> set[tuple[str, str, str]]:
    file = pathlib.Path(__file__).with_name("equivalent.txt")
    rows = (line.split(" | ") for line in file.read_text().splitlines() if " | " in line and line[0] != "#")
    return {(row[0], row[1], row[2]) for row in rows}


def is_equivalent(place: Place, equivalent: set[tuple[str, str, str]]) -> bool:
    return (place.file, place.before.strip(), place.after.strip() or "(missing)") in equivalent


def drawn(folders: list[str], only: str, seed: int, count: int, most: int) -> dict[int, Place]:
    """The mutants of a seed by their numbers: so many, at most one of a line and a few of a file.

    Order and numbers follow from each change alone, so that an edit elsewhere leaves them what they are."""
    files = sorted(str(path.relative_to(ROOT)) for folder in folders for path in (ROOT / folder).rglob("*.cpp"))
    possible = [place for file in files if file.startswith(only) for place in places_of(ROOT, file)]
    print(f"{len(possible)} possible mutants", flush=True)
    draw = {}
    of_file = collections.defaultdict(list)
    for hashed, place in sorted((hash_of(seed, place), place) for place in possible):
        others = of_file[place.file]
        is_near = any(place.line == other.line or place.start < other.end and other.start < place.end for other in others)
        number = hashed % NUMBERS
        if len(draw) < count and len(others) < most and not is_near and number not in draw:
            others.append(place)
            draw[number] = place
    return draw


def hash_of(seed: int, place: Place) -> int:
    return int.from_bytes(hashlib.sha256(f"{seed}|{place.key()}".encode()).digest()[:8])


class Results:
    """A row for each mutant that was tried; the last one of a mutant holds."""

    def __init__(self, file: pathlib.Path):
        self.file = file
        self.rows = {}
        for line in file.read_text().splitlines() if file.exists() else ():
            row = json.loads(line)
            self.rows[row["key"]] = row

    def add(self, place: Place, outcome: str, by: str):
        row = {"key": place.key(), "outcome": outcome, "by": by}
        self.rows[place.key()] = row
        with self.file.open("a") as file:
            file.write(json.dumps(row) + "\n")
        print(f"{outcome:14} {place.file}:{place.line} {place.kind} {by}", flush=True)

    def outcome(self, place: Place) -> str:
        return self.rows.get(place.key(), {}).get("outcome", "")

    def report(self, draw: dict[int, Place]):
        equivalent = equivalent_keys()
        counts = collections.Counter()
        for number, place in draw.items():
            outcome = self.outcome(place)
            if outcome in ("survived", "not executed") and is_equivalent(place, equivalent):
                outcome = "equivalent"
            counts[outcome or "not tried yet"] += 1
            if outcome in ("survived", "not executed"):
                print(f"{place.file}:{place.line}: {outcome}, {place.kind} ({number})")
                print(f"  - {place.before.strip()}\n  + {place.after.strip()}")
        counted = counts["caught"] + counts["survived"] + counts["not executed"]
        print(", ".join(f"{outcome} {count}" for outcome, count in sorted(counts.items())))
        print(f"{counted} mutants, {counts['caught']} caught" + (f" ({100 * counts['caught'] / counted:.1f} %)" if counted else ""))


def is_near(place: Place, text: str) -> bool:
    """Whether a test with this text includes the file's own header or one of its folder."""
    return f'"{os.path.dirname(place.file)}/' in text


def make_all(workshop: Workshop, draw: dict[int, Place], results: Results, targets: list[str]):
    """Builds the copy, without the mutants that the compiler refuses."""
    while True:
        good = {number: place for number, place in draw.items() if results.outcome(place) != NO_MUTANT}
        workshop.lay_out(good)
        said = workshop.build(*targets)
        if not said:
            return
        blamed = workshop.blamed(said, good)
        if not blamed:
            sys.exit(said[-8000:] + "\nThe copy does not build.")
        for number in sorted(blamed):
            results.add(draw[number], NO_MUTANT, "")


def failure_with(program: pathlib.Path, number: int, usual: float) -> str:
    """A program that is out of time gets as much once more: the machine may have been busy, or stopped for a while."""
    failure = run_program(program, 10 * usual + 5, ROOKERY_MUTANT=str(number)).failure
    if failure == OUT_OF_TIME:
        failure = run_program(program, 10 * usual + 5, ROOKERY_MUTANT=str(number)).failure
    return failure


def try_all(workshop: Workshop, draw: dict[int, Place], results: Results, words: argparse.Namespace):
    programs = {path.name: path for path in workshop.programs(words.tests)}
    seen = workshop.probe(list(programs.values()), words.longest)
    texts = {path.stem: path.read_text() for folder in words.tests for path in (ROOT / folder).glob("tst_*.cpp")}
    equivalent = equivalent_keys()
    for number, place in draw.items():
        outcome = results.outcome(place)
        if outcome and not (words.again and outcome in ("survived", "not executed")) or is_equivalent(place, equivalent):
            continue
        fitting = [name for name in programs if not seen[name]["failure"] and number in seen[name]["places"]]
        fitting.sort(key=lambda name: (not is_near(place, texts[name]), seen[name]["seconds"]))
        outcome, by, left = "survived" if fitting else "not executed", "", words.seconds
        for name in fitting:
            usual = seen[name]["seconds"]
            if usual > left:
                continue
            left -= usual
            if failure := failure_with(programs[name], number, usual):
                outcome, by = "caught", f"{name} {failure}"
                break
        results.add(place, outcome, by)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=400, help="how many mutants are drawn")
    parser.add_argument("--most", type=int, default=8, help="of one file at most")
    parser.add_argument("--folders", nargs="+", default=["model"], help="whose files are changed")
    parser.add_argument("--only", default="", help="files whose path begins so")
    parser.add_argument("--tests", nargs="+", default=["tests/model", "tests/cli"], help="folders of the test programs")
    parser.add_argument("--longest", type=float, default=40, help="a program that takes more seconds is left out")
    parser.add_argument("--seconds", type=float, default=60, help="for the programs that one mutant is held against")
    parser.add_argument("--again", action="store_true", help="try what survived once more")
    parser.add_argument("--build", default="build/mutants", help="the folder of the copy, its build and the results")
    parser.add_argument("--report", action="store_true")
    words = parser.parse_args()
    folder = ROOT / words.build
    folder.mkdir(parents=True, exist_ok=True)
    results = Results(folder / f"results_{words.seed}.jsonl")
    draw = drawn(words.folders, words.only, words.seed, words.count, words.most)
    if not words.report:
        workshop = Workshop(ROOT, folder)
        make_all(workshop, draw, results, ["model/all"])
        make_all(workshop, draw, results, [f"{name}/all" for name in words.tests])
        try_all(workshop, draw, results, words)
    results.report(draw)


if __name__ == "__main__":
    main()
