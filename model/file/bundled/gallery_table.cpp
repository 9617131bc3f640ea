#include "model/file/bundled/gallery_table.h"

#include "model/file/bundled/bundled.h"
#include "model/file/json/json_tree.h"

#include <cassert>

namespace rookery {

namespace {

std::vector<std::string> wordsOf(const JsonValue &list)
{
    std::vector<std::string> words;
    for (const JsonValue word : list)
        words.push_back(word.string());
    return words;
}

GalleryTable::Entry entryFrom(const JsonValue &value)
{
    GalleryTable::Entry entry;
    for (const JsonValue member : value) {
        if (member.hasKey("names"))
            entry.names = wordsOf(member);
        else if (member.hasKey("position"))
            entry.view.position = member.string();
        else if (member.hasKey("moves"))
            entry.view.moves = wordsOf(member);
        else if (member.hasKey("reach"))
            entry.view.reach = member.string();
        else if (member.hasKey("arrows"))
            entry.view.arrows = wordsOf(member);
        else {
            assert(member.hasKey("zones"));
            entry.view.zones = wordsOf(member);
        }
    }
    return entry;
}

} // namespace

const GalleryTable::Entry &GalleryTable::entryOf(std::string_view design) const
{
    static const Entry nothing;
    const auto found = designs.find(design);
    return found == designs.end() ? nothing : found->second;
}

GalleryTable readGalleryTable(std::string_view text)
{
    const auto tree = JsonTree::read(text);
    assert(tree.has_value());
    GalleryTable table;
    for (const JsonValue member : tree->root()) {
        if (member.hasKey("first"))
            table.first = wordsOf(member);
        else if (member.hasKey("families"))
            table.families = wordsOf(member);
        else if (member.hasKey("designs")) {
            for (const JsonValue design : member)
                table.designs.emplace(design.key(), entryFrom(design));
        } else {
            assert(member.hasKey("rookery-gallery"));
        }
    }
    return table;
}

const GalleryTable &bundledGalleryTable()
{
    static const GalleryTable table = readGalleryTable(bundledGallery());
    return table;
}

} // namespace rookery
