#include "app/games/game_commands.h"

#include "app/games/game_finder.h"
#include "app/window/document_tabs.h"
#include "app/window/document_view.h"
#include "app/window/file_commands.h"
#include "app/window/notice_bar.h"
#include "app/window/questions.h"
#include "model/base/text.h"
#include "model/exchange/game_files/game_start.h"
#include "model/file/bundled/bundled.h"
#include "model/file/disk/atomic_write.h"
#include "model/play/moves/notation/draughts_notation.h"
#include "widgets/base/shown.h"
#include "widgets/base/shown_wording.h"
#include "widgets/game/play_session.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <fstream>

namespace rookery {

namespace {

/// `*.kif *.kifu`
QString patterns(const GameFileFormat &format)
{
    QStringList all;
    for (const std::string_view ending : split(format.endings, ' '))
        all << QStringLiteral("*.") + asKey(ending);
    return all.join(QLatin1Char(' '));
}

/// The name of the game that a file is about; empty if it does not say.
std::string gameOf(const RecordedGame &game, const GameFileFormat &format)
{
    if (const DraughtsRow *row = draughtsRow(std::string_view(game.tag("GameType"))))
        return std::string(row->design);
    const std::string variant = game.tag("Variant");
    return variant.empty() && format.name == "pgn" ? "Chess" : variant;
}

bool serves(const GameFileFormat &format, DocumentView &view)
{
    const Workspace &workspace = view.workspace();
    return format.obstacle(workspace.design(), workspace.board()).isEmpty();
}

/// Formats of the design's own family come first.
QString saveFilter(DocumentView &view)
{
    QStringList filters;
    for (const GameFileFormat &format : gameFileFormats()) {
        if (!serves(format, view))
            continue;
        const QString filter = QStringLiteral("%1 (%2)").arg(shown(format.title), patterns(format));
        if (format.name == "pgn")
            filters.append(filter);
        else
            filters.prepend(filter);
    }
    return filters.join(QStringLiteral(";;"));
}

} // namespace

QString gameFilter()
{
    QStringList all;
    for (const GameFileFormat &format : gameFileFormats())
        all << patterns(format);
    return GameCommands::tr("Games (%1)").arg(all.join(QLatin1Char(' ')));
}

GameCommands::GameCommands(DocumentTabs &tabs,
                           FileCommands &files,
                           const Questions &questions,
                           QWidget *window)
    : QObject(window)
    , m_tabs(tabs)
    , m_files(files)
    , m_questions(questions)
    , m_window(window)
{
}

bool GameCommands::isGameFile(const QString &path)
{
    const std::string ending = QFileInfo(path).suffix().toLower().toStdString();
    const auto all = gameFileFormats();
    return std::any_of(all.begin(), all.end(), [&](const GameFileFormat &format) {
        const auto endings = split(format.endings, ' ');
        return std::find(endings.begin(), endings.end(), ending) != endings.end();
    });
}

bool GameCommands::openFile(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    std::ifstream file(path.toStdString(), std::ios::binary);
    const GameFileFormat &format = recognisedGameFile(path.toStdString(), {});
    GameCollection games(file, format);
    const auto game = file ? games.next() : std::nullopt;
    const auto second = game ? games.next() : std::nullopt;
    const bool isRead = file.is_open() && !file.bad();
    if (!game || !isRead) {
        Q_EMIT refused(isRead ? tr("“%1” is empty").arg(name)
                              : tr("“%1” was not opened: it cannot be read").arg(name));
        return false;
    }
    const bool isCollection =
        second && second->text.find_first_not_of(" \t\r\n") != std::string::npos;
    Q_EMIT fileUsed(QFileInfo(path).absoluteFilePath());
    if (isCollection)
        find(path, format);
    else
        play(*game, format, path);
    return true;
}

void GameCommands::find(const QString &path, const GameFileFormat &format)
{
    auto *finder = new GameFinder(path, format, m_window);
    connect(finder, &GameFinder::gameWanted, this, [this, &format](const GameText &text) {
        // Saving must not write one game over a whole collection.
        play(text, format, {});
    });
    finder->show();
}

DocumentView *GameCommands::viewFor(const GameText &text, const GameFileFormat &format)
{
    const std::string wanted = gameOf(format.beginning(text, 0), format);
    DocumentView *view = m_tabs.current();
    const bool serves = view && rookery::serves(format, *view);
    if (serves && (wanted.empty() || isVariantOf(wanted, view->workspace().design().info->name)))
        return view;
    for (const BundledDesign &bundled : bundledDesigns()) {
        if (!wanted.empty() && isVariantOf(wanted, bundled.title))
            return m_files.openBundled(asKey(bundled.name)) ? m_tabs.current() : nullptr;
    }
    if (serves)
        return view;
    return m_files.openBundled(asKey(format.design)) ? m_tabs.current() : nullptr;
}

void GameCommands::play(const GameText &text, const GameFileFormat &format, const QString &path)
{
    DocumentView *view = viewFor(text, format);
    if (!view)
        return;
    view->workspace().choices().setMode(Mode::Play);
    view->workspace().play().openGame(text, format, path);
}

bool GameCommands::save(DocumentView &view)
{
    const QString path = view.workspace().play().gamePath();
    return path.isEmpty() ? saveAs(view) : writeTo(view, path);
}

bool GameCommands::saveAs(DocumentView &view)
{
    const QString filter = saveFilter(view);
    QString suggestion = view.workspace().play().gamePath();
    if (suggestion.isEmpty()) {
        const qsizetype ending = filter.indexOf(QLatin1String("*.")) + 1;
        suggestion = view.document().title()
                     + filter.mid(ending,
                                  filter.indexOf(QRegularExpression(QStringLiteral("[ )]")), ending)
                                      - ending);
    }
    QString path = m_questions.savePath(m_window, suggestion, filter);
    if (path.isEmpty())
        return false;
    if (!isGameFile(path))
        path += QStringLiteral(".pgn");
    return writeTo(view, path);
}

bool GameCommands::writeTo(DocumentView &view, const QString &path)
{
    const GameFileFormat &format = recognisedGameFile(path.toStdString(), {});
    const Workspace &workspace = view.workspace();
    const Message why = format.obstacle(workspace.design(), workspace.board());
    const auto written =
        why.isEmpty()
            ? writeFileAtomically(path.toStdString(), view.workspace().play().writtenGame(format))
            : Result<SavedFile>(failure(why));
    if (!written) {
        view.notices().ask(
            tr("The game was not saved. %1. It is still here.").arg(shown(written.error().message)),
            {{tr("Save to another place…"), [this, &view] {
                  saveAs(view);
              }}});
        return false;
    }
    view.workspace().play().gameSaved(path);
    if (written->loss.isEmpty())
        Q_EMIT said(tr("Saved %1").arg(path), 4000);
    else
        view.notices().ask(shown(written->loss), {});
    Q_EMIT fileUsed(QFileInfo(path).absoluteFilePath());
    return true;
}

bool GameCommands::mayClose(DocumentView &view)
{
    if (!view.workspace().hasUnsavedGame())
        return true;
    m_tabs.setCurrentWidget(&view);
    switch (m_questions.unsaved(m_window, tr("The game of %1").arg(view.document().title()))) {
    case Questions::Unsaved::Save:
        return save(view);
    case Questions::Unsaved::Discard:
        return true;
    case Questions::Unsaved::Cancel:
        break;
    }
    return false;
}

} // namespace rookery
