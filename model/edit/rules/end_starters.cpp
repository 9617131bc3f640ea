#include "model/edit/rules/end_starters.h"

#include "model/edit/rules/army_guesses.h"
#include "model/edit/rules/likely_zones.h"
#include "model/edit/rules/rule_starters.h"

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

using MaybeError = std::optional<Error>;

/// What most games mean by each end.
struct UsualOutcome
{
    Outcome operator()(const Mate &) const { return Outcome::Loss; }
    Outcome operator()(const Extinct &) const { return Outcome::Loss; }

    Outcome operator()(const Reached &) const { return Outcome::Win; }
    Outcome operator()(const Checks &) const { return Outcome::Win; }
    Outcome operator()(const Row &) const { return Outcome::Win; }
    Outcome operator()(const Joining &) const { return Outcome::Win; }
    Outcome operator()(const Said &) const { return Outcome::Win; }

    Outcome operator()(const Stalemate &) const { return Outcome::Draw; }
    Outcome operator()(const BoardFull &) const { return Outcome::Draw; }
    Outcome operator()(const Passes &) const { return Outcome::Draw; }
    Outcome operator()(const FacingRefused &) const { return Outcome::Draw; }
    Outcome operator()(const Repetition &) const { return Outcome::Draw; }
    Outcome operator()(const QuietMoves &) const { return Outcome::Draw; }
    Outcome operator()(const MoveLimit &) const { return Outcome::Draw; }
    Outcome operator()(const CountedOut &) const { return Outcome::Draw; }
};

/// Fills in what an end is about.
class Subjects
{
public:
    explicit Subjects(Design &design)
        : m_design(design)
    {
    }

    MaybeError operator()(Reached &end) const
    {
        end.zone = goalFor(m_design);
        if (end.zone)
            return {};
        return Error{Message("a goal needs cells to reach; paint a zone called 'goal'"), {}, {}};
    }
    MaybeError operator()(Joining &end) const
    {
        const auto sides = sidesFor(m_design);
        if (sides.size() != 4)
            return Error{Message("joining needs two sides of the board that lie opposite each "
                                 "other; paint a zone for each"),
                         {},
                         {}};
        end.from = sides[0];
        end.to = sides[1];
        end.lines = hasThreeAxes(m_design.board->lattice) ? Lines::All : Lines::Orthogonal;
        return {};
    }
    MaybeError operator()(Passes &) const
    {
        if (m_design.rules->pass == Pass::Never)
            m_design.rules.edit([](Rules &rules) { rules.pass = Pass::Always; });
        return {};
    }
    MaybeError operator()(QuietMoves &end) const
    {
        end.types = likelyPawns(m_design);
        return {};
    }
    MaybeError operator()(CountedOut &end) const
    {
        end.pawns = likelyPawns(m_design);
        return {};
    }
    MaybeError operator()(Said &end) const
    {
        end.condition = neverHolds();
        return {};
    }
    template<class Other>
    MaybeError operator()(Other &) const
    {
        return {};
    }

private:
    Design &m_design;
};

} // namespace

Outcome usualOutcome(const EndCondition &condition)
{
    return std::visit(UsualOutcome(), condition);
}

Result<End> startedEnd(Design &design, EndCondition condition)
{
    if (auto error = std::visit(Subjects(design), condition))
        return failure(std::move(*error));
    const Outcome outcome = usualOutcome(condition);
    return End{std::move(condition), outcome, {}, {}, {}, {}, {}};
}

} // namespace rookery
