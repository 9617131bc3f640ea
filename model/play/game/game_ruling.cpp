#include "model/play/game/game_ruling.h"

#include <algorithm>

namespace rookery {

RulingCache::RulingCache(const Design &design, std::shared_ptr<const CompiledGame> game)
    : m_moveRules(design, std::move(game))
{
}

GameRecord &RulingCache::game(const Position &start, std::span<const Move> moves)
{
    if (m_start != start) {
        m_start = start;
        m_played.clear();
        m_record.emplace(m_moveRules, start);
    }
    const auto differ = std::mismatch(m_played.begin(), m_played.end(), moves.begin(), moves.end());
    const auto common = static_cast<std::size_t>(differ.first - m_played.begin());
    while (m_played.size() > common) {
        m_record->takeBack();
        m_played.pop_back();
    }
    for (const Move &move : moves.subspan(common)) {
        m_record->play(move);
        m_played.push_back(move);
    }
    return *m_record;
}

Ruling RulingCache::rule(const Position &start, std::span<const Move> moves)
{
    GameRecord &record = game(start, moves);
    Ruling ruling;
    ruling.legal = record.legalMoves();
    if (ruling.legal.empty())
        ruling.end = record.end();
    if (ruling.end)
        ruling.witness = m_moveRules.witness(record.position(), *ruling.end);
    ruling.count = record.count();
    ruling.checked = m_moveRules.checkedRoyals(record.position(), record.position().toMove());
    ruling.trouble = m_moveRules.takeTrouble();
    return ruling;
}

} // namespace rookery
