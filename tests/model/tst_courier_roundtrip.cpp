#include "model/exchange/target/quoting.h"
#include "model/play/game/game_record.h"
#include "model/play/legal/move_rules.h"
#include "tests/model/export_support.h"
#include "tests/support.h"

#include <algorithm>
#include <random>
#include <set>

using namespace rookery;
using namespace rookery::test;

/// Every Game Courier text that is written reads back: the board, and what each of its pieces
/// reaches. The text has no setup and no rules, and says how the first player's pieces move, so
/// that this is what is compared.
class tst_courier_roundtrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void definitions_data();
    void definitions();
    void rangesOfKnownPieces();
    void linesWithoutABoard();
    void repeatedFiles();
    void functionsForCoordinates();
    void gallery_data();
    void gallery();
};

namespace {

const Format &courier()
{
    return *findFormat("game-courier");
}

/// Nothing but the board and the pieces, called as in the text.
Design bare(Design design)
{
    design.pieces.edit([](Pieces &pieces) {
        Identifiers names;
        for (PieceType &type : pieces.types) {
            type.name = names.unique(type.name, "Piece");
            type.royalty = Royalty::None;
            type.confinedTo.reset();
        }
    });
    design.rules.edit([](Rules &rules) {
        Rules plain;
        plain.players = rules.players;
        rules = plain;
    });
    design.setup.edit([](Setup &setup) { setup = {}; });
    return design;
}

/// The moves of the first player's pieces where these stand, in names; `pieces` are a cell, a type
/// and a player.
QString movesWith(Design design,
                  const std::vector<std::tuple<std::string, std::string, int>> &pieces)
{
    const Board board(design.board, design.directions);
    design.setup.edit([&](Setup &setup) {
        for (const auto &[cell, type, player] : pieces)
            setup.placements.push_back({board.site(*board.find(cell)),
                                        *design.pieces->find(type),
                                        PlayerId(std::size_t(player))});
        std::sort(setup.placements.begin(),
                  setup.placements.end(),
                  [](const Placement &a, const Placement &b) { return a.site < b.site; });
    });
    MoveRules moveRules(design);
    GameRecord game(moveRules, startPosition(design, moveRules.board()));
    std::set<std::string> moves;
    for (const Move &move : game.legalMoves()) {
        if (move.kind == Move::Kind::Displace)
            moves.insert((*design.pieces)[move.type].name + " " + board.name(move.from) + "-"
                         + board.name(move.to));
    }
    QStringList all;
    for (const std::string &move : moves)
        all << QString::fromStdString(move);
    return all.join(QStringLiteral(", "));
}

std::optional<std::string> courierText(const Design &design)
{
    const auto made = exported(courier(), Subject(design), {{}, "game"});
    return made ? std::optional(made->files.front().text) : std::nullopt;
}

} // namespace

void tst_courier_roundtrip::definitions_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("path");
    const auto row = [](const char *name, const char *line, const char *path) {
        QTest::newRow(name) << line << path;
    };
    row("a rider", "def Rook fn (logride #0 #1 n e s w) #0 #1;", "ride n e s w");
    row("a leaper", "def Wazir fn (logleap #0 #1 n e s w) #0 #1; // W", "leap n e s w");
    row("what it may do",
        "def Pawn fn (logleap #0 #1 n and empty #1) #0 #1 or fn (logleap #0 #1 nw ne and not empty "
        "#1) #0 #1;",
        "move leap n capture leap nw ne");
    row("two steps at once", "def Mao fn (logleap #0 #1 (n ne)) #0 #1;", "(~n ne stop)");
    row("no farther than this", "def Short fn (logride #0 #1 (n n stop)) #0 #1;", "(n n stop)");
    row("a bent rider", "def Griffon fn (logride #0 #1 (ne (n))) #0 #1;", "(ne (n))");
    row("no end", "def Rook fn (logride #0 #1 n) #0 #1", "");
    row("by itself", "def Rook logride #0 #1 s n e w;", "ride s n e w");
    row("any word stops",
        "def Short logride #0 #1 (s s googpjp) (n n googpjp);",
        "(s s stop) (n n stop)");
    row("a leap by coordinates", "def Wazir checkleap #0 #1 1 0;", "leap e n s w");
    row("a ride by coordinates",
        "def Queen checkride #0 #1 1 0 or checkride #0 #1 1 1;",
        "ride e n s w ride ne se sw nw");
    row("as far as this",
        "def Short_Rook checkride #0 #1 1 0 and <= distance #0 #1 2;",
        "(e e stop) (n n stop) (s s stop) (w w stop)");
    row("directions that are not declared",
        "def Knight checkleap #0 #1 1 2;",
        "leap (1,2) (2,1) (2,-1) (1,-2) (-1,-2) (-2,-1) (-2,1) (-1,2)");
    row("two steps",
        "def Mao checktwostep #0 #1 0 1 1 1;",
        "(~n ne stop) (~e ne stop) (~e se stop) (~s se stop) (~s sw stop) (~w sw stop) (~w nw "
        "stop) (~n nw stop)");
    row("rides that may not end at once",
        "def Mao logride #0 #1 (n ne stop) (n nw stop) and not logleap #0 #1 (n e s w);",
        "(~n ne stop) (~n nw stop)");
    row("nothing but a range", "def Rook-Range lograys #0 n w s e;", "ride n w s e");
    row("a range of two functions",
        "def Archbishop-Range merge leaps #0 1 0 rays #0 1 1;",
        "leap e n s w ride ne se sw nw");
    row("words in place of numbers", "def Rook fn (checkride #0 #1 n) #0 #1;", "");
    row("another variable", "def Griffon checkride #mp #1 1 0;", "");
    row("another condition", "def Rook fn (logride #0 #1 n and capture) #0 #1;", "");
    row("no direction", "def Rook fn (logride #0 #1) #0 #1;", "");
    row("one more word", "def Rook fn (logride #0 #1 n) #0 #1 #2;", "");
}

/// Lines that are read, and lines that are counted as left out.
void tst_courier_roundtrip::definitions()
{
    QFETCH(QString, line);
    QFETCH(QString, path);
    const auto read =
        courier().read("map n 0 1 e 1 0 s 0 -1 w -1 0 ne 1 1 nw -1 1 se 1 -1 sw -1 -1;\n"
                           + line.toStdString() + "\n",
                       {});
    QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
    const auto &types = read->design.pieces->types;
    QCOMPARE(types.size(), path.isEmpty() ? std::size_t(0) : std::size_t(1));
    QCOMPARE(read->losses.size(), path.isEmpty() ? std::size_t(2) : std::size_t(1));
    if (!path.isEmpty())
        QCOMPARE(QString::fromStdString(std::get<PathText>(types[0].moves[0].definition).text),
                 path);
}

/// A range beside a definition says nothing new.
void tst_courier_roundtrip::rangesOfKnownPieces()
{
    const auto read =
        courier().read("def Knight checkleap #0 #1 1 2;\ndef Knight-Range leaps #0 1 2;\n", {});
    QVERIFY(read.has_value());
    QCOMPARE(read->design.pieces->types.size(), std::size_t(1));
    QCOMPARE(read->design.pieces->types[0].moves.size(), std::size_t(1));
    QCOMPARE(read->losses.size(), std::size_t(1)); // the size of the board
}

/// The lines of the article by themselves.
void tst_courier_roundtrip::linesWithoutABoard()
{
    const auto read = courier().read("def Knight logleap #0 #1 nne nnw;\n"
                                     "def Griffon logride #0 #1 (nw (n)) (ne (e));\n",
                                     {});
    QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
    const auto path = [&](std::size_t type) {
        return QString::fromStdString(
            std::get<PathText>(read->design.pieces->types[type].moves[0].definition).text);
    };
    QCOMPARE(path(0), QString("leap (1,2) (-1,2)"));
    QCOMPARE(path(1), QString("(nw (n)) (ne (e))"));
}

/// The circular board of the article: sixteen files, those at the seam twice.
void tst_courier_roundtrip::repeatedFiles()
{
    const auto read =
        courier().read("// Board: 16 by 4\nfiles d c b a p o n m l k j i h g f e d c;\n"
                       "map n 0 1 s 0 -1 w 1 0 e -1 0;\nmap ww 2 0;\n"
                       "def Rook fn (logride #0 #1 n e s w) #0 #1;\n",
                       {});
    QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
    QVERIFY(read->losses.empty());
    const Board board(read->design.board, read->design.directions);
    const auto leads = [&](const char *from, const char *direction) {
        const auto id = read->design.directions->find(std::string_view(direction));
        const auto link = board.link(*board.find(from), board.compass().step(*id));
        return QString::fromStdString(link ? board.name(link->to) : "");
    };
    QCOMPARE(leads("a1", "w"), QString("p1"));
    QCOMPARE(leads("p1", "e"), QString("a1"));
    QCOMPARE(leads("e2", "w"), QString("d2"));
    QCOMPARE(leads("d2", "e"), QString("e2"));
    QCOMPARE(leads("e3", "ww"), QString("c3"));
    QCOMPARE(leads("d3", "ww"), QString("b3"));
    QCOMPARE(leads("p4", "n"), QString());
    const std::string written = *courierText(bundledDesign("chess-cylinder"));
    QVERIFY(written.find("// Files: a b c d e f g h a b\n") != std::string::npos);
}

void tst_courier_roundtrip::functionsForCoordinates()
{
    const std::string text = *courierText(bundledDesign("game-courier-pieces"));
    for (const char *line : {"def Mao checktwostep #0 #1 0 1 1 1;\ndef Mao-Range leaps #0 1 2;\n",
                             "def Rook checkride #0 #1 0 1;\ndef Rook-Range rays #0 0 1;\n",
                             "def Knight checkleap #0 #1 1 2;\ndef Knight-Range leaps #0 1 2;\n"})
        QVERIFY2(text.find(line) != std::string::npos, text.c_str());
}

void tst_courier_roundtrip::gallery_data()
{
    QTest::addColumn<QString>("name");
    int designs = 0;
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(7)) {
        const BundledDesign &row = bundledDesigns()[i];
        if (!courierText(bundledDesign(row.name)))
            continue;
        QTest::newRow(std::string(row.name).c_str())
            << QString::fromStdString(std::string(row.name));
        ++designs;
    }
    QVERIFY2(designs >= amount(40, 2), std::to_string(designs).c_str());
}

void tst_courier_roundtrip::gallery()
{
    QFETCH(QString, name);
    const Design design = bundledDesign(name.toStdString());
    const auto read = courier().read(*courierText(design), {});
    QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
    // Where cells are not called by file and rank, the board is as large as their names ask for.
    for (const Loss &loss : read->losses)
        QVERIFY2(loss.sentence().starts_with("the text does not say how large the board is"),
                 loss.sentence().c_str());
    const Design before = bare(design);
    const Design after = bare(read->design);
    const Board board(before.board, before.directions);
    const Board again(after.board, after.directions);
    for (const CellId cell : board.cells())
        QVERIFY2(again.find(board.name(cell)).has_value(), board.name(cell).c_str());
    std::vector<std::string> types;
    for (const PieceType &type : before.pieces->types) {
        if (after.pieces->find(type.name))
            types.push_back(type.name);
        else
            QVERIFY2(type.moves.empty(), type.name.c_str());
    }
    std::mt19937 random(7);
    for (int i = 0; !types.empty() && i < amount(30, 3); ++i) {
        std::vector<std::tuple<std::string, std::string, int>> pieces;
        for (const CellId cell : board.cells()) {
            if (random() % 4 == 0)
                pieces.emplace_back(
                    board.name(cell), types[random() % types.size()], int(random() % 2));
        }
        QCOMPARE(movesWith(after, pieces), movesWith(before, pieces));
    }
}

QTEST_APPLESS_MAIN(tst_courier_roundtrip)
#include "tst_courier_roundtrip.moc"
