#pragma once

#include "model/base/enum_names.h"
#include "model/base/problem.h"
#include "model/design/rules/ends/end.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// How much of a design a target can say, the most first.
enum class Portability { Exact, ExactButDraws, WithDifferences, Impossible };

/// What a difference is about.
enum class LossKind {
    Play,        ///< moves, wins, names: anything but the next
    CountedDraw, ///< draws by repetition or after counted quiet moves, and nothing else
};

/// What can be done about something that a target cannot say.
enum class Remedy {
    LeaveOut,
    Approximate,
    OtherTarget,
};

/// Whether this is a draw by repetition or after counted quiet moves.
inline bool isCountedDraw(const End &end)
{
    return end.outcome == Outcome::Draw
           && (std::holds_alternative<Repetition>(end.condition)
               || std::holds_alternative<QuietMoves>(end.condition));
}

/// One thing that a target says differently, or not at all.
struct Loss
{
    Message message; ///< names the piece or the rule; without a final full stop
    Element element = {};
    std::vector<Remedy> remedies = {}; ///< of a difference, the first is what the writer does
    std::optional<EndCondition> end =
        {}; ///< of a difference in how games end, the end as the target has it
    LossKind kind = LossKind::Play;

    /// In English, as files and the command line say it.
    std::string sentence() const { return message.text(); }

    friend bool operator==(const Loss &, const Loss &) = default;
};

/// What becomes of one design in one target. Nothing is ever lost that is not named here.
struct Verdict
{
    std::vector<Loss> differences;
    std::vector<Loss> obstacles; ///< with any of these there is no file

    Portability portability() const
    {
        const bool onlyDraws =
            std::all_of(differences.begin(), differences.end(), [](const Loss &loss) {
                return loss.kind == LossKind::CountedDraw;
            });
        return !obstacles.empty()    ? Portability::Impossible
               : !onlyDraws          ? Portability::WithDifferences
               : differences.empty() ? Portability::Exact
                                     : Portability::ExactButDraws;
    }

    void differs(Message message, Element element = {}, Remedy remedy = Remedy::LeaveOut)
    {
        differences.push_back({std::move(message), element, {remedy, Remedy::OtherTarget}, {}});
    }
    /// Games end otherwise there: by this.
    void differsInEnd(Message message, End end)
    {
        differs(std::move(message));
        differences.back().kind = isCountedDraw(end) ? LossKind::CountedDraw : LossKind::Play;
        differences.back().end = std::move(end.condition);
    }
    void prevents(Message message, Element element = {})
    {
        const bool isPiece = element.kind == Element::Kind::Piece;
        obstacles.push_back(
            {std::move(message),
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
        {Portability::ExactButDraws,
         "exact-but-draws",
         "exact but for draws by repetition or counted quiet moves"},
        {Portability::WithDifferences, "with-differences", "with differences"},
        {Portability::Impossible, "impossible", "impossible"},
    };
};

template<>
struct EnumNames<LossKind>
{
    static constexpr EnumName<LossKind> rows[] = {
        {LossKind::Play, "play", "what is played"},
        {LossKind::CountedDraw, "counted-draw", "draws by repetition or counted quiet moves"},
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
