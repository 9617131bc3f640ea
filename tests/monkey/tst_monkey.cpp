#include "tests/monkey/monkey.h"

#include <QRegularExpression>

#include <cstdio>
#include <numeric>
#include <sys/resource.h>

using namespace rookery;
using namespace rookery::test;

namespace {

Monkey *blamed = nullptr;

/// Said of the platform without a screen, not of the window.
bool isOfThePlatform(const QString &text)
{
    return text.startsWith(QLatin1String("This plugin does not support"));
}

void hear(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (type == QtDebugMsg || type == QtInfoMsg || isOfThePlatform(text))
        return;
    std::fprintf(stderr, "%s\n", qPrintable(text));
    if (blamed)
        blamed->blame("a warning: " + text.toStdString());
}

/// Megabytes of memory in use.
long resident()
{
    QFile status(QStringLiteral("/proc/self/statm"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    return status.readAll().split(' ').value(1).toLong() * 4096 / 1'000'000;
}

double processorSeconds()
{
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    return double(used.ru_utime.tv_sec + used.ru_stime.tv_sec)
           + double(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
}

int fromEnvironment(const char *name, int usual)
{
    const int wanted = qEnvironmentVariableIntValue(name);
    return wanted > 0 ? wanted : usual;
}

/// Those numbered in the file that ROOKERY_MONKEY_ONLY names, else this many.
std::vector<int> eventsToDo(int count)
{
    std::vector<int> events;
    const QString only = qEnvironmentVariable("ROOKERY_MONKEY_ONLY");
    if (only.isEmpty()) {
        events.resize(static_cast<std::size_t>(count));
        std::iota(events.begin(), events.end(), 0);
        return events;
    }
    const auto numbers = contents(only).simplified().split(' ');
    for (const QByteArray &number : numbers)
        events.push_back(number.toInt());
    return events;
}

} // namespace

/// Hands that know nothing work the window: it neither ends nor hangs nor warns, and whatever they
/// made can be saved. ROOKERY_MONKEY_SEED and ROOKERY_MONKEY_EVENTS ask for other runs, and say
/// what it took.
class tst_monkey : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void works_data();
    void works();
};

void tst_monkey::works_data()
{
    QTest::addColumn<int>("seed");
    const int first = fromEnvironment("ROOKERY_MONKEY_SEED", 1);
    const int seeds = qEnvironmentVariableIsSet("ROOKERY_MONKEY_SEED")
                          ? fromEnvironment("ROOKERY_MONKEY_RUNS", 1)
                          : 2;
    for (int seed = first; seed < first + seeds; ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

void tst_monkey::works()
{
    QFETCH(int, seed);
    qputenv("PATH", ""); // no program of the machine is begun by accident
    Bench bench;
    bench.window.openBundled(QStringLiteral("chess"));
    Monkey monkey(bench, static_cast<std::uint64_t>(seed));
    blamed = &monkey;
    const auto usual = qInstallMessageHandler(hear);
    const auto events = eventsToDo(fromEnvironment("ROOKERY_MONKEY_EVENTS", 800));
    const std::size_t warmUp = events.size() / 5;
    monkey.run({events.begin(), events.begin() + static_cast<std::ptrdiff_t>(warmUp)});
    const long before = resident();
    if (monkey.fault().empty())
        monkey.run({events.begin() + static_cast<std::ptrdiff_t>(warmUp), events.end()});
    const long after = resident();
    qInstallMessageHandler(usual);
    blamed = nullptr;
    QVERIFY2(monkey.fault().empty(), monkey.fault().c_str());
    if (qEnvironmentVariableIsSet("ROOKERY_MONKEY_SEED")
        && qEnvironmentVariable("ROOKERY_MONKEY_REST") != QLatin1String("0")) {
        QTest::qWait(2'000);
        const double begin = processorSeconds();
        QTest::qWait(10'000);
        qInfo("seed %d: %zu events, memory %ld MB after a fifth of them, %ld MB at the end, "
              "%.3f s of the processor in 10 s of rest; event %d took longest, %lld ms",
              seed,
              events.size(),
              before,
              after,
              processorSeconds() - begin,
              monkey.longest().event,
              static_cast<long long>(monkey.longest().milliseconds));
    }
}

ROOKERY_WIDGET_TEST(tst_monkey)
#include "tst_monkey.moc"
