#pragma once

#include <QString>

#include <string_view>

namespace rookery {

/// A text of the model as widgets show it.
inline QString shown(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace rookery
