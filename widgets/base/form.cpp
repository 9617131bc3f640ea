#include "widgets/base/form.h"

#include "widgets/base/fonts.h"
#include "widgets/base/icons.h"
#include "widgets/base/tokens.h"

#include <QDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery::form {

namespace {

/// Never narrower than what it scrolls and its scroll bar, so that no part of a column is hidden at
/// the right.
class ColumnArea : public QScrollArea
{
public:
    QSize minimumSizeHint() const override
    {
        const QSize size = QScrollArea::minimumSizeHint();
        if (widget() == nullptr)
            return size;
        const int bar = verticalScrollBar()->sizeHint().width();
        return {std::max(size.width(), widget()->minimumSizeHint().width() + bar), size.height()};
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
};

/// Wants the width of a column in proportion to the text, and gives way down to its own words.
class ColumnLabel : public QLabel
{
public:
    explicit ColumnLabel(const QString &text)
        : QLabel(text)
    {
        setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    }

    QSize sizeHint() const override
    {
        return QLabel::sizeHint().expandedTo({Tokens::scaled(Tokens::labelWidth, font()), 0});
    }
};

} // namespace

QLabel *heading(const QString &text)
{
    auto *label = new QLabel(text);
    label->setFont(groupTitleFont(label->font()));
    return label;
}

QLabel *label(const QString &text, QWidget *field)
{
    auto *label = new ColumnLabel(text);
    label->setBuddy(field);
    return label;
}

QFormLayout *rows()
{
    auto *rows = new QFormLayout;
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    return rows;
}

void addRow(QFormLayout &rows, const QString &text, QWidget *field)
{
    rows.addRow(label(text, field), field);
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

QPushButton *verb(const char *name, const QString &text, const QString &tip)
{
    auto *button = new QPushButton(text);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    explain(button, text, tip);
    return button;
}

void popUnder(QWidget *popup, const QWidget *button)
{
    const auto place = [popup, button] {
        const QRect screen = button->screen()->availableGeometry();
        const QPoint below = button->mapToGlobal(QPoint(0, button->height()));
        const QSize needed = popup->size().expandedTo(popup->minimumSizeHint());
        const QSize size = needed.boundedTo(screen.size());
        const bool fitsBelow = below.y() + size.height() <= screen.bottom();
        const int above = button->mapToGlobal(QPoint()).y() - size.height();
        const int y = fitsBelow || above < screen.top()
                          ? std::min(below.y(), screen.bottom() - size.height())
                          : above;
        popup->move(std::clamp(below.x(), screen.left(), screen.right() - size.width()),
                    std::max(y, screen.top()));
    };
    place();
    popup->show();
    place(); // its parts may need more room than they said before they were shown
}

void sizeDialog(QDialog &dialog, int height, int width)
{
    dialog.resize(Tokens::scaled(width, dialog.font()), Tokens::scaled(height, dialog.font()));
}

void wrapInScrollArea(QWidget *panel, QLayout *column)
{
    auto *content = new QWidget;
    column->setContentsMargins(Tokens::panelMargins);
    content->setLayout(column);
    auto *area = new ColumnArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(content);
    auto *layout = new QVBoxLayout(panel);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
}

} // namespace rookery::form
