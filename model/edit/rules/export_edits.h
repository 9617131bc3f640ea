#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

namespace rookery {

/// How one target is written from now on; a target about which nothing is said is forgotten. What
/// other versions have said about it stays.
Result<Design> withExportTarget(const Design &design, ExportTarget target);

/// What becomes of the repeated targets when the design is saved.
Design withExportsAfterSave(const Design &design, AfterSave use);

/// What is kept about a target; nothing but its format if that is nothing.
ExportTarget exportTarget(const Design &design, std::string_view format);

} // namespace rookery
