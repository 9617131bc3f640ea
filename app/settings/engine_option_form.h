#pragma once

#include "model/exchange/engines/engine_setup.h"

#include <QWidget>

class QFormLayout;

namespace rookery {

/// What can be set of an engine, a field for each option that is not the host's own business.
class EngineOptionForm final : public QWidget
{
    Q_OBJECT

public:
    explicit EngineOptionForm(QWidget *parent = nullptr);

    /// The options of an engine, with the values that the user has given some of them.
    void show(const EngineIdentity &identity, const EngineSetup &setup);
    void clear();

Q_SIGNALS:
    /// As the engine has it itself if that is the value.
    void edited(const QString &name, const QString &value);

private:
    QWidget *fieldFor(const EngineOption &option, const QString &value);

    QFormLayout *m_fields;
};

} // namespace rookery
