#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"
#include "model/phrase/tree.h"

#include <string>

namespace rookery {

/// Which own moves are one move.
enum class SameMove {
    Result,  ///< those with the same result
    Choices, ///< those with the same choices
};

/// Until when the others do not see what was chosen.
enum class SecretUntil { Never, Round, Game };

/// In place of a move a player chooses, line by line, and then this is done: sowing, pushing a row.
struct OwnMove
{
    std::string name;
    PlayerSet players;
    phrase::Phrase when; ///< a truth; not given: always
    phrase::Choices choose;
    phrase::Steps steps;
    SameMove same = SameMove::Result;
    phrase::Phrase weight; ///< a number: how often chance makes this move
    SecretUntil secret = SecretUntil::Never;
    bool idle = false; ///< a try: it counts neither for mate nor for repetition nor in perft
    std::string note;
    Extras extras;

    friend bool operator==(const OwnMove &, const OwnMove &) = default;
};

void visitFields(RuleVisitor &v, OwnMove &rule);
const RuleAbout &about(const OwnMove *);

template<>
struct EnumNames<SameMove>
{
    static constexpr EnumName<SameMove> rows[] = {
        {SameMove::Result, "result", "with the same result"},
        {SameMove::Choices, "choices", "with the same choices"},
    };
};

template<>
struct EnumNames<SecretUntil>
{
    static constexpr EnumName<SecretUntil> rows[] = {
        {SecretUntil::Never, "never", "not secret"},
        {SecretUntil::Round, "round", "until all have moved"},
        {SecretUntil::Game, "game", "until the game is over"},
    };
};

} // namespace rookery
