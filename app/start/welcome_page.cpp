#include "app/start/welcome_page.h"

#include "app/start/design_gallery.h"
#include "app/start/recent_list.h"
#include "app/start/recovered_list.h"
#include "app/window/board_cards.h"
#include "app/window/notice_bar.h"
#include "model/board/board_spec.h"
#include "widgets/base/fonts.h"
#include "widgets/base/form.h"
#include "widgets/base/given_keys.h"
#include "widgets/base/icons.h"
#include "widgets/base/scrolled_page.h"
#include "widgets/base/tokens.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cassert>
#include <iterator>

namespace rookery {

namespace {

constexpr int leastColumn = 290; ///< width of the column at the side
constexpr int mostColumn = 420;
constexpr int smallBoard = 30;
constexpr int boardGap = Tokens::smallGap;
constexpr const char *smallBoards[] = {"square:4x4", "hex:3", "triangle:4"};
constexpr int boardCount = static_cast<int>(std::size(smallBoards));
constexpr QSize boardsSize(boardCount *smallBoard + (boardCount - 1) * boardGap, smallBoard);

/// Boards such as a new design may have, beside each other.
QIcon boardsFor(const QWidget &widget)
{
    const double ratio = widget.devicePixelRatioF();
    QPixmap boards(boardsSize * ratio);
    boards.setDevicePixelRatio(ratio);
    boards.fill(Qt::transparent);
    QPainter painter(&boards);
    int left = 0;
    for (const char *spec : smallBoards) {
        const auto recipe = readBoardSpec(spec);
        assert(recipe);
        const QPixmap board =
            boardPixmap(*recipe, {smallBoard, smallBoard}, ratio, widget.palette(), widget.font());
        painter.drawPixmap(left, 0, board);
        left += smallBoard + boardGap;
    }
    return QIcon(boards);
}

} // namespace

WelcomePage::WelcomePage(QWidget *parent)
    : QWidget(parent)
    , m_notices(new NoticeBar)
    , m_title(new QLabel(tr("Rookery")))
    , m_gallery(new DesignGallery)
{
    setObjectName(QStringLiteral("welcomePage"));
    auto *subtitle = new QLabel(tr("Draw a board, say how pieces move, see where they go, play."));
    connect(m_gallery, &DesignGallery::bundledWanted, this, &WelcomePage::bundledWanted);
    auto *row = new QHBoxLayout;
    row->setSpacing(Tokens::groupGap);
    row->addWidget(m_gallery, 1);
    m_side = new ScrolledPage(makeSide());
    row->addWidget(m_side);
    fitText();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(
        2 * Tokens::groupGap, Tokens::groupGap, 2 * Tokens::groupGap, Tokens::groupGap);
    layout->addWidget(m_notices);
    layout->addWidget(m_title);
    layout->addWidget(subtitle);
    layout->addSpacing(Tokens::groupGap);
    layout->addLayout(row, 1);
}

void WelcomePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT backWanted();
    else
        QWidget::keyPressEvent(event);
}

void WelcomePage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitText();
    if (event->type() == QEvent::PaletteChange && m_new)
        m_new->setIcon(boardsFor(*this));
}

/// What has a size of its own follows the size of the text.
void WelcomePage::fitText()
{
    m_title->setFont(pageTitleFont(font()));
    m_side->setFixedWidth(
        std::clamp(fontMetrics().averageCharWidth() * 40, leastColumn, mostColumn));
}

QWidget *WelcomePage::makeSide()
{
    auto *side = new QWidget;
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto bigButton = [&](const QIcon &icon, const QString &text, const QString &tip) {
        auto *button = new QPushButton(icon, text);
        button->setMinimumHeight(Tokens::rowHeight);
        form::explain(button, text, tip);
        layout->addWidget(button);
        return button;
    };
    m_new = bigButton(
        boardsFor(*this), tr("New design…"), tr("Chooses a board to begin with (Ctrl+N)"));
    showKeyInTip(*m_new, QStringLiteral("file.new"));
    m_new->setObjectName(QStringLiteral("newDesign"));
    m_new->setIconSize(boardsSize);
    m_new->setMinimumHeight(smallBoard + 2 * Tokens::gap);
    m_new->setDefault(true);
    connect(m_new, &QPushButton::clicked, this, &WelcomePage::newWanted);
    auto *open = bigButton(
        tintedIcon(QStringLiteral("open")), tr("Open…"), tr("Opens a design file (Ctrl+O)"));
    showKeyInTip(*open, QStringLiteral("file.open"));
    connect(open, &QPushButton::clicked, this, &WelcomePage::openWanted);

    layout->addWidget(makeTourOffer());
    m_recovered = new RecoveredList;
    connect(m_recovered, &RecoveredList::recoverWanted, this, &WelcomePage::recoverWanted);
    connect(m_recovered, &RecoveredList::discardWanted, this, &WelcomePage::discardWanted);
    layout->addWidget(m_recovered);

    layout->addSpacing(Tokens::gap);
    layout->addWidget(form::heading(tr("Recent files")));
    m_recent = new RecentList;
    connect(m_recent, &RecentList::fileWanted, this, &WelcomePage::fileWanted);
    connect(m_recent, &RecentList::locateWanted, this, &WelcomePage::locateWanted);
    connect(m_recent, &RecentList::pinToggled, this, &WelcomePage::pinToggled);
    connect(m_recent, &RecentList::forgetWanted, this, &WelcomePage::forgetWanted);
    m_noRecent = new QLabel(tr("Nothing yet: designs you save appear here."));
    m_noRecent->setWordWrap(true);
    layout->addWidget(m_recent, 1);
    layout->addWidget(m_noRecent, 1, Qt::AlignTop);
    setRecentFiles({}, {});
    setRecovered({});
    return side;
}

QWidget *WelcomePage::makeTourOffer()
{
    m_tourOffer = new QFrame;
    m_tourOffer->setObjectName(QStringLiteral("tourOffer"));
    auto *text = new QLabel(tr("A tour of two minutes shows how a game is made."));
    text->setWordWrap(true);
    auto *take = form::verb("takeTour", tr("Take the tour"), tr("Shows the window in eight steps"));
    auto *refuse = form::verb(
        "refuseTour", tr("No, thanks"), tr("It stays in the menu Help, and is not offered again"));
    connect(take, &QPushButton::clicked, this, &WelcomePage::tourWanted);
    connect(refuse, &QPushButton::clicked, this, &WelcomePage::tourRefused);
    auto *layout = new QVBoxLayout(m_tourOffer);
    layout->setContentsMargins(0, Tokens::gap, 0, 0);
    layout->addWidget(form::heading(tr("New here?")));
    layout->addWidget(text);
    layout->addWidget(take);
    layout->addWidget(refuse);
    return m_tourOffer;
}

void WelcomePage::setTourOffer(TourOffer offer)
{
    m_tourOffer->setVisible(offer == TourOffer::Open);
}

void WelcomePage::setRecentFiles(const QStringList &pinned, const QStringList &others)
{
    const bool isAny = !pinned.isEmpty() || !others.isEmpty();
    m_recent->setFiles(pinned, others);
    m_recent->setVisible(isAny);
    m_noRecent->setVisible(!isAny);
}

void WelcomePage::setRecovered(const std::vector<RecoverableDocument> &documents)
{
    m_recovered->setDocuments(documents);
}

void WelcomePage::focusSearch()
{
    m_gallery->focusSearch();
}

} // namespace rookery
