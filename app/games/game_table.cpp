#include "app/games/game_table.h"

#include <utility>

namespace rookery {

GameTable::GameTable(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void GameTable::add(std::vector<GameEntry> &&entries)
{
    std::vector<std::size_t> found;
    for (GameEntry &entry : entries) {
        if (m_query.isMetBy(entry))
            found.push_back(m_all.size());
        m_all.push_back(std::move(entry));
    }
    if (found.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(found.size()) - 1);
    m_shown.insert(m_shown.end(), found.begin(), found.end());
    endInsertRows();
}

void GameTable::setQuery(const GameQuery &query)
{
    beginResetModel();
    m_query = query.plain();
    m_shown.clear();
    for (std::size_t i = 0; i < m_all.size(); ++i) {
        if (m_query.isMetBy(m_all[i]))
            m_shown.push_back(i);
    }
    endResetModel();
}

int GameTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int GameTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant GameTable::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const std::size_t number = m_shown[static_cast<std::size_t>(index.row())];
    const GameEntry &entry = m_all[number];
    if (index.column() == Number)
        return static_cast<qulonglong>(number + 1);
    const std::string GameEntry::*const fields[] = {nullptr,
                                                    &GameEntry::white,
                                                    &GameEntry::black,
                                                    &GameEntry::result,
                                                    &GameEntry::date,
                                                    &GameEntry::event,
                                                    &GameEntry::opening};
    return QString::fromStdString(entry.*fields[index.column()]);
}

QVariant GameTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QString titles[] = {tr("No."),
                              tr("First player"),
                              tr("Second player"),
                              tr("Result"),
                              tr("Date"),
                              tr("Event"),
                              tr("Opening moves")};
    return titles[section];
}

} // namespace rookery
