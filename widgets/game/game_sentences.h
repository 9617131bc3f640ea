#pragma once

#include "model/play/game/game_ruling.h"
#include "model/play/game/game_tree.h"
#include "model/play/legal/move_rules.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace rookery {

struct MoveAnswer;

/// How the players of a game of two have ended it.
struct Settlement
{
    std::optional<PlayerId> resigned; ///< none: they have agreed to a draw
};

/// What is said of a position of a game: how it ended, and why something cannot be done in it.
class GameSentences
{
    Q_DECLARE_TR_FUNCTIONS(rookery::GameSentences)

public:
    /// All of them outlive it.
    GameSentences(const Design &design, MoveRules &rules, const Position &position);

    /// Why the rules cannot say what is legal; empty if they can.
    static QString trouble(const Ruling &ruling);
    /// `White wins: Black is checkmated`; empty while the game goes on. `fallen` is the player
    /// whose time is up.
    QString result(const Ruling &ruling,
                   std::optional<PlayerId> fallen,
                   const std::optional<Settlement> &settled) const;
    /// A player whose moves the program chooses.
    QString ofProgram(PlayerId player) const;
    /// Whose a piece was whose player has lost, and when in the record he did; empty for others.
    QString deadPiece(CellId cell, const GameTree &record) const;

    /// Whether the player to move may go from one cell to another, and by what way, or why not.
    MoveAnswer whyMove(CellId from, CellId to) const;
    QString refusedMove(CellId from, CellId to) const;
    QString refusedDrop(PieceId type, CellId to) const;
    /// Why the rules have no such move, where the text says what is meant; else empty.
    QString refusedText(const std::string &typed) const;
    /// Why a piece has no legal move: with what binds the whole army, where that is the reason for
    /// most pieces.
    QString stuckPiece(CellId cell, const Ruling &ruling) const;
    /// Why a click on a cell does nothing, with a type of piece in hand or none; empty where there
    /// is nothing to say.
    QString refusedCell(CellId cell, std::optional<PieceId> hand, const Ruling &ruling) const;
    QString moved(PlayerId player, const QString &move) const;
    QString inCheck(PlayerId player) const;
    /// Of the type in hand.
    QString noDrop(PieceId type) const;
    /// A cell that answers nothing that the move leaves open.
    QString noAnswer(CellId cell) const;
    /// Why a text is no position, with its column.
    static QString positionFault(const Error &error);
    static QString startFault(const Error &error);

    /// The other one of two.
    static PlayerId opponentOf(PlayerId player, const Rules &rules);

private:
    QString playerName(PlayerId player) const;
    QString typeName(PieceId type) const;

    const Design &m_design;
    MoveRules &m_rules;
    const Position &m_position;
};

} // namespace rookery
