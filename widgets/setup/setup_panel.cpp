#include "widgets/setup/setup_panel.h"

#include "widgets/base/fold_section.h"
#include "widgets/base/form.h"
#include "widgets/base/given_keys.h"
#include "widgets/base/icons.h"
#include "widgets/base/retire.h"
#include "widgets/base/search_fit.h"
#include "widgets/base/tokens.h"
#include "widgets/picture/piece_art.h"
#include "widgets/setup/army_box.h"
#include "widgets/setup/player_box.h"
#include "widgets/setup/position_box.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

constexpr int columns = 5;
constexpr int entryWidth = 48;
constexpr int eraser = -2;       ///< among the buttons of pieces
constexpr int searchedFrom = 16; ///< types

/// No more pieces of a type than this on the board, where some rule says so.
std::optional<int> limitOf(const Design &design, PieceId piece)
{
    std::optional<int> least;
    for (const Promotion &rule : design.rules->promotions) {
        for (const PromotionLimit &limit : rule.limits) {
            if (limit.type == piece)
                least = std::min(least.value_or(limit.most), limit.most);
        }
    }
    return least;
}

int placed(const Design &design, PieceId piece, PlayerId player)
{
    const auto &pieces = design.setup->placements;
    return static_cast<int>(
        std::count_if(pieces.begin(), pieces.end(), [&](const Placement &boardPiece) {
            return boardPiece.piece == piece && boardPiece.player == player;
        }));
}

} // namespace

SetupPanel::SetupPanel(QWidget *parent)
    : Panel(parent)
    , m_players(new QWidget)
    , m_playerGrid(new QGridLayout(m_players))
    , m_playerButtons(new QButtonGroup(this))
    , m_player(new PlayerBox)
    , m_showsPlayer(
          form::toolButton("settings", tr("Name and facing of this player; more players or fewer")))
    , m_search(new QLineEdit)
    , m_palette(new QWidget)
    , m_paletteGrid(new QGridLayout(m_palette))
    , m_pieceButtons(new QButtonGroup(this))
    , m_chosen(new QLabel)
    , m_army(new ArmyBox)
    , m_position(new PositionBox)
{
    setObjectName(QStringLiteral("setupPanel"));
    m_playerGrid->setContentsMargins(0, 0, 0, 0);
    m_paletteGrid->setContentsMargins(0, 0, 0, 0);
    m_paletteGrid->setSpacing(Tokens::hairGap);
    m_search->setObjectName(QStringLiteral("paletteSearch"));
    m_search->setPlaceholderText(tr("Search…"));
    m_search->setClearButtonEnabled(true);
    form::explain(m_search,
                  tr("Search the pieces"),
                  tr("Shows only pieces with this text in their name, or with this letter; Enter "
                     "chooses the first"));
    m_chosen->setObjectName(QStringLiteral("paletteChosen"));
    m_chosen->setTextFormat(Qt::PlainText);
    m_chosen->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_showsPlayer->setObjectName(QStringLiteral("showsPlayer"));
    m_showsPlayer->setCheckable(true);
    m_player->hide();
    connect(m_showsPlayer, &QToolButton::toggled, this, [this](bool on) {
        m_player->setVisible(on);
        if (on)
            m_player->takeKeyboard();
    });
    auto *who = new QHBoxLayout;
    who->addWidget(m_players, 1);
    who->addWidget(m_showsPlayer, 0, Qt::AlignTop);
    auto *place = new QVBoxLayout;
    place->setSpacing(Tokens::gap);
    place->addLayout(who);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_player, m_search, m_palette, m_chosen, m_army})
        place->addWidget(part);
    auto *column = new QVBoxLayout;
    column->setSpacing(Tokens::gap);
    column->addWidget(new FoldSection("setup.place", tr("Place"), place));
    column->addWidget(new FoldSection("setup.position", tr("Position"), m_position));
    column->addStretch();
    form::wrapInScrollArea(this, column);
    connect(m_playerButtons, &QButtonGroup::idClicked, this, [this](int id) {
        m_player->commit();
        workspace()->choices().setPlayer(PlayerId(id));
    });
    connect(m_pieceButtons, &QButtonGroup::idClicked, this, &SetupPanel::pick);
    connect(m_search, &QLineEdit::textChanged, this, &SetupPanel::arrangePalette);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        const auto found = foundTypes();
        if (!found.empty())
            pick(found.front());
    });
}

/// Places of the types that the search shows: one whose letter is the text first, then the others
/// as well as they fit.
std::vector<int> SetupPanel::foundTypes() const
{
    const QString wanted = m_search->text().trimmed();
    const auto &types = workspace()->design().pieces->types;
    std::vector<std::pair<SearchFit, int>> fits;
    for (std::size_t i = 0; i < types.size(); ++i) {
        const bool isLetter = QString::fromStdString(types[i].letter) == wanted;
        const SearchFit fit = isLetter
                                  ? SearchFit::Name
                                  : searchFit(wanted, QString::fromStdString(types[i].name), {});
        if (fit != SearchFit::None)
            fits.emplace_back(fit, static_cast<int>(i));
    }
    std::stable_sort(fits.begin(), fits.end());
    std::vector<int> found;
    for (const auto &[fit, type] : fits)
        found.push_back(type);
    return found;
}

/// The types that were searched for without gaps, then the eraser.
void SetupPanel::arrangePalette()
{
    if (!workspace())
        return;
    std::vector<int> shown = foundTypes();
    shown.push_back(eraser);
    for (QAbstractButton *button : m_pieceButtons->buttons()) {
        m_paletteGrid->removeWidget(button);
        const int id = m_pieceButtons->id(button);
        const bool isFound = std::find(shown.begin(), shown.end(), id) != shown.end();
        button->setVisible(isFound && (id != eraser || m_pieceButtons->buttons().size() > 1));
    }
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const int place = static_cast<int>(i);
        if (QAbstractButton *button = m_pieceButtons->button(shown[i]))
            m_paletteGrid->addWidget(button, place / columns, place % columns, Qt::AlignLeft);
    }
}

void SetupPanel::pick(int index)
{
    if (!workspace())
        return;
    if (index == eraser)
        return workspace()->choices().setTool(QStringLiteral("erase-pieces"));
    if (index < 0 || static_cast<std::size_t>(index) >= workspace()->design().pieces->types.size())
        return;
    workspace()->choices().setPiece(PieceId(index));
    if (workspace()->choices().mode() == Mode::Setup)
        workspace()->choices().setTool(QStringLiteral("place"));
}

void SetupPanel::switchSide()
{
    if (!workspace())
        return;
    const std::size_t players = workspace()->design().rules->players.size();
    workspace()->choices().setPlayer(
        PlayerId((workspace()->choices().player().index() + 1) % players));
}

void SetupPanel::bound()
{
    if (workspace()) {
        connect(&workspace()->session(), &Session::designChanged, this, [this](Sections changed) {
            if (changed & ~Sections(Section::Info | Section::Setup))
                m_army->forgetWorth();
            if (changed & (Section::Pieces | Section::Rules))
                refresh();
            else
                refreshChoice();
        });
        connect(&workspace()->choices(), &Choices::changed, this, &SetupPanel::refreshChoice);
        connect(&workspace()->choices(), &Choices::toolChanged, this, &SetupPanel::refreshChoice);
    }
    m_player->show(workspace());
    m_army->show(workspace());
    m_position->show(workspace());
    refresh();
}

void SetupPanel::refresh()
{
    refreshPlayers();
    refreshPalette();
    refreshChoice();
}

/// Buttons stay as long as the players do: one may be pressed while another's name is taken over.
void SetupPanel::refreshPlayers()
{
    const std::size_t players = workspace() ? workspace()->design().rules->players.size() : 0;
    while (static_cast<std::size_t>(m_playerButtons->buttons().size()) > players) {
        QAbstractButton *const last = m_playerButtons->buttons().back();
        m_playerButtons->removeButton(last);
        retire(last);
    }
    for (std::size_t i = 0; i < players; ++i) {
        QAbstractButton *button = m_playerButtons->button(static_cast<int>(i));
        if (!button) {
            button = new QToolButton;
            button->setCheckable(true);
            m_playerButtons->addButton(button, static_cast<int>(i));
        }
        const QString name = QString::fromStdString(workspace()->design().rules->players[i].name);
        button->setText(name);
        const int inRow = players <= 4 ? 4 : 3; // as wide as the panel
        m_playerGrid->addWidget(
            button, static_cast<int>(i) / inRow, static_cast<int>(i) % inRow, Qt::AlignLeft);
        const QString usual = tr("Place pieces of %1; Switch side goes to the next player (Q)");
        form::explain(
            button, name, withGivenKey(usual, QStringLiteral("pieces.switch-side")).arg(name));
    }
    constexpr int beyond = 4;
    m_playerGrid->setColumnStretch(beyond, 1);
}

void SetupPanel::refreshPalette()
{
    for (auto *button : m_pieceButtons->buttons()) {
        m_pieceButtons->removeButton(button);
        retire(button);
    }
    if (!workspace())
        return;
    const int types = static_cast<int>(workspace()->design().pieces->types.size());
    for (int i = 0; i <= types; ++i) {
        auto *button = new QToolButton(m_palette);
        button->setCheckable(true);
        button->setIconSize({Tokens::palettePicture, Tokens::palettePicture});
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setMinimumWidth(entryWidth);
        m_pieceButtons->addButton(button, i < types ? i : eraser);
    }
    QAbstractButton *erase = m_pieceButtons->button(eraser);
    erase->setObjectName(QStringLiteral("paletteEraser"));
    erase->setIcon(tintedIcon(QStringLiteral("erase")));
    erase->setText(tr("Erase"));
    form::explain(erase, tr("Eraser"), tr("Takes pieces away (X)"));
    showKeyInTip(*erase, partKeyId("palette", "erase"));
    m_paletteGrid->setColumnStretch(columns, 1);
    m_search->setVisible(types >= searchedFrom);
    if (types < searchedFrom)
        m_search->clear();
    arrangePalette();
}

void SetupPanel::refreshEntry(QToolButton *button, int index)
{
    const Design &design = workspace()->design();
    const PieceId id(index);
    const PlayerId player = workspace()->choices().player();
    const PieceType &type = (*design.pieces)[id];
    const int count = placed(design, id, player);
    const auto limit = limitOf(design, id);
    const QString text =
        limit ? QStringLiteral("%1/%2").arg(count).arg(*limit) : QString::number(count);
    button->setIcon(piece_art::icon(type,
                                    design,
                                    CanvasTheme::of(palette()).player(player, *design.rules),
                                    Tokens::palettePicture,
                                    devicePixelRatioF()));
    button->setText(text);
    QStringList keys;
    if (index < 9)
        keys << QString::number(index + 1);
    if (!type.letter.empty())
        keys << QString::fromStdString(type.letter);
    const QString name = QString::fromStdString(type.name);
    form::explain(button,
                  tr("%1, placed: %2").arg(name, text),
                  keys.isEmpty() ? name : tr("%1 (%2)").arg(name, keys.join(QStringLiteral(", "))));
}

void SetupPanel::refreshChoice()
{
    if (!workspace())
        return;
    if (auto *button =
            m_playerButtons->button(static_cast<int>(workspace()->choices().player().index())))
        button->setChecked(true);
    const bool isErasing = workspace()->choices().mode() == Mode::Setup
                           && workspace()->choices().tool() == QLatin1String("erase-pieces");
    for (auto *button : m_pieceButtons->buttons()) {
        const int id = m_pieceButtons->id(button);
        if (id != eraser)
            refreshEntry(qobject_cast<QToolButton *>(button), id);
        const bool isChosen =
            id == eraser ? isErasing : !isErasing && workspace()->choices().piece() == PieceId(id);
        if (isChosen)
            button->setChecked(true);
    }
    const QAbstractButton *chosen = m_pieceButtons->checkedButton();
    m_chosen->setVisible(chosen != nullptr);
    m_chosen->setText(chosen ? chosen->toolTip() : QString());
    m_player->refresh();
    m_army->refresh();
    m_position->refresh();
}

} // namespace rookery
