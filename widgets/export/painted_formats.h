#pragma once

#include "model/exchange/target/format.h"
#include "widgets/export/piece_sheet.h"

namespace rookery {

/// The files of a format that is painted: PNG, PDF and sets of pieces. Needs a QGuiApplication, but
/// no display; in any thread.
Result<std::vector<ExportedFile>>
paintFormat(const Format &format, const Subject &subject, const ExportRequest &request);

/// The first page of a PDF as it will look.
SheetPage
firstPage(const Format &format, const Subject &subject, const ExportRequest &request, int width);

} // namespace rookery
