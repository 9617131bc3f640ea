#pragma once

#include "widgets/movement/move_drawing.h"

#include <QWidget>

class QAbstractButton;
class QComboBox;
class QHBoxLayout;

namespace rookery {

/// One line above the grid: what the painter takes for granted and would like to know. It keeps its
/// height, so that the grid stays where it is.
class QuestionBar final : public QWidget
{
    Q_OBJECT

public:
    explicit QuestionBar(MoveDrawing &drawing, QWidget *parent = nullptr);

    /// By question and answer; null if there is no such button.
    QAbstractButton *answerButton(int question, int answer) const;
    /// For questions with many answers.
    QComboBox *answerBox(int question) const;
    QAbstractButton *dismissButton() const;
    /// Everything it asks, with the chosen answers in brackets: `Leg 1: one step [any distance]`.
    QString text() const;

    QSize minimumSizeHint() const override { return {0, QWidget::minimumSizeHint().height()}; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void fitHeight();
    void refresh();
    void rebuild(const std::vector<DrawingQuestion> &questions);
    void addQuestion(int place, const DrawingQuestion &question);
    QWidget *answersAsButtons(int place, const DrawingQuestion &question);
    QWidget *answersAsBox(int place, const DrawingQuestion &question);
    void answer(int question, int answer);

    MoveDrawing &m_drawing;
    QHBoxLayout *m_row;
    QWidget *m_parts = nullptr;
    QString m_text;
};

} // namespace rookery
