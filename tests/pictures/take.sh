#!/usr/bin/env bash
# Takes a picture of the start page and of every mode of the real window under Xvfb, and puts those of a theme together.
#     take.sh ROOKERY DESIGN FOLDER [WIDTHxHEIGHT [SCALE]]
# FOLDER gets modes-light.png, modes-dark.png and modes-contrast.png. Nothing is compared: they are for people to look at.
set -eu
program=$(readlink -f "$1")
design=$(readlink -f "$2")
mkdir -p "$3"
folder=$(readlink -f "$3")
size=${4:-1440x900}
scale=${5:-1}

if [ "${6:-}" != inside ]; then
    scratch=$(mktemp -d)
    trap 'rm -rf "$scratch"' EXIT
    export HOME=$scratch XDG_RUNTIME_DIR=$scratch/run XDG_CONFIG_HOME=$scratch/config XDG_DATA_HOME=$scratch/data
    export XDG_CACHE_HOME=$scratch/cache XDG_STATE_HOME=$scratch/state
    mkdir -m 700 "$XDG_RUNTIME_DIR"
    QT_SCALE_FACTOR=$scale xvfb-run -a -s "-screen 0 ${size}x24 -nolisten tcp" \
        "$0" "$program" "$design" "$folder" "$size" "$scale" inside
    exit
fi

# The window fills the screen and has no frame.
rules='<application class="*"><decor>no</decor><maximized>yes</maximized></application>'
echo "<openbox_config><applications>$rules</applications></openbox_config>" >"$HOME/openbox.xml"
openbox --config-file "$HOME/openbox.xml" >/dev/null 2>&1 &
manager=$!
app=
trap 'kill $app $manager 2>/dev/null || true' EXIT

# shoot NAME: once two pictures in a row are the same, so that nothing is being painted any more.
shoot() {
    local before= now=
    for _ in $(seq 40); do
        sleep 0.3
        import -window root "$HOME/$1.png"
        now=$(identify -format '%#' "$HOME/$1.png")
        [ "$now" = "$before" ] && return
        before=$now
    done
}

for theme in light dark contrast; do
    "$program" --language en --theme $theme "$design" >/dev/null 2>&1 &
    app=$!
    until window=$(xdotool search --onlyvisible --name 'Rookery$' | head -1) && [ -n "$window" ]; do sleep 0.2; done
    xdotool windowactivate "$window" 2>/dev/null || true
    sleep 1
    xdotool key Escape
    names=()
    for key in F2 F3 F4 F5 F6 F7 F8; do
        xdotool key --clearmodifiers $key
        shoot $key
        names+=("$HOME/$key.png")
    done
    xdotool key --clearmodifiers ctrl+shift+n
    shoot start
    montage "$HOME/start.png" "${names[@]}" -resize 720x -geometry +6+6 -tile 2x4 -background '#888888' "$folder/modes-$theme.png"
    kill $app
    wait $app || true
done
