#pragma once

#include "model/movement/betza/betza_syntax.h"

#include <optional>
#include <vector>

namespace rookery::betza {

/// The last bend of a chain: z and q choose the next one by it.
enum class Bend { None, Left, Right };

/// How a leg may leave where the one before it ended.
struct Turnings
{
    Headings relative = 0;
    Bend bend = Bend::None; ///< after such a turn
};

/// Answers which ways the legs of one move lead.
class Headed
{
public:
    Headed(const WrittenMove &move, BetzaDialect dialect)
        : m_move(move)
        , m_dialect(dialect)
    {
    }

    /// The directions of a first leg, as it lies on the board.
    Result<Headings> first(const WrittenLeg &leg, std::vector<BetzaWarning> &warnings) const;

    /// The directions of a later leg, relative to the one before it: bit 0 is straight on.
    Result<Headings>
    relative(const WrittenLeg &leg, Bend bend, std::vector<BetzaWarning> &warnings) const;

    /// Whether turns cannot say the move, so that every heading needs legs of its own.
    bool needsHeadings() const;

    /// Where a leg in brackets leads after one with this heading, when every heading has its legs.
    Result<Headings> after(std::size_t leg, int heading, Bend bend) const;

    /// What the modifiers before the brackets leave of the first leg's headings, and of the
    /// second's after one of them.
    Result<Headings> wholeFirst(Headings headings) const;
    Result<Headings> wholeSecond(int first, Headings headings) const;

private:
    const Atom &atom(std::size_t leg) const { return m_move.atoms[m_move.legs[leg].atom]; }
    Headings leastTurned(const Atom &before, int heading, const Atom &next) const;
    Headings fitting(const Atom &before, const Atom &next) const;
    Headings defaultTurns(const WrittenLeg &leg) const;
    Result<bool> isInWhole(int first, int second) const;

    const WrittenMove &m_move;
    BetzaDialect m_dialect;
};

/// The bend after a turn by so many points.
Bend bendAfter(Bend before, int points);

/// Whether z or q stands among the direction letters.
bool hasCurveLetter(const Modifiers &modifiers);

} // namespace rookery::betza
