#include "model/edit/pieces/artwork_edits.h"
#include "model/edit/pieces/betza_drops.h"
#include "model/edit/pieces/betza_rules.h"
#include "model/edit/pieces/leg_edits.h"
#include "model/edit/pieces/movement_edits.h"
#include "model/edit/pieces/paint_inference.h"
#include "model/edit/pieces/path_painting.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/edit/pieces/piece_text.h"
#include "model/file/artwork/picture.h"
#include "model/movement/notation.h"
#include "tests/model/random_edits.h"
#include "tests/support.h"

#include <algorithm>

namespace rookery::test {

namespace {

/// A movement of a piece.
struct MovementPlace
{
    PieceId piece;
    std::size_t index = 0;
};

/// All of them with something for an editor of this notation to change.
template<class Definition>
std::vector<MovementPlace> movementsBy(const Design &design)
{
    std::vector<MovementPlace> places;
    for (const PieceId piece : IdRange<PieceId>(design.pieces->types.size())) {
        const auto &moves = (*design.pieces)[piece].moves;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const auto *found = std::get_if<Definition>(&moves[i].definition);
            bool isFull = found != nullptr;
            if constexpr (std::is_same_v<Definition, LegGraph>)
                isFull = found && !found->legs.empty();
            if (isFull)
                places.push_back({piece, i});
        }
    }
    return places;
}

template<class Definition>
bool hasMovementBy(const Design &design)
{
    return !movementsBy<Definition>(design).empty();
}

Result<Design> withDefinition(const Design &design,
                              const MovementPlace &at,
                              std::variant<PathText, LegGraph, BetzaText> definition)
{
    Movement changed = (*design.pieces)[at.piece].moves[at.index];
    changed.definition = std::move(definition);
    return withMovementChanged(design, at.piece, at.index, changed);
}

template<class Change>
Result<Design> withLegsChanged(RandomEdits &dice, const Design &design, Change change)
{
    const MovementPlace at = dice.pick(movementsBy<LegGraph>(design));
    auto legs = std::get<LegGraph>((*design.pieces)[at.piece].moves[at.index].definition);
    const LegId leg(static_cast<std::size_t>(dice.upTo(static_cast<int>(legs.legs.size()) - 1)));
    return withDefinition(design, at, change(std::move(legs), leg));
}

template<class Change>
Result<Design> withPathChanged(RandomEdits &dice, const Design &design, Change change)
{
    const MovementPlace at = dice.pick(movementsBy<PathText>(design));
    const auto &text = std::get<PathText>((*design.pieces)[at.piece].moves[at.index].definition);
    auto path = readPath(text.text, *design.directions);
    if (!path)
        return failure(path.error());
    if (path->empty())
        return failure(Message("there is nothing in this move yet"));
    const auto item = static_cast<std::size_t>(dice.upTo(static_cast<int>(path->size()) - 1));
    const Path changed = change(std::move(*path), item);
    return withDefinition(design, at, PathText{writePath(changed, *design.directions)});
}

/// A row of editKinds(): a function of the legs `legs` and their `leg`, as the list of legs does
/// it.
#define LEG_KIND(function, ...)                                                                    \
    EditKind                                                                                       \
    {                                                                                              \
#function, [](RandomEdits & dice, const Design &design) {                                  \
            return withLegsChanged(dice, design, [&](LegGraph legs, LegId leg) {                   \
                return function(std::move(legs), leg __VA_OPT__(, ) __VA_ARGS__);                  \
            });                                                                                    \
        }                                                                                          \
    }

/// A function of a path and its `item`, as the painter does it.
#define PATH_KIND(function, ...)                                                                   \
    EditKind                                                                                       \
    {                                                                                              \
#function, [](RandomEdits & dice, const Design &design) {                                  \
            return withPathChanged(                                                                \
                dice, design, [&](Path path, [[maybe_unused]] std::size_t item) {                  \
                    return function(std::move(path), __VA_ARGS__);                                 \
                });                                                                                \
        }                                                                                          \
    }

LegEnd Leg::*end(RandomEdits &dice)
{
    LegEnd Leg::*const ends[] = {&Leg::onEmpty, &Leg::onFriend, &Leg::onEnemy};
    return dice.pick(ends);
}

int range(RandomEdits &dice)
{
    return dice.oneIn(4) ? unlimited : 1 + dice.upTo(4);
}

LeapRun run(RandomEdits &dice)
{
    return {dice.painted().front(), 1 + dice.upTo(3), dice.row<Rights>()};
}

Result<Design> groupStep(RandomEdits &dice, const Design &design)
{
    return withPathChanged(dice, design, [&](Path path, std::size_t item) {
        const PathItem &group = path[item];
        const std::size_t steps = group.steps.size() + group.inner.size();
        if (group.kind != PathItem::Kind::Group || steps == 0)
            return Path(); // which the design refuses
        const PathStep changed{dice.vector(), dice.oneIn(2)};
        const auto step = static_cast<std::size_t>(dice.upTo(static_cast<int>(steps) - 1));
        return withGroupStep(std::move(path), item, step, changed);
    });
}

std::size_t index(RandomEdits &dice, const Design &design, PieceId piece)
{
    return dice.place((*design.pieces)[piece].moves.size());
}

/// An edit of one movement; now and then there is none of that number.
template<class Edit>
Result<Design> ofMovement(RandomEdits &dice, const Design &design, Edit edit)
{
    const PieceId piece = dice.piece(design);
    return edit(piece, index(dice, design, piece));
}

#define MOVEMENT_KIND(function, ...)                                                               \
    EditKind                                                                                       \
    {                                                                                              \
#function, [](RandomEdits & dice, const Design &design) {                                  \
            return ofMovement(dice, design, [&](PieceId piece, std::size_t at) {                   \
                return function(design, piece, at __VA_OPT__(, ) __VA_ARGS__);                     \
            });                                                                                    \
        }                                                                                          \
    }

/// Another movement, or the same with what else a file says of it.
Movement changed(RandomEdits &dice, const Design &design, PieceId piece, std::size_t at)
{
    Movement movement = dice.movement(design);
    const auto &moves = (*design.pieces)[piece].moves;
    if (at < moves.size() && dice.oneIn(2))
        movement.extras = moves[at].extras;
    return movement;
}

Result<Design> reachErased(RandomEdits &dice, const Design &design)
{
    return ofMovement(dice, design, [&](PieceId piece, std::size_t at) {
        return withReachErased(design, piece, std::span(&at, 1), dice.painted());
    });
}

std::vector<PieceType> types(RandomEdits &dice, const Design &design)
{
    std::vector<PieceType> types;
    for (int count = 1 + dice.upTo(1); count > 0; --count)
        types.push_back({dice.name(), dice.oneIn(2) ? "Q" : "", {dice.movement(design)}});
    return types;
}

/// In the design, or in a file beside it.
Picture picture(RandomEdits &dice)
{
    static const Picture drawn =
        must(pictureOf(R"~(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path )~"
                       R"~(d="M1 1h7v7z"/></svg>)~"))
            .picture;
    Picture beside;
    beside.file = "pieces/beside.svg";
    beside.fault = "it has not been looked for yet"; // as if it had just been read
    return dice.oneIn(2) ? drawn : beside;
}

std::string_view atom(RandomEdits &dice)
{
    static constexpr std::string_view atoms[] = {"@8", "f@8", "j@3", "ff@2", "s@4", "@1", "b@2"};
    return dice.pick(atoms);
}

std::vector<EditKind> kindsOfPieces()
{
    return {
        EDIT_KIND(withPieceCopied, dice.piece(design)),
        EDIT_KIND(withPieceRemoved, dice.piece(design)),
        EDIT_KIND(withPieceRenamed, dice.piece(design), dice.name()),
        EDIT_KIND(withPieceLetter, dice.piece(design), dice.oneIn(2) ? "q" : dice.name()),
        EDIT_KIND(withPieceAt, dice.piece(design), dice.place(design.pieces->types.size())),
        EDIT_KIND(withArtwork, dice.piece(design), dice.anyPlayer(design), picture(dice)),
        EDIT_KIND(withArtworkRemoved, dice.piece(design), dice.anyPlayer(design)),
        EDIT_KIND(withoutMissingArtwork, dice.piece(design)),
        EDIT_KIND(withArtworkEmbedded),
        EDIT_KIND(withDeclaredDrop, dice.piece(design), atom(dice)),
        EDIT_KIND(withDeclaredRules),
        EDIT_KIND(withMovementAdded, dice.piece(design), dice.movement(design)),
        MOVEMENT_KIND(withMovementChanged, changed(dice, design, piece, at)),
        MOVEMENT_KIND(withMovementRemoved),
        MOVEMENT_KIND(withMovementInserted, dice.movement(design)),
        MOVEMENT_KIND(withMovementAt, index(dice, design, piece)),
        MOVEMENT_KIND(withMovementWritten, Notation(dice.upTo(2))),
        {"withReachErased", reachErased},
    };
}

std::vector<EditKind> kindsOfLegs()
{
    return {
        LEG_KIND(withLegRights, dice.maybe(dice.row<Rights>())),
        LEG_KIND(withLegRange, range(dice)),
        LEG_KIND(withLeg, dice.leg(*design.directions, legs.legs.size())),
        LEG_KIND(withLegAdded, end(dice)),
        LEG_KIND(withBounce, *design.directions),
        LEG_KIND(withLegDeleted),
        LEG_KIND(withoutLeg),
    };
}

std::vector<EditKind> kindsOfPaths()
{
    return {
        PATH_KIND(withLeapPainted, *design.directions, dice.painted(), dice.row<Rights>()),
        PATH_KIND(
            withRidePainted, *design.directions, dice.painted(), dice.row<Rights>(), range(dice)),
        PATH_KIND(withRunAsSlide, *design.directions, dice.painted(), run(dice), range(dice)),
        PATH_KIND(withErased, *design.directions, dice.painted()),
        PATH_KIND(withItemRights, item, dice.row<Rights>()),
        PATH_KIND(withItemRange, *design.directions, item, range(dice)),
        PATH_KIND(withItemRemoved, item),
        PATH_KIND(withItemAt, item, static_cast<std::size_t>(dice.upTo(3))),
        {"withGroupStep", groupStep},
    };
}

} // namespace

std::vector<EditKinds> pieceEditKinds()
{
    return {{anyDesign,
             {EDIT_KIND(withPieceAdded, dice.name(), dice.oneIn(3) ? dice.name() : ""),
              EDIT_KIND(withPiecesAdded, types(dice, design))}},
            {hasPieces, kindsOfPieces()},
            {hasMovementBy<LegGraph>, kindsOfLegs()},
            {hasMovementBy<PathText>, kindsOfPaths()}};
}

} // namespace rookery::test
