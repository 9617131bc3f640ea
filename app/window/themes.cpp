#include "app/window/themes.h"

#include "app/window/rookery_style.h"

#include <QApplication>
#include <QPalette>

namespace rookery {

namespace {

QPalette lightPalette()
{
    QPalette palette(QColor(0xf3f2ef), QColor(0xf3f2ef));
    palette.setColor(QPalette::Window, QColor(0xf3f2ef));
    palette.setColor(QPalette::WindowText, QColor(0x1f2328));
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::AlternateBase, QColor(0xf0eee9));
    palette.setColor(QPalette::Text, QColor(0x1f2328));
    palette.setColor(QPalette::PlaceholderText, QColor(0x6b7178));
    palette.setColor(QPalette::Button, QColor(0xe9e7e2));
    palette.setColor(QPalette::ButtonText, QColor(0x1f2328));
    palette.setColor(QPalette::Highlight, QColor(0x2f6fde));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::ToolTipBase, QColor(0x2b2f36));
    palette.setColor(QPalette::ToolTipText, QColor(0xf4f4f2));
    palette.setColor(QPalette::Link, QColor(0x1b57b8));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(0x8d9299));
    return palette;
}

QPalette darkPalette()
{
    QPalette palette(QColor(0x2b2f36), QColor(0x22252a));
    palette.setColor(QPalette::Window, QColor(0x2b2f36));
    palette.setColor(QPalette::WindowText, QColor(0xe8eaed));
    palette.setColor(QPalette::Base, QColor(0x1d2025));
    palette.setColor(QPalette::AlternateBase, QColor(0x24282e));
    palette.setColor(QPalette::Text, QColor(0xe8eaed));
    palette.setColor(QPalette::PlaceholderText, QColor(0x9aa0a8));
    palette.setColor(QPalette::Button, QColor(0x383d46));
    palette.setColor(QPalette::ButtonText, QColor(0xe8eaed));
    palette.setColor(QPalette::BrightText, Qt::white);
    palette.setColor(QPalette::Highlight, QColor(0x4a86e8));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::ToolTipBase, QColor(0xe8eaed));
    palette.setColor(QPalette::ToolTipText, QColor(0x1f2328));
    palette.setColor(QPalette::Link, QColor(0x8ab8ff));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(0x7d838c));
    return palette;
}

} // namespace

void applyTheme(Theme theme)
{
    // Fusion draws any palette well; desktops' own styles often ignore it.
    static const QPalette systemPalette = QApplication::palette();
    QApplication::setStyle(new RookeryStyle);
    const bool systemIsDark = systemPalette.color(QPalette::Window).lightness() < 128;
    const bool isDark = theme == Theme::Dark || (theme == Theme::System && systemIsDark);
    QApplication::setPalette(isDark ? darkPalette() : lightPalette());
}

Theme themeFromName(const QString &name)
{
    if (name == QLatin1String("light"))
        return Theme::Light;
    return name == QLatin1String("dark") ? Theme::Dark : Theme::System;
}

QString themeName(Theme theme)
{
    switch (theme) {
    case Theme::Light:
        return QStringLiteral("light");
    case Theme::Dark:
        return QStringLiteral("dark");
    case Theme::System:
        break;
    }
    return QStringLiteral("system");
}

} // namespace rookery
