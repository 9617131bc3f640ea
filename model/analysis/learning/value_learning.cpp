#include "model/analysis/learning/value_learning.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace rookery {

namespace {

double pointsFor(double score, double scale)
{
    return 1 / (1 + std::exp(-score / scale));
}

/// A stochastic descent with moments for each of the values (Kingma and Ba, 2015).
class Descent
{
public:
    Descent(const LearnedThings &things, const TrainingSet &set, const LearningSettings &settings)
        : m_set(set)
        , m_settings(settings)
        , m_values(2 * things.size())
        , m_slopes(2 * things.size())
        , m_means(2 * things.size())
        , m_squares(2 * things.size())
    {
        for (std::size_t i = 0; i < set.positions.size(); ++i)
            (set.positions[i].game % 10 == 9 ? m_kept : m_learned).push_back(i);
        fitScale();
    }

    double error() const { return errorOf(m_kept, m_scale); }
    PhasedWorth worth(std::size_t thing) const
    {
        const std::size_t at = 2 * thing;
        return {static_cast<int>(std::lround(m_values[at])),
                static_cast<int>(std::lround(m_values[at + 1]))};
    }
    bool hasEnough() const { return !m_kept.empty() && !m_learned.empty(); }
    const std::vector<std::size_t> &learned() const { return m_learned; }

    void round(int number)
    {
        // Some dozen steps a round also where there is little to learn from.
        const std::size_t batch = std::clamp<std::size_t>(m_learned.size() / 64, 64, 2'048);
        std::mt19937 random(static_cast<unsigned>(number));
        std::shuffle(m_learned.begin(), m_learned.end(), random);
        const double speed = m_settings.speed * std::pow(0.9, number);
        for (std::size_t from = 0; from < m_learned.size(); from += batch) {
            const std::size_t to = std::min(from + batch, m_learned.size());
            std::fill(m_slopes.begin(), m_slopes.end(), 0.0);
            for (std::size_t i = from; i < to; ++i)
                addSlopes(m_learned[i]);
            ++m_steps;
            step(speed, static_cast<double>(to - from));
        }
    }

private:
    double scoreOf(std::size_t number) const
    {
        const TrainingPosition &position = m_set.positions[number];
        double score = position.rest;
        for (const TrainingSet::Part &part : m_set.partsOf(number)) {
            const std::size_t at = 2 * part.thing;
            score += part.count
                     * (position.share * m_values[at] + (1 - position.share) * m_values[at + 1]);
        }
        return score;
    }

    double aim(const TrainingPosition &position, double scale) const
    {
        const double trust = m_settings.trustInSearch;
        return (1 - trust) * position.result + trust * pointsFor(position.searched, scale);
    }

    double errorOf(const std::vector<std::size_t> &numbers, double scale) const
    {
        double sum = 0;
        for (const std::size_t number : numbers) {
            const double off =
                pointsFor(scoreOf(number), scale) - aim(m_set.positions[number], m_scale);
            sum += off * off;
        }
        return sum / static_cast<double>(std::max<std::size_t>(numbers.size(), 1));
    }

    /// How many hundredths change the points that are expected, by the scores that searches gave.
    void fitScale()
    {
        double best = 1e9;
        double found = m_scale;
        for (double scale = 60; scale < 1'000; scale *= 1.1) {
            double sum = 0;
            for (const std::size_t number : m_learned) {
                const TrainingPosition &position = m_set.positions[number];
                const double off = pointsFor(position.searched, scale) - position.result;
                sum += off * off;
            }
            if (sum < best) {
                best = sum;
                found = scale;
            }
        }
        m_scale = found;
    }

    void addSlopes(std::size_t number)
    {
        const TrainingPosition &position = m_set.positions[number];
        const double points = pointsFor(scoreOf(number), m_scale);
        const double slope = (points - aim(position, m_scale)) * points * (1 - points);
        for (const TrainingSet::Part &part : m_set.partsOf(number)) {
            const std::size_t at = 2 * part.thing;
            m_slopes[at] += slope * part.count * position.share;
            m_slopes[at + 1] += slope * part.count * (1 - position.share);
        }
    }

    void step(double speed, double positions)
    {
        constexpr double meanKept = 0.9;
        constexpr double squareKept = 0.999;
        const double less = m_settings.reluctance / static_cast<double>(m_learned.size());
        const double meanShare = 1 - std::pow(meanKept, m_steps);
        const double squareShare = 1 - std::pow(squareKept, m_steps);
        for (std::size_t i = 0; i < m_values.size(); ++i) {
            const double slope = m_slopes[i] / positions + less * m_values[i] / m_scale / m_scale;
            m_means[i] = meanKept * m_means[i] + (1 - meanKept) * slope;
            m_squares[i] = squareKept * m_squares[i] + (1 - squareKept) * slope * slope;
            m_values[i] -=
                speed * (m_means[i] / meanShare) / (std::sqrt(m_squares[i] / squareShare) + 1e-9);
        }
    }

    const TrainingSet &m_set;
    const LearningSettings &m_settings;
    double m_scale = 200;
    int m_steps = 0;
    std::vector<double> m_values; ///< of each thing early, late
    std::vector<double> m_slopes;
    std::vector<double> m_means;
    std::vector<double> m_squares;
    std::vector<std::size_t> m_learned; ///< numbers of positions
    std::vector<std::size_t> m_kept;    ///< those to be tried with
};

/// What is added to the values of types: the mean over all pieces that were there.
std::vector<int> meansOf(const LearnedThings &things,
                         const Descent &descent,
                         const TrainingSet &set,
                         const EvaluationRecipe &derived,
                         std::size_t cells)
{
    std::vector<double> sums(derived.types());
    std::vector<double> counts(derived.types());
    for (const std::size_t number : descent.learned()) {
        const double share = set.positions[number].share;
        for (const TrainingSet::Part &part : set.partsOf(number)) {
            if (part.thing >= things.places())
                continue;
            const std::size_t type = part.thing / (derived.players() * cells);
            const PhasedWorth worth = descent.worth(part.thing);
            sums[type] += share * worth.early + (1 - share) * worth.late;
            counts[type] += 1;
        }
    }
    std::vector<int> means(derived.types());
    for (std::size_t type = 0; type < means.size(); ++type)
        means[type] = counts[type] > 0 && derived.material(PieceId(type)) > 0
                          ? static_cast<int>(std::lround(sums[type] / counts[type]))
                          : 0;
    return means;
}

} // namespace

Learned learnValues(const EvaluationRecipe &derived,
                    std::size_t cells,
                    const TrainingSet &set,
                    const LearningSettings &settings,
                    const std::atomic<bool> &stop)
{
    const LearnedThings things(derived, cells);
    Descent descent(things, set, settings);
    Learned learned{derived.nothingLearned(), {}};
    if (!descent.hasEnough())
        return learned;
    learned.error.derived = descent.error();
    for (int round = 0; round < settings.rounds && !stop; ++round)
        descent.round(round);
    learned.error.learned = descent.error();
    LearnedValues &values = learned.values;
    const auto add = [&](std::vector<PhasedWorth> &to, std::size_t from) {
        for (std::size_t i = 0; i < to.size(); ++i) {
            const PhasedWorth more = descent.worth(from + i);
            to[i].early += more.early;
            to[i].late += more.late;
        }
    };
    add(values.places, 0);
    add(values.hands, things.hand(0, 0));
    add(values.terms, things.term(0));
    add(values.features, things.feature(0));
    values.types = meansOf(things, descent, set, derived, cells);
    return learned;
}

} // namespace rookery
