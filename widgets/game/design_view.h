#pragma once

#include "model/file/bundled/gallery_table.h"
#include "widgets/picture/design_picture.h"

#include <QString>

#include <optional>

namespace rookery {

/// Brings a picture of a design to what a view says; nothing, or the first of it that the design
/// does not have, as a sentence without a full stop.
std::optional<QString> showView(const DesignView &view, DesignPicture &picture);

} // namespace rookery
