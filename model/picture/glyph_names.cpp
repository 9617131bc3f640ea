#include "model/picture/glyph_names.h"

#include "model/base/text.h"
#include "model/file/bundled/bundled.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

namespace rookery {

namespace {

struct GlyphName
{
    std::string_view piece;
    std::string_view glyph;
};

/// Traditional names of the pieces that have a picture of their own, also as the last of several
/// words.
constexpr std::array lastWords = {
    GlyphName{"king", "king"},
    GlyphName{"shah", "king"},
    GlyphName{"queen", "queen"},
    GlyphName{"rook", "rook"},
    GlyphName{"bishop", "bishop"},
    GlyphName{"knight", "knight"},
    GlyphName{"pawn", "pawn"},
    GlyphName{"nightrider", "nightrider"},
    GlyphName{"archbishop", "archbishop"},
    GlyphName{"cardinal", "archbishop"},
    GlyphName{"chancellor", "chancellor"},
    GlyphName{"marshal", "chancellor"},
    GlyphName{"marshall", "chancellor"},
    GlyphName{"amazon", "amazon"},
    GlyphName{"griffon", "griffon"},
    GlyphName{"gryphon", "griffon"},
    GlyphName{"aanca", "aanca"},
    GlyphName{"swede", "soldier"},
    GlyphName{"muscovite", "soldier"},
    GlyphName{"wazir", "wazir"},
    GlyphName{"vizier", "wazir"},
    GlyphName{"ferz", "ferz"},
    GlyphName{"fers", "ferz"},
    GlyphName{"camel", "camel"},
    GlyphName{"cannon", "cannon"},
    GlyphName{"raider", "soldier"},
    GlyphName{"defender", "soldier"},
    GlyphName{"brain", "king"}, // Smess
    GlyphName{"numskull", "queen"},
    GlyphName{"ninny", "pawn"},
    GlyphName{"man", "disc"},
    GlyphName{"stone", "disc"},
    GlyphName{"disc", "disc"},
    GlyphName{"peg", "disc"},
    GlyphName{"checker", "disc"},
    GlyphName{"counter", "disc"},
    GlyphName{"token", "disc"},
    GlyphName{"marker", "disc"},
    GlyphName{"marble", "marble"},
};

/// Names that say so only by themselves: a gold general is not the general, and shogi has dozens of
/// dragons, horses and chariots that have nothing but the word in common. The names of the glyphs
/// themselves (`Lion`, `Wizard`) belong to them.
constexpr std::array wholeNames = {
    GlyphName{"horse", "knight"},
    GlyphName{"chariot", "rook"},
    GlyphName{"general", "king"},
    GlyphName{"advisor", "ferz"},
    GlyphName{"guard", "ferz"},
    GlyphName{"chief", "king"}, // Jetan
    GlyphName{"princess", "queen"},
    GlyphName{"princess who has fled", "queen"},
    GlyphName{"flier", "balloon"},
    GlyphName{"dwar", "shield"},
    GlyphName{"padwar", "lance"},
    GlyphName{"thoat", "horse"},
    GlyphName{"panthan", "pawn"},
    GlyphName{"swedish king", "king"}, // Tablut has one only
    GlyphName{"royal knight", "knight"},
    GlyphName{"dragon king", "dragon"}, // of shogi: no kings, in spite of their names
    GlyphName{"dragon horse", "crowned-bishop"},
    GlyphName{"free king", "queen"},
    GlyphName{"bers", "queen"}, // Shatar
    GlyphName{"khun", "king"},  // Makruk
    GlyphName{"met", "ferz"},
    GlyphName{"khon", "bishop"},
    GlyphName{"ma", "knight"},
    GlyphName{"ruea", "rook"},
    GlyphName{"bia", "pawn"},
    GlyphName{"sdaach", "king"}, // Ouk chatrang
    GlyphName{"neang", "ferz"},
    GlyphName{"koul", "bishop"},
    GlyphName{"ses", "knight"},
    GlyphName{"touk", "rook"},
    GlyphName{"trey", "pawn"},
    GlyphName{"hoplite", "soldier"}, // Spartan chess
    GlyphName{"warlord", "archbishop"},
    GlyphName{"captain", "shield"},
    GlyphName{"lieutenant", "lance"},
    GlyphName{"janus", "archbishop"},
    GlyphName{"prime minister", "archbishop"},
    GlyphName{"empress", "chancellor"},
    GlyphName{"centaur", "crowned-knight"},
    GlyphName{"alfil", "elephant"},
    GlyphName{"modern elephant", "elephant"},
    GlyphName{"dabbaba", "catapult"},
    GlyphName{"war machine", "catapult"}, // Tamerlane
    GlyphName{"picket", "flag"},
    GlyphName{"courier", "bishop"}, // Courier chess
    GlyphName{"archer", "bow"},
    GlyphName{"schleich", "jester"},
    GlyphName{"fool", "jester"},
    GlyphName{"mao", "horse"}, // of xiangqi, beside a knight
    GlyphName{"pao", "cannon"},
    GlyphName{"oliphant", "elephant"}, // Dragonchess
    GlyphName{"sylph", "butterfly"},
    GlyphName{"warrior", "axe"},
    GlyphName{"hero", "sword"},
    GlyphName{"thief", "mask"},
    GlyphName{"cleric", "mitre"},
    GlyphName{"priest", "mitre"},
    GlyphName{"abbot", "mitre"},
    GlyphName{"mage", "wizard"},
    GlyphName{"paladin", "shield"},
    GlyphName{"dwarf", "hammer"},
    GlyphName{"basilisk", "serpent"},
    GlyphName{"snake", "serpent"},
    GlyphName{"elemental", "flame"},
    GlyphName{"pincer", "pawn"}, // Ultima is played with a chess set
    GlyphName{"long leaper", "knight"},
    GlyphName{"chameleon", "bishop"},
    GlyphName{"withdrawer", "queen"},
    GlyphName{"coordinator", "rook"},
    GlyphName{"chick", "bird"}, // Dobutsu shogi
    GlyphName{"hen", "cock"},
    GlyphName{"swallow", "bird"}, // Tori shogi
    GlyphName{"falcon", "hawk"},
    GlyphName{"pheasant", "cock"},
    GlyphName{"hound", "dog"},
    GlyphName{"leo", "lion"}, // the lion of problems
    GlyphName{"old monkey", "monkey"},
    GlyphName{"flagship", "ship"}, // Breakthru
    GlyphName{"escort", "anchor"},
    GlyphName{"cruiser", "anchor"},
    GlyphName{"worker", "meeple"}, // Santorini
    GlyphName{"flat", "flat-stone"},
    GlyphName{"cap", "capstone"},
    GlyphName{"ball", "marble"},
    GlyphName{"officer", "crowned-disc"}, // Lasca
    GlyphName{"piece", "disc"},
    GlyphName{"dvonn", "ring"},
};

/// Names that mean another piece beside a certain one.
struct CompanyName
{
    std::string_view piece;
    std::string_view companion;
    std::string_view glyph;
};

constexpr std::array companyNames = {
    CompanyName{"man", "Pawn", "commoner"},        // Courier chess
    CompanyName{"queen", "Beetle", "bee"},         // Hive
    CompanyName{"soldier", "Officer", "disc"},     // Lasca
    CompanyName{"wall", "Flat", "standing-stone"}, // Tak
};

constexpr std::array tiles = {
    GlyphName{"king", "shogi-king"},
    GlyphName{"rook", "shogi-rook"},
    GlyphName{"bishop", "shogi-bishop"},
    GlyphName{"gold general", "shogi-gold"},
    GlyphName{"silver general", "shogi-silver"},
    GlyphName{"knight", "shogi-knight"},
    GlyphName{"lance", "shogi-lance"},
    GlyphName{"pawn", "shogi-pawn"},
    GlyphName{"free king", "shogi-free-king"},
    GlyphName{"dragon king", "shogi-promoted-rook"},
    GlyphName{"dragon horse", "shogi-promoted-bishop"},
    GlyphName{"promoted silver", "shogi-promoted-silver"},
    GlyphName{"promoted knight", "shogi-promoted-knight"},
    GlyphName{"promoted lance", "shogi-promoted-lance"},
    GlyphName{"promoted pawn", "shogi-tokin"},
    GlyphName{"tokin", "shogi-tokin"},
};

std::string_view glyphIn(std::span<const GlyphName> rows, std::string_view wanted)
{
    const auto found = std::find_if(
        rows.begin(), rows.end(), [&](const GlyphName &row) { return row.piece == wanted; });
    return found == rows.end() ? std::string_view() : found->glyph;
}

/// The glyph that is called so itself.
std::string_view glyphCalled(std::string_view wanted)
{
    static const std::vector<std::string_view> names = bundledGlyphNames();
    const auto found = std::lower_bound(names.begin(), names.end(), wanted);
    return found == names.end() || *found != wanted ? std::string_view() : *found;
}

/// The word that says what it is: `Waiting pawn of pawns` is a pawn.
std::string_view lastWord(std::string_view name)
{
    const std::string_view head = name.substr(0, name.find(" of "));
    return head.substr(head.rfind(' ') + 1);
}

} // namespace

NamedGlyph glyphNamed(std::string_view name, const Pieces &company)
{
    const std::string wanted = lowered(name);
    for (const CompanyName &row : companyNames) {
        if (row.piece == wanted && company.find(row.companion))
            return {row.glyph, true};
    }
    if (const std::string_view glyph = glyphIn(wholeNames, wanted); !glyph.empty())
        return {glyph, true};
    if (const std::string_view glyph = glyphCalled(wanted); !glyph.empty())
        return {glyph, true};
    const std::string_view word = lastWord(wanted);
    return {glyphIn(lastWords, word), word.size() == wanted.size()};
}

bool areOfShogi(const Pieces &pieces)
{
    return pieces.find("Gold General") || pieces.find("Silver General");
}

std::string_view tileNamed(std::string_view name)
{
    return glyphIn(tiles, lowered(name));
}

} // namespace rookery
