#include "app/end_signals.h"

#include <array>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace rookery {

namespace {

constexpr std::array ending{SIGTERM, SIGHUP, SIGINT};

/// A signal handler may do little more than write a byte.
std::array<int, 2> ends{-1, -1};

void signalled(int)
{
    const char byte = 0;
    [[maybe_unused]] const auto written = ::write(ends[1], &byte, 1);
}

int readingEnd()
{
    if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        ends = {-1, -1};
    return ends[0];
}

} // namespace

EndSignals::EndSignals(QObject *parent)
    : QObject(parent)
    , m_notifier(readingEnd(), QSocketNotifier::Read)
{
    if (ends[0] < 0)
        return;
    connect(&m_notifier, &QSocketNotifier::activated, this, [this] {
        m_notifier.setEnabled(false);
        Q_EMIT wanted();
    });
    for (const int number : ending)
        std::signal(number, signalled);
}

EndSignals::~EndSignals()
{
    for (const int number : ending)
        std::signal(number, SIG_DFL);
    m_notifier.setEnabled(false);
    for (int &end : ends) {
        if (end >= 0)
            ::close(end);
        end = -1;
    }
}

} // namespace rookery
