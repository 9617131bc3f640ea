#pragma once

#include <QtWidgets>

namespace rookery::test {

/// Looks for visible texts that their widgets have no room for: labels, buttons, the chosen entry
/// of combo boxes, numbers of spin boxes, tabs, and the titles of columns. Each is named by its
/// widget and the names of those it lies in.
class ClippedTexts
{
public:
    static QStringList in(QWidget *top)
    {
        QStringList clipped;
        for (QWidget *widget : top->findChildren<QWidget *>()) {
            if (!widget->isVisibleTo(top) || widget->width() == 0 || mayBeCut(*widget))
                continue;
            for (const QString &text : cutTexts(*widget))
                clipped << placeOf(*widget, top) + QStringLiteral(": ") + text;
            const QString text = textOf(*widget);
            if (!text.isEmpty() && isBehindEdge(*widget, top))
                clipped << placeOf(*widget, top) + QStringLiteral(" (at the right edge): ") + text;
        }
        clipped.removeDuplicates();
        return clipped;
    }

private:
    /// The status bar's hint takes what is left, cards and boxes of designs say their names; kinds
    /// of labels stand with examples, and what a piece is compared with is a sentence, which lists
    /// show whole.
    static bool mayBeCut(const QWidget &widget)
    {
        static const QSet<QString> names{QStringLiteral("hint"),
                                         QStringLiteral("compareWith"),
                                         QStringLiteral("importVariant"),
                                         QStringLiteral("boardLabels"),
                                         QStringLiteral("newLabels"),
                                         QStringLiteral("compareAgainst")};
        return names.contains(widget.objectName()) || widget.property("bundled").isValid();
    }

    static QString textOf(const QWidget &widget)
    {
        if (const auto *label = qobject_cast<const QLabel *>(&widget))
            return label->text();
        if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
            return button->text();
        if (const auto *combo = qobject_cast<const QComboBox *>(&widget))
            return combo->currentText();
        if (const auto *spin = qobject_cast<const QAbstractSpinBox *>(&widget))
            return spin->text();
        return {};
    }

    static QStringList cutTexts(const QWidget &widget)
    {
        if (const auto *header = qobject_cast<const QHeaderView *>(&widget))
            return cutColumns(*header);
        if (const auto *tabs = qobject_cast<const QTabBar *>(&widget))
            return cutTabs(*tabs);
        const QString text = textOf(widget);
        return !text.isEmpty() && isCut(widget) ? QStringList{text} : QStringList();
    }

    static bool isCut(const QWidget &widget)
    {
        if (const auto *label = qobject_cast<const QLabel *>(&widget))
            return label->wordWrap()
                       ? label->heightForWidth(label->width()) > label->height() + 1
                       : label->minimumSizeHint().width() > label->width() + 1
                             || label->minimumSizeHint().height() > label->height() + 1;
        if (const auto *combo = qobject_cast<const QComboBox *>(&widget))
            return isCut(*combo);
        if (const auto *spin = qobject_cast<const QAbstractSpinBox *>(&widget))
            return isCut(*spin);
        const auto *tool = qobject_cast<const QToolButton *>(&widget);
        const bool showsText = !tool || tool->toolButtonStyle() != Qt::ToolButtonIconOnly;
        const QSize least = widget.minimumSizeHint();
        const bool isLow =
            qobject_cast<const QPushButton *>(&widget) && least.height() > widget.height() + 1;
        return showsText && (least.width() > widget.width() + 1 || isLow);
    }

    static bool isCut(const QComboBox &combo)
    {
        QStyleOptionComboBox option;
        option.initFrom(&combo);
        option.editable = combo.isEditable();
        option.subControls = QStyle::SC_All;
        const QRect field = combo.style()->subControlRect(
            QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &combo);
        const bool hasIcon = !combo.itemIcon(combo.currentIndex()).isNull();
        const int icon = hasIcon ? combo.iconSize().width() + 4 : 0;
        return combo.fontMetrics().horizontalAdvance(combo.currentText()) + icon > field.width() + 1
               || combo.fontMetrics().height() > combo.height();
    }

    static bool isCut(const QAbstractSpinBox &spin)
    {
        const auto *field = spin.findChild<QLineEdit *>();
        return field
               && (spin.fontMetrics().horizontalAdvance(spin.text()) > field->width()
                   || spin.fontMetrics().height() > spin.height());
    }

    static QStringList cutColumns(const QHeaderView &header)
    {
        QStringList cut;
        for (int i = 0; i < header.count(); ++i) {
            const int logical = header.logicalIndex(i);
            const bool isSeen =
                header.orientation() == Qt::Horizontal && !header.isSectionHidden(logical);
            const QString text = header.model()->headerData(logical, Qt::Horizontal).toString();
            if (isSeen && !text.isEmpty()
                && header.fontMetrics().horizontalAdvance(text) > header.sectionSize(logical))
                cut << text;
        }
        return cut;
    }

    static QStringList cutTabs(const QTabBar &tabs)
    {
        QStringList cut;
        for (int i = 0; i < tabs.count(); ++i) {
            if (tabs.isTabVisible(i)
                && tabs.fontMetrics().horizontalAdvance(tabs.tabText(i)) > tabs.tabRect(i).width())
                cut << tabs.tabText(i);
        }
        return cut;
    }

    /// What a scroll area without a horizontal bar cuts off.
    static bool isBehindEdge(const QWidget &widget, const QWidget *top)
    {
        for (const QWidget *up = widget.parentWidget(); up && up != top; up = up->parentWidget()) {
            const auto *area = qobject_cast<const QScrollArea *>(up);
            if (!area || area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff)
                continue;
            const int right = widget.mapTo(area->viewport(), QPoint(widget.width(), 0)).x();
            if (right > area->viewport()->width() + 1)
                return true;
        }
        return false;
    }

    static QString nameOf(const QWidget &widget)
    {
        const QString type = QLatin1String(widget.metaObject()->className());
        return widget.objectName().isEmpty() ? type : type + QLatin1Char(' ') + widget.objectName();
    }

    static QString placeOf(const QWidget &widget, const QWidget *top)
    {
        QStringList names{nameOf(widget)};
        for (const QWidget *up = widget.parentWidget(); up && up != top; up = up->parentWidget()) {
            if (!up->objectName().isEmpty() && !up->objectName().startsWith(QLatin1String("qt_")))
                names.prepend(up->objectName());
        }
        return QStringLiteral("%1 [%2x%3]")
            .arg(names.join(QStringLiteral(" / ")))
            .arg(widget.width())
            .arg(widget.height());
    }
};

inline QStringList clippedTexts(QWidget *top)
{
    return ClippedTexts::in(top);
}

} // namespace rookery::test
