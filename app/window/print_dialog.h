#pragma once

#include "widgets/base/background.h"
#include "widgets/export/piece_sheet.h"

#include <QDialog>

#include <functional>
#include <memory>
#include <optional>

class QCheckBox;
class QLayout;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace rookery {

class PictureView;

/// What is to be printed, with a page of it as it will look; to a printer or into a PDF. Examples,
/// pictures of pages and the PDF are made beside the window.
class PrintDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit PrintDialog(const Design &design, QWidget *parent = nullptr);
    ~PrintDialog() override;

    SheetContent content() const;
    const Subject &subject() const { return *m_subject; }
    /// Makes the PDF, with progress, and gives it to `take`; the verb that asks for it stops it.
    void makePdf(std::function<void(const QByteArray &)> take);
    bool isMaking() const { return m_making.isRunning(); }

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
    void refreshVerbs();
    void findExamples();
    void takeExamples(SheetExamples found);
    void paintPage();
    void showPage(const SheetPage &page);
    void saveOrStop();
    void made(const QByteArray &pdf);

    std::shared_ptr<const Subject> m_subject;
    std::optional<SheetExamples> m_found; ///< once they were wanted
    Background<SheetExamples> m_finding{[this](SheetExamples found) {
        takeExamples(std::move(found));
    }};
    Background<SheetPage> m_painting{[this](const SheetPage &page) {
        showPage(page);
    }};
    bool m_isOutdated = false; ///< another page is wanted than the one being painted
    Background<QByteArray> m_making{[this](const QByteArray &pdf) {
        made(pdf);
    }};
    std::function<void(const QByteArray &)> m_made; ///< takes what is being made
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
    QProgressBar *m_progress;
    QPushButton *m_save;
    QPushButton *m_print;
};

} // namespace rookery
