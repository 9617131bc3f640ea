#include "widgets/board/colour_row.h"

#include "model/design/limits.h"
#include "widgets/base/form.h"
#include "widgets/base/tokens.h"
#include "widgets/picture/canvas_theme.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

namespace rookery {

ColourRow::ColourRow(QWidget *parent)
    : QWidget(parent)
    , m_buttons(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("colourRow"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::hairGap);
    for (int colour = 0; colour < limits::cellColours; ++colour) {
        auto *button = new QToolButton;
        button->setCheckable(true);
        button->setAutoRaise(true);
        const QString name = tr("Colour %1").arg(colour + 1);
        form::explain(button,
                      name,
                      tr("%1: paints cells with it (%2 with the tool)").arg(name).arg(colour + 1));
        m_buttons->addButton(button, colour);
        row->addWidget(button);
    }
    row->addStretch();
    drawSwatches();
    connect(m_buttons, &QButtonGroup::idClicked, this, [this](int colour) {
        if (!m_workspace)
            return;
        m_workspace->choices().setCellColour(colour);
        m_workspace->choices().setTool(QStringLiteral("colour"));
    });
}

void ColourRow::bind(Workspace *workspace)
{
    if (m_workspace)
        m_workspace->forget(this);
    m_workspace = workspace;
    if (!workspace)
        return;
    connect(&workspace->choices(), &Choices::changed, this, &ColourRow::refresh);
    connect(&workspace->choices(), &Choices::toolChanged, this, &ColourRow::refresh);
    connect(&workspace->session(), &Session::designChanged, this, &ColourRow::refresh);
    refresh();
}

void ColourRow::refresh()
{
    const bool isPainting = m_workspace->choices().tool() == QLatin1String("colour");
    setVisible(isPainting || m_workspace->design().board->colouring == Colouring::Custom);
    m_buttons->button(m_workspace->choices().cellColour())->setChecked(true);
}

void ColourRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        drawSwatches();
    QWidget::changeEvent(event);
}

void ColourRow::drawSwatches()
{
    const CanvasTheme theme = CanvasTheme::of(palette());
    constexpr int side = Tokens::smallPicture;
    for (int colour = 0; colour < limits::cellColours; ++colour) {
        QPixmap swatch(QSize(side, side) * devicePixelRatio());
        swatch.setDevicePixelRatio(devicePixelRatio());
        QPainter painter(&swatch);
        const QRect area(0, 0, side, side);
        painter.fillRect(area, theme.handCell(colour));
        painter.setPen(palette().color(QPalette::Mid));
        painter.drawRect(area.adjusted(0, 0, -1, -1));
        painter.end();
        m_buttons->button(colour)->setIcon(swatch);
    }
}

} // namespace rookery
