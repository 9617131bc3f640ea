#pragma once

#include "model/file/disk/file_errors.h"
#include "widgets/library/comparison_view.h"

#include <QDialog>

#include <functional>
#include <vector>

class QComboBox;
class QPushButton;
class QToolButton;

namespace rookery {

class DocumentView;

/// A design that another one can be compared with.
struct Comparable
{
    QString title;
    QString choice; ///< what the list of choices calls it
    std::function<Result<Design, FileErrors>()> design;
};

/// What a view's design can be compared with at once: what was saved of it, what its file
/// holds if another program changed that, and the other designs that are open. Asked before
/// anything else changes.
std::vector<Comparable> comparableWith(DocumentView &view, const QList<DocumentView *> &views);

/// A design side by side with another one: one that is open, what was saved of the same, or a file.
class CompareDialog final : public QDialog
{
    Q_OBJECT

public:
    CompareDialog(ComparisonView::Side now, std::vector<Comparable> others, QWidget *parent);

    ComparisonView *view() const { return m_view; }
    /// Compares with a file; nothing for an empty name.
    void fileChosen(const QString &path);

Q_SIGNALS:
    /// Somebody wants to compare with a file.
    void fileWanted();

private:
    void refresh();
    void exchange();
    void copy();

    ComparisonView::Side m_now;
    std::vector<Comparable> m_others;
    bool m_isExchanged = false;
    QComboBox *m_choice;
    QToolButton *m_exchange;
    QPushButton *m_copy;
    ComparisonView *m_view;
};

} // namespace rookery
