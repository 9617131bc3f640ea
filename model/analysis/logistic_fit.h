#pragma once

#include <vector>

namespace rookery {

/// What is known of a factor: its mean, and how sure that is (1 / variance).
struct Belief
{
    double mean = 0;
    double precision = 1;
};

/// One observation: by factor how much of it there was, and a result from 0 to 1.
struct Observation
{
    std::vector<double> factors;
    double result = 0;
};

/// What is known of each factor after these observations, if the chance of a result is the logistic
/// function of the sum of all factors. More observations never make it less sure.
std::vector<Belief> logisticFit(std::vector<Belief> before,
                                const std::vector<Observation> &observations);

} // namespace rookery
