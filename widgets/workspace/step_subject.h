#pragma once

#include "model/design/design.h"

#include <QString>

namespace rookery {

/// The one thing that differs between two versions of a design: a piece type, a direction, a zone
/// or a cell, by its name. Empty if several differ, or something that has no name.
QString stepSubject(const Design &before, const Design &after);

} // namespace rookery
