#pragma once

#include <QToolButton>

namespace rookery {

class Document;

/// The name of the design in view, with a star while it has unsaved work; what is done with the
/// whole design is in its menu. A long name ends in dots where there is no room.
class DocumentButton final : public QToolButton
{
    Q_OBJECT

public:
    explicit DocumentButton(QWidget *parent = nullptr);

    /// Null where no design is in view: nothing is shown then.
    void setDocument(const Document *document);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QFont nameFont() const;
    int widthFor(int textWidth) const;
    QString star() const;

    QString m_title;
    bool m_isModified = false;
};

} // namespace rookery
