#pragma once

#include "tests/support.h"
#include "widgets/canvas/scene_widget.h"

#include <QSet>
#include <QTest>
#include <QtWidgets>

#include <functional>

namespace rookery::test {

inline QString nameOf(const QWidget *widget)
{
    if (!widget)
        return QStringLiteral("nothing");
    const auto *button = qobject_cast<const QAbstractButton *>(widget);
    return QStringLiteral("%1 %2 “%3”")
        .arg(QLatin1String(widget->metaObject()->className()),
             widget->objectName(),
             button && !button->text().isEmpty() ? button->text() : widget->accessibleName());
}

/// What Qt makes of its own accord inside a field, list, bar or dock; it has the keys of the whole,
/// or does what an action does.
inline bool isPartOfAnother(const QWidget *widget)
{
    static const QSet<QByteArray> classes{
        "QDockWidgetTitleButton", "QLineEditIconButton", "QToolBarExtension", "CloseButton"};
    if (classes.contains(widget->metaObject()->className()))
        return true;
    const QWidget *parent = widget->parentWidget();
    return widget->objectName().startsWith(QStringLiteral("qt_"))
           || widget->objectName().startsWith(QStringLiteral("ScrollLeftButton"))
           || widget->objectName().startsWith(QStringLiteral("ScrollRightButton"))
           || qobject_cast<const QAbstractSpinBox *>(parent)
           || qobject_cast<const QComboBox *>(parent) || qobject_cast<const QHeaderView *>(widget);
}

/// Something that a user works with: whatever takes the keyboard, and every button, field and list
/// even if it does not.
inline bool isControl(const QWidget *widget)
{
    if (!widget->isVisible() || !widget->isEnabled() || widget->isWindow()
        || isPartOfAnother(widget))
        return false;
    // A text that can only be selected with the mouse has nothing to work with.
    if (qobject_cast<const QLabel *>(widget) && !(widget->focusPolicy() & Qt::TabFocus))
        return false;
    // Menus open with Alt and their letters; areas that scroll follow the focus of what is in them.
    if (qobject_cast<const QMenuBar *>(widget) || qobject_cast<const QScrollArea *>(widget)
        || qobject_cast<const QMainWindow *>(widget)
        || qobject_cast<const QSplitterHandle *>(widget))
        return false;
    if (const auto *tabs = qobject_cast<const QTabBar *>(widget); tabs && tabs->count() == 0)
        return false;
    return widget->focusPolicy() != Qt::NoFocus || qobject_cast<const QAbstractButton *>(widget)
           || qobject_cast<const QLineEdit *>(widget)
           || qobject_cast<const QAbstractSpinBox *>(widget)
           || qobject_cast<const QComboBox *>(widget)
           || qobject_cast<const QAbstractItemView *>(widget)
           || qobject_cast<const QPlainTextEdit *>(widget)
           || qobject_cast<const QTextEdit *>(widget) || qobject_cast<const SceneWidget *>(widget);
}

inline double luminance(const QColor &colour)
{
    const auto part = [](double value) {
        return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF())
           + 0.0722 * part(colour.blueF());
}

inline double contrast(const QColor &a, const QColor &b)
{
    const double one = luminance(a);
    const double two = luminance(b);
    return (std::max(one, two) + 0.05) / (std::min(one, two) + 0.05);
}

/// How many pixels of two pictures of a widget differ so much that it is not overlooked.
inline int clearlyOther(const QImage &before, const QImage &after)
{
    // Some are larger while they have the keyboard.
    const QSize size = before.size().boundedTo(after.size());
    int count = 0;
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x) {
            const QRgb one = before.pixel(x, y);
            const QRgb two = after.pixel(x, y);
            count += one != two && contrast(QColor(one), QColor(two)) >= 2.5 ? 1 : 0;
        }
    }
    return count;
}

/// Goes through a window with Tab, as a hand without a mouse would.
class KeyboardWalk
{
public:
    explicit KeyboardWalk(QWidget &top)
        : m_top(top)
    {
        QApplication::setCursorFlashTime(0);
        QApplication::setActiveWindow(&top);
    }

    /// From what has the focus, there and back.
    void tabThrough()
    {
        QWidget *start = QApplication::focusWidget();
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
            if (start)
                start->setFocus(Qt::TabFocusReason);
            follow(key);
        }
        // Enter leads from a row into what it says.
        for (const QPointer<QWidget> &row : std::exchange(m_enters, {})) {
            if (!row)
                continue;
            row->setFocus(Qt::TabFocusReason);
            QTest::keyClick(row, Qt::Key_Return);
            QCoreApplication::processEvents(); // what is made anew gets its size
            follow(Qt::Key_Tab, "rookery::RuleForm");
            m_enters.clear();
            break; // the others lead into the same
        }
    }

    const QSet<const QWidget *> &reached() const { return m_reached; }
    const QStringList &unseen() const { return m_unseen; }

    /// Controls in view that were not come to.
    QStringList missing() const
    {
        QStringList missing;
        for (const QWidget *widget : m_top.findChildren<QWidget *>()) {
            if (isControl(widget) && !isReached(widget))
                missing << nameOf(widget);
        }
        missing.removeDuplicates();
        return missing;
    }

private:
    /// Not out of a widget of the class, if one is given.
    void follow(Qt::Key key, const char *within = nullptr)
    {
        QSet<const QWidget *> round;
        for (int steps = 0; steps < 400; ++steps) {
            QWidget *now = QApplication::focusWidget();
            if (!now || round.contains(now) || (within && !isWithin(now, within)))
                return;
            round.insert(now);
            const bool isNew = !m_reached.contains(now);
            m_reached.insert(now);
            if (now->inherits("rookery::RuleRowView"))
                m_enters << now;
            // Some boards have a use of their own for Tab.
            if (qobject_cast<SceneWidget *>(now) && now->objectName() == QLatin1String("canvas"))
                return;
            const QPointer<QWidget> left = now;
            const QImage with = isNew ? now->grab().toImage() : QImage();
            QTest::keyClick(now, key);
            QCoreApplication::processEvents();
            if (isNew && left && left->isVisible() && !left->hasFocus())
                compare(*left, with);
        }
    }

    static bool isWithin(const QWidget *widget, const char *name)
    {
        while (widget && !widget->inherits(name))
            widget = widget->parentWidget();
        return widget != nullptr;
    }

    void compare(QWidget &widget, const QImage &with)
    {
        if (isControl(&widget) && clearlyOther(widget.grab().toImage(), with) < 16)
            m_unseen << nameOf(&widget);
    }

    /// Of buttons of which one is chosen, and of chips of a sentence, the arrow keys lead on from
    /// the one that Tab comes to.
    bool isReached(const QWidget *widget) const
    {
        if (m_reached.contains(widget) || m_reached.contains(widget->focusProxy()))
            return true;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        if (!button)
            return false;
        if (const QButtonGroup *group = button->group(); group && group->exclusive()) {
            const auto mates = group->buttons();
            return std::any_of(mates.begin(), mates.end(), [this](const QAbstractButton *mate) {
                return m_reached.contains(mate);
            });
        }
        for (const auto *mate : widget->parentWidget()->findChildren<QAbstractButton *>()) {
            if (button->autoExclusive() && mate->autoExclusive() && m_reached.contains(mate))
                return true;
        }
        return false;
    }

    QWidget &m_top;
    QSet<const QWidget *> m_reached;
    QList<QPointer<QWidget>> m_enters;
    QStringList m_unseen;
};

} // namespace rookery::test
