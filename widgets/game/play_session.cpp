#include "widgets/game/play_session.h"

#include "model/play/moves/notation/move_text.h"
#include "model/play/moves/notation/notation.h"
#include "model/play/position/position_text.h"
#include "widgets/base/play_words.h"

#include <utility>

namespace rookery {

namespace {

/// What a design says beside its game.
constexpr Sections unplayed = Section::Info | Section::Examples | Section::Exports;

} // namespace

PlaySession::PlaySession(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_design(session.design())
{
    connect(&m_programs, &ProgramPlayers::decided, this, [this](const Move &move) {
        play(move, By::Program);
    });
    connect(&m_programs, &ProgramPlayers::foundNoMove, this, &PlaySession::stop);
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

PlaySession::~PlaySession() = default;

void PlaySession::setUp()
{
    m_record.forgetNames();
    m_programs.follow(m_design.rules->players, m_session.design().rules->players);
    m_design = m_session.design();
    m_game = m_session.sharedGame();
    m_moveRules = std::make_unique<MoveRules>(m_design, m_game);
    m_rules.setGame(m_design, m_game);
    m_start = startPosition();
    m_pointed.reset();
}

Position PlaySession::startPosition()
{
    if (tree().start().empty())
        return m_session.position();
    auto position = readPosition(tree().start(), m_design, board());
    if (position)
        return std::move(*position);
    m_message = GameSentences::startFault(position.error());
    return m_session.position();
}

bool PlaySession::isStale() const
{
    return static_cast<bool>(changedSections(m_design, m_session.design()) & ~unplayed);
}

void PlaySession::refresh()
{
    if (!isStale())
        return;
    halt();
    m_isRunning = true;
    m_message.clear();
    setUp();
    replay(m_record.whole());
}

/// The moves are looked at one by one, beside the window if that takes long.
void PlaySession::replay(GameTree tree)
{
    m_choice.reset();
    m_ruling = {};
    const GameTree asked = tree;
    m_record.set(std::move(tree));
    if (asked.size() == 1)
        return show();
    // Until then the position is one that this design can show.
    m_record.beginReplay();
    m_position = m_shown = *m_start;
    const bool isDone = m_rules.replay(asked, *m_start, [this](const GameTree &whole) {
        m_record.endReplay(whole);
        show();
    });
    if (!isDone)
        Q_EMIT changed();
}

/// Shows the current move's position and asks what may follow.
void PlaySession::show()
{
    Position position = *m_start;
    for (const Move &move : m_record.moves()) {
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
    m_choice.reset();
    m_ruling = {};
    const bool isDone =
        m_rules.ask(*m_start, m_record.moves(), [this](const Ruling &ruling) { accept(ruling); });
    if (!isDone)
        Q_EMIT changed();
}

void PlaySession::accept(const Ruling &ruling)
{
    m_ruling = ruling;
    if (m_message == stillAsking())
        m_message.clear();
    m_choice.emplace(m_game, *m_position, ruling.legal);
    // Only now is it known whether the last move gives mate.
    if (marksChecks(m_design, board()) && m_record.markCheck(ruling))
        Q_EMIT recordChanged();
    Q_EMIT changed();
    if (!ruling.end && m_runsOn && m_programs.duty() == ProgramPlayers::Duty::Play)
        m_clock.run(toMove());
    m_runsOn = false;
    if (ruling.end)
        Q_EMIT announced(result());
    else if (!ruling.checked.empty())
        Q_EMIT announced(
            tr("%1 is in check").arg(QString::fromStdString((*m_design.rules)[toMove()].name)));
    thinkIfDue();
}

QString PlaySession::deadPieceSentence(CellId cell) const
{
    return GameSentences(m_design, *m_moveRules, *m_shown).deadPiece(cell, tree());
}

// What is on show

PlayMarks PlaySession::shownMarks() const
{
    const std::size_t current = tree().current();
    return PlayMarks({.choice = choice(),
                      .ruling = m_ruling,
                      .position = *m_position,
                      .board = board(),
                      .last = current == GameTree::root ? nullptr : &tree().node(current).move,
                      .pointed = m_pointed,
                      .carried = m_carried,
                      .isFree = m_isFree,
                      .isProgram = program(toMove()).has_value()});
}

void PlaySession::setPointed(std::optional<CellId> cell)
{
    if (cell == m_pointed)
        return;
    m_pointed = cell;
    if (m_choice && !m_choice->isBegun())
        Q_EMIT changed();
}

void PlaySession::play(const Move &move, By by)
{
    const std::string text = recordText(move, board(), *m_design.pieces, m_ruling.legal);
    m_message.clear();
    m_isRunning = true;
    m_programMoved = by == By::Program;
    const PlayerId player = toMove();
    m_clock.addBonus(player);
    m_runsOn = true;
    const NotationContext context =
        m_record.context(m_design, *m_game, *m_position, m_ruling.legal);
    m_record.play(text, move, player, familyText(move, context));
    m_file.changed();
    Q_EMIT announced(tr("%1: %2").arg(QString::fromStdString((*m_design.rules)[player].name),
                                      shownMove(tree().current())));
    Undo undo;
    m_moveRules->make(*m_position, move, undo);
    m_shown = m_position;
    m_refused.clear();
    Q_EMIT recordChanged();
    ask();
}

} // namespace rookery
