#include "tests/widgets/application.h"

#include <QTest>

#include <memory>
#include <numeric>
#include <thread>

using namespace rookery;

/// Work beside the window: what it hands over and answers comes in order, to those who still want
/// it. The thread sanitizer looks on in the preset `tsan`.
class tst_background : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void handedOverInOrder();
    void onlyTheLastQuestionCounts();
    void forgottenWorkSaysNothing();
    void allEnds();
};

namespace {

/// Hands a text over again and again until it is stopped, at most so many times.
std::function<std::string(BackgroundRun &)> talk(std::size_t &heard, int most)
{
    return [&heard, most](BackgroundRun &run) {
        std::string text;
        for (int i = 0; i < most && !run.stop; ++i) {
            text += std::to_string(i);
            run.inWindow([&heard, text] { heard += text.size(); });
        }
        return text;
    };
}

} // namespace

void tst_background::handedOverInOrder()
{
    std::vector<int> heard;
    std::optional<int> answer;
    Background<int> work([&](int found) { answer = found; });
    work.ask([&](BackgroundRun &run) {
        for (int i = 0; i < 1'000; ++i)
            run.inWindow([&heard, i] { heard.push_back(i); });
        return 1'000;
    });
    QTRY_VERIFY(answer);
    std::vector<int> expected(1'000);
    std::iota(expected.begin(), expected.end(), 0);
    QCOMPARE(heard, expected); // all of it before the answer
    QVERIFY(!work.isRunning());
}

void tst_background::onlyTheLastQuestionCounts()
{
    int answers = 0;
    int last = -1;
    std::vector<std::unique_ptr<Background<int>>> all;
    for (int i = 0; i < 4; ++i)
        all.push_back(std::make_unique<Background<int>>([&](int found) {
            ++answers;
            last = std::max(last, found);
        }));
    for (int question = 0; question < 50; ++question) {
        for (const auto &each : all)
            each->ask([question](BackgroundRun &run) {
                while (!run.stop && question < 49)
                    std::this_thread::yield();
                return question;
            });
    }
    QTRY_COMPARE(answers, 4);
    QCOMPARE(last, 49);
}

void tst_background::forgottenWorkSaysNothing()
{
    std::size_t heard = 0;
    auto work = std::make_unique<Background<std::string>>([&](const std::string &) { ++heard; });
    for (int i = 0; i < 20; ++i) {
        work->ask(talk(heard, 200));
        QTest::qWait(i % 3);
    }
    work->forget();
    const std::size_t before = heard;
    QVERIFY(endBackground(std::chrono::minutes(5)));
    QCoreApplication::processEvents();
    QCOMPARE(heard, before);
}

void tst_background::allEnds()
{
    std::size_t heard = 0;
    Background<std::string> work([&](const std::string &) { ++heard; });
    work.ask(talk(heard, 1'000'000'000));
    QVERIFY(endBackground(std::chrono::minutes(5)));
    const std::size_t before = heard;
    QCoreApplication::processEvents();
    QCOMPARE(heard, before);
}

ROOKERY_WIDGET_TEST(tst_background)
#include "tst_background.moc"
