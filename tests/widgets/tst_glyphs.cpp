#include "model/analysis/piece_finder.h"
#include "model/file/bundled/piece_library_reader.h"
#include "model/picture/glyph_figures.h"
#include "model/picture/piece_look.h"
#include "tests/designs.h"
#include "tests/support.h"
#include "tests/widgets/application.h"
#include "widgets/picture/piece_art.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <array>
#include <map>
#include <set>

using namespace rookery;
using namespace rookery::test;

namespace {

PieceType typeOf(const char *betza, const char *name = "Tester")
{
    return {name, {}, {Movement{BetzaText{betza}, When::Always, {}}}};
}

const Design &squares()
{
    static const Design design = newDesign({}, {});
    return design;
}

MoveGlyph glyphOf(const char *betza)
{
    return moveGlyph(typeOf(betza), squares(), PlayerId(0));
}

QImage drawn(const PieceType &type, int side, const PlayerColours &colours, double ratio = 1)
{
    QImage image(QSize(side, side) * ratio, QImage::Format_ARGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    piece_art::paint(painter, QRectF(0, 0, side, side), type, squares(), colours);
    return image;
}

const PlayerColours white = CanvasTheme::light().player(PlayerId(0));
const PlayerColours black = CanvasTheme::light().player(PlayerId(1));

/// `(1,2) mc`: where, and in which ways.
QString marksOf(const MoveGlyph &glyph)
{
    QStringList marks;
    for (const MoveGlyph::Mark &mark : glyph.marks) {
        QString how;
        for (const auto &[isSet, letter] : {std::pair(mark.moves, 'm'),
                                            std::pair(mark.captures, 'c'),
                                            std::pair(mark.hops, 'h'),
                                            std::pair(mark.hopCaptures, 'x'),
                                            std::pair(mark.isVictim, 'v'),
                                            std::pair(mark.isFirst, 'i'),
                                            std::pair(mark.isStoppable, 's'),
                                            std::pair(mark.isHurdle, 'o'),
                                            std::pair(mark.isJoint, 'j')})
            how += isSet ? QString(QLatin1Char(letter)) : QString();
        marks << QStringLiteral("%1,%2 %3").arg(mark.at.x()).arg(mark.at.y()).arg(how);
    }
    return marks.join(QStringLiteral("; "));
}

} // namespace

class tst_glyphs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marks_data();
    void marks();
    void rides_data();
    void rides();
    void ownDirectionsCount();
    void differentPiecesLookDifferent();
    void standsOutInBothColours();
    void isCrispAtEverySize();
    void kingsOfDraughtsAreCrownedDiscs();
    void namesThatAreSeen();
    void flippedTilesPointTheOtherWay_data();
    void flippedTilesPointTheOtherWay();
    void flippedGlyphsKeepTheirLevels();
    void figuresStayUpright();
    void fewPixelsShowWhosePieceItIs();
    void coloursAreReadAtEverySize_data();
    void coloursAreReadAtEverySize();
};

void tst_glyphs::marks_data()
{
    QTest::addColumn<QString>("betza");
    QTest::addColumn<QString>("marks");
    QTest::newRow("pawn") << "fmWfceF"
                          << "-1,1 c; 0,1 m; 1,1 c";
    QTest::newRow("first move") << "ifmnD"
                                << "0,2 mis";
    QTest::newRow("jump") << "fD"
                          << "0,2 mc";
    QTest::newRow("lame jump") << "fnD"
                               << "0,1 j; 0,2 mcs";
    QTest::newRow("cannon's capture") << "fcpR"
                                      << "0,1 o; 0,2 xo";
    QTest::newRow("half a knight") << "ffN"
                                   << "-1,2 mc; 1,2 mc";
}

void tst_glyphs::marks()
{
    QFETCH(QString, betza);
    QFETCH(QString, marks);
    QCOMPARE(marksOf(glyphOf(betza.toLatin1().constData())), marks);
}

void tst_glyphs::rides_data()
{
    QTest::addColumn<QString>("betza");
    QTest::addColumn<int>("radius");
    QTest::addColumn<int>("rides");
    QTest::newRow("king") << "K" << 2 << 0;
    QTest::newRow("rook") << "R" << 2 << 4;
    QTest::newRow("short rook") << "R4" << 4 << 0;
    QTest::newRow("queen") << "Q" << 2 << 8;
    QTest::newRow("nightrider") << "NN" << 2 << 8;
    QTest::newRow("camel") << "C" << 3 << 0;
    QTest::newRow("griffon") << "FyafsF" << 2 << 8;
    QTest::newRow("cannon") << "mRcpR" << 2 << 4;
    QTest::newRow("flamingo") << "(6,1)" << 6 << 0;
    QTest::newRow("universal leaper") << "U" << 2 << 0;
}

void tst_glyphs::rides()
{
    QFETCH(QString, betza);
    QFETCH(int, radius);
    QFETCH(int, rides);
    const MoveGlyph glyph = glyphOf(betza.toLatin1().constData());
    QCOMPARE(glyph.radius, radius);
    QCOMPARE(static_cast<int>(glyph.rides.size()), rides);
}

void tst_glyphs::ownDirectionsCount()
{
    Design design = squares();
    Directions directions;
    directions.list = {{"up", Vector{{0, 3}}, {}, {}}};
    design.directions = directions;
    const PieceType type{"Jumper", {}, {Movement{PathText{"leap up"}, When::Always, {}}}};
    QCOMPARE(marksOf(moveGlyph(type, design, PlayerId(0))), "0,3 mc");
    QCOMPARE(marksOf(moveGlyph(type, design, PlayerId(1))), "0,-3 mc");
}

/// Pieces that the generator tells apart on boards without a crowd, and how many of them share a
/// picture all the same.
void tst_glyphs::differentPiecesLookDifferent()
{
    const PieceLibrary library = bundledPieceLibrary();
    SignatureStage stage(standardDirections(), {Orientation{}});
    std::vector<PieceType> types;
    for (const LibraryPiece &piece : library.pieces())
        types.push_back({piece.name, {}, movementsOf(readBetza(piece, PieceSignature::side))});
    stage.setPieces(types);
    std::map<QByteArray, std::vector<std::size_t>> byPicture;
    QStringList shared;
    std::map<std::vector<std::uint64_t>, std::size_t> distinct;
    for (std::size_t i = 0; i < types.size(); ++i) {
        const auto signature = stage.signatureOf(PieceId(i));
        if (!distinct.emplace(signature.cases, i).second)
            continue; // moves just like one before
        PieceType type = types[i];
        type.name = "Tester"; // no bundled picture
        const QImage image = drawn(type, 64, white);
        auto &same = byPicture[QByteArray(reinterpret_cast<const char *>(image.constBits()),
                                          image.sizeInBytes())];
        if (!same.empty())
            shared << QString::fromStdString(types[same.front()].name + " and " + types[i].name);
        same.push_back(i);
    }
    qInfo("%zu different pieces, %zu pictures", distinct.size(), byPicture.size());
    QVERIFY(distinct.size() > 200);
    for (const QString &pair : shared)
        qInfo("the same picture: %s", qPrintable(pair));
    QVERIFY(shared.size() <= 13);
}

void tst_glyphs::standsOutInBothColours()
{
    for (const PlayerColours &colours : {white, black}) {
        const QImage image = drawn(typeOf("N"), 32, colours);
        int bodies = 0;
        int lines = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                bodies += image.pixelColor(x, y) == colours.body ? 1 : 0;
                lines += image.pixelColor(x, y) == colours.line ? 1 : 0;
            }
        }
        QVERIFY(bodies > 200);
        QVERIFY(lines > 100);
    }
}

/// The eight squares of a Knight have no soft edges, whatever the size and the screen.
void tst_glyphs::isCrispAtEverySize()
{
    const MoveGlyph glyph = glyphOf("N");
    const PieceColours inks{0xfdfcf8, 0x1b1a18};
    for (const double ratio : {1.0, 1.25, 1.5, 2.0}) {
        for (int side = 16; side <= 128; ++side) {
            const QImage image = drawn(typeOf("N"), side, white, ratio);
            std::set<Rgb> hard;
            for (const Figure &figure : glyphFigures(glyph, std::floor(side * ratio + 0.01), inks))
                hard.insert(figure.fill.value_or(0));
            int soft = 0;
            const QRect middle(image.rect().center() - QPoint(image.width() / 5, image.width() / 5),
                               QSize(image.width() * 2 / 5 + 1, image.width() * 2 / 5 + 1));
            const double corner = image.width() * 0.25;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    const QColor at = image.pixelColor(x, y);
                    const QPointF away =
                        QPointF(x + 0.5, y + 0.5) - QPointF(image.width(), image.height()) / 2;
                    const bool isRound = std::abs(away.x()) > corner && std::abs(away.y()) > corner;
                    const bool isHard = hard.contains(at.rgb() & 0xffffffU) || at.alpha() == 0;
                    soft += isHard || isRound || middle.contains(x, y) ? 0 : 1;
                }
            }
            QVERIFY2(soft == 0,
                     qPrintable(QStringLiteral("%1 at %2: %3").arg(side).arg(ratio).arg(soft)));
        }
    }
}

/// The king of draughts is no king of chess, whatever the other is called.
void tst_glyphs::kingsOfDraughtsAreCrownedDiscs()
{
    const auto picture = [](const Design &design, const char *name) {
        QImage image(64, 64, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        piece_art::paint(
            painter, image.rect(), (*design.pieces)[*design.pieces->find(name)], design, white);
        return image;
    };
    const Design chess = bundledDesign("chess");
    const QImage king = picture(chess, "King");
    QVERIFY(picture(bundledDesign("antichess"), "King") == king);
    const QImage crowned = picture(bundledDesign("english-draughts"), "King");
    QVERIFY(crowned != king);
    QVERIFY(picture(bundledDesign("international-draughts"), "King") == crowned);
    // Tablut has one king: no letter has to tell him from another.
    QVERIFY(picture(bundledDesign("tablut"), "Swedish king") == king);
}

/// Pieces of a puzzle show their numbers; a general who is no king does not look like one.
void tst_glyphs::namesThatAreSeen()
{
    const auto painted = [](const char *name, Royalty royalty = Royalty::None) {
        PieceType type;
        type.name = name;
        type.royalty = royalty;
        type.moves.push_back({BetzaText{"F"}, When::Always, {}});
        QImage image(48, 48, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        piece_art::paintCached(painter, QRectF(image.rect()), type, squares(), white);
        return image;
    };
    QVERIFY(painted("7") != painted("11"));
    QVERIFY(painted("7") != painted("Nobody"));
    QCOMPARE(painted("General", Royalty::Royal), painted("King", Royalty::Royal));
    QVERIFY(painted("General") != painted("King"));
    QCOMPARE(painted("Dragon King"), painted("Dragon"));
    QCOMPARE(painted("Free King"), painted("Queen"));
    // Nothing of what a unicorn of Raumschach does lies on its level: triangles say where it goes.
    const Design space = bundledDesign("raumschach");
    const PieceType &unicorn = (*space.pieces)[*space.pieces->find("Unicorn")];
    const MoveGlyph &moves = piece_art::movesOf(unicorn, space, PlayerId(0));
    QVERIFY(!moves.marks.empty());
    QVERIFY(std::none_of(moves.marks.begin(), moves.marks.end(), [](const MoveGlyph::Mark &mark) {
        return mark.isOnLevel();
    }));
}

void tst_glyphs::flippedTilesPointTheOtherWay_data()
{
    QTest::addColumn<QString>("betza");
    for (const char *betza : {"fW", "fR", "fmWfceF", "ffN", "ifmnD", "fcpR", "flF"})
        QTest::newRow(betza) << QString(betza);
}

namespace {

QImage seenTile(const PieceType &type, PlayerId owner, SeenFrom from, int side, bool isCached)
{
    PlayerColours colours = white;
    colours.player = owner;
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const auto paint = isCached ? piece_art::paintCached
                                : static_cast<decltype(&piece_art::paintCached)>(piece_art::paint);
    paint(painter, QRectF(image.rect()), type, squares(), colours, from);
    return image;
}

} // namespace

/// From the other end of the board a tile is the one of the player who sits there.
void tst_glyphs::flippedTilesPointTheOtherWay()
{
    QFETCH(QString, betza);
    const PieceType type = typeOf(betza.toLatin1().constData());
    const PlayerId near(0);
    const PlayerId far(1);
    for (const bool isCached : {false, true}) {
        for (const int side : {17, 32, 75}) {
            const QImage own = seenTile(type, near, SeenFrom::Below, side, isCached);
            const QImage other = seenTile(type, far, SeenFrom::Below, side, isCached);
            QVERIFY(own != other);
            QCOMPARE(seenTile(type, near, SeenFrom::Above, side, isCached), other);
            QCOMPARE(seenTile(type, far, SeenFrom::Above, side, isCached), own);
        }
    }
}

/// What is above is above from either end; a glyph that is flipped twice is as it was.
void tst_glyphs::flippedGlyphsKeepTheirLevels()
{
    for (const char *name : {"raumschach", "glinski", "chess"}) {
        const Design design = bundledDesign(name);
        for (const PieceType &type : design.pieces->types) {
            const MoveGlyph glyph = moveGlyph(type, design, PlayerId(0));
            const MoveGlyph flipped = glyphSeen(glyph, SeenFrom::Above);
            QCOMPARE(flipped.marks.size(), glyph.marks.size());
            for (std::size_t i = 0; i < glyph.marks.size(); ++i) {
                const MoveGlyph::Mark &before = glyph.marks[i];
                const MoveGlyph::Mark &after = flipped.marks[glyph.marks.size() - 1 - i];
                QVERIFY(after.drawn == Point{} - before.drawn);
                QCOMPARE(after.at.x(), -before.at.x());
                QCOMPARE(after.up, before.up);
                QVERIFY(before.up == 0 || after.at.along[2] == before.at.along[2]);
            }
            QVERIFY(glyphSeen(flipped, SeenFrom::Above) == glyph);
            QVERIFY(glyphSeen(glyph, SeenFrom::Below) == glyph);
        }
    }
}

void tst_glyphs::figuresStayUpright()
{
    for (const char *name : {"Knight", "King", "Pawn", "7"}) {
        const PieceType type = typeOf("fW", name);
        for (const bool isCached : {false, true})
            QCOMPARE(seenTile(type, PlayerId(0), SeenFrom::Above, 40, isCached),
                     seenTile(type, PlayerId(0), SeenFrom::Below, 40, isCached));
    }
}

/// On a thumbnail of a large board: a spot of the player's colour, the same for all.
void tst_glyphs::fewPixelsShowWhosePieceItIs()
{
    const auto painted = [](const char *betza, int side, const PlayerColours &colours) {
        QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        PieceType type;
        type.name = "Silver General";
        type.moves.push_back({BetzaText{betza}, When::Always, {}});
        piece_art::paint(painter, QRectF(image.rect()), type, colours);
        return image;
    };
    for (const PlayerColours &colours : {white, black}) {
        QCOMPARE(painted("N", 5, colours).pixelColor(2, 2), colours.body);
        QCOMPARE(painted("N", 5, colours), painted("R", 5, colours));
    }
    QVERIFY(painted("N", 16, white) != painted("R", 16, white));
}

namespace {

double lightness(const QColor &colour)
{
    return 0.2126 * colour.redF() + 0.7152 * colour.greenF() + 0.0722 * colour.blueF();
}

/// The mean of what is painted, by how much of it covers the ground.
struct Mean
{
    double light = 0;
    double line = 0; ///< how far from the body's colour towards the line's
};

Mean meanOf(const QImage &image, const PlayerColours &colours)
{
    const auto parts = [](const QColor &colour) {
        return std::array<double, 3>{colour.redF(), colour.greenF(), colour.blueF()};
    };
    const auto body = parts(colours.body);
    const auto line = parts(colours.line);
    double length = 0;
    for (std::size_t i = 0; i < 3; ++i)
        length += (line[i] - body[i]) * (line[i] - body[i]);
    Mean mean;
    double weight = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor at = image.pixelColor(x, y);
            const auto there = parts(at);
            double towards = 0;
            for (std::size_t i = 0; i < 3; ++i)
                towards += (there[i] - body[i]) * (line[i] - body[i]);
            mean.light += at.alphaF() * lightness(at);
            mean.line += at.alphaF() * towards / length;
            weight += at.alphaF();
        }
    }
    return {mean.light / weight, mean.line / weight};
}

} // namespace

void tst_glyphs::coloursAreReadAtEverySize_data()
{
    QTest::addColumn<QString>("name");
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(10)) {
        const std::string name(bundledDesigns()[i].name);
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
}

/// However many marks a tile has, it looks light for a light player and dark for a dark one.
void tst_glyphs::coloursAreReadAtEverySize()
{
    QFETCH(QString, name);
    const Design design = bundledDesign(name.toLatin1().constData());
    for (const CanvasTheme &theme : {CanvasTheme::light(), CanvasTheme::dark()}) {
        for (const PlayerColours &colours : theme.players(*design.rules)) {
            if (colours.player.index() > 1)
                break;
            for (const PieceType &type : design.pieces->types) {
                for (const int side : {16, 24, 40}) {
                    QImage image(side, side, QImage::Format_ARGB32);
                    image.fill(Qt::transparent);
                    QPainter painter(&image);
                    piece_art::paint(painter, QRectF(image.rect()), type, design, colours);
                    painter.end();
                    const Mean mean = meanOf(image, colours);
                    const QString what = QStringLiteral("%1 of player %2 at %3: light %4, line %5")
                                             .arg(QString::fromStdString(type.name))
                                             .arg(colours.player.index() + 1)
                                             .arg(side)
                                             .arg(mean.light)
                                             .arg(mean.line);
                    const bool isTile =
                        pieceLook(type,
                                  design,
                                  colours.player,
                                  [&]() -> const MoveGlyph & {
                                      return piece_art::movesOf(type, design, colours.player);
                                  })
                            .kind
                        == PieceLook::Kind::Moves;
                    // Figures of pieces have bold outlines, but no marks.
                    QVERIFY2(mean.line < (isTile ? 0.45 : 0.52), qPrintable(what));
                    if (isTile && lightness(colours.body) > 0.9)
                        QVERIFY2(mean.light > 0.55, qPrintable(what));
                    if (isTile && lightness(colours.body) < 0.2)
                        QVERIFY2(mean.light < 0.5, qPrintable(what));
                }
            }
        }
    }
}

ROOKERY_WIDGET_TEST(tst_glyphs)
#include "tst_glyphs.moc"
