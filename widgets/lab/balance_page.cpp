#include "widgets/lab/balance_page.h"

#include "widgets/base/form.h"
#include "widgets/base/play_words.h"
#include "widgets/lab/lab_words.h"
#include "widgets/picture/canvas_theme.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace rookery {

namespace {

constexpr std::size_t mostBalanceGames = 10'000;

} // namespace

BalancePage::BalancePage(QWidget *parent)
    : LabPage(parent)
    , m_button(form::verb("playBalance",
                          tr("Play games"),
                          tr("Lets the program play against itself from the start position, until "
                             "you stop it, and counts who wins")))
    , m_bands(new ShareBands)
    , m_state(new QLabel)
{
    setObjectName(QStringLiteral("balancePage"));
    m_state->setObjectName(QStringLiteral("balanceState"));
    m_state->setWordWrap(true);
    m_state->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *column = new QVBoxLayout;
    column->setSpacing(8);
    column->addWidget(m_button);
    column->addWidget(m_bands);
    column->addWidget(m_state);
    column->addStretch();
    form::wrapInScrollArea(this, column);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_run.isRunning())
            m_run.stop();
        else if (workspace())
            start();
    });
    connect(&m_run, &LabRun::changed, this, &BalancePage::showButton);
    forget();
    showButton();
}

void BalancePage::showButton()
{
    m_button->setText(m_run.isRunning() ? tr("Stop") : tr("Play games"));
    m_button->setAccessibleName(m_button->text());
}

void BalancePage::forget()
{
    stop();
    m_found = {};
    m_bands->show({});
    m_state->setText(tr("Games of the program against itself show which side is better, how many "
                        "are drawn, how long they are, and how many moves there are to choose "
                        "from."));
}

void BalancePage::start()
{
    m_found = {};
    m_bands->show({});
    m_state->setText(tr("Playing…"));
    SelfPlayLimits limits;
    limits.games = mostBalanceGames;
    limits.time = std::chrono::hours(1'000);
    m_run.start<Report>(
        [design = workspace()->design(), limits](const std::atomic<bool> &stop,
                                                 const LabRun::Tell<Report> &tell) -> Report {
            Report report{{}, selfPlayFault(design)};
            if (report.fault.empty())
                report.balance = playBalance(design, limits, stop, [&](const GameBalance &balance) {
                    tell({balance, {}});
                });
            return report;
        },
        [this](const Report &report) { show(report); });
}

void BalancePage::show(const Report &report)
{
    m_found = report;
    if (!report.fault.empty())
        return m_state->setText(shownSentence(report.fault) + QLatin1Char('.'));
    const GameBalance &balance = report.balance;
    if (balance.games == 0)
        return;
    const Design &design = workspace()->design();
    const Position &start = workspace()->session().position();
    const PlayerId first = firstToDecide(*design.rules, start);
    const std::vector<PlayerId> deciders = design.rules->deciders();
    const PlayerId second = deciders.front() == first ? deciders.back() : deciders.front();
    const CanvasTheme theme = CanvasTheme::of(palette());
    m_bands->show({{tr("%1 wins").arg(playerName(design, first)),
                    balance.won,
                    theme.player(first, *design.rules).body},
                   {tr("Drawn"), balance.drawn, palette().color(QPalette::Highlight)},
                   {tr("%1 wins").arg(playerName(design, second)),
                    balance.lost,
                    theme.player(second, *design.rules).body}});
    QStringList lines = {
        verdict(),
        tr("%n game(s) at 200 positions a move", nullptr, static_cast<int>(balance.games)),
        tr("Moves of both in a game: %1").arg(figureText(balance.length, 1)),
        tr("Moves to choose from: %1").arg(figureText(balance.branching, 1))};
    if (balance.unfinished > 0)
        lines << tr("Left as drawn because they were too long: %1").arg(balance.unfinished);
    m_state->setText(lines.join(QLatin1Char('\n')));
}

QString BalancePage::verdict() const
{
    const Design &design = workspace()->design();
    const PlayerId first = firstToDecide(*design.rules, workspace()->session().position());
    const std::vector<PlayerId> deciders = design.rules->deciders();
    const PlayerId second = deciders.front() == first ? deciders.back() : deciders.front();
    const int better = betterSide(m_found.balance);
    const QString points = percentText(m_found.balance.points);
    if (better == 0)
        return tr("Not enough games to say that one side is better: %1 has %2 of the points.")
            .arg(playerName(design, first), points);
    return tr("%1 is better: %2 has %3 of the points.")
        .arg(playerName(design, better > 0 ? first : second), playerName(design, first), points);
}

QString BalancePage::sentence() const
{
    return m_state->text();
}

} // namespace rookery
