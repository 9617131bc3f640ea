#pragma once

#include "tests/model/ludii_grammar.h"
#include "tests/model/rbg_grammar.h"

#include <cctype>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

/// Strict readers of formats that no program here can run: the text must be one of the format's
/// published grammar, and whatever is named must be declared. Each gives the first fault, or
/// nothing.
namespace rookery::test {

/// The text without comments that begin with these two characters.
inline std::string withoutComments(const std::string &text, std::string_view begin)
{
    std::istringstream lines(text);
    std::string all;
    for (std::string line; std::getline(lines, line);)
        all += line.substr(0, line.find(begin)) + "\n";
    return all;
}

/// Brackets of all kinds close what they open; strings end on their line.
inline std::string bracketFault(const std::string &text)
{
    std::string open;
    bool isString = false;
    int line = 1;
    for (const char c : text) {
        if (c == '\n' && isString)
            return "line " + std::to_string(line) + ": a string goes on";
        line += c == '\n' ? 1 : 0;
        if (c == '"')
            isString = !isString;
        if (isString)
            continue;
        if (std::string_view("([{").find(c) != std::string_view::npos)
            open += c == '(' ? ')' : c == '[' ? ']' : '}';
        if (std::string_view(")]}").find(c) != std::string_view::npos) {
            if (open.empty() || open.back() != c)
                return "line " + std::to_string(line) + ": '" + c + "' closes nothing";
            open.pop_back();
        }
    }
    return open.empty() && !isString ? "" : "something is not closed";
}

/// Words and signs; strings are one word each.
inline std::vector<std::string> wordsOf(const std::string &text)
{
    std::vector<std::string> words;
    for (std::size_t i = 0; i < text.size();) {
        const auto isWord = [&](char c) {
            return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.'
                   || c == '-' || c == '$' || c == '#';
        };
        if (std::isspace(static_cast<unsigned char>(text[i])) != 0) {
            ++i;
        } else if (text[i] == '"') {
            const std::size_t end = text.find('"', i + 1) + 1;
            words.push_back(text.substr(i, end - i));
            i = end;
        } else if (isWord(text[i])) {
            std::size_t end = i;
            while (end < text.size() && isWord(text[end]))
                ++end;
            words.push_back(text.substr(i, end - i));
            i = end;
        } else {
            words.emplace_back(1, text[i++]);
        }
    }
    return words;
}

inline std::string ludiiFault(const std::string &text)
{
    static LudiiReader reader(ROOKERY_SOURCE_DIR "/tests/data/grammar/ludii.txt");
    return reader.fault(text);
}

inline std::string rbgFault(const std::string &text)
{
    static RbgReader reader(ROOKERY_SOURCE_DIR "/tests/data/grammar/rbg.txt");
    return reader.fault(text);
}

/// Of a variants.ini for version 11.1: keys that it reads.
inline std::string fairyStockfish11Fault(const std::string &text)
{
    static const std::set<std::string> known = [] {
        std::set<std::string> keys;
        std::ifstream stream(ROOKERY_SOURCE_DIR "/tests/data/grammar/fairy_stockfish_11_1.txt");
        for (std::string line; std::getline(stream, line);)
            keys.insert(line);
        return keys;
    }();
    std::istringstream lines(withoutComments(text, "#"));
    for (std::string line; std::getline(lines, line);) {
        const std::string key = line.substr(0, line.find(' '));
        if (!key.empty() && key.front() != '[' && known.count(key) == 0)
            return key + " is no key";
    }
    return {};
}

inline std::string gameCourierFault(const std::string &text)
{
    const std::string plain = withoutComments(text, "//");
    if (auto fault = bracketFault(plain); !fault.empty())
        return fault;
    const std::set<std::string> known = {"logleap",
                                         "logride",
                                         "logleaps",
                                         "lograys",
                                         "checkleap",
                                         "checkride",
                                         "checktwostep",
                                         "leaps",
                                         "rays",
                                         "merge",
                                         "fn",
                                         "and",
                                         "or",
                                         "not",
                                         "empty",
                                         "stop",
                                         "#0",
                                         "#1"};
    const auto isNumber = [](const std::string &word) {
        return word.find_first_not_of("-0123456789") == std::string::npos;
    };
    std::set<std::string> directions;
    std::istringstream statements(plain);
    for (std::string statement; std::getline(statements, statement, ';');) {
        const auto words = wordsOf(statement);
        if (words.empty())
            continue;
        if (statements.eof())
            return "a statement does not end: " + words.front();
        if (words[0] == "map" || words[0] == "link" || words[0] == "rlink") {
            directions.insert(words.at(1));
        } else if (words[0] == "def") {
            for (std::size_t i = 2; i < words.size(); ++i) {
                const bool isSign = words[i] == "(" || words[i] == ")";
                if (!isSign && known.count(words[i]) == 0 && directions.count(words[i]) == 0
                    && !isNumber(words[i]))
                    return words[i] + " is no direction";
            }
        } else if (words[0] != "setflag") {
            return words[0] + " is no statement";
        }
    }
    return {};
}

} // namespace rookery::test
