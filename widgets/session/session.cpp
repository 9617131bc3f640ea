#include "widgets/session/session.h"

#include "model/edit/rules/own_texts.h"
#include "model/play/reach/design_board.h"
#include "widgets/base/shown_wording.h"

#include <QUndoCommand>

#include <utility>

namespace rookery {

namespace {

/// An edit may share its section with the version before it only by value; then no one is told.
template<class T>
Sections sectionChanged(Section section, const Shared<T> &before, const Shared<T> &after)
{
    return before == after ? Sections() : Sections(section);
}

} // namespace

/// The only undo command there is: it exchanges two designs.
class SnapshotCommand final : public QUndoCommand
{
public:
    SnapshotCommand(Session &session, const QString &text, Design next, QString mergeKey)
        : QUndoCommand(text)
        , m_session(session)
        , m_other(std::move(next))
        , m_mergeKey(std::move(mergeKey))
    {
    }

    void redo() override { swap(); }
    void undo() override { swap(); }
    int id() const override { return m_mergeKey.isEmpty() ? -1 : 1; }

    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = static_cast<const SnapshotCommand *>(other);
        if (next->m_mergeKey != m_mergeKey)
            return false;
        setObsolete(m_other == m_session.m_committed);
        return true;
    }

    /// Before the step while it is done, behind it while it is not.
    const Design &otherSide() const { return m_other; }

private:
    void swap()
    {
        std::swap(m_session.m_committed, m_other);
        m_session.publish();
    }

    Session &m_session;
    Design m_other;
    QString m_mergeKey;
};

Session::Session(Design design, QObject *parent)
    : QObject(parent)
    , m_committed(std::move(design))
    , m_published(m_committed)
{
    recompile(allSections);
}

Session::~Session()
{
    // Clearing the stack would emit signals into a half-destroyed session.
    m_undoStack.blockSignals(true);
}

const Design &Session::versionAt(int step) const
{
    const int now = m_undoStack.index();
    if (step == now)
        return m_committed;
    const auto *command = m_undoStack.command(step < now ? step : step - 1);
    return static_cast<const SnapshotCommand *>(command)->otherSide();
}

void Session::apply(const QString &text, Design next, const QString &mergeKey)
{
    const bool hadPreview = std::exchange(m_preview, std::nullopt).has_value();
    if (next != m_committed)
        m_undoStack.push(new SnapshotCommand(*this, text, std::move(next), mergeKey));
    else if (hadPreview)
        publish();
}

bool Session::apply(const QString &text, Result<Design> next, const QString &mergeKey)
{
    next = withRulesReadable(design(), std::move(next));
    if (!next) {
        cancel();
        Q_EMIT refused(shown(next.error().message));
        return false;
    }
    apply(text, std::move(*next), mergeKey);
    return true;
}

void Session::preview(Design next)
{
    m_preview = std::move(next);
    publish();
}

bool Session::preview(Result<Design> next)
{
    next = withRulesReadable(design(), std::move(next));
    if (!next) {
        Q_EMIT refused(shown(next.error().message));
        return false;
    }
    preview(std::move(*next));
    return true;
}

void Session::commit(const QString &text)
{
    if (m_preview)
        apply(text, *std::exchange(m_preview, std::nullopt));
}

void Session::cancel()
{
    if (std::exchange(m_preview, std::nullopt))
        publish();
}

void Session::undo()
{
    if (m_preview)
        cancel();
    else
        m_undoStack.undo();
}

void Session::redo()
{
    if (!m_preview)
        m_undoStack.redo();
}

void Session::publish()
{
    const Sections changed = changedSections(m_published, design());
    m_published = design();
    if (!changed)
        return;
    recompile(changed);
    Q_EMIT designChanged(changed);
    Q_EMIT designSettled();
}

void Session::recompile(Sections changed)
{
    constexpr Sections compiled =
        Section::Board | Section::Directions | Section::Pieces | Section::Rules | Section::Setup;
    if (!(changed & compiled))
        return;
    m_isOld = true;
    if (changed & (Section::Board | Section::Directions | Section::Pieces))
        m_board = designBoard(design(), m_board);
    m_position = startPosition(design(), *m_board);
}

const std::shared_ptr<const CompiledGame> &Session::sharedGame() const
{
    if (std::exchange(m_isOld, false))
        m_game = std::make_shared<const CompiledGame>(design(), m_game.get(), m_board);
    return m_game;
}

Sections changedSections(const Design &before, const Design &after)
{
    return sectionChanged(Section::Info, before.info, after.info)
           | sectionChanged(Section::Board, before.board, after.board)
           | sectionChanged(Section::Directions, before.directions, after.directions)
           | sectionChanged(Section::Pieces, before.pieces, after.pieces)
           | sectionChanged(Section::Setup, before.setup, after.setup)
           | sectionChanged(Section::Rules, before.rules, after.rules)
           | sectionChanged(Section::Examples, before.examples, after.examples)
           | sectionChanged(Section::Exports, before.exports, after.exports);
}

} // namespace rookery
