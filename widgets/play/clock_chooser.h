#pragma once

#include "widgets/game/game_clock.h"

#include <QWidget>

class QComboBox;
class QSpinBox;

namespace rookery {

class PlaySession;

/// How long players may think: one of the usual times, or times of one's own.
class ClockChooser final : public QWidget
{
    Q_OBJECT

public:
    explicit ClockChooser(QWidget *parent = nullptr);

    /// Shows the times of the game; null: no game.
    void bind(PlaySession *play);

private:
    void choose();
    void setTimes();
    void show(const TimeControl &control);

    PlaySession *m_play = nullptr;
    QComboBox *m_usual;
    QWidget *m_own;
    QSpinBox *m_minutes;
    QSpinBox *m_seconds;
};

} // namespace rookery
