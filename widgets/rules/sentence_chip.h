#pragma once

#include <QAbstractButton>

namespace rookery {

/// Some words of a sentence that belong to one of its parts.
class SentenceChip final : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Look {
        Value, ///< a part without parts
        Blank, ///< one that is not filled
        Word,  ///< what joins parts
    };

    SentenceChip(const QString &text, int part, Look look, QWidget *parent);

    /// Of the draft; -1 for words of no part.
    int part() const { return m_part; }
    Look look() const { return m_look; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_part;
    Look m_look;
};

} // namespace rookery
