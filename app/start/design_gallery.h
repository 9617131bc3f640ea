#pragma once

#include <QList>
#include <QTimer>
#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace rookery {

/// The bundled designs as cards, a shelf for each family. A search leaves those that fit, the best
/// one first, which Enter opens.
class DesignGallery final : public QWidget
{
    Q_OBJECT

public:
    explicit DesignGallery(QWidget *parent = nullptr);

    void focusSearch();

Q_SIGNALS:
    void bundledWanted(const QString &name);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    /// One kind of games, under its heading.
    struct Shelf
    {
        QWidget *heading;
        QWidget *cards;
        std::vector<QToolButton *> buttons;
    };
    struct Ranked;

    void addShelf(const QString &family);
    QToolButton *makeCard(const QString &name, const QString &title, const QString &words);
    std::vector<Ranked> ranked() const;
    int columnsThatFit() const;
    void arrange();
    void openBest();
    void drawThumbnail();

    QLineEdit *m_search;
    QLabel *m_says;
    QScrollArea *m_area;
    QVBoxLayout *m_column;
    QList<QToolButton *> m_cards;
    std::vector<Shelf> m_shelves;
    QToolButton *m_best = nullptr; ///< while something is searched for
    int m_columns = 0;
    QList<QToolButton *> m_undrawn; ///< cards without thumbnails
    QTimer m_idle; ///< draws one at a time, so that the window appears and answers at once
};

} // namespace rookery
