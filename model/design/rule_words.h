#pragma once

#include "model/base/text.h"
#include "model/design/design.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// Puts names into sentences.
class RuleWords
{
public:
    explicit RuleWords(const Design &design)
        : m_design(design)
    {
    }

    const std::string &name(PieceId id) const { return (*m_design.pieces)[id].name; }
    const std::string &name(PlayerId id) const { return (*m_design.rules)[id].name; }
    const std::string &name(DirectionId id) const { return (*m_design.directions)[id].name; }
    const std::string &name(ZoneId id) const
    {
        return m_design.board->edits.zones[id.index()].name;
    }

    template<class SomeId>
    std::string names(const std::vector<SomeId> &ids) const
    {
        std::vector<std::string> all;
        for (const SomeId id : ids)
            all.push_back(name(id));
        return listed(all, 12);
    }

    std::string everybody() const
    {
        std::vector<std::string> all;
        for (const Player &player : m_design.rules->players)
            all.push_back(player.name);
        return listed(all, 12);
    }

    /// "Every man", or "Each Pawn, Rook".
    std::string men(const PieceSet &types) const
    {
        return types.empty() ? "Every man" : "Every " + choice(types);
    }
    std::string anyMan(const PieceSet &types) const
    {
        return types.empty() ? "any man" : withArticle(choice(types));
    }

    /// Names with a silent or a spoken U look alike, and more begin as Unicorn does.
    static std::string withArticle(const std::string &name)
    {
        const bool isVowel = std::string_view("AEIO").find(name.front()) != std::string_view::npos;
        return (isVowel ? "an " : "a ") + name;
    }

    std::string choice(const PieceSet &types) const
    {
        std::string text = names(types);
        if (const std::size_t last = text.rfind(" and "); last != std::string::npos)
            text.replace(last, 5, " or ");
        return text;
    }

    /// " of White", or nothing for everybody.
    std::string of(const PlayerSet &players) const
    {
        return players.empty() ? "" : " of " + names(players);
    }
    std::string forPlayers(const PlayerSet &players) const
    {
        return players.empty() ? "" : "For " + names(players) + ": ";
    }
    std::string in(const std::optional<ZoneId> &zone) const
    {
        return zone ? " in the zone " + name(*zone) : "";
    }

private:
    const Design &m_design;
};

/// "3 men", "1 time".
inline std::string counts(int count, std::string_view singular, std::string_view plural = {})
{
    return counted(static_cast<std::size_t>(std::max(count, 0)), singular, plural);
}

} // namespace rookery
