#include "app/window/file_commands.h"

#include "app/comparison/compare_dialog.h"
#include "app/games/game_commands.h"
#include "app/window/board_armies.h"
#include "app/window/description_dialog.h"
#include "app/window/document_tabs.h"
#include "app/window/document_view.h"
#include "app/window/import_dialog.h"
#include "app/window/names_of_copies.h"
#include "app/window/new_board_dialog.h"
#include "app/window/notice_bar.h"
#include "app/window/questions.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/renumbering/sites.h"
#include "model/edit/rules/description_edits.h"
#include "model/exchange/recognition.h"
#include "model/exchange/target/format.h"
#include "model/file/design/bundled_design.h"
#include "model/file/design/design_reader.h"
#include "model/file/disk/file_content.h"
#include "widgets/base/fault_words.h"
#include "widgets/base/shown_wording.h"
#include "widgets/canvas/empty_board_card.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

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

/// After a save that failed: whether the recovery copy has what the file has not.
QString whereChangesAre(Document &document)
{
    const Message fault = document.keepCopy();
    return fault.isEmpty()
               ? FileCommands::tr("Your changes are in the recovery copy.")
               : FileCommands::tr("Your changes are nowhere else: no recovery copy could be kept "
                                  "(%1).")
                     .arg(shown(fault));
}

} // namespace

QString errorText(const FileErrors &errors)
{
    const Error &first = errors.list.front();
    QString text = shown(first.message);
    if (first.place.line > 0)
        text = FileCommands::tr("line %1, column %2: %3")
                   .arg(first.place.line)
                   .arg(first.place.column)
                   .arg(text);
    return withMoreFaults(text, static_cast<int>(errors.list.size()) - 1);
}

FileCommands::FileCommands(DocumentTabs &tabs,
                           RecoveryStore &store,
                           const Questions &questions,
                           QWidget *window)
    : QObject(window)
    , m_tabs(tabs)
    , m_store(store)
    , m_questions(questions)
    , m_window(window)
    , m_games(new GameCommands(tabs, *this, questions, window))
{
    connect(&tabs, &DocumentTabs::made, this, [this](DocumentView *view) {
        connect(view, &DocumentView::compareWanted, this, [this, view] { compare(*view); });
        connect(view->findChild<EmptyBoardCard *>(),
                &EmptyBoardCard::boardWanted,
                this,
                &FileCommands::anotherBoard);
    });
    connect(m_games, &GameCommands::said, this, &FileCommands::said);
    connect(m_games, &GameCommands::refused, this, &FileCommands::refuse);
    connect(m_games, &GameCommands::fileUsed, this, &FileCommands::fileUsed);
}

// New designs

void FileCommands::newDesign()
{
    auto *dialog = new NewBoardDialog(NewBoardDialog::Purpose::NewDesign, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (!dialog->recipe())
            return;
        if (!dialog->army())
            return addDesign(rookery::newDesign(*dialog->recipe(), {}));
        if (auto design = designWithArmy(*dialog->recipe(), dialog->army()))
            addDesign(*std::move(design));
        else
            refuse(shown(design.error().message));
    });
    dialog->open();
}

void FileCommands::addDesign(Design design)
{
    DocumentView *view = m_tabs.add(std::make_unique<Document>(std::move(design), m_store));
    if (!view->workspace().design().setup->placements.empty())
        view->workspace().choices().setMode(Mode::Setup);
}

void FileCommands::anotherBoard()
{
    DocumentView *view = m_tabs.current();
    if (!view)
        return;
    auto *dialog = new NewBoardDialog(NewBoardDialog::Purpose::AnotherBoard, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, view] {
        if (m_tabs.indexOf(view) >= 0 && dialog->recipe())
            putBoard(*view, *dialog->recipe());
    });
    dialog->open();
}

/// Asks first if anything would be lost.
void FileCommands::putBoard(DocumentView &view, const BoardRecipe &recipe)
{
    Session &session = view.workspace().session();
    auto next = withBoard(session.design(), recipe);
    const Losses lost = next ? losses(session.design(), *next) : Losses();
    const auto apply = [&session, next, text = tr("Another board")] {
        session.apply(text, next);
    };
    if (lost.pieces + lost.links == 0)
        return apply();
    view.notices().ask(tr("The new board would remove %1.").arg(shown(describeLosses(lost))),
                       {{tr("Take the new board"), apply}, {tr("Keep the old one"), [] {
                                                            }}});
}

void FileCommands::describe()
{
    Session &session = m_tabs.current()->workspace().session();
    auto *dialog = new DescriptionDialog(session.committed(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, &session, [dialog, &session] {
        session.apply(tr("Describe the design"), withInfo(session.committed(), dialog->info()));
    });
    dialog->open();
}

// Reading

void FileCommands::open()
{
    const QString path = m_questions.openPath(m_window);
    if (!path.isEmpty())
        openFile(path);
}

void FileCommands::locate(const QString &missing)
{
    const QString path = m_questions.openPath(m_window);
    if (!path.isEmpty() && openFile(path))
        Q_EMIT located(missing, QFileInfo(path).absoluteFilePath());
}

bool FileCommands::openFile(const QString &path)
{
    if (GameCommands::isGameFile(path))
        return m_games->openFile(path);
    if (isForeign(path)) {
        importFile(path);
        return true;
    }
    if (DocumentView *view = m_tabs.viewOf(path)) {
        m_tabs.bringUp(view);
        return true;
    }
    auto opened = Document::open(path.toStdString(), m_store);
    if (!opened) {
        const QString text = tr("“%1” was not opened: %2")
                                 .arg(QFileInfo(path).fileName(), errorText(opened.error()));
        refuse(text);
        return false;
    }
    const auto warnings = opened->warnings;
    DocumentView *view = m_tabs.add(std::move(opened->document));
    if (!warnings.empty()) {
        view->notices().say(tr("%n part(s) of this file are newer than this program; they are kept "
                               "when you save. The first: %1",
                               nullptr,
                               static_cast<int>(warnings.size()))
                                .arg(shown(warnings.front().message)));
    }
    Q_EMIT fileUsed(QFileInfo(path).absoluteFilePath());
    return true;
}

bool FileCommands::openBundled(const QString &name)
{
    auto design = readBundledDesign(name.toStdString());
    if (!design) {
        refuse(tr("There is no bundled design “%1”").arg(name));
        return false;
    }
    addDesign(*std::move(design));
    return true;
}

void FileCommands::openAll(const QStringList &names)
{
    m_refusals.emplace();
    for (const QString &name : names) {
        if (QFileInfo::exists(name) || name.endsWith(QLatin1String(".rookery")))
            openFile(name);
        else
            openBundled(name);
    }
    const QStringList refusals = *std::exchange(m_refusals, std::nullopt);
    if (!refusals.empty())
        refuse(refusals.join(QLatin1Char('\n')));
}

void FileCommands::refuse(const QString &sentence)
{
    if (m_refusals)
        *m_refusals << sentence;
    else
        Q_EMIT refused(sentence);
}

void FileCommands::importClipboard()
{
    const QString copied = QApplication::clipboard()->text();
    importText(recognised(copied.toStdString()) ? copied : QString(), {});
}

void FileCommands::importFile(const QString &path)
{
    const auto text = readWholeFile(path.toStdString());
    if (text)
        return importText(QString::fromStdString(*text), QFileInfo(path).fileName());
    Q_EMIT said(
        tr("“%1” was not opened: %2").arg(QFileInfo(path).fileName(), shown(text.error().message)),
        15'000);
}

void FileCommands::importText(const QString &text, const QString &fileName)
{
    auto *dialog = new ImportDialog(m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setText(text, fileName);
    connect(dialog, &ImportDialog::fileWanted, this, [this, dialog] {
        const QString path = m_questions.openPath(dialog);
        const auto content =
            path.isEmpty() ? Result<std::string>(std::string()) : readWholeFile(path.toStdString());
        if (!path.isEmpty() && content)
            dialog->setText(QString::fromStdString(*content), QFileInfo(path).fileName());
    });
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (!dialog->imported())
            return;
        DocumentView *view =
            m_tabs.add(std::make_unique<Document>(dialog->imported()->design, m_store));
        view->workspace().choices().setMode(Mode::Setup);
        if (const auto &losses = dialog->imported()->losses; !losses.empty())
            view->notices().say(tr("%n thing(s) could not be imported. The first: %1",
                                   nullptr,
                                   static_cast<int>(losses.size()))
                                    .arg(shown(losses.front().message)));
    });
    dialog->open();
}

void FileCommands::compare(DocumentView &view)
{
    auto *dialog = new CompareDialog({view.document().title(), view.document().session().design()},
                                     comparableWith(view, m_tabs.views()),
                                     m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &CompareDialog::fileWanted, this, [this, dialog] {
        const QString path = m_questions.openPath(dialog);
        dialog->fileChosen(path);
    });
    dialog->open();
}

// Writing

bool FileCommands::save(DocumentView &view)
{
    const Document &document = view.document();
    if (document.path().empty())
        return saveAs(view);
    if (document.hasChangedOnDisk()) {
        const auto answer = m_questions.overwriteChanged(m_window, document.title());
        if (answer == Questions::Overwrite::Compare)
            compare(view);
        if (answer != Questions::Overwrite::Replace)
            return false;
    }
    return writeTo(view, QString::fromStdString(document.path().string()));
}

bool FileCommands::saveAs(DocumentView &view)
{
    const Document &document = view.document();
    QString suggestion = QString::fromStdString(
        (document.path().empty() ? document.originalPath() : document.path()).string());
    if (suggestion.isEmpty())
        suggestion = document.title() + QStringLiteral(".rookery");
    QString path = m_questions.savePath(m_window, suggestion, designFilter());
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".rookery");
    return writeTo(view, path);
}

void FileCommands::saveAll()
{
    for (DocumentView *view : m_tabs.views()) {
        if (view->document().isModified() && !save(*view))
            return;
    }
}

bool FileCommands::writeTo(DocumentView &view, const QString &path)
{
    const auto before = stampOf(path.toStdString());
    const std::filesystem::path former = view.document().path();
    const auto done = view.document().saveAs(path.toStdString());
    if (!done) {
        const bool isUntouched = before && stampOf(path.toStdString()) == before;
        const QString kept =
            (isUntouched ? tr("Your previous file is untouched.") + QLatin1Char(' ') : QString())
            + whereChangesAre(view.document());
        view.notices().ask(tr("%1. %2").arg(shown(done.error().message), kept),
                           {{tr("Save to another place…"),
                             [this, &view] {
                                 saveAs(view);
                             }},
                            {tr("Try again"), [this, &view, path] {
                                 writeTo(view, path);
                             }}});
        return false;
    }
    if (done->isEmpty())
        Q_EMIT said(tr("Saved %1").arg(path), 4000);
    else
        view.notices().ask(shown(*done), {});
    if (done->isEmpty() && former != view.document().path())
        offerName(view, path, !former.empty());
    Q_EMIT fileUsed(QFileInfo(path).absoluteFilePath());
    Q_EMIT saved();
    return true;
}

/// A game that plays otherwise than what it was begun from, under a file name of its own, is mostly
/// meant as another game: exports would still call it by the old name and source. Once per file.
void FileCommands::offerName(DocumentView &view, const QString &path, bool isOwn)
{
    Session &session = view.workspace().session();
    const std::string now = session.committed().info->name;
    const QString title = NamesOfCopies::titleOfFile(path);
    if (now.empty() || !titleFault(title.toStdString()).isEmpty()
        || NamesOfCopies::isCalledLike(now, path) || !view.document().isAnotherGame())
        return;
    const auto origin = isOwn ? NamesOfCopies::Origin::Own : NamesOfCopies::Origin::Others;
    const auto rename = [this, &view, &session, path, title, origin] {
        const Info info = NamesOfCopies::renamed(*session.committed().info, title, origin);
        if (session.apply(tr("Rename to %1").arg(title), withInfo(session.committed(), info)))
            writeTo(view, path);
    };
    view.notices().ask(
        isOwn ? tr("This design is still called “%1”, also in exports.")
                    .arg(QString::fromStdString(now))
              : tr("This design is still called “%1” and names the source of that game, also in "
                   "exports.")
                    .arg(QString::fromStdString(now)),
        {{tr("Rename to “%1”").arg(title), rename}, {tr("Keep the name"), [] {
                                                     }}});
}

bool FileCommands::mayClose(DocumentView &view)
{
    if (!m_games->mayClose(view))
        return false;
    if (!view.document().isModified()) {
        // A game that was given up needs no recovery copy.
        view.document().giveUp();
        return true;
    }
    m_tabs.setCurrentWidget(&view);
    switch (m_questions.unsaved(m_window, view.document().title())) {
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

void FileCommands::close(DocumentView *view)
{
    if (view && mayClose(*view))
        m_tabs.remove(view);
}

} // namespace rookery
