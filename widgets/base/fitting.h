#pragma once

#include <QObject>

#include <functional>
#include <vector>

class QWidget;

namespace rookery {

/// Arrangements of what a widget holds, from the narrowest to the roomiest: the last one that the
/// width has room for is shown, and the widget gets no narrower than the first. Belongs to the
/// widget; made when all is in its layout.
class Fitting final : public QObject
{
    Q_OBJECT

public:
    using Arrange = std::function<void()>;

    Fitting(QWidget &widget, std::vector<Arrange> arrangements);

    /// Which one is shown, from 0, the narrowest.
    std::size_t shown() const { return m_shown; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void measure();
    void fit();
    void show(std::size_t arrangement);

    QWidget &m_widget;
    std::vector<Arrange> m_arrangements;
    std::vector<int> m_widths; ///< pixels that each one needs
    std::size_t m_shown = 0;
};

} // namespace rookery
