#pragma once

#include "widgets/picture/canvas_theme.h"

#include <QWidget>

namespace rookery {

/// How a player stands, as a bar: as much of it as he can expect of the points, in his colours.
class EvaluationBar final : public QWidget
{
    Q_OBJECT

public:
    explicit EvaluationBar(QWidget *parent = nullptr);

    void
    show(double share, const QString &text, const PlayerColours &own, const PlayerColours &other);
    /// Nothing is known.
    void clear();
    QString text() const { return m_text; }
    double share() const { return m_share; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_share = 0.5;
    QString m_text;
    PlayerColours m_own;
    PlayerColours m_other;
};

} // namespace rookery
