#pragma once

#include "model/base/result.h"
#include "model/board/board_spec.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/play/reach/compiled_game.h"

#include <QString>
#include <QTest>

#include <algorithm>
#include <initializer_list>
#include <random>
#include <string>
#include <utility>
#include <vector>

/// The value of a Result; a failure fails the test with its message and ends the function.
#define TAKE(name, expression)                                                                     \
    auto name##Result = (expression);                                                              \
    QVERIFY2(name##Result.has_value(), rookery::test::messageOf(name##Result).c_str());            \
    auto name = std::move(*name##Result)

namespace rookery::test {

template<class R>
std::string messageOf(const R &result)
{
    if (result.has_value())
        return {};
    if constexpr (requires { result.error().sentence(); })
        return result.error().sentence();
    else
        return result.error().empty() ? std::string("no message")
                                      : result.error().front().sentence();
}

/// How many random cases to try; ROOKERY_SEEDS=100000 makes an evening's campaign of it.
inline unsigned seeds(unsigned usual)
{
    const int wanted = qEnvironmentVariableIntValue("ROOKERY_SEEDS");
    return wanted > 0 ? static_cast<unsigned>(wanted) : usual;
}

/// Every so manieth of many similar cases; all of them in an optimised build, or where
/// ROOKERY_SEEDS is set.
inline std::size_t stride([[maybe_unused]] std::size_t usual)
{
#ifdef NDEBUG
    return 1;
#else
    return qEnvironmentVariableIsSet("ROOKERY_SEEDS") ? 1 : usual;
#endif
}

/// How much a test does: a lot where it is fast, else a little.
template<class Number>
constexpr Number amount([[maybe_unused]] Number optimised, [[maybe_unused]] Number otherwise)
{
#ifdef NDEBUG
    return optimised;
#else
    return otherwise;
#endif
}

/// A value that the test knows to be there.
template<class T>
T must(Result<T> result)
{
    if (!result)
        qFatal("%s", result.error().sentence().c_str());
    return std::move(*result);
}

/// A board with the standard directions, two players and the pieces given as name and path.
inline Design designOf(const std::string &spec,
                       std::initializer_list<std::pair<const char *, const char *>> pieces = {})
{
    Design design = newDesign(must(readBoardSpec(spec)), "Test");
    for (const auto &[name, path] : pieces) {
        design = must(withPieceAdded(design, name));
        const PieceId piece(design.pieces->types.size() - 1);
        design = must(withMovementAdded(design, piece, Movement{PathText{path}, When::Always, {}}));
    }
    return design;
}

inline Design withLegs(const Design &design, const std::string &name, LegGraph legs)
{
    Design added = must(withPieceAdded(design, name));
    const PieceId piece(added.pieces->types.size() - 1);
    return must(withMovementAdded(added, piece, Movement{std::move(legs), When::Always, {}}));
}

/// Rook moves, each of which may be followed by one at a right angle.
inline LegGraph hookMover(const Directions &directions)
{
    Leg first;
    for (const char *name : {"n", "e", "s", "w"})
        first.steps.emplace_back(*directions.find(std::string_view(name)));
    first.most = unlimited;
    first.onEmpty = {{true, Effect::None}, {LegId(1)}, {}};
    first.onEnemy = {{true, Effect::Capture}, {}, {}};
    Leg second;
    second.steps = {Turn{2}, Turn{-2}};
    second.most = unlimited;
    second.onEmpty.stop = true;
    second.onEnemy = {{true, Effect::Capture}, {}, {}};
    return {{first, second}, {LegId(0)}};
}

inline CellId cellOf(const Board &board, std::string_view name)
{
    const auto cell = board.find(name);
    if (!cell)
        qFatal("no cell %s", std::string(name).c_str());
    return *cell;
}

inline SiteId siteOf(const Design &design, std::string_view name)
{
    const Board board(design.board, design.directions);
    return board.site(cellOf(board, name));
}

inline std::vector<std::string> names(const Board &board, const std::vector<CellId> &cells)
{
    std::vector<std::string> all;
    for (const CellId cell : cells)
        all.push_back(board.name(cell));
    return all;
}

inline QString joined(const std::vector<std::string> &words)
{
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : " ") + word;
    return QString::fromStdString(text);
}

/// Asks a compiled design about one piece on an otherwise given position.
class Asker
{
public:
    explicit Asker(const Design &design)
        : m_design(design)
        , m_game(design)
        , m_position(
              m_game.board().size(), design.rules->players.size(), design.pieces->types.size())
    {
    }

    const Board &board() const { return m_game.board(); }
    const CompiledGame &game() const { return m_game; }
    Position &position() { return m_position; }

    const Reach &reach(const std::string &piece, CellId from, int player = 0, bool moved = true)
    {
        const Piece boardPiece{*m_design.pieces->find(piece), PlayerId(player), moved};
        m_game.reach(m_position, from, boardPiece, m_reach, m_scratch);
        return m_reach;
    }

    std::vector<MoveOutcome>
    outcomes(const std::string &piece, CellId from, int player = 0, bool moved = true)
    {
        const Piece boardPiece{*m_design.pieces->find(piece), PlayerId(player), moved};
        std::vector<MoveOutcome> found;
        m_game.outcomes(m_position, from, boardPiece, found, m_reach, m_scratch);
        return found;
    }

    /// Cells it may move to or capture on, in board order.
    QString
    targets(const std::string &piece, std::string_view from, int player = 0, bool moved = true)
    {
        const Reach &found = reach(piece, cellOf(board(), from), player, moved);
        std::vector<CellId> cells;
        for (const CellId cell : board().cells()) {
            if (found.isTarget(cell))
                cells.push_back(cell);
        }
        return joined(names(board(), cells));
    }

    /// Targets from every cell, added up.
    std::size_t sumOfTargets(const std::string &piece)
    {
        std::size_t sum = 0;
        for (const CellId from : board().cells()) {
            const Reach &found = reach(piece, from);
            for (const CellId cell : found.touched())
                sum += found.isTarget(cell) ? 1 : 0;
        }
        return sum;
    }

private:
    Design m_design;
    CompiledGame m_game;
    Position m_position;
    Reach m_reach;
    ReachScratch m_scratch;
};

} // namespace rookery::test
