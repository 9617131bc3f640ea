#include "model/check/secret_checks.h"

#include "model/base/shown.h"
#include "model/check/rule_fixes.h"
#include "model/check/rule_problems.h"
#include "model/design/rule_path.h"
#include "model/edit/rules/own_texts.h"
#include "model/play/phrases/own_rules.h"
#include "model/play/reach/compiled_game.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

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

/// What may be doubtful about a view as it is written.
enum class ViewDoubt { None, LooksInVain, TriesInVain, HidesNothing, AsksItself, MovesShowPieces };

ViewDoubt doubtAbout(const OwnView &view)
{
    const bool hidesCells = view.hides.isGiven();
    if (!hidesCells && view.as.isGiven())
        return ViewDoubt::LooksInVain;
    if (!hidesCells && view.moves == OthersMoves::Seen)
        return view.tries == Tries::Again ? ViewDoubt::TriesInVain : ViewDoubt::HidesNothing;
    if (asksWhatIsSeen(view.hides.root) || asksWhatIsSeen(view.as.root))
        return ViewDoubt::AsksItself;
    if (hidesCells && !view.as.isGiven() && view.moves == OthersMoves::Seen)
        return ViewDoubt::MovesShowPieces;
    return ViewDoubt::None;
}

Message messageOf(ViewDoubt doubt)
{
    switch (doubt) {
    case ViewDoubt::LooksInVain:
        return Message("the view says what hidden pieces look like, and hides none");
    case ViewDoubt::TriesInVain:
        return Message("moves are tried where nothing is hidden, so that none is ever refused");
    case ViewDoubt::HidesNothing:
        return Message("the view hides nothing");
    case ViewDoubt::AsksItself:
        return Message("a view sees everything, so that 'seen-by' in it says nothing");
    case ViewDoubt::MovesShowPieces:
        return Message(
            "the pieces are hidden, but the moves of the others, which show them, are seen");
    case ViewDoubt::None:
        break;
    }
    return {};
}

/// The place in a list of rules that a pointer names; nothing if it is another list.
std::optional<std::size_t> placeIn(std::string_view list, const Problem &problem)
{
    const std::string prefix = "/rules/" + std::string(list) + "/";
    const std::string &pointer = problem.place.pointer;
    return pointer.starts_with(prefix) ? rulePlace(std::string_view(pointer).substr(prefix.size()))
                                       : std::nullopt;
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
        const ViewDoubt doubt = doubtAbout(views[i]);
        if (doubt != ViewDoubt::None)
            warnOfRule(problems, secretCode, messageOf(doubt), rowOf("views", i));
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

namespace {

struct SecretFix
{
    std::string_view list;  ///< of rules, in which the problem is
    std::string_view title; ///< on the button
    Result<Design> (*mend)(const Design &, const Problem &);
    ViewDoubt doubt = ViewDoubt::None; ///< that the problem tells; None: any problem of the list
};

template<class Row, class Edit>
Result<Design> withChanged(const Design &design,
                           std::vector<Row> Rules::*list,
                           std::optional<std::size_t> place,
                           Edit edit)
{
    if (!place || *place >= ((*design.rules).*list).size())
        return failure(Message("the rule is not there any more"));
    Design mended = design;
    mended.rules.edit([&](Rules &rules) { edit((rules.*list)[*place]); });
    return mended;
}

Result<Design> showNumber(const Design &design, const Problem &problem)
{
    return withChanged(design, &Rules::numbers, placeIn("numbers", problem), [](OwnNumber &number) {
        number.hiddenFrom = HiddenFrom::NoPlayer;
    });
}

Result<Design> addAgain(const Design &design, const Problem &problem)
{
    const std::string steps =
        problem.place.pointer.substr(std::string_view("/rules/").size()) + "/do";
    auto lines = ruleLines(design, steps);
    lines.emplace_back("again");
    return withRuleLines(design, steps, lines);
}

Result<Design> hideMoves(const Design &design, const Problem &problem)
{
    return withChanged(design, &Rules::views, placeIn("views", problem), [](OwnView &view) {
        view.moves = OthersMoves::Hidden;
    });
}

constexpr SecretFix secretFixes[] = {
    {"tell", "Delete the announcement", removeRule},
    {"numbers", "Show it to all", showNumber},
    {"own-moves", "Add 'again'", addAgain},
    {"views", "Hide the moves too", hideMoves, ViewDoubt::MovesShowPieces},
    {"views", "Delete the view", removeRule, ViewDoubt::LooksInVain},
    {"views", "Delete the view", removeRule, ViewDoubt::TriesInVain},
    {"views", "Delete the view", removeRule, ViewDoubt::HidesNothing},
};

const SecretFix *fixOf(const Problem &problem)
{
    const auto found =
        std::find_if(std::begin(secretFixes), std::end(secretFixes), [&](const SecretFix &fix) {
            return placeIn(fix.list, problem)
                   && (fix.doubt == ViewDoubt::None || problem.message == messageOf(fix.doubt));
        });
    return found == std::end(secretFixes) ? nullptr : found;
}

} // namespace

std::string_view secretFixTitle(const Problem &problem)
{
    const SecretFix *fix = fixOf(problem);
    return fix ? fix->title : std::string_view();
}

Result<Design> mendSecret(const Design &design, const Problem &problem)
{
    if (const SecretFix *fix = fixOf(problem))
        return fix->mend(design, problem);
    return failure(Message("only its author can know what the view is to hide"));
}

} // namespace rookery
