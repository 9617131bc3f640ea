#include "widgets/base/shown_wording.h"

#include "widgets/base/shown.h"

namespace rookery {

Wording shownWording()
{
    return Wording([](std::string_view english) { return shown(english).toStdString(); });
}

QString shown(const Message &message)
{
    return QString::fromStdString(message.text({shownWording(), true}));
}

} // namespace rookery
