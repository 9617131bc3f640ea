#include "model/check/secret_checks.h"

#include "model/base/shown.h"
#include "model/check/rule_problems.h"
#include "model/play/phrases/own_rules.h"
#include "model/play/reach/compiled_game.h"

#include <algorithm>

namespace rookery {

namespace {

constexpr const char *secretCode = "R021";

bool asksWhatIsSeen(const std::vector<phrase::Node> &nodes)
{
    return std::any_of(nodes.begin(), nodes.end(), [](const phrase::Node &node) {
        return node.kind == phrase::Kind::SeenBy || asksWhatIsSeen(node.parts);
    });
}

bool saysAgain(const std::vector<phrase::Step> &steps)
{
    return std::any_of(steps.begin(), steps.end(), [](const phrase::Step &step) {
        return step.kind == phrase::StepKind::Again || saysAgain(step.body)
               || saysAgain(step.otherwise);
    });
}

/// What is doubtful about a view as it is written; empty if nothing is.
Message doubtAbout(const OwnView &view)
{
    const bool hidesCells = view.hides.isGiven();
    if (!hidesCells && view.as.isGiven())
        return Message("the view says what hidden pieces look like, and hides none");
    if (!hidesCells && view.moves == OthersMoves::Seen)
        return view.tries == Tries::Again
                   ? Message("moves are tried where nothing is hidden, so that none is ever "
                             "refused")
                   : Message("the view hides nothing");
    if (asksWhatIsSeen(view.hides.root) || asksWhatIsSeen(view.as.root))
        return Message("a view sees everything, so that 'seen-by' in it says nothing");
    if (hidesCells && !view.as.isGiven() && view.moves == OthersMoves::Seen)
        return Message(
            "the pieces are hidden, but the moves of the others, which show them, are seen");
    return {};
}

/// Whether at the start the cells that are hidden from a player are just such as have pieces.
bool showsPieces(const OwnView &view, const Design &design, OwnRules &own, const Position &start)
{
    if (!view.hides.isGiven() || view.as.isGiven())
        return false;
    const auto deciders = design.rules->deciders();
    return std::any_of(deciders.begin(), deciders.end(), [&](PlayerId player) {
        const auto hidden = own.hiddenFrom(start, player);
        return covers(view.players, player) && !hidden.empty()
               && std::all_of(hidden.begin(), hidden.end(), [&](CellId cell) {
                      return start.at(cell).has_value();
                  });
    });
}

void findDoubtfulViews(const Design &design, std::vector<Problem> &problems)
{
    const auto &views = design.rules->views;
    if (views.empty())
        return;
    const CompiledGame game(design);
    OwnRules own(makeWholeProgram(design, game.sharedBoard()));
    const Position start = startPosition(design, game.board());
    for (std::size_t i = 0; i < views.size(); ++i) {
        const Message doubt = doubtAbout(views[i]);
        if (!doubt.isEmpty())
            warnOfRule(problems, secretCode, doubt, rowOf("views", i));
        else if (showsPieces(views[i], design, own, start))
            problems.push_back({Severity::Info,
                                secretCode,
                                Message("the hidden cells are those with pieces at the start, "
                                        "which says where these stand; hide empty cells too"),
                                {0, 0, "/rules/" + rowOf("views", i)},
                                {}});
    }
}

} // namespace

void findDoubtfulSecrets(const Design &design, std::vector<Problem> &problems)
{
    const Rules &rules = *design.rules;
    findDoubtfulViews(design, problems);
    const bool isTried =
        std::any_of(rules.views.begin(), rules.views.end(), [](const OwnView &view) {
            return view.tries == Tries::Again;
        });
    for (std::size_t i = 0; i < rules.tells.size(); ++i) {
        const auto &after = rules.tells[i].after.list;
        const auto isRefused = [](const phrase::MoveRef &move) {
            return move.sort == phrase::MoveSort::Refused;
        };
        if (rules.tells[i].say.parts.empty())
            warnOfRule(
                problems, secretCode, Message("the announcement says nothing"), rowOf("tell", i));
        else if (!isTried && std::any_of(after.begin(), after.end(), isRefused))
            warnOfRule(problems,
                       secretCode,
                       Message("no try is ever refused, because no view lets moves be tried"),
                       rowOf("tell", i));
    }
    for (std::size_t i = 0; i < rules.numbers.size(); ++i) {
        const OwnNumber &number = rules.numbers[i];
        const bool isOfPlayer = number.of == NumberOf::Player || number.of == NumberOf::Cell;
        if (number.hiddenFrom == HiddenFrom::Others && !isOfPlayer)
            warnOfRule(problems,
                       secretCode,
                       Message("the number {name} belongs to no player, so that it is hidden from "
                               "every player",
                               {{"name", inQuotes(number.name)}}),
                       rowOf("numbers", i));
    }
    for (std::size_t i = 0; i < rules.ownMoves.size(); ++i) {
        const OwnMove &move = rules.ownMoves[i];
        if (move.idle && !saysAgain(move.steps.list))
            warnOfRule(problems,
                       secretCode,
                       Message("the own move {name} is only a try, and ends the turn: 'again' is "
                               "missing",
                               {{"name", inQuotes(move.name)}}),
                       rowOf("own-moves", i));
    }
}

} // namespace rookery
