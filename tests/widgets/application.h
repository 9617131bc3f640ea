#pragma once

#include "widgets/base/background.h"
#include "widgets/base/event_guard.h"
#include "widgets/base/translations.h"

#include <QStandardPaths>
#include <QTest>
#include <QtWidgets>

/// The main function of a widget test: an application as the designer sets it up, with settings of
/// its own, which no test that runs beside it clears.
#define ROOKERY_WIDGET_TEST(Test)                                                                  \
    int main(int argc, char **argv)                                                                \
    {                                                                                              \
        QApplication application(argc, argv);                                                      \
        QApplication::setApplicationName(QStringLiteral(#Test));                                   \
        QApplication::setOrganizationName(QStringLiteral("rookery-test"));                         \
        QStandardPaths::setTestModeEnabled(true);                                                  \
        rookery::loadTranslations();                                                               \
        application.installEventFilter(new rookery::EventGuard(&application));                     \
        Test test;                                                                                 \
        const int failures = QTest::qExec(&test, argc, argv);                                      \
        rookery::endBackground(std::chrono::minutes(5));                                           \
        return failures;                                                                           \
    }
