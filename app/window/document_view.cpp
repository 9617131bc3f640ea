#include "app/window/document_view.h"

#include "app/window/notice_bar.h"
#include "app/window/view_steps.h"
#include "widgets/base/page_stack.h"
#include "widgets/base/shown_wording.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/canvas/empty_board_card.h"
#include "widgets/canvas/legend.h"
#include "widgets/canvas/minimap.h"
#include "widgets/export/export_plan.h"
#include "widgets/export/export_view.h"
#include "widgets/game/play_session.h"
#include "widgets/pieces/piece_editor.h"
#include "widgets/play/hand_tray.h"
#include "widgets/play/move_chooser.h"
#include "widgets/play/play_bar.h"
#include "widgets/setup/setup_tray.h"

#include <QEvent>
#include <QSplitter>
#include <QVBoxLayout>

#include <utility>

namespace rookery {

DocumentView::DocumentView(std::unique_ptr<Document> document, QWidget *parent)
    : QWidget(parent)
    , m_document(std::move(document))
    , m_steps(new ViewSteps(workspace(), this))
    , m_notices(new NoticeBar(this))
    , m_splitter(new QSplitter(Qt::Horizontal))
    , m_stack(new PageStack)
    , m_exportPlan(new ExportPlan(workspace().session(), this))
    , m_exportView(new ExportView(workspace(), *m_exportPlan))
    , m_pieceEditor(new PieceEditor(workspace()))
    , m_canvas(new BoardCanvas(workspace()))
    , m_playBar(new PlayBar)
    , m_farTray(new HandTray)
    , m_nearTray(new HandTray)
    , m_chooser(new MoveChooser(m_canvas))
    , m_legend(new Legend(*m_canvas))
    , m_minimap(new Minimap(*m_canvas))
{
    new EmptyBoardCard(*m_canvas);
    m_splitter->addWidget(m_pieceEditor);
    m_splitter->addWidget(makeBoardColumn());
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_stack->addWidget(m_splitter);
    m_stack->addWidget(m_exportView);
    layout->addWidget(m_stack, 1);
    connect(&workspace().choices(), &Choices::modeChanged, this, &DocumentView::modeChanged);
    for (HandTray *tray : {m_farTray, m_nearTray})
        connect(tray, &HandTray::dropped, this, &DocumentView::dropFromHand);
    connect(&workspace().view(), &ViewState::changed, this, &DocumentView::refreshPlay);
    connect(m_legend, &Legend::foldedByHand, this, &DocumentView::legendFolded);
    connect(&workspace(), &Workspace::said, m_notices, &NoticeBar::say);
    connect(m_exportView, &ExportView::said, m_notices, &NoticeBar::say);
    connect(m_document.get(), &Document::changedOnDisk, this, &DocumentView::fileChanged);
    connect(m_document.get(), &Document::goneFromDisk, this, [this] {
        m_notices->warn(tr("“%1” is no longer there: another program deleted or renamed it. Saving "
                           "writes it again.")
                            .arg(QString::fromStdString(m_document->path().string())));
    });
    for (QWidget *each : std::initializer_list<QWidget *>{m_notices, m_canvas})
        each->installEventFilter(this);
    modeChanged();
}

QWidget *DocumentView::makeBoardColumn()
{
    auto *boardColumn = new QWidget;
    auto *column = new QVBoxLayout(boardColumn);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_playBar);
    column->addWidget(new SetupTray(workspace(), TrayEdge::Top));
    column->addWidget(m_farTray);
    column->addWidget(m_canvas, 1);
    column->addWidget(m_nearTray);
    column->addWidget(new SetupTray(workspace(), TrayEdge::Bottom));
    return boardColumn;
}

DocumentView::~DocumentView()
{
    endWidgets();
}

/// The widgets look at the document until they are gone.
void DocumentView::endWidgets()
{
    delete std::exchange(m_stack, nullptr);
    delete std::exchange(m_exportPlan, nullptr);
    delete std::exchange(m_steps, nullptr);
}

std::unique_ptr<Document> DocumentView::takeDocument()
{
    disconnect(m_document.get(), nullptr, this, nullptr);
    workspace().forget(this);
    for (QWidget *each : std::initializer_list<QWidget *>{m_notices, m_canvas})
        each->removeEventFilter(this);
    endWidgets();
    return std::move(m_document);
}

bool DocumentView::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::LayoutRequest:
        // What is hidden with the view, as its window goes, stays where it is.
        if (isVisible() && (watched != m_notices || event->type() != QEvent::Resize))
            placeNotices();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void DocumentView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeNotices();
}

/// Nothing under the pointer moves when a notice comes or goes: it lies over the lower edge of the
/// board, mostly over the coordinates; legend and minimap keep clear of it. One that stays gets
/// room as soon as the pointer is elsewhere; in Export mode, where every line is read, each has it.
void DocumentView::placeNotices()
{
    const bool isExporting = workspace().choices().mode() == Mode::Export;
    QRect area = rect();
    if (!isExporting)
        area = QRect(m_canvas->mapTo(this, QPoint()), m_canvas->size());
    const int needed = m_notices->heightForWidth(area.width());
    const int height = needed > 0 ? needed : m_notices->sizeHint().height();
    layout()->setContentsMargins(0, isExporting && !m_notices->isHidden() ? height : 0, 0, 0);
    m_notices->setGeometry(
        area.left(), isExporting ? 0 : area.bottom() + 1 - height, area.width(), height);
    m_notices->raise();
    m_canvas->setCovered(m_notices->stays() && !isExporting ? height : 0);
    const int covered = m_notices->isHidden() || isExporting ? 0 : height;
    m_legend->setCovered(covered);
    m_minimap->setCovered(covered);
}

void DocumentView::setLegendFolded(bool folded)
{
    m_legend->setFolded(folded);
}

void DocumentView::setMinimapOn(bool on)
{
    m_minimap->setOn(on);
}

void DocumentView::modeChanged()
{
    const bool isEditing = workspace().choices().mode() == Mode::Pieces;
    const bool isExporting = workspace().choices().mode() == Mode::Export;
    m_pieceEditor->setVisible(isEditing);
    const bool isPlaying = showsGame(workspace().choices().mode());
    m_stack->setCurrentWidget(isExporting ? static_cast<QWidget *>(m_exportView) : m_splitter);
    m_playBar->setVisible(isPlaying);
    if (isPlaying) {
        m_playBar->bind(workspace().play());
        connect(&workspace().play(),
                &PlaySession::changed,
                this,
                &DocumentView::refreshPlay,
                Qt::UniqueConnection);
    }
    refreshPlay();
    placeNotices();
    if (isExporting)
        m_exportView->setFocus();
    else if (isEditing)
        m_pieceEditor->setFocus();
    else
        m_canvas->setFocus();
}

/// Hands and chooser follow the game; elsewhere they are not shown.
void DocumentView::refreshPlay()
{
    if (!showsGame(workspace().choices().mode())) {
        for (QWidget *each : std::initializer_list<QWidget *>{m_farTray, m_nearTray, m_chooser})
            each->hide();
        return;
    }
    PlaySession &play = workspace().play();
    std::vector<PlayerId> others = play.design().rules->deciders();
    std::erase(others, PlayerId(0));
    const bool isFlipped = workspace().view().isFlipped();
    const SeenFrom from = seenFrom(isFlipped);
    (isFlipped ? m_nearTray : m_farTray)->show(play, others, from);
    (isFlipped ? m_farTray : m_nearTray)->show(play, {PlayerId(0)}, from);
    const auto reached = play.choice() ? play.choice()->reached() : std::nullopt;
    m_chooser->ask(play, reached ? m_canvas->cellRect(*reached) : QRect());
}

void DocumentView::dropFromHand(const QPoint &globalPosition)
{
    PlaySession &play = workspace().play();
    const QPoint at = m_canvas->mapFromGlobal(globalPosition);
    const auto cell = m_canvas->rect().contains(at) ? m_canvas->cellAt(at) : std::nullopt;
    if (cell)
        play.take(*cell, MoveChoice::Stay::End);
    else
        play.forgetChoice();
}

void DocumentView::fileChanged()
{
    const auto reload = [this] {
        const auto done = m_document->reload();
        if (!done)
            m_notices->warn(
                tr("Another program changed “%1”, and what it wrote cannot be read: %2. What was "
                   "here before is unchanged.")
                    .arg(m_document->title(), shown(done.error().list.front().message)));
        return done.has_value();
    };
    if (!m_document->isModified()) {
        if (reload())
            m_notices->say(tr("Another program changed “%1”; it was read again. Undo brings back "
                              "what was here.")
                               .arg(m_document->title()));
        return;
    }
    m_notices->ask(tr("Another program changed “%1” on disk while it has unsaved work here.")
                       .arg(m_document->title()),
                   {{tr("Compare…"), [this] { Q_EMIT compareWanted(); }, NoticeBar::Then::Stays},
                    {tr("Reload"), reload},
                    {tr("Keep mine"), [this] {
                         m_document->keepMine();
                     }}});
}

} // namespace rookery
