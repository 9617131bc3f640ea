#include "model/edit/setup/example_edits.h"
#include "model/edit/setup/player_edits.h"
#include "model/edit/setup/setup_arrangement.h"
#include "model/edit/setup/setup_edits.h"
#include "tests/model/random_edits.h"

namespace rookery::test {

namespace {

bool hasExamples(const Design &design)
{
    return !design.examples->list.empty();
}

Example example(RandomEdits &dice)
{
    Example example;
    example.name = dice.text();
    example.position = dice.oneIn(2) ? "" : dice.text();
    example.expected.assign(static_cast<std::size_t>(dice.upTo(2)), dice.name());
    example.forbidden.assign(static_cast<std::size_t>(dice.upTo(1)), dice.name());
    return example;
}

std::size_t exampleOf(RandomEdits &dice, const Design &design)
{
    return dice.place(design.examples->list.size() - 1);
}

Result<Design> armyMirrored(RandomEdits &dice, const Design &design)
{
    const PlayerId from = dice.player(design);
    const PlayerId to = dice.player(design);
    return withArmyMirrored(
        design, from, to, orientationBetween(design, from, to, ArmyMirror::Point));
}

/// A right that the setup has or could have.
template<class Edit>
Result<Design> ofRight(RandomEdits &dice, const Design &design, Edit edit)
{
    const auto rights = castlingRights(design);
    if (rights.empty())
        return failure(Message("no piece could castle"));
    return edit(design, dice.pick(rights).wing);
}

Result<Design> castlingRight(RandomEdits &dice, const Design &design)
{
    return ofRight(dice, design, withCastlingRight);
}

Result<Design> noCastlingRight(RandomEdits &dice, const Design &design)
{
    return ofRight(dice, design, withoutCastlingRight);
}

std::vector<EditKind> kindsOfSetups()
{
    return {
        EDIT_KIND(withPiecesPlaced, dice.sites(design), dice.anyPiece(design), dice.player(design)),
        EDIT_KIND(withPiecesErased, dice.sites(design)),
        EDIT_KIND(withPieceMoved, dice.site(design), dice.site(design)),
        EDIT_KIND(withSetupCleared),
        EDIT_KIND(withSetup, dice.earlierSetup()),
        {"withArmyMirrored", armyMirrored},
        EDIT_KIND(withArmiesErased, dice.sites(design), dice.row<ArmyMirror>()),
        EDIT_KIND(withArmyShuffled, dice.player(design), static_cast<unsigned>(dice.upTo(99))),
        EDIT_KIND(withHand,
                  dice.player(design),
                  dice.anyPiece(design),
                  dice.oneIn(3) ? dice.number() : dice.upTo(3)),
        EDIT_KIND(withFirstMover, dice.player(design)),
        EDIT_KIND(withPlayerRenamed, dice.player(design), dice.name()),
        EDIT_KIND(withPlayerFacing, dice.player(design), dice.orientation()),
        EDIT_KIND(withChanceToggled, dice.player(design)),
        EDIT_KIND(withPlayerAdded),
        EDIT_KIND(withPlayerRemoved, dice.player(design)),
        {"withCastlingRight", castlingRight},
        {"withoutCastlingRight", noCastlingRight},
        EDIT_KIND(withExampleAdded, example(dice)),
    };
}

} // namespace

std::vector<EditKinds> setupEditKinds()
{
    return {{anyDesign, kindsOfSetups()},
            {hasPieces,
             {EDIT_KIND(withArmiesPlaced,
                        dice.sites(design),
                        dice.piece(design),
                        dice.player(design),
                        dice.row<ArmyMirror>()),
              EDIT_KIND(withPawnRow, dice.piece(design), dice.player(design))}},
            {hasExamples,
             {EDIT_KIND(withExampleSet, exampleOf(dice, design), example(dice)),
              EDIT_KIND(withExampleRemoved, exampleOf(dice, design))}}};
}

} // namespace rookery::test
