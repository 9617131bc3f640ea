#pragma once

#include "model/base/result.h"

#include <QString>

namespace rookery {

/// What is wrong, and in which column if that is known.
QString shownFault(const Error &error);

/// `fault`, and how many come after it if any do.
QString withMoreFaults(const QString &fault, int more);

} // namespace rookery
