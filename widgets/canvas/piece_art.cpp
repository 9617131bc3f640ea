#include "widgets/canvas/piece_art.h"

#include "model/base/text.h"
#include "model/movement/movement.h"
#include "widgets/canvas/glyph_painter.h"
#include "widgets/canvas/letter_painter.h"
#include "widgets/canvas/own_art.h"

#include <QByteArray>
#include <QFile>
#include <QHash>
#include <QMultiHash>
#include <QPaintDevice>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>
#include <array>
#include <memory>
#include <span>

namespace rookery {

namespace {

struct GlyphName
{
    std::string_view piece;
    const char *glyph;
};

/// Traditional names of the men that have a picture of their own, also as the last of several
/// words.
constexpr std::array glyphNames = {
    GlyphName{"king", "king"},
    GlyphName{"queen", "queen"},
    GlyphName{"rook", "rook"},
    GlyphName{"bishop", "bishop"},
    GlyphName{"knight", "knight"},
    GlyphName{"pawn", "pawn"},
    GlyphName{"nightrider", "nightrider"},
    GlyphName{"archbishop", "archbishop"},
    GlyphName{"griffon", "griffon"},
    GlyphName{"gryphon", "griffon"},
    GlyphName{"aanca", "aanca"},
    GlyphName{"swede", "soldier"},
    GlyphName{"muscovite", "soldier"},
    GlyphName{"wazir", "wazir"},
    GlyphName{"ferz", "ferz"},
    GlyphName{"camel", "camel"},
    GlyphName{"cannon", "cannon"},
    GlyphName{"raider", "soldier"},
    GlyphName{"defender", "soldier"},
    GlyphName{"brain", "king"}, // Smess
    GlyphName{"numskull", "queen"},
    GlyphName{"ninny", "pawn"},
    GlyphName{"man", "disc"},
    GlyphName{"stone", "disc"},
    GlyphName{"disc", "disc"},
    GlyphName{"peg", "disc"},
};

/// Names that say so only by themselves: a gold general is not the general, and shogi has dozens of
/// dragons, horses and chariots that have nothing but the word in common.
constexpr std::array wholeNames = {
    GlyphName{"horse", "knight"},
    GlyphName{"soldier", "soldier"},
    GlyphName{"elephant", "elephant"},
    GlyphName{"dragon", "dragon"},
    GlyphName{"chariot", "rook"},
    GlyphName{"general", "king"},
    GlyphName{"shah", "king"},
    GlyphName{"advisor", "ferz"},
    GlyphName{"guard", "ferz"},
    GlyphName{"chief", "king"}, // Jetan
    GlyphName{"princess", "queen"},
    GlyphName{"swedish king", "king"}, // Tablut has one only
    GlyphName{"royal knight", "knight"},
    GlyphName{"dragon king", "dragon"}, // of shogi: no kings, in spite of their names
    GlyphName{"free king", "queen"},
    GlyphName{"bers", "queen"}, // Shatar
    GlyphName{"khun", "king"},  // Makruk
    GlyphName{"met", "ferz"},
    GlyphName{"ma", "knight"},
    GlyphName{"ruea", "rook"},
    GlyphName{"bia", "pawn"},
    GlyphName{"sdaach", "king"}, // Ouk chatrang
    GlyphName{"neang", "ferz"},
    GlyphName{"ses", "knight"},
    GlyphName{"touk", "rook"},
    GlyphName{"trey", "pawn"},
    GlyphName{"hoplite", "soldier"}, // Spartan chess
    GlyphName{"warlord", "archbishop"},
};

/// A glyph's file uses `currentBody` and `currentLine` where the player's colours go.
QByteArray tinted(const QString &resource, const PlayerColours &colours)
{
    QFile file(resource);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QByteArray svg = file.readAll();
    svg.replace("currentBody", colours.body.name().toLatin1());
    svg.replace("currentLine", colours.line.name().toLatin1());
    return svg;
}

std::shared_ptr<QSvgRenderer> renderer(const QString &resource, const PlayerColours &colours)
{
    static QHash<QString, std::shared_ptr<QSvgRenderer>> known;
    const QString key = resource + colours.body.name() + colours.line.name();
    auto &found = known[key];
    if (!found)
        found = std::make_shared<QSvgRenderer>(tinted(resource, colours));
    return found;
}

/// Men of a puzzle that are called by numbers.
bool isNumber(const PieceType &type)
{
    constexpr std::size_t mostDigits = 3;
    return !type.name.empty() && type.name.size() <= mostDigits
           && std::all_of(type.name.begin(), type.name.end(), isAsciiDigit);
}

/// What a piece was found to do, with what was asked.
struct KnownMoves
{
    std::vector<Movement> moves;
    Shared<Directions> directions;
    MoveGlyph glyph;
    quint64 number = 0;
};

const KnownMoves &knownMoves(const PieceType &type, const Shared<Directions> &directions)
{
    static QMultiHash<size_t, std::shared_ptr<KnownMoves>> known;
    static quint64 count = 0;
    constexpr qsizetype most = 1024;
    size_t key = type.moves.size();
    for (const Movement &movement : type.moves)
        key = qHash(QByteArrayView(movementText(movement)), key);
    for (auto [row, end] = known.equal_range(key); row != end; ++row) {
        if ((*row)->moves == type.moves && (*row)->directions == directions)
            return **row;
    }
    if (known.size() >= most)
        known.clear();
    return **known.insert(key,
                          std::make_shared<KnownMoves>(KnownMoves{
                              type.moves, directions, moveGlyph(type, *directions), ++count}));
}

/// Not one whose moves all leave the plane, such as the unicorn of a board with levels.
bool isDrawnByMoves(const PieceType &type, const Shared<Directions> &directions)
{
    return !type.moves.empty() && !knownMoves(type, directions).glyph.marks.empty();
}

std::string_view glyphIn(std::span<const GlyphName> rows, std::string_view name)
{
    const std::string wanted = lowered(name);
    const auto found = std::find_if(
        rows.begin(), rows.end(), [&](const GlyphName &row) { return row.piece == wanted; });
    return found == rows.end() ? std::string_view() : found->glyph;
}

/// The king of draughts: he takes those he jumps over, and nobody where he ends.
bool takesOnlyByJumping(const MoveGlyph &moves)
{
    const auto takesThere = [](const MoveGlyph::Mark &mark) {
        return mark.captures || mark.hopCaptures;
    };
    const auto takesOnTheWay = [](const MoveGlyph::Mark &mark) {
        return mark.isVictim;
    };
    return std::any_of(moves.marks.begin(), moves.marks.end(), takesOnTheWay)
           && std::none_of(moves.marks.begin(), moves.marks.end(), takesThere);
}

/// The picture that goes with the name of a type.
struct NamedGlyph
{
    QString resource; ///< empty if there is none
    /// A "Clockwise pawn" is a pawn with a letter to tell it from the other kind.
    bool sharesPicture = false;
};

NamedGlyph glyphOf(const PieceType &type, const Shared<Directions> &directions)
{
    const std::string_view whole = glyphIn(wholeNames, type.name);
    const std::size_t space = type.name.rfind(' ');
    std::string_view glyph =
        whole.empty() ? glyphIn(glyphNames, std::string_view(type.name).substr(space + 1)) : whole;
    if (glyph.empty())
        return {};
    const bool isRoyal = type.royalty != Royalty::None;
    if (whole == "king" && lowered(type.name) == "general" && !isRoyal)
        glyph = "ferz"; // of shatranj, beside the king
    if (glyph == "king" && takesOnlyByJumping(knownMoves(type, directions).glyph))
        glyph = "crowned-disc";
    return {QStringLiteral(":/glyphs/%1.svg")
                .arg(QLatin1String(glyph.data(), static_cast<qsizetype>(glyph.size()))),
            whole.empty() && space != std::string::npos};
}

/// The player's own picture, else the one for all.
const PieceArt *artFor(const PieceType &type, PlayerId player)
{
    const PieceArt *found = nullptr;
    for (const PieceArt &art : type.artwork) {
        const bool isFor = art.player ? *art.player == player : !found;
        if (isFor && art.picture.canBeDrawn())
            found = &art;
    }
    return found;
}

QRectF squareIn(const QRectF &area, double share)
{
    const double side = std::min(area.width(), area.height()) * share;
    return {area.center() - QPointF(side / 2, side / 2), QSizeF(side, side)};
}

/// Whether so few pixels are there that moves would be a smudge: a large army on a thumbnail. What
/// is drawn as lines can be enlarged and is never a speck.
bool isSpeck(const QPainter &painter, const QRectF &area)
{
    const int kind = painter.device()->devType();
    if (kind != QInternal::Pixmap && kind != QInternal::Image)
        return false;
    const QSizeF pixels = painter.deviceTransform().mapRect(area).size();
    return std::min(pixels.width(), pixels.height()) < 7;
}

void paintSpeck(QPainter &painter, const QRectF &area, const PlayerColours &colours)
{
    const QRectF square = squareIn(area, 0.8);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.line);
    painter.drawRect(square);
    painter.setBrush(colours.body);
    painter.drawRect(squareIn(square, 0.7));
}

/// Tells pictures of men apart, whatever they are made of.
QString
lookOf(const PieceType &type, const Shared<Directions> &directions, const PlayerColours &colours)
{
    if (const PieceArt *art = artFor(type, colours.player))
        return QStringLiteral("art %1 %2")
            .arg(pictureNumber(art->picture))
            .arg(art->player ? 1 : 0);
    const NamedGlyph glyph = glyphOf(type, directions);
    if (!isDrawnByMoves(type, directions) || !glyph.resource.isEmpty() || isNumber(type))
        return glyph.resource + QString::fromStdString(type.name + "/" + type.letter);
    return QStringLiteral("moves %1").arg(knownMoves(type, directions).number);
}

} // namespace

const MoveGlyph &piece_art::movesOf(const PieceType &type, const Shared<Directions> &directions)
{
    return knownMoves(type, directions).glyph;
}

void piece_art::paint(QPainter &painter,
                      const QRectF &area,
                      const PieceType &type,
                      const Shared<Directions> &directions,
                      const PlayerColours &colours)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const PieceArt *art = artFor(type, colours.player);
    const auto tint = art && !art->player ? std::optional(colours) : std::nullopt;
    const NamedGlyph glyph = glyphOf(type, directions);
    if (art && paintPicture(painter, squareIn(area, 0.92), art->picture, tint)) {
        // It is drawn.
    } else if (!glyph.resource.isEmpty()) {
        renderer(glyph.resource, colours)->render(&painter, squareIn(area, 0.98));
        if (glyph.sharesPicture)
            paintBadge(painter, area, QString::fromStdString(type.letter), colours);
    } else if (isNumber(type)) {
        paintNumber(painter, area, type, colours);
    } else if (isDrawnByMoves(type, directions) && isSpeck(painter, area)) {
        paintSpeck(painter, area, colours);
    } else if (isDrawnByMoves(type, directions)) {
        paintGlyph(painter, squareIn(area, 0.98), movesOf(type, directions), colours);
    } else {
        paintLetter(painter, area, type, colours);
    }
    painter.restore();
}

void piece_art::paint(QPainter &painter,
                      const QRectF &area,
                      const PieceType &type,
                      const PlayerColours &colours)
{
    static const Shared<Directions> standard(standardDirections());
    paint(painter, area, type, standard, colours);
}

void piece_art::paintCached(QPainter &painter,
                            const QRectF &area,
                            const PieceType &type,
                            const Shared<Directions> &directions,
                            const PlayerColours &colours)
{
    const double ratio = painter.device()->devicePixelRatioF();
    const QSize pixels = (area.size() * ratio).toSize();
    if (pixels.isEmpty())
        return;
    const QString key =
        QStringLiteral("man/%1/%2/%3/%4x%5")
            .arg(lookOf(type, directions, colours), colours.body.name(), colours.line.name())
            .arg(pixels.width())
            .arg(pixels.height());
    QPixmap picture;
    if (!QPixmapCache::find(key, &picture)) {
        picture = QPixmap(pixels);
        picture.setDevicePixelRatio(ratio);
        picture.fill(Qt::transparent);
        QPainter onto(&picture);
        paint(onto, QRectF(QPointF(0, 0), QSizeF(pixels) / ratio), type, directions, colours);
        onto.end();
        QPixmapCache::insert(key, picture);
    }
    painter.drawPixmap(area.topLeft(), picture);
}

QIcon piece_art::icon(const PieceType &type,
                      const Shared<Directions> &directions,
                      const PlayerColours &colours,
                      int side,
                      double ratio)
{
    QPixmap picture(QSize(side, side) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paint(painter, QRectF(0, 0, side, side), type, directions, colours);
    return QIcon(picture);
}

} // namespace rookery
