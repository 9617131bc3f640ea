#pragma once

#include "model/analysis/learning/training_set.h"

#include <functional>

namespace rookery {

struct LearningSettings
{
    int rounds = 20;            ///< how often all positions are looked at
    double trustInSearch = 0.8; ///< share of the score of a search in what is aimed at, beside the
                                ///< game's result
    double speed = 1;           ///< hundredths, the first step of each value
    double reluctance = 2'000;  ///< positions' worth of evidence that a value stays as derived
};

/// How well scores tell results: the mean of squared errors, of games that were not learned from.
struct LearningError
{
    double derived = 0;
    double learned = 0;
};

/// What the positions teach: each score a sum of what its parts count, which says by the logistic
/// curve how many points to expect.
struct Learned
{
    LearnedValues values;
    LearningError error;
};

/// By a recipe that has learned nothing yet; `cells` of the board. One game of ten is not learned
/// from.
Learned learnValues(const EvaluationRecipe &derived,
                    std::size_t cells,
                    const TrainingSet &set,
                    const LearningSettings &settings,
                    const std::atomic<bool> &stop);

} // namespace rookery
