#include "model/movement/path/path_geometry.h"
#include "widgets/movement/movement_grid.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cstdlib>

/// What the grid says of its cells.
namespace rookery {

/// `2 right, 1 forward`, as the player on show sees it; on hexagons and triangles `2 × n`.
QString MovementGrid::whereText(const Vector &at) const
{
    const Vector seen = own(at);
    if (seen == Vector{})
        return tr("the piece");
    if (hasThreeAxes(lattice())) {
        const Vector step = primitiveStep(seen);
        const int times = stepsTo(seen, step).value_or(1);
        const QString word = QString::fromStdString(stepWord(lattice(), step));
        return times == 1 ? word : tr("%1 × %2", "steps in a direction").arg(times).arg(word);
    }
    const auto part = [&](std::size_t axis, const char *positive, const char *negative) {
        const int steps = seen.along[axis];
        return steps == 0 ? QString() : tr(steps > 0 ? positive : negative).arg(std::abs(steps));
    };
    QStringList parts{
        part(0, QT_TR_NOOP("%1 right"), QT_TR_NOOP("%1 left")),
        part(1, QT_TR_NOOP("%1 forward"), QT_TR_NOOP("%1 back")),
        part(2, QT_TR_NOOP("%1 up"), QT_TR_NOOP("%1 down")),
        part(3, QT_TR_NOOP("%1 up the fourth axis"), QT_TR_NOOP("%1 down the fourth axis")),
    };
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

QString MovementGrid::chancesText(const Vector &at) const
{
    const auto chances = chancesAt(at);
    return chances ? QString::fromStdString(describeChances(*chances)) : QString();
}

QString MovementGrid::cellText(const Vector &at) const
{
    const QString where = whereText(at);
    if (m_piecesShown == Pieces::Anyhow && at != Vector{}) {
        const QString chances = chancesText(at);
        return chances.isEmpty() ? tr("%1: no move").arg(where) : tr("%1: %2").arg(where, chances);
    }
    const auto piece = std::find_if(m_boardPieces.begin(),
                                    m_boardPieces.end(),
                                    [&](const TestPiece &other) { return other.at == at; });
    if (piece != m_boardPieces.end() && piece->side == TestPiece::Side::Wall)
        return tr("%1: test wall").arg(where);
    const QString who = piece == m_boardPieces.end()            ? QString()
                        : piece->side == TestPiece::Side::Enemy ? tr("test enemy, ")
                                                                : tr("test friend, ");
    const auto kind = markAt(at);
    const auto faint = faintMarkAt(at);
    if (!kind && !faint)
        return who.isEmpty() ? where : tr("%1: %2no move").arg(where, who);
    const auto word = [](MarkKind of) {
        for (const MarkLegend &row : markLegend()) {
            if (row.kind == of)
                return QCoreApplication::translate("Marks", row.name);
        }
        return QString();
    };
    if (!kind)
        return tr("%1: %2%3 (another move)").arg(where, who, word(*faint));
    switch (*kind) {
    case MarkKind::Via:
        return tr("%1: passed on leg %2").arg(where).arg(viaLegAt(at));
    case MarkKind::Blocked:
        return tr("%1: %2in the way").arg(where, who);
    case MarkKind::Move:
    case MarkKind::Capture:
    case MarkKind::Both:
    case MarkKind::Hurdle:
    case MarkKind::Victim:
    case MarkKind::Promotion:
        break;
    }
    return tr("%1: %2%3").arg(where, who, word(*kind));
}

QString MovementGrid::targetWords(std::size_t most) const
{
    std::vector<CellId> targets;
    for (const CellId cell : m_board->board().cells()) {
        if (m_marks.isTarget(cell))
            targets.push_back(cell);
    }
    QStringList words;
    for (std::size_t i = 0; i < std::min(most, targets.size()); ++i)
        words << cellText(m_board->fromCentre(targets[i]));
    if (targets.size() > most)
        words << tr("and %n more", nullptr, static_cast<int>(targets.size() - most));
    return words.join(QStringLiteral("; "));
}

/// What a screen reader says of the widget as a whole.
void MovementGrid::describe()
{
    constexpr std::size_t most = 24;
    const QString words = m_movement.words();
    const QString targets = targetWords(most);
    setAccessibleDescription(targets.isEmpty() ? words
                                               : tr("%1. It reaches: %2").arg(words, targets));
}

} // namespace rookery
