#include "model/play/phrases/function_rows.h"
#include "model/play/phrases/phrase_groups.h"
#include "model/play/phrases/piece_answers.h"
#include "model/play/phrases/value_nodes.h"

namespace rookery {

namespace {
namespace boardmeaning {

void addRay(Frame &frame, sets::Word *cells, Value cell, Value direction)
{
    for (const std::int32_t each : frame.board.ray(cell, direction))
        sets::add(cells, each);
}

Compiled allCells(const PhraseGame &, Arguments &&)
{
    return set([](Frame &frame, sets::Word *) { return frame.board.allCells(); });
}

Compiled dirs(const PhraseGame &, Arguments &&)
{
    return set([](Frame &frame, sets::Word *) { return frame.board.allDirections(); });
}

Compiled orthogonal(const PhraseGame &, Arguments &&)
{
    return set([](Frame &frame, sets::Word *) { return frame.board.orthogonal(); });
}

Compiled diagonal(const PhraseGame &, Arguments &&)
{
    return set([](Frame &frame, sets::Word *) { return frame.board.diagonal(); });
}

Compiled edge(const PhraseGame &, Arguments &&)
{
    return set([](Frame &frame, sets::Word *) { return frame.board.edge(); });
}

Compiled step(const PhraseGame &, Arguments &&args)
{
    Scalar from = args.scalar(0);
    Scalar direction = args.scalar(1);
    if (from.local() && direction.constant())
        return Scalar(
            std::make_unique<StepOfLocal>(StepPart{*from.local(), *direction.constant()}));
    return scalar([](Frame &frame, Value cell, Value to) { return frame.board.step(cell, to); },
                  std::move(from),
                  std::move(direction));
}

Compiled ahead(const PhraseGame &, Arguments &&args)
{
    return scalar(
        [](Frame &frame, Value cell, Value direction, Value steps) {
            return frame.board.ahead(cell, direction, steps);
        },
        args.scalar(0),
        args.scalar(1),
        args.scalar(2));
}

Compiled near(const PhraseGame &, Arguments &&args)
{
    if (args.count() == 1) {
        return set(
            [](Frame &frame, sets::Word *room, Value cell) -> const sets::Word * {
                if (cell >= 0)
                    return frame.board.near(cell);
                sets::clear(room, frame.words);
                return room;
            },
            args.scalar(0));
    }
    return set(
        [](Frame &frame, sets::Word *room, Value cell, const sets::Word *directions) {
            if (cell >= 0)
                groups::addNeighbours(frame.board, cell, directions, room);
        },
        args.scalar(0),
        args.set(1));
}

Compiled ray(const PhraseGame &, Arguments &&args)
{
    return set(
        [](Frame &frame, sets::Word *room, Value cell, Value direction) {
            addRay(frame, room, cell, direction);
        },
        args.scalar(0),
        args.scalar(1));
}

/// Both ways, and the cell itself.
Compiled line(const PhraseGame &, Arguments &&args)
{
    return set(
        [](Frame &frame, sets::Word *room, Value cell, Value direction) {
            sets::add(room, cell);
            addRay(frame, room, cell, direction);
            addRay(frame, room, cell, frame.board.opposite(direction));
        },
        args.scalar(0),
        args.scalar(1));
}

Compiled between(const PhraseGame &, Arguments &&args)
{
    return set(
        [](Frame &frame, sets::Word *room, Value from, Value to) {
            const Value direction = frame.board.toward(from, to);
            for (const std::int32_t cell : frame.board.ray(from, direction)) {
                if (cell == to)
                    return;
                sets::add(room, cell);
            }
        },
        args.scalar(0),
        args.scalar(1));
}

Compiled toward(const PhraseGame &, Arguments &&args)
{
    return scalar([](Frame &frame, Value from, Value to) { return frame.board.toward(from, to); },
                  args.scalar(0),
                  args.scalar(1));
}

/// Steps over any cells, -1 where none lead there.
Compiled distance(const PhraseGame &, Arguments &&args)
{
    return scalar(
        [](Frame &frame, Value from, Value to) -> Value {
            if (from < 0 || to < 0)
                return noValue;
            const RoomMark mark(frame);
            sets::Word *start = frame.room.take();
            sets::Word *goal = frame.room.take();
            sets::clear(start, frame.words);
            sets::clear(goal, frame.words);
            sets::add(start, from);
            sets::add(goal, to);
            return groups::way(frame, start, goal, frame.board.allCells(), nullptr);
        },
        args.scalar(0),
        args.scalar(1));
}

Compiled opposite(const PhraseGame &, Arguments &&args)
{
    return scalar([](Frame &frame, Value direction) { return frame.board.opposite(direction); },
                  args.scalar(0));
}

Compiled turned(const PhraseGame &, Arguments &&args)
{
    return scalar([](Frame &frame,
                     Value direction,
                     Value points) { return frame.board.turned(direction, points); },
                  args.scalar(0),
                  args.scalar(1));
}

Compiled file(const PhraseGame &, Arguments &&args)
{
    return scalar([](Frame &frame, Value cell) { return frame.board.file(cell); }, args.scalar(0));
}

Compiled rank(const PhraseGame &, Arguments &&args)
{
    return scalar([](Frame &frame, Value cell) { return frame.board.rank(cell); }, args.scalar(0));
}

Compiled level(const PhraseGame &, Arguments &&args)
{
    return scalar([](Frame &frame, Value cell) { return frame.board.level(cell); }, args.scalar(0));
}

Compiled mirror(const PhraseGame &, Arguments &&args)
{
    return scalar([](Frame &frame, Value cell) { return frame.board.mirror(cell); },
                  args.scalar(0));
}

Compiled forward(const PhraseGame &game, Arguments &&args)
{
    return scalar(
        [&game](Frame &, Value player) {
            return player < 0 || player >= game.players
                       ? noValue
                       : game.forward[static_cast<std::size_t>(player)];
        },
        args.scalar(0));
}

/// The direction of the board that a player calls so.
Compiled facing(const PhraseGame &game, Arguments &&args)
{
    return scalar(
        [&game](Frame &, Value player, Value direction) {
            return player < 0 || player >= game.players || direction < 0
                       ? noValue
                       : game.facing[static_cast<std::size_t>(player * game.board.directions()
                                                              + direction)];
        },
        args.scalar(0),
        args.scalar(1));
}

/// Adds the cells of a set that hang together with a cell.
void spreadWithin(
    Frame &frame, sets::Word *room, Value cell, const sets::Word *all, const sets::Word *directions)
{
    const RoomMark mark(frame);
    sets::Word *start = frame.room.take();
    sets::clear(start, frame.words);
    sets::add(start, cell);
    groups::spread(frame, start, all, directions, room);
}

/// The same among the cells that are added to an empty set.
template<class Add>
void spreadFrom(
    Frame &frame, sets::Word *room, Value cell, const sets::Word *directions, Add addAll)
{
    const RoomMark mark(frame);
    sets::Word *all = frame.room.take();
    sets::clear(all, frame.words);
    addAll(all);
    spreadWithin(frame, room, cell, all, directions);
}

/// The cells that hang together with this one: of a piece, those of the same owner.
Compiled group(const PhraseGame &game, Arguments &&args)
{
    return set(
        [&game](Frame &frame, sets::Word *room, Value cell, const sets::Word *directions) {
            const auto *square = pieces::squareAt(frame, cell);
            const Value owner = square ? pieces::ownerOf(*square, game.unowned()) : noValue;
            if (owner < 0)
                return;
            spreadFrom(frame, room, cell, directions, [&](sets::Word *all) {
                addPieces(frame, owner, game, all);
            });
        },
        args.scalar(0),
        args.set(1));
}

/// The empty cells that hang together with this one.
Compiled region(const PhraseGame &, Arguments &&args)
{
    return set(
        [](Frame &frame, sets::Word *room, Value cell, const sets::Word *directions) {
            if (!pieces::isEmpty(frame, cell))
                return;
            spreadFrom(frame, room, cell, directions, [&](sets::Word *all) {
                pieces::addEmpty(frame, all);
            });
        },
        args.scalar(0),
        args.set(1));
}

/// The part of the set in which the cell is.
Compiled part(const PhraseGame &, Arguments &&args)
{
    return set(
        [](Frame &frame,
           sets::Word *room,
           Value cell,
           const sets::Word *within,
           const sets::Word *directions) {
            if (sets::has(within, cell))
                spreadWithin(frame, room, cell, within, directions);
        },
        args.scalar(0),
        args.set(1),
        args.set(2));
}

Compiled parts(const PhraseGame &, Arguments &&args)
{
    return scalar(groups::parts, args.set(0), args.set(1));
}

Compiled border(const PhraseGame &, Arguments &&args)
{
    return set(
        [](Frame &frame, sets::Word *room, const sets::Word *cells, const sets::Word *directions) {
            groups::addBorder(frame, cells, directions, room);
        },
        args.set(0),
        args.set(1));
}

/// Whether one part of the set has cells of both.
Value joinsBoth(Frame &frame,
                const sets::Word *cells,
                const sets::Word *one,
                const sets::Word *other,
                const sets::Word *directions)
{
    const RoomMark mark(frame);
    sets::Word *start = frame.room.take();
    sets::Word *found = frame.room.take();
    for (std::size_t i = 0; i < frame.words; ++i)
        start[i] = cells[i] & one[i];
    groups::spread(frame, start, cells, directions, found);
    sets::Word meets = 0;
    for (std::size_t i = 0; i < frame.words; ++i)
        meets |= found[i] & other[i];
    return meets != 0 ? 1 : 0;
}

Compiled joins(const PhraseGame &, Arguments &&args)
{
    return scalar(joinsBoth, args.set(0), args.set(1), args.set(2), args.set(3));
}

Compiled way(const PhraseGame &, Arguments &&args)
{
    return scalar(groups::way, args.set(0), args.set(1), args.set(2), args.set(3));
}

} // namespace boardmeaning
} // namespace

std::span<const FunctionRow> functionsOfBoard()
{
    using namespace boardmeaning;
    static constexpr FunctionRow rows[] = {
        {"cells", allCells},    {"dirs", dirs},         {"orthogonal", orthogonal},
        {"diagonal", diagonal}, {"edge", edge},         {"step", step},
        {"ahead", ahead},       {"near", near},         {"ray", ray},
        {"line", line},         {"between", between},   {"toward", toward},
        {"distance", distance}, {"opposite", opposite}, {"turned", turned},
        {"file", file},         {"rank", rank},         {"level", level},
        {"mirror", mirror},     {"forward", forward},   {"facing", facing},
        {"group", group},       {"region", region},     {"part", part},
        {"parts", parts},       {"border", border},     {"joins", joins},
        {"way", way},
    };
    return rows;
}

} // namespace rookery
