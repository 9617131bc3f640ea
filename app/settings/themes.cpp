#include "app/settings/themes.h"

#include "app/settings/rookery_style.h"

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

/// Black and white, with yellow for what is chosen.
QPalette contrastPalette()
{
    QPalette palette(Qt::black, Qt::black);
    for (const auto role : {QPalette::Window,
                            QPalette::Base,
                            QPalette::AlternateBase,
                            QPalette::Button,
                            QPalette::HighlightedText,
                            QPalette::ToolTipText})
        palette.setColor(role, Qt::black);
    for (const auto role : {QPalette::WindowText,
                            QPalette::Text,
                            QPalette::ButtonText,
                            QPalette::BrightText,
                            QPalette::PlaceholderText,
                            QPalette::ToolTipBase})
        palette.setColor(role, Qt::white);
    palette.setColor(QPalette::Highlight, QColor(0xffd60a));
    palette.setColor(QPalette::Link, QColor(0x8ad4ff));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(0xb0b0b0));
    return palette;
}

QPalette paletteOf(Theme theme, const QPalette &systemPalette)
{
    switch (theme) {
    case Theme::Light:
        return lightPalette();
    case Theme::Dark:
        return darkPalette();
    case Theme::Contrast:
        return contrastPalette();
    case Theme::System:
        break;
    }
    const bool systemIsDark = systemPalette.color(QPalette::Window).lightness() < 128;
    return systemIsDark ? darkPalette() : lightPalette();
}

QFont scaled(QFont font, int percent)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * percent / 100);
    else
        font.setPixelSize(font.pixelSize() * percent / 100);
    return font;
}

} // namespace

void applyLook(const Look &look)
{
    // Fusion draws any palette well; desktops' own styles often ignore it.
    static const QPalette systemPalette = QApplication::palette();
    static const QFont systemFont = QApplication::font();
    const Outlines outlines = look.theme == Theme::Contrast ? Outlines::Strong : Outlines::Usual;
    QApplication::setStyle(new RookeryStyle(outlines, look.motion));
    QApplication::setPalette(paletteOf(look.theme, systemPalette));
    QApplication::setFont(scaled(systemFont, look.textPercent));
}

Theme themeFromName(const QString &name)
{
    for (const Theme theme : {Theme::Light, Theme::Dark, Theme::Contrast}) {
        if (name == themeName(theme))
            return theme;
    }
    return Theme::System;
}

QString themeName(Theme theme)
{
    switch (theme) {
    case Theme::Light:
        return QStringLiteral("light");
    case Theme::Dark:
        return QStringLiteral("dark");
    case Theme::Contrast:
        return QStringLiteral("contrast");
    case Theme::System:
        break;
    }
    return QStringLiteral("system");
}

} // namespace rookery
