#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "model/play/game/game_engine.h"
#include "tests/fuzz/fuzz_support.h"

#include <cstdint>
#include <vector>

using namespace rookery;
using namespace rookery::fuzz;

/// A text as the rules of a small game: what can be read is written and read as the same, and the
/// first moves can be asked for.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string rules(reinterpret_cast<const char *>(data), size);
    const std::string text =
        R"({"rookery": 2, "name": "Fuzz", "board": {"lattice": "square", "size": [4, 4]},
"players": [{"name": "White", "facing": "same"}, {"name": "Black", "facing": "half"}],
"pieces": [{"name": "Stone", "letters": "S", "moves": [{"betza": "mWcF"}]}, {"name": "King", "letters": "K", "moves": [{"betza": "K"}]}],
"setup": {"White": {"Stone": ["a1", "b1"], "King": ["c1"]}, "Black": {"Stone": ["a4", "b4"], "King": ["c4"]}},
"rules": )"
        + rules + "}";
    const auto read = readDesign(text);
    if (!read) {
        require(!read.error().empty(), "a failure without an error");
        for (const Error &error : read.error())
            requireLocated(error);
        return 0;
    }
    const std::string written = writeDesign(read->design);
    const auto again = readDesign(written);
    require(again.has_value(), "what was written cannot be read");
    require(again->design == read->design, "what was written are other rules");
    GameEngine engine(read->design);
    std::vector<Move> moves;
    engine.legal(moves);
    if (const auto trouble = engine.takeTrouble())
        require(!trouble->isEmpty() && trouble->text().find('\n') == std::string::npos,
                "trouble is a line");
    return 0;
}
