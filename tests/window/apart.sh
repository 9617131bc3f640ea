# Sourced by tests of the real window: they live in the folder SCRATCH, apart from the user who runs them, end what they
# have started ($app, $manager), and show what the program said when they fail.
app=
manager=

# Before the display is there.
make_scratch() {
    export SCRATCH
    SCRATCH=$(mktemp -d)
    trap 'rm -rf "$SCRATCH"' EXIT
    export HOME=$SCRATCH/home XDG_RUNTIME_DIR=$SCRATCH/run
    export XDG_CONFIG_HOME=$SCRATCH/config XDG_DATA_HOME=$SCRATCH/data XDG_CACHE_HOME=$SCRATCH/cache XDG_STATE_HOME=$SCRATCH/state
    unset QT_QPA_PLATFORM QT_SCALE_FACTOR WAYLAND_DISPLAY
    mkdir -p "$HOME" "$XDG_CONFIG_HOME" "$XDG_DATA_HOME" "$XDG_CACHE_HOME" "$XDG_STATE_HOME"
    mkdir -m 700 "$XDG_RUNTIME_DIR"
}

finish() {
    for pid in $app $manager; do
        kill "$pid" 2>/dev/null
    done
}

fail() {
    echo "FAIL: $1" >&2
    cat "$SCRATCH/output" >&2 2>/dev/null
    exit 1
}
