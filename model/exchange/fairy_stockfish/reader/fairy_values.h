#pragma once

#include "model/base/result.h"
#include "model/exchange/fairy_stockfish/reader/fairy_keys.h"

#include <string_view>

namespace rookery::fairy {

/// Puts what the value says into the variant. Letters mean the types that the variant has now. An
/// error's column counts within the value.
Result<bool> readValue(std::string_view value, const FairyKey &key, FairyVariant &variant);

Result<bool> readTruth(std::string_view value);
Result<int> readNumber(std::string_view value, int least, int most);

/// `a4 c* *2`, or `-` for none.
Result<Squares> readSquares(std::string_view value);

/// Letters of types, `*` for any piece, `-` for none.
Result<KindSet> readKinds(std::string_view value, const FairyVariant &variant);

} // namespace rookery::fairy
