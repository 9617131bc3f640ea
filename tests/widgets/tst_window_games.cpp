#include "app/games/game_finder.h"
#include "app/games/game_table.h"
#include "app/window/document_tabs.h"
#include "app/window/notice_bar.h"
#include "tests/widgets/play_support.h"
#include "widgets/play/record_list.h"

#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>

using namespace rookery;
using namespace rookery::test;

namespace {

QString movesOf(Game &game)
{
    QStringList all;
    const GameTree &tree = game.play().tree();
    for (std::size_t node = GameTree::root; !tree.node(node).children.empty();) {
        node = tree.node(node).children.front();
        all << game.play().shownMove(node);
    }
    return all.join(' ');
}

} // namespace

/// Games come from files, go to files, and are never lost without a word.
class tst_window_games : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void savedAndOpened();
    void formatsOfTheFamily();
    void openedWithTheirDesign_data();
    void openedWithTheirDesign();
    void faultsAreSaid();
    void askedAtClosing();
    void recoveredAfterAKill();
    void collectionsAreSearched();
    void readingIsStopped();
};

void tst_window_games::savedAndOpened()
{
    Game game;
    game.move("e2", "e4");
    game.move("e7", "e5");
    QVERIFY(game.play().hasUnsavedGame());
    game.saveAnswer = game.path("mine");
    game.trigger("game.save");
    QVERIFY(!game.play().hasUnsavedGame());
    const QByteArray written = contents(game.path("mine.pgn"));
    QVERIFY2(written.contains("1. e4 e5 *"), written.constData());
    // The next time no name is asked for.
    game.saveAnswer.clear();
    game.move("g1", "f3");
    game.trigger("game.save");
    QVERIFY(contents(game.path("mine.pgn")).contains("2. Nf3 *"));
    game.trigger("play.new");
    game.settle();
    QVERIFY(game.window.openFile(game.path("mine.pgn")));
    game.settle();
    QTRY_COMPARE(movesOf(game), QString("e4 e5 Nf3"));
    QVERIFY(!game.play().hasUnsavedGame());
    QCOMPARE(game.window.documentCount(), 1);
    QVERIFY(QSettings().value("recent").toStringList().contains(game.path("mine.pgn")));
}

void tst_window_games::formatsOfTheFamily()
{
    Game game("shogi");
    game.move("c3", "c4");
    game.saveAnswer = game.path("mine.kif");
    game.trigger("game.save-as");
    QVERIFY(contents(game.path("mine.kif")).contains("７六歩(77)"));
    game.saveAnswer = game.path("mine.csa");
    game.trigger("game.save-as");
    QVERIFY(contents(game.path("mine.csa")).contains("+7776FU"));
    // One that cannot say the game keeps it.
    game.saveAnswer = game.path("mine.sgf");
    game.trigger("game.save-as");
    QVERIFY(!QFile::exists(game.path("mine.sgf")));
    QVERIFY2(game.view().notices().sentence().startsWith("The game was not saved. SGF has no"),
             qPrintable(game.view().notices().sentence()));
}

void tst_window_games::openedWithTheirDesign_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("moves");
    const auto row = [](const char *name, const char *text, const char *design, const char *moves) {
        QTest::newRow(design) << name << QByteArray(text) << design << moves;
    };
    row("a.pgn", "1. e4 e5 *", "Chess", "e4 e5");
    row("a.pgn", "[Variant \"Atomic\"]\n\n1. Nf3 *", "Atomic chess", "Nf3");
    row("a.kif", "手合割：平手\n   1 ７六歩(77)\n", "Shogi", "P-7f");
    row("a.pdn", "[GameType \"20\"]\n\n1. 32-28 *", "International draughts", "32-28");
    row("a.wxf", "[Game \"Chinese Chess\"]\n\n1. C2=5 *", "Xiangqi", "C2=5");
    row("a.sgf", "(;GM[11]SZ[11];B[f6];W[a1])", "Hex", "S@f6 S@a1");
}

void tst_window_games::openedWithTheirDesign()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    QFETCH(QString, design);
    QFETCH(QString, moves);
    Game game("hex-11");
    const QString path = game.folder.filePath(name);
    write(path, text);
    QVERIFY(game.window.openFile(path));
    QTRY_COMPARE(movesOf(game), moves);
    QCOMPARE(QString::fromStdString(game.session().design().info->name), design);
}

void tst_window_games::faultsAreSaid()
{
    Game game;
    game.move("d2", "d4");
    const QString path = game.path("bad.pgn");
    write(path, "[White \"A\"]\n\n1. e4 e5\n2. Ke3 Nc6 *");
    QVERIFY(game.window.openFile(path));
    QTRY_COMPARE(game.message(),
                 QString("line 4: move 2 of White: 'Ke3' is not a move here; the game up to there "
                         "is shown"));
    game.settle();
    QCOMPARE(movesOf(game), QString("e4 e5 Ke3 Nc6"));
    // Saving asks for a name, so that what could not be read is not written over.
    QCOMPARE(game.play().gamePath(), QString());
    // Nothing takes the place of a game if there is nothing to read.
    write(path,
          QByteArray("\x7f"
                     "ELF\0\1\2 garbage",
                     16));
    QVERIFY(game.window.openFile(path));
    QTRY_VERIFY2(game.message().startsWith("line 1:"), qPrintable(game.message()));
    game.settle();
    QCOMPARE(movesOf(game), QString("e4 e5 Ke3 Nc6"));
    game.trigger("edit.undo");
    QVERIFY(!game.window.openFile(game.path("nowhere.pgn")));
    // A folder can be opened like a file, but not read.
    QVERIFY(QDir().mkdir(game.path("folder.pgn")));
    QVERIFY(!game.window.openFile(game.path("folder.pgn")));
    QCOMPARE(game.view().notices().sentence(),
             QString("“folder.pgn” was not opened: it cannot be read"));
}

void tst_window_games::askedAtClosing()
{
    Game game;
    game.trigger("file.close");
    QCOMPARE(game.unsavedAsked, 0);
    QVERIFY(game.window.openBundled("chess"));
    game.trigger("mode.play");
    game.hand = CanvasHand(&game.canvas());
    game.move("e2", "e4");
    game.unsavedAnswer = Questions::Unsaved::Cancel;
    game.trigger("file.close");
    QCOMPARE(game.unsavedAsked, 1);
    QCOMPARE(game.window.documentCount(), 1);
    QVERIFY(!game.window.close());
    QCOMPARE(game.unsavedAsked, 2);
    game.unsavedAnswer = Questions::Unsaved::Save;
    game.saveAnswer = game.path("kept.pgn");
    game.trigger("file.close");
    QCOMPARE(game.window.documentCount(), 0);
    QVERIFY(contents(game.path("kept.pgn")).contains("1. e4 *"));
}

void tst_window_games::recoveredAfterAKill()
{
    QTemporaryDir folder;
    const QString place = folder.filePath(QStringLiteral("recovery"));
    {
        RecoveryStore store(place.toStdString());
        Document document(bundledDesign("chess"), store);
        PlaySession &play = document.workspace().play();
        QTRY_VERIFY(play.choice());
        QVERIFY(play.playText("e4"));
        play.comment(1, "best by test");
        QTRY_VERIFY_WITH_TIMEOUT(
            QDir(place).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size() == 1, 2000);
        store.finish();
    }
    const QDir dir(place);
    const QString meta =
        dir.filePath(dir.entryList(QDir::Dirs | QDir::NoDotAndDotDot).front() + "/meta.json");
    QByteArray text = contents(meta);
    const QByteArray pid = QByteArray::number(QCoreApplication::applicationPid());
    text.replace("\"pid\": " + pid, "\"pid\": 1999999999");
    text.replace("\"pid\":" + pid, "\"pid\":1999999999");
    write(meta, text);
    RecoveryStore store(place.toStdString());
    const auto found = store.recoverable();
    QCOMPARE(found.size(), std::size_t(1));
    const auto opened = Document::recover(found.front(), store);
    QVERIFY(opened.has_value());
    PlaySession &play = opened->document->workspace().play();
    QTRY_VERIFY(play.choice());
    QVERIFY2(play.gameText().contains("1. e2-e4 {best by test}"), qPrintable(play.gameText()));
    QVERIFY(play.hasUnsavedGame());
}

void tst_window_games::collectionsAreSearched()
{
    Game game;
    QByteArray text;
    const int count = 5000;
    for (int i = 0; i < count; ++i)
        text += "[White \"Player" + QByteArray::number(i) + "\"]\n[Black \"Bo\"]\n[Result \""
                + (i % 2 ? "1-0" : "0-1") + "\"]\n\n1. " + (i % 3 ? "e4 e5" : "d4 d5") + " "
                + (i % 2 ? "1-0" : "0-1") + "\n\n";
    const QString path = game.path("many.pgn");
    write(path, text);
    QVERIFY(game.window.openFile(path));
    auto *finder = game.find<GameFinder>("gameFinder");
    QVERIFY(finder);
    QTRY_VERIFY(!finder->isReading());
    QCOMPARE(finder->games().rowCount(), count);
    auto *players = finder->findChild<QLineEdit *>("gamePlayers");
    QTest::keyClicks(players, "player12");
    QCOMPARE(finder->games().rowCount(), 111);
    finder->findChild<QComboBox *>("gameResult")->setCurrentIndex(1);
    QTest::keyClicks(finder->findChild<QLineEdit *>("gameOpening"), "1. d4 d");
    for (int i = 0; i < finder->games().rowCount(); ++i) {
        const GameEntry &entry = finder->games().entry(i);
        QVERIFY(entry.result == "1-0" && entry.opening == "d4 d5");
    }
    QVERIFY(finder->games().rowCount() > 10 && finder->games().rowCount() < 30);
    Q_EMIT finder->findChild<QTableView *>("gameList")->activated(finder->games().index(0, 0));
    QTRY_COMPARE(movesOf(game), QString("d4 d5"));
    // It came from a collection, so that saving asks for another file.
    QCOMPARE(game.play().gamePath(), QString());
}

void tst_window_games::readingIsStopped()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("many.pgn"));
    QByteArray text;
    for (int i = 0; i < 30'000; ++i)
        text += "[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n\n";
    write(path, text);
    GameFinder finder(path, *findGameFileFormat("pgn"));
    finder.setAttribute(Qt::WA_DeleteOnClose, false);
    finder.stop();
    QTRY_VERIFY(!finder.isReading());
    QVERIFY(finder.games().rowCount() < 30'000);
}

ROOKERY_WIDGET_TEST(tst_window_games)
#include "tst_window_games.moc"
