#pragma once

#include "model/base/result.h"
#include "model/design/directions.h"
#include "model/exchange/zrf/zrf_tree.h"
#include "model/exchange/zrf/zrf_vocabulary.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

/// Capture en passant in blocks: to the cell that was passed, if the enemy's last move began on its
/// far side and ended on the near one.
namespace rookery {

/// The blocks, without outer brackets, by which this piece captures en passant by a rule; nothing
/// where blocks cannot say it. `add` ends a move.
std::optional<std::vector<std::string>> zrfEnPassant(const Subject &subject,
                                                     const ZrfVocabulary &words,
                                                     const EnPassant &rule,
                                                     PieceId taker,
                                                     const std::string &add);

/// Whether blocks can say a rule for every piece that it is about.
bool isZrfEnPassant(const Subject &subject, const ZrfVocabulary &words, const EnPassant &rule);

/// What such a block says.
struct ZrfPassing
{
    std::string victim;              ///< type
    std::optional<std::string> zone; ///< in which the capture ends
};

/// Whether a block asks where the last move began.
bool asksLastMove(const ZrfNode &block);

/// The error says which word is not as zrfEnPassant() writes it, and where.
Result<ZrfPassing> readZrfEnPassant(const ZrfNode &block,
                                    const std::map<std::string, DirectionId> &directions);

} // namespace rookery
