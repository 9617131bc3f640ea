#include "model/board/board.h"
#include "model/edit/rules/export_edits.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/design_writer.h"
#include "model/file/design/format_versions.h"
#include "tests/model/file_support.h"

#include <QRegularExpression>
#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

/// A design on 8x8 with more members.
std::string with(const std::string &members)
{
    return R"({"rookery": 2, "board": {"lattice": "square", "size": [8, 8]})" + members + "}";
}

std::string withWord(const JsonTree &older, std::string_view from, const std::string &to)
{
    std::string text(older.text());
    return text.replace(text.find(from), from.size(), to);
}

} // namespace

class tst_design_file : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bundledDesignsAreCanonical_data();
    void bundledDesignsAreCanonical();
    void bundledDesignsAreTheFilesInTheFolder();
    void everyFeatureSurvives();
    void everyFeatureIsUnderstood();
    void unknownKeysAreKeptAndReported();
    void whatIsNotSaidIsStandard();
    void manyUnknownKeysAreCounted();
    void fileIsReadFromDisk();
    void olderVersionsAreUpgradedStepByStep();
    void versionOneKeepsItsMeaning_data();
    void versionOneKeepsItsMeaning();
    void olderWordsAreRead_data();
    void olderWordsAreRead();
    void namesAreNoOlderWords();
};

void tst_design_file::bundledDesignsAreCanonical_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const BundledDesign &design : bundledDesigns()) {
        const auto size = static_cast<qsizetype>(design.text.size());
        QTest::newRow(std::string(design.name).c_str()) << QByteArray(design.text.data(), size);
    }
}

void tst_design_file::bundledDesignsAreCanonical()
{
    QFETCH(QByteArray, text);
    const auto read = readDesign(text.toStdString());
    QVERIFY2(read.has_value(), read ? "" : listedErrors(read.error()).c_str());
    QVERIFY(read->warnings.empty());
    QCOMPARE(QByteArray::fromStdString(writeDesign(read->design)), text);
}

void tst_design_file::bundledDesignsAreTheFilesInTheFolder()
{
    std::vector<std::string> names;
    for (const auto &entry :
         std::filesystem::directory_iterator(sourceFolder / "resources/designs")) {
        if (entry.path().extension() != ".rookery")
            continue;
        names.push_back(entry.path().stem());
        const BundledDesign *bundled = findBundled(names.back());
        QVERIFY2(bundled, names.back().c_str());
        QCOMPARE(std::string(bundled->text), contentOf(entry.path()));
    }
    QCOMPARE(names.size(), bundledDesigns().size());
    QVERIFY(findBundled("chess"));
    QVERIFY(!findBundled("no such design"));
}

void tst_design_file::everyFeatureSurvives()
{
    const std::string text = contentOf(everyFeature);
    const Design design = designOfText(text);
    QCOMPARE(QByteArray::fromStdString(writeDesign(design)), QByteArray::fromStdString(text));
    QVERIFY(designOfText(writeDesign(design)) == design);
}

void tst_design_file::everyFeatureIsUnderstood()
{
    const Design design = designOfText(contentOf(everyFeature));
    QCOMPARE(design.info->author, std::string("Ana Größe"));
    QCOMPARE(design.board->topology, Topology::Moebius);
    QCOMPARE(design.board->labels, Labels::Matrix);

    const Board board(design.board, design.directions);
    const auto cell = [&](const char *name) {
        return *board.find(name);
    };
    const auto step = [&](const char *name) {
        return board.compass().step(*design.directions->find(std::string_view(name)));
    };
    const auto to = [&](const char *from, const char *direction) {
        const auto link = board.link(cell(from), step(direction));
        return link ? board.name(link->to) : std::string("nowhere");
    };
    QVERIFY(!board.find("c2"));
    QCOMPARE(to("w1", "e"), std::string("a1"));
    QCOMPARE(to("a1", "w"), std::string("w1"));
    QCOMPARE(to("home", "up"), std::string("w1"));
    QCOMPARE(to("a1", "n"), std::string("nowhere"));
    QCOMPARE(to("f1", "e"), std::string("a4"));
    QVERIFY(design.setup->at(board.site(cell("b1"))));
    QCOMPARE(design.board->edits.added[1].at, (Point{-1600, 1600}));

    QCOMPARE(design.directions->list[5].walk.size(), std::size_t(3));
    QCOMPARE(design.rules->players[2].facing, orientation::flipEastWest);
    QCOMPARE(design.rules->pass, Pass::Stuck);
    const PieceType &hookMover = design.pieces->types[1];
    const auto &legs = std::get<LegGraph>(hookMover.moves[0].definition);
    QCOMPARE(legs.legs[0].most, unlimited);
    QCOMPARE(legs.legs[0].onEmpty.then, std::vector{LegId(1)});
    QCOMPARE(legs.legs[1].steps[1], Step(Turn{-2}));
    QCOMPARE(design.setup->hands.size(), std::size_t(2));
    QCOMPARE(design.examples->list.size(), std::size_t(2));
    QCOMPARE(design.examples->list[0].position, std::string("a1:K / turn=1"));
    QCOMPARE(design.examples->list[0].forbidden, std::vector<std::string>{"a1-c3"});
    QCOMPARE(design.examples->list[1].expected, std::vector<std::string>{"a1-b1"});
    QCOMPARE(design.exports->afterSave, AfterSave::Repeat);
    const ExportTarget &picture = exportTarget(design, "svg");
    QCOMPARE(picture.options.at("show"), std::string("pieces"));
    QCOMPARE(picture.pieces,
             (std::vector<ExportedPiece>{{*design.pieces->find("Knight"), PieceFate::LeftOut}}));
    QVERIFY(picture.isRepeated);
}

void tst_design_file::unknownKeysAreKeptAndReported()
{
    const std::string text = contentOf(everyFeature);
    const auto read = readDesign(text);
    std::vector<std::string> pointers;
    for (const Problem &warning : read->warnings) {
        QCOMPARE(warning.severity, Severity::Warning);
        QCOMPARE(warning.code, std::string("key"));
        pointers.push_back(warning.place.pointer);
    }
    const std::vector<std::string> expected = {
        "/board/edits/cells/tint",
        "/board/edits/links/colour",
        "/board/edits/zones/far-side/smell",
        "/board/border",
        "/directions/4/glyph",
        "/directionGroups/0/note",
        "/players/1/colour",
        "/pieces/0/moves/1/since",
        "/pieces/0/value",
        "/pieces/1/moves/0/legs/1/enemy/sound",
        "/pieces/1/moves/0/legs/1/note",
        "/pieces/2/moves/0/legs/1/friend/shade",
        "/rules/turns/dice",
        "/rules/royals/0/crown",
        "/rules/ends/13/mood",
        "/rules/weather",
        "/examples/0/mood",
        "/exports/targets/1/mood",
        "/exports/weather",
        "/artwork",
        "/x-numbers",
    };
    QCOMPARE(pointers, expected);

    const auto near = readDesign(with(",\n \"rulez\": {}, \"a/b~c\": 1"));
    QCOMPARE(near->warnings.size(), std::size_t(2));
    QCOMPARE(near->warnings[0].sentence(),
             std::string("unknown key 'rulez' is kept but has no effect; did you mean 'rules'?"));
    QCOMPARE(near->warnings[0].place, (Place{2, 2, "/rulez"}));
    QCOMPARE(near->warnings[1].place, (Place{2, 15, "/a~1b~0c"}));
}

void tst_design_file::whatIsNotSaidIsStandard()
{
    const Design design = designOfText(with(""));
    BoardRecipe recipe;
    QVERIFY(design == newDesign(recipe, ""));
    const Design free = designOfText(R"({"rookery": 2, "board": {"lattice": "free"}})");
    QCOMPARE(free.board->files, 0);
    QCOMPARE(Board(free.board, free.directions).size(), std::size_t(0));
    QVERIFY(designOfText(writeDesign(free)) == free);
}

void tst_design_file::manyUnknownKeysAreCounted()
{
    std::string keys;
    for (int i = 0; i < 1'500; ++i)
        keys += ", \"key" + std::to_string(i) + "\": " + std::to_string(i);
    const auto read = readDesign(with(keys));
    QCOMPARE(read->warnings.size(), std::size_t(1'001));
    QCOMPARE(read->warnings.back().sentence(), std::string("500 more unknown keys not listed"));
    QCOMPARE(read->design.info->extras.size(), std::size_t(1'500));
}

void tst_design_file::fileIsReadFromDisk()
{
    const auto read = readDesignFile(everyFeature);
    QVERIFY(read.has_value());
    QVERIFY(read->design == designOfText(contentOf(everyFeature)));
}

void tst_design_file::olderVersionsAreUpgradedStepByStep()
{
    const UpgradeStep steps[] = {
        {1,
         [](const JsonTree &older) {
             return withWord(older, "tiles", "cells");
         }},
        {2,
         [](const JsonTree &older) {
             return withWord(older, "cells", "board");
         }},
    };
    const auto upgraded = upgradedText(R"({"tiles": 64})", steps);
    QCOMPARE(*upgraded, std::string(R"({"board": 64})"));
    QVERIFY(!upgradedText("{", steps).has_value());
    QCOMPARE(upgradeSteps().size(), std::size_t(designFormatVersion - 1));
}

void tst_design_file::versionOneKeepsItsMeaning_data()
{
    QTest::addColumn<QString>("members");
    QTest::addColumn<bool>("isUnmoved");
    QTest::newRow("captured pieces come to hand")
        << R"("rules": {"hands": {"captured": "captors-hand"}})" << true;
    QTest::newRow("pieces in hand at the start")
        << R"("hands": {"White": {"Pawn": 2}}, "rules": {"pass": "always"})" << true;
    QTest::newRow("pieces in hand and no rules") << R"("hands": {"White": {"Pawn": 2}})" << true;
    QTest::newRow("pieces in hand come in by gating")
        << R"("hands": {"White": {"Pawn": 2}}, "rules": {"gating": [{}]})" << false;
    QTest::newRow("no hands") << R"("rules": {"pass": "always"})" << false;
}

/// A piece that was put down counted as unmoved then; the file says so now, and is the same design
/// when it is written and read again.
void tst_design_file::versionOneKeepsItsMeaning()
{
    QFETCH(QString, members);
    QFETCH(bool, isUnmoved);
    const auto text = [&](const char *version) {
        return std::string(R"({"rookery": )") + version
               + R"(, "board": {"lattice": "square", "size": [8, 8]}, "pieces": [{"name": "Pawn"}], )"
               + members.toStdString() + "}";
    };
    const Design older = designOfText(text("1"));
    QCOMPARE(older.rules->hands.dropped, isUnmoved ? Dropped::Unmoved : Dropped::Moved);
    QCOMPARE(designOfText(text("2")).rules->hands.dropped, Dropped::Moved);
    const std::string written = writeDesign(older);
    QVERIFY(QString::fromStdString(written).startsWith("{\n  \"rookery\": 2,"));
    QVERIFY(designOfText(written) == older);
}

void tst_design_file::olderWordsAreRead_data()
{
    QTest::addColumn<QString>("older");
    QTest::addColumn<QString>("now");
    const auto row = [](const char *member, const char *older, const char *now) {
        QTest::addRow("%s", older) << QString::fromUtf8(member).arg(QLatin1String(older))
                                   << QString::fromUtf8(member).arg(QLatin1String(now));
    };
    const char *leg = R"("pieces": [{"name": "Man", "moves": [{"legs":
        [{"steps": ["n"], "%1": {"stop": true, "effect": "capture"}}]}]}])";
    row(leg, "foe", "enemy");
    const char *lost = R"("pieces": [{"name": "Man"}], "rules": {"turns": {"lost": "%1"}})";
    row(lost, "men-leave", "pieces-leave");
    row(lost, "men-stay", "pieces-stay");
    row(lost, "men-die", "pieces-die");
    const auto rule = [&](const char *text, const char *older, const char *now) {
        row(qPrintable(QStringLiteral(R"("pieces": [{"name": "Man"}], "rules": {%1})")
                           .arg(QLatin1String(text))),
            older,
            now);
    };
    rule(R"("drops": [{"contact": "%1"}])", "no-foe", "no-enemy");
    rule(R"("explosions": [{"%1": ["Man"]}])", "spared", "unharmed");
    rule(R"("ends": [{"when": "%1", "at-most": 1, "outcome": "loss"}])", "few-men", "few-pieces");
    rule(R"("ends": [{"when": "board-full", "outcome": "%1"}])", "more-men", "more-pieces");
    rule(R"("ends": [{"when": "board-full", "outcome": "%1"}])", "fewer-men", "fewer-pieces");
    rule(R"("ends": [{"when": "extinct", "%1": 3, "outcome": "loss"}])",
         "foe-at-least",
         "enemy-at-least");
    const auto men = [&](const char *name, const char *text) {
        const QString member = QStringLiteral(R"("pieces": [{"name": "Man"}], "rules": {%1})")
                                   .arg(QLatin1String(text));
        QTest::addRow("men of %s", name)
            << member.arg(QLatin1String("men")) << member.arg(QLatin1String("pieces"));
    };
    men("castling", R"("castling": [{"kings": ["Man"], "partners": ["Man"], "%1": "dropped",
        "wings": [{"player": "White", "letter": "K", "king": "e1", "partner": "h1",
                   "king-to": "g1", "partner-to": "f1"}]}])");
    men("an arrangement",
        R"("ends": [{"when": "arranged", "%1": [{"cell": "a1", "type": "Man"}], "outcome": "win"}])");
    men("points", R"("scoring": {"%1": [{"type": "Man", "points": 2}]})");
    men("compulsions", R"("compulsions": [{"captures": "must", "priorities": [{"value": "%1"}]}])");
}

/// Keys and values that the field calls otherwise, in files of version 1 and early ones of
/// version 2.
void tst_design_file::olderWordsAreRead()
{
    QFETCH(QString, older);
    QFETCH(QString, now);
    const auto text = [](int version, const QString &members) {
        return QStringLiteral(R"({"rookery": %1, "players": [{"name": "White"}, {"name": "Black"}],
            "board": {"lattice": "square", "size": [8, 8]}, )")
                   .arg(version)
                   .toStdString()
               + members.toStdString() + "}";
    };
    const Design expected = designOfText(text(2, now));
    QVERIFY(designOfText(text(1, older)) == expected);
    QVERIFY(designOfText(text(2, older)) == expected);
    const std::string written = writeDesign(expected);
    QVERIFY(!QString::fromStdString(written).contains(
        QRegularExpression(QStringLiteral("\\b(men|foe|spared)\\b"))));
    QVERIFY(designOfText(written) == expected);
}

/// Only where version 1 had them: what a designer calls so stays as it is.
void tst_design_file::namesAreNoOlderWords()
{
    const Design design = designOfText(R"({"rookery": 1, "name": "men",
        "board": {"lattice": "square", "size": [8, 8],
                  "edits": {"zones": {"men": {"cells": ["a1"]}, "foe": {"cells": ["b1"]}}}},
        "pieces": [{"name": "men", "confined-to": "foe"}, {"name": "foe"}],
        "rules": {"royals": [{"types": ["men"]}]}})");
    QCOMPARE(design.info->name, std::string("men"));
    QVERIFY(design.pieces->find("men") && design.pieces->find("foe"));
    QCOMPARE(design.board->edits.zones.size(), std::size_t(2));
}

QTEST_APPLESS_MAIN(tst_design_file)
#include "tst_design_file.moc"
