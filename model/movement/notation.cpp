#include "model/movement/notation.h"

#include "model/movement/betza/betza_writer.h"
#include "model/movement/path/path_geometry.h"

#include <algorithm>

namespace rookery {

namespace {

bool looksLikeBetza(std::string_view text)
{
    int depth = 0;
    return std::any_of(text.begin(), text.end(), [&](char c) {
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        return depth <= 0 && c >= 'A' && c <= 'Z';
    });
}

/// One movement for the moves that can always be made and one for those of an unmoved piece.
Result<std::vector<Movement>> asPaths(const std::vector<MovementLegs> &moves,
                                      const Directions &directions)
{
    std::vector<Movement> movements;
    for (const When when : {When::Always, When::Unmoved}) {
        std::vector<MovementLegs> alike;
        std::copy_if(moves.begin(),
                     moves.end(),
                     std::back_inserter(alike),
                     [&](const MovementLegs &move) { return move.when == when; });
        if (alike.empty())
            continue;
        const auto path = pathOfMoves(alike, directions);
        if (!path)
            return failure(path.error());
        movements.push_back({PathText{writePath(*path, directions)}, when, {}});
    }
    return movements;
}

/// A path's moves with limited slides as one leg each, which is how Betza says them: R3, not
/// WafWafW.
std::vector<MovementLegs> movesOfPath(const Path &path, When when, const Directions &directions)
{
    std::vector<MovementLegs> moves;
    std::vector<std::pair<PathItem, int>> slides; // equal ranges and rights together
    for (const PathItem &item : path) {
        const auto range = straightRange(item, directions);
        if (item.kind != PathItem::Kind::Group || !range || *range == unlimited) {
            moves.push_back({legsOfPath({item}), when});
            continue;
        }
        const auto alike = std::find_if(slides.begin(), slides.end(), [&](const auto &slide) {
            return slide.second == *range && slide.first.rights == item.rights;
        });
        if (alike != slides.end())
            alike->first.steps.push_back(item.steps.front());
        else
            slides.push_back(
                {PathItem{item.rights, PathItem::Kind::Ride, {item.steps.front()}, {}, {}},
                 *range});
    }
    for (const auto &[slide, range] : slides) {
        MovementLegs move{legsOfPath({slide}), when};
        for (Leg &leg : move.legs.legs)
            leg.most = range;
        moves.push_back(std::move(move));
    }
    return moves;
}

/// `when` stays beside the string, so that the string need not repeat it.
Result<std::vector<Movement>>
asBetza(std::vector<MovementLegs> moves, When when, const Directions &directions)
{
    if (when == When::Unmoved) {
        for (MovementLegs &move : moves)
            move.when = When::Always;
    }
    auto text = writeBetza(moves, BetzaDialect::XBetza, directions);
    if (!text)
        return failure(std::move(text).error());
    return std::vector{Movement{BetzaText{std::move(*text), BetzaDialect::XBetza}, when, {}}};
}

} // namespace

Notation notationOf(const Movement &movement)
{
    if (std::holds_alternative<PathText>(movement.definition))
        return Notation::Paths;
    return std::holds_alternative<BetzaText>(movement.definition) ? Notation::Betza
                                                                  : Notation::Legs;
}

Result<Movement>
readTyped(std::string_view text, const Directions &directions, BetzaDialect dialect)
{
    const Movement path{PathText{std::string(text)}, When::Always, {}};
    const Movement betza{BetzaText{std::string(text), dialect}, When::Always, {}};
    const auto asPath = legsOf(path, directions);
    if (asPath)
        return path;
    // Fairy-Stockfish reads anything; words in small letters are meant as a path.
    const bool isBetza = looksLikeBetza(text);
    const auto asBetzaText = legsOf(betza, directions);
    if (asBetzaText && (isBetza || dialect != BetzaDialect::FairyStockfish))
        return betza;
    return failure(isBetza ? asBetzaText.error() : asPath.error());
}

Result<Path> pathOfMoves(std::span<const MovementLegs> moves, const Directions &directions)
{
    Path whole;
    for (const MovementLegs &move : moves) {
        if (move.when != moves.front().when)
            return failure(Message(
                "some of its moves are only for an unmoved piece, which one path cannot express"));
        auto path = pathOfLegs(move.legs);
        if (!path)
            return failure(std::move(path).error());
        for (PathItem &item : withNamedDirections(std::move(*path), directions))
            whole.push_back(std::move(item));
    }
    return whole;
}

Result<std::vector<Movement>>
writtenAs(const Movement &movement, Notation notation, const Design &design)
{
    if (notationOf(movement) == notation)
        return std::vector{movement};
    const Directions &directions = *design.directions;
    const bool keepsLimits = notation == Notation::Legs;
    auto moves =
        legsOf(movement, directions, keepsLimits ? longestSide(*design.board) : std::nullopt);
    if (!moves)
        return failure(std::move(moves).error());
    if (const auto *text = std::get_if<PathText>(&movement.definition);
        text && notation == Notation::Betza)
        *moves = movesOfPath(readPath(text->text, directions).value(), movement.when, directions);
    if (moves->empty())
        return failure(Message("there is no move in it that could be written otherwise"));
    std::vector<Movement> written;
    if (notation == Notation::Legs) {
        for (MovementLegs &move : *moves)
            written.push_back({std::move(move.legs), move.when, {}});
    } else {
        auto texts = notation == Notation::Paths
                         ? asPaths(*moves, directions)
                         : asBetza(std::move(*moves), movement.when, directions);
        if (!texts)
            return texts;
        written = std::move(*texts);
    }
    written.front().extras = movement.extras;
    return written;
}

} // namespace rookery
