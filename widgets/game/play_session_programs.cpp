#include "widgets/game/play_session.h"

#include <utility>

namespace rookery {

void PlaySession::setProgram(PlayerId player, std::optional<ProgramChoice> program)
{
    halt();
    m_programs.set(player, std::move(program));
    go();
}

void PlaySession::go()
{
    m_isRunning = true;
    thinkIfDue();
    Q_EMIT changed();
}

void PlaySession::stop()
{
    halt();
    Q_EMIT changed();
}

void PlaySession::setTimeControl(const TimeControl &control)
{
    m_clock.reset(control, m_design.rules->players);
    Q_EMIT changed();
}

void PlaySession::halt()
{
    m_isRunning = false;
    m_message.clear();
    m_clock.pause();
    m_programs.halt();
}

void PlaySession::thinkIfDue()
{
    if (m_isFree || !program(toMove()) || !m_isRunning || isThinking() || !choice() || isOver()
        || m_seen.wholeRuling().legal.empty())
        return;
    m_seen.resetChoice();
    m_programs.think({toMove(), m_design, m_game, *m_start, m_record.moves()},
                     m_programMoved ? ProgramPlayers::Pause::Usual : ProgramPlayers::Pause::None);
    Q_EMIT changed();
}

} // namespace rookery
