#pragma once

#include "widgets/base/background.h"

#include <QObject>

#include <atomic>
#include <chrono>
#include <functional>
#include <utility>

namespace rookery {

/// One piece of the lab's work beside the window, which reports on its way: one at a time. Never
/// waits; when it is stopped, what it has reported stays as it is. For the GUI thread.
class LabRun final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    template<class Report>
    using Tell = std::function<void(const Report &)>;
    /// Returns the last report. It owns all that it uses.
    template<class Report>
    using Work = std::function<Report(const std::atomic<bool> &stop, const Tell<Report> &tell)>;

    /// `show` hears of reports in the GUI thread: of the last one, and of so many before it that
    /// the window keeps up.
    template<class Report>
    void start(Work<Report> work, Tell<Report> show)
    {
        m_work.ask(
            [work = std::move(work), show = std::move(show)](BackgroundRun &run) -> Answered {
                using Clock = std::chrono::steady_clock;
                constexpr auto pause = std::chrono::milliseconds(60);
                Clock::time_point next = Clock::now();
                const Report last = work(run.stop, [&](const Report &report) {
                    if (Clock::now() < next)
                        return;
                    next = Clock::now() + pause;
                    run.inWindow([show, report] { show(report); });
                });
                return [show, last] {
                    show(last);
                };
            });
        Q_EMIT changed();
    }

    bool isRunning() const { return m_work.isRunning(); }
    void stop()
    {
        if (!isRunning())
            return;
        m_work.forget();
        Q_EMIT changed();
    }

Q_SIGNALS:
    /// Whether it runs.
    void changed();

private:
    using Answered = std::function<void()>;

    Background<Answered> m_work{[this](const Answered &answered) {
        answered();
        Q_EMIT changed();
    }};
};

} // namespace rookery
