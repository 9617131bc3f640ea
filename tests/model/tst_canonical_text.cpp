#include "model/base/text.h"
#include "model/board/board.h"
#include "model/file/design/design_writer.h"
#include "model/file/json/json_printer.h"
#include "tests/model/file_support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

/// A design on 8x8 with more members.
std::string with(const std::string &members)
{
    return R"({"rookery": 2, "board": {"lattice": "square", "size": [8, 8]})" + members + "}";
}

/// The same with edits of the board.
std::string edited(const std::string &edits, const std::string &members = {})
{
    return R"({"rookery": 2, "board": {"lattice": "square", "size": [4, 4], "edits": )" + edits
           + "}" + members + "}";
}

std::string lineWith(const std::string &text, std::string_view part)
{
    for (const std::string_view line : split(text, '\n')) {
        if (line.find(part) != std::string_view::npos)
            return std::string(line);
    }
    return {};
}

} // namespace

/// However a file is written, one design has one text.
class tst_canonical_text : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anotherSpellingOfTheSame_data();
    void anotherSpellingOfTheSame();
    void numbersAndEscapesOfUnknownKeysStay();
    void hostileTextIsOnlyText_data();
    void hostileTextIsOnlyText();
    void longListsFillLines();
    void onePieceMoreIsOneLineMore();
    void largestBoard();
    void walksByTheThousand();
};

void tst_canonical_text::anotherSpellingOfTheSame_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("same");
    const auto row = [](const char *name, const std::string &text, const std::string &same) {
        QTest::newRow(name) << QString::fromStdString(text) << QString::fromStdString(same);
    };
    row("order of keys",
        R"({"pieces": [{"moves": [], "name": "Rook"}], "board": {"size": [8, 8], "lattice": "square"}, "rookery": 2})",
        with(R"(, "pieces": [{"name": "Rook"}])"));
    row("small letter",
        with(R"(, "pieces": [{"name": "Rook", "letters": "r"}])"),
        with(R"(, "pieces": [{"name": "Rook", "letters": "R"}])"));
    row("no letter",
        with(R"(, "pieces": [{"name": "Rook", "letters": ""}])"),
        with(R"(, "pieces": [{"name": "Rook"}])"));
    row("empty texts", with(R"(, "name": "", "about": "")"), with(""));
    row("empty hands",
        with(R"(, "pieces": [{"name": "Rook"}], "hands": {"White": {"Rook": 0}, "Black": {}})"),
        with(R"(, "pieces": [{"name": "Rook"}])"));
    row("pieces in any order",
        with(
            R"(, "pieces": [{"name": "Rook"}], "setup": {"Black": {"Rook": ["h8", "a8"]}, "White": {"Rook": []}})"),
        with(R"(, "pieces": [{"name": "Rook"}], "setup": {"Black": {"Rook": ["a8", "h8"]}})"));
    row("defaults of a leg",
        with(
            R"(, "pieces": [{"name": "A", "moves": [{"legs": [{"steps": ["n"], "range": [1, 1], "way": "empty", "empty": {"stop": false, "effect": "none", "then": []}, "enemy": {}}], "first": [1], "when": "always"}]}])"),
        with(R"(, "pieces": [{"name": "A", "moves": [{"legs": [{"steps": ["n"]}]}]}])"));
    row("the usual dialect of a Betza string",
        with(
            R"(, "pieces": [{"name": "A", "moves": [{"dialect": "xbetza", "betza": "F\u0079afsF"}]}])"),
        with(R"(, "pieces": [{"name": "A", "moves": [{"betza": "FyafsF"}]}])"));
    row("order of the keys of a Betza string",
        with(
            R"(, "pieces": [{"name": "A", "moves": [{"when": "unmoved", "dialect": "xboard", "betza": "fmW"}]}])"),
        with(
            R"(, "pieces": [{"name": "A", "moves": [{"betza": "fmW", "dialect": "xboard", "when": "unmoved"}]}])"));
    row("empty edits",
        edited(R"({"cells": {"removed": [], "added": {}}, "links": {}})"),
        edited("{}"));
    row("order of holes",
        edited(R"({"cells": {"removed": ["b2", "a1"]}})"),
        edited(R"({"cells": {"removed": ["a1", "b2"]}})"));
    row("an added cell moved",
        edited(R"({"cells": {"added": {"x": [0, 0]}, "moved": {"x": [5, 6]}}})"),
        edited(R"({"cells": {"added": {"x": [5, 6]}}})"));
    row("renamed to its own name", edited(R"({"cells": {"renamed": {"a1": "a1"}}})"), edited("{}"));
    row("links that the lattice has",
        edited(R"({"links": {"link": {"n": [["a1", "a2"]], "nne": [["a1", "b3", "same"]]}}})"),
        edited("{}"));
    row("cuts past the edge", edited(R"({"links": {"cut": {"n": ["a4", "b4"]}}})"), edited("{}"));
    row("links read backwards",
        edited(R"({"links": {"rlink": {"w": [["d1", "a1", "half"]]}}})"),
        edited(R"({"links": {"link": {"w": [["a1", "d1", "half"]]}}})"));
    row("trailing zeros of a vector",
        with(R"(, "directions": [{"name": "n", "vector": [0, 1, 0, 0]}])"),
        with(R"(, "directions": [{"name": "n", "vector": [0, 1]}])"));
    row("minus zero",
        with(R"(, "directions": [{"name": "n", "vector": [-0, 1]}])"),
        with(R"(, "directions": [{"name": "n", "vector": [0, 1]}])"));
    row("escapes in keys",
        R"({"\u0072ookery": 1, "board": {"lattice": "square", "size": [8, 8]}})",
        with(""));
    row("a hole with the name of a cell",
        edited(
            R"({"cells": {"removed": ["a1"], "renamed": {"a1": "b1"}, "added": {"a1": [0, 0]}}})",
            R"(, "pieces": [{"name": "A"}], "setup": {"White": {"A": ["a1", "b1"]}})"),
        edited(
            R"({"cells": {"removed": ["a1"], "renamed": {"a1": "b1"}, "added": {"a1": [0, 0]}}})",
            R"(, "pieces": [{"name": "A"}], "setup": {"White": {"A": ["b1", "a1"]}})"));
    row("idle links of walks",
        edited(
            R"({"links": {"link": {"nn": [["a1", "a3"]]}, "cut": {"nn": ["a3"]}}})",
            R"(, "directions": [{"name": "n", "vector": [0, 1]}, {"name": "nn", "walk": ["n", "n"]}])"),
        edited(
            "{}",
            R"(, "directions": [{"name": "n", "vector": [0, 1]}, {"name": "nn", "walk": ["n", "n"]}])"));
    row("escapes", with(R"(, "name": "\u00e9\ud83d\ude00\/")"), with(R"(, "name": "é😀/")"));
    row("carriage returns",
        "{\r\n\"rookery\": 2,\r\n\"board\": {\"lattice\": \"square\", \"size\": [8, 8]}}\r\n",
        with(""));
}

void tst_canonical_text::anotherSpellingOfTheSame()
{
    QFETCH(QString, text);
    QFETCH(QString, same);
    const Design design = designOfText(text.toStdString());
    QVERIFY(design == designOfText(same.toStdString()));
    const std::string canonical = writeDesign(design);
    QCOMPARE(writeDesign(designOfText(canonical)), canonical);
    QVERIFY(designOfText(canonical) == design);
}

void tst_canonical_text::numbersAndEscapesOfUnknownKeysStay()
{
    const std::string odd =
        R"([1e5, 1.0, -0, 0.10, 12345678901234567890123, "\u0041\/", true, null, { "\u006b": [] }])";
    const std::string text = writeDesign(designOfText(with(",\"odd\":" + odd)));
    QCOMPARE(lineWith(text, "odd"), "  \"odd\": " + odd);
}

void tst_canonical_text::hostileTextIsOnlyText_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("quotes and brackets") << QString("\"}]}, \\ /");
    QTest::newRow("line breaks") << QString("a\nb\r\nc\td");
    QTest::newRow("control characters") << QString("\x01\x1b[31m\x7f");
    QTest::newRow("a section of an ini file") << QString("[evil:chess]\nmaxRank = 3");
    QTest::newRow("markup") << QString("</script><!-- & -->");
    QTest::newRow("right to left") << QString("\u202egnik");
    QTest::newRow("outside the basic plane") << QString("\U0001F600\U0010FFFF");
    QTest::newRow("separators of JavaScript") << QString("\u2028\u2029");
    QTest::newRow("64 KB of horses") << QString("\u265e").repeated(22'000);
}

void tst_canonical_text::hostileTextIsOnlyText()
{
    QFETCH(QString, text);
    Design design = designOfText(with(""));
    design.info.edit([&](Info &info) { info.about = text.toStdString(); });
    const std::string written = writeDesign(design);
    QVERIFY(designOfText(written) == design);
    const std::string plain = writeDesign(designOfText(with(R"(, "about": "plain")")));
    QCOMPARE(split(written, '\n').size(), split(plain, '\n').size());
}

void tst_canonical_text::longListsFillLines()
{
    JsonOut pawns = JsonOut::list();
    for (int i = 0; i < 40; ++i)
        pawns.add(JsonOut::text("cell" + std::to_string(i)));
    JsonOut object = JsonOut::object();
    object.set("Pawn", std::move(pawns));
    const std::string text = printJson(object);
    const auto lines = split(text, '\n');
    QCOMPARE(lines.size(), std::size_t(10)); // brackets, five lines of cells, the end
    for (const std::string_view line : lines)
        QVERIFY(line.size() <= 100);
    QVERIFY(lines[2].size() > 90);
    QVERIFY(text.ends_with("\"cell39\"\n  ]\n}\n"));
}

void tst_canonical_text::onePieceMoreIsOneLineMore()
{
    const std::string before = writeDesign(designOfText(
        with(R"(, "pieces": [{"name": "A"}, {"name": "B"}], "setup": {"White": {"A": ["a1"]}})")));
    const std::string after = writeDesign(designOfText(with(
        R"(, "pieces": [{"name": "A"}, {"name": "B"}], "setup": {"White": {"A": ["a1"], "B": ["b1"]}})")));
    QCOMPARE(lineWith(after, "\"A\": "), std::string("      \"A\": [\"a1\"],"));
    QCOMPARE(lineWith(after, "\"B\": "), std::string("      \"B\": [\"b1\"]"));
    QCOMPARE(after.size() - before.size(), std::string(",\n      \"B\": [\"b1\"]").size());
}

void tst_canonical_text::largestBoard()
{
    std::string added;
    std::string cells;
    std::string links;
    for (int i = 0; i < 510; ++i) {
        const std::string name = "cell" + std::to_string(i);
        added += (i > 0 ? ", \"" : "\"") + name + "\": [" + std::to_string(i) + ", 0]";
        links += (i > 0 ? ", [\"" : "[\"") + name + "\", \"a1\"]";
    }
    for (int rank = 1; rank <= 255; ++rank)
        cells += (rank > 1 ? ", \"iu" : "\"iu") + std::to_string(rank) + "\"";
    const Design design = designOfText(
        R"({"rookery": 2, "board": {"lattice": "square", "size": [255, 255], "topology": "torus", "edits": {"cells": {"added": {)"
        + added + R"(}}, "links": {"link": {"e": [)" + links
        + R"(]}}}}, "pieces": [{"name": "Rook"}], "setup": {"Black": {"Rook": [)" + cells + "]}}}");
    QCOMPARE(Board(design.board, design.directions).size(), std::size_t(65'535));
    QCOMPARE(design.setup->placements.size(), std::size_t(255));
    QVERIFY(designOfText(writeDesign(design)) == design);
}

void tst_canonical_text::walksByTheThousand()
{
    // Idle links of walks are dropped only where that takes no time worth mentioning.
    const auto text = [](int cuts) {
        std::string cells;
        for (int rank = 1; rank <= cuts; ++rank)
            cells += (rank > 1 ? ", \"a" : "\"a") + std::to_string(rank) + "\"";
        std::string walk = "\"n\"";
        for (int part = 2; part <= 64; ++part)
            walk += ", \"n\"";
        std::string walks;
        std::string links;
        for (int i = 0; i < 8; ++i) {
            const std::string name = "\"far" + std::to_string(i) + "\"";
            walks.append(", {\"name\": ")
                .append(name)
                .append(", \"walk\": [")
                .append(walk)
                .append("]}");
            links.append(i > 0 ? ", " : "").append(name).append(": [").append(cells).append("]");
        }
        return R"({"rookery": 2, "board": {"lattice": "square", "size": [1, 255], "edits": {"links": {"cut": {)"
               + links + R"(}}}}, "directions": [{"name": "n", "vector": [0, 1]})" + walks + "]}";
    };
    const Design some = designOfText(text(193)); // the last two lead past the edge
    QCOMPARE(some.board->edits.links.size(), std::size_t(191 * 8));
    const Design many = designOfText(text(200));
    QCOMPARE(many.board->edits.links.size(), std::size_t(200 * 8));
    QVERIFY(designOfText(writeDesign(many)) == many);
}

QTEST_APPLESS_MAIN(tst_canonical_text)
#include "tst_canonical_text.moc"
