#include "widgets/game/play_session.h"

#include "model/board/labels.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"
#include "widgets/base/play_words.h"
#include "widgets/session/followed.h"

#include <algorithm>
#include <future>
#include <utility>

namespace rookery {

namespace {

/// Half a frame: what most games answer in, so that nothing flickers.
constexpr std::chrono::milliseconds patience{8};

} // namespace

/// Whom rulings are asked of, on one thread, where the tables are made too.
struct PlaySession::Office
{
    Ruling rule(const Position &start, const std::vector<Move> &moves)
    {
        if (!rulings)
            rulings.emplace(design, game);
        return rulings->rule(start, moves);
    }

    Design design;
    std::shared_ptr<const CompiledGame> game;
    std::optional<RulingCache> rulings;
};

PlaySession::PlaySession(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_design(session.design())
    , m_question(std::make_shared<std::atomic<int>>(0))
{
    m_rulings.setMaxThreadCount(1);
    m_thoughts.setMaxThreadCount(1);
    m_pauseTimer.setSingleShot(true);
    connect(&m_pauseTimer, &QTimer::timeout, this, [this] {
        if (const auto strategy = program(toMove()))
            think(*strategy);
    });
    connect(&m_clock, &GameClock::ranOut, this, [this] {
        halt();
        if (m_choice)
            m_choice->reset();
        m_shown = m_position;
        Q_EMIT changed();
        Q_EMIT announced(result());
    });
    setUp();
    show();
}

PlaySession::~PlaySession()
{
    ++*m_question;
    if (m_stop)
        *m_stop = true;
    m_rulings.waitForDone();
    m_thoughts.waitForDone();
}

void PlaySession::setUp()
{
    m_byLabel.reset();
    followPlayers();
    m_design = m_session.design();
    m_game = m_session.sharedGame();
    m_moveRules = std::make_unique<MoveRules>(m_design, m_game);
    m_office = std::make_shared<Office>();
    m_office->design = m_design;
    m_office->game = m_game;
    m_desk.reset();
    m_start = startPosition();
    m_pointed.reset();
}

/// A program goes on playing for the player it was chosen for.
void PlaySession::followPlayers()
{
    const auto &before = m_design.rules->players;
    const auto &now = m_session.design().rules->players;
    auto programs = std::exchange(m_programs, {});
    m_programs.resize(now.size());
    for (std::size_t i = 0; i < programs.size(); ++i) {
        if (const auto place = followed(before, now, i, &Player::name))
            m_programs[*place] = programs[i];
    }
}

Position PlaySession::startPosition()
{
    if (m_tree.start().empty())
        return m_session.position();
    auto position = readPosition(m_tree.start(), m_design, board());
    if (position)
        return std::move(*position);
    m_message = tr("The position where the game began cannot be read any more: %1")
                    .arg(QString::fromStdString(position.error().message));
    return m_session.position();
}

bool PlaySession::isStale() const
{
    const Sections changed = changedSections(m_design, m_session.design());
    return static_cast<bool>(changed
                             & ~Sections(Section::Info | Section::Examples | Section::Exports));
}

void PlaySession::refresh()
{
    if (!isStale())
        return;
    halt();
    m_isRunning = true;
    m_message.clear();
    setUp();
    replay(m_tree);
}

/// The moves are looked at one by one, beside the window if that takes long.
void PlaySession::replay(GameTree tree)
{
    const int number = ++*m_question;
    m_choice.reset();
    m_ruling = {};
    if (tree.size() == 1) {
        m_tree = std::move(tree);
        return show();
    }
    const auto done = std::make_shared<std::promise<GameTree>>();
    auto answer = done->get_future();
    const auto accept = [this, number](GameTree whole) {
        if (number != *m_question)
            return;
        m_tree = std::move(whole);
        show();
    };
    m_rulings.start([=, this, design = m_design, game = m_game, start = *m_start] {
        MoveRules moveRules(design, game);
        const GameTree whole = replayed(tree, moveRules, start);
        done->set_value(whole);
        QMetaObject::invokeMethod(
            this, [=] { accept(whole); }, Qt::QueuedConnection);
    });
    // Until then the position is one that this design can show.
    m_tree.goTo(GameTree::root);
    m_position = m_shown = *m_start;
    if (answer.wait_for(patience) == std::future_status::ready)
        accept(answer.get());
    else
        Q_EMIT changed();
}

std::vector<Move> PlaySession::moves() const
{
    std::vector<Move> list;
    for (const std::size_t node : m_tree.line(m_tree.current()))
        list.push_back(m_tree.node(node).move);
    return list;
}

/// Shows the current move's position and asks what may follow.
void PlaySession::show()
{
    Position position = *m_start;
    for (const Move &move : moves()) {
        Undo undo;
        m_moveRules->make(position, move, undo);
    }
    m_position = m_shown = std::move(position);
    m_refused.clear();
    ask();
    Q_EMIT recordChanged();
}

void PlaySession::ask()
{
    const int number = ++*m_question;
    m_choice.reset();
    m_ruling = {};
    const auto done = std::make_shared<std::promise<Ruling>>();
    auto answer = done->get_future();
    m_rulings.start(
        [=, this, office = m_office, latest = m_question, start = *m_start, list = moves()] {
            if (number != *latest)
                return;
            const Ruling ruling = office->rule(start, list);
            done->set_value(ruling);
            QMetaObject::invokeMethod(
                this, [=, this] { accept(number, ruling); }, Qt::QueuedConnection);
        });
    if (answer.wait_for(patience) == std::future_status::ready)
        accept(number, answer.get());
    else
        Q_EMIT changed();
}

void PlaySession::accept(int number, const Ruling &ruling)
{
    if (number != *m_question || m_choice)
        return;
    m_ruling = ruling;
    if (m_message == stillAsking())
        m_message.clear();
    m_choice.emplace(m_game, *m_position, ruling.legal);
    Q_EMIT changed();
    if (!ruling.end && m_runsOn)
        m_clock.run(toMove());
    m_runsOn = false;
    if (ruling.end)
        Q_EMIT announced(result());
    else if (!ruling.checked.empty())
        Q_EMIT announced(
            tr("%1 is in check").arg(QString::fromStdString((*m_design.rules)[toMove()].name)));
    thinkIfDue();
}

QString PlaySession::result() const
{
    if (const auto fallen = m_clock.fallen()) {
        const Rules &rules = *m_design.rules;
        const QString name = QString::fromStdString(rules[*fallen].name);
        if (rules.players.size() != 2)
            return tr("%1 loses: the time is up").arg(name);
        return tr("%1 wins: %2's time is up")
            .arg(QString::fromStdString(rules[PlayerId(1 - fallen->index())].name), name);
    }
    return m_ruling.end ? shownSentence(describeEnd(*m_ruling.end, m_design)) : QString();
}

QString PlaySession::deadPieceSentence(CellId cell) const
{
    const auto piece = m_shown->at(cell);
    if (!piece || !m_shown->state().isOut(piece->owner))
        return {};
    const QString owner = QString::fromStdString((*m_design.rules)[piece->owner].name);
    QString why = tr("%1 has lost").arg(owner);
    int number = 0;
    for (const std::size_t index : m_tree.line(m_tree.current())) {
        const GameTree::Node &node = m_tree.node(index);
        ++number;
        if (!node.move.retires || node.player != piece->owner)
            continue;
        why = node.move.mated ? tr("%1 was checkmated (move %2)").arg(owner).arg(number)
                              : tr("%1 has lost (move %2)").arg(owner).arg(number);
    }
    return tr("Dead %1 of %2 on %3: %4, so he cannot move, but may be captured")
        .arg(QString::fromStdString((*m_design.pieces)[piece->type].name),
             owner,
             QString::fromStdString(cellLabel(board(), cell)),
             why);
}

// What is on show

std::optional<CellId> PlaySession::markedFrom() const
{
    if (m_isFree)
        return m_carried;
    if (!m_choice)
        return std::nullopt;
    if (m_choice->isBegun())
        return m_choice->reached() ? m_choice->reached() : m_choice->from();
    if (m_pointed && m_choice->moveCount(*m_pointed) > 0 && !program(toMove()))
        return m_pointed;
    return std::nullopt;
}

Reach PlaySession::marks() const
{
    Reach none;
    none.begin(board().size());
    if (!m_choice || m_isFree)
        return none;
    const auto from = markedFrom();
    if (offersDrops()) {
        MoveChoice asked = *m_choice;
        asked.takeHand(*onlyDrop());
        return asked.marks();
    }
    return m_choice->marks(m_choice->isBegun() ? std::nullopt : from);
}

GameMarks PlaySession::gameMarks() const
{
    GameMarks marks;
    marks.checked = m_ruling.checked;
    marks.witness = m_ruling.witness;
    if (m_choice)
        marks.promotions = m_choice->promotions(m_choice->isBegun() ? std::nullopt : markedFrom());
    if (m_tree.current() == GameTree::root)
        return marks;
    const Move &last = m_tree.node(m_tree.current()).move;
    const bool hasStart = last.kind == Move::Kind::Displace || last.kind == Move::Kind::Castle;
    if (hasStart)
        marks.left.push_back(last.from);
    if (last.kind != Move::Kind::Pass && last.kind != Move::Kind::Build)
        marks.entered.push_back(last.to);
    if (last.kind == Move::Kind::Castle && !last.taken.empty() && last.taken.front().putTo) {
        marks.left.push_back(last.taken.front().cell);
        marks.entered.push_back(*last.taken.front().putTo);
    }
    if (last.wall)
        marks.entered.push_back(*last.wall);
    return marks;
}

std::optional<PieceId> PlaySession::pieceInQuestion() const
{
    if (m_choice && m_choice->hand())
        return m_choice->hand();
    const auto chosen = m_choice ? m_choice->from() : std::nullopt;
    for (const auto &cell : {chosen, m_pointed}) {
        if (const auto piece = cell ? m_position->at(*cell) : std::nullopt)
            return piece->type;
    }
    if (m_tree.current() == GameTree::root)
        return std::nullopt;
    const Move &last = m_tree.node(m_tree.current()).move;
    const bool hasType = last.kind != Move::Kind::Pass && last.kind != Move::Kind::Build;
    return hasType ? std::optional(last.type) : std::nullopt;
}

void PlaySession::setPointed(std::optional<CellId> cell)
{
    if (cell == m_pointed)
        return;
    m_pointed = cell;
    if (m_choice && !m_choice->isBegun())
        Q_EMIT changed();
}

void PlaySession::play(const Move &move)
{
    const std::string text = moveText(move, board(), *m_design.pieces, m_ruling.legal);
    m_message.clear();
    m_isRunning = true;
    m_programMoved = isThinking();
    m_stop.reset();
    const PlayerId player = toMove();
    m_clock.pause();
    m_clock.addBonus(player);
    m_runsOn = true;
    m_tree.play(text, move, player);
    Q_EMIT announced(tr("%1: %2").arg(QString::fromStdString((*m_design.rules)[player].name),
                                      shownMove(m_tree.current())));
    Undo undo;
    m_moveRules->make(*m_position, move, undo);
    m_shown = m_position;
    m_refused.clear();
    Q_EMIT recordChanged();
    ask();
}

} // namespace rookery
