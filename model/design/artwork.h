#pragma once

#include "model/base/enum_names.h"
#include "model/base/message.h"
#include "model/base/shared.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/ids.h"

#include <cstddef>
#include <optional>
#include <string>

namespace rookery {

enum class ArtFormat { Svg, Png };

/// A picture of a piece, inside the design or in a file beside it.
struct Picture
{
    ArtFormat format = ArtFormat::Svg;
    std::string file; ///< relative to the design's folder, with slashes; empty if it is embedded
    /// Harmless SVG (model/file/artwork/svg_picture.h) or the bytes of a PNG; empty while the file
    /// cannot be used.
    Shared<std::string> content;
    std::string fault; ///< why the file cannot be used; never saved

    bool isEmbedded() const { return file.empty(); }
    bool canBeDrawn() const { return !content->empty(); }

    friend bool operator==(const Picture &, const Picture &) = default;
};

/// What a piece looks like: for one player's pieces as the picture is, or for those of all players
/// without pictures of their own, tinted with the player's colours.
struct PieceArt
{
    std::optional<PlayerId> player;
    Picture picture;
    Extras extras;

    friend bool operator==(const PieceArt &, const PieceArt &) = default;
};

/// How many pictures there are, and how much the embedded ones hold.
struct PictureCount
{
    std::size_t count = 0;
    std::size_t bytes = 0;
};

/// Empty if a design may have so many, else a sentence.
Message pictureCountFault(const PictureCount &pictures);

template<>
struct EnumNames<ArtFormat>
{
    static constexpr EnumName<ArtFormat> rows[] = {
        {ArtFormat::Svg, "svg", "SVG"},
        {ArtFormat::Png, "png", "PNG"},
    };
};

} // namespace rookery
