#pragma once

#include <QSyntaxHighlighter>

#include <string_view>

namespace rookery {

/// Colours comments, texts and numbers of exported files, and the words that settings begin with.
/// It knows signs, no grammar.
class CodeColours final : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    explicit CodeColours(QTextDocument *document);

    /// A comment begins with these signs and ends with its line, or is enclosed by the pair.
    void setSuffix(std::string_view suffix);

protected:
    void highlightBlock(const QString &text) override;

private:
    QString m_line;  ///< begins a comment to the end of the line
    QString m_open;  ///< begins a longer one
    QString m_close; ///< ends it
};

} // namespace rookery
