#pragma once

#include "model/exchange/target/format.h"

/// The functions behind the rows of formats().
namespace rookery {

Verdict checkFen(const Subject &subject, const ExportRequest &request);
Result<std::vector<ExportedFile>>
writeFen(const Subject &subject, const Verdict &verdict, const ExportRequest &request);

Result<Imported, Errors> readFen(std::string_view text, const ImportRequest &request);
Result<Imported, Errors> readXboard(std::string_view text, const ImportRequest &request);

Verdict checkXboard(const Subject &subject, const ExportRequest &request);
Result<std::vector<ExportedFile>>
writeXboard(const Subject &subject, const Verdict &verdict, const ExportRequest &request);

Verdict checkInteractiveDiagram(const Subject &subject, const ExportRequest &request);
Result<std::vector<ExportedFile>> writeInteractiveDiagram(const Subject &subject,
                                                          const Verdict &verdict,
                                                          const ExportRequest &request);
Result<Imported, Errors> readInteractiveDiagram(std::string_view text,
                                                const ImportRequest &request);

Verdict checkNomignolov(const Subject &subject, const ExportRequest &request);
Result<std::vector<ExportedFile>>
writeNomignolov(const Subject &subject, const Verdict &verdict, const ExportRequest &request);

Verdict checkMoveTableC(const Subject &subject, const ExportRequest &request);
Result<std::vector<ExportedFile>>
writeMoveTableC(const Subject &subject, const Verdict &verdict, const ExportRequest &request);

Verdict checkPlayHtml(const Subject &subject, const ExportRequest &request);
Result<std::vector<ExportedFile>>
writePlayHtml(const Subject &subject, const Verdict &verdict, const ExportRequest &request);

Verdict checkVectors(const Subject &subject, const ExportRequest &request);
Result<std::vector<ExportedFile>>
writeVectors(const Subject &subject, const Verdict &verdict, const ExportRequest &request);

Verdict checkFairyStockfish(const Subject &subject, const ExportRequest &request);
Result<std::vector<ExportedFile>>
writeFairyStockfish(const Subject &subject, const Verdict &verdict, const ExportRequest &request);
Result<Imported, Errors> readFairyStockfish(std::string_view text, const ImportRequest &request);

Verdict checkFairyMax(const Subject &subject, const ExportRequest &request);
Result<std::vector<ExportedFile>>
writeFairyMax(const Subject &subject, const Verdict &verdict, const ExportRequest &request);

Verdict checkSjaak(const Subject &subject, const ExportRequest &request);
Result<std::vector<ExportedFile>>
writeSjaak(const Subject &subject, const Verdict &verdict, const ExportRequest &request);

Verdict checkJocly(const Subject &subject, const ExportRequest &request);
Result<std::vector<ExportedFile>>
writeJocly(const Subject &subject, const Verdict &verdict, const ExportRequest &request);

Verdict checkSvg(const Subject &subject, const ExportRequest &request);
Result<std::vector<ExportedFile>>
writeSvg(const Subject &subject, const Verdict &verdict, const ExportRequest &request);

Verdict checkPng(const Subject &subject, const ExportRequest &request);
Verdict checkPdf(const Subject &subject, const ExportRequest &request);
Verdict checkPieceSet(const Subject &subject, const ExportRequest &request);

Verdict checkTikz(const Subject &subject, const ExportRequest &request);
Result<std::vector<ExportedFile>>
writeTikz(const Subject &subject, const Verdict &verdict, const ExportRequest &request);

Verdict checkHtml(const Subject &subject, const ExportRequest &request);
Result<std::vector<ExportedFile>>
writeHtml(const Subject &subject, const Verdict &verdict, const ExportRequest &request);

Verdict checkZrf(const Subject &subject, const ExportRequest &request);
Result<std::vector<ExportedFile>>
writeZrf(const Subject &subject, const Verdict &verdict, const ExportRequest &request);
Result<Imported, Errors> readZrf(std::string_view text, const ImportRequest &request);

Result<Imported, Errors> readGameCourier(std::string_view text, const ImportRequest &request);
Verdict checkGameCourier(const Subject &subject, const ExportRequest &request);
Result<std::vector<ExportedFile>>
writeGameCourier(const Subject &subject, const Verdict &verdict, const ExportRequest &request);

Verdict checkRbg(const Subject &subject, const ExportRequest &request);
Result<std::vector<ExportedFile>>
writeRbg(const Subject &subject, const Verdict &verdict, const ExportRequest &request);

Verdict checkLudii(const Subject &subject, const ExportRequest &request);
Result<std::vector<ExportedFile>>
writeLudii(const Subject &subject, const Verdict &verdict, const ExportRequest &request);

} // namespace rookery
