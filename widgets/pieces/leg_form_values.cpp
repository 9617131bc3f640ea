#include "model/edit/pieces/leg_edits.h"
#include "model/movement/path/step_text.h"
#include "model/movement/words/direction_words.h"
#include "widgets/base/form.h"
#include "widgets/base/retire.h"
#include "widgets/base/shown_wording.h"
#include "widgets/directions/compass_rose.h"
#include "widgets/pieces/leg_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QToolButton>
#include <QWidgetAction>

#include <algorithm>

namespace rookery {

namespace {

template<class E>
void select(QComboBox *combo, E value)
{
    combo->setCurrentIndex(combo->findData(static_cast<int>(value)));
}

QString nameOf(const std::string &name)
{
    return QString::fromStdString(name);
}

} // namespace

std::optional<EditedMovement::LegPlace> LegForm::leg() const
{
    return m_movement.writtenLegs() ? m_movement.leg() : std::nullopt;
}

const LegGraph *LegForm::graph() const
{
    return leg() ? m_movement.writtenLegs() : nullptr;
}

const Leg *LegForm::current() const
{
    const LegGraph *legs = graph();
    return legs && leg()->leg.index() < legs->legs.size() ? &(*legs)[leg()->leg] : nullptr;
}

QString LegForm::message() const
{
    return m_message->text();
}

void LegForm::refresh()
{
    const QScopedValueRollback guard(m_isRefreshing, true);
    const Leg *now = current();
    const PieceType *type = m_movement.type();
    const QString piece = type ? nameOf(type->name) : QString();
    setWindowTitle(now ? tr("%1: leg %2").arg(piece).arg(leg()->leg.index() + 1) : tr("Leg"));
    m_page->setVisible(now != nullptr);
    m_nothing->setVisible(now == nullptr);
    const bool isOtherwise = !now && type && m_movement.entry().index && !m_movement.writtenLegs();
    m_write->setVisible(isOtherwise);
    m_nothing->setText(
        isOtherwise ? tr("This move is written in another notation. Written as legs it does the "
                         "same, and each leg can be changed here.")
                    : tr("Choose a leg in the list of moves."));
    say({});
    if (!now)
        return;
    showWay(*now);
    for (const EndRow &row : m_ends)
        showEnd(row, *now);
    for (const auto &[box, isOn] : m_flags)
        box->setChecked(isOn(*now));
    showZones(*now);
}

void LegForm::showWay(const Leg &leg)
{
    const QString steps = QString::fromStdString(stepsText(leg.steps, m_movement.directions()));
    if (m_steps->text() != steps)
        m_steps->setText(steps);
    fillWays(leg);
    m_least->setValue(leg.least);
    m_most->setValue(leg.most == unlimited ? 0 : leg.most);
    m_least->setEnabled(leg.hasOwnRange());
    m_most->setEnabled(leg.hasOwnRange());
    select(m_way, leg.way);
}

void LegForm::showEnd(const EndRow &row, const Leg &leg)
{
    const LegEnd &end = leg.*row.end;
    row.stop->setChecked(end.stop);
    std::vector<std::string> legs;
    for (const LegId next : end.then)
        legs.push_back(std::to_string(next.index() + 1));
    row.then->setText(legs.empty()
                          ? tr("nothing")
                          : tr("leg %1").arg(shown(joined(legs, legs.size(), Conjunction::Or))));
    fillThen(row, leg);
    if (!row.effect)
        return;
    select(row.effect, end.effect);
    select(row.whom, end.whom.whom);
    const bool lists = end.whom.whom == Whom::Only || end.whom.whom == Whom::Except;
    row.types->setVisible(lists);
    fillTypes(row, leg);
}

/// The leg's directions ringed, as the player on show holds the board.
void LegForm::showRose(const Leg &leg)
{
    const Design &design = m_movement.workspace().design();
    const Directions &directions = m_movement.directions();
    if (m_onRose && m_onRose->index() >= directions.list.size())
        m_onRose.reset();
    const PlayerId player = m_movement.workspace().choices().player();
    m_rose->show(design.board->lattice, directions, m_onRose, (*design.rules)[player].facing);
    std::vector<DirectionId> taken;
    for (const Step &step : leg.steps) {
        if (const auto *direction = std::get_if<DirectionId>(&step))
            taken.push_back(*direction);
    }
    m_rose->showGroup(std::move(taken));
}

/// The compass, groups, then every direction, and behind another leg the turns.
void LegForm::fillWays(const Leg &leg)
{
    QMenu *menu = m_groups->menu();
    // The compass stays, since it may be what was clicked.
    for (QAction *action : menu->actions()) {
        if (action == m_roseRow)
            continue;
        menu->removeAction(action);
        action->deleteLater();
    }
    showRose(leg);
    const auto groups =
        directionGroups(m_movement.directions(), m_movement.workspace().design().board->lattice);
    for (const DirectionGroup &group : groups) {
        const std::vector<Step> ways(group.members.begin(), group.members.end());
        QAction *action = menu->addAction(
            tr("%1: %2").arg(nameOf(group.name), nameOf(stepsText(ways, m_movement.directions()))));
        action->setCheckable(true);
        action->setChecked(ways == leg.steps);
        connect(action, &QAction::triggered, this, [this, ways] {
            change([&](Leg &changed) { changed.steps = ways; });
        });
    }
    menu->addSeparator();
    for (std::size_t i = 0; i < m_movement.directions().list.size(); ++i)
        addWay(leg, DirectionId(i), nameOf(m_movement.directions().list[i].name));
    const auto &first = graph()->first;
    if (std::find(first.begin(), first.end(), m_movement.leg()->leg) != first.end())
        return;
    menu->addSeparator();
    const int point = degreesOfPoint(m_movement.directions());
    addWay(leg, Turn{0}, tr("straight on"));
    for (int degrees = point; degrees < 180; degrees += point) {
        addWay(leg, Turn{degrees / point}, tr("%1° to the right").arg(degrees));
        addWay(leg, Turn{-degrees / point}, tr("%1° to the left").arg(degrees));
    }
    addWay(leg, Turn{180 / point}, tr("straight back"));
}

/// One that the leg may take or not; the last one that it has stays.
void LegForm::addWay(const Leg &leg, const Step &step, const QString &name)
{
    const bool isTaken = std::find(leg.steps.begin(), leg.steps.end(), step) != leg.steps.end();
    QAction *action = m_groups->menu()->addAction(name);
    action->setCheckable(true);
    action->setChecked(isTaken);
    action->setEnabled(!isTaken || leg.steps.size() > 1);
    connect(action, &QAction::triggered, this, [this, step] { toggleWay(step); });
}

void LegForm::toggleWay(const Step &step)
{
    const std::vector<Step> &now = current()->steps;
    const bool isTaken = std::find(now.begin(), now.end(), step) != now.end();
    if (isTaken && now.size() == 1)
        return;
    change([&](Leg &changed) {
        std::erase(changed.steps, step);
        if (!isTaken)
            changed.steps.push_back(step);
    });
}

void LegForm::fillThen(const EndRow &row, const Leg &leg)
{
    QMenu *menu = row.then->menu();
    menu->clear();
    const LegEnd &end = leg.*row.end;
    const LegGraph &legs = *graph();
    for (std::size_t i = 0; i < legs.legs.size(); ++i) {
        const LegId id(i);
        const QString steps =
            QString::fromStdString(stepsText(legs[id].steps, m_movement.directions()));
        QAction *action = menu->addAction(tr("Leg %1: %2").arg(i + 1).arg(steps));
        action->setCheckable(true);
        action->setChecked(std::find(end.then.begin(), end.then.end(), id) != end.then.end());
        connect(action, &QAction::triggered, this, [this, row, id](bool isOn) {
            changeEnd(row, [&](LegEnd &changed) {
                std::erase(changed.then, id);
                if (isOn)
                    changed.then.push_back(id);
            });
        });
    }
    menu->addSeparator();
    connect(menu->addAction(tr("A new leg")), &QAction::triggered, this, [this, row] {
        addFollower(row);
    });
}

void LegForm::fillTypes(const EndRow &row, const Leg &leg)
{
    QMenu *menu = row.types->menu();
    menu->clear();
    const PieceFilter &whom = (leg.*row.end).whom;
    const auto &types = m_movement.workspace().design().pieces->types;
    QStringList chosen;
    for (const PieceId id : IdRange<PieceId>(types.size())) {
        QAction *action = menu->addAction(nameOf(types[id.index()].name));
        action->setCheckable(true);
        const bool isListed = std::binary_search(whom.types.begin(), whom.types.end(), id);
        action->setChecked(isListed);
        if (isListed)
            chosen << nameOf(types[id.index()].name);
        connect(action, &QAction::triggered, this, [this, row, id](bool isOn) {
            changeEnd(row, [&](LegEnd &changed) {
                auto &list = changed.whom.types;
                std::erase(list, id);
                if (isOn)
                    list.insert(std::lower_bound(list.begin(), list.end(), id), id);
            });
        });
    }
    row.types->setText(chosen.isEmpty() ? tr("choose…") : chosen.join(QStringLiteral(", ")));
}

void LegForm::showZones(const Leg &leg)
{
    retireAll(*m_zones);
    const auto &zones = m_movement.workspace().design().board->edits.zones;
    m_addZone->setEnabled(!zones.empty());
    m_addZone->setToolTip(zones.empty() ? tr("The board has no zones yet; paint one in Board mode")
                                        : tr("Add a condition on a zone of the board"));
    for (std::size_t i = 0; i < leg.only.zones.size(); ++i) {
        auto *line = new QWidget;
        auto *row = new QHBoxLayout(line);
        row->setContentsMargins(0, 0, 0, 0);
        auto *rule = form::enumCombo<ZoneRule>(tr("How it lies to the zone"),
                                               tr("Where the leg must begin and end"));
        select(rule, leg.only.zones[i].rule);
        auto *zone = new QComboBox;
        form::explain(zone, tr("Zone"), tr("The zone as the piece's player sees it"));
        for (const Zone &known : zones)
            zone->addItem(nameOf(known.name));
        zone->setCurrentIndex(static_cast<int>(leg.only.zones[i].zone.index()));
        QToolButton *remove = form::toolButton("delete", tr("Remove this condition"));
        for (QWidget *part : {static_cast<QWidget *>(rule),
                              static_cast<QWidget *>(zone),
                              static_cast<QWidget *>(remove)})
            row->addWidget(part);
        row->addStretch();
        m_zones->addWidget(line);
        connect(rule, &QComboBox::activated, this, [this, i, rule] {
            const auto value = static_cast<ZoneRule>(rule->currentData().toInt());
            change([&](Leg &changed) { changed.only.zones[i].rule = value; });
        });
        connect(zone, &QComboBox::activated, this, [this, i](int index) {
            change([&](Leg &changed) {
                changed.only.zones[i].zone = ZoneId(static_cast<std::size_t>(index));
            });
        });
        connect(remove, &QToolButton::clicked, this, [this, i] {
            change([&](Leg &changed) {
                changed.only.zones.erase(changed.only.zones.begin()
                                         + static_cast<std::ptrdiff_t>(i));
            });
        });
    }
}

void LegForm::change(const std::function<void(Leg &)> &how, const QString &mergeKey)
{
    const Leg *now = current();
    if (m_isRefreshing || !now)
        return;
    Leg changed = *now;
    how(changed);
    const auto fault =
        m_movement.applyLegs(tr("Change a leg"), withLeg(*graph(), leg()->leg, changed), mergeKey);
    refresh();
    if (fault)
        say(shown(fault->message));
}

void LegForm::changeEnd(const EndRow &row, const std::function<void(LegEnd &)> &how)
{
    change([&](Leg &leg) { how(leg.*row.end); });
}

void LegForm::changeSteps()
{
    const Leg *now = current();
    if (!now || m_isRefreshing)
        return;
    const auto groups =
        directionGroups(m_movement.directions(), m_movement.workspace().design().board->lattice);
    auto steps = readSteps(m_steps->text().toStdString(), m_movement.directions(), groups);
    if (!steps)
        return say(shown(steps.error().message));
    say({});
    if (*steps != now->steps)
        change([&](Leg &leg) { leg.steps = *steps; });
    else
        refresh(); // a group's name is written out
}

/// The other bound gives way.
void LegForm::changeRange()
{
    if (!current())
        return;
    const bool isLeast = sender() == m_least;
    const int least = m_least->value();
    const int most = m_most->value() == 0 ? unlimited : m_most->value();
    change(
        [&](Leg &leg) {
            leg.least = isLeast ? least : std::min(least, most);
            leg.most = isLeast ? std::max(least, most) : most;
        },
        QStringLiteral("legRange %1").arg(leg()->leg.index()));
}

void LegForm::addFollower(const EndRow &row)
{
    const LegId added(graph()->legs.size());
    const EditedMovement::Row place{
        m_movement.current(), {}, EditedMovement::LegPlace{leg()->part, added}};
    const auto fault =
        m_movement.applyLegs(tr("Add a leg"), withLegAdded(*graph(), leg()->leg, row.end));
    if (fault)
        return say(shown(fault->message));
    m_movement.choose(place);
}

void LegForm::say(const QString &fault)
{
    m_message->setText(fault);
    m_message->setVisible(!fault.isEmpty());
}

} // namespace rookery
