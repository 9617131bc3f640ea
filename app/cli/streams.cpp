#include "app/cli/streams.h"

#include "model/base/text.h"
#include "model/file/disk/file_content.h"

#include <algorithm>
#include <optional>

namespace rookery::cli {

namespace {

constexpr std::string_view descriptors = "/dev/fd/";

std::optional<int> descriptorOf(std::string_view name)
{
    if (isStandardInput(name))
        return 0;
    if (!name.starts_with(descriptors))
        return std::nullopt;
    const std::string_view number = name.substr(descriptors.size());
    constexpr std::size_t mostDigits = 6;
    const bool isNumber = !number.empty() && number.size() <= mostDigits
                          && std::all_of(number.begin(), number.end(), isAsciiDigit);
    return isNumber ? std::optional(std::stoi(std::string(number))) : std::nullopt;
}

} // namespace

bool isInputStream(std::string_view name)
{
    return descriptorOf(name).has_value();
}

bool isStandardInput(std::string_view name)
{
    return name == "-" || name == "/dev/stdin";
}

bool isOutputStream(std::string_view name)
{
    return name == "-" || name == "/dev/stdout";
}

Result<std::string> readInput(const std::string &name)
{
    const auto descriptor = descriptorOf(name);
    return descriptor ? readStream(*descriptor, name) : readWholeFile(name);
}

} // namespace rookery::cli
