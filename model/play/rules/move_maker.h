#pragma once

#include "model/play/moves/move.h"
#include "model/play/moves/undo.h"
#include "model/play/rules/rule_book.h"

#include <memory>

namespace rookery {

class OwnRules;
struct MoveUnderway;

/// Plays moves with everything that follows from them by the rules, and takes them back. It does
/// not ask whether they are legal, nor count checks (see MoveRules).
class MoveMaker
{
public:
    explicit MoveMaker(std::shared_ptr<const RuleBook> book);
    ~MoveMaker();

    void make(Position &position, const Move &move, Undo &undo) const;
    static void unmake(Position &position, const Undo &undo);

    /// The own rules of the design as this one makes moves by them: after make() they answer about
    /// the move made last. Null if there are none.
    OwnRules *own() const { return m_own.get(); }

private:
    void makeByOwnRules(const MoveUnderway &play) const;

    std::shared_ptr<const RuleBook> m_book;
    std::unique_ptr<OwnRules> m_own;
};

} // namespace rookery
