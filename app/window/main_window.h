#pragma once

#include "app/window/action_table.h"
#include "app/window/themes.h"
#include "widgets/workspace/document.h"

#include <QMainWindow>

#include <functional>
#include <memory>
#include <vector>

class QActionGroup;
class QStackedWidget;
class QTabWidget;
class QToolBar;
class QToolButton;

namespace rookery {

class DocumentView;
class ExportWriter;
class NoticeBar;
class PanelDocks;
class PortabilityChip;
class StatusLine;
class WelcomePage;
class Workspace;
enum class Mode;
struct ToolRow;

/// How the window asks for file names and decisions; tests answer in its place.
struct Questions
{
    enum class Unsaved { Save, Discard, Cancel };

    std::function<QString(QWidget *)> openPath;
    std::function<QString(QWidget *, const QString &suggestion, const QString &filter)> savePath;
    std::function<Unsaved(QWidget *, const QString &title)> unsaved;
    std::function<bool(QWidget *, const QString &title)> overwriteChanged;

    static Questions byDialog();
};

/// The designer: tabs of open designs, the panels around them, and the actions.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(RecoveryStore &store, QWidget *parent = nullptr);
    ~MainWindow() override;

    bool openFile(const QString &path);
    bool openBundled(const QString &name);
    DocumentView *addDocument(std::unique_ptr<Document> document);
    DocumentView *current() const;
    int documentCount() const;
    ActionSet &actions() { return *m_actions; }
    void setQuestions(Questions questions) { m_questions = std::move(questions); }
    void setTheme(Theme theme);

protected:
    void closeEvent(QCloseEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    // Fixed parts (main_window_layout.cpp)
    static constexpr int layoutVersion = 1; ///< of what the settings remember
    void makePanels();
    void makeToolBars();
    void makeStatusBar();
    void restoreSettings();
    void resetLayout();
    void sizePanels();
    void connectFileActions();
    void connectExportActions();
    void connectEditActions();
    void connectViewActions();
    void connectPlayActions();
    bool isPlaying() const;
    void connectHelpActions();

    // Documents (main_window_files.cpp)
    /// Of what is in view: a design or the start page.
    NoticeBar &notices();
    void newDesign();
    void anotherBoard();
    bool save(DocumentView &view);
    bool saveAs(DocumentView &view);
    bool writeTo(DocumentView &view, const QString &path);
    void describe();
    void savePicture();
    void copyPicture();
    void printSheet();
    /// Shows what a foreign text holds; an empty one is to be pasted.
    void importText(const QString &text, const QString &fileName);
    void importFile(const QString &path);
    ExportWriter *exports() const;
    bool closeView(DocumentView *view);
    bool mayClose(DocumentView &view);
    void offerRecovered();
    void rememberRecent(const QString &path);
    void refreshRecent();
    void forgetView(DocumentView *view);

    // Following the current tab
    void follow(DocumentView &view);
    void currentChanged();
    void cycleRegion(int by);
    void setCanvasActions(DocumentView &view);

    // What is around the board in a mode (main_window_modes.cpp)
    void modeChanged();
    void rebuildToolBar();
    QAction *toolAction(const ToolRow &row, Workspace &workspace);
    /// Toolbars leave their buttons out of the keyboard's round; ours take part.
    static void letTabIn(QToolBar *bar);
    void showLibrary(const QString &name);
    void showRules();
    void pickDigit(int digit);

    // What the window says of it (main_window_status.cpp)
    void refreshTitles();
    void refreshViewActions();
    void refreshUndo();
    void refreshStatus();
    void refreshProblems();

    RecoveryStore &m_store;
    Questions m_questions;
    ActionSet *m_actions;
    QStackedWidget *m_stack;
    WelcomePage *m_welcome;
    QTabWidget *m_tabs;

    QToolBar *m_modeBar;
    QToolBar *m_toolBar;
    QActionGroup *m_toolGroup = nullptr;
    QToolButton *m_problemCount;

    PanelDocks *m_docks;
    PortabilityChip *m_portability;
    std::unique_ptr<StatusLine> m_status;
    std::vector<RecoverableDocument> m_recovered;
    QByteArray m_firstLayout;
    bool m_wasShown = false;
    bool m_panelsAreSized = false; ///< until then their layout is not worth remembering
};

} // namespace rookery
