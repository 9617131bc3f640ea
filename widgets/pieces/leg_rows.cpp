#include "widgets/pieces/leg_rows.h"

#include "model/edit/pieces/leg_edits.h"
#include "model/movement/path/path_geometry.h"
#include "model/movement/words/condition_words.h"
#include "model/movement/words/path_words.h"
#include "widgets/base/form.h"
#include "widgets/base/icons.h"
#include "widgets/base/play_words.h"
#include "widgets/base/shown_wording.h"
#include "widgets/movement/pencil_pictures.h"
#include "widgets/movement/pencils.h"
#include "widgets/pieces/choice_delegate.h"
#include "widgets/pieces/leg_sentence.h"

#include <QScrollBar>
#include <QTreeWidget>

#include <algorithm>
#include <set>

namespace rookery {

namespace {

template<class E>
QVariantList enumChoices()
{
    QVariantList choices;
    for (const auto &row : enumRows<E>()) {
        const auto text = shown(row.title);
        choices.append(QVariant(QVariantList{text, static_cast<int>(row.value)}));
    }
    return choices;
}

QString rangeTitle(int range)
{
    if (range == 1)
        return LegRows::tr("leap");
    if (range == unlimited)
        return LegRows::tr("ride");
    return LegRows::tr("up to %1").arg(range);
}

/// What the row has room for; the drop-down says it in full.
QString shortTitle(Rights rights)
{
    switch (rights) {
    case Rights::Both:
        return LegRows::tr("both");
    case Rights::Move:
        return LegRows::tr("move");
    case Rights::Capture:
        return LegRows::tr("capture");
    }
    return {};
}

QString shortTitle(When when)
{
    return when == When::Always ? LegRows::tr("always") : LegRows::tr("unmoved");
}

QString longRangeTitle(int range)
{
    if (range == 1)
        return LegRows::tr("leap, one step");
    if (range == unlimited)
        return LegRows::tr("ride, any distance");
    return LegRows::tr("up to %1 steps").arg(range);
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
    row->setData(column, LegRows::choiceRole, value);
    row->setText(column, text);
}

QIcon rangeIcon(int range)
{
    return tintedIcon(range == 1           ? QStringLiteral("leap")
                      : range == unlimited ? QStringLiteral("ride")
                                           : QStringLiteral("range"));
}

/// In the order in which they are listed.
constexpr LegEnd Leg::*legEnds[] = {&Leg::onEmpty, &Leg::onFriend, &Leg::onEnemy};

} // namespace

/// A tree of legs that is being built.
struct LegRows::Graph
{
    std::size_t entry = 0;
    std::size_t part = 0;
    const LegGraph &legs;
    bool canChange = false; ///< a Betza string is changed as text
    std::set<LegId> shown = {};
};

LegRows::LegRows(QTreeWidget &tree, const EditedMovement &movement)
    : m_tree(tree)
    , m_movement(movement)
{
}

void LegRows::fill()
{
    const int scrolled = m_tree.verticalScrollBar()->value();
    m_tree.clear();
    for (std::size_t i = 0; i < m_movement.entries().size(); ++i)
        addEntry(i);
    m_tree.expandToDepth(0);
    for (std::size_t i = 0; i < m_movement.entries().size(); ++i) {
        if (!m_movement.entries()[i].hasItems())
            m_tree.expandRecursively(m_tree.model()->index(static_cast<int>(i), 0));
    }
    m_tree.verticalScrollBar()->setValue(scrolled);
}

EditedMovement::Row LegRows::placeOf(const QTreeWidgetItem &row)
{
    EditedMovement::Row place{row.data(What, entryRole).toUInt(), {}, {}};
    const int item = row.data(What, itemRole).toInt();
    if (item != noChild)
        place.item = static_cast<std::size_t>(item);
    if (row.data(What, legRole).isValid())
        place.leg = EditedMovement::LegPlace{row.data(What, partRole).toUInt(),
                                             LegId(row.data(What, legRole).toUInt())};
    return place;
}

QTreeWidgetItem *LegRows::legOf(QTreeWidgetItem &row)
{
    if (placeOf(row).leg)
        return &row;
    return endOf(row) ? row.parent() : nullptr;
}

LegEnd Leg::*LegRows::endOf(const QTreeWidgetItem &row)
{
    const QVariant end = row.data(What, endRole);
    return end.isNull() ? nullptr : legEnds[end.toUInt()];
}

std::optional<std::size_t> LegRows::stepOf(const QTreeWidgetItem &row)
{
    const QVariant step = row.data(What, stepRole);
    return step.isNull() || step.toInt() == noChild ? std::nullopt : std::optional(step.toUInt());
}

void LegRows::addEntry(std::size_t index)
{
    const auto &entry = m_movement.entries()[index];
    auto *row = new QTreeWidgetItem(&m_tree);
    row->setData(What, entryRole, static_cast<int>(index));
    row->setData(What, itemRole, noChild);
    row->setText(What, tr("Move %1").arg(index + 1));
    QFont bold = m_tree.font();
    bold.setBold(true);
    row->setFont(What, bold);
    row->setFlags(row->flags() | Qt::ItemIsEditable);
    offer(row, May, enumChoices<When>(), static_cast<int>(entry.when), shortTitle(entry.when));
    row->setData(May, Qt::AccessibleTextRole, tr("May be made: %1").arg(form::titleOf(entry.when)));
    if (!entry.index) {
        row->setText(Reach, tr("empty"));
        return;
    }
    row->setCheckState(What, m_movement.isOn({index}) ? Qt::Checked : Qt::Unchecked);
    if (!entry.hasItems()) {
        const bool isBetza = entry.notation == Notation::Betza;
        row->setText(Reach, isBetza ? tr("Betza") : tr("legs"));
        row->setToolTip(What, isBetza ? QString::fromStdString(entry.text) : shown(entry.fault));
        return addLegs(row, index);
    }
    for (std::size_t i = 0; i < entry.path.size(); ++i)
        addItem(row, index, i);
}

void LegRows::addLegs(QTreeWidgetItem *row, std::size_t index)
{
    const auto &entry = m_movement.entries()[index];
    const bool canChange = entry.notation != Notation::Betza;
    for (std::size_t part = 0; part < entry.legs.size(); ++part) {
        const MovementLegs &legs = entry.legs[part];
        Graph graph{index, part, legs.legs, canChange};
        QTreeWidgetItem *parent = entry.legs.size() > 1 ? addPart(row, legs.when) : row;
        for (const LegId first : legs.legs.first)
            addLeg(parent, graph, first);
    }
}

void LegRows::addItem(QTreeWidgetItem *parent, std::size_t entry, std::size_t index)
{
    const Directions &directions = m_movement.directions();
    const PathItem &item = m_movement.entries()[entry].path[index];
    auto *row = new QTreeWidgetItem(parent);
    row->setData(What, entryRole, static_cast<int>(entry));
    row->setData(What, itemRole, static_cast<int>(index));
    row->setData(What, stepRole, noChild);
    row->setText(What, itemText(item, directions));
    row->setToolTip(What, row->text(What));
    mark(row, item.rights, shownSentence(shown(describePathInWords({item}, directions))));
    row->setFlags(row->flags() | Qt::ItemIsEditable);
    row->setCheckState(What, m_movement.isOn({entry, index}) ? Qt::Checked : Qt::Unchecked);
    const auto range = straightRange(item, directions);
    if (range)
        offer(row, Reach, rangeChoices(*range), *range, rangeTitle(*range));
    else
        row->setText(Reach, tr("bent"));
    row->setIcon(Reach, range ? rangeIcon(*range) : tintedIcon(QStringLiteral("path")));
    row->setData(Reach, Qt::AccessibleTextRole, tr("Range: %1").arg(row->text(Reach)));
    offer(row, May, enumChoices<Rights>(), static_cast<int>(item.rights), shortTitle(item.rights));
    row->setToolTip(May, form::titleOf(item.rights));
    row->setData(May, Qt::AccessibleTextRole, tr("Rights: %1").arg(form::titleOf(item.rights)));
    if (!range)
        addSteps(row, item);
}

/// The row is a card: with the mark that the grid has where it leads, and what it does in words.
void LegRows::mark(QTreeWidgetItem *row, std::optional<Rights> rights, const QString &words)
{
    MarkKind kind = MarkKind::Via; // it only passes
    for (const RightsRow &known : rightsRows()) {
        if (rights == known.rights)
            kind = known.mark;
    }
    row->setIcon(What, markPicture(kind, m_tree.devicePixelRatioF()));
    row->setData(What, wordsRole, words);
    row->setData(What, Qt::AccessibleTextRole, words);
}

void LegRows::addSteps(QTreeWidgetItem *parent, const PathItem &item)
{
    const Directions &directions = m_movement.directions();
    std::vector<PathStep> steps = item.steps;
    steps.insert(steps.end(), item.inner.begin(), item.inner.end());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        auto *step = new QTreeWidgetItem(parent);
        step->setData(What, entryRole, parent->data(What, entryRole));
        step->setData(What, itemRole, parent->data(What, itemRole));
        step->setData(What, stepRole, static_cast<int>(i));
        step->setText(What, stepsText({PathStep{steps[i].direction, false}}, directions));
        const bool isLast = i + 1 == item.steps.size() && item.tail == GroupTail::RepeatLast;
        step->setText(Reach, isLast || i >= item.steps.size() ? tr("repeats") : tr("once"));
        step->setText(May, tr("continues"));
        step->setCheckState(May, steps[i].passes ? Qt::Checked : Qt::Unchecked);
    }
}

/// One of several moves that a Betza string says.
QTreeWidgetItem *LegRows::addPart(QTreeWidgetItem *parent, When when)
{
    auto *row = new QTreeWidgetItem(parent);
    row->setData(What, entryRole, parent->data(What, entryRole));
    row->setData(What, itemRole, noChild);
    row->setText(What, tr("Part %1").arg(parent->childCount()));
    row->setText(May, when == When::Unmoved ? shortTitle(when) : QString());
    row->setFlags(Qt::ItemIsEnabled);
    return row;
}

/// A leg that stands in the tree already is only named again.
void LegRows::addLeg(QTreeWidgetItem *parent, Graph &graph, LegId id)
{
    const Leg &leg = graph.legs[id];
    auto *row = new QTreeWidgetItem(parent);
    row->setData(What, entryRole, static_cast<int>(graph.entry));
    row->setData(What, itemRole, noChild);
    row->setData(What, partRole, static_cast<int>(graph.part));
    row->setData(What, legRole, static_cast<int>(id.index()));
    const QString steps = legSteps(leg, m_movement.directions());
    if (!graph.shown.insert(id).second) {
        row->setText(What, tr("then leg %1 again").arg(id.index() + 1));
        return;
    }
    row->setText(What, tr("%1  %2").arg(id.index() + 1).arg(steps));
    row->setToolTip(What, legSentence(graph.legs, id, m_movement.directions()));
    const bool isOn = m_movement.isOn({graph.entry, {}, EditedMovement::LegPlace{graph.part, id}});
    row->setCheckState(What, isOn ? Qt::Checked : Qt::Unchecked);
    const QString most = leg.most == unlimited ? QStringLiteral("∞") : QString::number(leg.most);
    row->setText(Reach, leg.least == leg.most ? most : tr("%1 to %2").arg(leg.least).arg(most));
    row->setIcon(Reach, rangeIcon(leg.most));
    const auto rights = rightsOf(leg);
    row->setText(May, rights ? shortTitle(*rights) : tr("continues"));
    mark(row, rights, legWords(graph.legs, id, m_movement.directions()));
    QStringList conditions;
    for (const Message &condition : conditionsOf(leg, &m_movement.workspace().design()))
        conditions << shown(condition);
    row->setData(What, conditionsRole, conditions);
    if (graph.canChange)
        offerLegChoices(row, leg);
    addBranches(row, graph, leg);
}

void LegRows::offerLegChoices(QTreeWidgetItem *row, const Leg &leg)
{
    row->setFlags(row->flags() | Qt::ItemIsEditable);
    if (leg.hasOwnRange() && leg.least == 1)
        offer(row, Reach, rangeChoices(leg.most), leg.most, row->text(Reach));
    if (!hasPlainEnd(leg))
        return;
    QVariantList choices = enumChoices<Rights>();
    choices.append(QVariant(QVariantList{tr("only passes"), passes}));
    const auto rights = rightsOf(leg);
    offer(row, May, choices, rights ? static_cast<int>(*rights) : passes, row->text(May));
}

/// What follows, for each of those that may stand where the leg ends; those for which the same
/// follows together.
void LegRows::addBranches(QTreeWidgetItem *parent, Graph &graph, const Leg &leg)
{
    const std::string names[] = {
        tr("empty").toStdString(), tr("friend").toStdString(), tr("enemy").toStdString()};
    std::vector<const LegEnd *> done;
    for (std::size_t which = 0; which < std::size(legEnds); ++which) {
        const LegEnd *end = &(leg.*legEnds[which]);
        const auto isSame = [end](const LegEnd *other) {
            return other->then == end->then && other->effect == end->effect;
        };
        if (end->then.empty() || std::any_of(done.begin(), done.end(), isSame))
            continue;
        std::vector<std::string> all;
        for (std::size_t other = 0; other < std::size(legEnds); ++other) {
            if (isSame(&(leg.*legEnds[other])))
                all.push_back(names[other]);
        }
        done.push_back(end);
        auto *branch = new QTreeWidgetItem(parent);
        branch->setData(What, entryRole, static_cast<int>(graph.entry));
        branch->setData(What, itemRole, noChild);
        branch->setData(What, endRole, static_cast<int>(which));
        branch->setFlags(Qt::ItemIsEnabled);
        const QString who = shown(joined(all, all.size(), Conjunction::Or));
        branch->setText(What,
                        end->effect == Effect::Capture ? tr("on %1, taken, then").arg(who)
                                                       : tr("on %1, then").arg(who));
        for (const LegId next : end->then)
            addLeg(branch, graph, next);
    }
}

} // namespace rookery
