#include "tests/model/export_support.h"
#include "tests/model/format_lints.h"
#include "tests/model/random_variants.h"
#include "tests/support.h"

#include <algorithm>

using namespace rookery;
using namespace rookery::test;

/// Files for programs that cannot run here: all of them are texts of the published grammars, a few
/// stand word by word as they were when they were last read over, and a wrong word is seen.
class tst_target_grammars : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wrongWords_data();
    void wrongWords();
    void everyDesign_data();
    void everyDesign();
    void asReadOver_data();
    void asReadOver();
    void keysOfFairyStockfish11();
    void onePromotionOfEach();
    void royalPiecesInHand();
    void ludiiSlides();
    void ludiiNames();
    void ludiiStepsNowhere();
};

namespace {

std::string faultOf(std::string_view format, const std::string &text)
{
    return format == "ludii" ? ludiiFault(text)
           : format == "rbg" ? rbgFault(text)
                             : gameCourierFault(text);
}

/// A rider that only moves, a stepper that captures and promotes, on a ring in part.
Design smallDesign()
{
    Design design = designOf("square:4x5", {{"Rider", "ride n e s w"}, {"Pawn", "leap n ne"}});
    design.board.edit([](BoardRecipe &recipe) {
        Zone zone;
        zone.name = "last";
        zone.sharing = ZoneSharing::Facing;
        for (int file = 0; file < 4; ++file)
            zone.cells.emplace_back(file * 5 + 4);
        recipe.edits.zones.push_back(zone);
    });
    design.rules.edit([](Rules &rules) {
        Promotion promotion;
        promotion.types = {PieceId(1)};
        promotion.into = {PieceId(0)};
        promotion.zone = ZoneId(0);
        rules.promotions.push_back(promotion);
    });
    design.setup.edit([](Setup &setup) {
        setup.placements = {{SiteId(0), PieceId(0), PlayerId(0)},
                            {SiteId(6), PieceId(1), PlayerId(0)},
                            {SiteId(13), PieceId(1), PlayerId(1)},
                            {SiteId(19), PieceId(0), PlayerId(1)}};
    });
    return design;
}

std::string written(std::string_view format, const Design &design)
{
    const auto made = exported(*findFormat(format), Subject(design), {{}, "game"});
    return made ? made->files.front().text
                : "not written: "
                      + (made.error().notes.empty() ? made.error().sentence()
                                                    : made.error().notes.front().text());
}

} // namespace

void tst_target_grammars::wrongWords_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *name,
                        const char *format,
                        const char *from,
                        const char *to,
                        const char *fault) {
        QTest::newRow(name) << format << from << to << fault;
    };
    row("ludii: nothing is wrong", "ludii", "Mover", "Mover", "");
    row("ludii: a ludeme that there is not", "ludii", "(mapEntry", "(mapValue", "is no");
    row("ludii: a role that there is not", "ludii", "Mover", "Moover", "Moover is no");
    row("ludii: a keyword that there is not", "ludii", "Slide", "Glide", "Glide is no");
    row("ludii: an argument that there is not",
        "ludii",
        "directed:",
        "direct:",
        "direct:True is no");
    row("ludii: an argument without its name", "ludii", "use:Vertex", "Vertex", "Vertex is no");
    row("ludii: a value of another kind",
        "ludii",
        "directed:True",
        "directed:yes",
        "directed:yes is no");
    row("ludii: an empty list", "ludii", "{ (pair 0 1", "{ } { (pair 0 1", "(map ...) is no");
    row("ludii: an argument too many",
        "ludii",
        "(players 2",
        "(players 2 2",
        "2 is no argument of (players ...)");
    row("ludii: a list for a word", "ludii", "(players 2)", "(players {2})", "is no");
    row("ludii: a whole number for a decimal", "ludii", "{0.500 0.500}", "{0 0.500}", "0 is no");
    row("ludii: a track of another name",
        "ludii",
        "Slide \"T0\"",
        "Slide \"T99\"",
        "the track \"T99\" is not declared");
    row("ludii: a map of another name",
        "ludii",
        "(mapEntry \"M0\"",
        "(mapEntry \"M77\"",
        "the map \"M77\" is not declared");
    row("ludii: a region of another name",
        "ludii",
        "(sites Mover \"Z0.\"",
        "(sites Mover \"Z7.\"",
        "the regions \"Z7.\" is not declared");
    row("ludii: a name that is part of another",
        "ludii",
        "(piece \"Rider\" P2",
        "(piece \"Pawn Rider\" P2",
        "the piece \"Pawn\" is part of \"Pawn Rider\"");
    row("ludii: a piece of another name",
        "ludii",
        "(place \"Rider1\"",
        "(place \"Rider9\"",
        "the place \"Rider9\" is not declared");
    row("ludii: a site beyond the board",
        "ludii",
        "(place \"Rider1\" { 0",
        "(place \"Rider1\" { 20",
        "the board has no site 20");
    row("ludii: a bracket too many", "ludii", "(play ", "((play ", "is no");
    row("ludii: a bracket left open",
        "ludii",
        "(result Next Draw)",
        "(result Next Draw",
        "closes nothing");
    row("rbg: nothing is wrong", "rbg", "turns", "turns", "");
    row("rbg: a section that is missing",
        "rbg",
        "#variables",
        "#values",
        "'turns' is no way and no macro");
    row("rbg: a name with a sign in it",
        "rbg",
        "WhiteRider",
        "White_Rider",
        "no sign begins with '_'");
    row("rbg: a name that begins with a digit",
        "rbg",
        "#pieces = empty",
        "#pieces = 1empty",
        "a name is expected, not '1'");
    row("rbg: a word of the language as a name",
        "rbg",
        "#pieces = empty",
        "#pieces = board",
        "'board' is a word of the language");
    row("rbg: a piece without a declaration",
        "rbg",
        "[WhitePawn]",
        "[WhitePaw]",
        "'WhitePaw' is no piece");
    row("rbg: a piece declared twice",
        "rbg",
        "#pieces = empty,",
        "#pieces = empty, empty,",
        "'empty' is declared twice");
    row("rbg: a player who is a piece",
        "rbg",
        "->White",
        "->WhitePawn",
        "'WhitePawn' is no player");
    row("rbg: a way without a declaration",
        "rbg",
        "(next)*",
        "(nxt)*",
        "'nxt' is no way and no macro");
    row("rbg: a way to no vertex", "rbg", "next: a2", "next: z2", "'z2' is no vertex");
    row("rbg: a sum that ends early",
        "rbg",
        "\n      + ",
        "\n      + + ",
        "a move is expected, not '+'");
    row("rbg: an assignment to a piece",
        "rbg",
        "[$ turns =",
        "[$ empty =",
        "'empty' is no variable and no player");
    row("rbg: a test without a comparison",
        "rbg",
        "turns == 1000",
        "turns = 1000",
        "a comparison is expected, not '='");
    row("rbg: a bracket of another kind", "rbg", "[gone]", "[gone}", "']' is expected, not '}'");
    row("rbg: a bracket left open", "rbg", ")*\n", "*\n", "");
    row("game courier: nothing is wrong", "game-courier", "checkride", "checkride", "");
    row("game courier: a function that there is not",
        "game-courier",
        "checkride",
        "checkrade",
        "checkrade is no direction");
    row("game courier: a direction without a declaration",
        "game-courier",
        "map ne 1 1;",
        "",
        "ne is no direction");
    row("game courier: a statement that there is not",
        "game-courier",
        "map n ",
        "mop n ",
        "mop is no statement");
}

void tst_target_grammars::wrongWords()
{
    QFETCH(QString, format);
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, fault);
    std::string text = written(format.toStdString(), smallDesign());
    const std::size_t at = text.find(from.toStdString());
    QVERIFY2(at != std::string::npos, text.c_str());
    text.replace(at, from.toStdString().size(), to.toStdString());
    const QString found = QString::fromStdString(faultOf(format.toStdString(), text));
    if (from == to)
        QCOMPARE(found, QString());
    else
        QVERIFY2(!found.isEmpty() && found.contains(fault), qPrintable(found));
}

void tst_target_grammars::everyDesign_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("least");
    QTest::newRow("Ludii") << "ludii" << 20;
    QTest::newRow("Regular Boardgames") << "rbg" << 53;
    QTest::newRow("Game Courier") << "game-courier" << 40;
}

/// Every bundled design that the format takes.
void tst_target_grammars::everyDesign()
{
    QFETCH(QString, format);
    QFETCH(int, least);
    constexpr std::size_t large = 150; // cells, of which the sanitizers take long
    int made = 0;
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(11)) {
        const BundledDesign &bundled = bundledDesigns()[i];
        const Subject subject(bundledDesign(bundled.name));
        if (stride(2) != 1 && subject.board().size() > large)
            continue;
        const auto files = exported(*findFormat(format.toStdString()), subject, {{}, "game"});
        if (!files)
            continue;
        ++made;
        const std::string fault = faultOf(format.toStdString(), files->files.front().text);
        QVERIFY2(fault.empty(), (std::string(bundled.name) + ": " + fault).c_str());
    }
    QVERIFY2(made >= amount(least, 0), std::to_string(made).c_str());
}

void tst_target_grammars::asReadOver_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("file");
    const auto row = [](const char *format, const char *name, const char *file) {
        QTest::newRow(file) << format << name << file;
    };
    row("ludii", "a small game", "small.lud");        // promotion
    row("ludii", "gardner-minichess", "gardner.lud"); // mate and stalemate
    row("ludii", "makruk", "makruk.lud");
    row("ludii", "chess", "chess.lud"); // castling, captures in passing, first moves
    row("ludii", "connect-four", "connect-four.lud");
    row("ludii", "english-draughts", "english-draughts.lud"); // chains of captures
    row("rbg", "a small game", "small.rbg");                  // promotion
    row("rbg", "gardner-minichess", "gardner.rbg");           // a choice of promotions
    row("rbg", "minixiangqi", "minixiangqi.rbg");             // hops, and legs that bend
    row("game-courier", "a small game", "small.txt");
    row("game-courier", "chess", "chess.txt");                // first moves
    row("game-courier", "chess-cylinder", "cylinder.txt");    // links
    row("interactive-diagram", "a small game", "small.html"); // promotion
    row("interactive-diagram", "chess", "chess.html");        // first moves
    row("interactive-diagram", "capablanca", "capablanca.html");
}

/// Who changes a writer reads the new text over; ROOKERY_WRITE_GOLDEN=1 puts it there.
void tst_target_grammars::asReadOver()
{
    QFETCH(QString, format);
    QFETCH(QString, name);
    QFETCH(QString, file);
    const Design design = name == "a small game" ? smallDesign() : gameToExport(name);
    const std::string text = written(format.toStdString(), design);
    QVERIFY2(!text.starts_with("not written"), text.c_str());
    const std::filesystem::path path =
        std::filesystem::path(ROOKERY_SOURCE_DIR) / "tests/data/golden" / file.toStdString();
    if (qEnvironmentVariableIsSet("ROOKERY_WRITE_GOLDEN"))
        write(path, text);
    std::ifstream stream(path, std::ios::binary);
    const std::string wanted((std::istreambuf_iterator<char>(stream)),
                             std::istreambuf_iterator<char>());
    QCOMPARE(QString::fromStdString(text), QString::fromStdString(wanted));
}

/// Later keys would be read over there, and another game played.
void tst_target_grammars::keysOfFairyStockfish11()
{
    QCOMPARE(fairyStockfish11Fault("[a:b]\nking = k\n\nmaxFile = 8\n"), std::string());
    QCOMPARE(fairyStockfish11Fault("[a]\nkings = k\n"), std::string("kings is no key"));
    const auto check = [](const Design &design) {
        const auto made =
            exported(*findFormat("fairy-stockfish"), Subject(design), {"11.1", "game"});
        return made ? fairyStockfish11Fault(made->files.front().text) : std::string();
    };
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(3)) {
        const std::string_view name = bundledDesigns()[i].name;
        const std::string fault = check(bundledDesign(name));
        QVERIFY2(fault.empty(), (std::string(name) + ": " + fault).c_str());
    }
    for (unsigned seed = 0; seed < amount(600U, 60U); ++seed) {
        const std::string fault = check(randomVariant(seed));
        QVERIFY2(fault.empty(), ("seed " + std::to_string(seed) + ": " + fault).c_str());
    }
}

/// A second rule about the same pieces is left out, and not forgotten.
void tst_target_grammars::onePromotionOfEach()
{
    Design design = smallDesign();
    design.rules.edit([](Rules &rules) { rules.promotions.push_back(rules.promotions.front()); });
    for (const char *format : {"ludii", "rbg"}) {
        const Verdict verdict = verdictOf(*findFormat(format), Subject(design), {});
        QCOMPARE(std::count_if(verdict.differences.begin(),
                               verdict.differences.end(),
                               [](const Loss &loss) {
                                   return loss.sentence()
                                          == "left out: Pawn must promote to Rider in zone 'last'";
                               }),
                 std::ptrdiff_t(1));
    }
}

/// Where kings wait in hands that the file leaves out, losing them cannot be the goal.
void tst_target_grammars::royalPiecesInHand()
{
    for (const char *name : {"placement-chess", "sittuyin"})
        QCOMPARE(written("rbg", bundledDesign(name)),
                 std::string("not written: it would leave no way to win"));
    const std::string horde = written("rbg", bundledDesign("horde"));
    QVERIFY(horde.find("[$ White = 100]") != std::string::npos);
    QVERIFY(horde.find("[$ Black = 100]") == std::string::npos);
}

/// In Ludii a condition on `to` itself ends the slide where it first holds.
void tst_target_grammars::ludiiSlides()
{
    const std::string quiet = written("ludii", designOf("square:4x4", {{"Runner", "move ride n"}}));
    QVERIFY2(quiet.find("(move Slide \"T0\" (to (apply if:(is Empty (to)))))") != std::string::npos,
             quiet.c_str());
    Design meeting = designOf("square:4x4", {{"Runner", "ride n"}});
    meeting.board.edit([](BoardRecipe &recipe) {
        recipe.edits.links = {{SiteId(5), DirectionId(0), SiteId(1), {}}};
    });
    const std::string unrolled = written("ludii", meeting);
    QCOMPARE(ludiiFault(unrolled), std::string());
    // The second player rides the other way, where no lines meet.
    const std::string first = unrolled.substr(0, unrolled.find("(piece \"Runner\" P2"));
    QVERIFY2(first.find("(move Slide") == std::string::npos, unrolled.c_str());
}

/// Ludii finds a piece by a part of its name: asked for the King, it would take the Free King.
void tst_target_grammars::ludiiNames()
{
    const Design design = designOf(
        "square:3x3", {{"Free King", "leap n"}, {"King", "leap s"}, {"The King", "leap e"}});
    const std::string text = written("ludii", design);
    QCOMPARE(ludiiFault(text), std::string());
    for (const char *name : {"Free_King", "King_alone_AAB", "The_King"})
        QVERIFY2(text.find("(piece \"" + std::string(name) + "\" P1") != std::string::npos,
                 text.c_str());
    // Names that have the words of such an ending.
    const std::string odd = written(
        "ludii",
        designOf("square:3x3",
                 {{"King", "leap n"}, {"King alone", "leap s"}, {"King alone AAA", "leap e"}}));
    QCOMPARE(ludiiFault(odd), std::string());
    QVERIFY2(odd.find("(piece \"King_alone_alone_AAA\" P1") != std::string::npos, odd.c_str());
}

/// What no cell has a link for is no list without entries.
void tst_target_grammars::ludiiStepsNowhere()
{
    for (const char *path : {"leap (5,0)", "ride (5,0)"}) {
        const std::string text = written("ludii", designOf("square:3x3", {{"Leaper", path}}));
        QCOMPARE(ludiiFault(text), std::string());
        QVERIFY2(text.find("(piece \"Leaper\" P1)") != std::string::npos, text.c_str());
    }
}

QTEST_APPLESS_MAIN(tst_target_grammars)
#include "tst_target_grammars.moc"
