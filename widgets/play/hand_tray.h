#pragma once

#include "model/design/terms/ids.h"
#include "model/picture/move_glyph.h"

#include <QWidget>

#include <map>
#include <vector>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace rookery {

class PlaySession;

/// The pieces that some players have in hand, beside the board. Clicking one, or its letter,
/// chooses it; it can be dragged to the board too. Hidden while no one has one.
class HandTray final : public QWidget
{
    Q_OBJECT

public:
    explicit HandTray(QWidget *parent = nullptr);

    /// Pieces are shown as the board beside the tray is seen.
    void show(PlaySession &play, const std::vector<PlayerId> &players, SeenFrom from);
    /// The button of a type; null if the player has none in hand.
    QToolButton *button(PlayerId player, PieceId type) const;

Q_SIGNALS:
    /// The dragged piece was let go.
    void dropped(const QPoint &globalPosition);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void clear();
    void addButton(PlayerId player, PieceId type, int count);

    PlaySession *m_play = nullptr;
    SeenFrom m_seenFrom = SeenFrom::Below;
    QHBoxLayout *m_row;
    std::map<std::pair<PlayerId, PieceId>, QToolButton *> m_buttons;
    QPoint m_pressedAt;
    bool m_isDragging = false;
};

} // namespace rookery
