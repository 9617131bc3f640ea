#pragma once

#include "app/settings/preferences.h"
#include "app/window/action_table.h"
#include "app/window/questions.h"
#include "widgets/workspace/document.h"

#include <QMainWindow>

#include <memory>

namespace rookery {

class DesignActions;
class DocumentTabs;
class DocumentView;
class FileCommands;
class GameSounds;
class HelpCommands;
class ModeBar;
class PanelDocks;
class PictureCommands;
class PortabilityChip;
class ProblemsChip;
class RecentFiles;
class RecoveredWork;
class SettingsCommands;
class StatusLine;
class ToolBar;
class Tour;
class WelcomePage;

/// The designer: tabs of open designs, the panels around them, and the actions.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(RecoveryStore &store, Preferences &preferences, QWidget *parent = nullptr);
    ~MainWindow() override;

    bool openFile(const QString &path);
    bool openBundled(const QString &name);
    DocumentView *addDocument(std::unique_ptr<Document> document);
    DocumentView *current() const;
    int documentCount() const;
    ActionSet &actions() { return *m_actions; }
    void setQuestions(Questions questions) { m_questions = std::move(questions); }
    void setTheme(Theme theme);
    void showRules();
    void showDesigns(); ///< the one of before, if the start page is on show
    DocumentTabs &tabs() { return *m_tabs; }
    /// Writes into the settings where everything stands.
    void rememberLayout() const;

protected:
    void closeEvent(QCloseEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    // Fixed parts (main_window_layout.cpp)
    static constexpr int layoutVersion = 1; ///< of what the settings remember
    void makePanels();
    void makeToolBars(QMenu &panels);
    void makeStatusBar();
    void restoreSettings();
    void resetLayout();
    void sizePanels();

    // What menus and keys do (main_window_files.cpp, main_window_view.cpp)
    void connectFileActions();
    void connectExportActions();
    void followFiles();
    void connectViewActions();
    void connectLayoutActions();
    void connectHelpActions();
    void offerTour();
    void cycleRegion(int by);

    // Following the current tab
    void followTabs();
    void follow(DocumentView &view);
    void currentChanged();
    void setCanvasActions(DocumentView &view);

    // What is around the board in a mode (main_window_modes.cpp)
    void modeChanged();
    void showTools();
    void showLibrary(const QString &name);
    void pickDigit(int digit);

    // What the window says of it (main_window_status.cpp)
    void refreshTitles();
    void refreshViewActions();
    void refreshUndo();
    void refreshStatus();
    void refreshProblems();

    RecoveryStore &m_store;
    Preferences &m_preferences;
    Questions m_questions;
    ActionSet *m_actions;
    WelcomePage *m_welcome;
    DocumentTabs *m_tabs;
    FileCommands *m_files;
    PictureCommands *m_pictures;
    RecentFiles *m_recent;
    RecoveredWork *m_recovered;
    HelpCommands *m_help;
    GameSounds *m_sounds;
    Tour *m_tour;
    PanelDocks *m_docks;
    std::unique_ptr<DesignActions> m_designActions;

    ModeBar *m_modeBar;
    ToolBar *m_toolBar;
    SettingsCommands *m_settings;

    ProblemsChip *m_problemsChip;
    PortabilityChip *m_portability;
    std::unique_ptr<StatusLine> m_status;
    QByteArray m_firstLayout;
    bool m_wasShown = false;
    bool m_panelsAreSized = false; ///< until then their layout is not worth remembering
};

} // namespace rookery
