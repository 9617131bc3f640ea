#pragma once

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;

namespace rookery {

/// The lines of a form: a label and beside it what is chosen, as in a table; below it, in the whole
/// width, where the table would cut the chooser's text.
class FormLines final : public QWidget
{
public:
    enum class Place {
        Fitting,
        Left,  ///< no wider than it has to be
        Below, ///< in any case
    };

    explicit FormLines(QWidget *parent = nullptr);

    /// A button may stand at the right end of the line.
    void
    add(QLabel *label, QWidget *chooser, QWidget *button = nullptr, Place place = Place::Fitting);
    /// Once a chooser says something else.
    void arrange();

    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Line
    {
        QLabel *label = nullptr;
        QWidget *chooser = nullptr;
        QWidget *button = nullptr;
        Place place = Place::Fitting;
        bool isBelow = false;
    };

    int labelsWidth() const;
    bool fitsBeside(const Line &line, int labels) const;
    void put(std::size_t at);

    QGridLayout *m_grid;
    int m_right; ///< pixels of the column of buttons, with the gap before it
    std::vector<Line> m_lines;
};

} // namespace rookery
