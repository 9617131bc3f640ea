#include "widgets/export/animated_gif.h"

#include <QRect>

#include <algorithm>
#include <array>
#include <cstdint>
#include <unordered_map>

namespace rookery {

namespace {

constexpr int largestSide = 65'535;
constexpr std::size_t mostColours = 256;
constexpr std::size_t coarseColours = 1U << 15U; ///< five bits of red, green and blue

std::size_t coarse(QRgb colour)
{
    return (static_cast<std::size_t>(qRed(colour)) >> 3U) << 10U
           | (static_cast<std::size_t>(qGreen(colour)) >> 3U) << 5U
           | static_cast<std::size_t>(qBlue(colour)) >> 3U;
}

int distance(QRgb a, QRgb b)
{
    const int red = qRed(a) - qRed(b);
    const int green = qGreen(a) - qGreen(b);
    const int blue = qBlue(a) - qBlue(b);
    return red * red + green * green + blue * blue;
}

/// The colours that are met most often, each as it was met most often; boards have few of them.
class Palette
{
public:
    explicit Palette(const std::vector<QImage> &frames)
    {
        std::unordered_map<QRgb, std::size_t> exact;
        for (const QImage &frame : frames) {
            for (int y = 0; y < frame.height(); ++y) {
                const auto *line = reinterpret_cast<const QRgb *>(frame.constScanLine(y));
                for (int x = 0; x < frame.width(); ++x)
                    ++exact[line[x] | 0xff000000U];
            }
        }
        choose(exact);
        m_nearest.fill(-1);
    }

    const std::vector<QRgb> &colours() const { return m_colours; }

    std::uint8_t indexOf(QRgb colour)
    {
        int &nearest = m_nearest[coarse(colour)];
        if (nearest < 0) {
            const auto found =
                std::min_element(m_colours.begin(), m_colours.end(), [&](QRgb a, QRgb b) {
                    return distance(a, colour) < distance(b, colour);
                });
            nearest = static_cast<int>(found - m_colours.begin());
        }
        return static_cast<std::uint8_t>(nearest);
    }

private:
    struct Bin
    {
        QRgb colour = 0;
        std::size_t most = 0;
        std::size_t all = 0;
    };

    void choose(const std::unordered_map<QRgb, std::size_t> &exact)
    {
        std::unordered_map<std::size_t, Bin> bins;
        for (const auto &[colour, count] : exact) {
            Bin &bin = bins[coarse(colour)];
            bin.all += count;
            const bool isBetter = count > bin.most || (count == bin.most && colour < bin.colour);
            if (isBetter) {
                bin.most = count;
                bin.colour = colour;
            }
        }
        std::vector<Bin> sorted;
        for (const auto &[key, bin] : bins)
            sorted.push_back(bin);
        std::sort(sorted.begin(), sorted.end(), [](const Bin &a, const Bin &b) {
            return a.all != b.all ? a.all > b.all : a.colour < b.colour;
        });
        for (std::size_t i = 0; i < sorted.size() && i < mostColours; ++i)
            m_colours.push_back(sorted[i].colour);
    }

    std::vector<QRgb> m_colours;
    std::array<int, coarseColours> m_nearest{};
};

/// A picture as numbers of the palette's colours, row by row.
struct Pixels
{
    QSize size;
    std::vector<std::uint8_t> numbers;

    std::uint8_t at(int x, int y) const
    {
        return numbers[static_cast<std::size_t>(y) * static_cast<std::size_t>(size.width())
                       + static_cast<std::size_t>(x)];
    }
};

Pixels pixelsOf(const QImage &frame, Palette &palette)
{
    Pixels pixels{frame.size(), {}};
    for (int y = 0; y < frame.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(frame.constScanLine(y));
        for (int x = 0; x < frame.width(); ++x)
            pixels.numbers.push_back(palette.indexOf(line[x]));
    }
    return pixels;
}

/// The smallest rectangle outside of which nothing differs; one pixel if nothing does at all.
QRect changed(const Pixels &before, const Pixels &after)
{
    QRect area;
    for (int y = 0; y < after.size.height(); ++y) {
        for (int x = 0; x < after.size.width(); ++x) {
            if (before.at(x, y) != after.at(x, y))
                area |= QRect(x, y, 1, 1);
        }
    }
    return area.isNull() ? QRect(0, 0, 1, 1) : area;
}

/// Codes of growing length, packed from the low bits on, in blocks of at most 255 bytes.
class CodeStream
{
public:
    void put(unsigned code, int bits)
    {
        m_pending |= static_cast<std::uint32_t>(code) << static_cast<unsigned>(m_count);
        m_count += bits;
        while (m_count >= 8)
            putByte();
    }

    QByteArray take()
    {
        if (m_count > 0)
            putByte();
        QByteArray blocks;
        for (qsizetype at = 0; at < m_bytes.size(); at += 255) {
            const QByteArray block = m_bytes.mid(at, 255);
            blocks += static_cast<char>(block.size());
            blocks += block;
        }
        return blocks + '\0';
    }

private:
    void putByte()
    {
        m_bytes += static_cast<char>(m_pending & 0xffU);
        m_pending >>= 8U;
        m_count -= 8;
    }

    QByteArray m_bytes;
    std::uint32_t m_pending = 0;
    int m_count = 0;
};

/// The part of a picture compressed as GIF asks: LZW with 8 bits to begin with.
QByteArray compressed(const Pixels &pixels, const QRect &area)
{
    constexpr unsigned clear = 256;
    constexpr unsigned end = 257;
    constexpr unsigned mostCodes = 4096;
    CodeStream stream;
    std::unordered_map<std::uint32_t, unsigned> codes;
    unsigned next = end + 1;
    int bits = 9;
    stream.put(clear, bits);
    int prefix = -1;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x) {
            const std::uint8_t number = pixels.at(x, y);
            if (prefix < 0) {
                prefix = number;
                continue;
            }
            const std::uint32_t key = static_cast<std::uint32_t>(prefix) << 8U | number;
            if (const auto known = codes.find(key); known != codes.end()) {
                prefix = static_cast<int>(known->second);
                continue;
            }
            stream.put(static_cast<unsigned>(prefix), bits);
            prefix = number;
            if (next == mostCodes) {
                stream.put(clear, bits);
                codes.clear();
                next = end + 1;
                bits = 9;
                continue;
            }
            if (next == 1U << static_cast<unsigned>(bits))
                ++bits;
            codes.emplace(key, next++);
        }
    }
    stream.put(static_cast<unsigned>(prefix), bits);
    stream.put(end, bits);
    return '\x08' + stream.take();
}

QByteArray number(int value)
{
    const auto bits = static_cast<unsigned>(value);
    return QByteArray()
        .append(static_cast<char>(bits & 0xffU))
        .append(static_cast<char>(bits >> 8U & 0xffU));
}

QByteArray head(const QSize &size, const std::vector<QRgb> &colours)
{
    QByteArray bytes = "GIF89a" + number(size.width()) + number(size.height());
    bytes += '\xf7'; // a table of 256 colours
    bytes += QByteArray(2, '\0');
    for (std::size_t i = 0; i < mostColours; ++i) {
        const QRgb colour = i < colours.size() ? colours[i] : 0;
        for (const int part : {qRed(colour), qGreen(colour), qBlue(colour)})
            bytes += static_cast<char>(part);
    }
    return bytes;
}

QByteArray frameBytes(const Pixels &pixels, const QRect &area, int milliseconds)
{
    // Shown for so many hundredths of a second; what it does not cover stays.
    QByteArray bytes =
        QByteArray("\x21\xf9\x04\x04", 4) + number(milliseconds / 10) + QByteArray(2, '\0');
    bytes += '\x2c' + number(area.x()) + number(area.y()) + number(area.width())
             + number(area.height()) + '\0';
    return bytes + compressed(pixels, area);
}

} // namespace

QByteArray animatedGif(const std::vector<QImage> &frames, int milliseconds)
{
    const bool areAlike = std::all_of(frames.begin(), frames.end(), [&](const QImage &frame) {
        return frame.size() == frames.front().size() && !frame.isNull();
    });
    if (frames.empty() || !areAlike
        || std::max(frames.front().width(), frames.front().height()) > largestSide)
        return {};
    std::vector<QImage> plain;
    for (const QImage &frame : frames)
        plain.push_back(frame.convertToFormat(QImage::Format_RGB32));
    Palette palette(plain);
    QByteArray bytes = head(plain.front().size(), palette.colours());
    bytes += QByteArray("\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0", 19); // again and again
    bytes += QByteArray("\x21\xfe\x12Written by Rookery\0", 22);
    Pixels before;
    for (const QImage &frame : plain) {
        Pixels now = pixelsOf(frame, palette);
        const QRect area =
            before.numbers.empty() ? QRect(QPoint(0, 0), now.size) : changed(before, now);
        bytes += frameBytes(now, area, milliseconds);
        before = std::move(now);
    }
    return bytes + '\x3b';
}

} // namespace rookery
