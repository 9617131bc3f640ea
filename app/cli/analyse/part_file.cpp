#include "app/cli/analyse/part_file.h"

namespace rookery::cli {

namespace {

Failure faultOf(const std::string &file, const std::string &sentence)
{
    return {ExitCode::File, {printable(file) + ": error: " + sentence}};
}

bool isGame(const Json &row)
{
    const auto number = row.find("game");
    return number != row.end() && number->is_number_unsigned();
}

} // namespace

Tried<Shard> shardOf(const std::optional<std::string> &text)
{
    if (!text)
        return Shard{};
    int part = 0;
    int parts = 0;
    char rest = 0;
    if (std::sscanf(text->c_str(), "%d/%d%c", &part, &parts, &rest) != 2 || part < 1
        || part > parts)
        return wrongUsage("'--shard' wants K/N with K from 1 to N, such as 2/4");
    return Shard{static_cast<std::size_t>(part - 1), static_cast<std::size_t>(parts)};
}

/// A line that was cut off by a kill does not count; its game is played again.
std::optional<Failure> PartFile::read(const std::string &file)
{
    std::ifstream input(file);
    if (!input)
        return faultOf(file, "there is no such file");
    for (std::string line; std::getline(input, line);) {
        Json row = Json::parse(line, nullptr, false);
        if (!row.is_object())
            continue;
        if (isGame(row)) {
            if (m_job.is_null())
                return faultOf(file, "its first line does not say what its games are of");
            m_games.push_back(std::move(row));
            continue;
        }
        if (m_job.is_null())
            m_job = row;
        if (m_job != row)
            return faultOf(file,
                           "its games are of another design, question, seed or number of nodes: "
                               + row.dump(-1, ' ', false, Json::error_handler_t::replace));
    }
    return std::nullopt;
}

Tried<PartFile> PartFile::open(const std::optional<std::string> &file, const Json &job)
{
    PartFile part;
    part.m_job = job;
    if (!file)
        return part;
    part.m_name = *file;
    const bool isThere = bool(std::ifstream(*file));
    if (isThere) {
        if (const auto fault = part.read(*file))
            return failed(*fault);
    }
    part.m_out.open(*file, std::ios::app);
    if (!isThere || std::ifstream(*file).peek() == std::ifstream::traits_type::eof())
        part.m_out << job.dump() << std::endl;
    else
        part.m_out << '\n' << std::flush; // ends a line that was cut off
    if (!part.m_out)
        return failed(faultOf(*file, "it cannot be written"));
    return part;
}

Tried<PartFile> PartFile::merged(const std::vector<std::string> &files)
{
    PartFile all;
    for (const std::string &file : files) {
        if (const auto fault = all.read(file))
            return failed(*fault);
    }
    return all;
}

std::optional<Failure> PartFile::add(const Json &game)
{
    if (m_name.empty())
        return std::nullopt;
    m_out << game.dump() << std::endl;
    if (!m_out)
        return faultOf(m_name, "the disk may be full; the games before are kept");
    return std::nullopt;
}

} // namespace rookery::cli
