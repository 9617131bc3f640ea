#include "tests/designs.h"
#include "tests/widgets/application.h"
#include "widgets/exchange/animated_gif.h"
#include "widgets/exchange/animated_png.h"
#include "widgets/exchange/painted_formats.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>

using namespace rookery;
using namespace rookery::test;

/// Pictures that are written: moving ones, and sets of pieces.
class tst_pictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gameBecomesAMovingPicture();
    void gifIsReadAgain();
    void setOfPiecesForTheEnginesSites();
};

void tst_pictures::gameBecomesAMovingPicture()
{
    std::vector<QImage> frames;
    for (const QColor colour : {Qt::red, Qt::green, Qt::blue}) {
        frames.emplace_back(40, 30, QImage::Format_ARGB32_Premultiplied);
        frames.back().fill(colour);
    }
    const QByteArray bytes = animatedPng(frames, 500);
    QCOMPARE(bytes.count("fcTL"), 3);
    QCOMPARE(bytes.count("fdAT"), 2);
    QCOMPARE(bytes.count("acTL"), 1);
    // Whoever knows no animation sees the first picture.
    const QImage first = QImage::fromData(bytes);
    QCOMPARE(first.size(), QSize(40, 30));
    QCOMPARE(first.pixelColor(20, 15), QColor(Qt::red));
    QCOMPARE(first.text("Software"), QString("Written by Rookery"));
    QVERIFY(animatedPng({}, 500).isEmpty());
    frames.emplace_back(10, 10, QImage::Format_ARGB32_Premultiplied);
    QVERIFY(animatedPng(frames, 500).isEmpty());
}

/// Qt's own reader is the witness: every frame as it was, with more colours than one picture has.
void tst_pictures::gifIsReadAgain()
{
    std::vector<QImage> frames;
    for (int shift = 0; shift < 3; ++shift) {
        QImage frame(200, 120, QImage::Format_RGB32);
        for (int y = 0; y < frame.height(); ++y) {
            for (int x = 0; x < frame.width(); ++x)
                frame.setPixel(
                    x, y, qRgb((x / 25) * 32, (y / 20) * 40, shift == 2 && x > 150 ? 200 : 0));
        }
        frames.push_back(frame);
    }
    QByteArray bytes = animatedGif(frames, 500);
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer, "gif");
    QCOMPARE(reader.imageCount(), 3);
    for (const QImage &frame : frames) {
        const QImage read = reader.read().convertToFormat(QImage::Format_RGB32);
        QVERIFY2(!read.isNull(), qPrintable(reader.errorString()));
        QCOMPARE(read.size(), frame.size());
        for (const QPoint &at : {QPoint(0, 0),
                                 QPoint(199, 119),
                                 QPoint(10, 90),
                                 QPoint(160, 5),
                                 QPoint(151, 60),
                                 QPoint(149, 60)})
            QCOMPARE(read.pixelColor(at), frame.pixelColor(at));
    }
    // The second picture is like the first, so that nearly nothing is kept of it.
    QVERIFY(animatedGif({frames[0], frames[1]}, 500).size()
            < animatedGif({frames[0]}, 500).size() + 60);
    QVERIFY(animatedGif({}, 500).isEmpty());
    QVERIFY(animatedGif({frames[0], QImage(10, 10, QImage::Format_RGB32)}, 500).isEmpty());
}

void tst_pictures::setOfPiecesForTheEnginesSites()
{
    const Format &format = *findFormat("piece-set");
    const auto made =
        exported(format, Subject(bundledDesign("minishogi")), {{}, "mini"}, paintFormat);
    QVERIFY2(made.has_value(), made ? "" : made.error().message.c_str());
    QStringList names;
    for (const ExportedFile &file : made->files) {
        names << QString::fromStdString(file.name);
        QVERIFY2(isOwnExport(file.text), file.name.c_str());
        QSvgRenderer picture(QByteArray::fromStdString(file.text));
        QVERIFY2(picture.isValid(), file.name.c_str());
        QImage image(90, 90, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        picture.render(&painter);
        painter.end();
        QImage empty(90, 90, QImage::Format_ARGB32_Premultiplied);
        empty.fill(Qt::transparent);
        QVERIFY2(image != empty, file.name.c_str());
    }
    // Eight types, of which bishop, rook, silver and pawn have another side.
    QCOMPARE(names.size(), 1 + 2 * (8 + 4));
    QCOMPARE(names.front(), QString("mini5x5.svg"));
    for (const char *name : {"wK.svg", "bK.svg", "wP.svg", "w+P.svg", "b+R.svg"})
        QVERIFY2(names.contains(QLatin1String(name)), name);
    // The engine could not play there either.
    QCOMPARE(verdictOf(format, Subject(bundledDesign("glinski")), {}).portability(),
             Portability::Impossible);
}

ROOKERY_WIDGET_TEST(tst_pictures)
#include "tst_pictures.moc"
