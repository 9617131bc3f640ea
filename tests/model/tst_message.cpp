#include "model/base/message_list.h"

#include <QTest>

using namespace rookery;

class tst_message : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void templates_data();
    void templates();
    void messagesAreSaidInALanguage();
    void listsAreJoined();
    void listsOfMessagesAreSaidInALanguage();
    void labelsTakeThePlaceOfNames();
};

void tst_message::templates_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("filled");
    const auto row = [](const char *name, const char *text, const char *filled) {
        QTest::newRow(name) << QString(text) << QString(filled);
    };
    row("no arguments", "Nobody may pass.", "Nobody may pass.");
    row("nothing", "", "");
    row("an argument", "{player} may pass.", "White may pass.");
    row("several", "{player} has {men} men.", "White has 3 men.");
    row("a part that says something", "Men[ of {player}] fly.", "Men of White fly.");
    row("a part that says nothing", "Men[ in the zone {zone}] fly.", "Men fly.");
    row("the first alternative", "[{player}|A player] may pass.", "White may pass.");
    row("the second", "[{zone}|Anywhere].", "Anywhere.");
    row("none of them", "Men[ {zone}|{?lines=all} on all lines].", "Men.");
    row("a part in a part", "Men[ of {player}[ in {zone}]] fly.", "Men of White fly.");
    row("a part in one that is left out", "Men[ in {zone}[ of {player}]] fly.", "Men fly.");
    row("alternatives in an alternative",
        "[{zone}|[{?men=1}one|several] of {player}]",
        "several of White");
    row("a condition", "[{?lines=diagonal}across|along]", "across");
    row("a condition that does not hold", "[{?lines=all}across|along]", "along");
    row("not", "[{?lines!=all}across|along]", "across");
    row("less", "[{?debt<0}less|more]", "less");
    row("not less", "[{?men<3}less|more]", "more");
    row("a number says something", "[{?men}some]", "some");
    row("zero does not", "[{?none}some|no] men", "no men");
    row("zero has a text", "[{none} men]", "0 men");
    row("several of a noun", "{men#man#men}", "3 men");
    row("one of a noun", "{one#man#men}", "1 man");
    row("none of a noun", "{none#man#men}", "0 men");
    row("items", "at most {limits/, at most }", "at most 2 Queens, at most 1 King");
    row("no items", "Queens[, {empty/, }].", "Queens.");
    row("items with a number", "{names*men}", "3 Rooks and 3 Knights");
    row("one of each item", "{names*one}", "1 Rook and 1 Knight");
    row("spaces beside nothing", "Men [{zone}] fly [{zone}] .", "Men fly .");
    row("a space at the end", "Men fly [{zone}]", "Men fly");
    row("lines", "One. [{zone}]\n[{zone}]\nTwo.", "One.\n\nTwo.");
    row("signs of a template in an argument", "{odd}!", "[a|{b}]!");
}

void tst_message::templates()
{
    QFETCH(QString, text);
    QFETCH(QString, filled);
    MessageArguments arguments;
    arguments.set("player", std::string("White"));
    arguments.set("zone", std::string());
    arguments.set("odd", std::string("[a|{b}]"));
    arguments.set("men", 3);
    arguments.set("one", 1);
    arguments.set("none", 0);
    arguments.set("debt", -2);
    arguments.set("lines", MessageArguments::Argument{"diagonals", "diagonal"});
    arguments.set("limits", MessageArguments::Argument{"2", "2", true, {"2 Queens", "1 King"}});
    arguments.set("names", MessageArguments::Argument{"", "2", true, {"Rook", "Knight"}});
    arguments.set("empty", MessageArguments::Argument{"0", "0", false, {}});
    QCOMPARE(QString::fromStdString(rookery::filled(text.toStdString(), arguments)), filled);
}

/// Parts in the language too, and what is foreign as it stands, whatever signs it has.
void tst_message::messagesAreSaidInALanguage()
{
    const Wording german([](std::string_view english) -> std::string {
        if (english == "blocked at {cell} by {piece}")
            return "durch {piece} verstellt auf {cell}";
        return english == "a wall" ? "eine Mauer" : std::string(english);
    });
    const Message message("blocked at {cell} by {piece}",
                          {{"cell", "{e4}"}, {"piece", Message("a wall")}});
    QCOMPARE(message.text(), std::string("blocked at {e4} by a wall"));
    QCOMPARE(message.text({german}), std::string("durch eine Mauer verstellt auf {e4}"));
    QCOMPARE(Message::literal("[a|{b}]").text({german}), std::string("[a|{b}]"));
    QVERIFY(Message().isEmpty() && Message::literal("").isEmpty() && !message.isEmpty());
    QCOMPARE(message, Message("blocked at {e4} by a {what}", {{"e4", "{e4}"}, {"what", "wall"}}));
    QVERIFY(message != Message("a wall"));
}

void tst_message::listsAreJoined()
{
    const std::vector<std::string> items{"a1", "b2", "c3", "d4"};
    const auto first = [&](std::size_t count, std::size_t most, Conjunction conjunction) {
        return joined(std::span(items).first(count), most, conjunction).text();
    };
    QVERIFY(joined(std::span<const std::string>()).isEmpty());
    QCOMPARE(first(1, 6, Conjunction::And), std::string("a1"));
    QCOMPARE(first(2, 6, Conjunction::And), std::string("a1 and b2"));
    QCOMPARE(first(3, 6, Conjunction::Or), std::string("a1, b2 or c3"));
    QCOMPARE(first(4, 4, Conjunction::And), std::string("a1, b2, c3 and d4"));
    QCOMPARE(first(4, 2, Conjunction::And), std::string("a1, b2 and 2 more"));
    QCOMPARE(first(4, 3, Conjunction::Or), std::string("a1, b2, c3 or 1 more"));
    const Message one("{cells} [{?cells=1}is|are] empty", {{"cells", listArgument({"a1"})}});
    QCOMPARE(one.text(), std::string("a1 is empty"));
    const Message all("{cells} [{?cells=1}is|are] empty", {{"cells", listArgument(items, 2)}});
    QCOMPARE(all.text(), std::string("a1, b2 and 2 more are empty"));
}

void tst_message::listsOfMessagesAreSaidInALanguage()
{
    const std::vector<Message> ways{Message("forward"), Message("sideways"), Message("backward")};
    QVERIFY(joined(std::vector<Message>()).isEmpty());
    const Message one = joined(std::vector<Message>{ways.front()});
    QCOMPARE(one.text(), std::string("forward"));
    const Message steps("steps {ways}", {{"ways", joined(ways, 6, Conjunction::Or)}});
    QCOMPARE(steps.text(), std::string("steps forward, sideways or backward"));
    QCOMPARE(joined(ways, 1).text(), std::string("forward and 2 more"));
    const std::map<std::string, std::string, std::less<>> german{
        {"forward", "nach vorn"},
        {"sideways", "seitwärts"},
        {"backward", "nach hinten"},
        {"steps {ways}", "zieht {ways}"},
        {"{list} or {last}", "{list} oder {last}"}};
    const Wording wording([&](std::string_view english) {
        const auto found = german.find(english);
        return found == german.end() ? std::string(english) : found->second;
    });
    QCOMPARE(steps.text({wording}), std::string("zieht nach vorn, seitwärts oder nach hinten"));
}

void tst_message::labelsTakeThePlaceOfNames()
{
    MessageArguments::Argument cell("r0c0");
    cell.say = [](const Speech &speech) {
        return std::string(speech.byLabels ? "9a" : "r0c0");
    };
    const Message inner("{cell} is empty", {{"cell", cell}});
    const Message outer("no: {reason}", {{"reason", inner}});
    QCOMPARE(outer.text(), std::string("no: r0c0 is empty"));
    QCOMPARE(outer.text({{}, true}), std::string("no: 9a is empty"));
}

QTEST_APPLESS_MAIN(tst_message)
#include "tst_message.moc"
