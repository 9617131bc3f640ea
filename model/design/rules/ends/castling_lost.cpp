#include "model/design/rules/ends/castling_lost.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, CastlingLost &rule)
{
    v.words("letters", rule.letters);
}

const RuleAbout &about(const CastlingLost *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::Ends, ByTables::Known, "rights to castle end the game"},
        {"letters"},
    };
    static constexpr RuleAbout about{
        .key = "castling-lost",
        .title = "Castling lost",
        .help = "A player can never castle any more.",
        .finds = "castle, castling right lost",
        .sentence = "can never castle[{?letters=K} kingside|{?letters=Q} queenside| on the wing "
                    "{letters}] any more",
        .brief = "who can never castle any more",
        .over = "{player} can never castle any more",
        .tables = tables,
    };
    return about;
}

} // namespace rookery
