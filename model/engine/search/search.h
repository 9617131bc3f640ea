#pragma once

#include "model/design/design.h"
#include "model/engine/search/move_order.h"
#include "model/engine/search/search_limits.h"
#include "model/engine/search/transposition_table.h"
#include "model/play/game/game_record.h"
#include "model/play/legal/player_views.h"

#include <atomic>
#include <chrono>
#include <random>

namespace rookery {

class SearchHelpers;

/// Chooses moves by looking ahead: a principal variation search with iterative deepening, and a
/// search of captures at its leaves. All opponents of the player to move count as one side; where
/// chance is to move, the mean of what may come counts. What it finds depends on nothing but the
/// games before, the seed and the limits of nodes or depth, whichever engine lists the moves, as
/// long as it searches in one thread. It and its engine belong to the thread that searches, which
/// is not the window's; others that are asked for have engines of their own.
class Searcher
{
public:
    /// A score beyond `win` less `longestLine` is a win in as many moves as are missing.
    static constexpr int win = 1'000'000;
    static constexpr int longestLine = 128; ///< moves, captures included
    static bool isWin(int score) { return score > win - longestLine; }

    /// The engine must be one of this design. The recipe is made where none is given, with
    /// what was learned of the design.
    Searcher(const Design &design,
             std::unique_ptr<GameEngine> engine,
             unsigned seed = 1,
             std::shared_ptr<const EvaluationRecipe> recipe = nullptr,
             const LearnedSource &learned = {});
    /// Helps the other one in a thread of its own: what it finds goes into that one's table.
    Searcher(const Searcher &helped, unsigned seed);
    ~Searcher();

    /// Why moves are drawn at random whatever the strategy, as a sentence without a full stop: a
    /// program sees no more than its player. Empty where it looks ahead.
    const std::string &blindness() const { return m_blindness; }
    static std::string blindnessOf(const Rules &rules);

    GameEngine &engine() { return *m_engine; }
    const GameEngine &engine() const { return *m_engine; }
    const EvaluationRecipe &recipe() const { return *m_recipe; }
    /// Forgets what was found in the games before, and draws from this seed.
    void forget(unsigned seed);
    /// The record must be over this searcher's engine; it is as before in the end. `stop` may be
    /// set by any thread and is looked at before every position. What the rules could not answer is
    /// told once, and forgotten.
    SearchResult search(GameRecord &record,
                        Strategy strategy,
                        const SearchLimits &limits,
                        const std::atomic<bool> &stop,
                        const SearchSink &sink = {});
    /// Thousandths of its memory that the last search has filled.
    int memoryUsed() const { return m_table->permille(); }
    /// What it has looked at in all its searches. Any thread may ask.
    std::uint64_t nodes() const { return m_nodes.load(std::memory_order_relaxed); }

private:
    using Clock = std::chrono::steady_clock;

    SearchResult searched(GameRecord &record,
                          Strategy strategy,
                          const SearchLimits &limits,
                          const std::atomic<bool> &stop,
                          const SearchSink &sink);
    Message takeFault();

    struct Root
    {
        Move move;
        int score = 0;
        std::vector<Move> line = {};
        bool isLookedAt = false; ///< then what follows is known
        std::optional<GameEnd> end = {};
        bool isRepeating = false;
    };

    /// Scores that still matter.
    struct Window
    {
        int alpha = 0;
        int beta = 0;
    };

    /// What is expected of a position before it is looked at.
    struct Hopes
    {
        bool mayPass = true;
        bool isCut = false; ///< the first good move will be good enough
    };

    /// A position that is being looked at.
    struct Node
    {
        int depth;
        int ply;
        Window window;
        bool isCut = false;
        bool isInCheck = false;
        bool isImproving = true;       ///< against the player's turn before
        int score = 0;                 ///< of the pieces as they stand; if it is not in check
        std::optional<int> found = {}; ///< by an earlier search
        Bound bound = Bound::Exact;    ///< of that
        std::uint16_t foremost = TranspositionTable::noMove;

        bool isNarrow() const { return window.beta - window.alpha <= 1; }
    };

    struct Best
    {
        int score;
        std::uint16_t move = TranspositionTable::noMove;
    };

    /// From this depth on, less is looked at where nothing is known.
    static constexpr int unsure = 4;

    const Position &position() const { return m_engine->position(); }
    std::size_t sideOf(PlayerId player) const;
    bool isChance(PlayerId player) const
    {
        return m_hasChance && m_engine->moveRules().book().rules().isChance(player);
    }
    const Move *drawnTry(const std::vector<Move> &legal);
    void make(const Move &move, int ply);
    void unmake();
    int evaluate();

    std::vector<Root> rootsOf(std::vector<Move> legal);
    bool deepen(GameRecord &record, std::vector<Root> &roots, int depth, SearchResult &result);
    bool tryRoots(
        GameRecord &record, std::vector<Root> &roots, std::size_t from, int depth, Window window);
    int rootScore(GameRecord &record, Root &root, int depth, Window window);
    void lookBack(GameRecord &record, Root &root) const;
    bool mayStartIteration(const SearchLimits &limits) const;

    int look(int depth, int ply, Window window, Hopes hopes);
    int lookAfter(int depth, int ply, Window window, PlayerId mover, Hopes hopes);
    static bool settles(const TableEntry &entry, int score, Window window);
    std::optional<int> known(Node &node, std::uint64_t key) const;
    void keep(std::uint64_t key, Best best, int depth, int ply, Window window);
    std::optional<int> repeated(std::uint64_t key) const;
    void judge(Node &node);
    std::optional<int> pruned(const Node &node, bool mayPass);
    Best tryMoves(const Node &node, const std::vector<Move> &moves);
    void learn(const Node &node, const Move &move);
    int lookAtOutcomes(const Node &node, const std::vector<Move> &moves);
    int tryMove(const Node &node, int best, int reduction, PlayerId mover);
    int reduction(const Node &node, const Move &move, int rank, std::size_t number) const;
    int rootReduction(const Move &move, int depth, std::size_t number) const;
    bool isTooLate(const Node &node, const Move &move, std::size_t number) const;
    bool
    isHopeless(const Node &node, const Move &move, int rank, std::size_t number, int left) const;
    void keepLine(int ply, const Move &move);

    /// `since`: moves made since the last quiet position was to be looked at.
    int quiet(int ply, int since, Window window, std::optional<CellId> last);
    bool isShortOfMoves(int ply) const;
    int quietScore(int ply, int since, Window window, std::optional<CellId> last);
    int tryNoisy(const std::vector<Move> &moves,
                 int ply,
                 int since,
                 Window window,
                 int best,
                 std::optional<CellId> last);
    int scoreOf(const GameEnd &end, int ply) const;
    int scoreOfEnd(int ply);
    bool isOver();

    std::string m_blindness;
    Design m_design;
    std::unique_ptr<PlayerViews> m_views; ///< null where everything is seen
    std::shared_ptr<const EvaluationRecipe> m_recipe;
    std::unique_ptr<GameEngine> m_engine;
    Evaluator m_evaluator;
    std::mt19937 m_random;
    std::shared_ptr<TranspositionTable> m_table;
    bool m_isHelper = false; ///< the table is another searcher's
    int m_firstDepth = 1;
    std::unique_ptr<SearchHelpers> m_helpers; ///< null until several threads are asked for
    MoveOrder m_order;
    std::vector<std::uint64_t> m_path;      ///< keys of the game and of the line
    std::vector<std::vector<Move>> m_lists; ///< by ply
    std::vector<std::vector<MoveOrder::Picker::Rated>> m_rated; ///< by ply: those of the list
    std::vector<std::vector<const Move *>> m_tried; ///< by ply: quiet moves that were no good
    std::vector<std::vector<Move>> m_pv;            ///< by ply: the best line from there
    std::vector<std::vector<int>> m_threats; ///< by ply, as AttackPaths::findThreats() gives them
    std::vector<int> m_standing; ///< by ply: what the pieces were worth to the player to move
    int m_repetition;            ///< what repeating is worth to who does it
    bool m_hasRoyals;
    bool m_hasChance;
    PlayerId m_root;
    Clock::time_point m_begin;
    Clock::time_point m_deadline;
    const std::atomic<bool> *m_stop = nullptr;
    bool m_isOver = false;
    std::size_t m_rootMoves = 0;
    std::atomic<std::uint64_t> m_nodes{0};
    std::uint64_t m_mostNodes = 0;
};

} // namespace rookery
