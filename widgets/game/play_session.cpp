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
    connect(&m_programs, &ProgramPlayers::failed, this, &PlaySession::refuse);
    connect(&m_clock, &GameClock::ranOut, this, &PlaySession::endBeforeTheRules);
    connect(&m_agreed, &Agreement::reached, this, &PlaySession::endBeforeTheRules);
    connect(&m_agreed, &Agreement::declined, this, &PlaySession::refuse);
    setUp();
    show();
}

PlaySession::~PlaySession() = default;

/// Time is up, or the players have agreed.
void PlaySession::endBeforeTheRules()
{
    halt();
    m_seen.resetChoice();
    m_file.changed();
    Q_EMIT changed();
    Q_EMIT announced(result());
}

void PlaySession::setUp()
{
    m_record.forgetNames();
    m_programs.follow(m_design.rules->players, m_session.design().rules->players);
    m_design = m_session.design();
    m_game = m_session.sharedGame();
    m_moveRules = std::make_unique<MoveRules>(m_design, m_game);
    m_rules.setGame(m_design, m_game);
    m_seen.setGame(m_design, m_game);
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
    setUp();
    replay(m_record.whole());
}

/// The moves are looked at one by one, beside the window if that takes long.
void PlaySession::replay(GameTree tree)
{
    const GameTree asked = tree;
    m_record.set(std::move(tree));
    if (asked.size() == 1)
        return show();
    // Until then the position is one that this design can show.
    m_record.beginReplay();
    m_seen.goTo(*m_start, {}, *m_moveRules);
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
    m_seen.goTo(*m_start, m_record.moves(), *m_moveRules);
    m_refused.clear();
    ask();
    Q_EMIT recordChanged();
}

void PlaySession::ask()
{
    const bool isDone =
        m_rules.ask(*m_start, m_record.moves(), [this](const Ruling &ruling) { accept(ruling); });
    if (!isDone)
        Q_EMIT changed();
}

void PlaySession::accept(const Ruling &ruling)
{
    m_seen.accept(ruling);
    if (m_message == stillAsking())
        m_message.clear();
    // Only now is it known whether the last move gives mate.
    if (marksChecks(m_design, board()) && m_record.markCheck(ruling))
        Q_EMIT recordChanged();
    Q_EMIT changed();
    if (!ruling.end && m_runsOn && m_programs.duty() == ProgramPlayers::Duty::Play)
        m_clock.run(toMove());
    m_runsOn = false;
    if (ruling.end)
        Q_EMIT announced(result());
    else if (!m_seen.ruling().checked.empty())
        Q_EMIT announced(sentences().inCheck(toMove()));
    thinkIfDue();
}

QString PlaySession::deadPieceSentence(CellId cell) const
{
    return GameSentences(m_design, *m_moveRules, shownPosition()).deadPiece(cell, tree());
}

// What is on show

/// Between the lines of a move that is followed nothing can be chosen.
PlayMarks PlaySession::shownMarks() const
{
    return PlayMarks({.choice = m_followed.isBetween() ? nullptr : choice(),
                      .ruling = ruling(),
                      .position = m_seen.position(),
                      .board = board(),
                      .last = m_seen.lastMove(tree()),
                      .pointed = m_pointed,
                      .carried = m_carried,
                      .isFree = m_isFree,
                      .isProgram = program(toMove()).has_value()});
}

GameMarks PlaySession::gameMarks() const
{
    return m_followed.isBetween() ? m_followed.marks() : shownMarks().game();
}

void PlaySession::setPointed(std::optional<CellId> cell)
{
    if (std::exchange(m_pointed, cell) != cell && choice() && !choice()->isBegun())
        Q_EMIT changed();
}

void PlaySession::setSeenBy(std::optional<PlayerId> player)
{
    m_seen.setPlayer(player);
    m_message.clear();
    if (!m_record.isReplayed())
        show();
}

/// What is refused is no move of the game, and the player tries another one.
void PlaySession::play(const Move &chosen, By by)
{
    const auto legal = by == By::Person ? m_seen.played(chosen) : std::optional(chosen);
    if (!legal)
        return refuse(m_seen.refuse(chosen));
    const Move &move = *legal;
    const std::vector<Move> &among = m_seen.wholeRuling().legal;
    const std::string text = recordText(move, board(), *m_design.pieces, among);
    m_message.clear();
    m_isRunning = true;
    m_programMoved = by == By::Program;
    const PlayerId player = toMove();
    m_clock.addBonus(player);
    m_runsOn = true;
    const NotationContext context = m_record.context(m_design, *m_game, position(), among);
    m_record.play(text, move, player, familyText(move, context));
    m_file.changed();
    Q_EMIT announced(sentences().moved(player, shownMove(tree().current())));
    m_seen.make(move, *m_moveRules);
    m_refused.clear();
    Q_EMIT recordChanged();
    ask();
    if (!m_seen.told().isEmpty())
        Q_EMIT announced(m_seen.told());
}

} // namespace rookery
