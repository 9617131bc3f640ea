#pragma once

#include "model/engine/make_game_engine.h"
#include "model/play/game/game_record.h"

#include <QString>
#include <QStringList>
#include <QTest>

#include <functional>
#include <map>
#include <random>
#include <string>

/// Two designs of one game, played beside each other.
namespace rookery::test {

/// What cells and piece types are called in words that mean the same in both designs.
struct Naming
{
    std::function<std::string(const Board &, CellId)> cell;
    std::function<std::string(const Design &, PieceId)> type;
};

using NamedMoves = std::map<std::string, Move>;

/// Each legal move by what it does.
inline NamedMoves
namedMoves(GameRecord &game, const Design &design, const Board &board, const Naming &naming)
{
    NamedMoves moves;
    for (const Move &move : game.legalMoves()) {
        std::string key = std::to_string(int(move.kind)) + " " + naming.type(design, move.type);
        if (move.kind == Move::Kind::Displace)
            key += " " + naming.cell(board, move.from);
        if (move.kind != Move::Kind::Pass)
            key += " " + naming.cell(board, move.to);
        if (move.becomes)
            key += " =" + naming.type(design, *move.becomes);
        moves.insert({key, move});
    }
    return moves;
}

inline QString keysOf(const NamedMoves &moves)
{
    QStringList keys;
    for (const auto &[key, move] : moves)
        keys << QString::fromStdString(key);
    return keys.join(QStringLiteral(", "));
}

struct GamesBeside
{
    int games = 1;
    int plies = 1;        ///< of each at most
    bool hasEnds = false; ///< they end in the same places with the same result
};

/// The same moves in the same random games, ply by ply.
inline void playBeside(const Design &before,
                       const Design &after,
                       const Naming &naming,
                       const GamesBeside &wanted)
{
    MoveRules ours(before);
    MoveRules theirs(after);
    std::mt19937 random(5);
    for (int i = 0; i < wanted.games; ++i) {
        GameRecord one(ours, startPosition(before, ours.board()));
        GameRecord other(theirs, startPosition(after, theirs.board()));
        for (int ply = 0; ply < wanted.plies; ++ply) {
            if (wanted.hasEnds) {
                const auto a = one.end();
                const auto b = other.end();
                QCOMPARE(a.has_value(), b.has_value());
                if (a) {
                    QCOMPARE(a->winner, b->winner);
                    QCOMPARE(a->isDraw, b->isDraw);
                    break;
                }
            }
            const NamedMoves moves = namedMoves(one, before, ours.board(), naming);
            const NamedMoves again = namedMoves(other, after, theirs.board(), naming);
            QCOMPARE(keysOf(again), keysOf(moves));
            if (moves.empty() && !wanted.hasEnds)
                break;
            QVERIFY(!moves.empty());
            const auto chosen = std::next(moves.begin(), std::ptrdiff_t(random() % moves.size()));
            one.play(chosen->second);
            other.play(again.at(chosen->first));
        }
    }
}

inline std::uint64_t countOf(const Design &design, int depth)
{
    return makeGameEngine(design)->perft(depth);
}

} // namespace rookery::test
