#pragma once

#include "model/file/journal/journal.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace rookery {

class Thumbnails;

/// What earlier runs left unsaved: a row each with its picture, to be opened or thrown away. Hidden
/// while there is nothing.
class RecoveredList final : public QWidget
{
    Q_OBJECT

public:
    explicit RecoveredList(QWidget *parent = nullptr);

    void setDocuments(const std::vector<RecoverableDocument> &documents);

Q_SIGNALS:
    void recoverWanted(int index);
    void discardWanted(int index);

private:
    QWidget *makeRow(const RecoverableDocument &found, int index);

    Thumbnails *m_pictures;
    QVBoxLayout *m_rows;
};

} // namespace rookery
