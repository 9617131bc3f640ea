#include "widgets/pieces/no_pieces_page.h"

#include "model/edit/pieces/piece_edits.h"
#include "widgets/base/form.h"
#include "widgets/picture/piece_art.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace rookery {

/// A well-known piece, to begin with.
struct NoPiecesPage::KnownPiece
{
    const char *name;
    const char *letter;
    const char *path;
};

namespace {

constexpr int columns = 5;
constexpr int emptyPictureSide = 40;

QIcon pictureOf(const std::string &name, const std::string &letter, double ratio)
{
    QPixmap picture(QSize(emptyPictureSide, emptyPictureSide) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    PieceType type;
    type.name = name;
    type.letter = letter;
    piece_art::paint(painter,
                     QRectF(0, 0, emptyPictureSide, emptyPictureSide),
                     type,
                     CanvasTheme::light().player(PlayerId(0)));
    return QIcon(picture);
}

} // namespace

NoPiecesPage::NoPiecesPage(Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
{
    auto *text = new QLabel(
        tr("Pieces are what moves. <b>Pick from the library</b> or press N to make one."));
    text->setObjectName(QStringLiteral("noPiecesText"));
    text->setTextFormat(Qt::RichText);
    text->setAlignment(Qt::AlignCenter);
    text->setWordWrap(true);
    auto *newPiece = new QPushButton(tr("New piece"));
    newPiece->setObjectName(QStringLiteral("newPiece"));
    form::explain(newPiece, tr("New piece"), tr("Makes a piece that you paint yourself (N)"));
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
    auto *grid = knownButtons();
    auto *layout = new QVBoxLayout(this);
    layout->addStretch(2);
    layout->addWidget(text);
    layout->addSpacing(12);
    layout->addLayout(buttons);
    layout->addSpacing(20);
    layout->addLayout(grid);
    layout->setAlignment(grid, Qt::AlignHCenter);
    layout->addStretch(3);
    connect(newPiece, &QPushButton::clicked, this, &NoPiecesPage::addPiece);
}

QGridLayout *NoPiecesPage::knownButtons()
{
    static constexpr KnownPiece known[] = {
        {"King", "K", "leap n ne e se s sw w nw"},
        {"Queen", "Q", "ride n ne e se s sw w nw"},
        {"Rook", "R", "ride n e s w"},
        {"Bishop", "B", "ride ne se sw nw"},
        {"Knight", "N", "leap nne nee see sse ssw sww nww nnw"},
        {"Ferz", "F", "leap ne se sw nw"},
        {"Wazir", "W", "leap n e s w"},
        {"Nightrider", "H", "ride nne nee see sse ssw sww nww nnw"},
        {"Griffon", "G", "(ne (n)) (ne (e)) (se (e)) (se (s)) (sw (s)) (sw (w)) (nw (w)) (nw (n))"},
        {"Aanca", "A", "(n (ne)) (n (nw)) (e (ne)) (e (se)) (s (se)) (s (sw)) (w (sw)) (w (nw))"},
    };
    auto *grid = new QGridLayout;
    grid->setSpacing(6);
    int place = 0;
    for (const KnownPiece &piece : known) {
        auto *button = new QToolButton;
        button->setText(QLatin1String(piece.name));
        button->setIcon(pictureOf(piece.name, piece.letter, devicePixelRatioF()));
        button->setIconSize({emptyPictureSide, emptyPictureSide});
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setMinimumSize(88, 76);
        button->setObjectName(QStringLiteral("quick%1").arg(QLatin1String(piece.name)));
        form::explain(button,
                      tr("Add a %1").arg(QLatin1String(piece.name)),
                      tr("Adds the piece: %1").arg(QLatin1String(piece.path)));
        connect(button, &QToolButton::clicked, this, [this, &piece] { addKnown(piece); });
        grid->addWidget(button, place / columns, place % columns);
        ++place;
    }
    return grid;
}

void NoPiecesPage::addPiece()
{
    const Design &design = m_workspace.design();
    const std::string name = freePieceName(*design.pieces, tr("Piece").toStdString());
    if (!m_workspace.session().apply(tr("New piece"), withPieceAdded(design, name)))
        return;
    m_workspace.choices().setPiece(PieceId(m_workspace.design().pieces->types.size() - 1));
    Q_EMIT m_workspace.pieceMade();
}

void NoPiecesPage::addKnown(const KnownPiece &known)
{
    const Design &design = m_workspace.design();
    auto added = withPieceAdded(design, freePieceName(*design.pieces, known.name), known.letter);
    if (added) {
        const PieceId piece(added->pieces->types.size() - 1);
        added = withMovementAdded(*added, piece, Movement{PathText{known.path}, When::Always, {}});
    }
    if (m_workspace.session().apply(tr("Add a piece"), std::move(added)))
        m_workspace.choices().setPiece(PieceId(m_workspace.design().pieces->types.size() - 1));
}

} // namespace rookery
