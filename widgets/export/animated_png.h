#pragma once

#include <QByteArray>
#include <QImage>

#include <vector>

namespace rookery {

/// Pictures of one size as an animated PNG that shows each for so many milliseconds, again and
/// again. Programs that know no animation show the first. Empty for no pictures or for different
/// sizes.
QByteArray animatedPng(const std::vector<QImage> &frames, int milliseconds);

} // namespace rookery
