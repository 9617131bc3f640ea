#include "model/file/design/design_writer.h"
#include "model/file/design/rule_clip.h"
#include "model/file/design/rule_library.h"
#include "tests/model/file_support.h"
#include "tests/model/table.h"

#include <random>
#include <set>

using namespace rookery;
using namespace rookery::test;

namespace {

constexpr int plies = 40;

const LibraryRule &ruleOf(const QString &key)
{
    for (const LibraryRule &rule : ruleLibrary()) {
        if (rule.key == key.toStdString())
            return rule;
    }
    qFatal("no rule %s", qPrintable(key));
}

Design with(const LibraryRule &rule, const std::string &design)
{
    return must(withLibraryRule(bundledDesign(design), rule.key));
}

bool isLegal(Table &table, const std::string &text)
{
    std::vector<Move> moves;
    table.moveRules.legal(table.now, moves);
    return findMove(text, table.moveRules.board(), *table.design.pieces, moves).has_value();
}

} // namespace

/// The own rules that are ready to be added: each can be added to the designs of its examples, does
/// there what they say, and is written as the library has it.
class tst_rule_library : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keys()
    {
        std::set<std::string> keys;
        for (const LibraryRule &rule : ruleLibrary()) {
            QVERIFY2(keys.insert(rule.key).second, rule.key.c_str());
            QVERIFY(!rule.title.empty());
            QVERIFY2(rule.help.ends_with('.'), rule.key.c_str());
            QVERIFY2(!rule.examples.empty(), rule.key.c_str());
        }
        QVERIFY(keys.size() >= 25);
    }

    void rules_data()
    {
        QTest::addColumn<QString>("key");
        for (const LibraryRule &rule : ruleLibrary())
            QTest::newRow(rule.key.c_str()) << QString::fromStdString(rule.key);
    }
    void rules()
    {
        QFETCH(QString, key);
        const LibraryRule &rule = ruleOf(key);
        for (const LibraryRule::Example &example : rule.examples) {
            Table table(with(rule, example.design), {});
            for (const std::string &move : example.moves) {
                QVERIFY2(isLegal(table, move), move.c_str());
                table.play(QString::fromStdString(move));
            }
            for (const std::string &move : example.allows)
                QVERIFY2(isLegal(table, move), move.c_str());
            for (const std::string &move : example.refuses)
                QVERIFY2(!isLegal(table, move), move.c_str());
        }
    }

    void games_data() { rules_data(); }
    void games()
    {
        QFETCH(QString, key);
        const LibraryRule &rule = ruleOf(key);
        Table table(with(rule, rule.examples.front().design), {});
        std::mt19937 random(1);
        for (int ply = 0; ply < plies && !table.moveRules.end(table.now); ++ply) {
            const QStringList legal = table.legal();
            const auto spent = table.moveRules.takeTrouble();
            QVERIFY2(!spent, spent ? spent->c_str() : "");
            if (legal.isEmpty())
                break;
            table.play(legal[static_cast<qsizetype>(random() % legal.size())]);
        }
    }

    /// Added to a design of its own, each is the text that a file would have, and none is added
    /// twice.
    void texts_data() { rules_data(); }
    void texts()
    {
        QFETCH(QString, key);
        const LibraryRule &rule = ruleOf(key);
        const Design design = with(rule, rule.examples.front().design);
        QVERIFY(hasRules(design, rule.rules));
        QVERIFY(!hasRules(bundledDesign(rule.examples.front().design), rule.rules));
        QCOMPARE(messageOf(withLibraryRule(design, rule.key)),
                 "the design has the rules of '" + rule.title + "' already");
    }

    /// Some of them together.
    void together()
    {
        Design design = bundledDesign("chess");
        for (const LibraryRule &rule : ruleLibrary()) {
            auto next = withLibraryRule(design, rule.key);
            QVERIFY2(next.has_value(), messageOf(next).c_str());
            design = std::move(*next);
        }
        const std::string text = writeDesign(design);
        const auto read = readDesign(text);
        QVERIFY(read.has_value() && writeDesign(read->design) == text);
    }

    void unknown()
    {
        QCOMPARE(messageOf(withLibraryRule(bundledDesign("chess"), "circus")),
                 std::string("there is no ready rule called 'circus'"));
    }

    void takenName()
    {
        Design design = bundledDesign("chess");
        design = must(withPastedRules(design, R"({"words": [{"name": "pace", "means": "3"}]})"));
        const auto next = withLibraryRule(design, "shrinking-board");
        QVERIFY(!next.has_value());
        QVERIFY2(messageOf(next).find("'pace'") != std::string::npos, messageOf(next).c_str());
    }
};

QTEST_GUILESS_MAIN(tst_rule_library)
#include "tst_rule_library.moc"
