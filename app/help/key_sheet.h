#pragma once

#include "app/settings/key_rows.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPagedPaintDevice;
class QPrinter;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace rookery {

/// Every key that works in the window, by where it works, with those that the user has changed; to
/// be searched and printed.
class KeySheet final : public QDialog
{
    Q_OBJECT

public:
    explicit KeySheet(const KeyChanges &changes, QWidget *parent = nullptr);

    /// Other keys hold from now on.
    void setChanges(const KeyChanges &changes);
    /// What is in view, as pages.
    QByteArray pdf() const;
    void print(QPrinter &printer) const;

Q_SIGNALS:
    void savePdfWanted();
    void printWanted();
    void changeWanted();

private:
    void fill();
    void filter();
    QString html() const;
    void printTo(QPagedPaintDevice &device) const;

    KeyChanges m_changes;
    QLineEdit *m_search;
    QLabel *m_count;
    QTreeWidget *m_list; ///< a branch for each place, a row for each key
    QPushButton *m_save;
    QPushButton *m_print;
};

} // namespace rookery
