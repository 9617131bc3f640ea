#include "widgets/base/shown.h"

#include <QCoreApplication>

#include <string>

namespace rookery {

QString shown(std::string_view text)
{
    // An empty text would be answered by the translation's own description.
    return text.empty() ? QString()
                        : QCoreApplication::translate("model", std::string(text).c_str());
}

} // namespace rookery
