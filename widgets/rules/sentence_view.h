#pragma once

#include "model/phrase/draft.h"
#include "widgets/rules/sentence_chip.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace rookery {

/// A draft as its sentence, a line for each step, in which every part can be chosen. Tab goes from
/// part to part.
class SentenceView final : public QWidget
{
    Q_OBJECT

public:
    explicit SentenceView(QWidget *parent = nullptr);

    void setDraft(const phrase::Draft &draft);
    /// The first words of a part; null where it has none.
    SentenceChip *chip(std::size_t part) const;
    /// The part under the pointer, or the one with the keyboard; -1 for none.
    int lookedAt() const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

Q_SIGNALS:
    /// Something else is to stand here; `typed` is what the list is searched for.
    void changeWanted(int part, const QString &typed);
    void emptied(int part);
    void copied(int part);
    void pasted(int part);
    void looked();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Word
    {
        SentenceChip *chip;
        bool hasSpace; ///< before it
    };
    struct Line
    {
        int depth;
        std::vector<Word> words;
    };

    enum class Placing { Ask, Do };

    void addRun(Line &line, const phrase::SentenceRun &run, const QString &before);
    bool isInside(int part, int outer) const;
    int place(int width, Placing placing) const;
    bool keyPressed(SentenceChip *chip, QKeyEvent *event);
    void step(const SentenceChip *from, int by);

    std::optional<phrase::Draft> m_draft;
    std::vector<Line> m_lines;
    int m_hovered = -1;
};

} // namespace rookery
