#include "model/analysis/comparison/list_changes.h"
#include "model/analysis/comparison/section_comparisons.h"
#include "model/base/shown.h"

namespace rookery {

namespace {

void compareApprovals(const std::vector<Approval> &before,
                      const std::vector<Approval> &after,
                      DifferenceList &list)
{
    const auto said = [](const Approval &approval) {
        return MessageArguments{{"code", approval.code}, {"problem", inQuotes(approval.sentence)}};
    };
    const auto isSame = [&](std::size_t i, std::size_t j) {
        return before[i] == after[j];
    };
    for (const ListChange &change : listChanges(before.size(), after.size(), isSame)) {
        if (change.isMoved) {
            list.changed(Message("Problem {code} (intended): stands at another place of the list",
                                 said(before[*change.before])));
        } else if (!change.after) {
            list.add(DifferenceKind::Removed,
                     Message("Problem {code} is no longer marked as intended: {problem}",
                             said(before[*change.before])));
        } else if (!change.before) {
            list.add(DifferenceKind::Added,
                     Message("Problem {code} is marked as intended: {problem}",
                             said(after[*change.after])));
        } else {
            const Approval &was = before[*change.before];
            const Approval &is = after[*change.after];
            list.text(Message("Intended problem, code"), was.code, is.code);
            list.text(Message("Problem {code} (intended), sentence", said(is)),
                      was.sentence,
                      is.sentence);
            list.text(Message("Problem {code} (intended), note", said(is)), was.note, is.note);
            list.extras(Message("Problem {code} (intended)", said(is)), was.extras, is.extras);
        }
    }
}

} // namespace

void compareInfo(const Counterparts &both, DifferenceList &list)
{
    const Info &before = *both.before.info;
    const Info &after = *both.after.info;
    list.begin(DesignSection::Information);
    list.text(Message("Name"), before.name, after.name);
    list.text(Message("Author"), before.author, after.author);
    list.text(Message("Family"), before.family, after.family);
    list.text(Message("Description"), before.about, after.about);
    list.text(Message("Licence"), before.license, after.license);
    compareApprovals(before.approved, after.approved, list);
    list.extras(Message("File"), before.extras, after.extras);
}

void comparePlayers(const Counterparts &both, DifferenceList &list)
{
    const Rules &before = *both.before.rules;
    const Rules &after = *both.after.rules;
    list.begin(DesignSection::Players);
    for (const PlayerId player : both.players.allBefore()) {
        const Player &was = before[player];
        const auto there = both.players.after(player);
        if (!there) {
            list.add(DifferenceKind::Removed,
                     Message("Player {player} is gone", {{"player", was.name}}));
            continue;
        }
        const Player &is = after[*there];
        const MessageArguments name{{"player", is.name}};
        list.text(Message("Player {player}, name", name), was.name, is.name);
        if (was.facing != is.facing)
            list.value(Message("Player {player}, facing", name),
                       orientationArgument(both.before.board->lattice, was.facing),
                       orientationArgument(both.after.board->lattice, is.facing));
        if (was.isChance != is.isChance)
            list.changed(is.isChance ? Message("Player {player} is chance now", name)
                                     : Message("Player {player} is no longer chance", name));
        list.extras(Message("Player {player}", name), was.extras, is.extras);
    }
    for (const PlayerId player : both.players.allAfter()) {
        if (!both.players.before(player))
            list.add(DifferenceKind::Added,
                     Message("Player {player} is new", {{"player", after[player].name}}));
    }
    if (both.players.isReordered())
        list.changed(Message("The players move in another order"));
}

} // namespace rookery
