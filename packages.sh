# Sourced by run.sh and test.sh: `need PACKAGE...` installs what is missing of Debian's packages.

build_packages="g++ cmake ninja-build ccache mold nlohmann-json3-dev libcli11-dev libpugixml-dev libsqlite3-dev
    qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools qt6-qpa-plugins libqt6svg6 fonts-dejavu-core"
test_packages="xvfb xauth openbox xdotool x11-utils imagemagick xclip python3-jsonschema libxml2-utils desktop-file-utils appstream
    dbus-daemon at-spi2-core libglib2.0-bin python3-pyatspi libcanberra0
    gcc lua5.4 liblua5.4-dev fairy-stockfish sjaakii nodejs clang-format-14"
slow_packages="mmdebstrap lintian chromium"

need() {
    local missing=() package root=()
    for package in "$@"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return 0
    if ! command -v apt-get >/dev/null; then
        echo "These Debian packages are needed: ${missing[*]}" >&2
        return 1
    fi
    [ "$(id -u)" -eq 0 ] || root=(sudo)
    echo "Installing ${missing[*]}" >&2
    "${root[@]}" apt-get update -qq >&2 || return 1
    DEBIAN_FRONTEND=noninteractive "${root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
}
