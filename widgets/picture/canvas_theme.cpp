#include "widgets/picture/canvas_theme.h"

#include "model/picture/piece_colours.h"
#include "model/play/game/drawn_shapes.h"

#include <QCoreApplication>

#include <array>
#include <vector>

namespace rookery {

namespace {

struct BoardColours
{
    QColor light;
    QColor dark;
    QColor middle;
    QColor loose;
    QColor line;
};

BoardColours coloursOf(BoardTheme board)
{
    switch (board) {
    case BoardTheme::Wood:
        return {QColor(0xf2e8d5),
                QColor(0xcfb48c),
                QColor(0xe2cfa9),
                QColor(0xdfe3d3),
                QColor(0x8d7a5c)};
    case BoardTheme::Slate:
        return {QColor(0xf2f5f9),
                QColor(0xc2d3e3),
                QColor(0xdae4ee),
                QColor(0xdde3dc),
                QColor(0x66717e)};
    case BoardTheme::Green:
        return {QColor(0xf0efd8),
                QColor(0xb2c794),
                QColor(0xd3dcb5),
                QColor(0xe2dfce),
                QColor(0x6a7d4d)};
    case BoardTheme::Paper:
        return {QColor(0xfdfbf5),
                QColor(0xd9d4c4),
                QColor(0xebe8dd),
                QColor(0xeceee6),
                QColor(0x8f8a7d)};
    case BoardTheme::Contrast:
        return {QColor(0xffffff), QColor(0xc8c8c8), QColor(0xe0e0e0), QColor(0xe8e8e8), Qt::black};
    case BoardTheme::Print:
        break;
    }
    return {
        QColor(0xffffff), QColor(0xd4d4d4), QColor(0xeaeaea), QColor(0xf4f4f4), QColor(0x404040)};
}

/// As white paper looks in a dark room.
QColor dimmed(const QColor &colour)
{
    constexpr double kept = 0.88;
    return QColor::fromRgbF(static_cast<float>(colour.redF() * kept),
                            static_cast<float>(colour.greenF() * kept),
                            static_cast<float>(colour.blueF() * kept));
}

BoardTheme boardInUse = BoardTheme::Wood;

} // namespace

std::span<const BoardThemeRow> boardThemes()
{
    static constexpr std::array rows{
        BoardThemeRow{BoardTheme::Wood, "wood", QT_TRANSLATE_NOOP("BoardTheme", "Wood")},
        BoardThemeRow{BoardTheme::Slate, "slate", QT_TRANSLATE_NOOP("BoardTheme", "Slate")},
        BoardThemeRow{BoardTheme::Green, "green", QT_TRANSLATE_NOOP("BoardTheme", "Green")},
        BoardThemeRow{BoardTheme::Paper, "paper", QT_TRANSLATE_NOOP("BoardTheme", "Paper")},
        BoardThemeRow{
            BoardTheme::Contrast, "contrast", QT_TRANSLATE_NOOP("BoardTheme", "High contrast")},
        BoardThemeRow{BoardTheme::Print, "print", QT_TRANSLATE_NOOP("BoardTheme", "Print")},
    };
    return rows;
}

CanvasTheme CanvasTheme::of(Shade shade, BoardTheme board)
{
    const BoardColours colours = coloursOf(board);
    const bool isDark = shade == Shade::Dark;
    const auto lit = [isDark](const QColor &colour) {
        return isDark ? dimmed(colour) : colour;
    };
    CanvasTheme theme;
    theme.background = Tokens::of(shade).window;
    theme.label = Tokens::of(shade).secondText;
    theme.isDark = shade != Shade::Light;
    theme.lightCell = lit(colours.light);
    theme.darkCell = lit(colours.dark);
    theme.middleCell = lit(colours.middle);
    theme.looseCell = lit(colours.loose);
    theme.cellLine = lit(colours.line);
    theme.holeLine = isDark ? QColor(0x4d535c) : QColor(0xb9b4aa);
    theme.ghostHatch = isDark ? QColor(0x9aa2ad) : QColor(0x7a746b);
    theme.link = QColor(0x1d3557);
    theme.selection = isDark ? QColor(0x173c80) : QColor(0x1d4ea8);
    theme.cursor = theme.selection;
    theme.edited = QColor(0x8a2b0a);
    theme.wrong = QColor(0xb3261e);
    theme.number = QColor(0x1d4ea8);
    theme.forward = QColor(0x0b5cad);
    theme.sideways = QColor(0xb34700);
    theme.idea = QColor(0x00796b);
    theme.counter = QColor(0x6b5f50);
    theme.counterLine = QColor(0xf4ecdd);
    theme.witness = QColor(0xf2b705);
    if (shade != Shade::Contrast)
        return theme;
    // Greys alone, far from each other and from the marks.
    theme.hasDarkCells = true;
    theme.lightCell = QColor(0x707070);
    theme.darkCell = QColor(0x303030);
    theme.middleCell = theme.looseCell = QColor(0x545454);
    theme.cellLine = theme.label = theme.ghostHatch = Qt::white;
    theme.holeLine = QColor(0xb0b0b0);
    theme.link = theme.selection = theme.cursor = QColor(0xffd60a);
    theme.edited = QColor(0xffc7a3);
    theme.idea = QColor(0x0a8f7d);
    theme.counter = QColor(0x9aa3b2);
    theme.counterLine = QColor(0x1d2026);
    return theme;
}

void CanvasTheme::useBoard(BoardTheme board)
{
    boardInUse = board;
}

CanvasTheme CanvasTheme::of(const QPalette &palette)
{
    return of(shadeOf(palette), boardInUse);
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

QColor CanvasTheme::drawn(DrawnColour colour)
{
    switch (colour) {
    case DrawnColour::Green:
        return QColor(0x1a9850);
    case DrawnColour::Red:
        return QColor(0xb3261e);
    case DrawnColour::Yellow:
        return QColor(0xf2b705);
    case DrawnColour::Blue:
        break;
    }
    return QColor(0x1d4ea8);
}

QColor CanvasTheme::patternCell(int shade) const
{
    const std::array<QColor, 3> colours = {darkCell, lightCell, middleCell};
    return colours[static_cast<std::size_t>(shade) % colours.size()];
}

QColor CanvasTheme::handCell(int colour) const
{
    constexpr std::array<QRgb, 5> more = {
        0xffa9c9a4, 0xffa8c6dd, 0xffe3b1a6, 0xffcdb8dc, 0xffe6d37e};
    const std::array own = {lightCell, darkCell, middleCell};
    const std::size_t index = static_cast<std::size_t>(colour) % (own.size() + more.size());
    if (index < own.size())
        return own[index];
    const QColor light = QColor::fromRgb(more[index - own.size()]);
    return isDark ? dimmed(light) : light;
}

} // namespace rookery
