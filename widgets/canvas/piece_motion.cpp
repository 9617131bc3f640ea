#include "widgets/canvas/piece_motion.h"

#include "widgets/canvas/trail_player.h"

#include <QEasingCurve>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace rookery {

namespace {

constexpr int duration = 150;          ///< milliseconds
constexpr std::size_t mostMoving = 64; ///< beyond that another game is on show, not the next move

using Square = Position::Square;

bool isEmpty(const Square &square)
{
    return square.owner == Position::noOwner;
}

/// A wall, which has no type.
bool isBareWall(const Square &square)
{
    return square.owner == Position::wall && square.was != Position::unowned;
}

bool isPieceOf(const Square &square)
{
    return !isEmpty(square) && square.owner != Position::wall;
}

/// Whether both are painted alike.
bool lookAlike(const Square &a, const Square &b)
{
    if (a.owner != b.owner || isBareWall(a) != isBareWall(b))
        return false;
    return isEmpty(a) || isBareWall(a) || a.type == b.type;
}

/// What stood on a cell, or stands there now.
struct Stand
{
    Square piece;
    CellId cell;
    bool isMatched = false;
};

double distance(const BoardScene &scene, CellId from, CellId to)
{
    const QPointF start = scene.cell(from).centre;
    const QPointF way = scene.seenFrom(start, to) - start;
    return std::hypot(way.x(), way.y());
}

/// The nearest of those that are free and match; null without one.
template<class Matches>
Stand *
nearest(std::vector<Stand> &gone, const Stand &come, const BoardScene &scene, Matches matches)
{
    Stand *best = nullptr;
    double least = std::numeric_limits<double>::max();
    for (Stand &each : gone) {
        if (each.isMatched || each.cell == come.cell || !matches(each.piece, come.piece))
            continue;
        const double far = distance(scene, each.cell, come.cell);
        if (far < least) {
            least = far;
            best = &each;
        }
    }
    return best;
}

/// Pairs what has gone with what has come, as far as they match.
template<class Matches>
void slide(std::vector<Stand> &gone,
           std::vector<Stand> &come,
           const BoardScene &scene,
           Matches matches,
           MovingPieces &moving)
{
    for (Stand &to : come) {
        Stand *from = to.isMatched ? nullptr : nearest(gone, to, scene, matches);
        if (!from)
            continue;
        from->isMatched = to.isMatched = true;
        moving.slides.push_back({from->piece, from->cell, to.cell});
    }
}

} // namespace

MovingPieces changesBetween(const std::vector<Square> &before,
                            const std::vector<Square> &after,
                            const BoardScene &scene)
{
    std::vector<Stand> gone;
    std::vector<Stand> come;
    for (const CellId cell : IdRange<CellId>(after.size())) {
        const Square &was = before[cell.index()];
        const Square &is = after[cell.index()];
        if (lookAlike(was, is))
            continue;
        if (!isEmpty(was))
            gone.push_back({was, cell});
        if (!isEmpty(is))
            come.push_back({is, cell});
    }
    MovingPieces moving;
    if (gone.size() + come.size() > mostMoving)
        return moving;
    slide(gone, come, scene, lookAlike, moving);
    slide(
        gone,
        come,
        scene,
        [](const Square &a, const Square &b) { return isPieceOf(a) && a.owner == b.owner; },
        moving);
    for (const Stand &each : gone) {
        if (!each.isMatched)
            moving.leaving.push_back({each.piece, each.cell});
    }
    for (const Stand &each : come) {
        if (!each.isMatched)
            moving.arriving.push_back(each.cell);
    }
    return moving;
}

PieceMotion::PieceMotion(QObject *parent)
    : QObject(parent)
{
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(1.0);
    m_clock.setDuration(duration);
    m_clock.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_clock, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        m_moving.progress = value.toDouble();
        Q_EMIT moved();
    });
    connect(&m_clock, &QVariantAnimation::finished, this, &PieceMotion::moved);
}

void PieceMotion::setOn(bool isOn)
{
    m_isOn = isOn;
    if (!isOn)
        end();
}

void PieceMotion::forget()
{
    end();
    m_shown.reset();
}

void PieceMotion::end()
{
    if (!isMoving())
        return;
    m_clock.stop();
    Q_EMIT moved();
}

void PieceMotion::follow(const Position &position, const BoardScene &scene)
{
    Shown now{{}, position.types(), position.players()};
    now.squares.reserve(position.size());
    for (const CellId cell : IdRange<CellId>(position.size()))
        now.squares.push_back(position.square(cell));
    const std::optional<Shown> before = std::exchange(m_shown, std::move(now));
    const bool isSameGame = before && before->squares.size() == m_shown->squares.size()
                            && before->types == m_shown->types
                            && before->players == m_shown->players
                            && scene.size() == m_shown->squares.size();
    if (isSameGame && before->squares == m_shown->squares)
        return;
    end();
    if (!m_isOn || !isSameGame || wantsLittleMotion())
        return;
    m_moving = changesBetween(before->squares, m_shown->squares, scene);
    std::erase_if(m_moving.slides,
                  [&](const MovingPieces::Slide &slide) { return slide.to == m_carriedTo; });
    std::erase_if(m_moving.arriving, [&](CellId cell) { return cell == m_carriedTo; });
    if (!m_moving.empty())
        m_clock.start();
}

QRectF PieceMotion::area(const BoardScene &scene) const
{
    QRectF area;
    const auto add = [&](CellId cell) {
        area |= scene.cell(cell).bounds;
    };
    for (const MovingPieces::Slide &slide : m_moving.slides) {
        // Over a joined edge it is seen on both sides.
        area |= scene.cell(slide.from)
                    .bounds.translated(scene.seenFrom(scene.cell(slide.to).centre, slide.from)
                                       - scene.cell(slide.from).centre);
        area |= scene.cell(slide.to).bounds.translated(
            scene.seenFrom(scene.cell(slide.from).centre, slide.to) - scene.cell(slide.to).centre);
        add(slide.from);
        add(slide.to);
    }
    for (const MovingPieces::Leaving &each : m_moving.leaving)
        add(each.cell);
    for (const CellId cell : m_moving.arriving)
        add(cell);
    return area;
}

} // namespace rookery
