#include "model/check/check.h"
#include "model/edit/setup/player_edits.h"
#include "model/engine/make_game_engine.h"
#include "model/engine/search/search.h"
#include "model/exchange/target/format.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "model/play/moves/drawn_move.h"
#include "tests/model/table.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

/// Two players and a die on a board of two cells, with these rules.
std::string dieWith(const std::string &rules)
{
    return R"json({"rookery": 2, "name": "Die", "board": {"lattice": "square", "size": [2, 1]},
  "players": [{"name": "One"}, {"name": "Two"}, {"name": "Die", "chance": true}],
  "pieces": [{"name": "Stone"}], "rules": )json"
           + rules + "}";
}

Design read(const std::string &text)
{
    auto made = readDesign(text);
    if (!made)
        qFatal("%s", made.error().front().sentence().c_str());
    return std::move(made->design);
}

/// One may be content with a draw, or throw: so often in six it is won, else lost.
std::string gamble(int won)
{
    return dieWith(R"json({"turns": {"cycle": ["One", "Die"]},
  "numbers": [{"name": "state"}],
  "own-moves": [
    {"name": "be content", "do": ["set state = 3"]},
    {"name": "dare", "do": ["set state = 4"]},
    {"name": "throw", "players": ["Die"], "choose": ["k in 1..2"], "same": "choices",
     "weight": "if k = 1 then )json"
                   + std::to_string(won) + " else " + std::to_string(6 - won)
                   + R"json(", "do": ["if state = 4: set state = k"]}],
  "ends": [{"when": "said", "if": "state = 3", "outcome": "draw"},
           {"when": "said", "if": "state = 1 and p = One", "outcome": "win"},
           {"when": "said", "if": "state = 2 and p = One", "outcome": "loss"}]})json");
}

} // namespace

/// Players who are chance: what they may do, how often, and what others make of it.
class tst_chance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isReadAndWritten()
    {
        const Design design = read(dieWith("{}"));
        QVERIFY(design.rules->isChance(PlayerId(2)));
        QCOMPARE(design.rules->deciders().size(), std::size_t(2));
        const std::string text = writeDesign(design);
        QVERIFY(text.find("\"chance\": true") != std::string::npos);
        QVERIFY(read(text) == design);
        const auto wrong = readDesign(
            R"json({"rookery": 2, "name": "X", "board": {"lattice": "square", "size": [2, 1]},
                "players": [{"name": "One", "chance": 3}]})json");
        QVERIFY(!wrong);
        QCOMPARE(wrong.error().front().place.pointer, std::string("/players/0/chance"));
    }

    void comesAndGoes()
    {
        const Design design = read(dieWith("{}"));
        TAKE(none, withChanceToggled(design, PlayerId(2)));
        QVERIFY(!none.rules->hasChance());
        TAKE(again, withChanceToggled(none, PlayerId(2)));
        QVERIFY(again == design);
        TAKE(one, withChanceToggled(design, PlayerId(1)));
        const auto all = withChanceToggled(one, PlayerId(0));
        QVERIFY(!all);
        QCOMPARE(all.error().sentence(), std::string("a design needs a player who is not chance"));
        const auto army = withChanceToggled(bundledDesign("chess"), PlayerId(0));
        QVERIFY(!army);
        QCOMPARE(army.error().sentence(),
                 std::string("chance has no pieces; take those of 'White' off first"));
    }

    /// What is for all is for those who decide; what is never drawn is no outcome; and where
    /// nothing can come, the turn passes.
    void outcomes_data()
    {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<QStringList>("outcomes");
        QTest::newRow("only own moves that name it")
            << R"({"name": "push"}, {"name": "throw", "players": ["Die"]})" << QStringList{"throw"};
        QTest::newRow("none of weight 0")
            << R"({"name": "throw", "players": ["Die"], "choose": ["k in 1..4"], "same": "choices", "weight": "k - 2"})"
            << QStringList{"3", "4"};
        QTest::newRow("nothing comes of it") << R"({"name": "push"})" << QStringList{"PASS"};
        QTest::newRow("all of weight 0")
            << R"({"name": "throw", "players": ["Die"], "weight": "0"})" << QStringList{"PASS"};
    }
    void outcomes()
    {
        QFETCH(QString, moves);
        QFETCH(QStringList, outcomes);
        const QString rules =
            R"({"turns": {"cycle": ["Die", "One"]}, "own-moves": [)" + moves + "]}";
        Table table(read(dieWith(rules.toStdString())), {});
        QCOMPARE(table.legal(), outcomes);
        QCOMPARE(makeGameEngine(table.design)->perft(1), quint64(outcomes.size()));
    }

    void weightsOfEqualResultsAdd()
    {
        Table table(
            read(dieWith(R"json({"turns": {"cycle": ["Die", "One"]}, "numbers": [{"name": "total"}],
          "own-moves": [{"name": "throw", "players": ["Die"], "choose": ["a in 1..6", "b in 1..6"], "do": ["set total = a + b"]}]})json")),
            {});
        std::vector<Move> moves;
        table.moveRules.legal(table.now, moves);
        QCOMPARE(moves.size(), std::size_t(11));
        std::vector<int> weights;
        for (const Move &move : moves)
            weights.push_back(int(move.own->weight));
        QVERIFY((weights == std::vector<int>{1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1}));
        std::mt19937 random(7);
        std::vector<int> drawn(moves.size());
        for (int i = 0; i < 36'000; ++i)
            ++drawn[std::size_t(&drawnMove(moves, random) - moves.data())];
        for (std::size_t i = 0; i < drawn.size(); ++i)
            QVERIFY2(std::abs(drawn[i] - 1'000 * weights[i]) < 200, qPrintable(QString::number(i)));
    }

    /// An end that is about all players is not about chance, which has no pieces to lose.
    void chanceNeverLeaves()
    {
        TAKE(read, readDesign(R"json({"rookery": 2, "name": "Three and a die",
            "board": {"lattice": "square", "size": [3, 3]},
            "players": [{"name": "A"}, {"name": "B"}, {"name": "C"}, {"name": "Die", "chance": true}],
            "pieces": [{"name": "King", "letters": "K", "moves": [{"betza": "K"}]}],
            "setup": {"A": {"King": ["a1"]}, "B": {"King": ["c1"]}, "C": {"King": ["b3"]}},
            "rules": {"turns": {"cycle": ["Die", "A", "Die", "B", "Die", "C"], "lost": "pieces-leave"},
                "pass": "stuck",
                "own-moves": [{"name": "throw", "same": "choices", "players": ["Die"],
                               "choose": ["k in 1..6"], "do": ["let x = k"]}],
                "ends": [{"when": "extinct", "types": ["King"], "outcome": "loss"}]}})json"));
        MoveRules rules(read.design);
        Position position = startPosition(read.design, rules.board());
        std::vector<Move> moves;
        rules.legal(position, moves);
        QCOMPARE(moves.size(), std::size_t(6));
        QCOMPARE(moves.front().kind, Move::Kind::Own);
    }

    /// `players`, `other` and ends leave chance out.
    void isNoPlayer()
    {
        Table table(
            read(dieWith(
                R"json({"turns": {"cycle": ["One", "Die", "Two", "Die"]}, "numbers": [{"name": "looked", "of": "player"}],
          "own-moves": [{"name": "look", "do": ["for p in players: add 1 to looked(p)", "add 10 to looked(other)"]},
                        {"name": "throw", "players": ["Die"]}],
          "ends": [{"when": "said", "if": "looked(One) > 11", "most": "0 - looked(p)"}]})json")),
            {});
        for (const char *move : {"look", "throw"})
            table.play(move);
        QCOMPARE(
            QString::fromStdString(writePosition(table.now, table.design, table.moveRules.board())),
            QString("/ turn=2 numbers=looked:1,11,0 last-move=mover:3"));
        for (const char *move : {"look"})
            table.play(move);
        const auto end = table.moveRules.end(table.now);
        QVERIFY(end.has_value() && end->isDraw); // 12 and 12; chance has 0 and would be the best
    }

    void doubts_data()
    {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("nothing comes of it")
            << R"({"name": "push"})"
            << "Die is chance, and no own move names it: nothing can come of its turns";
        QTest::newRow("never drawn") << R"({"name": "throw", "players": ["Die"], "weight": "0"})"
                                     << "Die is chance, and the weights of all that may come are 0";
        QTest::newRow("no doubt") << R"({"name": "throw", "players": ["Die"]})"
                                  << "";
    }
    void doubts()
    {
        QFETCH(QString, moves);
        QFETCH(QString, sentence);
        const QString rules = R"({"own-moves": [)" + moves + "]}";
        const Design design = read(dieWith(rules.toStdString()));
        const auto doubt = [](const Design &some) {
            const auto problems = allProblems(some);
            const auto found = std::find_if(problems.begin(), problems.end(), [](const auto &each) {
                return each.code == "R020";
            });
            return found == problems.end() ? Problem() : *found;
        };
        const Problem found = doubt(design);
        QCOMPARE(QString::fromStdString(found.sentence()), sentence);
        if (sentence.isEmpty())
            return;
        // The fix makes a player of it, who decides.
        const Design mended = must(checkRow("R020")->mend(design, found));
        QVERIFY(doubt(mended).code.empty());
        QCOMPARE(mended.rules->deciders().size(), design.rules->deciders().size() + 1);
    }

    void somebodyMustDecide()
    {
        Design design = read(dieWith("{}"));
        design.rules.edit([](Rules &rules) {
            for (Player &player : rules.players)
                player.isChance = true;
        });
        const auto problems = allProblems(design);
        QCOMPARE(problems.front().sentence(),
                 std::string("all players are chance; somebody must decide"));
        const Design mended = must(checkRow("R020")->mend(design, problems.front()));
        QCOMPARE(mended.rules->deciders(), std::vector<PlayerId>{PlayerId(0)});
    }

    /// No export says a game of dice as one without.
    void exportsSaySo()
    {
        const Design design = bundledDesign("backgammon");
        int games = 0;
        for (const Format &format : formats()) {
            if (!format.writes() || format.carries != Carries::Game)
                continue;
            ++games;
            const Verdict verdict = verdictOf(format, Subject(design), {});
            QVERIFY2(std::any_of(verdict.obstacles.begin(),
                                 verdict.obstacles.end(),
                                 [](const Loss &loss) {
                                     return loss.sentence()
                                            == "nothing is left to chance there, and 'Dice' is "
                                               "chance";
                                 }),
                     std::string(format.id).c_str());
        }
        QVERIFY(games > 5);
        // Pieces alone go without dice, but nothing is called the same that was not looked at.
        for (const char *name : {"backgammon", "chess960", "entropy"}) {
            const Subject subject(bundledDesign(name));
            for (const Format &format : formats()) {
                if (!format.writes() || format.carries != Carries::Pieces)
                    continue;
                const Portability portability = verdictOf(format, subject, {}).portability();
                QVERIFY2(portability != Portability::Exact
                             && portability != Portability::ExactButDraws,
                         (std::string(format.id) + ", " + name).c_str());
            }
        }
    }

    /// The mean of what may come decides, each as often as it comes.
    void searchTakesTheMean_data()
    {
        QTest::addColumn<int>("won");
        QTest::addColumn<QString>("best");
        QTest::newRow("mostly lost") << 2 << "be_content";
        QTest::newRow("mostly won") << 4 << "dare";
    }
    void searchTakesTheMean()
    {
        QFETCH(int, won);
        QFETCH(QString, best);
        const Design design = read(gamble(won));
        for (unsigned seed = 1; seed <= 4; ++seed) {
            Searcher searcher(design, makeGameEngine(design), seed);
            GameRecord record(searcher.engine(), startPosition(design, searcher.engine().board()));
            const std::atomic<bool> stop{false};
            const SearchResult result =
                searcher.search(record, Strategy::AlphaBeta, {std::chrono::minutes(1), 4}, stop);
            QCOMPARE(
                QString::fromStdString(moveText(
                    *result.best, searcher.engine().board(), *design.pieces, record.legalMoves())),
                best);
            const int mean = (won - 3) * Searcher::win / 3;
            QVERIFY(std::abs(result.score - std::max(mean, 0)) < 10);
        }
    }
};

QTEST_APPLESS_MAIN(tst_chance)
#include "tst_chance.moc"
