#include "model/play/position/position_text.h"
#include "tests/widgets/play_support.h"
#include "widgets/canvas/piece_motion.h"
#include "widgets/picture/board_painter.h"

#include <QPainter>

using namespace rookery;
using namespace rookery::test;

namespace {

std::vector<Position::Square> squaresOf(const Position &position)
{
    std::vector<Position::Square> squares;
    for (const CellId cell : IdRange<CellId>(position.size()))
        squares.push_back(position.square(cell));
    return squares;
}

/// `e4-d5 d5 leaves f3 comes`.
QString textOf(const MovingPieces &moving, const Board &board)
{
    QStringList words;
    const auto name = [&](CellId cell) {
        return QString::fromStdString(board.name(cell));
    };
    for (const MovingPieces::Slide &slide : moving.slides)
        words << name(slide.from) + QLatin1Char('-') + name(slide.to);
    for (const MovingPieces::Leaving &each : moving.leaving)
        words << name(each.cell) + QStringLiteral(" leaves");
    for (const CellId cell : moving.arriving)
        words << name(cell) + QStringLiteral(" comes");
    return words.join(QLatin1Char(' '));
}

/// A game whose pieces slide.
class SlidingGame : public Game
{
public:
    explicit SlidingGame(const char *bundled = "chess")
        : Game(bundled)
    {
        animate(MoveView::Slides);
    }

    void animate(MoveView moves)
    {
        PreferenceValues values = preferences.values();
        values.moves = moves;
        preferences.tryOut(values);
    }
    /// What is on its way; empty if nothing is.
    QString moving()
    {
        const MovingPieces *now = canvas().motion().moving();
        return now ? textOf(*now, workspace().board()) : QString();
    }
};

} // namespace

/// Pieces that slide to where a game has moved them.
class tst_piece_motion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void cleanup() { applyLook({}); }
    void changes_data();
    void changes();
    void halfwayItStandsBetween();
    void aMoveSlidesAndTheGameGoesOn();
    void whateverIsDoneEndsIt_data();
    void whateverIsDoneEndsIt();
    void theHandHasCarriedIt();
    void itIsOffWhereOneWantsItOff();
    void anEditEndsIt();
};

void tst_piece_motion::changes_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("changes");

    QTest::newRow("a step") << "e2:P"
                            << "e4:P"
                            << "e2-e4";
    QTest::newRow("a capture") << "e4:P d5:p"
                               << "d5:P"
                               << "e4-d5 d5 leaves";
    QTest::newRow("a capture taken back") << "d5:P"
                                          << "e4:P d5:p"
                                          << "d5-e4 d5 comes";
    QTest::newRow("en passant") << "e5:P d5:p"
                                << "d6:P"
                                << "e5-d6 d5 leaves";
    QTest::newRow("castling") << "e1:K h1:R"
                              << "g1:K f1:R"
                              << "h1-f1 e1-g1";
    QTest::newRow("a promotion") << "e7:P d8:n"
                                 << "d8:Q"
                                 << "e7-d8 d8 leaves";
    QTest::newRow("a drop") << "e1:K"
                            << "e1:K d4:N"
                            << "d4 comes";
    QTest::newRow("turned over") << "d4:p"
                                 << "d4:P"
                                 << "d4 leaves d4 comes";
    QTest::newRow("an explosion") << "e4:N d5:p d6:r"
                                  << ""
                                  << "d5 leaves d6 leaves e4 leaves";
    QTest::newRow("the nearest of two alike") << "a1:R h1:R"
                                              << "c1:R h1:R"
                                              << "a1-c1";
    QTest::newRow("two that change places") << "a1:R b1:N"
                                            << "b1:R a1:N"
                                            << "b1-a1 a1-b1";
    QTest::newRow("nothing") << "a1:R"
                             << "a1:R"
                             << "";
}

void tst_piece_motion::changes()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    const Workspace workspace(bundledDesign("chess"));
    const Board &board = workspace.board();
    const BoardScene scene(board);
    const auto squares = [&](const QString &text) {
        Position position(board.size(), 2, workspace.design().pieces->types.size());
        for (const QString &word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            const QChar letter = word.back();
            const std::string upper(1, letter.toUpper().toLatin1());
            const auto &types = workspace.design().pieces->types;
            const auto type = std::find_if(types.begin(), types.end(), [&](const PieceType &each) {
                return each.letter == upper;
            });
            position.put(cellOf(board, word.section(QLatin1Char(':'), 0, 0).toStdString()),
                         {PieceId(static_cast<std::size_t>(type - types.begin())),
                          PlayerId(letter.isUpper() ? 0U : 1U)});
        }
        return squaresOf(position);
    };
    const MovingPieces moving = changesBetween(squares(before), squares(after), scene);
    QTEST(textOf(moving, board), "changes");
}

/// In the middle of its way a pawn looks like one that stands there.
void tst_piece_motion::halfwayItStandsBetween()
{
    Game game;
    BoardPicture picture = game.canvas().picture();
    const auto paint = [&] {
        QImage image(320, 320, QImage::Format_RGB32);
        QPainter painter(&image);
        paintBoard(painter, image.size(), picture, false);
        return image;
    };
    Position position = game.play().position();
    const auto at = [&](const char *name) {
        return game.hand.cell(name);
    };
    position.put(at("e3"), *position.take(at("e2")));
    picture.position = &position;
    const QImage stands = paint();
    position.put(at("e4"), *position.take(at("e3")));
    QVERIFY(stands != paint());
    MovingPieces moving;
    moving.slides = {{position.square(at("e4")), at("e2"), at("e4")}};
    moving.progress = 0.5;
    picture.moving = &moving;
    QCOMPARE(paint(), stands);
    moving.progress = 1;
    const QImage arrived = paint();
    picture.moving = nullptr;
    QCOMPARE(paint(), arrived);
}

void tst_piece_motion::aMoveSlidesAndTheGameGoesOn()
{
    SlidingGame game;
    game.hand.click("e2");
    game.hand.click("e4");
    QCOMPARE(game.moving(), QString("e2-e4"));
    QCOMPARE(game.pieceOn("e4"), QString("White Pawn"));
    QVERIFY(!game.canvas().picture().moving); // what is copied stands still
    QTRY_VERIFY(!game.canvas().motion().isMoving());
    game.settle();
    QVERIFY(game.play().playText(QStringLiteral("d7-d5")));
    QCOMPARE(game.moving(), QString("d7-d5"));
    game.settle();
    QVERIFY(game.play().playText(QStringLiteral("e4-d5")));
    QCOMPARE(game.moving(), QString("e4-d5 d5 leaves"));
    game.play().goBack();
    QCOMPARE(game.moving(), QString("d5-e4 d5 comes"));
    QCOMPARE(game.pieceOn("d5"), QString("Black Pawn"));
}

void tst_piece_motion::whateverIsDoneEndsIt_data()
{
    QTest::addColumn<int>("what");

    QTest::newRow("a button") << 0;
    QTest::newRow("a key") << 1;
    QTest::newRow("another mode") << 2;
    QTest::newRow("the setting") << 3;
}

void tst_piece_motion::whateverIsDoneEndsIt()
{
    QFETCH(int, what);
    SlidingGame game;
    game.hand.click("e2");
    game.hand.click("e4");
    QVERIFY(game.canvas().motion().isMoving());
    if (what == 0)
        game.hand.press("a1", Qt::RightButton);
    else if (what == 1)
        game.hand.key(Qt::Key_W);
    else if (what == 2)
        game.trigger("mode.setup");
    else
        game.animate(MoveView::AtOnce);
    QVERIFY(!game.canvas().motion().isMoving());
    QCOMPARE(game.pieceOn("e4"), QString("White Pawn"));
}

/// Only the partner slides, which the hand has not moved.
void tst_piece_motion::theHandHasCarriedIt()
{
    SlidingGame game;
    game.hand.sweep({"e2", "e3", "e4"});
    QVERIFY(!game.canvas().motion().isMoving());
    game.settle();
    game.start("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    game.hand.sweep({"e1", "f1", "g1"});
    QCOMPARE(game.moving(), QString("h1-f1"));
}

void tst_piece_motion::itIsOffWhereOneWantsItOff()
{
    SlidingGame game;
    game.animate(MoveView::AtOnce);
    QVERIFY(!game.window.actions().at("view.moves")->isChecked());
    game.hand.click("e2");
    game.hand.click("e4");
    QVERIFY(!game.canvas().motion().isMoving());
    game.settle();
    game.trigger("view.moves");
    QCOMPARE(game.preferences.values().moves, MoveView::Slides);
    Look still;
    still.motion = Motion::Reduced;
    applyLook(still);
    QVERIFY(game.play().playText(QStringLiteral("e7-e5")));
    QVERIFY(!game.canvas().motion().isMoving());
    applyLook({});
    game.play().goBack();
    QCOMPARE(game.moving(), QString("e5-e7"));
}

void tst_piece_motion::anEditEndsIt()
{
    SlidingGame game;
    game.hand.click("e2");
    game.hand.click("e4");
    QVERIFY(game.canvas().motion().isMoving());
    game.edit();
    QVERIFY(!game.canvas().motion().isMoving());
}

ROOKERY_WIDGET_TEST(tst_piece_motion)
#include "tst_piece_motion.moc"
