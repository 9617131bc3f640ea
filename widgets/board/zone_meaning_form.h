#pragma once

#include "model/design/zones.h"
#include "widgets/workspace/workspace.h"

#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace rookery {

/// What the cells of the chosen zone are: drawn, or said by a meaning with its numbers. Every
/// change is one edit, and one step of undo while a number is turned.
class ZoneMeaningForm final : public QWidget
{
    Q_OBJECT

public:
    explicit ZoneMeaningForm(QWidget *parent = nullptr);

    void setWorkspace(Workspace *workspace) { m_workspace = workspace; }
    void refresh();

private:
    struct Number
    {
        QLabel *title;
        QSpinBox *box;
        int ZoneMeaning::*member;
    };

    void makeKinds(QGridLayout *grid);
    void makeNumbers(QGridLayout *grid);
    void makeButtons(QGridLayout *grid);
    Number number(const char *name, const QString &title, const QString &tip, int least);
    const Zone *zone() const;
    void choose();
    void apply(const ZoneMeaning &meaning, const QString &mergeKey = {});
    void applyCells(const QString &text, Result<Design> next);
    void show(const ZoneMeaning &meaning);
    void showLikely(const Zone &zone);
    std::optional<SiteId> middle() const;

    Workspace *m_workspace = nullptr;
    QComboBox *m_kind;
    QComboBox *m_part;
    QComboBox *m_steps;
    QLabel *m_stepsTitle;
    std::vector<Number> m_numbers;
    QPushButton *m_around;
    QPushButton *m_draw;
    QPushButton *m_say;
    QLabel *m_words;
    bool m_isRefreshing = false;
};

} // namespace rookery
