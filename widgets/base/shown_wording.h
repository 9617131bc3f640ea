#pragma once

#include "model/base/wording.h"

namespace rookery {

/// The templates of the model as the window speaks them when they are asked for.
Wording shownWording();

} // namespace rookery
