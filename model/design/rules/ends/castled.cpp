#include "model/design/rules/ends/castled.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Castled &rule)
{
    v.set("castlers", rule.players);
    v.words("letters", rule.letters);
}

const RuleAbout &about(const Castled *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::Ends, ByTables::Known, "castling ends the game"},
        {"castlers"},
        {"letters"},
    };
    static constexpr RuleFieldRow members[] = {
        {"castlers", "Castlers", "Who castles"},
    };
    static constexpr RuleAbout about{
        .key = "castled",
        .title = "Castled",
        .help = "A player has castled.",
        .finds = "castle, castling wins",
        .sentence = "castles[{?letters=K} kingside|{?letters=Q} queenside| on the wing {letters}]",
        .brief = "who castles",
        .over = "{player} has castled",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
