#include "model/design/rules.h"
#include "model/picture/marks.h"
#include "model/play/game/drawn_shapes.h"
#include "tests/widgets/application.h"
#include "tests/widgets/colour_vision.h"
#include "widgets/base/fonts.h"
#include "widgets/base/tokens.h"
#include "widgets/picture/canvas_theme.h"

#include <QLabel>
#include <QTest>

#include <array>

using namespace rookery;
using namespace rookery::test;

namespace {

struct Named
{
    const char *name;
    QColor colour;
};

const Named marks[] = {
    {"move", QColor(markColours::move)},
    {"capture", QColor(markColours::capture)},
    {"hurdle", QColor(markColours::hurdle)},
    {"via", QColor(markColours::via)},
    {"blocked", QColor(markColours::blocked)},
};

QList<Named> cells(const CanvasTheme &theme)
{
    return {{"light cell", theme.lightCell},
            {"dark cell", theme.darkCell},
            {"loose cell", theme.looseCell}};
}

QByteArray verdict(const Named &a, const Named &b, double found, double floor)
{
    return QStringLiteral("%1 and %2: %3, wanted %4; choose another colour in canvas_theme")
        .arg(QLatin1String(a.name), QLatin1String(b.name))
        .arg(found, 0, 'f', 1)
        .arg(floor)
        .toUtf8();
}

} // namespace

/// The colours of the canvas hold for every kind of colour vision. The floors are those of the
/// interface's specification: 20 between fills, 3:1 for lines that carry meaning (WCAG 1.4.11).
class tst_palette : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marksAreFarApart_data() { rows(); }
    void marksAreFarApart();
    void drawnShapesAreFarApart_data() { rows(); }
    void drawnShapesAreFarApart();
    void marksStandOffTheCells_data() { rows(); }
    void marksStandOffTheCells();
    void rimsShowOnEveryCell_data() { rows(); }
    void rimsShowOnEveryCell();
    void linesShowOnEveryCell_data() { rows(); }
    void linesShowOnEveryCell();
    void cellsAlternateVisibly_data() { rows(); }
    void cellsAlternateVisibly();
    void playersHaveTheColoursOfTheirNames_data();
    void playersHaveTheColoursOfTheirNames();
    void wordsAreReadInTheWindow_data();
    void wordsAreReadInTheWindow();
    void titlesAndCaptionsHaveTheirSizes();
    void titlesOfGroupsFollowTheText();

private:
    static void rows();
    static const Vision &vision();
    static CanvasTheme theme();
};

void tst_palette::rows()
{
    QTest::addColumn<int>("vision");
    QTest::addColumn<Shade>("shade");
    QTest::addColumn<BoardTheme>("board");
    int index = 0;
    for (const Vision &each : visions) {
        for (const BoardThemeRow &board : boardThemes()) {
            QTest::addRow("%s, light, %s", each.name, board.key)
                << index << Shade::Light << board.theme;
            QTest::addRow("%s, dark, %s", each.name, board.key)
                << index << Shade::Dark << board.theme;
        }
        QTest::addRow("%s, high contrast", each.name)
            << index << Shade::Contrast << BoardTheme::Wood;
        ++index;
    }
}

const Vision &tst_palette::vision()
{
    QFETCH(int, vision);
    return visions[vision];
}

CanvasTheme tst_palette::theme()
{
    QFETCH(Shade, shade);
    QFETCH(BoardTheme, board);
    return CanvasTheme::of(shade, board);
}

void tst_palette::marksAreFarApart()
{
    constexpr double floor = 20;
    for (const Named &a : marks) {
        for (const Named &b : marks) {
            const double apart = distance(a.colour, b.colour, vision());
            QVERIFY2(&a == &b || apart >= floor, verdict(a, b, apart, floor));
        }
    }
}

void tst_palette::drawnShapesAreFarApart()
{
    constexpr double floor = 20;
    constexpr double offCells = 10;
    for (const auto &row : enumRows<DrawnColour>()) {
        const Named a{row.title.data(), CanvasTheme::drawn(row.value)};
        for (const auto &other : enumRows<DrawnColour>()) {
            const Named b{other.title.data(), CanvasTheme::drawn(other.value)};
            const double apart = distance(a.colour, b.colour, vision());
            QVERIFY2(row.value == other.value || apart >= floor, verdict(a, b, apart, floor));
        }
        for (const Named &cell : cells(theme())) {
            const double apart = distance(a.colour, cell.colour, vision());
            QVERIFY2(apart >= offCells, verdict(a, cell, apart, offCells));
        }
    }
}

void tst_palette::marksStandOffTheCells()
{
    // Less than between marks: against a cell the rims and the shape do most of the work.
    constexpr double floor = 10;
    for (const Named &mark : marks) {
        for (const Named &cell : cells(theme())) {
            const double apart = distance(mark.colour, cell.colour, vision());
            QVERIFY2(apart >= floor, verdict(mark, cell, apart, floor));
        }
    }
}

void tst_palette::rimsShowOnEveryCell()
{
    // Marks have a black and a white line around them; one of the two is enough.
    constexpr double floor = 4.5;
    for (const Named &cell : cells(theme())) {
        const double black = contrast(Qt::black, cell.colour, vision());
        const double white = contrast(Qt::white, cell.colour, vision());
        QVERIFY2(std::max(black, white) >= floor,
                 verdict({"rim", Qt::black}, cell, std::max(black, white), floor));
    }
}

void tst_palette::linesShowOnEveryCell()
{
    constexpr double floor = 3;
    const CanvasTheme shown = theme();
    for (const Named &line : {Named{"selection", shown.selection},
                              Named{"cursor", shown.cursor},
                              Named{"link", shown.link},
                              Named{"edited", shown.edited}}) {
        for (const Named &cell : cells(shown)) {
            const double ratio = contrast(line.colour, cell.colour, vision());
            QVERIFY2(ratio >= floor, verdict(line, cell, ratio, floor));
        }
    }
    const double text = contrast(shown.label, shown.background, vision());
    QVERIFY2(text >= 4.5,
             verdict({"label", shown.label}, {"background", shown.background}, text, 4.5));
}

void tst_palette::playersHaveTheColoursOfTheirNames_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QList<int>>("likeNumber"); ///< of the players of no game, by turn
    QTest::newRow("no colours") << QStringList{"Sente", "Gote"} << QList<int>{0, 1};
    QTest::newRow("red begins") << QStringList{"Red", "Black"} << QList<int>{2, 1};
    QTest::newRow("within a name")
        << QStringList{"The Blue Side", "golden horde"} << QList<int>{3, 5};
    QTest::newRow("no word of it") << QStringList{"Redmond", "Blackburn"} << QList<int>{0, 1};
    QTest::newRow("who has none takes what is left")
        << QStringList{"Guest", "White", "Other"} << QList<int>{1, 0, 2};
    QTest::newRow("two of one name") << QStringList{"Red", "Red 2"} << QList<int>{2, 0};
}

void tst_palette::playersHaveTheColoursOfTheirNames()
{
    QFETCH(QStringList, names);
    QFETCH(QList<int>, likeNumber);
    const CanvasTheme shown = CanvasTheme::light();
    Rules rules;
    rules.players.clear();
    for (const QString &name : names)
        rules.players.push_back({name.toStdString(), orientation::same, {}});
    const auto colours = shown.players(rules);
    QCOMPARE(colours.size(), rules.players.size());
    for (std::size_t i = 0; i < colours.size(); ++i) {
        const PlayerId like(likeNumber[static_cast<qsizetype>(i)]);
        QCOMPARE(colours[i].body, shown.player(like).body);
        QCOMPARE(colours[i].player, PlayerId(i)); // own pictures are by player
    }
}

void tst_palette::cellsAlternateVisibly()
{
    const CanvasTheme shown = theme();
    const double apart = distance(shown.lightCell, shown.darkCell, vision());
    QVERIFY2(apart >= 12, verdict({"light cell", {}}, {"dark cell", {}}, apart, 12));
}

void tst_palette::wordsAreReadInTheWindow_data()
{
    QTest::addColumn<Shade>("shade");
    QTest::newRow("light") << Shade::Light;
    QTest::newRow("dark") << Shade::Dark;
    QTest::newRow("high contrast") << Shade::Contrast;
}

/// Text has 4.5:1 on everything that it is written on, what is chosen 3:1 against what is not.
void tst_palette::wordsAreReadInTheWindow()
{
    QFETCH(Shade, shade);
    const Tokens &tokens = Tokens::of(shade);
    const auto isRead = [](const Named &ink, const Named &ground, double floor) {
        const double ratio = contrast(ink.colour, ground.colour, visions[0]);
        QVERIFY2(ratio >= floor, verdict(ink, ground, ratio, floor));
    };
    const Named grounds[] = {{"window", tokens.window}, {"surface", tokens.surface}};
    for (const Named &ground : grounds) {
        isRead({"text", tokens.text}, ground, 4.5);
        isRead({"second text", tokens.secondText}, ground, 4.5);
        isRead({"wrong", tokens.wrong}, ground, 4.5);
        isRead({"doubtful", tokens.doubtful}, ground, 4.5);
        isRead({"fine", tokens.fine}, ground, 4.5);
        isRead({"accent", tokens.accent}, ground, 3);
    }
    isRead({"text", tokens.text}, {"accent soft", tokens.accentSoft}, 4.5);
    isRead({"second text", tokens.secondText}, {"accent soft", tokens.accentSoft}, 4.5);
    isRead({"accent", tokens.accent}, {"accent soft", tokens.accentSoft}, 3);
    isRead({"on accent", tokens.onAccent}, {"accent", tokens.accent}, 4.5);
}

/// Whether sizes are in pixels or in points.
void tst_palette::titlesAndCaptionsHaveTheirSizes()
{
    QFont pixels;
    pixels.setPixelSize(13);
    QCOMPARE(captionFont(pixels).pixelSize(), 11);
    QCOMPARE(pageTitleFont(pixels).pixelSize(), 18);
    QFont points;
    points.setPointSizeF(6.5);
    QCOMPARE(captionFont(points).pointSizeF(), 5.5);
    QCOMPARE(pageTitleFont(points).pointSizeF(), 9.0);
    QCOMPARE(pageTitleFont(points).weight(), QFont::DemiBold);
    QCOMPARE(groupTitleFont(points).weight(), QFont::DemiBold);
}

/// What takes a size of its own no longer hears of another text.
void tst_palette::titlesOfGroupsFollowTheText()
{
    QWidget panel;
    auto *title = new QLabel(&panel);
    title->setFont(groupTitleFont(title->font()));
    QFont large = panel.font();
    large.setPointSizeF(24);
    panel.setFont(large);
    QCOMPARE(title->font().pointSizeF(), 24.0);
    QCOMPARE(title->font().weight(), QFont::DemiBold);
}

ROOKERY_WIDGET_TEST(tst_palette)
#include "tst_palette.moc"
