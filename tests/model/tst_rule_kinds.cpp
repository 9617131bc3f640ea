#include "model/design/rule_sheet.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/edit/rules/rule_kinds.h"
#include "model/edit/rules/rule_parts.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

/// The game as a designer has it before any rule is said.
Design withoutRules(const char *name)
{
    Design design = bundledDesign(name);
    Rules rules;
    rules.players = design.rules->players;
    design.rules = std::move(rules);
    return design;
}

/// Stones on an empty board: nothing moves, nothing is captured.
Design stones()
{
    return must(withPieceAdded(designOf("square:5x5"), "Stone"));
}

Design named(const QString &name)
{
    return name == QLatin1String("stones") ? stones() : withoutRules(qPrintable(name));
}

struct Promise
{
    const char *design;
    const char *kind;
    const char *sentence;
};

} // namespace

class tst_rule_kinds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindDoesWhatItsTitlePromises_data();
    void everyKindDoesWhatItsTitlePromises();
    void everyEndMeansWhatMostGamesMeanByIt_data();
    void everyEndMeansWhatMostGamesMeanByIt();
    void endsAreSaidAsPlayersSayThem_data();
    void endsAreSaidAsPlayersSayThem();
    void whatAnEndNeedsComesWithIt();
    void whatIsSaidIsNotSaidTwice();
    void noKindIsForgotten();
};

constexpr Promise kinds[] = {
    {"chess", "turns", "White and Black move in turn."},
    {"chess", "pass", "A player may pass at any time."},
    {"chess", "royals", "Every King is royal."},
    {"chess", "check", "Check may be given, and a royal piece in check may move away."},
    {"chess",
     "castling",
     "A King castles with a Rook in 4 ways, if neither has moved, and not out of, through or into "
     "check."},
    {"chess",
     "en-passant",
     "Every Pawn may capture a Pawn that has just gone straight over a cell, by moving there."},
    {"chess",
     "promotions",
     "Every Pawn must promote into Queen, Rook, Bishop or Knight when a move ends in the zone "
     "last-rank."},
    {"chess",
     "hands",
     "Captured pieces go to the capturer's hand as what they were before promotion."},
    {"stones", "hands", "There are as many pieces to drop as a player wants."},
    {"chess", "drops", "Every piece in hand may be dropped on an empty cell."},
    {"stones", "drops", "Every piece in hand may be dropped on an empty cell."},
    {"chess", "drop-duties", "While any piece in hand can be dropped, nothing else may be done."},
    {"chess",
     "gating",
     "Where any piece leaves its first cell, any piece from the hand may come in."},
    {"chess", "walling", "A wall is built with every move, on any empty cell; it stays for good."},
    {"chess",
     "flying",
     "Every piece may go to any empty cell while its player has at most 3 pieces."},
    {"chess",
     "exchanges",
     "Every piece may change places with any friend, at any time, once in a game."},
    {"chess",
     "aims",
     "Every piece that comes on one line (orthogonal lines) with an enemy, whatever stands "
     "between, "
     "takes the first moves of that enemy."},
    {"chess", "compulsions", "A player must capture where that is possible."},
    {"chess", "immunities", "No Queen may capture a Queen."},
    {"chess", "explosions", "A capture by any piece removes the capturer and all its neighbours."},
    {"chess", "petrifications", "Every piece that captures turns into a wall."},
    {"chess",
     "enclosing",
     "Every piece that moves or is dropped takes over every line of enemies caught between it and "
     "another piece of its side."},
    {"chess",
     "mills",
     "A move that makes a row of 3 of the own pieces along orthogonal lines also takes off the "
     "board an enemy outside rows while there is one."},
    {"chess",
     "blockades",
     "Before moving, a player may remove two pieces of an opponent that block each other."},
    {"chess", "numbers", "The game has a number number."},
    {"chess", "words", "word means: 1."},
    {"chess", "own-moves", "In place of a move, a player may act: nothing is done yet."},
    {"chess", "bans", "Not allowed is a move, if never."},
    {"chess", "effects", "After a move: nothing is done yet."},
    {"chess", "views", "Nothing on the board is hidden from each player as p."},
    {"chess", "tell", "After a move, every player hears."},
    {"chess", "scoring", "Pieces count in points: Queen 1, Rook 1, Bishop 1, Knight 1 and Pawn 1."},
};

constexpr Promise ends[] = {
    {"chess", "mate", "A player who is in check and has no move loses."},
    {"chess", "stalemate", "A player who has no move and is not in check draws."},
    {"chess", "extinct", "A player who has no pieces left loses."},
    {"chess", "reached", "A player who has any piece in the zone goal wins."},
    {"chess", "checks", "A player who has given check 3 times wins."},
    {"stones", "row", "A player who has 3 of the own pieces in a row wins."},
    {"stones", "joining", "A player who has joined top and bottom with pieces side by side wins."},
    {"stones", "board-full", "A player who is to move and no cell is empty draws."},
    {"stones", "passes", "A player who is to move after 2 passes in a row draws."},
    {"chess",
     "facing-refused",
     "A player who leaves royal pieces facing each other that the opponent left so draws."},
    {"chess", "repetition", "The same position for the third time is a draw."},
    {"chess",
     "quiet-moves",
     "A player who is to move after 100 moves without a capture or a move of Pawn draws."},
    {"stones", "quiet-moves", "A player who is to move after 100 moves without a capture draws."},
    {"chess", "move-limit", "A player who is to move after 1000 moves draws."},
    {"chess",
     "counted-out",
     "A player who has moved beyond the end of the count, counted as in makruk once there is no "
     "Pawn, else to 64 draws."},
    {"chess", "said", "A player p never wins."},
};

template<std::size_t N>
void addRows(const Promise (&rows)[N])
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("sentence");
    for (const Promise &row : rows)
        QTest::addRow("%s in %s", row.kind, row.design)
            << QString::fromUtf8(row.design) << QString::fromUtf8(row.kind)
            << QString::fromUtf8(row.sentence);
}

/// What is begun is what a file may hold.
void compareWithFile(const Design &design)
{
    const auto text = writeDesign(design);
    const auto read = readDesign(text);
    QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
    QCOMPARE(writeDesign(read->design), text);
}

QString lastSentence(const Design &design, const std::string &list)
{
    const auto count = ruleCount(design, list);
    const std::string path = count ? list + "/" + std::to_string(*count - 1) : list;
    return QString::fromStdString(ruleSentence(design, path));
}

std::size_t endCalled(const QString &key)
{
    const auto &rows = endRows();
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const RuleRow &row) {
        return key == QLatin1String(row.key.data(), static_cast<qsizetype>(row.key.size()));
    });
    return static_cast<std::size_t>(found - rows.begin());
}

void tst_rule_kinds::everyKindDoesWhatItsTitlePromises_data()
{
    addRows(kinds);
}

void tst_rule_kinds::everyKindDoesWhatItsTitlePromises()
{
    QFETCH(QString, game);
    QFETCH(QString, kind);
    QFETCH(QString, sentence);
    const Design design = named(game);
    TAKE(added, withKindAdded(design, kind.toStdString()));
    QCOMPARE(lastSentence(added, kind.toStdString()), sentence);
    compareWithFile(added);
}

void tst_rule_kinds::everyEndMeansWhatMostGamesMeanByIt_data()
{
    addRows(ends);
}

void tst_rule_kinds::everyEndMeansWhatMostGamesMeanByIt()
{
    QFETCH(QString, game);
    QFETCH(QString, kind);
    QFETCH(QString, sentence);
    const Design design = named(game);
    TAKE(added, withEndAdded(design, endCalled(kind)));
    QCOMPARE(added.rules->ends.size(), std::size_t(1));
    QCOMPARE(lastSentence(added, "ends"), sentence);
    compareWithFile(added);
}

void tst_rule_kinds::endsAreSaidAsPlayersSayThem_data()
{
    QTest::addColumn<Design>("design");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *sentence,
                        const EndCondition &condition,
                        Outcome outcome,
                        const PlayerSet &players = {}) {
        Design design = withoutRules("chess");
        design.rules.edit([&](Rules &rules) {
            End end;
            end.condition = condition;
            end.outcome = outcome;
            end.players = players;
            rules.ends.push_back(end);
        });
        QTest::newRow(sentence) << design << QString::fromLatin1(sentence);
    };
    Repetition repetition;
    row("A player who reaches the same position for the third time loses.",
        repetition,
        Outcome::Loss);
    row("White draws if it reaches the same position for the third time.",
        repetition,
        Outcome::Draw,
        {PlayerId(0)});
    repetition.times = 4;
    row("The same position for the 4th time is a draw.", repetition, Outcome::Draw);
    repetition.repeating = Repeating::Check;
    row("A player who reaches the same position for the 4th time by giving check all the time "
        "draws.",
        repetition,
        Outcome::Draw);
}

void tst_rule_kinds::endsAreSaidAsPlayersSayThem()
{
    QFETCH(Design, design);
    QFETCH(QString, sentence);
    QCOMPARE(lastSentence(design, "ends"), sentence);
}

void tst_rule_kinds::whatAnEndNeedsComesWithIt()
{
    const auto added = [](const char *game, const char *kind) {
        return must(withEndAdded(named(QString::fromLatin1(game)), endCalled(kind)));
    };
    QCOMPARE(added("stones", "passes").rules->pass, Pass::Always);
    QCOMPARE(added("stones", "reached").board->edits.zones.size(), std::size_t(1));
    const auto fault = [](const Design &design, const char *kind) {
        const auto next = withEndAdded(design, endCalled(kind));
        return next ? QString() : QString::fromStdString(next.error().sentence());
    };
    QCOMPARE(fault(designOf("free"), "reached"),
             QString("a goal needs cells to reach; paint a zone called 'goal'"));
    QCOMPARE(fault(designOf("free"), "joining"),
             QString("joining needs two sides of the board that lie opposite each other; paint a "
                     "zone for each"));
    const auto castling = withKindAdded(stones(), "castling");
    QVERIFY(!castling);
    QCOMPARE(QString::fromStdString(castling.error().sentence()),
             QString("castling needs a king and a rook at the start on one rank, with two cells "
                     "between them"));
    const auto promotion = withKindAdded(stones(), "promotions");
    QVERIFY(!promotion);
    QCOMPARE(QString::fromStdString(promotion.error().sentence()),
             QString("promotion needs another piece type to bring; add one first"));
    // Pawns promote at the far edge, not wherever they go.
    const Design pawns = designOf("square:8x8", {{"Pawn", "leap n"}, {"Queen", "ride n e s w"}});
    TAKE(promoting, withKindAdded(pawns, "promotions"));
    QCOMPARE(lastSentence(promoting, "promotions"),
             QString("Every Pawn must promote into Queen when a move ends in the zone "
                     "promotion."));
}

void tst_rule_kinds::whatIsSaidIsNotSaidTwice()
{
    const Design chess = withoutRules("chess");
    for (const char *kind : {"hands", "drops", "pass", "scoring"}) {
        TAKE(once, withKindAdded(chess, kind));
        QVERIFY2(once != chess, kind);
        TAKE(twice, withKindAdded(once, kind));
        QVERIFY2(twice == once, kind);
    }
    QCOMPARE(must(withKindAdded(chess, "hands")).rules->drops.size(), std::size_t(1));
    Design noDrops = chess;
    noDrops.rules.edit([](Rules &rules) { rules.drops.clear(); });
    QCOMPARE(must(withKindAdded(noDrops, "hands")).rules->drops.size(), std::size_t(1));
}

void tst_rule_kinds::noKindIsForgotten()
{
    const auto isAmong = [](const auto &rows, std::string_view kind) {
        return std::any_of(
            std::begin(rows), std::end(rows), [&](const Promise &row) { return row.kind == kind; });
    };
    for (const RuleRow &row : ruleRows())
        QVERIFY2(row.key == "ends" || isAmong(kinds, row.key), row.key.data());
    for (const RuleRow &row : endRows())
        QVERIFY2(isAmong(ends, row.key), row.key.data());
    // A kind that says no group would stand among the ends.
    for (const RuleRow &row : ruleRows())
        QCOMPARE(row.group == RuleGroup::Ends, row.key == "ends" || row.key == "scoring");
}

QTEST_APPLESS_MAIN(tst_rule_kinds)
#include "tst_rule_kinds.moc"
