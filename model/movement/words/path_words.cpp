#include "model/movement/words/path_words.h"

#include "model/movement/words/tree_words.h"

namespace rookery {

Message describePathInWords(const Path &path, const Directions &directions)
{
    if (path.empty())
        return Message("does not move");
    return describeTrees(treesOf(legsOfPath(path)), directions, nullptr);
}

} // namespace rookery
