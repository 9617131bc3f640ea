#include "widgets/lab/values_page.h"

#include "widgets/base/form.h"
#include "widgets/base/play_words.h"
#include "widgets/base/shown_wording.h"
#include "widgets/lab/lab_words.h"
#include "widgets/lab/report_button.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

constexpr std::size_t endless = 1'000'000; ///< games
constexpr double wantedErrors[] = {1.0, 0.5, 0.3, 0.2, 0.1};
constexpr int usualError = 1; ///< of these

} // namespace

ValuesPage::ValuesPage(QWidget *parent)
    : LabPage(parent)
    , m_wanted(new QComboBox)
    , m_button(form::verb("measureValues",
                          tr("Measure by games"),
                          tr("Lets the program play against itself with pieces missing on both "
                             "sides, and learns from the results what they are worth")))
    , m_progress(new QProgressBar)
    , m_state(new QLabel)
    , m_list(new QTreeWidget)
    , m_report(new ReportButton(
          [this] { return valuesReport(workspace()->design(), m_found, SelfPlayLimits().nodes); }))
{
    setObjectName(QStringLiteral("valuesPage"));
    m_wanted->setObjectName(QStringLiteral("wantedError"));
    for (const double error : wantedErrors)
        m_wanted->addItem(tr("to ± %1").arg(QLocale().toString(error, 'f', 1)), error);
    m_wanted->setCurrentIndex(usualError);
    form::explain(m_wanted,
                  tr("Wanted error"),
                  tr("Games go on until every value is known as well as this, with 95 % "
                     "confidence"));
    m_progress->setObjectName(QStringLiteral("valuesProgress"));
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(8);
    m_state->setObjectName(QStringLiteral("valuesState"));
    m_state->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("valuesList"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setHeaderLabels({tr("Piece"), tr("Worth"), tr("By")});
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    form::explain(m_list,
                  tr("Values of pieces"),
                  tr("What pieces are worth where a rook of chess counts 5, and how far off that "
                     "may be"));
    auto *row = new QHBoxLayout;
    row->addWidget(m_button, 1);
    row->addWidget(m_wanted);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(8);
    column->addLayout(row);
    column->addWidget(m_progress);
    column->addWidget(m_state);
    column->addWidget(m_list, 1);
    column->addWidget(m_report, 0, Qt::AlignLeft);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (isMeasuring())
            m_run.stop();
        else if (workspace())
            start(endless);
    });
    connect(&m_run, &LabRun::changed, this, &ValuesPage::showState);
    connect(m_report, &ReportButton::said, this, [this](const QString &sentence) {
        if (workspace())
            Q_EMIT workspace()->said(sentence);
    });
    showState();
}

void ValuesPage::forget()
{
    stop();
    m_found = {};
    m_isByGames = false;
    m_list->clear();
    showState();
}

/// Values by mobility are there without being asked for.
void ValuesPage::refresh()
{
    if (workspace() && isVisible() && m_found.values.empty() && !m_run.isRunning()
        && !workspace()->session().isPreviewing() && !workspace()->design().pieces->types.empty())
        start(0);
}

void ValuesPage::start(std::size_t games)
{
    m_isByGames = games > 0;
    ValueLimits limits;
    limits.play.games = games;
    limits.play.time = std::chrono::hours(1'000);
    limits.wanted = m_wanted->currentData().toDouble();
    m_run.start<MeasuredValues>(
        [design = workspace()->design(), limits](const std::atomic<bool> &stop,
                                                 const LabRun::Tell<MeasuredValues> &tell) {
            return measureValues(design, limits, stop, tell);
        },
        [this](const MeasuredValues &found) { show(found); });
}

void ValuesPage::show(const MeasuredValues &found)
{
    m_found = found;
    std::vector<PieceValue> values = found.values;
    std::stable_sort(values.begin(), values.end(), [](const PieceValue &a, const PieceValue &b) {
        return a.worth.value > b.worth.value;
    });
    const Design &design = workspace()->design();
    while (m_list->topLevelItemCount() > static_cast<int>(values.size()))
        delete m_list->takeTopLevelItem(m_list->topLevelItemCount() - 1);
    for (std::size_t i = 0; i < values.size(); ++i) {
        QTreeWidgetItem *item = m_list->topLevelItem(static_cast<int>(i));
        if (!item)
            item = new QTreeWidgetItem(m_list);
        const PieceValue &value = values[i];
        item->setText(0, QString::fromStdString((*design.pieces)[value.type].name));
        item->setToolTip(0, item->text(0));
        item->setText(1, figureText(value.worth, 2));
        item->setText(2, value.games > 0 ? tr("games") : tr("reach"));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    }
    showState();
}

void ValuesPage::showState()
{
    m_button->setText(isMeasuring() ? tr("Stop") : tr("Measure by games"));
    m_button->setAccessibleName(m_button->text());
    const auto games = static_cast<int>(m_found.games);
    const bool isPlaying = isMeasuring();
    m_progress->setVisible(isPlaying);
    m_progress->setRange(0, m_found.gamesToGo ? games + static_cast<int>(*m_found.gamesToGo) : 0);
    m_progress->setValue(games);
    QString text;
    if (m_found.values.empty())
        text = m_run.isRunning() ? tr("Looking…") : QString();
    else if (m_isByGames && !m_found.fault.isEmpty())
        text = shownSentence(shown(m_found.fault)) + QLatin1Char('.');
    else if (games == 0 && !isPlaying)
        text = tr("By how far pieces get, where a rook of chess counts 5.");
    else
        text = tr("%n game(s) at 200 positions a move", nullptr, games);
    if (games > 0 && m_found.gamesToGo && isPlaying)
        text += QStringLiteral(", ") + tr("about %1 to go").arg(*m_found.gamesToGo);
    if (workspace() && workspace()->design().pieces->types.empty())
        text = tr("There is no piece yet: make one in Pieces mode (F4).");
    m_state->setText(text);
    m_report->setVisible(!m_found.values.empty());
}

QString ValuesPage::sentence() const
{
    return m_state->text();
}

} // namespace rookery
