#pragma once

#include "model/base/message.h"

#include <QString>

namespace rookery {

/// The templates of the model as the window speaks them when they are asked for.
Wording shownWording();

/// A message in the window's language, with cells as the board's edge calls them.
QString shown(const Message &message);

} // namespace rookery
