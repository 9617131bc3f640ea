#pragma once

#include "widgets/workspace/document.h"

#include <QTabWidget>

#include <memory>
#include <vector>

namespace rookery {

class DocumentView;

/// The open designs, a tab each, and the start page: it has a tab while no design is open, and
/// whenever it is asked for until it is closed. What is opened from it takes its place.
class DocumentTabs final : public QTabWidget
{
    Q_OBJECT

public:
    /// Takes the page over.
    explicit DocumentTabs(QWidget *startPage, QWidget *parent = nullptr);
    ~DocumentTabs() override;

    /// The design on show; null while the start page is.
    DocumentView *onShow() const;
    /// The design on show, else the one that was last; null if none is open.
    DocumentView *current() const;
    QList<DocumentView *> views() const;
    /// The view of the design that was read from this file; null if it is not open.
    DocumentView *viewOf(const QString &path) const;

    /// Opens a tab, which becomes the current one.
    DocumentView *add(std::unique_ptr<Document> document);
    /// Shows the tab that a view has.
    void bringUp(DocumentView *view);
    void showStart();
    /// Closes the start page, where a design is open.
    void leaveStart();
    void remove(DocumentView *view);
    /// The documents of all tabs, whose views are gone after this.
    std::vector<std::unique_ptr<Document>> takeDocuments();
    /// So many tabs on, round and round.
    void switchBy(int by);
    void refreshTitles();
    /// Writes recovery copies of all unsaved work, for an end without questions.
    void keepCopies();

    /// Of the tab in view alone, see PageStack.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A view has been made and is about to get its tab.
    void made(DocumentView *view);
    void opened(DocumentView *view);
    /// The tab is gone; its view goes next.
    void removed();
    void closeWanted(DocumentView *view);

private:
    void noteLast();
    void takeOut(DocumentView *view);
    void removeStart();
    void refreshStart();

    QWidget *m_start;
    DocumentView *m_last = nullptr; ///< the design that was on show last; it may be gone
};

} // namespace rookery
