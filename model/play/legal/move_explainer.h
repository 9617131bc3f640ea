#pragma once

#include "model/base/message.h"
#include "model/board/labels.h"
#include "model/play/legal/move_rules.h"
#include "model/play/reach/trace.h"
#include "model/play/rules/castling_moves.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

class OwnRules;
struct OwnVerdict;
struct OwnWish;
struct TypedIntent;

/// What keeps the player to move from going from one cell to another.
enum class Barrier {
    None,    ///< some legal move leads there
    NoPiece, ///< the first cell is empty, or a wall stands on it
    GameOver,
    OutOfGame,   ///< the piece's player has lost and does not move any more
    NotToMove,   ///< it is another player's turn
    Leaving,     ///< the player to move has lost and leaves the game to the others
    OwnMoves,    ///< own moves are meant, and none offers what is chosen
    Castling,    ///< the wing is not ready
    Movement,    ///< no movement of the piece leads there as the pieces stand
    InPlace,     ///< it may promote where it stands, which is no move to its own cell
    GoesOn,      ///< the move has to be carried on from there
    FirstMove,   ///< a first move that is not made in check
    Exchange,    ///< friends may change places, but not now
    Immune,      ///< what it would capture cannot be captured by it
    Promotion,   ///< it would have to promote, and there is nothing that it can become
    Wall,        ///< there is no place for the wall that comes with every move
    SingleMove,  ///< check, or another rule about single moves; see MoveFault
    Drop,        ///< a piece may not be put down there
    Pass,        ///< the player may not pass
    Unclear,     ///< the text does not say one move
    DropDuty,    ///< a piece must be put down first
    CaptureDuty, ///< the player must capture, or make a capture that counts for more
    Unknown,
};

/// Whether the player to move may go from one cell to another, by which moves, or why not.
struct MoveAnswer
{
    std::vector<Move> moves; ///< the legal ones that lead there
    /// How the piece's movement leads there: those paths by which some legal move goes, or else
    /// every path that could lead there, open or with what stops it.
    std::vector<Trajectory> ways;
    /// Legal moves that are no movement of the piece, in words: `castles with the White Rook on h1,
    /// which goes to f1`.
    std::vector<Message> others;
    Barrier barrier = Barrier::None;
    Message reason;   ///< `blocked at a2 by the White Pawn`; empty if it is allowed
    Message sentence; ///< the reason with what it is about, for people
};

/// Answers for one position. Whether a move is legal is asked of the move rules, which also say
/// which rule a move breaks; how a piece moves is asked of its trace.
class MoveExplainer
{
public:
    /// The design and the move rules must outlive it.
    MoveExplainer(const Design &design,
                  MoveRules &moveRules,
                  const Position &position,
                  CellNaming naming = CellNaming::Names);

    MoveAnswer answer(CellId from, CellId to);
    /// Of a move that is typed; the answer's sentence is that of the reader where the text does not
    /// say what is meant, or only a part of a legal move.
    MoveAnswer answer(std::string_view typed);
    /// Why a piece of this type may not be put down there, in a sentence; the drop must not be
    /// legal.
    Message refusedDrop(PieceId type, CellId to);

    const std::vector<Move> &legal() const { return m_legal; }

private:
    struct OwnGame;
    /// Why not, as far as has been found out.
    struct Reason
    {
        Barrier barrier;
        Message text;
    };

    std::optional<Reason> ofOwnMove(CellId from, CellId to);
    OwnRules *ownRules();
    MoveAnswer ofLegal(const Move &move);
    std::optional<MoveAnswer> ofIntent(const TypedIntent &intent);
    std::optional<OwnVerdict> ownVerdict(const OwnWish &wish);
    MoveAnswer ofOwnVerdict(const OwnVerdict &verdict, std::string_view typed);
    std::optional<Message> ofOwnChoices(CellId from, CellId to);
    std::optional<Reason> beforeAnyMove(CellId from, CellId to);
    bool hasMovement(CellId from) const;
    bool isForOwnMoves(CellId from) const;
    Reason refusal(CellId from, CellId to, std::vector<Trajectory> &ways);
    Reason ofMovement(CellId from, CellId to, const std::vector<Trajectory> &ways);
    Reason ofOpenWay(CellId from, CellId to, const Trajectory &way);
    Message ofGoingOn(CellId from, const Trajectory &way) const;
    Reason ofCandidates(const std::vector<Move> &candidates);
    Reason ofDuty(const Move &move) const;
    std::optional<Reason> ofCastling(CellId from, CellId to);
    Reason ofWing(std::size_t wing, CastlingFault fault);
    std::optional<Message> ofExchange(const Piece &piece, CellId to) const;
    Message ofFault(const Move &move, MoveFault fault);
    Message ofCastlingAttack(const Move &move);
    Message ofBan() const;
    Message ofCheck(const Move &move);
    Message ofDropFault(PieceId type, CellId to, DropFault fault) const;
    Message ofDropZone(PieceId type) const;

    void addWays(CellId from, CellId to, MoveAnswer &answer);
    bool addEnPassant(const Move &move, MoveAnswer &answer);
    Message otherWords(const Move &move) const;

    std::string name(CellId cell) const { return cellText(board(), cell, m_naming); }
    std::string text(const Move &move) const;
    std::string player(PlayerId id) const;
    Message piece(const Piece &boardPiece) const;
    Message gameOver() const;
    Message pieceOn(CellId cell) const;
    std::string zoneName(ZoneId zone) const;
    const Board &board() const { return m_moveRules.board(); }
    const Rules &rules() const { return *m_design.rules; }

    const Design &m_design;
    MoveRules &m_moveRules;
    Position m_position;
    CellNaming m_naming;
    std::optional<GameEnd> m_end;
    std::vector<Move> m_legal;
    std::vector<Move> m_pseudo;     ///< check and duties left aside
    std::shared_ptr<OwnGame> m_own; ///< made when it is first asked
};

} // namespace rookery
