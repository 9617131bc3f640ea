#include "app/settings/fold_memory.h"

#include "app/settings/preferences.h"
#include "widgets/base/fold_section.h"

namespace rookery {

void rememberFolds(QWidget &panel, Preferences &preferences)
{
    for (FoldSection *section : panel.findChildren<FoldSection *>()) {
        const auto follow = [section, &preferences] {
            if (preferences.foldedSections().contains(section->key()))
                section->fold();
            else
                section->unfold();
        };
        QObject::connect(section, &FoldSection::toggled, &preferences, [section, &preferences] {
            QStringList folded = preferences.foldedSections();
            folded.removeAll(section->key());
            if (section->isFolded())
                folded << section->key();
            preferences.setFoldedSections(folded);
        });
        QObject::connect(&preferences, &Preferences::foldedSectionsChanged, section, follow);
        follow();
    }
}

} // namespace rookery
