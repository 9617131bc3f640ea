#include "model/play/phrases/function_rows.h"
#include "model/play/phrases/piece_answers.h"

namespace rookery {

void addPieces(const Frame &frame, Value player, const PhraseGame &game, sets::Word *cells)
{
    const Position &position = frame.position();
    if (player >= 0 && player < game.players) {
        const auto pieces = position.pieces(PlayerId(player));
        for (std::size_t i = 0; i < pieces.size(); ++i)
            cells[i] |= pieces[i];
        return;
    }
    if (player != game.unowned() || !position.hasWalls())
        return;
    for (Value cell = 0; cell < frame.board.cells(); ++cell) {
        if (position.unownedAt(CellId(cell)))
            sets::add(cells, cell);
    }
}

namespace {
namespace piecemeaning {

bool isPlayer(const PhraseGame &game, Value player)
{
    return player >= 0 && player < game.players;
}

Value at(const PhraseGame &game, OffBoard place, const Frame &frame, Value player, Value type)
{
    if (!isPlayer(game, player) || type < 0)
        return 0;
    return frame.position().count(place, PlayerId(player), PieceId(type));
}

/// The top piece's, or with a second value that of the piece so far up.
Compiled owner(const PhraseGame &game, Arguments &&args)
{
    const Value unowned = game.unowned();
    if (args.count() == 1) {
        return scalar(
            [unowned](Frame &frame, Value cell) {
                const auto *square = pieces::squareAt(frame, cell);
                return square ? pieces::ownerOf(*square, unowned) : noValue;
            },
            args.scalar(0));
    }
    return scalar(
        [unowned](Frame &frame, Value cell, Value place) {
            const auto *square = pieces::atHeight(frame, cell, place);
            return square ? pieces::ownerOf(*square, unowned) : noValue;
        },
        args.scalar(0),
        args.scalar(1));
}

Compiled type(const PhraseGame &, Arguments &&args)
{
    if (args.count() == 1) {
        return scalar(
            [](Frame &frame, Value cell) {
                const auto *square = pieces::squareAt(frame, cell);
                return square ? pieces::typeOf(*square) : noValue;
            },
            args.scalar(0));
    }
    return scalar(
        [](Frame &frame, Value cell, Value place) {
            const auto *square = pieces::atHeight(frame, cell, place);
            return square ? pieces::typeOf(*square) : noValue;
        },
        args.scalar(0),
        args.scalar(1));
}

Compiled height(const PhraseGame &, Arguments &&args)
{
    return scalar([](Frame &frame, Value cell) { return pieces::height(frame, cell); },
                  args.scalar(0));
}

Compiled empty(const PhraseGame &, Arguments &&args)
{
    return scalar([](Frame &frame, Value cell) { return pieces::isEmpty(frame, cell) ? 1 : 0; },
                  args.scalar(0));
}

Compiled occupied(const PhraseGame &, Arguments &&args)
{
    return scalar([](Frame &frame, Value cell) { return pieces::isOccupied(frame, cell) ? 1 : 0; },
                  args.scalar(0));
}

Compiled isFriend(const PhraseGame &, Arguments &&args)
{
    return scalar(
        [](Frame &frame, Value cell) {
            const auto *square = pieces::squareAt(frame, cell);
            return square && square->owner < Position::wall && square->owner == frame.context.me
                       ? 1
                       : 0;
        },
        args.scalar(0));
}

Compiled isEnemy(const PhraseGame &, Arguments &&args)
{
    return scalar(
        [](Frame &frame, Value cell) {
            const auto *square = pieces::squareAt(frame, cell);
            return square && square->owner < Position::wall && square->owner != frame.context.me
                       ? 1
                       : 0;
        },
        args.scalar(0));
}

Compiled wall(const PhraseGame &, Arguments &&args)
{
    return scalar(
        [](Frame &frame, Value cell) {
            const auto *square = pieces::squareAt(frame, cell);
            return square && square->owner == Position::wall && !pieces::isPiece(*square) ? 1 : 0;
        },
        args.scalar(0));
}

Compiled moved(const PhraseGame &, Arguments &&args)
{
    return scalar(
        [](Frame &frame, Value cell) {
            const auto *square = pieces::squareAt(frame, cell);
            return square && pieces::isPiece(*square) && square->moved ? 1 : 0;
        },
        args.scalar(0));
}

Compiled was(const PhraseGame &, Arguments &&args)
{
    return scalar(
        [](Frame &frame, Value cell) -> Value {
            const auto *square = pieces::squareAt(frame, cell);
            if (!square || !pieces::isPiece(*square))
                return noValue;
            const bool has = square->owner < Position::wall && square->was != Position::noType;
            return has ? square->was : square->type;
        },
        args.scalar(0));
}

class PiecesOf : public SetNode
{
public:
    PiecesOf(const PhraseGame &game, Scalar player)
        : m_game(game)
        , m_player(std::move(player))
    {
    }

    const sets::Word *view(Frame &frame, sets::Word *room) const override
    {
        const Value player = m_player->eval(frame);
        if (player >= 0 && player < m_game.players) {
            const auto pieces = frame.position().pieces(PlayerId(player));
            if (pieces.size() == frame.words)
                return pieces.data();
        }
        sets::clear(room, frame.words);
        addPieces(frame, player, m_game, room);
        return room;
    }

    bool has(Frame &frame, Value cell) const override
    {
        const Value player = m_player->eval(frame);
        const auto *square = pieces::squareAt(frame, cell);
        return player >= 0 && square && pieces::ownerOf(*square, m_game.unowned()) == player;
    }

private:
    const PhraseGame &m_game;
    Scalar m_player;
};

Compiled piecesOf(const PhraseGame &game, Arguments &&args)
{
    if (args.count() == 1)
        return SetOf(std::make_unique<PiecesOf>(game, args.scalar(0)));
    return set(
        [&game](Frame &frame, sets::Word *room, Value player, Value type) {
            const RoomMark mark(frame);
            sets::Word *all = frame.room.take();
            sets::clear(all, frame.words);
            addPieces(frame, player, game, all);
            sets::each(all, frame.words, [&](Value cell) {
                if (frame.position().square(CellId(cell)).type == type)
                    sets::add(room, cell);
            });
        },
        args.scalar(0),
        args.scalar(1));
}

Compiled hand(const PhraseGame &game, Arguments &&args)
{
    return scalar(
        [&game](Frame &frame, Value player, Value type) -> Value {
            constexpr Value endless = 1'000'000'000;
            if (game.endlessHands && isPlayer(game, player) && type >= 0)
                return endless;
            return at(game, OffBoard::Hand, frame, player, type);
        },
        args.scalar(0),
        args.scalar(1));
}

Compiled lost(const PhraseGame &game, Arguments &&args)
{
    if (args.count() == 1) {
        return scalar(
            [&game](Frame &frame, Value player) {
                Value sum = 0;
                for (Value type = 0; type < game.types; ++type)
                    sum += at(game, OffBoard::Captured, frame, player, type);
                return sum;
            },
            args.scalar(0));
    }
    return scalar([&game](Frame &frame,
                          Value player,
                          Value type) { return at(game, OffBoard::Captured, frame, player, type); },
                  args.scalar(0),
                  args.scalar(1));
}

Compiled types(const PhraseGame &game, Arguments &&)
{
    return set(
        [&game](Frame &, sets::Word *) -> const sets::Word * { return game.allTypes.data(); });
}

/// The empty cells that a slider comes to.
void slide(Frame &frame, sets::Word *cells, Value from, Value direction)
{
    const Position &position = frame.position();
    for (const std::int32_t cell : frame.board.ray(from, direction)) {
        if (!position.isEmpty(CellId(cell)))
            return;
        sets::add(cells, cell);
    }
}

Compiled slides(const PhraseGame &, Arguments &&args)
{
    if (args.count() == 1) {
        return set(
            [](Frame &frame, sets::Word *room, Value from) {
                sets::each(frame.board.allDirections(), frame.words, [&](Value direction) {
                    slide(frame, room, from, direction);
                });
            },
            args.scalar(0));
    }
    return set(
        [](Frame &frame, sets::Word *room, Value from, const sets::Word *directions) {
            sets::each(directions, frame.words, [&](Value direction) {
                slide(frame, room, from, direction);
            });
        },
        args.scalar(0),
        args.set(1));
}

/// The cell of the first piece in a direction; a wall hides what is behind it.
Compiled seen(const PhraseGame &, Arguments &&args)
{
    return scalar(
        [](Frame &frame, Value from, Value direction) -> Value {
            for (const std::int32_t cell : frame.board.ray(from, direction)) {
                if (!frame.position().isEmpty(CellId(cell)))
                    return pieces::isOccupied(frame, cell) ? cell : noValue;
            }
            return noValue;
        },
        args.scalar(0),
        args.scalar(1));
}

template<bool captures>
Compiled reached(const PhraseGame &, Arguments &&args)
{
    const auto meaning = [](Frame &frame, sets::Word *room, Value from, Value type) {
        const auto *square = pieces::squareAt(frame, from);
        if (frame.game && square && square->owner < Position::wall)
            frame.game->addMoves(frame.position(), CellId(from), type, captures, room);
    };
    if (args.count() == 1) {
        return set([meaning](Frame &frame,
                             sets::Word *room,
                             Value from) { meaning(frame, room, from, noValue); },
                   args.scalar(0));
    }
    return set(meaning, args.scalar(0), args.scalar(1));
}

void addAttackers(const PhraseGame &game, Frame &frame, sets::Word *room, Value cell, Value player)
{
    if (frame.game && cell >= 0 && isPlayer(game, player))
        frame.game->addAttackers(frame.position(), CellId(cell), PlayerId(player), room);
}

Compiled attackers(const PhraseGame &game, Arguments &&args)
{
    return set(
        [&game](Frame &frame, sets::Word *room, Value cell, Value player) {
            addAttackers(game, frame, room, cell, player);
        },
        args.scalar(0),
        args.scalar(1));
}

Compiled attacked(const PhraseGame &game, Arguments &&args)
{
    return scalar(
        [&game](Frame &frame, Value cell, Value player) {
            const RoomMark mark(frame);
            sets::Word *room = frame.room.take();
            sets::clear(room, frame.words);
            addAttackers(game, frame, room, cell, player);
            return sets::isEmpty(room, frame.words) ? 0 : 1;
        },
        args.scalar(0),
        args.scalar(1));
}

Compiled inCheck(const PhraseGame &game, Arguments &&args)
{
    return scalar(
        [&game](Frame &frame, Value player) {
            return frame.game && isPlayer(game, player)
                           && frame.game->isInCheck(frame.position(), PlayerId(player))
                       ? 1
                       : 0;
        },
        args.scalar(0));
}

Compiled royals(const PhraseGame &game, Arguments &&args)
{
    return set(
        [&game](Frame &frame, sets::Word *room, Value player) {
            if (frame.game && isPlayer(game, player))
                frame.game->addRoyals(frame.position(), PlayerId(player), room);
        },
        args.scalar(0));
}

Compiled castlingGoals(const PhraseGame &game, Arguments &&args)
{
    return set(
        [&game](Frame &frame, sets::Word *room, Value player) {
            const std::uint64_t rights = frame.position().state().castlingRights;
            for (std::size_t i = 0; i < game.wings.size(); ++i) {
                const Wing &wing = game.wings[i];
                if (static_cast<Value>(wing.player.index()) == player && (rights >> i & 1U) != 0)
                    sets::add(room, static_cast<Value>(wing.kingTo.index()));
            }
        },
        args.scalar(0));
}

Compiled piecePoints(const PhraseGame &game, Arguments &&args)
{
    return scalar(
        [&game](Frame &, Value type) -> Value {
            return type < 0 ? 0 : game.rules->scoring.pointsOf(PieceId(type));
        },
        args.scalar(0));
}

Compiled legal(const PhraseGame &, Arguments &&args)
{
    return set(
        [](Frame &frame, sets::Word *room, Value from) {
            if (frame.game && from >= 0)
                frame.game->addLegal(frame.position(), CellId(from), room);
        },
        args.scalar(0));
}

} // namespace piecemeaning
} // namespace

std::span<const FunctionRow> functionsOfPieces()
{
    using namespace piecemeaning;
    static constexpr FunctionRow rows[] = {
        {"owner", owner},
        {"type", type},
        {"height", height},
        {"empty", empty},
        {"occupied", occupied},
        {"friend", isFriend},
        {"enemy", isEnemy},
        {"wall", wall},
        {"moved", moved},
        {"was", was},
        {"pieces", piecesOf},
        {"hand", hand},
        {"lost", lost},
        {"types", types},
        {"slides", slides},
        {"seen", seen},
        {"moves", reached<false>},
        {"captures", reached<true>},
        {"attackers", attackers},
        {"attacked", attacked},
        {"in-check", inCheck},
        {"royals", royals},
        {"castling-goals", castlingGoals},
        {"piece-points", piecePoints},
        {"legal", legal},
    };
    return rows;
}

} // namespace rookery
