#include "widgets/base/background.h"

#include <QCoreApplication>
#include <QMetaObject>

#include <set>
#include <thread>

namespace rookery {

namespace {

/// All work that goes on. Never destroyed, since a thread may outlive everything else.
struct Running
{
    std::mutex mutex;
    std::condition_variable oneEnded;
    std::set<std::shared_ptr<BackgroundRun>> runs;
    bool isOver = false; ///< nothing is handed to the window any more
};

Running &running()
{
    static auto *const all = new Running;
    return *all;
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
    QMetaObject::invokeMethod(
        QCoreApplication::instance(),
        [self = shared_from_this(), act = std::move(act)] {
            if (!self->isForgotten)
                act();
        },
        Qt::QueuedConnection);
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
