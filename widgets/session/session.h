#pragma once

#include "model/base/result.h"
#include "model/design/design.h"
#include "model/play/position/position.h"
#include "model/play/reach/compiled_game.h"

#include <QFlags>
#include <QObject>
#include <QUndoStack>

#include <memory>
#include <optional>

namespace rookery {

enum class Section {
    Info = 1,
    Board = 2,
    Directions = 4,
    Pieces = 8,
    Setup = 16,
    Rules = 32,
    Examples = 64,
    Exports = 128,
};
Q_DECLARE_FLAGS(Sections, Section)
Q_DECLARE_OPERATORS_FOR_FLAGS(Sections)

inline constexpr Sections allSections = Sections::fromInt(255);

/// The one place where the open design changes. Widgets read design(), ask for edits here, and
/// redraw on designChanged(). What moves where is always asked of game().
class Session final : public QObject
{
    Q_OBJECT

public:
    explicit Session(Design design, QObject *parent = nullptr);
    ~Session() override;

    /// What the user sees now: the running gesture's design, or else the committed one.
    const Design &design() const { return m_preview ? *m_preview : m_committed; }
    const Design &committed() const { return m_committed; }

    /// The board and the start position, which follow every change at once.
    const Board &board() const { return *m_board; }
    const Position &position() const { return *m_position; }
    /// The design made ready to answer, when it is asked for: a stroke over a large board does not
    /// wait for tables of what pieces reach.
    const CompiledGame &game() const { return *sharedGame(); }
    const std::shared_ptr<const CompiledGame> &sharedGame() const;

    /// One finished edit. Neighbouring edits with the same non-empty key become one undo step.
    void apply(const QString &text, Design next, const QString &mergeKey = {});
    /// The same for an edit that may fail; then nothing changes and refused() says why.
    bool apply(const QString &text, Result<Design> next, const QString &mergeKey = {});

    /// A running gesture: any number of previews, then one commit or one cancel.
    void preview(Design next);
    bool preview(Result<Design> next);
    void commit(const QString &text);
    void cancel();
    bool isPreviewing() const { return m_preview.has_value(); }

    /// While a gesture runs, undo means cancel.
    void undo();
    void redo();
    /// The design with so many steps of the undo stack done, 0 to their number.
    const Design &versionAt(int step) const;
    QUndoStack &undoStack() { return m_undoStack; }
    const QUndoStack &undoStack() const { return m_undoStack; }

Q_SIGNALS:
    void designChanged(rookery::Sections changed);
    /// Follows designChanged, when all have heard of it.
    void designSettled();
    void refused(const QString &sentence);

private:
    friend class SnapshotCommand;

    void publish();
    void recompile(Sections changed);

    Design m_committed;
    std::optional<Design> m_preview;
    Design m_published;
    std::shared_ptr<const Board> m_board;
    mutable std::shared_ptr<const CompiledGame> m_game; ///< of an earlier design if `m_isOld`
    mutable bool m_isOld = false;
    std::optional<Position> m_position;
    QUndoStack m_undoStack;
};

/// Which sections of two designs differ. Sections that share an address are known to be equal.
Sections changedSections(const Design &before, const Design &after);

} // namespace rookery
