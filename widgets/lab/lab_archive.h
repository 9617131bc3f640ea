#pragma once

#include "model/database/game_database.h"
#include "widgets/base/background.h"

#include <QJsonObject>
#include <QObject>
#include <QString>

#include <optional>
#include <string>

namespace rookery {

class Workspace;

/// The lab's answers to one question in the design's file of games, where there is one: keeps new
/// ones, and finds what was found about the version of the design before. Beside the window.
class LabArchive final : public QObject
{
    Q_OBJECT

public:
    explicit LabArchive(QString question, QObject *parent = nullptr);

    /// An answer as `rookery-cli analyse --json` prints it.
    void keep(Workspace &workspace, const QJsonObject &settings, std::string answer);
    void lookForBefore(Workspace &workspace);
    void forget();

    struct Before
    {
        QJsonObject answer;
        QString day;
    };
    /// Of the last other version about which there is an answer.
    const std::optional<Before> &before() const { return m_before; }

Q_SIGNALS:
    void found();

private:
    QString m_question;
    std::optional<Before> m_before;
    Background<std::optional<LabAnswer>> m_looking;
    Background<Message> m_keeping{[](const Message &) {
    }};
};

} // namespace rookery
