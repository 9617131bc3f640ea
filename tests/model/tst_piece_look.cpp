#include "model/file/bundled/bundled.h"
#include "model/file/bundled/piece_library_reader.h"
#include "model/picture/glyph_names.h"
#include "model/picture/piece_look.h"
#include "tests/designs.h"

#include <QTest>

#include <optional>

using namespace rookery;
using namespace rookery::test;

namespace {

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

PieceLook lookOf(const Design &design,
                 const PieceType &type,
                 PlayerId player = PlayerId(0),
                 PieceTheme theme = PieceTheme::Usual)
{
    std::optional<MoveGlyph> moves;
    const auto movesOf = [&]() -> const MoveGlyph & {
        moves = moveGlyph(type, design, player);
        return *moves;
    };
    return pieceLook(type, design, player, movesOf, theme);
}

} // namespace

/// Which picture a piece has because of its name.
class tst_piece_look : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesThatAreKnown_data();
    void namesThatAreKnown();
    void tilesPointForward();
    void promotedTilesAreRed();
    void everyNameLeadsToAPicture();
    void themesChooseThePicture();
};

void tst_piece_look::namesThatAreKnown_data()
{
    QTest::addColumn<QString>("piece");
    QTest::addColumn<QString>("glyph"); ///< empty: drawn from its moves
    QTest::addColumn<bool>("hasBadge");
    const auto row = [](const char *design, const char *piece, const char *glyph, bool hasBadge) {
        QTest::newRow(
            qPrintable(QStringLiteral("%1/%2").arg(QLatin1String(design), QLatin1String(piece))))
            << QString(piece) << QString(glyph) << hasBadge;
    };
    row("chess", "King", "king", false);
    row("chess", "Queen", "queen", false);
    row("shatranj", "General", "ferz", false);
    row("courier-chess", "Man", "commoner", false);
    row("surakarta", "Man", "disc", false);
    row("english-draughts", "King", "crowned-disc", false);
    row("hive", "Queen", "bee", false);
    row("hive", "Ant", "ant", false);
    row("lasca", "Soldier", "disc", false);
    row("lasca", "Officer", "crowned-disc", false);
    row("xiangqi", "Soldier", "soldier", false);
    row("tak-5x5", "Wall", "standing-stone", false);
    row("arimaa", "Cat", "cat", false);
    row("raumschach", "Unicorn", "unicorn", false);
    row("grand-chess", "Marshal", "chancellor", false);
    row("tamerlane", "War machine", "catapult", false);
    row("tamerlane", "Pawn of war machines", "pawn", true);
    row("tamerlane", "Adventitious shah", "king", true);
    row("dragonchess", "Basilisk", "serpent", false);
    row("shogi", "King", "shogi-king", false);
    row("shogi", "Lance", "shogi-lance", false);
    row("shogi", "Dragon Horse", "shogi-promoted-bishop", false);
    row("chu-shogi", "Lion", "", false);
    row("tori-shogi", "Falcon", "hawk", false);
    row("tori-shogi", "Left Quail", "", false);
}

void tst_piece_look::namesThatAreKnown()
{
    QFETCH(QString, piece);
    QFETCH(QString, glyph);
    QFETCH(bool, hasBadge);
    const QByteArray name = QByteArray(QTest::currentDataTag()).split('/').front();
    const Design design = bundledDesign(name.constData());
    const auto id = design.pieces->find(piece.toStdString());
    QVERIFY(id.has_value());
    const PieceLook look = lookOf(design, (*design.pieces)[*id]);
    QVERIFY(look.kind == (glyph.isEmpty() ? PieceLook::Kind::Moves : PieceLook::Kind::Glyph));
    QCOMPARE(textOf(look.glyph), glyph);
    QCOMPARE(look.hasBadge, hasBadge);
}

/// Each player's to the other end of the board, which a flipped board turns round; figures of
/// chess stay upright.
void tst_piece_look::tilesPointForward()
{
    const Design shogi = bundledDesign("shogi");
    for (const PieceType &type : shogi.pieces->types) {
        const PieceLook sente = lookOf(shogi, type, PlayerId(0));
        const PieceLook gote = lookOf(shogi, type, PlayerId(1));
        QVERIFY2(!isTurned(sente, SeenFrom::Below), type.name.c_str());
        QVERIFY2(isTurned(sente, SeenFrom::Above), type.name.c_str());
        QVERIFY2(isTurned(gote, SeenFrom::Below), type.name.c_str());
        QVERIFY2(!isTurned(gote, SeenFrom::Above), type.name.c_str());
    }
    const Design chess = bundledDesign("chess");
    for (const PieceType &type : chess.pieces->types) {
        const PieceLook look = lookOf(chess, type, PlayerId(1));
        QVERIFY(!isTurned(look, SeenFrom::Below) && !isTurned(look, SeenFrom::Above));
    }
}

/// In a red that is read on light and on dark tiles; the word for it is nowhere left over.
void tst_piece_look::promotedTilesAreRed()
{
    const PieceColours light{0xfdfcf8, 0x1b1a18};
    const PieceColours dark{0x2b2a28, 0xf4f1ea};
    const std::string onLight = glyphSvg("shogi-tokin", light);
    const std::string onDark = glyphSvg("shogi-tokin", dark);
    QVERIFY(onLight.find("#b01c24") != std::string::npos);
    QVERIFY(onDark.find("#ff9a8c") != std::string::npos);
    QVERIFY(glyphSvg("shogi-pawn", light).find("#b01c24") == std::string::npos);
    for (const std::string_view name : bundledGlyphNames())
        QVERIFY2(glyphSvg(name, light).find("current") == std::string::npos, name.data());
}

/// No table names a picture that is not there.
void tst_piece_look::everyNameLeadsToAPicture()
{
    QStringList missing;
    const auto look = [&](std::string_view name, const Pieces &company) {
        for (const std::string_view glyph : {glyphNamed(name, company).glyph, tileNamed(name)}) {
            if (!glyph.empty() && bundledGlyph(glyph).empty())
                missing << textOf(name) + QStringLiteral(": ") + textOf(glyph);
        }
    };
    for (const BundledDesign &row : bundledDesigns()) {
        const Design design = bundledDesign(row.name);
        for (const PieceType &type : design.pieces->types)
            look(type.name, *design.pieces);
    }
    const PieceLibrary library = bundledPieceLibrary();
    for (const LibraryPiece &piece : library.pieces())
        look(piece.name, Pieces());
    for (const std::string_view glyph : bundledGlyphNames())
        QVERIFY(!glyphNamed(glyph, Pieces()).glyph.empty());
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QStringLiteral(", "))));
}

void tst_piece_look::themesChooseThePicture()
{
    const Design chess = bundledDesign("chess");
    const PieceType &queen = (*chess.pieces)[*chess.pieces->find("Queen")];
    const auto kind = [&](PieceTheme theme) {
        return lookOf(chess, queen, PlayerId(0), theme).kind;
    };
    QCOMPARE(kind(PieceTheme::Usual), PieceLook::Kind::Glyph);
    QCOMPARE(kind(PieceTheme::Figures), PieceLook::Kind::Glyph);
    QCOMPARE(kind(PieceTheme::Moves), PieceLook::Kind::Moves);
    QCOMPARE(kind(PieceTheme::Letters), PieceLook::Kind::Letter);

    const Design shogi = bundledDesign("shogi");
    const PieceType &rook = (*shogi.pieces)[*shogi.pieces->find("Rook")];
    const PieceLook figure = lookOf(shogi, rook, PlayerId(0), PieceTheme::Figures);
    QCOMPARE(textOf(figure.glyph), QString("rook"));
    QVERIFY(!figure.uprightFrom);
    QCOMPARE(textOf(lookOf(shogi, rook).glyph), QString("shogi-rook"));

    // The pieces of a puzzle stay numbers, and one without moves is no empty picture.
    const Design puzzle = bundledDesign("fifteen-puzzle");
    const PieceType &block = puzzle.pieces->types.front();
    QCOMPARE(lookOf(puzzle, block, PlayerId(0), PieceTheme::Letters).kind, PieceLook::Kind::Number);
    PieceType still;
    still.name = "Stone";
    QCOMPARE(lookOf(chess, still, PlayerId(0), PieceTheme::Moves).kind, PieceLook::Kind::Letter);
}

QTEST_APPLESS_MAIN(tst_piece_look)
#include "tst_piece_look.moc"
