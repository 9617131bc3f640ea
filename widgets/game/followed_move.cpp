#include "widgets/game/followed_move.h"

#include "widgets/game/play_session.h"

#include <algorithm>
#include <utility>

namespace rookery {

FollowedMove::FollowedMove(PlaySession &play, QObject *parent)
    : QObject(parent)
    , m_play(play)
{
    connect(&play, &PlaySession::changed, this, &FollowedMove::follow);
    connect(this, &FollowedMove::followed, &play, &PlaySession::changed);
    connect(this, &FollowedMove::stepped, &play, &PlaySession::changed);
}

bool FollowedMove::isOfUse() const
{
    const Rules &rules = *m_play.design().rules;
    return !rules.ownMoves.empty() || !rules.effects.empty();
}

bool FollowedMove::mayFollow() const
{
    return !m_play.seen().hasSecrets() || !m_play.seen().player();
}

void FollowedMove::setOn(bool isOn)
{
    if (isOn == m_isOn)
        return;
    m_isOn = isOn;
    m_game.reset();
    follow();
}

/// Only where the game on show is another one.
void FollowedMove::follow()
{
    const bool isSame = m_game && m_game->moves == m_play.moves()
                        && m_game->start == m_play.firstPosition() && mayFollow();
    if (isSame || (!m_isOn && m_lines.empty()))
        return;
    m_looking.forget();
    m_lines.clear();
    m_at = 0;
    m_game.reset();
    if (m_isOn && mayFollow()) {
        m_game = Game{m_play.firstPosition(), m_play.moves()};
        if (isOfUse() && !m_game->moves.empty())
            m_looking.ask([design = m_play.design(), game = *m_game](BackgroundRun &run) {
                MoveRules rules(design);
                Position position = game.start;
                for (std::size_t i = 0; i + 1 < game.moves.size() && !run.stop; ++i) {
                    Undo undo;
                    rules.make(position, game.moves[i], undo);
                }
                return tracedMove(rules, position, game.moves.back());
            });
    }
    Q_EMIT followed();
}

void FollowedMove::take(std::vector<TracedLine> lines)
{
    m_lines = std::move(lines);
    m_at = m_lines.size();
    Q_EMIT followed();
}

void FollowedMove::goTo(std::size_t line)
{
    line = std::min(line, m_lines.size());
    if (line == m_at)
        return;
    m_at = line;
    Q_EMIT stepped();
}

const Position &FollowedMove::shown(const Position &inGame) const
{
    return isBetween() ? m_lines[m_at].after : inGame;
}

GameMarks FollowedMove::marks() const
{
    GameMarks marks;
    if (isBetween())
        marks.entered = m_lines[m_at].changed;
    return marks;
}

} // namespace rookery
