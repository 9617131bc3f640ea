#!/usr/bin/env bash
# How the real designer ends under Xvfb: by signals, with unsaved work kept; while work beside the window goes on; and not by
# pasting where no program has anything to paste.
# Run by ctest: ends.sh PROGRAM DESIGN
set -u
. "$(dirname "$0")/desk.sh"

file=$SCRATCH/chess.rookery
copies=$XDG_STATE_HOME/rookery/recovery

dialog_is_open() { dialog=$(xdotool search --onlyvisible --name '^Import a game' | head -1) && [ -n "$dialog" ]; }
dialog_is_gone() { ! dialog_is_open; }
has_copy_with() { grep -rqs "$1" "$copies"; }

# place_king: one edit in Setup mode, which puts the chosen piece, the king, on e4.
place_king() {
    xdotool key --clearmodifiers F5
    until_true "the board" find_board
    xdotool key --clearmodifiers b
    xdotool mousemove $(pixel 5 4) click 1
    until_true "the star in the title" is_modified
}

begin_desk
cp "$design" "$file"

# No program owns the selection or the clipboard.
open_window "$file"
xdotool key --clearmodifiers ctrl+alt+i
until_true "the dialog" dialog_is_open
read -r wide high <<<"$(xdotool getwindowgeometry --shell "$dialog" | sed -n 's/^\(WIDTH\|HEIGHT\)=//p' | tr '\n' ' ')"
for x in 25 50 75; do
    for y in 20 40 60 80; do
        xdotool mousemove --window "$dialog" $((wide * x / 100)) $((high * y / 100)) click 2
    done
done
for key in ctrl+v shift+Insert ctrl+shift+Insert; do
    xdotool key --clearmodifiers $key
done
sleep 0.5
is_gone && fail "pasting nothing ends the program"
xdotool key --clearmodifiers Escape
until_true "the end of the dialog" dialog_is_gone
xdotool key --clearmodifiers ctrl+q
await_end
[ $code -eq 0 ] || fail "the designer ended with code $code after it pasted nothing"

# What was edited a moment ago is kept, and nothing is asked.
for signal in TERM HUP INT; do
    open_window "$file"
    place_king
    kill -$signal "$app"
    await_end
    [ $code -eq 0 ] || fail "SIG$signal ends the designer with code $code"
    has_copy_with e4 || fail "SIG$signal loses what is not saved"
    cmp -s "$design" "$file" || fail "SIG$signal changes the file"
    rm -rf "$copies"
done

# A board full of queens keeps Play mode busy; quitting does not wait for it. With 180 cells a side it is the largest of all.
side=${ROOKERY_QUEENS_SIDE:-60}
{
    printf '{"rookery": 2, "name": "chess of queens", "board": {"lattice": "square", "size": [%d, %d]},\n' $side $side
    printf ' "pieces": [{"name": "Queen", "letters": "Q", "moves": [{"betza": "Q"}]}],\n "setup": {'
    for player in White Black; do
        [ $player = White ] && first=0 || { first=1 && printf ', '; }
        printf '"%s": {"Queen": [' $player
        awk -v first=$first -v side=$side 'BEGIN {
            for (i = first; i < side * side; i += 2) {
                file = int(i / side); name = (file > 25 ? sprintf("%c", 96 + int(file / 26)) : "") sprintf("%c", 97 + file % 26)
                printf "%s\"%s%d\"", i == first ? "" : ", ", name, i % side + 1
            }
        }'
        printf ']}'
    done
    printf '}}\n'
} >"$SCRATCH/chess of queens.rookery"
open_window "$SCRATCH/chess of queens.rookery"
xdotool key --clearmodifiers F6
sleep 1
begin=$(date +%s%N)
xdotool key --clearmodifiers ctrl+q
await_end
took=$((($(date +%s%N) - begin) / 1000000))
[ $code -eq 0 ] || fail "the designer ended with code $code in the middle of a game"
echo "quitting took $took ms"
[ $took -lt ${ROOKERY_QUIT_LIMIT:-20000} ] || fail "quitting took $took ms"
echo "PASS"
