#include "model/edit/rules/description_edits.h"

#include "model/base/text.h"
#include "model/design/limits.h"

namespace rookery {

Result<Design> withInfo(const Design &design, const Info &info)
{
    if (auto fault = titleFault(info.name); !info.name.empty() && !fault.isEmpty())
        return failure(std::move(fault));
    for (const std::string *text : {&info.author, &info.family, &info.about, &info.license}) {
        if (text->size() > limits::textBytes)
            return failure(
                Message("a text may have at most {most} bytes", {{"most", limits::textBytes}}));
        if (firstBadUtf8(*text) != std::string::npos)
            return failure(Message("a text must be valid UTF-8"));
    }
    Design result = design;
    result.info = info;
    return result;
}

} // namespace rookery
