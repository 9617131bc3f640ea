#include "model/base/message_list.h"

#include "model/base/text.h"

#include <string>
#include <utility>

namespace rookery {

MessageArguments::Argument messagesArgument(std::vector<Message> messages, std::string_view between)
{
    const std::string count = std::to_string(messages.size());
    MessageArguments::Argument argument(std::string(), count, !messages.empty());
    argument.say = [messages = std::move(messages),
                    between = std::string(between)](const Speech &speech) {
        std::string all;
        for (const Message &message : messages)
            appendItem(all, between, message.text(speech));
        return all;
    };
    return argument;
}

Message joined(const std::vector<Message> &items, std::size_t most, Conjunction conjunction)
{
    if (items.size() < 2)
        return items.empty() ? Message() : items.front();
    MessageArguments::Argument list(std::string(), std::string(), true);
    list.say = [items, most, conjunction](const Speech &speech) {
        std::vector<std::string> texts;
        for (const Message &item : items)
            texts.push_back(item.text(speech));
        return joined(texts, most, conjunction).text(speech);
    };
    return Message("{list}", {{"list", list}});
}

} // namespace rookery
