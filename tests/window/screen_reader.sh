#!/usr/bin/env bash
# Starts the real designer beside the real accessibility bus and reads its window there as a screen
# reader does, with a keyboard alone. Exit code 77: there is no such bus, which is said.
# Run by ctest: screen_reader.sh PROGRAM DESIGN
set -u
program=$1
design=$2
here=$(cd "$(dirname "$0")" && pwd)
. "$here/apart.sh"

skip() {
    echo "SKIP: $1"
    exit 77
}

if [ "${3:-}" != inside ]; then
    [ -x /usr/libexec/at-spi-bus-launcher ] || skip "at-spi2-core is not installed"
    /usr/bin/python3 -c 'import pyatspi' 2>/dev/null || skip "python3-pyatspi is not installed"
    make_scratch
    unset DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS NO_AT_BRIDGE
    xvfb-run -a -s "-screen 0 1280x900x24 -nolisten tcp" dbus-run-session -- "$0" "$program" "$design" inside
    exit
fi

trap finish EXIT

# A screen reader tells the desktop that it is there; programs come to the bus then.
gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus --method org.a11y.Bus.GetAddress >/dev/null 2>&1 \
    || skip "the accessibility bus does not start"
gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus --method org.freedesktop.DBus.Properties.Set \
    org.a11y.Status IsEnabled '<true>' >/dev/null || skip "the accessibility bus cannot be switched on"
gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus --method org.freedesktop.DBus.Properties.Set \
    org.a11y.Status ScreenReaderEnabled '<true>' >/dev/null 2>&1

openbox >/dev/null 2>&1 &
manager=$!
cp "$design" "$SCRATCH/chess.rookery"
"$program" --language en --theme light "$SCRATCH/chess.rookery" >"$SCRATCH/output" 2>&1 &
app=$!
/usr/bin/python3 "$here/screen_reader.py" "$(basename "$program")" || fail "what is read is not what is there"
for _ in $(seq 150); do
    kill -0 "$app" 2>/dev/null || break
    sleep 0.2
done
kill -0 "$app" 2>/dev/null && fail "the program does not end"
wait "$app"
code=$?
app=
[ $code -eq 0 ] || fail "the designer ended with code $code"
echo "PASS"
