<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Tools</name>
    <message numerus="yes">
        <source>%1 from %2, %n step(s): %3</source>
        <translation>
            <numerusform>%1 from %2, %n step: %3</numerusform>
            <numerusform>%1 from %2, %n steps: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n cell(s)</source>
        <translation>
            <numerusform>+%n cell</numerusform>
            <numerusform>+%n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::BoardPanel</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::DirectionsPanel</name>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n drawn</numerusform>
            <numerusform>%n drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cut</source>
        <translation>
            <numerusform>%n cut</numerusform>
            <numerusform>%n cut</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::MainWindow</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> – and %n more fault(s)</source>
        <translation>
            <numerusform> – and %n more fault</numerusform>
            <numerusform> – and %n more faults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of this file are newer than this program; they are kept when you save. The first: %1</source>
        <translation>
            <numerusform>%n part of this file is newer than this program; it is kept when you save: %1</numerusform>
            <numerusform>%n parts of this file are newer than this program; they are kept when you save. The first: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n design(s) of an earlier run were not saved.</source>
        <translation>
            <numerusform>%n design of an earlier run was not saved.</numerusform>
            <numerusform>%n designs of an earlier run were not saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::MovementGrid</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::NewBoardDialog</name>
    <message numerus="yes">
        <source>%1 · %n cell(s)</source>
        <translation>
            <numerusform>%1 · %n cell</numerusform>
            <numerusform>%1 · %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::PiecesPanel</name>
    <message numerus="yes">
        <source>%1 – letter %2, %n on the board</source>
        <translation>
            <numerusform>%1 – letter %2, %n on the board</numerusform>
            <numerusform>%1 – letter %2, %n on the board</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::ProblemsPanel</name>
    <message numerus="yes">
        <source>No problems found (checked %n rule(s)).</source>
        <translation>
            <numerusform>No problems found (checked %n rule).</numerusform>
            <numerusform>No problems found (checked %n rules).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::SetupPanel</name>
    <message numerus="yes">
        <source>%1: %n piece(s)</source>
        <translation>
            <numerusform>%1: %n piece</numerusform>
            <numerusform>%1: %n pieces</numerusform>
        </translation>
    </message>
</context>
</TS>
