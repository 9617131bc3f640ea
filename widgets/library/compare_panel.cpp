#include "widgets/library/compare_panel.h"

#include "model/board/labels.h"
#include "model/file/design/design_reader.h"
#include "widgets/base/form.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"
#include "widgets/library/diff_view.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

constexpr int quietTime = 60; // milliseconds
constexpr int kindRole = Qt::UserRole;
constexpr int pieceRole = Qt::UserRole + 1;

QString quoted(const std::string &name)
{
    return QString::fromStdString(name);
}

} // namespace

ComparePanel::ComparePanel(QWidget *parent)
    : Panel(parent)
    , m_against(new QComboBox)
    , m_place(new QComboBox)
    , m_view(new DiffView)
    , m_sentence(new QLabel)
    , m_question([](QWidget *asker) {
        return QFileDialog::getOpenFileName(
            asker, tr("Another version"), {}, tr("Rookery designs (*.rookery)"));
    })
{
    setObjectName(QStringLiteral("comparePanel"));
    m_against->setObjectName(QStringLiteral("compareAgainst"));
    m_against->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_against->setMinimumContentsLength(14);
    form::explain(m_against, tr("Compare with"), tr("What the edited piece is compared with"));
    m_place->addItem(tr("empty board"));
    m_place->addItem(tr("current position"));
    m_place->setObjectName(QStringLiteral("comparePlace"));
    form::explain(
        m_place, tr("On"), tr("Alone on the board, or among the pieces of the start position"));
    m_sentence->setObjectName(QStringLiteral("compareSentence"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QFormLayout *rows = form::rows();
    form::addRow(*rows, tr("&Compare with"), m_against);
    form::addRow(*rows, tr("&On"), m_place);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::gap, Tokens::smallGap, Tokens::gap, Tokens::smallGap);
    layout->addLayout(rows);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_sentence);
    m_afterEdit.setSingleShot(true);
    m_afterEdit.setInterval(quietTime);
    connect(&m_afterEdit, &QTimer::timeout, this, &ComparePanel::refreshNow);
    connect(m_against, &QComboBox::activated, this, &ComparePanel::chosen);
    connect(m_place, &QComboBox::currentIndexChanged, this, &ComparePanel::refreshNow);
    connect(m_view, &DiffView::cellChosen, this, [this](CellId cell) {
        m_from = workspace()->board().site(cell);
        refreshNow();
    });
}

void ComparePanel::bound()
{
    m_version.reset();
    m_from.reset();
    if (workspace()) {
        connect(&workspace()->session(), &Session::designSettled, this, [this] {
            m_afterEdit.start();
        });
        connect(&workspace()->choices(), &Choices::changed, this, [this] { m_afterEdit.start(); });
    }
    m_afterEdit.start();
}

void ComparePanel::showEvent(QShowEvent *event)
{
    Panel::showEvent(event);
    refreshNow();
}

QString ComparePanel::sentence() const
{
    return m_sentence->text();
}

/// The kinds first, then every other piece.
void ComparePanel::fillChoices()
{
    const QScopedValueRollback guard(m_isFilling, true);
    const QVariant kind = m_against->currentData(kindRole);
    const QString text = m_against->currentText();
    m_against->clear();
    const auto add = [this](const QString &name, Against what, int piece = -1) {
        m_against->addItem(name, static_cast<int>(what));
        m_against->setItemData(m_against->count() - 1, piece, pieceRole);
    };
    add(tr("before the last edit"), Against::LastEdit);
    add(tr("as it was saved"), Against::LastSave);
    add(m_version ? tr("as in %1").arg(m_versionName) : tr("another version…"), Against::File);
    const auto &types = workspace()->design().pieces->types;
    for (std::size_t i = 0; i < types.size(); ++i) {
        if (PieceId(i) != workspace()->choices().piece())
            add(quoted(types[i].name), Against::Piece, static_cast<int>(i));
    }
    const int row = m_against->findText(text);
    const int sameKind =
        kind.isValid() && kind.toInt() != static_cast<int>(Against::Piece) ? kind.toInt() : 0;
    m_against->setCurrentIndex(row >= 0 ? row : sameKind);
}

void ComparePanel::chosen(int row)
{
    if (m_isFilling)
        return;
    if (m_against->itemData(row, kindRole).toInt() == static_cast<int>(Against::File))
        openVersion();
    refreshNow();
}

void ComparePanel::openVersion()
{
    const QString file = m_question(window());
    if (file.isEmpty())
        return;
    auto read = readDesignFile(file.toStdString());
    if (!read) {
        Q_EMIT workspace()->said(
            tr("%1 was not opened: %2")
                .arg(QFileInfo(file).fileName(), shown(read.error().list.front().message)));
        return;
    }
    m_version = std::move(read->design);
    m_versionName = QFileInfo(file).fileName();
}

/// The piece of the same name, else the one at the same place.
Result<ComparePanel::Other> ComparePanel::sameIn(const Design &version) const
{
    const Design &now = workspace()->design();
    const PieceId piece = *workspace()->choices().piece();
    const auto named = version.pieces->find((*now.pieces)[piece].name);
    const bool isSameList = version.pieces->types.size() == now.pieces->types.size();
    if (!named && !isSameList)
        return failure(
            Message("there was no {piece} then", {{"piece", (*now.pieces)[piece].name}}));
    return Other{(*version.pieces)[named.value_or(piece)], version.directions};
}

Result<ComparePanel::Other> ComparePanel::other() const
{
    const Session &session = workspace()->session();
    const QUndoStack &stack = session.undoStack();
    switch (static_cast<Against>(m_against->currentData(kindRole).toInt())) {
    case Against::LastEdit:
        if (stack.index() == 0)
            return failure(Message("nothing has been edited yet"));
        return sameIn(session.versionAt(stack.index() - 1));
    case Against::LastSave:
        if (stack.cleanIndex() < 0)
            return failure(Message("what was saved can no longer be reached by undoing"));
        return sameIn(session.versionAt(stack.cleanIndex()));
    case Against::File:
        if (!m_version)
            return failure(Message("no other version has been chosen"));
        return sameIn(*m_version);
    case Against::Piece:
        break;
    }
    const PieceId piece(m_against->currentData(pieceRole).toInt());
    return Other{(*workspace()->design().pieces)[piece], workspace()->design().directions};
}

void ComparePanel::refreshNow()
{
    m_afterEdit.stop();
    if (!isVisible() || !workspace())
        return;
    fillChoices();
    m_view->setBoard(workspace()->session().game().sharedBoard());
    const auto piece = workspace()->choices().piece();
    const auto &types = workspace()->design().pieces->types;
    if (!piece || piece->index() >= types.size() || workspace()->board().size() == 0)
        return say(tr("There is no piece to compare."));
    const auto before = other();
    if (!before)
        return say(shown(before.error().message) + QLatin1Char('.'));
    compare(types[piece->index()], *before);
}

void ComparePanel::say(const QString &sentence)
{
    m_view->show(std::nullopt);
    QString text = sentence;
    text[0] = text[0].toUpper();
    m_sentence->setText(text);
}

void ComparePanel::compare(const PieceType &type, const Other &before)
{
    const Design &design = workspace()->design();
    const auto diff = ReachDiff::between(design, before.type, *before.directions, type);
    if (!diff)
        return say(shown(diff.error().message) + QLatin1Char('.'));
    const Board &board = workspace()->board();
    const auto kept = m_from ? board.cellAt(*m_from) : std::nullopt;
    const CellId from = kept.value_or(workspace()->trial().stageCell());
    const bool isAlone = static_cast<Place>(m_place->currentIndex()) == Place::EmptyBoard;
    const Position &position = workspace()->session().position();
    const PlayerId player = workspace()->choices().player();
    const PlayerColours colours = CanvasTheme::of(palette()).player(player, *design.rules);
    DiffView::Shown shown{design, type, colours, {}, {}};
    shown.change = isAlone ? diff->alone(from, player) : diff->in(position, from, player);
    for (const CellId cell : board.cells()) {
        const auto piece = isAlone || cell == from ? std::nullopt : position.at(cell);
        if (!piece)
            continue;
        const QString letter = QString::fromStdString((*design.pieces)[piece->type].letter);
        shown.pieces.emplace_back(cell, piece->owner == PlayerId(0) ? letter : letter.toLower());
    }
    const QString here = tr("From %1: %2.")
                             .arg(QString::fromStdString(cellLabel(board, from)),
                                  rookery::shown(changeMessage(shown.change, board)));
    m_view->show(std::move(shown));
    m_sentence->setText(here + QLatin1Char('\n') + countsOf(*diff));
}

/// Of all cells, or of the piece's pieces on the board.
QString ComparePanel::countsOf(const ReachDiff &diff) const
{
    std::size_t gained = 0;
    std::size_t lost = 0;
    int places = 0;
    const auto count = [&](const ReachChange &change) {
        gained += change.gained();
        lost += change.lost();
        ++places;
    };
    if (static_cast<Place>(m_place->currentIndex()) == Place::EmptyBoard) {
        for (const ReachChange &change : diff.movesFromEverywhere(workspace()->choices().player()))
            count(change);
        return places == 0
                   ? tr("No move differs from any cell.")
                   : tr("Moves of %n cell(s) together: %1 gained, %2 lost.", nullptr, places)
                         .arg(gained)
                         .arg(lost);
    }
    const Position &position = workspace()->session().position();
    for (const CellId cell : workspace()->board().cells()) {
        const auto piece = position.at(cell);
        if (!piece || piece->type != *workspace()->choices().piece())
            continue;
        if (const ReachChange change = diff.in(position, cell, piece->owner); !change.isNone())
            count(change);
    }
    return places == 0
               ? tr("Nothing changes for the pieces on the board.")
               : tr("Moves of %n piece(s) on the board: %1 gained, %2 lost.", nullptr, places)
                     .arg(gained)
                     .arg(lost);
}

} // namespace rookery
