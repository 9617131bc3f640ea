#include "model/base/text.h"
#include "model/exchange/move_table/movetable_rows.h"
#include "model/exchange/move_table/movetable_walker.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/programs.h"
#include "model/exchange/target/quoting.h"
#include "model/exchange/target/requirements.h"
#include "model/exchange/target/rule_shapes.h"

#include <algorithm>
#include <limits>

namespace rookery {

namespace {

/// The table and everything around it as C.
class Header
{
public:
    Header(const Subject &subject, const MoveTableRows &table)
        : m_subject(subject)
        , m_table(table)
        , m_types(subject.pieces().types.size())
    {
    }

    std::string text(const Verdict &verdict) const
    {
        return comment(verdict) + "#include <stdint.h>\n\n" + numbers() + rowType() + cellTables()
               + typeTables() + promotionTables() + rowTable() + headTables();
    }

private:
    std::string comment(const Verdict &verdict) const
    {
        std::string text = "/*\n";
        for (const std::string &line : headLines(m_subject, verdict))
            text += " * " + commentText(line) + "\n";
        return text
               + " *\n * Every way that a piece can go, as trees of cells. A row says where the "
                 "piece "
                 "is by then\n"
                 " * (leap), whether the move may end there while the cell is empty, a friend's or "
                 "an enemy's\n"
                 " * (rights), and which rows follow in each case. friend and enemy share the list "
                 "occup[].\n */\n";
    }

    std::string numbers() const
    {
        const std::size_t cells = m_subject.board().size();
        return define("NSQ", cells) + define("NPLAYER", m_subject.rules().players.size())
               + define("NTYPE", typeCount()) + define("MAXBRANCH", m_table.branches())
               + define("MAXMOVES", std::max<std::size_t>(4096, 8 * cells))
               + define("MAXTEXT", longestText())
               + define("HASROYAL", m_subject.markedRoyals().empty() ? 0 : 1)
               + define("PASSES", static_cast<std::size_t>(m_subject.rules().pass));
    }

    /// Of a move with the character that ends it, and one more: a word that is cut at this length
    /// is no move.
    std::size_t longestText() const
    {
        std::size_t cell = 2;
        std::size_t word = 0;
        for (const CellId each : m_subject.board().cells())
            cell = std::max(cell, m_subject.board().name(each).size());
        for (const std::string &each : moveTableTypeWords(m_subject))
            word = std::max(word, each.size());
        return 2 * cell + word + 4;
    }

    std::string rowType() const
    {
        const bool isLarge =
            m_table.list().size() > std::numeric_limits<std::int16_t>::max()
            || m_table.headList().size() > std::numeric_limits<std::int16_t>::max();
        return std::string("\ntypedef ") + (isLarge ? "int32_t" : "int16_t") + " mt_index;\n\n"
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
    }

    std::size_t typeCount() const
    {
        return std::max<std::size_t>(1, m_types * m_subject.rules().players.size());
    }

    static std::string define(const std::string &name, std::size_t value)
    {
        return "#define " + name + " " + std::to_string(value) + "\n";
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
            const Placement *boardPiece =
                m_subject.design().setup->at(m_subject.board().site(cell));
            setup.push_back(boardPiece == nullptr ? "-1"
                                                  : std::to_string(typeNumber(boardPiece->player,
                                                                              boardPiece->piece)));
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
        const std::vector<std::string> words = moveTableTypeWords(m_subject);
        for (const PlayerId player : m_subject.playerIds()) {
            for (const PieceId piece : m_subject.pieceIds()) {
                const PieceType &type = m_subject.pieces()[piece];
                names.push_back(cString(m_subject.rules()[player].name + " " + type.name));
                letters.push_back(cString(words[piece.index()]));
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

    std::size_t typeNumber(PlayerId player, PieceId piece) const
    {
        return player.index() * m_types + piece.index();
    }

    std::string promotionTables() const
    {
        PromotionLists lists(typeCount() * m_subject.board().size());
        for (const Promotion &promotion : m_subject.rules().promotions) {
            for (const PlayerId player : m_subject.playerIds()) {
                if (isPromotionByCell(promotion) && covers(promotion.players, player))
                    addPromotion(promotion, player, lists);
            }
        }
        return array("mt_index promoChoices[]", lists.choices, 16)
               + table("mt_index promo[NTYPE][NSQ]", lists.places)
               + table("uint8_t promoMust[NTYPE][NSQ]", lists.must);
    }

    struct PromotionLists
    {
        explicit PromotionLists(std::size_t size)
            : places(size, "-1")
            , must(size, "0")
        {
        }

        std::vector<std::string> choices = {"-1"}; ///< lists of types, each ended by -1
        std::vector<std::string> places;           ///< [type][cell], in the choices
        std::vector<std::string> must;             ///< [type][cell]
    };

    /// Where several promotions are for one type and cell, the first counts.
    void addPromotion(const Promotion &promotion, PlayerId player, PromotionLists &lists) const
    {
        const std::string place = std::to_string(lists.choices.size());
        for (const PieceId into : promotion.into)
            lists.choices.push_back(std::to_string(typeNumber(player, into)));
        lists.choices.emplace_back("-1");
        for (const PieceId piece : m_subject.pieceIds()) {
            for (const CellId cell : m_subject.zoneCells(promotion.zone, player)) {
                const std::size_t index =
                    typeNumber(player, piece) * m_subject.board().size() + cell.index();
                if (!covers(promotion.types, piece) || lists.places[index] != "-1")
                    continue;
                lists.places[index] = place;
                lists.must[index] = promotion.duty == PromotionDuty::Must ? "1" : "0";
            }
        }
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
        const auto item = [](auto number) {
            return std::to_string(number) + ", ";
        };
        std::string text = "static const MoveTarget moveTable[] = {\n";
        for (const MoveTableRow &row : m_table.list()) {
            text += "    {" + (row.empty.empty() ? "-1, " : item(row.empty.front()))
                    + item(row.previous) + item(row.cell.index()) + item(row.type)
                    + item(row.reference.index()) + item(row.rights) + item(row.empty.size())
                    + item(row.friends) + item(row.enemies) + list(row.empty) + ", "
                    + list(row.occupied) + "},\n";
        }
        if (m_table.list().empty())
            text += "    {-1, -1, 0, 0, 0, 0, 0, 0, 0, {0}, {0}},\n";
        return text + "};\n\n";
    }

    static std::string list(const std::vector<std::uint32_t> &places)
    {
        std::string text;
        for (const std::uint32_t place : places)
            appendItem(text, ", ", std::to_string(place));
        return "{" + (places.empty() ? "0" : text) + "}";
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
    const MoveTableRows &m_table;
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
            leaveOut(subject, verdict, rule);
    }
    if (const std::string loss = verdict.obstacles.empty() ? moveTableLoss(subject) : std::string();
        !loss.empty())
        verdict.prevents(loss);
    return verdict;
}

Result<std::vector<ExportedFile>>
writeMoveTableC(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    const MoveTableRows table(subject);
    if (!table.fault().empty())
        return failure(table.fault());
    const std::string header = request.name + ".h";
    std::string program(moveTableManual);
    program.replace(program.find('%'), 1, commentText(header));
    program += "#include " + cString(header) + "\n" + moveTableWalker;
    return std::vector<ExportedFile>{{header, Header(subject, table).text(verdict)},
                                     {request.name + "_walker.c", std::move(program)}};
}

} // namespace rookery
