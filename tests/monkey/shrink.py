#!/usr/bin/env python3
"""Leaves out what a monkey's run that went wrong does not need.

usage: shrink.py PROGRAM SEED EVENTS

Runs PROGRAM (build/asan/tests/monkey/tst_monkey) with the events 0 to EVENTS of SEED again and again, each time
without some of them, as long as it still goes wrong; prints the numbers of those left and how to run them."""
import os
import subprocess
import sys
import tempfile


def goes_wrong(program, seed, events, folder):
    chosen = os.path.join(folder, "events")
    with open(chosen, "w", encoding="ascii") as out:
        out.write(" ".join(map(str, events)))
    settings = dict(os.environ, QT_QPA_PLATFORM="offscreen", ROOKERY_MONKEY_SEED=str(seed), ROOKERY_MONKEY_ONLY=chosen,
                    ROOKERY_MONKEY_REST="0")
    return subprocess.run([program], env=settings, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                          check=False).returncode != 0


def shrunk(events, fails):
    size = max(1, len(events) // 2)
    while True:
        at = 0
        while at < len(events):
            fewer = events[:at] + events[at + size:]
            if fewer and fails(fewer):
                events = fewer
            else:
                at += size
        print(f"{len(events)} left after leaving out {size} at a time", flush=True)
        if size == 1:
            return events
        size = max(1, size // 2)


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    program, seed, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    with tempfile.TemporaryDirectory() as folder:
        def fails(events):
            return goes_wrong(program, seed, events, folder)
        if not fails(list(range(count))):
            sys.exit("nothing goes wrong")
        events = shrunk(list(range(count)), fails)
    print(*events)
    print(f"put them into a file F, then: ROOKERY_MONKEY_TRACE=1 ROOKERY_MONKEY_SEED={seed} ROOKERY_MONKEY_ONLY=F {program}")


if __name__ == "__main__":
    main()
