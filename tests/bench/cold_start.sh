#!/bin/bash
# cold_start.sh ROOKERY EMPTY [ROUNDS]: processor time from the start of a process to its first painted
# window, of the program, of an empty window and of the program with the largest bundled design, one after
# the other; medians and their ratio.
set -eu
rookery=$1
empty=$2
rounds=${3:-11}
export QT_QPA_PLATFORM=${QT_QPA_PLATFORM:-offscreen}
XDG_CONFIG_HOME=$(mktemp -d)
XDG_DATA_HOME=$XDG_CONFIG_HOME
export XDG_CONFIG_HOME XDG_DATA_HOME
trap 'rm -rf "$XDG_CONFIG_HOME"' EXIT
TIMEFORMAT='%3U %3S'

# Milliseconds that a command takes of the processor.
spent() {
    { time "$@" >/dev/null 2>&1; } 2>"$XDG_CONFIG_HOME/time"
    awk '{ printf "%d\n", ($1 + $2) * 1000 }' "$XDG_CONFIG_HOME/time"
}

median() {
    sort -n "$1" | awk '{ row[NR] = $1 } END { print row[int((NR + 1) / 2)] }'
}

for ((round = 0; round < rounds; ++round)); do
    spent "$rookery" --time-start >>"$XDG_CONFIG_HOME/own"
    spent "$empty" >>"$XDG_CONFIG_HOME/other"
    spent "$rookery" --time-start taikyoku-shogi >>"$XDG_CONFIG_HOME/largest"
done
own=$(median "$XDG_CONFIG_HOME/own")
other=$(median "$XDG_CONFIG_HOME/other")
largest=$(median "$XDG_CONFIG_HOME/largest")
awk -v own="$own" -v other="$other" -v largest="$largest" \
    'BEGIN { printf "rookery %d ms, an empty window %d ms, %.2f times; with the largest design %d ms\n",
             own, other, own / other, largest }'
