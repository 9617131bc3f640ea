#include "app/sounds/sound_wave.h"

#include <QDataStream>
#include <QIODevice>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace rookery {

namespace {

constexpr int rate = 22050; ///< samples a second
constexpr double loudest = 0.6;

/// A tone that dies away, as wood does when it is struck, or a bell.
struct Tone
{
    double start;     ///< seconds
    double frequency; ///< hertz
    double strength;
    double decay; ///< seconds until it has a third of its strength
};

std::vector<Tone> tonesOf(Sound sound)
{
    switch (sound) {
    case Sound::Move:
        return {{0, 430, 1, 0.014}, {0, 1150, 0.5, 0.006}};
    case Sound::Capture:
        return {{0, 310, 1, 0.022}, {0, 900, 0.7, 0.008}, {0.045, 270, 0.7, 0.03}};
    case Sound::GameEnd:
        break;
    }
    return {{0, 523.25, 0.6, 0.22}, {0.14, 659.25, 0.6, 0.22}, {0.28, 783.99, 0.8, 0.3}};
}

double lengthOf(Sound sound)
{
    return sound == Sound::GameEnd ? 1.2 : 0.16;
}

std::vector<qint16> samplesOf(Sound sound)
{
    const auto count = static_cast<std::size_t>(lengthOf(sound) * rate);
    std::vector<double> wave(count);
    for (const Tone &tone : tonesOf(sound)) {
        for (auto i = static_cast<std::size_t>(tone.start * rate); i < count; ++i) {
            const double time = static_cast<double>(i) / rate - tone.start;
            // A rise of two milliseconds, so that it does not crack.
            wave[i] += tone.strength * std::min(1.0, time / 0.002) * std::exp(-time / tone.decay)
                       * std::sin(2 * std::numbers::pi * tone.frequency * time);
        }
    }
    double peak = 0;
    for (const double value : wave)
        peak = std::max(peak, std::abs(value));
    std::vector<qint16> samples;
    samples.reserve(count);
    for (const double value : wave)
        samples.push_back(static_cast<qint16>(std::lround(value / peak * loudest * 32767)));
    return samples;
}

} // namespace

QByteArray soundWave(Sound sound)
{
    const std::vector<qint16> samples = samplesOf(sound);
    const auto bytes = static_cast<quint32>(samples.size() * sizeof(qint16));
    QByteArray file;
    QDataStream out(&file, QIODevice::WriteOnly);
    out.setByteOrder(QDataStream::LittleEndian);
    out.writeRawData("RIFF", 4);
    out << quint32(36 + bytes);
    out.writeRawData("WAVEfmt ", 8);
    constexpr quint16 plain = 1;
    constexpr quint16 channels = 1;
    constexpr quint16 width = sizeof(qint16);
    out << quint32(16) << plain << channels << quint32(rate) << quint32(rate * width) << width
        << quint16(8 * width);
    out.writeRawData("data", 4);
    out << bytes;
    for (const qint16 sample : samples)
        out << sample;
    return file;
}

} // namespace rookery
