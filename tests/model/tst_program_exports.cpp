#include "tests/model/played_games.h"
#include "tests/support.h"

using namespace rookery;
using namespace rookery::test;

/// Exports that are programs: games in C with their move tables, and basis vectors in C and Python.
/// Each is compiled or run, and lists the same moves as we do in random games.
class tst_program_exports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tables_data();
    void tables();
    void tableIsOneListForAType();
    void oneLegBehindEachPiece();
    void tablesMeanTheRules_data();
    void tablesMeanTheRules();
    void vectors_data();
    void vectors();
    void vectorsRefuse_data();
    void vectorsRefuse();
};

namespace {

/// Two armies of one type on a square board, each on its first rank.
Design armies(Design design, int every)
{
    const int files = design.board->files;
    const int ranks = design.board->ranks;
    design.setup.edit([&](Setup &setup) {
        for (int file = 0; file < files; file += every) {
            for (const int player : {0, 1})
                setup.placements.push_back({SiteId(file * ranks + (player == 0 ? 0 : ranks - 1)),
                                            PieceId(0),
                                            PlayerId(std::size_t(player))});
        }
        std::sort(setup.placements.begin(),
                  setup.placements.end(),
                  [](const Placement &a, const Placement &b) { return a.site < b.site; });
    });
    return design;
}

Design hookMovers(const std::string &board)
{
    Design design = designOf(board);
    design = withLegs(design, "Hook Mover", hookMover(*design.directions));
    return armies(design, 6);
}

Leg leg(const Directions &directions, std::initializer_list<const char *> steps, int most)
{
    Leg leg;
    for (const char *name : steps)
        leg.steps.emplace_back(*directions.find(std::string_view(name)));
    leg.most = most;
    return leg;
}

/// A rook's way; behind a friend it goes on as a bishop to the sides, behind an enemy, which it
/// takes, straight on.
Design turncoats()
{
    Design design = designOf("square:9x9");
    Leg first = leg(*design.directions, {"n", "e", "s", "w"}, unlimited);
    first.onEmpty.stop = true;
    first.onFriend.then = {LegId(1)};
    first.onEnemy = {{true, Effect::Capture}, {LegId(2)}, {}};
    Leg sideways;
    sideways.steps = {Turn{1}, Turn{-1}};
    sideways.most = unlimited;
    sideways.onEmpty.stop = true;
    sideways.onEnemy = {{true, Effect::Capture}, {}, {}};
    Leg on;
    on.steps = {Turn{0}};
    on.most = 2;
    on.onEmpty.stop = true;
    return armies(withLegs(design, "Turncoat", {{first, sideways, on}, {LegId(0)}}), 2);
}

/// Jumps over an enemy, which it takes, as far as two cells away.
Design leapfrogs()
{
    Design design = designOf("square:7x7");
    Leg over = leg(*design.directions, {"n", "ne", "e", "se", "s", "sw", "w", "nw"}, 2);
    over.onEmpty.stop = true;
    over.onEnemy = {{false, Effect::Capture}, {LegId(1)}, {}};
    Leg landing;
    landing.steps = {Turn{0}};
    landing.onEmpty.stop = true;
    return armies(withLegs(design, "Frog", {{over, landing}, {LegId(0)}}), 1);
}

Design tableDesign(const QString &name)
{
    if (name == "hook movers on 19x19")
        return hookMovers("square:19x19");
    if (name == "other legs behind friend and enemy")
        return turncoats();
    if (name == "pieces taken on the way")
        return leapfrogs();
    return bundledDesign(name.toStdString());
}

Proof proofOf(const char *format, const Design &design, const char *dialect = "")
{
    return prove(*findFormat(format), Subject(design), {dialect, "game"}, proofRequest(2));
}

} // namespace

void tst_program_exports::tables_data()
{
    QTest::addColumn<QString>("design");
    for (const char *name : {"hook movers on 19x19",
                             "other legs behind friend and enemy",
                             "pieces taken on the way",
                             "xiangqi",
                             "shatranj",
                             "chess-cylinder",
                             "glinski"})
        QTest::newRow(name) << name;
}

void tst_program_exports::tables()
{
    QFETCH(QString, design);
    const Proof proof = proofOf("movetable", tableDesign(design));
    if (proof.state == ProofState::NotInstalled)
        QSKIP(proof.sentence.text().c_str());
    QVERIFY2(agrees(proof), proof.sentence.text().c_str());
    QVERIFY(proof.positions > 0);
}

/// However many cells there are; the hook mover's second leg stands for each cell of the first.
void tst_program_exports::tableIsOneListForAType()
{
    const auto rows = [](const std::string &board) {
        const auto made =
            exported(*findFormat("movetable"), Subject(hookMovers(board)), {{}, "game"});
        if (!made)
            return QString("refused");
        const QString text = QString::fromStdString(made->files.front().text);
        const qsizetype begin = text.indexOf("moveTable[] = {");
        return QString::number(text.mid(begin, text.indexOf("};", begin) - begin).count("},\n"));
    };
    QCOMPARE(rows("square:19x19"), QString::number(2 * 4 * (18 + 18 * 36)));
    QCOMPARE(rows("square:36x36"), QString::number(2 * 4 * (35 + 35 * 70)));
}

/// A leg that begins at a piece stands in the table once, wherever the first one bends.
void tst_program_exports::oneLegBehindEachPiece()
{
    const auto made = exported(*findFormat("movetable"), Subject(turncoats()), {{}, "game"});
    QVERIFY(made.has_value());
    const QString text = QString::fromStdString(made->files.front().text);
    QVERIFY(text.contains("#define RELATIVE 1"));
    const qsizetype begin = text.indexOf("moveTable[] = {");
    const QString table = text.mid(begin, text.indexOf("};", begin) - begin);
    // For each player four rays of 8, behind friends four diagonals of 8, behind enemies two more
    // cells in four directions.
    QCOMPARE(table.count("},\n"), 2 * 4 * (8 + 8 + 2));
}

void tst_program_exports::tablesMeanTheRules_data()
{
    tables_data();
}

/// Whoever follows the rows of the table comes to the same movements as the rules beside it.
void tst_program_exports::tablesMeanTheRules()
{
    QFETCH(QString, design);
    const Subject subject(tableDesign(design));
    const auto made = exported(*findFormat("movetable"), subject, {{}, "game"});
    QVERIFY2(made.has_value(), made ? "" : made.error().sentence().c_str());
    const ScratchFolder scratch;
    const ReadyTarget ready = moveTableTarget(*made, {}, proofRequest(1), scratch.path());
    if (ready.isMissing)
        QSKIP(ready.sentence.text().c_str());
    QVERIFY2(ready.target != nullptr, ready.sentence.text().c_str());
    std::string questions;
    for (const ProofQuestion &question : randomGames(subject, *ready.target, 2, 60).questions) {
        questions += "1";
        for (const std::string &move : question.path)
            questions += " " + move;
        questions += "\n";
    }
    const ProcessReport report =
        run({(scratch.path() / "game").string(), "table"}, scratch.path(), questions);
    QVERIFY2(report.isFine(), report.errors.c_str());
    const QStringList lines = QString::fromStdString(report.output).split('\n');
    QVERIFY(lines.size() > 30);
    for (qsizetype i = 0; i + 2 < lines.size(); i += 3) {
        QVERIFY2(lines[i].startsWith("table: "), qPrintable(lines[i]));
        QCOMPARE(lines[i].mid(6), lines[i + 1].mid(6));
        QCOMPARE(lines[i + 2], QString("done"));
    }
}

void tst_program_exports::vectors_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("language");
    for (const char *name : {"chess", "english-draughts", "othello", "gardner-minichess"}) {
        for (const char *language : {"c", "py"})
            QTest::addRow("%s in %s", name, language) << name << language;
    }
}

void tst_program_exports::vectors()
{
    QFETCH(QString, design);
    QFETCH(QString, language);
    const std::string dialect = language.toStdString();
    const auto made = exported(
        *findFormat("vectors"), Subject(bundledDesign(design.toStdString())), {dialect, "game"});
    QVERIFY2(made.has_value(), made ? "" : made.error().sentence().c_str());
    QCOMPARE(made->files.front().name, "game." + dialect);
    QVERIFY(made->files.front().text.find("@TABLES@") == std::string::npos);
    const Proof proof = proofOf("vectors", bundledDesign(design.toStdString()), dialect.c_str());
    if (proof.state == ProofState::NotInstalled)
        QSKIP(proof.sentence.text().c_str());
    QVERIFY2(agrees(proof), proof.sentence.text().c_str());
    QVERIFY(proof.positions > 0);
}

void tst_program_exports::vectorsRefuse_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("a bent rider")
        << "game-courier-pieces"
        << "Griffon: its moves are more than multiples of vectors and jumps over an enemy";
    QTest::newRow("hexagons") << "glinski"
                              << "the board must be a flat rectangle without joined edges, added "
                                 "cells, links or facings of its own";
}

void tst_program_exports::vectorsRefuse()
{
    QFETCH(QString, design);
    QFETCH(QString, sentence);
    const Verdict verdict =
        verdictOf(*findFormat("vectors"), Subject(bundledDesign(design.toStdString())), {});
    QStringList all;
    for (const Loss &loss : verdict.obstacles)
        all << QString::fromStdString(loss.sentence());
    QVERIFY2(all.contains(sentence), qPrintable(all.join("; ")));
}

QTEST_APPLESS_MAIN(tst_program_exports)
#include "tst_program_exports.moc"
