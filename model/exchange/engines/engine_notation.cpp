#include "model/exchange/engines/engine_notation.h"

#include "model/base/text.h"
#include "model/exchange/proof/proof_placement.h"
#include "model/exchange/target/requirements.h"
#include "model/play/moves/notation/move_spelling.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/cell_set.h"

#include <algorithm>
#include <cstdlib>

namespace rookery {

namespace {

/// Boards of ten ranks count them from 0 wherever they are not UCI's.
CellSystem systemOf(EngineProtocol protocol, int ranks)
{
    if (protocol == EngineProtocol::Usi)
        return CellSystem::Shogi;
    constexpr int xiangqiRanks = 10;
    return protocol != EngineProtocol::Uci && ranks == xiangqiRanks ? CellSystem::FromZero
                                                                    : CellSystem::Squares;
}

bool hasSquareNames(const Subject &subject)
{
    for (const CellId cell : subject.board().cells()) {
        if (subject.board().name(cell) != squareName(subject, cell))
            return false;
    }
    return true;
}

} // namespace

EngineNotation::EngineNotation(const Subject &subject,
                               const EngineTerms &terms,
                               EngineProtocol protocol,
                               const EngineIdentity &identity)
    : m_subject(subject)
    , m_protocol(protocol)
    , m_letters(lettersFor(subject.pieces()).value_or(std::string()))
{
    if (identity.isRookery() || !subject.isPlainRectangle() || m_letters.empty())
        return;
    if (verdictOf(*findFormat("fairy-stockfish"), subject, terms.request).obstacles.empty())
        m_spelling = std::make_unique<fairy::Spelling>(subject, terms.request);
    // Else the cells' own names are as good where they are those of squares.
    if (m_spelling || hasSquareNames(subject))
        m_system = systemOf(protocol, subject.ranks());
}

/// Where CECP has `@@@@`, the others say that the king, or else the first piece from the first rank
/// on, goes nowhere.
std::string EngineNotation::passText(const Position &position) const
{
    if (m_protocol == EngineProtocol::Cecp)
        return "@@@@";
    std::string first;
    bool hasKing = false;
    const auto isBefore = [](const std::string &a, const std::string &b) {
        const int rankOfA = std::atoi(a.c_str() + 1);
        const int rankOfB = std::atoi(b.c_str() + 1);
        return rankOfA != rankOfB ? rankOfA < rankOfB : a < b;
    };
    forEachCell(position.pieces(position.toMove()), [&](CellId cell) {
        const auto piece = position.at(cell);
        const bool isKing = piece && m_subject.pieces()[piece->type].royalty != Royalty::None;
        const std::string square = squareName(m_subject, cell);
        const bool isFirst = first.empty() || isBefore(square, first);
        if ((isKing && !hasKing) || (isKing == hasKing && isFirst))
            first = square;
        hasKing = hasKing || isKing;
    });
    return fromSquares(first + first, m_system, m_subject.files(), m_subject.ranks());
}

std::string
EngineNotation::text(const Position &position, const Move &move, const std::vector<Move> &legal)
{
    if (!m_spelling) {
        const MoveSpelling spelling(
            m_subject.board(), m_subject.pieces(), legal, CellNaming::Names);
        return fromSquares(
            spelling.engineText(move), m_system, m_subject.files(), m_subject.ranks());
    }
    if (move.kind == Move::Kind::Pass)
        return passText(position);
    return fromSquares(
        m_spelling->text(position, move), m_system, m_subject.files(), m_subject.ranks());
}

Result<Move> EngineNotation::move(const std::string &text,
                                  const Position &position,
                                  const std::vector<Move> &legal)
{
    const std::string said = toSquares(text, m_system, m_subject.files(), m_subject.ranks());
    std::vector<const Move *> meant;
    const auto look = [&](const auto &isMeant) {
        for (const Move &move : legal) {
            if (meant.size() < 2 && isMeant(move))
                meant.push_back(&move);
        }
    };
    if (m_spelling) {
        const std::string small = lowered(said);
        look([&](const Move &move) { return lowered(m_spelling->text(position, move)) == small; });
    }
    if (meant.empty()) {
        const MoveSpelling spelling(
            m_subject.board(), m_subject.pieces(), legal, CellNaming::Names);
        look([&](const Move &move) {
            const auto texts = spelling.engineTexts(move);
            return std::find(texts.begin(), texts.end(), said) != texts.end()
                   || spelling.text(move) == said;
        });
    }
    if (meant.size() > 1 && m_spelling)
        return failure(Message("plays '{text}', which may mean several moves", {{"text", text}}));
    if (!meant.empty())
        return *meant.front();
    auto typed =
        findTypedMove(said, m_subject.board(), m_subject.pieces(), legal, CellNaming::Names);
    if (typed)
        return typed;
    return failure(Message("plays '{text}', which is not legal", {{"text", text}}));
}

std::optional<std::string> EngineNotation::position(const Position &position,
                                                    const std::string &start) const
{
    if (m_letters.empty() || start.empty())
        return std::nullopt;
    return fenFor(m_subject, position, m_letters, start);
}

} // namespace rookery
