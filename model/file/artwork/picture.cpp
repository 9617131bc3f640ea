#include "model/file/artwork/picture.h"

#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/design/design.h"
#include "model/design/limits.h"
#include "model/file/artwork/svg_picture.h"
#include "model/file/disk/file_content.h"

#include <algorithm>

namespace rookery {

namespace {

constexpr std::string_view pngSignature = "\x89PNG\r\n\x1a\n";

std::size_t bigEndian(std::string_view bytes)
{
    std::size_t number = 0;
    for (const char byte : bytes)
        number = number << 8U | static_cast<unsigned char>(byte);
    return number;
}

bool endsIn(std::string_view text, std::string_view ending)
{
    return text.size() > ending.size() && text.substr(text.size() - ending.size()) == ending;
}

bool isInside(const std::filesystem::path &path, const std::filesystem::path &folder)
{
    return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first
           == folder.end();
}

Result<std::string> bytesInside(const std::string &file, const std::filesystem::path &folder)
{
    namespace fs = std::filesystem;
    std::error_code failed;
    const fs::path home = fs::canonical(folder.empty() ? fs::path(".") : folder, failed);
    const fs::path path = failed ? fs::path() : fs::canonical(home / fs::path(file), failed);
    if (failed)
        return failure(Message("there is no such file"));
    if (!isInside(path, home))
        return failure(Message("it lies outside the design's folder"));
    return readWholeFile(path, limits::pngBytes);
}

} // namespace

Message pngFault(std::string_view bytes)
{
    constexpr std::size_t widthAt = 16;
    constexpr std::size_t headEnd = 24;
    const bool isPng = bytes.substr(0, pngSignature.size()) == pngSignature
                       && bytes.size() > headEnd && bytes.substr(12, 4) == "IHDR";
    if (!isPng)
        return Message("this is not a PNG picture");
    if (bytes.size() > limits::pngBytes) {
        return Message("a PNG picture may have at most {most} bytes, not {count}",
                       {{"most", limits::pngBytes}, {"count", bytes.size()}});
    }
    const std::size_t width = bigEndian(bytes.substr(widthAt, 4));
    const std::size_t height = bigEndian(bytes.substr(widthAt + 4, 4));
    if (width == 0 || height == 0 || width > limits::pngPixels / height) {
        return Message("a PNG picture may have at most {most} pixels, not {width} by {height}",
                       {{"most", limits::pngPixels}, {"width", width}, {"height", height}});
    }
    return {};
}

Result<TakenPicture> pictureOf(std::string bytes)
{
    if (bytes.substr(0, pngSignature.size()) == pngSignature) {
        if (auto fault = pngFault(bytes); !fault.isEmpty())
            return failure(std::move(fault));
        return TakenPicture{{ArtFormat::Png, {}, std::move(bytes), {}}, {}};
    }
    auto clean = cleanedSvg(bytes);
    if (!clean)
        return failure(clean.error());
    return TakenPicture{{ArtFormat::Svg, {}, std::move(clean->text), {}},
                        std::move(clean->removed)};
}

Message pictureFileFault(std::string_view file)
{
    if (!endsIn(file, ".svg") && !endsIn(file, ".png"))
        return Message("a picture's file ends in .svg or .png, not {file}",
                       {{"file", inQuotes(file)}});
    const bool isPlain = std::none_of(file.begin(), file.end(), [](char c) {
        return static_cast<unsigned char>(c) < ' ' || c == '\x7f' || c == '\\' || c == ':';
    });
    const auto parts = split(file, '/');
    const bool staysInside = std::none_of(parts.begin(), parts.end(), [](std::string_view part) {
        return part.empty() || part == "." || part == "..";
    });
    if (!isPlain || !staysInside || file.size() > limits::textBytes)
        return Message(
            "a picture's file is named from the design's folder and lies inside it, not {file}",
            {{"file", inQuotes(file)}});
    return {};
}

Picture pictureInFile(const std::string &file, const std::filesystem::path &folder)
{
    Picture picture;
    picture.file = file;
    picture.format = endsIn(file, ".png") ? ArtFormat::Png : ArtFormat::Svg;
    auto bytes = bytesInside(file, folder);
    auto taken =
        bytes ? pictureOf(std::move(*bytes)) : Result<TakenPicture>(failure(bytes.error()));
    if (taken && taken->picture.format != picture.format)
        taken = failure(Message("by its content it is {format}",
                                {{"format", std::string(enumTitle(taken->picture.format))}}));
    if (taken)
        picture.content = std::move(taken->picture.content);
    else
        picture.fault = taken.error().sentence();
    return picture;
}

Design withPicturesRead(const Design &design, const std::filesystem::path &folder)
{
    const auto isInFile = [](const PieceArt &art) {
        return !art.picture.isEmbedded();
    };
    const auto &types = design.pieces->types;
    const bool isAny = std::any_of(types.begin(), types.end(), [&](const PieceType &type) {
        return std::any_of(type.artwork.begin(), type.artwork.end(), isInFile);
    });
    if (!isAny)
        return design;
    Design result = design;
    result.pieces.edit([&](Pieces &pieces) {
        for (PieceType &type : pieces.types) {
            for (PieceArt &art : type.artwork) {
                if (isInFile(art))
                    art.picture = pictureInFile(art.picture.file, folder);
            }
        }
    });
    return result;
}

} // namespace rookery
