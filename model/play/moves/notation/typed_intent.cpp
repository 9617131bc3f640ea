#include "model/play/moves/notation/typed_intent.h"

#include "model/base/text.h"
#include "model/play/moves/notation/move_spelling.h"

#include <string>

namespace rookery {

namespace {

/// Reads from the front of a text.
class IntentReader
{
public:
    IntentReader(const Board &board, const Pieces &pieces, CellNaming naming)
        : m_board(board)
        , m_pieces(pieces)
        , m_naming(naming)
    {
    }

    TypedIntent read(std::string_view text) const
    {
        TypedIntent intent;
        const std::size_t sign = text.find_first_of("@*");
        if (sign != std::string_view::npos) {
            const std::string_view word = text.substr(0, sign);
            intent.drop = type(word);
            text.remove_prefix(sign + 1);
            intent.to = cell(text);
            if (!intent.drop) {
                intent.unknown = intent.to ? word : std::string_view();
                intent.to.reset();
            }
            return intent;
        }
        intent.to = cell(text);
        if (!intent.to || text.empty())
            return intent;
        if (text.front() == '-')
            text.remove_prefix(1);
        intent.from = intent.to;
        intent.to = cell(text);
        return intent;
    }

private:
    /// The longest cell that the text begins with, which is taken off it.
    std::optional<CellId> cell(std::string_view &text) const
    {
        std::optional<CellId> found;
        std::size_t length = 0;
        for (const CellId each : m_board.cells()) {
            const std::string name = withoutSpaces(cellText(m_board, each, m_naming));
            if (name.size() > length && text.starts_with(name)) {
                found = each;
                length = name.size();
            }
        }
        text.remove_prefix(length);
        return found;
    }

    /// The type with this letter or name in upper or lower case; `+` before a letter says that it
    /// comes promoted.
    std::optional<PieceId> type(std::string_view word) const
    {
        const std::string called = lowered(word);
        for (const std::string &each : {called, called.substr(called.starts_with('+') ? 1 : 0)}) {
            for (const PieceId id : IdRange<PieceId>(m_pieces.types.size())) {
                const PieceType &type = m_pieces[id];
                if (!each.empty() && (lowered(type.letter) == each || lowered(type.name) == each))
                    return id;
            }
        }
        return std::nullopt;
    }

    const Board &m_board;
    const Pieces &m_pieces;
    CellNaming m_naming;
};

} // namespace

TypedIntent
typedIntent(std::string_view text, const Board &board, const Pieces &pieces, CellNaming first)
{
    const std::string typed = withoutSpaces(std::string(text));
    if (typed == "PASS" || typed == "@@@@") {
        TypedIntent pass;
        pass.passes = true;
        return pass;
    }
    const TypedIntent intent = IntentReader(board, pieces, first).read(typed);
    if (intent.to || !intent.unknown.empty())
        return intent;
    const CellNaming second = first == CellNaming::Names ? CellNaming::Labels : CellNaming::Names;
    return IntentReader(board, pieces, second).read(typed);
}

} // namespace rookery
