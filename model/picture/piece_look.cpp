#include "model/picture/piece_look.h"

#include "model/base/text.h"
#include "model/file/bundled/bundled.h"

#include <algorithm>
#include <array>
#include <span>

namespace rookery {

namespace {

struct GlyphName
{
    std::string_view piece;
    const char *glyph;
};

/// Traditional names of the pieces that have a picture of their own, also as the last of several
/// words.
constexpr std::array glyphNames = {
    GlyphName{"king", "king"},
    GlyphName{"queen", "queen"},
    GlyphName{"rook", "rook"},
    GlyphName{"bishop", "bishop"},
    GlyphName{"knight", "knight"},
    GlyphName{"pawn", "pawn"},
    GlyphName{"nightrider", "nightrider"},
    GlyphName{"archbishop", "archbishop"},
    GlyphName{"chancellor", "chancellor"},
    GlyphName{"marshall", "chancellor"},
    GlyphName{"amazon", "amazon"},
    GlyphName{"griffon", "griffon"},
    GlyphName{"gryphon", "griffon"},
    GlyphName{"aanca", "aanca"},
    GlyphName{"swede", "soldier"},
    GlyphName{"muscovite", "soldier"},
    GlyphName{"wazir", "wazir"},
    GlyphName{"ferz", "ferz"},
    GlyphName{"camel", "camel"},
    GlyphName{"cannon", "cannon"},
    GlyphName{"raider", "soldier"},
    GlyphName{"defender", "soldier"},
    GlyphName{"brain", "king"}, // Smess
    GlyphName{"numskull", "queen"},
    GlyphName{"ninny", "pawn"},
    GlyphName{"man", "disc"},
    GlyphName{"stone", "disc"},
    GlyphName{"disc", "disc"},
    GlyphName{"peg", "disc"},
};

/// Names that say so only by themselves: a gold general is not the general, and shogi has dozens of
/// dragons, horses and chariots that have nothing but the word in common.
constexpr std::array wholeNames = {
    GlyphName{"horse", "knight"},
    GlyphName{"soldier", "soldier"},
    GlyphName{"elephant", "elephant"},
    GlyphName{"dragon", "dragon"},
    GlyphName{"chariot", "rook"},
    GlyphName{"general", "king"},
    GlyphName{"shah", "king"},
    GlyphName{"advisor", "ferz"},
    GlyphName{"guard", "ferz"},
    GlyphName{"chief", "king"}, // Jetan
    GlyphName{"princess", "queen"},
    GlyphName{"swedish king", "king"}, // Tablut has one only
    GlyphName{"royal knight", "knight"},
    GlyphName{"dragon king", "dragon"}, // of shogi: no kings, in spite of their names
    GlyphName{"free king", "queen"},
    GlyphName{"bers", "queen"}, // Shatar
    GlyphName{"khun", "king"},  // Makruk
    GlyphName{"met", "ferz"},
    GlyphName{"ma", "knight"},
    GlyphName{"ruea", "rook"},
    GlyphName{"bia", "pawn"},
    GlyphName{"sdaach", "king"}, // Ouk chatrang
    GlyphName{"neang", "ferz"},
    GlyphName{"ses", "knight"},
    GlyphName{"touk", "rook"},
    GlyphName{"trey", "pawn"},
    GlyphName{"hoplite", "soldier"}, // Spartan chess
    GlyphName{"warlord", "archbishop"},
};

std::string_view glyphIn(std::span<const GlyphName> rows, std::string_view name)
{
    const std::string wanted = lowered(name);
    const auto found = std::find_if(
        rows.begin(), rows.end(), [&](const GlyphName &row) { return row.piece == wanted; });
    return found == rows.end() ? std::string_view() : found->glyph;
}

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

/// The bundled glyph that goes with the name of a type; the glyph is empty if there is none.
PieceLook namedGlyph(const PieceType &type, const std::function<const MoveGlyph &()> &moves)
{
    const std::string_view whole = glyphIn(wholeNames, type.name);
    const std::size_t space = type.name.rfind(' ');
    std::string_view glyph =
        whole.empty() ? glyphIn(glyphNames, std::string_view(type.name).substr(space + 1)) : whole;
    if (glyph.empty())
        return {};
    const bool isRoyal = type.royalty != Royalty::None;
    if (whole == "king" && lowered(type.name) == "general" && !isRoyal)
        glyph = "ferz"; // of shatranj, beside the king
    if (glyph == "king" && takesOnlyByJumping(moves()))
        glyph = "crowned-disc";
    return {PieceLook::Kind::Glyph, nullptr, glyph, whole.empty() && space != std::string::npos};
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

PieceLook
pieceLook(const PieceType &type, PlayerId player, const std::function<const MoveGlyph &()> &moves)
{
    if (const PieceArt *art = artFor(type, player))
        return {PieceLook::Kind::Art, art};
    if (PieceLook named = namedGlyph(type, moves); !named.glyph.empty())
        return named;
    if (isNumber(type))
        return {PieceLook::Kind::Number};
    const bool showsMoves =
        !type.moves.empty() && (moves().leadsAnywhere || !moves().marks.empty());
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

std::string glyphSvg(std::string_view glyph, const PieceColours &colours)
{
    std::string svg(bundledGlyph(glyph));
    const auto replace = [&](std::string_view word, Rgb colour) {
        for (std::size_t at = 0; (at = svg.find(word, at)) != std::string::npos;)
            svg.replace(at, word.size(), colourText(colour));
    };
    replace("currentBody", colours.body);
    replace("currentLine", colours.line);
    return svg;
}

} // namespace rookery
