#include "widgets/play/captured_pieces.h"

#include "widgets/base/tokens.h"
#include "widgets/game/play_session.h"
#include "widgets/picture/canvas_theme.h"
#include "widgets/picture/piece_art.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace rookery {

namespace {

constexpr int side = Tokens::largePicture; ///< smaller ones do not tell the colours apart
constexpr int gap = Tokens::smallGap;

/// What others have won by capturing a player's pieces.
int pointsLost(const Position &position, const Rules &rules, PlayerId player)
{
    int points = 0;
    for (const TypePoints &row : rules.scoring.captured)
        points += row.points * position.count(OffBoard::Captured, player, row.type);
    return points;
}

/// Than the one who has lost least.
int pointsBehind(const Position &position, const Rules &rules, PlayerId player)
{
    const int own = pointsLost(position, rules, player);
    int least = own;
    for (const PlayerId each : rules.deciders())
        least = std::min(least, pointsLost(position, rules, each));
    return own - least;
}

} // namespace

CapturedPieces::CapturedPieces(PlayerId player)
    : m_player(player)
{
    setObjectName(QStringLiteral("captured%1").arg(player.index()));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

/// In a game that is seen through a player's eyes only that player's own: what others have lost may
/// be what is not seen of them.
void CapturedPieces::show(const PlaySession &play)
{
    m_design = play.design();
    m_lost.clear();
    m_behind = 0;
    const Position &position = play.seen().position();
    const auto viewer = play.seen().player();
    if (!viewer || *viewer == m_player) {
        for (const PieceId type : IdRange<PieceId>(position.types())) {
            const int count = position.count(OffBoard::Captured, m_player, type);
            if (count > 0)
                m_lost.push_back({type, count});
        }
    }
    if (!viewer)
        m_behind = pointsBehind(position, *m_design.rules, m_player);
    setToolTip(sentence());
    setAccessibleName(sentence());
    update();
}

/// `Black has lost: Pawn ×2, Knight; 3 points behind`.
QString CapturedPieces::sentence() const
{
    if (m_lost.empty())
        return {};
    QStringList pieces;
    for (const Lost &lost : m_lost) {
        const QString name = QString::fromStdString((*m_design.pieces)[lost.type].name);
        pieces << (lost.count > 1 ? tr("%1 ×%2").arg(name).arg(lost.count) : name);
    }
    const QString player = QString::fromStdString((*m_design.rules)[m_player].name);
    const QString all = tr("%1 has lost: %2").arg(player, pieces.join(QStringLiteral(", ")));
    return m_behind > 0 ? tr("%1; %n point(s) behind", nullptr, m_behind).arg(all) : all;
}

QString CapturedPieces::countText(const Lost &lost)
{
    return lost.count > 1 ? QLocale().toString(lost.count) : QString();
}

QString CapturedPieces::behindText() const
{
    return m_behind > 0 ? QStringLiteral("−%1").arg(QLocale().toString(m_behind)) : QString();
}

QSize CapturedPieces::sizeHint() const
{
    return {10 * side, std::max(side, fontMetrics().height())};
}

QSize CapturedPieces::minimumSizeHint() const
{
    return {side, sizeHint().height()};
}

/// How far behind stands last, where there is room to the end; pictures that have none are left to
/// the tool tip.
void CapturedPieces::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QFontMetrics metrics = fontMetrics();
    const int behind = metrics.horizontalAdvance(behindText());
    const int end = width() - behind - gap;
    const PlayerColours colours = CanvasTheme::of(palette()).player(m_player, *m_design.rules);
    painter.setPen(palette().color(foregroundRole()));
    int x = 0;
    const auto write = [&](const QString &text) {
        const int advance = metrics.horizontalAdvance(text);
        painter.drawText(QRect(x, 0, advance, height()), Qt::AlignVCenter, text);
        x += advance;
    };
    const auto widthOf = [&](const Lost &lost) {
        return side + metrics.horizontalAdvance(countText(lost)) + gap;
    };
    for (std::size_t i = 0; i < m_lost.size(); ++i) {
        const Lost &lost = m_lost[i];
        const int more = i + 1 < m_lost.size() ? metrics.horizontalAdvance(QChar(0x2026)) : 0;
        if (x + widthOf(lost) + more > end) {
            write(QStringLiteral("…"));
            break;
        }
        const QRectF picture(x, (height() - side) / 2.0, side, side);
        const PieceType &type = (*m_design.pieces)[lost.type];
        piece_art::paintCached(painter, picture, type, m_design, colours);
        x += side;
        write(countText(lost));
        x += gap;
    }
    if (m_behind > 0) {
        QFont bold = font();
        bold.setBold(true);
        painter.setFont(bold);
        painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignRight, behindText());
    }
}

} // namespace rookery
