#include "widgets/pieces/leg_list.h"

#include "model/movement/words/path_words.h"
#include "widgets/base/fitting.h"
#include "widgets/base/form.h"
#include "widgets/base/given_keys.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"
#include "widgets/base/window_bounds.h"
#include "widgets/movement/movement_grid.h"
#include "widgets/pieces/clear_place.h"
#include "widgets/pieces/leg_card_delegate.h"
#include "widgets/pieces/leg_card_view.h"
#include "widgets/pieces/leg_form.h"
#include "widgets/pieces/leg_sentence.h"

#include <QDropEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScopedValueRollback>
#include <QScreen>
#include <QToolButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

using LegsOfEntries = std::vector<std::vector<MovementLegs>>;

bool sameLegs(const LegsOfEntries &a, const LegsOfEntries &b)
{
    const auto same = [](const MovementLegs &one, const MovementLegs &other) {
        return one.when == other.when && one.legs == other.legs;
    };
    return std::equal(
        a.begin(), a.end(), b.begin(), b.end(), [&](const auto &one, const auto &other) {
            return std::equal(one.begin(), one.end(), other.begin(), other.end(), same);
        });
}

QRect onScreen(const QWidget &widget, const QRect &area)
{
    return {widget.mapToGlobal(area.topLeft()), area.size()};
}

/// What shows what a leg does, on the screen: the boards of a window, then the grids to paint on.
std::vector<QRect> boardsOf(const QWidget &window)
{
    std::vector<QRect> boards;
    std::vector<QRect> grids;
    for (const SceneWidget *each : window.findChildren<SceneWidget *>()) {
        if (!each->isVisible() || each->window() != &window)
            continue;
        const QRect drawn = each->view().map(each->scene().bounds()).toAlignedRect() & each->rect();
        const bool isGrid = qobject_cast<const MovementGrid *>(each);
        (isGrid ? grids : boards)
            .push_back(onScreen(*each, drawn.isEmpty() ? each->rect() : drawn));
    }
    boards.insert(boards.end(), grids.begin(), grids.end());
    return boards;
}

} // namespace

LegList::LegList(EditedMovement &movement, QWidget *parent)
    : QWidget(parent)
    , m_movement(movement)
    , m_tree(new LegCardView)
    , m_add(form::toolButton("add", tr("Add a move")))
    , m_openForm(form::toolButton(
          "legs", tr("All about the chosen leg: ways, ends and conditions (Enter)")))
    , m_duplicate(form::toolButton("duplicate", tr("Duplicate this move (Ctrl+D)")))
    , m_up(form::toolButton("up", tr("Move up (Alt+Up)")))
    , m_down(form::toolButton("down", tr("Move down (Alt+Down)")))
    , m_remove(form::toolButton("delete", tr("Delete this row (Del)")))
    , m_explanation(new QLabel)
{
    setObjectName(QStringLiteral("legList"));
    showKeyInTip(*m_openForm, partKeyId("legs", "open"));
    showKeyInTip(*m_duplicate, partKeyId("legs", "duplicate"));
    showKeyInTip(*m_up, partKeyId("legs", "up"));
    showKeyInTip(*m_down, partKeyId("legs", "down"));
    showKeyInTip(*m_remove, partKeyId("legs", "remove"));
    setUpTree();
    layOut();
    connect(m_add, &QToolButton::clicked, &movement, &EditedMovement::addMovement);
    connect(m_openForm, &QToolButton::clicked, this, &LegList::openForm);
    connect(
        m_tree, &QTreeWidget::itemDoubleClicked, this, [this](QTreeWidgetItem *row, int column) {
            if (column == LegRows::What)
                openRow(*row);
        });
    connect(m_duplicate, &QToolButton::clicked, this, &LegList::duplicate);
    connect(m_remove, &QToolButton::clicked, this, &LegList::remove);
    connect(m_up, &QToolButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { move(1); });
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &LegList::currentChanged);
    connect(m_tree, &QTreeWidget::itemChanged, this, &LegList::valueChanged);
    connect(m_tree, &QTreeWidget::itemClicked, this, &LegList::editChoice);
    connect(&movement, &EditedMovement::changed, this, &LegList::refresh);
    refresh();
}

void LegList::setUpTree()
{
    m_tree->setObjectName(QStringLiteral("legTree"));
    m_tree->setHeaderLabels({tr("Moves"), tr("Range"), tr("Action")}); // for menus; none is seen
    m_tree->setItemDelegate(new LegCardDelegate(LegRows::choiceRole, m_tree));
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setIndentation(12);
    m_tree->setExpandsOnDoubleClick(false); // what is opened stays unfolded
    m_tree->setDragDropMode(QAbstractItemView::InternalMove);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_tree, &QTreeWidget::customContextMenuRequested, this, &LegList::showMenu);
    m_tree->installEventFilter(this);
    m_tree->viewport()->installEventFilter(this);
    form::explain(
        m_tree,
        tr("Moves and their parts"),
        tr("Choose a row to see its part alone · its box leaves it out of the picture · drag "
           "orders rows · a click on its chips changes action and range, a double click opens all "
           "about a leg"));
}

void LegList::layOut()
{
    m_add->setText(tr("Add move"));
    auto *buttons = new QWidget;
    auto *row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_add);
    row->addStretch();
    for (QToolButton *button : {m_openForm, m_duplicate, m_up, m_down, m_remove})
        row->addWidget(button);
    new Fitting(*buttons,
                {[this] { m_add->setToolButtonStyle(Qt::ToolButtonIconOnly); },
                 [this] {
                     m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
                 }});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::hairGap);
    layout->addWidget(m_tree, 1);
    m_explanation->setObjectName(QStringLiteral("legExplanation"));
    m_explanation->setWordWrap(true);
    m_explanation->hide();
    layout->addWidget(m_explanation);
    layout->addWidget(buttons);
}

// Rows

QTreeWidgetItem *LegList::row(std::size_t entry, std::optional<std::size_t> item) const
{
    QTreeWidgetItem *top = m_tree->topLevelItem(static_cast<int>(entry));
    return top && item ? top->child(static_cast<int>(*item)) : top;
}

QTreeWidgetItem *LegList::row(std::size_t entry, const EditedMovement::LegPlace &leg) const
{
    for (QTreeWidgetItemIterator it(m_tree); *it; ++it) {
        if (LegRows::placeOf(**it) == EditedMovement::Row{entry, {}, leg})
            return *it;
    }
    return nullptr;
}

void LegList::refresh()
{
    QString shown;
    for (const auto &entry : m_movement.entries()) {
        const QString text = QString::fromStdString(writePath(entry.path, m_movement.directions()));
        shown +=
            QStringLiteral("%1\n%2\n%3\n")
                .arg(QString::number(static_cast<int>(entry.when)),
                     text,
                     QString::fromStdString(entry.fault.text() + '\n'
                                            + (entry.hasItems() ? std::string() : entry.text)));
    }
    std::vector<std::vector<MovementLegs>> legs;
    for (const auto &entry : m_movement.entries())
        legs.push_back(entry.hasItems() ? std::vector<MovementLegs>() : entry.legs);
    const bool isOld = shown != m_shown || !sameLegs(legs, m_legs);
    if (isOld) {
        m_shown = shown;
        m_legs = std::move(legs);
        const QScopedValueRollback guard(m_isRefreshing, true);
        LegRows(*m_tree, m_movement).fill();
    }
    showChoice();
}

// Choosing

void LegList::showChoice()
{
    const QScopedValueRollback guard(m_isRefreshing, true);
    const auto &leg = m_movement.leg();
    QTreeWidgetItem *wanted =
        leg ? row(m_movement.current(), *leg) : row(m_movement.current(), m_movement.item());
    const QTreeWidgetItem *now = m_tree->currentItem();
    const bool isLegOfIt = now && leg && LegRows::placeOf(*now).leg == leg;
    const bool isStepOfIt = now && wanted && now->parent() == wanted && m_movement.item();
    if (wanted && now != wanted && !isStepOfIt && !isLegOfIt)
        m_tree->setCurrentItem(wanted);
    const bool hasMovement = m_movement.entry().index.has_value();
    const auto item = m_movement.item();
    const std::size_t place = item ? *item : m_movement.entry().index.value_or(0);
    const std::size_t count = item                ? m_movement.entry().path.size()
                              : m_movement.type() ? m_movement.type()->moves.size()
                                                  : 0;
    m_duplicate->setEnabled(hasMovement && !item);
    m_up->setEnabled(hasMovement && place > 0);
    m_down->setEnabled(hasMovement && place + 1 < count);
    m_openForm->setEnabled(hasMovement);
    m_remove->setEnabled(hasMovement || m_movement.entries().size() > 1);
    explain();
}

void LegList::explain()
{
    const auto &entry = m_movement.entry();
    const auto &leg = m_movement.leg();
    const auto item = m_movement.item();
    QString text;
    if (leg)
        text = legSentence(entry.legs[leg->part].legs, leg->leg, m_movement.directions());
    else if (item)
        text = shown(describePathInWords({entry.path[*item]}, m_movement.directions()));
    m_explanation->setText(text);
    m_explanation->setVisible(!text.isEmpty());
}

QString LegList::explanation() const
{
    return m_explanation->text();
}

/// Underlined as well as tinted, so that colour is not all there is to see.
void LegList::highlight(const std::vector<CellSource> &sources)
{
    const QScopedValueRollback guard(m_isRefreshing, true);
    QColor tint = palette().color(QPalette::Highlight);
    tint.setAlphaF(0.22F);
    for (QTreeWidgetItemIterator it(m_tree); *it; ++it) {
        const EditedMovement::Row row = LegRows::placeOf(**it);
        const bool leads =
            std::any_of(sources.begin(), sources.end(), [&](const CellSource &source) {
                if (source.entry != row.entry)
                    return false;
                if (row.leg)
                    return !source.item && row.leg->part == source.part
                           && row.leg->leg == source.leg;
                return row.item ? source.item == row.item : !(*it)->parent();
            });
        QFont font = (*it)->font(LegRows::What);
        if (font.underline() == leads)
            continue;
        font.setUnderline(leads);
        (*it)->setFont(LegRows::What, font);
        (*it)->setBackground(LegRows::What, leads ? QBrush(tint) : QBrush());
    }
}

void LegList::currentChanged(QTreeWidgetItem *now)
{
    if (!m_isRefreshing && now)
        m_movement.choose(LegRows::placeOf(*now));
}

void LegList::editChoice(QTreeWidgetItem *row, int column)
{
    if (row && row->data(column, ChoiceDelegate::choicesRole).isValid())
        m_tree->editItem(row, column);
}

void LegList::openForm()
{
    if (!m_form)
        m_form = new LegForm(m_movement, this);
    if (!m_form->isVisible())
        placeForm();
    m_form->show();
    m_form->raise();
    m_form->activateWindow();
}

/// Beside the board that shows what is changed in it, and beside the grid and the list if there is
/// room; or where it has been dragged.
void LegList::placeForm()
{
    constexpr int slack = 40; // pixels by which a desktop may put it elsewhere
    const QRect room = screen()->availableGeometry();
    if (m_formPlace && (m_form->pos() - *m_formPlace).manhattanLength() > slack)
        return keepWithin(*m_form, room);
    if (!m_formPlace)
        m_form->adjustSize();
    keepWithin(*m_form, room);
    const QRect list = onScreen(*this, rect());
    std::vector<QRect> areas = boardsOf(*window());
    areas.push_back(list);
    m_formPlace = clearPlace(m_form->size().grownBy(usualFrame), room, list, areas);
    m_form->move(*m_formPlace);
}

/// A leg, or what happens where it ends, in the form; other rows are folded and unfolded.
void LegList::openRow(QTreeWidgetItem &row)
{
    QTreeWidgetItem *leg = LegRows::legOf(row);
    if (!leg)
        return row.setExpanded(!row.isExpanded());
    m_tree->setCurrentItem(leg);
    openForm();
    if (const auto end = LegRows::endOf(row))
        m_form->edit(end);
}

bool LegList::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_tree->viewport() && event->type() == QEvent::Drop)
        return drop(static_cast<QDropEvent *>(event));
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if (watched != m_tree || (event->type() != QEvent::KeyPress && !isOverride))
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (!isOverride)
        return keys().press(*this, *key);
    // The list's keys are its own, even where the window has an action for them.
    const bool isOwn = keys().takes(*this, key->keyCombination());
    event->setAccepted(isOwn);
    return isOwn;
}

const KeyTable<LegList> &LegList::keys()
{
    using Key = QKeyCombination;
    static const KeyTable<LegList> table(
        "legs",
        QT_TRANSLATE_NOOP("Keys", "List of moves and legs"),
        {{"open",
          QT_TRANSLATE_NOOP("Keys", "All about the leg"),
          {Qt::Key_Return, Qt::Key_Enter},
          [](LegList &list, const QKeyEvent &) {
              list.openForm();
          }},
         {"may",
          QT_TRANSLATE_NOOP("Keys", "Change whether it moves or captures"),
          {Qt::Key_F2},
          [](LegList &list, const QKeyEvent &) {
              list.editChoice(list.m_tree->currentItem(), LegRows::May);
          }},
         {"reach",
          QT_TRANSLATE_NOOP("Keys", "Change how far it goes"),
          {Key(Qt::ShiftModifier, Qt::Key_F2)},
          [](LegList &list, const QKeyEvent &) {
              list.editChoice(list.m_tree->currentItem(), LegRows::Reach);
          }},
         {"remove",
          QT_TRANSLATE_NOOP("Keys", "Take away"),
          {Qt::Key_Delete},
          [](LegList &list, const QKeyEvent &) {
              list.remove();
          }},
         {"duplicate",
          QT_TRANSLATE_NOOP("Keys", "Duplicate"),
          {Key(Qt::ControlModifier, Qt::Key_D)},
          [](LegList &list, const QKeyEvent &) {
              list.duplicate();
          }},
         {"up",
          QT_TRANSLATE_NOOP("Keys", "Move up in the list"),
          {Key(Qt::AltModifier, Qt::Key_Up)},
          [](LegList &list, const QKeyEvent &) {
              list.move(-1);
          }},
         {"down",
          QT_TRANSLATE_NOOP("Keys", "Move down in the list"),
          {Key(Qt::AltModifier, Qt::Key_Down)},
          [](LegList &list, const QKeyEvent &) {
              list.move(1);
          }}});
    return table;
}

/// The rows are those of the movement, which moves them itself.
bool LegList::drop(QDropEvent *event)
{
    event->setDropAction(Qt::CopyAction);
    event->accept();
    const QTreeWidgetItem *dragged = m_tree->currentItem();
    const QTreeWidgetItem *target = m_tree->itemAt(event->position().toPoint());
    if (dragged && target)
        reorder(LegRows::placeOf(*dragged), LegRows::placeOf(*target));
    return true;
}

} // namespace rookery
