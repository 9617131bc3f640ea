#include "widgets/lab/scores_box.h"

#include "model/analysis/self_play.h"
#include "widgets/base/form.h"
#include "widgets/base/play_words.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"
#include "widgets/game/play_session.h"
#include "widgets/lab/lab_words.h"
#include "widgets/lab/score_curve.h"

#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

constexpr std::uint64_t nodesOfScore = 4'000; ///< for each position

QString judged(const QString &move, Judgement judgement)
{
    const std::string_view sign = enumName(judgement);
    return move + QString::fromUtf8(sign.data(), static_cast<qsizetype>(sign.size()));
}

} // namespace

ScoresBox::ScoresBox(QWidget *parent)
    : QWidget(parent)
    , m_button(form::verb("scoreGame",
                          tr("Score the game"),
                          tr("Looks at each position of the game "
                             "on show, and for blunders")))
    , m_curve(new ScoreCurve)
    , m_summary(new QLabel)
{
    m_summary->setObjectName(QStringLiteral("scoreSummary"));
    m_summary->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, Tokens::gap, 0, 0);
    column->setSpacing(Tokens::gap);
    column->addWidget(m_button);
    column->addWidget(m_curve);
    column->addWidget(m_summary);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_run.isRunning())
            m_run.stop();
        else
            start();
    });
    connect(&m_run, &LabRun::changed, this, &ScoresBox::showButton);
    connect(m_curve, &ScoreCurve::chosen, this, [this](std::size_t point) {
        if (point < m_line.nodes.size())
            Q_EMIT chosen(m_line.nodes[point]);
    });
    showButton();
}

void ScoresBox::showButton()
{
    m_button->setText(m_run.isRunning() ? tr("Stop") : tr("Score the game"));
}

void ScoresBox::forget()
{
    stop();
    m_workspace = nullptr;
    m_line.nodes.clear();
    m_curve->show({});
    m_summary->clear();
}

/// The curve stays as long as the game goes through the position on show.
void ScoresBox::refresh(Workspace &workspace)
{
    m_workspace = &workspace;
    const GameTree &tree = workspace.play().tree();
    m_button->setEnabled(tree.size() > 1);
    const auto place = std::find(m_line.nodes.begin(), m_line.nodes.end(), tree.current());
    const bool isOld = !m_line.nodes.empty()
                       && (place == m_line.nodes.end()
                           || !(m_line.game.start == workspace.play().firstPosition()));
    if (isOld) {
        stop();
        m_line.nodes.clear();
        m_curve->show({});
        m_summary->clear();
    }
    m_curve->setCurrent(m_line.nodes.empty() || isOld ? std::nullopt
                                                      : std::optional(static_cast<std::size_t>(
                                                          place - m_line.nodes.begin())));
}

void ScoresBox::start()
{
    if (!m_workspace || !m_workspace->play().choice())
        return;
    m_line = lineOnShow(m_workspace->play());
    m_summary->clear();
    m_curve->show(std::vector<ScoreCurve::Point>(m_line.nodes.size()));
    m_run.start<Analyst::Scores>(
        [analyst = analystOf(*m_workspace), game = m_line.game](
            const std::atomic<bool> &stop, const LabRun::Tell<Analyst::Scores> &tell) {
            return analyst->scores(game, nodesOfScore, stop, tell);
        },
        [this](const Analyst::Scores &scores) { show(scores); });
    refresh(*m_workspace);
}

void ScoresBox::show(const Analyst::Scores &scores)
{
    const PlaySession &play = m_workspace->play();
    const Design &design = play.design();
    const PlayerId begins = firstToDecide(*design.rules, m_line.game.start);
    const bool areTwo = design.rules->deciders().size() == 2;
    std::vector<ScoreCurve::Point> points(m_line.nodes.size());
    int blunders = 0;
    int mistakes = 0;
    Message fault;
    for (std::size_t i = 0; i < std::min(scores.size(), points.size()); ++i) {
        points[i].text = i == 0 ? tr("Start") : play.shownMove(m_line.nodes[i]);
        if (i > 0) {
            points[i].judgement = scores[i - 1].judgement;
            points[i].text = judged(points[i].text, points[i].judgement);
        }
        if (fault.isEmpty())
            fault = scores[i].fault;
        blunders += points[i].judgement == Judgement::Blunder ? 1 : 0;
        mistakes += points[i].judgement == Judgement::Mistake ? 1 : 0;
        // Of more than two players one curve shows how the first one stands.
        if (!scores[i].score || (!areTwo && scores[i].toMove != begins))
            continue;
        const Prospect prospect = prospectOf(design, begins, scores[i].toMove, *scores[i].score);
        points[i].share = prospect.share;
        points[i].text = tr("%1: %2").arg(points[i].text, prospect.text);
    }
    m_curve->show(std::move(points));
    m_summary->setText(shown(Message("{blunders#blunder#blunders}, {mistakes#mistake#mistakes}",
                                     {{"blunders", blunders}, {"mistakes", mistakes}})));
    if (!fault.isEmpty())
        m_summary->setText(shownSentence(shown(fault)) + QLatin1Char('.'));
}

std::unique_ptr<QMimeData> ScoresBox::copiedPicture() const
{
    return m_curve->copiedPicture();
}

QString ScoresBox::summary() const
{
    return m_summary->text();
}

} // namespace rookery
