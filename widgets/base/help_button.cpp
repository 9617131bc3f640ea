#include "widgets/base/help_button.h"

#include "widgets/base/form.h"
#include "widgets/base/tokens.h"

#include <QCoreApplication>
#include <QToolButton>

namespace rookery::form {

QToolButton *
titleButton(const char *name, const char *icon, const QString &title, const QString &tip)
{
    QToolButton *button = toolButton(icon, tip);
    button->setObjectName(QLatin1String(name));
    button->setIconSize({Tokens::smallPicture, Tokens::smallPicture});
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
