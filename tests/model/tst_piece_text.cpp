#include "model/edit/pieces/piece_text.h"
#include "model/file/bundled/piece_library_reader.h"
#include "model/movement/movement.h"
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
             (std::vector<std::string>{"the picture 'owl' is not taken over",
                                       "the start cells 'a1,h1' are not taken over"}));
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

QTEST_GUILESS_MAIN(tst_piece_text)
#include "tst_piece_text.moc"
