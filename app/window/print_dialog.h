#pragma once

#include "widgets/export/piece_sheet.h"

#include <QDialog>

#include <functional>
#include <memory>

class QCheckBox;
class QLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace rookery {

class PictureView;

/// What is to be printed, with a page of it as it will look; to a printer or into a PDF.
class PrintDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit PrintDialog(const Design &design, QWidget *parent = nullptr);
    ~PrintDialog() override;

    SheetContent content() const;
    const Subject &subject() const { return *m_subject; }

Q_SIGNALS:
    void savePdfWanted();
    void printWanted();

private:
    QWidget *makeChoices();
    QLayout *makeCellRow();
    bool isEmptyBoard() const;
    void sheetChanged();
    void tickAll(bool ticked);
    void refresh();

    std::unique_ptr<Subject> m_subject;
    SheetExamples m_found; ///< the pinned examples, held against the rules once
    QListWidget *m_sheets;
    QSpinBox *m_cell;       ///< of the empty board, in millimetres
    QCheckBox *m_cutPieces; ///< behind the empty board
    QCheckBox *m_board;
    QCheckBox *m_all;
    QListWidget *m_pieces;
    QCheckBox *m_rules;
    QCheckBox *m_examples;
    PictureView *m_preview;
    QSpinBox *m_page;
    QLabel *m_pages;
    QPushButton *m_save;
    QPushButton *m_print;
};

} // namespace rookery
