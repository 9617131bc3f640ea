#include "model/file/design/section_readers.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace rookery {

namespace {

/// The `links` object of a board's edits: `link`, `rlink` and `cut`, each by direction.
class LinkReader
{
public:
    LinkReader(const DirectionSection &directions,
               const NamedCells &cells,
               BoardRecipe &recipe,
               Findings &findings)
        : m_directions(directions)
        , m_cells(cells)
        , m_recipe(recipe)
        , m_findings(findings)
    {
    }

    void read(Fields &links)
    {
        forEachEntry(links, "link", [&](DirectionId direction, const JsonValue &entry) {
            readPair(direction, entry, Reading::Forward);
        });
        forEachEntry(links, "rlink", [&](DirectionId direction, const JsonValue &entry) {
            readPair(direction, entry, Reading::Backward);
        });
        forEachEntry(links, "cut", [&](DirectionId direction, const JsonValue &entry) {
            if (const auto from = m_cells.resolve(entry, m_findings))
                add({*from, direction, std::nullopt, {}}, entry);
        });
        m_recipe.edits.linkExtras = links.rest();
        for (const auto &row : m_links)
            m_recipe.edits.links.push_back(row.second.edit);
    }

private:
    enum class Reading { Forward, Backward };

    template<class Use>
    void forEachEntry(Fields &links, std::string_view key, Use use)
    {
        const auto object = links.find(key);
        if (!object || !isObject(*object, inQuotes(key), m_findings))
            return;
        for (const JsonValue member : *object) {
            const auto direction = m_directions.names.resolveKey(member, m_findings);
            if (!isList(member, "what follows a direction", m_findings) || !direction)
                continue;
            for (const JsonValue entry : member)
                use(*direction, entry);
        }
    }

    void readPair(DirectionId direction, const JsonValue &entry, Reading reading)
    {
        if (!isList(entry, "a link", m_findings))
            return;
        if (entry.size() != 2 && entry.size() != 3) {
            m_findings.error(entry,
                             Message("a link is two cells and perhaps a turn, such as {example}",
                                     {{"example", "[\"h1\", \"a1\"]"}}));
            return;
        }
        auto element = entry.begin();
        auto from = m_cells.resolve(*element, m_findings);
        auto to = m_cells.resolve(*++element, m_findings);
        std::optional<Orientation> turn = Orientation{};
        if (entry.size() == 3)
            turn = readOrientation(*++element, "turn", m_recipe.lattice, m_findings);
        if (!from || !to || !turn)
            return;
        if (reading == Reading::Backward)
            std::swap(from, to);
        add({*from, direction, *to, *turn}, entry);
    }

    void add(const LinkEdit &edit, const JsonValue &at)
    {
        const auto [row, isNew] =
            m_links.try_emplace(std::tuple(edit.from, edit.direction), Row{edit, at.offset()});
        if (isNew)
            return;
        const std::string &direction = m_directions.directions[edit.direction].name;
        m_findings.error(at,
                         Message("direction {name} from this cell is already said otherwise",
                                 {{"name", inQuotes(direction)}}),
                         {Message("it is first said at {place}",
                                  {{"place", m_findings.placeOf(row->second.offset)}})});
    }

    struct Row
    {
        LinkEdit edit;
        std::size_t offset;
    };

    const DirectionSection &m_directions;
    const NamedCells &m_cells;
    BoardRecipe &m_recipe;
    Findings &m_findings;
    /// In the order that a recipe keeps them.
    std::map<std::tuple<SiteId, DirectionId>, Row> m_links;
};

} // namespace

void readLinkEdits(const JsonValue &value,
                   const DirectionSection &directions,
                   const NamedCells &cells,
                   BoardRecipe &recipe,
                   Findings &findings)
{
    if (!isObject(value, "'links'", findings))
        return;
    Fields links(value, findings);
    LinkReader(directions, cells, recipe, findings).read(links);
}

} // namespace rookery
