#include "model/check/check.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/file/design/design_reader.h"
#include "model/play/game/game_record.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"
#include "tests/designs.h"
#include "tests/model/random_rules.h"
#include "tests/support.h"

#include <random>

using namespace rookery;
using namespace rookery::test;

/// Rules that contradict each other or the setup, and what is said of them.
class tst_rule_checks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void firstMovesOfDroppedPieces();
    void ownNamesInVain();
    void contradictions_data();
    void contradictions();
    void explodedKings();
    void capturedFriends();
    void gamesGoOnOnlyWhereItIsSaid_data();
    void gamesGoOnOnlyWhereItIsSaid();
    void randomGamesGoOnOnlyWhereItIsSaid();
};

namespace {

constexpr const char *lostRoyal =
    " can cost a player the last royal piece, and the game goes on without an end";

std::vector<Problem> lostRoyals(const Design &design)
{
    std::vector<Problem> problems = allProblems(design);
    std::erase_if(problems, [](const Problem &problem) { return problem.code != "R017"; });
    return problems;
}

Design explodingChess()
{
    Design design = bundledDesign("chess");
    design.rules.edit([](Rules &rules) { rules.explosions.emplace_back(); });
    return design;
}

/// The end of a game after these moves; empty if it goes on.
QString endAfter(const Design &design, const QStringList &moves)
{
    MoveRules moveRules(design);
    GameRecord game(moveRules, startPosition(design, moveRules.board()));
    for (const QString &text : moves) {
        const auto move =
            findMove(text.toStdString(), moveRules.board(), *design.pieces, game.legalMoves());
        if (!move)
            return QString::fromStdString(move.error().sentence());
        game.play(*move);
    }
    return game.end() ? QString::fromStdString(describeEnd(*game.end(), design)) : QString();
}

/// Whether a player who began with royal pieces and still plays has none left.
bool hasLostRoyals(const RuleBook &book, const Position &start, const Position &position)
{
    for (const PlayerId player : IdRange<PlayerId>(position.players())) {
        const auto royals = [&](const Position &at) {
            int count = 0;
            for (const PieceId type : IdRange<PieceId>(book.types())) {
                if (!book.isRoyal(type, player))
                    continue;
                count += at.count(OffBoard::Hand, player, type);
                forEachCell(at.pieces(player),
                            [&](CellId cell) { count += at.at(cell)->type == type ? 1 : 0; });
            }
            return count;
        };
        if (!position.state().isOut(player) && royals(start) > 0 && royals(position) == 0)
            return true;
    }
    return false;
}

} // namespace

/// Numbers and words of own rules are asked for somewhere, and their directions are in use.
void tst_rule_checks::ownNamesInVain()
{
    const auto found = [](const std::string &rules) {
        const std::string begin = R"_({"rookery": 2, "board": {"lattice": "square", "size": [8, 8]},
            "directions": [{"name": "far", "vector": [3, 1]}],
            "pieces": [{"name": "Stone", "letter": "S"}], "rules": )_";
        const auto read = readDesign(begin + rules + "}");
        if (!read)
            qFatal("%s", read.error().front().sentence().c_str());
        QStringList problems;
        for (const Problem &problem : allProblems(read->design)) {
            if (problem.code == "R019" || problem.code == "D004")
                problems << QString::fromStdString(problem.code + " " + problem.sentence() + " "
                                                   + problem.place.pointer);
        }
        return problems;
    };
    const char *inVain = R"_({"numbers": [{"name": "spare"}],
        "words": [{"name": "near-one(c)", "means": "empty(c)"}]})_";
    QCOMPARE(found(inVain),
             (QStringList{"D004 no piece uses direction far ",
                          "R019 no own rule asks for the number 'spare' /rules/numbers/0",
                          "R019 no own rule uses the word 'near-one' /rules/words/0"}));
    const char *used = R"_({"numbers": [{"name": "spare"}],
        "words": [{"name": "free(c)", "means": "empty(step(c, far))"}],
        "own-moves": [{"name": "go", "choose": ["c in cells where free(c)"],
                       "do": ["set spare = spare + 1"]}]})_";
    QCOMPARE(found(used), QStringList());
}

void tst_rule_checks::contradictions_data()
{
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *name, const char *rules, const char *problem) {
        QTest::newRow(name) << QByteArray(rules) << QString(problem);
    };
    row("nothing wrong",
        R"("pass": "never", "ends": [{"when": "stalemate", "outcome": "loss"}])",
        "");
    row("a ban of nothing",
        R"("bans": [{"moves": ["move"]}])",
        "R023 the ban says neither 'before' nor 'after', and bans nothing");
    row("a word called like a cell",
        R"("words": [{"name": "a1", "means": "from"}], "bans": [{"before": "to = a1"}])",
        "R022 own rules mean this by 'a1', not the cell");
    row("a number called like a direction",
        R"("numbers": [{"name": "n"}], "bans": [{"before": "n = 1"}])",
        "R022 own rules mean this by 'n', not the direction");
    row("a view of nothing", R"("views": [{"players": ["White"]}])", "R021 the view hides nothing");
    row("a view that only lets try",
        R"("views": [{"tries": "again"}])",
        "R021 moves are tried where nothing is hidden, so that none is ever refused");
    row("a look without what has it",
        R"("views": [{"as": "King", "moves": "hidden"}])",
        "R021 the view says what hidden pieces look like, and hides none");
    row("moves that show what is hidden",
        R"json("views": [{"hides": "cells - pieces(p)"}])json",
        "R021 the pieces are hidden, but the moves of the others, which show them, are seen");
    row("a view that asks views",
        R"json("views": [{"hides": "seen-by(p, cells)", "moves": "hidden"}])json",
        "R021 a view sees everything, so that 'seen-by' in it says nothing");
    row("a view that shows what it hides",
        R"json("views": [{"hides": "{c in cells where occupied(c) and owner(c) != p}", "moves": "hidden"}])json",
        "R021 the hidden cells are those with pieces at the start, which says where these stand; "
        "hide empty cells too");
    row("a whole view",
        R"json("views": [{"hides": "cells - pieces(p)", "moves": "hidden", "tries": "again"}])json",
        "");
    row("silence", R"("tell": [{"after": ["capture"]}])", "R021 the announcement says nothing");
    row("no try to refuse",
        R"("tell": [{"after": ["refused"], "say": "no"}])",
        "R021 no try is ever refused, because no view lets moves be tried");
    row("a number hidden from everybody",
        R"("numbers": [{"name": "deep", "hidden-from": "others"}], "ends": [{"when": "said", "if": "deep > 3"}])",
        "R021 the number 'deep' belongs to no player, so that it is hidden from every player");
    row("a try that ends the turn",
        R"("own-moves": [{"name": "ask", "idle": true}])",
        "R021 the own move 'ask' is only a try, and ends the turn: 'again' is missing");
    row("castling without a rook",
        R"("castling": [{"kings": ["King"], "partners": ["Rook"], "wings": [
            {"player": "White", "letter": "K", "king": "a1", "partner": "c1", "king-to": "b1", "partner-to": "a1"}]}])",
        "R008 White cannot castle kingside, because the setup has no piece for it there");
    row("castling of pieces dropped later",
        R"("castling": [{"kings": ["King"], "partners": ["Rook"], "pieces": "dropped", "wings": [
            {"player": "White", "letter": "K", "king": "a1", "partner": "c1", "king-to": "b1", "partner-to": "a1"}]}])",
        "");
    row("mate without a king",
        R"("ends": [{"when": "mate", "outcome": "loss"}])",
        "R009 no piece can be in check, because no piece is royal");
    row("mate of a royal group",
        R"("royals": [{"types": ["King"]}], "ends": [{"when": "mate", "outcome": "loss"}])",
        "");
    row("an end nowhere",
        R"("ends": [{"when": "reached", "zone": "nowhere", "outcome": "win"}])",
        "R003 the rule is about the zone nowhere, which has no cells");
    row("a king of kings",
        R"("promotions": [{"types": ["King"], "into": ["King", "Rook"]}])",
        "R004 King promotes into itself");
    row("drops from empty hands",
        R"("drops": [{"types": ["King"], "contact": "friend"}])",
        "R005 no player ever has a piece in hand to drop");
    row("drops of captured pieces",
        R"("hands": {"captured": "captors-hand"}, "drops": [{"types": ["King"], "contact": "friend"}])",
        "");
    row("gates without pieces",
        R"("gating": [{"movers": ["King"]}])",
        "R005 no player ever has a piece in hand to come in");
    row("the same end twice",
        R"("ends": [{"when": "stalemate"}, {"when": "stalemate", "outcome": "loss"}])",
        "R006 this end never comes, because end 1 has the same condition and comes before "
        "it");
    row("the same end for another player",
        R"("ends": [{"when": "stalemate", "players": ["White"]}, {"when": "stalemate", "outcome": "loss", "players": ["Black"]}])",
        "");
    row("passers without passing",
        R"("pass": "never", "passers": ["White"])",
        "R007 'passers' says who may pass, but no player ever may");
    row("a royal piece that no one has",
        R"("royals": [{"types": ["Ghost"]}], "ends": [{"when": "mate", "outcome": "loss"}])",
        "R010 the rule names Ghost, but such a piece can never come into the game");
    row("a piece made by promotion",
        R"("promotions": [{"types": ["Rook"], "into": ["Ghost"]}], "ends": [{"when": "extinct", "types": ["Ghost"]}])",
        "");
    row("a promotion that cannot stand",
        R"("promotions": [{"types": ["Rook"], "into": ["Guard"], "zone": "west"}])",
        "R011 promotion makes a Guard where it may not stand, outside its zone east");
    row("a promotion that can",
        R"("promotions": [{"types": ["Rook"], "into": ["Guard"], "zone": "east"}])",
        "");
    row("pieces without a turn",
        R"("turns": {"cycle": ["White"]}, "ends": [{"when": "stalemate"}])",
        "R012 Black has pieces and never a turn");
    row("passing by one step",
        R"("en-passant": [{"victims": ["King"], "takers": ["King"]}])",
        "R013 no piece can be captured en passant, because no such piece ever passes a cell");
    row("passing by a long slide",
        R"("en-passant": [{"victims": ["Rook"], "takers": ["King"]}])",
        "");
    row("passing instead of a duty",
        R"("pass": "always", "compulsions": [{"captures": "must"}])",
        "R014 players may pass at any time and must capture; who can capture cannot pass");
    row("an end by passes that no one makes",
        R"("ends": [{"when": "passes"}])",
        "R014 the end never comes, because no player may pass");
    row("stalemate of who passes",
        R"("pass": "always", "ends": [{"when": "stalemate"}])",
        "R014 the end never comes, because who has no move passes");
    row("left alone where no piece goes on",
        R"("ends": [{"when": "left-alone", "outcome": "win"}])",
        "R014 the end never comes, because the first loss ends the game for everybody");
    row("a row longer than the board",
        R"("hands": {"supply": "endless"}, "ends": [{"when": "row", "length": 4, "outcome": "win"}])",
        "R015 no line of the board has 4 cells");
    row("a goal for more pieces than there are",
        R"("ends": [{"when": "reached", "zone": "west", "count": 3, "outcome": "win", "players": ["Black"]}])",
        "R015 Black does not have the 3 pieces that the end asks for");
    row("hands that are never emptied",
        R"("hands": {"captured": "captors-hand"}, "drops": [])",
        "R016 captured pieces go to the hand, but no rule lets them be dropped");
    const auto lost = [&](const char *name, const char *rules, const char *cause) {
        const std::string royal = std::string(R"("royals": [{"types": ["King"]}], )") + rules;
        row(name,
            royal.c_str(),
            *cause == 0 ? "" : ("R017 " + std::string(cause) + lostRoyal).c_str());
    };
    lost("a king blown up",
         R"("explosions": [{}], "ends": [{"when": "mate", "outcome": "loss"}])",
         "an explosion");
    lost("a king unharmed by explosions",
         R"("explosions": [{"unharmed": ["King"]}], "ends": [{"when": "mate", "outcome": "loss"}])",
         "");
    lost(
        "a king blown up, who then has lost",
        R"("explosions": [{}], "ends": [{"when": "extinct", "types": ["King"], "outcome": "loss"}, {"when": "mate", "outcome": "loss"}])",
        "");
    lost(
        "a king blown up, where it is an end for White only",
        R"("explosions": [{}], "ends": [{"when": "extinct", "types": ["King"], "outcome": "loss", "players": ["White"]}])",
        "an explosion");
    lost(
        "a king blown up, where only a last rook counts",
        R"("explosions": [{}], "ends": [{"when": "extinct", "types": ["King", "Rook"], "outcome": "loss"}])",
        "an explosion");
    lost(
        "a king blown up, where its fall counts",
        R"("explosions": [{}], "ends": [{"when": "fallen", "types": ["King"], "outcome": "loss"}])",
        "");
    lost("a king who changes sides, where only its fall counts",
         R"("enclosing": [{}], "ends": [{"when": "fallen", "types": ["King"], "outcome": "loss"}])",
         "a piece that encloses others");
    lost("a king enclosed",
         R"("enclosing": [{"fate": "captured"}], "ends": [{"when": "mate", "outcome": "loss"}])",
         "a piece that encloses others");
    lost("rooks that are enclosed",
         R"("enclosing": [{"victims": ["Rook"]}], "ends": [{"when": "mate", "outcome": "loss"}])",
         "");
    lost("a king taken for a row",
         R"("mills": [{}], "ends": [{"when": "mate", "outcome": "loss"}])",
         "a row");
    lost(
        "a king who becomes a rook",
        R"("promotions": [{"types": ["King"], "into": ["Rook"]}], "ends": [{"when": "mate", "outcome": "loss"}])",
        "a promotion");
    lost(
        "two moves in a row",
        R"("turns": {"cycle": ["White", "Black", "Black"]}, "ends": [{"when": "mate", "outcome": "loss"}])",
        "the second of two moves in a row");
    lost("nothing but mate", R"("ends": [{"when": "mate", "outcome": "loss"}])", "");
}

void tst_rule_checks::contradictions()
{
    QFETCH(QByteArray, rules);
    QFETCH(QString, problem);
    const QByteArray text =
        R"({"rookery": 2, "board": {"lattice": "square", "size": [3, 3], "edits": {"zones": {"nowhere": [],
            "west": ["a1", "a2", "a3"], "east": ["c1", "c2", "c3"]}}},
        "pieces": [{"name": "King", "letters": "K", "moves": [{"betza": "K"}]}, {"name": "Rook", "letters": "R", "moves": [{"betza": "R"}]},
            {"name": "Ghost", "moves": [{"betza": "K"}]},
            {"name": "Guard", "moves": [{"betza": "K"}], "confined-to": "east"}],
        "setup": {"White": {"King": ["a1"]}, "Black": {"King": ["a3"], "Rook": ["c3"]}}, "rules": {)"
        + rules + "}}";
    TAKE(read, readDesign(text.toStdString()));
    QStringList found;
    for (const Problem &one : check(read.design)) {
        if (one.code.front() == 'R')
            found << QString::fromStdString(one.code + " " + one.sentence());
    }
    QCOMPARE(found, problem.isEmpty() ? QStringList() : QStringList(problem));
    for (const Problem &one : check(read.design)) {
        const CheckRow *row = checkRow(one.code);
        if (one.code.front() != 'R' || !row->mend || row->titleFor(one).empty())
            continue;
        TAKE(mended, row->mend(read.design, one));
        const auto left = check(mended);
        QVERIFY2(std::find(left.begin(), left.end(), one) == left.end(), row->titleFor(one).data());
    }
}

/// After the queen's capture on f7 Black has no king; the fix makes that the end.
void tst_rule_checks::explodedKings()
{
    QVERIFY(lostRoyals(bundledDesign("atomic-chess")).empty());
    QVERIFY(lostRoyals(bundledDesign("chess")).empty());
    const Design exploding = explodingChess();
    const auto problems = lostRoyals(exploding);
    QCOMPARE(problems.size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(problems.front().sentence()),
             "an explosion" + QString(lostRoyal));
    QCOMPARE(QString::fromStdString(problems.front().place.pointer),
             QStringLiteral("/rules/explosions/0"));
    const QStringList game{"e2-e3", "a7-a6", "d1-f3", "a6-a5", "f3-f7"};
    QCOMPARE(endAfter(exploding, game), QString());
    const Design mended = must(checkRow("R017")->mend(exploding, problems.front()));
    QVERIFY(lostRoyals(mended).empty());
    QCOMPARE(endAfter(mended, game), QStringLiteral("White wins: Black has no King left"));
}

void tst_rule_checks::capturedFriends()
{
    Design design = bundledDesign("chess");
    const PieceId knight = *design.pieces->find("Knight");
    design =
        must(withMovementAdded(design, knight, Movement{BetzaText{"dN", {}}, When::Always, {}}));
    const auto problems = lostRoyals(design);
    QCOMPARE(problems.size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(problems.front().sentence()),
             "a move of the Knight" + QString(lostRoyal));
    QVERIFY(lostRoyals(must(checkRow("R017")->mend(design, problems.front()))).empty());
}

void tst_rule_checks::gamesGoOnOnlyWhereItIsSaid_data()
{
    QTest::addColumn<QString>("design");
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(13)) {
        const std::string name(bundledDesigns()[i].name);
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
}

/// Random games: wherever a player without a royal piece plays on, the checks have said so.
void tst_rule_checks::gamesGoOnOnlyWhereItIsSaid()
{
    QFETCH(QString, design);
    const Design made = bundledDesign(design.toStdString());
    if (!lostRoyals(made).empty())
        return;
    MoveRules moveRules(made);
    std::mt19937 random(7);
    for (int i = 0; i < amount(3, 1); ++i) {
        const Position start = startPosition(made, moveRules.board());
        GameRecord game(moveRules, start);
        for (int ply = 0; ply < amount(80, 10) && !game.end(); ++ply) {
            QVERIFY2(!hasLostRoyals(moveRules.book(), start, game.position()),
                     writePosition(game.position(), made, moveRules.board()).c_str());
            const std::vector<Move> moves = game.legalMoves();
            game.play(moves[random() % moves.size()]);
        }
    }
}

namespace {

/// The design with so many pieces somewhere on the board, and with an end that says
/// nothing about royal pieces; nothing if a player is in check already.
std::optional<Design> readyToPlay(Design design, std::size_t pieces, std::mt19937 &random)
{
    const Board board(design.board, design.directions);
    design.setup.edit([&](Setup &setup) {
        setup = {};
        std::vector<std::size_t> cells(board.size());
        for (std::size_t i = 0; i < cells.size(); ++i)
            cells[i] = i;
        std::shuffle(cells.begin(), cells.end(), random);
        cells.resize(std::min<std::size_t>(cells.size() / 2, pieces));
        for (std::size_t i = 0; i < cells.size(); ++i)
            setup.placements.push_back(
                {board.site(CellId(cells[i])), PieceId(random() % 2), PlayerId(i % 2)});
        std::sort(setup.placements.begin(),
                  setup.placements.end(),
                  [](const Placement &a, const Placement &b) { return a.site < b.site; });
    });
    design.rules.edit([](Rules &rules) {
        rules.ends.push_back({Stalemate{}, Outcome::Draw, {}, {}, {}, {}, {}});
    });
    MoveRules moveRules(design);
    const Position start = startPosition(design, moveRules.board());
    for (const PlayerId player : IdRange<PlayerId>(start.players())) {
        if (moveRules.isInCheck(start, player))
            return std::nullopt;
    }
    return design;
}

/// Whether a player without a royal piece has to play on somewhere in a random game.
bool playsOnWithoutRoyals(const Design &design, std::mt19937 &random)
{
    MoveRules moveRules(design);
    const Position start = startPosition(design, moveRules.board());
    GameRecord game(moveRules, start);
    for (int ply = 0; ply < 40 && !game.end(); ++ply) {
        const std::vector<Move> moves = game.legalMoves();
        if (moves.empty())
            return false;
        game.play(moves[random() % moves.size()]);
        if (hasLostRoyals(moveRules.book(), start, game.position()) && !game.end())
            return true;
    }
    return false;
}

} // namespace

/// The same under rules drawn at random, which do such things.
void tst_rule_checks::randomGamesGoOnOnlyWhereItIsSaid()
{
    int lost = 0;
    for (unsigned seed = 1; seed <= amount(300U, 5U); ++seed) {
        Dice dice(seed);
        const auto drawn = randomDesign(dice);
        std::mt19937 random(seed);
        for (const std::size_t pieces : {10U, 6U}) {
            const auto design = drawn ? readyToPlay(*drawn, pieces, random) : std::nullopt;
            if (!design || !playsOnWithoutRoyals(*design, random))
                continue;
            ++lost;
            QVERIFY2(!lostRoyals(*design).empty(), ("seed " + std::to_string(seed)).c_str());
        }
    }
    QVERIFY2(lost >= amount(3, 0), std::to_string(lost).c_str());
}

/// Chess with drops: a pawn that is put down has no double step, unless the design says so;
/// either is said.
void tst_rule_checks::firstMovesOfDroppedPieces()
{
    Design design = bundledDesign("chess");
    const auto notes = [](const Design &each) {
        auto problems = allProblems(each);
        std::erase_if(problems, [](const Problem &problem) { return problem.code != "R018"; });
        return problems;
    };
    QVERIFY(notes(design).empty());
    design.rules.edit([](Rules &rules) { rules.hands.captured = Captured::CaptorsHand; });
    QCOMPARE(notes(design).size(), std::size_t(1));
    QCOMPARE(notes(design).front().sentence(),
             std::string("a Pawn that is dropped counts as moved: it never has its first moves"));
    const auto movesOf = [](const Design &each, CellId from) {
        MoveRules moveRules(each);
        Position position = startPosition(each, moveRules.board());
        for (const char *cell : {"a2", "a7", "b7"})
            position.take(*moveRules.board().find(cell));
        const PieceId pawn = *each.pieces->find("Pawn");
        position.setCount(OffBoard::Hand, PlayerId(0), pawn, 1);
        std::vector<Move> moves;
        moveRules.legal(position, moves);
        const auto drop = std::find_if(moves.begin(), moves.end(), [&](const Move &move) {
            return move.kind == Move::Kind::Drop && move.to == from;
        });
        Undo undo;
        moveRules.make(position, Move(*drop), undo);
        position.setToMove(PlayerId(0));
        moveRules.legal(position, moves);
        return std::count_if(moves.begin(), moves.end(), [&](const Move &move) {
            return move.kind == Move::Kind::Displace && move.from == from;
        });
    };
    const CellId a2 = *MoveRules(design).board().find("a2");
    QCOMPARE(movesOf(design, a2), 1);
    const Design otherwise = must(checkRow("R018")->mend(design, notes(design).front()));
    QCOMPARE(otherwise.rules->hands.dropped, Dropped::Unmoved);
    QCOMPARE(notes(otherwise).front().sentence(),
             std::string("a Pawn that is dropped counts as unmoved: it has its first moves "
                         "wherever it comes in"));
    QCOMPARE(movesOf(otherwise, a2), 2);
}

QTEST_APPLESS_MAIN(tst_rule_checks)
#include "tst_rule_checks.moc"
