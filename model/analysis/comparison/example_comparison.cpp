#include "model/analysis/comparison/list_changes.h"
#include "model/analysis/comparison/section_comparisons.h"
#include "model/base/shown.h"

#include <algorithm>

namespace rookery {

namespace {

MessageArguments::Argument movesArgument(const std::vector<std::string> &moves)
{
    return listArgument(moves, moves.size());
}

/// An example by its name, else by its place.
MessageArguments saidOf(const Example &example, std::size_t place)
{
    return {{"example",
             example.name.empty() ? MessageArguments::Argument(place + 1)
                                  : MessageArguments::Argument(inQuotes(example.name))}};
}

void compareExample(const Example &before,
                    const Example &after,
                    std::size_t place,
                    DifferenceList &list)
{
    const MessageArguments name = saidOf(after, place);
    list.text(Message("Example {example}, name", name), before.name, after.name);
    list.text(Message("Example {example}, position", name), before.position, after.position);
    if (before.expected != after.expected)
        list.value(Message("Example {example}, legal moves", name),
                   movesArgument(before.expected),
                   movesArgument(after.expected));
    if (before.forbidden != after.forbidden)
        list.value(Message("Example {example}, illegal moves", name),
                   movesArgument(before.forbidden),
                   movesArgument(after.forbidden));
    list.extras(Message("Example {example}", name), before.extras, after.extras);
}

void compareOptions(const MessageArguments &name,
                    const ExportTarget &before,
                    const ExportTarget &after,
                    DifferenceList &list)
{
    auto all = before.options;
    all.insert(after.options.begin(), after.options.end());
    const auto choiceOf = [](const ExportTarget &target, const std::string &option) {
        const auto found = target.options.find(option);
        return found == target.options.end() ? std::string() : found->second;
    };
    for (const auto &[option, choice] : all) {
        const bool isBoth = before.options.contains(option) == after.options.contains(option);
        MessageArguments arguments = name;
        arguments.set("option", option);
        if (!isBoth || choiceOf(before, option) != choiceOf(after, option))
            list.value(Message("Export to {format}, option {option}", arguments),
                       choiceOf(before, option),
                       choiceOf(after, option));
    }
}

/// What becomes of a piece that the target cannot say; nothing where nothing was chosen.
MessageArguments::Argument fateOf(const ExportTarget &target, PieceId piece)
{
    for (const ExportedPiece &each : target.pieces) {
        if (each.piece == piece)
            return DifferenceList::titleArgument(enumTitle(each.fate));
    }
    return {};
}

void compareFates(const Counterparts &both,
                  const ExportTarget &before,
                  const ExportTarget &after,
                  DifferenceList &list)
{
    const auto add = [&](const std::string &piece,
                         const MessageArguments::Argument &was,
                         const MessageArguments::Argument &is) {
        if (was.text != is.text)
            list.value(Message("Export to {format}, {piece}",
                               {{"format", after.format}, {"piece", piece}}),
                       was,
                       is);
    };
    for (const ExportedPiece &each : before.pieces) {
        const auto there = both.pieces.after(each.piece);
        add((*both.before.pieces)[each.piece].name,
            fateOf(before, each.piece),
            there ? fateOf(after, *there) : MessageArguments::Argument());
    }
    for (const ExportedPiece &each : after.pieces) {
        const auto there = both.pieces.before(each.piece);
        if (!there || !fateOf(before, *there).isSaid)
            add((*both.after.pieces)[each.piece].name, {}, fateOf(after, each.piece));
    }
}

void compareTarget(const Counterparts &both,
                   const ExportTarget &before,
                   const ExportTarget &after,
                   DifferenceList &list)
{
    const MessageArguments name{{"format", after.format}};
    list.text(Message("Export to {format}, dialect", name), before.dialect, after.dialect);
    compareOptions(name, before, after, list);
    compareFates(both, before, after, list);
    if (before.isRepeated != after.isRepeated)
        list.changed(
            after.isRepeated
                ? Message("Export to {format} is written again with the others", name)
                : Message("Export to {format} is no longer written with the others", name));
    list.extras(Message("Export to {format}", name), before.extras, after.extras);
}

} // namespace

void compareExamples(const Counterparts &both, DifferenceList &list)
{
    const std::vector<Example> &before = both.before.examples->list;
    const std::vector<Example> &after = both.after.examples->list;
    list.begin(DesignSection::Examples);
    const auto isSame = [&](std::size_t i, std::size_t j) {
        return before[i] == after[j];
    };
    for (const ListChange &change : listChanges(before.size(), after.size(), isSame)) {
        if (change.isMoved)
            list.changed(Message("Example {example} stands at another place of the list",
                                 saidOf(before[*change.before], *change.before)));
        else if (!change.after)
            list.add(DifferenceKind::Removed,
                     Message("Example {example} is gone",
                             saidOf(before[*change.before], *change.before)));
        else if (!change.before)
            list.add(
                DifferenceKind::Added,
                Message("Example {example} is new", saidOf(after[*change.after], *change.after)));
        else
            compareExample(before[*change.before], after[*change.after], *change.after, list);
    }
}

void compareExports(const Counterparts &both, DifferenceList &list)
{
    const Exports &before = *both.before.exports;
    const Exports &after = *both.after.exports;
    list.begin(DesignSection::Exports);
    list.choice(Message("After saving"), before.afterSave, after.afterSave);
    const auto find = [](const Exports &exports, const std::string &format) {
        const auto found = std::find_if(exports.targets.begin(),
                                        exports.targets.end(),
                                        [&](auto &target) { return target.format == format; });
        return found == exports.targets.end() ? nullptr : &*found;
    };
    for (const ExportTarget &target : before.targets) {
        if (const ExportTarget *there = find(after, target.format))
            compareTarget(both, target, *there, list);
        else
            list.add(DifferenceKind::Removed,
                     Message("Export to {format} is gone", {{"format", target.format}}));
    }
    for (const ExportTarget &target : after.targets) {
        if (find(before, target.format) == nullptr)
            list.add(DifferenceKind::Added,
                     Message("Export to {format} is new", {{"format", target.format}}));
    }
    list.extras(Message("Exports"), before.extras, after.extras);
}

} // namespace rookery
