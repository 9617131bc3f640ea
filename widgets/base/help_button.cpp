#include "widgets/base/help_button.h"

#include "widgets/base/form.h"

#include <QCoreApplication>
#include <QToolButton>

namespace rookery::form {

namespace {

constexpr int iconSide = 16;

} // namespace

QToolButton *
titleButton(const char *name, const char *icon, const QString &title, const QString &tip)
{
    QToolButton *button = toolButton(icon, tip);
    button->setObjectName(QLatin1String(name));
    button->setIconSize({iconSide, iconSide});
    button->setAccessibleName(title);
    return button;
}

QToolButton *helpButton()
{
    return titleButton("panelHelp",
                       "help",
                       QCoreApplication::translate("rookery::form", "Help for this panel"),
                       QCoreApplication::translate(
                           "rookery::form", "Opens the manual where it explains this panel"));
}

} // namespace rookery::form
