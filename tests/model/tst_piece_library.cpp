#include "model/base/folded.h"
#include "model/file/bundled/bundled.h"
#include "tests/model/file_support.h"
#include "tests/model/library_support.h"
#include "tests/model/walk_witness.h"

#include <QSet>
#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

QString namesOf(const std::vector<std::size_t> &indices)
{
    std::vector<std::string> found;
    for (const std::size_t index : indices)
        found.push_back(library()[index].name);
    QStringList list;
    for (const std::string &name : found)
        list << QString::fromStdString(name);
    return list.join(QStringLiteral(", "));
}

} // namespace

/// The library that comes with the program, and the reader of such libraries.
class tst_piece_library : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPieceReadsWithoutAWord();
    void noTwoShareAName();
    void refused_data();
    void refused();
    void foldedText_data();
    void foldedText();
    void called_data();
    void called();
    void search_data();
    void search();
    void theBestKnownIsFirst_data();
    void theBestKnownIsFirst();
    void workedExamples_data();
    void workedExamples();
    void compiledGameEqualsWalker_data();
    void compiledGameEqualsWalker();
};

void tst_piece_library::everyPieceReadsWithoutAWord()
{
    QVERIFY(contentOf(sourceFolder / "resources/pieces/pieces.json") == bundledPieces());
    QVERIFY(library().size() >= 250);
    for (const LibraryPiece &piece : library().pieces()) {
        for (const std::optional<int> side :
             {std::optional<int>(), std::optional(8), std::optional(19)}) {
            const auto read = readBetza(piece.betza, BetzaDialect::XBetza, side);
            QVERIFY2(read.has_value(), piece.name.c_str());
            QVERIFY2(read->warnings.empty() && read->specials.empty(), piece.name.c_str());
            QVERIFY2(!read->moves.empty(), piece.name.c_str());
        }
        QVERIFY2(!piece.groups.empty(), piece.name.c_str());
    }
}

void tst_piece_library::noTwoShareAName()
{
    QSet<QString> names;
    for (const LibraryPiece &piece : library().pieces()) {
        const QString name = QString::fromStdString(folded(piece.name));
        QVERIFY2(!names.contains(name), piece.name.c_str());
        names.insert(name);
    }
    for (const LibraryPiece &piece : library().pieces()) {
        for (const OtherName &other : piece.names)
            QVERIFY2(folded(other.name) != folded(piece.name), piece.name.c_str());
    }
}

void tst_piece_library::refused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("errors");
    const auto row = [](const char *name, const char *text, const char *errors) {
        QTest::newRow(name) << text << errors;
    };
    const auto pieces = [](const char *name, const char *list, const char *errors) {
        QTest::newRow(name) << QStringLiteral("{\"rookery-pieces\":1,\"pieces\":[%1]}").arg(list)
                            << errors;
    };
    row("no library", "[]", "1:1: error: a piece library must be an object, not a list\n");
    row("nothing in it",
        "{}",
        "1:1: error: a piece library needs 'rookery-pieces'\n1:1: error: a piece library needs "
        "'pieces'\n");
    row("from a later program",
        R"({"rookery-pieces":2,"pieces":[]})",
        "1:19: error: 'rookery-pieces' must be a whole number from 1 to 1, not 2\n");
    pieces("a piece without anything",
           "{}",
           "1:31: error: a piece needs 'name'\n1:31: error: a piece needs 'betza'\n1:31: error: a "
           "piece needs 'origin'\n");
    pieces("notation that cannot be read",
           R"({"name":"A","betza":"Wx?","origin":"B"})",
           "1:54: error: '?' belongs between '[' and ']'\n");
    pieces("a key that is none",
           R"({"name":"A","betza":"W","origin":"B","group":[]})",
           "1:68: error: a piece has no 'group'; did you mean 'groups'?\n");
    pieces("the same name with an accent",
           R"({"name":"Oro","betza":"W","origin":"B"},{"name":"Orō","betza":"F","origin":"B"})",
           "1:79: error: there is already a piece called 'Orō'\n    note: it is declared at line "
           "1, column 39\n");
    pieces("a letter that is none",
           R"({"name":"A","letter":"ab","betza":"W","origin":"B"})",
           "1:52: error: 'letter' must be a capital letter from A to Z\n");
    pieces("paths for a kind of board that there is not",
           R"({"name":"A","paths":{"round":"leap n"},"origin":"B"})",
           "1:52: error: there is no kind of board 'round'\n");
    pieces(
        "a tradition in capitals",
        R"({"name":"A","names":{"Shogi":"B"},"betza":"W","origin":"B"})",
        "1:52: error: a tradition is written in small letters, digits and hyphens, not 'Shogi'\n");
    pieces(
        "a group that is no word",
        R"({"name":"A","betza":"W","origin":"B","groups":["two words"]})",
        "1:78: error: a group is written in small letters, digits and hyphens, not 'two words'\n");
}

void tst_piece_library::refused()
{
    QFETCH(QString, text);
    QFETCH(QString, errors);
    const auto read = readPieceLibrary(text.toStdString());
    QVERIFY(!read);
    QCOMPARE(QString::fromStdString(listedErrors(read.error())), errors);
}

void tst_piece_library::foldedText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("plain");
    QTest::newRow("capitals") << "Dragon King"
                              << "dragon king";
    QTest::newRow("long vowels") << "KYŌSHA"
                                 << "kyosha";
    QTest::newRow("accents") << "Señora Élan Ürg Łoś"
                             << "senora elan urg los";
    QTest::newRow("hyphens") << "Go-Between"
                             << "go between";
    QTest::newRow("signs") << "3 × 4 ÷ 2"
                           << "3 × 4 ÷ 2";
    QTest::newRow("other scripts") << "香車 Ж"
                                   << "香車 Ж";
    QTest::newRow("nothing") << ""
                             << "";
}

void tst_piece_library::foldedText()
{
    QFETCH(QString, text);
    QFETCH(QString, plain);
    QCOMPARE(QString::fromStdString(folded(text.toStdString())), plain);
    QCOMPARE(folded("\xC5"), std::string("\xC5")); // cut off in the middle
}

void tst_piece_library::called_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("pieces");
    QTest::newRow("as it is written") << "Gryphon"
                                      << "Gryphon";
    QTest::newRow("in small letters") << "dragon horse"
                                      << "Dragon Horse";
    QTest::newRow("without the accent") << "senora"
                                        << "Señora";
    QTest::newRow("a shogi name") << "kyosha"
                                  << "Lance";
    QTest::newRow("its own name before those of others") << "falcon"
                                                         << "Falcon";
    QTest::newRow("a name that several share") << "Leopard"
                                               << "Musketeer Leopard";
    QTest::newRow("several by another name") << "aanca"
                                             << "Gryphon, Manticore";
    QTest::newRow("nobody") << "Jabberwock"
                            << "";
    QTest::newRow("no name at all") << ""
                                    << "";
}

void tst_piece_library::called()
{
    QFETCH(QString, name);
    QFETCH(QString, pieces);
    QCOMPARE(namesOf(library().called(name.toStdString())), pieces);
}

void tst_piece_library::search_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("pieces");
    QTest::newRow("the name first") << "lance"
                                    << "Lance, Kniroo, White Horse";
    QTest::newRow("notation") << "mRcpR"
                              << "Pao";
    QTest::newRow("origin and part of a name") << "dawson rider"
                                               << "Nightrider";
    QTest::newRow("a game") << "tori left"
                            << "Left Quail";
    QTest::newRow("a tradition's name") << "Shishi"
                                        << "Lion";
    QTest::newRow("beginnings before middles")
        << "rifle"
        << "Rifle Rook, Rifle Bishop, Rifle Queen, Igui King";
    QTest::newRow("nothing") << "jabberwock"
                             << "";
}

void tst_piece_library::search()
{
    QFETCH(QString, text);
    QFETCH(QString, pieces);
    QCOMPARE(namesOf(library().search(text.toStdString())), pieces);
    QCOMPARE(library().search("").size(), library().size());
    QCOMPARE(library().search("  ").size(), library().size());
}

void tst_piece_library::theBestKnownIsFirst_data()
{
    QTest::addColumn<QString>("first");
    const std::pair<const char *, const char *> rows[] = {{"cannon", "Pao"},
                                                          {"elephant", "Modern Elephant"},
                                                          {"silver", "Silver General"},
                                                          {"gold", "Gold General"},
                                                          {"horse", "Mao"},
                                                          {"chariot", "Rook"},
                                                          {"camel", "Camel"},
                                                          {"general", "Ferz"},
                                                          {"advisor", "Ferz"},
                                                          {"lance", "Lance"},
                                                          {"lion", "Lion"},
                                                          {"eagle", "Eagle"},
                                                          {"leopard", "Musketeer Leopard"},
                                                          {"soldier", "Shogi Pawn"},
                                                          {"castle", "Rook"}};
    for (const auto &[text, first] : rows)
        QTest::newRow(text) << QString::fromUtf8(first);
}

/// A piece that is called so before one whose name only has the word in it.
void tst_piece_library::theBestKnownIsFirst()
{
    QFETCH(QString, first);
    const auto found = library().search(QTest::currentDataTag());
    QVERIFY(!found.empty());
    QCOMPARE(QString::fromStdString(library()[found.front()].name), first);
}

/// Cells it reaches on an empty board of 15x15 from the middle, no longer where it began: the
/// Interactive Diagram's numbers.
void tst_piece_library::workedExamples_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("cells");
    const std::pair<const char *, int> numbers[] = {{"Wazir", 4},
                                                    {"Ferz", 4},
                                                    {"Commoner", 8},
                                                    {"Dabbaba", 4},
                                                    {"Alfil", 4},
                                                    {"Knight", 8},
                                                    {"Threeleaper", 4},
                                                    {"Camel", 8},
                                                    {"Zebra", 8},
                                                    {"Tripper", 4},
                                                    {"Giraffe", 8},
                                                    {"Fourleaper", 4},
                                                    {"Alibaba", 8},
                                                    {"Squirrel", 16},
                                                    {"Champion", 12},
                                                    {"Wizard", 12},
                                                    {"Bison", 16},
                                                    {"Gold General", 6},
                                                    {"Silver General", 5},
                                                    {"Copper General", 4},
                                                    {"Drunk Elephant", 7},
                                                    {"Crossed Soldier", 3},
                                                    {"Lance", 7},
                                                    {"Shogi Knight", 2},
                                                    {"Short Rook", 16},
                                                    {"Nightrider", 24},
                                                    {"Dabbabarider", 12},
                                                    {"Camelrider", 16},
                                                    {"Charging Knight", 9},
                                                    {"Charging Rook", 24},
                                                    {"Fibnif", 8},
                                                    {"Chiral Knight", 4},
                                                    {"Shatranj Pawn", 1},
                                                    {"Pawn", 1},
                                                    {"Berolina Pawn", 2},
                                                    {"King", 8},
                                                    {"Knibis", 8},
                                                    {"Pao", 28},
                                                    {"Vao", 28},
                                                    {"Leo", 56},
                                                    {"Janggi Cannon", 0},
                                                    {"Grasshopper", 0},
                                                    {"Contragrasshopper", 0},
                                                    {"Line Equihopper", 0},
                                                    {"Eagle", 0},
                                                    {"Moose", 0},
                                                    {"Sparrow", 0},
                                                    {"Mao", 8},
                                                    {"Moa", 8},
                                                    {"Moo", 8},
                                                    {"Xiangqi Elephant", 4},
                                                    {"Lame Dabbaba", 4},
                                                    {"Janggi Elephant", 8},
                                                    {"Falcon", 16},
                                                    {"Gryphon", 52},
                                                    {"Manticore", 52},
                                                    {"Hook Mover", 224},
                                                    {"Capricorn", 112},
                                                    {"Picket", 24},
                                                    {"Ski-Bishop", 24},
                                                    {"Crooked Bishop", 40},
                                                    {"Crooked Rook", 80},
                                                    {"Quintessence", 44},
                                                    {"Rose", 32},
                                                    {"Cylinder Rook", 28},
                                                    {"Lion", 25},
                                                    {"Horned Falcon", 51},
                                                    {"Soaring Eagle", 45},
                                                    {"Checkers Man", 2},
                                                    {"International Draughts King", 28},
                                                    {"Long Leaper", 56},
                                                    {"Withdrawer", 56},
                                                    {"Advancer", 56},
                                                    {"Rifle Rook", 28},
                                                    {"Igui King", 0},
                                                    {"Charging Double Mover", 0},
                                                    {"Bifurcator", 0},
                                                    {"Collision Bifurcator", 0},
                                                    {"Transparent Leaper", 8},
                                                    {"Area Mover", 49},
                                                    {"Rook General", 28},
                                                    {"Swapper", 0},
                                                    {"Universal Leaper", 224},
                                                    {"Osprey", 44},
                                                    {"Bent Rook", 56},
                                                    {"Tamerlane Giraffe", 32},
                                                    {"Locust", 0}};
    for (const auto &[name, cells] : numbers)
        QTest::newRow(name) << QString::fromUtf8(name) << cells;
}

void tst_piece_library::workedExamples()
{
    QFETCH(QString, name);
    QFETCH(int, cells);
    const auto found = library().called(name.toStdString());
    QCOMPARE(found.size(), std::size_t{1});
    Asker asker(
        designWith("square:15x15", {typeOf("piece", readBetza(library()[found.front()], 15))}));
    const Reach &reach = asker.reach("piece", cellOf(asker.board(), "h8"));
    int count = 0;
    for (const CellId cell : asker.board().cells())
        count += reach.isTarget(cell) ? 1 : 0;
    QCOMPARE(count, cells);
}

void tst_piece_library::compiledGameEqualsWalker_data()
{
    QTest::addColumn<QString>("spec");
    for (const char *spec : {"square:8x8",
                             "square:5x9",
                             "square:11x4",
                             "square:7x6:cylinder",
                             "square:5x8:cylinder-v",
                             "square:6x6:torus",
                             "square:7x5:moebius",
                             "square:6x5:klein",
                             "square:5x5:projective",
                             "square:6x7:sphere"})
        QTest::newRow(spec) << QString::fromLatin1(spec);
}

/// Both players, moved and unmoved, on random boards. Legs that lead in circles can have more ways
/// than the walker can try; the rest is counted.
void tst_piece_library::compiledGameEqualsWalker()
{
    QFETCH(QString, spec);
    constexpr int mostEvents = 3'000;
    const int side = longestSide(spec.toStdString());
    std::vector<PieceType> types;
    std::vector<std::vector<MovementLegs>> moves;
    for (const LibraryPiece &piece : library().pieces()) {
        const BetzaPiece read = readBetza(piece, side);
        types.push_back(typeOf(piece.name, read));
        moves.push_back(read.moves);
    }
    Asker asker(designWith(spec.toStdString(), std::move(types)));
    const Orientation facings[] = {orientation::same, orientation::half};
    std::mt19937 random(2026);
    std::size_t compared = 0;
    const std::size_t rounds = seeds(1) / moves.size() + 1;
    for (std::size_t round = 0; round < rounds; ++round) {
        for (std::size_t piece = 0; piece < moves.size(); ++piece) {
            const CellId from = strew(asker.position(), random);
            const int player = static_cast<int>(random() % 2);
            const bool moved = random() % 4 != 0;
            const Mover mover{from, PlayerId(player), facings[player], moved};
            const std::string &name = library()[piece].name;
            const auto walked =
                walkedReach(asker.board(), asker.position(), mover, moves[piece], mostEvents);
            if (!walked)
                continue;
            QVERIFY2(*walked == asker.reach(name, from, player, moved), name.c_str());
            const auto outcomes =
                walkedOutcomes(asker.board(), asker.position(), mover, moves[piece], mostEvents);
            QVERIFY2(*outcomes == asker.outcomes(name, from, player, moved), name.c_str());
            ++compared;
        }
    }
    QVERIFY2(compared * 20 > moves.size() * rounds * 19, qPrintable(QString::number(compared)));
}

QTEST_APPLESS_MAIN(tst_piece_library)
#include "tst_piece_library.moc"
