#pragma once

#include <QToolButton>

namespace rookery {

/// How many problems the design has, in the status bar; a click shows them or puts them away.
class ProblemsChip final : public QToolButton
{
    Q_OBJECT

public:
    explicit ProblemsChip(QWidget *parent = nullptr);

    void show(int errors, int warnings);

protected:
    void changeEvent(QEvent *event) override;

private:
    void paintDot();

    int m_errors = 0;
    int m_warnings = 0;
};

} // namespace rookery
