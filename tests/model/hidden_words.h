#pragma once

#include "model/base/wording.h"
#include "model/phrase/names.h"

#include <cctype>
#include <set>
#include <string>
#include <string_view>

namespace rookery::test {

/// A language whose words are made of `#`: letters that are left come from names, or from what no
/// translation reaches.
inline Wording hiddenWords()
{
    return Wording([](std::string_view english) {
        std::string text(english);
        int depth = 0;
        for (char &sign : text) {
            depth += sign == '{' ? 1 : sign == '}' ? -1 : 0;
            if (depth == 0 && std::isalpha(static_cast<unsigned char>(sign)))
                sign = '#';
        }
        return text;
    });
}

/// Runs of letters.
inline std::set<std::string> wordsIn(std::string_view text)
{
    std::set<std::string> words;
    std::string word;
    for (const char sign : std::string(text) + " ") {
        if (std::isalpha(static_cast<unsigned char>(sign)))
            word += sign;
        else if (!word.empty())
            words.insert(std::exchange(word, {}));
    }
    return words;
}

/// The first word of a text that is part of no name, or nothing.
inline std::string wordOfNoName(std::string_view text,
                                const phrase::Names &names,
                                const std::vector<phrase::Local> &locals)
{
    std::set<std::string> known;
    const auto add = [&](const std::string &name) {
        known.merge(wordsIn(name));
    };
    for (const auto *list : {&names.players, &names.pieces, &names.directions, &names.groups}) {
        for (const std::string &name : *list)
            add(name);
    }
    for (const auto &zone : names.zones)
        add(zone.name);
    for (const auto &number : names.numbers)
        add(number.name);
    for (const auto &word : names.words)
        add(word.name);
    for (const phrase::Local &local : locals)
        add(local.name);
    for (const std::string &word : wordsIn(text)) {
        const bool isFile = word.size() == 1; // of a cell
        if (!isFile && !known.contains(word))
            return word;
    }
    return {};
}

} // namespace rookery::test
