#pragma once

#include "widgets/session/recovery_store.h"

#include <QObject>

#include <vector>

namespace rookery {

class DocumentTabs;
class WelcomePage;

/// What earlier runs left unsaved: it is offered on the start page, opened or thrown away there.
class RecoveredWork final : public QObject
{
    Q_OBJECT

public:
    RecoveredWork(RecoveryStore &store, WelcomePage &page, DocumentTabs &tabs, QObject *parent);

    void offer();

Q_SIGNALS:
    /// The user wants to see the offers.
    void pageWanted();

private:
    void sayUnreadable();
    void open(int index);
    void discard(int index);

    RecoveryStore &m_store;
    WelcomePage &m_page;
    DocumentTabs &m_tabs;
    std::vector<RecoverableDocument> m_found;
};

} // namespace rookery
