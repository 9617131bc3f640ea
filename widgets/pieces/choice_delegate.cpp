#include "widgets/pieces/choice_delegate.h"

#include <QApplication>
#include <QComboBox>
#include <QPainter>
#include <QTimer>

namespace rookery {

namespace {

constexpr int arrowRoom = 16;

/// Says when its list closes.
class DropDown final : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

    void hidePopup() override
    {
        QComboBox::hidePopup();
        Q_EMIT closed();
    }

Q_SIGNALS:
    void closed();
};

} // namespace

/// Dark themes leave the outline of an empty box all but invisible.
void ChoiceDelegate::paintBoxLine(QPainter &painter,
                                  const QStyleOptionViewItem &option,
                                  const QModelIndex &index) const
{
    QStyleOptionViewItem filled = option;
    initStyleOption(&filled, index);
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    const QRect box =
        style->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &filled, option.widget);
    QColor line = option.palette.color(QPalette::Text);
    line.setAlphaF(0.55F);
    painter.setPen(line);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box.adjusted(0, 0, -1, -1));
}

ChoiceDelegate::ChoiceDelegate(int valueRole, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_valueRole(valueRole)
{
}

void ChoiceDelegate::paint(QPainter *painter,
                           const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    if (index.data(Qt::CheckStateRole).isValid())
        paintBoxLine(*painter, option, index);
    if (!index.data(choicesRole).isValid())
        return;
    const bool isSelected = option.state & QStyle::State_Selected;
    QStyleOption arrow;
    arrow.rect = QRect(option.rect.right() - arrowRoom + 3, option.rect.center().y() - 4, 9, 9);
    arrow.palette = option.palette;
    arrow.state = QStyle::State_Enabled;
    const QColor colour =
        option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
    arrow.palette.setColor(QPalette::ButtonText, colour);
    arrow.palette.setColor(QPalette::Text, colour);
    arrow.palette.setColor(QPalette::WindowText, colour);
    QApplication::style()->drawPrimitive(
        QStyle::PE_IndicatorArrowDown, &arrow, painter, option.widget);
}

QSize ChoiceDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width() + (index.data(choicesRole).isValid() ? arrowRoom : 0),
            std::max(size.height(), 24)};
}

QWidget *ChoiceDelegate::createEditor(QWidget *parent,
                                      const QStyleOptionViewItem &,
                                      const QModelIndex &index) const
{
    if (!index.data(choicesRole).isValid())
        return nullptr;
    auto *combo = new DropDown(parent);
    for (const QVariant &row : index.data(choicesRole).toList()) {
        const QVariantList pair = row.toList();
        combo->addItem(pair.at(0).toString(), pair.at(1));
    }
    combo->setAccessibleName(index.data(Qt::AccessibleTextRole).toString());
    auto *self = const_cast<ChoiceDelegate *>(this);
    connect(combo, &QComboBox::activated, self, [self, combo] {
        Q_EMIT self->commitData(combo);
        Q_EMIT self->closeEditor(combo);
    });
    // Left without a choice; later, because a choice is reported only after the list has closed.
    connect(
        combo,
        &DropDown::closed,
        combo,
        [self, combo] {
            if (combo->isVisible())
                Q_EMIT self->closeEditor(combo);
        },
        Qt::QueuedConnection);
    QTimer::singleShot(0, combo, &QComboBox::showPopup);
    return combo;
}

void ChoiceDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *combo = qobject_cast<QComboBox *>(editor);
    if (combo)
        combo->setCurrentIndex(combo->findData(index.data(m_valueRole)));
}

void ChoiceDelegate::setModelData(QWidget *editor,
                                  QAbstractItemModel *model,
                                  const QModelIndex &index) const
{
    const auto *combo = qobject_cast<const QComboBox *>(editor);
    if (combo && combo->currentIndex() >= 0)
        model->setData(index, combo->currentData(), m_valueRole);
}

} // namespace rookery

#include "choice_delegate.moc"
