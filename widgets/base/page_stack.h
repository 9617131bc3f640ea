#pragma once

#include <QStackedWidget>

namespace rookery {

/// The room that a page cannot do without: what it asks for, and what was set.
inline QSize leastSizeOf(const QWidget &page)
{
    return page.minimumSizeHint().expandedTo(page.minimumSize());
}

/// Pages of which one is shown, and which need the room of that one only; Qt's own stack keeps the
/// room of its largest page, seen or not.
class PageStack final : public QStackedWidget
{
    Q_OBJECT

public:
    /// What stays the same whichever page is shown.
    enum class Keeps {
        Nothing,
        /// Of the widest page, so that what stands beside the stack does not move; what is wider
        /// than panels usually are counts only while it is shown.
        Width
    };
    explicit PageStack(Keeps keeps = Keeps::Nothing);

    QSize minimumSizeHint() const override;

private:
    Keeps m_keeps;
};

} // namespace rookery
