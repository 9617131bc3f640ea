#pragma once

#include "widgets/picture/board_picture.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace rookery {

/// Goes along a trail step by step, by itself or by hand. Where the desktop wants no animations,
/// playing shows the whole trail at once.
class TrailPlayer final : public QObject
{
    Q_OBJECT

public:
    explicit TrailPlayer(QObject *parent = nullptr);

    /// All of it is shown until it is played.
    void setTrail(std::optional<Trail> trail);
    const std::optional<Trail> &trail() const { return m_trail; }
    /// The part of the trail that has been walked.
    std::optional<Trail> shown() const;
    std::size_t at() const { return m_at; }
    std::size_t length() const { return m_trail ? m_trail->cells.size() : 0; }
    bool isPlaying() const { return m_timer.isActive(); }

    void play();
    void pause();
    /// So many steps on, or back.
    void step(int by);

Q_SIGNALS:
    void changed();

private:
    void advance();

    std::optional<Trail> m_trail;
    std::size_t m_at = 0;
    QTimer m_timer;
};

/// Whether the desktop asks for no animations.
bool wantsLittleMotion();

} // namespace rookery
