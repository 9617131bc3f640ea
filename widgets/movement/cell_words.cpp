#include "widgets/movement/cell_words.h"

#include "model/movement/path/path_geometry.h"
#include "widgets/base/shown.h"
#include "widgets/base/shown_wording.h"

#include <QStringList>

#include <algorithm>
#include <cstdlib>

namespace rookery {

CellWords::CellWords(const MovementMarks &marks, const PatternPainter &painter)
    : m_marks(marks)
    , m_painter(painter)
{
}

QString CellWords::whereText(const Vector &at) const
{
    const Vector seen = m_painter.own(at);
    if (seen == Vector{})
        return tr("the piece");
    if (hasThreeAxes(m_painter.lattice())) {
        const Vector step = primitiveStep(seen);
        const int times = stepsTo(seen, step).value_or(1);
        const QString word = QString::fromStdString(stepWord(m_painter.lattice(), step));
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

QString CellWords::chancesText(const Vector &at) const
{
    const auto chances = m_marks.chancesAt(at);
    return chances ? shown(describeChances(*chances)) : QString();
}

QString CellWords::cellText(const Vector &at) const
{
    const QString where = whereText(at);
    if (m_marks.piecesShown() == MovementMarks::Pieces::Anyhow && at != Vector{}) {
        const QString chances = chancesText(at);
        return chances.isEmpty() ? tr("%1: no move").arg(where) : tr("%1: %2").arg(where, chances);
    }
    const auto &pieces = m_painter.pieces();
    const auto piece = std::find_if(
        pieces.begin(), pieces.end(), [&](const TestPiece &other) { return other.at == at; });
    if (piece != pieces.end() && piece->side == TestPiece::Side::Wall)
        return tr("%1: test wall").arg(where);
    QStringList parts;
    if (piece != pieces.end())
        parts << (piece->side == TestPiece::Side::Enemy ? tr("test enemy") : tr("test friend"));
    const auto said = [&](const QString &what) {
        return tr("%1: %2").arg(where, (parts << what).join(QStringLiteral(", ")));
    };
    const auto kind = m_marks.markAt(at);
    const auto faint = m_marks.faintMarkAt(at);
    if (!kind && !faint && m_marks.isCut())
        return said(tr("not all moves are shown"));
    if (!kind && !faint)
        return parts.isEmpty() ? where : said(tr("no move"));
    const auto word = [](MarkKind of) {
        for (const MarkLegend &row : markLegend()) {
            if (row.kind == of)
                return shown(row.name);
        }
        return QString();
    };
    if (!kind)
        return said(tr("%1 (another move)").arg(word(*faint)));
    switch (*kind) {
    case MarkKind::Via:
        return tr("%1: passed on leg %2").arg(where).arg(m_marks.viaLegAt(at));
    case MarkKind::Blocked:
        return said(tr("in the way"));
    case MarkKind::Move:
    case MarkKind::Capture:
    case MarkKind::Both:
    case MarkKind::Hurdle:
    case MarkKind::Victim:
    case MarkKind::Promotion:
        break;
    }
    return said(word(*kind));
}

QString CellWords::targetWords(std::size_t most) const
{
    std::vector<CellId> targets;
    for (const CellId cell : m_marks.board().board().cells()) {
        if (m_marks.strong().isTarget(cell))
            targets.push_back(cell);
    }
    QStringList words;
    for (std::size_t i = 0; i < std::min(most, targets.size()); ++i)
        words << cellText(m_marks.board().fromCentre(targets[i]));
    if (targets.size() > most)
        words << tr("and %n more", nullptr, static_cast<int>(targets.size() - most));
    if (m_marks.isCut())
        words << tr("not all moves are shown");
    return words.join(QStringLiteral("; "));
}

} // namespace rookery
