#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"
#include "model/phrase/tree.h"

#include <string>

namespace rookery {

/// Who hears what is told.
enum class Hears { Everyone, Mover, Others };

/// What players are told after a move, or of a try that was refused: where a piece was captured,
/// that there is check.
struct OwnTell
{
    std::string name;
    phrase::MoveRefs after;
    PlayerSet players; ///< who moved
    Hears to = Hears::Everyone;
    phrase::Phrase condition; ///< a truth; not given: always
    phrase::Saying say;
    std::string note;
    Extras extras;

    friend bool operator==(const OwnTell &, const OwnTell &) = default;
};

void visitFields(RuleVisitor &v, OwnTell &rule);
const RuleAbout &about(const OwnTell *);

template<>
struct EnumNames<Hears>
{
    static constexpr EnumName<Hears> rows[] = {
        {Hears::Everyone, "everyone", "every player"},
        {Hears::Mover, "mover", "the player who moved"},
        {Hears::Others, "others", "the other players"},
    };
};

} // namespace rookery
