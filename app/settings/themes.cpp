#include "app/settings/themes.h"

#include "app/settings/rookery_style.h"
#include "widgets/base/fonts.h"
#include "widgets/base/tokens.h"
#include "widgets/picture/canvas_theme.h"

#include <QApplication>
#include <QPalette>

#include <algorithm>

namespace rookery {

namespace {

/// Fusion takes its frames from the window's colour and its buttons from theirs.
QPalette paletteOf(Shade shade)
{
    const Tokens &tokens = Tokens::of(shade);
    QPalette palette(tokens.surface, tokens.surface);
    for (const auto role : {QPalette::Window, QPalette::Base, QPalette::Button})
        palette.setColor(role, tokens.surface);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::BrightText})
        palette.setColor(role, tokens.text);
    palette.setColor(QPalette::AlternateBase, tokens.window);
    palette.setColor(QPalette::PlaceholderText, tokens.secondText);
    palette.setColor(QPalette::Highlight, tokens.accent);
    palette.setColor(QPalette::HighlightedText, tokens.onAccent);
    palette.setColor(QPalette::Link, tokens.accent);
    palette.setColor(QPalette::ToolTipBase, tokens.text);
    palette.setColor(QPalette::ToolTipText, tokens.surface);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, tokens.disabledText);
    return palette;
}

QPalette paletteOf(Theme theme, const QPalette &systemPalette)
{
    switch (theme) {
    case Theme::Light:
        return paletteOf(Shade::Light);
    case Theme::Dark:
        return paletteOf(Shade::Dark);
    case Theme::Contrast:
        return paletteOf(Shade::Contrast);
    case Theme::System:
        break;
    }
    return paletteOf(shadeOf(systemPalette));
}

/// The first one if none has this key.
template<class Row>
const Row &rowNamed(std::span<const Row> rows, const QString &name)
{
    const auto found = std::find_if(
        rows.begin(), rows.end(), [&](const Row &row) { return name == QLatin1String(row.key); });
    return found == rows.end() ? rows.front() : *found;
}

} // namespace

void applyLook(const Look &look)
{
    // Fusion draws any palette well; desktops' own styles often ignore it.
    static const QPalette systemPalette = QApplication::palette();
    static const QFont systemFont = QApplication::font();
    const Outlines outlines = look.theme == Theme::Contrast ? Outlines::Strong : Outlines::Usual;
    CanvasTheme::useBoard(look.board);
    piece_art::useTheme(look.pieces);
    QApplication::setStyle(new RookeryStyle(outlines, look.motion));
    QApplication::setPalette(paletteOf(look.theme, systemPalette));
    QApplication::setFont(scaledFont(systemFont, look.textPercent / 100.0));
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

BoardTheme boardThemeFromName(const QString &name)
{
    return rowNamed(boardThemes(), name).theme;
}

QString boardThemeName(BoardTheme theme)
{
    return QLatin1String(boardThemes()[static_cast<std::size_t>(theme)].key);
}

PieceTheme pieceThemeFromName(const QString &name)
{
    return rowNamed(pieceThemes(), name).theme;
}

QString pieceThemeName(PieceTheme theme)
{
    return QLatin1String(pieceThemes()[static_cast<std::size_t>(theme)].key);
}

} // namespace rookery
