#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"
#include "widgets/base/play_words.h"
#include "widgets/game/play_session.h"

#include <algorithm>

namespace rookery {

namespace {

/// Puts a piece that came from one cell on another one, whatever the rules say; neither it nor what
/// stood there can castle any more.
void put(Position &position, CellId from, CellId to, const Piece &piece)
{
    position.take(to);
    position.put(to, piece);
    position.state().passers.clear();
    for (std::size_t i = 0; i < position.homes().size(); ++i) {
        const WingHome &home = position.homes()[i];
        for (const CellId cell : {from, to}) {
            if (cell == home.king || cell == home.partner)
                position.state().castlingRights &= ~(std::uint64_t(1) << i);
        }
    }
}

/// Why a pasted game cannot be played; empty if it can.
QString faultOf(const Result<GameTree> &read, const Design &design, const Board &board)
{
    if (!read) {
        const Place &place = read.error().place;
        return PlaySession::tr("%1 (line %2, column %3)")
            .arg(QString::fromStdString(read.error().message))
            .arg(place.line)
            .arg(place.column);
    }
    if (read->start().empty())
        return {};
    const auto start = readPosition(read->start(), design, board);
    return start ? QString() : QString::fromStdString(start.error().message);
}

/// The moves from a cell, or all, as an example of the position expects them.
std::vector<std::string> expectedMoves(const std::vector<Move> &legal,
                                       std::optional<CellId> from,
                                       const Board &board,
                                       const Pieces &pieces)
{
    std::vector<std::string> expected;
    for (const Move &move : legal) {
        const bool begins = move.from == from
                            && (move.kind == Move::Kind::Displace || move.kind == Move::Kind::Castle
                                || move.kind == Move::Kind::Promote);
        if (!from || begins)
            expected.push_back(moveText(move, board, pieces, legal));
    }
    std::sort(expected.begin(), expected.end());
    return expected;
}

} // namespace

/// At the start of the tree; programs wait.
void PlaySession::beginAnew(GameTree tree)
{
    halt();
    m_message.clear();
    m_record.set(std::move(tree));
    m_start = startPosition();
    m_programMoved = false;
    m_clock.reset(m_clock.control(), m_design.rules->players.size());
}

void PlaySession::newGame()
{
    if (tree().size() > 1 || !tree().start().empty())
        m_record.keep();
    beginAnew(GameTree());
    m_isRunning = true;
    show();
}

void PlaySession::resumeEarlierGame()
{
    if (!m_record.hasEarlier())
        return;
    beginAnew(m_record.takeEarlier());
    replay(tree());
}

bool PlaySession::begin(const QString &text)
{
    const std::string position = text.trimmed().toStdString();
    auto read = readPosition(position, m_design, board());
    if (!read) {
        const int column = read.error().place.column;
        refuse(shownSentence(read.error().message)
               + (column > 0 ? tr(" (column %1)").arg(column) : QString()));
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
    m_isRunning = true;
    m_carried.reset();
    m_message.clear();
    if (m_record.isReplayed())
        return replay(m_record.whole());
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
    put(position, from, to, *piece);
    begin(QString::fromStdString(writePosition(position, m_design, board())));
}

bool PlaySession::pasteGame(const QString &text)
{
    auto read = readGame(text.trimmed().toStdString());
    if (const QString fault = faultOf(read, m_design, board()); !fault.isEmpty()) {
        refuse(fault);
        return false;
    }
    m_record.keep();
    beginAnew(std::move(*read));
    replay(tree());
    return true;
}

QString PlaySession::gameText() const
{
    return QString::fromStdString(writeGame(tree(), m_design.info->name, result().toStdString()));
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
    const GameTree::Node &node = tree().node(index);
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
    GameTree tree = m_record.whole();
    change(tree);
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
    Example example;
    example.position = isStart ? tree().start() : writePosition(*m_position, m_design, board());
    // Only what holds for the position as it is written can be asked again.
    const auto again = example.position.empty() ? Result<Position>(*m_start)
                                                : readPosition(example.position, m_design, board());
    if (!again)
        return example;
    RulingCache rulings(m_design, m_game);
    const auto from = m_choice ? m_choice->from() : std::nullopt;
    example.expected =
        expectedMoves(rulings.rule(*again, {}).legal, from, board(), *m_design.pieces);
    example.forbidden.assign(m_refused.begin(), m_refused.end());
    return example;
}

} // namespace rookery
