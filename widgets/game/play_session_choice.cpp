#include "model/play/legal/move_explainer.h"
#include "model/play/legal/refusal.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/moves/notation/typed_intent.h"
#include "model/play/position/cell_set.h"
#include "widgets/base/play_words.h"
#include "widgets/game/play_session.h"

#include <algorithm>

namespace rookery {

void PlaySession::refuse(const QString &sentence)
{
    m_message = sentence;
    Q_EMIT changed();
    Q_EMIT announced(sentence);
}

MoveAnswer PlaySession::whyMove(CellId from, CellId to)
{
    return MoveExplainer(m_design, *m_moveRules, *m_position, CellNaming::Labels).answer(from, to);
}

QString PlaySession::refusal(CellId from, CellId to)
{
    return shownSentence(
        describeRefusal(m_design, *m_moveRules, *m_position, from, to, CellNaming::Labels));
}

QString PlaySession::refusedDrop(PieceId type, CellId to)
{
    return shownSentence(
        describeRefusedDrop(m_design, *m_moveRules, *m_position, type, to, CellNaming::Labels));
}

/// Why the rules have no such move, where the text says what is meant; see describeRefusedText().
QString PlaySession::refusedText(const std::string &typed)
{
    const std::string reason =
        describeRefusedText(m_design, *m_moveRules, *m_position, typed, CellNaming::Labels);
    const TypedIntent meant = typedIntent(typed, board(), *m_design.pieces, CellNaming::Labels);
    if (!reason.empty() && meant.from && meant.to)
        m_refused.push_back(board().name(*meant.from) + "-" + board().name(*meant.to));
    return shownSentence(reason);
}

QString PlaySession::stillAsking()
{
    return tr("The legal moves are still being looked for");
}

bool PlaySession::mayChoose()
{
    m_message.clear();
    if (!m_choice) {
        refuse(stillAsking());
        return false;
    }
    if (isOver() && !m_ruling.end) {
        refuse(tr("The game is over: %1").arg(result()));
        return false;
    }
    if (m_ruling.end) {
        refuse(tr("The game is over: %1")
                   .arg(QString::fromStdString(describeEnd(*m_ruling.end, m_design))));
        return false;
    }
    if (program(toMove())) {
        refuse(tr("%1 is played by the program")
                   .arg(QString::fromStdString((*m_design.rules)[toMove()].name)));
        return false;
    }
    return true;
}

void PlaySession::take(CellId cell, MoveChoice::Stay stay)
{
    if (m_isFree)
        return takeFreely(cell);
    if (!mayChoose())
        return;
    if (m_choice->take(cell, stay))
        return finishStep();
    const auto piece = m_position->at(cell);
    const auto from = m_choice->from();
    const auto hand = m_choice->hand();
    const bool hadArrived = m_choice->question() != MoveChoice::Question::None;
    m_choice->reset();
    m_shown = m_position;
    if (from == cell)
        return Q_EMIT changed();
    // Who was carried there was meant to go there; a click may mean another piece.
    if (stay == MoveChoice::Stay::Open && piece && piece->owner == toMove()
        && m_choice->take(cell, stay))
        return finishStep();
    if (hadArrived)
        return refuse(tr("%1 is no answer; the move is taken back")
                          .arg(QString::fromStdString(cellLabel(board(), cell))));
    if (from)
        return refuseMove(*from, cell);
    if (hand)
        return refuse(refusedDrop(*hand, cell));
    if (const auto only = onlyDrop())
        return refuse(refusedDrop(*only, cell));
    if (piece && piece->owner == toMove())
        return refuse(stuckSentence(cell));
    if (piece)
        return refuse(refusal(cell, cell));
    Q_EMIT changed();
}

/// With what binds the whole army, where that is the reason for most pieces.
QString PlaySession::stuckSentence(CellId cell) const
{
    const Piece piece = *m_position->at(cell);
    const QString stuck = tr("The %1 on %2 has no legal move")
                              .arg(QString::fromStdString((*m_design.pieces)[piece.type].name),
                                   QString::fromStdString(cellLabel(board(), cell)));
    const QString player = QString::fromStdString((*m_design.rules)[piece.owner].name);
    const std::vector<Move> &legal = m_ruling.legal;
    const auto all = [&](auto is) {
        return std::all_of(legal.begin(), legal.end(), is);
    };
    if (!m_ruling.checked.empty())
        return tr("%1: %2 is in check").arg(stuck, player);
    if (all([](const Move &move) { return move.kind == Move::Kind::Drop; }))
        return tr("%1: %2 must put a piece down").arg(stuck, player);
    if (all([](const Move &move) { return move.isCapture(); }))
        return tr("%1: %2 must capture").arg(stuck, player);
    return stuck;
}

std::optional<PieceId> PlaySession::onlyDrop() const
{
    return rookery::onlyDrop(m_ruling.legal);
}

bool PlaySession::offersDrops() const
{
    return m_choice && !m_isFree && !m_choice->isBegun() && !markedFrom() && !program(toMove())
           && onlyDrop() && !mayDropAnywhere();
}

/// Where all that may be done is to put pieces down.
bool PlaySession::mayDropAnywhere() const
{
    CellSet offered(board().size());
    for (const Move &move : m_ruling.legal)
        offered.add(move.to);
    const auto isClosed = [&](CellId cell) {
        return m_position->isEmpty(cell) && !offered.has(cell);
    };
    return !anyId(board().cells(), isClosed);
}

void PlaySession::refuseMove(CellId from, CellId to)
{
    if (m_isFree)
        return moveFreely(from, to);
    if (!mayChoose())
        return;
    m_refused.push_back(board().name(from) + "-" + board().name(to));
    refuse(refusal(from, to));
}

void PlaySession::takeHand(PieceId type)
{
    if (!mayChoose())
        return;
    const bool wasChosen = m_choice->hand() == type;
    m_choice->reset();
    m_shown = m_position;
    if (!wasChosen && !m_choice->takeHand(type))
        return refuse(tr("No %1 can be put down now")
                          .arg(QString::fromStdString((*m_design.pieces)[type].name)));
    Q_EMIT changed();
}

void PlaySession::answer(const MoveChoice::Option &option)
{
    if (m_choice && m_choice->answer(option))
        finishStep();
}

void PlaySession::stopHere()
{
    if (m_choice && m_choice->stop())
        finishStep();
}

void PlaySession::finishStep()
{
    if (const Move *move = m_choice->decided())
        return play(Move(*move));
    m_shown = m_choice->shown();
    Q_EMIT changed();
}

bool PlaySession::stepBack()
{
    if (!m_choice || !m_choice->back())
        return false;
    m_message.clear();
    m_shown = m_choice->shown();
    Q_EMIT changed();
    return true;
}

void PlaySession::forgetChoice()
{
    if (m_carried) {
        m_carried.reset();
        Q_EMIT changed();
    }
    if (!m_choice || !m_choice->isBegun())
        return;
    m_choice->reset();
    m_shown = m_position;
    Q_EMIT changed();
}

void PlaySession::pass()
{
    if (!mayChoose())
        return;
    if (const Move *pass = m_choice->pass())
        return play(Move(*pass));
    refuse(refusedText("PASS"));
}

bool PlaySession::playText(const QString &text)
{
    if (!mayChoose())
        return false;
    const auto move = findTypedMove(text.trimmed().toStdString(),
                                    board(),
                                    *m_design.pieces,
                                    m_choice->legal(),
                                    CellNaming::Labels);
    if (!move) {
        const QString reason = refusedText(text.trimmed().toStdString());
        refuse(reason.isEmpty() ? shownSentence(move.error().message) : reason);
        return false;
    }
    play(*move);
    return true;
}

} // namespace rookery
