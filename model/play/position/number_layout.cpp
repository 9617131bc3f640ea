#include "model/play/position/number_layout.h"

namespace rookery {

NumberLayout::NumberLayout(const Rules &rules, std::size_t cells, std::size_t types)
{
    const auto countOf = [&](NumberOf of) -> std::size_t {
        switch (of) {
        case NumberOf::Cell:
            return cells;
        case NumberOf::Player:
            return rules.players.size();
        case NumberOf::PieceType:
            return types;
        case NumberOf::Game:
            break;
        }
        return 1;
    };
    for (const OwnNumber &number : rules.numbers) {
        Row row;
        row.begin = m_size;
        row.count = countOf(number.of);
        row.least = number.least;
        row.most = number.most;
        row.follows = number.of == NumberOf::Cell && number.follows == NumberFollows::Piece;
        row.countsForRepetition = number.repetition == NumberRepetition::Counted;
        m_size += row.count;
        m_rows.push_back(row);
    }
}

} // namespace rookery
