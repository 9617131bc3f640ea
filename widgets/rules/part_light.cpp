#include "widgets/rules/part_light.h"

#include <QCoreApplication>
#include <QStringList>

namespace rookery {

namespace {

constexpr int groupOfLight = 5;
constexpr int mostNamed = 8;

QString nameOf(const Workspace &workspace, phrase::Type member, std::int64_t value)
{
    const Design &design = workspace.design();
    const auto place = std::size_t(value);
    switch (member) {
    case phrase::Type::Cell:
        return QString::fromStdString(workspace.board().name(CellId(place)));
    case phrase::Type::Direction:
        return QString::fromStdString(design.directions->list[place].name);
    case phrase::Type::Player:
        return place < design.rules->players.size()
                   ? QString::fromStdString(design.rules->players[place].name)
                   : QCoreApplication::translate("Rules", "no player");
    case phrase::Type::Piece:
        return QString::fromStdString(design.pieces->types[place].name);
    default:
        return QString::number(value);
    }
}

QString listOf(const Workspace &workspace, const PartSight &sight)
{
    QStringList names;
    for (const std::int64_t value : sight.values) {
        if (names.size() == mostNamed) {
            names << QStringLiteral("…");
            break;
        }
        names << nameOf(workspace, phrase::memberOf(sight.type), value);
    }
    return names.join(QStringLiteral(", "));
}

QString sentenceOf(const Workspace &workspace, const PartSight &sight)
{
    if (sight.tookTooLong)
        return QCoreApplication::translate("Rules", "Takes too long to be shown here");
    if (sight.needsCell)
        return QCoreApplication::translate(
            "Rules", "Point at a cell of the board to see what this gives there");
    if (sight.isOfEachCell)
        return QCoreApplication::translate(
            "Rules", "Holds for %n cell(s) here", nullptr, int(sight.cells.size()));
    if (sight.type == phrase::Type::Truth)
        return !sight.values.empty() && sight.values.back() > 0
                   ? QCoreApplication::translate("Rules", "Holds here")
                   : QCoreApplication::translate("Rules", "Does not hold here");
    return sight.values.empty()
               ? QCoreApplication::translate("Rules", "Nothing here")
               : QCoreApplication::translate("Rules", "Here: %1").arg(listOf(workspace, sight));
}

} // namespace

PartLight partLight(const Workspace &workspace,
                    const phrase::Draft &draft,
                    std::size_t part,
                    std::optional<CellId> chosen,
                    PartAsker &asker)
{
    PartLight light;
    const phrase::DraftPart &at = draft.parts()[part];
    if (!at.node)
        return light;
    const auto sight = asker.look(*at.node, draft.locals(), workspace.session().position(), chosen);
    if (!sight)
        return light;
    light.sentence = sentenceOf(workspace, *sight);
    if (sight->isOfCell && chosen)
        light.sentence =
            QCoreApplication::translate("Rules", "At %1. %2")
                .arg(QString::fromStdString(workspace.board().name(*chosen)), light.sentence);
    for (const CellId cell : sight->cells)
        light.notes.push_back(
            {cell,
             {},
             QCoreApplication::translate("Rules", "what this part of the rule gives"),
             groupOfLight});
    return light;
}

} // namespace rookery
