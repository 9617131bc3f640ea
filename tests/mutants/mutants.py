#!/usr/bin/env python3
"""Changes the source in one small place at a time, builds the fitting tests, and tells which changes no test notices.

  tests/mutants/mutants.py --count 20                 tries twenty more of seed 1 in build/asan
  tests/mutants/mutants.py --seed 7 --only model/play
  tests/mutants/mutants.py --report                   what the results file says

The order of the mutants follows from the seed; what the results file has is not tried again, so a run may be stopped
at any time and goes on where it was. A file that a killed run has left changed is put back at the next start.
Mutants in equivalent.txt change nothing that can be observed and are not counted.
"""

import argparse
import json
import os
import pathlib
import random
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ("model", "widgets/session")

REPLACEMENTS = (
    ("comparison", r" == ", " != "),
    ("comparison", r" != ", " == "),
    ("bound", r" < ", " <= "),
    ("bound", r" <= ", " < "),
    ("bound", r" > ", " >= "),
    ("bound", r" >= ", " > "),
    ("sign", r" \+ ", " - "),
    ("sign", r" - ", " + "),
    ("sign", r" && ", " || "),
    ("sign", r" \|\| ", " && "),
    ("sign", r"(?<=[(&|] )!(?=[\w(])|(?<=\()!(?=[\w(])", ""),
    ("sign", r"\btrue\b", "false"),
    ("sign", r"\bfalse\b", "true"),
    ("bound", r"(?<=[ (])1(?=[;,) ])", "2"),
    ("bound", r"(?<=[ (])0(?=[;,) ])", "1"),
)
STATEMENT = re.compile(r"^ {4,}(\+\+)?[\w.:>\[\]()*-]+(\(.*\)|(\+\+|--)| [-+*/|&]?= [^{]*);$")
NO_STATEMENT = re.compile(r"^\s*(return|break|continue|const|auto|static|using|case|default|delete|throw|assert)\b")
SKIPPED = re.compile(r"^\s*(#|//|\*|namespace|using|template|static_assert|assert|constexpr auto)")


def is_in_text(line, at):
    """Whether this column lies in a string, a character or a remark."""
    quotes = re.sub(r"\\.", "__", line[:at])
    return quotes.count('"') % 2 == 1 or quotes.count("'") % 2 == 1 or "//" in quotes


def mutants_of(path):
    lines = (ROOT / path).read_text().split("\n")
    is_raw = False
    for number, line in enumerate(lines):
        was_raw = is_raw
        is_raw ^= len(re.findall(r'R"\w*\(|\)\w*"', line)) % 2 == 1
        if was_raw or is_raw or SKIPPED.match(line):
            continue
        for kind, old, new in REPLACEMENTS:
            for found in re.finditer(old, line):
                after = line[: found.start()] + new + line[found.end() :]
                # Texts have no difference, and the compiler wants parentheses around the one in the other.
                is_odd = (new == " - " and '"' in line) or (" && " in after and " || " in after)
                if not is_odd and not is_in_text(line, found.start()):
                    yield kind, number, line, after
        before = lines[number - 1].rstrip() if number else ""
        if STATEMENT.match(line) and not NO_STATEMENT.match(line) and before.endswith((";", "{", "}")):
            yield "missing line", number, line, ""


def key_of(mutant):
    return "|".join((mutant["file"], str(mutant["line"]), mutant["before"].strip(), mutant["after"].strip()))


def all_mutants(only):
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.cpp")):
            name = str(path.relative_to(ROOT))
            if name.startswith(only):
                for kind, number, before, after in mutants_of(name):
                    yield {"file": name, "line": number + 1, "kind": kind, "before": before, "after": after}


def tests_for(path, most):
    """Test programs that include the file's own header, then those that include one of its folder."""
    header = path[: -len(".cpp")] + ".h"
    folder = os.path.dirname(path) + "/"
    stem = os.path.basename(path)[: -len(".cpp")]
    ranked = []
    for test in sorted((ROOT / "tests").rglob("tst_*.cpp")):
        if test.parent.name == "attacks":
            continue
        text = test.read_text()
        closeness = 0
        if f'"{header}"' in text:
            closeness += 4
        if f'"{folder}' in text:
            closeness += 2
        closeness += 2 * len(set(stem.split("_")) & set(test.stem.split("_")[1:]))
        if closeness:
            ranked.append((-closeness, test.stat().st_size, test.stem))
    return [name for _, _, name in sorted(ranked)[:most]]


def program_of(build, test):
    found = [path for path in (ROOT / build / "tests").rglob(test) if path.is_file()]
    return found[0] if found else None


class Workshop:
    """Puts a mutant into the tree and takes it out again, whatever happens meanwhile."""

    def __init__(self, build, slot):
        self.build = build
        self.slot = slot
        self.kept = ROOT / build / "mutants.original"
        self.restore()

    def restore(self):
        if self.kept.exists():
            name, text = self.kept.read_text().split("\n", 1)
            (ROOT / name).write_text(text)
            self.kept.unlink()

    def put(self, mutant):
        path = ROOT / mutant["file"]
        text = path.read_text()
        self.kept.write_text(mutant["file"] + "\n" + text)
        lines = text.split("\n")
        lines[mutant["line"] - 1] = mutant["after"]
        path.write_text("\n".join(lines))

    def make(self, tests):
        command = [*self.slot, "cmake", "--build", self.build, "--target", *tests, "--", "-j1"]
        return subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0

    def fails(self, test, seconds):
        program = program_of(self.build, test)
        if program is None:
            return False
        environment = dict(os.environ, QT_QPA_PLATFORM="offscreen")
        try:
            done = subprocess.run(
                [*self.slot, str(program)], cwd=program.parent, env=environment, timeout=seconds,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        except subprocess.TimeoutExpired:
            return True
        return done.returncode != 0

    def outcome(self, mutant, tests, seconds):
        self.put(mutant)
        try:
            if not self.make(tests):
                return "does not build", ""
            for test in tests:
                if self.fails(test, seconds):
                    return "caught", test
            return "survived", ""
        finally:
            self.restore()


def known_results(file):
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text().splitlines() if line]


def equivalent_keys():
    file = pathlib.Path(__file__).with_name("equivalent.txt")
    rows = (line.split(" | ") for line in file.read_text().splitlines() if " | " in line and line[0] != "#")
    return {(row[0], row[1], row[2]) for row in rows}


def is_equivalent(result, equivalent):
    return (result["file"], result["before"].strip(), result["after"].strip() or "(missing)") in equivalent


def report(file):
    equivalent = equivalent_keys()
    counted = [r for r in known_results(file) if r["outcome"] != "does not build" and not is_equivalent(r, equivalent)]
    survivors = [r for r in counted if r["outcome"] == "survived"]
    for r in survivors:
        print(f"{r['file']}:{r['line']}: {r['kind']}\n  - {r['before'].strip()}\n  + {r['after'].strip()}")
    caught = len(counted) - len(survivors)
    print(f"{len(counted)} mutants, {caught} caught" + (f" ({100 * caught // len(counted)} %)" if counted else ""))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=20, help="how many more are tried")
    parser.add_argument("--only", default="", help="files whose path begins so")
    parser.add_argument("--build", default="build/asan", help="the build folder, which has to be configured")
    parser.add_argument("--results", default="build/mutants.jsonl")
    parser.add_argument("--tests", type=int, default=3, help="test programs for each mutant at most")
    parser.add_argument("--seconds", type=int, default=240, help="after so many a test counts as failed")
    parser.add_argument("--slot", default="", help="a command that each build and test is run by")
    parser.add_argument("--report", action="store_true")
    words = parser.parse_args()
    results = ROOT / words.results
    if words.report:
        return report(results)
    workshop = Workshop(words.build, words.slot.split())
    known = {key_of(result) for result in known_results(results)}
    equivalent = equivalent_keys()
    todo = list(all_mutants(words.only))
    print(f"{len(todo)} possible mutants", flush=True)
    random.Random(words.seed).shuffle(todo)
    tried = 0
    for mutant in todo:
        if tried == words.count:
            break
        if key_of(mutant) in known or is_equivalent(mutant, equivalent):
            continue
        tests = tests_for(mutant["file"], words.tests)
        if not tests:
            continue
        tried += 1
        mutant["outcome"], mutant["by"] = workshop.outcome(mutant, tests, words.seconds)
        with results.open("a") as file:
            file.write(json.dumps(mutant) + "\n")
        print(f"{mutant['outcome']:14} {mutant['file']}:{mutant['line']} {mutant['kind']} {mutant['by']}", flush=True)
    workshop.restore()
    return report(results)


if __name__ == "__main__":
    sys.exit(main())
