#include "model/edit/pieces/piece_text.h"
#include "model/file/bundled/piece_library_reader.h"
#include "model/movement/movement.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

/// `Name L betza`, or `line:column: why not`.
QString shown(const PieceLine &line)
{
    if (!line.piece) {
        return QStringLiteral("%1:%2: %3")
            .arg(line.line)
            .arg(line.piece.error().place.column)
            .arg(QString::fromStdString(line.piece.error().sentence()));
    }
    const PieceType &type = *line.piece;
    return QStringLiteral("%1 %2 %3")
        .arg(QString::fromStdString(type.name),
             type.letter.empty() ? QStringLiteral("-") : QString::fromStdString(type.letter),
             QString::fromStdString(movementText(type.moves.front())));
}

} // namespace

class tst_piece_text : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lines_data();
    void lines();
    void dialectOfCustomPieces();
    void addedAtOnce();
    void everyLibraryPieceCanBeAdded();
    void piecesOfOtherBoards_data();
    void piecesOfOtherBoards();
    void piecesFitTheirBoards();
};

void tst_piece_text::lines_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("known string") << QByteArray("FyafsF") << QStringList{"Gryphon - FyafsF"};
    QTest::newRow("unknown string") << QByteArray(" WNvZ \n") << QStringList{"Piece - WNvZ"};
    QTest::newRow("diagram") << QByteArray("Griffon:G:FyafsF\nOwl:o:CF")
                             << QStringList{"Griffon G FyafsF", "Owl O CF"};
    QTest::newRow("without a name") << QByteArray(":L:CF") << QStringList{"Piece L L CF"};
    QTest::newRow("without an id") << QByteArray("Owl::CF") << QStringList{"Owl - CF"};
    QTest::newRow("spaces and remarks")
        << QByteArray("# mine\r\n\r\n  Owl : + o : CF \r\n; end") << QStringList{"Owl O CF"};
    QTest::newRow("engine's own") << QByteArray(
        "[variant:chess]\ncustomPiece1 = a:mQcN\narchbishop = h\n")
                                  << QStringList{"Piece A A mQcN", "Archbishop H BN"};
    QTest::newRow("one bad line")
        << QByteArray("Owl:O:CF\nBad:B:Wq\nElk:E:WA")
        << QStringList{
               "Owl O CF",
               "2:9: no atom at the end; modifiers stand before an upper-case letter such as W",
               "Elk E WA"};
    QTest::newRow("too short")
        << QByteArray("Owl:O")
        << QStringList{
               "1:6: a piece is written as name:id:betza, and the third part is missing here"};
    QTest::newRow("a parameter") << QByteArray("files=10\nmaxPromote=2")
                                 << QStringList{
                                        "1:1: this sets 'files', which makes no piece",
                                        "2:1: this sets 'maxPromote', which makes no piece"};
    QTest::newRow("no text") << QByteArray(" \n\n") << QStringList{};
}

void tst_piece_text::lines()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, expected);
    QStringList found;
    for (const PieceLine &line : readPieceLines(text.toStdString(), bundledPieceLibrary(), "Piece"))
        found << shown(line);
    QCOMPARE(found.join("\n"), expected.join("\n"));
}

void tst_piece_text::dialectOfCustomPieces()
{
    const auto lines = readPieceLines("customPiece2 = c:nZ", bundledPieceLibrary(), "Piece");
    QCOMPARE(lines.size(), std::size_t(1));
    QVERIFY(lines.front().piece);
    const auto &text = std::get<BetzaText>(lines.front().piece->moves.front().definition);
    QCOMPARE(text.dialect, BetzaDialect::FairyStockfish);
    const auto noted = readPieceLines("Owl:O:CF:owl:a1,h1", bundledPieceLibrary(), "Piece");
    QCOMPARE(noted.front().notes,
             (std::vector<Message>{Message("the picture 'owl' is not taken over"),
                                   Message("the start cells 'a1,h1' are not taken over")}));
}

void tst_piece_text::addedAtOnce()
{
    Design design = designOf("square:8x8", {{"Owl", "leap nne"}});
    std::vector<PieceType> types;
    for (const PieceLine &line :
         readPieceLines("Owl:O:CF\nOwl:O:WA\nElk:E:WA", bundledPieceLibrary(), "Piece"))
        types.push_back(*line.piece);
    TAKE(added, withPiecesAdded(design, types));
    QStringList pieces;
    for (const PieceType &type : added.pieces->types)
        pieces << QString::fromStdString(type.name + " " + type.letter);
    QCOMPARE(pieces, (QStringList{"Owl O", "Owl 2 W", "Owl 3 L", "Elk E"}));
    types.back().name = "";
    QVERIFY(!withPiecesAdded(design, types));
}

void tst_piece_text::everyLibraryPieceCanBeAdded()
{
    const PieceLibrary library = bundledPieceLibrary();
    const Design empty = designOf("square:8x8");
    for (const LibraryPiece &piece : library.pieces()) {
        const auto added = withPiecesAdded(empty, {pieceTypeOf(piece)});
        QVERIFY2(added, piece.name.c_str());
        QCOMPARE(added->pieces->types.front().name, piece.name);
    }
}

void tst_piece_text::piecesOfOtherBoards_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("piece");
    QTest::addColumn<QString>("known");
    const auto row = [](const char *design, const char *piece, const char *known = nullptr) {
        QTest::addRow("%s: %s", design, piece) << design << piece << (known ? known : piece);
    };
    for (const char *design : {"glinski", "mccooey", "shafran", "raumschach"}) {
        for (const char *piece : {"King", "Queen", "Rook", "Bishop", "Knight"})
            row(design, piece);
    }
    for (const char *piece : {"King", "Rook", "Bishop", "Unicorn", "Balloon"})
        row("hyper-3x3x3x3", piece);
    row("raumschach", "Unicorn");
    row("glinski", "Pawn", "Gliński Pawn");
    row("mccooey", "Middle pawn", "McCooey Pawn");
    row("raumschach", "Pawn", "Raumschach Pawn");
    for (const char *piece : {"Cleric", "Basilisk", "Warrior"})
        row("dragonchess", piece);
}

/// The pieces of the bundled games on hexagons and levels are in the library.
void tst_piece_text::piecesOfOtherBoards()
{
    QFETCH(QString, design);
    QFETCH(QString, piece);
    QFETCH(QString, known);
    const Design game = bundledDesign(design.toStdString());
    const PieceLibrary library = bundledPieceLibrary(game.board->lattice);
    const auto found = library.called(known.toStdString());
    QVERIFY(!found.empty());
    const auto added = pieceTypeOn(library[found.front()], game);
    QVERIFY(added.has_value());
    const auto wordsOf = [](const PieceType &type) {
        QStringList words;
        for (const Movement &movement : type.moves) {
            const QString text = QString::fromStdString(movementText(movement));
            if (movement.when == When::Always && !movement.startsIn)
                words += text.split(QLatin1Char(' '));
        }
        words.sort();
        return words.join(QLatin1Char(' '));
    };
    const auto type = game.pieces->find(piece.toStdString());
    QVERIFY(type.has_value());
    QCOMPARE(wordsOf(*added), wordsOf((*game.pieces)[*type]));
}

/// Each of them fits some board of every kind that it is offered for.
void tst_piece_text::piecesFitTheirBoards()
{
    const std::pair<Lattice, const char *> boards[] = {{Lattice::Square, "square:8x8"},
                                                       {Lattice::Hex, "hex:5"},
                                                       {Lattice::HexPointy, "hex:5:pointy"},
                                                       {Lattice::Triangle, "triangle:5"},
                                                       {Lattice::Cube, "cube:5x5x5"},
                                                       {Lattice::Hyper, "hyper:3x3x3x3"}};
    for (const auto &[lattice, spec] : boards) {
        const Design empty = designOf(spec);
        QVERIFY2(empty.board->lattice == lattice, spec);
        const PieceLibrary library = bundledPieceLibrary(lattice);
        QVERIFY2(library.size() >= 6, spec);
        for (const LibraryPiece &piece : library.pieces()) {
            const auto type = pieceTypeOn(piece, empty);
            QVERIFY2(type, (piece.name + " on " + spec).c_str());
            QVERIFY2(withPiecesAdded(empty, {*type}), piece.name.c_str());
        }
    }
    // Its levels have another direction: what the board lacks is not there.
    Design poor = designOf("hex:5");
    poor.directions.edit([](Directions &directions) { directions.list.clear(); });
    const PieceLibrary library = bundledPieceLibrary(Lattice::Hex);
    QVERIFY(!pieceTypeOn(library[library.called("Rook").front()], poor));
}

QTEST_GUILESS_MAIN(tst_piece_text)
#include "tst_piece_text.moc"
