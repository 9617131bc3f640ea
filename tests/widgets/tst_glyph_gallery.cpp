#include "model/file/artwork/picture.h"
#include "model/file/bundled/bundled.h"
#include "model/picture/piece_look.h"
#include "tests/designs.h"
#include "tests/widgets/application.h"
#include "widgets/library/glyph_gallery.h"
#include "widgets/picture/piece_art.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QSvgRenderer>

#include <array>
#include <cmath>
#include <map>
#include <set>

using namespace rookery;
using namespace rookery::test;

namespace {

constexpr PieceColours light{0xfdfcf8, 0x1b1a18};
constexpr PieceColours dark{0x2b2a28, 0xf4f1ea};

QImage drawn(std::string_view glyph, int side, const PieceColours &colours, Qt::GlobalColor ground)
{
    QImage image(side, side, QImage::Format_ARGB32);
    image.fill(ground);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QSvgRenderer(QByteArray::fromStdString(glyphSvg(glyph, colours))).render(&painter);
    return image;
}

/// How far the mean of what is painted is from the body's colour towards the line's.
double lineShare(std::string_view glyph, int side, const PieceColours &colours)
{
    const double body = qGray(colours.body);
    const double line = qGray(colours.line);
    const QImage image = drawn(glyph, side, colours, Qt::transparent);
    double sum = 0;
    double weight = 0;
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const QColor at = image.pixelColor(x, y);
            sum += at.alphaF() * (qGray(at.rgb()) - body) / (line - body);
            weight += at.alphaF();
        }
    }
    return sum / weight;
}

QStringList shownIn(const GlyphGallery &gallery)
{
    QStringList shown;
    for (const GlyphWords &words : glyphWords()) {
        const QString name = QLatin1String(words.glyph);
        const auto *button = gallery.findChild<QToolButton *>(QStringLiteral("glyph:") + name);
        if (button && button->isVisibleTo(&gallery))
            shown << name;
    }
    return shown;
}

} // namespace

/// The pictures that come with the program, and how one of them is found.
class tst_glyph_gallery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void picturesAreOfOneHand_data();
    void picturesAreOfOneHand();
    void noTwoLookAlike();
    void everyPictureHasItsPlace();
    void foundByName_data();
    void foundByName();
    void enterTakesTheBest();
    void tilesAreTurned();
};

void tst_glyph_gallery::picturesAreOfOneHand_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const std::string_view name : bundledGlyphNames()) {
        const QByteArray text(name.data(), static_cast<qsizetype>(name.size()));
        QTest::newRow(text.constData()) << text;
    }
}

/// The same paper and margin, nothing that needs a font, enough of it but no blot, and light for a
/// light player, dark for a dark one, at every size.
void tst_glyph_gallery::picturesAreOfOneHand()
{
    QFETCH(QByteArray, name);
    const std::string glyph = name.toStdString();
    const std::string svg = glyphSvg(glyph, light);
    QSvgRenderer renderer(QByteArray::fromStdString(svg));
    QVERIFY(renderer.isValid());
    QCOMPARE(renderer.viewBoxF(), QRectF(0, 0, 100, 100));
    QVERIFY(svg.find("<text") == std::string::npos);
    const auto taken = pictureOf(GlyphGallery::picture(glyph));
    QVERIFY(taken.has_value());
    QVERIFY(taken->removed.empty());

    constexpr int side = 100;
    const QImage image = drawn(glyph, side, light, Qt::transparent);
    QRect box;
    int covered = 0;
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            if (qAlpha(image.pixel(x, y)) < 40)
                continue;
            box |= QRect(x, y, 1, 1);
            ++covered;
        }
    }
    QVERIFY2(QRect(3, 3, 94, 94).contains(box),
             qPrintable(QStringLiteral("%1..%2, %3..%4")
                            .arg(box.left())
                            .arg(box.right())
                            .arg(box.top())
                            .arg(box.bottom())));
    QVERIFY(std::max(box.width(), box.height()) >= 55);
    QVERIFY2(covered > 1800 && covered < 6500, qPrintable(QString::number(covered)));
    for (const PieceColours &colours : {light, dark}) {
        for (const int small : {16, 24, 40}) {
            const double share = lineShare(glyph, small, colours);
            QVERIFY2(share < 0.53, qPrintable(QString::number(share)));
        }
    }
}

void tst_glyph_gallery::noTwoLookAlike()
{
    constexpr int side = 32;
    const std::vector<std::string_view> names = bundledGlyphNames();
    QVERIFY(names.size() >= 60);
    std::vector<QImage> images;
    for (const std::string_view name : names)
        images.push_back(drawn(name, side, {0xffffff, 0x000000}, Qt::gray));
    for (std::size_t i = 0; i < names.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            double apart = 0;
            for (int y = 0; y < side; ++y) {
                for (int x = 0; x < side; ++x)
                    apart += std::abs(qGray(images[i].pixel(x, y)) - qGray(images[k].pixel(x, y)));
            }
            apart /= 255.0 * side * side;
            QVERIFY2(
                apart > 0.01,
                qPrintable(QStringLiteral("%1 and %2: %3")
                               .arg(QLatin1String(names[i].data()), QLatin1String(names[k].data()))
                               .arg(apart)));
        }
    }
}

/// Once, in a family that is together, with a title that no other has.
void tst_glyph_gallery::everyPictureHasItsPlace()
{
    std::set<std::string_view> placed;
    std::set<QString> titles;
    std::vector<GlyphFamily> families;
    for (const GlyphWords &words : glyphWords()) {
        QVERIFY2(placed.insert(words.glyph).second, words.glyph);
        QVERIFY2(titles.insert(words.title().toLower()).second, words.glyph);
        QVERIFY2(!words.title().isEmpty(), words.glyph);
        if (families.empty() || families.back() != words.family)
            families.push_back(words.family);
    }
    const std::vector<std::string_view> names = bundledGlyphNames();
    const std::set<std::string_view> all(names.begin(), names.end());
    QVERIFY(placed == all);
    QCOMPARE(families.size(), std::set<GlyphFamily>(families.begin(), families.end()).size());
    GlyphGallery gallery(QStringLiteral("K"));
    gallery.show();
    QCOMPARE(shownIn(gallery).size(), static_cast<qsizetype>(names.size()));
    QStringList headings;
    for (const QLabel *label : gallery.findChildren<QLabel *>()) {
        if (label->font().bold() && label->isVisibleTo(&gallery))
            headings << label->text();
    }
    QCOMPARE(headings.size(), static_cast<qsizetype>(families.size()));
    QCOMPARE(headings.front(), QString("Chess"));
}

void tst_glyph_gallery::foundByName_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QStringList>("found");
    QTest::newRow("another name") << "marshal" << QStringList{"chancellor"};
    QTest::newRow("in capital letters") << "CARDINAL" << QStringList{"archbishop"};
    QTest::newRow("begun") << "grass" << QStringList{"grasshopper"};
    QTest::newRow("two words") << "silver general" << QStringList{"shogi-silver"};
    QTest::newRow("of several families")
        << "lance" << QStringList{"shogi-lance", "shogi-promoted-lance", "lance"};
    QTest::newRow("nothing") << "qwertz" << QStringList();
}

void tst_glyph_gallery::foundByName()
{
    QFETCH(QString, wanted);
    QFETCH(QStringList, found);
    GlyphGallery gallery(QStringLiteral("K"));
    gallery.show();
    const QSize before = gallery.sizeHint();
    auto *search = gallery.findChild<QLineEdit *>("glyphSearch");
    QVERIFY(search);
    const QStringList all = shownIn(gallery);
    search->setText(wanted);
    QCOMPARE(shownIn(gallery), found);
    QCOMPARE(gallery.findChild<QLabel *>("glyphNothing")->isVisibleTo(&gallery), found.isEmpty());
    QCOMPARE(gallery.sizeHint(), before);
    search->clear();
    QCOMPARE(shownIn(gallery), all);
}

void tst_glyph_gallery::enterTakesTheBest()
{
    GlyphGallery gallery(QStringLiteral("K"));
    gallery.show();
    QSignalSpy picked(&gallery, &GlyphGallery::picked);
    auto *search = gallery.findChild<QLineEdit *>("glyphSearch");
    QTest::keyClick(search, Qt::Key_Return); // nothing is looked for
    search->setText(QStringLiteral("qwertz"));
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(picked.size(), 0);
    // The one with this title, though others of that name stand before it.
    search->setText(QStringLiteral("horse"));
    QVERIFY(shownIn(gallery).size() > 1);
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked.front().front().toString(), QString("horse"));
}

/// On the board of shogi: to the other end for the other player and on a flipped board.
void tst_glyph_gallery::tilesAreTurned()
{
    const Design shogi = bundledDesign("shogi");
    const PieceType &pawn = (*shogi.pieces)[*shogi.pieces->find("Pawn")];
    for (const bool isCached : {false, true}) {
        const auto seen = [&](PlayerId player, SeenFrom from) {
            PlayerColours colours = CanvasTheme::light().player(PlayerId(0));
            colours.player = player;
            QImage image(48, 48, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            if (isCached)
                piece_art::paintCached(painter, QRectF(image.rect()), pawn, shogi, colours, from);
            else
                piece_art::paint(painter, QRectF(image.rect()), pawn, shogi, colours, from);
            return image;
        };
        const QImage upright = seen(PlayerId(0), SeenFrom::Below);
        const QImage turned = seen(PlayerId(1), SeenFrom::Below);
        QVERIFY(upright != turned);
        QCOMPARE(seen(PlayerId(1), SeenFrom::Above), upright);
        QCOMPARE(seen(PlayerId(0), SeenFrom::Above), turned);
        // The narrow end is up.
        int above = 0;
        int below = 0;
        for (int x = 0; x < 48; ++x) {
            above += qAlpha(upright.pixel(x, 8)) > 128 ? 1 : 0;
            below += qAlpha(upright.pixel(x, 40)) > 128 ? 1 : 0;
        }
        QVERIFY(above < below);
    }
}

ROOKERY_WIDGET_TEST(tst_glyph_gallery)
#include "tst_glyph_gallery.moc"
