#include "model/analysis/logistic_fit.h"

#include <cmath>

namespace rookery {

namespace {

/// A symmetric and positive one, by rows.
using Matrix = std::vector<std::vector<double>>;

/// By Gauss and Jordan; positive matrices need no other pivots.
Matrix inverse(Matrix matrix)
{
    const std::size_t size = matrix.size();
    Matrix result(size, std::vector<double>(size, 0));
    for (std::size_t i = 0; i < size; ++i)
        result[i][i] = 1;
    for (std::size_t pivot = 0; pivot < size; ++pivot) {
        const double own = matrix[pivot][pivot];
        for (std::size_t column = 0; column < size; ++column) {
            matrix[pivot][column] /= own;
            result[pivot][column] /= own;
        }
        for (std::size_t row = 0; row < size; ++row) {
            const double factor = matrix[row][pivot];
            if (row == pivot || factor == 0)
                continue;
            for (std::size_t column = 0; column < size; ++column) {
                matrix[row][column] -= factor * matrix[pivot][column];
                result[row][column] -= factor * result[pivot][column];
            }
        }
    }
    return result;
}

/// Of the logarithm of how likely all of it is.
struct Slopes
{
    std::vector<double> first;
    Matrix second; ///< with the opposite sign
};

Slopes slopesAt(const std::vector<double> &values,
                const std::vector<Belief> &before,
                const std::vector<Observation> &observations)
{
    const std::size_t size = values.size();
    Slopes slopes{std::vector<double>(size, 0), Matrix(size, std::vector<double>(size, 0))};
    for (std::size_t i = 0; i < size; ++i) {
        slopes.first[i] = before[i].precision * (before[i].mean - values[i]);
        slopes.second[i][i] = before[i].precision;
    }
    for (const Observation &one : observations) {
        double sum = 0;
        for (std::size_t i = 0; i < size; ++i)
            sum += values[i] * one.factors[i];
        const double chance = 1 / (1 + std::exp(-sum));
        for (std::size_t i = 0; i < size; ++i) {
            if (one.factors[i] == 0)
                continue;
            slopes.first[i] += (one.result - chance) * one.factors[i];
            for (std::size_t j = 0; j < size; ++j)
                slopes.second[i][j] += chance * (1 - chance) * one.factors[i] * one.factors[j];
        }
    }
    return slopes;
}

} // namespace

std::vector<Belief> logisticFit(std::vector<Belief> before,
                                const std::vector<Observation> &observations)
{
    constexpr int rounds = 8; // Newton's method; half as many do nearly always
    const std::size_t size = before.size();
    std::vector<double> values;
    for (const Belief &belief : before)
        values.push_back(belief.mean);
    Matrix spread;
    for (int round = 0; round < rounds; ++round) {
        const Slopes slopes = slopesAt(values, before, observations);
        spread = inverse(slopes.second);
        for (std::size_t i = 0; i < size; ++i) {
            for (std::size_t j = 0; j < size; ++j)
                values[i] += spread[i][j] * slopes.first[j];
        }
    }
    std::vector<Belief> after;
    for (std::size_t i = 0; i < size; ++i)
        after.push_back({values[i], 1 / spread[i][i]});
    return after;
}

} // namespace rookery
