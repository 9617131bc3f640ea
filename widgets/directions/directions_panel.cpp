#include "widgets/directions/directions_panel.h"

#include "model/check/direction_checks.h"
#include "model/design/limits.h"
#include "model/edit/board/direction_edits.h"
#include "model/edit/board/link_edits.h"
#include "widgets/base/fold_section.h"
#include "widgets/base/form.h"
#include "widgets/base/given_keys.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"
#include "widgets/directions/compass_rose.h"
#include "widgets/directions/direction_group_box.h"
#include "widgets/directions/link_box.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

QString wayText(const Direction &direction, const Directions &directions)
{
    if (!direction.walk.empty()) {
        QStringList parts;
        for (const DirectionId part : direction.walk)
            parts << QString::fromStdString(directions[part].name);
        return parts.join(QLatin1Char(' '));
    }
    if (direction.vector)
        return vectorText(*direction.vector);
    return DirectionsPanel::tr("links only");
}

} // namespace

DirectionsPanel::DirectionsPanel(QWidget *parent)
    : Panel(parent)
    , m_rose(new CompassRose)
    , m_list(new QListWidget)
    , m_summary(new QLabel)
{
    setObjectName(QStringLiteral("directionsPanel"));
    m_list->setObjectName(QStringLiteral("directionList"));
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    m_list->setMinimumHeight(110);
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    form::explain(m_list,
                  tr("Directions in compass order"),
                  tr("Click to choose, double-click or F2 to rename; drag puts it elsewhere in the "
                     "compass order; a tick is a member of the chosen group"));
    m_summary->setTextFormat(Qt::RichText);
    m_summary->setWordWrap(true);
    m_summary->setObjectName(QStringLiteral("directionSummary"));
    m_up = form::toolButton("up", tr("Earlier in compass order (Alt+Up)"));
    m_up->setObjectName(QStringLiteral("directionUp"));
    m_down = form::toolButton("down", tr("Later in compass order (Alt+Down)"));
    m_down->setObjectName(QStringLiteral("directionDown"));
    showKeyInTip(*m_up, partKeyId("directions", "up"));
    showKeyInTip(*m_down, partKeyId("directions", "down"));
    m_remove = form::toolButton("delete", tr("Delete this direction"));
    m_reset = form::toolButton("undo", tr("Forget everything drawn and cut in this direction"));
    auto *row = new QHBoxLayout;
    row->addWidget(form::heading(tr("Directions")));
    row->addStretch();
    row->addWidget(m_up);
    row->addWidget(m_down);
    row->addWidget(m_reset);
    row->addWidget(m_remove);

    auto *column = new QVBoxLayout;
    column->setSpacing(Tokens::gap);
    column->addLayout(makeHolder());
    column->addWidget(m_rose);
    column->addWidget(m_summary);
    m_groups = new DirectionGroupBox;
    column->addWidget(m_groups);
    column->addLayout(row);
    column->addWidget(m_list, 1);
    column->addWidget(new FoldSection("directions.new", tr("New direction"), makeAddRow()));
    m_links = new LinkBox;
    column->addWidget(m_links);
    form::wrapInScrollArea(this, column);

    connectRose();
    connectList();
    connect(m_groups, &DirectionGroupBox::chosen, this, &DirectionsPanel::showGroup);
    connect(m_up, &QToolButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { move(1); });
    connect(m_remove, &QToolButton::clicked, this, &DirectionsPanel::remove);
    connect(m_reset, &QToolButton::clicked, this, [this] {
        std::vector<SiteId> all;
        for (const CellId cell : workspace()->board().cells())
            all.push_back(workspace()->board().site(cell));
        if (const auto direction = workspace()->choices().direction())
            workspace()->session().apply(tr("Reset links"),
                                         withLinksReset(workspace()->design(), *direction, all));
    });
}

QLayout *DirectionsPanel::makeHolder()
{
    m_holder = new QComboBox;
    m_holder->setObjectName(QStringLiteral("roseHolder"));
    form::explain(m_holder,
                  tr("For player"),
                  tr("Turns the rose as this player faces: where a piece of this player goes"));
    connect(m_holder, &QComboBox::activated, this, &DirectionsPanel::refreshChoice);
    auto *row = new QHBoxLayout;
    row->addWidget(form::label(tr("For player"), m_holder));
    row->addWidget(m_holder, 1);
    return row;
}

Vector DirectionsPanel::newVector() const
{
    Vector vector{{m_x->value(), m_y->value()}};
    const Lattice lattice = workspace() ? workspace()->design().board->lattice : Lattice::Square;
    if (hasThreeAxes(lattice))
        vector.along[2] = -m_x->value() - m_y->value();
    if (lattice == Lattice::Cube || lattice == Lattice::Hyper)
        vector.along[2] = m_level->value();
    if (lattice == Lattice::Hyper)
        vector.along[3] = m_cube->value();
    return vector;
}

QLayout *DirectionsPanel::makeVectorRow()
{
    const auto spin = [&](const QString &name) {
        auto *box = new QSpinBox;
        box->setRange(-limits::vectorPart, limits::vectorPart);
        form::explain(box, name, name);
        connect(box, &QSpinBox::valueChanged, this, &DirectionsPanel::suggestName);
        return box;
    };
    m_x = spin(tr("Cells to the right"));
    m_y = spin(tr("Cells up"));
    m_level = spin(tr("Levels up"));
    m_cube = spin(tr("Cubes up"));
    auto *grid = new QGridLayout;
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(new QLabel(tr("right")), 0, 0);
    grid->addWidget(m_x, 0, 1);
    grid->addWidget(new QLabel(tr("up")), 0, 2);
    grid->addWidget(m_y, 0, 3);
    grid->addWidget(m_level, 1, 1);
    grid->addWidget(m_cube, 1, 3);
    return grid;
}

QLayout *DirectionsPanel::makeAddRow()
{
    m_kind = new QComboBox;
    m_kind->setObjectName(QStringLiteral("newDirectionKind"));
    m_kind->addItems({tr("Vector"), tr("Walk"), tr("Name only")});
    form::explain(m_kind,
                  tr("Kind of direction"),
                  tr("A vector leads along the lattice, a walk along other directions one after "
                     "the other; a bare name leads only where links are drawn"));
    m_name = new QLineEdit;
    m_name->setObjectName(QStringLiteral("newDirectionName"));
    m_name->setPlaceholderText(tr("name"));
    form::explain(
        m_name, tr("Name of the new direction"), tr("A letter, then letters, digits or '_'"));
    m_walk = new QLineEdit;
    m_walk->setObjectName(QStringLiteral("newDirectionWalk"));
    m_walk->setPlaceholderText(tr("directions in turn, such as n n e"));
    form::explain(m_walk,
                  tr("Walk of the new direction"),
                  tr("Names of directions with spaces between them: one step of the new direction "
                     "goes that way"));
    m_add = new QPushButton(tr("Add"));
    m_add->setObjectName(QStringLiteral("addDirection"));
    form::explain(m_add, tr("Add direction"), tr("Adds this direction to the compass"));
    m_vector = new QWidget;
    m_vector->setLayout(makeVectorRow());
    auto *grid = new QGridLayout;
    grid->addWidget(m_kind, 1, 0);
    grid->addWidget(m_name, 1, 1);
    grid->addWidget(m_vector, 2, 0, 1, 2);
    grid->addWidget(m_walk, 3, 0, 1, 2);
    grid->addWidget(m_add, 4, 1, Qt::AlignRight);
    connect(m_add, &QPushButton::clicked, this, &DirectionsPanel::add);
    for (QLineEdit *field : {m_name, m_walk})
        connect(field, &QLineEdit::returnPressed, this, &DirectionsPanel::add);
    connect(m_walk, &QLineEdit::textEdited, this, &DirectionsPanel::suggestName);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &DirectionsPanel::showKind);
    m_x->setValue(3);
    m_y->setValue(1);
    showKind();
    return grid;
}

DirectionsPanel::Kind DirectionsPanel::kind() const
{
    return static_cast<Kind>(m_kind->currentIndex());
}

void DirectionsPanel::showKind()
{
    m_vector->setVisible(kind() == Kind::Vector);
    m_walk->setVisible(kind() == Kind::Walk);
    suggestName();
}

void DirectionsPanel::suggestName()
{
    if (m_name->isModified() && !m_name->text().isEmpty())
        return;
    const Lattice lattice = workspace() ? workspace()->design().board->lattice : Lattice::Square;
    std::string word;
    if (kind() == Kind::Vector)
        word = stepWord(lattice, newVector());
    else if (kind() == Kind::Walk)
        word = m_walk->text().remove(QLatin1Char(' ')).toStdString();
    m_name->setText(directionNameFault(word).isEmpty() ? QString::fromStdString(word) : QString());
}

void DirectionsPanel::bound()
{
    if (workspace()) {
        connect(&workspace()->session(), &Session::designChanged, this, [this](Sections changed) {
            if (changed & (Section::Directions | Section::Board | Section::Rules))
                refresh();
            else
                refreshChoice();
        });
        connect(&workspace()->choices(), &Choices::changed, this, &DirectionsPanel::refreshChoice);
    }
    m_groups->bind(workspace());
    m_links->bind(workspace());
    refresh();
}

void DirectionsPanel::refresh()
{
    const QScopedValueRollback guard(m_isRefreshing, true);
    m_list->clear();
    if (!workspace())
        return m_rose->show(Lattice::Square, {}, std::nullopt);
    const Directions &directions = *workspace()->design().directions;
    for (const Direction &direction : directions.list) {
        auto *item = new QListWidgetItem(QString::fromStdString(direction.name));
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        item->setToolTip(wayText(direction, directions));
        m_list->addItem(item);
    }
    const int holder = std::max(0, m_holder->currentIndex());
    m_holder->clear();
    for (const Player &player : workspace()->design().rules->players)
        m_holder->addItem(QString::fromStdString(player.name));
    m_holder->setCurrentIndex(std::min(holder, m_holder->count() - 1));
    const Lattice lattice = workspace()->design().board->lattice;
    m_level->setVisible(lattice == Lattice::Cube || lattice == Lattice::Hyper);
    m_cube->setVisible(lattice == Lattice::Hyper);
    m_groups->refresh();
    showGroup();
    refreshChoice();
}

void DirectionsPanel::refreshChoice()
{
    if (!workspace())
        return;
    const QScopedValueRollback guard(m_isRefreshing, true);
    const Design &design = workspace()->design();
    const Directions &directions = *design.directions;
    const auto chosen = workspace()->choices().direction();
    const auto &players = design.rules->players;
    const auto holder = static_cast<std::size_t>(std::max(0, m_holder->currentIndex()));
    m_rose->show(design.board->lattice,
                 directions,
                 chosen,
                 holder < players.size() ? players[holder].facing : Orientation{});
    m_links->refresh();
    m_list->setCurrentRow(chosen ? static_cast<int>(chosen->index()) : -1);
    m_remove->setEnabled(chosen.has_value());
    m_up->setEnabled(chosen && chosen->index() > 0);
    m_down->setEnabled(chosen && chosen->index() + 1 < directions.list.size());
    if (!chosen) {
        m_reset->setEnabled(false);
        m_summary->setText(tr("Choose a direction to see its links."));
        return;
    }
    const auto &links = design.board->edits.links;
    const auto drawn = std::count_if(links.begin(), links.end(), [&](const LinkEdit &link) {
        return link.direction == *chosen && link.to;
    });
    const auto cut = std::count_if(links.begin(), links.end(), [&](const LinkEdit &link) {
        return link.direction == *chosen && !link.to;
    });
    m_reset->setEnabled(drawn + cut > 0);
    const Direction &direction = directions[*chosen];
    const auto opposite = directions.opposite(*chosen);
    const QString name = QString::fromStdString(direction.name).toHtmlEscaped();
    const QString way = wayText(direction, directions);
    const auto users = piecesGoing(design, *chosen);
    const QStringList lines{
        opposite ? tr("<b>%1</b> %2, opposite %3")
                       .arg(name,
                            way,
                            QString::fromStdString(directions[*opposite].name).toHtmlEscaped())
                 : QStringLiteral("<b>%1</b> %2").arg(name, way),
        tr("%n link(s) drawn, %1 cut", nullptr, static_cast<int>(drawn)).arg(cut),
        users.empty() ? tr("no piece uses it")
                      : tr("used by %1").arg(shown(joined(users, 4)).toHtmlEscaped())};
    m_summary->setText(lines.join(QStringLiteral("<br>")));
}

} // namespace rookery
