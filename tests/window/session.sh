#!/usr/bin/env bash
# Starts the real designer under Xvfb and works with it as a hand would: opens a file, switches the
# mode with a key, points at a knight, places a piece, saves and quits.
# Run by ctest: session.sh PROGRAM DESIGN
set -u
program=$1
design=$2
. "$(dirname "$0")/apart.sh"

if [ "${3:-}" != inside ]; then
    make_scratch
    xvfb-run -a -s "-screen 0 1280x900x24 -nolisten tcp" "$0" "$program" "$design" inside
    exit
fi

file=$SCRATCH/chess.rookery
shot=$SCRATCH/shot.png
darkCell='#cfb48c'
moveMark='#0072b2'
trap finish EXIT

# until_true WHAT COMMAND...: tries again and again; half a minute is for sanitizers.
until_true() {
    local what=$1 tries=150
    shift
    until "$@"; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || fail "waited in vain: $what"
        sleep 0.2
    done
}

has_manager() { xprop -root _NET_SUPPORTING_WM_CHECK 2>/dev/null | grep -q 'window id'; }
window_is_open() { window=$(xdotool search --onlyvisible --name 'chess.* Rookery$' | head -1) && [ -n "$window" ]; }
has_focus() { [ "$(xdotool getwindowfocus getwindowname 2>/dev/null)" = "$(xdotool getwindowname "$window")" ]; }

take_picture() { import -window root "$shot" 2>/dev/null; }

# a1 and h8 are dark, so the dark cells span the board.
find_board() {
    take_picture || return 1
    read -r width height left top <<<"$(convert "$shot" -fill white +opaque "$darkCell" -fill black -opaque "$darkCell" \
        -trim -format '%w %h %[fx:page.x] %[fx:page.y]' info:)"
    [ "$width" -gt 200 ] && [ "$width" = "$height" ]
}

# pixel FILE RANK: the middle of a cell, counted from a1 = 1 1.
pixel() { echo "$((left + (2 * $1 - 1) * width / 16)) $((top + (17 - 2 * $2) * height / 16))"; }

has_mark() {
    take_picture || return 1
    read -r x y <<<"$(pixel "$1" "$2")"
    [ "$(convert "$shot" -format "%[hex:u.p{$x,$y}]" info: | cut -c1-6 | tr A-F a-f)" = "${moveMark#\#}" ]
}
has_no_mark() { ! has_mark "$@"; }
file_has() { grep -q "$1" "$file"; }
is_modified() { xdotool search --name 'chess\*.* Rookery$' >/dev/null 2>&1; }
is_gone() { ! kill -0 "$app" 2>/dev/null; }

openbox >/dev/null 2>&1 &
manager=$!
until_true "the window manager" has_manager
cp "$design" "$file"
"$program" --theme light "$file" >"$SCRATCH/output" 2>&1 &
app=$!
until_true "the window" window_is_open
xdotool windowactivate "$window" 2>/dev/null
until_true "the keyboard's focus" has_focus
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
until_true "the end of the program" is_gone
wait "$app"
code=$?
app=
cat "$SCRATCH/output"
[ $code -eq 0 ] || fail "the designer ended with code $code"
echo "PASS"
