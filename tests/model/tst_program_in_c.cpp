#include "model/file/design/design_writer.h"
#include "tests/model/played_designs.h"

using namespace rookery;
using namespace rookery::test;

/// The program in C lists the same moves and ends as we do, in random games of every bundled design
/// that it takes, and can be part of another one.
class tst_program_in_c : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameGame_data();
    void sameGame();
    void sameAfterMoves_data();
    void sameAfterMoves();
    void mostDesignsAreTaken();
    void largeBoardsAreTaken();
    void everyFunctionIsKnown();
    void nothingIsLost_data();
    void nothingIsLost();
    void otherProgramsAsk_data();
    void otherProgramsAsk();
    void deepPhrasesAreRead();
    void hostileTextsStayTexts();
};

namespace {

const Format &format()
{
    return *findFormat("movetable");
}

std::string programOf(const Design &design)
{
    const auto made = exported(format(), Subject(design), {{}, "game"});
    if (!made)
        qFatal("%s", made.error().sentence().c_str());
    return made->files.front().text;
}

/// What a program prints that is compiled from this file beside game.c.
QString printed(const ScratchFolder &folder,
                const std::string &file,
                const std::string &input = {},
                const std::vector<std::string> &options = {})
{
    std::vector<std::string> command = {"gcc", "-std=c99", "-Og", "-Wall", "-Wextra", "-Werror"};
    command.insert(command.end(), options.begin(), options.end());
    command.insert(command.end(), {"-o", "game", file});
    const ProcessReport compiled = run(command, folder.path());
    if (!compiled.isFine())
        return QString::fromStdString("gcc: " + compiled.errors);
    ProcessLimits limits{std::chrono::milliseconds(60'000), 16U << 20U, 0, nullptr};
    limits.data = std::size_t(1) << 50U; // a sanitizer maps a lot
    const ProcessReport report =
        supervise({{(folder.path() / "game").string(), "-"}, input, folder.path(), {}, limits});
    return QString::fromStdString(report.output + report.errors).trimmed();
}

} // namespace

void tst_program_in_c::sameGame_data()
{
    addPlayedDesigns(format(), 40); // each is compiled
}

void tst_program_in_c::sameGame()
{
    QFETCH(Design, design);
    checkSame(
        format(), moveTableTarget, design, [](const Subject &subject, const ProofTarget &target) {
            const int count = static_cast<int>(seeds(amount(2U, 1U)));
            return randomGames(subject, target, count, amount(90, 18));
        });
}

void tst_program_in_c::sameAfterMoves_data()
{
    addRareGames();
}

void tst_program_in_c::sameAfterMoves()
{
    QFETCH(QString, name);
    QFETCH(QString, moves);
    checkSameAfter(format(), moveTableTarget, name, moves);
}

void tst_program_in_c::mostDesignsAreTaken()
{
    checkMostAreTaken(format());
}

/// Larger ones than a page may have.
void tst_program_in_c::largeBoardsAreTaken()
{
    const Design design = bundledDesign("taikyoku-board");
    QVERIFY(verdictOf(*findFormat("play-html"), Subject(design), {}).portability()
            == Portability::Impossible);
    QVERIFY(verdictOf(format(), Subject(design), {}).portability() == Portability::Exact);
}

void tst_program_in_c::everyFunctionIsKnown()
{
    checkFunctionsAreKnown(bundledGameInC(), QStringLiteral("\n    \\{\"%1\", means"));
}

void tst_program_in_c::nothingIsLost_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"chess", "lasca"})
        QTest::newRow(name) << name;
}

/// Neither memory nor what is read beside it.
void tst_program_in_c::nothingIsLost()
{
    QFETCH(QString, name);
    if (installedProgram("gcc").empty())
        QSKIP("gcc is not installed (Debian package gcc)");
    const Subject subject(bundledDesign(name.toStdString()));
    const ScratchFolder folder;
    write(folder.path() / "game.c", programOf(subject.design()));
    std::string questions;
    const auto made = exported(format(), subject, {{}, "game"});
    const ReadyTarget ready = moveTableTarget(*made, {}, proofRequest(1), folder.path());
    QVERIFY2(ready.target != nullptr, ready.sentence.text().c_str());
    const Games games = randomGames(subject, *ready.target, 1, 12);
    for (const ProofQuestion &question : games.questions) {
        questions += questions.empty() ? "2" : "1";
        for (const std::string &move : question.path)
            questions += " " + move;
        questions += "\n";
    }
    const QString lines =
        printed(folder, "game.c", questions, {"-O0", "-g", "-fsanitize=address,undefined,leak"});
    QVERIFY2(lines.startsWith("moves: "), qPrintable(lines));
    QVERIFY2(lines.endsWith("\ndone"), qPrintable(lines));
    QCOMPARE(lines.count("\ndone"), qsizetype(games.questions.size()));
}

void tst_program_in_c::otherProgramsAsk_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("said");
    QTest::newRow("who has won, and a move taken back")
        << "chess"
        << R"("f2-f3", "e7-e5", "g2-g4", "d8-h4")"
        << "0 moves of 1, 2: Black wins: White is checkmated\n30 moves of 2, -1: -";
    QTest::newRow("own rules") << "oware"
                               << R"("a1")"
                               << "6 moves of 2, -1: -\n6 moves of 1, -1: -";
}

void tst_program_in_c::otherProgramsAsk()
{
    if (installedProgram("gcc").empty())
        QSKIP("gcc is not installed (Debian package gcc)");
    QFETCH(QString, name);
    QFETCH(QString, moves);
    QFETCH(QString, said);
    const ScratchFolder folder;
    write(folder.path() / "game.c", programOf(bundledDesign(name.toStdString())));
    const QString host = QStringLiteral(R"c(
#define GAME
#define NO_MAIN
%2

static void tell(void)
{
    const char *why = "-";
    int count = list_moves(0);
    int winner = result(&why);
    printf("%d moves of %d, %d: %s\n", count, whose_turn(), winner, why);
}

int main(void)
{
    static const char *const moves[] = {%1};
    size_t i;
    set_up();
    for (i = 0; i < sizeof moves / sizeof *moves; ++i) {
        list_moves(0);
        if (!play_move(moves[i]))
            printf("%s is none of %s ...\n", moves[i], move_text(0));
    }
    tell();
    take_back();
    tell();
    list_moves(0);
    return play_move("a1-a8");
}
)c")
                             .arg(moves, QStringLiteral("#include \"game.c\""));
    write(folder.path() / "host.c", host.toStdString());
    QCOMPARE(printed(folder, "host.c"), said);
}

void tst_program_in_c::deepPhrasesAreRead()
{
    if (installedProgram("gcc").empty())
        QSKIP("gcc is not installed (Debian package gcc)");
    Design design = bundledDesign("tic-tac-toe");
    std::string sum = "turn";
    for (int i = 0; i < 150; ++i)
        sum += " + 1";
    design.rules.edit(
        [&](Rules &rules) { rules.bans.emplace_back().before.text = sum + " = 152"; });
    const auto read = readDesign(writeDesign(design)); // which understands the phrase
    QVERIFY(read.has_value());
    const ScratchFolder folder;
    write(folder.path() / "game.c", programOf(read->design));
    QCOMPARE(
        printed(folder, "game.c", "1\n1 a1\n"),
        QString("moves: a1 a2 a3 b1 b2 b3 c1 c2 c3\nend: *\ndone\nmoves:\nend: 1/2-1/2\ndone"));
}

/// Names from elsewhere, in comments and in data.
void tst_program_in_c::hostileTextsStayTexts()
{
    if (installedProgram("gcc").empty())
        QSKIP("gcc is not installed (Debian package gcc)");
    const std::string hostile = "*/ \"\\\n?\?/\x01\xc3\xa9\xff %s 0";
    Design design = bundledDesign("tic-tac-toe");
    design.info.edit([&](Info &info) { info.name = info.author = hostile; });
    design.rules.edit([&](Rules &rules) { rules.players[0].name = hostile; });
    design.pieces.edit([&](Pieces &pieces) { pieces.types[0].name = hostile; });
    design.board.edit([&](BoardRecipe &board) {
        board.edits.renamed = {{SiteId(0), "a\"\\ ?\?/1"}};
    });
    const ScratchFolder folder;
    write(folder.path() / "game.c", programOf(design));
    const QString lines =
        printed(folder, "game.c", "1 b2\n", {"-trigraphs", "-pedantic", "-Wno-overlength-strings"});
    QCOMPARE(lines, QString("moves: a\"\\_?\?/1 a2 a3 b1 b3 c1 c2 c3\nend: *\ndone"));
}

QTEST_APPLESS_MAIN(tst_program_in_c)
#include "tst_program_in_c.moc"
