#pragma once

#include "model/exchange/target/format.h"

namespace rookery {

/// The files of a format that is painted: PNG, PDF and sets of pieces. Needs a QGuiApplication, but
/// no display.
Result<std::vector<ExportedFile>>
paintFormat(const Format &format, const Subject &subject, const ExportRequest &request);

} // namespace rookery
