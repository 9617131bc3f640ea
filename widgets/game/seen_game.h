#pragma once

#include "model/play/game/game_ruling.h"
#include "model/play/game/game_tree.h"
#include "model/play/legal/player_views.h"
#include "model/play/moves/move_choice.h"

#include <QCoreApplication>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace rookery {

/// Where a game stands, as it is and as it is shown: to one player, or whole. The position and the
/// choice of the next move are those that are seen, and it knows what was told. Nothing is hidden
/// until a player is chosen.
class SeenGame
{
    Q_DECLARE_TR_FUNCTIONS(rookery::SeenGame)

public:
    /// The rules have changed. The player of the same name goes on looking, while there are
    /// secrets.
    void setGame(const Design &design, const std::shared_ptr<const CompiledGame> &game);
    bool hasSecrets() const { return m_rules->hasSecrets(); }
    /// None: everything is seen. What follows is about the next position.
    void setPlayer(std::optional<PlayerId> player) { m_player = player; }
    std::optional<PlayerId> player() const { return m_player; }

    /// Goes to the position after these moves.
    void goTo(const Position &start, const std::vector<Move> &moves, MoveRules &rules);
    /// Goes on by one, whose consequences the rules are still to be asked about.
    void make(const Move &move, MoveRules &rules);
    /// The position, whatever is hidden.
    const Position &whole() const { return *m_whole; }
    /// As it is seen.
    const Position &position() const { return m_seen ? *m_seen : *m_whole; }
    /// The same with the piece that is on its way where it has got to.
    const Position &shown() const { return m_shown ? *m_shown : position(); }

    /// The rules are being asked.
    void forgetRuling();
    void accept(const Ruling &ruling);
    /// What the rules say, whatever is hidden.
    const Ruling &wholeRuling() const { return m_wholeRuling; }
    /// The same with what may be tried in place of what is legal, and nothing of a turn of a player
    /// who does not look.
    const Ruling &ruling() const { return m_ruling; }
    /// The choice of the next move; null while the rules are being asked.
    MoveChoice *choice() { return m_choice ? &*m_choice : nullptr; }
    const MoveChoice *choice() const { return m_choice ? &*m_choice : nullptr; }
    void resetChoice();
    /// Shows how far the choice has got.
    void showChoice() { m_shown = m_choice->shown(); }
    /// Why nothing can be chosen: it is the turn of a player who does not look; else empty.
    QString whyNoChoice() const;

    /// The legal move that a chosen one turns out to be; none: it is refused.
    std::optional<Move> played(const Move &chosen) const;
    /// It was refused, and is not offered again; what is said of it.
    QString refuse(const Move &tried);
    /// What was told after the last move.
    const QString &told() const { return m_told; }
    /// The current move of the record; null at the start, and where it is not seen.
    const Move *lastMove(const GameTree &tree) const;
    /// Whether a move of the record is not seen.
    bool isUnseen(const GameTree &tree, std::size_t node) const;

private:
    bool isLooking() const { return m_player && m_whole->toMove() == *m_player; }
    void look();

    Shared<Rules> m_rules;
    std::shared_ptr<const CompiledGame> m_game;
    std::unique_ptr<PlayerViews> m_views; ///< null: everything is seen, and nothing told
    std::optional<PlayerId> m_player;
    std::optional<Position> m_whole;
    std::optional<Position> m_seen;  ///< where a player is chosen
    std::optional<Position> m_shown; ///< where a piece is on its way
    Ruling m_wholeRuling;
    Ruling m_ruling;
    std::optional<MoveChoice> m_choice;
    QString m_told;
};

} // namespace rookery
