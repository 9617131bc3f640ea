#include "widgets/game/agreement.h"

#include "widgets/game/play_session.h"

namespace rookery {

Agreement::Agreement(PlaySession &play)
    : m_play(play)
{
    connect(&play.programs(), &ProgramPlayers::resigned, this, [this](PlayerId player) {
        settle({player});
    });
    connect(&play.programs(), &ProgramPlayers::drawOffered, this, &Agreement::hear);
    connect(&play, &PlaySession::recordChanged, this, [this] {
        if (m_settled && m_play.tree().current() != m_node)
            m_settled.reset();
    });
}

PlayerId Agreement::opponentOf(PlayerId player) const
{
    return GameSentences::opponentOf(player, *m_play.design().rules);
}

void Agreement::setConcede(bool concede)
{
    m_play.programs().setConcede(concede);
    m_offer.reset();
    Q_EMIT m_play.changed();
}

std::size_t Agreement::length() const
{
    return m_play.tree().line(m_play.tree().current()).size();
}

std::optional<Settlement> Agreement::to() const
{
    return m_play.tree().current() == m_node ? m_settled : std::nullopt;
}

/// It comes with a move, and stands until the next.
std::optional<PlayerId> Agreement::offer() const
{
    return length() == m_offeredAt + 1 ? m_offer : std::nullopt;
}

bool Agreement::accepts(PlayerId program) const
{
    return m_play.programs().acceptsDraw(program, length());
}

std::optional<GameEnd> Agreement::end() const
{
    const auto agreed = to();
    if (!agreed)
        return std::nullopt;
    GameEnd end;
    end.isDraw = !agreed->resigned;
    if (agreed->resigned)
        end.winner = opponentOf(*agreed->resigned);
    return end;
}

/// In a game of two that goes on.
bool Agreement::isPersonsTurn() const
{
    return m_play.design().rules->deciders().size() == 2 && m_play.choice()
           && m_play.result().isEmpty() && !m_play.isFree() && !m_play.program(m_play.toMove());
}

bool Agreement::isAgainstProgram() const
{
    return m_play.program(opponentOf(m_play.toMove())).has_value();
}

bool Agreement::mayResign() const
{
    return isPersonsTurn() && length() > 0;
}

void Agreement::resign()
{
    if (mayResign())
        settle({m_play.toMove()});
    else
        Q_EMIT declined(noGame());
}

QString Agreement::noGame() const
{
    return m_play.design().rules->deciders().size() == 2
               ? tr("No game is going on in which it is a person's turn")
               : tr("Only in games of two can players resign or agree on a draw");
}

bool Agreement::mayOffer() const
{
    return isPersonsTurn() && m_play.programs().concede() && knowsDraws(*m_play.design().rules)
           && isAgainstProgram();
}

void Agreement::offerDraw()
{
    if (!mayOffer())
        return;
    const PlayerId other = opponentOf(m_play.toMove());
    if (offer() || accepts(other))
        return settle({});
    Q_EMIT declined(tr("%1 declines the draw")
                        .arg(QString::fromStdString((*m_play.design().rules)[other].name)));
}

void Agreement::draw()
{
    if (mayOffer())
        return offerDraw();
    if (!mayResign())
        Q_EMIT declined(noGame());
    else if (!knowsDraws(*m_play.design().rules))
        Q_EMIT declined(tr("By the rules of this game nothing is drawn"));
    else if (isAgainstProgram())
        Q_EMIT declined(tr("Programs agree to no draw in this game"));
    else
        settle({});
}

/// A program answers at once; a person may until the next move.
void Agreement::hear(PlayerId player)
{
    const PlayerId other = opponentOf(player);
    m_offer = player;
    m_offeredAt = length();
    if (m_play.program(other) && accepts(other))
        settle({});
}

void Agreement::settle(const Settlement &settlement)
{
    m_offer.reset();
    m_settled = settlement;
    m_node = m_play.tree().current();
    Q_EMIT reached();
}

void Agreement::reset()
{
    m_settled.reset();
    m_offer.reset();
}

} // namespace rookery
