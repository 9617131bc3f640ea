#include "widgets/movement/edited_movement.h"

#include "model/edit/pieces/movement_edits.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/movement/words/leg_words.h"
#include "model/movement/words/path_words.h"
#include "widgets/base/shown_wording.h"
#include "widgets/session/followed.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace rookery {

EditedMovement::EditedMovement(Workspace &workspace, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
{
    refresh();
    connect(&workspace.session(), &Session::designChanged, this, [this](Sections sections) {
        if (sections & (Section::Pieces | Section::Directions | Section::Rules))
            refresh();
    });
    connect(&workspace.choices(), &Choices::changed, this, [this] {
        if (m_workspace.choices().piece() != m_piece || m_workspace.choices().player() != m_player)
            refresh();
    });
}

const PieceType *EditedMovement::type() const
{
    const auto piece = m_workspace.choices().piece();
    const auto &types = m_workspace.design().pieces->types;
    return piece && piece->index() < types.size() ? &types[piece->index()] : nullptr;
}

Orientation EditedMovement::facing() const
{
    const auto &players = m_workspace.design().rules->players;
    const std::size_t player = m_workspace.choices().player().index();
    return player < players.size() ? players[player].facing : Orientation{};
}

// Reading

void EditedMovement::refresh()
{
    const Shared<Pieces> before = std::exchange(m_seen, m_workspace.design().pieces);
    const auto former = std::exchange(m_piece, m_workspace.choices().piece());
    const bool isSame =
        former && m_piece
        && followedId(before->types, m_seen->types, former, &PieceType::name) == m_piece;
    if (!isSame) {
        m_current = 0;
        m_item.reset();
        m_leg.reset();
        m_off.clear();
        m_draft.reset();
        m_stroke.reset();
    }
    m_player = m_workspace.choices().player();
    if (m_stroke && !m_workspace.session().isPreviewing())
        forgetStroke(); // an undo in the middle of a stroke ends it
    const auto entries = std::exchange(m_entries, {});
    readEntries();
    if (isSame)
        followRows(entries, (*before)[*former].moves);
    if (m_nextCurrent >= 0)
        m_current = static_cast<std::size_t>(std::exchange(m_nextCurrent, -1));
    m_current = std::min(m_current, m_entries.size() - 1);
    forgetRowsThatAreGone();
    Q_EMIT changed();
}

/// The movement that is looked at and the rows that are off stay the same where other movements
/// come, go or change places.
void EditedMovement::followRows(const std::vector<Entry> &before,
                                const std::vector<Movement> &movesBefore)
{
    const auto placeOf = [&](std::size_t row) -> std::optional<std::size_t> {
        if (row < before.size() && before[row].index) {
            const auto now = followed(movesBefore, moves(), *before[row].index, std::identity());
            const auto found =
                std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry &entry) {
                    return now && entry.index == now;
                });
            if (found != m_entries.end())
                return static_cast<std::size_t>(found - m_entries.begin());
        }
        return before.size() == m_entries.size() ? std::optional(row)
                                                 : std::nullopt; // a draft was begun or finished
    };
    m_current = placeOf(m_current).value_or(m_current);
    std::set<Row> off;
    for (Row row : std::exchange(m_off, {})) {
        if (const auto place = placeOf(row.entry)) {
            row.entry = *place;
            off.insert(row);
        }
    }
    m_off = std::move(off);
}

void EditedMovement::forgetRowsThatAreGone()
{
    const auto isThere = [&](const Row &row) {
        if (row.entry >= m_entries.size())
            return false;
        const Entry &entry = m_entries[row.entry];
        if (row.item)
            return entry.hasItems() && *row.item < entry.path.size();
        return !row.leg
               || (!entry.hasItems() && row.leg->part < entry.legs.size()
                   && row.leg->leg.index() < entry.legs[row.leg->part].legs.legs.size());
    };
    if (!isThere({m_current, m_item, {}}))
        m_item.reset();
    if (!isThere({m_current, {}, m_leg}))
        m_leg.reset();
    std::erase_if(m_off, [&](const Row &row) { return !isThere(row); });
}

bool EditedMovement::hasDraft() const
{
    return type() && m_draft && m_draft->others == moves();
}

void EditedMovement::readDefinition(const Movement &movement, Entry &entry) const
{
    entry.notation = notationOf(movement);
    auto path = Result<Path>(Path());
    if (const auto *text = std::get_if<PathText>(&movement.definition)) {
        path = readPath(text->text, directions());
        entry.text = text->text;
    } else {
        entry.legs = legsOf(movement, directions()).value();
        const auto *legs = std::get_if<LegGraph>(&movement.definition);
        path = legs ? pathOfLegs(*legs) : pathOfMoves(entry.legs, directions());
    }
    if (path)
        entry.path = std::move(*path);
    else
        entry.fault = path.error().message;
    if (const auto *betza = std::get_if<BetzaText>(&movement.definition)) {
        entry.text = betza->text;
        entry.dialect = betza->dialect;
    } else if (entry.text.empty() && path) {
        entry.text = writePath(entry.path, directions());
    }
}

void EditedMovement::readEntries()
{
    m_entries.clear();
    for (std::size_t i = 0; type() && i < moves().size(); ++i) {
        const Movement &movement = moves()[i];
        Entry entry;
        entry.index = i;
        entry.when = movement.when;
        readDefinition(movement, entry);
        m_entries.push_back(std::move(entry));
    }
    const bool isDrafted = hasDraft();
    if (!isDrafted && !m_entries.empty())
        return;
    Entry draft;
    draft.when = isDrafted ? m_draft->when : When::Always;
    const std::size_t place = isDrafted ? std::min(m_draft->place, m_entries.size()) : 0;
    m_entries.insert(m_entries.begin() + static_cast<std::ptrdiff_t>(place), std::move(draft));
}

void EditedMovement::choose(std::size_t entry, std::optional<std::size_t> item)
{
    choose(Row{entry, item, {}});
}

void EditedMovement::choose(const Row &row)
{
    if (row.entry >= m_entries.size() || row == Row{m_current, m_item, m_leg})
        return;
    m_current = row.entry;
    m_item = row.item;
    m_leg = row.leg;
    Q_EMIT changed();
}

// Writing

/// An edit of another movement forgets the draft.
EditedMovement::Target EditedMovement::target()
{
    const bool isDraft = !entry().index;
    if (!isDraft && hasDraft()) {
        if (m_draft->place < m_current)
            --m_current;
        m_draft.reset();
        readEntries();
    }
    m_item.reset();
    m_leg.reset();
    return {*m_piece, entry().index, m_current, entry().when};
}

Result<Design> EditedMovement::changedTo(const Target &target,
                                         const std::optional<Movement> &written)
{
    const Design &base = m_workspace.session().committed();
    const auto &before = (*base.pieces)[target.piece].moves;
    if (!written) {
        Draft draft{before, target.place, target.when};
        if (!target.index) {
            m_draft = std::move(draft);
            return base;
        }
        draft.others.erase(draft.others.begin() + static_cast<std::ptrdiff_t>(*target.index));
        m_draft = std::move(draft);
        return withMovementRemoved(base, target.piece, *target.index);
    }
    if (!target.index) {
        m_draft = Draft{before, target.place, target.when};
        const Movement added{written->definition, target.when, {}};
        return withMovementInserted(base, target.piece, target.place, added);
    }
    Movement movement = before[*target.index];
    movement.definition = written->definition;
    return withMovementChanged(base, target.piece, *target.index, movement);
}

Result<Design> EditedMovement::withPath(const Target &target, const Path &path)
{
    if (path.empty())
        return changedTo(target, std::nullopt);
    return changedTo(target, Movement{PathText{writePath(path, directions())}, target.when, {}});
}

void EditedMovement::beginStroke(Onto onto)
{
    if (!type())
        return;
    const bool wasPartOnly = m_item || m_leg;
    m_stroke = target();
    m_beforeStroke = m_current;
    if (onto == Onto::NewMovement && m_stroke->index) {
        m_stroke->index.reset();
        ++m_stroke->place;
        m_stroke->when = When::Always;
        m_nextCurrent = static_cast<int>(m_stroke->place);
    }
    if (wasPartOnly)
        Q_EMIT changed();
}

void EditedMovement::previewStroke(const Path &path)
{
    if (m_stroke)
        m_workspace.session().preview(withPath(*m_stroke, path));
}

void EditedMovement::previewStroke(const LegGraph &legs)
{
    if (!m_stroke)
        return;
    m_workspace.session().preview(legs.first.empty()
                                      ? changedTo(*m_stroke, std::nullopt)
                                      : changedTo(*m_stroke, Movement{legs, m_stroke->when, {}}));
}

void EditedMovement::commitStroke(const QString &undoText)
{
    if (std::exchange(m_stroke, std::nullopt))
        m_workspace.session().commit(undoText);
    m_nextCurrent = -1;
}

/// Back to the movement from before it.
void EditedMovement::forgetStroke()
{
    if (m_draft && m_draft->place != m_beforeStroke)
        m_draft.reset(); // it was made for the stroke
    m_stroke.reset();
    m_nextCurrent = static_cast<int>(m_beforeStroke);
}

void EditedMovement::cancelStroke()
{
    if (!m_stroke)
        return;
    forgetStroke();
    m_workspace.session().cancel();
    m_nextCurrent = -1;
}

void EditedMovement::applyPath(const QString &undoText, const Path &path)
{
    if (type())
        m_workspace.session().apply(undoText, withPath(target(), path));
}

std::optional<Error>
EditedMovement::applyLegs(const QString &undoText, const LegGraph &legs, const QString &mergeKey)
{
    if (!type())
        return std::nullopt;
    const auto chosen = m_leg;
    const Target now = target();
    m_leg = chosen;
    auto changed = changedTo(now, Movement{legs, When::Always, {}});
    const auto fault = changed ? std::nullopt : std::optional(changed.error());
    m_workspace.session().apply(undoText, std::move(changed), mergeKey);
    return fault;
}

const LegGraph *EditedMovement::writtenLegs() const
{
    const auto index = entry().index;
    return index ? std::get_if<LegGraph>(&moves()[*index].definition) : nullptr;
}

void EditedMovement::applyTyped(const Movement &typed, const QString &mergeKey)
{
    if (!type())
        return;
    const bool isPath = notationOf(typed) == Notation::Paths;
    m_workspace.session().apply(
        isPath ? tr("Type a path") : tr("Type Betza"), changedTo(target(), typed), mergeKey);
}

Result<Design> EditedMovement::writtenIn(Notation notation) const
{
    const Design &base = m_workspace.session().committed();
    if (!type() || !entry().index)
        return failure(Message("there is nothing in this move yet"));
    return withMovementWritten(base, *m_piece, *entry().index, notation);
}

bool EditedMovement::applyNotation(Notation notation)
{
    auto written = writtenIn(notation);
    if (written)
        target(); // forgets a draft
    return m_workspace.session().apply(tr("Write a move otherwise"), std::move(written));
}

QString EditedMovement::words() const
{
    const Entry &now = entry();
    return rookery::shown(now.index ? describeMovementInWords(
                              moves()[*now.index], directions(), &m_workspace.design())
                                    : describePathInWords(now.path, directions()));
}

void EditedMovement::setWhen(std::size_t entry, When when)
{
    if (entry >= m_entries.size() || m_entries[entry].when == when)
        return;
    const auto index = m_entries[entry].index;
    if (!index) {
        m_draft = Draft{moves(), entry, when};
        return refresh();
    }
    Movement movement = moves()[*index];
    movement.when = when;
    if (hasDraft())
        m_draft->others[*index] = movement;
    m_workspace.session().apply(
        tr("When the move may be made"),
        withMovementChanged(m_workspace.session().committed(), *m_piece, *index, movement));
}

void EditedMovement::addMovement()
{
    if (!type())
        return;
    if (!hasDraft() && !moves().empty())
        m_draft = Draft{moves(), moves().size(), When::Always};
    const auto isDraft = [](const Entry &entry) {
        return !entry.index;
    };
    readEntries();
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), isDraft);
    m_current = static_cast<std::size_t>(found - m_entries.begin());
    m_item.reset();
    m_leg.reset();
    Q_EMIT changed();
}

void EditedMovement::duplicateMovement()
{
    if (!type() || !entry().index)
        return;
    const Target from = target();
    m_nextCurrent = static_cast<int>(from.place) + 1;
    m_workspace.session().apply(
        tr("Duplicate a move"),
        withMovementInserted(
            m_workspace.session().committed(), from.piece, *from.index + 1, moves()[*from.index]));
    m_nextCurrent = -1;
}

void EditedMovement::removeMovement()
{
    if (!type())
        return;
    if (!entry().index) {
        m_draft.reset();
        return refresh();
    }
    const Target from = target();
    m_draft.reset();
    m_workspace.session().apply(
        tr("Delete a move"),
        withMovementRemoved(m_workspace.session().committed(), from.piece, *from.index));
}

void EditedMovement::moveMovement(int by)
{
    if (type() && entry().index)
        moveMovementTo(*entry().index + static_cast<std::size_t>(by));
}

void EditedMovement::moveMovementTo(std::size_t place)
{
    if (!type() || !entry().index || place >= moves().size())
        return;
    const Target from = target();
    m_nextCurrent = static_cast<int>(place);
    m_workspace.session().apply(
        tr("Order moves"),
        withMovementAt(m_workspace.session().committed(), from.piece, *from.index, place));
    m_nextCurrent = -1;
}

} // namespace rookery
