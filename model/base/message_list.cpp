#include "model/base/message_list.h"

#include "model/base/text.h"

#include <utility>

namespace rookery {

MessageArguments::Argument messagesArgument(std::vector<Message> messages)
{
    const std::string count = std::to_string(messages.size());
    MessageArguments::Argument argument(std::string(), count, !messages.empty());
    argument.say = [messages = std::move(messages)](const Speech &speech) {
        std::string all;
        for (const Message &message : messages)
            appendItem(all, "; ", message.text(speech));
        return all;
    };
    return argument;
}

} // namespace rookery
