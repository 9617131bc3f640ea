#include "model/edit/board/board_edits.h"
#include "tests/designs.h"
#include "tests/model/other_engines.h"
#include "tests/support.h"

#include <functional>

using namespace rookery;
using namespace rookery::test;

/// Exports that are played on in the programs they are written for: everything legal and every end
/// is the same there in random games, or the verdict says what is not.
class tst_other_engines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sjaakPlaysAlong_data();
    void sjaakPlaysAlong();
    void sjaakHasEnPassant_data();
    void sjaakHasEnPassant();
    void sjaakSaysWhatItCannot_data();
    void sjaakSaysWhatItCannot();
    void joclyPlaysAlong_data();
    void joclyPlaysAlong();
    void joclyCountsPositions();
    void joclySaysWhatItCannot_data();
    void joclySaysWhatItCannot();
    void zonesAreToldApart();
    void verdicts_data();
    void verdicts();
    void gamesKeepTheirGoal_data();
    void gamesKeepTheirGoal();
};

namespace {

using Edit = std::function<void(Design &)>;

PieceId piece(const Design &design, const char *name)
{
    return *design.pieces->find(name);
}

Movement betza(const char *text, When when = When::Always)
{
    return {BetzaText{text}, when, {}};
}

Movement path(const char *text)
{
    return {PathText{text}, When::Always, {}};
}

/// All movements of one type are these.
Edit moves(const char *name, std::vector<Movement> list)
{
    return [=](Design &design) {
        design.pieces.edit(
            [&](Pieces &pieces) { pieces.types[pieces.find(name)->index()].moves = list; });
    };
}

Edit rules(std::function<void(const Design &, Rules &)> change)
{
    return [=](Design &design) {
        const Design before = design;
        design.rules.edit([&](Rules &rules) { change(before, rules); });
    };
}

Edit noCastling()
{
    return rules([](const Design &, Rules &rules) { rules.castling.clear(); });
}

/// Draws by counting moves and positions, of which the engines have others.
Edit noCounting()
{
    return rules([](const Design &, Rules &rules) {
        std::erase_if(rules.ends, [](const End &end) {
            return std::holds_alternative<QuietMoves>(end.condition)
                   || std::holds_alternative<Repetition>(end.condition);
        });
    });
}

Edit promotion(PromotionDuty duty, std::vector<const char *> into)
{
    return rules([=](const Design &design, Rules &rules) {
        rules.promotions.front().duty = duty;
        rules.promotions.front().into.clear();
        for (const char *name : into)
            rules.promotions.front().into.push_back(piece(design, name));
    });
}

/// A rank more behind each player.
void makeLonger(Design &design)
{
    Margins margins;
    margins.top = margins.bottom = 1;
    design = must(withMargins(design, margins));
}

/// The zone of promotion has the last so many of eight ranks.
Edit promotionRanks(std::size_t depth)
{
    return [=](Design &design) {
        const std::size_t zone = design.rules->promotions.front().zone->index();
        design.board.edit([&](BoardRecipe &recipe) {
            std::vector<SiteId> cells;
            for (std::size_t file = 0; file < 8; ++file) {
                for (std::size_t rank = 8 - depth; rank < 8; ++rank)
                    cells.emplace_back(file * 8 + rank);
            }
            recipe.edits.zones[zone].meaning.reset();
            recipe.edits.zones[zone].cells = cells;
        });
    };
}

/// Kings are pieces like others, who has none of them left plays on.
Edit noRoyals()
{
    return [](Design &design) {
        design.pieces.edit([](Pieces &pieces) {
            for (PieceType &type : pieces.types)
                type.royalty = Royalty::None;
        });
        design.rules.edit([](Rules &rules) {
            rules.castling.clear();
            std::erase_if(rules.ends, [](const End &end) {
                return std::holds_alternative<Mate>(end.condition);
            });
        });
    };
}

Edit mustCapture()
{
    return rules([](const Design &, Rules &rules) {
        rules.compulsions = {Compulsion{MustCapture::Must, {}, {}, {}}};
    });
}

Design edited(const char *name, const std::vector<Edit> &edits)
{
    Design design = bundledDesign(name);
    for (const Edit &edit : edits)
        edit(design);
    return design;
}

QStringList differences(const char *format, const Design &design)
{
    const Verdict verdict = verdictOf(*findFormat(format), Subject(design), {});
    QStringList all;
    for (const Loss &loss : verdict.obstacles)
        all += "! " + QString::fromStdString(loss.sentence());
    for (const Loss &loss : verdict.differences)
        all += QString::fromStdString(loss.sentence());
    return all;
}

const QString noEnd = "127 quiet moves are a draw there";
const QString later = "the draw after 100 quiet moves comes one move later there";
const QString passed = "a position counts as repeated there whatever may be captured en passant";
const QString begun = "the position with which a game begins does not count as repeated there";

void addEngineColumns()
{
    QTest::addColumn<Design>("design");
    QTest::addColumn<QStringList>("differs");
}

void addRow(const char *name, const Design &design, const QStringList &differs)
{
    QTest::newRow(name) << design << differs;
}

} // namespace

void tst_other_engines::sjaakPlaysAlong_data()
{
    addEngineColumns();
    addRow("chess", edited("chess", {}), {later, passed, begun});
    addRow("knights are the kings", edited("knightmate", {}), {later, passed, begun});
    addRow("chess on ten files", edited("capablanca", {}), {later, passed, begun});
    addRow("giveaway without kings",
           edited("chess", {noRoyals(), mustCapture(), noCounting()}),
           {noEnd});
    addRow("pawns may wait with their promotion",
           edited("chess", {promotion(PromotionDuty::May, {"Queen", "Knight"}), noCounting()}),
           {noEnd});
    addRow("knights jump two cells straight ahead at first",
           edited("chess",
                  {moves("Knight", {betza("N"), betza("mfD", When::Unmoved)}),
                   noCastling(),
                   noCounting()}),
           {noEnd});
    addRow("bishops step aside at first",
           edited("chess",
                  {moves("Bishop", {betza("B"), betza("mW", When::Unmoved)}),
                   noCastling(),
                   noCounting()}),
           {noEnd});
    addRow("pawns step up to three at first",
           edited("chess",
                  {moves("Pawn", {betza("mfW"), betza("cfF"), betza("mfR3", When::Unmoved)}),
                   noCounting()}),
           {noEnd});
    addRow("rooks go four steps",
           edited("chess", {moves("Rook", {betza("R4")}), noCounting()}),
           {noEnd});
    addRow("rooks on a board two ranks longer than wide",
           edited("chess", {makeLonger, noCounting()}),
           {noEnd});
    addRow("lances", edited("chess", {moves("Knight", {betza("fRbB2")}), noCounting()}), {noEnd});
    addRow("queens are horses and wazirs",
           edited("chess", {moves("Queen", {betza("nNW")}), noCounting()}),
           {noEnd});
    addRow("kings that reach the hill win", edited("king-of-the-hill", {}), {later, passed, begun});
    addRow("men that reach the last rank win", edited("breakthrough", {}), {});
    addRow("pawns promote to what is lost", edited("grand-chess", {}), {later, passed});
}

void tst_other_engines::sjaakPlaysAlong()
{
    QFETCH(Design, design);
    QFETCH(QStringList, differs);
    QCOMPARE(differences("sjaak", design), differs);
    const EngineAnswer answer = playedInSjaak(design);
    if (answer.isMissing)
        QSKIP("sjaakii is not installed");
    QCOMPARE(QString::fromStdString(answer.disagreement), QString());
    QVERIFY(answer.positions > 100);
}

void tst_other_engines::sjaakHasEnPassant_data()
{
    QTest::addColumn<QString>("design");
    for (const char *name : {"almost-chess",
                             "amazon-chess",
                             "capablanca",
                             "chancellor-chess",
                             "chess",
                             "embassy-chess",
                             "hoppel-poppel",
                             "janus-chess",
                             "knightmate",
                             "modern-chess",
                             "shako",
                             "tencubed-chess"})
        QTest::newRow(name) << name;
}

/// They captured in passing nowhere, since their pawns leapt.
void tst_other_engines::sjaakHasEnPassant()
{
    QFETCH(QString, design);
    const Design bundled = bundledDesign(design.toStdString());
    const auto made = exported(*findFormat("sjaak"), Subject(bundled), {{}, "game"});
    QVERIFY(made.has_value());
    const QString text = QString::fromStdString(made->files.front().text);
    QVERIFY2(text.contains("Flags: set_ep,take_ep"), qPrintable(text));
    // The fifth rank is reached and passed at once, where the board has eight.
    const EngineAnswer answer =
        playedInSjaak(bundled, {3, 80, 7, {"e2e4", "a7a6", "e4e5", "d7d5", "e5d6"}});
    if (answer.isMissing)
        QSKIP("sjaakii is not installed");
    QCOMPARE(QString::fromStdString(answer.disagreement), QString());
}

void tst_other_engines::sjaakSaysWhatItCannot_data()
{
    addEngineColumns();
    addRow("a player in check who must capture",
           edited("chess", {mustCapture(), noCounting()}),
           {noEnd, "left out: a player must capture"});
    addRow(
        "first moves beside castling",
        edited("chess", {moves("Knight", {betza("N"), betza("mfD", When::Unmoved)}), noCounting()}),
        {noEnd, "left out: Knight has a move for its first turn"});
    addRow(
        "a first move that captures",
        edited("chess", {moves("Knight", {betza("N"), betza("fD", When::Unmoved)}), noCounting()}),
        {"! Knight: moves that are not always available must be no captures, and all under one "
         "condition"});
    addRow("knights that promote may come back",
           edited("chess",
                  {promotion(PromotionDuty::May, {"Queen"}),
                   noCounting(),
                   rules([](const Design &design, Rules &rules) {
                       rules.promotions.front().types = {piece(design, "Knight")};
                   })}),
           {"Knight: it promotes there also where it leaves the zone", noEnd});
    addRow("pawns become kings",
           edited("chess", {promotion(PromotionDuty::Must, {"Queen", "King"}), noCounting()}),
           {"Pawn: it does not promote to King, which is royal", noEnd});
    addRow("pawns kept to the middle",
           edited("chess",
                  {noCounting(),
                   [](Design &design) {
                       design.board.edit([](BoardRecipe &recipe) {
                           Zone zone;
                           zone.name = "middle";
                           for (std::size_t file = 0; file < 8; ++file) {
                               for (const std::size_t rank : {3U, 4U})
                                   zone.cells.push_back(SiteId(file * 8 + rank));
                           }
                           recipe.edits.zones.push_back(zone);
                       });
                       const ZoneId middle(design.board->edits.zones.size() - 1);
                       design.pieces.edit([&](Pieces &pieces) {
                           pieces.types[pieces.find("Pawn")->index()].confinedTo = middle;
                       });
                   }}),
           {"Pawn: it does not step over cells outside its zone there", noEnd});
    addRow(
        "knights that promote to knights too",
        edited(
            "chess",
            {noCounting(), rules([](const Design &design, Rules &rules) {
                 rules.promotions.front().types = {piece(design, "Knight"), piece(design, "Pawn")};
             })}),
        {noEnd,
         "left out: Knight and Pawn must promote to Queen, Rook, Bishop and Knight in zone "
         "'last-rank'"});
    addRow(
        "a first leap of rooks that step",
        edited(
            "chess",
            {moves("Rook", {betza("W"), betza("mD", When::Unmoved)}), noCastling(), noCounting()}),
        {noEnd, "left out: Rook has a move for its first turn"});
    addRow("who is mated wins",
           edited("chess", {noCounting(), rules([](const Design &, Rules &rules) {
                                for (End &end : rules.ends) {
                                    if (std::holds_alternative<Mate>(end.condition))
                                        end.outcome = Outcome::Win;
                                }
                            })}),
           {"! it would leave no way to win",
            "a player who is mated loses there",
            noEnd,
            "left out: who is mated wins"});
    addRow("rooks capture en passant",
           edited("chess", {noCounting(), rules([](const Design &design, Rules &rules) {
                                rules.enPassant.front().takers = {piece(design, "Rook")};
                            })}),
           {noEnd, "left out: Rook captures Pawn en passant"});
    addRow("bishops that step and leap to the same cells",
           edited("chess", {moves("Bishop", {betza("WcvDW3")}), noCounting()}),
           {"Bishop: some of its moves are listed twice there", noEnd});
    addRow("knights that ride",
           edited("chess", {moves("Knight", {betza("NN")}), noCounting()}),
           {"Knight: no piece comes between it and a king in check there", noEnd});
    addRow("royal pawns",
           edited("chess",
                  {noCastling(),
                   noCounting(),
                   [](Design &design) {
                       design.pieces.edit([](Pieces &pieces) {
                           pieces.types[pieces.find("King")->index()].royalty = Royalty::None;
                           pieces.types[pieces.find("Pawn")->index()].royalty = Royalty::Royal;
                       });
                   }}),
           {noEnd, "left out: Pawn captures Pawn en passant"});
    addRow("promotion where pawns are captured en passant",
           edited("chess", {noCounting(), promotionRanks(3)}),
           {noEnd, "left out: Pawn captures Pawn en passant"});
    addRow("counts that sliders sideways begin anew",
           edited("chess", {moves("Knight", {betza("sW")}), noCastling()}),
           {passed,
            "Knight: no position counts as repeated there after its moves",
            noEnd,
            "left out: who is to move after 100 quiet moves draws"});
    addRow("the rook lands where the king started",
           edited("chess", {noCounting(), rules([](const Design &, Rules &rules) {
                                CastlingWing &wing = rules.castling.front().wings.front();
                                wing.partnerTo = wing.king;
                            })}),
           {noEnd, "left out: King castles with Rook"});
}

void tst_other_engines::sjaakSaysWhatItCannot()
{
    QFETCH(Design, design);
    QFETCH(QStringList, differs);
    QCOMPARE(differences("sjaak", design), differs);
}

void tst_other_engines::joclyPlaysAlong_data()
{
    addEngineColumns();
    addRow("chess", edited("chess", {}), {});
    addRow("horses for knights", edited("chess", {moves("Knight", {betza("nN")})}), {});
    addRow("elephants for bishops", edited("chess", {moves("Bishop", {betza("nA")})}), {});
    addRow(
        "griffons for queens",
        edited(
            "chess",
            {moves(
                "Queen",
                {path(
                    "(nw (n)) (nw (w)) (ne (n)) (ne (e)) (se (s)) (se (e)) (sw (s)) (sw (w))")})}),
        {});
    addRow("roses for knights", edited("chess", {moves("Knight", {betza("qN")})}), {});
    addRow(
        "wazirs that capture two cells on", edited("chess", {moves("Rook", {betza("mWcnD")})}), {});
    addRow("nightriders", edited("chess", {moves("Knight", {betza("NN")})}), {});
    addRow("cannons", edited("chess", {moves("Rook", {betza("mRcpR")})}), {});
    addRow("knights jump straight ahead at first",
           edited("chess", {moves("Knight", {betza("N"), betza("mfD", When::Unmoved)})}),
           {});
    addRow("pawns may wait with their promotion",
           edited("chess", {promotion(PromotionDuty::May, {"Queen", "Knight"})}),
           {});
    addRow("stalemate loses",
           edited("chess", {rules([](const Design &, Rules &rules) {
                      for (End &end : rules.ends) {
                          if (std::holds_alternative<Stalemate>(end.condition))
                              end.outcome = Outcome::Loss;
                      }
                  })}),
           {});
    addRow("hexagons", edited("glinski", {}), {});
    addRow("pawns that go three steps are passed on two cells",
           edited("chess",
                  {moves("Pawn", {betza("mfW"), betza("cfF"), betza("mfR3", When::Unmoved)})}),
           {});
    addRow("pawns that promote where they pass", edited("chess", {promotionRanks(5)}), {});
    addRow("rooks that capture en passant could also go on",
           edited("chess", {rules([](const Design &design, Rules &rules) {
                      rules.enPassant.front().takers = {piece(design, "Rook")};
                  })}),
           {});
    addRow("pawns become kings",
           edited("chess", {promotion(PromotionDuty::Must, {"Queen", "King"})}),
           {});
    addRow("rooks that castle keep a first move",
           edited("chess", {moves("Rook", {betza("R"), betza("mfD", When::Unmoved)})}),
           {});
    addRow("a mate is no end",
           edited("chess", {rules([](const Design &, Rules &rules) {
                      std::erase_if(rules.ends, [](const End &end) {
                          return std::holds_alternative<Mate>(end.condition);
                      });
                  })}),
           {});
    addRow("black moves first", edited("othello", {}), {});
    addRow("captures are a duty", edited("international-draughts", {}), {});
    addRow("captured pieces come back", edited("shogi", {}), {});
}

void tst_other_engines::joclyPlaysAlong()
{
    QFETCH(Design, design);
    QFETCH(QStringList, differs);
    QCOMPARE(differences("jocly", design), differs);
    const EngineAnswer answer = playedInJocly(design);
    if (answer.isMissing)
        QSKIP("jocly is not installed");
    QCOMPARE(QString::fromStdString(answer.disagreement), QString());
    QVERIFY(answer.positions > 100);
}

/// The first position counts, and twin knights are alike.
void tst_other_engines::joclyCountsPositions()
{
    const std::vector<std::string> home = {
        "g1-f3", "g8-f6", "f3-g1", "f6-g8", "g1-f3", "g8-f6", "f3-g1", "f6-g8"};
    const EngineAnswer answer = playedInJocly(bundledDesign("chess"), {1, 8, 1, home});
    if (answer.isMissing)
        QSKIP("jocly is not installed");
    QCOMPARE(QString::fromStdString(answer.disagreement), QString());
    QCOMPARE(answer.positions, 8);
    const std::vector<std::string> around = {"b1-c3", "b8-c6", "g1-f3", "g8-f6", "c3-b5", "c6-b8",
                                             "f3-d4", "b8-c6", "d4-f3", "c6-b8", "b5-c3", "b8-c6",
                                             "c3-b5", "c6-b8", "f3-d4", "b8-c6", "d4-c3", "c6-b8",
                                             "b5-d4", "b8-c6", "d4-f3"};
    const EngineAnswer twins = playedInJocly(bundledDesign("chess"), {2, 60, 3, around});
    QCOMPARE(QString::fromStdString(twins.disagreement), QString());
}

/// Jocly has two players who move by turns.
void tst_other_engines::joclySaysWhatItCannot_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("obstacle");
    const QString turns = "the players must move by turns, one move each";
    const auto row = [](const char *game, const QString &obstacle) {
        QTest::newRow(game) << game << obstacle;
    };
    row("four-player-chess", "there are two players, not 4");
    row("peg-solitaire", "there are two players, not 1");
    row("connect6", turns);
    row("byzantine", turns);
    row("taikyoku-shogi", "the board may have 500 cells, not 1296");
}

void tst_other_engines::joclySaysWhatItCannot()
{
    QFETCH(QString, game);
    QFETCH(QString, obstacle);
    const Subject subject(bundledDesign(game.toStdString()));
    const Verdict verdict = verdictOf(*findFormat("jocly"), subject, {});
    QCOMPARE(verdict.obstacles.size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(verdict.obstacles.front().sentence()), obstacle);
}

/// The engine takes the first zone with whose name a word begins: zone1 for zone10.
void tst_other_engines::zonesAreToldApart()
{
    const auto made = exported(*findFormat("sjaak"), Subject(bundledDesign("chess")), {{}, "game"});
    QVERIFY(made.has_value());
    QStringList names = {"empty", "all"};
    for (const QString &line : QString::fromStdString(made->files.front().text).split('\n')) {
        if (line.startsWith("Zone: "))
            names += line.mid(6).section(' ', 0, 0);
    }
    QVERIFY(names.size() > 3);
    for (const QString &one : names) {
        for (const QString &other : names)
            QVERIFY(one == other || !one.startsWith(other));
    }
}

void tst_other_engines::verdicts_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("verdict");
    const auto row = [](const char *name, const char *format, const char *game, const char *what) {
        QTest::newRow(name) << format << game << what;
    };
    row("nothing is lost", "zrf", "breakthrough", "exact");
    row("quiet moves are not counted", "zrf", "gardner-minichess", "exact-but-draws");
    row("castling and en passant for Zillions", "zrf", "chess", "exact-but-draws");
    row("rows and a full board for Zillions", "zrf", "tic-tac-toe", "exact");
    row("castling, en passant and first moves for a diagram",
        "interactive-diagram",
        "capablanca",
        "exact-but-draws");
    row("double steps again and again for a diagram",
        "interactive-diagram",
        "torpedo-chess",
        "exact-but-draws");
    row("castling with the piece beside the last for a diagram",
        "interactive-diagram",
        "shako",
        "exact-but-draws");
    row("captured pieces and pawns that wait for a diagram",
        "interactive-diagram",
        "grand-chess",
        "exact-but-draws");
    row("palaces and points for Fairy-Stockfish", "fairy-stockfish", "janggi", "exact");
    row("castling over three files for Fairy-Max", "fairymax", "capablanca", "exact-but-draws");
    row("a choice of promotions for Ludii", "ludii", "gardner-minichess", "exact-but-draws");
    row("a row and a full board for Ludii", "ludii", "tic-tac-toe", "exact");
    row("two sides to join for Ludii", "ludii", "hex-11", "exact");
    row("castling, en passant and first moves for Ludii", "ludii", "chess", "exact-but-draws");
    row("drops above what stands for Ludii", "ludii", "connect-four", "exact");
    row("the second player begins, for Ludii", "ludii", "gomoku", "exact");
    row("the second player begins, for Zillions", "zrf", "gomoku", "exact");
    row("turns of two moves for Zillions", "zrf", "connect6", "exact");
    row("each of several types may die out for Zillions",
        "zrf",
        "extinction-chess",
        "exact-but-draws");
    row("a goal to reach for Ludii", "ludii", "breakthrough", "exact");
    row("chains of captures for Ludii", "ludii", "english-draughts", "exact-but-draws");
    row("the longest chains for Ludii", "ludii", "international-draughts", "exact-but-draws");
    row("kings that must go on for Ludii", "ludii", "pool-checkers", "exact-but-draws");
    row("kings that must capture first for Ludii", "ludii", "czech-draughts", "exact-but-draws");
    row("captures of kings by men for Ludii", "ludii", "italian-draughts", "impossible");
    row("neither quiet moves nor repetitions count", "fairymax", "chess", "exact-but-draws");
    row("they are counted otherwise", "sjaak", "chess", "exact-but-draws");
    row("the script knows every rule", "nomignolov", "chess", "exact");
    row("and own rules", "nomignolov", "oware", "exact");
}

/// How much a target says follows from what each of its differences is about.
void tst_other_engines::verdicts()
{
    QFETCH(QString, format);
    QFETCH(QString, game);
    QFETCH(QString, verdict);
    const Verdict found = verdictOf(
        *findFormat(format.toStdString()), Subject(bundledDesign(game.toStdString())), {});
    QCOMPARE(QString::fromUtf8(enumName(found.portability()).data()), verdict);
}

void tst_other_engines::gamesKeepTheirGoal_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("obstacles");
    const QString win = "it would leave no way to win";
    const QString moves = "it would leave no moves, since every piece is dropped";
    const auto row =
        [](const char *name, const char *format, const char *game, const QStringList &obstacles) {
            QTest::newRow(name) << format << game << obstacles;
        };
    row("four in a row for Regular Boardgames", "rbg", "connect-four", {win, moves});
    row("cells meant for pieces for Ludii", "ludii", "fifteen-puzzle", {win});
    row("three in a row for a diagram", "interactive-diagram", "tic-tac-toe", {win, moves});
    row("five in a row for a diagram", "interactive-diagram", "gomoku", {win, moves});
    row("drops above what stands for a diagram",
        "interactive-diagram",
        "connect-four",
        {win, moves});
    row("the last rank for a diagram", "interactive-diagram", "breakthrough", {win});
    row("checkmate for a diagram", "interactive-diagram", "chess", {});
    row("checkmate beside another goal for a diagram",
        "interactive-diagram",
        "king-of-the-hill",
        {});
    row("checkmate for Sjaak II", "sjaak", "chess", {});
    row("checkmate for Jocly", "jocly", "chess", {});
}

/// A file without the game's goal, or without its moves, is not the game with differences.
void tst_other_engines::gamesKeepTheirGoal()
{
    QFETCH(QString, format);
    QFETCH(QString, game);
    QFETCH(QStringList, obstacles);
    const Verdict verdict = verdictOf(
        *findFormat(format.toStdString()), Subject(bundledDesign(game.toStdString())), {});
    QStringList found;
    for (const Loss &loss : verdict.obstacles)
        found += QString::fromStdString(loss.sentence());
    QCOMPARE(found, obstacles);
}

QTEST_APPLESS_MAIN(tst_other_engines)
#include "tst_other_engines.moc"
