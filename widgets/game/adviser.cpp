#include "widgets/game/adviser.h"

#include "model/analysis/line_text.h"
#include "widgets/game/play_session.h"

namespace rookery {

Adviser::Adviser(PlaySession &play, QObject *parent)
    : QObject(parent)
    , m_play(play)
{
    connect(&play, &PlaySession::changed, this, &Adviser::follow);
}

bool Adviser::mayAdvise() const
{
    // Where programs rest, lines are shown in other ways.
    return m_play.programs().duty() == ProgramPlayers::Duty::Play && !m_play.isFree()
           && m_play.choice() && m_play.result().isEmpty() && !m_play.program(m_play.toMove())
           && !m_play.ruling().legal.empty() && !m_play.seen().hasSecrets();
}

AskedGame Adviser::onShow() const
{
    return {m_play.firstPosition(), m_play.moves()};
}

void Adviser::advise()
{
    if (!mayAdvise())
        return;
    m_hint.reset();
    m_asked = onShow();
    m_looking.ask([design = m_play.design(),
                   learned = m_play.programs().learned(),
                   game = *m_asked](BackgroundRun &run) {
        return Analyst(design, nullptr, learned).lines(game, {}, run.stop);
    });
    Q_EMIT changed();
}

/// A hint is about the position that it was asked in.
void Adviser::follow()
{
    if (!m_asked)
        return;
    const AskedGame now = onShow();
    if (mayAdvise() && now.moves == m_asked->moves && now.start == m_asked->start)
        return;
    m_looking.forget();
    m_asked.reset();
    m_hint.reset();
    Q_EMIT changed();
}

void Adviser::take(const BestLines &found)
{
    if (!found.lines.empty()) {
        const BestLines::Line &best = found.lines.front();
        m_hint = Hint{best.moves.front(),
                      ProgramPlayers::textOf(
                          reportOf(best.score, found.depth, found.nodes, spaced(best.texts)))};
    }
    Q_EMIT changed();
}

} // namespace rookery
