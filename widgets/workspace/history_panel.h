#pragma once

#include "widgets/workspace/panel.h"

#include <QHash>

class QLabel;
class QStackedLayout;
class QUndoView;

namespace rookery {

/// Every step that can be undone; a click travels there.
class HistoryPanel final : public Panel
{
    Q_OBJECT

public:
    explicit HistoryPanel(QWidget *parent = nullptr);

    /// The piece, zone or cell that a step was about, the first one 0; empty where it was about
    /// more.
    QString subjectOf(int step) const;

protected:
    void bound() override;

private:
    void refresh();
    void showCurrent();

    mutable QHash<int, QString> m_subjects; ///< of steps that were shown
    QUndoView *m_view;
    QLabel *m_empty;
    QStackedLayout *m_pages;
};

} // namespace rookery
