#include "model/exchange/proof/played_text.h"

#include "model/play/moves/notation/move_text.h"

#include <algorithm>

namespace rookery {

std::string
PlayedText::text(const Subject &subject, const Position &position, const Move &move) const
{
    std::vector<Move> among;
    if (move.kind == Move::Kind::Drop || move.kind == Move::Kind::Castle
        || move.kind == Move::Kind::Own) {
        if (m_moveRules == nullptr)
            m_moveRules = std::make_unique<MoveRules>(subject.design());
        Position copy = position;
        m_moveRules->legal(copy, among);
    }
    std::string text = moveText(move, subject.board(), subject.pieces(), among);
    std::replace(text.begin(), text.end(), ' ', '_');
    return text;
}

} // namespace rookery
