#pragma once

#include "app/cli/arguments.h"
#include "model/exchange/target/format.h"

namespace rookery::cli {

/// `export` of a program that can paint pictures; null for one that cannot.
Outcome runExport(Arguments &arguments, Paint paint);

} // namespace rookery::cli
