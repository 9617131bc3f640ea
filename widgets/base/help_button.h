#pragma once

#include <QString>

class QToolButton;

namespace rookery::form {

/// A small button of a title row.
QToolButton *
titleButton(const char *name, const char *icon, const QString &title, const QString &tip);

/// Opens the manual where it explains the panel that the button stands in.
QToolButton *helpButton();

} // namespace rookery::form
