#include "app/window/new_board_dialog.h"

#include "app/window/board_cards.h"
#include "model/board/board_masks.h"
#include "model/board/board_spec.h"
#include "model/design/design.h"
#include "model/edit/renumbering/sites.h"
#include "widgets/base/form.h"
#include "widgets/base/shown.h"
#include "widgets/base/shown_wording.h"
#include "widgets/export/export_preview.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

constexpr QSize leastPreview(140, 120);
constexpr QSize previewSize(480, 480); ///< as it is painted; it is shown as large as there is room
constexpr QSize cardPicture(76, 76);
constexpr int BoardRecipe::*sizeMembers[] = {
    &BoardRecipe::files, &BoardRecipe::ranks, &BoardRecipe::levels, &BoardRecipe::cubes};

/// Fills a combo box with those values that the form has; a choice of one is no choice.
template<class E>
void offer(QComboBox *combo, std::span<const E> values, E chosen)
{
    combo->clear();
    for (const E value : values)
        combo->addItem(shown(enumTitle(value)), static_cast<int>(value));
    combo->setCurrentIndex(combo->findData(static_cast<int>(chosen)));
    combo->setEnabled(values.size() > 1);
}

template<class E>
std::vector<E> everyValue()
{
    std::vector<E> values;
    for (const auto &row : enumRows<E>())
        values.push_back(row.value);
    return values;
}

template<class E>
E chosenIn(const QComboBox *combo, E otherwise)
{
    return combo->currentIndex() < 0 ? otherwise : static_cast<E>(combo->currentData().toInt());
}

bool isRegular(const BoardRecipe &recipe)
{
    return recipe.files == recipe.ranks && recipe.ranks == recipe.levels;
}

/// Whether the form's three numbers are the sides of one hexagon.
bool hasSides(const BoardForm &form)
{
    return form.outline == Outline::Hexagon && form.sizes.size() == 3;
}

} // namespace

NewBoardDialog::NewBoardDialog(QWidget *parent)
    : QDialog(parent)
    , m_preview(new PictureView)
    , m_verdict(new QLabel)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel))
{
    setWindowTitle(tr("Choose a board"));
    setObjectName(QStringLiteral("newBoardDialog"));
    auto *create = m_buttons->addButton(tr("Create"), QDialogButtonBox::AcceptRole);
    create->setObjectName(QStringLiteral("createBoard"));
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    m_preview->setObjectName(QStringLiteral("boardPreview"));
    m_preview->setMinimumSize(leastPreview);
    m_preview->setAccessibleName(tr("Preview of the board"));
    m_verdict->setWordWrap(true);
    m_verdict->setObjectName(QStringLiteral("boardVerdict"));
    m_verdict->setMinimumHeight(m_verdict->fontMetrics().height() * 2);
    m_spec = new QLineEdit;
    m_spec->setObjectName(QStringLiteral("boardSpec"));
    form::explain(m_spec,
                  tr("Board as text"),
                  tr("The same as on the command line, such as square:8x10:cylinder"));
    connect(m_spec, &QLineEdit::textEdited, this, &NewBoardDialog::textChanged);

    auto *fields = new QVBoxLayout;
    fields->addWidget(makeSize());
    fields->addWidget(makeChoices());
    fields->addWidget(form::heading(tr("As text")));
    fields->addWidget(m_spec);
    fields->addStretch();
    // What room the fields leave is the preview's; where there is little, they scroll.
    auto *settings = new QWidget;
    settings->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    form::wrapInScrollArea(settings, fields);
    auto *right = new QVBoxLayout;
    right->addWidget(m_preview, 1);
    right->addWidget(m_verdict);
    right->addWidget(settings);
    auto *row = new QHBoxLayout;
    row->setSpacing(20);
    row->addLayout(makeGallery(), 1);
    row->addLayout(right);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(row);
    layout->addWidget(m_buttons);
    create->setDefault(true); // only a button that is in a dialog already can be its default
    resize(980, 680);
    m_gallery->setCurrentRow(0);
    m_search->setFocus();
}

QLayout *NewBoardDialog::makeGallery()
{
    m_search = new QLineEdit;
    m_search->setObjectName(QStringLiteral("boardSearch"));
    m_search->setPlaceholderText(tr("Search: hex, torus, levels…"));
    m_search->setClearButtonEnabled(true);
    form::explain(m_search,
                  tr("Search the boards"),
                  tr("Shows the boards whose name or kind has these letters"));
    m_gallery = new QListWidget;
    m_gallery->setObjectName(QStringLiteral("boardGallery"));
    m_gallery->setViewMode(QListView::IconMode);
    m_gallery->setMovement(QListView::Static);
    m_gallery->setResizeMode(QListView::Adjust);
    m_gallery->setWordWrap(true);
    m_gallery->setIconSize(cardPicture);
    m_gallery->setGridSize(QSize(120, 124));
    m_gallery->setSpacing(2);
    form::explain(m_gallery,
                  tr("Boards"),
                  tr("Click a board to begin with it; double-click creates it at once"));
    for (const BoardCard &card : boardCards()) {
        auto *item = new QListWidgetItem(
            QIcon(boardPixmap(card.recipe, cardPicture, devicePixelRatioF(), palette(), font())),
            card.title,
            m_gallery);
        item->setTextAlignment(Qt::AlignHCenter | Qt::AlignTop);
        item->setToolTip(card.title);
    }
    connect(m_search, &QLineEdit::textChanged, this, &NewBoardDialog::search);
    connect(m_gallery, &QListWidget::currentRowChanged, this, &NewBoardDialog::choose);
    // The number that mostly comes next is ready to be typed.
    connect(m_gallery, &QListWidget::itemClicked, this, [this] {
        m_sizes.front().box->setFocus();
        m_sizes.front().box->selectAll();
    });
    connect(m_gallery, &QListWidget::itemDoubleClicked, this, [this] {
        if (m_recipe)
            accept();
    });
    auto *column = new QVBoxLayout;
    column->addWidget(m_search);
    column->addWidget(m_gallery, 1);
    return column;
}

QWidget *NewBoardDialog::makeSize()
{
    static constexpr const char *names[] = {"newFiles", "newRanks", "newLevels", "newCubes"};
    m_sizeBox = new QWidget;
    auto *grid = new QGridLayout(m_sizeBox);
    grid->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = 0; i < m_sizes.size(); ++i) {
        auto *box = new QSpinBox;
        box->setObjectName(QLatin1String(names[i]));
        box->setAccelerated(true);
        m_sizes[i] = {new QLabel, box};
        m_sizes[i].label->setBuddy(box);
        const int at = static_cast<int>(i);
        grid->addWidget(m_sizes[i].label, at / 2, at % 2 * 2);
        grid->addWidget(box, at / 2, at % 2 * 2 + 1);
        connect(box, &QSpinBox::valueChanged, this, &NewBoardDialog::sizeChanged);
    }
    m_regular = new QCheckBox(tr("All sides equal"));
    m_regular->setObjectName(QStringLiteral("regularHexagon"));
    form::explain(m_regular,
                  m_regular->text(),
                  tr("A regular hexagon; without it each pair of sides has a length of its own"));
    grid->addWidget(m_regular, 2, 0, 1, 4);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    connect(m_regular, &QCheckBox::toggled, this, &NewBoardDialog::sizeChanged);
    return m_sizeBox;
}

QComboBox *NewBoardDialog::addChoice(QGridLayout *grid,
                                     const QString &name,
                                     const QString &tip,
                                     const char *objectName)
{
    auto *combo = new QComboBox;
    combo->setObjectName(QLatin1String(objectName));
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(14);
    form::explain(combo, name, tip);
    const int row = grid->rowCount();
    grid->addWidget(new QLabel(name), row, 0);
    grid->addWidget(combo, row, 1);
    connect(combo, &QComboBox::activated, this, &NewBoardDialog::choiceChanged);
    return combo;
}

QWidget *NewBoardDialog::makeChoices()
{
    auto *box = new QWidget;
    auto *grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    m_mask = addChoice(grid, tr("Outline"), tr("What is cut out of the rectangle"), "newMask");
    m_topology =
        addChoice(grid, tr("Topology"), tr("Which edges are joined, and how"), "newTopology");
    m_layout = addChoice(
        grid, tr("Drawing"), tr("How the board is drawn; the game is the same"), "newLayout");
    m_labels = addChoice(grid,
                         tr("Labels"),
                         tr("What is written beside the cells; names in files and moves stay"),
                         "newLabels");
    m_places =
        addChoice(grid, tr("Pieces stand"), tr("On the cells, or where lines cross"), "newPlaces");
    m_colouring = addChoice(grid, tr("Colours"), tr("Which cells are drawn alike"), "newColouring");
    return box;
}

void NewBoardDialog::search(const QString &wanted)
{
    const std::vector<BoardCard> cards = boardCards();
    int first = -1;
    for (int i = 0; i < m_gallery->count(); ++i) {
        const BoardCard &card = cards[static_cast<std::size_t>(i)];
        const bool fits = card.title.contains(wanted.trimmed(), Qt::CaseInsensitive)
                          || card.words.contains(wanted.trimmed(), Qt::CaseInsensitive);
        m_gallery->item(i)->setHidden(!fits);
        if (fits && first < 0)
            first = i;
    }
    if (first >= 0)
        m_gallery->setCurrentRow(first);
}

void NewBoardDialog::choose(int card)
{
    if (card >= 0 && card < static_cast<int>(boardCards().size()))
        present(boardCards()[static_cast<std::size_t>(card)].recipe);
}

void NewBoardDialog::sizeChanged()
{
    if (m_isRefreshing)
        return;
    const BoardForm &form = *boardForm(m_shown.lattice, m_shown.outline);
    BoardRecipe recipe = m_shown;
    for (std::size_t i = 0; i < form.sizes.size(); ++i) {
        const bool isCopy = hasSides(form) && m_regular->isChecked();
        recipe.*form.sizes[i].member = m_sizes[isCopy ? 0 : i].box->value();
    }
    recipe.edits.removed.clear();
    if (form.lattice == Lattice::Square)
        recipe.edits.removed =
            sitesOutside(recipe.files, recipe.ranks, chosenIn(m_mask, Mask::Rectangle));
    present(recipe);
}

void NewBoardDialog::choiceChanged()
{
    if (m_isRefreshing)
        return;
    BoardRecipe recipe = m_shown;
    recipe.topology = chosenIn(m_topology, recipe.topology);
    recipe.layout = chosenIn(m_layout, recipe.layout);
    recipe.labels = chosenIn(m_labels, recipe.labels);
    recipe.places = chosenIn(m_places, recipe.places);
    recipe.colouring = chosenIn(m_colouring, recipe.colouring);
    if (recipe.lattice == Lattice::Square)
        recipe.edits.removed =
            sitesOutside(recipe.files, recipe.ranks, chosenIn(m_mask, Mask::Rectangle));
    present(recipe);
}

void NewBoardDialog::textChanged()
{
    const auto recipe = readBoardSpec(m_spec->text().trimmed().toStdString());
    if (recipe)
        return present(*recipe);
    const int column = recipe.error().place.column;
    refuse(tr("Column %1: %2").arg(column).arg(shown(recipe.error().message)));
}

void NewBoardDialog::refuse(const QString &sentence)
{
    m_recipe.reset();
    m_verdict->setText(sentence);
    findChild<QPushButton *>(QStringLiteral("createBoard"))->setEnabled(false);
}

void NewBoardDialog::showFields(const BoardRecipe &recipe)
{
    const QScopedValueRollback guard(m_isRefreshing, true);
    const BoardForm &form = *boardForm(recipe.lattice, recipe.outline);
    const bool isOneSide = hasSides(form) && isRegular(recipe)
                           && (m_regular->isChecked() || m_shown.outline != recipe.outline);
    m_regular->setVisible(hasSides(form));
    m_regular->setChecked(isOneSide);
    m_sizeBox->setVisible(!form.sizes.empty());
    for (std::size_t i = 0; i < m_sizes.size(); ++i) {
        const bool isUsed = i < form.sizes.size() && (i == 0 || !isOneSide);
        m_sizes[i].label->setVisible(isUsed);
        m_sizes[i].box->setVisible(isUsed);
        if (i >= form.sizes.size())
            continue;
        const SizeParameter &size = form.sizes[i];
        const QString name = shown(size.title);
        m_sizes[i].label->setText(name);
        m_sizes[i].box->setRange(size.least, size.most);
        m_sizes[i].box->setValue(recipe.*size.member);
        form::explain(
            m_sizes[i].box, name, tr("%1, %2 to %3").arg(name).arg(size.least).arg(size.most));
    }
    if (form.lattice == Lattice::Square) {
        const auto masks = everyValue<Mask>();
        const auto fits = std::find_if(masks.begin(), masks.end(), [&](Mask mask) {
            return sitesOutside(recipe.files, recipe.ranks, mask) == recipe.edits.removed;
        });
        offer<Mask>(m_mask, masks, fits == masks.end() ? Mask::Rectangle : *fits);
    } else {
        m_mask->clear();
        m_mask->setEnabled(false);
    }
    offer(m_topology, form.topologies, recipe.topology);
    const QString missing = QString::fromStdString(missingTopologies(form));
    form::explain(
        m_topology,
        tr("Topology"),
        missing.isEmpty()
            ? tr("Which edges are joined, and how")
            : tr("Which edges are joined, and how. Some ways are left out: %1").arg(missing));
    offer(m_layout, form.layouts, recipe.layout);
    offer(m_labels, form.labels, recipe.labels);
    offer<Places>(m_places, everyValue<Places>(), recipe.places);
    offer<Colouring>(m_colouring,
                     std::vector{Colouring::Checkered, Colouring::ThreeColours, Colouring::Plain},
                     recipe.colouring);
}

void NewBoardDialog::present(const BoardRecipe &recipe)
{
    showFields(recipe);
    m_shown = recipe;
    // What somebody is typing stays as it is typed.
    const auto typed = readBoardSpec(m_spec->text().trimmed().toStdString());
    if (!typed || boardSpec(*typed) != boardSpec(recipe))
        m_spec->setText(QString::fromStdString(boardSpec(recipe)));
    if (auto fault = boardShapeFault(recipe); !fault.empty())
        return refuse(QString::fromStdString(fault));
    m_recipe = recipe;
    findChild<QPushButton *>(QStringLiteral("createBoard"))->setEnabled(true);
    m_preview->setImage(
        boardPixmap(recipe, previewSize, devicePixelRatioF(), palette(), font()).toImage());
    const QString kind = recipe.lattice == Lattice::Free ? tr("A free graph: add cells by hand")
                         : recipe.lattice == Lattice::Square
                             ? shown(enumTitle(recipe.topology))
                             : shown(boardForm(recipe.lattice, recipe.outline)->title);
    m_verdict->setText(
        tr("%1 · %n cell(s)", nullptr, static_cast<int>(cellCount(recipe))).arg(kind));
}

} // namespace rookery
