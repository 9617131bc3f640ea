#pragma once

#include <QComboBox>

class QStyleOptionComboBox;

namespace rookery {

/// A field with an arrow that shows its whole text, over several lines where one is too narrow.
class WholeText
{
public:
    virtual ~WholeText() = default;
    /// Pixels that it needs to show all that it may say in one line.
    virtual int wholeWidth() const = 0;
};

/// Pixels that a field needs for this text in one line.
int oneLineWidth(const QWidget &field, const QString &text);

/// How many lines the text takes in a field of this width.
int linesOf(const QWidget &field, const QString &text, int width);

/// The height of all lines but the first.
int furtherLinesHeight(const QWidget &field, const QString &text, int width);

/// Like a combo box, its text over as many lines as it takes.
void paintWholeText(QWidget &field, const QStyleOptionComboBox &option);

/// A combo box that grows with its text.
class WholeCombo final
    : public QComboBox
    , public WholeText
{
public:
    explicit WholeCombo(QWidget *parent = nullptr);

    int wholeWidth() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace rookery
