#include "app/window/document_tabs.h"

#include "app/window/document_view.h"
#include "widgets/base/form.h"

#include <QFileInfo>
#include <QTabBar>
#include <QToolButton>

#include <utility>

namespace rookery {

DocumentTabs::DocumentTabs(QWidget *parent)
    : QTabWidget(parent)
{
    setMovable(true);
    // So that a rule is dragged into another design.
    tabBar()->setChangeCurrentOnDrag(true);
    tabBar()->setAcceptDrops(true);
    setDocumentMode(true);
    setAccessibleName(tr("Open designs"));
}

DocumentView *DocumentTabs::current() const
{
    return qobject_cast<DocumentView *>(currentWidget());
}

QList<DocumentView *> DocumentTabs::views() const
{
    QList<DocumentView *> views;
    for (int i = 0; i < count(); ++i)
        views << qobject_cast<DocumentView *>(widget(i));
    return views;
}

void DocumentTabs::keepCopies()
{
    for (DocumentView *view : views())
        view->document().keepCopy();
}

DocumentView *DocumentTabs::viewOf(const QString &path) const
{
    const QString canonical = QFileInfo(path).canonicalFilePath();
    for (DocumentView *view : views()) {
        const auto &open = view->document().path();
        if (!canonical.isEmpty() && !open.empty()
            && QFileInfo(QString::fromStdString(open.string())).canonicalFilePath() == canonical)
            return view;
    }
    return nullptr;
}

DocumentView *DocumentTabs::add(std::unique_ptr<Document> document)
{
    auto *view = new DocumentView(std::move(document));
    Q_EMIT made(view);
    const int index = addTab(view, view->document().title());
    auto *close = form::toolButton("close", tr("Close this design"));
    close->setIconSize({12, 12});
    connect(close, &QToolButton::clicked, this, [this, view] { Q_EMIT closeWanted(view); });
    tabBar()->setTabButton(index, QTabBar::RightSide, close);
    setCurrentIndex(index);
    Q_EMIT opened(view);
    return view;
}

void DocumentTabs::bringUp(DocumentView *view)
{
    setCurrentWidget(view);
    Q_EMIT broughtUp();
}

void DocumentTabs::remove(DocumentView *view)
{
    removeTab(indexOf(view));
    Q_EMIT removed();
    delete view;
}

std::vector<std::unique_ptr<Document>> DocumentTabs::takeDocuments()
{
    std::vector<std::unique_ptr<Document>> documents;
    for (DocumentView *view : views()) {
        removeTab(indexOf(view));
        Q_EMIT removed();
        documents.push_back(view->takeDocument());
        delete view;
    }
    return documents;
}

void DocumentTabs::switchBy(int by)
{
    if (count() > 0)
        setCurrentIndex((currentIndex() + by + count()) % count());
}

void DocumentTabs::refreshTitles()
{
    for (int i = 0; i < count(); ++i) {
        const Document &document = views()[i]->document();
        setTabText(i,
                   document.title() + (document.isModified() ? QStringLiteral(" *") : QString()));
        setTabToolTip(i,
                      document.path().empty() ? tr("Not saved yet")
                                              : QString::fromStdString(document.path().string()));
    }
}

} // namespace rookery
