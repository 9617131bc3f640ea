#include "model/exchange/proof/proof_targets.h"
#include "model/exchange/supervisor/dialogue.h"
#include "model/exchange/supervisor/supervisor.h"

#include <QTest>

#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <limits>
#include <memory>
#include <thread>
#include <unistd.h>

using namespace rookery;
using namespace std::chrono_literals;

/// Programs that behave as badly as engines do.
class tst_supervisor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endings_data();
    void endings();
    void inputReachesTheProgram();
    void floodIsCut();
    void nothingIsLeftBehind_data();
    void nothingIsLeftBehind();
    void nothingIsLeftOfADialogue();
    void dialoguesSayWhyTheyEnded_data();
    void dialoguesSayWhyTheyEnded();
    void whoDoesNotReadIsGivenUp();
    void hearingCanBeStopped();
    void ownHandlersDoNotRunInKeepers();
    void programsOutliveTheThreadThatStartedThem();
    void environmentIsBare();
    void memoryIsLimited();
    void filesAreLimited();
    void lastWordsAreQuoted();
    void whatTargetsSayNeedBeNoNumber();
    void noSuchProgram();
    void scratchVanishes();
};

namespace {

ProcessReport shell(const std::string &script,
                    std::string input = {},
                    ProcessLimits limits = {1'000ms, 1U << 20U, 0})
{
    const ScratchFolder folder;
    return supervise({{"sh", "-c", script}, std::move(input), folder.path(), {}, limits});
}

} // namespace

void tst_supervisor::endings_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<int>("end");
    QTest::addColumn<int>("code");
    const auto row = [](const char *name, const char *script, ProcessEnd end, int code) {
        QTest::newRow(name) << script << static_cast<int>(end) << code;
    };
    row("ends well", "echo fine", ProcessEnd::Exited, 0);
    row("ends badly", "exit 3", ProcessEnd::Exited, 3);
    row("crashes", "kill -SEGV $$", ProcessEnd::Crashed, SIGSEGV);
    row("is silent for ever", "while :; do sleep 1; done", ProcessEnd::TimedOut, 0);
    row("ignores being told to stop",
        "trap '' TERM INT HUP; while :; do :; done",
        ProcessEnd::TimedOut,
        0);
    row("closes its input", "exec <&-; echo fine", ProcessEnd::Exited, 0);
    row("closes its output", "exec >&- 2>&-; exit 0", ProcessEnd::Exited, 0);
    row("floods", "x=$(printf %1000s); while :; do echo \"$x\"; done", ProcessEnd::Flooded, 0);
    row("floods its errors",
        "x=$(printf %1000s); while :; do echo \"$x\" >&2; done",
        ProcessEnd::Flooded,
        0);
    row("writes one endless line",
        "x=$(printf %1000s); while :; do printf %s \"$x\"; done",
        ProcessEnd::Flooded,
        0);
    row("writes zeros", "head -c 5000000 /dev/zero", ProcessEnd::Flooded, 0);
    row("leaves a child with its pipes", "sleep 100 & exit 0", ProcessEnd::Exited, 0);
}

void tst_supervisor::endings()
{
    QFETCH(QString, script);
    QFETCH(int, end);
    QFETCH(int, code);
    const auto begin = std::chrono::steady_clock::now();
    const ProcessReport report = shell(script.toStdString());
    QCOMPARE(static_cast<int>(report.end), end);
    QCOMPARE(report.code, code);
    // No more than its time and what a busy machine needs on top.
    QVERIFY(std::chrono::steady_clock::now() - begin < 30s);
}

void tst_supervisor::inputReachesTheProgram()
{
    const std::string much(300'000, 'a');
    const ProcessReport report = shell("wc -c", much, {20'000ms, 1U << 20U, 0});
    QVERIFY(report.isFine());
    QCOMPARE(std::stoi(report.output), 300'000);
    // A program that never reads must not make us wait for it.
    QVERIFY(shell("exit 0", much).isFine());
}

void tst_supervisor::floodIsCut()
{
    const ProcessReport report = shell("yes", {}, {5'000ms, 1'000, 0});
    QCOMPARE(report.end, ProcessEnd::Flooded);
    QCOMPARE(report.output.size(), std::size_t(1'000));
}

void tst_supervisor::nothingIsLeftBehind_data()
{
    QTest::addColumn<QString>("script");
    const auto row = [](const char *name, const char *script) {
        QTest::newRow(name) << script;
    };
    row("a child", "sleep 1000 & echo $!; while :; do sleep 1; done");
    row("a child in a session of its own",
        "setsid sh -c 'echo $$; exec sleep 1000' & while :; do sleep 1; done");
    row("a child of a child that has ended, in a session of its own",
        "(setsid sh -c 'echo $$; exec sleep 1000' &); while :; do sleep 1; done");
    row("the same of a program that has ended",
        "(setsid sh -c 'echo $$; exec sleep 1000' &); sleep 0.2; exit 0");
    row("one that cannot be asked to end",
        "(setsid sh -c 'trap \"\" TERM HUP; echo $$; while :; do sleep 1; done' &); sleep 0.2");
    row("with a bare environment",
        "(env -i setsid sh -c 'echo $$; exec sleep 1000' &); sleep 0.2; kill -SEGV $$");
}

void tst_supervisor::nothingIsLeftBehind()
{
    QFETCH(QString, script);
    const ProcessReport report = shell(script.toStdString());
    QVERIFY2(!report.output.empty(), report.errors.c_str());
    QVERIFY(::kill(std::stoi(report.output), 0) != 0);
}

void tst_supervisor::nothingIsLeftOfADialogue()
{
    int child = 0;
    {
        Dialogue dialogue({"sh", "-c", "(setsid sh -c 'echo $$; exec sleep 1000' &); cat"});
        const auto line = dialogue.hear(20s);
        QVERIFY(line.has_value());
        child = std::stoi(*line);
        QCOMPARE(::kill(child, 0), 0);
    }
    QVERIFY(::kill(child, 0) != 0);
}

void tst_supervisor::dialoguesSayWhyTheyEnded_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("fault");
    QTest::addColumn<QString>("lastWords");
    const auto row = [](const char *script, const char *fault, const char *lastWords) {
        QTest::newRow(script) << script << fault << lastWords;
    };
    row("exit 3", "it has ended with code 3", "");
    row("echo hello; kill -SEGV $$", "it crashed with signal 11", "hello");
    row("echo hello; echo first >&2; echo 'no licence' >&2; exit 1",
        "it has ended with code 1",
        "no licence");
    row("printf 'no end'", "it has ended with code 0", "no end");
    row("printf 'a\\tb\\303\\244\\n'", "it has ended with code 0", "a?b??");
    row("yes | tr -d '\\n'", "it has said too much", "");
    row("exec >&-; sleep 1000", "it has closed its output", "");
}

void tst_supervisor::dialoguesSayWhyTheyEnded()
{
    QFETCH(QString, script);
    QFETCH(QString, fault);
    QFETCH(QString, lastWords);
    Dialogue dialogue({"sh", "-c", script.toStdString()});
    while (dialogue.hear(20s)) {
    }
    QVERIFY(!dialogue.isOpen());
    QCOMPARE(dialogue.fault().text(), fault.toStdString());
    if (!lastWords.isEmpty())
        QCOMPARE(dialogue.lastWords(), lastWords.toStdString());
}

void tst_supervisor::whoDoesNotReadIsGivenUp()
{
    Dialogue dialogue({"sleep", "1000"});
    dialogue.say(std::string(1'000'000, 'x'));
    QVERIFY(!dialogue.isOpen());
    QCOMPARE(dialogue.fault().text(), std::string("it does not listen any more"));
}

void tst_supervisor::hearingCanBeStopped()
{
    Dialogue dialogue({"sleep", "1000"});
    const std::atomic<bool> stop{true};
    const auto begin = std::chrono::steady_clock::now();
    QVERIFY(!dialogue.hear(100s, &stop));
    QVERIFY(std::chrono::steady_clock::now() - begin < 20s);
    QVERIFY(dialogue.isOpen());
}

/// Who ends a program right after its start ends a keeper that has done nothing yet.
void tst_supervisor::ownHandlersDoNotRunInKeepers()
{
    static int told[2];
    QCOMPARE(::pipe2(told, O_CLOEXEC | O_NONBLOCK), 0);
    const auto before = std::signal(SIGTERM, [](int) {
        const char byte = 1;
        [[maybe_unused]] const auto written = ::write(told[1], &byte, 1);
    });
    for (int i = 0; i < 50; ++i)
        const Dialogue dialogue({"cat"});
    std::signal(SIGTERM, before);
    char byte = 0;
    QCOMPARE(::read(told[0], &byte, 1), ssize_t(-1));
    ::close(told[0]);
    ::close(told[1]);
}

/// The system tells a keeper that its parent has died whenever the thread ends that made it.
void tst_supervisor::programsOutliveTheThreadThatStartedThem()
{
    std::unique_ptr<Dialogue> dialogue;
    std::thread([&] {
        dialogue = std::make_unique<Dialogue>(std::vector<std::string>{"cat"});
        dialogue->say("one");
        dialogue->hear(20s);
    }).join();
    QTest::qSleep(200); // for a wrong end to come
    dialogue->say("two");
    QCOMPARE(dialogue->hear(20s).value_or(dialogue->fault().text()), std::string("two"));
}

void tst_supervisor::environmentIsBare()
{
    ::setenv("ROOKERY_SECRET", "1", 1);
    const ScratchFolder folder;
    const ProcessReport report =
        supervise({{"sh", "-c", "env; pwd"}, {}, folder.path(), {{"EXTRA", "yes"}}, {}});
    QVERIFY(report.isFine());
    QVERIFY(report.output.find("ROOKERY_SECRET") == std::string::npos);
    QVERIFY(report.output.find("EXTRA=yes") != std::string::npos);
    QVERIFY(report.output.find("HOME=" + folder.path().string()) != std::string::npos);
}

void tst_supervisor::memoryIsLimited()
{
    const std::string greedy = "x=a; while :; do x=$x$x; done";
    const ProcessReport report = shell(greedy, {}, {20'000ms, 1U << 20U, 64U << 20U});
    QVERIFY(report.end == ProcessEnd::Exited || report.end == ProcessEnd::Crashed);
    QVERIFY(!report.isFine());
}

void tst_supervisor::filesAreLimited()
{
    ProcessLimits limits{10'000ms, 1U << 20U, 0};
    limits.file = 1U << 20U;
    const ProcessReport report = shell("head -c 4000000 /dev/zero >big; wc -c <big", {}, limits);
    QCOMPARE(report.output, std::string("1048576\n"));
}

void tst_supervisor::lastWordsAreQuoted()
{
    const ProcessLimits limits;
    const auto end = [&](const char *script) {
        return describeEnd("sh", shell(script), limits).text();
    };
    QCOMPARE(end("exit 3"), std::string("sh ended with code 3"));
    QCOMPARE(end("echo first >&2; echo 'no such variant' >&2; echo >&2; exit 1"),
             std::string("sh ended with code 1: no such variant"));
    QCOMPARE(end("echo dying >&2; kill -SEGV $$"), std::string("sh crashed with signal 11: dying"));
}

void tst_supervisor::whatTargetsSayNeedBeNoNumber()
{
    const auto answers =
        readAnswers("refused: \nrefused: x\nbelow: -1 99999999999999999999 7\ndone\n");
    QCOMPARE(answers.size(), std::size_t(1));
    QCOMPARE(answers[0].refused, std::optional<std::size_t>(0));
    QCOMPARE(answers[0].below,
             (std::vector<std::uint64_t>{0, std::numeric_limits<std::uint64_t>::max(), 7}));
    QVERIFY(readBranches("a1a2: 99999999999999999999\n: 1\n").size() <= 1);
}

void tst_supervisor::noSuchProgram()
{
    QCOMPARE(supervise({{"no-such-program-here"}, {}, {}, {}, {}}).end, ProcessEnd::NotStarted);
    QCOMPARE(supervise({{}, {}, {}, {}, {}}).end, ProcessEnd::NotStarted);
    QVERIFY(installedProgram("no-such-program-here").empty());
    QVERIFY(!installedProgram("sh").empty());
}

void tst_supervisor::scratchVanishes()
{
    std::filesystem::path path;
    {
        const ScratchFolder folder;
        path = folder.path();
        QVERIFY(std::filesystem::is_directory(path));
        std::filesystem::create_directory(path / "inside");
    }
    QVERIFY(!std::filesystem::exists(path));
}

QTEST_APPLESS_MAIN(tst_supervisor)
#include "tst_supervisor.moc"
