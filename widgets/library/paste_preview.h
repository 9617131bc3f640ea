#pragma once

#include "model/edit/pieces/piece_text.h"

#include <QFrame>

#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace rookery {

/// Shows what pieces a pasted text would make, and for each line that makes none why not. Enter
/// takes them, Esc leaves everything as it is.
class PastePreview final : public QFrame
{
    Q_OBJECT

public:
    explicit PastePreview(QWidget *parent = nullptr);

    void show(std::vector<PieceLine> lines, const Design &design);
    /// Those that could be read.
    std::vector<PieceType> types() const;
    QListWidget *list() const { return m_list; }
    QPushButton *addButton() const { return m_add; }

Q_SIGNALS:
    void accepted();
    void rejected();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::vector<PieceLine> m_lines;
    QLabel *m_title;
    QListWidget *m_list;
    QPushButton *m_add;
    QPushButton *m_cancel;
};

} // namespace rookery
