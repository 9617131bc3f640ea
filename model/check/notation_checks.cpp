#include "model/check/notation_checks.h"

#include "model/edit/pieces/betza_drops.h"
#include "model/edit/pieces/betza_rules.h"
#include "model/edit/pieces/movement_edits.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/movement/betza/betza.h"
#include "model/movement/imitation.h"
#include "model/movement/movement.h"

#include <algorithm>
#include <optional>
#include <string>
#include <variant>

namespace rookery {

namespace {

/// Calls with the piece's number, the text and what it says, for every Betza string of the design.
template<class Act>
void forEachBetza(const Design &design, Act act)
{
    for (std::size_t i = 0; i < design.pieces->types.size(); ++i) {
        for (const Movement &movement : design.pieces->types[i].moves) {
            const auto *betza = std::get_if<BetzaText>(&movement.definition);
            if (!betza)
                continue;
            if (const auto piece =
                    readBetza(betza->text, betza->dialect, longestSide(*design.board)))
                act(i, betza->text, *piece);
        }
    }
}

bool isOfTheGame(BetzaSpecial special)
{
    return special == BetzaSpecial::Castling || special == BetzaSpecial::EnPassantRights
           || special == BetzaSpecial::EnPassantCapture || special == BetzaSpecial::Drop;
}

/// Whether the rules, or the generator, do what a Betza string declares.
bool isHonoured(const Design &design, PieceId type, const BetzaDeclared &declared)
{
    const Rules &rules = *design.rules;
    const auto isIn = [&](const auto &list, auto set) {
        return std::any_of(
            list.begin(), list.end(), [&](const auto &rule) { return covers(rule.*set, type); });
    };
    switch (declared.special) {
    case BetzaSpecial::Imitator:
        return readImitator(declared.text).has_value();
    case BetzaSpecial::Castling:
        return isIn(rules.castling, &CastlingRule::kings);
    case BetzaSpecial::Drop:
        return hasDeclaredDrop(design, type, declared.text);
    case BetzaSpecial::EnPassantRights:
        return isIn(rules.enPassant, &EnPassant::victims);
    case BetzaSpecial::EnPassantCapture:
        return isIn(rules.enPassant, &EnPassant::takers);
    default:
        return false;
    }
}

/// Calls with the piece's number, the text and what of it neither the rules nor the generator do.
template<class Act>
void forEachUnheard(const Design &design, Act act)
{
    forEachBetza(design, [&](std::size_t type, const std::string &text, const BetzaPiece &piece) {
        for (const BetzaDeclared &declared : piece.specials) {
            if (!isHonoured(design, PieceId(type), declared))
                act(type, text, declared);
        }
    });
}

MessageArguments
argumentsOf(const std::string &piece, const std::string &text, const BetzaDeclared &declared)
{
    return {{"piece", piece},
            {"part", declared.text},
            {"text", text},
            {"column", declared.column},
            {"meaning", Message(enumTitle(declared.special))}};
}

Problem problemWithoutEffect(const Design &design,
                             std::size_t type,
                             const std::string &text,
                             const BetzaDeclared &declared)
{
    return {Severity::Warning,
            "P009",
            Message("{piece}: '{part}' in {text}, column {column}, has no effect yet: {meaning}",
                    argumentsOf(design.pieces->types[type].name, text, declared)),
            {},
            {Element::Kind::Piece, type}};
}

} // namespace

void findBetzaDoubts(const Design &design, std::vector<Problem> &problems)
{
    forEachBetza(design, [&](std::size_t type, const std::string &text, const BetzaPiece &piece) {
        for (const BetzaWarning &warning : piece.warnings) {
            if (warning.isOfSpecial)
                continue; // P009 says it
            problems.push_back({Severity::Warning,
                                "P008",
                                Message("{piece}: in {text}, column {column}: {doubt}",
                                        {{"piece", design.pieces->types[type].name},
                                         {"text", text},
                                         {"column", warning.column},
                                         {"doubt", warning.sentence}}),
                                {},
                                {Element::Kind::Piece, type}});
        }
    });
}

Result<Design> writeLegsOfDoubtful(const Design &design, const Problem &problem)
{
    const PieceId piece(problem.element.index);
    Design written = design;
    // From the last on, because one string may become several movements.
    for (std::size_t i = (*design.pieces)[piece].moves.size(); i-- > 0;) {
        const auto *betza = std::get_if<BetzaText>(&(*design.pieces)[piece].moves[i].definition);
        const auto read = betza ? readBetza(betza->text, betza->dialect, longestSide(*design.board))
                                : failure(Message());
        if (!read
            || std::all_of(read->warnings.begin(), read->warnings.end(), [](const auto &each) {
                   return each.isOfSpecial;
               }))
            continue;
        auto next = withMovementWritten(written, piece, i, Notation::Legs);
        if (!next)
            return next;
        written = std::move(*next);
    }
    return written;
}

void findBetzaWithoutEffect(const Design &design, std::vector<Problem> &problems)
{
    forEachUnheard(design,
                   [&](std::size_t type, const std::string &text, const BetzaDeclared &declared) {
                       if (!isOfTheGame(declared.special))
                           problems.push_back(problemWithoutEffect(design, type, text, declared));
                   });
}

Result<Design> leaveOutWithoutEffect(const Design &design, const Problem &problem)
{
    std::optional<std::string> before;
    std::string after;
    forEachUnheard(
        design, [&](std::size_t type, const std::string &text, const BetzaDeclared &declared) {
            if (before || isOfTheGame(declared.special)
                || problemWithoutEffect(design, type, text, declared) != problem)
                return;
            before = after = text;
            after.erase(static_cast<std::size_t>(declared.column) - 1, declared.text.size());
        });
    const PieceId piece(problem.element.index);
    const auto &moves = (*design.pieces)[piece].moves;
    for (std::size_t i = 0; before && i < moves.size(); ++i) {
        const auto *betza = std::get_if<BetzaText>(&moves[i].definition);
        if (!betza || betza->text != *before)
            continue;
        if (after.empty())
            return withMovementRemoved(design, piece, i);
        Movement movement = moves[i];
        movement.definition = BetzaText{after, betza->dialect};
        return withMovementChanged(design, piece, i, movement);
    }
    return failure(Message("the movement is not there any more"));
}

void findRulesOnlyInBetza(const Design &design, std::vector<Problem> &problems)
{
    forEachUnheard(design,
                   [&](std::size_t type, const std::string &text, const BetzaDeclared &declared) {
                       if (!isOfTheGame(declared.special))
                           return;
                       problems.push_back(
                           {Severity::Warning,
                            "P010",
                            Message("{piece}: '{part}' in {text}, column {column}, is a rule "
                                    "that the game does not have: {meaning}",
                                    argumentsOf(design.pieces->types[type].name, text, declared)),
                            {},
                            {Element::Kind::Piece, type}});
                   });
}

Result<Design> addDeclaredRules(const Design &design, const Problem &)
{
    if (!lacksDeclaredRules(design))
        return failure(
            Message("captures en passant need pieces that may be captured so (n) and pieces "
                    "that may capture (e)"));
    return withDeclaredRules(design);
}

} // namespace rookery
