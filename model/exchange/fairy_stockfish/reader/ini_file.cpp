#include "model/exchange/fairy_stockfish/reader/ini_file.h"

#include "model/base/shown.h"
#include "model/base/text.h"

#include <algorithm>
#include <set>

namespace rookery::fairy {

namespace {

constexpr std::size_t mostErrors = 100;

bool isSpaceOrTab(char c)
{
    return c == ' ' || c == '\t';
}

std::string_view withoutBlanksBehind(std::string_view text)
{
    while (!text.empty() && isSpaceOrTab(text.back()))
        text.remove_suffix(1);
    return text;
}

bool isSectionName(std::string_view name)
{
    return !name.empty() && name.size() <= 100 && std::all_of(name.begin(), name.end(), [](char c) {
        return isAsciiLetter(c) || isAsciiDigit(c) || c == '-' || c == '_';
    });
}

class IniReader
{
public:
    void readLine(std::string_view line)
    {
        ++m_line;
        if (!line.empty() && line.back() == '\r')
            line.remove_suffix(1);
        const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
        const bool isComment = !line.empty() && (line.front() == '#' || line.front() == ';');
        if (isComment || begin == line.size())
            return;
        if (begin > 0)
            error(1,
                  Message("a line may not begin with blanks, because Fairy-Stockfish would take "
                          "them for a part of the key"));
        else if (line.front() == '[')
            readHeader(line);
        else
            readEntry(line);
    }

    void error(std::size_t column, Message message)
    {
        if (m_errors.size() < mostErrors)
            m_errors.push_back({std::move(message), {m_line, static_cast<int>(column), {}}, {}});
    }

    Result<IniFile, Errors> take()
    {
        if (!m_errors.empty())
            return Unexpected(std::move(m_errors));
        return std::move(m_file);
    }

private:
    Place place(std::size_t column) const { return {m_line, static_cast<int>(column), {}}; }

    void readHeader(std::string_view line)
    {
        const std::size_t end = line.find(']');
        IniSection section;
        section.place = place(2);
        if (end == std::string_view::npos) {
            error(line.size() + 1,
                  Message("{sign} is missing behind the name of the variant", {{"sign", "']'"}}));
        } else {
            if (end + 1 < withoutBlanksBehind(line).size())
                error(
                    end + 2,
                    Message("nothing may stand behind the {sign} of a variant", {{"sign", "']'"}}));
            readNames(line.substr(1, end - 1), section);
        }
        m_file.sections.push_back(std::move(section));
    }

    void readNames(std::string_view names, IniSection &section)
    {
        const std::size_t colon = names.find(':');
        section.name = names.substr(0, colon);
        if (!isSectionName(section.name)) {
            error(2,
                  Message("{name} is no name of a variant; it needs letters, digits, '-' and '_'",
                          {{"name", inQuotes(section.name)}}));
        } else if (!m_names.insert(section.name).second) {
            error(2,
                  Message("there is already a variant called {name}",
                          {{"name", inQuotes(section.name)}}));
        }
        if (colon == std::string_view::npos)
            return;
        section.parent = names.substr(colon + 1);
        section.parentPlace = place(colon + 3);
        if (!isSectionName(section.parent))
            error(colon + 3,
                  Message("{name} is no name of a variant to inherit from",
                          {{"name", inQuotes(section.parent)}}));
    }

    void readEntry(std::string_view line)
    {
        const std::size_t sign = line.find('=');
        if (sign == std::string_view::npos) {
            error(1,
                  Message("{text} is neither a key with its value, nor {section}, nor a comment",
                          {{"text", inQuotes(line)}, {"section", "'[variant]'"}}));
            return;
        }
        IniEntry entry;
        entry.key = withoutBlanksBehind(line.substr(0, sign));
        entry.keyPlace = place(1);
        const std::size_t begin = std::min(line.find_first_not_of(" \t", sign + 1), line.size());
        entry.value = line.substr(begin);
        entry.valuePlace = place(begin + 1);
        if (entry.key.empty())
            error(1, Message("the key before '=' is missing"));
        else if (m_file.sections.empty())
            error(1,
                  Message("'{key}' stands before the first {section}",
                          {{"key", shownText(entry.key)}, {"section", "'[variant]'"}}));
        else
            m_file.sections.back().entries.push_back(std::move(entry));
    }

    IniFile m_file;
    Errors m_errors;
    std::set<std::string> m_names;
    int m_line = 0;
};

} // namespace

const IniEntry *IniSection::find(std::string_view key) const
{
    const auto found = std::find_if(
        entries.rbegin(), entries.rend(), [&](const IniEntry &entry) { return entry.key == key; });
    return found == entries.rend() ? nullptr : &*found;
}

const IniSection *IniFile::find(std::string_view name) const
{
    const auto found =
        std::find_if(sections.begin(), sections.end(), [&](const IniSection &section) {
            return section.name == name;
        });
    return found == sections.end() ? nullptr : &*found;
}

Result<IniFile, Errors> readIniFile(std::string_view text)
{
    IniReader reader;
    if (const std::size_t bad = firstBadUtf8(text); bad != std::string_view::npos) {
        const auto line =
            std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(bad), '\n');
        return Unexpected(
            Errors{{Message("the file is no UTF-8 text"), {static_cast<int>(line) + 1, 1, {}}}});
    }
    for (const std::string_view line : split(text, '\n'))
        reader.readLine(line);
    return reader.take();
}

} // namespace rookery::fairy
