#pragma once

#include "model/engine/recipe/learned_values.h"
#include "model/play/reach/compiled_game.h"
#include "model/play/rules/rule_book.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace rookery {

/// By player, in hundredths.
using PlayerScores = std::array<int, PlayState::mostPlayers>;

class AttackPaths;
class PositionFeatures;
class OwnRules;

/// Room for one evaluation at a time.
struct EvaluationRoom
{
    EvaluationRoom() = default;
    EvaluationRoom(const EvaluationRoom &) = delete;
    EvaluationRoom &operator=(const EvaluationRoom &) = delete;

    std::shared_ptr<OwnRules> own; ///< null until an own rule is asked
    int share = wholeShare;        ///< of the material of the start that is left
    Reach reach;
    ReachScratch scratch;
    std::vector<int> numbers;
    std::vector<CellId> cells;
};

/// What a position is worth to its players beyond their pieces and where these stand, by one rule
/// of the design. Immutable, so any number of threads may ask, each with room of its own.
class EvaluationTerm
{
public:
    virtual ~EvaluationTerm() = default;

    virtual void
    add(const Position &position, EvaluationRoom &room, PlayerScores &scores) const = 0;
    /// What it counts, as a sentence without a full stop.
    virtual std::string words() const = 0;
};

/// What terms are made from.
struct TermSource
{
    const Design &design;
    std::shared_ptr<const CompiledGame> game;
    const RuleBook &book;
    Position start;
    std::vector<int> values{};                    ///< by type
    std::shared_ptr<const AttackPaths> attacks{}; ///< null where no paths tell
};

using EvaluationTerms = std::vector<std::unique_ptr<const EvaluationTerm>>;

/// Terms for the ends that are about where pieces stand to each other: rows, chains, roads to a
/// zone, numbers of pieces.
void addEndTerms(const TermSource &source, EvaluationTerms &terms);
/// Terms for the ends that the design states in its own words.
void addOwnEndTerms(const TermSource &source, EvaluationTerms &terms);
/// A term for how far pieces have come where own moves bring them home. Plays a few games.
void addOwnRaceTerm(const TermSource &source, EvaluationTerms &terms);
/// Terms for the safety of royal pieces, and for hunting one that is left alone.
void addRoyalTerms(const TermSource &source, EvaluationTerms &terms);
/// Terms for the number of moves and for who comes first to an empty cell, where nothing else
/// decides.
void addMoveTerms(const TermSource &source, EvaluationTerms &terms);
/// A term for the cells that pieces can go to, where paths tell: so much for each.
constexpr int perFreedom = 4;
void addFreedomTerm(const TermSource &source, EvaluationTerms &terms);

/// +1 where the end is a win for the player it is about, -1 where it is a loss, else 0.
int signOf(Outcome outcome);
/// The player's pieces of these types on the board.
int countOf(const Position &position, PlayerId player, const PieceSet &types);
/// Of each cell, the next along each of these lines.
std::vector<std::vector<CellId>> neighboursOf(const Board &board, Lines lines);

} // namespace rookery
