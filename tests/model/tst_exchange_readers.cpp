#include "model/exchange/recognition.h"
#include "model/file/design/design_writer.h"
#include "tests/model/export_support.h"

using namespace rookery;
using namespace rookery::test;

/// Texts of other programs that are short: FEN, XBoard's lines, and telling one kind from another.
class tst_exchange_readers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void positionOfChess();
    void strangeLettersHaveNoMoves();
    void linesComeBack();
    void refused_data();
    void refused();
    void recognises_data();
    void recognises();
    void variantsOfAFile();
    void linksOfABoard();
};

namespace {

Result<Imported, Errors> read(const char *format, std::string_view text)
{
    return findFormat(format)->read(text, {});
}

QString letters(const Design &design)
{
    QString all;
    for (const PieceType &type : design.pieces->types)
        all += QString::fromStdString(type.letter);
    return all;
}

} // namespace

void tst_exchange_readers::positionOfChess()
{
    const auto imported =
        read("fen", "# chess\n\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n");
    QVERIFY2(imported.has_value(), imported ? "" : imported.error().front().sentence().c_str());
    QCOMPARE(imported->design.setup->placements.size(), std::size_t(32));
    QCOMPARE(letters(imported->design), QString("BKNPQR"));
    QCOMPARE(imported->design.pieces->types.front().name, std::string("Bishop"));
    QCOMPARE(imported->losses.size(), std::size_t(1));
    const auto again = exported(*findFormat("fen"), Subject(imported->design), {});
    QVERIFY(again.has_value());
    QCOMPARE(again->files.front().text,
             std::string("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w\n"));
}

void tst_exchange_readers::strangeLettersHaveNoMoves()
{
    const auto imported = read("fen", "3*6/10/A8z[Ppp] b");
    QVERIFY2(imported.has_value(), imported ? "" : imported.error().front().sentence().c_str());
    const Design &design = imported->design;
    QCOMPARE(design.board->files, 10);
    QCOMPARE(design.board->ranks, 3);
    QCOMPARE(design.board->edits.removed, std::vector<SiteId>{SiteId(11)});
    QCOMPARE(letters(design), QString("APZ"));
    QCOMPARE(design.setup->hands.size(), std::size_t(2));
    QCOMPARE(design.setup->hands.back().count, 2);
    QVERIFY(design.pieces->types.front().moves.empty());
    QStringList losses;
    for (const Loss &loss : imported->losses)
        losses << QString::fromStdString(loss.sentence());
    QVERIFY(losses.contains("piece A has no moves yet: FEN does not say how it moves"));
    QVERIFY(losses.contains(
        "the second player is to move in the text; a design begins with the first"));
}

/// What is written for XBoard is read as the same pieces and the same position.
void tst_exchange_readers::linesComeBack()
{
    const Design design = variantDesign("small", smallGame("king = k"));
    const auto made = exported(*findFormat("xboard"), Subject(design), {});
    QVERIFY2(made.has_value(), made ? "" : made.error().sentence().c_str());
    const auto imported = read("xboard", made->files.front().text);
    QVERIFY2(imported.has_value(), imported ? "" : imported.error().front().sentence().c_str());
    const auto again = exported(*findFormat("xboard"), Subject(imported->design), {});
    QVERIFY(again.has_value());
    const auto lines = [](const Exported &text) {
        QStringList kept;
        for (const QString &line : QString::fromStdString(text.files.front().text).split('\n')) {
            if (line.startsWith("piece"))
                kept << line;
            else if (line.startsWith("setup"))
                kept << line.section(' ', 2);
        }
        kept.sort();
        return kept;
    };
    QCOMPARE(lines(*again), lines(*made));
}

void tst_exchange_readers::refused_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name,
                        const char *format,
                        const char *text,
                        int line,
                        int column,
                        const char *sentence) {
        QTest::newRow(name) << format << text << line << column << sentence;
    };
    row("nothing", "fen", "\n# no position\n", 1, 1, "the text has no position");
    row("a longer rank", "fen", "8/9/8 w", 1, 4, "this rank has 9 cells, those above it have 8");
    row("an empty rank", "fen", "8//8 w", 1, 3, "a rank is empty; '8' would be eight empty cells");
    row("no cells", "fen", "\n8/p0p5", 2, 4, "a number of empty cells must not be 0");
    row("a strange sign",
        "fen",
        "8/+P7",
        1,
        3,
        "ranks are written in letters, digits and '*', not '+'");
    row("an open hand", "fen", "8/8[Pp w", 1, 7, "pieces in hand are written as letters, not ' '");
    row("a third side", "fen", "8/8 x", 1, 5, "the side to move is w or b, not 'x'");
    row("too wide", "fen", "999/8", 1, 3, "a board may have 255 files and ranks");
    row("no links",
        "game-courier",
        "def K step 1 1;\n",
        1,
        1,
        "the text has no line 'map', 'link', 'rlink' or 'unlink', and defines no piece");
    row("no setup", "xboard", "piece N& N", 1, 1, "the text has no line 'setup'");
    row("another line",
        "xboard",
        "setup 8/8\nhello there\n",
        2,
        1,
        "a line begins with 'setup' or 'piece', not 'hello'");
    row("one side only",
        "xboard",
        "setup 8/8\npiece N N\n",
        2,
        7,
        "a line 'piece' names a letter with '&' behind it and then its moves, as in 'piece N& N'");
    row("a piece twice",
        "xboard",
        "setup 8/8\npiece N& N\npiece N& W\n",
        3,
        7,
        "piece N is there twice");
    row("a fault in the position",
        "xboard",
        "setup (NKnk) 8x8+0_fairy 8/7\n",
        1,
        29,
        "this rank has 7 cells, those above it have 8");
}

void tst_exchange_readers::refused()
{
    QFETCH(QString, format);
    QFETCH(QString, text);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QString, sentence);
    const auto imported = read(format.toUtf8().constData(), text.toStdString());
    QVERIFY(!imported.has_value());
    const Error &error = imported.error().front();
    QCOMPARE(QString::fromStdString(error.sentence()), sentence);
    QCOMPARE(error.place.line, line);
    QCOMPARE(error.place.column, column);
}

void tst_exchange_readers::recognises_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("format");
    QTest::newRow("by its name") << "anything"
                                 << "games.zrf"
                                 << "zrf";
    QTest::newRow("sections") << "# my game\n[mini:chess]\nking = k\n"
                              << ""
                              << "fairy-stockfish";
    QTest::newRow("sections with blanks around") << "\n  \t[mini:chess] \t\r\nking = k\n"
                                                 << ""
                                                 << "fairy-stockfish";
    QTest::newRow("a diagram") << "files=8\nranks=8\nknight:N:N\n"
                               << ""
                               << "interactive-diagram";
    QTest::newRow("a page") << "<div class=\"idiagram\">\n</div>"
                            << ""
                            << "interactive-diagram";
    QTest::newRow("rules of Zillions") << "; comment\n(game (title \"x\"))"
                                       << ""
                                       << "zrf";
    QTest::newRow("lines of an engine") << "setup (PNK) 3k/4/4/K3 w\npiece N& N"
                                        << "engine.txt"
                                        << "xboard";
    QTest::newRow("a position") << "4k3/8/8/4K3 w - - 0 1"
                                << ""
                                << "fen";
    QTest::newRow("links of a board") << "map n 0 1;\nlink e (h1 a1);"
                                      << ""
                                      << "game-courier";
    QTest::newRow("prose") << "Hello and/or goodbye, 1/2."
                           << ""
                           << "";
    QTest::newRow("nothing") << ""
                             << ""
                             << "";
}

void tst_exchange_readers::recognises()
{
    QFETCH(QString, text);
    QFETCH(QString, file);
    QFETCH(QString, format);
    const Format *found = recognised(text.toStdString(), file.toStdString());
    QCOMPARE(found ? QString::fromUtf8(found->id.data()) : QString(), format);
}

void tst_exchange_readers::variantsOfAFile()
{
    const std::vector<std::string> wanted = {"one", "two"};
    QCOMPARE(variantsIn(*findFormat("fairy-stockfish"), "[one:chess]\n[two:one]\nking = k\n"),
             wanted);
    QVERIFY(variantsIn(*findFormat("fen"), "8/8 w").empty());
}

void tst_exchange_readers::linksOfABoard()
{
    const auto imported = read(
        "game-courier",
        "// a tube\nmap n 0 1 s 0 -1 e 1 0 w -1 0;\nlink e (e1 a1) (e2 a2);\ndef K step 1 1;\n");
    QVERIFY2(imported.has_value(), imported ? "" : imported.error().front().sentence().c_str());
    const Board board(imported->design.board, imported->design.directions);
    QCOMPARE(board.size(), std::size_t(10));
    const auto step =
        board.compass().step(*imported->design.directions->find(std::string_view("e")));
    const auto link = board.link(*board.find("e2"), step);
    QVERIFY(link.has_value());
    QCOMPARE(board.name(link->to), std::string("a2"));
    QCOMPARE(imported->losses.size(), std::size_t(2));
    QCOMPARE(imported->losses[1].sentence(),
             std::string("1 line about other things than the board and its pieces left out"));
}

QTEST_APPLESS_MAIN(tst_exchange_readers)
#include "tst_exchange_readers.moc"
