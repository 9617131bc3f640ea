#include "widgets/picture/canvas_theme.h"

#include "model/picture/piece_colours.h"

#include <array>
#include <vector>

namespace rookery {

CanvasTheme CanvasTheme::light()
{
    CanvasTheme theme;
    theme.background = QColor(0xf3f2ef);
    theme.lightCell = QColor(0xf2e8d5);
    theme.darkCell = QColor(0xcfb48c);
    theme.middleCell = QColor(0xe2cfa9);
    theme.looseCell = QColor(0xdfe3d3);
    theme.cellLine = QColor(0x8d7a5c);
    theme.holeLine = QColor(0xb9b4aa);
    theme.label = QColor(0x55504a);
    theme.ghostHatch = QColor(0x7a746b);
    theme.link = QColor(0x1d3557);
    theme.selection = QColor(0x1d4ea8);
    theme.cursor = QColor(0x1d4ea8);
    return theme;
}

CanvasTheme CanvasTheme::dark()
{
    CanvasTheme theme;
    theme.background = QColor(0x22252a);
    theme.lightCell = QColor(0x6b7482);
    theme.darkCell = QColor(0x4a515e);
    theme.middleCell = QColor(0x5a6270);
    theme.looseCell = QColor(0x5f6e63);
    theme.cellLine = QColor(0x2b3038);
    theme.holeLine = QColor(0x4d535c);
    theme.label = QColor(0xc3c8d0);
    theme.ghostHatch = QColor(0x9aa2ad);
    theme.link = QColor(0xf4f1de);
    theme.selection = QColor(0xbcd8ff);
    theme.cursor = QColor(0xbcd8ff);
    theme.isDark = true;
    return theme;
}

/// Greys alone, far from each other and from the marks.
CanvasTheme CanvasTheme::contrast()
{
    CanvasTheme theme = dark();
    theme.background = Qt::black;
    theme.lightCell = QColor(0x707070);
    theme.darkCell = QColor(0x303030);
    theme.middleCell = QColor(0x545454);
    theme.looseCell = QColor(0x545454);
    theme.cellLine = Qt::white;
    theme.holeLine = QColor(0xb0b0b0);
    theme.label = Qt::white;
    theme.ghostHatch = Qt::white;
    theme.link = QColor(0xffd60a);
    theme.selection = QColor(0xffd60a);
    theme.cursor = QColor(0xffd60a);
    return theme;
}

CanvasTheme CanvasTheme::of(const QPalette &palette)
{
    if (palette.color(QPalette::Window) == Qt::black
        && palette.color(QPalette::WindowText) == Qt::white)
        return contrast();
    return palette.color(QPalette::Window).lightness() < 128 ? dark() : light();
}

namespace {

PlayerColours themed(const PieceColours &colours, PlayerId player)
{
    return {QColor::fromRgb(colours.body), QColor::fromRgb(colours.line), player};
}

} // namespace

PlayerColours CanvasTheme::player(PlayerId player) const
{
    return themed(pieceColours(player), player);
}

std::vector<PlayerColours> CanvasTheme::players(const Rules &rules) const
{
    std::vector<PlayerColours> all;
    for (const PieceColours &colours : pieceColours(rules))
        all.push_back(themed(colours, PlayerId(all.size())));
    return all;
}

PlayerColours CanvasTheme::player(PlayerId player, const Rules &rules) const
{
    const std::vector<PlayerColours> all = players(rules);
    return player.index() < all.size() ? all[player.index()] : this->player(player);
}

PlayerColours CanvasTheme::unowned()
{
    return {QColor(0x9aa3ad), QColor(0x24282d)};
}

PlayerColours CanvasTheme::dead(const PlayerColours &alive)
{
    constexpr float kept = 0.3F; // of what is no grey
    const auto faded = [](const QColor &colour, float lightness) {
        return QColor::fromHslF(
            std::max(0.0F, colour.hslHueF()), colour.hslSaturationF() * kept, lightness);
    };
    const bool hasDarkLine = alive.line.lightnessF() < 0.5F;
    return {faded(alive.body, 0.4F + 0.35F * alive.body.lightnessF()),
            faded(alive.line, hasDarkLine ? 0.2F : 0.96F),
            alive.player};
}

QColor CanvasTheme::patternCell(int shade) const
{
    const std::array<QColor, 3> colours = {darkCell, lightCell, middleCell};
    return colours[static_cast<std::size_t>(shade) % colours.size()];
}

QColor CanvasTheme::handCell(int colour) const
{
    static const std::array<std::array<QRgb, 2>, 8> colours = {{
        {0xfff2e8d5, 0xff6b7482},
        {0xffcfb48c, 0xff4a515e},
        {0xffe2cfa9, 0xff5a6270},
        {0xffa9c9a4, 0xff4b6b4f},
        {0xffa8c6dd, 0xff45637b},
        {0xffe3b1a6, 0xff7d504a},
        {0xffcdb8dc, 0xff645478},
        {0xffe6d37e, 0xff736838},
    }};
    return QColor::fromRgb(
        colours[static_cast<std::size_t>(colour) % colours.size()][isDark ? 1 : 0]);
}

} // namespace rookery
