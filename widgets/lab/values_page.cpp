#include "widgets/lab/values_page.h"

#include "widgets/base/form.h"
#include "widgets/base/given_keys.h"
#include "widgets/base/play_words.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"
#include "widgets/game/program_learning.h"
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
constexpr int usualError = 1;                  ///< of these
constexpr int lessons[] = {300, 1'000, 3'000}; ///< games to learn from
constexpr int usualLessons = 1;                ///< of these

enum ValueColumn { PieceColumn, WorthColumn, ByColumn, LearnedColumn };

QProgressBar *thinBar(const char *name)
{
    auto *bar = new QProgressBar;
    bar->setObjectName(QLatin1String(name));
    bar->setTextVisible(false);
    bar->setMaximumHeight(Tokens::barHeight);
    return bar;
}

QLabel *sentenceLabel(const char *name)
{
    auto *label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

/// The sum, and what is new of it.
QString learnedText(int derived, int added)
{
    const QLocale locale;
    const QString sign = added < 0 ? QStringLiteral("−") : QStringLiteral("+");
    return QStringLiteral("%1 (%2%3)")
        .arg(locale.toString((derived + added) / 100.0, 'f', 2),
             sign,
             locale.toString(std::abs(added) / 100.0, 'f', 2));
}

} // namespace

ValuesPage::ValuesPage(QWidget *parent)
    : LabPage(parent)
    , m_wanted(new QComboBox)
    , m_button(form::verb("measureValues",
                          tr("Measure by games"),
                          tr("Lets the program play against itself with pieces missing on both "
                             "sides, and learns from the results what they are worth")))
    , m_progress(thinBar("valuesProgress"))
    , m_state(sentenceLabel("valuesState"))
    , m_learn(form::verb("learnValues",
                         tr("Learn by games"),
                         tr("Lets the program play against itself and learn what pieces are worth "
                            "where; it plays by that from then on")))
    , m_lessons(new QComboBox)
    , m_learning(thinBar("learningProgress"))
    , m_learned(sentenceLabel("learnedState"))
    , m_drop(form::verb(
          "dropLearned", tr("Forget"), tr("Lets the program play again as if it had not learned")))
    , m_list(new QTreeWidget)
    , m_report(makeReport())
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
    m_lessons->setObjectName(QStringLiteral("lessons"));
    for (const int games : lessons)
        m_lessons->addItem(tr("%1 games").arg(QLocale().toString(games)), games);
    m_lessons->setCurrentIndex(usualLessons);
    form::explain(m_lessons,
                  tr("Games to learn from"),
                  tr("More games teach more; it can be ended at any time"));
    m_list->setObjectName(QStringLiteral("valuesList"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setHeaderLabels({tr("Piece"), tr("Worth"), tr("By"), tr("Learned")});
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(PieceColumn, QHeaderView::Stretch);
    m_list->setColumnHidden(LearnedColumn, true);
    form::explain(m_list,
                  tr("Values of pieces"),
                  tr("What pieces are worth where a rook of chess counts 5, and how far off that "
                     "may be"));
    auto *row = new QHBoxLayout;
    row->addWidget(m_button, 1);
    row->addWidget(m_wanted);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Tokens::panelMargins);
    column->setSpacing(Tokens::gap);
    column->addLayout(row);
    column->addWidget(m_progress);
    column->addWidget(m_state);
    auto *learning = new QHBoxLayout;
    learning->addWidget(m_learn, 1);
    learning->addWidget(m_lessons);
    column->addLayout(learning);
    column->addWidget(m_learning);
    auto *learned = new QHBoxLayout;
    learned->addWidget(m_learned, 1);
    learned->addWidget(m_drop, 0, Qt::AlignTop);
    column->addLayout(learned);
    column->addWidget(m_list, 1);
    column->addWidget(m_report, 0, Qt::AlignLeft);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (isMeasuring())
            m_run.stop();
        else if (workspace())
            start(endless);
    });
    connect(&m_run, &LabRun::changed, this, &ValuesPage::showState);
    connect(m_learn, &QPushButton::clicked, this, &ValuesPage::learn);
    connect(m_drop, &QPushButton::clicked, this, [this] {
        if (workspace())
            workspace()->learning().drop();
    });
    connect(m_report, &ReportButton::said, this, [this](const QString &sentence) {
        if (workspace())
            Q_EMIT workspace()->said(sentence);
    });
    showState();
    showLearned();
}

ReportButton *ValuesPage::makeReport()
{
    return new ReportButton(
        [this] { return valuesReport(workspace()->design(), m_found, SelfPlayLimits().nodes); });
}

void ValuesPage::forget()
{
    stop();
    disconnect(m_following);
    m_following = {};
    m_found = {};
    m_isByGames = false;
    m_list->clear();
    m_list->setColumnHidden(LearnedColumn, true);
    m_learned->clear();
    m_learned->hide();
    m_drop->hide();
    showState();
    showLearned();
}

/// Values by mobility are there without being asked for.
void ValuesPage::refresh()
{
    if (workspace() && isVisible()) {
        if (!m_following)
            m_following = connect(
                &workspace()->learning(), &ProgramLearning::changed, this, &ValuesPage::refresh);
        workspace()->learning().look();
        showLearned();
    }
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
        item->setText(PieceColumn, QString::fromStdString((*design.pieces)[value.type].name));
        item->setToolTip(PieceColumn, item->text(PieceColumn));
        item->setText(WorthColumn, figureText(value.worth, 2));
        item->setText(ByColumn, value.games > 0 ? tr("games") : tr("reach"));
        item->setTextAlignment(WorthColumn, Qt::AlignRight | Qt::AlignVCenter);
        item->setTextAlignment(LearnedColumn, Qt::AlignRight | Qt::AlignVCenter);
        item->setData(PieceColumn, Qt::UserRole, static_cast<int>(value.type.index()));
    }
    showState();
    showLearnedWorths();
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
        text = gamesText();
    if (workspace() && workspace()->design().pieces->types.empty())
        text = withGivenKey(tr("There is no piece yet: make one in Pieces mode (F4)."),
                            QStringLiteral("mode.pieces"));
    m_state->setText(text);
    m_report->setVisible(!m_found.values.empty());
}

QString ValuesPage::gamesText() const
{
    const QString played =
        tr("%Ln game(s) at 200 positions a move", nullptr, static_cast<int>(m_found.games));
    if (m_found.games == 0 || !m_found.gamesToGo || !isMeasuring())
        return played;
    return tr("%1, about %2 to go").arg(played).arg(*m_found.gamesToGo);
}

void ValuesPage::learn()
{
    if (!workspace())
        return;
    ProgramLearning &learning = workspace()->learning();
    if (learning.isLearning())
        learning.finish();
    else
        learning.learn(m_lessons->currentData().toUInt());
}

/// Null while nothing was learned of the design on show.
const LearnedFile *ValuesPage::learnedFile() const
{
    if (!workspace())
        return nullptr;
    const auto &known = workspace()->learning().known();
    return known && known->found.file ? &*known->found.file : nullptr;
}

void ValuesPage::showLearned()
{
    using Place = ProgramLearning::Place;
    const ProgramLearning *learning = workspace() ? &workspace()->learning() : nullptr;
    const bool isLearning = learning && learning->isLearning();
    const bool isKnown = learning && learning->known();
    const LearnedFile *file = learnedFile();
    m_learn->setText(isLearning ? tr("Stop and learn") : tr("Learn by games"));
    m_learn->setAccessibleName(m_learn->text());
    m_learn->setEnabled(isLearning || (isKnown && learning->known()->fault.isEmpty()));
    m_lessons->setEnabled(!isLearning && m_learn->isEnabled());
    m_learning->setVisible(isLearning);
    if (learning && !isLearning && !isKnown)
        return; // while it looks, what was said stays
    m_drop->setVisible(file && !isLearning && learning->known()->found.place != Place::Program);
    QString text;
    if (isLearning) {
        const int games = static_cast<int>(learning->games());
        const int wanted = static_cast<int>(learning->wanted());
        m_learning->setRange(0, wanted);
        m_learning->setValue(games);
        text = games < wanted
                   ? tr("%1 of %2 games").arg(QLocale().toString(games), QLocale().toString(wanted))
                   : tr("Learning…");
    } else if (isKnown && !learning->known()->fault.isEmpty()) {
        text = shownSentence(shown(learning->known()->fault)) + QLatin1Char('.');
    } else if (file) {
        text = tr("The program plays by what %Ln game(s) have taught it.",
                  nullptr,
                  static_cast<int>(file->games));
        if (learning->known()->found.place == Place::Window)
            text += QLatin1Char(' ')
                    + tr("That is kept until the design is closed; with “Keep games” on the page "
                         "Games it stays.");
        else if (learning->known()->found.place == Place::Program)
            text += QLatin1Char(' ') + tr("That comes with the program.");
    }
    m_learned->setText(text);
    m_learned->setVisible(!text.isEmpty());
    showLearnedWorths();
}

void ValuesPage::showLearnedWorths()
{
    const LearnedFile *file = learnedFile();
    m_list->setColumnHidden(LearnedColumn, !file);
    for (int row = 0; file && row < m_list->topLevelItemCount(); ++row) {
        QTreeWidgetItem *item = m_list->topLevelItem(row);
        const auto type = item->data(PieceColumn, Qt::UserRole).toUInt();
        const std::vector<int> &derived = workspace()->learning().known()->derived;
        const bool isThere = type < derived.size() && type < file->values.types.size();
        item->setText(LearnedColumn,
                      isThere ? learnedText(derived[type], file->values.types[type]) : QString());
    }
}

QString ValuesPage::learnedSentence() const
{
    return m_learned->text();
}

QString ValuesPage::sentence() const
{
    return m_state->text();
}

} // namespace rookery
