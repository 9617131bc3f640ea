#pragma once

#include <QIcon>
#include <QString>

namespace rookery {

/// The icon `:/icons/NAME.svg`, drawn in the palette's text colour whenever it is painted, so that
/// it follows a change of theme. Null if there is no such icon.
QIcon tintedIcon(const QString &name);

} // namespace rookery
