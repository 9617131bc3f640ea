#pragma once

#include <functional>
#include <string>

namespace rookery::bench {

/// What one operation took, over many rounds.
struct Timing
{
    std::string name;
    double median = 0; ///< microseconds
    double p99 = 0;    ///< microseconds
    double ratio = 0;  ///< of the median to the calibration loop
};

/// To three decimals, as figures are printed.
double rounded(double value);

/// How long to measure.
enum class BenchLength {
    Usual, ///< until the figures hardly change
    Brief, ///< one operation each, for a rough look
};

/// Times operations. A fixed loop of arithmetic is timed first, so that figures from machines of
/// different speed can be compared by their ratio to it.
class BenchTimer
{
public:
    explicit BenchTimer(BenchLength length);

    double calibration() const { return m_calibration; } ///< microseconds
    /// The operation's result is added up so that no compiler leaves it out.
    Timing timed(const std::string &name, const std::function<std::size_t()> &operation) const;
    /// Each operation by itself, so that the slowest of a hundred show. What `prepare` does before
    /// each is not counted.
    Timing timedEach(const std::string &name,
                     const std::function<void()> &prepare,
                     const std::function<std::size_t()> &operation) const;

private:
    BenchLength m_length;
    double m_calibration = 0;
};

} // namespace rookery::bench
