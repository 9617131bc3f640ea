#include "model/exchange/export_files.h"
#include "model/play/game_record.h"
#include "model/play/moves.h"
#include "model/play/referee.h"
#include "tests/model/export_support.h"
#include "tests/support.h"

#include <random>
#include <set>

using namespace rookery;
using namespace rookery::test;

/// Scripts that list moves, run beside our own games.
class tst_scripts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scriptListsTheMovesOfWholeGames_data();
    void scriptListsTheMovesOfWholeGames();
    void scriptsWithoutMovesAreImpossible();
    void tablesCompileByAnyName_data();
    void tablesCompileByAnyName();
    void typesAreToldApart();
    void walkersAnswerQuestions();
};

namespace {

/// Whether the verdict's losses leave comparable what the script lists and what ours() does.
bool isComparable(const Subject &subject)
{
    constexpr RuleKind apart[] = {
        RuleKind::Walling, RuleKind::Immunity, RuleKind::UnmovedOnly, RuleKind::Confinement};
    const Verdict verdict = verdictOf(*findFormat("nomignolov"), subject, {});
    const auto isLost = [&](const UsedRule &rule) {
        return std::any_of(
            verdict.differences.begin(), verdict.differences.end(), [&](const Loss &loss) {
                return loss.sentence == "left out: " + rule.sentence;
            });
    };
    const auto isApart = [&](const UsedRule &rule) {
        return std::find(std::begin(apart), std::end(apart), rule.kind) != std::end(apart)
               || (rule.kind == RuleKind::Unknown && isLost(rule));
    };
    const auto &used = subject.usedRules();
    const auto &drops = subject.rules().drops;
    // Who has lost leaves the game by a move of its own.
    return verdict.portability() != Portability::Impossible
           && subject.rules().turns.lost == LostPlayer::EndsGame
           && std::none_of(used.begin(), used.end(), isApart)
           && std::none_of(drops.begin(), drops.end(), [](const Drop &drop) {
                  return drop.colour != DropColour::Any;
              });
}

/// Chess in which players take one of their pieces off the board first.
Design clearedChess(const PlayerSet &players)
{
    Design design = bundledDesign("los-alamos-chess");
    design.rules.edit([&](Rules &rules) { rules.clearings.emplace_back().players = players; });
    return design;
}

/// What the script means to list: where pieces go and are put down, without check, castling,
/// captures in passing, promotion and the duty to capture.
std::string ours(Referee &referee, const Design &design, Position position)
{
    std::vector<Move> moves;
    referee.pseudoLegal(position, moves);
    std::erase_if(moves, [&](const Move &move) {
        const bool isSaid = move.kind == Move::Kind::Displace || move.kind == Move::Kind::Drop
                            || move.kind == Move::Kind::Pass || move.kind == Move::Kind::Remove;
        return !isSaid || (!move.taken.empty() && design.rules->mills.empty()) || move.gate;
    });
    if (design.rules->compulsions.empty())
        referee.obeyDuties(position, moves);
    std::set<std::string> texts;
    for (Move move : moves) {
        if (move.kind == Move::Kind::Displace)
            move.becomes.reset();
        texts.insert(moveText(move, referee.board(), *design.pieces, moves));
    }
    std::string line;
    for (const std::string &text : texts)
        line += (line.empty() ? "" : " ") + text;
    return line;
}

/// For the host below: the player to move, and each piece with its player, type and cell.
std::string luaPosition(const Position &position, const Design &design, const Board &board)
{
    std::string text = "{ turn = " + std::to_string(position.toMove().index() + 1) + ", ";
    const auto add = [&](PlayerId player, PieceId type, const std::string &cell) {
        text += "{" + std::to_string(player.index() + 1) + "," + std::to_string(type.index() + 1)
                + ",'" + cell + "'}, ";
    };
    for (const CellId cell : board.cells()) {
        if (const auto man = position.at(cell))
            add(man->owner, man->type, board.name(cell));
    }
    for (const PlayerId player : IdRange<PlayerId>(design.rules->players.size())) {
        for (const PieceId type : IdRange<PieceId>(design.pieces->types.size())) {
            for (int i = 0; i < position.count(OffBoard::Hand, player, type); ++i)
                add(player, type, "hand");
        }
    }
    return text + "},\n";
}

constexpr const char *gameHost = R"lua(
local turn, stand = 1, {}
function id_whose_turn_is_it() return turn end
function get_cells_type(type)
  local cells = { 'captured' }
  for _, cell in ipairs(stand[type] or {}) do cells[#cells + 1] = cell end
  return table.unpack(cells)
end
dofile('game.lua')
for _, position in ipairs(dofile('positions.lua')) do
  turn, stand = position.turn, {}
  for _, piece in ipairs(position) do
    local name = types[piece[1]][piece[2]]
    stand[name] = stand[name] or {}
    table.insert(stand[name], piece[3])
  end
  assert(list_moves() == #moves)
  table.sort(moves)
  print(table.concat(moves, ' '))
end
)lua";

} // namespace

void tst_scripts::scriptListsTheMovesOfWholeGames_data()
{
    QTest::addColumn<QString>("name");
    int designs = 0;
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(10)) {
        const BundledDesign &row = bundledDesigns()[i];
        if (!isComparable(Subject(bundledDesign(row.name))))
            continue;
        QTest::newRow(std::string(row.name).c_str())
            << QString::fromStdString(std::string(row.name));
        ++designs;
    }
    QTest::newRow("chess that begins with taking a piece off") << "";
    QVERIFY2(designs >= amount(70, 3), std::to_string(designs).c_str());
}

void tst_scripts::scriptListsTheMovesOfWholeGames()
{
    QFETCH(QString, name);
    if (installedProgram("lua5.4").empty())
        QSKIP("lua is not installed (Debian package lua5.4)");
    const Design design = name.isEmpty() ? clearedChess({}) : bundledDesign(name.toStdString());
    const Subject subject(design);
    QVERIFY(isComparable(subject));
    Referee referee(design);
    std::mt19937 random(11);
    std::string positions = "return {\n";
    std::vector<std::string> wanted;
    for (int i = 0; i < amount(3, 1); ++i) {
        GameRecord game(referee, startPosition(design, referee.board()));
        for (int ply = 0; ply < amount(60, 8) && !game.end(); ++ply) {
            positions += luaPosition(game.position(), design, referee.board());
            wanted.push_back(ours(referee, design, game.position()));
            const std::vector<Move> moves = game.legalMoves();
            game.play(moves[random() % moves.size()]);
        }
    }
    const auto exported_ = exported(*findFormat("nomignolov"), subject, {{}, "game"});
    QVERIFY(exported_.has_value());
    const ScratchFolder folder;
    write(folder.path() / "game.lua", exported_->files.front().text);
    write(folder.path() / "positions.lua", positions + "}\n");
    write(folder.path() / "host.lua", gameHost);
    const ProcessReport report = run({"lua5.4", "host.lua"}, folder.path());
    QVERIFY2(report.isFine(), report.errors.c_str());
    const QStringList listed = QString::fromStdString(report.output).split('\n');
    QCOMPARE(listed.size(), qsizetype(wanted.size() + 1));
    for (std::size_t i = 0; i < wanted.size(); ++i)
        QCOMPARE(listed[qsizetype(i)], QString::fromStdString(wanted[i]));
}

/// Where only White begins so, nothing on the board says whose first turn it is.
void tst_scripts::scriptsWithoutMovesAreImpossible()
{
    const Verdict verdict =
        verdictOf(*findFormat("nomignolov"), Subject(clearedChess({PlayerId(0)})), {});
    QCOMPARE(verdict.obstacles.size(), std::size_t(1));
    QCOMPARE(
        QString::fromStdString(verdict.obstacles.front().sentence),
        QStringLiteral("there are moves from cell to cell or from a hand at the start, not only "
                       "such as xa1"));
}

void tst_scripts::tablesCompileByAnyName_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"table.h", "h.c", "my game.h", "table.txt", "table"})
        QTest::newRow(name) << name;
}

/// The program includes the table by the name that it was written to.
void tst_scripts::tablesCompileByAnyName()
{
    QFETCH(QString, name);
    if (installedProgram("gcc").empty())
        QSKIP("gcc is not installed");
    const auto made =
        exported(*findFormat("movetable"), Subject(bundledDesign("chess")), {{}, "h"});
    QVERIFY(made.has_value());
    const ScratchFolder folder;
    QVERIFY(writeExport(*made, folder.path() / name.toStdString()));
    const ProcessReport report =
        run({"gcc", "-Wall", "-Wextra", "-Werror", "-std=c99", "-o", "walker", "h_walker.c"},
            folder.path());
    QVERIFY2(report.isFine(), report.errors.c_str());
    const ProcessReport counted = run({(folder.path() / "walker").string(), "2"}, folder.path());
    QVERIFY2(counted.output.find("400") != std::string::npos, counted.output.c_str());
}

/// Two types with one letter, and one without any.
void tst_scripts::typesAreToldApart()
{
    Design design = gameToExport("small, ordinary king");
    design.pieces.edit([](Pieces &pieces) {
        pieces.types[pieces.find("Queen")->index()].letter = "R";
        pieces.types[pieces.find("Knight")->index()].letter.clear();
    });
    design.rules.edit([&](Rules &rules) {
        for (Promotion &promotion : rules.promotions)
            promotion.into.push_back(*design.pieces->find("Knight"));
    });
    const Proof proof = prove(*findFormat("movetable"), Subject(design), {{}, "game"}, proofRequest(2));
    SKIP_IF_MISSING(proof);
    QVERIFY2(agrees(proof), proof.sentence.c_str());
    const auto isPromotion = [](const ExercisedRule &rule) { return rule.rule.kind == RuleKind::Promotion && rule.positions > 0; };
    QVERIFY(std::any_of(proof.rules.begin(), proof.rules.end(), isPromotion));
}

/// As the program says of itself.
void tst_scripts::walkersAnswerQuestions()
{
    if (installedProgram("gcc").empty())
        QSKIP("gcc is not installed");
    const auto made = exported(*findFormat("movetable"), Subject(gameToExport("small, ordinary king")), {{}, "h"});
    QVERIFY(made.has_value());
    const ScratchFolder folder;
    QVERIFY(writeExport(*made, folder.path() / "h.h"));
    QVERIFY(run({"gcc", "-std=c99", "-o", "walker", "h_walker.c"}, folder.path()).isFine());
    const auto answer = [&](const std::string &question) {
        return QString::fromStdString(run({(folder.path() / "walker").string(), "-"}, folder.path(), question).output);
    };
    QCOMPARE(answer("1 a2-a3 a2-a3\n"), QStringLiteral("refused: 1\ndone\n"));
    QCOMPARE(answer("1 a2-a4\n\n1\n"), QStringLiteral("refused: 0\ndone\n"));
    QCOMPARE(answer("1 " + std::string(1000, 'a') + "\n"), QStringLiteral("refused: 0\ndone\n"));
    const QStringList lines = answer("2\n1 a2-a3 b4-a3\n").split('\n');
    QCOMPARE(lines.size(), qsizetype(6));
    QCOMPARE(lines[0].count(' '), qsizetype(8));
    qulonglong below = 0;
    for (const QString &word : lines[1].mid(7).split(' '))
        below += word.toULongLong();
    QCOMPARE(below, qulonglong(68));
    QVERIFY(lines[3].contains(" b2-a3"));
    QVERIFY(!lines[3].contains(" a2-a3"));
}

QTEST_APPLESS_MAIN(tst_scripts)
#include "tst_scripts.moc"
