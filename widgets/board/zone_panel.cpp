#include "widgets/board/zone_panel.h"

#include "model/board/zone_map.h"
#include "model/design/limits.h"
#include "model/edit/board/zone_edits.h"
#include "widgets/base/form.h"
#include "widgets/base/given_keys.h"
#include "widgets/base/tokens.h"
#include "widgets/board/zone_meaning_form.h"
#include "widgets/picture/zone_painter.h"
#include "widgets/tools/zone_tool.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

ZonePanel::ZonePanel(QWidget *parent)
    : Panel(parent)
    , m_list(new QTreeWidget)
    , m_empty(new QLabel(tr(
          "No zones yet. A zone is a named set of cells: a palace, a river, where pawns promote. "
          "Paint one (Z), or add it here.")))
    , m_meaning(new ZoneMeaningForm)
{
    setObjectName(QStringLiteral("zonePanel"));
    m_list->setObjectName(QStringLiteral("zoneList"));
    m_list->setColumnCount(2);
    m_list->setRootIsDecorated(false);
    m_list->setHeaderHidden(true);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    m_list->setMinimumHeight(96);
    m_list->setIconSize({Tokens::picture, Tokens::picture});
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    form::explain(
        m_list,
        tr("Zones"),
        tr("Click to choose, double-click or F2 to rename; the box shows or hides the zone"));
    m_empty->setWordWrap(true);
    m_empty->setObjectName(QStringLiteral("noZones"));
    showKeyInText(*m_empty, QStringLiteral("tool.zone"));

    auto *column = new QVBoxLayout;
    column->setSpacing(Tokens::gap);
    column->addLayout(makeHeading());
    column->addWidget(m_empty);
    column->addWidget(m_list, 1);
    column->addWidget(m_meaning);
    column->addWidget(makeLook());
    column->addWidget(makeCells());
    column->addStretch();
    form::wrapInScrollArea(this, column);

    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        if (!m_isRefreshing && workspace() && item)
            workspace()->choices().setZone(ZoneId(m_list->indexOfTopLevelItem(item)));
    });
    connect(m_list, &QTreeWidget::itemChanged, this, &ZonePanel::itemChanged);
}

QLayout *ZonePanel::makeHeading()
{
    auto *add = form::toolButton("add", tr("Add a zone; it takes the selected cells"));
    add->setObjectName(QStringLiteral("addZone"));
    m_remove = form::toolButton("delete", tr("Delete this zone; its cells stay"));
    m_remove->setObjectName(QStringLiteral("deleteZone"));
    connect(add, &QToolButton::clicked, this, &ZonePanel::add);
    connect(m_remove, &QToolButton::clicked, this, &ZonePanel::remove);
    auto *row = new QHBoxLayout;
    row->addWidget(form::heading(tr("Zones")));
    row->addStretch();
    row->addWidget(add);
    row->addWidget(m_remove);
    return row;
}

QWidget *ZonePanel::makeLook()
{
    m_look = new QWidget;
    auto *grid = new QGridLayout(m_look);
    grid->setContentsMargins(0, 0, 0, 0);
    m_hatch =
        form::enumCombo<Hatch>(tr("Pattern"), tr("The lines that fill the zone on the board"));
    m_hatch->setObjectName(QStringLiteral("zoneHatch"));
    grid->addWidget(form::label(tr("Pattern"), m_hatch), 0, 0);
    grid->addWidget(m_hatch, 0, 1);
    m_lines = form::enumCombo<ZoneLines>(tr("Lines"),
                                         tr("What the zone changes about the lines between the "
                                            "points: the diagonals of a palace, the "
                                            "gap of a river"));
    m_lines->setObjectName(QStringLiteral("zoneLines"));
    m_linesTitle = form::label(tr("Lines"), m_lines);
    grid->addWidget(m_linesTitle, 2, 0);
    grid->addWidget(m_lines, 2, 1);
    m_colours = new QButtonGroup(this);
    auto *colours = new QHBoxLayout;
    colours->setSpacing(Tokens::hairGap);
    for (int colour = 0; colour < limits::zoneColours; ++colour) {
        auto *button = form::toolButton("zone", tr("Colour: %1").arg(zoneColourName(colour)));
        button->setObjectName(QStringLiteral("zoneColour%1").arg(colour));
        button->setCheckable(true);
        button->setFixedSize(Tokens::smallControl, Tokens::smallControl);
        m_colours->addButton(button, colour);
        colours->addWidget(button);
    }
    colours->addStretch();
    grid->addLayout(colours, 1, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    connect(m_hatch, &QComboBox::activated, this, [this] {
        if (const Zone *now = zone())
            draw(static_cast<Hatch>(m_hatch->currentData().toInt()), now->colour);
    });
    connect(m_lines, &QComboBox::activated, this, [this] {
        const auto lines = static_cast<ZoneLines>(m_lines->currentData().toInt());
        if (zone())
            workspace()->session().apply(
                tr("Change a zone's lines"),
                withZoneLines(workspace()->design(), *workspace()->choices().zone(), lines));
    });
    connect(m_colours, &QButtonGroup::idClicked, this, [this](int colour) {
        if (const Zone *now = zone())
            draw(now->hatch, colour);
    });
    return m_look;
}

QWidget *ZonePanel::makeCells()
{
    m_cells = new QWidget;
    auto *grid = new QGridLayout(m_cells);
    grid->setContentsMargins(0, 0, 0, 0);
    m_sharing = form::enumCombo<ZoneSharing>(
        tr("For the other players"),
        tr("Which cells the zone has for players without cells of their own"));
    m_sharing->setObjectName(QStringLiteral("zoneSharing"));
    m_player = new QComboBox;
    m_player->setObjectName(QStringLiteral("zonePlayer"));
    form::explain(m_player,
                  tr("Whose cells"),
                  tr("Whose cells of the zone are shown in full and painted; those of the others "
                     "have a dotted border"));
    m_share = new QPushButton(tr("No own cells"));
    m_share->setObjectName(QStringLiteral("shareZone"));
    form::explain(m_share,
                  m_share->text(),
                  tr("The player has the common cells again, turned as the zone says"));
    m_take = new QPushButton(tr("Take the selection"));
    m_take->setObjectName(QStringLiteral("takeSelection"));
    form::explain(m_take, m_take->text(), tr("The zone becomes exactly the selected cells"));
    m_select = new QPushButton(tr("Select its cells"));
    m_select->setObjectName(QStringLiteral("selectZone"));
    form::explain(m_select, m_select->text(), tr("Selects the cells of this zone"));
    // Its choices are whole sentences: in a narrow panel they have no room beside a label.
    grid->addWidget(form::label(tr("Others"), m_sharing), 0, 0, 1, 2);
    grid->addWidget(m_sharing, 1, 0, 1, 2);
    grid->addWidget(form::label(tr("Paint"), m_player), 2, 0);
    grid->addWidget(m_player, 2, 1);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_take);
    buttons->addWidget(m_select);
    grid->addLayout(buttons, 3, 0, 1, 2);
    grid->addWidget(m_share, 4, 0, 1, 2, Qt::AlignLeft);
    grid->setColumnStretch(1, 1);
    connect(m_sharing, &QComboBox::activated, this, [this] {
        if (zone())
            workspace()->session().apply(
                tr("Share a zone another way"),
                withZoneSharing(workspace()->design(),
                                *workspace()->choices().zone(),
                                static_cast<ZoneSharing>(m_sharing->currentData().toInt())));
    });
    connect(m_player, &QComboBox::activated, this, [this](int index) {
        if (workspace())
            workspace()->choices().setZonePlayer(index == 0 ? std::nullopt
                                                            : std::optional(PlayerId(index - 1)));
    });
    connect(m_share, &QPushButton::clicked, this, [this] {
        if (zone() && workspace()->choices().zonePlayer())
            workspace()->session().apply(tr("Share a zone again"),
                                         withoutOwnZone(workspace()->design(),
                                                        *workspace()->choices().zone(),
                                                        *workspace()->choices().zonePlayer()));
    });
    connect(m_take, &QPushButton::clicked, this, &ZonePanel::takeSelection);
    connect(m_select, &QPushButton::clicked, this, &ZonePanel::selectCells);
    return m_cells;
}

void ZonePanel::bound()
{
    m_meaning->setWorkspace(workspace());
    if (workspace()) {
        connect(&workspace()->session(), &Session::designChanged, this, [this](Sections changed) {
            if (changed & (Section::Board | Section::Rules))
                refresh();
        });
        connect(&workspace()->choices(), &Choices::changed, this, &ZonePanel::refreshChoice);
        connect(&workspace()->view(), &ViewState::changed, this, &ZonePanel::refresh);
    }
    refresh();
}

const Zone *ZonePanel::zone() const
{
    if (!workspace() || !workspace()->choices().zone())
        return nullptr;
    const auto &zones = workspace()->design().board->edits.zones;
    const std::size_t index = workspace()->choices().zone()->index();
    return index < zones.size() ? &zones[index] : nullptr;
}

std::vector<SiteId> ZonePanel::sites() const
{
    const auto player = workspace()->choices().zonePlayer();
    const auto facings = workspace()->design().rules->facings();
    return player ? zoneSites(workspace()->board(), *zone(), *player, facings)
                  : commonSites(workspace()->board(), *zone(), facings);
}

void ZonePanel::refresh()
{
    const QScopedValueRollback guard(m_isRefreshing, true);
    static const std::vector<Zone> none;
    const auto &zones = workspace() ? workspace()->design().board->edits.zones : none;
    while (m_list->topLevelItemCount() > static_cast<int>(zones.size()))
        delete m_list->takeTopLevelItem(m_list->topLevelItemCount() - 1);
    for (int i = 0; i < static_cast<int>(zones.size()); ++i) {
        const Zone &zone = zones[static_cast<std::size_t>(i)];
        if (i == m_list->topLevelItemCount())
            m_list->addTopLevelItem(new QTreeWidgetItem);
        QTreeWidgetItem *item = m_list->topLevelItem(i);
        item->setFlags(item->flags() | Qt::ItemIsEditable | Qt::ItemIsUserCheckable);
        item->setText(0, QString::fromStdString(zone.name));
        item->setIcon(0, zoneIcon(zone.hatch, zone.colour, CanvasTheme::of(palette())));
        item->setCheckState(
            0, workspace()->view().hiddenZones().contains(zone.name) ? Qt::Unchecked : Qt::Checked);
        const auto cells =
            commonSites(workspace()->board(), zone, workspace()->design().rules->facings()).size();
        item->setText(1, QString::number(cells));
        item->setToolTip(1, tr("%n cell(s)", nullptr, static_cast<int>(cells)));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_list->setVisible(!zones.empty());
    m_empty->setVisible(zones.empty());
    if (workspace()) {
        m_player->clear();
        m_player->addItem(tr("Common cells"));
        for (const Player &player : workspace()->design().rules->players)
            m_player->addItem(tr("Own cells of %1").arg(QString::fromStdString(player.name)));
    }
    refreshChoice();
}

void ZonePanel::refreshChoice()
{
    const QScopedValueRollback guard(m_isRefreshing, true);
    const Zone *now = zone();
    m_remove->setEnabled(now);
    m_look->setVisible(now);
    m_cells->setVisible(now);
    m_meaning->setVisible(now);
    if (!now)
        return;
    m_meaning->refresh();
    m_list->setCurrentItem(
        m_list->topLevelItem(static_cast<int>(workspace()->choices().zone()->index())));
    m_hatch->setCurrentIndex(m_hatch->findData(static_cast<int>(now->hatch)));
    for (int i = 0; i < m_hatch->count(); ++i)
        m_hatch->setItemIcon(i,
                             zoneIcon(static_cast<Hatch>(m_hatch->itemData(i).toInt()),
                                      now->colour,
                                      CanvasTheme::of(palette())));
    for (QAbstractButton *button : m_colours->buttons())
        button->setIcon(zoneIcon(now->hatch, m_colours->id(button), CanvasTheme::of(palette())));
    m_colours->button(now->colour)->setChecked(true);
    const bool isOnPoints = workspace()->design().board->places == Places::Points;
    m_linesTitle->setVisible(isOnPoints);
    m_lines->setVisible(isOnPoints);
    m_lines->setCurrentIndex(m_lines->findData(static_cast<int>(now->lines)));
    m_sharing->setCurrentIndex(m_sharing->findData(static_cast<int>(now->sharing)));
    const auto player = workspace()->choices().zonePlayer();
    m_player->setCurrentIndex(player ? static_cast<int>(player->index()) + 1 : 0);
    const bool hasOwn =
        player && std::any_of(now->own.begin(), now->own.end(), [&](const PlayerZone &own) {
            return own.player == *player;
        });
    m_share->setVisible(hasOwn);
    m_take->setEnabled(!workspace()->choices().selection().empty());
    m_select->setEnabled(!sites().empty());
}

void ZonePanel::itemChanged(QTreeWidgetItem *item)
{
    if (m_isRefreshing || !workspace())
        return;
    const auto index = static_cast<std::size_t>(m_list->indexOfTopLevelItem(item));
    const auto &zones = workspace()->design().board->edits.zones;
    if (index >= zones.size())
        return;
    const std::string before = zones[index].name;
    const std::string name = item->text(0).trimmed().toStdString();
    const bool isShown = item->checkState(0) == Qt::Checked;
    if (name == before)
        return workspace()->view().setZoneShown(before, isShown);
    if (!workspace()->session().apply(tr("Rename a zone"),
                                      withZoneRenamed(workspace()->design(), ZoneId(index), name)))
        return refresh();
    workspace()->view().setZoneShown(before, true);
    workspace()->view().setZoneShown(name, isShown);
}

void ZonePanel::add()
{
    if (!workspace())
        return;
    const std::vector<SiteId> selected(workspace()->choices().selection().begin(),
                                       workspace()->choices().selection().end());
    const int number = static_cast<int>(workspace()->design().board->edits.zones.size());
    if (!workspace()->session().apply(tr("Add a zone"),
                                      withNewZone(workspace()->design(), selected)))
        return;
    workspace()->choices().setZone(ZoneId(number));
    if (workspace()->choices().mode() == Mode::Board)
        workspace()->choices().setTool(QStringLiteral("zone"));
    m_list->editItem(m_list->topLevelItem(number), 0);
}

void ZonePanel::remove()
{
    if (zone())
        workspace()->session().apply(
            tr("Delete a zone"),
            withZoneRemoved(workspace()->design(), *workspace()->choices().zone()));
}

void ZonePanel::draw(Hatch hatch, int colour)
{
    workspace()->session().apply(
        tr("Draw a zone another way"),
        withZoneDrawn(workspace()->design(), *workspace()->choices().zone(), hatch, colour));
}

void ZonePanel::takeSelection()
{
    if (!zone())
        return;
    const std::vector<SiteId> selected(workspace()->choices().selection().begin(),
                                       workspace()->choices().selection().end());
    workspace()->session().apply(tr("Zone from the selection"),
                                 withZoneCells(workspace()->design(),
                                               *workspace()->choices().zone(),
                                               selected,
                                               workspace()->choices().zonePlayer()));
}

void ZonePanel::selectCells()
{
    if (!zone())
        return;
    const auto cells = sites();
    workspace()->choices().setSelection({cells.begin(), cells.end()});
}

} // namespace rookery
