#include "app/window/print_dialog.h"

#include "widgets/base/form.h"
#include "widgets/export/export_preview.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace rookery {

namespace {

constexpr int pageWidth = 900; // pixels

enum Sheet { BoardSheet, PieceSheetRow, EmptyBoard };

} // namespace

PrintDialog::PrintDialog(const Design &design, QWidget *parent)
    : QDialog(parent)
    , m_subject(std::make_shared<const Subject>(design))
    , m_sheets(new QListWidget)
    , m_cell(new QSpinBox)
    , m_cutPieces(new QCheckBox(tr("Pieces to cut out")))
    , m_board(new QCheckBox(tr("The board with its setup")))
    , m_all(new QCheckBox(tr("All pieces")))
    , m_pieces(new QListWidget)
    , m_rules(new QCheckBox(tr("The rules in words")))
    , m_examples(new QCheckBox(tr("Examples")))
    , m_preview(new PictureView)
    , m_page(new QSpinBox)
    , m_pages(new QLabel)
    , m_progress(new QProgressBar)
{
    setObjectName(QStringLiteral("printDialog"));
    setWindowTitle(tr("Print"));
    resize(820, 620);
    m_preview->setMinimumSize(280, 320);
    form::explain(m_preview, tr("Preview"), tr("The page as it will look"));
    auto *layout = new QHBoxLayout(this);
    layout->addWidget(makeChoices());
    layout->addWidget(m_preview, 1);
    m_sheets->setCurrentRow(BoardSheet);
    refresh();
}

PrintDialog::~PrintDialog() = default;

QWidget *PrintDialog::makeChoices()
{
    m_sheets->setObjectName(QStringLiteral("sheetList"));
    m_sheets->addItems({tr("Board sheet"), tr("Piece sheet"), tr("Empty board to play on")});
    m_sheets->setMaximumHeight(5 * fontMetrics().lineSpacing());
    form::explain(
        m_sheets,
        tr("Sheet"),
        tr("The board alone; the board, how each piece moves, the rules and the examples; or a "
           "board without pieces, to cut out"));
    form::explain(m_board, m_board->text(), tr("Puts the start position on the first page"));
    m_board->setChecked(true);
    m_all->setObjectName(QStringLiteral("allPieces"));
    m_all->setTristate(true);
    form::explain(m_all, m_all->text(), tr("A diagram for every piece, or for none"));
    m_pieces->setObjectName(QStringLiteral("sheetPieces"));
    form::explain(
        m_pieces, tr("Pieces"), tr("Each piece with a tick gets a diagram and a sentence"));
    for (const PieceType &type : m_subject->pieces().types) {
        auto *item = new QListWidgetItem(QString::fromStdString(type.name), m_pieces);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    m_rules->setObjectName(QStringLiteral("sheetRules"));
    form::explain(m_rules, m_rules->text(), tr("What the rule sheet says, below the pieces"));
    m_examples->setObjectName(QStringLiteral("sheetExamples"));
    form::explain(m_examples,
                  m_examples->text(),
                  tr("Positions that were pinned, or else some from random games for the rules, "
                     "with moves that are legal there or not; those that the rules contradict are "
                     "left out"));
    m_page->setMinimum(1);
    form::explain(m_page, tr("Page"), tr("Which page is shown"));
    m_progress->setObjectName(QStringLiteral("printProgress"));
    form::explain(m_progress, tr("Progress"), tr("How much of the pages has been made"));
    m_save = form::verb(
        "savePdf", tr("Save PDF…"), tr("Writes the pages to a PDF file; again stops it"));
    m_print = form::verb("printSheet", tr("Print…"), tr("Sends the pages to a printer"));
    auto *close = form::verb("closePrint", tr("Close"), tr("Closes this window"));
    m_pages->setText(tr("of %1").arg(1)); // until they are counted
    auto *pageRow = new QHBoxLayout;
    pageRow->addWidget(new QLabel(tr("Page")));
    pageRow->addWidget(m_page);
    pageRow->addWidget(m_pages);
    pageRow->addStretch(1);
    auto *buttons = new QHBoxLayout;
    for (QPushButton *each : {m_save, m_print, close})
        buttons->addWidget(each);
    auto *box = new QWidget;
    box->setMinimumWidth(280); // more where the text is larger
    box->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(form::heading(tr("Sheet")));
    column->addWidget(m_sheets);
    column->addLayout(makeCellRow());
    column->addWidget(m_cutPieces);
    column->addWidget(m_board);
    column->addWidget(m_all);
    column->addWidget(m_pieces, 1);
    column->addWidget(m_rules);
    column->addWidget(m_examples);
    column->addLayout(pageRow);
    column->addWidget(m_progress);
    column->addLayout(buttons);
    connect(m_sheets, &QListWidget::currentRowChanged, this, &PrintDialog::sheetChanged);
    connect(m_board, &QCheckBox::toggled, this, &PrintDialog::refresh);
    connect(m_rules, &QCheckBox::toggled, this, &PrintDialog::refresh);
    connect(m_examples, &QCheckBox::toggled, this, &PrintDialog::refresh);
    connect(m_all, &QCheckBox::clicked, this, [this] {
        tickAll(m_all->checkState() != Qt::Unchecked);
    });
    connect(m_pieces, &QListWidget::itemChanged, this, &PrintDialog::refresh);
    connect(m_page, &QSpinBox::valueChanged, this, &PrintDialog::refresh);
    connect(m_save, &QPushButton::clicked, this, &PrintDialog::saveOrStop);
    connect(m_print, &QPushButton::clicked, this, &PrintDialog::printWanted);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    return box;
}

QLayout *PrintDialog::makeCellRow()
{
    constexpr int smallest = 4; // millimetres
    const int largest = std::clamp(static_cast<int>(largestCell(*m_subject)), smallest, 150);
    m_cell->setObjectName(QStringLiteral("cellSize"));
    m_cell->setRange(smallest, largest);
    m_cell->setSuffix(tr(" mm"));
    m_cell->setValue(static_cast<int>(cellOnOnePage(*m_subject)));
    form::explain(m_cell,
                  tr("Cell size"),
                  tr("How wide a cell of the empty board is; what does not fit on one page goes "
                     "over several, with marks where to cut"));
    auto *label = new QLabel(tr("Cell si&ze"));
    label->setBuddy(m_cell);
    auto *row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_cell);
    row->addStretch(1);
    m_cutPieces->setObjectName(QStringLiteral("cutPieces"));
    form::explain(m_cutPieces,
                  m_cutPieces->text(),
                  tr("Adds pages with the pieces of the setup, each as large as a cell"));
    connect(m_cutPieces, &QCheckBox::toggled, this, &PrintDialog::refresh);
    connect(m_cell, &QSpinBox::valueChanged, this, &PrintDialog::refresh);
    return row;
}

bool PrintDialog::isEmptyBoard() const
{
    return m_sheets->currentRow() == EmptyBoard;
}

/// A piece sheet begins with every piece, the rules and the examples.
void PrintDialog::sheetChanged()
{
    const bool hasAll = m_sheets->currentRow() == PieceSheetRow;
    m_cell->setEnabled(isEmptyBoard());
    m_cutPieces->setEnabled(isEmptyBoard());
    for (QWidget *each : std::initializer_list<QWidget *>{m_board, m_all, m_pieces, m_rules})
        each->setEnabled(!isEmptyBoard());
    m_examples->setEnabled(!isEmptyBoard() && !(m_found && m_found->isEmpty()));
    {
        const QSignalBlocker quietRules(m_rules);
        const QSignalBlocker quietExamples(m_examples);
        m_rules->setChecked(hasAll);
        m_examples->setChecked(hasAll && m_examples->isEnabled());
    }
    tickAll(hasAll);
}

void PrintDialog::tickAll(bool ticked)
{
    {
        const QSignalBlocker quiet(m_pieces);
        for (int i = 0; i < m_pieces->count(); ++i)
            m_pieces->item(i)->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
    }
    refresh();
}

SheetContent PrintDialog::content() const
{
    SheetContent content;
    if (isEmptyBoard()) {
        content.cellSize = m_cell->value();
        content.hasCutPieces = m_cutPieces->isChecked();
        return content;
    }
    content.hasBoard = m_board->isChecked();
    for (int i = 0; i < m_pieces->count(); ++i) {
        if (m_pieces->item(i)->checkState() == Qt::Checked)
            content.pieces.emplace_back(static_cast<std::size_t>(i));
    }
    content.hasRules = m_rules->isChecked();
    if (m_examples->isChecked() && m_found)
        content.examples = *m_found;
    return content;
}

void PrintDialog::refresh()
{
    const auto ticked = static_cast<int>(content().pieces.size());
    m_all->setCheckState(ticked == 0                   ? Qt::Unchecked
                         : ticked == m_pieces->count() ? Qt::Checked
                                                       : Qt::PartiallyChecked);
    findExamples();
    refreshVerbs();
    paintPage();
}

/// One after the other, and of those that were wanted meanwhile the last.
void PrintDialog::paintPage()
{
    m_isOutdated = m_painting.isRunning();
    if (m_isOutdated)
        return;
    m_painting.ask([subject = m_subject, wanted = content(), page = m_page->value() - 1](
                       BackgroundRun &) { return sheetPage(*subject, wanted, page, pageWidth); });
}

/// Nothing that is still to be found or made can be saved or printed.
void PrintDialog::refreshVerbs()
{
    const bool isWhole = !m_finding.isRunning() && !content().isEmpty();
    m_save->setEnabled(isMaking() || isWhole);
    m_save->setText(isMaking() ? tr("Stop") : tr("Save PDF…"));
    m_print->setEnabled(isWhole && !isMaking());
    m_progress->setVisible(m_finding.isRunning() || isMaking());
}

/// Once, and only while they are wanted.
void PrintDialog::findExamples()
{
    if (!m_examples->isChecked() || m_found)
        return m_finding.forget();
    if (m_finding.isRunning())
        return;
    m_progress->setRange(0, 0);
    m_finding.ask(
        [subject = m_subject](BackgroundRun &run) { return sheetExamples(*subject, &run.stop); });
}

void PrintDialog::takeExamples(SheetExamples found)
{
    m_found = std::move(found);
    if (m_found->isEmpty()) {
        const QSignalBlocker quiet(m_examples);
        m_examples->setChecked(false);
        m_examples->setEnabled(false);
        form::explain(m_examples,
                      m_examples->text(),
                      tr("No position is pinned in this design, and no random game has shown what "
                         "its rules refuse; Play mode pins positions"));
    }
    refresh();
}

void PrintDialog::showPage(const SheetPage &page)
{
    {
        const QSignalBlocker quiet(m_page);
        m_page->setMaximum(page.count);
    }
    m_pages->setText(tr("of %1").arg(page.count));
    m_preview->setImage(page.image);
    if (m_isOutdated)
        paintPage();
}

void PrintDialog::saveOrStop()
{
    if (!isMaking())
        return Q_EMIT savePdfWanted();
    m_making.forget();
    refreshVerbs();
}

void PrintDialog::makePdf(std::function<void(const QByteArray &)> take)
{
    m_made = std::move(take);
    m_progress->setRange(0, 0);
    m_making.ask([this, subject = m_subject, wanted = content()](BackgroundRun &run) {
        SheetWatch watch{&run.stop};
        watch.painted = [this, &run](int done, int all) {
            run.inWindow([this, done, all] {
                m_progress->setRange(0, all);
                m_progress->setValue(done);
            });
        };
        return sheetPdf(*subject, wanted, watch);
    });
    refreshVerbs();
}

void PrintDialog::made(const QByteArray &pdf)
{
    refreshVerbs();
    const auto take = std::move(m_made);
    take(pdf);
}

} // namespace rookery
