#include "model/design/texts.h"

#include "model/base/text.h"
#include "model/design/limits.h"

namespace rookery {

Message textFault(std::string_view text)
{
    if (text.size() > limits::textBytes)
        return Message("a text may have at most {most} bytes", {{"most", limits::textBytes}});
    if (firstBadUtf8(text) != std::string_view::npos)
        return Message("a text must be valid UTF-8");
    return {};
}

} // namespace rookery
