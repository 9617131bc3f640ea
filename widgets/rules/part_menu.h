#pragma once

#include "model/phrase/candidates.h"

#include <QFrame>

#include <functional>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;

namespace rookery {

/// The list of what fits into a part of a sentence, to be searched by typing.
class PartMenu final : public QFrame
{
    Q_OBJECT

public:
    explicit PartMenu(QWidget *parent = nullptr);

    /// `reads`: whether a text that was typed could stand there as it is.
    void open(const std::vector<phrase::Candidate> &candidates,
              const QWidget *under,
              const QString &typed,
              std::function<bool(const std::string &)> reads);
    QLineEdit *search() const { return m_search; }
    QListWidget *list() const { return m_list; }

Q_SIGNALS:
    void picked(const rookery::phrase::Candidate &candidate);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void filter(const QString &text);
    void pickCurrent();

    QLineEdit *m_search;
    QListWidget *m_list;
    QLabel *m_says;
    std::vector<phrase::Candidate> m_candidates;
    std::function<bool(const std::string &)> m_reads;
};

} // namespace rookery
