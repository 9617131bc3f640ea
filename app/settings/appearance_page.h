#pragma once

#include "app/settings/settings_page.h"

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace rookery {

/// Colours, size of the text, motion.
class AppearancePage final : public SettingsPage
{
    Q_OBJECT

public:
    AppearancePage();

    QString title() const override { return tr("Appearance"); }
    void show(const PreferenceValues &values) override;
    void write(PreferenceValues &values) const override;

private:
    QComboBox *m_theme;
    QComboBox *m_board;
    QComboBox *m_pieces;
    QSpinBox *m_text;
    QCheckBox *m_motion;
    QCheckBox *m_moves;
    QCheckBox *m_legend;
    QCheckBox *m_sounds;
};

} // namespace rookery
