#include "widgets/canvas/canvas_theme.h"

#include "model/design/rules.h"

#include <QRegularExpression>

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
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

CanvasTheme CanvasTheme::of(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < 128 ? dark() : light();
}

namespace {

/// The first ones are given out in turn; the others only where a player's name asks for one.
constexpr std::size_t inTurn = 8;
enum ColourNumber : std::size_t {
    White,
    Black,
    Red,
    Blue,
    Green,
    Yellow,
    Violet,
    Teal,
    Orange,
    Brown,
    Grey,
    Pink
};

PlayerColours coloursOf(std::size_t number)
{
    static const std::array<PlayerColours, 12> colours = {{
        {QColor(0xfdfcf8), QColor(0x1b1a18)},
        {QColor(0x2b2a28), QColor(0xf4f1ea)},
        {QColor(0xb3261e), QColor(0xfdf2f0)},
        {QColor(0x1f5fa8), QColor(0xeef4fb)},
        {QColor(0x2e7d32), QColor(0xeef7ee)},
        {QColor(0xe0a100), QColor(0x2a2000)},
        {QColor(0x7b3fa0), QColor(0xf6effa)},
        {QColor(0x00838f), QColor(0xe9f7f8)},
        {QColor(0xd9661f), QColor(0x241000)},
        {QColor(0x6d4326), QColor(0xf8f0e8)},
        {QColor(0x8a8d91), QColor(0x101214)},
        {QColor(0xe48fb0), QColor(0x2b0f1a)},
    }};
    return colours[number % colours.size()];
}

/// Names are not translated: they are the design's.
std::optional<std::size_t> namedColour(const std::string &name)
{
    static const std::map<QString, std::size_t> words = {
        {QStringLiteral("white"), White},
        {QStringLiteral("ivory"), White},
        {QStringLiteral("black"), Black},
        {QStringLiteral("ebony"), Black},
        {QStringLiteral("red"), Red},
        {QStringLiteral("scarlet"), Red},
        {QStringLiteral("crimson"), Red},
        {QStringLiteral("blue"), Blue},
        {QStringLiteral("green"), Green},
        {QStringLiteral("yellow"), Yellow},
        {QStringLiteral("gold"), Yellow},
        {QStringLiteral("golden"), Yellow},
        {QStringLiteral("violet"), Violet},
        {QStringLiteral("purple"), Violet},
        {QStringLiteral("teal"), Teal},
        {QStringLiteral("cyan"), Teal},
        {QStringLiteral("orange"), Orange},
        {QStringLiteral("brown"), Brown},
        {QStringLiteral("grey"), Grey},
        {QStringLiteral("gray"), Grey},
        {QStringLiteral("silver"), Grey},
        {QStringLiteral("pink"), Pink},
        // Sides of janggi and Tablut, whose men have these colours by tradition.
        {QStringLiteral("cho"), Blue},
        {QStringLiteral("han"), Red},
        {QStringLiteral("sweden"), White},
        {QStringLiteral("muscovy"), Black},
    };
    static const QRegularExpression between(QStringLiteral("[^\\p{L}]+"));
    const QString text = QString::fromStdString(name).toLower();
    for (const QString &word : text.split(between, Qt::SkipEmptyParts)) {
        if (const auto found = words.find(word); found != words.end())
            return found->second;
    }
    return std::nullopt;
}

} // namespace

PlayerColours CanvasTheme::player(PlayerId player) const
{
    PlayerColours found = coloursOf(player.index() % inTurn);
    found.player = player;
    return found;
}

/// Of two who are named alike only the first has the colour.
std::vector<PlayerColours> CanvasTheme::players(const Rules &rules) const
{
    std::vector<std::optional<std::size_t>> named;
    std::set<std::size_t> taken;
    for (const Player &player : rules.players) {
        const auto colour = namedColour(player.name);
        const bool isFree = colour && taken.insert(*colour).second;
        named.push_back(isFree ? colour : std::nullopt);
    }
    std::vector<PlayerColours> all;
    std::size_t next = 0;
    for (const auto &colour : named) {
        while (!colour && taken.contains(next))
            ++next;
        all.push_back(coloursOf(colour ? *colour : next++ % inTurn));
        all.back().player = PlayerId(all.size() - 1);
    }
    return all;
}

PlayerColours CanvasTheme::player(PlayerId player, const Rules &rules) const
{
    const std::vector<PlayerColours> all = players(rules);
    return player.index() < all.size() ? all[player.index()] : this->player(player);
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
