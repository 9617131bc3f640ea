#include "model/play/moves/move_choice.h"

#include "model/play/moves/move_path.h"

#include <algorithm>
#include <map>

namespace rookery {

namespace {

bool isOwnWithCells(const Move &move)
{
    return move.own
           && std::any_of(
               move.own->choices.begin(), move.own->choices.end(), [](const OwnChoice &choice) {
                   return choice.kind == OwnChoice::Kind::Cell;
               });
}

/// The cell that is clicked first.
CellId startOf(const Move &move)
{
    return move.own ? ownCells(move).front() : move.from;
}

bool hasStart(const Move &move)
{
    return move.kind == Move::Kind::Displace || move.kind == Move::Kind::Castle
           || move.kind == Move::Kind::Promote || isOwnWithCells(move);
}

template<class T, class Of>
bool differ(const std::vector<T> &items, Of of)
{
    return std::any_of(items.begin(), items.end(), [&](const T &item) {
        return !(of(item) == of(items.front()));
    });
}

} // namespace

MoveChoice::MoveChoice(std::shared_ptr<const CompiledGame> game,
                       Position position,
                       std::vector<Move> legal)
    : m_game(std::move(game))
    , m_position(std::move(position))
    , m_legal(std::move(legal))
{
    clear();
}

void MoveChoice::clear()
{
    m_lines.clear();
    m_from.reset();
    m_hand.reset();
    m_reached.reset();
}

bool MoveChoice::take(CellId cell, Stay stay)
{
    return tryStep(OnCell{cell, stay});
}

bool MoveChoice::takeHand(PieceId type)
{
    return m_steps.empty() && tryStep(FromHand{type});
}

bool MoveChoice::answer(const Option &option)
{
    return tryStep(option);
}

bool MoveChoice::back()
{
    if (m_steps.empty())
        return false;
    const std::vector<Step> steps(m_steps.begin(), m_steps.end() - 1);
    reset();
    for (const Step &step : steps)
        tryStep(step);
    return true;
}

void MoveChoice::reset()
{
    m_steps.clear();
    clear();
}

bool MoveChoice::tryStep(const Step &step)
{
    if (!apply(step))
        return false;
    m_steps.push_back(step);
    return true;
}

bool MoveChoice::apply(const Step &step)
{
    if (const auto *on = std::get_if<OnCell>(&step)) {
        if (m_steps.empty())
            return begin(on->cell);
        if (!victims().empty())
            return takeVictim(on->cell);
        return question() == Question::Wall ? buildWall(on->cell) : walk(*on);
    }
    std::vector<Line> kept;
    if (const auto *hand = std::get_if<FromHand>(&step)) {
        for (std::size_t i = 0; i < m_legal.size(); ++i) {
            if (m_legal[i].kind == Move::Kind::Drop && m_legal[i].type == hand->type)
                kept.push_back({i, {m_legal[i].to}});
        }
        if (!kept.empty())
            m_hand = hand->type;
    } else {
        const Question asked = question();
        if (asked == Question::None || asked == Question::Wall)
            return false;
        std::copy_if(
            m_lines.begin(), m_lines.end(), std::back_inserter(kept), [&](const Line &line) {
                return optionOf(move(line), asked) == std::get<Option>(step);
            });
    }
    if (kept.empty())
        return false;
    m_lines = std::move(kept);
    return true;
}

/// The first cell: a piece to move or to be taken off, or where a piece or a wall is put down.
bool MoveChoice::begin(CellId cell)
{
    std::vector<Line> lines = linesFrom(cell);
    if (!lines.empty()) {
        m_from = cell;
        // A piece that may only change where it stands is at its end at once.
        if (std::all_of(
                lines.begin(), lines.end(), [](const Line &line) { return line.isEnded(); }))
            m_reached = cell;
        m_lines = std::move(lines);
        return true;
    }
    for (std::size_t i = 0; i < m_legal.size(); ++i) {
        const Move &move = m_legal[i];
        if (move.kind == Move::Kind::Drop && move.to == cell)
            lines.push_back({i, {move.to}, 1});
        if (move.kind == Move::Kind::Build && move.wall == cell)
            lines.push_back({i, {cell}, 1});
        if (move.kind == Move::Kind::Remove && takenBy(move).contains(cell))
            lines.push_back({i, {cell}, 1});
    }
    if (lines.empty())
        return false;
    m_lines = std::move(lines);
    m_reached = cell;
    return true;
}

bool MoveChoice::walk(const OnCell &step)
{
    if (hasArrived())
        return false;
    if (step.cell == m_reached && mayStop()) {
        std::erase_if(m_lines, [](const Line &line) { return !line.isEnded(); });
        return true;
    }
    return follow(step.cell, step.stay, false) || follow(step.cell, step.stay, true);
}

/// Cells on the way may be left out, so that the end alone is enough where it says all. Castling
/// may also be said by the partner's cell.
bool MoveChoice::follow(CellId cell, Stay stay, bool atPartner)
{
    std::vector<Line> kept;
    for (const Line &line : m_lines) {
        const auto rest = line.path.begin() + static_cast<std::ptrdiff_t>(line.at);
        const auto found = std::find(rest, line.path.end(), cell);
        if (atPartner) {
            if (move(line).kind == Move::Kind::Castle && move(line).taken.front().cell == cell)
                kept.push_back({line.move, line.path, line.path.size()});
        } else if (found != line.path.end()) {
            kept.push_back(
                {line.move, line.path, static_cast<std::size_t>(found - line.path.begin()) + 1});
        }
    }
    if (kept.empty())
        return false;
    const auto isOpen = [](const Line &line) {
        return !line.isEnded();
    };
    const bool mayEnd = !std::all_of(kept.begin(), kept.end(), isOpen);
    if (mayEnd && stay == Stay::End)
        std::erase_if(kept, isOpen);
    m_reached = atPartner ? move(kept.front()).to : cell;
    m_lines = std::move(kept);
    return true;
}

bool MoveChoice::buildWall(CellId cell)
{
    std::vector<Line> kept;
    std::copy_if(m_lines.begin(), m_lines.end(), std::back_inserter(kept), [&](const Line &line) {
        return move(line).wall == cell;
    });
    if (kept.empty())
        return false;
    m_lines = std::move(kept);
    return true;
}

bool MoveChoice::takeVictim(CellId cell)
{
    const std::vector<CellId> offered = victims();
    if (std::find(offered.begin(), offered.end(), cell) == offered.end())
        return false;
    std::erase_if(m_lines, [&](const Line &line) { return !takenBy(move(line)).contains(cell); });
    return true;
}

std::vector<CellId> MoveChoice::victims() const
{
    if (question() != Question::Way)
        return {};
    const std::vector<Option> ways = options();
    std::map<CellId, std::size_t> takers;
    for (const Option &way : ways) {
        for (const CellId cell : way.victims)
            ++takers[cell];
    }
    std::vector<CellId> own;
    for (const Option &way : ways) {
        const auto isOwn = [&](CellId cell) {
            return takers[cell] == 1;
        };
        if (way.isCastling || std::count_if(way.victims.begin(), way.victims.end(), isOwn) != 1)
            return {};
        own.push_back(*std::find_if(way.victims.begin(), way.victims.end(), isOwn));
    }
    return own;
}

bool MoveChoice::hasArrived() const
{
    return !m_lines.empty() && std::all_of(m_lines.begin(), m_lines.end(), [](const Line &line) {
        return line.isEnded();
    });
}

bool MoveChoice::mayStop() const
{
    return !hasArrived() && std::any_of(m_lines.begin(), m_lines.end(), [](const Line &line) {
        return line.isEnded();
    });
}

MoveChoice::Question MoveChoice::question() const
{
    if (!hasArrived() || m_lines.size() == 1)
        return Question::None;
    for (const Question each :
         {Question::Way, Question::Type, Question::Promotion, Question::Gate, Question::Own}) {
        if (differ(m_lines, [&](const Line &line) { return optionOf(move(line), each); }))
            return each;
    }
    return differ(m_lines, [&](const Line &line) { return move(line).wall; }) ? Question::Wall
                                                                              : Question::None;
}

MoveChoice::Option MoveChoice::optionOf(const Move &move, Question question) const
{
    switch (question) {
    case Question::Way: {
        const auto taken = takenBy(move);
        return {std::nullopt,
                std::nullopt,
                {taken.begin(), taken.end()},
                move.kind == Move::Kind::Castle};
    }
    case Question::Type:
        return {move.kind == Move::Kind::Drop ? std::optional(move.type) : std::nullopt,
                std::nullopt,
                {},
                false};
    case Question::Promotion:
        return {move.becomes, std::nullopt, {}, false};
    case Question::Gate:
        if (move.gate)
            return {move.gate->type, move.gate->cell, {}, false};
        return {};
    case Question::Own:
        return {std::nullopt, std::nullopt, {}, false, move.own};
    case Question::None:
    case Question::Wall:
        break;
    }
    return {};
}

std::vector<MoveChoice::Option> MoveChoice::options() const
{
    std::vector<Option> all;
    const Question asked = question();
    if (asked == Question::None || asked == Question::Wall)
        return all;
    for (const Line &line : m_lines) {
        Option option = optionOf(move(line), asked);
        if (std::find(all.begin(), all.end(), option) == all.end())
            all.push_back(std::move(option));
    }
    return all;
}

const Move *MoveChoice::decided() const
{
    return hasArrived() && question() == Question::None ? &move(m_lines.front()) : nullptr;
}

const Move *MoveChoice::pass() const
{
    const auto found = std::find_if(m_legal.begin(), m_legal.end(), [](const Move &move) {
        return move.kind == Move::Kind::Pass;
    });
    return found == m_legal.end() ? nullptr : &*found;
}

std::vector<MoveChoice::Line> MoveChoice::linesFrom(CellId cell) const
{
    std::vector<Line> lines;
    for (std::size_t i = 0; i < m_legal.size(); ++i) {
        if (hasStart(m_legal[i]) && startOf(m_legal[i]) == cell)
            lines.push_back({i, movePath(*m_game, m_position, m_legal[i])});
    }
    return lines;
}

std::size_t MoveChoice::moveCount(CellId cell) const
{
    return static_cast<std::size_t>(
        std::count_if(m_legal.begin(), m_legal.end(), [&](const Move &move) {
            return hasStart(move) && startOf(move) == cell;
        }));
}

} // namespace rookery
