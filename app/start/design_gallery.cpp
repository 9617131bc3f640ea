#include "app/start/design_gallery.h"

#include "app/start/thumbnails.h"
#include "model/file/bundled/gallery_table.h"
#include "widgets/base/form.h"
#include "widgets/base/search_fit.h"
#include "widgets/base/shown.h"
#include "widgets/base/tokens.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cassert>
#include <utility>

namespace rookery {

namespace {

constexpr QSize thumbnailSize(136, 120); ///< three beside each other in a window of 1024 pixels
constexpr QSize cardSize = thumbnailSize + QSize(16, 40); ///< with its name below
constexpr int spacing = Tokens::gap;

/// In the order of the table; families that are not in it follow by name.
QStringList familiesOnShow()
{
    QStringList families;
    for (const std::string &family : bundledGalleryTable().families)
        families << QString::fromStdString(family);
    QStringList others;
    for (const BundledDesign &bundled : bundledDesigns()) {
        const QString family = asKey(bundled.family);
        if (!families.contains(family) && !others.contains(family))
            others.append(family);
    }
    others.sort();
    return families + others;
}

std::vector<const BundledDesign *> designsOf(const QString &family)
{
    std::vector<const BundledDesign *> designs;
    for (const BundledDesign &bundled : bundledDesigns()) {
        if (asKey(bundled.family) == family)
            designs.push_back(&bundled);
    }
    return designs;
}

/// Some of each kind, that everybody sees how far apart games can be.
std::vector<const BundledDesign *> firstDesigns()
{
    std::vector<const BundledDesign *> designs;
    for (const std::string &name : bundledGalleryTable().first) {
        const BundledDesign *design = findBundled(name);
        assert(design);
        designs.push_back(design);
    }
    return designs;
}

std::string nameOf(const QToolButton &card)
{
    return card.property("bundled").toString().toStdString();
}

} // namespace

/// How well a shelf's cards fit.
struct DesignGallery::Ranked
{
    const Shelf *shelf;
    std::vector<std::pair<DesignRank, QToolButton *>> cards; ///< those that fit, the best first
};

DesignGallery::DesignGallery(QWidget *parent)
    : QWidget(parent)
    , m_search(new QLineEdit)
    , m_says(new QLabel)
    , m_area(new QScrollArea)
    , m_reading([this](ReadCard read) { draw(read); })
{
    m_search->setObjectName(QStringLiteral("gallerySearch"));
    m_search->setPlaceholderText(tr("Search games, pieces, rules"));
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(320);
    form::explain(m_search,
                  tr("Search the gallery"),
                  tr("Shows only designs with all these words, the best first; Enter opens it"));
    connect(m_search, &QLineEdit::textChanged, this, &DesignGallery::arrange);
    connect(m_search, &QLineEdit::returnPressed, this, &DesignGallery::openBest);
    m_says->setObjectName(QStringLiteral("gallerySays"));
    auto *top = new QHBoxLayout;
    top->addWidget(form::heading(tr("Start from a bundled design")));
    top->addStretch(1);
    top->addWidget(m_says);
    top->addWidget(m_search, 1);

    auto *content = new QWidget;
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(Tokens::smallGap);
    addShelf(tr("Games of many kinds"), firstDesigns(), Shelf::Kind::Choice);
    for (const QString &family : familiesOnShow())
        addShelf(
            shown(std::string_view(family.toStdString())), designsOf(family), Shelf::Kind::Family);
    m_column->addStretch(1);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_area->setWidget(content);
    m_area->viewport()->installEventFilter(this);
    m_undrawn = m_cards;
    m_idle.setSingleShot(true);
    connect(&m_idle, &QTimer::timeout, this, &DesignGallery::readNext);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(top);
    layout->addWidget(m_area, 1);
}

void DesignGallery::focusSearch()
{
    m_search->setFocus();
    m_search->selectAll();
}

void DesignGallery::addShelf(const QString &title,
                             const std::vector<const BundledDesign *> &designs,
                             Shelf::Kind kind)
{
    Shelf shelf;
    shelf.kind = kind;
    shelf.heading = form::heading(title);
    shelf.cards = new QWidget;
    auto *grid = new QGridLayout(shelf.cards);
    grid->setContentsMargins(0, 0, 0, Tokens::gap);
    grid->setSpacing(spacing);
    for (const BundledDesign *design : designs) {
        QToolButton *card = makeCard(*design);
        card->setParent(shelf.cards);
        shelf.buttons.push_back(card);
    }
    m_column->addWidget(shelf.heading);
    m_column->addWidget(shelf.cards);
    m_shelves.push_back(std::move(shelf));
}

QToolButton *DesignGallery::makeCard(const BundledDesign &design)
{
    const QString name = asKey(design.name);
    const QString title = asKey(design.title);
    auto *card = new QToolButton;
    card->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    card->setIconSize(thumbnailSize);
    card->setFixedSize(cardSize);
    card->setText(card->fontMetrics().elidedText(title, Qt::ElideRight, thumbnailSize.width() + 8));
    card->setAutoRaise(true);
    card->setProperty("bundled", name);
    card->setProperty("title", title);
    form::explain(card,
                  tr("Open a copy of %1").arg(title),
                  tr("Opens a copy of %1 to look at, change and save as your own").arg(title));
    card->setToolTip(asKey(design.about));
    connect(card, &QToolButton::clicked, this, [this, name] { Q_EMIT bundledWanted(name); });
    m_cards.append(card);
    return card;
}

bool DesignGallery::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && columnsThatFit() != m_columns)
        arrange();
    return QWidget::eventFilter(watched, event);
}

int DesignGallery::columnsThatFit() const
{
    const int card = m_cards.front()->width() + spacing;
    return std::max(1, (m_area->viewport()->width() + spacing) / card);
}

/// Nothing is read for a search, but its texts are made ready when there is the first.
DesignRank DesignGallery::rankOf(const QToolButton &card, const QString &sought)
{
    if (sought.isEmpty())
        return {DesignFit::Name, false, 0};
    if (m_searched.empty()) {
        for (const BundledDesign &design : bundledDesigns())
            m_searched.emplace(design.name, design);
    }
    return m_searched.at(nameOf(card)).rank(sought);
}

/// The shelves, the one with the best card first; all as they are while nothing is searched for. A
/// search finds each design once, in its family.
std::vector<DesignGallery::Ranked> DesignGallery::ranked()
{
    const QString sought = comparable(m_search->text());
    std::vector<Ranked> shelves;
    for (const Shelf &shelf : m_shelves) {
        Ranked one{&shelf, {}};
        const bool isLeftOut = shelf.kind == Shelf::Kind::Choice && !sought.isEmpty();
        for (QToolButton *card : isLeftOut ? std::vector<QToolButton *>() : shelf.buttons) {
            const DesignRank rank = rankOf(*card, sought);
            if (rank.fit != DesignFit::None)
                one.cards.push_back({rank, card});
        }
        std::stable_sort(one.cards.begin(), one.cards.end(), [](const auto &a, const auto &b) {
            return a.first < b.first;
        });
        shelves.push_back(std::move(one));
    }
    std::stable_sort(shelves.begin(), shelves.end(), [&](const Ranked &a, const Ranked &b) {
        return (a.cards.empty() ? DesignRank() : a.cards.front().first)
               < (b.cards.empty() ? DesignRank() : b.cards.front().first);
    });
    return shelves;
}

/// The cards that fit, as many beside each other as there is room.
void DesignGallery::arrange()
{
    const int columnsBefore = std::exchange(m_columns, columnsThatFit());
    const std::vector<Ranked> shelves = ranked();
    int at = 0;
    for (const Ranked &each : shelves) {
        auto *grid = qobject_cast<QGridLayout *>(each.shelf->cards->layout());
        grid->setColumnStretch(columnsBefore, 0);
        grid->setColumnStretch(m_columns, 1);
        for (QToolButton *card : each.shelf->buttons) {
            grid->removeWidget(card);
            card->hide();
        }
        int place = 0;
        QWidget *before = each.shelf->heading;
        for (const auto &[rank, card] : each.cards) {
            grid->addWidget(card, place / m_columns, place % m_columns);
            card->show();
            QWidget::setTabOrder(before, card);
            before = card;
            ++place;
        }
        each.shelf->heading->setVisible(place > 0);
        each.shelf->cards->setVisible(place > 0);
        for (QWidget *part : {each.shelf->heading, each.shelf->cards}) {
            m_column->removeWidget(part);
            m_column->insertWidget(at++, part);
        }
    }
    const bool isSearch = !comparable(m_search->text()).isEmpty();
    const auto &first = shelves.front().cards;
    m_best = isSearch && !first.empty() ? first.front().second : nullptr;
    m_says->setText(!isSearch ? QString()
                    : m_best  ? tr("Enter opens %1").arg(m_best->property("title").toString())
                              : tr("No bundled design has these words."));
    m_area->verticalScrollBar()->setValue(0);
    if (m_reading.isRunning()) { // of a card that may be out of view now
        m_reading.forget();
        m_idle.start();
    }
}

void DesignGallery::openBest()
{
    if (m_best)
        m_best->click();
}

void DesignGallery::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_undrawn.isEmpty())
        m_idle.start();
}

/// What is not looked at takes no time from what is.
void DesignGallery::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_idle.stop();
    m_reading.forget();
}

/// Reads for a card in view, if there is one, else for any.
void DesignGallery::readNext()
{
    const auto inView =
        std::find_if(m_undrawn.cbegin(), m_undrawn.cend(), [](const QToolButton *card) {
            return !card->visibleRegion().isEmpty();
        });
    const QToolButton *card = inView == m_undrawn.cend() ? m_undrawn.front() : *inView;
    m_reading.ask([name = nameOf(*card)](BackgroundRun &) {
        return ReadCard{name, shownBundled(name, bundledGalleryTable().entryOf(name).view)};
    });
}

/// On every shelf where the design stands.
void DesignGallery::draw(const ReadCard &read)
{
    const QIcon icon =
        read.design ? QIcon(thumbnailOf(*read.design, thumbnailSize, *this)) : QIcon();
    for (QToolButton *card : std::as_const(m_cards)) {
        if (nameOf(*card) == read.name) {
            card->setIcon(icon);
            m_undrawn.removeOne(card);
        }
    }
    if (!m_undrawn.isEmpty())
        m_idle.start();
}

} // namespace rookery
