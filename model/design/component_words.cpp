#include "model/design/component_words.h"

#include "model/base/text.h"
#include "model/design/end_words.h"

#include <string_view>
#include <utility>

namespace rookery {

std::string ComponentWords::operator()(const Royal &rule) const
{
    std::string text = m_words.men(rule.types) + m_words.of(rule.players) + " is royal";
    if (rule.whileAtMost > 0)
        text +=
            " while there "
            + std::string(rule.whileAtMost == 1 ? "is only one"
                                                : "are at most " + std::to_string(rule.whileAtMost))
            + (rule.counted == Counted::EachType ? " of its type" : " of them");
    if (rule.newcomers == Newcomers::NextTurn)
        text += "; a man who becomes one of them " + std::string(enumTitle(rule.newcomers));
    return text
           + (rule.safety == Safety::One ? "; check is only when all of them are attacked." : ".");
}

std::string ComponentWords::operator()(const CastlingRule &rule) const
{
    std::string text = (rule.kings.empty() ? "A royal man" : "A " + m_words.choice(rule.kings))
                       + " castles with " + m_words.anyMan(rule.partners) + " in "
                       + counts(static_cast<int>(rule.wings.size()), "way", "ways");
    if (rule.home == CastlingHome::Shuffled)
        text += ", " + std::string(enumTitle(rule.home));
    text += rule.men == CastlingMen::Unmoved ? ", if neither has moved"
                                             : ", also if put down where it belongs";
    text += rule.safety == CastlingSafety::Way ? ", and not out of, through or into check"
                                               : ", and not into check";
    return text
           + (rule.rivalry == CastlingRivalry::OppositeWings ? "; players on opposite wings."
                                                             : ".");
}

std::string ComponentWords::operator()(const EnPassant &rule) const
{
    return m_words.men(rule.takers) + m_words.of(rule.players) + " may capture "
           + m_words.anyMan(rule.victims)
           + " that has just gone straight over a cell, by moving there" + m_words.in(rule.zone)
           + (rule.within == PassedFor::NextTurn
                  ? "."
                  : ", " + std::string(enumTitle(rule.within)) + ".");
}

std::string ComponentWords::operator()(const Promotion &rule) const
{
    std::string where = " wherever it moves";
    if (rule.zone)
        where = " when a move "
                + (rule.touch == ZoneTouch::Enter
                       ? "enters the zone " + m_words.name(*rule.zone)
                       : std::string(rule.touch == ZoneTouch::End ? "ends" : "starts or ends")
                             + m_words.in(rule.zone));
    std::string text = m_words.men(rule.types) + m_words.of(rule.players) + " "
                       + std::string(enumTitle(rule.duty));
    text += rule.into.empty() ? ", back into what it was,"
                              : ", into " + m_words.choice(rule.into) + ",";
    text += where;
    if (rule.by != PromotionBy::AnyMove)
        text += ", " + std::string(enumTitle(rule.by));
    if (!rule.victims.empty())
        text += " of " + m_words.anyMan(rule.victims);
    if (rule.stock != PromotionStock::Endless)
        text += ", " + std::string(enumTitle(rule.stock));
    if (rule.last != LastOfKind::AsOthers)
        text += ", the last of them " + std::string(enumTitle(rule.last));
    for (const PromotionLimit &limit : rule.limits)
        text += ", at most " + std::to_string(limit.most) + " of " + m_words.name(limit.type);
    return text + ".";
}

std::string ComponentWords::operator()(const Drop &rule) const
{
    std::string text = m_words.men(rule.types) + m_words.of(rule.players)
                       + " in hand may be put down on an empty cell" + m_words.in(rule.zone);
    if (rule.firstZone)
        text += ", first" + m_words.in(rule.firstZone);
    static constexpr std::pair<DropContact, std::string_view> contacts[] = {
        {DropContact::Friend, ", beside a friend"},
        {DropContact::NoFoe, ", not beside a foe"},
        {DropContact::Flanking, ", where it encloses foes in a line"},
        {DropContact::OnTop, ", on top of what stands below"},
        {DropContact::FromASide, ", slid in from an edge"},
        {DropContact::OutOfSight, ", where no man is in sight along a line"},
    };
    for (const auto &[contact, words] : contacts)
        text += rule.contact == contact ? words : "";
    text += rule.threat == DropThreat::NoCheck  ? ", without giving check"
            : rule.threat == DropThreat::NoMate ? ", without giving mate"
                                                : "";
    text += rule.mobility == DropMobility::MustHaveMove ? ", where it could move" : "";
    if (rule.perFile)
        text += ", at most " + std::to_string(rule.perFile->most) + " on a file";
    text += rule.colour == DropColour::Opposite ? ", men of one type on cells of both colours" : "";
    return text + (rule.form == DropForm::Either ? ", also promoted." : ".");
}

std::string ComponentWords::operator()(const DropDuty &rule) const
{
    return m_words.forPlayers(rule.players) + "while " + m_words.anyMan(rule.types)
           + " in hand can be put down, nothing else may be done.";
}

std::string ComponentWords::operator()(const Gating &rule) const
{
    return "Where " + m_words.anyMan(rule.movers) + m_words.of(rule.players)
           + " leaves its first cell, " + m_words.anyMan(rule.types)
           + " from the hand may come in.";
}

std::string ComponentWords::operator()(const Walling &rule) const
{
    return m_words.forPlayers(rule.players) + "A wall is built " + std::string(enumTitle(rule.turn))
           + ", " + std::string(enumTitle(rule.place)) + m_words.in(rule.zone) + "; it "
           + std::string(enumTitle(rule.life)) + ".";
}

std::string ComponentWords::operator()(const Flying &rule) const
{
    return m_words.men(rule.types) + m_words.of(rule.players)
           + " may go to any empty cell while its player has at most "
           + counts(rule.atMost, "man", "men") + ".";
}

std::string ComponentWords::operator()(const Caution &rule) const
{
    return m_words.men(rule.types) + m_words.of(rule.players)
           + " does not go where a foe could capture it.";
}

std::string ComponentWords::operator()(const Exchange &rule) const
{
    return m_words.men(rule.types) + m_words.of(rule.players) + " may change places with "
           + (rule.partners.empty() ? "any friend"
                                    : "a friend who is " + m_words.anyMan(rule.partners))
           + ", " + std::string(enumTitle(rule.when)) + ", "
           + (rule.uses == 1 ? "once" : std::to_string(rule.uses) + " times") + " in a game.";
}

std::string ComponentWords::operator()(const Aim &rule) const
{
    return m_words.men(rule.types) + " who comes on one line (" + std::string(enumTitle(rule.lines))
           + ") with a foe"
           + (rule.targets.empty() ? std::string() : " who is " + m_words.anyMan(rule.targets))
           + ", whoever stands between, takes his first moves from him.";
}

std::string ComponentWords::operator()(const Compulsion &rule) const
{
    std::string text = (rule.players.empty() ? "A player" : m_words.names(rule.players)) + " "
                       + std::string(enumTitle(rule.captures))
                       + (rule.captures == MustCapture::Must ? " where that is possible" : "");
    for (const CapturePriority &priority : rule.priorities)
        text += (&priority == rule.priorities.data() ? "; of several captures " : "; of those ")
                + said(priority);
    return text + ".";
}

std::string ComponentWords::said(const CapturePriority &priority) const
{
    switch (priority.value) {
    case CaptureValue::Mover:
        return "one by " + m_words.anyMan(priority.types);
    case CaptureValue::Earliest:
        return "one that captures " + m_words.anyMan(priority.types) + " as early as possible";
    case CaptureValue::Men:
        break;
    }
    if (!priority.otherTypes.empty())
        return "one worth the most, where " + m_words.anyMan(priority.types) + " counts "
               + std::to_string(priority.weight) + " and " + m_words.anyMan(priority.otherTypes)
               + " " + std::to_string(priority.otherWeight);
    return std::string(priority.weight < 0 ? "one of the fewest men" : "one of the most men")
           + (priority.types.empty() ? "" : " who are " + m_words.anyMan(priority.types));
}

std::string ComponentWords::operator()(const Immunity &rule) const
{
    return m_words.men(rule.captors) + " cannot capture " + m_words.anyMan(rule.victims) + ".";
}

std::string ComponentWords::operator()(const Trade &rule) const
{
    const std::string who = m_words.anyMan(rule.types);
    const std::string excuse =
        rule.trifles.empty() ? "another man" : "another man than " + m_words.anyMan(rule.trifles);
    return m_words.men(rule.types) + " captures " + who
           + " who is no neighbour only if it cannot be captured in turn or captures " + excuse
           + " at the same time; when " + who
           + " has fallen to another man, only the like captures " + who
           + " in the next turn, except on the same cell.";
}

std::string ComponentWords::operator()(const Holding &rule) const
{
    const std::string foe = m_words.anyMan(rule.types) + " of the opponent";
    const std::string where =
        rule.directions.empty()
            ? " beside " + foe + ", along " + std::string(enumTitle(rule.lines)) + ","
            : " one step " + m_words.names(rule.directions) + " of " + foe;
    return m_words.men(rule.victims) + where + " cannot move"
           + (rule.turn == HeldTurn::Removal ? "; its player may take it off the board." : ".");
}

std::string ComponentWords::operator()(const Coordination &rule) const
{
    return m_words.men(rule.captors) + " that arrives captures " + m_words.anyMan(rule.victims)
           + " where its file and rank cross those of " + m_words.anyMan(rule.partners)
           + " of the same player.";
}

std::string ComponentWords::operator()(const Explosion &rule) const
{
    return "A capture by " + m_words.anyMan(rule.captors)
           + " removes the captor and all its neighbours"
           + (rule.spared.empty() ? "" : " but " + m_words.names(rule.spared))
           + (rule.survivors.empty()
                  ? "."
                  : "; as a captor " + m_words.anyMan(rule.survivors) + " stays.");
}

std::string ComponentWords::operator()(const Petrification &rule) const
{
    return m_words.men(rule.types) + " that captures turns into a wall"
           + (rule.shields ? "." : ", which keeps no check off in the same move.");
}

std::string ComponentWords::operator()(const Enclosing &rule) const
{
    return "Around a man who has been " + std::string(enumTitle(rule.arrival)) + ", "
           + std::string(enumTitle(rule.shape)) + " " + std::string(enumTitle(rule.fate))
           + (rule.victims.empty() ? "" : ": " + m_words.names(rule.victims))
           + (rule.helpers.empty()
                  ? ""
                  : ", also with " + m_words.anyMan(rule.helpers) + " at the other end")
           + m_words.in(rule.zone)
           + (rule.backing == Backing::None
                  ? "."
                  : ", if it stands " + std::string(enumTitle(rule.backing)) + ".");
}

std::string ComponentWords::operator()(const Mill &rule) const
{
    return "A move that makes a row of " + std::to_string(rule.length) + " of "
           + (rule.types.empty() ? "the own men" : m_words.names(rule.types)) + " along "
           + std::string(enumTitle(rule.lines)) + " also takes off the board "
           + std::string(enumTitle(rule.victims)) + ".";
}

std::string ComponentWords::operator()(const Clearing &rule) const
{
    return m_words.forPlayers(rule.players) + "The first turn is to take "
           + (rule.types.empty() ? std::string("an own man")
                                 : "an own " + m_words.choice(rule.types))
           + m_words.in(rule.zone) + " off the board, " + std::string(enumTitle(rule.place)) + ".";
}

std::string ComponentWords::operator()(const Blockade &rule) const
{
    return "Two men" + (rule.players.empty() ? " of one player" : m_words.of(rule.players))
           + (rule.types.empty() ? "" : " (" + m_words.choice(rule.types) + ")")
           + " who stand in each other's way may be taken off by an opponent, before his "
             "move and beside it.";
}

std::string ComponentWords::operator()(const Drowning &rule) const
{
    return m_words.men(rule.types) + m_words.of(rule.players) + " that stands"
           + m_words.in(rule.zone)
           + " before and after a turn of its player is taken off the board.";
}

std::string ComponentWords::operator()(const End &rule) const
{
    const std::string who = rule.players.empty() ? "A player" : m_words.names(rule.players);
    return who + " who " + endWords(rule.condition, m_words) + " "
           + std::string(enumTitle(rule.outcome)) + ".";
}

} // namespace rookery
