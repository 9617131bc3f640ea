#include "widgets/game/play_marks.h"

#include "model/play/legal/refusal.h"
#include "model/play/position/cell_set.h"

namespace rookery {

void markMove(GameMarks &marks, const Move &last)
{
    const bool hasStart = last.kind == Move::Kind::Displace || last.kind == Move::Kind::Castle;
    if (hasStart)
        marks.left.push_back(last.from);
    if (last.kind != Move::Kind::Pass && last.kind != Move::Kind::Build)
        marks.entered.push_back(last.to);
    if (last.kind == Move::Kind::Castle && !last.taken.empty() && last.taken.front().putTo) {
        marks.left.push_back(last.taken.front().cell);
        marks.entered.push_back(*last.taken.front().putTo);
    }
    if (last.wall)
        marks.entered.push_back(*last.wall);
}

std::optional<MoveArrow> arrowOf(const Move &move, int rank)
{
    switch (move.kind) {
    case Move::Kind::Pass:
        return std::nullopt;
    case Move::Kind::Drop:
        return MoveArrow{std::nullopt, move.to, rank};
    case Move::Kind::Build:
        return MoveArrow{std::nullopt, move.wall.value_or(move.to), rank};
    case Move::Kind::Remove:
        return MoveArrow{std::nullopt, move.from, rank};
    default:
        return MoveArrow{move.from, move.to, rank};
    }
}

PlayMarks::PlayMarks(const Game &game)
    : m_game(game)
{
}

std::optional<CellId> PlayMarks::from() const
{
    const MoveChoice *choice = m_game.choice;
    if (m_game.isFree)
        return m_game.carried;
    if (!choice)
        return std::nullopt;
    if (choice->isBegun())
        return choice->reached() ? choice->reached() : choice->from();
    if (m_game.pointed && choice->moveCount(*m_game.pointed) > 0 && !m_game.isProgram)
        return m_game.pointed;
    return std::nullopt;
}

bool PlayMarks::offersDrops() const
{
    return m_game.choice && !m_game.isFree && !m_game.choice->isBegun() && !from()
           && !m_game.isProgram && onlyDrop(m_game.ruling.legal) && !mayDropAnywhere();
}

/// Where all that may be done is to put pieces down.
bool PlayMarks::mayDropAnywhere() const
{
    CellSet offered(m_game.board.size());
    for (const Move &move : m_game.ruling.legal)
        offered.add(move.to);
    const auto isClosed = [&](CellId cell) {
        return m_game.position.isEmpty(cell) && !offered.has(cell);
    };
    return !anyId(m_game.board.cells(), isClosed);
}

Reach PlayMarks::reach() const
{
    Reach none;
    none.begin(m_game.board.size());
    if (!m_game.choice || m_game.isFree)
        return none;
    if (offersDrops()) {
        MoveChoice asked = *m_game.choice;
        asked.takeHand(*onlyDrop(m_game.ruling.legal));
        return asked.marks();
    }
    return m_game.choice->marks(m_game.choice->isBegun() ? std::nullopt : from());
}

GameMarks PlayMarks::game() const
{
    GameMarks marks;
    marks.checked = m_game.ruling.checked;
    marks.witness = m_game.ruling.witness;
    if (const MoveChoice *choice = m_game.choice)
        marks.promotions = choice->promotions(choice->isBegun() ? std::nullopt : from());
    if (m_game.last)
        markMove(marks, *m_game.last);
    return marks;
}

std::optional<PieceId> PlayMarks::pieceInQuestion() const
{
    const MoveChoice *choice = m_game.choice;
    if (choice && choice->hand())
        return choice->hand();
    const auto chosen = choice ? choice->from() : std::nullopt;
    for (const auto &cell : {chosen, m_game.pointed}) {
        if (const auto piece = cell ? m_game.position.at(*cell) : std::nullopt)
            return piece->type;
    }
    const Move *last = m_game.last;
    const bool hasType = last && last->kind != Move::Kind::Pass && last->kind != Move::Kind::Build;
    return hasType ? std::optional(last->type) : std::nullopt;
}

} // namespace rookery
