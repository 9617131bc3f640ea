#pragma once

#include "model/play/position/position.h"
#include "model/play/reach/trace.h"
#include "widgets/canvas/trail_player.h"
#include "widgets/workspace/workspace.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace rookery {

class ShownReach;
struct MoveAnswer;

/// While P or the mouse button is held: the path from the piece on show to the pointed cell, or the
/// first reason why there is none, as a sentence and a trail.
class MoveProbe final : public QObject
{
    Q_OBJECT

public:
    explicit MoveProbe(Workspace &workspace);

    const QString &text() const { return m_text; }
    std::optional<Trail> trail() const { return m_player.shown(); }

    bool isKeyHeld() const { return m_isKeyHeld; }
    /// Pressed again on the same cell it shows the next of several paths.
    void pressKey(std::optional<CellId> at);
    void holdKey(std::optional<CellId> at);
    void releaseKey() { m_isKeyHeld = false; }
    bool isButtonHeld() const { return m_isButtonHeld; }
    void holdButton() { m_isButtonHeld = true; }
    void releaseButton() { m_isButtonHeld = false; }

    void refresh(const ShownReach &shown);

Q_SIGNALS:
    void textChanged();
    void trailChanged();

private:
    void ask(const ShownReach &shown, const Piece &piece, CellId to);
    void
    showAnswer(const MoveAnswer &answer, const Position &position, const Piece &piece, CellId to);
    void showWays(const std::vector<Trajectory> &ways,
                  const Position &position,
                  const Piece &piece,
                  CellId to);
    QString title(const Piece &piece, CellId to) const;

    Workspace &m_workspace;
    bool m_isKeyHeld = false;
    bool m_isButtonHeld = false; ///< it rests on a cell
    QString m_text;
    CellId m_from;
    std::size_t m_way = 0; ///< of those that lead to the probed cell
    std::optional<CellId> m_probed;
    TrailPlayer m_player;
};

} // namespace rookery
