#include "widgets/canvas/trail_player.h"

#include <QApplication>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

constexpr int stepTime = 420; ///< milliseconds

} // namespace

bool wantsLittleMotion()
{
    return QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0;
}

TrailPlayer::TrailPlayer(QObject *parent)
    : QObject(parent)
{
    m_timer.setInterval(stepTime);
    connect(&m_timer, &QTimer::timeout, this, &TrailPlayer::advance);
}

void TrailPlayer::setTrail(std::optional<Trail> trail)
{
    m_timer.stop();
    m_trail = std::move(trail);
    m_at = length();
    Q_EMIT changed();
}

std::optional<Trail> TrailPlayer::shown() const
{
    if (!m_trail)
        return std::nullopt;
    Trail walked = *m_trail;
    walked.cells.resize(std::min(m_at, walked.cells.size()));
    return walked;
}

void TrailPlayer::play()
{
    if (length() == 0)
        return;
    if (wantsLittleMotion()) {
        m_at = length();
    } else {
        m_at = 0;
        m_timer.start();
    }
    Q_EMIT changed();
}

void TrailPlayer::pause()
{
    m_timer.stop();
    Q_EMIT changed();
}

void TrailPlayer::step(int by)
{
    m_timer.stop();
    const int wanted = static_cast<int>(m_at) + by;
    m_at = static_cast<std::size_t>(std::clamp(wanted, 0, static_cast<int>(length())));
    Q_EMIT changed();
}

void TrailPlayer::advance()
{
    ++m_at;
    if (m_at >= length())
        m_timer.stop();
    Q_EMIT changed();
}

} // namespace rookery
