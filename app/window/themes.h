#pragma once

#include <QString>

namespace rookery {

enum class Theme { System, Light, Dark };

/// Gives the whole application the colours of a theme, at once.
void applyTheme(Theme theme);

Theme themeFromName(const QString &name);
QString themeName(Theme theme);

} // namespace rookery
