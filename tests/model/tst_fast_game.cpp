#include "model/exchange/fairy_stockfish/reader/fairy_catalogue.h"
#include "model/exchange/fairy_stockfish/reader/fairy_import.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"
#include "tests/model/engine_comparison.h"
#include "tests/model/random_own_rules.h"
#include "tests/model/random_rules.h"

#include <thread>

using namespace rookery;
using namespace rookery::test;

namespace {

// Listing by trial without optimisation takes ten times as long.
constexpr std::size_t each = amount<std::size_t>(1, 16); ///< so manieth of the named designs
constexpr unsigned randomDesigns = amount<unsigned>(150, 4);

unsigned firstSeed = 0; ///< of the random designs

} // namespace

class TestFastGame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bundledDesignsAgree_data()
    {
        QTest::addColumn<QString>("name");
        for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(each)) {
            const BundledDesign &bundled = bundledDesigns()[i];
            const QString name =
                QString::fromUtf8(bundled.name.data(), qsizetype(bundled.name.size()));
            QTest::newRow(qPrintable(name)) << name;
        }
    }

    void bundledDesignsAgree()
    {
        QFETCH(QString, name);
        TAKE(read, readDesign(findBundled(name.toStdString())->text));
        agree(read.design);
    }

    void knownVariantsAgree_data()
    {
        QTest::addColumn<QString>("name");
        const auto &sections = fairy::builtInVariants().sections;
        for (std::size_t i = 0; i < sections.size(); i += stride(each))
            QTest::newRow(sections[i].name.c_str()) << QString::fromStdString(sections[i].name);
    }

    void knownVariantsAgree()
    {
        QFETCH(QString, name);
        const auto imported = fairy::importVariant("", name.toStdString());
        if (!imported)
            QSKIP("it cannot be imported");
        agree(imported->design);
    }

    void randomDesignsAgree()
    {
        unsigned compared = 0;
        for (unsigned seed = firstSeed; seed < firstSeed + seeds(randomDesigns); ++seed) {
            Dice dice(seed);
            const auto design = randomDesign(dice);
            if (!design)
                continue;
            Comparison comparison(*design, dice.oneIn(2) ? Processor::Detected : Processor::Any);
            QVERIFY(comparison.fast().faults().empty());
            compared += positionsThatAgree(comparison, 2, dice, seed);
        }
        QVERIFY2(compared >= seeds(randomDesigns), qPrintable(QString::number(compared)));
    }

    void randomOwnRulesAgree()
    {
        unsigned compared = 0;
        unsigned withTables = 0;
        for (unsigned seed = firstSeed; seed < firstSeed + 3 * seeds(randomDesigns); ++seed) {
            Dice dice(seed);
            const auto made = randomDesign(dice);
            if (!made)
                continue;
            const Design design = withRandomOwnRules(*made, dice);
            Comparison comparison(design, dice.oneIn(2) ? Processor::Detected : Processor::Any);
            withTables += comparison.fast().uselessBecause().empty() ? 1 : 0;
            compared += positionsThatAgree(comparison, 2, dice, seed);
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY2(compared >= seeds(randomDesigns), qPrintable(QString::number(compared)));
        QVERIFY(withTables > 0);
    }

    void ownRulesStandBesideTables_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("left");
        QTest::addColumn<QString>("useless");
        QTest::newRow("ban") << R"("bans": [{"moves": ["capture"], "before": "turn < 9"}])"
                             << "own rules forbid moves: moves held against bans by the move rules"
                             << "";
        QTest::newRow("own move")
            << R"("own-moves": [{"name": "swap", "when": "turn = 2", "do": ["swap e2 with d2"]}])"
            << "there are own moves: own moves listed by the move rules"
            << "";
        QTest::newRow("effect")
            << R"("effects": [{"after": ["capture"], "do": ["give to to other"]}])"
            << "own effects change more than numbers: played, and tried, by the move rules"
            << "";
        QTest::newRow("numbers") << R"("numbers": [{"name": "k"}],
                                      "effects": [{"after": ["capture"], "do": ["add 1 to k"]}])"
                                 << ""
                                 << "";
        QTest::newRow("ban that is asked about checks")
            << R"("bans": [{"moves": ["capture"], "before": "turn < 9", "checks": true}])"
            << "own rules forbid moves: moves held against bans by the move rules; "
               "own rules say what gives check: answered the slow way"
            << "own rules say what gives check";
    }

    void ownRulesStandBesideTables()
    {
        QFETCH(QString, rules);
        QFETCH(QString, left);
        QFETCH(QString, useless);
        std::string text(findBundled("chess")->text);
        const std::string begin = "\"rules\": {";
        text.insert(text.find(begin) + begin.size(), rules.toStdString() + ",");
        TAKE(read, readDesign(text));
        const FastGame fast(read.design);
        std::string rows;
        for (const FastGame::FallbackRule &row : fast.fallback())
            rows += (rows.empty() ? "" : "; ") + row.rule + ": " + row.means;
        QCOMPARE(QString::fromStdString(rows), left);
        QCOMPARE(QString::fromStdString(fast.uselessBecause()), useless);
        agree(read.design);
    }

    void otherPlayersAndManyTypesAgree()
    {
        unsigned compared = 0;
        for (unsigned seed = firstSeed; seed < firstSeed + seeds(randomDesigns); ++seed) {
            Dice dice(seed);
            auto design = randomDesign(dice);
            if (!design)
                continue;
            const std::size_t players = 1 + static_cast<std::size_t>(dice.upTo(3));
            design->rules.edit([&](Rules &rules) {
                rules.players.resize(players, rules.players.back());
                if (players == 1) {
                    rules.turns = {};
                    rules.ends.clear();
                }
                for (std::size_t i = 0; i < players; ++i)
                    rules.players[i].name = "Player " + std::to_string(i + 1);
            });
            if (players == 2) {
                design->pieces.edit(
                    [](Pieces &pieces) { pieces.types.resize(66, pieces.types[1]); });
            }
            Comparison comparison(*design, Processor::Any);
            QCOMPARE(comparison.fast().faults().size(), std::size_t(1));
            compared += positionsThatAgree(comparison, players, dice, seed);
        }
        QVERIFY2(compared >= seeds(randomDesigns), qPrintable(QString::number(compared)));
    }

    void editsTakeOverWhatIsTheSame()
    {
        for (unsigned seed = firstSeed; seed < firstSeed + seeds(randomDesigns) / 4 + 1; ++seed) {
            Dice dice(seed);
            auto design = randomDesign(dice);
            if (!design)
                continue;
            const Processor processor = dice.oneIn(2) ? Processor::Detected : Processor::Any;
            std::unique_ptr<Comparison> before;
            for (int edit = 0; edit < 4; ++edit) {
                auto comparison = std::make_unique<Comparison>(
                    *design, processor, before ? &before->fast() : nullptr);
                positionsThatAgree(*comparison, 2, dice, seed);
                if (QTest::currentTestFailed())
                    return;
                before = std::move(comparison);
                changeOnePiece(*design, dice);
            }
        }
    }

    void everyProcessorCountsTheSame()
    {
        TAKE(read, readDesign(findBundled("chess")->text));
        const FastGame detected(read.design);
        const FastGame portable(read.design, nullptr, Processor::Any);
        const Board board(read.design.board, read.design.directions);
        const Position start = startPosition(read.design, board);
        QCOMPARE(*detected.perft(start, 4), std::uint64_t(197'281));
        QCOMPARE(*portable.perft(start, 4), std::uint64_t(197'281));
        QCOMPARE(*portable.perftListed(start, 4), std::uint64_t(197'281));
    }

    void threadsMayAskAtOnce()
    {
        TAKE(read, readDesign(findBundled("chess")->text));
        const FastGame fast(read.design);
        const Board board(read.design.board, read.design.directions);
        const Position start = startPosition(read.design, board);
        std::array<std::uint64_t, 4> nodes{};
        std::vector<std::thread> threads;
        for (std::uint64_t &count : nodes)
            threads.emplace_back([&] { count = *fast.perft(start, 3); });
        for (std::thread &thread : threads)
            thread.join();
        for (const std::uint64_t count : nodes)
            QCOMPARE(count, std::uint64_t(8'902));
    }

    void whatTablesDoNotKnowIsFallback()
    {
        Design design = designOf("square:4x4", {{"Man", "leap n"}});
        design.rules.edit([](Rules &rules) {
            rules.explosions.emplace_back();
            rules.walling.emplace_back();
        });
        const FastGame fast(design);
        QVERIFY(fast.faults().empty());
        std::vector<std::string> rules;
        for (const FastGame::FallbackRule &row : fast.fallback())
            rules.push_back(row.rule + ": " + row.means);
        QCOMPARE(rules,
                 (std::vector<std::string>{"walls are built: listed by the move rules",
                                           "captures explode: each move tried by the move rules"}));
    }

    void gamesWithoutTablesSayWhy()
    {
        Design design = designOf("square:17x17", {{"Man", "leap n"}});
        design.rules.edit([](Rules &rules) { rules.players.pop_back(); });
        const FastGame fast(design);
        QCOMPARE(fast.faults(),
                 (std::vector<std::string>{"the board has more than 256 cells",
                                           "there are not two players"}));
        const Board board(design.board, design.directions);
        QCOMPARE(*fast.perft(startPosition(design, board), 1), std::uint64_t(0));
    }

    void gamesWithoutTablesLeaveOnlySomePiecesToTheMoveRules()
    {
        TAKE(read, readDesign(findBundled("four-player-chess")->text));
        const FastGame fast(read.design);
        QCOMPARE(fast.faults().size(), std::size_t(1));
        std::vector<std::string> walked;
        for (const FastGame::WalkedType &row : fast.walked())
            walked.push_back((*read.design.pieces)[row.type].name + " " + row.because);
        QCOMPARE(walked, (std::vector<std::string>{"King castles", "Pawn promotes"}));
        QVERIFY(fast.fallback().empty());
    }

private:
    /// How many random positions were compared until one differed, which fails the test.
    static unsigned
    positionsThatAgree(Comparison &comparison, std::size_t players, Dice &dice, unsigned seed)
    {
        const Design &design = comparison.design();
        const fast::BroadEngine broad(design, std::make_shared<const CompiledGame>(design));
        for (unsigned round = 0; round < 4; ++round) {
            Position position(
                comparison.moveRules().board().size(), players, design.pieces->types.size());
            dice.fill(position, 10 * dice.upTo(5));
            beginPlay(position, *design.rules, comparison.moveRules().board());
            std::string fault = comparison.faultIn(position);
            if (fault.empty())
                fault = comparison.faultInSequences(position, 2);
            if (fault.empty())
                fault = comparison.faultOf(broad, position);
            if (!fault.empty()) {
                const QString text = QString("seed %1: ").arg(seed) + QString::fromStdString(fault);
                QTest::qFail(qPrintable(text), __FILE__, __LINE__);
                return round;
            }
        }
        return 4;
    }

    static void agree(const Design &design)
    {
        Comparison comparison(design);
        for (const std::string &fault : comparison.fast().faults())
            QVERIFY(!fault.empty() && fault.back() != '.');
        Dice dice(1);
        const std::string fault =
            comparison.faultInGames(dice, startPosition(design, comparison.moveRules().board()));
        QVERIFY2(fault.empty(), fault.c_str());
    }
};

/// `--seed N` begins the random designs there; ROOKERY_SEEDS says how many there are.
int main(int argc, char *argv[])
{
    std::vector<char *> others;
    for (int i = 0; i < argc; ++i) {
        if (std::string_view(argv[i]) == "--seed" && i + 1 < argc)
            firstSeed = static_cast<unsigned>(std::stoul(argv[++i]));
        else
            others.push_back(argv[i]);
    }
    TestFastGame test;
    return QTest::qExec(&test, static_cast<int>(others.size()), others.data());
}

#include "tst_fast_game.moc"
