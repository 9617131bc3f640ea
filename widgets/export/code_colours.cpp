#include "widgets/export/code_colours.h"

#include <QGuiApplication>
#include <QPalette>
#include <QRegularExpression>

#include <algorithm>

namespace rookery {

namespace {

struct Comments
{
    std::string_view suffix;
    const char *line;
    const char *open;
    const char *close;
};

constexpr Comments commentTable[] = {
    {".h", "//", "/*", "*/"},
    {".html", "", "<!--", "-->"},
    {".ini", "#", "", ""},
    {".js", "//", "/*", "*/"},
    {".lua", "--", "", ""},
    {".lud", "//", "", ""},
    {".rbg", "//", "/*", "*/"},
    {".svg", "", "<!--", "-->"},
    {".tex", "%", "", ""},
    {".txt", "#", "", ""},
    {".zrf", ";", "", ""},
};

bool isDark()
{
    return QGuiApplication::palette().color(QPalette::Base).lightness() < 128;
}

QTextCharFormat ink(QRgb onLight, QRgb onDark)
{
    QTextCharFormat format;
    format.setForeground(QColor(isDark() ? onDark : onLight));
    return format;
}

} // namespace

CodeColours::CodeColours(QTextDocument *document)
    : QSyntaxHighlighter(document)
{
}

void CodeColours::setSuffix(std::string_view suffix)
{
    const auto row = std::find_if(std::begin(commentTable),
                                  std::end(commentTable),
                                  [&](const Comments &each) { return each.suffix == suffix; });
    const bool isKnown = row != std::end(commentTable);
    m_line = isKnown ? QLatin1String(row->line) : QString();
    m_open = isKnown ? QLatin1String(row->open) : QString();
    m_close = isKnown ? QLatin1String(row->close) : QString();
}

void CodeColours::highlightBlock(const QString &text)
{
    static const QRegularExpression word(QStringLiteral("^\\s*[#%]?[\\w-]+(?=\\s*[=:({])"));
    static const QRegularExpression number(QStringLiteral("\\b\\d+\\b"));
    static const QRegularExpression quoted(QStringLiteral("\"[^\"]*\"|'[^']*'"));
    const QTextCharFormat inks[] = {
        ink(0xff1750a0, 0xff8ab4f8), ink(0xff7a3e9d, 0xffd7a6f5), ink(0xff1e6b2e, 0xff8fd19e)};
    const QRegularExpression *patterns[] = {&word, &number, &quoted};
    for (int i = 0; i < 3; ++i) {
        for (auto match = patterns[i]->globalMatch(text); match.hasNext();) {
            const auto found = match.next();
            setFormat(static_cast<int>(found.capturedStart()),
                      static_cast<int>(found.capturedLength()),
                      inks[i]);
        }
    }
    const QTextCharFormat comment = ink(0xff5f6368, 0xff9aa0a6);
    if (const qsizetype at = m_line.isEmpty() ? -1 : text.indexOf(m_line);
        at >= 0 && previousBlockState() != 1)
        setFormat(static_cast<int>(at), static_cast<int>(text.size() - at), comment);
    setCurrentBlockState(0);
    if (m_open.isEmpty())
        return;
    qsizetype begin = previousBlockState() == 1 ? 0 : text.indexOf(m_open);
    while (begin >= 0) {
        const qsizetype end = text.indexOf(m_close, begin);
        if (end < 0) {
            setCurrentBlockState(1);
            return setFormat(
                static_cast<int>(begin), static_cast<int>(text.size() - begin), comment);
        }
        const qsizetype after = end + m_close.size();
        setFormat(static_cast<int>(begin), static_cast<int>(after - begin), comment);
        begin = text.indexOf(m_open, after);
    }
}

} // namespace rookery
