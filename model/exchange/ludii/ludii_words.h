#pragma once

#include "model/exchange/target/subject.h"

#include <string>
#include <vector>

namespace rookery {

/// What types, players and zones are called in a file, and the sentences that several parts use.
class LudiiWords
{
public:
    explicit LudiiWords(const Subject &subject);

    /// No type's name is part of another's: pieces are found by a part of their name.
    const std::string &type(PieceId piece) const { return m_types[piece.index()]; }
    /// `P1` is who moves first.
    std::string role(PlayerId player) const { return "P" + number(player); }
    std::string number(PlayerId player) const;
    /// Regions, too, are found by a part of their name.
    static std::string zone(ZoneId zone) { return "Z" + std::to_string(zone.index()) + "."; }
    static std::string cell(CellId cell) { return std::to_string(cell.index()); }
    /// That a player's royal piece is attacked; empty if there is none to be mated.
    std::string threat(const std::string &role) const;
    /// All of these; empty if there are none.
    static std::string all(const std::vector<std::string> &conditions);

    /// The players in the order of their turns; those of the file.
    const std::vector<PlayerId> &players() const { return m_players; }
    /// Whether the turns of the design go round like this.
    bool saysTurns() const { return m_saysTurns; }

private:
    std::vector<std::string> m_types;
    std::vector<PlayerId> m_players;
    std::string m_royal;
    bool m_saysTurns = false;
};

/// The one type that can be mated: every player begins with one piece of it, and none is made.
std::optional<PieceId> ludiiRoyal(const Subject &subject);

} // namespace rookery
