#include "widgets/directions/link_box.h"

#include "model/edit/board/link_patterns.h"
#include "widgets/base/fold_section.h"
#include "widgets/base/form.h"
#include "widgets/base/given_keys.h"
#include "widgets/base/tokens.h"
#include "widgets/board/board_lines_dialog.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QVBoxLayout>

namespace rookery {

namespace {

constexpr int percent = cellUnit / 100;

QPushButton *button(const QString &text, const QString &tip, const char *name)
{
    auto *made = new QPushButton(text);
    made->setObjectName(QLatin1String(name));
    form::explain(made, text, tip);
    return made;
}

} // namespace

LinkBox::LinkBox(QWidget *parent)
    : QWidget(parent)
    , m_repeat(button(
          tr("Repeat by symmetry"),
          tr("Draws the links of this direction again where the chosen symmetry (S) repeats them"),
          "repeatLinks"))
    , m_turnBack(button(tr("Turn back"),
                        tr("The drawn links of this direction lead back where they came from"),
                        "turnLinksBack"))
    , m_text(
          button(tr("As text…"),
                 tr("Shows the directions and links as lines to copy, and carries out pasted ones"),
                 "linksAsText"))
    , m_tolerance(new QSlider(Qt::Horizontal))
    , m_found(new QLabel)
    , m_link(button(
          tr("Link"), tr("Draws the links that are shown, as one undo step"), "linkByGeometry"))
    , m_leave(button(tr("Leave"), tr("Forgets the links that are shown"), "leaveGeometry"))
{
    showKeyInTip(*m_repeat, QStringLiteral("board.symmetry"));
    m_tolerance->setObjectName(QStringLiteral("linkTolerance"));
    m_tolerance->setRange(5, 100);
    m_tolerance->setValue(30);
    form::explain(m_tolerance,
                  tr("Tolerance"),
                  tr("How far a cell may lie from where a direction points, in hundredths of a "
                     "cell; the links are shown at once"));
    m_found->setObjectName(QStringLiteral("linksFound"));
    m_found->setWordWrap(true);
    auto *all = new QGridLayout;
    all->addWidget(m_repeat, 0, 0);
    all->addWidget(m_turnBack, 0, 1);
    all->addWidget(m_text, 1, 0);
    auto *drawing = new QGridLayout;
    drawing->addWidget(m_tolerance, 0, 0, 1, 2);
    drawing->addWidget(m_found, 1, 0, 1, 2);
    drawing->addWidget(m_link, 2, 0);
    drawing->addWidget(m_leave, 2, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::gap);
    column->addWidget(new FoldSection("directions.links", tr("All links of this direction"), all));
    column->addWidget(new FoldSection("directions.drawing", tr("Link by the drawing"), drawing));
    connect(m_repeat, &QPushButton::clicked, this, &LinkBox::repeatBySymmetry);
    connect(m_turnBack, &QPushButton::clicked, this, &LinkBox::turnBack);
    connect(m_text, &QPushButton::clicked, this, &LinkBox::showText);
    connect(m_tolerance, &QSlider::valueChanged, this, &LinkBox::previewGeometry);
    connect(m_link, &QPushButton::clicked, this, &LinkBox::link);
    connect(m_leave, &QPushButton::clicked, this, &LinkBox::leave);
}

void LinkBox::bind(Workspace *workspace)
{
    leave();
    m_workspace = workspace;
    refresh();
}

void LinkBox::refresh()
{
    const bool hasDirection = m_workspace && m_workspace->choices().direction();
    m_repeat->setEnabled(hasDirection && m_workspace->choices().symmetry() != Symmetry::None);
    m_turnBack->setEnabled(hasDirection);
    m_text->setEnabled(m_workspace);
    if (m_isPreviewing && m_workspace && !m_workspace->session().isPreviewing())
        m_isPreviewing = false; // a tool or Esc has ended it
    m_leave->setEnabled(m_isPreviewing);
    if (!m_isPreviewing)
        m_found->setText(tr("Move the slider to see which cells would be linked."));
}

void LinkBox::repeatBySymmetry()
{
    Session &session = m_workspace->session();
    Result<Design> next = session.committed();
    for (const Orientation &image : m_workspace->choices().symmetryImages()) {
        next = withLinksRepeated(*next, *m_workspace->choices().direction(), image);
        if (!next)
            break;
    }
    session.apply(tr("Repeat links"), std::move(next));
}

void LinkBox::turnBack()
{
    m_workspace->session().apply(tr("Turn links back"),
                                 withLinksTurnedBack(m_workspace->session().committed(),
                                                     *m_workspace->choices().direction()));
}

void LinkBox::showText()
{
    leave();
    auto *dialog = new BoardLinesDialog(*m_workspace, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void LinkBox::previewGeometry()
{
    if (!m_workspace)
        return;
    Session &session = m_workspace->session();
    const auto linked =
        withLinksByGeometry(session.committed(), {m_tolerance->value() * percent, true});
    if (!linked)
        return;
    const auto found = linked->board->edits.links.size()
                       - std::min(linked->board->edits.links.size(),
                                  session.committed().board->edits.links.size());
    m_isPreviewing = true;
    session.preview(*linked);
    m_leave->setEnabled(true);
    m_found->setText(
        tr("%n new link(s) within %1 hundredths of a cell.", nullptr, static_cast<int>(found))
            .arg(m_tolerance->value()));
}

void LinkBox::link()
{
    if (!m_workspace)
        return;
    previewGeometry();
    m_isPreviewing = false;
    m_workspace->session().commit(tr("Link by the drawing"));
    refresh();
}

void LinkBox::leave()
{
    if (!std::exchange(m_isPreviewing, false) || !m_workspace)
        return;
    m_workspace->session().cancel();
    refresh();
}

void LinkBox::hideEvent(QHideEvent *event)
{
    leave();
    QWidget::hideEvent(event);
}

} // namespace rookery
