#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"
#include "widgets/base/play_words.h"
#include "widgets/game/play_session.h"

#include <algorithm>

namespace rookery {

/// No player loses a game by a slip of the hand.
void PlaySession::keepGame()
{
    constexpr std::size_t most = 100;
    m_earlier.push_back(m_tree);
    if (m_earlier.size() > most)
        m_earlier.erase(m_earlier.begin());
}

/// At the start of the tree; programs wait.
void PlaySession::beginAnew(GameTree tree)
{
    halt();
    m_message.clear();
    m_tree = std::move(tree);
    m_replayedTo.reset();
    m_start = startPosition();
    m_programMoved = false;
    m_clock.reset(m_clock.control(), m_design.rules->players.size());
}

void PlaySession::newGame()
{
    if (m_tree.size() > 1 || !m_tree.start().empty())
        keepGame();
    beginAnew(GameTree());
    m_isRunning = true;
    show();
}

void PlaySession::resumeEarlierGame()
{
    if (m_earlier.empty())
        return;
    beginAnew(std::move(m_earlier.back()));
    m_earlier.pop_back();
    replay(m_tree);
}

bool PlaySession::begin(const QString &text)
{
    const std::string position = text.trimmed().toStdString();
    auto read = readPosition(position, m_design, board());
    if (!read) {
        const int column = read.error().place.column;
        m_message = shownSentence(read.error().message)
                    + (column > 0 ? tr(" (column %1)").arg(column) : QString());
        Q_EMIT changed();
        Q_EMIT announced(m_message);
        return false;
    }
    keepGame();
    beginAnew(GameTree(position));
    m_isRunning = true;
    show();
    return true;
}

void PlaySession::setFree(bool isFree)
{
    halt();
    m_isFree = isFree;
    m_isRunning = true;
    m_carried.reset();
    m_message.clear();
    if (m_replayedTo)
        return replay(wholeGame());
    show();
}

void PlaySession::takeFreely(CellId cell)
{
    m_message.clear();
    if (m_carried && *m_carried != cell)
        return moveFreely(*m_carried, cell);
    const bool picksUp = !m_carried && m_position->at(cell);
    m_carried = picksUp ? std::optional(cell) : std::nullopt;
    Q_EMIT changed();
}

void PlaySession::moveFreely(CellId from, CellId to)
{
    m_carried.reset();
    Position position = *m_position;
    const auto piece = position.take(from);
    if (!piece)
        return;
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
    begin(QString::fromStdString(writePosition(position, m_design, board())));
}

bool PlaySession::pasteGame(const QString &text)
{
    auto tree = readGame(text.trimmed().toStdString());
    QString fault;
    if (!tree) {
        const Place &place = tree.error().place;
        fault = tr("%1 (line %2, column %3)")
                    .arg(QString::fromStdString(tree.error().message))
                    .arg(place.line)
                    .arg(place.column);
    } else if (!tree->start().empty()) {
        if (const auto start = readPosition(tree->start(), m_design, board()); !start)
            fault = QString::fromStdString(start.error().message);
    }
    if (!fault.isEmpty()) {
        m_message = fault;
        Q_EMIT changed();
        Q_EMIT announced(m_message);
        return false;
    }
    keepGame();
    beginAnew(std::move(*tree));
    replay(m_tree);
    return true;
}

QString PlaySession::gameText() const
{
    return QString::fromStdString(writeGame(m_tree, m_design.info->name, result().toStdString()));
}

QString PlaySession::positionText() const
{
    return QString::fromStdString(writePosition(*m_position, m_design, board()));
}

/// Looking at another move lets no program move there until it is told to.
void PlaySession::goTo(std::size_t node)
{
    halt();
    m_message.clear();
    m_programMoved = false;
    if (m_replayedTo) {
        m_replayedTo = node;
        return;
    }
    m_tree.goTo(node);
    if (m_tree.current() != node)
        m_message = tr("%1 is not legal under the present rules").arg(shownMove(node));
    show();
}

void PlaySession::goBack()
{
    const std::size_t current = m_replayedTo.value_or(m_tree.current());
    if (current != GameTree::root)
        goTo(m_tree.node(current).parent);
}

void PlaySession::goForward()
{
    GameTree ahead = wholeGame();
    if (ahead.forward())
        goTo(ahead.current());
}

void PlaySession::goToStart()
{
    goTo(GameTree::root);
}

void PlaySession::goToEnd()
{
    GameTree ahead = wholeGame();
    while (ahead.forward()) {
    }
    goTo(ahead.current());
}

QString PlaySession::shownMove(std::size_t index) const
{
    const GameTree::Node &node = m_tree.node(index);
    if (index == GameTree::root)
        return {};
    if (node.standing != GameTree::Standing::Legal)
        return QString::fromStdString(byLabel()(node.text).value_or(node.text));
    return QString::fromStdString(labelledText(node.move, node.text, board(), *m_design.pieces));
}

/// Such moves come one after the other, and a board may have many cells.
const MoveRenaming &PlaySession::byLabel() const
{
    if (!m_byLabel)
        m_byLabel.emplace(board(), *m_design.pieces, CellNaming::Names);
    return *m_byLabel;
}

template<typename Change>
void PlaySession::changeRecord(const Change &change)
{
    GameTree tree = wholeGame();
    change(tree);
    if (m_replayedTo)
        return replay(std::move(tree));
    m_tree = std::move(tree);
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
    if (!m_replayedTo)
        show();
}

void PlaySession::promoteBranch(std::size_t node)
{
    changeRecord([&](GameTree &tree) { tree.promote(node); });
}

Example PlaySession::example() const
{
    Example example;
    const bool isStart = m_tree.current() == GameTree::root;
    example.position = isStart ? m_tree.start() : writePosition(*m_position, m_design, board());
    // Only what holds for the position as it is written can be asked again.
    Position again = *m_start;
    if (!example.position.empty()) {
        auto read = readPosition(example.position, m_design, board());
        if (!read)
            return example;
        again = std::move(*read);
    }
    RulingCache rulings(m_design, m_game);
    const std::vector<Move> legal = rulings.rule(again, {}).legal;
    const auto from = m_choice ? m_choice->from() : std::nullopt;
    for (const Move &move : legal) {
        const bool begins = move.from == from
                            && (move.kind == Move::Kind::Displace || move.kind == Move::Kind::Castle
                                || move.kind == Move::Kind::Promote);
        if (!from || begins)
            example.expected.push_back(moveText(move, board(), *m_design.pieces, legal));
    }
    std::sort(example.expected.begin(), example.expected.end());
    example.forbidden = m_refused;
    std::sort(example.forbidden.begin(), example.forbidden.end());
    example.forbidden.erase(std::unique(example.forbidden.begin(), example.forbidden.end()),
                            example.forbidden.end());
    return example;
}

} // namespace rookery
