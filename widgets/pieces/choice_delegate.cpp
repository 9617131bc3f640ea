#include "widgets/pieces/choice_delegate.h"

#include <QComboBox>
#include <QTimer>

#include <algorithm>

namespace rookery {

namespace {

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

ChoiceDelegate::ChoiceDelegate(int valueRole, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_valueRole(valueRole)
{
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

/// As wide as its texts, within the list: the cell may say less than what it offers.
void ChoiceDelegate::updateEditorGeometry(QWidget *editor,
                                          const QStyleOptionViewItem &option,
                                          const QModelIndex &) const
{
    const int end = editor->parentWidget()->width() - 1;
    QRect area = option.rect;
    area.setWidth(std::max(area.width(), editor->sizeHint().width()));
    area.moveLeft(std::max(0, std::min(area.left(), end - area.width())));
    editor->setGeometry(area);
}

} // namespace rookery

#include "choice_delegate.moc"
