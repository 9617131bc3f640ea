#include "app/window/mode_bar.h"

#include "app/window/action_table.h"
#include "app/window/tool_bar.h"
#include "widgets/base/shown.h"
#include "widgets/session/mode.h"

#include <QActionGroup>
#include <QEvent>
#include <QLayout>
#include <QToolButton>

namespace rookery {

ModeBar::ModeBar(const ActionSet &actions, QWidget *parent)
    : QToolBar(tr("Modes"), parent)
{
    setObjectName(QStringLiteral("modeBar"));
    setMovable(false);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    addModes(actions);
    const auto add = [&](const char *id) {
        QAction *action = actions.at(QLatin1String(id));
        addAction(action);
        m_others << action;
        return action;
    };
    addSeparator();
    add("edit.undo");
    add("edit.redo");
    addSeparator();
    add("edit.copy-picture");
    auto *space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(space);
    add("help.search")->setIconText(tr("Find action"));
    letTabIn(*this);
}

void ModeBar::addModes(const ActionSet &actions)
{
    auto *modes = new QActionGroup(this);
    for (const auto &row : enumRows<Mode>()) {
        QAction *action = actions.at(QStringLiteral("mode.") + asKey(row.name));
        action->setIconText(shown(row.title));
        modes->addAction(action);
        addAction(action);
        m_modes << action;
    }
}

bool ModeBar::event(QEvent *event)
{
    const bool done = QToolBar::event(event);
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::Show:
        fit();
        break;
    default:
        break;
    }
    return done;
}

void ModeBar::fit()
{
    for (const Words words : {Words::All, Words::ModesOnly, Words::None}) {
        setWords(words);
        if (neededWidth() <= width())
            return;
    }
}

void ModeBar::setWords(Words words)
{
    const auto show = [this](const QList<QAction *> &actions, bool withWords) {
        for (QAction *action : actions) {
            if (auto *button = qobject_cast<QToolButton *>(widgetForAction(action)))
                button->setToolButtonStyle(withWords ? Qt::ToolButtonTextBesideIcon
                                                     : Qt::ToolButtonIconOnly);
        }
    };
    show(m_modes, words != Words::None);
    show(m_others, words == Words::All);
}

int ModeBar::neededWidth() const
{
    int width = 0;
    for (QAction *action : actions()) {
        if (const QWidget *widget = widgetForAction(action))
            width += widget->sizeHint().width() + layout()->spacing();
    }
    const QMargins margins = layout()->contentsMargins();
    return width + margins.left() + margins.right();
}

} // namespace rookery
