#pragma once

#include <memory>

class QMimeData;

namespace rookery {

/// A widget that shows a picture of its own. While the keyboard is in it, that is what is copied in
/// place of the board.
class PictureSource
{
public:
    PictureSource() = default;
    PictureSource(const PictureSource &) = delete;
    PictureSource &operator=(const PictureSource &) = delete;
    virtual ~PictureSource() = default;

    /// For the clipboard; null while there is nothing to see.
    virtual std::unique_ptr<QMimeData> copiedPicture() const = 0;
};

} // namespace rookery
