#include "model/movement/path_geometry.h"
#include "model/movement/path_words.h"
#include "widgets/editor/choice_delegate.h"
#include "widgets/editor/leg_list.h"
#include "widgets/icons.h"

#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTreeWidget>

#include <set>

namespace rookery {

namespace {

template<class E>
QVariantList enumChoices()
{
    QVariantList choices;
    for (const auto &row : enumRows<E>()) {
        const auto text =
            QString::fromUtf8(row.title.data(), static_cast<qsizetype>(row.title.size()));
        choices.append(QVariant(QVariantList{text, static_cast<int>(row.value)}));
    }
    return choices;
}

template<class E>
QString titleOf(E value)
{
    const auto title = enumTitle(value);
    return QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size()));
}

QString rangeTitle(int range)
{
    if (range == 1)
        return LegList::tr("leap");
    if (range == unlimited)
        return LegList::tr("ride");
    return LegList::tr("up to %1").arg(range);
}

/// What the row has room for; the drop-down says it in full.
QString shortTitle(Rights rights)
{
    switch (rights) {
    case Rights::Both:
        return LegList::tr("both");
    case Rights::Move:
        return LegList::tr("move");
    case Rights::Capture:
        return LegList::tr("capture");
    }
    return {};
}

QString shortTitle(When when)
{
    return when == When::Always ? LegList::tr("always") : LegList::tr("unmoved");
}

QString longRangeTitle(int range)
{
    if (range == 1)
        return LegList::tr("leap, one step");
    if (range == unlimited)
        return LegList::tr("ride, any distance");
    return LegList::tr("up to %1 steps").arg(range);
}

/// Leap, ride, the usual limits, and whatever else the item has now.
QVariantList rangeChoices(int now)
{
    constexpr int usual = 8;
    QVariantList choices;
    const auto add = [&](int range) {
        choices.append(QVariant(QVariantList{longRangeTitle(range), range}));
    };
    add(1);
    add(unlimited);
    for (int range = 2; range <= usual; ++range)
        add(range);
    if (now > usual && now != unlimited)
        add(now);
    return choices;
}

QString stepsText(const std::vector<PathStep> &steps, const Directions &directions)
{
    PathItem item;
    item.kind = PathItem::Kind::Leap;
    item.steps = steps;
    return QString::fromStdString(writePathItem(item, directions)).mid(5);
}

QString itemText(const PathItem &item, const Directions &directions)
{
    if (item.kind != PathItem::Kind::Group)
        return stepsText(item.steps, directions);
    PathItem plain = item;
    plain.rights = Rights::Both;
    const bool isLine = straightRange(item, directions) && item.tail == GroupTail::Stop;
    return isLine ? stepsText({item.steps.front()}, directions)
                  : QString::fromStdString(writePathItem(plain, directions));
}

void offer(
    QTreeWidgetItem *row, int column, const QVariantList &choices, int value, const QString &text)
{
    row->setData(column, ChoiceDelegate::choicesRole, choices);
    row->setData(column, LegList::choiceRole, value);
    row->setText(column, text);
}

} // namespace

void LegList::rebuild()
{
    const QScopedValueRollback guard(m_isRefreshing, true);
    const int scrolled = m_tree->verticalScrollBar()->value();
    m_tree->clear();
    for (std::size_t i = 0; i < m_movement.entries().size(); ++i)
        addEntry(i);
    m_tree->expandToDepth(0);
    for (std::size_t i = 0; i < m_movement.entries().size(); ++i) {
        const bool hasParts = m_movement.entries()[i].legs.size() > 1;
        for (int part = 0; hasParts && part < row(i)->childCount(); ++part)
            row(i)->child(part)->setExpanded(true);
    }
    m_tree->verticalScrollBar()->setValue(scrolled);
}

void LegList::addEntry(std::size_t index)
{
    const auto &entry = m_movement.entries()[index];
    auto *row = new QTreeWidgetItem(m_tree);
    row->setData(What, entryRole, static_cast<int>(index));
    row->setData(What, itemRole, noChild);
    row->setText(What, tr("Move %1").arg(index + 1));
    QFont bold = m_tree->font();
    bold.setBold(true);
    row->setFont(What, bold);
    row->setFlags(row->flags() | Qt::ItemIsEditable);
    offer(row, May, enumChoices<When>(), static_cast<int>(entry.when), shortTitle(entry.when));
    row->setData(May, Qt::AccessibleTextRole, tr("May be made: %1").arg(titleOf(entry.when)));
    if (!entry.index) {
        row->setText(Reach, tr("empty"));
        return;
    }
    if (!entry.isPath()) {
        const bool isBetza = entry.notation == Notation::Betza;
        row->setText(Reach, isBetza ? tr("Betza") : tr("legs"));
        row->setToolTip(What, QString::fromStdString(isBetza ? entry.text : entry.fault));
        for (const MovementLegs &legs : entry.legs)
            addLegs(entry.legs.size() > 1 ? addPart(row, legs.when) : row, legs.legs);
        return;
    }
    for (std::size_t i = 0; i < entry.path.size(); ++i)
        addItem(row, index, i);
}

void LegList::addItem(QTreeWidgetItem *parent, std::size_t entry, std::size_t index)
{
    const Directions &directions = m_movement.directions();
    const PathItem &item = m_movement.entries()[entry].path[index];
    auto *row = new QTreeWidgetItem(parent);
    row->setData(What, entryRole, static_cast<int>(entry));
    row->setData(What, itemRole, static_cast<int>(index));
    row->setData(What, stepRole, noChild);
    row->setText(What, itemText(item, directions));
    row->setToolTip(What, QString::fromStdString(describePathInWords({item}, directions)));
    row->setFlags(row->flags() | Qt::ItemIsEditable);
    const auto range = straightRange(item, directions);
    row->setIcon(What, tintedIcon(!range ? "path" : *range == 1 ? "leap" : "ride"));
    if (range)
        offer(row, Reach, rangeChoices(*range), *range, rangeTitle(*range));
    else
        row->setText(Reach, tr("bent"));
    row->setData(Reach, Qt::AccessibleTextRole, tr("Reach: %1").arg(row->text(Reach)));
    offer(row, May, enumChoices<Rights>(), static_cast<int>(item.rights), shortTitle(item.rights));
    row->setToolTip(May, titleOf(item.rights));
    row->setData(May, Qt::AccessibleTextRole, tr("Rights: %1").arg(titleOf(item.rights)));
    if (range)
        return;
    std::vector<PathStep> steps = item.steps;
    steps.insert(steps.end(), item.inner.begin(), item.inner.end());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        auto *step = new QTreeWidgetItem(row);
        step->setData(What, entryRole, static_cast<int>(entry));
        step->setData(What, itemRole, static_cast<int>(index));
        step->setData(What, stepRole, static_cast<int>(i));
        step->setText(What, stepsText({PathStep{steps[i].direction, false}}, directions));
        const bool isLast = i + 1 == item.steps.size() && item.tail == GroupTail::RepeatLast;
        step->setText(Reach, isLast || i >= item.steps.size() ? tr("repeats") : tr("once"));
        step->setText(May, tr("passes"));
        step->setCheckState(May, steps[i].passes ? Qt::Checked : Qt::Unchecked);
    }
}

/// One of several moves that a Betza string says.
QTreeWidgetItem *LegList::addPart(QTreeWidgetItem *parent, When when)
{
    auto *row = new QTreeWidgetItem(parent);
    row->setData(What, entryRole, parent->data(What, entryRole));
    row->setData(What, itemRole, noChild);
    row->setText(What, tr("Part %1").arg(parent->childCount()));
    row->setText(May, when == When::Unmoved ? shortTitle(when) : QString());
    row->setFlags(Qt::ItemIsEnabled);
    return row;
}

/// Legs that a path cannot say, and those of a Betza string, are shown and not edited.
void LegList::addLegs(QTreeWidgetItem *parent, const LegGraph &legs)
{
    for (std::size_t i = 0; i < legs.legs.size(); ++i) {
        const Leg &leg = legs.legs[i];
        QStringList steps;
        for (const Step &step : leg.steps) {
            if (const auto *turn = std::get_if<Turn>(&step))
                steps << tr("turn %1%2").arg(turn->points > 0 ? "+" : "").arg(turn->points);
            else if (const auto *id = std::get_if<DirectionId>(&step))
                steps << stepsText({PathStep{*id, false}}, m_movement.directions());
            else if (const auto *around = std::get_if<Around>(&step))
                steps << tr("%1 round the edges").arg(stepsText({PathStep{around->vector, false}}, m_movement.directions()));
            else if (const auto *vector = std::get_if<Vector>(&step))
                steps << stepsText({PathStep{directionFor(*vector, m_movement.directions()), false}},
                                   m_movement.directions());
            else
                steps << tr("anywhere");
        }
        auto *row = new QTreeWidgetItem(parent);
        row->setData(What, entryRole, parent->data(What, entryRole));
        row->setData(What, itemRole, noChild);
        row->setText(What, tr("%1  %2").arg(i + 1).arg(steps.join(QLatin1Char(' '))));
        const QString most =
            leg.most == unlimited ? QStringLiteral("∞") : QString::number(leg.most);
        row->setText(Reach, leg.least == leg.most ? most : tr("%1 to %2").arg(leg.least).arg(most));
        std::set<LegId> following;
        for (const LegEnd *end : {&leg.onEmpty, &leg.onFriend, &leg.onFoe})
            following.insert(end->then.begin(), end->then.end());
        QStringList then;
        for (const LegId next : following)
            then << QString::number(next.index() + 1);
        if (!then.isEmpty())
            row->setText(May, tr("then leg %1").arg(then.join(QStringLiteral(", "))));
        row->setToolTip(What, row->text(What));
        row->setFlags(Qt::ItemIsEnabled);
    }
}

} // namespace rookery
