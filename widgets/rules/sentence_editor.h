#pragma once

#include "model/phrase/candidates.h"
#include "model/play/legal/part_sight.h"
#include "widgets/picture/overlays.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <string>
#include <vector>

class QLabel;
class QToolButton;

namespace rookery {

class PartMenu;
class PhraseField;
class SentenceView;
class Workspace;

/// A phrase, the choices or the steps of an own rule, as a sentence with blanks and as text. What
/// can be read is the rule at once; until its blanks are filled the design keeps what it had.
class SentenceEditor final : public QWidget
{
    Q_OBJECT

public:
    explicit SentenceEditor(QWidget *parent = nullptr);

    /// Shows the member under a path as the workspace's design has it.
    void edit(Workspace &workspace, const std::string &path);

    const std::optional<phrase::Draft> &draft() const { return m_draft; }
    SentenceView *sentence() const { return m_sentence; }
    PhraseField *field() const { return m_field; }
    PartMenu *menu() const { return m_menu; }
    QString status() const;
    /// What the part that is looked at marks on the board; nothing while none is.
    const std::optional<std::vector<CellNote>> &light() const { return m_light; }
    /// Reads what was typed without waiting for a pause.
    void readNow();

Q_SIGNALS:
    /// Changes with the same key that is not empty are one step.
    void
    changed(const std::string &path, const rookery::phrase::Draft &draft, const QString &mergeKey);
    /// light() is another one.
    void lit();

private:
    void layOut();
    void follow(Workspace &workspace);
    void showDraft();
    void showText();
    void showStatus(const QString &sentence);
    void showFault(const Error &error);
    void openMenu(int part, const QString &typed);
    void pick(const phrase::Candidate &candidate);
    void addLine();
    /// What follows a change: the list of the next blank opens, or not.
    enum class Then { NextBlank, Stay };
    void take(Result<phrase::Draft> next, std::size_t part, Then then);
    void copy(int part);
    void paste(int part);
    void relight();

    QPointer<QObject> m_followed; ///< the view whose cells are listened to
    Workspace *m_workspace = nullptr;
    std::string m_path;
    std::optional<phrase::Draft> m_draft; ///< none where it cannot be read any more
    SentenceView *m_sentence;
    PhraseField *m_field;
    PartMenu *m_menu;
    QLabel *m_status;
    QToolButton *m_add;
    QTimer m_pause;
    int m_changing = -1;          ///< the part that the menu is open for; -1: one more line
    bool m_isReading = false;     ///< what was typed is becoming the rule
    int m_stay = 0;               ///< which visit of the field this is; its typing is one undo step
    std::optional<CellId> m_cell; ///< pointed at last
    std::unique_ptr<PartAsker> m_asker;
    std::optional<std::vector<CellNote>> m_light;
};

} // namespace rookery
