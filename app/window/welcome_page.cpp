#include "app/window/welcome_page.h"

#include "app/window/notice_bar.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"
#include "model/play/position/position.h"
#include "widgets/base/form.h"
#include "widgets/base/icons.h"
#include "widgets/base/shown.h"
#include "widgets/picture/board_painter.h"

#include <QDateTime>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

constexpr QSize thumbnailSize(148, 132);
constexpr int spacing = 10;

QPixmap thumbnail(const Design &design, const CanvasTheme &theme, double ratio)
{
    const Board board(design.board, design.directions);
    const BoardScene scene(board);
    const Position position = startPosition(design, board);
    BoardPicture picture;
    picture.design = &design;
    picture.board = &board;
    picture.scene = &scene;
    picture.position = &position;
    picture.theme = theme;
    QPixmap pixmap(thumbnailSize * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(theme.background);
    QPainter painter(&pixmap);
    paintBoard(painter, thumbnailSize, picture, false);
    return pixmap;
}

/// What people look for first comes first; families that no one has put in order follow by name.
QStringList familiesOnShow()
{
    QStringList families{QStringLiteral("Chess"),
                         QStringLiteral("Chess with other rules"),
                         QStringLiteral("Chess with other pieces"),
                         QStringLiteral("Chess on larger boards"),
                         QStringLiteral("Small chess"),
                         QStringLiteral("Hexagonal chess"),
                         QStringLiteral("Chess in three dimensions"),
                         QStringLiteral("Chess on other surfaces"),
                         QStringLiteral("Historic and national chess"),
                         QStringLiteral("Xiangqi"),
                         QStringLiteral("Shogi"),
                         QStringLiteral("Draughts"),
                         QStringLiteral("Tafl"),
                         QStringLiteral("Race and capture"),
                         QStringLiteral("Rows and connection"),
                         QStringLiteral("Territory and blockade"),
                         QStringLiteral("Puzzles")};
    QStringList others;
    for (const BundledDesign &bundled : bundledDesigns()) {
        const QString family = asKey(bundled.family);
        if (!families.contains(family) && !others.contains(family))
            others.append(family);
    }
    others.sort();
    return families + others;
}

} // namespace

WelcomePage::WelcomePage(QWidget *parent)
    : QWidget(parent)
    , m_notices(new NoticeBar)
    , m_title(new QLabel(tr("Rookery")))
    , m_back(new QPushButton)
{
    setObjectName(QStringLiteral("welcomePage"));
    auto *subtitle = new QLabel(tr("Draw a board, say how pieces move, see where they go, play."));
    m_back->setObjectName(QStringLiteral("wayBack"));
    m_back->hide();
    connect(m_back, &QPushButton::clicked, this, &WelcomePage::backWanted);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_back, 0, Qt::AlignTop);
    auto *row = new QHBoxLayout;
    row->setSpacing(24);
    row->addWidget(makeGallery(), 1);
    row->addWidget(makeSide());
    fitText();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(36, 26, 36, 18);
    layout->addWidget(m_notices);
    layout->addLayout(head);
    layout->addWidget(subtitle);
    layout->addSpacing(14);
    layout->addLayout(row, 1);
}

void WelcomePage::setWayBack(const QString &title)
{
    m_back->setVisible(!title.isEmpty());
    if (title.isEmpty())
        return;
    const QFontMetrics metrics(m_back->font());
    m_back->setText(tr("Back to %1")
                        .arg(metrics.elidedText(title, Qt::ElideMiddle, 240))
                        .replace(QLatin1Char('&'), QStringLiteral("&&")));
    form::explain(m_back, tr("Back to the design"), tr("Shows the designs that are open (Esc)"));
}

void WelcomePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_back->isVisible())
        Q_EMIT backWanted();
    else
        QWidget::keyPressEvent(event);
}

QWidget *WelcomePage::makeGallery()
{
    m_search = new QLineEdit;
    m_search->setObjectName(QStringLiteral("gallerySearch"));
    m_search->setPlaceholderText(tr("Search games, families, inventors"));
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(320);
    form::explain(
        m_search, tr("Search the gallery"), tr("Shows only designs with all these words"));
    connect(m_search, &QLineEdit::textChanged, this, &WelcomePage::arrange);
    auto *top = new QHBoxLayout;
    top->addWidget(form::heading(tr("Start from a bundled design")));
    top->addStretch(1);
    top->addWidget(m_search, 1);

    auto *content = new QWidget;
    auto *shelves = new QVBoxLayout(content);
    shelves->setContentsMargins(0, 0, 0, 0);
    shelves->setSpacing(4);
    for (const QString &family : familiesOnShow())
        addShelf(family, shelves);
    m_nothingFound = new QLabel(tr("No bundled design has these words."));
    m_nothingFound->hide();
    shelves->addWidget(m_nothingFound);
    shelves->addStretch(1);
    m_area = new QScrollArea;
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_area->setWidget(content);
    m_area->viewport()->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, [this] {
        m_area->verticalScrollBar()->setValue(0);
    });

    auto *gallery = new QWidget;
    auto *layout = new QVBoxLayout(gallery);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(top);
    layout->addWidget(m_area, 1);
    return gallery;
}

void WelcomePage::addShelf(const QString &family, QVBoxLayout *layout)
{
    Shelf shelf;
    const QString title = shown(std::string_view(family.toStdString()));
    shelf.heading = form::heading(title);
    shelf.cards = new QWidget;
    auto *grid = new QGridLayout(shelf.cards);
    grid->setContentsMargins(0, 0, 0, 10);
    grid->setSpacing(spacing);
    for (const BundledDesign &bundled : bundledDesigns()) {
        if (asKey(bundled.family) != family)
            continue;
        const QString words =
            QStringList{
                asKey(bundled.title), family, title, asKey(bundled.author), asKey(bundled.name)}
                .join(QLatin1Char(' '));
        QToolButton *card = makeCard(asKey(bundled.name), asKey(bundled.title), words);
        card->setParent(shelf.cards);
        shelf.buttons.push_back(card);
    }
    layout->addWidget(shelf.heading);
    layout->addWidget(shelf.cards);
    m_shelves.push_back(std::move(shelf));
}

QToolButton *WelcomePage::makeCard(const QString &name, const QString &title, const QString &words)
{
    auto *card = new QToolButton;
    card->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    card->setIconSize(thumbnailSize);
    card->setFixedSize(thumbnailSize + QSize(16, 40));
    card->setText(card->fontMetrics().elidedText(title, Qt::ElideRight, thumbnailSize.width() + 8));
    card->setAutoRaise(true);
    card->setProperty("bundled", name);
    card->setProperty("words", words);
    form::explain(card,
                  tr("Open a copy of %1").arg(title),
                  tr("Opens a copy of %1 to look at, change and save as your own").arg(title));
    connect(card, &QToolButton::clicked, this, [this, name] { Q_EMIT bundledWanted(name); });
    m_cards.append(card);
    return card;
}

bool WelcomePage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && columnsThatFit() != m_columns)
        arrange();
    return QWidget::eventFilter(watched, event);
}

void WelcomePage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitText();
}

/// What has a size of its own follows the size of the text.
void WelcomePage::fitText()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 2.2);
    large.setBold(true);
    m_title->setFont(large);
    m_side->setFixedWidth(std::clamp(fontMetrics().averageCharWidth() * 40, 290, 420));
}

int WelcomePage::columnsThatFit() const
{
    const int card = m_cards.front()->width() + spacing;
    return std::max(1, (m_area->viewport()->width() + spacing) / card);
}

/// The cards with all words that are looked for, as many beside each other as there is room.
void WelcomePage::arrange()
{
    const int columnsBefore = std::exchange(m_columns, columnsThatFit());
    const QStringList wanted = m_search->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const auto isWanted = [&](const QToolButton *card) {
        const QString words = card->property("words").toString();
        return std::all_of(wanted.begin(), wanted.end(), [&](const QString &word) {
            return words.contains(word, Qt::CaseInsensitive);
        });
    };
    bool isAnyShown = false;
    for (Shelf &shelf : m_shelves) {
        auto *grid = qobject_cast<QGridLayout *>(shelf.cards->layout());
        grid->setColumnStretch(columnsBefore, 0);
        grid->setColumnStretch(m_columns, 1);
        int place = 0;
        for (QToolButton *card : shelf.buttons) {
            grid->removeWidget(card);
            card->setVisible(isWanted(card));
            if (isWanted(card)) {
                grid->addWidget(card, place / m_columns, place % m_columns);
                ++place;
            }
        }
        shelf.heading->setVisible(place > 0);
        shelf.cards->setVisible(place > 0);
        isAnyShown = isAnyShown || place > 0;
    }
    m_nothingFound->setVisible(!isAnyShown);
}

QWidget *WelcomePage::makeSide()
{
    m_side = new QWidget;
    auto *layout = new QVBoxLayout(m_side);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto bigButton = [&](const QString &icon, const QString &text, const QString &tip) {
        auto *button = new QPushButton(tintedIcon(icon), text);
        button->setMinimumHeight(38);
        form::explain(button, text, tip);
        layout->addWidget(button);
        return button;
    };
    auto *fresh = bigButton(
        QStringLiteral("new"), tr("New design…"), tr("Chooses a board to begin with (Ctrl+N)"));
    fresh->setDefault(true);
    connect(fresh, &QPushButton::clicked, this, &WelcomePage::newWanted);
    auto *open = bigButton(QStringLiteral("open"), tr("Open…"), tr("Opens a design file (Ctrl+O)"));
    connect(open, &QPushButton::clicked, this, &WelcomePage::openWanted);

    layout->addWidget(makeTourOffer());
    m_recoveredBox = new QWidget;
    m_recoveredRows = new QVBoxLayout(m_recoveredBox);
    m_recoveredRows->setContentsMargins(0, 10, 0, 0);
    layout->addWidget(m_recoveredBox);

    layout->addSpacing(10);
    layout->addWidget(form::heading(tr("Recent files")));
    m_recent = new QListWidget;
    m_recent->setObjectName(QStringLiteral("recentFiles"));
    m_recent->setTextElideMode(Qt::ElideMiddle);
    form::explain(m_recent, tr("Recent files"), tr("Opens a file you worked on before"));
    connect(m_recent, &QListWidget::itemActivated, this, [this](QListWidgetItem *item) {
        Q_EMIT fileWanted(item->data(Qt::UserRole).toString());
    });
    connect(m_recent, &QListWidget::itemClicked, this, [this](QListWidgetItem *item) {
        Q_EMIT fileWanted(item->data(Qt::UserRole).toString());
    });
    m_noRecent = new QLabel(tr("Nothing yet: designs you save appear here."));
    m_noRecent->setWordWrap(true);
    layout->addWidget(m_recent, 1);
    layout->addWidget(m_noRecent, 1, Qt::AlignTop);
    setRecentFiles({});
    setRecovered({});
    return m_side;
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
    layout->setContentsMargins(0, 10, 0, 0);
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

void WelcomePage::setRecentFiles(const QStringList &paths)
{
    m_recent->clear();
    for (const QString &path : paths) {
        const QFileInfo file(path);
        auto *item = new QListWidgetItem(file.completeBaseName());
        item->setData(Qt::UserRole, path);
        item->setToolTip(file.exists() ? path : tr("%1 is missing").arg(path));
        if (!file.exists())
            item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
        m_recent->addItem(item);
    }
    m_recent->setVisible(!paths.isEmpty());
    m_noRecent->setVisible(paths.isEmpty());
}

void WelcomePage::setRecovered(const std::vector<RecoverableDocument> &documents)
{
    while (auto *item = m_recoveredRows->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    m_recoveredBox->setVisible(!documents.empty());
    if (documents.empty())
        return;
    m_recoveredRows->addWidget(form::heading(tr("Recovered work (%1)").arg(documents.size())));
    for (std::size_t i = 0; i < documents.size(); ++i) {
        const RecoverableDocument &found = documents[i];
        const auto seconds =
            std::chrono::duration_cast<std::chrono::seconds>(found.time.time_since_epoch()).count();
        const QString when =
            QLocale().toString(QDateTime::fromSecsSinceEpoch(seconds), QLocale::ShortFormat);
        auto *row = new QWidget;
        auto *layout = new QHBoxLayout(row);
        layout->setContentsMargins(0, 0, 0, 0);
        auto *label =
            new QLabel(QStringLiteral("<b>%1</b><br>%2")
                           .arg(QString::fromStdString(found.info.title).toHtmlEscaped(), when));
        label->setTextFormat(Qt::RichText);
        auto *open = new QPushButton(tr("Open"));
        open->setObjectName(QStringLiteral("openRecovered"));
        form::explain(open,
                      tr("Open the recovered design"),
                      tr("Opens it as unsaved work; nothing on disk is touched"));
        auto *discard = form::toolButton(
            "delete", tr("Discard it; it is kept for 30 more days in the recovery folder"));
        connect(open, &QPushButton::clicked, this, [this, i] {
            Q_EMIT recoverWanted(static_cast<int>(i));
        });
        connect(discard, &QToolButton::clicked, this, [this, i] {
            Q_EMIT discardWanted(static_cast<int>(i));
        });
        layout->addWidget(label, 1);
        layout->addWidget(open);
        layout->addWidget(discard);
        m_recoveredRows->addWidget(row);
    }
}

bool WelcomePage::drawNextThumbnail()
{
    if (m_nextThumbnail >= m_cards.size())
        return false;
    QToolButton *card = m_cards[m_nextThumbnail++];
    const BundledDesign *bundled = findBundled(card->property("bundled").toString().toStdString());
    const auto read =
        bundled ? readDesign(bundled->text) : Result<ReadDesign, Errors>(Unexpected(Errors{}));
    if (read) {
        CanvasTheme theme = CanvasTheme::of(palette());
        theme.background = palette().color(QPalette::Window);
        card->setIcon(QIcon(thumbnail(read->design, theme, devicePixelRatioF())));
        card->setToolTip(QString::fromStdString(read->design.info->about));
    }
    return m_nextThumbnail < m_cards.size();
}

} // namespace rookery
