#!/usr/bin/env bash
# Starts the real designer under Xvfb and works with it as a hand would: opens a file, switches the
# mode with a key, points at a knight, places a piece, saves and quits.
# Run by ctest: session.sh PROGRAM DESIGN
set -u
. "$(dirname "$0")/desk.sh"

file=$SCRATCH/chess.rookery
moveMark='#0072b2'

has_mark() {
    take_picture || return 1
    read -r x y <<<"$(pixel "$1" "$2")"
    [ "$(convert "$shot" -format "%[hex:u.p{$x,$y}]" info: | cut -c1-6 | tr A-F a-f)" = "${moveMark#\#}" ]
}
has_no_mark() { ! has_mark "$@"; }
file_has() { grep -q "$1" "$file"; }

begin_desk
cp "$design" "$file"
open_window "$file"
# Setup mode shows no zones. Pointing at the knight on b1 shows where it can go.
xdotool key --clearmodifiers F5
until_true "the board" find_board
xdotool mousemove $(pixel 2 1)
until_true "the knight's mark on a3" has_mark 1 3
until_true "the knight's mark on c3" has_mark 3 3
xdotool mousemove $(pixel 8 5)

# A click selects where pieces stand; B places the chosen piece, the king; Ctrl+S writes it.
cmp -s "$design" "$file" || fail "the file changed before it was saved"
xdotool key --clearmodifiers b
xdotool mousemove $(pixel 5 4) click 1
until_true "the star in the title" is_modified
xdotool key --clearmodifiers ctrl+s
until_true "the saved king on e4" file_has e4
xdotool key --clearmodifiers ctrl+q
await_end
cat "$SCRATCH/output"
[ $code -eq 0 ] || fail "the designer ended with code $code"
echo "PASS"
