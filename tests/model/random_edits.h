#pragma once

#include "model/base/result.h"
#include "model/design/design.h"
#include "model/edit/board/cell_clip.h"

#include <iterator>
#include <optional>
#include <random>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace rookery::test {

class RandomEdits;

/// One function of the program that edits a design, and how its arguments are drawn.
struct EditKind
{
    std::string_view name; ///< of the function
    Result<Design> (*draw)(RandomEdits &dice, const Design &design);
};

/// Kinds of edits that are about the same things, which a design has or has not.
struct EditKinds
{
    bool (*suits)(const Design &design);
    std::vector<EditKind> kinds;
};

/// Every kind of edit that the program has; `tst_random_history` holds the list against the
/// declarations.
const std::vector<EditKinds> &editKinds();

/// Any edit of the program with arguments that are likely, unlikely or hostile: empty and overlong
/// names, control characters, huge numbers, sites that do not exist, thousands of legs. Everything
/// follows from the seed.
class RandomEdits
{
public:
    explicit RandomEdits(unsigned seed)
        : m_random(seed)
    {
    }

    struct Tried
    {
        std::string name;
        Result<Design> result;
    };
    Tried next(const Design &design);

    // What edits are asked with.

    int upTo(int last) { return static_cast<int>(m_random() % (static_cast<unsigned>(last) + 1U)); }
    bool oneIn(int sides) { return upTo(sides - 1) == 0; }
    template<class List>
    auto pick(const List &list)
    {
        return list[m_random() % std::size(list)];
    }
    template<class E>
    E row()
    {
        return pick(enumRows<E>()).value;
    }
    template<class T>
    std::optional<T> maybe(T value)
    {
        return oneIn(3) ? std::nullopt : std::optional<T>(std::move(value));
    }
    std::size_t place(std::size_t count) { return m_random() % (count + 1); }

    PieceId piece(const Design &design) { return idOf<PieceId>(design.pieces->types); }
    PlayerId player(const Design &design) { return idOf<PlayerId>(design.rules->players); }
    DirectionId direction(const Design &design)
    {
        return idOf<DirectionId>(design.directions->list);
    }
    /// Now and then one more than there are, like the next.
    PieceId anyPiece(const Design &design) { return PieceId(place(design.pieces->types.size())); }
    ZoneId zone(const Design &design);
    std::optional<PlayerId> anyPlayer(const Design &design);
    std::vector<DirectionId> directions(const Design &design, int most);

    int number(); ///< small, or now and then extreme
    int small() { return oneIn(8) ? number() : upTo(7); }
    std::string name();
    std::string text(); ///< of several lines
    SiteId site(const Design &design);
    std::vector<SiteId> sites(const Design &design);
    Vector vector();
    std::vector<Vector> painted(); ///< cells of the grid around a piece
    Point point();
    std::vector<Point> points();
    Orientation orientation();
    Movement movement(const Design &design);
    Leg leg(const Directions &directions, std::size_t count);
    BoardRecipe recipe();
    /// One that a design had a while ago.
    const Setup &earlierSetup() const { return m_earlier; }

private:
    template<class SomeId, class List>
    SomeId idOf(const List &list)
    {
        return SomeId(m_random() % list.size());
    }
    BetzaText betza();
    std::string path(const Directions &directions);
    LegGraph legs(const Directions &directions);
    Step step(const Directions &directions);

    std::mt19937 m_random;
    Setup m_earlier;
};

// The parts of editKinds().
std::vector<EditKinds> boardEditKinds();
std::vector<EditKinds> pieceEditKinds();
std::vector<EditKinds> ruleEditKinds();
std::vector<EditKinds> setupEditKinds();

bool anyDesign(const Design &design);
bool hasPieces(const Design &design);

// Whatever an edit gives, as a design.
inline Result<Design> edited(Result<Design> design)
{
    return design;
}
inline Result<Design> edited(Result<PastedClip> pasted)
{
    return pasted ? Result<Design>(std::move(pasted->design)) : failure(pasted.error());
}

} // namespace rookery::test

/// A row of editKinds(): a function that takes the design `design` and then these arguments, drawn
/// by `dice`.
#define EDIT_KIND(function, ...)                                                                   \
    rookery::test::EditKind                                                                        \
    {                                                                                              \
#function, []([[maybe_unused]] rookery::test::RandomEdits & dice, const Design &design) {  \
            return rookery::test::edited(function(design __VA_OPT__(, ) __VA_ARGS__));             \
        }                                                                                          \
    }
