#include "model/edit/rules/description_edits.h"

#include "model/design/texts.h"

namespace rookery {

Result<Design> withInfo(const Design &design, const Info &info)
{
    if (auto fault = titleFault(info.name); !info.name.empty() && !fault.isEmpty())
        return failure(std::move(fault));
    for (const std::string *text : {&info.author, &info.family, &info.about, &info.license}) {
        if (auto fault = textFault(*text); !fault.isEmpty())
            return failure(std::move(fault));
    }
    Design result = design;
    result.info = info;
    return result;
}

} // namespace rookery
