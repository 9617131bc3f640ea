#include "app/games/game_commands.h"
#include "app/start/welcome_page.h"
#include "app/window/document_tabs.h"
#include "app/window/document_view.h"
#include "app/window/export_writer.h"
#include "app/window/file_commands.h"
#include "app/window/main_window.h"
#include "app/window/notice_bar.h"
#include "app/window/panel_docks.h"
#include "app/window/picture_commands.h"
#include "app/window/recent_files.h"
#include "app/window/recovered_work.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/export/portability_chip.h"
#include "widgets/play/play_panel.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QStatusBar>
#include <QUrl>

/// What the window does with files, and what it says of them.
namespace rookery {

/// In whatever the desktop shows folders with.
static void showFolderOf(const std::filesystem::path &file)
{
    const QFileInfo info(QString::fromStdString(file.string()));
    QDesktopServices::openUrl(QUrl::fromLocalFile(info.absolutePath()));
}

void MainWindow::connectFileActions()
{
    m_actions->on(QStringLiteral("file.new"), [this] { m_files->newDesign(); });
    m_actions->on(QStringLiteral("file.new-template"), [this] {
        if (current() && !m_tabs->onShow())
            m_tabs->leaveStart();
        else
            m_tabs->showStart();
    });
    m_actions->on(QStringLiteral("file.open"), [this] { m_files->open(); });
    m_actions->on(QStringLiteral("file.save"), [this] { m_files->save(*current()); });
    m_actions->on(QStringLiteral("file.save-as"), [this] { m_files->saveAs(*current()); });
    m_actions->on(QStringLiteral("file.save-all"), [this] { m_files->saveAll(); });
    m_actions->on(QStringLiteral("game.save"), [this] { m_files->games().save(*current()); });
    m_actions->on(QStringLiteral("game.save-as"), [this] { m_files->games().saveAs(*current()); });
    m_docks->play().setFileActions(m_actions->at(QStringLiteral("file.open")),
                                   m_actions->at(QStringLiteral("game.save")));
    m_actions->on(QStringLiteral("file.describe"), [this] { m_files->describe(); });
    m_actions->on(QStringLiteral("file.folder"),
                  [this] { showFolderOf(current()->document().path()); });
    m_actions->on(QStringLiteral("file.compare"), [this] { m_files->compare(*current()); });
    m_actions->on(QStringLiteral("file.picture"), [this] { m_pictures->save(*current()); });
    m_actions->on(QStringLiteral("file.close"), [this] {
        if (DocumentView *view = m_tabs->onShow())
            m_files->close(view);
        else
            m_tabs->leaveStart();
    });
    m_actions->on(QStringLiteral("file.quit"), [this] { close(); });
    m_actions->on(QStringLiteral("board.another"), [this] { m_files->anotherBoard(); });
}

void MainWindow::connectExportActions()
{
    const auto show = [this] {
        if (current())
            current()->workspace().choices().setMode(Mode::Export);
    };
    m_actions->on(QStringLiteral("file.export"), show);
    m_actions->on(QStringLiteral("file.repeat-exports"),
                  [this] { current()->findChild<ExportWriter *>()->repeat(); });
    m_actions->on(QStringLiteral("file.import"), [this] { m_files->importClipboard(); });
    m_actions->on(QStringLiteral("file.print"), [this] { m_pictures->print(*current()); });
    m_actions->on(QStringLiteral("edit.copy-picture"), [this] { m_pictures->copy(*current()); });
    connect(m_portability, &QToolButton::clicked, this, show);
}

/// The start page asks for files too, and the window says what became of them.
void MainWindow::followFiles()
{
    connect(m_welcome, &WelcomePage::newWanted, m_files, &FileCommands::newDesign);
    connect(m_welcome,
            &WelcomePage::openWanted,
            m_actions->at(QStringLiteral("file.open")),
            &QAction::trigger);
    connect(m_welcome, &WelcomePage::bundledWanted, m_files, &FileCommands::openBundled);
    connect(m_welcome, &WelcomePage::fileWanted, m_files, &FileCommands::openFile);
    connect(m_welcome, &WelcomePage::locateWanted, m_files, &FileCommands::locate);
    connect(m_files, &FileCommands::located, m_recent, &RecentFiles::replace);
    connect(m_welcome, &WelcomePage::pinToggled, m_recent, &RecentFiles::togglePin);
    connect(m_welcome, &WelcomePage::forgetWanted, m_recent, &RecentFiles::forget);
    connect(m_recovered, &RecoveredWork::pageWanted, m_tabs, &DocumentTabs::showStart);
    connect(m_welcome, &WelcomePage::backWanted, this, [this] {
        m_tabs->leaveStart();
        if (DocumentView *view = m_tabs->onShow())
            view->canvas().setFocus();
    });
    connect(m_recent, &RecentFiles::fileWanted, m_files, &FileCommands::openFile);
    connect(m_recent, &RecentFiles::changed, this, [this] {
        m_welcome->setRecentFiles(m_recent->pinned(), m_recent->others());
    });
    const auto say = [this](const QString &sentence, int milliseconds) {
        statusBar()->showMessage(sentence, milliseconds);
    };
    connect(m_files, &FileCommands::said, this, say);
    connect(m_pictures, &PictureCommands::said, this, say);
    connect(m_files, &FileCommands::refused, this, [this](const QString &sentence) {
        DocumentView *view = m_tabs->onShow();
        (view ? view->notices() : m_welcome->notices()).warn(sentence);
    });
    connect(m_files, &FileCommands::fileUsed, m_recent, &RecentFiles::remember);
    connect(m_files, &FileCommands::saved, this, &MainWindow::refreshTitles);
}

} // namespace rookery
