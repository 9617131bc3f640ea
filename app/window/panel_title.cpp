#include "app/window/panel_title.h"

#include "widgets/base/form.h"
#include "widgets/base/help_button.h"
#include "widgets/base/tokens.h"

#include <QAction>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace rookery {

PanelTitle::PanelTitle(QDockWidget &dock)
    : QWidget(&dock)
{
    auto *name = form::heading(dock.windowTitle());
    name->setObjectName(QStringLiteral("panelName"));
    QToolButton *help = form::helpButton();
    QAction *toggle = dock.toggleViewAction();
    QToolButton *hide =
        form::titleButton("panelHide", "close", tr("Hide this panel"), toggle->toolTip());
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(Tokens::gap, Tokens::hairGap, Tokens::hairGap, Tokens::hairGap);
    layout->setSpacing(Tokens::hairGap);
    layout->addWidget(name, 1);
    layout->addWidget(help);
    layout->addWidget(hide);
    connect(&dock, &QDockWidget::windowTitleChanged, name, &QLabel::setText);
    connect(help, &QToolButton::clicked, this, &PanelTitle::helpWanted);
    connect(hide, &QToolButton::clicked, &dock, &QDockWidget::close);
    const auto explainHide = [hide, toggle] {
        const QString key = toggle->shortcut().toString(QKeySequence::NativeText);
        form::explain(hide,
                      tr("Hide this panel"),
                      key.isEmpty() ? tr("Hides this panel")
                                    : tr("Hides this panel; %1 brings it back").arg(key));
    };
    connect(toggle, &QAction::changed, hide, explainHide);
    explainHide();
}

} // namespace rookery
