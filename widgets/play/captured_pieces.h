#pragma once

#include "model/design/design.h"

#include <QWidget>

#include <vector>

namespace rookery {

class PlaySession;

/// The pieces that a player has lost, in small pictures, and how far the player is behind where the
/// rules give points for captures. What goes to a hand is shown there, not here.
class CapturedPieces final : public QWidget
{
    Q_OBJECT

public:
    explicit CapturedPieces(PlayerId player);

    /// What the player has lost in the game as it is shown.
    void show(const PlaySession &play);
    bool isAny() const { return !m_lost.empty(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Lost
    {
        PieceId type;
        int count = 0;
    };

    QString sentence() const;
    static QString countText(const Lost &lost);
    QString behindText() const;

    const PlayerId m_player;
    Design m_design;
    std::vector<Lost> m_lost;
    int m_behind = 0; ///< points
};

} // namespace rookery
