#pragma once

#include <QScrollArea>

namespace rookery {

/// A page that fills its room, and scrolls where that is too low for all of it. Where there is room
/// enough it lies as it would without.
class ScrolledPage final : public QScrollArea
{
    Q_OBJECT

public:
    explicit ScrolledPage(QWidget *page);

    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
    int barWidth() const;
    int leastHeight(int width) const;
};

} // namespace rookery
