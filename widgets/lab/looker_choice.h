#pragma once

#include "model/exchange/engines/engine_setup.h"

#include <QComboBox>

#include <vector>

namespace rookery {

/// Which program looks for the best moves: this one, or an engine that is kept or installed.
class LookerChoice final : public QComboBox
{
    Q_OBJECT

public:
    explicit LookerChoice(QWidget *parent = nullptr);

    /// The engines that the user keeps; those that are installed can be chosen too.
    void setEngines(std::vector<EngineSetup> kept);
    /// Null for this program.
    const EngineSetup *engine() const;

Q_SIGNALS:
    /// engine() is another one, or has other settings.
    void changed();
    /// Engines are to be added or set.
    void enginesWanted();

protected:
    /// What is installed is looked up when the list is asked for.
    void showPopup() override;

private:
    void list();
    void choose(int row);

    std::vector<EngineSetup> m_kept;
    std::vector<EngineSetup> m_engines; ///< in the list
    std::optional<EngineSetup> m_chosen;
};

} // namespace rookery
