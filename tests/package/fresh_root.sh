#!/usr/bin/env bash
# Makes the Debian package, lets lintian judge it, installs it on a fresh Debian 12 made with mmdebstrap, and starts
# both programs there. Run by ctest (label slow): fresh_root.sh BUILD
# Needs root or user namespaces, and the packages mmdebstrap and lintian.
set -eu
build=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

cpack -G DEB --config "$build/CPackConfig.cmake" -B "$scratch" >/dev/null
package=$(echo "$scratch"/*.deb)
echo "package: ${package##*/}, $(stat -c %s "$package") bytes"
lintian --fail-on error,warning "$package"

mmdebstrap --quiet --variant=apt --include=ca-certificates \
    --customize-hook="copy-in $package /root" \
    --customize-hook='chroot "$1" sh -c "DEBIAN_FRONTEND=noninteractive apt-get install -y -qq /root/*.deb >/dev/null"' \
    --customize-hook='chroot "$1" rookery-cli perft chess 3 | grep -qx "nodes 8902"' \
    --customize-hook='chroot "$1" sh -c "rookery render chess -o /root/chess.png && test -s /root/chess.png"' \
    --customize-hook='chroot "$1" sh -c "QT_QPA_PLATFORM=offscreen timeout 60 rookery --time-start chess"' \
    --customize-hook='chroot "$1" sh -c "test -s /usr/share/man/man1/rookery.1.gz && test -s /usr/share/thumbnailers/rookery.thumbnailer"' \
    bookworm "$scratch/root.tar"
echo PASS
