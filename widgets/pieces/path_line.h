#pragma once

#include "model/edit/pieces/betza_part.h"
#include "widgets/movement/edited_movement.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace rookery {

class NotationButton;
class PathField;

/// The movement as path text or as a Betza string, what is wrong with it while it is being typed,
/// and what it means in plain words. Text that can be read is the movement at once; other text
/// changes nothing. Its height depends on the font alone; a longer sentence is scrolled.
class PathLine final : public QWidget
{
    Q_OBJECT

public:
    explicit PathLine(EditedMovement &movement, QWidget *parent = nullptr);

    PathField *field() const { return m_field; }
    QPushButton *replaceButton() const { return m_replace; }
    NotationButton *notationButton() const { return m_notation; }
    /// Which program reads the Betza string.
    QComboBox *dialectBox() const { return m_dialect; }
    /// How many of the piece's moves Betza cannot say; empty while it can say the shown one.
    QString badge() const;
    /// The reader's sentence, without the place; empty while the text can be read.
    QString fault() const { return m_fault; }
    QString sentence() const;
    /// The spelling that is offered instead; empty if the text has it already.
    QString offer() const { return m_offer; }

    /// Reads what was typed without waiting for a pause.
    void readNow();

protected:
    void changeEvent(QEvent *event) override;

private:
    /// What the field showed last of the definition, to notice changes that were made elsewhere.
    struct Known
    {
        std::optional<PieceId> piece;
        std::size_t entry = 0;
        std::string text;
        Message fault;

        friend bool operator==(const Known &, const Known &) = default;
    };

    void setUpParts();
    void refreshDialect();
    void refreshPart();
    void refreshBadge();
    void readInDialect(int row);
    void entered();
    QString normalised() const;
    void layOut();
    void fitHeight();
    void refresh();
    void setText(const QString &text);
    void typed();
    void showReading();
    QString remarkOn(const Movement &read);
    QString meaning() const;
    QString offerOf(const Movement &read);
    QString doubtOf(const Movement &read) const;
    void showFault(const Error &error);
    void acceptOffer();
    void startAgain();
    std::string typedText() const;

    EditedMovement &m_movement;
    PathField *m_field;
    QPushButton *m_replace;
    NotationButton *m_notation;
    QComboBox *m_dialect;
    QLabel *m_badge;
    QLabel *m_status;
    QLabel *m_sentence;
    QTimer m_pause;
    Known m_known;
    QString m_fault;
    QString m_offer;
    LegGraph m_partOf;
    std::optional<BetzaPart> m_part; ///< of those legs; nothing while the movement is a text
    int m_stay = 0; ///< which visit of the field this is; its typing is one undo step
    std::optional<BetzaDialect> m_lettersOf; ///< whose letters the field offers
    bool m_isSetting = false;
    bool m_offersAnyway = false; ///< Enter asked how the text could be written
};

} // namespace rookery
