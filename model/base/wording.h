#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace rookery {

/// What a template of the model (model/base/message.h) is in another language, with the same
/// arguments; the template itself where the language has none. Without a function all is English,
/// as in files, exports and on the command line. May be called from any thread.
class Wording
{
public:
    using Translation = std::function<std::string(std::string_view)>;

    Wording() = default;
    explicit Wording(Translation translation)
        : m_translation(std::move(translation))
    {
    }

    std::string operator()(std::string_view english) const
    {
        return m_translation ? m_translation(english) : std::string(english);
    }

private:
    Translation m_translation;
};

} // namespace rookery
