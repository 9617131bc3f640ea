#pragma once

#include "model/base/message.h"
#include "model/phrase/tree.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::phrase {

/// What the names in phrases stand for: the things of one design, each list in the order of its
/// indices. Own moves come with what they let choose.
struct Names
{
    struct Zone
    {
        std::string name;
        bool isByPlayer = false; ///< each player has cells of its own
    };
    struct Number
    {
        std::string name;
        std::optional<Type> of; ///< a cell, player or piece type; nothing: the game
    };
    struct Word
    {
        std::string name;
        std::vector<Type> parameters;
        Type result = Type::Truth;
        bool isRead = false; ///< only words that are read may be used
    };
    struct OwnMove
    {
        std::string name;
        std::vector<Local> choices;
    };

    std::vector<std::string> players;
    std::vector<std::string> pieces;
    std::vector<Zone> zones;
    std::vector<std::string> directions;
    std::vector<std::string> groups; ///< the author's groups of directions
    std::vector<Number> numbers;
    std::vector<Word> words;
    std::vector<OwnMove> ownMoves;
    std::function<std::optional<std::size_t>(std::string_view)> cell; ///< the site of this name
    std::function<std::string(std::size_t)> cellName;
    int level = languageLevel;
};

/// `{to}` and the like in capitals of no language: whether a name can stand without quotes. Names
/// have letters, digits and hyphens between letters, and are no keyword and no function.
bool isPlainName(std::string_view name);

/// The name as a phrase writes it, in quotes where it must be.
std::string quotedName(std::string_view name);

/// `a zone` or the like, if a player, a piece type or a zone has this name.
std::optional<Message> thingNamed(std::string_view name, const Names &names);

bool isKeyword(std::string_view name);

/// `; did you mean 'seeds'?`, or nothing if no name is near.
Message nearestName(std::string_view name, const std::vector<std::string> &names);

} // namespace rookery::phrase
