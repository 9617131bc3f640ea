#pragma once

#include "model/design/rules/compulsion.h"
#include "model/design/rules/turns.h"
#include "model/engine/kernel/fast_position.h"
#include "model/engine/tables/plan.h"
#include "model/play/position/position.h"

#include <array>
#include <vector>

namespace rookery::fast {

/// A castling wing in one game, which may have begun from a shuffled setup.
template<int Words>
struct RunWing
{
    CellBits<Words> mustBeEmpty{};
    CellBits<Words> kingPasses{}; ///< where the king must not be attacked on its way
    std::uint64_t kings = 0;
    std::uint64_t partners = 0;
    std::uint16_t king = 0;
    std::uint16_t partner = 0;
    std::uint16_t kingTo = 0;
    std::uint16_t partnerTo = 0;
    bool isSafeOnWay = true;
    bool isGainedByDrop = false; ///< pieces put down at home get the right
};

/// An end that can be seen in a position.
template<int Words>
struct SeenEnd
{
    enum class Sort : std::uint8_t { Extinct, Reached, Checks, BoardFull, Passes, FacingRefused };

    Sort sort = Sort::Checks;
    bool covers[2] = {true, true};
    std::uint64_t types = ~std::uint64_t(0);
    int count = 0; ///< pieces that must be there, or are too few; checks given; passes
    int enemyAtLeast = 0;
    bool eachType = false; ///< one type too few is enough
    bool answered = false;
    bool blockedCounts = false;
    bool safe = false;
    unsigned answerers = 0;                 ///< a bit for each player who may still do the same
    std::array<CellBits<Words>, 2> zones{}; ///< by player
};

/// Pieces that take their first moves from enemies on one line with them.
template<int Words>
struct KernelAim
{
    std::uint64_t types = 0;
    std::uint64_t targets = 0;
    std::vector<CellBits<Words>> lines; ///< by the cell of the piece that has arrived
};

/// What the tables do not say of the rules.
template<int Words>
struct KernelRules
{
    std::array<std::vector<RoyalTypes>, 2> royals;
    std::array<std::uint64_t, 2> royalTypes{};
    std::array<bool, 2> isSimple{}; ///< all pieces of one type are royal, and no other piece
    std::array<std::size_t, 2> royalType{}; ///< that type
    std::array<bool, 2> mustCapture{};
    std::array<Pass, 2> pass{Pass::Never, Pass::Never};
    std::vector<SeenEnd<Words>> ends;
    std::size_t types = 0;
    Fallback fallback;
    std::array<std::uint64_t, 2> mustDrop{}; ///< types
    std::array<std::uint64_t, 2> followed{}; ///< types after whose moves own effects change pieces
    std::array<std::uint64_t, 2> followedCaptors{}; ///< the same of captures
    bool triesFallback = false;                     ///< what the move rules list may be illegal
    /// [player][type]: types that may come in where a piece of the type leaves its first cell.
    std::array<std::array<std::uint64_t, mostTypes>, 2> gates{};
    std::array<CellBits<Words>, 2>
        turningZones{}; ///< where some piece may promote and do nothing else
    std::vector<KernelAim<Words>> aims;
    bool lastTurnsAnywhere = false; ///< the last piece of a type may do so wherever it stands
    std::array<std::uint64_t, mostTypes> unharmed{}; ///< by type: types it does not capture
    std::uint64_t barred = 0;                        ///< types that are no hurdles for some others
    bool refusesFacing = false; ///< royal pieces that face each other must part
    bool hasGates = false;
    bool gainsRights = false;            ///< pieces put down may castle
    bool countsDroppedAsUnmoved = false; ///< pieces put down from a hand
    bool mayBeAnswered = false;          ///< some end can be put off by a move
    bool triesAll = false;               ///< masks do not say what is legal
    bool remembersCounts = true; ///< a piece's moves depend only on the cells that it watches
    bool foreseesSteps = true;   ///< tables say all that comes of a move that only captures
    bool forbidsGivingCheck = false;
    bool forbidsFlight = false; ///< in check, royal pieces may only capture a sole attacker
    bool countsChecks = false;
    bool capturesToHand = false;
    bool reverts = false; ///< in hand, promoted pieces are what they were
    bool remembersPromotion = false;
    bool endlessSupply = false;
    bool hasUnchecked = false; ///< some piece has moves while it is unmoved and not in check
    bool hasHurdles = false;   ///< a piece put down may open another's attack
};

/// What own rules want of a turn.
struct OwnTurn
{
    bool isListed = false; ///< the move rules list all of it
    bool mayBan = false;   ///< some ban may strike
};

class Shadow;

/// Everything that one count needs for itself.
template<int Words>
struct Run
{
    FastPosition<Words> position;
    Shadow *shadow = nullptr; ///< null in games that the tables know whole
    std::vector<RunWing<Words>> wings;
    std::array<std::uint64_t, 2> wingsOf{};                        ///< by player, a bit for each
    std::array<std::uint64_t, std::size_t(Words) * 64> rightsKept; ///< by cell that a move touches
    std::vector<FastMove> moves; ///< of all levels, one behind the other
    std::size_t end = 0;         ///< of those in use
};

} // namespace rookery::fast
