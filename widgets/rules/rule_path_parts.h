#pragma once

#include <cstddef>
#include <string>
#include <utility>

namespace rookery {

/// The place of a rule in its list, and the list.
inline std::pair<std::string, std::size_t> listAndPlace(const std::string &path)
{
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos)
        return {path, 0};
    return {path.substr(0, slash), std::stoul(path.substr(slash + 1))};
}

inline std::string pathAt(const std::string &list, std::size_t place)
{
    return list + "/" + std::to_string(place);
}

} // namespace rookery
