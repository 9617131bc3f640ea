#include "widgets/lab/lab_archive.h"

#include "widgets/game/game_keeper.h"
#include "widgets/workspace/workspace.h"

#include <QJsonDocument>

#include <algorithm>

namespace rookery {

LabArchive::LabArchive(QString question, QObject *parent)
    : QObject(parent)
    , m_question(std::move(question))
    , m_looking([this](const std::optional<LabAnswer> &answer) {
        if (!answer)
            return;
        const auto document = QJsonDocument::fromJson(QByteArray::fromStdString(answer->answer));
        m_before = Before{document.object(), QString::fromStdString(answer->at)};
        Q_EMIT found();
    })
{
}

void LabArchive::keep(Workspace &workspace, const QJsonObject &settings, std::string answer)
{
    if (!workspace.keeper().isKeeping())
        return;
    LabAnswer kept{newGameId(),
                   0,
                   m_question.toStdString(),
                   QJsonDocument(settings).toJson(QJsonDocument::Compact).toStdString(),
                   std::move(answer),
                   today()};
    m_keeping.ask([file = workspace.keeper().file(), design = workspace.design(), kept](
                      BackgroundRun &) -> Message {
        auto database = GameDatabase::open(file, Sqlite::Access::Write);
        if (!database)
            return database.error().message;
        const auto added = database->add(versionOf(design), kept);
        return added ? Message() : added.error().message;
    });
}

void LabArchive::lookForBefore(Workspace &workspace)
{
    if (!workspace.keeper().isKeeping())
        return;
    m_looking.ask(
        [file = workspace.keeper().file(),
         design = workspace.design(),
         question = m_question.toStdString()](BackgroundRun &) -> std::optional<LabAnswer> {
            auto database = GameDatabase::open(file, Sqlite::Access::Read);
            if (!database)
                return std::nullopt;
            const auto answers = database->answers(question);
            if (!answers)
                return std::nullopt;
            const std::uint64_t version = versionOf(design).key;
            const auto other =
                std::find_if(answers->begin(), answers->end(), [&](const LabAnswer &answer) {
                    return answer.version != version;
                });
            return other == answers->end() ? std::nullopt : std::optional(*other);
        });
}

void LabArchive::forget()
{
    m_looking.forget();
    m_before.reset();
}

} // namespace rookery
