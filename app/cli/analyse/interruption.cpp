#include "app/cli/analyse/interruption.h"

#include <csignal>

namespace rookery::cli {

namespace {

std::atomic<bool> isInterrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free);

void interrupt(int signal)
{
    isInterrupted = true;
    std::signal(signal, SIG_DFL);
}

} // namespace

Interruption::Interruption()
{
    isInterrupted = false;
    std::signal(SIGINT, interrupt);
    std::signal(SIGTERM, interrupt);
}

Interruption::~Interruption()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
}

const std::atomic<bool> &Interruption::flag() const
{
    return isInterrupted;
}

} // namespace rookery::cli
