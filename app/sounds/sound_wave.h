#pragma once

#include <QByteArray>

namespace rookery {

enum class Sound { Move, Capture, GameEnd };

/// The sound as a WAV file: one channel of 16 bits.
QByteArray soundWave(Sound sound);

} // namespace rookery
