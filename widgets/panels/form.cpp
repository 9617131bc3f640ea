#include "widgets/panels/form.h"

#include "widgets/icons.h"

#include <QLabel>
#include <QLayout>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace rookery::form {

QLabel *heading(const QString &text)
{
    auto *label = new QLabel(text);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

void explain(QWidget *widget, const QString &name, const QString &tip)
{
    widget->setAccessibleName(name);
    widget->setToolTip(tip);
    widget->setStatusTip(tip);
}

QToolButton *toolButton(const std::string &icon, const QString &tip)
{
    auto *button = new QToolButton;
    button->setIcon(tintedIcon(QString::fromStdString(icon)));
    button->setAutoRaise(true);
    explain(button, tip, tip);
    return button;
}

void wrapInScrollArea(QWidget *panel, QLayout *column)
{
    auto *content = new QWidget;
    column->setContentsMargins(10, 8, 10, 8);
    content->setLayout(column);
    auto *area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(content);
    auto *layout = new QVBoxLayout(panel);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
}

} // namespace rookery::form
