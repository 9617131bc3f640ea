#include "widgets/lab/solve_page.h"

#include "widgets/base/form.h"
#include "widgets/base/play_words.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"
#include "widgets/game/play_session.h"
#include "widgets/lab/count_box.h"
#include "widgets/lab/lab_words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace rookery {

namespace {

constexpr std::size_t solverBytes = 1'000'000'000;

QString spacedLine(const std::vector<std::string> &texts)
{
    QStringList line;
    for (const std::string &text : texts)
        line << QString::fromStdString(text);
    return line.join(QLatin1Char(' '));
}

} // namespace

SolvePage::SolvePage(QWidget *parent)
    : LabPage(parent)
    , m_time(new QComboBox)
    , m_button(form::verb("solve",
                          tr("Prove the position"),
                          tr("Looks through all that can happen from the position on show on; "
                             "small games have an answer")))
    , m_state(new QLabel)
    , m_counts(new CountBox)
{
    setObjectName(QStringLiteral("solvePage"));
    m_time->setObjectName(QStringLiteral("solveTime"));
    m_time->addItem(tr("10 seconds"), 10);
    m_time->addItem(tr("1 minute"), 60);
    m_time->addItem(tr("10 minutes"), 600);
    form::explain(m_time, tr("Time"), tr("How long the proof may take"));
    m_state->setObjectName(QStringLiteral("solveState"));
    m_state->setWordWrap(true);
    m_state->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *row = new QHBoxLayout;
    row->addWidget(m_button, 1);
    row->addWidget(m_time);
    auto *column = new QVBoxLayout;
    column->setSpacing(Tokens::gap);
    column->addLayout(row);
    column->addWidget(m_state);
    column->addWidget(m_counts);
    column->addStretch();
    form::wrapInScrollArea(this, column);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_run.isRunning()) {
            m_run.stop();
            m_state->setText(tr("Stopped: it is open who wins."));
        } else if (workspace()) {
            start();
        }
    });
    connect(&m_run, &LabRun::changed, this, &SolvePage::showButton);
    forget();
    showButton();
}

void SolvePage::showButton()
{
    m_button->setText(m_run.isRunning() ? tr("Stop") : tr("Prove the position"));
    m_button->setAccessibleName(m_button->text());
}

void SolvePage::forget()
{
    stop();
    m_asked.reset();
    m_state->setText(tr("Small games can be proved: who wins under best play, in how many moves, "
                        "and by which line."));
}

/// What was proved is about one position only.
void SolvePage::refresh()
{
    if (!m_asked || !workspace()->play().choice())
        return;
    const AskedGame now = gameOnShow(workspace()->play());
    if (!(m_asked->moves == now.moves && m_asked->start == now.start))
        forget();
}

void SolvePage::start()
{
    const PlaySession &play = workspace()->play();
    if (!play.choice())
        return;
    m_asked = gameOnShow(play);
    if (const QString end = whyNoMove(play); !end.isEmpty())
        return m_state->setText(end);
    m_state->setText(tr("Looking…"));
    SolverLimits limits;
    limits.time = std::chrono::seconds(m_time->currentData().toInt());
    limits.bytes = solverBytes;
    m_run.start<Report>(
        [analyst = analystOf(*workspace()), game = *m_asked, limits](
            const std::atomic<bool> &stop, const LabRun::Tell<Report> &tell) {
            return Report{analyst->solve(game,
                                         limits,
                                         stop,
                                         [&](std::uint64_t nodes) {
                                             tell({{}, nodes, false});
                                         }),
                          0,
                          true};
        },
        [this](const Report &report) { show(report); });
}

void SolvePage::show(const Report &report)
{
    if (!report.isDone)
        return m_state->setText(
            tr("Looking… %1 moves made").arg(QLocale().toString(qulonglong(report.nodes))));
    const Solution &solution = report.solved.solution;
    QStringList lines = {valueText(solution)};
    if (!report.solved.line.empty())
        lines << tr("Line: %1").arg(spacedLine(report.solved.line));
    if (!solution.because.isEmpty())
        lines << (solution.value == GameValue::Open
                      ? shownSentence(shown(solution.because)) + QLatin1Char('.')
                      : tr("Proved by %1.").arg(shown(solution.because)));
    lines << tr("%1 moves made").arg(QLocale().toString(qulonglong(solution.nodes)));
    m_state->setText(lines.join(QLatin1Char('\n')));
}

QString SolvePage::valueText(const Solution &solution) const
{
    const Design &design = workspace()->play().design();
    const std::vector<PlayerId> deciders = design.rules->deciders();
    if (deciders.size() == 1)
        return puzzleText(solution);
    if (solution.value == GameValue::Open || deciders.empty())
        return tr("It is open who wins.");
    if (solution.value == GameValue::Draw)
        return tr("Neither side can win: the game is drawn under best play.");
    const PlayerId first = firstToDecide(*design.rules, workspace()->session().position());
    const PlayerId other = deciders.front() == first ? deciders.back() : deciders.front();
    const QString name = playerName(design, solution.value == GameValue::FirstWins ? first : other);
    return solution.depth ? tr("%1 wins in %n move(s) of both.", nullptr, *solution.depth).arg(name)
                          : tr("%1 wins.").arg(name);
}

QString SolvePage::puzzleText(const Solution &solution)
{
    if (solution.value == GameValue::Open)
        return tr("It is open whether it can be solved.");
    if (solution.value != GameValue::FirstWins)
        return tr("It cannot be solved.");
    return solution.depth ? tr("It can be solved in %n move(s).", nullptr, *solution.depth)
                          : tr("It can be solved.");
}

QString SolvePage::sentence() const
{
    return m_state->text();
}

} // namespace rookery
