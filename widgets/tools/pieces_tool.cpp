#include "widgets/tools/pieces_tool.h"

#include "model/edit/setup/setup_arrangement.h"
#include "model/edit/setup/setup_edits.h"
#include "widgets/base/given_keys.h"
#include "widgets/tools/badge.h"
#include "widgets/tools/select_cells_tool.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

namespace rookery {

namespace {

std::vector<SiteId> withPieces(const Setup &setup, const std::vector<SiteId> &sites)
{
    std::vector<SiteId> found;
    for (const SiteId site : sites) {
        if (setup.at(site))
            found.push_back(site);
    }
    return found;
}

constexpr QKeyCombination enemyKey{Qt::Key_E};
constexpr const char *enemyUnderPointer = QT_TRANSLATE_NOOP("Keys", "Enemy under pointer");

void letEnemyComeOrGo(PieceTrial &trial)
{
    trial.setShowsGuest(!trial.showsGuest());
}

} // namespace

std::optional<PieceId> PaletteTool::pieceWith(QKeyCombination key) const
{
    const std::string letter(1, static_cast<char>('A' + (key.key() - Qt::Key_A)));
    const auto &types = session().design().pieces->types;
    const auto found = std::find_if(
        types.begin(), types.end(), [&](const PieceType &type) { return type.letter == letter; });
    return found == types.end() ? std::nullopt : std::optional(PieceId(found - types.begin()));
}

bool PaletteTool::takesKey(QKeyCombination key) const
{
    return keys().takes(*this, key);
}

void PaletteTool::key(QKeyCombination key)
{
    keys().press(*this, key);
}

/// A change of tool ends this one, so that nothing may follow it.
const KeyTable<PaletteTool> &PaletteTool::keys()
{
    using Key = QKeyCombination;
    static const KeyTable<PaletteTool> table(
        "palette",
        QT_TRANSLATE_NOOP("Keys", "Palette of pieces"),
        {{"erase",
          QT_TRANSLATE_NOOP("Keys", "Erase"),
          {Qt::Key_X},
          [](PaletteTool &tool, const QKeyEvent &) {
              tool.choices().setTool(QStringLiteral("erase-pieces"));
          }},
         {"player",
          QT_TRANSLATE_NOOP("Keys", "Next player"),
          {Qt::Key_Tab},
          [](PaletteTool &tool, const QKeyEvent &) {
              Choices &choices = tool.choices();
              const std::size_t players = tool.session().design().rules->players.size();
              choices.setPlayer(PlayerId((choices.player().index() + 1) % players));
          }},
         {"",
          QT_TRANSLATE_NOOP("Keys", "The piece that has this letter"),
          letterKeys(),
          [](PaletteTool &tool, const QKeyEvent &event) {
              tool.choices().setPiece(tool.pieceWith(plainKey(event)));
              tool.choices().setTool(QStringLiteral("place"));
          },
          [](const PaletteTool &tool, Key key) {
              return tool.pieceWith(key).has_value();
          }}});
    return table;
}

Result<Design> PlaceTool::placed(const std::vector<SiteId> &sites) const
{
    const std::vector<SiteId> cells = repeated(sites);
    if (cells.empty() || !choices().piece())
        return session().design();
    return withArmiesPlaced(
        session().design(), cells, *choices().piece(), choices().player(), choices().armyMirror());
}

void PlaceTool::press(const CanvasEvent &event)
{
    m_isPicking = !event.inverse() && event.modifiers & Qt::AltModifier;
    if (!m_isPicking)
        return drag(event);
    const auto piece = event.cell ? session().position().at(*event.cell) : std::nullopt;
    if (piece) {
        choices().setPiece(piece->type);
        choices().setPlayer(piece->owner);
    }
}

void PlaceTool::drag(const CanvasEvent &event)
{
    if (m_isPicking)
        return;
    if (event.inverse()) {
        const auto pieces = withPieces(*session().design().setup, event.swept);
        if (!pieces.empty())
            session().preview(withArmiesErased(session().design(), pieces, choices().armyMirror()));
        return;
    }
    session().preview(placed(event.swept));
}

void PlaceTool::release(const CanvasEvent &event)
{
    session().commit(event.inverse() ? toolText(QT_TRANSLATE_NOOP("Tools", "Remove pieces"))
                                     : toolText(QT_TRANSLATE_NOOP("Tools", "Place pieces")));
}

void PlaceTool::act(CellId cell)
{
    session().apply(toolText(QT_TRANSLATE_NOOP("Tools", "Place a piece")),
                    placed({board().site(cell)}));
}

void PlaceTool::undoAct(CellId cell)
{
    const SiteId site = board().site(cell);
    session().apply(
        toolText(QT_TRANSLATE_NOOP("Tools", "Remove a piece")),
        withArmiesErased(session().committed(), std::span(&site, 1), choices().armyMirror()));
}

QString PlaceTool::hint() const
{
    if (!choices().piece())
        return withGivenKey(toolText(QT_TRANSLATE_NOOP(
                                "Tools", "There is no piece yet: make one in Pieces mode (F4)")),
                            QStringLiteral("mode.pieces"));
    return {};
}

void ErasePiecesTool::drag(const CanvasEvent &event)
{
    const auto pieces = withPieces(*session().design().setup, event.swept);
    if (!pieces.empty())
        session().preview(withArmiesErased(session().design(), pieces, choices().armyMirror()));
}

void ErasePiecesTool::release(const CanvasEvent &)
{
    session().commit(toolText(QT_TRANSLATE_NOOP("Tools", "Remove pieces")));
}

void ErasePiecesTool::act(CellId cell)
{
    const SiteId site = board().site(cell);
    session().apply(
        toolText(QT_TRANSLATE_NOOP("Tools", "Remove a piece")),
        withArmiesErased(session().committed(), std::span(&site, 1), choices().armyMirror()));
}

void SelectTool::press(const CanvasEvent &event)
{
    m_start = m_at = event.at;
    m_hasMoved = false;
    m_piece.reset();
    m_isBand = false;
    m_before = event.modifiers & Qt::ShiftModifier ? choices().selection() : std::set<SiteId>();
    const bool onPiece = event.cell && session().position().at(*event.cell);
    if (onPiece && !event.inverse() && !(event.modifiers & Qt::ShiftModifier))
        m_piece = board().site(*event.cell);
    else
        m_isBand = !event.inverse();
}

void SelectTool::drag(const CanvasEvent &event)
{
    m_at = event.at;
    m_hasMoved = m_hasMoved || QPointF(m_at - m_start).manhattanLength() > 0.3;
    if (!m_hasMoved)
        return;
    if (m_piece && canMovePieces()) {
        const auto to = event.cell ? std::optional(board().site(*event.cell)) : std::nullopt;
        if (to && *to != *m_piece)
            session().preview(withPieceMoved(session().committed(), *m_piece, *to));
        else
            session().cancel();
    } else if (m_isBand) {
        select(event);
    }
}

void SelectTool::select(const CanvasEvent &event)
{
    std::set<SiteId> selection = m_before;
    const QRectF band = QRectF(m_start, event.at).normalized();
    for (const CellId cell : event.scene->cellsIn(band))
        selection.insert(board().site(cell));
    choices().setSelection(std::move(selection));
}

void SelectTool::release(const CanvasEvent &event)
{
    m_isBand = false;
    if (m_hasMoved) {
        session().commit(toolText(QT_TRANSLATE_NOOP("Tools", "Move a piece")));
        return;
    }
    if (event.inverse())
        return;
    selectByClick(event);
}

void SelectTool::act(CellId cell)
{
    if (!pinPiece(cell) && choices().mode() == Mode::Board)
        choices().setSelection({board().site(cell)});
}

void SelectTool::undoAct(CellId cell)
{
    choices().setSelection({board().site(cell)});
    eraseSelection(session(), choices());
}

void SelectTool::cancel()
{
    if (m_isBand)
        choices().setSelection(m_before);
    m_isBand = false;
    m_piece.reset();
}

void SelectTool::paintOver(QPainter &painter, const View &view) const
{
    if (!m_isBand || !m_hasMoved)
        return;
    setBandColours(painter);
    painter.drawRect(view.map(QRectF(m_start, m_at).normalized()));
}

void TryPieceTool::press(const CanvasEvent &event)
{
    m_from.reset();
    m_isDrawing = false;
    if (!event.cell || event.inverse())
        return;
    if (event.cell == trial().stageCell() || event.cell == trial().drawnEnd())
        m_from = event.cell;
    else
        trial().setStageCell(*event.cell);
}

void TryPieceTool::drag(const CanvasEvent &event)
{
    if (!event.cell || event.inverse())
        return;
    if (!m_from)
        return trial().setStageCell(*event.cell);
    if (!m_isDrawing && event.cell == m_from)
        return;
    if (!std::exchange(m_isDrawing, true))
        trial().dragLeg(LegDrag::Begin, *m_from);
    trial().dragLeg(LegDrag::Over, *event.cell);
}

void TryPieceTool::release(const CanvasEvent &event)
{
    const auto from = std::exchange(m_from, std::nullopt);
    if (std::exchange(m_isDrawing, false))
        trial().dragLeg(LegDrag::End, event.cell.value_or(*from));
    else if (from)
        trial().setStageCell(*from);
}

void TryPieceTool::cancel()
{
    const auto from = std::exchange(m_from, std::nullopt);
    if (std::exchange(m_isDrawing, false))
        trial().dragLeg(LegDrag::Cancel, *from);
}

std::optional<TestSide> TestPiecesTool::next(SiteId site) const
{
    static constexpr std::array order = {TestSide::Enemy,
                                         TestSide::Friend,
                                         TestSide::Wall,
                                         TestSide::Unowned,
                                         TestSide::Royal,
                                         TestSide::Other};
    const auto &pieces = trial().testPieces();
    const auto found = pieces.find(site);
    const auto *now =
        found == pieces.end() ? nullptr : std::find(order.begin(), order.end(), found->second);
    const PieceId edited = choices().piece().value_or(PieceId(0));
    for (const auto *side = now ? now + 1 : order.begin(); side != order.end(); ++side) {
        if (*side == TestSide::Wall || testType(*side, edited, *session().design().pieces))
            return *side;
    }
    return std::nullopt;
}

bool TestPiecesTool::takesKey(QKeyCombination key) const
{
    return keys().takes(*this, key);
}

void TestPiecesTool::key(QKeyCombination key)
{
    keys().press(*this, key);
}

const KeyTable<TestPiecesTool> &TestPiecesTool::keys()
{
    using Key = QKeyCombination;
    static const KeyTable<TestPiecesTool> table(
        "test-pieces",
        QT_TRANSLATE_NOOP("Keys", "Test pieces"),
        {{"enemy-at-pointer",
          enemyUnderPointer,
          {enemyKey},
          [](TestPiecesTool &tool, const QKeyEvent &) {
              letEnemyComeOrGo(tool.trial());
          }},
         {"clear",
          QT_TRANSLATE_NOOP("Keys", "Take all away"),
          {Qt::Key_Delete, Qt::Key_Backspace},
          [](TestPiecesTool &tool, const QKeyEvent &) { tool.trial().clearTestPieces(); },
          [](const TestPiecesTool &tool, Key) {
              return !tool.trial().testPieces().empty();
          }}});
    return table;
}

const KeyTable<TryPieceTool> &TryPieceTool::keys()
{
    static const KeyTable<TryPieceTool> table("tried-piece",
                                              QT_TRANSLATE_NOOP("Keys", "Tried piece"),
                                              {{"enemy-at-pointer",
                                                enemyUnderPointer,
                                                {enemyKey},
                                                [](TryPieceTool &tool, const QKeyEvent &) {
                                                    letEnemyComeOrGo(tool.trial());
                                                }}});
    return table;
}

bool TryPieceTool::takesKey(QKeyCombination key) const
{
    return keys().takes(*this, key);
}

void TryPieceTool::key(QKeyCombination key)
{
    keys().press(*this, key);
}

void TestPiecesTool::press(const CanvasEvent &event)
{
    m_side.reset();
    if (!event.cell)
        return;
    const SiteId site = board().site(*event.cell);
    if (!event.inverse())
        m_side = next(site);
    trial().setTestPiece(site, m_side);
}

void TestPiecesTool::drag(const CanvasEvent &event)
{
    for (const SiteId site : event.swept) {
        const auto &pieces = trial().testPieces();
        const auto found = pieces.find(site);
        const bool isSo = found == pieces.end() ? !m_side : m_side == found->second;
        if (board().cellAt(site) && !isSo)
            trial().setTestPiece(site, m_side);
    }
}

void TestPiecesTool::act(CellId cell)
{
    const SiteId site = board().site(cell);
    trial().setTestPiece(site, next(site));
}

void TestPiecesTool::undoAct(CellId cell)
{
    trial().setTestPiece(board().site(cell), std::nullopt);
}

void eraseSelection(Session &session, const Choices &choices)
{
    const std::vector<SiteId> sites(choices.selection().begin(), choices.selection().end());
    if (sites.empty())
        return;
    if (choices.mode() == Mode::Board)
        eraseSelectedCells(session, choices);
    else if (choices.mode() == Mode::Setup)
        session.apply(toolText(QT_TRANSLATE_NOOP("Tools", "Remove pieces")),
                      withPiecesErased(session.committed(), sites));
}

} // namespace rookery
