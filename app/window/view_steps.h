#pragma once

#include <QObject>

#include <cstddef>

namespace rookery {

class Workspace;

/// What Undo and Redo take back and do again in a view: edits of the design, and in Play mode moves
/// of the game. There an edit is only undone as long as no move was made after it, so that no one
/// who takes back moves takes apart the design; and what was drawn on the position only until the
/// next move or edit.
class ViewSteps final : public QObject
{
    Q_OBJECT

public:
    explicit ViewSteps(Workspace &workspace, QObject *parent = nullptr);

    bool canUndo() const;
    bool canRedo() const;
    /// `Take back e2-e4`, `Undo Paint cells`.
    QString undoText() const;
    QString redoText() const;
    void undo();
    void redo();

Q_SIGNALS:
    /// What there is to take back or to do again.
    void changed();

private:
    bool isPlaying() const;
    /// Whether a piece has gone a part of his way; one who is only chosen has not.
    bool isMidMove() const;
    bool hasEdits() const { return m_editsAfterMove > 0; }
    void modeChanged();
    void moved();
    void edited();

    Workspace &m_workspace;
    std::size_t m_node = 0;   ///< of the game, when it was last looked at
    int m_index = 0;          ///< of the undo stack, likewise
    int m_editsAfterMove = 0; ///< since the last move, or since the mode was entered
    int m_undoneEdits = 0;    ///< of those
};

} // namespace rookery
