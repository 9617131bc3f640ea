#pragma once

#include "widgets/translations.h"

#include <QApplication>
#include <QStandardPaths>
#include <QTest>

/// The main function of a widget test: an application as the designer sets it up, with settings and
/// folders of its own.
#define ROOKERY_WIDGET_TEST(Test)                                                                                      \
    int main(int argc, char **argv)                                                                                    \
    {                                                                                                                  \
        QApplication application(argc, argv);                                                                          \
        QApplication::setApplicationName(QStringLiteral("rookery-test"));                                              \
        QApplication::setOrganizationName(QStringLiteral("rookery-test"));                                             \
        QStandardPaths::setTestModeEnabled(true);                                                                      \
        rookery::loadTranslations();                                                                                   \
        Test test;                                                                                                     \
        return QTest::qExec(&test, argc, argv);                                                                        \
    }
