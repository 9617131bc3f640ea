#!/usr/bin/env bash
# Installs what is missing, builds, and runs every test under the address and undefined-behaviour
# sanitizers; then those that count much once more in a release build.
# Arguments go to ctest, such as -R tst_path. With --slow first, what takes hours instead: a thousand games
# of every bundled design, every export of every design proved, and thousands of random designs played in the
# programs they are exported to (npm's ffish and jocly are found through NODE_PATH).
set -eu
cd "$(dirname "$0")"
. ./packages.sh
need $build_packages $test_packages

if [ "${1:-}" = "--slow" ]; then
    shift
    echo "== slow"
    need $slow_packages
    cmake --preset release >/dev/null
    cmake --build --preset release
    exec ctest --preset release -C slow -L slow --verbose "$@"
fi

echo "== asan"
cmake --preset asan >/dev/null
cmake --build --preset asan
ctest --preset asan --parallel "$(nproc)" "$@"

echo "== optimised"
cmake --preset release >/dev/null
cmake --build --preset optimised
ctest --preset optimised --parallel "$(nproc)" "$@"
