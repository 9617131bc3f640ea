#include "app/window/new_board_dialog.h"

#include "app/window/board_armies.h"
#include "model/board/board_masks.h"
#include "model/board/board_spec.h"
#include "model/design/design.h"
#include "model/edit/renumbering/sites.h"
#include "model/file/design/bundled_design.h"
#include "widgets/base/form.h"
#include "widgets/base/search_fit.h"
#include "widgets/base/shown.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"
#include "widgets/export/export_preview.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace rookery {

namespace {

constexpr QSize leastPreview(140, 120);
constexpr QSize previewSize(480, 480); ///< as it is painted; it is shown as large as there is room
constexpr QSize cardPicture(76, 76);
constexpr QSize cardSize(120, 124);

} // namespace

NewBoardDialog::NewBoardDialog(Purpose purpose, QWidget *parent)
    : QDialog(parent)
    , m_army(new QCheckBox)
    , m_preview(new PictureView)
    , m_verdict(new QLabel)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel))
    , m_boards(boardCards())
    , m_purpose(purpose)
{
    const bool isNew = purpose == Purpose::NewDesign;
    setWindowTitle(isNew ? tr("New design") : tr("Another board"));
    setObjectName(QStringLiteral("newBoardDialog"));
    auto *create = m_buttons->addButton(isNew ? tr("Create") : tr("Take the new board"),
                                        QDialogButtonBox::AcceptRole);
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
    m_army->setObjectName(QStringLiteral("withArmy"));
    m_army->hide();
    fields->addWidget(makeSize());
    fields->addWidget(m_army);
    fields->addWidget(makeChoices());
    fields->addWidget(form::heading(tr("As text")));
    fields->addWidget(m_spec);
    fields->addStretch();
    // What room the fields leave is the preview's; where there is little, they scroll.
    auto *settings = new QWidget;
    settings->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    form::wrapInScrollArea(settings, fields);
    fields->setContentsMargins(0, 0, Tokens::smallGap, 0);
    auto *right = new QVBoxLayout;
    right->addWidget(m_preview, 1);
    right->addWidget(m_verdict);
    right->addWidget(settings);
    auto *row = new QHBoxLayout;
    row->setSpacing(Tokens::groupGap);
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
    m_search->setPlaceholderText(tr("Search: round, hexagons, 3D, go…"));
    m_search->setClearButtonEnabled(true);
    form::explain(m_search,
                  tr("Search the boards"),
                  tr("Shows the boards with words that begin so: names, kinds, games"));
    m_gallery = new QListWidget;
    m_gallery->setObjectName(QStringLiteral("boardGallery"));
    m_gallery->setViewMode(QListView::IconMode);
    m_gallery->setMovement(QListView::Static);
    m_gallery->setResizeMode(QListView::Adjust);
    m_gallery->setWordWrap(true);
    m_gallery->setIconSize(cardPicture);
    m_gallery->setGridSize(cardSize);
    m_gallery->setSpacing(Tokens::hairGap);
    form::explain(m_gallery,
                  tr("Boards"),
                  tr("Click a board to begin with it; double-click creates it at once"));
    for (const BoardCard &card : m_boards) {
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
    m_nothingFound = new QLabel(tr("No board is found by these words. Any board can be drawn on a "
                                   "free graph, or cut and joined from one of the others."));
    m_nothingFound->setObjectName(QStringLiteral("noSuchBoard"));
    m_nothingFound->setWordWrap(true);
    m_nothingFound->hide();
    column->addWidget(m_nothingFound);
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
    combo->setMinimumContentsLength(20);
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
    grid->setVerticalSpacing(Tokens::smallGap);
    grid->setColumnStretch(1, 1);
    m_mask = addChoice(grid, tr("Outline"), tr("What is cut out of the rectangle"), "newMask");
    m_mask->setPlaceholderText(tr("Other holes"));
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

/// Shows what fits and chooses the best; nothing that fits is nothing to be created.
void NewBoardDialog::search(const QString &wanted)
{
    int best = -1;
    auto bestFit = SearchFit::Within;
    for (int i = 0; i < m_gallery->count(); ++i) {
        const BoardCard &card = m_boards[static_cast<std::size_t>(i)];
        const SearchFit fit = searchFit(wanted, card.title, card.words);
        m_gallery->item(i)->setHidden(fit >= SearchFit::Within);
        if (fit < bestFit) {
            best = i;
            bestFit = fit;
        }
    }
    m_nothingFound->setVisible(best < 0);
    if (best < 0) {
        m_preview->setImage({});
        return refuse(tr("No board is chosen."));
    }
    const bool isSearch = !wanted.trimmed().isEmpty();
    if (!isSearch && m_recipe)
        return; // it stays as it was found
    const QSignalBlocker quiet(m_gallery);
    m_gallery->setCurrentRow(best);
    choose(best);
}

void NewBoardDialog::choose(int card)
{
    if (card >= 0 && card < m_gallery->count())
        present(m_boards[static_cast<std::size_t>(card)].recipe);
}

const char *NewBoardDialog::army() const
{
    return m_recipe && !m_army->isHidden() && m_army->isChecked() ? armyFor(*m_recipe) : nullptr;
}

/// Pieces are offered where some are at home on the board.
void NewBoardDialog::offerArmy()
{
    const char *found = m_recipe && m_purpose == Purpose::NewDesign ? armyFor(*m_recipe) : nullptr;
    m_army->setVisible(found != nullptr);
    if (!found)
        return;
    m_army->setText(tr("With the pieces of %1")
                        .arg(QString::fromStdString(readBundledDesign(found)->info->name)));
    form::explain(m_army,
                  m_army->text(),
                  tr("Their setup and rules come with them; without, the board begins empty"));
}

void NewBoardDialog::refuse(const QString &sentence)
{
    m_recipe.reset();
    offerArmy();
    m_verdict->setText(sentence);
    findChild<QPushButton *>(QStringLiteral("createBoard"))->setEnabled(false);
}

void NewBoardDialog::present(const BoardRecipe &recipe)
{
    showFields(recipe);
    m_shown = recipe;
    showText(recipe);
    if (auto fault = boardShapeFault(recipe); !fault.isEmpty())
        return refuse(shown(fault));
    m_recipe = recipe;
    offerArmy();
    findChild<QPushButton *>(QStringLiteral("createBoard"))->setEnabled(true);
    m_preview->setImage(
        boardPixmap(recipe, previewSize, devicePixelRatioF(), palette(), font()).toImage());
    m_verdict->setText(
        tr("%1 · %n cell(s)", nullptr, static_cast<int>(cellCount(recipe))).arg(kindOf(recipe)));
}

} // namespace rookery
