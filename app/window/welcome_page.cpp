#include "app/window/welcome_page.h"

#include "model/file/bundled.h"
#include "model/file/design_reader.h"
#include "model/play/position.h"
#include "widgets/canvas/board_painter.h"
#include "widgets/icons.h"
#include "widgets/panels/form.h"

#include <QDateTime>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace rookery {

namespace {

constexpr QSize thumbnailSize(148, 132);
constexpr int columns = 4;

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

} // namespace

WelcomePage::WelcomePage(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("welcomePage"));
    auto *title = new QLabel(tr("Rookery"));
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 2.2);
    large.setBold(true);
    title->setFont(large);
    auto *subtitle = new QLabel(tr("Draw a board, say how pieces move, see where they go, play."));
    auto *row = new QHBoxLayout;
    row->setSpacing(24);
    row->addWidget(makeGallery(), 1);
    row->addWidget(makeSide());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(36, 26, 36, 18);
    layout->addWidget(title);
    layout->addWidget(subtitle);
    layout->addSpacing(14);
    layout->addLayout(row, 1);
}

QWidget *WelcomePage::makeGallery()
{
    auto *content = new QWidget;
    auto *grid = new QGridLayout(content);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(10);
    grid->addWidget(form::heading(tr("Start from a bundled design")), 0, 0, 1, columns);
    int index = 0;
    for (const BundledDesign &bundled : bundledDesigns()) {
        const QString name = QString::fromUtf8(bundled.name.data(), static_cast<qsizetype>(bundled.name.size()));
        auto *card = new QToolButton;
        card->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        card->setIconSize(thumbnailSize);
        card->setFixedSize(thumbnailSize + QSize(16, 40));
        card->setText(name);
        card->setAutoRaise(true);
        card->setProperty("bundled", name);
        form::explain(card, tr("Open a copy of %1").arg(name), tr("Opens a copy of %1 to look at, change and save as your own").arg(name));
        connect(card, &QToolButton::clicked, this, [this, name] { Q_EMIT bundledWanted(name); });
        m_cards.append(card);
        grid->addWidget(card, 1 + index / columns, index % columns);
        ++index;
    }
    grid->setColumnStretch(columns, 1);
    grid->setRowStretch(2 + index / columns, 1);
    auto *area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(content);
    return area;
}

QWidget *WelcomePage::makeSide()
{
    auto *side = new QWidget;
    side->setFixedWidth(290);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto bigButton = [&](const QString &icon, const QString &text, const QString &tip) {
        auto *button = new QPushButton(tintedIcon(icon), text);
        button->setMinimumHeight(38);
        form::explain(button, text, tip);
        layout->addWidget(button);
        return button;
    };
    auto *fresh = bigButton(QStringLiteral("new"), tr("New design…"), tr("Chooses a board to begin with (Ctrl+N)"));
    fresh->setDefault(true);
    connect(fresh, &QPushButton::clicked, this, &WelcomePage::newWanted);
    auto *open = bigButton(QStringLiteral("open"), tr("Open…"), tr("Opens a design file (Ctrl+O)"));
    connect(open, &QPushButton::clicked, this, &WelcomePage::openWanted);

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
    return side;
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
        const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(found.time.time_since_epoch()).count();
        const QString when = QLocale().toString(QDateTime::fromSecsSinceEpoch(seconds), QLocale::ShortFormat);
        auto *row = new QWidget;
        auto *layout = new QHBoxLayout(row);
        layout->setContentsMargins(0, 0, 0, 0);
        auto *label = new QLabel(QStringLiteral("<b>%1</b><br>%2").arg(QString::fromStdString(found.info.title).toHtmlEscaped(), when));
        auto *open = new QPushButton(tr("Open"));
        open->setObjectName(QStringLiteral("openRecovered"));
        form::explain(open, tr("Open the recovered design"), tr("Opens it as unsaved work; nothing on disk is touched"));
        auto *discard = form::toolButton("delete", tr("Discard it; it is kept for 30 more days in the recovery folder"));
        connect(open, &QPushButton::clicked, this, [this, i] { Q_EMIT recoverWanted(static_cast<int>(i)); });
        connect(discard, &QToolButton::clicked, this, [this, i] { Q_EMIT discardWanted(static_cast<int>(i)); });
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
    const auto read = bundled ? readDesign(bundled->text) : Result<ReadDesign, Errors>(Unexpected(Errors{}));
    if (read) {
        card->setIcon(QIcon(thumbnail(read->design, CanvasTheme::of(palette()), devicePixelRatioF())));
        card->setText(QString::fromStdString(read->design.info->name));
        card->setToolTip(QString::fromStdString(read->design.info->about));
    }
    return m_nextThumbnail < m_cards.size();
}

} // namespace rookery
