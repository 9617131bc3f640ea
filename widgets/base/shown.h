#pragma once

#include <QString>

#include <string_view>

namespace rookery {

/// A text of the model (titles, help) in the language of the window; context "model", from which
/// resources/translations/model_texts.py lists them.
QString shown(std::string_view text);

/// A key or a name of the model, which is the same in every language.
inline QString asKey(std::string_view key)
{
    return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
}

} // namespace rookery
