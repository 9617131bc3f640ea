#!/usr/bin/env bash
# Installs what is missing, builds, and runs every test: once optimised, once under the address and
# undefined-behaviour sanitizers. Arguments go to ctest, such as -R tst_path.
set -eu
cd "$(dirname "$0")"
. ./packages.sh
need $build_packages $test_packages

for preset in release asan; do
    echo "== $preset"
    cmake --preset $preset >/dev/null
    cmake --build --preset $preset
    [ $preset != release ] || cmake --build --preset $preset --target all_verify_interface_header_sets
    ctest --preset $preset --parallel "$(nproc)" "$@"
done
