#include "tests/monkey/monkey.h"

#include <QRegularExpression>

#include <cstdio>
#include <malloc.h>
#include <numeric>
#include <sys/resource.h>

// Of the sanitizers' runtime; null without it.
extern "C" __attribute__((weak)) std::size_t __sanitizer_get_current_allocated_bytes();
extern "C" __attribute__((weak)) void __sanitizer_print_stack_trace();

using namespace rookery;
using namespace rookery::test;

namespace {

/// Megabytes that may be held beyond what was after a fifth of the events: caches of what had not
/// been opened by then.
constexpr double mostGrown = 25;

Monkey *blamed = nullptr;

bool isSanitized()
{
    return __sanitizer_get_current_allocated_bytes != nullptr;
}

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
    if (isSanitized())
        __sanitizer_print_stack_trace();
    if (blamed)
        blamed->blame("a warning: " + text.toStdString());
}

/// Bytes that were taken and not given back. Unlike the memory of the process they hold neither
/// what a sanitizer keeps aside nor gaps.
std::size_t heldBytes()
{
    if (isSanitized())
        return __sanitizer_get_current_allocated_bytes();
    const struct mallinfo2 all = mallinfo2();
    return all.uordblks + all.hblkhd;
}

/// What the program has used.
struct Use
{
    double seconds = 0; ///< of the processor
    long wakeUps = 0;

    /// Of ten seconds of rest. What Qt's caches give back by then costs more under a sanitizer.
    bool isIdle() const { return seconds <= (isSanitized() ? 0.03 : 0.01) && wakeUps <= 30; }
};

Use useSoFar()
{
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    return {double(used.ru_utime.tv_sec + used.ru_stime.tv_sec)
                + double(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6,
            used.ru_nvcsw};
}

/// Sleeps until something happens, which QTest::qWait() does not.
void idle(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

/// The window as it was at first: one game, nothing that runs.
void rest(Bench &bench)
{
    while (bench.window.documentCount() > 0)
        bench.trigger("file.close");
    bench.window.openBundled(QStringLiteral("chess"));
    endBackground(std::chrono::minutes(1));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
}

/// What ten seconds use in which nothing runs: of three times the first that is idle, since a cache
/// may be emptied in one.
Use useAtRest()
{
    idle(2'000); // what waits a moment begins
    endBackground(std::chrono::minutes(1));
    Use used;
    for (int i = 0; i < 3 && (i == 0 || !used.isIdle()); ++i) {
        const Use begin = useSoFar();
        idle(10'000);
        const Use end = useSoFar();
        used = {end.seconds - begin.seconds, end.wakeUps - begin.wakeUps};
    }
    return used;
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
    const auto warmUp = static_cast<std::ptrdiff_t>(events.size() / 5);
    monkey.run({events.begin(), events.begin() + warmUp});
    rest(bench);
    const std::size_t before = heldBytes();
    if (monkey.fault().empty())
        monkey.run({events.begin() + warmUp, events.end()});
    rest(bench);
    const std::size_t after = heldBytes();
    qInstallMessageHandler(usual);
    blamed = nullptr;
    QVERIFY2(monkey.fault().empty(), monkey.fault().c_str());
    const double grown = (double(after) - double(before)) / 1e6;
    QVERIFY2(grown <= mostGrown, qPrintable(QStringLiteral("%1 MB more are held").arg(grown)));
    if (!qEnvironmentVariableIsSet("ROOKERY_MONKEY_SEED")
        || qEnvironmentVariable("ROOKERY_MONKEY_REST") == QLatin1String("0"))
        return;
    const Use used = useAtRest();
    qInfo("seed %d: %zu events, %zu designs, %.1f MB more held than after a fifth of them, %.3f s "
          "of the processor and %ld wake-ups in 10 s of rest; event %d took longest, %lld ms",
          seed,
          events.size(),
          monkey.designs().size(),
          grown,
          used.seconds,
          used.wakeUps,
          monkey.longest().event,
          static_cast<long long>(monkey.longest().milliseconds));
    QVERIFY(used.isIdle());
    QVERIFY(events.size() < 20'000 || monkey.designs().size() >= 40);
}

ROOKERY_WIDGET_TEST(tst_monkey)
#include "tst_monkey.moc"
