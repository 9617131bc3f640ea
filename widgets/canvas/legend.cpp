#include "widgets/canvas/legend.h"

#include "widgets/base/form.h"
#include "widgets/base/help_button.h"
#include "widgets/base/icons.h"
#include "widgets/base/shown.h"
#include "widgets/base/tokens.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/picture/figure_painter.h"
#include "widgets/picture/marks_on_board.h"

#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rookery {

namespace {

constexpr double markSide = Tokens::picture; ///< of a mark
constexpr double textGap = Tokens::smallGap;
constexpr double rowGap = Tokens::padding;
constexpr int cardPadding = Tokens::gap;
constexpr int buttonSide = Tokens::smallControl;
constexpr int buttonInset = Tokens::hairGap; ///< of the button

/// A card over cells is to hide little of them.
constexpr int mostOfTheBoard = 4; // one in so many pixels

} // namespace

Legend::Legend(BoardCanvas &canvas)
    : CanvasCard(canvas)
    , m_button(form::titleButton("legendButton", "help", {}, {}))
{
    setObjectName(QStringLiteral("legend"));
    setAccessibleName(tr("Legend"));
    setToolTip(tr("What the marks on the board mean"));
    setCursor(Qt::ArrowCursor);
    m_button->setParent(this);
    m_button->setFixedSize(buttonSide, buttonSide);
    connect(m_button, &QToolButton::clicked, this, &Legend::press);
    connect(&canvas, &SceneWidget::zoomChanged, this, &Legend::place);
    explainButton();
    refresh();
}

QStringList Legend::names() const
{
    QStringList names;
    for (const Row &row : m_card.rows)
        names << row.name;
    return names;
}

void Legend::setFolded(bool folded)
{
    if (std::exchange(m_isFolded, folded) == folded)
        return;
    m_isCalled = false;
    place();
}

/// Called while there are no marks, it lists them all: who asks wants to know what there can be.
/// Its fold is as it was afterwards.
void Legend::press()
{
    const bool isOpen = !m_card.rows.isEmpty();
    const bool wasFolded = m_isFolded;
    if (isOpen && m_isCalled)
        m_isCalled = false;
    else if (isOpen)
        m_isFolded = true;
    else if (m_isFolded && !isEmpty())
        m_isFolded = false;
    else
        m_isCalled = true;
    place();
    if (m_isFolded != wasFolded)
        Q_EMIT foldedByHand(m_isFolded);
}

// What it names

void Legend::refresh()
{
    const auto marks = canvas().marksInView();
    const std::vector<MarkKind> kinds = kindsOf(marks);
    const bool isSame = kinds == m_kinds && canvas().isReachCut() == m_isCut;
    m_marks.clear();
    for (const BoardMark &mark : marks)
        m_marks << mark.place->bounds;
    m_kinds = kinds;
    m_isCut = canvas().isReachCut();
    m_isCalled = m_isCalled && isSame;
    // While it names the same, the card stays where it is, whatever marks come under it.
    if (!isSame || seen() != m_seen)
        place();
}

/// All of them while there are none: that is what it is called for then.
QList<Legend::Named> Legend::named() const
{
    QList<Named> rows;
    for (const MarkLegend &row : markLegend()) {
        if (isEmpty() || std::find(m_kinds.begin(), m_kinds.end(), row.kind) != m_kinds.end())
            rows << Named{row.kind, shown(row.name)};
    }
    if (m_isCut)
        rows << Named{std::nullopt, cutReachName()};
    return rows;
}

Legend::Seen Legend::seen() const
{
    QRect room = canvas().rect();
    room.setBottom(room.bottom() - covered());
    const bool hasPieces = !canvas().workspace().design().pieces->types.empty();
    return {
        canvas().view(), room, canvas().scene().size(), hasPieces, cardsBeside(*this, canvas())};
}

// How it is laid out

Legend::Card Legend::cardOf(double width, Lines lines, ButtonPlace button) const
{
    Card card;
    card.button = button;
    QPointF at;
    double bottom = 0;
    double right = 0;
    for (const auto &[kind, name] : named()) {
        const double room = width - markSide - textGap;
        const double advance = fontMetrics().horizontalAdvance(name) + 1;
        const double text = std::min(advance, room);
        const int height =
            fontMetrics()
                .boundingRect(QRect(0, 0, static_cast<int>(text), 0), Qt::TextWordWrap, name)
                .height();
        const QSizeF size(markSide + textGap + text, std::max<double>(markSide + 2, height));
        if (at.x() > 0 && (lines == Lines::OneEach || at.x() + size.width() > width))
            at = QPointF(0, bottom);
        card.rows.append({QRectF(at, size), kind, name});
        bottom = std::max(bottom, at.y() + size.height());
        right = std::max(right, at.x() + size.width());
        at.rx() += size.width() + rowGap;
    }
    card.size = QSize(static_cast<int>(std::ceil(right)) + 2 * cardPadding,
                      static_cast<int>(std::ceil(bottom)) + 2 * cardPadding - buttonInset);
    card.size +=
        button == ButtonPlace::Beside ? QSize(buttonSide, 0) : QSize(0, buttonSide - buttonInset);
    return card;
}

/// Where the rows begin on the card.
QPointF Legend::rowsCorner() const
{
    QPointF corner(cardPadding, cardPadding - buttonInset / 2.0);
    if (m_card.button == ButtonPlace::Beside && isLeft(m_corner))
        corner.rx() += buttonSide;
    if (m_card.button == ButtonPlace::Apart && !isBelow(m_corner))
        corner.ry() += buttonSide - buttonInset;
    return corner;
}

/// One below the other, beside each other as far as there is room, and as narrow as words allow.
QList<Legend::Card> Legend::cards() const
{
    double widest = 0;
    double word = 0;
    for (const auto &[kind, name] : named()) {
        widest = std::max<double>(widest, fontMetrics().horizontalAdvance(name) + 1);
        for (const QString &part : name.split(QLatin1Char(' ')))
            word = std::max<double>(word, fontMetrics().horizontalAdvance(part) + 1);
    }
    const double beside = markSide + textGap;
    const double all = canvas().width() - 4 * cardPadding - buttonSide;
    const double line = std::max(beside + widest, all);
    const double half = std::max(beside + widest, all / 2);
    return {cardOf(beside + widest, Lines::OneEach, ButtonPlace::Beside),
            cardOf(line, Lines::Shared, ButtonPlace::Beside),
            cardOf(half, Lines::Shared, ButtonPlace::Beside),
            cardOf(beside + widest, Lines::OneEach, ButtonPlace::Apart),
            cardOf(beside + word, Lines::OneEach, ButtonPlace::Apart)};
}

/// Where nothing can have marks there is nothing to explain.
void Legend::place()
{
    m_seen = seen();
    setVisible(m_seen.hasPieces);
    const CornerSearch search(canvas(), *this, m_seen.room, m_marks);
    if (m_isCalled || (!m_isFolded && !isEmpty())) {
        const QList<Card> all = cards();
        QList<QSize> sizes;
        for (const Card &card : all)
            sizes << card.size;
        const auto best = search.best(sizes, m_corner);
        const auto fits = [&] {
            const QSize size = best->area.size();
            return m_isCalled || best->covered < Covered{0, 0, 1, 0}
                   || size.width() * size.height() * mostOfTheBoard
                          <= canvas().width() * canvas().height();
        };
        if (best && fits())
            return settle(all[best->shape], *best);
    }
    const QSize small(buttonSide + 2 * buttonInset, buttonSide + 2 * buttonInset);
    // Where every corner has cells below it has no reason to wander.
    CornerSearch::Place at = search.placeAt(m_corner, small);
    const auto best = search.best({small}, m_corner);
    const auto weight = [](const Covered &each) {
        return Covered{each.cards, each.marks, std::min(each.cells, 1), 0};
    };
    if (best && (at.covered.cells == 0 || weight(best->covered) < weight(at.covered)))
        at = *best;
    settle({}, at);
}

/// The button is always in the corner, so that it stays under the pointer that presses it.
void Legend::settle(const Card &card, const CornerSearch::Place &place)
{
    m_corner = place.corner;
    m_card = card;
    setGeometry(place.area);
    const int right = place.area.width() - buttonSide - buttonInset;
    const int below = place.area.height() - buttonSide - buttonInset;
    m_button->move(isLeft(m_corner) ? buttonInset : right, isBelow(m_corner) ? below : buttonInset);
    explainButton();
    update();
}

void Legend::explainButton()
{
    const bool isOpen = !m_card.rows.isEmpty();
    const QString listed = names().join(QStringLiteral(", "));
    if (accessibleDescription() != listed)
        setAccessibleDescription(listed);
    const QString name = isOpen ? tr("Fold the legend") : tr("Legend");
    if (m_button->accessibleName() == name)
        return;
    m_button->setIcon(tintedIcon(isOpen ? QStringLiteral("close") : QStringLiteral("help")));
    form::explain(m_button,
                  name,
                  isOpen ? tr("Leaves a ? of the names of the marks")
                         : tr("Names the marks that are on the board"));
}

// What it is painted as

void Legend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintGround(painter);
    const QPointF corner = rowsCorner();
    painter.setPen(Tokens::of(palette()).text);
    for (const Row &row : m_card.rows) {
        const QRectF area = row.area.translated(corner);
        if (row.kind)
            paintFigures(painter,
                         QPointF(area.left() + markSide / 2, area.center().y()),
                         legendFigures(*row.kind, markSide));
        else
            painter.drawText(QRectF(area.topLeft(), QSizeF(markSide, area.height())),
                             Qt::AlignCenter,
                             QStringLiteral("…"));
        painter.drawText(area.adjusted(markSide + textGap, 0, 0, 0),
                         Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap,
                         row.name);
    }
}

void Legend::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        place();
}

} // namespace rookery
