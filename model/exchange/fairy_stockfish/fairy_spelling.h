#pragma once

#include "model/exchange/target/format.h"
#include "model/play/legal/move_rules.h"

#include <string>
#include <vector>

namespace rookery::fairy {

/// How Fairy-Stockfish writes the moves of one exported game. The subject must stay.
class Spelling
{
public:
    Spelling(const Subject &subject, const ExportRequest &request);

    /// Of a legal move; costs a list of moves where it castles.
    std::string text(const Position &position, const Move &move);

private:
    std::string castling(const Position &position, const Move &move);
    bool isPlainMove(const Position &position, const Move &castling);
    bool isPieceStyle(const Position &position, const Move &move) const;

    const Subject &m_subject;
    MoveRules m_moveRules;
    std::string m_letters;
    bool m_hasPlus = false;
    std::vector<Move> m_moves;
};

} // namespace rookery::fairy
