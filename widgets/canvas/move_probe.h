#pragma once

#include "model/play/position/position.h"
#include "model/play/reach/trace.h"
#include "widgets/canvas/asking_key.h"
#include "widgets/canvas/trail_player.h"
#include "widgets/workspace/workspace.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace rookery {

class ShownReach;
struct MoveAnswer;

/// While its key or the mouse button is held, or after a tap on the key: the path from the piece on
/// show to the pointed cell, or the first reason why there is none, as a sentence and a trail.
class MoveProbe final : public QObject
{
    Q_OBJECT

public:
    explicit MoveProbe(Workspace &workspace);

    const QString &text() const { return m_text; }
    std::optional<Trail> trail() const { return m_player.shown(); }

    /// By the key, which is held or was tapped.
    bool isAsked() const { return m_key.isDown() || m_stays; }
    /// Pressed again on the same cell it shows the next of several paths.
    void pressKey(const QKeyEvent &event, std::optional<CellId> at);
    void releaseKey(const QKeyEvent &event, const ShownReach &shown);
    /// The answer to a tap goes when the pointer goes to another cell, or something else is done.
    void followPointer();
    void dismiss(const ShownReach &shown);
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
    QString oneOfWays(const QString &way, std::size_t number, std::size_t count) const;

    Workspace &m_workspace;
    AskingKey m_key;
    bool m_stays = false;        ///< what a tap asked for
    bool m_isButtonHeld = false; ///< it rests on a cell
    QString m_text;
    CellId m_from;
    std::size_t m_way = 0; ///< of those that lead to the probed cell
    std::size_t m_wayCount = 0;
    std::optional<CellId> m_probed;
    TrailPlayer m_player;
};

} // namespace rookery
