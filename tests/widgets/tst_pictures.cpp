#include "app/window/print_dialog.h"
#include "model/design/rule_sheet.h"
#include "model/exchange/drawing/drawing.h"
#include "model/file/design/form_use.h"
#include "model/picture/piece_svg.h"
#include "model/play/game/game_ruling.h"
#include "model/play/moves/notation/move_text.h"
#include "tests/designs.h"
#include "tests/support.h"
#include "tests/widgets/application.h"
#include "tests/widgets/tile_support.h"
#include "widgets/base/background.h"
#include "widgets/export/animated_gif.h"
#include "widgets/export/animated_png.h"
#include "widgets/export/board_tiles.h"
#include "widgets/export/diagram_picture.h"
#include "widgets/export/painted_formats.h"
#include "widgets/export/piece_sheet.h"
#include "widgets/movement/pattern_board.h"
#include "widgets/picture/design_picture.h"
#include "widgets/picture/mark_painter.h"
#include "widgets/picture/picture_export.h"
#include "widgets/picture/piece_art.h"

#include <QBuffer>
#include <QCheckBox>
#include <QFontMetricsF>
#include <QImageReader>
#include <QListWidget>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSvgRenderer>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>
#include <set>

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
    void sameArtworkInEveryPicture_data();
    void sameArtworkInEveryPicture();
    void picturesHaveTheChosenSize_data();
    void picturesHaveTheChosenSize();
    void flippedPicturesTurnTiles_data();
    void flippedPicturesTurnTiles();
    void sameMarksAndLegendEverywhere();
    void faintMarksAreFaintAsAWhole_data();
    void faintMarksAreFaintAsAWhole();
    void marksLetPiecesBeSeen();
    void painterShowsThePictureThatWasChosen();
    void sheetHasExamplesThatHold();
    void rulesHaveExamplesThatHold_data();
    void rulesHaveExamplesThatHold();
    void noRulesHaveNoExamples();
    void pagesAreMadeUntilStopped();
    void pagesAreMadeBesideTheWindow();
    void printDialogStaysLive();
    void theEmptyBoardIsCutBetweenCells();
    void aLargeBoardTakesNoThousandPages();
    void piecesAreCutOut_data();
    void piecesAreCutOut();
    void sheetHasRulesAndLegend_data();
    void sheetHasRulesAndLegend();
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
    // The one that knows no animation sees the first picture.
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
    QVERIFY2(made.has_value(), made ? "" : made.error().sentence().c_str());
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

namespace {

QImage blank(int side)
{
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::gray);
    return image;
}

/// How far two pictures are apart in the mean, 0 to 255.
double apart(const QImage &a, const QImage &b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
    }
    return sum / (a.width() * a.height());
}

QString textOf(const Format &format, const Subject &subject, const char *show)
{
    ExportRequest request{{}, "game"};
    if (show)
        request.options["show"] = show;
    const auto made = exported(format, subject, request, paintFormat);
    return made ? QString::fromStdString(made->files.front().text) : QString();
}

} // namespace

void tst_pictures::sameArtworkInEveryPicture_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name :
         {"chess", "shogi", "glinski", "xiangqi", "raumschach", "dragonchess", "english-draughts"})
        QTest::newRow(name) << QString(name);
}

/// What SVG and the rule sheet draw for a piece is what the window draws.
void tst_pictures::sameArtworkInEveryPicture()
{
    constexpr int side = 96;
    QFETCH(QString, name);
    const Subject subject(bundledDesign(name.toLatin1().constData()));
    const QString svg = textOf(*findFormat("svg"), subject, "setup");
    const QString html = textOf(*findFormat("html"), subject, nullptr);
    const auto themed = CanvasTheme::light().players(subject.rules());
    const auto colours = pieceColours(subject.rules());
    for (const Placement &placed : subject.design().setup->placements) {
        const PieceType &type = subject.pieces()[placed.piece];
        const std::string id = "piece-" + std::to_string(placed.piece.index()) + "-"
                               + std::to_string(placed.player.index());
        const std::string piece = pieceSvg(
            type, subject.design(), placed.player, colours[placed.player.index()], 1000, id + "-");
        QVERIFY2(svg.contains(QString::fromStdString(piece)), type.name.c_str());
        QVERIFY2(html.contains(QString::fromStdString(piece)), type.name.c_str());
        QSvgRenderer renderer(QByteArray::fromStdString(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-500 -500 1000 1000\">" + piece
            + "</svg>"));
        QImage written = blank(side);
        QPainter onto(&written);
        renderer.render(&onto);
        onto.end();
        QImage shown = blank(side);
        QPainter painter(&shown);
        piece_art::paint(
            painter, shown.rect(), type, subject.design(), themed[placed.player.index()]);
        painter.end();
        const double distance = apart(written, shown);
        QVERIFY2(distance < 12, (type.name + " " + std::to_string(distance)).c_str());
        QVERIFY(apart(written, blank(side)) > 12);
    }
}

void tst_pictures::picturesHaveTheChosenSize_data()
{
    QTest::addColumn<QString>("show");
    QTest::addColumn<QString>("size");
    QTest::addColumn<int>("side");
    QTest::newRow("as ever") << "setup" << QString() << 1600;
    QTest::newRow("of a page") << "setup"
                               << "1600" << 1600;
    QTest::newRow("of a forum") << "setup"
                                << "600" << 600;
    QTest::newRow("for print") << "setup"
                               << "3200" << 3200;
    QTest::newRow("of pieces, for a forum") << "pieces"
                                            << "600" << 600;
}

void tst_pictures::picturesHaveTheChosenSize()
{
    QFETCH(QString, show);
    QFETCH(QString, size);
    QFETCH(int, side);
    const Format &format = *findFormat("png");
    ExportRequest request{{}, "game"};
    request.options["show"] = show.toStdString();
    if (!size.isEmpty())
        request.options["size"] = size.toStdString();
    const auto made = exported(format, Subject(bundledDesign("minishogi")), request, paintFormat);
    QVERIFY(made.has_value());
    for (const ExportedFile &file : made->files) {
        const QImage image = QImage::fromData(QByteArray::fromStdString(file.text));
        QCOMPARE(std::max(image.width(), image.height()), side);
    }
}

void tst_pictures::flippedPicturesTurnTiles_data()
{
    QTest::addColumn<bool>("isFlipped");
    QTest::newRow("as the board lies") << false;
    QTest::newRow("flipped") << true;
}

/// A piece that goes forward goes down on a board that is seen from the other end.
void tst_pictures::flippedPicturesTurnTiles()
{
    QFETCH(bool, isFlipped);
    constexpr int side = 300;
    const Design design = designOf("square:3x3", {{"Stepper", "leap n"}});
    const Subject subject(design);
    const BoardScene scene(subject.board(), 0);
    Position position(subject.board().size(), design.rules->players.size(), 1);
    position.put(cellOf(subject.board(), "b2"), {PieceId(0), PlayerId(0), false});
    BoardPicture picture;
    picture.design = &design;
    picture.board = &subject.board();
    picture.scene = &scene;
    picture.position = &position;
    picture.theme = CanvasTheme::light();
    const QColor body = picture.theme.player(PlayerId(0)).body;
    const QSize size(side, side);
    const QByteArray png = pictureBytes(picture, PictureFormat::Png, size, isFlipped);
    QCOMPARE(pointsUp(QImage::fromData(png), body), !isFlipped);
    QSvgRenderer svg(pictureBytes(picture, PictureFormat::Svg, size, isFlipped));
    QVERIFY(svg.isValid());
    QImage drawn = blank(side);
    QPainter painter(&drawn);
    svg.render(&painter);
    painter.end();
    QCOMPARE(pointsUp(drawn, body), !isFlipped);
}

/// Every picture with marks has the marks of the window and says what they mean.
void tst_pictures::sameMarksAndLegendEverywhere()
{
    const Subject subject(bundledDesign("chess"));
    const PieceId pawn = *subject.pieces().find("Pawn");
    const auto diagram = moveDiagram(subject, pawn);
    QVERIFY(diagram.has_value());
    const std::vector<MarkKind> kinds = marksOf(diagram->reach);
    QCOMPARE(kinds.size(), std::size_t(2)); // moves and captures, never both
    ExportRequest request{{}, "game"};
    request.options["show"] = "pieces";
    for (const char *id : {"svg", "tikz"}) {
        const auto made = exported(*findFormat(id), subject, request);
        QVERIFY(made.has_value());
        const std::string &text = made->files[pawn.index()].text;
        for (const MarkLegend &row : markLegend()) {
            const bool isWanted = std::find(kinds.begin(), kinds.end(), row.kind) != kinds.end();
            const std::string words = std::string(id) == "svg" ? ">" + std::string(row.name) + "<"
                                                               : "{" + std::string(row.name) + "}";
            QCOMPARE(text.find(words) != std::string::npos, isWanted);
        }
    }
    const QString page = textOf(*findFormat("html"), subject, nullptr);
    for (const char *name : {"move", "capture", "move or capture"})
        QVERIFY2(page.contains(QString("</svg>%1</li>").arg(QLatin1String(name))), name);
    for (const MarkKind kind : kinds)
        QVERIFY(page.contains(QString::fromStdString(svgElements(markFigures(kind, 1000)))));
    // The painted picture has room for the legend, and its marks in it.
    DiagramPicture painted(subject, pawn);
    BoardPicture picture = painted.picture();
    const QSize plain = pictureSize(picture, 800);
    picture.hasLegend = true;
    const QSize whole = pictureSize(picture, 800);
    QVERIFY(double(whole.height()) / whole.width() > double(plain.height()) / plain.width());
    const QImage image = imageOf(picture, whole, false);
    int blue = 0;
    int orange = 0;
    for (int y = image.height() * 15 / 16; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            blue += image.pixelColor(x, y) == QColor::fromRgb(markColours::move) ? 1 : 0;
            orange += image.pixelColor(x, y) == QColor::fromRgb(markColours::capture) ? 1 : 0;
        }
    }
    QVERIFY(blue > 50);
    QVERIFY(orange > 50);
}

void tst_pictures::faintMarksAreFaintAsAWhole_data()
{
    QTest::addColumn<MarkKind>("kind");
    for (const MarkLegend &row : markLegend())
        QTest::newRow(row.name) << row.kind;
}

/// Where the lines of a mark lie over each other, what is below is seen as well as elsewhere.
void tst_pictures::faintMarksAreFaintAsAWhole()
{
    QFETCH(MarkKind, kind);
    const auto over = [&](const QColor &ground) {
        QImage image(80, 80, QImage::Format_ARGB32_Premultiplied);
        image.fill(ground);
        QPainter painter(&image);
        painter.setOpacity(markOverPiece);
        paintMark(painter, QRectF(4, 4, 72, 72), kind);
        painter.end();
        return image;
    };
    const QImage onBlack = over(Qt::black);
    const QImage onWhite = over(Qt::white);
    int marked = 0;
    for (int y = 0; y < onBlack.height(); ++y) {
        for (int x = 0; x < onBlack.width(); ++x) {
            const int through = onWhite.pixelColor(x, y).green() - onBlack.pixelColor(x, y).green();
            QVERIFY2(through >= (1 - markOverPiece) * 255 - 3,
                     qPrintable(QString::number(through)));
            marked += through < 255 ? 1 : 0;
        }
    }
    QVERIFY(marked > 50);
}

/// A captured pawn shines through the ring around it; nothing has to through a dot on an empty
/// cell.
void tst_pictures::marksLetPiecesBeSeen()
{
    const Design chess = bundledDesign("chess");
    DesignPicture shown(chess);
    shown.showReach(*chess.pieces->find("Rook"), cellOf(*shown.picture().board, "a3"));
    BoardPicture picture = shown.picture();
    picture.hasLegend = false;
    QVERIFY(picture.reach->has(cellOf(*picture.board, "a7"), Mark::Capture));
    const QImage image = imageOf(picture, pictureSize(picture, 900), false);
    int dots = 0;
    int rings = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            dots += image.pixelColor(x, y) == QColor::fromRgb(markColours::move) ? 1 : 0;
            rings += image.pixelColor(x, y) == QColor::fromRgb(markColours::capture) ? 1 : 0;
        }
    }
    QVERIFY(dots > 1000);
    QCOMPARE(rings, 0);
}

/// The piece in the middle of the pattern painter looks as it does on the board.
void tst_pictures::painterShowsThePictureThatWasChosen()
{
    const Design chess = bundledDesign("chess");
    PieceType rook = (*chess.pieces)[*chess.pieces->find("Rook")];
    const std::string own = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\">"
                            "<rect width=\"10\" height=\"10\"/></svg>";
    rook.artwork = {PieceArt{std::nullopt, Picture{ArtFormat::Svg, {}, own, {}}, {}}};
    PatternBoard board(Lattice::Square, 7);
    board.set(chess, rook, {rook.moves, {}, {}});
    board.setPieces(PlayerId(0), {});
    const auto shown = board.position().at(board.centre());
    QVERIFY(shown.has_value());
    QCOMPARE((*board.design().pieces)[shown->type].artwork, rook.artwork);
}

/// An example that the rules contradict is named and not shown; the others have their position, and
/// where the moves end.
void tst_pictures::sheetHasExamplesThatHold()
{
    Design design = bundledDesign("chess");
    design.examples.edit([](Examples &examples) {
        examples.list = {{"Pawns", "", {"e2-e3", "e2-e4"}, {"e2-e5"}, {}},
                         {"Wrong", "", {"e2-e5"}, {}, {}},
                         {"", "4k3/8/8/8/8/8/3q4/4K3 w - - 0 1", {"e1-d2"}, {"e1-d1"}, {}}};
    });
    const Subject subject(design);
    const SheetExamples examples = sheetExamples(subject);
    QCOMPARE(examples.list.size(), std::size_t(2));
    QVERIFY(examples.broken == std::vector{std::size_t(2)});
    const QSizeF size(510, 757);
    QStringList names;
    QString text;
    int pictures = 0;
    for (const auto &page : layOutSheet(subject, wholeSheet(subject), size)) {
        for (const SheetItem &item : page) {
            pictures += item.kind == SheetItem::Kind::Example ? 1 : 0;
            if (item.kind == SheetItem::Kind::Name)
                names << item.text;
            if (item.kind == SheetItem::Kind::Line)
                text += item.text + QLatin1Char(' ');
        }
    }
    QCOMPARE(pictures, 2);
    QVERIFY(names.contains("Pawns") && names.contains("Example 3"));
    QVERIFY(!names.contains("Wrong"));
    for (const char *words : {"White to move. Legal: e2-e3, e2-e4. Not legal: e2-e5.",
                              "Legal: e1-d2. Not legal: e1-d1.",
                              "the rules contradict them: 2"})
        QVERIFY2(text.contains(words), qPrintable(text));

    const DiagramPicture diagram(subject, examples.list.back());
    const BoardPicture picture = diagram.picture();
    const Board &board = subject.board();
    QVERIFY(picture.reachFrom == cellOf(board, "e1"));
    QVERIFY(picture.reach->has(cellOf(board, "d2"), Mark::Capture));
    QVERIFY(picture.position->at(cellOf(board, "d2")));
    QVERIFY(sheetPdf(subject, wholeSheet(subject)).startsWith("%PDF"));
}

void tst_pictures::rulesHaveExamplesThatHold_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("chess") << "chess"
                           << QStringList{"King is royal. White to move. Legal: ",
                                          "King castles with Rook. Black to move. Legal: ",
                                          "Pawn captures Pawn en passant. White to move. Legal: "};
    QTest::newRow("a board of hexagons")
        << "glinski" << QStringList{"King is royal. White to move. Legal: "};
    QTest::newRow("with labels of its own")
        << "shogi" << QStringList{"Pawn may be dropped under conditions. "};
}

/// Nothing is pinned: random games show what the rules do, the same each time. What is said to be
/// legal there is, and what is said not to be is not.
void tst_pictures::rulesHaveExamplesThatHold()
{
    QFETCH(QString, name);
    QFETCH(QStringList, words);
    const Subject subject(bundledDesign(name.toStdString()));
    QVERIFY(subject.design().examples->list.empty());
    const SheetExamples examples = sheetExamples(subject);
    QVERIFY(examples.broken.empty());
    QVERIFY(examples.list.size() >= 3 && examples.list.size() <= 8);
    const SheetExamples again = sheetExamples(subject);
    QCOMPARE(again.list.size(), examples.list.size());
    RulingCache rulings(subject.design(), std::make_shared<const CompiledGame>(subject.design()));
    std::size_t refused = 0;
    for (std::size_t i = 0; i < examples.list.size(); ++i) {
        const SheetExample &example = examples.list[i];
        const std::vector<Move> legal = rulings.rule(example.position, {}).legal;
        std::set<std::string> texts;
        for (const Move &move : legal) {
            const std::string text = moveText(move, subject.board(), subject.pieces(), legal);
            texts.insert(labelledText(move, text, subject.board(), subject.pieces()));
        }
        QVERIFY(!example.rules.empty() && !example.legal.empty());
        for (const std::string &text : example.legal)
            QVERIFY2(texts.contains(text), text.c_str());
        for (const std::string &text : example.forbidden)
            QVERIFY2(!texts.contains(text), text.c_str());
        refused += example.forbidden.size();
        QVERIFY(again.list[i].position == example.position);
        QVERIFY(again.list[i].legal == example.legal);
        QVERIFY(again.list[i].forbidden == example.forbidden);
    }
    QVERIFY(refused > 0);
    QString text;
    std::size_t pictures = 0;
    const QSizeF size(510, 757);
    for (const auto &page : layOutSheet(subject, wholeSheet(subject), size)) {
        for (const SheetItem &item : page) {
            pictures += item.kind == SheetItem::Kind::Example ? 1 : 0;
            if (item.kind == SheetItem::Kind::Line)
                text += item.text + QLatin1Char(' ');
        }
    }
    QCOMPARE(pictures, examples.list.size());
    for (const QString &each : words)
        QVERIFY2(text.contains(each), qPrintable(text));
}

void tst_pictures::noRulesHaveNoExamples()
{
    const Subject subject(designOf("square:3x3", {{"Stepper", "leap n"}}));
    QVERIFY(subject.usedRules().empty());
    QVERIFY(sheetExamples(subject).isEmpty());
}

/// The one who does not want the pages any more waits for one of them at the most.
void tst_pictures::pagesAreMadeUntilStopped()
{
    const Subject subject(bundledDesign("chess"));
    const SheetContent content = wholeSheet(subject);
    int painted = 0;
    int all = 0;
    std::atomic<bool> stop = false;
    SheetWatch watch{&stop};
    watch.painted = [&](int done, int pages) {
        painted = done;
        all = pages;
    };
    sheetPdf(subject, content, watch);
    QVERIFY(all > 2);
    QCOMPARE(painted, all);
    QCOMPARE(sheetPage(subject, content, 0, 90).count, all);
    watch.painted = [&](int done, int) {
        painted = done;
        stop = true;
    };
    sheetPdf(subject, content, watch);
    QCOMPARE(painted, 1);
    QVERIFY(sheetExamples(subject, &stop).isEmpty());
}

/// Each thread paints pieces with caches of its own: pages are the same as in the window, which
/// goes on painting meanwhile.
void tst_pictures::pagesAreMadeBesideTheWindow()
{
    const auto subject = std::make_shared<const Subject>(bundledDesign("shogi"));
    SheetContent content;
    for (const PieceId piece : subject->pieceIds())
        content.pieces.push_back(piece);
    const QImage expected = sheetPage(*subject, content, 0, 600).image;
    std::vector<QImage> found;
    std::vector<std::unique_ptr<Background<QImage>>> runs;
    for (int i = 0; i < 3; ++i) {
        runs.push_back(std::make_unique<Background<QImage>>(
            [&](const QImage &image) { found.push_back(image); }));
        runs.back()->ask([subject, content](BackgroundRun &) {
            return sheetPage(*subject, content, 0, 600).image;
        });
    }
    QVERIFY(sheetPage(*subject, content, 0, 600).image == expected);
    QTRY_COMPARE_WITH_TIMEOUT(found.size(), runs.size(), 60'000);
    for (const QImage &image : found)
        QVERIFY(image == expected);
}

/// Examples and pages come when they are made; what is being made is stopped by its verb.
void tst_pictures::printDialogStaysLive()
{
    constexpr int patience = 60'000; // milliseconds
    PrintDialog dialog(bundledDesign("chess"));
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    auto *save = dialog.findChild<QPushButton *>("savePdf");
    auto *print = dialog.findChild<QPushButton *>("printSheet");
    auto *progress = dialog.findChild<QProgressBar *>("printProgress");
    QVERIFY(save->isEnabled() && progress->isHidden()); // the board alone needs no examples
    dialog.findChild<QListWidget *>("sheetList")->setCurrentRow(1);
    QVERIFY(dialog.findChild<QCheckBox *>("sheetExamples")->isChecked());
    QVERIFY(dialog.content().examples.isEmpty());
    QVERIFY(!save->isEnabled() && !print->isEnabled() && !progress->isHidden());
    QTRY_VERIFY_WITH_TIMEOUT(save->isEnabled() && print->isEnabled(), patience);
    QVERIFY(progress->isHidden());
    QCOMPARE(dialog.content().examples.list.size(), std::size_t(5));

    QByteArray pdf;
    const auto take = [&](const QByteArray &made) {
        pdf = made;
    };
    dialog.makePdf(take);
    QVERIFY(dialog.isMaking() && pdf.isEmpty());
    QVERIFY(!print->isEnabled() && !progress->isHidden());
    QCOMPARE(save->text(), QString("Stop"));
    save->click();
    QVERIFY(!dialog.isMaking());
    QVERIFY(save->isEnabled() && print->isEnabled() && progress->isHidden());
    QCOMPARE(save->text(), QString("Save PDF…"));
    QByteArray second;
    dialog.makePdf([&](const QByteArray &made) { second = made; });
    QTRY_VERIFY_WITH_TIMEOUT(!second.isEmpty(), patience);
    QVERIFY(second.startsWith("%PDF"));
    QVERIFY(pdf.isEmpty()); // what was stopped never came
    QVERIFY(!dialog.isMaking() && progress->isHidden());
}

/// Parts that are put together again are the board, at the size that was asked for.
void tst_pictures::theEmptyBoardIsCutBetweenCells()
{
    constexpr double point = 72 / 25.4; // to a millimetre
    const Subject subject(bundledDesign("chess"));
    const QSizeF page(510, 757);
    SheetContent content;
    content.cellSize = 50;
    const auto pages = layOutSheet(subject, content, page);
    // 8 cells and the labels are more than 400 mm: three of them fit side by side, five below each
    // other.
    QCOMPARE(pages.size(), std::size_t(6));
    const QRectF cells = DiagramPicture(subject).picture().scene->cellBounds();
    QRectF whole;
    double area = 0;
    for (const auto &items : pages) {
        const SheetItem &tile = items.front();
        QCOMPARE(tile.kind, SheetItem::Kind::Tile);
        QVERIFY(QRectF(QPointF(), page).contains(tile.area));
        QCOMPARE(tile.area.width(), tile.part.width() * 50 * point);
        QCOMPARE(tile.area.height(), tile.part.height() * 50 * point);
        const double cut = tile.part.right() - cells.left();
        QVERIFY2(std::abs(cut - std::round(cut)) < 1e-6 || tile.part.right() > cells.right(),
                 qPrintable(QString::number(cut)));
        whole |= tile.part;
        area += tile.part.width() * tile.part.height();
    }
    QVERIFY(whole.contains(cells));
    QCOMPARE(area, whole.width() * whole.height());
    QCOMPARE(pages[5].back().text, QString("Page 6 of 6: row 2, column 3 of the board"));
    // As large as fits on one page, and no larger.
    content.cellSize = cellOnOnePage(subject, page);
    QCOMPARE(layOutSheet(subject, content, page).size(), std::size_t(1));
    content.cellSize += 1;
    QVERIFY(layOutSheet(subject, content, page).size() > 1);
    // No piece is on it, and where to cut is marked.
    content.cellSize = 10;
    const double pixels = 4; // to a point
    QImage image((page * pixels).toSize(), QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    painter.scale(pixels, pixels);
    PieceSheet(subject, content, page).paint(painter, 0);
    painter.end();
    const SheetItem tile = layOutSheet(subject, content, page)[0].front();
    const auto colourAt = [&](const QPointF &at) {
        return image.pixelColor((at * pixels).toPoint());
    };
    const double side = 10 * point;
    const QPointF corner = tile.area.topLeft() + (cells.topLeft() - tile.part.topLeft()) * side;
    const CanvasTheme theme = CanvasTheme::light();
    QCOMPARE(colourAt(corner + QPointF(0.5, 0.5) * side), theme.lightCell);
    QCOMPARE(colourAt(corner + QPointF(1.5, 0.5) * side), theme.darkCell);
    QCOMPARE(colourAt(tile.area.topLeft() - QPointF(8, 0)).lightness() < 128, true);
}

/// A large board with large cells would take thousands of pages: its cells are smaller then, and
/// the pieces with them.
void tst_pictures::aLargeBoardTakesNoThousandPages()
{
    const QSizeF page(510, 757);
    const Subject subject(designOf("square:60x60"));
    SheetContent content;
    content.cellSize = 150;
    const auto pages = layOutSheet(subject, content, page);
    QVERIFY2(pages.size() > 100 && pages.size() < 1000, qPrintable(QString::number(pages.size())));
    const double largest = largestCell(subject, page);
    QVERIFY(largest < 150);
    const SheetItem &tile = pages.front().front();
    QCOMPARE(tile.area.width(), tile.part.width() * largest * pointsPerMillimetre);
    // Small boards have cells of any size.
    QVERIFY(largestCell(Subject(bundledDesign("chess")), page) > 150);
}

void tst_pictures::piecesAreCutOut_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("all");
    QTest::newRow("a full setup") << "chess" << 32;
    QTest::newRow("promoted types, one for each player") << "shogi" << 40 + 2 * 2;
}

/// Each as large as a cell, none over another one.
void tst_pictures::piecesAreCutOut()
{
    QFETCH(QString, name);
    QFETCH(int, all);
    const Subject subject(bundledDesign(name.toLatin1().constData()));
    const QSizeF page(510, 757);
    SheetContent content;
    content.cellSize = 40;
    const std::size_t boardPages = layOutSheet(subject, content, page).size();
    content.hasCutPieces = true;
    const auto pages = layOutSheet(subject, content, page);
    int count = 0;
    for (std::size_t i = boardPages; i < pages.size(); ++i) {
        for (const SheetItem &item : pages[i]) {
            QCOMPARE(item.kind, SheetItem::Kind::CutPiece);
            QCOMPARE(item.area.width(), 40 * pointsPerMillimetre);
            QVERIFY(QRectF(QPointF(), page).contains(item.area));
            const auto overlaps =
                std::count_if(pages[i].begin(), pages[i].end(), [&](const SheetItem &other) {
                    return other.area.adjusted(1, 1, -1, -1).intersects(item.area);
                });
            QCOMPARE(overlaps, 1); // itself
            ++count;
        }
    }
    QCOMPARE(count, all);
    QVERIFY(sheetPdf(subject, content).startsWith("%PDF"));
}

void tst_pictures::sheetHasRulesAndLegend_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"chess", "shogi", "chu-shogi", "glinski", "three-check", "xiangqi"})
        QTest::newRow(name) << QString(name);
}

/// Somebody can play from the printed sheet: rules, legend and sentences are whole, and no page
/// ends within a line.
void tst_pictures::sheetHasRulesAndLegend()
{
    QFETCH(QString, name);
    const Subject subject(bundledDesign(name.toLatin1().constData()));
    const QSizeF size(510, 757);
    const auto pages = layOutSheet(subject, wholeSheet(subject), size);
    QString text;
    std::set<MarkKind> marks;
    int diagrams = 0;
    for (const auto &page : pages) {
        for (const SheetItem &item : page) {
            QVERIFY2(item.area.bottom() <= size.height() + 0.01, qPrintable(item.text));
            QVERIFY2(item.area.right() <= size.width() + 0.01, qPrintable(item.text));
            if (item.kind == SheetItem::Kind::Line) {
                text += item.text + QLatin1Char(' ');
                const double width =
                    QFontMetricsF(sheetFont(item.kind)).horizontalAdvance(item.text);
                QVERIFY2(width <= item.area.width() + 0.01, qPrintable(item.text));
            }
            if (item.kind == SheetItem::Kind::Mark)
                marks.insert(item.mark);
            diagrams += item.kind == SheetItem::Kind::Diagram ? 1 : 0;
            for (const SheetItem &other : page) {
                if (&other != &item)
                    QVERIFY2(!other.area.adjusted(0.1, 0.1, -0.1, -0.1)
                                  .intersects(item.area.adjusted(0.1, 0.1, -0.1, -0.1)),
                             qPrintable(item.text + QLatin1Char('|') + other.text));
            }
        }
    }
    QCOMPARE(diagrams, static_cast<int>(subject.pieces().types.size()));
    const auto squeezed = [](const QString &words) {
        return QString(words).remove(QLatin1Char(' '));
    };
    for (const RuleSentence &rule : formSheet(subject.design()))
        QVERIFY2(squeezed(text).contains(squeezed(QString::fromStdString(rule.text))),
                 rule.text.c_str());
    for (const PieceId piece : subject.pieceIds()) {
        const auto diagram = moveDiagram(subject, piece);
        for (const MarkKind kind : marksOf(diagram->reach))
            QVERIFY(marks.contains(kind));
    }
    QVERIFY(!marks.empty());
}

ROOKERY_WIDGET_TEST(tst_pictures)
#include "tst_pictures.moc"
