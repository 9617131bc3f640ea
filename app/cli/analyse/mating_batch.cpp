#include "app/cli/analyse/mating_batch.h"

#include "app/cli/sources.h"
#include "app/cli/streams.h"
#include "model/board/board_spec.h"
#include "model/file/json/fields.h"
#include "model/movement/betza/betza.h"

#include <algorithm>

namespace rookery::cli {

namespace {

/// What a letter of Betza's means on hexagons, by the directions of the bundled game of Glinski's.
struct HexAtom
{
    std::string_view letters;
    const char *path;
};

constexpr HexAtom hexAtoms[] = {
    {"NN", "ride nnne nene nee see sese ssse sssw swsw sww nww nwnw nnnw"},
    {"K", "leap n ne se s sw nw nne e sse ssw w nnw"},
    {"Q", "ride n ne se s sw nw nne e sse ssw w nnw"},
    {"R", "ride n ne se s sw nw"},
    {"B", "ride nne e sse ssw w nnw"},
    {"N", "leap nnne nene nee see sese ssse sssw swsw sww nww nwnw nnnw"},
    {"W", "leap n ne se s sw nw"},
    {"F", "leap nne e sse ssw w nnw"},
};

std::optional<std::vector<Movement>> hexMoves(std::string_view letters)
{
    std::vector<Movement> moves;
    while (!letters.empty()) {
        const auto atom =
            std::find_if(std::begin(hexAtoms), std::end(hexAtoms), [&](const HexAtom &each) {
                return letters.starts_with(each.letters);
            });
        if (atom == std::end(hexAtoms))
            return std::nullopt;
        moves.push_back({PathText{atom->path}, When::Always, {}, {}});
        letters.remove_prefix(atom->letters.size());
    }
    return moves;
}

/// The words between the plus signs of `K+B+N v K`, the first left out.
std::vector<std::string> lettersOf(const std::string &ending)
{
    std::vector<std::string> letters;
    const std::string strong = ending.substr(0, ending.find(' '));
    for (std::size_t at = strong.find('+'); at != std::string::npos;) {
        const std::size_t next = strong.find('+', at + 1);
        letters.push_back(strong.substr(at + 1, next - at - 1));
        at = next;
    }
    return letters;
}

class EndingReader
{
public:
    explicit EndingReader(std::string_view text)
        : m_findings(text)
    {
    }

    Result<std::vector<AskedEnding>, Errors> read(const JsonTree &tree)
    {
        std::vector<AskedEnding> endings;
        if (isObject(tree.root(), "a file of endings", m_findings)) {
            Fields fields(tree.root(), m_findings);
            const auto list = fields.require("endings", "a file of endings");
            if (list && isList(*list, "endings", m_findings)) {
                for (const JsonValue value : *list) {
                    if (isObject(value, "an ending", m_findings))
                        endings.push_back(readEnding(value));
                }
            }
        }
        if (m_findings.hasErrors())
            return Unexpected(m_findings.takeErrors());
        return endings;
    }

private:
    std::string requiredText(Fields &fields, const char *key)
    {
        fields.require(key, "an ending");
        return fields.text(key);
    }

    AskedEnding readEnding(const JsonValue &value)
    {
        Fields fields(value, m_findings);
        AskedEnding asked;
        asked.ending = requiredText(fields, "ending");
        asked.board = requiredText(fields, "board");
        const std::string topology = fields.text("topology");
        const std::string colours = fields.text("cells");
        if (colours == "different colours")
            asked.cells = AskedEnding::Cells::DifferentColours;
        else if (colours == "the same colour")
            asked.cells = AskedEnding::Cells::SameColour;
        else if (!colours.empty())
            m_findings.error(value, Message("'cells' is 'different colours' or 'the same colour'"));
        // A remark may stand behind the specification.
        std::string spec = asked.board.substr(0, asked.board.find(' '));
        if (!topology.empty() && topology != "flat")
            spec += ":" + topology;
        const auto recipe = readBoardSpec(spec);
        const auto pieces = fields.require("pieces", "an ending");
        if (!recipe)
            m_findings.error(value, "'" + spec + "': " + recipe.error().sentence());
        else if (pieces && isList(*pieces, "pieces", m_findings))
            build(asked, *recipe, *pieces);
        return asked;
    }

    void build(AskedEnding &asked, const BoardRecipe &recipe, const JsonValue &pieces)
    {
        const bool isHex = recipe.lattice == Lattice::Hex;
        asked.design = newDesign(recipe, asked.ending);
        if (isHex) {
            if (const auto glinski = readBundled("glinski"))
                asked.design.directions = glinski->directions;
        }
        asked.design.rules.edit([](Rules &rules) {
            rules.ends = {End{Mate{}, rookery::Outcome::Loss, {}, {}, {}, {}, {}},
                          End{Stalemate{}, rookery::Outcome::Draw, {}, {}, {}, {}, {}}};
        });
        Pieces types;
        const auto add =
            [&](const std::string &name, std::vector<Movement> moves, Royalty royalty) {
                types.types.push_back({name, {}, std::move(moves), {}, royalty});
            };
        add("King", isHex ? *hexMoves("K") : betzaMoves(recipe, "K", pieces), Royalty::Royal);
        const std::vector<std::string> letters = lettersOf(asked.ending);
        std::size_t number = 0;
        for (const JsonValue value : pieces) {
            if (!isObject(value, "a piece", m_findings))
                continue;
            Fields fields(value, m_findings);
            const auto betza = fields.find("betza");
            std::vector<Movement> moves;
            if (betza && betza->kind() != JsonKind::Null) {
                moves = betzaMoves(recipe, fields.text("betza"), *betza);
            } else if (auto known = hexMoves(number < letters.size() ? letters[number] : "?");
                       isHex && known) {
                moves = std::move(*known);
            } else {
                m_findings.error(value,
                                 Message("a piece needs 'betza', or on hexagons letters that are "
                                         "known there in 'ending'"));
            }
            const bool isNamed = number < letters.size();
            add(isNamed ? letters[number] : "piece", std::move(moves), Royalty::None);
            ++number;
        }
        asked.pieces = {PlayerId(0), PieceId(0), {}, PlayerId(1), PieceId(0)};
        for (std::size_t i = 1; i < types.types.size(); ++i)
            asked.pieces.pieces.push_back(PieceId(sameAs(types, i)));
        asked.design.pieces = std::move(types);
    }

    /// The first piece with the same moves, so that what is known of one is known of both.
    static std::size_t sameAs(const Pieces &types, std::size_t number)
    {
        std::size_t first = 1;
        while (types.types[first].moves != types.types[number].moves)
            ++first;
        return first;
    }

    std::vector<Movement>
    betzaMoves(const BoardRecipe &recipe, const std::string &betza, const JsonValue &at)
    {
        const auto read =
            readBetza(betza, BetzaDialect::XBetza, std::max(recipe.files, recipe.ranks));
        if (read)
            return movementsOf(*read);
        m_findings.error(at, "'" + betza + "': " + read.error().sentence());
        return {};
    }

    Findings m_findings;
};

} // namespace

Tried<std::vector<AskedEnding>> readEndings(const std::string &file)
{
    const auto text = readInput(file);
    if (!text)
        return failed(failureOf(file, {FileFault::Unavailable, {text.error()}}));
    const auto tree = JsonTree::read(*text);
    if (!tree)
        return failed(failureOf(file, {FileFault::Malformed, tree.error()}));
    auto endings = EndingReader(*text).read(*tree);
    if (!endings)
        return failed(failureOf(file, {FileFault::Malformed, endings.error()}));
    return std::move(*endings);
}

} // namespace rookery::cli
