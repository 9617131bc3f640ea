#include "app/cli/piece_library.h"

#include "app/cli/sources.h"
#include "model/base/did_you_mean.h"
#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/file/bundled/piece_library_reader.h"
#include "model/movement/legs/references.h"
#include "model/movement/movement.h"

#include <algorithm>

namespace rookery::cli {

namespace {

/// The design whose pieces come before those of all others.
constexpr std::string_view firstShelf = "game-courier-pieces";

Unexpected<Failure> badPiece(std::string message)
{
    return badValue("--piece", {std::move(message), {1, 1, {}}, {}});
}

/// In this very case, else in any.
const PieceType *pieceCalled(const std::string &name, const Pieces &pieces)
{
    if (const auto exact = pieces.find(name))
        return &pieces[*exact];
    const auto &types = pieces.types;
    const auto found = std::find_if(types.begin(), types.end(), [&](const PieceType &type) {
        return lowered(type.name) == lowered(name);
    });
    return found == types.end() ? nullptr : &*found;
}

/// Legs name directions by number; the same names may have other numbers here.
Tried<LegGraph>
translated(LegGraph legs, const PieceType &type, const Directions &from, const Directions &to)
{
    for (Leg &leg : legs.legs) {
        for (Step &step : leg.steps) {
            auto *direction = std::get_if<DirectionId>(&step);
            if (!direction)
                continue;
            const std::string &name = from[*direction].name;
            const auto here = to.find(name);
            if (!here) {
                return badPiece("the " + type.name + " steps in direction '" + name
                                + "', which this board does not have");
            }
            *direction = *here;
        }
    }
    return legs;
}

/// Zones of the same name, else one past the last, which has no cells. A piece without its zone is
/// free.
PieceType inZonesOf(const Design &to, PieceType type, const Design &from)
{
    const auto &zones = to.board->edits.zones;
    const auto here = [&](ZoneId there) {
        const std::string &name = from.board->edits.zones[there.index()].name;
        const auto found = std::find_if(
            zones.begin(), zones.end(), [&](const Zone &zone) { return zone.name == name; });
        return ZoneId(found - zones.begin());
    };
    Pieces one{{std::move(type)}};
    renumberZones(one, here);
    type = std::move(one.types.front());
    if (type.confinedTo && type.confinedTo->index() == zones.size())
        type.confinedTo.reset();
    return type;
}

Tried<PieceType> translated(PieceType type, const Directions &from, const Directions &to)
{
    for (Movement &movement : type.moves) {
        if (const auto *legs = std::get_if<LegGraph>(&movement.definition)) {
            auto here = translated(*legs, type, from, to);
            if (!here)
                return failed(here.error());
            movement.definition = std::move(*here);
        }
        if (const auto legs = legsOf(movement, to); !legs) {
            return badPiece("the " + type.name
                            + " cannot move on this board: " + legs.error().sentence());
        }
    }
    return type;
}

/// Nothing if no piece of the library is called so.
std::optional<Tried<PieceType>>
libraryPiece(const PieceLibrary &library, const std::string &name, const Design &design)
{
    const std::vector<std::size_t> called = library.called(name);
    if (called.empty())
        return std::nullopt;
    std::vector<std::string> names;
    names.reserve(called.size());
    for (const std::size_t index : called)
        names.push_back(library[index].name);
    if (called.size() > 1)
        return Tried<PieceType>(
            badPiece("several pieces are called " + inQuotes(name) + ": " + listed(names)));
    const LibraryPiece &piece = library[called.front()];
    const BetzaPiece read = readBetza(piece, longestSide(*design.board));
    return PieceType{piece.name, {}, movementsOf(read), {}};
}

} // namespace

/// The design's own first, then those with paths of their own, the library, and at last whatever
/// the bundled games have.
Tried<PieceType> findPiece(const std::string &name, const Design &design)
{
    if (const PieceType *own = pieceCalled(name, *design.pieces))
        return *own;
    std::vector<std::string> known;
    const auto learn = [&](const Pieces &pieces) {
        for (const PieceType &type : pieces.types)
            known.push_back(type.name);
    };
    const auto onShelf = [&](const std::string &shelf) -> std::optional<Tried<PieceType>> {
        const auto bundled = readBundled(shelf);
        if (!bundled)
            return Tried<PieceType>(failed(bundled.error()));
        if (const PieceType *found = pieceCalled(name, *bundled->pieces))
            return translated(
                inZonesOf(design, *found, *bundled), *bundled->directions, *design.directions);
        learn(*bundled->pieces);
        return std::nullopt;
    };
    learn(*design.pieces);
    if (auto found = onShelf(std::string(firstShelf)))
        return std::move(*found);
    const PieceLibrary library = bundledPieceLibrary();
    if (auto found = libraryPiece(library, name, design))
        return std::move(*found);
    for (const std::string &shelf : bundledNames()) {
        if (shelf == firstShelf)
            continue;
        if (auto found = onShelf(shelf))
            return std::move(*found);
    }
    const auto more = library.allNames();
    known.insert(known.end(), more.begin(), more.end());
    return badPiece("no piece is called '" + name + "'" + didYouMean(name, known).text());
}

} // namespace rookery::cli
