#pragma once

class QFormLayout;
class QLayout;
class QWidget;

namespace rookery {

/// Takes a widget out of sight and out of its layout at once, and deletes it after the event that
/// is being handled: the press or the leave that replaces it may be on its way to it. Its object
/// name and those of its parts are free for what takes their place. Null does nothing.
void retire(QWidget *widget);
/// Retires all widgets of the layout, which stays.
void retireAll(QLayout &layout);
void retireRows(QFormLayout &form);

} // namespace rookery
