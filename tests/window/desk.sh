# Sourced by tests that work with the window under Xvfb as a hand would: TEST PROGRAM DESIGN. The first time it starts the
# test again on a display of its own, in a scratch folder.
. "$(dirname "${BASH_SOURCE[0]}")/apart.sh"
program=$1
design=$2

if [ "${3:-}" != inside ]; then
    make_scratch
    xvfb-run -a -s "-screen 0 1280x900x24 -nolisten tcp" "$0" "$program" "$design" inside
    exit
fi

trap finish EXIT
shot=$SCRATCH/shot.png
darkCell='#cfb48c'

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
is_modified() { xdotool search --name 'chess\*.* Rookery$' >/dev/null 2>&1; }
is_gone() { ! kill -0 "$app" 2>/dev/null; }

begin_desk() {
    openbox >/dev/null 2>&1 &
    manager=$!
    until_true "the window manager" has_manager
}

# open_window FILE...: starts $program with files, whose window has chess in its name; waits until it has the keyboard.
open_window() {
    "$program" --language en --theme light "$@" >"$SCRATCH/output" 2>&1 &
    app=$!
    until_true "the window" window_is_open
    xdotool windowactivate "$window" 2>/dev/null
    until_true "the keyboard's focus" has_focus
}

# await_end: until the program has gone; how it ended is in $code.
await_end() {
    until_true "the end of the program" is_gone
    wait "$app"
    code=$?
    app=
}
