#include "widgets/lab/lines_page.h"

#include "widgets/base/form.h"
#include "widgets/base/play_words.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"
#include "widgets/game/play_marks.h"
#include "widgets/game/play_session.h"
#include "widgets/lab/engine_analyst.h"
#include "widgets/lab/evaluation_bar.h"
#include "widgets/lab/lab_words.h"
#include "widgets/lab/looker_choice.h"
#include "widgets/lab/scores_box.h"
#include "widgets/picture/canvas_theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

constexpr int mostLines = 5;
constexpr std::size_t shownMoves = 10;                ///< of a line
constexpr auto longestLook = std::chrono::minutes(2); ///< at a position

} // namespace

LinesPage::LinesPage(QWidget *parent)
    : LabPage(parent)
    , m_on(form::verb("analyse",
                      tr("Analyse"),
                      tr("Looks for the best moves of the position on show, until it is switched "
                         "off or the position changes")))
    , m_count(new QSpinBox)
    , m_looker(new LookerChoice)
    , m_bar(new EvaluationBar)
    , m_state(new QLabel)
    , m_scores(new ScoresBox)
{
    setObjectName(QStringLiteral("linesPage"));
    m_on->setCheckable(true);
    m_on->setChecked(true);
    m_count->setObjectName(QStringLiteral("lineCount"));
    m_count->setRange(1, mostLines);
    m_count->setValue(3);
    form::explain(m_count, tr("Lines"), tr("How many best moves are looked for"));
    m_state->setObjectName(QStringLiteral("linesState"));
    m_state->setWordWrap(true);
    auto *top = new QHBoxLayout;
    top->addWidget(m_on, 1);
    auto *label = new QLabel(tr("Lines"));
    label->setBuddy(m_count);
    top->addWidget(label);
    top->addWidget(m_count);
    auto *column = new QVBoxLayout;
    column->setSpacing(Tokens::gap);
    column->addLayout(top);
    column->addWidget(m_looker);
    column->addWidget(m_bar);
    column->addWidget(m_state);
    for (std::size_t i = 0; i < mostLines; ++i) {
        auto *line = new QLabel;
        line->setObjectName(QStringLiteral("line%1").arg(i));
        line->setTextFormat(Qt::RichText);
        line->setWordWrap(true);
        line->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
        line->setToolTip(tr("Click a move to go on from there"));
        connect(line, &QLabel::linkActivated, this, [this, i](const QString &move) {
            follow(i, move.toULongLong());
        });
        m_lines << line;
        column->addWidget(line);
    }
    column->addWidget(m_scores);
    column->addStretch();
    form::wrapInScrollArea(this, column);
    connect(m_on, &QPushButton::toggled, this, [this](bool isOn) {
        if (!isOn)
            return m_run.stop();
        begin();
    });
    connect(m_count, &QSpinBox::valueChanged, this, &LinesPage::begin);
    connect(m_looker, &LookerChoice::changed, this, [this] {
        dismissEngine();
        begin();
    });
    connect(m_scores, &ScoresBox::chosen, this, [this](std::size_t node) { play().goTo(node); });
}

LinesPage::~LinesPage()
{
    dismissEngine();
}

PlaySession &LinesPage::play() const
{
    return workspace()->play();
}

void LinesPage::stop()
{
    m_run.stop();
    m_asked.reset();
    m_toPlay.clear();
    m_scores->stop();
    if (workspace())
        workspace()->view().setArrows({});
}

void LinesPage::forget()
{
    stop();
    m_analyst.reset();
    dismissEngine();
    m_scores->forget();
    showNothing({});
}

void LinesPage::refresh()
{
    if (!workspace() || m_isPlaying)
        return;
    goOn();
    // While the rules are being asked, nothing is known of the position.
    if (!play().choice() || !m_toPlay.isEmpty())
        return;
    m_scores->refresh(*workspace());
    AskedGame now = gameOnShow(play());
    const bool isAsked = m_asked && m_asked->moves == now.moves && m_asked->start == now.start;
    if (isAsked)
        return;
    m_run.stop();
    m_asked.reset();
    if (!m_on->isChecked()) {
        if (!m_found.lines.empty())
            showNothing({});
        return;
    }
    m_asked = std::move(now);
    const QString end = whyNoMove(play());
    if (!end.isEmpty())
        return showNothing(end);
    if (play().isChance(play().toMove()))
        return showNothing(tr("Chance is to move."));
    ask();
}

/// Anew, whatever is known of the position.
void LinesPage::begin()
{
    m_asked.reset();
    refresh();
}

void LinesPage::setThreads(unsigned threads)
{
    if (std::exchange(m_threads, threads) != threads && isLooking())
        begin();
}

void LinesPage::ask()
{
    showNothing(tr("Looking…"));
    if (const EngineSetup *engine = m_looker->engine())
        return askEngine(*engine);
    if (!m_analyst)
        m_analyst = analystOf(*workspace());
    SearchLimits limits;
    limits.time = longestLook;
    limits.lines = static_cast<std::size_t>(m_count->value());
    limits.threads = m_threads;
    limits.remembered = positionsIn(64); // it may look for hours
    m_run.start<BestLines>(
        [analyst = m_analyst, game = *m_asked, limits](const std::atomic<bool> &stop,
                                                       const LabRun::Tell<BestLines> &tell) {
            return analyst->lines(game, limits, stop, tell);
        },
        [this](const BestLines &found) { show(found); });
}

void LinesPage::askEngine(const EngineSetup &setup)
{
    if (!m_engine)
        m_engine = engineAnalystOf(*workspace(), setup);
    SearchLimits limits;
    limits.time = longestLook;
    limits.lines = static_cast<std::size_t>(m_count->value());
    m_run.start<BestLines>(
        [engine = m_engine, game = *m_asked, limits](const std::atomic<bool> &stop,
                                                     const LabRun::Tell<BestLines> &tell) {
            return engine->lines(game, limits, stop, tell);
        },
        [this](const BestLines &found) { show(found); });
}

/// It may have to be waited for, which the window does not.
void LinesPage::dismissEngine()
{
    if (!m_engine)
        return;
    m_run.stop();
    m_farewell.ask([engine = std::exchange(m_engine, {})](BackgroundRun &) {
        engine->quit();
        return std::monostate();
    });
}

void LinesPage::showNothing(const QString &sentence)
{
    m_found = {};
    m_bar->clear();
    m_state->setText(sentence);
    m_state->setVisible(!sentence.isEmpty());
    for (QLabel *line : m_lines)
        line->hide();
    if (workspace())
        workspace()->view().setArrows({});
}

void LinesPage::show(const BestLines &found)
{
    if (!found.fault.isEmpty())
        return showNothing(shownSentence(shown(found.fault)));
    if (found.lines.empty())
        return showNothing(tr("No move was found."));
    m_found = found;
    const Design &design = play().design();
    const PlayerId begins = firstToDecide(*design.rules, play().firstPosition());
    const Prospect prospect = prospectOf(design, begins, found.toMove, found.lines.front().score);
    const std::vector<PlayerId> deciders = design.rules->deciders();
    const PlayerId other = deciders.front() == prospect.player ? deciders.back() : deciders.front();
    const CanvasTheme theme = CanvasTheme::of(palette());
    m_bar->show(prospect.share,
                prospect.text,
                theme.player(prospect.player, *design.rules),
                deciders.size() == 2 ? theme.player(other, *design.rules) : CanvasTheme::unowned());
    m_state->setText(tr("Depth %1, %2 positions")
                         .arg(found.depth)
                         .arg(QLocale().toString(qulonglong(found.nodes))));
    m_state->show();
    for (std::size_t i = 0; i < mostLines; ++i) {
        QLabel *line = m_lines[static_cast<qsizetype>(i)];
        line->setVisible(i < found.lines.size());
        if (i < found.lines.size())
            line->setText(lineText(i));
    }
    showArrows();
}

void LinesPage::showArrows()
{
    std::vector<MoveArrow> arrows;
    for (std::size_t i = 0; i < m_found.lines.size(); ++i) {
        if (const auto arrow = arrowOf(m_found.lines[i].moves.front(), static_cast<int>(i)))
            arrows.push_back(*arrow);
    }
    workspace()->view().setArrows(std::move(arrows));
}

/// Its number where there are several, its score, and its moves, each a link.
QString LinesPage::lineText(std::size_t index) const
{
    const BestLines::Line &line = m_found.lines[index];
    const QString colour = palette().color(QPalette::WindowText).name();
    const QString number =
        m_found.lines.size() > 1 ? QStringLiteral("%1. ").arg(index + 1) : QString();
    QString text = QStringLiteral("%1<b>%2</b> &nbsp;").arg(number, scoreText(line.score));
    for (std::size_t i = 0; i < std::min(line.texts.size(), shownMoves); ++i)
        text += QStringLiteral(" <a href=\"%1\" style=\"color:%2; text-decoration:none\">%3</a>")
                    .arg(i)
                    .arg(colour, QString::fromStdString(line.texts[i]).toHtmlEscaped());
    return line.texts.size() > shownMoves ? text + QStringLiteral(" …") : text;
}

QString LinesPage::sentence() const
{
    return m_state->text();
}

void LinesPage::follow(std::size_t line, std::size_t move)
{
    if (!workspace() || line >= m_found.lines.size())
        return;
    const std::vector<std::string> &texts = m_found.lines[line].texts;
    m_toPlay.clear();
    for (std::size_t i = 0; i < std::min(move + 1, texts.size()); ++i)
        m_toPlay << QString::fromStdString(texts[i]);
    refresh();
}

/// After each move the rules are asked what may follow, which may take a while.
void LinesPage::goOn()
{
    const QScopedValueRollback guard(m_isPlaying, true);
    while (!m_toPlay.isEmpty() && play().choice()) {
        if (!play().playText(m_toPlay.takeFirst()))
            m_toPlay.clear();
    }
}

} // namespace rookery
