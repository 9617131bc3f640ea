#!/usr/bin/env bash
# Without a display, or with an empty name of one, the designer says so and leaves a picture in the current folder; an unknown
# option is wrong usage, exit code 2, with and without one.
# Run by ctest: no_display.sh PROGRAM
set -u
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1

fail() {
    echo "FAIL: $1" >&2
    cat said shown >&2
    exit 1
}

env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM "$program" >shown 2>said
code=$?
picture=rookery-chess-knight.png
[ $code -eq 0 ] || fail "it ended with code $code"
grep -q '^There is no display to open a window on; ' said || fail "it does not say why there is no window"
[ "$(cat shown)" = "$folder/$picture" ] || fail "it does not say where the picture is"
marks=$(convert "$picture" -fill black +opaque '#0072b2' -fill white -opaque '#0072b2' -format '%[fx:round(mean*w*h)]' info:)
[ "$marks" -gt 700 ] || fail "the picture does not show where the knight can go"
rm "$picture"
env DISPLAY= WAYLAND_DISPLAY= QT_QPA_PLATFORM= "$program" >shown 2>said
[ $? -eq 0 ] && [ -e "$picture" ] || fail "an empty DISPLAY is taken for a display"
env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM "$program" --nosuch 2>said
[ $? -eq 2 ] || fail "an unknown option is no wrong usage without a display"
QT_QPA_PLATFORM=offscreen "$program" --nosuch 2>said
[ $? -eq 2 ] || fail "an unknown option is no wrong usage"
grep -q "nosuch" said || fail "it does not say which option is unknown"

echo "PASS"
