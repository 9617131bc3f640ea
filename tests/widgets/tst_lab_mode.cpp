#include "model/database/kept_learning.h"
#include "model/engine/recipe/evaluation_recipe.h"
#include "model/exchange/report/balance_answer.h"
#include "tests/support.h"
#include "tests/widgets/play_support.h"
#include "widgets/game/game_keeper.h"
#include "widgets/game/program_learning.h"
#include "widgets/lab/balance_page.h"
#include "widgets/lab/evaluation_bar.h"
#include "widgets/lab/games_page.h"
#include "widgets/lab/lab_panel.h"
#include "widgets/lab/lines_page.h"
#include "widgets/lab/report_button.h"
#include "widgets/lab/score_curve.h"
#include "widgets/lab/scores_box.h"
#include "widgets/lab/solve_page.h"
#include "widgets/lab/values_page.h"

#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTreeWidget>

using namespace rookery;
using namespace rookery::test;

namespace {

enum class Page { Lines, Values, Balance, Proof, Games };

/// A window in Analysis mode.
class Lab : public Game
{
public:
    template<class Played>
    explicit Lab(const Played &design)
        : Game(design)
    {
        trigger("mode.analysis");
    }

    LabPanel &lab() { return *find<LabPanel>("labPanel"); }
    LinesPage &lines() { return lab().lines(); }
    void open(Page page) { lab().tabs().setCurrentIndex(static_cast<int>(page)); }
    void press(const char *button) { find<QPushButton>(button)->click(); }
    std::size_t arrows() { return workspace().view().arrows().size(); }
};

Design withoutAnything()
{
    return designOf("square:3x3");
}

} // namespace

/// Analysis mode through the real window.
class tst_lab_mode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void linesAppear_data();
    void linesAppear();
    void aMoveOfALineIsPlayed();
    void linesFollowTheGame();
    void switchedOffItStops();
    void everyModeHasATool();
    void leavingStopsAll();
    void editingWhileItLooks();
    void closingWhileItWorks();
    void tabsStop();
    void programsRest();
    void gamesAreScored();
    void marksOfMistakesDifferInShape();
    void theEvaluationStandsOnOneColour();
    void valuesAreThere();
    void theProgramLearns();
    void learningEndsWithAnEdit();
    void whatCannotBeLearned();
    void balanceIsPlayed();
    void balanceHasAReason();
    void puzzlesAreSolved();
    void positionsAreProved();
    void gamesAreKeptAndExplored();
    void balanceIsKept();
    void reportsAreSaved();
    void oddDesigns_data();
    void oddDesigns();
};

void tst_lab_mode::linesAppear_data()
{
    QTest::addColumn<QByteArray>("design");
    for (const char *name : {"chess", "glinski", "crazyhouse", "yalta", "abalone", "go-13x13"})
        QTest::newRow(name) << QByteArray(name);
}

void tst_lab_mode::linesAppear()
{
    QFETCH(QByteArray, design);
    Lab lab(design.constData());
    QTRY_COMPARE_WITH_TIMEOUT(lab.lines().found().lines.size(), std::size_t(3), 60'000);
    QCOMPARE(lab.arrows(), std::size_t(3));
    QVERIFY(!lab.lines().bar().text().isEmpty());
    QVERIFY(lab.lines().bar().share() > 0 && lab.lines().bar().share() < 1);
    for (int i = 0; i < 5; ++i)
        QCOMPARE(!lab.find<QLabel>(qPrintable(QStringLiteral("line%1").arg(i)))->isHidden(), i < 3);
    lab.find<QSpinBox>("lineCount")->setValue(1);
    QTRY_COMPARE_WITH_TIMEOUT(lab.lines().found().lines.size(), std::size_t(1), 60'000);
    QCOMPARE(lab.arrows(), std::size_t(1));
}

void tst_lab_mode::aMoveOfALineIsPlayed()
{
    Lab lab("chess");
    QTRY_VERIFY(!lab.lines().found().lines.empty()
                && lab.lines().found().lines.front().moves.size() >= 2);
    const std::vector<Move> moves = lab.lines().found().lines.front().moves;
    Q_EMIT lab.find<QLabel>("line0")->linkActivated(QStringLiteral("1"));
    QTRY_COMPARE(lab.play().tree().size(), std::size_t(3));
    const GameTree &tree = lab.play().tree();
    QCOMPARE(tree.node(1).move, moves[0]);
    QCOMPARE(tree.node(2).move, moves[1]);
    QTRY_VERIFY(!lab.lines().found().lines.empty());
    QCOMPARE(lab.lines().found().toMove, PlayerId(0));
}

void tst_lab_mode::linesFollowTheGame()
{
    Lab lab("chess");
    QTRY_VERIFY(!lab.lines().found().lines.empty());
    lab.move("e2", "e4");
    QTRY_VERIFY(!lab.lines().found().lines.empty());
    QCOMPARE(lab.lines().found().toMove, PlayerId(1));
    QVERIFY(lab.lines().bar().text().startsWith(QLatin1String("White")));
    QVERIFY(lab.play().begin(QStringLiteral("R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1")));
    QTRY_VERIFY(lab.lines().sentence().startsWith(QLatin1String("White wins")));
    QCOMPARE(lab.arrows(), std::size_t(0));
    QVERIFY(!lab.lines().isLooking());
    QVERIFY(lab.play().begin(QStringLiteral("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1")));
    QTRY_COMPARE(lab.lines().bar().text(), QStringLiteral("White wins in 1 move"));
}

void tst_lab_mode::switchedOffItStops()
{
    Lab lab("shogi");
    QTRY_VERIFY(!lab.lines().found().lines.empty());
    QVERIFY(lab.lines().isLooking());
    lab.press("analyse");
    QVERIFY(!lab.lines().isLooking());
    QVERIFY(!lab.lines().found().lines.empty());
    lab.press("analyse");
    QVERIFY(lab.lines().isLooking());
}

void tst_lab_mode::everyModeHasATool()
{
    Game game("chess");
    for (const auto &row : enumRows<Mode>()) {
        game.workspace().choices().setMode(row.value);
        QVERIFY(toolRow(game.workspace().choices().tool()) != nullptr);
        game.workspace().choices().setTool(QStringLiteral("select"));
        QCOMPARE(game.workspace().choices().tool(), QStringLiteral("select"));
    }
}

void tst_lab_mode::leavingStopsAll()
{
    Lab lab("chess");
    QTRY_VERIFY(lab.arrows() > 0);
    lab.open(Page::Values);
    lab.press("measureValues");
    lab.open(Page::Balance);
    lab.press("playBalance");
    lab.open(Page::Proof);
    lab.press("solve");
    QVERIFY(lab.lab().values().isMeasuring());
    QVERIFY(lab.lab().balance().isPlaying());
    QVERIFY(lab.lab().solve().isSolving());
    lab.trigger("mode.board");
    QVERIFY(!lab.lines().isLooking());
    QVERIFY(!lab.lab().values().isMeasuring());
    QVERIFY(!lab.lab().balance().isPlaying());
    QVERIFY(!lab.lab().solve().isSolving());
    QCOMPARE(lab.arrows(), std::size_t(0));
    lab.trigger("mode.previous");
    QVERIFY(!lab.lines().isLooking());
    lab.open(Page::Lines);
    QVERIFY(lab.lines().isLooking());
}

void tst_lab_mode::editingWhileItLooks()
{
    Lab lab("chess");
    QTRY_VERIFY(lab.arrows() > 0);
    lab.open(Page::Balance);
    lab.press("playBalance");
    lab.edit(20);
    QVERIFY(!lab.lab().balance().isPlaying());
    lab.open(Page::Lines);
    QTRY_VERIFY(!lab.lines().found().lines.empty());
    lab.session().undo();
    QVERIFY(lab.lines().found().lines.empty());
    QTRY_VERIFY(!lab.lines().found().lines.empty());
    // A board with fewer cells than the arrows know of.
    lab.session().apply("small", bundledDesign("tic-tac-toe"));
    QTRY_COMPARE(lab.lines().found().lines.size(), std::size_t(3));
}

void tst_lab_mode::closingWhileItWorks()
{
    auto lab = std::make_unique<Lab>("xiangqi");
    QTRY_VERIFY(lab->arrows() > 0);
    lab->open(Page::Balance);
    lab->press("playBalance");
    lab->trigger("file.close");
    QCOMPARE(lab->window.documentCount(), 0);
    QVERIFY(!lab->lab().balance().isPlaying());
    lab.reset();
    Lab again("xiangqi");
    QTRY_VERIFY(again.lines().isLooking());
    again.window.close();
}

void tst_lab_mode::tabsStop()
{
    Lab lab("chess");
    QTRY_VERIFY(lab.arrows() > 0);
    Workspace &first = lab.workspace();
    lab.window.openBundled("tablut");
    QVERIFY(!lab.lines().isLooking());
    QVERIFY(first.view().arrows().empty());
    lab.trigger("mode.analysis");
    QTRY_VERIFY(!lab.lines().found().lines.empty());
    QCOMPARE(lab.workspace().view().arrows().size(), lab.lines().found().lines.size());
}

void tst_lab_mode::programsRest()
{
    Game game("chess");
    game.play().programs().setTimes(std::chrono::milliseconds(20), std::chrono::milliseconds(0));
    game.play().setProgram(PlayerId(1), Strategy::Greedy);
    game.trigger("mode.analysis");
    game.move("e2", "e4");
    QVERIFY(!game.play().isThinking());
    game.move("e7", "e5");
    QCOMPARE(game.play().tree().size(), std::size_t(3));
    game.move("d2", "d4");
    game.trigger("mode.play");
    QVERIFY(game.play().isPaused());
    game.trigger("play.go");
    QTRY_COMPARE(game.play().tree().size(), std::size_t(5));
}

void tst_lab_mode::gamesAreScored()
{
    Lab lab("chess");
    QVERIFY(!lab.find<QPushButton>("scoreGame")->isEnabled());
    lab.move("f2", "f3");
    lab.move("e7", "e5");
    lab.move("g2", "g4");
    lab.move("d8", "h4");
    lab.press("scoreGame");
    ScoresBox &box = lab.lines().scores();
    QTRY_VERIFY_WITH_TIMEOUT(!box.isLooking(), 120'000);
    const auto &points = box.curve().points();
    QCOMPARE(points.size(), std::size_t(5));
    QCOMPARE(points[3].judgement, Judgement::Blunder);
    QCOMPARE(points[4].share, std::optional(0.0));
    QVERIFY(points[3].text.contains(QLatin1String("g4??")));
    QVERIFY(box.summary().startsWith(QLatin1String("1 blunder, ")));
    QTest::mouseClick(&box.curve(), Qt::LeftButton, {}, box.curve().place(3).toPoint());
    QCOMPARE(lab.play().tree().current(), std::size_t(3));
    QCOMPARE(box.curve().points().size(), std::size_t(5));
    QTest::keyClick(&box.curve(), Qt::Key_Left);
    QCOMPARE(lab.play().tree().current(), std::size_t(2));
    // Another branch is another game.
    lab.move("d2", "d4");
    QVERIFY(box.curve().points().empty());
}

/// What a mark covers of the curve, whatever its colour.
void tst_lab_mode::marksOfMistakesDifferInShape()
{
    ScoreCurve curve;
    curve.resize(200, 110);
    const auto picture = [&](Judgement judgement) {
        curve.show({{0.5, Judgement::None, {}}, {0.5, judgement, {}}, {0.5, Judgement::None, {}}});
        return curve.grab().toImage();
    };
    const QImage plain = picture(Judgement::None);
    const auto covered = [&](Judgement judgement) {
        const QImage marked = picture(judgement);
        QImage mask(plain.size(), QImage::Format_Grayscale8);
        for (int y = 0; y < plain.height(); ++y) {
            for (int x = 0; x < plain.width(); ++x)
                mask.setPixelColor(
                    x, y, marked.pixel(x, y) == plain.pixel(x, y) ? Qt::black : Qt::white);
        }
        return mask;
    };
    const auto apart = [](const QImage &a, const QImage &b) {
        int pixels = 0;
        for (int y = 0; y < a.height(); ++y) {
            for (int x = 0; x < a.width(); ++x)
                pixels += a.pixel(x, y) == b.pixel(x, y) ? 0 : 1;
        }
        return pixels;
    };
    const QImage nothing = covered(Judgement::Good);
    const std::vector<QImage> marks = {
        covered(Judgement::Blunder), covered(Judgement::Mistake), covered(Judgement::Doubtful)};
    for (std::size_t i = 0; i < marks.size(); ++i) {
        QVERIFY(apart(marks[i], nothing) > 30);
        for (std::size_t other = i + 1; other < marks.size(); ++other)
            QVERIFY(apart(marks[i], marks[other]) > 12);
    }
    curve.show({{0.5, Judgement::None, QStringLiteral("Start")},
                {0.2, Judgement::Doubtful, QStringLiteral("e2-e4?!")}});
    QCOMPARE(curve.tip(0), QString("Start"));
    QCOMPARE(curve.tip(1), QString("e2-e4?!\na doubtful move"));
    QVERIFY(curve.statusTip().contains(QLatin1String("a triangle a mistake")));
}

/// No edge runs through its text, however the players stand.
void tst_lab_mode::theEvaluationStandsOnOneColour()
{
    EvaluationBar bar;
    bar.resize(200, bar.sizeHint().height());
    for (const double share : {0.1, 0.48, 0.52, 0.9}) {
        bar.show(share,
                 QStringLiteral("White +0.29"),
                 {QColor(Qt::white), QColor(Qt::black)},
                 {QColor(Qt::black), QColor(Qt::white)});
        const QImage image = bar.grab().toImage();
        const int edge = static_cast<int>(200 * share);
        const auto coloursBetween = [&](int from, int to) {
            QSet<QRgb> colours;
            for (int x = from; x < to; ++x) {
                for (int y = 4; y < image.height() - 4; ++y)
                    colours << image.pixel(x, y);
            }
            return colours.size();
        };
        QVERIFY((coloursBetween(4, edge - 1) > 1) == (share >= 0.5));
        QVERIFY((coloursBetween(edge + 1, 196) > 1) == (share < 0.5));
    }
}

void tst_lab_mode::valuesAreThere()
{
    Lab lab("los-alamos-chess");
    lab.press("analyse");
    lab.open(Page::Values);
    QTRY_COMPARE(lab.lab().values().found().values.size(),
                 lab.workspace().design().pieces->types.size());
    QCOMPARE(lab.find<QTreeWidget>("valuesList")->topLevelItem(0)->text(0),
             QStringLiteral("Queen"));
    QTRY_VERIFY(lab.lab().values().sentence().startsWith(QLatin1String("By how far")));
    lab.press("measureValues");
    QTRY_VERIFY_WITH_TIMEOUT(lab.lab().values().found().games >= 2, 120'000);
    QVERIFY(lab.lab().values().isMeasuring());
    lab.press("measureValues");
    QVERIFY(!lab.lab().values().isMeasuring());
    QVERIFY(lab.lab().values().found().games >= 2);
}

/// From games until there are enough; it plays by that, and keeps it where games are kept.
void tst_lab_mode::theProgramLearns()
{
    const QTemporaryDir folder;
    Lab lab("los-alamos-chess");
    lab.open(Page::Values);
    const ValuesPage &page = lab.lab().values();
    const ProgramLearning &learning = lab.workspace().learning();
    auto *button = lab.find<QPushButton>("learnValues");
    auto *drop = lab.find<QPushButton>("dropLearned");
    auto *list = lab.find<QTreeWidget>("valuesList");
    QTRY_VERIFY(button->isEnabled());
    QCOMPARE(page.learnedSentence(), QString());
    QVERIFY(list->isColumnHidden(3) && drop->isHidden());

    lab.find<QComboBox>("lessons")->setCurrentIndex(2);
    button->click();
    QTRY_VERIFY_WITH_TIMEOUT(learning.games() >= 2, 120'000);
    QVERIFY(page.learnedSentence().endsWith(QLatin1String("of 3,000 games")));
    lab.open(Page::Lines); // it goes on
    lab.trigger("mode.play");
    QVERIFY(learning.isLearning());
    lab.trigger("mode.analysis");
    lab.open(Page::Values);
    button->click();
    QTRY_VERIFY_WITH_TIMEOUT(learning.known() && learning.known()->found.file, 60'000);
    QVERIFY2(page.learnedSentence().startsWith(QLatin1String("The program plays by what ")),
             qPrintable(page.learnedSentence()));
    QVERIFY(page.learnedSentence().contains(QLatin1String("until the design is closed")));
    QVERIFY(!list->isColumnHidden(3) && !drop->isHidden());
    QTRY_VERIFY(list->topLevelItemCount() > 0);
    QVERIFY(list->topLevelItem(0)->text(3).contains(QLatin1Char('(')));
    const std::uint64_t fingerprint = EvaluationRecipe(lab.workspace().design()).fingerprint();
    QVERIFY(lab.play().programs().learned()(fingerprint));

    const std::filesystem::path file =
        std::filesystem::path(folder.path().toStdString()) / "own.rookery";
    QVERIFY(lab.view().document().saveAs(file));
    lab.open(Page::Games);
    lab.press("keepGames");
    QTRY_VERIFY(keptLearning(gamesBeside(file), fingerprint));
    lab.open(Page::Values);
    QTRY_VERIFY(!page.learnedSentence().contains(QLatin1String("until the design is closed")));
    QTRY_VERIFY(page.learnedSentence().startsWith(QLatin1String("The program plays by what ")));

    drop->click();
    QTRY_COMPARE(page.learnedSentence(), QString());
    QVERIFY(drop->isHidden());
    QVERIFY(!keptLearning(gamesBeside(file), fingerprint));
    QVERIFY(!lab.play().programs().learned()(fingerprint));
}

void tst_lab_mode::learningEndsWithAnEdit()
{
    Lab lab("tic-tac-toe");
    lab.open(Page::Values);
    QTRY_VERIFY(lab.find<QPushButton>("learnValues")->isEnabled());
    lab.press("learnValues");
    const ProgramLearning &learning = lab.workspace().learning();
    QVERIFY(learning.isLearning());
    Design named = lab.workspace().design();
    named.info.edit([](Info &info) { info.name = "Noughts"; });
    lab.workspace().session().apply("Name", named);
    QVERIFY(learning.isLearning());
    Design other = lab.workspace().design();
    other.rules.edit([](Rules &rules) { rules.pass = Pass::Always; });
    lab.workspace().session().apply("Pass", other);
    QVERIFY(!learning.isLearning());
    QTRY_VERIFY(lab.find<QPushButton>("learnValues")->isEnabled());
    QCOMPARE(lab.find<QPushButton>("learnValues")->text(), QStringLiteral("Learn by games"));
}

void tst_lab_mode::whatCannotBeLearned()
{
    Lab puzzle("eight-queens");
    puzzle.open(Page::Values);
    QTRY_VERIFY(puzzle.lab().values().learnedSentence().contains(QLatin1String("two players")));
    QVERIFY(!puzzle.find<QPushButton>("learnValues")->isEnabled());
    Lab chess("chess");
    chess.open(Page::Values);
    QTRY_VERIFY(chess.lab().values().learnedSentence().endsWith(
        QLatin1String("That comes with the program.")));
    QVERIFY(chess.find<QPushButton>("dropLearned")->isHidden());
}

void tst_lab_mode::balanceIsPlayed()
{
    Lab lab("tic-tac-toe");
    lab.open(Page::Balance);
    lab.press("playBalance");
    QTRY_VERIFY(lab.lab().balance().found().games >= 2);
    lab.press("playBalance");
    QVERIFY(!lab.lab().balance().isPlaying());
    const ShareBands *bands = lab.find<ShareBands>("shareBands");
    QCOMPARE(bands->rows().size(), std::size_t(3));
    QVERIFY(bands->rows()[0].share.error > 0);
    QVERIFY(lab.lab().balance().sentence().contains(QLatin1String("Moves to choose from")));
}

void tst_lab_mode::balanceHasAReason()
{
    Lab lab("four-player-chess");
    lab.open(Page::Balance);
    lab.press("playBalance");
    QTRY_COMPARE(lab.lab().balance().sentence(),
                 QStringLiteral("This is about two players, and this design has 4."));
}

void tst_lab_mode::puzzlesAreSolved()
{
    Lab lab("eight-queens");
    lab.open(Page::Proof);
    for (const char *cell : {"a1", "b5", "c8"}) {
        lab.hand.click(cell);
        lab.settle();
    }
    lab.press("solve");
    QTRY_VERIFY_WITH_TIMEOUT(!lab.lab().solve().isSolving(), 60'000);
    QVERIFY(lab.lab().solve().sentence().startsWith(QLatin1String("It can be solved in 5 moves.")));
}

void tst_lab_mode::positionsAreProved()
{
    Lab lab("tic-tac-toe");
    lab.open(Page::Proof);
    lab.press("solve");
    QTRY_VERIFY_WITH_TIMEOUT(!lab.lab().solve().isSolving(), 60'000);
    QVERIFY(lab.lab().solve().sentence().startsWith(QLatin1String("Neither side can win")));
    lab.hand.click("a1");
    lab.settle();
    QVERIFY(lab.lab().solve().sentence().startsWith(QLatin1String("Small games")));
}

void tst_lab_mode::gamesAreKeptAndExplored()
{
    const QTemporaryDir folder;
    Lab lab("tic-tac-toe");
    lab.open(Page::Games);
    GamesPage &page = lab.lab().games();
    QVERIFY(page.sentence().contains(QLatin1String("save the design first")));
    const std::filesystem::path file =
        std::filesystem::path(folder.path().toStdString()) / "own.rookery";
    QVERIFY(lab.view().document().saveAs(file));
    QVERIFY(!lab.workspace().keeper().isKeeping());
    lab.press("keepGames");
    QVERIFY(lab.workspace().keeper().isKeeping());
    QTRY_VERIFY(page.sentence().startsWith(QLatin1String("No game of this version")));
    lab.trigger("mode.play");
    for (const char *cell : {"a1", "b1", "a2", "b2", "a3"}) {
        lab.settle();
        QVERIFY(lab.play().playText(QLatin1String(cell)));
    }
    QTRY_VERIFY(!lab.play().result().isEmpty());
    lab.trigger("mode.analysis");
    QTRY_COMPARE(page.games(), std::size_t(1));
    QVERIFY(page.found().empty()); // at the end of the game
    lab.play().goToStart();
    QTRY_COMPARE(page.found().size(), std::size_t(1));
    QCOMPARE(page.found().front().won, std::size_t(1));
    auto *list = lab.find<QTreeWidget>("playedMoves");
    QCOMPARE(list->topLevelItemCount(), 1);
    Q_EMIT list->itemActivated(list->topLevelItem(0), 0);
    QTRY_COMPARE(lab.play().position().state().turn, 1);
    QTRY_VERIFY(!page.found().empty());
    // Seen again it is the same game.
    lab.play().goToEnd();
    lab.play().goToStart();
    QTRY_COMPARE(page.found().size(), std::size_t(1));
    QCOMPARE(page.found().front().games(), std::size_t(1));
    const QString more = folder.filePath(QStringLiteral("more.txt"));
    QFile text(more);
    QVERIFY(text.open(QIODevice::WriteOnly));
    text.write("no games here");
    text.close();
    page.add(more);
    QTRY_VERIFY(!page.isAdding());
    QVERIFY2(page.sentence().contains(QLatin1String("0 games added")), qPrintable(page.sentence()));
}

/// With all that the command line says.
void tst_lab_mode::balanceIsKept()
{
    const QTemporaryDir folder;
    Lab lab("tic-tac-toe");
    const std::filesystem::path file =
        std::filesystem::path(folder.path().toStdString()) / "own.rookery";
    QVERIFY(lab.view().document().saveAs(file));
    lab.open(Page::Games);
    lab.press("keepGames");
    lab.open(Page::Balance);
    lab.press("playBalance");
    QTRY_VERIFY(lab.lab().balance().found().games > 2);
    lab.press("playBalance");
    const auto answers = [&]() -> std::vector<LabAnswer> {
        auto database = GameDatabase::open(lab.workspace().keeper().file(), Sqlite::Access::Read);
        if (!database)
            return {};
        const auto found = database->answers("balance");
        return found ? *found : std::vector<LabAnswer>();
    };
    QTRY_COMPARE(answers().size(), std::size_t(1));
    const SelfPlayLimits limits;
    const std::string told =
        balanceAnswer(lab.workspace().design(), lab.lab().balance().found(), limits);
    QCOMPARE(QString::fromStdString(answers().front().answer), QString::fromStdString(told));
    const QJsonObject kept = QJsonDocument::fromJson(QByteArray::fromStdString(told)).object();
    QCOMPARE(kept["acting"].toArray().size(), 1);
    QVERIFY(kept["captures"].isObject() && kept["ends"].toArray().size() > 0);
}

void tst_lab_mode::reportsAreSaved()
{
    const QTemporaryDir folder;
    Lab lab("tic-tac-toe");
    lab.open(Page::Balance);
    lab.press("playBalance");
    QTRY_VERIFY(lab.lab().balance().found().games > 2);
    lab.press("playBalance");
    ReportButton &button = lab.lab().balance().report();
    for (const char *name : {"r.html", "r.csv", "r.pdf"}) {
        const QString path = folder.filePath(QLatin1String(name));
        button.chooseFile = [path](QWidget *) {
            return path;
        };
        button.click();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.size() > 100);
        QCOMPARE(file.read(4) == "%PDF", path.endsWith(QLatin1String("pdf")));
    }
}

void tst_lab_mode::oddDesigns_data()
{
    QTest::addColumn<Design>("design");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no pieces") << withoutAnything() << "Draw: White has no move";
    QTest::newRow("no moves") << bundledDesign("taikyoku-board") << "Draw: White has no move";
    Design endless = bundledDesign("chess");
    endless.rules.edit([](Rules &rules) { rules.ends.clear(); });
    QTest::newRow("no ends") << endless << "";
    QTest::newRow("six players") << bundledDesign("chinese-checkers-six") << "";
    if (stride(2) == 1) // minutes under the sanitizers
        QTest::newRow("36x36") << bundledDesign("taikyoku-shogi") << "";
    QTest::newRow("one player") << bundledDesign("fifteen-puzzle") << "";
    QTest::newRow("dice") << bundledDesign("royal-game-of-ur") << "";
}

void tst_lab_mode::oddDesigns()
{
    QFETCH(Design, design);
    QFETCH(QString, sentence);
    Lab lab(design);
    if (sentence.isEmpty())
        QTRY_VERIFY_WITH_TIMEOUT(!lab.lines().found().lines.empty(), 240'000);
    else
        QTRY_COMPARE(lab.lines().sentence(), sentence);
    for (const auto &[page, button] : {std::pair(Page::Values, "measureValues"),
                                       std::pair(Page::Balance, "playBalance"),
                                       std::pair(Page::Proof, "solve")}) {
        lab.open(page);
        lab.press(button);
        QCoreApplication::processEvents();
    }
    lab.trigger("mode.setup");
    QVERIFY(!lab.lines().isLooking());
}

ROOKERY_WIDGET_TEST(tst_lab_mode)
#include "tst_lab_mode.moc"
