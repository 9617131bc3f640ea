#include "app/cli/analyse/progress.h"

#include <iostream>

namespace rookery::cli {

bool Progress::isDue() const
{
    return !m_subject.empty() && Clock::now() - m_last >= std::chrono::seconds(1);
}

void Progress::say(const std::string &text)
{
    if (!isDue())
        return;
    m_last = Clock::now();
    std::cerr << m_subject << ": " << text << std::endl;
}

} // namespace rookery::cli
