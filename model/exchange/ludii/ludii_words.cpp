#include "model/exchange/ludii/ludii_words.h"

#include "model/exchange/target/quoting.h"
#include "model/exchange/target/rule_shapes.h"

#include <algorithm>

namespace rookery {

namespace {

/// A piece's name ends before the player's number, so that it may not end in a digit.
std::string letters(std::string name)
{
    return name.back() >= '0' && name.back() <= '9' ? name + "X" : name;
}

bool isPartOfAnother(const std::vector<std::string> &names, std::size_t index)
{
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i != index && names[i].find(names[index]) != std::string::npos)
            return true;
    }
    return false;
}

/// Three letters for each of 17,576 types.
std::string code(std::size_t index)
{
    constexpr std::size_t base = 26;
    std::string text;
    for (const std::size_t part : {index / base / base, index / base % base, index % base})
        text += static_cast<char>('A' + part);
    return text;
}

/// A name that is a part of another one gets an ending of its own: words that no name has, and a
/// code. So marked it is no part of any, whatever the others get.
void tellApart(std::vector<std::string> &names)
{
    const auto isUsed = [&](const std::string &text) {
        return std::any_of(names.begin(), names.end(), [&](const std::string &name) {
            return name.find(text) != std::string::npos;
        });
    };
    std::string mark = "_alone_";
    while (isUsed(mark))
        mark += "alone_";
    for (bool isChanged = true; isChanged;) {
        isChanged = false;
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (!isPartOfAnother(names, i))
                continue;
            names[i] += mark + code(i);
            isChanged = true;
        }
    }
}

bool isMade(const Subject &subject, PieceId piece)
{
    const auto &promotions = subject.rules().promotions;
    return std::any_of(promotions.begin(), promotions.end(), [&](const Promotion &rule) {
        return std::find(rule.into.begin(), rule.into.end(), piece) != rule.into.end();
    });
}

} // namespace

LudiiWords::LudiiWords(const Subject &subject)
{
    Identifiers names;
    for (const PieceType &type : subject.pieces().types)
        m_types.push_back(letters(names.unique(asciiLine(type.name), "Piece")));
    tellApart(m_types);
    if (const auto order = turnOrder(subject.rules())) {
        m_players = *order;
        m_saysTurns = true;
    } else {
        for (const PlayerId player : subject.playerIds())
            m_players.push_back(player);
    }
    if (const auto royal = ludiiRoyal(subject))
        m_royal = type(*royal);
}

std::string LudiiWords::number(PlayerId player) const
{
    const auto place = std::find(m_players.begin(), m_players.end(), player);
    return std::to_string(place - m_players.begin() + 1);
}

std::string LudiiWords::threat(const std::string &role) const
{
    if (m_royal.empty())
        return {};
    const std::string name = "\"" + m_royal + "\" " + role;
    return "(is Threatened (id " + name + ") at:(where " + name + "))";
}

std::string LudiiWords::all(const std::vector<std::string> &conditions)
{
    if (conditions.empty())
        return {};
    std::string text;
    for (const std::string &condition : conditions)
        text += (text.empty() ? "" : " ") + condition;
    return conditions.size() == 1   ? text
           : conditions.size() == 2 ? "(and " + text + ")"
                                    : "(and {" + text + "})";
}

std::optional<PieceId> ludiiRoyal(const Subject &subject)
{
    const std::vector<PieceId> royals = subject.markedRoyals();
    if (royals.size() != 1 || isMade(subject, royals.front()))
        return std::nullopt;
    for (const PlayerId player : subject.playerIds()) {
        if (subject.startingPieces(royals.front(), player) != 1)
            return std::nullopt;
    }
    return royals.front();
}

} // namespace rookery
