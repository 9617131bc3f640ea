#include "model/play/phrases/function_rows.h"
#include "model/play/phrases/history_key.h"
#include "model/play/phrases/value_nodes.h"

#include <algorithm>

namespace rookery {

namespace {
namespace gamemeaning {

template<MoveValue value>
Compiled ofMove(const PhraseGame &, Arguments &&)
{
    return Scalar(std::make_unique<LocalScalar>(static_cast<std::size_t>(value)));
}

Compiled captured(const PhraseGame &, Arguments &&)
{
    return set([](Frame &frame, sets::Word *) -> const sets::Word * {
        return frame.context.captured.data();
    });
}

Compiled path(const PhraseGame &, Arguments &&)
{
    return set(
        [](Frame &frame, sets::Word *) -> const sets::Word * { return frame.context.path.data(); });
}

Compiled next(const PhraseGame &game, Arguments &&)
{
    return scalar(
        [&game](Frame &frame) { return game.playerAfter(frame.position(), frame.context.me); });
}

Compiled players(const PhraseGame &game, Arguments &&)
{
    return set(
        [&game](Frame &, sets::Word *) -> const sets::Word * { return game.allPlayers.data(); });
}

Compiled hasLost(const PhraseGame &game, Arguments &&args)
{
    return scalar(
        [&game](Frame &frame, Value player) -> Value {
            return player >= 0 && player < game.players
                           && frame.position().state().isOut(PlayerId(player))
                       ? 1
                       : 0;
        },
        args.scalar(0));
}

Compiled unowned(const PhraseGame &game, Arguments &&)
{
    return scalar([unowned = game.unowned()](Frame &) { return unowned; });
}

Compiled passes(const PhraseGame &, Arguments &&)
{
    return scalar([](Frame &frame) { return frame.position().state().passes; });
}

template<int OwnState::*member>
Compiled last(const PhraseGame &, Arguments &&)
{
    return scalar([](Frame &frame) { return frame.position().state().own.*member; });
}

Value timesBefore(const PhraseGame &game, const Frame &frame, bool countsTurn)
{
    const Position &position = frame.position();
    const PastTurns *link = position.past().turns.get();
    if (link == nullptr)
        return 0;
    const auto key = historyKey(position, game.numbers);
    if (!position.state().own.goesOn && link->key == key)
        link = link->before.get(); // the position itself
    Value times = 0;
    for (; link != nullptr; link = link->before.get())
        times += link->key == key && (!countsTurn || link->player == position.toMove()) ? 1 : 0;
    return times;
}

Compiled repeated(const PhraseGame &game, Arguments &&)
{
    return scalar([&game](Frame &frame) { return timesBefore(game, frame, false) > 0 ? 1 : 0; });
}

Compiled repeatedTurn(const PhraseGame &game, Arguments &&)
{
    return scalar([&game](Frame &frame) { return timesBefore(game, frame, true) > 0 ? 1 : 0; });
}

Compiled timesRepeated(const PhraseGame &game, Arguments &&)
{
    return scalar([&game](Frame &frame) { return timesBefore(game, frame, true); });
}

Compiled stuck(const PhraseGame &game, Arguments &&args)
{
    return scalar(
        [&game](Frame &frame, Value player) {
            return frame.game && player >= 0 && player < game.players
                           && frame.game->isStuck(frame.position(), PlayerId(player))
                       ? 1
                       : 0;
        },
        args.scalar(0));
}

Compiled rest(const PhraseGame &, Arguments &&)
{
    return scalar([](Frame &frame) -> Value {
        return frame.game && frame.context.me >= 0
                   ? frame.game->movesLeft(frame.position(), PlayerId(frame.context.me))
                   : 0;
    });
}

} // namespace gamemeaning
} // namespace

std::span<const FunctionRow> functionsOfGame()
{
    using namespace gamemeaning;
    static constexpr FunctionRow rows[] = {
        {"me", ofMove<MoveValue::Me>},
        {"from", ofMove<MoveValue::From>},
        {"to", ofMove<MoveValue::To>},
        {"mover", ofMove<MoveValue::Mover>},
        {"turn", ofMove<MoveValue::Turn>},
        {"captured", captured},
        {"path", path},
        {"other", ofMove<MoveValue::Other>},
        {"next", next},
        {"players", players},
        {"has-lost", hasLost},
        {"nobody", unowned},
        {"passes", passes},
        {"last-from", last<&OwnState::lastFrom>},
        {"last-to", last<&OwnState::lastTo>},
        {"last-type", last<&OwnState::lastType>},
        {"repeated", repeated},
        {"repeated-turn", repeatedTurn},
        {"times-repeated", timesRepeated},
        {"stuck", stuck},
        {"rest", rest},
    };
    return rows;
}

FunctionMeaning functionMeaning(std::string_view name)
{
    for (const auto rows : {functionsOfBoard(), functionsOfPieces(), functionsOfGame()}) {
        const auto row = std::find_if(
            rows.begin(), rows.end(), [&](const FunctionRow &each) { return each.name == name; });
        if (row != rows.end())
            return row->meaning;
    }
    return nullptr;
}

} // namespace rookery
