#include "widgets/base/background.h"

#include <QCoreApplication>
#include <QEvent>
#include <QObject>

#include <deque>
#include <set>
#include <thread>

namespace rookery {

namespace {

/// What a run wants done in the GUI thread.
struct Handed
{
    std::shared_ptr<BackgroundRun> run;
    std::function<void()> act;
};

/// Lives in the GUI thread, and there does what comes next of what was handed over, once for each
/// event. The events carry nothing.
class Doorbell final : public QObject
{
protected:
    void customEvent(QEvent *event) override;
};

/// All work that goes on. Never destroyed, since a thread may outlive everything else.
struct Running
{
    std::mutex mutex;
    std::condition_variable oneEnded;
    std::set<std::shared_ptr<BackgroundRun>> runs;
    std::deque<Handed> handed;
    Doorbell doorbell;
    bool isOver = false; ///< nothing is handed to the window any more
};

Running &running()
{
    static auto *const all = new Running;
    return *all;
}

void Doorbell::customEvent(QEvent *)
{
    Handed next;
    {
        const std::scoped_lock lock(running().mutex);
        next = std::move(running().handed.front());
        running().handed.pop_front();
    }
    if (!next.run->isForgotten)
        next.act();
}

} // namespace

void BackgroundRun::begin(std::function<void()> work)
{
    const auto self = shared_from_this();
    {
        const std::scoped_lock lock(running().mutex);
        running().isOver = false;
        running().runs.insert(self);
    }
    std::thread([self, work = std::move(work)]() mutable {
        work();
        work = {}; // what it owns goes before its end is known
        {
            const std::scoped_lock lock(running().mutex);
            running().runs.erase(self);
        }
        running().oneEnded.notify_all();
    }).detach();
}

void BackgroundRun::inWindow(std::function<void()> act)
{
    // The lock keeps the application alive until the event is posted.
    const std::scoped_lock lock(running().mutex);
    if (isForgotten || running().isOver)
        return;
    running().handed.push_back({shared_from_this(), std::move(act)});
    QCoreApplication::postEvent(&running().doorbell, new QEvent(QEvent::User));
}

bool endBackground(std::chrono::milliseconds most)
{
    std::unique_lock lock(running().mutex);
    running().isOver = true;
    for (const auto &run : running().runs)
        run->isForgotten = run->stop = true;
    return running().oneEnded.wait_for(lock, most, [] { return running().runs.empty(); });
}

} // namespace rookery
