#pragma once

#include "model/base/message.h"

#include <vector>

namespace rookery {

/// Several messages in one, with this between them.
MessageArguments::Argument messagesArgument(std::vector<Message> messages,
                                            std::string_view between = "; ");

/// "a, b or c" of parts that are said in any language; "a, b or 3 more" where there are more.
Message joined(const std::vector<Message> &items,
               std::size_t most = 6,
               Conjunction conjunction = Conjunction::And);

} // namespace rookery
