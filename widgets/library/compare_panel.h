#pragma once

#include "model/analysis/reach_diff.h"
#include "widgets/workspace/panel.h"

#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

class QComboBox;
class QLabel;

namespace rookery {

class DiffView;

/// What the edited piece gains and loses against its form before the last edit, as it was saved, in
/// another file, or against another piece.
class ComparePanel final : public Panel
{
    Q_OBJECT

public:
    explicit ComparePanel(QWidget *parent = nullptr);

    enum class Against { LastEdit, LastSave, File, Piece };
    enum class Place { EmptyBoard, Position };

    QComboBox *againstBox() const { return m_against; }
    QComboBox *placeBox() const { return m_place; }
    DiffView *view() const { return m_view; }
    /// What is gained and lost, in words.
    QString sentence() const;
    /// How another version's file is asked for; tests answer in its place.
    void setQuestion(std::function<QString(QWidget *)> question)
    {
        m_question = std::move(question);
    }
    void refreshNow();

protected:
    void bound() override;
    void showEvent(QShowEvent *event) override;

private:
    /// A piece to compare with, and the directions it was written with.
    struct Other
    {
        PieceType type;
        Shared<Directions> directions;
    };

    void fillChoices();
    void chosen(int row);
    void openVersion();
    Result<Other> other() const;
    Result<Other> sameIn(const Design &version) const;
    void compare(const PieceType &type, const Other &before);
    QString countsOf(const ReachDiff &diff) const;
    void say(const QString &sentence);

    QComboBox *m_against;
    QComboBox *m_place;
    DiffView *m_view;
    QLabel *m_sentence;
    QTimer m_afterEdit;
    std::function<QString(QWidget *)> m_question;
    std::optional<Design> m_version; ///< from another file
    QString m_versionName;
    std::optional<SiteId> m_from;
    bool m_isFilling = false;
};

} // namespace rookery
