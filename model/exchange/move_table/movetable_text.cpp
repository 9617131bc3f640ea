#include "model/exchange/move_table/movetable_text.h"

#include "model/base/text.h"
#include "model/exchange/move_table/movetable_rows.h"
#include "model/exchange/target/programs.h"
#include "model/exchange/target/quoting.h"
#include "model/exchange/target/requirements.h"
#include "model/exchange/target/rule_shapes.h"

#include <algorithm>
#include <limits>
#include <set>

namespace rookery {

namespace {

/// What the table calls the types, by piece: the letter, or the name in brackets; no two alike,
/// and none with a blank.
std::vector<std::string> typeWords(const Subject &subject)
{
    std::vector<std::string> words;
    std::set<std::string> used;
    for (const PieceType &type : subject.pieces().types) {
        std::string word = type.letter.empty() || used.count(type.letter) > 0
                               ? "(" + type.name + ")"
                               : type.letter;
        std::replace_if(
            word.begin(), word.end(), [](unsigned char c) { return c <= ' '; }, '_');
        while (!used.insert(word).second)
            word += '\'';
        words.push_back(std::move(word));
    }
    return words;
}

/// The table and everything around it.
class TableText
{
public:
    TableText(const Subject &subject, const MoveTableRows &table)
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
        for (const Loss &loss : verdict.differences)
            text += " * Of this table alone: " + commentText(loss.sentence()) + "\n";
        return text + std::string(m_table.isRelative() ? relativeWords : absoluteWords)
               + " * A row says where the path is by then (leap), whether the move may end there "
                 "on "
                 "an empty square,\n"
                 " * a friend's or an enemy's, whether what stands there is taken as the path goes "
                 "on "
                 "(rights), and how\n"
                 " * many rows farther on the rows are that follow in each case.\n */\n";
    }

    static constexpr std::string_view relativeWords =
        " * The paths of each piece type, as trees of rows. Leaps count from the reference: the "
        "piece, or the\n"
        " * square where a new leg has begun, if that is behind another piece. Squares are those "
        "of "
        "the board\n"
        " * with a rim, file by file.\n";
    static constexpr std::string_view absoluteWords =
        " * The paths of each piece type from each cell, as trees of rows. Leaps are squares.\n";

    std::string numbers() const
    {
        const std::size_t cells = m_table.squares().size();
        return define("NSQ", cells) + define("NPLAYER", m_subject.rules().players.size())
               + define("NTYPE", typeCount()) + define("MAXBRANCH", m_table.branches())
               + define("MAXMOVES", std::max<std::size_t>(4096, 8 * cells))
               + define("MAXTAKEN", m_table.mostTaken()) + define("MAXTEXT", longestText())
               + define("RELATIVE", m_table.isRelative() ? 1 : 0)
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
        for (const std::string &each : typeWords(m_subject))
            word = std::max(word, each.size());
        return (2 + m_table.mostTaken()) * (cell + 1) + word + 4;
    }

    std::string rowType() const
    {
        const bool isLarge =
            m_table.list().size() > std::numeric_limits<std::int16_t>::max()
            || m_table.headList().size() > std::numeric_limits<std::int16_t>::max();
        return std::string("\ntypedef ") + (isLarge ? "int32_t" : "int16_t") + " mt_index;\n\n"
               + "enum { R_QUIET = 1, R_FRIEND = 2, R_ENEMY = 4, R_TAKES_FRIEND = 8, R_TAKES_ENEMY "
                 "= "
                 "16, R_RETURNS = 32 };\n\n"
                 "typedef struct {\n"
                 "    mt_index leap;\n"
                 "    uint8_t new_leg; /* leaps count from where the row before has come to */\n"
                 "    uint8_t rights;\n"
                 "    uint8_t n_empty, n_friend, n_enemy;\n"
                 "    mt_index empty[MAXBRANCH], friends[MAXBRANCH], enemies[MAXBRANCH];\n"
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
        for (const auto &cell : m_table.squares()) {
            const Placement *there =
                cell ? m_subject.design().setup->at(m_subject.board().site(*cell)) : nullptr;
            names.push_back(cell ? cString(m_subject.board().name(*cell)) : "0");
            setup.push_back(
                there == nullptr ? "-1" : std::to_string(typeNumber(there->player, there->piece)));
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
        const std::vector<std::string> words = typeWords(m_subject);
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
        PromotionLists lists(typeCount() * m_table.squares().size());
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
            for (std::size_t square = 0; square < m_table.squares().size(); ++square) {
                const auto &cell = m_table.squares()[square];
                const std::size_t index =
                    typeNumber(player, piece) * m_table.squares().size() + square;
                if (!covers(promotion.types, piece) || lists.places[index] != "-1" || !cell
                    || !isInZone(*cell, promotion.zone, player))
                    continue;
                lists.places[index] = place;
                lists.must[index] = promotion.duty == PromotionDuty::Must ? "1" : "0";
            }
        }
    }

    bool isInZone(CellId cell, const std::optional<ZoneId> &zone, PlayerId player) const
    {
        return !zone || m_subject.game().zones().isInZone(cell, *zone, player);
    }

    /// [type][square]
    std::string table(std::string_view declaration, const std::vector<std::string> &values) const
    {
        std::string text = "static const " + std::string(declaration) + " = {\n";
        for (std::size_t type = 0; type < typeCount(); ++type) {
            text += "    {";
            for (std::size_t square = 0; square < m_table.squares().size(); ++square)
                text += (square % 24 == 0 ? "\n        " : " ")
                        + values[type * m_table.squares().size() + square] + ",";
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
        for (std::size_t i = 0; i < m_table.list().size(); ++i) {
            const MoveTableRow &row = m_table.list()[i];
            text += "    {" + item(row.leap) + item(row.isNewLeg ? 1 : 0) + item(row.rights)
                    + item(row.empty.size()) + item(row.friends.size()) + item(row.enemies.size())
                    + list(row.empty, i) + ", " + list(row.friends, i) + ", " + list(row.enemies, i)
                    + "},\n";
        }
        if (m_table.list().empty())
            text += "    {0, 0, 0, 0, 0, 0, {0}, {0}, {0}},\n";
        return text + "};\n\n";
    }

    /// Rows that follow, each as how much farther on it is.
    static std::string list(const std::vector<std::uint32_t> &places, std::size_t from)
    {
        std::string text;
        for (const std::uint32_t place : places)
            appendItem(
                text,
                ", ",
                std::to_string(static_cast<std::int64_t>(place) - static_cast<std::int64_t>(from)));
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
        heads.resize(typeCount() * m_table.squares().size(), "0");
        first.resize(heads.size(), "0");
        return "/* Rows to begin with, each list ending in -1; [type][square] says where in it. "
               "*/\n"
               + array("mt_index headList[]", list, 16) + table("mt_index heads[NTYPE][NSQ]", heads)
               + "/* The same for pieces that have not moved, in addition. */\n"
               + table("mt_index firstHeads[NTYPE][NSQ]", first);
    }

    const Subject &m_subject;
    const MoveTableRows &m_table;
    std::size_t m_types;
};

/// What the table leaves out, and why there can be none.
Verdict checkTable(const Subject &subject)
{
    Verdict verdict;
    if (subject.board().size() == 0)
        verdict.prevents(Message("the board has no cells"));
    if (!relativeTableLoss(subject).empty())
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
    return verdict;
}

/// In place of a table.
std::string noTable(const Message &why)
{
    return "/* There is no table of moves: " + commentText(why.text()) + " */\n";
}

} // namespace

std::string moveTableText(const Subject &subject)
{
    const Verdict verdict = checkTable(subject);
    if (!verdict.obstacles.empty())
        return noTable(verdict.obstacles.front().message);
    const MoveTableRows table(subject);
    return table.fault().isEmpty() ? TableText(subject, table).text(verdict)
                                   : noTable(table.fault());
}

} // namespace rookery
