#!/usr/bin/env bash
# Installs what is missing, builds a release, and opens the designer.
set -eu
cd "$(dirname "$0")"
caller=$OLDPWD

if [ "${1:-}" = "--help" ] || [ "${1:-}" = "-h" ]; then
    cat <<'TEXT'
Usage: ./run.sh [FILE...]          opens the designer, with these designs if any are named
       ./run.sh COMMAND ...        runs a command of rookery (./run.sh help lists them)
       ./run.sh --help

On Debian 12 it installs the packages that are missing (apt, with sudo when not root) and builds a
release in build/release. Without a display it paints the bundled chess design with a knight's
reach to a PNG file in the current folder and says where.
TEXT
    exit 0
fi

. ./packages.sh
need $build_packages
cmake --preset release >/dev/null
# One line that counts on a terminal, a single word elsewhere.
if [ -t 2 ]; then
    NINJA_STATUS="Building: %f of %t, %e s  " cmake --build --preset release --target rookery rookery-cli >&2
else
    echo "Building" >&2
    cmake --build --preset release --target rookery rookery-cli -- --quiet >&2
fi

program=$PWD/build/release/app/rookery
cd "$caller"
exec "$program" "$@"
