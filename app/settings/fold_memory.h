#pragma once

class QWidget;

namespace rookery {

class Preferences;

/// What is folded in a panel stays folded, over designs, windows and runs.
void rememberFolds(QWidget &panel, Preferences &preferences);

} // namespace rookery
