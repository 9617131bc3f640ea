#include "model/play/legal/move_explainer.h"
#include "model/play/legal/refusal.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/moves/notation/notation.h"
#include "model/play/moves/notation/typed_intent.h"
#include "widgets/base/play_words.h"
#include "widgets/base/shown_wording.h"
#include "widgets/game/play_session.h"

#include <utility>

namespace rookery {

void PlaySession::refuse(const QString &sentence)
{
    m_message = sentence;
    Q_EMIT changed();
    Q_EMIT announced(sentence);
}

MoveAnswer PlaySession::whyMove(CellId from, CellId to)
{
    return sentences().whyMove(from, to);
}

/// Remembers what was tried.
QString PlaySession::refusedText(const std::string &typed)
{
    const QString reason = sentences().refusedText(typed);
    const TypedIntent meant = typedIntent(typed, board(), *m_design.pieces, CellNaming::Labels);
    if (!reason.isEmpty() && meant.from && meant.to)
        m_refused.insert(board().name(*meant.from) + "-" + board().name(*meant.to));
    return reason;
}

bool PlaySession::mayChoose()
{
    m_message.clear();
    m_followed.goToGame();
    const QString why = whyNoChoice();
    if (!why.isEmpty())
        refuse(why);
    return why.isEmpty();
}

/// Empty if the player to move may choose a move.
QString PlaySession::whyNoChoice() const
{
    if (!choice())
        return stillAsking();
    if (const QString why = GameSentences::trouble(ruling()); !why.isEmpty())
        return why;
    if (isOver())
        return tr("The game is over: %1").arg(result());
    return program(toMove()) ? sentences().ofProgram(toMove()) : m_seen.whyNoChoice();
}

void PlaySession::take(CellId cell, MoveChoice::Stay stay)
{
    if (m_isFree)
        return takeFreely(cell);
    if (!mayChoose())
        return;
    if (m_seen.choice()->take(cell, stay))
        return finishStep();
    const auto piece = m_seen.position().at(cell);
    const auto from = choice()->from();
    const auto hand = choice()->hand();
    const bool hadArrived = choice()->question() != MoveChoice::Question::None;
    m_seen.resetChoice();
    if (from == cell)
        return Q_EMIT changed();
    // Who was carried there was meant to go there; a click may mean another piece.
    if (stay == MoveChoice::Stay::Open && piece && piece->owner == toMove()
        && m_seen.choice()->take(cell, stay))
        return finishStep();
    if (hadArrived)
        return refuse(sentences().noAnswer(cell));
    if (from)
        return refuseMove(*from, cell);
    const QString reason = sentences().refusedCell(cell, hand, ruling());
    if (!reason.isEmpty())
        return refuse(reason);
    Q_EMIT changed();
}

void PlaySession::refuseMove(CellId from, CellId to)
{
    if (m_isFree)
        return moveFreely(from, to);
    if (!mayChoose())
        return;
    m_refused.insert(board().name(from) + "-" + board().name(to));
    refuse(sentences().refusedMove(from, to));
}

void PlaySession::takeHand(PieceId type)
{
    if (!mayChoose())
        return;
    const bool wasChosen = choice()->hand() == type;
    m_seen.resetChoice();
    if (!wasChosen && !m_seen.choice()->takeHand(type))
        return refuse(sentences().noDrop(type));
    Q_EMIT changed();
}

void PlaySession::answer(const MoveChoice::Option &option)
{
    if (choice() && m_seen.choice()->answer(option))
        finishStep();
}

void PlaySession::finishStep()
{
    if (const Move *move = choice()->decided())
        return play(Move(*move));
    m_seen.showChoice();
    Q_EMIT changed();
}

bool PlaySession::stepBack()
{
    if (!choice() || !m_seen.choice()->back())
        return false;
    m_message.clear();
    m_seen.showChoice();
    Q_EMIT changed();
    return true;
}

void PlaySession::forgetChoice()
{
    const bool wasCarried = std::exchange(m_carried, std::nullopt).has_value();
    if (!wasCarried && (!choice() || !choice()->isBegun()))
        return;
    m_seen.resetChoice();
    Q_EMIT changed();
}

void PlaySession::pass()
{
    if (!mayChoose())
        return;
    if (const Move *pass = choice()->pass())
        return play(Move(*pass));
    refuse(refusedText("PASS"));
}

bool PlaySession::playText(const QString &text)
{
    if (!mayChoose())
        return false;
    const std::string typed = text.trimmed().toStdString();
    const auto move =
        readMove(typed,
                 familyNotation(m_design, board()),
                 m_record.context(m_design, *m_game, m_seen.position(), choice()->legal()),
                 CellNaming::Labels);
    if (!move) {
        const QString reason = refusedText(typed);
        refuse(reason.isEmpty() ? shownSentence(shown(move.error().message)) : reason);
        return false;
    }
    play(*move);
    return true;
}

} // namespace rookery
