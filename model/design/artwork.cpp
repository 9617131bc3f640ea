#include "model/design/artwork.h"

#include "model/design/limits.h"

namespace rookery {

Message pictureCountFault(const PictureCount &pictures)
{
    if (pictures.count > limits::pictures)
        return Message("a design may have at most {most} pictures", {{"most", limits::pictures}});
    if (pictures.bytes > limits::pictureBytes) {
        return Message("the pictures of a design may have at most {most} bytes together",
                       {{"most", limits::pictureBytes}});
    }
    return {};
}

} // namespace rookery
