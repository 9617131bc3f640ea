#pragma once

#include "widgets/base/tokens.h"

#include <QIcon>
#include <QString>

namespace rookery {

/// The icon `:/icons/NAME.svg`, drawn in the palette's text colour whenever it is painted, so that
/// it follows a change of theme. Null if there is no such icon.
QIcon tintedIcon(const QString &name);

/// The same in another colour of the present theme. Every such icon knows its name (QIcon::name).
QIcon tintedIcon(const QString &name, QColor Tokens::*ink);

} // namespace rookery
