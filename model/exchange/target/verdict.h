#pragma once

#include "model/base/enum_names.h"
#include "model/base/problem.h"
#include "model/design/rules/ends/end.h"

#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// How much of a design a target can say.
enum class Portability { Exact, WithDifferences, Impossible };

/// What can be done about something that a target cannot say.
enum class Remedy {
    LeaveOut,
    Approximate,
    OtherTarget,
};

/// One thing that a target says differently, or not at all.
struct Loss
{
    std::string sentence; ///< names the piece or the rule; without a final full stop
    Element element = {};
    std::vector<Remedy> remedies = {}; ///< of a difference, the first is what the writer does
    std::optional<EndCondition> end =
        {}; ///< of a difference in how games end, the end as the target has it

    friend bool operator==(const Loss &, const Loss &) = default;
};

/// What becomes of one design in one target. Nothing is ever lost that is not named here.
struct Verdict
{
    std::vector<Loss> differences;
    std::vector<Loss> obstacles; ///< with any of these there is no file

    Portability portability() const
    {
        return !obstacles.empty()     ? Portability::Impossible
               : !differences.empty() ? Portability::WithDifferences
                                      : Portability::Exact;
    }

    void differs(std::string sentence, Element element = {}, Remedy remedy = Remedy::LeaveOut)
    {
        differences.push_back({std::move(sentence), element, {remedy, Remedy::OtherTarget}, {}});
    }
    /// Games end otherwise there: by this.
    void differsInEnd(std::string sentence, EndCondition end)
    {
        differs(std::move(sentence));
        differences.back().end = std::move(end);
    }
    void prevents(std::string sentence, Element element = {})
    {
        const bool isPiece = element.kind == Element::Kind::Piece;
        obstacles.push_back(
            {std::move(sentence),
             element,
             isPiece ? std::vector{Remedy::LeaveOut, Remedy::Approximate, Remedy::OtherTarget}
                     : std::vector{Remedy::OtherTarget},
             {}});
    }

    friend bool operator==(const Verdict &, const Verdict &) = default;
};

template<>
struct EnumNames<Portability>
{
    static constexpr EnumName<Portability> rows[] = {
        {Portability::Exact, "exact", "exact"},
        {Portability::WithDifferences, "with-differences", "with differences"},
        {Portability::Impossible, "impossible", "impossible"},
    };
};

template<>
struct EnumNames<Remedy>
{
    static constexpr EnumName<Remedy> rows[] = {
        {Remedy::LeaveOut, "leave-out", "leave it out"},
        {Remedy::Approximate, "approximate", "write what comes nearest"},
        {Remedy::OtherTarget, "other-target", "choose another target"},
    };
};

} // namespace rookery
