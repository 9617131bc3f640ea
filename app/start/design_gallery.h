#pragma once

#include "app/start/design_search.h"
#include "app/start/thumbnails.h"
#include "model/file/bundled/bundled.h"
#include "widgets/base/background.h"

#include <QList>
#include <QTimer>
#include <QWidget>

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

class QLabel;
class QLineEdit;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace rookery {

/// The bundled designs as cards, a shelf for each family, and before them some of each kind. A
/// search leaves those that fit, the best one first, which Enter opens.
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
    /// Some games, under their heading.
    struct Shelf
    {
        enum class Kind { Choice, Family }; ///< a choice: of designs that stand elsewhere as well

        Kind kind = Kind::Family;
        QWidget *heading = nullptr;
        QWidget *cards = nullptr;
        std::vector<QToolButton *> buttons;
    };
    struct Ranked;
    /// What a card's picture is made of.
    struct ReadCard
    {
        std::string name;
        std::shared_ptr<const DesignPicture> design;
    };

    void addShelf(const QString &title,
                  const std::vector<const BundledDesign *> &designs,
                  Shelf::Kind kind);
    QToolButton *makeCard(const BundledDesign &design);
    DesignRank rankOf(const QToolButton &card, const QString &sought);
    std::vector<Ranked> ranked();
    int columnsThatFit() const;
    void arrange();
    void openBest();
    void readNext();
    void draw(const ReadCard &read);

    QLineEdit *m_search;
    QLabel *m_says;
    QScrollArea *m_area;
    QVBoxLayout *m_column;
    QList<QToolButton *> m_cards;
    std::vector<Shelf> m_shelves;
    QToolButton *m_best = nullptr; ///< while something is searched for
    int m_columns = 0;
    QList<QToolButton *> m_undrawn; ///< cards without thumbnails
    QTimer m_idle; ///< reads one at a time, so that the window appears and answers at once
    Background<ReadCard> m_reading;
    std::map<std::string, SearchedDesign, std::less<>>
        m_searched; ///< by name, since the first search
};

} // namespace rookery
