#pragma once

#include "widgets/workspace/document.h"

#include <QTabWidget>

#include <memory>
#include <vector>

namespace rookery {

class DocumentView;

/// The open designs, a tab each.
class DocumentTabs final : public QTabWidget
{
    Q_OBJECT

public:
    explicit DocumentTabs(QWidget *parent = nullptr);

    /// Null if no design is open.
    DocumentView *current() const;
    QList<DocumentView *> views() const;
    /// The view of the design that was read from this file; null if it is not open.
    DocumentView *viewOf(const QString &path) const;

    /// Opens a tab, which becomes the current one.
    DocumentView *add(std::unique_ptr<Document> document);
    /// Shows the tab that a view has.
    void bringUp(DocumentView *view);
    void remove(DocumentView *view);
    /// The documents of all tabs, whose views are gone after this.
    std::vector<std::unique_ptr<Document>> takeDocuments();
    /// So many tabs on, round and round.
    void switchBy(int by);
    void refreshTitles();
    /// Writes recovery copies of all unsaved work, for an end without questions.
    void keepCopies();

Q_SIGNALS:
    /// A view has been made and is about to get its tab.
    void made(DocumentView *view);
    void opened(DocumentView *view);
    void broughtUp();
    /// The tab is gone; its view goes next.
    void removed();
    void closeWanted(DocumentView *view);
};

} // namespace rookery
