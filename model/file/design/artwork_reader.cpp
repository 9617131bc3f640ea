#include "model/base/base64.h"
#include "model/design/limits.h"
#include "model/file/artwork/picture.h"
#include "model/file/artwork/svg_picture.h"
#include "model/file/design/section_readers.h"

#include <algorithm>

namespace rookery {

namespace {

/// Why a design may not hold this text as a picture.
Message svgFault(const std::string &text)
{
    const auto clean = cleanedSvg(text);
    if (!clean)
        return clean.error().message;
    return clean->removed.empty() ? Message()
                                  : Message("a picture may not have {part}",
                                            {{"part", inQuotes(clean->removed.front())}});
}

std::optional<Picture> readSvg(const JsonValue &value, Findings &findings)
{
    auto text = readText(value, "'svg'", findings);
    if (!text)
        return std::nullopt;
    if (auto fault = svgFault(*text); !fault.isEmpty())
        findings.error(value, std::move(fault));
    return Picture{ArtFormat::Svg, {}, std::move(*text), {}};
}

std::optional<Picture> readPng(const JsonValue &value, Findings &findings)
{
    const auto text = readText(value, "'png'", findings);
    if (!text)
        return std::nullopt;
    auto bytes = bytesOfBase64(*text);
    if (!bytes)
        findings.error(value, Message("'png' is the file's bytes in base64"));
    else if (auto fault = pngFault(*bytes); !fault.isEmpty())
        findings.error(value, std::move(fault));
    return Picture{ArtFormat::Png, {}, bytes ? std::move(*bytes) : std::string(), {}};
}

std::optional<Picture> readFile(const JsonValue &value, Findings &findings)
{
    const auto file = readText(value, "'file'", findings);
    if (!file)
        return std::nullopt;
    if (auto fault = pictureFileFault(*file); !fault.isEmpty())
        findings.error(value, std::move(fault));
    const bool isPng = file->size() > 4 && file->substr(file->size() - 4) == ".png";
    return Picture{
        isPng ? ArtFormat::Png : ArtFormat::Svg, *file, {}, "it has not been looked for yet"};
}

std::optional<Picture> readPicture(const JsonValue &value, Fields &fields, Findings &findings)
{
    const auto svg = fields.find("svg");
    const auto png = fields.find("png");
    const auto file = fields.find("file");
    if ((svg ? 1 : 0) + (png ? 1 : 0) + (file ? 1 : 0) != 1) {
        findings.error(
            value,
            Message("a picture is given as 'svg', as 'png' or as 'file', in one of these ways"));
        return std::nullopt;
    }
    return svg   ? readSvg(*svg, findings)
           : png ? readPng(*png, findings)
                 : readFile(*file, findings);
}

} // namespace

std::vector<PieceArt>
readArtwork(const JsonValue &value, const NameTable<PlayerId> &players, Findings &findings)
{
    std::vector<PieceArt> artwork;
    if (!isListOf(value, "'artwork'", limits::players + 1, "pictures of a piece", findings))
        return artwork;
    for (const JsonValue each : value) {
        if (!isObject(each, "a picture", findings))
            continue;
        Fields fields(each, findings);
        PieceArt art;
        if (const auto player = fields.find("player")) {
            const auto name = readText(*player, "'player'", findings);
            art.player = name ? players.resolve(*name, *player, findings) : std::nullopt;
            if (!art.player)
                continue;
        }
        auto picture = readPicture(each, fields, findings);
        art.extras = fields.rest();
        if (!picture)
            continue;
        art.picture = std::move(*picture);
        const bool isTwice =
            std::any_of(artwork.begin(), artwork.end(), [&](const PieceArt &other) {
                return other.player == art.player;
            });
        if (isTwice)
            findings.error(each,
                           art.player
                               ? Message("a player has one picture of a piece, not two")
                               : Message("a piece has one picture for all players, not two"));
        artwork.push_back(std::move(art));
    }
    return artwork;
}

} // namespace rookery
