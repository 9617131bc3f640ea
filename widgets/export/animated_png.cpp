#include "widgets/export/animated_png.h"

#include <QBuffer>

#include <algorithm>
#include <array>
#include <cstdint>

namespace rookery {

namespace {

constexpr qsizetype signatureSize = 8;

/// The checksum that PNG asks of its chunks.
std::uint32_t checksum(const QByteArray &bytes)
{
    static const auto table = [] {
        std::array<std::uint32_t, 256> rows{};
        for (std::uint32_t i = 0; i < rows.size(); ++i) {
            std::uint32_t row = i;
            for (int bit = 0; bit < 8; ++bit)
                row = (row & 1U) != 0 ? 0xedb88320U ^ (row >> 1U) : row >> 1U;
            rows[i] = row;
        }
        return rows;
    }();
    std::uint32_t sum = 0xffffffffU;
    for (const char c : bytes)
        sum = table[(sum ^ static_cast<std::uint8_t>(c)) & 0xffU] ^ (sum >> 8U);
    return sum ^ 0xffffffffU;
}

QByteArray bigEndian(std::uint32_t value, int bytes = 4)
{
    QByteArray text;
    for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8)
        text += static_cast<char>((value >> static_cast<unsigned>(shift)) & 0xffU);
    return text;
}

QByteArray chunk(const char *type, const QByteArray &data)
{
    const QByteArray body = QByteArray(type) + data;
    return bigEndian(static_cast<std::uint32_t>(data.size())) + body + bigEndian(checksum(body));
}

struct Chunk
{
    QByteArray type;
    QByteArray data;
};

std::vector<Chunk> chunksOf(const QByteArray &png)
{
    std::vector<Chunk> chunks;
    qsizetype at = signatureSize;
    while (at + 12 <= png.size()) {
        std::uint32_t size = 0;
        for (qsizetype i = 0; i < 4; ++i)
            size = size << 8U | static_cast<std::uint8_t>(png[at + i]);
        chunks.push_back({png.mid(at + 4, 4), png.mid(at + 8, static_cast<qsizetype>(size))});
        at += static_cast<qsizetype>(size) + 12;
    }
    return chunks;
}

QByteArray pngOf(const QImage &image)
{
    QBuffer buffer;
    // All frames must have the same kind of pixels.
    image.convertToFormat(QImage::Format_RGB888).save(&buffer, "PNG");
    return buffer.data();
}

/// How long, and where, the picture behind it is shown.
QByteArray control(std::uint32_t sequence, const QSize &size, int milliseconds)
{
    return chunk("fcTL",
                 bigEndian(sequence) + bigEndian(static_cast<std::uint32_t>(size.width()))
                     + bigEndian(static_cast<std::uint32_t>(size.height())) + bigEndian(0)
                     + bigEndian(0) + bigEndian(static_cast<std::uint32_t>(milliseconds), 2)
                     + bigEndian(1000, 2) + QByteArray(2, '\0'));
}

} // namespace

QByteArray animatedPng(const std::vector<QImage> &frames, int milliseconds)
{
    const bool areAlike = std::all_of(frames.begin(), frames.end(), [&](const QImage &frame) {
        return frame.size() == frames.front().size();
    });
    if (frames.empty() || !areAlike)
        return {};
    const QSize size = frames.front().size();
    const QByteArray first = pngOf(frames.front());
    QByteArray all = first.left(signatureSize);
    std::uint32_t sequence = 0;
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const auto chunks = chunksOf(i == 0 ? first : pngOf(frames[i]));
        if (i == 0) {
            for (const Chunk &each : chunks) {
                if (each.type != "IDAT" && each.type != "IEND")
                    all += chunk(each.type.constData(), each.data);
            }
            all +=
                chunk("acTL", bigEndian(static_cast<std::uint32_t>(frames.size())) + bigEndian(0));
            all += chunk("tEXt", QByteArray("Software\0Written by Rookery", 27));
        }
        all += control(sequence++, size, milliseconds);
        for (const Chunk &each : chunks) {
            if (each.type == "IDAT")
                all += i == 0 ? chunk("IDAT", each.data)
                              : chunk("fdAT", bigEndian(sequence++) + each.data);
        }
    }
    return all + chunk("IEND", {});
}

} // namespace rookery
