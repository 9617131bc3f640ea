#include "widgets/panels/setup_panel.h"

#include "model/edit/setup_edits.h"
#include "model/play/position_text.h"
#include "widgets/canvas/piece_art.h"
#include "widgets/panels/form.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

constexpr int pictureSide = 40;
constexpr int columns = 4;

/// The men of a position as a setup of the same board.
Setup setupOf(const Position &position, const Board &board)
{
    Setup setup;
    for (const CellId cell : board.cells()) {
        if (const auto man = position.at(cell))
            setup.placements.push_back({board.site(cell), man->type, man->owner});
    }
    for (const PlayerId player : IdRange<PlayerId>(position.players())) {
        for (const PieceId type : IdRange<PieceId>(position.types())) {
            if (const int count = position.count(OffBoard::Hand, player, type); count > 0)
                setup.hands.push_back({player, type, count});
        }
    }
    return setup;
}

} // namespace

SetupPanel::SetupPanel(QWidget *parent)
    : Panel(parent)
    , m_players(new QWidget)
    , m_playerRow(new QHBoxLayout(m_players))
    , m_playerButtons(new QButtonGroup(this))
    , m_palette(new QWidget)
    , m_paletteGrid(new QGridLayout(m_palette))
    , m_pieceButtons(new QButtonGroup(this))
    , m_counts(new QLabel)
    , m_text(new QLineEdit)
    , m_fault(new QLabel)
{
    setObjectName(QStringLiteral("setupPanel"));
    m_playerRow->setContentsMargins(0, 0, 0, 0);
    m_paletteGrid->setContentsMargins(0, 0, 0, 0);
    m_paletteGrid->setSpacing(4);
    m_counts->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("positionText"));
    form::explain(m_text, tr("Position as text"), tr("FEN, or cell:Piece pairs for any board; Enter takes it over"));
    m_fault->setWordWrap(true);
    m_fault->setObjectName(QStringLiteral("positionFault"));
    m_fault->hide();

    auto *mirrorButton = new QPushButton(tr("Mirror army"));
    form::explain(mirrorButton, mirrorButton->text(), tr("Gives the other player this player's army, seen from the other side"));
    auto *clearButton = new QPushButton(tr("Clear"));
    form::explain(clearButton, tr("Clear the board"), tr("Takes every piece off the board and out of the hands (Ctrl+Shift+Backspace)"));
    auto *row = new QHBoxLayout;
    row->addWidget(mirrorButton);
    row->addWidget(clearButton);
    row->addStretch();

    auto *column = new QVBoxLayout;
    column->setSpacing(10);
    column->addWidget(form::heading(tr("Place")));
    column->addWidget(m_players);
    column->addWidget(m_palette);
    column->addWidget(m_counts);
    column->addLayout(row);
    column->addWidget(form::heading(tr("Position")));
    column->addWidget(m_text);
    column->addWidget(m_fault);
    column->addStretch();
    form::wrapInScrollArea(this, column);

    connect(m_playerButtons, &QButtonGroup::idClicked, this, [this](int id) { workspace()->setPlayer(PlayerId(id)); });
    connect(m_pieceButtons, &QButtonGroup::idClicked, this, &SetupPanel::pick);
    connect(mirrorButton, &QPushButton::clicked, this, &SetupPanel::mirror);
    connect(clearButton, &QPushButton::clicked, this, [this] {
        workspace()->session().apply(tr("Clear the board"), withSetupCleared(workspace()->design()));
    });
    connect(m_text, &QLineEdit::returnPressed, this, &SetupPanel::readText);
    connect(m_text, &QLineEdit::editingFinished, this, &SetupPanel::refreshText);
}

void SetupPanel::pick(int index)
{
    if (!workspace() || index < 0 || static_cast<std::size_t>(index) >= workspace()->design().pieces->types.size())
        return;
    workspace()->setPiece(PieceId(index));
    if (workspace()->mode() == Mode::Setup)
        workspace()->setTool(QStringLiteral("place"));
}

void SetupPanel::switchSide()
{
    if (!workspace())
        return;
    const std::size_t players = workspace()->design().rules->players.size();
    workspace()->setPlayer(PlayerId((workspace()->player().index() + 1) % players));
}

void SetupPanel::mirror()
{
    const PlayerId from = workspace()->player();
    const std::size_t players = workspace()->design().rules->players.size();
    const PlayerId to((from.index() + 1) % players);
    workspace()->session().apply(tr("Mirror the army"), withArmyMirrored(workspace()->design(), from, to));
}

void SetupPanel::bound()
{
    if (workspace()) {
        connect(&workspace()->session(), &Session::designChanged, this, [this](Sections changed) {
            if (changed & (Section::Pieces | Section::Rules))
                refresh();
            else
                refreshChoice();
        });
        connect(workspace(), &Workspace::choiceChanged, this, &SetupPanel::refreshChoice);
    }
    refresh();
}

void SetupPanel::refresh()
{
    const QScopedValueRollback guard(m_isRefreshing, true);
    for (auto *group : {m_playerButtons, m_pieceButtons}) {
        for (auto *button : group->buttons()) {
            group->removeButton(button);
            button->deleteLater();
        }
    }
    if (!workspace())
        return;
    const Design &design = workspace()->design();
    while (auto *item = m_playerRow->takeAt(0))
        delete item;
    for (std::size_t i = 0; i < design.rules->players.size(); ++i) {
        auto *button = new QToolButton;
        const QString name = QString::fromStdString(design.rules->players[i].name);
        button->setText(name);
        button->setCheckable(true);
        form::explain(button, name, tr("Place pieces of %1 (Q switches side)").arg(name));
        m_playerButtons->addButton(button, static_cast<int>(i));
        m_playerRow->addWidget(button);
    }
    m_playerRow->addStretch();
    for (std::size_t i = 0; i < design.pieces->types.size(); ++i) {
        auto *button = new QToolButton;
        const QString name = QString::fromStdString(design.pieces->types[i].name);
        const QString key = i < 9 ? tr("%1 (%2)").arg(name).arg(i + 1) : name;
        button->setCheckable(true);
        button->setIconSize({pictureSide, pictureSide});
        button->setAutoRaise(true);
        form::explain(button, name, key);
        m_pieceButtons->addButton(button, static_cast<int>(i));
        const int place = static_cast<int>(i);
        m_paletteGrid->addWidget(button, place / columns, place % columns, Qt::AlignLeft);
    }
    m_paletteGrid->setColumnStretch(columns, 1);
    refreshChoice();
}

void SetupPanel::refreshChoice()
{
    if (!workspace())
        return;
    const QScopedValueRollback guard(m_isRefreshing, true);
    const Design &design = workspace()->design();
    const CanvasTheme theme = CanvasTheme::of(palette());
    if (auto *button = m_playerButtons->button(static_cast<int>(workspace()->player().index())))
        button->setChecked(true);
    for (auto *button : m_pieceButtons->buttons()) {
        const PieceId id(m_pieceButtons->id(button));
        button->setIcon(piece_art::icon((*design.pieces)[id],
                                        design.directions,
                                        theme.player(workspace()->player()),
                                        pictureSide,
                                        devicePixelRatioF()));
        if (workspace()->piece() == id)
            button->setChecked(true);
    }
    QStringList counts;
    for (std::size_t i = 0; i < design.rules->players.size(); ++i) {
        const auto &men = design.setup->placements;
        const auto count = std::count_if(men.begin(), men.end(), [&](const Placement &man) { return man.player == PlayerId(i); });
        counts << tr("%1: %n piece(s)", nullptr, static_cast<int>(count)).arg(QString::fromStdString(design.rules->players[i].name));
    }
    m_counts->setText(design.pieces->types.empty() ? tr("There is no piece yet. Make one in Pieces mode (F4).") : counts.join(QStringLiteral(" · ")));
    refreshText();
}

void SetupPanel::refreshText()
{
    if (!workspace() || (m_text->hasFocus() && m_text->isModified()))
        return;
    const Session &session = workspace()->session();
    m_text->setText(QString::fromStdString(writePosition(session.position(), session.design(), session.board())));
    m_text->setCursorPosition(0);
    m_text->setModified(false);
    m_fault->hide();
}

void SetupPanel::readText()
{
    if (!workspace())
        return;
    Session &session = workspace()->session();
    const auto position = readPosition(m_text->text().toStdString(), session.design(), session.board());
    if (!position) {
        const int column = position.error().place.column;
        m_fault->setText(QString::fromStdString(position.error().message) + (column > 0 ? tr(" (column %1)").arg(column) : QString()));
        m_fault->show();
        return;
    }
    Design next = session.design();
    next.setup = setupOf(*position, session.board());
    m_text->setModified(false);
    m_fault->hide();
    session.apply(tr("Set the position"), std::move(next));
}

} // namespace rookery
