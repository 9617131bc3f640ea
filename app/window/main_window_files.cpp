#include "app/window/description_dialog.h"
#include "app/window/document_view.h"
#include "app/window/main_window.h"
#include "app/window/new_board_dialog.h"
#include "app/window/notice_bar.h"
#include "app/window/welcome_page.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/renumbering/sites.h"
#include "model/edit/rules/description_edits.h"
#include "model/exchange/target/format.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"
#include "model/file/disk/atomic_write.h"
#include "model/play/position/position_text.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/picture/picture_export.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QTabWidget>

#include <algorithm>

namespace rookery {

namespace {

constexpr int recentFiles = 20;
constexpr int pictureSide = 1600;

QString designFilter()
{
    return MainWindow::tr("Rookery designs (*.rookery)");
}

/// Whether the name is one that another program's games have.
bool isForeign(const QString &path)
{
    const std::string suffix =
        (QLatin1Char('.') + QFileInfo(path).suffix().toLower()).toStdString();
    const auto all = formats();
    return std::any_of(all.begin(), all.end(), [&](const Format &format) {
        return format.reads() && format.suffix == suffix;
    });
}

QString errorText(const FileErrors &errors)
{
    const Error &first = errors.list.front();
    QString text = QString::fromStdString(first.message);
    if (first.place.line > 0)
        text = MainWindow::tr("line %1, column %2: %3")
                   .arg(first.place.line)
                   .arg(first.place.column)
                   .arg(text);
    if (errors.list.size() > 1)
        text += MainWindow::tr(
            " – and %n more fault(s)", nullptr, static_cast<int>(errors.list.size() - 1));
    return text;
}

} // namespace

Questions Questions::byDialog()
{
    Questions questions;
    questions.openPath = [](QWidget *parent) {
        const QString foreign =
            MainWindow::tr("Other programs' games (*.ini *.zrf *.html *.fen *.txt)");
        return QFileDialog::getOpenFileName(parent,
                                            MainWindow::tr("Open a design"),
                                            {},
                                            designFilter() + QStringLiteral(";;") + foreign);
    };
    questions.savePath = [](QWidget *parent, const QString &suggestion, const QString &filter) {
        return QFileDialog::getSaveFileName(parent, MainWindow::tr("Save as"), suggestion, filter);
    };
    questions.unsaved = [](QWidget *parent, const QString &title) {
        QMessageBox box(QMessageBox::Warning,
                        MainWindow::tr("Unsaved work"),
                        MainWindow::tr("“%1” has unsaved changes.").arg(title),
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel,
                        parent);
        box.setInformativeText(
            MainWindow::tr("Without saving, the changes since the last save are lost."));
        switch (box.exec()) {
        case QMessageBox::Save:
            return Unsaved::Save;
        case QMessageBox::Discard:
            return Unsaved::Discard;
        default:
            return Unsaved::Cancel;
        }
    };
    questions.overwriteChanged = [](QWidget *parent, const QString &title) {
        QMessageBox box(
            QMessageBox::Warning,
            MainWindow::tr("Changed on disk"),
            MainWindow::tr("Another program has changed “%1” since you opened it.").arg(title),
            QMessageBox::Cancel,
            parent);
        box.setInformativeText(MainWindow::tr("Saving replaces what that program wrote."));
        const auto *replace =
            box.addButton(MainWindow::tr("Replace it"), QMessageBox::DestructiveRole);
        box.exec();
        return box.clickedButton() == replace;
    };
    return questions;
}

void MainWindow::describe()
{
    Session &session = current()->workspace().session();
    auto *dialog = new DescriptionDialog(session.committed(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, &session, [dialog, &session] {
        session.apply(tr("Describe the design"), withInfo(session.committed(), dialog->info()));
    });
    dialog->open();
}

void MainWindow::connectFileActions()
{
    m_actions->on(QStringLiteral("file.new"), [this] { newDesign(); });
    m_actions->on(QStringLiteral("file.new-template"), [this] {
        m_stack->setCurrentWidget(
            m_stack->currentWidget() == m_tabs ? static_cast<QWidget *>(m_welcome) : m_tabs);
        if (documentCount() == 0)
            m_stack->setCurrentWidget(m_welcome);
    });
    m_actions->on(QStringLiteral("file.open"), [this] {
        const QString path = m_questions.openPath(this);
        if (!path.isEmpty())
            openFile(path);
    });
    m_actions->on(QStringLiteral("file.save"), [this] { save(*current()); });
    m_actions->on(QStringLiteral("file.save-as"), [this] { saveAs(*current()); });
    m_actions->on(QStringLiteral("file.save-all"), [this] {
        for (int i = 0; i < m_tabs->count(); ++i) {
            auto *view = qobject_cast<DocumentView *>(m_tabs->widget(i));
            if (view->document().isModified() && !save(*view))
                return;
        }
    });
    m_actions->on(QStringLiteral("file.describe"), [this] { describe(); });
    m_actions->on(QStringLiteral("file.picture"), [this] { savePicture(); });
    m_actions->on(QStringLiteral("file.close"), [this] { closeView(current()); });
    m_actions->on(QStringLiteral("file.quit"), [this] { close(); });
    m_actions->on(QStringLiteral("board.another"), [this] { anotherBoard(); });
    connect(m_welcome, &WelcomePage::newWanted, this, &MainWindow::newDesign);
    connect(m_welcome,
            &WelcomePage::openWanted,
            m_actions->at(QStringLiteral("file.open")),
            &QAction::trigger);
    connect(m_welcome, &WelcomePage::bundledWanted, this, &MainWindow::openBundled);
    connect(m_welcome, &WelcomePage::fileWanted, this, &MainWindow::openFile);
    connect(m_welcome, &WelcomePage::recoverWanted, this, [this](int index) {
        auto opened = Document::recover(m_recovered[static_cast<std::size_t>(index)], m_store);
        if (!opened)
            return m_welcome->notices().ask(errorText(opened.error()), {});
        DocumentView *view = addDocument(std::move(opened->document));
        const std::string original = view->document().originalPath().string();
        view->notices().ask(original.empty()
                                ? tr("This is recovered work that was never saved.")
                                : tr("This is recovered work on %1; saving asks where to.")
                                      .arg(QString::fromStdString(original)),
                            {});
        m_recovered.erase(m_recovered.begin() + index);
        m_welcome->setRecovered(m_recovered);
    });
    connect(m_welcome, &WelcomePage::discardWanted, this, [this](int index) {
        m_store.discard(m_recovered[static_cast<std::size_t>(index)].id);
        m_recovered.erase(m_recovered.begin() + index);
        m_welcome->setRecovered(m_recovered);
    });
    connect(&m_store, &RecoveryStore::failed, this, [this](const QString &sentence) {
        if (current())
            current()->notices().say(tr("No recovery copy could be kept: %1").arg(sentence));
    });
}

void MainWindow::newDesign()
{
    auto *dialog = new NewBoardDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (dialog->recipe())
            addDocument(
                std::make_unique<Document>(rookery::newDesign(*dialog->recipe(), {}), m_store));
    });
    dialog->open();
}

void MainWindow::anotherBoard()
{
    if (!current())
        return;
    auto *dialog = new NewBoardDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, view = current()] {
        if (m_tabs->indexOf(view) < 0 || !dialog->recipe())
            return;
        Session &session = view->workspace().session();
        auto next = withBoard(session.design(), *dialog->recipe());
        const Losses lost = next ? losses(session.design(), *next) : Losses();
        const auto apply = [&session, next, text = tr("Another board")] {
            session.apply(text, next);
        };
        if (lost.pieces + lost.links == 0)
            return apply();
        view->notices().ask(
            tr("The new board would remove %1.").arg(QString::fromStdString(describeLosses(lost))),
            {{tr("Take the new board"), apply}, {tr("Keep the old one"), [] {
                                                 }}});
    });
    dialog->open();
}

NoticeBar &MainWindow::notices()
{
    return m_stack->currentWidget() == m_welcome ? m_welcome->notices() : current()->notices();
}

bool MainWindow::openFile(const QString &path)
{
    if (isForeign(path)) {
        importFile(path);
        return true;
    }
    const QString canonical = QFileInfo(path).canonicalFilePath();
    for (int i = 0; i < m_tabs->count(); ++i) {
        const auto &open = qobject_cast<DocumentView *>(m_tabs->widget(i))->document().path();
        if (!canonical.isEmpty() && !open.empty()
            && QFileInfo(QString::fromStdString(open.string())).canonicalFilePath() == canonical) {
            m_tabs->setCurrentIndex(i);
            m_stack->setCurrentWidget(m_tabs);
            return true;
        }
    }
    auto opened = Document::open(path.toStdString(), m_store);
    if (!opened) {
        const QString text = tr("“%1” was not opened: %2")
                                 .arg(QFileInfo(path).fileName(), errorText(opened.error()));
        notices().ask(text, {});
        return false;
    }
    const auto warnings = opened->warnings;
    DocumentView *view = addDocument(std::move(opened->document));
    if (!warnings.empty()) {
        view->notices().say(tr("%n part(s) of this file are newer than this program; they are kept "
                               "when you save. The first: %1",
                               nullptr,
                               static_cast<int>(warnings.size()))
                                .arg(QString::fromStdString(warnings.front().sentence)));
    }
    rememberRecent(QFileInfo(path).absoluteFilePath());
    return true;
}

bool MainWindow::openBundled(const QString &name)
{
    const BundledDesign *bundled = findBundled(name.toStdString());
    auto read =
        bundled ? readDesign(bundled->text)
                : Result<ReadDesign, Errors>(Unexpected(Errors{Error{"no such design", {}, {}}}));
    if (!read) {
        notices().ask(tr("There is no bundled design “%1”").arg(name), {});
        return false;
    }
    DocumentView *view = addDocument(std::make_unique<Document>(std::move(read->design), m_store));
    if (!view->workspace().design().setup->placements.empty())
        view->workspace().choices().setMode(Mode::Setup);
    return true;
}

bool MainWindow::save(DocumentView &view)
{
    const Document &document = view.document();
    if (document.path().empty())
        return saveAs(view);
    if (document.hasChangedOnDisk() && !m_questions.overwriteChanged(this, document.title()))
        return false;
    return writeTo(view, QString::fromStdString(document.path().string()));
}

bool MainWindow::saveAs(DocumentView &view)
{
    const Document &document = view.document();
    QString suggestion = QString::fromStdString(
        (document.path().empty() ? document.originalPath() : document.path()).string());
    if (suggestion.isEmpty())
        suggestion = document.title() + QStringLiteral(".rookery");
    QString path = m_questions.savePath(this, suggestion, designFilter());
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".rookery");
    return writeTo(view, path);
}

bool MainWindow::writeTo(DocumentView &view, const QString &path)
{
    const auto done = view.document().saveAs(path.toStdString());
    if (!done) {
        view.notices().ask(
            tr("%1. Your previous file is untouched and your changes are in the recovery copy.")
                .arg(QString::fromStdString(done.error().message)),
            {{tr("Save to another place…"),
              [this, &view] {
                  saveAs(view);
              }},
             {tr("Try again"), [this, &view, path] {
                  writeTo(view, path);
              }}});
        return false;
    }
    statusBar()->showMessage(tr("Saved %1").arg(path), 4000);
    rememberRecent(QFileInfo(path).absoluteFilePath());
    refreshTitles();
    return true;
}

void MainWindow::savePicture()
{
    DocumentView *view = current();
    QString path = m_questions.savePath(this,
                                        view->document().title() + QStringLiteral(".svg"),
                                        tr("Pictures (*.svg *.png *.pdf)"));
    if (path.isEmpty())
        return;
    const auto format =
        enumFromName<PictureFormat>(QFileInfo(path).suffix().toLower().toStdString());
    if (!format)
        return view->notices().say(tr("A picture's name ends in .svg, .png or .pdf"));
    BoardPicture picture = view->canvas().picture();
    picture.hasLegend = true;
    const QByteArray bytes = pictureBytes(
        picture, *format, pictureSize(picture, pictureSide), view->workspace().view().isFlipped());
    const auto done = writeFileAtomically(
        path.toStdString(),
        std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    if (!done)
        view->notices().say(QString::fromStdString(done.error().message));
    else
        statusBar()->showMessage(tr("Saved %1").arg(path), 4000);
}

void MainWindow::copyPicture()
{
    DocumentView *view = current();
    const Session &session = view->workspace().session();
    const QString text = QString::fromStdString(
        writePosition(session.position(), session.design(), session.board()));
    BoardPicture picture = view->canvas().picture();
    picture.hasLegend = true;
    QApplication::clipboard()->setMimeData(
        clipboardPicture(picture, text, view->workspace().view().isFlipped()).release());
    statusBar()->showMessage(tr("The board is on the clipboard as SVG, PNG and text"), 4000);
}

bool MainWindow::mayClose(DocumentView &view)
{
    if (!view.document().isModified())
        return true;
    m_tabs->setCurrentWidget(&view);
    switch (m_questions.unsaved(this, view.document().title())) {
    case Questions::Unsaved::Save:
        return save(view);
    case Questions::Unsaved::Discard:
        view.document().giveUp();
        return true;
    case Questions::Unsaved::Cancel:
        break;
    }
    return false;
}

bool MainWindow::closeView(DocumentView *view)
{
    if (!view || !mayClose(*view))
        return false;
    forgetView(view);
    return true;
}

void MainWindow::forgetView(DocumentView *view)
{
    m_tabs->removeTab(m_tabs->indexOf(view));
    currentChanged();
    delete view;
}

void MainWindow::offerRecovered()
{
    m_recovered = m_store.recoverable();
    m_welcome->setRecovered(m_recovered);
    if (!m_recovered.empty() && current())
        current()->notices().ask(tr("%n design(s) of an earlier run were not saved.",
                                    nullptr,
                                    static_cast<int>(m_recovered.size())),
                                 {{tr("Show them"), [this] {
                                       m_stack->setCurrentWidget(m_welcome);
                                   }}});
}

void MainWindow::rememberRecent(const QString &path)
{
    QSettings settings;
    QStringList paths = settings.value(QStringLiteral("recent")).toStringList();
    paths.removeAll(path);
    paths.prepend(path);
    settings.setValue(QStringLiteral("recent"), QStringList(paths.mid(0, recentFiles)));
    refreshRecent();
}

void MainWindow::refreshRecent()
{
    const QStringList paths = QSettings().value(QStringLiteral("recent")).toStringList();
    m_welcome->setRecentFiles(paths);
    auto *menu = findChild<QMenu *>(QStringLiteral("recentMenu"));
    menu->clear();
    for (const QString &path : paths) {
        QAction *action =
            menu->addAction(QFileInfo(path).fileName(), this, [this, path] { openFile(path); });
        action->setStatusTip(path);
        action->setToolTip(path);
    }
    menu->setEnabled(!paths.isEmpty());
}

} // namespace rookery
