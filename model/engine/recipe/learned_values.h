#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace rookery {

/// What something counts while all material of the start is there, and when none is left; in
/// between, a mean by the share that is left. In hundredths.
struct PhasedWorth
{
    int early = 0;
    int late = 0;

    bool operator==(const PhasedWorth &) const = default;
};

/// How finely it is told how much of the material of the start is left.
constexpr int wholeShare = 256;

/// Between early and late, by the share that is left.
inline int between(PhasedWorth worth, int share)
{
    return (worth.early * share + worth.late * (wholeShare - share)) / wholeShare;
}

/// What games of the program against itself have taught it about a design: what is added to what
/// its recipe derives from movements and rules.
struct LearnedValues
{
    std::vector<int> types;          ///< to the values of types
    std::vector<PhasedWorth> places; ///< [type][player][cell], to what a piece counts there
    std::vector<PhasedWorth> hands;  ///< [type][player], to what a piece in hand counts
    std::vector<PhasedWorth>
        terms; ///< hundredths of what each term of the recipe says, in its order
    std::vector<PhasedWorth>
        features;                   ///< of PositionFeatures, what each counts, in parts of `fine`
    static constexpr int fine = 16; ///< of a hundredth

    /// Whether all lists are as long as those of the other.
    bool hasShapeOf(const LearnedValues &other) const
    {
        return types.size() == other.types.size() && places.size() == other.places.size()
               && hands.size() == other.hands.size() && terms.size() == other.terms.size()
               && features.size() == other.features.size();
    }
    bool operator==(const LearnedValues &) const = default;
};

/// Finds what was learned of the design whose recipe derives values of this fingerprint; null where
/// nothing was.
using LearnedSource =
    std::function<std::shared_ptr<const LearnedValues>(std::uint64_t fingerprint)>;

} // namespace rookery
