#include "tests/model/random_edits.h"

#include <algorithm>

namespace rookery::test {

bool anyDesign(const Design &)
{
    return true;
}

bool hasPieces(const Design &design)
{
    return !design.pieces->types.empty();
}

const std::vector<EditKinds> &editKinds()
{
    static const std::vector<EditKinds> all = [] {
        std::vector<EditKinds> kinds;
        for (auto *part : {boardEditKinds, pieceEditKinds, setupEditKinds, ruleEditKinds}) {
            for (EditKinds &some : part())
                kinds.push_back(std::move(some));
        }
        return kinds;
    }();
    return all;
}

RandomEdits::Tried RandomEdits::next(const Design &design)
{
    std::vector<const EditKind *> suitable;
    for (const EditKinds &some : editKinds()) {
        if (!some.suits(design))
            continue;
        for (const EditKind &kind : some.kinds)
            suitable.push_back(&kind);
    }
    const EditKind &kind = *pick(suitable);
    Tried tried{std::string(kind.name), kind.draw(*this, design)};
    if (oneIn(50))
        m_earlier = *design.setup;
    return tried;
}

} // namespace rookery::test
