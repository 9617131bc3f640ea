#include "model/design/artwork.h"

#include "model/design/limits.h"

namespace rookery {

std::string pictureCountFault(const PictureCount &pictures)
{
    if (pictures.count > limits::pictures)
        return "a design may have at most " + std::to_string(limits::pictures) + " pictures";
    if (pictures.bytes > limits::pictureBytes) {
        return "the pictures of a design may have at most " + std::to_string(limits::pictureBytes)
               + " bytes together";
    }
    return {};
}

} // namespace rookery
