#include "app/header/mode_bar.h"

#include "app/header/document_button.h"
#include "app/window/action_table.h"
#include "widgets/base/fitting.h"
#include "widgets/base/form.h"
#include "widgets/base/icon_tool.h"
#include "widgets/base/icons.h"
#include "widgets/base/segments.h"
#include "widgets/base/shown.h"
#include "widgets/base/tokens.h"
#include "widgets/session/mode.h"

#include <QActionGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>

#include <algorithm>

namespace rookery {

namespace {

constexpr int gap = Tokens::gap; ///< between the three parts

/// Adds actions to a menu; an empty id stands for a line between groups.
void fill(QMenu &menu, const ActionSet &actions, std::initializer_list<const char *> ids)
{
    for (const char *id : ids) {
        if (*id)
            menu.addAction(actions.at(QLatin1String(id)));
        else
            menu.addSeparator();
    }
}

/// A picture without the arrow that the style puts over it if it has a menu.
class HeaderTool final : public IconTool
{
public:
    HeaderTool()
        : IconTool(Tokens::picture)
    {
        setToolButtonStyle(Qt::ToolButtonIconOnly);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QStyleOptionToolButton option;
        initStyleOption(&option);
        option.features &= ~QStyleOptionToolButton::HasMenu;
        QStylePainter(this).drawComplexControl(QStyle::CC_ToolButton, option);
    }
};

} // namespace

ModeBar::ModeBar(const ActionSet &actions, const Menus &menus, QWidget *parent)
    : QToolBar(tr("Modes"), parent)
    , m_document(new DocumentButton)
{
    setObjectName(QStringLiteral("modeBar"));
    setMovable(false);
    auto *row = new QWidget;
    auto *parts = new QHBoxLayout(row);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(gap);
    // Both sides are as wide as each other where there is room, so that the modes stand in the
    // middle of the window whatever the design is called.
    parts->addLayout(makeDesign(actions, menus.recent), 1);
    Segments *modes = makeModes(actions);
    parts->addWidget(modes);
    parts->addLayout(makeTools(actions, menus.panels), 1);
    row->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    new Fitting(*row,
                {[modes] { modes->setButtonStyle(Qt::ToolButtonIconOnly); },
                 [modes] {
                     modes->setButtonStyle(Qt::ToolButtonTextBesideIcon);
                 }});
    addWidget(row);
}

QLayout *ModeBar::makeDesign(const ActionSet &actions, QMenu &recent)
{
    auto *menu = new QMenu(m_document);
    menu->setObjectName(QStringLiteral("documentMenu"));
    fill(*menu, actions, {"file.describe", "file.folder", "file.compare", ""});
    menu->addMenu(&recent);
    fill(*menu, actions, {"file.new-template"});
    m_document->setMenu(menu);
    auto *part = new QHBoxLayout;
    part->addWidget(m_document);
    part->addStretch(1);
    return part;
}

Segments *ModeBar::makeModes(const ActionSet &actions)
{
    auto *modes = new Segments;
    modes->setObjectName(QStringLiteral("modes"));
    modes->setAccessibleName(tr("Modes"));
    auto *group = new QActionGroup(this);
    for (const auto &row : enumRows<Mode>()) {
        QAction *action = actions.at(QStringLiteral("mode.") + asKey(row.name));
        action->setIconText(shown(row.title));
        group->addAction(action);
        modes->add(*action);
    }
    return modes;
}

QLayout *ModeBar::makeTools(const ActionSet &actions, QMenu &panels)
{
    auto *more = new HeaderTool;
    more->setObjectName(QStringLiteral("moreActions"));
    more->setIcon(tintedIcon(QStringLiteral("more")));
    more->setPopupMode(QToolButton::InstantPopup);
    form::explain(more, tr("More"), tr("Pictures, the board in space, panels, settings and help"));
    auto *menu = new QMenu(more);
    fill(*menu,
         actions,
         {"edit.copy-picture", "file.picture", "file.print", "", "view.space", "view.full-screen"});
    menu->addMenu(&panels);
    fill(*menu, actions, {"", "edit.settings", "help.page", "help.keys"});
    more->setMenu(menu);

    auto *part = new QHBoxLayout;
    part->setSpacing(Tokens::hairGap);
    part->addStretch(1);
    for (const char *id : {"edit.undo", "edit.redo", "help.search"}) {
        auto *tool = new HeaderTool;
        tool->setDefaultAction(actions.at(QLatin1String(id)));
        part->addWidget(tool);
    }
    part->addWidget(more);
    return part;
}

void ModeBar::setDocument(const Document *document)
{
    m_document->setDocument(document);
}

} // namespace rookery
