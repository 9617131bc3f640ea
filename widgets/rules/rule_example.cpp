#include "widgets/rules/rule_example.h"

#include "model/file/bundled/bundled.h"
#include "widgets/rules/rule_picker.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <vector>

namespace rookery {

namespace {

QString asText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString joined(const std::vector<std::string> &moves, const QString &between)
{
    QStringList words;
    for (const std::string &move : moves)
        words << asText(move);
    return words.join(between);
}

} // namespace

QString gamesWithTerm(std::string_view term)
{
    constexpr std::size_t most = 3;
    std::vector<const BundledDesign *> games;
    for (const BundledDesign &design : bundledDesigns()) {
        if (design.has(term))
            games.push_back(&design);
    }
    std::stable_sort(
        games.begin(), games.end(), [](const BundledDesign *a, const BundledDesign *b) {
            return a->terms.size() < b->terms.size();
        });
    games.resize(std::min(games.size(), most));
    QStringList titles;
    for (const BundledDesign *game : games)
        titles << asText(game->title);
    return titles.isEmpty()
               ? QString()
               : RulePicker::tr("Used in %1.").arg(QLocale().createSeparatedList(titles));
}

QString shortestExample(const LibraryRule &rule)
{
    const auto shortest = std::min_element(
        rule.examples.begin(), rule.examples.end(), [](const auto &a, const auto &b) {
            return a.moves.size() < b.moves.size();
        });
    if (shortest == rule.examples.end())
        return {};
    const BundledDesign *game = findBundled(shortest->design);
    const QString title = game ? asText(game->title) : asText(shortest->design);
    const QString moves = shortest->moves.empty() ? RulePicker::tr("at the start")
                                                  : joined(shortest->moves, QStringLiteral(" "));
    const QString allowed = joined(shortest->allows, QStringLiteral(", "));
    const QString refused = joined(shortest->refuses, QStringLiteral(", "));
    if (refused.isEmpty())
        return RulePicker::tr("%1, %2: then %3 may be played.").arg(title, moves, allowed);
    if (allowed.isEmpty())
        return RulePicker::tr("%1, %2: then %3 may not be played.").arg(title, moves, refused);
    return RulePicker::tr("%1, %2: then %3 may be played, and %4 may not.")
        .arg(title, moves, allowed, refused);
}

} // namespace rookery
