#pragma once

#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"
#include "model/phrase/tree.h"

#include <string>

namespace rookery {

/// What is done after a move, before the turn passes: a group without liberties is captured.
struct OwnEffect
{
    std::string name;
    phrase::MoveRefs after;
    PieceSet types; ///< of the piece that moved
    PlayerSet players;
    phrase::Phrase condition; ///< a truth; not given: always
    phrase::Steps steps;
    std::string note;
    Extras extras;

    friend bool operator==(const OwnEffect &, const OwnEffect &) = default;
};

void visitFields(RuleVisitor &v, OwnEffect &rule);
const RuleAbout &about(const OwnEffect *);

} // namespace rookery
