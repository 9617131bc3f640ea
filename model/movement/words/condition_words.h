#pragma once

#include "model/base/message.h"
#include "model/design/design.h"

namespace rookery {

/// The leg without what it asks for beyond a free way and whom it meets. What only moves pieces is
/// left out.
Leg withoutConditions(Leg leg);

/// `only within the zone 'palace'`, `only while unmoved, not back to where it came from`; empty if
/// there are none. Without a design zones and piece types have no names.
Message describeConditions(const Leg &leg, const Design *design);

} // namespace rookery
