#include "model/picture/piece_svg.h"

#include "model/base/base64.h"
#include "model/base/text.h"
#include "model/file/artwork/svg_parts.h"
#include "model/picture/glyph_figures.h"
#include "model/picture/move_glyph.h"
#include "model/picture/piece_look.h"

#include <algorithm>
#include <array>
#include <optional>
#include <sstream>

namespace rookery {

namespace {

/// Moves a picture with this view box into a square around (0, 0).
std::string fitted(const std::array<double, 4> &box, double side)
{
    const double scale = side / std::max(box[2], box[3]);
    std::ostringstream text;
    text << "translate(" << lengthText(-scale * (box[0] + box[2] / 2)) << ' '
         << lengthText(-scale * (box[1] + box[3] / 2)) << ") scale(" << scale << ')';
    return text.str();
}

std::array<double, 4> viewBox(const SvgElement &root)
{
    std::array<double, 4> box = {0, 0, 100, 100};
    if (const std::string *words = root.attribute("viewBox")) {
        std::string plain = *words;
        std::replace(plain.begin(), plain.end(), ',', ' ');
        std::istringstream numbers(plain);
        for (double &number : box)
            numbers >> number;
    }
    return box;
}

/// Names and references to them get a prefix of their own.
void rename(SvgElement &element, const std::string &prefix)
{
    for (auto &[name, value] : element.attributes) {
        if (name == "id")
            value = prefix + value;
        else if ((name == "href" || name == "xlink:href") && value.starts_with('#'))
            value = "#" + prefix + value.substr(1);
        else if (const std::size_t at = value.find("url(#"); at != std::string::npos)
            value.insert(at + 5, prefix);
    }
    for (SvgElement &child : element.children)
        rename(child, prefix);
}

/// Light becomes the body's colour and dark the line's, in a filter with this name.
std::string tint(const PieceColours &colours, const std::string &name)
{
    constexpr double red = 11.0 / 32;
    constexpr double green = 16.0 / 32;
    constexpr double blue = 5.0 / 32;
    std::ostringstream rows;
    for (const int shift : {16, 8, 0}) {
        const double dark = (colours.line >> shift & 0xffU) / 255.0;
        const double range = (colours.body >> shift & 0xffU) / 255.0 - dark;
        rows << range * red << ' ' << range * green << ' ' << range * blue << " 0 " << dark << ' ';
    }
    return "<filter id=\"" + name
           + "\" color-interpolation-filters=\"sRGB\"><feColorMatrix type=\"matrix\" values=\""
           + rows.str() + "0 0 0 1 0\"/></filter>\n";
}

/// A whole SVG text as a group.
std::string asGroup(std::string_view svg, double side, const std::string &prefix)
{
    auto root = readSvgParts(svg);
    if (!root)
        return {};
    const std::string place = fitted(viewBox(*root), side);
    rename(*root, prefix);
    root->name = "g";
    std::erase_if(root->attributes, [](const auto &attribute) {
        constexpr std::array notOfGroups = {"viewBox",
                                            "width",
                                            "height",
                                            "version",
                                            "baseProfile",
                                            "x",
                                            "y",
                                            "preserveAspectRatio"};
        return attribute.first.starts_with("xmlns")
               || std::find(notOfGroups.begin(), notOfGroups.end(), attribute.first)
                      != notOfGroups.end();
    });
    root->attributes.emplace_back("transform", place);
    return writeSvgParts(*root) + "\n";
}

/// The design's own picture; one for all players in the player's colours.
std::string
artSvg(const PieceArt &art, const PieceColours &colours, double side, const std::string &prefix)
{
    const Picture &picture = art.picture;
    std::string drawn;
    if (picture.format == ArtFormat::Svg) {
        drawn = asGroup(*picture.content, side, prefix);
    } else {
        const std::string corner = lengthText(-side / 2);
        drawn = "<image x=\"" + corner + "\" y=\"" + corner + "\" width=\"" + lengthText(side)
                + "\" height=\"" + lengthText(side) + "\" xlink:href=\"data:image/png;base64,"
                + base64Of(*picture.content) + "\"/>\n";
    }
    if (art.player)
        return drawn;
    const std::string name = prefix + "tint";
    return tint(colours, name) + "<g filter=\"url(#" + name + ")\">\n" + drawn + "</g>\n";
}

std::string tileSvg(const MoveGlyph &glyph, const PieceColours &colours, double side)
{
    // So many of the figures' whole units that nothing is seen of their rounding.
    constexpr double units = 1000;
    std::ostringstream scale;
    scale << "<g transform=\"scale(" << side / units << ")\">\n";
    return scale.str() + svgElements(glyphFigures(glyph, units, colours)) + "</g>\n";
}

PieceSvgs glyphSvgs(const PieceLook &look,
                    const PieceType &type,
                    const PieceColours &colours,
                    double side,
                    const std::string &prefix)
{
    const std::string glyph = asGroup(glyphSvg(look.glyph, colours), side * 0.98, prefix);
    if (!look.uprightFrom)
        return {glyph
                    + (look.hasBadge ? svgElements(badgeFigures(type.letter, side, colours)) : ""),
                {}};
    const auto seen = [&](SeenFrom from) {
        return isTurned(look, from) ? "<g transform=\"rotate(180)\">\n" + glyph + "</g>\n" : glyph;
    };
    return {seen(SeenFrom::Below), seen(SeenFrom::Above)};
}

} // namespace

PieceSvgs pieceSvgs(const PieceType &type,
                    const Design &design,
                    PlayerId player,
                    const PieceColours &colours,
                    double side,
                    std::string_view prefix)
{
    std::optional<MoveGlyph> moves;
    const auto movesOf = [&]() -> const MoveGlyph & {
        if (!moves)
            moves = moveGlyph(type, design, player);
        return *moves;
    };
    const PieceLook look = pieceLook(type, design, player, movesOf);
    switch (look.kind) {
    case PieceLook::Kind::Art:
        return {artSvg(*look.art, colours, side * 0.92, std::string(prefix)), {}};
    case PieceLook::Kind::Glyph:
        return glyphSvgs(look, type, colours, side, std::string(prefix));
    case PieceLook::Kind::Number:
        return {svgElements(numberFigures(type, side, colours)), {}};
    case PieceLook::Kind::Moves: {
        const MoveGlyph flipped = glyphSeen(movesOf(), SeenFrom::Above);
        return {tileSvg(movesOf(), colours, side),
                flipped == movesOf() ? std::string() : tileSvg(flipped, colours, side)};
    }
    case PieceLook::Kind::Letter:
        break;
    }
    return {svgElements(letterFigures(type, side, colours)), {}};
}

std::string pieceSvg(const PieceType &type,
                     const Design &design,
                     PlayerId player,
                     const PieceColours &colours,
                     double side,
                     std::string_view prefix)
{
    return pieceSvgs(type, design, player, colours, side, prefix).upright;
}

} // namespace rookery
