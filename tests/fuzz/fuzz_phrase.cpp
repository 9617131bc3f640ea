#include "model/board/phrase_names.h"
#include "model/design/own_rules.h"
#include "model/phrase/reader.h"
#include "model/phrase/writer.h"
#include "tests/fuzz/fuzz_support.h"

using namespace rookery;
using namespace rookery::fuzz;

namespace {

const Design &design()
{
    static const Design made = [] {
        Design design = newDesign({}, "Fuzz");
        design.pieces.edit([](Pieces &pieces) {
            for (const char *name : {"King", "Pawn"}) {
                pieces.types.emplace_back();
                pieces.types.back().name = name;
            }
        });
        design.board.edit([](BoardRecipe &board) {
            board.edits.zones.emplace_back();
            board.edits.zones.back().name = "castle";
        });
        design.rules.edit([](Rules &rules) {
            rules.numbers.emplace_back();
            rules.numbers.back().name = "seeds";
            rules.numbers.back().of = NumberOf::Cell;
        });
        return design;
    }();
    return made;
}

std::vector<std::string> linesOf(std::string_view text)
{
    std::vector<std::string> lines(1);
    for (const char c : text) {
        if (c == '\n')
            lines.emplace_back();
        else
            lines.back() += c;
    }
    return lines;
}

} // namespace

/// The text as a phrase, as steps, as choices and as a reason: what is read is written canonically,
/// and that reads back as the same tree.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char *>(data), size);
    const phrase::Names names = phraseNames(design());
    phrase::Scope scope;
    scope.given = {{"c", phrase::Type::Cell, phrase::Origin::Given}};
    const auto isSame = [&](const auto &read, const auto &again) {
        require(!read || (again && *again == *read), "what is written reads back as another tree");
    };
    if (const auto read = phrase::readPhrase(text, std::nullopt, scope, names))
        isSame(read, phrase::readPhrase(written(*read, names), std::nullopt, scope, names));
    if (const auto read = phrase::readSaying(text, scope, names))
        isSame(read, phrase::readSaying(written(*read, names), scope, names));
    if (const auto read = phrase::readSteps(linesOf(text), scope, names))
        isSame(read, phrase::readSteps(written(*read, names), scope, names));
    if (const auto read = phrase::readChoices(linesOf(text), {}, names))
        isSame(read, phrase::readChoices(written(*read, names), {}, names));
    return 0;
}
