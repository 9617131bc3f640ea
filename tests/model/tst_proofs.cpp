#include "model/play/legal/move_rules.h"
#include "tests/model/export_support.h"
#include "tests/model/perft_support.h"
#include "tests/support.h"

#include <algorithm>

using namespace rookery;
using namespace rookery::test;

/// Exported games counted by the programs they are written for.
class tst_proofs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goldenCounts_data();
    void goldenCounts();
    void everyKnownVariant_data();
    void everyKnownVariant();
    void mostKnownVariantsAreExact();
    void galleryIsExact_data();
    void galleryIsExact();
    void variantsComeBack_data();
    void variantsComeBack();
    void differenceIsFound();
    void otherEndIsFound_data();
    void otherEndIsFound();
    void gapsAreNotForFairyMax();
    void facingsOfCellsAreNotLost();
    void mirroredPiecesAreNotForSjaak();
    void idleRulesAreNoDifference();
    void pinnedExamplesArePlayed_data();
    void pinnedExamplesArePlayed();
};

namespace {

using Counts = QList<qulonglong>;

Design designOf(const QString &name)
{
    if (name == "cylinder") {
        Design design = variantDesign("small", smallGame("king = k"));
        design.board.edit([](BoardRecipe &recipe) { recipe.topology = Topology::Cylinder; });
        return design;
    }
    if (name == "compound") {
        constexpr const char *game = "[compound:chess]\nknight = -\ncustomPiece1 = "
                                     "n:NC\npromotionPieceTypes = qrbn\ncastling = false\n";
        return variantDesign("compound", game);
    }
    if (name.startsWith("variant "))
        return variantDesign(name.mid(8).toStdString());
    return gameToExport(name);
}

constexpr const char *knownVariants[] = {
    "chess",        "nocastle",     "shatranj",      "makruk",      "asean",        "ai-wok",
    "chaturanga",   "capablanca",   "gothic",        "janus",       "modern",       "chancellor",
    "embassy",      "centaur",      "amazon",        "knightmate",  "losers",       "giveaway",
    "antichess",    "suicide",      "codrus",        "extinction",  "kinglet",      "threekings",
    "horde",        "atomic",       "kingofthehill", "racingkings", "3check",       "5check",
    "breakthrough", "clobber",      "crazyhouse",    "shogi",       "minishogi",    "judkins",
    "gorogoro",     "euroshogi",    "torishogi",     "almost",      "hoppelpoppel", "newzealand",
    "grasshopper",  "nightrider",   "maharajah",     "upsidedown",  "weak",         "los-alamos",
    "gardner",      "minixiangqi",  "jesonmor",      "snailtrail",  "isolation",    "duck",
    "petrified",    "nocheckatomic"};

const ExportRequest ffishRequest{"current", "game"};

bool isExactInFfish(const Subject &subject)
{
    const Verdict verdict = verdictOf(*findFormat("fairy-stockfish"), subject, ffishRequest);
    return verdict.portability() == Portability::Exact;
}

} // namespace

void tst_proofs::goldenCounts_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<Counts>("counts");
    const auto row =
        [](const char *design, const char *format, const char *dialect, const Counts &counts) {
            QTest::addRow("%s in %s %s", design, format, dialect)
                << design << format << dialect << counts;
        };
    const Counts small = {8, 68, 706, 7187};
    const Counts ordinary = {8, 68, 711, 7474};
    const Counts holed = {13, 168, 2356, 32205};
    row("small", "fairy-stockfish", "current", small);
    row("small", "fairy-stockfish", "11.1", small);
    row("small", "sjaak", "", small);
    row("small", "jocly", "", small);
    row("small", "movetable", "", small);
    row("small, ordinary king", "fairy-stockfish", "current", ordinary);
    row("small, ordinary king", "fairy-stockfish", "11.1", ordinary);
    row("small, ordinary king", "sjaak", "", ordinary);
    row("small, ordinary king", "movetable", "", ordinary);
    // Cannons jump over holes in Fairy-Stockfish and in Sjaak II, which their exports say.
    row("holed", "movetable", "", holed);
    const Counts drops = {14, 181, 2512, 35401};
    row("variant minishogi", "fairy-stockfish", "current", drops);
    row("variant minishogi", "fairy-stockfish", "11.1", drops);
    // Knight-Camels instead of knights.
    for (const char *format : {"sjaak", "jocly", "movetable"})
        row("compound", format, "", {24, 576, 15432});
    row("compound", "fairy-stockfish", "current", {24, 576, 15432});
    row("variant paradigm", "sjaak", "", {20, 400, 9062, 204459}); // whose bishop has a lame leap
    row("variant paradigm", "fairy-stockfish", "current", {20, 400, 9062, 204459});
    row("variant chess", "sjaak", "", {20, 400, 8902, 197281});
    row("variant chess", "fairymax", "", {20, 400}); // it is asked about every position by itself
    row("variant capablanca", "fairymax", "", {28, 784});
    row("variant shatranj", "fairymax", "", {16, 256});
    row("atomic-chess",
        "fairy-stockfish",
        "current",
        {20, 400, 8902, 197326}); // a pawn that captures explodes
    row("cylinder", "jocly", "", {8, 64, 637, 6428});
    row("cylinder", "movetable", "", {8, 64, 637, 6428});
}

void tst_proofs::goldenCounts()
{
    QFETCH(QString, design);
    QFETCH(QString, format);
    QFETCH(QString, dialect);
    QFETCH(Counts, counts);
    const Subject subject(designOf(design));
    const Proof proof = prove(*findFormat(format.toStdString()),
                              subject,
                              {dialect.toStdString(), "game"},
                              proofRequest(static_cast<int>(counts.size())));
    SKIP_IF_MISSING(proof);
    QVERIFY2(agrees(proof), proof.sentence.text().c_str());
    Counts ours(proof.ours.begin(), proof.ours.end());
    Counts theirs(proof.theirs.begin(), proof.theirs.end());
    QCOMPARE(ours, counts);
    QCOMPARE(theirs, counts);
}

void tst_proofs::everyKnownVariant_data()
{
    QTest::addColumn<QString>("variant");
    std::size_t at = 0;
    for (const char *name : knownVariants) {
        if (++at % stride(8) == 0)
            QTest::newRow(name) << name;
    }
}

/// Variants that the engine knows, imported and written again: what is called exact has to be.
void tst_proofs::everyKnownVariant()
{
    QFETCH(QString, variant);
    const auto imported = fairy::importVariant({}, variant.toStdString());
    if (!imported)
        return;
    const Subject subject(imported->design);
    if (!isExactInFfish(subject))
        return;
    const Proof proof =
        prove(*findFormat("fairy-stockfish"), subject, ffishRequest, proofRequest(2));
    SKIP_IF_MISSING(proof);
    QVERIFY2(agrees(proof), proof.sentence.text().c_str());
}

void tst_proofs::mostKnownVariantsAreExact()
{
    const auto exact =
        std::count_if(std::begin(knownVariants), std::end(knownVariants), [](const char *name) {
            const auto imported = fairy::importVariant({}, name);
            return imported && isExactInFfish(Subject(imported->design));
        });
    qInfo("%d variants are called exact", static_cast<int>(exact));
    QVERIFY(exact >= 40);
}

void tst_proofs::galleryIsExact_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("format");
    for (const char *name :
         {"ataxx",           "atomic-chess",  "berolina-chess", "chigorin-chess", "connect-four",
          "courier-chess",   "euroshogi",     "fox-and-hounds", "grand-chess",    "horde",
          "kyoto-shogi",     "makruk",        "minixiangqi",    "othello-6x6",    "ouk-chatrang",
          "placement-chess", "reversi",       "seirawan-chess", "shatranj",       "sittuyin",
          "tic-tac-toe",     "torpedo-chess", "xiangqi"})
        QTest::addRow("%s in Fairy-Stockfish", name) << name << "fairy-stockfish";
    for (const char *name : {"chess-circular",
                             "chess-cylinder",
                             "chess-moebius",
                             "chess-torus",
                             "glinski",
                             "mccooey",
                             "raumschach"})
        QTest::addRow("%s in Jocly", name) << name << "jocly";
}

/// What has no rectangle, and what takes more than pieces and captures to say.
void tst_proofs::galleryIsExact()
{
    QFETCH(QString, design);
    QFETCH(QString, format);
    const Format &row = *findFormat(format.toStdString());
    const Subject subject(bundledDesign(design.toStdString()));
    const Verdict verdict = verdictOf(row, subject, {});
    for (const auto *losses : {&verdict.obstacles, &verdict.differences}) {
        for (const Loss &loss : *losses)
            QFAIL(loss.sentence().c_str());
    }
    const Proof proof = prove(row, subject, {}, proofRequest(2));
    SKIP_IF_MISSING(proof);
    QVERIFY2(agrees(proof), proof.sentence.text().c_str());
}

void tst_proofs::variantsComeBack_data()
{
    QTest::addColumn<QString>("design");
    std::size_t at = 0;
    for (const BundledDesign &bundled : bundledDesigns()) {
        const std::string name(bundled.name);
        if (++at % stride(12) == 0)
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
}

/// What is said exactly is read again as a game of as many moves, with no engine at hand.
void tst_proofs::variantsComeBack()
{
    QFETCH(QString, design);
    const Design original = bundledDesign(design.toStdString());
    const auto made = exported(*findFormat("fairy-stockfish"), Subject(original), {});
    if (!made || !made->verdict.differences.empty())
        return; // there is no file, or it says that it is another game
    const auto back = findFormat("fairy-stockfish")->read(made->files.front().text, {});
    QVERIFY2(back.has_value(), back ? "" : back.error().front().sentence().c_str());
    const auto countsOf = [](const Design &each) {
        MoveRules moveRules(each);
        Position position = startPosition(each, moveRules.board());
        const std::uint64_t first = perftByTrying(moveRules, position, 1);
        return Counts{first, first > 300 ? 0 : perftByTrying(moveRules, position, 2)};
    };
    QCOMPARE(countsOf(back->design), countsOf(original));
}

/// A file that is not the design's is found out, down to position and move.
void tst_proofs::differenceIsFound()
{
    // The engine's cannon hops over any piece; here the knight of the file is one of ours with a
    // move more.
    Design design = variantDesign("small", smallGame("king = k"));
    design.rules.edit([](Rules &rules) { rules.promotions.clear(); });
    const Subject other(design);
    const ScratchFolder scratch;
    const auto files = exported(
        *findFormat("sjaak"), Subject(variantDesign("small", smallGame("king = k"))), {{}, "game"});
    QVERIFY(files.has_value());
    ReadyTarget ready = sjaakTarget(*files, {{}, "game"}, proofRequest(3), scratch.path());
    if (ready.isMissing)
        QSKIP(ready.sentence.text().c_str());
    const std::vector<std::string> none;
    const std::vector<std::string> moves = {"a2a3", "a2a4", "b1c3"};
    const auto branches = ready.target->branches(none, 1, moves);
    QVERIFY2(branches.has_value(), branches ? "" : branches.error().sentence().c_str());
    QCOMPARE(branches->count("a2a3"), std::size_t(1));
    QCOMPARE(branches->count("a2a4"), std::size_t(0));
    QCOMPARE(branches->size(), std::size_t(8));
}

void tst_proofs::otherEndIsFound_data()
{
    QTest::addColumn<bool>("isOther");
    QTest::newRow("a stalemate that draws, as in the file") << false;
    QTest::newRow("a stalemate that loses, which draws in the file") << true;
}

/// Sjaak II says after each move whether the game has ended, and who has won.
void tst_proofs::otherEndIsFound()
{
    QFETCH(bool, isOther);
    const Design design = variantDesign("small", smallGame("king = k"));
    Design played = design;
    played.rules.edit([&](Rules &rules) {
        for (End &end : rules.ends) {
            if (isOther && std::holds_alternative<Stalemate>(end.condition))
                end.outcome = Outcome::Loss;
        }
    });
    const ScratchFolder scratch;
    const auto files = exported(*findFormat("sjaak"), Subject(design), {{}, "game"});
    QVERIFY(files.has_value());
    ProofRequest request = proofRequest(1);
    request.positions.effort = 2'000'000;
    ReadyTarget ready = sjaakTarget(*files, {{}, "game"}, request, scratch.path());
    if (ready.isMissing)
        QSKIP(ready.sentence.text().c_str());
    const Proof proof = compared(Subject(played), *ready.target, request);
    QVERIFY(proof.hasEnds);
    QCOMPARE(proof.state == ProofState::Differs, isOther);
    QVERIFY2(isOther
                 == QString::fromStdString(proof.sentence.text())
                        .contains("player has won, there the game is drawn"),
             proof.sentence.text().c_str());
}

/// The engine stands something on a gap of the second player's first rank.
void tst_proofs::gapsAreNotForFairyMax()
{
    const Verdict verdict = verdictOf(
        *findFormat("fairymax"), Subject(variantDesign("small", smallGame("king = k"))), {});
    QCOMPARE(verdict.obstacles.size(), std::size_t(1));
    QVERIFY(verdict.obstacles.front().sentence().starts_with(
        "each side must begin with a full first rank"));
}

/// Where forward lies another way on some cells, no target may be told that it lies ahead.
void tst_proofs::facingsOfCellsAreNotLost()
{
    Design design = bundledDesign("chess");
    design.board.edit([](BoardRecipe &recipe) {
        recipe.edits.facings.push_back({std::nullopt, SiteId(9), orientation::half});
    });
    const Subject subject(design);
    constexpr std::array<std::string_view, 4> knowing = {
        "jocly", "movetable", "nomignolov", "play-html"};
    for (const Format &format : formats()) {
        const bool knows = std::find(knowing.begin(), knowing.end(), format.id) != knowing.end();
        if (!format.writes() || knows
            || (format.carries != Carries::Game && format.carries != Carries::Pieces))
            continue;
        QVERIFY2(verdictOf(format, subject, {}).portability() == Portability::Impossible,
                 format.id.data());
    }
    for (const std::string_view id : knowing) {
        const Proof proof = prove(*findFormat(id), subject, {}, proofRequest(2));
        if (proof.state != ProofState::NotInstalled)
            QVERIFY2(agrees(proof), proof.sentence.text().c_str());
    }
}

/// Its second player's pieces do on the left what the first player's do on the left.
void tst_proofs::mirroredPiecesAreNotForSjaak()
{
    const Verdict verdict =
        verdictOf(*findFormat("sjaak"), Subject(bundledDesign("legan-chess")), {});
    QCOMPARE(verdict.obstacles.size(), std::size_t(1));
    QCOMPARE(
        QString::fromStdString(verdict.obstacles.front().sentence()),
        QStringLiteral("Legan Pawn: the second player's are mirrored there, not turned round"));
}

/// Pawns that only ever go one step are never captured in passing.
void tst_proofs::idleRulesAreNoDifference()
{
    Design design = bundledDesign("los-alamos-chess");
    const PieceSet pawns{*design.pieces->find("Pawn")};
    design.rules.edit([&](Rules &rules) {
        EnPassant &rule = rules.enPassant.emplace_back();
        rule.victims = pawns;
        rule.takers = pawns;
    });
    const Subject subject(design);
    for (const Format &format : formats()) {
        if (!format.writes())
            continue;
        for (const Loss &loss : verdictOf(format, subject, {}).differences)
            QVERIFY2(loss.sentence().find("en passant") == std::string::npos, format.id.data());
    }
}

void tst_proofs::pinnedExamplesArePlayed_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("position");
    QTest::addColumn<bool>("isAsked");
    const QString pawns = "8/8/8/3p4/4P3/8/8/8 w - - 0 1";
    const QString moved = "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1";
    QTest::newRow("brought there") << "chess"
                                   << "fairy-stockfish" << moved << true;
    QTest::newRow("exported so") << "breakthrough"
                                 << "play-html" << pawns << true;
    // A setup cannot say that the pawn on e4 has moved.
    QTest::newRow("more than a setup says") << "chess"
                                            << "play-html" << moved << false;
}

/// A target is asked about the positions that the author has pinned, or the proof says that it
/// could not be.
void tst_proofs::pinnedExamplesArePlayed()
{
    QFETCH(QString, design);
    QFETCH(QString, format);
    QFETCH(QString, position);
    QFETCH(bool, isAsked);
    Design pinned = bundledDesign(design.toStdString());
    pinned.examples.edit([&](Examples &examples) {
        examples.list = {{"first", position.toStdString(), {}, {}, {}}, {"start", {}, {}, {}, {}}};
    });
    const Subject subject(pinned);
    const Proof proof =
        prove(*findFormat(format.toStdString()), subject, {{}, "game"}, proofRequest(2));
    SKIP_IF_MISSING(proof);
    QVERIFY2(agrees(proof), proof.sentence.text().c_str());
    QCOMPARE(proof.examples, std::size_t(isAsked ? 1 : 0));
    QCOMPARE(proof.unplaced.size(), std::size_t(isAsked ? 0 : 1));
    const QString said = QString::fromStdString(proof.sentence.text());
    QVERIFY2(said.contains(isAsked ? ", and in 1 pinned example"
                                   : "1 pinned example cannot be set up there"),
             qPrintable(said));
}

QTEST_APPLESS_MAIN(tst_proofs)
#include "tst_proofs.moc"
