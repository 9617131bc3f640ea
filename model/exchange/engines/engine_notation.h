#pragma once

#include "model/base/result.h"
#include "model/exchange/engines/cell_system.h"
#include "model/exchange/engines/engine_terms.h"
#include "model/exchange/fairy_stockfish/fairy_spelling.h"

#include <memory>
#include <string>
#include <vector>

namespace rookery {

/// How one engine writes the moves of one game. Our legal moves are written in its words and
/// compared; its words are not read. The subject must stay. For one thread at a time.
class EngineNotation
{
public:
    EngineNotation(const Subject &subject,
                   const EngineTerms &terms,
                   EngineProtocol protocol,
                   const EngineIdentity &identity);

    /// A legal move, as the engine is told it.
    std::string text(const Position &position, const Move &move, const std::vector<Move> &legal);
    /// The legal move that the engine means. The error is a sentence without the engine's name:
    /// "plays 'e2e5', which is not legal".
    Result<Move>
    move(const std::string &text, const Position &position, const std::vector<Move> &legal);
    /// The position as the engine reads it, FEN; nothing if that is not known.
    std::optional<std::string> position(const Position &position, const std::string &start) const;

private:
    std::string passText(const Position &position) const;

    const Subject &m_subject;
    EngineProtocol m_protocol;
    CellSystem m_system = CellSystem::Names;
    std::string m_letters;                       ///< by piece, capitals
    std::unique_ptr<fairy::Spelling> m_spelling; ///< null where cells go by their names
};

} // namespace rookery
