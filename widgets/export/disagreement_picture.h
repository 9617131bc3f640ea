#pragma once

#include "widgets/export/export_job.h"

#include <QImage>

class QPalette;

namespace rookery {

/// The board where the target and the design first differ, with the cells of the move outlined.
QImage disagreementImage(const ExportJob &job, const Disagreement &found, const QPalette &palette);

} // namespace rookery
