#pragma once

#include "widgets/workspace/workspace.h"

#include <QToolButton>

#include <functional>

namespace rookery {

/// The picture of the edited piece. Its menu gives the piece a picture of its own, for all players
/// or for one, and takes it away again; a picture may also be dropped here.
class PictureButton final : public QToolButton
{
    Q_OBJECT

public:
    explicit PictureButton(Workspace &workspace, QWidget *parent = nullptr);

    /// How a file is asked for; tests answer in its place.
    void setQuestion(std::function<QString(QWidget *)> question)
    {
        m_question = std::move(question);
    }
    /// Takes the picture in the file; says what was left out of it, or why it cannot be taken.
    void take(const QString &file, std::optional<PlayerId> player);
    void refresh();

protected:
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void
    takePicture(Result<std::string> bytes, const QString &name, std::optional<PlayerId> player);
    const PieceType *type() const;
    void fillMenu();
    void ask(std::optional<PlayerId> player);

    Workspace &m_workspace;
    std::function<QString(QWidget *)> m_question;
};

} // namespace rookery
