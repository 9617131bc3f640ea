#include "model/exchange/supervisor/supervisor.h"
#include "model/play/game/game_engine.h"
#include "model/play/position/position_text.h"
#include "tests/model/export_support.h"

#include <fstream>

using namespace rookery;
using namespace rookery::test;

/// Diagrams as people write them, and what is wrong with others.
class tst_diagram_reader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void blockIsRead();
    void writtenIsRead();
    void choicesAreRead_data();
    void choicesAreRead();
    void chessComesBackWhole();
    void pageOpensInABrowser();
    void refused_data();
    void refused();
    void unknownIsSaid();
};

namespace {

const char *block =
    "<p>Text before</p>\n<div class=\"idiagram\" style=\"float: left\">\nfiles=8\nranks=6\n"
    "promoZone=1\nmaxPromote=1\npromoChoice=NC\nroyal=3\nsymmetry=mirror\nsquareSize=50\n"
    "pawn::mfWcfF::a2-h2\nknight:N:::b1,g1\nking::K::e1\ncannon:C:mRcpR:cannon:c1,f1::\nlion:L:N:::"
    ":2\n</div>\nafter: the:diagram";

/// In place of the site's script: says what it finds, and what went wrong before.
const char *stubScript = R"js(
window.addEventListener("error", (event) => {
  document.documentElement.dataset.fault = event.message || "something is missing";
}, true);
window.addEventListener("load", () => {
  const diagrams = document.getElementsByClassName("idiagram");
  document.documentElement.dataset.diagrams = diagrams.length;
  document.documentElement.dataset.lines = diagrams[0].textContent.trim().split("\n").length;
});
)js";

std::string replaced(std::string text, std::string_view from, std::string_view to)
{
    const std::size_t at = text.find(from);
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

} // namespace

void tst_diagram_reader::blockIsRead()
{
    // The field behind the squares is the number in hand.
    std::string text = block;
    text.replace(text.find("lion:L:N::::2"), 13, "lion:L:N:::2");
    const auto read = readDiagram(text);
    QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
    const Design &design = read->design;
    QCOMPARE(design.board->files, 8);
    QCOMPARE(design.board->ranks, 6);
    QCOMPARE(design.pieces->types.size(), std::size_t(5));
    QCOMPARE(design.pieces->types[1].name, std::string("knight"));
    QVERIFY(design.pieces->types[2].royalty == Royalty::Royal);
    QCOMPARE(design.setup->placements.size(), std::size_t(2 * (8 + 2 + 1 + 2)));
    QCOMPARE(design.setup->hands.size(), std::size_t(2));
    QCOMPARE(design.rules->promotions.size(), std::size_t(1));
    QCOMPARE(design.rules->promotions.front().into, (std::vector{PieceId(1), PieceId(3)}));
    QCOMPARE(design.board->edits.zones.front().cells.size(), std::size_t(8));
}

void tst_diagram_reader::writtenIsRead()
{
    const Design small = variantDesign("small", smallGame("king = k"));
    const auto made = exported(*findFormat("interactive-diagram"), Subject(small), {{}, "game"});
    QVERIFY(made.has_value());
    const auto read = readDiagram(made->files.front().text);
    QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
    const Subject before(small);
    const Subject after(read->design);
    QCOMPARE(after.pieces().types.size(), before.pieces().types.size());
    QCOMPARE(after.design().setup->placements.size(), before.design().setup->placements.size());
    QCOMPARE(after.rules().promotions.size(), std::size_t(1));
    // And what was read is written again as the same lines.
    const auto again = exported(*findFormat("interactive-diagram"), after, {{}, "game"});
    QVERIFY(again.has_value());
    const auto definition = [](const std::string &text) {
        return text.substr(text.find("<div"));
    };
    QCOMPARE(definition(again->files.front().text), definition(made->files.front().text));
}

void tst_diagram_reader::choicesAreRead_data()
{
    QTest::addColumn<QString>("choice");
    QTest::addColumn<QString>("holdings");
    QTest::addColumn<QStringList>("said"); // the duty, what is chosen from, how many, what is lost
    const auto row =
        [](const char *name, const char *choice, const char *holdings, const QStringList &said) {
            QTest::newRow(name) << choice << holdings << said;
        };
    const QString kept = "promoChoice: '*' before knight is not understood and left out";
    row("any piece", "NC", "", {"must", "knight", "cannon"});
    row("captured pieces", "*N*C", "1", {"must", "knight 2", "cannon 2"});
    row("a pawn that may wait", "!PNC", "", {"when-stuck", "knight", "cannon"});
    row("both", "!P*N*C", "1", {"when-stuck", "knight 2", "cannon 2"});
    row("captured pieces that nothing keeps", "*NC", "", {"must", "knight", "cannon", kept});
    row("a type that is not there at the start",
        "*NC*L",
        "1",
        {"must",
         "knight 2",
         "cannon",
         "lion",
         "promoChoice: '*' before lion is not understood and left out"});
    row("another piece that may wait",
        "!NC",
        "",
        {"must",
         "knight",
         "cannon",
         "promoChoice: '!' before knight is not understood and left out"});
}

/// `!P` leaves a pawn as it is, but not where it could never move again; `*N` takes a captured one.
void tst_diagram_reader::choicesAreRead()
{
    QFETCH(QString, choice);
    QFETCH(QString, holdings);
    QFETCH(QStringList, said);
    std::string text = replaced(block, "promoChoice=NC", "promoChoice=" + choice.toStdString());
    text = replaced(text, "promoZone=1", "promoZone=2");
    if (!holdings.isEmpty())
        text = replaced(text, "files=8", "holdingsType=" + holdings.toStdString() + "\nfiles=8");
    const auto read = readDiagram(text);
    QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
    const Promotion &promotion = read->design.rules->promotions.front();
    QStringList found{QString::fromUtf8(enumName(promotion.duty).data())};
    for (const PieceId piece : promotion.into) {
        QString name = QString::fromStdString((*read->design.pieces)[piece].name);
        for (const PromotionLimit &limit : promotion.limits) {
            if (limit.type == piece)
                name += " " + QString::number(limit.most);
        }
        found += name;
    }
    for (const Loss &loss : read->losses)
        found += QString::fromStdString(loss.sentence());
    QCOMPARE(found, said);
}

/// With castling, promotion and captures in passing: the published counts of a position that has
/// all of them.
void tst_diagram_reader::chessComesBackWhole()
{
    const auto made =
        exported(*findFormat("interactive-diagram"), Subject(bundledDesign("chess")), {{}, "game"});
    QVERIFY(made.has_value());
    const auto read = readDiagram(made->files.front().text);
    QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
    QVERIFY(read->losses.empty());
    GameEngine engine(read->design);
    const auto position =
        readPosition("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                     read->design,
                     engine.board());
    QVERIFY(position.has_value());
    engine.begin(*position);
    QCOMPARE(engine.perft(3), std::uint64_t(97'862));
}

/// The page as a browser sees it: one diagram for the script, with all its lines, and no error.
void tst_diagram_reader::pageOpensInABrowser()
{
    if (installedProgram("chromium").empty())
        QSKIP("chromium is not installed (Debian package chromium)");
    Design hostile = bundledDesign("chess");
    hostile.info.edit([](Info &info) { info.name = "</title><script>throw 1</script>"; });
    const auto made = exported(
        *findFormat("interactive-diagram"), Subject(hostile), {{}, "game", {{"form", "page"}}});
    QVERIFY(made.has_value());
    const ScratchFolder scratch;
    const std::string home = "file://" + scratch.path().string() + "/";
    std::string page = replaced(made->files.front().text, "https://www.chessvariants.com/", home);
    page = replaced(page, "/membergraphics/MSinteractive-diagrams/betza.js", "stub.js");
    std::ofstream(scratch.path() / "page.html") << page;
    std::ofstream(scratch.path() / "stub.js") << stubScript;
    const ProcessLimits limits{std::chrono::seconds(60), 4U << 20U, 0};
    const ProcessReport report = supervise({{"chromium",
                                             "--headless",
                                             "--no-sandbox",
                                             "--disable-gpu",
                                             "--disable-dev-shm-usage",
                                             "--user-data-dir=" + scratch.path().string(),
                                             "--virtual-time-budget=2000",
                                             "--dump-dom",
                                             home + "page.html"},
                                            {},
                                            scratch.path(),
                                            {},
                                            limits});
    QVERIFY2(report.isFine(), describeEnd("chromium", report, limits).text().c_str());
    const QString seen = QString::fromStdString(report.output);
    const QString root = seen.section(QLatin1Char('>'), 1, 1);
    // Nine settings, a line for each piece, and the title is text.
    QVERIFY2(root.contains("data-diagrams=\"1\"") && root.contains("data-lines=\"16\""),
             qPrintable(root));
    QVERIFY2(!root.contains("data-fault"), qPrintable(root));
    QVERIFY(seen.contains("&lt;/title&gt;&lt;script&gt;"));
}

void tst_diagram_reader::refused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("error");
    const auto row = [](const char *name, const char *text, const char *error) {
        QTest::newRow(name) << text << error;
    };
    row("nothing",
        "",
        "1:1: a diagram has lines such as 'rook:R:R::a1,h1', and this text has none");
    row("no line of a diagram",
        "rook",
        "1:1: a line is 'key=value' or 'name:id:move:image:squares', not 'rook'");
    row("too many files",
        "files=27\nrook:R:R::a1",
        "1:7: a number from 1 to 26 is expected, not '27'");
    row("no number",
        "ranks=many\nrook:R:R::a1",
        "1:7: a number from 1 to 32 is expected, not 'many'");
    row("unknown symmetry",
        "symmetry=both\nrook:R:R::a1",
        "1:10: symmetry is mirror, rotate or none, not 'both'");
    row("square outside",
        "files=4\nrook:R:R::e1",
        "2:11: a square of the board is expected, not 'e1'");
    row("no square", "rook:R:R::a1,", "1:14: a square of the board is expected, not ''");
    row("crooked range",
        "rook:R:R::a1-b2",
        "1:11: a range of squares lies on one rank or file, unlike 'a1-b2'");
    row("two on one square",
        "rook:R:R::a1\nknight:N:N::a1",
        "2:13: two pieces stand on one square: a1");
    row("the same name twice",
        "rook:R:R::a1\nrook:S:R::b1",
        "2:1: there are two pieces called 'rook'");
    row("no name", ":R:R::a1", "1:1: a name may not be empty");
}

void tst_diagram_reader::refused()
{
    QFETCH(QString, text);
    QFETCH(QString, error);
    const auto read = readDiagram(text.toStdString());
    QVERIFY(!read.has_value());
    const Error &first = read.error().front();
    QCOMPARE(QString("%1:%2: %3")
                 .arg(first.place.line)
                 .arg(first.place.column)
                 .arg(QString::fromStdString(first.sentence())),
             error);
}

void tst_diagram_reader::unknownIsSaid()
{
    const auto read = readDiagram("files=8\nbaring=1\nsquareSize=30\nroyal=9\nking:K:KisO2::e1");
    QVERIFY(read.has_value());
    std::vector<std::string> losses;
    for (const Loss &loss : read->losses)
        losses.push_back(loss.sentence());
    QCOMPARE(losses.size(), std::size_t(4));
    QCOMPARE(losses[0], std::string("line 2: the setting 'baring' is not understood and left out"));
    QCOMPARE(losses[1], std::string("royal=9 names no piece and is left out"));
    QCOMPARE(losses[2], std::string("the promotion names no piece to promote to and is left out"));
    QCOMPARE(losses[3],
             std::string("castling and captures en passant are left out: king castles with a piece "
                         "of its rank at the start, and the setup has none there"));
}

QTEST_APPLESS_MAIN(tst_diagram_reader)
#include "tst_diagram_reader.moc"
