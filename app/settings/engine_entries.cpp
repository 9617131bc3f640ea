#include "app/settings/engine_entries.h"

#include <QJsonObject>
#include <QProcess>

namespace rookery {

namespace {

QString textOf(const std::string &text)
{
    return QString::fromStdString(text);
}

std::optional<EngineSetup> engineFromJson(const QJsonObject &object)
{
    const QJsonArray words = object[QStringLiteral("command")].toArray();
    const auto protocol =
        enumFromName<EngineProtocol>(object[QStringLiteral("protocol")].toString().toStdString());
    if (words.isEmpty() || !protocol)
        return std::nullopt;
    EngineSetup engine{object[QStringLiteral("name")].toString().toStdString(), {}, *protocol};
    for (const QJsonValue &word : words) {
        if (!word.isString())
            return std::nullopt;
        engine.command.push_back(word.toString().toStdString());
    }
    const QJsonObject options = object[QStringLiteral("options")].toObject();
    for (auto option = options.begin(); option != options.end(); ++option)
        engine.options[option.key().toStdString()] = option->toString().toStdString();
    return engine;
}

} // namespace

QJsonArray enginesToJson(const std::vector<EngineSetup> &engines)
{
    QJsonArray all;
    for (const EngineSetup &engine : engines) {
        QJsonArray command;
        for (const std::string &word : engine.command)
            command.append(textOf(word));
        QJsonObject options;
        for (const auto &[name, value] : engine.options)
            options.insert(textOf(name), textOf(value));
        all.append(QJsonObject{
            {QStringLiteral("name"), textOf(engine.name)},
            {QStringLiteral("command"), command},
            {QStringLiteral("protocol"), textOf(std::string(enumName(engine.protocol)))},
            {QStringLiteral("options"), options},
        });
    }
    return all;
}

std::optional<std::vector<EngineSetup>> enginesFromJson(const QJsonValue &value)
{
    if (!value.isArray())
        return std::nullopt;
    std::vector<EngineSetup> engines;
    for (const QJsonValue &each : value.toArray()) {
        auto engine = engineFromJson(each.toObject());
        if (!engine)
            return std::nullopt;
        engines.push_back(std::move(*engine));
    }
    return engines;
}

QString commandText(const std::vector<std::string> &command)
{
    QStringList words;
    for (const std::string &each : command) {
        QString word = textOf(each);
        word.replace(QLatin1Char('"'), QStringLiteral("\"\"\""));
        const bool isPlain = !word.isEmpty() && !word.contains(QLatin1Char(' '));
        words << (isPlain ? word : QLatin1Char('"') + word + QLatin1Char('"'));
    }
    return words.join(QLatin1Char(' '));
}

std::vector<std::string> commandFromText(const QString &text)
{
    std::vector<std::string> command;
    for (const QString &word : QProcess::splitCommand(text))
        command.push_back(word.toStdString());
    return command;
}

} // namespace rookery
