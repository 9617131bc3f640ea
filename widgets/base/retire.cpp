#include "widgets/base/retire.h"

#include <QFormLayout>
#include <QWidget>

#include <memory>

namespace rookery {

void retire(QWidget *widget)
{
    if (!widget)
        return;
    widget->hide();
    if (QWidget *const parent = widget->parentWidget(); parent && parent->layout())
        parent->layout()->removeWidget(widget);
    widget->setObjectName({});
    const auto parts = widget->findChildren<QObject *>();
    for (QObject *const part : parts)
        part->setObjectName({});
    widget->deleteLater();
}

void retireAll(QLayout &layout)
{
    while (const std::unique_ptr<QLayoutItem> item{layout.takeAt(0)})
        retire(item->widget());
}

void retireRows(QFormLayout &form)
{
    while (form.rowCount() > 0) {
        const QFormLayout::TakeRowResult row = form.takeRow(0);
        for (QLayoutItem *const each : {row.labelItem, row.fieldItem}) {
            const std::unique_ptr<QLayoutItem> item{each};
            if (item)
                retire(item->widget());
        }
    }
}

} // namespace rookery
