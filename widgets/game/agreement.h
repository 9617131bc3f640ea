#pragma once

#include "model/play/ends/game_end.h"
#include "widgets/game/game_sentences.h"

#include <QObject>

#include <optional>

namespace rookery {

class PlaySession;

/// What the players of a game of two have agreed on: that one resigns, or a draw. Programs do so
/// where ProgramPlayers::concede() lets them. It holds until another move of the record is on show.
class Agreement final : public QObject
{
    Q_OBJECT

public:
    explicit Agreement(PlaySession &play);

    void setConcede(bool concede);
    /// None while the game goes on.
    std::optional<Settlement> to() const;
    /// The same as an end of the game.
    std::optional<GameEnd> end() const;
    /// Whether the opponent of the player to move is a program.
    bool isAgainstProgram() const;
    /// Whether the player to move is a person in a game that has begun.
    bool mayResign() const;
    /// The player to move resigns.
    void resign();
    /// The program that offers a draw to the person who is to move.
    std::optional<PlayerId> offer() const;
    bool mayOffer() const;
    /// Offers the program a draw, or accepts the one that it offers.
    void offerDraw();
    /// Two people, who both want it, end the game as a draw; a program is offered one. Where the
    /// rules know no draw it is declined.
    void draw();

    /// Another game begins.
    void reset();

Q_SIGNALS:
    /// The game is over.
    void reached();
    void declined(const QString &sentence);

private:
    void settle(const Settlement &settlement);
    void hear(PlayerId player);
    PlayerId opponentOf(PlayerId player) const;
    bool accepts(PlayerId program) const;
    bool isPersonsTurn() const;
    std::size_t length() const;
    QString noGame() const;

    PlaySession &m_play;
    std::optional<Settlement> m_settled;
    std::size_t m_node = 0; ///< of the record, where that was
    std::optional<PlayerId> m_offer;
    std::size_t m_offeredAt = 0; ///< after so many moves of the game
};

} // namespace rookery
