"""A copy of the tree in which many mutants stand at once, each chosen at run time, and its one build."""

import contextlib
import dataclasses
import json
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import tempfile
import time

from places import Place, planted

NUMBERS = 1 << 20  # of mutants, of which few are drawn
SWITCH = """\
#pragma once
#include <cstdlib>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

inline long mutant_chosen = -2;
inline volatile char *mutant_seen = nullptr;

[[gnu::noinline]] inline void mutant_start()
{
    const char *chosen = std::getenv("ROOKERY_MUTANT");
    const char *seen = std::getenv("ROOKERY_MUTANT_SEEN");
    if (seen) {
        const int file = open(seen, O_RDWR);
        void *map = mmap(nullptr, %(numbers)d, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        mutant_seen = map == MAP_FAILED ? nullptr : static_cast<char *>(map);
        close(file);
    }
    mutant_chosen = chosen ? std::atol(chosen) : -1;
}

inline bool mutant_on(long place)
{
    if (mutant_chosen == -2)
        mutant_start();
    if (mutant_seen)
        mutant_seen[place] = 1;
    return place == mutant_chosen;
}
"""
OPTIONS = (
    "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_CXX_FLAGS_RELEASE=-O1 -D_GLIBCXX_ASSERTIONS", "-DROOKERY_UNITY=ON",
    "-DBUILD_SHARED_LIBS=ON")
SPOT = re.compile(r"^\s*(?:In file included from |from )?([^\s:]+\.cpp):(\d+)[:,]")
GIGABYTE = 1 << 30
OUT_OF_TIME = "out of time"


@dataclasses.dataclass
class Run:
    """What one run of a test program said: the function that failed first, if any, and how long it took."""

    failure: str
    seconds: float


class OutOfTime(Exception):
    pass


def end_of_time(*_):
    raise OutOfTime


def limit_child():
    os.setsid()
    os.nice(5)
    resource.setrlimit(resource.RLIMIT_DATA, (6 * GIGABYTE, 6 * GIGABYTE))
    resource.setrlimit(resource.RLIMIT_FSIZE, (GIGABYTE, GIGABYTE))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def first_failure(child: subprocess.Popen, seconds: float) -> str:
    """Waits for the first failure, the end of the program, or so many seconds."""
    signal.signal(signal.SIGALRM, end_of_time)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        for line in child.stdout:
            failed = re.match(r"(?:FAIL!|QFATAL)\s*: (.*?\))", line.decode(errors="replace"))
            if failed:
                return failed[1]
        code = child.wait()
    except OutOfTime:
        code = child.poll()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    return "" if code == 0 else OUT_OF_TIME if code is None else f"ended with {code}"


def run_program(program: pathlib.Path, seconds: float, **variables: str) -> Run:
    began = time.monotonic()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", TMPDIR=folder, **variables)
        with subprocess.Popen(
            [program], cwd=program.parent, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, preexec_fn=limit_child) as child:
            failure = first_failure(child, seconds)
            with contextlib.suppress(ProcessLookupError):
                os.killpg(child.pid, signal.SIGKILL)
    return Run(failure, time.monotonic() - began)


class Workshop:
    def __init__(self, root: pathlib.Path, folder: pathlib.Path):
        self.root = root
        self.tree = folder / "tree"
        self.made = folder / "made"
        self.seen_file = folder / "seen.json"
        self.tree.mkdir(parents=True, exist_ok=True)

    def lay_out(self, draw: dict[int, Place]):
        """Makes the copy what the tree is now, with these mutants in it; files that stay the same are not touched."""
        files = subprocess.run(["git", "ls-files", "-z"], cwd=self.root, capture_output=True, text=True, check=True)
        by_file = {}
        for number, place in draw.items():
            by_file.setdefault(place.file, []).append((number, place))
        for name in filter(None, files.stdout.split("\0")):
            source = self.root / name
            copy = self.tree / name
            if not source.is_file():
                continue
            content = source.read_bytes()
            if name in by_file:
                content = planted(content.decode(), by_file[name]).encode()
            if not copy.exists() or copy.read_bytes() != content:
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_bytes(content)
                shutil.copymode(source, copy)
        switch = self.tree / "mutant_on.h"
        text = SWITCH % {"numbers": NUMBERS}
        if not switch.exists() or switch.read_text() != text:
            switch.write_text(text)

    def build(self, *targets: str) -> str:
        """Builds these in the copy; what the compiler said when it did not succeed."""
        if not (self.made / "build.ninja").exists():
            subprocess.run(
                ["cmake", "-G", "Ninja", "-S", self.tree, "-B", self.made, *OPTIONS], check=True, stdout=subprocess.DEVNULL)
        done = subprocess.run(
            ["nice", "-n", "5", "ninja", "-j1", "-k0", *targets], cwd=self.made, text=True, errors="replace",
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return done.stdout if done.returncode else ""

    def blamed(self, said: str, draw: dict[int, Place]) -> set[int]:
        """The mutants that the compiler's errors are about: at the error's own line, or else at a line said nearby."""
        spans = {}
        for number, place in draw.items():
            lines = (self.root / place.file).read_bytes()[: place.end].count(b"\n") + 1
            spans.setdefault(place.file, []).append((place.line, max(lines, place.line), number))
        lines = said.split("\n")

        def numbers_at(index: int) -> set[int]:
            found = SPOT.match(lines[index])
            if not found:
                return set()
            name = os.path.relpath(os.path.join(self.made, found[1]), self.tree)
            at = int(found[2])
            return {number for first, last, number in spans.get(name, ()) if first - 3 <= at <= last + 1}

        blamed = set()
        for index, line in enumerate(lines):
            if " error: " in line:
                own = numbers_at(index)
                nearby = range(max(0, index - 15), min(len(lines), index + 15))
                blamed |= own or set().union(*(numbers_at(other) for other in nearby))
        return blamed

    def programs(self, folders: list[str]) -> list[pathlib.Path]:
        return sorted(
            path for folder in folders for path in (self.made / folder).glob("tst_*") if path.is_file() and os.access(path, os.X_OK))

    def probe(self, programs: list[pathlib.Path], longest: float) -> dict[str, dict]:
        """Runs each program once as it is: how long it takes, and which mutants' places it comes to."""
        known = json.loads(self.seen_file.read_text()) if self.seen_file.exists() else {}
        shared = max(path.stat().st_mtime for path in [*self.made.rglob("lib*.so"), *self.made.glob("app/rookery-cli")])
        for program in programs:
            age = max(shared, program.stat().st_mtime)
            if known.get(program.name, {}).get("age") == age:
                continue
            with tempfile.NamedTemporaryFile() as seen:
                seen.write(bytes(NUMBERS))
                seen.flush()
                run = run_program(program, longest, ROOKERY_MUTANT_SEEN=seen.name)
                seen.seek(0)
                places = [found.start() for found in re.finditer(b"\1", seen.read())]
            known[program.name] = {"age": age, "seconds": run.seconds, "failure": run.failure, "places": places}
            self.seen_file.write_text(json.dumps(known))
            print(f"{program.name}: {run.seconds:.1f} s, {len(places)} places {run.failure}", flush=True)
        return known
