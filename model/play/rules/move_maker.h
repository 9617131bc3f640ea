#pragma once

#include "model/play/moves/move.h"
#include "model/play/moves/undo.h"
#include "model/play/rules/rule_book.h"

#include <memory>

namespace rookery {

/// Plays moves with everything that follows from them by the rules, and takes them back. It does
/// not ask whether they are legal, nor count checks (see MoveRules).
class MoveMaker
{
public:
    explicit MoveMaker(std::shared_ptr<const RuleBook> book);

    void make(Position &position, const Move &move, Undo &undo) const;
    static void unmake(Position &position, const Undo &undo);

private:
    std::shared_ptr<const RuleBook> m_book;
};

} // namespace rookery
