#include "model/picture/piece_look.h"

#include "model/base/text.h"
#include "model/file/bundled/bundled.h"
#include "model/picture/glyph_names.h"

#include <algorithm>

namespace rookery {

namespace {

/// The king of draughts: it takes what it jumps over, and nothing where it ends.
bool takesOnlyByJumping(const MoveGlyph &moves)
{
    const auto takesThere = [](const MoveGlyph::Mark &mark) {
        return mark.captures || mark.hopCaptures;
    };
    const auto takesOnTheWay = [](const MoveGlyph::Mark &mark) {
        return mark.isVictim;
    };
    return std::any_of(moves.marks.begin(), moves.marks.end(), takesOnTheWay)
           && std::none_of(moves.marks.begin(), moves.marks.end(), takesThere);
}

/// Pieces of a puzzle that are called by numbers.
bool isNumber(const PieceType &type)
{
    constexpr std::size_t mostDigits = 3;
    return !type.name.empty() && type.name.size() <= mostDigits
           && std::all_of(type.name.begin(), type.name.end(), isAsciiDigit);
}

/// The player's own picture, else the one for all.
const PieceArt *artFor(const PieceType &type, PlayerId player)
{
    const PieceArt *found = nullptr;
    for (const PieceArt &art : type.artwork) {
        const bool isFor = art.player ? *art.player == player : !found;
        if (isFor && art.picture.canBeDrawn())
            found = &art;
    }
    return found;
}

/// From which end of the board a tile stands upright: it points to where its player goes.
SeenFrom uprightFrom(const Design &design, PlayerId player)
{
    const auto &players = design.rules->players;
    const bool goesDown = player.index() < players.size()
                          && players[player.index()].facing.apply(Vector{{0, 1}}).along[1] < 0;
    return goesDown ? SeenFrom::Above : SeenFrom::Below;
}

/// The bundled glyph that goes with the name of a type; the glyph is empty if there is none.
PieceLook namedLook(const PieceType &type,
                    const Design &design,
                    PlayerId player,
                    const std::function<const MoveGlyph &()> &moves,
                    PieceTheme theme)
{
    PieceLook look;
    look.kind = PieceLook::Kind::Glyph;
    if (theme == PieceTheme::Usual
        && areOfShogi(*design.pieces)) { // figures would be strangers among tiles
        look.glyph = tileNamed(type.name);
        look.uprightFrom = uprightFrom(design, player);
        return look;
    }
    const NamedGlyph named = glyphNamed(type.name, *design.pieces);
    look.glyph = named.glyph;
    look.hasBadge = !named.isWhole;
    const bool isRoyal = type.royalty != Royalty::None;
    if (look.glyph == "king" && lowered(type.name) == "general" && !isRoyal)
        look.glyph = "ferz"; // of shatranj, beside the king
    if (look.glyph == "king" && takesOnlyByJumping(moves()))
        look.glyph = "crowned-disc";
    return look;
}

/// Red, as the promoted side of a tile is by custom, that is read on this body.
Rgb accentOn(Rgb body)
{
    constexpr Rgb onLight = 0xb01c24;
    constexpr Rgb onDark = 0xff9a8c;
    constexpr Rgb middle = 128;
    const Rgb lightness =
        (11 * (body >> 16 & 0xffU) + 16 * (body >> 8 & 0xffU) + 5 * (body & 0xffU)) / 32;
    return lightness < middle ? onDark : onLight;
}

/// The letter, else the first two characters of the name.
std::string shortName(const PieceType &type)
{
    if (!type.letter.empty())
        return type.letter;
    std::size_t end = 0;
    for (int characters = 0; end < type.name.size(); ++end) {
        const bool begins = (static_cast<unsigned char>(type.name[end]) & 0xC0U) != 0x80U;
        if (begins && ++characters > 2)
            break;
    }
    return type.name.substr(0, end);
}

} // namespace

PieceLook pieceLook(const PieceType &type,
                    const Design &design,
                    PlayerId player,
                    const std::function<const MoveGlyph &()> &moves,
                    PieceTheme theme)
{
    if (const PieceArt *art = artFor(type, player))
        return {PieceLook::Kind::Art, art};
    if (theme == PieceTheme::Usual || theme == PieceTheme::Figures) {
        if (PieceLook named = namedLook(type, design, player, moves, theme); !named.glyph.empty())
            return named;
    }
    if (isNumber(type))
        return {PieceLook::Kind::Number};
    const bool showsMoves = theme != PieceTheme::Letters && !type.moves.empty()
                            && (moves().leadsAnywhere || !moves().marks.empty());
    return {showsMoves ? PieceLook::Kind::Moves : PieceLook::Kind::Letter};
}

std::vector<Figure> letterFigures(const PieceType &type, double side, const PieceColours &colours)
{
    const std::string letter = shortName(type);
    const double height = side * (letter.size() > 1 ? 0.3 : 0.42);
    return {outlined(discFigure({}, side * 0.36, colours.body),
                     colours.line,
                     std::max(1.0, side * 0.035)),
            textFigure({}, letter, height, colours.line)};
}

std::vector<Figure> numberFigures(const PieceType &type, double side, const PieceColours &colours)
{
    const double half = side * 0.45;
    return {outlined(boxFigure({-half, -half}, {half, half}, colours.body, side * 0.12),
                     colours.line,
                     std::max(1.0, side * 0.035)),
            textFigure({}, type.name, side * (type.name.size() > 2 ? 0.34 : 0.46), colours.line)};
}

std::vector<Figure> badgeFigures(std::string_view letter, double side, const PieceColours &colours)
{
    constexpr double smallestRead = 20;
    if (letter.empty() || side < smallestRead)
        return {};
    const Spot middle{side * 0.3, side * 0.3};
    return {outlined(discFigure(middle, side * 0.15, colours.body), colours.line, side * 0.02),
            textFigure(middle, std::string(letter), side * 0.21, colours.line)};
}

bool isTurned(const PieceLook &look, SeenFrom from)
{
    return look.uprightFrom && *look.uprightFrom != from;
}

std::string glyphSvg(std::string_view glyph, const PieceColours &colours)
{
    std::string svg(bundledGlyph(glyph));
    const auto replace = [&](std::string_view word, Rgb colour) {
        for (std::size_t at = 0; (at = svg.find(word, at)) != std::string::npos;)
            svg.replace(at, word.size(), colourText(colour));
    };
    replace("currentBody", colours.body);
    replace("currentLine", colours.line);
    replace("currentAccent", accentOn(colours.body));
    return svg;
}

} // namespace rookery
