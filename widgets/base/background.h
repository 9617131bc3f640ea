#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

namespace rookery {

/// One piece of work beside the window, as its thread sees it. All that crosses between threads
/// crosses here, on primitives of the standard library, which the thread sanitizer sees.
class BackgroundRun : public std::enable_shared_from_this<BackgroundRun>
{
public:
    virtual ~BackgroundRun() = default;

    /// Set once the work is to end soon; long work looks at it every few milliseconds.
    std::atomic<bool> stop = false;
    /// The answer is no longer wanted.
    std::atomic<bool> isForgotten = false;

    /// Does something in the GUI thread, some time later, if the answer is still wanted then. From
    /// any thread.
    void inWindow(std::function<void()> act);

protected:
    /// Starts a thread for this run, of which end() knows. GUI thread.
    void begin(std::function<void()> work);

private:
    friend bool endBackground(std::chrono::milliseconds most);
};

/// Asks all work to stop and waits for it, for so long at the most; whether all of it has ended.
/// Work that goes on owns what it uses, so that a program may end (std::quick_exit) without it. GUI
/// thread, after the event loop.
bool endBackground(std::chrono::milliseconds most);

/// A question that is answered beside the window. Only the last one counts: asking another, or
/// dropping this object, asks the run before to stop and forgets its answer. Never waits. For the
/// GUI thread.
template<class Answer>
class Background
{
public:
    /// `answered` is called in the GUI thread, never from within ask().
    explicit Background(std::function<void(Answer)> answered)
        : m_answered(std::move(answered))
    {
    }
    ~Background() { forget(); }
    Background(const Background &) = delete;
    Background &operator=(const Background &) = delete;

    /// The work must own all that it uses.
    void ask(std::function<Answer(BackgroundRun &)> work)
    {
        forget();
        m_run = std::make_shared<Run>();
        m_run->owner = this;
        m_run->beginWith(std::move(work));
    }

    void forget()
    {
        if (!m_run)
            return;
        m_run->isForgotten = true;
        m_run->stop = true;
        m_run->owner = nullptr;
        m_run.reset();
    }

    /// Asks the run to end soon; its answer is still taken.
    void hurry()
    {
        if (m_run)
            m_run->stop = true;
    }

    /// Whether an answer is still to come.
    bool isRunning() const { return m_run != nullptr; }

    /// Waits for the answer for so long at the most; whether it was taken.
    bool waitFor(std::chrono::milliseconds most)
    {
        const auto run = m_run;
        return run && run->waitFor(most) && take(*run);
    }

private:
    struct Run final : BackgroundRun
    {
        void beginWith(std::function<Answer(BackgroundRun &)> work)
        {
            begin([this, work = std::move(work)] {
                if (isForgotten)
                    return;
                Answer found = work(*this);
                {
                    const std::scoped_lock lock(mutex);
                    answer = std::move(found);
                }
                isAnswered.notify_all();
                inWindow([this] {
                    if (owner)
                        owner->take(*this);
                });
            });
        }
        bool waitFor(std::chrono::milliseconds most)
        {
            std::unique_lock lock(mutex);
            return isAnswered.wait_for(lock, most, [this] { return answer.has_value(); });
        }

        std::mutex mutex; ///< for the answer
        std::condition_variable isAnswered;
        std::optional<Answer> answer;
        Background *owner = nullptr; ///< GUI thread only
    };

    bool take(Run &run)
    {
        std::optional<Answer> answer;
        {
            const std::scoped_lock lock(run.mutex);
            // GCC takes the optional that std::exchange() would leave behind for uninitialised.
            if (run.answer)
                answer.emplace(std::move(*run.answer));
            run.answer.reset();
        }
        if (!answer)
            return false;
        run.owner = nullptr;
        m_run.reset();
        m_answered(std::move(*answer));
        return true;
    }

    std::function<void(Answer)> m_answered;
    std::shared_ptr<Run> m_run; ///< while an answer is to come
};

} // namespace rookery
