#pragma once

#include "model/exchange/target/subject.h"

#include <map>
#include <string>
#include <vector>

namespace rookery {

/// What a design's things are called in the game that is written, each name different from the
/// others and from the words of the language.
class ZrfVocabulary
{
public:
    explicit ZrfVocabulary(const Subject &subject);

    const std::string &cell(CellId cell) const { return m_cells[cell.index()]; }
    const std::string &player(PlayerId player) const { return m_players[player.index()]; }
    const std::string &type(PieceId piece) const { return m_types[piece.index()]; }
    const std::string &zone(ZoneId zone) const { return m_zones[zone.index()]; }
    /// Steps on the board that some piece takes.
    const std::map<StepId, std::string> &steps() const { return m_steps; }
    const std::vector<std::string> &players() const { return m_players; }

private:
    std::vector<std::string> m_cells;
    std::map<StepId, std::string> m_steps;
    std::vector<std::string> m_players;
    std::vector<std::string> m_types;
    std::vector<std::string> m_zones;
};

/// The step on the board for one in the player's own axes.
StepId stepSeenBy(const Subject &subject, PlayerId player, StepId own);

/// Each word with a blank before it.
std::string zrfList(const std::vector<std::string> &words);

} // namespace rookery
