#include "model/file/design/design_writer.h"
#include "tests/model/played_designs.h"

#include <QRegularExpression>

using namespace rookery;
using namespace rookery::test;

/// The script in Lua lists the same moves and ends as we do, in random games of every bundled
/// design that it takes, and answers its host.
class tst_nomignolov : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameGame_data();
    void sameGame();
    void sameAfterMoves_data();
    void sameAfterMoves();
    void mostDesignsAreTaken();
    void everyFunctionIsKnown();
    void hostIsAnswered_data();
    void hostIsAnswered();
    void deepPhrasesAreRead();
    void hostileTextsStayTexts();
    void cellsOffTheBoardAreNoCells();
};

namespace {

const Format &script()
{
    return *findFormat("nomignolov");
}

std::string scriptOf(const Design &design)
{
    const auto made = exported(script(), Subject(design), {{}, "game"});
    if (!made)
        qFatal("%s", made.error().sentence().c_str());
    return made->files.front().text;
}

/// What Lua prints of the script with these lines behind it.
QString printed(const std::string &text, const std::string &lines)
{
    const ScratchFolder folder;
    write(folder.path() / "game.lua", text);
    write(folder.path() / "host.lua", lines);
    const ProcessReport report = run({"lua5.4", "host.lua"}, folder.path());
    return QString::fromStdString(report.output + report.errors).trimmed();
}

/// A host that keeps the position by itself and says only what stands where.
constexpr const char *lookingHost = R"lua(
local stand, turn
function id_whose_turn_is_it() return turn end
function get_cells_type(name) return table.unpack(stand[name] or {}) end
dofile("game.lua")
stand, turn = setup, 1
local function take(name, cell)
  for i, at in ipairs(stand[name] or {}) do
    if at == cell then return table.remove(stand[name], i) end
  end
end
local function put(name, cell)
  stand[name] = stand[name] or {}
  table.insert(stand[name], cell)
end
local function capture(cell)
  for _, names in ipairs(types) do
    for place, name in ipairs(names) do
      if take(name, cell) then return put(captured_go_to == "hand" and types[turn][place] or name, captured_go_to) end
    end
  end
end
local function play(text)
  list_moves()
  local move = assert(details[text], text)
  for _, cell in ipairs(move.takes) do capture(cell) end
  if move.piece then take(move.piece, move.from or "hand") end
  if move.to then
    capture(move.to)
    put(move.as or move.piece, move.to)
  end
  for _, other in ipairs(move.puts) do
    for _, name in ipairs(types[turn]) do
      if take(name, other[1]) then
        put(name, other[2])
        break
      end
    end
  end
  turn = turn % #types + 1
end
)lua";

} // namespace

void tst_nomignolov::sameGame_data()
{
    addPlayedDesigns(script());
}

void tst_nomignolov::sameGame()
{
    QFETCH(Design, design);
    checkSame(script(), luaTarget, design, [](const Subject &subject, const ProofTarget &target) {
        const int count = static_cast<int>(seeds(amount(2U, 1U)));
        return randomGames(subject, target, count, amount(30, 8));
    });
}

void tst_nomignolov::sameAfterMoves_data()
{
    addRareGames();
}

void tst_nomignolov::sameAfterMoves()
{
    QFETCH(QString, name);
    QFETCH(QString, moves);
    checkSameAfter(script(), luaTarget, name, moves);
}

void tst_nomignolov::mostDesignsAreTaken()
{
    checkMostAreTaken(script());
}

void tst_nomignolov::everyFunctionIsKnown()
{
    checkFunctionsAreKnown(bundledLuaScript(), QStringLiteral("\n    \\[\"%1\"\\] = function"));
}

void tst_nomignolov::hostIsAnswered_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QString>("said");
    const auto played = [](const QString &moves, const QString &last) {
        return QString::fromUtf8(lookingHost)
               + QStringLiteral("for text in (\"%1\"):gmatch(\"%S+\") do play(text) end\n%2\n")
                     .arg(moves, last);
    };
    QTest::newRow("a host that looks only: castling, and en passant once")
        << "chess"
        << played("e2-e4 a7-a6 e4-e5 d7-d5",
                  "list_moves() print(details[\"e5-d6xd5\"] and 1 or 0) "
                  "for text in (\"g1-f3 a6-a5 f1-e2 a5-a4 e1-g1 a4-a3\"):gmatch(\"%S+\") "
                  "do play(text) end list_moves() "
                  "print(details[\"e5-d6xd5\"] and 1 or 0, table.concat(stand.white_king), "
                  "table.concat(stand.white_rook, \" \"), list_moves())")
        << "1\n0\tg1\ta1 f1\t25";
    QTest::newRow("captured pieces in hand") << "minishogi"
                                             << "dofile(\"game.lua\") print(captured_go_to)"
                                             << "hand";
    QTest::newRow("who has won, and a move taken back")
        << "chess"
        << "dofile(\"game.lua\") for text in (\"f2-f3 e7-e5 g2-g4 d8-h4\"):gmatch(\"%S+\") do "
           "list_moves() assert(play_move(text)) end print(list_moves(), whose_turn(), result()) "
           "take_back() print(result(), list_moves(), play_move(\"a1-a8\"))"
        << "0\t1\t2\tBlack wins: White is checkmated\nnil\t30\tfalse";
    QTest::newRow("what stands where after seeds are sown")
        << "oware"
        << "dofile(\"game.lua\") list_moves() print(play_move(moves[1]), whose_turn(), "
           "list_moves() > 0)"
        << "true\t2\ttrue";
}

void tst_nomignolov::hostIsAnswered()
{
    if (installedProgram("lua5.4").empty())
        QSKIP("lua5.4 is not installed (Debian package lua5.4)");
    QFETCH(QString, name);
    QFETCH(QString, lines);
    QFETCH(QString, said);
    QCOMPARE(printed(scriptOf(bundledDesign(name.toStdString())), lines.toStdString()), said);
}

/// Lua reads tables in tables to a depth of 200 only.
void tst_nomignolov::deepPhrasesAreRead()
{
    if (installedProgram("lua5.4").empty())
        QSKIP("lua5.4 is not installed (Debian package lua5.4)");
    Design design = bundledDesign("tic-tac-toe");
    std::string sum = "turn";
    for (int i = 0; i < 150; ++i)
        sum += " + 1";
    design.rules.edit(
        [&](Rules &rules) { rules.bans.emplace_back().before.text = sum + " = 152"; });
    const auto read = readDesign(writeDesign(design)); // which understands the phrase
    QVERIFY(read.has_value());
    QCOMPARE(printed(scriptOf(read->design),
                     "dofile(\"game.lua\") print(list_moves()) play_move(moves[1]) "
                     "print(list_moves())"),
             QString("9\n0"));
}

/// Names from elsewhere, in comments and in data.
void tst_nomignolov::hostileTextsStayTexts()
{
    if (installedProgram("lua5.4").empty())
        QSKIP("lua5.4 is not installed (Debian package lua5.4)");
    const std::string hostile = "]]\n\"print(1)--\\";
    Design design = bundledDesign("tic-tac-toe");
    design.info.edit([&](Info &info) { info.name = info.author = hostile; });
    design.rules.edit([&](Rules &rules) { rules.players[0].name = hostile; });
    design.pieces.edit([&](Pieces &pieces) { pieces.types[0].name = hostile; });
    QCOMPARE(printed(scriptOf(design), "dofile(\"game.lua\") print(list_moves())"), QString("9"));
}

void tst_nomignolov::cellsOffTheBoardAreNoCells()
{
    Design design = bundledDesign("tic-tac-toe");
    design.board.edit([](BoardRecipe &board) { board.edits.renamed = {{SiteId(0), "hand"}}; });
    const Verdict verdict = verdictOf(script(), Subject(design), {});
    QCOMPARE(verdict.obstacles.size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(verdict.obstacles.front().sentence()),
             QString("no cell of the board is called hand, as one off the board is"));
}

QTEST_APPLESS_MAIN(tst_nomignolov)
#include "tst_nomignolov.moc"
