#pragma once

#include "model/base/result.h"
#include "model/edit/setup/setup_arrangement.h"
#include "model/play/position/position.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace rookery {

class Workspace;

/// The start position as text, live in both directions; who moves first; and who may castle.
class PositionBox final : public QWidget
{
    Q_OBJECT

public:
    explicit PositionBox(QWidget *parent = nullptr);

    void show(Workspace *workspace);
    void refresh();

private:
    enum class Reading { Typing, Finished };

    void readText(Reading reading);
    Result<Design> designOf(const std::string &text) const;
    void showFault(const Error &error);
    void clearFault();
    /// A wavy line under the text from this column on; none for 0.
    void underline(int column);
    void refreshText();
    QString rightText(const CastlingWing &wing) const;
    void refreshRights();
    void setRight(const CastlingWing &wing, Qt::CheckState state);

    Workspace *m_workspace = nullptr;
    QLineEdit *m_text;
    QLabel *m_fault;
    QComboBox *m_mover;
    QWidget *m_rights;
    QVBoxLayout *m_rightsColumn;
    std::vector<CastlingRight> m_shownRights;
    QStringList m_rightTexts; ///< with names of players and cells, which may change
    int m_visit = 0;          ///< typing during one stay in the field is one undo step
};

} // namespace rookery
