#pragma once

#include "model/base/shared.h"
#include "model/movement/notation.h"
#include "widgets/workspace/workspace.h"

#include <QObject>
#include <QString>

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace rookery {

/// The movement that the piece editor is about. Its painter, its list and its text all read it here
/// and change it here, so that they cannot disagree.
///
/// A design holds no movement without a step. An empty one waits here as a draft until something is
/// painted into it; when an undo brings back what the draft was made from, so is the draft.
class EditedMovement final : public QObject
{
    Q_OBJECT

public:
    explicit EditedMovement(Workspace &workspace, QObject *parent = nullptr);

    /// One movement of the piece, in its own notation and, where one can say it, as a path.
    struct Entry
    {
        std::optional<std::size_t> index; ///< in the piece's list; none for the draft
        When when = When::Always;
        Notation notation = Notation::Paths;
        BetzaDialect dialect = BetzaDialect::XBetza;
        std::vector<MovementLegs> legs; ///< of a movement that is not written as a path
        Path path;
        std::string text; ///< the path or the Betza string as its author wrote it
        Message fault;    ///< why no path can say it; then it cannot be painted

        bool canPaint() const { return fault.isEmpty(); }
        /// Whether it is read and typed as a path, also where it is written as legs.
        bool isPath() const { return canPaint() && notation != Notation::Betza; }
        /// Whether its parts are a path's items; any other notation's parts are legs.
        bool hasItems() const { return canPaint() && notation == Notation::Paths; }
        bool isText() const { return isPath() || notation == Notation::Betza; }
    };

    Workspace &workspace() const { return m_workspace; }
    const Directions &directions() const { return *m_workspace.design().directions; }
    /// The piece type; null if there is none.
    const PieceType *type() const;
    /// A leg of one of an entry's graphs.
    struct LegPlace
    {
        std::size_t part = 0;
        LegId leg;

        friend auto operator<=>(const LegPlace &, const LegPlace &) = default;
    };
    /// A row of the list: an entry, or a part of it.
    struct Row
    {
        std::size_t entry = 0;
        std::optional<std::size_t> item = {};
        std::optional<LegPlace> leg = {};

        friend auto operator<=>(const Row &, const Row &) = default;
    };
    /// How the player whose view is shown holds the board.
    Orientation facing() const;

    /// Every movement of the piece; at least one, if only the draft.
    const std::vector<Entry> &entries() const { return m_entries; }
    std::size_t current() const { return m_current; }
    const Entry &entry() const { return m_entries[m_current]; }
    /// The item of the current path that is looked at alone.
    std::optional<std::size_t> item() const { return m_item; }
    /// The leg of the current movement that is looked at alone.
    const std::optional<LegPlace> &leg() const { return m_leg; }
    void choose(std::size_t entry, std::optional<std::size_t> item = std::nullopt);
    void choose(const Row &row);

    /// Rows can be switched off to see what the others do. That is no part of the design.
    bool isOn(const Row &row) const { return !m_off.contains(row); }
    void toggle(const Row &row);
    /// What an entry does without the rows that are switched off.
    std::vector<Movement> shown(std::size_t entry) const;
    /// What the chosen part does alone; nothing if a whole movement is chosen.
    std::vector<Movement> chosenPart() const;

    /// What a stroke changes: the current movement, or a new one behind it. A draft takes either.
    enum class Onto { Current, NewMovement };
    /// A stroke of the painter: previews, then one commit or one cancel.
    void beginStroke(Onto onto = Onto::Current);
    void previewStroke(const Path &path);
    void previewStroke(const LegGraph &legs);
    void commitStroke(const QString &undoText);
    void cancelStroke();

    /// One finished change of the current movement's path; an empty path leaves a draft.
    void applyPath(const QString &undoText, const Path &path);
    /// The current movement with other legs, or why it cannot be so.
    std::optional<Error>
    applyLegs(const QString &undoText, const LegGraph &legs, const QString &mergeKey = {});
    /// The legs that the current movement is written as; null if it is written otherwise.
    const LegGraph *writtenLegs() const;
    /// What was typed, which must be a path or a Betza string that can be read.
    void applyTyped(const Movement &typed, const QString &mergeKey);
    /// The current movement in another notation; why not, if it cannot be written so.
    Result<Design> writtenIn(Notation notation) const;
    /// Whether it could be written so; the session says why not.
    bool applyNotation(Notation notation);
    /// What the current movement does, in plain words.
    QString words() const;

    void setWhen(std::size_t entry, When when);
    void addMovement();
    void duplicateMovement();
    void removeMovement();
    void moveMovement(int by);
    /// To another place in the piece's list.
    void moveMovementTo(std::size_t place);

Q_SIGNALS:
    /// Anything that the views show.
    void changed();

private:
    /// An empty movement among others, which are compared to know whether it is still meant.
    struct Draft
    {
        std::vector<Movement> others;
        std::size_t place = 0;
        When when = When::Always;
    };
    /// Where the next edit goes.
    struct Target
    {
        PieceId piece;
        std::optional<std::size_t> index;
        std::size_t place = 0;
        When when = When::Always;
    };

    void refresh();
    void followRows(const std::vector<Entry> &before, const std::vector<Movement> &movesBefore);
    void forgetStroke();
    void forgetRowsThatAreGone();
    void readEntries();
    void readDefinition(const Movement &movement, Entry &entry) const;
    bool hasDraft() const;
    Target target();
    Result<Design> changedTo(const Target &target, const std::optional<Movement> &written);
    Result<Design> withPath(const Target &target, const Path &path);
    const std::vector<Movement> &moves() const { return type()->moves; }

    Workspace &m_workspace;
    Shared<Pieces> m_seen; ///< that m_piece and the entries are numbered by
    std::optional<PieceId> m_piece;
    PlayerId m_player;
    std::vector<Entry> m_entries;
    std::size_t m_current = 0;
    std::optional<std::size_t> m_item;
    std::optional<LegPlace> m_leg;
    std::set<Row> m_off;
    std::optional<Draft> m_draft;
    std::optional<Target> m_stroke;
    std::size_t m_beforeStroke = 0; ///< the current movement
    int m_nextCurrent = -1;         ///< chosen as soon as a running edit is published
};

} // namespace rookery
