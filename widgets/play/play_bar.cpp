#include "widgets/play/play_bar.h"

#include "model/play/moves/notation/move_text.h"
#include "model/play/position/cell_set.h"
#include "model/play/position/number_layout.h"
#include "widgets/base/form.h"
#include "widgets/base/given_keys.h"
#include "widgets/base/icons.h"
#include "widgets/base/tokens.h"
#include "widgets/game/play_session.h"
#include "widgets/picture/canvas_theme.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace rookery {

namespace {

QPixmap swatch(const PlayerColours &colours, double ratio)
{
    constexpr int side = Tokens::smallPicture;
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.line, 2));
    painter.setBrush(colours.body);
    painter.drawEllipse(QRectF(2, 2, side - 4, side - 4));
    return pixmap;
}

/// Minutes and seconds; in the last minute tenths too.
QString timeText(std::chrono::milliseconds left)
{
    const auto tenths = (left.count() + 99) / 100;
    const auto seconds = tenths / 10;
    if (seconds < 60)
        return QStringLiteral("0:%1.%2").arg(seconds, 2, 10, QLatin1Char('0')).arg(tenths % 10);
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

QString joined(const QString &told, const QString &counted)
{
    const bool areBoth = !told.isEmpty() && !counted.isEmpty();
    return told + (areBoth ? QStringLiteral(" · ") : QString()) + counted;
}

int piecesOf(const Position &position, PlayerId player)
{
    int pieces = 0;
    forEachCell(position.pieces(player), [&](CellId) { ++pieces; });
    return pieces;
}

QPushButton *button(const QString &text, const QString &tip)
{
    auto *made = new QPushButton(text);
    form::explain(made, text, tip);
    return made;
}

} // namespace

PlayBar::PlayBar(QWidget *parent)
    : QFrame(parent)
    , m_swatch(new QLabel)
    , m_state(form::heading({}))
    , m_message(new QLabel)
    , m_clocks(new QLabel)
    , m_move(new QLineEdit)
    , m_pass(button(tr("Pass"), tr("Makes no move, where the rules allow it (Space)")))
    , m_go(button(tr("Go"), tr("Lets the program move for the player whose turn it is")))
    , m_stop(button(tr("Stop"), tr("Stops the program at once; no move is made until you say so")))
    , m_now(button(tr("Move now"), tr("The program plays the best move that it has found so far")))
    , m_hint(button(tr("Hint"), tr("Shows a move that the program would play")))
    , m_draw(button(tr("Offer a draw"), tr("The program accepts where it sees nothing better")))
    , m_resign(button(tr("Resign"), tr("Gives the game up; it can be taken back")))
    , m_again(button(tr("New game"), tr("Begins again from the start position")))
{
    setObjectName(QStringLiteral("playBar"));
    m_state->setObjectName(QStringLiteral("playState"));
    m_message->setObjectName(QStringLiteral("playMessage"));
    m_clocks->setObjectName(QStringLiteral("clocks"));
    m_clocks->setTextFormat(Qt::RichText);
    m_clocks->setToolTip(tr("The time that each player has left"));
    showKeyInTip(*m_pass, partKeyId("moves", "pass"));
    m_stop->setObjectName(QStringLiteral("stopProgram"));
    m_now->setObjectName(QStringLiteral("moveNow"));
    m_hint->setObjectName(QStringLiteral("hint"));
    m_draw->setObjectName(QStringLiteral("offerDraw"));
    m_resign->setObjectName(QStringLiteral("resign"));
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_message->setWordWrap(true);
    m_message->installEventFilter(this);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_move->setObjectName(QStringLiteral("moveField"));
    m_move->setFixedWidth(Tokens::fieldWidth);
    m_move->installEventFilter(this);
    form::explain(m_move,
                  tr("Move as text"),
                  tr("Type a move and press Enter: e2-e4, P@e4, e7-e8=Q, PASS (Ctrl+M)"));
    showKeyInTip(*m_move, QStringLiteral("play.type"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Tokens::gap, Tokens::smallGap, Tokens::gap, Tokens::smallGap);
    row->setSpacing(Tokens::gap);
    row->addWidget(m_swatch);
    row->addWidget(m_state);
    row->addWidget(m_message, 1);
    row->addWidget(m_clocks);
    for (QWidget *each : std::initializer_list<QWidget *>{
             m_again, m_go, m_now, m_stop, m_hint, m_draw, m_resign, m_pass, m_move})
        row->addWidget(each);
}

/// The one that has typed a move and wants it back means the move, not the field that is empty
/// again.
bool PlayBar::eventFilter(QObject *watched, QEvent *event)
{
    // Also where only what stands beside it has come or gone.
    if (watched == m_message && event->type() == QEvent::Resize && m_play)
        showMessage();
    if (watched == m_move && event->type() == QEvent::ShortcutOverride
        && m_move->text().isEmpty()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void PlayBar::bind(PlaySession &play)
{
    if (m_play)
        return;
    m_play = &play;
    connect(&play, &PlaySession::changed, this, &PlayBar::refresh);
    connect(&play.clock(), &GameClock::ticked, this, &PlayBar::showClocks);
    connect(&play.programs(), &ProgramPlayers::reported, this, &PlayBar::showMessage);
    connect(&play, &PlaySession::announced, this, [this](const QString &sentence) {
        if (!QAccessible::isActive())
            return;
        m_message->setAccessibleName(sentence);
        QAccessibleEvent event(m_message, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    });
    connect(m_pass, &QPushButton::clicked, &play, &PlaySession::pass);
    connect(m_go, &QPushButton::clicked, &play, &PlaySession::go);
    connect(m_stop, &QPushButton::clicked, &play, &PlaySession::stop);
    connect(m_now, &QPushButton::clicked, &play.programs(), &ProgramPlayers::hurry);
    connect(m_hint, &QPushButton::clicked, &play.adviser(), &Adviser::advise);
    connect(&play.adviser(), &Adviser::changed, this, &PlayBar::showMessage);
    connect(m_draw, &QPushButton::clicked, &play.agreement(), &Agreement::offerDraw);
    connect(m_resign, &QPushButton::clicked, &play.agreement(), &Agreement::resign);
    connect(m_again, &QPushButton::clicked, &play, &PlaySession::newGame);
    connect(m_move, &QLineEdit::returnPressed, this, [this] {
        if (m_play->playText(m_move->text()))
            m_move->clear();
        else
            m_move->selectAll();
    });
    refresh();
}

QString PlayBar::stateText() const
{
    return m_state->text();
}

QString PlayBar::messageText() const
{
    return m_message->toolTip();
}

/// The first that is short to write, so that it fits.
QString PlayBar::exampleMove() const
{
    const std::vector<Move> &legal = m_play->ruling().legal;
    const auto isPlain = [](const Move &move) {
        return move.taken.empty() && !move.becomes && !move.gate;
    };
    const auto plain = std::find_if(legal.begin(), legal.end(), isPlain);
    const Move &shown = plain == legal.end() ? legal.front() : *plain;
    return QString::fromStdString(
        moveText(shown, m_play->board(), *m_play->design().pieces, legal, CellNaming::Labels));
}

/// The own numbers of players and of the game that the design shows: `seeds: White 3, Black 4`.
QStringList PlayBar::ownNumbers(const SeenGame &game, const Rules &rules)
{
    const Position &position = game.position();
    const NumberLayout layout(rules, position.size(), position.types());
    const auto values = position.numbers();
    QStringList parts;
    for (std::size_t i = 0; values.size() == layout.size() && i < rules.numbers.size(); ++i) {
        const OwnNumber &number = rules.numbers[i];
        const bool isOfPlayer = number.of == NumberOf::Player;
        const bool isOwn = isOfPlayer && game.player() && number.hiddenFrom == HiddenFrom::Others;
        if (number.shown == NumberShown::Nothing
            || (number.hiddenFrom != HiddenFrom::NoPlayer && !isOwn)
            || (!isOfPlayer && number.of != NumberOf::Game))
            continue;
        const auto own = values.subspan(layout.rows()[i].begin, layout.rows()[i].count);
        QStringList said;
        for (std::size_t player = 0; isOfPlayer && player < own.size(); ++player) {
            if (!rules.players[player].isChance && (!isOwn || PlayerId(player) == *game.player()))
                said << QString::fromStdString(rules.players[player].name) + QChar(' ')
                            + QString::number(own[player]);
        }
        if (!isOfPlayer)
            said << QString::number(own.front());
        parts << QString::fromStdString(number.name) + QStringLiteral(": ")
                     + said.join(QStringLiteral(", "));
    }
    return parts;
}

/// Numbers that the rules count and the board does not show.
QString PlayBar::counters() const
{
    QStringList parts;
    const Rules &rules = *m_play->design().rules;
    const PlayState &state = m_play->seen().position().state();
    for (const End &end : rules.ends) {
        if (const auto *checks = std::get_if<Checks>(&end.condition)) {
            for (const PlayerId player : rules.deciders()) {
                parts << tr("%1: %2 of %3 checks")
                             .arg(QString::fromStdString(rules[player].name))
                             .arg(state.checksGiven[player.index()])
                             .arg(checks->count);
            }
        }
        if (end.outcome == Outcome::MorePieces || end.outcome == Outcome::FewerPieces) {
            for (const PlayerId player : rules.deciders()) {
                parts << tr("%1: %2 on the board")
                             .arg(QString::fromStdString(rules[player].name))
                             .arg(piecesOf(m_play->seen().position(), player));
            }
        }
        const auto *quiet = std::get_if<QuietMoves>(&end.condition);
        if (quiet && state.quietMoves * 2 >= quiet->moves)
            parts << tr("%1 of %2 moves without a capture").arg(state.quietMoves).arg(quiet->moves);
    }
    const bool hasPoints = !rules.scoring.captured.empty() || rules.scoring.mate != 0;
    for (const PlayerId player : hasPoints ? rules.deciders() : std::vector<PlayerId>()) {
        parts << tr("%1: %n point(s)", nullptr, static_cast<int>(state.points[player.index()]))
                     .arg(QString::fromStdString(rules[player].name));
    }
    parts << ownNumbers(m_play->seen(), rules);
    if (const auto &count = m_play->ruling().count)
        parts << tr("%1 has counted %2 of %3 moves")
                     .arg(QString::fromStdString(rules[m_play->toMove()].name))
                     .arg(count->reached)
                     .arg(count->limit);
    parts.removeDuplicates();
    return parts.join(QStringLiteral(" · "));
}

void PlayBar::refresh()
{
    const QString name = QString::fromStdString((*m_play->design().rules)[m_play->toMove()].name);
    const QString result = m_play->result();
    const bool isOver = !result.isEmpty();
    m_swatch->setPixmap(
        swatch(CanvasTheme::of(palette()).player(m_play->toMove(), *m_play->design().rules),
               devicePixelRatioF()));
    m_swatch->setVisible(!isOver);
    QString state = isOver ? result : tr("%1 to move").arg(name);
    if (!isOver && !m_play->ruling().checked.empty())
        state = tr("%1 to move, in check").arg(name);
    if (m_play->isThinking())
        state = m_play->isChance(m_play->toMove()) ? tr("%1: drawing…").arg(name)
                                                   : tr("%1 is thinking…").arg(name);
    m_state->setText(state);
    m_again->setVisible(isOver);
    m_go->setVisible(m_play->isPaused());
    m_stop->setVisible(m_play->isThinking());
    m_hint->setVisible(m_play->adviser().mayAdvise());
    m_draw->setVisible(m_play->agreement().mayOffer());
    m_resign->setVisible(m_play->agreement().mayResign() && m_play->agreement().isAgainstProgram());
    m_draw->setText(m_play->agreement().offer() ? tr("Accept the draw") : tr("Offer a draw"));
    m_pass->setVisible(m_play->choice() && m_play->choice()->pass());
    m_move->setVisible(!isOver);
    // Of a player who does not look there is none to show.
    m_move->setPlaceholderText(
        m_play->ruling().legal.empty() ? tr("Move") : tr("Move, such as %1").arg(exampleMove()));
    setAutoFillBackground(isOver);
    setBackgroundRole(isOver ? QPalette::Highlight : QPalette::Window);
    for (QLabel *label : {m_state, m_message, m_clocks})
        label->setForegroundRole(isOver ? QPalette::HighlightedText : QPalette::WindowText);
    showMessage();
    showClocks();
}

/// The clock that runs in bold.
void PlayBar::showClocks()
{
    const GameClock &clock = m_play->clock();
    m_clocks->setVisible(clock.isOn());
    if (!clock.isOn())
        return;
    QStringList parts;
    QStringList spoken;
    const Rules &rules = *m_play->design().rules;
    for (const PlayerId player : rules.deciders()) {
        const QString text =
            QStringLiteral("%1 %2").arg(QString::fromStdString(rules[player].name).toHtmlEscaped(),
                                        timeText(clock.left(player)));
        parts << (clock.running() == player ? QStringLiteral("<b>%1</b>").arg(text) : text);
        spoken << text;
    }
    m_clocks->setText(parts.join(QStringLiteral(" · ")));
    m_clocks->setAccessibleName(spoken.join(QStringLiteral(", ")));
}

/// What was refused, else what is to be done now, else what the rules count.
void PlayBar::showMessage()
{
    QString message = m_play->message();
    const QString result = m_play->result();
    if (!result.isEmpty() && message.endsWith(result, Qt::CaseInsensitive))
        message.clear(); // it stands beside it
    if (message.isEmpty())
        message = GameSentences::trouble(m_play->ruling());
    if (message.isEmpty() && m_play->isFree())
        message = tr("The rules are off: put any piece anywhere");
    else if (message.isEmpty() && m_play->choice() && m_play->choice()->mayStop())
        message = tr("Click the cell again, or press Enter, to stop there");
    else if (message.isEmpty() && m_play->choice()
             && m_play->choice()->question() == MoveChoice::Question::Wall)
        message = tr("Now choose where the wall goes");
    else if (message.isEmpty() && m_play->choice() && !m_play->choice()->victims().empty())
        message = tr("Now choose the piece that is taken");
    if (message.isEmpty() && m_play->isThinking())
        message = m_play->programs().thought();
    if (const auto offer = m_play->agreement().offer(); message.isEmpty() && offer)
        message = tr("%1 offers a draw")
                      .arg(QString::fromStdString((*m_play->design().rules)[*offer].name));
    if (message.isEmpty() && m_play->adviser().isLooking())
        message = tr("Looking for a good move…");
    if (message.isEmpty() && m_play->adviser().hint())
        message = tr("Hint: %1").arg(m_play->adviser().hint()->thought);
    m_now->setVisible(m_play->programs().mayHurry());
    if (message.isEmpty())
        message = joined(m_play->seen().told(), counters());
    m_message->setToolTip(message);
    // There is always room for two lines, so that the board stays where it is.
    const QFontMetrics metrics = m_message->fontMetrics();
    const int spare = metrics.averageCharWidth() * 10; // of a word that goes to the second line
    const int width = std::max(80, m_message->width());
    m_message->setFixedHeight(2 * metrics.lineSpacing());
    m_message->setText(metrics.horizontalAdvance(message) <= width
                           ? message
                           : metrics.elidedText(message, Qt::ElideRight, 2 * width - spare));
    m_message->setAccessibleName(message);
}

} // namespace rookery
