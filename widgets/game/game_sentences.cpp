#include "widgets/game/game_sentences.h"

#include "model/board/labels.h"
#include "model/play/ends/game_end_text.h"
#include "model/play/legal/move_explainer.h"
#include "model/play/legal/refusal.h"
#include "widgets/base/fault_words.h"
#include "widgets/base/play_words.h"
#include "widgets/base/shown_wording.h"

#include <algorithm>

namespace rookery {

GameSentences::GameSentences(const Design &design, MoveRules &rules, const Position &position)
    : m_design(design)
    , m_rules(rules)
    , m_position(position)
{
}

QString GameSentences::playerName(PlayerId player) const
{
    return QString::fromStdString((*m_design.rules)[player].name);
}

QString GameSentences::typeName(PieceId type) const
{
    return QString::fromStdString((*m_design.pieces)[type].name);
}

PlayerId GameSentences::opponentOf(PlayerId player, const Rules &rules)
{
    const std::vector<PlayerId> players = rules.deciders();
    return players.front() == player ? players.back() : players.front();
}

QString GameSentences::result(const Ruling &ruling,
                              std::optional<PlayerId> fallen,
                              const std::optional<Settlement> &settled) const
{
    const Rules &rules = *m_design.rules;
    if (settled && settled->resigned)
        return tr("%1 wins: %2 resigns")
            .arg(playerName(opponentOf(*settled->resigned, rules)), playerName(*settled->resigned));
    if (settled)
        return tr("Draw: the players agree");
    if (!fallen)
        return ruling.end ? shownSentence(describeEnd(*ruling.end, m_design, shownWording()))
                          : QString();
    if (rules.deciders().size() != 2)
        return tr("%1 loses: the time is up").arg(playerName(*fallen));
    return tr("%1 wins: %2's time is up")
        .arg(playerName(opponentOf(*fallen, rules)), playerName(*fallen));
}

QString GameSentences::trouble(const Ruling &ruling)
{
    return ruling.trouble ? tr("No move can be made here: %1").arg(shown(*ruling.trouble))
                          : QString();
}

QString GameSentences::ofProgram(PlayerId player) const
{
    return tr("%1 is played by the program").arg(playerName(player));
}

QString GameSentences::deadPiece(CellId cell, const GameTree &record) const
{
    const auto piece = m_position.at(cell);
    if (!piece || !m_position.state().isOut(piece->owner))
        return {};
    const QString owner = playerName(piece->owner);
    QString why = tr("%1 has lost").arg(owner);
    int number = 0;
    for (const std::size_t index : record.line(record.current())) {
        const GameTree::Node &node = record.node(index);
        ++number;
        if (!node.move.retires || node.player != piece->owner)
            continue;
        why = node.move.mated ? tr("%1 was checkmated (move %2)").arg(owner).arg(number)
                              : tr("%1 has lost (move %2)").arg(owner).arg(number);
    }
    return tr("Dead %1 of %2 on %3: %4, so it cannot move, but may be captured")
        .arg(typeName(piece->type),
             owner,
             QString::fromStdString(cellLabel(m_rules.board(), cell)),
             why);
}

MoveAnswer GameSentences::whyMove(CellId from, CellId to) const
{
    return MoveExplainer(m_design, m_rules, m_position, CellNaming::Labels).answer(from, to);
}

QString GameSentences::refusedMove(CellId from, CellId to) const
{
    return shownSentence(
        shown(describeRefusal(m_design, m_rules, m_position, from, to, CellNaming::Labels)));
}

QString GameSentences::refusedDrop(PieceId type, CellId to) const
{
    return shownSentence(
        shown(describeRefusedDrop(m_design, m_rules, m_position, type, to, CellNaming::Labels)));
}

QString GameSentences::refusedText(const std::string &typed) const
{
    return shownSentence(
        shown(describeRefusedText(m_design, m_rules, m_position, typed, CellNaming::Labels)));
}

QString GameSentences::stuckPiece(CellId cell, const Ruling &ruling) const
{
    const Piece piece = *m_position.at(cell);
    const QString stuck =
        tr("The %1 on %2 has no legal move")
            .arg(typeName(piece.type), QString::fromStdString(cellLabel(m_rules.board(), cell)));
    const QString player = playerName(piece.owner);
    const std::vector<Move> &legal = ruling.legal;
    const auto all = [&](auto is) {
        return std::all_of(legal.begin(), legal.end(), is);
    };
    if (!ruling.checked.empty())
        return tr("%1: %2 is in check").arg(stuck, player);
    if (all([](const Move &move) { return move.kind == Move::Kind::Drop; }))
        return tr("%1: %2 must put a piece down").arg(stuck, player);
    if (all([](const Move &move) { return move.isCapture(); }))
        return tr("%1: %2 must capture").arg(stuck, player);
    return stuck;
}

QString
GameSentences::refusedCell(CellId cell, std::optional<PieceId> hand, const Ruling &ruling) const
{
    if (!hand)
        hand = onlyDrop(ruling.legal);
    if (hand)
        return refusedDrop(*hand, cell);
    const auto piece = m_position.at(cell);
    if (!piece)
        return {};
    return piece->owner == m_position.toMove() ? stuckPiece(cell, ruling) : refusedMove(cell, cell);
}

QString GameSentences::moved(PlayerId player, const QString &move) const
{
    return tr("%1: %2").arg(playerName(player), move);
}

QString GameSentences::inCheck(PlayerId player) const
{
    return tr("%1 is in check").arg(playerName(player));
}

QString GameSentences::noDrop(PieceId type) const
{
    return tr("No %1 can be dropped now").arg(typeName(type));
}

QString GameSentences::noAnswer(CellId cell) const
{
    return tr("%1 is no answer; the move is taken back")
        .arg(QString::fromStdString(cellLabel(m_rules.board(), cell)));
}

QString GameSentences::positionFault(const Error &error)
{
    return shownSentence(shownFault(error));
}

QString GameSentences::startFault(const Error &error)
{
    return tr("The position where the game began cannot be read any more: %1")
        .arg(shown(error.message));
}

} // namespace rookery
