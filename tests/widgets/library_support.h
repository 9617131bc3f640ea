#pragma once

#include "model/edit/pieces/piece_text.h"
#include "model/movement/movement.h"
#include "tests/widgets/window_support.h"
#include "widgets/library/library_panel.h"
#include "widgets/pieces/path_line.h"
#include "widgets/pieces/piece_editor.h"
#include "widgets/pieces/piece_header.h"
#include "widgets/pieces/pieces_panel.h"

#include <QListView>

namespace rookery::test {

/// The plural, whether or not a translation has formed it.
inline QString plain(QString text)
{
    return text.replace(QStringLiteral("piece(s)"), QStringLiteral("men"))
        .replace(QStringLiteral("(s)"), QStringLiteral("s"));
}

/// Chess in Pieces mode.
class LibraryBench : public Bench
{
public:
    explicit LibraryBench(const char *design = "chess")
    {
        window.openBundled(QString::fromLatin1(design));
        trigger("mode.pieces");
    }

    LibraryPanel *library() { return window.findChild<LibraryPanel *>(); }
    PieceHeader *header() { return window.current()->pieceEditor().header(); }
    PathLine *line() { return window.current()->pieceEditor().pathLine(); }
    PiecesPanel *pieces() { return window.findChild<PiecesPanel *>(); }
    const PieceType &piece()
    {
        return workspace().design().pieces->types[workspace().choices().piece()->index()];
    }
    QString pieceText()
    {
        QStringList words{QString::fromStdString(piece().name),
                          QString::fromStdString(piece().letter)};
        for (const Movement &movement : piece().moves)
            words << QString::fromStdString(movementText(movement));
        return words.join(QLatin1Char(' '));
    }
    std::size_t count() { return workspace().design().pieces->types.size(); }
    int steps() { return session().undoStack().count(); }
    QStringList listed()
    {
        QStringList names;
        const auto *model = library()->list()->model();
        for (int row = 0; row < model->rowCount(); ++row)
            names << model->index(row, 0).data().toString();
        return names;
    }
    void addTester(const char *betza)
    {
        PieceType type{"Tester", "T", {Movement{BetzaText{betza}, When::Always, {}}}};
        session().apply("add", withPiecesAdded(workspace().design(), {type}));
        workspace().choices().setPiece(PieceId(count() - 1));
    }
};

} // namespace rookery::test
