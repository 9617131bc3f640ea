#!/usr/bin/env bash
# Makes a thumbnail as a file manager does, by the command of the file that is installed for it.
# Run by ctest: thumbnail.sh PROGRAM THUMBNAILER DESIGN
set -u
. "$(dirname "$0")/apart.sh"
make_scratch
program=$1
command=$(sed -n 's/^Exec=//p' "$2")
picture=$SCRATCH/thumbnail.png
words=()
for word in $command; do
    case $word in
        rookery) word=$program ;;
        %s) word=128 ;;
        %i) word=$3 ;;
        %o) word=$picture ;;
        %u) word=file://$3 ;;
    esac
    words+=("$word")
done
env -u DISPLAY "${words[@]}" >"$SCRATCH/output" 2>&1 || fail "the command ends with $?: ${words[*]}"
size=$(identify -format '%m %w %h' "$picture" 2>&1) || fail "no picture: $size"
read -r kind width height <<<"$size"
[ "$kind" = PNG ] && [ "$width" -le 128 ] && [ "$height" -le 128 ] && [ "$width" -ge 64 ] || fail "the picture is $size"
[ "$(identify -format %k "$picture")" -gt 16 ] || fail "the picture shows nothing"
echo "PASS"
