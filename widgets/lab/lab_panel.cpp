#include "widgets/lab/lab_panel.h"

#include "widgets/game/play_session.h"
#include "widgets/lab/balance_page.h"
#include "widgets/lab/count_box.h"
#include "widgets/lab/games_page.h"
#include "widgets/lab/lines_page.h"
#include "widgets/lab/looker_choice.h"
#include "widgets/lab/solve_page.h"
#include "widgets/lab/values_page.h"

#include <QTabWidget>
#include <QVBoxLayout>

#include <utility>

namespace rookery {

LabPanel::LabPanel(QWidget *parent)
    : Panel(parent)
    , m_tabs(new QTabWidget)
    , m_lines(new LinesPage)
    , m_values(new ValuesPage)
    , m_balance(new BalancePage)
    , m_solve(new SolvePage)
    , m_games(new GamesPage)
{
    setObjectName(QStringLiteral("labPanel"));
    m_tabs->setObjectName(QStringLiteral("labPages"));
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("Pages of Analysis mode"));
    m_tabs->addTab(m_lines, tr("Lines"));
    m_tabs->addTab(m_values, tr("Values"));
    m_tabs->addTab(m_balance, tr("Balance"));
    m_tabs->addTab(m_solve, tr("Proof"));
    m_tabs->addTab(m_games, tr("Games"));
    m_tabs->setTabToolTip(0, tr("The best moves, and the scores of the game"));
    m_tabs->setTabToolTip(1, tr("What pieces are worth"));
    m_tabs->setTabToolTip(2, tr("Who wins how often"));
    m_tabs->setTabToolTip(3, tr("Who wins for sure"));
    m_tabs->setTabToolTip(4, tr("What was played from here, and how it ended"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_tabs);
    connect(&m_lines->looker(), &LookerChoice::enginesWanted, this, &LabPanel::enginesWanted);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        // What is asked for has the processor.
        if (m_tabs->currentWidget() != m_lines)
            m_lines->stop();
        refresh();
    });
}

void LabPanel::setEngines(std::vector<EngineSetup> kept)
{
    m_lines->looker().setEngines(std::move(kept));
}

void LabPanel::setThreads(unsigned threads)
{
    m_lines->setThreads(threads);
}

QList<LabPage *> LabPanel::pages() const
{
    return {m_lines, m_values, m_balance, m_solve, &m_solve->counts(), m_games};
}

void LabPanel::bound()
{
    if (m_play)
        m_play->disconnect(this);
    m_play = nullptr;
    for (LabPage *page : pages())
        page->bind(workspace());
    if (!workspace())
        return;
    connect(&workspace()->choices(), &Choices::modeChanged, this, &LabPanel::modeChanged);
    connect(&workspace()->session(), &Session::designChanged, this, [this] {
        followEdit();
        refresh();
    });
    connect(workspace(), &Workspace::learned, this, [this] {
        m_lines->forget();
        refresh();
    });
    m_seen = workspace()->design();
    modeChanged();
}

/// The game may tell of an edit before the session does.
void LabPanel::followEdit()
{
    const Sections changed =
        changedSections(std::exchange(m_seen, workspace()->design()), workspace()->design());
    if (!(changed & ~Sections(Section::Info | Section::Examples | Section::Exports)))
        return;
    for (LabPage *page : pages())
        page->forget();
}

void LabPanel::modeChanged()
{
    const bool isOn = workspace()->choices().mode() == Mode::Analysis;
    if (isOn == (m_play != nullptr))
        return;
    if (!isOn) {
        m_play->disconnect(this);
        m_play = nullptr;
        for (LabPage *page : pages())
            page->stop();
        return;
    }
    m_play = &workspace()->play();
    connect(m_play, &PlaySession::changed, this, &LabPanel::refresh);
    refresh();
}

void LabPanel::refresh()
{
    if (!m_play || m_play->isStale())
        return;
    followEdit();
    for (LabPage *page : pages()) {
        if (page != m_lines || m_tabs->currentWidget() == m_lines)
            page->refresh();
    }
}

} // namespace rookery
