#include "widgets/lab/looker_choice.h"

#include "model/exchange/engines/engine_finder.h"
#include "widgets/base/form.h"

#include <algorithm>

namespace rookery {

LookerChoice::LookerChoice(QWidget *parent)
    : QComboBox(parent)
{
    setObjectName(QStringLiteral("looker"));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    form::explain(this, tr("Program that looks"), tr("Which program looks for the best moves"));
    connect(this, &QComboBox::activated, this, &LookerChoice::choose);
    list();
}

const EngineSetup *LookerChoice::engine() const
{
    return m_chosen ? &*m_chosen : nullptr;
}

void LookerChoice::setEngines(std::vector<EngineSetup> kept)
{
    m_kept = std::move(kept);
    for (const EngineSetup &engine : m_kept) {
        if (!m_chosen || engine.command != m_chosen->command || engine == *m_chosen)
            continue;
        m_chosen = engine;
        Q_EMIT changed();
        break;
    }
    list();
}

void LookerChoice::showPopup()
{
    list();
    QComboBox::showPopup();
}

/// An engine that was chosen and is kept no longer is still in the list.
void LookerChoice::list()
{
    const auto isChosen = [this](const EngineSetup &engine) {
        return m_chosen && engine.command == m_chosen->command;
    };
    m_engines = allEngines(m_kept);
    if (m_chosen && std::none_of(m_engines.begin(), m_engines.end(), isChosen))
        m_engines.push_back(*m_chosen);
    clear();
    addItem(tr("This program"));
    for (const EngineSetup &engine : m_engines)
        addItem(QString::fromStdString(engine.title()));
    insertSeparator(count());
    addItem(tr("Engines…"));
    const auto place = std::find_if(m_engines.begin(), m_engines.end(), isChosen);
    setCurrentIndex(m_chosen ? static_cast<int>(place - m_engines.begin()) + 1 : 0);
}

void LookerChoice::choose(int row)
{
    const auto place = static_cast<std::size_t>(row - 1);
    if (row > 0 && place >= m_engines.size()) {
        list();
        Q_EMIT enginesWanted();
        return;
    }
    const auto before = std::exchange(
        m_chosen, row > 0 ? std::optional<EngineSetup>(m_engines[place]) : std::nullopt);
    if (before != m_chosen)
        Q_EMIT changed();
}

} // namespace rookery
