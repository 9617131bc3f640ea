#include "model/exchange/target/export_files.h"
#include "tests/model/export_support.h"
#include "tests/support.h"

using namespace rookery;
using namespace rookery::test;

/// Scripts and programs that list moves, run beside our own games.
class tst_scripts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wholeGamesAreTheSame_data();
    void wholeGamesAreTheSame();
    void passesAreListed_data();
    void passesAreListed();
    void matedPlayersDoNotPass_data();
    void matedPlayersDoNotPass();
    void tablesCompileByAnyName_data();
    void tablesCompileByAnyName();
    void tablesTooLargeAreLeftOut();
    void typesAreToldApart();
    void programsAnswerQuestions();
};

void tst_scripts::wholeGamesAreTheSame_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("name");
    for (const char *format : {"nomignolov", "movetable"}) {
        const auto add = [&](const char *name) {
            QTest::addRow("%s, %s", name, format) << format << name;
        };
        int designs = 0;
        for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(30)) {
            const std::string name(bundledDesigns()[i].name);
            if (verdictOf(*findFormat(format), Subject(bundledDesign(name)), {}).portability()
                == Portability::Impossible)
                continue;
            add(name.c_str());
            ++designs;
        }
        add("small, ordinary king");
        add("holed");
        QVERIFY2(designs >= amount(70, 2), std::to_string(designs).c_str());
    }
}

void tst_scripts::wholeGamesAreTheSame()
{
    QFETCH(QString, format);
    QFETCH(QString, name);
    const Format &row = *findFormat(format.toStdString());
    const Subject subject(gameToExport(name));
    ProofRequest request = proofRequest(2);
    request.positions.effort = amount(200'000, 40'000);
    const Proof proof = prove(row, subject, {{}, "game"}, request);
    SKIP_IF_MISSING(proof);
    QVERIFY(proof.positions > 0);
    QVERIFY2(agrees(proof), proof.sentence.text().c_str());
}

void tst_scripts::passesAreListed_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<Pass>("pass");
    QTest::addColumn<bool>("isForAll");
    for (const char *format : {"nomignolov", "movetable"}) {
        QTest::addRow("always, %s", format) << format << Pass::Always << true;
        QTest::addRow("when stuck, unless without pieces, %s", format)
            << format << Pass::Stuck << true;
    }
    QTest::newRow("always, only White, nomignolov") << "nomignolov" << Pass::Always << false;
}

/// Pawns that meet head on are stuck.
void tst_scripts::passesAreListed()
{
    QFETCH(QString, format);
    QFETCH(Pass, pass);
    QFETCH(bool, isForAll);
    Design design = gameToExport("small, ordinary king");
    design.rules.edit([&](Rules &rules) {
        rules.pass = pass;
        rules.ends.clear();
        if (!isForAll)
            rules.passers = {PlayerId(0)};
    });
    design.setup.edit([&](Setup &setup) {
        std::erase_if(setup.placements, [&](const Placement &placed) {
            return design.pieces->types[placed.piece.index()].name != "Pawn";
        });
    });
    const Proof proof =
        prove(*findFormat(format.toStdString()), Subject(design), {{}, "game"}, proofRequest(2));
    SKIP_IF_MISSING(proof);
    QVERIFY2(agrees(proof), proof.sentence.text().c_str());
    const auto passes =
        std::find_if(proof.rules.begin(), proof.rules.end(), [](const ExercisedRule &rule) {
            return rule.rule.kind == RuleKind::Passing;
        });
    QVERIFY(passes != proof.rules.end());
    QVERIFY(passes->positions > 0);
}

void tst_scripts::matedPlayersDoNotPass_data()
{
    QTest::addColumn<QString>("format");
    QTest::newRow("nomignolov") << "nomignolov";
    QTest::newRow("movetable") << "movetable";
}

/// Queen d2-b2 is mate, and a player in check may not pass.
void tst_scripts::matedPlayersDoNotPass()
{
    QFETCH(QString, format);
    Design design =
        designOf("square:4x4",
                 {{"King", "leap n ne e se s sw w nw"}, {"Queen", "ride n ne e se s sw w nw"}});
    design.pieces.edit([](Pieces &pieces) { pieces.types[0].royalty = Royalty::Royal; });
    design.rules.edit([](Rules &rules) { rules.pass = Pass::Stuck; });
    design.setup.edit([](Setup &setup) {
        setup.placements = {{SiteId(0), PieceId(0), PlayerId(1)},
                            {SiteId(10), PieceId(0), PlayerId(0)},
                            {SiteId(13), PieceId(1), PlayerId(0)}};
    });
    const Proof proof =
        prove(*findFormat(format.toStdString()), Subject(design), {{}, "game"}, proofRequest(2));
    SKIP_IF_MISSING(proof);
    QVERIFY2(agrees(proof), proof.sentence.text().c_str());
}

void tst_scripts::tablesCompileByAnyName_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"table.h", "h.c", "my game.h", "table.txt", "table"})
        QTest::newRow(name) << name;
}

/// The program includes the table by the name that it was written to.
void tst_scripts::tablesCompileByAnyName()
{
    QFETCH(QString, name);
    if (installedProgram("gcc").empty())
        QSKIP("gcc is not installed");
    const auto made =
        exported(*findFormat("movetable"), Subject(bundledDesign("chess")), {{}, "h"});
    QVERIFY(made.has_value());
    const ScratchFolder folder;
    QVERIFY(writeExport(*made, folder.path() / name.toStdString()));
    const ProcessReport report =
        run({"gcc", "-Wall", "-Wextra", "-Werror", "-std=c99", "-o", "walker", "h_walker.c"},
            folder.path());
    QVERIFY2(report.isFine(), report.errors.c_str());
    const ProcessReport counted = run({(folder.path() / "walker").string(), "2"}, folder.path());
    QVERIFY2(counted.output.find("400") != std::string::npos, counted.output.c_str());
}

/// The file says so, and the game is there without it.
void tst_scripts::tablesTooLargeAreLeftOut()
{
    const auto made =
        exported(*findFormat("movetable"), Subject(bundledDesign("halma")), {{}, "h"});
    QVERIFY(made.has_value());
    const std::string &text = made->files.front().text;
    QVERIFY(
        text.find("/* There is no table of moves: Man: the move table would have more than 60000 "
                  "entries */\n")
        != std::string::npos);
    QVERIFY(text.find("moveTable[]") == std::string::npos);
    QVERIFY(text.find("int main(") != std::string::npos);
}

/// Two types with one letter, and one without any.
void tst_scripts::typesAreToldApart()
{
    Design design = gameToExport("small, ordinary king");
    design.pieces.edit([](Pieces &pieces) {
        pieces.types[pieces.find("Queen")->index()].letter = "R";
        pieces.types[pieces.find("Knight")->index()].letter.clear();
    });
    const auto made = exported(*findFormat("movetable"), Subject(design), {{}, "h"});
    QVERIFY(made.has_value());
    const QString text = QString::fromStdString(made->files.front().text);
    const qsizetype begin = text.indexOf("typeLetters[NTYPE] = {");
    QVERIFY(begin >= 0);
    const QString letters = text.mid(begin, text.indexOf("};", begin) - begin);
    for (const char *letter : {"\"R\"", "\"(Queen)\"", "\"(Knight)\""})
        QVERIFY2(letters.contains(letter), qPrintable(letters));
}

/// As the program says of itself.
void tst_scripts::programsAnswerQuestions()
{
    if (installedProgram("gcc").empty())
        QSKIP("gcc is not installed");
    const auto made = exported(
        *findFormat("movetable"), Subject(gameToExport("small, ordinary king")), {{}, "h"});
    QVERIFY(made.has_value());
    const ScratchFolder folder;
    QVERIFY(writeExport(*made, folder.path() / "h.h"));
    QVERIFY(run({"gcc", "-std=c99", "-o", "walker", "h_walker.c"}, folder.path()).isFine());
    const auto answer = [&](const std::string &question) {
        return QString::fromStdString(
            run({(folder.path() / "walker").string(), "-"}, folder.path(), question).output);
    };
    QCOMPARE(answer("1 a2-a3 a2-a3\n"), QStringLiteral("refused: 1\ndone\n"));
    QCOMPARE(answer("1 a2-a4\n\n1\n"), QStringLiteral("refused: 0\ndone\n"));
    QCOMPARE(answer("1 " + std::string(1000, 'a') + "\n"), QStringLiteral("refused: 0\ndone\n"));
    const QStringList lines = answer("2\n1 a2-a3 b4-a3\n").split('\n');
    QCOMPARE(lines.size(), qsizetype(8));
    QCOMPARE(lines[0].count(' '), qsizetype(8));
    qulonglong below = 0;
    for (const QString &word : lines[2].mid(7).split(' '))
        below += word.toULongLong();
    QCOMPARE(below, qulonglong(68));
    QCOMPARE(lines[1], QString("end: *"));
    QVERIFY(lines[4].contains(" b2-a3"));
    QVERIFY(!lines[4].contains(" a2-a3"));
}

QTEST_APPLESS_MAIN(tst_scripts)
#include "tst_scripts.moc"
