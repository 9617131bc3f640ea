#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"
#include "widgets/base/play_words.h"
#include "widgets/game/game_example.h"
#include "widgets/game/play_session.h"

#include <algorithm>

namespace rookery {

namespace {

/// Puts a piece that came from one cell on another one, whatever the rules say; neither it nor what
/// stood there can castle any more.
bool carry(Position &position, CellId from, CellId to)
{
    const auto piece = position.take(from);
    if (!piece)
        return false;
    position.take(to);
    position.put(to, *piece);
    position.state().passers.clear();
    for (std::size_t i = 0; i < position.homes().size(); ++i) {
        const WingHome &home = position.homes()[i];
        for (const CellId cell : {from, to}) {
            if (cell == home.king || cell == home.partner)
                position.state().castlingRights &= ~(std::uint64_t(1) << i);
        }
    }
    return true;
}

} // namespace

/// At the start of the tree; programs wait.
void PlaySession::beginAnew(GameTree tree)
{
    halt();
    m_record.set(std::move(tree));
    m_file = {};
    m_agreed.reset();
    m_drawn.reset();
    m_start = startPosition();
    m_programMoved = false;
    m_clock.reset(m_clock.control(), m_design.rules->players);
}

void PlaySession::newGame()
{
    m_record.keepIfBegun();
    beginAnew(GameTree());
    m_isRunning = true;
    show();
}

void PlaySession::resumeEarlierGame()
{
    if (!m_record.hasEarlier())
        return;
    beginAnew(m_record.takeEarlier());
    m_file.changed();
    replay(tree());
}

bool PlaySession::begin(const QString &text)
{
    const std::string position = text.trimmed().toStdString();
    auto read = readPosition(position, m_design, board());
    if (!read) {
        refuse(GameSentences::positionFault(read.error()));
        return false;
    }
    m_record.keep();
    beginAnew(GameTree(position));
    m_isRunning = true;
    show();
    return true;
}

void PlaySession::setFree(bool isFree)
{
    halt();
    m_isFree = isFree;
    if (isFree)
        m_seen.setPlayer({}); // all pieces may be moved, so all are seen
    m_isRunning = true;
    m_carried.reset();
    if (m_record.isReplayed())
        return replay(m_record.whole());
    show();
}

void PlaySession::takeFreely(CellId cell)
{
    m_message.clear();
    if (m_carried && *m_carried != cell)
        return moveFreely(*m_carried, cell);
    const bool picksUp = !m_carried && position().at(cell);
    m_carried = picksUp ? std::optional(cell) : std::nullopt;
    Q_EMIT changed();
}

void PlaySession::moveFreely(CellId from, CellId to)
{
    m_carried.reset();
    Position moved = position();
    if (carry(moved, from, to))
        begin(QString::fromStdString(writePosition(moved, m_design, board())));
}

QString PlaySession::positionText() const
{
    return QString::fromStdString(writePosition(m_seen.position(), m_design, board()));
}

/// Looking at another move lets no program move there until it is told to.
void PlaySession::goTo(std::size_t node)
{
    halt();
    m_programMoved = false;
    m_record.goTo(node);
    if (m_record.isReplayed())
        return;
    if (tree().current() != node)
        m_message = tr("%1 is not legal under the present rules").arg(shownMove(node));
    show();
}

void PlaySession::stepTo(std::size_t node)
{
    if (node != m_record.current())
        goTo(node);
}

QString PlaySession::shownMove(std::size_t index) const
{
    if (m_seen.isUnseen(tree(), index))
        return QStringLiteral("?");
    return QString::fromStdString(m_record.shown(index, board(), *m_design.pieces));
}

template<typename Change>
void PlaySession::changeRecord(const Change &change)
{
    GameTree tree = m_record.whole();
    change(tree);
    m_file.changed();
    if (m_record.isReplayed())
        return replay(std::move(tree));
    m_record.set(std::move(tree));
    Q_EMIT recordChanged();
}

void PlaySession::comment(std::size_t node, const QString &text)
{
    changeRecord([&](GameTree &tree) { tree.setComment(node, text.toStdString()); });
}

void PlaySession::judge(std::size_t node, Judgement judgement)
{
    changeRecord([&](GameTree &tree) { tree.setJudgement(node, judgement); });
}

void PlaySession::removeBranch(std::size_t node)
{
    halt();
    changeRecord([&](GameTree &tree) { tree.remove(node); });
    if (!m_record.isReplayed())
        show();
}

void PlaySession::promoteBranch(std::size_t node)
{
    changeRecord([&](GameTree &tree) { tree.promote(node); });
}

Example PlaySession::example() const
{
    const bool isStart = tree().current() == GameTree::root;
    const std::string text =
        isStart ? tree().start() : writePosition(position(), m_design, board());
    const auto from = choice() ? choice()->from() : std::nullopt;
    return exampleOf(text, *m_start, from, m_refused, m_design, m_game);
}

} // namespace rookery
