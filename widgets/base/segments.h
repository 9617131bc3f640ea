#pragma once

#include <QList>
#include <QWidget>

class QAction;
class QToolButton;

namespace rookery {

/// Choices of which one holds, as one control: flat buttons in one frame.
class Segments final : public QWidget
{
    Q_OBJECT

public:
    explicit Segments(QWidget *parent = nullptr);

    /// One more, which shows the action and triggers it.
    QToolButton *add(QAction &action);
    /// Whether they show icons alone or with their words.
    void setButtonStyle(Qt::ToolButtonStyle style);
    const QList<QToolButton *> &buttons() const { return m_buttons; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<QToolButton *> m_buttons;
};

} // namespace rookery
