#pragma once

#include "model/base/message.h"

#include <vector>

namespace rookery {

/// Several messages in one, with `; ` between them.
MessageArguments::Argument messagesArgument(std::vector<Message> messages);

} // namespace rookery
