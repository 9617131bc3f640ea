#pragma once

#include "model/play/move.h"
#include "model/play/rule_book.h"

#include <vector>

namespace rookery {

/// What a move has changed, so that it can be taken back.
struct Undo
{
    struct OldSquare
    {
        CellId cell;
        Position::Square square;
    };

    struct OldCount
    {
        OffBoard place;
        PlayerId player;
        PieceId type;
        int count;
    };

    std::vector<OldSquare> squares; ///< in the order of the changes; a cell may occur twice
    std::vector<OldCount> counts;
    PlayState state;
    PlayerId toMove;
};

/// Plays moves with everything that follows from them by the rules, and takes them back. It does not
/// ask whether they are legal, nor count checks (see Referee).
class MoveMaker
{
public:
    explicit MoveMaker(std::shared_ptr<const RuleBook> book);

    void make(Position &position, const Move &move, Undo &undo) const;
    static void unmake(Position &position, const Undo &undo);

private:
    class Making;

    std::shared_ptr<const RuleBook> m_book;
};

} // namespace rookery
