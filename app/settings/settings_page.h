#pragma once

#include "app/settings/preferences.h"

#include <QWidget>

class QVBoxLayout;

namespace rookery {

/// One page of the settings: some of the preferences, to be changed.
class SettingsPage : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// What the list of pages calls it.
    virtual QString title() const = 0;
    virtual void show(const PreferenceValues &values) = 0;
    /// Writes what this page is about into the values.
    virtual void write(PreferenceValues &values) const = 0;

Q_SIGNALS:
    /// The user has changed something.
    void edited();
};

} // namespace rookery
