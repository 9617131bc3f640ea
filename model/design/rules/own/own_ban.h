#pragma once

#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"
#include "model/phrase/tree.h"

#include <string>

namespace rookery {

/// Moves that are not allowed, by what holds before them and after them: no stone is put down where
/// it has no liberty.
struct OwnBan
{
    std::string name;
    phrase::MoveRefs moves;
    PieceSet types; ///< of the piece that moves
    PlayerSet players;
    phrase::Phrase before; ///< truths; it is banned where all that are given hold
    phrase::Phrase after;
    phrase::Saying because;
    bool checks = false; ///< also asked of captures of royal pieces: a held piece gives no check
    std::string note;
    Extras extras;

    friend bool operator==(const OwnBan &, const OwnBan &) = default;
};

void visitFields(RuleVisitor &v, OwnBan &rule);
const RuleAbout &about(const OwnBan *);

} // namespace rookery
