#include "model/exchange/jocly/jocly_types.h"

#include "model/exchange/target/requirements.h"

namespace rookery {

JoclyTypes::JoclyTypes(const Subject &subject)
    : m_subject(subject)
{
    for (const PlayerId player : subject.playerIds()) {
        for (const PieceId piece : subject.pieceIds()) {
            add({player, piece, false});
            if (subject.hasFirstMove(piece))
                add({player, piece, true});
        }
    }
}

void JoclyTypes::add(const JoclyType &type)
{
    m_numbers.emplace(type, static_cast<int>(m_list.size()));
    m_list.push_back(type);
}

bool JoclyTypes::isFirst(const JoclyType &type) const
{
    return type.isUnmoved == m_subject.hasFirstMove(type.piece);
}

bool JoclyTypes::isIn(ZoneId zone, const JoclyType &type, CellId cell) const
{
    return m_subject.game().zones().isInZone(cell, zone, type.player);
}

Result<std::vector<JoclyLine>> JoclyTypes::linesFrom(const JoclyType &type, CellId cell) const
{
    const Board &board = m_subject.board();
    const OrientationId held = board.held(cell, type.player, m_subject.rules()[type.player].facing);
    std::vector<JoclyLine> all;
    for (const GuardedProgram &guarded : programsOf(m_subject, type.piece, type.player)) {
        const bool isOver = guarded.when != When::Always && !type.isUnmoved;
        if (isOver || (guarded.startsIn && !isIn(*guarded.startsIn, type, cell)))
            continue;
        auto lines = joclyLines(board, guarded.program, cell, held);
        if (!lines)
            return lines;
        all.insert(all.end(), lines->begin(), lines->end());
    }
    const auto &confined = m_subject.pieces()[type.piece].confinedTo;
    for (JoclyLine &line : all) {
        for (JoclyCell &target : line) {
            const bool isAllowed = !confined || isIn(*confined, type, target.cell);
            target.moves = target.moves && isAllowed;
            target.captures = target.captures && isAllowed;
        }
    }
    return all;
}

std::string JoclyTypes::fault() const
{
    for (const JoclyType &type : m_list) {
        for (const CellId cell : m_subject.board().cells()) {
            const auto lines = linesFrom(type, cell);
            if (!lines)
                return aboutPiece(m_subject, type.piece, lines.error().message);
        }
    }
    return {};
}

} // namespace rookery
