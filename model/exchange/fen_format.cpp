#include "model/exchange/format_rows.h"
#include "model/play/position_text.h"

namespace rookery {

Verdict checkFen(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    const std::string text = writePosition(startPosition(subject.design(), subject.board()), subject.design(), subject.board());
    if (text.find(':') != std::string::npos || text.find('=') != std::string::npos)
        verdict.differs("FEN cannot name these men or cells; the position is written as pairs of cell and piece", {}, Remedy::Approximate);
    return verdict;
}

Result<std::vector<ExportedFile>> writeFen(const Subject &subject, const Verdict &, const ExportRequest &request)
{
    const Position start = startPosition(subject.design(), subject.board());
    return std::vector<ExportedFile>{{request.name + ".fen", writePosition(start, subject.design(), subject.board()) + "\n"}};
}

} // namespace rookery
