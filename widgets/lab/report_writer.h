#pragma once

#include "model/base/result.h"
#include "model/exchange/report/lab_report.h"
#include "model/file/disk/atomic_write.h"

#include <QByteArray>
#include <QString>

namespace rookery {

/// The report on A4 pages, with the same charts as the page has.
QByteArray pdfOf(const LabReport &report);

/// Writes the report as its file's ending says: `.pdf`, `.csv`, else a page in HTML.
Result<SavedFile> saveReport(const LabReport &report, const QString &path);

} // namespace rookery
