#pragma once

#include "widgets/workspace/panel.h"

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

protected:
    void bound() override;

private:
    void refresh();

    QUndoView *m_view;
    QLabel *m_empty;
    QStackedLayout *m_pages;
};

} // namespace rookery
