#include "app/window/document_tabs.h"

#include "app/window/document_view.h"
#include "widgets/base/form.h"
#include "widgets/base/page_stack.h"
#include "widgets/base/tokens.h"

#include <QFileInfo>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

QToolButton *crossFor(const QString &tip)
{
    QToolButton *cross = form::toolButton("close", tip);
    cross->setIconSize({Tokens::tinyPicture, Tokens::tinyPicture});
    return cross;
}

} // namespace

DocumentTabs::DocumentTabs(QWidget *startPage, QWidget *parent)
    : QTabWidget(parent)
    , m_start(startPage)
{
    setMovable(true);
    // So that a rule is dragged into another design.
    tabBar()->setChangeCurrentOnDrag(true);
    tabBar()->setAcceptDrops(true);
    setDocumentMode(true);
    setAccessibleName(tr("Open designs"));
    connect(this, &QTabWidget::currentChanged, this, &DocumentTabs::noteLast);
    showStart();
}

DocumentTabs::~DocumentTabs()
{
    disconnect(this, nullptr, this, nullptr); // tabs go one by one
}

DocumentView *DocumentTabs::onShow() const
{
    return qobject_cast<DocumentView *>(currentWidget());
}

DocumentView *DocumentTabs::current() const
{
    if (DocumentView *view = onShow())
        return view;
    const QList<DocumentView *> open = views();
    if (open.contains(m_last))
        return m_last;
    return open.isEmpty() ? nullptr : open.last();
}

void DocumentTabs::noteLast()
{
    if (DocumentView *view = onShow())
        m_last = view;
    updateGeometry(); // another tab may need less room
}

QList<DocumentView *> DocumentTabs::views() const
{
    QList<DocumentView *> views;
    for (int i = 0; i < count(); ++i) {
        if (auto *view = qobject_cast<DocumentView *>(widget(i)))
            views << view;
    }
    return views;
}

QSize DocumentTabs::minimumSizeHint() const
{
    const QWidget *page = currentWidget();
    const QSize own = page ? leastSizeOf(*page) : QSize(0, 0);
    const QSize bar = tabBar()->isHidden() ? QSize(0, 0) : tabBar()->minimumSizeHint();
    return {std::max(own.width(), bar.width()), own.height() + bar.height()};
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
    const bool isFromStart = onShow() == nullptr;
    auto *view = new DocumentView(std::move(document));
    Q_EMIT made(view);
    const int place = isFromStart ? indexOf(m_start) : count();
    const int index = insertTab(place, view, view->document().title());
    QToolButton *close = crossFor(tr("Close this design"));
    connect(close, &QToolButton::clicked, this, [this, view] { Q_EMIT closeWanted(view); });
    tabBar()->setTabButton(index, QTabBar::RightSide, close);
    bringUp(view);
    Q_EMIT opened(view);
    return view;
}

void DocumentTabs::bringUp(DocumentView *view)
{
    const bool isFromStart = onShow() == nullptr;
    setCurrentWidget(view);
    if (isFromStart)
        removeStart();
    refreshStart();
}

void DocumentTabs::showStart()
{
    if (indexOf(m_start) < 0)
        setTabToolTip(addTab(m_start, tr("Start")),
                      tr("Games to begin with, and designs of before"));
    refreshStart();
    setCurrentWidget(m_start);
}

void DocumentTabs::leaveStart()
{
    if (views().isEmpty())
        return;
    if (!onShow())
        setCurrentWidget(current());
    removeStart();
}

void DocumentTabs::removeStart()
{
    if (const int place = indexOf(m_start); place >= 0) {
        removeTab(place);
        m_start->hide();
    }
}

/// It has a cross where there is something else to be seen.
void DocumentTabs::refreshStart()
{
    const int place = indexOf(m_start);
    if (place < 0)
        return;
    QWidget *cross = tabBar()->tabButton(place, QTabBar::RightSide);
    const bool mayBeClosed = !views().isEmpty();
    if (mayBeClosed && !cross) {
        QToolButton *fresh = crossFor(tr("Close the start page"));
        connect(fresh, &QToolButton::clicked, this, &DocumentTabs::leaveStart);
        tabBar()->setTabButton(place, QTabBar::RightSide, fresh);
    } else if (!mayBeClosed && cross) {
        tabBar()->setTabButton(place, QTabBar::RightSide, nullptr);
        cross->deleteLater();
    }
}

/// A design's tab; there is always one left.
void DocumentTabs::takeOut(DocumentView *view)
{
    if (views().size() == 1)
        showStart();
    removeTab(indexOf(view));
    refreshStart();
    Q_EMIT removed();
}

void DocumentTabs::remove(DocumentView *view)
{
    takeOut(view);
    delete view;
}

std::vector<std::unique_ptr<Document>> DocumentTabs::takeDocuments()
{
    std::vector<std::unique_ptr<Document>> documents;
    for (DocumentView *view : views()) {
        takeOut(view);
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
    for (DocumentView *view : views()) {
        const Document &document = view->document();
        const int place = indexOf(view);
        setTabText(place,
                   document.title() + (document.isModified() ? QStringLiteral(" *") : QString()));
        setTabToolTip(place,
                      document.path().empty() ? tr("Not saved yet")
                                              : QString::fromStdString(document.path().string()));
    }
}

} // namespace rookery
