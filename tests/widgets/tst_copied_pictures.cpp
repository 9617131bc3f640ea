#include "app/window/notice_bar.h"
#include "tests/widgets/library_support.h"
#include "tests/widgets/window_support.h"
#include "widgets/export/export_preview.h"
#include "widgets/export/export_view.h"
#include "widgets/export/target_list.h"
#include "widgets/lab/score_curve.h"
#include "widgets/lab/share_bands.h"
#include "widgets/library/compare_panel.h"
#include "widgets/library/diff_view.h"
#include "widgets/movement/movement_grid.h"
#include "widgets/picture/picture_export.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QTabWidget>

using namespace rookery;
using namespace rookery::test;

namespace {

constexpr const char *chessStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

QByteArray svgIn(const QMimeData *data)
{
    return data ? data->data(QStringLiteral("image/svg+xml")) : QByteArray();
}

/// Whether it is there in every form and is what the clipboard has.
bool isOnClipboard(const PictureSource &source)
{
    const QMimeData *copied = QApplication::clipboard()->mimeData();
    const auto own = source.copiedPicture();
    return own && copied->hasImage() && copied->data("image/png").startsWith("\x89PNG")
           && svgIn(copied).contains("<svg") && svgIn(copied) == svgIn(own.get());
}

} // namespace

/// What the clipboard and picture files get: the board, or the picture in use.
class tst_copied_pictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void copyPictureHasAllFormats();
    void theEditedPieceIsCopiedWhole();
    void thePictureInUseIsCopied();
    void thePreviewIsCopied();
    void theChartInUseIsCopied();
};

void tst_copied_pictures::copyPictureHasAllFormats()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.trigger("edit.copy-picture");
    const QMimeData *data = QApplication::clipboard()->mimeData();
    QVERIFY(data->data("image/svg+xml").contains("<svg"));
    QVERIFY(data->data("image/png").startsWith("\x89PNG"));
    QVERIFY(data->hasImage());
    QCOMPARE(data->text(), QString("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
    bench.saveAnswer = bench.path("board.pdf");
    bench.trigger("file.picture");
    QVERIFY(contents(bench.path("board.pdf")).startsWith("%PDF"));
    bench.saveAnswer = bench.path("board.gif");
    bench.trigger("file.picture");
    QVERIFY(!QFile::exists(bench.path("board.gif")));
    QCOMPARE(bench.window.current()->notices().sentence(),
             QString("A picture's name ends in .svg, .png or .pdf"));
}

/// The piece that is edited stands faintly on the board while it is looked at, but not in pictures.
void tst_copied_pictures::theEditedPieceIsCopiedWhole()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.trigger("mode.pieces");
    const auto isFaint = [](const QMimeData &picture) {
        return picture.data("image/svg+xml").contains("opacity=\"0.55");
    };
    QVERIFY(isFaint(*clipboardPicture(bench.window.current()->canvas().picture(), {}, false)));
    bench.window.current()->canvas().setFocus();
    bench.trigger("edit.copy-picture");
    QVERIFY(!isFaint(*QApplication::clipboard()->mimeData()));
}

/// The movement painter and the comparison have pictures of their own while the keyboard is there.
void tst_copied_pictures::thePictureInUseIsCopied()
{
    LibraryBench bench;
    bench.workspace().choices().setPiece(bench.workspace().design().pieces->find("Knight"));
    auto *grid = bench.find<MovementGrid>("movementGrid");
    grid->setFocus();
    QTRY_VERIFY(grid->cellRect({}).width() > 0);
    bench.trigger("edit.copy-picture");
    QVERIFY(isOnClipboard(*grid));
    const QString words = QApplication::clipboard()->text();
    QVERIFY2(!words.isEmpty() && words != QLatin1String(chessStart), qPrintable(words));

    auto *compare = bench.window.findChild<ComparePanel *>();
    bench.find<QTabWidget>("pieceTabs")->setCurrentWidget(compare);
    compare->refreshNow();
    compare->view()->setFocus();
    bench.trigger("edit.copy-picture");
    QVERIFY(isOnClipboard(*compare->view()));

    bench.window.current()->canvas().setFocus();
    bench.trigger("edit.copy-picture");
    QVERIFY(!isOnClipboard(*compare->view()) && !isOnClipboard(*grid));
    QCOMPARE(QApplication::clipboard()->text(), QString(chessStart));
}

/// In Export mode the file as it would be written, or the board where that is a text.
void tst_copied_pictures::thePreviewIsCopied()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.trigger("file.export");
    ExportView &view = bench.window.current()->exportView();
    const ExportPlan &plan = bench.window.current()->exportPlan();
    const auto *shown = view.findChild<PictureView *>("previewPicture");
    view.choose(plan.indexOf("svg"));
    QTRY_VERIFY(shown->isVisible());
    view.list().setFocus();
    bench.trigger("edit.copy-picture");
    QCOMPARE(svgIn(QApplication::clipboard()->mimeData()),
             QByteArray::fromStdString(view.preview().files().front().text));
    view.choose(plan.indexOf("png"));
    QTRY_VERIFY(view.preview().text().isEmpty() && shown->isVisible());
    bench.trigger("edit.copy-picture");
    QVERIFY(QApplication::clipboard()->mimeData()->hasImage());
    QVERIFY(svgIn(QApplication::clipboard()->mimeData()).isEmpty());
    QVERIFY(QApplication::clipboard()->text().isEmpty());
    view.choose(plan.indexOf("fen"));
    QTRY_VERIFY(view.preview().text().startsWith(QLatin1String("rnbqkbnr")));
    bench.trigger("edit.copy-picture");
    QCOMPARE(QApplication::clipboard()->text(), QString(chessStart));
}

/// From the curve or a button beside it; without scores there is none to copy.
void tst_copied_pictures::theChartInUseIsCopied()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.trigger("mode.analysis");
    auto *curve = bench.find<ScoreCurve>("scoreCurve");
    curve->setFocus();
    bench.trigger("edit.copy-picture");
    QCOMPARE(QApplication::clipboard()->text(), QString(chessStart));
    curve->show({{0.5, Judgement::None, {}}, {0.2, Judgement::Blunder, {}}});
    bench.trigger("edit.copy-picture");
    QVERIFY(isOnClipboard(*curve));
    ShareBands bands;
    QVERIFY(!bands.copiedPicture());
    bands.show({{QStringLiteral("White"), {0.6, 0.1}, Qt::white}});
    bands.resize(bands.sizeHint());
    QVERIFY(svgIn(bands.copiedPicture().get()).contains("White"));
}

ROOKERY_WIDGET_TEST(tst_copied_pictures)
#include "tst_copied_pictures.moc"
