#include "widgets/pieces/leg_sentence.h"

#include "model/base/message_list.h"
#include "model/movement/path/path_notation.h"
#include "model/movement/path/step_text.h"
#include "model/movement/words/direction_words.h"
#include "model/movement/words/leg_rights.h"
#include "model/movement/words/turn_words.h"
#include "widgets/base/shown_wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <set>

namespace rookery {

namespace {

QString text(const char *source)
{
    return QCoreApplication::translate("LegSentence", source);
}

PathDirection directionOf(const Step &step, const Directions &directions)
{
    if (const auto *id = std::get_if<DirectionId>(&step))
        return *id;
    const auto vector = std::get<Vector>(step);
    const auto named = directions.find(vector);
    return named ? PathDirection(*named) : PathDirection(vector);
}

/// A vector as the direction that has it.
Step named(const Step &step, const Directions &directions)
{
    const auto *vector = std::get_if<Vector>(&step);
    const auto direction = vector ? directions.find(*vector) : std::nullopt;
    return direction ? Step(*direction) : step;
}

QString way(const Leg &leg, const Directions &directions)
{
    std::vector<Message> ways;
    std::set<int> points;
    for (const Step &step : leg.steps) {
        if (const auto *turn = std::get_if<Turn>(&step))
            points.insert(turn->points);
        else if (const auto *around = std::get_if<Around>(&step))
            ways.push_back(
                Message::literal(text(QT_TRANSLATE_NOOP("LegSentence", "%1 round the edges"))
                                     .arg(QString::fromStdString(
                                         stepText(named(around->vector, directions), directions)))
                                     .toStdString()));
        else if (std::holds_alternative<Anywhere>(step))
            ways.push_back(
                Message::literal(text(QT_TRANSLATE_NOOP("LegSentence", "anywhere")).toStdString()));
        else
            ways.push_back(describeDirection(directionOf(step, directions), directions));
    }
    if (!points.empty())
        ways.push_back(turnWords(points, Line::Other, isSingle(leg), directions));
    return shown(joined(ways, ways.size(), Conjunction::Or));
}

QString distance(const Leg &leg)
{
    if (leg.sameLength)
        return text(QT_TRANSLATE_NOOP("LegSentence", "as far as the leg before"));
    if (leg.most == 1)
        return text(QT_TRANSLATE_NOOP("LegSentence", "one step"));
    const QString over = leg.way == Way::Empty
                             ? text(QT_TRANSLATE_NOOP("LegSentence", "over empty cells"))
                             : text(QT_TRANSLATE_NOOP("LegSentence", "over any pieces"));
    if (leg.least == leg.most)
        return text(QT_TRANSLATE_NOOP("LegSentence", "%1 steps %2")).arg(leg.most).arg(over);
    if (leg.most == unlimited && leg.least == 1)
        return text(QT_TRANSLATE_NOOP("LegSentence", "any distance %1")).arg(over);
    if (leg.most == unlimited)
        return text(QT_TRANSLATE_NOOP("LegSentence", "at least %1 steps %2"))
            .arg(leg.least)
            .arg(over);
    return text(QT_TRANSLATE_NOOP("LegSentence", "%1 to %2 steps %3"))
        .arg(leg.least)
        .arg(leg.most)
        .arg(over);
}

QString endWords(const QString &who, const LegEnd &end)
{
    QStringList parts;
    if (end.effect == Effect::Capture)
        parts << text(QT_TRANSLATE_NOOP("LegSentence", "captures it"));
    if (end.stop)
        parts << (end.lastOnly ? text(
                      QT_TRANSLATE_NOOP("LegSentence", "may stop if it cannot be carried on"))
                               : text(QT_TRANSLATE_NOOP("LegSentence", "may stop")));
    std::vector<std::string> legs;
    for (const LegId next : end.then)
        legs.push_back(std::to_string(next.index() + 1));
    if (!legs.empty())
        parts << text(QT_TRANSLATE_NOOP("LegSentence", "may go on with leg %1"))
                     .arg(shown(joined(legs, legs.size(), Conjunction::Or)));
    return parts.isEmpty() ? QString()
                           : QStringLiteral(" %1: %2.").arg(who, parts.join(QStringLiteral(", ")));
}

} // namespace

QString legSteps(const Leg &leg, const Directions &directions)
{
    std::vector<Step> steps = leg.steps;
    for (Step &step : steps)
        step = named(step, directions);
    return QString::fromStdString(stepsText(steps, directions));
}

QString legWords(const LegGraph &graph, LegId id, const Directions &directions)
{
    const Leg &leg = graph[id];
    return text(QT_TRANSLATE_NOOP("LegSentence", "%1: %2, %3"))
        .arg(id.index() + 1)
        .arg(way(leg, directions), distance(leg));
}

QString legSentence(const LegGraph &graph, LegId id, const Directions &directions)
{
    const Leg &leg = graph[id];
    QString sentence = text(QT_TRANSLATE_NOOP("LegSentence", "Leg %1: %2, %3."))
                           .arg(id.index() + 1)
                           .arg(way(leg, directions), distance(leg));
    sentence += endWords(text(QT_TRANSLATE_NOOP("LegSentence", "On an empty cell")), leg.onEmpty);
    sentence += endWords(text(QT_TRANSLATE_NOOP("LegSentence", "On an enemy")), leg.onEnemy);
    sentence += endWords(text(QT_TRANSLATE_NOOP("LegSentence", "On a friend")), leg.onFriend);
    return sentence;
}

} // namespace rookery
