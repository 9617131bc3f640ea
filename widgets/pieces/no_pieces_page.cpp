#include "widgets/pieces/no_pieces_page.h"

#include "model/edit/pieces/piece_text.h"
#include "model/movement/movement.h"
#include "widgets/base/form.h"
#include "widgets/base/given_keys.h"
#include "widgets/base/retire.h"
#include "widgets/base/tokens.h"
#include "widgets/library/added_pieces.h"
#include "widgets/library/known_pieces.h"
#include "widgets/picture/piece_art.h"
#include "widgets/pieces/new_piece.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace rookery {

namespace {

constexpr int columns = 4;

constexpr std::size_t mostQuick = 10;

/// Well-known pieces to begin with, of squares; on other boards the library's first are taken.
constexpr const char *ofSquares[] = {
    "King", "Queen", "Rook", "Bishop", "Knight", "Pawn", "Ferz", "Wazir", "Nightrider", "Gryphon"};

std::vector<PieceType> quickPieces(const Design &design)
{
    std::vector<PieceType> pieces;
    const PieceLibrary &library = known_pieces::library(design.board->lattice);
    const auto add = [&](const LibraryPiece &piece) {
        auto type = pieceTypeOn(piece, design);
        if (type && pieces.size() < mostQuick)
            pieces.push_back(std::move(*type));
    };
    if (design.board->lattice == Lattice::Square) {
        for (const char *name : ofSquares)
            add(library[library.called(name).front()]);
    } else {
        for (const LibraryPiece &piece : library.pieces())
            add(piece);
    }
    return pieces;
}

} // namespace

NoPiecesPage::NoPiecesPage(Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_quick(new QWidget)
    , m_note(new QLabel)
{
    auto *text =
        new QLabel(tr("Pieces are what moves. <b>Pick from the library</b>, or make one (N)."));
    text->setObjectName(QStringLiteral("noPiecesText"));
    text->setTextFormat(Qt::RichText);
    showKeyInText(*text, partKeyId("no-piece", "add"));
    text->setAlignment(Qt::AlignCenter);
    text->setWordWrap(true);
    m_note->setObjectName(QStringLiteral("noPiecesNote"));
    m_note->setAlignment(Qt::AlignCenter);
    m_note->setWordWrap(true);
    auto *newPiece = new QPushButton(tr("New piece"));
    newPiece->setObjectName(QStringLiteral("newPiece"));
    form::explain(newPiece, tr("New piece"), tr("Makes a piece that you paint yourself (N)"));
    showKeyInTip(*newPiece, partKeyId("no-piece", "add"));
    newPiece->setDefault(true);
    auto *pick = new QPushButton(tr("Pick from the library"));
    pick->setObjectName(QStringLiteral("pickFromLibrary"));
    form::explain(
        pick, tr("Pick from the library"), tr("Shows the known pieces, to be added with a click"));
    connect(pick, &QPushButton::clicked, this, [this] { Q_EMIT m_workspace.libraryWanted({}); });
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(pick);
    buttons->addWidget(newPiece);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->addStretch(2);
    layout->addWidget(text);
    layout->addSpacing(Tokens::padding);
    layout->addLayout(buttons);
    layout->addSpacing(Tokens::groupGap);
    layout->addWidget(m_quick, 0, Qt::AlignHCenter);
    layout->addWidget(m_note);
    layout->addStretch(3);
    connect(newPiece, &QPushButton::clicked, this, [this] { addNewPiece(m_workspace); });
    connect(&workspace.session(), &Session::designChanged, this, [this](Sections sections) {
        if (sections & (Section::Board | Section::Directions))
            showQuick();
    });
    showQuick();
}

/// Follows the board: its pieces are others on hexagons, and on levels.
void NoPiecesPage::showQuick()
{
    const Design &design = m_workspace.design();
    m_note->setText(known_pieces::noteFor(design));
    m_note->setVisible(!m_note->text().isEmpty());
    const std::vector<PieceType> pieces = quickPieces(design);
    if (pieces == m_shown)
        return;
    m_shown = pieces;
    if (QLayout *const former = m_quick->layout()) {
        retireAll(*former);
        delete former;
    }
    auto *grid = new QGridLayout(m_quick);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(Tokens::smallGap);
    const auto colours = CanvasTheme::of(palette()).player(PlayerId(0));
    int place = 0;
    for (const PieceType &type : pieces) {
        const QString name = QString::fromStdString(type.name);
        auto *button = new QToolButton;
        button->setText(name);
        button->setIcon(
            piece_art::icon(type, design, colours, Tokens::choicePicture, devicePixelRatioF()));
        button->setIconSize({Tokens::choicePicture, Tokens::choicePicture});
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setMinimumSize(88, 76);
        button->setObjectName(QStringLiteral("quick%1").arg(name));
        form::explain(
            button,
            tr("Add a %1").arg(name),
            tr("Adds the piece: %1").arg(QString::fromStdString(movementText(type.moves.front()))));
        connect(button, &QToolButton::clicked, this, [this, type] { addKnown(type); });
        grid->addWidget(button, place / columns, place % columns);
        ++place;
    }
}

void NoPiecesPage::addKnown(const PieceType &type)
{
    addPieces(m_workspace, tr("Add a piece"), {type});
}

} // namespace rookery
