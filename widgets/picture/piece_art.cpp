#include "widgets/picture/piece_art.h"

#include "model/movement/movement.h"
#include "model/picture/glyph_figures.h"
#include "model/picture/glyph_frame.h"
#include "widgets/picture/figure_painter.h"
#include "widgets/picture/own_art.h"

#include <QByteArray>
#include <QHash>
#include <QMultiHash>
#include <QPaintDevice>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <memory>

namespace rookery {

namespace {

PieceColours plain(const PlayerColours &colours)
{
    return {colours.body.rgb() & 0xffffffU, colours.line.rgb() & 0xffffffU};
}

std::shared_ptr<QSvgRenderer> renderer(std::string_view glyph, const PlayerColours &colours)
{
    static thread_local QHash<QString, std::shared_ptr<QSvgRenderer>> known;
    const QString key = QString::fromUtf8(glyph.data(), static_cast<qsizetype>(glyph.size()))
                        + colours.body.name() + colours.line.name();
    auto &found = known[key];
    if (!found)
        found = std::make_shared<QSvgRenderer>(
            QByteArray::fromStdString(glyphSvg(glyph, plain(colours))));
    return found;
}

Orientation facingOf(const Design &design, PlayerId player)
{
    const auto &players = design.rules->players;
    return player.index() < players.size() ? players[player.index()].facing : Orientation{};
}

/// What a piece was found to do, with what was asked.
struct KnownMoves
{
    std::vector<Movement> moves;
    Shared<Directions> directions;
    Shared<BoardRecipe> board;
    Orientation facing;
    MoveGlyph glyph;
    quint64 number = 0;

    bool isFor(const PieceType &type, const Design &design, const Orientation &player) const
    {
        if (moves != type.moves || directions != design.directions || facing != player)
            return false;
        // Edits of the board do not matter to what is the same wherever it stands.
        return board == design.board
               || (!glyph.isOfOwnBoard && glyphBoard(*board) == glyphBoard(*design.board));
    }
};

const KnownMoves &knownMoves(const PieceType &type, const Design &design, PlayerId player)
{
    static thread_local QMultiHash<size_t, std::shared_ptr<KnownMoves>> known;
    static thread_local quint64 count = 0;
    constexpr qsizetype most = 1024;
    size_t key = type.moves.size();
    for (const Movement &movement : type.moves)
        key = qHash(QByteArrayView(movementText(movement)), key);
    const Orientation facing = facingOf(design, player);
    for (auto [row, end] = known.equal_range(key); row != end; ++row) {
        if ((*row)->isFor(type, design, facing))
            return **row;
    }
    if (known.size() >= most)
        known.clear();
    return **known.insert(key,
                          std::make_shared<KnownMoves>(KnownMoves{type.moves,
                                                                  design.directions,
                                                                  design.board,
                                                                  facing,
                                                                  moveGlyph(type, design, player),
                                                                  ++count}));
}

std::atomic<PieceTheme> themeInUse = PieceTheme::Usual; // pages are painted beside the window

PieceLook lookFor(const PieceType &type, const Design &design, const PlayerColours &colours)
{
    const auto moves = [&]() -> const MoveGlyph & {
        return knownMoves(type, design, colours.player).glyph;
    };
    return pieceLook(type, design, colours.player, moves, themeInUse);
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

/// Marks lie on whole pixels of the device, so that they stay crisp when they are small.
void paintMoves(QPainter &painter,
                const QRectF &area,
                const MoveGlyph &glyph,
                const PlayerColours &colours)
{
    const QTransform transform = painter.deviceTransform();
    const double scale = std::max(0.01, std::hypot(transform.m11(), transform.m12()));
    const double side = std::floor(std::min(area.width(), area.height()) * scale + 0.01);
    const QPointF middle = transform.map(area.center());
    const QPointF corner(std::round(middle.x() - side / 2), std::round(middle.y() - side / 2));
    painter.save();
    painter.setTransform(transform.inverted(), true);
    paintFigures(
        painter, corner + QPointF(side, side) / 2, glyphFigures(glyph, side, plain(colours)));
    painter.restore();
}

void paintGlyph(QPainter &painter,
                const QRectF &area,
                const PieceLook &look,
                const PlayerColours &colours,
                SeenFrom from)
{
    painter.save();
    if (isTurned(look, from)) {
        painter.translate(area.center());
        painter.rotate(180);
        painter.translate(-area.center());
    }
    renderer(look.glyph, colours)->render(&painter, squareIn(area, 0.98));
    painter.restore();
}

/// Tells pictures of pieces apart, whatever they are made of.
QString
lookKey(const PieceType &type, const Design &design, const PlayerColours &colours, SeenFrom from)
{
    const PieceLook look = lookFor(type, design, colours);
    if (look.art)
        return QStringLiteral("art %1 %2")
            .arg(pictureNumber(look.art->picture))
            .arg(look.art->player ? 1 : 0);
    if (look.kind == PieceLook::Kind::Moves)
        return QStringLiteral("moves %1 %2")
            .arg(knownMoves(type, design, colours.player).number)
            .arg(from == SeenFrom::Above ? 1 : 0);
    return QString::fromUtf8(look.glyph.data(), static_cast<qsizetype>(look.glyph.size()))
           + QString::fromStdString(type.name + "/" + type.letter)
           + QLatin1String(isTurned(look, from) ? "/turned" : "");
}

void paintLook(QPainter &painter,
               const QRectF &area,
               const PieceType &type,
               const Design &design,
               const PlayerColours &colours,
               SeenFrom from)
{
    const double side = std::min(area.width(), area.height());
    const PieceLook look = lookFor(type, design, colours);
    switch (look.kind) {
    case PieceLook::Kind::Art:
        if (paintPicture(painter,
                         squareIn(area, 0.92),
                         look.art->picture,
                         look.art->player ? std::nullopt : std::optional(colours)))
            return;
        break;
    case PieceLook::Kind::Glyph:
        paintGlyph(painter, area, look, colours, from);
        if (look.hasBadge)
            paintFigures(painter, area.center(), badgeFigures(type.letter, side, plain(colours)));
        return;
    case PieceLook::Kind::Number:
        return paintFigures(painter, area.center(), numberFigures(type, side, plain(colours)));
    case PieceLook::Kind::Moves:
        if (isSpeck(painter, area))
            return paintSpeck(painter, area, colours);
        return paintMoves(painter,
                          squareIn(area, 1),
                          glyphSeen(piece_art::movesOf(type, design, colours.player), from),
                          colours);
    case PieceLook::Kind::Letter:
        break;
    }
    paintFigures(painter, area.center(), letterFigures(type, side, plain(colours)));
}

} // namespace

std::span<const PieceThemeRow> pieceThemes()
{
    static const std::array rows{
        PieceThemeRow{
            PieceTheme::Usual, "usual", QT_TRANSLATE_NOOP("PieceTheme", "As usual in the game")},
        PieceThemeRow{PieceTheme::Figures,
                      "figures",
                      QT_TRANSLATE_NOOP("PieceTheme", "Figures, in shogi too")},
        PieceThemeRow{
            PieceTheme::Moves, "moves", QT_TRANSLATE_NOOP("PieceTheme", "What they can do")},
        PieceThemeRow{PieceTheme::Letters, "letters", QT_TRANSLATE_NOOP("PieceTheme", "Letters")},
    };
    return rows;
}

void piece_art::useTheme(PieceTheme theme)
{
    themeInUse = theme;
}

const MoveGlyph &piece_art::movesOf(const PieceType &type, const Design &design, PlayerId player)
{
    return knownMoves(type, design, player).glyph;
}

void piece_art::paint(QPainter &painter,
                      const QRectF &area,
                      const PieceType &type,
                      const Design &design,
                      const PlayerColours &colours,
                      SeenFrom from)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintLook(painter, area, type, design, colours, from);
    painter.restore();
}

void piece_art::paint(QPainter &painter,
                      const QRectF &area,
                      const PieceType &type,
                      const PlayerColours &colours)
{
    static const Design standard = newDesign({}, {});
    paint(painter, area, type, standard, colours);
}

void piece_art::paintCached(QPainter &painter,
                            const QRectF &area,
                            const PieceType &type,
                            const Design &design,
                            const PlayerColours &colours,
                            SeenFrom from)
{
    const double ratio = painter.device()->devicePixelRatioF();
    const QSize pixels = (area.size() * ratio).toSize();
    if (pixels.isEmpty())
        return;
    const QString key =
        QStringLiteral("man/%1/%2/%3/%4x%5")
            .arg(lookKey(type, design, colours, from), colours.body.name(), colours.line.name())
            .arg(pixels.width())
            .arg(pixels.height());
    QPixmap picture;
    if (!QPixmapCache::find(key, &picture)) {
        picture = QPixmap(pixels);
        picture.setDevicePixelRatio(ratio);
        picture.fill(Qt::transparent);
        QPainter onto(&picture);
        paint(onto, QRectF(QPointF(0, 0), QSizeF(pixels) / ratio), type, design, colours, from);
        onto.end();
        QPixmapCache::insert(key, picture);
    }
    painter.drawPixmap(area.topLeft(), picture);
}

QIcon piece_art::icon(const PieceType &type,
                      const Design &design,
                      const PlayerColours &colours,
                      int side,
                      double ratio,
                      SeenFrom from)
{
    QPixmap picture(QSize(side, side) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paint(painter, QRectF(0, 0, side, side), type, design, colours, from);
    return QIcon(picture);
}

} // namespace rookery
