#pragma once

#include "model/play/compiled_game.h"
#include "model/play/move.h"
#include "model/play/rule_book.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace rookery {

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
/// second. Its answers are those of the Referee, who is written to be obviously right. Immutable,
/// so any number of threads may ask at once.
///
/// Not every rule and every movement is known to tables. What is not is left to the referee, rule
/// by rule and piece type by piece type, while all others keep their tables. With boards too large
/// for sets, too many types or other than two players, the reach of each man is kept instead, up
/// to date as men move; the faults say why.
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

    /// A type whose men the referee is asked about, and what they do that tables or kept reaches do
    /// not know.
    struct WalkedType
    {
        PieceId type;
        std::string because;
    };

    /// A rule that is left to the referee, and by what means he helps.
    struct BorrowedRule
    {
        std::string rule;
        std::string means;
    };

    /// Why there are no tables of sets, as sentences without a full stop; none if there are.
    const std::vector<std::string> &faults() const { return m_faults; }
    const std::vector<WalkedType> &walked() const { return m_walked; }
    const std::vector<BorrowedRule> &borrowed() const { return m_borrowed; }

    /// How many sequences of so many legal moves there are. Nothing in a
    /// position in which men could be captured in passing who have moved at different times.
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
    /// Whether legality follows from counts of men on paths, or each move is tried.
    bool countsPaths() const;

private:
    void keepReaches(const Design &design, std::shared_ptr<const CompiledGame> game);

    std::vector<std::string> m_faults;
    std::vector<WalkedType> m_walked;
    std::vector<BorrowedRule> m_borrowed;
    std::shared_ptr<const fast::Plan> m_plan; ///< null without tables of sets
    std::unique_ptr<const fast::Engine> m_engine;
};

} // namespace rookery
