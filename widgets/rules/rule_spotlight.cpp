#include "widgets/rules/rule_spotlight.h"

#include "model/board/zone_map.h"
#include "model/edit/rules/rule_parts.h"

#include <QCoreApplication>

#include <algorithm>

namespace rookery {

namespace {

constexpr int groupOfPieces = 6;
constexpr int groupOfCells = 5;

class Spotlight
{
public:
    explicit Spotlight(const Workspace &workspace)
        : m_workspace(workspace)
    {
    }

    /// A cell that is in several groups is shown with the first.
    void add(SiteId site, int group, const QString &sentence)
    {
        const auto cell = m_workspace.board().cellAt(site);
        const auto isThere = [&](const CellNote &note) {
            return note.cell == *cell;
        };
        if (cell && std::none_of(m_notes.begin(), m_notes.end(), isThere))
            m_notes.push_back({*cell, {}, sentence, group});
    }

    std::vector<CellNote> take() { return std::move(m_notes); }

private:
    const Workspace &m_workspace;
    std::vector<CellNote> m_notes;
};

} // namespace

std::vector<CellNote> ruleSpotlight(const Workspace &workspace, const std::string &path)
{
    const Design &design = workspace.design();
    const RuleSubjects subjects = ruleSubjects(design, path);
    const std::vector<Orientation> facings = design.rules->facings();
    Spotlight light(workspace);
    for (const SiteId site : subjects.sites)
        light.add(site, groupOfCells, QCoreApplication::translate("Rules", "named by the rule"));
    for (const ZoneId id : subjects.zones) {
        const Zone &zone = design.board->edits.zones[id.index()];
        for (const PlayerId player : IdRange<PlayerId>(facings.size())) {
            const QString sentence = QCoreApplication::translate("Rules", "in the zone %1 of %2")
                                         .arg(QString::fromStdString(zone.name),
                                              QString::fromStdString((*design.rules)[player].name));
            for (const SiteId site : zoneSites(workspace.board(), zone, player, facings))
                light.add(site, static_cast<int>(player.index() % groupOfCells), sentence);
        }
    }
    for (const Placement &piece : design.setup->placements) {
        if (std::binary_search(subjects.pieces.begin(), subjects.pieces.end(), piece.piece))
            light.add(piece.site,
                      groupOfPieces,
                      QCoreApplication::translate("Rules", "a piece that the rule is about"));
    }
    return light.take();
}

} // namespace rookery
