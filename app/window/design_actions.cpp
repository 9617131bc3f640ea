#include "app/window/design_actions.h"

#include "app/window/document_tabs.h"
#include "app/window/document_view.h"
#include "app/window/panel_docks.h"
#include "app/window/view_steps.h"
#include "model/edit/setup/setup_edits.h"
#include "widgets/analysis/problems_panel.h"
#include "widgets/base/shown.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/game/play_session.h"
#include "widgets/pieces/pieces_panel.h"
#include "widgets/play/play_bar.h"
#include "widgets/play/play_panel.h"
#include "widgets/rules/rules_panel.h"
#include "widgets/setup/setup_panel.h"
#include "widgets/tools/pieces_tool.h"

#include <QLineEdit>

#include <algorithm>
#include <set>

namespace rookery {

namespace {

std::set<SiteId> allSites(const Board &board)
{
    std::set<SiteId> all;
    for (const CellId cell : board.cells())
        all.insert(board.site(cell));
    return all;
}

/// The piece that the game is about, where it stands and among those that stand about it.
void choosePieceOfGame(Workspace &workspace)
{
    const PlaySession &play = workspace.play();
    if (const auto type = play.pieceInQuestion())
        workspace.choices().setPiece(*type);
    if (play.isStale())
        return;
    workspace.trial().showGame(play.shownPosition());
    if (const auto cell = play.markedFrom()) {
        workspace.trial().setStageCell(*cell);
        if (const auto piece = play.shownPosition().at(*cell))
            workspace.choices().setPlayer(piece->owner);
    }
}

} // namespace

bool needsDesign(const QString &action)
{
    static const QStringList single = {QStringLiteral("file.save"),
                                       QStringLiteral("file.save-as"),
                                       QStringLiteral("file.save-all"),
                                       QStringLiteral("file.describe"),
                                       QStringLiteral("file.folder"),
                                       QStringLiteral("file.compare"),
                                       QStringLiteral("file.picture"),
                                       QStringLiteral("file.close"),
                                       QStringLiteral("file.export"),
                                       QStringLiteral("file.repeat-exports"),
                                       QStringLiteral("file.print"),
                                       QStringLiteral("view.fit"),
                                       QStringLiteral("view.flip"),
                                       QStringLiteral("view.ghosts"),
                                       QStringLiteral("view.unrolled"),
                                       QStringLiteral("view.space"),
                                       QStringLiteral("view.names"),
                                       QStringLiteral("view.zones")};
    static const QStringList groups = {QStringLiteral("edit."),
                                       QStringLiteral("mode."),
                                       QStringLiteral("board."),
                                       QStringLiteral("pieces."),
                                       QStringLiteral("play."),
                                       QStringLiteral("game."),
                                       QStringLiteral("view.zoom")};
    if (action == QLatin1String("edit.settings"))
        return false;
    return single.contains(action)
           || std::any_of(groups.begin(), groups.end(), [&](const QString &group) {
                  return action.startsWith(group);
              });
}

DesignActions::DesignActions(ActionSet &actions, DocumentTabs &tabs, PanelDocks &docks)
    : m_actions(actions)
    , m_tabs(tabs)
    , m_docks(docks)
{
}

Workspace &DesignActions::workspace() const
{
    return m_tabs.current()->workspace();
}

void DesignActions::connectAll()
{
    m_actions.on(QStringLiteral("edit.undo"), [this] { m_tabs.current()->steps().undo(); });
    m_actions.on(QStringLiteral("edit.redo"), [this] { m_tabs.current()->steps().redo(); });
    m_actions.on(QStringLiteral("problems.next"), [this] {
        m_docks.showProblems();
        m_docks.problems().goToNext();
    });
    connectSelecting();
    connectClipboard();
    connectPieces();
    connectPlaying();
}

void DesignActions::connectSelecting()
{
    m_actions.on(QStringLiteral("edit.select-all"),
                 [this] { workspace().choices().setSelection(allSites(workspace().board())); });
    m_actions.on(QStringLiteral("edit.select-none"),
                 [this] { workspace().choices().setSelection({}); });
    m_actions.on(QStringLiteral("edit.invert"), [this] {
        std::set<SiteId> rest = allSites(workspace().board());
        for (const SiteId site : workspace().choices().selection())
            rest.erase(site);
        workspace().choices().setSelection(std::move(rest));
    });
    m_actions.on(QStringLiteral("edit.erase"), [this] {
        // Without a selection, Del acts on the cell under the keyboard's cursor.
        if (!workspace().choices().selection().empty())
            return eraseSelection(workspace().session(), workspace().choices());
        m_tabs.current()->canvas().eraseAtCursor();
    });
    m_actions.on(QStringLiteral("edit.select-alike"),
                 [this] { m_tabs.current()->canvas().selectAlike(); });
}

void DesignActions::connectClipboard()
{
    struct CanvasKey
    {
        const char *id;
        Qt::Key key;
    };
    const CanvasKey canvasKeys[] = {
        {"edit.cut", Qt::Key_X},
        {"edit.copy", Qt::Key_C},
        {"edit.paste", Qt::Key_V},
        {"edit.duplicate", Qt::Key_D},
    };
    for (const CanvasKey &row : canvasKeys)
        m_actions.on(QLatin1String(row.id), [this, key = row.key] {
            const bool isPlaying = showsGame(workspace().choices().mode());
            if (isPlaying && key == Qt::Key_C)
                return m_docks.play().copyGame();
            if (isPlaying && key == Qt::Key_V)
                return m_docks.play().paste();
            m_tabs.current()->canvas().giveToTool(QKeyCombination(Qt::ControlModifier, key));
        });
}

void DesignActions::connectPieces()
{
    m_actions.on(QStringLiteral("edit.clear-setup"), [this] {
        workspace().session().apply(tr("Clear the position"),
                                    withSetupCleared(workspace().design()));
    });
    m_actions.on(QStringLiteral("board.symmetry"), [this] {
        const std::vector<Symmetry> all = workspace().choices().symmetries();
        const auto now = std::find(all.begin(), all.end(), workspace().choices().symmetry());
        const Symmetry next =
            now == all.end() || now + 1 == all.end() ? Symmetry::None : *(now + 1);
        workspace().choices().setSymmetry(next);
        Q_EMIT workspace().said(shown(enumTitle(next)));
    });
    m_actions.on(QStringLiteral("pieces.new"), [this] { m_docks.pieces().addPiece(); });
    m_actions.on(QStringLiteral("pieces.edit"), [this] {
        if (showsGame(workspace().choices().mode()))
            choosePieceOfGame(workspace());
        workspace().choices().setMode(Mode::Pieces);
    });
    m_actions.on(QStringLiteral("pieces.rules"), [this] {
        workspace().choices().setMode(Mode::Setup);
        m_docks.showRules();
        m_docks.rules().takeKeyboard();
    });
    m_actions.on(QStringLiteral("pieces.switch-side"), [this] { m_docks.setup().switchSide(); });
}

/// What modes do that show the game; from elsewhere these actions go to Play mode first.
void DesignActions::connectPlaying()
{
    const auto play = [this]() -> PlaySession & {
        if (!showsGame(workspace().choices().mode()))
            workspace().choices().setMode(Mode::Play);
        return workspace().play();
    };
    m_actions.on(QStringLiteral("play.new"), [play] { play().newGame(); });
    m_actions.on(QStringLiteral("play.back"), [play] { play().goBack(); });
    m_actions.on(QStringLiteral("play.forward"), [play] { play().goForward(); });
    m_actions.on(QStringLiteral("play.pass"), [play] { play().pass(); });
    m_actions.on(QStringLiteral("play.go"), [play] { play().go(); });
    m_actions.on(QStringLiteral("play.stop"), [play] { play().stop(); });
    m_actions.on(QStringLiteral("play.now"), [play] { play().programs().hurry(); });
    m_actions.on(QStringLiteral("play.hint"), [play] { play().adviser().advise(); });
    m_actions.on(QStringLiteral("play.resign"), [play] { play().agreement().resign(); });
    m_actions.on(QStringLiteral("play.draw"), [play] { play().agreement().draw(); });
    m_actions.on(QStringLiteral("play.type"), [this, play] {
        play();
        m_tabs.current()->playBar().moveField()->setFocus(Qt::ShortcutFocusReason);
    });
    m_actions.on(QStringLiteral("play.pin"), [this] {
        workspace().choices().setMode(Mode::Play);
        m_docks.play().pinExample();
    });
}

} // namespace rookery
