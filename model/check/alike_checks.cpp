#include "model/check/alike_checks.h"

#include "model/check/surroundings.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/edit/renumbering/rule_references.h"
#include "model/edit/setup/setup_edits.h"
#include "model/movement/legs/references.h"
#include "model/movement/movement.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace rookery {

namespace {

using Types = IdRange<PieceId>;

/// Which players have pieces of a type at the start.
std::vector<bool> owners(const Design &design, PieceId type)
{
    std::vector<bool> found(design.rules->players.size());
    for (const Placement &piece : design.setup->placements)
        found[piece.player.index()] = found[piece.player.index()] || piece.piece == type;
    for (const HandEntry &entry : design.setup->hands)
        found[entry.player.index()] = found[entry.player.index()] || entry.piece == type;
    return found;
}

bool hasOwner(const std::vector<bool> &owners)
{
    return std::find(owners.begin(), owners.end(), true) != owners.end();
}

/// The same rules where one order of a list of types is as good as another. That pieces become one
/// of two types only counts if it is not there from the start: promoted pieces may well have a
/// name of their own.
Rules comparable(Rules rules, bool areThere)
{
    const bool isForgotten = areThere && rules.hands.captured == Captured::Away;
    for (Promotion &rule : rules.promotions) {
        std::sort(rule.into.begin(), rule.into.end());
        if (isForgotten)
            rule.into.clear();
    }
    return rules;
}

/// Whether rules and other types would be as they are with these two exchanged.
bool areExchangeable(const Design &design, PieceId a, PieceId b)
{
    const PieceType &first = (*design.pieces)[a];
    const PieceType &second = (*design.pieces)[b];
    if (first.royalty != second.royalty || first.confinedTo != second.confinedTo
        || first.imitates != second.imitates)
        return false;
    const auto exchanged = [&](PieceId id) {
        return id == a ? b : id == b ? a : id;
    };
    Pieces pieces = *design.pieces;
    renumberTypes(pieces, exchanged);
    for (const PieceId other : Types(pieces.types.size())) {
        if (other != a && other != b && pieces[other] != (*design.pieces)[other])
            return false;
    }
    Design result = design;
    renumberReferences(result, {.piece = exchanged});
    const bool areThere = hasOwner(owners(design, a)) && hasOwner(owners(design, b));
    return comparable(*result.rules, areThere) == comparable(*design.rules, areThere);
}

/// Each side may have a type of its own that moves as the other's.
bool isOneForEachSide(const Design &design, PieceId a, PieceId b)
{
    const std::vector<bool> first = owners(design, a);
    const std::vector<bool> second = owners(design, b);
    bool isShared = false;
    for (std::size_t i = 0; i < first.size(); ++i)
        isShared = isShared || (first[i] && second[i]);
    return !isShared && hasOwner(first) && hasOwner(second);
}

/// Whether a type's moves are the same from every cell and at any time of a game.
bool movesAlways(const Design &design, PieceId type)
{
    const PieceType &found = (*design.pieces)[type];
    if (!mayMoveAtAll(found))
        return false;
    const auto moves = legsOf(found, design);
    return std::all_of(moves.begin(), moves.end(), [](const MovementLegs &move) {
        const auto &legs = move.legs.legs;
        return move.when == When::Always && !move.startsIn
               && std::all_of(
                   legs.begin(), legs.end(), [](const Leg &leg) { return leg.only.isNone(); });
    });
}

/// What pieces of the first player do from a few cells, on boards with more and more pieces.
class Comparison
{
public:
    explicit Comparison(const Design &design)
        : m_game(design)
        , m_surroundings(design, m_game)
        , m_quick(design.pieces->types.size())
    {
        for (const PieceId type : Types(m_quick.size())) {
            if (movesAlways(design, type) && m_game.board().size() > 0)
                m_quick[type.index()] = answer(0, m_surroundings.places().front(), type);
        }
    }

    bool areAlike(PieceId a, PieceId b)
    {
        const auto &quick = m_quick[a.index()];
        if (!quick || quick != m_quick[b.index()])
            return false;
        for (const CellId place : m_surroundings.places()) {
            for (unsigned round = 0; round < Surroundings::rounds; ++round) {
                if (answer(round, place, a) != answer(round, place, b))
                    return false;
            }
        }
        return true;
    }

private:
    std::vector<MoveOutcome> answer(unsigned round, CellId place, PieceId type)
    {
        return m_surroundings.outcomes(round, place, {type, PlayerId(0)});
    }

    CompiledGame m_game;
    Surroundings m_surroundings;
    /// On the empty board, of types that can be compared; most differ here.
    std::vector<std::optional<std::vector<MoveOutcome>>> m_quick;
};

/// The first type before this one that it is one too many beside.
std::optional<PieceId> earlierAlike(const Design &design, PieceId type, Comparison &comparison)
{
    const auto &types = *design.pieces;
    if (types[type].moves.empty())
        return std::nullopt;
    for (const PieceId earlier : Types(type.index())) {
        if ((types[earlier].moves == types[type].moves || comparison.areAlike(earlier, type))
            && areExchangeable(design, earlier, type) && !isOneForEachSide(design, earlier, type))
            return earlier;
    }
    return std::nullopt;
}

} // namespace

void findTypesAlike(const Design &design, std::vector<Problem> &problems)
{
    const auto &types = design.pieces->types;
    if (types.size() < 2 || design.rules->players.empty())
        return;
    Comparison comparison(design);
    for (const PieceId type : Types(types.size())) {
        if (const auto earlier = earlierAlike(design, type, comparison))
            problems.push_back({Severity::Info,
                                "P014",
                                Message("{first} and {second} move alike, and no rule tells them "
                                        "apart",
                                        {{"first", types[earlier->index()].name},
                                         {"second", types[type.index()].name}}),
                                {},
                                {Element::Kind::Piece, type.index()}});
    }
}

Result<Design> makeOneType(const Design &design, const Problem &problem)
{
    const PieceId type(problem.element.index);
    Comparison comparison(design);
    const auto earlier = earlierAlike(design, type, comparison);
    if (!earlier)
        return failure(Message("the two types are not alike any more"));
    Design result = design;
    result.setup.edit([&](Setup &setup) {
        for (Placement &piece : setup.placements) {
            if (piece.piece == type)
                piece.piece = *earlier;
        }
    });
    for (const HandEntry &entry : design.setup->hands) {
        if (entry.piece != type)
            continue;
        int count = entry.count;
        for (const HandEntry &other : design.setup->hands)
            count += other.player == entry.player && other.piece == *earlier ? other.count : 0;
        auto more = withHand(result, entry.player, *earlier, count);
        if (!more)
            return more;
        result = std::move(*more);
    }
    return withPieceRemoved(result, type);
}

} // namespace rookery
