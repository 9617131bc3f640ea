#!/usr/bin/env bash
# Installs what is missing, builds, and runs every test under the address and undefined-behaviour
# sanitizers; then those that count much once more in a release build.
# Arguments go to ctest, such as -R tst_path.
set -eu
cd "$(dirname "$0")"
. ./packages.sh
need $build_packages $test_packages

echo "== asan"
cmake --preset asan >/dev/null
cmake --build --preset asan
ctest --preset asan --parallel "$(nproc)" "$@"

echo "== release"
cmake --preset release >/dev/null
cmake --build --preset release --target optimised
ctest --preset release -L optimised --parallel "$(nproc)" "$@"
