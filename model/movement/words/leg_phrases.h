#pragma once

#include "model/design/directions.h"
#include "model/design/legs.h"

#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// `steps diagonally`, or with another form of the verb `may step diagonally`.
struct Phrase
{
    std::string verb; ///< without its `s`
    std::string rest;
    bool mayStop = false; ///< whatever follows is optional

    std::string third() const { return verb + "s" + rest; }
    std::string may() const { return "may " + verb + rest; }
};

/// What a leg does on the cells where it leads on.
enum class Through { Nowhere, Empty, Hurdle, Anything, Capture, Mixed };

Through throughOf(const Leg &leg);

/// One step and no more.
bool isSingle(const Leg &leg);

/// The legs of one graph, one behind the other, if that is what they are.
std::optional<std::vector<const Leg *>> chainOf(const LegGraph &graph);

/// A phrase for each leg, seen from the one before it; nothing if some leg is more than that can
/// say.
std::optional<std::vector<Phrase>> phrasesOf(const std::vector<const Leg *> &chain,
                                             const Directions &directions);

} // namespace rookery
