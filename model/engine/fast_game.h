#pragma once

#include "model/play/game/position_tables.h"
#include "model/play/moves/move.h"
#include "model/play/reach/compiled_game.h"
#include "model/play/rules/rule_book.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace rookery {

class MoveRules;

namespace fast {
class Engine;
struct Plan;
} // namespace fast

/// Which instructions the tables are made for.
enum class Processor {
    Detected, ///< the best that this one has
    Any,      ///< those that all have
};

/// A game compiled to tables of sets of cells, for questions that are asked a million times a
/// second. Its answers are those of the MoveRules, which are written to be obviously right.
/// Immutable, so any number of threads may ask at once.
///
/// Not every rule and every movement is known to tables. What is not is left to the move rules,
/// rule by rule and piece type by piece type, while all others keep their tables. With boards too
/// large for sets, too many types or other than two players, the reach of each piece is kept
/// instead, up to date as pieces move; the faults say why.
class FastGame
{
public:
    /// Compiles a consistent design; `game` is what it was compiled to before, if it was. From the
    /// tables of the design before an edit, what is known of pieces that are the same is taken
    /// over.
    explicit FastGame(const Design &design,
                      std::shared_ptr<const CompiledGame> game = nullptr,
                      Processor processor = Processor::Detected,
                      const FastGame *previous = nullptr);
    ~FastGame();
    FastGame(FastGame &&) noexcept;
    FastGame &operator=(FastGame &&) noexcept;

    /// A type whose pieces the move rules are asked about, and what they do that tables or kept
    /// reaches do not know.
    struct WalkedType
    {
        PieceId type;
        std::string because;
    };

    /// A rule that is left to the move rules, and by what means they serve it.
    struct FallbackRule
    {
        std::string rule;
        std::string means;
    };

    /// Why there are no tables of sets, as sentences without a full stop; none if there are.
    const std::vector<std::string> &faults() const { return m_faults; }
    const std::vector<WalkedType> &walked() const { return m_walked; }
    const std::vector<FallbackRule> &fallback() const { return m_fallback; }

    /// Why trying each move is no slower, as a sentence without a full stop; empty where tables or
    /// kept reaches serve games that are played. This is what makeGameEngine() goes by.
    std::string uselessBecause() const;

    /// Tables for a position that another object keeps, with its move rules. This, the move rules
    /// and the position must stay.
    std::unique_ptr<PositionTables> tablesFor(MoveRules &moveRules, Position &position) const;

    /// How many sequences of so many legal moves there are. Nothing in a
    /// position in which pieces that have moved at different times could be captured in passing.
    std::optional<std::uint64_t> perft(const Position &position, int depth) const;
    /// The same, each leaf written to a list before it is counted.
    std::optional<std::uint64_t> perftListed(const Position &position, int depth) const;

    /// Plays random games from a position, each to its end or for 400 moves, and counts their
    /// moves.
    std::optional<std::uint64_t>
    playouts(const Position &position, std::size_t games, std::uint64_t seed) const;

    /// Replaces the list by the legal moves, in no particular order; whether it could.
    bool legal(const Position &position, std::vector<Move> &moves) const;

    /// Of all tables; 0 without.
    std::size_t bytes() const;
    /// Whether legality follows from counts of pieces on paths, or each move is tried.
    bool countsPaths() const;

private:
    void keepReaches(const Design &design, std::shared_ptr<const CompiledGame> game);

    std::size_t m_types;
    std::vector<std::string> m_faults;
    std::vector<WalkedType> m_walked;
    std::vector<FallbackRule> m_fallback;
    std::shared_ptr<const fast::Plan> m_plan; ///< null without tables of sets
    std::unique_ptr<const fast::Engine> m_engine;
};

} // namespace rookery
