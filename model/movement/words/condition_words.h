#pragma once

#include "model/base/message.h"
#include "model/design/design.h"

#include <vector>

namespace rookery {

/// The leg without what it asks for beyond a free way and whom it meets. What only moves pieces is
/// left out.
Leg withoutConditions(Leg leg);

/// What a leg asks for beyond a free way, each by itself: `only within the zone 'palace'`, `only
/// while unmoved`. Without a design zones and piece types have no names.
std::vector<Message> conditionsOf(const Leg &leg, const Design *design);

/// The same in one text: `only while unmoved, not back to where it came from`; empty if there are
/// none.
Message describeConditions(const Leg &leg, const Design *design);

} // namespace rookery
