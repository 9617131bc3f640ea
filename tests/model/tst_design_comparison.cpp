#include "model/analysis/comparison/design_comparison.h"
#include "model/analysis/comparison/list_changes.h"
#include "model/design/rule_sheet.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/board/board_size.h"
#include "model/edit/board/link_edits.h"
#include "model/edit/board/zone_edits.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/edit/rules/rule_parts.h"
#include "model/edit/setup/player_edits.h"
#include "model/edit/setup/setup_edits.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/design_writer.h"
#include "tests/designs.h"
#include "tests/model/file_support.h"
#include "tests/model/random_edits.h"
#include "tests/support.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <set>

using namespace rookery;
using namespace rookery::test;

namespace {

using Json = nlohmann::ordered_json;

/// One line for each difference, as `rookery-cli diff` says them.
QString told(const Design &before, const Design &after)
{
    QString lines;
    for (const DesignDifference &difference : compareDesigns(before, after)) {
        lines += lines.isEmpty() ? QString() : QString("\n");
        lines += QString::fromUtf8(enumName(difference.section).data()) + ": "
                 + QString::fromStdString(difference.sentence.text());
    }
    return lines;
}

/// Whether the comparison finds what the files say, either way round.
QString faultOf(const Design &before, const Design &after)
{
    const bool isSame = writeDesign(before) == writeDesign(after);
    const QString there = told(before, after);
    const QString back = told(after, before);
    if (there.isEmpty() == isSame && back.isEmpty() == isSame)
        return {};
    return isSame ? "equal files, and yet: " + there + back
                  : "different files, and nothing is said";
}

using Change = std::function<void(Design &)>;

void row(const char *name, const Change &change, const char *sentence)
{
    Design design = bundledDesign("chess");
    change(design);
    QTest::newRow(name) << QByteArray::fromStdString(writeDesign(design)) << QString(sentence);
}

void edited(const char *name, const Result<Design> &edit, const char *sentence)
{
    QTest::newRow(name) << QByteArray::fromStdString(writeDesign(must(edit))) << QString(sentence);
}

PieceType &type(Pieces &pieces, const char *name)
{
    return pieces.types[pieces.find(name)->index()];
}

} // namespace

class tst_design_comparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalDesigns_data();
    void equalDesigns();
    void sentences_data();
    void sentences();
    void unknownMembersInAnotherOrder();
    void longTextsAreCutBetweenCharacters();
    void listsKeepWhatStays_data();
    void listsKeepWhatStays();
    void everyMemberOfEveryRule_data();
    void everyMemberOfEveryRule();
    void everyValueOfAFile();
    void randomEdits_data();
    void randomEdits();
    void bundledDesignsAgainstEachOther();
    void cellsOfDifferences();
    void progressIsTold();
    void aStoppedComparisonEnds_data();
    void aStoppedComparisonEnds();
};

void tst_design_comparison::equalDesigns_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const BundledDesign &design : bundledDesigns())
        QTest::newRow(std::string(design.name).c_str())
            << QByteArray(design.text.data(), static_cast<qsizetype>(design.text.size()));
}

/// Also where no section is shared, and where one of the two has been renumbered.
void tst_design_comparison::equalDesigns()
{
    QFETCH(QByteArray, text);
    const Design one = designOfText(text.toStdString());
    Design other = designOfText(text.toStdString());
    other.info.edit([](Info &info) { info.name += " II"; });
    QCOMPARE(compareDesigns(one, one).size(), std::size_t(0));
    QCOMPARE(compareDesigns(one, other).size(), std::size_t(1));
}

void tst_design_comparison::sentences_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("sentence");
    const Design chess = bundledDesign("chess");
    row(
        "another name",
        [](Design &design) { design.info.edit([](Info &info) { info.name = "Chess II"; }); },
        "information: Name: was 'Chess', is 'Chess II'");
    row(
        "an author",
        [](Design &design) { design.info.edit([](Info &info) { info.author = "Ada"; }); },
        "information: Author: was none, is 'Ada'");
    row(
        "a problem that is meant so",
        [](Design &design) {
            design.info.edit([](Info &info) {
                info.approved.push_back({"S003", "Nothing leads there", {}, {}});
            });
        },
        "information: Problem S003 is marked as intended: 'Nothing leads there'");
    edited("a hole",
           withCellsRemoved(chess, std::vector{siteOf(chess, "e4")}),
           "board: Cells that are gone: e4");
    row(
        "a cylinder",
        [](Design &design) {
            design.board.edit([](BoardRecipe &board) { board.topology = Topology::Cylinder; });
        },
        "board: Topology: was Flat, open edges, is Cylinder, left and right joined");
    row(
        "a cell with another name",
        [](Design &design) {
            const SiteId e4 = siteOf(design, "e4");
            design.board.edit([&](BoardRecipe &board) { board.edits.renamed = {{e4, "hub"}}; });
        },
        "board: Cell e4 is called hub now");
    row(
        "a piece that is called otherwise",
        [](Design &design) {
            design.pieces.edit([](Pieces &pieces) { type(pieces, "Knight").name = "Horse"; });
        },
        "pieces: Knight is called Horse now");
    row(
        "a piece that moves otherwise",
        [](Design &design) {
            design.pieces.edit([](Pieces &pieces) {
                type(pieces, "Knight").moves = {{BetzaText{"N"}, When::Always, {}},
                                                {BetzaText{"W"}, When::Always, {}}};
            });
        },
        "pieces: Knight: moved as leap nne nee see sse ssw sww nww nnw, moves as N\n"
        "pieces: Knight: moves as W, too\n"
        "pieces: Knight: from b2 it gains a2, b1, b3 and c2");
    row(
        "a piece of another letter",
        [](Design &design) {
            design.pieces.edit([](Pieces &pieces) { type(pieces, "Knight").letter = "H"; });
        },
        "pieces: Knight, letter: was N, is H");
    row(
        "pieces in another order",
        [](Design &design) { design = must(withPieceAt(design, PieceId(0), 2)); },
        "pieces: The pieces stand in another order");
    row(
        "a player of another name",
        [](Design &design) {
            design.rules.edit([](Rules &rules) { rules.players[1].name = "Red"; });
        },
        "players: Player Red, name: was 'Black', is 'Red'");
    edited("another piece on a cell",
           withPiecesPlaced(chess,
                            std::vector{siteOf(chess, "e1"), siteOf(chess, "d1")},
                            *chess.pieces->find("Rook"),
                            PlayerId(0)),
           "setup: d1: was White Queen, is White Rook\n"
           "setup: e1: was White King, is White Rook");
    edited("pieces in hand",
           withHand(chess, PlayerId(0), *chess.pieces->find("Rook"), 2),
           "setup: Rook in hand of White: was 0, is 2");
    edited("who may pass",
           withRuleField(chess, "pass", 2),
           "rules: Passing: said \"No player may pass.\", says \"A player may pass at any time.\" "
           "(Passing: was never, is always)");
    edited("one way to castle less",
           withRuleRemoved(chess, "castling/0/wings/1"),
           "rules: Castling 1: said \"A King castles with a Rook in 4 ways, if neither has moved, "
           "and not out of, through or into check.\", says \"A King castles with a Rook in 3 ways, "
           "if neither has moved, and not out of, through or into check.\" (Ways: was 4, is 3; "
           "Ways 2 gone)");
    edited("another end",
           withRuleRemoved(chess, "ends/1"),
           "rules: Ends 2, gone: A player who has no move and is not in check draws.");
    edited("another zone for promotion",
           withRuleField(chess, "promotions/0/zone", std::vector<std::size_t>{}),
           "rules: Promotion 1: said \"Every Pawn must promote into Queen, Rook, Bishop or Knight "
           "when a move ends in the zone last-rank.\", says \"Every Pawn must promote into Queen, "
           "Rook, Bishop or Knight wherever it moves.\" (Zone: was last-rank, is none)");
}

void tst_design_comparison::sentences()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, sentence);
    QCOMPARE(told(bundledDesign("chess"), designOfText(text.toStdString())), sentence);
}

void tst_design_comparison::unknownMembersInAnotherOrder()
{
    const auto rook = [](Extras members) {
        Design design = bundledDesign("chess");
        design.pieces.edit([&](Pieces &pieces) { type(pieces, "Rook").extras = members; });
        return design;
    };
    const Design one = rook({{"x-one", "1"}, {"x-two", "2"}});
    QCOMPARE(told(one, rook({{"x-two", "2"}, {"x-one", "1"}})),
             QString("pieces: Rook: the unknown members stand in another order"));
    QCOMPARE(told(one, rook({{"x-two", "3"}, {"x-one", "1"}})),
             QString("pieces: Rook, unknown member 'x-two': was '2', is '3'"));
}

void tst_design_comparison::longTextsAreCutBetweenCharacters()
{
    const auto by = [](const QString &author) {
        Design design = bundledDesign("chess");
        design.info.edit([&](Info &info) { info.author = author.toStdString(); });
        return design;
    };
    const QString many(200, QChar(0x00e4));
    for (int shift = 0; shift < 4; ++shift) {
        const QString before = QString(shift, 'a') + many + QChar(0x00e9) + many;
        const QString after = QString(shift, 'a') + many + QChar(0x00ea) + many;
        const QString said = told(by(before), by(after));
        QVERIFY2(said.contains(QChar(0x00e9)) && said.contains(QChar(0x00ea)), qPrintable(said));
        QVERIFY2(!said.contains(QChar::ReplacementCharacter), qPrintable(said));
        QVERIFY(said.size() < before.size());
    }
}

void tst_design_comparison::listsKeepWhatStays_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("changes");
    QTest::newRow("the same") << "abc"
                              << "abc"
                              << "";
    QTest::newRow("one more in the middle") << "ac"
                                            << "abc"
                                            << "+b";
    QTest::newRow("the first is gone") << "abc"
                                       << "bc"
                                       << "-a";
    QTest::newRow("one instead of another") << "abc"
                                            << "axc"
                                            << "b>x";
    QTest::newRow("one instead of two") << "abcd"
                                        << "axd"
                                        << "b>x -c";
    QTest::newRow("the first goes to the end") << "abc"
                                               << "bca"
                                               << "~a";
    QTest::newRow("moved and changed") << "abcde"
                                       << "bxdea"
                                       << "~a c>x";
    QTest::newRow("from nothing") << ""
                                  << "ab"
                                  << "+a +b";
    QTest::newRow("the same twice") << "aa"
                                    << "a"
                                    << "-a";
}

void tst_design_comparison::listsKeepWhatStays()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(QString, changes);
    const auto at = [](const QString &list, std::size_t place) {
        return QString(list[static_cast<qsizetype>(place)]);
    };
    QStringList told;
    for (const ListChange &change :
         listChanges(static_cast<std::size_t>(before.size()),
                     static_cast<std::size_t>(after.size()),
                     [&](std::size_t i, std::size_t j) { return at(before, i) == at(after, j); })) {
        if (change.isMoved)
            told << "~" + at(before, *change.before);
        else if (!change.after)
            told << "-" + at(before, *change.before);
        else if (!change.before)
            told << "+" + at(after, *change.after);
        else
            told << at(before, *change.before) + ">" + at(after, *change.after);
    }
    QCOMPARE(told.join(' '), changes);
}

void tst_design_comparison::everyMemberOfEveryRule_data()
{
    QTest::addColumn<QString>("path");
    for (const RuleRow &row : ruleRows())
        QTest::addRow("%s", row.key.data()) << QString::fromUtf8(row.key.data());
}

/// Each member of a rule that is added to chess, with every choice and with the numbers at both
/// ends.
void tst_design_comparison::everyMemberOfEveryRule()
{
    QFETCH(QString, path);
    Design design = bundledDesign("chess");
    std::string at = path.toStdString();
    if (ruleCount(design, at)) {
        const Design before = design;
        design = must(withRuleAdded(design, at));
        QCOMPARE(faultOf(before, design), QString());
        at += "/" + std::to_string(*ruleCount(design, at) - 1);
    }
    const auto tryValue = [&](const RuleField &field, const RuleValue &value) {
        if (const auto changed = withRuleField(design, field.path, value))
            QVERIFY2(faultOf(design, *changed).isEmpty(), field.path.c_str());
    };
    for (const RuleField &field : ruleFields(design, at)) {
        if (field.kind == RuleFieldKind::Choice || field.kind == RuleFieldKind::Flag) {
            for (int i = field.least; i <= field.most; ++i)
                tryValue(field, i);
        } else if (field.kind == RuleFieldKind::Number) {
            tryValue(field, field.least);
            tryValue(field, field.most);
        }
        for (const auto &ids : {std::vector<std::size_t>{}, {0}, {1}, {0, 1}})
            tryValue(field, ids);
        for (const char *text : {"", "K", "some name", "true", "1"}) {
            tryValue(field, std::string(text));
            tryValue(field, std::vector<std::string>{text});
        }
    }
}

/// A file that uses all there is: each value taken away, changed or exchanged with its neighbour.
void tst_design_comparison::everyValueOfAFile()
{
    const Json file = Json::parse(contentOf(everyFeature));
    const Design before = designOfText(file.dump());
    std::set<std::string> words;
    std::vector<Json::json_pointer> places;
    const std::function<void(const Json &, const Json::json_pointer &)> gather =
        [&](const Json &value, const Json::json_pointer &place) {
            places.push_back(place);
            if (value.is_string() && value.get<std::string>().size() < 20)
                words.insert(value.get<std::string>());
            for (auto child = value.begin(); value.is_structured() && child != value.end(); ++child)
                gather(*child,
                       value.is_array() ? place / static_cast<std::size_t>(child - value.begin())
                                        : place / child.key());
        };
    gather(file, Json::json_pointer());
    int readable = 0;
    const auto tryFile = [&](const Json &changed, const Json::json_pointer &place) {
        const auto read = readDesign(changed.dump());
        if (!read)
            return;
        ++readable;
        const QString fault = faultOf(before, read->design);
        QVERIFY2(fault.isEmpty(),
                 qPrintable(QString::fromStdString(place.to_string()) + ": " + fault));
    };
    const std::vector<std::string> all(words.begin(), words.end());
    std::size_t turn = 0;
    for (std::size_t i = 0; i < places.size(); i += stride(4)) {
        const Json::json_pointer &place = places[i];
        const Json &value = file[place];
        Json changed = file;
        if (!place.empty()) {
            Json &parent = changed[place.parent_pointer()];
            if (parent.is_array())
                parent.erase(std::stoul(place.back()));
            else
                parent.erase(place.back());
            tryFile(changed, place);
        }
        const auto replace = [&](const Json &by) {
            Json other = file;
            other[place] = by;
            tryFile(other, place);
        };
        if (value.is_number_integer())
            replace(value.get<int>() + 1);
        if (value.is_boolean())
            replace(!value.get<bool>());
        if (value.is_string()) {
            replace(value.get<std::string>() + "x");
            for (std::size_t word = 0; word < amount(all.size(), std::size_t(1)); ++word)
                replace(all[turn++ % all.size()]);
        }
        if (value.is_array() && value.size() > 1) {
            Json turned = value;
            std::reverse(turned.begin(), turned.end());
            replace(turned);
        }
        if (value.is_object()) {
            Json more = value;
            more["shoesize"] = 44;
            replace(more);
        }
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY2(readable > amount(1'000, 100), qPrintable(QString::number(readable)));
}

void tst_design_comparison::randomEdits_data()
{
    QTest::addColumn<QByteArray>("text");
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(9)) {
        const BundledDesign &design = bundledDesigns()[i];
        QTest::newRow(std::string(design.name).c_str())
            << QByteArray(design.text.data(), static_cast<qsizetype>(design.text.size()));
    }
    QTest::newRow("every feature") << QByteArray::fromStdString(contentOf(everyFeature));
}

/// Each edit against what was before it, and against the start.
void tst_design_comparison::randomEdits()
{
    QFETCH(QByteArray, text);
    const Design start = designOfText(text.toStdString());
    for (unsigned seed = 0; seed < seeds(1); ++seed) {
        RandomEdits edits(seed);
        Design design = start;
        for (int i = 0; i < 20; ++i) {
            const auto [name, result] = edits.next(design);
            if (!result)
                continue;
            QString fault = faultOf(design, *result);
            fault += i % 5 == 0 ? faultOf(start, *result) : QString();
            QVERIFY2(fault.isEmpty(), qPrintable(QString::fromStdString(name) + ": " + fault));
            design = *result;
        }
    }
}

/// Boards of different lattices, too.
void tst_design_comparison::bundledDesignsAgainstEachOther()
{
    const auto all = bundledDesigns();
    for (std::size_t i = 1; i < all.size(); i += stride(8)) {
        const Design one = bundledDesign(all[i - 1].name);
        const Design other = bundledDesign(all[i].name);
        QVERIFY2(!told(one, other).isEmpty(), all[i].name.data());
    }
}

void tst_design_comparison::cellsOfDifferences()
{
    const Design chess = bundledDesign("chess");
    const SiteId e2 = siteOf(chess, "e2");
    const Design other = must(withPiecesErased(chess, std::span(&e2, 1)));
    const auto differences = compareDesigns(chess, other);
    QCOMPARE(differences.size(), std::size_t(1));
    const Board board(chess.board, chess.directions);
    QCOMPARE(joined(names(board, differences.front().before)), QString("e2"));
    QCOMPARE(joined(names(board, differences.front().after)), QString("e2"));
    QCOMPARE(differences.front().kind, DifferenceKind::Removed);
}

void tst_design_comparison::progressIsTold()
{
    const Design chess = bundledDesign("chess");
    const Design shogi = bundledDesign("shogi");
    std::vector<std::size_t> heard;
    std::set<std::size_t> parts;
    const auto differences =
        compareDesigns(chess, shogi, {nullptr, [&](std::size_t done, std::size_t all) {
                                          heard.push_back(done);
                                          parts.insert(all);
                                      }});
    QCOMPARE(differences.size(), compareDesigns(chess, shogi).size());
    QCOMPARE(parts.size(), std::size_t(1));
    // One after the other, none left out but for pieces that both have.
    QVERIFY(heard.size() > 20);
    QCOMPARE(heard.front(), std::size_t(0));
    QCOMPARE(heard.back() + 1, heard.size());
    QCOMPARE(heard.size(), *parts.begin());
}

void tst_design_comparison::aStoppedComparisonEnds_data()
{
    QTest::addColumn<int>("after");
    QTest::newRow("before it began") << 0;
    QTest::newRow("in the sections before the pieces") << 3;
    QTest::newRow("among the pieces") << 8;
}

void tst_design_comparison::aStoppedComparisonEnds()
{
    QFETCH(int, after);
    std::atomic<bool> stop = after == 0;
    int parts = 0;
    const auto heard = [&](std::size_t, std::size_t) {
        stop = ++parts >= after;
    };
    const Design chess = bundledDesign("chess");
    const Design shogi = bundledDesign("shogi");
    const auto differences = compareDesigns(chess, shogi, {&stop, heard});
    QCOMPARE(parts, after);
    const auto all = compareDesigns(chess, shogi);
    QVERIFY(differences.size() < all.size());
    for (std::size_t i = 0; i < differences.size(); ++i)
        QCOMPARE(differences[i].sentence.text(), all[i].sentence.text());
}

QTEST_APPLESS_MAIN(tst_design_comparison)
#include "tst_design_comparison.moc"
