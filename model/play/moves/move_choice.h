#pragma once

#include "model/play/moves/move.h"
#include "model/play/reach/compiled_game.h"

#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace rookery {

/// Finds the legal move that a player means, step by step: what to move or put down, by what path,
/// where to, and whatever the rules leave open then. Any step can be taken back.
class MoveChoice
{
public:
    /// What has to be said once the end of the move is known.
    enum class Question {
        None,
        Way,       ///< moves that end alike take different pieces, or castle
        Type,      ///< of the piece put down
        Promotion, ///< to what, or not
        Gate,      ///< what comes in, and where, or nothing
        Wall,      ///< a cell
        Own,       ///< what an own move leaves open besides cells
    };

    /// Where a click may mean both the end of a move and a cell on the way of a longer one.
    enum class Stay { Open, End };

    /// An answer to any question but the last, which is answered by a cell.
    struct Option
    {
        std::optional<PieceId> type; ///< none: no piece comes in, no promotion
        std::optional<CellId> cell;  ///< where the piece comes in
        std::vector<CellId> victims; ///< of a path: cells of the pieces taken
        bool isCastling = false;
        OwnPartOf own = {}; ///< what the own move is, with all that was chosen

        friend bool operator==(const Option &, const Option &) = default;
    };

    /// The moves are the legal ones in this position; all three are copied or shared.
    MoveChoice(std::shared_ptr<const CompiledGame> game,
               Position position,
               std::vector<Move> legal);

    const std::vector<Move> &legal() const { return m_legal; }
    const Position &position() const { return m_position; }

    // Steps. Each returns whether it had a meaning; if not, nothing has changed.

    bool take(CellId cell, Stay stay = Stay::Open);
    bool takeHand(PieceId type);
    bool answer(const Option &option);
    bool back();
    void reset();

    bool isBegun() const { return !m_steps.empty(); }
    std::size_t stepCount() const { return m_steps.size(); }
    std::optional<CellId> from() const { return m_from; }
    std::optional<PieceId> hand() const { return m_hand; }
    /// Where the piece has got to on its path.
    std::optional<CellId> reached() const { return m_reached; }
    bool mayStop() const;

    Question question() const;
    std::vector<Option> options() const;
    /// Where each path takes one piece that no other takes: their cells, any of which is an answer
    /// too.
    std::vector<CellId> victims() const;
    /// The move that is meant, once nothing is left open.
    const Move *decided() const;
    /// The move that passes, if that is legal.
    const Move *pass() const;

    /// Marks of the cells that mean something now. Without a step these are the targets of the
    /// piece on `at`, if it may move.
    Reach marks(std::optional<CellId> at = std::nullopt) const;
    /// Those of them where the piece may become another.
    std::vector<CellId> promotions(std::optional<CellId> at = std::nullopt) const;
    /// How many moves begin with the piece on this cell.
    std::size_t moveCount(CellId cell) const;
    /// Types that may be put down from the hand of the player to move.
    std::vector<PieceId> handTypes() const;
    /// The position with the piece where it has got to.
    Position shown() const;

private:
    /// A move and the cells that say which one it is, its last one included.
    struct Line
    {
        std::size_t move;
        std::vector<CellId> path;
        std::size_t at = 0; ///< of the path, how much is gone

        bool isEnded() const { return at == path.size(); }
    };

    struct OnCell
    {
        CellId cell;
        Stay stay;
    };
    struct FromHand
    {
        PieceId type;
    };
    using Step = std::variant<OnCell, FromHand, Option>;

    bool tryStep(const Step &step);
    bool apply(const Step &step);
    bool begin(CellId cell);
    bool walk(const OnCell &step);
    bool buildWall(CellId cell);
    bool takeVictim(CellId cell);
    bool follow(CellId cell, Stay stay, bool atPartner);
    void clear();
    const Move &move(const Line &line) const { return m_legal[line.move]; }
    Option optionOf(const Move &move, Question question) const;
    std::vector<Line> linesFrom(CellId cell) const;
    void markWay(Reach &reach, const Line &line) const;
    bool hasArrived() const;

    std::shared_ptr<const CompiledGame> m_game;
    Position m_position;
    std::vector<Move> m_legal;

    std::vector<Step> m_steps;
    std::vector<Line> m_lines; ///< still possible
    std::optional<CellId> m_from;
    std::optional<PieceId> m_hand;
    std::optional<CellId> m_reached;
};

} // namespace rookery
