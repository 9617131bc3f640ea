#include "model/exchange/fairy_stockfish/fairy_export_variant.h"
#include "tests/model/export_support.h"
#include "tests/support.h"

#include <algorithm>

using namespace rookery;
using namespace rookery::test;

/// Ends and captures in passing that Fairy-Stockfish has a key for, and yet plays otherwise in some
/// designs: these are named, or their key is written so that it says the design's rule.
class tst_fairy_endings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leftOut_data();
    void leftOut();
    void noWantOfMaterial_data();
    void noWantOfMaterial();
};

namespace {

using Edit = std::function<void(Design &)>;

void setMoves(Design &design, const char *name, const char *betza)
{
    const PieceId type = *design.pieces->find(name);
    design.pieces.edit([&](Pieces &pieces) {
        pieces.types[type.index()].moves = {{BetzaText{betza}, When::Always, {}}};
    });
}

Edit takenBy(const char *taker)
{
    return [taker](Design &design) {
        PieceSet takers = {*design.pieces->find("Pawn"), *design.pieces->find(taker)};
        std::sort(takers.begin(), takers.end());
        design.rules.edit([&](Rules &rules) { rules.enPassant.front().takers = takers; });
    };
}

Edit safeGoal(bool blockedCounts)
{
    return [blockedCounts](Design &design) {
        Reached goal;
        goal.types = {*design.pieces->find("King")};
        goal.zone = design.rules->promotions.front().zone;
        goal.blockedCounts = blockedCounts;
        goal.safe = true;
        design.rules.edit([&](Rules &rules) {
            rules.ends.push_back({goal, Outcome::Win, {}, {}, {}, {}, {}});
        });
    };
}

Edit answeredGoal(const std::vector<const char *> &names)
{
    return [names](Design &design) {
        Reached goal;
        for (const char *name : names)
            goal.types.push_back(*design.pieces->find(name));
        goal.zone = design.rules->promotions.front().zone;
        goal.answered = {PlayerId(1)};
        design.rules.edit([&](Rules &rules) {
            rules.ends.push_back({goal, Outcome::Win, {}, {}, {}, {}, {}});
        });
    };
}

void changeCount(Design &design, const std::function<void(CountedOut &)> &change)
{
    design.rules.edit([&](Rules &rules) {
        for (End &end : rules.ends) {
            if (auto *count = std::get_if<CountedOut>(&end.condition))
                change(*count);
        }
    });
}

fairy::ExportedVariant variantOf(const QString &game, const Edit &edit)
{
    Design design = bundledDesign(game.toStdString());
    if (edit)
        edit(design);
    return fairy::exportedVariant(Subject(design), {"current", "game"});
}

} // namespace

void tst_fairy_endings::leftOut_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<bool>("isLeftOut");
    const auto row =
        [](const char *name, const char *game, const Edit &edit, const char *rule, bool isLeftOut) {
            QTest::newRow(name) << QString(game) << edit << QString(rule) << isLeftOut;
        };
    const char *passing = "en passant";
    row("pawns capture en passant", "chess", {}, passing, false);
    row("rooks do, who may also move there", "chess", takenBy("Rook"), passing, true);
    row(
        "knights do that move and capture apart",
        "chess",
        [](Design &d) {
            setMoves(d, "Knight", "mDcN");
            takenBy("Knight")(d);
        },
        passing,
        false);
    row("pawns promote", "chess", {}, "promote", false);
    row(
        "a king promotes",
        "chess",
        [](Design &d) {
            const PieceId king = *d.pieces->find("King");
            d.rules.edit([&](Rules &rules) { rules.promotions.front().types = {king}; });
        },
        "promote",
        true);
    const char *goal = "wins";
    row("a king safe on the last rank", "chess", safeGoal(false), goal, false);
    row("or a last rank that is full", "chess", safeGoal(true), goal, true);
    row("a king to reach it, which the second player may answer",
        "chess",
        answeredGoal({"King"}),
        goal,
        false);
    row("any piece to reach it, which there both may answer",
        "chess",
        answeredGoal({}),
        goal,
        true);
    const char *quiet = "quiet moves";
    row("pawns begin the count of quiet moves anew", "chess", {}, quiet, false);
    row(
        "pawns that go to and fro do, too",
        "chess",
        [](Design &d) { setMoves(d, "Pawn", "mWcF"); },
        quiet,
        true);
    row(
        "pawns do not, but promote",
        "chess",
        [](Design &d) {
            d.rules.edit([](Rules &rules) {
                for (End &end : rules.ends) {
                    if (auto *rule = std::get_if<QuietMoves>(&end.condition))
                        rule->types.clear();
                }
            });
        },
        quiet,
        true);
    const char *count = "counted out";
    row("a count as in makruk", "makruk", {}, count, false);
    row(
        "against rooks that are none there",
        "makruk",
        [](Design &d) { setMoves(d, "Ruea", "gR"); },
        count,
        true);
    row(
        "a limit of its own",
        "makruk",
        [](Design &d) { changeCount(d, [](CountedOut &rule) { rule.limits.front().moves = 9; }); },
        count,
        true);
    row(
        "without a word about pawns",
        "makruk",
        [](Design &d) { changeCount(d, [](CountedOut &rule) { rule.pawns.clear(); }); },
        count,
        true);
    row(
        "a count that begins with the game",
        "makruk",
        [](Design &d) {
            const PieceId pawn = *d.pieces->find("Bia");
            d.setup.edit([&](Setup &setup) {
                std::erase_if(setup.placements,
                              [&](const Placement &piece) { return piece.piece == pawn; });
            });
        },
        count,
        true);
}

void tst_fairy_endings::leftOut()
{
    QFETCH(QString, game);
    QFETCH(Edit, edit);
    QFETCH(QString, rule);
    QFETCH(bool, isLeftOut);
    bool isFound = false;
    for (const Loss &loss : variantOf(game, edit).verdict.differences)
        isFound = isFound || QString::fromStdString(loss.sentence()).contains(rule);
    QCOMPARE(isFound, isLeftOut);
}

void tst_fairy_endings::noWantOfMaterial_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("isWritten");
    QTest::newRow("stalemate loses, and captures may leave no one") << "clobber" << true;
    QTest::newRow("stalemate draws") << "chess" << false;
}

/// The engine's libraries draw where neither side could mate, unless an end by loss is named.
void tst_fairy_endings::noWantOfMaterial()
{
    QFETCH(QString, game);
    QFETCH(bool, isWritten);
    const auto &keys = variantOf(game, {}).keys;
    const std::pair<std::string, std::string> wanted = {"extinctionValue", "loss"};
    QCOMPARE(std::count(keys.begin(), keys.end(), wanted) > 0, isWritten);
}

QTEST_APPLESS_MAIN(tst_fairy_endings)
#include "tst_fairy_endings.moc"
