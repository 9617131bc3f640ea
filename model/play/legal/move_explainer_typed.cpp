#include "model/base/did_you_mean.h"
#include "model/base/shown.h"
#include "model/play/legal/move_explainer.h"
#include "model/play/legal/own_refusal.h"
#include "model/play/legal/refusal.h"
#include "model/play/legal/rule_questions.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/moves/notation/typed_intent.h"
#include "model/play/phrases/own_rules.h"

#include <algorithm>

/// What a MoveExplainer says of typed moves, and of the choices of own moves.
namespace rookery {

namespace {

MoveAnswer refusedBy(Barrier barrier, const Message &sentence)
{
    MoveAnswer answer;
    answer.barrier = barrier;
    answer.reason = answer.sentence = sentence;
    return answer;
}

/// Of a letter, or a longer name, that no piece type has.
Message unknownType(const std::string &word, const Pieces &pieces)
{
    if (word.size() == 1)
        return Message("no piece has the letter '{letter}'", {{"letter", word}});
    std::vector<std::string> names;
    for (const PieceType &type : pieces.types)
        names.push_back(type.name);
    return Message("no piece is called {quoted}{near}",
                   {{"quoted", inQuotes(word)}, {"near", didYouMean(word, names)}});
}

} // namespace

/// The design's own rules, asked by themselves.
struct MoveExplainer::OwnGame
{
    explicit OwnGame(MoveRules &asked)
        : book(std::make_shared<const RuleBook>(asked.design(), asked.sharedGame()))
        , questions(asked.design(),
                    std::make_shared<Threats>(asked.design(), asked.sharedGame(), book))
        , rules(book->own())
    {
        rules.setGame(&questions);
    }

    std::shared_ptr<const RuleBook> book;
    RuleQuestions questions;
    OwnRules rules;
};

/// Null without own moves.
OwnRules *MoveExplainer::ownRules()
{
    if (rules().ownMoves.empty())
        return nullptr;
    if (!m_own)
        m_own = std::make_shared<OwnGame>(m_moveRules);
    return &m_own->rules;
}

MoveAnswer MoveExplainer::answer(std::string_view typed)
{
    const auto legal = findTypedMove(typed, board(), *m_design.pieces, m_legal, m_naming);
    if (legal)
        return ofLegal(*legal);
    const TypedIntent intent = typedIntent(typed, board(), *m_design.pieces, m_naming);
    const auto own = ownVerdict({std::string(typed)});
    const bool isOfPiece = intent.from && intent.to && hasMovement(*intent.from);
    if (own && own->isRead && (own->move || !isOfPiece))
        return ofOwnVerdict(*own, typed);
    if (auto answer = ofIntent(intent); answer && answer->barrier != Barrier::None)
        return std::move(*answer);
    return own ? ofOwnVerdict(*own, typed)
               : refusedBy(Barrier::Unclear, Message::literal(legal.error().sentence()));
}

MoveAnswer MoveExplainer::ofLegal(const Move &move)
{
    MoveAnswer answer;
    answer.moves = {move};
    if (move.kind == Move::Kind::Displace || move.kind == Move::Kind::Castle)
        addWays(move.from, move.to, answer);
    else
        answer.others.push_back(Message::literal(text(move)));
    return answer;
}

/// Of a text that says what it means; nothing of others.
std::optional<MoveAnswer> MoveExplainer::ofIntent(const TypedIntent &intent)
{
    if (intent.passes)
        return refusedBy(
            Barrier::Pass,
            Message("{player} may not pass", {{"player", player(m_position.toMove())}}));
    if (!intent.unknown.empty())
        return refusedBy(Barrier::Drop, unknownType(intent.unknown, *m_design.pieces));
    if (intent.from && intent.to)
        return answer(*intent.from, *intent.to);
    const auto type = intent.drop ? intent.drop : onlyDrop(m_legal);
    const bool isDrop = type && intent.to;
    const bool isLegal = std::any_of(m_legal.begin(), m_legal.end(), [&](const Move &move) {
        return move.kind == Move::Kind::Drop && move.type == type && move.to == intent.to;
    });
    if (!isDrop || isLegal)
        return std::nullopt;
    return refusedBy(Barrier::Drop, refusedDrop(*type, *intent.to));
}

std::optional<OwnVerdict> MoveExplainer::ownVerdict(const OwnWish &wish)
{
    OwnRules *own = ownRules();
    if (own == nullptr)
        return std::nullopt;
    return OwnRefusal(m_design, *own, m_position, m_naming).verdict(wish);
}

MoveAnswer MoveExplainer::ofOwnVerdict(const OwnVerdict &verdict, std::string_view typed)
{
    if (m_end)
        return refusedBy(Barrier::GameOver, gameOver());
    const auto refused = [&](const Reason &reason) {
        return refusedBy(reason.barrier,
                         Message("{move} is no move here: {reason}",
                                 {{"move", std::string(typed)}, {"reason", reason.text}}));
    };
    if (!verdict.move)
        return refused({Barrier::OwnMoves, verdict.reason});
    // Of choices with the same result only the first are listed.
    const Move *listed = ownRules()->sameResult(m_position, *verdict.move, m_pseudo);
    const Move &move = listed != nullptr ? *listed : *verdict.move;
    const bool isLegal = std::find(m_legal.begin(), m_legal.end(), move) != m_legal.end();
    return isLegal ? ofLegal(move) : refused(ofCandidates({move}));
}

/// Why no own move begins with the one cell and ends with the other.
std::optional<Message> MoveExplainer::ofOwnChoices(CellId from, CellId to)
{
    const auto verdict = ownVerdict({{}, OwnChoices::Cells{from, to}});
    return verdict && !verdict->move ? std::optional(verdict->reason) : std::nullopt;
}

} // namespace rookery
