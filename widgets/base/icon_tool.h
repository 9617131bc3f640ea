#pragma once

#include <QToolButton>

namespace rookery {

/// A flat button whose picture is as high as its text, and never lower than asked for.
class IconTool : public QToolButton
{
public:
    /// In pixels.
    explicit IconTool(int leastSide);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fitIcon();

    const int m_leastSide;
};

} // namespace rookery
