<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Faults</name>
    <message numerus="yes">
        <source>%1 – and %n more fault(s)</source>
        <translation>
            <numerusform>%1 – and %n more fault</numerusform>
            <numerusform>%1 – and %n more faults</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>Holds for %n cell(s) here</source>
        <translation>
            <numerusform>Holds for %n cell here</numerusform>
            <numerusform>Holds for %n cells here</numerusform>
        </translation>
    </message>
</context>
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
    <message numerus="yes">
        <source>%n cell(s): drag moves, Ctrl+drag copies · Alt+arrows nudge</source>
        <translation>
            <numerusform>%n cell: drag moves, Ctrl+drag copies · Alt+arrows nudge</numerusform>
            <numerusform>%n cells: drag moves, Ctrl+drag copies · Alt+arrows nudge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::AuditPanel</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bound to one of %n classes: %1 cells.</source>
        <translation>
            <numerusform>Bound to one class: %1 cells.</numerusform>
            <numerusform>Bound to one of %n classes: %1 cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %1 it reaches %n other cell(s); select another cell to begin there.</source>
        <translation>
            <numerusform>From %1 it reaches one other cell; select another cell to begin there.</numerusform>
            <numerusform>From %1 it reaches %n other cells; select another cell to begin there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::BalancePage</name>
    <message numerus="yes">
        <source>%Ln game(s) at 200 positions a move</source>
        <translation>
            <numerusform>%Ln game at 200 positions a move</numerusform>
            <numerusform>%Ln games at 200 positions a move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An earlier version of this design (%1): %2 had %3 of the points in %Ln game(s).</source>
        <translation>
            <numerusform>An earlier version of this design (%1): %2 had %3 of the points in %Ln game.</numerusform>
            <numerusform>An earlier version of this design (%1): %2 had %3 of the points in %Ln games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::BoardCanvas</name>
    <message numerus="yes">
        <source>%1: %n move(s): %2</source>
        <translation>
            <numerusform>%1: %n move: %2</numerusform>
            <numerusform>%1: %n moves: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
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
    <name>rookery::CapturedPieces</name>
    <message numerus="yes">
        <source>%1; %n point(s) behind</source>
        <translation>
            <numerusform>%1; %n point behind</numerusform>
            <numerusform>%1; %n points behind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::CellWords</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::ComparePanel</name>
    <message numerus="yes">
        <source>Moves of %n cell(s) together: %1 gained, %2 lost.</source>
        <translation>
            <numerusform>Moves of %n cell together: %1 gained, %2 lost.</numerusform>
            <numerusform>Moves of %n cells together: %1 gained, %2 lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moves of %n piece(s) on the board: %1 gained, %2 lost.</source>
        <translation>
            <numerusform>Moves of %n piece on the board: %1 gained, %2 lost.</numerusform>
            <numerusform>Moves of %n pieces on the board: %1 gained, %2 lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::DirectionsPanel</name>
    <message numerus="yes">
        <source>%n link(s) drawn, %1 cut</source>
        <translation>
            <numerusform>%n link drawn, %1 cut</numerusform>
            <numerusform>%n links drawn, %1 cut</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::EnginesPage</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::ExportPreview</name>
    <message numerus="yes">
        <source>A PDF of %Ln kilobyte(s); open it after it was written.</source>
        <translation>
            <numerusform>A PDF of %Ln kilobyte; open it after it was written.</numerusform>
            <numerusform>A PDF of %Ln kilobytes; open it after it was written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more kilobyte(s)</source>
        <translation>
            <numerusform>… and %Ln more kilobyte</numerusform>
            <numerusform>… and %Ln more kilobytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::ExportView</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::ExportWriter</name>
    <message numerus="yes">
        <source>%n target(s) written.</source>
        <translation>
            <numerusform>%n target written.</numerusform>
            <numerusform>%n targets written.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::FileCommands</name>
    <message numerus="yes">
        <source>%n part(s) of this file are newer than this program; they are kept when you save. The first: %1</source>
        <translation>
            <numerusform>%n part of this file is newer than this program; it is kept when you save: %1</numerusform>
            <numerusform>%n parts of this file are newer than this program; they are kept when you save. The first: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) could not be imported. The first: %1</source>
        <translation>
            <numerusform>%n thing could not be imported. The first: %1</numerusform>
            <numerusform>%n things could not be imported. The first: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::GamesPage</name>
    <message numerus="yes">
        <source>Adding games… %Ln so far</source>
        <translation>
            <numerusform>Adding games… %Ln so far</numerusform>
            <numerusform>Adding games… %Ln so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) added.</source>
        <translation>
            <numerusform>%Ln game added.</numerusform>
            <numerusform>%Ln games added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were there already.</source>
        <translation>
            <numerusform>%Ln was there already.</numerusform>
            <numerusform>%Ln were there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln have no legal move.</source>
        <translation>
            <numerusform>%Ln has no legal move.</numerusform>
            <numerusform>%Ln have no legal move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of %Ln game(s) came to this position.</source>
        <translation>
            <numerusform>The one game did not come to this position.</numerusform>
            <numerusform>None of %Ln games came to this position.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) of this version of the design</source>
        <translation>
            <numerusform>%Ln game of this version of the design</numerusform>
            <numerusform>%Ln games of this version of the design</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::HelpPage</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::ImportDialog</name>
    <message numerus="yes">
        <source>This cannot be imported: %n fault(s)</source>
        <translation>
            <numerusform>This cannot be imported: %n fault</numerusform>
            <numerusform>This cannot be imported: %n faults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::KeySheet</name>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::LabWords</name>
    <message numerus="yes">
        <source>%1 wins in %n move(s)</source>
        <translation>
            <numerusform>%1 wins in %n move</numerusform>
            <numerusform>%1 wins in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses in %n move(s)</source>
        <translation>
            <numerusform>%1 loses in %n move</numerusform>
            <numerusform>%1 loses in %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::LimitsReport</name>
    <message numerus="yes">
        <source>The board and its %n cell(s)</source>
        <translation>
            <numerusform>The board and its %n cell</numerusform>
            <numerusform>The board and its %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n position(s))</source>
        <translation>
            <numerusform>%1 (%n position)</numerusform>
            <numerusform>%1 (%n positions)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::LinkBox</name>
    <message numerus="yes">
        <source>%n new link(s) within %1 hundredths of a cell.</source>
        <translation>
            <numerusform>%n new link within %1 hundredths of a cell.</numerusform>
            <numerusform>%n new links within %1 hundredths of a cell.</numerusform>
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
    <name>rookery::PastePreview</name>
    <message numerus="yes">
        <source>Add %n piece(s)</source>
        <translation>
            <numerusform>Add %n piece</numerusform>
            <numerusform>Add %n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::PathLine</name>
    <message numerus="yes">
        <source>%n rule(s) not in Betza</source>
        <translation>
            <numerusform>%n rule not in Betza</numerusform>
            <numerusform>%n rules not in Betza</numerusform>
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
    <message numerus="yes">
        <source>Paste %n piece(s)</source>
        <translation>
            <numerusform>Paste %n piece</numerusform>
            <numerusform>Paste %n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::PlayBar</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::ProblemsChip</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
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
    <name>rookery::ProgramLearning</name>
    <message numerus="yes">
        <source>The program has learned from %Ln game(s).</source>
        <translation>
            <numerusform>The program has learned from %Ln game.</numerusform>
            <numerusform>The program has learned from %Ln games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::RecoveredWork</name>
    <message numerus="yes">
        <source>%n design(s) of an earlier run were not saved.</source>
        <translation>
            <numerusform>%n design of an earlier run was not saved.</numerusform>
            <numerusform>%n designs of an earlier run were not saved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recovery copy(s) of an earlier run cannot be read: damaged, or of a newer version. Kept for thirty days; the first is in %1</source>
        <translation>
            <numerusform>%n recovery copy of an earlier run cannot be read: damaged, or of a newer version. Kept for thirty days; it is in %1</numerusform>
            <numerusform>%n recovery copies of an earlier run cannot be read: damaged, or of a newer version. Kept for thirty days; the first is in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::ResultBar</name>
    <message numerus="yes">
        <source>%Ln game(s) not finished</source>
        <translation>
            <numerusform>%Ln game not finished</numerusform>
            <numerusform>%Ln games not finished</numerusform>
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
<context>
    <name>rookery::SolvePage</name>
    <message numerus="yes">
        <source>%1 wins in %n move(s) of both.</source>
        <translation>
            <numerusform>%1 wins in %n move of both.</numerusform>
            <numerusform>%1 wins in %n moves of both.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be solved in %n move(s).</source>
        <translation>
            <numerusform>It can be solved in %n move.</numerusform>
            <numerusform>It can be solved in %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::ValuesPage</name>
    <message numerus="yes">
        <source>%Ln game(s) at 200 positions a move</source>
        <translation>
            <numerusform>%Ln game at 200 positions a move</numerusform>
            <numerusform>%Ln games at 200 positions a move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The program plays by what %Ln game(s) have taught it.</source>
        <translation>
            <numerusform>The program plays by what %Ln game has taught it.</numerusform>
            <numerusform>The program plays by what %Ln games have taught it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::ZonePanel</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
</context>
</TS>
