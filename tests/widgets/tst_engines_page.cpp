#include "app/settings/engine_entries.h"
#include "app/settings/engine_option_form.h"
#include "app/settings/engines_page.h"
#include "tests/model/stand_in_engines.h"
#include "tests/widgets/window_support.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

using namespace rookery;
using namespace rookery::test;

namespace {

const char *const options =
    "echo 'id name Stand-in 2'; echo 'id author Tests'; "
    "echo 'option name Skill type spin default 20 min 0 max 20'; "
    "echo 'option name Book type check default true'; "
    "echo 'option name Style type combo default calm var calm var wild'; "
    "echo 'option name Net type string default <empty>'; "
    "echo 'option name Clear type button'; "
    "echo 'option name UCI_Variant type combo default chess var chess var xiangqi'; echo uciok";

/// The page alone, whose question for a program the test answers.
class PageBench
{
public:
    PageBench()
        : page([this](QWidget *) { return path; })
    {
        QObject::connect(&page, &SettingsPage::edited, &page, [this] { page.write(values); });
        page.resize(700, 500);
        page.QWidget::show();
    }

    void keep(const EngineSetup &engine)
    {
        values.engines = {engine};
        page.show(values);
        choose("engine");
    }
    void choose(const char *title)
    {
        auto *list = find<QListWidget>("engineList");
        const auto found = list->findItems(QString::fromUtf8(title), Qt::MatchExactly);
        QVERIFY(!found.isEmpty());
        list->setCurrentItem(found.front());
    }
    void tryIt() { QTest::mouseClick(find<QPushButton>("engineTry"), Qt::LeftButton); }
    QString message() { return find<QLabel>("engineMessage")->text(); }
    bool isTrying() { return message() == QString("It is tried…"); }
    template<class T>
    T *find(const char *name)
    {
        return page.findChild<T *>(QLatin1String(name));
    }
    template<class T>
    T *option(const char *name)
    {
        return page.findChild<T *>(QStringLiteral("engineOption ") + QLatin1String(name));
    }

    QString path;
    PreferenceValues values;
    EnginesPage page;
};

EngineSetup withOptions()
{
    StandIn does;
    does.greeting = options;
    return uciStandIn(does);
}

} // namespace

/// Engines as they are added, tried and set.
class tst_engines_page : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void threadsAreChosen();
    void commandsAreWords_data();
    void commandsAreWords();
    void whatIsNoListIsRefused();
    void anEngineIsTried();
    void optionsAreKept();
    void whatIsWrongIsSaid();
    void aProgramIsAdded();
    void anEngineIsRemoved();
    void closingWhileItIsTried();
};

/// None chosen: all but one, but never none.
void tst_engines_page::threadsAreChosen()
{
    PageBench bench;
    auto *threads = bench.find<QSpinBox>("programThreads");
    QCOMPARE(threads->value(), 0);
    QVERIFY(bench.values.programThreads() >= 1);
    QCOMPARE(threads->maximum(), PreferenceValues::mostThreads());
    threads->setValue(1);
    QCOMPARE(bench.values.threads, 1);
    QCOMPARE(bench.values.programThreads(), 1U);
    threads->setValue(PreferenceValues::mostThreads());
    QCOMPARE(bench.values.programThreads(), unsigned(PreferenceValues::mostThreads()));
}

void tst_engines_page::commandsAreWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("one") << "stockfish" << QStringList{"stockfish"};
    QTest::newRow("arguments") << "gnuchess --uci" << QStringList{"gnuchess", "--uci"};
    QTest::newRow("a space") << "\"/opt/a b\" -x" << QStringList{"/opt/a b", "-x"};
}

void tst_engines_page::commandsAreWords()
{
    QFETCH(QString, text);
    QFETCH(QStringList, words);
    std::vector<std::string> command;
    for (const QString &word : words)
        command.push_back(word.toStdString());
    QCOMPARE(commandFromText(text), command);
    QCOMPARE(commandText(command), text);
}

void tst_engines_page::whatIsNoListIsRefused()
{
    QVERIFY(enginesFromJson(QJsonArray())->empty());
    QVERIFY(!enginesFromJson(QStringLiteral("x")));
    QVERIFY(!enginesFromJson(QJsonArray{1}));
    QVERIFY(!enginesFromJson(QJsonArray{QJsonObject{{"command", QJsonArray{"a"}}}}));
    QVERIFY(
        !enginesFromJson(QJsonArray{QJsonObject{{"command", QJsonArray{1}}, {"protocol", "uci"}}}));
}

void tst_engines_page::anEngineIsTried()
{
    PageBench bench;
    bench.keep(withOptions());
    QCOMPARE(bench.message(), QString("It was not tried yet."));
    bench.tryIt();
    QVERIFY(bench.isTrying()); // and the window goes on
    QTRY_COMPARE(bench.message(), QString("Stand-in 2 by Tests. It speaks UCI."));
    QCOMPARE(bench.find<QLabel>("engineVariants")->text(), QString("It plays chess, xiangqi."));
    QCOMPARE(bench.option<QSpinBox>("Skill")->value(), 20);
    QVERIFY(bench.option<QCheckBox>("Book")->isChecked());
    QCOMPARE(bench.option<QComboBox>("Style")->currentText(), QString("calm"));
    QCOMPARE(bench.option<QLineEdit>("Net")->text(), QString());
    QVERIFY(!bench.option<QWidget>("Clear"));
    QVERIFY(!bench.option<QWidget>("UCI_Variant")); // which is set by the design
}

void tst_engines_page::optionsAreKept()
{
    PageBench bench;
    bench.keep(withOptions());
    bench.tryIt();
    QTRY_VERIFY(bench.option<QSpinBox>("Skill"));
    bench.option<QSpinBox>("Skill")->setValue(5);
    bench.option<QCheckBox>("Book")->click();
    QCOMPARE(bench.values.engines.front().options,
             (std::map<std::string, std::string>{{"Book", "false"}, {"Skill", "5"}}));
    bench.option<QSpinBox>("Skill")->setValue(20); // as it is by itself
    QCOMPARE(bench.values.engines.front().options,
             (std::map<std::string, std::string>{{"Book", "false"}}));
    auto *name = bench.find<QLineEdit>("engineName");
    name->selectAll();
    QTest::keyClicks(name, "Mine");
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(bench.values.engines.front().name, std::string("Mine"));
    QCOMPARE(bench.find<QListWidget>("engineList")->currentItem()->text(), QString("Mine"));
    QVERIFY(!bench.option<QCheckBox>("Book")->isChecked());
}

void tst_engines_page::whatIsWrongIsSaid()
{
    PageBench bench;
    bench.keep({"engine", {"/no/such/program"}, EngineProtocol::Uci});
    bench.tryIt();
    QTRY_COMPARE(bench.message(), QString("engine: there is no program '/no/such/program'"));
    QVERIFY(bench.find<QPushButton>("engineTry")->isEnabled());
}

/// Its protocol is found out.
void tst_engines_page::aProgramIsAdded()
{
    const QTemporaryDir folder;
    PageBench bench;
    bench.path = folder.filePath("my engine.sh");
    const EngineSetup engine = cecpStandIn("echo move e2e4");
    write(bench.path, "#!/bin/sh\n" + QByteArray::fromStdString(engine.command.back()));
    QVERIFY(
        QFile::setPermissions(bench.path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QTest::mouseClick(bench.find<QPushButton>("engineAdd"), Qt::LeftButton);
    QCOMPARE(bench.values.engines.size(), std::size_t(1));
    QCOMPARE(bench.values.engines.front().name, std::string("my engine"));
    QTRY_COMPARE_WITH_TIMEOUT(
        bench.message(), QString("Stand-in. It speaks CECP (XBoard, WinBoard)."), 20'000);
    QCOMPARE(bench.values.engines.front().protocol, EngineProtocol::Cecp);
    QCOMPARE(bench.option<QComboBox>("Style")->currentText(), QString("wild"));
}

void tst_engines_page::anEngineIsRemoved()
{
    PageBench bench;
    bench.keep(withOptions());
    auto *list = bench.find<QListWidget>("engineList");
    const int rows = list->count();
    QTest::mouseClick(bench.find<QPushButton>("engineRemove"), Qt::LeftButton);
    QVERIFY(bench.values.engines.empty());
    QCOMPARE(list->count(), rows - 1);
    // Those that are installed stay.
    if (list->count() > 0)
        QVERIFY(!bench.find<QPushButton>("engineRemove")->isEnabled());
    else
        QVERIFY(bench.message().startsWith(QLatin1String("Play needs no engine.")));
}

void tst_engines_page::closingWhileItIsTried()
{
    StandIn does;
    does.greeting = "sleep 1000";
    {
        PageBench bench;
        bench.keep(uciStandIn(does));
        bench.tryIt();
        QVERIFY(bench.isTrying());
    }
    QVERIFY(endBackground(std::chrono::seconds(20)));
}

ROOKERY_WIDGET_TEST(tst_engines_page)
#include "tst_engines_page.moc"
