#include "model/engine/make_game_engine.h"
#include "model/exchange/game_files/game_collection.h"
#include "model/exchange/game_files/played_game.h"
#include "model/play/moves/notation/move_text.h"
#include "tests/designs.h"
#include "tests/model/file_support.h"
#include "tests/support.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <random>
#include <sstream>

using namespace rookery;
using namespace rookery::test;

namespace {

/// The main line, as records have it; what is not legal stands in parentheses.
QString mainLine(const GameTree &tree)
{
    QStringList words;
    for (std::size_t at = GameTree::root; !tree.node(at).children.empty();) {
        at = tree.node(at).children.front();
        const QString text = QString::fromStdString(tree.node(at).text);
        words << (tree.node(at).standing == GameTree::Standing::Legal ? text : "(" + text + ")");
    }
    return words.join(' ');
}

QString faultsOf(const PlayedGame &game)
{
    QStringList lines;
    for (const Error &error : game.faults)
        lines << QString("%1: %2")
                     .arg(error.place.line)
                     .arg(QString::fromStdString(error.sentence()));
    return lines.join('\n');
}

std::vector<GameEntry> indexed(std::istream &stream, const GameFileFormat &format)
{
    std::vector<GameEntry> entries;
    indexGames(stream, format, [&](GameEntry &&entry) {
        entries.push_back(std::move(entry));
        return true;
    });
    return entries;
}

/// The rules of one design, for games of files.
class Room
{
public:
    explicit Room(const QString &name)
        : design(bundledDesign(name.toStdString()))
        , engine(makeGameEngine(design))
    {
    }

    std::vector<PlayedGame> games(const std::string &text, const char *format = "pgn") const
    {
        const GameFileFormat &row = *findGameFileFormat(format);
        std::istringstream stream(text);
        GameCollection collection(stream, row);
        std::vector<PlayedGame> all;
        while (const auto game = collection.next())
            all.push_back(playedGame(row.read(*game), row, *engine));
        return all;
    }

    PlayedGame game(const std::string &text, const char *format = "pgn") const
    {
        return games(text, format).front();
    }

    std::string written(const PlayedGame &game, const char *format = "pgn") const
    {
        return writtenGame(game, *findGameFileFormat(format), *engine);
    }

    /// A game with branches here and there.
    GameTree randomGame(std::mt19937 &random, int plies) const
    {
        GameTree tree;
        engine->begin(startPosition(design, engine->board()));
        std::vector<Move> legal;
        for (int ply = 0; ply < plies; ++ply) {
            engine->legal(legal);
            if (legal.empty())
                break;
            const auto play = [&](const Move &move) {
                tree.play(recordText(move, engine->board(), *design.pieces, legal),
                          move,
                          engine->position().toMove());
            };
            const Move move = legal[random() % legal.size()];
            play(move);
            if (random() % 5 == 0) {
                tree.back();
                play(legal[random() % legal.size()]);
                tree.back();
                play(move);
            }
            engine->make(move);
        }
        return tree;
    }

    Design design;
    std::unique_ptr<GameEngine> engine;
};

} // namespace

/// Games in the files of other programs.
class tst_game_files : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void otherPrograms_data();
    void otherPrograms();
    void remarksAreKept();
    void faults_data();
    void faults();
    void checkersAreNumberedFromWhereTheyBegin();
    void refusedFiles_data();
    void refusedFiles();
    void writesPgn();
    void roundTrip_data();
    void roundTrip();
    void collections();
    void largeFilesAreIndexed();
};

void tst_game_files::otherPrograms_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("result");
    const auto row = [](const char *name,
                        const char *design,
                        const char *text,
                        const char *moves,
                        const char *result) {
        QTest::newRow(name) << design << QByteArray(text) << moves << result;
    };
    row("without tags", "chess", "1. e4 c5 *", "e2-e4 c7-c5", "*");
    row("Lichess",
        "chess",
        "[Event \"Rated blitz game\"]\n[Site \"https://lichess.org/abcdefgh\"]\n"
        "[Date \"2024.03.05\"]\n[White \"anna\"]\n[Black \"bert\"]\n[Result \"1-0\"]\n"
        "[Variant \"Standard\"]\n[TimeControl \"180+2\"]\n[ECO \"C20\"]\n\n"
        "1. e4 { [%eval 0.18] [%clk 0:03:00] } 1... e5 { [%clk 0:03:00] } "
        "2. Qh5?! { (0.25 \xE2\x86\x92 -0.57) Inaccuracy. Nf3 was best. } (2. Nf3 Nc6 3. Bb5) "
        "2... Nc6 3. Bc4 Nf6?? { Blunder. } 4. Qxf7# { White wins by checkmate. } 1-0\n\n",
        "e2-e4 e7-e5 d1-h5 b8-c6 f1-c4 g8-f6 h5-f7",
        "1-0");
    row("Lichess, from a position",
        "chess",
        "[Variant \"From Position\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K2R w K - 0 1\"]\n"
        "\n1. O-O+ *\n",
        "e1-g1",
        "*");
    row("Lichess, crazyhouse with a hand behind the ranks",
        "crazyhouse",
        "[Variant \"Crazyhouse\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3/Np w - - 0 1\"]\n\n1. N@d6+ Ke7 *\n",
        "N@d6 e8-e7",
        "*");
    row("PyChess, drops and a mate",
        "crazyhouse",
        "[Event \"Local Event\"]\n[Variant \"Crazyhouse\"]\n[Result \"*\"]\n\n"
        "1. e4 d5 2. exd5 Qxd5 3. P@e4 Qxe4+ 4. Be2\n",
        "e2-e4 d7-d5 e4-d5 d8-d5 P@e4 d5-e4 f1-e2",
        "*");
    row("XBoard, zeros, half moves on lines of their own and CRLF",
        "chess",
        "[Event \"Computer Chess Game\"]\r\n[Result \"1/2-1/2\"]\r\n\r\n"
        "1. e4 e5\r\n2. Nf3 Nc6\r\n3. Bc4 Bc5\r\n4. 0-0 Nf6\r\n{Draw by agreement} 1/2-1/2\r\n",
        "e2-e4 e7-e5 g1-f3 b8-c6 f1-c4 f8-c5 e1-g1 g8-f6",
        "1/2-1/2");
    row("Chessbase, glyphs, nested branches, an escape and a null move",
        "chess",
        "[Event \"Sch\xF6nes Turnier\"]\n[White \"M\xFCller\"]\n[Result \"0-1\"]\n"
        "[PlyCount \"6\"]\n\n% not for people\n"
        "1.d4 $1 d5 2.c4 $5 (2.Nf3 Nf6 (2...c6 $6 3.c4 (3.e3) 3...Nf6) 3.c4) "
        "2...e6 $14 {[%csl Gd5]\nein Kommentar} 3.-- c5 0-1\n",
        "d2-d4 d7-d5 c2-c4 e7-e6 (--) (c5)",
        "0-1");
    row("a byte order mark and a comment to the end of the line",
        "chess",
        "\xEF\xBB\xBF[Event \"?\"]\n\n1. e4 ; best by test\ne5 2.Nf3",
        "e2-e4 e7-e5 g1-f3",
        "*");
    row("long forms", "chess", "1. e2e4 e7-e5 2. Ng1-f3 Nb8c6 *", "e2-e4 e7-e5 g1-f3 b8-c6", "*");
    row("promotions in several forms",
        "chess",
        "[FEN \"8/PPPP4/8/8/8/8/8/k2K4 w - - 0 1\"]\n\n1. a8=Q+ Kb2 2. b8N Kb1 3. c8(R) Kb2 *\n",
        "a7-a8=Q a1-b2 b7-b8=N b2-b1 c7-c8=R b1-b2",
        "*");
    row("black begins",
        "chess",
        "[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 30\"]\n\n30... Ke7 31. Kd2 *\n",
        "e8-e7 e1-d2",
        "*");
}

void tst_game_files::otherPrograms()
{
    QFETCH(QString, design);
    QFETCH(QByteArray, text);
    QFETCH(QString, moves);
    QFETCH(QString, result);
    const Room room(design);
    const PlayedGame game = room.game(text.toStdString());
    QCOMPARE(mainLine(game.tree), moves);
    QCOMPARE(QString::fromStdString(game.result), result);
    if (!moves.contains('('))
        QCOMPARE(faultsOf(game), QString());
    // What was read can be written and read again.
    const PlayedGame again = room.game(room.written(game));
    QCOMPARE(mainLine(again.tree), moves);
    QCOMPARE(writeGame(again.tree, {}, {}), writeGame(game.tree, {}, {}));
    QCOMPARE(again.result, game.result);
}

void tst_game_files::remarksAreKept()
{
    const Room room("chess");
    const PlayedGame game = room.game("[White \"A \\\"B\\\" \\\\\"]\n\n{first} 1. e4! {a} {b} "
                                      "({instead} 1. d4 $6 $14) 1... e5 (1... c5) 2. Nf3?? *");
    QCOMPARE(QString::fromStdString(writeGame(game.tree, {}, {})).trimmed(),
             QString("{first} 1. e2-e4! {a b} (1. d2-d4?! {instead $14}) 1... e7-e5 "
                     "(1... c7-c5) 2. g1-f3??"));
    QCOMPARE(game.tags.front().second, std::string("A \"B\" \\"));
    const PlayedGame latin = room.game("[White \"M\xFCller\"]\n\n1. e4 {sch\xF6n} *");
    QCOMPARE(latin.tags.front().second, std::string("M\xC3\xBCller"));
    QCOMPARE(latin.tree.node(1).comment, std::string("sch\xC3\xB6n"));
}

void tst_game_files::faults_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("faults");
    const auto row = [](const char *name, const char *text, const char *moves, const char *faults) {
        QTest::newRow(name) << QByteArray(text) << moves << faults;
    };
    row("not legal",
        "1. e4 e5\n2. Nf4 Nc6 *",
        "e2-e4 e7-e5 (Nf4) (Nc6)",
        "2: move 2 of White: 'Nf4' is not a move here");
    row("behind the end",
        "1. f3 e5 2. g4 Qh4# 3. a3",
        "f2-f3 e7-e5 g2-g4 d8-h4 (a3)",
        "1: move 3 of White: the game is over: Black wins: White is checkmated");
    row("another variant",
        "[Variant \"Atomic\"]\n\n1. e4 *",
        "e2-e4",
        "1: the game is 'Atomic', not 'Chess'");
    row("no position",
        "[FEN \"9/8/8 w\"]\n\n1. e4 *",
        "(e4)",
        "1: the position '9/8/8 w' cannot be read: rank 8 has more than its 8 cells");
    row("an open comment", "1. e4 {and so\non", "e2-e4", "1: a '{' has no '}'");
    row("an open branch", "1. e4 (1. d4", "e2-e4", "1: a '(' has no ')'");
    row("closed twice", "1. e4 ) e5 }", "e2-e4 e7-e5", "1: a ')' has no '('\n1: a '}' has no '{'");
    row("a branch of nothing",
        "(1. d4 (1. c4) d5) 1. e4",
        "e2-e4",
        "1: a branch must stand behind the move that it replaces");
    row("a broken tag",
        "[White Anna]\n[Black \"B\"]\n\n1. e4",
        "e2-e4",
        "1: a tag is written [Name \"value\"], not [White Anna]");
    row("a fault in a branch",
        "1. e4 (1. e5) e5",
        "e2-e4 e7-e5",
        "1: move 1 of White: 'e5' is not a move here");
}

void tst_game_files::faults()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, moves);
    QFETCH(QString, faults);
    const PlayedGame game = Room("chess").game(text.toStdString());
    QCOMPARE(mainLine(game.tree), moves);
    QCOMPARE(faultsOf(game), faults);
}

void tst_game_files::refusedFiles_data()
{
    QTest::addColumn<QString>("file");
    for (const auto &entry :
         std::filesystem::directory_iterator(sourceFolder / "tests/data/refused-games")) {
        if (entry.path().extension() != ".expected")
            QTest::newRow(entry.path().filename().c_str()) << QString::fromStdString(entry.path());
    }
}

/// Black begins in English draughts and has the squares 1 to 12: the Old Fourteenth, as all books
/// write it.
void tst_game_files::checkersAreNumberedFromWhereTheyBegin()
{
    for (const char *design : {"english-draughts", "pool-checkers"}) {
        const Room room(design);
        const PlayedGame game = room.game("1. 11-15 23-19 2. 8-11 22-17 *", "pdn");
        QCOMPARE(mainLine(game.tree), QString("f6-e5 e3-f4 g7-f6 c3-b4"));
        const std::string written = room.written(game, "pdn");
        QVERIFY2(written.find("1. 11-15 23-19 2. 8-11 22-17 *") != std::string::npos,
                 written.c_str());
    }
}

/// Files of any origin: the faults, and what was read up to there.
void tst_game_files::refusedFiles()
{
    QFETCH(QString, file);
    std::filesystem::path path = file.toStdString();
    const std::string text = contentOf(path);
    const GameFileFormat &format = recognisedGameFile(path.filename().string(), text);
    std::string design = "chess";
    for (const auto &[name, other] : {std::pair("kif", "shogi"),
                                      std::pair("csa", "shogi"),
                                      std::pair("pdn", "international-draughts"),
                                      std::pair("wxf", "xiangqi"),
                                      std::pair("sgf", "hex-11")}) {
        if (format.name == name)
            design = other;
    }
    QString found;
    for (const PlayedGame &game :
         Room(QString::fromStdString(design)).games(text, std::string(format.name).c_str()))
        found += faultsOf(game) + "\n" + mainLine(game.tree) + "\n";
    QCOMPARE(found, QString::fromStdString(contentOf(path.replace_extension(".expected"))));
}

void tst_game_files::writesPgn()
{
    const Room room("chess");
    PlayedGame game = room.game("1. f3 e5 (1... d5 2. a3) 2. g4 {why} Qh4#");
    game.result = "0-1";
    game.tags = {{"White", "Anna"}};
    QCOMPARE(QString::fromStdString(room.written(game)),
             QString("[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
                     "[White \"Anna\"]\n[Black \"?\"]\n[Result \"0-1\"]\n\n"
                     "1. f3 e5 (1... d5 2. a3) 2. g4 {why} 2... Qh4# 0-1\n\n"));
    const Room hex("hex-11");
    QVERIFY(hex.written(hex.game("1. f6 *")).find("[Variant \"Hex\"]") != std::string::npos);
    QVERIFY(hex.written(hex.game("1. f6 *")).find("1. S@f6 *") != std::string::npos);
}

void tst_game_files::roundTrip_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("format");
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(23)) {
        const std::string name(bundledDesigns()[i].name);
        const Design design = bundledDesign(name);
        const Board board(design.board, design.directions);
        for (const GameFileFormat &format : gameFileFormats()) {
            if (format.obstacle(design, board).isEmpty())
                QTest::newRow((name + " " + std::string(format.name)).c_str())
                    << QString::fromStdString(name) << QString(format.name.data());
        }
    }
    for (const auto &[name, format] : {std::pair("shogi", "kif"),
                                       std::pair("shogi", "csa"),
                                       std::pair("international-draughts", "pdn"),
                                       std::pair("xiangqi", "wxf"),
                                       std::pair("hex-11", "sgf"),
                                       std::pair("nine-mens-morris", "pgn")}) {
        if (findGameFileFormat(format))
            QTest::newRow((std::string(name) + " in its own format " + format).c_str())
                << QString(name) << QString(format);
    }
}

void tst_game_files::roundTrip()
{
    QFETCH(QString, design);
    QFETCH(QString, format);
    const Room room(design);
    std::mt19937 random(7);
    for (int round = 0; round < amount(4, 1); ++round) {
        PlayedGame game;
        game.tree = room.randomGame(random, amount(80, 24));
        constexpr const char *results[] = {"1-0", "0-1", "1/2-1/2", "*"};
        game.result = results[random() % 4];
        game.tags = {{"White", "Anna [A]"}, {"Black", "Bert \\ \"B\""}, {"Date", "2026.01.31"}};
        const QByteArray name = format.toLatin1();
        const std::string text = room.written(game, name.constData());
        const PlayedGame again = room.game(text, name.constData());
        QVERIFY2(again.faults.empty(), (faultsOf(again).toStdString() + "\n" + text).c_str());
        QCOMPARE(QString::fromStdString(writeGame(again.tree, {}, {})),
                 QString::fromStdString(writeGame(game.tree, {}, {})));
        QCOMPARE(again.result, game.result);
        const PlayedGame third = room.game(room.written(again, name.constData()), name.constData());
        QVERIFY2(std::is_permutation(
                     again.tags.begin(), again.tags.end(), third.tags.begin(), third.tags.end()),
                 text.c_str());
    }
}

void tst_game_files::collections()
{
    const std::string text = "[Event \"1\"]\n[Result \"*\"]\n\n1. e4 {[Event \"no\"]\n} e5 *\n\n"
                             "[Event \"2\"]\n\n[Event \"3\"]\n\n1. d4 {never closed\n\n"
                             "[Event \"4\"]\n\n1. c4 1-0\n\n1. b4 0-1\n2. 1. a4 *";
    const Room room("chess");
    QStringList lines;
    for (const PlayedGame &game : room.games(text))
        lines << mainLine(game.tree) + " " + QString::fromStdString(game.result);
    QCOMPARE(lines,
             QStringList({"e2-e4 e7-e5 *", " *", "d2-d4 *", "c2-c4 1-0", "b2-b4 0-1", "a2-a4 *"}));
    std::istringstream stream(text);
    const GameFileFormat &pgn = *findGameFileFormat("pgn");
    const auto entries = indexed(stream, pgn);
    QCOMPARE(entries.size(), std::size_t(6));
    QCOMPARE(entries[3].event, std::string("4"));
    QCOMPARE(entries[3].line, 13);
    QCOMPARE(gameAt(stream, pgn, entries[3])->text, std::string("[Event \"4\"]\n\n1. c4 1-0\n\n"));
}

/// A file of any length is held one game at a time.
void tst_game_files::largeFilesAreIndexed()
{
    std::string text;
    const int games = amount(20'000, 2'000);
    for (int i = 0; i < games; ++i)
        text += "[Event \"" + std::to_string(i) + "\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n";
    std::istringstream stream(text);
    const auto entries = indexed(stream, *findGameFileFormat("pgn"));
    QCOMPARE(entries.size(), std::size_t(games));
    QCOMPARE(entries.back().event, std::to_string(games - 1));
    QCOMPARE(entries.back().opening, std::string("e4 e5 Nf3 Nc6 Bb5 a6"));
    // One game that does not end is cut.
    std::istringstream endless(std::string(GameCollection::longestGame + 100'000, 'x'));
    GameCollection collection(endless, *findGameFileFormat("pgn"));
    const auto cut = collection.next();
    QVERIFY(cut && cut->isCut && cut->text.size() <= GameCollection::longestGame);
    QVERIFY(!collection.next());
}

QTEST_APPLESS_MAIN(tst_game_files)
#include "tst_game_files.moc"
