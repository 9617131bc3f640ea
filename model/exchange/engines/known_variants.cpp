#include "model/exchange/engines/known_variants.h"

#include "model/base/text.h"
#include "model/exchange/fairy_stockfish/fairy_export_variant.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/bundled_design.h"

#include <algorithm>

namespace rookery {

namespace {

struct KnownName
{
    std::string_view known;
    std::string_view bundled;
};

/// Names that differ by more than signs and the word chess.
constexpr KnownName knownNames[] = {
    {"3check", "three-check"},
    {"cambodian", "ouk-chatrang"},
    {"cfour", "connect-four"},
    {"checkers", "english-draughts"},
    {"cylinder", "chess-cylinder"},
    {"different-armies", "chess-with-different-armies"},
    {"dobutsu", "dobutsu-shogi"},
    {"fairy", "chess"},
    {"fide_chess", "chess"},
    {"flipello", "othello"},
    {"gardner", "gardner-minichess"},
    {"giveaway", "antichess"},
    {"judkins", "judkins-shogi"},
    {"koth", "king-of-the-hill"},
    {"normal", "chess"},
    {"placement", "placement-chess"},
    {"seirawan", "seirawan-chess"},
    {"tictactoe", "tic-tac-toe"},
};

/// That windows ask for by another name.
constexpr std::string_view notOffered[] = {"fairy", "fide_chess", "normal"};

/// In lower case, without signs and the word chess at the end.
std::string bare(std::string_view name)
{
    std::string text;
    for (const char letter : name) {
        if (isAsciiLetter(letter) || isAsciiDigit(letter))
            text += letter;
    }
    text = lowered(text);
    constexpr std::string_view chess = "chess";
    if (text.size() > chess.size() && text.ends_with(chess))
        text.resize(text.size() - chess.size());
    return text;
}

bool haveEqualParts(const Design &a, const Design &b)
{
    return a.board == b.board && a.directions == b.directions && a.pieces == b.pieces
           && a.setup == b.setup && a.rules == b.rules;
}

} // namespace

std::string bundledVariant(std::string_view name)
{
    if (findBundled(name))
        return std::string(name);
    for (const KnownName &row : knownNames) {
        if (bare(row.known) == bare(name))
            return std::string(row.bundled);
    }
    const auto all = bundledDesigns();
    const auto match = std::find_if(all.begin(), all.end(), [&](const BundledDesign &bundled) {
        return bare(bundled.name) == bare(name);
    });
    return match == all.end() ? std::string() : std::string(match->name);
}

std::vector<std::string> offeredVariants()
{
    std::vector<std::string> names;
    for (const BundledDesign &bundled : bundledDesigns()) {
        names.emplace_back(bundled.name);
        if (bare(bundled.name) != bundled.name)
            names.push_back(bare(bundled.name));
    }
    for (const KnownName &row : knownNames) {
        if (std::find(std::begin(notOffered), std::end(notOffered), row.known)
            == std::end(notOffered))
            names.emplace_back(row.known);
    }
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

bool areSameGame(const Design &a, const Design &b)
{
    if (haveEqualParts(a, b))
        return true;
    const auto first = fairy::exportedVariant(Subject(a), {});
    const auto second = fairy::exportedVariant(Subject(b), {});
    const Portability said = std::max(first.verdict.portability(), second.verdict.portability());
    const bool isWhole = said == Portability::Exact
                         || (said == Portability::ExactButDraws && a.rules->ends == b.rules->ends);
    return isWhole && first.parent == second.parent && first.keys == second.keys;
}

std::string bundledTwin(const Design &design)
{
    const std::string names[] = {bundledVariant(design.info->name), "chess", "xiangqi", "shogi"};
    for (const std::string &name : names) {
        const auto bundled = readBundledDesign(name);
        if (bundled && areSameGame(design, *bundled))
            return name;
    }
    return {};
}

} // namespace rookery
