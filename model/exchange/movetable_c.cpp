#include "model/exchange/format_rows.h"
#include "model/exchange/movetable_walker.h"
#include "model/exchange/programs.h"
#include "model/exchange/quoting.h"
#include "model/exchange/requirements.h"
#include "model/exchange/rule_shapes.h"
#include "model/play/move_table.h"

#include <algorithm>
#include <array>
#include <limits>

namespace rookery {

namespace {

constexpr std::size_t mostEntries = 60'000;

/// One row of the C table, with places in the whole of it.
struct Row
{
    CellId cell;
    int type = 0;
    CellId reference;
    int rights = 0;
    int previous = -1;
    std::vector<std::uint32_t> empty;
    std::vector<std::uint32_t> occupied;
    std::size_t friends = 0;
    std::size_t foes = 0;
};

/// Gathers all trajectories of all men into one table.
class Table
{
public:
    explicit Table(const Subject &subject)
        : m_subject(subject)
        , m_types(subject.pieces().types.size())
    {
    }

    /// A sentence if it cannot be done.
    std::string build()
    {
        for (const PlayerId player : m_subject.playerIds()) {
            for (const PieceId piece : m_subject.pieceIds()) {
                for (const CellId from : m_subject.board().cells()) {
                    if (auto fault = addTrajectories(player, piece, from); !fault.empty())
                        return fault;
                }
            }
        }
        return {};
    }

    const std::vector<Row> &rows() const { return m_rows; }
    const std::vector<std::int64_t> &headList() const { return m_headList; }
    /// [type][cell], places in headList().
    const std::vector<std::size_t> &heads() const { return m_heads; }
    const std::vector<std::size_t> &firstHeads() const { return m_firstHeads; }

    std::size_t branches() const
    {
        std::size_t most = 4;
        for (const Row &row : m_rows)
            most = std::max({most, row.empty.size(), row.occupied.size()});
        return most;
    }

private:
    std::string addTrajectories(PlayerId player, PieceId piece, CellId from)
    {
        std::vector<std::int64_t> always;
        std::vector<std::int64_t> first;
        for (const MovementLegs &move : m_subject.moves(piece)) {
            if (move.startsIn && !m_subject.game().zones().isInZone(from, *move.startsIn, player))
                continue;
            const MovementLegs legs{move.legs, When::Always};
            auto table = moveTable(
                m_subject.board(),
                from,
                {std::span(&legs, 1), m_subject.rules()[player].facing, {}, mostEntries, player});
            if (!table)
                return aboutPiece(m_subject, piece, table.error().message);
            auto &list = move.when == When::Always ? always : first;
            const std::size_t base = m_rows.size();
            for (std::uint32_t i = table->firstAlways.begin; i < table->firstAlways.end; ++i)
                list.push_back(static_cast<std::int64_t>(base + table->continuations[i]));
            const int type = static_cast<int>(player.index() * m_types + piece.index());
            if (auto fault = addRows(*table, type, from); !fault.empty())
                return aboutPiece(m_subject, piece, fault);
        }
        m_heads.push_back(addHeads(always));
        m_firstHeads.push_back(addHeads(first));
        return {};
    }

    std::size_t addHeads(const std::vector<std::int64_t> &list)
    {
        if (list.empty())
            return 0;
        const std::size_t place = m_headList.size();
        m_headList.insert(m_headList.end(), list.begin(), list.end());
        m_headList.push_back(-1);
        return place;
    }

    std::string addRows(const MoveTable &table, int type, CellId from)
    {
        if (m_rows.size() + table.entries.size() > mostEntries)
            return "the table would have more than " + std::to_string(mostEntries) + " entries";
        const std::size_t base = m_rows.size();
        for (const MoveTable::Entry &entry : table.entries) {
            Row row;
            row.cell = entry.cell;
            row.type = type;
            row.reference = from;
            constexpr std::array rights = {1, 2, 4};
            for (std::size_t i = 0; i < rights.size(); ++i) {
                const auto &mark = entry.ends[i].mark;
                if (mark == Mark::Move || mark == Mark::Capture)
                    row.rights |= rights[i];
            }
            row.empty = places(table, entry.ends[0].then, base);
            if (!joinOccupied(row,
                              places(table, entry.ends[1].then, base),
                              places(table, entry.ends[2].then, base)))
                return "it goes on in different ways behind a friend and behind a foe, which share "
                       "one list here";
            m_rows.push_back(std::move(row));
        }
        for (std::size_t i = base; i < m_rows.size(); ++i) {
            for (const auto *next : {&m_rows[i].empty, &m_rows[i].occupied}) {
                for (const std::uint32_t place : *next)
                    m_rows[place].previous = static_cast<int>(i);
            }
        }
        return {};
    }

    static std::vector<std::uint32_t>
    places(const MoveTable &table, MoveTable::Range range, std::size_t base)
    {
        std::vector<std::uint32_t> all;
        for (std::uint32_t i = range.begin; i < range.end; ++i)
            all.push_back(static_cast<std::uint32_t>(base + table.continuations[i]));
        return all;
    }

    /// Both lists as beginnings of one.
    static bool
    joinOccupied(Row &row, std::vector<std::uint32_t> friends, std::vector<std::uint32_t> foes)
    {
        row.friends = friends.size();
        row.foes = foes.size();
        auto &longer = friends.size() > foes.size() ? friends : foes;
        const auto &shorter = friends.size() > foes.size() ? foes : friends;
        const auto isShared = [&](std::uint32_t place) {
            return std::find(shorter.begin(), shorter.end(), place) != shorter.end();
        };
        const auto end = std::stable_partition(longer.begin(), longer.end(), isShared);
        const bool fits = static_cast<std::size_t>(end - longer.begin()) == shorter.size();
        row.occupied = std::move(longer);
        return fits;
    }

    const Subject &m_subject;
    std::size_t m_types;
    std::vector<Row> m_rows;
    std::vector<std::int64_t> m_headList = {-1}; ///< the first list is the empty one
    std::vector<std::size_t> m_heads;
    std::vector<std::size_t> m_firstHeads;
};

/// The table and everything around it as C.
class Header
{
public:
    Header(const Subject &subject, const Table &table)
        : m_subject(subject)
        , m_table(table)
        , m_types(subject.pieces().types.size())
    {
    }

    std::string text(const Verdict &verdict)
    {
        std::string text = "/*\n";
        for (const std::string &line : headLines(m_subject, verdict))
            text += " * " + commentText(line) + "\n";
        text += " *\n * Every way that a man can go, as trees of cells. A row says where the man "
                "is by then\n"
                " * (leap), whether the move may end there while the cell is empty, a friend's or "
                "a foe's\n"
                " * (rights), and which rows follow in each case. friend and foe share the list "
                "occup[].\n */\n"
                "#include <stdint.h>\n\n";
        const bool isLarge =
            m_table.rows().size() > std::numeric_limits<std::int16_t>::max()
            || m_table.headList().size() > std::numeric_limits<std::int16_t>::max();
        define(text, "NSQ", m_subject.board().size());
        define(text, "NPLAYER", m_subject.rules().players.size());
        define(text, "NTYPE", typeCount());
        define(text, "MAXBRANCH", m_table.branches());
        define(text, "MAXMOVES", std::max<std::size_t>(4096, 8 * m_subject.board().size()));
        define(text, "HASROYAL", hasRoyal() ? 1 : 0);
        define(text, "PASSES", static_cast<std::size_t>(m_subject.rules().pass));
        text += std::string("\ntypedef ") + (isLarge ? "int32_t" : "int16_t") + " mt_index;\n\n"
                + "enum { R_QUIET = 1, R_FRIEND = 2, R_FOE = 4 };\n\n"
                  "typedef struct {\n"
                  "    mt_index next, prev; /* the main way on and the row before, -1: none */\n"
                  "    mt_index leap;       /* the cell, counted from 0 */\n"
                  "    mt_index piece;      /* type */\n"
                  "    mt_index reference;  /* the cell where the man started */\n"
                  "    uint8_t rights;\n"
                  "    uint8_t n_empty, n_friend, n_foe; /* how many of empty[] or occup[] to "
                  "follow */\n"
                  "    mt_index empty[MAXBRANCH], occup[MAXBRANCH];\n"
                  "} MoveTarget;\n\n";
        text += cellTables() + typeTables() + promotionTables() + rowTable() + headTables();
        return text;
    }

private:
    std::size_t typeCount() const
    {
        return std::max<std::size_t>(1, m_types * m_subject.rules().players.size());
    }

    static void define(std::string &text, std::string_view name, std::size_t value)
    {
        text.append("#define ").append(name).append(" ").append(std::to_string(value)).append("\n");
    }

    bool hasRoyal() const
    {
        return std::any_of(m_subject.pieces().types.begin(),
                           m_subject.pieces().types.end(),
                           [](const PieceType &type) { return type.royalty == Royalty::Royal; });
    }

    /// `static const KIND NAME[SIZE] = {...};` with so many values in a line.
    template<class Values>
    static std::string array(std::string_view declaration, const Values &values, std::size_t inLine)
    {
        std::string text = "static const " + std::string(declaration) + " = {";
        std::size_t count = 0;
        for (const auto &value : values) {
            text += count++ % inLine == 0 ? "\n    " : " ";
            text += value;
            text += ',';
        }
        return text + "\n};\n\n";
    }

    std::string cellTables() const
    {
        std::vector<std::string> names;
        std::vector<std::string> setup;
        for (const CellId cell : m_subject.board().cells()) {
            names.push_back(cString(m_subject.board().name(cell)));
            const Placement *man = m_subject.design().setup->at(m_subject.board().site(cell));
            setup.push_back(man == nullptr ? "-1"
                                           : std::to_string(man->player.index() * m_types
                                                            + man->piece.index()));
        }
        return array("char *const cellNames[NSQ]", names, 8)
               + array("mt_index start[NSQ]", setup, 16);
    }

    std::string typeTables() const
    {
        std::vector<std::string> names;
        std::vector<std::string> letters;
        std::vector<std::string> owners;
        std::vector<std::string> royals;
        for (const PlayerId player : m_subject.playerIds()) {
            for (const PieceId piece : m_subject.pieceIds()) {
                const PieceType &type = m_subject.pieces()[piece];
                names.push_back(cString(m_subject.rules()[player].name + " " + type.name));
                letters.push_back(
                    cString(type.letter.empty() ? "(" + type.name + ")" : type.letter));
                owners.push_back(std::to_string(player.index()));
                royals.emplace_back(type.royalty == Royalty::Royal ? "1" : "0");
            }
        }
        if (names.empty()) {
            names = letters = {"\"\""};
            owners = royals = {"0"};
        }
        return array("char *const typeNames[NTYPE]", names, 4)
               + array("char *const typeLetters[NTYPE]", letters, 8)
               + array("uint8_t owner[NTYPE]", owners, 16)
               + array("uint8_t royal[NTYPE]", royals, 16);
    }

    std::string promotionTables() const
    {
        std::vector<std::string> choices = {"-1"};
        std::vector<std::string> rules(typeCount() * m_subject.board().size(), "-1");
        std::vector<std::string> must(rules.size(), "0");
        for (const Promotion &promotion : m_subject.rules().promotions) {
            if (!isPromotionByCell(promotion))
                continue;
            for (const PlayerId player : m_subject.playerIds()) {
                if (!covers(promotion.players, player))
                    continue;
                const std::size_t place = choices.size();
                for (const PieceId into : promotion.into)
                    choices.push_back(std::to_string(player.index() * m_types + into.index()));
                choices.emplace_back("-1");
                for (const PieceId piece : m_subject.pieceIds()) {
                    for (const CellId cell : m_subject.zoneCells(promotion.zone, player)) {
                        const std::size_t index =
                            (player.index() * m_types + piece.index()) * m_subject.board().size()
                            + cell.index();
                        if (!covers(promotion.types, piece) || rules[index] != "-1")
                            continue;
                        rules[index] = std::to_string(place);
                        must[index] = promotion.duty == PromotionDuty::Must ? "1" : "0";
                    }
                }
            }
        }
        return array("mt_index promoChoices[]", choices, 16)
               + table("mt_index promo[NTYPE][NSQ]", rules)
               + table("uint8_t promoMust[NTYPE][NSQ]", must);
    }

    /// [type][cell]
    std::string table(std::string_view declaration, const std::vector<std::string> &values) const
    {
        std::string text = "static const " + std::string(declaration) + " = {\n";
        for (std::size_t type = 0; type < typeCount(); ++type) {
            text += "    {";
            for (std::size_t cell = 0; cell < m_subject.board().size(); ++cell)
                text += (cell % 24 == 0 ? "\n        " : " ")
                        + values[type * m_subject.board().size() + cell] + ",";
            text += "\n    },\n";
        }
        return text + "};\n\n";
    }

    std::string rowTable() const
    {
        std::string text = "static const MoveTarget moveTable[] = {\n";
        for (const Row &row : m_table.rows()) {
            text += "    {" + (row.empty.empty() ? "-1" : std::to_string(row.empty.front())) + ", "
                    + std::to_string(row.previous) + ", " + std::to_string(row.cell.index()) + ", "
                    + std::to_string(row.type) + ", " + std::to_string(row.reference.index()) + ", "
                    + std::to_string(row.rights) + ", " + std::to_string(row.empty.size()) + ", "
                    + std::to_string(row.friends) + ", " + std::to_string(row.foes) + ", "
                    + list(row.empty) + ", " + list(row.occupied) + "},\n";
        }
        if (m_table.rows().empty())
            text += "    {-1, -1, 0, 0, 0, 0, 0, 0, 0, {0}, {0}},\n";
        return text + "};\n\n";
    }

    static std::string list(const std::vector<std::uint32_t> &places)
    {
        std::string text = "{";
        for (const std::uint32_t place : places)
            text += (text.size() > 1 ? ", " : "") + std::to_string(place);
        return (places.empty() ? "{0" : text) + "}";
    }

    std::string headTables() const
    {
        std::vector<std::string> list;
        for (const std::int64_t head : m_table.headList())
            list.push_back(std::to_string(head));
        const auto written = [](const std::vector<std::size_t> &places) {
            std::vector<std::string> all;
            for (const std::size_t place : places)
                all.push_back(std::to_string(place));
            return all;
        };
        auto heads = written(m_table.heads());
        auto first = written(m_table.firstHeads());
        heads.resize(typeCount() * m_subject.board().size(), "0");
        first.resize(heads.size(), "0");
        return "/* Rows to begin with, each list ending in -1; [type][cell] says where in it. */\n"
               + array("mt_index headList[]", list, 16) + table("mt_index heads[NTYPE][NSQ]", heads)
               + "/* The same for men that have not moved, in addition. */\n"
               + table("mt_index firstHeads[NTYPE][NSQ]", first);
    }

    const Subject &m_subject;
    const Table &m_table;
    std::size_t m_types;
};

} // namespace

Verdict checkMoveTableC(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    if (subject.board().size() == 0)
        verdict.prevents("the board has no cells");
    requireDisplacements(subject, verdict);
    for (const UsedRule &rule : subject.usedRules()) {
        const bool isSaid = rule.kind == RuleKind::UnmovedOnly || rule.kind == RuleKind::StartZone
                            || rule.kind == RuleKind::RoyalType
                            || (rule.kind == RuleKind::Passing && subject.rules().passers.empty())
                            || (rule.kind == RuleKind::Promotion
                                && isPromotionByCell(subject.rules().promotions[rule.index]));
        if (!isSaid)
            verdict.differs("left out: " + rule.sentence, rule.element);
    }
    return verdict;
}

Result<std::vector<ExportedFile>>
writeMoveTableC(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    Table table(subject);
    if (auto fault = table.build(); !fault.empty())
        return failure(std::move(fault));
    const std::string header = request.name + ".h";
    std::string program = "/* Written by Rookery: lists and counts moves from the table in "
                          + commentText(header) + ". */\n#include " + cString(header) + "\n"
                          + moveTableWalker;
    return std::vector<ExportedFile>{{header, Header(subject, table).text(verdict)},
                                     {request.name + "_walker.c", std::move(program)}};
}

} // namespace rookery
