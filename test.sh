#!/usr/bin/env bash
# Installs what is missing, builds, and runs every test under the address and undefined-behaviour
# sanitizers. Arguments go to ctest, such as -R tst_path. With --optimised first, those that count much in a
# release build instead. With --slow first, these and what takes hours: a thousand games
# of every bundled design, every export of every design proved, and thousands of random designs played in the
# programs they are exported to (npm's ffish and jocly are found through NODE_PATH).
set -eu
cd "$(dirname "$0")"
. ./packages.sh
need $build_packages $test_packages

optimised() {
    echo "== optimised"
    cmake --preset release >/dev/null
    cmake --build --preset optimised
    ctest --preset optimised --parallel "$(nproc)" "$@"
}

if [ "${1:-}" = "--optimised" ]; then
    shift
    optimised "$@"
    exit
fi

if [ "${1:-}" = "--slow" ]; then
    shift
    optimised
    echo "== slow"
    need $slow_packages
    cmake --preset release >/dev/null
    cmake --build --preset release
    exec ctest --preset release -C slow -L slow --verbose "$@"
fi

echo "== asan"
cmake --preset asan >/dev/null
cmake --build --preset asan
# One more than there are processors: some tests wait for programs that hang on purpose.
ctest --preset asan --parallel "$(($(nproc) + 1))" "$@"
