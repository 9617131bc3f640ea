#pragma once

#include "app/settings/preferences.h"

#include <QByteArray>
#include <QCoreApplication>

#include <variant>

namespace rookery {

/// Preferences as a JSON file, to be taken to another computer. What only this computer knows (the
/// files opened last, how the panels stand) is no part of it.
class PreferencesText
{
    Q_DECLARE_TR_FUNCTIONS(rookery::PreferencesText)

public:
    static QByteArray write(const PreferenceValues &values);

    /// The preferences that a file holds, over the present ones, or one sentence that says what is
    /// wrong with it and where.
    static std::variant<PreferenceValues, QString> read(const QByteArray &json,
                                                        const PreferenceValues &present);
};

} // namespace rookery
