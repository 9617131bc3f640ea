#include "tests/cli/command_line.h"

using namespace rookery::test;

namespace {

/// A board of four ranks with one piece on it.
QByteArray design(const QByteArray &name, int files, const QByteArray &path, const QByteArray &on)
{
    return "{ \"rookery\": 2, \"name\": \"" + name
           + "\",\n\"board\": { \"lattice\": \"square\", \"size\": [" + QByteArray::number(files)
           + ", 4] },\n\"directions\": [ { \"name\": \"n\", \"vector\": [0, 1] }, "
             "{ \"name\": \"e\", \"vector\": [1, 0] } ],\n\"players\": [ { \"name\": \"White\" }, "
             "{ \"name\": \"Black\", \"facing\": \"half\" } ],\n\"pieces\": [ { \"name\": "
             "\"Rook\", "
             "\"letters\": \"R\", \"moves\": [ { \"path\": \""
           + path + "\" } ] } ],\n\"setup\": { \"White\": { \"Rook\": [\"" + on + "\"] } } }\n";
}

} // namespace

class tst_cli_diff : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void answers_data();
    void answers();
    void bundledDesignsByTheirNames();
    void fromStandardInput();
    void json();
    void jsonOfEqualDesigns();
    void isToldInHelp();

private:
    CommandLine m_line;
};

void tst_cli_diff::initTestCase()
{
    m_line.write("one.rookery", design("One", 4, "ride n e", "a1"));
    // The same in other words: spaces between members mean nothing.
    m_line.write("same.rookery", design("One", 4, "ride n e", "a1").replace(", ", ",   "));
    m_line.write("other.rookery", design("Other", 5, "leap n", "b2"));
    m_line.write("syntax.rookery", "{\n  \"rookery\": 2,\n  oops\n}\n");
}

void tst_cli_diff::answers_data()
{
    addColumns();
    fine("the same file twice", {"diff", "one.rookery", "one.rookery"}, "");
    fine("the same design", {"diff", "one.rookery", "same.rookery"}, "");
    addRow("everything",
           {"diff", "one.rookery", "other.rookery"},
           1,
           "Information\n"
           "  Name: was 'One', is 'Other'\n"
           "Board\n"
           "  Size: was '4x4', is '5x4'\n"
           "  New cells: e1, e2, e3 and e4\n"
           "Pieces\n"
           "  Rook: moved as ride n e, moves as leap n\n"
           "  Rook: from a1 it loses a3, a4, b1, c1, d1 and e1\n"
           "Setup\n"
           "  a1: was White Rook, is none\n"
           "  b2: was none, is White Rook\n",
           "");
    addRow("nothing is said", {"diff", "one.rookery", "other.rookery", "--quiet"}, 1, "", "");
    addRow("and where nothing differs", {"diff", "-q", "one.rookery", "same.rookery"}, 0, "", "");
    refused("a file that is missing",
            {"diff", "one.rookery", "nosuch.rookery"},
            3,
            "error: 'nosuch.rookery' cannot be read: No such file or directory");
    refused("the first file is missing",
            {"diff", "nosuch.rookery", "one.rookery"},
            3,
            "error: 'nosuch.rookery' cannot be read: No such file or directory");
    refused("a file that is no design",
            {"diff", "one.rookery", "syntax.rookery"},
            1,
            "syntax.rookery:3:3: error: a key in quotes is expected, not 'o'");
    refused("one file", {"diff", "one.rookery"}, 2, "error: a FILE is missing");
    refused("three files",
            {"diff", "one.rookery", "same.rookery", "other.rookery"},
            2,
            "error: 'other.rookery' is not expected here");
    refused("standard input twice",
            {"diff", "-", "-"},
            2,
            "error: only one of both designs can be read from standard input");
}

void tst_cli_diff::answers()
{
    compareRow(m_line);
}

void tst_cli_diff::bundledDesignsByTheirNames()
{
    QCOMPARE(m_line.run({"diff", "chess", "chess"}).exitCode, 0);
    const Ran ran = m_line.run({"diff", "chess", "makruk"});
    QCOMPARE(ran.exitCode, 1);
    QVERIFY2(ran.out.startsWith("Information\n  Name: was 'Chess', is 'Makruk'\n"),
             qPrintable(ran.out));
}

void tst_cli_diff::fromStandardInput()
{
    const QByteArray text = m_line.read("one.rookery");
    QCOMPARE(m_line.run({"diff", "one.rookery", "-"}, text).exitCode, 0);
    QCOMPARE(m_line.run({"diff", "-", "other.rookery"}, text).exitCode, 1);
}

void tst_cli_diff::json()
{
    const Ran ran = m_line.run({"diff", "one.rookery", "other.rookery", "--json"});
    QCOMPARE(ran.exitCode, 1);
    const QJsonObject answer = QJsonDocument::fromJson(ran.out.toUtf8()).object();
    QCOMPARE(answer["same"].toBool(true), false);
    const QJsonArray list = answer["differences"].toArray();
    QCOMPARE(namesOf(list, "section"),
             (QStringList{"information", "board", "board", "pieces", "pieces", "setup", "setup"}));
    QCOMPARE(
        namesOf(list, "kind"),
        (QStringList{"changed", "changed", "added", "changed", "changed", "removed", "added"}));
    QCOMPARE(list.last().toObject(),
             (QJsonObject{{"section", "setup"},
                          {"kind", "added"},
                          {"sentence", "b2: was none, is White Rook"},
                          {"cellsBefore", QJsonArray{"b2"}},
                          {"cellsAfter", QJsonArray{"b2"}}}));
}

void tst_cli_diff::jsonOfEqualDesigns()
{
    const Ran ran = m_line.run({"diff", "--json", "one.rookery", "same.rookery"});
    QCOMPARE(ran.out, QString("{\"same\":true,\"differences\":[]}\n"));
    QCOMPARE(ran.exitCode, 0);
}

void tst_cli_diff::isToldInHelp()
{
    QVERIFY(
        m_line.run({"help"}).out.contains("  diff        say what differs between two designs\n"));
    const QString help = m_line.run({"help", "diff"}).out;
    for (const char *word : {"diff A B [--json]", "--json", "\"cellsBefore\"", "Exit code 0"})
        QVERIFY2(help.contains(word), qPrintable(help));
}

QTEST_APPLESS_MAIN(tst_cli_diff)
#include "tst_cli_diff.moc"
