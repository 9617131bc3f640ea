#include "widgets/lab/balance_page.h"

#include "model/exchange/report/balance_answer.h"
#include "widgets/base/form.h"
#include "widgets/base/play_words.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"
#include "widgets/lab/lab_archive.h"
#include "widgets/lab/lab_words.h"
#include "widgets/lab/report_button.h"
#include "widgets/picture/canvas_theme.h"

#include <QJsonObject>
#include <QLabel>
#include <QMimeData>
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
    , m_before(new QLabel)
    , m_report(new ReportButton([this] {
        return balanceReport(workspace()->design(), m_found.balance, SelfPlayLimits().nodes);
    }))
    , m_archive(new LabArchive(QStringLiteral("balance"), this))
{
    setObjectName(QStringLiteral("balancePage"));
    m_state->setObjectName(QStringLiteral("balanceState"));
    m_state->setWordWrap(true);
    m_state->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *column = new QVBoxLayout;
    column->setSpacing(Tokens::gap);
    column->addWidget(m_button);
    column->addWidget(m_bands);
    column->addWidget(m_state);
    m_before->setObjectName(QStringLiteral("balanceBefore"));
    m_before->setWordWrap(true);
    column->addWidget(m_before);
    column->addWidget(m_report, 0, Qt::AlignLeft);
    column->addStretch();
    form::wrapInScrollArea(this, column);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_run.isRunning())
            m_run.stop();
        else if (workspace())
            start();
    });
    connect(&m_run, &LabRun::changed, this, [this] {
        showButton();
        keep();
    });
    connect(m_archive, &LabArchive::found, this, &BalancePage::showBefore);
    connect(m_report, &ReportButton::said, this, [this](const QString &sentence) {
        if (workspace())
            Q_EMIT workspace()->said(sentence);
    });
    forget();
    showButton();
}

void BalancePage::showButton()
{
    m_button->setText(m_run.isRunning() ? tr("Stop") : tr("Play games"));
    m_button->setAccessibleName(m_button->text());
    m_report->setVisible(m_found.balance.games > 0);
}

void BalancePage::refresh()
{
    if (!workspace() || !isVisible() || m_hasLooked)
        return;
    m_hasLooked = true;
    m_archive->lookForBefore(*workspace());
}

/// What was found goes into the design's file of games once the games have ended.
void BalancePage::keep()
{
    const GameBalance &balance = m_found.balance;
    if (m_run.isRunning() || !workspace() || balance.games == 0 || balance.games == m_kept)
        return;
    m_kept = balance.games;
    const SelfPlayLimits limits;
    m_archive->keep(
        *workspace(),
        {{QStringLiteral("nodes"), int(limits.nodes)}, {QStringLiteral("seed"), int(limits.seed)}},
        balanceAnswer(workspace()->design(), balance, limits));
}

void BalancePage::showBefore()
{
    m_before->setText(beforeSentence());
}

QString BalancePage::beforeSentence() const
{
    const auto &before = m_archive->before();
    if (!before || !workspace())
        return {};
    const QJsonObject points = before->answer[QLatin1String("first_player")].toObject();
    const Estimate share{points[QLatin1String("value")].toDouble(),
                         points[QLatin1String("error")].toDouble()};
    const Design &design = workspace()->design();
    const PlayerId first = firstToDecide(*design.rules, workspace()->session().position());
    return tr("An earlier version of this design (%1): %2 had %3 of the points in %Ln game(s).",
              nullptr,
              before->answer[QLatin1String("games")].toInt())
        .arg(before->day, playerName(design, first), percentText(share));
}

void BalancePage::forget()
{
    stop();
    m_found = {};
    m_kept = 0;
    m_hasLooked = false;
    m_archive->forget();
    m_before->clear();
    m_bands->show({});
    m_report->hide();
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
            if (!report.fault.isEmpty())
                return report;
            BalanceStatistics statistics(design.pieces->types.size());
            report.fault = playBalance(design, limits, statistics, stop, [&](auto &&...) {
                tell({statistics.balance(), {}});
                return true;
            });
            report.balance = statistics.balance();
            return report;
        },
        [this](const Report &report) { show(report); });
}

void BalancePage::show(const Report &report)
{
    m_found = report.fault.isEmpty() ? report : Report();
    if (!report.fault.isEmpty())
        return m_state->setText(shownSentence(shown(report.fault)) + QLatin1Char('.'));
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
        tr("%Ln game(s) at 200 positions a move", nullptr, static_cast<int>(balance.games))};
    m_state->setText((lines + courseLines()).join(QLatin1Char('\n')));
    m_report->show();
}

/// How the games went.
QStringList BalancePage::courseLines() const
{
    const GameBalance &balance = m_found.balance;
    QStringList lines = {tr("Moves of both in a game: %1").arg(figureText(balance.length, 1)),
                         tr("Moves to choose from: %1").arg(figureText(balance.branching, 1)),
                         tr("Pieces that left the board: %1").arg(figureText(balance.captures, 1)),
                         tr("Changes of the lead: %1").arg(figureText(balance.leadChanges, 1))};
    if (balance.unfinished > 0)
        lines << tr("Left as drawn because they were too long: %1").arg(balance.unfinished);
    for (const EndCount &end : balance.ends)
        lines << QStringLiteral("%1 × %2").arg(end.games).arg(shownSentence(end.end));
    QStringList idle;
    for (std::size_t type = 0; type < balance.acting.size(); ++type) {
        if (balance.acting[type].value == 0)
            idle << QString::fromStdString((*workspace()->design().pieces)[PieceId(type)].name);
    }
    if (!idle.isEmpty())
        lines << tr("Never moved: %1").arg(idle.join(QStringLiteral(", ")));
    return lines;
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

std::unique_ptr<QMimeData> BalancePage::copiedPicture() const
{
    return m_bands->copiedPicture();
}

QString BalancePage::sentence() const
{
    return m_state->text();
}

} // namespace rookery
