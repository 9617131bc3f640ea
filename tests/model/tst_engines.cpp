#include "model/edit/pieces/piece_edits.h"
#include "model/exchange/engines/cell_system.h"
#include "model/exchange/engines/engine_finder.h"
#include "model/exchange/engines/engine_lines.h"
#include "model/exchange/engines/hosted_engine.h"
#include "model/exchange/engines/known_variants.h"
#include "model/exchange/supervisor/supervisor.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"
#include "tests/designs.h"
#include "tests/model/stand_in_engines.h"
#include "tests/support.h"

#include <csignal>
#include <thread>

using namespace rookery;
using namespace rookery::test;
using namespace std::chrono_literals;

namespace {

constexpr EnginePatience impatient{5s, 400ms, 400ms};

const char *const startOfChess = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Asks for the first move of chess; the sentence that came instead.
QString complaint(const EngineSetup &setup, const EnginePatience &patience)
{
    HostedEngine engine(setup, patience);
    const auto begun = engine.begin(bundledDesign("chess"));
    if (!begun)
        return QString::fromStdString(begun.error().sentence());
    const auto chosen = engine.choose(engine.setupPosition(), {}, {});
    return chosen ? QString() : QString::fromStdString(chosen.error().sentence());
}

/// So many moves of an engine against itself; the sentence that ended them, or nothing.
QString playedAlone(const EngineSetup &setup,
                    const Design &design,
                    std::size_t plies,
                    const EngineLimits &limits)
{
    HostedEngine engine(setup);
    const auto begun = engine.begin(design);
    if (!begun)
        return QString::fromStdString(begun.error().sentence());
    MoveRules rules(design);
    GameRecord record(rules, engine.setupPosition());
    std::vector<Move> moves;
    while (moves.size() < plies && !record.end()) {
        const auto chosen = engine.choose(engine.setupPosition(), moves, limits);
        if (!chosen)
            return QString::fromStdString(chosen.error().sentence());
        if (!chosen->move)
            return QStringLiteral("it resigns");
        moves.push_back(*chosen->move);
        record.play(*chosen->move);
    }
    return {};
}

EngineSetup installed(const char *program, EngineProtocol protocol)
{
    return {{}, {program}, protocol};
}

/// A game that no engine knows and that Fairy-Stockfish can be told.
Design ownGame()
{
    return variantDesign("mine",
                         "[mine]\nmaxRank = 5\nmaxFile = 5\nking = k\nfers = f\nknight = n\n"
                         "startFen = kfnnf/5/5/5/KFNNF w - - 0 1\nstalemateValue = draw\n"
                         "doubleStep = false\ncastling = false\nnMoveRule = 0\n");
}

} // namespace

/// Other programs as players, well behaved and not.
class tst_engines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesAreRead();
    void cells_data();
    void cells();
    void variantNames_data();
    void variantNames();
    void looksAreNoRules();
    void badEngines_data();
    void badEngines();
    void badCecpEngines_data();
    void badCecpEngines();
    void enginesResign();
    void nothingIsLeft();
    void stopMovesNow();
    void whoDoesNotStopIsEnded();
    void programsAreTried();
    void whatEnginesCannotPlay();
    void theGameGoesOnAfterACrash();
    void takenBackMovesAreToldAnew();
    void realEnginesPlay_data();
    void realEnginesPlay();
    void ownGamesAreHandedOver();
    void otherStartsAreTold();
};

void tst_engines::linesAreRead()
{
    EngineIdentity identity;
    for (const char *line :
         {"id name A B 1.0",
          "option name Skill Level type spin default 20 min -20 max 20",
          "option name UCI_Variant type combo default chess var chess var xiangqi",
          "option name Ponder type check default false",
          "option Hash type spin default 16 min 1 max 64",
          "option name Path type string default <empty>",
          "option name Clear Hash type button",
          "option name",
          "option name X type",
          "id",
          ""})
        readUciIntroduction(line, identity);
    QCOMPARE(identity.name, std::string("A B 1.0"));
    QCOMPARE(identity.variants, (std::vector<std::string>{"chess", "xiangqi"}));
    using Kind = EngineOption::Kind;
    QCOMPARE(identity.options.size(), std::size_t(6));
    QVERIFY((identity.options[0] == EngineOption{"Skill Level", Kind::Spin, "20", -20, 20, {}}));
    QVERIFY((identity.options[2] == EngineOption{"Ponder", Kind::Check, "false"}));
    QVERIFY((identity.options[3] == EngineOption{"Hash", Kind::Spin, "16", 1, 64, {}}));
    QVERIFY((identity.options[4] == EngineOption{"Path", Kind::Text, ""}));

    EngineIdentity cecp;
    QVERIFY(!readCecpFeatures("feature usermove=1 myname=\"S 2\" variants=\"normal, xiangqi\" "
                              "option=\"Level -combo Weak /// *Strong\" option=\"Book -check 1\"",
                              cecp));
    QVERIFY(readCecpFeatures("feature setboard=1 done=1", cecp));
    QCOMPARE(cecp.name, std::string("S 2"));
    QVERIFY(cecp.takesMoveWord && cecp.takesPositions && !cecp.answersPings);
    QCOMPARE(cecp.variants, (std::vector<std::string>{"normal", "xiangqi"}));
    QVERIFY((cecp.options[0]
             == EngineOption{"Level", Kind::Combo, "Strong", 0, 0, {"Weak", "Strong"}}));
    QVERIFY((cecp.options[1] == EngineOption{"Book", Kind::Check, "true"}));
    QVERIFY(!readCecpFeatures("feature x=\"no end", cecp));

    const auto uci = uciReport("info depth 12 seldepth 20 score cp -31 nodes 5000 pv e2e4 e7e5");
    QVERIFY(uci.has_value());
    QCOMPARE(uci->depth, 12);
    QCOMPARE(uci->centipawns, std::optional(-31));
    QCOMPARE(uci->line, std::string("e2e4 e7e5"));
    QCOMPARE(uciReport("info score mate -3 depth 2")->mate, std::optional(-3));
    QVERIFY(!uciReport("info string depth 3"));
    QCOMPARE(uciReport("info depth 3 multipv 2 score cp 1")->rank, 2);
    const auto xboard = cecpReport(" 9. 25 3 4000\t e2e4 e7e5");
    QVERIFY(xboard.has_value());
    QCOMPARE(xboard->nodes, std::uint64_t(4'000));
    QCOMPARE(xboard->line, std::string("e2e4 e7e5"));
    QCOMPARE(cecpReport("4 100003 2 500 d8h4")->mate, std::optional(3));
    QVERIFY(!cecpReport("# 1 2 3 4"));
}

void tst_engines::cells_data()
{
    QTest::addColumn<QString>("squares");
    QTest::addColumn<int>("system");
    QTest::addColumn<QString>("engine");
    const auto row =
        [](const char *name, const char *squares, CellSystem system, const char *engine) {
            QTest::newRow(name) << squares << static_cast<int>(system) << engine;
        };
    row("xiangqi", "h3e3", CellSystem::FromZero, "h2e2");
    row("to the last rank", "a1a10", CellSystem::FromZero, "a0a9");
    row("shogi", "c3c4", CellSystem::Shogi, "7g7f");
    row("shogi promotes", "b8h2+", CellSystem::Shogi, "8b2h+");
    row("shogi drops", "P@e5", CellSystem::Shogi, "P*5e");
    row("squares", "a7b8n", CellSystem::Squares, "a7b8n");
}

void tst_engines::cells()
{
    QFETCH(QString, squares);
    QFETCH(int, system);
    QFETCH(QString, engine);
    const auto as = static_cast<CellSystem>(system);
    const int ranks = as == CellSystem::FromZero ? 10 : 9;
    QCOMPARE(fromSquares(squares.toStdString(), as, 9, ranks), engine.toStdString());
    QCOMPARE(toSquares(engine.toStdString(), as, 9, ranks), squares.toStdString());
}

void tst_engines::variantNames_data()
{
    QTest::addColumn<QString>("known");
    QTest::addColumn<QString>("bundled");
    for (const auto &[known, bundled] : {std::pair("normal", "chess"),
                                         {"fide_chess", "chess"},
                                         {"3check", "three-check"},
                                         {"kingofthehill", "king-of-the-hill"},
                                         {"xiangqi", "xiangqi"},
                                         {"nosuch", ""}})
        QTest::newRow(known) << known << bundled;
}

void tst_engines::variantNames()
{
    QFETCH(QString, known);
    QFETCH(QString, bundled);
    QCOMPARE(bundledVariant(known.toStdString()), bundled.toStdString());
}

/// What pieces are called does not matter, how they move does.
void tst_engines::looksAreNoRules()
{
    const Design chess = bundledDesign("chess");
    QCOMPARE(bundledTwin(chess), std::string("chess"));
    Design renamed = chess;
    renamed.info.edit([](Info &info) { info.name = "My game"; });
    renamed.pieces.edit([](Pieces &pieces) { pieces.types[1].name = "Horse"; });
    QCOMPARE(bundledTwin(renamed), std::string("chess"));
    Design other = chess;
    const PieceId knight = *chess.pieces->find("Knight");
    other.pieces.edit([&](Pieces &pieces) {
        pieces.types[knight.index()].moves = {{BetzaText{"C"}, When::Always, {}}};
    });
    QCOMPARE(bundledTwin(other), std::string());
    QCOMPARE(bundledTwin(bundledDesign("xiangqi")), std::string("xiangqi"));
}

void tst_engines::badEngines_data()
{
    QTest::addColumn<EngineSetup>("setup");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const StandIn &does, const QString &sentence) {
        QTest::newRow(name) << uciStandIn(does) << sentence;
    };
    row("plays well", {}, {});
    StandIn does;
    does.go = "sleep 1000";
    row("hangs", does, "engine: no 'bestmove' came; its last words: 'readyok'");
    does.go = "yes x";
    row("floods", does, "engine: it has said too much; its last words: 'x'");
    does.go = "yes | tr -d '\\n' | tr y x";
    row("has an endless line",
        does,
        "engine: it has said too much; its last words: '" + QString(117, 'x') + "...'");
    does.go = "echo boom >&2; kill -SEGV $$";
    row("crashes", does, "engine: it crashed with signal 11; its last words: 'boom'");
    does.go = "echo no licence; exit 3";
    row("ends", does, "engine: it has ended with code 3; its last words: 'no licence'");
    does.go = "printf '\\001\\377\\n%%n bestmovee2e4\\n'";
    row("talks nonsense", does, "engine: no 'bestmove' came; its last words: '%n bestmovee2e4'");
    does.go = "echo bestmove e2e5";
    row("plays what is not legal",
        does,
        QStringLiteral("engine plays 'e2e5', which is not legal in the position ") + startOfChess);
    does.go = "echo bestmove";
    row("plays nothing",
        does,
        QStringLiteral("engine plays 'nothing', which is not legal in the position ")
            + startOfChess);
    does = {};
    does.greeting = "exit 1";
    row("does not start", does, "engine: it has ended with code 1");
    QTest::newRow("is no program")
        << EngineSetup{"engine", {"/no/such/program"}, EngineProtocol::Uci}
        << "engine: there is no program '/no/such/program'";
}

void tst_engines::badEngines()
{
    QFETCH(EngineSetup, setup);
    QFETCH(QString, sentence);
    const bool isFlood = sentence.contains(QLatin1String("too much"));
    QCOMPARE(complaint(setup, isFlood ? EnginePatience{20s, 20s, 60s} : impatient), sentence);
}

void tst_engines::badCecpEngines_data()
{
    QTest::addColumn<EngineSetup>("setup");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const char *go, const QString &sentence) {
        QTest::newRow(name) << cecpStandIn(go) << sentence;
    };
    row("plays well", "echo move e2e4", {});
    row("plays in words of its own", "echo move Nc3", {});
    row("hangs", "sleep 1000", "engine: no 'move' came; its last words: 'pong 2'");
    row("claims the end",
        "echo '1-0 {White mates}'",
        "engine takes the game for ended: '1-0 {White mates}'");
    row("refuses",
        "echo 'Illegal move: what'",
        "engine does not follow the game: 'Illegal move: what'");
    row("crashes", "kill -ABRT $$", "engine: it crashed with signal 6; its last words: 'pong 2'");
}

void tst_engines::enginesResign()
{
    StandIn uci;
    uci.go = "echo 'bestmove resign'";
    for (const EngineSetup &setup : {cecpStandIn("echo resign"), uciStandIn(uci)}) {
        HostedEngine engine(setup, impatient);
        QVERIFY(engine.begin(bundledDesign("chess")).has_value());
        TAKE(chosen, engine.choose(engine.setupPosition(), {}, {}));
        QVERIFY(!chosen.move);
    }
}

void tst_engines::badCecpEngines()
{
    badEngines();
}

/// An engine that does not want to end, with a child that has left its session.
void tst_engines::nothingIsLeft()
{
    StandIn does;
    does.greeting = "trap '' TERM HUP INT; (setsid sh -c 'echo id author $$; exec sleep 1000' &); "
                    "sleep 0.2; echo id name $$; echo uciok";
    does.quit = "echo never";
    int engine = 0;
    int child = 0;
    const auto begin = std::chrono::steady_clock::now();
    {
        HostedEngine hosted(uciStandIn(does), {20s});
        TAKE(identity, hosted.introduce());
        engine = std::stoi(identity.name);
        child = std::stoi(identity.author);
        QCOMPARE(::kill(engine, 0), 0);
        QCOMPARE(::kill(child, 0), 0);
        hosted.quit();
    }
    QVERIFY(::kill(engine, 0) != 0);
    QVERIFY(::kill(child, 0) != 0);
    QVERIFY(std::chrono::steady_clock::now() - begin < 15s);
}

void tst_engines::stopMovesNow()
{
    StandIn does;
    does.go = "read -r line; if [ \"$line\" = stop ]; then echo bestmove d2d4; fi";
    HostedEngine engine(uciStandIn(does));
    QVERIFY(engine.begin(bundledDesign("chess")).has_value());
    std::atomic<bool> stop{false};
    std::thread later([&] {
        std::this_thread::sleep_for(100ms);
        stop = true;
    });
    const auto chosen = engine.choose(engine.setupPosition(), {}, {}, &stop);
    later.join();
    QVERIFY(chosen.has_value());
    const Design chess = bundledDesign("chess");
    QCOMPARE(moveText(*chosen->move, CompiledGame(chess).board(), *chess.pieces, {}),
             std::string("d2-d4"));
}

void tst_engines::whoDoesNotStopIsEnded()
{
    StandIn does;
    does.go = "sleep 1000";
    HostedEngine engine(uciStandIn(does));
    QVERIFY(engine.begin(bundledDesign("chess")).has_value());
    const std::atomic<bool> stop{true};
    const auto begin = std::chrono::steady_clock::now();
    QVERIFY(!engine.choose(engine.setupPosition(), {}, {}, &stop).has_value());
    QVERIFY(std::chrono::steady_clock::now() - begin < 8s);
}

/// The protocol need not be known.
void tst_engines::programsAreTried()
{
    const EnginePatience soon{1s};
    EngineSetup setup = cecpStandIn("echo move e2e4");
    setup.protocol = EngineProtocol::Uci;
    TAKE(tried, tryEngine(setup, nullptr, soon));
    QCOMPARE(tried.setup.protocol, EngineProtocol::Cecp);
    QCOMPARE(tried.identity.name, std::string("Stand-in"));
    QCOMPARE(tried.identity.option("Style")->value, std::string("wild"));
    const auto echo = tryEngine({"engine", {"cat"}, EngineProtocol::Uci}, nullptr, soon);
    QVERIFY(!echo.has_value());
    QCOMPARE(echo.error().sentence(),
             std::string("engine: no 'uciok' came; its last words: 'uci'"));
    const auto none = tryEngine({"engine", {"/no/such/program"}, EngineProtocol::Uci});
    QVERIFY(!none.has_value());
    QCOMPARE(none.error().sentence(),
             std::string("engine: there is no program '/no/such/program'"));
}

void tst_engines::whatEnginesCannotPlay()
{
    const auto refusal = [](const Design &design, const EngineIdentity &identity) {
        const auto terms = termsFor(identity, EngineProtocol::Uci, Subject(design));
        return terms ? QString() : QString::fromStdString(terms.error().sentence());
    };
    EngineIdentity plain;
    QCOMPARE(refusal(bundledDesign("chess"), plain), QString());
    QCOMPARE(refusal(bundledDesign("xiangqi"), plain),
             QString("it does not know this game; it plays chess only"));
    QCOMPARE(refusal(bundledDesign("four-player-chess"), plain),
             QString("engines play games of two players, and this one has 4"));
    QCOMPARE(refusal(bundledDesign("kriegspiel"), plain),
             QString("engines play games in which nothing is hidden"));
    EngineIdentity fairy;
    fairy.name = "Fairy-Stockfish 11.1 LB 64";
    fairy.variants = {"chess"};
    fairy.options = {{"VariantPath"}};
    QCOMPARE(refusal(ownGame(), fairy), QString());
    const QString lost = refusal(bundledDesign("raumschach"), fairy);
    QVERIFY2(lost.startsWith("it does not know this game, and cannot be told: "), qPrintable(lost));
}

/// It is begun again for the next move, and told the whole game.
void tst_engines::theGameGoesOnAfterACrash()
{
    StandIn does;
    does.go = "case \"$line\" in *depth*) exit 1;; *) echo bestmove e2e4;; esac";
    HostedEngine engine(uciStandIn(does));
    QVERIFY(engine.begin(bundledDesign("chess")).has_value());
    QVERIFY(!engine.choose(engine.setupPosition(), {}, {{}, {}, 3}).has_value());
    QVERIFY(engine.choose(engine.setupPosition(), {}, {}).has_value());
}

/// CECP is told moves one by one; who takes one back begins again there.
void tst_engines::takenBackMovesAreToldAnew()
{
    HostedEngine engine(
        cecpStandIn("echo move $reply",
                    "case \"$line\" in *e2e4) reply=e7e5;; *d2d4) reply=d7d5;; esac"),
        {20s, 20s, 20s});
    const Design chess = bundledDesign("chess");
    QVERIFY(engine.begin(chess).has_value());
    const CompiledGame game(chess);
    MoveRules rules(chess);
    GameRecord record(rules, engine.setupPosition());
    for (const auto &[mine, expected] : {std::pair("e2-e4", "e7-e5"), {"d2-d4", "d7-d5"}}) {
        TAKE(move, findMove(mine, game.board(), *chess.pieces, record.legalMoves()));
        TAKE(chosen, engine.choose(engine.setupPosition(), std::vector<Move>{move}, {}));
        QCOMPARE(moveText(*chosen.move, game.board(), *chess.pieces, {}), std::string(expected));
    }
}

void tst_engines::realEnginesPlay_data()
{
    QTest::addColumn<EngineSetup>("setup");
    QTest::addColumn<QString>("design");
    const auto row = [](const char *program, EngineProtocol protocol, const char *design) {
        QTest::addRow("%s %s %s", program, enumName(protocol).data(), design)
            << installed(program, protocol) << design;
    };
    for (const char *design : {"chess",
                               "xiangqi",
                               "shogi",
                               "crazyhouse",
                               "seirawan-chess",
                               "three-check",
                               "makruk",
                               "janggi",
                               "breakthrough"})
        row("fairy-stockfish", EngineProtocol::Uci, design);
    row("fairy-stockfish", EngineProtocol::Ucci, "xiangqi");
    row("fairy-stockfish", EngineProtocol::Usi, "shogi");
    row("fairy-stockfish", EngineProtocol::Cecp, "chess");
    row("fairy-stockfish", EngineProtocol::Cecp, "xiangqi");
    for (const char *design : {"chess", "xiangqi", "crazyhouse"})
        row("sjaakii", EngineProtocol::Cecp, design);
    row("sjaakii", EngineProtocol::Uci, "chess");
    row("stockfish", EngineProtocol::Uci, "chess");
}

void tst_engines::realEnginesPlay()
{
    QFETCH(EngineSetup, setup);
    QFETCH(QString, design);
    if (installedProgram(setup.command.front()).empty())
        QSKIP(qPrintable(QString::fromStdString(setup.command.front()) + " is not installed"));
    QCOMPARE(playedAlone(setup, bundledDesign(design.toStdString()), 24, {300, 20ms, {}}),
             QString());
}

void tst_engines::ownGamesAreHandedOver()
{
    const EngineSetup setup = installed("fairy-stockfish", EngineProtocol::Uci);
    if (installedProgram("fairy-stockfish").empty())
        QSKIP("fairy-stockfish is not installed");
    HostedEngine engine(setup);
    TAKE(terms, engine.begin(ownGame()));
    QVERIFY(!terms.ini.empty());
    QCOMPARE(playedAlone(setup, ownGame(), 30, {300, {}, {}}), QString());
}

void tst_engines::otherStartsAreTold()
{
    if (installedProgram("fairy-stockfish").empty())
        QSKIP("fairy-stockfish is not installed");
    const Design chess = bundledDesign("chess");
    HostedEngine engine(installed("fairy-stockfish", EngineProtocol::Uci));
    QVERIFY(engine.begin(chess).has_value());
    const CompiledGame game(chess);
    TAKE(start, readPosition("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", chess, game.board()));
    EngineReport last;
    TAKE(chosen, engine.choose(start, {}, {{}, {}, 4}, nullptr, [&](const EngineReport &report) {
        last = report;
    }));
    QCOMPARE(moveText(*chosen.move, game.board(), *chess.pieces, {}), std::string("e1-e8"));
    QCOMPARE(last.mate, std::optional(1));
}

QTEST_GUILESS_MAIN(tst_engines)
#include "tst_engines.moc"
