<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>New design…</source>
        <translation>Neuer Entwurf…</translation>
    </message>
    <message>
        <source>Chooses a board for a new design</source>
        <translation>Wählt ein Brett für einen neuen Entwurf</translation>
    </message>
    <message>
        <source>New from template…</source>
        <translation>Neu aus Vorlage…</translation>
    </message>
    <message>
        <source>Shows the welcome page with its gallery</source>
        <translation>Zeigt die Startseite mit ihrer Galerie</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Opens a design file or a file of games</source>
        <translation>Öffnet eine Entwurfsdatei oder eine Datei mit Partien</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Saves the design to its file</source>
        <translation>Speichert den Entwurf in seine Datei</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Saves the design to another file</source>
        <translation>Speichert den Entwurf in eine andere Datei</translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>Alle speichern</translation>
    </message>
    <message>
        <source>Saves every changed design</source>
        <translation>Speichert jeden geänderten Entwurf</translation>
    </message>
    <message>
        <source>Description…</source>
        <translation>Beschreibung…</translation>
    </message>
    <message>
        <source>The design&apos;s name and author, what it is about and who may use it</source>
        <translation>Name und Autor des Entwurfs, worum es geht und wer ihn verwenden darf</translation>
    </message>
    <message>
        <source>Save a picture…</source>
        <translation>Bild speichern…</translation>
    </message>
    <message>
        <source>Writes the board as it is shown to an SVG, PNG or PDF file</source>
        <translation>Schreibt das Brett, wie es zu sehen ist, in eine SVG-, PNG- oder PDF-Datei</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Takes a game out of another program&apos;s file or a pasted text</source>
        <translation>Übernimmt ein Spiel aus der Datei eines anderen Programms oder aus eingefügtem Text</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Shows what the design becomes for other programs, and writes it</source>
        <translation>Zeigt, was andere Programme aus dem Entwurf machen, und schreibt es</translation>
    </message>
    <message>
        <source>Repeat exports</source>
        <translation>Exporte wiederholen</translation>
    </message>
    <message>
        <source>Writes every target with a tick again, where it was written before</source>
        <translation>Schreibt jedes Ziel mit Häkchen noch einmal dorthin, wo es zuletzt geschrieben wurde</translation>
    </message>
    <message>
        <source>Print or save as PDF…</source>
        <translation>Drucken oder als PDF speichern…</translation>
    </message>
    <message>
        <source>A sheet with the board and how each piece moves</source>
        <translation>Ein Blatt mit dem Brett und den Zügen jeder Figur</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Closes this design; asks first if it has unsaved work</source>
        <translation>Schließt diesen Entwurf; fragt vorher nach ungespeicherter Arbeit</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Closes everything; asks first if there is unsaved work</source>
        <translation>Schließt alles; fragt vorher nach ungespeicherter Arbeit</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Takes back the last step</source>
        <translation>Nimmt den letzten Schritt zurück</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Does the step again that was taken back</source>
        <translation>Führt den zurückgenommenen Schritt wieder aus</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Cut cells</source>
        <translation>Felder ausschneiden</translation>
    </message>
    <message>
        <source>Takes the selected cells away with their pieces and zones, to be pasted</source>
        <translation>Nimmt die gewählten Felder mit Figuren und Zonen weg, um sie einzufügen</translation>
    </message>
    <message>
        <source>Copy cells</source>
        <translation>Felder kopieren</translation>
    </message>
    <message>
        <source>Copies the selected cells with their pieces, zones and links</source>
        <translation>Kopiert die gewählten Felder mit Figuren, Zonen und Verbindungen</translation>
    </message>
    <message>
        <source>Paste cells</source>
        <translation>Felder einfügen</translation>
    </message>
    <message>
        <source>Shows the copied cells under the pointer: click or Enter puts them down, R turns, M mirrors</source>
        <translation>Zeigt die kopierten Felder unter dem Mauszeiger: Klick oder Enter setzt sie ab, R dreht, M spiegelt</translation>
    </message>
    <message>
        <source>Duplicate cells</source>
        <translation>Felder duplizieren</translation>
    </message>
    <message>
        <source>Copies the selected cells and shows the copy under the pointer</source>
        <translation>Kopiert die gewählten Felder und zeigt die Kopie unter dem Mauszeiger</translation>
    </message>
    <message>
        <source>Select all cells</source>
        <translation>Alle Felder auswählen</translation>
    </message>
    <message>
        <source>Selects every cell of the board</source>
        <translation>Wählt jedes Feld des Bretts aus</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Forgets the selection</source>
        <translation>Vergisst die Auswahl</translation>
    </message>
    <message>
        <source>Invert the selection</source>
        <translation>Auswahl umkehren</translation>
    </message>
    <message>
        <source>Selects what is not selected</source>
        <translation>Wählt aus, was nicht ausgewählt ist</translation>
    </message>
    <message>
        <source>Select cells of this colour</source>
        <translation>Felder dieser Farbe auswählen</translation>
    </message>
    <message>
        <source>Selects every cell that has the colour of the pointed or selected one</source>
        <translation>Wählt jedes Feld in der Farbe des gezeigten oder gewählten aus</translation>
    </message>
    <message>
        <source>Delete the selection</source>
        <translation>Auswahl löschen</translation>
    </message>
    <message>
        <source>Removes the selected cells in Board mode, the pieces on them in Setup mode</source>
        <translation>Entfernt im Brettmodus die gewählten Felder, im Aufstellungsmodus die Figuren darauf</translation>
    </message>
    <message>
        <source>Clear the position</source>
        <translation>Stellung leeren</translation>
    </message>
    <message>
        <source>Takes every piece off the board</source>
        <translation>Nimmt alle Figuren vom Brett</translation>
    </message>
    <message>
        <source>View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Board mode</source>
        <translation>Brettmodus</translation>
    </message>
    <message>
        <source>Cells, holes, size and topology</source>
        <translation>Felder, Löcher, Größe und Topologie</translation>
    </message>
    <message>
        <source>Directions mode</source>
        <translation>Richtungsmodus</translation>
    </message>
    <message>
        <source>Named directions and the links from cell to cell</source>
        <translation>Benannte Richtungen und die Verbindungen von Feld zu Feld</translation>
    </message>
    <message>
        <source>Pieces mode</source>
        <translation>Figurenmodus</translation>
    </message>
    <message>
        <source>How each piece moves</source>
        <translation>Wie jede Figur zieht</translation>
    </message>
    <message>
        <source>Setup mode</source>
        <translation>Aufstellungsmodus</translation>
    </message>
    <message>
        <source>The start position</source>
        <translation>Die Anfangsstellung</translation>
    </message>
    <message>
        <source>Play mode</source>
        <translation>Spielmodus</translation>
    </message>
    <message>
        <source>Plays the game by its rules, against a person or a program</source>
        <translation>Spielt das Spiel nach seinen Regeln, gegen einen Menschen oder ein Programm</translation>
    </message>
    <message>
        <source>Export mode</source>
        <translation>Exportmodus</translation>
    </message>
    <message>
        <source>What other programs make of the design</source>
        <translation>Was andere Programme aus dem Entwurf machen</translation>
    </message>
    <message>
        <source>Previous mode</source>
        <translation>Voriger Modus</translation>
    </message>
    <message>
        <source>Toggles the last two modes</source>
        <translation>Wechselt zwischen den letzten beiden Modi</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Makes the board larger; the wheel zooms at the pointer</source>
        <translation>Macht das Brett größer; das Mausrad zoomt an der Stelle des Zeigers</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Makes the board smaller</source>
        <translation>Macht das Brett kleiner</translation>
    </message>
    <message>
        <source>Fit the board</source>
        <translation>Brett einpassen</translation>
    </message>
    <message>
        <source>Shows the whole board as large as it fits (0)</source>
        <translation>Zeigt das ganze Brett so groß, wie es passt (0)</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>Brett umdrehen</translation>
    </message>
    <message>
        <source>Shows the board from the other side</source>
        <translation>Zeigt das Brett von der anderen Seite</translation>
    </message>
    <message>
        <source>Ghost cells</source>
        <translation>Geisterfelder</translation>
    </message>
    <message>
        <source>Shows the cells beyond joined edges</source>
        <translation>Zeigt die Felder jenseits verbundener Ränder</translation>
    </message>
    <message>
        <source>Names on the cells</source>
        <translation>Namen auf den Feldern</translation>
    </message>
    <message>
        <source>Writes each cell&apos;s name into its corner</source>
        <translation>Schreibt den Namen jedes Felds in seine Ecke</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Explains the marks below the board</source>
        <translation>Erklärt die Markierungen unter dem Brett</translation>
    </message>
    <message>
        <source>Theme: system</source>
        <translation>Design: System</translation>
    </message>
    <message>
        <source>Colours as the desktop has them</source>
        <translation>Farben wie auf dem Desktop</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>Design: hell</translation>
    </message>
    <message>
        <source>Dark on light</source>
        <translation>Dunkel auf hell</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>Design: dunkel</translation>
    </message>
    <message>
        <source>Light on dark</source>
        <translation>Hell auf dunkel</translation>
    </message>
    <message>
        <source>Hide the panels</source>
        <translation>Bereiche ausblenden</translation>
    </message>
    <message>
        <source>Leaves the whole window to the board; again brings the panels back</source>
        <translation>Überlässt das ganze Fenster dem Brett; noch einmal bringt die Bereiche zurück</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>Puts every panel back where it was at first</source>
        <translation>Stellt jeden Bereich dorthin, wo er zuerst war</translation>
    </message>
    <message>
        <source>Next region</source>
        <translation>Nächster Fensterteil</translation>
    </message>
    <message>
        <source>Moves the keyboard to the next part of the window</source>
        <translation>Bringt die Tastatur zum nächsten Teil des Fensters</translation>
    </message>
    <message>
        <source>Previous region</source>
        <translation>Voriger Fensterteil</translation>
    </message>
    <message>
        <source>Moves the keyboard to the part of the window before</source>
        <translation>Bringt die Tastatur zum vorigen Teil des Fensters</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Uses the whole screen; again goes back</source>
        <translation>Nutzt den ganzen Bildschirm; noch einmal geht zurück</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>B&amp;rett</translation>
    </message>
    <message>
        <source>Another board…</source>
        <translation>Anderes Brett…</translation>
    </message>
    <message>
        <source>Chooses a new board for the same pieces; says first what would go</source>
        <translation>Wählt ein neues Brett für dieselben Figuren; sagt vorher, was wegfiele</translation>
    </message>
    <message>
        <source>Next symmetry</source>
        <translation>Nächste Symmetrie</translation>
    </message>
    <message>
        <source>Strokes and deletions are repeated at the turned or mirrored cells; goes through what the board&apos;s shape allows</source>
        <translation>Striche und Löschungen werden auf den gedrehten oder gespiegelten Feldern wiederholt; geht durch, was die Form des Bretts zulässt</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>&amp;Figuren</translation>
    </message>
    <message>
        <source>New piece</source>
        <translation>Neue Figur</translation>
    </message>
    <message>
        <source>Makes a piece and opens its movement</source>
        <translation>Legt eine Figur an und öffnet ihre Züge</translation>
    </message>
    <message>
        <source>Edit how it moves</source>
        <translation>Züge bearbeiten</translation>
    </message>
    <message>
        <source>Opens the movement of the chosen piece</source>
        <translation>Öffnet die Züge der gewählten Figur</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>R&amp;egeln</translation>
    </message>
    <message>
        <source>Shows the rules of the game as sentences that can be changed</source>
        <translation>Zeigt die Regeln des Spiels als Sätze, die sich ändern lassen</translation>
    </message>
    <message>
        <source>Switch side</source>
        <translation>Seite wechseln</translation>
    </message>
    <message>
        <source>Places pieces of the next player</source>
        <translation>Stellt Figuren des nächsten Spielers auf</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Begins a game from the start position</source>
        <translation>Beginnt eine Partie aus der Anfangsstellung</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Writes the game with its branches and comments to its file; Open reads games too</source>
        <translation>Schreibt die Partie mit Varianten und Kommentaren in ihre Datei; „Öffnen“ liest auch Partien</translation>
    </message>
    <message>
        <source>Save the game as…</source>
        <translation>Partie speichern unter…</translation>
    </message>
    <message>
        <source>Writes the game to another file: PGN, or a format of its family</source>
        <translation>Schreibt die Partie in eine andere Datei: PGN oder ein Format ihrer Spielfamilie</translation>
    </message>
    <message>
        <source>Take a move back</source>
        <translation>Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Goes one move back in the game</source>
        <translation>Geht in der Partie einen Zug zurück</translation>
    </message>
    <message>
        <source>Replay a move</source>
        <translation>Zug wiederholen</translation>
    </message>
    <message>
        <source>Goes one move forward in the game</source>
        <translation>Geht in der Partie einen Zug vor</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Makes no move, where the rules allow it</source>
        <translation>Macht keinen Zug, wo die Regeln es erlauben</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Zug eingeben</translation>
    </message>
    <message>
        <source>Moves the keyboard to the field for moves as text</source>
        <translation>Bringt die Tastatur zum Feld für Züge als Text</translation>
    </message>
    <message>
        <source>Let the program move</source>
        <translation>Programm ziehen lassen</translation>
    </message>
    <message>
        <source>Lets the program go on for the player whose turn it is</source>
        <translation>Lässt das Programm für den Spieler weiterspielen, der am Zug ist</translation>
    </message>
    <message>
        <source>Stop the program</source>
        <translation>Programm anhalten</translation>
    </message>
    <message>
        <source>Stops the program at once; no move is made until you say so</source>
        <translation>Hält das Programm sofort an; es zieht erst wieder, wenn Sie es sagen</translation>
    </message>
    <message>
        <source>Pin this position</source>
        <translation>Stellung merken</translation>
    </message>
    <message>
        <source>Keeps the position with its legal moves in the design as an example; edits that change them are reported</source>
        <translation>Hält die Stellung mit ihren legalen Zügen als Beispiel im Entwurf fest; Änderungen, die sie betreffen, werden gemeldet</translation>
    </message>
    <message>
        <source>Next design</source>
        <translation>Nächster Entwurf</translation>
    </message>
    <message>
        <source>Shows the next tab</source>
        <translation>Zeigt den nächsten Reiter</translation>
    </message>
    <message>
        <source>Previous design</source>
        <translation>Voriger Entwurf</translation>
    </message>
    <message>
        <source>Shows the tab before</source>
        <translation>Zeigt den vorigen Reiter</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Nächstes Problem</translation>
    </message>
    <message>
        <source>Goes to the next problem of the design</source>
        <translation>Geht zum nächsten Problem des Entwurfs</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Find an action…</source>
        <translation>Aktion suchen…</translation>
    </message>
    <message>
        <source>Lists everything you can do, with its key</source>
        <translation>Listet alles auf, was Sie tun können, mit seiner Taste</translation>
    </message>
    <message>
        <source>Help for this mode</source>
        <translation>Hilfe zu diesem Modus</translation>
    </message>
    <message>
        <source>About Rookery</source>
        <translation>Über Rookery</translation>
    </message>
    <message>
        <source>Version and license</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Appearance, language, keys and files</source>
        <translation>Aussehen, Sprache, Tasten und Dateien</translation>
    </message>
    <message>
        <source>Theme: high contrast</source>
        <translation>Design: hoher Kontrast</translation>
    </message>
    <message>
        <source>White on black, with an outline around everything</source>
        <translation>Weiß auf Schwarz, mit einem Umriss um alles</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Rundgang</translation>
    </message>
    <message>
        <source>Shows in eight steps and two minutes how a game is made</source>
        <translation>Zeigt in acht Schritten und zwei Minuten, wie ein Spiel entsteht</translation>
    </message>
    <message>
        <source>Analysis mode</source>
        <translation>Analysemodus</translation>
    </message>
    <message>
        <source>Best moves, values of pieces, balance and proofs</source>
        <translation>Beste Züge, Werte der Figuren, Ausgewogenheit und Beweise</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jetzt ziehen</translation>
    </message>
    <message>
        <source>The program plays the best move that it has found so far</source>
        <translation>Das Programm spielt den besten Zug, den es bisher gefunden hat</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Shows a move that the program would play</source>
        <translation>Zeigt einen Zug, den das Programm spielen würde</translation>
    </message>
    <message>
        <source>Explains the panel that has the keyboard, else the present mode</source>
        <translation>Erklärt den Bereich, in dem die Tastatur ist, sonst den Modus</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenübersicht</translation>
    </message>
    <message>
        <source>Lists every key, to be searched and printed</source>
        <translation>Zeigt alle Tasten, zum Suchen und Drucken</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>The player to move gives the game up; to take a move back takes that back too</source>
        <translation>Der Spieler am Zug gibt die Partie auf; wer einen Zug zurücknimmt, nimmt auch das zurück</translation>
    </message>
    <message>
        <source>Unrolled board</source>
        <translation>Abgerolltes Brett</translation>
    </message>
    <message>
        <source>Repeats a board with joined edges around itself, as a piece sees it</source>
        <translation>Wiederholt ein Brett mit verbundenen Rändern rings um sich, wie eine Figur es sieht</translation>
    </message>
    <message>
        <source>Zones on the board</source>
        <translation>Zonen auf dem Brett</translation>
    </message>
    <message>
        <source>Draws the zones in every mode, not in Board mode alone</source>
        <translation>Zeichnet die Zonen in jedem Modus, nicht nur im Modus Brett</translation>
    </message>
    <message>
        <source>Compare designs…</source>
        <translation>Entwürfe vergleichen…</translation>
    </message>
    <message>
        <source>Shows side by side what differs from another design or from what was saved</source>
        <translation>Zeigt nebeneinander, was sich von einem anderen Entwurf oder vom gespeicherten Stand unterscheidet</translation>
    </message>
    <message>
        <source>Animate moves</source>
        <translation>Züge animieren</translation>
    </message>
    <message>
        <source>Lets pieces slide to where a game moves them</source>
        <translation>Lässt Figuren dorthin gleiten, wohin eine Partie sie zieht</translation>
    </message>
    <message>
        <source>Board in space…</source>
        <translation>Brett im Raum …</translation>
    </message>
    <message>
        <source>Shows the board bent until its joined edges meet, or level above level, to be turned</source>
        <translation>Zeigt das Brett gebogen, bis seine verbundenen Ränder zusammenstoßen, oder Ebene über Ebene, zum Drehen</translation>
    </message>
    <message>
        <source>Puts the board with its position as text, or the movement, comparison, preview or chart in use, on the clipboard as SVG and PNG</source>
        <translation>Legt das Brett mit seiner Stellung als Text, oder die Bewegung, den Vergleich, die Vorschau oder das Diagramm, in dem gearbeitet wird, als SVG und PNG in die Zwischenablage</translation>
    </message>
</context>
<context>
    <name>Betza</name>
    <message>
        <source>Wazir: one step orthogonally</source>
        <translation>Wesir: ein Schritt orthogonal</translation>
    </message>
    <message>
        <source>Ferz: one step diagonally</source>
        <translation>Fers: ein Schritt diagonal</translation>
    </message>
    <message>
        <source>King: one step any way</source>
        <translation>König: ein Schritt in jede Richtung</translation>
    </message>
    <message>
        <source>Rook: slides orthogonally</source>
        <translation>Turm: zieht orthogonal beliebig weit</translation>
    </message>
    <message>
        <source>Bishop: slides diagonally</source>
        <translation>Läufer: zieht diagonal beliebig weit</translation>
    </message>
    <message>
        <source>Queen: slides any way</source>
        <translation>Dame: zieht in jede Richtung beliebig weit</translation>
    </message>
    <message>
        <source>Knight: leaps (1,2)</source>
        <translation>Springer: springt (1,2)</translation>
    </message>
    <message>
        <source>Dabbaba: leaps (0,2)</source>
        <translation>Dabbaba: springt (0,2)</translation>
    </message>
    <message>
        <source>Alfil: leaps (2,2)</source>
        <translation>Alfil: springt (2,2)</translation>
    </message>
    <message>
        <source>Camel: leaps (1,3)</source>
        <translation>Kamel: springt (1,3)</translation>
    </message>
    <message>
        <source>Zebra: leaps (2,3)</source>
        <translation>Zebra: springt (2,3)</translation>
    </message>
    <message>
        <source>leaps (0,3)</source>
        <translation>springt (0,3)</translation>
    </message>
    <message>
        <source>leaps (3,3)</source>
        <translation>springt (3,3)</translation>
    </message>
    <message>
        <source>leaps (1,3), as C does</source>
        <translation>springt (1,3), wie C</translation>
    </message>
    <message>
        <source>leaps (2,3), as Z does</source>
        <translation>springt (2,3), wie Z</translation>
    </message>
    <message>
        <source>leaps to any cell</source>
        <translation>springt auf jedes Feld</translation>
    </message>
    <message>
        <source>only moves, never captures</source>
        <translation>zieht nur, schlägt nie</translation>
    </message>
    <message>
        <source>only captures</source>
        <translation>schlägt nur</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>vorwärts</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>rückwärts</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>nach links</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>vertically: forward and backward</source>
        <translation>senkrecht: vorwärts und rückwärts</translation>
    </message>
    <message>
        <source>sideways: left and right</source>
        <translation>seitwärts: links und rechts</translation>
    </message>
    <message>
        <source>half of the eight leaps, turned one way</source>
        <translation>die Hälfte der acht Sprünge, in einem Drehsinn</translation>
    </message>
    <message>
        <source>only as the first move</source>
        <translation>nur als erster Zug</translation>
    </message>
    <message>
        <source>lame: may be blocked on the way</source>
        <translation>lahm: kann unterwegs blockiert werden</translation>
    </message>
    <message>
        <source>jumps: the cell next to it must be taken</source>
        <translation>springt: das Feld daneben muss besetzt sein</translation>
    </message>
    <message>
        <source>hops over one piece, to any cell behind</source>
        <translation>hüpft über eine Figur, auf ein beliebiges Feld dahinter</translation>
    </message>
    <message>
        <source>hops over one piece, to the cell behind</source>
        <translation>hüpft über eine Figur, auf das Feld dahinter</translation>
    </message>
    <message>
        <source>crooked: every step turns the other way</source>
        <translation>gezackt: jeder Schritt wendet zur anderen Seite</translation>
    </message>
    <message>
        <source>circular: every step turns the same way</source>
        <translation>kreisend: jeder Schritt dreht in dieselbe Richtung</translation>
    </message>
    <message>
        <source>goes round the edges, as on a cylinder</source>
        <translation>geht um die Ränder herum, wie auf einem Zylinder</translation>
    </message>
    <message>
        <source>captures its own side&apos;s pieces</source>
        <translation>schlägt Figuren der eigenen Seite</translation>
    </message>
    <message>
        <source>and then another leg</source>
        <translation>und dann ein weiterer Abschnitt</translation>
    </message>
    <message>
        <source>the next leg is a slide outward</source>
        <translation>der nächste Abschnitt ist ein Lauf nach außen</translation>
    </message>
    <message>
        <source>puts what it captured down where the leg began</source>
        <translation>setzt das Geschlagene dort ab, wo der Abschnitt begann</translation>
    </message>
    <message>
        <source>never a royal piece</source>
        <translation>nie eine königliche Figur</translation>
    </message>
    <message>
        <source>captures in passing</source>
        <translation>schlägt en passant</translation>
    </message>
    <message>
        <source>captures only a royal piece</source>
        <translation>schlägt nur eine königliche Figur</translation>
    </message>
    <message>
        <source>borrows the move of the piece there</source>
        <translation>leiht sich den Zug der Figur, die dort steht</translation>
    </message>
</context>
<context>
    <name>BoardCards</name>
    <message>
        <source>10×8</source>
        <translation>10×8</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Scheibe</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Raute</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Zylinder</translation>
    </message>
    <message>
        <source>Upright cylinder</source>
        <translation>Aufrechter Zylinder</translation>
    </message>
    <message>
        <source>Torus</source>
        <translation>Torus</translation>
    </message>
    <message>
        <source>Moebius strip</source>
        <translation>Möbiusband</translation>
    </message>
    <message>
        <source>Klein bottle</source>
        <translation>Kleinsche Flasche</translation>
    </message>
    <message>
        <source>Projective plane</source>
        <translation>Projektive Ebene</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>Capablanca, large chess, wide</source>
        <translation>Capablanca, großes Schach, breit</translation>
    </message>
    <message>
        <source>Shogi board</source>
        <translation>Shogi-Brett</translation>
    </message>
    <message>
        <source>Japanese chess, nine by nine</source>
        <translation>japanisches Schach, neun mal neun</translation>
    </message>
    <message>
        <source>Xiangqi board</source>
        <translation>Xiangqi-Brett</translation>
    </message>
    <message>
        <source>Chinese chess, janggi, points, crossings, intersections</source>
        <translation>chinesisches Schach, Janggi, Punkte, Kreuzungen, Schnittpunkte</translation>
    </message>
    <message>
        <source>Go board</source>
        <translation>Go-Brett</translation>
    </message>
    <message>
        <source>weiqi, baduk, gomoku, renju, points, crossings, intersections</source>
        <translation>Weiqi, Baduk, Gomoku, Renju, Punkte, Kreuzungen, Schnittpunkte</translation>
    </message>
    <message>
        <source>Morris board</source>
        <translation>Mühlebrett</translation>
    </message>
    <message>
        <source>mill, merels, nine, points, three squares</source>
        <translation>Mühle, Punkte, drei Quadrate</translation>
    </message>
    <message>
        <source>plus, four players, peg solitaire</source>
        <translation>Plus, vier Spieler, Solitär</translation>
    </message>
    <message>
        <source>round, circle, circular, disk</source>
        <translation>rund, Kreis, kreisförmig, Rundbrett</translation>
    </message>
    <message>
        <source>Octagon</source>
        <translation>Achteck</translation>
    </message>
    <message>
        <source>octagonal, eight sides, cut corners, round</source>
        <translation>achteckig, acht Seiten, ohne Ecken, rund</translation>
    </message>
    <message>
        <source>lozenge, rhombus, square on its corner</source>
        <translation>Rhombus, Quadrat auf der Spitze</translation>
    </message>
    <message>
        <source>tube, surface, round, joined sides, wrap</source>
        <translation>Röhre, Oberfläche, rund, verbundene Seiten</translation>
    </message>
    <message>
        <source>tube, surface, round, joined ends, wrap</source>
        <translation>Röhre, Oberfläche, rund, verbundene Enden</translation>
    </message>
    <message>
        <source>doughnut, donut, surface, joined on all sides, wrap</source>
        <translation>Donut, Ring, Oberfläche, ringsum verbunden</translation>
    </message>
    <message>
        <source>Möbius band, surface, twist, one side</source>
        <translation>Möbiusband, Oberfläche, verdreht, eine Seite</translation>
    </message>
    <message>
        <source>surface, twist, one side</source>
        <translation>Oberfläche, verdreht, eine Seite</translation>
    </message>
    <message>
        <source>ball, globe, planet, surface, round, 3D</source>
        <translation>Kugel, Globus, Planet, Oberfläche, rund, 3D</translation>
    </message>
    <message>
        <source>Surface of a cube</source>
        <translation>Oberfläche eines Würfels</translation>
    </message>
    <message>
        <source>box, dice, six faces, net, 3D</source>
        <translation>Kasten, sechs Seiten, Netz, 3D</translation>
    </message>
    <message>
        <source>round, circle, circular, annulus, track</source>
        <translation>rund, Kreis, kreisförmig, Rundkurs</translation>
    </message>
    <message>
        <source>chessboard, draughts, checkers, squares</source>
        <translation>Schachbrett, Dame, Quadrate</translation>
    </message>
    <message>
        <source>Glinski, McCooey, hexagonal</source>
        <translation>Glinski, McCooey, sechseckig</translation>
    </message>
    <message>
        <source>Abalone, hexagonal</source>
        <translation>Abalone, sechseckig</translation>
    </message>
    <message>
        <source>Hex, connection</source>
        <translation>Hex, Verbindung</translation>
    </message>
    <message>
        <source>Y, connection</source>
        <translation>Y, Verbindung</translation>
    </message>
    <message>
        <source>Chinese checkers, halma, six points</source>
        <translation>Sternhalma, Halma, sechs Spitzen</translation>
    </message>
    <message>
        <source>3D, three dimensions, cube, space, Raumschach, boards</source>
        <translation>3D, drei Dimensionen, Würfel, Raum, Raumschach, Bretter</translation>
    </message>
    <message>
        <source>4D, tesseract, hypercube, space</source>
        <translation>4D, Tesserakt, Hyperwürfel, Raum</translation>
    </message>
    <message>
        <source>own, any, network, points, nodes, map</source>
        <translation>eigenes, beliebig, Netz, Punkte, Knoten, Karte</translation>
    </message>
</context>
<context>
    <name>BoardTheme</name>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Druck</translation>
    </message>
</context>
<context>
    <name>ExportPlan</name>
    <message>
        <source>working out</source>
        <translation>wird ermittelt</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>exact but for draws</source>
        <translation>exakt bis auf Remis</translation>
    </message>
    <message>
        <source>with differences</source>
        <translation>mit Abweichungen</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>unmöglich</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Choose by number</source>
        <translation>Nach Nummer wählen</translation>
    </message>
    <message>
        <source>Zoom and fit</source>
        <translation>Zoomen und einpassen</translation>
    </message>
    <message>
        <source>The path to the cell under the pointer</source>
        <translation>Der Weg zum Feld unter dem Zeiger</translation>
    </message>
    <message>
        <source>Say what the cell under the pointer is</source>
        <translation>Sagen, was das Feld unter dem Zeiger ist</translation>
    </message>
    <message>
        <source>Do what a click would</source>
        <translation>Tun, was ein Klick täte</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Loslassen</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Den Cursor bewegen</translation>
    </message>
    <message>
        <source>Do what a click would, or move the board while it is held</source>
        <translation>Tun, was ein Klick täte, oder gehalten das Brett verschieben</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>To the start of the game</source>
        <translation>Zum Anfang der Partie</translation>
    </message>
    <message>
        <source>To the end of the game</source>
        <translation>Zum Ende der Partie</translation>
    </message>
    <message>
        <source>Cursor of the board</source>
        <translation>Cursor des Bretts</translation>
    </message>
    <message>
        <source>Move it along the fourth axis</source>
        <translation>Ihn entlang der vierten Achse bewegen</translation>
    </message>
    <message>
        <source>Move it to the end of the line</source>
        <translation>Ihn ans Ende der Linie bewegen</translation>
    </message>
    <message>
        <source>Select cells on its way</source>
        <translation>Felder auf seinem Weg auswählen</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Windrose</translation>
    </message>
    <message>
        <source>Next direction clockwise</source>
        <translation>Nächste Richtung im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Next direction counterclockwise</source>
        <translation>Nächste Richtung gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Take the direction into the group, or out of it</source>
        <translation>Die Richtung in die Gruppe nehmen oder aus ihr heraus</translation>
    </message>
    <message>
        <source>Aim the direction elsewhere</source>
        <translation>Die Richtung anders zielen lassen</translation>
    </message>
    <message>
        <source>List of directions</source>
        <translation>Liste der Richtungen</translation>
    </message>
    <message>
        <source>Move up in the list</source>
        <translation>In der Liste nach oben</translation>
    </message>
    <message>
        <source>Move down in the list</source>
        <translation>In der Liste nach unten</translation>
    </message>
    <message>
        <source>Leap</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>Ride</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Hurdle</source>
        <translation>Hürde</translation>
    </message>
    <message>
        <source>Via</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Freund</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mauer</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Radieren</translation>
    </message>
    <message>
        <source>Move or capture</source>
        <translation>Ziehen oder schlagen</translation>
    </message>
    <message>
        <source>Move only</source>
        <translation>Nur ziehen</translation>
    </message>
    <message>
        <source>Capture only</source>
        <translation>Nur schlagen</translation>
    </message>
    <message>
        <source>Next symmetry</source>
        <translation>Nächste Symmetrie</translation>
    </message>
    <message>
        <source>Pattern painter</source>
        <translation>Mustermaler</translation>
    </message>
    <message>
        <source>Paint at the cursor</source>
        <translation>Am Cursor malen</translation>
    </message>
    <message>
        <source>Erase at the cursor</source>
        <translation>Am Cursor radieren</translation>
    </message>
    <message>
        <source>Draw a leg to the cursor</source>
        <translation>Einen Abschnitt zum Cursor zeichnen</translation>
    </message>
    <message>
        <source>Any pieces</source>
        <translation>Beliebige Figuren</translation>
    </message>
    <message>
        <source>Enemy at pointer</source>
        <translation>Gegner am Zeiger</translation>
    </message>
    <message>
        <source>Moves that lead to the cell</source>
        <translation>Züge, die auf das Feld führen</translation>
    </message>
    <message>
        <source>Take the answer that is offered</source>
        <translation>Die angebotene Antwort nehmen</translation>
    </message>
    <message>
        <source>Next player</source>
        <translation>Nächster Spieler</translation>
    </message>
    <message>
        <source>List of moves and legs</source>
        <translation>Liste der Züge und Abschnitte</translation>
    </message>
    <message>
        <source>All about the leg</source>
        <translation>Alles über den Abschnitt</translation>
    </message>
    <message>
        <source>Change whether it moves or captures</source>
        <translation>Ändern, ob er zieht oder schlägt</translation>
    </message>
    <message>
        <source>Change how far it goes</source>
        <translation>Ändern, wie weit er geht</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Pieces mode without a piece</source>
        <translation>Modus Figuren ohne Figur</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <translation>Figur hinzufügen</translation>
    </message>
    <message>
        <source>Record of the game</source>
        <translation>Partieprotokoll</translation>
    </message>
    <message>
        <source>A good move</source>
        <translation>Ein guter Zug</translation>
    </message>
    <message>
        <source>A mistake</source>
        <translation>Ein Fehler</translation>
    </message>
    <message>
        <source>List of rules</source>
        <translation>Liste der Regeln</translation>
    </message>
    <message>
        <source>The rule above</source>
        <translation>Die Regel darüber</translation>
    </message>
    <message>
        <source>The rule below</source>
        <translation>Die Regel darunter</translation>
    </message>
    <message>
        <source>Change what the rule says</source>
        <translation>Ändern, was die Regel sagt</translation>
    </message>
    <message>
        <source>Board in space</source>
        <translation>Brett im Raum</translation>
    </message>
    <message>
        <source>Turn to the left</source>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>Nach rechts drehen</translation>
    </message>
    <message>
        <source>Turn upwards</source>
        <translation>Nach oben drehen</translation>
    </message>
    <message>
        <source>Turn downwards</source>
        <translation>Nach unten drehen</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Näher</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Weiter weg</translation>
    </message>
    <message>
        <source>First view</source>
        <translation>Erste Ansicht</translation>
    </message>
    <message>
        <source>Turn by itself, or stop</source>
        <translation>Von selbst drehen oder anhalten</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Eine Farbe wählen</translation>
    </message>
    <message>
        <source>Moves on the board</source>
        <translation>Züge auf dem Brett</translation>
    </message>
    <message>
        <source>A step of the move back</source>
        <translation>Einen Schritt des Zugs zurück</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>The piece in hand that has this letter</source>
        <translation>Die Figur der Reserve mit diesem Buchstaben</translation>
    </message>
    <message>
        <source>Palette of pieces</source>
        <translation>Figurenpalette</translation>
    </message>
    <message>
        <source>The piece that has this letter</source>
        <translation>Die Figur mit diesem Buchstaben</translation>
    </message>
    <message>
        <source>Test pieces</source>
        <translation>Testfiguren</translation>
    </message>
    <message>
        <source>Take all away</source>
        <translation>Alle entfernen</translation>
    </message>
    <message>
        <source>Tried piece</source>
        <translation>Ausprobierte Figur</translation>
    </message>
    <message>
        <source>Selected cells</source>
        <translation>Ausgewählte Felder</translation>
    </message>
    <message>
        <source>Turn clockwise</source>
        <translation>Im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn counterclockwise</source>
        <translation>Gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>Verrücken</translation>
    </message>
    <message>
        <source>Copy, cut, paste and duplicate</source>
        <translation>Kopieren, ausschneiden, einfügen und duplizieren</translation>
    </message>
</context>
<context>
    <name>KnownPieces</name>
    <message>
        <source>, turned: %1</source>
        <translation>, gedreht: %1</translation>
    </message>
    <message>
        <source>This is the %1</source>
        <translation>Das ist: %1</translation>
    </message>
    <message>
        <source>; so moves the %1 too</source>
        <translation>; ebenso zieht: %1</translation>
    </message>
    <message>
        <source>, also called %1</source>
        <translation>, auch %1 genannt</translation>
    </message>
</context>
<context>
    <name>LegSentence</name>
    <message>
        <source>%1 round the edges</source>
        <translation>%1 um die Ränder herum</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>irgendwohin</translation>
    </message>
    <message>
        <source>as far as the leg before</source>
        <translation>so weit wie der Abschnitt davor</translation>
    </message>
    <message>
        <source>one step</source>
        <translation>ein Schritt</translation>
    </message>
    <message>
        <source>over empty cells</source>
        <translation>über leere Felder</translation>
    </message>
    <message>
        <source>%1 steps %2</source>
        <translation>%1 Schritte %2</translation>
    </message>
    <message>
        <source>any distance %1</source>
        <translation>beliebig weit %1</translation>
    </message>
    <message>
        <source>at least %1 steps %2</source>
        <translation>mindestens %1 Schritte %2</translation>
    </message>
    <message>
        <source>%1 to %2 steps %3</source>
        <translation>%1 bis %2 Schritte %3</translation>
    </message>
    <message>
        <source>may stop if it cannot be carried on</source>
        <translation>darf anhalten, wenn es nicht weitergehen kann</translation>
    </message>
    <message>
        <source>may stop</source>
        <translation>darf anhalten</translation>
    </message>
    <message>
        <source>may go on with leg %1</source>
        <translation>darf mit Abschnitt %1 weitergehen</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>Leg %1: %2, %3.</source>
        <translation>Abschnitt %1: %2, %3.</translation>
    </message>
    <message>
        <source>On an empty cell</source>
        <translation>Auf einem leeren Feld</translation>
    </message>
    <message>
        <source>On an enemy</source>
        <translation>Auf einer gegnerischen Figur</translation>
    </message>
    <message>
        <source>On a friend</source>
        <translation>Auf einer eigenen Figur</translation>
    </message>
    <message>
        <source>over any pieces</source>
        <translation>über beliebige Figuren</translation>
    </message>
    <message>
        <source>captures it</source>
        <translation>schlägt sie</translation>
    </message>
</context>
<context>
    <name>LimitsReport</name>
    <message>
        <source>Writes as much of how it moves as the target can say; again takes that back</source>
        <translation>Schreibt so viel von ihren Zügen, wie das Ziel sagen kann; noch einmal nimmt das zurück</translation>
    </message>
</context>
<context>
    <name>ManualPictures</name>
    <message>
        <source>the board has no cell “%1”</source>
        <translation>das Brett hat kein Feld „%1“</translation>
    </message>
    <message>
        <source>“piece” and “at” belong together, and “to” needs them</source>
        <translation>„piece“ und „at“ gehören zusammen, und „to“ braucht beide</translation>
    </message>
    <message>
        <source>the design has no piece “%1”</source>
        <translation>der Entwurf hat keine Figur „%1“</translation>
    </message>
    <message>
        <source>no path leads to %1</source>
        <translation>kein Pfad führt nach %1</translation>
    </message>
    <message>
        <source>the board has no direction “%1”</source>
        <translation>das Brett hat keine Richtung „%1“</translation>
    </message>
    <message>
        <source>the longer side has %1 to %2 pixels, not “%3”</source>
        <translation>die längere Seite hat %1 bis %2 Pixel, nicht „%3“</translation>
    </message>
    <message>
        <source>“%1” is none of %2</source>
        <translation>„%1“ ist nichts von %2</translation>
    </message>
    <message>
        <source>there is no bundled design “%1”</source>
        <translation>es gibt keinen mitgelieferten Entwurf „%1“</translation>
    </message>
    <message>
        <source>No picture %1: %2.</source>
        <translation>Kein Bild %1: %2.</translation>
    </message>
</context>
<context>
    <name>NewPiece</name>
    <message>
        <source>Piece</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>New piece</source>
        <translation>Neue Figur</translation>
    </message>
</context>
<context>
    <name>PieceSheet</name>
    <message>
        <source>Piece sheet</source>
        <translation>Figurenblatt</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Example %1</source>
        <translation>Beispiel %1</translation>
    </message>
    <message>
        <source>Left out, since the rules contradict them: %1</source>
        <translation>Weggelassen, weil die Regeln ihnen widersprechen: %1</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>Legal: %1.</source>
        <translation>Erlaubt: %1.</translation>
    </message>
    <message>
        <source>Not legal: %1.</source>
        <translation>Nicht erlaubt: %1.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Voreinstellungen</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>drop, hand, reserve, captured pieces come back</source>
        <translation>einsetzen, Reserve, Hand, geschlagene Figuren kommen zurück</translation>
    </message>
    <message>
        <source>placing stones, put down</source>
        <translation>Steine setzen, einsetzen, legen</translation>
    </message>
    <message>
        <source>castling, castle</source>
        <translation>Rochade, rochieren</translation>
    </message>
    <message>
        <source>en passant, capture in passing</source>
        <translation>en passant, im Vorbeigehen schlagen</translation>
    </message>
    <message>
        <source>promotion, promote</source>
        <translation>Umwandlung, umwandeln</translation>
    </message>
    <message>
        <source>capture by jump, jump over, leap over, chain</source>
        <translation>schlagen durch Überspringen, springen, überspringen, Kette</translation>
    </message>
    <message>
        <source>compulsory capture, forced capture</source>
        <translation>Schlagzwang, Schlagpflicht</translation>
    </message>
    <message>
        <source>custodian capture, enclose, surround, sandwich</source>
        <translation>einschließen, umzingeln, in die Zange nehmen</translation>
    </message>
    <message>
        <source>outflank, turn over, flip</source>
        <translation>einklammern, umdrehen, wenden</translation>
    </message>
    <message>
        <source>explosion, explode</source>
        <translation>Explosion, explodieren</translation>
    </message>
    <message>
        <source>wall, arrow, blocked cells, burnt cells</source>
        <translation>Mauer, Pfeil, gesperrte Felder, verbrannte Felder</translation>
    </message>
    <message>
        <source>gating, pieces come in beside others</source>
        <translation>Figuren kommen neben anderen ins Spiel, hereinkommen</translation>
    </message>
    <message>
        <source>mill, three in a row</source>
        <translation>Mühle, drei in einer Reihe</translation>
    </message>
    <message>
        <source>sowing, seeds, pits</source>
        <translation>säen, Samen, Mulden, Bohnenspiel</translation>
    </message>
    <message>
        <source>checkmate, check</source>
        <translation>Matt, Schachmatt, Schachgebot</translation>
    </message>
    <message>
        <source>extinction, capture everything</source>
        <translation>aussterben, alles schlagen</translation>
    </message>
    <message>
        <source>race, goal, get across</source>
        <translation>Wettlauf, Ziel, hinüberkommen</translation>
    </message>
    <message>
        <source>in a row, line up</source>
        <translation>in einer Reihe, Reihe bilden</translation>
    </message>
    <message>
        <source>connection, connect, join sides</source>
        <translation>Verbindung, verbinden, Seiten verbinden</translation>
    </message>
    <message>
        <source>majority, most pieces win</source>
        <translation>Mehrheit, die meisten Figuren gewinnen</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>eigene Regeln</translation>
    </message>
    <message>
        <source>chance, random, luck</source>
        <translation>Zufall, Glück, zufällig</translation>
    </message>
    <message>
        <source>hidden, secret, incomplete information</source>
        <translation>verdeckt, geheim, unvollständige Information</translation>
    </message>
    <message>
        <source>hexagonal, hexagons</source>
        <translation>sechseckig, Sechsecke</translation>
    </message>
    <message>
        <source>triangular, triangles</source>
        <translation>dreieckig, Dreiecke</translation>
    </message>
    <message>
        <source>three dimensions, 3D, levels, space</source>
        <translation>drei Dimensionen, 3D, Ebenen, Raum, räumlich</translation>
    </message>
    <message>
        <source>four dimensions, 4D, hypercube</source>
        <translation>vier Dimensionen, 4D, Hyperwürfel</translation>
    </message>
    <message>
        <source>cylinder, joined edges, wrap</source>
        <translation>Zylinder, verbundene Ränder, herum</translation>
    </message>
    <message>
        <source>torus, doughnut, joined edges, wrap</source>
        <translation>Torus, Ring, verbundene Ränder, herum</translation>
    </message>
    <message>
        <source>Moebius strip, joined edges, twist</source>
        <translation>Möbiusband, verbundene Ränder, verdreht</translation>
    </message>
    <message>
        <source>Klein bottle, joined edges, twist</source>
        <translation>Kleinsche Flasche, verbundene Ränder, verdreht</translation>
    </message>
    <message>
        <source>sphere, ball, globe</source>
        <translation>Kugel, Ball, Globus</translation>
    </message>
    <message>
        <source>round, ring, circular</source>
        <translation>rund, Ring, kreisförmig</translation>
    </message>
    <message>
        <source>points, crossings of lines</source>
        <translation>Punkte, Kreuzungen, Linien</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>named by the rule</source>
        <translation>von der Regel genannt</translation>
    </message>
    <message>
        <source>in the zone %1 of %2</source>
        <translation>in der Zone %1 von %2</translation>
    </message>
    <message>
        <source>a piece that the rule is about</source>
        <translation>eine Figur, um die es in der Regel geht</translation>
    </message>
    <message>
        <source>no player</source>
        <translation>kein Spieler</translation>
    </message>
    <message>
        <source>Takes too long to be shown here</source>
        <translation>Dauert zu lange, um hier gezeigt zu werden</translation>
    </message>
    <message>
        <source>Point at a cell of the board to see what this gives there</source>
        <translation>Zeigen Sie auf ein Feld des Bretts, um zu sehen, was dies dort ergibt</translation>
    </message>
    <message numerus="yes">
        <source>Holds for %n cell(s) here</source>
        <translation>
            <numerusform>Gilt hier für %n Feld</numerusform>
            <numerusform>Gilt hier für %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Holds here</source>
        <translation>Gilt hier</translation>
    </message>
    <message>
        <source>Does not hold here</source>
        <translation>Gilt hier nicht</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>Hier nichts</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation>Hier: %1</translation>
    </message>
    <message>
        <source>At %1. %2</source>
        <translation>Auf %1. %2</translation>
    </message>
    <message>
        <source>what this part of the rule gives</source>
        <translation>was dieser Teil der Regel ergibt</translation>
    </message>
    <message>
        <source>Paste a rule</source>
        <translation>Regel einfügen</translation>
    </message>
    <message>
        <source>Add ready rules</source>
        <translation>Fertige Regeln hinzufügen</translation>
    </message>
    <message>
        <source>Drag a rule here</source>
        <translation>Regel hierher ziehen</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Add a cell</source>
        <translation>Feld hinzufügen</translation>
    </message>
    <message>
        <source>Move a cell</source>
        <translation>Feld verschieben</translation>
    </message>
    <message>
        <source>Delete a cell</source>
        <translation>Feld löschen</translation>
    </message>
    <message>
        <source>Resize the board</source>
        <translation>Brettgröße ändern</translation>
    </message>
    <message>
        <source>A free board has no edges: add and delete its cells one by one</source>
        <translation>Ein freies Brett hat keine Ränder: Felder werden einzeln hinzugefügt und gelöscht</translation>
    </message>
    <message>
        <source>Draw the board flat to drag its edges, or use the numbers in the Board panel</source>
        <translation>Zum Ziehen an den Rändern das Brett flach darstellen, oder die Zahlen im Brettbereich verwenden</translation>
    </message>
    <message>
        <source>Colour cells</source>
        <translation>Felder färben</translation>
    </message>
    <message>
        <source>Turn forward</source>
        <translation>Vorwärtsrichtung drehen</translation>
    </message>
    <message>
        <source>Forward as the player faces</source>
        <translation>Vorwärts wie der Spieler blickt</translation>
    </message>
    <message>
        <source>Forward of %1: click turns a cell&apos;s arrow for everyone, with Shift for this player only · sweep gives the same · right button takes it away · Q shows the next player</source>
        <translation>Vorwärts von %1: Klick dreht den Pfeil eines Felds für alle, mit Umschalt nur für diesen Spieler · Streichen gibt denselben · rechte Taste nimmt ihn weg · Q zeigt den nächsten Spieler</translation>
    </message>
    <message>
        <source>Join two edges</source>
        <translation>Zwei Ränder verbinden</translation>
    </message>
    <message>
        <source>Join: Enter on the last cell of this edge</source>
        <translation>Verbinden: Enter auf dem letzten Feld dieses Rands</translation>
    </message>
    <message>
        <source>Join: now sweep the second edge; both begin where they were begun, with Shift the second is turned round · right button forgets the first</source>
        <translation>Verbinden: nun über den zweiten Rand streichen; beide beginnen, wo der Strich begann, mit Umschalt wird der zweite umgedreht · rechte Taste vergisst den ersten</translation>
    </message>
    <message>
        <source>Cut links</source>
        <translation>Verbindungen trennen</translation>
    </message>
    <message>
        <source>Draw a link</source>
        <translation>Verbindung zeichnen</translation>
    </message>
    <message>
        <source>Cut a link</source>
        <translation>Verbindung trennen</translation>
    </message>
    <message>
        <source>Choose a direction on the compass first</source>
        <translation>Wählen Sie zuerst eine Richtung auf der Windrose</translation>
    </message>
    <message>
        <source>Restore links</source>
        <translation>Verbindungen wiederherstellen</translation>
    </message>
    <message>
        <source>Restore a link</source>
        <translation>Verbindung wiederherstellen</translation>
    </message>
    <message numerus="yes">
        <source>%1 from %2, %n step(s): %3</source>
        <translation>
            <numerusform>%1 von %2, %n Schritt: %3</numerusform>
            <numerusform>%1 von %2, %n Schritte: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Move freely: drag a piece to any cell</source>
        <translation>Frei ziehen: eine Figur auf ein beliebiges Feld ziehen</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Choose beside the cell, or by a letter</source>
        <translation>Neben dem Feld wählen, oder mit einem Buchstaben</translation>
    </message>
    <message>
        <source>Choose one of the marked cells</source>
        <translation>Eines der markierten Felder wählen</translation>
    </message>
    <message>
        <source>Backspace takes a step back</source>
        <translation>Rücktaste nimmt einen Schritt zurück</translation>
    </message>
    <message>
        <source>Move: drag a piece, or click it and then where it goes</source>
        <translation>Ziehen: eine Figur mit der Maus ziehen, oder sie anklicken und dann ihr Ziel</translation>
    </message>
    <message>
        <source>Click a cell to put a piece down there</source>
        <translation>Ein Feld anklicken, um dort eine Figur einzusetzen</translation>
    </message>
    <message>
        <source>Click a piece in hand, or press its letter, and then a cell</source>
        <translation>Eine Figur der Reserve anklicken oder ihren Buchstaben drücken, dann ein Feld</translation>
    </message>
    <message>
        <source>Space passes</source>
        <translation>Leertaste passt</translation>
    </message>
    <message>
        <source>Left and Right go through the game</source>
        <translation>Links und Rechts gehen durch die Partie</translation>
    </message>
    <message numerus="yes">
        <source>+%n cell(s)</source>
        <translation>
            <numerusform>+%n Feld</numerusform>
            <numerusform>+%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill holes</source>
        <translation>Löcher füllen</translation>
    </message>
    <message>
        <source>Fill a rectangle</source>
        <translation>Rechteck füllen</translation>
    </message>
    <message>
        <source>Remove pieces</source>
        <translation>Figuren entfernen</translation>
    </message>
    <message>
        <source>Place pieces</source>
        <translation>Figuren aufstellen</translation>
    </message>
    <message>
        <source>Place a piece</source>
        <translation>Figur aufstellen</translation>
    </message>
    <message>
        <source>Remove a piece</source>
        <translation>Figur entfernen</translation>
    </message>
    <message>
        <source>There is no piece yet: make one in Pieces mode (F4)</source>
        <translation>Es gibt noch keine Figur: im Figurenmodus (F4) eine anlegen</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>Figur versetzen</translation>
    </message>
    <message>
        <source>Paste cells</source>
        <translation>Felder einfügen</translation>
    </message>
    <message>
        <source>Copy cells</source>
        <translation>Felder kopieren</translation>
    </message>
    <message>
        <source>Move cells</source>
        <translation>Felder verschieben</translation>
    </message>
    <message>
        <source>Paste: click or Enter puts the cells down · R turns, M mirrors · Esc leaves</source>
        <translation>Einfügen: Klick oder Enter setzt die Felder ab · R dreht, M spiegelt · Esc bricht ab</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s): drag moves, Ctrl+drag copies · R turns, M mirrors · Alt+arrows nudge · Del removes</source>
        <translation>
            <numerusform>%n Feld: Ziehen verschiebt, Strg+Ziehen kopiert · R dreht, M spiegelt · Alt+Pfeile rücken · Entf löscht</numerusform>
            <numerusform>%n Felder: Ziehen verschiebt, Strg+Ziehen kopiert · R dreht, M spiegelt · Alt+Pfeile rücken · Entf löscht</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete cells</source>
        <translation>Felder löschen</translation>
    </message>
    <message>
        <source>Turn cells</source>
        <translation>Felder drehen</translation>
    </message>
    <message>
        <source>Nudge cells</source>
        <translation>Felder rücken</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Select: click a piece to keep its reach on show · drag selects, with Alt freely · hold P over a cell for the path or the reason</source>
        <translation>Auswählen: Klick auf eine Figur lässt ihre Reichweite stehen · Ziehen wählt aus, mit Alt frei · P über einem Feld gehalten zeigt den Pfad oder den Grund</translation>
    </message>
    <message>
        <source>Try the piece</source>
        <translation>Figur ausprobieren</translation>
    </message>
    <message>
        <source>Try: click a cell of the board to stand the piece there · drag from it to draw its move leg by leg · hold P over a cell for the path or the reason · E: an enemy follows the pointer</source>
        <translation>Ausprobieren: Klick auf ein Feld des Bretts stellt die Figur dorthin · von ihr ziehen zeichnet ihren Zug Abschnitt für Abschnitt · P über einem Feld gehalten zeigt den Pfad oder den Grund · E: eine gegnerische Figur folgt dem Zeiger</translation>
    </message>
    <message>
        <source>Test pieces</source>
        <translation>Testfiguren</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>Place: click or sweep to put the chosen piece · right button removes · Alt, digits and letters pick · Tab switches side · W tells its moves</source>
        <translation>Aufstellen: Klicken oder Streichen setzt die gewählte Figur · rechte Taste entfernt · Alt, Ziffern und Buchstaben wählen · Tab wechselt die Seite · W nennt ihre Züge</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Radieren</translation>
    </message>
    <message>
        <source>Erase: click or sweep to take pieces away · digits and letters pick a piece again</source>
        <translation>Radieren: Klicken oder Streichen nimmt Figuren weg · Ziffern und Buchstaben wählen wieder eine Figur</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Move: drag a piece, or click it and then where it goes · Backspace takes a step back · Left and Right go through the game · Space passes</source>
        <translation>Ziehen: eine Figur mit der Maus ziehen, oder sie anklicken und dann ihr Ziel · Rücktaste nimmt einen Schritt zurück · Links und Rechts gehen durch die Partie · Leertaste passt</translation>
    </message>
    <message>
        <source>Fill cells</source>
        <translation>Felder füllen</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Rectangle: drag over cells to remove them · right button fills holes</source>
        <translation>Rechteck: über Felder ziehen entfernt sie · rechte Taste füllt Löcher</translation>
    </message>
    <message>
        <source>Add a cell: click beside the board · drag moves a loose cell, with Shift any cell · right button deletes</source>
        <translation>Feld hinzufügen: neben das Brett klicken · Ziehen verschiebt ein loses Feld, mit Umschalt jedes · rechte Taste löscht</translation>
    </message>
    <message>
        <source>Paint zones</source>
        <translation>Zonen malen</translation>
    </message>
    <message>
        <source>Colour: click or sweep · 1–8 choose the colour · Alt picks it · right button takes it away</source>
        <translation>Farbe: klicken oder streichen · 1–8 wählen die Farbe · Alt nimmt sie auf · rechte Taste nimmt sie weg</translation>
    </message>
    <message>
        <source>Grow or crop</source>
        <translation>Vergrößern oder beschneiden</translation>
    </message>
    <message>
        <source>Grow or crop: drag an edge of the board · Esc puts it back</source>
        <translation>Vergrößern oder beschneiden: einen Rand des Bretts ziehen · Esc setzt ihn zurück</translation>
    </message>
    <message>
        <source>Draw two-way links</source>
        <translation>Verbindungen in beide Richtungen zeichnen</translation>
    </message>
    <message>
        <source>Draw one-way links</source>
        <translation>Einseitige Verbindungen zeichnen</translation>
    </message>
    <message>
        <source>Cut: click or sweep over cells to cut their link in this direction · right button restores it</source>
        <translation>Trennen: Klicken oder Streichen über Felder trennt ihre Verbindung in dieser Richtung · rechte Taste stellt sie wieder her</translation>
    </message>
    <message>
        <source>Join edges</source>
        <translation>Ränder verbinden</translation>
    </message>
    <message>
        <source>Join: sweep along the cells of one edge, then along those of the other · Shift turns the second round · right button forgets</source>
        <translation>Verbinden: an den Feldern eines Rands entlangstreichen, dann an denen des anderen · Umschalt dreht den zweiten um · rechte Taste vergisst</translation>
    </message>
    <message>
        <source>Forward: click a cell to turn its arrow · sweep gives others the same · Shift only for one player · right button takes it away</source>
        <translation>Vorwärts: ein Feld anklicken dreht seinen Pfeil · Streichen gibt anderen denselben · Umschalt nur für einen Spieler · rechte Taste nimmt ihn weg</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Verfolgen</translation>
    </message>
    <message>
        <source>Follow: click a cell to walk from it in the chosen direction</source>
        <translation>Verfolgen: ein Feld anklicken, um von dort in der gewählten Richtung zu gehen</translation>
    </message>
    <message>
        <source>Take cells out of a zone</source>
        <translation>Felder aus einer Zone nehmen</translation>
    </message>
    <message>
        <source>Paint a zone</source>
        <translation>Zone malen</translation>
    </message>
    <message>
        <source>Zone: the first stroke makes a new zone; name it in the Zones panel</source>
        <translation>Zone: der erste Strich legt eine neue Zone an; benannt wird sie im Zonenbereich</translation>
    </message>
    <message>
        <source>Test pieces: click for an enemy, again for a friend, a wall, a piece of no player, a king, another type, nothing · right button takes away, Del all of them · E: an enemy follows the pointer · no part of the design</source>
        <translation>Probefiguren: Klick für einen Gegner, nochmals für eine eigene Figur, eine Mauer, eine Figur ohne Spieler, einen König, einen anderen Typ, nichts · rechte Taste nimmt weg, Entf alle · E: ein Gegner folgt dem Zeiger · kein Teil des Entwurfs</translation>
    </message>
    <message>
        <source>Two-way link: drag from cell to cell · Ctrl links all on the way · Shift one way · right sweep cuts · 1–9 choose the direction</source>
        <translation>Verbindung in beide Richtungen: von Feld zu Feld ziehen · Strg verbindet alle auf dem Weg · Umschalt in eine Richtung · rechts streichen trennt · 1–9 wählen die Richtung</translation>
    </message>
    <message>
        <source>One-way link: drag from cell to cell · Ctrl links all on the way · Shift two ways · right sweep cuts · 1–9 choose the direction</source>
        <translation>Verbindung in eine Richtung: von Feld zu Feld ziehen · Strg verbindet alle auf dem Weg · Umschalt in beide Richtungen · rechts streichen trennt · 1–9 wählen die Richtung</translation>
    </message>
    <message>
        <source>Remove cells</source>
        <translation>Felder entfernen</translation>
    </message>
    <message>
        <source>Remove a rectangle</source>
        <translation>Rechteck entfernen</translation>
    </message>
    <message>
        <source>Fill: click or sweep over holes to fill them · right button removes cells</source>
        <translation>Füllen: über Löcher klicken oder streichen · rechte Taste entfernt Felder</translation>
    </message>
    <message>
        <source>Remove cells: click or sweep over them · right button fills them again</source>
        <translation>Felder entfernen: darüber klicken oder streichen · rechte Taste füllt sie wieder</translation>
    </message>
    <message>
        <source>long arrow: the traveller&apos;s forward, short arrow: its right</source>
        <translation>langer Pfeil: vorwärts aus Sicht des Ziehenden, kurzer Pfeil: rechts von ihm</translation>
    </message>
    <message>
        <source>Zone: click or sweep to paint the chosen zone · right button takes cells out · Shift keeps the stroke straight · Ctrl: a drag paints a rectangle, a click what is enclosed</source>
        <translation>Zone: Klicken oder Streichen malt die gewählte Zone · rechte Taste nimmt Felder heraus · Umschalt hält den Strich gerade · Strg: Ziehen malt ein Rechteck, ein Klick füllt, was umschlossen ist</translation>
    </message>
    <message>
        <source>Zone %1: click or sweep paints · right button takes out · Shift keeps the stroke straight · Ctrl: a drag paints a rectangle, a click what is enclosed · Alt picks a zone</source>
        <translation>Zone %1: Klicken oder Streichen malt · rechte Taste nimmt heraus · Umschalt hält den Strich gerade · Strg: Ziehen malt ein Rechteck, ein Klick füllt, was umschlossen ist · Alt wählt eine Zone</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>The board</source>
        <translation>Das Brett</translation>
    </message>
    <message>
        <source>Sweep over cells to make holes, and over holes to fill them. The panel at the right has the size, and which edges are joined.</source>
        <translation>Streichen Sie über Felder, um Löcher zu machen, und über Löcher, um sie zu füllen. Rechts stehen die Größe und welche Ränder verbunden sind.</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>Richtungen</translation>
    </message>
    <message>
        <source>They say what “north” means from every cell. Click a spoke to see its links as arrows; drag from cell to cell for links of your own.</source>
        <translation>Sie sagen, was „Norden“ von jedem Feld aus heißt. Ein Klick auf einen Strahl zeigt seine Verbindungen als Pfeile; ziehen Sie von Feld zu Feld für eigene.</translation>
    </message>
    <message>
        <source>A piece</source>
        <translation>Eine Figur</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>Wohin sie geht</translation>
    </message>
    <message>
        <source>Point at any piece: discs are moves, rings are captures. Hold P over a cell for the path that leads there, or for what is in the way.</source>
        <translation>Zeigen Sie auf eine Figur: Scheiben sind Züge, Ringe sind Schläge. Halten Sie P über einem Feld für den Weg dorthin oder für das, was im Weg steht.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>R&amp;egeln</translation>
    </message>
    <message>
        <source>The rules are sentences. Choose one to change its words, add more, or begin with those of a family of games.</source>
        <translation>Die Regeln sind Sätze. Wählen Sie einen, um seine Wörter zu ändern, fügen Sie mehr hinzu oder beginnen Sie mit denen einer Spielfamilie.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>Drag a piece on the board to play it. Here you choose who plays, a person or the program, and see every move; all can be taken back.</source>
        <translation>Ziehen Sie eine Figur auf dem Brett, um zu spielen. Hier wählen Sie, wer spielt, Mensch oder Programm, und sehen jeden Zug; alle lassen sich zurücknehmen.</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Andere Programme</translation>
    </message>
    <message>
        <source>Each row is a program, a page or a picture that the game can be written for, and says whether it can be said there exactly.</source>
        <translation>Jede Zeile ist ein Programm, eine Seite oder ein Bild, für das das Spiel geschrieben werden kann, und sagt, ob es dort genau zu sagen ist.</translation>
    </message>
    <message>
        <source>That was all</source>
        <translation>Das war alles</translation>
    </message>
    <message>
        <source>The modes are up here, and “Find action” knows everything by its name. The manual and this tour are in the menu Help.</source>
        <translation>Die Modi sind hier oben, und „Aktion suchen“ kennt alles beim Namen. Das Handbuch und dieser Rundgang stehen im Menü Hilfe.</translation>
    </message>
    <message>
        <source>Click a cell that the chosen piece shall reach, for a leap; the next cell on the same line asks “Make it a slide?” Notation and sentence below say the same.</source>
        <translation>Klicken Sie auf ein Feld, das die gewählte Figur erreichen soll, für einen Sprung; das nächste Feld auf derselben Linie fragt „Einen Lauf daraus machen?“ Notation und Satz darunter sagen dasselbe.</translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>gestern %1</translation>
    </message>
</context>
<context>
    <name>Zones</name>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violett</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>türkis</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>braun</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Scheibe</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Raute</translation>
    </message>
    <message>
        <source>Octagon</source>
        <translation>Achteck</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadrate</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>Levels of squares</source>
        <translation>Ebenen aus Quadraten</translation>
    </message>
    <message>
        <source>Four dimensions</source>
        <translation>Vier Dimensionen</translation>
    </message>
    <message>
        <source>Free graph</source>
        <translation>Freier Graph</translation>
    </message>
    <message>
        <source>Every cell</source>
        <translation>Jedes Feld</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Sechseck</translation>
    </message>
    <message>
        <source>Rhombus</source>
        <translation>Rhombus</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>Trapezoid</source>
        <translation>Trapez</translation>
    </message>
    <message>
        <source>Six-pointed star</source>
        <translation>Sechszackiger Stern</translation>
    </message>
    <message>
        <source>Flat, open edges</source>
        <translation>Flach, offene Ränder</translation>
    </message>
    <message>
        <source>Cylinder, left and right joined</source>
        <translation>Zylinder, links und rechts verbunden</translation>
    </message>
    <message>
        <source>Cylinder, top and bottom joined</source>
        <translation>Zylinder, oben und unten verbunden</translation>
    </message>
    <message>
        <source>Torus, both pairs joined</source>
        <translation>Torus, beide Paare verbunden</translation>
    </message>
    <message>
        <source>Moebius strip, left and right joined with a twist</source>
        <translation>Möbiusband, links und rechts verdreht verbunden</translation>
    </message>
    <message>
        <source>Moebius strip, top and bottom joined with a twist</source>
        <translation>Möbiusband, oben und unten verdreht verbunden</translation>
    </message>
    <message>
        <source>Klein bottle, left and right twisted, top and bottom plain</source>
        <translation>Kleinsche Flasche, links und rechts verdreht, oben und unten gerade</translation>
    </message>
    <message>
        <source>Projective plane, both pairs twisted</source>
        <translation>Projektive Ebene, beide Paare verdreht</translation>
    </message>
    <message>
        <source>Sphere, poles above and below</source>
        <translation>Kugel, Pole oben und unten</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Flach</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>Levels side by side</source>
        <translation>Ebenen nebeneinander</translation>
    </message>
    <message>
        <source>Stacked levels</source>
        <translation>Gestapelte Ebenen</translation>
    </message>
    <message>
        <source>Chess: a1, b1, c1 ...</source>
        <translation>Schach: a1, b1, c1 ...</translation>
    </message>
    <message>
        <source>Matrix: (row, column) from the top left</source>
        <translation>Matrix: (Zeile, Spalte) von links oben</translation>
    </message>
    <message>
        <source>Shogi: 7f, files from the right, ranks from the top</source>
        <translation>Shogi: 7f, Linien von rechts, Reihen von oben</translation>
    </message>
    <message>
        <source>Xiangqi: ranks from 0</source>
        <translation>Xiangqi: Reihen ab 0</translation>
    </message>
    <message>
        <source>Glinski: file letters without j</source>
        <translation>Glinski: Linienbuchstaben ohne j</translation>
    </message>
    <message>
        <source>Ring and sector: 3.12</source>
        <translation>Ring und Sektor: 3.12</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>On the cells</source>
        <translation>Auf den Feldern</translation>
    </message>
    <message>
        <source>Where the lines cross</source>
        <translation>Wo die Linien sich kreuzen</translation>
    </message>
    <message>
        <source>Checkered; on hexagons three colours</source>
        <translation>Schachbrettmuster; bei Sechsecken drei Farben</translation>
    </message>
    <message>
        <source>Three colours along the diagonals</source>
        <translation>Drei Farben entlang der Diagonalen</translation>
    </message>
    <message>
        <source>All alike</source>
        <translation>Alle gleich</translation>
    </message>
    <message>
        <source>By zone</source>
        <translation>Nach Zonen</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>written as what comes nearest</source>
        <translation>als das Nächstliegende geschrieben</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>written again</source>
        <translation>erneut geschrieben</translation>
    </message>
    <message>
        <source>only within</source>
        <translation>nur innerhalb</translation>
    </message>
    <message>
        <source>only into</source>
        <translation>nur hinein</translation>
    </message>
    <message>
        <source>only out of</source>
        <translation>nur hinaus</translation>
    </message>
    <message>
        <source>only from</source>
        <translation>nur von dort</translation>
    </message>
    <message>
        <source>any piece</source>
        <translation>jede Figur</translation>
    </message>
    <message>
        <source>only pieces of some types</source>
        <translation>nur Figuren bestimmter Typen</translation>
    </message>
    <message>
        <source>all but pieces of some types</source>
        <translation>alle außer Figuren bestimmter Typen</translation>
    </message>
    <message>
        <source>only royal pieces</source>
        <translation>nur königliche Figuren</translation>
    </message>
    <message>
        <source>only pieces that are not royal</source>
        <translation>nur Figuren, die nicht königlich sind</translation>
    </message>
    <message>
        <source>must be empty</source>
        <translation>muss leer sein</translation>
    </message>
    <message>
        <source>may be anything</source>
        <translation>darf alles sein</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>is captured</source>
        <translation>wird geschlagen</translation>
    </message>
    <message>
        <source>changes places</source>
        <translation>tauscht den Platz</translation>
    </message>
    <message>
        <source>is pushed on</source>
        <translation>wird weitergeschoben</translation>
    </message>
    <message>
        <source>XBetza</source>
        <translation>XBetza</translation>
    </message>
    <message>
        <source>Betza 1.0</source>
        <translation>Betza 1.0</translation>
    </message>
    <message>
        <source>Fairy-Stockfish</source>
        <translation>Fairy-Stockfish</translation>
    </message>
    <message>
        <source>XBoard</source>
        <translation>XBoard</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>only while unmoved</source>
        <translation>nur solange ungezogen</translation>
    </message>
    <message>
        <source>only while unmoved and out of check</source>
        <translation>nur solange ungezogen und nicht im Schach</translation>
    </message>
    <message>
        <source>may be captured</source>
        <translation>darf geschlagen werden</translation>
    </message>
    <message>
        <source>royal</source>
        <translation>königlich</translation>
    </message>
    <message>
        <source>from fixed cells</source>
        <translation>von festen Feldern</translation>
    </message>
    <message>
        <source>from wherever they start on their rank</source>
        <translation>von wo auch immer sie auf ihrer Reihe beginnen</translation>
    </message>
    <message>
        <source>pieces that have not moved</source>
        <translation>Figuren, die noch nicht gezogen haben</translation>
    </message>
    <message>
        <source>also pieces dropped where they belong</source>
        <translation>auch Figuren, die an ihrem Platz eingesetzt wurden</translation>
    </message>
    <message>
        <source>everybody on any wing</source>
        <translation>alle auf jedem Flügel</translation>
    </message>
    <message>
        <source>players on opposite wings</source>
        <translation>Spieler auf gegenüberliegenden Flügeln</translation>
    </message>
    <message>
        <source>not out of, through or into check</source>
        <translation>nicht aus, durch oder ins Schach</translation>
    </message>
    <message>
        <source>not into check</source>
        <translation>nicht ins Schach</translation>
    </message>
    <message>
        <source>may be given</source>
        <translation>darf gegeben werden</translation>
    </message>
    <message>
        <source>may not be given</source>
        <translation>darf nicht gegeben werden</translation>
    </message>
    <message>
        <source>may move away</source>
        <translation>darf wegziehen</translation>
    </message>
    <message>
        <source>may not move away</source>
        <translation>darf nicht wegziehen</translation>
    </message>
    <message>
        <source>only where it arrives</source>
        <translation>nur dort, wo sie ankommt</translation>
    </message>
    <message>
        <source>on every cell that it goes over</source>
        <translation>auf jedem Feld, über das sie geht</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>überall</translation>
    </message>
    <message>
        <source>beside an empty cell</source>
        <translation>neben einem leeren Feld</translation>
    </message>
    <message>
        <source>may capture</source>
        <translation>darf schlagen</translation>
    </message>
    <message>
        <source>must capture</source>
        <translation>muss schlagen</translation>
    </message>
    <message>
        <source>the most pieces</source>
        <translation>die meisten Figuren</translation>
    </message>
    <message>
        <source>with a piece of these types</source>
        <translation>mit einer Figur dieser Typen</translation>
    </message>
    <message>
        <source>pieces of these types as early as possible</source>
        <translation>Figuren dieser Typen so früh wie möglich</translation>
    </message>
    <message>
        <source>next to a piece of one&apos;s own</source>
        <translation>neben einer eigenen Figur</translation>
    </message>
    <message>
        <source>not next to an enemy</source>
        <translation>nicht neben einer gegnerischen Figur</translation>
    </message>
    <message>
        <source>where it encloses enemies</source>
        <translation>wo sie gegnerische Figuren einschließt</translation>
    </message>
    <message>
        <source>on top of other pieces or on the first rank</source>
        <translation>auf anderen Figuren oder auf der ersten Reihe</translation>
    </message>
    <message>
        <source>where it comes to rest, pushed in from an edge</source>
        <translation>wo sie zu liegen kommt, vom Rand hereingeschoben</translation>
    </message>
    <message>
        <source>where no piece is in sight along a line</source>
        <translation>wo entlang einer Linie keine Figur in Sicht ist</translation>
    </message>
    <message>
        <source>may give check and mate</source>
        <translation>darf Schach und Matt geben</translation>
    </message>
    <message>
        <source>may not give check</source>
        <translation>darf kein Schach geben</translation>
    </message>
    <message>
        <source>may not give mate</source>
        <translation>darf nicht mattsetzen</translation>
    </message>
    <message>
        <source>only where it could move on an empty board</source>
        <translation>nur wo sie auf leerem Brett ziehen könnte</translation>
    </message>
    <message>
        <source>cells of either colour</source>
        <translation>Felder jeder Farbe</translation>
    </message>
    <message>
        <source>not on the colour of another of its type</source>
        <translation>nicht auf der Farbe einer anderen ihres Typs</translation>
    </message>
    <message>
        <source>unpromoted</source>
        <translation>unverwandelt</translation>
    </message>
    <message>
        <source>unpromoted or promoted</source>
        <translation>unverwandelt oder umgewandelt</translation>
    </message>
    <message>
        <source>only in the very next turn</source>
        <translation>nur im unmittelbar nächsten Zug</translation>
    </message>
    <message>
        <source>until its player moves again</source>
        <translation>bis ihr Spieler wieder zieht</translation>
    </message>
    <message>
        <source>lines of enemies between two friends</source>
        <translation>Linien gegnerischer Figuren zwischen zwei eigenen</translation>
    </message>
    <message>
        <source>neighbouring enemies</source>
        <translation>benachbarte gegnerische Figuren</translation>
    </message>
    <message>
        <source>single enemies between two friends</source>
        <translation>einzelne gegnerische Figuren zwischen zwei eigenen</translation>
    </message>
    <message>
        <source>single enemies with capturers on every side</source>
        <translation>einzelne gegnerische Figuren, die ringsum umstellt sind</translation>
    </message>
    <message>
        <source>change sides</source>
        <translation>wechseln die Seite</translation>
    </message>
    <message>
        <source>are captured</source>
        <translation>werden geschlagen</translation>
    </message>
    <message>
        <source>moved or dropped</source>
        <translation>gezogen oder eingesetzt</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>eingesetzt</translation>
    </message>
    <message>
        <source>moved along such a line</source>
        <translation>auf einer solchen Linie gezogen</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>beside a friend</source>
        <translation>neben einer eigenen Figur</translation>
    </message>
    <message>
        <source>as in makruk</source>
        <translation>wie im Makruk</translation>
    </message>
    <message>
        <source>as in ouk chatrang</source>
        <translation>wie im Ouk Chatrang</translation>
    </message>
    <message>
        <source>as in ASEAN chess</source>
        <translation>wie im ASEAN-Schach</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>verliert</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>spielt remis</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>wins with more pieces</source>
        <translation>gewinnt mit mehr Figuren</translation>
    </message>
    <message>
        <source>wins with fewer pieces</source>
        <translation>gewinnt mit weniger Figuren</translation>
    </message>
    <message>
        <source>wins with more points</source>
        <translation>gewinnt mit mehr Punkten</translation>
    </message>
    <message>
        <source>whatever they are</source>
        <translation>welche es auch sind</translation>
    </message>
    <message>
        <source>as many on each side</source>
        <translation>auf jeder Seite gleich viele</translation>
    </message>
    <message>
        <source>the same on each side</source>
        <translation>auf jeder Seite dieselben</translation>
    </message>
    <message>
        <source>of the same points on each side</source>
        <translation>auf jeder Seite gleich viele Punkte</translation>
    </message>
    <message>
        <source>whatever was moved</source>
        <translation>was auch gezogen wurde</translation>
    </message>
    <message>
        <source>by giving check all the time</source>
        <translation>durch ständiges Schachgeben</translation>
    </message>
    <message>
        <source>by chasing all the time</source>
        <translation>durch ständiges Jagen</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>nebeneinander</translation>
    </message>
    <message>
        <source>anywhere on one line</source>
        <translation>irgendwo auf einer Linie</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>jederzeit</translation>
    </message>
    <message>
        <source>only in check</source>
        <translation>nur im Schach</translation>
    </message>
    <message>
        <source>only in check or without any other move</source>
        <translation>nur im Schach oder ohne anderen Zug</translation>
    </message>
    <message>
        <source>leave the game</source>
        <translation>verlassen das Spiel</translation>
    </message>
    <message>
        <source>go to the capturer&apos;s hand</source>
        <translation>kommen in die Reserve des Schlagenden</translation>
    </message>
    <message>
        <source>as what they were before promotion</source>
        <translation>als das, was sie vor der Umwandlung waren</translation>
    </message>
    <message>
        <source>as what they are</source>
        <translation>als das, was sie sind</translation>
    </message>
    <message>
        <source>the pieces in hand</source>
        <translation>die Figuren in der Reserve</translation>
    </message>
    <message>
        <source>without end</source>
        <translation>ohne Ende</translation>
    </message>
    <message>
        <source>counts as moved</source>
        <translation>gilt als gezogen</translation>
    </message>
    <message>
        <source>counts as unmoved</source>
        <translation>gilt als ungezogen</translation>
    </message>
    <message>
        <source>an enemy outside rows while there is one</source>
        <translation>eine gegnerische Figur außerhalb von Reihen, solange es eine gibt</translation>
    </message>
    <message>
        <source>any enemy</source>
        <translation>jede gegnerische Figur</translation>
    </message>
    <message>
        <source>with the same result</source>
        <translation>mit demselben Ergebnis</translation>
    </message>
    <message>
        <source>with the same choices</source>
        <translation>mit denselben Wahlen</translation>
    </message>
    <message>
        <source>not secret</source>
        <translation>nicht geheim</translation>
    </message>
    <message>
        <source>until all have moved</source>
        <translation>bis alle gezogen haben</translation>
    </message>
    <message>
        <source>until the game is over</source>
        <translation>bis die Partie zu Ende ist</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>das Spiel</translation>
    </message>
    <message>
        <source>every cell</source>
        <translation>jedes Feld</translation>
    </message>
    <message>
        <source>every player</source>
        <translation>jeder Spieler</translation>
    </message>
    <message>
        <source>every piece type</source>
        <translation>jeder Figurentyp</translation>
    </message>
    <message>
        <source>the cell</source>
        <translation>das Feld</translation>
    </message>
    <message>
        <source>the piece on it</source>
        <translation>die Figur darauf</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>nicht gezeigt</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>a bar</source>
        <translation>ein Balken</translation>
    </message>
    <message>
        <source>a wall</source>
        <translation>eine Mauer</translation>
    </message>
    <message>
        <source>no player</source>
        <translation>kein Spieler</translation>
    </message>
    <message>
        <source>the other players</source>
        <translation>die anderen Spieler</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>gezählt</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>nicht beachtet</translation>
    </message>
    <message>
        <source>ends there</source>
        <translation>endet dort</translation>
    </message>
    <message>
        <source>starts or ends there</source>
        <translation>beginnt oder endet dort</translation>
    </message>
    <message>
        <source>enters it</source>
        <translation>betritt sie</translation>
    </message>
    <message>
        <source>must promote</source>
        <translation>muss sich umwandeln</translation>
    </message>
    <message>
        <source>may promote</source>
        <translation>darf sich umwandeln</translation>
    </message>
    <message>
        <source>may promote, and must where it could never move again</source>
        <translation>darf sich umwandeln und muss es, wo sie nie mehr ziehen könnte</translation>
    </message>
    <message>
        <source>by any move</source>
        <translation>durch jeden Zug</translation>
    </message>
    <message>
        <source>by a capture</source>
        <translation>durch Schlagen</translation>
    </message>
    <message>
        <source>as a turn of its own</source>
        <translation>als eigener Zug</translation>
    </message>
    <message>
        <source>as a turn of its own, in place or with a step that attacks nothing</source>
        <translation>als eigener Zug, am Ort oder mit einem Schritt, der nichts angreift</translation>
    </message>
    <message>
        <source>as the others</source>
        <translation>wie die anderen</translation>
    </message>
    <message>
        <source>anywhere on the board</source>
        <translation>überall auf dem Brett</translation>
    </message>
    <message>
        <source>any</source>
        <translation>jede</translation>
    </message>
    <message>
        <source>only pieces lost before</source>
        <translation>nur zuvor verlorene Figuren</translation>
    </message>
    <message>
        <source>each type by itself</source>
        <translation>jeder Typ für sich</translation>
    </message>
    <message>
        <source>all types together</source>
        <translation>alle Typen zusammen</translation>
    </message>
    <message>
        <source>each must be safe</source>
        <translation>jede muss sicher sein</translation>
    </message>
    <message>
        <source>one of them must be safe</source>
        <translation>eine von ihnen muss sicher sein</translation>
    </message>
    <message>
        <source>counts at once</source>
        <translation>zählt sofort</translation>
    </message>
    <message>
        <source>counts from the next turn on</source>
        <translation>zählt ab dem nächsten Zug</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>only without any other move</source>
        <translation>nur ohne anderen Zug</translation>
    </message>
    <message>
        <source>equal turns</source>
        <translation>gleich lange Züge</translation>
    </message>
    <message>
        <source>each turn one move longer than the last</source>
        <translation>jedes Mal ein Zug mehr als zuletzt</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>beendet die Partie</translation>
    </message>
    <message>
        <source>leaves the board with all pieces, and the others go on</source>
        <translation>verlässt mit allen Figuren das Brett, und die anderen spielen weiter</translation>
    </message>
    <message>
        <source>leaves all pieces as walls, and the others go on</source>
        <translation>lässt alle Figuren als Mauern stehen, und die anderen spielen weiter</translation>
    </message>
    <message>
        <source>leaves all pieces to be captured, who do nothing any more, and the others go on</source>
        <translation>lässt alle Figuren zum Schlagen stehen, die nichts mehr tun, und die anderen spielen weiter</translation>
    </message>
    <message>
        <source>on any empty cell</source>
        <translation>auf jedem leeren Feld</translation>
    </message>
    <message>
        <source>where the piece could move next</source>
        <translation>wohin die Figur als Nächstes ziehen könnte</translation>
    </message>
    <message>
        <source>on the cell that was left</source>
        <translation>auf dem verlassenen Feld</translation>
    </message>
    <message>
        <source>at the edge of what is left of the board</source>
        <translation>am Rand dessen, was vom Brett übrig ist</translation>
    </message>
    <message>
        <source>stays for good</source>
        <translation>bleibt für immer</translation>
    </message>
    <message>
        <source>is the only one and moves</source>
        <translation>ist die einzige und wandert</translation>
    </message>
    <message>
        <source>with every move</source>
        <translation>mit jedem Zug</translation>
    </message>
    <message>
        <source>instead of a move</source>
        <translation>anstelle eines Zugs</translation>
    </message>
    <message>
        <source>left and right edge joined</source>
        <translation>linker und rechter Rand verbunden</translation>
    </message>
    <message>
        <source>all edges joined</source>
        <translation>alle Ränder verbunden</translation>
    </message>
    <message>
        <source>orthogonal lines</source>
        <translation>orthogonale Linien</translation>
    </message>
    <message>
        <source>diagonals</source>
        <translation>Diagonalen</translation>
    </message>
    <message>
        <source>orthogonal lines and diagonals</source>
        <translation>orthogonale Linien und Diagonalen</translation>
    </message>
    <message>
        <source>as the board lies</source>
        <translation>wie das Brett liegt</translation>
    </message>
    <message>
        <source>a quarter turn clockwise</source>
        <translation>eine Vierteldrehung im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>a half turn</source>
        <translation>eine halbe Drehung</translation>
    </message>
    <message>
        <source>a quarter turn anticlockwise</source>
        <translation>eine Vierteldrehung gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>north and south exchanged</source>
        <translation>Nord und Süd vertauscht</translation>
    </message>
    <message>
        <source>east and west exchanged</source>
        <translation>Ost und West vertauscht</translation>
    </message>
    <message>
        <source>mirrored in the rising diagonal</source>
        <translation>an der steigenden Diagonale gespiegelt</translation>
    </message>
    <message>
        <source>mirrored in the falling diagonal</source>
        <translation>an der fallenden Diagonale gespiegelt</translation>
    </message>
    <message>
        <source>Last ranks</source>
        <translation>Letzte Reihen</translation>
    </message>
    <message>
        <source>First ranks</source>
        <translation>Erste Reihen</translation>
    </message>
    <message>
        <source>Middle ranks</source>
        <translation>Mittlere Reihen</translation>
    </message>
    <message>
        <source>Left files</source>
        <translation>Linke Linien</translation>
    </message>
    <message>
        <source>Right files</source>
        <translation>Rechte Linien</translation>
    </message>
    <message>
        <source>Own half</source>
        <translation>Eigene Hälfte</translation>
    </message>
    <message>
        <source>Opponent&apos;s half</source>
        <translation>Gegnerische Hälfte</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Dark cells</source>
        <translation>Dunkle Felder</translation>
    </message>
    <message>
        <source>Light cells</source>
        <translation>Helle Felder</translation>
    </message>
    <message>
        <source>Cells of the third colour</source>
        <translation>Felder der dritten Farbe</translation>
    </message>
    <message>
        <source>Around a cell</source>
        <translation>Um ein Feld herum</translation>
    </message>
    <message>
        <source>These cells</source>
        <translation>Diese Felder</translation>
    </message>
    <message>
        <source>All other cells</source>
        <translation>Alle anderen Felder</translation>
    </message>
    <message>
        <source>In any direction</source>
        <translation>In jede Richtung</translation>
    </message>
    <message>
        <source>Over edges only</source>
        <translation>Nur über Kanten</translation>
    </message>
    <message>
        <source>The same cells for every player</source>
        <translation>Dieselben Felder für jeden Spieler</translation>
    </message>
    <message>
        <source>Turned as each player faces</source>
        <translation>Gedreht, wie jeder Spieler blickt</translation>
    </message>
    <message>
        <source>Those of the board</source>
        <translation>Die des Bretts</translation>
    </message>
    <message>
        <source>Two diagonals as well</source>
        <translation>Auch zwei Diagonalen</translation>
    </message>
    <message>
        <source>None over its border</source>
        <translation>Keine über ihre Grenze</translation>
    </message>
    <message>
        <source>Rising lines</source>
        <translation>Steigende Linien</translation>
    </message>
    <message>
        <source>Falling lines</source>
        <translation>Fallende Linien</translation>
    </message>
    <message>
        <source>Crossing diagonals</source>
        <translation>Gekreuzte Diagonalen</translation>
    </message>
    <message>
        <source>Horizontal lines</source>
        <translation>Waagrechte Linien</translation>
    </message>
    <message>
        <source>Vertical lines</source>
        <translation>Senkrechte Linien</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>to that cell</source>
        <translation>auf jenes Feld</translation>
    </message>
    <message>
        <source>as far as that cell</source>
        <translation>bis zu jenem Feld</translation>
    </message>
    <message>
        <source>any distance</source>
        <translation>beliebig weit</translation>
    </message>
    <message>
        <source>any piece or none</source>
        <translation>eine beliebige Figur oder keine</translation>
    </message>
    <message>
        <source>a hurdle</source>
        <translation>eine Hürde</translation>
    </message>
    <message>
        <source>an enemy, taken</source>
        <translation>ein Gegner, geschlagen</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Links und rechts</translation>
    </message>
    <message>
        <source>Forward and back</source>
        <translation>Vor und zurück</translation>
    </message>
    <message>
        <source>This cell alone</source>
        <translation>Nur dieses Feld</translation>
    </message>
    <message>
        <source>One side at a time</source>
        <translation>Eine Seite nach der anderen</translation>
    </message>
    <message>
        <source>Both sides, turned as they face</source>
        <translation>Beide Seiten, gedreht wie sie blicken</translation>
    </message>
    <message>
        <source>Both sides, mirrored</source>
        <translation>Beide Seiten, gespiegelt</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>Zufallszüge</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gierig</translation>
    </message>
    <message>
        <source>Looks ahead (alpha-beta)</source>
        <translation>Denkt voraus (Alpha-Beta)</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>bewiesen</translation>
    </message>
    <message>
        <source>proved but for draws by repetition or counted quiet moves</source>
        <translation>bewiesen bis auf Remis durch Wiederholung oder gezählte stille Züge</translation>
    </message>
    <message>
        <source>proved in part</source>
        <translation>teilweise bewiesen</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>not installed</source>
        <translation>nicht installiert</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>nicht ausgeführt</translation>
    </message>
    <message>
        <source>the whole game</source>
        <translation>das ganze Spiel</translation>
    </message>
    <message>
        <source>board, pieces and setup</source>
        <translation>Brett, Figuren und Aufstellung</translation>
    </message>
    <message>
        <source>the start position</source>
        <translation>die Anfangsstellung</translation>
    </message>
    <message>
        <source>pictures and text for people</source>
        <translation>Bilder und Text für Menschen</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>exact but for draws by repetition or counted quiet moves</source>
        <translation>exakt bis auf Remis durch Wiederholung oder gezählte stille Züge</translation>
    </message>
    <message>
        <source>with differences</source>
        <translation>mit Abweichungen</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>unmöglich</translation>
    </message>
    <message>
        <source>what is played</source>
        <translation>was gespielt wird</translation>
    </message>
    <message>
        <source>draws by repetition or counted quiet moves</source>
        <translation>Remis durch Wiederholung oder gezählte stille Züge</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>weglassen</translation>
    </message>
    <message>
        <source>write what comes nearest</source>
        <translation>das Nächstliegende schreiben</translation>
    </message>
    <message>
        <source>choose another target</source>
        <translation>ein anderes Ziel wählen</translation>
    </message>
    <message>
        <source>castling</source>
        <translation>Rochade</translation>
    </message>
    <message>
        <source>null move</source>
        <translation>Nullzug</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>Einsetzen</translation>
    </message>
    <message>
        <source>moves as the last piece did</source>
        <translation>zieht wie die zuletzt gezogene Figur</translation>
    </message>
    <message>
        <source>may be captured in passing</source>
        <translation>darf en passant geschlagen werden</translation>
    </message>
    <message>
        <source>captures in passing</source>
        <translation>schlägt en passant</translation>
    </message>
    <message>
        <source>moves as a friend could</source>
        <translation>zieht, wie eine eigene Figur könnte</translation>
    </message>
    <message>
        <source>sends a friend on</source>
        <translation>schickt eine eigene Figur weiter</translation>
    </message>
    <message>
        <source>path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>legs</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Betza</source>
        <translation>Betza</translation>
    </message>
    <message>
        <source>move or capture</source>
        <translation>ziehen oder schlagen</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>nur ziehen</translation>
    </message>
    <message>
        <source>only capture</source>
        <translation>nur schlagen</translation>
    </message>
    <message>
        <source>no annotation</source>
        <translation>keine Bewertung</translation>
    </message>
    <message>
        <source>a good move</source>
        <translation>ein guter Zug</translation>
    </message>
    <message>
        <source>an excellent move</source>
        <translation>ein ausgezeichneter Zug</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>ein Fehler</translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>ein grober Fehler</translation>
    </message>
    <message>
        <source>an interesting move</source>
        <translation>ein interessanter Zug</translation>
    </message>
    <message>
        <source>a doubtful move</source>
        <translation>ein zweifelhafter Zug</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>in der Reserve</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>geschlagen</translation>
    </message>
    <message>
        <source>Classes: where it stays bound</source>
        <translation>Klassen: woran sie gebunden bleibt</translation>
    </message>
    <message>
        <source>Moves from a cell</source>
        <translation>Züge von einem Feld</translation>
    </message>
    <message>
        <source>Parity: cells it changes with every move</source>
        <translation>Parität: Felder, die mit jedem Zug wechseln</translation>
    </message>
    <message>
        <source>Dead cells: no way in or out</source>
        <translation>Tote Felder: kein Weg hinein oder hinaus</translation>
    </message>
    <message>
        <source>Scalable picture (SVG)</source>
        <translation>Skalierbares Bild (SVG)</translation>
    </message>
    <message>
        <source>Pixel picture (PNG)</source>
        <translation>Pixelbild (PNG)</translation>
    </message>
    <message>
        <source>Page (PDF)</source>
        <translation>Seite (PDF)</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>Richtungen</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>No symmetry</source>
        <translation>Keine Symmetrie</translation>
    </message>
    <message>
        <source>Sixth turns</source>
        <translation>Sechsteldrehungen</translation>
    </message>
    <message>
        <source>Quarter turns</source>
        <translation>Vierteldrehungen</translation>
    </message>
    <message>
        <source>Third turns</source>
        <translation>Dritteldrehungen</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Halbe Drehung</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>Links und rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror top and bottom</source>
        <translation>Oben und unten spiegeln</translation>
    </message>
    <message>
        <source>Mirror both ways</source>
        <translation>Beides spiegeln</translation>
    </message>
    <message>
        <source>As the players face</source>
        <translation>Wie die Spieler blicken</translation>
    </message>
    <message>
        <source>a sixth turn clockwise</source>
        <translation>eine Sechsteldrehung im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>a third turn clockwise</source>
        <translation>eine Dritteldrehung im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>a third turn anticlockwise</source>
        <translation>eine Dritteldrehung gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>a sixth turn anticlockwise</source>
        <translation>eine Sechsteldrehung gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Lost first moves</source>
        <translation>Verlorene erste Züge</translation>
    </message>
    <message>
        <source>Pieces that come on one line with certain enemies take their first moves from them.</source>
        <translation>Figuren, die mit bestimmten gegnerischen auf eine Linie kommen, nehmen diesen den ersten Zug.</translation>
    </message>
    <message>
        <source>Blockade</source>
        <translation>Blockade</translation>
    </message>
    <message>
        <source>Two pieces in each other&apos;s way may be taken off by an opponent, who moves on.</source>
        <translation>Zwei Figuren, die einander im Weg stehen, darf ein Gegner vom Brett nehmen, der dann weiterzieht.</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>Rochade</translation>
    </message>
    <message>
        <source>A king and its partner move at once.</source>
        <translation>Ein König und sein Partner ziehen zugleich.</translation>
    </message>
    <message>
        <source>Pieces do not go where an enemy could capture them.</source>
        <translation>Figuren ziehen nicht dorthin, wo ein Gegner sie schlagen könnte.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Schach</translation>
    </message>
    <message>
        <source>Whether check may be given, whether a king may flee from it, and who must not face whom.</source>
        <translation>Ob Schach gegeben werden darf, ob ein König ihm entfliehen darf, und wer wem nicht gegenüberstehen darf.</translation>
    </message>
    <message>
        <source>Clearing</source>
        <translation>Abräumen</translation>
    </message>
    <message>
        <source>In the first turn a piece is taken off the board.</source>
        <translation>Im ersten Zug wird eine Figur vom Brett genommen.</translation>
    </message>
    <message>
        <source>Mandatory capture</source>
        <translation>Schlagzwang</translation>
    </message>
    <message>
        <source>Who must capture, and which of several captures.</source>
        <translation>Wer schlagen muss, und was von mehrerem.</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>Einsetzen</translation>
    </message>
    <message>
        <source>How pieces in hand are dropped.</source>
        <translation>Wie Figuren aus der Reserve eingesetzt werden.</translation>
    </message>
    <message>
        <source>Mandatory drop</source>
        <translation>Einsetzzwang</translation>
    </message>
    <message>
        <source>While a player can drop certain pieces, nothing else may be done.</source>
        <translation>Solange ein Spieler bestimmte Figuren einsetzen kann, darf nichts anderes getan werden.</translation>
    </message>
    <message>
        <source>A piece that has just gone over a cell may be captured there.</source>
        <translation>Eine Figur, die gerade über ein Feld gegangen ist, darf dort geschlagen werden.</translation>
    </message>
    <message>
        <source>Custodial capture</source>
        <translation>Einschließen</translation>
    </message>
    <message>
        <source>Enemies that are enclosed are captured or change sides.</source>
        <translation>Eingeschlossene gegnerische Figuren werden geschlagen oder wechseln die Seite.</translation>
    </message>
    <message>
        <source>Board full</source>
        <translation>Brett voll</translation>
    </message>
    <message>
        <source>No cell is empty.</source>
        <translation>Kein Feld ist leer.</translation>
    </message>
    <message>
        <source>Castled</source>
        <translation>Rochiert</translation>
    </message>
    <message>
        <source>A player has castled.</source>
        <translation>Ein Spieler hat rochiert.</translation>
    </message>
    <message>
        <source>Castling lost</source>
        <translation>Rochade verloren</translation>
    </message>
    <message>
        <source>A player can never castle any more.</source>
        <translation>Ein Spieler kann nie mehr rochieren.</translation>
    </message>
    <message>
        <source>N-check</source>
        <translation>N Schachgebote</translation>
    </message>
    <message>
        <source>A player has given check so many times.</source>
        <translation>Ein Spieler hat so oft Schach gegeben.</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Auszählen</translation>
    </message>
    <message>
        <source>The weaker side has counted its moves to the end.</source>
        <translation>Die schwächere Seite hat ihre Züge zu Ende gezählt.</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Enden</translation>
    </message>
    <message>
        <source>What ends the game, and who wins then.</source>
        <translation>Was die Partie beendet, und wer dann gewinnt.</translation>
    </message>
    <message>
        <source>Extinction</source>
        <translation>Auslöschung</translation>
    </message>
    <message>
        <source>A player has too few pieces of some types left.</source>
        <translation>Ein Spieler hat von bestimmten Typen zu wenige Figuren übrig.</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Gegenüberstehen</translation>
    </message>
    <message>
        <source>Royal pieces face each other and no one breaks it.</source>
        <translation>Königliche Figuren stehen einander gegenüber, und niemand löst es auf.</translation>
    </message>
    <message>
        <source>Insufficient material</source>
        <translation>Zu wenig Material</translation>
    </message>
    <message>
        <source>All have had few pieces, in balance, for so many moves.</source>
        <translation>Alle hatten so viele Züge lang nur wenige Figuren, im Gleichgewicht.</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>A player&apos;s pieces join two zones.</source>
        <translation>Die Figuren eines Spielers verbinden zwei Zonen.</translation>
    </message>
    <message>
        <source>Last survivor</source>
        <translation>Allein übrig</translation>
    </message>
    <message>
        <source>All others have lost.</source>
        <translation>Alle anderen haben verloren.</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>Matt</translation>
    </message>
    <message>
        <source>The player to move is in check and has no move.</source>
        <translation>Der Spieler am Zug steht im Schach und hat keinen Zug.</translation>
    </message>
    <message>
        <source>Move limit</source>
        <translation>Zugbegrenzung</translation>
    </message>
    <message>
        <source>So many moves altogether.</source>
        <translation>So viele Züge insgesamt.</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Gepasst</translation>
    </message>
    <message>
        <source>So many turns in a row were passed.</source>
        <translation>So oft in Folge wurde gepasst.</translation>
    </message>
    <message>
        <source>50-move rule</source>
        <translation>50-Züge-Regel</translation>
    </message>
    <message>
        <source>So many moves without a capture or a move of some types.</source>
        <translation>So viele Züge ohne Schlagen und ohne Zug bestimmter Typen.</translation>
    </message>
    <message>
        <source>Goal reached</source>
        <translation>Ziel erreicht</translation>
    </message>
    <message>
        <source>A player&apos;s pieces stand in a zone.</source>
        <translation>Figuren eines Spielers stehen in einer Zone.</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>A position comes back for the n-th time.</source>
        <translation>Eine Stellung kommt zum n-ten Mal vor.</translation>
    </message>
    <message>
        <source>N in a row</source>
        <translation>N in einer Reihe</translation>
    </message>
    <message>
        <source>A player has so many pieces in a row.</source>
        <translation>Ein Spieler hat so viele Figuren in einer Reihe.</translation>
    </message>
    <message>
        <source>Own condition</source>
        <translation>Eigene Bedingung</translation>
    </message>
    <message>
        <source>Whatever the author says in the words of own rules.</source>
        <translation>Was immer der Autor in den Worten eigener Regeln sagt.</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Patt</translation>
    </message>
    <message>
        <source>The player to move is not in check and has no move.</source>
        <translation>Der Spieler am Zug steht nicht im Schach und hat keinen Zug.</translation>
    </message>
    <message>
        <source>Shuffling</source>
        <translation>Hin und her</translation>
    </message>
    <message>
        <source>A player has moved one piece to and fro so many times in a row.</source>
        <translation>Ein Spieler hat eine Figur so oft nacheinander hin und her gezogen.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Platztausch</translation>
    </message>
    <message>
        <source>A piece changes places with a friend, so many times in a game.</source>
        <translation>Eine Figur tauscht mit einer eigenen den Platz, so oft in einer Partie.</translation>
    </message>
    <message>
        <source>Explosions</source>
        <translation>Explosionen</translation>
    </message>
    <message>
        <source>A capture removes the neighbours too.</source>
        <translation>Ein Schlagen entfernt auch die Nachbarn.</translation>
    </message>
    <message>
        <source>Flying</source>
        <translation>Fliegen</translation>
    </message>
    <message>
        <source>Pieces go to any empty cell while their player has few of them.</source>
        <translation>Figuren gehen auf jedes leere Feld, solange ihr Spieler nur wenige hat.</translation>
    </message>
    <message>
        <source>Gating</source>
        <translation>Einwechseln</translation>
    </message>
    <message>
        <source>A piece from the hand comes in on a cell that is left for the first time.</source>
        <translation>Eine Figur aus der Reserve kommt auf ein Feld, das zum ersten Mal verlassen wird.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Where captured pieces go, and how many pieces a player has to drop.</source>
        <translation>Wohin geschlagene Figuren kommen und wie viele Figuren ein Spieler einzusetzen hat.</translation>
    </message>
    <message>
        <source>Immunity</source>
        <translation>Unantastbarkeit</translation>
    </message>
    <message>
        <source>Pieces of some types do not capture those of others.</source>
        <translation>Figuren bestimmter Typen schlagen die anderer nicht.</translation>
    </message>
    <message>
        <source>Mills</source>
        <translation>Mühlen</translation>
    </message>
    <message>
        <source>A new row of pieces takes an enemy off the board.</source>
        <translation>Eine neue Figurenreihe nimmt eine gegnerische Figur vom Brett.</translation>
    </message>
    <message>
        <source>Own bans</source>
        <translation>Eigene Verbote</translation>
    </message>
    <message>
        <source>Moves are not allowed where something holds before or after them.</source>
        <translation>Züge sind nicht erlaubt, wenn vorher oder nachher etwas gilt.</translation>
    </message>
    <message>
        <source>Own effects</source>
        <translation>Eigene Wirkungen</translation>
    </message>
    <message>
        <source>Something is done after a move.</source>
        <translation>Nach einem Zug geschieht etwas.</translation>
    </message>
    <message>
        <source>Own moves</source>
        <translation>Eigene Züge</translation>
    </message>
    <message>
        <source>In place of a move a player chooses, and then something is done.</source>
        <translation>Anstelle eines Zugs wählt ein Spieler, und dann geschieht etwas.</translation>
    </message>
    <message>
        <source>Own numbers</source>
        <translation>Eigene Zahlen</translation>
    </message>
    <message>
        <source>A number on every cell, player or piece type, or one of the game, that own rules read and change.</source>
        <translation>Eine Zahl für jedes Feld, jeden Spieler oder Figurentyp, oder eine des Spiels, die eigene Regeln lesen und ändern.</translation>
    </message>
    <message>
        <source>Own words</source>
        <translation>Eigene Wörter</translation>
    </message>
    <message>
        <source>A phrase with a name, which other own rules use.</source>
        <translation>Ein Ausdruck mit einem Namen, den andere eigene Regeln verwenden.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>When a player may leave a turn out, and who may.</source>
        <translation>Wann ein Spieler einen Zug auslassen darf, und wer.</translation>
    </message>
    <message>
        <source>Petrification</source>
        <translation>Versteinerung</translation>
    </message>
    <message>
        <source>A piece that captures turns into a wall.</source>
        <translation>Eine Figur, die schlägt, wird zu einer Mauer.</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>Umwandlung</translation>
    </message>
    <message>
        <source>Pieces become others, where and by which moves they must or may.</source>
        <translation>Figuren werden zu anderen; wo und durch welche Züge sie müssen oder dürfen.</translation>
    </message>
    <message>
        <source>Royal groups</source>
        <translation>Königliche Gruppen</translation>
    </message>
    <message>
        <source>Pieces that must not be left to capture, where a royal piece type does not say enough.</source>
        <translation>Figuren, die man nicht schlagen lassen darf, wo ein königlicher Figurentyp nicht genug sagt.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>What pieces are worth when points decide, and who wins a draw.</source>
        <translation>Was Figuren wert sind, wenn Punkte entscheiden, und wer ein Remis gewinnt.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Zugfolge</translation>
    </message>
    <message>
        <source>Who moves when, how many moves a turn has, and who begins.</source>
        <translation>Wer wann zieht, wie viele Züge am Stück, und wer beginnt.</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Mauern</translation>
    </message>
    <message>
        <source>Turns end with a wall on a cell, or move one.</source>
        <translation>Ein Zug endet mit einer Mauer auf einem Feld, oder versetzt eine.</translation>
    </message>
    <message>
        <source>Which pieces the rule is about</source>
        <translation>Um welche Figuren es in der Regel geht</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Which players the rule is about</source>
        <translation>Um welche Spieler es in der Regel geht</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>How pieces of several types are counted</source>
        <translation>Wie Figuren mehrerer Typen gezählt werden</translation>
    </message>
    <message>
        <source>Safety</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>What has to be safe</source>
        <translation>Was sicher sein muss</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Along which lines the rule looks</source>
        <translation>An welchen Linien entlang die Regel schaut</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Pieces involved</source>
        <translation>Beteiligte Figuren</translation>
    </message>
    <message>
        <source>Which pieces it is about</source>
        <translation>Um welche Figuren es geht</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Points for each piece on the board</source>
        <translation>Punkte für jede Figur auf dem Brett</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>Schlagen</translation>
    </message>
    <message>
        <source>Points for each piece captured, to the capturer</source>
        <translation>Punkte für jede geschlagene Figur, für den Schlagenden</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Whom it is about</source>
        <translation>Um wen es geht</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>Opfer</translation>
    </message>
    <message>
        <source>Who may be captured</source>
        <translation>Wer geschlagen werden darf</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>The cells where it happens; none: the whole board</source>
        <translation>Die Felder, auf denen es geschieht; keine: das ganze Brett</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Of which type</source>
        <translation>Von welchem Typ</translation>
    </message>
    <message>
        <source>Captured pieces</source>
        <translation>Geschlagene Figuren</translation>
    </message>
    <message>
        <source>Where they go</source>
        <translation>Wohin sie kommen</translation>
    </message>
    <message>
        <source>Come to hand</source>
        <translation>Kommen in die Reserve</translation>
    </message>
    <message>
        <source>As what a promoted piece comes to hand</source>
        <translation>Als was eine umgewandelte Figur in die Reserve kommt</translation>
    </message>
    <message>
        <source>In what form a piece is dropped</source>
        <translation>In welcher Form eine Figur eingesetzt wird</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>On which cells it happens</source>
        <translation>Auf welchen Feldern es geschieht</translation>
    </message>
    <message>
        <source>Capturers</source>
        <translation>Schlagende</translation>
    </message>
    <message>
        <source>Who captures</source>
        <translation>Wer schlägt</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Schutz</translation>
    </message>
    <message>
        <source>Whether the new wall keeps checks off already in the same move</source>
        <translation>Ob die neue Mauer schon im selben Zug Schachgebote abhält</translation>
    </message>
    <message>
        <source>Left at most</source>
        <translation>Höchstens übrig</translation>
    </message>
    <message>
        <source>So many pieces, those in hand included</source>
        <translation>So viele Figuren, die der Reserve mitgezählt</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>How many are needed</source>
        <translation>Wie viele nötig sind</translation>
    </message>
    <message>
        <source>May be answered</source>
        <translation>Erwiderung</translation>
    </message>
    <message>
        <source>Whether, or by whom, the same may be done once more for a draw</source>
        <translation>Ob oder von wem dasselbe noch einmal zum Remis getan werden darf</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>How many pieces in a row</source>
        <translation>Wie viele Figuren in einer Reihe</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Flügel</translation>
    </message>
    <message>
        <source>Letters of the wings, separated by spaces; none: any</source>
        <translation>Buchstaben der Flügel, durch Leerzeichen getrennt; keine: jeder</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>After so many</source>
        <translation>Nach so vielen</translation>
    </message>
    <message>
        <source>Only where these lead to, as the player of the pieces sees them; none: along the lines</source>
        <translation>Nur wohin diese führen, wie der Spieler der Figuren sie sieht; keine: an den Linien entlang</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Zusatzpunkte</translation>
    </message>
    <message>
        <source>Points of players in addition to those of their pieces</source>
        <translation>Punkte von Spielern zusätzlich zu denen ihrer Figuren</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Whose first moves are lost</source>
        <translation>Wer den ersten Zug verliert</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Buchstabe</translation>
    </message>
    <message>
        <source>The wing&apos;s letter in positions, a capital</source>
        <translation>Der Buchstabe des Flügels in Stellungen, groß</translation>
    </message>
    <message>
        <source>King on</source>
        <translation>König auf</translation>
    </message>
    <message>
        <source>Where the king stands at the start</source>
        <translation>Wo der König am Anfang steht</translation>
    </message>
    <message>
        <source>Partner on</source>
        <translation>Partner auf</translation>
    </message>
    <message>
        <source>Where its partner stands at the start</source>
        <translation>Wo sein Partner am Anfang steht</translation>
    </message>
    <message>
        <source>King goes to</source>
        <translation>König nach</translation>
    </message>
    <message>
        <source>Where the king arrives</source>
        <translation>Wo der König ankommt</translation>
    </message>
    <message>
        <source>Partner goes to</source>
        <translation>Partner nach</translation>
    </message>
    <message>
        <source>Where its partner arrives</source>
        <translation>Wo sein Partner ankommt</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Who castles; none named: a royal piece</source>
        <translation>Wer rochiert; keine genannt: eine königliche Figur</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>Möglichkeiten</translation>
    </message>
    <message>
        <source>The ways in which players may castle</source>
        <translation>Auf welche Weisen Spieler rochieren dürfen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Whether king and partner castle from fixed cells</source>
        <translation>Ob König und Partner von festen Feldern rochieren</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Rechte</translation>
    </message>
    <message>
        <source>What castling leaves of the other players&apos; rights</source>
        <translation>Was eine Rochade den anderen Spielern an Rechten lässt</translation>
    </message>
    <message>
        <source>Whether a move may give check</source>
        <translation>Ob ein Zug Schach geben darf</translation>
    </message>
    <message>
        <source>Royal piece in check</source>
        <translation>Königliche Figur im Schach</translation>
    </message>
    <message>
        <source>Whether it may move away</source>
        <translation>Ob sie wegziehen darf</translation>
    </message>
    <message>
        <source>Royal piece on its way</source>
        <translation>Königliche Figur unterwegs</translation>
    </message>
    <message>
        <source>Where a royal piece that moves has to be safe</source>
        <translation>Wo eine ziehende königliche Figur sicher sein muss</translation>
    </message>
    <message>
        <source>Must not face</source>
        <translation>Darf nicht gegenüberstehen</translation>
    </message>
    <message>
        <source>Pieces that must not see each other along a line</source>
        <translation>Figuren, die einander auf einer Linie nicht sehen dürfen</translation>
    </message>
    <message>
        <source>What decides between captures</source>
        <translation>Was zwischen mehrerem Schlagen entscheidet</translation>
    </message>
    <message>
        <source>Each counts</source>
        <translation>Jede zählt</translation>
    </message>
    <message>
        <source>What a piece of these types counts</source>
        <translation>Was eine Figur dieser Typen zählt</translation>
    </message>
    <message>
        <source>Other pieces</source>
        <translation>Andere Figuren</translation>
    </message>
    <message>
        <source>Counted differently</source>
        <translation>Anders gezählt</translation>
    </message>
    <message>
        <source>What a piece of the other types counts</source>
        <translation>Was eine Figur der anderen Typen zählt</translation>
    </message>
    <message>
        <source>Whether a player must capture</source>
        <translation>Ob ein Spieler schlagen muss</translation>
    </message>
    <message>
        <source>Which capture</source>
        <translation>Was geschlagen wird</translation>
    </message>
    <message>
        <source>Wishes that decide between captures, the first before the others</source>
        <translation>Wünsche, die zwischen mehrerem Schlagen entscheiden, der erste vor den anderen</translation>
    </message>
    <message>
        <source>First in</source>
        <translation>Zuerst in</translation>
    </message>
    <message>
        <source>Instead of the zone, while this one has empty cells</source>
        <translation>Anstelle der Zone, solange diese leere Felder hat</translation>
    </message>
    <message>
        <source>What has to be around the cell</source>
        <translation>Was um das Feld herum sein muss</translation>
    </message>
    <message>
        <source>Check and mate</source>
        <translation>Schach und Matt</translation>
    </message>
    <message>
        <source>What the piece dropped may attack</source>
        <translation>Was die eingesetzte Figur angreifen darf</translation>
    </message>
    <message>
        <source>Whether the piece must be able to move from its cell</source>
        <translation>Ob die Figur von ihrem Feld ziehen können muss</translation>
    </message>
    <message>
        <source>On one file</source>
        <translation>Auf einer Linie</translation>
    </message>
    <message>
        <source>At most so many pieces of the same type and player</source>
        <translation>Höchstens so viele Figuren desselben Typs und Spielers</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Whether the cell&apos;s colour matters</source>
        <translation>Ob die Farbe des Felds wichtig ist</translation>
    </message>
    <message>
        <source>Takers</source>
        <translation>Schlagende</translation>
    </message>
    <message>
        <source>Who may capture</source>
        <translation>Wer schlagen darf</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>How long a piece that has passed a cell may be captured there</source>
        <translation>Wie lange eine Figur, die über ein Feld gegangen ist, dort geschlagen werden darf</translation>
    </message>
    <message>
        <source>Backing</source>
        <translation>Rückhalt</translation>
    </message>
    <message>
        <source>What may stand at the other end</source>
        <translation>Was am anderen Ende stehen darf</translation>
    </message>
    <message>
        <source>Helpers</source>
        <translation>Helfer</translation>
    </message>
    <message>
        <source>Who may stand at the other end besides</source>
        <translation>Wer außerdem am anderen Ende stehen darf</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Which enemies are enclosed</source>
        <translation>Welche gegnerischen Figuren eingeschlossen werden</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>What happens to the enclosed enemies</source>
        <translation>Was mit den eingeschlossenen geschieht</translation>
    </message>
    <message>
        <source>Arrival</source>
        <translation>Ankunft</translation>
    </message>
    <message>
        <source>What sort of arrival counts</source>
        <translation>Welche Art von Ankunft zählt</translation>
    </message>
    <message>
        <source>Hostile cells</source>
        <translation>Feindliche Felder</translation>
    </message>
    <message>
        <source>Empty cells that count as capturers</source>
        <translation>Leere Felder, die wie Schlagende zählen</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Castlers</source>
        <translation>Rochierende</translation>
    </message>
    <message>
        <source>Who castles</source>
        <translation>Wer rochiert</translation>
    </message>
    <message>
        <source>Each at least</source>
        <translation>Von jedem mindestens</translation>
    </message>
    <message>
        <source>So many pieces of each of these types</source>
        <translation>So viele Figuren von jedem dieser Typen</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Which counting rule</source>
        <translation>Welche Zählregel</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Bauern</translation>
    </message>
    <message>
        <source>While these are on the board no player counts</source>
        <translation>Solange diese auf dem Brett sind, zählt kein Spieler</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>How far a single piece counts against which pieces; the first row that fits</source>
        <translation>Wie weit eine einzelne Figur gegen welche Figuren zählt; die erste passende Zeile</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>What ends the game</source>
        <translation>Was die Partie beendet</translation>
    </message>
    <message>
        <source>That player</source>
        <translation>Dieser Spieler</translation>
    </message>
    <message>
        <source>What the end means for the player it is about</source>
        <translation>Was das Ende für den Spieler bedeutet, um den es geht</translation>
    </message>
    <message>
        <source>Most of</source>
        <translation>Meiste</translation>
    </message>
    <message>
        <source>The player with the most of this wins, in place of the outcome</source>
        <translation>Der Spieler mit den meisten davon gewinnt, anstelle des Ergebnisses</translation>
    </message>
    <message>
        <source>Counts for</source>
        <translation>Zählt als</translation>
    </message>
    <message>
        <source>How many games the win counts for; none: 1</source>
        <translation>Als wie viele Partien der Sieg zählt; keine: 1</translation>
    </message>
    <message>
        <source>Opponent has</source>
        <translation>Gegner hat</translation>
    </message>
    <message>
        <source>Only while the opponent still has at least so many</source>
        <translation>Nur solange der Gegner noch mindestens so viele hat</translation>
    </message>
    <message>
        <source>Pieces compare</source>
        <translation>Figurenvergleich</translation>
    </message>
    <message>
        <source>How the pieces of the players have to compare</source>
        <translation>Wie sich die Figuren der Spieler zueinander verhalten müssen</translation>
    </message>
    <message>
        <source>The zone at one end</source>
        <translation>Die Zone am einen Ende</translation>
    </message>
    <message>
        <source>The zone at the other end</source>
        <translation>Die Zone am anderen Ende</translation>
    </message>
    <message>
        <source>Check by</source>
        <translation>Schach durch</translation>
    </message>
    <message>
        <source>Only pieces of these types give the check; none named: anybody</source>
        <translation>Nur Figuren dieser Typen geben das Schach; keine genannt: beliebige</translation>
    </message>
    <message>
        <source>Checks in a row by</source>
        <translation>Schachfolge durch</translation>
    </message>
    <message>
        <source>One of the checks in a row up to the mate was given by one of these; none named: by anybody</source>
        <translation>Eines der Schachgebote in Folge bis zum Matt kam von einer dieser; keine genannt: von beliebigen</translation>
    </message>
    <message>
        <source>Blocked counts</source>
        <translation>Blockiert zählt</translation>
    </message>
    <message>
        <source>Also when every cell of the zone is taken and a piece of the player is there</source>
        <translation>Auch wenn jedes Feld der Zone besetzt ist und eine Figur des Spielers dort steht</translation>
    </message>
    <message>
        <source>Safe</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>Enough of them even after any single capture</source>
        <translation>Genug davon selbst nach jedem einzelnen Schlagen</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>How often the position occurs</source>
        <translation>Wie oft die Stellung vorkommt</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>What the player has done all the while</source>
        <translation>Was der Spieler die ganze Zeit getan hat</translation>
    </message>
    <message>
        <source>Chasers</source>
        <translation>Jäger</translation>
    </message>
    <message>
        <source>Whose threats are a chase; none named: those of all but royal pieces</source>
        <translation>Wessen Drohungen ein Jagen sind; keine genannt: die aller außer königlichen Figuren</translation>
    </message>
    <message>
        <source>Not chased</source>
        <translation>Nicht gejagt</translation>
    </message>
    <message>
        <source>Pieces that may be threatened for ever</source>
        <translation>Figuren, die immerzu bedroht werden dürfen</translation>
    </message>
    <message>
        <source>Prized pieces</source>
        <translation>Wertvolle Figuren</translation>
    </message>
    <message>
        <source>Chased by any other piece, even if who captures them can be captured in turn</source>
        <translation>Von jeder anderen Figur gejagt, auch wenn der Schlagende selbst geschlagen werden kann</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordnung</translation>
    </message>
    <message>
        <source>How pieces in a row stand</source>
        <translation>Wie Figuren in einer Reihe stehen</translation>
    </message>
    <message>
        <source>When pieces may change places</source>
        <translation>Wann Figuren den Platz tauschen dürfen</translation>
    </message>
    <message>
        <source>How often each player may do it in a game</source>
        <translation>Wie oft jeder Spieler es in einer Partie darf</translation>
    </message>
    <message>
        <source>Unharmed</source>
        <translation>Unversehrt</translation>
    </message>
    <message>
        <source>Who survives beside an explosion</source>
        <translation>Wer neben einer Explosion überlebt</translation>
    </message>
    <message>
        <source>Survivors</source>
        <translation>Überlebende</translation>
    </message>
    <message>
        <source>Which capturers survive their own explosion</source>
        <translation>Welche Schlagenden ihre eigene Explosion überleben</translation>
    </message>
    <message>
        <source>Movers</source>
        <translation>Ziehende</translation>
    </message>
    <message>
        <source>Whose first move lets a piece come in</source>
        <translation>Wessen erster Zug eine Figur hereinlässt</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>How many pieces a player has to drop</source>
        <translation>Wie viele Figuren ein Spieler einzusetzen hat</translation>
    </message>
    <message>
        <source>A dropped piece</source>
        <translation>Eingesetzte Figur</translation>
    </message>
    <message>
        <source>Whether a piece that is dropped still has its first moves</source>
        <translation>Ob eine eingesetzte Figur ihren ersten Zug noch hat</translation>
    </message>
    <message>
        <source>Which moves it is about; none: every move</source>
        <translation>Um welche Züge es geht; keine: jeder Zug</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>It is banned where this holds before the move</source>
        <translation>Verboten, wenn dies vor dem Zug gilt</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>It is banned where this holds after the move</source>
        <translation>Verboten, wenn dies nach dem Zug gilt</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Weil</translation>
    </message>
    <message>
        <source>The reason; phrases in braces { } are filled in</source>
        <translation>Der Grund; Ausdrücke in geschweiften Klammern { } werden ausgefüllt</translation>
    </message>
    <message>
        <source>Also checks</source>
        <translation>Auch Schachgebote</translation>
    </message>
    <message>
        <source>A banned capture of a royal piece gives no check</source>
        <translation>Ein verbotenes Schlagen einer königlichen Figur gibt kein Schach</translation>
    </message>
    <message>
        <source>After which moves; none: every move</source>
        <translation>Nach welchen Zügen; keine: jeder Zug</translation>
    </message>
    <message>
        <source>Only where this holds</source>
        <translation>Nur wo dies gilt</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>What the player chooses, a line for each choice</source>
        <translation>Was der Spieler wählt, eine Zeile je Wahl</translation>
    </message>
    <message>
        <source>What is done then, step by step</source>
        <translation>Was dann geschieht, Schritt für Schritt</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>How often chance makes this move</source>
        <translation>Wie oft der Zufall diesen Zug macht</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Geheim</translation>
    </message>
    <message>
        <source>Until when the others do not see what was chosen</source>
        <translation>Bis wann die anderen nicht sehen, was gewählt wurde</translation>
    </message>
    <message>
        <source>Only a try</source>
        <translation>Nur ein Versuch</translation>
    </message>
    <message>
        <source>It counts neither for mate nor for repetition</source>
        <translation>Zählt weder für Matt noch für Wiederholung</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Gehört zu</translation>
    </message>
    <message>
        <source>What has such a number</source>
        <translation>Was eine solche Zahl hat</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>The number at the start of the game; none: 0</source>
        <translation>Die Zahl zu Beginn der Partie; keine: 0</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>It never goes below this</source>
        <translation>Sie wird nie kleiner</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>It never goes above this</source>
        <translation>Sie wird nie größer</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Folgt</translation>
    </message>
    <message>
        <source>What the number of a cell goes along with</source>
        <translation>Womit die Zahl eines Felds mitgeht</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>How it is drawn</source>
        <translation>Wie sie gezeichnet wird</translation>
    </message>
    <message>
        <source>Hidden from</source>
        <translation>Verborgen vor</translation>
    </message>
    <message>
        <source>Which players do not see it</source>
        <translation>Welche Spieler sie nicht sehen</translation>
    </message>
    <message>
        <source>Whether positions that differ in it are the same</source>
        <translation>Ob Stellungen, die sich darin unterscheiden, gleich sind</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What rules call it</source>
        <translation>Wie Regeln es nennen</translation>
    </message>
    <message>
        <source>A remark of the author</source>
        <translation>Eine Bemerkung des Autors</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Bedeutet</translation>
    </message>
    <message>
        <source>What the word stands for</source>
        <translation>Wofür das Wort steht</translation>
    </message>
    <message>
        <source>When a player may leave a turn out</source>
        <translation>Wann ein Spieler einen Zug auslassen darf</translation>
    </message>
    <message>
        <source>Who may pass</source>
        <translation>Wer passen darf</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>So many of them</source>
        <translation>So viele davon</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>Zu</translation>
    </message>
    <message>
        <source>One of these; none named: back into what the piece was</source>
        <translation>Eine von diesen; keine genannt: zurück in das, was die Figur war</translation>
    </message>
    <message>
        <source>The move</source>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>Which end of the move has to lie in the zone</source>
        <translation>Welches Ende des Zugs in der Zone liegen muss</translation>
    </message>
    <message>
        <source>Whether a piece must promote</source>
        <translation>Ob sich eine Figur umwandeln muss</translation>
    </message>
    <message>
        <source>By what sort of move a piece promotes</source>
        <translation>Durch welche Art von Zug sich eine Figur umwandelt</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Which pieces a promotion may bring</source>
        <translation>Welche Figuren eine Umwandlung bringen kann</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>No more pieces of a type on the board than so many</source>
        <translation>Nicht mehr Figuren eines Typs auf dem Brett als so viele</translation>
    </message>
    <message>
        <source>On the last cells</source>
        <translation>Auf den letzten Feldern</translation>
    </message>
    <message>
        <source>What becomes of a piece that could never move again</source>
        <translation>Was aus einer Figur wird, die nie mehr ziehen könnte</translation>
    </message>
    <message>
        <source>Only while at most</source>
        <translation>Nur solange höchstens</translation>
    </message>
    <message>
        <source>Royal only while the owner has at most so many; 0 means always</source>
        <translation>Königlich nur, solange der Besitzer höchstens so viele hat; 0 heißt immer</translation>
    </message>
    <message>
        <source>Who becomes one</source>
        <translation>Neu gewordene</translation>
    </message>
    <message>
        <source>From when on a piece that has promoted counts as royal</source>
        <translation>Ab wann eine umgewandelte Figur als königlich zählt</translation>
    </message>
    <message>
        <source>Points to whose move has mated another player who leaves the game</source>
        <translation>Punkte für den, dessen Zug einen anderen Spieler mattgesetzt hat, der die Partie verlässt</translation>
    </message>
    <message>
        <source>Draws go to</source>
        <translation>Remis gehen an</translation>
    </message>
    <message>
        <source>Who wins what would be a draw</source>
        <translation>Wer gewinnt, was sonst remis wäre</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Who moves first, move by move, before the cycle starts</source>
        <translation>Wer zuerst zieht, Zug um Zug, bevor der Kreislauf beginnt</translation>
    </message>
    <message>
        <source>Then in turn</source>
        <translation>Dann der Reihe nach</translation>
    </message>
    <message>
        <source>Who moves after whom, again and again; none named: all in their order</source>
        <translation>Wer nach wem zieht, immer wieder; keine genannt: alle in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>Whether turns grow longer</source>
        <translation>Ob Züge länger werden</translation>
    </message>
    <message>
        <source>Who loses</source>
        <translation>Wer verliert</translation>
    </message>
    <message>
        <source>What becomes of a player who has lost while two others still play</source>
        <translation>Was aus einem Spieler wird, der verloren hat, während zwei andere noch spielen</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>What becomes of the wall that was built before</source>
        <translation>Was aus der zuvor gebauten Mauer wird</translation>
    </message>
    <message>
        <source>What the wall is built beside</source>
        <translation>Neben was die Mauer gebaut wird</translation>
    </message>
    <message>
        <source>Hexagon, flat-top</source>
        <translation>Sechseck, Seite oben</translation>
    </message>
    <message>
        <source>Hexagon, pointy-top</source>
        <translation>Sechseck, Spitze oben</translation>
    </message>
    <message>
        <source>Triangle of triangles</source>
        <translation>Dreieck aus Dreiecken</translation>
    </message>
    <message>
        <source>Hexagon of triangles</source>
        <translation>Sechseck aus Dreiecken</translation>
    </message>
    <message>
        <source>Rhombus of triangles</source>
        <translation>Rhombus aus Dreiecken</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Zweite Seite</translation>
    </message>
    <message>
        <source>Third side</source>
        <translation>Dritte Seite</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Longest row</source>
        <translation>Längste Reihe</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Like chess</source>
        <translation>Wie Schach</translation>
    </message>
    <message>
        <source>Checkmate wins; pawns promote, kings castle; repetition and quiet moves draw.</source>
        <translation>Matt gewinnt; Bauern wandeln sich um, Könige rochieren; Wiederholung und stille Züge sind remis.</translation>
    </message>
    <message>
        <source>Like shogi</source>
        <translation>Wie Shogi</translation>
    </message>
    <message>
        <source>Captured pieces change sides and are dropped again; checkmate wins.</source>
        <translation>Geschlagene Figuren wechseln die Seite und werden wieder eingesetzt; Matt gewinnt.</translation>
    </message>
    <message>
        <source>Like xiangqi</source>
        <translation>Wie Xiangqi</translation>
    </message>
    <message>
        <source>Checkmate and stalemate win; kings must not face each other.</source>
        <translation>Matt und Patt gewinnen; Könige dürfen einander nicht gegenüberstehen.</translation>
    </message>
    <message>
        <source>Like checkers</source>
        <translation>Wie Dame</translation>
    </message>
    <message>
        <source>Captures are compulsory; who cannot move, or has no pieces, loses.</source>
        <translation>Schlagen ist Pflicht; wer nicht ziehen kann oder keine Figuren hat, verliert.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Wettlauf</translation>
    </message>
    <message>
        <source>The first whose piece stands on the far edge wins.</source>
        <translation>Wer zuerst eine Figur auf dem fernen Rand hat, gewinnt.</translation>
    </message>
    <message>
        <source>Row of three</source>
        <translation>Drei in einer Reihe</translation>
    </message>
    <message>
        <source>Pieces are dropped on the empty board; a row of three wins.</source>
        <translation>Figuren werden auf das leere Brett gesetzt; drei in einer Reihe gewinnen.</translation>
    </message>
    <message>
        <source>as far as the leg before</source>
        <translation>so weit wie der Abschnitt davor</translation>
    </message>
    <message>
        <source>Exactly as many steps as the last leg before it that had a choice</source>
        <translation>Genau so viele Schritte wie der letzte Abschnitt davor, der eine Wahl hatte</translation>
    </message>
    <message>
        <source>may end where the move began</source>
        <translation>darf enden, wo der Zug begann</translation>
    </message>
    <message>
        <source>A turn passed, or a capture without moving</source>
        <translation>Ein gepasster Zug, oder ein Schlagen ohne Ziehen</translation>
    </message>
    <message>
        <source>drops the captured piece where it begins</source>
        <translation>setzt die geschlagene Figur ab, wo er beginnt</translation>
    </message>
    <message>
        <source>The first captured piece that has not been dropped yet</source>
        <translation>Die erste geschlagene Figur, die noch nicht abgesetzt wurde</translation>
    </message>
    <message>
        <source>while the piece has not moved</source>
        <translation>solange die Figur nicht gezogen hat</translation>
    </message>
    <message>
        <source>The leg may be taken in the piece&apos;s first move</source>
        <translation>Der Abschnitt ist im ersten Zug der Figur möglich</translation>
    </message>
    <message>
        <source>from a cell where the setup puts such a piece</source>
        <translation>von einem Feld, auf dem die Aufstellung eine solche Figur hat</translation>
    </message>
    <message>
        <source>As a pawn&apos;s double step from any pawn&apos;s first cell</source>
        <translation>Wie der Doppelschritt eines Bauern vom ersten Feld eines beliebigen Bauern</translation>
    </message>
    <message>
        <source>elsewhere than where the leg before began</source>
        <translation>anderswohin als wo der Abschnitt davor begann</translation>
    </message>
    <message>
        <source>The leg may not simply go back</source>
        <translation>Der Abschnitt darf nicht einfach zurückgehen</translation>
    </message>
    <message>
        <source>The start position</source>
        <translation>Die Anfangsstellung</translation>
    </message>
    <message>
        <source>How each piece moves</source>
        <translation>Wie jede Figur zieht</translation>
    </message>
    <message>
        <source>Piece sheet: the board and how each piece moves</source>
        <translation>Figurenblatt: das Brett und wie jede Figur zieht</translation>
    </message>
    <message>
        <source>A block for a page</source>
        <translation>Ein Block für eine Seite</translation>
    </message>
    <message>
        <source>A whole page</source>
        <translation>Eine ganze Seite</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>What is drawn: one picture of the setup, or one for each piece</source>
        <translation>Was gezeichnet wird: ein Bild der Aufstellung, oder eines je Figur</translation>
    </message>
    <message>
        <source>What is drawn: the setup on a page of its size, or a sheet to be printed and handed out</source>
        <translation>Was gezeichnet wird: die Aufstellung auf einer Seite ihrer Größe, oder ein Blatt zum Ausdrucken und Verteilen</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Lines to be put into a page of the site, or a page of its own</source>
        <translation>Zeilen zum Einfügen in eine Seite der Website, oder eine eigene Seite</translation>
    </message>
    <message>
        <source>Fairy-Stockfish variants.ini</source>
        <translation>Fairy-Stockfish variants.ini</translation>
    </message>
    <message>
        <source>Fairy-Max fmax.ini</source>
        <translation>Fairy-Max fmax.ini</translation>
    </message>
    <message>
        <source>Game Courier definitions</source>
        <translation>Game-Courier-Definitionen</translation>
    </message>
    <message>
        <source>Rule sheet</source>
        <translation>Regelblatt</translation>
    </message>
    <message>
        <source>Interactive Diagram</source>
        <translation>Interaktives Diagramm</translation>
    </message>
    <message>
        <source>Jocly model</source>
        <translation>Jocly-Modell</translation>
    </message>
    <message>
        <source>Ludii</source>
        <translation>Ludii</translation>
    </message>
    <message>
        <source>Nomignolov script</source>
        <translation>Nomignolov-Skript</translation>
    </message>
    <message>
        <source>Page in PDF</source>
        <translation>Seite als PDF</translation>
    </message>
    <message>
        <source>Piece set for PyChess</source>
        <translation>Figurensatz für PyChess</translation>
    </message>
    <message>
        <source>Playable page</source>
        <translation>Spielbare Seite</translation>
    </message>
    <message>
        <source>Picture in PNG</source>
        <translation>Bild als PNG</translation>
    </message>
    <message>
        <source>Regular Boardgames</source>
        <translation>Regular Boardgames</translation>
    </message>
    <message>
        <source>Sjaak II variants.txt</source>
        <translation>Sjaak II variants.txt</translation>
    </message>
    <message>
        <source>Picture in SVG</source>
        <translation>Bild als SVG</translation>
    </message>
    <message>
        <source>Picture for TeX (TikZ)</source>
        <translation>Bild für TeX (TikZ)</translation>
    </message>
    <message>
        <source>Basis vectors in C or Python</source>
        <translation>Basisvektoren in C oder Python</translation>
    </message>
    <message>
        <source>XBoard setup and pieces</source>
        <translation>XBoard: Aufstellung und Figuren</translation>
    </message>
    <message>
        <source>Zillions of Games</source>
        <translation>Zillions of Games</translation>
    </message>
    <message>
        <source>Portable Game Notation</source>
        <translation>Portable Game Notation</translation>
    </message>
    <message>
        <source>Portable Draughts Notation</source>
        <translation>Portable Draughts Notation</translation>
    </message>
    <message>
        <source>Xiangqi games in the form of PGN</source>
        <translation>Xiangqi-Partien in der Form von PGN</translation>
    </message>
    <message>
        <source>Shogi games of Kifu for Windows</source>
        <translation>Shogi-Partien von Kifu für Windows</translation>
    </message>
    <message>
        <source>Shogi games of the Computer Shogi Association</source>
        <translation>Shogi-Partien der Computer Shogi Association</translation>
    </message>
    <message>
        <source>Smart Game Format</source>
        <translation>Smart Game Format</translation>
    </message>
    <message>
        <source>Turn it into drawn cells</source>
        <translation>In gezeichnete Felder umwandeln</translation>
    </message>
    <message>
        <source>Turn the first player&apos;s for all</source>
        <translation>Die des ersten Spielers für alle drehen</translation>
    </message>
    <message>
        <source>Add the way back</source>
        <translation>Rückweg hinzufügen</translation>
    </message>
    <message>
        <source>Undo the turn</source>
        <translation>Drehung rückgängig machen</translation>
    </message>
    <message>
        <source>Cut the link</source>
        <translation>Verbindung trennen</translation>
    </message>
    <message>
        <source>Delete the direction</source>
        <translation>Richtung löschen</translation>
    </message>
    <message>
        <source>Extend the promotion zone</source>
        <translation>Umwandlungszone erweitern</translation>
    </message>
    <message>
        <source>Give it a free letter</source>
        <translation>Freien Buchstaben geben</translation>
    </message>
    <message>
        <source>Draw it from its moves</source>
        <translation>Aus den Zügen zeichnen</translation>
    </message>
    <message>
        <source>Add the rule</source>
        <translation>Regel hinzufügen</translation>
    </message>
    <message>
        <source>Mark the king royal</source>
        <translation>König als königlich markieren</translation>
    </message>
    <message>
        <source>Delete the end</source>
        <translation>Ende löschen</translation>
    </message>
    <message>
        <source>Mirror the first army</source>
        <translation>Erste Armee spiegeln</translation>
    </message>
    <message>
        <source>Extend the zone</source>
        <translation>Zone erweitern</translation>
    </message>
    <message>
        <source>Remove it from the list</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Castle from where they stand</source>
        <translation>Von dort rochieren, wo sie stehen</translation>
    </message>
    <message>
        <source>Add the end</source>
        <translation>Ende hinzufügen</translation>
    </message>
    <message>
        <source>Count them otherwise</source>
        <translation>Anders zählen</translation>
    </message>
    <message>
        <source>move</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>capture</source>
        <translation>schlagen</translation>
    </message>
    <message>
        <source>hurdle</source>
        <translation>Hürde</translation>
    </message>
    <message>
        <source>passes (leg)</source>
        <translation>geht darüber (Abschnitt)</translation>
    </message>
    <message>
        <source>blocked by</source>
        <translation>blockiert durch</translation>
    </message>
    <message>
        <source>promotion</source>
        <translation>Umwandlung</translation>
    </message>
    <message>
        <source>Race and capture</source>
        <translation>Wettlauf und Schlagen</translation>
    </message>
    <message>
        <source>Chess in three dimensions</source>
        <translation>Schach in drei Dimensionen</translation>
    </message>
    <message>
        <source>Chess with other pieces</source>
        <translation>Schach mit anderen Figuren</translation>
    </message>
    <message>
        <source>Territory and blockade</source>
        <translation>Gebiet und Blockade</translation>
    </message>
    <message>
        <source>Chess with other rules</source>
        <translation>Schach mit anderen Regeln</translation>
    </message>
    <message>
        <source>Tafl</source>
        <translation>Tafl</translation>
    </message>
    <message>
        <source>Draughts</source>
        <translation>Damespiele</translation>
    </message>
    <message>
        <source>Chess on other surfaces</source>
        <translation>Schach auf anderen Flächen</translation>
    </message>
    <message>
        <source>Chess on larger boards</source>
        <translation>Schach auf größeren Brettern</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Schach</translation>
    </message>
    <message>
        <source>Shogi</source>
        <translation>Shogi</translation>
    </message>
    <message>
        <source>Rows and connection</source>
        <translation>Reihen und Verbindungen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Historic and national chess</source>
        <translation>Historisches und nationales Schach</translation>
    </message>
    <message>
        <source>Boards to start from</source>
        <translation>Bretter für den Anfang</translation>
    </message>
    <message>
        <source>Chess on other boards</source>
        <translation>Schach auf anderen Brettern</translation>
    </message>
    <message>
        <source>Pieces to study</source>
        <translation>Figuren zum Studieren</translation>
    </message>
    <message>
        <source>Small chess</source>
        <translation>Kleines Schach</translation>
    </message>
    <message>
        <source>Hexagonal chess</source>
        <translation>Hexagonales Schach</translation>
    </message>
    <message>
        <source>Xiangqi</source>
        <translation>Xiangqi</translation>
    </message>
    <message>
        <source>the player who moved</source>
        <translation>der Spieler, der gezogen hat</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>sichtbar</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>only legal moves can be chosen</source>
        <translation>nur regelgerechte Züge können gewählt werden</translation>
    </message>
    <message>
        <source>a move that is refused may be followed by another</source>
        <translation>auf einen abgelehnten Zug darf ein anderer folgen</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Players are told something after a move, or of a try that was refused.</source>
        <translation>Spielern wird nach einem Zug oder einem abgelehnten Versuch etwas angesagt.</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Sichten</translation>
    </message>
    <message>
        <source>Something is hidden from players: pieces, what they are, or the others&apos; moves.</source>
        <translation>Spielern ist etwas verborgen: Figuren, was sie sind, oder die Züge der anderen.</translation>
    </message>
    <message>
        <source>Who hears it</source>
        <translation>Wer es hört</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Sagt</translation>
    </message>
    <message>
        <source>What is told; phrases in braces { } are filled in</source>
        <translation>Was angesagt wird; Ausdrücke in geschweiften Klammern { } werden ausgefüllt</translation>
    </message>
    <message>
        <source>Hides</source>
        <translation>Verbirgt</translation>
    </message>
    <message>
        <source>The cells whose pieces player p does not see</source>
        <translation>Die Felder, deren Figuren Spieler p nicht sieht</translation>
    </message>
    <message>
        <source>Looks like</source>
        <translation>Sieht aus wie</translation>
    </message>
    <message>
        <source>The type that a hidden piece on c looks like; none: nothing is seen</source>
        <translation>Der Typ, nach dem eine verborgene Figur auf c aussieht; keiner: nichts ist zu sehen</translation>
    </message>
    <message>
        <source>Moves of the others</source>
        <translation>Züge der anderen</translation>
    </message>
    <message>
        <source>Whether they are seen as they are made</source>
        <translation>Ob sie so zu sehen sind, wie sie gezogen werden</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>What becomes of a move that turns out not to be legal</source>
        <translation>Was aus einem Zug wird, der sich als regelwidrig erweist</translation>
    </message>
    <message>
        <source>UCCI (xiangqi)</source>
        <translation>UCCI (Xiangqi)</translation>
    </message>
    <message>
        <source>USI (shogi)</source>
        <translation>USI (Shogi)</translation>
    </message>
    <message>
        <source>CECP (XBoard, WinBoard)</source>
        <translation>CECP (XBoard, WinBoard)</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>En passant</translation>
    </message>
    <message>
        <source>Captured pieces come back (Circe)</source>
        <translation>Geschlagene Figuren kehren zurück (Circe)</translation>
    </message>
    <message>
        <source>A captured piece is put back on the cell where it stood at the start, if that is empty: of three and more of its type on the same file, of two on the cell of the same colour.</source>
        <translation>Eine geschlagene Figur wird auf das Feld zurückgestellt, auf dem sie am Anfang stand, wenn es leer ist: bei drei und mehr ihres Typs auf derselben Linie, bei zweien auf das Feld derselben Farbe.</translation>
    </message>
    <message>
        <source>Pieces of a type hold each other (Madrasi)</source>
        <translation>Figuren eines Typs lähmen einander (Madrasi)</translation>
    </message>
    <message>
        <source>A piece that an enemy of its own type attacks cannot move, and gives no check.</source>
        <translation>Eine Figur, die von einem Gegner ihres eigenen Typs angegriffen wird, kann nicht ziehen und gibt kein Schach.</translation>
    </message>
    <message>
        <source>Only guarded pieces capture (Patrol)</source>
        <translation>Nur gedeckte Figuren schlagen (Patrouille)</translation>
    </message>
    <message>
        <source>A piece captures, and gives check, only while a piece of its own side guards it.</source>
        <translation>Eine Figur schlägt und gibt Schach nur, solange eine eigene Figur sie deckt.</translation>
    </message>
    <message>
        <source>What captures changes sides (Andernach)</source>
        <translation>Was schlägt, wechselt die Seite (Andernach)</translation>
    </message>
    <message>
        <source>A piece that has captured belongs to the opponent from then on; royal pieces stay true.</source>
        <translation>Eine Figur, die geschlagen hat, gehört von da an dem Gegner; königliche Figuren bleiben treu.</translation>
    </message>
    <message>
        <source>What does not capture changes sides (Anti-Andernach)</source>
        <translation>Was nicht schlägt, wechselt die Seite (Anti-Andernach)</translation>
    </message>
    <message>
        <source>A piece that moves without capturing belongs to the opponent from then on; royal pieces stay true.</source>
        <translation>Eine Figur, die zieht, ohne zu schlagen, gehört von da an dem Gegner; königliche Figuren bleiben treu.</translation>
    </message>
    <message>
        <source>Attacked pieces change sides (Benedict)</source>
        <translation>Angegriffene Figuren wechseln die Seite (Benedict)</translation>
    </message>
    <message>
        <source>Nothing is captured: after a move the enemies that the moved piece attacks change sides. Without a royal piece the game is lost.</source>
        <translation>Es wird nicht geschlagen: Nach einem Zug wechseln die Gegner, die die gezogene Figur angreift, die Seite. Wer keine königliche Figur mehr hat, hat verloren.</translation>
    </message>
    <message>
        <source>Pieces capture from where they stand (Rifle)</source>
        <translation>Figuren schlagen von ihrem Feld aus (Rifle)</translation>
    </message>
    <message>
        <source>A piece that captures goes back to the cell from which it came.</source>
        <translation>Eine Figur, die schlägt, geht auf das Feld zurück, von dem sie kam.</translation>
    </message>
    <message>
        <source>What captures is lost as well (Kamikaze)</source>
        <translation>Was schlägt, geht mit verloren (Kamikaze)</translation>
    </message>
    <message>
        <source>A piece that captures is taken off the board with its victim. Royal pieces do not capture.</source>
        <translation>Eine Figur, die schlägt, wird mit ihrem Opfer vom Brett genommen. Königliche Figuren schlagen nicht.</translation>
    </message>
    <message>
        <source>Cells of one colour only (Monochromatic)</source>
        <translation>Nur Felder einer Farbe (Monochromes Schach)</translation>
    </message>
    <message>
        <source>A piece moves only to cells of the colour on which it stands.</source>
        <translation>Eine Figur zieht nur auf Felder der Farbe, auf der sie steht.</translation>
    </message>
    <message>
        <source>Always to the other colour (Bichromatic)</source>
        <translation>Immer auf die andere Farbe (Bichromes Schach)</translation>
    </message>
    <message>
        <source>A piece moves only to cells of the colour on which it does not stand.</source>
        <translation>Eine Figur zieht nur auf Felder der Farbe, auf der sie nicht steht.</translation>
    </message>
    <message>
        <source>Every move leaves its block (Grid)</source>
        <translation>Jeder Zug verlässt seinen Block (Gitterschach)</translation>
    </message>
    <message>
        <source>The board is cut into blocks of two by two cells, and every move must leave its block.</source>
        <translation>Das Brett ist in Blöcke von zwei mal zwei Feldern geteilt, und jeder Zug muss seinen Block verlassen.</translation>
    </message>
    <message>
        <source>Moves end beside another piece (Köko)</source>
        <translation>Züge enden neben einer anderen Figur (Köko)</translation>
    </message>
    <message>
        <source>A piece moves only to a cell that has another piece, of either side, next to it.</source>
        <translation>Eine Figur zieht nur auf ein Feld, neben dem eine andere Figur der einen oder der anderen Seite steht.</translation>
    </message>
    <message>
        <source>No check but mate (Checkless)</source>
        <translation>Kein Schach außer Matt (Schachfrei)</translation>
    </message>
    <message>
        <source>A move that gives check is allowed only where it mates.</source>
        <translation>Ein Zug, der Schach gibt, ist nur erlaubt, wenn er matt setzt.</translation>
    </message>
    <message>
        <source>To the cell just left (Follow my leader)</source>
        <translation>Auf das eben verlassene Feld (Follow my leader)</translation>
    </message>
    <message>
        <source>Who can move a piece to the cell that the opponent has just left must do so.</source>
        <translation>Wer eine Figur auf das Feld ziehen kann, das der Gegner eben verlassen hat, muss es tun.</translation>
    </message>
    <message>
        <source>One move, two moves, three moves … (Progressive)</source>
        <translation>Ein Zug, zwei Züge, drei Züge … (Progressiv)</translation>
    </message>
    <message>
        <source>The first player makes one move, the second two, the first three and so on. A check ends the series.</source>
        <translation>Der erste Spieler macht einen Zug, der zweite zwei, der erste drei und so weiter. Ein Schach beendet die Serie.</translation>
    </message>
    <message>
        <source>A capture earns another move</source>
        <translation>Ein Schlag bringt noch einen Zug</translation>
    </message>
    <message>
        <source>Who captures moves again.</source>
        <translation>Wer schlägt, zieht noch einmal.</translation>
    </message>
    <message>
        <source>No way back</source>
        <translation>Kein Weg zurück</translation>
    </message>
    <message>
        <source>No piece moves backward, as its player sees the board.</source>
        <translation>Keine Figur zieht rückwärts, wie ihr Spieler das Brett sieht.</translation>
    </message>
    <message>
        <source>So many moves for each piece</source>
        <translation>So viele Züge für jede Figur</translation>
    </message>
    <message>
        <source>Every piece may make only so many moves in a game, three at first; then it stands where it is, and gives no check. Royal pieces never tire.</source>
        <translation>Jede Figur darf in einer Partie nur so viele Züge machen, zunächst drei; dann bleibt sie stehen und gibt kein Schach. Königliche Figuren ermüden nie.</translation>
    </message>
    <message>
        <source>A piece that moved must rest</source>
        <translation>Eine Figur, die gezogen hat, muss ruhen</translation>
    </message>
    <message>
        <source>No piece is moved in two turns of its player running, as long as another one can move.</source>
        <translation>Keine Figur wird in zwei aufeinanderfolgenden Zügen ihres Spielers gezogen, solange eine andere ziehen kann.</translation>
    </message>
    <message>
        <source>Neighbours change sides</source>
        <translation>Nachbarn wechseln die Seite</translation>
    </message>
    <message>
        <source>Enemies beside the cell where a move ends change sides; royal pieces are immune.</source>
        <translation>Gegner neben dem Feld, auf dem ein Zug endet, wechseln die Seite; königliche Figuren sind davor sicher.</translation>
    </message>
    <message>
        <source>Single pieces are lost</source>
        <translation>Einzelne Figuren gehen verloren</translation>
    </message>
    <message>
        <source>Enemies that no piece of their own side stands beside are captured after a move; royal pieces are not.</source>
        <translation>Gegner, neben denen keine Figur ihrer eigenen Seite steht, werden nach einem Zug geschlagen; königliche Figuren nicht.</translation>
    </message>
    <message>
        <source>Unguarded pieces are lost on traps</source>
        <translation>Ungeschützte Figuren gehen auf Fallen verloren</translation>
    </message>
    <message>
        <source>After a move every piece on a trap that has no piece of its own side beside it is captured. At first the corners of the board are traps.</source>
        <translation>Nach einem Zug wird jede Figur auf einer Falle geschlagen, neben der keine Figur ihrer eigenen Seite steht. Zunächst sind die Ecken des Bretts Fallen.</translation>
    </message>
    <message>
        <source>The board shrinks</source>
        <translation>Das Brett schrumpft</translation>
    </message>
    <message>
        <source>Every so many turns, ten at first, the empty cells at the rim become walls.</source>
        <translation>Alle so und so viele Züge, zunächst zehn, werden die leeren Felder am Rand zu Mauern.</translation>
    </message>
    <message>
        <source>The first stone may be taken over (pie rule)</source>
        <translation>Der erste Stein darf übernommen werden (Kuchenregel)</translation>
    </message>
    <message>
        <source>No position comes twice (superko)</source>
        <translation>Keine Stellung kommt zweimal (Superko)</translation>
    </message>
    <message>
        <source>A move that brings back an earlier position is not allowed.</source>
        <translation>Ein Zug, der eine frühere Stellung wiederbringt, ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>Groups without liberties are captured (Go)</source>
        <translation>Gruppen ohne Freiheiten werden geschlagen (Go)</translation>
    </message>
    <message>
        <source>The largest group wins</source>
        <translation>Die größte Gruppe gewinnt</translation>
    </message>
    <message>
        <source>When no cell is empty the player with the largest group of pieces that hang together wins.</source>
        <translation>Wenn kein Feld leer ist, gewinnt der Spieler mit der größten Gruppe zusammenhängender Figuren.</translation>
    </message>
    <message>
        <source>The player who first has captured so many pieces, five at first, wins.</source>
        <translation>Der Spieler, der zuerst so viele Figuren geschlagen hat, zunächst fünf, gewinnt.</translation>
    </message>
    <message>
        <source>The first capture wins</source>
        <translation>Der erste Schlag gewinnt</translation>
    </message>
    <message>
        <source>the board is full</source>
        <translation>das Brett ist voll</translation>
    </message>
    <message>
        <source>{player} has castled</source>
        <translation>{player} hat rochiert</translation>
    </message>
    <message>
        <source>{player} can never castle any more</source>
        <translation>{player} kann nicht mehr rochieren</translation>
    </message>
    <message>
        <source>{player} has given {count} checks</source>
        <translation>{player} hat {count}-mal Schach geboten</translation>
    </message>
    <message>
        <source>the count is up</source>
        <translation>die Zählung ist abgelaufen</translation>
    </message>
    <message>
        <source>[{?types=1}{?at-most=0}{player} has no {types} left|{player} has too few pieces left]</source>
        <translation>[{?types=1}{?at-most=0}{player} hat keine Figur des Typs {types} mehr|{player} hat zu wenige Figuren]</translation>
    </message>
    <message>
        <source>the royal pieces were left facing each other</source>
        <translation>die königlichen Figuren stehen einander gegenüber</translation>
    </message>
    <message>
        <source>{moves} moves with few pieces on all sides</source>
        <translation>{moves} Züge mit wenigen Figuren auf allen Seiten</translation>
    </message>
    <message>
        <source>{player} has joined both sides</source>
        <translation>{player} hat beide Seiten verbunden</translation>
    </message>
    <message>
        <source>{player} is left alone</source>
        <translation>{player} ist allein übrig</translation>
    </message>
    <message>
        <source>{player} is checkmated</source>
        <translation>{player} ist schachmatt</translation>
    </message>
    <message>
        <source>the limit of {moves} moves is reached</source>
        <translation>die Grenze von {moves} Zügen ist erreicht</translation>
    </message>
    <message>
        <source>{count} passes in a row</source>
        <translation>{count}-mal hintereinander gepasst</translation>
    </message>
    <message>
        <source>{moves} moves without a capture</source>
        <translation>{moves} Züge, ohne dass geschlagen wurde</translation>
    </message>
    <message>
        <source>{player} has reached the goal</source>
        <translation>{player} hat das Ziel erreicht</translation>
    </message>
    <message>
        <source>[{?repeating=anything}the position has been repeated|{player} has repeated the position] {times} times</source>
        <translation>[{?repeating=anything}die Stellung ist {times}-mal vorgekommen|{player} hat die Stellung {times}-mal herbeigeführt]</translation>
    </message>
    <message>
        <source>{player} has {length} in a row</source>
        <translation>{player} hat {length} in einer Reihe</translation>
    </message>
    <message>
        <source>[{?if}]the condition of an own rule holds</source>
        <translation>[{?if}]die Bedingung einer eigenen Regel gilt</translation>
    </message>
    <message>
        <source>{player} has no move</source>
        <translation>{player} hat keinen Zug</translation>
    </message>
    <message>
        <source>{player} has moved one piece to and fro {moves} times</source>
        <translation>{player} hat eine Figur {moves}-mal hin und her gezogen</translation>
    </message>
    <message>
        <source>draw: {reason}</source>
        <translation>Remis: {reason}</translation>
    </message>
    <message>
        <source>{player} wins: {reason}</source>
        <translation>{player} gewinnt: {reason}</translation>
    </message>
    <message>
        <source>{player} loses: {reason}</source>
        <translation>{player} verliert: {reason}</translation>
    </message>
    <message>
        <source>The player who captures first has won.</source>
        <translation>Wer zuerst schlägt, hat gewonnen.</translation>
    </message>
    <message>
        <source>[Every {types:or}|Every piece] that comes on one line ({lines}) with an enemy[ that is {targets:a}], whatever stands between, takes the first moves of that enemy.</source>
        <translation>[Jede Figur des Typs {types:or}|Jede Figur], die auf eine Linie ({lines}) mit einer gegnerischen Figur[ des Typs {targets:or}] kommt, nimmt dieser ihre ersten Züge, was auch dazwischen steht.</translation>
    </message>
    <message>
        <source>Two pieces[ of {players}| of one player][ ({types:or})] who stand in each other&apos;s way may be taken off by an opponent, before his move and beside it.</source>
        <translation>Zwei Figuren[ von {players}| eines Spielers][ ({types:or})], die einander im Weg stehen, darf ein Gegner vor seinem Zug und neben ihm vom Brett nehmen.</translation>
    </message>
    <message>
        <source>[A {kings:or}|A royal piece] castles with [{partners:a}|any piece] in {wings#way#ways}[{?home=shuffled}, {home}], [{?pieces=unmoved}if neither has moved|also if dropped where it belongs], [{?safety=way}and not out of, through or into check|and not into check][{?rivalry=opposite-wings}; players on opposite wings].</source>
        <translation>[Eine Figur des Typs {kings:or}|Eine königliche Figur] rochiert mit [einer Figur des Typs {partners:or}|jeder Figur] auf {wings#Weise#Weisen}[{?home=shuffled}, {home}], [{?pieces=unmoved}wenn keine von beiden gezogen hat|auch wenn sie an ihrem Platz eingesetzt wurde], [{?safety=way}und nicht aus dem Schach, durch Schach oder ins Schach|und nicht ins Schach][{?rivalry=opposite-wings}; die Spieler auf gegenüberliegenden Flügeln].</translation>
    </message>
    <message>
        <source>[Pieces of the type {types}|Royal pieces] of two players must not face each other along {lines} with nothing between.</source>
        <translation>[Figuren des Typs {types}|Königliche Figuren] zweier Spieler dürfen einander nicht gegenüberstehen, wenn nichts dazwischen steht (Linien: {lines}).</translation>
    </message>
    <message>
        <source>[{?giving=forbidden}No move may give check.]
[{?flight=none}A royal piece in check may not move away; it may only capture the piece that gives check.]
[{?way=whole}A royal piece goes over no cell on which it would be in check.]
[{facing/
}]</source>
        <translation>[{?giving=forbidden}Kein Zug darf Schach geben.]
[{?flight=none}Eine königliche Figur im Schach darf nicht wegziehen; sie darf nur die Figur schlagen, die Schach gibt.]
[{?way=whole}Eine königliche Figur geht über kein Feld, auf dem sie im Schach stünde.]
[{facing/
}]</translation>
    </message>
    <message>
        <source>Check may be given, and a royal piece in check may move away.</source>
        <translation>Schach darf gegeben werden, und eine königliche Figur im Schach darf wegziehen.</translation>
    </message>
    <message>
        <source>[For {players}: the|The] first turn is to take [an own {types:or}|an own piece][ in the zone {zone}] off the board, {place}.</source>
        <translation>[Für {players}: Der|Der] erste Zug besteht darin, eine eigene Figur[ des Typs {types:or}][ in der Zone {zone}] vom Brett zu nehmen, {place}.</translation>
    </message>
    <message>
        <source>[{?value=mover}one by [{types:a}|any piece]|{?value=earliest}one that captures [{types:a}|any piece] as early as possible|one worth the most, where [{types:a}|any piece] counts {weight} and {other-types:a} {other-weight}|[{?weight&lt;0}one of the fewest pieces|one of the most pieces][ who are {types:a}]]</source>
        <translation>[{?value=mover}einen durch [eine Figur des Typs {types:or}|jede Figur]|{?value=earliest}einen, der [eine Figur des Typs {types:or}|jede Figur] so früh wie möglich schlägt|einen mit dem höchsten Wert, wobei [eine Figur des Typs {types:or}|jede Figur] {weight} zählt und eine des Typs {other-types:or} {other-weight}|[{?weight&lt;0}einen, der die wenigsten Figuren schlägt|einen, der die meisten Figuren schlägt][, gezählt die des Typs {types:or}]]</translation>
    </message>
    <message>
        <source>[{players}|A player] {captures}[{?captures=must} where that is possible][; of several captures {priorities/; of those }].</source>
        <translation>[{players}|Ein Spieler] {captures}[{?captures=must}, wo das möglich ist][; unter mehreren Schlägen {priorities/; unter diesen }].</translation>
    </message>
    <message>
        <source>[Every {types:or}|Every piece][ of {players}] in hand may be dropped on an empty cell[ in the zone {zone}][, first in the zone {first-zone}][{?contact=friend}, beside a friend|{?contact=no-enemy}, not beside an enemy|{?contact=flanking}, where it encloses enemies in a line|{?contact=on-top}, on top of what stands below|{?contact=from-a-side}, slid in from an edge|{?contact=out-of-sight}, where no piece is in sight along a line][{?threat=no-check}, without giving check|{?threat=no-mate}, without giving mate][{?mobility=must-have-move}, where it could move][, at most {per-file} on a file][{?colour=opposite}, pieces of one type on cells of both colours][{?form=either}, also promoted].</source>
        <translation>[Jede Figur des Typs {types:or}|Jede Figur][ von {players}] in der Reserve darf auf ein leeres Feld[ in der Zone {zone}] eingesetzt werden[, zuerst in der Zone {first-zone}][{?contact=friend}, neben einer eigenen Figur|{?contact=no-enemy}, nicht neben einer gegnerischen Figur|{?contact=flanking}, wo sie gegnerische Figuren in einer Linie einschließt|{?contact=on-top}, auf dem, was darunter steht|{?contact=from-a-side}, vom Rand hereingeschoben|{?contact=out-of-sight}, wo entlang einer Linie keine Figur in Sicht ist][{?threat=no-check}, ohne Schach zu geben|{?threat=no-mate}, ohne mattzusetzen][{?mobility=must-have-move}, wo sie ziehen könnte][, höchstens {per-file} auf einer Linie][{?colour=opposite}, Figuren eines Typs auf Feldern beider Farben][{?form=either}, auch umgewandelt].</translation>
    </message>
    <message>
        <source>[For {players}: while|While] [{types:a}|any piece] in hand can be dropped, nothing else may be done.</source>
        <translation>[Für {players}: Solange|Solange] [eine Figur des Typs {types:or}|eine Figur] aus der Reserve eingesetzt werden kann, darf nichts anderes getan werden.</translation>
    </message>
    <message>
        <source>[Every {takers:or}|Every piece][ of {players}] may capture [{victims:a}|any piece] that has just gone straight over a cell, by moving there[ in the zone {zone}][{?within!=next-turn}, {within}].</source>
        <translation>[Jede Figur des Typs {takers:or}|Jede Figur][ von {players}] darf [eine Figur des Typs {victims:or}|jede Figur] schlagen, die eben geradeaus über ein Feld gegangen ist, indem sie dorthin zieht[, in der Zone {zone}][{?within!=next-turn}, {within}].</translation>
    </message>
    <message>
        <source>Around a piece that has been {arrival}, {shape} {fate}[: {victims}][, also with {helpers:a} at the other end][ in the zone {zone}][{?backing!=none}, if it stands {backing}].</source>
        <translation>Um eine Figur, die {arrival} wurde: {shape} {fate}[ ({victims})][, auch mit einer Figur des Typs {helpers:or} am anderen Ende][ in der Zone {zone}][{?backing!=none}, wenn sie {backing} steht].</translation>
    </message>
    <message>
        <source>has a square of {side} by {side} of [{types}|the own pieces]</source>
        <translation>ein Quadrat von {side} mal {side} aus [Figuren des Typs {types}|eigenen Figuren] hat</translation>
    </message>
    <message>
        <source>is to move and no cell is empty</source>
        <translation>am Zug ist, wenn kein Feld leer ist</translation>
    </message>
    <message>
        <source>has given check {count#time#times}</source>
        <translation>{count#Mal#Mal} Schach gegeben hat</translation>
    </message>
    <message>
        <source>to {moves} by a single piece against [{types*at-least}|anybody]</source>
        <translation>bis {moves} durch eine einzelne Figur gegen [{types} (mindestens {at-least})|alles]</translation>
    </message>
    <message>
        <source>has moved beyond the end of the count, counted {rule}[ once there is no {pawns:or}][, {against/, }][{?moves}, else to {moves}]</source>
        <translation>über das Ende der Zählung hinaus gezogen hat, gezählt {rule}[, sobald keine Figur des Typs {pawns:or} da ist][, {against/, }][{?moves}, sonst bis {moves}]</translation>
    </message>
    <message>
        <source>[{?at-most}has at most {at-most#piece#pieces}|has no pieces][ [{?counted=each-type}of one of the types|of] {types}] left[{?enemy-at-least}, while the opponent has at least {enemy-at-least}][{?answered}, and could not answer in kind]</source>
        <translation>[{?at-most}höchstens noch {at-most#Figur#Figuren}|keine Figuren][ [{?counted=each-type}eines der Typen|des Typs] {types}][{?at-most}| mehr] hat[{?enemy-at-least}, während der Gegner mindestens {enemy-at-least} hat][{?answered}, und nicht gleich antworten konnte]</translation>
    </message>
    <message>
        <source>leaves royal pieces facing each other that the opponent left so</source>
        <translation>königliche Figuren einander gegenüberstehen lässt, die der Gegner so stehen ließ</translation>
    </message>
    <message>
        <source>is to move after {moves#move#moves} all through which everybody had at most {at-most#piece#pieces}[ of {types}][{?balance!=any}, {balance}]</source>
        <translation>nach {moves#Zug#Zügen} am Zug ist, in denen alle höchstens {at-most#Figur#Figuren}[ des Typs {types}] hatten[{?balance!=any}, {balance}]</translation>
    </message>
    <message>
        <source>has joined [{from}|one side] and [{to}|the other] with pieces side by side[, each from the one before in one of the directions {directions}]</source>
        <translation>[{from}|eine Seite] und [{to}|die andere] durch Figuren nebeneinander verbunden hat[, jede von der vorigen in einer der Richtungen {directions}]</translation>
    </message>
    <message>
        <source>is to move when all others have lost</source>
        <translation>am Zug ist, wenn alle anderen verloren haben</translation>
    </message>
    <message>
        <source>is in check[ by {checkers:a} alone] and has no move[, and {series:a} has given one of the checks in a row up to now]</source>
        <translation>[allein durch eine Figur des Typs {checkers:or} ]im Schach steht und keinen Zug hat[, wobei eine Figur des Typs {series:or} eines der Schachs in Folge bis jetzt gegeben hat]</translation>
    </message>
    <message>
        <source>is to move after {moves#move#moves}</source>
        <translation>nach {moves#Zug#Zügen} am Zug ist</translation>
    </message>
    <message>
        <source>is to move after {count#pass#passes} in a row</source>
        <translation>nach {count#Aussetzen#Aussetzen} in Folge am Zug ist</translation>
    </message>
    <message>
        <source>is to move after {moves#move#moves} without a capture[ or a move of {types:or}]</source>
        <translation>nach {moves#Zug#Zügen} ohne Schlag[ und ohne Zug einer Figur des Typs {types:or}] am Zug ist</translation>
    </message>
    <message>
        <source>has [{?count=1}[{types:a}|any piece]|{count#piece#pieces}][ in the zone {zone}][{?safe}, even after any single capture][{?blocked-counts}, or has a piece there while every cell of it is taken][, unless {answered} can do the same at once]</source>
        <translation>[{?count=1}[eine Figur des Typs {types:or}|eine Figur]|{count#Figur#Figuren}][ in der Zone {zone}] hat[{?safe}, auch nach jedem einzelnen Schlag][{?blocked-counts}, oder dort eine Figur hat, während jedes ihrer Felder besetzt ist][, es sei denn, {answered} kann sofort dasselbe tun]</translation>
    </message>
    <message>
        <source>has {length} of [{types}|the own pieces] [{?order=scattered}anywhere on one line|in a row]</source>
        <translation>{length} [Figuren des Typs {types}|eigene Figuren] [{?order=scattered}irgendwo auf einer Linie|in einer Reihe] hat</translation>
    </message>
    <message>
        <source>is the p for whom {if}</source>
        <translation>das p ist, für das gilt: {if}</translation>
    </message>
    <message>
        <source>has no move and is not in check</source>
        <translation>keinen Zug hat und nicht im Schach steht</translation>
    </message>
    <message>
        <source>has made {moves#move#moves} in a row with [{types:a}|any piece], only to and fro, out of check and without a capture</source>
        <translation>{moves#Zug#Züge} in Folge mit [einer Figur des Typs {types:or}|einer Figur] gemacht hat, nur hin und her, nicht im Schach und ohne Schlag</translation>
    </message>
    <message>
        <source>[Every {types:or}|Every piece][ of {players}] may change places with [a friend who is {partners:a}|any friend], {occasion}, [{?uses=1}once|{uses} times] in a game.</source>
        <translation>[Jede Figur des Typs {types:or}|Jede Figur][ von {players}] darf mit [einer eigenen des Typs {partners:or}|jeder eigenen] den Platz tauschen, {occasion}, [{?uses=1}einmal|{uses}-mal] in einer Partie.</translation>
    </message>
    <message>
        <source>A capture by [{captors:a}|any piece] removes the capturer and all its neighbours[ but {unharmed}][; as a capturer {survivors:a} stays].</source>
        <translation>Ein Schlag durch [eine Figur des Typs {captors:or}|jede Figur] entfernt die schlagende und alle ihre Nachbarn[ außer {unharmed}][; eine schlagende des Typs {survivors:or} bleibt].</translation>
    </message>
    <message>
        <source>[Every {types:or}|Every piece][ of {players}] may go to any empty cell while its player has at most {at-most#piece#pieces}.</source>
        <translation>[Jede Figur des Typs {types:or}|Jede Figur][ von {players}] darf auf jedes leere Feld gehen, solange ihr Spieler höchstens {at-most#Figur#Figuren} hat.</translation>
    </message>
    <message>
        <source>Where [{movers:a}|any piece][ of {players}] leaves its first cell, [{types:a}|any piece] from the hand may come in.</source>
        <translation>Wo [eine Figur des Typs {movers:or}|eine Figur][ von {players}] ihr erstes Feld verlässt, darf [eine Figur des Typs {types:or}|jede Figur] aus der Reserve eintreten.</translation>
    </message>
    <message>
        <source>[{?captured=captors-hand}Captured pieces go to the capturer&apos;s hand {form}.]
[{?supply=endless}There are as many pieces to drop as a player wants.]
[{?dropped=unmoved}A piece that is dropped counts as unmoved.]</source>
        <translation>[{?captured=captors-hand}Geschlagene Figuren kommen in die Reserve des Schlagenden, {form}.]
[{?supply=endless}Es gibt so viele Figuren zum Einsetzen, wie ein Spieler will.]
[{?dropped=unmoved}Eine eingesetzte Figur gilt als ungezogen.]</translation>
    </message>
    <message>
        <source>Captured pieces leave the game.</source>
        <translation>Geschlagene Figuren verlassen das Spiel.</translation>
    </message>
    <message>
        <source>[Every {captors:or}|Every piece] cannot capture [{victims:a}|any piece].</source>
        <translation>[Keine Figur des Typs {captors:or}|Keine Figur] kann [eine Figur des Typs {victims:or}|eine andere] schlagen.</translation>
    </message>
    <message>
        <source>A move that makes a row of {length} of [{types}|the own pieces] along {lines} also takes off the board {victims}.</source>
        <translation>Ein Zug, der eine Reihe von {length} [Figuren des Typs {types}|eigenen Figuren] bildet ({lines}), nimmt auch vom Brett: {victims}.</translation>
    </message>
    <message>
        <source>Not allowed is [{moves}|a move][ of {types:or}][ by {players:or}][, if {before}][, if afterwards {after}][, because {because}].</source>
        <translation>Nicht erlaubt ist [{moves}|ein Zug][ einer Figur des Typs {types:or}][ von {players:or}][, wenn: {before}][, wenn danach: {after}][, denn: {because}].</translation>
    </message>
    <message>
        <source>After [{after}|a move][ of {types}][ by {players}][, if {if}]: [{do}|nothing is done yet].</source>
        <translation>Nach [{after}|einem Zug][ einer Figur des Typs {types}][ von {players}][, wenn {if}]: [{do}|noch wird nichts getan].</translation>
    </message>
    <message>
        <source>In place of a move, [{players}|a player] may {name}[, if {when}]:[ choose {choose};] [{do}|nothing is done yet].</source>
        <translation>Anstelle eines Zugs darf [{players}|ein Spieler] {name}[, wenn {when}]:[ zu wählen: {choose};] [{do}|noch wird nichts getan].</translation>
    </message>
    <message>
        <source>[{?of=game}The game has a number|{?of=cell}Every cell has a number|{?of=player}Every player has a number|Every piece type has a number] {name}[, {start} at the start][, {?follows=piece}which goes with the piece][, {?hidden-from=others}which the other players do not see|, {?hidden-from=everyone}which no player sees].</source>
        <translation>[{?of=game}Das Spiel hat eine Zahl|{?of=cell}Jedes Feld hat eine Zahl|{?of=player}Jeder Spieler hat eine Zahl|Jeder Figurentyp hat eine Zahl] {name}[, am Anfang {start}][, {?follows=piece}die mit der Figur geht][, {?hidden-from=others}die die anderen Spieler nicht sehen|, {?hidden-from=everyone}die kein Spieler sieht].</translation>
    </message>
    <message>
        <source>After [{after}|a move][ by {players}][, if {if}], {to} hears[ &quot;{say}&quot;].</source>
        <translation>Nach [{after}|einem Zug][ von {players}][, wenn {if}], erfährt [{to}][: „{say}“].</translation>
    </message>
    <message>
        <source>[What stands on {hides}|Nothing on the board] is hidden from [{players}|each player] as p[, and looks like {as}][{?moves=hidden}; the moves of the others are not seen][{?tries=again}; a move that turns out not to be legal is refused, and another may be tried].</source>
        <translation>[Was auf {hides} steht, ist|Nichts auf dem Brett ist] verborgen vor [{players}|jedem Spieler] als p[ und sieht aus wie {as}][{?moves=hidden}; die Züge der anderen sind nicht zu sehen][{?tries=again}; ein Zug, der sich als nicht erlaubt erweist, wird abgelehnt, und ein anderer darf versucht werden].</translation>
    </message>
    <message>
        <source>{name} means: {means}.</source>
        <translation>{name} bedeutet: {means}.</translation>
    </message>
    <message>
        <source>[{?pass!=never}[{passers}|A player] may pass [{?pass=stuck}only without any other move|at any time].]</source>
        <translation>[{?pass!=never}[{passers}|Ein Spieler] darf [{?pass=stuck}nur ohne anderen Zug|jederzeit] aussetzen.]</translation>
    </message>
    <message>
        <source>No player may pass.</source>
        <translation>Kein Spieler darf aussetzen.</translation>
    </message>
    <message>
        <source>[Every {types:or}|Every piece] that captures turns into a wall[{?shields}|, which keeps no check off in the same move].</source>
        <translation>[Jede Figur des Typs {types:or}|Jede Figur], die schlägt, wird zur Mauer[{?shields}|, die im selben Zug kein Schach abhält].</translation>
    </message>
    <message>
        <source>at most {most} of {type}</source>
        <translation>höchstens {most} vom Typ {type}</translation>
    </message>
    <message>
        <source>[Every {types:or}|Every piece][ of {players}] {duty}, [into {into:or}|back into what it was], [when a move [{?touch=enter}enters|{?touch=end}ends in|starts or ends in] the zone {zone}|wherever it moves][{?by!=any-move}, {by}][ of {victims:a}][{?stock!=endless}, {stock}][{?last!=as-others}, the last of them {last}][, {limits/, }].</source>
        <translation>[Jede Figur des Typs {types:or}|Jede Figur][ von {players}] {duty}, [in {into:or}|zurück in das, was sie war], [wenn ein Zug [{?touch=enter}in die Zone {zone} führt|{?touch=end}in der Zone {zone} endet|in der Zone {zone} beginnt oder endet]|wohin sie auch zieht][{?by!=any-move}, {by}][ einer Figur des Typs {victims:or}][{?stock!=endless}, {stock}][{?last!=as-others}, die letzte von ihnen {last}][, {limits/, }].</translation>
    </message>
    <message>
        <source>[Every {types:or}|Every piece][ of {players}] is royal[{?while-at-most} while there [{?while-at-most=1}is only one|are at most {while-at-most}] [{?counted=each-type}of its type|of them]][{?newcomers=next-turn}; a piece that becomes one of them {newcomers}][{?safety=one}; check is only when all of them are attacked].</source>
        <translation>[Jede Figur des Typs {types:or}|Jede Figur][ von {players}] ist königlich[{?while-at-most}, solange es [{?while-at-most=1}nur eine|höchstens {while-at-most}] [{?counted=each-type}ihres Typs|davon] gibt][{?newcomers=next-turn}; eine Figur, die eine von ihnen wird, {newcomers}][{?safety=one}; Schach ist nur, wenn alle angegriffen sind].</translation>
    </message>
    <message>
        <source>{type} {points}</source>
        <translation>{type} {points}</translation>
    </message>
    <message>
        <source>{player} has {points} points more.</source>
        <translation>{player} hat {points} Punkte mehr.</translation>
    </message>
    <message>
        <source>[Pieces count in points: {pieces:and}.]
[Captures bring points: {captured:and}.]
[{?mate}Who has moved last before a player is mated has {mate} points more.]
[{players/
}]
[What would be a draw is a win for {draws-go-to}.]</source>
        <translation>[Figuren zählen in Punkten: {pieces:and}.]
[Schläge bringen Punkte: {captured:and}.]
[{?mate}Wer zuletzt gezogen hat, bevor ein Spieler matt ist, hat {mate} Punkte mehr.]
[{players/
}]
[Was remis wäre, ist ein Sieg für {draws-go-to}.]</translation>
    </message>
    <message>
        <source>No points are counted.</source>
        <translation>Punkte werden nicht gezählt.</translation>
    </message>
    <message>
        <source>[First move {opening}.] [[{?opening}Then in turn|In turn move] {cycle}.] [{?progression=by-one}Each turn has one move more than the last.] [{?lost!=ends-game}Who loses while two others play {lost}.]</source>
        <translation>[Zuerst ziehen {opening}.] [[{?opening}Dann abwechselnd|Abwechselnd ziehen] {cycle}.] [{?progression=by-one}Jedes Mal ist es ein Zug mehr als zuletzt.] [{?lost!=ends-game}Wer verliert, während zwei andere spielen, {lost}.]</translation>
    </message>
    <message>
        <source>{everybody} move in turn.</source>
        <translation>{everybody} ziehen abwechselnd.</translation>
    </message>
    <message>
        <source>[For {players}: a|A] wall is built {turn}, {place}[ in the zone {zone}]; it {life}[{?shields}|, and keeps no check off in the same move].</source>
        <translation>[Für {players}: Eine|Eine] Mauer wird {turn} gebaut, {place}[, in der Zone {zone}]; sie {life}[{?shields}|, und hält im selben Zug kein Schach ab].</translation>
    </message>
    <message>
        <source>Pieces in hand cannot be dropped.</source>
        <translation>Figuren in der Reserve können nicht eingesetzt werden.</translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <translation>{list} und {last}</translation>
    </message>
    <message>
        <source>{list} and {count} more</source>
        <translation>{list} und {count} weitere</translation>
    </message>
    <message>
        <source>{list} or {last}</source>
        <translation>{list} oder {last}</translation>
    </message>
    <message>
        <source>{list} or {count} more</source>
        <translation>{list} oder {count} weitere</translation>
    </message>
    <message>
        <source>the board has no cells</source>
        <translation>das Brett hat keine Felder</translation>
    </message>
    <message>
        <source>{cells} [{?cells=1}is|are] linked to no other cell</source>
        <translation>{cells} [{?cells=1}ist|sind] mit keinem anderen Feld verbunden</translation>
    </message>
    <message>
        <source>cells {cells} overlap on the drawing</source>
        <translation>die Felder {cells} überdecken sich in der Zeichnung</translation>
    </message>
    <message>
        <source>zone {zone} cannot be turned for {player}: {cells} [{?cells=1}has no cell|have no cells] opposite; list that player&apos;s cells by hand</source>
        <translation>die Zone {zone} lässt sich für {player} nicht drehen: {cells} [{?cells=1}hat|haben] kein Feld gegenüber; die Felder dieses Spielers von Hand angeben</translation>
    </message>
    <message>
        <source>no piece uses direction {direction}</source>
        <translation>keine Figur benutzt die Richtung {direction}</translation>
    </message>
    <message>
        <source>example {name}: {verdict}</source>
        <translation>Beispiel {name}: {verdict}</translation>
    </message>
    <message>
        <source>the link {direction} from {from} to {to} has no way back {back}</source>
        <translation>die Verbindung {direction} von {from} nach {to} hat keinen Rückweg {back}</translation>
    </message>
    <message>
        <source>{cells} [{?cells=1}is a dead end: no direction leads away from it|are dead ends: no direction leads away from them]</source>
        <translation>{cells} [{?cells=1}ist eine Sackgasse: keine Richtung führt von dort weg|sind Sackgassen: keine Richtung führt von dort weg]</translation>
    </message>
    <message>
        <source>{cells} cannot be reached: no direction leads to [{?cells=1}it|them]</source>
        <translation>{cells} [{?cells=1}ist|sind] nicht erreichbar: keine Richtung führt dorthin</translation>
    </message>
    <message>
        <source>the way back {back} from {from} to {to} does not undo the turn of the link {direction}</source>
        <translation>der Rückweg {back} von {from} nach {to} nimmt die Drehung der Verbindung {direction} nicht zurück</translation>
    </message>
    <message>
        <source>direction {direction} leads to {to} from {cells}</source>
        <translation>die Richtung {direction} führt von {cells} nach {to}</translation>
    </message>
    <message>
        <source>the link {direction} from {cell} leads back to the same cell</source>
        <translation>die Verbindung {direction} von {cell} führt auf dasselbe Feld zurück</translation>
    </message>
    <message>
        <source>{piece} can never leave {cells}, where it stands at the start</source>
        <translation>{piece} kann {cells} nie verlassen, wo sie am Anfang steht</translation>
    </message>
    <message>
        <source>{piece}: no other leg leads to leg {leg}, and no move begins with it</source>
        <translation>{piece}: kein anderer Abschnitt führt zu Abschnitt {leg}, und kein Zug beginnt mit ihm</translation>
    </message>
    <message>
        <source>{piece}: in {text}, column {column}: {doubt}</source>
        <translation>{piece}: in {text}, Spalte {column}: {doubt}</translation>
    </message>
    <message>
        <source>{piece}: &apos;{part}&apos; in {text}, column {column}, has no effect yet: {meaning}</source>
        <translation>{piece}: &apos;{part}&apos; in {text}, Spalte {column}, hat noch keine Wirkung: {meaning}</translation>
    </message>
    <message>
        <source>{piece}: &apos;{part}&apos; in {text}, column {column}, is a rule that the game does not have: {meaning}</source>
        <translation>{piece}: &apos;{part}&apos; in {text}, Spalte {column}, ist eine Regel, die das Spiel nicht hat: {meaning}</translation>
    </message>
    <message>
        <source>{piece} has no moves</source>
        <translation>{piece} hat keine Züge</translation>
    </message>
    <message>
        <source>{first} and {second} share the letter {letter}</source>
        <translation>{first} und {second} haben denselben Buchstaben {letter}</translation>
    </message>
    <message>
        <source>artwork missing: {piece} would look like {file}, but {fault}</source>
        <translation>Bild fehlt: {piece} sähe aus wie {file}, aber {fault}</translation>
    </message>
    <message>
        <source>no game end is reachable in {games} random games of {moves} moves</source>
        <translation>in {games} zufälligen Partien von {moves} Zügen wurde kein Spielende erreicht</translation>
    </message>
    <message>
        <source>{cause} can cost a player the last royal piece, and the game goes on without an end</source>
        <translation>{cause} kann einen Spieler die letzte königliche Figur kosten, und das Spiel geht ohne ein Ende weiter</translation>
    </message>
    <message>
        <source>an explosion</source>
        <translation>eine Explosion</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>eine Reihe</translation>
    </message>
    <message>
        <source>a clearing</source>
        <translation>eine Räumung</translation>
    </message>
    <message>
        <source>a blockade</source>
        <translation>eine Blockade</translation>
    </message>
    <message>
        <source>a piece that encloses others</source>
        <translation>eine Figur, die andere einschließt,</translation>
    </message>
    <message>
        <source>a promotion</source>
        <translation>eine Umwandlung</translation>
    </message>
    <message>
        <source>the second of two moves in a row</source>
        <translation>der zweite von zwei Zügen hintereinander</translation>
    </message>
    <message>
        <source>a move of the {piece}</source>
        <translation>ein Zug der Figur {piece}</translation>
    </message>
    <message>
        <source>no piece can be in check, because no piece is royal</source>
        <translation>keine Figur kann im Schach stehen, weil keine Figur königlich ist</translation>
    </message>
    <message>
        <source>the rule is about the zone {zone}, which has no cells</source>
        <translation>die Regel handelt von der Zone {zone}, die keine Felder hat</translation>
    </message>
    <message>
        <source>{piece} promotes into itself</source>
        <translation>{piece} wandelt sich in sich selbst um</translation>
    </message>
    <message>
        <source>no player ever has a piece in hand to drop</source>
        <translation>kein Spieler hat je eine Figur in der Reserve, die er einsetzen könnte</translation>
    </message>
    <message>
        <source>no player ever has a piece in hand to come in</source>
        <translation>kein Spieler hat je eine Figur in der Reserve, die hereinkommen könnte</translation>
    </message>
    <message>
        <source>this end never comes, because end {number} has the same condition and comes before it</source>
        <translation>dieses Ende kommt nie, weil das {number}. Ende dieselbe Bedingung hat und vorher kommt</translation>
    </message>
    <message>
        <source>&apos;passers&apos; says who may pass, but no player ever may</source>
        <translation>&apos;passers&apos; sagt, wer passen darf, aber kein Spieler darf es je</translation>
    </message>
    <message>
        <source>no own rule asks for the number {name}</source>
        <translation>keine eigene Regel fragt nach der Zahl {name}</translation>
    </message>
    <message>
        <source>no own rule uses the word {name}</source>
        <translation>keine eigene Regel benutzt das Wort {name}</translation>
    </message>
    <message>
        <source>promotion makes a {piece} where it may not stand, outside its zone {zone}</source>
        <translation>eine Umwandlung macht {piece}, wo die Figur nicht stehen darf, außerhalb ihrer Zone {zone}</translation>
    </message>
    <message>
        <source>{player} has turns and no piece to move</source>
        <translation>{player} ist am Zug und hat keine Figur, die ziehen kann</translation>
    </message>
    <message>
        <source>{player} has pieces and never a turn</source>
        <translation>{player} hat Figuren und ist nie am Zug</translation>
    </message>
    <message>
        <source>no piece can be captured in passing, because no such piece ever passes a cell</source>
        <translation>keine Figur kann im Vorübergehen geschlagen werden, weil keine solche Figur je ein Feld überschreitet</translation>
    </message>
    <message>
        <source>players may pass at any time and must capture; who can capture cannot pass</source>
        <translation>Spieler dürfen jederzeit passen und müssen schlagen; wer schlagen kann, kann nicht passen</translation>
    </message>
    <message>
        <source>the end never comes, because no player may pass</source>
        <translation>das Ende kommt nie, weil kein Spieler passen darf</translation>
    </message>
    <message>
        <source>the end never comes, because the first loss ends the game for everybody</source>
        <translation>das Ende kommt nie, weil die erste Niederlage das Spiel für alle beendet</translation>
    </message>
    <message>
        <source>the end never comes, because who has no move passes</source>
        <translation>das Ende kommt nie, weil passt, wer keinen Zug hat</translation>
    </message>
    <message>
        <source>no line of the board has {count} cells</source>
        <translation>keine Linie des Brettes hat {count} Felder</translation>
    </message>
    <message>
        <source>{player} does not have the {count} pieces that the end asks for</source>
        <translation>{player} hat die {count} Figuren nicht, die das Ende verlangt</translation>
    </message>
    <message>
        <source>the zone {zone} has fewer cells than the {count} pieces that the end asks for</source>
        <translation>die Zone {zone} hat weniger Felder als die {count} Figuren, die das Ende verlangt</translation>
    </message>
    <message>
        <source>{player} is chance and has pieces, which never move</source>
        <translation>{player} ist der Zufall und hat Figuren, die nie ziehen</translation>
    </message>
    <message>
        <source>{player} is chance, and no own move names it: nothing can come of its turns</source>
        <translation>{player} ist der Zufall, und kein eigener Zug nennt ihn: aus seinen Zügen kann nichts werden</translation>
    </message>
    <message>
        <source>{player} is chance, and the weights of all that may come are 0</source>
        <translation>{player} ist der Zufall, und alles, was kommen kann, hat das Gewicht 0</translation>
    </message>
    <message>
        <source>all players are chance; somebody must decide</source>
        <translation>alle Spieler sind der Zufall; jemand muss entscheiden</translation>
    </message>
    <message>
        <source>captured pieces go to the hand and no one can ever capture</source>
        <translation>geschlagene Figuren kommen in die Reserve, und niemand kann je schlagen</translation>
    </message>
    <message>
        <source>a {piece} that is dropped counts as unmoved: it has its first moves wherever it comes in</source>
        <translation>{piece}, eingesetzt, gilt als noch nicht gezogen: die Figur hat ihre ersten Züge, wo immer sie hereinkommt</translation>
    </message>
    <message>
        <source>a {piece} that is dropped counts as moved: it never has its first moves</source>
        <translation>{piece}, eingesetzt, gilt als schon gezogen: die Figur hat nie ihre ersten Züge</translation>
    </message>
    <message>
        <source>the view says what hidden pieces look like, and hides none</source>
        <translation>die Sicht sagt, wie verborgene Figuren aussehen, und verbirgt keine</translation>
    </message>
    <message>
        <source>moves are tried where nothing is hidden, so that none is ever refused</source>
        <translation>Züge werden versucht, wo nichts verborgen ist, so dass nie einer abgewiesen wird</translation>
    </message>
    <message>
        <source>the view hides nothing</source>
        <translation>die Sicht verbirgt nichts</translation>
    </message>
    <message>
        <source>a view sees everything, so that &apos;seen-by&apos; in it says nothing</source>
        <translation>eine Sicht sieht alles, so dass &apos;seen-by&apos; in ihr nichts sagt</translation>
    </message>
    <message>
        <source>the pieces are hidden, but the moves of the others, which show them, are seen</source>
        <translation>die Figuren sind verborgen, aber die Züge der anderen, die sie zeigen, sind zu sehen</translation>
    </message>
    <message>
        <source>the hidden cells are those with pieces at the start, which says where these stand; hide empty cells too</source>
        <translation>verborgen sind genau die Felder, auf denen am Anfang Figuren stehen, was sagt, wo diese stehen; auch leere Felder verbergen</translation>
    </message>
    <message>
        <source>the announcement says nothing</source>
        <translation>die Ansage sagt nichts</translation>
    </message>
    <message>
        <source>no try is ever refused, because no view lets moves be tried</source>
        <translation>nie wird ein Versuch abgewiesen, weil keine Sicht Züge versuchen lässt</translation>
    </message>
    <message>
        <source>the number {name} belongs to no player, so that it is hidden from every player</source>
        <translation>die Zahl {name} gehört keinem Spieler, so dass sie vor jedem Spieler verborgen ist</translation>
    </message>
    <message>
        <source>the own move {name} is only a try, and ends the turn: &apos;again&apos; is missing</source>
        <translation>der eigene Zug {name} ist nur ein Versuch und beendet den Zug: &apos;again&apos; fehlt</translation>
    </message>
    <message>
        <source>{player} has no royal piece and no other goal</source>
        <translation>{player} hat keine königliche Figur und kein anderes Ziel</translation>
    </message>
    <message>
        <source>start position: {player} is already in check</source>
        <translation>Anfangsstellung: {player} steht schon im Schach</translation>
    </message>
    <message>
        <source>start position: {player} is already stalemated</source>
        <translation>Anfangsstellung: {player} ist schon patt</translation>
    </message>
    <message>
        <source>start position: {player} has no move</source>
        <translation>Anfangsstellung: {player} hat keinen Zug</translation>
    </message>
    <message>
        <source>start position: the game is over, {end}</source>
        <translation>Anfangsstellung: das Spiel ist aus, {end}</translation>
    </message>
    <message>
        <source>armies differ: [{white} has {whites} more][{?whites}{?blacks} and ][{black} has {blacks} more]</source>
        <translation>die Heere sind verschieden: [{white} hat {whites} mehr][{?whites}{?blacks} und ][{black} hat {blacks} mehr]</translation>
    </message>
    <message>
        <source>{piece} of {player} on {cell} stands outside its allowed zone {zone}</source>
        <translation>{piece} von {player} auf {cell} steht außerhalb der erlaubten Zone {zone}</translation>
    </message>
    <message>
        <source>promotion can choose {piece}, which does not exist: no player has one to lose</source>
        <translation>die Umwandlung kann {piece} wählen, was es nicht gibt: kein Spieler hat eine solche Figur zu verlieren</translation>
    </message>
    <message>
        <source>promotion can choose {piece}, which does not exist: its limit is 0</source>
        <translation>die Umwandlung kann {piece} wählen, was es nicht gibt: die Grenze ist 0</translation>
    </message>
    <message>
        <source>zone {zone} has no cells on this board: {fault}</source>
        <translation>die Zone {zone} hat auf diesem Brett keine Felder: {fault}</translation>
    </message>
    <message>
        <source>the cells that zone {zone} has for {player} are not those of {first}, turned as the players face</source>
        <translation>die Felder der Zone {zone} für {player} sind nicht die von {first}, gedreht wie die Spieler sitzen</translation>
    </message>
    <message>
        <source>{piece} of {player} can come to {cells}, where it has neither a move nor a promotion</source>
        <translation>{piece} von {player} kann nach {cells} kommen, wo die Figur weder einen Zug noch eine Umwandlung hat</translation>
    </message>
    <message>
        <source>{count#more unknown key#more unknown keys} not listed</source>
        <translation>{count#weiterer unbekannter Schlüssel#weitere unbekannte Schlüssel} nicht aufgeführt</translation>
    </message>
    <message>
        <source>its position cannot be read: {error}</source>
        <translation>seine Stellung ist nicht lesbar: {error}</translation>
    </message>
    <message>
        <source>[{missing} [{?missing=1}is|are] expected and not legal][{?missing}{?allowed}; ][{allowed} [{?allowed=1}is|are] forbidden and legal]</source>
        <translation>[{missing} [{?missing=1}ist|sind] erwartet und nicht erlaubt][{?missing}{?allowed}; ][{allowed} [{?allowed=1}ist|sind] verboten und erlaubt]</translation>
    </message>
    <message>
        <source>{piece} cannot go to {cell}: {reason}</source>
        <translation>{piece} kann nicht nach {cell}: {reason}</translation>
    </message>
    <message>
        <source>{move} is no move here: {reason}</source>
        <translation>{move} ist hier kein Zug: {reason}</translation>
    </message>
    <message>
        <source>a wall stands on {cell}</source>
        <translation>auf {cell} steht eine Mauer</translation>
    </message>
    <message>
        <source>{cell} is empty</source>
        <translation>{cell} ist leer</translation>
    </message>
    <message>
        <source>{piece} is dead: {player} is out of the game</source>
        <translation>{piece} ist tot: {player} ist aus dem Spiel</translation>
    </message>
    <message>
        <source>{piece} waits: it is {player}&apos;s turn</source>
        <translation>{piece} wartet: {player} ist am Zug</translation>
    </message>
    <message>
        <source>{player} has lost and leaves the game</source>
        <translation>{player} hat verloren und verlässt das Spiel</translation>
    </message>
    <message>
        <source>each player first takes a piece off the board</source>
        <translation>jeder Spieler nimmt zuerst eine Figur vom Brett</translation>
    </message>
    <message>
        <source>it does not move to promote where it stands: {move}</source>
        <translation>um sich umzuwandeln, wo sie steht, zieht sie nicht: {move}</translation>
    </message>
    <message>
        <source>no movement leads there</source>
        <translation>kein Zug führt dorthin</translation>
    </message>
    <message>
        <source>its first move is not made in check</source>
        <translation>ihr erster Zug wird nicht im Schach gemacht</translation>
    </message>
    <message>
        <source>{piece} cannot be captured by it</source>
        <translation>{piece} kann von ihr nicht geschlagen werden</translation>
    </message>
    <message>
        <source>it would have to promote, and there is no piece that it can become</source>
        <translation>sie müsste sich umwandeln, und es gibt keine Figur, zu der sie werden kann</translation>
    </message>
    <message>
        <source>there is no cell for the wall that comes with every move</source>
        <translation>es gibt kein Feld für die Mauer, die zu jedem Zug gehört</translation>
    </message>
    <message>
        <source>the rules forbid it here</source>
        <translation>die Regeln verbieten es hier</translation>
    </message>
    <message>
        <source>{reason}, such as {move}</source>
        <translation>{reason}, etwa {move}</translation>
    </message>
    <message>
        <source>{player} must capture, such as {move}</source>
        <translation>{player} muss schlagen, etwa {move}</translation>
    </message>
    <message>
        <source>{player} must make another capture, which counts for more, such as {move}</source>
        <translation>{player} muss anders schlagen, was mehr zählt, etwa {move}</translation>
    </message>
    <message>
        <source>castling with that piece is the move {move}</source>
        <translation>die Rochade mit dieser Figur ist der Zug {move}</translation>
    </message>
    <message>
        <source>no piece to castle with stands on {cell}</source>
        <translation>auf {cell} steht keine Figur, mit der zu rochieren wäre</translation>
    </message>
    <message>
        <source>the right to castle there is lost: {piece} has moved</source>
        <translation>das Recht zur Rochade dort ist verloren: {piece} hat gezogen</translation>
    </message>
    <message>
        <source>the right to castle there is lost</source>
        <translation>das Recht zur Rochade dort ist verloren</translation>
    </message>
    <message>
        <source>to castle there {cell} must be empty, and {piece} is in the way</source>
        <translation>für die Rochade dort muss {cell} leer sein, und {piece} ist im Weg</translation>
    </message>
    <message>
        <source>{player} has changed places as often as the rules allow</source>
        <translation>{player} hat so oft Plätze getauscht, wie die Regeln erlauben</translation>
    </message>
    <message>
        <source>friends change places only in check</source>
        <translation>eigene Figuren tauschen die Plätze nur im Schach</translation>
    </message>
    <message>
        <source>friends change places only in check or without any other move</source>
        <translation>eigene Figuren tauschen die Plätze nur im Schach oder ohne anderen Zug</translation>
    </message>
    <message>
        <source>in check it may only capture the piece that gives check</source>
        <translation>im Schach darf sie nur die Figur schlagen, die Schach gibt</translation>
    </message>
    <message>
        <source>it would be in check on its way</source>
        <translation>sie stünde auf ihrem Weg im Schach</translation>
    </message>
    <message>
        <source>a wall answers no check</source>
        <translation>eine Mauer beantwortet kein Schach</translation>
    </message>
    <message>
        <source>the royal pieces would go on facing each other</source>
        <translation>die königlichen Figuren stünden einander weiter gegenüber</translation>
    </message>
    <message>
        <source>that would remove the player&apos;s own royal piece</source>
        <translation>das würde die eigene königliche Figur entfernen</translation>
    </message>
    <message>
        <source>it would give check, which no move may</source>
        <translation>sie gäbe Schach, was kein Zug darf</translation>
    </message>
    <message>
        <source>pieces that must not face each other would do so</source>
        <translation>Figuren, die einander nicht gegenüberstehen dürfen, täten es</translation>
    </message>
    <message>
        <source>it may not give check where it is dropped</source>
        <translation>sie darf, wo sie eingesetzt wird, nicht Schach geben</translation>
    </message>
    <message>
        <source>it may not give mate where it is dropped</source>
        <translation>sie darf, wo sie eingesetzt wird, nicht matt setzen</translation>
    </message>
    <message>
        <source>a rule of this game forbids it</source>
        <translation>eine Regel dieses Spiels verbietet es</translation>
    </message>
    <message>
        <source>the rule &apos;{rule}&apos; forbids it</source>
        <translation>die Regel &apos;{rule}&apos; verbietet es</translation>
    </message>
    <message>
        <source>a cell that the king leaves or crosses is attacked</source>
        <translation>ein Feld, das der König verlässt oder überschreitet, ist angegriffen</translation>
    </message>
    <message>
        <source>out of check from {attacker} a king does not castle</source>
        <translation>aus dem Schach durch {attacker} rochiert ein König nicht</translation>
    </message>
    <message>
        <source>it would castle over {cell}, which {attacker} attacks</source>
        <translation>die Rochade ginge über {cell}, was {attacker} angreift</translation>
    </message>
    <message>
        <source>an enemy piece</source>
        <translation>eine gegnerische Figur</translation>
    </message>
    <message>
        <source>{attacker} would attack it there</source>
        <translation>{attacker} würde sie dort angreifen</translation>
    </message>
    <message>
        <source>{attacker} would still give check</source>
        <translation>{attacker} gäbe weiter Schach</translation>
    </message>
    <message>
        <source>that would leave {attacker} to give check</source>
        <translation>danach gäbe {attacker} Schach</translation>
    </message>
    <message>
        <source>the {piece} cannot be dropped on {cell}: {reason}</source>
        <translation>{piece} kann nicht auf {cell} eingesetzt werden: {reason}</translation>
    </message>
    <message>
        <source>pieces are dropped in other turns</source>
        <translation>Figuren werden in anderen Zügen eingesetzt</translation>
    </message>
    <message>
        <source>there is none in hand</source>
        <translation>es ist keine in der Reserve</translation>
    </message>
    <message>
        <source>such pieces may not be dropped</source>
        <translation>solche Figuren dürfen nicht eingesetzt werden</translation>
    </message>
    <message>
        <source>a wall is there</source>
        <translation>dort ist eine Mauer</translation>
    </message>
    <message>
        <source>{piece} is there</source>
        <translation>{piece} steht dort</translation>
    </message>
    <message>
        <source>it may not leave the zone {zone}</source>
        <translation>sie darf die Zone {zone} nicht verlassen</translation>
    </message>
    <message>
        <source>too many of its type stand on the file</source>
        <translation>zu viele ihrer Art stehen auf der Linie</translation>
    </message>
    <message>
        <source>another one stands on a cell of this colour</source>
        <translation>eine andere steht auf einem Feld dieser Farbe</translation>
    </message>
    <message>
        <source>no friend is beside it</source>
        <translation>keine eigene Figur steht daneben</translation>
    </message>
    <message>
        <source>an enemy piece is beside it</source>
        <translation>eine gegnerische Figur steht daneben</translation>
    </message>
    <message>
        <source>it would enclose nothing</source>
        <translation>sie würde nichts einschließen</translation>
    </message>
    <message>
        <source>there is nothing below it</source>
        <translation>darunter ist nichts</translation>
    </message>
    <message>
        <source>it cannot be slid there from an edge</source>
        <translation>sie kann von keinem Rand dorthin geschoben werden</translation>
    </message>
    <message>
        <source>a piece is in sight of it</source>
        <translation>eine Figur ist in ihrer Sicht</translation>
    </message>
    <message>
        <source>that would leave no cell of the colour that another piece needs</source>
        <translation>das ließe kein Feld der Farbe, die eine andere Figur braucht</translation>
    </message>
    <message>
        <source>it could never move from there</source>
        <translation>sie könnte von dort nie ziehen</translation>
    </message>
    <message>
        <source>it is outside the zone {zones}</source>
        <translation>das liegt außerhalb der Zone {zones}</translation>
    </message>
    <message>
        <source>castles with {piece}, which goes to {cell}</source>
        <translation>rochiert mit {piece}, die nach {cell} geht</translation>
    </message>
    <message>
        <source>changes places with {piece}</source>
        <translation>tauscht den Platz mit {piece}</translation>
    </message>
    <message>
        <source>may go to any empty cell, with so few pieces left</source>
        <translation>darf auf jedes leere Feld, da nur so wenige Figuren übrig sind</translation>
    </message>
    <message>
        <source>{player} {piece}</source>
        <translation>{player} {piece}</translation>
    </message>
    <message>
        <source>the {piece} on {cell}</source>
        <translation>{piece} auf {cell}</translation>
    </message>
    <message>
        <source>the wall on {cell}</source>
        <translation>die Mauer auf {cell}</translation>
    </message>
    <message>
        <source>what stands on {cell}</source>
        <translation>was auf {cell} steht</translation>
    </message>
    <message>
        <source>the game is over: {end}</source>
        <translation>das Spiel ist aus: {end}</translation>
    </message>
    <message>
        <source>{player} may not pass</source>
        <translation>{player} darf nicht passen</translation>
    </message>
    <message>
        <source>the moves of &apos;{piece}&apos; from {cell} branch more than {most} times, so that not all of them were found</source>
        <translation>die Züge von &apos;{piece}&apos; ab {cell} verzweigen sich mehr als {most} Mal, so dass nicht alle gefunden wurden</translation>
    </message>
    <message>
        <source>something on {cell}</source>
        <translation>etwas auf {cell}</translation>
    </message>
    <message>
        <source>the {player} {piece}</source>
        <translation>{player} {piece}</translation>
    </message>
    <message>
        <source>{count} of its leg</source>
        <translation>{count} seines Abschnitts</translation>
    </message>
    <message>
        <source>only elsewhere</source>
        <translation>nur anderswo</translation>
    </message>
    <message>
        <source>only within the zone &apos;{zone}&apos;</source>
        <translation>nur innerhalb der Zone &apos;{zone}&apos;</translation>
    </message>
    <message>
        <source>only from outside into the zone &apos;{zone}&apos;</source>
        <translation>nur von außen in die Zone &apos;{zone}&apos;</translation>
    </message>
    <message>
        <source>only out of the zone &apos;{zone}&apos;</source>
        <translation>nur aus der Zone &apos;{zone}&apos; hinaus</translation>
    </message>
    <message>
        <source>only from a cell of the zone &apos;{zone}&apos;</source>
        <translation>nur von einem Feld der Zone &apos;{zone}&apos;</translation>
    </message>
    <message>
        <source>{cell} is where the piece stands</source>
        <translation>auf {cell} steht die Figur selbst</translation>
    </message>
    <message>
        <source>blocked at {cell} by {piece}</source>
        <translation>auf {cell} verstellt durch {piece}</translation>
    </message>
    <message>
        <source>{piece} on {cell} is a friend</source>
        <translation>{piece} auf {cell} ist eine eigene Figur</translation>
    </message>
    <message>
        <source>the piece passes {cell} and may not stop there</source>
        <translation>die Figur geht über {cell} und darf dort nicht anhalten</translation>
    </message>
    <message>
        <source>out of range: {cell} would be step {step}</source>
        <translation>zu weit: {cell} wäre Schritt {step}</translation>
    </message>
    <message>
        <source>too near: {cell} is only step {step}</source>
        <translation>zu nah: {cell} ist erst Schritt {step}</translation>
    </message>
    <message>
        <source>the move has to go on from {cell}</source>
        <translation>der Zug muss von {cell} weitergehen</translation>
    </message>
    <message>
        <source>nothing stands on {cell} to be jumped or captured</source>
        <translation>auf {cell} steht nichts, was übersprungen oder geschlagen werden kann</translation>
    </message>
    <message>
        <source>only while the piece has not moved</source>
        <translation>nur solange die Figur noch nicht gezogen hat</translation>
    </message>
    <message>
        <source>only from a cell where such a piece starts</source>
        <translation>nur von einem Feld, auf dem eine solche Figur beginnt</translation>
    </message>
    <message>
        <source>it may not leave the zone &apos;{home}&apos;</source>
        <translation>sie darf die Zone &apos;{home}&apos; nicht verlassen</translation>
    </message>
    <message>
        <source>the piece has just come from {cell}</source>
        <translation>die Figur ist gerade von {cell} gekommen</translation>
    </message>
    <message>
        <source>edge after {cell}</source>
        <translation>Rand hinter {cell}</translation>
    </message>
    <message>
        <source>hole after {cell}</source>
        <translation>Loch hinter {cell}</translation>
    </message>
    <message>
        <source>link cut after {cell}</source>
        <translation>Verbindung hinter {cell} getrennt</translation>
    </message>
    <message>
        <source>loop closed after {steps#step#steps}</source>
        <translation>Schleife nach {steps#Schritt#Schritten} geschlossen</translation>
    </message>
    <message>
        <source>own rules mean this by {name}, not the direction</source>
        <translation>eigene Regeln verstehen unter {name} dies, nicht die Richtung</translation>
    </message>
    <message>
        <source>own rules mean this by {name}, not the cell</source>
        <translation>eigene Regeln verstehen unter {name} dies, nicht das Feld</translation>
    </message>
    <message>
        <source>own rules mean their function by {name}, not the zone</source>
        <translation>eigene Regeln verstehen unter {name} ihre Funktion, nicht die Zone</translation>
    </message>
    <message>
        <source>the ban says neither &apos;before&apos; nor &apos;after&apos;, and bans nothing</source>
        <translation>das Verbot sagt weder &apos;before&apos; noch &apos;after&apos; und verbietet nichts</translation>
    </message>
    <message>
        <source>Which of its choices are one and the same move; moves of two own moves never are</source>
        <translation>Welche seiner Wahlen ein und derselbe Zug sind; Züge zweier eigener Züge sind es nie</translation>
    </message>
    <message>
        <source>no own move leads there from {cell}</source>
        <translation>kein eigener Zug führt von {cell} dorthin</translation>
    </message>
    <message>
        <source>no own move leads there</source>
        <translation>kein eigener Zug führt dorthin</translation>
    </message>
    <message>
        <source>a ring with a centre has a number of sectors that four divides, not {number}</source>
        <translation>ein Ring mit Mitte hat eine durch vier teilbare Zahl von Sektoren, nicht {number}</translation>
    </message>
    <message>
        <source>the board needs a size such as {example}</source>
        <translation>das Brett braucht eine Größe wie {example}</translation>
    </message>
    <message>
        <source>the arms of a cross of {size} are at most as wide, and narrower by an even number of cells, unlike {arm}</source>
        <translation>die Arme eines Kreuzes der Größe {size} sind höchstens so breit und um eine gerade Zahl von Feldern schmaler, anders als {arm}</translation>
    </message>
    <message>
        <source>the board needs rows such as .##./####/.##.</source>
        <translation>das Brett braucht Reihen wie .##./####/.##.</translation>
    </message>
    <message>
        <source>a mask is rows of equal length made of &apos;#&apos; and &apos;.&apos;, unlike {row}</source>
        <translation>eine Maske besteht aus gleich langen Reihen von &apos;#&apos; und &apos;.&apos;, anders als {row}</translation>
    </message>
    <message>
        <source>unknown layout {name}; this board is drawn {known}</source>
        <translation>unbekannte Darstellung {name}; dieses Brett wird {known} gezeichnet</translation>
    </message>
    <message>
        <source>{text} is not expected here</source>
        <translation>{text} wird hier nicht erwartet</translation>
    </message>
    <message>
        <source>a board that is drawn by hand has no ranks, edges or colours</source>
        <translation>ein von Hand gezeichnetes Brett hat keine Reihen, Ränder oder Farben</translation>
    </message>
    <message>
        <source>the board has no levels</source>
        <translation>das Brett hat keine Ebenen</translation>
    </message>
    <message>
        <source>no rank is the first or the last where the edges are joined</source>
        <translation>wo die Ränder verbunden sind, ist keine Reihe die erste oder letzte</translation>
    </message>
    <message>
        <source>no file is the first or the last where the edges are joined</source>
        <translation>wo die Ränder verbunden sind, ist keine Linie die erste oder letzte</translation>
    </message>
    <message>
        <source>the board&apos;s pattern has two colours</source>
        <translation>das Muster des Bretts hat zwei Farben</translation>
    </message>
    <message>
        <source>the board has no edge, because all of its edges are joined</source>
        <translation>das Brett hat keinen Rand, weil alle seine Ränder verbunden sind</translation>
    </message>
    <message>
        <source>the cell that it lies around is not on the board</source>
        <translation>das Feld, um das sie liegt, ist nicht auf dem Brett</translation>
    </message>
    <message>
        <source>captures in passing need pieces that may be captured so (n) and pieces that may capture (e)</source>
        <translation>Schlagen im Vorbeigehen braucht Figuren, die so geschlagen werden (n), und Figuren, die so schlagen (e)</translation>
    </message>
    <message>
        <source>no player has a royal piece</source>
        <translation>kein Spieler hat eine königliche Figur</translation>
    </message>
    <message>
        <source>the rule of castling is not there any more</source>
        <translation>die Regel der Rochade gibt es nicht mehr</translation>
    </message>
    <message>
        <source>which piece is royal is not clear; mark it by hand, or add another end</source>
        <translation>welche Figur königlich ist, ist nicht klar; sie von Hand kennzeichnen oder ein anderes Ende hinzufügen</translation>
    </message>
    <message>
        <source>no piece stands there who belongs to a zone</source>
        <translation>dort steht keine Figur, die zu einer Zone gehört</translation>
    </message>
    <message>
        <source>the promotion is not there any more</source>
        <translation>die Umwandlung gibt es nicht mehr</translation>
    </message>
    <message>
        <source>the zone is not there any more</source>
        <translation>die Zone gibt es nicht mehr</translation>
    </message>
    <message>
        <source>no promotion has a zone for {piece}; add one under Rules, or give it a move there</source>
        <translation>keine Umwandlung hat eine Zone für {piece}; eine unter Regeln hinzufügen, oder der Figur dort einen Zug geben</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>the board has no cell number {number}</source>
        <translation>das Brett hat kein Feld mit der Nummer {number}</translation>
    </message>
    <message>
        <source>only a square board has edges to move</source>
        <translation>nur ein Brett aus Quadraten hat Ränder, die sich verschieben lassen</translation>
    </message>
    <message>
        <source>an edge may move by at most {most} cells</source>
        <translation>ein Rand lässt sich um höchstens {most} Felder verschieben</translation>
    </message>
    <message>
        <source>a free board has no edges to join</source>
        <translation>ein freies Brett hat keine Ränder zum Verbinden</translation>
    </message>
    <message>
        <source>there is no player number {number}</source>
        <translation>es gibt keinen Spieler mit der Nummer {number}</translation>
    </message>
    <message>
        <source>this board cannot be held that way</source>
        <translation>dieses Brett kann man nicht so halten</translation>
    </message>
    <message>
        <source>there is already a cell called &apos;{name}&apos;</source>
        <translation>es gibt schon ein Feld namens &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>that board&apos;s links use directions that this design does not have</source>
        <translation>die Verbindungen dieses Bretts benutzen Richtungen, die der Entwurf nicht hat</translation>
    </message>
    <message>
        <source>a cell&apos;s colour is a number from 0 to {most}</source>
        <translation>die Farbe eines Feldes ist eine Zahl von 0 bis {most}</translation>
    </message>
    <message>
        <source>the vector (0, 0) leads nowhere</source>
        <translation>der Vektor (0, 0) führt nirgendwohin</translation>
    </message>
    <message>
        <source>a vector may lead at most {most} cells along each axis</source>
        <translation>ein Vektor darf entlang jeder Achse höchstens {most} Felder weit führen</translation>
    </message>
    <message>
        <source>there is already a direction &apos;{name}&apos;</source>
        <translation>es gibt schon eine Richtung &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>a design may have at most {most} directions</source>
        <translation>ein Entwurf darf höchstens {most} Richtungen haben</translation>
    </message>
    <message>
        <source>a walk may have at most {most} steps</source>
        <translation>ein Gang darf höchstens {most} Schritte haben</translation>
    </message>
    <message>
        <source>a walk follows directions that exist</source>
        <translation>ein Gang folgt Richtungen, die es gibt</translation>
    </message>
    <message>
        <source>a walk follows directions that are not walks themselves, unlike &apos;{direction}&apos;</source>
        <translation>ein Gang folgt Richtungen, die nicht selbst Gänge sind, anders als &apos;{direction}&apos;</translation>
    </message>
    <message>
        <source>&apos;{direction}&apos; is itself part of a walk</source>
        <translation>&apos;{direction}&apos; ist selbst Teil eines Ganges</translation>
    </message>
    <message>
        <source>on this board the three parts of a vector add up to 0</source>
        <translation>auf diesem Brett ergeben die drei Teile eines Vektors zusammen 0</translation>
    </message>
    <message>
        <source>there is no direction number {number}</source>
        <translation>es gibt keine Richtung mit der Nummer {number}</translation>
    </message>
    <message>
        <source>direction &apos;{name}&apos; is used by {users}; change that first</source>
        <translation>die Richtung &apos;{name}&apos; wird benutzt von {users}; das zuerst ändern</translation>
    </message>
    <message>
        <source>direction &apos;{name}&apos; is part of the walk &apos;{other}&apos;; change that first</source>
        <translation>die Richtung &apos;{name}&apos; ist Teil des Ganges &apos;{other}&apos;; diesen zuerst ändern</translation>
    </message>
    <message>
        <source>own rules mean something else by &apos;{name}&apos;</source>
        <translation>eigene Regeln meinen mit &apos;{name}&apos; etwas anderes</translation>
    </message>
    <message>
        <source>a path of &apos;{piece}&apos; would become too long</source>
        <translation>ein Pfad von &apos;{piece}&apos; würde zu lang</translation>
    </message>
    <message>
        <source>a design may have at most {most} groups of directions</source>
        <translation>ein Entwurf darf höchstens {most} Richtungsgruppen haben</translation>
    </message>
    <message>
        <source>there is no group {name}</source>
        <translation>es gibt keine Gruppe {name}</translation>
    </message>
    <message>
        <source>there is already a group {name}</source>
        <translation>es gibt schon eine Gruppe {name}</translation>
    </message>
    <message>
        <source>an edge is made of cells of the lattice</source>
        <translation>ein Rand besteht aus Feldern des Gitters</translation>
    </message>
    <message>
        <source>an edge is a straight run of cells with its side square to it</source>
        <translation>ein Rand ist eine gerade Folge von Feldern, deren Seite rechtwinklig dazu liegt</translation>
    </message>
    <message>
        <source>there is a hole in the edge from &apos;{cell}&apos; to &apos;{other}&apos;</source>
        <translation>im Rand von &apos;{cell}&apos; bis &apos;{other}&apos; ist ein Loch</translation>
    </message>
    <message>
        <source>only edges of squares and of hexagons can be glued; along a row of triangles every other one has no side there, and links are drawn by hand</source>
        <translation>nur Ränder aus Quadraten und aus Sechsecken lassen sich verkleben; in einer Reihe von Dreiecken hat jedes zweite dort keine Seite, und Verbindungen werden von Hand gezeichnet</translation>
    </message>
    <message>
        <source>edges of {one} and {other} cells cannot be glued</source>
        <translation>Ränder von {one} und {other} Feldern lassen sich nicht verkleben</translation>
    </message>
    <message>
        <source>an edge of hexagons is a row of cells with a step over its side</source>
        <translation>ein Rand aus Sechsecken ist eine Reihe von Feldern mit einem Schritt über ihre Seite</translation>
    </message>
    <message>
        <source>these edges do not lie to each other as hexagons can</source>
        <translation>diese Ränder liegen nicht so zueinander, wie Sechsecke es können</translation>
    </message>
    <message>
        <source>&apos;{cell}&apos; is a hole</source>
        <translation>&apos;{cell}&apos; ist ein Loch</translation>
    </message>
    <message>
        <source>this board cannot turn a traveller that way</source>
        <translation>dieses Brett kann eine ziehende Figur nicht so drehen</translation>
    </message>
    <message>
        <source>direction &apos;{direction}&apos; has no opposite for the way back</source>
        <translation>die Richtung &apos;{direction}&apos; hat keine Gegenrichtung für den Rückweg</translation>
    </message>
    <message>
        <source>no direction is declared for the way back from &apos;{cell}&apos;</source>
        <translation>für den Rückweg von &apos;{cell}&apos; ist keine Richtung angegeben</translation>
    </message>
    <message>
        <source>no direction points where &apos;{direction}&apos; does when the board is held like that</source>
        <translation>keine Richtung zeigt dorthin, wohin &apos;{direction}&apos; zeigt, wenn das Brett so gehalten wird</translation>
    </message>
    <message>
        <source>the tolerance is a number from 1 to {number} thousandths of a cell</source>
        <translation>die Toleranz ist eine Zahl von 1 bis {number} Tausendstel eines Feldes</translation>
    </message>
    <message>
        <source>the board has no zone number {number}</source>
        <translation>das Brett hat keine Zone mit der Nummer {number}</translation>
    </message>
    <message>
        <source>&apos;{cell}&apos; is a hole and belongs to no zone</source>
        <translation>&apos;{cell}&apos; ist ein Loch und gehört zu keiner Zone</translation>
    </message>
    <message>
        <source>there is already a zone called &apos;{name}&apos;</source>
        <translation>es gibt schon eine Zone namens &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>a board may have at most {most} zones</source>
        <translation>ein Brett darf höchstens {most} Zonen haben</translation>
    </message>
    <message>
        <source>no meaning has just the cells of zone &apos;{name}&apos;</source>
        <translation>keine Bedeutung hat genau die Felder der Zone &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>a zone&apos;s colour is a number from 0 to {most}</source>
        <translation>die Farbe einer Zone ist eine Zahl von 0 bis {most}</translation>
    </message>
    <message>
        <source>zone &apos;{zone}&apos; is named by {users}; change that first</source>
        <translation>die Zone &apos;{zone}&apos; wird genannt von {users}; das zuerst ändern</translation>
    </message>
    <message>
        <source>the design has no such piece</source>
        <translation>diese Figur hat der Entwurf nicht</translation>
    </message>
    <message>
        <source>the design has no such player</source>
        <translation>diesen Spieler hat der Entwurf nicht</translation>
    </message>
    <message>
        <source>&apos;b&apos; in {atom} forbids drops beside a piece of the type anywhere, which no rule says</source>
        <translation>&apos;b&apos; in {atom} verbietet das Einsetzen neben einer Figur des Typs überall, was keine Regel sagt</translation>
    </message>
    <message>
        <source>how many ranks deep pieces are dropped is said of boards of squares</source>
        <translation>wie viele Reihen tief Figuren eingesetzt werden, sagt man von Brettern aus Quadraten</translation>
    </message>
    <message>
        <source>{piece} castles with a piece of its rank at the start, and the setup has none there</source>
        <translation>{piece} rochiert mit einer Figur auf der eigenen Reihe der Aufstellung, und dort steht keine</translation>
    </message>
    <message>
        <source>the piece has no movement {number}</source>
        <translation>die Figur hat keine Bewegung {number}</translation>
    </message>
    <message>
        <source>the piece&apos;s movements have no place {number}</source>
        <translation>die Bewegungen der Figur haben keinen Platz {number}</translation>
    </message>
    <message>
        <source>there is already a piece called &apos;{name}&apos;</source>
        <translation>es gibt schon eine Figur namens &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>a design may have at most {most} piece types</source>
        <translation>ein Entwurf darf höchstens {most} Figurentypen haben</translation>
    </message>
    <message>
        <source>piece &apos;{piece}&apos; is named by {users}; change that first</source>
        <translation>die Figur &apos;{piece}&apos; wird genannt von {users}; das zuerst ändern</translation>
    </message>
    <message>
        <source>a piece&apos;s letter is one of A to Z, not &apos;{sign}&apos;</source>
        <translation>der Buchstabe einer Figur ist einer von A bis Z, nicht &apos;{sign}&apos;</translation>
    </message>
    <message>
        <source>the list of pieces has no place {number}</source>
        <translation>die Liste der Figuren hat keinen Platz {number}</translation>
    </message>
    <message>
        <source>a piece may have at most {most} movements</source>
        <translation>eine Figur darf höchstens {most} Bewegungen haben</translation>
    </message>
    <message>
        <source>a piece is written as name:id:betza, and the third part is missing here</source>
        <translation>eine Figur schreibt man als name:id:betza, und der dritte Teil fehlt hier</translation>
    </message>
    <message>
        <source>this sets {key}, which makes no piece</source>
        <translation>das setzt {key}, was keine Figur ergibt</translation>
    </message>
    <message>
        <source>{piece}: {why}</source>
        <translation>{piece}: {why}</translation>
    </message>
    <message>
        <source>{name} is named in an own rule; change that rule first</source>
        <translation>{name} wird in einer eigenen Regel genannt; diese Regel zuerst ändern</translation>
    </message>
    <message>
        <source>an error cannot be approved; the design does not work with it</source>
        <translation>ein Fehler lässt sich nicht bestätigen; der Entwurf funktioniert mit ihm nicht</translation>
    </message>
    <message>
        <source>the problem has been approved before</source>
        <translation>das Problem ist schon bestätigt</translation>
    </message>
    <message>
        <source>at most {most} approved problems are possible</source>
        <translation>höchstens {most} bestätigte Probleme sind möglich</translation>
    </message>
    <message>
        <source>the problem has not been approved</source>
        <translation>das Problem ist nicht bestätigt</translation>
    </message>
    <message>
        <source>a text may have at most {most} bytes</source>
        <translation>ein Text darf höchstens {most} Bytes haben</translation>
    </message>
    <message>
        <source>a text must be valid UTF-8</source>
        <translation>ein Text muss gültiges UTF-8 sein</translation>
    </message>
    <message>
        <source>at most {most} targets are possible</source>
        <translation>höchstens {most} Ziele sind möglich</translation>
    </message>
    <message>
        <source>another own rule needs it: {why}</source>
        <translation>eine andere eigene Regel braucht es: {why}</translation>
    </message>
    <message>
        <source>there is no text &apos;{path}&apos; in the rules</source>
        <translation>in den Regeln gibt es keinen Text &apos;{path}&apos;</translation>
    </message>
    <message>
        <source>there is nothing to be said in &apos;{path}&apos;</source>
        <translation>in &apos;{path}&apos; ist nichts zu sagen</translation>
    </message>
    <message>
        <source>there are at most {most} rules of one kind</source>
        <translation>es gibt höchstens {most} Regeln einer Art</translation>
    </message>
    <message>
        <source>there is no rule &apos;{path}&apos;</source>
        <translation>es gibt keine Regel &apos;{path}&apos;</translation>
    </message>
    <message>
        <source>there is no list of rules &apos;{list}&apos;</source>
        <translation>es gibt keine Regelliste &apos;{list}&apos;</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be moved to place {number}</source>
        <translation>&apos;{path}&apos; lässt sich nicht an den Platz {number} verschieben</translation>
    </message>
    <message>
        <source>there is no piece yet that the rule could be about</source>
        <translation>es gibt noch keine Figur, um die es in der Regel gehen könnte</translation>
    </message>
    <message>
        <source>castling needs a king and a rook at the start on one rank, with two cells between them</source>
        <translation>die Rochade braucht am Anfang einen König und einen Turm auf einer Reihe mit zwei Feldern dazwischen</translation>
    </message>
    <message>
        <source>a wing needs a king and a rook at the start on one rank, with two cells between them</source>
        <translation>ein Flügel braucht am Anfang einen König und einen Turm auf einer Reihe mit zwei Feldern dazwischen</translation>
    </message>
    <message>
        <source>a race needs cells at the far edge of the board; paint a zone called &apos;goal&apos;</source>
        <translation>ein Wettlauf braucht Felder am fernen Rand des Bretts; eine Zone namens &apos;goal&apos; malen</translation>
    </message>
    <message>
        <source>there is no template of rules called &apos;{name}&apos;</source>
        <translation>es gibt keine Regelvorlage namens &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>at most {most} examples are possible</source>
        <translation>höchstens {most} Beispiele sind möglich</translation>
    </message>
    <message>
        <source>there is already a player called &apos;{name}&apos;</source>
        <translation>es gibt schon einen Spieler namens &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>chance has no pieces; take those of &apos;{player}&apos; off first</source>
        <translation>der Zufall hat keine Figuren; die von &apos;{player}&apos; zuerst wegnehmen</translation>
    </message>
    <message>
        <source>a design needs a player who is not chance</source>
        <translation>ein Entwurf braucht einen Spieler, der nicht der Zufall ist</translation>
    </message>
    <message>
        <source>a design may have at most {most} players</source>
        <translation>ein Entwurf darf höchstens {most} Spieler haben</translation>
    </message>
    <message>
        <source>a design needs a player</source>
        <translation>ein Entwurf braucht einen Spieler</translation>
    </message>
    <message>
        <source>there is no such player to begin</source>
        <translation>es gibt keinen solchen Spieler, der beginnen könnte</translation>
    </message>
    <message>
        <source>the rules say who makes the first moves; change the rule about turns</source>
        <translation>die Regeln sagen, wer die ersten Züge macht; die Regel über die Reihenfolge ändern</translation>
    </message>
    <message>
        <source>{player} never moves; change the rule about turns</source>
        <translation>{player} zieht nie; die Regel über die Reihenfolge ändern</translation>
    </message>
    <message>
        <source>this board has no second rank for {player}</source>
        <translation>dieses Brett hat keine zweite Reihe für {player}</translation>
    </message>
    <message>
        <source>that position is of another board or of other pieces</source>
        <translation>diese Stellung gehört zu einem anderen Brett oder zu anderen Figuren</translation>
    </message>
    <message>
        <source>there is no rule of castling yet; add one</source>
        <translation>es gibt noch keine Regel der Rochade; eine hinzufügen</translation>
    </message>
    <message>
        <source>there is no such piece or player to place</source>
        <translation>diese Figur oder diesen Spieler gibt es nicht</translation>
    </message>
    <message>
        <source>no piece stands there</source>
        <translation>dort steht keine Figur</translation>
    </message>
    <message>
        <source>the {piece} on {cell} has no cell opposite to it</source>
        <translation>{piece} auf {cell} hat kein Feld gegenüber</translation>
    </message>
    <message>
        <source>the armies would meet on {cell}</source>
        <translation>die Heere träfen sich auf {cell}</translation>
    </message>
    <message>
        <source>there is no such piece or player to hold</source>
        <translation>diese Figur oder diesen Spieler gibt es nicht für eine Reserve</translation>
    </message>
    <message>
        <source>a hand holds 0 to {most} pieces of a type</source>
        <translation>eine Reserve hält 0 bis {most} Figuren eines Typs</translation>
    </message>
    <message>
        <source>there are too many placements</source>
        <translation>es sind zu viele Figuren aufgestellt</translation>
    </message>
    <message>
        <source>it was interrupted</source>
        <translation>es wurde unterbrochen</translation>
    </message>
    <message>
        <source>may go where more decides than which cells are taken</source>
        <translation>darf hin, wo mehr entscheidet als welche Felder besetzt sind</translation>
    </message>
    <message>
        <source>fairy-stockfish did not count</source>
        <translation>fairy-stockfish hat nicht gezählt</translation>
    </message>
    <message>
        <source>fairy-stockfish did not answer every question</source>
        <translation>fairy-stockfish hat nicht jede Frage beantwortet</translation>
    </message>
    <message>
        <source>&apos;startFen&apos; of {variant}: {why}</source>
        <translation>&apos;startFen&apos; von {variant}: {why}</translation>
    </message>
    <message>
        <source>the file is no UTF-8 text</source>
        <translation>die Datei ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>the text has no position</source>
        <translation>der Text hat keine Stellung</translation>
    </message>
    <message>
        <source>it passes some cells of its way and may end on others</source>
        <translation>sie geht an manchen Feldern ihres Weges vorbei und darf auf anderen enden</translation>
    </message>
    <message>
        <source>it has a move from cells of a zone</source>
        <translation>sie hat einen Zug von Feldern einer Zone aus</translation>
    </message>
    <message>
        <source>the text has no line &apos;map&apos;, &apos;link&apos;, &apos;rlink&apos; or &apos;unlink&apos;, and defines no piece</source>
        <translation>der Text hat keine Zeile &apos;map&apos;, &apos;link&apos;, &apos;rlink&apos; oder &apos;unlink&apos; und beschreibt keine Figur</translation>
    </message>
    <message>
        <source>the game is longer than 16 MiB; the rest of it is not read</source>
        <translation>die Partie ist länger als 16 MiB; der Rest wird nicht gelesen</translation>
    </message>
    <message>
        <source>its first move depends on check, which no line can say</source>
        <translation>ihr erster Zug hängt vom Schach ab, was keine Zeile sagen kann</translation>
    </message>
    <message>
        <source>the board is no flat rectangle of squares</source>
        <translation>das Brett ist kein flaches Rechteck aus Quadraten</translation>
    </message>
    <message>
        <source>the questions could not be written</source>
        <translation>die Fragen ließen sich nicht schreiben</translation>
    </message>
    <message>
        <source>sjaakii did not answer every question</source>
        <translation>sjaakii hat nicht jede Frage beantwortet</translation>
    </message>
    <message>
        <source>it bends or branches in a way that has no words there</source>
        <translation>sie biegt oder verzweigt sich auf eine Art, für die es dort keine Worte gibt</translation>
    </message>
    <message>
        <source>its moves are more than multiples of vectors and jumps over an enemy</source>
        <translation>ihre Züge sind mehr als Vielfache von Vektoren und Sprünge über eine gegnerische Figur</translation>
    </message>
    <message>
        <source>its legs would make too many blocks</source>
        <translation>ihre Abschnitte ergäben zu viele Blöcke</translation>
    </message>
    <message>
        <source>a file of this kind has a (game ...)</source>
        <translation>eine Datei dieser Art hat ein (game ...)</translation>
    </message>
    <message>
        <source>this block never adds a move</source>
        <translation>dieser Block fügt nie einen Zug hinzu</translation>
    </message>
    <message>
        <source>a block stands in brackets</source>
        <translation>ein Block steht in Klammern</translation>
    </message>
    <message>
        <source>this symmetry is no turn or mirror image of the board</source>
        <translation>diese Symmetrie ist keine Drehung oder Spiegelung des Bretts</translation>
    </message>
    <message>
        <source>a symmetry names a player</source>
        <translation>eine Symmetrie nennt einen Spieler</translation>
    </message>
    <message>
        <source>it lies outside the design&apos;s folder</source>
        <translation>sie liegt außerhalb des Ordners des Entwurfs</translation>
    </message>
    <message>
        <source>a compressed picture cannot be used; unpack it first</source>
        <translation>ein komprimiertes Bild lässt sich nicht benutzen; es zuerst entpacken</translation>
    </message>
    <message>
        <source>this is not an SVG picture in UTF-8</source>
        <translation>das ist kein SVG-Bild in UTF-8</translation>
    </message>
    <message>
        <source>this is not an SVG picture: it begins with {name}</source>
        <translation>das ist kein SVG-Bild: es beginnt mit {name}</translation>
    </message>
    <message>
        <source>a picture may use parts again at most {most} times</source>
        <translation>ein Bild darf Teile höchstens {most}-mal wiederverwenden</translation>
    </message>
    <message>
        <source>the paths of a picture may have at most {most} characters</source>
        <translation>die Pfade eines Bildes dürfen höchstens {most} Zeichen haben</translation>
    </message>
    <message>
        <source>a part of the picture uses itself</source>
        <translation>ein Teil des Bildes verwendet sich selbst</translation>
    </message>
    <message>
        <source>the picture repeats its parts too often to be drawn quickly</source>
        <translation>das Bild wiederholt seine Teile zu oft, um schnell gezeichnet zu werden</translation>
    </message>
    <message>
        <source>nothing of the picture would be left to draw</source>
        <translation>von dem Bild bliebe nichts zu zeichnen übrig</translation>
    </message>
    <message>
        <source>the design is too large for a file: {why}</source>
        <translation>der Entwurf ist zu groß für eine Datei: {why}</translation>
    </message>
    <message>
        <source>the clipboard holds no rule</source>
        <translation>die Zwischenablage enthält keine Regel</translation>
    </message>
    <message>
        <source>&apos;{file}&apos; cannot be read: {why}</source>
        <translation>&apos;{file}&apos; lässt sich nicht lesen: {why}</translation>
    </message>
    <message>
        <source>&apos;{file}&apos; cannot be created: {why}</source>
        <translation>&apos;{file}&apos; lässt sich nicht anlegen: {why}</translation>
    </message>
    <message>
        <source>&apos;{file}&apos; cannot be discarded: {why}</source>
        <translation>&apos;{file}&apos; lässt sich nicht verwerfen: {why}</translation>
    </message>
    <message>
        <source>&apos;{file}&apos; cannot be renamed: {why}</source>
        <translation>&apos;{file}&apos; lässt sich nicht umbenennen: {why}</translation>
    </message>
    <message>
        <source>a Betza string may have at most 1000 characters</source>
        <translation>ein Betza-Text darf höchstens 1000 Zeichen haben</translation>
    </message>
    <message>
        <source>a piece may have at most {most#leg#legs}</source>
        <translation>eine Figur darf höchstens {most#Abschnitt#Abschnitte} haben</translation>
    </message>
    <message>
        <source>a piece may have at most {most#move#moves}</source>
        <translation>eine Figur darf höchstens {most#Zug#Züge} haben</translation>
    </message>
    <message>
        <source>leg {number} cannot be written in {dialect}</source>
        <translation>Abschnitt {number} lässt sich nicht in {dialect} schreiben</translation>
    </message>
    <message>
        <source>the move needs more than {most#leg#legs}</source>
        <translation>der Zug braucht mehr als {most#Abschnitt#Abschnitte}</translation>
    </message>
    <message>
        <source>this leg has no direction that its atom can take</source>
        <translation>dieser Abschnitt hat keine Richtung, die sein Atom nehmen kann</translation>
    </message>
    <message>
        <source>&apos;i&apos; asks for the length of an earlier slide, but no leg before it slides</source>
        <translation>&apos;i&apos; verlangt die Länge eines früheren Gleitens, aber kein Abschnitt davor gleitet</translation>
    </message>
    <message>
        <source>not supported yet: &apos;i&apos; on a leg of shorter range than the slide it measures by</source>
        <translation>noch nicht unterstützt: &apos;i&apos; an einem Abschnitt mit kürzerer Reichweite als das Gleiten, an dem er sich misst</translation>
    </message>
    <message>
        <source>&apos;j&apos; passes over the first cell, so that a range of {range} leads nowhere</source>
        <translation>&apos;j&apos; überspringt das erste Feld, sodass eine Reichweite von {range} nirgendwohin führt</translation>
    </message>
    <message>
        <source>&apos;h{letter}&apos; chooses every second oblique leap; this atom has none</source>
        <translation>&apos;h{letter}&apos; wählt jeden zweiten schiefen Sprung; dieses Atom hat keinen</translation>
    </message>
    <message>
        <source>not supported yet: directions on a leg that changes between oblique and straight steps; without them it goes on outward</source>
        <translation>noch nicht unterstützt: Richtungen an einem Abschnitt, der zwischen schiefen und geraden Schritten wechselt; ohne sie geht er nach außen weiter</translation>
    </message>
    <message>
        <source>not supported yet: directions before brackets with oblique leaps; write them inside</source>
        <translation>noch nicht unterstützt: Richtungen vor Klammern mit schiefen Sprüngen; sie gehören hinein</translation>
    </message>
    <message>
        <source>XBoard wants {first} before {second}; its order is i, directions, u m c d e x t p g o y n j</source>
        <translation>XBoard will {first} vor {second}; seine Reihenfolge ist i, Richtungen, u m c d e x t p g o y n j</translation>
    </message>
    <message>
        <source>a piece needs at least one atom, such as W or N</source>
        <translation>eine Figur braucht mindestens ein Atom, etwa W oder N</translation>
    </message>
    <message>
        <source>{leg} {why}, which Betza cannot say</source>
        <translation>{leg} {why}, was Betza nicht sagen kann</translation>
    </message>
    <message>
        <source>{leg} steps in direction &apos;{direction}&apos;, which is no vector</source>
        <translation>{leg} geht in Richtung &apos;{direction}&apos;, die kein Vektor ist</translation>
    </message>
    <message>
        <source>{leg} leads anywhere, which cannot be written here</source>
        <translation>{leg} führt überallhin, was sich hier nicht schreiben lässt</translation>
    </message>
    <message>
        <source>{leg} minds who is royal, which a chain of legs cannot say here</source>
        <translation>{leg} achtet darauf, wer königlich ist, was eine Kette von Abschnitten hier nicht sagen kann</translation>
    </message>
    <message>
        <source>{why}, in {text}</source>
        <translation>{why}, in {text}</translation>
    </message>
    <message>
        <source>Betza 1.0 has no moves for unmoved pieces only</source>
        <translation>Betza 1.0 hat keine Züge nur für unbewegte Figuren</translation>
    </message>
    <message>
        <source>there is no move to write</source>
        <translation>es gibt keinen Zug zu schreiben</translation>
    </message>
    <message>
        <source>a Betza string is written in plain letters, digits and signs</source>
        <translation>ein Betza-Text besteht aus einfachen Buchstaben, Ziffern und Zeichen</translation>
    </message>
    <message>
        <source>some of its moves are only for an unmoved piece, which one path cannot say</source>
        <translation>einige ihrer Züge gelten nur für eine unbewegte Figur, was ein Pfad nicht sagen kann</translation>
    </message>
    <message>
        <source>there is no move in it that could be written otherwise</source>
        <translation>es gibt darin keinen Zug, der sich anders schreiben ließe</translation>
    </message>
    <message>
        <source>leg {number} offers several directions after a bend, which a path cannot say</source>
        <translation>Abschnitt {number} bietet nach einem Knick mehrere Richtungen, was ein Pfad nicht sagen kann</translation>
    </message>
    <message>
        <source>leg {number} goes on after any number of steps, which a path cannot say</source>
        <translation>Abschnitt {number} geht nach beliebig vielen Schritten weiter, was ein Pfad nicht sagen kann</translation>
    </message>
    <message>
        <source>leg {number} may go on in several ways, which a path cannot say</source>
        <translation>Abschnitt {number} kann auf mehrere Arten weitergehen, was ein Pfad nicht sagen kann</translation>
    </message>
    <message>
        <source>leg {number} has other rights than the legs before it, which a path cannot say</source>
        <translation>Abschnitt {number} hat andere Rechte als die Abschnitte davor, was ein Pfad nicht sagen kann</translation>
    </message>
    <message>
        <source>leg {number} goes on after a varying number of steps, which a path cannot say</source>
        <translation>Abschnitt {number} geht nach wechselnd vielen Schritten weiter, was ein Pfad nicht sagen kann</translation>
    </message>
    <message>
        <source>leg {number} takes too many steps to be written as a path</source>
        <translation>Abschnitt {number} macht zu viele Schritte, um als Pfad geschrieben zu werden</translation>
    </message>
    <message>
        <source>leg {number} has a condition or moves a piece, which a path cannot say</source>
        <translation>Abschnitt {number} hat eine Bedingung oder bewegt eine Figur, was ein Pfad nicht sagen kann</translation>
    </message>
    <message>
        <source>leg {number} jumps over occupied cells, which a path cannot say</source>
        <translation>Abschnitt {number} springt über besetzte Felder, was ein Pfad nicht sagen kann</translation>
    </message>
    <message>
        <source>leg {number} does something on a friend&apos;s cell, which a path cannot say</source>
        <translation>Abschnitt {number} tut etwas auf dem Feld einer eigenen Figur, was ein Pfad nicht sagen kann</translation>
    </message>
    <message>
        <source>leg {number} does more on an enemy&apos;s cell than capture and stop, which a path cannot say</source>
        <translation>Abschnitt {number} tut auf einem gegnerischen Feld mehr als schlagen und halten, was ein Pfad nicht sagen kann</translation>
    </message>
    <message>
        <source>leg {number} has an effect on an empty cell, which a path cannot say</source>
        <translation>Abschnitt {number} hat eine Wirkung auf einem leeren Feld, was ein Pfad nicht sagen kann</translation>
    </message>
    <message>
        <source>leg {number} turns relative to the leg before it, which a path cannot say</source>
        <translation>Abschnitt {number} dreht sich relativ zum Abschnitt davor, was ein Pfad nicht sagen kann</translation>
    </message>
    <message>
        <source>leg {number} goes round the edges or leads anywhere, which a path cannot say</source>
        <translation>Abschnitt {number} geht um die Ränder herum oder führt überallhin, was ein Pfad nicht sagen kann</translation>
    </message>
    <message>
        <source>leg {number} depends on what the move has done before, which a path cannot say</source>
        <translation>Abschnitt {number} hängt davon ab, was der Zug zuvor getan hat, was ein Pfad nicht sagen kann</translation>
    </message>
    <message>
        <source>{sign} has no meaning in a path</source>
        <translation>{sign} hat in einem Pfad keine Bedeutung</translation>
    </message>
    <message>
        <source>a vector is written like (3,1)</source>
        <translation>ein Vektor wird wie (3,1) geschrieben</translation>
    </message>
    <message>
        <source>a vector may lead at most {most#cell#cells} along each axis</source>
        <translation>ein Vektor darf entlang jeder Achse höchstens {most#Feld#Felder} weit führen</translation>
    </message>
    <message>
        <source>the vector (0,0) leads nowhere</source>
        <translation>der Vektor (0,0) führt nirgendwohin</translation>
    </message>
    <message>
        <source>this &apos;(&apos; has no &apos;)&apos;</source>
        <translation>zu diesem &apos;(&apos; fehlt &apos;)&apos;</translation>
    </message>
    <message>
        <source>unknown direction {name}{hint}</source>
        <translation>unbekannte Richtung {name}{hint}</translation>
    </message>
    <message>
        <source>a path may have at most {most#character#characters}</source>
        <translation>ein Pfad darf höchstens {most#Zeichen#Zeichen} haben</translation>
    </message>
    <message>
        <source>&apos;{step}&apos; is said twice</source>
        <translation>&apos;{step}&apos; ist doppelt angegeben</translation>
    </message>
    <message>
        <source>a leg needs a direction, a vector such as (2,1) or a turn such as turn +1</source>
        <translation>ein Abschnitt braucht eine Richtung, einen Vektor wie (2,1) oder eine Drehung wie turn +1</translation>
    </message>
    <message>
        <source>a turn is followed by its compass points, such as turn +1 or turn -2</source>
        <translation>auf eine Drehung folgen ihre Kompassstriche, etwa turn +1 oder turn -2</translation>
    </message>
    <message>
        <source>a turn has at most {most#point#points}</source>
        <translation>eine Drehung hat höchstens {most#Strich#Striche}</translation>
    </message>
    <message>
        <source>{word} is followed by a vector, such as (1,0)</source>
        <translation>auf {word} folgt ein Vektor, etwa (1,0)</translation>
    </message>
    <message>
        <source>the vector {vector} leads nowhere</source>
        <translation>der Vektor {vector} führt nirgendwohin</translation>
    </message>
    <message>
        <source>unknown tag &apos;{tag}&apos;; the tags are Design, Start and Result</source>
        <translation>unbekannte Angabe &apos;{tag}&apos;; die Angaben sind Design, Start und Result</translation>
    </message>
    <message>
        <source>a &apos;(&apos; has no &apos;)&apos;</source>
        <translation>zu einem &apos;(&apos; fehlt &apos;)&apos;</translation>
    </message>
    <message>
        <source>a branch must stand behind the move that it replaces</source>
        <translation>ein Zweig muss hinter dem Zug stehen, den er ersetzt</translation>
    </message>
    <message>
        <source>a &apos;)&apos; has no &apos;(&apos;</source>
        <translation>zu einem &apos;)&apos; fehlt &apos;(&apos;</translation>
    </message>
    <message>
        <source>the move table would have more than {most} entries</source>
        <translation>die Zugtabelle hätte mehr als {most} Einträge</translation>
    </message>
    <message>
        <source>a table for every cell cannot follow directions that are walked</source>
        <translation>eine Tabelle für jedes Feld kann Richtungen, die gegangen werden, nicht folgen</translation>
    </message>
    <message>
        <source>a table for every cell has no edges to go round</source>
        <translation>eine Tabelle für jedes Feld hat keine Ränder zum Umrunden</translation>
    </message>
    <message>
        <source>a table for every cell cannot mind zones</source>
        <translation>eine Tabelle für jedes Feld kann auf Zonen nicht achten</translation>
    </message>
    <message>
        <source>a table for every cell of {files}x{ranks} needs a board of {cells} cells; there may be {most}</source>
        <translation>eine Tabelle für jedes Feld von {files}x{ranks} braucht ein Brett von {cells} Feldern; erlaubt sind {most}</translation>
    </message>
    <message>
        <source>by its content it is {format}</source>
        <translation>dem Inhalt nach ist es {format}</translation>
    </message>
    <message>
        <source>a picture may not declare entities of its own</source>
        <translation>ein Bild darf keine eigenen Entitäten erklären</translation>
    </message>
    <message>
        <source>there is something behind the end of the picture</source>
        <translation>hinter dem Ende des Bildes steht noch etwas</translation>
    </message>
    <message>
        <source>an unknown entity stands here</source>
        <translation>hier steht eine unbekannte Entität</translation>
    </message>
    <message>
        <source>elements may lie at most {most} deep in each other</source>
        <translation>Elemente dürfen höchstens {most} tief ineinander liegen</translation>
    </message>
    <message>
        <source>a picture may have at most {most} elements</source>
        <translation>ein Bild darf höchstens {most} Elemente haben</translation>
    </message>
    <message>
        <source>the attribute {name} is given twice</source>
        <translation>das Attribut {name} ist zweimal angegeben</translation>
    </message>
    <message>
        <source>an SVG picture may have at most {most} bytes, not {count}</source>
        <translation>ein SVG-Bild darf höchstens {most} Bytes haben, nicht {count}</translation>
    </message>
    <message>
        <source>there is no ready rule called {key}</source>
        <translation>es gibt keine fertige Regel namens {key}</translation>
    </message>
    <message>
        <source>the design has the rules of {title} already</source>
        <translation>der Entwurf hat die Regeln von {title} schon</translation>
    </message>
    <message>
        <source>&apos;{id}&apos; is not the id of a document</source>
        <translation>&apos;{id}&apos; ist keine Kennung eines Dokuments</translation>
    </message>
    <message>
        <source>&apos;{title}&apos; is already open in another window</source>
        <translation>&apos;{title}&apos; ist schon in einem anderen Fenster offen</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; does not go on what stands before it</source>
        <translation>&apos;{text}&apos; setzt nicht fort, was davor steht</translation>
    </message>
    <message>
        <source>numbers go up to 1000000000</source>
        <translation>Zahlen gehen bis 1000000000</translation>
    </message>
    <message>
        <source>a phrase may be {most} parts deep; name a part of it</source>
        <translation>ein Ausdruck darf {most} Teile tief sein; ein Teil davon braucht einen Namen</translation>
    </message>
    <message>
        <source>brackets may be nested {most} deep; name a part of it</source>
        <translation>Klammern dürfen {most} tief verschachtelt sein; ein Teil davon braucht einen Namen</translation>
    </message>
    <message>
        <source>comparisons are not chained; join two by &apos;and&apos;</source>
        <translation>Vergleiche werden nicht verkettet; zwei werden mit &apos;and&apos; verbunden</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is in this list twice</source>
        <translation>&apos;{text}&apos; steht zweimal in dieser Liste</translation>
    </message>
    <message>
        <source>what &apos;{name}&apos; is cannot be told from its use; say &apos;{name}: cell&apos; or the like in the name of the word</source>
        <translation>was &apos;{name}&apos; ist, geht aus der Verwendung nicht hervor; im Namen des Wortes hilft &apos;{name}: cell&apos; oder Ähnliches</translation>
    </message>
    <message>
        <source>one value is wanted before &apos;in&apos;, and a set behind it</source>
        <translation>vor &apos;in&apos; wird ein Wert erwartet und dahinter eine Menge</translation>
    </message>
    <message>
        <source>truths are joined by &apos;and&apos; and &apos;or&apos;</source>
        <translation>Wahrheitswerte werden mit &apos;and&apos; und &apos;or&apos; verbunden</translation>
    </message>
    <message>
        <source>there are no sets of sets; sets are joined by &apos;+&apos;</source>
        <translation>es gibt keine Mengen von Mengen; Mengen werden mit &apos;+&apos; verbunden</translation>
    </message>
    <message>
        <source>there are no sets of truths</source>
        <translation>es gibt keine Mengen von Wahrheitswerten</translation>
    </message>
    <message>
        <source>a set is wanted behind &apos;in&apos;</source>
        <translation>hinter &apos;in&apos; wird eine Menge erwartet</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is {kind}; call it &apos;{name}1&apos; or the like</source>
        <translation>&apos;{name}&apos; ist {kind}; ein anderer Name wäre &apos;{name}1&apos; oder Ähnliches</translation>
    </message>
    <message>
        <source>a name in a rule has letters, digits, and hyphens between letters only</source>
        <translation>ein Name in einer Regel hat nur Buchstaben, Ziffern und Bindestriche zwischen Buchstaben</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is the name of something else here already</source>
        <translation>&apos;{name}&apos; ist hier schon der Name von etwas anderem</translation>
    </message>
    <message>
        <source>a rule may have {most} parts</source>
        <translation>eine Regel darf {most} Teile haben</translation>
    </message>
    <message>
        <source>a set is wanted here, not a truth</source>
        <translation>hier wird eine Menge erwartet, kein Wahrheitswert</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is also a direction; call the name in this rule &apos;{name}1&apos;</source>
        <translation>&apos;{name}&apos; ist auch eine Richtung; der Name in dieser Regel kann &apos;{name}1&apos; lauten</translation>
    </message>
    <message>
        <source>{kind} is wanted here, not {kind2}</source>
        <translation>erwartet wird hier: {kind}, nicht: {kind2}</translation>
    </message>
    <message>
        <source>{kind} is wanted here, and &apos;none&apos; is not one</source>
        <translation>erwartet wird hier: {kind}, und &apos;none&apos; gehört nicht dazu</translation>
    </message>
    <message>
        <source>{kind} is wanted here, not a set</source>
        <translation>erwartet wird hier: {kind}, keine Menge</translation>
    </message>
    <message>
        <source>the blank &apos;?&apos; is not filled yet</source>
        <translation>die Lücke &apos;?&apos; ist noch nicht gefüllt</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is both {kind} and {kind2}; one of them needs another name</source>
        <translation>&apos;{name}&apos; ist sowohl {kind} als auch {kind2}; eins davon braucht einen anderen Namen</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is {kind} and takes no values</source>
        <translation>&apos;{name}&apos; ist {kind} und nimmt keine Werte</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is also a name of this rule; call that &apos;{name}1&apos; or the like</source>
        <translation>&apos;{name}&apos; ist auch ein Name dieser Regel; dieser kann &apos;{name}1&apos; oder ähnlich lauten</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is unknown{near}</source>
        <translation>&apos;{name}&apos; ist unbekannt{near}</translation>
    </message>
    <message>
        <source>the word &apos;{name}&apos; cannot be used here</source>
        <translation>das Wort &apos;{name}&apos; kann hier nicht verwendet werden</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; needs language {level}</source>
        <translation>&apos;{name}&apos; braucht Sprache {level}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; may only be asked in an end or in what a ban asks after the move</source>
        <translation>&apos;{name}&apos; darf nur in einem Spielende gefragt werden oder in dem, was ein Verbot nach dem Zug fragt</translation>
    </message>
    <message>
        <source>each player has cells of their own in &apos;{name}&apos;; say {quoted}(me) or the like</source>
        <translation>in &apos;{name}&apos; hat jeder Spieler eigene Felder; zu schreiben ist {quoted}(me) oder Ähnliches</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is the same for all players; say {quoted}</source>
        <translation>&apos;{name}&apos; ist für alle Spieler gleich; zu schreiben ist {quoted}</translation>
    </message>
    <message>
        <source>a zone takes one player</source>
        <translation>eine Zone nimmt einen Spieler</translation>
    </message>
    <message>
        <source>this line is indented further than the lines around it</source>
        <translation>diese Zeile ist weiter eingerückt als die um sie herum</translation>
    </message>
    <message>
        <source>a line without a step</source>
        <translation>eine Zeile ohne Schritt</translation>
    </message>
    <message>
        <source>&apos;else if&apos; may follow {most} times</source>
        <translation>&apos;else if&apos; darf {most}-mal folgen</translation>
    </message>
    <message>
        <source>there is no &apos;if&apos; for this &apos;else&apos;</source>
        <translation>zu diesem &apos;else&apos; gibt es kein &apos;if&apos;</translation>
    </message>
    <message>
        <source>blocks may be nested {most} deep</source>
        <translation>Blöcke dürfen {most} tief verschachtelt sein</translation>
    </message>
    <message>
        <source>steps are missing below this line, indented by two more blanks</source>
        <translation>unter dieser Zeile fehlen Schritte, um zwei Leerzeichen weiter eingerückt</translation>
    </message>
    <message>
        <source>a &apos;while&apos; says how often at most, as in: while A at most 8:</source>
        <translation>ein &apos;while&apos; sagt, wie oft höchstens, wie in: while A at most 8:</translation>
    </message>
    <message>
        <source>a &apos;while&apos; runs from 1 to {most} times</source>
        <translation>ein &apos;while&apos; läuft 1- bis {most}-mal</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no number that can be changed{near}</source>
        <translation>&apos;{name}&apos; ist keine Zahl, die sich ändern lässt{near}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; does not change; give a &apos;let&apos; another name</source>
        <translation>&apos;{name}&apos; ändert sich nicht; ein &apos;let&apos; braucht einen anderen Namen</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no number</source>
        <translation>&apos;{name}&apos; ist keine Zahl</translation>
    </message>
    <message>
        <source>no move is called &apos;{text}&apos;</source>
        <translation>kein Zug heißt &apos;{text}&apos;</translation>
    </message>
    <message>
        <source>&apos;{said}&apos; is no type{near}</source>
        <translation>&apos;{said}&apos; ist keine Art{near}</translation>
    </message>
    <message>
        <source>branches are nested more than {most} deep</source>
        <translation>Varianten sind mehr als {most} Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>{text} may be several moves here</source>
        <translation>{text} kann hier mehrere Züge bedeuten</translation>
    </message>
    <message>
        <source>{text} is not a move here{near}</source>
        <translation>{text} ist hier kein Zug{near}</translation>
    </message>
    <message>
        <source>{text} is not a move here</source>
        <translation>{text} ist hier kein Zug</translation>
    </message>
    <message>
        <source>a player&apos;s number, the cells of king and partner and where they go are expected here, such as 1:e1:h1:g1:f1</source>
        <translation>hier werden die Nummer eines Spielers, die Felder von König und Partner und ihre Ziele erwartet, etwa 1:e1:h1:g1:f1</translation>
    </message>
    <message>
        <source>the rules have no castling {text}</source>
        <translation>die Regeln haben keine Rochade {text}</translation>
    </message>
    <message>
        <source>{text} has no meaning after the side to move</source>
        <translation>{text} hat hinter der Seite am Zug keine Bedeutung</translation>
    </message>
    <message>
        <source>the side to move is &apos;w&apos;, &apos;b&apos; or a player&apos;s number, not {text}</source>
        <translation>die Seite am Zug ist &apos;w&apos;, &apos;b&apos; oder die Nummer eines Spielers, nicht {text}</translation>
    </message>
    <message>
        <source>there is no cell {text}</source>
        <translation>es gibt kein Feld {text}</translation>
    </message>
    <message>
        <source>no piece stands on {text}</source>
        <translation>auf {text} steht keine Figur</translation>
    </message>
    <message>
        <source>{text} is not a number from {least} to {most}</source>
        <translation>{text} ist keine Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>there is no number {text}{known}</source>
        <translation>es gibt keine Zahl {text}{known}</translation>
    </message>
    <message>
        <source>{text} does not fit: {name} has {count} values from {least} to {most}</source>
        <translation>{text} passt nicht: {name} hat {count} Werte von {least} bis {most}</translation>
    </message>
    <message>
        <source>{name} has {count} values, not {count2}</source>
        <translation>{name} hat {count} Werte, nicht {count2}</translation>
    </message>
    <message>
        <source>the text does not say the number {name}; numbers={name2}:0 would</source>
        <translation>der Text nennt die Zahl {name} nicht; numbers={name2}:0 würde es tun</translation>
    </message>
    <message>
        <source>a piece stands on {text} already</source>
        <translation>auf {text} steht schon eine Figur</translation>
    </message>
    <message>
        <source>{text} is not a number from 1 to {most}</source>
        <translation>{text} ist keine Zahl von 1 bis {most}</translation>
    </message>
    <message>
        <source>the last move is told by mover:, from:, to:, type:, only: or again, not by {text}</source>
        <translation>der letzte Zug wird mit mover:, from:, to:, type:, only: oder again angegeben, nicht mit {text}</translation>
    </message>
    <message>
        <source>a wall cannot be where a piece stands, on {text}</source>
        <translation>eine Mauer kann nicht sein, wo eine Figur steht, auf {text}</translation>
    </message>
    <message>
        <source>this board has no ranks; write pairs such as &apos;a1:R e8:k / turn=1&apos;</source>
        <translation>dieses Brett hat keine Reihen; zu schreiben sind Paare wie &apos;a1:R e8:k / turn=1&apos;</translation>
    </message>
    <message>
        <source>a position is expected here</source>
        <translation>hier wird eine Stellung erwartet</translation>
    </message>
    <message>
        <source>the position ends on rank {rank}; every rank down to 1 is to be given</source>
        <translation>die Stellung endet mit Reihe {rank}; jede Reihe bis hinab zu 1 ist anzugeben</translation>
    </message>
    <message>
        <source>the side to move stands behind a space</source>
        <translation>die Seite am Zug steht hinter einem Leerzeichen</translation>
    </message>
    <message>
        <source>rank {rank} has more than its {files#cell#cells}</source>
        <translation>Reihe {rank} hat mehr als {files#Feld#Felder}</translation>
    </message>
    <message>
        <source>{cell} is a hole, which is written &apos;*&apos;</source>
        <translation>{cell} ist ein Loch, das &apos;*&apos; geschrieben wird</translation>
    </message>
    <message>
        <source>&apos;+&apos; stands before the letter of a piece that has promoted</source>
        <translation>&apos;+&apos; steht vor dem Buchstaben einer umgewandelten Figur</translation>
    </message>
    <message>
        <source>&apos;+&apos; marks a promoted piece, and this one has no single promotion</source>
        <translation>&apos;+&apos; kennzeichnet eine umgewandelte Figur, und diese hat keine eindeutige Umwandlung</translation>
    </message>
    <message>
        <source>&apos;~&apos; marks a promoted piece, and nothing promotes to this one</source>
        <translation>&apos;~&apos; kennzeichnet eine umgewandelte Figur, und in diese wandelt sich nichts um</translation>
    </message>
    <message>
        <source>rank {rank} ends after {file} of its {files#cell#cells}</source>
        <translation>Reihe {rank} endet nach {file} von {files#Feld#Feldern}</translation>
    </message>
    <message>
        <source>rank 1 is the last; nothing comes below it</source>
        <translation>Reihe 1 ist die letzte; darunter kommt nichts</translation>
    </message>
    <message>
        <source>a number of empty cells begins with 1 to 9</source>
        <translation>eine Zahl leerer Felder beginnt mit 1 bis 9</translation>
    </message>
    <message>
        <source>{cell} is a hole, which is written &apos;*&apos; and not counted</source>
        <translation>{cell} ist ein Loch, das &apos;*&apos; geschrieben und nicht gezählt wird</translation>
    </message>
    <message>
        <source>{cell} is not a hole</source>
        <translation>{cell} ist kein Loch</translation>
    </message>
    <message>
        <source>{sign} marks a promoted piece, and this design has no promotions</source>
        <translation>{sign} kennzeichnet eine umgewandelte Figur, und dieser Entwurf hat keine Umwandlungen</translation>
    </message>
    <message>
        <source>{sign} has no meaning in {where}</source>
        <translation>{sign} hat in {where} keine Bedeutung</translation>
    </message>
    <message>
        <source>no piece has the letter &apos;{letter}&apos;</source>
        <translation>keine Figur hat den Buchstaben &apos;{letter}&apos;</translation>
    </message>
    <message>
        <source>the case of {name} does not tell its owner; write pairs such as &apos;a1:1/Knight&apos;</source>
        <translation>an der Schreibung von {name} ist der Besitzer nicht zu erkennen; zu schreiben sind Paare wie &apos;a1:1/Knight&apos;</translation>
    </message>
    <message>
        <source>a player&apos;s number and a number are expected here, such as 1:3</source>
        <translation>hier werden die Nummer eines Spielers und eine Zahl erwartet, etwa 1:3</translation>
    </message>
    <message>
        <source>two cells are expected here, such as e3:e4</source>
        <translation>hier werden zwei Felder erwartet, etwa e3:e4</translation>
    </message>
    <message>
        <source>facing= is followed by yes, not by {text}</source>
        <translation>auf facing= folgt yes, nicht {text}</translation>
    </message>
    <message>
        <source>out= is followed by a player&apos;s number</source>
        <translation>auf out= folgt die Nummer eines Spielers</translation>
    </message>
    <message>
        <source>{text} is not a setting; there are {keys}</source>
        <translation>{text} ist keine Angabe; es gibt {keys}</translation>
    </message>
    <message>
        <source>a hand holds at most {most} pieces of one type</source>
        <translation>eine Hand fasst höchstens {most} Figuren einer Art</translation>
    </message>
    <message>
        <source>no piece is called {quoted}{near}</source>
        <translation>keine Figur heißt {quoted}{near}</translation>
    </message>
    <message>
        <source>more than one piece is called {quoted}</source>
        <translation>mehr als eine Figur heißt {quoted}</translation>
    </message>
    <message>
        <source>a piece is missing after the &apos;/&apos;</source>
        <translation>hinter dem &apos;/&apos; fehlt eine Figur</translation>
    </message>
    <message>
        <source>a piece is missing after the &apos;:&apos;</source>
        <translation>hinter dem &apos;:&apos; fehlt eine Figur</translation>
    </message>
    <message>
        <source>the case of {text} does not tell its owner; write 1/{text2}</source>
        <translation>an der Schreibung von {text} ist der Besitzer nicht zu erkennen; zu schreiben ist 1/{text2}</translation>
    </message>
    <message>
        <source>lower case is the second player&apos;s, and the design has one player</source>
        <translation>Kleinbuchstaben gehören dem zweiten Spieler, und der Entwurf hat nur einen</translation>
    </message>
    <message>
        <source>there is no player {number}; the design has {players#player#players}</source>
        <translation>es gibt keinen Spieler {number}; der Entwurf hat {players#Spieler#Spieler}</translation>
    </message>
    <message>
        <source>unknown topology {name}[{hint}|; topologies are {known}]</source>
        <translation>unbekannte Topologie {name}[{hint}|; Topologien sind {known}]</translation>
    </message>
    <message>
        <source>unknown lattice {name}[{hint}|; lattices are {known}]</source>
        <translation>unbekanntes Gitter {name}[{hint}|; Gitter sind {known}]</translation>
    </message>
    <message>
        <source>the position &apos;{text}&apos; cannot be read: {why}</source>
        <translation>die Stellung &apos;{text}&apos; lässt sich nicht lesen: {why}</translation>
    </message>
    <message>
        <source>{text} stands behind a &apos;/&apos;</source>
        <translation>{text} steht hinter einem &apos;/&apos;</translation>
    </message>
    <message>
        <source>{text} is not a pair such as a1:R</source>
        <translation>{text} ist kein Paar wie a1:R</translation>
    </message>
    <message>
        <source>{text} is named twice</source>
        <translation>{text} ist zweimal genannt</translation>
    </message>
    <message>
        <source>turn= is followed by a player&apos;s number</source>
        <translation>auf turn= folgt die Nummer eines Spielers</translation>
    </message>
    <message>
        <source>the {leaper} squares</source>
        <translation>den Feldern von {leaper}</translation>
    </message>
    <message>
        <source>Like the {piece}[, turned: {turned}], and also moves to {cells} without capturing</source>
        <translation>Wie {piece}[, gedreht: {turned}], und zieht außerdem nach {cells}, ohne zu schlagen</translation>
    </message>
    <message>
        <source>Like the {piece}[, turned: {turned}], but to {cells} only to capture</source>
        <translation>Wie {piece}[, gedreht: {turned}], aber nach {cells} nur, um zu schlagen</translation>
    </message>
    <message>
        <source>Like the {piece}[, turned: {turned}], and also captures on {cells}</source>
        <translation>Wie {piece}[, gedreht: {turned}], und schlägt außerdem auf {cells}</translation>
    </message>
    <message>
        <source>Like the {piece}[, turned: {turned}], but captures nothing on {cells}</source>
        <translation>Wie {piece}[, gedreht: {turned}], schlägt aber nichts auf {cells}</translation>
    </message>
    <message>
        <source>Like the {piece}[, turned: {turned}], and also to {cells}</source>
        <translation>Wie {piece}[, gedreht: {turned}], und außerdem nach {cells}</translation>
    </message>
    <message>
        <source>Like the {piece}[, turned: {turned}], but not to {cells}</source>
        <translation>Wie {piece}[, gedreht: {turned}], aber nicht nach {cells}</translation>
    </message>
    <message>
        <source>a goal needs cells to reach; paint a zone called &apos;goal&apos;</source>
        <translation>ein Ziel braucht Felder, die zu erreichen sind; eine Zone namens &apos;goal&apos; malen</translation>
    </message>
    <message>
        <source>promotion needs another piece type to bring; add one first</source>
        <translation>eine Umwandlung braucht einen anderen Figurentyp; zuerst einen hinzufügen</translation>
    </message>
    <message>
        <source>{first} and {second} move alike, and no rule tells them apart</source>
        <translation>{first} und {second} ziehen gleich, und keine Regel unterscheidet sie</translation>
    </message>
    <message>
        <source>the two types are not alike any more</source>
        <translation>die beiden Typen sind nicht mehr gleich</translation>
    </message>
    <message>
        <source>{piece} can never move by {movement}: it may stop nowhere on the way</source>
        <translation>{piece} kann mit {movement} nie ziehen: der Zug darf nirgends enden</translation>
    </message>
    <message>
        <source>the movement is not there any more</source>
        <translation>die Bewegung gibt es nicht mehr</translation>
    </message>
    <message>
        <source>Let it stop at its end</source>
        <translation>Am Ende anhalten lassen</translation>
    </message>
    <message>
        <source>Make them one type</source>
        <translation>Zu einem Typ machen</translation>
    </message>
    <message>
        <source>start position: {player} wins with the first move, {move}</source>
        <translation>Anfangsstellung: {player} gewinnt mit dem ersten Zug, {move}</translation>
    </message>
    <message>
        <source>joining needs two sides of the board that lie opposite each other; paint a zone for each</source>
        <translation>Verbinden braucht zwei Seiten des Bretts, die einander gegenüberliegen; für jede eine Zone malen</translation>
    </message>
    <message>
        <source>connecting needs open edges on four sides of the board, or a triangle of hexagons; paint zones called &apos;top&apos;, &apos;bottom&apos;, &apos;left&apos; and &apos;right&apos;</source>
        <translation>Verbinden braucht offene Ränder an vier Seiten des Bretts oder ein Dreieck aus Sechsecken; Zonen namens &apos;top&apos;, &apos;bottom&apos;, &apos;left&apos; und &apos;right&apos; malen</translation>
    </message>
    <message>
        <source>Pieces are dropped; who joins two opposite edges, or all three of a triangle, wins.</source>
        <translation>Figuren werden eingesetzt; wer zwei gegenüberliegende Ränder oder alle drei eines Dreiecks verbindet, gewinnt.</translation>
    </message>
    <message>
        <source>the example is not there any more</source>
        <translation>das Beispiel gibt es nicht mehr</translation>
    </message>
    <message>
        <source>the problem is about no rule</source>
        <translation>das Problem betrifft keine Regel</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Delete the rule</source>
        <translation>Regel löschen</translation>
    </message>
    <message>
        <source>Keep captured pieces in hand</source>
        <translation>Geschlagene Figuren auf die Hand nehmen</translation>
    </message>
    <message>
        <source>Let players pass</source>
        <translation>Passen erlauben</translation>
    </message>
    <message>
        <source>Let captured pieces leave the game</source>
        <translation>Geschlagene Figuren das Spiel verlassen lassen</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the ban</source>
        <translation>Verbot löschen</translation>
    </message>
    <message>
        <source>Delete the example</source>
        <translation>Beispiel löschen</translation>
    </message>
    <message>
        <source>Delete the leg</source>
        <translation>Abschnitt löschen</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exporte</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugekommen</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Weggefallen</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Form of the board</source>
        <translation>Form des Bretts</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>Topologie</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>Where pieces stand</source>
        <translation>Wo Figuren stehen</translation>
    </message>
    <message>
        <source>Colouring</source>
        <translation>Färbung</translation>
    </message>
    <message>
        <source>Changes of the board</source>
        <translation>Änderungen des Bretts</translation>
    </message>
    <message>
        <source>Changes of cells</source>
        <translation>Änderungen von Feldern</translation>
    </message>
    <message>
        <source>Changes of links</source>
        <translation>Änderungen von Verbindungen</translation>
    </message>
    <message>
        <source>Cells that are gone: {cells}</source>
        <translation>Felder, die weg sind: {cells}</translation>
    </message>
    <message>
        <source>New cells: {cells}</source>
        <translation>Neue Felder: {cells}</translation>
    </message>
    <message>
        <source>Cells with other names: {cells}</source>
        <translation>Felder mit anderen Namen: {cells}</translation>
    </message>
    <message>
        <source>Cell {cell} is called {name} now</source>
        <translation>Feld {cell} heißt jetzt {name}</translation>
    </message>
    <message>
        <source>Cells drawn elsewhere: {cells}</source>
        <translation>Felder, anders gezeichnet: {cells}</translation>
    </message>
    <message>
        <source>Cells with other outlines: {cells}</source>
        <translation>Felder mit anderen Umrissen: {cells}</translation>
    </message>
    <message>
        <source>Cells with other colours: {cells}</source>
        <translation>Felder mit anderen Farben: {cells}</translation>
    </message>
    <message>
        <source>Added cells drawn elsewhere: {cells}</source>
        <translation>Hinzugefügte Felder, anders gezeichnet: {cells}</translation>
    </message>
    <message>
        <source>The added cells stand in another order</source>
        <translation>Die hinzugefügten Felder stehen in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>Cells with another forward[ for {player}]: {cells}</source>
        <translation>Felder mit anderem Vorwärts[ für {player}]: {cells}</translation>
    </message>
    <message>
        <source>Links {direction} that lead elsewhere: from {cells}</source>
        <translation>Verbindungen {direction}, die woandershin führen: von {cells}</translation>
    </message>
    <message>
        <source>{what}: was [{before}|none], is [{after}|none]</source>
        <translation>{what}: war [{before}|nichts], ist [{after}|nichts]</translation>
    </message>
    <message>
        <source>{what}, unknown member {key}</source>
        <translation>{what}, unbekanntes Element {key}</translation>
    </message>
    <message>
        <source>{what}: the unknown members stand in another order</source>
        <translation>{what}: die unbekannten Elemente stehen in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>Direction {direction}</source>
        <translation>Richtung {direction}</translation>
    </message>
    <message>
        <source>Direction {direction}, walk</source>
        <translation>Richtung {direction}, Weg</translation>
    </message>
    <message>
        <source>Group {group} is gone</source>
        <translation>Gruppe {group} ist weg</translation>
    </message>
    <message>
        <source>Group {group}</source>
        <translation>Gruppe {group}</translation>
    </message>
    <message>
        <source>Group {group} is new: {directions}</source>
        <translation>Gruppe {group} ist neu: {directions}</translation>
    </message>
    <message>
        <source>The groups of directions stand in another order</source>
        <translation>Die Gruppen von Richtungen stehen in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>Direction {direction} is gone</source>
        <translation>Richtung {direction} ist weg</translation>
    </message>
    <message>
        <source>Direction {direction} is new[: {vector}]</source>
        <translation>Richtung {direction} ist neu[: {vector}]</translation>
    </message>
    <message>
        <source>The directions stand in another order</source>
        <translation>Die Richtungen stehen in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>Example {example}, name</source>
        <translation>Beispiel {example}, Name</translation>
    </message>
    <message>
        <source>Example {example}, position</source>
        <translation>Beispiel {example}, Stellung</translation>
    </message>
    <message>
        <source>Example {example}, legal moves</source>
        <translation>Beispiel {example}, erlaubte Züge</translation>
    </message>
    <message>
        <source>Example {example}, illegal moves</source>
        <translation>Beispiel {example}, verbotene Züge</translation>
    </message>
    <message>
        <source>Example {example}</source>
        <translation>Beispiel {example}</translation>
    </message>
    <message>
        <source>Export to {format}, option {option}</source>
        <translation>Export nach {format}, Option {option}</translation>
    </message>
    <message>
        <source>Export to {format}, {piece}</source>
        <translation>Export nach {format}, {piece}</translation>
    </message>
    <message>
        <source>Export to {format}, dialect</source>
        <translation>Export nach {format}, Dialekt</translation>
    </message>
    <message>
        <source>Export to {format} is written again with the others</source>
        <translation>Export nach {format} wird mit den anderen wieder geschrieben</translation>
    </message>
    <message>
        <source>Export to {format} is no longer written with the others</source>
        <translation>Export nach {format} wird nicht mehr mit den anderen geschrieben</translation>
    </message>
    <message>
        <source>Export to {format}</source>
        <translation>Export nach {format}</translation>
    </message>
    <message>
        <source>Example {example} stands at another place of the list</source>
        <translation>Beispiel {example} steht an anderer Stelle der Liste</translation>
    </message>
    <message>
        <source>Example {example} is gone</source>
        <translation>Beispiel {example} ist weg</translation>
    </message>
    <message>
        <source>Example {example} is new</source>
        <translation>Beispiel {example} ist neu</translation>
    </message>
    <message>
        <source>After saving</source>
        <translation>Nach dem Speichern</translation>
    </message>
    <message>
        <source>Export to {format} is gone</source>
        <translation>Export nach {format} ist weg</translation>
    </message>
    <message>
        <source>Export to {format} is new</source>
        <translation>Export nach {format} ist neu</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Player {player} is gone</source>
        <translation>Spieler {player} ist weg</translation>
    </message>
    <message>
        <source>Player {player}, name</source>
        <translation>Spieler {player}, Name</translation>
    </message>
    <message>
        <source>Player {player}, facing</source>
        <translation>Spieler {player}, Blickrichtung</translation>
    </message>
    <message>
        <source>Player {player} is chance now</source>
        <translation>Spieler {player} ist jetzt der Zufall</translation>
    </message>
    <message>
        <source>Player {player} is no longer chance</source>
        <translation>Spieler {player} ist nicht mehr der Zufall</translation>
    </message>
    <message>
        <source>Player {player}</source>
        <translation>Spieler {player}</translation>
    </message>
    <message>
        <source>Player {player} is new</source>
        <translation>Spieler {player} ist neu</translation>
    </message>
    <message>
        <source>The players move in another order</source>
        <translation>Die Spieler ziehen in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>[{text}|no moves][ ({dialect})][, {when}][, only from {zone}]</source>
        <translation>[{text}|keine Züge][ ({dialect})][, {when}][, nur von {zone} aus]</translation>
    </message>
    <message>
        <source>{piece}: unknown members of the movement {after} are others</source>
        <translation>{piece}: unbekannte Elemente der Bewegung {after} sind andere</translation>
    </message>
    <message>
        <source>{piece}: the movement {after} is kept in another notation</source>
        <translation>{piece}: die Bewegung {after} ist in anderer Notation gespeichert</translation>
    </message>
    <message>
        <source>{piece}: the legs of a movement are others in what no words tell: {after}</source>
        <translation>{piece}: die Abschnitte einer Bewegung unterscheiden sich in etwas, das die Worte nicht sagen: {after}</translation>
    </message>
    <message>
        <source>{piece}: moved as {before}, moves as {after}</source>
        <translation>{piece}: zog wie {before}, zieht wie {after}</translation>
    </message>
    <message>
        <source>{piece}: from {cell} it {change}</source>
        <translation>{piece}: von {cell} aus: {change}</translation>
    </message>
    <message>
        <source>{piece}: the movement {movement} stands at another place</source>
        <translation>{piece}: die Bewegung {movement} steht an anderer Stelle</translation>
    </message>
    <message>
        <source>{piece}: no longer moves as {movement}</source>
        <translation>{piece}: zieht nicht mehr wie {movement}</translation>
    </message>
    <message>
        <source>{piece}: moves as {movement}, too</source>
        <translation>{piece}: zieht auch wie {movement}</translation>
    </message>
    <message>
        <source>[{type}|the piece that moved last][{?moves}{?captures}|{?moves}, without captures|{?captures}, only captures|, neither moves nor captures]</source>
        <translation>[{type}|die Figur, die zuletzt zog][{?moves}{?captures}|{?moves}, ohne zu schlagen|{?captures}, nur beim Schlagen|, weder Züge noch Schläge]</translation>
    </message>
    <message>
        <source>a picture of its own ({format}, {size#byte#bytes})</source>
        <translation>ein eigenes Bild ({format}, {size#Byte#Byte})</translation>
    </message>
    <message>
        <source>{piece}, picture[ for {player}]</source>
        <translation>{piece}, Bild[ für {player}]</translation>
    </message>
    <message>
        <source>{picture}: another one</source>
        <translation>{picture}: ein anderes</translation>
    </message>
    <message>
        <source>{piece}: the pictures stand in another order</source>
        <translation>{piece}: die Bilder stehen in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>{before} is called {piece} now</source>
        <translation>{before} heißt jetzt {piece}</translation>
    </message>
    <message>
        <source>{piece}, letter</source>
        <translation>{piece}, Buchstabe</translation>
    </message>
    <message>
        <source>{piece}, confined to</source>
        <translation>{piece}, beschränkt auf</translation>
    </message>
    <message>
        <source>{piece}, moves as</source>
        <translation>{piece}, zieht wie</translation>
    </message>
    <message>
        <source>{piece} is gone</source>
        <translation>{piece} ist weg</translation>
    </message>
    <message>
        <source>{piece} is new[: {moves}]</source>
        <translation>{piece} ist neu[: {moves}]</translation>
    </message>
    <message>
        <source>The pieces stand in another order</source>
        <translation>Die Figuren stehen in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>{rule}, at another place of the list: {after}</source>
        <translation>{rule}, an anderer Stelle der Liste: {after}</translation>
    </message>
    <message>
        <source>{rule}, gone: {before}</source>
        <translation>{rule}, weg: {before}</translation>
    </message>
    <message>
        <source>{rule}, new: {after}</source>
        <translation>{rule}, neu: {after}</translation>
    </message>
    <message>
        <source>{kind}[ {which}]</source>
        <translation>{kind}[ {which}]</translation>
    </message>
    <message>
        <source>{rule}: {members}</source>
        <translation>{rule}: {members}</translation>
    </message>
    <message>
        <source>{rule}: said &quot;{before}&quot;, says &quot;{after}&quot; ({members})</source>
        <translation>{rule}: sagte „{before}“, sagt „{after}“ ({members})</translation>
    </message>
    <message>
        <source>unknown members are others</source>
        <translation>unbekannte Elemente sind andere</translation>
    </message>
    <message>
        <source>{member}[ {place}]: was [{before}|none], is [{after}|none]</source>
        <translation>{member}[ {place}]: war [{before}|nichts], ist [{after}|nichts]</translation>
    </message>
    <message>
        <source>Language of the own rules</source>
        <translation>Sprache der eigenen Regeln</translation>
    </message>
    <message>
        <source>{player} {piece}[, promoted from {was}]</source>
        <translation>{player} {piece}[, umgewandelt aus {was}]</translation>
    </message>
    <message>
        <source>{piece} in hand of {player}</source>
        <translation>{piece} in der Reserve von {player}</translation>
    </message>
    <message>
        <source>Zone {zone}[ of {player}]: [gains {gained}; loses {lost}|gains {gained}|loses {lost}]</source>
        <translation>Zone {zone}[ von {player}]: [gewinnt {gained}; verliert {lost}|gewinnt {gained}|verliert {lost}]</translation>
    </message>
    <message>
        <source>Zone {zone}: {player} has no cells of their own any more</source>
        <translation>Zone {zone}: {player} hat keine eigenen Felder mehr</translation>
    </message>
    <message>
        <source>Zone {zone}: {player} has no cells now</source>
        <translation>Zone {zone}: {player} hat jetzt keine Felder</translation>
    </message>
    <message>
        <source>Zone {zone}</source>
        <translation>Zone {zone}</translation>
    </message>
    <message>
        <source>Zone {zone}, for the players</source>
        <translation>Zone {zone}, für die Spieler</translation>
    </message>
    <message>
        <source>Zone {zone}, hatch</source>
        <translation>Zone {zone}, Schraffur</translation>
    </message>
    <message>
        <source>Zone {zone}, colour</source>
        <translation>Zone {zone}, Farbe</translation>
    </message>
    <message>
        <source>Zone {zone}, lines</source>
        <translation>Zone {zone}, Linien</translation>
    </message>
    <message>
        <source>Zone {zone} is gone: [{cells}|no cells]</source>
        <translation>Zone {zone} ist weg: [{cells}|keine Felder]</translation>
    </message>
    <message>
        <source>Zone {zone} is new: [{cells}|no cells]</source>
        <translation>Zone {zone} ist neu: [{cells}|keine Felder]</translation>
    </message>
    <message>
        <source>The zones stand in another order</source>
        <translation>Die Zonen stehen in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>gains {cells}</source>
        <translation>gewinnt {cells}</translation>
    </message>
    <message>
        <source>gains the move to {cells}</source>
        <translation>gewinnt den Zug nach {cells}</translation>
    </message>
    <message>
        <source>gains the capture on {cells}</source>
        <translation>gewinnt das Schlagen auf {cells}</translation>
    </message>
    <message>
        <source>loses {cells}</source>
        <translation>verliert {cells}</translation>
    </message>
    <message>
        <source>loses the move to {cells}</source>
        <translation>verliert den Zug nach {cells}</translation>
    </message>
    <message>
        <source>loses the capture on {cells}</source>
        <translation>verliert das Schlagen auf {cells}</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>es ändert sich nichts</translation>
    </message>
    <message>
        <source>{list} {place} at another place</source>
        <translation>{list} {place} an anderer Stelle</translation>
    </message>
    <message>
        <source>{list} {place} gone</source>
        <translation>{list} {place} weg</translation>
    </message>
    <message>
        <source>{list} {place} new</source>
        <translation>{list} {place} neu</translation>
    </message>
    <message>
        <source>start position: what {player} has on {cells} is attacked and not defended, or attacked by a much lesser piece</source>
        <translation>Anfangsstellung: was {player} auf {cells} hat, ist angegriffen und nicht gedeckt, oder von einer viel schwächeren Figur angegriffen</translation>
    </message>
    <message>
        <source>{moves}.</source>
        <translation>{moves}.</translation>
    </message>
    <message>
        <source>only within [the zone &apos;{zone}&apos;|a zone]</source>
        <translation>nur innerhalb [der Zone &apos;{zone}&apos;|einer Zone]</translation>
    </message>
    <message>
        <source>only into [the zone &apos;{zone}&apos;|a zone]</source>
        <translation>nur in [die Zone &apos;{zone}&apos;|eine Zone] hinein</translation>
    </message>
    <message>
        <source>only out of [the zone &apos;{zone}&apos;|a zone]</source>
        <translation>nur aus [der Zone &apos;{zone}&apos;|einer Zone] hinaus</translation>
    </message>
    <message>
        <source>only from [the zone &apos;{zone}&apos;|a zone]</source>
        <translation>nur aus [der Zone &apos;{zone}&apos;|einer Zone]</translation>
    </message>
    <message>
        <source>only [{?whose=friend}a friend|{?whose=enemy}an enemy|a piece] of [type {types}|certain types]</source>
        <translation>nur [{?whose=friend}eigene |{?whose=enemy}gegnerische ]Figuren [des Typs {types}|bestimmter Typen]</translation>
    </message>
    <message>
        <source>no [{?whose=friend}friend|{?whose=enemy}enemy|piece] of [type {types}|certain types]</source>
        <translation>keine [{?whose=friend}eigene |{?whose=enemy}gegnerische ]Figur [des Typs {types}|bestimmter Typen]</translation>
    </message>
    <message>
        <source>only a royal [{?whose=friend}friend|{?whose=enemy}enemy|piece]</source>
        <translation>nur königliche [{?whose=friend}eigene |{?whose=enemy}gegnerische ]Figuren</translation>
    </message>
    <message>
        <source>no royal [{?whose=friend}friend|{?whose=enemy}enemy|piece]</source>
        <translation>keine königliche [{?whose=friend}eigene |{?whose=enemy}gegnerische ]Figur</translation>
    </message>
    <message>
        <source>changes places with [{?whose=friend}a friend|{?whose=enemy}an enemy|the piece] there</source>
        <translation>tauscht den Platz mit [{?whose=friend}einer eigenen|{?whose=enemy}einer gegnerischen|der] Figur dort</translation>
    </message>
    <message>
        <source>pushes [{?whose=friend}a friend|{?whose=enemy}an enemy|the piece] there one step on</source>
        <translation>schiebt [{?whose=friend}eine eigene|{?whose=enemy}eine gegnerische|die] Figur dort einen Schritt weiter</translation>
    </message>
    <message>
        <source>ends only where it cannot go on</source>
        <translation>endet nur, wo es nicht weitergeht</translation>
    </message>
    <message>
        <source>becomes [{type}|a certain type]</source>
        <translation>wird zu [{type}|einem bestimmten Typ]</translation>
    </message>
    <message>
        <source>{said}, {more}</source>
        <translation>{said}, {more}</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nach Norden</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nach Nordosten</translation>
    </message>
    <message>
        <source>east</source>
        <translation>nach Osten</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>nach Südosten</translation>
    </message>
    <message>
        <source>south</source>
        <translation>nach Süden</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>nach Südwesten</translation>
    </message>
    <message>
        <source>west</source>
        <translation>nach Westen</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nach Nordwesten</translation>
    </message>
    <message>
        <source>north-north-east</source>
        <translation>nach Nordnordosten</translation>
    </message>
    <message>
        <source>east-north-east</source>
        <translation>nach Ostnordosten</translation>
    </message>
    <message>
        <source>east-south-east</source>
        <translation>nach Ostsüdosten</translation>
    </message>
    <message>
        <source>south-south-east</source>
        <translation>nach Südsüdosten</translation>
    </message>
    <message>
        <source>south-south-west</source>
        <translation>nach Südsüdwesten</translation>
    </message>
    <message>
        <source>west-south-west</source>
        <translation>nach Westsüdwesten</translation>
    </message>
    <message>
        <source>west-north-west</source>
        <translation>nach Westnordwesten</translation>
    </message>
    <message>
        <source>north-north-west</source>
        <translation>nach Nordnordwesten</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>{count} east</source>
        <translation>{count} nach Osten</translation>
    </message>
    <message>
        <source>{count} west</source>
        <translation>{count} nach Westen</translation>
    </message>
    <message>
        <source>{count} north</source>
        <translation>{count} nach Norden</translation>
    </message>
    <message>
        <source>{count} south</source>
        <translation>{count} nach Süden</translation>
    </message>
    <message>
        <source>up</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>down</source>
        <translation>nach unten</translation>
    </message>
    <message>
        <source>{count} up</source>
        <translation>{count} nach oben</translation>
    </message>
    <message>
        <source>{count} down</source>
        <translation>{count} nach unten</translation>
    </message>
    <message>
        <source>up the fourth axis</source>
        <translation>die vierte Achse hinauf</translation>
    </message>
    <message>
        <source>down the fourth axis</source>
        <translation>die vierte Achse hinab</translation>
    </message>
    <message>
        <source>{count} up the fourth axis</source>
        <translation>{count} die vierte Achse hinauf</translation>
    </message>
    <message>
        <source>{count} down the fourth axis</source>
        <translation>{count} die vierte Achse hinab</translation>
    </message>
    <message>
        <source>by {vector}</source>
        <translation>um {vector}</translation>
    </message>
    <message>
        <source>dabbaba squares</source>
        <translation>Dabbabafelder</translation>
    </message>
    <message>
        <source>dabbaba leaps</source>
        <translation>Dabbabasprünge</translation>
    </message>
    <message>
        <source>knight squares</source>
        <translation>Springerfelder</translation>
    </message>
    <message>
        <source>knight leaps</source>
        <translation>Springersprünge</translation>
    </message>
    <message>
        <source>alfil squares</source>
        <translation>Alfilfelder</translation>
    </message>
    <message>
        <source>alfil leaps</source>
        <translation>Alfilsprünge</translation>
    </message>
    <message>
        <source>camel squares</source>
        <translation>Kamelfelder</translation>
    </message>
    <message>
        <source>camel leaps</source>
        <translation>Kamelsprünge</translation>
    </message>
    <message>
        <source>zebra squares</source>
        <translation>Zebrafelder</translation>
    </message>
    <message>
        <source>zebra leaps</source>
        <translation>Zebrasprünge</translation>
    </message>
    <message>
        <source>giraffe squares</source>
        <translation>Giraffenfelder</translation>
    </message>
    <message>
        <source>giraffe leaps</source>
        <translation>Giraffensprünge</translation>
    </message>
    <message>
        <source>antelope squares</source>
        <translation>Antilopenfelder</translation>
    </message>
    <message>
        <source>antelope leaps</source>
        <translation>Antilopensprünge</translation>
    </message>
    <message>
        <source>({longer},{shorter}) squares</source>
        <translation>({longer},{shorter})-Felder</translation>
    </message>
    <message>
        <source>to the {count} {squares}</source>
        <translation>auf die {count} {squares}</translation>
    </message>
    <message>
        <source>to the {count} forward {squares}</source>
        <translation>auf die {count} vorderen {squares}</translation>
    </message>
    <message>
        <source>to the {count} backward {squares}</source>
        <translation>auf die {count} hinteren {squares}</translation>
    </message>
    <message>
        <source>to the {count} {squares} farthest forward or backward</source>
        <translation>auf die {count} am weitesten vorn oder hinten liegenden {squares}</translation>
    </message>
    <message>
        <source>to the {count} {squares} farthest to the sides</source>
        <translation>auf die {count} am weitesten seitlich liegenden {squares}</translation>
    </message>
    <message>
        <source>to the {count} {squares} farthest forward</source>
        <translation>auf die {count} am weitesten vorn liegenden {squares}</translation>
    </message>
    <message>
        <source>to the {count} {squares} farthest backward</source>
        <translation>auf die {count} am weitesten hinten liegenden {squares}</translation>
    </message>
    <message>
        <source>{count} squares {way}</source>
        <translation>{count} Felder {way}</translation>
    </message>
    <message>
        <source>to the 12 knight cells</source>
        <translation>auf die 12 Springerfelder</translation>
    </message>
    <message>
        <source>({longer},{shorter}) leaps</source>
        <translation>({longer},{shorter})-Sprünge</translation>
    </message>
    <message>
        <source>leaps {ways}</source>
        <translation>Sprünge {ways}</translation>
    </message>
    <message>
        <source>as far again</source>
        <translation>noch einmal so weit</translation>
    </message>
    <message>
        <source>at least {least} steps</source>
        <translation>wenigstens {least} Felder</translation>
    </message>
    <message>
        <source>exactly {most} steps</source>
        <translation>genau {most} Felder</translation>
    </message>
    <message>
        <source>up to {most} steps</source>
        <translation>bis zu {most} Felder</translation>
    </message>
    <message>
        <source>{least} to {most} steps</source>
        <translation>{least} bis {most} Felder</translation>
    </message>
    <message>
        <source>as many {leaps} again</source>
        <translation>noch einmal so viele {leaps}</translation>
    </message>
    <message>
        <source>any number of {leaps}</source>
        <translation>beliebig viele {leaps}</translation>
    </message>
    <message>
        <source>at least {least} {leaps}</source>
        <translation>wenigstens {least} {leaps}</translation>
    </message>
    <message>
        <source>exactly {most} {leaps}</source>
        <translation>genau {most} {leaps}</translation>
    </message>
    <message>
        <source>up to {most} {leaps}</source>
        <translation>bis zu {most} {leaps}</translation>
    </message>
    <message>
        <source>{least} to {most} {leaps}</source>
        <translation>{least} bis {most} {leaps}</translation>
    </message>
    <message>
        <source>[{then}] [{?may}may return|returns] to its square</source>
        <translation>[{?may}kann [{then}] auf das Ausgangsfeld zurückkehren|kehrt [{then}] auf das Ausgangsfeld zurück]</translation>
    </message>
    <message>
        <source>{moves}, round the sides of the board</source>
        <translation>{moves}, um die Seiten des Bretts herum</translation>
    </message>
    <message>
        <source>{moves}, round the edges of the board</source>
        <translation>{moves}, um die Ränder des Bretts herum</translation>
    </message>
    <message>
        <source>to any empty square</source>
        <translation>auf ein beliebiges leeres Feld</translation>
    </message>
    <message>
        <source>to any square</source>
        <translation>auf ein beliebiges Feld</translation>
    </message>
    <message>
        <source>{moves}, whatever stands there</source>
        <translation>{moves}, was immer dort steht</translation>
    </message>
    <message>
        <source>[{then}] [{?may}may jump|jumps] over one square {ways}</source>
        <translation>[{?may}kann [{then}] {ways} über ein Feld springen|springt [{then}] {ways} über ein Feld]</translation>
    </message>
    <message>
        <source>[{then}] [{?may}may swap|swaps] places with [{?whom=enemy}an enemy|{?whom=friend}a friend|a piece] [{?leap}a leap away|{?single}next to it|{distance} away] {ways}</source>
        <translation>[{?may}kann [{then}] {ways} mit einer [{?leap}einen Sprung entfernten|{?single}benachbarten|{distance} entfernten] [{?whom=enemy}gegnerischen|{?whom=friend}eigenen] Figur den Platz tauschen|tauscht [{then}] {ways} den Platz mit einer [{?leap}einen Sprung entfernten|{?single}benachbarten|{distance} entfernten] [{?whom=enemy}gegnerischen|{?whom=friend}eigenen] Figur]</translation>
    </message>
    <message>
        <source>[{then}] [{?may}may jump|jumps] over [{?whom=enemy}an enemy|{?whom=friend}a friend|a piece] [{?single}next to it|{distance} away] {ways}, capturing it[{?landing=far}, and lands any distance behind it|{?landing=next}, and lands right behind it]</source>
        <translation>[{?may}kann [{then}] {ways} [{?single}eine benachbarte|eine {distance} entfernte] [{?whom=enemy}gegnerische|{?whom=friend}eigene] Figur überspringen und dabei schlagen|überspringt [{then}] {ways} [{?single}eine benachbarte|eine {distance} entfernte] [{?whom=enemy}gegnerische|{?whom=friend}eigene] Figur und schlägt sie dabei][{?landing=far}, Landung beliebig weit dahinter|{?landing=next}, Landung gleich dahinter]</translation>
    </message>
    <message>
        <source>[{then}] [{?may}may capture|captures] [{?whom=enemy}an enemy|{?whom=friend}a friend|a piece] [{?single}next to it|{distance} away] {ways}[{?over}, over any pieces]</source>
        <translation>[{?may}kann [{then}] {ways} [{?single}eine benachbarte|eine {distance} entfernte] [{?whom=enemy}gegnerische|{?whom=friend}eigene] Figur schlagen|schlägt [{then}] {ways} [{?single}eine benachbarte|eine {distance} entfernte] [{?whom=enemy}gegnerische|{?whom=friend}eigene] Figur][{?over}, über beliebige Figuren hinweg]</translation>
    </message>
    <message>
        <source>[{then}] [{?may}may hop|hops] over a neighbouring {whom} {ways}</source>
        <translation>[{?may}kann [{then}] {ways} über eine benachbarte [{?whom=enemy}gegnerische|{?whom=friend}eigene] Figur springen|springt [{then}] {ways} über eine benachbarte [{?whom=enemy}gegnerische|{?whom=friend}eigene] Figur]</translation>
    </message>
    <message>
        <source>[{then}] [{?may}may slide|slides] [{?limited}{distance}] {ways} up to [{?whom=enemy}an enemy|{?whom=friend}a friend|a piece] and [{?may}hop|hops] over it</source>
        <translation>[{?may}kann [{then}] [{?limited}{distance}] {ways} bis zu einer [{?whom=enemy}gegnerischen|{?whom=friend}eigenen] Figur ziehen und über sie springen|zieht [{then}] [{?limited}{distance}] {ways} bis zu einer [{?whom=enemy}gegnerischen|{?whom=friend}eigenen] Figur und springt über sie]</translation>
    </message>
    <message>
        <source>{moves} or {others}</source>
        <translation>{moves} oder {others}</translation>
    </message>
    <message>
        <source>{moves}, or {others}</source>
        <translation>{moves}, oder {others}</translation>
    </message>
    <message>
        <source>[{then}] [{?may}may step|steps] {ways} [{where}]</source>
        <translation>[{?may}kann [{then}] einen Schritt {ways} [{where}] ziehen|zieht [{then}] einen Schritt {ways} [{where}]]</translation>
    </message>
    <message>
        <source>[{then}] [{?may}may jump|jumps] {distance} {ways} over any pieces [{where}]</source>
        <translation>[{?may}kann [{then}] {distance} {ways} über beliebige Figuren springen|springt [{then}] {distance} {ways} über beliebige Figuren] [{where}]</translation>
    </message>
    <message>
        <source>[{then}] [{?may}may slide|slides] {distance} {ways} [{where}]</source>
        <translation>[{?may}kann [{then}] {distance} {ways} [{where}] ziehen|zieht [{then}] {distance} {ways} [{where}]]</translation>
    </message>
    <message>
        <source>[{then}] [{?may}may leap|leaps] {ways} [{where}]</source>
        <translation>[{?may}kann [{then}] {ways} [{where}] springen|springt [{then}] {ways} [{where}]]</translation>
    </message>
    <message>
        <source>[{then}] [{?may}may ride|rides] {leaps} [{?turned=0}in a straight line] [{?over}over any pieces] [{where}]</source>
        <translation>[{?may}kann [{then}] {leaps} [{?turned=0}in gerader Linie] [{?over}über beliebige Figuren] [{where}] machen|macht [{then}] {leaps} [{?turned=0}in gerader Linie] [{?over}über beliebige Figuren] [{where}]]</translation>
    </message>
    <message>
        <source>{moves} without capturing</source>
        <translation>{moves}, ohne zu schlagen</translation>
    </message>
    <message>
        <source>{moves}, capturing friends too</source>
        <translation>{moves}, schlägt auch eigene Figuren</translation>
    </message>
    <message>
        <source>{moves}, capturing friends but no enemies</source>
        <translation>{moves}, schlägt eigene, aber keine gegnerischen Figuren</translation>
    </message>
    <message>
        <source>{moves} only to capture</source>
        <translation>{moves}, nur um zu schlagen</translation>
    </message>
    <message>
        <source>{moves} only to capture, friends too</source>
        <translation>{moves}, nur um zu schlagen, auch eigene Figuren</translation>
    </message>
    <message>
        <source>{moves} only to capture a friend</source>
        <translation>{moves}, nur um eine eigene Figur zu schlagen</translation>
    </message>
    <message>
        <source>to an empty square</source>
        <translation>auf ein leeres Feld</translation>
    </message>
    <message>
        <source>up to [{?whom=enemy}an enemy|{?whom=friend}a friend|a piece] and over it</source>
        <translation>bis zu einer [{?whom=enemy}gegnerischen|{?whom=friend}eigenen] Figur und darüber hinweg</translation>
    </message>
    <message>
        <source>over [{?whom=enemy}an enemy|{?whom=friend}a friend|a piece]</source>
        <translation>über [{?whom=enemy}eine gegnerische|{?whom=friend}eine eigene|eine] Figur</translation>
    </message>
    <message>
        <source>to capture [{?whom=enemy}an enemy|{?whom=friend}a friend|a piece]</source>
        <translation>auf [{?whom=enemy}eine gegnerische|{?whom=friend}eine eigene|eine] Figur zum Schlagen</translation>
    </message>
    <message>
        <source>onto [{?whom=enemy}an enemy|{?whom=friend}a friend|a piece] that it captures</source>
        <translation>auf [{?whom=enemy}eine gegnerische|{?whom=friend}eine eigene|eine] Figur, die geschlagen wird,</translation>
    </message>
    <message>
        <source>{moves}, putting what it captured down where it set out</source>
        <translation>{moves}, die geschlagene Figur kommt auf das Ausgangsfeld</translation>
    </message>
    <message>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <source>then, capturing or not,</source>
        <translation>dann mit oder ohne Schlag</translation>
    </message>
    <message>
        <source>then, after a capture,</source>
        <translation>dann nach einem Schlag</translation>
    </message>
    <message>
        <source>then, whatever stands there,</source>
        <translation>dann ungeachtet dessen, was dort steht,</translation>
    </message>
    <message>
        <source>{moves} again and again, turning {degrees}° to one side and the other by turns</source>
        <translation>{moves}, immer wieder, und dreht sich dabei abwechselnd um {degrees}° nach der einen und der anderen Seite</translation>
    </message>
    <message>
        <source>{moves} again and again, turning {degrees}° to the same side each time</source>
        <translation>{moves}, immer wieder, und dreht sich dabei jedes Mal um {degrees}° nach derselben Seite</translation>
    </message>
    <message>
        <source>does not move</source>
        <translation>zieht nicht</translation>
    </message>
    <message>
        <source>while unmoved {first}</source>
        <translation>{first}, nur beim ersten Zug</translation>
    </message>
    <message>
        <source>{moves}; while unmoved also {first}</source>
        <translation>{moves}; beim ersten Zug auch: {first}</translation>
    </message>
    <message>
        <source>{moves} ({conditions})</source>
        <translation>{moves} ({conditions})</translation>
    </message>
    <message>
        <source>{moves} and any number of pieces behind it</source>
        <translation>{moves} und beliebig viele Figuren dahinter</translation>
    </message>
    <message>
        <source>{moves} and up to {count} more behind it</source>
        <translation>{moves} und bis zu {count} weitere dahinter</translation>
    </message>
    <message>
        <source>{moves}, and so on</source>
        <translation>{moves}, und so weiter</translation>
    </message>
    <message>
        <source>{moves}, {next}</source>
        <translation>{moves}, {next}</translation>
    </message>
    <message>
        <source>{moves}, or goes on in {count#more way#more ways}</source>
        <translation>{moves}, oder auf {count#weitere Art#weitere Arten}</translation>
    </message>
    <message>
        <source>{moves}, and goes on in the same way as long as it can</source>
        <translation>{moves}, und so weiter, solange es geht</translation>
    </message>
    <message>
        <source>{moves}, and may go on in the same way</source>
        <translation>{moves}, und kann ebenso weiterziehen</translation>
    </message>
    <message>
        <source>{moves}, repeating [{?count=1}the last leg|the last {count} legs] as long as it can</source>
        <translation>{moves}, [{?count=1}der letzte Abschnitt|die letzten {count} Abschnitte] wiederholt, solange es geht</translation>
    </message>
    <message>
        <source>{moves}, repeating [{?count=1}the last leg|the last {count} legs] any number of times</source>
        <translation>{moves}, [{?count=1}der letzte Abschnitt|die letzten {count} Abschnitte] beliebig oft</translation>
    </message>
    <message>
        <source>{moves}; {others}</source>
        <translation>{moves}; {others}</translation>
    </message>
    <message>
        <source>{moves}; and {count#more sort of move#more sorts of moves}</source>
        <translation>{moves}; und {count#weitere Art von Zügen#weitere Arten von Zügen}</translation>
    </message>
    <message>
        <source>straight on</source>
        <translation>geradeaus</translation>
    </message>
    <message>
        <source>straight back</source>
        <translation>gerade zurück</translation>
    </message>
    <message>
        <source>at a right angle</source>
        <translation>im rechten Winkel</translation>
    </message>
    <message>
        <source>{degrees}° to either side</source>
        <translation>{degrees}° nach links oder rechts</translation>
    </message>
    <message>
        <source>{degrees}° to the right</source>
        <translation>{degrees}° nach rechts</translation>
    </message>
    <message>
        <source>{degrees}° to the left</source>
        <translation>{degrees}° nach links</translation>
    </message>
    <message>
        <source>outward [{?like=rook}like a rook|{?like=bishop}like a bishop|{?like=orthogonal}orthogonally|{?like=diagonal}diagonally]</source>
        <translation>nach außen [{?like=rook}wie ein Turm|{?like=bishop}wie ein Läufer|{?like=orthogonal}(orthogonal)|{?like=diagonal}(diagonal)]</translation>
    </message>
    <message>
        <source>back at a slant [{?like=rook}like a rook|{?like=bishop}like a bishop|{?like=orthogonal}orthogonally|{?like=diagonal}diagonally]</source>
        <translation>schräg zurück [{?like=rook}wie ein Turm|{?like=bishop}wie ein Läufer|{?like=orthogonal}(orthogonal)|{?like=diagonal}(diagonal)]</translation>
    </message>
    <message>
        <source>in any direction</source>
        <translation>in beliebiger Richtung</translation>
    </message>
    <message>
        <source>orthogonally</source>
        <translation>orthogonal</translation>
    </message>
    <message>
        <source>diagonally</source>
        <translation>diagonal</translation>
    </message>
    <message>
        <source>in any direction but back</source>
        <translation>in beliebiger Richtung außer zurück</translation>
    </message>
    <message>
        <source>orthogonally on its level</source>
        <translation>orthogonal auf derselben Ebene</translation>
    </message>
    <message>
        <source>diagonally on its level</source>
        <translation>diagonal auf derselben Ebene</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>vorwärts</translation>
    </message>
    <message>
        <source>sideways</source>
        <translation>seitwärts</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>rückwärts</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <translation>schräg nach vorn</translation>
    </message>
    <message>
        <source>diagonally backward</source>
        <translation>schräg nach hinten</translation>
    </message>
    <message>
        <source>in the {count} orthogonal directions</source>
        <translation>in den {count} orthogonalen Richtungen</translation>
    </message>
    <message>
        <source>in the {count} diagonal directions</source>
        <translation>in den {count} diagonalen Richtungen</translation>
    </message>
    <message>
        <source>in the {count} triagonal directions</source>
        <translation>in den {count} triagonalen Richtungen</translation>
    </message>
    <message>
        <source>in the {count} quadragonal directions</source>
        <translation>in den {count} quadragonalen Richtungen</translation>
    </message>
    <message>
        <source>in all {count} directions</source>
        <translation>in allen {count} Richtungen</translation>
    </message>
    <message>
        <source>in all 8 directions on its level</source>
        <translation>in allen 8 Richtungen auf derselben Ebene</translation>
    </message>
    <message>
        <source>in all 8 directions</source>
        <translation>in alle 8 Richtungen</translation>
    </message>
    <message>
        <source>only from a cell where it starts</source>
        <translation>nur von einem Feld der Aufstellung aus</translation>
    </message>
    <message>
        <source>not back to where it came from</source>
        <translation>nicht zurück auf das Feld davor</translation>
    </message>
    <message>
        <source>then, hopping over a piece,</source>
        <translation>dann mit einem Sprung über eine Figur</translation>
    </message>
    <message>
        <source>{moves}; no move ends outside the zone &apos;{zone}&apos;</source>
        <translation>{moves}; kein Zug endet außerhalb der Zone &apos;{zone}&apos;</translation>
    </message>
    <message>
        <source>[{types}|every piece] takes the first moves of [{targets}|every piece] on its lines</source>
        <translation>[{types}|jede Figur] nimmt [{targets}|jeder Figur] auf ihren Linien die ersten Züge</translation>
    </message>
    <message>
        <source>[{kings}|every piece] castles with [{partners}|every piece]</source>
        <translation>[{kings}|jede Figur] rochiert mit [{partners}|jeder Figur]</translation>
    </message>
    <message>
        <source>[{types}|every piece] must not face each other</source>
        <translation>[{types}|alle Figuren] dürfen einander nicht gegenüberstehen</translation>
    </message>
    <message>
        <source>[{?giving=forbidden}check may not be given]
[{?flight=none}a royal piece in check may not move away]
[{?way=whole}a royal piece has to be safe on its way]
[{facing/
}]</source>
        <translation>[{?giving=forbidden}Schach darf nicht gegeben werden]
[{?flight=none}eine königliche Figur im Schach darf nicht wegziehen]
[{?way=whole}eine königliche Figur muss auf ihrem Weg sicher sein]
[{facing/
}]</translation>
    </message>
    <message>
        <source>a player {captures}[ ({players})]</source>
        <translation>ein Spieler {captures}[ ({players})]</translation>
    </message>
    <message>
        <source>[{types}|every piece] may be dropped[ in zone &apos;{zone}&apos;][ ({players})] under conditions</source>
        <translation>[{types}|jede Figur] darf[ in der Zone &apos;{zone}&apos;][ ({players})] unter Bedingungen eingesetzt werden</translation>
    </message>
    <message>
        <source>[{types}|every piece] must be dropped first[ ({players})]</source>
        <translation>[{types}|jede Figur] muss zuerst eingesetzt werden[ ({players})]</translation>
    </message>
    <message>
        <source>[{takers}|every piece] captures [{victims}|every piece] in passing[ ({players})]
[{?within!=next-turn}[{victims}|every piece] may be captured in passing {within}]</source>
        <translation>[{takers}|jede Figur] schlägt [{victims}|jede Figur] im Vorübergehen[ ({players})]
[{?within!=next-turn}[{victims}|jede Figur] darf im Vorübergehen geschlagen werden {within}]</translation>
    </message>
    <message>
        <source>{shape} {fate}</source>
        <translation>{shape} {fate}</translation>
    </message>
    <message>
        <source>who is to move when the board is full</source>
        <translation>wer am Zug ist, wenn das Brett voll ist</translation>
    </message>
    <message>
        <source>who castles</source>
        <translation>wer rochiert</translation>
    </message>
    <message>
        <source>who can never castle any more</source>
        <translation>wer nie mehr rochieren kann</translation>
    </message>
    <message>
        <source>who has given check {count#time#times}</source>
        <translation>wer {count#Mal#Mal} Schach gegeben hat</translation>
    </message>
    <message>
        <source>who is counted out {rule}</source>
        <translation>wer ausgezählt ist {rule}</translation>
    </message>
    <message>
        <source>{when} [{?most}ends the game by a count|{outcome}][ ({players})]</source>
        <translation>{when}, [{?most}beendet die Partie durch eine Zählung|{outcome}][ ({players})]</translation>
    </message>
    <message>
        <source>who has {at-most} or fewer left of [{types}|every piece]</source>
        <translation>wer höchstens {at-most} von [{types}|allen Figuren] übrig hat</translation>
    </message>
    <message>
        <source>who leaves facing royal pieces as they are</source>
        <translation>wer einander gegenüberstehende königliche Figuren so stehen lässt</translation>
    </message>
    <message>
        <source>who is to move after {moves} moves with few pieces on all sides</source>
        <translation>wer am Zug ist nach {moves} Zügen mit wenigen Figuren auf allen Seiten</translation>
    </message>
    <message>
        <source>whose pieces join two zones</source>
        <translation>wessen Figuren zwei Zonen verbinden</translation>
    </message>
    <message>
        <source>who is left alone</source>
        <translation>wer allein übrig bleibt</translation>
    </message>
    <message>
        <source>who is mated[ by {checkers}][ after a check by {series}]</source>
        <translation>wer mattgesetzt wird[ durch {checkers}][ nach einem Schach durch {series}]</translation>
    </message>
    <message>
        <source>who is to move after {moves} moves</source>
        <translation>wer am Zug ist nach {moves} Zügen</translation>
    </message>
    <message>
        <source>who is to move after {count#pass#passes}</source>
        <translation>wer am Zug ist nach {count#Passen#Passen}</translation>
    </message>
    <message>
        <source>who is to move after {moves} quiet moves</source>
        <translation>wer am Zug ist nach {moves} stillen Zügen</translation>
    </message>
    <message>
        <source>whose [{types}|every piece] stands[ in zone &apos;{zone}&apos;]</source>
        <translation>wessen [{types}|Figur][ in der Zone &apos;{zone}&apos;] steht</translation>
    </message>
    <message>
        <source>who repeats a position for the {times:th} time</source>
        <translation>wer eine Stellung zum {times}. Mal wiederholt</translation>
    </message>
    <message>
        <source>who has {length} pieces in a row</source>
        <translation>wer {length} Figuren in einer Reihe hat</translation>
    </message>
    <message>
        <source>p for whom {if}</source>
        <translation>p, für den gilt: {if}</translation>
    </message>
    <message>
        <source>who is stalemated</source>
        <translation>wer patt ist</translation>
    </message>
    <message>
        <source>who makes {moves} moves to and fro in a row</source>
        <translation>wer {moves} Züge hintereinander hin und her macht</translation>
    </message>
    <message>
        <source>captures explode</source>
        <translation>Schlagzüge explodieren</translation>
    </message>
    <message>
        <source>[{types}|every piece] may come in where [{movers}|every piece] leaves its first cell</source>
        <translation>[{types}|jede Figur] darf hereinkommen, wo [{movers}|eine Figur] ihr erstes Feld verlässt</translation>
    </message>
    <message>
        <source>[{?captured=captors-hand}captured pieces go to the capturer&apos;s hand]
[{?supply=endless}there are pieces in hand without end]</source>
        <translation>[{?captured=captors-hand}geschlagene Figuren kommen in die Reserve dessen, der schlägt]
[{?supply=endless}es gibt Figuren in der Reserve ohne Ende]</translation>
    </message>
    <message>
        <source>[{captors}|every piece] may not capture [{victims}|every piece]</source>
        <translation>[{captors}|jede Figur] darf [{victims}|irgendeine Figur] nicht schlagen</translation>
    </message>
    <message>
        <source>[{?pass!=never}a player may pass[{?pass=stuck} without any other move][ ({passers})]]</source>
        <translation>[{?pass!=never}ein Spieler darf passen[{?pass=stuck}, wenn er keinen anderen Zug hat][ ({passers})]]</translation>
    </message>
    <message>
        <source>[{types}|every piece] turns into a wall when it captures</source>
        <translation>[{types}|jede Figur] wird zu einer Mauer, wenn sie schlägt</translation>
    </message>
    <message>
        <source>[{types}|every piece] {duty} [to {into}|back][ in zone &apos;{zone}&apos;][ ({players})]
[{?victims}[{types}|every piece] promotes by capturing {victims}]</source>
        <translation>[{types}|jede Figur] {duty}[ in der Zone &apos;{zone}&apos;][ ({players})]: [zu {into}|zurück]
[{?victims}[{types}|jede Figur] wandelt sich durch Schlagen von {victims} um]</translation>
    </message>
    <message>
        <source>[{types}|every piece] are royal together[ ({players})]</source>
        <translation>[{types}|alle Figuren] sind zusammen königlich[ ({players})]</translation>
    </message>
    <message>
        <source>[{?pieces}points are counted|{?captured}points are counted|{?mate}points are counted|{?players}points are counted|{?draws-go-to}points are counted]</source>
        <translation>[{?pieces}Punkte werden gezählt|{?captured}Punkte werden gezählt|{?mate}Punkte werden gezählt|{?players}Punkte werden gezählt|{?draws-go-to}Punkte werden gezählt]</translation>
    </message>
    <message>
        <source>[{?opening}the players do not simply take turns|{?cycle}the players do not simply take turns|{?progression!=none}the players do not simply take turns]
[{?lost!=ends-game}who loses {lost}]</source>
        <translation>[{?opening}die Spieler ziehen nicht einfach abwechselnd|{?cycle}die Spieler ziehen nicht einfach abwechselnd|{?progression!=none}die Spieler ziehen nicht einfach abwechselnd]
[{?lost!=ends-game}wer verliert, {lost}]</translation>
    </message>
    <message>
        <source>turns build a wall {place}[ in zone &apos;{zone}&apos;][ ({players})]</source>
        <translation>Züge bauen eine Mauer {place}[ in der Zone &apos;{zone}&apos;][ ({players})]</translation>
    </message>
    <message>
        <source>moves and captures only with another piece to jump or take</source>
        <translation>zieht und schlägt nur mit einer anderen Figur zum Überspringen oder Schlagen</translation>
    </message>
    <message>
        <source>moves and captures while the way is free</source>
        <translation>zieht und schlägt, solange der Weg frei ist</translation>
    </message>
    <message>
        <source>moves and captures always</source>
        <translation>zieht und schlägt immer</translation>
    </message>
    <message>
        <source>never moves</source>
        <translation>zieht nie</translation>
    </message>
    <message>
        <source>moves only with another piece to jump or take</source>
        <translation>zieht nur mit einer anderen Figur zum Überspringen oder Schlagen</translation>
    </message>
    <message>
        <source>moves while the way is free</source>
        <translation>zieht, solange der Weg frei ist</translation>
    </message>
    <message>
        <source>moves always</source>
        <translation>zieht immer</translation>
    </message>
    <message>
        <source>never captures</source>
        <translation>schlägt nie</translation>
    </message>
    <message>
        <source>captures only with another piece to jump or take</source>
        <translation>schlägt nur mit einer anderen Figur zum Überspringen oder Schlagen</translation>
    </message>
    <message>
        <source>captures while the way is free</source>
        <translation>schlägt, solange der Weg frei ist</translation>
    </message>
    <message>
        <source>captures always</source>
        <translation>schlägt immer</translation>
    </message>
    <message>
        <source>{one}, {other}</source>
        <translation>{one}, {other}</translation>
    </message>
    <message>
        <source>all {vector}</source>
        <translation>alle {vector}</translation>
    </message>
    <message>
        <source>also [{?what=moves}moving to|{?what=captures}capturing on|{?what=hops}hopping to] {places}</source>
        <translation>auch[{?what=moves} ziehend nach|{?what=captures} schlagend auf|{?what=hops} hüpfend nach] {places}</translation>
    </message>
    <message>
        <source>not [{?what=moves}moving to|{?what=captures}capturing on|{?what=hops}hopping to] {places}</source>
        <translation>nicht[{?what=moves} ziehend nach|{?what=captures} schlagend auf|{?what=hops} hüpfend nach] {places}</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>dieselbe</translation>
    </message>
    <message>
        <source>the same, except among several pieces</source>
        <translation>dieselbe, außer zwischen mehreren Figuren</translation>
    </message>
    <message>
        <source>{differences}, turned: {turn}</source>
        <translation>{differences}, gedreht: {turn}</translation>
    </message>
    <message>
        <source>no piece on the board at the start could be missing</source>
        <translation>keine Figur, die am Anfang auf dem Brett steht, könnte fehlen</translation>
    </message>
    <message>
        <source>this is about two players, and this design has {count}</source>
        <translation>dies gilt für zwei Spieler, und dieser Entwurf hat {count}</translation>
    </message>
    <message>
        <source>the game is over before its first move</source>
        <translation>die Partie ist vor ihrem ersten Zug zu Ende</translation>
    </message>
    <message>
        <source>there is no first move</source>
        <translation>es gibt keinen ersten Zug</translation>
    </message>
    <message>
        <source>; did you mean &apos;{word}&apos;?</source>
        <translation>; ist &apos;{word}&apos; gemeint?</translation>
    </message>
    <message>
        <source>a cell needs a name</source>
        <translation>ein Feld braucht einen Namen</translation>
    </message>
    <message>
        <source>a cell&apos;s name may have at most {most} characters</source>
        <translation>der Name eines Feldes darf höchstens {most} Zeichen haben</translation>
    </message>
    <message>
        <source>a cell&apos;s name is made of letters, digits, &apos;_&apos;, &apos;.&apos; and &apos;&apos;&apos;</source>
        <translation>der Name eines Feldes besteht aus Buchstaben, Ziffern, &apos;_&apos;, &apos;.&apos; und &apos;&apos;&apos;</translation>
    </message>
    <message>
        <source>a free board has no size, no edges and no other layout</source>
        <translation>ein freies Brett hat keine Größe, keine Ränder und keine andere Darstellung</translation>
    </message>
    <message>
        <source>a board of this form has {count#number#numbers} in its size</source>
        <translation>ein Brett dieser Form hat {count#Zahl#Zahlen} in seiner Größe</translation>
    </message>
    <message>
        <source>a board has 1 to {most} files and ranks, not {files}x{ranks}</source>
        <translation>ein Brett hat 1 bis {most} Linien und Reihen, nicht {files}x{ranks}</translation>
    </message>
    <message>
        <source>&apos;{size}&apos; of this board is a number from {least} to {most}, not {number}</source>
        <translation>&apos;{size}&apos; dieses Bretts ist eine Zahl von {least} bis {most}, nicht {number}</translation>
    </message>
    <message>
        <source>triangles have open edges</source>
        <translation>Dreiecke haben offene Ränder</translation>
    </message>
    <message>
        <source>hexagons meet a pole with several sides, and the steps over them would have no way back</source>
        <translation>Sechsecke berühren einen Pol mit mehreren Seiten, und die Schritte darüber hätten keinen Weg zurück</translation>
    </message>
    <message>
        <source>the three pairs of a hexagon&apos;s edges are joined all at once</source>
        <translation>die drei Paare der Ränder eines Sechsecks werden alle zugleich verbunden</translation>
    </message>
    <message>
        <source>a twist would turn the slant of a rhombus round</source>
        <translation>eine Verdrehung würde die Neigung eines Rhombus umkehren</translation>
    </message>
    <message>
        <source>a twist needs an odd number of rows, and a plain seam over it an even one</source>
        <translation>eine Verdrehung braucht eine ungerade Zahl von Reihen, und eine einfache Naht darüber eine gerade</translation>
    </message>
    <message>
        <source>copies of this outline beside each other do not meet edge to edge</source>
        <translation>Kopien dieses Umrisses nebeneinander treffen nicht Rand an Rand zusammen</translation>
    </message>
    <message>
        <source>this board&apos;s topology [{?count=1}is|may be] {choices}, not {chosen}: {reason}</source>
        <translation>die Topologie dieses Bretts [{?count=1}ist|kann] {choices}[{?count!=1} sein], nicht {chosen}: {reason}</translation>
    </message>
    <message>
        <source>this board&apos;s layout [{?count=1}is|may be] {choices}, not {chosen}</source>
        <translation>die Darstellung dieses Bretts [{?count=1}ist|kann] {choices}[{?count!=1} sein], nicht {chosen}</translation>
    </message>
    <message>
        <source>a trapezoid has at most as many rows as its longest row has cells</source>
        <translation>ein Trapez hat höchstens so viele Reihen, wie seine längste Reihe Felder hat</translation>
    </message>
    <message>
        <source>only a hexagon of equal sides can be joined as a torus</source>
        <translation>nur ein Sechseck mit gleichen Seiten lässt sich als Torus verbinden</translation>
    </message>
    <message>
        <source>there is no such board</source>
        <translation>ein solches Brett gibt es nicht</translation>
    </message>
    <message>
        <source>a board may have at most {most} cells, not {count}</source>
        <translation>ein Brett darf höchstens {most} Felder haben, nicht {count}</translation>
    </message>
    <message>
        <source>{text} is not a size such as {example}</source>
        <translation>{text} ist keine Größe wie {example}</translation>
    </message>
    <message>
        <source>hexagons fit at this seam only with an [{?odd}odd|even] number of [{?files}files|ranks], not {lines}</source>
        <translation>Sechsecke passen an dieser Naht nur bei einer [{?odd}ungeraden|geraden] Zahl von [{?files}Linien|Reihen] zusammen, nicht {lines}</translation>
    </message>
    <message>
        <source>a sphere needs an even number of files, not {files} ({files}x{ranks})</source>
        <translation>eine Kugel braucht eine gerade Zahl von Linien, nicht {files} ({files}x{ranks})</translation>
    </message>
    <message>
        <source>no cell lies where a direction points from there; move it nearer, link it by hand, or remove it</source>
        <translation>von dort zeigt keine Richtung auf ein Feld; das Feld näher heranschieben, von Hand verbinden oder entfernen</translation>
    </message>
    <message>
        <source>the cell is not there any more</source>
        <translation>das Feld gibt es nicht mehr</translation>
    </message>
    <message>
        <source>there is no free place near the cell</source>
        <translation>nahe dem Feld ist kein Platz frei</translation>
    </message>
    <message>
        <source>no direction is the opposite of those that lead there</source>
        <translation>keine Richtung ist denen entgegengesetzt, die dorthin führen</translation>
    </message>
    <message>
        <source>the board has no direction to step in</source>
        <translation>das Brett hat keine Richtung, in die gezogen werden könnte</translation>
    </message>
    <message>
        <source>no other name was found</source>
        <translation>kein anderer Name wurde gefunden</translation>
    </message>
    <message>
        <source>the rule is not there any more</source>
        <translation>die Regel gibt es nicht mehr</translation>
    </message>
    <message>
        <source>only its author can know what the view is to hide</source>
        <translation>nur wer die Sicht geschrieben hat, kann wissen, was sie verbergen soll</translation>
    </message>
    <message>
        <source>a design may have at most {most} pictures</source>
        <translation>ein Entwurf darf höchstens {most} Bilder haben</translation>
    </message>
    <message>
        <source>the pictures of a design may have at most {most} bytes together</source>
        <translation>die Bilder eines Entwurfs dürfen zusammen höchstens {most} Bytes haben</translation>
    </message>
    <message>
        <source>an outline has 3 to {most} corners, not {count}</source>
        <translation>ein Umriss hat 3 bis {most} Ecken, nicht {count}</translation>
    </message>
    <message>
        <source>a corner lies at most {most} thousandths of a cell from the centre along each axis</source>
        <translation>eine Ecke liegt entlang jeder Achse höchstens {most} Tausendstel eines Feldes von der Mitte entfernt</translation>
    </message>
    <message>
        <source>the centre {centre} lies outside this outline</source>
        <translation>die Mitte {centre} liegt außerhalb dieses Umrisses</translation>
    </message>
    <message>
        <source>a group&apos;s name is a letter and then letters, digits, &apos;_&apos; or &apos;-&apos;, at most {most} characters</source>
        <translation>der Name einer Gruppe ist ein Buchstabe und dann Buchstaben, Ziffern, &apos;_&apos; oder &apos;-&apos;, höchstens {most} Zeichen</translation>
    </message>
    <message>
        <source>a direction needs a name</source>
        <translation>eine Richtung braucht einen Namen</translation>
    </message>
    <message>
        <source>a direction&apos;s name may have at most {most} characters</source>
        <translation>der Name einer Richtung darf höchstens {most} Zeichen haben</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a word of the path notation and cannot name a direction</source>
        <translation>&apos;{name}&apos; ist ein Wort der Pfadnotation und kann keine Richtung benennen</translation>
    </message>
    <message>
        <source>a direction&apos;s name is a letter and then letters, digits or &apos;_&apos;</source>
        <translation>der Name einer Richtung ist ein Buchstabe und dann Buchstaben, Ziffern oder &apos;_&apos;</translation>
    </message>
    <message>
        <source>a name may not be empty</source>
        <translation>ein Name darf nicht leer sein</translation>
    </message>
    <message>
        <source>a name may have at most {most} bytes</source>
        <translation>ein Name darf höchstens {most} Bytes haben</translation>
    </message>
    <message>
        <source>a name must be valid UTF-8</source>
        <translation>ein Name muss gültiges UTF-8 sein</translation>
    </message>
    <message>
        <source>a name may not contain control characters</source>
        <translation>ein Name darf keine Steuerzeichen enthalten</translation>
    </message>
    <message>
        <source>a name may not contain characters that cannot be seen</source>
        <translation>ein Name darf keine unsichtbaren Zeichen enthalten</translation>
    </message>
    <message>
        <source>a name may not begin or end with a space</source>
        <translation>ein Name darf nicht mit einem Leerzeichen beginnen oder enden</translation>
    </message>
    <message>
        <source>the view &apos;{name}&apos; hides [{?pieces}pieces|moves] from players</source>
        <translation>die Sicht &apos;{name}&apos; verbirgt Spielern [{?pieces}Figuren|Züge]</translation>
    </message>
    <message>
        <source>the number &apos;{name}&apos; is hidden from {players}</source>
        <translation>die Zahl &apos;{name}&apos; ist verborgen: {players}</translation>
    </message>
    <message>
        <source>the own move &apos;{name}&apos; is secret {until}</source>
        <translation>der eigene Zug &apos;{name}&apos; ist geheim: {until}</translation>
    </message>
    <message>
        <source>a zone needs a name</source>
        <translation>eine Zone braucht einen Namen</translation>
    </message>
    <message>
        <source>a zone&apos;s name may have at most {most} characters</source>
        <translation>der Name einer Zone darf höchstens {most} Zeichen haben</translation>
    </message>
    <message>
        <source>a zone&apos;s name is a letter and then letters, digits, &apos;-&apos; or &apos;_&apos;</source>
        <translation>der Name einer Zone ist ein Buchstabe und dann Buchstaben, Ziffern, &apos;-&apos; oder &apos;_&apos;</translation>
    </message>
    <message>
        <source>a board&apos;s removed, moved and renamed cells are cells of its lattice, each once and in board order</source>
        <translation>entfernte, verschobene und umbenannte Felder eines Bretts sind Felder seines Gitters, jedes einmal und in der Reihenfolge des Bretts</translation>
    </message>
    <message>
        <source>a board&apos;s links join its cells, each once and in board order</source>
        <translation>die Verbindungen eines Bretts verbinden seine Felder, jede einmal und in der Reihenfolge des Bretts</translation>
    </message>
    <message>
        <source>outlines are given to cells of the board, each once and in board order</source>
        <translation>Umrisse erhalten Felder des Bretts, jedes einmal und in der Reihenfolge des Bretts</translation>
    </message>
    <message>
        <source>colours are given to cells of the board, each once and in board order</source>
        <translation>Farben erhalten Felder des Bretts, jedes einmal und in der Reihenfolge des Bretts</translation>
    </message>
    <message>
        <source>facings are given to cells of the board, each once and in board order</source>
        <translation>Blickrichtungen erhalten Felder des Bretts, jedes einmal und in der Reihenfolge des Bretts</translation>
    </message>
    <message>
        <source>a zone with a meaning has no list of cells</source>
        <translation>eine Zone mit einer Bedeutung hat keine Liste von Feldern</translation>
    </message>
    <message>
        <source>a zone holds cells of the board, each once and in board order</source>
        <translation>eine Zone enthält Felder des Bretts, jedes einmal und in der Reihenfolge des Bretts</translation>
    </message>
    <message>
        <source>two cells would be called &apos;{name}&apos;; rename one of them first</source>
        <translation>zwei Felder würden &apos;{name}&apos; heißen; zuerst ist eines davon umzubenennen</translation>
    </message>
    <message>
        <source>a cell cannot be drawn that far away</source>
        <translation>so weit entfernt kann kein Feld gezeichnet werden</translation>
    </message>
    <message>
        <source>a zone counts up to {most} ranks, files or steps</source>
        <translation>eine Zone zählt bis zu {most} Reihen, Linien oder Schritte</translation>
    </message>
    <message>
        <source>a zone of this kind has other numbers; see zoneParameters()</source>
        <translation>eine Zone dieser Art hat andere Zahlen; siehe zoneParameters()</translation>
    </message>
    <message>
        <source>{count#cell#cells}</source>
        <translation>{count#Feld#Felder}</translation>
    </message>
    <message>
        <source>{count#piece#pieces}</source>
        <translation>{count#Figur#Figuren}</translation>
    </message>
    <message>
        <source>{count#link#links}</source>
        <translation>{count#Verbindung#Verbindungen}</translation>
    </message>
    <message>
        <source>a note may have at most {most} bytes</source>
        <translation>eine Notiz darf höchstens {most} Bytes haben</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is exactly one</source>
        <translation>&apos;{key}&apos; ist genau eines</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is one or nothing</source>
        <translation>&apos;{key}&apos; ist eines oder nichts</translation>
    </message>
    <message>
        <source>a limit is one number from 0 to {most}</source>
        <translation>eine Grenze ist eine einzige Zahl von 0 bis {most}</translation>
    </message>
    <message>
        <source>this is a list of rules and no single value</source>
        <translation>dies ist eine Liste von Regeln und kein einzelner Wert</translation>
    </message>
    <message>
        <source>this is a rule and no single value</source>
        <translation>dies ist eine Regel und kein einzelner Wert</translation>
    </message>
    <message>
        <source>a value of another kind belongs here</source>
        <translation>hierher gehört ein Wert anderer Art</translation>
    </message>
    <message>
        <source>this is a number from {least} to {most}</source>
        <translation>dies ist eine Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>a wing&apos;s letter is one capital from A to Z, not &apos;{text}&apos;</source>
        <translation>der Buchstabe eines Flügels ist ein Großbuchstabe von A bis Z, nicht &apos;{text}&apos;</translation>
    </message>
    <message>
        <source>a list has at most {most} names</source>
        <translation>eine Liste hat höchstens {most} Namen</translation>
    </message>
    <message>
        <source>nothing in this design has the number {number}</source>
        <translation>nichts in diesem Entwurf hat die Nummer {number}</translation>
    </message>
    <message>
        <source>there is no move with the number {number}</source>
        <translation>es gibt keinen Zug mit der Nummer {number}</translation>
    </message>
    <message>
        <source>at most {most} moves are possible, not {count}</source>
        <translation>höchstens {most} Züge sind möglich, nicht {count}</translation>
    </message>
    <message>
        <source>a move cannot be an empty text</source>
        <translation>ein Zug kann kein leerer Text sein</translation>
    </message>
    <message>
        <source>there are no pieces to show</source>
        <translation>es gibt keine Figuren zu zeigen</translation>
    </message>
    <message>
        <source>pieces in hand are not drawn</source>
        <translation>Figuren in der Reserve werden nicht gezeichnet</translation>
    </message>
    <message>
        <source>{reasons}[{?more}; and {more} more]</source>
        <translation>{reasons}[{?more}; und {more} weitere]</translation>
    </message>
    <message>
        <source>it does not know this game, and cannot be told: {reasons}</source>
        <translation>sie kennt dieses Spiel nicht, und es lässt sich ihr nicht sagen: {reasons}</translation>
    </message>
    <message>
        <source>it does not know this game, and what it can be told loses something: {reasons}</source>
        <translation>sie kennt dieses Spiel nicht, und was sich ihr sagen lässt, verliert etwas: {reasons}</translation>
    </message>
    <message>
        <source>where a move brings about two ends at once, the engine counts the other one</source>
        <translation>wo ein Zug zwei Enden zugleich herbeiführt, zählt die Engine das andere</translation>
    </message>
    <message>
        <source>two passes in a row end the game</source>
        <translation>zweimal Passen hintereinander beendet die Partie</translation>
    </message>
    <message>
        <source>who cannot move when the quiet moves have been counted out draws there</source>
        <translation>wer nicht ziehen kann, wenn die stillen Züge ausgezählt sind, spielt dort remis</translation>
    </message>
    <message>
        <source>pieces are dropped under other conditions there</source>
        <translation>Figuren werden dort unter anderen Bedingungen eingesetzt</translation>
    </message>
    <message>
        <source>a piece that has come in is no hurdle for an attack on a king</source>
        <translation>eine hereingekommene Figur ist keine Hürde für einen Angriff auf einen König</translation>
    </message>
    <message>
        <source>may not go where it could never move again</source>
        <translation>darf nicht dorthin, wo sie nie mehr ziehen könnte</translation>
    </message>
    <message>
        <source>it has a double step from these cells there, too</source>
        <translation>sie hat dort auch von diesen Feldern einen Doppelschritt</translation>
    </message>
    <message>
        <source>its moves that are not always available must be one double step</source>
        <translation>ihre Züge, die sie nicht immer hat, müssen ein Doppelschritt sein</translation>
    </message>
    <message>
        <source>its first move is a move from certain cells, where a piece that has moved can stand too</source>
        <translation>ihr erster Zug ist ein Zug von bestimmten Feldern, auf denen auch eine gezogene Figur stehen kann</translation>
    </message>
    <message>
        <source>its double step goes over cells of its zone only</source>
        <translation>ihr Doppelschritt geht nur über Felder ihrer Zone</translation>
    </message>
    <message>
        <source>version 11.1 has double steps from one whole rank only</source>
        <translation>Version 11.1 hat Doppelschritte nur von einer ganzen Reihe</translation>
    </message>
    <message>
        <source>in version 11.1 it does not promote by a double step</source>
        <translation>in Version 11.1 wandelt sie sich durch einen Doppelschritt nicht um</translation>
    </message>
    <message>
        <source>in version 11.1 it takes nothing en passant where it promotes</source>
        <translation>in Version 11.1 schlägt sie nichts im Vorübergehen, wo sie sich umwandelt</translation>
    </message>
    <message>
        <source>version 11.1 has double steps only with captures in passing</source>
        <translation>Version 11.1 hat Doppelschritte nur mit Schlagen im Vorübergehen</translation>
    </message>
    <message>
        <source>cannot be said: {piece} is royal, of which a side can have one piece</source>
        <translation>lässt sich nicht sagen: {piece} ist königlich, und davon kann eine Seite nur eine Figur haben</translation>
    </message>
    <message>
        <source>a hole counts as a piece to jump over</source>
        <translation>ein Loch zählt als Figur, über die man springen kann</translation>
    </message>
    <message>
        <source>a king who is aimed at by a rook, whatever stands between, can leap no more</source>
        <translation>ein König, auf den ein Turm zielt, was auch dazwischen steht, kann nicht mehr springen</translation>
    </message>
    <message>
        <source>only a pawn and one other type can have a move that is not always available, from some cells and without a capture</source>
        <translation>nur ein Bauer und ein weiterer Typ können einen Zug haben, der nicht immer zur Verfügung steht, von einigen Feldern und ohne Schlag</translation>
    </message>
    <message>
        <source>its letter must be K</source>
        <translation>ihr Buchstabe muss K sein</translation>
    </message>
    <message>
        <source>version 11.1 has kings that move one step only</source>
        <translation>Version 11.1 hat nur Könige, die einen Schritt ziehen</translation>
    </message>
    <message>
        <source>only one type may be without moves</source>
        <translation>nur ein Typ darf ohne Züge sein</translation>
    </message>
    <message>
        <source>version 11.1 has no piece that moves {betza}</source>
        <translation>Version 11.1 hat keine Figur, die {betza} zieht</translation>
    </message>
    <message>
        <source>there may be 25 pieces with moves of their own</source>
        <translation>es darf 25 Figuren mit eigenen Zügen geben</translation>
    </message>
    <message>
        <source>it still gives check outside of its zone</source>
        <translation>sie gibt auch außerhalb ihrer Zone Schach</translation>
    </message>
    <message>
        <source>it cannot go there where others promote</source>
        <translation>sie kann dort nicht hin, wo andere sich umwandeln</translation>
    </message>
    <message>
        <source>version 11.1 has promotions on the last ranks only</source>
        <translation>Version 11.1 hat Umwandlungen nur auf den letzten Reihen</translation>
    </message>
    <message>
        <source>version 11.1 promotes pawns that come to the zone, not those within</source>
        <translation>Version 11.1 wandelt Bauern um, die in die Zone kommen, nicht die in ihr</translation>
    </message>
    <message>
        <source>version 11.1 promotes pawns only</source>
        <translation>Version 11.1 wandelt nur Bauern um</translation>
    </message>
    <message>
        <source>a piece that has promoted twice goes to the hand as what it was last</source>
        <translation>eine zweimal umgewandelte Figur kommt als das in die Reserve, was sie zuletzt war</translation>
    </message>
    <message>
        <source>a player without pieces on the board does not pass there</source>
        <translation>ein Spieler ohne Figuren auf dem Brett passt dort nicht</translation>
    </message>
    <message>
        <source>a piece that stands promoted at the start would not turn back</source>
        <translation>eine Figur, die am Anfang umgewandelt dasteht, würde nicht zurückverwandelt</translation>
    </message>
    <message>
        <source>only in the whole of janggi does a king go along the lines of a palace</source>
        <translation>nur im ganzen Janggi geht ein König entlang der Linien eines Palastes</translation>
    </message>
    <message>
        <source>version 11.1 knows no holes</source>
        <translation>Version 11.1 kennt keine Löcher</translation>
    </message>
    <message>
        <source>fairy-stockfish is not installed (Debian package fairy-stockfish)</source>
        <translation>fairy-stockfish ist nicht installiert (Debian-Paket fairy-stockfish)</translation>
    </message>
    <message>
        <source>ffish is not installed (Debian package nodejs, npm package ffish)</source>
        <translation>ffish ist nicht installiert (Debian-Paket nodejs, npm-Paket ffish)</translation>
    </message>
    <message>
        <source>the file could not be written</source>
        <translation>die Datei konnte nicht geschrieben werden</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; of {variant} cannot be imported: {reason}</source>
        <translation>&apos;{key}&apos; von {variant} lässt sich nicht importieren: {reason}</translation>
    </message>
    <message>
        <source>in the engine the {piece} attacks cells where it could not move on, and never goes there</source>
        <translation>in der Engine greift {piece} Felder an, von denen es nicht weitergehen könnte, und geht nie dorthin</translation>
    </message>
    <message>
        <source>the engine judges checks otherwise where pieces survive explosions</source>
        <translation>die Engine beurteilt Schachgebote anders, wo Figuren Explosionen überleben</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is no way to turn pieces here</source>
        <translation>&apos;{word}&apos; ist hier keine Art, Figuren umzudrehen</translation>
    </message>
    <message>
        <source>Fairy-Stockfish turns pieces beyond a hole of the board too</source>
        <translation>Fairy-Stockfish dreht auch Figuren jenseits eines Lochs im Brett um</translation>
    </message>
    <message>
        <source>pieces that an explosion turns into walls are no rule here</source>
        <translation>Figuren, die eine Explosion zu Mauern macht, sind hier keine Regel</translation>
    </message>
    <message>
        <source>rows count along files and ranks alike, or along neither</source>
        <translation>Reihen zählen entlang Linien und Reihen gleichermaßen oder entlang keiner von beiden</translation>
    </message>
    <message>
        <source>the engine lets pieces slide in from a side where no rule here would</source>
        <translation>die Engine lässt Figuren von einer Seite hereingleiten, wo es hier keine Regel täte</translation>
    </message>
    <message>
        <source>with captured pieces in hand there may be more than one for each colour</source>
        <translation>mit geschlagenen Figuren in der Reserve kann es mehr als eine für jede Farbe geben</translation>
    </message>
    <message>
        <source>both sides may pass, but not in the same case</source>
        <translation>beide Seiten dürfen passen, aber nicht im gleichen Fall</translation>
    </message>
    <message>
        <source>the engine counts pawns that become royal at once and other pieces later, which is no rule here</source>
        <translation>die Engine zählt Bauern, die königlich werden, sofort und andere Figuren später, was hier keine Regel ist</translation>
    </message>
    <message>
        <source>in the engine &apos;{letter}&apos; captures in passing only where it could not go otherwise</source>
        <translation>in der Engine schlägt &apos;{letter}&apos; im Vorübergehen nur dort, wohin es sonst nicht könnte</translation>
    </message>
    <message>
        <source>pieces that must promote stay as they are where there may be no more, which is no rule here</source>
        <translation>Figuren, die sich umwandeln müssen, bleiben, wie sie sind, wo es keine weiteren geben darf, was hier keine Regel ist</translation>
    </message>
    <message>
        <source>in the engine a king who loses his leap may still castle</source>
        <translation>in der Engine darf ein König, der seinen Sprung verliert, noch rochieren</translation>
    </message>
    <message>
        <source>without a king of each side the engine confuses who has moved</source>
        <translation>ohne einen König auf jeder Seite verwechselt die Engine, wer gezogen hat</translation>
    </message>
    <message>
        <source>in the engine first moves answer a check where kings may not face each other</source>
        <translation>in der Engine beantworten erste Züge ein Schach, wo Könige einander nicht gegenüberstehen dürfen</translation>
    </message>
    <message>
        <source>the engine gives pieces that are dropped other walls than those who move</source>
        <translation>die Engine gibt eingesetzten Figuren andere Mauern als denen, die ziehen</translation>
    </message>
    <message>
        <source>the engine gives pieces that promote other walls than those who do not</source>
        <translation>die Engine gibt Figuren, die sich umwandeln, andere Mauern als den übrigen</translation>
    </message>
    <message>
        <source>in the engine who passes may build a wall</source>
        <translation>in der Engine darf, wer passt, eine Mauer bauen</translation>
    </message>
    <message>
        <source>in the engine a wall in place of a move is shot by a piece that stays, for each piece anew</source>
        <translation>in der Engine wird eine Mauer statt eines Zuges von einer stehenden Figur geschossen, für jede Figur von neuem</translation>
    </message>
    <message>
        <source>the engine takes up the holes of the board with the duck</source>
        <translation>die Engine nimmt mit der Ente die Löcher des Bretts auf</translation>
    </message>
    <message>
        <source>in the engine a king of another kind builds walls where the usual king would</source>
        <translation>in der Engine baut ein König anderer Art Mauern, wo der übliche König es täte</translation>
    </message>
    <message>
        <source>in the engine a piece that has become a wall still builds one</source>
        <translation>in der Engine baut eine Figur, die zur Mauer geworden ist, noch eine</translation>
    </message>
    <message>
        <source>in the engine walls keep pieces from going where they could not move on</source>
        <translation>in der Engine hindern Mauern Figuren, dorthin zu gehen, wo sie nicht weiterkönnten</translation>
    </message>
    <message>
        <source>in the engine a king who explodes is gone and the game goes on</source>
        <translation>in der Engine ist ein König, der explodiert, fort, und die Partie geht weiter</translation>
    </message>
    <message>
        <source>in the engine a royal piece that would explode by a capture still gives check</source>
        <translation>in der Engine gibt eine königliche Figur, die durch einen Schlag explodieren würde, dennoch Schach</translation>
    </message>
    <message>
        <source>a king who captures would become a wall</source>
        <translation>ein König, der schlägt, würde zu einer Mauer</translation>
    </message>
    <message>
        <source>in the engine a royal piece that would become a wall gives check to some royal pieces only</source>
        <translation>in der Engine gibt eine königliche Figur, die zur Mauer würde, nur manchen königlichen Figuren Schach</translation>
    </message>
    <message>
        <source>in the engine a piece that would become a wall and promotes leaves an empty cell</source>
        <translation>in der Engine hinterlässt eine Figur, die zur Mauer würde und sich umwandelt, ein leeres Feld</translation>
    </message>
    <message>
        <source>the engine counts a piece that promotes as pawns do and as others do twice</source>
        <translation>die Engine zählt eine Figur doppelt, die sich wie Bauern und wie andere umwandelt</translation>
    </message>
    <message>
        <source>the engine judges checks as if a cannon that promotes, or what becomes one, had not</source>
        <translation>die Engine beurteilt Schachgebote, als hätte eine Kanone, die sich umwandelt, oder was zu einer wird, das nicht getan</translation>
    </message>
    <message>
        <source>in the engine a piece that promotes as pawns do and as others do is dropped promoted as others only</source>
        <translation>in der Engine wird eine Figur, die wie Bauern und wie andere umwandelt, nur wie die anderen umgewandelt eingesetzt</translation>
    </message>
    <message>
        <source>the engine lets only its own pawns promote so</source>
        <translation>die Engine lässt nur ihre eigenen Bauern sich so umwandeln</translation>
    </message>
    <message>
        <source>the engine lets pawns promote where what they become would capture</source>
        <translation>die Engine lässt Bauern sich umwandeln, wo das, was sie werden, schlagen würde</translation>
    </message>
    <message>
        <source>the engine asks what the new piece would attack outside of his zone, too</source>
        <translation>die Engine fragt auch, was die neue Figur außerhalb ihrer Zone angreifen würde</translation>
    </message>
    <message>
        <source>the engine keeps cells free that no bishop needs</source>
        <translation>die Engine hält Felder frei, die kein Läufer braucht</translation>
    </message>
    <message>
        <source>in the engine the first pieces, too, keep to the drop region</source>
        <translation>in der Engine halten sich auch die ersten Figuren an die Einsetzzone</translation>
    </message>
    <message>
        <source>in the engine a promoted piece may go on to the next type or back, and counts twice where these are one</source>
        <translation>in der Engine darf eine umgewandelte Figur zum nächsten Typ oder zurück gehen und zählt doppelt, wo diese derselbe sind</translation>
    </message>
    <message>
        <source>the engine lets pieces that were pawns become pawns again</source>
        <translation>die Engine lässt Figuren, die Bauern waren, wieder Bauern werden</translation>
    </message>
    <message>
        <source>in the engine a royal piece may not be dropped in check beside another one</source>
        <translation>in der Engine darf eine königliche Figur nicht neben einer anderen ins Schach eingesetzt werden</translation>
    </message>
    <message>
        <source>in the engine a royal piece that promotes may not go into check</source>
        <translation>in der Engine darf eine königliche Figur, die sich umwandelt, nicht ins Schach ziehen</translation>
    </message>
    <message>
        <source>the engine asks only whether a king is in check, not the other royal pieces</source>
        <translation>die Engine fragt nur, ob ein König im Schach steht, nicht die anderen königlichen Figuren</translation>
    </message>
    <message>
        <source>in the engine royal pieces that cannot capture each other give check</source>
        <translation>in der Engine geben königliche Figuren, die einander nicht schlagen können, Schach</translation>
    </message>
    <message>
        <source>the engine lets such pieces capture each other in passing</source>
        <translation>die Engine lässt solche Figuren einander im Vorübergehen schlagen</translation>
    </message>
    <message>
        <source>&apos;{key}&apos;: {fault}</source>
        <translation>&apos;{key}&apos;: {fault}</translation>
    </message>
    <message>
        <source>&apos;{key}&apos;: {value} is no letter[{?moves}, nor a letter with a colon and a Betza string]</source>
        <translation>&apos;{key}&apos;: {value} ist kein Buchstabe[{?moves}, auch kein Buchstabe mit Doppelpunkt und Betza-Text]</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; needs a Betza string: &apos;{example}&apos;</source>
        <translation>&apos;{key}&apos; braucht einen Betza-Text: &apos;{example}&apos;</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; of {section} says nothing about the rules and is left out</source>
        <translation>&apos;{key}&apos; von {section} sagt nichts über die Regeln und entfällt</translation>
    </message>
    <message>
        <source>unknown key {key}{hint}</source>
        <translation>unbekannter Schlüssel {key}{hint}</translation>
    </message>
    <message>
        <source>there is no variant {name}{hint}</source>
        <translation>es gibt keine Variante {name}{hint}</translation>
    </message>
    <message>
        <source>{section} inherits from {parent}, which is neither a variant before it nor built in{hint}</source>
        <translation>{section} erbt von {parent}, das weder eine Variante davor noch eingebaut ist{hint}</translation>
    </message>
    <message>
        <source>a variant is to be named; the text has no variant</source>
        <translation>eine Variante ist zu nennen; der Text hat keine Variante</translation>
    </message>
    <message>
        <source>a variant is to be named; the variants are {names}</source>
        <translation>eine Variante ist zu nennen; die Varianten sind {names}</translation>
    </message>
    <message>
        <source>&apos;shogiPawnDropMateIllegal&apos; of {section} is left out: the engine lets a pawn be dropped with mate, and counts that as a loss</source>
        <translation>&apos;shogiPawnDropMateIllegal&apos; von {section} entfällt: die Engine lässt einen Bauern mit Matt einsetzen und zählt das als Niederlage</translation>
    </message>
    <message>
        <source>&apos;connectRegion1White&apos; and the like of {section}: chains that turn back on their way do not count, as in the engine</source>
        <translation>&apos;connectRegion1White&apos; und ähnliche von {section}: Ketten, die auf ihrem Weg umkehren, zählen nicht, wie in der Engine</translation>
    </message>
    <message>
        <source>each side must begin with a full first rank and a full second rank of pieces of one and the same type, and no other piece</source>
        <translation>jede Seite muss mit einer vollen ersten Reihe und einer vollen zweiten Reihe von Figuren ein und desselben Typs beginnen, und keiner weiteren Figur</translation>
    </message>
    <message>
        <source>each side must have one royal piece</source>
        <translation>jede Seite muss eine königliche Figur haben</translation>
    </message>
    <message>
        <source>with a royal piece that leaps the engine accepts some moves that are none</source>
        <translation>bei einer springenden königlichen Figur nimmt die Engine manche Züge an, die keine sind</translation>
    </message>
    <message>
        <source>it must promote on the last rank</source>
        <translation>sie muss sich auf der letzten Reihe umwandeln</translation>
    </message>
    <message>
        <source>what pawns become must move alike for both sides</source>
        <translation>was Bauern werden, muss für beide Seiten gleich ziehen</translation>
    </message>
    <message>
        <source>there may be {most} kinds of pieces, pawns of each side and pieces that move otherwise for each counted twice, not {count}</source>
        <translation>es darf {most} Arten von Figuren geben, Bauern jeder Seite und Figuren, die für jede anders ziehen, doppelt gezählt, nicht {count}</translation>
    </message>
    <message>
        <source>one of its ways of moving has no number there</source>
        <translation>eine ihrer Zugarten hat dort keine Nummer</translation>
    </message>
    <message>
        <source>its leaps and the files together may not exceed {width}</source>
        <translation>ihre Sprünge und die Linien zusammen dürfen {width} nicht überschreiten</translation>
    </message>
    <message>
        <source>moves that are not always available must be the pawn&apos;s double step</source>
        <translation>Züge, die nicht immer zur Verfügung stehen, müssen der Doppelschritt des Bauern sein</translation>
    </message>
    <message>
        <source>pawns may be taken in passing</source>
        <translation>Bauern dürfen im Vorübergehen geschlagen werden</translation>
    </message>
    <message>
        <source>the board may not have holes</source>
        <translation>das Brett darf keine Löcher haben</translation>
    </message>
    <message>
        <source>fairymax is not installed (Debian package fairymax)</source>
        <translation>fairymax ist nicht installiert (Debian-Paket fairymax)</translation>
    </message>
    <message>
        <source>a board may have {most} files and ranks</source>
        <translation>ein Brett darf {most} Linien und Reihen haben</translation>
    </message>
    <message>
        <source>a rank is empty; &apos;8&apos; would be eight empty cells</source>
        <translation>eine Reihe ist leer; &apos;8&apos; wären acht leere Felder</translation>
    </message>
    <message>
        <source>this rank has {count} cells, those above it have {files}</source>
        <translation>diese Reihe hat {count} Felder, die darüber haben {files}</translation>
    </message>
    <message>
        <source>a number of empty cells must not be 0</source>
        <translation>eine Zahl leerer Felder darf nicht 0 sein</translation>
    </message>
    <message>
        <source>ranks are written in letters, digits and &apos;*&apos;, not {found}</source>
        <translation>Reihen werden mit Buchstaben, Ziffern und &apos;*&apos; geschrieben, nicht {found}</translation>
    </message>
    <message>
        <source>pieces in hand are written as letters, not {found}</source>
        <translation>Figuren in der Reserve werden als Buchstaben geschrieben, nicht {found}</translation>
    </message>
    <message>
        <source>the pieces in hand end with {closing}</source>
        <translation>die Figuren in der Reserve enden mit {closing}</translation>
    </message>
    <message>
        <source>the side to move is w or b, not {found}</source>
        <translation>die Seite am Zug ist w oder b, nicht {found}</translation>
    </message>
    <message>
        <source>the second player is to move in the text; a design begins with the first</source>
        <translation>im Text ist der zweite Spieler am Zug; ein Entwurf beginnt mit dem ersten</translation>
    </message>
    <message>
        <source>FEN cannot name these pieces or cells; the position is written as pairs of cell and piece</source>
        <translation>FEN kann diese Figuren oder Felder nicht benennen; die Stellung wird als Paare von Feld und Figur geschrieben</translation>
    </message>
    <message>
        <source>FEN says where pieces stand; rules such as castling, promotion and how the game ends are not imported</source>
        <translation>FEN sagt, wo Figuren stehen; Regeln wie Rochade, Umwandlung und das Ende der Partie werden nicht importiert</translation>
    </message>
    <message>
        <source>piece {letter} has no moves yet: FEN does not say how it moves</source>
        <translation>Figur {letter} hat noch keine Züge: FEN sagt nicht, wie sie zieht</translation>
    </message>
    <message>
        <source>it uses the direction &apos;{name}&apos;, which is walked</source>
        <translation>sie benutzt die Richtung &apos;{name}&apos;, die ein Weg ist</translation>
    </message>
    <message>
        <source>no piece of it moves, so that there is nothing to define</source>
        <translation>keine Figur zieht, so dass es nichts zu definieren gibt</translation>
    </message>
    <message>
        <source>cells are called by a letter and a number, unlike &apos;{name}&apos;</source>
        <translation>Felder heißen nach einem Buchstaben und einer Zahl, anders als &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>the link from {cell} {step} is cut, and grid steps cannot be taken away</source>
        <translation>die Verbindung von {cell} {step} ist durchtrennt, und Schritte des Gitters lassen sich nicht wegnehmen</translation>
    </message>
    <message>
        <source>the definition is {player}&apos;s; the other player needs one with turned directions</source>
        <translation>die Definition gilt für {player}; der andere Spieler braucht eine mit gedrehten Richtungen</translation>
    </message>
    <message>
        <source>the definition of &apos;{piece}&apos; is left out: {reason}</source>
        <translation>die Definition von &apos;{piece}&apos; entfällt: {reason}</translation>
    </message>
    <message>
        <source>the text does not say how large the board is; it is taken to have {files#file#files} and {ranks#rank#ranks}</source>
        <translation>der Text sagt nicht, wie groß das Brett ist; angenommen werden {files#Linie#Linien} und {ranks#Reihe#Reihen}</translation>
    </message>
    <message>
        <source>{count#line#lines} about other things than the board and its pieces left out</source>
        <translation>{count#Zeile#Zeilen} über anderes als das Brett und seine Figuren ausgelassen</translation>
    </message>
    <message>
        <source>a player who is mated loses there</source>
        <translation>wer mattgesetzt wird, verliert dort</translation>
    </message>
    <message>
        <source>the board must be a rectangle, flat or joined left and right, without added cells or links of its own</source>
        <translation>das Brett muss ein Rechteck sein, flach oder links und rechts verbunden, ohne hinzugefügte Felder oder eigene Verbindungen</translation>
    </message>
    <message>
        <source>the board may have 26 files and {ranks} ranks</source>
        <translation>das Brett darf 26 Linien und {ranks} Reihen haben</translation>
    </message>
    <message>
        <source>would get the usual moves of its name</source>
        <translation>bekäme die üblichen Züge ihres Namens</translation>
    </message>
    <message>
        <source>the piece &apos;{name}&apos; is called &apos;{word}&apos;</source>
        <translation>die Figur &apos;{name}&apos; heißt &apos;{word}&apos;</translation>
    </message>
    <message>
        <source>holes are written as a piece called &apos;hole&apos;, which has not been tried on the site</source>
        <translation>Löcher werden als Figur namens &apos;hole&apos; geschrieben, was auf der Website nicht erprobt ist</translation>
    </message>
    <message>
        <source>a diagram has lines such as &apos;rook:R:R::a1,h1&apos;, and this text has none</source>
        <translation>ein Diagramm hat Zeilen wie &apos;rook:R:R::a1,h1&apos;, und dieser Text hat keine</translation>
    </message>
    <message>
        <source>a line is &apos;key=value&apos; or &apos;name:id:move:image:squares&apos;, not {text}</source>
        <translation>eine Zeile ist &apos;key=value&apos; oder &apos;name:id:move:image:squares&apos;, nicht {text}</translation>
    </message>
    <message>
        <source>a number from {least} to {most} is expected, not {text}</source>
        <translation>eine Zahl von {least} bis {most} wird erwartet, nicht {text}</translation>
    </message>
    <message>
        <source>symmetry is mirror, rotate or none, not {text}</source>
        <translation>symmetry ist mirror, rotate oder none, nicht {text}</translation>
    </message>
    <message>
        <source>line {line}: the setting {name} is not understood and left out</source>
        <translation>Zeile {line}: die Einstellung {name} wird nicht verstanden und entfällt</translation>
    </message>
    <message>
        <source>there are two pieces called {name}</source>
        <translation>es gibt zwei Figuren namens {name}</translation>
    </message>
    <message>
        <source>{piece}: &apos;{text}&apos; ({meaning}) is kept as text and has no effect</source>
        <translation>{piece}: &apos;{text}&apos; ({meaning}) bleibt als Text und hat keine Wirkung</translation>
    </message>
    <message>
        <source>castling and captures en passant are left out: {reason}</source>
        <translation>Rochade und Schlagen im Vorübergehen entfallen: {reason}</translation>
    </message>
    <message>
        <source>a range of squares lies on one rank or file, unlike {text}</source>
        <translation>ein Bereich von Feldern liegt auf einer Reihe oder Linie, anders als {text}</translation>
    </message>
    <message>
        <source>a square of the board is expected, not {text}</source>
        <translation>ein Feld des Bretts wird erwartet, nicht {text}</translation>
    </message>
    <message>
        <source>[{?hole}a piece stands on a hole|two pieces stand on one square]: {square}</source>
        <translation>[{?hole}eine Figur steht auf einem Loch|zwei Figuren stehen auf einem Feld]: {square}</translation>
    </message>
    <message>
        <source>promoChoice: &apos;{sign}&apos; before {piece} is not understood and left out</source>
        <translation>promoChoice: &apos;{sign}&apos; vor {piece} wird nicht verstanden und entfällt</translation>
    </message>
    <message>
        <source>the promotion names no piece to promote to and is left out</source>
        <translation>die Umwandlung nennt keine Figur, zu der umgewandelt wird, und entfällt</translation>
    </message>
    <message>
        <source>royal={name} names no piece and is left out</source>
        <translation>royal={name} nennt keine Figur und entfällt</translation>
    </message>
    <message>
        <source>the players must move by turns, one move each</source>
        <translation>die Spieler müssen abwechselnd ziehen, je einen Zug</translation>
    </message>
    <message>
        <source>jocly is not installed (Debian package nodejs, npm package jocly)</source>
        <translation>jocly ist nicht installiert (Debian-Paket nodejs, npm-Paket jocly)</translation>
    </message>
    <message>
        <source>the files could not be written</source>
        <translation>die Dateien konnten nicht geschrieben werden</translation>
    </message>
    <message>
        <source>there may be 1 to {most} players</source>
        <translation>es darf 1 bis {most} Spieler geben</translation>
    </message>
    <message>
        <source>pieces that promote must have the same choice of types</source>
        <translation>Figuren, die sich umwandeln, müssen dieselbe Auswahl von Typen haben</translation>
    </message>
    <message>
        <source>it may come back to where it started, which no map can say</source>
        <translation>sie kann dorthin zurückkehren, wo sie begann, was keine Tabelle sagen kann</translation>
    </message>
    <message>
        <source>it moves in more ways than maps can say</source>
        <translation>sie zieht auf mehr Weisen, als Tabellen sagen können</translation>
    </message>
    <message>
        <source>the table would have more than {most} rows</source>
        <translation>die Tabelle hätte mehr als {most} Zeilen</translation>
    </message>
    <message>
        <source>gcc is not installed (Debian package gcc)</source>
        <translation>gcc ist nicht installiert (Debian-Paket gcc)</translation>
    </message>
    <message>
        <source>leg {number} is more than going on and taking pieces</source>
        <translation>Abschnitt {number} ist mehr als Weitergehen und Schlagen</translation>
    </message>
    <message>
        <source>legs lead back to legs before them</source>
        <translation>Abschnitte führen zu früheren Abschnitten zurück</translation>
    </message>
    <message>
        <source>no cell of the board is called {name}, as one off the board is</source>
        <translation>kein Feld des Bretts heißt {name}, wie eines außerhalb des Bretts</translation>
    </message>
    <message>
        <source>lua5.4 is not installed (Debian package lua5.4)</source>
        <translation>lua5.4 ist nicht installiert (Debian-Paket lua5.4)</translation>
    </message>
    <message>
        <source>games of chance are not played there yet</source>
        <translation>Glücksspiele werden dort noch nicht gespielt</translation>
    </message>
    <message>
        <source>games with secrets are not played there yet</source>
        <translation>Spiele mit Geheimnissen werden dort noch nicht gespielt</translation>
    </message>
    <message>
        <source>tries that count for nothing are not played there yet</source>
        <translation>Versuche, die nicht zählen, werden dort noch nicht gespielt</translation>
    </message>
    <message>
        <source>there is no board to play on, or no player</source>
        <translation>es gibt kein Brett zum Spielen oder keinen Spieler</translation>
    </message>
    <message>
        <source>node is not installed (Debian package nodejs)</source>
        <translation>node ist nicht installiert (Debian-Paket nodejs)</translation>
    </message>
    <message>
        <source>the board may have {most} cells, not {count}</source>
        <translation>das Brett darf {most} Felder haben, nicht {count}</translation>
    </message>
    <message>
        <source>left out: {rule}</source>
        <translation>entfällt: {rule}</translation>
    </message>
    <message>
        <source>the same number of moves to depth {depth} from the start position only</source>
        <translation>gleich viele Züge bis zur Tiefe {depth}, nur von der Anfangsstellung aus</translation>
    </message>
    <message>
        <source>the same number of moves to depth {depth}, the same moves[{?ends} and ends] in {positions#position#positions} of {games#random game#random games}[{?made} and of games from {made#made position#made positions}] (seed {seed})[{?examples}, and in {examples#pinned example#pinned examples}][{?unplaced}; {unplaced#pinned example#pinned examples} cannot be set up there]</source>
        <translation>gleich viele Züge bis zur Tiefe {depth}, dieselben Züge[{?ends} und Enden] in {positions#Stellung#Stellungen} aus {games#zufälligen Partie#zufälligen Partien}[{?made} und aus Partien von {made#gemachten Stellung#gemachten Stellungen}] (Startwert {seed})[{?examples}, und in {examples#angehefteten Beispiel#angehefteten Beispielen}][{?unplaced}; {unplaced#angeheftetes Beispiel kann#angeheftete Beispiele können} dort nicht aufgestellt werden]</translation>
    </message>
    <message>
        <source>no program here can play {format}</source>
        <translation>kein Programm hier kann {format} spielen</translation>
    </message>
    <message>
        <source>no temporary folder could be made</source>
        <translation>es ließ sich kein vorübergehender Ordner anlegen</translation>
    </message>
    <message>
        <source>the first player has won</source>
        <translation>der erste Spieler hat gewonnen</translation>
    </message>
    <message>
        <source>the second player has won</source>
        <translation>der zweite Spieler hat gewonnen</translation>
    </message>
    <message>
        <source>a player has won</source>
        <translation>ein Spieler hat gewonnen</translation>
    </message>
    <message>
        <source>the game is drawn</source>
        <translation>die Partie ist remis</translation>
    </message>
    <message>
        <source>the game is drawn for want of material</source>
        <translation>die Partie ist aus Mangel an Material remis</translation>
    </message>
    <message>
        <source>the game goes on</source>
        <translation>die Partie geht weiter</translation>
    </message>
    <message>
        <source>the target did not answer every question</source>
        <translation>das Ziel hat nicht jede Frage beantwortet</translation>
    </message>
    <message>
        <source>in {position}, here {ours}, there {theirs}</source>
        <translation>in {position}: hier {ours}, dort {theirs}</translation>
    </message>
    <message>
        <source>no such move</source>
        <translation>kein solcher Zug</translation>
    </message>
    <message>
        <source>in {position}, {move}: here {ours}, there {theirs}</source>
        <translation>in {position}, {move}: hier {ours}, dort {theirs}</translation>
    </message>
    <message>
        <source>there must be cells and pieces</source>
        <translation>es muss Felder und Figuren geben</translation>
    </message>
    <message>
        <source>{rule}; it may be left to capture, and losing it loses the game</source>
        <translation>{rule}; man darf sie schlagen lassen, und wer sie verliert, verliert die Partie</translation>
    </message>
    <message>
        <source>the game ends after {turns} turns</source>
        <translation>die Partie endet nach {turns} Zügen</translation>
    </message>
    <message>
        <source>its legs lead back to themselves</source>
        <translation>ihre Abschnitte führen zu sich selbst zurück</translation>
    </message>
    <message>
        <source>its legs make too long an expression</source>
        <translation>ihre Abschnitte ergeben einen zu langen Ausdruck</translation>
    </message>
    <message>
        <source>sjaakii is not installed (Debian package sjaakii)</source>
        <translation>sjaakii ist nicht installiert (Debian-Paket sjaakii)</translation>
    </message>
    <message>
        <source>holes do not end its way there</source>
        <translation>Löcher beenden dort ihren Weg nicht</translation>
    </message>
    <message>
        <source>it does not step over cells outside its zone there</source>
        <translation>sie geht dort nicht über Felder außerhalb ihrer Zone</translation>
    </message>
    <message>
        <source>some of its moves are listed twice there</source>
        <translation>manche ihrer Züge stehen dort doppelt</translation>
    </message>
    <message>
        <source>no piece comes between it and a king in check there</source>
        <translation>keine Figur tritt dort zwischen sie und einen König im Schach</translation>
    </message>
    <message>
        <source>it does not promote to {piece}, which is royal</source>
        <translation>sie wandelt sich nicht zu {piece} um, das königlich ist</translation>
    </message>
    <message>
        <source>it promotes there also where it leaves the zone</source>
        <translation>sie wandelt sich dort auch um, wo sie die Zone verlässt</translation>
    </message>
    <message>
        <source>the pieces may {word} in {most} different ways, not {count}</source>
        <translation>die Figuren dürfen auf {most} verschiedene Weisen [{?word=step}Schritte gehen|{?word=leap}springen|laufen], nicht auf {count}</translation>
    </message>
    <message>
        <source>the second player&apos;s are mirrored there, not turned round</source>
        <translation>die des zweiten Spielers sind dort gespiegelt, nicht gedreht</translation>
    </message>
    <message>
        <source>the board may have {most} cells</source>
        <translation>das Brett darf {most} Felder haben</translation>
    </message>
    <message>
        <source>a board of {files} files may have {most} cells</source>
        <translation>ein Brett mit {files} Linien darf {most} Felder haben</translation>
    </message>
    <message>
        <source>the board must have {least} files at least</source>
        <translation>das Brett muss mindestens {least} Linien haben</translation>
    </message>
    <message>
        <source>the draw after {moves} quiet moves comes one move later there</source>
        <translation>das Remis nach {moves} stillen Zügen kommt dort einen Zug später</translation>
    </message>
    <message>
        <source>a position counts as repeated there whatever may be captured in passing</source>
        <translation>eine Stellung zählt dort als wiederholt, was auch immer im Vorübergehen geschlagen werden darf</translation>
    </message>
    <message>
        <source>the position with which a game begins does not count as repeated there</source>
        <translation>die Stellung, mit der eine Partie beginnt, zählt dort nicht als wiederholt</translation>
    </message>
    <message>
        <source>no position counts as repeated there after its moves</source>
        <translation>nach ihren Zügen zählt dort keine Stellung als wiederholt</translation>
    </message>
    <message>
        <source>{moves} quiet moves are a draw there</source>
        <translation>{moves} stille Züge sind dort ein Remis</translation>
    </message>
    <message>
        <source>it captures friends</source>
        <translation>sie schlägt eigene Figuren</translation>
    </message>
    <message>
        <source>moves that are not always available must be no captures, and all under one condition</source>
        <translation>Züge, die nicht immer zur Verfügung stehen, dürfen keine Schlagzüge sein und müssen alle unter einer Bedingung stehen</translation>
    </message>
    <message>
        <source>it jumps, or moves a number of steps that has no word there</source>
        <translation>sie springt, oder sie zieht eine Zahl von Schritten, für die es dort kein Wort gibt</translation>
    </message>
    <message>
        <source>it moves several steps and no fewer, which has no word there</source>
        <translation>sie zieht mehrere Schritte und nicht weniger, wofür es dort kein Wort gibt</translation>
    </message>
    <message>
        <source>it slides one way only, and further than nine steps, which has no word there</source>
        <translation>sie gleitet nur in eine Richtung und weiter als neun Schritte, wofür es dort kein Wort gibt</translation>
    </message>
    <message>
        <source>it hops one way only, or along lines other than ranks, files and diagonals</source>
        <translation>sie hüpft nur in eine Richtung oder entlang anderer Geraden als Reihen, Linien und Diagonalen</translation>
    </message>
    <message>
        <source>it rides along some oblique lines only</source>
        <translation>sie läuft nur entlang mancher schrägen Linien</translation>
    </message>
    <message>
        <source>it has both leaps and lame leaps, which have one word together there</source>
        <translation>sie hat sowohl Sprünge als auch lahme Sprünge, die dort zusammen ein Wort haben</translation>
    </message>
    <message>
        <source>some of its lame leaps have no word there</source>
        <translation>für manche ihrer lahmen Sprünge gibt es dort kein Wort</translation>
    </message>
    <message>
        <source>it goes any distance along files, which the engine loses on a board with so many more ranks than files</source>
        <translation>sie geht beliebig weit entlang von Linien, was die Engine auf einem Brett mit so viel mehr Reihen als Linien verliert</translation>
    </message>
    <message>
        <source>nothing that comes near &apos;{piece}&apos; can be said in {format}; it can be left out</source>
        <translation>nichts, was &apos;{piece}&apos; nahekommt, lässt sich in {format} sagen; man kann sie weglassen</translation>
    </message>
    <message>
        <source>the design has no piece {name}{hint}</source>
        <translation>der Entwurf hat keine Figur {name}{hint}</translation>
    </message>
    <message>
        <source>{piece} is left out[{?count=1}, and its piece of the setup with it|{?count}, and its {count} pieces of the setup with it]</source>
        <translation>{piece} entfällt[{?count=1}, und mit ihr ihre Figur der Aufstellung|{?count}, und mit ihr ihre {count} Figuren der Aufstellung]</translation>
    </message>
    <message>
        <source>{piece} moves as {moves}, the nearest that can be said</source>
        <translation>{piece} zieht wie {moves}, das Nächste, was sich sagen lässt</translation>
    </message>
    <message>
        <source>nothing is hidden there, and {secret}</source>
        <translation>dort ist nichts verborgen, und {secret}</translation>
    </message>
    <message>
        <source>{format} cannot express this design</source>
        <translation>{format} kann diesen Entwurf nicht sagen</translation>
    </message>
    <message>
        <source>{format} must be painted; &apos;rookery&apos; does that, a program without a screen cannot</source>
        <translation>{format} muss gemalt werden; &apos;rookery&apos; tut das, ein Programm ohne Bildschirm kann es nicht</translation>
    </message>
    <message>
        <source>leg {number} is as long as the leg before it</source>
        <translation>Abschnitt {number} ist so lang wie der Abschnitt davor</translation>
    </message>
    <message>
        <source>leg {number} drops what the move has captured</source>
        <translation>Abschnitt {number} setzt ab, was der Zug geschlagen hat</translation>
    </message>
    <message>
        <source>leg {number} leads to any cell</source>
        <translation>Abschnitt {number} führt auf ein beliebiges Feld</translation>
    </message>
    <message>
        <source>leg {number} may end where it started</source>
        <translation>Abschnitt {number} darf enden, wo er begann</translation>
    </message>
    <message>
        <source>leg {number} captures and goes on</source>
        <translation>Abschnitt {number} schlägt und geht weiter</translation>
    </message>
    <message>
        <source>leg {number} moves another piece</source>
        <translation>Abschnitt {number} bewegt eine andere Figur</translation>
    </message>
    <message>
        <source>leg {number} has a condition</source>
        <translation>Abschnitt {number} hat eine Bedingung</translation>
    </message>
    <message>
        <source>it would leave no way to win</source>
        <translation>es bliebe keine Möglichkeit zu gewinnen</translation>
    </message>
    <message>
        <source>it would leave no moves, since every piece is dropped</source>
        <translation>es blieben keine Züge, denn jede Figur wird eingesetzt</translation>
    </message>
    <message>
        <source>it would leave no moves, since all moves are own rules</source>
        <translation>es blieben keine Züge, denn alle Züge sind eigene Regeln</translation>
    </message>
    <message>
        <source>there are two players, not {count}</source>
        <translation>es gibt zwei Spieler, nicht {count}</translation>
    </message>
    <message>
        <source>nothing is left to chance there, and &apos;{player}&apos; is chance</source>
        <translation>dort ist nichts dem Zufall überlassen, und &apos;{player}&apos; ist der Zufall</translation>
    </message>
    <message>
        <source>the board must be a flat rectangle without joined edges, added cells, links or facings of its own</source>
        <translation>das Brett muss ein flaches Rechteck sein, ohne verbundene Ränder, hinzugefügte Felder, eigene Verbindungen oder Blickrichtungen</translation>
    </message>
    <message>
        <source>the board may have {most-files} files and {most-ranks} ranks, not {files} and {ranks}</source>
        <translation>das Brett darf {most-files} Linien und {most-ranks} Reihen haben, nicht {files} und {ranks}</translation>
    </message>
    <message>
        <source>links may not turn the traveller, as this board&apos;s do</source>
        <translation>Verbindungen dürfen die ziehende Figur nicht drehen, wie die dieses Bretts es tun</translation>
    </message>
    <message>
        <source>cells may not say which way is forward, as this board&apos;s do</source>
        <translation>Felder dürfen nicht sagen, wo vorn ist, wie die dieses Bretts es tun</translation>
    </message>
    <message>
        <source>[{?second}{player}&apos;s must move as after a half turn|{player}&apos;s must move as the board lies]</source>
        <translation>[{?second}für {player} muss sie ziehen wie nach einer halben Drehung|für {player} muss sie ziehen, wie das Brett liegt]</translation>
    </message>
    <message>
        <source>there are letters for 26 piece types, not for {count}</source>
        <translation>es gibt Buchstaben für 26 Figurentypen, nicht für {count}</translation>
    </message>
    <message>
        <source>{piece}: {sentence}</source>
        <translation>{piece}: {sentence}</translation>
    </message>
    <message>
        <source>there are pieces in hand at the start</source>
        <translation>am Anfang sind Figuren in der Reserve</translation>
    </message>
    <message>
        <source>pieces in hand may not be dropped</source>
        <translation>Figuren in der Reserve dürfen nicht eingesetzt werden</translation>
    </message>
    <message>
        <source>{piece} is royal</source>
        <translation>{piece} ist königlich</translation>
    </message>
    <message>
        <source>{piece} stays in zone &apos;{zone}&apos;</source>
        <translation>{piece} bleibt in der Zone &apos;{zone}&apos;</translation>
    </message>
    <message>
        <source>{piece} has a move for its first turn</source>
        <translation>{piece} hat einen Zug für das erste Mal</translation>
    </message>
    <message>
        <source>{piece} has a move for its first turn out of check</source>
        <translation>{piece} hat einen Zug für das erste Mal außerhalb des Schachs</translation>
    </message>
    <message>
        <source>{piece} has a move from cells in zone &apos;{zone}&apos;</source>
        <translation>{piece} hat einen Zug von Feldern in der Zone &apos;{zone}&apos;</translation>
    </message>
    <message>
        <source>the board is a matrix of squares</source>
        <translation>das Brett ist eine Matrix von Quadraten</translation>
    </message>
    <message>
        <source>rules such as castling, promotion and how the game ends are not imported</source>
        <translation>Regeln wie Rochade, Umwandlung und das Ende der Partie werden nicht importiert</translation>
    </message>
    <message>
        <source>piece {letter} has no moves yet: no line says how it moves</source>
        <translation>Figur {letter} hat noch keine Züge: keine Zeile sagt, wie sie zieht</translation>
    </message>
    <message>
        <source>left out: promoted pieces come to the hand as what they are</source>
        <translation>entfällt: umgewandelte Figuren kommen in die Reserve als das, was sie sind</translation>
    </message>
    <message>
        <source>left out: pieces that stand promoted at the start come to the hand unpromoted</source>
        <translation>entfällt: Figuren, die am Anfang umgewandelt dastehen, kommen unumgewandelt in die Reserve</translation>
    </message>
    <message>
        <source>there is at least one player</source>
        <translation>es gibt mindestens einen Spieler</translation>
    </message>
    <message>
        <source>({word} ...) is not understood in a board</source>
        <translation>({word} ...) wird in einem Brett nicht verstanden</translation>
    </message>
    <message>
        <source>a whole number is expected, not {found}</source>
        <translation>eine ganze Zahl wird erwartet, nicht {found}</translation>
    </message>
    <message>
        <source>a dimension is (&quot;a/b/c&quot; (DX DY))</source>
        <translation>eine Dimension ist (&quot;a/b/c&quot; (DX DY))</translation>
    </message>
    <message>
        <source>a grid of two dimensions is expected</source>
        <translation>ein Gitter mit zwei Dimensionen wird erwartet</translation>
    </message>
    <message>
        <source>one dimension goes across and the other down</source>
        <translation>eine Dimension geht quer und die andere nach unten</translation>
    </message>
    <message>
        <source>a board has at most {most} files and ranks</source>
        <translation>ein Brett hat höchstens {most} Linien und Reihen</translation>
    </message>
    <message>
        <source>{name} cannot be a cell&apos;s name: {reason}</source>
        <translation>{name} kann kein Feldname sein: {reason}</translation>
    </message>
    <message>
        <source>there are two positions called {name}</source>
        <translation>es gibt zwei Positionen namens {name}</translation>
    </message>
    <message>
        <source>a direction is (NAME STEP STEP)</source>
        <translation>eine Richtung ist (NAME STEP STEP)</translation>
    </message>
    <message>
        <source>a direction leads somewhere</source>
        <translation>eine Richtung führt irgendwohin</translation>
    </message>
    <message>
        <source>a position is (NAME LEFT TOP RIGHT BOTTOM)</source>
        <translation>eine Position ist (NAME LEFT TOP RIGHT BOTTOM)</translation>
    </message>
    <message>
        <source>there is no position {name}</source>
        <translation>es gibt keine Position {name}</translation>
    </message>
    <message>
        <source>links have a direction</source>
        <translation>Verbindungen haben eine Richtung</translation>
    </message>
    <message>
        <source>a link is (FROM TO)</source>
        <translation>eine Verbindung ist (FROM TO)</translation>
    </message>
    <message>
        <source>{name} has two links in this direction</source>
        <translation>{name} hat zwei Verbindungen in dieser Richtung</translation>
    </message>
    <message>
        <source>of unlink only (POSITION DIRECTION) is understood</source>
        <translation>von unlink wird nur (POSITION DIRECTION) verstanden</translation>
    </message>
    <message>
        <source>only positions of a grid can be killed</source>
        <translation>nur Positionen eines Gitters lassen sich entfernen</translation>
    </message>
    <message>
        <source>a zone is (zone (name N) (players P ...) (positions ...))</source>
        <translation>eine Zone ist (zone (name N) (players P ...) (positions ...))</translation>
    </message>
    <message>
        <source>there is no player {name}</source>
        <translation>es gibt keinen Spieler {name}</translation>
    </message>
    <message>
        <source>{word} is none of the usual words of {what}</source>
        <translation>{word} gehört nicht zu den üblichen Wörtern für {what}</translation>
    </message>
    <message>
        <source>a capture en passant</source>
        <translation>Schlagen im Vorübergehen</translation>
    </message>
    <message>
        <source>there is no game {name}{hint}</source>
        <translation>es gibt kein Spiel {name}{hint}</translation>
    </message>
    <message>
        <source>there is no zone {name}</source>
        <translation>es gibt keine Zone {name}</translation>
    </message>
    <message>
        <source>{word} is none of the usual words of a block</source>
        <translation>{word} gehört nicht zu den üblichen Wörtern eines Blocks</translation>
    </message>
    <message>
        <source>a block may start in one zone only</source>
        <translation>ein Block darf nur in einer Zone beginnen</translation>
    </message>
    <message>
        <source>this condition is none of the usual ones</source>
        <translation>diese Bedingung gehört nicht zu den üblichen</translation>
    </message>
    <message>
        <source>a move does not end where it starts</source>
        <translation>ein Zug endet nicht, wo er beginnt</translation>
    </message>
    <message>
        <source>either every end of a block lies in a zone, or none</source>
        <translation>entweder liegt jedes Ende eines Blocks in einer Zone oder keines</translation>
    </message>
    <message>
        <source>promotions depend on one zone</source>
        <translation>Umwandlungen hängen von einer Zone ab</translation>
    </message>
    <message>
        <source>the loops that are understood go on in the same direction over empty cells</source>
        <translation>verstandene Schleifen gehen in derselben Richtung über leere Felder weiter</translation>
    </message>
    <message>
        <source>a loop takes one step at a time</source>
        <translation>eine Schleife geht einen Schritt auf einmal</translation>
    </message>
    <message>
        <source>a choice may not take steps</source>
        <translation>eine Wahl darf keine Schritte tun</translation>
    </message>
    <message>
        <source>in zones only promotions are understood: (if (in-zone? z) (add ...) else add)</source>
        <translation>in Zonen werden nur Umwandlungen verstanden: (if (in-zone? z) (add ...) else add)</translation>
    </message>
    <message>
        <source>line {line}: {what}</source>
        <translation>Zeile {line}: {what}</translation>
    </message>
    <message>
        <source>a game has a (board ...)</source>
        <translation>ein Spiel hat ein (board ...)</translation>
    </message>
    <message>
        <source>a game has (players ...) and a (turn-order ...)</source>
        <translation>ein Spiel hat (players ...) und eine (turn-order ...)</translation>
    </message>
    <message>
        <source>a player&apos;s name is expected here, not a list</source>
        <translation>hier wird der Name eines Spielers erwartet, keine Liste</translation>
    </message>
    <message>
        <source>{name} never moves and is left out</source>
        <translation>{name} zieht nie und entfällt</translation>
    </message>
    <message>
        <source>a piece has a (name ...)</source>
        <translation>eine Figur hat ein (name ...)</translation>
    </message>
    <message>
        <source>({word} ...) is not understood and left out</source>
        <translation>({word} ...) wird nicht verstanden und entfällt</translation>
    </message>
    <message>
        <source>either all moves of a piece end in one zone, or none</source>
        <translation>entweder enden alle Züge einer Figur in einer Zone oder keiner</translation>
    </message>
    <message>
        <source>line {line}: a move of {piece} is left out: {reason}</source>
        <translation>Zeile {line}: ein Zug von {piece} entfällt: {reason}</translation>
    </message>
    <message>
        <source>it names a piece or a zone that is none</source>
        <translation>es nennt eine Figur oder Zone, die es nicht gibt</translation>
    </message>
    <message>
        <source>pieces of no one who moves are left out</source>
        <translation>Figuren von Spielern, die nicht ziehen, entfallen</translation>
    </message>
    <message>
        <source>there is no piece {name}</source>
        <translation>es gibt keine Figur {name}</translation>
    </message>
    <message>
        <source>two pieces stand on {name}</source>
        <translation>zwei Figuren stehen auf {name}</translation>
    </message>
    <message>
        <source>a number of pieces is expected behind &apos;off&apos;</source>
        <translation>hinter &apos;off&apos; wird eine Zahl von Figuren erwartet</translation>
    </message>
    <message>
        <source>the option {name} is left out</source>
        <translation>die Option {name} entfällt</translation>
    </message>
    <message>
        <source>this condition is left out</source>
        <translation>diese Bedingung entfällt</translation>
    </message>
    <message>
        <source>line {line}: castling with cells where nothing starts is left out</source>
        <translation>Zeile {line}: Rochade mit Feldern, auf denen nichts beginnt, entfällt</translation>
    </message>
    <message>
        <source>brackets may be nested {most} deep</source>
        <translation>Klammern dürfen {most} tief verschachtelt sein</translation>
    </message>
    <message>
        <source>this &apos;)&apos; has no &apos;(&apos;</source>
        <translation>diese &apos;)&apos; hat keine &apos;(&apos;</translation>
    </message>
    <message>
        <source>this string has no end</source>
        <translation>dieser Text hat kein Ende</translation>
    </message>
    <message>
        <source>a definition has a name</source>
        <translation>eine Definition hat einen Namen</translation>
    </message>
    <message>
        <source>definitions make more than {most} words of this text</source>
        <translation>Definitionen machen aus diesem Text mehr als {most} Wörter</translation>
    </message>
    <message>
        <source>definitions may use each other {most} deep</source>
        <translation>Definitionen dürfen einander {most} tief verwenden</translation>
    </message>
    <message>
        <source>nothing is given for {name}</source>
        <translation>für {name} ist nichts gegeben</translation>
    </message>
    <message>
        <source>&apos;letter&apos; must be a capital letter from A to Z</source>
        <translation>&apos;letter&apos; muss ein Großbuchstabe von A bis Z sein</translation>
    </message>
    <message>
        <source>there is already a piece called {name}</source>
        <translation>es gibt schon eine Figur namens {name}</translation>
    </message>
    <message>
        <source>it is declared at {place}</source>
        <translation>sie steht bei {place}</translation>
    </message>
    <message>
        <source>there is no kind of board {name}</source>
        <translation>es gibt keine Brettart {name}</translation>
    </message>
    <message>
        <source>{what} is written in small letters, digits and hyphens, not {word}</source>
        <translation>{what} wird mit Kleinbuchstaben, Ziffern und Bindestrichen geschrieben, nicht {word}</translation>
    </message>
    <message>
        <source>a picture may not have {part}</source>
        <translation>ein Bild darf kein {part} haben</translation>
    </message>
    <message>
        <source>&apos;png&apos; is the file&apos;s bytes in base64</source>
        <translation>&apos;png&apos; sind die Bytes der Datei in Base64</translation>
    </message>
    <message>
        <source>a picture is given as &apos;svg&apos;, as &apos;png&apos; or as &apos;file&apos;, in one of these ways</source>
        <translation>ein Bild wird als &apos;svg&apos;, als &apos;png&apos; oder als &apos;file&apos; angegeben, auf eine dieser Arten</translation>
    </message>
    <message>
        <source>a player has one picture of a piece, not two</source>
        <translation>ein Spieler hat ein Bild einer Figur, nicht zwei</translation>
    </message>
    <message>
        <source>a piece has one picture for all players, not two</source>
        <translation>eine Figur hat ein Bild für alle Spieler, nicht zwei</translation>
    </message>
    <message>
        <source>a size is two numbers such as {example}, files and ranks</source>
        <translation>eine Größe sind zwei Zahlen wie {example}, Linien und Reihen</translation>
    </message>
    <message>
        <source>the size of this board is {count#number#numbers}</source>
        <translation>die Größe dieses Bretts besteht aus {count#Zahl#Zahlen}</translation>
    </message>
    <message>
        <source>a free board has no size</source>
        <translation>ein freies Brett hat keine Größe</translation>
    </message>
    <message>
        <source>a free board has no edges to join; its topology is flat</source>
        <translation>ein freies Brett hat keine Ränder zum Verbinden; seine Topologie ist flach</translation>
    </message>
    <message>
        <source>only a square board can be drawn as a ring</source>
        <translation>nur ein Brett aus Quadraten lässt sich als Ring zeichnen</translation>
    </message>
    <message>
        <source>the lattice &apos;{lattice}&apos; has no outline &apos;{outline}&apos;, but {outlines}</source>
        <translation>das Gitter &apos;{lattice}&apos; hat keinen Umriss &apos;{outline}&apos;, sondern {outlines}</translation>
    </message>
    <message>
        <source>a place on the drawing is two numbers such as {example}, thousandths of a cell</source>
        <translation>ein Platz auf der Zeichnung sind zwei Zahlen wie {example}, Tausendstel eines Feldes</translation>
    </message>
    <message>
        <source>at most {most} cells are possible, not {count}</source>
        <translation>höchstens {most} Felder sind möglich, nicht {count}</translation>
    </message>
    <message>
        <source>the board has no cell {name} by its generated name</source>
        <translation>das Brett hat kein Feld mit dem erzeugten Namen {name}</translation>
    </message>
    <message>
        <source>{name} is removed twice</source>
        <translation>{name} wird zweimal entfernt</translation>
    </message>
    <message>
        <source>it is named at {place}</source>
        <translation>benannt bei {place}</translation>
    </message>
    <message>
        <source>there is already a cell {name}</source>
        <translation>es gibt schon ein Feld {name}</translation>
    </message>
    <message>
        <source>the facing of this cell is already said</source>
        <translation>die Blickrichtung dieses Feldes ist schon gesagt</translation>
    </message>
    <message>
        <source>it is first said at {place}</source>
        <translation>zuerst gesagt bei {place}</translation>
    </message>
    <message>
        <source>this cell has an outline already</source>
        <translation>dieses Feld hat schon einen Umriss</translation>
    </message>
    <message>
        <source>it is given at {place}</source>
        <translation>angegeben bei {place}</translation>
    </message>
    <message>
        <source>this cell has a colour already</source>
        <translation>dieses Feld hat schon eine Farbe</translation>
    </message>
    <message>
        <source>{name} is a hole</source>
        <translation>{name} ist ein Loch</translation>
    </message>
    <message>
        <source>a walk needs at least one direction</source>
        <translation>ein Weg braucht mindestens eine Richtung</translation>
    </message>
    <message>
        <source>a walk follows directions that are not walks themselves, unlike {name}</source>
        <translation>ein Weg folgt Richtungen, die selbst keine Wege sind, anders als {name}</translation>
    </message>
    <message>
        <source>a group needs at least one direction</source>
        <translation>eine Gruppe braucht mindestens eine Richtung</translation>
    </message>
    <message>
        <source>{name} is in this group twice</source>
        <translation>{name} steht zweimal in dieser Gruppe</translation>
    </message>
    <message>
        <source>a vector is two numbers such as {example}, files and ranks</source>
        <translation>ein Vektor sind zwei Zahlen wie {example}, Linien und Reihen</translation>
    </message>
    <message>
        <source>an approved problem needs the &apos;code&apos; of the problem</source>
        <translation>ein bestätigtes Problem braucht den &apos;code&apos; des Problems</translation>
    </message>
    <message>
        <source>{what} is written in small letters, digits, &apos;-&apos; and &apos;.&apos;, at most {most} of them</source>
        <translation>{what} wird mit Kleinbuchstaben, Ziffern, &apos;-&apos; und &apos;.&apos; geschrieben, höchstens {most}</translation>
    </message>
    <message>
        <source>at most {most} {things} are possible, not {count}</source>
        <translation>höchstens {most} sind möglich ({things}), nicht {count}</translation>
    </message>
    <message>
        <source>target {name} is there twice</source>
        <translation>das Ziel {name} ist zweimal da</translation>
    </message>
    <message>
        <source>a design is an object that begins with &quot;rookery&quot;: 2</source>
        <translation>ein Entwurf ist ein Objekt, das mit &quot;rookery&quot;: 2 beginnt</translation>
    </message>
    <message>
        <source>a design needs its format version, such as &quot;rookery&quot;: 2</source>
        <translation>ein Entwurf braucht seine Formatversion, wie &quot;rookery&quot;: 2</translation>
    </message>
    <message>
        <source>the format version must be a whole number from 1, not {value}</source>
        <translation>die Formatversion muss eine ganze Zahl ab 1 sein, nicht {value}</translation>
    </message>
    <message>
        <source>this file needs format version {version}; this Rookery reads up to version {most}</source>
        <translation>diese Datei braucht Formatversion {version}; dieses Rookery liest bis Version {most}</translation>
    </message>
    <message>
        <source>a leg needs at least one step</source>
        <translation>ein Abschnitt braucht mindestens einen Schritt</translation>
    </message>
    <message>
        <source>there is no leg {number}; the move has {count#leg#legs}</source>
        <translation>es gibt keinen Abschnitt {number}; die Zugart hat {count#Abschnitt#Abschnitte}</translation>
    </message>
    <message>
        <source>a step is a direction such as {direction}, a vector such as {vector} or a turn such as {turn}</source>
        <translation>ein Schritt ist eine Richtung wie {direction}, ein Vektor wie {vector} oder eine Drehung wie {turn}</translation>
    </message>
    <message>
        <source>&apos;anywhere&apos; is true or left out</source>
        <translation>&apos;anywhere&apos; ist true oder fehlt</translation>
    </message>
    <message>
        <source>a range is the least and the most steps, such as {one} or {other}</source>
        <translation>ein Bereich sind die wenigsten und die meisten Schritte, wie {one} oder {other}</translation>
    </message>
    <message>
        <source>a range goes from few steps to many</source>
        <translation>ein Bereich geht von wenigen Schritten zu vielen</translation>
    </message>
    <message>
        <source>the greatest number of steps must be a whole number or &quot;any&quot;</source>
        <translation>die größte Zahl von Schritten muss eine ganze Zahl oder &quot;any&quot; sein</translation>
    </message>
    <message>
        <source>&apos;stop&apos; is true, false or &quot;last&quot;</source>
        <translation>&apos;stop&apos; ist true, false oder &quot;last&quot;</translation>
    </message>
    <message>
        <source>a condition on a zone has one key, as in {example}</source>
        <translation>eine Bedingung an eine Zone hat einen Schlüssel, wie in {example}</translation>
    </message>
    <message>
        <source>&apos;whom&apos; is &quot;royal&quot;, &quot;common&quot; or a list of piece types such as {example}</source>
        <translation>&apos;whom&apos; ist &quot;royal&quot;, &quot;common&quot; oder eine Liste von Figurentypen wie {example}</translation>
    </message>
    <message>
        <source>{name} is in this list twice</source>
        <translation>{name} steht zweimal in dieser Liste</translation>
    </message>
    <message>
        <source>a move needs at least one leg</source>
        <translation>eine Zugart braucht mindestens einen Abschnitt</translation>
    </message>
    <message>
        <source>a link is two cells and perhaps a turn, such as {example}</source>
        <translation>eine Verbindung sind zwei Felder und vielleicht eine Drehung, wie {example}</translation>
    </message>
    <message>
        <source>direction {name} from this cell is already said otherwise</source>
        <translation>die Richtung {name} von diesem Feld ist schon anders gesagt</translation>
    </message>
    <message>
        <source>there is already a {kind} called {name}</source>
        <translation>schon vorhanden ({kind}): {name}</translation>
    </message>
    <message>
        <source>a piece&apos;s letter is one of A to Z, not {text}</source>
        <translation>der Buchstabe einer Figur ist einer von A bis Z, nicht {text}</translation>
    </message>
    <message>
        <source>an imitation has moves, captures or both</source>
        <translation>eine Nachahmung hat Züge, Schlagzüge oder beides</translation>
    </message>
    <message>
        <source>a move is written as &apos;path&apos;, as &apos;betza&apos; or as &apos;legs&apos;, not in two ways</source>
        <translation>eine Zugart wird als &apos;path&apos;, als &apos;betza&apos; oder als &apos;legs&apos; geschrieben, nicht auf zwei Arten</translation>
    </message>
    <message>
        <source>a move needs &apos;path&apos;, &apos;betza&apos; or &apos;legs&apos;</source>
        <translation>eine Zugart braucht &apos;path&apos;, &apos;betza&apos; oder &apos;legs&apos;</translation>
    </message>
    <message>
        <source>&apos;dialect&apos; says how to read &apos;betza&apos;, which this move does not have</source>
        <translation>&apos;dialect&apos; sagt, wie &apos;betza&apos; zu lesen ist, das diese Zugart nicht hat</translation>
    </message>
    <message>
        <source>&apos;first&apos; numbers legs, which a path does not have</source>
        <translation>&apos;first&apos; nummeriert Abschnitte, die ein Pfad nicht hat</translation>
    </message>
    <message>
        <source>&apos;first&apos; numbers legs, which a Betza string does not have</source>
        <translation>&apos;first&apos; nummeriert Abschnitte, die ein Betza-Text nicht hat</translation>
    </message>
    <message>
        <source>{key} is empty; leave it out</source>
        <translation>{key} ist leer; lassen Sie es weg</translation>
    </message>
    <message>
        <source>an empty list of directions; without {key} the rule is about lines</source>
        <translation>eine leere Liste von Richtungen; ohne {key} gilt die Regel für Linien</translation>
    </message>
    <message>
        <source>an empty list of whom a rule is about; without {key} it is about everybody</source>
        <translation>eine leere Liste derer, für die eine Regel gilt; ohne {key} gilt sie für alle</translation>
    </message>
    <message>
        <source>a wing&apos;s letter is one capital from A to Z, not {text}</source>
        <translation>der Buchstabe eines Flügels ist ein Großbuchstabe von A bis Z, nicht {text}</translation>
    </message>
    <message>
        <source>{piece} stands on a cell that {other} has taken</source>
        <translation>{piece} steht auf einem Feld, das {other} belegt</translation>
    </message>
    <message>
        <source>that one is placed at {place}</source>
        <translation>jene steht bei {place}</translation>
    </message>
    <message>
        <source>{player}&apos;s {piece}</source>
        <translation>{player} {piece}</translation>
    </message>
    <message>
        <source>a design needs at least one player</source>
        <translation>ein Entwurf braucht mindestens einen Spieler</translation>
    </message>
    <message>
        <source>no piece stands on {cell}</source>
        <translation>auf {cell} steht keine Figur</translation>
    </message>
    <message>
        <source>a zone is a list of cells or an object with &apos;cells&apos;, not {value}</source>
        <translation>eine Zone ist eine Liste von Feldern oder ein Objekt mit &apos;cells&apos;, nicht {value}</translation>
    </message>
    <message>
        <source>a zone has either &apos;cells&apos; or a &apos;meaning&apos;</source>
        <translation>eine Zone hat entweder &apos;cells&apos; oder eine &apos;meaning&apos;</translation>
    </message>
    <message>
        <source>at most {most} zones are possible, not {count}</source>
        <translation>höchstens {most} Zonen sind möglich, nicht {count}</translation>
    </message>
    <message>
        <source>{what} must be {wanted}, not {value}</source>
        <translation>{what} muss {wanted} sein, nicht {value}</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>unknown {kind} {word}{end}</source>
        <translation>unbekannt ({kind}): {word}{end}</translation>
    </message>
    <message>
        <source>; the choices are {choices}</source>
        <translation>; zur Wahl stehen {choices}</translation>
    </message>
    <message>
        <source>text in quotes</source>
        <translation>ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation>eine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>{what} needs {key}</source>
        <translation>{what} braucht {key}</translation>
    </message>
    <message>
        <source>a text may have at most {most} bytes, not {count}</source>
        <translation>ein Text darf höchstens {most} Bytes haben, nicht {count}</translation>
    </message>
    <message>
        <source>unknown key {key} is kept but has no effect{hint}</source>
        <translation>der unbekannte Schlüssel {key} bleibt erhalten, hat aber keine Wirkung{hint}</translation>
    </message>
    <message>
        <source>{what} has no {key}{hint}</source>
        <translation>{what} hat kein {key}{hint}</translation>
    </message>
    <message>
        <source>{count#more error#more errors} not listed</source>
        <translation>{count#weiterer Fehler#weitere Fehler} nicht aufgeführt</translation>
    </message>
    <message>
        <source>a backslash in text is written \\</source>
        <translation>ein Backslash in Text wird \\ geschrieben</translation>
    </message>
    <message>
        <source>\u is followed by four hexadecimal digits</source>
        <translation>auf \u folgen vier Hexadezimalziffern</translation>
    </message>
    <message>
        <source>{escape} is half of a character</source>
        <translation>{escape} ist ein halbes Zeichen</translation>
    </message>
    <message>
        <source>this text has no closing quote on its line; a line break is written \n</source>
        <translation>dieser Text hat auf seiner Zeile kein schließendes Anführungszeichen; ein Zeilenumbruch wird \n geschrieben</translation>
    </message>
    <message>
        <source>a control character in text is written as an escape such as \t</source>
        <translation>ein Steuerzeichen in Text wird als Escape wie \t geschrieben</translation>
    </message>
    <message>
        <source>this text has no closing quote</source>
        <translation>dieser Text hat kein schließendes Anführungszeichen</translation>
    </message>
    <message>
        <source>a number begins with a digit or &apos;-&apos;</source>
        <translation>eine Zahl beginnt mit einer Ziffer oder &apos;-&apos;</translation>
    </message>
    <message>
        <source>a number does not begin with 0</source>
        <translation>eine Zahl beginnt nicht mit 0</translation>
    </message>
    <message>
        <source>the number {number} is too large</source>
        <translation>die Zahl {number} ist zu groß</translation>
    </message>
    <message>
        <source>&apos;{number}&apos; is not a number</source>
        <translation>&apos;{number}&apos; ist keine Zahl</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a number that a file can hold</source>
        <translation>&apos;{word}&apos; ist keine Zahl, die eine Datei enthalten kann</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; has no meaning here[{hint}|; text stands in double quotes]</source>
        <translation>&apos;{word}&apos; hat hier keine Bedeutung[{hint}|; Text steht in doppelten Anführungszeichen]</translation>
    </message>
    <message>
        <source>a value is expected, but the file ends</source>
        <translation>ein Wert wird erwartet, aber die Datei endet</translation>
    </message>
    <message>
        <source>text stands in double quotes, not in single ones</source>
        <translation>Text steht in doppelten, nicht in einfachen Anführungszeichen</translation>
    </message>
    <message>
        <source>a file cannot hold comments</source>
        <translation>eine Datei kann keine Kommentare enthalten</translation>
    </message>
    <message>
        <source>a value is expected[, not {found}|, but the file ends]</source>
        <translation>ein Wert wird erwartet[, nicht {found}|, aber die Datei endet]</translation>
    </message>
    <message>
        <source>a key in quotes[ or {closing}] is expected[, not {found}|, but the file ends]</source>
        <translation>ein Schlüssel in Anführungszeichen[ oder {closing}] wird erwartet[, nicht {found}|, aber die Datei endet]</translation>
    </message>
    <message>
        <source>&apos;,&apos; or &apos;{closing}&apos; is expected[, not {found}|, but the file ends]</source>
        <translation>&apos;,&apos; oder &apos;{closing}&apos; wird erwartet[, nicht {found}|, aber die Datei endet]</translation>
    </message>
    <message>
        <source>a comma does not stand before &apos;{closing}&apos;</source>
        <translation>vor &apos;{closing}&apos; steht kein Komma</translation>
    </message>
    <message>
        <source>&apos;:&apos; is expected behind a key[, not {found}|, but the file ends]</source>
        <translation>hinter einem Schlüssel wird &apos;:&apos; erwartet[, nicht {found}|, aber die Datei endet]</translation>
    </message>
    <message>
        <source>nothing may follow the end of the design[, not {found}|, but the file ends]</source>
        <translation>auf das Ende des Entwurfs darf nichts folgen[, nicht {found}|, aber die Datei endet]</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the file has {count} bytes; at most {most} can be read</source>
        <translation>die Datei hat {count} Bytes; höchstens {most} lassen sich lesen</translation>
    </message>
    <message>
        <source>the file begins with a byte order mark; it must be plain UTF-8</source>
        <translation>die Datei beginnt mit einer Bytereihenfolge-Marke; sie muss reines UTF-8 sein</translation>
    </message>
    <message>
        <source>the file is UTF-16; it must be UTF-8</source>
        <translation>die Datei ist UTF-16; sie muss UTF-8 sein</translation>
    </message>
    <message>
        <source>the file is compressed; a design is plain text</source>
        <translation>die Datei ist komprimiert; ein Entwurf ist reiner Text</translation>
    </message>
    <message>
        <source>a file cannot hold the character NUL</source>
        <translation>eine Datei kann das Zeichen NUL nicht enthalten</translation>
    </message>
    <message>
        <source>the file is not valid UTF-8 here</source>
        <translation>die Datei ist hier kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>the file holds more than {most} values</source>
        <translation>die Datei enthält mehr als {most} Werte</translation>
    </message>
    <message>
        <source>the file is nested more than {most} levels deep</source>
        <translation>die Datei ist tiefer als {most} Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>the {sign} at {place} is not closed</source>
        <translation>{sign} bei {place} ist nicht geschlossen</translation>
    </message>
    <message>
        <source>the key &apos;{key}&apos; is given twice</source>
        <translation>der Schlüssel &apos;{key}&apos; steht zweimal da</translation>
    </message>
    <message>
        <source>it is first given at {place}</source>
        <translation>zuerst angegeben bei {place}</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>a move may have at most {most} legs</source>
        <translation>eine Zugart darf höchstens {most} Abschnitte haben</translation>
    </message>
    <message>
        <source>&apos;)&apos; has no &apos;(&apos; before it</source>
        <translation>vor &apos;)&apos; steht keine &apos;(&apos;</translation>
    </message>
    <message>
        <source>a group in parentheses needs an &apos;a&apos;, so that it can be repeated as a leg</source>
        <translation>eine Gruppe in Klammern braucht ein &apos;a&apos;, damit sie als Abschnitt wiederholt werden kann</translation>
    </message>
    <message>
        <source>the groups can be read in too many ways</source>
        <translation>die Gruppen lassen sich auf zu viele Weisen lesen</translation>
    </message>
    <message>
        <source>&apos;{one}&apos; and &apos;{other}&apos; exclude each other on one leg</source>
        <translation>&apos;{one}&apos; und &apos;{other}&apos; schließen einander an einem Abschnitt aus</translation>
    </message>
    <message>
        <source>&apos;{letter}&apos; cannot stand before brackets; write it inside</source>
        <translation>&apos;{letter}&apos; kann nicht vor Klammern stehen; schreiben Sie es hinein</translation>
    </message>
    <message>
        <source>directions before brackets are read as the way of the whole move, which is provisional</source>
        <translation>Richtungen vor Klammern gelten für die ganze Zugart, was vorläufig ist</translation>
    </message>
    <message>
        <source>&apos;y&apos; changes the range of the legs that follow; none does, so that it is ignored</source>
        <translation>&apos;y&apos; ändert die Reichweite der folgenden Abschnitte; keiner folgt, also gilt es nicht</translation>
    </message>
    <message>
        <source>&apos;oo&apos; joins all edges; more of them mean nothing</source>
        <translation>&apos;oo&apos; verbindet alle Ränder; mehr davon bedeuten nichts</translation>
    </message>
    <message>
        <source>XBoard knows the cylinder &apos;o&apos; but not &apos;oo&apos;</source>
        <translation>XBoard kennt den Zylinder &apos;o&apos;, aber nicht &apos;oo&apos;</translation>
    </message>
    <message>
        <source>Betza 1.0 knows the cylinder &apos;o&apos; but not &apos;oo&apos;</source>
        <translation>Betza 1.0 kennt den Zylinder &apos;o&apos;, aber nicht &apos;oo&apos;</translation>
    </message>
    <message>
        <source>&apos;o&apos; holds for the whole move and stands on its first leg</source>
        <translation>&apos;o&apos; gilt für die ganze Zugart und steht an ihrem ersten Abschnitt</translation>
    </message>
    <message>
        <source>not supported yet: &apos;ii&apos;, a move from the third rank</source>
        <translation>noch nicht unterstützt: &apos;ii&apos;, ein Zug von der dritten Reihe</translation>
    </message>
    <message>
        <source>&apos;t&apos; says that the piece hopped over is a friend, so that this leg needs &apos;p&apos; or &apos;g&apos;</source>
        <translation>&apos;t&apos; sagt, dass die übersprungene Figur eine eigene ist, also braucht dieser Abschnitt &apos;p&apos; oder &apos;g&apos;</translation>
    </message>
    <message>
        <source>in brackets each leg has its own range; write &apos;p&apos; instead of &apos;g&apos;</source>
        <translation>in Klammern hat jeder Abschnitt seine eigene Reichweite; schreiben Sie &apos;p&apos; statt &apos;g&apos;</translation>
    </message>
    <message>
        <source>in brackets each leg has its own range, so that &apos;y&apos; has no meaning</source>
        <translation>in Klammern hat jeder Abschnitt seine eigene Reichweite, so dass &apos;y&apos; keine Bedeutung hat</translation>
    </message>
    <message>
        <source>&apos;{letter}&apos; has no meaning before &apos;U&apos;</source>
        <translation>&apos;{letter}&apos; hat vor &apos;U&apos; keine Bedeutung</translation>
    </message>
    <message>
        <source>not supported yet: the universal leaper in a move of several legs</source>
        <translation>noch nicht unterstützt: der Universalspringer in einer Zugart aus mehreren Abschnitten</translation>
    </message>
    <message>
        <source>&apos;{letter}&apos; is not defined on this oblique leap; write its path as legs, such as afsafW</source>
        <translation>&apos;{letter}&apos; ist an diesem schrägen Sprung nicht definiert; schreiben Sie seinen Weg als Abschnitte, etwa afsafW</translation>
    </message>
    <message>
        <source>not supported yet: &apos;n&apos; on a knight&apos;s leap among several legs; write its path as legs, such as afsW</source>
        <translation>noch nicht unterstützt: &apos;n&apos; an einem Springersprung unter mehreren Abschnitten; schreiben Sie seinen Weg als Abschnitte, etwa afsW</translation>
    </message>
    <message>
        <source>not supported yet: a hop together with &apos;{letter}&apos; on a leap</source>
        <translation>noch nicht unterstützt: ein Hüpfer zusammen mit &apos;{letter}&apos; an einem Sprung</translation>
    </message>
    <message>
        <source>&apos;j&apos; on a leap that is repeated is not defined; write its path as legs</source>
        <translation>&apos;j&apos; an einem wiederholten Sprung ist nicht definiert; schreiben Sie seinen Weg als Abschnitte</translation>
    </message>
    <message>
        <source>&apos;jj&apos; skips cells of a slide; this atom leaps</source>
        <translation>&apos;jj&apos; überspringt Felder eines Laufs; dieses Atom springt</translation>
    </message>
    <message>
        <source>&apos;j&apos; passes over the first cell, so that {atom} needs a range, as in j{atom}3</source>
        <translation>&apos;j&apos; übergeht das erste Feld, also braucht {atom} eine Reichweite, wie in j{atom}3</translation>
    </message>
    <message>
        <source>not supported yet: &apos;i&apos; together with &apos;{letter}&apos; on a later leg</source>
        <translation>noch nicht unterstützt: &apos;i&apos; zusammen mit &apos;{letter}&apos; an einem späteren Abschnitt</translation>
    </message>
    <message>
        <source>not supported yet: &apos;i&apos; together with a hop on the last leg</source>
        <translation>noch nicht unterstützt: &apos;i&apos; zusammen mit einem Hüpfer am letzten Abschnitt</translation>
    </message>
    <message>
        <source>&apos;{letter}&apos; on the first of several legs has no bend before it</source>
        <translation>&apos;{letter}&apos; am ersten von mehreren Abschnitten hat keine Biegung vor sich</translation>
    </message>
    <message>
        <source>one &apos;{letter}&apos; is enough</source>
        <translation>ein &apos;{letter}&apos; genügt</translation>
    </message>
    <message>
        <source>not supported yet: &apos;{letter}&apos; together with n, j or u</source>
        <translation>noch nicht unterstützt: &apos;{letter}&apos; zusammen mit n, j oder u</translation>
    </message>
    <message>
        <source>XBoard and other programs read &apos;{letter}&apos; differently; C and Z are the same everywhere</source>
        <translation>XBoard und andere Programme lesen &apos;{letter}&apos; verschieden; C und Z sind überall gleich</translation>
    </message>
    <message>
        <source>a later leg without directions goes every way but back, in XBoard only forward and sideways; write them</source>
        <translation>ein späterer Abschnitt ohne Richtungen geht überallhin außer zurück, in XBoard nur vorwärts und seitwärts; schreiben Sie sie hin</translation>
    </message>
    <message>
        <source>the range counts the whole way; other programs read a limited &apos;g&apos; differently</source>
        <translation>die Reichweite zählt den ganzen Weg; andere Programme lesen ein begrenztes &apos;g&apos; anders</translation>
    </message>
    <message>
        <source>&apos;z&apos; and &apos;q&apos; are read as either bend while there was none; sources differ on oblique leaps</source>
        <translation>&apos;z&apos; und &apos;q&apos; gelten als beide Biegungen, solange es noch keine gab; bei schrägen Sprüngen weichen die Quellen ab</translation>
    </message>
    <message>
        <source>the range holds for every leg; the Interactive Diagram applies it to the first</source>
        <translation>die Reichweite gilt für jeden Abschnitt; das Interactive Diagram wendet sie auf den ersten an</translation>
    </message>
    <message>
        <source>XBoard counts the hop in the range, so that a hop of range 1 lands nowhere</source>
        <translation>XBoard zählt den Hüpfer zur Reichweite, so dass ein Hüpfer der Reichweite 1 nirgends landet</translation>
    </message>
    <message>
        <source>&apos;h&apos; has no direction before it and is ignored</source>
        <translation>vor &apos;h&apos; steht keine Richtung, also gilt es nicht</translation>
    </message>
    <message>
        <source>&apos;h&apos; means nothing on an orthogonal or diagonal atom and is ignored</source>
        <translation>&apos;h&apos; bedeutet an einem orthogonalen oder diagonalen Atom nichts und gilt nicht</translation>
    </message>
    <message>
        <source>XBoard takes all directions where &apos;h&apos; stands on an atom that is not oblique</source>
        <translation>XBoard nimmt alle Richtungen, wo &apos;h&apos; an einem Atom steht, das nicht schräg ist</translation>
    </message>
    <message>
        <source>&apos;{letters}&apos; is read differently by different programs; single letters are safer</source>
        <translation>&apos;{letters}&apos; wird von Programmen verschieden gelesen; einzelne Buchstaben sind sicherer</translation>
    </message>
    <message>
        <source>&apos;{letters}&apos; is read together here; double a letter to keep it apart</source>
        <translation>&apos;{letters}&apos; wird hier zusammen gelesen; verdoppeln Sie einen Buchstaben, um sie zu trennen</translation>
    </message>
    <message>
        <source>Fairy-Stockfish finds no atom here, so that the piece cannot move</source>
        <translation>Fairy-Stockfish findet hier kein Atom, so dass die Figur nicht ziehen kann</translation>
    </message>
    <message>
        <source>Fairy-Stockfish ignores modifiers without an atom behind them</source>
        <translation>Fairy-Stockfish beachtet Modifikatoren ohne Atom dahinter nicht</translation>
    </message>
    <message>
        <source>Fairy-Stockfish lets moves along the same lines take over each other&apos;s reach</source>
        <translation>Fairy-Stockfish lässt Züge entlang derselben Linien einander die Reichweite geben</translation>
    </message>
    <message>
        <source>Fairy-Stockfish skips {character}</source>
        <translation>Fairy-Stockfish übergeht {character}</translation>
    </message>
    <message>
        <source>Fairy-Stockfish reads the digit in place of &apos;g&apos;, which becomes &apos;p&apos;</source>
        <translation>Fairy-Stockfish liest die Ziffer anstelle von &apos;g&apos;, das zu &apos;p&apos; wird</translation>
    </message>
    <message>
        <source>Fairy-Stockfish gives a hop without a digit any range</source>
        <translation>Fairy-Stockfish gibt einem Hüpfer ohne Ziffer jede Reichweite</translation>
    </message>
    <message>
        <source>Fairy-Stockfish makes initial moves only without capture</source>
        <translation>Fairy-Stockfish macht erste Züge nur ohne Schlag</translation>
    </message>
    <message>
        <source>Fairy-Stockfish hops only along rook and bishop lines; {atom} gets no moves</source>
        <translation>Fairy-Stockfish hüpft nur entlang von Turm- und Läuferlinien; {atom} bekommt keine Züge</translation>
    </message>
    <message>
        <source>Fairy-Stockfish rides only with steps of W, F and N; {atom} gets no moves</source>
        <translation>Fairy-Stockfish läuft nur mit Schritten von W, F und N; {atom} bekommt keine Züge</translation>
    </message>
    <message>
        <source>Fairy-Stockfish ignores &apos;n&apos; on a slide</source>
        <translation>Fairy-Stockfish beachtet &apos;n&apos; an einem Lauf nicht</translation>
    </message>
    <message>
        <source>Fairy-Stockfish gives {atom} with &apos;n&apos; no moves</source>
        <translation>Fairy-Stockfish gibt {atom} mit &apos;n&apos; keine Züge</translation>
    </message>
    <message>
        <source>Fairy-Stockfish makes initial moves from the double step region, moved or not</source>
        <translation>Fairy-Stockfish macht erste Züge aus der Doppelschrittzone, gezogen oder nicht</translation>
    </message>
    <message>
        <source>Fairy-Stockfish reads directions on {atom} for W and F separately</source>
        <translation>Fairy-Stockfish liest Richtungen an {atom} für W und F getrennt</translation>
    </message>
    <message>
        <source>Fairy-Stockfish has no directions for &apos;{letters}&apos;</source>
        <translation>Fairy-Stockfish hat keine Richtungen für &apos;{letters}&apos;</translation>
    </message>
    <message>
        <source>Fairy-Stockfish keeps one range for each direction; this atom overwrites an earlier one</source>
        <translation>Fairy-Stockfish behält eine Reichweite je Richtung; dieses Atom überschreibt eine frühere</translation>
    </message>
    <message>
        <source>{letter} is not a letter of {dialect}; the dialect &apos;xbetza&apos; has it</source>
        <translation>{letter} ist kein Buchstabe von {dialect}; der Dialekt &apos;xbetza&apos; hat ihn</translation>
    </message>
    <message>
        <source>unknown letter {letter}[; did you mean the atom {atom}?]</source>
        <translation>unbekannter Buchstabe {letter}[; ist das Atom {atom} gemeint?]</translation>
    </message>
    <message>
        <source>this character</source>
        <translation>dieses Zeichen</translation>
    </message>
    <message>
        <source>leg {number} steps out of the plane</source>
        <translation>Abschnitt {number} verlässt die Ebene</translation>
    </message>
    <message>
        <source>leg {number} leads back to itself, which a chain cannot say</source>
        <translation>Abschnitt {number} führt zu sich selbst zurück, was eine Kette nicht sagen kann</translation>
    </message>
    <message>
        <source>leg {number} jumps over a varying number of cells, which Betza cannot say</source>
        <translation>Abschnitt {number} springt über wechselnd viele Felder, was Betza nicht sagen kann</translation>
    </message>
    <message>
        <source>leg {number} passes over too many cells to be written as a chain</source>
        <translation>Abschnitt {number} geht über zu viele Felder, um als Kette geschrieben zu werden</translation>
    </message>
    <message>
        <source>leg {number} must not end on its own cell, but a chain may</source>
        <translation>Abschnitt {number} darf nicht auf seinem eigenen Feld enden, eine Kette aber schon</translation>
    </message>
    <message>
        <source>leg {number} is reached in too many ways</source>
        <translation>Abschnitt {number} wird auf zu viele Weisen erreicht</translation>
    </message>
    <message>
        <source>leg {number} goes on over enemies but not over friends, which Betza cannot say</source>
        <translation>Abschnitt {number} geht über Gegner weiter, aber nicht über eigene Figuren, was Betza nicht sagen kann</translation>
    </message>
    <message>
        <source>leg {number} is the ninth of a chain, which may have eight</source>
        <translation>Abschnitt {number} ist der neunte einer Kette, die acht haben darf</translation>
    </message>
    <message>
        <source>leg {number} steps in a direction of its own, which a chain cannot say</source>
        <translation>Abschnitt {number} geht in eine eigene Richtung, was eine Kette nicht sagen kann</translation>
    </message>
    <message>
        <source>no atom behind the group; an upper-case letter such as W must follow it</source>
        <translation>hinter der Gruppe steht kein Atom; ihr muss ein Großbuchstabe wie W folgen</translation>
    </message>
    <message>
        <source>no atom at the end; modifiers stand before an upper-case letter such as W</source>
        <translation>am Ende steht kein Atom; Modifikatoren stehen vor einem Großbuchstaben wie W</translation>
    </message>
    <message>
        <source>unknown atom {atom}; [{dialect} does not have it|the atoms are W F D N A H C L Z J G, K R B Q and U]</source>
        <translation>unbekanntes Atom {atom}; [{dialect} hat es nicht|die Atome sind W F D N A H C L Z J G, K R B Q und U]</translation>
    </message>
    <message>
        <source>a number stands behind an atom, as in R4</source>
        <translation>eine Zahl steht hinter einem Atom, wie in R4</translation>
    </message>
    <message>
        <source>{sign} belongs between {opening} and {closing}</source>
        <translation>{sign} gehört zwischen {opening} und {closing}</translation>
    </message>
    <message>
        <source>{character} has no meaning in a Betza string</source>
        <translation>{character} hat in einem Betza-Text keine Bedeutung</translation>
    </message>
    <message>
        <source>{sign} lengthens a leap; {atom} is none</source>
        <translation>{sign} verlängert einen Sprung; {atom} ist keiner</translation>
    </message>
    <message>
        <source>sources differ on a longer {atom}; this one is ({shorter},{longer})</source>
        <translation>bei einem längeren {atom} weichen die Quellen ab; dieser ist ({shorter},{longer})</translation>
    </message>
    <message>
        <source>the leap is longer than {most} cells</source>
        <translation>der Sprung ist länger als {most} Felder</translation>
    </message>
    <message>
        <source>not supported yet: &apos;*&apos;, a range up to the middle of the board</source>
        <translation>noch nicht unterstützt: &apos;*&apos;, eine Reichweite bis zur Mitte des Bretts</translation>
    </message>
    <message>
        <source>XBoard does not double atoms; write {atom}0</source>
        <translation>XBoard verdoppelt Atome nicht; schreiben Sie {atom}0</translation>
    </message>
    <message>
        <source>a doubled atom has no limit already; leave out the number or the second letter</source>
        <translation>ein verdoppeltes Atom ist schon unbegrenzt; lassen Sie die Zahl oder den zweiten Buchstaben weg</translation>
    </message>
    <message>
        <source>the second {atom} is another move, not a range</source>
        <translation>das zweite {atom} ist ein weiterer Zug, keine Reichweite</translation>
    </message>
    <message>
        <source>&apos;U&apos; has no range; it reaches every cell</source>
        <translation>&apos;U&apos; hat keine Reichweite; es erreicht jedes Feld</translation>
    </message>
    <message>
        <source>a range has at most two digits</source>
        <translation>eine Reichweite hat höchstens zwei Ziffern</translation>
    </message>
    <message>
        <source>Betza 1.0 doubles the atom instead of a range 0</source>
        <translation>Betza 1.0 verdoppelt das Atom statt einer Reichweite 0</translation>
    </message>
    <message>
        <source>{dialect} has no brackets; the dialect &apos;xbetza&apos; has them</source>
        <translation>{dialect} hat keine Klammern; der Dialekt &apos;xbetza&apos; hat sie</translation>
    </message>
    <message>
        <source>a chain cannot lead into brackets; write all legs inside</source>
        <translation>eine Kette kann nicht in Klammern führen; schreiben Sie alle Abschnitte hinein</translation>
    </message>
    <message>
        <source>this {opening} has no {closing}</source>
        <translation>zu diesem {opening} fehlt {closing}</translation>
    </message>
    <message>
        <source>&apos;-&apos;, &apos;?&apos; or {closing} must follow a leg in brackets</source>
        <translation>auf einen Abschnitt in Klammern muss &apos;-&apos;, &apos;?&apos; oder {closing} folgen</translation>
    </message>
    <message>
        <source>a move may have at most 8 legs</source>
        <translation>eine Zugart darf höchstens 8 Abschnitte haben</translation>
    </message>
    <message>
        <source>a leg is expected here, but the string ends</source>
        <translation>hier wird ein Abschnitt erwartet, aber der Text endet</translation>
    </message>
    <message>
        <source>{sign} has no place in brackets; &apos;-&apos; and &apos;?&apos; join their legs</source>
        <translation>{sign} hat in Klammern keinen Platz; &apos;-&apos; und &apos;?&apos; verbinden ihre Abschnitte</translation>
    </message>
    <message>
        <source>a leg is expected here, not {sign}</source>
        <translation>hier wird ein Abschnitt erwartet, nicht {sign}</translation>
    </message>
    <message>
        <source>{sign} has no meaning before {atom}</source>
        <translation>{sign} hat vor {atom} keine Bedeutung</translation>
    </message>
    <message>
        <source>a number has at most two digits here</source>
        <translation>eine Zahl hat hier höchstens zwei Ziffern</translation>
    </message>
    <message>
        <source>a drop says how many ranks deep, as in @8</source>
        <translation>ein Einsetzen sagt, wie viele Reihen tief, wie in @8</translation>
    </message>
    <message>
        <source>an imitator moves as the type that moved last, so that it adds nothing before anybody has moved</source>
        <translation>ein Imitator zieht wie der Typ, der zuletzt gezogen hat, und fügt nichts hinzu, bevor jemand gezogen hat</translation>
    </message>
    <message>
        <source>[{?what=drop}a drop|{?what=imitator}an imitator|{?what=null}a null move|castling] is noted and adds nothing to the reach</source>
        <translation>[{?what=drop}ein Einsetzen|{?what=imitator}ein Imitator|{?what=null}ein Nullzug|eine Rochade] ist vermerkt und ändert die Reichweite nicht</translation>
    </message>
    <message>
        <source>leg {leg} steps in a direction that does not exist</source>
        <translation>Abschnitt {leg} geht in eine Richtung, die es nicht gibt</translation>
    </message>
    <message>
        <source>leg {leg} turns by more than {most} points</source>
        <translation>Abschnitt {leg} dreht um mehr als {most} Strich</translation>
    </message>
    <message>
        <source>leg {leg} has a vector that leads nowhere</source>
        <translation>Abschnitt {leg} hat einen Vektor, der nirgendwohin führt</translation>
    </message>
    <message>
        <source>leg {leg} has a vector that leads more than {most} cells along an axis</source>
        <translation>Abschnitt {leg} hat einen Vektor, der mehr als {most} Felder entlang einer Achse führt</translation>
    </message>
    <message>
        <source>leg {leg} has an impossible range</source>
        <translation>Abschnitt {leg} hat einen unmöglichen Bereich</translation>
    </message>
    <message>
        <source>leg {leg} takes more than {most} steps without being unlimited</source>
        <translation>Abschnitt {leg} geht mehr als {most} Schritte, ohne unbegrenzt zu sein</translation>
    </message>
    <message>
        <source>leg {leg} leads to more than {most} legs</source>
        <translation>Abschnitt {leg} führt zu mehr als {most} Abschnitten</translation>
    </message>
    <message>
        <source>leg {leg} leads to leg {next}, which does not exist</source>
        <translation>Abschnitt {leg} führt zu Abschnitt {next}, den es nicht gibt</translation>
    </message>
    <message>
        <source>leg {leg} stops on [{?enemy}an enemy&apos;s cell, so that the enemy|a friend&apos;s cell, so that the friend] must be captured or moved there</source>
        <translation>Abschnitt {leg} endet auf dem Feld [{?enemy}eines Gegners, so dass der Gegner|einer eigenen Figur, so dass diese] dort geschlagen oder bewegt werden muss</translation>
    </message>
    <message>
        <source>leg {leg} pushes a piece on, but leads anywhere and has no direction</source>
        <translation>Abschnitt {leg} schiebt eine Figur weiter, führt aber irgendwohin und hat keine Richtung</translation>
    </message>
    <message>
        <source>leg {leg} has no steps</source>
        <translation>Abschnitt {leg} hat keine Schritte</translation>
    </message>
    <message>
        <source>leg {leg} has more than {most} conditions on zones</source>
        <translation>Abschnitt {leg} hat mehr als {most} Bedingungen an Zonen</translation>
    </message>
    <message>
        <source>leg {leg} leads anywhere, which is a single step by itself</source>
        <translation>Abschnitt {leg} führt irgendwohin, was für sich allein ein einzelner Schritt ist</translation>
    </message>
    <message>
        <source>leg {leg} captures on an empty cell, where there is nothing to capture</source>
        <translation>Abschnitt {leg} schlägt auf einem leeren Feld, wo es nichts zu schlagen gibt</translation>
    </message>
    <message>
        <source>leg {leg} asks for a piece on an empty cell</source>
        <translation>Abschnitt {leg} verlangt eine Figur auf einem leeren Feld</translation>
    </message>
    <message>
        <source>leg {next} turns, but leg {leg} leads anywhere and has no direction</source>
        <translation>Abschnitt {next} dreht, aber Abschnitt {leg} führt irgendwohin und hat keine Richtung</translation>
    </message>
    <message>
        <source>leg {leg} turns, but as a first leg it has nothing to turn from</source>
        <translation>Abschnitt {leg} dreht, hat aber als erster Abschnitt nichts, wovon er sich drehen könnte</translation>
    </message>
    <message>
        <source>leg {leg} is as long as the leg before it, but it is a first leg</source>
        <translation>Abschnitt {leg} ist so lang wie der Abschnitt davor, ist aber ein erster Abschnitt</translation>
    </message>
    <message>
        <source>leg {leg} may not go back, but as a first leg it comes from nowhere</source>
        <translation>Abschnitt {leg} darf nicht zurückgehen, kommt aber als erster Abschnitt nirgendwoher</translation>
    </message>
    <message>
        <source>a movement may have at most {most} legs</source>
        <translation>eine Zugart darf höchstens {most} Abschnitte haben</translation>
    </message>
    <message>
        <source>the movement has no first leg</source>
        <translation>die Zugart hat keinen ersten Abschnitt</translation>
    </message>
    <message>
        <source>the movement begins with more than {most} legs</source>
        <translation>die Zugart beginnt mit mehr als {most} Abschnitten</translation>
    </message>
    <message>
        <source>the movement begins with leg {leg}, which does not exist</source>
        <translation>die Zugart beginnt mit Abschnitt {leg}, den es nicht gibt</translation>
    </message>
    <message>
        <source>at most {most} legs of a piece are possible, not {count}</source>
        <translation>höchstens {most} Abschnitte einer Figur sind möglich, nicht {count}</translation>
    </message>
    <message>
        <source>at most {most} different vectors in moves are possible, not {count}</source>
        <translation>höchstens {most} verschiedene Vektoren in Zügen sind möglich, nicht {count}</translation>
    </message>
    <message>
        <source>a leg names a piece type that does not exist</source>
        <translation>ein Abschnitt nennt einen Figurentyp, den es nicht gibt</translation>
    </message>
    <message>
        <source>a movement starts in a zone that does not exist</source>
        <translation>eine Zugart beginnt in einer Zone, die es nicht gibt</translation>
    </message>
    <message>
        <source>a leg names a zone that does not exist</source>
        <translation>ein Abschnitt nennt eine Zone, die es nicht gibt</translation>
    </message>
    <message>
        <source>; did you mean {moves}?</source>
        <translation>; ist {moves} gemeint?</translation>
    </message>
    <message>
        <source>leg {leg} asks where the piece has been before, which a move table cannot hold</source>
        <translation>Abschnitt {leg} fragt, wo die Figur vorher war, was eine Zugtabelle nicht fassen kann</translation>
    </message>
    <message>
        <source>leg {leg} pushes a piece to a cell that must be free, which a move table cannot hold</source>
        <translation>Abschnitt {leg} schiebt eine Figur auf ein Feld, das frei sein muss, was eine Zugtabelle nicht fassen kann</translation>
    </message>
    <message>
        <source>leg {leg} must be carried on where it can be, which a move table cannot hold</source>
        <translation>Abschnitt {leg} muss fortgesetzt werden, wo das geht, was eine Zugtabelle nicht fassen kann</translation>
    </message>
    <message>
        <source>leg {leg} changes the type of its piece on the way, which a move table cannot hold</source>
        <translation>Abschnitt {leg} ändert unterwegs den Typ seiner Figur, was eine Zugtabelle nicht fassen kann</translation>
    </message>
    <message>
        <source>leg {leg} minds the type of the piece it meets, which a move table cannot hold</source>
        <translation>Abschnitt {leg} achtet auf den Typ der Figur, die er trifft, was eine Zugtabelle nicht fassen kann</translation>
    </message>
    <message>
        <source>Put cells on it</source>
        <translation>Felder darauf setzen</translation>
    </message>
    <message>
        <source>Link as drawn</source>
        <translation>Wie gezeichnet verbinden</translation>
    </message>
    <message>
        <source>Move it aside</source>
        <translation>Zur Seite schieben</translation>
    </message>
    <message>
        <source>Add the ways back</source>
        <translation>Die Rückwege hinzufügen</translation>
    </message>
    <message>
        <source>List the cells that there are</source>
        <translation>Die vorhandenen Felder auflisten</translation>
    </message>
    <message>
        <source>Take back the drawn link</source>
        <translation>Die gezeichnete Verbindung zurücknehmen</translation>
    </message>
    <message>
        <source>Let it step any way</source>
        <translation>In jede Richtung ziehen lassen</translation>
    </message>
    <message>
        <source>Take it off the board</source>
        <translation>Vom Brett nehmen</translation>
    </message>
    <message>
        <source>Write out its legs</source>
        <translation>Ihre Abschnitte ausschreiben</translation>
    </message>
    <message>
        <source>Give turns to those with pieces</source>
        <translation>Wer Figuren hat, kommt an die Reihe</translation>
    </message>
    <message>
        <source>Let it decide instead</source>
        <translation>Stattdessen entscheiden lassen</translation>
    </message>
    <message>
        <source>Give it another name</source>
        <translation>Anders nennen</translation>
    </message>
    <message>
        <source>Delete the announcement</source>
        <translation>Die Ansage löschen</translation>
    </message>
    <message>
        <source>Show it to all</source>
        <translation>Allen zeigen</translation>
    </message>
    <message>
        <source>Add &apos;again&apos;</source>
        <translation>&apos;again&apos; hinzufügen</translation>
    </message>
    <message>
        <source>Hide the moves too</source>
        <translation>Auch die Züge verbergen</translation>
    </message>
    <message>
        <source>Delete the view</source>
        <translation>Die Sicht löschen</translation>
    </message>
    <message>
        <source>{title} has no parameter {name}</source>
        <translation>{title} hat keinen Parameter {name}</translation>
    </message>
    <message>
        <source>Pieces that stay in the water drown</source>
        <translation>Figuren, die im Wasser bleiben, ertrinken</translation>
    </message>
    <message>
        <source>A piece that stands in a zone before and after a turn of its player is taken off the board.</source>
        <translation>Eine Figur, die vor und nach einem Zug ihres Spielers in einer Zone steht, kommt vom Brett.</translation>
    </message>
    <message>
        <source>Pieces do not go where they could be captured</source>
        <translation>Figuren gehen nicht dorthin, wo sie geschlagen werden könnten</translation>
    </message>
    <message>
        <source>Captures where file and rank cross</source>
        <translation>Schlagen, wo Linie und Reihe sich kreuzen</translation>
    </message>
    <message>
        <source>A piece that has moved captures the enemies on the two cells where its own file and rank cross those of a partner.</source>
        <translation>Eine Figur, die gezogen hat, schlägt die Gegner auf den zwei Feldern, auf denen ihre Linie und Reihe die eines Partners kreuzen.</translation>
    </message>
    <message>
        <source>Pieces that stand on given cells win</source>
        <translation>Figuren, die auf bestimmten Feldern stehen, gewinnen</translation>
    </message>
    <message>
        <source>Who has brought the pieces to the cells meant for them has won.</source>
        <translation>Wer die Figuren auf die Felder gebracht hat, die für sie gedacht sind, hat gewonnen.</translation>
    </message>
    <message>
        <source>A fallen piece ends the game</source>
        <translation>Eine gefallene Figur beendet die Partie</translation>
    </message>
    <message>
        <source>Who has just lost a piece of some type by capture has lost, here one of which each player has only one.</source>
        <translation>Wer gerade eine Figur eines Typs durch Schlagen verloren hat, hat verloren, hier eine, von der jeder Spieler nur eine hat.</translation>
    </message>
    <message>
        <source>Pieces beside certain enemies cannot move</source>
        <translation>Figuren neben bestimmten Gegnern können nicht ziehen</translation>
    </message>
    <message>
        <source>A piece beside an enemy of some type is held: it cannot move, and gives no check. It may leave the board instead, if the rule says so.</source>
        <translation>Eine Figur neben einem Gegner eines Typs ist gelähmt: Sie kann nicht ziehen und gibt kein Schach. Sie darf statt dessen vom Brett, wenn die Regel das sagt.</translation>
    </message>
    <message>
        <source>Pieces that are shut in</source>
        <translation>Eingeschlossene Figuren</translation>
    </message>
    <message>
        <source>A player one of whose pieces has an enemy on every neighbouring cell has lost.</source>
        <translation>Ein Spieler, von dessen Figuren eine auf jedem Nachbarfeld einen Gegner hat, hat verloren.</translation>
    </message>
    <message>
        <source>Strong pieces may not simply be traded</source>
        <translation>Starke Figuren dürfen nicht einfach getauscht werden</translation>
    </message>
    <message>
        <source>A strong piece captures another that is no neighbour only if it cannot be captured in turn or captures more besides; when one has fallen to another piece, only the like captures one in the next turn, except on the same cell.</source>
        <translation>Eine starke Figur schlägt eine andere, die kein Nachbar ist, nur, wenn sie nicht zurückgeschlagen werden kann oder dabei mehr schlägt; ist eine durch eine andere Figur gefallen, so schlägt im nächsten Zug nur ihresgleichen eine, außer auf demselben Feld.</translation>
    </message>
    <message>
        <source>Game and move table in C</source>
        <translation>Spiel und Zugtabelle in C</translation>
    </message>
    <message>
        <source>[Every {types:or}|Every piece][ of {players}] that stands on {zone} before and after a turn of its player is taken off the board.</source>
        <translation>[Jede Figur des Typs {types:or}|Jede Figur][ von {players}], die vor und nach einem Zug ihres Spielers auf {zone} steht, wird vom Brett genommen.</translation>
    </message>
    <message>
        <source>[No {types:or}|No piece][ of {players}] goes where an enemy could capture it.</source>
        <translation>[Keine Figur des Typs {types:or}|Keine Figur][ von {players}] geht dorthin, wo ein Gegner sie schlagen könnte.</translation>
    </message>
    <message>
        <source>[{captors:a}|A piece] that has moved captures [{victims:a}|every enemy piece] where its file and rank cross those of [{partners:a}|another piece] of its player.</source>
        <translation>[Eine Figur des Typs {captors:or}|Eine Figur], die gezogen hat, schlägt [eine Figur des Typs {victims:or}|jede gegnerische Figur] dort, wo ihre Linie und Reihe die [einer Figur des Typs {partners:or}|einer anderen Figur] ihres Spielers kreuzen.</translation>
    </message>
    <message>
        <source>has moved so that {pieces}</source>
        <translation>so gezogen hat, dass {pieces}</translation>
    </message>
    <message>
        <source>has just lost [{types:a}|a piece] by capture[ to {captors:a}]</source>
        <translation>eben [eine Figur des Typs {types:or}|eine Figur] durch Schlagen verloren hat[, an eine Figur des Typs {captors:or}]</translation>
    </message>
    <message>
        <source>[Every {victims:or}|Every piece] beside an enemy[ {types:or}| piece][, in one of the directions {directions} from it|{?lines=orthogonal}, along an orthogonal line|{?lines=diagonal}, along a diagonal] cannot move, and gives no check[{?instead}; it may leave the board instead].</source>
        <translation>[Jede Figur des Typs {victims:or}|Jede Figur] neben einer gegnerischen Figur[ des Typs {types:or}][, von dieser aus in einer der Richtungen {directions}|{?lines=orthogonal}, auf einer orthogonalen Linie|{?lines=diagonal}, auf einer Diagonalen] kann nicht ziehen und gibt kein Schach[{?instead}; sie darf stattdessen vom Brett gehen].</translation>
    </message>
    <message>
        <source>has [{types:a}|a piece][ on {zone}] with an enemy piece on every neighbouring cell[{?lines=orthogonal} along orthogonal lines|{?lines=diagonal} along diagonals]</source>
        <translation>[eine Figur des Typs {types:or}|eine Figur][ auf {zone}] hat, bei der auf jedem Nachbarfeld[{?lines=orthogonal} entlang orthogonaler Linien|{?lines=diagonal} entlang der Diagonalen] eine gegnerische Figur steht</translation>
    </message>
    <message>
        <source>Of {types}, one captures another that is no neighbour only if it cannot be captured in turn or captures more besides[ than {trifles:or}]; when one has fallen to another piece, only the like captures one in the next turn, except on the same cell.</source>
        <translation>Von {types} schlägt eine Figur eine andere, die nicht benachbart ist, nur, wenn sie danach nicht geschlagen werden kann oder noch etwas schlägt[ außer {trifles:or}]; ist eine einer anderen Figur zum Opfer gefallen, schlägt im nächsten Zug nur ihresgleichen eine, außer auf demselben Feld.</translation>
    </message>
    <message>
        <source>nothing is learned of games with chance</source>
        <translation>von Spielen mit Zufall wird nichts gelernt</translation>
    </message>
    <message>
        <source>nothing is learned of games with secrets</source>
        <translation>von Spielen mit Geheimnissen wird nichts gelernt</translation>
    </message>
    <message>
        <source>this is no file of what games have taught</source>
        <translation>das ist keine Datei mit dem, was Spiele gelehrt haben</translation>
    </message>
    <message>
        <source>this was written by a newer version</source>
        <translation>das hat eine neuere Version geschrieben</translation>
    </message>
    <message>
        <source>&apos;fingerprint&apos; must be a number of sixteen hexadecimal digits</source>
        <translation>&apos;fingerprint&apos; muss eine Zahl aus sechzehn hexadezimalen Ziffern sein</translation>
    </message>
    <message>
        <source>&apos;types&apos; must be a list of whole numbers</source>
        <translation>&apos;types&apos; muss eine Liste ganzer Zahlen sein</translation>
    </message>
    <message>
        <source>&apos;{member}&apos; must be a list of pairs of whole numbers</source>
        <translation>&apos;{member}&apos; muss eine Liste von Paaren ganzer Zahlen sein</translation>
    </message>
    <message>
        <source>{rule} is no move of {player}</source>
        <translation>{rule} ist kein Zug von {player}</translation>
    </message>
    <message>
        <source>{rule} may not follow in this turn</source>
        <translation>{rule} darf in diesem Zug nicht folgen</translation>
    </message>
    <message>
        <source>{rule}: {reason}</source>
        <translation>{rule}: {reason}</translation>
    </message>
    <message>
        <source>nothing more is to be chosen: {text}</source>
        <translation>mehr ist nicht zu wählen: {text}</translation>
    </message>
    <message>
        <source>a choice of {choice} is missing</source>
        <translation>eine Wahl für {choice} fehlt</translation>
    </message>
    <message>
        <source>{choice} is {kind}, and not {text}</source>
        <translation>{choice} ist {kind} und nicht {text}</translation>
    </message>
    <message>
        <source>{value} is no choice of {choice}: {reason}</source>
        <translation>{value} steht für {choice} nicht zur Wahl: {reason}</translation>
    </message>
    <message>
        <source>there is no choice of {choice}: {reason}</source>
        <translation>für {choice} gibt es keine Wahl: {reason}</translation>
    </message>
    <message>
        <source>{one}; {other}</source>
        <translation>{one}; {other}</translation>
    </message>
    <message>
        <source>{word}: {reason}</source>
        <translation>{word}: {reason}</translation>
    </message>
    <message>
        <source>{set} = {members}</source>
        <translation>{set} = {members}</translation>
    </message>
    <message>
        <source>A square of pieces wins</source>
        <translation>Ein Quadrat von Figuren gewinnt</translation>
    </message>
    <message>
        <source>Who has filled a square of cells with pieces has won.</source>
        <translation>Wer ein Quadrat von Feldern mit Figuren gefüllt hat, hat gewonnen.</translation>
    </message>
    <message>
        <source>8-fold</source>
        <translation>8-fach</translation>
    </message>
    <message>
        <source>4 rotations</source>
        <translation>4 Drehungen</translation>
    </message>
    <message>
        <source>4 reflections</source>
        <translation>4 Spiegelungen</translation>
    </message>
    <message>
        <source>8 lines</source>
        <translation>8 Linien</translation>
    </message>
    <message>
        <source>Draughts: squares numbered from the top left</source>
        <translation>Dame: Felder von oben links nummeriert</translation>
    </message>
    <message>
        <source>Checkers: squares numbered from the bottom right</source>
        <translation>Checkers: Felder von unten rechts nummeriert</translation>
    </message>
    <message>
        <source>a design may have {most} numbers</source>
        <translation>ein Entwurf darf {most} Zahlen haben</translation>
    </message>
    <message>
        <source>a design may have {most} words</source>
        <translation>ein Entwurf darf {most} Wörter haben</translation>
    </message>
    <message>
        <source>an own move may not be called &apos;{name}&apos;, which is a kind of move</source>
        <translation>ein eigener Zug darf nicht &apos;{name}&apos; heißen, denn so heißt eine Art von Zügen</translation>
    </message>
    <message>
        <source>a name is missing</source>
        <translation>ein Name fehlt</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a function; another name is needed</source>
        <translation>&apos;{name}&apos; ist eine Funktion; ein anderer Name ist nötig</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a keyword; another name is needed</source>
        <translation>&apos;{name}&apos; ist ein Schlüsselwort; ein anderer Name ist nötig</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is the name of another rule already</source>
        <translation>&apos;{name}&apos; heißt schon eine andere Regel</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is {kind}; another name is needed</source>
        <translation>&apos;{name}&apos; ist {kind}; ein anderer Name ist nötig</translation>
    </message>
    <message>
        <source>words may not use each other in a circle: {names/ uses }</source>
        <translation>Wörter dürfen einander nicht im Kreis benutzen: {names/ benutzt }</translation>
    </message>
    <message>
        <source>it is not said what the word means</source>
        <translation>es ist nicht gesagt, was das Wort bedeutet</translation>
    </message>
    <message>
        <source>the least is greater than the most</source>
        <translation>das Mindeste ist größer als das Höchste</translation>
    </message>
    <message>
        <source>a player</source>
        <translation>ein Spieler</translation>
    </message>
    <message>
        <source>a piece type</source>
        <translation>ein Figurentyp</translation>
    </message>
    <message>
        <source>a zone</source>
        <translation>eine Zone</translation>
    </message>
    <message>
        <source>{wanted} is expected here, not [{?found}&apos;{found}&apos;|the end][{?reserved}, which is a keyword][{?doubled}; one = says that both are the same]</source>
        <translation>erwartet wird hier: {wanted}, nicht [{?found}&apos;{found}&apos;|das Ende][{?reserved}, ein Schlüsselwort][{?doubled}; ein = sagt, dass beide gleich sind]</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>ein Name</translation>
    </message>
    <message>
        <source>a name for each member</source>
        <translation>ein Name für jedes Element</translation>
    </message>
    <message>
        <source>a name for each cell</source>
        <translation>ein Name für jedes Feld</translation>
    </message>
    <message>
        <source>no move is called &apos;{text}&apos;[{near}|; here may stand {known}]</source>
        <translation>kein Zug heißt &apos;{text}&apos;[{near}|; hier darf stehen: {known}]</translation>
    </message>
    <message>
        <source>an own word</source>
        <translation>ein eigenes Wort</translation>
    </message>
    <message>
        <source>an own number</source>
        <translation>eine eigene Zahl</translation>
    </message>
    <message>
        <source>a function</source>
        <translation>eine Funktion</translation>
    </message>
    <message>
        <source>a direction or cell that is used here</source>
        <translation>eine Richtung oder ein Feld, das hier benutzt wird</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>ein Feld</translation>
    </message>
    <message>
        <source>a direction</source>
        <translation>eine Richtung</translation>
    </message>
    <message>
        <source>a group of directions</source>
        <translation>eine Gruppe von Richtungen</translation>
    </message>
    <message>
        <source>{what} &apos;{name}&apos; takes [{?most=0}no values|{least} or {most#value#values}|{most#value#values}], not {count}</source>
        <translation>{what} &apos;{name}&apos; nimmt [{?most=0}keine Werte|{least} oder {most#Wert#Werte}|{most#Wert#Werte}], nicht {count}</translation>
    </message>
    <message>
        <source>the number</source>
        <translation>die Zahl</translation>
    </message>
    <message>
        <source>the word</source>
        <translation>das Wort</translation>
    </message>
    <message>
        <source>the function</source>
        <translation>die Funktion</translation>
    </message>
    <message>
        <source>the most times</source>
        <translation>wie oft höchstens</translation>
    </message>
    <message>
        <source>a name for the value</source>
        <translation>ein Name für den Wert</translation>
    </message>
    <message>
        <source>the name of a number</source>
        <translation>der Name einer Zahl</translation>
    </message>
    <message>
        <source>the name of a move</source>
        <translation>der Name eines Zuges</translation>
    </message>
    <message>
        <source>no step begins with &apos;{text}&apos;[{near}|; they begin with {known}]</source>
        <translation>kein Schritt beginnt mit &apos;{text}&apos;[{near}|; sie beginnen mit {known}]</translation>
    </message>
    <message>
        <source>say in brackets whose number &apos;{name}&apos; is changed</source>
        <translation>in Klammern ist zu sagen, wessen Zahl &apos;{name}&apos; geändert wird</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is one number of the game and takes no brackets</source>
        <translation>&apos;{name}&apos; ist eine Zahl des Spiels und nimmt keine Klammern</translation>
    </message>
    <message>
        <source>a name for what is chosen</source>
        <translation>ein Name für das Gewählte</translation>
    </message>
    <message>
        <source>the word&apos;s name</source>
        <translation>der Name des Wortes</translation>
    </message>
    <message>
        <source>a name for the blank</source>
        <translation>ein Name für die Lücke</translation>
    </message>
    <message>
        <source>a type</source>
        <translation>ein Typ</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; means nothing here</source>
        <translation>&apos;{text}&apos; bedeutet hier nichts</translation>
    </message>
    <message>
        <source>a name that begins with a digit stands in quotes, such as &apos;{name}&apos;</source>
        <translation>ein Name, der mit einer Ziffer beginnt, steht in Anführungszeichen, etwa &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>a quote is not closed</source>
        <translation>ein Anführungszeichen wird nicht geschlossen</translation>
    </message>
    <message>
        <source>a truth</source>
        <translation>ein Wahrheitswert</translation>
    </message>
    <message>
        <source>a set of numbers</source>
        <translation>eine Menge von Zahlen</translation>
    </message>
    <message>
        <source>a set of cells</source>
        <translation>eine Menge von Feldern</translation>
    </message>
    <message>
        <source>a set of directions</source>
        <translation>eine Menge von Richtungen</translation>
    </message>
    <message>
        <source>a set of players</source>
        <translation>eine Menge von Spielern</translation>
    </message>
    <message>
        <source>a set of piece types</source>
        <translation>eine Menge von Figurentypen</translation>
    </message>
    <message>
        <source>a newer version of this program has written it</source>
        <translation>eine neuere Version dieses Programms hat sie geschrieben</translation>
    </message>
    <message>
        <source>it is a database of another program</source>
        <translation>sie ist die Datenbank eines anderen Programms</translation>
    </message>
    <message>
        <source>it holds no games</source>
        <translation>sie enthält keine Partien</translation>
    </message>
    <message>
        <source>another program is writing to it; try again in a moment</source>
        <translation>ein anderes Programm schreibt gerade hinein; gleich noch einmal versuchen</translation>
    </message>
    <message>
        <source>the disk is full; make room and try again</source>
        <translation>die Platte ist voll; Platz schaffen und noch einmal versuchen</translation>
    </message>
    <message>
        <source>it may not be written to; see to its permissions and those of its folder</source>
        <translation>es darf nicht hineingeschrieben werden; die Rechte der Datei und ihres Ordners prüfen</translation>
    </message>
    <message>
        <source>it cannot be opened; see to its folder and permissions</source>
        <translation>sie lässt sich nicht öffnen; Ordner und Rechte prüfen</translation>
    </message>
    <message>
        <source>it cannot be read or written; see to the disk</source>
        <translation>sie lässt sich nicht lesen oder schreiben; die Platte prüfen</translation>
    </message>
    <message>
        <source>it is no database of games</source>
        <translation>sie ist keine Datenbank von Partien</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>sie ist beschädigt</translation>
    </message>
    <message>
        <source>it cannot be used: {reason}</source>
        <translation>sie lässt sich nicht benutzen: {reason}</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>this is not a PNG picture</source>
        <translation>das ist kein PNG-Bild</translation>
    </message>
    <message>
        <source>a PNG picture may have at most {most} bytes, not {count}</source>
        <translation>ein PNG-Bild darf höchstens {most} Bytes haben, nicht {count}</translation>
    </message>
    <message>
        <source>a PNG picture may have at most {most} pixels, not {width} by {height}</source>
        <translation>ein PNG-Bild darf höchstens {most} Pixel haben, nicht {width} mal {height}</translation>
    </message>
    <message>
        <source>a picture&apos;s file ends in .svg or .png, not {file}</source>
        <translation>eine Bilddatei endet auf .svg oder .png, nicht {file}</translation>
    </message>
    <message>
        <source>a picture&apos;s file is named from the design&apos;s folder and lies inside it, not {file}</source>
        <translation>eine Bilddatei wird vom Ordner des Entwurfs aus benannt und liegt darin, nicht {file}</translation>
    </message>
    <message>
        <source>it has no file name</source>
        <translation>es hat keinen Dateinamen</translation>
    </message>
    <message>
        <source>its other names, which still hold what it held before</source>
        <translation>seine anderen Namen, die noch den früheren Inhalt haben</translation>
    </message>
    <message>
        <source>&apos;{file}&apos; [{?written}might not survive a power cut|was not saved]: {why}</source>
        <translation>&apos;{file}&apos; [{?written}übersteht vielleicht keinen Stromausfall|wurde nicht gespeichert]: {why}</translation>
    </message>
    <message>
        <source>&apos;{file}&apos; was saved, but could not keep {lost}</source>
        <translation>&apos;{file}&apos; wurde gespeichert, konnte aber nicht behalten: {lost}</translation>
    </message>
    <message>
        <source>its extended attributes</source>
        <translation>seine erweiterten Attribute</translation>
    </message>
    <message>
        <source>its attribute &apos;{name}&apos;</source>
        <translation>sein Attribut &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>its access list</source>
        <translation>seine Zugriffsliste</translation>
    </message>
    <message>
        <source>its own access list</source>
        <translation>seine eigene Zugriffsliste</translation>
    </message>
    <message>
        <source>its owner or group</source>
        <translation>seinen Eigentümer oder seine Gruppe</translation>
    </message>
    <message>
        <source>it has more than {most} bytes</source>
        <translation>es hat mehr als {most} Bytes</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>does not begin the game: &apos;{said}&apos;</source>
        <translation>beginnt die Partie nicht: &apos;{said}&apos;</translation>
    </message>
    <message>
        <source>does not follow the game: &apos;{said}&apos;</source>
        <translation>folgt der Partie nicht: &apos;{said}&apos;</translation>
    </message>
    <message>
        <source>it was ended</source>
        <translation>es wurde beendet</translation>
    </message>
    <message>
        <source>takes the game for ended: &apos;{said}&apos;</source>
        <translation>hält die Partie für beendet: &apos;{said}&apos;</translation>
    </message>
    <message>
        <source>{engine} answers in none of the protocols of engines</source>
        <translation>{engine} antwortet in keinem der Protokolle von Engines</translation>
    </message>
    <message>
        <source>plays &apos;{text}&apos;, which may mean several moves</source>
        <translation>spielt &apos;{text}&apos;, was mehrere Züge meinen kann</translation>
    </message>
    <message>
        <source>plays &apos;{text}&apos;, which is not legal</source>
        <translation>spielt &apos;{text}&apos;, was nicht erlaubt ist</translation>
    </message>
    <message>
        <source>it has said too much</source>
        <translation>es hat zu viel gesagt</translation>
    </message>
    <message>
        <source>{engine} {what}</source>
        <translation>{engine} {what}</translation>
    </message>
    <message>
        <source>{engine}: [{why}|no &apos;{awaited}&apos; came][; its last words: &apos;{words}&apos;]</source>
        <translation>{engine}: [{why}|&apos;{awaited}&apos; kam nicht][; seine letzten Worte: &apos;{words}&apos;]</translation>
    </message>
    <message>
        <source>engines play games of two players, and this one has {count}</source>
        <translation>Engines spielen Spiele für zwei, und dieses hat {count}</translation>
    </message>
    <message>
        <source>engines play games without dice or draws</source>
        <translation>Engines spielen Spiele ohne Würfel und Ziehen</translation>
    </message>
    <message>
        <source>engines play games in which nothing is hidden</source>
        <translation>Engines spielen Spiele, in denen nichts verdeckt ist</translation>
    </message>
    <message>
        <source>it does not know this game[; it plays {usual} only]</source>
        <translation>es kennt dieses Spiel nicht[; es spielt nur {usual}]</translation>
    </message>
    <message>
        <source>{engine} cannot play this game: {why}</source>
        <translation>{engine} kann dieses Spiel nicht spielen: {why}</translation>
    </message>
    <message>
        <source>the game could not be written for {engine}</source>
        <translation>das Spiel ließ sich nicht für {engine} schreiben</translation>
    </message>
    <message>
        <source>reads the game otherwise: its start position is &apos;{position}&apos;</source>
        <translation>liest das Spiel anders: die Anfangsstellung ist &apos;{position}&apos;</translation>
    </message>
    <message>
        <source>can play this game from its start position only</source>
        <translation>kann dieses Spiel nur von der Anfangsstellung an spielen</translation>
    </message>
    <message>
        <source>no game of {engine} was begun</source>
        <translation>mit {engine} wurde keine Partie begonnen</translation>
    </message>
    <message>
        <source>{what} in the position {position}</source>
        <translation>{what} in der Stellung {position}</translation>
    </message>
    <message>
        <source>does not read the game: &apos;{said}&apos;</source>
        <translation>liest das Spiel nicht: &apos;{said}&apos;</translation>
    </message>
    <message>
        <source>there is no program &apos;{name}&apos;</source>
        <translation>es gibt kein Programm &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>no process could be made</source>
        <translation>es ließ sich kein Prozess anlegen</translation>
    </message>
    <message>
        <source>no pipe could be made</source>
        <translation>es ließ sich keine Pipe anlegen</translation>
    </message>
    <message>
        <source>it does not listen any more</source>
        <translation>es hört nicht mehr zu</translation>
    </message>
    <message>
        <source>it crashed with signal {number}</source>
        <translation>es ist mit Signal {number} abgestürzt</translation>
    </message>
    <message>
        <source>it has ended with code {number}</source>
        <translation>es hat mit Code {number} geendet</translation>
    </message>
    <message>
        <source>it has closed its output</source>
        <translation>es hat seine Ausgabe geschlossen</translation>
    </message>
    <message>
        <source>there is no point &apos;{point}&apos;</source>
        <translation>es gibt keinen Punkt &apos;{point}&apos;</translation>
    </message>
    <message>
        <source>the game is &apos;{name}&apos;, not &apos;{name2}&apos;</source>
        <translation>die Partie ist &apos;{name}&apos;, nicht &apos;{name2}&apos;</translation>
    </message>
    <message>
        <source>the game has a board of size {size}, the design one of {files} by {ranks}</source>
        <translation>die Partie hat ein Brett der Größe {size}, der Entwurf eines von {files} mal {ranks}</translation>
    </message>
    <message>
        <source>move {number} of {player}: [the game is over: {end}|&apos;{text}&apos; is not a move here]</source>
        <translation>Zug {number} von {player}: [die Partie ist vorbei: {end}|&apos;{text}&apos; ist hier kein Zug]</translation>
    </message>
    <message>
        <source>PDN has no number for a game called &apos;{name}&apos;</source>
        <translation>PDN hat keine Nummer für ein Spiel namens &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>SGF has no number for a game called &apos;{name}&apos;</source>
        <translation>SGF hat keine Nummer für ein Spiel namens &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>SGF names at most 52 files</source>
        <translation>SGF benennt höchstens 52 Linien</translation>
    </message>
    <message>
        <source>shogi&apos;s notations know the pieces of shogi on at most 9 by 9 cells</source>
        <translation>die Notationen des Shogi kennen die Figuren des Shogi auf höchstens 9 mal 9 Feldern</translation>
    </message>
    <message>
        <source>xiangqi&apos;s notation knows the pieces of xiangqi on at most 9 files</source>
        <translation>die Notation des Xiangqi kennt die Figuren des Xiangqi auf höchstens 9 Linien</translation>
    </message>
    <message>
        <source>branches are nested more than 256 deep</source>
        <translation>Varianten sind mehr als 256-fach geschachtelt</translation>
    </message>
    <message>
        <source>a game may have at most 100000 moves</source>
        <translation>eine Partie darf höchstens 100000 Züge haben</translation>
    </message>
    <message>
        <source>a path needs at least one direction</source>
        <translation>ein Pfad braucht mindestens eine Richtung</translation>
    </message>
    <message>
        <source>&apos;~&apos; is for the steps of a group such as (~n ne stop)</source>
        <translation>&apos;~&apos; ist für die Schritte einer Gruppe wie (~n ne stop)</translation>
    </message>
    <message>
        <source>a direction is expected here</source>
        <translation>hier wird eine Richtung erwartet</translation>
    </message>
    <message>
        <source>&apos;stop&apos; ends a group such as (n n stop)</source>
        <translation>&apos;stop&apos; beendet eine Gruppe wie (n n stop)</translation>
    </message>
    <message>
        <source>inner steps are repeated as they are; only &apos;)&apos; may follow them</source>
        <translation>innere Schritte werden wiederholt, wie sie sind; nur &apos;)&apos; darf ihnen folgen</translation>
    </message>
    <message>
        <source>the group must end here with &apos;)&apos;</source>
        <translation>die Gruppe muss hier mit &apos;)&apos; enden</translation>
    </message>
    <message>
        <source>a direction or &apos;)&apos; is expected here</source>
        <translation>hier wird eine Richtung oder &apos;)&apos; erwartet</translation>
    </message>
    <message>
        <source>a path may have at most {most} legs; every item is one, and in a group every step</source>
        <translation>ein Pfad darf höchstens {most} Abschnitte haben; jeder Teil ist einer, in einer Gruppe jeder Schritt</translation>
    </message>
    <message>
        <source>{wanted}, [not {found}|but the path ends]</source>
        <translation>{wanted}, [nicht {found}|aber der Pfad endet]</translation>
    </message>
    <message>
        <source>rank {rank} has more than {files} squares</source>
        <translation>Reihe {rank} hat mehr als {files} Felder</translation>
    </message>
    <message>
        <source>there are more than {ranks} ranks</source>
        <translation>es gibt mehr als {ranks} Reihen</translation>
    </message>
    <message>
        <source>a piece is missing</source>
        <translation>eine Figur fehlt</translation>
    </message>
    <message>
        <source>the variant has no piece {name}</source>
        <translation>die Variante hat keine Figur {name}</translation>
    </message>
    <message>
        <source>this piece has no promoted form</source>
        <translation>diese Figur hat keine umgewandelte Form</translation>
    </message>
    <message>
        <source>{sign} is missing behind the hands</source>
        <translation>{sign} fehlt hinter den Händen</translation>
    </message>
    <message>
        <source>{name} is neither &apos;w&apos; nor &apos;b&apos;</source>
        <translation>{name} ist weder &apos;w&apos; noch &apos;b&apos;</translation>
    </message>
    <message>
        <source>{text} is no file; files are a to l, or 1 to 12</source>
        <translation>{text} ist keine Linie; Linien sind a bis l oder 1 bis 12</translation>
    </message>
    <message>
        <source>{text} is no square, rank or file; write &apos;e4&apos;, &apos;*4&apos; or &apos;e*&apos;</source>
        <translation>{text} ist kein Feld, keine Reihe und keine Linie; man schreibt &apos;e4&apos;, &apos;*4&apos; oder &apos;e*&apos;</translation>
    </message>
    <message>
        <source>the variant has no piece {name}; [its pieces are {letters}|it has no pieces]</source>
        <translation>die Variante hat keine Figur {name}; [ihre Figuren sind {letters}|sie hat keine Figuren]</translation>
    </message>
    <message>
        <source>{text} is no letter of a piece with a colon and what belongs to it</source>
        <translation>{text} ist kein Buchstabe einer Figur mit einem Doppelpunkt und dem, was dazugehört</translation>
    </message>
    <message>
        <source>{text} is none of {names}</source>
        <translation>{text} ist nichts von {names}</translation>
    </message>
    <message>
        <source>{text} is no castling right; write some of &apos;KQkq&apos;, or &apos;-&apos;</source>
        <translation>{text} ist kein Rochaderecht; man schreibt einige von &apos;KQkq&apos; oder &apos;-&apos;</translation>
    </message>
    <message>
        <source>{text} is no number</source>
        <translation>{text} ist keine Zahl</translation>
    </message>
    <message>
        <source>{text} is no letter of a piece</source>
        <translation>{text} ist kein Buchstabe einer Figur</translation>
    </message>
    <message>
        <source>{text} are several pieces where one is wanted</source>
        <translation>{text} sind mehrere Figuren, wo eine verlangt ist</translation>
    </message>
    <message>
        <source>{text} is neither &apos;true&apos; nor &apos;false&apos;</source>
        <translation>{text} ist weder &apos;true&apos; noch &apos;false&apos;</translation>
    </message>
    <message>
        <source>{text} is no number from {least} to {most}</source>
        <translation>{text} ist keine Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>a line may not begin with blanks, because Fairy-Stockfish would take them for a part of the key</source>
        <translation>eine Zeile darf nicht mit Leerzeichen beginnen, denn Fairy-Stockfish hielte sie für einen Teil des Schlüssels</translation>
    </message>
    <message>
        <source>{sign} is missing behind the name of the variant</source>
        <translation>{sign} fehlt hinter dem Namen der Variante</translation>
    </message>
    <message>
        <source>nothing may stand behind the {sign} of a variant</source>
        <translation>hinter dem {sign} einer Variante darf nichts stehen</translation>
    </message>
    <message>
        <source>{name} is no name of a variant; it needs letters, digits, &apos;-&apos; and &apos;_&apos;</source>
        <translation>{name} ist kein Name einer Variante; er braucht Buchstaben, Ziffern, &apos;-&apos; und &apos;_&apos;</translation>
    </message>
    <message>
        <source>there is already a variant called {name}</source>
        <translation>es gibt schon eine Variante namens {name}</translation>
    </message>
    <message>
        <source>{name} is no name of a variant to inherit from</source>
        <translation>{name} ist kein Name einer Variante, von der geerbt wird</translation>
    </message>
    <message>
        <source>{text} is neither a key with its value, nor {section}, nor a comment</source>
        <translation>{text} ist weder ein Schlüssel mit seinem Wert noch {section} noch ein Kommentar</translation>
    </message>
    <message>
        <source>the key before &apos;=&apos; is missing</source>
        <translation>der Schlüssel vor &apos;=&apos; fehlt</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; stands before the first {section}</source>
        <translation>&apos;{key}&apos; steht vor dem ersten {section}</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>das Ende der Zeile</translation>
    </message>
    <message>
        <source>a line begins with map, link, rlink or unlink, not {found}{hint}</source>
        <translation>eine Zeile beginnt mit map, link, rlink oder unlink, nicht mit {found}{hint}</translation>
    </message>
    <message>
        <source>map needs a direction and its step, such as n 0 1</source>
        <translation>map braucht eine Richtung und ihren Schritt, etwa n 0 1</translation>
    </message>
    <message>
        <source>a direction is expected here, not {found}</source>
        <translation>hier wird eine Richtung erwartet, nicht {found}</translation>
    </message>
    <message>
        <source>the step of &apos;{name}&apos; is two whole numbers, files and ranks, not {found}</source>
        <translation>der Schritt von &apos;{name}&apos; besteht aus zwei ganzen Zahlen, Linien und Reihen, nicht {found}</translation>
    </message>
    <message>
        <source>there is no cell {name}</source>
        <translation>es gibt kein Feld {name}</translation>
    </message>
    <message>
        <source>&apos;)&apos; is expected here, not {found}</source>
        <translation>hier wird &apos;)&apos; erwartet, nicht {found}</translation>
    </message>
    <message>
        <source>a cell is expected here, not {found}</source>
        <translation>hier wird ein Feld erwartet, nicht {found}</translation>
    </message>
    <message>
        <source>link needs cells such as (h1 a1)</source>
        <translation>link braucht Felder, etwa (h1 a1)</translation>
    </message>
    <message>
        <source>a link leads from one cell to another, such as (h1 a1)</source>
        <translation>ein link führt von einem Feld zu einem anderen, etwa (h1 a1)</translation>
    </message>
    <message>
        <source>unlink needs cells such as a8</source>
        <translation>unlink braucht Felder, etwa a8</translation>
    </message>
    <message>
        <source>this is not an SVG picture</source>
        <translation>das ist kein SVG-Bild</translation>
    </message>
    <message>
        <source>the picture ends in the middle: an element is not closed</source>
        <translation>das Bild endet mittendrin: ein Element ist nicht geschlossen</translation>
    </message>
    <message>
        <source>this closes another element than the last one that is open</source>
        <translation>das schließt ein anderes Element als das letzte offene</translation>
    </message>
    <message>
        <source>an attribute with its value in quotes is expected here</source>
        <translation>hier wird ein Attribut mit seinem Wert in Anführungszeichen erwartet</translation>
    </message>
    <message>
        <source>the comment has no end</source>
        <translation>der Kommentar hat kein Ende</translation>
    </message>
    <message>
        <source>this is not XML</source>
        <translation>das ist kein XML</translation>
    </message>
    <message>
        <source>{word} needs a list, as in {example}</source>
        <translation>{word} braucht eine Liste, wie in {example}</translation>
    </message>
    <message>
        <source>Names of this rule</source>
        <translation>Namen dieser Regel</translation>
    </message>
    <message>
        <source>Own words and numbers</source>
        <translation>Eigene Wörter und Zahlen</translation>
    </message>
    <message>
        <source>Of this design</source>
        <translation>Aus diesem Entwurf</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Gefragt</translation>
    </message>
    <message>
        <source>Joined, compared, counted</source>
        <translation>Verbunden, verglichen, gezählt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Getan</translation>
    </message>
    <message>
        <source>Around what stands here</source>
        <translation>Um das, was hier steht</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Groups of cells</source>
        <translation>Gruppen von Feldern</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>the design</source>
        <translation>der Entwurf</translation>
    </message>
    <message>
        <source>cells given</source>
        <translation>gegebene Felder</translation>
    </message>
    <message>
        <source>the position</source>
        <translation>die Stellung</translation>
    </message>
    <message>
        <source>the move</source>
        <translation>der Zug</translation>
    </message>
    <message>
        <source>earlier positions</source>
        <translation>frühere Stellungen</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Ausdrücke</translation>
    </message>
    <message>
        <source>Lines of choose</source>
        <translation>Zeilen der Auswahl</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Names of moves</source>
        <translation>Namen von Zügen</translation>
    </message>
    <message>
        <source>a move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>a capture</source>
        <translation>Schlagzug</translation>
    </message>
    <message>
        <source>a drop</source>
        <translation>Einsetzen</translation>
    </message>
    <message>
        <source>a pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>an own move</source>
        <translation>Eigenzug</translation>
    </message>
    <message>
        <source>a turn</source>
        <translation>Zugfolge</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>a refused try</source>
        <translation>abgelehntem Versuch</translation>
    </message>
    <message>
        <source>&apos;{phrase}&apos; does not hold[: {values}]</source>
        <translation>„{phrase}“ trifft nicht zu[: {values}]</translation>
    </message>
    <message>
        <source>&apos;{phrase}&apos; holds[: {values}]</source>
        <translation>„{phrase}“ trifft zu[: {values}]</translation>
    </message>
    <message>
        <source>{asked} = {value}</source>
        <translation>{asked} = {value}</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>All cells of the board, those with walls too.</source>
        <translation>Alle Felder des Bretts, auch die mit Mauern.</translation>
    </message>
    <message>
        <source>all directions</source>
        <translation>Richtungen</translation>
    </message>
    <message>
        <source>The directions to neighbouring cells: the group `all` of the design, on hexagons those over an edge unless the design has a group `all` of its own. Where there is none (a free board), all its directions.</source>
        <translation>Die Richtungen zu Nachbarfeldern: die Gruppe `all` des Entwurfs, auf Sechsecken die über eine Kante, wenn der Entwurf keine eigene Gruppe `all` hat. Wo es keine gibt (freies Brett), alle seine Richtungen.</translation>
    </message>
    <message>
        <source>the orthogonal directions</source>
        <translation>Geradrichtungen</translation>
    </message>
    <message>
        <source>The directions over an edge of a cell.</source>
        <translation>Die Richtungen über eine Kante eines Feldes.</translation>
    </message>
    <message>
        <source>the diagonal directions</source>
        <translation>Diagonalrichtungen</translation>
    </message>
    <message>
        <source>The directions over a corner of a cell.</source>
        <translation>Die Richtungen über eine Ecke eines Feldes.</translation>
    </message>
    <message>
        <source>the cell {2} of {1}</source>
        <translation>Feld in Richtung {2} von {1}</translation>
    </message>
    <message>
        <source>The cell one step from c in direction d; none where the board ends.</source>
        <translation>Das Feld einen Schritt von c in Richtung d; keines, wo das Brett endet.</translation>
    </message>
    <message>
        <source>the cell {3} steps {2} of {1}</source>
        <translation>Feld im Abstand {3} in Richtung {2} von {1}</translation>
    </message>
    <message>
        <source>The cell k steps from c in direction d. With k = 0 it is c; with k below 0 it is none.</source>
        <translation>Das Feld k Schritte von c in Richtung d. Mit k = 0 ist es c; mit k unter 0 ist es keines.</translation>
    </message>
    <message>
        <source>the cells beside {1}[ along {2}]</source>
        <translation>Felder neben {1}[ entlang {2}]</translation>
    </message>
    <message>
        <source>The cells one step from c, along `dirs` or along ds.</source>
        <translation>Die Felder einen Schritt von c, entlang `dirs` oder entlang ds.</translation>
    </message>
    <message>
        <source>all cells {2} of {1}</source>
        <translation>Felder in Richtung {2} von {1}</translation>
    </message>
    <message>
        <source>All cells that steps from c in direction d come to, whatever stands there, without c. On a board that goes round it ends before c or a cell it has come to already. As every set of cells it is in the order of the board, not in that of the steps: the nearest piece is `seen(c, d)`.</source>
        <translation>Alle Felder, zu denen Schritte von c in Richtung d kommen, was immer dort steht, ohne c. Auf einem Brett, das rundum geht, endet es vor c oder einem Feld, zu dem es schon kam. Wie jede Menge von Feldern hat sie die Ordnung des Bretts, nicht die der Schritte: die nächste Figur ist `seen(c, d)`.</translation>
    </message>
    <message>
        <source>the line through {1} along {2}</source>
        <translation>Linie durch {1} entlang {2}</translation>
    </message>
    <message>
        <source>c, and all cells from it in direction d and in the opposite one.</source>
        <translation>c und alle Felder von dort in Richtung d und in der Gegenrichtung.</translation>
    </message>
    <message>
        <source>the cells between {1} and {2}</source>
        <translation>Felder zwischen {1} und {2}</translation>
    </message>
    <message>
        <source>The cells between a and b on a straight line along `dirs`, without both; empty where they are not in line.</source>
        <translation>Die Felder zwischen a und b auf einer geraden Linie entlang `dirs`, ohne beide; leer, wo sie nicht auf einer Linie liegen.</translation>
    </message>
    <message>
        <source>the direction from {1} to {2}</source>
        <translation>Richtung von {1} nach {2}</translation>
    </message>
    <message>
        <source>The first of `dirs` in which b lies straight ahead of a; none where there is none.</source>
        <translation>Die erste von `dirs`, in der b gerade vor a liegt; keine, wo es keine gibt.</translation>
    </message>
    <message>
        <source>the distance from {1} to {2}</source>
        <translation>Abstand von {1} zu {2}</translation>
    </message>
    <message>
        <source>The least number of steps along `dirs` from a to b, whatever stands between; -1 where no steps lead there.</source>
        <translation>Die kleinste Zahl der Schritte entlang `dirs` von a nach b, was immer dazwischen steht; -1, wo keine Schritte hinführen.</translation>
    </message>
    <message>
        <source>the direction opposite to {1}</source>
        <translation>Gegenrichtung von {1}</translation>
    </message>
    <message>
        <source>The direction straight back; none if the design has none.</source>
        <translation>Die Richtung gerade zurück; keine, wenn der Entwurf keine hat.</translation>
    </message>
    <message>
        <source>{1} turned by {2}</source>
        <translation>{1} gedreht um {2}</translation>
    </message>
    <message>
        <source>The direction k places on in `dirs`, round and round, in the order of the design (the compass, clockwise from north); backwards with k below 0. None if d is none of `dirs`.</source>
        <translation>Die Richtung k Plätze weiter in `dirs`, rundherum, in der Ordnung des Entwurfs (die Windrose, im Uhrzeigersinn von Norden); rückwärts mit k unter 0. Keine, wenn d nicht in `dirs` ist.</translation>
    </message>
    <message>
        <source>{2} as {1} sees it</source>
        <translation>{2}, wie {1} es sieht,</translation>
    </message>
    <message>
        <source>The direction of the board that player p calls d: `facing(Black, n)` is s in chess.</source>
        <translation>Die Richtung des Bretts, die Spieler p d nennt: `facing(Black, n)` ist im Schach s.</translation>
    </message>
    <message>
        <source>forward of {1}</source>
        <translation>Vorwärts von {1}</translation>
    </message>
    <message>
        <source>The direction in which pieces of p go forward.</source>
        <translation>Die Richtung, in der Figuren von p vorwärts gehen.</translation>
    </message>
    <message>
        <source>the file of {1}</source>
        <translation>Linie von {1}</translation>
    </message>
    <message>
        <source>The number of the file, from 1.</source>
        <translation>Die Nummer der Linie, ab 1.</translation>
    </message>
    <message>
        <source>the rank of {1}</source>
        <translation>Reihe von {1}</translation>
    </message>
    <message>
        <source>The number of the rank, from 1.</source>
        <translation>Die Nummer der Reihe, ab 1.</translation>
    </message>
    <message>
        <source>the level of {1}</source>
        <translation>Ebene von {1}</translation>
    </message>
    <message>
        <source>The number of the level, from 1; 1 on a board with one level.</source>
        <translation>Die Nummer der Ebene, ab 1; 1 auf einem Brett mit einer Ebene.</translation>
    </message>
    <message>
        <source>the edge of the board</source>
        <translation>Brettrand</translation>
    </message>
    <message>
        <source>The cells from which a step along one of `dirs` leads off the board.</source>
        <translation>Die Felder, von denen ein Schritt entlang einer von `dirs` vom Brett führt.</translation>
    </message>
    <message>
        <source>the cell opposite {1}</source>
        <translation>Feld gegenüber {1}</translation>
    </message>
    <message>
        <source>The cell where c comes to when the board is turned by a half; none where there is none.</source>
        <translation>Das Feld, auf das c kommt, wenn das Brett um die Hälfte gedreht wird; keines, wo es keines gibt.</translation>
    </message>
    <message>
        <source>all piece types</source>
        <translation>Figurentypen</translation>
    </message>
    <message>
        <source>All piece types of the design.</source>
        <translation>Alle Figurentypen des Entwurfs.</translation>
    </message>
    <message>
        <source>the owner of [piece {2} on |]{1}</source>
        <translation>Besitzer von [Figur {2} auf |]{1}</translation>
    </message>
    <message>
        <source>The owner of the piece on c: of the top one, or of the k-th from the bottom. `nobody` for a piece without an owner; none for an empty cell.</source>
        <translation>Der Besitzer der Figur auf c: der obersten, oder der k-ten von unten. `nobody` für eine Figur ohne Besitzer; keiner für ein leeres Feld.</translation>
    </message>
    <message>
        <source>the type of [piece {2} on |]{1}</source>
        <translation>Typ von [Figur {2} auf |]{1}</translation>
    </message>
    <message>
        <source>The type of the piece on c: of the top one, or of the k-th from the bottom. None for an empty cell.</source>
        <translation>Der Typ der Figur auf c: der obersten, oder der k-ten von unten. Keiner für ein leeres Feld.</translation>
    </message>
    <message>
        <source>{1} is empty</source>
        <translation>{1} ist leer</translation>
    </message>
    <message>
        <source>A cell without a piece and without a wall. None is not empty.</source>
        <translation>Ein Feld ohne Figur und ohne Mauer. Keines ist nicht leer.</translation>
    </message>
    <message>
        <source>a piece stands on {1}</source>
        <translation>auf {1} steht eine Figur</translation>
    </message>
    <message>
        <source>A piece stands on c. On none there is none.</source>
        <translation>Auf c steht eine Figur. Auf keinem steht keine.</translation>
    </message>
    <message>
        <source>a piece of the mover stands on {1}</source>
        <translation>auf {1} steht eine Figur dessen, der zieht</translation>
    </message>
    <message>
        <source>A piece of `me` stands on c.</source>
        <translation>Eine Figur von `me` steht auf c.</translation>
    </message>
    <message>
        <source>an enemy stands on {1}</source>
        <translation>auf {1} steht eine gegnerische Figur</translation>
    </message>
    <message>
        <source>A piece of another player stands on c; pieces without an owner are no enemies.</source>
        <translation>Eine Figur eines anderen Spielers steht auf c; Figuren ohne Besitzer sind keine gegnerischen.</translation>
    </message>
    <message>
        <source>{1} is a wall</source>
        <translation>{1} ist eine Mauer</translation>
    </message>
    <message>
        <source>A wall stands on c.</source>
        <translation>Auf c steht eine Mauer.</translation>
    </message>
    <message>
        <source>the piece on {1} has moved</source>
        <translation>die Figur auf {1} hat gezogen</translation>
    </message>
    <message>
        <source>The piece on c has moved already.</source>
        <translation>Die Figur auf c hat schon gezogen.</translation>
    </message>
    <message>
        <source>what the piece on {1} was</source>
        <translation>früherer Typ der Figur auf {1}</translation>
    </message>
    <message>
        <source>The type that the piece on c had before it was promoted; its type if it was not. None for an empty cell.</source>
        <translation>Der Typ, den die Figur auf c vor ihrer Umwandlung hatte; ihr Typ, wenn es keine gab. Keiner für ein leeres Feld.</translation>
    </message>
    <message>
        <source>the [{2} |]pieces of {1}</source>
        <translation>Figuren[ vom Typ {2}|] von {1}</translation>
    </message>
    <message>
        <source>The cells where pieces of p stand (of type t); in a stack the top piece counts.</source>
        <translation>Die Felder, auf denen Figuren von p stehen (vom Typ t); in einem Stapel zählt die oberste.</translation>
    </message>
    <message>
        <source>the number of {2} in the hand of {1}</source>
        <translation>Zahl der {2} in der Reserve von {1}</translation>
    </message>
    <message>
        <source>How many pieces of type t player p has in hand; 1,000,000,000 where they never run out.</source>
        <translation>Wie viele Figuren vom Typ t Spieler p in Reserve hat; 1 000 000 000, wo sie nie ausgehen.</translation>
    </message>
    <message>
        <source>the number of [{2} |pieces ]lost by {1}</source>
        <translation>Zahl der verlorenen [{2} |Figuren ]von {1}</translation>
    </message>
    <message>
        <source>How many pieces (of type t) player p has lost by capture in this game.</source>
        <translation>Wie viele Figuren (vom Typ t) Spieler p in dieser Partie durch Schlagen verloren hat.</translation>
    </message>
    <message>
        <source>the height of {1}</source>
        <translation>Höhe von {1}</translation>
    </message>
    <message>
        <source>How many pieces stand on c, one on the other.</source>
        <translation>Wie viele Figuren auf c aufeinander stehen.</translation>
    </message>
    <message>
        <source>the royal pieces of {1}</source>
        <translation>königliche Figuren von {1}</translation>
    </message>
    <message>
        <source>The cells of the royal pieces of p.</source>
        <translation>Die Felder der königlichen Figuren von p.</translation>
    </message>
    <message>
        <source>the empty cells that {1} sees[ along {2}]</source>
        <translation>leere Felder, die {1} sieht[ entlang {2}]</translation>
    </message>
    <message>
        <source>The empty cells from c in straight lines along `dirs` or along ds, up to the first piece or wall.</source>
        <translation>Die leeren Felder von c in geraden Linien entlang `dirs` oder ds, bis zur ersten Figur oder Mauer.</translation>
    </message>
    <message>
        <source>the first piece {2} of {1}</source>
        <translation>erste Figur in Richtung {2} von {1}</translation>
    </message>
    <message>
        <source>The first cell from c in direction d where a piece stands; none where a wall or the end of the board comes first.</source>
        <translation>Das erste Feld von c in Richtung d, auf dem eine Figur steht; keines, wo zuerst eine Mauer oder das Ende des Bretts kommt.</translation>
    </message>
    <message>
        <source>where the piece on {1} could go[ as {2}]</source>
        <translation>wohin die Figur auf {1} gehen könnte[ als {2}]</translation>
    </message>
    <message>
        <source>The cells that the piece on c could move to or capture on, by its movement (or as a piece of type t); own rules, turn and check aside.</source>
        <translation>Die Felder, auf die die Figur auf c nach ihrer Bewegung (oder als Figur vom Typ t) ziehen oder auf denen sie schlagen könnte; ohne eigene Regeln, Zugrecht und Schach.</translation>
    </message>
    <message>
        <source>where the piece on {1} could capture[ as {2}]</source>
        <translation>wo die Figur auf {1} schlagen könnte[ als {2}]</translation>
    </message>
    <message>
        <source>The cells where the piece on c could capture by its movement (or as a piece of type t); own rules, turn and check aside.</source>
        <translation>Die Felder, auf denen die Figur auf c nach ihrer Bewegung (oder als Figur vom Typ t) schlagen könnte; ohne eigene Regeln, Zugrecht und Schach.</translation>
    </message>
    <message>
        <source>where the piece on {1} may go</source>
        <translation>wohin die Figur auf {1} gehen darf</translation>
    </message>
    <message>
        <source>As `moves`, and the royal pieces of its owner are safe afterwards.</source>
        <translation>Wie `moves`, und die königlichen Figuren ihres Besitzers sind danach sicher.</translation>
    </message>
    <message>
        <source>{2} attacks {1}</source>
        <translation>{2} greift {1} an</translation>
    </message>
    <message>
        <source>A piece of p could capture on c, by its movement, if an enemy stood there.</source>
        <translation>Eine Figur von p könnte nach ihrer Bewegung auf c schlagen, wenn dort eine gegnerische stünde.</translation>
    </message>
    <message>
        <source>the pieces of {2} that attack {1}</source>
        <translation>Figuren von {2}, die {1} angreifen</translation>
    </message>
    <message>
        <source>The cells of the pieces of p that could capture on c.</source>
        <translation>Die Felder der Figuren von p, die auf c schlagen könnten.</translation>
    </message>
    <message>
        <source>{1} is in check</source>
        <translation>{1} steht im Schach</translation>
    </message>
    <message>
        <source>A royal piece of p is attacked, by the rules of check of the design.</source>
        <translation>Eine königliche Figur von p ist angegriffen, nach den Schachregeln des Entwurfs.</translation>
    </message>
    <message>
        <source>the group of {1}</source>
        <translation>Gruppe von {1}</translation>
    </message>
    <message>
        <source>c and all pieces of the same owner that hang together with it, along `dirs` or ds; empty if c is empty.</source>
        <translation>c und alle Figuren desselben Besitzers, die mit ihm zusammenhängen, entlang `dirs` oder ds; leer, wenn c leer ist.</translation>
    </message>
    <message>
        <source>the empty region of {1}</source>
        <translation>leeres Gebiet von {1}</translation>
    </message>
    <message>
        <source>c and all empty cells that hang together with it; empty if c is not empty.</source>
        <translation>c und alle leeren Felder, die mit ihm zusammenhängen; leer, wenn c nicht leer ist.</translation>
    </message>
    <message>
        <source>the part of {2} that holds {1}</source>
        <translation>Teil von {2}, in dem {1} liegt</translation>
    </message>
    <message>
        <source>The cells of S that hang together with c, c among them; empty if c is not in S.</source>
        <translation>Die Felder von S, die mit c zusammenhängen, c eingeschlossen; leer, wenn c nicht in S ist.</translation>
    </message>
    <message>
        <source>the number of parts of {1}</source>
        <translation>Zahl der Teile von {1}</translation>
    </message>
    <message>
        <source>How many parts S falls into; cells side by side are in one part.</source>
        <translation>In wie viele Teile S zerfällt; Felder nebeneinander sind in einem Teil.</translation>
    </message>
    <message>
        <source>the border of {1}</source>
        <translation>Umrandung von {1}</translation>
    </message>
    <message>
        <source>The cells beside a cell of S that are not in S.</source>
        <translation>Die Felder neben einem Feld von S, die nicht in S sind.</translation>
    </message>
    <message>
        <source>{1} joins {2} and {3}</source>
        <translation>{1} verbindet {2} und {3}</translation>
    </message>
    <message>
        <source>One part of S holds a cell of A and a cell of B.</source>
        <translation>Ein Teil von S enthält ein Feld von A und ein Feld von B.</translation>
    </message>
    <message>
        <source>the length of the shortest way from {1} to {2} through {3}</source>
        <translation>Länge des kürzesten Wegs von {1} nach {2} durch {3}</translation>
    </message>
    <message>
        <source>The least number of steps from a cell of A to a cell of B, over cells of S only (the cell of A aside); 0 if they share a cell, -1 if there is no way.</source>
        <translation>Die kleinste Zahl der Schritte von einem Feld von A zu einem Feld von B, nur über Felder von S (das Feld von A ausgenommen); 0, wenn sie ein Feld gemeinsam haben, -1, wenn es keinen Weg gibt.</translation>
    </message>
    <message>
        <source>the player to move</source>
        <translation>Spieler am Zug</translation>
    </message>
    <message>
        <source>The player whose move it is; in a ban&apos;s `after`, in effects and in ends the player who has moved. In ends before the first move, and of a position whose text does not say who moved last (`last-move=`), it is the player who is not to move; with more than two players it is none, and so are `other` and `next`.</source>
        <translation>Der Spieler, dessen Zug es ist; im `after` eines Verbots, in Wirkungen und in Enden der Spieler, der gezogen hat. In Enden vor dem ersten Zug, und in einer Stellung, deren Text nicht sagt, wer zuletzt zog (`last-move=`), ist es der Spieler, der nicht am Zug ist; mit mehr als zwei Spielern ist es keiner, und ebenso `other` und `next`.</translation>
    </message>
    <message>
        <source>the opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>The opponent of `me`: with more players the next one in turn order. Chance is left out.</source>
        <translation>Der Gegner von `me`: bei mehr Spielern der nächste in der Zugfolge. Der Zufall zählt nicht.</translation>
    </message>
    <message>
        <source>the player who follows</source>
        <translation>Spieler danach</translation>
    </message>
    <message>
        <source>The player whose turn follows.</source>
        <translation>Der Spieler, der danach am Zug ist.</translation>
    </message>
    <message>
        <source>The owner of pieces that belong to no player.</source>
        <translation>Der Besitzer von Figuren, die keinem Spieler gehören.</translation>
    </message>
    <message>
        <source>the players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>All players in turn order. Chance is left out.</source>
        <translation>Alle Spieler in der Zugfolge. Der Zufall zählt nicht.</translation>
    </message>
    <message>
        <source>the number of the turn</source>
        <translation>Nummer der Zugfolge</translation>
    </message>
    <message>
        <source>1 in the first turn of the game, 2 in the second; `again` does not raise it. After a move it is still that of the move.</source>
        <translation>1 in der ersten Zugfolge der Partie, 2 in der zweiten; `again` erhöht sie nicht. Nach einem Zug ist es noch die des Zuges.</translation>
    </message>
    <message>
        <source>the number of passes in a row</source>
        <translation>Zahl der Passzüge in Folge</translation>
    </message>
    <message>
        <source>How many passes in a row were made last.</source>
        <translation>Wie oft zuletzt in Folge gepasst wurde.</translation>
    </message>
    <message>
        <source>where the last move began</source>
        <translation>Startfeld des letzten Zuges</translation>
    </message>
    <message>
        <source>The first cell of the move made last before this one; none at the start.</source>
        <translation>Das erste Feld des letzten Zuges vor diesem; keines am Anfang.</translation>
    </message>
    <message>
        <source>where the last move ended</source>
        <translation>Zielfeld des letzten Zuges</translation>
    </message>
    <message>
        <source>The last cell of the move made last before this one; none at the start.</source>
        <translation>Das letzte Feld des letzten Zuges vor diesem; keines am Anfang.</translation>
    </message>
    <message>
        <source>what moved last</source>
        <translation>Typ der zuletzt gezogenen Figur</translation>
    </message>
    <message>
        <source>The type of the piece that made the last move; none at the start.</source>
        <translation>Der Typ der Figur, die den letzten Zug machte; keiner am Anfang.</translation>
    </message>
    <message>
        <source>the position has been before</source>
        <translation>die Stellung war schon da</translation>
    </message>
    <message>
        <source>The same pieces, owners, stacks, walls and counted numbers stood at the beginning of an earlier turn, with any player to move.</source>
        <translation>Dieselben Figuren, Besitzer, Stapel, Mauern und gezählten Zahlen standen zu Beginn einer früheren Zugfolge, wer immer am Zug war.</translation>
    </message>
    <message>
        <source>the position has been before with the same player to move</source>
        <translation>die Stellung war schon da, mit demselben Spieler am Zug</translation>
    </message>
    <message>
        <source>As `repeated`, with the same player to move.</source>
        <translation>Wie `repeated`, mit demselben Spieler am Zug.</translation>
    </message>
    <message>
        <source>how often the position has been before</source>
        <translation>wie oft die Stellung schon da war</translation>
    </message>
    <message>
        <source>At the beginning of how many earlier turns the position was the same, with the same player to move.</source>
        <translation>Zu Beginn wie vieler früherer Zugfolgen die Stellung dieselbe war, mit demselben Spieler am Zug.</translation>
    </message>
    <message>
        <source>{1} has no move</source>
        <translation>{1} hat keinen Zug</translation>
    </message>
    <message>
        <source>Player p, if it were p&apos;s turn, would have no legal move; bans that ask this are left out of the question.</source>
        <translation>Spieler p hätte, wenn er am Zug wäre, keinen regelgerechten Zug; Verbote, die das fragen, bleiben dabei außer Acht.</translation>
    </message>
    <message>
        <source>the most moves that are left in this turn</source>
        <translation>höchste Zahl der Züge, die in dieser Zugfolge bleiben</translation>
    </message>
    <message>
        <source>The most moves that `me` can still make in this turn.</source>
        <translation>Die meisten Züge, die `me` in dieser Zugfolge noch machen kann.</translation>
    </message>
    <message>
        <source>where the move began</source>
        <translation>Startfeld des Zuges</translation>
    </message>
    <message>
        <source>The cell from which the move goes: in own moves the choice called `from`, else the first cell chosen. None outside a move.</source>
        <translation>Das Feld, von dem der Zug ausgeht: in eigenen Zügen die Wahl namens `from`, sonst das zuerst gewählte Feld. Keines außerhalb eines Zuges.</translation>
    </message>
    <message>
        <source>where the move ends</source>
        <translation>Zielfeld des Zuges</translation>
    </message>
    <message>
        <source>The cell to which the move goes: in own moves the choice called `to`, else the last cell chosen. None outside a move.</source>
        <translation>Das Feld, auf das der Zug führt: in eigenen Zügen die Wahl namens `to`, sonst das zuletzt gewählte Feld. Keines außerhalb eines Zuges.</translation>
    </message>
    <message>
        <source>the cells of the move</source>
        <translation>Felder des Zuges</translation>
    </message>
    <message>
        <source>The cells where the move turned or captured on its way, and its end; in own moves all cells chosen.</source>
        <translation>Die Felder, auf denen der Zug unterwegs abbog oder schlug, und sein Ende; in eigenen Zügen alle gewählten Felder.</translation>
    </message>
    <message>
        <source>the captured cells</source>
        <translation>Schlagfelder</translation>
    </message>
    <message>
        <source>The cells that the move emptied by capture. What stood there: `before(type(x))`.</source>
        <translation>Die Felder, die der Zug durch Schlagen geleert hat. Was dort stand: `before(type(x))`.</translation>
    </message>
    <message>
        <source>the piece that moved</source>
        <translation>Typ der gezogenen Figur</translation>
    </message>
    <message>
        <source>The type of the piece that moves, as it was before; none for a pass and for own moves without a cell.</source>
        <translation>Der Typ der Figur, die zieht, wie er vorher war; keiner beim Passen und bei eigenen Zügen ohne Feld.</translation>
    </message>
    <message>
        <source>Cells, piece types, players, zones and directions by their names; in quotes where these have blanks or other signs: &apos;Swedish king&apos;. What is bound in the rule goes first, then own words and numbers, then cells, directions, functions.</source>
        <translation>Felder, Figurentypen, Spieler, Zonen und Richtungen bei ihren Namen; in Anführungszeichen, wo diese Leerzeichen oder andere Zeichen haben: &apos;Swedish king&apos;. Was die Regel selbst benennt, geht vor, dann eigene Wörter und Zahlen, dann Felder, Richtungen, Funktionen.</translation>
    </message>
    <message>
        <source>No cell, no player, no piece type, no direction. It is the same as `none` only, and in no set.</source>
        <translation>Kein Feld, kein Spieler, kein Figurentyp, keine Richtung. Es ist nur `none` gleich und in keiner Menge.</translation>
    </message>
    <message>
        <source>Own numbers: of a cell, of a player or piece type, of the game.</source>
        <translation>Eigene Zahlen: eines Feldes, eines Spielers oder Figurentyps, des Spiels.</translation>
    </message>
    <message>
        <source>`not` binds closest, then `and`, then `or`; brackets as usual.</source>
        <translation>`not` bindet am engsten, dann `and`, dann `or`; Klammern wie üblich.</translation>
    </message>
    <message>
        <source>Whether both are the same. Sets are the same if they have the same members.</source>
        <translation>Ob beide gleich sind. Mengen sind gleich, wenn sie dasselbe enthalten.</translation>
    </message>
    <message>
        <source>Numbers only.</source>
        <translation>Nur Zahlen.</translation>
    </message>
    <message>
        <source>Whether one value is among several.</source>
        <translation>Ob ein Wert unter mehreren ist.</translation>
    </message>
    <message>
        <source>What always holds, and what never does.</source>
        <translation>Was immer zutrifft, und was nie.</translation>
    </message>
    <message>
        <source>Whole numbers. A division is rounded down, and `%` is what is left of it; by 0 both are 0.</source>
        <translation>Ganze Zahlen. Eine Division wird abgerundet, und `%` ist ihr Rest; durch 0 ist beides 0.</translation>
    </message>
    <message>
        <source>All numbers from A to B.</source>
        <translation>Alle Zahlen von A bis B.</translation>
    </message>
    <message>
        <source>These, as a set; and nothing.</source>
        <translation>Diese, als Menge; und nichts.</translation>
    </message>
    <message>
        <source>What is in one or the other; in S and not in T; in both.</source>
        <translation>Was in der einen oder der anderen ist; in S und nicht in T; in beiden.</translation>
    </message>
    <message>
        <source>Those of S for which A holds.</source>
        <translation>Die aus S, für die A zutrifft.</translation>
    </message>
    <message>
        <source>What E is for each of them; `where A` may be left out.</source>
        <translation>Was E für jedes davon ist; `where A` darf fehlen.</translation>
    </message>
    <message>
        <source>Whether A holds for at least one of S, or for none.</source>
        <translation>Ob A für mindestens eines aus S zutrifft, oder für keines.</translation>
    </message>
    <message>
        <source>Whether A holds for all of S.</source>
        <translation>Ob A für alle aus S zutrifft.</translation>
    </message>
    <message>
        <source>How many there are; `where A` may be left out.</source>
        <translation>Wie viele es gibt; `where A` darf fehlen.</translation>
    </message>
    <message>
        <source>The first of them in the order of the board (or of the list); none, or 0, where there is none.</source>
        <translation>Das erste davon in der Ordnung des Bretts (oder der Liste); keines, oder 0, wo es keines gibt.</translation>
    </message>
    <message>
        <source>The numbers E of all of them added up; `where A` may be left out, as in the two below.</source>
        <translation>Die Zahlen E von allen zusammengezählt; `where A` darf fehlen, wie in den beiden darunter.</translation>
    </message>
    <message>
        <source>The greatest and the least number E; `most k for k in {a, b}` is the greater of two. Of nothing the greatest is -1000000000 and the least 1000000000.</source>
        <translation>Die größte und die kleinste Zahl E; `most k for k in {a, b}` ist die größere von zweien. Von nichts ist die größte -1000000000 und die kleinste 1000000000.</translation>
    </message>
    <message>
        <source>The cells of S, and all that one comes to from them: from each cell x goes on to the cells T.</source>
        <translation>Die Felder von S und alle, zu denen man von ihnen kommt: von jedem Feld x geht es weiter zu den Feldern T.</translation>
    </message>
    <message>
        <source>One or the other.</source>
        <translation>Das eine oder das andere.</translation>
    </message>
    <message>
        <source>E as it was before this move, when this turn began, at the start of the game.</source>
        <translation>E, wie es vor diesem Zug, zu Beginn dieser Zugfolge, am Anfang der Partie war.</translation>
    </message>
    <message>
        <source>E without what player p may not see.</source>
        <translation>E ohne das, was Spieler p nicht sehen darf.</translation>
    </message>
    <message>
        <source>The player chooses one of S; `where A` may be left out. Later lines and the steps know it as x. All choices are made in the position before the move.</source>
        <translation>Der Spieler wählt eines aus S; `where A` darf fehlen. Spätere Zeilen und die Schritte kennen es als x. Alle Wahlen fallen in der Stellung vor dem Zug.</translation>
    </message>
    <message>
        <source>A name for a value, which is not chosen.</source>
        <translation>Ein Name für einen Wert, der nicht gewählt wird.</translation>
    </message>
    <message>
        <source>A choice that is only there where A holds; else x is none.</source>
        <translation>Eine Wahl, die es nur gibt, wo A zutrifft; sonst ist x keines.</translation>
    </message>
    <message>
        <source>The piece on A goes to B; what stands on B is captured. Without a piece on A, or without B, nothing happens.</source>
        <translation>Die Figur auf A geht nach B; was auf B steht, wird geschlagen. Ohne Figur auf A, oder ohne B, geschieht nichts.</translation>
    </message>
    <message>
        <source>A new piece of type T and player P (without `of P` of the mover) on C, in the place of what stands there, which is gone and not captured. P may be `nobody`.</source>
        <translation>Eine neue Figur vom Typ T und Spieler P (ohne `of P` dessen, der zieht) auf C, an Stelle dessen, was dort steht; das ist weg und nicht geschlagen. P darf `nobody` sein.</translation>
    </message>
    <message>
        <source>The pieces on these cells (one, or a set) are captured: they go where captured pieces go.</source>
        <translation>Die Figuren auf diesen Feldern (einem, oder einer Menge) werden geschlagen: sie kommen dorthin, wohin geschlagene Figuren kommen.</translation>
    </message>
    <message>
        <source>The pieces on these cells are taken off the board, without being captured.</source>
        <translation>Die Figuren auf diesen Feldern werden vom Brett genommen, ohne geschlagen zu sein.</translation>
    </message>
    <message>
        <source>What stands on both changes places, stacks as a whole.</source>
        <translation>Was auf beiden steht, tauscht die Plätze, Stapel als Ganzes.</translation>
    </message>
    <message>
        <source>The pieces on these cells become pieces of type T.</source>
        <translation>Die Figuren auf diesen Feldern werden Figuren vom Typ T.</translation>
    </message>
    <message>
        <source>The pieces on these cells change sides; P may be `nobody`.</source>
        <translation>Die Figuren auf diesen Feldern wechseln die Seite; P darf `nobody` sein.</translation>
    </message>
    <message>
        <source>A wall on each empty cell of these; and the walls on them go. A cell with a piece stays as it is.</source>
        <translation>Eine Mauer auf jedes leere dieser Felder; und die Mauern darauf verschwinden. Ein Feld mit einer Figur bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>A piece of type T leaves the hand of P, if there is one. Ask `hand(P, T) &gt; 0` first where it must be there.</source>
        <translation>Eine Figur vom Typ T verlässt die Reserve von P, wenn eine da ist. Fragen Sie vorher `hand(P, T) &gt; 0`, wo sie da sein muss.</translation>
    </message>
    <message>
        <source>A piece of type T more in the hand of P.</source>
        <translation>Eine Figur vom Typ T mehr in der Reserve von P.</translation>
    </message>
    <message>
        <source>All that stands on A goes on top of what stands on B.</source>
        <translation>Alles, was auf A steht, kommt auf das, was auf B steht.</translation>
    </message>
    <message>
        <source>The N topmost pieces of A go on top of what stands on B, or below it. So stacks are made and parted.</source>
        <translation>Die N obersten Figuren von A kommen auf das, was auf B steht, oder darunter. So werden Stapel gebildet und geteilt.</translation>
    </message>
    <message>
        <source>An own number, such as `seeds(c)` or `round`, or a name of this rule becomes N, or grows by N. An own number stays between its `least` and `most`.</source>
        <translation>Eine eigene Zahl wie `seeds(c)` oder `round`, oder ein Name dieser Regel, wird N oder wächst um N. Eine eigene Zahl bleibt zwischen ihrem `least` und `most`.</translation>
    </message>
    <message>
        <source>A name for a value, until the end of the block; `set` and `add` change it.</source>
        <translation>Ein Name für einen Wert, bis zum Ende des Blocks; `set` und `add` ändern ihn.</translation>
    </message>
    <message>
        <source>The steps behind the colon, on the same line or indented by two blanks on the lines below.</source>
        <translation>Die Schritte hinter dem Doppelpunkt, in derselben Zeile oder um zwei Leerzeichen eingerückt in den Zeilen darunter.</translation>
    </message>
    <message>
        <source>The steps for each member of S, as S is when the loop begins.</source>
        <translation>Die Schritte für jedes aus S, so wie S ist, wenn die Schleife beginnt.</translation>
    </message>
    <message>
        <source>The steps N times.</source>
        <translation>Die Schritte N-mal.</translation>
    </message>
    <message>
        <source>The steps as long as A holds, N times at the most.</source>
        <translation>Die Schritte, solange A zutrifft, höchstens N-mal.</translation>
    </message>
    <message>
        <source>The same player moves again, perhaps with these moves only.</source>
        <translation>Derselbe Spieler zieht noch einmal, vielleicht nur mit diesen Zügen.</translation>
    </message>
    <message>
        <source>P is next to move.</source>
        <translation>P ist als Nächstes am Zug.</translation>
    </message>
    <message>
        <source>In `moves` of a ban, `after` of an effect or an announcement, and behind `again with`: built-in moves of pieces, captures or not; all moves that capture, own moves too; drops, castling, promotions, passes. An empty list is every move.</source>
        <translation>In `moves` eines Verbots, `after` einer Wirkung oder Ansage und hinter `again with`: eingebaute Züge von Figuren, schlagend oder nicht; alle Züge, die schlagen, auch eigene; Einsetzen, Rochaden, Umwandlungen, Passen. Eine leere Liste ist jeder Zug.</translation>
    </message>
    <message>
        <source>All own moves, or one by its name.</source>
        <translation>Alle eigenen Züge, oder einer bei seinem Namen.</translation>
    </message>
    <message>
        <source>In `after` of an effect: whenever a turn is over (with all of its moves), and before the first turn. In `after` of an announcement: a try that was not legal.</source>
        <translation>Im `after` einer Wirkung: immer wenn eine Zugfolge (mit all ihren Zügen) vorbei ist, und vor der ersten. Im `after` einer Ansage: ein Versuch, der nicht regelgerecht war.</translation>
    </message>
    <message>
        <source>Both hold.</source>
        <translation>Beides trifft zu.</translation>
    </message>
    <message>
        <source>One of them holds, or both.</source>
        <translation>Eines davon trifft zu, oder beides.</translation>
    </message>
    <message>
        <source>It does not hold.</source>
        <translation>Es trifft nicht zu.</translation>
    </message>
    <message>
        <source>Both are the same.</source>
        <translation>Beide sind gleich.</translation>
    </message>
    <message>
        <source>They are not the same.</source>
        <translation>Sie sind nicht gleich.</translation>
    </message>
    <message>
        <source>One value is among several.</source>
        <translation>Ein Wert ist unter mehreren.</translation>
    </message>
    <message>
        <source>One value is not among several.</source>
        <translation>Ein Wert ist nicht unter mehreren.</translation>
    </message>
    <message>
        <source>One number is less than another.</source>
        <translation>Eine Zahl ist kleiner als eine andere.</translation>
    </message>
    <message>
        <source>One number is less than another or the same.</source>
        <translation>Eine Zahl ist kleiner als eine andere oder gleich.</translation>
    </message>
    <message>
        <source>One number is greater than another.</source>
        <translation>Eine Zahl ist größer als eine andere.</translation>
    </message>
    <message>
        <source>One number is greater than another or the same.</source>
        <translation>Eine Zahl ist größer als eine andere oder gleich.</translation>
    </message>
    <message>
        <source>There is one for which it holds.</source>
        <translation>Es gibt eines, für das es zutrifft.</translation>
    </message>
    <message>
        <source>There is none for which it holds.</source>
        <translation>Es gibt keines, für das es zutrifft.</translation>
    </message>
    <message>
        <source>It holds for all.</source>
        <translation>Es trifft für alle zu.</translation>
    </message>
    <message>
        <source>It holds for a direction.</source>
        <translation>Es trifft für eine Richtung zu.</translation>
    </message>
    <message>
        <source>It always holds.</source>
        <translation>Es trifft immer zu.</translation>
    </message>
    <message>
        <source>It never holds.</source>
        <translation>Es trifft nie zu.</translation>
    </message>
    <message>
        <source>A number; type any other.</source>
        <translation>Eine Zahl; jede andere lässt sich tippen.</translation>
    </message>
    <message>
        <source>How many there are for which it holds.</source>
        <translation>Wie viele es gibt, für die es zutrifft.</translation>
    </message>
    <message>
        <source>How many there are.</source>
        <translation>Wie viele es gibt.</translation>
    </message>
    <message>
        <source>Two numbers together.</source>
        <translation>Zwei Zahlen zusammen.</translation>
    </message>
    <message>
        <source>One number less another.</source>
        <translation>Eine Zahl weniger eine andere.</translation>
    </message>
    <message>
        <source>One number times another.</source>
        <translation>Eine Zahl mal eine andere.</translation>
    </message>
    <message>
        <source>One number divided by another, rounded down.</source>
        <translation>Eine Zahl geteilt durch eine andere, abgerundet.</translation>
    </message>
    <message>
        <source>What is left of a division.</source>
        <translation>Der Rest einer Division.</translation>
    </message>
    <message>
        <source>The numbers of all, together.</source>
        <translation>Die Zahlen von allen zusammen.</translation>
    </message>
    <message>
        <source>The greatest number of all.</source>
        <translation>Die größte Zahl von allen.</translation>
    </message>
    <message>
        <source>The least number of all.</source>
        <translation>Die kleinste Zahl von allen.</translation>
    </message>
    <message>
        <source>No cell, no player, nothing.</source>
        <translation>Kein Feld, kein Spieler, nichts.</translation>
    </message>
    <message>
        <source>The first for which it holds.</source>
        <translation>Das erste, für das es zutrifft.</translation>
    </message>
    <message>
        <source>All numbers from one to another.</source>
        <translation>Alle Zahlen von einer bis zu einer anderen.</translation>
    </message>
    <message>
        <source>Two, as a set.</source>
        <translation>Zwei, als Menge.</translation>
    </message>
    <message>
        <source>None at all.</source>
        <translation>Gar keine.</translation>
    </message>
    <message>
        <source>Those for which it holds.</source>
        <translation>Die, für die es zutrifft.</translation>
    </message>
    <message>
        <source>What belongs to each of several.</source>
        <translation>Was zu jedem von mehreren gehört.</translation>
    </message>
    <message>
        <source>Those of both.</source>
        <translation>Die von beiden.</translation>
    </message>
    <message>
        <source>Those of one that are not among the others.</source>
        <translation>Die der einen, die nicht unter den anderen sind.</translation>
    </message>
    <message>
        <source>Those that are in both.</source>
        <translation>Die, die in beiden sind.</translation>
    </message>
    <message>
        <source>All cells that one comes to by going on and on.</source>
        <translation>Alle Felder, zu denen man kommt, wenn man immer weiter geht.</translation>
    </message>
    <message>
        <source>The cells so far away in each direction.</source>
        <translation>Die Felder so weit weg in jeder Richtung.</translation>
    </message>
    <message>
        <source>A direction alone.</source>
        <translation>Eine Richtung allein.</translation>
    </message>
    <message>
        <source>One or the other, by what holds.</source>
        <translation>Das eine oder das andere, je nachdem, was zutrifft.</translation>
    </message>
    <message>
        <source>As it was before this move.</source>
        <translation>Wie es vor diesem Zug war.</translation>
    </message>
    <message>
        <source>As it was when this turn began.</source>
        <translation>Wie es zu Beginn dieser Zugfolge war.</translation>
    </message>
    <message>
        <source>As it was at the start of the game.</source>
        <translation>Wie es am Anfang der Partie war.</translation>
    </message>
    <message>
        <source>Without what a player may not see.</source>
        <translation>Ohne das, was ein Spieler nicht sehen darf.</translation>
    </message>
    <message>
        <source>not: this</source>
        <translation>nicht: dies</translation>
    </message>
    <message>
        <source>Something else holds as well.</source>
        <translation>Auch etwas anderes trifft zu.</translation>
    </message>
    <message>
        <source>this and …</source>
        <translation>dies und …</translation>
    </message>
    <message>
        <source>Or something else holds.</source>
        <translation>Oder etwas anderes trifft zu.</translation>
    </message>
    <message>
        <source>this or …</source>
        <translation>dies oder …</translation>
    </message>
    <message>
        <source>It is the same as something else.</source>
        <translation>Es ist gleich etwas anderem.</translation>
    </message>
    <message>
        <source>this is …</source>
        <translation>dies ist …</translation>
    </message>
    <message>
        <source>for some direction this</source>
        <translation>für eine Richtung dies</translation>
    </message>
    <message>
        <source>It holds for one of several.</source>
        <translation>Es trifft für eines von mehreren zu.</translation>
    </message>
    <message>
        <source>for some … this</source>
        <translation>für eines aus … dies</translation>
    </message>
    <message>
        <source>More than this.</source>
        <translation>Mehr als dies.</translation>
    </message>
    <message>
        <source>this plus …</source>
        <translation>dies plus …</translation>
    </message>
    <message>
        <source>Others as well.</source>
        <translation>Andere dazu.</translation>
    </message>
    <message>
        <source>this with …</source>
        <translation>dies mit …</translation>
    </message>
    <message>
        <source>Some of them are left out.</source>
        <translation>Einige davon bleiben weg.</translation>
    </message>
    <message>
        <source>this without …</source>
        <translation>dies ohne …</translation>
    </message>
    <message>
        <source>before the move this</source>
        <translation>vor dem Zug dies</translation>
    </message>
    <message>
        <source>Something is done only where it holds.</source>
        <translation>Etwas geschieht nur, wo es zutrifft.</translation>
    </message>
    <message>
        <source>Something is done in each direction.</source>
        <translation>Etwas geschieht in jeder Richtung.</translation>
    </message>
    <message>
        <source>Something is done for each cell beside one.</source>
        <translation>Etwas geschieht für jedes Feld neben einem.</translation>
    </message>
    <message>
        <source>Something is done for each piece of a player.</source>
        <translation>Etwas geschieht für jede Figur eines Spielers.</translation>
    </message>
    <message>
        <source>Something is done for each of several.</source>
        <translation>Etwas geschieht für jedes von mehreren.</translation>
    </message>
    <message>
        <source>Pieces are captured.</source>
        <translation>Figuren werden geschlagen.</translation>
    </message>
    <message>
        <source>A piece goes to a cell and captures what stands there.</source>
        <translation>Eine Figur geht auf ein Feld und schlägt, was dort steht.</translation>
    </message>
    <message>
        <source>A new piece stands on a cell.</source>
        <translation>Eine neue Figur steht auf einem Feld.</translation>
    </message>
    <message>
        <source>Pieces become another type.</source>
        <translation>Figuren bekommen einen anderen Typ.</translation>
    </message>
    <message>
        <source>Pieces change their owner.</source>
        <translation>Figuren wechseln den Besitzer.</translation>
    </message>
    <message>
        <source>Pieces leave the board and count for no player.</source>
        <translation>Figuren verlassen das Brett und zählen für keinen Spieler.</translation>
    </message>
    <message>
        <source>What stands on two cells changes places.</source>
        <translation>Was auf zwei Feldern steht, tauscht die Plätze.</translation>
    </message>
    <message>
        <source>The same player moves again.</source>
        <translation>Derselbe Spieler zieht noch einmal.</translation>
    </message>
    <message>
        <source>This player&apos;s turn follows.</source>
        <translation>Dieser Spieler ist danach am Zug.</translation>
    </message>
    <message>
        <source>A value gets a name.</source>
        <translation>Ein Wert bekommt einen Namen.</translation>
    </message>
    <message>
        <source>Something is done so many times.</source>
        <translation>Etwas geschieht so oft.</translation>
    </message>
    <message>
        <source>Something is done as long as it holds.</source>
        <translation>Etwas geschieht, solange es zutrifft.</translation>
    </message>
    <message>
        <source>Walls are built.</source>
        <translation>Mauern werden gebaut.</translation>
    </message>
    <message>
        <source>Walls go.</source>
        <translation>Mauern verschwinden.</translation>
    </message>
    <message>
        <source>A piece leaves a player&apos;s hand.</source>
        <translation>Eine Figur verlässt die Reserve eines Spielers.</translation>
    </message>
    <message>
        <source>A piece comes to a player&apos;s hand.</source>
        <translation>Eine Figur kommt in die Reserve eines Spielers.</translation>
    </message>
    <message>
        <source>All that stands on a cell goes on top of another.</source>
        <translation>Alles, was auf einem Feld steht, kommt auf ein anderes.</translation>
    </message>
    <message>
        <source>Some pieces of a stack go to another cell.</source>
        <translation>Einige Figuren eines Stapels kommen auf ein anderes Feld.</translation>
    </message>
    <message>
        <source>Several pieces move at once.</source>
        <translation>Mehrere Figuren ziehen zugleich.</translation>
    </message>
    <message>
        <source>One click on a piece of the mover.</source>
        <translation>Ein Klick auf eine Figur dessen, der zieht.</translation>
    </message>
    <message>
        <source>one of the mover&apos;s pieces</source>
        <translation>eine Figur dessen, der zieht</translation>
    </message>
    <message>
        <source>One click on an empty cell beside it.</source>
        <translation>Ein Klick auf ein leeres Feld daneben.</translation>
    </message>
    <message>
        <source>an empty cell beside it</source>
        <translation>ein leeres Feld daneben</translation>
    </message>
    <message>
        <source>One click on one of several.</source>
        <translation>Ein Klick auf eines von mehreren.</translation>
    </message>
    <message>
        <source>one of …</source>
        <translation>eines aus …</translation>
    </message>
    <message>
        <source>One click on one for which something holds.</source>
        <translation>Ein Klick auf eines, für das etwas zutrifft.</translation>
    </message>
    <message>
        <source>one of … for which …</source>
        <translation>eines aus …, für das gilt: …</translation>
    </message>
    <message>
        <source>A name for a value, without a click.</source>
        <translation>Ein Name für einen Wert, ohne Klick.</translation>
    </message>
    <message>
        <source>a name for …</source>
        <translation>ein Name für …</translation>
    </message>
    <message>
        <source>An own word of this design.</source>
        <translation>Ein eigenes Wort dieses Entwurfs.</translation>
    </message>
    <message>
        <source>An own number of this design.</source>
        <translation>Eine eigene Zahl dieses Entwurfs.</translation>
    </message>
    <message>
        <source>A zone of this board.</source>
        <translation>Eine Zone dieses Bretts.</translation>
    </message>
    <message>
        <source>The number gets another value.</source>
        <translation>Die Zahl bekommt einen anderen Wert.</translation>
    </message>
    <message>
        <source>The number grows, or with less than 0 shrinks.</source>
        <translation>Die Zahl wächst, oder mit weniger als 0 schrumpft sie.</translation>
    </message>
    <message>
        <source>The name gets another value.</source>
        <translation>Der Name bekommt einen anderen Wert.</translation>
    </message>
    <message>
        <source>this, then …</source>
        <translation>dies, dann …</translation>
    </message>
    <message>
        <source>One more step behind this one.</source>
        <translation>Ein weiterer Schritt hinter diesem.</translation>
    </message>
    <message>
        <source>…, then this</source>
        <translation>…, dann dies</translation>
    </message>
    <message>
        <source>One more step before this one.</source>
        <translation>Ein weiterer Schritt vor diesem.</translation>
    </message>
    <message>
        <source>if …: this</source>
        <translation>wenn …: dies</translation>
    </message>
    <message>
        <source>It is done only where something holds.</source>
        <translation>Es geschieht nur, wo etwas zutrifft.</translation>
    </message>
    <message>
        <source>for each direction: this</source>
        <translation>für jede Richtung: dies</translation>
    </message>
    <message>
        <source>It is done in each direction.</source>
        <translation>Es geschieht in jeder Richtung.</translation>
    </message>
    <message>
        <source>for each of …: this</source>
        <translation>für jedes aus …: dies</translation>
    </message>
    <message>
        <source>It is done for each of several.</source>
        <translation>Es geschieht für jedes von mehreren.</translation>
    </message>
    <message>
        <source>{1} or {2}</source>
        <translation>{1} oder {2}</translation>
    </message>
    <message>
        <source>{1} and {2}</source>
        <translation>{1} und {2}</translation>
    </message>
    <message>
        <source>not: {1}</source>
        <translation>nicht: {1}</translation>
    </message>
    <message>
        <source>{1} is {2}</source>
        <translation>{1} ist {2}</translation>
    </message>
    <message>
        <source>{1} is not {2}</source>
        <translation>{1} ist nicht {2}</translation>
    </message>
    <message>
        <source>{1} is less than {2}</source>
        <translation>{1} ist kleiner als {2}</translation>
    </message>
    <message>
        <source>{1} is at most {2}</source>
        <translation>{1} ist höchstens {2}</translation>
    </message>
    <message>
        <source>{1} is more than {2}</source>
        <translation>{1} ist größer als {2}</translation>
    </message>
    <message>
        <source>{1} is at least {2}</source>
        <translation>{1} ist mindestens {2}</translation>
    </message>
    <message>
        <source>{1} is in {2}</source>
        <translation>{1} ist in {2}</translation>
    </message>
    <message>
        <source>{1} is not in {2}</source>
        <translation>{1} ist nicht in {2}</translation>
    </message>
    <message>
        <source>{1} plus {2}</source>
        <translation>{1} plus {2}</translation>
    </message>
    <message>
        <source>{1} minus {2}</source>
        <translation>{1} minus {2}</translation>
    </message>
    <message>
        <source>{1} times {2}</source>
        <translation>{1} mal {2}</translation>
    </message>
    <message>
        <source>{1} divided by {2}</source>
        <translation>{1} geteilt durch {2}</translation>
    </message>
    <message>
        <source>the remainder of {1} by {2}</source>
        <translation>Rest von {1} durch {2}</translation>
    </message>
    <message>
        <source>minus {1}</source>
        <translation>minus {1}</translation>
    </message>
    <message>
        <source>{1} with {2}</source>
        <translation>{1} mit {2}</translation>
    </message>
    <message>
        <source>{1} without {2}</source>
        <translation>{1} ohne {2}</translation>
    </message>
    <message>
        <source>what {1} and {2} have in common</source>
        <translation>was {1} und {2} gemeinsam haben</translation>
    </message>
    <message>
        <source>{1} to {2}</source>
        <translation>{1} bis {2}</translation>
    </message>
    <message>
        <source>every {x} of {1}[ for which {2}]</source>
        <translation>jedes {x} aus {1}[, für das gilt: {2}]</translation>
    </message>
    <message>
        <source>{2} for each {x} of {1}[ for which {3}]</source>
        <translation>{2} für jedes {x} aus {1}[, für das gilt: {3}]</translation>
    </message>
    <message>
        <source>for some {x} of {1} {2}</source>
        <translation>für ein {x} aus {1} gilt: {2}</translation>
    </message>
    <message>
        <source>for no {x} of {1} {2}</source>
        <translation>für kein {x} aus {1} gilt: {2}</translation>
    </message>
    <message>
        <source>for every {x} of {1} {2}</source>
        <translation>für jedes {x} aus {1} gilt: {2}</translation>
    </message>
    <message>
        <source>the number of [{x} of {1} for which {2}|{1}]</source>
        <translation>Zahl der [{x} aus {1}, für die gilt: {2}|{1}]</translation>
    </message>
    <message>
        <source>the first {x} of {1}[ for which {2}]</source>
        <translation>das erste {x} aus {1}[, für das gilt: {2}]</translation>
    </message>
    <message>
        <source>the sum of {2} for each {x} of {1}[ for which {3}]</source>
        <translation>Summe von {2} für jedes {x} aus {1}[, für das gilt: {3}]</translation>
    </message>
    <message>
        <source>the greatest {2} for each {x} of {1}[ for which {3}]</source>
        <translation>größter Wert von {2} für jedes {x} aus {1}[, für das gilt: {3}]</translation>
    </message>
    <message>
        <source>the least {2} for each {x} of {1}[ for which {3}]</source>
        <translation>kleinster Wert von {2} für jedes {x} aus {1}[, für das gilt: {3}]</translation>
    </message>
    <message>
        <source>all cells that come from {1} by going on from {x} to {2}</source>
        <translation>alle Felder, zu denen man von {1} kommt, wenn es von {x} nach {2} weitergeht</translation>
    </message>
    <message>
        <source>{2} if {1}, else {3}</source>
        <translation>{2}, wenn {1}, sonst {3}</translation>
    </message>
    <message>
        <source>before the move {1}</source>
        <translation>vor dem Zug: {1}</translation>
    </message>
    <message>
        <source>before the turn {1}</source>
        <translation>vor der Zugfolge: {1}</translation>
    </message>
    <message>
        <source>at the start {1}</source>
        <translation>am Anfang: {1}</translation>
    </message>
    <message>
        <source>as {1} sees it {2}</source>
        <translation>wie {1} es sieht: {2}</translation>
    </message>
    <message>
        <source>the {name} of {parts}</source>
        <translation>{name} von {parts}</translation>
    </message>
    <message>
        <source>{name} of {parts}</source>
        <translation>{name} von {parts}</translation>
    </message>
    <message>
        <source>call {x} what is {1}</source>
        <translation>nenne {x}, was {1} ist</translation>
    </message>
    <message>
        <source>{x} becomes {1}</source>
        <translation>{x} wird {1}</translation>
    </message>
    <message>
        <source>add {1} to {x}</source>
        <translation>zähle {1} zu {x}</translation>
    </message>
    <message>
        <source>the {x}[ of {1}] becomes {value}</source>
        <translation>{x}[ von {1}] wird {value}</translation>
    </message>
    <message>
        <source>add {value} to the {x}[ of {1}]</source>
        <translation>zähle {value} zu {x}[ von {1}]</translation>
    </message>
    <message>
        <source>move {1} to {2}</source>
        <translation>ziehe {1} nach {2}</translation>
    </message>
    <message>
        <source>move every {x} of {1} to {2} at once</source>
        <translation>ziehe jedes {x} aus {1} zugleich nach {2}</translation>
    </message>
    <message>
        <source>put {1} of {2} on {3}</source>
        <translation>setze {1} von {2} auf {3}</translation>
    </message>
    <message>
        <source>capture {1}</source>
        <translation>schlage {1}</translation>
    </message>
    <message>
        <source>remove {1}</source>
        <translation>entferne {1}</translation>
    </message>
    <message>
        <source>{1} and {2} change places</source>
        <translation>{1} und {2} tauschen die Plätze</translation>
    </message>
    <message>
        <source>{1} becomes {2}</source>
        <translation>{1} wird {2}</translation>
    </message>
    <message>
        <source>{1} goes over to {2}</source>
        <translation>{1} geht über an {2}</translation>
    </message>
    <message>
        <source>build a wall on {1}</source>
        <translation>baue eine Mauer auf {1}</translation>
    </message>
    <message>
        <source>take the wall from {1}</source>
        <translation>nimm die Mauer von {1}</translation>
    </message>
    <message>
        <source>take {1} from the hand of {2}</source>
        <translation>nimm {1} aus der Reserve von {2}</translation>
    </message>
    <message>
        <source>{1} comes to the hand of {2}</source>
        <translation>{1} kommt in die Reserve von {2}</translation>
    </message>
    <message>
        <source>stack {1} on {2}</source>
        <translation>stapele {1} auf {2}</translation>
    </message>
    <message>
        <source>deal {1} from {2} on {3}</source>
        <translation>verteile {1} von {2} auf {3}</translation>
    </message>
    <message>
        <source>deal {1} from {2} under {3}</source>
        <translation>verteile {1} von {2} unter {3}</translation>
    </message>
    <message>
        <source>move again[ with {x}]</source>
        <translation>ziehe noch einmal[ mit {x}]</translation>
    </message>
    <message>
        <source>next is {1}</source>
        <translation>als Nächstes {1}</translation>
    </message>
    <message>
        <source>if {1}: {body}[; else: {else}]</source>
        <translation>wenn {1}: {body}[; sonst: {else}]</translation>
    </message>
    <message>
        <source>for each {x} of {1}: {body}</source>
        <translation>für jedes {x} aus {1}: {body}</translation>
    </message>
    <message>
        <source>{1} times: {body}</source>
        <translation>{1}-mal: {body}</translation>
    </message>
    <message>
        <source>while {1}, at most {most} times: {body}</source>
        <translation>solange {1}, höchstens {most}-mal: {body}</translation>
    </message>
    <message>
        <source>do something</source>
        <translation>tu etwas</translation>
    </message>
    <message>
        <source>else {step}</source>
        <translation>sonst {step}</translation>
    </message>
    <message>
        <source>else:</source>
        <translation>sonst:</translation>
    </message>
    <message>
        <source>[if {condition}: ]{x}, which is {value}[ for which {where}]</source>
        <translation>[wenn {condition}: ]{x}, das ist {value}[, wofür gilt: {where}]</translation>
    </message>
    <message>
        <source>[if {condition}: ]{x} of {value}[ for which {where}]</source>
        <translation>[wenn {condition}: ]{x} aus {value}[, für das gilt: {where}]</translation>
    </message>
    <message>
        <source>mirrored in the axis at 30 degrees</source>
        <translation>gespiegelt an der Achse bei 30 Grad</translation>
    </message>
    <message>
        <source>mirrored in the axis at 60 degrees</source>
        <translation>gespiegelt an der Achse bei 60 Grad</translation>
    </message>
    <message>
        <source>mirrored in the axis at 120 degrees</source>
        <translation>gespiegelt an der Achse bei 120 Grad</translation>
    </message>
    <message>
        <source>mirrored in the axis at 150 degrees</source>
        <translation>gespiegelt an der Achse bei 150 Grad</translation>
    </message>
    <message>
        <source>[{?outside}all cells but ]{cells}[{?files}, {files#middle file#middle files}][{?level}{?down} on level {level} from the last|{?level} on level {level}]</source>
        <translation>[{?outside}alle Felder außer: ]{cells}[{?files}, {files#mittlere Linie#mittlere Linien}][{?level}{?down} auf Ebene {level} von der letzten|{?level} auf Ebene {level}]</translation>
    </message>
    <message>
        <source>there are too many positions for the memory</source>
        <translation>es gibt zu viele Stellungen für den Speicher</translation>
    </message>
    <message>
        <source>the time or the moves allowed are used up</source>
        <translation>die erlaubte Zeit oder Zahl der Züge ist verbraucht</translation>
    </message>
    <message>
        <source>all {count#position#positions}</source>
        <translation>alle {count#Stellung#Stellungen}</translation>
    </message>
    <message>
        <source>all lines that matter</source>
        <translation>alle Varianten, auf die es ankommt</translation>
    </message>
    <message>
        <source>a rule that counts moves may end the game before it is won</source>
        <translation>eine Regel, die Züge zählt, kann die Partie beenden, bevor sie gewonnen ist</translation>
    </message>
    <message>
        <source>neither wins without repeating positions, which is no draw here</source>
        <translation>keiner gewinnt, ohne Stellungen zu wiederholen, und das ist hier kein Remis</translation>
    </message>
    <message>
        <source>the board has more than {count} cells</source>
        <translation>das Brett hat mehr als {count} Felder</translation>
    </message>
    <message>
        <source>the {piece} {reason}</source>
        <translation>{piece} {reason}</translation>
    </message>
    <message>
        <source>chance takes part</source>
        <translation>der Zufall spielt mit</translation>
    </message>
    <message>
        <source>it is about two players at most, and this design has {players}</source>
        <translation>es geht um höchstens zwei Spieler, und dieser Entwurf hat {players}</translation>
    </message>
    <message>
        <source>an end of this design depends on the moves before</source>
        <translation>ein Ende dieses Entwurfs hängt von den Zügen davor ab</translation>
    </message>
    <message>
        <source>an end of this design depends on the checks before</source>
        <translation>ein Ende dieses Entwurfs hängt von den Schachgeboten davor ab</translation>
    </message>
    <message>
        <source>{program} says: {words}</source>
        <translation>{program} sagt: {words}</translation>
    </message>
    <message>
        <source>{program} refused: move {move}</source>
        <translation>{program} lehnte ab: Zug {move}</translation>
    </message>
    <message>
        <source>{program} refused a move that it was not given</source>
        <translation>{program} lehnte einen Zug ab, der ihm nicht gegeben wurde</translation>
    </message>
    <message>
        <source>{program}: {words}</source>
        <translation>{program}: {words}</translation>
    </message>
    <message>
        <source>{program} ended with code {code}[: {words}]</source>
        <translation>{program} endete mit Code {code}[: {words}]</translation>
    </message>
    <message>
        <source>{program} crashed with signal {code}[: {words}]</source>
        <translation>{program} stürzte ab mit Signal {code}[: {words}]</translation>
    </message>
    <message>
        <source>{program} took longer than {time} ms</source>
        <translation>{program} brauchte länger als {time} ms</translation>
    </message>
    <message>
        <source>{program} wrote more than {bytes} bytes</source>
        <translation>{program} schrieb mehr als {bytes} Bytes</translation>
    </message>
    <message>
        <source>{program} was stopped</source>
        <translation>{program} wurde angehalten</translation>
    </message>
    <message>
        <source>{program} could not be started</source>
        <translation>{program} ließ sich nicht starten</translation>
    </message>
    <message>
        <source>{ended}: {words}</source>
        <translation>{ended}: {words}</translation>
    </message>
    <message>
        <source>[{?from=1}[{?count=1}the last rank|the last {count} ranks]|{?count=1}rank {from} from the far side|{count} ranks from rank {from} of the far side on]</source>
        <translation>[{?from=1}[{?count=1}die letzte Reihe|die letzten {count} Reihen]|{?count=1}Reihe {from} von der fernen Seite|{count} Reihen ab Reihe {from} der fernen Seite]</translation>
    </message>
    <message>
        <source>[{?from=1}[{?count=1}the first rank|the first {count} ranks]|{?count=1}the player&apos;s rank {from}|{count} ranks from the player&apos;s rank {from} on]</source>
        <translation>[{?from=1}[{?count=1}die erste Reihe|die ersten {count} Reihen]|{?count=1}Reihe {from} des Spielers|{count} Reihen ab Reihe {from} des Spielers]</translation>
    </message>
    <message>
        <source>the middle [{?count=1}rank|{count} ranks]</source>
        <translation>die [{?count=1}mittlere Reihe|mittleren {count} Reihen]</translation>
    </message>
    <message>
        <source>[{?from=1}the [{?count=1}left file|{count} left files]|{?count=1}file {from} from the left|{count} files from file {from} of the left on]</source>
        <translation>[{?from=1}die [{?count=1}linke Linie|linken {count} Linien]|{?count=1}Linie {from} von links|{count} Linien ab Linie {from} von links]</translation>
    </message>
    <message>
        <source>[{?from=1}the [{?count=1}right file|{count} right files]|{?count=1}file {from} from the right|{count} files from file {from} of the right on]</source>
        <translation>[{?from=1}die [{?count=1}rechte Linie|rechten {count} Linien]|{?count=1}Linie {from} von rechts|{count} Linien ab Linie {from} von rechts]</translation>
    </message>
    <message>
        <source>the player&apos;s own half</source>
        <translation>die eigene Hälfte des Spielers</translation>
    </message>
    <message>
        <source>the opponent&apos;s half</source>
        <translation>die Hälfte des Gegners</translation>
    </message>
    <message>
        <source>the [{?count=1}edge|{count} outer rings of cells]</source>
        <translation>[{?count=1}der Rand|die {count} äußeren Ringe von Feldern]</translation>
    </message>
    <message>
        <source>the corners[{?count!=1}, {count} cells wide]</source>
        <translation>die Ecken[{?count!=1}, {count} Felder breit]</translation>
    </message>
    <message>
        <source>the [{?count=1}centre|{count} innermost rings of cells]</source>
        <translation>[{?count=1}die Mitte|die {count} innersten Ringe von Feldern]</translation>
    </message>
    <message>
        <source>the dark cells</source>
        <translation>die dunklen Felder</translation>
    </message>
    <message>
        <source>the light cells</source>
        <translation>die hellen Felder</translation>
    </message>
    <message>
        <source>the cells of the third colour</source>
        <translation>die Felder der dritten Farbe</translation>
    </message>
    <message>
        <source>the cells within {count#step#steps}[{?straight} over edges] of {cell}</source>
        <translation>die Felder höchstens {count#Schritt#Schritte}[{?straight} über Kanten] von {cell}</translation>
    </message>
    <message>
        <source>{program} is not installed (Debian package {package})</source>
        <translation>{program} ist nicht installiert (Debian-Paket {package})</translation>
    </message>
    <message>
        <source>the picture {name} is not taken over</source>
        <translation>das Bild {name} wird nicht übernommen</translation>
    </message>
    <message>
        <source>the start cells {cells} are not taken over</source>
        <translation>die Startfelder {cells} werden nicht übernommen</translation>
    </message>
    <message>
        <source>a walk needs directions to follow, such as n n e</source>
        <translation>ein Weg braucht Richtungen, denen er folgt, etwa n n e</translation>
    </message>
    <message>
        <source>a board without cells cannot be painted</source>
        <translation>ein Brett ohne Felder lässt sich nicht zeichnen</translation>
    </message>
    <message>
        <source>the file cannot be read, or is empty</source>
        <translation>die Datei lässt sich nicht lesen oder ist leer</translation>
    </message>
    <message>
        <source>there was no {piece} then</source>
        <translation>damals gab es {piece} nicht</translation>
    </message>
    <message>
        <source>nothing has been edited yet</source>
        <translation>noch ist nichts bearbeitet worden</translation>
    </message>
    <message>
        <source>what was saved can no longer be reached by undoing</source>
        <translation>was gespeichert wurde, ist durch Rückgängigmachen nicht mehr zu erreichen</translation>
    </message>
    <message>
        <source>no other version has been chosen</source>
        <translation>keine andere Fassung ist gewählt</translation>
    </message>
    <message>
        <source>there is nothing in this move yet</source>
        <translation>in diesem Zug ist noch nichts</translation>
    </message>
    <message>
        <source>the rule &apos;{rule}&apos; takes too long</source>
        <translation>die Regel „{rule}“ braucht zu lange</translation>
    </message>
    <message>
        <source>{count#link turns#links turn} the traveller, which these lines cannot say</source>
        <translation>{count#Verbindung dreht#Verbindungen drehen} den Reisenden, was diese Zeilen nicht sagen können</translation>
    </message>
    <message>
        <source>the handicap &apos;{name}&apos; is not known, and no diagram shows it</source>
        <translation>die Vorgabe „{name}“ ist nicht bekannt, und kein Diagramm zeigt sie</translation>
    </message>
    <message>
        <source>no line has so many moves that a branch could replace move {number}</source>
        <translation>keine Variante hat so viele Züge, dass ein Zweig Zug {number} ersetzen könnte</translation>
    </message>
    <message>
        <source>a game in SGF begins with &apos;(;&apos;, not with &apos;{found}&apos;</source>
        <translation>eine Partie in SGF beginnt mit &apos;(;&apos;, nicht mit &apos;{found}&apos;</translation>
    </message>
    <message>
        <source>{count} &apos;(&apos; without a &apos;)&apos;</source>
        <translation>{count} &apos;(&apos; ohne ein &apos;)&apos;</translation>
    </message>
    <message>
        <source>another game begins in the line where one ends; it is not read</source>
        <translation>in der Zeile, in der eine Partie endet, beginnt eine andere; sie wird nicht gelesen</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no property of SGF</source>
        <translation>„{text}“ ist keine Eigenschaft von SGF</translation>
    </message>
    <message>
        <source>the property &apos;{name}&apos; has no value in brackets</source>
        <translation>die Eigenschaft „{name}“ hat keinen Wert in Klammern</translation>
    </message>
    <message>
        <source>a &apos;{sign}&apos; has no &apos;{partner}&apos;</source>
        <translation>ein &apos;{sign}&apos; hat kein &apos;{partner}&apos;</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no line of a game in {format}</source>
        <translation>„{text}“ ist keine Zeile einer Partie in {format}</translation>
    </message>
    <message>
        <source>{count#more line#more lines} could not be read either</source>
        <translation>{count#weitere Zeile ließ#weitere Zeilen ließen} sich auch nicht lesen</translation>
    </message>
    <message>
        <source>a tag is written {form}, not {found}</source>
        <translation>ein Tag wird {form} geschrieben, nicht {found}</translation>
    </message>
    <message>
        <source>a line begins with &apos;setup&apos; or &apos;piece&apos;, not {found}</source>
        <translation>eine Zeile beginnt mit &apos;setup&apos; oder &apos;piece&apos;, nicht mit {found}</translation>
    </message>
    <message>
        <source>the text has no line &apos;setup&apos;</source>
        <translation>der Text hat keine Zeile &apos;setup&apos;</translation>
    </message>
    <message>
        <source>there are two lines &apos;setup&apos;</source>
        <translation>es gibt zwei Zeilen &apos;setup&apos;</translation>
    </message>
    <message>
        <source>&apos;setup&apos; needs a position in FEN</source>
        <translation>&apos;setup&apos; braucht eine Stellung in FEN</translation>
    </message>
    <message>
        <source>a line &apos;piece&apos; names a letter with &apos;&amp;&apos; behind it and then its moves, as in &apos;piece N&amp; N&apos;</source>
        <translation>eine Zeile &apos;piece&apos; nennt einen Buchstaben mit &apos;&amp;&apos; dahinter und dann die Züge, wie in &apos;piece N&amp; N&apos;</translation>
    </message>
    <message>
        <source>piece {letter} is there twice</source>
        <translation>Figur {letter} ist zweimal da</translation>
    </message>
    <message>
        <source>{special}: noted, adds nothing to the reach</source>
        <translation>{special}: vermerkt, ändert nichts an der Reichweite</translation>
    </message>
    <message>
        <source>{dialect} has no vectors; the dialect &apos;xbetza&apos; has them</source>
        <translation>{dialect} hat keine Vektoren; der Dialekt &apos;xbetza&apos; hat sie</translation>
    </message>
    <message>
        <source>a leap is written like (4,1)</source>
        <translation>ein Sprung wird wie (4,1) geschrieben</translation>
    </message>
    <message>
        <source>the leap (0,0) leads nowhere</source>
        <translation>der Sprung (0,0) führt nirgendwohin</translation>
    </message>
    <message>
        <source>a leap may lead at most {most#cell#cells} along each axis</source>
        <translation>ein Sprung darf je Achse höchstens {most#Feld#Felder} weit führen</translation>
    </message>
    <message>
        <source>a row and a column are written like {form}</source>
        <translation>Zeile und Spalte werden wie {form} geschrieben</translation>
    </message>
    <message>
        <source>a tag is written {form}</source>
        <translation>ein Tag wird {form} geschrieben</translation>
    </message>
    <message>
        <source>it has not been looked for yet</source>
        <translation>es ist noch nicht gesucht worden</translation>
    </message>
    <message>
        <source>pictures of a piece</source>
        <translation>Bilder einer Figur</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>ein Bild</translation>
    </message>
    <message>
        <source>a square board</source>
        <translation>ein quadratisches Brett</translation>
    </message>
    <message>
        <source>this board</source>
        <translation>dieses Brett</translation>
    </message>
    <message>
        <source>the number of files</source>
        <translation>die Zahl der Linien</translation>
    </message>
    <message>
        <source>the number of ranks</source>
        <translation>die Zahl der Reihen</translation>
    </message>
    <message>
        <source>a board&apos;s size</source>
        <translation>die Größe eines Bretts</translation>
    </message>
    <message>
        <source>label scheme</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>a board</source>
        <translation>ein Brett</translation>
    </message>
    <message>
        <source>a place on the drawing</source>
        <translation>ein Ort auf der Zeichnung</translation>
    </message>
    <message>
        <source>thousandths of a cell</source>
        <translation>Tausendstel eines Feldes</translation>
    </message>
    <message>
        <source>a coordinate</source>
        <translation>eine Koordinate</translation>
    </message>
    <message>
        <source>a cell&apos;s name</source>
        <translation>der Name eines Feldes</translation>
    </message>
    <message>
        <source>a facing of cells</source>
        <translation>eine Blickrichtung von Feldern</translation>
    </message>
    <message>
        <source>corners of a cell</source>
        <translation>Ecken eines Feldes</translation>
    </message>
    <message>
        <source>an outline of cells</source>
        <translation>ein Umriss von Feldern</translation>
    </message>
    <message>
        <source>what follows a colour</source>
        <translation>was auf eine Farbe folgt</translation>
    </message>
    <message>
        <source>a design</source>
        <translation>ein Entwurf</translation>
    </message>
    <message>
        <source>steps of a walk</source>
        <translation>Schritte eines Wegs</translation>
    </message>
    <message>
        <source>a step of a walk</source>
        <translation>ein Schritt eines Wegs</translation>
    </message>
    <message>
        <source>a direction of a group</source>
        <translation>eine Richtung einer Gruppe</translation>
    </message>
    <message>
        <source>groups of directions</source>
        <translation>Gruppen von Richtungen</translation>
    </message>
    <message>
        <source>group of directions</source>
        <translation>Gruppe von Richtungen</translation>
    </message>
    <message>
        <source>a vector</source>
        <translation>ein Vektor</translation>
    </message>
    <message>
        <source>a part of a vector</source>
        <translation>ein Teil eines Vektors</translation>
    </message>
    <message>
        <source>an example</source>
        <translation>ein Beispiel</translation>
    </message>
    <message>
        <source>an approved problem</source>
        <translation>ein gebilligtes Problem</translation>
    </message>
    <message>
        <source>approved problems</source>
        <translation>gebilligte Probleme</translation>
    </message>
    <message>
        <source>the name of an option</source>
        <translation>der Name einer Option</translation>
    </message>
    <message>
        <source>a choice</source>
        <translation>eine Wahl</translation>
    </message>
    <message>
        <source>choice for a piece</source>
        <translation>Wahl für eine Figur</translation>
    </message>
    <message>
        <source>a target</source>
        <translation>ein Ziel</translation>
    </message>
    <message>
        <source>the name of a target</source>
        <translation>der Name eines Ziels</translation>
    </message>
    <message>
        <source>use of a save</source>
        <translation>Nutzung eines Speicherns</translation>
    </message>
    <message>
        <source>a leg</source>
        <translation>ein Abschnitt</translation>
    </message>
    <message>
        <source>numbers of legs</source>
        <translation>Nummern von Abschnitten</translation>
    </message>
    <message>
        <source>the number of a leg</source>
        <translation>die Nummer eines Abschnitts</translation>
    </message>
    <message>
        <source>a step</source>
        <translation>ein Schritt</translation>
    </message>
    <message>
        <source>joined edges</source>
        <translation>verbundene Ränder</translation>
    </message>
    <message>
        <source>the least number of steps</source>
        <translation>die kleinste Zahl der Schritte</translation>
    </message>
    <message>
        <source>the greatest number of steps</source>
        <translation>die größte Zahl der Schritte</translation>
    </message>
    <message>
        <source>conditions on zones</source>
        <translation>Bedingungen für Zonen</translation>
    </message>
    <message>
        <source>a condition on a zone</source>
        <translation>eine Bedingung für eine Zone</translation>
    </message>
    <message>
        <source>kind of piece</source>
        <translation>Art von Figur</translation>
    </message>
    <message>
        <source>piece types</source>
        <translation>Figurentypen</translation>
    </message>
    <message>
        <source>legs of a piece</source>
        <translation>Abschnitte einer Figur</translation>
    </message>
    <message>
        <source>what follows a direction</source>
        <translation>was auf eine Richtung folgt</translation>
    </message>
    <message>
        <source>a link</source>
        <translation>eine Verbindung</translation>
    </message>
    <message>
        <source>rules of one kind</source>
        <translation>Regeln einer Art</translation>
    </message>
    <message>
        <source>this rule</source>
        <translation>diese Regel</translation>
    </message>
    <message>
        <source>a piece</source>
        <translation>eine Figur</translation>
    </message>
    <message>
        <source>moves of a piece</source>
        <translation>Züge einer Figur</translation>
    </message>
    <message>
        <source>imitations of a piece</source>
        <translation>Nachahmungen einer Figur</translation>
    </message>
    <message>
        <source>an imitation</source>
        <translation>eine Nachahmung</translation>
    </message>
    <message>
        <source>a wing of castling</source>
        <translation>ein Flügel der Rochade</translation>
    </message>
    <message>
        <source>an end of the game</source>
        <translation>ein Ende der Partie</translation>
    </message>
    <message>
        <source>a wing&apos;s letter</source>
        <translation>der Buchstabe eines Flügels</translation>
    </message>
    <message>
        <source>what follows a player</source>
        <translation>was auf einen Spieler folgt</translation>
    </message>
    <message>
        <source>what follows a piece</source>
        <translation>was auf eine Figur folgt</translation>
    </message>
    <message>
        <source>the number of pieces in a hand</source>
        <translation>die Zahl der Figuren in einer Reserve</translation>
    </message>
    <message>
        <source>a zone without a &apos;meaning&apos;</source>
        <translation>eine Zone ohne &apos;meaning&apos;</translation>
    </message>
    <message>
        <source>zone sharing</source>
        <translation>Teilung einer Zone</translation>
    </message>
    <message>
        <source>a zone&apos;s colour</source>
        <translation>die Farbe einer Zone</translation>
    </message>
    <message>
        <source>lines of a zone</source>
        <translation>Linien einer Zone</translation>
    </message>
    <message>
        <source>a zone&apos;s meaning</source>
        <translation>die Bedeutung einer Zone</translation>
    </message>
    <message>
        <source>kind of zone</source>
        <translation>Art von Zone</translation>
    </message>
    <message>
        <source>a zone&apos;s count</source>
        <translation>die Anzahl einer Zone</translation>
    </message>
    <message>
        <source>the first rank or file of a zone</source>
        <translation>die erste Reihe oder Linie einer Zone</translation>
    </message>
    <message>
        <source>the number of middle files</source>
        <translation>die Zahl der mittleren Linien</translation>
    </message>
    <message>
        <source>the level of a zone</source>
        <translation>die Ebene einer Zone</translation>
    </message>
    <message>
        <source>part of the board</source>
        <translation>Teil des Bretts</translation>
    </message>
    <message>
        <source>steps of a zone</source>
        <translation>Schritte einer Zone</translation>
    </message>
    <message>
        <source>a zone around a cell</source>
        <translation>eine Zone um ein Feld</translation>
    </message>
    <message>
        <source>this kind of zone</source>
        <translation>diese Art von Zone</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Durch</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>If</source>
        <translation>Wenn</translation>
    </message>
    <message>
        <source>Do</source>
        <translation>Dann</translation>
    </message>
    <message>
        <source>leg {leg} begins where the board ends ahead, but as a first leg it comes from nowhere</source>
        <translation>Abschnitt {leg} beginnt, wo das Brett voraus endet, kommt aber als erster Abschnitt von nirgendwo</translation>
    </message>
    <message>
        <source>only where the board ends ahead</source>
        <translation>nur wo das Brett voraus endet</translation>
    </message>
    <message>
        <source>Where the leg before could take no further step: a bishop that bounces off the edge</source>
        <translation>Wo der Abschnitt davor keinen Schritt weiter könnte: ein Läufer, der vom Rand abprallt</translation>
    </message>
    <message>
        <source>All pieces of S are lifted, then put down on E of each x, in the order of the board. What stands there is captured; where E is none the piece is gone.</source>
        <translation>Alle Figuren von S werden aufgehoben und dann auf E von jedem x abgesetzt, in der Ordnung des Bretts. Was dort steht, wird geschlagen; wo E keines ist, ist die Figur weg.</translation>
    </message>
    <message>
        <source>Dropped as</source>
        <translation>Eingesetzt als</translation>
    </message>
    <message>
        <source>What is dropped falls (gravity)</source>
        <translation>Was eingesetzt wird, fällt (Schwerkraft)</translation>
    </message>
    <message>
        <source>A piece that is dropped falls toward the first player as far as there are empty cells.</source>
        <translation>Eine eingesetzte Figur fällt auf den ersten Spieler zu, so weit Felder leer sind.</translation>
    </message>
    <message>
        <source>Pieces of one side that hang together and have no empty cell beside them are captured; none is dropped where its own group would have no liberty.</source>
        <translation>Zusammenhängende Figuren einer Seite, neben denen kein Feld leer ist, werden geschlagen; keine wird eingesetzt, wo ihre eigene Gruppe keine Freiheit hätte.</translation>
    </message>
    <message>
        <source>there is no such wing</source>
        <translation>diesen Flügel gibt es nicht</translation>
    </message>
    <message>
        <source>no direction leads from the king of wing {letter} to its partner</source>
        <translation>keine Richtung führt vom König des Flügels {letter} zu seinem Partner</translation>
    </message>
    <message>
        <source>the king of wing {letter} goes 1 to {most} cells towards its partner, not {steps}</source>
        <translation>der König des Flügels {letter} geht 1 bis {most} Felder auf seinen Partner zu, nicht {steps}</translation>
    </message>
    <message>
        <source>captured on the way</source>
        <translation>unterwegs geschlagen</translation>
    </message>
    <message>
        <source>Hexagons, flat-top</source>
        <translation>Sechsecke, Seite oben</translation>
    </message>
    <message>
        <source>Hexagons, pointy-top</source>
        <translation>Sechsecke, Spitze oben</translation>
    </message>
    <message>
        <source>Turns and passing</source>
        <translation>Zugfolge und Passen</translation>
    </message>
    <message>
        <source>Royal pieces and check</source>
        <translation>Königliche Figuren und Schach</translation>
    </message>
    <message>
        <source>Moves and promotion</source>
        <translation>Züge und Umwandlung</translation>
    </message>
    <message>
        <source>Hands, drops and walls</source>
        <translation>Reserve, Einsetzen und Mauern</translation>
    </message>
    <message>
        <source>Ends and points</source>
        <translation>Enden und Punkte</translation>
    </message>
    <message>
        <source>castles[{?letters=K} kingside|{?letters=Q} queenside| on the wing {letters}]</source>
        <translation>[{?letters=K}am Königsflügel |{?letters=Q}am Damenflügel |auf dem Flügel {letters} ]rochiert</translation>
    </message>
    <message>
        <source>can never castle[{?letters=K} kingside|{?letters=Q} queenside| on the wing {letters}] any more</source>
        <translation>[{?letters=K}am Königsflügel |{?letters=Q}am Damenflügel |auf dem Flügel {letters} ]nie mehr rochieren kann</translation>
    </message>
    <message>
        <source>[{?most}[{players}|A player] who {when} ends the game; the one with the most of {most} wins|{event}{?outcome=draw}{?players=0} is a draw|[{players}|A player] who {when} {outcome}][, and it counts for {worth}][, because {because}].</source>
        <translation>[{?most}[Für {players}: Wer|Wer] {when}, beendet die Partie; wer am meisten hat von {most}, gewinnt|{event}{?outcome=draw}{?players=0} ist remis|[Für {players}: Wer|Wer] {when}, {outcome}][, und es zählt für {worth}][, denn {because}].</translation>
    </message>
    <message>
        <source>reaches the same position for the {times:th} time[{?repeating!=anything}, {repeating}][{?repeating=chase}[ with {chasers:a}][, a piece that is no {unchased:or}[ in the zone {zone}]]]</source>
        <translation>eine Stellung zum {times}. Mal herbeiführt[{?repeating!=anything}, {repeating}][{?repeating=chase}[ mit einer Figur des Typs {chasers:or}][ nach einer Figur, die nicht vom Typ {unchased:or} ist[ (Zone {zone})]]]</translation>
    </message>
    <message>
        <source>[{?repeating=anything}The same position for the {times:th} time]</source>
        <translation>[{?repeating=anything}Dieselbe Stellung zum {times}. Mal]</translation>
    </message>
    <message>
        <source>Problem {code} (intended): stands at another place of the list</source>
        <translation>Problem {code} (gewollt): steht an anderer Stelle der Liste</translation>
    </message>
    <message>
        <source>Problem {code} is no longer marked as intended: {problem}</source>
        <translation>Problem {code} ist nicht mehr als gewollt markiert: {problem}</translation>
    </message>
    <message>
        <source>Problem {code} is marked as intended: {problem}</source>
        <translation>Problem {code} ist als gewollt markiert: {problem}</translation>
    </message>
    <message>
        <source>Intended problem, code</source>
        <translation>Gewolltes Problem, Code</translation>
    </message>
    <message>
        <source>Problem {code} (intended), sentence</source>
        <translation>Problem {code} (gewollt), Satz</translation>
    </message>
    <message>
        <source>Problem {code} (intended), note</source>
        <translation>Problem {code} (gewollt), Notiz</translation>
    </message>
    <message>
        <source>Problem {code} (intended)</source>
        <translation>Problem {code} (gewollt)</translation>
    </message>
    <message>
        <source>start position: {white} attacks {whites#cell#cells} and {black} {blacks}, though [{?mirrored}the armies mirror each other|the armies are equal]</source>
        <translation>Anfangsstellung: {white} greift {whites#Feld#Felder} an und {black} {blacks}, obwohl die Heere [{?mirrored}Spiegelbilder|gleich] sind</translation>
    </message>
    <message>
        <source>start position: what {player} has on {cells} is not defended, and {enemy} can attack it with one move</source>
        <translation>Anfangsstellung: was {player} auf {cells} hat, ist nicht gedeckt, und {enemy} kann es mit einem Zug angreifen</translation>
    </message>
    <message>
        <source>{player} cannot castle [{?wing=K}kingside|{?wing=Q}queenside|on the wing {wing}], because the setup has no piece for it there</source>
        <translation>{player} kann [{?wing=K}am Königsflügel|{?wing=Q}am Damenflügel|am Flügel {wing}] nicht rochieren, weil die Aufstellung dort keine Figur dafür hat</translation>
    </message>
    <message>
        <source>the rule names {pieces}, but such a piece can never come into the game</source>
        <translation>die Regel nennt {pieces}, aber eine solche Figur kann nie ins Spiel kommen</translation>
    </message>
    <message>
        <source>captured pieces go to the hand, but no rule lets them be dropped</source>
        <translation>geschlagene Figuren kommen in die Reserve, aber keine Regel lässt sie einsetzen</translation>
    </message>
    <message>
        <source>{player} begins with these in hand: {pieces/, }.</source>
        <translation>{player} beginnt mit diesen Figuren in der Reserve: {pieces/, }.</translation>
    </message>
    <message>
        <source>pawns dropped where they promote do so there only when they come from outside</source>
        <translation>Bauern, die eingesetzt werden, wo sie sich umwandeln, tun das dort nur, wenn sie von außen kommen</translation>
    </message>
    <message>
        <source>mate by dropping it may be given, and loses</source>
        <translation>Matt durch ihr Einsetzen darf gegeben werden und verliert</translation>
    </message>
    <message>
        <source>{player} must drop a piece first, such as {move}</source>
        <translation>{player} muss zuerst eine Figur einsetzen, etwa {move}</translation>
    </message>
    <message>
        <source>this path cannot capture, and {piece} stands on {cell}</source>
        <translation>dieser Weg kann nicht schlagen, und {piece} steht auf {cell}</translation>
    </message>
    <message>
        <source>this path only captures, and {cell} is empty</source>
        <translation>dieser Weg schlägt nur, und {cell} ist leer</translation>
    </message>
    <message>
        <source>this path goes on only where the board ends ahead</source>
        <translation>dieser Weg geht nur weiter, wo das Brett voraus endet</translation>
    </message>
    <message>
        <source>this path does not count {piece} on {cell}</source>
        <translation>dieser Weg zählt {piece} auf {cell} nicht</translation>
    </message>
    <message>
        <source>no room: the pieces dropped on this path would share a cell</source>
        <translation>kein Platz: die auf diesem Weg abgesetzten Figuren stünden auf einem Feld</translation>
    </message>
    <message>
        <source>there is no direction &apos;{word}&apos; to walk in</source>
        <translation>es gibt keine Richtung &apos;{word}&apos;, in die es gehen könnte</translation>
    </message>
    <message>
        <source>no one here paints {format}</source>
        <translation>{format} wird hier nicht gemalt</translation>
    </message>
    <message>
        <source>{blunders#blunder#blunders}, {mistakes#mistake#mistakes}</source>
        <translation>{blunders#grober Fehler#grobe Fehler}, {mistakes#Fehler#Fehler}</translation>
    </message>
    <message>
        <source>{pieces#piece#pieces} to be added[, {lines#line#lines} left out{?lines}]</source>
        <translation>{pieces#Figur#Figuren} zum Hinzufügen[, {lines#Zeile#Zeilen} weggelassen{?lines}]</translation>
    </message>
    <message>
        <source>The other piece of the two</source>
        <translation>Die andere der beiden Figuren</translation>
    </message>
    <message>
        <source>Mandatory</source>
        <translation>Verpflichtend</translation>
    </message>
    <message>
        <source>Rhombus of hexagons, flat-top</source>
        <translation>Rhombus aus Sechsecken, Seite oben</translation>
    </message>
    <message>
        <source>Rectangle of hexagons, flat-top</source>
        <translation>Rechteck aus Sechsecken, Seite oben</translation>
    </message>
    <message>
        <source>Triangle of hexagons, flat-top</source>
        <translation>Dreieck aus Sechsecken, Seite oben</translation>
    </message>
    <message>
        <source>Trapezoid of hexagons, flat-top</source>
        <translation>Trapez aus Sechsecken, Seite oben</translation>
    </message>
    <message>
        <source>Star of hexagons, flat-top</source>
        <translation>Stern aus Sechsecken, Seite oben</translation>
    </message>
    <message>
        <source>Rhombus of hexagons, pointy-top</source>
        <translation>Rhombus aus Sechsecken, Spitze oben</translation>
    </message>
    <message>
        <source>Rectangle of hexagons, pointy-top</source>
        <translation>Rechteck aus Sechsecken, Spitze oben</translation>
    </message>
    <message>
        <source>Triangle of hexagons, pointy-top</source>
        <translation>Dreieck aus Sechsecken, Spitze oben</translation>
    </message>
    <message>
        <source>Trapezoid of hexagons, pointy-top</source>
        <translation>Trapez aus Sechsecken, Spitze oben</translation>
    </message>
    <message>
        <source>Star of hexagons, pointy-top</source>
        <translation>Stern aus Sechsecken, Spitze oben</translation>
    </message>
    <message>
        <source>For pages: 1600 pixels</source>
        <translation>Für Seiten: 1600 Pixel</translation>
    </message>
    <message>
        <source>For forums: 600 pixels</source>
        <translation>Für Foren: 600 Pixel</translation>
    </message>
    <message>
        <source>For print: 3200 pixels</source>
        <translation>Für den Druck: 3200 Pixel</translation>
    </message>
    <message>
        <source>How many pixels a picture has along its longer side</source>
        <translation>Wie viele Pixel ein Bild an seiner längeren Seite hat</translation>
    </message>
    <message>
        <source>In place of the own first move the second player may take over what the first player has placed.</source>
        <translation>Statt des eigenen ersten Zuges darf der zweite Spieler übernehmen, was der erste gesetzt hat.</translation>
    </message>
    <message>
        <source>The first stone may be taken over, mirrored (Hex)</source>
        <translation>Der erste Stein darf gespiegelt übernommen werden (Hex)</translation>
    </message>
    <message>
        <source>In place of the own first move the second player may take over the first stone, on the cell where file and rank are exchanged: for players who join different sides.</source>
        <translation>Statt des eigenen ersten Zuges darf der zweite Spieler den ersten Stein übernehmen, auf dem Feld mit vertauschter Linie und Reihe: für Spieler, die verschiedene Seiten verbinden.</translation>
    </message>
    <message>
        <source>The first to capture enough wins</source>
        <translation>Wer zuerst genug geschlagen hat, gewinnt</translation>
    </message>
    <message>
        <source>Plays games out (Monte Carlo)</source>
        <translation>Spielt Partien aus (Monte Carlo)</translation>
    </message>
</context>
<context>
    <name>rookery::ActionSearch</name>
    <message>
        <source>Find an action</source>
        <translation>Aktion suchen</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
        <source>Search actions</source>
        <translation>Aktionen durchsuchen</translation>
    </message>
    <message>
        <source>Type a word; arrow keys choose, Enter does it</source>
        <translation>Ein Wort eingeben; die Pfeiltasten wählen, Enter führt aus</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Enter or double click does the action</source>
        <translation>Enter oder Doppelklick führt die Aktion aus</translation>
    </message>
</context>
<context>
    <name>rookery::Agreement</name>
    <message>
        <source>%1 declines the draw</source>
        <translation>%1 lehnt das Remis ab</translation>
    </message>
    <message>
        <source>No game is going on in which it is a person&apos;s turn</source>
        <translation>Keine Partie ist im Gange, in der ein Mensch am Zug ist</translation>
    </message>
</context>
<context>
    <name>rookery::AppearancePage</name>
    <message>
        <source>Reduce motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Explain the marks below the board</source>
        <translation>Die Zeichen unter dem Brett erklären</translation>
    </message>
    <message>
        <source>As the desktop has it</source>
        <translation>Wie der Schreibtisch es hat</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Größe der Schrift</translation>
    </message>
    <message>
        <source>Of the size that the desktop asks for</source>
        <translation>Von der Größe, die der Schreibtisch verlangt</translation>
    </message>
    <message>
        <source>Nothing slides or fades; paths appear whole</source>
        <translation>Nichts gleitet oder blendet; Wege erscheinen ganz</translation>
    </message>
    <message>
        <source>The line that says what each mark means</source>
        <translation>Die Zeile, die sagt, was jedes Zeichen bedeutet</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>&amp;Schriftgröße</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Sounds of moves and of the end of a game</source>
        <translation>Töne für Züge und das Ende einer Partie</translation>
    </message>
    <message>
        <source>A knock for a move, another one for a capture</source>
        <translation>Ein Klopfen für einen Zug, ein anderes, wenn geschlagen wird</translation>
    </message>
    <message>
        <source>The library libcanberra, which plays them, is missing</source>
        <translation>Die Bibliothek libcanberra, die sie spielt, fehlt</translation>
    </message>
    <message>
        <source>Animate moves</source>
        <translation>Züge animieren</translation>
    </message>
    <message>
        <source>Pieces slide to where a game moves them; nothing waits for them</source>
        <translation>Figuren gleiten dorthin, wohin eine Partie sie zieht; nichts wartet auf sie</translation>
    </message>
    <message>
        <source>The colours of the window</source>
        <translation>Die Farben des Fensters</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>What boards are made of, in the window and in pictures of it</source>
        <translation>Woraus Bretter sind, im Fenster und auf seinen Bildern</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Brett</translation>
    </message>
</context>
<context>
    <name>rookery::ArmyBox</name>
    <message>
        <source>Which sides get pieces</source>
        <translation>Welche Seiten Figuren bekommen</translation>
    </message>
    <message>
        <source>Whether the other side gets the same pieces across the board</source>
        <translation>Ob die andere Seite dieselben Figuren gegenüber bekommt</translation>
    </message>
    <message>
        <source>Hands beside the board</source>
        <translation>Reserve neben dem Brett</translation>
    </message>
    <message>
        <source>Shows trays with the pieces that wait to be dropped</source>
        <translation>Zeigt Ablagen mit den Figuren, die auf das Einsetzen warten</translation>
    </message>
    <message>
        <source>Fill pawns row</source>
        <translation>Bauernreihe füllen</translation>
    </message>
    <message>
        <source>Fills the second rank of this side, with the other side&apos;s if both get pieces</source>
        <translation>Füllt die zweite Reihe dieser Seite, und die der anderen, wenn beide Figuren bekommen</translation>
    </message>
    <message>
        <source>Mirror army</source>
        <translation>Armee spiegeln</translation>
    </message>
    <message>
        <source>Gives the other player this player&apos;s army, across the board</source>
        <translation>Gibt dem anderen Spieler die Armee dieses Spielers, auf der Gegenseite</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>The pieces behind this side&apos;s pawns change places at random; an army that mirrors them follows</source>
        <translation>Die Figuren hinter den Bauern dieser Seite tauschen zufällig die Plätze; eine gespiegelte Armee folgt</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>The position with which this design was opened</source>
        <translation>Die Stellung, mit der dieser Entwurf geöffnet wurde</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Brett leeren</translation>
    </message>
    <message>
        <source>Takes every piece off the board and out of the hands (Ctrl+Shift+Backspace)</source>
        <translation>Nimmt alle Figuren vom Brett und aus der Reserve (Strg+Umschalt+Rücktaste)</translation>
    </message>
    <message>
        <source>There is no piece yet. Make one in Pieces mode (F4).</source>
        <translation>Es gibt noch keine Figur. Im Figurenmodus (F4) eine anlegen.</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Punkte: %1</translation>
    </message>
    <message>
        <source>Mobility: %1</source>
        <translation>Beweglichkeit: %1</translation>
    </message>
    <message>
        <source>The points that the rules give for the pieces on the board</source>
        <translation>Die Punkte, die die Regeln den Figuren auf dem Brett geben</translation>
    </message>
    <message>
        <source>To how many cells all pieces of a side would go from an average cell of the empty board</source>
        <translation>Auf wie viele Felder alle Figuren einer Seite von einem durchschnittlichen Feld des leeren Bretts zögen</translation>
    </message>
    <message>
        <source>There is no piece yet to fill the row with</source>
        <translation>Es gibt noch keine Figur, um die Reihe zu füllen</translation>
    </message>
    <message>
        <source>Fill the row of pawns</source>
        <translation>Bauernreihe füllen</translation>
    </message>
    <message>
        <source>Mirror the army</source>
        <translation>Armee spiegeln</translation>
    </message>
    <message>
        <source>Reset the position</source>
        <translation>Stellung zurücksetzen</translation>
    </message>
    <message>
        <source>Shuffle the army</source>
        <translation>Armee mischen</translation>
    </message>
</context>
<context>
    <name>rookery::ArrangeBox</name>
    <message>
        <source>Arrange the selected cells</source>
        <translation>Gewählte Felder anordnen</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Align cells at the left</source>
        <translation>Felder links ausrichten</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Align cells on an upright line</source>
        <translation>Felder an einer Senkrechten ausrichten</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Align cells at the right</source>
        <translation>Felder rechts ausrichten</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Align cells at the top</source>
        <translation>Felder oben ausrichten</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Mittig</translation>
    </message>
    <message>
        <source>Align cells on a level line</source>
        <translation>Felder an einer Waagrechten ausrichten</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Align cells at the bottom</source>
        <translation>Felder unten ausrichten</translation>
    </message>
    <message>
        <source>Space ↔</source>
        <translation>Verteilen ↔</translation>
    </message>
    <message>
        <source>Space cells out evenly from left to right</source>
        <translation>Felder von links nach rechts gleichmäßig verteilen</translation>
    </message>
    <message>
        <source>Space ↕</source>
        <translation>Verteilen ↕</translation>
    </message>
    <message>
        <source>Space cells out evenly from top to bottom</source>
        <translation>Felder von oben nach unten gleichmäßig verteilen</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>wählen…</translation>
    </message>
    <message>
        <source>as the board gives it</source>
        <translation>wie das Brett ihn gibt</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Sechseck</translation>
    </message>
    <message>
        <source>Octagon</source>
        <translation>Achteck</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>Outline of the selected cells</source>
        <translation>Umriss der gewählten Felder</translation>
    </message>
    <message>
        <source>Draws the selected cells with this outline</source>
        <translation>Zeichnet die gewählten Felder mit diesem Umriss</translation>
    </message>
    <message>
        <source>Change the outline of cells</source>
        <translation>Umriss von Feldern ändern</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Vieleck</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>How the new cells lie to each other</source>
        <translation>Wie die neuen Felder zueinander liegen</translation>
    </message>
    <message>
        <source>Cells or corners</source>
        <translation>Felder oder Ecken</translation>
    </message>
    <message>
        <source>Cells on the circle, or corners of the polygon</source>
        <translation>Felder auf dem Kreis, oder Ecken des Vielecks</translation>
    </message>
    <message>
        <source>Cells on each side</source>
        <translation>Felder je Seite</translation>
    </message>
    <message>
        <source>Of a polygon; each corner counts for one side</source>
        <translation>Eines Vielecks; jede Ecke zählt für eine Seite</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add the figure</source>
        <translation>Form hinzufügen</translation>
    </message>
    <message>
        <source>Adds the cells beside the board, or in the middle of an empty one, and selects them</source>
        <translation>Fügt die Felder neben dem Brett oder in der Mitte eines leeren hinzu und wählt sie aus</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Lays a picture under the board, as wide as the board; it is not saved with the design</source>
        <translation>Legt ein Bild unter das Brett, so breit wie das Brett; es wird nicht mit dem Entwurf gespeichert</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Bild entfernen</translation>
    </message>
    <message>
        <source>Takes the picture away from under the board</source>
        <translation>Nimmt das Bild unter dem Brett weg</translation>
    </message>
    <message>
        <source>Strength of the picture</source>
        <translation>Stärke des Bilds</translation>
    </message>
    <message>
        <source>How much of the picture is seen through the cells</source>
        <translation>Wie sehr das Bild durch die Felder scheint</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg *.webp *.bmp)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.svg *.webp *.bmp)</translation>
    </message>
    <message>
        <source>“%1” is no picture that can be read.</source>
        <translation>„%1“ ist kein lesbares Bild.</translation>
    </message>
    <message>
        <source>Add a ring or polygon of cells</source>
        <translation>Ring oder Vieleck aus Feldern hinzufügen</translation>
    </message>
    <message>
        <source>Reference image</source>
        <translation>Bildvorlage</translation>
    </message>
</context>
<context>
    <name>rookery::AuditPanel</name>
    <message>
        <source>Show on the board</source>
        <translation>Auf dem Brett zeigen</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Numbers and hatches on the cells of the board</source>
        <translation>Zahlen und Schraffuren auf den Feldern des Bretts</translation>
    </message>
    <message>
        <source>Finds where the piece can get to on the empty board</source>
        <translation>Findet, wohin die Figur auf dem leeren Brett kommt</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>The piece that is asked about</source>
        <translation>Die Figur, nach der gefragt wird</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Whose piece it is: forward is another way for each</source>
        <translation>Wessen Figur es ist: vorwärts ist für jeden anders</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Where a piece can get to</source>
        <translation>Wohin eine Figur kommt</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Wird gesucht…</translation>
    </message>
    <message>
        <source>class %1 of %2</source>
        <translation>Klasse %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>never reached</source>
        <translation>nie erreicht</translation>
    </message>
    <message>
        <source>parity %1</source>
        <translation>Parität %1</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>abgeschnitten</translation>
    </message>
    <message>
        <source>no way in or out</source>
        <translation>kein Weg hinein oder hinaus</translation>
    </message>
    <message>
        <source>no out</source>
        <translation>kein Ausgang</translation>
    </message>
    <message>
        <source>no way out</source>
        <translation>kein Weg hinaus</translation>
    </message>
    <message>
        <source>no in</source>
        <translation>kein Eingang</translation>
    </message>
    <message>
        <source>no way in</source>
        <translation>kein Weg hinein</translation>
    </message>
    <message>
        <source>There is no piece yet: make one in Pieces mode (F4).</source>
        <translation>Es gibt noch keine Figur: im Figurenmodus (F4) eine anlegen.</translation>
    </message>
    <message>
        <source>Tick the box to see which cells the piece can get to, in how many moves, and where it is bound.</source>
        <translation>Das Häkchen setzen, um zu sehen, auf welche Felder die Figur kommt, in wie vielen Zügen, und woran sie gebunden ist.</translation>
    </message>
    <message>
        <source>It can get everywhere: one class.</source>
        <translation>Sie kommt überallhin: eine Klasse.</translation>
    </message>
    <message numerus="yes">
        <source>Bound to one of %n classes: %1 cells.</source>
        <translation>
            <numerusform>Gebunden an eine Klasse: %1 Felder.</numerusform>
            <numerusform>Gebunden an eine von %n Klassen: %1 Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves from a cell, on average: %1</source>
        <translation>Züge von einem Feld, im Mittel: %1</translation>
    </message>
    <message>
        <source>Every move changes the parity.</source>
        <translation>Jeder Zug wechselt die Parität.</translation>
    </message>
    <message>
        <source>No parity: some moves keep every colouring.</source>
        <translation>Keine Parität: manche Züge erhalten jede Färbung.</translation>
    </message>
    <message>
        <source>%1 without a way out, %2 without a way in.</source>
        <translation>%1 ohne Weg hinaus, %2 ohne Weg hinein.</translation>
    </message>
    <message numerus="yes">
        <source>From %1 it reaches %n other cell(s); select another cell to begin there.</source>
        <translation>
            <numerusform>Von %1 erreicht sie ein weiteres Feld; ein anderes Feld wählen, um dort zu beginnen.</numerusform>
            <numerusform>Von %1 erreicht sie %n weitere Felder; ein anderes Feld wählen, um dort zu beginnen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::BalancePage</name>
    <message>
        <source>Play games</source>
        <translation>Partien spielen</translation>
    </message>
    <message>
        <source>Lets the program play against itself from the start position, until you stop it, and counts who wins</source>
        <translation>Lässt das Programm ab der Aufstellung gegen sich selbst spielen, bis Sie es anhalten, und zählt, wer gewinnt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Games of the program against itself show which side is better, how many are drawn, how long they are, and how many moves there are to choose from.</source>
        <translation>Partien des Programms gegen sich selbst zeigen, welche Seite besser steht, wie viele remis enden, wie lang sie sind und wie viele Züge zur Wahl stehen.</translation>
    </message>
    <message>
        <source>Playing…</source>
        <translation>Spielt …</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezeichnet</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) at 200 positions a move</source>
        <translation>
            <numerusform>%Ln Partie mit 200 Stellungen je Zug</numerusform>
            <numerusform>%Ln Partien mit 200 Stellungen je Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves of both in a game: %1</source>
        <translation>Züge beider in einer Partie: %1</translation>
    </message>
    <message>
        <source>Moves to choose from: %1</source>
        <translation>Züge zur Wahl: %1</translation>
    </message>
    <message>
        <source>Left as drawn because they were too long: %1</source>
        <translation>Als remis abgebrochen, weil sie zu lang waren: %1</translation>
    </message>
    <message>
        <source>Not enough games to say that one side is better: %1 has %2 of the points.</source>
        <translation>Zu wenige Partien, um zu sagen, dass eine Seite besser steht: %1 hat %2 der Punkte.</translation>
    </message>
    <message>
        <source>%1 is better: %2 has %3 of the points.</source>
        <translation>%1 steht besser: %2 hat %3 der Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>An earlier version of this design (%1): %2 had %3 of the points in %Ln game(s).</source>
        <translation>
            <numerusform>Eine frühere Fassung dieses Entwurfs (%1): %2 hatte %3 der Punkte in %Ln Partie.</numerusform>
            <numerusform>Eine frühere Fassung dieses Entwurfs (%1): %2 hatte %3 der Punkte in %Ln Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pieces that left the board: %1</source>
        <translation>Figuren, die das Brett verließen: %1</translation>
    </message>
    <message>
        <source>Changes of the lead: %1</source>
        <translation>Wechsel der Führung: %1</translation>
    </message>
    <message>
        <source>Never moved: %1</source>
        <translation>Nie gezogen: %1</translation>
    </message>
</context>
<context>
    <name>rookery::BoardCanvas</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>No cells yet. Pick the tool “Add a cell” and click to draw some, or choose a board in the Board panel.</source>
        <translation>Noch keine Felder. Mit dem Werkzeug „Feld hinzufügen“ durch Klicken welche zeichnen, oder im Brettbereich ein Brett wählen.</translation>
    </message>
    <message>
        <source>, %1 %2</source>
        <translation>, %1 %2</translation>
    </message>
    <message>
        <source>, dead</source>
        <translation>, tot</translation>
    </message>
    <message>
        <source>, a wall</source>
        <translation>, eine Mauer</translation>
    </message>
    <message numerus="yes">
        <source>, %n move(s)</source>
        <translation>
            <numerusform>, %n Zug</numerusform>
            <numerusform>, %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>, zone %1</source>
        <translation>, Zone %1</translation>
    </message>
    <message>
        <source>%1 is closed by a wall</source>
        <translation>%1 ist durch eine Mauer geschlossen</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>captures %1</source>
        <translation>schlägt %1</translation>
    </message>
    <message>
        <source>%1 %2 on %3</source>
        <translation>%1 %2 auf %3</translation>
    </message>
    <message>
        <source>%1: no moves</source>
        <translation>%1: keine Züge</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n move(s): %2</source>
        <translation>
            <numerusform>%1: %n Zug: %2</numerusform>
            <numerusform>%1: %n Züge: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>may move here</source>
        <translation>darf hierher ziehen</translation>
    </message>
    <message>
        <source>may be captured</source>
        <translation>darf geschlagen werden</translation>
    </message>
    <message>
        <source>Click a cell of the board: it goes into the field</source>
        <translation>Klicken Sie auf ein Feld des Bretts: es kommt in die Eingabe</translation>
    </message>
</context>
<context>
    <name>rookery::BoardDrawingBox</name>
    <message>
        <source>Shows the cells on the other side of a seam; this board&apos;s edges are open</source>
        <translation>Zeigt die Felder jenseits einer Naht; die Ränder dieses Bretts sind offen</translation>
    </message>
    <message>
        <source>A ring is drawn joined; letters stand where the drawing does not show it</source>
        <translation>Ein Ring ist verbunden gezeichnet; Buchstaben stehen, wo die Zeichnung es nicht zeigt</translation>
    </message>
    <message>
        <source>Levels lie too close together for copies beyond their edges; the letters on the edges say what is joined</source>
        <translation>Ebenen liegen zu dicht für Kopien jenseits ihrer Ränder; die Buchstaben an den Rändern sagen, was verbunden ist</translation>
    </message>
    <message>
        <source>Shows the cells on the other side of a seam; they can be pointed at</source>
        <translation>Zeigt die Felder jenseits einer Naht; man kann auf sie zeigen</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Another board…</source>
        <translation>Anderes Brett…</translation>
    </message>
    <message>
        <source>Chooses a new board for the same pieces</source>
        <translation>Wählt ein neues Brett für dieselben Figuren</translation>
    </message>
    <message>
        <source>Draw the board: %1</source>
        <translation>Brett darstellen: %1</translation>
    </message>
    <message>
        <source>Draw the board another way</source>
        <translation>Brett anders darstellen</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>What is written beside the cells; names in files and moves stay</source>
        <translation>Was neben den Feldern steht; Namen in Dateien und Zügen bleiben</translation>
    </message>
    <message>
        <source>Change the labels</source>
        <translation>Beschriftung ändern</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Pieces stand</source>
        <translation>Figuren stehen</translation>
    </message>
    <message>
        <source>On the cells, or on points where lines cross</source>
        <translation>Auf den Feldern, oder auf Punkten, wo Linien sich kreuzen</translation>
    </message>
    <message>
        <source>Stand pieces elsewhere</source>
        <translation>Figuren anderswohin stellen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Which cells are drawn alike</source>
        <translation>Welche Felder gleich gezeichnet werden</translation>
    </message>
    <message>
        <source>Colour the cells another way</source>
        <translation>Felder anders färben</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>Strokes and placed pieces are repeated at the mirrored cells (S)</source>
        <translation>Striche und gesetzte Figuren werden auf den gespiegelten Feldern wiederholt (S)</translation>
    </message>
    <message>
        <source>Ghost cells beyond joined edges</source>
        <translation>Geisterfelder jenseits verbundener Ränder</translation>
    </message>
    <message>
        <source>Names on the cells</source>
        <translation>Namen auf den Feldern</translation>
    </message>
    <message>
        <source>Writes each cell&apos;s name into its corner</source>
        <translation>Schreibt den Namen jedes Felds in seine Ecke</translation>
    </message>
</context>
<context>
    <name>rookery::BoardLinesDialog</name>
    <message>
        <source>Carry out</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Directions and links as text</source>
        <translation>Richtungen und Verbindungen als Text</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>map n 0 1 declares a direction; link e (h1 a1) draws a link, rlink draws it backwards, unlink n a8 cuts</source>
        <translation>map n 0 1 erklärt eine Richtung; link e (h1 a1) zeichnet eine Verbindung, rlink zeichnet sie rückwärts, unlink n a8 trennt</translation>
    </message>
    <message>
        <source>Carries the lines out over what is there, as one undo step</source>
        <translation>Führt die Zeilen über dem Vorhandenen aus, als einen Schritt zum Rückgängigmachen</translation>
    </message>
    <message>
        <source>This is the board as it is. Copy it, or paste lines from elsewhere over it and carry them out.</source>
        <translation>Das ist das Brett, wie es ist. Kopieren, oder Zeilen von anderswo darüber einfügen und ausführen.</translation>
    </message>
    <message>
        <source>Not in these lines: %1</source>
        <translation>Nicht in diesen Zeilen: %1</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>These lines change nothing.</source>
        <translation>Diese Zeilen ändern nichts.</translation>
    </message>
    <message>
        <source>These lines can be carried out.</source>
        <translation>Diese Zeilen lassen sich ausführen.</translation>
    </message>
    <message>
        <source>Carry out board lines</source>
        <translation>Brettzeilen ausführen</translation>
    </message>
</context>
<context>
    <name>rookery::BoardPanel</name>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>%1: growing and cropping happen at the right and top edge</source>
        <translation>%1: gewachsen und beschnitten wird am rechten und oberen Rand</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>left</source>
        <translation>linken</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechten</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unteren</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oberen</translation>
    </message>
    <message>
        <source>Grow at the %1 edge</source>
        <translation>Am %1 Rand erweitern</translation>
    </message>
    <message>
        <source>Crop at the %1 edge</source>
        <translation>Am %1 Rand beschneiden</translation>
    </message>
    <message>
        <source>Remove them</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Goes on; one undo step brings everything back</source>
        <translation>Fährt fort; ein Schritt Rückgängig bringt alles zurück</translation>
    </message>
    <message>
        <source>Keep the board</source>
        <translation>Brett behalten</translation>
    </message>
    <message>
        <source>Leaves the board as it is</source>
        <translation>Lässt das Brett, wie es ist</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>Topologie</translation>
    </message>
    <message>
        <source>Change the topology</source>
        <translation>Topologie ändern</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Name of the cell</source>
        <translation>Name des Felds</translation>
    </message>
    <message>
        <source>Letters, digits, &apos;_&apos;, &apos;.&apos; and &apos;&apos;&apos;; used in moves and files</source>
        <translation>Buchstaben, Ziffern, &apos;_&apos;, &apos;.&apos; und &apos;&apos;&apos;; wird in Zügen und Dateien verwendet</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>%1: cells keep their place on the lattice</source>
        <translation>%1: Felder behalten ihren Platz auf dem Gitter</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Resize the board</source>
        <translation>Brettgröße ändern</translation>
    </message>
    <message>
        <source>This would remove %1.</source>
        <translation>Das würde entfernen: %1.</translation>
    </message>
    <message>
        <source>Rename a cell</source>
        <translation>Feld umbenennen</translation>
    </message>
</context>
<context>
    <name>rookery::CapturedPieces</name>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>%1 has lost: %2</source>
        <translation>%1 hat verloren: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n point(s) behind</source>
        <translation>
            <numerusform>%1; %n Punkt zurück</numerusform>
            <numerusform>%1; %n Punkte zurück</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::CellMovesMenu</name>
    <message>
        <source>Moves that lead here</source>
        <translation>Züge, die hierher führen</translation>
    </message>
    <message>
        <source>Erase move %1: %2</source>
        <translation>Zug %1 löschen: %2</translation>
    </message>
    <message>
        <source>Erase all of these</source>
        <translation>Alle löschen</translation>
    </message>
</context>
<context>
    <name>rookery::CellProbe</name>
    <message>
        <source>no move leads there</source>
        <translation>kein Zug führt dorthin</translation>
    </message>
    <message>
        <source>the piece stands there itself</source>
        <translation>dort steht die Figur selbst</translation>
    </message>
    <message>
        <source>%1: a friend is in the way</source>
        <translation>%1: eine eigene Figur ist im Weg</translation>
    </message>
    <message>
        <source>%1: an enemy is in the way</source>
        <translation>%1: eine gegnerische Figur ist im Weg</translation>
    </message>
    <message>
        <source>%1: a friend stands there</source>
        <translation>%1: dort steht eine eigene Figur</translation>
    </message>
    <message>
        <source>%1: an enemy stands there and this way only moves</source>
        <translation>%1: dort steht eine gegnerische Figur, und dieser Weg zieht nur</translation>
    </message>
    <message>
        <source>%1: no piece stands there and this way only captures</source>
        <translation>%1: dort steht keine Figur, und dieser Weg schlägt nur</translation>
    </message>
    <message>
        <source>%1: the piece passes and may not stop</source>
        <translation>%1: die Figur kommt vorbei und darf nicht anhalten</translation>
    </message>
    <message>
        <source>%1: out of range</source>
        <translation>%1: außer Reichweite</translation>
    </message>
    <message>
        <source>%1: nearer than the leg may end</source>
        <translation>%1: näher, als der Abschnitt enden darf</translation>
    </message>
    <message>
        <source>%1: no piece stands there to be jumped or captured</source>
        <translation>%1: dort steht keine Figur zum Überspringen oder Schlagen</translation>
    </message>
    <message>
        <source>%1, capturing an enemy there</source>
        <translation>%1, schlägt dort eine gegnerische Figur</translation>
    </message>
    <message>
        <source>Not to %1 by %2 · %3</source>
        <translation>Nicht nach %1 mit %2 · %3</translation>
    </message>
    <message>
        <source>To %1 by %2</source>
        <translation>Nach %1 mit %2</translation>
    </message>
    <message>
        <source>%1: no move leads there in any position</source>
        <translation>%1: kein Zug führt dorthin, in keiner Stellung</translation>
    </message>
</context>
<context>
    <name>rookery::CellWords</name>
    <message>
        <source>the piece</source>
        <translation>die Figur</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>steps in a direction</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>%1 rechts</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 links</translation>
    </message>
    <message>
        <source>%1 forward</source>
        <translation>%1 vorwärts</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>%1 zurück</translation>
    </message>
    <message>
        <source>%1 up</source>
        <translation>%1 aufwärts</translation>
    </message>
    <message>
        <source>%1 down</source>
        <translation>%1 abwärts</translation>
    </message>
    <message>
        <source>%1 up the fourth axis</source>
        <translation>%1 auf der vierten Achse aufwärts</translation>
    </message>
    <message>
        <source>%1 down the fourth axis</source>
        <translation>%1 auf der vierten Achse abwärts</translation>
    </message>
    <message>
        <source>%1: no move</source>
        <translation>%1: kein Zug</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: test wall</source>
        <translation>%1: Testmauer</translation>
    </message>
    <message>
        <source>test enemy, </source>
        <translation>Testgegner, </translation>
    </message>
    <message>
        <source>test friend, </source>
        <translation>eigene Testfigur, </translation>
    </message>
    <message>
        <source>%1: %2no move</source>
        <translation>%1: %2kein Zug</translation>
    </message>
    <message>
        <source>%1: %2%3 (another move)</source>
        <translation>%1: %2%3 (ein anderer Zug)</translation>
    </message>
    <message>
        <source>%1: passed on leg %2</source>
        <translation>%1: berührt auf Abschnitt %2</translation>
    </message>
    <message>
        <source>%1: %2in the way</source>
        <translation>%1: %2im Weg</translation>
    </message>
    <message>
        <source>%1: %2%3</source>
        <translation>%1: %2%3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und ein weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::ColourRow</name>
    <message>
        <source>Colour %1</source>
        <translation>Farbe %1</translation>
    </message>
    <message>
        <source>%1: paints cells with it (%2 with the tool)</source>
        <translation>%1: malt Felder damit (%2 mit dem Werkzeug)</translation>
    </message>
</context>
<context>
    <name>rookery::CompareDialog</name>
    <message>
        <source>%1, as it was saved</source>
        <translation>%1, wie gespeichert</translation>
    </message>
    <message>
        <source>as it was saved</source>
        <translation>wie gespeichert</translation>
    </message>
    <message>
        <source>Exchanges the sides</source>
        <translation>Vertauscht die Seiten</translation>
    </message>
    <message>
        <source>Compare designs</source>
        <translation>Entwürfe vergleichen</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>The design that this one is compared with</source>
        <translation>Der Entwurf, mit dem dieser verglichen wird</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Datei…</translation>
    </message>
    <message>
        <source>Compares with the design of a file</source>
        <translation>Vergleicht mit dem Entwurf einer Datei</translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation>&amp;Vergleichen mit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the design</source>
        <translation>Zurück zum Entwurf</translation>
    </message>
    <message>
        <source>Choose a file to compare with, or open another design first.</source>
        <translation>Wählen Sie eine Datei zum Vergleichen, oder öffnen Sie erst einen anderen Entwurf.</translation>
    </message>
    <message>
        <source>%1 cannot be compared: %2</source>
        <translation>%1 kann nicht verglichen werden: %2</translation>
    </message>
    <message>
        <source>%1, as it is on disk now</source>
        <translation>%1, wie es jetzt auf der Platte ist</translation>
    </message>
    <message>
        <source>as it is on disk now</source>
        <translation>wie es jetzt auf der Platte ist</translation>
    </message>
</context>
<context>
    <name>rookery::ComparePanel</name>
    <message>
        <source>Another version</source>
        <translation>Andere Fassung</translation>
    </message>
    <message>
        <source>Rookery designs (*.rookery)</source>
        <translation>Rookery-Entwürfe (*.rookery)</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>What the edited piece is compared with</source>
        <translation>Womit die bearbeitete Figur verglichen wird</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>leeres Brett</translation>
    </message>
    <message>
        <source>current position</source>
        <translation>jetzige Stellung</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Alone on the board, or among the pieces of the start position</source>
        <translation>Allein auf dem Brett, oder zwischen den Figuren der Anfangsstellung</translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation>&amp;Vergleichen mit</translation>
    </message>
    <message>
        <source>&amp;On</source>
        <translation>&amp;Wo</translation>
    </message>
    <message>
        <source>before the last edit</source>
        <translation>vor der letzten Änderung</translation>
    </message>
    <message>
        <source>as it was saved</source>
        <translation>wie gespeichert</translation>
    </message>
    <message>
        <source>as in %1</source>
        <translation>wie in %1</translation>
    </message>
    <message>
        <source>another version…</source>
        <translation>andere Fassung…</translation>
    </message>
    <message>
        <source>%1 was not opened: %2</source>
        <translation>%1 wurde nicht geöffnet: %2</translation>
    </message>
    <message>
        <source>There is no piece to compare.</source>
        <translation>Es gibt keine Figur zum Vergleichen.</translation>
    </message>
    <message>
        <source>From %1: %2.</source>
        <translation>Von %1: %2.</translation>
    </message>
    <message>
        <source>No move differs from any cell.</source>
        <translation>Von keinem Feld unterscheidet sich ein Zug.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) together: </source>
        <translation>
            <numerusform>%n Feld zusammen: </numerusform>
            <numerusform>%n Felder zusammen: </numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing changes for the pieces on the board.</source>
        <translation>Für die Figuren auf dem Brett ändert sich nichts.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) on the board: </source>
        <translation>
            <numerusform>%n Figur auf dem Brett: </numerusform>
            <numerusform>%n Figuren auf dem Brett: </numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gained, %2 lost.</source>
        <translation>%1 gewonnen, %2 verloren.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) gained, %1 lost.</source>
        <translation>
            <numerusform>%n Zug gewonnen, %1 verloren.</numerusform>
            <numerusform>%n Züge gewonnen, %1 verloren.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::ComparisonView</name>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>What differs; choose one to see its cells on both boards</source>
        <translation>Was sich unterscheidet; wählen Sie etwas, um seine Felder auf beiden Brettern zu sehen</translation>
    </message>
    <message>
        <source>The design that is compared with; cells that differ are outlined</source>
        <translation>Der Entwurf, mit dem verglichen wird; Felder, die sich unterscheiden, sind umrandet</translation>
    </message>
    <message>
        <source>The design as it is now; cells that differ are outlined</source>
        <translation>Der Entwurf, wie er jetzt ist; Felder, die sich unterscheiden, sind umrandet</translation>
    </message>
    <message>
        <source>The two designs are the same.</source>
        <translation>Die beiden Entwürfe sind gleich.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stops the comparison, or begins it again</source>
        <translation>Hält den Vergleich an oder beginnt ihn von neuem</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>How much of the designs has been compared</source>
        <translation>Wie viel von den Entwürfen verglichen ist</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>Noch einmal vergleichen</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Wird verglichen…</translation>
    </message>
    <message>
        <source>The comparison was stopped.</source>
        <translation>Der Vergleich wurde angehalten.</translation>
    </message>
</context>
<context>
    <name>rookery::CompassRose</name>
    <message>
        <source>Compass</source>
        <translation>Windrose</translation>
    </message>
    <message>
        <source>Click a direction to see and draw its links; Ctrl+click or Space takes it into the group, dragging it or Alt+arrows change its vector</source>
        <translation>Eine Richtung anklicken, um ihre Verbindungen zu sehen und zu zeichnen; Strg+Klick oder Leertaste nimmt sie in die Gruppe, Ziehen oder Alt+Pfeile richten sie anders aus</translation>
    </message>
    <message>
        <source>Chosen direction: %1</source>
        <translation>Gewählte Richtung: %1</translation>
    </message>
    <message>
        <source>No direction is chosen</source>
        <translation>Keine Richtung ist gewählt</translation>
    </message>
    <message>
        <source>%1: vector %2</source>
        <translation>%1: Vektor %2</translation>
    </message>
</context>
<context>
    <name>rookery::DescriptionDialog</name>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What the game is called; exports and pictures carry it</source>
        <translation>Wie das Spiel heißt; Exporte und Bilder tragen den Namen</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Who has invented it; printed sheets carry the name</source>
        <translation>Wer es erfunden hat; gedruckte Blätter tragen den Namen</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>The shelf on which it stands in lists of games</source>
        <translation>Das Regal, in dem es in Spielelisten steht</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über das Spiel</translation>
    </message>
    <message>
        <source>What the game is, and where its rules come from</source>
        <translation>Was für ein Spiel es ist, und woher seine Regeln kommen</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>How others may use it, best as an SPDX identifier</source>
        <translation>Wie andere es verwenden dürfen, am besten als SPDX-Kennung</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Autor</translation>
    </message>
    <message>
        <source>&amp;Family</source>
        <translation>&amp;Familie</translation>
    </message>
    <message>
        <source>A&amp;bout</source>
        <translation>&amp;Über das Spiel</translation>
    </message>
    <message>
        <source>&amp;Licence</source>
        <translation>&amp;Lizenz</translation>
    </message>
</context>
<context>
    <name>rookery::DesignActions</name>
    <message>
        <source>Clear the position</source>
        <translation>Stellung leeren</translation>
    </message>
</context>
<context>
    <name>rookery::DesignGallery</name>
    <message>
        <source>Search the gallery</source>
        <translation>Galerie durchsuchen</translation>
    </message>
    <message>
        <source>Shows only designs with all these words, the best first; Enter opens it</source>
        <translation>Zeigt nur Entwürfe mit allen diesen Wörtern, den besten zuerst; Enter öffnet ihn</translation>
    </message>
    <message>
        <source>Start from a bundled design</source>
        <translation>Mit einem mitgelieferten Entwurf beginnen</translation>
    </message>
    <message>
        <source>Open a copy of %1</source>
        <translation>Kopie von %1 öffnen</translation>
    </message>
    <message>
        <source>Opens a copy of %1 to look at, change and save as your own</source>
        <translation>Öffnet eine Kopie von %1 zum Ansehen, Ändern und Speichern als eigenen Entwurf</translation>
    </message>
    <message>
        <source>Enter opens %1</source>
        <translation>Enter öffnet %1</translation>
    </message>
    <message>
        <source>No bundled design has these words.</source>
        <translation>Kein mitgelieferter Entwurf hat diese Wörter.</translation>
    </message>
    <message>
        <source>Search games, pieces, rules</source>
        <translation>Spiele, Figuren, Regeln suchen</translation>
    </message>
    <message>
        <source>Games of many kinds</source>
        <translation>Spiele vieler Arten</translation>
    </message>
</context>
<context>
    <name>rookery::DiffView</name>
    <message>
        <source>Gains and losses</source>
        <translation>Gewinne und Verluste</translation>
    </message>
    <message>
        <source>Plus: gained, minus: lost. Click or use the arrow keys to put the piece elsewhere</source>
        <translation>Plus: gewonnen, Minus: verloren. Klick oder Pfeiltasten stellen die Figur anderswohin</translation>
    </message>
</context>
<context>
    <name>rookery::DirectionGroupBox</name>
    <message>
        <source>Add a group of this name: the chosen group&apos;s directions, or the chosen direction</source>
        <translation>Gruppe dieses Namens hinzufügen: die Richtungen der gewählten Gruppe, oder die gewählte Richtung</translation>
    </message>
    <message>
        <source>Give the chosen group this name</source>
        <translation>Der gewählten Gruppe diesen Namen geben</translation>
    </message>
    <message>
        <source>Delete the chosen group; one that the lattice gives is as at first</source>
        <translation>Gewählte Gruppe löschen; eine des Gitters ist dann wie zuerst</translation>
    </message>
    <message>
        <source>Group of directions</source>
        <translation>Gruppe von Richtungen</translation>
    </message>
    <message>
        <source>Its directions are ringed on the compass and ticked in the list; legs can go in all of them</source>
        <translation>Ihre Richtungen sind auf der Windrose umringt und in der Liste angehakt; Abschnitte können in alle gehen</translation>
    </message>
    <message>
        <source>name of a group</source>
        <translation>Name einer Gruppe</translation>
    </message>
    <message>
        <source>Name of a group</source>
        <translation>Name einer Gruppe</translation>
    </message>
    <message>
        <source>A letter, then letters, digits, &apos;-&apos; or &apos;_&apos;; Enter adds it</source>
        <translation>Ein Buchstabe, dann Buchstaben, Ziffern, &apos;-&apos; oder &apos;_&apos;; Enter fügt sie hinzu</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Add group %1</source>
        <translation>Gruppe %1 hinzufügen</translation>
    </message>
    <message>
        <source>Rename group to %1</source>
        <translation>Gruppe in %1 umbenennen</translation>
    </message>
    <message>
        <source>Delete group %1</source>
        <translation>Gruppe %1 löschen</translation>
    </message>
    <message>
        <source>Change group %1</source>
        <translation>Gruppe %1 ändern</translation>
    </message>
</context>
<context>
    <name>rookery::DirectionsPanel</name>
    <message>
        <source>links only</source>
        <translation>nur Verbindungen</translation>
    </message>
    <message>
        <source>Directions in compass order</source>
        <translation>Richtungen in der Ordnung der Windrose</translation>
    </message>
    <message>
        <source>Click to choose, double-click or F2 to rename; drag or Alt+Up and Alt+Down put it elsewhere in the compass order; a tick is a member of the chosen group</source>
        <translation>Klick wählt, Doppelklick oder F2 benennt um; Ziehen oder Alt+Auf und Alt+Ab ändern die Ordnung der Windrose; ein Häkchen heißt Mitglied der gewählten Gruppe</translation>
    </message>
    <message>
        <source>Earlier in compass order (Alt+Up)</source>
        <translation>Früher in der Ordnung der Windrose (Alt+Auf)</translation>
    </message>
    <message>
        <source>Later in compass order (Alt+Down)</source>
        <translation>Später in der Ordnung der Windrose (Alt+Ab)</translation>
    </message>
    <message>
        <source>Delete this direction</source>
        <translation>Diese Richtung löschen</translation>
    </message>
    <message>
        <source>Forget everything drawn and cut in this direction</source>
        <translation>Alles in dieser Richtung Gezeichnete und Getrennte vergessen</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>Richtungen</translation>
    </message>
    <message>
        <source>Reset links</source>
        <translation>Verbindungen zurücksetzen</translation>
    </message>
    <message>
        <source>Turns the rose as this player faces: where a piece of this player goes</source>
        <translation>Dreht die Rose, wie dieser Spieler blickt: wohin eine Figur dieses Spielers geht</translation>
    </message>
    <message>
        <source>Cells to the right</source>
        <translation>Felder nach rechts</translation>
    </message>
    <message>
        <source>Cells up</source>
        <translation>Felder nach oben</translation>
    </message>
    <message>
        <source>Levels up</source>
        <translation>Ebenen nach oben</translation>
    </message>
    <message>
        <source>Cubes up</source>
        <translation>Würfel nach oben</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>up</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>Vector</source>
        <translation>Vektor</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Name only</source>
        <translation>Nur Name</translation>
    </message>
    <message>
        <source>Kind of direction</source>
        <translation>Art der Richtung</translation>
    </message>
    <message>
        <source>A vector leads along the lattice, a walk along other directions one after the other; a bare name leads only where links are drawn</source>
        <translation>Ein Vektor führt am Gitter entlang, ein Weg nacheinander andere Richtungen entlang; ein bloßer Name führt nur dorthin, wo Verbindungen gezeichnet sind</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the new direction</source>
        <translation>Name der neuen Richtung</translation>
    </message>
    <message>
        <source>A letter, then letters, digits or &apos;_&apos;</source>
        <translation>Ein Buchstabe, dann Buchstaben, Ziffern oder &apos;_&apos;</translation>
    </message>
    <message>
        <source>directions in turn, such as n n e</source>
        <translation>Richtungen nacheinander, etwa n n e</translation>
    </message>
    <message>
        <source>Walk of the new direction</source>
        <translation>Weg der neuen Richtung</translation>
    </message>
    <message>
        <source>Names of directions with spaces between them: one step of the new direction goes that way</source>
        <translation>Namen von Richtungen mit Leerzeichen dazwischen: ein Schritt der neuen Richtung geht diesen Weg</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add direction</source>
        <translation>Richtung hinzufügen</translation>
    </message>
    <message>
        <source>Adds this direction to the compass</source>
        <translation>Fügt diese Richtung der Windrose hinzu</translation>
    </message>
    <message>
        <source>New direction</source>
        <translation>Neue Richtung</translation>
    </message>
    <message>
        <source>Choose a direction to see its links.</source>
        <translation>Eine Richtung wählen, um ihre Verbindungen zu sehen.</translation>
    </message>
    <message>
        <source>, opposite %1</source>
        <translation>, entgegengesetzt %1</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) drawn</source>
        <translation>
            <numerusform>%n Verbindung gezeichnet</numerusform>
            <numerusform>%n Verbindungen gezeichnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cut</source>
        <translation>
            <numerusform>%n getrennt</numerusform>
            <numerusform>%n getrennt</numerusform>
        </translation>
    </message>
    <message>
        <source>no piece uses it</source>
        <translation>keine Figur verwendet sie</translation>
    </message>
    <message>
        <source>used by %1</source>
        <translation>verwendet von %1</translation>
    </message>
    <message>
        <source>Move %1 in compass order</source>
        <translation>%1 in der Ordnung der Windrose verschieben</translation>
    </message>
    <message>
        <source>Add direction %1</source>
        <translation>Richtung %1 hinzufügen</translation>
    </message>
    <message>
        <source>Delete direction</source>
        <translation>Richtung löschen</translation>
    </message>
    <message>
        <source>Rename direction</source>
        <translation>Richtung umbenennen</translation>
    </message>
    <message>
        <source>For player</source>
        <translation>Für Spieler</translation>
    </message>
    <message>
        <source>Change direction %1</source>
        <translation>Richtung %1 ändern</translation>
    </message>
</context>
<context>
    <name>rookery::Document</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Take the pictures in</source>
        <translation>Bilder aufnehmen</translation>
    </message>
    <message>
        <source>Reload from disk</source>
        <translation>Von der Platte neu laden</translation>
    </message>
</context>
<context>
    <name>rookery::DocumentTabs</name>
    <message>
        <source>Open designs</source>
        <translation>Offene Entwürfe</translation>
    </message>
    <message>
        <source>Close this design</source>
        <translation>Diesen Entwurf schließen</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>rookery::DocumentView</name>
    <message>
        <source>“%1” is no longer there: another program deleted or renamed it. Saving writes it again.</source>
        <translation>„%1“ ist nicht mehr da: ein anderes Programm hat die Datei gelöscht oder umbenannt. Speichern schreibt sie wieder.</translation>
    </message>
    <message>
        <source>Another program changed “%1”, and what it wrote cannot be read: %2. What was here before is unchanged.</source>
        <translation>Ein anderes Programm hat „%1“ geändert, und was es schrieb, ist nicht lesbar: %2. Was vorher hier war, ist unverändert.</translation>
    </message>
    <message>
        <source>Another program changed “%1”; it was read again. Undo brings back what was here.</source>
        <translation>Ein anderes Programm hat „%1“ geändert; die Datei wurde neu gelesen. Rückgängig bringt zurück, was hier war.</translation>
    </message>
    <message>
        <source>Another program changed “%1” on disk while it has unsaved work here.</source>
        <translation>Ein anderes Programm hat „%1“ auf der Platte geändert, während hier ungespeicherte Arbeit ist.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen …</translation>
    </message>
</context>
<context>
    <name>rookery::EditedMovement</name>
    <message>
        <source>Type a path</source>
        <translation>Pfad eingeben</translation>
    </message>
    <message>
        <source>Type Betza</source>
        <translation>Betza eingeben</translation>
    </message>
    <message>
        <source>Write a move otherwise</source>
        <translation>Zug anders schreiben</translation>
    </message>
    <message>
        <source>When the move may be made</source>
        <translation>Wann der Zug möglich ist</translation>
    </message>
    <message>
        <source>Duplicate a move</source>
        <translation>Zug duplizieren</translation>
    </message>
    <message>
        <source>Delete a move</source>
        <translation>Zug löschen</translation>
    </message>
    <message>
        <source>Order moves</source>
        <translation>Züge ordnen</translation>
    </message>
</context>
<context>
    <name>rookery::EngineOptionForm</name>
    <message>
        <source>An option of the engine</source>
        <translation>Eine Einstellung der Engine</translation>
    </message>
    <message>
        <source>An option of the engine, which has %1 by itself</source>
        <translation>Eine Einstellung der Engine, die von sich aus %1 hat</translation>
    </message>
</context>
<context>
    <name>rookery::EnginesPage</name>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen …</translation>
    </message>
    <message>
        <source>Chooses a program from the disk and tries it</source>
        <translation>Wählt ein Programm von der Platte und probiert es aus</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Forgets the engine and what was set of it; one that is installed stays in the list as it is by itself</source>
        <translation>Vergisst die Engine und was an ihr eingestellt war; eine installierte bleibt in der Liste, wie sie von sich aus ist</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Starts the engine and asks who it is, what it plays and what can be set</source>
        <translation>Startet die Engine und fragt, wer sie ist, was sie spielt und was einstellbar ist</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>The language that the engine speaks; trying it finds out</source>
        <translation>Die Sprache der Engine; Ausprobieren findet sie heraus</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>The programs that can be chosen as players</source>
        <translation>Die Programme, die als Spieler gewählt werden können</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What the engine is called where players are chosen</source>
        <translation>Wie die Engine heißt, wo Spieler gewählt werden</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>The program and its arguments, as they would be typed</source>
        <translation>Das Programm und seine Argumente, wie man sie eintippen würde</translation>
    </message>
    <message>
        <source>Play needs no engine. Add one for a stronger opponent: Debian has fairy-stockfish, stockfish and sjaakii.</source>
        <translation>Zum Spielen ist keine Engine nötig. Für einen stärkeren Gegner fügen Sie eine hinzu: Debian hat fairy-stockfish, stockfish und sjaakii.</translation>
    </message>
    <message>
        <source>It was not tried yet.</source>
        <translation>Sie wurde noch nicht ausprobiert.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>It plays %1.</source>
        <translation>Sie spielt %1.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>It answers</source>
        <translation>Sie antwortet</translation>
    </message>
    <message>
        <source>%1. It speaks %2.</source>
        <translation>%1. Sie spricht %2.</translation>
    </message>
    <message>
        <source>Designs of your own are handed over to it where its language says all of their rules.</source>
        <translation>Eigene Entwürfe werden ihr übergeben, wo ihre Sprache alle Regeln davon sagt.</translation>
    </message>
    <message>
        <source>It is tried…</source>
        <translation>Sie wird ausprobiert …</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>Dieses Programm</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Andere Programme</translation>
    </message>
    <message>
        <source>All but one</source>
        <translation>Alle bis auf einen</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>In how many threads this program looks for moves in Play and Analysis; its levels use one, so that they play the same everywhere</source>
        <translation>In wie vielen Threads dieses Programm unter Spielen und Analyse nach Zügen sucht; seine Stufen benutzen einen, damit sie überall gleich spielen</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>&amp;Threads</translation>
    </message>
</context>
<context>
    <name>rookery::EvaluationBar</name>
    <message>
        <source>How a player stands: the share of the points that he can expect</source>
        <translation>Wie ein Spieler steht: der Anteil der Punkte, den er erwarten kann</translation>
    </message>
    <message>
        <source>Evaluation: not known yet</source>
        <translation>Bewertung: noch nicht bekannt</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <translation>Bewertung: %1</translation>
    </message>
</context>
<context>
    <name>rookery::ExamplePage</name>
    <message>
        <source>Nothing is pinned yet. Pin a position with its legal moves, and every edit of the rules shows whether they still hold.</source>
        <translation>Noch ist nichts gemerkt. Wird eine Stellung mit ihren legalen Zügen gemerkt, so zeigt jede Änderung der Regeln, ob sie noch stimmen.</translation>
    </message>
    <message>
        <source>Pinned examples</source>
        <translation>Gemerkte Beispiele</translation>
    </message>
    <message>
        <source>Positions with moves that must be legal or must not be; Enter shows one on the board</source>
        <translation>Stellungen mit Zügen, die legal sein müssen oder nicht sein dürfen; Enter zeigt eine auf dem Brett</translation>
    </message>
    <message>
        <source>Name of the example</source>
        <translation>Name des Beispiels</translation>
    </message>
    <message>
        <source>What the example shows</source>
        <translation>Was das Beispiel zeigt</translation>
    </message>
    <message>
        <source>Expected moves</source>
        <translation>Erwartete Züge</translation>
    </message>
    <message>
        <source>Moves that must be legal, between spaces</source>
        <translation>Züge, die legal sein müssen, zwischen Leerzeichen</translation>
    </message>
    <message>
        <source>Forbidden moves</source>
        <translation>Verbotene Züge</translation>
    </message>
    <message>
        <source>Moves that must not be legal, between spaces</source>
        <translation>Züge, die nicht legal sein dürfen, zwischen Leerzeichen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Verboten</translation>
    </message>
    <message>
        <source>Pin this position</source>
        <translation>Stellung merken</translation>
    </message>
    <message>
        <source>Adds the position on the board with the legal moves of the chosen piece, or of everybody, and what was just refused (Ctrl+Shift+P)</source>
        <translation>Fügt die Stellung auf dem Brett mit den legalen Zügen der gewählten Figur oder aller hinzu, und was eben abgelehnt wurde (Strg+Umschalt+P)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the example</source>
        <translation>Beispiel entfernen</translation>
    </message>
    <message>
        <source>Removes the chosen example from the design</source>
        <translation>Entfernt das gewählte Beispiel aus dem Entwurf</translation>
    </message>
    <message>
        <source>Pin an example</source>
        <translation>Beispiel merken</translation>
    </message>
    <message>
        <source>The position is pinned with its legal moves; the page Examples lists it.</source>
        <translation>Die Stellung ist mit ihren legalen Zügen gemerkt; die Seite „Beispiele“ führt sie auf.</translation>
    </message>
    <message>
        <source>Change an example</source>
        <translation>Beispiel ändern</translation>
    </message>
    <message>
        <source>Remove an example</source>
        <translation>Beispiel entfernen</translation>
    </message>
    <message>
        <source>Example %1</source>
        <translation>Beispiel %1</translation>
    </message>
    <message>
        <source>%1: holds</source>
        <translation>%1: stimmt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>rookery::ExportOptions</name>
    <message>
        <source>Write after saving</source>
        <translation>Nach dem Speichern schreiben</translation>
    </message>
    <message>
        <source>Whenever the design is saved, the targets with a tick are written again where they were written before</source>
        <translation>Immer wenn der Entwurf gespeichert wird, werden die angehakten Ziele wieder dorthin geschrieben, wo sie zuletzt waren</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Which version of the target will read the file</source>
        <translation>Welche Version des Ziels die Datei lesen wird</translation>
    </message>
    <message>
        <source>Carries %1.</source>
        <translation>Umfasst %1.</translation>
    </message>
    <message>
        <source>Experimental: no one here can run it.</source>
        <translation>Experimentell: hier kann es niemand ausführen.</translation>
    </message>
    <message>
        <source>Can be proved with %1.</source>
        <translation>Kann mit %1 bewiesen werden.</translation>
    </message>
    <message>
        <source>Not written yet.</source>
        <translation>Noch nicht geschrieben.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Geschrieben nach %1</translation>
    </message>
</context>
<context>
    <name>rookery::ExportPlan</name>
    <message>
        <source>Settings of %1</source>
        <translation>Einstellungen von %1</translation>
    </message>
    <message>
        <source>Exports after saving</source>
        <translation>Exporte nach dem Speichern</translation>
    </message>
</context>
<context>
    <name>rookery::ExportPreview</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Which of the files is shown</source>
        <translation>Welche der Dateien gezeigt wird</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>The file as it would be written</source>
        <translation>Die Datei, wie sie geschrieben würde</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>The picture as it would be written</source>
        <translation>Das Bild, wie es geschrieben würde</translation>
    </message>
    <message numerus="yes">
        <source>A PDF of %Ln kilobyte(s); open it after it was written.</source>
        <translation>
            <numerusform>Ein PDF von %Ln Kilobyte; nach dem Schreiben öffnen.</numerusform>
            <numerusform>Ein PDF von %Ln Kilobyte; nach dem Schreiben öffnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>
… and %Ln more kilobyte(s)</source>
        <translation>
            <numerusform>
… und %Ln weiteres Kilobyte</numerusform>
            <numerusform>
… und %Ln weitere Kilobyte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::ExportView</name>
    <message>
        <source>Proof</source>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>The target&apos;s program is counting</source>
        <translation>Das Zielprogramm zählt</translation>
    </message>
    <message>
        <source>Play from there</source>
        <translation>Von dort spielen</translation>
    </message>
    <message>
        <source>Shows the position where the target differs on the board, to be played on</source>
        <translation>Zeigt die Stellung, in der das Ziel abweicht, auf dem Brett, zum Weiterspielen</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>Beweisen</translation>
    </message>
    <message>
        <source>Lets the target&apos;s program play positions of random games and compares moves and ends; again stops it</source>
        <translation>Lässt das Zielprogramm Stellungen zufälliger Partien spielen und vergleicht Züge und Enden; noch einmal hält es an</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Puts the shown file on the clipboard</source>
        <translation>Legt die gezeigte Datei in die Zwischenablage</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Puts the lines of the report on the clipboard</source>
        <translation>Legt die Zeilen des Berichts in die Zwischenablage</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Writes the file</source>
        <translation>Schreibt die Datei</translation>
    </message>
    <message>
        <source>%1 cannot express this design. The report below says why, and what can be done.</source>
        <translation>%1 kann diesen Entwurf nicht ausdrücken. Der Bericht unten sagt, warum und was sich tun lässt.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>exact but for draws by repetition or counted quiet moves</source>
        <translation>exakt bis auf Remis durch Wiederholung oder gezählte stille Züge</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n Abweichung</numerusform>
            <numerusform>%n Abweichungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Export anyway…</source>
        <translation>Trotzdem exportieren…</translation>
    </message>
    <message>
        <source>Other targets that can:</source>
        <translation>Andere Ziele, die es können:</translation>
    </message>
    <message>
        <source>Shows what this target makes of the design: %1</source>
        <translation>Zeigt, was dieses Ziel aus dem Entwurf macht: %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>counting</source>
        <translation>zählt</translation>
    </message>
    <message>
        <source>counting moves to depth %1</source>
        <translation>zählt Züge bis Tiefe %1</translation>
    </message>
    <message>
        <source>comparing position %1 of %2</source>
        <translation>vergleicht Stellung %1 von %2</translation>
    </message>
    <message>
        <source>The proof was stopped.</source>
        <translation>Der Beweis wurde angehalten.</translation>
    </message>
    <message>
        <source>The position cannot be played here: %1</source>
        <translation>Die Stellung kann hier nicht gespielt werden: %1</translation>
    </message>
    <message>
        <source>They differ at the start: %1</source>
        <translation>Sie unterscheiden sich am Anfang: %1</translation>
    </message>
    <message>
        <source>They first differ after %2: %1</source>
        <translation>Sie unterscheiden sich zuerst nach %2: %1</translation>
    </message>
    <message>
        <source>This file is no text; export it instead.</source>
        <translation>Diese Datei ist kein Text; bitte stattdessen exportieren.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The file is on the clipboard.</source>
        <translation>Die Datei ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Der Bericht ist in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>rookery::ExportWriter</name>
    <message>
        <source>Written to %1</source>
        <translation>Geschrieben nach %1</translation>
    </message>
    <message>
        <source>“%1” was not written by Rookery. Nothing was written.</source>
        <translation>„%1“ wurde nicht von Rookery geschrieben. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Another place…</source>
        <translation>Anderer Ort…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing was exported: %1</source>
        <translation>Nichts wurde exportiert: %1</translation>
    </message>
    <message>
        <source>“%1” was not written by Rookery</source>
        <translation>„%1“ wurde nicht von Rookery geschrieben</translation>
    </message>
    <message>
        <source>No target has a tick and a place to write to yet; export one first.</source>
        <translation>Kein Ziel hat schon ein Häkchen und einen Ort zum Schreiben; zuerst eines exportieren.</translation>
    </message>
    <message numerus="yes">
        <source>%n target(s) written.</source>
        <translation>
            <numerusform>%n Ziel geschrieben.</numerusform>
            <numerusform>%n Ziele geschrieben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::FileCommands</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message numerus="yes">
        <source> – and %n more fault(s)</source>
        <translation>
            <numerusform> – und ein weiterer Fehler</numerusform>
            <numerusform> – und %n weitere Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Another board</source>
        <translation>Anderes Brett</translation>
    </message>
    <message>
        <source>The new board would remove %1.</source>
        <translation>Das neue Brett würde entfernen: %1.</translation>
    </message>
    <message>
        <source>Take the new board</source>
        <translation>Neues Brett nehmen</translation>
    </message>
    <message>
        <source>Keep the old one</source>
        <translation>Altes behalten</translation>
    </message>
    <message>
        <source>Describe the design</source>
        <translation>Entwurf beschreiben</translation>
    </message>
    <message>
        <source>“%1” was not opened: %2</source>
        <translation>„%1“ wurde nicht geöffnet: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of this file are newer than this program; they are kept when you save. The first: %1</source>
        <translation>
            <numerusform>%n Teil dieser Datei ist neuer als dieses Programm; er bleibt beim Speichern erhalten: %1</numerusform>
            <numerusform>%n Teile dieser Datei sind neuer als dieses Programm; sie bleiben beim Speichern erhalten. Der erste: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no bundled design “%1”</source>
        <translation>Es gibt keinen mitgelieferten Entwurf „%1“</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) could not be imported. The first: %1</source>
        <translation>
            <numerusform>%n Sache konnte nicht importiert werden: %1</numerusform>
            <numerusform>%n Dinge konnten nicht importiert werden. Das erste: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Save to another place…</source>
        <translation>Woanders speichern…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Your changes are in the recovery copy.</source>
        <translation>Ihre Änderungen sind in der Sicherungskopie.</translation>
    </message>
    <message>
        <source>Your changes are nowhere else: no recovery copy could be kept (%1).</source>
        <translation>Ihre Änderungen sind nirgends sonst: Es konnte keine Sicherungskopie angelegt werden (%1).</translation>
    </message>
    <message>
        <source>Your previous file is untouched.</source>
        <translation>Ihre bisherige Datei ist unverändert.</translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>In %1 umbenennen</translation>
    </message>
    <message>
        <source>This design is still called “%1”, also in exports.</source>
        <translation>Dieser Entwurf heißt noch „%1“, auch in Exporten.</translation>
    </message>
    <message>
        <source>This design is still called “%1” and names the source of that game, also in exports.</source>
        <translation>Dieser Entwurf heißt noch „%1“ und nennt die Quelle jenes Spiels, auch in Exporten.</translation>
    </message>
    <message>
        <source>Rename to “%1”</source>
        <translation>In „%1“ umbenennen</translation>
    </message>
    <message>
        <source>Keep the name</source>
        <translation>Namen behalten</translation>
    </message>
</context>
<context>
    <name>rookery::FilesPage</name>
    <message>
        <source>Settings of Rookery (*.json)</source>
        <translation>Einstellungen von Rookery (*.json)</translation>
    </message>
    <message>
        <source>Folder for designs</source>
        <translation>Ordner für Entwürfe</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Einstellungen importieren</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>Einstellungen exportieren</translation>
    </message>
    <message>
        <source>&amp;Folder for designs</source>
        <translation>&amp;Ordner für Entwürfe</translation>
    </message>
    <message>
        <source>&amp;Recent files</source>
        <translation>&amp;Zuletzt verwendet</translation>
    </message>
    <message>
        <source>Recovery copies</source>
        <translation>Rettungskopien</translation>
    </message>
    <message>
        <source>All settings of all pages</source>
        <translation>Alle Einstellungen aller Seiten</translation>
    </message>
    <message>
        <source>Wherever the last file was</source>
        <translation>Wo die letzte Datei war</translation>
    </message>
    <message>
        <source>Where dialogs that open and save files begin</source>
        <translation>Wo Dialoge beginnen, die Dateien öffnen und speichern</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Chooses the folder from the disk</source>
        <translation>Wählt den Ordner auf dem Datenträger</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>How many files the start page remembers</source>
        <translation>Wie viele Dateien sich die Startseite merkt</translation>
    </message>
    <message>
        <source>Forget them now</source>
        <translation>Jetzt vergessen</translation>
    </message>
    <message>
        <source>Empties the list at once; no file is touched</source>
        <translation>Leert die Liste sofort; keine Datei wird angerührt</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Takes the settings from a file that was exported</source>
        <translation>Übernimmt die Einstellungen aus einer exportierten Datei</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Writes the settings to a file, for another computer</source>
        <translation>Schreibt die Einstellungen in eine Datei, für einen anderen Rechner</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Everything as it was at first; Cancel puts it back</source>
        <translation>Alles wie am Anfang; Abbrechen bringt es zurück</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Program of an engine</source>
        <translation>Programm einer Engine</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Rettungskopien</translation>
    </message>
    <message>
        <source>Unsaved work is always copied within two seconds of an edit, and offered again after a crash. The last copy of a design that was saved or closed is kept for 30 days. Files themselves change only when you save.</source>
        <translation>Ungespeicherte Arbeit wird immer binnen zwei Sekunden nach einer Änderung kopiert und nach einem Absturz wieder angeboten. Die letzte Kopie eines Entwurfs, der gespeichert oder geschlossen wurde, bleibt 30 Tage. Die Dateien selbst ändern sich nur, wenn Sie speichern.</translation>
    </message>
    <message>
        <source>Where copies of unsaved work are kept</source>
        <translation>Wo Kopien ungespeicherter Arbeit liegen</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Shows the recovery copies in the file manager</source>
        <translation>Zeigt die Rettungskopien in der Dateiverwaltung</translation>
    </message>
    <message>
        <source>There are no recovery copies yet.</source>
        <translation>Es gibt noch keine Rettungskopien.</translation>
    </message>
    <message>
        <source>No program here shows folders.</source>
        <translation>Kein Programm zeigt hier Ordner.</translation>
    </message>
</context>
<context>
    <name>rookery::FollowPage</name>
    <message>
        <source>The line before (Up)</source>
        <translation>Die Zeile davor (Aufwärts)</translation>
    </message>
    <message>
        <source>The next line (Down)</source>
        <translation>Die nächste Zeile (Abwärts)</translation>
    </message>
    <message>
        <source>Lines of own rules</source>
        <translation>Zeilen eigener Regeln</translation>
    </message>
    <message>
        <source>The board shows what the chosen line has left; Esc goes back to the game</source>
        <translation>Das Brett zeigt, was die gewählte Zeile hinterlässt; Esc kehrt zur Partie zurück</translation>
    </message>
    <message>
        <source>Own rules are not followed while the game is shown to one player.</source>
        <translation>Eigene Regeln werden nicht verfolgt, solange die Partie einem Spieler gezeigt wird.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>Noch ist kein Zug gemacht.</translation>
    </message>
    <message>
        <source>The move is being followed…</source>
        <translation>Der Zug wird verfolgt …</translation>
    </message>
    <message>
        <source>No own rule did anything in this move.</source>
        <translation>Keine eigene Regel tat in diesem Zug etwas.</translation>
    </message>
    <message>
        <source>%1, line by line</source>
        <translation>%1, Zeile für Zeile</translation>
    </message>
    <message>
        <source>its condition does not hold</source>
        <translation>ihre Bedingung gilt nicht</translation>
    </message>
    <message>
        <source>The game as it stands</source>
        <translation>Die Partie, wie sie steht</translation>
    </message>
</context>
<context>
    <name>rookery::GameCommands</name>
    <message>
        <source>Games (%1)</source>
        <translation>Partien (%1)</translation>
    </message>
    <message>
        <source>“%1” is empty</source>
        <translation>„%1“ ist leer</translation>
    </message>
    <message>
        <source>“%1” was not opened: it cannot be read</source>
        <translation>„%1“ wurde nicht geöffnet: nicht lesbar</translation>
    </message>
    <message>
        <source>The game was not saved. %1. It is still here.</source>
        <translation>Die Partie wurde nicht gespeichert. %1. Sie ist noch da.</translation>
    </message>
    <message>
        <source>Save to another place…</source>
        <translation>Woanders speichern…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>The game of %1</source>
        <translation>Die Partie von %1</translation>
    </message>
</context>
<context>
    <name>rookery::GameFile</name>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message numerus="yes">
        <source> – and %n more fault(s)</source>
        <translation>
            <numerusform> – und ein weiterer Fehler</numerusform>
            <numerusform> – und %n weitere Fehler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::GameFinder</name>
    <message>
        <source>Stop reading</source>
        <translation>Lesen anhalten</translation>
    </message>
    <message>
        <source>Leaves out the games that have not been read yet</source>
        <translation>Lässt die noch nicht gelesenen Partien weg</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Plays the chosen game</source>
        <translation>Spielt die gewählte Partie nach</translation>
    </message>
    <message>
        <source>Games of %1</source>
        <translation>Partien von %1</translation>
    </message>
    <message>
        <source>Player or event</source>
        <translation>Spieler oder Turnier</translation>
    </message>
    <message>
        <source>Part of a player&apos;s name or of the event</source>
        <translation>Teil eines Spieler- oder Turniernamens</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Jedes Ergebnis</translation>
    </message>
    <message>
        <source>First player wins</source>
        <translation>Erster Spieler gewinnt</translation>
    </message>
    <message>
        <source>Second player wins</source>
        <translation>Zweiter Spieler gewinnt</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>Wie die Partie endete</translation>
    </message>
    <message>
        <source>Opening moves, as 1. e4 e5</source>
        <translation>Eröffnungszüge, etwa 1. e4 e5</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <translation>Eröffnungszüge</translation>
    </message>
    <message>
        <source>The first moves as the file writes them, with numbers or without</source>
        <translation>Die ersten Züge, wie die Datei sie schreibt, mit oder ohne Nummern</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Enter or a double click opens a game</source>
        <translation>Enter oder Doppelklick öffnet eine Partie</translation>
    </message>
    <message>
        <source>How much of the file has been read</source>
        <translation>Wie viel der Datei gelesen ist</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 von %2 Partien</translation>
    </message>
    <message>
        <source>%1, reading on</source>
        <translation>%1, wird weiter gelesen</translation>
    </message>
    <message>
        <source>%1, the rest was not read</source>
        <translation>%1, der Rest wurde nicht gelesen</translation>
    </message>
    <message>
        <source>The file cannot be read any more</source>
        <translation>Die Datei ist nicht mehr lesbar</translation>
    </message>
</context>
<context>
    <name>rookery::GameKeeper</name>
    <message>
        <source>The game is not kept: %1.</source>
        <translation>Die Partie wird nicht aufbewahrt: %1.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
</context>
<context>
    <name>rookery::GameSentences</name>
    <message>
        <source>%1 loses: the time is up</source>
        <translation>%1 verliert durch Zeitüberschreitung</translation>
    </message>
    <message>
        <source>%1 wins: %2&apos;s time is up</source>
        <translation>%1 gewinnt: die Zeit von %2 ist abgelaufen</translation>
    </message>
    <message>
        <source>No move can be made here: %1</source>
        <translation>Hier kann kein Zug gemacht werden: %1</translation>
    </message>
    <message>
        <source>%1 is played by the program</source>
        <translation>%1 wird vom Programm gespielt</translation>
    </message>
    <message>
        <source>%1 has lost</source>
        <translation>%1 hat verloren</translation>
    </message>
    <message>
        <source>%1 was checkmated (move %2)</source>
        <translation>%1 wurde mattgesetzt (Zug %2)</translation>
    </message>
    <message>
        <source>%1 has lost (move %2)</source>
        <translation>%1 hat verloren (Zug %2)</translation>
    </message>
    <message>
        <source>Dead %1 of %2 on %3: %4, so he cannot move, but may be captured</source>
        <translation>Tote Figur %1 von %2 auf %3: %4, darum kann sie nicht ziehen, darf aber geschlagen werden</translation>
    </message>
    <message>
        <source>The %1 on %2 has no legal move</source>
        <translation>%1 auf %2 hat keinen legalen Zug</translation>
    </message>
    <message>
        <source>%1: %2 is in check</source>
        <translation>%1: %2 steht im Schach</translation>
    </message>
    <message>
        <source>%1: %2 must put a piece down</source>
        <translation>%1: %2 muss eine Figur einsetzen</translation>
    </message>
    <message>
        <source>%1: %2 must capture</source>
        <translation>%1: %2 muss schlagen</translation>
    </message>
    <message>
        <source> (column %1)</source>
        <translation> (Spalte %1)</translation>
    </message>
    <message>
        <source>The position where the game began cannot be read any more: %1</source>
        <translation>Die Stellung, mit der die Partie begann, ist nicht mehr lesbar: %1</translation>
    </message>
    <message>
        <source>%1 wins: %2 resigns</source>
        <translation>%1 gewinnt: %2 gibt auf</translation>
    </message>
    <message>
        <source>Draw: the players agree</source>
        <translation>Remis: die Spieler sind sich einig</translation>
    </message>
    <message>
        <source>%1 is in check</source>
        <translation>%1 steht im Schach</translation>
    </message>
    <message>
        <source>No %1 can be dropped now</source>
        <translation>%1 kann jetzt nicht eingesetzt werden</translation>
    </message>
    <message>
        <source>%1 is no answer; the move is taken back</source>
        <translation>%1 ist keine Antwort; der Zug wird zurückgenommen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>rookery::GameTable</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <translation>Eröffnungszüge</translation>
    </message>
</context>
<context>
    <name>rookery::GamesPage</name>
    <message>
        <source>Add games</source>
        <translation>Partien hinzufügen</translation>
    </message>
    <message>
        <source>Keep games</source>
        <translation>Partien aufbewahren</translation>
    </message>
    <message>
        <source>Makes a file beside the design that keeps every game that ends, and what the lab finds out</source>
        <translation>Legt neben dem Entwurf eine Datei an, die jede beendete Partie und die Ergebnisse der Analyse aufbewahrt</translation>
    </message>
    <message>
        <source>Add games…</source>
        <translation>Partien hinzufügen…</translation>
    </message>
    <message>
        <source>Adds the games of a file, or of another file of games</source>
        <translation>Fügt die Partien einer Datei oder einer anderen Partiensammlung hinzu</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Moves played</source>
        <translation>Gespielte Züge</translation>
    </message>
    <message>
        <source>What was played from the position on show; Enter or a double click plays the move</source>
        <translation>Was aus der gezeigten Stellung gespielt wurde; Enter oder ein Doppelklick spielt den Zug</translation>
    </message>
    <message>
        <source>The file was not made: %1.</source>
        <translation>Die Datei wurde nicht angelegt: %1.</translation>
    </message>
    <message>
        <source>Adding games…</source>
        <translation>Partien werden hinzugefügt…</translation>
    </message>
    <message numerus="yes">
        <source>Adding games… %Ln so far</source>
        <translation>
            <numerusform>Partien werden hinzugefügt… bisher %Ln</numerusform>
            <numerusform>Partien werden hinzugefügt… bisher %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was added: %1.</source>
        <translation>Nichts wurde hinzugefügt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) added.</source>
        <translation>
            <numerusform>%Ln Partie hinzugefügt.</numerusform>
            <numerusform>%Ln Partien hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were there already.</source>
        <translation>
            <numerusform>%Ln war schon da.</numerusform>
            <numerusform>%Ln waren schon da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln have no legal move.</source>
        <translation>
            <numerusform>%Ln hat keinen legalen Zug.</numerusform>
            <numerusform>%Ln haben keinen legalen Zug.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Games are kept in a file beside the design: save the design first.</source>
        <translation>Partien werden in einer Datei neben dem Entwurf aufbewahrt: Speichern Sie zuerst den Entwurf.</translation>
    </message>
    <message>
        <source>No games of this design are kept. From now on they can be kept in %1: those that people and programs play to their end, and those that you add.</source>
        <translation>Von diesem Entwurf werden keine Partien aufbewahrt. Von nun an können sie in %1 aufbewahrt werden: die Menschen und Programme zu Ende spielen, und die Sie hinzufügen.</translation>
    </message>
    <message>
        <source>The games cannot be read: %1.</source>
        <translation>Die Partien können nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>No game of this version of the design is kept yet. Play one to its end in Play mode (F6), or add games.</source>
        <translation>Von dieser Fassung des Entwurfs ist noch keine Partie aufbewahrt. Spielen Sie eine im Spielmodus (F6) zu Ende, oder fügen Sie Partien hinzu.</translation>
    </message>
    <message numerus="yes">
        <source>None of %Ln game(s) came to this position.</source>
        <translation>
            <numerusform>Die eine Partie kam nicht in diese Stellung.</numerusform>
            <numerusform>Keine von %Ln Partien kam in diese Stellung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) of this version of the design</source>
        <translation>
            <numerusform>%Ln Partie dieser Fassung des Entwurfs</numerusform>
            <numerusform>%Ln Partien dieser Fassung des Entwurfs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::GlyphGallery</name>
    <message>
        <source>Draws the piece so: %1</source>
        <translation>Zeichnet die Figur so: %1</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>One to three letters or other signs to draw the piece with; Enter takes them</source>
        <translation>Ein bis drei Buchstaben oder andere Zeichen, mit denen die Figur gezeichnet wird; Enter übernimmt sie</translation>
    </message>
    <message>
        <source>Disc with letters</source>
        <translation>Scheibe mit Buchstaben</translation>
    </message>
    <message>
        <source>Draws the piece as a disc with these letters</source>
        <translation>Zeichnet die Figur als Scheibe mit diesen Buchstaben</translation>
    </message>
</context>
<context>
    <name>rookery::HandTray</name>
    <message>
        <source>%1 in hand</source>
        <translation>Reserve von %1</translation>
    </message>
    <message>
        <source>%1 in hand: none</source>
        <translation>Reserve von %1: leer</translation>
    </message>
    <message>
        <source>%1 %2 in hand: %3</source>
        <translation>Reserve von %1: %2 ×%3</translation>
    </message>
    <message>
        <source>%1 %2 in hand</source>
        <translation>Reserve von %1: %2</translation>
    </message>
    <message>
        <source>Puts a %1 down: click it, then a cell, or drag it</source>
        <translation>Setzt %1 ein: anklicken, dann ein Feld, oder hinziehen</translation>
    </message>
    <message>
        <source>Puts a %1 down: click it, then a cell, or drag it (%2)</source>
        <translation>Setzt %1 ein: anklicken, dann ein Feld, oder hinziehen (%2)</translation>
    </message>
</context>
<context>
    <name>rookery::HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Offline help</source>
        <translation>Hilfe (offline)</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Headings of the manual, or what was found in it</source>
        <translation>Überschriften des Handbuchs oder was darin gefunden wurde</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Shows what has all these words; Enter or F3 goes to the next (Ctrl+F)</source>
        <translation>Zeigt, was alle diese Wörter hat; Enter oder F3 geht zur nächsten Stelle (Strg+F)</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
</context>
<context>
    <name>rookery::HistoryPanel</name>
    <message>
        <source>Nothing to undo yet.</source>
        <translation>Noch nichts zum Rückgängigmachen.</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Click a step to go back or forward to it</source>
        <translation>Einen Schritt anklicken, um zu ihm zurück- oder vorzugehen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>rookery::IdPicker</name>
    <message>
        <source>Search…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Shows only names with this text</source>
        <translation>Zeigt nur Namen mit diesem Text</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Click or Space adds a name at the end</source>
        <translation>Klick oder Leertaste fügt einen Namen am Ende hinzu</translation>
    </message>
    <message>
        <source>Click or Space chooses</source>
        <translation>Klick oder Leertaste wählt</translation>
    </message>
    <message>
        <source>Forgets the choice</source>
        <translation>Vergisst die Wahl</translation>
    </message>
    <message>
        <source>Remove the last</source>
        <translation>Letzten entfernen</translation>
    </message>
    <message>
        <source>Takes the last name away</source>
        <translation>Nimmt den letzten Namen weg</translation>
    </message>
</context>
<context>
    <name>rookery::IdentityChip</name>
    <message>
        <source>Known piece with these moves</source>
        <translation>Bekannte Figur mit diesen Zügen</translation>
    </message>
    <message>
        <source>%1. A click shows it in the library</source>
        <translation>%1. Ein Klick zeigt sie in der Bibliothek</translation>
    </message>
    <message>
        <source>Which piece it is</source>
        <translation>Welche Figur das ist</translation>
    </message>
    <message>
        <source>Shows the known piece that moves like this one</source>
        <translation>Zeigt die bekannte Figur, die so zieht wie diese</translation>
    </message>
</context>
<context>
    <name>rookery::ImportDialog</name>
    <message>
        <source>Import a game</source>
        <translation>Spiel importieren</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Opens the game as a new design</source>
        <translation>Öffnet das Spiel als neuen Entwurf</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Opens nothing</source>
        <translation>Öffnet nichts</translation>
    </message>
    <message>
        <source>Paste a section of variants.ini, an Interactive Diagram, a Zillions rules file, XBoard&apos;s setup and piece lines, or FEN.</source>
        <translation>Fügen Sie einen Abschnitt aus variants.ini, ein Interactive Diagram, eine Zillions-Regeldatei, XBoards Zeilen für Aufstellung und Figuren oder FEN ein.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>The text of the game, pasted or from a file</source>
        <translation>Der Text des Spiels, eingefügt oder aus einer Datei</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Takes the text of a file</source>
        <translation>Übernimmt den Text einer Datei</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>What the text is written in; it is guessed until you choose</source>
        <translation>Worin der Text geschrieben ist; wird geraten, bis Sie wählen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Which of the text&apos;s games is imported</source>
        <translation>Welches der Spiele im Text importiert wird</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>The board as it would be opened</source>
        <translation>Das Brett, wie es geöffnet würde</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>What cannot come in, and what is wrong with the text; click a fault to go to its place</source>
        <translation>Was nicht übernommen werden kann und was am Text falsch ist; Klick auf einen Fehler führt zu seiner Stelle</translation>
    </message>
    <message>
        <source>What comes in and what cannot is listed here, before anything is opened.</source>
        <translation>Was übernommen wird und was nicht, steht hier, bevor etwas geöffnet wird.</translation>
    </message>
    <message>
        <source>Without a text, “Game” names those that are known already.</source>
        <translation>Ohne Text nennt „Spiel“ die schon bekannten.</translation>
    </message>
    <message>
        <source>Nothing to import yet</source>
        <translation>Noch nichts zu importieren</translation>
    </message>
    <message numerus="yes">
        <source>This cannot be imported: %n fault(s)</source>
        <translation>
            <numerusform>Das lässt sich nicht importieren: %n Fehler</numerusform>
            <numerusform>Das lässt sich nicht importieren: %n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n Figur</numerusform>
            <numerusform>%n Figuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>A game</source>
        <translation>Ein Spiel</translation>
    </message>
    <message>
        <source>Everything comes in.</source>
        <translation>Alles wird übernommen.</translation>
    </message>
</context>
<context>
    <name>rookery::KeySheet</name>
    <message>
        <source>Save PDF…</source>
        <translation>PDF speichern…</translation>
    </message>
    <message>
        <source>Writes what is shown to a PDF file</source>
        <translation>Schreibt, was zu sehen ist, in eine PDF-Datei</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Sends what is shown to a printer</source>
        <translation>Schickt, was zu sehen ist, an einen Drucker</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenübersicht</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Aktionen und Tasten durchsuchen</translation>
    </message>
    <message>
        <source>Search actions</source>
        <translation>Aktionen durchsuchen</translation>
    </message>
    <message>
        <source>Shows only what has all these words</source>
        <translation>Zeigt nur, was alle diese Wörter hat</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What each key does, by where it works</source>
        <translation>Was jede Taste tut, geordnet danach, wo sie wirkt</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Tasten ändern…</translation>
    </message>
    <message>
        <source>Opens the settings of the keys</source>
        <translation>Öffnet die Einstellungen der Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Schließt dieses Fenster</translation>
    </message>
    <message>
        <source>usually %1</source>
        <translation>sonst %1</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n Taste</numerusform>
            <numerusform>%n Tasten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::LabPanel</name>
    <message>
        <source>Pages of Analysis mode</source>
        <translation>Seiten des Analysemodus</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Balance</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>The best moves, and the scores of the game</source>
        <translation>Die besten Züge und die Bewertungen der Partie</translation>
    </message>
    <message>
        <source>What pieces are worth</source>
        <translation>Was Figuren wert sind</translation>
    </message>
    <message>
        <source>Who wins how often</source>
        <translation>Wer wie oft gewinnt</translation>
    </message>
    <message>
        <source>Who wins for sure</source>
        <translation>Wer sicher gewinnt</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>What was played from here, and how it ended</source>
        <translation>Was von hier aus gespielt wurde und wie es ausging</translation>
    </message>
</context>
<context>
    <name>rookery::LabWords</name>
    <message numerus="yes">
        <source>%1 wins in %n move(s)</source>
        <translation>
            <numerusform>%1 gewinnt in %n Zug</numerusform>
            <numerusform>%1 gewinnt in %n Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses in %n move(s)</source>
        <translation>
            <numerusform>%1 verliert in %n Zug</numerusform>
            <numerusform>%1 verliert in %n Zügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::LanguagePage</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The window speaks it as soon as the settings are closed</source>
        <translation>Das Fenster spricht sie, sobald die Einstellungen geschlossen sind</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Wie das System es hat</translation>
    </message>
    <message>
        <source>Files and the command line are in English, whatever the language of the window.</source>
        <translation>Dateien und die Befehlszeile sind englisch, welche Sprache das Fenster auch spricht.</translation>
    </message>
</context>
<context>
    <name>rookery::LegForm</name>
    <message>
        <source>Cells between</source>
        <translation>Felder dazwischen</translation>
    </message>
    <message>
        <source>What may stand on the cells that the leg passes</source>
        <translation>Was auf den Feldern stehen darf, die der Abschnitt überquert</translation>
    </message>
    <message>
        <source>Add a condition on a zone of the board</source>
        <translation>Bedingung an eine Zone des Bretts hinzufügen</translation>
    </message>
    <message>
        <source>Writes the move as legs, so that each of them can be changed here</source>
        <translation>Schreibt den Zug als Abschnitte, damit jeder hier geändert werden kann</translation>
    </message>
    <message>
        <source>Ways to step</source>
        <translation>Schrittrichtungen</translation>
    </message>
    <message>
        <source>Directions (n e), groups of them, vectors (2,1) or turns from the leg before (turn +1 is half a right angle to the right, on hexagons and triangles 60°; turn 0 is straight on); the piece picks one and repeats it</source>
        <translation>Richtungen (n e), Gruppen davon, Vektoren (2,1) oder Drehungen gegen den Abschnitt davor (turn +1 ist ein halber rechter Winkel nach rechts, auf Sechs- und Dreiecken 60°; turn 0 ist geradeaus); die Figur wählt eine und wiederholt sie</translation>
    </message>
    <message>
        <source>any</source>
        <translation>jede</translation>
    </message>
    <message>
        <source>Fewest steps</source>
        <translation>Wenigste Schritte</translation>
    </message>
    <message>
        <source>The leg may end after this many steps and later</source>
        <translation>Der Abschnitt darf nach so vielen Schritten oder später enden</translation>
    </message>
    <message>
        <source>Most steps</source>
        <translation>Meiste Schritte</translation>
    </message>
    <message>
        <source>After this many steps the leg ends; 0 is any number</source>
        <translation>Nach so vielen Schritten endet der Abschnitt; 0 heißt beliebig viele</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>Geht</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Dazwischen</translation>
    </message>
    <message>
        <source>Where it ends</source>
        <translation>Wo er endet</translation>
    </message>
    <message>
        <source>who stands there</source>
        <translation>wer dort steht</translation>
    </message>
    <message>
        <source>the move</source>
        <translation>der Zug</translation>
    </message>
    <message>
        <source>goes on with</source>
        <translation>geht weiter mit</translation>
    </message>
    <message>
        <source>only for</source>
        <translation>nur für</translation>
    </message>
    <message>
        <source>An empty cell</source>
        <translation>Ein leeres Feld</translation>
    </message>
    <message>
        <source>An enemy</source>
        <translation>Eine gegnerische Figur</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Eine eigene Figur</translation>
    </message>
    <message>
        <source>may stop</source>
        <translation>darf anhalten</translation>
    </message>
    <message>
        <source>%1: may stop</source>
        <translation>%1: darf anhalten</translation>
    </message>
    <message>
        <source>The move may be over here</source>
        <translation>Der Zug darf hier zu Ende sein</translation>
    </message>
    <message>
        <source>%1: goes on with</source>
        <translation>%1: geht weiter mit</translation>
    </message>
    <message>
        <source>The legs that may follow from here</source>
        <translation>Die Abschnitte, die von hier folgen dürfen</translation>
    </message>
    <message>
        <source>What happens to the piece on the cell</source>
        <translation>Was mit der Figur auf dem Feld geschieht</translation>
    </message>
    <message>
        <source>%1: which pieces</source>
        <translation>%1: welche Figuren</translation>
    </message>
    <message>
        <source>Which pieces the row is about; any other is in the way</source>
        <translation>Um welche Figuren es in der Zeile geht; jede andere ist im Weg</translation>
    </message>
    <message>
        <source>%1: types</source>
        <translation>%1: Typen</translation>
    </message>
    <message>
        <source>The piece types that count</source>
        <translation>Die Figurentypen, die zählen</translation>
    </message>
    <message>
        <source>no piece</source>
        <translation>keine Figur</translation>
    </message>
    <message>
        <source>Only</source>
        <translation>Nur</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>Auch</translation>
    </message>
    <message>
        <source>%1: leg %2</source>
        <translation>%1: Abschnitt %2</translation>
    </message>
    <message>
        <source>Leg</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>This move is written in another notation. Written as legs it does the same, and each leg can be changed here.</source>
        <translation>Dieser Zug ist in einer anderen Notation geschrieben. Als Abschnitte geschrieben tut er dasselbe, und jeder Abschnitt lässt sich hier ändern.</translation>
    </message>
    <message>
        <source>Choose a leg in the list of moves.</source>
        <translation>Einen Abschnitt in der Liste der Züge wählen.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>leg %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Leg %1: %2</source>
        <translation>Abschnitt %1: %2</translation>
    </message>
    <message>
        <source>A new leg</source>
        <translation>Ein neuer Abschnitt</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>wählen…</translation>
    </message>
    <message>
        <source>The board has no zones yet; paint one in Board mode</source>
        <translation>Das Brett hat noch keine Zonen; im Brettmodus eine malen</translation>
    </message>
    <message>
        <source>How it lies to the zone</source>
        <translation>Wie er zur Zone liegt</translation>
    </message>
    <message>
        <source>Where the leg must begin and end</source>
        <translation>Wo der Abschnitt beginnen und enden muss</translation>
    </message>
    <message>
        <source>The zone as the piece&apos;s player sees it</source>
        <translation>Die Zone, wie der Spieler der Figur sie sieht</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>Diese Bedingung entfernen</translation>
    </message>
    <message>
        <source>Change a leg</source>
        <translation>Abschnitt ändern</translation>
    </message>
    <message>
        <source>Add a leg</source>
        <translation>Abschnitt hinzufügen</translation>
    </message>
    <message>
        <source>%1: what happens to it</source>
        <translation>%1: was mit ihr geschieht</translation>
    </message>
    <message>
        <source>Convert to legs</source>
        <translation>In Abschnitte umwandeln</translation>
    </message>
    <message>
        <source>Choose directions</source>
        <translation>Richtungen wählen</translation>
    </message>
    <message>
        <source>The directions of a group, which are chosen in Directions mode, each direction by itself, and turns from the leg before</source>
        <translation>Die Richtungen einer Gruppe, die im Modus Richtungen gewählt werden, jede Richtung für sich und Drehungen vom Abschnitt davor</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>straight on</source>
        <translation>geradeaus</translation>
    </message>
    <message>
        <source>%1° to the right</source>
        <translation>%1° nach rechts</translation>
    </message>
    <message>
        <source>%1° to the left</source>
        <translation>%1° nach links</translation>
    </message>
    <message>
        <source>straight back</source>
        <translation>geradewegs zurück</translation>
    </message>
</context>
<context>
    <name>rookery::LegList</name>
    <message>
        <source>Rights of a move</source>
        <translation>Rechte eines Zugs</translation>
    </message>
    <message>
        <source>Reach of a move</source>
        <translation>Reichweite eines Zugs</translation>
    </message>
    <message>
        <source>Change a leg</source>
        <translation>Abschnitt ändern</translation>
    </message>
    <message>
        <source>Pass only</source>
        <translation>Nur überqueren</translation>
    </message>
    <message>
        <source>Delete a leg</source>
        <translation>Abschnitt löschen</translation>
    </message>
    <message>
        <source>Delete part of a move</source>
        <translation>Teil eines Zugs löschen</translation>
    </message>
    <message>
        <source>Order parts of a move</source>
        <translation>Teile eines Zugs ordnen</translation>
    </message>
    <message>
        <source>Add a move</source>
        <translation>Zug hinzufügen</translation>
    </message>
    <message>
        <source>All about the chosen leg: ways, ends and conditions (Enter)</source>
        <translation>Alles über den gewählten Abschnitt: Wege, Enden und Bedingungen (Enter)</translation>
    </message>
    <message>
        <source>Duplicate this move (Ctrl+D)</source>
        <translation>Diesen Zug duplizieren (Strg+D)</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Nach oben (Alt+Auf)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Nach unten (Alt+Ab)</translation>
    </message>
    <message>
        <source>Delete this row (Del)</source>
        <translation>Diese Zeile löschen (Entf)</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Moves and their parts</source>
        <translation>Züge und ihre Teile</translation>
    </message>
    <message>
        <source>Add move</source>
        <translation>Zug hinzufügen</translation>
    </message>
    <message>
        <source>All about this leg…</source>
        <translation>Alles über diesen Abschnitt …</translation>
    </message>
    <message>
        <source>Capture the piece jumped over</source>
        <translation>Die übersprungene Figur schlagen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Bounce where the board ends</source>
        <translation>Am Brettrand abprallen</translation>
    </message>
    <message>
        <source>Add a leg</source>
        <translation>Abschnitt hinzufügen</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Choose a row to see its part alone · its box leaves it out of the picture · drag or Alt+Up and Alt+Down order rows · F2 changes its action, Shift+F2 its range, Enter opens all about a leg</source>
        <translation>Eine Zeile wählen, um ihren Teil allein zu sehen · ihr Kästchen lässt sie aus dem Bild · Ziehen oder Alt+Auf und Alt+Ab ordnen Zeilen · F2 ändert ihre Aktion, Umschalt+F2 ihre Reichweite, Enter öffnet alles über einen Abschnitt</translation>
    </message>
</context>
<context>
    <name>rookery::LegRows</name>
    <message>
        <source>leap</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>ride</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis zu %1</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beides</translation>
    </message>
    <message>
        <source>move</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>capture</source>
        <translation>schlagen</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>unmoved</source>
        <translation>ungezogen</translation>
    </message>
    <message>
        <source>leap, one step</source>
        <translation>Sprung, ein Schritt</translation>
    </message>
    <message>
        <source>ride, any distance</source>
        <translation>Lauf, beliebig weit</translation>
    </message>
    <message>
        <source>up to %1 steps</source>
        <translation>bis zu %1 Schritte</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>May be made: %1</source>
        <translation>Möglich: %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Betza</source>
        <translation>Betza</translation>
    </message>
    <message>
        <source>legs</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>bent</source>
        <translation>gewinkelt</translation>
    </message>
    <message>
        <source>Range: %1</source>
        <translation>Reichweite: %1</translation>
    </message>
    <message>
        <source>Rights: %1</source>
        <translation>Rechte: %1</translation>
    </message>
    <message>
        <source>repeats</source>
        <translation>wiederholt</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>Part %1</source>
        <translation>Teil %1</translation>
    </message>
    <message>
        <source>then leg %1 again</source>
        <translation>dann wieder Abschnitt %1</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>only passes</source>
        <translation>überquert nur</translation>
    </message>
    <message>
        <source>friend</source>
        <translation>eigene Figur</translation>
    </message>
    <message>
        <source>enemy</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>on %1, taken, then</source>
        <translation>auf %1, geschlagen, dann</translation>
    </message>
    <message>
        <source>on %1, then</source>
        <translation>auf %1, dann</translation>
    </message>
    <message>
        <source>continues</source>
        <translation>geht weiter</translation>
    </message>
</context>
<context>
    <name>rookery::Legend</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>What the marks on the board mean (L hides this line)</source>
        <translation>Was die Markierungen auf dem Brett bedeuten (L blendet diese Zeile aus)</translation>
    </message>
</context>
<context>
    <name>rookery::LibraryModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>rookery::LibraryPanel</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Name, game or notation…</source>
        <translation>Name, Spiel oder Notation…</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Bibliothek durchsuchen</translation>
    </message>
    <message>
        <source>Finds known pieces by a name in any tradition, a game, or their notation; Enter adds the chosen one</source>
        <translation>Findet bekannte Figuren nach einem Namen aus jeder Tradition, einem Spiel oder ihrer Notation; Enter fügt die gewählte hinzu</translation>
    </message>
    <message>
        <source>Lists the known pieces that move most like the one you are painting, and how yours differs</source>
        <translation>Listet die bekannten Figuren auf, die der gemalten am ähnlichsten ziehen, und worin sie sich unterscheidet</translation>
    </message>
    <message>
        <source>Known pieces</source>
        <translation>Bekannte Figuren</translation>
    </message>
    <message>
        <source>Enter, a double click or the plus adds the piece; drag it to the list of pieces</source>
        <translation>Enter, ein Doppelklick oder das Plus fügt die Figur hinzu; oder in die Figurenliste ziehen</translation>
    </message>
    <message>
        <source>Add this piece</source>
        <translation>Diese Figur hinzufügen</translation>
    </message>
    <message>
        <source>Adds the chosen piece to the design, under its name</source>
        <translation>Fügt die gewählte Figur dem Entwurf unter ihrem Namen hinzu</translation>
    </message>
    <message>
        <source>Gives its moves to the edited piece if that has none yet, else to a new piece, to be changed</source>
        <translation>Gibt ihre Züge der bearbeiteten Figur, wenn diese noch keine hat, sonst einer neuen, zum Ändern</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Wird verglichen…</translation>
    </message>
    <message>
        <source>Paint a move first; then pieces like it are listed here.</source>
        <translation>Zuerst einen Zug malen; dann stehen hier ähnliche Figuren.</translation>
    </message>
    <message>
        <source>No known piece is like this one: it reaches nothing, or leaps farther than seven cells.</source>
        <translation>Keine bekannte Figur ist wie diese: sie erreicht nichts, oder springt weiter als sieben Felder.</translation>
    </message>
    <message>
        <source>Nothing called ‘%1’.</source>
        <translation>Nichts heißt „%1“.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Meinten Sie %1?</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <translation>Figur hinzufügen</translation>
    </message>
    <message>
        <source>My %1</source>
        <translation>Mein %1</translation>
    </message>
    <message>
        <source>No known piece fits this board. Paint the moves, or write them with its directions.</source>
        <translation>Keine bekannte Figur passt auf dieses Brett. Malen Sie die Züge, oder schreiben Sie sie mit seinen Richtungen.</translation>
    </message>
    <message>
        <source>Copy moves</source>
        <translation>Züge übernehmen</translation>
    </message>
    <message>
        <source>Similar to this piece</source>
        <translation>Ähnlich wie diese</translation>
    </message>
    <message>
        <source>Copy the moves of a known piece</source>
        <translation>Züge einer bekannten Figur übernehmen</translation>
    </message>
    <message>
        <source>Similar</source>
        <translation>Ähnliche</translation>
    </message>
</context>
<context>
    <name>rookery::LimitsReport</name>
    <message>
        <source>Leave it out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Writes the design without this piece; again takes that back</source>
        <translation>Schreibt den Entwurf ohne diese Figur; noch einmal nimmt das zurück</translation>
    </message>
    <message>
        <source>Write the nearest</source>
        <translation>Das Nächstliegende schreiben</translation>
    </message>
    <message>
        <source>Limits report</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>What this target says of the design, and what it does not</source>
        <translation>Was dieses Ziel vom Entwurf sagt, und was nicht</translation>
    </message>
    <message>
        <source>Working out what this target can say …</source>
        <translation>Es wird ermittelt, was dieses Ziel sagen kann …</translation>
    </message>
    <message>
        <source>Not run: no program here can play this format</source>
        <translation>Nicht ausgeführt: hier kann kein Programm dieses Format spielen</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>erhalten</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>unmöglich</translation>
    </message>
    <message>
        <source>different</source>
        <translation>anders</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Everything that is drawn or said is the design&apos;s</source>
        <translation>Alles Gezeichnete und Gesagte ist das des Entwurfs</translation>
    </message>
    <message numerus="yes">
        <source>The board and its %n cell(s)</source>
        <translation>
            <numerusform>Das Brett und sein %n Feld</numerusform>
            <numerusform>Das Brett und seine %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 move exactly</source>
        <translation>Genau so ziehen: %1</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source> · perft %1: Rookery %2, %3 %4</source>
        <translation> · Perft %1: Rookery %2, %3 %4</translation>
    </message>
    <message>
        <source>Not proved: %1</source>
        <translation>Nicht bewiesen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n position(s))</source>
        <translation>
            <numerusform>%1 (%n Stellung)</numerusform>
            <numerusform>%1 (%n Stellungen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Not exercised: %1</source>
        <translation>Nicht vorgekommen: %1</translation>
    </message>
    <message>
        <source>Exercised: %1</source>
        <translation>Vorgekommen: %1</translation>
    </message>
    <message>
        <source>%1 was to be changed</source>
        <translation>%1 sollte geändert werden</translation>
    </message>
</context>
<context>
    <name>rookery::LinesPage</name>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Looks for the best moves of the position on show, until it is switched off or the position changes</source>
        <translation>Sucht die besten Züge der gezeigten Stellung, bis es ausgeschaltet wird oder die Stellung sich ändert</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>How many best moves are looked for</source>
        <translation>Wie viele beste Züge gesucht werden</translation>
    </message>
    <message>
        <source>Click a move to go on from there</source>
        <translation>Ein Klick auf einen Zug geht von dort aus weiter</translation>
    </message>
    <message>
        <source>Chance is to move.</source>
        <translation>Der Zufall ist am Zug.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Wird gesucht…</translation>
    </message>
    <message>
        <source>No move was found.</source>
        <translation>Es wurde kein Zug gefunden.</translation>
    </message>
    <message>
        <source>Depth %1, %2 positions</source>
        <translation>Tiefe %1, %2 Stellungen</translation>
    </message>
</context>
<context>
    <name>rookery::LinkBox</name>
    <message>
        <source>Repeat by symmetry</source>
        <translation>Mit Symmetrie wiederholen</translation>
    </message>
    <message>
        <source>Draws the links of this direction again where the chosen symmetry (S) repeats them</source>
        <translation>Zeichnet die Verbindungen dieser Richtung noch einmal, wo die gewählte Symmetrie (S) sie wiederholt</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>Zurückführen</translation>
    </message>
    <message>
        <source>The drawn links of this direction lead back where they came from</source>
        <translation>Die gezeichneten Verbindungen dieser Richtung führen dorthin zurück, woher sie kamen</translation>
    </message>
    <message>
        <source>As text…</source>
        <translation>Als Text…</translation>
    </message>
    <message>
        <source>Shows the directions and links as lines to copy, and carries out pasted ones</source>
        <translation>Zeigt Richtungen und Verbindungen als Zeilen zum Kopieren und führt eingefügte aus</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Draws the links that are shown, as one undo step</source>
        <translation>Zeichnet die gezeigten Verbindungen, als einen Schritt</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lassen</translation>
    </message>
    <message>
        <source>Forgets the links that are shown</source>
        <translation>Vergisst die gezeigten Verbindungen</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>How far a cell may lie from where a direction points, in hundredths of a cell; the links are shown at once</source>
        <translation>Wie weit ein Feld von dort liegen darf, wohin eine Richtung zeigt, in Hundertsteln eines Felds; die Verbindungen sind sofort zu sehen</translation>
    </message>
    <message>
        <source>All links of this direction</source>
        <translation>Alle Verbindungen dieser Richtung</translation>
    </message>
    <message>
        <source>Link by the drawing</source>
        <translation>Nach der Zeichnung verbinden</translation>
    </message>
    <message>
        <source>Move the slider to see which cells would be linked.</source>
        <translation>Den Regler bewegen, um zu sehen, welche Felder verbunden würden.</translation>
    </message>
    <message>
        <source>Repeat links</source>
        <translation>Verbindungen wiederholen</translation>
    </message>
    <message>
        <source>Turn links back</source>
        <translation>Verbindungen zurückführen</translation>
    </message>
    <message numerus="yes">
        <source>%n new link(s) within %1 hundredths of a cell.</source>
        <translation>
            <numerusform>%n neue Verbindung innerhalb von %1 Hundertsteln eines Felds.</numerusform>
            <numerusform>%n neue Verbindungen innerhalb von %1 Hundertsteln eines Felds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::LookerChoice</name>
    <message>
        <source>Program that looks</source>
        <translation>Programm, das sucht</translation>
    </message>
    <message>
        <source>Which program looks for the best moves</source>
        <translation>Welches Programm nach den besten Zügen sucht</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>Dieses Programm</translation>
    </message>
    <message>
        <source>Engines…</source>
        <translation>Engines …</translation>
    </message>
</context>
<context>
    <name>rookery::MainWindow</name>
    <message>
        <source> (recovered)</source>
        <translation> (wiederhergestellt)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>About Rookery</source>
        <translation>Über Rookery</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Rookery %1&lt;/h3&gt;&lt;p&gt;The workbench for inventing board games.&lt;/p&gt;&lt;p&gt;MIT license. Uses Qt, nlohmann-json and CLI11.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Rookery %1&lt;/h3&gt;&lt;p&gt;Die Werkbank zum Erfinden von Brettspielen.&lt;/p&gt;&lt;p&gt;MIT-Lizenz. Verwendet Qt, nlohmann-json und CLI11.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Only a flat drawing with joined edges goes on beyond its edges; see Topology and Layout of the board</source>
        <translation>Nur eine flache Zeichnung mit verbundenen Rändern geht über ihre Ränder hinaus weiter; siehe Topologie und Anordnung des Bretts</translation>
    </message>
</context>
<context>
    <name>rookery::ModeBar</name>
    <message>
        <source>Modes</source>
        <translation>Modi</translation>
    </message>
    <message>
        <source>Find action</source>
        <translation>Aktion suchen</translation>
    </message>
</context>
<context>
    <name>rookery::MoveChooser</name>
    <message>
        <source>Becomes</source>
        <translation>Wird zu</translation>
    </message>
    <message>
        <source>Comes in</source>
        <translation>Kommt herein</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Einsetzen</translation>
    </message>
    <message>
        <source>Which way</source>
        <translation>Auf welche Weise</translation>
    </message>
    <message>
        <source>Which move</source>
        <translation>Welcher Zug</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Key %1; Esc takes the step back</source>
        <translation>Taste %1; Esc nimmt den Schritt zurück</translation>
    </message>
    <message>
        <source>castles</source>
        <translation>rochiert</translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation>schlägt nichts</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>schlägt %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
</context>
<context>
    <name>rookery::MoveDrawing</name>
    <message>
        <source>Draw a move</source>
        <translation>Zug zeichnen</translation>
    </message>
    <message>
        <source>Draw a leg</source>
        <translation>Abschnitt zeichnen</translation>
    </message>
    <message>
        <source>Symmetry of a move</source>
        <translation>Symmetrie eines Zugs</translation>
    </message>
    <message>
        <source>Make leaps of a slide</source>
        <translation>Aus einem Lauf Sprünge machen</translation>
    </message>
    <message>
        <source>Make a slide</source>
        <translation>Einen Lauf machen</translation>
    </message>
    <message>
        <source>Change a leg</source>
        <translation>Abschnitt ändern</translation>
    </message>
    <message>
        <source>How far away the hurdle may be, and where the piece lands</source>
        <translation>Wie weit weg die Hürde sein darf, und wo die Figur landet</translation>
    </message>
    <message>
        <source>adjacent only</source>
        <translation>nur daneben</translation>
    </message>
    <message>
        <source>any distance</source>
        <translation>beliebig weit</translation>
    </message>
    <message>
        <source>and land anywhere behind</source>
        <translation>und irgendwo dahinter landen</translation>
    </message>
    <message>
        <source>Leg %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source>How far the leg goes the way it was drawn</source>
        <translation>Wie weit der Abschnitt in der gezeichneten Richtung geht</translation>
    </message>
    <message>
        <source>one step</source>
        <translation>ein Schritt</translation>
    </message>
    <message>
        <source>leaps there</source>
        <translation>springt dorthin</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis zu %1</translation>
    </message>
    <message>
        <source>Stop after leg %1</source>
        <translation>Anhalten nach Abschnitt %1</translation>
    </message>
    <message>
        <source>Whether the move may be over where the last leg begins</source>
        <translation>Ob der Zug dort zu Ende sein darf, wo der letzte Abschnitt beginnt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Where leg %1 ends</source>
        <translation>Wo Abschnitt %1 endet</translation>
    </message>
    <message>
        <source>What must stand where leg %1 ends for the piece to go on</source>
        <translation>Was dort stehen muss, wo Abschnitt %1 endet, damit die Figur weitergeht</translation>
    </message>
    <message>
        <source>if empty</source>
        <translation>wenn leer</translation>
    </message>
    <message>
        <source>if anything</source>
        <translation>was auch dort steht</translation>
    </message>
    <message>
        <source>over a piece</source>
        <translation>über eine Figur</translation>
    </message>
    <message>
        <source>taking an enemy</source>
        <translation>und schlägt einen Gegner</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Along the lines that were drawn, or straight and diagonal alike</source>
        <translation>Entlang der gezeichneten Linien, oder gerade und diagonal gleichermaßen</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>all 8</source>
        <translation>alle 8</translation>
    </message>
    <message>
        <source>Make it a slide?</source>
        <translation>Einen Lauf daraus machen?</translation>
    </message>
    <message>
        <source>The leaps lie one behind the other on a line</source>
        <translation>Die Sprünge liegen hintereinander auf einer Linie</translation>
    </message>
    <message>
        <source>leaps</source>
        <translation>Sprünge</translation>
    </message>
    <message>
        <source>This is the leap of the %1, %2</source>
        <translation>Das ist der Sprung der Figur %1, %2</translation>
    </message>
    <message>
        <source>Gives the piece this name</source>
        <translation>Gibt der Figur diesen Namen</translation>
    </message>
    <message>
        <source>Rename a piece</source>
        <translation>Figur umbenennen</translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>In %1 umbenennen</translation>
    </message>
    <message>
        <source>Hurdle</source>
        <translation>Hürde</translation>
    </message>
    <message>
        <source>at any distance</source>
        <translation>in beliebiger Entfernung</translation>
    </message>
</context>
<context>
    <name>rookery::MoveProbe</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 %2 nach %3</translation>
    </message>
    <message>
        <source>%1: no movement leads there</source>
        <translation>%1: kein Zug der Figur führt dorthin</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <translation>%1: %2 – %3</translation>
    </message>
    <message>
        <source>%1: %2, capturing</source>
        <translation>%1: %2, schlagend</translation>
    </message>
    <message>
        <source> (way %1 of %2, P again for the next)</source>
        <translation> (Weg %1 von %2, noch einmal P für den nächsten)</translation>
    </message>
</context>
<context>
    <name>rookery::MovementGrid</name>
    <message>
        <source>Movement grid</source>
        <translation>Zugraster</translation>
    </message>
    <message>
        <source>%1. It reaches: %2</source>
        <translation>%1. Erreicht: %2</translation>
    </message>
    <message>
        <source>No move leads there.</source>
        <translation>Kein Zug führt dorthin.</translation>
    </message>
    <message>
        <source>A hand-drawn board has no pattern of its own: pieces move along its directions. Write them below, as in &quot;ride out in&quot;.</source>
        <translation>Ein von Hand gezeichnetes Brett hat kein eigenes Muster: Figuren ziehen entlang seiner Richtungen. Die Züge unten schreiben, etwa „ride out in“.</translation>
    </message>
    <message>
        <source>Click a square this piece can reach.</source>
        <translation>Ein Feld anklicken, das diese Figur erreicht.</translation>
    </message>
    <message>
        <source>Click a cell this piece can reach.</source>
        <translation>Ein Feld anklicken, das diese Figur erreicht.</translation>
    </message>
    <message>
        <source>Now click with Leap (1) where the piece lands.</source>
        <translation>Jetzt mit „Sprung“ (1) anklicken, wo die Figur landet.</translation>
    </message>
</context>
<context>
    <name>rookery::NamesOfCopies</name>
    <message>
        <source>Based on %1.</source>
        <translation>Nach %1.</translation>
    </message>
    <message>
        <source>Based on %1 by %2.</source>
        <translation>Nach %1 von %2.</translation>
    </message>
    <message>
        <source>%1 Of that game: %2</source>
        <translation>%1 Zu jenem Spiel: %2</translation>
    </message>
</context>
<context>
    <name>rookery::NewBoardDialog</name>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>Vorschau des Bretts</translation>
    </message>
    <message>
        <source>Board as text</source>
        <translation>Brett als Text</translation>
    </message>
    <message>
        <source>The same as on the command line, such as square:8x10:cylinder</source>
        <translation>Dasselbe wie auf der Kommandozeile, etwa square:8x10:cylinder</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Als Text</translation>
    </message>
    <message>
        <source>Search the boards</source>
        <translation>Bretter durchsuchen</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Click a board to begin with it; double-click creates it at once</source>
        <translation>Ein Brett anklicken, um damit zu beginnen; Doppelklick legt es sofort an</translation>
    </message>
    <message>
        <source>All sides equal</source>
        <translation>Alle Seiten gleich</translation>
    </message>
    <message>
        <source>A regular hexagon; without it each pair of sides has a length of its own</source>
        <translation>Ein regelmäßiges Sechseck; sonst hat jedes Seitenpaar seine eigene Länge</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>What is cut out of the rectangle</source>
        <translation>Was aus dem Rechteck geschnitten wird</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>Topologie</translation>
    </message>
    <message>
        <source>Which edges are joined, and how</source>
        <translation>Welche Ränder verbunden sind, und wie</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>How the board is drawn; the game is the same</source>
        <translation>Wie das Brett gezeichnet wird; das Spiel ist dasselbe</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>What is written beside the cells; names in files and moves stay</source>
        <translation>Was neben den Feldern steht; Namen in Dateien und Zügen bleiben</translation>
    </message>
    <message>
        <source>Pieces stand</source>
        <translation>Figuren stehen</translation>
    </message>
    <message>
        <source>On the cells, or where lines cross</source>
        <translation>Auf den Feldern, oder wo Linien sich kreuzen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Which cells are drawn alike</source>
        <translation>Welche Felder gleich gezeichnet werden</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Spalte %1: %2</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation>%1, %2 bis %3</translation>
    </message>
    <message>
        <source>Which edges are joined, and how. Some ways are left out: %1</source>
        <translation>Welche Ränder verbunden sind, und wie. Nicht alles ist möglich: %1</translation>
    </message>
    <message>
        <source>A free graph: add cells by hand</source>
        <translation>Ein freier Graph: Felder von Hand hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n cell(s)</source>
        <translation>
            <numerusform>%1 · %n Feld</numerusform>
            <numerusform>%1 · %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>New design</source>
        <translation>Neuer Entwurf</translation>
    </message>
    <message>
        <source>Another board</source>
        <translation>Anderes Brett</translation>
    </message>
    <message>
        <source>Take the new board</source>
        <translation>Neues Brett nehmen</translation>
    </message>
    <message>
        <source>Search: round, hexagons, 3D, go…</source>
        <translation>Suchen: rund, Sechsecke, 3D, Go…</translation>
    </message>
    <message>
        <source>Shows the boards with words that begin so: names, kinds, games</source>
        <translation>Zeigt die Bretter, die Wörter mit diesem Anfang haben: Namen, Arten, Spiele</translation>
    </message>
    <message>
        <source>No board is found by these words. Any board can be drawn on a free graph, or cut and joined from one of the others.</source>
        <translation>Mit diesen Wörtern findet sich kein Brett. Jedes Brett lässt sich als freier Graph zeichnen oder aus einem der anderen schneiden und verbinden.</translation>
    </message>
    <message>
        <source>No board is chosen.</source>
        <translation>Es ist kein Brett gewählt.</translation>
    </message>
    <message>
        <source>Made by hand: no text says it</source>
        <translation>Von Hand gemacht: kein Text sagt es</translation>
    </message>
    <message>
        <source>Cells joined one by one, in this size only</source>
        <translation>Felder einzeln verbunden, nur in dieser Größe</translation>
    </message>
    <message>
        <source>Other holes</source>
        <translation>Andere Löcher</translation>
    </message>
</context>
<context>
    <name>rookery::NoPiecesPage</name>
    <message>
        <source>Pieces are what moves. &lt;b&gt;Pick from the library&lt;/b&gt; or press N to make one.</source>
        <translation>Figuren sind, was zieht. &lt;b&gt;Aus der Bibliothek wählen&lt;/b&gt;, oder mit N eine anlegen.</translation>
    </message>
    <message>
        <source>New piece</source>
        <translation>Neue Figur</translation>
    </message>
    <message>
        <source>Makes a piece that you paint yourself (N)</source>
        <translation>Legt eine Figur an, die Sie selbst malen (N)</translation>
    </message>
    <message>
        <source>Pick from the library</source>
        <translation>Aus der Bibliothek wählen</translation>
    </message>
    <message>
        <source>Shows the known pieces, to be added with a click</source>
        <translation>Zeigt die bekannten Figuren, mit einem Klick hinzuzufügen</translation>
    </message>
    <message>
        <source>Add a %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Adds the piece: %1</source>
        <translation>Fügt die Figur hinzu: %1</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <translation>Figur hinzufügen</translation>
    </message>
</context>
<context>
    <name>rookery::NotationButton</name>
    <message>
        <source>Writes this move in another notation</source>
        <translation>Schreibt diesen Zug in einer anderen Notation</translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <translation>%1 (jetzt)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Convert to</source>
        <translation>Umwandeln in</translation>
    </message>
</context>
<context>
    <name>rookery::NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>rookery::PaintBar</name>
    <message>
        <source>Repeat this leap</source>
        <translation>Sprung wiederholen</translation>
    </message>
    <message>
        <source>Test pieces</source>
        <translation>Testfiguren</translation>
    </message>
    <message>
        <source>Take the test pieces away</source>
        <translation>Testfiguren wegnehmen</translation>
    </message>
    <message>
        <source>any distance</source>
        <translation>beliebig weit</translation>
    </message>
    <message>
        <source>up to </source>
        <translation>bis zu </translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>Which other cells a stroke touches along with the one under the pointer (S)</source>
        <translation>Welche Felder ein Strich neben dem unter dem Zeiger noch trifft (S)</translation>
    </message>
    <message>
        <source>Size of the grid</source>
        <translation>Größe des Rasters</translation>
    </message>
    <message>
        <source>How many cells the grid shows around the piece</source>
        <translation>Wie viele Felder das Raster um die Figur zeigt</translation>
    </message>
    <message>
        <source>Range of rides</source>
        <translation>Reichweite von Läufen</translation>
    </message>
    <message>
        <source>How many steps a painted ride may take</source>
        <translation>Wie viele Schritte ein gemalter Lauf machen darf</translation>
    </message>
    <message>
        <source>Step is the clicked cell</source>
        <translation>Schritt ist das angeklickte Feld</translation>
    </message>
    <message>
        <source>A ride repeats the leap to the clicked cell instead of the smallest step that way (Alt)</source>
        <translation>Ein Lauf wiederholt den Sprung auf das angeklickte Feld statt des kleinsten Schritts dorthin (Alt)</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>%1 × %1 × %1</source>
        <translation>%1 × %1 × %1</translation>
    </message>
    <message>
        <source>%1 × %1 × %1 × %1</source>
        <translation>%1 × %1 × %1 × %1</translation>
    </message>
    <message>
        <source>%1 across</source>
        <translation>%1 quer</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymmetrie</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>Ras&amp;ter</translation>
    </message>
    <message>
        <source>Leap</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>Leap: click or sweep over the cells it reaches in one step · drag from the piece draws a leg · right drag erases (1)</source>
        <translation>Sprung: über die Felder klicken oder streichen, die sie in einem Schritt erreicht · von der Figur ziehen zeichnet einen Abschnitt · Ziehen mit rechts radiert (1)</translation>
    </message>
    <message>
        <source>Ride</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Ride: click a cell to slide that way as far as the range says · Alt repeats the leap to that very cell (2)</source>
        <translation>Lauf: ein Feld anklicken, um in diese Richtung zu gleiten, so weit die Reichweite sagt · Alt wiederholt den Sprung auf eben dieses Feld (2)</translation>
    </message>
    <message>
        <source>Hurdle</source>
        <translation>Hürde</translation>
    </message>
    <message>
        <source>Hurdle: marks a cell with a piece to be jumped; then click with Leap where the jump lands (4)</source>
        <translation>Hürde: markiert ein Feld mit einer Figur, die übersprungen wird; dann mit „Sprung“ anklicken, wo der Sprung landet (4)</translation>
    </message>
    <message>
        <source>Via</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Via: marks a cell that the move passes and that blocks it if it is occupied; then click with Leap where the move ends (5)</source>
        <translation>Über: markiert ein Feld, über das der Zug geht und das ihn blockiert, wenn es besetzt ist; dann mit „Sprung“ anklicken, wo der Zug endet (5)</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Radieren</translation>
    </message>
    <message>
        <source>Erase: takes away whatever of this move reaches the cell; a bent path goes as a whole · a right click lists the moves instead (X)</source>
        <translation>Radieren: nimmt weg, was von diesem Zug das Feld erreicht; ein gewinkelter Pfad geht als Ganzes · Rechtsklick listet stattdessen die Züge auf (X)</translation>
    </message>
    <message>
        <source>Test friend</source>
        <translation>Eigene Testfigur</translation>
    </message>
    <message>
        <source>Test friend: puts a piece of the same side on the grid to see what it blocks; not part of the design (6)</source>
        <translation>Eigene Testfigur: setzt eine Figur der eigenen Seite auf das Raster, um zu sehen, was sie blockiert; kein Teil des Entwurfs (6)</translation>
    </message>
    <message>
        <source>Test enemy</source>
        <translation>Testgegner</translation>
    </message>
    <message>
        <source>Test enemy: puts a piece of the other side on the grid to see what it blocks; not part of the design (7)</source>
        <translation>Testgegner: setzt eine Figur der anderen Seite auf das Raster, um zu sehen, was sie blockiert; kein Teil des Entwurfs (7)</translation>
    </message>
    <message>
        <source>Test wall</source>
        <translation>Testmauer</translation>
    </message>
    <message>
        <source>Test wall: takes a cell off the grid to see what a hole in the board does; not part of the design (8)</source>
        <translation>Testmauer: nimmt ein Feld vom Raster, um zu sehen, was ein Loch im Brett bewirkt; kein Teil des Entwurfs (8)</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>Move + capture: what is painted moves and captures (B)</source>
        <translation>Ziehen + Schlagen: Gemaltes zieht und schlägt (B)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Move only: what is painted does not capture (M)</source>
        <translation>Nur ziehen: Gemaltes schlägt nicht (M)</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Schlagen</translation>
    </message>
    <message>
        <source>Capture only: what is painted only captures (C)</source>
        <translation>Nur schlagen: Gemaltes schlägt nur (C)</translation>
    </message>
    <message>
        <source>%1-fold</source>
        <translation>%1-fach</translation>
    </message>
    <message>
        <source>%1 rotations</source>
        <translation>%1 Drehungen</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
</context>
<context>
    <name>rookery::PanelDocks</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Pieces that people know, to be added or started from</source>
        <translation>Bekannte Figuren, zum Hinzufügen oder als Vorlage</translation>
    </message>
    <message>
        <source>What the edited piece gains and loses</source>
        <translation>Was die bearbeitete Figur gewinnt und verliert</translation>
    </message>
    <message>
        <source>Pages of Setup mode</source>
        <translation>Seiten des Aufstellungsmodus</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Who stands where at the start</source>
        <translation>Wer am Anfang wo steht</translation>
    </message>
    <message>
        <source>What is allowed, and what ends the game (Ctrl+R)</source>
        <translation>Was erlaubt ist, und was die Partie beendet (Strg+R)</translation>
    </message>
    <message>
        <source>Pages of Board mode</source>
        <translation>Seiten des Brettmodus</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Check board</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Shows or hides the panel %1</source>
        <translation>Zeigt oder verbirgt den Bereich %1</translation>
    </message>
    <message>
        <source>Known pieces</source>
        <translation>Bekannte Figuren</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
</context>
<context>
    <name>rookery::PanelTitle</name>
    <message>
        <source>Hide this panel</source>
        <translation>Diesen Bereich ausblenden</translation>
    </message>
    <message>
        <source>Hides this panel</source>
        <translation>Blendet diesen Bereich aus</translation>
    </message>
    <message>
        <source>Hides this panel; %1 brings it back</source>
        <translation>Blendet diesen Bereich aus; %1 holt ihn zurück</translation>
    </message>
</context>
<context>
    <name>rookery::PartMenu</name>
    <message>
        <source>Type to search, or write it yourself</source>
        <translation>Tippen, um zu suchen, oder selbst schreiben</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Shows what fits here by its words; Enter takes the chosen row</source>
        <translation>Zeigt mit Worten, was hier passt; Eingabe nimmt die gewählte Zeile</translation>
    </message>
    <message>
        <source>What fits here</source>
        <translation>Was hier passt</translation>
    </message>
    <message>
        <source>Enter or a click puts it in</source>
        <translation>Eingabe oder ein Klick setzt es ein</translation>
    </message>
    <message>
        <source>As it is written</source>
        <translation>So, wie es dasteht</translation>
    </message>
</context>
<context>
    <name>rookery::PastePreview</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Pieces to be pasted</source>
        <translation>Figuren zum Einfügen</translation>
    </message>
    <message>
        <source>What each line of the clipboard makes; Enter adds the pieces, Esc does not</source>
        <translation>Was jede Zeile der Zwischenablage ergibt; Enter fügt die Figuren hinzu, Esc nicht</translation>
    </message>
    <message>
        <source>Add the pieces</source>
        <translation>Figuren hinzufügen</translation>
    </message>
    <message>
        <source>Adds these pieces as one undo step (Enter)</source>
        <translation>Fügt diese Figuren als einen Schritt hinzu (Enter)</translation>
    </message>
    <message>
        <source>Adds nothing (Esc)</source>
        <translation>Fügt nichts hinzu (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>Add %n piece(s)</source>
        <translation>
            <numerusform>%n Figur hinzufügen</numerusform>
            <numerusform>%n Figuren hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>rookery::PathField</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>rookery::PathLine</name>
    <message>
        <source>Replace…</source>
        <translation>Ersetzen…</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>Dialekt</translation>
    </message>
    <message>
        <source>Who reads the Betza string: the same letters mean different moves to each</source>
        <translation>Wer die Betza-Zeichenkette liest: dieselben Buchstaben bedeuten jedem andere Züge</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notation</translation>
    </message>
    <message>
        <source>The move as text. A path: leap nne · ride n e s w · (n n stop) · (nw (n)) · “move” or “capture” before an item. Or Betza: N · R · FyafsF · fmWfcF. Ctrl+Space offers words and letters · Enter offers the usual spelling · Esc puts back what holds</source>
        <translation>Der Zug als Text. Ein Pfad: leap nne · ride n e s w · (n n stop) · (nw (n)) · „move“ oder „capture“ vor einem Teil. Oder Betza: N · R · FyafsF · fmWfcF. Strg+Leertaste bietet Wörter und Buchstaben an · Enter die übliche Schreibweise · Esc bringt zurück, was gilt</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Starts an empty path instead of these legs</source>
        <translation>Beginnt einen leeren Pfad anstelle dieser Abschnitte</translation>
    </message>
    <message>
        <source>&amp;Notation</source>
        <translation>&amp;Notation</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) not in Betza</source>
        <translation>
            <numerusform>%n Regel nicht in Betza</numerusform>
            <numerusform>%n Regeln nicht in Betza</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Spalte %1: %2</translation>
    </message>
    <message>
        <source>Write it as %1? Tab</source>
        <translation>Als %1 schreiben? Tab</translation>
    </message>
    <message>
        <source>Write it as: %1</source>
        <translation>Schreiben als: %1</translation>
    </message>
    <message>
        <source>%1 has nothing in this move yet.</source>
        <translation>%1 hat in diesem Zug noch nichts.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Only while it has not moved.</source>
        <translation>Nur solange ungezogen.</translation>
    </message>
    <message>
        <source>Replace a move</source>
        <translation>Zug ersetzen</translation>
    </message>
    <message>
        <source>Move %1: %2.</source>
        <translation>Zug %1: %2. {1:?}</translation>
    </message>
    <message>
        <source>No move ends outside the zone %1.</source>
        <translation>Kein Zug endet außerhalb der Zone %1.</translation>
    </message>
    <message>
        <source>The list of legs in Betza notation.</source>
        <translation>Die Liste der Abschnitte in Betza-Notation.</translation>
    </message>
    <message>
        <source>Part of the move in Betza notation; the list has all of it.</source>
        <translation>Ein Teil des Zugs in Betza-Notation; die Liste hat ihn ganz.</translation>
    </message>
</context>
<context>
    <name>rookery::PatternPainter</name>
    <message>
        <source>This move is erased as a whole: right-click a cell that it reaches, or press Menu there, and choose it.</source>
        <translation>Dieser Zug wird als Ganzes gelöscht: Rechtsklick auf ein Feld, das er erreicht, oder dort die Menütaste, und ihn wählen.</translation>
    </message>
    <message>
        <source>Erase moves</source>
        <translation>Züge radieren</translation>
    </message>
    <message>
        <source>Paint moves</source>
        <translation>Züge malen</translation>
    </message>
</context>
<context>
    <name>rookery::PictureButton</name>
    <message>
        <source>Choose a picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation>Bilder (*.svg *.png)</translation>
    </message>
    <message>
        <source>Picture of %1</source>
        <translation>Bild von %1</translation>
    </message>
    <message>
        <source>Picture for all players…</source>
        <translation>Bild für alle Spieler…</translation>
    </message>
    <message>
        <source>Light and dark become each player&apos;s colours</source>
        <translation>Hell und Dunkel werden die Farben der Spieler</translation>
    </message>
    <message>
        <source>Picture for %1…</source>
        <translation>Bild für %1…</translation>
    </message>
    <message>
        <source>%1&apos;s pieces are drawn as the picture is</source>
        <translation>Die Figuren von %1 werden wie das Bild gezeichnet</translation>
    </message>
    <message>
        <source>all players</source>
        <translation>alle Spieler</translation>
    </message>
    <message>
        <source>Remove the picture for %1</source>
        <translation>Bild für %1 entfernen</translation>
    </message>
    <message>
        <source>Draws the piece as before</source>
        <translation>Zeichnet die Figur wie zuvor</translation>
    </message>
    <message>
        <source>Remove a picture</source>
        <translation>Bild entfernen</translation>
    </message>
    <message>
        <source>%1 was not taken: %2</source>
        <translation>%1 wurde nicht übernommen: %2</translation>
    </message>
    <message>
        <source>The picture was taken without: %1</source>
        <translation>Das Bild wurde übernommen ohne: %1</translation>
    </message>
    <message>
        <source>%1: choose one, take an SVG or PNG of your own, or drop one here</source>
        <translation>%1: wählen Sie eines, nehmen Sie ein eigenes SVG oder PNG, oder legen Sie eines hier ab</translation>
    </message>
</context>
<context>
    <name>rookery::PictureCommands</name>
    <message>
        <source>Pictures (*.svg *.png *.pdf)</source>
        <translation>Bilder (*.svg *.png *.pdf)</translation>
    </message>
    <message>
        <source>A picture&apos;s name ends in .svg, .png or .pdf</source>
        <translation>Der Name eines Bilds endet auf .svg, .png oder .pdf</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>The board is on the clipboard as SVG, PNG and text</source>
        <translation>Das Brett ist als SVG, PNG und Text in der Zwischenablage</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>Seiten (*.pdf)</translation>
    </message>
    <message>
        <source>This picture is on the clipboard</source>
        <translation>Dieses Bild ist in der Zwischenablage</translation>
    </message>
</context>
<context>
    <name>rookery::PieceEditor</name>
    <message>
        <source>Show all moves</source>
        <translation>Alle Züge zeigen</translation>
    </message>
    <message>
        <source>Any pieces</source>
        <translation>Beliebige Figuren</translation>
    </message>
    <message>
        <source>Enemy at pointer</source>
        <translation>Gegner am Zeiger</translation>
    </message>
    <message>
        <source>Movement editor</source>
        <translation>Zugeditor</translation>
    </message>
    <message>
        <source>Shows what the other moves of the piece do, faintly, behind the chosen one</source>
        <translation>Zeigt blass hinter dem gewählten, was die anderen Züge der Figur tun</translation>
    </message>
    <message>
        <source>What if an enemy stood here: one follows the pointer over the grid and the board (E)</source>
        <translation>Was, wenn hier ein Gegner stünde: einer folgt dem Zeiger über Raster und Brett (E)</translation>
    </message>
    <message>
        <source>Legs can be drawn on the rows and columns of a board only.</source>
        <translation>Abschnitte lassen sich nur auf den Reihen und Linien eines Bretts zeichnen.</translation>
    </message>
    <message>
        <source>All moves that are possible in some position: a diamond needs another piece, a filled corner cannot be blocked (A)</source>
        <translation>Alle Züge, die in irgendeiner Stellung möglich sind: eine Raute braucht eine andere Figur, eine gefüllte Ecke kann nicht blockiert werden (A)</translation>
    </message>
</context>
<context>
    <name>rookery::PieceHeader</name>
    <message>
        <source>Piece name</source>
        <translation>Name der Figur</translation>
    </message>
    <message>
        <source>The name of the piece; Enter renames it. A new piece with a known name takes its moves too</source>
        <translation>Der Name der Figur; Enter benennt sie um. Eine neue Figur mit bekanntem Namen bekommt auch deren Züge</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Buchstabe</translation>
    </message>
    <message>
        <source>The letter of the piece in positions: A to Z, or none</source>
        <translation>Der Buchstabe der Figur in Stellungen: A bis Z, oder keiner</translation>
    </message>
    <message>
        <source>Shows the moves as this player&apos;s pieces make them (Q)</source>
        <translation>Zeigt die Züge, wie die Figuren dieses Spielers sie machen (Q)</translation>
    </message>
    <message>
        <source>&amp;Letter</source>
        <translation>B&amp;uchstabe</translation>
    </message>
    <message>
        <source>Enter takes the moves of the %1: %2</source>
        <translation>Enter übernimmt die Züge der Figur %1: %2</translation>
    </message>
    <message>
        <source>Take a known piece</source>
        <translation>Bekannte Figur übernehmen</translation>
    </message>
    <message>
        <source>Rename piece</source>
        <translation>Figur umbenennen</translation>
    </message>
    <message>
        <source>Change a piece&apos;s letter</source>
        <translation>Buchstaben einer Figur ändern</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>&amp;Seite</translation>
    </message>
</context>
<context>
    <name>rookery::PiecesPanel</name>
    <message>
        <source>Search pieces…</source>
        <translation>Figuren suchen…</translation>
    </message>
    <message>
        <source>Search pieces</source>
        <translation>Figuren suchen</translation>
    </message>
    <message>
        <source>Shows only pieces whose name or letter contains this text</source>
        <translation>Zeigt nur Figuren, deren Name oder Buchstabe diesen Text enthält</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Click to choose a piece, double-click to edit how it moves, F2 to rename it, Ctrl+V to paste Betza or lines name:id:betza</source>
        <translation>Klick wählt eine Figur, Doppelklick bearbeitet ihre Züge, F2 benennt sie um, Strg+V fügt Betza oder Zeilen name:id:betza ein</translation>
    </message>
    <message>
        <source>New piece (N)</source>
        <translation>Neue Figur (N)</translation>
    </message>
    <message>
        <source>New piece</source>
        <translation>Neue Figur</translation>
    </message>
    <message>
        <source>Copy this piece</source>
        <translation>Diese Figur kopieren</translation>
    </message>
    <message>
        <source>Copy piece</source>
        <translation>Figur kopieren</translation>
    </message>
    <message>
        <source>Move up in the list</source>
        <translation>In der Liste nach oben</translation>
    </message>
    <message>
        <source>Move down in the list</source>
        <translation>In der Liste nach unten</translation>
    </message>
    <message>
        <source>Delete piece</source>
        <translation>Figur löschen</translation>
    </message>
    <message numerus="yes">
        <source>%1 – letter %2, %n on the board</source>
        <translation>
            <numerusform>%1 – Buchstabe %2, %n auf dem Brett</numerusform>
            <numerusform>%1 – Buchstabe %2, %n auf dem Brett</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Rename piece</source>
        <translation>Figur umbenennen</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Figur</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n piece(s)</source>
        <translation>
            <numerusform>%n Figur einfügen</numerusform>
            <numerusform>%n Figuren einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a piece</source>
        <translation>Figur hinzufügen</translation>
    </message>
    <message>
        <source>Order pieces</source>
        <translation>Figuren ordnen</translation>
    </message>
    <message>
        <source>Delete this piece, on the board too</source>
        <translation>Diese Figur löschen, auch auf dem Brett</translation>
    </message>
    <message>
        <source>No piece is called ‘%1’.</source>
        <translation>Keine Figur heißt „%1“.</translation>
    </message>
    <message>
        <source>No pieces yet: make one (N), or add one from the library.</source>
        <translation>Noch keine Figuren: eine anlegen (N) oder eine aus der Bibliothek hinzufügen.</translation>
    </message>
</context>
<context>
    <name>rookery::PlayBar</name>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Makes no move, where the rules allow it (Space)</source>
        <translation>Macht keinen Zug, wo die Regeln es erlauben (Leertaste)</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Lets the program move for the player whose turn it is</source>
        <translation>Lässt das Programm für den Spieler am Zug ziehen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stops the program at once; no move is made until you say so</source>
        <translation>Hält das Programm sofort an; es zieht erst wieder, wenn Sie es sagen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Begins again from the start position</source>
        <translation>Beginnt neu aus der Anfangsstellung</translation>
    </message>
    <message>
        <source>The time that each player has left</source>
        <translation>Die Zeit, die jeder Spieler noch hat</translation>
    </message>
    <message>
        <source>Move as text</source>
        <translation>Zug als Text</translation>
    </message>
    <message>
        <source>Type a move and press Enter: e2-e4, P@e4, e7-e8=Q, PASS (Ctrl+M)</source>
        <translation>Einen Zug eingeben und Enter drücken: e2-e4, P@e4, e7-e8=Q, PASS (Strg+M)</translation>
    </message>
    <message>
        <source>%1: %2 of %3 checks</source>
        <translation>%1: %2 von %3 Schachgeboten</translation>
    </message>
    <message>
        <source>%1: %2 on the board</source>
        <translation>%1: %2 auf dem Brett</translation>
    </message>
    <message>
        <source>%1 of %2 moves without a capture</source>
        <translation>%1 von %2 Zügen ohne Schlagen</translation>
    </message>
    <message>
        <source>%1 has counted %2 of %3 moves</source>
        <translation>%1 hat %2 von %3 Zügen gezählt</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 am Zug</translation>
    </message>
    <message>
        <source>%1 to move, in check</source>
        <translation>%1 am Zug, im Schach</translation>
    </message>
    <message>
        <source>%1: drawing…</source>
        <translation>%1: zieht…</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 denkt nach…</translation>
    </message>
    <message>
        <source>Move, such as %1</source>
        <translation>Zug, etwa %1</translation>
    </message>
    <message>
        <source>The rules are off: put any piece anywhere</source>
        <translation>Ohne Regeln: beliebige Figuren beliebig setzen</translation>
    </message>
    <message>
        <source>Click the cell again, or press Enter, to stop there</source>
        <translation>Das Feld noch einmal anklicken oder Enter drücken, um dort anzuhalten</translation>
    </message>
    <message>
        <source>Now choose where the wall goes</source>
        <translation>Nun wählen, wohin die Mauer kommt</translation>
    </message>
    <message>
        <source>Now choose the piece that is taken</source>
        <translation>Nun die Figur wählen, die genommen wird</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jetzt ziehen</translation>
    </message>
    <message>
        <source>The program plays the best move that it has found so far</source>
        <translation>Das Programm spielt den besten Zug, den es bisher gefunden hat</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Shows a move that the program would play</source>
        <translation>Zeigt einen Zug, den das Programm spielen würde</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Ein guter Zug wird gesucht …</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Tipp: %1</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Remis anbieten</translation>
    </message>
    <message>
        <source>The program accepts where it sees nothing better</source>
        <translation>Das Programm nimmt an, wenn es nichts Besseres sieht</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>Remis annehmen</translation>
    </message>
    <message>
        <source>%1 offers a draw</source>
        <translation>%1 bietet Remis an</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Gives the game up; Left takes it back</source>
        <translation>Gibt die Partie auf; Links nimmt es zurück</translation>
    </message>
</context>
<context>
    <name>rookery::PlayPanel</name>
    <message>
        <source>Pages of Play mode</source>
        <translation>Seiten des Spielmodus</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Move freely, without rules</source>
        <translation>Frei ziehen, ohne Regeln</translation>
    </message>
    <message>
        <source>Puts any piece on any cell; each time the game begins anew from there</source>
        <translation>Setzt jede Figur auf jedes Feld; jedes Mal beginnt die Partie von dort neu</translation>
    </message>
    <message>
        <source>Take the last move back (Left)</source>
        <translation>Letzten Zug zurücknehmen (Links)</translation>
    </message>
    <message>
        <source>Play the next move again (Right)</source>
        <translation>Nächsten Zug wieder spielen (Rechts)</translation>
    </message>
    <message>
        <source>New game from the start position (Ctrl+Shift+G)</source>
        <translation>Neue Partie aus der Anfangsstellung (Strg+Umschalt+G)</translation>
    </message>
    <message>
        <source>Open a game from a file (Ctrl+O)</source>
        <translation>Partie aus einer Datei öffnen (Strg+O)</translation>
    </message>
    <message>
        <source>Save the game to a file (Ctrl+Alt+G)</source>
        <translation>Partie in eine Datei speichern (Strg+Alt+G)</translation>
    </message>
    <message>
        <source>Copy the game with its branches and comments (Ctrl+C)</source>
        <translation>Partie mit Varianten und Kommentaren kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Paste a game or a position (Ctrl+V)</source>
        <translation>Partie oder Stellung einfügen (Strg+V)</translation>
    </message>
    <message>
        <source>Pin this position with its legal moves as an example (Ctrl+Shift+P)</source>
        <translation>Diese Stellung mit ihren legalen Zügen als Beispiel merken (Strg+Umschalt+P)</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>Kommentar zu diesem Zug</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>What is said about the move on show; Enter keeps it</source>
        <translation>Was über den gezeigten Zug gesagt wird; Enter behält es</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Stellung als Text</translation>
    </message>
    <message>
        <source>The position on show, as FEN or cell:Piece pairs; Enter begins a game at another one</source>
        <translation>Die gezeigte Stellung, als FEN oder Paare Feld:Figur; Enter beginnt eine Partie aus einer anderen</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Ohne Uhr</translation>
    </message>
    <message>
        <source>%1 min each</source>
        <translation>je %1 min</translation>
    </message>
    <message>
        <source>%1 min each, %2 s a move</source>
        <translation>je %1 min, %2 s pro Zug</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>How long each player may think in the whole game, and how much is added for a move; choosing sets the clocks anew</source>
        <translation>Wie lange jeder Spieler in der ganzen Partie denken darf, und wie viel je Zug dazukommt; eine Wahl stellt die Uhren neu</translation>
    </message>
    <message>
        <source>Looks ahead for %1 s</source>
        <translation>Denkt %1 s voraus</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Wer spielt %1</translation>
    </message>
    <message>
        <source>Programs draw their moves at random in this game: they see no more than their player</source>
        <translation>Programme wählen ihre Züge in diesem Spiel zufällig: Sie sehen nicht mehr als ihr Spieler</translation>
    </message>
    <message>
        <source>Engines…</source>
        <translation>Engines …</translation>
    </message>
    <message>
        <source>Who plays %1: a person, this program, or an engine</source>
        <translation>Wer %1 spielt: ein Mensch, dieses Programm oder eine Engine</translation>
    </message>
    <message>
        <source>Level %1: a beginner</source>
        <translation>Stufe %1: Anfänger</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Strength of programs</source>
        <translation>Stärke der Programme</translation>
    </message>
    <message>
        <source>How far programs may look for a move: so many positions on a level, else as far as they get in that time</source>
        <translation>Wie weit Programme für einen Zug rechnen dürfen: auf einer Stufe so viele Stellungen, sonst so weit sie in dieser Zeit kommen</translation>
    </message>
    <message>
        <source>Programs resign and agree to draws</source>
        <translation>Programme geben auf und einigen sich auf Remis</translation>
    </message>
    <message>
        <source>A program resigns that has seen itself ten pawns behind for four of its moves. It offers a draw when, after 40 moves of each, its last eight scores were all within 0.15, and accepts one while its last four promised no more than that</source>
        <translation>Ein Programm gibt auf, wenn es sich vier Züge lang um zehn Bauern im Nachteil gesehen hat. Es bietet Remis an, wenn nach je 40 Zügen seine letzten acht Bewertungen alle höchstens 0,15 von null abwichen, und nimmt eines an, solange seine letzten vier nicht mehr als das versprachen</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Verfolgen</translation>
    </message>
    <message>
        <source>What own rules do in the last move, line by line</source>
        <translation>Was eigene Regeln im letzten Zug tun, Zeile für Zeile</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
</context>
<context>
    <name>rookery::PlaySession</name>
    <message>
        <source>The legal moves are still being looked for</source>
        <translation>Die legalen Züge werden noch gesucht</translation>
    </message>
    <message>
        <source>The game is over: %1</source>
        <translation>Die Partie ist zu Ende: %1</translation>
    </message>
    <message>
        <source>%1; the game up to there is shown</source>
        <translation>%1; gezeigt wird die Partie bis dorthin</translation>
    </message>
    <message>
        <source>%1 is not legal under the present rules</source>
        <translation>%1 ist nach den jetzigen Regeln nicht legal</translation>
    </message>
    <message>
        <source>There is no legal move here.</source>
        <translation>Hier gibt es keinen regelgerechten Zug.</translation>
    </message>
</context>
<context>
    <name>rookery::PlayerBox</name>
    <message>
        <source>Chance: dice and draws</source>
        <translation>Zufall: Würfel und Ziehungen</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>One more player, who moves after the others</source>
        <translation>Ein weiterer Spieler, der nach den anderen zieht</translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation>Spieler entfernen</translation>
    </message>
    <message>
        <source>This player goes, with his pieces and the rules that are about no other piece</source>
        <translation>Dieser Spieler geht, mit seinen Figuren und den Regeln, in denen es nur um sie geht</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Name des Spielers</translation>
    </message>
    <message>
        <source>A name that is a colour, such as Red, also gives the pieces that colour</source>
        <translation>Ein Name, der eine Farbe ist, wie Red, gibt auch den Figuren diese Farbe</translation>
    </message>
    <message>
        <source>How the player faces</source>
        <translation>Wie der Spieler blickt</translation>
    </message>
    <message>
        <source>Movement is written for the first player; another one&apos;s pieces hold the board like this</source>
        <translation>Züge sind für den ersten Spieler geschrieben; die Figuren eines anderen halten das Brett so</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Blickt</translation>
    </message>
    <message>
        <source>Decides nothing and has no pieces: its own moves are what may come, and their weights say how often</source>
        <translation>Entscheidet nichts und hat keine Figuren: seine eigenen Züge sind, was kommen kann, und ihre Gewichte sagen, wie oft</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Facing of %1</source>
        <translation>Blickrichtung von %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Rename player</source>
        <translation>Spieler umbenennen</translation>
    </message>
</context>
<context>
    <name>rookery::PortabilityChip</name>
    <message>
        <source>How many targets can play this design as it is; click for the targets (F8)</source>
        <translation>Wie viele Ziele diesen Entwurf spielen können, wie er ist; Klick zeigt die Ziele (F8)</translation>
    </message>
    <message>
        <source>Portability</source>
        <translation>Übertragbarkeit</translation>
    </message>
    <message>
        <source>exports exactly to %1 of %2 formats</source>
        <translation>exakt in %1 von %2 Formaten</translation>
    </message>
    <message>
        <source>targets …</source>
        <translation>Ziele …</translation>
    </message>
</context>
<context>
    <name>rookery::PositionBox</name>
    <message>
        <source>Position as text</source>
        <translation>Stellung als Text</translation>
    </message>
    <message>
        <source>FEN, or cell:Piece pairs for any board; the board follows while you type</source>
        <translation>FEN, oder Paare Feld:Figur für jedes Brett; das Brett folgt beim Tippen</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Erster Zug</translation>
    </message>
    <message>
        <source>Who makes the first move; the others follow in their order</source>
        <translation>Wer den ersten Zug macht; die anderen folgen in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>Who moves first</source>
        <translation>Wer zuerst zieht</translation>
    </message>
    <message>
        <source>Set the position</source>
        <translation>Stellung setzen</translation>
    </message>
    <message>
        <source> (column %1)</source>
        <translation> (Spalte %1)</translation>
    </message>
    <message>
        <source>%1 may castle %2–%3</source>
        <translation>%1 darf %2–%3 rochieren</translation>
    </message>
    <message>
        <source>Whether this way of castling is in the rules</source>
        <translation>Ob diese Rochade in den Regeln steht</translation>
    </message>
    <message>
        <source>Right to castle</source>
        <translation>Rochaderecht</translation>
    </message>
</context>
<context>
    <name>rookery::PreferencesText</name>
    <message>
        <source>“%1” is not one of %2.</source>
        <translation>„%1“ ist keines von %2.</translation>
    </message>
    <message>
        <source>“%1” is no whole number from %2 to %3.</source>
        <translation>„%1“ ist keine ganze Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>“%1” is no text.</source>
        <translation>„%1“ ist kein Text.</translation>
    </message>
    <message>
        <source>“%1” is no setting of Rookery.</source>
        <translation>„%1“ ist keine Einstellung von Rookery.</translation>
    </message>
    <message>
        <source>line %1, column %2: %3.</source>
        <translation>Zeile %1, Spalte %2: %3.</translation>
    </message>
    <message>
        <source>“keys” names “%1”, which is nothing that has a key.</source>
        <translation>„keys“ nennt „%1“, was nichts ist, das eine Taste hat.</translation>
    </message>
    <message>
        <source>The key of “%1” is no key.</source>
        <translation>Die Taste von „%1“ ist keine Taste.</translation>
    </message>
    <message>
        <source>“%1” and “%2” have the same key, %3.</source>
        <translation>„%1“ und „%2“ haben dieselbe Taste, %3.</translation>
    </message>
    <message>
        <source>these are no settings of Rookery.</source>
        <translation>das sind keine Einstellungen von Rookery.</translation>
    </message>
    <message>
        <source>it is of version %1; this program reads version %2.</source>
        <translation>sie ist von Version %1; dieses Programm liest Version %2.</translation>
    </message>
    <message>
        <source>“keys” is no object.</source>
        <translation>„keys“ ist kein Objekt.</translation>
    </message>
    <message>
        <source>“engines” is no list of engines, each with a command and a protocol.</source>
        <translation>„engines“ ist keine Liste von Engines, jede mit einem Befehl und einem Protokoll.</translation>
    </message>
</context>
<context>
    <name>rookery::PrintDialog</name>
    <message>
        <source>The board with its setup</source>
        <translation>Das Brett mit seiner Aufstellung</translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>Alle Figuren</translation>
    </message>
    <message>
        <source>The rules in words</source>
        <translation>Die Regeln in Worten</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>The page as it will look</source>
        <translation>Die Seite, wie sie aussehen wird</translation>
    </message>
    <message>
        <source>Board sheet</source>
        <translation>Brettblatt</translation>
    </message>
    <message>
        <source>Piece sheet</source>
        <translation>Figurenblatt</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Puts the start position on the first page</source>
        <translation>Setzt die Anfangsstellung auf die erste Seite</translation>
    </message>
    <message>
        <source>A diagram for every piece, or for none</source>
        <translation>Ein Diagramm für jede Figur, oder für keine</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Each piece with a tick gets a diagram and a sentence</source>
        <translation>Jede Figur mit Häkchen bekommt ein Diagramm und einen Satz</translation>
    </message>
    <message>
        <source>What the rule sheet says, below the pieces</source>
        <translation>Was das Regelblatt sagt, unter den Figuren</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Which page is shown</source>
        <translation>Welche Seite gezeigt wird</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>PDF speichern…</translation>
    </message>
    <message>
        <source>Writes the pages to a PDF file</source>
        <translation>Schreibt die Seiten in eine PDF-Datei</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Sends the pages to a printer</source>
        <translation>Schickt die Seiten an einen Drucker</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Schließt dieses Fenster</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>The pinned examples</source>
        <translation>Die angehefteten Beispiele</translation>
    </message>
    <message>
        <source>The board alone, or the board, how each piece moves, the rules and the examples</source>
        <translation>Das Brett allein, oder das Brett, wie jede Figur zieht, die Regeln und die Beispiele</translation>
    </message>
    <message>
        <source>Positions that were pinned, with moves that are legal there or not; those that the rules contradict are left out</source>
        <translation>Angeheftete Stellungen mit Zügen, die dort erlaubt oder nicht erlaubt sind; solche, denen die Regeln widersprechen, bleiben weg</translation>
    </message>
    <message>
        <source>No position is pinned in this design; Play mode does that</source>
        <translation>In diesem Entwurf ist keine Stellung angeheftet; das geht im Modus Spielen</translation>
    </message>
</context>
<context>
    <name>rookery::ProbeBar</name>
    <message>
        <source>Next way to the same cell</source>
        <translation>Nächster Weg zum selben Feld</translation>
    </message>
    <message>
        <source>One step back along the way</source>
        <translation>Einen Schritt auf dem Weg zurück</translation>
    </message>
    <message>
        <source>Play the way step by step</source>
        <translation>Den Weg Schritt für Schritt abspielen</translation>
    </message>
    <message>
        <source>One step on along the way</source>
        <translation>Einen Schritt auf dem Weg weiter</translation>
    </message>
    <message>
        <source> (way %1 of %2)</source>
        <translation> (Weg %1 von %2)</translation>
    </message>
    <message>
        <source>Why or why not: the way to the cell under the cursor, or what is in the way (P while it is held; a tap keeps it)</source>
        <translation>Warum oder warum nicht: der Weg zum Feld unter dem Cursor, oder was im Weg ist (P, solange es gehalten wird; Antippen lässt es stehen)</translation>
    </message>
</context>
<context>
    <name>rookery::ProblemsChip</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Errors and warnings of this design; a click shows them</source>
        <translation>Fehler und Warnungen dieses Entwurfs; ein Klick zeigt sie</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::ProblemsPanel</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Abhilfe</translation>
    </message>
    <message>
        <source>Intended</source>
        <translation>So gewollt</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Click a problem to go to its place</source>
        <translation>Ein Problem anklicken, um zu seiner Stelle zu gehen</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Filtern…</translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation>Probleme filtern</translation>
    </message>
    <message>
        <source>Shows only problems with this word, code, place or severity</source>
        <translation>Zeigt nur Probleme mit diesem Wort, Code, Ort oder dieser Schwere</translation>
    </message>
    <message numerus="yes">
        <source>No problems found (checked %n rule(s)).</source>
        <translation>
            <numerusform>Keine Probleme gefunden (%n Regel geprüft).</numerusform>
            <numerusform>Keine Probleme gefunden (%n Regeln geprüft).</numerusform>
        </translation>
    </message>
    <message>
        <source>No design is open.</source>
        <translation>Kein Entwurf ist offen.</translation>
    </message>
    <message>
        <source>Mends this as one undo step</source>
        <translation>Behebt dies als einen Schritt</translation>
    </message>
    <message>
        <source>It is meant so: not reported any more, as long as it says the same</source>
        <translation>So gemeint: wird nicht mehr gemeldet, solange es dasselbe sagt</translation>
    </message>
    <message>
        <source>Mark a problem as intended</source>
        <translation>Problem als gewollt markieren</translation>
    </message>
    <message>
        <source>Why it is meant so; F2 or a double click changes this note</source>
        <translation>Warum es so gemeint ist; F2 oder Doppelklick ändert diese Notiz</translation>
    </message>
    <message>
        <source>Report again</source>
        <translation>Wieder melden</translation>
    </message>
    <message>
        <source>Takes the approval back</source>
        <translation>Nimmt die Billigung zurück</translation>
    </message>
    <message>
        <source>Report a problem again</source>
        <translation>Problem wieder melden</translation>
    </message>
    <message>
        <source>Note on a problem</source>
        <translation>Notiz zu einem Problem</translation>
    </message>
</context>
<context>
    <name>rookery::ProgramLearning</name>
    <message>
        <source>What was learned is not kept: %1.</source>
        <translation>Das Gelernte wird nicht aufbewahrt: %1.</translation>
    </message>
    <message>
        <source>What was learned is still kept: %1.</source>
        <translation>Das Gelernte ist noch da: %1.</translation>
    </message>
    <message>
        <source>The design is another one: the program learns no more.</source>
        <translation>Der Entwurf ist ein anderer: Das Programm lernt nicht weiter.</translation>
    </message>
    <message>
        <source>Nothing was learned: there was no quiet position.</source>
        <translation>Nichts wurde gelernt: Es gab keine ruhige Stellung.</translation>
    </message>
    <message numerus="yes">
        <source>The program has learned from %Ln game(s).</source>
        <translation>
            <numerusform>Das Programm hat aus %Ln Partie gelernt.</numerusform>
            <numerusform>Das Programm hat aus %Ln Partien gelernt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::ProgramPlayers</name>
    <message>
        <source>depth %1, %2: %3</source>
        <translation>Tiefe %1, %2: %3</translation>
    </message>
</context>
<context>
    <name>rookery::QuestionBar</name>
    <message>
        <source>Questions about what was drawn</source>
        <translation>Fragen zum Gezeichneten</translation>
    </message>
    <message>
        <source>Click to paint · drag from the piece to draw legs</source>
        <translation>Klicken malt · Ziehen von der Figur zeichnet Abschnitte</translation>
    </message>
    <message>
        <source>Leave it so and ask no more (Esc)</source>
        <translation>So lassen und nicht mehr fragen (Esc)</translation>
    </message>
    <message>
        <source> (Tab)</source>
        <translation> (Tab)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>rookery::Questions</name>
    <message>
        <source>Rookery designs (*.rookery)</source>
        <translation>Rookery-Entwürfe (*.rookery)</translation>
    </message>
    <message>
        <source>Other programs&apos; games (*.ini *.zrf *.html *.fen *.txt)</source>
        <translation>Spiele anderer Programme (*.ini *.zrf *.html *.fen *.txt)</translation>
    </message>
    <message>
        <source>Open a design or a game</source>
        <translation>Entwurf oder Partie öffnen</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Ungespeicherte Arbeit</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes.</source>
        <translation>„%1“ hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Without saving, the changes since the last save are lost.</source>
        <translation>Ohne Speichern gehen die Änderungen seit dem letzten Speichern verloren.</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>Auf der Platte geändert</translation>
    </message>
    <message>
        <source>Another program has changed “%1” since you opened it.</source>
        <translation>Ein anderes Programm hat „%1“ geändert, seit Sie es geöffnet haben.</translation>
    </message>
    <message>
        <source>Saving replaces what that program wrote.</source>
        <translation>Speichern ersetzt, was jenes Programm geschrieben hat.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen …</translation>
    </message>
</context>
<context>
    <name>rookery::RecentFiles</name>
    <message>
        <source>Open recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
</context>
<context>
    <name>rookery::RecentList</name>
    <message>
        <source>Remove from this list</source>
        <translation>Aus dieser Liste entfernen</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>Opens a file you worked on before; the pin, or its menu, keeps it at the top</source>
        <translation>Öffnet eine Datei, an der früher gearbeitet wurde; die Nadel oder das Menü hält sie oben</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Losmachen</translation>
    </message>
    <message>
        <source>Pin to the top</source>
        <translation>Oben anheften</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>%1, pinned</source>
        <translation>%1, angeheftet</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 fehlt</translation>
    </message>
</context>
<context>
    <name>rookery::RecordList</name>
    <message>
        <source>Moves of the game</source>
        <translation>Züge der Partie</translation>
    </message>
    <message>
        <source>Click a move to go there · Left and Right take back and replay · ! and ? judge a move · the menu key removes or promotes a branch</source>
        <translation>Einen Zug anklicken, um dorthin zu gehen · Links und Rechts nehmen zurück und wiederholen · ! und ? bewerten einen Zug · die Menütaste entfernt eine Variante oder macht sie zur Hauptvariante</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>not legal under the present rules</source>
        <translation>nach den jetzigen Regeln nicht legal</translation>
    </message>
    <message>
        <source>comes after a move that is not legal</source>
        <translation>folgt auf einen Zug, der nicht legal ist</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Make this the main line</source>
        <translation>Zur Hauptvariante machen</translation>
    </message>
    <message>
        <source>Remove from here on</source>
        <translation>Ab hier entfernen</translation>
    </message>
    <message>
        <source>Annotation</source>
        <translation>Bewertung</translation>
    </message>
</context>
<context>
    <name>rookery::RecoveredList</name>
    <message>
        <source>Recovered work (%1)</source>
        <translation>Wiederhergestellte Arbeit (%1)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open the recovered design</source>
        <translation>Wiederhergestellten Entwurf öffnen</translation>
    </message>
    <message>
        <source>Opens it as unsaved work; nothing on disk is touched</source>
        <translation>Öffnet ihn als ungespeicherte Arbeit; auf der Platte wird nichts angerührt</translation>
    </message>
    <message>
        <source>Discard it; it is kept for 30 more days in the recovery folder</source>
        <translation>Verwerfen; er bleibt noch 30 Tage im Ordner der Sicherungskopien</translation>
    </message>
</context>
<context>
    <name>rookery::RecoveredWork</name>
    <message>
        <source>No recovery copy could be kept: %1. It is tried again every few seconds.</source>
        <translation>Keine Sicherungskopie möglich: %1. Es wird alle paar Sekunden wieder versucht.</translation>
    </message>
    <message numerus="yes">
        <source>%n design(s) of an earlier run were not saved.</source>
        <translation>
            <numerusform>%n Entwurf eines früheren Laufs wurde nicht gespeichert.</numerusform>
            <numerusform>%n Entwürfe eines früheren Laufs wurden nicht gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>This is recovered work that was never saved.</source>
        <translation>Das ist wiederhergestellte Arbeit, die nie gespeichert wurde.</translation>
    </message>
    <message>
        <source>This is recovered work on %1; saving asks where to.</source>
        <translation>Das ist wiederhergestellte Arbeit an %1; Speichern fragt, wohin.</translation>
    </message>
    <message numerus="yes">
        <source>%n recovery copy(s) of an earlier run cannot be read: damaged, or of a newer version. Kept for thirty days; the first is in %1</source>
        <translation>
            <numerusform>%n Sicherungskopie eines früheren Laufs kann nicht gelesen werden: beschädigt oder von einer neueren Version. Sie bleibt dreißig Tage; die erste liegt in %1</numerusform>
            <numerusform>%n Sicherungskopien eines früheren Laufs können nicht gelesen werden: beschädigt oder von einer neueren Version. Sie bleiben dreißig Tage; die erste liegt in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare with the saved one…</source>
        <translation>Mit dem gespeicherten vergleichen …</translation>
    </message>
</context>
<context>
    <name>rookery::ReportButton</name>
    <message>
        <source>Save report…</source>
        <translation>Bericht speichern…</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>report.html</source>
        <translation>bericht.html</translation>
    </message>
    <message>
        <source>Page (*.html);;Printed pages (*.pdf);;Tables (*.csv)</source>
        <translation>Seite (*.html);;Gedruckte Seiten (*.pdf);;Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Writes what was found with its charts as a page, as printed pages, or as tables for a spreadsheet</source>
        <translation>Schreibt das Gefundene mit seinen Diagrammen als Seite, als gedruckte Seiten oder als Tabellen für eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>The report is in %1</source>
        <translation>Der Bericht steht in %1</translation>
    </message>
    <message>
        <source>The report was not written: %1</source>
        <translation>Der Bericht wurde nicht geschrieben: %1</translation>
    </message>
</context>
<context>
    <name>rookery::ResultBar</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost for the player who makes the move</source>
        <translation>%1 gewonnen, %2 unentschieden, %3 verloren für den Spieler, der zieht</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) not finished</source>
        <translation>
            <numerusform>%Ln Partie nicht beendet</numerusform>
            <numerusform>%Ln Partien nicht beendet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::RuleForm</name>
    <message>
        <source>Add one: %1</source>
        <translation>Eines hinzufügen: %1</translation>
    </message>
    <message>
        <source>Remove this part</source>
        <translation>Diesen Teil entfernen</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>any</source>
        <translation>jede</translation>
    </message>
    <message>
        <source>the whole board</source>
        <translation>das ganze Brett</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>All in their order</source>
        <translation>Alle in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>Nothing before</source>
        <translation>Nichts vorher</translation>
    </message>
    <message>
        <source>Along the lines</source>
        <translation>Entlang der Linien</translation>
    </message>
    <message>
        <source>Every piece</source>
        <translation>Jede Figur</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Back into what it was</source>
        <translation>Zurück in das, was sie war</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>Jeder Zug</translation>
    </message>
    <message>
        <source>New zone…</source>
        <translation>Neue Zone …</translation>
    </message>
    <message>
        <source>Where the king arrives: a cell, or how many cells it goes towards its partner, which then stands beside it</source>
        <translation>Wohin der König kommt: ein Feld, oder wie viele Felder er auf seinen Partner zu geht, der dann neben ihm steht</translation>
    </message>
</context>
<context>
    <name>rookery::RulePicker</name>
    <message>
        <source>Add a rule</source>
        <translation>Regel hinzufügen</translation>
    </message>
    <message>
        <source>Lists every kind of rule; type to search</source>
        <translation>Listet alle Arten von Regeln auf; tippen, um zu suchen</translation>
    </message>
    <message>
        <source>What should be ruled? e.g. promotion, draw, hand…</source>
        <translation>Was soll geregelt werden? z. B. Umwandlung, Remis, Reserve…</translation>
    </message>
    <message>
        <source>Search rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Kinds of rules</source>
        <translation>Arten von Regeln</translation>
    </message>
    <message>
        <source>Enter or a click adds one of this kind</source>
        <translation>Enter oder ein Klick fügt eine dieser Art hinzu</translation>
    </message>
    <message>
        <source>End: %1</source>
        <translation>Ende: %1</translation>
    </message>
    <message>
        <source>No rule has that name. An own rule can say it:</source>
        <translation>Keine Regel heißt so. Eine eigene Regel kann es sagen:</translation>
    </message>
    <message>
        <source>Shows rules by their name, by the field&apos;s words for them, by games that have them and by what they say; Enter adds the chosen one</source>
        <translation>Zeigt Regeln nach ihrem Namen, nach den Fachwörtern, nach Spielen, die sie haben, und nach dem, was sie sagen; Enter fügt die gewählte hinzu</translation>
    </message>
    <message>
        <source>Ready: %1</source>
        <translation>Fertig: %1</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Ready rules</source>
        <translation>Fertige Regeln</translation>
    </message>
</context>
<context>
    <name>rookery::RuleRowView</name>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Nach oben (Alt+Auf)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Nach unten (Alt+Ab)</translation>
    </message>
    <message>
        <source>Remove this rule (Del)</source>
        <translation>Diese Regel entfernen (Entf)</translation>
    </message>
    <message>
        <source>Click to change this rule, drag it to another place or design; Enter goes into its choosers, Del removes it</source>
        <translation>Klick ändert diese Regel, Ziehen bringt sie an eine andere Stelle oder in einen anderen Entwurf; Enter geht in ihre Auswahlfelder, Entf entfernt sie</translation>
    </message>
</context>
<context>
    <name>rookery::RulesPanel</name>
    <message>
        <source>Add to a rule</source>
        <translation>Einer Regel hinzufügen</translation>
    </message>
    <message>
        <source>Remove from a rule</source>
        <translation>Von einer Regel entfernen</translation>
    </message>
    <message>
        <source>There are no rules yet.</source>
        <translation>Es gibt noch keine Regeln.</translation>
    </message>
    <message>
        <source>Add a rule</source>
        <translation>Regel hinzufügen</translation>
    </message>
    <message>
        <source>Remove a rule</source>
        <translation>Regel entfernen</translation>
    </message>
    <message>
        <source>Move a rule</source>
        <translation>Regel verschieben</translation>
    </message>
    <message>
        <source>Change a rule</source>
        <translation>Regel ändern</translation>
    </message>
    <message>
        <source>There is no cell “%1” on this board</source>
        <translation>Es gibt kein Feld „%1“ auf diesem Brett</translation>
    </message>
    <message>
        <source>Rules from a template</source>
        <translation>Regeln aus einer Vorlage</translation>
    </message>
    <message>
        <source>Which piece is royal is not clear; add the rule “Royal groups” and choose it</source>
        <translation>Welche Figur königlich ist, ist nicht klar; die Regel „Königliche Gruppen“ hinzufügen und sie wählen</translation>
    </message>
    <message>
        <source>Mark a royal piece</source>
        <translation>Königliche Figur markieren</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Replaces all rules by those of a family of games; one step to undo</source>
        <translation>Ersetzt alle Regeln durch die einer Spielfamilie; ein Schritt macht es rückgängig</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Rule sheet</source>
        <translation>Regelblatt</translation>
    </message>
    <message>
        <source>Shows the rules as a text to read and to copy</source>
        <translation>Zeigt die Regeln als Text zum Lesen und Kopieren</translation>
    </message>
    <message>
        <source>No player can lose yet. &lt;b&gt;Mark a royal piece&lt;/b&gt; or add another goal.</source>
        <translation>Noch kann kein Spieler verlieren. &lt;b&gt;Eine königliche Figur markieren&lt;/b&gt; oder ein anderes Ziel hinzufügen.</translation>
    </message>
    <message>
        <source>Makes the likeliest piece royal and adds checkmate as an end</source>
        <translation>Macht die wahrscheinlichste Figur königlich und fügt Matt als Ende hinzu</translation>
    </message>
    <message>
        <source>Begin with the rules of a family</source>
        <translation>Mit den Regeln einer Familie beginnen</translation>
    </message>
    <message>
        <source>The rules in plain words</source>
        <translation>Die Regeln in einfachen Worten</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the rule sheet</source>
        <translation>Regelblatt kopieren</translation>
    </message>
    <message>
        <source>Puts the whole sheet on the clipboard</source>
        <translation>Legt das ganze Blatt in die Zwischenablage</translation>
    </message>
    <message>
        <source>Not all is said yet; until then the rule is as it was.</source>
        <translation>Noch ist nicht alles gesagt; bis dahin bleibt die Regel, wie sie war.</translation>
    </message>
    <message>
        <source>Say a rule</source>
        <translation>Regel in Worten</translation>
    </message>
    <message>
        <source>Add a zone</source>
        <translation>Zone hinzufügen</translation>
    </message>
    <message>
        <source>Paint the cells of the new zone; Setup mode leads back to the rule</source>
        <translation>Malen Sie die Felder der neuen Zone; der Modus Aufstellung führt zurück zur Regel</translation>
    </message>
</context>
<context>
    <name>rookery::ScoreCurve</name>
    <message>
        <source>Scores of the game</source>
        <translation>Bewertungen der Partie</translation>
    </message>
    <message>
        <source>No scores yet</source>
        <translation>Noch keine Bewertungen</translation>
    </message>
    <message>
        <source>The upper half is good for the player who begins · click a point, or press Left and Right, to go to its position · a disc with a cross marks a blunder, a triangle a mistake, a diamond a doubtful move</source>
        <translation>Die obere Hälfte ist gut für den Spieler, der beginnt · ein Klick auf einen Punkt oder die Tasten Links und Rechts führen zu seiner Stellung · eine Scheibe mit Kreuz bezeichnet einen groben Fehler, ein Dreieck einen Fehler, eine Raute einen zweifelhaften Zug</translation>
    </message>
</context>
<context>
    <name>rookery::ScoresBox</name>
    <message>
        <source>Score the game</source>
        <translation>Partie bewerten</translation>
    </message>
    <message>
        <source>Looks at each position of the game on show, and for blunders</source>
        <translation>Bewertet jede Stellung der gezeigten Partie und sucht grobe Fehler</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>rookery::SeenByChooser</name>
    <message>
        <source>Seen by</source>
        <translation>Gesehen von</translation>
    </message>
    <message>
        <source>Through whose eyes the board and the record are shown, as the game hides something from its players</source>
        <translation>Mit wessen Augen Brett und Notation gezeigt werden, da das Spiel seinen Spielern etwas verbirgt</translation>
    </message>
    <message>
        <source>Everything is shown</source>
        <translation>Alles wird gezeigt</translation>
    </message>
    <message>
        <source>Seen by %1</source>
        <translation>Gesehen von %1</translation>
    </message>
</context>
<context>
    <name>rookery::SeenGame</name>
    <message>
        <source>It is the turn of %1, and the board shows what %2 sees</source>
        <translation>%1 ist am Zug, und das Brett zeigt, was %2 sieht</translation>
    </message>
    <message>
        <source>This move is refused; try another</source>
        <translation>Dieser Zug wird abgelehnt; versuchen Sie einen anderen</translation>
    </message>
</context>
<context>
    <name>rookery::SentenceChip</name>
    <message>
        <source>Blank: %1</source>
        <translation>Lücke: %1</translation>
    </message>
    <message>
        <source>A click or Enter shows what fits here; Del empties it</source>
        <translation>Ein Klick oder Eingabe zeigt, was hier passt; Entf leert es</translation>
    </message>
</context>
<context>
    <name>rookery::SentenceEditor</name>
    <message>
        <source>Add a line</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>The same as text. Ctrl+Space offers words · Esc puts back what holds</source>
        <translation>Dasselbe als Text. Strg+Leertaste bietet Wörter an · Esc stellt her, was gilt</translation>
    </message>
    <message>
        <source>Not all is said yet; until then the design stays as it was</source>
        <translation>Noch ist nicht alles gesagt; bis dahin bleibt der Entwurf, wie er war</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
</context>
<context>
    <name>rookery::SentenceView</name>
    <message>
        <source>%1. Enter changes it, Delete empties it</source>
        <translation>%1. Eingabe ändert es, Entf leert es</translation>
    </message>
</context>
<context>
    <name>rookery::SettingsDialog</name>
    <message>
        <source>The list of recent files is empty.</source>
        <translation>Die Liste der zuletzt verwendeten Dateien ist leer.</translation>
    </message>
    <message>
        <source>All settings are as they were at first.</source>
        <translation>Alle Einstellungen sind wie am Anfang.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Up and down choose a page of settings</source>
        <translation>Auf und Ab wählen eine Seite der Einstellungen</translation>
    </message>
    <message>
        <source>Keeps the changes and closes</source>
        <translation>Behält die Änderungen und schließt</translation>
    </message>
    <message>
        <source>Puts everything back as it was kept last</source>
        <translation>Setzt alles zurück, wie es zuletzt behalten wurde</translation>
    </message>
    <message>
        <source>Keeps the changes and stays</source>
        <translation>Behält die Änderungen und bleibt</translation>
    </message>
    <message>
        <source>“%1” was not imported: %2</source>
        <translation>„%1“ wurde nicht importiert: %2</translation>
    </message>
    <message>
        <source>The settings of “%1” are in effect; OK keeps them.</source>
        <translation>Die Einstellungen von „%1“ gelten; OK behält sie.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
</context>
<context>
    <name>rookery::SetupPanel</name>
    <message numerus="yes">
        <source>%1: %n piece(s)</source>
        <translation>
            <numerusform>%1: %n Figur</numerusform>
            <numerusform>%1: %n Figuren</numerusform>
        </translation>
    </message>
    <message>
        <source>Name and facing of this player; more players or fewer</source>
        <translation>Name und Blickrichtung dieses Spielers; mehr Spieler oder weniger</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Place pieces of %1 (Tab or Q switches side)</source>
        <translation>Figuren von %1 aufstellen (Tab oder Q wechselt die Seite)</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Radierer</translation>
    </message>
    <message>
        <source>Takes pieces away (X)</source>
        <translation>Nimmt Figuren weg (X)</translation>
    </message>
    <message>
        <source>%1, placed: %2</source>
        <translation>%1, aufgestellt: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Search…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>Search the pieces</source>
        <translation>Figuren suchen</translation>
    </message>
    <message>
        <source>Shows only pieces with this text in their name, or with this letter; Enter chooses the first</source>
        <translation>Zeigt nur Figuren mit diesem Text im Namen oder mit diesem Buchstaben; die Eingabetaste wählt die erste</translation>
    </message>
</context>
<context>
    <name>rookery::SetupTray</name>
    <message>
        <source>In hand, %1:</source>
        <translation>In der Reserve, %1:</translation>
    </message>
    <message>
        <source>%1 in hand: %2</source>
        <translation>%1 in der Reserve: %2</translation>
    </message>
    <message>
        <source>Click puts one more in, the right button or Del takes one out</source>
        <translation>Klick legt eine mehr hinein, die rechte Taste oder Entf nimmt eine heraus</translation>
    </message>
    <message>
        <source>Puts the chosen piece into the hand of %1</source>
        <translation>Legt die gewählte Figur in die Reserve von %1</translation>
    </message>
    <message>
        <source>Put into a hand</source>
        <translation>In eine Reserve legen</translation>
    </message>
    <message>
        <source>Take out of a hand</source>
        <translation>Aus einer Reserve nehmen</translation>
    </message>
</context>
<context>
    <name>rookery::ShareBands</name>
    <message>
        <source>The whiskers hold the true share with 95 % confidence</source>
        <translation>Die Striche enthalten den wahren Anteil mit 95 % Sicherheit</translation>
    </message>
</context>
<context>
    <name>rookery::ShortcutsPage</name>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>Leaves the chosen action without a key</source>
        <translation>Lässt die gewählte Aktion ohne Taste</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Übliche Taste</translation>
    </message>
    <message>
        <source>Gives the chosen action its usual key</source>
        <translation>Gibt der gewählten Aktion ihre übliche Taste</translation>
    </message>
    <message>
        <source>Take it from there</source>
        <translation>Dort wegnehmen</translation>
    </message>
    <message>
        <source>The other action loses the key</source>
        <translation>Die andere Aktion verliert die Taste</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Aktionen und Tasten durchsuchen</translation>
    </message>
    <message>
        <source>Search actions</source>
        <translation>Aktionen durchsuchen</translation>
    </message>
    <message>
        <source>Shows only what has all these words</source>
        <translation>Zeigt nur, was alle diese Wörter hat</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Choose one to give it another key</source>
        <translation>Wählen Sie eine, um ihr eine andere Taste zu geben</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>Press the key; Tab goes on to the next field</source>
        <translation>Drücken Sie die Taste; Tab geht zum nächsten Feld</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <translation>Alle Tasten zurücksetzen</translation>
    </message>
    <message>
        <source>Everything has its usual key</source>
        <translation>Alles hat seine übliche Taste</translation>
    </message>
    <message>
        <source>Key of “%1”</source>
        <translation>Taste von „%1“</translation>
    </message>
    <message>
        <source>%1 is a key of the board itself: %2.</source>
        <translation>%1 ist eine Taste des Bretts selbst: %2.</translation>
    </message>
    <message>
        <source>%1 is the key of “%2” (%3).</source>
        <translation>%1 ist die Taste von „%2“ (%3).</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>In “%1” %2 keeps its meaning: %3.</source>
        <translation>In „%1“ behält %2 seine Bedeutung: %3.</translation>
    </message>
</context>
<context>
    <name>rookery::SolvePage</name>
    <message>
        <source>Prove the position</source>
        <translation>Stellung beweisen</translation>
    </message>
    <message>
        <source>Looks through all that can happen from the position on show on; small games have an answer</source>
        <translation>Durchsucht alles, was ab der gezeigten Stellung geschehen kann; kleine Spiele haben eine Antwort</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10 Sekunden</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 Minute</translation>
    </message>
    <message>
        <source>10 minutes</source>
        <translation>10 Minuten</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>How long the proof may take</source>
        <translation>Wie lange der Beweis dauern darf</translation>
    </message>
    <message>
        <source>Stopped: it is open who wins.</source>
        <translation>Angehalten: Es ist offen, wer gewinnt.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Small games can be proved: who wins under best play, in how many moves, and by which line.</source>
        <translation>Kleine Spiele lassen sich beweisen: wer bei bestem Spiel gewinnt, in wie vielen Zügen und mit welcher Zugfolge.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Wird gesucht…</translation>
    </message>
    <message>
        <source>Looking… %1 moves made</source>
        <translation>Sucht … %1 Züge ausgeführt</translation>
    </message>
    <message>
        <source>Line: %1</source>
        <translation>Zugfolge: %1</translation>
    </message>
    <message>
        <source>Proved by %1.</source>
        <translation>Bewiesen durch %1.</translation>
    </message>
    <message>
        <source>%1 moves made</source>
        <translation>%1 Züge ausgeführt</translation>
    </message>
    <message>
        <source>It is open who wins.</source>
        <translation>Es ist offen, wer gewinnt.</translation>
    </message>
    <message>
        <source>Neither side can win: the game is drawn under best play.</source>
        <translation>Keine Seite kann gewinnen: Bei bestem Spiel endet die Partie remis.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n move(s) of both.</source>
        <translation>
            <numerusform>%1 gewinnt in %n Zug beider.</numerusform>
            <numerusform>%1 gewinnt in %n Zügen beider.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 gewinnt.</translation>
    </message>
    <message>
        <source>It is open whether it can be solved.</source>
        <translation>Es ist offen, ob es lösbar ist.</translation>
    </message>
    <message>
        <source>It cannot be solved.</source>
        <translation>Es ist nicht lösbar.</translation>
    </message>
    <message numerus="yes">
        <source>It can be solved in %n move(s).</source>
        <translation>
            <numerusform>Es ist in %n Zug lösbar.</numerusform>
            <numerusform>Es ist in %n Zügen lösbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>It can be solved.</source>
        <translation>Es ist lösbar.</translation>
    </message>
</context>
<context>
    <name>rookery::SpaceDialog</name>
    <message>
        <source>Drag to turn, wheel to come nearer, click a cell to see what stands there</source>
        <translation>Ziehen dreht, das Rad holt näher heran, ein Klick auf ein Feld zeigt, was dort steht</translation>
    </message>
    <message>
        <source>Turns the board by itself (Space)</source>
        <translation>Dreht das Brett von selbst (Leertaste)</translation>
    </message>
    <message>
        <source>Shows the board as it was seen first (Home)</source>
        <translation>Zeigt das Brett, wie es zuerst zu sehen war (Pos1)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Board in space – %1</source>
        <translation>Brett im Raum – %1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>First view</source>
        <translation>Erste Ansicht</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Copies what is to be seen (Ctrl+C)</source>
        <translation>Kopiert, was zu sehen ist (Strg+C)</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Schließt dieses Fenster</translation>
    </message>
</context>
<context>
    <name>rookery::SpaceView</name>
    <message>
        <source>Board in space</source>
        <translation>Brett im Raum</translation>
    </message>
    <message>
        <source>The arrow keys turn it, plus and minus come nearer and go away</source>
        <translation>Die Pfeiltasten drehen es, Plus und Minus holen es näher und rücken es weg</translation>
    </message>
</context>
<context>
    <name>rookery::StatusLine</name>
    <message>
        <source>Cell under the pointer</source>
        <translation>Feld unter dem Zeiger</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Choose a design to begin with, or make a new one</source>
        <translation>Einen Entwurf wählen, um zu beginnen, oder einen neuen anlegen</translation>
    </message>
    <message>
        <source>Choose a target; the report below it says what it makes of the design</source>
        <translation>Ein Ziel wählen; der Bericht darunter sagt, was es aus dem Entwurf macht</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 von %3)</translation>
    </message>
</context>
<context>
    <name>rookery::TargetList</name>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>What the design can be written for; those with a tick are written again by Ctrl+Shift+E</source>
        <translation>Wofür der Entwurf geschrieben werden kann; die angehakten schreibt Strg+Umschalt+E wieder</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>rookery::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
</context>
<context>
    <name>rookery::TourCallout</name>
    <message>
        <source>Leave</source>
        <translation>Lassen</translation>
    </message>
    <message>
        <source>Ends the tour (Esc)</source>
        <translation>Beendet den Rundgang (Esc)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>Der Schritt davor</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The next step</source>
        <translation>Der nächste Schritt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>rookery::ValuesPage</name>
    <message>
        <source>Measure by games</source>
        <translation>Durch Partien messen</translation>
    </message>
    <message>
        <source>Lets the program play against itself with pieces missing on both sides, and learns from the results what they are worth</source>
        <translation>Lässt das Programm gegen sich selbst spielen, wobei beiden Seiten Figuren fehlen, und lernt aus den Ergebnissen, was sie wert sind</translation>
    </message>
    <message>
        <source>to ± %1</source>
        <translation>auf ± %1</translation>
    </message>
    <message>
        <source>Wanted error</source>
        <translation>Gewünschter Fehler</translation>
    </message>
    <message>
        <source>Games go on until every value is known as well as this, with 95 % confidence</source>
        <translation>Es wird gespielt, bis jeder Wert so genau bekannt ist, mit 95 % Sicherheit</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Durch</translation>
    </message>
    <message>
        <source>Values of pieces</source>
        <translation>Werte der Figuren</translation>
    </message>
    <message>
        <source>What pieces are worth where a rook of chess counts 5, and how far off that may be</source>
        <translation>Was Figuren wert sind, wenn ein Turm im Schach 5 zählt, und wie ungenau das sein kann</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Wird gesucht…</translation>
    </message>
    <message>
        <source>By how far pieces get, where a rook of chess counts 5.</source>
        <translation>Danach, wie weit Figuren kommen, wobei ein Turm im Schach 5 zählt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) at 200 positions a move</source>
        <translation>
            <numerusform>%Ln Partie mit 200 Stellungen je Zug</numerusform>
            <numerusform>%Ln Partien mit 200 Stellungen je Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no piece yet: make one in Pieces mode (F4).</source>
        <translation>Es gibt noch keine Figur: im Figurenmodus (F4) eine anlegen.</translation>
    </message>
    <message>
        <source>Learn by games</source>
        <translation>Durch Partien lernen</translation>
    </message>
    <message>
        <source>Lets the program play against itself and learn what pieces are worth where; it plays by that from then on</source>
        <translation>Lässt das Programm gegen sich selbst spielen und lernen, was Figuren wo wert sind; danach spielt es von da an</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Lets the program play again as if it had not learned</source>
        <translation>Lässt das Programm wieder spielen, als hätte es nichts gelernt</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 Partien</translation>
    </message>
    <message>
        <source>Games to learn from</source>
        <translation>Partien, aus denen gelernt wird</translation>
    </message>
    <message>
        <source>More games teach more; it can be ended at any time</source>
        <translation>Aus mehr Partien lernt es mehr; man kann es jederzeit beenden</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Gelernt</translation>
    </message>
    <message>
        <source>Stop and learn</source>
        <translation>Aufhören und lernen</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 von %2 Partien</translation>
    </message>
    <message>
        <source>Learning…</source>
        <translation>Es lernt …</translation>
    </message>
    <message numerus="yes">
        <source>The program plays by what %Ln game(s) have taught it.</source>
        <translation>
            <numerusform>Das Programm spielt nach dem, was %Ln Partie gelehrt hat.</numerusform>
            <numerusform>Das Programm spielt nach dem, was %Ln Partien gelehrt haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is kept until the design is closed; with “Keep games” on the page Games it stays.</source>
        <translation>Das bleibt, bis der Entwurf geschlossen wird; mit „Partien aufbewahren“ auf der Seite Partien bleibt es für immer.</translation>
    </message>
    <message>
        <source>That comes with the program.</source>
        <translation>Das gehört zum Programm.</translation>
    </message>
    <message>
        <source>%1, about %2 to go</source>
        <translation>%1, noch etwa %2</translation>
    </message>
</context>
<context>
    <name>rookery::ViewSteps</name>
    <message>
        <source>Undo %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Take back a step</source>
        <translation>Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>Back to the game before</source>
        <translation>Zurück zur vorigen Partie</translation>
    </message>
    <message>
        <source>Take back %1</source>
        <translation>%1 zurücknehmen</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Replay %1</source>
        <translation>%1 wiederholen</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>The game is at its start. Play takes back moves; edits of the design are undone in the mode they were made in (F9 leads back).</source>
        <translation>Die Partie ist am Anfang. Der Spielmodus nimmt Züge zurück; Änderungen am Entwurf werden in dem Modus rückgängig gemacht, in dem sie gemacht wurden (F9 führt zurück).</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Wieder ausgeführt: %1</translation>
    </message>
</context>
<context>
    <name>rookery::WelcomePage</name>
    <message>
        <source>Rookery</source>
        <translation>Rookery</translation>
    </message>
    <message>
        <source>Draw a board, say how pieces move, see where they go, play.</source>
        <translation>Ein Brett zeichnen, sagen, wie Figuren ziehen, sehen, wohin sie gehen, spielen.</translation>
    </message>
    <message>
        <source>New design…</source>
        <translation>Neuer Entwurf…</translation>
    </message>
    <message>
        <source>Chooses a board to begin with (Ctrl+N)</source>
        <translation>Wählt ein Brett für den Anfang (Strg+N)</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Opens a design file (Ctrl+O)</source>
        <translation>Öffnet eine Entwurfsdatei (Strg+O)</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>Nothing yet: designs you save appear here.</source>
        <translation>Noch nichts: gespeicherte Entwürfe stehen hier.</translation>
    </message>
    <message>
        <source>A tour of two minutes shows how a game is made.</source>
        <translation>Ein Rundgang von zwei Minuten zeigt, wie ein Spiel entsteht.</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Rundgang machen</translation>
    </message>
    <message>
        <source>Shows the window in eight steps</source>
        <translation>Zeigt das Fenster in acht Schritten</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nein, danke</translation>
    </message>
    <message>
        <source>It stays in the menu Help, and is not offered again</source>
        <translation>Er bleibt im Menü Hilfe und wird nicht wieder angeboten</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Neu hier?</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>Back to the design</source>
        <translation>Zurück zum Entwurf</translation>
    </message>
    <message>
        <source>Shows the designs that are open (Esc)</source>
        <translation>Zeigt die offenen Entwürfe (Esc)</translation>
    </message>
</context>
<context>
    <name>rookery::ZoneMeaningForm</name>
    <message>
        <source>Cells</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Whether the zone is drawn, or which cells it always has: these follow the board when it grows, is joined or turned, and each player&apos;s facing</source>
        <translation>Ob die Zone gezeichnet ist, oder welche Felder sie immer hat: diese folgen dem Brett, wenn es wächst, verbunden oder gedreht wird, und dem Blick jedes Spielers</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezeichnet</translation>
    </message>
    <message>
        <source>Part of the board</source>
        <translation>Teil des Bretts</translation>
    </message>
    <message>
        <source>Whether the zone has these cells or all others</source>
        <translation>Ob die Zone diese Felder hat oder alle anderen</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>How many ranks, files, rings of cells or steps</source>
        <translation>Wie viele Reihen, Linien, Ringe von Feldern oder Schritte</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>The first of the ranks or files, counted from the same edge: 2 of the first ranks is where pawns begin</source>
        <translation>Die erste der Reihen oder Linien, vom selben Rand gezählt: die 2. der ersten Reihen ist, wo Bauern beginnen</translation>
    </message>
    <message>
        <source>Middle files</source>
        <translation>Mittlere Linien</translation>
    </message>
    <message>
        <source>Only so many files in the middle, such as the three of a palace</source>
        <translation>Nur so viele Linien in der Mitte, wie die drei eines Palasts</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Only this level, counted from the player&apos;s first, or below 0 from the last; 0 for all</source>
        <translation>Nur diese Ebene, von der ersten des Spielers gezählt, unter 0 von der letzten; 0 für alle</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>The steps that are counted around the cell</source>
        <translation>Die Schritte, die um das Feld gezählt werden</translation>
    </message>
    <message>
        <source>Around the selected cell</source>
        <translation>Um das gewählte Feld</translation>
    </message>
    <message>
        <source>The zone lies around the cell that is selected on the board</source>
        <translation>Die Zone liegt um das Feld, das auf dem Brett gewählt ist</translation>
    </message>
    <message>
        <source>Turn into drawn cells</source>
        <translation>In gezeichnete Felder umwandeln</translation>
    </message>
    <message>
        <source>The zone keeps the cells that it has now, and no longer follows the board</source>
        <translation>Die Zone behält die Felder, die sie jetzt hat, und folgt dem Brett nicht mehr</translation>
    </message>
    <message>
        <source>Follow the board</source>
        <translation>Dem Brett folgen</translation>
    </message>
    <message>
        <source>The zone follows the board from now on</source>
        <translation>Die Zone folgt von jetzt an dem Brett</translation>
    </message>
    <message>
        <source>Turn a zone into drawn cells</source>
        <translation>Zone in gezeichnete Felder umwandeln</translation>
    </message>
    <message>
        <source>Let a zone follow the board</source>
        <translation>Zone dem Brett folgen lassen</translation>
    </message>
    <message>
        <source>Say what a zone is</source>
        <translation>Sagen, was eine Zone ist</translation>
    </message>
    <message>
        <source>These are %1.</source>
        <translation>Das sind %1.</translation>
    </message>
    <message>
        <source>The zone is %1 from now on, also when the board grows, is joined or turned</source>
        <translation>Die Zone ist von jetzt an %1, auch wenn das Brett wächst, verbunden oder gedreht wird</translation>
    </message>
</context>
<context>
    <name>rookery::ZonePanel</name>
    <message>
        <source>No zones yet. A zone is a named set of cells: a palace, a river, where pawns promote. Press Z and paint one, or add it here.</source>
        <translation>Noch keine Zonen. Eine Zone ist eine benannte Menge von Feldern: ein Palast, ein Fluss, wo Bauern sich umwandeln. Z drücken und eine malen, oder hier hinzufügen.</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Click to choose, double-click or F2 to rename; the box shows or hides the zone</source>
        <translation>Klick wählt, Doppelklick oder F2 benennt um; das Kästchen zeigt oder verbirgt die Zone</translation>
    </message>
    <message>
        <source>Add a zone; it takes the selected cells</source>
        <translation>Zone hinzufügen; sie bekommt die gewählten Felder</translation>
    </message>
    <message>
        <source>Delete this zone; its cells stay</source>
        <translation>Diese Zone löschen; ihre Felder bleiben</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>The lines that fill the zone on the board</source>
        <translation>Die Linien, die die Zone auf dem Brett füllen</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>What the zone changes about the lines between the points: the diagonals of a palace, the gap of a river</source>
        <translation>Was die Zone an den Linien zwischen den Punkten ändert: die Diagonalen eines Palasts, die Lücke eines Flusses</translation>
    </message>
    <message>
        <source>Colour: %1</source>
        <translation>Farbe: %1</translation>
    </message>
    <message>
        <source>Change a zone&apos;s lines</source>
        <translation>Linien einer Zone ändern</translation>
    </message>
    <message>
        <source>For the other players</source>
        <translation>Für die anderen Spieler</translation>
    </message>
    <message>
        <source>Which cells the zone has for players without cells of their own</source>
        <translation>Welche Felder die Zone für Spieler ohne eigene Felder hat</translation>
    </message>
    <message>
        <source>Whose cells</source>
        <translation>Wessen Felder</translation>
    </message>
    <message>
        <source>Whose cells of the zone are shown in full and painted; those of the others have a dotted border</source>
        <translation>Wessen Felder der Zone voll gezeigt und gemalt werden; die der anderen haben einen gepunkteten Rand</translation>
    </message>
    <message>
        <source>No own cells</source>
        <translation>Keine eigenen Felder</translation>
    </message>
    <message>
        <source>The player has the common cells again, turned as the zone says</source>
        <translation>Der Spieler hat wieder die gemeinsamen Felder, gedreht, wie die Zone sagt</translation>
    </message>
    <message>
        <source>Take the selection</source>
        <translation>Auswahl übernehmen</translation>
    </message>
    <message>
        <source>The zone becomes exactly the selected cells</source>
        <translation>Die Zone wird genau die gewählten Felder</translation>
    </message>
    <message>
        <source>Select its cells</source>
        <translation>Ihre Felder auswählen</translation>
    </message>
    <message>
        <source>Selects the cells of this zone</source>
        <translation>Wählt die Felder dieser Zone aus</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>Share a zone another way</source>
        <translation>Zone anders teilen</translation>
    </message>
    <message>
        <source>Share a zone again</source>
        <translation>Zone wieder teilen</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Common cells</source>
        <translation>Gemeinsame Felder</translation>
    </message>
    <message>
        <source>Own cells of %1</source>
        <translation>Eigene Felder von %1</translation>
    </message>
    <message>
        <source>Rename a zone</source>
        <translation>Zone umbenennen</translation>
    </message>
    <message>
        <source>Add a zone</source>
        <translation>Zone hinzufügen</translation>
    </message>
    <message>
        <source>Delete a zone</source>
        <translation>Zone löschen</translation>
    </message>
    <message>
        <source>Draw a zone another way</source>
        <translation>Zone anders zeichnen</translation>
    </message>
    <message>
        <source>Zone from the selection</source>
        <translation>Zone aus der Auswahl</translation>
    </message>
</context>
<context>
    <name>rookery::form</name>
    <message>
        <source>Help for this panel</source>
        <translation>Hilfe zu diesem Bereich</translation>
    </message>
    <message>
        <source>Opens the manual where it explains this panel</source>
        <translation>Öffnet das Handbuch dort, wo es diesen Bereich erklärt</translation>
    </message>
</context>
</TS>
