#pragma once

#include "model/design/rules.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>
#include <vector>

namespace rookery {

/// How long players may think: so long for the whole game, and so much more for every move.
struct TimeControl
{
    std::chrono::milliseconds whole{0}; ///< none: without a clock
    std::chrono::milliseconds perMove{0};

    bool isOn() const { return whole.count() > 0; }
    friend bool operator==(const TimeControl &, const TimeControl &) = default;
};

/// The clocks of a game's players, of which at most one runs.
class GameClock final : public QObject
{
    Q_OBJECT

public:
    explicit GameClock(QObject *parent = nullptr);

    const TimeControl &control() const { return m_control; }
    bool isOn() const { return m_control.isOn(); }
    /// All clocks stand at the beginning. Chance has all the time in the world.
    void reset(const TimeControl &control, const std::vector<Player> &players);
    /// The player's clock runs on, every other stands.
    void run(PlayerId player);
    void pause();
    /// The player has moved: the bonus is added.
    void addBonus(PlayerId player);

    std::chrono::milliseconds left(PlayerId player) const;
    std::optional<PlayerId> running() const { return m_running; }
    /// Who has no time left.
    std::optional<PlayerId> fallen() const { return m_fallen; }

Q_SIGNALS:
    void ticked();
    /// A player's time is up; all clocks stand from then on.
    void ranOut();

private:
    void look();

    TimeControl m_control;
    std::vector<std::chrono::milliseconds> m_left; ///< when the running one was started
    std::optional<PlayerId> m_running;
    std::optional<PlayerId> m_fallen;
    QElapsedTimer m_since;
    QTimer m_timer;
};

} // namespace rookery
