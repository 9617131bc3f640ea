#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QLineEdit;
class QTreeWidget;

namespace rookery {

/// Everything one can do, with its key: type a part of it, Enter does it.
class ActionSearch final : public QDialog
{
    Q_OBJECT

public:
    ActionSearch(const QList<QAction *> &actions, QWidget *parent);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void filter(const QString &text);
    void run();

    QLineEdit *m_text;
    QTreeWidget *m_list;
    QList<QAction *> m_actions;
};

} // namespace rookery
