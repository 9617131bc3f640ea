#pragma once

#include "widgets/picture/board_scene.h"
#include "widgets/picture/overlays.h"

#include <QObject>
#include <QVariantAnimation>

#include <optional>
#include <vector>

namespace rookery {

/// What changes from one position to the next: which pieces went where, nearest first, which are
/// gone, and which are new. A piece that is another type when it arrives has been promoted.
MovingPieces changesBetween(const std::vector<Position::Square> &before,
                            const std::vector<Position::Square> &after,
                            const BoardScene &scene);

/// Lets the pieces of a game slide to where they have gone. The game never waits: only the picture
/// is behind, and whatever is done meanwhile ends it.
class PieceMotion final : public QObject
{
    Q_OBJECT

public:
    explicit PieceMotion(QObject *parent = nullptr);

    /// Off at first; where the desktop wants little motion nothing slides either.
    void setOn(bool isOn);
    bool isOn() const { return m_isOn; }
    /// The position is on show now: what has changed since the last one sets out.
    void follow(const Position &position, const BoardScene &scene);
    /// The next position has nothing to do with the last one.
    void forget();
    /// All pieces are where they go.
    void end();
    /// The hand has carried a piece to this cell, so that it does not slide there.
    void setCarriedTo(std::optional<CellId> cell) { m_carriedTo = cell; }

    /// Null while nothing is on its way.
    const MovingPieces *moving() const { return isMoving() ? &m_moving : nullptr; }
    bool isMoving() const { return m_clock.state() == QAbstractAnimation::Running; }
    /// The cells between which something moves, in cells of the scene.
    QRectF area(const BoardScene &scene) const;

Q_SIGNALS:
    /// The picture of what area() covers is another one.
    void moved();

private:
    struct Shown
    {
        std::vector<Position::Square> squares; ///< by cell
        std::size_t types = 0;
        std::size_t players = 0;
    };

    bool m_isOn = false;
    std::optional<Shown> m_shown;
    MovingPieces m_moving;
    std::optional<CellId> m_carriedTo;
    QVariantAnimation m_clock;
};

} // namespace rookery
