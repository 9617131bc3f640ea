#include "model/edit/board/board_edits.h"
#include "model/edit/rules/description_edits.h"
#include "model/edit/rules/rule_parts.h"
#include "model/edit/setup/setup_edits.h"
#include "tests/support.h"
#include "tests/widgets/application.h"
#include "widgets/session/session.h"

#include <QSignalSpy>
#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

Design named(const Design &design, const char *name)
{
    Info info = *design.info;
    info.name = name;
    return must(withInfo(design, info));
}

} // namespace

class tst_session : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void applyIsOneStep();
    void equalDesignsAreNoStep();
    void previewThenCommitIsOneStep();
    void cancelRestoresExactly();
    void undoDuringAPreviewCancels();
    void refusedEditsChangeNothing();
    void neighboursWithTheSameKeyMerge();
    void mergingBackToTheStartLeavesNothing();
    void sectionsAreNamed();
    void theGameFollows();
    void theGameIsMadeWhenItIsAskedFor();
    void undoAllAndRedoAll();
};

void tst_session::applyIsOneStep()
{
    const Design first = named(designOf("square:3x3"), "first");
    Session session(first);
    session.apply("rename", named(first, "second"));
    QCOMPARE(session.undoStack().count(), 1);
    QCOMPARE(session.undoStack().undoText(), QString("rename"));
    QCOMPARE(session.design().info->name, std::string("second"));
    session.undo();
    QVERIFY(session.design() == first);
    session.redo();
    QCOMPARE(session.design().info->name, std::string("second"));
}

void tst_session::equalDesignsAreNoStep()
{
    const Design first = named(designOf("square:3x3"), "first");
    Session session(first);
    QSignalSpy changed(&session, &Session::designChanged);
    session.apply("nothing", named(first, "first"));
    QCOMPARE(session.undoStack().count(), 0);
    QCOMPARE(changed.count(), 0);
}

void tst_session::previewThenCommitIsOneStep()
{
    const Design first = designOf("square:3x3");
    Session session(first);
    session.preview(named(first, "a"));
    session.preview(named(first, "ab"));
    QVERIFY(session.isPreviewing());
    QCOMPARE(session.design().info->name, std::string("ab"));
    QVERIFY(session.committed() == first);
    QCOMPARE(session.undoStack().count(), 0);
    session.commit("type");
    QVERIFY(!session.isPreviewing());
    QCOMPARE(session.undoStack().count(), 1);
    session.undo();
    QVERIFY(session.design() == first);
}

void tst_session::cancelRestoresExactly()
{
    const Design first = designOf("square:3x3");
    Session session(first);
    session.preview(named(first, "a"));
    session.cancel();
    QVERIFY(session.design() == first);
    QVERIFY(session.design().info.sameAs(first.info));
    QCOMPARE(session.undoStack().count(), 0);
    session.commit("nothing runs");
    QCOMPARE(session.undoStack().count(), 0);
}

void tst_session::undoDuringAPreviewCancels()
{
    const Design first = designOf("square:3x3");
    Session session(first);
    session.apply("one", named(first, "one"));
    session.preview(named(first, "two"));
    session.undo();
    QCOMPARE(session.design().info->name, std::string("one"));
    session.preview(named(first, "three"));
    session.redo();
    QCOMPARE(session.design().info->name, std::string("three"));
}

void tst_session::refusedEditsChangeNothing()
{
    const Design first = designOf("square:3x3");
    Session session(first);
    QSignalSpy refused(&session, &Session::refused);
    QVERIFY(!session.apply("crop", withMargins(first, {-3, 0, 0, 0})));
    QCOMPARE(refused.count(), 1);
    QCOMPARE(refused.front().front().toString(),
             QString("a board has 1 to 255 files and ranks, not 0x3"));
    QVERIFY(session.design() == first);
}

void tst_session::neighboursWithTheSameKeyMerge()
{
    const Design first = designOf("square:3x3");
    Session session(first);
    session.apply("type", named(first, "a"), "name");
    session.apply("type", named(first, "ab"), "name");
    QCOMPARE(session.undoStack().count(), 1);
    session.apply("type", named(first, "abc"), "other");
    session.apply("type", named(first, "abcd"));
    QCOMPARE(session.undoStack().count(), 3);
}

void tst_session::mergingBackToTheStartLeavesNothing()
{
    const Design first = designOf("square:3x3");
    Session session(first);
    session.apply("type", named(first, "a"), "name");
    session.apply("type", first, "name");
    QCOMPARE(session.undoStack().count(), 0);
    QVERIFY(session.undoStack().isClean());
}

void tst_session::sectionsAreNamed()
{
    const Design first = designOf("square:3x3", {{"Rook", "ride n"}});
    Session session(first);
    Sections last;
    connect(&session, &Session::designChanged, this, [&](Sections changed) { last = changed; });
    const SiteId corner(0);
    session.apply("place", withPiecesPlaced(first, std::span(&corner, 1), PieceId(0), PlayerId(0)));
    QCOMPARE(last, Sections(Section::Setup));
    session.apply("punch", withCellsRemoved(session.design(), std::span(&corner, 1)));
    QCOMPARE(last, Section::Board | Section::Setup);
    session.apply("pass", withRuleField(session.design(), "pass", static_cast<int>(Pass::Always)));
    QCOMPARE(last, Sections(Section::Rules));
}

void tst_session::theGameFollows()
{
    const Design first = designOf("square:3x3", {{"Rook", "ride n"}});
    Session session(first);
    const auto game = session.sharedGame();
    const Board *board = &session.board();
    const SiteId corner(0);
    session.apply("place", withPiecesPlaced(first, std::span(&corner, 1), PieceId(0), PlayerId(0)));
    // A piece more needs no other tables; the game only learns where pieces stand at the start.
    QCOMPARE(&session.board(), board);
    QCOMPARE(&session.game().board(), &game->board());
    QCOMPARE(&session.sharedGame()->program(PieceId(0), PlayerId(0)),
             &game->program(PieceId(0), PlayerId(0)));
    QVERIFY(session.position().at(CellId(0)).has_value());
    session.apply(
        "bend",
        withMovementChanged(
            session.design(), PieceId(0), 0, Movement{PathText{"ride e"}, When::Always, {}}));
    QVERIFY(session.sharedGame() != game);
    QCOMPARE(&session.board(), board);
    QCOMPARE(&session.game().board(), &game->board());
}

/// No one asks the game while a hand moves; when somebody does, it is of the last board.
void tst_session::theGameIsMadeWhenItIsAskedFor()
{
    Session session(designOf("square:4x4", {{"Camel", "leap (1,3)"}}));
    const auto before = session.sharedGame();
    for (const SiteId hole : {SiteId(0), SiteId(1)})
        session.preview(withCellsRemoved(session.design(), std::span(&hole, 1)));
    QCOMPARE(session.board().size(), std::size_t(14));
    QCOMPARE(session.position().size(), std::size_t(14));
    QVERIFY(session.board().compass().step(Vector{1, 3}));
    const auto after = session.sharedGame();
    QVERIFY(after != before && after == session.sharedGame());
    QCOMPARE(after->board().size(), std::size_t(14));
    for (const CellId cell : session.board().cells())
        QCOMPARE(after->board().name(cell), session.board().name(cell));
    session.cancel();
    QCOMPARE(session.game().board().size(), std::size_t(16));
    QCOMPARE(before->board().size(), std::size_t(16));
}

void tst_session::undoAllAndRedoAll()
{
    std::mt19937 random(3);
    Session session(designOf("square:6x6", {{"Rook", "ride n"}}));
    const Design start = session.design();
    for (int i = 0; i < 60; ++i) {
        const SiteId site(random() % 36);
        switch (random() % 4) {
        case 0:
            session.apply("punch", withCellsRemoved(session.design(), std::span(&site, 1)));
            break;
        case 1:
            session.apply("fill", withCellsRestored(session.design(), std::span(&site, 1)));
            break;
        case 2:
            session.apply(
                "place",
                withPiecesPlaced(session.design(), std::span(&site, 1), PieceId(0), PlayerId(0)));
            break;
        default:
            session.preview(withCellsRemoved(session.design(), std::span(&site, 1)));
            session.cancel();
            break;
        }
    }
    const Design end = session.design();
    while (session.undoStack().canUndo())
        session.undo();
    QVERIFY(session.design() == start);
    while (session.undoStack().canRedo())
        session.redo();
    QVERIFY(session.design() == end);
}

ROOKERY_WIDGET_TEST(tst_session)
#include "tst_session.moc"
