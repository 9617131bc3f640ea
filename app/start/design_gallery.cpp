#include "app/start/design_gallery.h"

#include "app/start/thumbnails.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/bundled_design.h"
#include "widgets/base/form.h"
#include "widgets/base/search_fit.h"
#include "widgets/base/shown.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>
#include <utility>

namespace rookery {

namespace {

constexpr QSize thumbnailSize(148, 132);
constexpr int spacing = 10;

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

/// How well a shelf's cards fit: the fit, and of equal ones the shorter name.
struct DesignGallery::Ranked
{
    using Rank = std::pair<SearchFit, qsizetype>;

    const Shelf *shelf;
    std::vector<std::pair<Rank, QToolButton *>> cards; ///< those that fit, the best first
};

DesignGallery::DesignGallery(QWidget *parent)
    : QWidget(parent)
    , m_search(new QLineEdit)
    , m_says(new QLabel)
    , m_area(new QScrollArea)
{
    m_search->setObjectName(QStringLiteral("gallerySearch"));
    m_search->setPlaceholderText(tr("Search games, families, inventors"));
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
    m_column->setSpacing(4);
    for (const QString &family : familiesOnShow())
        addShelf(family);
    m_column->addStretch(1);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_area->setWidget(content);
    m_area->viewport()->installEventFilter(this);
    m_undrawn = m_cards;
    connect(&m_idle, &QTimer::timeout, this, &DesignGallery::drawThumbnail);
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

void DesignGallery::addShelf(const QString &family)
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
            QStringList{family, title, asKey(bundled.author), asKey(bundled.name)}.join(
                QLatin1Char(' '));
        QToolButton *card = makeCard(asKey(bundled.name), asKey(bundled.title), words);
        card->setParent(shelf.cards);
        shelf.buttons.push_back(card);
    }
    m_column->addWidget(shelf.heading);
    m_column->addWidget(shelf.cards);
    m_shelves.push_back(std::move(shelf));
}

QToolButton *
DesignGallery::makeCard(const QString &name, const QString &title, const QString &words)
{
    auto *card = new QToolButton;
    card->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    card->setIconSize(thumbnailSize);
    card->setFixedSize(thumbnailSize + QSize(16, 40));
    card->setText(card->fontMetrics().elidedText(title, Qt::ElideRight, thumbnailSize.width() + 8));
    card->setAutoRaise(true);
    card->setProperty("bundled", name);
    card->setProperty("title", title);
    card->setProperty("words", words);
    form::explain(card,
                  tr("Open a copy of %1").arg(title),
                  tr("Opens a copy of %1 to look at, change and save as your own").arg(title));
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

/// The shelves, the one with the best card first; all as they are while nothing is searched for.
std::vector<DesignGallery::Ranked> DesignGallery::ranked() const
{
    const QString wanted = m_search->text().trimmed();
    std::vector<Ranked> shelves;
    for (const Shelf &shelf : m_shelves) {
        Ranked one{&shelf, {}};
        for (QToolButton *card : shelf.buttons) {
            const QString title = card->property("title").toString();
            const SearchFit fit = searchFit(wanted, title, card->property("words").toString());
            if (fit != SearchFit::None)
                one.cards.push_back({{fit, wanted.isEmpty() ? 0 : title.size()}, card});
        }
        std::stable_sort(one.cards.begin(), one.cards.end(), [](const auto &a, const auto &b) {
            return a.first < b.first;
        });
        shelves.push_back(std::move(one));
    }
    constexpr Ranked::Rank none{SearchFit::None, 0};
    std::stable_sort(shelves.begin(), shelves.end(), [&](const Ranked &a, const Ranked &b) {
        return (a.cards.empty() ? none : a.cards.front().first)
               < (b.cards.empty() ? none : b.cards.front().first);
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
    const bool isSearch = !m_search->text().trimmed().isEmpty();
    const auto &first = shelves.front().cards;
    m_best = isSearch && !first.empty() ? first.front().second : nullptr;
    m_says->setText(!isSearch ? QString()
                    : m_best  ? tr("Enter opens %1").arg(m_best->property("title").toString())
                              : tr("No bundled design has these words."));
    m_area->verticalScrollBar()->setValue(0);
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
}

/// Of a card in view, if there is one.
void DesignGallery::drawThumbnail()
{
    const auto inView =
        std::find_if(m_undrawn.cbegin(), m_undrawn.cend(), [](const QToolButton *card) {
            return !card->visibleRegion().isEmpty();
        });
    const auto at = inView == m_undrawn.cend() ? 0 : inView - m_undrawn.cbegin();
    QToolButton *card = m_undrawn.takeAt(at);
    if (m_undrawn.isEmpty())
        m_idle.stop();
    const auto design = readBundledDesign(card->property("bundled").toString().toStdString());
    if (design) {
        card->setIcon(QIcon(thumbnailOf(*design, thumbnailSize, *this)));
        card->setToolTip(QString::fromStdString(design->info->about));
    }
}

} // namespace rookery
