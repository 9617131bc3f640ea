#pragma once

#include "app/settings/settings_page.h"
#include "model/base/result.h"
#include "model/exchange/engines/engine_finder.h"
#include "widgets/base/background.h"

#include <functional>
#include <map>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace rookery {

class EngineOptionForm;

/// Other programs that play: those that are installed stand there by themselves, others are added;
/// what an engine can is known once it has been tried.
class EnginesPage final : public SettingsPage
{
    Q_OBJECT

public:
    /// Asks for a program; empty for none.
    using Question = std::function<QString(QWidget *)>;

    explicit EnginesPage(Question program);

    QString title() const override { return tr("Engines"); }
    void show(const PreferenceValues &values) override;
    void write(PreferenceValues &values) const override;

private:
    using Command = std::vector<std::string>;

    QLayout *makeThreads();
    QLayout *makeList();
    QLayout *makeDetails();
    void fill(const Command &chosen);
    void showChosen();
    void showIdentity();
    const EngineSetup *chosen() const;
    bool isKept(const EngineSetup &engine) const;
    /// Keeps the chosen engine as it is now.
    void keep(const EngineSetup &engine);
    void add();
    void remove();
    void tryChosen();
    void take(const Result<TriedEngine> &tried);
    void setOption(const QString &name, const QString &value);
    QString describe(const EngineIdentity &identity, EngineProtocol protocol) const;

    const Question m_program;
    std::vector<EngineSetup> m_kept;
    std::vector<EngineSetup> m_shown;
    std::map<Command, EngineIdentity> m_identities; ///< of those that were tried
    Command m_trying;                               ///< that was tried last
    QSpinBox *m_threads;
    QListWidget *m_list;
    QPushButton *m_add;
    QPushButton *m_remove;
    QPushButton *m_try;
    QWidget *m_details;
    QLineEdit *m_name;
    QLineEdit *m_command;
    QComboBox *m_protocol;
    QLabel *m_message;
    QLabel *m_variants;
    EngineOptionForm *m_options;
    bool m_isFilling = false;
    Background<Result<TriedEngine>> m_trial{[this](const Result<TriedEngine> &tried) {
        take(tried);
    }};
};

} // namespace rookery
