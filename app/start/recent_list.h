#pragma once

#include <QListWidget>

class QAction;

namespace rookery {

class Thumbnails;

/// The files that were opened or saved before, each with a picture and the day it was changed. A
/// pinned one stays at the top until it is unpinned; one that is missing can be looked for.
class RecentList final : public QListWidget
{
    Q_OBJECT

public:
    explicit RecentList(QWidget *parent = nullptr);

    void setFiles(const QStringList &pinned, const QStringList &others);

    /// Where the pin of a row is, in pixels of the viewport.
    QRect pinOf(const QListWidgetItem &item) const;

Q_SIGNALS:
    void fileWanted(const QString &path);
    void locateWanted(const QString &missing);
    void pinToggled(const QString &path);
    void forgetWanted(const QString &path);

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void addFile(const QString &path, bool isPinned);
    void open(const QListWidgetItem &item);
    void refreshActions();
    QString currentPath() const;

    Thumbnails *m_pictures;
    QAction *m_pin;
    QAction *m_locate;
    QAction *m_forget;
};

} // namespace rookery
