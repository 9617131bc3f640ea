#include "app/cli/format_choice.h"

#include "model/base/did_you_mean.h"
#include "model/base/shown.h"
#include "model/base/text.h"

namespace rookery::cli {

Tried<const Format *> formatOf(std::string_view option, const std::string &id, FormatUse use)
{
    const Format *format = findFormat(id);
    const bool fits =
        format != nullptr && (use == FormatUse::Write ? format->writes() : format->reads());
    if (fits)
        return format;
    if (format != nullptr) {
        return Unexpected(
            Failure{ExitCode::Unsayable,
                    {"error: " + std::string(format->title)
                     + (use == FormatUse::Write ? " is only read" : " is only written")}});
    }
    std::vector<std::string> ids;
    for (const Format &row : formats()) {
        if (use == FormatUse::Write ? row.writes() : row.reads())
            ids.emplace_back(row.id);
    }
    return badValue(option,
                    {"there is no format " + inQuotes(id) + didYouMean(id, ids).text()
                         + "; 'formats' lists them",
                     {},
                     {}});
}

} // namespace rookery::cli
