#include "model/exchange/zrf/zrf_en_passant.h"

#include "model/exchange/target/programs.h"
#include "model/exchange/zrf/zrf_cursor.h"

#include <algorithm>
#include <set>
#include <utility>

namespace rookery {

namespace {

constexpr int mostLength = 6; // of a move over cells

/// Steps in one direction, own to the piece that goes over cells, and how many there are.
using Passing = std::pair<StepId, int>;

/// The straight moves over cells that a piece has.
class Passings
{
public:
    Passings(const Subject &subject, PieceId piece)
        : m_compass(subject.board().compass())
    {
        for (const GuardedProgram &guarded : programsOf(subject, piece, PlayerId(1))) {
            m_program = &guarded.program;
            follow(guarded.program.firstAlways, std::nullopt, 0);
        }
    }

    /// Nothing if it has others over cells, too.
    std::optional<std::set<Passing>> found() const
    {
        return m_isStraight ? std::optional(m_found) : std::nullopt;
    }

private:
    void follow(Program::Range range, std::optional<StepId> step, int before)
    {
        for (const std::uint32_t index : m_program->at(range)) {
            const Program::Node &node = m_program->nodes[index];
            const bool isStraight = !node.isAnywhere && (!step || node.own == *step)
                                    && isShortStep(m_compass, node.own) && node.most <= mostLength
                                    && node.onFriend.then.empty() && node.onEnemy.then.empty();
            if (!isStraight || before > mostLength) {
                m_isStraight = false;
                return;
            }
            for (int count = node.least; count <= node.most; ++count) {
                if (before + count > 1 && (node.onEmpty.stop || node.onEnemy.stop))
                    m_found.insert({node.own, before + count});
                follow(node.onEmpty.then, node.own, before + count);
            }
        }
    }

    const Compass &m_compass;
    const Program *m_program = nullptr;
    std::set<Passing> m_found;
    bool m_isStraight = true;
};

/// The directions in which a piece captures on the next cell, as the first player has them; nothing
/// if it captures otherwise, too.
std::optional<std::vector<StepId>> captures(const Subject &subject, PieceId piece)
{
    std::vector<StepId> steps;
    for (const GuardedProgram &guarded : programsOf(subject, piece, PlayerId(0))) {
        for (const Program::Node &node : guarded.program.nodes) {
            if (!node.onEnemy.stop)
                continue;
            const auto first = guarded.program.at(guarded.program.firstAlways);
            const auto index = static_cast<std::uint32_t>(&node - guarded.program.nodes.data());
            const bool isPlain = guarded.when == When::Always && !guarded.startsIn && node.most == 1
                                 && !node.isAnywhere
                                 && std::find(first.begin(), first.end(), index) != first.end();
            if (!isPlain)
                return std::nullopt;
            steps.push_back(node.own);
        }
    }
    return steps;
}

/// Answers in the words of the board, as the first player sees it.
class Words
{
public:
    Words(const Subject &subject, const ZrfVocabulary &words)
        : m_subject(subject)
        , m_compass(subject.board().compass())
        , m_words(words)
    {
    }

    /// Against and along the step that enemies of the first player take, if what that becomes for
    /// the second player is true of enemies of theirs.
    std::optional<std::pair<std::string, std::string>> against(StepId own) const
    {
        const StepId along = stepSeenBy(m_subject, PlayerId(1), own);
        const auto back = opposite(along);
        if (!back || m_words.steps().count(along) == 0)
            return std::nullopt;
        const OrientationId first = m_compass.find(m_subject.rules().players[0].facing);
        const StepId seen = m_compass.seen(m_compass.inverse(first), along);
        if (stepSeenBy(m_subject, PlayerId(1), seen) != stepSeenBy(m_subject, PlayerId(0), own))
            return std::nullopt;
        return std::pair(m_words.steps().at(*back), m_words.steps().at(along));
    }

private:
    std::optional<StepId> opposite(StepId step) const
    {
        const auto &vector = m_compass.vector(step);
        for (const auto &[other, name] : m_words.steps()) {
            const auto &there = m_compass.vector(other);
            if (vector && there && *there == -*vector
                && m_compass.joined(other) == m_compass.joined(step))
                return other;
        }
        return std::nullopt;
    }

    const Subject &m_subject;
    const Compass &m_compass;
    const ZrfVocabulary &m_words;
};

std::string repeated(const std::string &word, int times)
{
    std::string text;
    for (int i = 0; i < times; ++i)
        text += word + " ";
    return text;
}

} // namespace

std::optional<std::vector<std::string>> zrfEnPassant(const Subject &subject,
                                                     const ZrfVocabulary &words,
                                                     const EnPassant &rule,
                                                     PieceId taker,
                                                     const std::string &add)
{
    const auto steps = captures(subject, taker);
    const bool isUsual = rule.within == PassedFor::NextTurn && rule.players.empty()
                         && subject.rules().players.size() == 2;
    if (!isUsual || !steps)
        return std::nullopt;
    std::vector<std::string> blocks;
    for (const PieceId victim : subject.pieceIds()) {
        if (!covers(rule.victims, victim) || !subject.passesCells(victim))
            continue;
        const auto passings = Passings(subject, victim).found();
        if (!passings)
            return std::nullopt;
        for (const auto &[own, length] : *passings) {
            const auto line = Words(subject, words).against(own);
            if (!line)
                return std::nullopt;
            const auto &[back, along] = *line;
            for (const StepId step : *steps) {
                for (int far = 1; far < length; ++far)
                    blocks.push_back(
                        words.steps().at(stepSeenBy(subject, PlayerId(0), step))
                        + " (verify empty?) "
                        + (rule.zone ? "(verify (in-zone? " + words.zone(*rule.zone) + ")) " : "")
                        + repeated(back, far) + "(verify last-from?) " + repeated(along, length)
                        + "(verify last-to?) (verify enemy?) (verify (piece? " + words.type(victim)
                        + ")) capture " + repeated(back, length - far) + add);
            }
        }
    }
    return blocks;
}

bool isZrfEnPassant(const Subject &subject, const ZrfVocabulary &words, const EnPassant &rule)
{
    for (const PieceId piece : subject.pieceIds()) {
        if (covers(rule.takers, piece) && !zrfEnPassant(subject, words, rule, piece, {}))
            return false;
    }
    return true;
}

bool asksLastMove(const ZrfNode &block)
{
    return block.is("last-from?")
           || std::any_of(block.items.begin(), block.items.end(), asksLastMove);
}

Result<ZrfPassing> readZrfEnPassant(const ZrfNode &block,
                                    const std::map<std::string, DirectionId> &directions)
{
    ZrfCursor cursor(block);
    ZrfPassing passing;
    const auto run = [&](std::string &word) {
        int length = 0;
        for (; cursor.here() != nullptr && directions.count(cursor.here()->text) > 0
               && (word.empty() || cursor.here()->is(word));
             ++length) {
            word = cursor.here()->text;
            cursor.advance();
        }
        return length;
    };
    std::string first;
    std::string back;
    std::string along;
    cursor.need(run(first) == 1);
    cursor.need(cursor.skipVerify("empty?"));
    passing.zone = cursor.skipVerifyOf("in-zone?");
    const int far = run(back);
    cursor.need(cursor.skipVerify("last-from?"));
    const int length = run(along);
    cursor.need(cursor.skipVerify("last-to?"));
    cursor.need(cursor.skipVerify("enemy?"));
    passing.victim = cursor.skipVerifyOf("piece?").value_or(std::string());
    cursor.need(!passing.victim.empty() && cursor.skip("capture"));
    cursor.need(run(back) == length - far && far > 0 && far < length);
    if (cursor.isLost())
        return failure(cursor.fault(Message("a capture en passant")));
    return passing;
}

} // namespace rookery
