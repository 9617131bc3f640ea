#include "tests/cli/command_line.h"

#include <QRegularExpression>

using namespace rookery::test;

/// What people expect of any command line: streams in the places of files, quiet, bundled names.
class tst_cli_streams : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void designsFromStandardInput_data();
    void designsFromStandardInput();
    void faultsOfStandardInput();
    void formatWritesToStandardOutput();
    void newAndImportWriteToStandardOutput();
    void exportsToStandardOutput();
    void bundledDesignsAreCheckedAndFormatted();
    void misspeltNames();
    void quietSaysOnlyWhatWasAsked();
    void version();
    void negativeNumbersAreValues();

private:
    CommandLine m_line;
    QByteArray m_chess;
};

void tst_cli_streams::initTestCase()
{
    const Ran made =
        m_line.run({"new", "--board", "square:8x8", "--from", "chess", "-o", "c.rookery"});
    QCOMPARE(made.exitCode, 0);
    m_chess = m_line.read("c.rookery");
    QVERIFY(m_chess.size() > 1000);
}

void tst_cli_streams::designsFromStandardInput_data()
{
    QTest::addColumn<QStringList>("command");
    const auto row = [](const QStringList &command) {
        QTest::newRow(qPrintable(command.join(QLatin1Char(' ')))) << command;
    };
    row({"moves", "-"});
    row({"moves", "/dev/stdin"});
    row({"perft", "-", "2"});
    row({"why", "-", "--from", "e2", "--to", "e4"});
    row({"play", "-", "--moves", "e2-e4 e7-e5"});
    row({"rules", "-"});
    row({"analyse", "-"});
    row({"check", "-"});
    row({"reach", "--design", "-", "--piece", "Knight", "--at", "b1"});
    row({"export", "-", "--to", "fairy-stockfish"});
}

/// The same answer as of the file.
void tst_cli_streams::designsFromStandardInput()
{
    QFETCH(QStringList, command);
    const Ran streamed = m_line.run(command, m_chess);
    for (QString &word : command)
        word.replace(QRegularExpression(QStringLiteral("^(-|/dev/stdin)$")),
                     QStringLiteral("c.rookery"));
    const Ran read = m_line.run(command);
    QCOMPARE(streamed.exitCode, read.exitCode);
    QCOMPARE(streamed.exitCode, 0);
    const auto unnamed = [](QString text) {
        return text.replace(QRegularExpression(QStringLiteral("(c\\.rookery|-):/")), QString());
    };
    QCOMPARE(unnamed(streamed.out), unnamed(read.out));
}

void tst_cli_streams::faultsOfStandardInput()
{
    const Ran bad = m_line.run({"check", "-"}, "{\n  oops\n}\n");
    QCOMPARE(bad.exitCode, 1);
    QCOMPARE(bad.out, QString("-:2:3: error: a key in quotes or '}' is expected, not 'o'\n"));
    const Ran large = m_line.run({"check", "-"}, QByteArray(70 << 20, ' '));
    QCOMPARE(large.exitCode, 3);
    QVERIFY2(large.err.startsWith("error: '-' cannot be read: it has more than"),
             qPrintable(large.err));
}

void tst_cli_streams::formatWritesToStandardOutput()
{
    QByteArray crooked = m_chess;
    crooked.replace("\n", " ");
    const Ran formatted = m_line.run({"format", "-"}, crooked);
    QCOMPARE(formatted.exitCode, 0);
    QCOMPARE(formatted.out.toUtf8(), m_chess);
    QCOMPARE(m_line.run({"format", "-"}, m_chess).out.toUtf8(), m_chess);
    const Ran checked = m_line.run({"format", "--check", "-"}, crooked);
    QCOMPARE(checked.exitCode, 1);
    QCOMPARE(checked.out, QString("-\n"));
    QVERIFY(!QFile::exists(m_line.path("-")));
}

void tst_cli_streams::newAndImportWriteToStandardOutput()
{
    const Ran made = m_line.run({"new", "--board", "square:3x3", "-o", "-"});
    QCOMPARE(made.exitCode, 0);
    QVERIFY(made.out.startsWith("{\n  \"rookery\": 2,\n  \"name\": \"Untitled\""));
    const Ran written = m_line.run({"export", "c.rookery", "--to", "fairy-stockfish", "-o", "-"});
    QCOMPARE(written.exitCode, 0);
    const Ran imported =
        m_line.run({"import", "-", "--from", "fairy-stockfish", "-o", "-"}, written.out.toUtf8());
    QVERIFY2(imported.exitCode == 0, qPrintable(imported.err));
    QCOMPARE(m_line.run({"perft", "-", "3"}, imported.out.toUtf8()).out,
             m_line.run({"perft", "chess", "3"}).out);
    QVERIFY(!QFile::exists(m_line.path("-")));
}

void tst_cli_streams::exportsToStandardOutput()
{
    QCOMPARE(m_line.run({"export", "chess", "--to", "nomignolov", "-o", "/dev/stdout"}).out,
             m_line.run({"export", "chess", "--to", "nomignolov"}).out);
}

void tst_cli_streams::bundledDesignsAreCheckedAndFormatted()
{
    const Ran checked = m_line.run({"check", "chess", "xiangqi"});
    QCOMPARE(checked.exitCode, 0);
    QCOMPARE(checked.out + checked.err, QString());
    const Ran formatted = m_line.run({"format", "chess"});
    QCOMPARE(formatted.exitCode, 0);
    QVERIFY(!QFile::exists(m_line.path("chess")));
}

void tst_cli_streams::misspeltNames()
{
    for (const char *command : {"moves", "check", "rules", "analyse"}) {
        const Ran ran = m_line.run({command, "ches"});
        QCOMPARE(ran.exitCode, 3);
        QCOMPARE(ran.err,
                 QString("error: 'ches' cannot be read: No such file or directory; did you mean "
                         "'chess'?\n"));
    }
}

void tst_cli_streams::quietSaysOnlyWhatWasAsked()
{
    const QStringList words{"export", "chess", "--to", "rbg"};
    const Ran loud = m_line.run(words);
    QVERIFY(loud.err.contains("difference: "));
    for (const char *option : {"--quiet", "-q"}) {
        const Ran quiet = m_line.run(words + QStringList{option});
        QCOMPARE(quiet.exitCode, loud.exitCode);
        QCOMPARE(quiet.out, loud.out);
        QCOMPARE(quiet.err, QString());
    }
    QByteArray odd = m_chess;
    odd.replace("\"rookery\": 2,", "\"rookery\": 2, \"shoesize\": 44,");
    QVERIFY(m_line.run({"check", "-"}, odd).out.contains("shoesize"));
    QCOMPARE(m_line.run({"check", "-", "--quiet"}, odd).out, QString());
    const Ran strict = m_line.run({"check", "-", "--quiet", "--strict"}, odd);
    QCOMPARE(strict.exitCode, 1);
    QVERIFY(strict.out.contains("shoesize"));
    // Errors are always said.
    QVERIFY(!m_line.run({"moves", "nowhere", "--quiet"}).err.isEmpty());
}

void tst_cli_streams::version()
{
    const Ran shown = m_line.run({"-V"});
    QCOMPARE(shown.exitCode, 0);
    QCOMPARE(shown.out, m_line.run({"--version"}).out);
}

void tst_cli_streams::negativeNumbersAreValues()
{
    const Ran ran = m_line.run({"perft", "chess", "-1"});
    QCOMPARE(ran.exitCode, 1);
    QVERIFY2(!ran.err.contains("option"), qPrintable(ran.err));
    QVERIFY2(ran.err.contains("-1"), qPrintable(ran.err));
    QCOMPARE(m_line.run({"perft", "chess", "-x"}).err, QString("error: unknown option '-x'\n"));
}

QTEST_APPLESS_MAIN(tst_cli_streams)
#include "tst_cli_streams.moc"
