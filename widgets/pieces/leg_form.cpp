#include "widgets/pieces/leg_form.h"

#include "model/design/limits.h"
#include "widgets/base/form.h"
#include "widgets/base/shown.h"
#include "widgets/directions/compass_rose.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidgetAction>

namespace rookery {

namespace {

QLabel *columnTitle(const QString &text)
{
    auto *label = new QLabel(text);
    label->setEnabled(false);
    return label;
}

QToolButton *menuButton(const QString &part, const QString &name, const QString &tip)
{
    auto *button = new QToolButton;
    button->setObjectName(part);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setMenu(new QMenu(button));
    form::explain(button, name, tip);
    return button;
}

} // namespace

LegForm::LegForm(EditedMovement &movement, QWidget *parent)
    : QDialog(parent)
    , m_movement(movement)
    , m_page(new QWidget)
    , m_nothing(new QLabel)
    , m_write(new QToolButton)
    , m_steps(new QLineEdit)
    , m_groups(menuButton(QStringLiteral("legGroups"),
                          tr("Choose directions"),
                          tr("The directions of a group, which are chosen in Directions mode, each "
                             "direction by itself, and turns from the leg before")))
    , m_rose(new CompassRose(CompassRose::Use::Pick))
    , m_roseRow(new QWidgetAction(this))
    , m_least(new QSpinBox)
    , m_most(new QSpinBox)
    , m_way(form::enumCombo<Way>(tr("Cells between"),
                                 tr("What may stand on the cells that the leg passes")))
    , m_zones(new QVBoxLayout)
    , m_addZone(form::toolButton("add", tr("Add a condition on a zone of the board")))
    , m_message(new QLabel)
{
    setObjectName(QStringLiteral("legForm"));
    auto *column = new QVBoxLayout(m_page);
    column->setContentsMargins(0, 0, 0, 0);
    layOutWay(column);
    layOutEnds(column);
    layOutConditions(column);
    m_message->setObjectName(QStringLiteral("legFormMessage"));
    m_message->setWordWrap(true);
    m_nothing->setWordWrap(true);
    m_write->setText(tr("Convert to legs"));
    m_write->setObjectName(QStringLiteral("writeAsLegs"));
    form::explain(m_write,
                  tr("Convert to legs"),
                  tr("Writes the move as legs, so that each of them can be changed here"));
    auto *all = new QVBoxLayout(this);
    all->addWidget(m_nothing);
    all->addWidget(m_write, 0, Qt::AlignLeft);
    all->addWidget(m_page);
    all->addWidget(m_message);
    all->addStretch();
    connect(m_write, &QToolButton::clicked, this, [this] {
        if (m_movement.applyNotation(Notation::Legs))
            m_movement.choose({m_movement.current(), {}, EditedMovement::LegPlace{0, LegId(0)}});
    });
    connect(&movement, &EditedMovement::changed, this, &LegForm::refresh);
    refresh();
}

void LegForm::layOutWay(QVBoxLayout *column)
{
    m_steps->setObjectName(QStringLiteral("legSteps"));
    form::explain(m_steps,
                  tr("Ways to step"),
                  tr("Directions (n e), groups of them, vectors (2,1) or turns from the leg before "
                     "(turn +1 is "
                     "half a right angle to the right, on hexagons and triangles 60°; turn 0 is "
                     "straight on); "
                     "the piece picks one and repeats it"));
    m_rose->setObjectName(QStringLiteral("legCompass"));
    m_roseRow->setDefaultWidget(m_rose);
    m_groups->menu()->addAction(m_roseRow);
    connect(m_rose, &CompassRose::toggled, this, [this](DirectionId direction) {
        m_onRose = direction;
        toggleWay(direction);
    });
    connect(m_rose, &CompassRose::chosen, this, [this](DirectionId direction) {
        m_onRose = direction;
        showRose(*current());
    });
    m_groups->setText(tr("Choose"));
    m_groups->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_least->setObjectName(QStringLiteral("legLeast"));
    m_most->setObjectName(QStringLiteral("legMost"));
    m_least->setRange(1, limits::legSteps);
    m_most->setRange(0, limits::legSteps);
    m_most->setSpecialValueText(tr("any"));
    form::explain(
        m_least, tr("Fewest steps"), tr("The leg may end after this many steps and later"));
    form::explain(
        m_most, tr("Most steps"), tr("After this many steps the leg ends; 0 is any number"));
    m_way->setObjectName(QStringLiteral("legWay"));
    auto *grid = new QGridLayout;
    grid->addWidget(new QLabel(tr("Goes")), 0, 0);
    auto *ways = new QHBoxLayout;
    ways->addWidget(m_steps, 1);
    ways->addWidget(m_groups);
    grid->addLayout(ways, 0, 1);
    auto *range = new QHBoxLayout;
    range->addWidget(m_least);
    range->addWidget(new QLabel(tr("to")));
    range->addWidget(m_most);
    range->addWidget(new QLabel(tr("steps")));
    range->addWidget(flagBox(tieFlags[0]));
    range->addStretch();
    grid->addWidget(new QLabel(tr("Distance")), 1, 0);
    grid->addLayout(range, 1, 1);
    grid->addWidget(new QLabel(tr("Between")), 2, 0);
    grid->addWidget(m_way, 2, 1, Qt::AlignLeft);
    column->addLayout(grid);
    connect(m_steps, &QLineEdit::editingFinished, this, &LegForm::changeSteps);
    connect(m_least, &QSpinBox::valueChanged, this, &LegForm::changeRange);
    connect(m_most, &QSpinBox::valueChanged, this, &LegForm::changeRange);
    connect(m_way, &QComboBox::activated, this, [this] {
        const auto way = static_cast<Way>(m_way->currentData().toInt());
        change([way](Leg &leg) { leg.way = way; });
    });
}

void LegForm::layOutEnds(QVBoxLayout *column)
{
    auto *grid = new QGridLayout;
    grid->addWidget(form::heading(tr("Where it ends")), 0, 0);
    grid->addWidget(columnTitle(tr("who stands there")), 0, 1);
    grid->addWidget(columnTitle(tr("the move")), 0, 2);
    grid->addWidget(columnTitle(tr("goes on with")), 0, 3);
    grid->addWidget(columnTitle(tr("only for")), 0, 4);
    grid->setColumnStretch(3, 1);
    m_ends.push_back(addEnd(grid, 1, tr("An empty cell"), QStringLiteral("empty"), &Leg::onEmpty));
    m_ends.push_back(addEnd(grid, 2, tr("An enemy"), QStringLiteral("enemy"), &Leg::onEnemy));
    m_ends.push_back(addEnd(grid, 3, tr("A friend"), QStringLiteral("friend"), &Leg::onFriend));
    column->addLayout(grid);
}

void LegForm::edit(LegEnd Leg::*end)
{
    for (const EndRow &row : m_ends) {
        if (row.end != end)
            continue;
        if (row.effect)
            row.effect->setFocus(Qt::OtherFocusReason);
        else
            row.stop->setFocus(Qt::OtherFocusReason);
    }
}

LegForm::EndRow LegForm::addEnd(
    QGridLayout *grid, int row, const QString &who, const QString &part, LegEnd Leg::*end)
{
    EndRow made{end};
    grid->addWidget(new QLabel(who), row, 0);
    made.stop = new QCheckBox(tr("may stop"));
    made.stop->setObjectName(part + QStringLiteral("Stop"));
    form::explain(made.stop, tr("%1: may stop").arg(who), tr("The move may be over here"));
    grid->addWidget(made.stop, row, 2);
    made.then = menuButton(part + QStringLiteral("Then"),
                           tr("%1: goes on with").arg(who),
                           tr("The legs that may follow from here"));
    grid->addWidget(made.then, row, 3);
    const bool isPiece = end != &Leg::onEmpty;
    if (isPiece) {
        made.effect = form::enumCombo<Effect>(tr("%1: what happens to it").arg(who),
                                              tr("What happens to the piece on the cell"));
        made.effect->setMinimumContentsLength(10);
        made.effect->setObjectName(part + QStringLiteral("Effect"));
        grid->addWidget(made.effect, row, 1);
        made.whom =
            form::enumCombo<Whom>(tr("%1: which pieces").arg(who),
                                  tr("Which pieces the row is about; any other is in the way"));
        made.whom->setMinimumContentsLength(10);
        made.whom->setObjectName(part + QStringLiteral("Whom"));
        grid->addWidget(made.whom, row, 4);
        made.types = menuButton(part + QStringLiteral("Types"),
                                tr("%1: types").arg(who),
                                tr("The piece types that count"));
        grid->addWidget(made.types, row, 5);
    } else {
        grid->addWidget(columnTitle(tr("no piece")), row, 1);
    }
    connect(made.stop, &QCheckBox::clicked, this, [this, made](bool isOn) {
        changeEnd(made, [isOn](LegEnd &legEnd) { legEnd.stop = isOn; });
    });
    if (!isPiece)
        return made;
    connect(made.effect, &QComboBox::activated, this, [this, made] {
        const auto effect = static_cast<Effect>(made.effect->currentData().toInt());
        changeEnd(made, [effect](LegEnd &legEnd) {
            legEnd.effect = effect;
            legEnd.stop = legEnd.stop && effect != Effect::None;
        });
    });
    connect(made.whom, &QComboBox::activated, this, [this, made] {
        const auto whom = static_cast<Whom>(made.whom->currentData().toInt());
        changeEnd(made, [whom](LegEnd &legEnd) {
            const bool lists = whom == Whom::Only || whom == Whom::Except;
            legEnd.whom = {whom, lists ? legEnd.whom.types : std::vector<PieceId>()};
        });
    });
    return made;
}

void LegForm::layOutConditions(QVBoxLayout *column)
{
    column->addWidget(form::heading(tr("Only")));
    for (const auto &flag : conditionFlags)
        column->addWidget(flagBox(flag));
    column->addLayout(m_zones);
    m_addZone->setObjectName(QStringLiteral("addZoneCondition"));
    m_addZone->setText(tr("Zone"));
    m_addZone->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    column->addWidget(m_addZone, 0, Qt::AlignLeft);
    connect(m_addZone, &QToolButton::clicked, this, [this] {
        change([](Leg &leg) { leg.only.zones.push_back({ZoneRule::Within, ZoneId(0)}); });
    });
    column->addWidget(form::heading(tr("Also")));
    for (const auto &flag : std::span(tieFlags).subspan(1))
        column->addWidget(flagBox(flag));
}

template<class Owner>
QCheckBox *LegForm::flagBox(const LegFlag<Owner> &flag)
{
    const auto valueIn = [value = flag.value](auto &leg) {
        if constexpr (std::is_same_v<Owner, LegTies>)
            return &(leg.*value);
        else
            return &(leg.only.*value);
    };
    auto *box = new QCheckBox(shown(flag.title));
    box->setObjectName(QStringLiteral("leg-") + asKey(flag.key));
    box->setToolTip(shown(flag.help));
    connect(box, &QCheckBox::clicked, this, [this, valueIn](bool isOn) {
        change([&](Leg &leg) { *valueIn(leg) = isOn; });
    });
    m_flags.emplace_back(box, [valueIn](const Leg &leg) { return *valueIn(leg); });
    return box;
}

} // namespace rookery
