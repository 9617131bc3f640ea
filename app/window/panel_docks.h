#pragma once

#include "app/settings/key_rows.h"
#include "widgets/session/mode.h"

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QStringList>

class QDockWidget;
class QMainWindow;
class QMenu;
class QStackedWidget;
class QTabWidget;

namespace rookery {

class AuditPanel;
class BoardPanel;
class ComparePanel;
class DirectionsPanel;
class HistoryPanel;
class LabPanel;
class LibraryPanel;
class Panel;
class PiecesPanel;
class PlayPanel;
class Preferences;
class ProblemsPanel;
class RulesPanel;
class SetupPanel;
class Workspace;
class ZonePanel;

/// A dock, by the action that shows and hides it.
struct PanelRow
{
    const char *id; ///< "panel.pieces"
    const char *title;
    QKeySequence key;
};

const QList<PanelRow> &panelTable();
QString panelTitle(const PanelRow &row);

/// The panels of the window and the docks that they stand in. There is one of each; they show the
/// workspace of the current tab.
class PanelDocks final : public QObject
{
    Q_OBJECT

public:
    /// Makes all of them at the sides of this window, which owns them. What the user closes stays
    /// closed, over designs, modes and runs: the two that follow the mode in that mode alone.
    PanelDocks(QMainWindow *window, Preferences &preferences);

    /// All panels show this workspace, which may be null.
    void bind(Workspace *workspace);
    QList<QDockWidget *> docks() const; ///< in the order of panelTable()
    void setKeys(const KeyChanges &changes);
    /// Shows those that are of use and not closed; none while there is no design on show, or while
    /// the user hides all.
    void setVisible(bool visible);
    /// What a mode has beside the board.
    void showMode(Mode mode);
    /// Those that are open as long as nothing was opened or closed.
    void openUsual();
    /// An entry for each, with its key.
    QMenu *makeMenu();
    /// The same actions: they show and hide a panel.
    QList<QAction *> toggles() const;
    /// Where the manual explains the panel that this widget lies in; empty outside of panels.
    QString placeOf(const QWidget *widget) const;
    /// All of these places.
    QStringList places() const;
    /// The sizes of a window that no one has arranged yet.
    void resize();

    void showLibrary(const QString &name);
    void showRules();
    void showZones();
    void showProblems();
    void toggleProblems();
    void refreshProblems();

    PiecesPanel &pieces() const { return *m_pieces; }
    BoardPanel &board() const { return *m_board; }
    SetupPanel &setup() const { return *m_setup; }
    RulesPanel &rules() const { return *m_rules; }
    LabPanel &lab() const { return *m_lab; }
    PlayPanel &play() const { return *m_play; }
    ProblemsPanel &problems() const { return *m_problems; }

Q_SIGNALS:
    /// The manual, at this place.
    void helpWanted(const QString &place);

private:
    struct ExplainedPanel
    {
        Panel *panel;
        const char *place; ///< in the manual
    };
    QList<ExplainedPanel> panels() const;
    void giveTitle(QDockWidget &dock);
    QWidget *panelOf(Mode mode) const;
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool isOfUse(const QDockWidget &dock) const;
    QString keyOf(const QDockWidget &dock) const;
    void setClosed(const QDockWidget &dock, bool isClosed);
    void open(QDockWidget &dock);
    void refreshVisible();
    int lowerHeight() const;

    QMainWindow *m_window;
    Preferences &m_preferences;
    Mode m_mode = Mode::Board;
    bool m_isVisible = true;
    PiecesPanel *m_pieces;
    BoardPanel *m_board;
    ZonePanel *m_zones;
    AuditPanel *m_audit;
    QTabWidget *m_boardPages; ///< what Board mode has beside the canvas
    DirectionsPanel *m_directions;
    LibraryPanel *m_library;
    ComparePanel *m_compare;
    QTabWidget *m_pieceTabs; ///< the two of them, in Pieces mode
    SetupPanel *m_setup;
    RulesPanel *m_rules;
    QTabWidget *m_setupPages; ///< the two of them, in Setup mode
    PlayPanel *m_play;
    LabPanel *m_lab;
    ProblemsPanel *m_problems;
    HistoryPanel *m_history;
    QStackedWidget *m_modePanels;
    QDockWidget *m_piecesDock = nullptr;
    QDockWidget *m_modeDock = nullptr;
    QDockWidget *m_problemsDock = nullptr;
    QDockWidget *m_historyDock = nullptr;
};

} // namespace rookery
