#pragma once

#include <QByteArray>
#include <QImage>

#include <vector>

namespace rookery {

/// Pictures of one size as a GIF that shows each for so many milliseconds, again and again; a
/// single one stands still. GIF has 256 colours, which are chosen among those of all pictures; of
/// each picture only what has changed is kept. Empty for no pictures, for different sizes, or for
/// one that is larger than 65,535 pixels.
QByteArray animatedGif(const std::vector<QImage> &frames, int milliseconds);

} // namespace rookery
