#include "model/board/labels.h"
#include "model/board/phrase_names.h"
#include "model/design/own_rules.h"
#include "model/edit/rules/own_texts.h"
#include "model/edit/rules/rule_parts.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "model/file/design/rule_clip.h"
#include "model/phrase/candidates.h"
#include "model/play/legal/part_sight.h"
#include "tests/designs.h"
#include "tests/model/hidden_words.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;
using phrase::Candidate;
using phrase::Draft;

namespace {

Design twoStones()
{
    auto read = readDesign(R"json({"rookery": 2, "name": "Stones",
 "board": {"lattice": "square", "size": [5, 5]},
 "players": [{"name": "White"}, {"name": "Black"}],
 "pieces": [{"name": "Stone"}, {"name": "Rock"}],
 "setup": {"White": {"Stone": ["a1", "c1"]}, "Black": {"Rock": ["b1", "c3"]}},
 "rules": {"numbers": [{"name": "seeds", "of": "cell"}],
  "words": [{"name": "rich(c)", "means": "seeds(c) > 2"}],
  "effects": [{"after": ["move"], "do": ["for d in dirs: if enemy(step(to, d)): capture step(to, d)"]}],
  "bans": [{"before": "to = a1"}],
  "own-moves": [{"name": "hop", "choose": ["from in pieces(me)"], "do": ["remove from"]}]}})json");
    if (!read)
        qFatal("%s", read.error().front().sentence().c_str());
    return std::move(read->design);
}

const char *const steps = "effects/0/do";

Draft draftOf(const Design &design, const char *path)
{
    return must(ruleDraft(design, path));
}

/// The place of the part that is written so, the innermost.
std::size_t partAt(const Draft &draft, const char *text)
{
    for (std::size_t i = draft.parts().size(); i-- > 0;) {
        if (draft.textOf(i) == text)
            return i;
    }
    qFatal("no part '%s'", text);
}

QString linesOf(const Draft &draft)
{
    QStringList lines;
    for (const std::string &line : draft.lines())
        lines << QString::fromStdString(line);
    return lines.join("|");
}

/// The sentence with each part in brackets.
QString saidIn(const Draft &draft)
{
    QString text;
    for (const auto &line : draft.sentence()) {
        text += text.isEmpty() ? "" : "|";
        for (const auto &run : line.runs)
            text += QString::number(run.part) + "'" + QString::fromStdString(run.text) + "' ";
    }
    return text.trimmed();
}

std::optional<Candidate> candidate(const Draft &draft, std::size_t part, const char *title)
{
    for (const Candidate &each : candidatesAt(draft, part)) {
        if (each.title == title)
            return each;
    }
    return std::nullopt;
}

Draft chosen(const Draft &draft, std::size_t part, const char *title)
{
    const auto found = candidate(draft, part, title);
    if (!found)
        qFatal("'%s' is not offered", title);
    return must(withCandidate(draft, part, *found));
}

QString typesIn(const Draft &draft, std::size_t part)
{
    QStringList names;
    for (const phrase::Type type : typesAt(draft, part))
        names << QString::fromUtf8(enumName(type).data());
    return names.join(" ");
}

} // namespace

class tst_draft : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textAndSentenceHaveTheSameParts();
    void typesOfBlanks_data();
    void typesOfBlanks();
    void blanksAreFilled();
    void whatFitsIsOffered();
    void everythingOfferedCanBeChosen_data();
    void everythingOfferedCanBeChosen();
    void everythingOfferedIsTranslated_data() { everythingOfferedCanBeChosen_data(); }
    void everythingOfferedIsTranslated();
    void partsAreReplacedEmptiedAndWrapped();
    void stepsComeAndGo();
    void theDesignKeepsWhatItHad();
    void textsOfRulesAreChanged();
    void rulesAreCopiedAndPasted();
    void partsAreSeenOnTheBoard();
};

void tst_draft::textAndSentenceHaveTheSameParts()
{
    const Draft draft = draftOf(twoStones(), steps);
    QCOMPARE(linesOf(draft),
             QString("for d in dirs:|  if enemy(step(to, d)):|    capture step(to, d)"));
    QCOMPARE(draft.sentence()[1].depth, 1);
    QCOMPARE(draft.sentence()[2].depth, 2);
    for (std::size_t i = 0; i < draft.sentence().size(); ++i) {
        for (const auto &run : draft.sentence()[i].runs)
            QVERIFY(run.part >= 0 && draft.parts()[std::size_t(run.part)].line == i);
    }
    const Draft ban = draftOf(twoStones(), "bans/0/before");
    QCOMPARE(saidIn(ban), QString("1'where the move ends' 0' is ' 2'a1'"));
}

void tst_draft::typesOfBlanks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("types");
    QTest::newRow("truth") << "not ?"
                           << "truth";
    QTest::newRow("cell") << "empty(?)"
                          << "cell";
    QTest::newRow("a set takes one as well") << "? = near(a1)"
                                             << "cells cell";
    QTest::newRow("number") << "? > 3"
                            << "number";
    QTest::newRow("player") << "pieces(?) = {}"
                            << "player";
    QTest::newRow("by the other side") << "? = Stone"
                                       << "piece pieces";
    QTest::newRow("by its use") << "some x in ? where seeds(x) > 1"
                                << "cells cell";
    QTest::newRow("range") << "3 in ?"
                           << "numbers number";
}

void tst_draft::typesOfBlanks()
{
    QFETCH(QString, text);
    QFETCH(QString, types);
    const Draft empty = draftOf(twoStones(), "bans/0/before");
    const Draft draft = must(withPart(empty, 0, text.toStdString()));
    const auto blank = draft.blankFrom(0);
    QVERIFY(blank);
    QCOMPARE(typesIn(draft, *blank), types);
}

/// "A flanked piece is captured", choice by choice.
void tst_draft::blanksAreFilled()
{
    Design design = must(withRuleAdded(twoStones(), "effects"));
    Draft draft = draftOf(design, "effects/1/do");
    QVERIFY(draft.isEmpty());
    const auto fill = [&](const char *title) {
        draft = chosen(draft, *draft.blankFrom(0), title);
    };
    fill("for each d of all directions:");
    fill("if …:");
    fill("… and …");
    fill("an enemy stands on …");
    fill("the cell … of …");
    QCOMPARE(linesOf(draft), QString("for d in dirs:|  if enemy(step(to, d)) and ?:|    ?"));
    fill("a piece of the mover stands on …");
    fill("the cell … steps … of …");
    draft = must(withPart(draft, *draft.blankFrom(0), "2"));
    fill("capture …");
    fill("the cell … of …");
    QVERIFY(!draft.hasBlanks());
    QCOMPARE(linesOf(draft),
             QString("for d in dirs:|  if enemy(step(to, d)) and friend(ahead(to, d, 2)):|"
                     "    capture step(to, d)"));
    TAKE(whole, withRuleDraft(design, "effects/1/do", draft));
    QVERIFY(!hasRuleDraft(whole, "effects/1"));
    QCOMPARE(whole.rules->effects[1].steps.list.size(), std::size_t(1));
}

void tst_draft::whatFitsIsOffered()
{
    const Draft draft = draftOf(twoStones(), steps);
    const std::size_t cell = partAt(draft, "to");
    QVERIFY(candidate(draft, cell, "where the move began"));
    QVERIFY(!candidate(draft, cell, "d"));
    QVERIFY(!candidate(draft, cell, "White"));
    const std::size_t direction = partAt(draft, "d");
    QVERIFY(candidate(draft, direction, "d"));
    QVERIFY(candidate(draft, direction, "ne"));
    const std::size_t truth = partAt(draft, "enemy(step(to, d))");
    QVERIFY(candidate(draft, truth, "rich of …"));
    QVERIFY(candidate(draft, truth, "not: this"));
    // Only where the language lets it be asked.
    QVERIFY(!candidate(draft, truth, "… has no move"));
    for (const Candidate &each : candidatesAt(draft, truth))
        QVERIFY2(each.group == phrase::CandidateGroup::RuleNames || !each.help.empty(),
                 each.text.c_str());
}

void tst_draft::everythingOfferedCanBeChosen_data()
{
    QTest::addColumn<QString>("path");
    for (const char *path : {steps,
                             "bans/0/before",
                             "bans/0/after",
                             "words/0/means",
                             "numbers/0/start",
                             "own-moves/0/choose",
                             "own-moves/0/do"})
        QTest::newRow(path) << QString(path);
}

void tst_draft::everythingOfferedCanBeChosen()
{
    QFETCH(QString, path);
    const Draft draft = draftOf(twoStones(), path.toUtf8().constData());
    for (std::size_t part = 0; part < draft.parts().size(); ++part) {
        for (const Candidate &each : candidatesAt(draft, part)) {
            if (draft.parts()[part].choice)
                continue;
            const auto next = withCandidate(draft, part, each);
            // A step that others need cannot go, nor a name that another line uses.
            if (!next && !draft.parts()[part].node)
                continue;
            QVERIFY2(next, (draft.textOf(part) + " -> " + each.text).c_str());
            QVERIFY(Draft::read(next->lines(), draft.context()));
        }
    }
}

/// What is said, what may be said, and what that does.
void tst_draft::everythingOfferedIsTranslated()
{
    QFETCH(QString, path);
    const Draft draft = must(ruleDraft(twoStones(), path.toStdString(), hiddenWords()));
    const phrase::Names &names = *draft.context().names;
    const auto check = [&](const std::string &text) {
        const std::string word = wordOfNoName(text, names, draft.locals());
        QVERIFY2(word.empty(), (word + " in: " + text).c_str());
    };
    for (const auto &line : draft.sentence()) {
        for (const auto &run : line.runs)
            check(run.text);
    }
    for (std::size_t part = 0; part < draft.parts().size(); ++part) {
        for (const Candidate &each : candidatesAt(draft, part)) {
            check(each.title);
            check(each.help);
        }
    }
}

void tst_draft::partsAreReplacedEmptiedAndWrapped()
{
    const Draft draft = draftOf(twoStones(), steps);
    const std::size_t truth = partAt(draft, "enemy(step(to, d))");
    // What was said stays where it fits.
    QCOMPARE(chosen(draft, truth, "… is empty").textOf(truth), std::string("empty(step(to, d))"));
    const Draft both = chosen(draft, truth, "this and …");
    QCOMPARE(both.textOf(truth), std::string("enemy(step(to, d)) and ?"));
    // A blank that is emptied goes with its `and`.
    const Draft back = must(withoutPart(both, *both.blankFrom(0)));
    QCOMPARE(back.lines(), draft.lines());
    const Draft emptied = must(withoutPart(draft, truth));
    QCOMPARE(emptied.textOf(truth), std::string("?"));
    const auto fault = withPart(draft, truth, "White");
    QVERIFY(!fault);
    QCOMPARE(fault.error().sentence(), std::string("a truth is wanted here, not a player"));
    QVERIFY(!withPart(draft, truth, "true) or (false"));
    const Draft set = must(withPart(draftOf(twoStones(), "bans/0/before"), 0, "{a1} = {b1, c1}"));
    QCOMPARE(must(withPart(set, partAt(set, "{a1}"), "near(b1)")).textOf(0),
             std::string("near(b1) = {b1, c1}"));
}

void tst_draft::stepsComeAndGo()
{
    const Draft draft = draftOf(twoStones(), steps);
    const std::size_t last = partAt(draft, "capture step(to, d)");
    QCOMPARE(linesOf(chosen(draft, last, "this, then …")),
             QString("for d in dirs:|  if enemy(step(to, d)):|    capture step(to, d)|    ?"));
    QCOMPARE(linesOf(chosen(draft, last, "remove …")),
             QString("for d in dirs:|  if enemy(step(to, d)):|    remove step(to, d)"));
    // A block without steps has a blank, and another head keeps the block.
    QCOMPARE(linesOf(must(withoutPart(draft, last))),
             QString("for d in dirs:|  if enemy(step(to, d)):|    ?"));
    const std::size_t condition = 2;
    QVERIFY(draft.parts()[condition].step);
    QCOMPARE(linesOf(must(withPart(draft, condition, "repeat ?:\n  ?"))),
             QString("for d in dirs:|  repeat ?:|    capture step(to, d)"));
    QCOMPARE(linesOf(must(withPart(draft, condition, "again"))), QString("for d in dirs:|  again"));
    QCOMPARE(linesOf(must(withoutPart(draft, 0))), QString());
    QVERIFY(!withPart(draft, 0, "for x in pieces(me):\n  ?")); // `d` is used below
}

void tst_draft::theDesignKeepsWhatItHad()
{
    const Design design = twoStones();
    const Draft draft = draftOf(design, steps);
    const Draft open = must(withoutPart(draft, partAt(draft, "enemy(step(to, d))")));
    TAKE(drafted, withRuleDraft(design, steps, open));
    QVERIFY(hasRuleDraft(drafted, "effects/0"));
    QVERIFY(drafted.rules->effects[0].steps.list == design.rules->effects[0].steps.list);
    QCOMPARE(draftOf(drafted, steps).lines(), open.lines());
    // It lives through changes of other rules, and is no part of a file.
    TAKE(other, withRuleRemoved(drafted, "bans/0"));
    QCOMPARE(draftOf(other, steps).lines(), open.lines());
    QCOMPARE(writeDesign(drafted), writeDesign(design));
    TAKE(filled, withRuleDraft(other, steps, draft));
    QVERIFY(!hasRuleDraft(filled, "effects/0"));
    // Nothing said at all is a rule without this member.
    TAKE(empty,
         withRuleDraft(
             design, "bans/0/before", must(withPart(draftOf(design, "bans/0/before"), 0, "?"))));
    QVERIFY(!empty.rules->bans[0].before.isGiven());
}

void tst_draft::textsOfRulesAreChanged()
{
    const Design design = twoStones();
    TAKE(renamed, withRuleLines(design, "numbers/0/name", {"stones"}));
    QCOMPARE(ruleLines(renamed, "words/0/means"), std::vector<std::string>{"stones(c) > 2"});
    TAKE(head, withRuleLines(design, "words/0/name", {"wealthy(x)"}));
    QCOMPARE(ruleLines(head, "words/0/means"), std::vector<std::string>{"seeds(x) > 2"});
    TAKE(moves, withRuleField(design, "effects/0/after", std::vector<std::size_t>{1, 9}));
    QCOMPARE(ruleLines(moves, "effects/0/after"), (std::vector<std::string>{"capture", "hop"}));
    const auto taken = withRuleLines(design, "numbers/0/name", {"White"});
    QVERIFY(!taken);
    QCOMPARE(taken.error().sentence(), std::string("'White' is a player; another name is needed"));
    const auto fault = withRuleLines(design, "bans/0/before", {"to = nowhere"});
    QVERIFY(!fault);
    QCOMPARE(fault.error().place.column, 6);
    TAKE(reason, withRuleLines(design, "bans/0/because", {"{to} is {owner(to)}'s"}));
    QCOMPARE(ruleLines(reason, "bans/0/because"),
             std::vector<std::string>{"{to} is {owner(to)}'s"});
    QCOMPARE(messageOf(withRuleLines(design, "bans/0/because", {"half a character \xc3"})),
             std::string("a text must be valid UTF-8"));
    const auto needed = withRuleLines(design, "own-moves/0/choose", {"x in pieces(me)"});
    QVERIFY(!needed || needed->rules->ownMoves[0].choose.list.size() == 1);
}

void tst_draft::rulesAreCopiedAndPasted()
{
    const Design design = twoStones();
    const std::string text = copiedRule(design, "effects/0");
    QVERIFY2(text.starts_with("{"), text.c_str());
    TAKE(twice, withPastedRules(design, text));
    QCOMPARE(twice.rules->effects.size(), std::size_t(2));
    QVERIFY(twice.rules->effects[1] == design.rules->effects[0]);
    TAKE(chess, withPastedRules(bundledDesign("chess"), text));
    QCOMPARE(chess.rules->effects.size(), std::size_t(1));
    const auto fault = withPastedRules(bundledDesign("chess"), copiedRule(design, "words/0"));
    QVERIFY(!fault);
    QVERIFY2(fault.error().sentence().starts_with("'seeds' is unknown"),
             fault.error().sentence().c_str());
    QVERIFY(!withPastedRules(design, "no rule"));
}

void tst_draft::partsAreSeenOnTheBoard()
{
    const Design design = twoStones();
    const auto game = std::make_shared<const CompiledGame>(design);
    const Position position = startPosition(design, game->board());
    PartAsker asker(design, game);
    const auto seen = [&](const char *text) {
        const Draft draft = must(withPart(draftOf(design, "bans/0/before"), 0, text));
        const auto sight =
            asker.look(*draft.parts().front().node, draft.locals(), position, std::nullopt);
        if (!sight)
            return QString("unknown");
        QStringList cells;
        for (const CellId each : sight->cells)
            cells << QString::fromStdString(game->board().name(each));
        QString values;
        for (const std::int64_t value : sight->values)
            values += QString::number(value) + " ";
        return (cells.join(" ") + ": " + values).trimmed();
    };
    QCOMPARE(seen("pieces(White) = {}"), QString(": 0"));
    QCOMPARE(seen("enemy(to)"), QString("b1 c3:"));
    const Draft draft = draftOf(design, steps);
    const auto look = [&](const char *text, const char *cell) {
        const std::size_t part = partAt(draft, text);
        return asker.look(*draft.parts()[part].node,
                          draft.locals(),
                          position,
                          cell ? findLabelled(game->board(), cell) : std::nullopt);
    };
    QVERIFY(look("step(to, d)", nullptr)->needsCell);
    QCOMPARE(look("step(to, d)", "a1")->cells.size(), std::size_t(3));
    phrase::Node blank;
    blank.kind = phrase::Kind::Blank;
    QVERIFY(!asker.look(blank, {}, position, std::nullopt));
}

QTEST_APPLESS_MAIN(tst_draft)
#include "tst_draft.moc"
