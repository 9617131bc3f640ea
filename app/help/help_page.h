#pragma once

#include "app/help/manual.h"
#include "app/help/manual_pictures.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QTextBrowser;
class QTextDocument;

namespace rookery {

/// The offline manual and its pictures, with its contents beside it, or what was found in it.
class HelpPage final : public QDialog
{
    Q_OBJECT

public:
    HelpPage(const KeyChanges &keys, QWidget *parent);

    /// Shows a place by its name; whether the manual has it.
    bool goTo(const QString &place);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeSearch();
    void retranslate();
    QTextDocument *makeManual();
    void connectAll();
    void search();
    void listContents();
    void showRow(int row);
    void step(int by);
    void mark(int current);
    void showAtTop(int position);

    const KeyChanges m_keys;
    QLineEdit *m_search;
    QLabel *m_count;
    QListWidget *m_list; ///< headings, or what was found
    QTextBrowser *m_text;
    ManualPictures m_pictures;
    ManualPlaces m_places;
    QList<ManualHit> m_hits;
};

} // namespace rookery
