#pragma once

#include "model/exchange/engines/engine_setup.h"

#include <QJsonArray>
#include <QString>

#include <optional>
#include <vector>

namespace rookery {

/// Engines as settings keep them: `[{"name": "X", "command": ["x", "-a"], "protocol": "uci",
/// "options": {"Hash": "64"}}]`.
QJsonArray enginesToJson(const std::vector<EngineSetup> &engines);

/// Nothing if it is anything else.
std::optional<std::vector<EngineSetup>> enginesFromJson(const QJsonValue &value);

/// A command as people type it: words with spaces in quotation marks.
QString commandText(const std::vector<std::string> &command);
std::vector<std::string> commandFromText(const QString &text);

} // namespace rookery
