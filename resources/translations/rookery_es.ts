<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>New design…</source>
        <translation>Diseño nuevo…</translation>
    </message>
    <message>
        <source>Chooses a board for a new design</source>
        <translation>Elige un tablero para un diseño nuevo</translation>
    </message>
    <message>
        <source>New from template…</source>
        <translation>Nuevo desde plantilla…</translation>
    </message>
    <message>
        <source>Shows the welcome page with its gallery</source>
        <translation>Muestra la página de inicio con su galería</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Opens a design file or a file of games</source>
        <translation>Abre un archivo de diseño o de partidas</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Saves the design to its file</source>
        <translation>Guarda el diseño en su archivo</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Saves the design to another file</source>
        <translation>Guarda el diseño en otro archivo</translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>Guardar todo</translation>
    </message>
    <message>
        <source>Saves every changed design</source>
        <translation>Guarda todos los diseños modificados</translation>
    </message>
    <message>
        <source>Description…</source>
        <translation>Descripción…</translation>
    </message>
    <message>
        <source>The design&apos;s name and author, what it is about and who may use it</source>
        <translation>Nombre y autor del diseño, de qué trata y quién puede usarlo</translation>
    </message>
    <message>
        <source>Save a picture…</source>
        <translation>Guardar imagen…</translation>
    </message>
    <message>
        <source>Writes the board as it is shown to an SVG, PNG or PDF file</source>
        <translation>Escribe el tablero tal como se ve en un archivo SVG, PNG o PDF</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Takes a game out of another program&apos;s file or a pasted text</source>
        <translation>Toma un juego del archivo de otro programa o de un texto pegado</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Shows what the design becomes for other programs, and writes it</source>
        <translation>Muestra en qué se convierte el diseño para otros programas y lo escribe</translation>
    </message>
    <message>
        <source>Repeat exports</source>
        <translation>Repetir exportaciones</translation>
    </message>
    <message>
        <source>Writes every target with a tick again, where it was written before</source>
        <translation>Vuelve a escribir cada destino marcado donde se escribió antes</translation>
    </message>
    <message>
        <source>Print or save as PDF…</source>
        <translation>Imprimir o guardar como PDF…</translation>
    </message>
    <message>
        <source>A sheet with the board and how each piece moves</source>
        <translation>Una hoja con el tablero y el movimiento de cada pieza</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Closes this design; asks first if it has unsaved work</source>
        <translation>Cierra este diseño; pregunta antes si hay trabajo sin guardar</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Closes everything; asks first if there is unsaved work</source>
        <translation>Cierra todo; pregunta antes si hay trabajo sin guardar</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Takes back the last step</source>
        <translation>Deshace el último paso</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Does the step again that was taken back</source>
        <translation>Vuelve a hacer el paso deshecho</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copiar imagen</translation>
    </message>
    <message>
        <source>Cut cells</source>
        <translation>Cortar casillas</translation>
    </message>
    <message>
        <source>Takes the selected cells away with their pieces and zones, to be pasted</source>
        <translation>Retira las casillas seleccionadas con sus piezas y zonas, para pegarlas</translation>
    </message>
    <message>
        <source>Copy cells</source>
        <translation>Copiar casillas</translation>
    </message>
    <message>
        <source>Copies the selected cells with their pieces, zones and links</source>
        <translation>Copia las casillas seleccionadas con sus piezas, zonas y enlaces</translation>
    </message>
    <message>
        <source>Paste cells</source>
        <translation>Pegar casillas</translation>
    </message>
    <message>
        <source>Shows the copied cells under the pointer: click or Enter puts them down, R turns, M mirrors</source>
        <translation>Muestra las casillas copiadas bajo el puntero: clic o Intro las coloca, R gira, M refleja</translation>
    </message>
    <message>
        <source>Duplicate cells</source>
        <translation>Duplicar casillas</translation>
    </message>
    <message>
        <source>Copies the selected cells and shows the copy under the pointer</source>
        <translation>Copia las casillas seleccionadas y muestra la copia bajo el puntero</translation>
    </message>
    <message>
        <source>Select all cells</source>
        <translation>Seleccionar todas las casillas</translation>
    </message>
    <message>
        <source>Selects every cell of the board</source>
        <translation>Selecciona todas las casillas del tablero</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>No seleccionar nada</translation>
    </message>
    <message>
        <source>Forgets the selection</source>
        <translation>Olvida la selección</translation>
    </message>
    <message>
        <source>Invert the selection</source>
        <translation>Invertir la selección</translation>
    </message>
    <message>
        <source>Selects what is not selected</source>
        <translation>Selecciona lo que no está seleccionado</translation>
    </message>
    <message>
        <source>Select cells of this colour</source>
        <translation>Seleccionar casillas de este color</translation>
    </message>
    <message>
        <source>Selects every cell that has the colour of the pointed or selected one</source>
        <translation>Selecciona todas las casillas del color de la señalada o seleccionada</translation>
    </message>
    <message>
        <source>Delete the selection</source>
        <translation>Borrar la selección</translation>
    </message>
    <message>
        <source>Removes the selected cells in Board mode, the pieces on them in Setup mode</source>
        <translation>Quita las casillas seleccionadas en el modo Tablero y las piezas que hay en ellas en el modo Colocación</translation>
    </message>
    <message>
        <source>Clear the position</source>
        <translation>Vaciar la posición</translation>
    </message>
    <message>
        <source>Takes every piece off the board</source>
        <translation>Retira todas las piezas del tablero</translation>
    </message>
    <message>
        <source>View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Board mode</source>
        <translation>Modo Tablero</translation>
    </message>
    <message>
        <source>Cells, holes, size and topology</source>
        <translation>Casillas, huecos, tamaño y topología</translation>
    </message>
    <message>
        <source>Directions mode</source>
        <translation>Modo Direcciones</translation>
    </message>
    <message>
        <source>Named directions and the links from cell to cell</source>
        <translation>Direcciones con nombre y los enlaces de casilla a casilla</translation>
    </message>
    <message>
        <source>Pieces mode</source>
        <translation>Modo Piezas</translation>
    </message>
    <message>
        <source>How each piece moves</source>
        <translation>Cómo se mueve cada pieza</translation>
    </message>
    <message>
        <source>Setup mode</source>
        <translation>Modo Colocación</translation>
    </message>
    <message>
        <source>The start position</source>
        <translation>La posición inicial</translation>
    </message>
    <message>
        <source>Play mode</source>
        <translation>Modo Juego</translation>
    </message>
    <message>
        <source>Plays the game by its rules, against a person or a program</source>
        <translation>Juega según sus reglas, contra una persona o un programa</translation>
    </message>
    <message>
        <source>Export mode</source>
        <translation>Modo Exportación</translation>
    </message>
    <message>
        <source>What other programs make of the design</source>
        <translation>En qué convierten el diseño otros programas</translation>
    </message>
    <message>
        <source>Previous mode</source>
        <translation>Modo anterior</translation>
    </message>
    <message>
        <source>Toggles the last two modes</source>
        <translation>Alterna entre los dos últimos modos</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Makes the board larger; the wheel zooms at the pointer</source>
        <translation>Agranda el tablero; la rueda acerca en el punto del puntero</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Makes the board smaller</source>
        <translation>Achica el tablero</translation>
    </message>
    <message>
        <source>Fit the board</source>
        <translation>Ajustar el tablero</translation>
    </message>
    <message>
        <source>Shows the whole board as large as it fits (0)</source>
        <translation>Muestra el tablero entero tan grande como quepa (0)</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>Girar el tablero</translation>
    </message>
    <message>
        <source>Shows the board from the other side</source>
        <translation>Muestra el tablero desde el otro lado</translation>
    </message>
    <message>
        <source>Ghost cells</source>
        <translation>Casillas fantasma</translation>
    </message>
    <message>
        <source>Shows the cells beyond joined edges</source>
        <translation>Muestra las casillas más allá de los bordes unidos</translation>
    </message>
    <message>
        <source>Names on the cells</source>
        <translation>Nombres en las casillas</translation>
    </message>
    <message>
        <source>Writes each cell&apos;s name into its corner</source>
        <translation>Escribe el nombre de cada casilla en su esquina</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>Explains the marks below the board</source>
        <translation>Explica las marcas debajo del tablero</translation>
    </message>
    <message>
        <source>Theme: system</source>
        <translation>Tema: sistema</translation>
    </message>
    <message>
        <source>Colours as the desktop has them</source>
        <translation>Colores como los del escritorio</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>Tema: claro</translation>
    </message>
    <message>
        <source>Dark on light</source>
        <translation>Oscuro sobre claro</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>Tema: oscuro</translation>
    </message>
    <message>
        <source>Light on dark</source>
        <translation>Claro sobre oscuro</translation>
    </message>
    <message>
        <source>Hide the panels</source>
        <translation>Ocultar los paneles</translation>
    </message>
    <message>
        <source>Leaves the whole window to the board; again brings the panels back</source>
        <translation>Deja toda la ventana al tablero; otra vez devuelve los paneles</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>Restablecer la disposición</translation>
    </message>
    <message>
        <source>Puts every panel back where it was at first</source>
        <translation>Devuelve cada panel a su sitio original</translation>
    </message>
    <message>
        <source>Next region</source>
        <translation>Zona siguiente de la ventana</translation>
    </message>
    <message>
        <source>Moves the keyboard to the next part of the window</source>
        <translation>Lleva el teclado a la parte siguiente de la ventana</translation>
    </message>
    <message>
        <source>Previous region</source>
        <translation>Zona anterior de la ventana</translation>
    </message>
    <message>
        <source>Moves the keyboard to the part of the window before</source>
        <translation>Lleva el teclado a la parte anterior de la ventana</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Uses the whole screen; again goes back</source>
        <translation>Usa toda la pantalla; otra vez vuelve atrás</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>&amp;Tablero</translation>
    </message>
    <message>
        <source>Another board…</source>
        <translation>Otro tablero…</translation>
    </message>
    <message>
        <source>Chooses a new board for the same pieces; says first what would go</source>
        <translation>Elige un tablero nuevo para las mismas piezas; antes dice qué se perdería</translation>
    </message>
    <message>
        <source>Next symmetry</source>
        <translation>Simetría siguiente</translation>
    </message>
    <message>
        <source>Strokes and deletions are repeated at the turned or mirrored cells; goes through what the board&apos;s shape allows</source>
        <translation>Los trazos y borrados se repiten en las casillas giradas o reflejadas; recorre lo que permite la forma del tablero</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>&amp;Piezas</translation>
    </message>
    <message>
        <source>New piece</source>
        <translation>Pieza nueva</translation>
    </message>
    <message>
        <source>Makes a piece and opens its movement</source>
        <translation>Crea una pieza y abre su movimiento</translation>
    </message>
    <message>
        <source>Edit how it moves</source>
        <translation>Editar cómo se mueve</translation>
    </message>
    <message>
        <source>Opens the movement of the chosen piece</source>
        <translation>Abre el movimiento de la pieza elegida</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>Shows the rules of the game as sentences that can be changed</source>
        <translation>Muestra las reglas del juego como frases que se pueden cambiar</translation>
    </message>
    <message>
        <source>Switch side</source>
        <translation>Cambiar de bando</translation>
    </message>
    <message>
        <source>Places pieces of the next player</source>
        <translation>Coloca piezas del jugador siguiente</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Begins a game from the start position</source>
        <translation>Empieza una partida desde la posición inicial</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Writes the game with its branches and comments to its file; Open reads games too</source>
        <translation>Escribe la partida con variantes y comentarios en su archivo; «Abrir» también lee partidas</translation>
    </message>
    <message>
        <source>Save the game as…</source>
        <translation>Guardar la partida como…</translation>
    </message>
    <message>
        <source>Writes the game to another file: PGN, or a format of its family</source>
        <translation>Escribe la partida en otro archivo: PGN o un formato de su familia</translation>
    </message>
    <message>
        <source>Take a move back</source>
        <translation>Retirar una jugada</translation>
    </message>
    <message>
        <source>Goes one move back in the game</source>
        <translation>Retrocede una jugada en la partida</translation>
    </message>
    <message>
        <source>Replay a move</source>
        <translation>Repetir una jugada</translation>
    </message>
    <message>
        <source>Goes one move forward in the game</source>
        <translation>Avanza una jugada en la partida</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Makes no move, where the rules allow it</source>
        <translation>No hace ninguna jugada, donde las reglas lo permiten</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Escribir una jugada</translation>
    </message>
    <message>
        <source>Moves the keyboard to the field for moves as text</source>
        <translation>Lleva el teclado al campo para jugadas como texto</translation>
    </message>
    <message>
        <source>Let the program move</source>
        <translation>Que juegue el programa</translation>
    </message>
    <message>
        <source>Lets the program go on for the player whose turn it is</source>
        <translation>Deja que el programa siga por el jugador al que le toca</translation>
    </message>
    <message>
        <source>Stop the program</source>
        <translation>Detener el programa</translation>
    </message>
    <message>
        <source>Stops the program at once; no move is made until you say so</source>
        <translation>Detiene el programa al instante; no juega hasta que usted lo diga</translation>
    </message>
    <message>
        <source>Pin this position</source>
        <translation>Fijar esta posición</translation>
    </message>
    <message>
        <source>Keeps the position with its legal moves in the design as an example; edits that change them are reported</source>
        <translation>Guarda la posición con sus jugadas legales en el diseño como ejemplo; se avisa de los cambios que la alteren</translation>
    </message>
    <message>
        <source>Next design</source>
        <translation>Diseño siguiente</translation>
    </message>
    <message>
        <source>Shows the next tab</source>
        <translation>Muestra la pestaña siguiente</translation>
    </message>
    <message>
        <source>Previous design</source>
        <translation>Diseño anterior</translation>
    </message>
    <message>
        <source>Shows the tab before</source>
        <translation>Muestra la pestaña anterior</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Problema siguiente</translation>
    </message>
    <message>
        <source>Goes to the next problem of the design</source>
        <translation>Va al siguiente problema del diseño</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>Find an action…</source>
        <translation>Buscar una acción…</translation>
    </message>
    <message>
        <source>Lists everything you can do, with its key</source>
        <translation>Enumera todo lo que puede hacer, con su tecla</translation>
    </message>
    <message>
        <source>Help for this mode</source>
        <translation>Ayuda de este modo</translation>
    </message>
    <message>
        <source>About Rookery</source>
        <translation>Acerca de Rookery</translation>
    </message>
    <message>
        <source>Version and license</source>
        <translation>Versión y licencia</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Ajustes…</translation>
    </message>
    <message>
        <source>Appearance, language, keys and files</source>
        <translation>Apariencia, idioma, teclas y archivos</translation>
    </message>
    <message>
        <source>Theme: high contrast</source>
        <translation>Tema: alto contraste</translation>
    </message>
    <message>
        <source>White on black, with an outline around everything</source>
        <translation>Blanco sobre negro, con un contorno alrededor de todo</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Recorrido</translation>
    </message>
    <message>
        <source>Shows in eight steps and two minutes how a game is made</source>
        <translation>Muestra en ocho pasos y dos minutos cómo se hace un juego</translation>
    </message>
    <message>
        <source>Analysis mode</source>
        <translation>Modo Análisis</translation>
    </message>
    <message>
        <source>Best moves, values of pieces, balance and proofs</source>
        <translation>Mejores jugadas, valores de las piezas, equilibrio y pruebas</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jugar ya</translation>
    </message>
    <message>
        <source>The program plays the best move that it has found so far</source>
        <translation>El programa juega la mejor jugada que ha encontrado hasta ahora</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Shows a move that the program would play</source>
        <translation>Muestra una jugada que el programa haría</translation>
    </message>
    <message>
        <source>Explains the panel that has the keyboard, else the present mode</source>
        <translation>Explica el panel que tiene el teclado, o si no el modo actual</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Lists every key, to be searched and printed</source>
        <translation>Muestra todas las teclas, para buscar e imprimir</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>The player to move gives the game up; to take a move back takes that back too</source>
        <translation>El jugador al que le toca abandona la partida; retroceder una jugada también lo deshace</translation>
    </message>
    <message>
        <source>Unrolled board</source>
        <translation>Tablero desenrollado</translation>
    </message>
    <message>
        <source>Repeats a board with joined edges around itself, as a piece sees it</source>
        <translation>Repite un tablero de bordes unidos a su alrededor, como lo ve una pieza</translation>
    </message>
    <message>
        <source>Zones on the board</source>
        <translation>Zonas en el tablero</translation>
    </message>
    <message>
        <source>Draws the zones in every mode, not in Board mode alone</source>
        <translation>Dibuja las zonas en todos los modos, no solo en el modo Tablero</translation>
    </message>
    <message>
        <source>Compare designs…</source>
        <translation>Comparar diseños…</translation>
    </message>
    <message>
        <source>Shows side by side what differs from another design or from what was saved</source>
        <translation>Muestra lado a lado lo que difiere de otro diseño o de lo guardado</translation>
    </message>
    <message>
        <source>Animate moves</source>
        <translation>Animar las jugadas</translation>
    </message>
    <message>
        <source>Lets pieces slide to where a game moves them</source>
        <translation>Hace que las piezas se deslicen hasta donde las lleva la partida</translation>
    </message>
    <message>
        <source>Board in space…</source>
        <translation>Tablero en el espacio…</translation>
    </message>
    <message>
        <source>Shows the board bent until its joined edges meet, or level above level, to be turned</source>
        <translation>Muestra el tablero doblado hasta que sus bordes unidos se tocan, o nivel sobre nivel, para girarlo</translation>
    </message>
    <message>
        <source>Puts the board with its position as text, or the movement, comparison, preview or chart in use, on the clipboard as SVG and PNG</source>
        <translation>Copia al portapapeles, como SVG y PNG, el tablero con su posición como texto, o el movimiento, la comparación, la vista previa o el gráfico en uso</translation>
    </message>
</context>
<context>
    <name>Betza</name>
    <message>
        <source>Wazir: one step orthogonally</source>
        <translation>Visir (Wazir): un paso ortogonal</translation>
    </message>
    <message>
        <source>Ferz: one step diagonally</source>
        <translation>Alferza (Ferz): un paso diagonal</translation>
    </message>
    <message>
        <source>King: one step any way</source>
        <translation>Rey: un paso en cualquier dirección</translation>
    </message>
    <message>
        <source>Rook: slides orthogonally</source>
        <translation>Torre: se desliza en ortogonal</translation>
    </message>
    <message>
        <source>Bishop: slides diagonally</source>
        <translation>Alfil moderno: se desliza en diagonal</translation>
    </message>
    <message>
        <source>Queen: slides any way</source>
        <translation>Dama: se desliza en cualquier dirección</translation>
    </message>
    <message>
        <source>Knight: leaps (1,2)</source>
        <translation>Caballo: salta (1,2)</translation>
    </message>
    <message>
        <source>Dabbaba: leaps (0,2)</source>
        <translation>Dabbaba: salta (0,2)</translation>
    </message>
    <message>
        <source>Alfil: leaps (2,2)</source>
        <translation>Alfil antiguo: salta (2,2)</translation>
    </message>
    <message>
        <source>Camel: leaps (1,3)</source>
        <translation>Camello: salta (1,3)</translation>
    </message>
    <message>
        <source>Zebra: leaps (2,3)</source>
        <translation>Cebra: salta (2,3)</translation>
    </message>
    <message>
        <source>leaps (0,3)</source>
        <translation>salta (0,3)</translation>
    </message>
    <message>
        <source>leaps (3,3)</source>
        <translation>salta (3,3)</translation>
    </message>
    <message>
        <source>leaps (1,3), as C does</source>
        <translation>salta (1,3), como C</translation>
    </message>
    <message>
        <source>leaps (2,3), as Z does</source>
        <translation>salta (2,3), como Z</translation>
    </message>
    <message>
        <source>leaps to any cell</source>
        <translation>salta a cualquier casilla</translation>
    </message>
    <message>
        <source>only moves, never captures</source>
        <translation>solo mueve, nunca captura</translation>
    </message>
    <message>
        <source>only captures</source>
        <translation>solo captura</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>hacia delante</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>hacia atrás</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>hacia la izquierda</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>hacia la derecha</translation>
    </message>
    <message>
        <source>vertically: forward and backward</source>
        <translation>en vertical: adelante y atrás</translation>
    </message>
    <message>
        <source>sideways: left and right</source>
        <translation>de lado: izquierda y derecha</translation>
    </message>
    <message>
        <source>half of the eight leaps, turned one way</source>
        <translation>la mitad de los ocho saltos, en un sentido de giro</translation>
    </message>
    <message>
        <source>only as the first move</source>
        <translation>solo como primera jugada</translation>
    </message>
    <message>
        <source>lame: may be blocked on the way</source>
        <translation>cojo: puede ser bloqueado en el camino</translation>
    </message>
    <message>
        <source>jumps: the cell next to it must be taken</source>
        <translation>salta: la casilla contigua debe estar ocupada</translation>
    </message>
    <message>
        <source>hops over one piece, to any cell behind</source>
        <translation>brinca una pieza, a cualquier casilla de detrás</translation>
    </message>
    <message>
        <source>hops over one piece, to the cell behind</source>
        <translation>brinca una pieza, a la casilla de detrás</translation>
    </message>
    <message>
        <source>crooked: every step turns the other way</source>
        <translation>en zigzag: cada paso gira al otro lado</translation>
    </message>
    <message>
        <source>circular: every step turns the same way</source>
        <translation>circular: cada paso gira al mismo lado</translation>
    </message>
    <message>
        <source>goes round the edges, as on a cylinder</source>
        <translation>rodea los bordes, como en un cilindro</translation>
    </message>
    <message>
        <source>captures its own side&apos;s pieces</source>
        <translation>captura piezas de su propio bando</translation>
    </message>
    <message>
        <source>and then another leg</source>
        <translation>y después otro tramo</translation>
    </message>
    <message>
        <source>the next leg is a slide outward</source>
        <translation>el tramo siguiente se desliza hacia fuera</translation>
    </message>
    <message>
        <source>puts what it captured down where the leg began</source>
        <translation>deja lo capturado donde empezó el tramo</translation>
    </message>
    <message>
        <source>never a royal piece</source>
        <translation>nunca una pieza real</translation>
    </message>
    <message>
        <source>captures in passing</source>
        <translation>captura al paso</translation>
    </message>
    <message>
        <source>captures only a royal piece</source>
        <translation>captura solo una pieza real</translation>
    </message>
    <message>
        <source>borrows the move of the piece there</source>
        <translation>toma prestado el movimiento de la pieza que hay allí</translation>
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
        <translation>Cruz</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Diamante</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Cilindro</translation>
    </message>
    <message>
        <source>Upright cylinder</source>
        <translation>Cilindro vertical</translation>
    </message>
    <message>
        <source>Torus</source>
        <translation>Toro</translation>
    </message>
    <message>
        <source>Moebius strip</source>
        <translation>Banda de Möbius</translation>
    </message>
    <message>
        <source>Klein bottle</source>
        <translation>Botella de Klein</translation>
    </message>
    <message>
        <source>Projective plane</source>
        <translation>Plano proyectivo</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Esfera</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Anillo</translation>
    </message>
    <message>
        <source>Capablanca, large chess, wide</source>
        <translation>Capablanca, ajedrez grande, ancho</translation>
    </message>
    <message>
        <source>Shogi board</source>
        <translation>Tablero de shogi</translation>
    </message>
    <message>
        <source>Japanese chess, nine by nine</source>
        <translation>ajedrez japonés, nueve por nueve</translation>
    </message>
    <message>
        <source>Xiangqi board</source>
        <translation>Tablero de xiangqi</translation>
    </message>
    <message>
        <source>Chinese chess, janggi, points, crossings, intersections</source>
        <translation>ajedrez chino, janggi, puntos, cruces, intersecciones</translation>
    </message>
    <message>
        <source>Go board</source>
        <translation>Tablero de go</translation>
    </message>
    <message>
        <source>weiqi, baduk, gomoku, renju, points, crossings, intersections</source>
        <translation>weiqi, baduk, gomoku, renju, puntos, cruces, intersecciones</translation>
    </message>
    <message>
        <source>Morris board</source>
        <translation>Tablero del molino</translation>
    </message>
    <message>
        <source>mill, merels, nine, points, three squares</source>
        <translation>molino, morris, alquerque de nueve, puntos, tres cuadrados</translation>
    </message>
    <message>
        <source>plus, four players, peg solitaire</source>
        <translation>más, cuatro jugadores, solitario</translation>
    </message>
    <message>
        <source>round, circle, circular, disk</source>
        <translation>redondo, círculo, circular</translation>
    </message>
    <message>
        <source>Octagon</source>
        <translation>Octógono</translation>
    </message>
    <message>
        <source>octagonal, eight sides, cut corners, round</source>
        <translation>octogonal, ocho lados, esquinas cortadas, redondo</translation>
    </message>
    <message>
        <source>lozenge, rhombus, square on its corner</source>
        <translation>rombo, cuadrado sobre su esquina</translation>
    </message>
    <message>
        <source>tube, surface, round, joined sides, wrap</source>
        <translation>tubo, superficie, redondo, lados unidos</translation>
    </message>
    <message>
        <source>tube, surface, round, joined ends, wrap</source>
        <translation>tubo, superficie, redondo, extremos unidos</translation>
    </message>
    <message>
        <source>doughnut, donut, surface, joined on all sides, wrap</source>
        <translation>dónut, rosquilla, superficie, unido por todos los lados</translation>
    </message>
    <message>
        <source>Möbius band, surface, twist, one side</source>
        <translation>cinta de Möbius, superficie, giro, una cara</translation>
    </message>
    <message>
        <source>surface, twist, one side</source>
        <translation>superficie, giro, una cara</translation>
    </message>
    <message>
        <source>ball, globe, planet, surface, round, 3D</source>
        <translation>bola, globo, planeta, superficie, redondo, 3D</translation>
    </message>
    <message>
        <source>Surface of a cube</source>
        <translation>Superficie de un cubo</translation>
    </message>
    <message>
        <source>box, dice, six faces, net, 3D</source>
        <translation>caja, dado, seis caras, desarrollo, 3D</translation>
    </message>
    <message>
        <source>round, circle, circular, annulus, track</source>
        <translation>redondo, círculo, circular, corona, pista</translation>
    </message>
    <message>
        <source>chessboard, draughts, checkers, squares</source>
        <translation>ajedrez, damas, cuadrados</translation>
    </message>
    <message>
        <source>Glinski, McCooey, hexagonal</source>
        <translation>Glinski, McCooey, hexagonal</translation>
    </message>
    <message>
        <source>Abalone, hexagonal</source>
        <translation>Abalone, hexagonal</translation>
    </message>
    <message>
        <source>Hex, connection</source>
        <translation>Hex, conexión</translation>
    </message>
    <message>
        <source>Y, connection</source>
        <translation>Y, conexión</translation>
    </message>
    <message>
        <source>Chinese checkers, halma, six points</source>
        <translation>damas chinas, halma, seis puntas</translation>
    </message>
    <message>
        <source>3D, three dimensions, cube, space, Raumschach, boards</source>
        <translation>3D, tres dimensiones, cubo, espacio, Raumschach, tableros</translation>
    </message>
    <message>
        <source>4D, tesseract, hypercube, space</source>
        <translation>4D, teseracto, hipercubo, espacio</translation>
    </message>
    <message>
        <source>own, any, network, points, nodes, map</source>
        <translation>propio, cualquiera, red, puntos, nodos, mapa</translation>
    </message>
</context>
<context>
    <name>BoardTheme</name>
    <message>
        <source>Wood</source>
        <translation>Madera</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Pizarra</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Impresión</translation>
    </message>
</context>
<context>
    <name>ExportPlan</name>
    <message>
        <source>working out</source>
        <translation>calculando</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacto</translation>
    </message>
    <message>
        <source>exact but for draws</source>
        <translation>exacto salvo las tablas</translation>
    </message>
    <message>
        <source>with differences</source>
        <translation>con diferencias</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>imposible</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Choose by number</source>
        <translation>Elegir por número</translation>
    </message>
    <message>
        <source>Zoom and fit</source>
        <translation>Ampliar y ajustar</translation>
    </message>
    <message>
        <source>The path to the cell under the pointer</source>
        <translation>El camino a la casilla bajo el puntero</translation>
    </message>
    <message>
        <source>Say what the cell under the pointer is</source>
        <translation>Decir qué es la casilla bajo el puntero</translation>
    </message>
    <message>
        <source>Do what a click would</source>
        <translation>Hacer lo que haría un clic</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Mover el cursor</translation>
    </message>
    <message>
        <source>Do what a click would, or move the board while it is held</source>
        <translation>Hacer lo que haría un clic o, mantenida, desplazar el tablero</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>To the start of the game</source>
        <translation>Al principio de la partida</translation>
    </message>
    <message>
        <source>To the end of the game</source>
        <translation>Al final de la partida</translation>
    </message>
    <message>
        <source>Cursor of the board</source>
        <translation>Cursor del tablero</translation>
    </message>
    <message>
        <source>Move it along the fourth axis</source>
        <translation>Moverlo por el cuarto eje</translation>
    </message>
    <message>
        <source>Move it to the end of the line</source>
        <translation>Moverlo al final de la línea</translation>
    </message>
    <message>
        <source>Select cells on its way</source>
        <translation>Seleccionar casillas a su paso</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Rosa de direcciones</translation>
    </message>
    <message>
        <source>Next direction clockwise</source>
        <translation>Dirección siguiente en sentido horario</translation>
    </message>
    <message>
        <source>Next direction counterclockwise</source>
        <translation>Dirección siguiente en sentido antihorario</translation>
    </message>
    <message>
        <source>Take the direction into the group, or out of it</source>
        <translation>Incluir la dirección en el grupo, o sacarla</translation>
    </message>
    <message>
        <source>Aim the direction elsewhere</source>
        <translation>Apuntar la dirección a otro lado</translation>
    </message>
    <message>
        <source>List of directions</source>
        <translation>Lista de direcciones</translation>
    </message>
    <message>
        <source>Move up in the list</source>
        <translation>Subir en la lista</translation>
    </message>
    <message>
        <source>Move down in the list</source>
        <translation>Bajar en la lista</translation>
    </message>
    <message>
        <source>Leap</source>
        <translation>Salto</translation>
    </message>
    <message>
        <source>Ride</source>
        <translation>Desliza</translation>
    </message>
    <message>
        <source>Hurdle</source>
        <translation>Obstáculo</translation>
    </message>
    <message>
        <source>Via</source>
        <translation>Vía</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Amigo</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Enemigo</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Muro</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Move or capture</source>
        <translation>Mover o capturar</translation>
    </message>
    <message>
        <source>Move only</source>
        <translation>Solo mover</translation>
    </message>
    <message>
        <source>Capture only</source>
        <translation>Solo capturar</translation>
    </message>
    <message>
        <source>Next symmetry</source>
        <translation>Simetría siguiente</translation>
    </message>
    <message>
        <source>Pattern painter</source>
        <translation>Pintor de patrones</translation>
    </message>
    <message>
        <source>Paint at the cursor</source>
        <translation>Pintar en el cursor</translation>
    </message>
    <message>
        <source>Erase at the cursor</source>
        <translation>Borrar en el cursor</translation>
    </message>
    <message>
        <source>Draw a leg to the cursor</source>
        <translation>Dibujar un tramo hasta el cursor</translation>
    </message>
    <message>
        <source>Any pieces</source>
        <translation>Cualquier pieza</translation>
    </message>
    <message>
        <source>Enemy at pointer</source>
        <translation>Enemigo en el puntero</translation>
    </message>
    <message>
        <source>Moves that lead to the cell</source>
        <translation>Movimientos que llevan a la casilla</translation>
    </message>
    <message>
        <source>Take the answer that is offered</source>
        <translation>Aceptar la respuesta ofrecida</translation>
    </message>
    <message>
        <source>Next player</source>
        <translation>Jugador siguiente</translation>
    </message>
    <message>
        <source>List of moves and legs</source>
        <translation>Lista de movimientos y tramos</translation>
    </message>
    <message>
        <source>All about the leg</source>
        <translation>Todo sobre el tramo</translation>
    </message>
    <message>
        <source>Change whether it moves or captures</source>
        <translation>Cambiar si mueve o captura</translation>
    </message>
    <message>
        <source>Change how far it goes</source>
        <translation>Cambiar hasta dónde llega</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Pieces mode without a piece</source>
        <translation>Modo Piezas sin pieza</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <translation>Añadir una pieza</translation>
    </message>
    <message>
        <source>Record of the game</source>
        <translation>Registro de la partida</translation>
    </message>
    <message>
        <source>A good move</source>
        <translation>Una buena jugada</translation>
    </message>
    <message>
        <source>A mistake</source>
        <translation>Un error</translation>
    </message>
    <message>
        <source>List of rules</source>
        <translation>Lista de reglas</translation>
    </message>
    <message>
        <source>The rule above</source>
        <translation>La regla de arriba</translation>
    </message>
    <message>
        <source>The rule below</source>
        <translation>La regla de abajo</translation>
    </message>
    <message>
        <source>Change what the rule says</source>
        <translation>Cambiar lo que dice la regla</translation>
    </message>
    <message>
        <source>Board in space</source>
        <translation>Tablero en el espacio</translation>
    </message>
    <message>
        <source>Turn to the left</source>
        <translation>Girar a la izquierda</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>Girar a la derecha</translation>
    </message>
    <message>
        <source>Turn upwards</source>
        <translation>Girar hacia arriba</translation>
    </message>
    <message>
        <source>Turn downwards</source>
        <translation>Girar hacia abajo</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Más cerca</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Más lejos</translation>
    </message>
    <message>
        <source>First view</source>
        <translation>Primera vista</translation>
    </message>
    <message>
        <source>Turn by itself, or stop</source>
        <translation>Girar solo, o parar</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Elegir un color</translation>
    </message>
    <message>
        <source>Moves on the board</source>
        <translation>Jugadas en el tablero</translation>
    </message>
    <message>
        <source>A step of the move back</source>
        <translation>Un paso de la jugada atrás</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>The piece in hand that has this letter</source>
        <translation>La pieza en mano que tiene esta letra</translation>
    </message>
    <message>
        <source>Palette of pieces</source>
        <translation>Paleta de piezas</translation>
    </message>
    <message>
        <source>The piece that has this letter</source>
        <translation>La pieza que tiene esta letra</translation>
    </message>
    <message>
        <source>Test pieces</source>
        <translation>Piezas de prueba</translation>
    </message>
    <message>
        <source>Take all away</source>
        <translation>Quitarlas todas</translation>
    </message>
    <message>
        <source>Tried piece</source>
        <translation>Pieza a prueba</translation>
    </message>
    <message>
        <source>Selected cells</source>
        <translation>Casillas seleccionadas</translation>
    </message>
    <message>
        <source>Turn clockwise</source>
        <translation>Girar en sentido horario</translation>
    </message>
    <message>
        <source>Turn counterclockwise</source>
        <translation>Girar en sentido antihorario</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Reflejar</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>Desplazar un paso</translation>
    </message>
    <message>
        <source>Copy, cut, paste and duplicate</source>
        <translation>Copiar, cortar, pegar y duplicar</translation>
    </message>
</context>
<context>
    <name>KnownPieces</name>
    <message>
        <source>, turned: %1</source>
        <translation>, girada: %1</translation>
    </message>
    <message>
        <source>This is the %1</source>
        <translation>Es la pieza %1</translation>
    </message>
    <message>
        <source>; so moves the %1 too</source>
        <translation>; así se mueve también: %1</translation>
    </message>
    <message>
        <source>, also called %1</source>
        <translation>, también llamado %1</translation>
    </message>
</context>
<context>
    <name>LegSentence</name>
    <message>
        <source>%1 round the edges</source>
        <translation>%1 rodeando los bordes</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>a cualquier parte</translation>
    </message>
    <message>
        <source>as far as the leg before</source>
        <translation>tan lejos como el tramo anterior</translation>
    </message>
    <message>
        <source>one step</source>
        <translation>un paso</translation>
    </message>
    <message>
        <source>over empty cells</source>
        <translation>sobre casillas vacías</translation>
    </message>
    <message>
        <source>%1 steps %2</source>
        <translation>%1 pasos %2</translation>
    </message>
    <message>
        <source>any distance %1</source>
        <translation>cualquier distancia %1</translation>
    </message>
    <message>
        <source>at least %1 steps %2</source>
        <translation>al menos %1 pasos %2</translation>
    </message>
    <message>
        <source>%1 to %2 steps %3</source>
        <translation>de %1 a %2 pasos %3</translation>
    </message>
    <message>
        <source>may stop if it cannot be carried on</source>
        <translation>puede detenerse si no puede continuar</translation>
    </message>
    <message>
        <source>may stop</source>
        <translation>puede detenerse</translation>
    </message>
    <message>
        <source>may go on with leg %1</source>
        <translation>puede seguir con el tramo %1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>Leg %1: %2, %3.</source>
        <translation>Tramo %1: %2, %3.</translation>
    </message>
    <message>
        <source>On an empty cell</source>
        <translation>En una casilla vacía</translation>
    </message>
    <message>
        <source>On an enemy</source>
        <translation>Sobre una pieza enemiga</translation>
    </message>
    <message>
        <source>On a friend</source>
        <translation>Sobre una pieza propia</translation>
    </message>
    <message>
        <source>over any pieces</source>
        <translation>sobre cualquier pieza</translation>
    </message>
    <message>
        <source>captures it</source>
        <translation>la captura</translation>
    </message>
</context>
<context>
    <name>LimitsReport</name>
    <message>
        <source>Writes as much of how it moves as the target can say; again takes that back</source>
        <translation>Escribe de su movimiento tanto como el destino puede decir; otra vez lo deshace</translation>
    </message>
</context>
<context>
    <name>ManualPictures</name>
    <message>
        <source>the board has no cell “%1”</source>
        <translation>el tablero no tiene ninguna casilla «%1»</translation>
    </message>
    <message>
        <source>“piece” and “at” belong together, and “to” needs them</source>
        <translation>«piece» y «at» van juntos, y «to» los necesita</translation>
    </message>
    <message>
        <source>the design has no piece “%1”</source>
        <translation>el diseño no tiene ninguna pieza «%1»</translation>
    </message>
    <message>
        <source>no path leads to %1</source>
        <translation>ningún camino lleva a %1</translation>
    </message>
    <message>
        <source>the board has no direction “%1”</source>
        <translation>el tablero no tiene ninguna dirección «%1»</translation>
    </message>
    <message>
        <source>the longer side has %1 to %2 pixels, not “%3”</source>
        <translation>el lado más largo tiene de %1 a %2 píxeles, no «%3»</translation>
    </message>
    <message>
        <source>“%1” is none of %2</source>
        <translation>«%1» no es ninguno de %2</translation>
    </message>
    <message>
        <source>there is no bundled design “%1”</source>
        <translation>no hay ningún diseño incluido «%1»</translation>
    </message>
    <message>
        <source>No picture %1: %2.</source>
        <translation>Sin imagen %1: %2.</translation>
    </message>
</context>
<context>
    <name>NewPiece</name>
    <message>
        <source>Piece</source>
        <translation>Pieza</translation>
    </message>
    <message>
        <source>New piece</source>
        <translation>Pieza nueva</translation>
    </message>
</context>
<context>
    <name>PieceSheet</name>
    <message>
        <source>Piece sheet</source>
        <translation>Hoja de piezas</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Example %1</source>
        <translation>Ejemplo %1</translation>
    </message>
    <message>
        <source>Left out, since the rules contradict them: %1</source>
        <translation>Omitidos, porque las reglas los contradicen: %1</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>Juega %1.</translation>
    </message>
    <message>
        <source>Legal: %1.</source>
        <translation>Legales: %1.</translation>
    </message>
    <message>
        <source>Not legal: %1.</source>
        <translation>No legales: %1.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sí</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Restaurar valores predeterminados</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>drop, hand, reserve, captured pieces come back</source>
        <translation>poner, mano, reserva, las piezas capturadas vuelven</translation>
    </message>
    <message>
        <source>placing stones, put down</source>
        <translation>poner piedras, colocar</translation>
    </message>
    <message>
        <source>castling, castle</source>
        <translation>enroque, enrocar</translation>
    </message>
    <message>
        <source>en passant, capture in passing</source>
        <translation>al paso, captura al paso</translation>
    </message>
    <message>
        <source>promotion, promote</source>
        <translation>promoción, promover, coronar</translation>
    </message>
    <message>
        <source>capture by jump, jump over, leap over, chain</source>
        <translation>captura por salto, saltar sobre, salto, cadena</translation>
    </message>
    <message>
        <source>compulsory capture, forced capture</source>
        <translation>captura obligatoria, captura forzada</translation>
    </message>
    <message>
        <source>custodian capture, enclose, surround, sandwich</source>
        <translation>captura por custodia, encerrar, rodear, flanquear</translation>
    </message>
    <message>
        <source>outflank, turn over, flip</source>
        <translation>flanquear, voltear, dar la vuelta</translation>
    </message>
    <message>
        <source>explosion, explode</source>
        <translation>explosión, explotar</translation>
    </message>
    <message>
        <source>wall, arrow, blocked cells, burnt cells</source>
        <translation>muro, flecha, casillas bloqueadas, casillas quemadas</translation>
    </message>
    <message>
        <source>gating, pieces come in beside others</source>
        <translation>piezas que entran junto a otras, entrada</translation>
    </message>
    <message>
        <source>mill, three in a row</source>
        <translation>molino, tres en raya</translation>
    </message>
    <message>
        <source>sowing, seeds, pits</source>
        <translation>sembrar, semillas, hoyos</translation>
    </message>
    <message>
        <source>checkmate, check</source>
        <translation>jaque mate, mate, jaque</translation>
    </message>
    <message>
        <source>extinction, capture everything</source>
        <translation>extinción, capturar todo</translation>
    </message>
    <message>
        <source>race, goal, get across</source>
        <translation>carrera, meta, llegar al otro lado</translation>
    </message>
    <message>
        <source>in a row, line up</source>
        <translation>en raya, alinear, en línea</translation>
    </message>
    <message>
        <source>connection, connect, join sides</source>
        <translation>conexión, conectar, unir lados</translation>
    </message>
    <message>
        <source>majority, most pieces win</source>
        <translation>mayoría, gana quien tiene más piezas</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>reglas propias</translation>
    </message>
    <message>
        <source>chance, random, luck</source>
        <translation>azar, suerte, aleatorio</translation>
    </message>
    <message>
        <source>hidden, secret, incomplete information</source>
        <translation>oculto, secreto, información incompleta</translation>
    </message>
    <message>
        <source>hexagonal, hexagons</source>
        <translation>hexagonal, hexágonos</translation>
    </message>
    <message>
        <source>triangular, triangles</source>
        <translation>triangular, triángulos</translation>
    </message>
    <message>
        <source>three dimensions, 3D, levels, space</source>
        <translation>tres dimensiones, 3D, niveles, espacio</translation>
    </message>
    <message>
        <source>four dimensions, 4D, hypercube</source>
        <translation>cuatro dimensiones, 4D, hipercubo</translation>
    </message>
    <message>
        <source>cylinder, joined edges, wrap</source>
        <translation>cilindro, bordes unidos, dar la vuelta</translation>
    </message>
    <message>
        <source>torus, doughnut, joined edges, wrap</source>
        <translation>toro, rosquilla, bordes unidos, dar la vuelta</translation>
    </message>
    <message>
        <source>Moebius strip, joined edges, twist</source>
        <translation>cinta de Moebius, bordes unidos, torsión</translation>
    </message>
    <message>
        <source>Klein bottle, joined edges, twist</source>
        <translation>botella de Klein, bordes unidos, torsión</translation>
    </message>
    <message>
        <source>sphere, ball, globe</source>
        <translation>esfera, bola, globo</translation>
    </message>
    <message>
        <source>round, ring, circular</source>
        <translation>redondo, anillo, circular</translation>
    </message>
    <message>
        <source>points, crossings of lines</source>
        <translation>puntos, cruces de líneas</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>named by the rule</source>
        <translation>nombrada por la regla</translation>
    </message>
    <message>
        <source>in the zone %1 of %2</source>
        <translation>en la zona %1 de %2</translation>
    </message>
    <message>
        <source>a piece that the rule is about</source>
        <translation>una pieza de la que trata la regla</translation>
    </message>
    <message>
        <source>no player</source>
        <translation>ningún jugador</translation>
    </message>
    <message>
        <source>Takes too long to be shown here</source>
        <translation>Tarda demasiado para mostrarse aquí</translation>
    </message>
    <message>
        <source>Point at a cell of the board to see what this gives there</source>
        <translation>Señale una casilla del tablero para ver qué da esto allí</translation>
    </message>
    <message numerus="yes">
        <source>Holds for %n cell(s) here</source>
        <translation>
            <numerusform>Se cumple aquí en %n casilla</numerusform>
            <numerusform>Se cumple aquí en %n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Holds here</source>
        <translation>Se cumple aquí</translation>
    </message>
    <message>
        <source>Does not hold here</source>
        <translation>No se cumple aquí</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>Nada aquí</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation>Aquí: %1</translation>
    </message>
    <message>
        <source>At %1. %2</source>
        <translation>En %1. %2</translation>
    </message>
    <message>
        <source>what this part of the rule gives</source>
        <translation>lo que da esta parte de la regla</translation>
    </message>
    <message>
        <source>Paste a rule</source>
        <translation>Pegar una regla</translation>
    </message>
    <message>
        <source>Add ready rules</source>
        <translation>Añadir reglas listas</translation>
    </message>
    <message>
        <source>Drag a rule here</source>
        <translation>Arrastrar una regla aquí</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Add a cell</source>
        <translation>Añadir una casilla</translation>
    </message>
    <message>
        <source>Move a cell</source>
        <translation>Mover una casilla</translation>
    </message>
    <message>
        <source>Delete a cell</source>
        <translation>Borrar una casilla</translation>
    </message>
    <message>
        <source>Resize the board</source>
        <translation>Cambiar el tamaño del tablero</translation>
    </message>
    <message>
        <source>A free board has no edges: add and delete its cells one by one</source>
        <translation>Un tablero libre no tiene bordes: añada y borre sus casillas una a una</translation>
    </message>
    <message>
        <source>Draw the board flat to drag its edges, or use the numbers in the Board panel</source>
        <translation>Dibuje el tablero plano para arrastrar sus bordes, o use los números del panel Tablero</translation>
    </message>
    <message>
        <source>Colour cells</source>
        <translation>Colorear casillas</translation>
    </message>
    <message>
        <source>Turn forward</source>
        <translation>Girar el avance</translation>
    </message>
    <message>
        <source>Forward as the player faces</source>
        <translation>Avance según mira el jugador</translation>
    </message>
    <message>
        <source>Forward of %1: click turns a cell&apos;s arrow for everyone, with Shift for this player only · sweep gives the same · right button takes it away · Q shows the next player</source>
        <translation>Avance de %1: clic gira la flecha de una casilla para todos, con Mayús solo para este jugador · barrer da la misma · botón derecho la quita · Q muestra el jugador siguiente</translation>
    </message>
    <message>
        <source>Join two edges</source>
        <translation>Unir dos bordes</translation>
    </message>
    <message>
        <source>Join: Enter on the last cell of this edge</source>
        <translation>Unir: Intro en la última casilla de este borde</translation>
    </message>
    <message>
        <source>Join: now sweep the second edge; both begin where they were begun, with Shift the second is turned round · right button forgets the first</source>
        <translation>Unir: ahora barra el segundo borde; ambos empiezan donde empezó el trazo, con Mayús el segundo se invierte · botón derecho olvida el primero</translation>
    </message>
    <message>
        <source>Cut links</source>
        <translation>Cortar enlaces</translation>
    </message>
    <message>
        <source>Draw a link</source>
        <translation>Dibujar un enlace</translation>
    </message>
    <message>
        <source>Cut a link</source>
        <translation>Cortar un enlace</translation>
    </message>
    <message>
        <source>Choose a direction on the compass first</source>
        <translation>Elija primero una dirección en la rosa</translation>
    </message>
    <message>
        <source>Restore links</source>
        <translation>Restaurar enlaces</translation>
    </message>
    <message>
        <source>Restore a link</source>
        <translation>Restaurar un enlace</translation>
    </message>
    <message numerus="yes">
        <source>%1 from %2, %n step(s): %3</source>
        <translation>
            <numerusform>%1 desde %2, %n paso: %3</numerusform>
            <numerusform>%1 desde %2, %n pasos: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Move freely: drag a piece to any cell</source>
        <translation>Mover libremente: arrastre una pieza a cualquier casilla</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>Choose beside the cell, or by a letter</source>
        <translation>Elija junto a la casilla, o con una letra</translation>
    </message>
    <message>
        <source>Choose one of the marked cells</source>
        <translation>Elija una de las casillas marcadas</translation>
    </message>
    <message>
        <source>Backspace takes a step back</source>
        <translation>Retroceso deshace un paso</translation>
    </message>
    <message>
        <source>Move: drag a piece, or click it and then where it goes</source>
        <translation>Mover: arrastre una pieza, o haga clic en ella y luego adonde va</translation>
    </message>
    <message>
        <source>Click a cell to put a piece down there</source>
        <translation>Haga clic en una casilla para poner allí una pieza</translation>
    </message>
    <message>
        <source>Click a piece in hand, or press its letter, and then a cell</source>
        <translation>Haga clic en una pieza en mano, o pulse su letra, y luego en una casilla</translation>
    </message>
    <message>
        <source>Space passes</source>
        <translation>Espacio pasa</translation>
    </message>
    <message>
        <source>Left and Right go through the game</source>
        <translation>Izquierda y Derecha recorren la partida</translation>
    </message>
    <message numerus="yes">
        <source>+%n cell(s)</source>
        <translation>
            <numerusform>+%n casilla</numerusform>
            <numerusform>+%n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill holes</source>
        <translation>Rellenar huecos</translation>
    </message>
    <message>
        <source>Fill a rectangle</source>
        <translation>Rellenar un rectángulo</translation>
    </message>
    <message>
        <source>Remove pieces</source>
        <translation>Quitar piezas</translation>
    </message>
    <message>
        <source>Place pieces</source>
        <translation>Colocar piezas</translation>
    </message>
    <message>
        <source>Place a piece</source>
        <translation>Colocar una pieza</translation>
    </message>
    <message>
        <source>Remove a piece</source>
        <translation>Quitar una pieza</translation>
    </message>
    <message>
        <source>There is no piece yet: make one in Pieces mode (F4)</source>
        <translation>Aún no hay ninguna pieza: cree una en el modo Piezas (F4)</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>Mover una pieza</translation>
    </message>
    <message>
        <source>Paste cells</source>
        <translation>Pegar casillas</translation>
    </message>
    <message>
        <source>Copy cells</source>
        <translation>Copiar casillas</translation>
    </message>
    <message>
        <source>Move cells</source>
        <translation>Mover casillas</translation>
    </message>
    <message>
        <source>Paste: click or Enter puts the cells down · R turns, M mirrors · Esc leaves</source>
        <translation>Pegar: clic o Intro coloca las casillas · R gira, M refleja · Esc sale</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s): drag moves, Ctrl+drag copies · R turns, M mirrors · Alt+arrows nudge · Del removes</source>
        <translation>
            <numerusform>%n casilla: arrastrar mueve, Ctrl+arrastrar copia · R gira, M refleja · Alt+flechas desplazan · Supr borra</numerusform>
            <numerusform>%n casillas: arrastrar mueve, Ctrl+arrastrar copia · R gira, M refleja · Alt+flechas desplazan · Supr borra</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete cells</source>
        <translation>Borrar casillas</translation>
    </message>
    <message>
        <source>Turn cells</source>
        <translation>Girar casillas</translation>
    </message>
    <message>
        <source>Nudge cells</source>
        <translation>Desplazar casillas</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>Select: click a piece to keep its reach on show · drag selects, with Alt freely · hold P over a cell for the path or the reason</source>
        <translation>Seleccionar: clic en una pieza mantiene visible su alcance · arrastrar selecciona, con Alt libremente · mantenga P sobre una casilla para ver el camino o el motivo</translation>
    </message>
    <message>
        <source>Try the piece</source>
        <translation>Probar la pieza</translation>
    </message>
    <message>
        <source>Try: click a cell of the board to stand the piece there · drag from it to draw its move leg by leg · hold P over a cell for the path or the reason · E: an enemy follows the pointer</source>
        <translation>Probar: haga clic en una casilla para poner allí la pieza · arrastre desde ella para dibujar su jugada tramo a tramo · mantenga P sobre una casilla para ver el camino o el motivo · E: un enemigo sigue al puntero</translation>
    </message>
    <message>
        <source>Test pieces</source>
        <translation>Piezas de prueba</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Colocar</translation>
    </message>
    <message>
        <source>Place: click or sweep to put the chosen piece · right button removes · Alt, digits and letters pick · Tab switches side · W tells its moves</source>
        <translation>Colocar: clic o barrido pone la pieza elegida · botón derecho quita · Alt, cifras y letras eligen · Tab cambia de bando · W dice sus movimientos</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Erase: click or sweep to take pieces away · digits and letters pick a piece again</source>
        <translation>Borrar: clic o barrido retira piezas · cifras y letras vuelven a elegir una pieza</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Move: drag a piece, or click it and then where it goes · Backspace takes a step back · Left and Right go through the game · Space passes</source>
        <translation>Mover: arrastre una pieza, o haga clic en ella y luego adonde va · Retroceso deshace un paso · Izquierda y Derecha recorren la partida · Espacio pasa</translation>
    </message>
    <message>
        <source>Fill cells</source>
        <translation>Rellenar casillas</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectángulo</translation>
    </message>
    <message>
        <source>Rectangle: drag over cells to remove them · right button fills holes</source>
        <translation>Rectángulo: arrastre sobre casillas para quitarlas · botón derecho rellena huecos</translation>
    </message>
    <message>
        <source>Add a cell: click beside the board · drag moves a loose cell, with Shift any cell · right button deletes</source>
        <translation>Añadir una casilla: clic junto al tablero · arrastrar mueve una casilla suelta, con Mayús cualquiera · botón derecho borra</translation>
    </message>
    <message>
        <source>Paint zones</source>
        <translation>Pintar zonas</translation>
    </message>
    <message>
        <source>Colour: click or sweep · 1–8 choose the colour · Alt picks it · right button takes it away</source>
        <translation>Color: clic o barrido · 1–8 eligen el color · Alt lo toma · botón derecho lo quita</translation>
    </message>
    <message>
        <source>Grow or crop</source>
        <translation>Ampliar o recortar</translation>
    </message>
    <message>
        <source>Grow or crop: drag an edge of the board · Esc puts it back</source>
        <translation>Ampliar o recortar: arrastre un borde del tablero · Esc lo devuelve</translation>
    </message>
    <message>
        <source>Draw two-way links</source>
        <translation>Dibujar enlaces de ida y vuelta</translation>
    </message>
    <message>
        <source>Draw one-way links</source>
        <translation>Dibujar enlaces de un sentido</translation>
    </message>
    <message>
        <source>Cut: click or sweep over cells to cut their link in this direction · right button restores it</source>
        <translation>Cortar: clic o barrido sobre casillas corta su enlace en esta dirección · botón derecho lo restaura</translation>
    </message>
    <message>
        <source>Join edges</source>
        <translation>Unir bordes</translation>
    </message>
    <message>
        <source>Join: sweep along the cells of one edge, then along those of the other · Shift turns the second round · right button forgets</source>
        <translation>Unir: barra las casillas de un borde y luego las del otro · Mayús invierte el segundo · botón derecho olvida</translation>
    </message>
    <message>
        <source>Forward: click a cell to turn its arrow · sweep gives others the same · Shift only for one player · right button takes it away</source>
        <translation>Avance: clic en una casilla gira su flecha · barrer da la misma a otras · Mayús solo para un jugador · botón derecho la quita</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Follow: click a cell to walk from it in the chosen direction</source>
        <translation>Seguir: clic en una casilla para caminar desde ella en la dirección elegida</translation>
    </message>
    <message>
        <source>Take cells out of a zone</source>
        <translation>Sacar casillas de una zona</translation>
    </message>
    <message>
        <source>Paint a zone</source>
        <translation>Pintar una zona</translation>
    </message>
    <message>
        <source>Zone: the first stroke makes a new zone; name it in the Zones panel</source>
        <translation>Zona: el primer trazo crea una zona nueva; póngale nombre en el panel Zonas</translation>
    </message>
    <message>
        <source>Test pieces: click for an enemy, again for a friend, a wall, a piece of no player, a king, another type, nothing · right button takes away, Del all of them · E: an enemy follows the pointer · no part of the design</source>
        <translation>Piezas de prueba: clic para un enemigo, otra vez para una propia, un muro, una pieza sin jugador, un rey, otro tipo, nada · el botón derecho quita, Supr todas · E: un enemigo sigue al puntero · no son parte del diseño</translation>
    </message>
    <message>
        <source>Two-way link: drag from cell to cell · Ctrl links all on the way · Shift one way · right sweep cuts · 1–9 choose the direction</source>
        <translation>Enlace en ambos sentidos: arrastre de casilla a casilla · Ctrl enlaza todas las del camino · Mayús en un sentido · barrido derecho corta · 1–9 eligen la dirección</translation>
    </message>
    <message>
        <source>One-way link: drag from cell to cell · Ctrl links all on the way · Shift two ways · right sweep cuts · 1–9 choose the direction</source>
        <translation>Enlace en un sentido: arrastre de casilla a casilla · Ctrl enlaza todas las del camino · Mayús en ambos sentidos · barrido derecho corta · 1–9 eligen la dirección</translation>
    </message>
    <message>
        <source>Remove cells</source>
        <translation>Quitar casillas</translation>
    </message>
    <message>
        <source>Remove a rectangle</source>
        <translation>Quitar un rectángulo</translation>
    </message>
    <message>
        <source>Fill: click or sweep over holes to fill them · right button removes cells</source>
        <translation>Rellenar: haga clic o pase sobre los huecos · el botón derecho quita casillas</translation>
    </message>
    <message>
        <source>Remove cells: click or sweep over them · right button fills them again</source>
        <translation>Quitar casillas: haga clic o pase sobre ellas · el botón derecho las rellena de nuevo</translation>
    </message>
    <message>
        <source>long arrow: the traveller&apos;s forward, short arrow: its right</source>
        <translation>flecha larga: el frente del que avanza; flecha corta: su derecha</translation>
    </message>
    <message>
        <source>Zone: click or sweep to paint the chosen zone · right button takes cells out · Shift keeps the stroke straight · Ctrl: a drag paints a rectangle, a click what is enclosed</source>
        <translation>Zona: clic o barrido pinta la zona elegida · botón derecho saca casillas · Mayús mantiene recto el trazo · Ctrl: arrastrar pinta un rectángulo, un clic lo que queda encerrado</translation>
    </message>
    <message>
        <source>Zone %1: click or sweep paints · right button takes out · Shift keeps the stroke straight · Ctrl: a drag paints a rectangle, a click what is enclosed · Alt picks a zone</source>
        <translation>Zona %1: clic o barrido pinta · botón derecho saca · Mayús mantiene recto el trazo · Ctrl: arrastrar pinta un rectángulo, un clic lo que queda encerrado · Alt elige una zona</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>The board</source>
        <translation>El tablero</translation>
    </message>
    <message>
        <source>Sweep over cells to make holes, and over holes to fill them. The panel at the right has the size, and which edges are joined.</source>
        <translation>Pase por encima de las casillas para hacer huecos, y de los huecos para llenarlos. El panel de la derecha tiene el tamaño y qué bordes están unidos.</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>Direcciones</translation>
    </message>
    <message>
        <source>They say what “north” means from every cell. Click a spoke to see its links as arrows; drag from cell to cell for links of your own.</source>
        <translation>Dicen qué significa «norte» desde cada casilla. Un clic en un radio muestra sus enlaces como flechas; arrastre de casilla a casilla para enlaces propios.</translation>
    </message>
    <message>
        <source>A piece</source>
        <translation>Una pieza</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>Adónde va</translation>
    </message>
    <message>
        <source>Point at any piece: discs are moves, rings are captures. Hold P over a cell for the path that leads there, or for what is in the way.</source>
        <translation>Señale una pieza: los discos son movimientos, los anillos son capturas. Mantenga P sobre una casilla para ver el camino que lleva allí, o lo que lo impide.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>The rules are sentences. Choose one to change its words, add more, or begin with those of a family of games.</source>
        <translation>Las reglas son frases. Elija una para cambiar sus palabras, añada más o empiece con las de una familia de juegos.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>Drag a piece on the board to play it. Here you choose who plays, a person or the program, and see every move; all can be taken back.</source>
        <translation>Arrastre una pieza en el tablero para jugarla. Aquí elige quién juega, una persona o el programa, y ve cada jugada; todas se pueden deshacer.</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Otros programas</translation>
    </message>
    <message>
        <source>Each row is a program, a page or a picture that the game can be written for, and says whether it can be said there exactly.</source>
        <translation>Cada fila es un programa, una página o una imagen para la que se puede escribir el juego, y dice si allí se puede decir con exactitud.</translation>
    </message>
    <message>
        <source>That was all</source>
        <translation>Eso fue todo</translation>
    </message>
    <message>
        <source>The modes are up here, and “Find action” knows everything by its name. The manual and this tour are in the menu Help.</source>
        <translation>Los modos están aquí arriba, y «Buscar acción» lo conoce todo por su nombre. El manual y este recorrido están en el menú Ayuda.</translation>
    </message>
    <message>
        <source>Click a cell that the chosen piece shall reach, for a leap; the next cell on the same line asks “Make it a slide?” Notation and sentence below say the same.</source>
        <translation>Haga clic en una casilla que la pieza elegida deba alcanzar, para un salto; la siguiente casilla de la misma línea pregunta «¿Convertirlo en deslizamiento?» La notación y la frase de abajo dicen lo mismo.</translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>today %1</source>
        <translation>hoy %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>ayer %1</translation>
    </message>
</context>
<context>
    <name>Zones</name>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violeta</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>turquesa</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marrón</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectángulo</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Cruz</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Diamante</translation>
    </message>
    <message>
        <source>Octagon</source>
        <translation>Octógono</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Cuadrados</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Triángulos</translation>
    </message>
    <message>
        <source>Levels of squares</source>
        <translation>Niveles de cuadrados</translation>
    </message>
    <message>
        <source>Four dimensions</source>
        <translation>Cuatro dimensiones</translation>
    </message>
    <message>
        <source>Free graph</source>
        <translation>Grafo libre</translation>
    </message>
    <message>
        <source>Every cell</source>
        <translation>Todas las casillas</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Hexágono</translation>
    </message>
    <message>
        <source>Rhombus</source>
        <translation>Rombo</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triángulo</translation>
    </message>
    <message>
        <source>Trapezoid</source>
        <translation>Trapecio</translation>
    </message>
    <message>
        <source>Six-pointed star</source>
        <translation>Estrella de seis puntas</translation>
    </message>
    <message>
        <source>Flat, open edges</source>
        <translation>Plano, bordes abiertos</translation>
    </message>
    <message>
        <source>Cylinder, left and right joined</source>
        <translation>Cilindro, izquierda y derecha unidas</translation>
    </message>
    <message>
        <source>Cylinder, top and bottom joined</source>
        <translation>Cilindro, arriba y abajo unidos</translation>
    </message>
    <message>
        <source>Torus, both pairs joined</source>
        <translation>Toro, ambos pares unidos</translation>
    </message>
    <message>
        <source>Moebius strip, left and right joined with a twist</source>
        <translation>Banda de Möbius, izquierda y derecha unidas con giro</translation>
    </message>
    <message>
        <source>Moebius strip, top and bottom joined with a twist</source>
        <translation>Banda de Möbius, arriba y abajo unidos con giro</translation>
    </message>
    <message>
        <source>Klein bottle, left and right twisted, top and bottom plain</source>
        <translation>Botella de Klein, izquierda y derecha con giro, arriba y abajo sin él</translation>
    </message>
    <message>
        <source>Projective plane, both pairs twisted</source>
        <translation>Plano proyectivo, ambos pares con giro</translation>
    </message>
    <message>
        <source>Sphere, poles above and below</source>
        <translation>Esfera, polos arriba y abajo</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Plano</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Anillo</translation>
    </message>
    <message>
        <source>Levels side by side</source>
        <translation>Niveles uno al lado de otro</translation>
    </message>
    <message>
        <source>Stacked levels</source>
        <translation>Niveles apilados</translation>
    </message>
    <message>
        <source>Chess: a1, b1, c1 ...</source>
        <translation>Ajedrez: a1, b1, c1 ...</translation>
    </message>
    <message>
        <source>Matrix: (row, column) from the top left</source>
        <translation>Matriz: (fila, columna) desde arriba a la izquierda</translation>
    </message>
    <message>
        <source>Shogi: 7f, files from the right, ranks from the top</source>
        <translation>Shogi: 7f, columnas desde la derecha, filas desde arriba</translation>
    </message>
    <message>
        <source>Xiangqi: ranks from 0</source>
        <translation>Xiangqi: filas desde 0</translation>
    </message>
    <message>
        <source>Glinski: file letters without j</source>
        <translation>Glinski: letras de columna sin j</translation>
    </message>
    <message>
        <source>Ring and sector: 3.12</source>
        <translation>Anillo y sector: 3.12</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>On the cells</source>
        <translation>En las casillas</translation>
    </message>
    <message>
        <source>Where the lines cross</source>
        <translation>Donde se cruzan las líneas</translation>
    </message>
    <message>
        <source>Checkered; on hexagons three colours</source>
        <translation>Ajedrezado; en hexágonos, tres colores</translation>
    </message>
    <message>
        <source>Three colours along the diagonals</source>
        <translation>Tres colores a lo largo de las diagonales</translation>
    </message>
    <message>
        <source>All alike</source>
        <translation>Todas iguales</translation>
    </message>
    <message>
        <source>By zone</source>
        <translation>Por zona</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omitida</translation>
    </message>
    <message>
        <source>written as what comes nearest</source>
        <translation>escrita como lo más parecido</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>written again</source>
        <translation>escrita de nuevo</translation>
    </message>
    <message>
        <source>only within</source>
        <translation>solo dentro</translation>
    </message>
    <message>
        <source>only into</source>
        <translation>solo hacia dentro</translation>
    </message>
    <message>
        <source>only out of</source>
        <translation>solo hacia fuera</translation>
    </message>
    <message>
        <source>only from</source>
        <translation>solo desde</translation>
    </message>
    <message>
        <source>any piece</source>
        <translation>cualquier pieza</translation>
    </message>
    <message>
        <source>only pieces of some types</source>
        <translation>solo piezas de algunos tipos</translation>
    </message>
    <message>
        <source>all but pieces of some types</source>
        <translation>todas menos las piezas de algunos tipos</translation>
    </message>
    <message>
        <source>only royal pieces</source>
        <translation>solo piezas reales</translation>
    </message>
    <message>
        <source>only pieces that are not royal</source>
        <translation>solo piezas que no son reales</translation>
    </message>
    <message>
        <source>must be empty</source>
        <translation>debe estar vacía</translation>
    </message>
    <message>
        <source>may be anything</source>
        <translation>puede ser cualquier cosa</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>se queda</translation>
    </message>
    <message>
        <source>is captured</source>
        <translation>es capturada</translation>
    </message>
    <message>
        <source>changes places</source>
        <translation>cambia de sitio</translation>
    </message>
    <message>
        <source>is pushed on</source>
        <translation>es empujada</translation>
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
        <translation>siempre</translation>
    </message>
    <message>
        <source>only while unmoved</source>
        <translation>solo mientras no se haya movido</translation>
    </message>
    <message>
        <source>only while unmoved and out of check</source>
        <translation>solo mientras no se haya movido ni esté en jaque</translation>
    </message>
    <message>
        <source>may be captured</source>
        <translation>puede ser capturada</translation>
    </message>
    <message>
        <source>royal</source>
        <translation>real</translation>
    </message>
    <message>
        <source>from fixed cells</source>
        <translation>desde casillas fijas</translation>
    </message>
    <message>
        <source>from wherever they start on their rank</source>
        <translation>desde donde empiecen en su fila</translation>
    </message>
    <message>
        <source>pieces that have not moved</source>
        <translation>piezas que no se han movido</translation>
    </message>
    <message>
        <source>also pieces dropped where they belong</source>
        <translation>también piezas puestas en su sitio</translation>
    </message>
    <message>
        <source>everybody on any wing</source>
        <translation>todos en cualquier flanco</translation>
    </message>
    <message>
        <source>players on opposite wings</source>
        <translation>jugadores en flancos opuestos</translation>
    </message>
    <message>
        <source>not out of, through or into check</source>
        <translation>ni desde, ni a través, ni hacia el jaque</translation>
    </message>
    <message>
        <source>not into check</source>
        <translation>no hacia el jaque</translation>
    </message>
    <message>
        <source>may be given</source>
        <translation>se puede dar</translation>
    </message>
    <message>
        <source>may not be given</source>
        <translation>no se puede dar</translation>
    </message>
    <message>
        <source>may move away</source>
        <translation>puede apartarse</translation>
    </message>
    <message>
        <source>may not move away</source>
        <translation>no puede apartarse</translation>
    </message>
    <message>
        <source>only where it arrives</source>
        <translation>solo donde llega</translation>
    </message>
    <message>
        <source>on every cell that it goes over</source>
        <translation>en cada casilla por la que pasa</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>en cualquier parte</translation>
    </message>
    <message>
        <source>beside an empty cell</source>
        <translation>junto a una casilla vacía</translation>
    </message>
    <message>
        <source>may capture</source>
        <translation>puede capturar</translation>
    </message>
    <message>
        <source>must capture</source>
        <translation>debe capturar</translation>
    </message>
    <message>
        <source>the most pieces</source>
        <translation>el mayor número de piezas</translation>
    </message>
    <message>
        <source>with a piece of these types</source>
        <translation>con una pieza de estos tipos</translation>
    </message>
    <message>
        <source>pieces of these types as early as possible</source>
        <translation>piezas de estos tipos lo antes posible</translation>
    </message>
    <message>
        <source>next to a piece of one&apos;s own</source>
        <translation>junto a una pieza propia</translation>
    </message>
    <message>
        <source>not next to an enemy</source>
        <translation>no junto a un enemigo</translation>
    </message>
    <message>
        <source>where it encloses enemies</source>
        <translation>donde encierra enemigos</translation>
    </message>
    <message>
        <source>on top of other pieces or on the first rank</source>
        <translation>encima de otras piezas o en la primera fila</translation>
    </message>
    <message>
        <source>where it comes to rest, pushed in from an edge</source>
        <translation>donde queda al empujarla desde un borde</translation>
    </message>
    <message>
        <source>where no piece is in sight along a line</source>
        <translation>donde no hay ninguna pieza a la vista en una línea</translation>
    </message>
    <message>
        <source>may give check and mate</source>
        <translation>puede dar jaque y mate</translation>
    </message>
    <message>
        <source>may not give check</source>
        <translation>no puede dar jaque</translation>
    </message>
    <message>
        <source>may not give mate</source>
        <translation>no puede dar mate</translation>
    </message>
    <message>
        <source>only where it could move on an empty board</source>
        <translation>solo donde podría moverse en un tablero vacío</translation>
    </message>
    <message>
        <source>cells of either colour</source>
        <translation>casillas de cualquier color</translation>
    </message>
    <message>
        <source>not on the colour of another of its type</source>
        <translation>no en el color de otra de su tipo</translation>
    </message>
    <message>
        <source>unpromoted</source>
        <translation>sin promover</translation>
    </message>
    <message>
        <source>unpromoted or promoted</source>
        <translation>sin promover o promovida</translation>
    </message>
    <message>
        <source>only in the very next turn</source>
        <translation>solo en el turno inmediatamente siguiente</translation>
    </message>
    <message>
        <source>until its player moves again</source>
        <translation>hasta que su jugador vuelva a mover</translation>
    </message>
    <message>
        <source>lines of enemies between two friends</source>
        <translation>líneas de enemigos entre dos propias</translation>
    </message>
    <message>
        <source>neighbouring enemies</source>
        <translation>enemigos vecinos</translation>
    </message>
    <message>
        <source>single enemies between two friends</source>
        <translation>enemigos sueltos entre dos propias</translation>
    </message>
    <message>
        <source>single enemies with capturers on every side</source>
        <translation>enemigos sueltos con captores por todos lados</translation>
    </message>
    <message>
        <source>change sides</source>
        <translation>cambian de bando</translation>
    </message>
    <message>
        <source>are captured</source>
        <translation>son capturados</translation>
    </message>
    <message>
        <source>moved or dropped</source>
        <translation>movida o puesta</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>movida</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>puesta</translation>
    </message>
    <message>
        <source>moved along such a line</source>
        <translation>movida por una línea así</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>sola</translation>
    </message>
    <message>
        <source>beside a friend</source>
        <translation>junto a una propia</translation>
    </message>
    <message>
        <source>as in makruk</source>
        <translation>como en makruk</translation>
    </message>
    <message>
        <source>as in ouk chatrang</source>
        <translation>como en ouk chatrang</translation>
    </message>
    <message>
        <source>as in ASEAN chess</source>
        <translation>como en ajedrez ASEAN</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>pierde</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>hace tablas</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>wins with more pieces</source>
        <translation>gana con más piezas</translation>
    </message>
    <message>
        <source>wins with fewer pieces</source>
        <translation>gana con menos piezas</translation>
    </message>
    <message>
        <source>wins with more points</source>
        <translation>gana con más puntos</translation>
    </message>
    <message>
        <source>whatever they are</source>
        <translation>sean las que sean</translation>
    </message>
    <message>
        <source>as many on each side</source>
        <translation>tantas en cada bando</translation>
    </message>
    <message>
        <source>the same on each side</source>
        <translation>las mismas en cada bando</translation>
    </message>
    <message>
        <source>of the same points on each side</source>
        <translation>de los mismos puntos en cada bando</translation>
    </message>
    <message>
        <source>whatever was moved</source>
        <translation>sea lo que sea lo movido</translation>
    </message>
    <message>
        <source>by giving check all the time</source>
        <translation>dando jaque todo el tiempo</translation>
    </message>
    <message>
        <source>by chasing all the time</source>
        <translation>persiguiendo todo el tiempo</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>una al lado de otra</translation>
    </message>
    <message>
        <source>anywhere on one line</source>
        <translation>en cualquier lugar de una línea</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>en cualquier momento</translation>
    </message>
    <message>
        <source>only in check</source>
        <translation>solo en jaque</translation>
    </message>
    <message>
        <source>only in check or without any other move</source>
        <translation>solo en jaque o sin otra jugada</translation>
    </message>
    <message>
        <source>leave the game</source>
        <translation>salen del juego</translation>
    </message>
    <message>
        <source>go to the capturer&apos;s hand</source>
        <translation>van a la mano del captor</translation>
    </message>
    <message>
        <source>as what they were before promotion</source>
        <translation>como lo que eran antes de la promoción</translation>
    </message>
    <message>
        <source>as what they are</source>
        <translation>como lo que son</translation>
    </message>
    <message>
        <source>the pieces in hand</source>
        <translation>las piezas en mano</translation>
    </message>
    <message>
        <source>without end</source>
        <translation>sin fin</translation>
    </message>
    <message>
        <source>counts as moved</source>
        <translation>cuenta como movida</translation>
    </message>
    <message>
        <source>counts as unmoved</source>
        <translation>cuenta como no movida</translation>
    </message>
    <message>
        <source>an enemy outside rows while there is one</source>
        <translation>un enemigo fuera de las filas mientras haya alguno</translation>
    </message>
    <message>
        <source>any enemy</source>
        <translation>cualquier enemigo</translation>
    </message>
    <message>
        <source>with the same result</source>
        <translation>con el mismo resultado</translation>
    </message>
    <message>
        <source>with the same choices</source>
        <translation>con las mismas elecciones</translation>
    </message>
    <message>
        <source>not secret</source>
        <translation>no secreta</translation>
    </message>
    <message>
        <source>until all have moved</source>
        <translation>hasta que todos hayan jugado</translation>
    </message>
    <message>
        <source>until the game is over</source>
        <translation>hasta que termine la partida</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>el juego</translation>
    </message>
    <message>
        <source>every cell</source>
        <translation>cada casilla</translation>
    </message>
    <message>
        <source>every player</source>
        <translation>cada jugador</translation>
    </message>
    <message>
        <source>every piece type</source>
        <translation>cada tipo de pieza</translation>
    </message>
    <message>
        <source>the cell</source>
        <translation>la casilla</translation>
    </message>
    <message>
        <source>the piece on it</source>
        <translation>la pieza que está en ella</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>no se muestra</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>fichas</translation>
    </message>
    <message>
        <source>a bar</source>
        <translation>una barra</translation>
    </message>
    <message>
        <source>a wall</source>
        <translation>un muro</translation>
    </message>
    <message>
        <source>no player</source>
        <translation>ningún jugador</translation>
    </message>
    <message>
        <source>the other players</source>
        <translation>los demás jugadores</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>contadas</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignoradas</translation>
    </message>
    <message>
        <source>ends there</source>
        <translation>termina allí</translation>
    </message>
    <message>
        <source>starts or ends there</source>
        <translation>empieza o termina allí</translation>
    </message>
    <message>
        <source>enters it</source>
        <translation>entra en ella</translation>
    </message>
    <message>
        <source>must promote</source>
        <translation>debe promover</translation>
    </message>
    <message>
        <source>may promote</source>
        <translation>puede promover</translation>
    </message>
    <message>
        <source>may promote, and must where it could never move again</source>
        <translation>puede promover, y debe donde no podría moverse nunca más</translation>
    </message>
    <message>
        <source>by any move</source>
        <translation>con cualquier jugada</translation>
    </message>
    <message>
        <source>by a capture</source>
        <translation>con una captura</translation>
    </message>
    <message>
        <source>as a turn of its own</source>
        <translation>como turno propio</translation>
    </message>
    <message>
        <source>as a turn of its own, in place or with a step that attacks nothing</source>
        <translation>como turno propio, en el sitio o con un paso que no ataca nada</translation>
    </message>
    <message>
        <source>as the others</source>
        <translation>como las demás</translation>
    </message>
    <message>
        <source>anywhere on the board</source>
        <translation>en cualquier parte del tablero</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>only pieces lost before</source>
        <translation>solo piezas perdidas antes</translation>
    </message>
    <message>
        <source>each type by itself</source>
        <translation>cada tipo por separado</translation>
    </message>
    <message>
        <source>all types together</source>
        <translation>todos los tipos juntos</translation>
    </message>
    <message>
        <source>each must be safe</source>
        <translation>cada una debe estar a salvo</translation>
    </message>
    <message>
        <source>one of them must be safe</source>
        <translation>una de ellas debe estar a salvo</translation>
    </message>
    <message>
        <source>counts at once</source>
        <translation>cuenta enseguida</translation>
    </message>
    <message>
        <source>counts from the next turn on</source>
        <translation>cuenta desde el turno siguiente</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>only without any other move</source>
        <translation>solo sin otra jugada</translation>
    </message>
    <message>
        <source>equal turns</source>
        <translation>turnos iguales</translation>
    </message>
    <message>
        <source>each turn one move longer than the last</source>
        <translation>cada turno una jugada más que el anterior</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>termina la partida</translation>
    </message>
    <message>
        <source>leaves the board with all pieces, and the others go on</source>
        <translation>deja el tablero con todas sus piezas, y los demás siguen</translation>
    </message>
    <message>
        <source>leaves all pieces as walls, and the others go on</source>
        <translation>deja todas sus piezas como muros, y los demás siguen</translation>
    </message>
    <message>
        <source>leaves all pieces to be captured, who do nothing any more, and the others go on</source>
        <translation>deja todas sus piezas para ser capturadas, que ya no hacen nada, y los demás siguen</translation>
    </message>
    <message>
        <source>on any empty cell</source>
        <translation>en cualquier casilla vacía</translation>
    </message>
    <message>
        <source>where the piece could move next</source>
        <translation>adonde la pieza podría mover después</translation>
    </message>
    <message>
        <source>on the cell that was left</source>
        <translation>en la casilla que se dejó</translation>
    </message>
    <message>
        <source>at the edge of what is left of the board</source>
        <translation>en el borde de lo que queda del tablero</translation>
    </message>
    <message>
        <source>stays for good</source>
        <translation>se queda para siempre</translation>
    </message>
    <message>
        <source>is the only one and moves</source>
        <translation>es el único y se mueve</translation>
    </message>
    <message>
        <source>with every move</source>
        <translation>con cada jugada</translation>
    </message>
    <message>
        <source>instead of a move</source>
        <translation>en lugar de una jugada</translation>
    </message>
    <message>
        <source>left and right edge joined</source>
        <translation>bordes izquierdo y derecho unidos</translation>
    </message>
    <message>
        <source>all edges joined</source>
        <translation>todos los bordes unidos</translation>
    </message>
    <message>
        <source>orthogonal lines</source>
        <translation>líneas ortogonales</translation>
    </message>
    <message>
        <source>diagonals</source>
        <translation>diagonales</translation>
    </message>
    <message>
        <source>orthogonal lines and diagonals</source>
        <translation>líneas ortogonales y diagonales</translation>
    </message>
    <message>
        <source>as the board lies</source>
        <translation>como está el tablero</translation>
    </message>
    <message>
        <source>a quarter turn clockwise</source>
        <translation>un cuarto de vuelta a la derecha</translation>
    </message>
    <message>
        <source>a half turn</source>
        <translation>media vuelta</translation>
    </message>
    <message>
        <source>a quarter turn anticlockwise</source>
        <translation>un cuarto de vuelta a la izquierda</translation>
    </message>
    <message>
        <source>north and south exchanged</source>
        <translation>norte y sur intercambiados</translation>
    </message>
    <message>
        <source>east and west exchanged</source>
        <translation>este y oeste intercambiados</translation>
    </message>
    <message>
        <source>mirrored in the rising diagonal</source>
        <translation>reflejado en la diagonal ascendente</translation>
    </message>
    <message>
        <source>mirrored in the falling diagonal</source>
        <translation>reflejado en la diagonal descendente</translation>
    </message>
    <message>
        <source>Last ranks</source>
        <translation>Últimas filas</translation>
    </message>
    <message>
        <source>First ranks</source>
        <translation>Primeras filas</translation>
    </message>
    <message>
        <source>Middle ranks</source>
        <translation>Filas centrales</translation>
    </message>
    <message>
        <source>Left files</source>
        <translation>Columnas izquierdas</translation>
    </message>
    <message>
        <source>Right files</source>
        <translation>Columnas derechas</translation>
    </message>
    <message>
        <source>Own half</source>
        <translation>Mitad propia</translation>
    </message>
    <message>
        <source>Opponent&apos;s half</source>
        <translation>Mitad del rival</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Borde</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Esquinas</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Dark cells</source>
        <translation>Casillas oscuras</translation>
    </message>
    <message>
        <source>Light cells</source>
        <translation>Casillas claras</translation>
    </message>
    <message>
        <source>Cells of the third colour</source>
        <translation>Casillas del tercer color</translation>
    </message>
    <message>
        <source>Around a cell</source>
        <translation>Alrededor de una casilla</translation>
    </message>
    <message>
        <source>These cells</source>
        <translation>Estas casillas</translation>
    </message>
    <message>
        <source>All other cells</source>
        <translation>Todas las demás casillas</translation>
    </message>
    <message>
        <source>In any direction</source>
        <translation>En cualquier dirección</translation>
    </message>
    <message>
        <source>Over edges only</source>
        <translation>Solo por los lados</translation>
    </message>
    <message>
        <source>The same cells for every player</source>
        <translation>Las mismas casillas para cada jugador</translation>
    </message>
    <message>
        <source>Turned as each player faces</source>
        <translation>Giradas según mira cada jugador</translation>
    </message>
    <message>
        <source>Those of the board</source>
        <translation>Las del tablero</translation>
    </message>
    <message>
        <source>Two diagonals as well</source>
        <translation>También dos diagonales</translation>
    </message>
    <message>
        <source>None over its border</source>
        <translation>Ninguna a través de su límite</translation>
    </message>
    <message>
        <source>Rising lines</source>
        <translation>Líneas ascendentes</translation>
    </message>
    <message>
        <source>Falling lines</source>
        <translation>Líneas descendentes</translation>
    </message>
    <message>
        <source>Crossing diagonals</source>
        <translation>Diagonales cruzadas</translation>
    </message>
    <message>
        <source>Horizontal lines</source>
        <translation>Líneas horizontales</translation>
    </message>
    <message>
        <source>Vertical lines</source>
        <translation>Líneas verticales</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Cuadrícula</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>to that cell</source>
        <translation>a esa casilla</translation>
    </message>
    <message>
        <source>as far as that cell</source>
        <translation>hasta esa casilla</translation>
    </message>
    <message>
        <source>any distance</source>
        <translation>cualquier distancia</translation>
    </message>
    <message>
        <source>any piece or none</source>
        <translation>cualquier pieza o ninguna</translation>
    </message>
    <message>
        <source>a hurdle</source>
        <translation>un obstáculo</translation>
    </message>
    <message>
        <source>an enemy, taken</source>
        <translation>un enemigo, capturado</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Izquierda y derecha</translation>
    </message>
    <message>
        <source>Forward and back</source>
        <translation>Adelante y atrás</translation>
    </message>
    <message>
        <source>This cell alone</source>
        <translation>Solo esta casilla</translation>
    </message>
    <message>
        <source>One side at a time</source>
        <translation>Un bando cada vez</translation>
    </message>
    <message>
        <source>Both sides, turned as they face</source>
        <translation>Ambos bandos, girados según miran</translation>
    </message>
    <message>
        <source>Both sides, mirrored</source>
        <translation>Ambos bandos, reflejados</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>Jugadas al azar</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Codicioso</translation>
    </message>
    <message>
        <source>Looks ahead (alpha-beta)</source>
        <translation>Mira adelante (alfa-beta)</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>probado</translation>
    </message>
    <message>
        <source>proved but for draws by repetition or counted quiet moves</source>
        <translation>probado salvo tablas por repetición o por jugadas tranquilas contadas</translation>
    </message>
    <message>
        <source>proved in part</source>
        <translation>probado en parte</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>difiere</translation>
    </message>
    <message>
        <source>not installed</source>
        <translation>no instalado</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falló</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>no ejecutado</translation>
    </message>
    <message>
        <source>the whole game</source>
        <translation>el juego entero</translation>
    </message>
    <message>
        <source>board, pieces and setup</source>
        <translation>tablero, piezas y colocación</translation>
    </message>
    <message>
        <source>the start position</source>
        <translation>la posición inicial</translation>
    </message>
    <message>
        <source>pictures and text for people</source>
        <translation>imágenes y texto para personas</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacto</translation>
    </message>
    <message>
        <source>exact but for draws by repetition or counted quiet moves</source>
        <translation>exacto salvo tablas por repetición o por jugadas tranquilas contadas</translation>
    </message>
    <message>
        <source>with differences</source>
        <translation>con diferencias</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>imposible</translation>
    </message>
    <message>
        <source>what is played</source>
        <translation>lo que se juega</translation>
    </message>
    <message>
        <source>draws by repetition or counted quiet moves</source>
        <translation>tablas por repetición o por jugadas tranquilas contadas</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>omitirla</translation>
    </message>
    <message>
        <source>write what comes nearest</source>
        <translation>escribir lo más parecido</translation>
    </message>
    <message>
        <source>choose another target</source>
        <translation>elegir otro destino</translation>
    </message>
    <message>
        <source>castling</source>
        <translation>enroque</translation>
    </message>
    <message>
        <source>null move</source>
        <translation>jugada nula</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>colocación</translation>
    </message>
    <message>
        <source>moves as the last piece did</source>
        <translation>se mueve como la última pieza movida</translation>
    </message>
    <message>
        <source>may be captured in passing</source>
        <translation>puede ser capturada al paso</translation>
    </message>
    <message>
        <source>captures in passing</source>
        <translation>captura al paso</translation>
    </message>
    <message>
        <source>moves as a friend could</source>
        <translation>se mueve como podría una propia</translation>
    </message>
    <message>
        <source>sends a friend on</source>
        <translation>hace seguir a una propia</translation>
    </message>
    <message>
        <source>path</source>
        <translation>camino</translation>
    </message>
    <message>
        <source>legs</source>
        <translation>tramos</translation>
    </message>
    <message>
        <source>Betza</source>
        <translation>Betza</translation>
    </message>
    <message>
        <source>move or capture</source>
        <translation>mover o capturar</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>solo mover</translation>
    </message>
    <message>
        <source>only capture</source>
        <translation>solo capturar</translation>
    </message>
    <message>
        <source>no annotation</source>
        <translation>sin anotación</translation>
    </message>
    <message>
        <source>a good move</source>
        <translation>una buena jugada</translation>
    </message>
    <message>
        <source>an excellent move</source>
        <translation>una jugada excelente</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>un error</translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>un error grave</translation>
    </message>
    <message>
        <source>an interesting move</source>
        <translation>una jugada interesante</translation>
    </message>
    <message>
        <source>a doubtful move</source>
        <translation>una jugada dudosa</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en mano</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>capturada</translation>
    </message>
    <message>
        <source>Classes: where it stays bound</source>
        <translation>Clases: dónde queda confinada</translation>
    </message>
    <message>
        <source>Moves from a cell</source>
        <translation>Jugadas desde una casilla</translation>
    </message>
    <message>
        <source>Parity: cells it changes with every move</source>
        <translation>Paridad: casillas que alternan con cada jugada</translation>
    </message>
    <message>
        <source>Dead cells: no way in or out</source>
        <translation>Casillas muertas: sin entrada o salida</translation>
    </message>
    <message>
        <source>Scalable picture (SVG)</source>
        <translation>Imagen vectorial (SVG)</translation>
    </message>
    <message>
        <source>Pixel picture (PNG)</source>
        <translation>Imagen de píxeles (PNG)</translation>
    </message>
    <message>
        <source>Page (PDF)</source>
        <translation>Página (PDF)</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>Direcciones</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Colocación</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>No symmetry</source>
        <translation>Sin simetría</translation>
    </message>
    <message>
        <source>Sixth turns</source>
        <translation>Sextos de vuelta</translation>
    </message>
    <message>
        <source>Quarter turns</source>
        <translation>Cuartos de vuelta</translation>
    </message>
    <message>
        <source>Third turns</source>
        <translation>Tercios de vuelta</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Media vuelta</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>Reflejar izquierda y derecha</translation>
    </message>
    <message>
        <source>Mirror top and bottom</source>
        <translation>Reflejar arriba y abajo</translation>
    </message>
    <message>
        <source>Mirror both ways</source>
        <translation>Reflejar en ambos sentidos</translation>
    </message>
    <message>
        <source>As the players face</source>
        <translation>Según miran los jugadores</translation>
    </message>
    <message>
        <source>a sixth turn clockwise</source>
        <translation>un sexto de vuelta a la derecha</translation>
    </message>
    <message>
        <source>a third turn clockwise</source>
        <translation>un tercio de vuelta a la derecha</translation>
    </message>
    <message>
        <source>a third turn anticlockwise</source>
        <translation>un tercio de vuelta a la izquierda</translation>
    </message>
    <message>
        <source>a sixth turn anticlockwise</source>
        <translation>un sexto de vuelta a la izquierda</translation>
    </message>
    <message>
        <source>Lost first moves</source>
        <translation>Primeras jugadas perdidas</translation>
    </message>
    <message>
        <source>Pieces that come on one line with certain enemies take their first moves from them.</source>
        <translation>Las piezas que se ponen en línea con ciertos enemigos les quitan sus primeras jugadas.</translation>
    </message>
    <message>
        <source>Blockade</source>
        <translation>Bloqueo</translation>
    </message>
    <message>
        <source>Two pieces in each other&apos;s way may be taken off by an opponent, who moves on.</source>
        <translation>Un rival puede retirar dos piezas que se estorban, y sigue jugando.</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>Enroque</translation>
    </message>
    <message>
        <source>A king and its partner move at once.</source>
        <translation>Un rey y su compañero mueven a la vez.</translation>
    </message>
    <message>
        <source>Pieces do not go where an enemy could capture them.</source>
        <translation>Las piezas no van adonde un enemigo podría capturarlas.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Jaque</translation>
    </message>
    <message>
        <source>Whether check may be given, whether a king may flee from it, and who must not face whom.</source>
        <translation>Si se puede dar jaque, si un rey puede huir de él y quién no debe enfrentarse a quién.</translation>
    </message>
    <message>
        <source>Clearing</source>
        <translation>Despeje</translation>
    </message>
    <message>
        <source>In the first turn a piece is taken off the board.</source>
        <translation>En el primer turno se retira una pieza del tablero.</translation>
    </message>
    <message>
        <source>Mandatory capture</source>
        <translation>Captura obligatoria</translation>
    </message>
    <message>
        <source>Who must capture, and which of several captures.</source>
        <translation>Quién debe capturar, y cuál de varias capturas.</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>Colocaciones</translation>
    </message>
    <message>
        <source>How pieces in hand are dropped.</source>
        <translation>Cómo se ponen en el tablero las piezas en mano.</translation>
    </message>
    <message>
        <source>Mandatory drop</source>
        <translation>Colocación obligatoria</translation>
    </message>
    <message>
        <source>While a player can drop certain pieces, nothing else may be done.</source>
        <translation>Mientras un jugador pueda colocar ciertas piezas, no puede hacer otra cosa.</translation>
    </message>
    <message>
        <source>A piece that has just gone over a cell may be captured there.</source>
        <translation>Una pieza que acaba de pasar por una casilla puede ser capturada allí.</translation>
    </message>
    <message>
        <source>Custodial capture</source>
        <translation>Encierro</translation>
    </message>
    <message>
        <source>Enemies that are enclosed are captured or change sides.</source>
        <translation>Los enemigos encerrados son capturados o cambian de bando.</translation>
    </message>
    <message>
        <source>Board full</source>
        <translation>Tablero lleno</translation>
    </message>
    <message>
        <source>No cell is empty.</source>
        <translation>No hay ninguna casilla vacía.</translation>
    </message>
    <message>
        <source>Castled</source>
        <translation>Enrocado</translation>
    </message>
    <message>
        <source>A player has castled.</source>
        <translation>Un jugador se ha enrocado.</translation>
    </message>
    <message>
        <source>Castling lost</source>
        <translation>Enroque perdido</translation>
    </message>
    <message>
        <source>A player can never castle any more.</source>
        <translation>Un jugador ya no puede enrocarse nunca.</translation>
    </message>
    <message>
        <source>N-check</source>
        <translation>N jaques</translation>
    </message>
    <message>
        <source>A player has given check so many times.</source>
        <translation>Un jugador ha dado tantos jaques.</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Recuento</translation>
    </message>
    <message>
        <source>The weaker side has counted its moves to the end.</source>
        <translation>El bando más débil ha contado sus jugadas hasta el final.</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Finales</translation>
    </message>
    <message>
        <source>What ends the game, and who wins then.</source>
        <translation>Qué termina la partida y quién gana entonces.</translation>
    </message>
    <message>
        <source>Extinction</source>
        <translation>Extinción</translation>
    </message>
    <message>
        <source>A player has too few pieces of some types left.</source>
        <translation>A un jugador le quedan muy pocas piezas de algunos tipos.</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Enfrentamiento</translation>
    </message>
    <message>
        <source>Royal pieces face each other and no one breaks it.</source>
        <translation>Piezas reales se miran de frente y nadie lo rompe.</translation>
    </message>
    <message>
        <source>Insufficient material</source>
        <translation>Material insuficiente</translation>
    </message>
    <message>
        <source>All have had few pieces, in balance, for so many moves.</source>
        <translation>Todos han tenido pocas piezas, en equilibrio, durante tantas jugadas.</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Conexión</translation>
    </message>
    <message>
        <source>A player&apos;s pieces join two zones.</source>
        <translation>Las piezas de un jugador unen dos zonas.</translation>
    </message>
    <message>
        <source>Last survivor</source>
        <translation>Último en pie</translation>
    </message>
    <message>
        <source>All others have lost.</source>
        <translation>Todos los demás han perdido.</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>Mate</translation>
    </message>
    <message>
        <source>The player to move is in check and has no move.</source>
        <translation>El jugador al que le toca está en jaque y no tiene jugada.</translation>
    </message>
    <message>
        <source>Move limit</source>
        <translation>Límite de jugadas</translation>
    </message>
    <message>
        <source>So many moves altogether.</source>
        <translation>Tantas jugadas en total.</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Pases</translation>
    </message>
    <message>
        <source>So many turns in a row were passed.</source>
        <translation>Se pasaron tantos turnos seguidos.</translation>
    </message>
    <message>
        <source>50-move rule</source>
        <translation>Regla de 50 jugadas</translation>
    </message>
    <message>
        <source>So many moves without a capture or a move of some types.</source>
        <translation>Tantas jugadas sin captura ni jugada de algunos tipos.</translation>
    </message>
    <message>
        <source>Goal reached</source>
        <translation>Meta alcanzada</translation>
    </message>
    <message>
        <source>A player&apos;s pieces stand in a zone.</source>
        <translation>Piezas de un jugador están en una zona.</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>A position comes back for the n-th time.</source>
        <translation>Una posición se repite por enésima vez.</translation>
    </message>
    <message>
        <source>N in a row</source>
        <translation>N en raya</translation>
    </message>
    <message>
        <source>A player has so many pieces in a row.</source>
        <translation>Un jugador tiene tantas piezas en línea.</translation>
    </message>
    <message>
        <source>Own condition</source>
        <translation>Condición propia</translation>
    </message>
    <message>
        <source>Whatever the author says in the words of own rules.</source>
        <translation>Lo que diga el autor con las palabras de las reglas propias.</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Ahogado</translation>
    </message>
    <message>
        <source>The player to move is not in check and has no move.</source>
        <translation>El jugador al que le toca no está en jaque y no tiene jugada.</translation>
    </message>
    <message>
        <source>Shuffling</source>
        <translation>Ida y vuelta</translation>
    </message>
    <message>
        <source>A player has moved one piece to and fro so many times in a row.</source>
        <translation>Un jugador ha movido una pieza de ida y vuelta tantas veces seguidas.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Intercambio</translation>
    </message>
    <message>
        <source>A piece changes places with a friend, so many times in a game.</source>
        <translation>Una pieza cambia de sitio con una propia, tantas veces en una partida.</translation>
    </message>
    <message>
        <source>Explosions</source>
        <translation>Explosiones</translation>
    </message>
    <message>
        <source>A capture removes the neighbours too.</source>
        <translation>Una captura retira también a los vecinos.</translation>
    </message>
    <message>
        <source>Flying</source>
        <translation>Vuelo</translation>
    </message>
    <message>
        <source>Pieces go to any empty cell while their player has few of them.</source>
        <translation>Las piezas van a cualquier casilla vacía mientras su jugador tenga pocas.</translation>
    </message>
    <message>
        <source>Gating</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>A piece from the hand comes in on a cell that is left for the first time.</source>
        <translation>Una pieza en mano entra en una casilla que se deja por primera vez.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Where captured pieces go, and how many pieces a player has to drop.</source>
        <translation>Adónde van las piezas capturadas y cuántas piezas tiene un jugador para poner.</translation>
    </message>
    <message>
        <source>Immunity</source>
        <translation>Inmunidad</translation>
    </message>
    <message>
        <source>Pieces of some types do not capture those of others.</source>
        <translation>Las piezas de algunos tipos no capturan las de otros.</translation>
    </message>
    <message>
        <source>Mills</source>
        <translation>Molinos</translation>
    </message>
    <message>
        <source>A new row of pieces takes an enemy off the board.</source>
        <translation>Una nueva línea de piezas retira un enemigo del tablero.</translation>
    </message>
    <message>
        <source>Own bans</source>
        <translation>Prohibiciones propias</translation>
    </message>
    <message>
        <source>Moves are not allowed where something holds before or after them.</source>
        <translation>No se permiten jugadas donde algo se cumple antes o después.</translation>
    </message>
    <message>
        <source>Own effects</source>
        <translation>Efectos propios</translation>
    </message>
    <message>
        <source>Something is done after a move.</source>
        <translation>Algo ocurre después de una jugada.</translation>
    </message>
    <message>
        <source>Own moves</source>
        <translation>Jugadas propias</translation>
    </message>
    <message>
        <source>In place of a move a player chooses, and then something is done.</source>
        <translation>En lugar de una jugada un jugador elige, y luego algo ocurre.</translation>
    </message>
    <message>
        <source>Own numbers</source>
        <translation>Números propios</translation>
    </message>
    <message>
        <source>A number on every cell, player or piece type, or one of the game, that own rules read and change.</source>
        <translation>Un número en cada casilla, jugador o tipo de pieza, o uno del juego, que las reglas propias leen y cambian.</translation>
    </message>
    <message>
        <source>Own words</source>
        <translation>Palabras propias</translation>
    </message>
    <message>
        <source>A phrase with a name, which other own rules use.</source>
        <translation>Una expresión con nombre, que usan otras reglas propias.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>When a player may leave a turn out, and who may.</source>
        <translation>Cuándo un jugador puede dejar pasar un turno, y quién.</translation>
    </message>
    <message>
        <source>Petrification</source>
        <translation>Petrificación</translation>
    </message>
    <message>
        <source>A piece that captures turns into a wall.</source>
        <translation>Una pieza que captura se convierte en un muro.</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>Promoción</translation>
    </message>
    <message>
        <source>Pieces become others, where and by which moves they must or may.</source>
        <translation>Las piezas se convierten en otras, dónde y con qué jugadas deben o pueden.</translation>
    </message>
    <message>
        <source>Royal groups</source>
        <translation>Grupos reales</translation>
    </message>
    <message>
        <source>Pieces that must not be left to capture, where a royal piece type does not say enough.</source>
        <translation>Piezas que no se deben dejar capturar, donde un tipo de pieza real no basta.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>What pieces are worth when points decide, and who wins a draw.</source>
        <translation>Cuánto valen las piezas cuando deciden los puntos, y quién gana unas tablas.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Who moves when, how many moves a turn has, and who begins.</source>
        <translation>Quién mueve y cuándo, cuántas jugadas tiene un turno y quién empieza.</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Muros</translation>
    </message>
    <message>
        <source>Turns end with a wall on a cell, or move one.</source>
        <translation>Los turnos terminan con un muro en una casilla, o mueven uno.</translation>
    </message>
    <message>
        <source>Which pieces the rule is about</source>
        <translation>De qué piezas trata la regla</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Which players the rule is about</source>
        <translation>De qué jugadores trata la regla</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Cómo se cuentan</translation>
    </message>
    <message>
        <source>How pieces of several types are counted</source>
        <translation>Cómo se cuentan piezas de varios tipos</translation>
    </message>
    <message>
        <source>Safety</source>
        <translation>Seguridad</translation>
    </message>
    <message>
        <source>What has to be safe</source>
        <translation>Qué debe estar a salvo</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Along which lines the rule looks</source>
        <translation>A lo largo de qué líneas mira la regla</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Compañero</translation>
    </message>
    <message>
        <source>Pieces involved</source>
        <translation>Piezas implicadas</translation>
    </message>
    <message>
        <source>Which pieces it is about</source>
        <translation>De qué piezas se trata</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Points for each piece on the board</source>
        <translation>Puntos por cada pieza en el tablero</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>Capturas</translation>
    </message>
    <message>
        <source>Points for each piece captured, to the capturer</source>
        <translation>Puntos por cada pieza capturada, para el captor</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Whom it is about</source>
        <translation>De quién se trata</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>Víctimas</translation>
    </message>
    <message>
        <source>Who may be captured</source>
        <translation>Quién puede ser capturado</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zona</translation>
    </message>
    <message>
        <source>The cells where it happens; none: the whole board</source>
        <translation>Las casillas donde ocurre; ninguna: todo el tablero</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Pieza</translation>
    </message>
    <message>
        <source>Of which type</source>
        <translation>De qué tipo</translation>
    </message>
    <message>
        <source>Captured pieces</source>
        <translation>Piezas capturadas</translation>
    </message>
    <message>
        <source>Where they go</source>
        <translation>Adónde van</translation>
    </message>
    <message>
        <source>Come to hand</source>
        <translation>Llegan a la mano</translation>
    </message>
    <message>
        <source>As what a promoted piece comes to hand</source>
        <translation>Como qué llega a la mano una pieza promovida</translation>
    </message>
    <message>
        <source>In what form a piece is dropped</source>
        <translation>En qué forma se pone una pieza</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>On which cells it happens</source>
        <translation>En qué casillas ocurre</translation>
    </message>
    <message>
        <source>Capturers</source>
        <translation>Captores</translation>
    </message>
    <message>
        <source>Who captures</source>
        <translation>Quién captura</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Protección</translation>
    </message>
    <message>
        <source>Whether the new wall keeps checks off already in the same move</source>
        <translation>Si el muro nuevo ya detiene jaques en la misma jugada</translation>
    </message>
    <message>
        <source>Left at most</source>
        <translation>Como mucho quedan</translation>
    </message>
    <message>
        <source>So many pieces, those in hand included</source>
        <translation>Tantas piezas, incluidas las de la mano</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántas</translation>
    </message>
    <message>
        <source>How many are needed</source>
        <translation>Cuántas hacen falta</translation>
    </message>
    <message>
        <source>May be answered</source>
        <translation>Se puede responder</translation>
    </message>
    <message>
        <source>Whether, or by whom, the same may be done once more for a draw</source>
        <translation>Si, o por quién, se puede hacer lo mismo una vez más para lograr tablas</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>How many pieces in a row</source>
        <translation>Cuántas piezas en línea</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Flancos</translation>
    </message>
    <message>
        <source>Letters of the wings, separated by spaces; none: any</source>
        <translation>Letras de los flancos, separadas por espacios; ninguna: cualquiera</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>After so many</source>
        <translation>Después de tantas</translation>
    </message>
    <message>
        <source>Only where these lead to, as the player of the pieces sees them; none: along the lines</source>
        <translation>Solo adonde llevan estas, como las ve el jugador de las piezas; ninguna: a lo largo de las líneas</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Puntos extra</translation>
    </message>
    <message>
        <source>Points of players in addition to those of their pieces</source>
        <translation>Puntos de jugadores además de los de sus piezas</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Objetivos</translation>
    </message>
    <message>
        <source>Whose first moves are lost</source>
        <translation>Quién pierde sus primeras jugadas</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letra</translation>
    </message>
    <message>
        <source>The wing&apos;s letter in positions, a capital</source>
        <translation>La letra del flanco en posiciones, mayúscula</translation>
    </message>
    <message>
        <source>King on</source>
        <translation>Rey en</translation>
    </message>
    <message>
        <source>Where the king stands at the start</source>
        <translation>Dónde está el rey al principio</translation>
    </message>
    <message>
        <source>Partner on</source>
        <translation>Compañero en</translation>
    </message>
    <message>
        <source>Where its partner stands at the start</source>
        <translation>Dónde está su compañero al principio</translation>
    </message>
    <message>
        <source>King goes to</source>
        <translation>El rey va a</translation>
    </message>
    <message>
        <source>Where the king arrives</source>
        <translation>Adónde llega el rey</translation>
    </message>
    <message>
        <source>Partner goes to</source>
        <translation>El compañero va a</translation>
    </message>
    <message>
        <source>Where its partner arrives</source>
        <translation>Adónde llega su compañero</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Rey</translation>
    </message>
    <message>
        <source>Who castles; none named: a royal piece</source>
        <translation>Quién se enroca; ninguno: una pieza real</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>Formas</translation>
    </message>
    <message>
        <source>The ways in which players may castle</source>
        <translation>Las formas en que los jugadores pueden enrocarse</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Whether king and partner castle from fixed cells</source>
        <translation>Si rey y compañero se enrocan desde casillas fijas</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Derechos</translation>
    </message>
    <message>
        <source>What castling leaves of the other players&apos; rights</source>
        <translation>Qué deja el enroque de los derechos de los demás jugadores</translation>
    </message>
    <message>
        <source>Whether a move may give check</source>
        <translation>Si una jugada puede dar jaque</translation>
    </message>
    <message>
        <source>Royal piece in check</source>
        <translation>Pieza real en jaque</translation>
    </message>
    <message>
        <source>Whether it may move away</source>
        <translation>Si puede apartarse</translation>
    </message>
    <message>
        <source>Royal piece on its way</source>
        <translation>Pieza real en camino</translation>
    </message>
    <message>
        <source>Where a royal piece that moves has to be safe</source>
        <translation>Dónde debe estar a salvo una pieza real que mueve</translation>
    </message>
    <message>
        <source>Must not face</source>
        <translation>No deben enfrentarse</translation>
    </message>
    <message>
        <source>Pieces that must not see each other along a line</source>
        <translation>Piezas que no deben verse a lo largo de una línea</translation>
    </message>
    <message>
        <source>What decides between captures</source>
        <translation>Qué decide entre capturas</translation>
    </message>
    <message>
        <source>Each counts</source>
        <translation>Cada una cuenta</translation>
    </message>
    <message>
        <source>What a piece of these types counts</source>
        <translation>Cuánto cuenta una pieza de estos tipos</translation>
    </message>
    <message>
        <source>Other pieces</source>
        <translation>Otras piezas</translation>
    </message>
    <message>
        <source>Counted differently</source>
        <translation>Contadas de otro modo</translation>
    </message>
    <message>
        <source>What a piece of the other types counts</source>
        <translation>Cuánto cuenta una pieza de los otros tipos</translation>
    </message>
    <message>
        <source>Whether a player must capture</source>
        <translation>Si un jugador debe capturar</translation>
    </message>
    <message>
        <source>Which capture</source>
        <translation>Qué captura</translation>
    </message>
    <message>
        <source>Wishes that decide between captures, the first before the others</source>
        <translation>Deseos que deciden entre capturas, el primero antes que los demás</translation>
    </message>
    <message>
        <source>First in</source>
        <translation>Primero en</translation>
    </message>
    <message>
        <source>Instead of the zone, while this one has empty cells</source>
        <translation>En vez de la zona, mientras esta tenga casillas vacías</translation>
    </message>
    <message>
        <source>What has to be around the cell</source>
        <translation>Qué debe haber alrededor de la casilla</translation>
    </message>
    <message>
        <source>Check and mate</source>
        <translation>Jaque y mate</translation>
    </message>
    <message>
        <source>What the piece dropped may attack</source>
        <translation>Qué puede atacar la pieza puesta</translation>
    </message>
    <message>
        <source>Whether the piece must be able to move from its cell</source>
        <translation>Si la pieza debe poder moverse desde su casilla</translation>
    </message>
    <message>
        <source>On one file</source>
        <translation>En una columna</translation>
    </message>
    <message>
        <source>At most so many pieces of the same type and player</source>
        <translation>Como mucho tantas piezas del mismo tipo y jugador</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Whether the cell&apos;s colour matters</source>
        <translation>Si importa el color de la casilla</translation>
    </message>
    <message>
        <source>Takers</source>
        <translation>Quiénes capturan</translation>
    </message>
    <message>
        <source>Who may capture</source>
        <translation>Quién puede capturar</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>How long a piece that has passed a cell may be captured there</source>
        <translation>Cuánto tiempo una pieza que ha pasado por una casilla puede ser capturada allí</translation>
    </message>
    <message>
        <source>Backing</source>
        <translation>Apoyo</translation>
    </message>
    <message>
        <source>What may stand at the other end</source>
        <translation>Qué puede haber en el otro extremo</translation>
    </message>
    <message>
        <source>Helpers</source>
        <translation>Ayudantes</translation>
    </message>
    <message>
        <source>Who may stand at the other end besides</source>
        <translation>Quién más puede estar en el otro extremo</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Which enemies are enclosed</source>
        <translation>Qué enemigos quedan encerrados</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Ellos</translation>
    </message>
    <message>
        <source>What happens to the enclosed enemies</source>
        <translation>Qué pasa con los enemigos encerrados</translation>
    </message>
    <message>
        <source>Arrival</source>
        <translation>Llegada</translation>
    </message>
    <message>
        <source>What sort of arrival counts</source>
        <translation>Qué tipo de llegada cuenta</translation>
    </message>
    <message>
        <source>Hostile cells</source>
        <translation>Casillas hostiles</translation>
    </message>
    <message>
        <source>Empty cells that count as capturers</source>
        <translation>Casillas vacías que cuentan como captores</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Lado</translation>
    </message>
    <message>
        <source>Castlers</source>
        <translation>Quiénes se enrocan</translation>
    </message>
    <message>
        <source>Who castles</source>
        <translation>Quién se enroca</translation>
    </message>
    <message>
        <source>Each at least</source>
        <translation>De cada uno al menos</translation>
    </message>
    <message>
        <source>So many pieces of each of these types</source>
        <translation>Tantas piezas de cada uno de estos tipos</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Which counting rule</source>
        <translation>Qué regla de recuento</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Peones</translation>
    </message>
    <message>
        <source>While these are on the board no player counts</source>
        <translation>Mientras estos estén en el tablero ningún jugador cuenta</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>How far a single piece counts against which pieces; the first row that fits</source>
        <translation>Hasta dónde cuenta una pieza sola contra qué piezas; la primera fila que encaje</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>What ends the game</source>
        <translation>Qué termina la partida</translation>
    </message>
    <message>
        <source>That player</source>
        <translation>Ese jugador</translation>
    </message>
    <message>
        <source>What the end means for the player it is about</source>
        <translation>Qué significa el final para el jugador del que trata</translation>
    </message>
    <message>
        <source>Most of</source>
        <translation>Más de</translation>
    </message>
    <message>
        <source>The player with the most of this wins, in place of the outcome</source>
        <translation>Gana el jugador que más tenga de esto, en lugar del resultado</translation>
    </message>
    <message>
        <source>Counts for</source>
        <translation>Cuenta como</translation>
    </message>
    <message>
        <source>How many games the win counts for; none: 1</source>
        <translation>Como cuántas partidas cuenta la victoria; ninguna: 1</translation>
    </message>
    <message>
        <source>Opponent has</source>
        <translation>El rival tiene</translation>
    </message>
    <message>
        <source>Only while the opponent still has at least so many</source>
        <translation>Solo mientras el rival aún tenga al menos tantas</translation>
    </message>
    <message>
        <source>Pieces compare</source>
        <translation>Comparación de piezas</translation>
    </message>
    <message>
        <source>How the pieces of the players have to compare</source>
        <translation>Cómo deben compararse las piezas de los jugadores</translation>
    </message>
    <message>
        <source>The zone at one end</source>
        <translation>La zona de un extremo</translation>
    </message>
    <message>
        <source>The zone at the other end</source>
        <translation>La zona del otro extremo</translation>
    </message>
    <message>
        <source>Check by</source>
        <translation>Jaque de</translation>
    </message>
    <message>
        <source>Only pieces of these types give the check; none named: anybody</source>
        <translation>Solo piezas de estos tipos dan el jaque; ninguno: cualquiera</translation>
    </message>
    <message>
        <source>Checks in a row by</source>
        <translation>Jaques seguidos de</translation>
    </message>
    <message>
        <source>One of the checks in a row up to the mate was given by one of these; none named: by anybody</source>
        <translation>Uno de los jaques seguidos hasta el mate lo dio una de estas; ninguna: cualquiera</translation>
    </message>
    <message>
        <source>Blocked counts</source>
        <translation>Bloqueado cuenta</translation>
    </message>
    <message>
        <source>Also when every cell of the zone is taken and a piece of the player is there</source>
        <translation>También cuando todas las casillas de la zona están ocupadas y hay allí una pieza del jugador</translation>
    </message>
    <message>
        <source>Safe</source>
        <translation>A salvo</translation>
    </message>
    <message>
        <source>Enough of them even after any single capture</source>
        <translation>Suficientes incluso después de cualquier captura</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Veces</translation>
    </message>
    <message>
        <source>How often the position occurs</source>
        <translation>Cuántas veces ocurre la posición</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Alcanzado</translation>
    </message>
    <message>
        <source>What the player has done all the while</source>
        <translation>Qué ha hecho el jugador todo ese tiempo</translation>
    </message>
    <message>
        <source>Chasers</source>
        <translation>Perseguidores</translation>
    </message>
    <message>
        <source>Whose threats are a chase; none named: those of all but royal pieces</source>
        <translation>Qué amenazas son persecución; ninguna: las de todas menos las piezas reales</translation>
    </message>
    <message>
        <source>Not chased</source>
        <translation>No perseguidas</translation>
    </message>
    <message>
        <source>Pieces that may be threatened for ever</source>
        <translation>Piezas que pueden amenazarse sin fin</translation>
    </message>
    <message>
        <source>Prized pieces</source>
        <translation>Piezas valiosas</translation>
    </message>
    <message>
        <source>Chased by any other piece, even if who captures them can be captured in turn</source>
        <translation>Perseguidas por cualquier otra pieza, aunque quien las captura pueda ser capturado a su vez</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>How pieces in a row stand</source>
        <translation>Cómo están las piezas en línea</translation>
    </message>
    <message>
        <source>When pieces may change places</source>
        <translation>Cuándo pueden cambiar de sitio las piezas</translation>
    </message>
    <message>
        <source>How often each player may do it in a game</source>
        <translation>Cuántas veces puede hacerlo cada jugador en una partida</translation>
    </message>
    <message>
        <source>Unharmed</source>
        <translation>Ilesas</translation>
    </message>
    <message>
        <source>Who survives beside an explosion</source>
        <translation>Quién sobrevive junto a una explosión</translation>
    </message>
    <message>
        <source>Survivors</source>
        <translation>Supervivientes</translation>
    </message>
    <message>
        <source>Which capturers survive their own explosion</source>
        <translation>Qué captores sobreviven a su propia explosión</translation>
    </message>
    <message>
        <source>Movers</source>
        <translation>Quiénes mueven</translation>
    </message>
    <message>
        <source>Whose first move lets a piece come in</source>
        <translation>La primera jugada de quién deja entrar una pieza</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Existencias</translation>
    </message>
    <message>
        <source>How many pieces a player has to drop</source>
        <translation>Cuántas piezas tiene un jugador para poner</translation>
    </message>
    <message>
        <source>A dropped piece</source>
        <translation>Una pieza puesta</translation>
    </message>
    <message>
        <source>Whether a piece that is dropped still has its first moves</source>
        <translation>Si una pieza puesta conserva sus primeras jugadas</translation>
    </message>
    <message>
        <source>Which moves it is about; none: every move</source>
        <translation>De qué jugadas trata; ninguna: todas</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>It is banned where this holds before the move</source>
        <translation>Se prohíbe donde esto se cumple antes de la jugada</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>It is banned where this holds after the move</source>
        <translation>Se prohíbe donde esto se cumple después de la jugada</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Porque</translation>
    </message>
    <message>
        <source>The reason; phrases in braces { } are filled in</source>
        <translation>El motivo; las frases entre llaves { } se rellenan</translation>
    </message>
    <message>
        <source>Also checks</source>
        <translation>También jaques</translation>
    </message>
    <message>
        <source>A banned capture of a royal piece gives no check</source>
        <translation>Una captura prohibida de una pieza real no da jaque</translation>
    </message>
    <message>
        <source>After which moves; none: every move</source>
        <translation>Después de qué jugadas; ninguna: todas</translation>
    </message>
    <message>
        <source>Only where this holds</source>
        <translation>Solo donde esto se cumple</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>What the player chooses, a line for each choice</source>
        <translation>Qué elige el jugador, una línea por elección</translation>
    </message>
    <message>
        <source>What is done then, step by step</source>
        <translation>Qué se hace entonces, paso a paso</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>Una jugada</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>How often chance makes this move</source>
        <translation>Con qué frecuencia el azar hace esta jugada</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secreto</translation>
    </message>
    <message>
        <source>Until when the others do not see what was chosen</source>
        <translation>Hasta cuándo los demás no ven lo que se eligió</translation>
    </message>
    <message>
        <source>Only a try</source>
        <translation>Solo un intento</translation>
    </message>
    <message>
        <source>It counts neither for mate nor for repetition</source>
        <translation>No cuenta ni para mate ni para repetición</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Pertenece a</translation>
    </message>
    <message>
        <source>What has such a number</source>
        <translation>Qué tiene un número así</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>The number at the start of the game; none: 0</source>
        <translation>El número al principio de la partida; ninguno: 0</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>It never goes below this</source>
        <translation>Nunca baja de esto</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>It never goes above this</source>
        <translation>Nunca sube de esto</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Sigue a</translation>
    </message>
    <message>
        <source>What the number of a cell goes along with</source>
        <translation>Con qué va el número de una casilla</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Se muestra</translation>
    </message>
    <message>
        <source>How it is drawn</source>
        <translation>Cómo se dibuja</translation>
    </message>
    <message>
        <source>Hidden from</source>
        <translation>Oculto a</translation>
    </message>
    <message>
        <source>Which players do not see it</source>
        <translation>Qué jugadores no lo ven</translation>
    </message>
    <message>
        <source>Whether positions that differ in it are the same</source>
        <translation>Si son iguales las posiciones que difieren en ello</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>What rules call it</source>
        <translation>Cómo lo llaman las reglas</translation>
    </message>
    <message>
        <source>A remark of the author</source>
        <translation>Una observación del autor</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Significa</translation>
    </message>
    <message>
        <source>What the word stands for</source>
        <translation>Qué representa la palabra</translation>
    </message>
    <message>
        <source>When a player may leave a turn out</source>
        <translation>Cuándo un jugador puede dejar pasar un turno</translation>
    </message>
    <message>
        <source>Who may pass</source>
        <translation>Quién puede pasar</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Como mucho</translation>
    </message>
    <message>
        <source>So many of them</source>
        <translation>Tantas de ellas</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>En</translation>
    </message>
    <message>
        <source>One of these; none named: back into what the piece was</source>
        <translation>Una de estas; ninguna: de vuelta a lo que era la pieza</translation>
    </message>
    <message>
        <source>The move</source>
        <translation>La jugada</translation>
    </message>
    <message>
        <source>Which end of the move has to lie in the zone</source>
        <translation>Qué extremo de la jugada debe estar en la zona</translation>
    </message>
    <message>
        <source>Whether a piece must promote</source>
        <translation>Si una pieza debe promover</translation>
    </message>
    <message>
        <source>By what sort of move a piece promotes</source>
        <translation>Con qué tipo de jugada promueve una pieza</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>Which pieces a promotion may bring</source>
        <translation>Qué piezas puede traer una promoción</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>No more pieces of a type on the board than so many</source>
        <translation>No más piezas de un tipo en el tablero que estas</translation>
    </message>
    <message>
        <source>On the last cells</source>
        <translation>En las últimas casillas</translation>
    </message>
    <message>
        <source>What becomes of a piece that could never move again</source>
        <translation>Qué pasa con una pieza que no podría moverse nunca más</translation>
    </message>
    <message>
        <source>Only while at most</source>
        <translation>Solo mientras como mucho</translation>
    </message>
    <message>
        <source>Royal only while the owner has at most so many; 0 means always</source>
        <translation>Real solo mientras el dueño tenga como mucho tantas; 0 significa siempre</translation>
    </message>
    <message>
        <source>Who becomes one</source>
        <translation>Quién llega a serlo</translation>
    </message>
    <message>
        <source>From when on a piece that has promoted counts as royal</source>
        <translation>Desde cuándo una pieza promovida cuenta como real</translation>
    </message>
    <message>
        <source>Points to whose move has mated another player who leaves the game</source>
        <translation>Puntos para quien con su jugada ha dado mate a otro jugador que deja la partida</translation>
    </message>
    <message>
        <source>Draws go to</source>
        <translation>Las tablas son para</translation>
    </message>
    <message>
        <source>Who wins what would be a draw</source>
        <translation>Quién gana lo que serían tablas</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Comienzo</translation>
    </message>
    <message>
        <source>Who moves first, move by move, before the cycle starts</source>
        <translation>Quién mueve primero, jugada a jugada, antes de que empiece el ciclo</translation>
    </message>
    <message>
        <source>Then in turn</source>
        <translation>Después por turno</translation>
    </message>
    <message>
        <source>Who moves after whom, again and again; none named: all in their order</source>
        <translation>Quién mueve después de quién, una y otra vez; ninguno: todos en su orden</translation>
    </message>
    <message>
        <source>Whether turns grow longer</source>
        <translation>Si los turnos se alargan</translation>
    </message>
    <message>
        <source>Who loses</source>
        <translation>Quien pierde</translation>
    </message>
    <message>
        <source>What becomes of a player who has lost while two others still play</source>
        <translation>Qué pasa con un jugador que ha perdido mientras otros dos aún juegan</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>What becomes of the wall that was built before</source>
        <translation>Qué pasa con el muro construido antes</translation>
    </message>
    <message>
        <source>What the wall is built beside</source>
        <translation>Junto a qué se construye el muro</translation>
    </message>
    <message>
        <source>Hexagon, flat-top</source>
        <translation>Hexágono, lado arriba</translation>
    </message>
    <message>
        <source>Hexagon, pointy-top</source>
        <translation>Hexágono, punta arriba</translation>
    </message>
    <message>
        <source>Triangle of triangles</source>
        <translation>Triángulo de triángulos</translation>
    </message>
    <message>
        <source>Hexagon of triangles</source>
        <translation>Hexágono de triángulos</translation>
    </message>
    <message>
        <source>Rhombus of triangles</source>
        <translation>Rombo de triángulos</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Segundo lado</translation>
    </message>
    <message>
        <source>Third side</source>
        <translation>Tercer lado</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Longest row</source>
        <translation>Fila más larga</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Cubos</translation>
    </message>
    <message>
        <source>Like chess</source>
        <translation>Como el ajedrez</translation>
    </message>
    <message>
        <source>Checkmate wins; pawns promote, kings castle; repetition and quiet moves draw.</source>
        <translation>Gana el jaque mate; los peones promueven, los reyes se enrocan; repetición y jugadas tranquilas son tablas.</translation>
    </message>
    <message>
        <source>Like shogi</source>
        <translation>Como el shogi</translation>
    </message>
    <message>
        <source>Captured pieces change sides and are dropped again; checkmate wins.</source>
        <translation>Las piezas capturadas cambian de bando y se vuelven a poner; gana el jaque mate.</translation>
    </message>
    <message>
        <source>Like xiangqi</source>
        <translation>Como el xiangqi</translation>
    </message>
    <message>
        <source>Checkmate and stalemate win; kings must not face each other.</source>
        <translation>Ganan el jaque mate y el ahogado; los reyes no deben enfrentarse.</translation>
    </message>
    <message>
        <source>Like checkers</source>
        <translation>Como las damas</translation>
    </message>
    <message>
        <source>Captures are compulsory; who cannot move, or has no pieces, loses.</source>
        <translation>Capturar es obligatorio; pierde quien no puede mover o no tiene piezas.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>The first whose piece stands on the far edge wins.</source>
        <translation>Gana el primero cuya pieza está en el borde lejano.</translation>
    </message>
    <message>
        <source>Row of three</source>
        <translation>Tres en línea</translation>
    </message>
    <message>
        <source>Pieces are dropped on the empty board; a row of three wins.</source>
        <translation>Se ponen piezas en el tablero vacío; tres en línea ganan.</translation>
    </message>
    <message>
        <source>as far as the leg before</source>
        <translation>tan lejos como el tramo anterior</translation>
    </message>
    <message>
        <source>Exactly as many steps as the last leg before it that had a choice</source>
        <translation>Exactamente tantos pasos como el último tramo anterior que tuvo elección</translation>
    </message>
    <message>
        <source>may end where the move began</source>
        <translation>puede terminar donde empezó la jugada</translation>
    </message>
    <message>
        <source>A turn passed, or a capture without moving</source>
        <translation>Un turno pasado, o una captura sin moverse</translation>
    </message>
    <message>
        <source>drops the captured piece where it begins</source>
        <translation>deja la pieza capturada donde empieza</translation>
    </message>
    <message>
        <source>The first captured piece that has not been dropped yet</source>
        <translation>La primera pieza capturada que aún no se ha dejado</translation>
    </message>
    <message>
        <source>while the piece has not moved</source>
        <translation>mientras la pieza no se haya movido</translation>
    </message>
    <message>
        <source>The leg may be taken in the piece&apos;s first move</source>
        <translation>El tramo se puede usar en la primera jugada de la pieza</translation>
    </message>
    <message>
        <source>from a cell where the setup puts such a piece</source>
        <translation>desde una casilla donde la colocación pone una pieza así</translation>
    </message>
    <message>
        <source>As a pawn&apos;s double step from any pawn&apos;s first cell</source>
        <translation>Como el paso doble de un peón desde la primera casilla de cualquier peón</translation>
    </message>
    <message>
        <source>elsewhere than where the leg before began</source>
        <translation>a otro sitio que donde empezó el tramo anterior</translation>
    </message>
    <message>
        <source>The leg may not simply go back</source>
        <translation>El tramo no puede simplemente volver atrás</translation>
    </message>
    <message>
        <source>The start position</source>
        <translation>La posición inicial</translation>
    </message>
    <message>
        <source>How each piece moves</source>
        <translation>Cómo se mueve cada pieza</translation>
    </message>
    <message>
        <source>Piece sheet: the board and how each piece moves</source>
        <translation>Hoja de piezas: el tablero y cómo se mueve cada pieza</translation>
    </message>
    <message>
        <source>A block for a page</source>
        <translation>Un bloque para una página</translation>
    </message>
    <message>
        <source>A whole page</source>
        <translation>Una página entera</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>What is drawn: one picture of the setup, or one for each piece</source>
        <translation>Qué se dibuja: una imagen de la colocación, o una por pieza</translation>
    </message>
    <message>
        <source>What is drawn: the setup on a page of its size, or a sheet to be printed and handed out</source>
        <translation>Qué se dibuja: la colocación en una página de su tamaño, o una hoja para imprimir y repartir</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Lines to be put into a page of the site, or a page of its own</source>
        <translation>Líneas para poner en una página del sitio, o una página propia</translation>
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
        <translation>Definiciones de Game Courier</translation>
    </message>
    <message>
        <source>Rule sheet</source>
        <translation>Hoja de reglas</translation>
    </message>
    <message>
        <source>Interactive Diagram</source>
        <translation>Diagrama interactivo</translation>
    </message>
    <message>
        <source>Jocly model</source>
        <translation>Modelo de Jocly</translation>
    </message>
    <message>
        <source>Ludii</source>
        <translation>Ludii</translation>
    </message>
    <message>
        <source>Nomignolov script</source>
        <translation>Guion de Nomignolov</translation>
    </message>
    <message>
        <source>Page in PDF</source>
        <translation>Página en PDF</translation>
    </message>
    <message>
        <source>Piece set for PyChess</source>
        <translation>Juego de piezas para PyChess</translation>
    </message>
    <message>
        <source>Playable page</source>
        <translation>Página jugable</translation>
    </message>
    <message>
        <source>Picture in PNG</source>
        <translation>Imagen en PNG</translation>
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
        <translation>Imagen en SVG</translation>
    </message>
    <message>
        <source>Picture for TeX (TikZ)</source>
        <translation>Imagen para TeX (TikZ)</translation>
    </message>
    <message>
        <source>Basis vectors in C or Python</source>
        <translation>Vectores base en C o Python</translation>
    </message>
    <message>
        <source>XBoard setup and pieces</source>
        <translation>Colocación y piezas para XBoard</translation>
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
        <translation>Partidas de xiangqi en forma de PGN</translation>
    </message>
    <message>
        <source>Shogi games of Kifu for Windows</source>
        <translation>Partidas de shogi de Kifu para Windows</translation>
    </message>
    <message>
        <source>Shogi games of the Computer Shogi Association</source>
        <translation>Partidas de shogi de la Computer Shogi Association</translation>
    </message>
    <message>
        <source>Smart Game Format</source>
        <translation>Smart Game Format</translation>
    </message>
    <message>
        <source>Turn it into drawn cells</source>
        <translation>Convertirla en casillas dibujadas</translation>
    </message>
    <message>
        <source>Turn the first player&apos;s for all</source>
        <translation>Girar la del primer jugador para todos</translation>
    </message>
    <message>
        <source>Add the way back</source>
        <translation>Añadir el camino de vuelta</translation>
    </message>
    <message>
        <source>Undo the turn</source>
        <translation>Deshacer el giro</translation>
    </message>
    <message>
        <source>Cut the link</source>
        <translation>Cortar el enlace</translation>
    </message>
    <message>
        <source>Delete the direction</source>
        <translation>Borrar la dirección</translation>
    </message>
    <message>
        <source>Extend the promotion zone</source>
        <translation>Ampliar la zona de promoción</translation>
    </message>
    <message>
        <source>Give it a free letter</source>
        <translation>Darle una letra libre</translation>
    </message>
    <message>
        <source>Draw it from its moves</source>
        <translation>Dibujarla a partir de sus movimientos</translation>
    </message>
    <message>
        <source>Add the rule</source>
        <translation>Añadir la regla</translation>
    </message>
    <message>
        <source>Mark the king royal</source>
        <translation>Marcar el rey como real</translation>
    </message>
    <message>
        <source>Delete the end</source>
        <translation>Borrar el final</translation>
    </message>
    <message>
        <source>Mirror the first army</source>
        <translation>Reflejar el primer ejército</translation>
    </message>
    <message>
        <source>Extend the zone</source>
        <translation>Ampliar la zona</translation>
    </message>
    <message>
        <source>Remove it from the list</source>
        <translation>Quitarla de la lista</translation>
    </message>
    <message>
        <source>Castle from where they stand</source>
        <translation>Enrocar desde donde están</translation>
    </message>
    <message>
        <source>Add the end</source>
        <translation>Añadir el final</translation>
    </message>
    <message>
        <source>Count them otherwise</source>
        <translation>Contarlas de otro modo</translation>
    </message>
    <message>
        <source>move</source>
        <translation>mover</translation>
    </message>
    <message>
        <source>capture</source>
        <translation>capturar</translation>
    </message>
    <message>
        <source>hurdle</source>
        <translation>obstáculo</translation>
    </message>
    <message>
        <source>passes (leg)</source>
        <translation>pasa por aquí (tramo)</translation>
    </message>
    <message>
        <source>blocked by</source>
        <translation>bloqueado por</translation>
    </message>
    <message>
        <source>promotion</source>
        <translation>promoción</translation>
    </message>
    <message>
        <source>Race and capture</source>
        <translation>Carrera y captura</translation>
    </message>
    <message>
        <source>Chess in three dimensions</source>
        <translation>Ajedrez en tres dimensiones</translation>
    </message>
    <message>
        <source>Chess with other pieces</source>
        <translation>Ajedrez con otras piezas</translation>
    </message>
    <message>
        <source>Territory and blockade</source>
        <translation>Territorio y bloqueo</translation>
    </message>
    <message>
        <source>Chess with other rules</source>
        <translation>Ajedrez con otras reglas</translation>
    </message>
    <message>
        <source>Tafl</source>
        <translation>Tafl</translation>
    </message>
    <message>
        <source>Draughts</source>
        <translation>Damas</translation>
    </message>
    <message>
        <source>Chess on other surfaces</source>
        <translation>Ajedrez en otras superficies</translation>
    </message>
    <message>
        <source>Chess on larger boards</source>
        <translation>Ajedrez en tableros más grandes</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Ajedrez</translation>
    </message>
    <message>
        <source>Shogi</source>
        <translation>Shogi</translation>
    </message>
    <message>
        <source>Rows and connection</source>
        <translation>Líneas y conexiones</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rompecabezas</translation>
    </message>
    <message>
        <source>Historic and national chess</source>
        <translation>Ajedrez histórico y nacional</translation>
    </message>
    <message>
        <source>Boards to start from</source>
        <translation>Tableros para empezar</translation>
    </message>
    <message>
        <source>Chess on other boards</source>
        <translation>Ajedrez en otros tableros</translation>
    </message>
    <message>
        <source>Pieces to study</source>
        <translation>Piezas para estudiar</translation>
    </message>
    <message>
        <source>Small chess</source>
        <translation>Ajedrez pequeño</translation>
    </message>
    <message>
        <source>Hexagonal chess</source>
        <translation>Ajedrez hexagonal</translation>
    </message>
    <message>
        <source>Xiangqi</source>
        <translation>Xiangqi</translation>
    </message>
    <message>
        <source>the player who moved</source>
        <translation>el jugador que ha jugado</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>a la vista</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>ocultas</translation>
    </message>
    <message>
        <source>only legal moves can be chosen</source>
        <translation>solo se pueden elegir jugadas legales</translation>
    </message>
    <message>
        <source>a move that is refused may be followed by another</source>
        <translation>a una jugada rechazada puede seguir otra</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Anuncios</translation>
    </message>
    <message>
        <source>Players are told something after a move, or of a try that was refused.</source>
        <translation>A los jugadores se les dice algo después de una jugada o de un intento rechazado.</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vistas</translation>
    </message>
    <message>
        <source>Something is hidden from players: pieces, what they are, or the others&apos; moves.</source>
        <translation>Algo se oculta a los jugadores: piezas, qué son o las jugadas de los demás.</translation>
    </message>
    <message>
        <source>Who hears it</source>
        <translation>Quién lo oye</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Dice</translation>
    </message>
    <message>
        <source>What is told; phrases in braces { } are filled in</source>
        <translation>Lo que se dice; las frases entre llaves { } se rellenan</translation>
    </message>
    <message>
        <source>Hides</source>
        <translation>Oculta</translation>
    </message>
    <message>
        <source>The cells whose pieces player p does not see</source>
        <translation>Las casillas cuyas piezas no ve el jugador p</translation>
    </message>
    <message>
        <source>Looks like</source>
        <translation>Parece</translation>
    </message>
    <message>
        <source>The type that a hidden piece on c looks like; none: nothing is seen</source>
        <translation>El tipo que parece una pieza oculta en c; ninguno: no se ve nada</translation>
    </message>
    <message>
        <source>Moves of the others</source>
        <translation>Jugadas de los demás</translation>
    </message>
    <message>
        <source>Whether they are seen as they are made</source>
        <translation>Si se ven tal como se hacen</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>What becomes of a move that turns out not to be legal</source>
        <translation>Qué pasa con una jugada que resulta no ser legal</translation>
    </message>
    <message>
        <source>UCCI (xiangqi)</source>
        <translation>UCCI (xiangqi)</translation>
    </message>
    <message>
        <source>USI (shogi)</source>
        <translation>USI (shogi)</translation>
    </message>
    <message>
        <source>CECP (XBoard, WinBoard)</source>
        <translation>CECP (XBoard, WinBoard)</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>Captura al paso</translation>
    </message>
    <message>
        <source>Captured pieces come back (Circe)</source>
        <translation>Las piezas capturadas vuelven (Circe)</translation>
    </message>
    <message>
        <source>A captured piece is put back on the cell where it stood at the start, if that is empty: of three and more of its type on the same file, of two on the cell of the same colour.</source>
        <translation>Una pieza capturada vuelve a la casilla donde estaba al principio, si está vacía: si hay tres o más de su tipo, a la de la misma columna; si hay dos, a la del mismo color.</translation>
    </message>
    <message>
        <source>Pieces of a type hold each other (Madrasi)</source>
        <translation>Las piezas del mismo tipo se paralizan (Madrasi)</translation>
    </message>
    <message>
        <source>A piece that an enemy of its own type attacks cannot move, and gives no check.</source>
        <translation>Una pieza atacada por una enemiga de su mismo tipo no puede mover y no da jaque.</translation>
    </message>
    <message>
        <source>Only guarded pieces capture (Patrol)</source>
        <translation>Solo capturan las piezas defendidas (Patrulla)</translation>
    </message>
    <message>
        <source>A piece captures, and gives check, only while a piece of its own side guards it.</source>
        <translation>Una pieza captura y da jaque solo mientras una pieza propia la defiende.</translation>
    </message>
    <message>
        <source>What captures changes sides (Andernach)</source>
        <translation>Lo que captura cambia de bando (Andernach)</translation>
    </message>
    <message>
        <source>A piece that has captured belongs to the opponent from then on; royal pieces stay true.</source>
        <translation>Una pieza que ha capturado pertenece desde entonces al rival; las piezas reales permanecen fieles.</translation>
    </message>
    <message>
        <source>What does not capture changes sides (Anti-Andernach)</source>
        <translation>Lo que no captura cambia de bando (Anti-Andernach)</translation>
    </message>
    <message>
        <source>A piece that moves without capturing belongs to the opponent from then on; royal pieces stay true.</source>
        <translation>Una pieza que mueve sin capturar pertenece desde entonces al rival; las piezas reales permanecen fieles.</translation>
    </message>
    <message>
        <source>Attacked pieces change sides (Benedict)</source>
        <translation>Las piezas atacadas cambian de bando (Benedict)</translation>
    </message>
    <message>
        <source>Nothing is captured: after a move the enemies that the moved piece attacks change sides. Without a royal piece the game is lost.</source>
        <translation>No se captura nada: tras una jugada, las enemigas que ataca la pieza movida cambian de bando. Sin pieza real se pierde la partida.</translation>
    </message>
    <message>
        <source>Pieces capture from where they stand (Rifle)</source>
        <translation>Las piezas capturan desde su casilla (Rifle)</translation>
    </message>
    <message>
        <source>A piece that captures goes back to the cell from which it came.</source>
        <translation>Una pieza que captura vuelve a la casilla de la que partió.</translation>
    </message>
    <message>
        <source>What captures is lost as well (Kamikaze)</source>
        <translation>Lo que captura también se pierde (Kamikaze)</translation>
    </message>
    <message>
        <source>A piece that captures is taken off the board with its victim. Royal pieces do not capture.</source>
        <translation>Una pieza que captura se retira del tablero junto con su víctima. Las piezas reales no capturan.</translation>
    </message>
    <message>
        <source>Cells of one colour only (Monochromatic)</source>
        <translation>Solo casillas de un color (Monocromático)</translation>
    </message>
    <message>
        <source>A piece moves only to cells of the colour on which it stands.</source>
        <translation>Una pieza solo mueve a casillas del color en el que está.</translation>
    </message>
    <message>
        <source>Always to the other colour (Bichromatic)</source>
        <translation>Siempre al otro color (Bicromático)</translation>
    </message>
    <message>
        <source>A piece moves only to cells of the colour on which it does not stand.</source>
        <translation>Una pieza solo mueve a casillas del color en el que no está.</translation>
    </message>
    <message>
        <source>Every move leaves its block (Grid)</source>
        <translation>Cada jugada sale de su bloque (Cuadrícula)</translation>
    </message>
    <message>
        <source>The board is cut into blocks of two by two cells, and every move must leave its block.</source>
        <translation>El tablero se divide en bloques de dos por dos casillas, y cada jugada debe salir de su bloque.</translation>
    </message>
    <message>
        <source>Moves end beside another piece (Köko)</source>
        <translation>Las jugadas acaban junto a otra pieza (Köko)</translation>
    </message>
    <message>
        <source>A piece moves only to a cell that has another piece, of either side, next to it.</source>
        <translation>Una pieza solo mueve a una casilla que tiene al lado otra pieza, de cualquier bando.</translation>
    </message>
    <message>
        <source>No check but mate (Checkless)</source>
        <translation>Ningún jaque salvo el mate (Sin jaques)</translation>
    </message>
    <message>
        <source>A move that gives check is allowed only where it mates.</source>
        <translation>Una jugada que da jaque solo se permite si da mate.</translation>
    </message>
    <message>
        <source>To the cell just left (Follow my leader)</source>
        <translation>A la casilla recién dejada (Follow my leader)</translation>
    </message>
    <message>
        <source>Who can move a piece to the cell that the opponent has just left must do so.</source>
        <translation>Quien pueda mover una pieza a la casilla que el rival acaba de dejar debe hacerlo.</translation>
    </message>
    <message>
        <source>One move, two moves, three moves … (Progressive)</source>
        <translation>Una jugada, dos jugadas, tres jugadas … (Progresivo)</translation>
    </message>
    <message>
        <source>The first player makes one move, the second two, the first three and so on. A check ends the series.</source>
        <translation>El primer jugador hace una jugada, el segundo dos, el primero tres y así sucesivamente. Un jaque termina la serie.</translation>
    </message>
    <message>
        <source>A capture earns another move</source>
        <translation>Una captura da otra jugada</translation>
    </message>
    <message>
        <source>Who captures moves again.</source>
        <translation>Quien captura vuelve a mover.</translation>
    </message>
    <message>
        <source>No way back</source>
        <translation>Sin vuelta atrás</translation>
    </message>
    <message>
        <source>No piece moves backward, as its player sees the board.</source>
        <translation>Ninguna pieza mueve hacia atrás, según ve el tablero su jugador.</translation>
    </message>
    <message>
        <source>So many moves for each piece</source>
        <translation>Tantas jugadas para cada pieza</translation>
    </message>
    <message>
        <source>Every piece may make only so many moves in a game, three at first; then it stands where it is, and gives no check. Royal pieces never tire.</source>
        <translation>Cada pieza puede hacer solo cierto número de jugadas en una partida, tres al principio; después se queda donde está y no da jaque. Las piezas reales nunca se cansan.</translation>
    </message>
    <message>
        <source>A piece that moved must rest</source>
        <translation>La pieza que ha movido debe descansar</translation>
    </message>
    <message>
        <source>No piece is moved in two turns of its player running, as long as another one can move.</source>
        <translation>Ninguna pieza se mueve en dos turnos seguidos de su jugador mientras otra pueda mover.</translation>
    </message>
    <message>
        <source>Neighbours change sides</source>
        <translation>Las vecinas cambian de bando</translation>
    </message>
    <message>
        <source>Enemies beside the cell where a move ends change sides; royal pieces are immune.</source>
        <translation>Las enemigas junto a la casilla donde acaba una jugada cambian de bando; las piezas reales son inmunes.</translation>
    </message>
    <message>
        <source>Single pieces are lost</source>
        <translation>Las piezas sueltas se pierden</translation>
    </message>
    <message>
        <source>Enemies that no piece of their own side stands beside are captured after a move; royal pieces are not.</source>
        <translation>Las enemigas que no tienen al lado ninguna pieza de su bando se capturan tras una jugada; las piezas reales no.</translation>
    </message>
    <message>
        <source>Unguarded pieces are lost on traps</source>
        <translation>Las piezas sin protección se pierden en las trampas</translation>
    </message>
    <message>
        <source>After a move every piece on a trap that has no piece of its own side beside it is captured. At first the corners of the board are traps.</source>
        <translation>Tras una jugada se captura toda pieza en una trampa que no tenga al lado otra de su bando. Al principio las trampas son las esquinas del tablero.</translation>
    </message>
    <message>
        <source>The board shrinks</source>
        <translation>El tablero se encoge</translation>
    </message>
    <message>
        <source>Every so many turns, ten at first, the empty cells at the rim become walls.</source>
        <translation>Cada cierto número de turnos, diez al principio, las casillas vacías del borde se convierten en muros.</translation>
    </message>
    <message>
        <source>The first stone may be taken over (pie rule)</source>
        <translation>La primera piedra se puede tomar (regla del pastel)</translation>
    </message>
    <message>
        <source>No position comes twice (superko)</source>
        <translation>Ninguna posición se repite (superko)</translation>
    </message>
    <message>
        <source>A move that brings back an earlier position is not allowed.</source>
        <translation>No se permite una jugada que repita una posición anterior.</translation>
    </message>
    <message>
        <source>Groups without liberties are captured (Go)</source>
        <translation>Se capturan los grupos sin libertades (Go)</translation>
    </message>
    <message>
        <source>The largest group wins</source>
        <translation>Gana el grupo mayor</translation>
    </message>
    <message>
        <source>When no cell is empty the player with the largest group of pieces that hang together wins.</source>
        <translation>Cuando no queda casilla vacía, gana el jugador con el mayor grupo de piezas unidas.</translation>
    </message>
    <message>
        <source>The player who first has captured so many pieces, five at first, wins.</source>
        <translation>Gana el primer jugador que ha capturado cierto número de piezas, cinco al principio.</translation>
    </message>
    <message>
        <source>The first capture wins</source>
        <translation>Gana la primera captura</translation>
    </message>
    <message>
        <source>the board is full</source>
        <translation>el tablero está lleno</translation>
    </message>
    <message>
        <source>{player} has castled</source>
        <translation>{player} ha enrocado</translation>
    </message>
    <message>
        <source>{player} can never castle any more</source>
        <translation>{player} ya no puede enrocar</translation>
    </message>
    <message>
        <source>{player} has given {count} checks</source>
        <translation>{player} ha dado {count} jaques</translation>
    </message>
    <message>
        <source>the count is up</source>
        <translation>la cuenta ha terminado</translation>
    </message>
    <message>
        <source>[{?types=1}{?at-most=0}{player} has no {types} left|{player} has too few pieces left]</source>
        <translation>[{?types=1}{?at-most=0}a {player} no le quedan piezas del tipo {types}|a {player} le quedan demasiado pocas piezas]</translation>
    </message>
    <message>
        <source>the royal pieces were left facing each other</source>
        <translation>las piezas reales quedaron enfrentadas</translation>
    </message>
    <message>
        <source>{moves} moves with few pieces on all sides</source>
        <translation>{moves} jugadas con pocas piezas en todos los bandos</translation>
    </message>
    <message>
        <source>{player} has joined both sides</source>
        <translation>{player} ha unido ambos lados</translation>
    </message>
    <message>
        <source>{player} is left alone</source>
        <translation>solo queda {player}</translation>
    </message>
    <message>
        <source>{player} is checkmated</source>
        <translation>{player} está en jaque mate</translation>
    </message>
    <message>
        <source>the limit of {moves} moves is reached</source>
        <translation>se ha alcanzado el límite de {moves} jugadas</translation>
    </message>
    <message>
        <source>{count} passes in a row</source>
        <translation>se ha pasado {count} veces seguidas</translation>
    </message>
    <message>
        <source>{moves} moves without a capture</source>
        <translation>{moves} jugadas sin captura</translation>
    </message>
    <message>
        <source>{player} has reached the goal</source>
        <translation>{player} ha alcanzado la meta</translation>
    </message>
    <message>
        <source>[{?repeating=anything}the position has been repeated|{player} has repeated the position] {times} times</source>
        <translation>[{?repeating=anything}la posición se ha repetido|{player} ha repetido la posición] {times} veces</translation>
    </message>
    <message>
        <source>{player} has {length} in a row</source>
        <translation>{player} tiene {length} en línea</translation>
    </message>
    <message>
        <source>[{?if}]the condition of an own rule holds</source>
        <translation>[{?if}]se cumple la condición de una regla propia</translation>
    </message>
    <message>
        <source>{player} has no move</source>
        <translation>{player} no tiene jugada</translation>
    </message>
    <message>
        <source>{player} has moved one piece to and fro {moves} times</source>
        <translation>{player} ha movido una pieza de un lado a otro {moves} veces</translation>
    </message>
    <message>
        <source>draw: {reason}</source>
        <translation>tablas: {reason}</translation>
    </message>
    <message>
        <source>{player} wins: {reason}</source>
        <translation>{player} gana: {reason}</translation>
    </message>
    <message>
        <source>{player} loses: {reason}</source>
        <translation>{player} pierde: {reason}</translation>
    </message>
    <message>
        <source>The player who captures first has won.</source>
        <translation>Gana el jugador que captura primero.</translation>
    </message>
    <message>
        <source>[Every {types:or}|Every piece] that comes on one line ({lines}) with an enemy[ that is {targets:a}], whatever stands between, takes the first moves of that enemy.</source>
        <translation>[Toda pieza del tipo {types:or}|Toda pieza] que llega a una línea ({lines}) con una enemiga[ del tipo {targets:or}], haya lo que haya en medio, le quita sus primeras jugadas.</translation>
    </message>
    <message>
        <source>Two pieces[ of {players}| of one player][ ({types:or})] who stand in each other&apos;s way may be taken off by an opponent, before his move and beside it.</source>
        <translation>Dos piezas[ de {players}| de un jugador][ ({types:or})] que se estorban puede retirarlas un rival antes de su jugada y aparte de ella.</translation>
    </message>
    <message>
        <source>[A {kings:or}|A royal piece] castles with [{partners:a}|any piece] in {wings#way#ways}[{?home=shuffled}, {home}], [{?pieces=unmoved}if neither has moved|also if dropped where it belongs], [{?safety=way}and not out of, through or into check|and not into check][{?rivalry=opposite-wings}; players on opposite wings].</source>
        <translation>[Una pieza del tipo {kings:or}|Una pieza real] enroca con [una del tipo {partners:or}|cualquier pieza] de {wings#modo#modos}[{?home=shuffled}, {home}], [{?pieces=unmoved}si ninguna de las dos se ha movido|también si se puso en su sitio], [{?safety=way}y no desde el jaque, a través de él ni hacia él|y no hacia el jaque][{?rivalry=opposite-wings}; los jugadores en flancos opuestos].</translation>
    </message>
    <message>
        <source>[Pieces of the type {types}|Royal pieces] of two players must not face each other along {lines} with nothing between.</source>
        <translation>[Las piezas del tipo {types}|Las piezas reales] de dos jugadores no pueden quedar enfrentadas sin nada en medio (líneas: {lines}).</translation>
    </message>
    <message>
        <source>[{?giving=forbidden}No move may give check.]
[{?flight=none}A royal piece in check may not move away; it may only capture the piece that gives check.]
[{?way=whole}A royal piece goes over no cell on which it would be in check.]
[{facing/
}]</source>
        <translation>[{?giving=forbidden}Ninguna jugada puede dar jaque.]
[{?flight=none}Una pieza real en jaque no puede apartarse; solo puede capturar la pieza que da jaque.]
[{?way=whole}Una pieza real no pasa por ninguna casilla en la que estaría en jaque.]
[{facing/
}]</translation>
    </message>
    <message>
        <source>Check may be given, and a royal piece in check may move away.</source>
        <translation>Se puede dar jaque, y una pieza real en jaque puede apartarse.</translation>
    </message>
    <message>
        <source>[For {players}: the|The] first turn is to take [an own {types:or}|an own piece][ in the zone {zone}] off the board, {place}.</source>
        <translation>[Para {players}: el|El] primer turno consiste en retirar del tablero una pieza propia[ del tipo {types:or}][ de la zona {zone}], {place}.</translation>
    </message>
    <message>
        <source>[{?value=mover}one by [{types:a}|any piece]|{?value=earliest}one that captures [{types:a}|any piece] as early as possible|one worth the most, where [{types:a}|any piece] counts {weight} and {other-types:a} {other-weight}|[{?weight&lt;0}one of the fewest pieces|one of the most pieces][ who are {types:a}]]</source>
        <translation>[{?value=mover}una con [una pieza del tipo {types:or}|cualquier pieza]|{?value=earliest}una que capture [una pieza del tipo {types:or}|cualquier pieza] lo antes posible|una del mayor valor, donde [una pieza del tipo {types:or}|cualquier pieza] cuenta {weight} y una del tipo {other-types:or} {other-weight}|[{?weight&lt;0}una del menor número de piezas|una del mayor número de piezas][, contando las del tipo {types:or}]]</translation>
    </message>
    <message>
        <source>[{players}|A player] {captures}[{?captures=must} where that is possible][; of several captures {priorities/; of those }].</source>
        <translation>[{players}|Un jugador] {captures}[{?captures=must} donde sea posible][; entre varias capturas {priorities/; entre esas }].</translation>
    </message>
    <message>
        <source>[Every {types:or}|Every piece][ of {players}] in hand may be dropped on an empty cell[ in the zone {zone}][, first in the zone {first-zone}][{?contact=friend}, beside a friend|{?contact=no-enemy}, not beside an enemy|{?contact=flanking}, where it encloses enemies in a line|{?contact=on-top}, on top of what stands below|{?contact=from-a-side}, slid in from an edge|{?contact=out-of-sight}, where no piece is in sight along a line][{?threat=no-check}, without giving check|{?threat=no-mate}, without giving mate][{?mobility=must-have-move}, where it could move][, at most {per-file} on a file][{?colour=opposite}, pieces of one type on cells of both colours][{?form=either}, also promoted].</source>
        <translation>[Toda pieza del tipo {types:or}|Toda pieza][ de {players}] en mano se puede poner en una casilla vacía[ de la zona {zone}][, primero en la zona {first-zone}][{?contact=friend}, junto a una propia|{?contact=no-enemy}, no junto a una enemiga|{?contact=flanking}, donde encierra enemigas en línea|{?contact=on-top}, encima de lo que hay debajo|{?contact=from-a-side}, empujada desde un borde|{?contact=out-of-sight}, donde no hay ninguna pieza a la vista en una línea][{?threat=no-check}, sin dar jaque|{?threat=no-mate}, sin dar mate][{?mobility=must-have-move}, donde podría moverse][, como mucho {per-file} en una columna][{?colour=opposite}, las piezas de un tipo en casillas de ambos colores][{?form=either}, también promovida].</translation>
    </message>
    <message>
        <source>[For {players}: while|While] [{types:a}|any piece] in hand can be dropped, nothing else may be done.</source>
        <translation>[Para {players}: mientras|Mientras] [una pieza del tipo {types:or}|una pieza] en mano se pueda poner, no se puede hacer otra cosa.</translation>
    </message>
    <message>
        <source>[Every {takers:or}|Every piece][ of {players}] may capture [{victims:a}|any piece] that has just gone straight over a cell, by moving there[ in the zone {zone}][{?within!=next-turn}, {within}].</source>
        <translation>[Toda pieza del tipo {takers:or}|Toda pieza][ de {players}] puede capturar [una pieza del tipo {victims:or}|cualquier pieza] que acaba de pasar en línea recta por una casilla, moviéndose a ella[ en la zona {zone}][{?within!=next-turn}, {within}].</translation>
    </message>
    <message>
        <source>Around a piece that has been {arrival}, {shape} {fate}[: {victims}][, also with {helpers:a} at the other end][ in the zone {zone}][{?backing!=none}, if it stands {backing}].</source>
        <translation>Alrededor de una pieza {arrival}: {shape} {fate}[ ({victims})][, también con una del tipo {helpers:or} en el otro extremo][ en la zona {zone}][{?backing!=none}, si está {backing}].</translation>
    </message>
    <message>
        <source>has a square of {side} by {side} of [{types}|the own pieces]</source>
        <translation>tiene un cuadrado de {side} por {side} de [piezas del tipo {types}|piezas propias]</translation>
    </message>
    <message>
        <source>is to move and no cell is empty</source>
        <translation>tiene el turno cuando no queda casilla vacía</translation>
    </message>
    <message>
        <source>has given check {count#time#times}</source>
        <translation>ha dado jaque {count#vez#veces}</translation>
    </message>
    <message>
        <source>to {moves} by a single piece against [{types*at-least}|anybody]</source>
        <translation>hasta {moves} con una sola pieza contra [{types} (al menos {at-least})|cualquiera]</translation>
    </message>
    <message>
        <source>has moved beyond the end of the count, counted {rule}[ once there is no {pawns:or}][, {against/, }][{?moves}, else to {moves}]</source>
        <translation>ha movido más allá del final de la cuenta, contada {rule}[ cuando no queda ninguna pieza del tipo {pawns:or}][, {against/, }][{?moves}, si no, hasta {moves}]</translation>
    </message>
    <message>
        <source>[{?at-most}has at most {at-most#piece#pieces}|has no pieces][ [{?counted=each-type}of one of the types|of] {types}] left[{?enemy-at-least}, while the opponent has at least {enemy-at-least}][{?answered}, and could not answer in kind]</source>
        <translation>[{?at-most}tiene como mucho {at-most#pieza#piezas}|no tiene piezas][ [{?counted=each-type}de uno de los tipos|del tipo] {types}][{?enemy-at-least}, mientras el rival tiene al menos {enemy-at-least}][{?answered}, y no pudo responder igual]</translation>
    </message>
    <message>
        <source>leaves royal pieces facing each other that the opponent left so</source>
        <translation>deja enfrentadas piezas reales que el rival dejó así</translation>
    </message>
    <message>
        <source>is to move after {moves#move#moves} all through which everybody had at most {at-most#piece#pieces}[ of {types}][{?balance!=any}, {balance}]</source>
        <translation>tiene el turno tras {moves#jugada#jugadas} en las que todos tuvieron como mucho {at-most#pieza#piezas}[ del tipo {types}][{?balance!=any}, {balance}]</translation>
    </message>
    <message>
        <source>has joined [{from}|one side] and [{to}|the other] with pieces side by side[, each from the one before in one of the directions {directions}]</source>
        <translation>ha unido [{from}|un lado] y [{to}|el otro] con piezas contiguas[, cada una desde la anterior en una de las direcciones {directions}]</translation>
    </message>
    <message>
        <source>is to move when all others have lost</source>
        <translation>tiene el turno cuando todos los demás han perdido</translation>
    </message>
    <message>
        <source>is in check[ by {checkers:a} alone] and has no move[, and {series:a} has given one of the checks in a row up to now]</source>
        <translation>está en jaque[ solo de una pieza del tipo {checkers:or}] y no tiene jugada[, y una pieza del tipo {series:or} ha dado uno de los jaques seguidos hasta ahora]</translation>
    </message>
    <message>
        <source>is to move after {moves#move#moves}</source>
        <translation>tiene el turno tras {moves#jugada#jugadas}</translation>
    </message>
    <message>
        <source>is to move after {count#pass#passes} in a row</source>
        <translation>tiene el turno tras {count#pase seguido#pases seguidos}</translation>
    </message>
    <message>
        <source>is to move after {moves#move#moves} without a capture[ or a move of {types:or}]</source>
        <translation>tiene el turno tras {moves#jugada#jugadas} sin captura[ ni jugada de una pieza del tipo {types:or}]</translation>
    </message>
    <message>
        <source>has [{?count=1}[{types:a}|any piece]|{count#piece#pieces}][ in the zone {zone}][{?safe}, even after any single capture][{?blocked-counts}, or has a piece there while every cell of it is taken][, unless {answered} can do the same at once]</source>
        <translation>tiene [{?count=1}[una pieza del tipo {types:or}|una pieza]|{count#pieza#piezas}][ en la zona {zone}][{?safe}, incluso tras cualquier captura][{?blocked-counts}, o tiene allí una pieza mientras todas sus casillas están ocupadas][, salvo que {answered} pueda hacer lo mismo enseguida]</translation>
    </message>
    <message>
        <source>has {length} of [{types}|the own pieces] [{?order=scattered}anywhere on one line|in a row]</source>
        <translation>tiene {length} [piezas del tipo {types}|piezas propias] [{?order=scattered}en cualquier lugar de una línea|en fila]</translation>
    </message>
    <message>
        <source>is the p for whom {if}</source>
        <translation>es el p para el que se cumple: {if}</translation>
    </message>
    <message>
        <source>has no move and is not in check</source>
        <translation>no tiene jugada y no está en jaque</translation>
    </message>
    <message>
        <source>has made {moves#move#moves} in a row with [{types:a}|any piece], only to and fro, out of check and without a capture</source>
        <translation>ha hecho {moves#jugada seguida#jugadas seguidas} con [una pieza del tipo {types:or}|una pieza], solo de ida y vuelta, sin estar en jaque y sin captura</translation>
    </message>
    <message>
        <source>[Every {types:or}|Every piece][ of {players}] may change places with [a friend who is {partners:a}|any friend], {occasion}, [{?uses=1}once|{uses} times] in a game.</source>
        <translation>[Toda pieza del tipo {types:or}|Toda pieza][ de {players}] puede cambiar de sitio con [una propia del tipo {partners:or}|cualquier propia], {occasion}, [{?uses=1}una vez|{uses} veces] en una partida.</translation>
    </message>
    <message>
        <source>A capture by [{captors:a}|any piece] removes the capturer and all its neighbours[ but {unharmed}][; as a capturer {survivors:a} stays].</source>
        <translation>Una captura con [una pieza del tipo {captors:or}|cualquier pieza] retira la que captura y todas sus vecinas[ menos {unharmed}][; si captura una del tipo {survivors:or}, se queda].</translation>
    </message>
    <message>
        <source>[Every {types:or}|Every piece][ of {players}] may go to any empty cell while its player has at most {at-most#piece#pieces}.</source>
        <translation>[Toda pieza del tipo {types:or}|Toda pieza][ de {players}] puede ir a cualquier casilla vacía mientras su jugador tenga como mucho {at-most#pieza#piezas}.</translation>
    </message>
    <message>
        <source>Where [{movers:a}|any piece][ of {players}] leaves its first cell, [{types:a}|any piece] from the hand may come in.</source>
        <translation>Donde [una pieza del tipo {movers:or}|una pieza][ de {players}] deja su primera casilla, puede entrar [una pieza del tipo {types:or}|cualquier pieza] de la mano.</translation>
    </message>
    <message>
        <source>[{?captured=captors-hand}Captured pieces go to the capturer&apos;s hand {form}.]
[{?supply=endless}There are as many pieces to drop as a player wants.]
[{?dropped=unmoved}A piece that is dropped counts as unmoved.]</source>
        <translation>[{?captured=captors-hand}Las piezas capturadas van a la mano de quien captura, {form}.]
[{?supply=endless}Hay tantas piezas para poner como quiera un jugador.]
[{?dropped=unmoved}Una pieza puesta cuenta como no movida.]</translation>
    </message>
    <message>
        <source>Captured pieces leave the game.</source>
        <translation>Las piezas capturadas salen del juego.</translation>
    </message>
    <message>
        <source>[Every {captors:or}|Every piece] cannot capture [{victims:a}|any piece].</source>
        <translation>[Ninguna pieza del tipo {captors:or}|Ninguna pieza] puede capturar [una pieza del tipo {victims:or}|otra].</translation>
    </message>
    <message>
        <source>A move that makes a row of {length} of [{types}|the own pieces] along {lines} also takes off the board {victims}.</source>
        <translation>Una jugada que forma una fila de {length} [piezas del tipo {types}|piezas propias] ({lines}) retira también del tablero: {victims}.</translation>
    </message>
    <message>
        <source>Not allowed is [{moves}|a move][ of {types:or}][ by {players:or}][, if {before}][, if afterwards {after}][, because {because}].</source>
        <translation>No se permite [{moves}|una jugada][ de una pieza del tipo {types:or}][ de {players:or}][, si: {before}][, si después: {after}][, porque: {because}].</translation>
    </message>
    <message>
        <source>After [{after}|a move][ of {types}][ by {players}][, if {if}]: [{do}|nothing is done yet].</source>
        <translation>Después de [{after}|una jugada][ de una pieza del tipo {types}][ de {players}][, si {if}]: [{do}|todavía no se hace nada].</translation>
    </message>
    <message>
        <source>In place of a move, [{players}|a player] may {name}[, if {when}]:[ choose {choose};] [{do}|nothing is done yet].</source>
        <translation>En lugar de una jugada, [{players}|un jugador] puede {name}[, si {when}]:[ elegir {choose};] [{do}|todavía no se hace nada].</translation>
    </message>
    <message>
        <source>[{?of=game}The game has a number|{?of=cell}Every cell has a number|{?of=player}Every player has a number|Every piece type has a number] {name}[, {start} at the start][, {?follows=piece}which goes with the piece][, {?hidden-from=others}which the other players do not see|, {?hidden-from=everyone}which no player sees].</source>
        <translation>[{?of=game}El juego tiene un número|{?of=cell}Cada casilla tiene un número|{?of=player}Cada jugador tiene un número|Cada tipo de pieza tiene un número] {name}[, {start} al principio][, {?follows=piece}que va con la pieza][, {?hidden-from=others}que los demás jugadores no ven|, {?hidden-from=everyone}que ningún jugador ve].</translation>
    </message>
    <message>
        <source>After [{after}|a move][ by {players}][, if {if}], {to} hears[ &quot;{say}&quot;].</source>
        <translation>Después de [{after}|una jugada][ de {players}][, si {if}], {to}: se oye[ «{say}»].</translation>
    </message>
    <message>
        <source>[What stands on {hides}|Nothing on the board] is hidden from [{players}|each player] as p[, and looks like {as}][{?moves=hidden}; the moves of the others are not seen][{?tries=again}; a move that turns out not to be legal is refused, and another may be tried].</source>
        <translation>[Lo que está en {hides}|Nada del tablero] se oculta a [{players}|cada jugador] como p[, y parece {as}][{?moves=hidden}; las jugadas de los demás no se ven][{?tries=again}; una jugada que resulta no ser legal se rechaza, y se puede probar otra].</translation>
    </message>
    <message>
        <source>{name} means: {means}.</source>
        <translation>{name} significa: {means}.</translation>
    </message>
    <message>
        <source>[{?pass!=never}[{passers}|A player] may pass [{?pass=stuck}only without any other move|at any time].]</source>
        <translation>[{?pass!=never}[{passers}|Un jugador] puede pasar [{?pass=stuck}solo sin otra jugada|en cualquier momento].]</translation>
    </message>
    <message>
        <source>No player may pass.</source>
        <translation>Ningún jugador puede pasar.</translation>
    </message>
    <message>
        <source>[Every {types:or}|Every piece] that captures turns into a wall[{?shields}|, which keeps no check off in the same move].</source>
        <translation>[Toda pieza del tipo {types:or}|Toda pieza] que captura se convierte en muro[{?shields}|, que no evita un jaque en la misma jugada].</translation>
    </message>
    <message>
        <source>at most {most} of {type}</source>
        <translation>como mucho {most} del tipo {type}</translation>
    </message>
    <message>
        <source>[Every {types:or}|Every piece][ of {players}] {duty}, [into {into:or}|back into what it was], [when a move [{?touch=enter}enters|{?touch=end}ends in|starts or ends in] the zone {zone}|wherever it moves][{?by!=any-move}, {by}][ of {victims:a}][{?stock!=endless}, {stock}][{?last!=as-others}, the last of them {last}][, {limits/, }].</source>
        <translation>[Toda pieza del tipo {types:or}|Toda pieza][ de {players}] {duty}, [a {into:or}|de vuelta a lo que era], [cuando una jugada [{?touch=enter}entra en|{?touch=end}termina en|empieza o termina en] la zona {zone}|adondequiera que mueva][{?by!=any-move}, {by}][ de una pieza del tipo {victims:or}][{?stock!=endless}, {stock}][{?last!=as-others}, la última de ellas {last}][, {limits/, }].</translation>
    </message>
    <message>
        <source>[Every {types:or}|Every piece][ of {players}] is royal[{?while-at-most} while there [{?while-at-most=1}is only one|are at most {while-at-most}] [{?counted=each-type}of its type|of them]][{?newcomers=next-turn}; a piece that becomes one of them {newcomers}][{?safety=one}; check is only when all of them are attacked].</source>
        <translation>[Toda pieza del tipo {types:or}|Toda pieza][ de {players}] es real[{?while-at-most} mientras haya [{?while-at-most=1}solo una|como mucho {while-at-most}] [{?counted=each-type}de su tipo|de ellas]][{?newcomers=next-turn}; una pieza que pasa a ser una de ellas {newcomers}][{?safety=one}; solo hay jaque cuando todas están atacadas].</translation>
    </message>
    <message>
        <source>{type} {points}</source>
        <translation>{type} {points}</translation>
    </message>
    <message>
        <source>{player} has {points} points more.</source>
        <translation>{player} tiene {points} puntos más.</translation>
    </message>
    <message>
        <source>[Pieces count in points: {pieces:and}.]
[Captures bring points: {captured:and}.]
[{?mate}Who has moved last before a player is mated has {mate} points more.]
[{players/
}]
[What would be a draw is a win for {draws-go-to}.]</source>
        <translation>[Las piezas cuentan en puntos: {pieces:and}.]
[Las capturas dan puntos: {captured:and}.]
[{?mate}Quien ha movido el último antes de que un jugador reciba mate tiene {mate} puntos más.]
[{players/
}]
[Lo que serían tablas es victoria de {draws-go-to}.]</translation>
    </message>
    <message>
        <source>No points are counted.</source>
        <translation>No se cuentan puntos.</translation>
    </message>
    <message>
        <source>[First move {opening}.] [[{?opening}Then in turn|In turn move] {cycle}.] [{?progression=by-one}Each turn has one move more than the last.] [{?lost!=ends-game}Who loses while two others play {lost}.]</source>
        <translation>[Primero mueven {opening}.] [[{?opening}Luego por turnos|Por turnos mueven] {cycle}.] [{?progression=by-one}Cada turno tiene una jugada más que el anterior.] [{?lost!=ends-game}Quien pierde mientras juegan otros dos {lost}.]</translation>
    </message>
    <message>
        <source>{everybody} move in turn.</source>
        <translation>{everybody} mueven por turnos.</translation>
    </message>
    <message>
        <source>[For {players}: a|A] wall is built {turn}, {place}[ in the zone {zone}]; it {life}[{?shields}|, and keeps no check off in the same move].</source>
        <translation>[Para {players}: se|Se] construye un muro {turn}, {place}[ en la zona {zone}]; {life}[{?shields}|, y no evita un jaque en la misma jugada].</translation>
    </message>
    <message>
        <source>Pieces in hand cannot be dropped.</source>
        <translation>Las piezas en mano no se pueden poner.</translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <translation>{list} y {last}</translation>
    </message>
    <message>
        <source>{list} and {count} more</source>
        <translation>{list} y {count} más</translation>
    </message>
    <message>
        <source>{list} or {last}</source>
        <translation>{list} o {last}</translation>
    </message>
    <message>
        <source>{list} or {count} more</source>
        <translation>{list} o {count} más</translation>
    </message>
    <message>
        <source>the board has no cells</source>
        <translation>el tablero no tiene casillas</translation>
    </message>
    <message>
        <source>{cells} [{?cells=1}is|are] linked to no other cell</source>
        <translation>{cells} no [{?cells=1}está enlazada|están enlazadas] con ninguna otra casilla</translation>
    </message>
    <message>
        <source>cells {cells} overlap on the drawing</source>
        <translation>las casillas {cells} se solapan en el dibujo</translation>
    </message>
    <message>
        <source>zone {zone} cannot be turned for {player}: {cells} [{?cells=1}has no cell|have no cells] opposite; list that player&apos;s cells by hand</source>
        <translation>la zona {zone} no se puede girar para {player}: {cells} no [{?cells=1}tiene|tienen] casilla opuesta; indique a mano las casillas de ese jugador</translation>
    </message>
    <message>
        <source>no piece uses direction {direction}</source>
        <translation>ninguna pieza usa la dirección {direction}</translation>
    </message>
    <message>
        <source>example {name}: {verdict}</source>
        <translation>ejemplo {name}: {verdict}</translation>
    </message>
    <message>
        <source>the link {direction} from {from} to {to} has no way back {back}</source>
        <translation>el enlace {direction} de {from} a {to} no tiene camino de vuelta {back}</translation>
    </message>
    <message>
        <source>{cells} [{?cells=1}is a dead end: no direction leads away from it|are dead ends: no direction leads away from them]</source>
        <translation>{cells} [{?cells=1}es un callejón sin salida: ninguna dirección sale de ella|son callejones sin salida: ninguna dirección sale de ellas]</translation>
    </message>
    <message>
        <source>{cells} cannot be reached: no direction leads to [{?cells=1}it|them]</source>
        <translation>no se puede llegar a {cells}: ninguna dirección lleva [{?cells=1}a ella|a ellas]</translation>
    </message>
    <message>
        <source>the way back {back} from {from} to {to} does not undo the turn of the link {direction}</source>
        <translation>el camino de vuelta {back} de {from} a {to} no deshace el giro del enlace {direction}</translation>
    </message>
    <message>
        <source>direction {direction} leads to {to} from {cells}</source>
        <translation>la dirección {direction} lleva a {to} desde {cells}</translation>
    </message>
    <message>
        <source>the link {direction} from {cell} leads back to the same cell</source>
        <translation>el enlace {direction} de {cell} vuelve a la misma casilla</translation>
    </message>
    <message>
        <source>{piece} can never leave {cells}, where it stands at the start</source>
        <translation>{piece} nunca puede salir de {cells}, donde está al principio</translation>
    </message>
    <message>
        <source>{piece}: no other leg leads to leg {leg}, and no move begins with it</source>
        <translation>{piece}: ningún otro tramo lleva al tramo {leg}, y ningún movimiento empieza con él</translation>
    </message>
    <message>
        <source>{piece}: in {text}, column {column}: {doubt}</source>
        <translation>{piece}: en {text}, columna {column}: {doubt}</translation>
    </message>
    <message>
        <source>{piece}: &apos;{part}&apos; in {text}, column {column}, has no effect yet: {meaning}</source>
        <translation>{piece}: &apos;{part}&apos; en {text}, columna {column}, aún no tiene efecto: {meaning}</translation>
    </message>
    <message>
        <source>{piece}: &apos;{part}&apos; in {text}, column {column}, is a rule that the game does not have: {meaning}</source>
        <translation>{piece}: &apos;{part}&apos; en {text}, columna {column}, es una regla que el juego no tiene: {meaning}</translation>
    </message>
    <message>
        <source>{piece} has no moves</source>
        <translation>{piece} no tiene movimientos</translation>
    </message>
    <message>
        <source>{first} and {second} share the letter {letter}</source>
        <translation>{first} y {second} comparten la letra {letter}</translation>
    </message>
    <message>
        <source>artwork missing: {piece} would look like {file}, but {fault}</source>
        <translation>falta la imagen: {piece} se vería como {file}, pero {fault}</translation>
    </message>
    <message>
        <source>no game end is reachable in {games} random games of {moves} moves</source>
        <translation>no se alcanza ningún final en {games} partidas al azar de {moves} jugadas</translation>
    </message>
    <message>
        <source>{cause} can cost a player the last royal piece, and the game goes on without an end</source>
        <translation>{cause} puede costar a un jugador su última pieza real, y la partida sigue sin un final</translation>
    </message>
    <message>
        <source>an explosion</source>
        <translation>una explosión</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>una línea</translation>
    </message>
    <message>
        <source>a clearing</source>
        <translation>una retirada de piezas</translation>
    </message>
    <message>
        <source>a blockade</source>
        <translation>un bloqueo</translation>
    </message>
    <message>
        <source>a piece that encloses others</source>
        <translation>una pieza que encierra a otras</translation>
    </message>
    <message>
        <source>a promotion</source>
        <translation>una promoción</translation>
    </message>
    <message>
        <source>the second of two moves in a row</source>
        <translation>la segunda de dos jugadas seguidas</translation>
    </message>
    <message>
        <source>a move of the {piece}</source>
        <translation>un movimiento de la pieza {piece}</translation>
    </message>
    <message>
        <source>no piece can be in check, because no piece is royal</source>
        <translation>ninguna pieza puede estar en jaque, porque ninguna pieza es real</translation>
    </message>
    <message>
        <source>the rule is about the zone {zone}, which has no cells</source>
        <translation>la regla trata de la zona {zone}, que no tiene casillas</translation>
    </message>
    <message>
        <source>{piece} promotes into itself</source>
        <translation>{piece} promociona a sí misma</translation>
    </message>
    <message>
        <source>no player ever has a piece in hand to drop</source>
        <translation>ningún jugador tiene nunca una pieza en mano que poner</translation>
    </message>
    <message>
        <source>no player ever has a piece in hand to come in</source>
        <translation>ningún jugador tiene nunca una pieza en mano que pueda entrar</translation>
    </message>
    <message>
        <source>this end never comes, because end {number} has the same condition and comes before it</source>
        <translation>este final nunca llega, porque el final {number} tiene la misma condición y va antes</translation>
    </message>
    <message>
        <source>&apos;passers&apos; says who may pass, but no player ever may</source>
        <translation>&apos;passers&apos; dice quién puede pasar, pero ningún jugador puede nunca</translation>
    </message>
    <message>
        <source>no own rule asks for the number {name}</source>
        <translation>ninguna regla propia pregunta por el número {name}</translation>
    </message>
    <message>
        <source>no own rule uses the word {name}</source>
        <translation>ninguna regla propia usa la palabra {name}</translation>
    </message>
    <message>
        <source>promotion makes a {piece} where it may not stand, outside its zone {zone}</source>
        <translation>la promoción crea {piece} donde no puede estar, fuera de su zona {zone}</translation>
    </message>
    <message>
        <source>{player} has turns and no piece to move</source>
        <translation>{player} tiene turnos y ninguna pieza que mover</translation>
    </message>
    <message>
        <source>{player} has pieces and never a turn</source>
        <translation>{player} tiene piezas y nunca un turno</translation>
    </message>
    <message>
        <source>no piece can be captured in passing, because no such piece ever passes a cell</source>
        <translation>ninguna pieza se puede capturar al paso, porque ninguna pieza así pasa nunca por una casilla</translation>
    </message>
    <message>
        <source>players may pass at any time and must capture; who can capture cannot pass</source>
        <translation>los jugadores pueden pasar siempre y deben capturar; quien puede capturar no puede pasar</translation>
    </message>
    <message>
        <source>the end never comes, because no player may pass</source>
        <translation>el final nunca llega, porque ningún jugador puede pasar</translation>
    </message>
    <message>
        <source>the end never comes, because the first loss ends the game for everybody</source>
        <translation>el final nunca llega, porque la primera derrota termina la partida para todos</translation>
    </message>
    <message>
        <source>the end never comes, because who has no move passes</source>
        <translation>el final nunca llega, porque quien no tiene jugada pasa</translation>
    </message>
    <message>
        <source>no line of the board has {count} cells</source>
        <translation>ninguna línea del tablero tiene {count} casillas</translation>
    </message>
    <message>
        <source>{player} does not have the {count} pieces that the end asks for</source>
        <translation>{player} no tiene las {count} piezas que pide el final</translation>
    </message>
    <message>
        <source>the zone {zone} has fewer cells than the {count} pieces that the end asks for</source>
        <translation>la zona {zone} tiene menos casillas que las {count} piezas que pide el final</translation>
    </message>
    <message>
        <source>{player} is chance and has pieces, which never move</source>
        <translation>{player} es el azar y tiene piezas que nunca se mueven</translation>
    </message>
    <message>
        <source>{player} is chance, and no own move names it: nothing can come of its turns</source>
        <translation>{player} es el azar, y ninguna jugada propia lo nombra: de sus turnos no puede salir nada</translation>
    </message>
    <message>
        <source>{player} is chance, and the weights of all that may come are 0</source>
        <translation>{player} es el azar, y los pesos de todo lo que puede salir son 0</translation>
    </message>
    <message>
        <source>all players are chance; somebody must decide</source>
        <translation>todos los jugadores son el azar; alguien debe decidir</translation>
    </message>
    <message>
        <source>captured pieces go to the hand and no one can ever capture</source>
        <translation>las piezas capturadas van a la mano y nadie puede capturar nunca</translation>
    </message>
    <message>
        <source>a {piece} that is dropped counts as unmoved: it has its first moves wherever it comes in</source>
        <translation>una pieza {piece} que se pone cuenta como no movida: tiene sus primeros movimientos dondequiera que entre</translation>
    </message>
    <message>
        <source>a {piece} that is dropped counts as moved: it never has its first moves</source>
        <translation>una pieza {piece} que se pone cuenta como movida: nunca tiene sus primeros movimientos</translation>
    </message>
    <message>
        <source>the view says what hidden pieces look like, and hides none</source>
        <translation>la vista dice qué aspecto tienen las piezas ocultas, y no oculta ninguna</translation>
    </message>
    <message>
        <source>moves are tried where nothing is hidden, so that none is ever refused</source>
        <translation>se prueban jugadas donde nada está oculto, así que nunca se rechaza ninguna</translation>
    </message>
    <message>
        <source>the view hides nothing</source>
        <translation>la vista no oculta nada</translation>
    </message>
    <message>
        <source>a view sees everything, so that &apos;seen-by&apos; in it says nothing</source>
        <translation>una vista lo ve todo, así que &apos;seen-by&apos; en ella no dice nada</translation>
    </message>
    <message>
        <source>the pieces are hidden, but the moves of the others, which show them, are seen</source>
        <translation>las piezas están ocultas, pero se ven las jugadas de los otros, que las muestran</translation>
    </message>
    <message>
        <source>the hidden cells are those with pieces at the start, which says where these stand; hide empty cells too</source>
        <translation>las casillas ocultas son las que tienen piezas al principio, lo que dice dónde están; oculte también casillas vacías</translation>
    </message>
    <message>
        <source>the announcement says nothing</source>
        <translation>el anuncio no dice nada</translation>
    </message>
    <message>
        <source>no try is ever refused, because no view lets moves be tried</source>
        <translation>nunca se rechaza un intento, porque ninguna vista deja probar jugadas</translation>
    </message>
    <message>
        <source>the number {name} belongs to no player, so that it is hidden from every player</source>
        <translation>el número {name} no es de ningún jugador, así que está oculto a todos los jugadores</translation>
    </message>
    <message>
        <source>the own move {name} is only a try, and ends the turn: &apos;again&apos; is missing</source>
        <translation>la jugada propia {name} es solo un intento y termina el turno: falta &apos;again&apos;</translation>
    </message>
    <message>
        <source>{player} has no royal piece and no other goal</source>
        <translation>{player} no tiene pieza real ni otro objetivo</translation>
    </message>
    <message>
        <source>start position: {player} is already in check</source>
        <translation>posición inicial: {player} ya está en jaque</translation>
    </message>
    <message>
        <source>start position: {player} is already stalemated</source>
        <translation>posición inicial: {player} ya está ahogado</translation>
    </message>
    <message>
        <source>start position: {player} has no move</source>
        <translation>posición inicial: {player} no tiene ninguna jugada</translation>
    </message>
    <message>
        <source>start position: the game is over, {end}</source>
        <translation>posición inicial: la partida ha terminado, {end}</translation>
    </message>
    <message>
        <source>armies differ: [{white} has {whites} more][{?whites}{?blacks} and ][{black} has {blacks} more]</source>
        <translation>los ejércitos difieren: [{white} tiene {whites} más][{?whites}{?blacks} y ][{black} tiene {blacks} más]</translation>
    </message>
    <message>
        <source>{piece} of {player} on {cell} stands outside its allowed zone {zone}</source>
        <translation>{piece} de {player} en {cell} está fuera de su zona permitida {zone}</translation>
    </message>
    <message>
        <source>promotion can choose {piece}, which does not exist: no player has one to lose</source>
        <translation>la promoción puede elegir {piece}, que no existe: ningún jugador tiene una que perder</translation>
    </message>
    <message>
        <source>promotion can choose {piece}, which does not exist: its limit is 0</source>
        <translation>la promoción puede elegir {piece}, que no existe: su límite es 0</translation>
    </message>
    <message>
        <source>zone {zone} has no cells on this board: {fault}</source>
        <translation>la zona {zone} no tiene casillas en este tablero: {fault}</translation>
    </message>
    <message>
        <source>the cells that zone {zone} has for {player} are not those of {first}, turned as the players face</source>
        <translation>las casillas que la zona {zone} tiene para {player} no son las de {first}, giradas según miran los jugadores</translation>
    </message>
    <message>
        <source>{piece} of {player} can come to {cells}, where it has neither a move nor a promotion</source>
        <translation>{piece} de {player} puede llegar a {cells}, donde no tiene ni movimiento ni promoción</translation>
    </message>
    <message>
        <source>{count#more unknown key#more unknown keys} not listed</source>
        <translation>{count#clave desconocida más#claves desconocidas más} sin mostrar</translation>
    </message>
    <message>
        <source>its position cannot be read: {error}</source>
        <translation>su posición no se puede leer: {error}</translation>
    </message>
    <message>
        <source>[{missing} [{?missing=1}is|are] expected and not legal][{?missing}{?allowed}; ][{allowed} [{?allowed=1}is|are] forbidden and legal]</source>
        <translation>[{missing}: [{?missing=1}esperada y no legal|esperadas y no legales]][{?missing}{?allowed}; ][{allowed}: [{?allowed=1}prohibida y legal|prohibidas y legales]]</translation>
    </message>
    <message>
        <source>{piece} cannot go to {cell}: {reason}</source>
        <translation>{piece} no puede ir a {cell}: {reason}</translation>
    </message>
    <message>
        <source>{move} is no move here: {reason}</source>
        <translation>{move} no es una jugada aquí: {reason}</translation>
    </message>
    <message>
        <source>a wall stands on {cell}</source>
        <translation>hay un muro en {cell}</translation>
    </message>
    <message>
        <source>{cell} is empty</source>
        <translation>{cell} está vacía</translation>
    </message>
    <message>
        <source>{piece} is dead: {player} is out of the game</source>
        <translation>{piece} está muerta: {player} está fuera del juego</translation>
    </message>
    <message>
        <source>{piece} waits: it is {player}&apos;s turn</source>
        <translation>{piece} espera: es el turno de {player}</translation>
    </message>
    <message>
        <source>{player} has lost and leaves the game</source>
        <translation>{player} ha perdido y deja la partida</translation>
    </message>
    <message>
        <source>each player first takes a piece off the board</source>
        <translation>cada jugador retira primero una pieza del tablero</translation>
    </message>
    <message>
        <source>it does not move to promote where it stands: {move}</source>
        <translation>no se mueve para promocionar donde está: {move}</translation>
    </message>
    <message>
        <source>no movement leads there</source>
        <translation>ningún movimiento lleva allí</translation>
    </message>
    <message>
        <source>its first move is not made in check</source>
        <translation>su primer movimiento no se hace en jaque</translation>
    </message>
    <message>
        <source>{piece} cannot be captured by it</source>
        <translation>{piece} no puede ser capturada por ella</translation>
    </message>
    <message>
        <source>it would have to promote, and there is no piece that it can become</source>
        <translation>tendría que promocionar, y no hay pieza en la que pueda convertirse</translation>
    </message>
    <message>
        <source>there is no cell for the wall that comes with every move</source>
        <translation>no hay casilla para el muro que acompaña cada jugada</translation>
    </message>
    <message>
        <source>the rules forbid it here</source>
        <translation>las reglas lo prohíben aquí</translation>
    </message>
    <message>
        <source>{reason}, such as {move}</source>
        <translation>{reason}, como {move}</translation>
    </message>
    <message>
        <source>{player} must capture, such as {move}</source>
        <translation>{player} debe capturar, como {move}</translation>
    </message>
    <message>
        <source>{player} must make another capture, which counts for more, such as {move}</source>
        <translation>{player} debe hacer otra captura, que cuenta más, como {move}</translation>
    </message>
    <message>
        <source>castling with that piece is the move {move}</source>
        <translation>el enroque con esa pieza es la jugada {move}</translation>
    </message>
    <message>
        <source>no piece to castle with stands on {cell}</source>
        <translation>no hay en {cell} ninguna pieza con la que enrocarse</translation>
    </message>
    <message>
        <source>the right to castle there is lost: {piece} has moved</source>
        <translation>el derecho a enrocarse allí se ha perdido: {piece} se ha movido</translation>
    </message>
    <message>
        <source>the right to castle there is lost</source>
        <translation>el derecho a enrocarse allí se ha perdido</translation>
    </message>
    <message>
        <source>to castle there {cell} must be empty, and {piece} is in the way</source>
        <translation>para enrocarse allí {cell} debe estar vacía, y {piece} está en el camino</translation>
    </message>
    <message>
        <source>{player} has changed places as often as the rules allow</source>
        <translation>{player} ha cambiado de sitio tantas veces como permiten las reglas</translation>
    </message>
    <message>
        <source>friends change places only in check</source>
        <translation>las piezas propias cambian de sitio solo en jaque</translation>
    </message>
    <message>
        <source>friends change places only in check or without any other move</source>
        <translation>las piezas propias cambian de sitio solo en jaque o sin otra jugada</translation>
    </message>
    <message>
        <source>in check it may only capture the piece that gives check</source>
        <translation>en jaque solo puede capturar la pieza que da jaque</translation>
    </message>
    <message>
        <source>it would be in check on its way</source>
        <translation>estaría en jaque por el camino</translation>
    </message>
    <message>
        <source>a wall answers no check</source>
        <translation>un muro no responde a un jaque</translation>
    </message>
    <message>
        <source>the royal pieces would go on facing each other</source>
        <translation>las piezas reales seguirían enfrentadas</translation>
    </message>
    <message>
        <source>that would remove the player&apos;s own royal piece</source>
        <translation>eso retiraría la propia pieza real</translation>
    </message>
    <message>
        <source>it would give check, which no move may</source>
        <translation>daría jaque, y ninguna jugada puede</translation>
    </message>
    <message>
        <source>pieces that must not face each other would do so</source>
        <translation>quedarían enfrentadas piezas que no deben estarlo</translation>
    </message>
    <message>
        <source>it may not give check where it is dropped</source>
        <translation>no puede dar jaque donde se pone</translation>
    </message>
    <message>
        <source>it may not give mate where it is dropped</source>
        <translation>no puede dar mate donde se pone</translation>
    </message>
    <message>
        <source>a rule of this game forbids it</source>
        <translation>una regla de este juego lo prohíbe</translation>
    </message>
    <message>
        <source>the rule &apos;{rule}&apos; forbids it</source>
        <translation>la regla &apos;{rule}&apos; lo prohíbe</translation>
    </message>
    <message>
        <source>a cell that the king leaves or crosses is attacked</source>
        <translation>una casilla que el rey deja o cruza está atacada</translation>
    </message>
    <message>
        <source>out of check from {attacker} a king does not castle</source>
        <translation>un rey no se enroca para salir del jaque de {attacker}</translation>
    </message>
    <message>
        <source>it would castle over {cell}, which {attacker} attacks</source>
        <translation>se enrocaría pasando por {cell}, que ataca {attacker}</translation>
    </message>
    <message>
        <source>an enemy piece</source>
        <translation>una pieza enemiga</translation>
    </message>
    <message>
        <source>{attacker} would attack it there</source>
        <translation>{attacker} la atacaría allí</translation>
    </message>
    <message>
        <source>{attacker} would still give check</source>
        <translation>{attacker} seguiría dando jaque</translation>
    </message>
    <message>
        <source>that would leave {attacker} to give check</source>
        <translation>eso dejaría a {attacker} dando jaque</translation>
    </message>
    <message>
        <source>the {piece} cannot be dropped on {cell}: {reason}</source>
        <translation>{piece} no se puede poner en {cell}: {reason}</translation>
    </message>
    <message>
        <source>pieces are dropped in other turns</source>
        <translation>las piezas se ponen en otros turnos</translation>
    </message>
    <message>
        <source>there is none in hand</source>
        <translation>no hay ninguna en mano</translation>
    </message>
    <message>
        <source>such pieces may not be dropped</source>
        <translation>esas piezas no se pueden poner</translation>
    </message>
    <message>
        <source>a wall is there</source>
        <translation>hay un muro allí</translation>
    </message>
    <message>
        <source>{piece} is there</source>
        <translation>allí está {piece}</translation>
    </message>
    <message>
        <source>it may not leave the zone {zone}</source>
        <translation>no puede salir de la zona {zone}</translation>
    </message>
    <message>
        <source>too many of its type stand on the file</source>
        <translation>hay demasiadas de su tipo en la columna</translation>
    </message>
    <message>
        <source>another one stands on a cell of this colour</source>
        <translation>otra está en una casilla de este color</translation>
    </message>
    <message>
        <source>no friend is beside it</source>
        <translation>no hay ninguna pieza propia al lado</translation>
    </message>
    <message>
        <source>an enemy piece is beside it</source>
        <translation>hay una pieza enemiga al lado</translation>
    </message>
    <message>
        <source>it would enclose nothing</source>
        <translation>no encerraría nada</translation>
    </message>
    <message>
        <source>there is nothing below it</source>
        <translation>no hay nada debajo</translation>
    </message>
    <message>
        <source>it cannot be slid there from an edge</source>
        <translation>no se puede deslizar hasta allí desde un borde</translation>
    </message>
    <message>
        <source>a piece is in sight of it</source>
        <translation>hay una pieza a la vista</translation>
    </message>
    <message>
        <source>that would leave no cell of the colour that another piece needs</source>
        <translation>eso no dejaría ninguna casilla del color que necesita otra pieza</translation>
    </message>
    <message>
        <source>it could never move from there</source>
        <translation>nunca podría moverse desde allí</translation>
    </message>
    <message>
        <source>it is outside the zone {zones}</source>
        <translation>está fuera de la zona {zones}</translation>
    </message>
    <message>
        <source>castles with {piece}, which goes to {cell}</source>
        <translation>se enroca con {piece}, que va a {cell}</translation>
    </message>
    <message>
        <source>changes places with {piece}</source>
        <translation>cambia de sitio con {piece}</translation>
    </message>
    <message>
        <source>may go to any empty cell, with so few pieces left</source>
        <translation>puede ir a cualquier casilla vacía, con tan pocas piezas</translation>
    </message>
    <message>
        <source>{player} {piece}</source>
        <translation>{piece} de {player}</translation>
    </message>
    <message>
        <source>the {piece} on {cell}</source>
        <translation>{piece} en {cell}</translation>
    </message>
    <message>
        <source>the wall on {cell}</source>
        <translation>el muro en {cell}</translation>
    </message>
    <message>
        <source>what stands on {cell}</source>
        <translation>lo que hay en {cell}</translation>
    </message>
    <message>
        <source>the game is over: {end}</source>
        <translation>la partida ha terminado: {end}</translation>
    </message>
    <message>
        <source>{player} may not pass</source>
        <translation>{player} no puede pasar</translation>
    </message>
    <message>
        <source>the moves of &apos;{piece}&apos; from {cell} branch more than {most} times, so that not all of them were found</source>
        <translation>los movimientos de &apos;{piece}&apos; desde {cell} se ramifican más de {most} veces, así que no se encontraron todos</translation>
    </message>
    <message>
        <source>something on {cell}</source>
        <translation>algo en {cell}</translation>
    </message>
    <message>
        <source>the {player} {piece}</source>
        <translation>{piece} de {player}</translation>
    </message>
    <message>
        <source>{count} of its leg</source>
        <translation>{count} de su tramo</translation>
    </message>
    <message>
        <source>only elsewhere</source>
        <translation>solo en otro lugar</translation>
    </message>
    <message>
        <source>only within the zone &apos;{zone}&apos;</source>
        <translation>solo dentro de la zona &apos;{zone}&apos;</translation>
    </message>
    <message>
        <source>only from outside into the zone &apos;{zone}&apos;</source>
        <translation>solo desde fuera hacia la zona &apos;{zone}&apos;</translation>
    </message>
    <message>
        <source>only out of the zone &apos;{zone}&apos;</source>
        <translation>solo hacia fuera de la zona &apos;{zone}&apos;</translation>
    </message>
    <message>
        <source>only from a cell of the zone &apos;{zone}&apos;</source>
        <translation>solo desde una casilla de la zona &apos;{zone}&apos;</translation>
    </message>
    <message>
        <source>{cell} is where the piece stands</source>
        <translation>{cell} es donde está la pieza</translation>
    </message>
    <message>
        <source>blocked at {cell} by {piece}</source>
        <translation>bloqueada en {cell} por {piece}</translation>
    </message>
    <message>
        <source>{piece} on {cell} is a friend</source>
        <translation>{piece} en {cell} es una pieza propia</translation>
    </message>
    <message>
        <source>the piece passes {cell} and may not stop there</source>
        <translation>la pieza pasa por {cell} y no puede pararse allí</translation>
    </message>
    <message>
        <source>out of range: {cell} would be step {step}</source>
        <translation>fuera de alcance: {cell} sería el paso {step}</translation>
    </message>
    <message>
        <source>too near: {cell} is only step {step}</source>
        <translation>demasiado cerca: {cell} es solo el paso {step}</translation>
    </message>
    <message>
        <source>the move has to go on from {cell}</source>
        <translation>el movimiento tiene que seguir desde {cell}</translation>
    </message>
    <message>
        <source>nothing stands on {cell} to be jumped or captured</source>
        <translation>no hay nada en {cell} que saltar o capturar</translation>
    </message>
    <message>
        <source>only while the piece has not moved</source>
        <translation>solo mientras la pieza no se haya movido</translation>
    </message>
    <message>
        <source>only from a cell where such a piece starts</source>
        <translation>solo desde una casilla donde empieza una pieza así</translation>
    </message>
    <message>
        <source>it may not leave the zone &apos;{home}&apos;</source>
        <translation>no puede salir de la zona &apos;{home}&apos;</translation>
    </message>
    <message>
        <source>the piece has just come from {cell}</source>
        <translation>la pieza acaba de venir de {cell}</translation>
    </message>
    <message>
        <source>edge after {cell}</source>
        <translation>borde tras {cell}</translation>
    </message>
    <message>
        <source>hole after {cell}</source>
        <translation>hueco tras {cell}</translation>
    </message>
    <message>
        <source>link cut after {cell}</source>
        <translation>enlace cortado tras {cell}</translation>
    </message>
    <message>
        <source>loop closed after {steps#step#steps}</source>
        <translation>bucle cerrado tras {steps#paso#pasos}</translation>
    </message>
    <message>
        <source>own rules mean this by {name}, not the direction</source>
        <translation>las reglas propias entienden esto por {name}, no la dirección</translation>
    </message>
    <message>
        <source>own rules mean this by {name}, not the cell</source>
        <translation>las reglas propias entienden esto por {name}, no la casilla</translation>
    </message>
    <message>
        <source>own rules mean their function by {name}, not the zone</source>
        <translation>las reglas propias entienden por {name} su función, no la zona</translation>
    </message>
    <message>
        <source>the ban says neither &apos;before&apos; nor &apos;after&apos;, and bans nothing</source>
        <translation>la prohibición no dice ni &apos;before&apos; ni &apos;after&apos;, y no prohíbe nada</translation>
    </message>
    <message>
        <source>Which of its choices are one and the same move; moves of two own moves never are</source>
        <translation>Qué elecciones suyas son una misma jugada; las de dos jugadas propias nunca lo son</translation>
    </message>
    <message>
        <source>no own move leads there from {cell}</source>
        <translation>ninguna jugada propia lleva allí desde {cell}</translation>
    </message>
    <message>
        <source>no own move leads there</source>
        <translation>ninguna jugada propia lleva allí</translation>
    </message>
    <message>
        <source>a ring with a centre has a number of sectors that four divides, not {number}</source>
        <translation>un anillo con centro tiene un número de sectores divisible por cuatro, no {number}</translation>
    </message>
    <message>
        <source>the board needs a size such as {example}</source>
        <translation>el tablero necesita un tamaño como {example}</translation>
    </message>
    <message>
        <source>the arms of a cross of {size} are at most as wide, and narrower by an even number of cells, unlike {arm}</source>
        <translation>los brazos de una cruz de {size} son como máximo igual de anchos, y más estrechos en un número par de casillas, a diferencia de {arm}</translation>
    </message>
    <message>
        <source>the board needs rows such as .##./####/.##.</source>
        <translation>el tablero necesita filas como .##./####/.##.</translation>
    </message>
    <message>
        <source>a mask is rows of equal length made of &apos;#&apos; and &apos;.&apos;, unlike {row}</source>
        <translation>una máscara consta de filas de igual longitud hechas de &apos;#&apos; y &apos;.&apos;, a diferencia de {row}</translation>
    </message>
    <message>
        <source>unknown layout {name}; this board is drawn {known}</source>
        <translation>disposición desconocida {name}; este tablero se dibuja {known}</translation>
    </message>
    <message>
        <source>{text} is not expected here</source>
        <translation>{text} no se espera aquí</translation>
    </message>
    <message>
        <source>a board that is drawn by hand has no ranks, edges or colours</source>
        <translation>un tablero dibujado a mano no tiene filas, bordes ni colores</translation>
    </message>
    <message>
        <source>the board has no levels</source>
        <translation>el tablero no tiene niveles</translation>
    </message>
    <message>
        <source>no rank is the first or the last where the edges are joined</source>
        <translation>donde los bordes están unidos, ninguna fila es la primera ni la última</translation>
    </message>
    <message>
        <source>no file is the first or the last where the edges are joined</source>
        <translation>donde los bordes están unidos, ninguna columna es la primera ni la última</translation>
    </message>
    <message>
        <source>the board&apos;s pattern has two colours</source>
        <translation>el patrón del tablero tiene dos colores</translation>
    </message>
    <message>
        <source>the board has no edge, because all of its edges are joined</source>
        <translation>el tablero no tiene borde, porque todos sus bordes están unidos</translation>
    </message>
    <message>
        <source>the cell that it lies around is not on the board</source>
        <translation>la casilla que rodea no está en el tablero</translation>
    </message>
    <message>
        <source>captures in passing need pieces that may be captured so (n) and pieces that may capture (e)</source>
        <translation>las capturas al paso necesitan piezas que puedan capturarse así (n) y piezas que puedan capturar (e)</translation>
    </message>
    <message>
        <source>no player has a royal piece</source>
        <translation>ningún jugador tiene una pieza real</translation>
    </message>
    <message>
        <source>the rule of castling is not there any more</source>
        <translation>la regla del enroque ya no existe</translation>
    </message>
    <message>
        <source>which piece is royal is not clear; mark it by hand, or add another end</source>
        <translation>no está claro qué pieza es real; hay que marcarla a mano o añadir otro final</translation>
    </message>
    <message>
        <source>no piece stands there who belongs to a zone</source>
        <translation>allí no hay ninguna pieza que pertenezca a una zona</translation>
    </message>
    <message>
        <source>the promotion is not there any more</source>
        <translation>la promoción ya no existe</translation>
    </message>
    <message>
        <source>the zone is not there any more</source>
        <translation>la zona ya no existe</translation>
    </message>
    <message>
        <source>no promotion has a zone for {piece}; add one under Rules, or give it a move there</source>
        <translation>ninguna promoción tiene una zona para {piece}; añadir una en Reglas o darle allí un movimiento</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>no existe ese archivo</translation>
    </message>
    <message>
        <source>the board has no cell number {number}</source>
        <translation>el tablero no tiene la casilla número {number}</translation>
    </message>
    <message>
        <source>only a square board has edges to move</source>
        <translation>solo un tablero de cuadrados tiene bordes que se puedan mover</translation>
    </message>
    <message>
        <source>an edge may move by at most {most} cells</source>
        <translation>un borde se puede mover como máximo {most} casillas</translation>
    </message>
    <message>
        <source>a free board has no edges to join</source>
        <translation>un tablero libre no tiene bordes que unir</translation>
    </message>
    <message>
        <source>there is no player number {number}</source>
        <translation>no hay ningún jugador con el número {number}</translation>
    </message>
    <message>
        <source>this board cannot be held that way</source>
        <translation>este tablero no se puede sostener así</translation>
    </message>
    <message>
        <source>there is already a cell called &apos;{name}&apos;</source>
        <translation>ya hay una casilla llamada &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>that board&apos;s links use directions that this design does not have</source>
        <translation>los enlaces de ese tablero usan direcciones que este diseño no tiene</translation>
    </message>
    <message>
        <source>a cell&apos;s colour is a number from 0 to {most}</source>
        <translation>el color de una casilla es un número de 0 a {most}</translation>
    </message>
    <message>
        <source>the vector (0, 0) leads nowhere</source>
        <translation>el vector (0, 0) no lleva a ninguna parte</translation>
    </message>
    <message>
        <source>a vector may lead at most {most} cells along each axis</source>
        <translation>un vector puede llevar como máximo {most} casillas a lo largo de cada eje</translation>
    </message>
    <message>
        <source>there is already a direction &apos;{name}&apos;</source>
        <translation>ya hay una dirección &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>a design may have at most {most} directions</source>
        <translation>un diseño puede tener como máximo {most} direcciones</translation>
    </message>
    <message>
        <source>a walk may have at most {most} steps</source>
        <translation>un recorrido puede tener como máximo {most} pasos</translation>
    </message>
    <message>
        <source>a walk follows directions that exist</source>
        <translation>un recorrido sigue direcciones que existen</translation>
    </message>
    <message>
        <source>a walk follows directions that are not walks themselves, unlike &apos;{direction}&apos;</source>
        <translation>un recorrido sigue direcciones que no son a su vez recorridos, a diferencia de &apos;{direction}&apos;</translation>
    </message>
    <message>
        <source>&apos;{direction}&apos; is itself part of a walk</source>
        <translation>&apos;{direction}&apos; es a su vez parte de un recorrido</translation>
    </message>
    <message>
        <source>on this board the three parts of a vector add up to 0</source>
        <translation>en este tablero las tres partes de un vector suman 0</translation>
    </message>
    <message>
        <source>there is no direction number {number}</source>
        <translation>no hay ninguna dirección con el número {number}</translation>
    </message>
    <message>
        <source>direction &apos;{name}&apos; is used by {users}; change that first</source>
        <translation>la dirección &apos;{name}&apos; la usa {users}; hay que cambiar eso primero</translation>
    </message>
    <message>
        <source>direction &apos;{name}&apos; is part of the walk &apos;{other}&apos;; change that first</source>
        <translation>la dirección &apos;{name}&apos; es parte del recorrido &apos;{other}&apos;; hay que cambiarlo primero</translation>
    </message>
    <message>
        <source>own rules mean something else by &apos;{name}&apos;</source>
        <translation>las reglas propias entienden otra cosa por &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>a path of &apos;{piece}&apos; would become too long</source>
        <translation>una ruta de &apos;{piece}&apos; sería demasiado larga</translation>
    </message>
    <message>
        <source>a design may have at most {most} groups of directions</source>
        <translation>un diseño puede tener como máximo {most} grupos de direcciones</translation>
    </message>
    <message>
        <source>there is no group {name}</source>
        <translation>no hay ningún grupo {name}</translation>
    </message>
    <message>
        <source>there is already a group {name}</source>
        <translation>ya hay un grupo {name}</translation>
    </message>
    <message>
        <source>an edge is made of cells of the lattice</source>
        <translation>un borde está hecho de casillas de la retícula</translation>
    </message>
    <message>
        <source>an edge is a straight run of cells with its side square to it</source>
        <translation>un borde es una fila recta de casillas cuyo lado queda en ángulo recto con ella</translation>
    </message>
    <message>
        <source>there is a hole in the edge from &apos;{cell}&apos; to &apos;{other}&apos;</source>
        <translation>hay un hueco en el borde de &apos;{cell}&apos; a &apos;{other}&apos;</translation>
    </message>
    <message>
        <source>only edges of squares and of hexagons can be glued; along a row of triangles every other one has no side there, and links are drawn by hand</source>
        <translation>solo se pueden pegar bordes de cuadrados y de hexágonos; en una fila de triángulos uno de cada dos no tiene lado allí, y los enlaces se dibujan a mano</translation>
    </message>
    <message>
        <source>edges of {one} and {other} cells cannot be glued</source>
        <translation>no se pueden pegar bordes de {one} y {other} casillas</translation>
    </message>
    <message>
        <source>an edge of hexagons is a row of cells with a step over its side</source>
        <translation>un borde de hexágonos es una fila de casillas con un paso por su lado</translation>
    </message>
    <message>
        <source>these edges do not lie to each other as hexagons can</source>
        <translation>estos bordes no están situados entre sí como pueden estarlo los hexágonos</translation>
    </message>
    <message>
        <source>&apos;{cell}&apos; is a hole</source>
        <translation>&apos;{cell}&apos; es un hueco</translation>
    </message>
    <message>
        <source>this board cannot turn a traveller that way</source>
        <translation>este tablero no puede girar así una pieza en camino</translation>
    </message>
    <message>
        <source>direction &apos;{direction}&apos; has no opposite for the way back</source>
        <translation>la dirección &apos;{direction}&apos; no tiene opuesta para el camino de vuelta</translation>
    </message>
    <message>
        <source>no direction is declared for the way back from &apos;{cell}&apos;</source>
        <translation>no hay ninguna dirección declarada para el camino de vuelta desde &apos;{cell}&apos;</translation>
    </message>
    <message>
        <source>no direction points where &apos;{direction}&apos; does when the board is held like that</source>
        <translation>ninguna dirección apunta adonde lo hace &apos;{direction}&apos; cuando el tablero se sostiene así</translation>
    </message>
    <message>
        <source>the tolerance is a number from 1 to {number} thousandths of a cell</source>
        <translation>la tolerancia es un número de 1 a {number} milésimas de casilla</translation>
    </message>
    <message>
        <source>the board has no zone number {number}</source>
        <translation>el tablero no tiene la zona número {number}</translation>
    </message>
    <message>
        <source>&apos;{cell}&apos; is a hole and belongs to no zone</source>
        <translation>&apos;{cell}&apos; es un hueco y no pertenece a ninguna zona</translation>
    </message>
    <message>
        <source>there is already a zone called &apos;{name}&apos;</source>
        <translation>ya hay una zona llamada &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>a board may have at most {most} zones</source>
        <translation>un tablero puede tener como máximo {most} zonas</translation>
    </message>
    <message>
        <source>no meaning has just the cells of zone &apos;{name}&apos;</source>
        <translation>ningún significado tiene justo las casillas de la zona &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>a zone&apos;s colour is a number from 0 to {most}</source>
        <translation>el color de una zona es un número de 0 a {most}</translation>
    </message>
    <message>
        <source>zone &apos;{zone}&apos; is named by {users}; change that first</source>
        <translation>la zona &apos;{zone}&apos; la nombra {users}; hay que cambiar eso primero</translation>
    </message>
    <message>
        <source>the design has no such piece</source>
        <translation>el diseño no tiene esa pieza</translation>
    </message>
    <message>
        <source>the design has no such player</source>
        <translation>el diseño no tiene ese jugador</translation>
    </message>
    <message>
        <source>&apos;b&apos; in {atom} forbids drops beside a piece of the type anywhere, which no rule says</source>
        <translation>&apos;b&apos; en {atom} prohíbe poner junto a una pieza del tipo en cualquier parte, lo que ninguna regla dice</translation>
    </message>
    <message>
        <source>how many ranks deep pieces are dropped is said of boards of squares</source>
        <translation>cuántas filas de profundidad se ponen piezas se dice de tableros de cuadrados</translation>
    </message>
    <message>
        <source>{piece} castles with a piece of its rank at the start, and the setup has none there</source>
        <translation>{piece} se enroca con una pieza de su fila al comienzo, y la posición inicial no tiene ninguna allí</translation>
    </message>
    <message>
        <source>the piece has no movement {number}</source>
        <translation>la pieza no tiene el movimiento {number}</translation>
    </message>
    <message>
        <source>the piece&apos;s movements have no place {number}</source>
        <translation>los movimientos de la pieza no tienen el lugar {number}</translation>
    </message>
    <message>
        <source>there is already a piece called &apos;{name}&apos;</source>
        <translation>ya hay una pieza llamada &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>a design may have at most {most} piece types</source>
        <translation>un diseño puede tener como máximo {most} tipos de pieza</translation>
    </message>
    <message>
        <source>piece &apos;{piece}&apos; is named by {users}; change that first</source>
        <translation>la pieza &apos;{piece}&apos; la nombra {users}; hay que cambiar eso primero</translation>
    </message>
    <message>
        <source>a piece&apos;s letter is one of A to Z, not &apos;{sign}&apos;</source>
        <translation>la letra de una pieza es una de la A a la Z, no &apos;{sign}&apos;</translation>
    </message>
    <message>
        <source>the list of pieces has no place {number}</source>
        <translation>la lista de piezas no tiene el lugar {number}</translation>
    </message>
    <message>
        <source>a piece may have at most {most} movements</source>
        <translation>una pieza puede tener como máximo {most} movimientos</translation>
    </message>
    <message>
        <source>a piece is written as name:id:betza, and the third part is missing here</source>
        <translation>una pieza se escribe como name:id:betza, y aquí falta la tercera parte</translation>
    </message>
    <message>
        <source>this sets {key}, which makes no piece</source>
        <translation>esto define {key}, que no hace ninguna pieza</translation>
    </message>
    <message>
        <source>{piece}: {why}</source>
        <translation>{piece}: {why}</translation>
    </message>
    <message>
        <source>{name} is named in an own rule; change that rule first</source>
        <translation>{name} aparece en una regla propia; hay que cambiar esa regla primero</translation>
    </message>
    <message>
        <source>an error cannot be approved; the design does not work with it</source>
        <translation>un error no se puede aprobar; el diseño no funciona con él</translation>
    </message>
    <message>
        <source>the problem has been approved before</source>
        <translation>el problema ya estaba aprobado</translation>
    </message>
    <message>
        <source>at most {most} approved problems are possible</source>
        <translation>como máximo son posibles {most} problemas aprobados</translation>
    </message>
    <message>
        <source>the problem has not been approved</source>
        <translation>el problema no está aprobado</translation>
    </message>
    <message>
        <source>a text may have at most {most} bytes</source>
        <translation>un texto puede tener como máximo {most} bytes</translation>
    </message>
    <message>
        <source>a text must be valid UTF-8</source>
        <translation>un texto debe ser UTF-8 válido</translation>
    </message>
    <message>
        <source>at most {most} targets are possible</source>
        <translation>como máximo son posibles {most} destinos</translation>
    </message>
    <message>
        <source>another own rule needs it: {why}</source>
        <translation>otra regla propia lo necesita: {why}</translation>
    </message>
    <message>
        <source>there is no text &apos;{path}&apos; in the rules</source>
        <translation>en las reglas no hay ningún texto &apos;{path}&apos;</translation>
    </message>
    <message>
        <source>there is nothing to be said in &apos;{path}&apos;</source>
        <translation>en &apos;{path}&apos; no hay nada que decir</translation>
    </message>
    <message>
        <source>there are at most {most} rules of one kind</source>
        <translation>hay como máximo {most} reglas de una clase</translation>
    </message>
    <message>
        <source>there is no rule &apos;{path}&apos;</source>
        <translation>no hay ninguna regla &apos;{path}&apos;</translation>
    </message>
    <message>
        <source>there is no list of rules &apos;{list}&apos;</source>
        <translation>no hay ninguna lista de reglas &apos;{list}&apos;</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be moved to place {number}</source>
        <translation>&apos;{path}&apos; no se puede mover al lugar {number}</translation>
    </message>
    <message>
        <source>there is no piece yet that the rule could be about</source>
        <translation>todavía no hay ninguna pieza de la que pueda tratar la regla</translation>
    </message>
    <message>
        <source>castling needs a king and a rook at the start on one rank, with two cells between them</source>
        <translation>el enroque necesita al comienzo un rey y una torre en una misma fila, con dos casillas entre ellos</translation>
    </message>
    <message>
        <source>a wing needs a king and a rook at the start on one rank, with two cells between them</source>
        <translation>un flanco necesita al comienzo un rey y una torre en una misma fila, con dos casillas entre ellos</translation>
    </message>
    <message>
        <source>a race needs cells at the far edge of the board; paint a zone called &apos;goal&apos;</source>
        <translation>una carrera necesita casillas en el borde lejano del tablero; hay que pintar una zona llamada &apos;goal&apos;</translation>
    </message>
    <message>
        <source>there is no template of rules called &apos;{name}&apos;</source>
        <translation>no hay ninguna plantilla de reglas llamada &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>at most {most} examples are possible</source>
        <translation>como máximo son posibles {most} ejemplos</translation>
    </message>
    <message>
        <source>there is already a player called &apos;{name}&apos;</source>
        <translation>ya hay un jugador llamado &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>chance has no pieces; take those of &apos;{player}&apos; off first</source>
        <translation>el azar no tiene piezas; hay que quitar primero las de &apos;{player}&apos;</translation>
    </message>
    <message>
        <source>a design needs a player who is not chance</source>
        <translation>un diseño necesita un jugador que no sea el azar</translation>
    </message>
    <message>
        <source>a design may have at most {most} players</source>
        <translation>un diseño puede tener como máximo {most} jugadores</translation>
    </message>
    <message>
        <source>a design needs a player</source>
        <translation>un diseño necesita un jugador</translation>
    </message>
    <message>
        <source>there is no such player to begin</source>
        <translation>no hay tal jugador que pueda empezar</translation>
    </message>
    <message>
        <source>the rules say who makes the first moves; change the rule about turns</source>
        <translation>las reglas dicen quién hace las primeras jugadas; hay que cambiar la regla de los turnos</translation>
    </message>
    <message>
        <source>{player} never moves; change the rule about turns</source>
        <translation>{player} no mueve nunca; hay que cambiar la regla de los turnos</translation>
    </message>
    <message>
        <source>this board has no second rank for {player}</source>
        <translation>este tablero no tiene segunda fila para {player}</translation>
    </message>
    <message>
        <source>that position is of another board or of other pieces</source>
        <translation>esa posición es de otro tablero o de otras piezas</translation>
    </message>
    <message>
        <source>there is no rule of castling yet; add one</source>
        <translation>todavía no hay regla de enroque; hay que añadir una</translation>
    </message>
    <message>
        <source>there is no such piece or player to place</source>
        <translation>no existe esa pieza o ese jugador que colocar</translation>
    </message>
    <message>
        <source>no piece stands there</source>
        <translation>allí no hay ninguna pieza</translation>
    </message>
    <message>
        <source>the {piece} on {cell} has no cell opposite to it</source>
        <translation>{piece} en {cell} no tiene ninguna casilla enfrente</translation>
    </message>
    <message>
        <source>the armies would meet on {cell}</source>
        <translation>los ejércitos se encontrarían en {cell}</translation>
    </message>
    <message>
        <source>there is no such piece or player to hold</source>
        <translation>no existe esa pieza o ese jugador para una mano</translation>
    </message>
    <message>
        <source>a hand holds 0 to {most} pieces of a type</source>
        <translation>una mano tiene de 0 a {most} piezas de un tipo</translation>
    </message>
    <message>
        <source>there are too many placements</source>
        <translation>hay demasiadas piezas colocadas</translation>
    </message>
    <message>
        <source>it was interrupted</source>
        <translation>se interrumpió</translation>
    </message>
    <message>
        <source>may go where more decides than which cells are taken</source>
        <translation>puede ir adonde decide algo más que qué casillas están ocupadas</translation>
    </message>
    <message>
        <source>fairy-stockfish did not count</source>
        <translation>fairy-stockfish no contó</translation>
    </message>
    <message>
        <source>fairy-stockfish did not answer every question</source>
        <translation>fairy-stockfish no respondió a todas las preguntas</translation>
    </message>
    <message>
        <source>&apos;startFen&apos; of {variant}: {why}</source>
        <translation>&apos;startFen&apos; de {variant}: {why}</translation>
    </message>
    <message>
        <source>the file is no UTF-8 text</source>
        <translation>el archivo no es texto UTF-8</translation>
    </message>
    <message>
        <source>the text has no position</source>
        <translation>el texto no tiene ninguna posición</translation>
    </message>
    <message>
        <source>it passes some cells of its way and may end on others</source>
        <translation>pasa por algunas casillas de su camino y puede terminar en otras</translation>
    </message>
    <message>
        <source>it has a move from cells of a zone</source>
        <translation>tiene un movimiento desde casillas de una zona</translation>
    </message>
    <message>
        <source>the text has no line &apos;map&apos;, &apos;link&apos;, &apos;rlink&apos; or &apos;unlink&apos;, and defines no piece</source>
        <translation>el texto no tiene ninguna línea &apos;map&apos;, &apos;link&apos;, &apos;rlink&apos; o &apos;unlink&apos; y no define ninguna pieza</translation>
    </message>
    <message>
        <source>the game is longer than 16 MiB; the rest of it is not read</source>
        <translation>la partida pasa de 16 MiB; el resto no se lee</translation>
    </message>
    <message>
        <source>its first move depends on check, which no line can say</source>
        <translation>su primer movimiento depende del jaque, lo que ninguna línea puede decir</translation>
    </message>
    <message>
        <source>the board is no flat rectangle of squares</source>
        <translation>el tablero no es un rectángulo plano de cuadrados</translation>
    </message>
    <message>
        <source>the questions could not be written</source>
        <translation>no se pudieron escribir las preguntas</translation>
    </message>
    <message>
        <source>sjaakii did not answer every question</source>
        <translation>sjaakii no respondió a todas las preguntas</translation>
    </message>
    <message>
        <source>it bends or branches in a way that has no words there</source>
        <translation>se dobla o ramifica de un modo para el que allí no hay palabras</translation>
    </message>
    <message>
        <source>its moves are more than multiples of vectors and jumps over an enemy</source>
        <translation>sus movimientos son más que múltiplos de vectores y saltos sobre un enemigo</translation>
    </message>
    <message>
        <source>its legs would make too many blocks</source>
        <translation>sus tramos harían demasiados bloques</translation>
    </message>
    <message>
        <source>a file of this kind has a (game ...)</source>
        <translation>un archivo de esta clase tiene un (game ...)</translation>
    </message>
    <message>
        <source>this block never adds a move</source>
        <translation>este bloque nunca añade una jugada</translation>
    </message>
    <message>
        <source>a block stands in brackets</source>
        <translation>un bloque va entre paréntesis</translation>
    </message>
    <message>
        <source>this symmetry is no turn or mirror image of the board</source>
        <translation>esta simetría no es un giro ni una reflexión del tablero</translation>
    </message>
    <message>
        <source>a symmetry names a player</source>
        <translation>una simetría nombra un jugador</translation>
    </message>
    <message>
        <source>it lies outside the design&apos;s folder</source>
        <translation>está fuera de la carpeta del diseño</translation>
    </message>
    <message>
        <source>a compressed picture cannot be used; unpack it first</source>
        <translation>no se puede usar una imagen comprimida; hay que descomprimirla primero</translation>
    </message>
    <message>
        <source>this is not an SVG picture in UTF-8</source>
        <translation>esto no es una imagen SVG en UTF-8</translation>
    </message>
    <message>
        <source>this is not an SVG picture: it begins with {name}</source>
        <translation>esto no es una imagen SVG: empieza con {name}</translation>
    </message>
    <message>
        <source>a picture may use parts again at most {most} times</source>
        <translation>una imagen puede volver a usar partes como máximo {most} veces</translation>
    </message>
    <message>
        <source>the paths of a picture may have at most {most} characters</source>
        <translation>los trazados de una imagen pueden tener como máximo {most} caracteres</translation>
    </message>
    <message>
        <source>a part of the picture uses itself</source>
        <translation>una parte de la imagen se usa a sí misma</translation>
    </message>
    <message>
        <source>the picture repeats its parts too often to be drawn quickly</source>
        <translation>la imagen repite sus partes demasiadas veces para dibujarse deprisa</translation>
    </message>
    <message>
        <source>nothing of the picture would be left to draw</source>
        <translation>de la imagen no quedaría nada que dibujar</translation>
    </message>
    <message>
        <source>the design is too large for a file: {why}</source>
        <translation>el diseño es demasiado grande para un archivo: {why}</translation>
    </message>
    <message>
        <source>the clipboard holds no rule</source>
        <translation>el portapapeles no contiene ninguna regla</translation>
    </message>
    <message>
        <source>&apos;{file}&apos; cannot be read: {why}</source>
        <translation>&apos;{file}&apos; no se puede leer: {why}</translation>
    </message>
    <message>
        <source>&apos;{file}&apos; cannot be created: {why}</source>
        <translation>&apos;{file}&apos; no se puede crear: {why}</translation>
    </message>
    <message>
        <source>&apos;{file}&apos; cannot be discarded: {why}</source>
        <translation>&apos;{file}&apos; no se puede descartar: {why}</translation>
    </message>
    <message>
        <source>&apos;{file}&apos; cannot be renamed: {why}</source>
        <translation>&apos;{file}&apos; no se puede renombrar: {why}</translation>
    </message>
    <message>
        <source>a Betza string may have at most 1000 characters</source>
        <translation>un texto Betza puede tener como máximo 1000 caracteres</translation>
    </message>
    <message>
        <source>a piece may have at most {most#leg#legs}</source>
        <translation>una pieza puede tener como máximo {most#tramo#tramos}</translation>
    </message>
    <message>
        <source>a piece may have at most {most#move#moves}</source>
        <translation>una pieza puede tener como máximo {most#movimiento#movimientos}</translation>
    </message>
    <message>
        <source>leg {number} cannot be written in {dialect}</source>
        <translation>el tramo {number} no se puede escribir en {dialect}</translation>
    </message>
    <message>
        <source>the move needs more than {most#leg#legs}</source>
        <translation>el movimiento necesita más de {most#tramo#tramos}</translation>
    </message>
    <message>
        <source>this leg has no direction that its atom can take</source>
        <translation>este tramo no tiene ninguna dirección que su átomo pueda tomar</translation>
    </message>
    <message>
        <source>&apos;i&apos; asks for the length of an earlier slide, but no leg before it slides</source>
        <translation>&apos;i&apos; pide la longitud de un deslizamiento anterior, pero ningún tramo anterior desliza</translation>
    </message>
    <message>
        <source>not supported yet: &apos;i&apos; on a leg of shorter range than the slide it measures by</source>
        <translation>aún no se admite: &apos;i&apos; en un tramo de menor alcance que el deslizamiento por el que se mide</translation>
    </message>
    <message>
        <source>&apos;j&apos; passes over the first cell, so that a range of {range} leads nowhere</source>
        <translation>&apos;j&apos; pasa por encima de la primera casilla, de modo que un alcance de {range} no lleva a ninguna parte</translation>
    </message>
    <message>
        <source>&apos;h{letter}&apos; chooses every second oblique leap; this atom has none</source>
        <translation>&apos;h{letter}&apos; elige uno de cada dos saltos oblicuos; este átomo no tiene ninguno</translation>
    </message>
    <message>
        <source>not supported yet: directions on a leg that changes between oblique and straight steps; without them it goes on outward</source>
        <translation>aún no se admite: direcciones en un tramo que cambia entre pasos oblicuos y rectos; sin ellas sigue hacia fuera</translation>
    </message>
    <message>
        <source>not supported yet: directions before brackets with oblique leaps; write them inside</source>
        <translation>aún no se admite: direcciones ante corchetes con saltos oblicuos; deben ir dentro</translation>
    </message>
    <message>
        <source>XBoard wants {first} before {second}; its order is i, directions, u m c d e x t p g o y n j</source>
        <translation>XBoard quiere {first} antes de {second}; su orden es i, direcciones, u m c d e x t p g o y n j</translation>
    </message>
    <message>
        <source>a piece needs at least one atom, such as W or N</source>
        <translation>una pieza necesita al menos un átomo, como W o N</translation>
    </message>
    <message>
        <source>{leg} {why}, which Betza cannot say</source>
        <translation>{leg} {why}, lo que Betza no puede decir</translation>
    </message>
    <message>
        <source>{leg} steps in direction &apos;{direction}&apos;, which is no vector</source>
        <translation>{leg} va en la dirección &apos;{direction}&apos;, que no es un vector</translation>
    </message>
    <message>
        <source>{leg} leads anywhere, which cannot be written here</source>
        <translation>{leg} lleva a cualquier parte, lo que aquí no se puede escribir</translation>
    </message>
    <message>
        <source>{leg} minds who is royal, which a chain of legs cannot say here</source>
        <translation>{leg} tiene en cuenta quién es real, lo que una cadena de tramos no puede decir aquí</translation>
    </message>
    <message>
        <source>{why}, in {text}</source>
        <translation>{why}, en {text}</translation>
    </message>
    <message>
        <source>Betza 1.0 has no moves for unmoved pieces only</source>
        <translation>Betza 1.0 no tiene movimientos solo para piezas que no se han movido</translation>
    </message>
    <message>
        <source>there is no move to write</source>
        <translation>no hay ningún movimiento que escribir</translation>
    </message>
    <message>
        <source>a Betza string is written in plain letters, digits and signs</source>
        <translation>un texto Betza se escribe con letras, cifras y signos simples</translation>
    </message>
    <message>
        <source>some of its moves are only for an unmoved piece, which one path cannot say</source>
        <translation>algunos de sus movimientos son solo para una pieza que no se ha movido, lo que una ruta no puede expresar</translation>
    </message>
    <message>
        <source>there is no move in it that could be written otherwise</source>
        <translation>no hay en ello ningún movimiento que se pueda escribir de otro modo</translation>
    </message>
    <message>
        <source>leg {number} offers several directions after a bend, which a path cannot say</source>
        <translation>el tramo {number} ofrece varias direcciones tras un giro, lo que una ruta no puede expresar</translation>
    </message>
    <message>
        <source>leg {number} goes on after any number of steps, which a path cannot say</source>
        <translation>el tramo {number} sigue tras cualquier número de pasos, lo que una ruta no puede expresar</translation>
    </message>
    <message>
        <source>leg {number} may go on in several ways, which a path cannot say</source>
        <translation>el tramo {number} puede seguir de varias maneras, lo que una ruta no puede expresar</translation>
    </message>
    <message>
        <source>leg {number} has other rights than the legs before it, which a path cannot say</source>
        <translation>el tramo {number} tiene otros derechos que los tramos anteriores, lo que una ruta no puede expresar</translation>
    </message>
    <message>
        <source>leg {number} goes on after a varying number of steps, which a path cannot say</source>
        <translation>el tramo {number} sigue tras un número variable de pasos, lo que una ruta no puede expresar</translation>
    </message>
    <message>
        <source>leg {number} takes too many steps to be written as a path</source>
        <translation>el tramo {number} da demasiados pasos para escribirse como ruta</translation>
    </message>
    <message>
        <source>leg {number} has a condition or moves a piece, which a path cannot say</source>
        <translation>el tramo {number} tiene una condición o mueve una pieza, lo que una ruta no puede expresar</translation>
    </message>
    <message>
        <source>leg {number} jumps over occupied cells, which a path cannot say</source>
        <translation>el tramo {number} salta sobre casillas ocupadas, lo que una ruta no puede expresar</translation>
    </message>
    <message>
        <source>leg {number} does something on a friend&apos;s cell, which a path cannot say</source>
        <translation>el tramo {number} hace algo en la casilla de una pieza propia, lo que una ruta no puede expresar</translation>
    </message>
    <message>
        <source>leg {number} does more on an enemy&apos;s cell than capture and stop, which a path cannot say</source>
        <translation>el tramo {number} hace en la casilla de un enemigo más que capturar y parar, lo que una ruta no puede expresar</translation>
    </message>
    <message>
        <source>leg {number} has an effect on an empty cell, which a path cannot say</source>
        <translation>el tramo {number} tiene un efecto en una casilla vacía, lo que una ruta no puede expresar</translation>
    </message>
    <message>
        <source>leg {number} turns relative to the leg before it, which a path cannot say</source>
        <translation>el tramo {number} gira respecto al tramo anterior, lo que una ruta no puede expresar</translation>
    </message>
    <message>
        <source>leg {number} goes round the edges or leads anywhere, which a path cannot say</source>
        <translation>el tramo {number} rodea los bordes o lleva a cualquier parte, lo que una ruta no puede expresar</translation>
    </message>
    <message>
        <source>leg {number} depends on what the move has done before, which a path cannot say</source>
        <translation>el tramo {number} depende de lo que el movimiento ha hecho antes, lo que una ruta no puede expresar</translation>
    </message>
    <message>
        <source>{sign} has no meaning in a path</source>
        <translation>{sign} no significa nada en una ruta</translation>
    </message>
    <message>
        <source>a vector is written like (3,1)</source>
        <translation>un vector se escribe como (3,1)</translation>
    </message>
    <message>
        <source>a vector may lead at most {most#cell#cells} along each axis</source>
        <translation>un vector puede llevar como máximo {most#casilla#casillas} a lo largo de cada eje</translation>
    </message>
    <message>
        <source>the vector (0,0) leads nowhere</source>
        <translation>el vector (0,0) no lleva a ninguna parte</translation>
    </message>
    <message>
        <source>this &apos;(&apos; has no &apos;)&apos;</source>
        <translation>a este &apos;(&apos; le falta &apos;)&apos;</translation>
    </message>
    <message>
        <source>unknown direction {name}{hint}</source>
        <translation>dirección desconocida {name}{hint}</translation>
    </message>
    <message>
        <source>a path may have at most {most#character#characters}</source>
        <translation>una ruta puede tener como máximo {most#carácter#caracteres}</translation>
    </message>
    <message>
        <source>&apos;{step}&apos; is said twice</source>
        <translation>&apos;{step}&apos; se indica dos veces</translation>
    </message>
    <message>
        <source>a leg needs a direction, a vector such as (2,1) or a turn such as turn +1</source>
        <translation>un tramo necesita una dirección, un vector como (2,1) o un giro como turn +1</translation>
    </message>
    <message>
        <source>a turn is followed by its compass points, such as turn +1 or turn -2</source>
        <translation>a un giro le siguen sus puntos de brújula, como turn +1 o turn -2</translation>
    </message>
    <message>
        <source>a turn has at most {most#point#points}</source>
        <translation>un giro tiene como máximo {most#punto#puntos}</translation>
    </message>
    <message>
        <source>{word} is followed by a vector, such as (1,0)</source>
        <translation>a {word} le sigue un vector, como (1,0)</translation>
    </message>
    <message>
        <source>the vector {vector} leads nowhere</source>
        <translation>el vector {vector} no lleva a ninguna parte</translation>
    </message>
    <message>
        <source>unknown tag &apos;{tag}&apos;; the tags are Design, Start and Result</source>
        <translation>etiqueta desconocida &apos;{tag}&apos;; las etiquetas son Design, Start y Result</translation>
    </message>
    <message>
        <source>a &apos;(&apos; has no &apos;)&apos;</source>
        <translation>a un &apos;(&apos; le falta &apos;)&apos;</translation>
    </message>
    <message>
        <source>a branch must stand behind the move that it replaces</source>
        <translation>una rama debe ir detrás de la jugada que sustituye</translation>
    </message>
    <message>
        <source>a &apos;)&apos; has no &apos;(&apos;</source>
        <translation>a un &apos;)&apos; le falta &apos;(&apos;</translation>
    </message>
    <message>
        <source>the move table would have more than {most} entries</source>
        <translation>la tabla de jugadas tendría más de {most} entradas</translation>
    </message>
    <message>
        <source>a table for every cell cannot follow directions that are walked</source>
        <translation>una tabla para cada casilla no puede seguir direcciones que se recorren</translation>
    </message>
    <message>
        <source>a table for every cell has no edges to go round</source>
        <translation>una tabla para cada casilla no tiene bordes que rodear</translation>
    </message>
    <message>
        <source>a table for every cell cannot mind zones</source>
        <translation>una tabla para cada casilla no puede tener en cuenta zonas</translation>
    </message>
    <message>
        <source>a table for every cell of {files}x{ranks} needs a board of {cells} cells; there may be {most}</source>
        <translation>una tabla para cada casilla de {files}x{ranks} necesita un tablero de {cells} casillas; se permiten {most}</translation>
    </message>
    <message>
        <source>by its content it is {format}</source>
        <translation>por su contenido es {format}</translation>
    </message>
    <message>
        <source>a picture may not declare entities of its own</source>
        <translation>una imagen no puede declarar entidades propias</translation>
    </message>
    <message>
        <source>there is something behind the end of the picture</source>
        <translation>hay algo después del final de la imagen</translation>
    </message>
    <message>
        <source>an unknown entity stands here</source>
        <translation>aquí hay una entidad desconocida</translation>
    </message>
    <message>
        <source>elements may lie at most {most} deep in each other</source>
        <translation>los elementos pueden anidarse como máximo a {most} niveles</translation>
    </message>
    <message>
        <source>a picture may have at most {most} elements</source>
        <translation>una imagen puede tener como máximo {most} elementos</translation>
    </message>
    <message>
        <source>the attribute {name} is given twice</source>
        <translation>el atributo {name} está dado dos veces</translation>
    </message>
    <message>
        <source>an SVG picture may have at most {most} bytes, not {count}</source>
        <translation>una imagen SVG puede tener como máximo {most} bytes, no {count}</translation>
    </message>
    <message>
        <source>there is no ready rule called {key}</source>
        <translation>no hay ninguna regla preparada llamada {key}</translation>
    </message>
    <message>
        <source>the design has the rules of {title} already</source>
        <translation>el diseño ya tiene las reglas de {title}</translation>
    </message>
    <message>
        <source>&apos;{id}&apos; is not the id of a document</source>
        <translation>&apos;{id}&apos; no es el identificador de un documento</translation>
    </message>
    <message>
        <source>&apos;{title}&apos; is already open in another window</source>
        <translation>&apos;{title}&apos; ya está abierto en otra ventana</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; does not go on what stands before it</source>
        <translation>&apos;{text}&apos; no continúa lo que hay delante</translation>
    </message>
    <message>
        <source>numbers go up to 1000000000</source>
        <translation>los números llegan hasta 1000000000</translation>
    </message>
    <message>
        <source>a phrase may be {most} parts deep; name a part of it</source>
        <translation>una frase puede tener {most} partes de profundidad; conviene dar nombre a una de ellas</translation>
    </message>
    <message>
        <source>brackets may be nested {most} deep; name a part of it</source>
        <translation>los paréntesis pueden anidarse a {most} niveles; conviene dar nombre a una parte</translation>
    </message>
    <message>
        <source>comparisons are not chained; join two by &apos;and&apos;</source>
        <translation>las comparaciones no se encadenan; dos se unen con &apos;and&apos;</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is in this list twice</source>
        <translation>&apos;{text}&apos; está dos veces en esta lista</translation>
    </message>
    <message>
        <source>what &apos;{name}&apos; is cannot be told from its use; say &apos;{name}: cell&apos; or the like in the name of the word</source>
        <translation>por su uso no se sabe qué es &apos;{name}&apos;; en el nombre de la palabra sirve &apos;{name}: cell&apos; o algo parecido</translation>
    </message>
    <message>
        <source>one value is wanted before &apos;in&apos;, and a set behind it</source>
        <translation>delante de &apos;in&apos; se espera un valor y detrás un conjunto</translation>
    </message>
    <message>
        <source>truths are joined by &apos;and&apos; and &apos;or&apos;</source>
        <translation>los valores de verdad se unen con &apos;and&apos; y &apos;or&apos;</translation>
    </message>
    <message>
        <source>there are no sets of sets; sets are joined by &apos;+&apos;</source>
        <translation>no hay conjuntos de conjuntos; los conjuntos se unen con &apos;+&apos;</translation>
    </message>
    <message>
        <source>there are no sets of truths</source>
        <translation>no hay conjuntos de valores de verdad</translation>
    </message>
    <message>
        <source>a set is wanted behind &apos;in&apos;</source>
        <translation>detrás de &apos;in&apos; se espera un conjunto</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is {kind}; call it &apos;{name}1&apos; or the like</source>
        <translation>&apos;{name}&apos; es {kind}; otro nombre sería &apos;{name}1&apos; o algo parecido</translation>
    </message>
    <message>
        <source>a name in a rule has letters, digits, and hyphens between letters only</source>
        <translation>un nombre en una regla solo tiene letras, cifras y guiones entre letras</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is the name of something else here already</source>
        <translation>&apos;{name}&apos; ya es aquí el nombre de otra cosa</translation>
    </message>
    <message>
        <source>a rule may have {most} parts</source>
        <translation>una regla puede tener {most} partes</translation>
    </message>
    <message>
        <source>a set is wanted here, not a truth</source>
        <translation>aquí se espera un conjunto, no un valor de verdad</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is also a direction; call the name in this rule &apos;{name}1&apos;</source>
        <translation>&apos;{name}&apos; es también una dirección; el nombre en esta regla puede ser &apos;{name}1&apos;</translation>
    </message>
    <message>
        <source>{kind} is wanted here, not {kind2}</source>
        <translation>aquí se espera {kind}, no {kind2}</translation>
    </message>
    <message>
        <source>{kind} is wanted here, and &apos;none&apos; is not one</source>
        <translation>aquí se espera {kind}, y &apos;none&apos; no lo es</translation>
    </message>
    <message>
        <source>{kind} is wanted here, not a set</source>
        <translation>aquí se espera {kind}, no un conjunto</translation>
    </message>
    <message>
        <source>the blank &apos;?&apos; is not filled yet</source>
        <translation>el hueco &apos;?&apos; aún no está rellenado</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is both {kind} and {kind2}; one of them needs another name</source>
        <translation>&apos;{name}&apos; es a la vez {kind} y {kind2}; uno de los dos necesita otro nombre</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is {kind} and takes no values</source>
        <translation>&apos;{name}&apos; es {kind} y no toma valores</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is also a name of this rule; call that &apos;{name}1&apos; or the like</source>
        <translation>&apos;{name}&apos; es también un nombre de esta regla; ese puede ser &apos;{name}1&apos; o algo parecido</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is unknown{near}</source>
        <translation>&apos;{name}&apos; es desconocido{near}</translation>
    </message>
    <message>
        <source>the word &apos;{name}&apos; cannot be used here</source>
        <translation>la palabra &apos;{name}&apos; no se puede usar aquí</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; needs language {level}</source>
        <translation>&apos;{name}&apos; necesita el lenguaje {level}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; may only be asked in an end or in what a ban asks after the move</source>
        <translation>&apos;{name}&apos; solo se puede preguntar en un final o en lo que una prohibición pregunta después de la jugada</translation>
    </message>
    <message>
        <source>each player has cells of their own in &apos;{name}&apos;; say {quoted}(me) or the like</source>
        <translation>en &apos;{name}&apos; cada jugador tiene casillas propias; hay que decir {quoted}(me) o algo parecido</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is the same for all players; say {quoted}</source>
        <translation>&apos;{name}&apos; es igual para todos los jugadores; hay que decir {quoted}</translation>
    </message>
    <message>
        <source>a zone takes one player</source>
        <translation>una zona toma un jugador</translation>
    </message>
    <message>
        <source>this line is indented further than the lines around it</source>
        <translation>esta línea tiene más sangría que las de alrededor</translation>
    </message>
    <message>
        <source>a line without a step</source>
        <translation>una línea sin paso</translation>
    </message>
    <message>
        <source>&apos;else if&apos; may follow {most} times</source>
        <translation>&apos;else if&apos; puede seguir {most} veces</translation>
    </message>
    <message>
        <source>there is no &apos;if&apos; for this &apos;else&apos;</source>
        <translation>no hay ningún &apos;if&apos; para este &apos;else&apos;</translation>
    </message>
    <message>
        <source>blocks may be nested {most} deep</source>
        <translation>los bloques pueden anidarse a {most} niveles</translation>
    </message>
    <message>
        <source>steps are missing below this line, indented by two more blanks</source>
        <translation>faltan pasos debajo de esta línea, con dos espacios más de sangría</translation>
    </message>
    <message>
        <source>a &apos;while&apos; says how often at most, as in: while A at most 8:</source>
        <translation>un &apos;while&apos; dice cuántas veces como máximo, como en: while A at most 8:</translation>
    </message>
    <message>
        <source>a &apos;while&apos; runs from 1 to {most} times</source>
        <translation>un &apos;while&apos; se repite de 1 a {most} veces</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no number that can be changed{near}</source>
        <translation>&apos;{name}&apos; no es un número que se pueda cambiar{near}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; does not change; give a &apos;let&apos; another name</source>
        <translation>&apos;{name}&apos; no cambia; un &apos;let&apos; necesita otro nombre</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no number</source>
        <translation>&apos;{name}&apos; no es un número</translation>
    </message>
    <message>
        <source>no move is called &apos;{text}&apos;</source>
        <translation>ningún movimiento se llama &apos;{text}&apos;</translation>
    </message>
    <message>
        <source>&apos;{said}&apos; is no type{near}</source>
        <translation>&apos;{said}&apos; no es un tipo{near}</translation>
    </message>
    <message>
        <source>branches are nested more than {most} deep</source>
        <translation>las variantes están anidadas a más de {most} niveles</translation>
    </message>
    <message>
        <source>{text} may be several moves here</source>
        <translation>{text} puede ser aquí varias jugadas</translation>
    </message>
    <message>
        <source>{text} is not a move here{near}</source>
        <translation>{text} no es aquí una jugada{near}</translation>
    </message>
    <message>
        <source>{text} is not a move here</source>
        <translation>{text} no es aquí una jugada</translation>
    </message>
    <message>
        <source>a player&apos;s number, the cells of king and partner and where they go are expected here, such as 1:e1:h1:g1:f1</source>
        <translation>aquí se esperan el número de un jugador, las casillas del rey y de su pareja y adónde van, como 1:e1:h1:g1:f1</translation>
    </message>
    <message>
        <source>the rules have no castling {text}</source>
        <translation>las reglas no tienen el enroque {text}</translation>
    </message>
    <message>
        <source>{text} has no meaning after the side to move</source>
        <translation>{text} no significa nada después del bando que juega</translation>
    </message>
    <message>
        <source>the side to move is &apos;w&apos;, &apos;b&apos; or a player&apos;s number, not {text}</source>
        <translation>el bando que juega es &apos;w&apos;, &apos;b&apos; o el número de un jugador, no {text}</translation>
    </message>
    <message>
        <source>there is no cell {text}</source>
        <translation>no hay ninguna casilla {text}</translation>
    </message>
    <message>
        <source>no piece stands on {text}</source>
        <translation>no hay ninguna pieza en {text}</translation>
    </message>
    <message>
        <source>{text} is not a number from {least} to {most}</source>
        <translation>{text} no es un número de {least} a {most}</translation>
    </message>
    <message>
        <source>there is no number {text}{known}</source>
        <translation>no hay ningún número {text}{known}</translation>
    </message>
    <message>
        <source>{text} does not fit: {name} has {count} values from {least} to {most}</source>
        <translation>{text} no vale: {name} tiene {count} valores de {least} a {most}</translation>
    </message>
    <message>
        <source>{name} has {count} values, not {count2}</source>
        <translation>{name} tiene {count} valores, no {count2}</translation>
    </message>
    <message>
        <source>the text does not say the number {name}; numbers={name2}:0 would</source>
        <translation>el texto no dice el número {name}; numbers={name2}:0 lo haría</translation>
    </message>
    <message>
        <source>a piece stands on {text} already</source>
        <translation>ya hay una pieza en {text}</translation>
    </message>
    <message>
        <source>{text} is not a number from 1 to {most}</source>
        <translation>{text} no es un número de 1 a {most}</translation>
    </message>
    <message>
        <source>the last move is told by mover:, from:, to:, type:, only: or again, not by {text}</source>
        <translation>la última jugada se indica con mover:, from:, to:, type:, only: o again, no con {text}</translation>
    </message>
    <message>
        <source>a wall cannot be where a piece stands, on {text}</source>
        <translation>un muro no puede estar donde hay una pieza, en {text}</translation>
    </message>
    <message>
        <source>this board has no ranks; write pairs such as &apos;a1:R e8:k / turn=1&apos;</source>
        <translation>este tablero no tiene filas; hay que escribir pares como &apos;a1:R e8:k / turn=1&apos;</translation>
    </message>
    <message>
        <source>a position is expected here</source>
        <translation>aquí se espera una posición</translation>
    </message>
    <message>
        <source>the position ends on rank {rank}; every rank down to 1 is to be given</source>
        <translation>la posición termina en la fila {rank}; hay que dar todas las filas hasta la 1</translation>
    </message>
    <message>
        <source>the side to move stands behind a space</source>
        <translation>el bando que juega va después de un espacio</translation>
    </message>
    <message>
        <source>rank {rank} has more than its {files#cell#cells}</source>
        <translation>la fila {rank} tiene más de {files#casilla#casillas}</translation>
    </message>
    <message>
        <source>{cell} is a hole, which is written &apos;*&apos;</source>
        <translation>{cell} es un hueco, que se escribe &apos;*&apos;</translation>
    </message>
    <message>
        <source>&apos;+&apos; stands before the letter of a piece that has promoted</source>
        <translation>&apos;+&apos; va delante de la letra de una pieza promovida</translation>
    </message>
    <message>
        <source>&apos;+&apos; marks a promoted piece, and this one has no single promotion</source>
        <translation>&apos;+&apos; marca una pieza promovida, y esta no tiene una promoción única</translation>
    </message>
    <message>
        <source>&apos;~&apos; marks a promoted piece, and nothing promotes to this one</source>
        <translation>&apos;~&apos; marca una pieza promovida, y nada se promueve a esta</translation>
    </message>
    <message>
        <source>rank {rank} ends after {file} of its {files#cell#cells}</source>
        <translation>la fila {rank} termina tras {file} de {files#casilla#casillas}</translation>
    </message>
    <message>
        <source>rank 1 is the last; nothing comes below it</source>
        <translation>la fila 1 es la última; debajo no hay nada</translation>
    </message>
    <message>
        <source>a number of empty cells begins with 1 to 9</source>
        <translation>un número de casillas vacías empieza por 1 a 9</translation>
    </message>
    <message>
        <source>{cell} is a hole, which is written &apos;*&apos; and not counted</source>
        <translation>{cell} es un hueco, que se escribe &apos;*&apos; y no se cuenta</translation>
    </message>
    <message>
        <source>{cell} is not a hole</source>
        <translation>{cell} no es un hueco</translation>
    </message>
    <message>
        <source>{sign} marks a promoted piece, and this design has no promotions</source>
        <translation>{sign} marca una pieza promovida, y este diseño no tiene promociones</translation>
    </message>
    <message>
        <source>{sign} has no meaning in {where}</source>
        <translation>{sign} no significa nada en {where}</translation>
    </message>
    <message>
        <source>no piece has the letter &apos;{letter}&apos;</source>
        <translation>ninguna pieza tiene la letra &apos;{letter}&apos;</translation>
    </message>
    <message>
        <source>the case of {name} does not tell its owner; write pairs such as &apos;a1:1/Knight&apos;</source>
        <translation>las mayúsculas o minúsculas de {name} no indican su dueño; hay que escribir pares como &apos;a1:1/Knight&apos;</translation>
    </message>
    <message>
        <source>a player&apos;s number and a number are expected here, such as 1:3</source>
        <translation>aquí se esperan el número de un jugador y un número, como 1:3</translation>
    </message>
    <message>
        <source>two cells are expected here, such as e3:e4</source>
        <translation>aquí se esperan dos casillas, como e3:e4</translation>
    </message>
    <message>
        <source>facing= is followed by yes, not by {text}</source>
        <translation>a facing= le sigue yes, no {text}</translation>
    </message>
    <message>
        <source>out= is followed by a player&apos;s number</source>
        <translation>a out= le sigue el número de un jugador</translation>
    </message>
    <message>
        <source>{text} is not a setting; there are {keys}</source>
        <translation>{text} no es un ajuste; hay {keys}</translation>
    </message>
    <message>
        <source>a hand holds at most {most} pieces of one type</source>
        <translation>una mano tiene como máximo {most} piezas de un tipo</translation>
    </message>
    <message>
        <source>no piece is called {quoted}{near}</source>
        <translation>ninguna pieza se llama {quoted}{near}</translation>
    </message>
    <message>
        <source>more than one piece is called {quoted}</source>
        <translation>más de una pieza se llama {quoted}</translation>
    </message>
    <message>
        <source>a piece is missing after the &apos;/&apos;</source>
        <translation>falta una pieza después de &apos;/&apos;</translation>
    </message>
    <message>
        <source>a piece is missing after the &apos;:&apos;</source>
        <translation>falta una pieza después de &apos;:&apos;</translation>
    </message>
    <message>
        <source>the case of {text} does not tell its owner; write 1/{text2}</source>
        <translation>las mayúsculas o minúsculas de {text} no indican su dueño; hay que escribir 1/{text2}</translation>
    </message>
    <message>
        <source>lower case is the second player&apos;s, and the design has one player</source>
        <translation>las minúsculas son del segundo jugador, y el diseño tiene un jugador</translation>
    </message>
    <message>
        <source>there is no player {number}; the design has {players#player#players}</source>
        <translation>no hay jugador {number}; el diseño tiene {players#jugador#jugadores}</translation>
    </message>
    <message>
        <source>unknown topology {name}[{hint}|; topologies are {known}]</source>
        <translation>topología desconocida {name}[{hint}|; las topologías son {known}]</translation>
    </message>
    <message>
        <source>unknown lattice {name}[{hint}|; lattices are {known}]</source>
        <translation>retícula desconocida {name}[{hint}|; las retículas son {known}]</translation>
    </message>
    <message>
        <source>the position &apos;{text}&apos; cannot be read: {why}</source>
        <translation>la posición &apos;{text}&apos; no se puede leer: {why}</translation>
    </message>
    <message>
        <source>{text} stands behind a &apos;/&apos;</source>
        <translation>{text} va detrás de un &apos;/&apos;</translation>
    </message>
    <message>
        <source>{text} is not a pair such as a1:R</source>
        <translation>{text} no es un par como a1:R</translation>
    </message>
    <message>
        <source>{text} is named twice</source>
        <translation>{text} se nombra dos veces</translation>
    </message>
    <message>
        <source>turn= is followed by a player&apos;s number</source>
        <translation>a turn= le sigue el número de un jugador</translation>
    </message>
    <message>
        <source>the {leaper} squares</source>
        <translation>las casillas de {leaper}</translation>
    </message>
    <message>
        <source>Like the {piece}[, turned: {turned}], and also moves to {cells} without capturing</source>
        <translation>Como {piece}[, girado: {turned}], y además mueve a {cells} sin capturar</translation>
    </message>
    <message>
        <source>Like the {piece}[, turned: {turned}], but to {cells} only to capture</source>
        <translation>Como {piece}[, girado: {turned}], pero a {cells} solo para capturar</translation>
    </message>
    <message>
        <source>Like the {piece}[, turned: {turned}], and also captures on {cells}</source>
        <translation>Como {piece}[, girado: {turned}], y además captura en {cells}</translation>
    </message>
    <message>
        <source>Like the {piece}[, turned: {turned}], but captures nothing on {cells}</source>
        <translation>Como {piece}[, girado: {turned}], pero no captura nada en {cells}</translation>
    </message>
    <message>
        <source>Like the {piece}[, turned: {turned}], and also to {cells}</source>
        <translation>Como {piece}[, girado: {turned}], y además a {cells}</translation>
    </message>
    <message>
        <source>Like the {piece}[, turned: {turned}], but not to {cells}</source>
        <translation>Como {piece}[, girado: {turned}], pero no a {cells}</translation>
    </message>
    <message>
        <source>a goal needs cells to reach; paint a zone called &apos;goal&apos;</source>
        <translation>una meta necesita casillas que alcanzar; hay que pintar una zona llamada &apos;goal&apos;</translation>
    </message>
    <message>
        <source>promotion needs another piece type to bring; add one first</source>
        <translation>la promoción necesita otro tipo de pieza; hay que añadir uno primero</translation>
    </message>
    <message>
        <source>{first} and {second} move alike, and no rule tells them apart</source>
        <translation>{first} y {second} mueven igual, y ninguna regla las distingue</translation>
    </message>
    <message>
        <source>the two types are not alike any more</source>
        <translation>los dos tipos ya no son iguales</translation>
    </message>
    <message>
        <source>{piece} can never move by {movement}: it may stop nowhere on the way</source>
        <translation>{piece} nunca puede mover con {movement}: no puede detenerse en ninguna parte del camino</translation>
    </message>
    <message>
        <source>the movement is not there any more</source>
        <translation>el movimiento ya no existe</translation>
    </message>
    <message>
        <source>Let it stop at its end</source>
        <translation>Dejar que se detenga al final</translation>
    </message>
    <message>
        <source>Make them one type</source>
        <translation>Hacer de ellas un solo tipo</translation>
    </message>
    <message>
        <source>start position: {player} wins with the first move, {move}</source>
        <translation>posición inicial: {player} gana con la primera jugada, {move}</translation>
    </message>
    <message>
        <source>joining needs two sides of the board that lie opposite each other; paint a zone for each</source>
        <translation>unir necesita dos lados opuestos del tablero; hay que pintar una zona para cada uno</translation>
    </message>
    <message>
        <source>connecting needs open edges on four sides of the board, or a triangle of hexagons; paint zones called &apos;top&apos;, &apos;bottom&apos;, &apos;left&apos; and &apos;right&apos;</source>
        <translation>conectar necesita bordes abiertos en cuatro lados del tablero, o un triángulo de hexágonos; hay que pintar zonas llamadas &apos;top&apos;, &apos;bottom&apos;, &apos;left&apos; y &apos;right&apos;</translation>
    </message>
    <message>
        <source>Pieces are dropped; who joins two opposite edges, or all three of a triangle, wins.</source>
        <translation>Se colocan piezas; gana quien une dos bordes opuestos, o los tres de un triángulo.</translation>
    </message>
    <message>
        <source>the example is not there any more</source>
        <translation>el ejemplo ya no existe</translation>
    </message>
    <message>
        <source>the problem is about no rule</source>
        <translation>el problema no trata de ninguna regla</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Omitirla</translation>
    </message>
    <message>
        <source>Delete the rule</source>
        <translation>Borrar la regla</translation>
    </message>
    <message>
        <source>Keep captured pieces in hand</source>
        <translation>Guardar en la mano las piezas capturadas</translation>
    </message>
    <message>
        <source>Let players pass</source>
        <translation>Permitir pasar</translation>
    </message>
    <message>
        <source>Let captured pieces leave the game</source>
        <translation>Dejar que las piezas capturadas salgan del juego</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Borrarlo</translation>
    </message>
    <message>
        <source>Delete the ban</source>
        <translation>Borrar la prohibición</translation>
    </message>
    <message>
        <source>Delete the example</source>
        <translation>Borrar el ejemplo</translation>
    </message>
    <message>
        <source>Delete the leg</source>
        <translation>Borrar el tramo</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Información</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Reglas propias</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exportaciones</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadido</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Quitado</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiada</translation>
    </message>
    <message>
        <source>Form of the board</source>
        <translation>Forma del tablero</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>Topología</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dibujo</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Rótulos</translation>
    </message>
    <message>
        <source>Where pieces stand</source>
        <translation>Dónde están las piezas</translation>
    </message>
    <message>
        <source>Colouring</source>
        <translation>Coloreado</translation>
    </message>
    <message>
        <source>Changes of the board</source>
        <translation>Cambios del tablero</translation>
    </message>
    <message>
        <source>Changes of cells</source>
        <translation>Cambios de casillas</translation>
    </message>
    <message>
        <source>Changes of links</source>
        <translation>Cambios de enlaces</translation>
    </message>
    <message>
        <source>Cells that are gone: {cells}</source>
        <translation>Casillas que ya no están: {cells}</translation>
    </message>
    <message>
        <source>New cells: {cells}</source>
        <translation>Casillas nuevas: {cells}</translation>
    </message>
    <message>
        <source>Cells with other names: {cells}</source>
        <translation>Casillas con otros nombres: {cells}</translation>
    </message>
    <message>
        <source>Cell {cell} is called {name} now</source>
        <translation>La casilla {cell} se llama ahora {name}</translation>
    </message>
    <message>
        <source>Cells drawn elsewhere: {cells}</source>
        <translation>Casillas dibujadas en otro lugar: {cells}</translation>
    </message>
    <message>
        <source>Cells with other outlines: {cells}</source>
        <translation>Casillas con otros contornos: {cells}</translation>
    </message>
    <message>
        <source>Cells with other colours: {cells}</source>
        <translation>Casillas con otros colores: {cells}</translation>
    </message>
    <message>
        <source>Added cells drawn elsewhere: {cells}</source>
        <translation>Casillas añadidas dibujadas en otro lugar: {cells}</translation>
    </message>
    <message>
        <source>The added cells stand in another order</source>
        <translation>Las casillas añadidas están en otro orden</translation>
    </message>
    <message>
        <source>Cells with another forward[ for {player}]: {cells}</source>
        <translation>Casillas con otro avance[ para {player}]: {cells}</translation>
    </message>
    <message>
        <source>Links {direction} that lead elsewhere: from {cells}</source>
        <translation>Enlaces {direction} que llevan a otro lugar: desde {cells}</translation>
    </message>
    <message>
        <source>{what}: was [{before}|none], is [{after}|none]</source>
        <translation>{what}: era [{before}|nada], es [{after}|nada]</translation>
    </message>
    <message>
        <source>{what}, unknown member {key}</source>
        <translation>{what}, miembro desconocido {key}</translation>
    </message>
    <message>
        <source>{what}: the unknown members stand in another order</source>
        <translation>{what}: los miembros desconocidos están en otro orden</translation>
    </message>
    <message>
        <source>Direction {direction}</source>
        <translation>Dirección {direction}</translation>
    </message>
    <message>
        <source>Direction {direction}, walk</source>
        <translation>Dirección {direction}, recorrido</translation>
    </message>
    <message>
        <source>Group {group} is gone</source>
        <translation>El grupo {group} ya no está</translation>
    </message>
    <message>
        <source>Group {group}</source>
        <translation>Grupo {group}</translation>
    </message>
    <message>
        <source>Group {group} is new: {directions}</source>
        <translation>El grupo {group} es nuevo: {directions}</translation>
    </message>
    <message>
        <source>The groups of directions stand in another order</source>
        <translation>Los grupos de direcciones están en otro orden</translation>
    </message>
    <message>
        <source>Direction {direction} is gone</source>
        <translation>La dirección {direction} ya no está</translation>
    </message>
    <message>
        <source>Direction {direction} is new[: {vector}]</source>
        <translation>La dirección {direction} es nueva[: {vector}]</translation>
    </message>
    <message>
        <source>The directions stand in another order</source>
        <translation>Las direcciones están en otro orden</translation>
    </message>
    <message>
        <source>Example {example}, name</source>
        <translation>Ejemplo {example}, nombre</translation>
    </message>
    <message>
        <source>Example {example}, position</source>
        <translation>Ejemplo {example}, posición</translation>
    </message>
    <message>
        <source>Example {example}, legal moves</source>
        <translation>Ejemplo {example}, jugadas legales</translation>
    </message>
    <message>
        <source>Example {example}, illegal moves</source>
        <translation>Ejemplo {example}, jugadas ilegales</translation>
    </message>
    <message>
        <source>Example {example}</source>
        <translation>Ejemplo {example}</translation>
    </message>
    <message>
        <source>Export to {format}, option {option}</source>
        <translation>Exportación a {format}, opción {option}</translation>
    </message>
    <message>
        <source>Export to {format}, {piece}</source>
        <translation>Exportación a {format}, {piece}</translation>
    </message>
    <message>
        <source>Export to {format}, dialect</source>
        <translation>Exportación a {format}, dialecto</translation>
    </message>
    <message>
        <source>Export to {format} is written again with the others</source>
        <translation>La exportación a {format} se escribe de nuevo con las demás</translation>
    </message>
    <message>
        <source>Export to {format} is no longer written with the others</source>
        <translation>La exportación a {format} ya no se escribe con las demás</translation>
    </message>
    <message>
        <source>Export to {format}</source>
        <translation>Exportación a {format}</translation>
    </message>
    <message>
        <source>Example {example} stands at another place of the list</source>
        <translation>El ejemplo {example} está en otro lugar de la lista</translation>
    </message>
    <message>
        <source>Example {example} is gone</source>
        <translation>El ejemplo {example} ya no está</translation>
    </message>
    <message>
        <source>Example {example} is new</source>
        <translation>El ejemplo {example} es nuevo</translation>
    </message>
    <message>
        <source>After saving</source>
        <translation>Después de guardar</translation>
    </message>
    <message>
        <source>Export to {format} is gone</source>
        <translation>La exportación a {format} ya no está</translation>
    </message>
    <message>
        <source>Export to {format} is new</source>
        <translation>La exportación a {format} es nueva</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Player {player} is gone</source>
        <translation>El jugador {player} ya no está</translation>
    </message>
    <message>
        <source>Player {player}, name</source>
        <translation>Jugador {player}, nombre</translation>
    </message>
    <message>
        <source>Player {player}, facing</source>
        <translation>Jugador {player}, orientación</translation>
    </message>
    <message>
        <source>Player {player} is chance now</source>
        <translation>El jugador {player} es ahora el azar</translation>
    </message>
    <message>
        <source>Player {player} is no longer chance</source>
        <translation>El jugador {player} ya no es el azar</translation>
    </message>
    <message>
        <source>Player {player}</source>
        <translation>Jugador {player}</translation>
    </message>
    <message>
        <source>Player {player} is new</source>
        <translation>El jugador {player} es nuevo</translation>
    </message>
    <message>
        <source>The players move in another order</source>
        <translation>Los jugadores mueven en otro orden</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>[{text}|no moves][ ({dialect})][, {when}][, only from {zone}]</source>
        <translation>[{text}|sin jugadas][ ({dialect})][, {when}][, solo desde {zone}]</translation>
    </message>
    <message>
        <source>{piece}: unknown members of the movement {after} are others</source>
        <translation>{piece}: los miembros desconocidos del movimiento {after} son otros</translation>
    </message>
    <message>
        <source>{piece}: the movement {after} is kept in another notation</source>
        <translation>{piece}: el movimiento {after} se guarda en otra notación</translation>
    </message>
    <message>
        <source>{piece}: the legs of a movement are others in what no words tell: {after}</source>
        <translation>{piece}: los tramos de un movimiento difieren en algo que las palabras no dicen: {after}</translation>
    </message>
    <message>
        <source>{piece}: moved as {before}, moves as {after}</source>
        <translation>{piece}: movía como {before}, mueve como {after}</translation>
    </message>
    <message>
        <source>{piece}: from {cell} it {change}</source>
        <translation>{piece}: desde {cell} {change}</translation>
    </message>
    <message>
        <source>{piece}: the movement {movement} stands at another place</source>
        <translation>{piece}: el movimiento {movement} está en otro lugar</translation>
    </message>
    <message>
        <source>{piece}: no longer moves as {movement}</source>
        <translation>{piece}: ya no mueve como {movement}</translation>
    </message>
    <message>
        <source>{piece}: moves as {movement}, too</source>
        <translation>{piece}: mueve también como {movement}</translation>
    </message>
    <message>
        <source>[{type}|the piece that moved last][{?moves}{?captures}|{?moves}, without captures|{?captures}, only captures|, neither moves nor captures]</source>
        <translation>[{type}|la pieza que movió la última][{?moves}{?captures}|{?moves}, sin capturas|{?captures}, solo capturas|, ni jugadas ni capturas]</translation>
    </message>
    <message>
        <source>a picture of its own ({format}, {size#byte#bytes})</source>
        <translation>una imagen propia ({format}, {size#byte#bytes})</translation>
    </message>
    <message>
        <source>{piece}, picture[ for {player}]</source>
        <translation>{piece}, imagen[ de {player}]</translation>
    </message>
    <message>
        <source>{picture}: another one</source>
        <translation>{picture}: otra</translation>
    </message>
    <message>
        <source>{piece}: the pictures stand in another order</source>
        <translation>{piece}: las imágenes están en otro orden</translation>
    </message>
    <message>
        <source>{before} is called {piece} now</source>
        <translation>{before} se llama ahora {piece}</translation>
    </message>
    <message>
        <source>{piece}, letter</source>
        <translation>{piece}, letra</translation>
    </message>
    <message>
        <source>{piece}, confined to</source>
        <translation>{piece}, limitada a</translation>
    </message>
    <message>
        <source>{piece}, moves as</source>
        <translation>{piece}, mueve como</translation>
    </message>
    <message>
        <source>{piece} is gone</source>
        <translation>{piece} ya no está</translation>
    </message>
    <message>
        <source>{piece} is new[: {moves}]</source>
        <translation>{piece} es nueva[: {moves}]</translation>
    </message>
    <message>
        <source>The pieces stand in another order</source>
        <translation>Las piezas están en otro orden</translation>
    </message>
    <message>
        <source>{rule}, at another place of the list: {after}</source>
        <translation>{rule}, en otro lugar de la lista: {after}</translation>
    </message>
    <message>
        <source>{rule}, gone: {before}</source>
        <translation>{rule}, ya no está: {before}</translation>
    </message>
    <message>
        <source>{rule}, new: {after}</source>
        <translation>{rule}, nueva: {after}</translation>
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
        <translation>{rule}: decía «{before}», dice «{after}» ({members})</translation>
    </message>
    <message>
        <source>unknown members are others</source>
        <translation>los miembros desconocidos son otros</translation>
    </message>
    <message>
        <source>{member}[ {place}]: was [{before}|none], is [{after}|none]</source>
        <translation>{member}[ {place}]: era [{before}|nada], es [{after}|nada]</translation>
    </message>
    <message>
        <source>Language of the own rules</source>
        <translation>Lenguaje de las reglas propias</translation>
    </message>
    <message>
        <source>{player} {piece}[, promoted from {was}]</source>
        <translation>{player} {piece}[, promovida desde {was}]</translation>
    </message>
    <message>
        <source>{piece} in hand of {player}</source>
        <translation>{piece} en la mano de {player}</translation>
    </message>
    <message>
        <source>Zone {zone}[ of {player}]: [gains {gained}; loses {lost}|gains {gained}|loses {lost}]</source>
        <translation>Zona {zone}[ de {player}]: [gana {gained}; pierde {lost}|gana {gained}|pierde {lost}]</translation>
    </message>
    <message>
        <source>Zone {zone}: {player} has no cells of their own any more</source>
        <translation>Zona {zone}: {player} ya no tiene casillas propias</translation>
    </message>
    <message>
        <source>Zone {zone}: {player} has no cells now</source>
        <translation>Zona {zone}: {player} no tiene ahora casillas</translation>
    </message>
    <message>
        <source>Zone {zone}</source>
        <translation>Zona {zone}</translation>
    </message>
    <message>
        <source>Zone {zone}, for the players</source>
        <translation>Zona {zone}, para los jugadores</translation>
    </message>
    <message>
        <source>Zone {zone}, hatch</source>
        <translation>Zona {zone}, trama</translation>
    </message>
    <message>
        <source>Zone {zone}, colour</source>
        <translation>Zona {zone}, color</translation>
    </message>
    <message>
        <source>Zone {zone}, lines</source>
        <translation>Zona {zone}, líneas</translation>
    </message>
    <message>
        <source>Zone {zone} is gone: [{cells}|no cells]</source>
        <translation>La zona {zone} ya no está: [{cells}|ninguna casilla]</translation>
    </message>
    <message>
        <source>Zone {zone} is new: [{cells}|no cells]</source>
        <translation>La zona {zone} es nueva: [{cells}|ninguna casilla]</translation>
    </message>
    <message>
        <source>The zones stand in another order</source>
        <translation>Las zonas están en otro orden</translation>
    </message>
    <message>
        <source>gains {cells}</source>
        <translation>gana {cells}</translation>
    </message>
    <message>
        <source>gains the move to {cells}</source>
        <translation>gana la jugada a {cells}</translation>
    </message>
    <message>
        <source>gains the capture on {cells}</source>
        <translation>gana la captura en {cells}</translation>
    </message>
    <message>
        <source>loses {cells}</source>
        <translation>pierde {cells}</translation>
    </message>
    <message>
        <source>loses the move to {cells}</source>
        <translation>pierde la jugada a {cells}</translation>
    </message>
    <message>
        <source>loses the capture on {cells}</source>
        <translation>pierde la captura en {cells}</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>no cambia nada</translation>
    </message>
    <message>
        <source>{list} {place} at another place</source>
        <translation>{list} {place} en otro lugar</translation>
    </message>
    <message>
        <source>{list} {place} gone</source>
        <translation>{list} {place} ya no está</translation>
    </message>
    <message>
        <source>{list} {place} new</source>
        <translation>{list} {place} nuevo</translation>
    </message>
    <message>
        <source>start position: what {player} has on {cells} is attacked and not defended, or attacked by a much lesser piece</source>
        <translation>posición inicial: lo que {player} tiene en {cells} está atacado y sin defensa, o atacado por una pieza mucho menor</translation>
    </message>
    <message>
        <source>{moves}.</source>
        <translation>{moves}.</translation>
    </message>
    <message>
        <source>only within [the zone &apos;{zone}&apos;|a zone]</source>
        <translation>solo dentro de [la zona &apos;{zone}&apos;|una zona]</translation>
    </message>
    <message>
        <source>only into [the zone &apos;{zone}&apos;|a zone]</source>
        <translation>solo hacia [la zona &apos;{zone}&apos;|una zona]</translation>
    </message>
    <message>
        <source>only out of [the zone &apos;{zone}&apos;|a zone]</source>
        <translation>solo hacia fuera de [la zona &apos;{zone}&apos;|una zona]</translation>
    </message>
    <message>
        <source>only from [the zone &apos;{zone}&apos;|a zone]</source>
        <translation>solo desde [la zona &apos;{zone}&apos;|una zona]</translation>
    </message>
    <message>
        <source>only [{?whose=friend}a friend|{?whose=enemy}an enemy|a piece] of [type {types}|certain types]</source>
        <translation>solo piezas [{?whose=friend}propias|{?whose=enemy}enemigas] [del tipo {types}|de ciertos tipos]</translation>
    </message>
    <message>
        <source>no [{?whose=friend}friend|{?whose=enemy}enemy|piece] of [type {types}|certain types]</source>
        <translation>ninguna pieza [{?whose=friend}propia|{?whose=enemy}enemiga] [del tipo {types}|de ciertos tipos]</translation>
    </message>
    <message>
        <source>only a royal [{?whose=friend}friend|{?whose=enemy}enemy|piece]</source>
        <translation>solo piezas reales [{?whose=friend}propias|{?whose=enemy}enemigas]</translation>
    </message>
    <message>
        <source>no royal [{?whose=friend}friend|{?whose=enemy}enemy|piece]</source>
        <translation>ninguna pieza real [{?whose=friend}propia|{?whose=enemy}enemiga]</translation>
    </message>
    <message>
        <source>changes places with [{?whose=friend}a friend|{?whose=enemy}an enemy|the piece] there</source>
        <translation>cambia de sitio con [{?whose=friend}una pieza propia|{?whose=enemy}una pieza enemiga|la pieza] que esté allí</translation>
    </message>
    <message>
        <source>pushes [{?whose=friend}a friend|{?whose=enemy}an enemy|the piece] there one step on</source>
        <translation>empuja un paso más allá [{?whose=friend}una pieza propia|{?whose=enemy}una pieza enemiga|la pieza] que esté allí</translation>
    </message>
    <message>
        <source>ends only where it cannot go on</source>
        <translation>termina solo donde no puede continuar</translation>
    </message>
    <message>
        <source>becomes [{type}|a certain type]</source>
        <translation>se convierte en [{type}|un tipo determinado]</translation>
    </message>
    <message>
        <source>{said}, {more}</source>
        <translation>{said}, {more}</translation>
    </message>
    <message>
        <source>north</source>
        <translation>al norte</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>al noreste</translation>
    </message>
    <message>
        <source>east</source>
        <translation>al este</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>al sudeste</translation>
    </message>
    <message>
        <source>south</source>
        <translation>al sur</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>al sudoeste</translation>
    </message>
    <message>
        <source>west</source>
        <translation>al oeste</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>al noroeste</translation>
    </message>
    <message>
        <source>north-north-east</source>
        <translation>al nornoreste</translation>
    </message>
    <message>
        <source>east-north-east</source>
        <translation>al estenoreste</translation>
    </message>
    <message>
        <source>east-south-east</source>
        <translation>al estesudeste</translation>
    </message>
    <message>
        <source>south-south-east</source>
        <translation>al sursudeste</translation>
    </message>
    <message>
        <source>south-south-west</source>
        <translation>al sursudoeste</translation>
    </message>
    <message>
        <source>west-south-west</source>
        <translation>al oestesudoeste</translation>
    </message>
    <message>
        <source>west-north-west</source>
        <translation>al oestenoroeste</translation>
    </message>
    <message>
        <source>north-north-west</source>
        <translation>al nornoroeste</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} y {second}</translation>
    </message>
    <message>
        <source>{count} east</source>
        <translation>{count} al este</translation>
    </message>
    <message>
        <source>{count} west</source>
        <translation>{count} al oeste</translation>
    </message>
    <message>
        <source>{count} north</source>
        <translation>{count} al norte</translation>
    </message>
    <message>
        <source>{count} south</source>
        <translation>{count} al sur</translation>
    </message>
    <message>
        <source>up</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>down</source>
        <translation>hacia abajo</translation>
    </message>
    <message>
        <source>{count} up</source>
        <translation>{count} hacia arriba</translation>
    </message>
    <message>
        <source>{count} down</source>
        <translation>{count} hacia abajo</translation>
    </message>
    <message>
        <source>up the fourth axis</source>
        <translation>hacia arriba por el cuarto eje</translation>
    </message>
    <message>
        <source>down the fourth axis</source>
        <translation>hacia abajo por el cuarto eje</translation>
    </message>
    <message>
        <source>{count} up the fourth axis</source>
        <translation>{count} hacia arriba por el cuarto eje</translation>
    </message>
    <message>
        <source>{count} down the fourth axis</source>
        <translation>{count} hacia abajo por el cuarto eje</translation>
    </message>
    <message>
        <source>by {vector}</source>
        <translation>según {vector}</translation>
    </message>
    <message>
        <source>dabbaba squares</source>
        <translation>casillas de dabbaba</translation>
    </message>
    <message>
        <source>dabbaba leaps</source>
        <translation>saltos de dabbaba</translation>
    </message>
    <message>
        <source>knight squares</source>
        <translation>casillas de caballo</translation>
    </message>
    <message>
        <source>knight leaps</source>
        <translation>saltos de caballo</translation>
    </message>
    <message>
        <source>alfil squares</source>
        <translation>casillas de alfil</translation>
    </message>
    <message>
        <source>alfil leaps</source>
        <translation>saltos de alfil</translation>
    </message>
    <message>
        <source>camel squares</source>
        <translation>casillas de camello</translation>
    </message>
    <message>
        <source>camel leaps</source>
        <translation>saltos de camello</translation>
    </message>
    <message>
        <source>zebra squares</source>
        <translation>casillas de cebra</translation>
    </message>
    <message>
        <source>zebra leaps</source>
        <translation>saltos de cebra</translation>
    </message>
    <message>
        <source>giraffe squares</source>
        <translation>casillas de jirafa</translation>
    </message>
    <message>
        <source>giraffe leaps</source>
        <translation>saltos de jirafa</translation>
    </message>
    <message>
        <source>antelope squares</source>
        <translation>casillas de antílope</translation>
    </message>
    <message>
        <source>antelope leaps</source>
        <translation>saltos de antílope</translation>
    </message>
    <message>
        <source>({longer},{shorter}) squares</source>
        <translation>casillas de salto ({longer},{shorter})</translation>
    </message>
    <message>
        <source>to the {count} {squares}</source>
        <translation>a las {count} {squares}</translation>
    </message>
    <message>
        <source>to the {count} forward {squares}</source>
        <translation>a las {count} {squares} de delante</translation>
    </message>
    <message>
        <source>to the {count} backward {squares}</source>
        <translation>a las {count} {squares} de detrás</translation>
    </message>
    <message>
        <source>to the {count} {squares} farthest forward or backward</source>
        <translation>a las {count} {squares} más adelantadas o atrasadas</translation>
    </message>
    <message>
        <source>to the {count} {squares} farthest to the sides</source>
        <translation>a las {count} {squares} más alejadas hacia los lados</translation>
    </message>
    <message>
        <source>to the {count} {squares} farthest forward</source>
        <translation>a las {count} {squares} más adelantadas</translation>
    </message>
    <message>
        <source>to the {count} {squares} farthest backward</source>
        <translation>a las {count} {squares} más atrasadas</translation>
    </message>
    <message>
        <source>{count} squares {way}</source>
        <translation>{count} casillas {way}</translation>
    </message>
    <message>
        <source>to the 12 knight cells</source>
        <translation>a las 12 casillas de caballo</translation>
    </message>
    <message>
        <source>({longer},{shorter}) leaps</source>
        <translation>saltos ({longer},{shorter})</translation>
    </message>
    <message>
        <source>leaps {ways}</source>
        <translation>saltos {ways}</translation>
    </message>
    <message>
        <source>as far again</source>
        <translation>otra vez la misma distancia</translation>
    </message>
    <message>
        <source>at least {least} steps</source>
        <translation>al menos {least} casillas</translation>
    </message>
    <message>
        <source>exactly {most} steps</source>
        <translation>exactamente {most} casillas</translation>
    </message>
    <message>
        <source>up to {most} steps</source>
        <translation>hasta {most} casillas</translation>
    </message>
    <message>
        <source>{least} to {most} steps</source>
        <translation>de {least} a {most} casillas</translation>
    </message>
    <message>
        <source>as many {leaps} again</source>
        <translation>otros tantos {leaps}</translation>
    </message>
    <message>
        <source>any number of {leaps}</source>
        <translation>cualquier número de {leaps}</translation>
    </message>
    <message>
        <source>at least {least} {leaps}</source>
        <translation>al menos {least} {leaps}</translation>
    </message>
    <message>
        <source>exactly {most} {leaps}</source>
        <translation>exactamente {most} {leaps}</translation>
    </message>
    <message>
        <source>up to {most} {leaps}</source>
        <translation>hasta {most} {leaps}</translation>
    </message>
    <message>
        <source>{least} to {most} {leaps}</source>
        <translation>de {least} a {most} {leaps}</translation>
    </message>
    <message>
        <source>[{then}] [{?may}may return|returns] to its square</source>
        <translation>[{then}] [{?may}puede volver|vuelve] a su casilla</translation>
    </message>
    <message>
        <source>{moves}, round the sides of the board</source>
        <translation>{moves}, dando la vuelta por los lados del tablero</translation>
    </message>
    <message>
        <source>{moves}, round the edges of the board</source>
        <translation>{moves}, dando la vuelta por los bordes del tablero</translation>
    </message>
    <message>
        <source>to any empty square</source>
        <translation>a cualquier casilla vacía</translation>
    </message>
    <message>
        <source>to any square</source>
        <translation>a cualquier casilla</translation>
    </message>
    <message>
        <source>{moves}, whatever stands there</source>
        <translation>{moves}, haya lo que haya allí</translation>
    </message>
    <message>
        <source>[{then}] [{?may}may jump|jumps] over one square {ways}</source>
        <translation>[{then}] [{?may}puede saltar|salta] sobre una casilla {ways}</translation>
    </message>
    <message>
        <source>[{then}] [{?may}may swap|swaps] places with [{?whom=enemy}an enemy|{?whom=friend}a friend|a piece] [{?leap}a leap away|{?single}next to it|{distance} away] {ways}</source>
        <translation>[{then}] [{?may}puede cambiar|cambia] de sitio con una pieza [{?whom=enemy}enemiga|{?whom=friend}propia] [{?leap}a un salto|{?single}contigua|a {distance}] {ways}</translation>
    </message>
    <message>
        <source>[{then}] [{?may}may jump|jumps] over [{?whom=enemy}an enemy|{?whom=friend}a friend|a piece] [{?single}next to it|{distance} away] {ways}, capturing it[{?landing=far}, and lands any distance behind it|{?landing=next}, and lands right behind it]</source>
        <translation>[{then}] [{?may}puede saltar|salta] sobre una pieza [{?whom=enemy}enemiga|{?whom=friend}propia] [{?single}contigua|a {distance}] {ways}, capturándola[{?landing=far}, y cae a cualquier distancia tras ella|{?landing=next}, y cae justo tras ella]</translation>
    </message>
    <message>
        <source>[{then}] [{?may}may capture|captures] [{?whom=enemy}an enemy|{?whom=friend}a friend|a piece] [{?single}next to it|{distance} away] {ways}[{?over}, over any pieces]</source>
        <translation>[{then}] [{?may}puede capturar|captura] una pieza [{?whom=enemy}enemiga|{?whom=friend}propia] [{?single}contigua|a {distance}] {ways}[{?over}, por encima de cualquier pieza]</translation>
    </message>
    <message>
        <source>[{then}] [{?may}may hop|hops] over a neighbouring {whom} {ways}</source>
        <translation>[{then}] [{?may}puede saltar|salta] sobre una pieza [{?whom=enemy}enemiga|{?whom=friend}propia] contigua {ways}</translation>
    </message>
    <message>
        <source>[{then}] [{?may}may slide|slides] [{?limited}{distance}] {ways} up to [{?whom=enemy}an enemy|{?whom=friend}a friend|a piece] and [{?may}hop|hops] over it</source>
        <translation>[{then}] [{?may}puede deslizarse|se desliza] [{?limited}{distance}] {ways} hasta una pieza [{?whom=enemy}enemiga|{?whom=friend}propia] y [{?may}saltar|salta] sobre ella</translation>
    </message>
    <message>
        <source>{moves} or {others}</source>
        <translation>{moves} o {others}</translation>
    </message>
    <message>
        <source>{moves}, or {others}</source>
        <translation>{moves}, o {others}</translation>
    </message>
    <message>
        <source>[{then}] [{?may}may step|steps] {ways} [{where}]</source>
        <translation>[{then}] [{?may}puede dar|da] un paso {ways} [{where}]</translation>
    </message>
    <message>
        <source>[{then}] [{?may}may jump|jumps] {distance} {ways} over any pieces [{where}]</source>
        <translation>[{then}] [{?may}puede saltar|salta] {distance} {ways} sobre cualquier pieza [{where}]</translation>
    </message>
    <message>
        <source>[{then}] [{?may}may slide|slides] {distance} {ways} [{where}]</source>
        <translation>[{then}] [{?may}puede deslizarse|se desliza] {distance} {ways} [{where}]</translation>
    </message>
    <message>
        <source>[{then}] [{?may}may leap|leaps] {ways} [{where}]</source>
        <translation>[{then}] [{?may}puede saltar|salta] {ways} [{where}]</translation>
    </message>
    <message>
        <source>[{then}] [{?may}may ride|rides] {leaps} [{?turned=0}in a straight line] [{?over}over any pieces] [{where}]</source>
        <translation>[{then}] [{?may}puede hacer|hace] {leaps} [{?turned=0}en línea recta] [{?over}sobre cualquier pieza] [{where}]</translation>
    </message>
    <message>
        <source>{moves} without capturing</source>
        <translation>{moves} sin capturar</translation>
    </message>
    <message>
        <source>{moves}, capturing friends too</source>
        <translation>{moves}, capturando también piezas propias</translation>
    </message>
    <message>
        <source>{moves}, capturing friends but no enemies</source>
        <translation>{moves}, capturando piezas propias pero no enemigas</translation>
    </message>
    <message>
        <source>{moves} only to capture</source>
        <translation>{moves} solo para capturar</translation>
    </message>
    <message>
        <source>{moves} only to capture, friends too</source>
        <translation>{moves} solo para capturar, también piezas propias</translation>
    </message>
    <message>
        <source>{moves} only to capture a friend</source>
        <translation>{moves} solo para capturar una pieza propia</translation>
    </message>
    <message>
        <source>to an empty square</source>
        <translation>a una casilla vacía</translation>
    </message>
    <message>
        <source>up to [{?whom=enemy}an enemy|{?whom=friend}a friend|a piece] and over it</source>
        <translation>hasta una pieza [{?whom=enemy}enemiga|{?whom=friend}propia] y por encima de ella</translation>
    </message>
    <message>
        <source>over [{?whom=enemy}an enemy|{?whom=friend}a friend|a piece]</source>
        <translation>sobre una pieza [{?whom=enemy}enemiga|{?whom=friend}propia]</translation>
    </message>
    <message>
        <source>to capture [{?whom=enemy}an enemy|{?whom=friend}a friend|a piece]</source>
        <translation>para capturar una pieza [{?whom=enemy}enemiga|{?whom=friend}propia]</translation>
    </message>
    <message>
        <source>onto [{?whom=enemy}an enemy|{?whom=friend}a friend|a piece] that it captures</source>
        <translation>sobre una pieza [{?whom=enemy}enemiga|{?whom=friend}propia] que captura</translation>
    </message>
    <message>
        <source>{moves}, putting what it captured down where it set out</source>
        <translation>{moves}, dejando lo capturado en la casilla de la que salió</translation>
    </message>
    <message>
        <source>then</source>
        <translation>luego</translation>
    </message>
    <message>
        <source>then, capturing or not,</source>
        <translation>luego, capture o no,</translation>
    </message>
    <message>
        <source>then, after a capture,</source>
        <translation>luego, tras capturar,</translation>
    </message>
    <message>
        <source>then, whatever stands there,</source>
        <translation>luego, haya lo que haya allí,</translation>
    </message>
    <message>
        <source>{moves} again and again, turning {degrees}° to one side and the other by turns</source>
        <translation>{moves} una y otra vez, girando {degrees}° alternativamente a un lado y al otro</translation>
    </message>
    <message>
        <source>{moves} again and again, turning {degrees}° to the same side each time</source>
        <translation>{moves} una y otra vez, girando {degrees}° siempre al mismo lado</translation>
    </message>
    <message>
        <source>does not move</source>
        <translation>no se mueve</translation>
    </message>
    <message>
        <source>while unmoved {first}</source>
        <translation>en su primera jugada {first}</translation>
    </message>
    <message>
        <source>{moves}; while unmoved also {first}</source>
        <translation>{moves}; en su primera jugada también {first}</translation>
    </message>
    <message>
        <source>{moves} ({conditions})</source>
        <translation>{moves} ({conditions})</translation>
    </message>
    <message>
        <source>{moves} and any number of pieces behind it</source>
        <translation>{moves} y cualquier número de piezas tras ella</translation>
    </message>
    <message>
        <source>{moves} and up to {count} more behind it</source>
        <translation>{moves} y hasta {count} más tras ella</translation>
    </message>
    <message>
        <source>{moves}, and so on</source>
        <translation>{moves}, y así sucesivamente</translation>
    </message>
    <message>
        <source>{moves}, {next}</source>
        <translation>{moves}, {next}</translation>
    </message>
    <message>
        <source>{moves}, or goes on in {count#more way#more ways}</source>
        <translation>{moves}, o continúa de {count#manera más#maneras más}</translation>
    </message>
    <message>
        <source>{moves}, and goes on in the same way as long as it can</source>
        <translation>{moves}, y continúa igual mientras pueda</translation>
    </message>
    <message>
        <source>{moves}, and may go on in the same way</source>
        <translation>{moves}, y puede continuar igual</translation>
    </message>
    <message>
        <source>{moves}, repeating [{?count=1}the last leg|the last {count} legs] as long as it can</source>
        <translation>{moves}, repitiendo [{?count=1}el último tramo|los últimos {count} tramos] mientras pueda</translation>
    </message>
    <message>
        <source>{moves}, repeating [{?count=1}the last leg|the last {count} legs] any number of times</source>
        <translation>{moves}, repitiendo [{?count=1}el último tramo|los últimos {count} tramos] cuantas veces quiera</translation>
    </message>
    <message>
        <source>{moves}; {others}</source>
        <translation>{moves}; {others}</translation>
    </message>
    <message>
        <source>{moves}; and {count#more sort of move#more sorts of moves}</source>
        <translation>{moves}; y {count#clase más de jugadas#clases más de jugadas}</translation>
    </message>
    <message>
        <source>straight on</source>
        <translation>recto</translation>
    </message>
    <message>
        <source>straight back</source>
        <translation>recto hacia atrás</translation>
    </message>
    <message>
        <source>at a right angle</source>
        <translation>en ángulo recto</translation>
    </message>
    <message>
        <source>{degrees}° to either side</source>
        <translation>{degrees}° a cualquier lado</translation>
    </message>
    <message>
        <source>{degrees}° to the right</source>
        <translation>{degrees}° a la derecha</translation>
    </message>
    <message>
        <source>{degrees}° to the left</source>
        <translation>{degrees}° a la izquierda</translation>
    </message>
    <message>
        <source>outward [{?like=rook}like a rook|{?like=bishop}like a bishop|{?like=orthogonal}orthogonally|{?like=diagonal}diagonally]</source>
        <translation>hacia fuera [{?like=rook}como una torre|{?like=bishop}como un alfil|{?like=orthogonal}en ortogonal|{?like=diagonal}en diagonal]</translation>
    </message>
    <message>
        <source>back at a slant [{?like=rook}like a rook|{?like=bishop}like a bishop|{?like=orthogonal}orthogonally|{?like=diagonal}diagonally]</source>
        <translation>hacia atrás en oblicuo [{?like=rook}como una torre|{?like=bishop}como un alfil|{?like=orthogonal}en ortogonal|{?like=diagonal}en diagonal]</translation>
    </message>
    <message>
        <source>in any direction</source>
        <translation>en cualquier dirección</translation>
    </message>
    <message>
        <source>orthogonally</source>
        <translation>en ortogonal</translation>
    </message>
    <message>
        <source>diagonally</source>
        <translation>en diagonal</translation>
    </message>
    <message>
        <source>in any direction but back</source>
        <translation>en cualquier dirección menos hacia atrás</translation>
    </message>
    <message>
        <source>orthogonally on its level</source>
        <translation>en ortogonal en su nivel</translation>
    </message>
    <message>
        <source>diagonally on its level</source>
        <translation>en diagonal en su nivel</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>hacia delante</translation>
    </message>
    <message>
        <source>sideways</source>
        <translation>de lado</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>hacia atrás</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <translation>en diagonal hacia delante</translation>
    </message>
    <message>
        <source>diagonally backward</source>
        <translation>en diagonal hacia atrás</translation>
    </message>
    <message>
        <source>in the {count} orthogonal directions</source>
        <translation>en las {count} direcciones ortogonales</translation>
    </message>
    <message>
        <source>in the {count} diagonal directions</source>
        <translation>en las {count} direcciones diagonales</translation>
    </message>
    <message>
        <source>in the {count} triagonal directions</source>
        <translation>en las {count} direcciones triagonales</translation>
    </message>
    <message>
        <source>in the {count} quadragonal directions</source>
        <translation>en las {count} direcciones cuadragonales</translation>
    </message>
    <message>
        <source>in all {count} directions</source>
        <translation>en las {count} direcciones</translation>
    </message>
    <message>
        <source>in all 8 directions on its level</source>
        <translation>en las 8 direcciones de su nivel</translation>
    </message>
    <message>
        <source>in all 8 directions</source>
        <translation>en las 8 direcciones</translation>
    </message>
    <message>
        <source>only from a cell where it starts</source>
        <translation>solo desde una casilla de su colocación</translation>
    </message>
    <message>
        <source>not back to where it came from</source>
        <translation>sin volver a la casilla de la que viene</translation>
    </message>
    <message>
        <source>then, hopping over a piece,</source>
        <translation>luego, saltando sobre una pieza,</translation>
    </message>
    <message>
        <source>{moves}; no move ends outside the zone &apos;{zone}&apos;</source>
        <translation>{moves}; ninguna jugada termina fuera de la zona &apos;{zone}&apos;</translation>
    </message>
    <message>
        <source>[{types}|every piece] takes the first moves of [{targets}|every piece] on its lines</source>
        <translation>[{types}|toda pieza] quita a [{targets}|toda pieza] en sus líneas las primeras jugadas</translation>
    </message>
    <message>
        <source>[{kings}|every piece] castles with [{partners}|every piece]</source>
        <translation>[{kings}|toda pieza] enroca con [{partners}|toda pieza]</translation>
    </message>
    <message>
        <source>[{types}|every piece] must not face each other</source>
        <translation>[{types}|todas las piezas] no deben quedar enfrentadas</translation>
    </message>
    <message>
        <source>[{?giving=forbidden}check may not be given]
[{?flight=none}a royal piece in check may not move away]
[{?way=whole}a royal piece has to be safe on its way]
[{facing/
}]</source>
        <translation>[{?giving=forbidden}no se puede dar jaque]
[{?flight=none}una pieza real en jaque no puede alejarse]
[{?way=whole}una pieza real tiene que estar segura en su camino]
[{facing/
}]</translation>
    </message>
    <message>
        <source>a player {captures}[ ({players})]</source>
        <translation>un jugador {captures}[ ({players})]</translation>
    </message>
    <message>
        <source>[{types}|every piece] may be dropped[ in zone &apos;{zone}&apos;][ ({players})] under conditions</source>
        <translation>[{types}|toda pieza] se puede poner[ en la zona &apos;{zone}&apos;][ ({players})] bajo condiciones</translation>
    </message>
    <message>
        <source>[{types}|every piece] must be dropped first[ ({players})]</source>
        <translation>[{types}|toda pieza] se debe poner primero[ ({players})]</translation>
    </message>
    <message>
        <source>[{takers}|every piece] captures [{victims}|every piece] in passing[ ({players})]
[{?within!=next-turn}[{victims}|every piece] may be captured in passing {within}]</source>
        <translation>[{takers}|toda pieza] captura [{victims}|toda pieza] al paso[ ({players})]
[{?within!=next-turn}[{victims}|toda pieza] se puede capturar al paso {within}]</translation>
    </message>
    <message>
        <source>{shape} {fate}</source>
        <translation>{shape} {fate}</translation>
    </message>
    <message>
        <source>who is to move when the board is full</source>
        <translation>quien tiene el turno cuando el tablero está lleno</translation>
    </message>
    <message>
        <source>who castles</source>
        <translation>quien se enroca</translation>
    </message>
    <message>
        <source>who can never castle any more</source>
        <translation>quien ya no puede enrocarse nunca</translation>
    </message>
    <message>
        <source>who has given check {count#time#times}</source>
        <translation>quien ha dado jaque {count#vez#veces}</translation>
    </message>
    <message>
        <source>who is counted out {rule}</source>
        <translation>quien pierde la cuenta {rule}</translation>
    </message>
    <message>
        <source>{when} [{?most}ends the game by a count|{outcome}][ ({players})]</source>
        <translation>{when} [{?most}termina la partida con un recuento|{outcome}][ ({players})]</translation>
    </message>
    <message>
        <source>who has {at-most} or fewer left of [{types}|every piece]</source>
        <translation>a quien le quedan {at-most} o menos de [{types}|todas las piezas]</translation>
    </message>
    <message>
        <source>who leaves facing royal pieces as they are</source>
        <translation>quien deja como están las piezas reales enfrentadas</translation>
    </message>
    <message>
        <source>who is to move after {moves} moves with few pieces on all sides</source>
        <translation>quien tiene el turno tras {moves} jugadas con pocas piezas en todos los bandos</translation>
    </message>
    <message>
        <source>whose pieces join two zones</source>
        <translation>quien une dos zonas con sus piezas</translation>
    </message>
    <message>
        <source>who is left alone</source>
        <translation>quien se queda solo</translation>
    </message>
    <message>
        <source>who is mated[ by {checkers}][ after a check by {series}]</source>
        <translation>quien recibe mate[ de {checkers}][ tras un jaque de {series}]</translation>
    </message>
    <message>
        <source>who is to move after {moves} moves</source>
        <translation>quien tiene el turno tras {moves} jugadas</translation>
    </message>
    <message>
        <source>who is to move after {count#pass#passes}</source>
        <translation>quien tiene el turno tras {count#pase#pases}</translation>
    </message>
    <message>
        <source>who is to move after {moves} quiet moves</source>
        <translation>quien tiene el turno tras {moves} jugadas tranquilas</translation>
    </message>
    <message>
        <source>whose [{types}|every piece] stands[ in zone &apos;{zone}&apos;]</source>
        <translation>quien tiene [{types}|una pieza][ en la zona &apos;{zone}&apos;]</translation>
    </message>
    <message>
        <source>who repeats a position for the {times:th} time</source>
        <translation>quien repite una posición por {times}.ª vez</translation>
    </message>
    <message>
        <source>who has {length} pieces in a row</source>
        <translation>quien tiene {length} piezas en línea</translation>
    </message>
    <message>
        <source>p for whom {if}</source>
        <translation>p para quien {if}</translation>
    </message>
    <message>
        <source>who is stalemated</source>
        <translation>quien queda ahogado</translation>
    </message>
    <message>
        <source>who makes {moves} moves to and fro in a row</source>
        <translation>quien hace {moves} jugadas seguidas de ida y vuelta</translation>
    </message>
    <message>
        <source>captures explode</source>
        <translation>las capturas explotan</translation>
    </message>
    <message>
        <source>[{types}|every piece] may come in where [{movers}|every piece] leaves its first cell</source>
        <translation>[{types}|toda pieza] puede entrar donde [{movers}|una pieza] deja su primera casilla</translation>
    </message>
    <message>
        <source>[{?captured=captors-hand}captured pieces go to the capturer&apos;s hand]
[{?supply=endless}there are pieces in hand without end]</source>
        <translation>[{?captured=captors-hand}las piezas capturadas van a la mano de quien captura]
[{?supply=endless}hay piezas en mano sin fin]</translation>
    </message>
    <message>
        <source>[{captors}|every piece] may not capture [{victims}|every piece]</source>
        <translation>[{captors}|toda pieza] no puede capturar [{victims}|ninguna pieza]</translation>
    </message>
    <message>
        <source>[{?pass!=never}a player may pass[{?pass=stuck} without any other move][ ({passers})]]</source>
        <translation>[{?pass!=never}un jugador puede pasar[{?pass=stuck} sin otra jugada][ ({passers})]]</translation>
    </message>
    <message>
        <source>[{types}|every piece] turns into a wall when it captures</source>
        <translation>[{types}|toda pieza] se convierte en un muro cuando captura</translation>
    </message>
    <message>
        <source>[{types}|every piece] {duty} [to {into}|back][ in zone &apos;{zone}&apos;][ ({players})]
[{?victims}[{types}|every piece] promotes by capturing {victims}]</source>
        <translation>[{types}|toda pieza] {duty} [a {into}|de vuelta][ en la zona &apos;{zone}&apos;][ ({players})]
[{?victims}[{types}|toda pieza] promueve al capturar {victims}]</translation>
    </message>
    <message>
        <source>[{types}|every piece] are royal together[ ({players})]</source>
        <translation>[{types}|todas las piezas] son reales en conjunto[ ({players})]</translation>
    </message>
    <message>
        <source>[{?pieces}points are counted|{?captured}points are counted|{?mate}points are counted|{?players}points are counted|{?draws-go-to}points are counted]</source>
        <translation>[{?pieces}se cuentan puntos|{?captured}se cuentan puntos|{?mate}se cuentan puntos|{?players}se cuentan puntos|{?draws-go-to}se cuentan puntos]</translation>
    </message>
    <message>
        <source>[{?opening}the players do not simply take turns|{?cycle}the players do not simply take turns|{?progression!=none}the players do not simply take turns]
[{?lost!=ends-game}who loses {lost}]</source>
        <translation>[{?opening}los jugadores no se turnan sin más|{?cycle}los jugadores no se turnan sin más|{?progression!=none}los jugadores no se turnan sin más]
[{?lost!=ends-game}quien pierde {lost}]</translation>
    </message>
    <message>
        <source>turns build a wall {place}[ in zone &apos;{zone}&apos;][ ({players})]</source>
        <translation>los turnos construyen un muro {place}[ en la zona &apos;{zone}&apos;][ ({players})]</translation>
    </message>
    <message>
        <source>moves and captures only with another piece to jump or take</source>
        <translation>mueve y captura solo con otra pieza que saltar o tomar</translation>
    </message>
    <message>
        <source>moves and captures while the way is free</source>
        <translation>mueve y captura mientras el camino está libre</translation>
    </message>
    <message>
        <source>moves and captures always</source>
        <translation>mueve y captura siempre</translation>
    </message>
    <message>
        <source>never moves</source>
        <translation>nunca mueve</translation>
    </message>
    <message>
        <source>moves only with another piece to jump or take</source>
        <translation>mueve solo con otra pieza que saltar o tomar</translation>
    </message>
    <message>
        <source>moves while the way is free</source>
        <translation>mueve mientras el camino está libre</translation>
    </message>
    <message>
        <source>moves always</source>
        <translation>mueve siempre</translation>
    </message>
    <message>
        <source>never captures</source>
        <translation>nunca captura</translation>
    </message>
    <message>
        <source>captures only with another piece to jump or take</source>
        <translation>captura solo con otra pieza que saltar o tomar</translation>
    </message>
    <message>
        <source>captures while the way is free</source>
        <translation>captura mientras el camino está libre</translation>
    </message>
    <message>
        <source>captures always</source>
        <translation>captura siempre</translation>
    </message>
    <message>
        <source>{one}, {other}</source>
        <translation>{one}, {other}</translation>
    </message>
    <message>
        <source>all {vector}</source>
        <translation>todos {vector}</translation>
    </message>
    <message>
        <source>also [{?what=moves}moving to|{?what=captures}capturing on|{?what=hops}hopping to] {places}</source>
        <translation>también[{?what=moves} moviéndose a|{?what=captures} capturando en|{?what=hops} brincando a] {places}</translation>
    </message>
    <message>
        <source>not [{?what=moves}moving to|{?what=captures}capturing on|{?what=hops}hopping to] {places}</source>
        <translation>no[{?what=moves} moviéndose a|{?what=captures} capturando en|{?what=hops} brincando a] {places}</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>la misma</translation>
    </message>
    <message>
        <source>the same, except among several pieces</source>
        <translation>la misma, salvo entre varias piezas</translation>
    </message>
    <message>
        <source>{differences}, turned: {turn}</source>
        <translation>{differences}, girada: {turn}</translation>
    </message>
    <message>
        <source>no piece on the board at the start could be missing</source>
        <translation>ninguna pieza del tablero inicial podría faltar</translation>
    </message>
    <message>
        <source>this is about two players, and this design has {count}</source>
        <translation>esto trata de dos jugadores, y este diseño tiene {count}</translation>
    </message>
    <message>
        <source>the game is over before its first move</source>
        <translation>la partida termina antes de su primera jugada</translation>
    </message>
    <message>
        <source>there is no first move</source>
        <translation>no hay primera jugada</translation>
    </message>
    <message>
        <source>; did you mean &apos;{word}&apos;?</source>
        <translation>; ¿quería decir &apos;{word}&apos;?</translation>
    </message>
    <message>
        <source>a cell needs a name</source>
        <translation>una casilla necesita un nombre</translation>
    </message>
    <message>
        <source>a cell&apos;s name may have at most {most} characters</source>
        <translation>el nombre de una casilla puede tener como máximo {most} caracteres</translation>
    </message>
    <message>
        <source>a cell&apos;s name is made of letters, digits, &apos;_&apos;, &apos;.&apos; and &apos;&apos;&apos;</source>
        <translation>el nombre de una casilla consta de letras, cifras, &apos;_&apos;, &apos;.&apos; y &apos;&apos;&apos;</translation>
    </message>
    <message>
        <source>a free board has no size, no edges and no other layout</source>
        <translation>un tablero libre no tiene tamaño, bordes ni otra disposición</translation>
    </message>
    <message>
        <source>a board of this form has {count#number#numbers} in its size</source>
        <translation>un tablero de esta forma tiene {count#número#números} en su tamaño</translation>
    </message>
    <message>
        <source>a board has 1 to {most} files and ranks, not {files}x{ranks}</source>
        <translation>un tablero tiene de 1 a {most} columnas y filas, no {files}x{ranks}</translation>
    </message>
    <message>
        <source>&apos;{size}&apos; of this board is a number from {least} to {most}, not {number}</source>
        <translation>&apos;{size}&apos; de este tablero es un número de {least} a {most}, no {number}</translation>
    </message>
    <message>
        <source>triangles have open edges</source>
        <translation>los triángulos tienen bordes abiertos</translation>
    </message>
    <message>
        <source>hexagons meet a pole with several sides, and the steps over them would have no way back</source>
        <translation>los hexágonos tocan un polo con varios lados, y los pasos sobre ellos no tendrían vuelta</translation>
    </message>
    <message>
        <source>the three pairs of a hexagon&apos;s edges are joined all at once</source>
        <translation>los tres pares de bordes de un hexágono se unen todos a la vez</translation>
    </message>
    <message>
        <source>a twist would turn the slant of a rhombus round</source>
        <translation>una torsión invertiría la inclinación de un rombo</translation>
    </message>
    <message>
        <source>a twist needs an odd number of rows, and a plain seam over it an even one</source>
        <translation>una torsión necesita un número impar de filas, y una costura simple sobre ella uno par</translation>
    </message>
    <message>
        <source>copies of this outline beside each other do not meet edge to edge</source>
        <translation>las copias de este contorno, una junto a otra, no se tocan borde con borde</translation>
    </message>
    <message>
        <source>this board&apos;s topology [{?count=1}is|may be] {choices}, not {chosen}: {reason}</source>
        <translation>la topología de este tablero [{?count=1}es|puede ser] {choices}, no {chosen}: {reason}</translation>
    </message>
    <message>
        <source>this board&apos;s layout [{?count=1}is|may be] {choices}, not {chosen}</source>
        <translation>la disposición de este tablero [{?count=1}es|puede ser] {choices}, no {chosen}</translation>
    </message>
    <message>
        <source>a trapezoid has at most as many rows as its longest row has cells</source>
        <translation>un trapecio tiene como máximo tantas filas como casillas su fila más larga</translation>
    </message>
    <message>
        <source>only a hexagon of equal sides can be joined as a torus</source>
        <translation>solo un hexágono de lados iguales se puede unir como toro</translation>
    </message>
    <message>
        <source>there is no such board</source>
        <translation>no existe tal tablero</translation>
    </message>
    <message>
        <source>a board may have at most {most} cells, not {count}</source>
        <translation>un tablero puede tener como máximo {most} casillas, no {count}</translation>
    </message>
    <message>
        <source>{text} is not a size such as {example}</source>
        <translation>{text} no es un tamaño como {example}</translation>
    </message>
    <message>
        <source>hexagons fit at this seam only with an [{?odd}odd|even] number of [{?files}files|ranks], not {lines}</source>
        <translation>los hexágonos encajan en esta costura solo con un número [{?odd}impar|par] de [{?files}columnas|filas], no {lines}</translation>
    </message>
    <message>
        <source>a sphere needs an even number of files, not {files} ({files}x{ranks})</source>
        <translation>una esfera necesita un número par de columnas, no {files} ({files}x{ranks})</translation>
    </message>
    <message>
        <source>no cell lies where a direction points from there; move it nearer, link it by hand, or remove it</source>
        <translation>ninguna dirección apunta desde allí a una casilla; acérquela, enlácela a mano o quítela</translation>
    </message>
    <message>
        <source>the cell is not there any more</source>
        <translation>la casilla ya no existe</translation>
    </message>
    <message>
        <source>there is no free place near the cell</source>
        <translation>no hay ningún sitio libre cerca de la casilla</translation>
    </message>
    <message>
        <source>no direction is the opposite of those that lead there</source>
        <translation>ninguna dirección es la opuesta de las que llevan allí</translation>
    </message>
    <message>
        <source>the board has no direction to step in</source>
        <translation>el tablero no tiene ninguna dirección en la que dar un paso</translation>
    </message>
    <message>
        <source>no other name was found</source>
        <translation>no se encontró otro nombre</translation>
    </message>
    <message>
        <source>the rule is not there any more</source>
        <translation>la regla ya no existe</translation>
    </message>
    <message>
        <source>only its author can know what the view is to hide</source>
        <translation>solo quien escribió la vista puede saber qué debe ocultar</translation>
    </message>
    <message>
        <source>a design may have at most {most} pictures</source>
        <translation>un diseño puede tener como máximo {most} imágenes</translation>
    </message>
    <message>
        <source>the pictures of a design may have at most {most} bytes together</source>
        <translation>las imágenes de un diseño pueden tener como máximo {most} bytes en total</translation>
    </message>
    <message>
        <source>an outline has 3 to {most} corners, not {count}</source>
        <translation>un contorno tiene de 3 a {most} esquinas, no {count}</translation>
    </message>
    <message>
        <source>a corner lies at most {most} thousandths of a cell from the centre along each axis</source>
        <translation>una esquina está como máximo a {most} milésimas de casilla del centro en cada eje</translation>
    </message>
    <message>
        <source>the centre {centre} lies outside this outline</source>
        <translation>el centro {centre} queda fuera de este contorno</translation>
    </message>
    <message>
        <source>a group&apos;s name is a letter and then letters, digits, &apos;_&apos; or &apos;-&apos;, at most {most} characters</source>
        <translation>el nombre de un grupo es una letra y después letras, cifras, &apos;_&apos; o &apos;-&apos;, como máximo {most} caracteres</translation>
    </message>
    <message>
        <source>a direction needs a name</source>
        <translation>una dirección necesita un nombre</translation>
    </message>
    <message>
        <source>a direction&apos;s name may have at most {most} characters</source>
        <translation>el nombre de una dirección puede tener como máximo {most} caracteres</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a word of the path notation and cannot name a direction</source>
        <translation>&apos;{name}&apos; es una palabra de la notación de caminos y no puede nombrar una dirección</translation>
    </message>
    <message>
        <source>a direction&apos;s name is a letter and then letters, digits or &apos;_&apos;</source>
        <translation>el nombre de una dirección es una letra y después letras, cifras o &apos;_&apos;</translation>
    </message>
    <message>
        <source>a name may not be empty</source>
        <translation>un nombre no puede estar vacío</translation>
    </message>
    <message>
        <source>a name may have at most {most} bytes</source>
        <translation>un nombre puede tener como máximo {most} bytes</translation>
    </message>
    <message>
        <source>a name must be valid UTF-8</source>
        <translation>un nombre debe ser UTF-8 válido</translation>
    </message>
    <message>
        <source>a name may not contain control characters</source>
        <translation>un nombre no puede contener caracteres de control</translation>
    </message>
    <message>
        <source>a name may not contain characters that cannot be seen</source>
        <translation>un nombre no puede contener caracteres que no se ven</translation>
    </message>
    <message>
        <source>a name may not begin or end with a space</source>
        <translation>un nombre no puede empezar ni terminar con un espacio</translation>
    </message>
    <message>
        <source>the view &apos;{name}&apos; hides [{?pieces}pieces|moves] from players</source>
        <translation>la vista &apos;{name}&apos; oculta [{?pieces}piezas|jugadas] a jugadores</translation>
    </message>
    <message>
        <source>the number &apos;{name}&apos; is hidden from {players}</source>
        <translation>el número &apos;{name}&apos; está oculto: {players}</translation>
    </message>
    <message>
        <source>the own move &apos;{name}&apos; is secret {until}</source>
        <translation>la jugada propia &apos;{name}&apos; es secreta: {until}</translation>
    </message>
    <message>
        <source>a zone needs a name</source>
        <translation>una zona necesita un nombre</translation>
    </message>
    <message>
        <source>a zone&apos;s name may have at most {most} characters</source>
        <translation>el nombre de una zona puede tener como máximo {most} caracteres</translation>
    </message>
    <message>
        <source>a zone&apos;s name is a letter and then letters, digits, &apos;-&apos; or &apos;_&apos;</source>
        <translation>el nombre de una zona es una letra y después letras, cifras, &apos;-&apos; o &apos;_&apos;</translation>
    </message>
    <message>
        <source>a board&apos;s removed, moved and renamed cells are cells of its lattice, each once and in board order</source>
        <translation>las casillas quitadas, movidas y renombradas de un tablero son casillas de su retícula, cada una una vez y en el orden del tablero</translation>
    </message>
    <message>
        <source>a board&apos;s links join its cells, each once and in board order</source>
        <translation>los enlaces de un tablero unen sus casillas, cada uno una vez y en el orden del tablero</translation>
    </message>
    <message>
        <source>outlines are given to cells of the board, each once and in board order</source>
        <translation>los contornos se dan a casillas del tablero, cada una una vez y en el orden del tablero</translation>
    </message>
    <message>
        <source>colours are given to cells of the board, each once and in board order</source>
        <translation>los colores se dan a casillas del tablero, cada una una vez y en el orden del tablero</translation>
    </message>
    <message>
        <source>facings are given to cells of the board, each once and in board order</source>
        <translation>las orientaciones se dan a casillas del tablero, cada una una vez y en el orden del tablero</translation>
    </message>
    <message>
        <source>a zone with a meaning has no list of cells</source>
        <translation>una zona con un significado no tiene lista de casillas</translation>
    </message>
    <message>
        <source>a zone holds cells of the board, each once and in board order</source>
        <translation>una zona contiene casillas del tablero, cada una una vez y en el orden del tablero</translation>
    </message>
    <message>
        <source>two cells would be called &apos;{name}&apos;; rename one of them first</source>
        <translation>dos casillas se llamarían &apos;{name}&apos;; primero hay que renombrar una de ellas</translation>
    </message>
    <message>
        <source>a cell cannot be drawn that far away</source>
        <translation>no se puede dibujar una casilla tan lejos</translation>
    </message>
    <message>
        <source>a zone counts up to {most} ranks, files or steps</source>
        <translation>una zona cuenta hasta {most} filas, columnas o pasos</translation>
    </message>
    <message>
        <source>a zone of this kind has other numbers; see zoneParameters()</source>
        <translation>una zona de esta clase tiene otros números; véase zoneParameters()</translation>
    </message>
    <message>
        <source>{count#cell#cells}</source>
        <translation>{count#casilla#casillas}</translation>
    </message>
    <message>
        <source>{count#piece#pieces}</source>
        <translation>{count#pieza#piezas}</translation>
    </message>
    <message>
        <source>{count#link#links}</source>
        <translation>{count#enlace#enlaces}</translation>
    </message>
    <message>
        <source>a note may have at most {most} bytes</source>
        <translation>una nota puede tener como máximo {most} bytes</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is exactly one</source>
        <translation>&apos;{key}&apos; es exactamente uno</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is one or nothing</source>
        <translation>&apos;{key}&apos; es uno o ninguno</translation>
    </message>
    <message>
        <source>a limit is one number from 0 to {most}</source>
        <translation>un límite es un solo número de 0 a {most}</translation>
    </message>
    <message>
        <source>this is a list of rules and no single value</source>
        <translation>esto es una lista de reglas y no un valor único</translation>
    </message>
    <message>
        <source>this is a rule and no single value</source>
        <translation>esto es una regla y no un valor único</translation>
    </message>
    <message>
        <source>a value of another kind belongs here</source>
        <translation>aquí corresponde un valor de otro tipo</translation>
    </message>
    <message>
        <source>this is a number from {least} to {most}</source>
        <translation>esto es un número de {least} a {most}</translation>
    </message>
    <message>
        <source>a wing&apos;s letter is one capital from A to Z, not &apos;{text}&apos;</source>
        <translation>la letra de un ala es una mayúscula de la A a la Z, no &apos;{text}&apos;</translation>
    </message>
    <message>
        <source>a list has at most {most} names</source>
        <translation>una lista tiene como máximo {most} nombres</translation>
    </message>
    <message>
        <source>nothing in this design has the number {number}</source>
        <translation>nada en este diseño tiene el número {number}</translation>
    </message>
    <message>
        <source>there is no move with the number {number}</source>
        <translation>no hay ningún movimiento con el número {number}</translation>
    </message>
    <message>
        <source>at most {most} moves are possible, not {count}</source>
        <translation>como máximo son posibles {most} movimientos, no {count}</translation>
    </message>
    <message>
        <source>a move cannot be an empty text</source>
        <translation>un movimiento no puede ser un texto vacío</translation>
    </message>
    <message>
        <source>there are no pieces to show</source>
        <translation>no hay piezas que mostrar</translation>
    </message>
    <message>
        <source>pieces in hand are not drawn</source>
        <translation>las piezas en mano no se dibujan</translation>
    </message>
    <message>
        <source>{reasons}[{?more}; and {more} more]</source>
        <translation>{reasons}[{?more}; y {more} más]</translation>
    </message>
    <message>
        <source>it does not know this game, and cannot be told: {reasons}</source>
        <translation>no conoce este juego, y no se le puede explicar: {reasons}</translation>
    </message>
    <message>
        <source>it does not know this game, and what it can be told loses something: {reasons}</source>
        <translation>no conoce este juego, y lo que se le puede explicar pierde algo: {reasons}</translation>
    </message>
    <message>
        <source>where a move brings about two ends at once, the engine counts the other one</source>
        <translation>donde una jugada produce dos finales a la vez, el motor cuenta el otro</translation>
    </message>
    <message>
        <source>two passes in a row end the game</source>
        <translation>dos pases seguidos terminan la partida</translation>
    </message>
    <message>
        <source>who cannot move when the quiet moves have been counted out draws there</source>
        <translation>quien no puede mover cuando se han agotado las jugadas tranquilas hace tablas allí</translation>
    </message>
    <message>
        <source>pieces are dropped under other conditions there</source>
        <translation>las piezas se ponen allí bajo otras condiciones</translation>
    </message>
    <message>
        <source>a piece that has come in is no hurdle for an attack on a king</source>
        <translation>una pieza que ha entrado no es obstáculo para un ataque a un rey</translation>
    </message>
    <message>
        <source>may not go where it could never move again</source>
        <translation>no puede ir adonde nunca más podría moverse</translation>
    </message>
    <message>
        <source>it has a double step from these cells there, too</source>
        <translation>allí tiene un paso doble también desde estas casillas</translation>
    </message>
    <message>
        <source>its moves that are not always available must be one double step</source>
        <translation>sus movimientos que no están siempre disponibles deben ser un paso doble</translation>
    </message>
    <message>
        <source>its first move is a move from certain cells, where a piece that has moved can stand too</source>
        <translation>su primera jugada es una jugada desde ciertas casillas, donde también puede estar una pieza que ya se ha movido</translation>
    </message>
    <message>
        <source>its double step goes over cells of its zone only</source>
        <translation>su paso doble pasa solo por casillas de su zona</translation>
    </message>
    <message>
        <source>version 11.1 has double steps from one whole rank only</source>
        <translation>la versión 11.1 tiene pasos dobles solo desde una fila entera</translation>
    </message>
    <message>
        <source>in version 11.1 it does not promote by a double step</source>
        <translation>en la versión 11.1 no promueve con un paso doble</translation>
    </message>
    <message>
        <source>in version 11.1 it takes nothing en passant where it promotes</source>
        <translation>en la versión 11.1 no captura nada al paso donde promueve</translation>
    </message>
    <message>
        <source>version 11.1 has double steps only with captures in passing</source>
        <translation>la versión 11.1 tiene pasos dobles solo con capturas al paso</translation>
    </message>
    <message>
        <source>cannot be said: {piece} is royal, of which a side can have one piece</source>
        <translation>no se puede decir: {piece} es real, y de esas un bando solo puede tener una pieza</translation>
    </message>
    <message>
        <source>a hole counts as a piece to jump over</source>
        <translation>un hueco cuenta como una pieza que se puede saltar</translation>
    </message>
    <message>
        <source>a king who is aimed at by a rook, whatever stands between, can leap no more</source>
        <translation>un rey al que apunta una torre, haya lo que haya en medio, ya no puede saltar</translation>
    </message>
    <message>
        <source>only a pawn and one other type can have a move that is not always available, from some cells and without a capture</source>
        <translation>solo un peón y otro tipo pueden tener un movimiento no siempre disponible, desde algunas casillas y sin captura</translation>
    </message>
    <message>
        <source>its letter must be K</source>
        <translation>su letra debe ser K</translation>
    </message>
    <message>
        <source>version 11.1 has kings that move one step only</source>
        <translation>la versión 11.1 tiene solo reyes que se mueven un paso</translation>
    </message>
    <message>
        <source>only one type may be without moves</source>
        <translation>solo un tipo puede carecer de movimientos</translation>
    </message>
    <message>
        <source>version 11.1 has no piece that moves {betza}</source>
        <translation>la versión 11.1 no tiene ninguna pieza que se mueva {betza}</translation>
    </message>
    <message>
        <source>there may be 25 pieces with moves of their own</source>
        <translation>puede haber 25 piezas con movimientos propios</translation>
    </message>
    <message>
        <source>it still gives check outside of its zone</source>
        <translation>sigue dando jaque fuera de su zona</translation>
    </message>
    <message>
        <source>it cannot go there where others promote</source>
        <translation>no puede ir allí donde otras promueven</translation>
    </message>
    <message>
        <source>version 11.1 has promotions on the last ranks only</source>
        <translation>la versión 11.1 tiene promociones solo en las últimas filas</translation>
    </message>
    <message>
        <source>version 11.1 promotes pawns that come to the zone, not those within</source>
        <translation>la versión 11.1 promueve los peones que llegan a la zona, no los que ya están en ella</translation>
    </message>
    <message>
        <source>version 11.1 promotes pawns only</source>
        <translation>la versión 11.1 promueve solo peones</translation>
    </message>
    <message>
        <source>a piece that has promoted twice goes to the hand as what it was last</source>
        <translation>una pieza que ha promovido dos veces va a la mano como lo que era por último</translation>
    </message>
    <message>
        <source>a player without pieces on the board does not pass there</source>
        <translation>un jugador sin piezas en el tablero no pasa allí</translation>
    </message>
    <message>
        <source>a piece that stands promoted at the start would not turn back</source>
        <translation>una pieza que empieza promovida no volvería a su forma</translation>
    </message>
    <message>
        <source>only in the whole of janggi does a king go along the lines of a palace</source>
        <translation>solo en el janggi completo va un rey por las líneas de un palacio</translation>
    </message>
    <message>
        <source>version 11.1 knows no holes</source>
        <translation>la versión 11.1 no conoce huecos</translation>
    </message>
    <message>
        <source>fairy-stockfish is not installed (Debian package fairy-stockfish)</source>
        <translation>fairy-stockfish no está instalado (paquete de Debian fairy-stockfish)</translation>
    </message>
    <message>
        <source>ffish is not installed (Debian package nodejs, npm package ffish)</source>
        <translation>ffish no está instalado (paquete de Debian nodejs, paquete de npm ffish)</translation>
    </message>
    <message>
        <source>the file could not be written</source>
        <translation>no se pudo escribir el archivo</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; of {variant} cannot be imported: {reason}</source>
        <translation>&apos;{key}&apos; de {variant} no se puede importar: {reason}</translation>
    </message>
    <message>
        <source>in the engine the {piece} attacks cells where it could not move on, and never goes there</source>
        <translation>en el motor, {piece} ataca casillas desde las que no podría seguir, y nunca va allí</translation>
    </message>
    <message>
        <source>the engine judges checks otherwise where pieces survive explosions</source>
        <translation>el motor juzga los jaques de otro modo donde hay piezas que sobreviven a explosiones</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is no way to turn pieces here</source>
        <translation>&apos;{word}&apos; no es aquí un modo de voltear piezas</translation>
    </message>
    <message>
        <source>Fairy-Stockfish turns pieces beyond a hole of the board too</source>
        <translation>Fairy-Stockfish voltea también piezas más allá de un hueco del tablero</translation>
    </message>
    <message>
        <source>pieces that an explosion turns into walls are no rule here</source>
        <translation>las piezas que una explosión convierte en muros no son una regla aquí</translation>
    </message>
    <message>
        <source>rows count along files and ranks alike, or along neither</source>
        <translation>las alineaciones cuentan por columnas y filas por igual, o por ninguna</translation>
    </message>
    <message>
        <source>the engine lets pieces slide in from a side where no rule here would</source>
        <translation>el motor deja entrar piezas deslizándose desde un lado donde aquí ninguna regla lo haría</translation>
    </message>
    <message>
        <source>with captured pieces in hand there may be more than one for each colour</source>
        <translation>con piezas capturadas en mano puede haber más de una por color</translation>
    </message>
    <message>
        <source>both sides may pass, but not in the same case</source>
        <translation>ambos bandos pueden pasar, pero no en el mismo caso</translation>
    </message>
    <message>
        <source>the engine counts pawns that become royal at once and other pieces later, which is no rule here</source>
        <translation>el motor cuenta enseguida los peones que se vuelven reales y más tarde otras piezas, lo que aquí no es una regla</translation>
    </message>
    <message>
        <source>in the engine &apos;{letter}&apos; captures in passing only where it could not go otherwise</source>
        <translation>en el motor, &apos;{letter}&apos; captura al paso solo adonde no podría ir de otro modo</translation>
    </message>
    <message>
        <source>pieces that must promote stay as they are where there may be no more, which is no rule here</source>
        <translation>las piezas que deben promover quedan como están donde no puede haber más, lo que aquí no es una regla</translation>
    </message>
    <message>
        <source>in the engine a king who loses his leap may still castle</source>
        <translation>en el motor, un rey que pierde su salto aún puede enrocarse</translation>
    </message>
    <message>
        <source>without a king of each side the engine confuses who has moved</source>
        <translation>sin un rey de cada bando, el motor confunde quién ha movido</translation>
    </message>
    <message>
        <source>in the engine first moves answer a check where kings may not face each other</source>
        <translation>en el motor, las primeras jugadas responden a un jaque donde los reyes no pueden quedar enfrentados</translation>
    </message>
    <message>
        <source>the engine gives pieces that are dropped other walls than those who move</source>
        <translation>el motor da a las piezas puestas otros muros que a las que se mueven</translation>
    </message>
    <message>
        <source>the engine gives pieces that promote other walls than those who do not</source>
        <translation>el motor da a las piezas que promueven otros muros que a las demás</translation>
    </message>
    <message>
        <source>in the engine who passes may build a wall</source>
        <translation>en el motor, quien pasa puede construir un muro</translation>
    </message>
    <message>
        <source>in the engine a wall in place of a move is shot by a piece that stays, for each piece anew</source>
        <translation>en el motor, un muro en lugar de una jugada lo lanza una pieza que se queda, de nuevo por cada pieza</translation>
    </message>
    <message>
        <source>the engine takes up the holes of the board with the duck</source>
        <translation>el motor recoge con el pato los huecos del tablero</translation>
    </message>
    <message>
        <source>in the engine a king of another kind builds walls where the usual king would</source>
        <translation>en el motor, un rey de otra clase construye muros donde lo haría el rey habitual</translation>
    </message>
    <message>
        <source>in the engine a piece that has become a wall still builds one</source>
        <translation>en el motor, una pieza convertida en muro aún construye uno</translation>
    </message>
    <message>
        <source>in the engine walls keep pieces from going where they could not move on</source>
        <translation>en el motor, los muros impiden a las piezas ir adonde no podrían seguir</translation>
    </message>
    <message>
        <source>in the engine a king who explodes is gone and the game goes on</source>
        <translation>en el motor, un rey que explota desaparece y la partida sigue</translation>
    </message>
    <message>
        <source>in the engine a royal piece that would explode by a capture still gives check</source>
        <translation>en el motor, una pieza real que explotaría por una captura da jaque igualmente</translation>
    </message>
    <message>
        <source>a king who captures would become a wall</source>
        <translation>un rey que captura se convertiría en un muro</translation>
    </message>
    <message>
        <source>in the engine a royal piece that would become a wall gives check to some royal pieces only</source>
        <translation>en el motor, una pieza real que se convertiría en muro da jaque solo a algunas piezas reales</translation>
    </message>
    <message>
        <source>in the engine a piece that would become a wall and promotes leaves an empty cell</source>
        <translation>en el motor, una pieza que se convertiría en muro y promueve deja una casilla vacía</translation>
    </message>
    <message>
        <source>the engine counts a piece that promotes as pawns do and as others do twice</source>
        <translation>el motor cuenta dos veces una pieza que promueve como los peones y como otras</translation>
    </message>
    <message>
        <source>the engine judges checks as if a cannon that promotes, or what becomes one, had not</source>
        <translation>el motor juzga los jaques como si un cañón que promueve, o lo que se vuelve uno, no lo hubiera hecho</translation>
    </message>
    <message>
        <source>in the engine a piece that promotes as pawns do and as others do is dropped promoted as others only</source>
        <translation>en el motor, una pieza que promociona como los peones y como otras solo se pone promocionada como las otras</translation>
    </message>
    <message>
        <source>the engine lets only its own pawns promote so</source>
        <translation>el motor deja promover así solo a sus propios peones</translation>
    </message>
    <message>
        <source>the engine lets pawns promote where what they become would capture</source>
        <translation>el motor deja promover peones donde aquello en que se convierten capturaría</translation>
    </message>
    <message>
        <source>the engine asks what the new piece would attack outside of his zone, too</source>
        <translation>el motor pregunta también qué atacaría la nueva pieza fuera de su zona</translation>
    </message>
    <message>
        <source>the engine keeps cells free that no bishop needs</source>
        <translation>el motor deja libres casillas que ningún alfil necesita</translation>
    </message>
    <message>
        <source>in the engine the first pieces, too, keep to the drop region</source>
        <translation>en el motor, también las primeras piezas se atienen a la zona de poner</translation>
    </message>
    <message>
        <source>in the engine a promoted piece may go on to the next type or back, and counts twice where these are one</source>
        <translation>en el motor, una pieza promovida puede pasar al tipo siguiente o volver, y cuenta dos veces donde estos son el mismo</translation>
    </message>
    <message>
        <source>the engine lets pieces that were pawns become pawns again</source>
        <translation>el motor deja que piezas que eran peones vuelvan a ser peones</translation>
    </message>
    <message>
        <source>in the engine a royal piece may not be dropped in check beside another one</source>
        <translation>en el motor, una pieza real no se puede poner en jaque junto a otra</translation>
    </message>
    <message>
        <source>in the engine a royal piece that promotes may not go into check</source>
        <translation>en el motor, una pieza real que promueve no puede ir al jaque</translation>
    </message>
    <message>
        <source>the engine asks only whether a king is in check, not the other royal pieces</source>
        <translation>el motor pregunta solo si un rey está en jaque, no las otras piezas reales</translation>
    </message>
    <message>
        <source>in the engine royal pieces that cannot capture each other give check</source>
        <translation>en el motor, las piezas reales que no pueden capturarse entre sí dan jaque</translation>
    </message>
    <message>
        <source>the engine lets such pieces capture each other in passing</source>
        <translation>el motor deja que tales piezas se capturen al paso</translation>
    </message>
    <message>
        <source>&apos;{key}&apos;: {fault}</source>
        <translation>&apos;{key}&apos;: {fault}</translation>
    </message>
    <message>
        <source>&apos;{key}&apos;: {value} is no letter[{?moves}, nor a letter with a colon and a Betza string]</source>
        <translation>&apos;{key}&apos;: {value} no es una letra[{?moves}, ni una letra con dos puntos y una cadena de Betza]</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; needs a Betza string: &apos;{example}&apos;</source>
        <translation>&apos;{key}&apos; necesita una cadena de Betza: &apos;{example}&apos;</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; of {section} says nothing about the rules and is left out</source>
        <translation>&apos;{key}&apos; de {section} no dice nada de las reglas y se omite</translation>
    </message>
    <message>
        <source>unknown key {key}{hint}</source>
        <translation>clave desconocida {key}{hint}</translation>
    </message>
    <message>
        <source>there is no variant {name}{hint}</source>
        <translation>no hay ninguna variante {name}{hint}</translation>
    </message>
    <message>
        <source>{section} inherits from {parent}, which is neither a variant before it nor built in{hint}</source>
        <translation>{section} hereda de {parent}, que no es una variante anterior ni viene incorporada{hint}</translation>
    </message>
    <message>
        <source>a variant is to be named; the text has no variant</source>
        <translation>hay que nombrar una variante; el texto no tiene ninguna</translation>
    </message>
    <message>
        <source>a variant is to be named; the variants are {names}</source>
        <translation>hay que nombrar una variante; las variantes son {names}</translation>
    </message>
    <message>
        <source>&apos;shogiPawnDropMateIllegal&apos; of {section} is left out: the engine lets a pawn be dropped with mate, and counts that as a loss</source>
        <translation>&apos;shogiPawnDropMateIllegal&apos; de {section} se omite: el motor deja poner un peón con mate, y lo cuenta como derrota</translation>
    </message>
    <message>
        <source>&apos;connectRegion1White&apos; and the like of {section}: chains that turn back on their way do not count, as in the engine</source>
        <translation>&apos;connectRegion1White&apos; y similares de {section}: las cadenas que dan la vuelta en su camino no cuentan, como en el motor</translation>
    </message>
    <message>
        <source>each side must begin with a full first rank and a full second rank of pieces of one and the same type, and no other piece</source>
        <translation>cada bando debe empezar con una primera fila llena y una segunda fila llena de piezas de un mismo tipo, y ninguna otra pieza</translation>
    </message>
    <message>
        <source>each side must have one royal piece</source>
        <translation>cada bando debe tener una pieza real</translation>
    </message>
    <message>
        <source>with a royal piece that leaps the engine accepts some moves that are none</source>
        <translation>con una pieza real que salta, el motor acepta algunas jugadas que no lo son</translation>
    </message>
    <message>
        <source>it must promote on the last rank</source>
        <translation>debe promover en la última fila</translation>
    </message>
    <message>
        <source>what pawns become must move alike for both sides</source>
        <translation>aquello en que se convierten los peones debe moverse igual para ambos bandos</translation>
    </message>
    <message>
        <source>there may be {most} kinds of pieces, pawns of each side and pieces that move otherwise for each counted twice, not {count}</source>
        <translation>puede haber {most} clases de piezas, contando dos veces los peones de cada bando y las piezas que se mueven distinto para cada uno, no {count}</translation>
    </message>
    <message>
        <source>one of its ways of moving has no number there</source>
        <translation>uno de sus modos de moverse no tiene número allí</translation>
    </message>
    <message>
        <source>its leaps and the files together may not exceed {width}</source>
        <translation>sus saltos y las columnas juntos no pueden superar {width}</translation>
    </message>
    <message>
        <source>moves that are not always available must be the pawn&apos;s double step</source>
        <translation>los movimientos no siempre disponibles deben ser el paso doble del peón</translation>
    </message>
    <message>
        <source>pawns may be taken in passing</source>
        <translation>los peones se pueden capturar al paso</translation>
    </message>
    <message>
        <source>the board may not have holes</source>
        <translation>el tablero no puede tener huecos</translation>
    </message>
    <message>
        <source>fairymax is not installed (Debian package fairymax)</source>
        <translation>fairymax no está instalado (paquete de Debian fairymax)</translation>
    </message>
    <message>
        <source>a board may have {most} files and ranks</source>
        <translation>un tablero puede tener {most} columnas y filas</translation>
    </message>
    <message>
        <source>a rank is empty; &apos;8&apos; would be eight empty cells</source>
        <translation>una fila está vacía; &apos;8&apos; serían ocho casillas vacías</translation>
    </message>
    <message>
        <source>this rank has {count} cells, those above it have {files}</source>
        <translation>esta fila tiene {count} casillas, las de encima tienen {files}</translation>
    </message>
    <message>
        <source>a number of empty cells must not be 0</source>
        <translation>un número de casillas vacías no debe ser 0</translation>
    </message>
    <message>
        <source>ranks are written in letters, digits and &apos;*&apos;, not {found}</source>
        <translation>las filas se escriben con letras, cifras y &apos;*&apos;, no {found}</translation>
    </message>
    <message>
        <source>pieces in hand are written as letters, not {found}</source>
        <translation>las piezas en mano se escriben como letras, no {found}</translation>
    </message>
    <message>
        <source>the pieces in hand end with {closing}</source>
        <translation>las piezas en mano terminan con {closing}</translation>
    </message>
    <message>
        <source>the side to move is w or b, not {found}</source>
        <translation>el bando que mueve es w o b, no {found}</translation>
    </message>
    <message>
        <source>the second player is to move in the text; a design begins with the first</source>
        <translation>en el texto mueve el segundo jugador; un diseño empieza por el primero</translation>
    </message>
    <message>
        <source>FEN cannot name these pieces or cells; the position is written as pairs of cell and piece</source>
        <translation>FEN no puede nombrar estas piezas o casillas; la posición se escribe como pares de casilla y pieza</translation>
    </message>
    <message>
        <source>FEN says where pieces stand; rules such as castling, promotion and how the game ends are not imported</source>
        <translation>FEN dice dónde están las piezas; no se importan reglas como el enroque, la promoción y cómo termina la partida</translation>
    </message>
    <message>
        <source>piece {letter} has no moves yet: FEN does not say how it moves</source>
        <translation>la pieza {letter} aún no tiene movimientos: FEN no dice cómo se mueve</translation>
    </message>
    <message>
        <source>it uses the direction &apos;{name}&apos;, which is walked</source>
        <translation>usa la dirección &apos;{name}&apos;, que es un recorrido</translation>
    </message>
    <message>
        <source>no piece of it moves, so that there is nothing to define</source>
        <translation>ninguna pieza se mueve, así que no hay nada que definir</translation>
    </message>
    <message>
        <source>cells are called by a letter and a number, unlike &apos;{name}&apos;</source>
        <translation>las casillas se llaman con una letra y un número, a diferencia de &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>the link from {cell} {step} is cut, and grid steps cannot be taken away</source>
        <translation>el enlace de {cell} {step} está cortado, y los pasos de la cuadrícula no se pueden quitar</translation>
    </message>
    <message>
        <source>the definition is {player}&apos;s; the other player needs one with turned directions</source>
        <translation>la definición es de {player}; el otro jugador necesita una con direcciones giradas</translation>
    </message>
    <message>
        <source>the definition of &apos;{piece}&apos; is left out: {reason}</source>
        <translation>la definición de &apos;{piece}&apos; se omite: {reason}</translation>
    </message>
    <message>
        <source>the text does not say how large the board is; it is taken to have {files#file#files} and {ranks#rank#ranks}</source>
        <translation>el texto no dice cómo de grande es el tablero; se supone que tiene {files#columna#columnas} y {ranks#fila#filas}</translation>
    </message>
    <message>
        <source>{count#line#lines} about other things than the board and its pieces left out</source>
        <translation>{count#línea#líneas} sobre cosas que no son el tablero y sus piezas, sin incluir</translation>
    </message>
    <message>
        <source>a player who is mated loses there</source>
        <translation>quien recibe mate pierde allí</translation>
    </message>
    <message>
        <source>the board must be a rectangle, flat or joined left and right, without added cells or links of its own</source>
        <translation>el tablero debe ser un rectángulo, plano o unido a izquierda y derecha, sin casillas añadidas ni enlaces propios</translation>
    </message>
    <message>
        <source>the board may have 26 files and {ranks} ranks</source>
        <translation>el tablero puede tener 26 columnas y {ranks} filas</translation>
    </message>
    <message>
        <source>would get the usual moves of its name</source>
        <translation>recibiría los movimientos habituales de su nombre</translation>
    </message>
    <message>
        <source>the piece &apos;{name}&apos; is called &apos;{word}&apos;</source>
        <translation>la pieza &apos;{name}&apos; se llama &apos;{word}&apos;</translation>
    </message>
    <message>
        <source>holes are written as a piece called &apos;hole&apos;, which has not been tried on the site</source>
        <translation>los huecos se escriben como una pieza llamada &apos;hole&apos;, lo que no se ha probado en el sitio</translation>
    </message>
    <message>
        <source>a diagram has lines such as &apos;rook:R:R::a1,h1&apos;, and this text has none</source>
        <translation>un diagrama tiene líneas como &apos;rook:R:R::a1,h1&apos;, y este texto no tiene ninguna</translation>
    </message>
    <message>
        <source>a line is &apos;key=value&apos; or &apos;name:id:move:image:squares&apos;, not {text}</source>
        <translation>una línea es &apos;key=value&apos; o &apos;name:id:move:image:squares&apos;, no {text}</translation>
    </message>
    <message>
        <source>a number from {least} to {most} is expected, not {text}</source>
        <translation>se espera un número de {least} a {most}, no {text}</translation>
    </message>
    <message>
        <source>symmetry is mirror, rotate or none, not {text}</source>
        <translation>symmetry es mirror, rotate o none, no {text}</translation>
    </message>
    <message>
        <source>line {line}: the setting {name} is not understood and left out</source>
        <translation>línea {line}: el ajuste {name} no se entiende y se omite</translation>
    </message>
    <message>
        <source>there are two pieces called {name}</source>
        <translation>hay dos piezas llamadas {name}</translation>
    </message>
    <message>
        <source>{piece}: &apos;{text}&apos; ({meaning}) is kept as text and has no effect</source>
        <translation>{piece}: &apos;{text}&apos; ({meaning}) se conserva como texto y no tiene efecto</translation>
    </message>
    <message>
        <source>castling and captures en passant are left out: {reason}</source>
        <translation>el enroque y las capturas al paso se omiten: {reason}</translation>
    </message>
    <message>
        <source>a range of squares lies on one rank or file, unlike {text}</source>
        <translation>un rango de casillas está en una fila o columna, a diferencia de {text}</translation>
    </message>
    <message>
        <source>a square of the board is expected, not {text}</source>
        <translation>se espera una casilla del tablero, no {text}</translation>
    </message>
    <message>
        <source>[{?hole}a piece stands on a hole|two pieces stand on one square]: {square}</source>
        <translation>[{?hole}una pieza está sobre un hueco|dos piezas están en una casilla]: {square}</translation>
    </message>
    <message>
        <source>promoChoice: &apos;{sign}&apos; before {piece} is not understood and left out</source>
        <translation>promoChoice: &apos;{sign}&apos; ante {piece} no se entiende y se omite</translation>
    </message>
    <message>
        <source>the promotion names no piece to promote to and is left out</source>
        <translation>la promoción no nombra ninguna pieza a la que promover y se omite</translation>
    </message>
    <message>
        <source>royal={name} names no piece and is left out</source>
        <translation>royal={name} no nombra ninguna pieza y se omite</translation>
    </message>
    <message>
        <source>the players must move by turns, one move each</source>
        <translation>los jugadores deben turnarse, una jugada cada uno</translation>
    </message>
    <message>
        <source>jocly is not installed (Debian package nodejs, npm package jocly)</source>
        <translation>jocly no está instalado (paquete de Debian nodejs, paquete de npm jocly)</translation>
    </message>
    <message>
        <source>the files could not be written</source>
        <translation>no se pudieron escribir los archivos</translation>
    </message>
    <message>
        <source>there may be 1 to {most} players</source>
        <translation>puede haber de 1 a {most} jugadores</translation>
    </message>
    <message>
        <source>pieces that promote must have the same choice of types</source>
        <translation>las piezas que promueven deben tener la misma elección de tipos</translation>
    </message>
    <message>
        <source>it may come back to where it started, which no map can say</source>
        <translation>puede volver adonde empezó, lo que ningún mapa puede decir</translation>
    </message>
    <message>
        <source>it moves in more ways than maps can say</source>
        <translation>se mueve de más modos de los que los mapas pueden decir</translation>
    </message>
    <message>
        <source>the table would have more than {most} rows</source>
        <translation>la tabla tendría más de {most} filas</translation>
    </message>
    <message>
        <source>gcc is not installed (Debian package gcc)</source>
        <translation>gcc no está instalado (paquete de Debian gcc)</translation>
    </message>
    <message>
        <source>leg {number} is more than going on and taking pieces</source>
        <translation>el tramo {number} es más que seguir y capturar piezas</translation>
    </message>
    <message>
        <source>legs lead back to legs before them</source>
        <translation>unos tramos llevan de vuelta a tramos anteriores</translation>
    </message>
    <message>
        <source>no cell of the board is called {name}, as one off the board is</source>
        <translation>ninguna casilla del tablero se llama {name}, como una de fuera del tablero</translation>
    </message>
    <message>
        <source>lua5.4 is not installed (Debian package lua5.4)</source>
        <translation>lua5.4 no está instalado (paquete de Debian lua5.4)</translation>
    </message>
    <message>
        <source>games of chance are not played there yet</source>
        <translation>los juegos de azar aún no se juegan allí</translation>
    </message>
    <message>
        <source>games with secrets are not played there yet</source>
        <translation>los juegos con secretos aún no se juegan allí</translation>
    </message>
    <message>
        <source>tries that count for nothing are not played there yet</source>
        <translation>los intentos que no cuentan aún no se juegan allí</translation>
    </message>
    <message>
        <source>there is no board to play on, or no player</source>
        <translation>no hay tablero en que jugar, o no hay jugador</translation>
    </message>
    <message>
        <source>node is not installed (Debian package nodejs)</source>
        <translation>node no está instalado (paquete de Debian nodejs)</translation>
    </message>
    <message>
        <source>the board may have {most} cells, not {count}</source>
        <translation>el tablero puede tener {most} casillas, no {count}</translation>
    </message>
    <message>
        <source>left out: {rule}</source>
        <translation>omitido: {rule}</translation>
    </message>
    <message>
        <source>the same number of moves to depth {depth} from the start position only</source>
        <translation>el mismo número de jugadas hasta la profundidad {depth}, solo desde la posición inicial</translation>
    </message>
    <message>
        <source>the same number of moves to depth {depth}, the same moves[{?ends} and ends] in {positions#position#positions} of {games#random game#random games}[{?made} and of games from {made#made position#made positions}] (seed {seed})[{?examples}, and in {examples#pinned example#pinned examples}][{?unplaced}; {unplaced#pinned example#pinned examples} cannot be set up there]</source>
        <translation>el mismo número de jugadas hasta la profundidad {depth}, las mismas jugadas[{?ends} y finales] en {positions#posición#posiciones} de {games#partida al azar#partidas al azar}[{?made} y de partidas desde {made#posición preparada#posiciones preparadas}] (semilla {seed})[{?examples}, y en {examples#ejemplo fijado#ejemplos fijados}][{?unplaced}; {unplaced#ejemplo fijado no se puede#ejemplos fijados no se pueden} colocar allí]</translation>
    </message>
    <message>
        <source>no program here can play {format}</source>
        <translation>ningún programa de aquí puede jugar {format}</translation>
    </message>
    <message>
        <source>no temporary folder could be made</source>
        <translation>no se pudo crear una carpeta temporal</translation>
    </message>
    <message>
        <source>the first player has won</source>
        <translation>ha ganado el primer jugador</translation>
    </message>
    <message>
        <source>the second player has won</source>
        <translation>ha ganado el segundo jugador</translation>
    </message>
    <message>
        <source>a player has won</source>
        <translation>ha ganado un jugador</translation>
    </message>
    <message>
        <source>the game is drawn</source>
        <translation>la partida es tablas</translation>
    </message>
    <message>
        <source>the game is drawn for want of material</source>
        <translation>la partida es tablas por falta de material</translation>
    </message>
    <message>
        <source>the game goes on</source>
        <translation>la partida sigue</translation>
    </message>
    <message>
        <source>the target did not answer every question</source>
        <translation>el destino no respondió a todas las preguntas</translation>
    </message>
    <message>
        <source>in {position}, here {ours}, there {theirs}</source>
        <translation>en {position}: aquí {ours}, allí {theirs}</translation>
    </message>
    <message>
        <source>no such move</source>
        <translation>no hay tal jugada</translation>
    </message>
    <message>
        <source>in {position}, {move}: here {ours}, there {theirs}</source>
        <translation>en {position}, {move}: aquí {ours}, allí {theirs}</translation>
    </message>
    <message>
        <source>there must be cells and pieces</source>
        <translation>debe haber casillas y piezas</translation>
    </message>
    <message>
        <source>{rule}; it may be left to capture, and losing it loses the game</source>
        <translation>{rule}; se puede dejar capturar, y perderla pierde la partida</translation>
    </message>
    <message>
        <source>the game ends after {turns} turns</source>
        <translation>la partida termina tras {turns} turnos</translation>
    </message>
    <message>
        <source>its legs lead back to themselves</source>
        <translation>sus tramos vuelven sobre sí mismos</translation>
    </message>
    <message>
        <source>its legs make too long an expression</source>
        <translation>sus tramos dan una expresión demasiado larga</translation>
    </message>
    <message>
        <source>sjaakii is not installed (Debian package sjaakii)</source>
        <translation>sjaakii no está instalado (paquete de Debian sjaakii)</translation>
    </message>
    <message>
        <source>holes do not end its way there</source>
        <translation>los huecos no terminan allí su camino</translation>
    </message>
    <message>
        <source>it does not step over cells outside its zone there</source>
        <translation>allí no pasa por casillas fuera de su zona</translation>
    </message>
    <message>
        <source>some of its moves are listed twice there</source>
        <translation>algunas de sus jugadas figuran allí dos veces</translation>
    </message>
    <message>
        <source>no piece comes between it and a king in check there</source>
        <translation>allí ninguna pieza se interpone entre ella y un rey en jaque</translation>
    </message>
    <message>
        <source>it does not promote to {piece}, which is royal</source>
        <translation>no promueve a {piece}, que es real</translation>
    </message>
    <message>
        <source>it promotes there also where it leaves the zone</source>
        <translation>allí promueve también donde deja la zona</translation>
    </message>
    <message>
        <source>the pieces may {word} in {most} different ways, not {count}</source>
        <translation>las piezas pueden [{?word=step}dar pasos|{?word=leap}saltar|deslizarse] de {most} modos distintos, no de {count}</translation>
    </message>
    <message>
        <source>the second player&apos;s are mirrored there, not turned round</source>
        <translation>las del segundo jugador están allí reflejadas, no giradas</translation>
    </message>
    <message>
        <source>the board may have {most} cells</source>
        <translation>el tablero puede tener {most} casillas</translation>
    </message>
    <message>
        <source>a board of {files} files may have {most} cells</source>
        <translation>un tablero de {files} columnas puede tener {most} casillas</translation>
    </message>
    <message>
        <source>the board must have {least} files at least</source>
        <translation>el tablero debe tener al menos {least} columnas</translation>
    </message>
    <message>
        <source>the draw after {moves} quiet moves comes one move later there</source>
        <translation>las tablas tras {moves} jugadas tranquilas llegan allí una jugada después</translation>
    </message>
    <message>
        <source>a position counts as repeated there whatever may be captured in passing</source>
        <translation>allí una posición cuenta como repetida sea lo que sea lo que se pueda capturar al paso</translation>
    </message>
    <message>
        <source>the position with which a game begins does not count as repeated there</source>
        <translation>la posición con que empieza una partida no cuenta allí como repetida</translation>
    </message>
    <message>
        <source>no position counts as repeated there after its moves</source>
        <translation>tras sus jugadas, allí ninguna posición cuenta como repetida</translation>
    </message>
    <message>
        <source>{moves} quiet moves are a draw there</source>
        <translation>{moves} jugadas tranquilas son tablas allí</translation>
    </message>
    <message>
        <source>it captures friends</source>
        <translation>captura piezas propias</translation>
    </message>
    <message>
        <source>moves that are not always available must be no captures, and all under one condition</source>
        <translation>los movimientos no siempre disponibles no deben ser capturas, y todos bajo una condición</translation>
    </message>
    <message>
        <source>it jumps, or moves a number of steps that has no word there</source>
        <translation>salta, o se mueve un número de pasos que no tiene palabra allí</translation>
    </message>
    <message>
        <source>it moves several steps and no fewer, which has no word there</source>
        <translation>se mueve varios pasos y no menos, lo que no tiene palabra allí</translation>
    </message>
    <message>
        <source>it slides one way only, and further than nine steps, which has no word there</source>
        <translation>se desliza en un solo sentido y más de nueve pasos, lo que no tiene palabra allí</translation>
    </message>
    <message>
        <source>it hops one way only, or along lines other than ranks, files and diagonals</source>
        <translation>brinca en un solo sentido, o por líneas que no son filas, columnas ni diagonales</translation>
    </message>
    <message>
        <source>it rides along some oblique lines only</source>
        <translation>se desliza solo por algunas líneas oblicuas</translation>
    </message>
    <message>
        <source>it has both leaps and lame leaps, which have one word together there</source>
        <translation>tiene saltos y saltos cojos, que allí comparten una palabra</translation>
    </message>
    <message>
        <source>some of its lame leaps have no word there</source>
        <translation>algunos de sus saltos cojos no tienen palabra allí</translation>
    </message>
    <message>
        <source>it goes any distance along files, which the engine loses on a board with so many more ranks than files</source>
        <translation>recorre cualquier distancia por columnas, lo que el motor pierde en un tablero con tantas más filas que columnas</translation>
    </message>
    <message>
        <source>nothing that comes near &apos;{piece}&apos; can be said in {format}; it can be left out</source>
        <translation>nada que se acerque a &apos;{piece}&apos; se puede decir en {format}; se puede omitir</translation>
    </message>
    <message>
        <source>the design has no piece {name}{hint}</source>
        <translation>el diseño no tiene ninguna pieza {name}{hint}</translation>
    </message>
    <message>
        <source>{piece} is left out[{?count=1}, and its piece of the setup with it|{?count}, and its {count} pieces of the setup with it]</source>
        <translation>{piece} se omite[{?count=1}, y con ella su pieza de la colocación|{?count}, y con ella sus {count} piezas de la colocación]</translation>
    </message>
    <message>
        <source>{piece} moves as {moves}, the nearest that can be said</source>
        <translation>{piece} se mueve como {moves}, lo más cercano que se puede decir</translation>
    </message>
    <message>
        <source>nothing is hidden there, and {secret}</source>
        <translation>allí no se oculta nada, y {secret}</translation>
    </message>
    <message>
        <source>{format} cannot express this design</source>
        <translation>{format} no puede decir este diseño</translation>
    </message>
    <message>
        <source>{format} must be painted; &apos;rookery&apos; does that, a program without a screen cannot</source>
        <translation>{format} hay que pintarlo; &apos;rookery&apos; lo hace, un programa sin pantalla no puede</translation>
    </message>
    <message>
        <source>leg {number} is as long as the leg before it</source>
        <translation>el tramo {number} es tan largo como el anterior</translation>
    </message>
    <message>
        <source>leg {number} drops what the move has captured</source>
        <translation>el tramo {number} pone lo que la jugada ha capturado</translation>
    </message>
    <message>
        <source>leg {number} leads to any cell</source>
        <translation>el tramo {number} lleva a cualquier casilla</translation>
    </message>
    <message>
        <source>leg {number} may end where it started</source>
        <translation>el tramo {number} puede terminar donde empezó</translation>
    </message>
    <message>
        <source>leg {number} captures and goes on</source>
        <translation>el tramo {number} captura y sigue</translation>
    </message>
    <message>
        <source>leg {number} moves another piece</source>
        <translation>el tramo {number} mueve otra pieza</translation>
    </message>
    <message>
        <source>leg {number} has a condition</source>
        <translation>el tramo {number} tiene una condición</translation>
    </message>
    <message>
        <source>it would leave no way to win</source>
        <translation>no quedaría modo de ganar</translation>
    </message>
    <message>
        <source>it would leave no moves, since every piece is dropped</source>
        <translation>no quedarían jugadas, pues todas las piezas se ponen</translation>
    </message>
    <message>
        <source>it would leave no moves, since all moves are own rules</source>
        <translation>no quedarían jugadas, pues todas son reglas propias</translation>
    </message>
    <message>
        <source>there are two players, not {count}</source>
        <translation>hay dos jugadores, no {count}</translation>
    </message>
    <message>
        <source>nothing is left to chance there, and &apos;{player}&apos; is chance</source>
        <translation>allí nada se deja al azar, y &apos;{player}&apos; es el azar</translation>
    </message>
    <message>
        <source>the board must be a flat rectangle without joined edges, added cells, links or facings of its own</source>
        <translation>el tablero debe ser un rectángulo plano sin bordes unidos, casillas añadidas, enlaces ni orientaciones propias</translation>
    </message>
    <message>
        <source>the board may have {most-files} files and {most-ranks} ranks, not {files} and {ranks}</source>
        <translation>el tablero puede tener {most-files} columnas y {most-ranks} filas, no {files} y {ranks}</translation>
    </message>
    <message>
        <source>links may not turn the traveller, as this board&apos;s do</source>
        <translation>los enlaces no pueden girar al viajero, como hacen los de este tablero</translation>
    </message>
    <message>
        <source>cells may not say which way is forward, as this board&apos;s do</source>
        <translation>las casillas no pueden decir hacia dónde se avanza, como hacen las de este tablero</translation>
    </message>
    <message>
        <source>[{?second}{player}&apos;s must move as after a half turn|{player}&apos;s must move as the board lies]</source>
        <translation>[{?second}las de {player} deben moverse como tras media vuelta|las de {player} deben moverse según está el tablero]</translation>
    </message>
    <message>
        <source>there are letters for 26 piece types, not for {count}</source>
        <translation>hay letras para 26 tipos de pieza, no para {count}</translation>
    </message>
    <message>
        <source>{piece}: {sentence}</source>
        <translation>{piece}: {sentence}</translation>
    </message>
    <message>
        <source>there are pieces in hand at the start</source>
        <translation>al principio hay piezas en mano</translation>
    </message>
    <message>
        <source>pieces in hand may not be dropped</source>
        <translation>las piezas en mano no se pueden poner</translation>
    </message>
    <message>
        <source>{piece} is royal</source>
        <translation>{piece} es real</translation>
    </message>
    <message>
        <source>{piece} stays in zone &apos;{zone}&apos;</source>
        <translation>{piece} se queda en la zona &apos;{zone}&apos;</translation>
    </message>
    <message>
        <source>{piece} has a move for its first turn</source>
        <translation>{piece} tiene un movimiento para su primera jugada</translation>
    </message>
    <message>
        <source>{piece} has a move for its first turn out of check</source>
        <translation>{piece} tiene un movimiento para su primera jugada fuera de jaque</translation>
    </message>
    <message>
        <source>{piece} has a move from cells in zone &apos;{zone}&apos;</source>
        <translation>{piece} tiene un movimiento desde casillas de la zona &apos;{zone}&apos;</translation>
    </message>
    <message>
        <source>the board is a matrix of squares</source>
        <translation>el tablero es una matriz de cuadrados</translation>
    </message>
    <message>
        <source>rules such as castling, promotion and how the game ends are not imported</source>
        <translation>no se importan reglas como el enroque, la promoción y cómo termina la partida</translation>
    </message>
    <message>
        <source>piece {letter} has no moves yet: no line says how it moves</source>
        <translation>la pieza {letter} aún no tiene movimientos: ninguna línea dice cómo se mueve</translation>
    </message>
    <message>
        <source>left out: promoted pieces come to the hand as what they are</source>
        <translation>omitido: las piezas promovidas van a la mano como lo que son</translation>
    </message>
    <message>
        <source>left out: pieces that stand promoted at the start come to the hand unpromoted</source>
        <translation>omitido: las piezas promovidas al principio van a la mano sin promover</translation>
    </message>
    <message>
        <source>there is at least one player</source>
        <translation>hay al menos un jugador</translation>
    </message>
    <message>
        <source>({word} ...) is not understood in a board</source>
        <translation>({word} ...) no se entiende en un tablero</translation>
    </message>
    <message>
        <source>a whole number is expected, not {found}</source>
        <translation>se espera un número entero, no {found}</translation>
    </message>
    <message>
        <source>a dimension is (&quot;a/b/c&quot; (DX DY))</source>
        <translation>una dimensión es (&quot;a/b/c&quot; (DX DY))</translation>
    </message>
    <message>
        <source>a grid of two dimensions is expected</source>
        <translation>se espera una cuadrícula de dos dimensiones</translation>
    </message>
    <message>
        <source>one dimension goes across and the other down</source>
        <translation>una dimensión va en horizontal y la otra hacia abajo</translation>
    </message>
    <message>
        <source>a board has at most {most} files and ranks</source>
        <translation>un tablero tiene como máximo {most} columnas y filas</translation>
    </message>
    <message>
        <source>{name} cannot be a cell&apos;s name: {reason}</source>
        <translation>{name} no puede ser el nombre de una casilla: {reason}</translation>
    </message>
    <message>
        <source>there are two positions called {name}</source>
        <translation>hay dos posiciones llamadas {name}</translation>
    </message>
    <message>
        <source>a direction is (NAME STEP STEP)</source>
        <translation>una dirección es (NAME STEP STEP)</translation>
    </message>
    <message>
        <source>a direction leads somewhere</source>
        <translation>una dirección lleva a alguna parte</translation>
    </message>
    <message>
        <source>a position is (NAME LEFT TOP RIGHT BOTTOM)</source>
        <translation>una posición es (NAME LEFT TOP RIGHT BOTTOM)</translation>
    </message>
    <message>
        <source>there is no position {name}</source>
        <translation>no hay ninguna posición {name}</translation>
    </message>
    <message>
        <source>links have a direction</source>
        <translation>los enlaces tienen una dirección</translation>
    </message>
    <message>
        <source>a link is (FROM TO)</source>
        <translation>un enlace es (FROM TO)</translation>
    </message>
    <message>
        <source>{name} has two links in this direction</source>
        <translation>{name} tiene dos enlaces en esta dirección</translation>
    </message>
    <message>
        <source>of unlink only (POSITION DIRECTION) is understood</source>
        <translation>de unlink solo se entiende (POSITION DIRECTION)</translation>
    </message>
    <message>
        <source>only positions of a grid can be killed</source>
        <translation>solo se pueden quitar posiciones de una cuadrícula</translation>
    </message>
    <message>
        <source>a zone is (zone (name N) (players P ...) (positions ...))</source>
        <translation>una zona es (zone (name N) (players P ...) (positions ...))</translation>
    </message>
    <message>
        <source>there is no player {name}</source>
        <translation>no hay ningún jugador {name}</translation>
    </message>
    <message>
        <source>{word} is none of the usual words of {what}</source>
        <translation>{word} no es ninguna de las palabras habituales de {what}</translation>
    </message>
    <message>
        <source>a capture en passant</source>
        <translation>una captura al paso</translation>
    </message>
    <message>
        <source>there is no game {name}{hint}</source>
        <translation>no hay ningún juego {name}{hint}</translation>
    </message>
    <message>
        <source>there is no zone {name}</source>
        <translation>no hay ninguna zona {name}</translation>
    </message>
    <message>
        <source>{word} is none of the usual words of a block</source>
        <translation>{word} no es ninguna de las palabras habituales de un bloque</translation>
    </message>
    <message>
        <source>a block may start in one zone only</source>
        <translation>un bloque puede empezar solo en una zona</translation>
    </message>
    <message>
        <source>this condition is none of the usual ones</source>
        <translation>esta condición no es ninguna de las habituales</translation>
    </message>
    <message>
        <source>a move does not end where it starts</source>
        <translation>una jugada no termina donde empieza</translation>
    </message>
    <message>
        <source>either every end of a block lies in a zone, or none</source>
        <translation>o todos los finales de un bloque están en una zona, o ninguno</translation>
    </message>
    <message>
        <source>promotions depend on one zone</source>
        <translation>las promociones dependen de una zona</translation>
    </message>
    <message>
        <source>the loops that are understood go on in the same direction over empty cells</source>
        <translation>los bucles que se entienden siguen en la misma dirección por casillas vacías</translation>
    </message>
    <message>
        <source>a loop takes one step at a time</source>
        <translation>un bucle da un paso cada vez</translation>
    </message>
    <message>
        <source>a choice may not take steps</source>
        <translation>una elección no puede dar pasos</translation>
    </message>
    <message>
        <source>in zones only promotions are understood: (if (in-zone? z) (add ...) else add)</source>
        <translation>en zonas solo se entienden promociones: (if (in-zone? z) (add ...) else add)</translation>
    </message>
    <message>
        <source>line {line}: {what}</source>
        <translation>línea {line}: {what}</translation>
    </message>
    <message>
        <source>a game has a (board ...)</source>
        <translation>un juego tiene un (board ...)</translation>
    </message>
    <message>
        <source>a game has (players ...) and a (turn-order ...)</source>
        <translation>un juego tiene (players ...) y un (turn-order ...)</translation>
    </message>
    <message>
        <source>a player&apos;s name is expected here, not a list</source>
        <translation>aquí se espera el nombre de un jugador, no una lista</translation>
    </message>
    <message>
        <source>{name} never moves and is left out</source>
        <translation>{name} nunca mueve y se omite</translation>
    </message>
    <message>
        <source>a piece has a (name ...)</source>
        <translation>una pieza tiene un (name ...)</translation>
    </message>
    <message>
        <source>({word} ...) is not understood and left out</source>
        <translation>({word} ...) no se entiende y se omite</translation>
    </message>
    <message>
        <source>either all moves of a piece end in one zone, or none</source>
        <translation>o todas las jugadas de una pieza terminan en una zona, o ninguna</translation>
    </message>
    <message>
        <source>line {line}: a move of {piece} is left out: {reason}</source>
        <translation>línea {line}: un movimiento de {piece} se omite: {reason}</translation>
    </message>
    <message>
        <source>it names a piece or a zone that is none</source>
        <translation>nombra una pieza o una zona que no existe</translation>
    </message>
    <message>
        <source>pieces of no one who moves are left out</source>
        <translation>las piezas de quien no mueve se omiten</translation>
    </message>
    <message>
        <source>there is no piece {name}</source>
        <translation>no hay ninguna pieza {name}</translation>
    </message>
    <message>
        <source>two pieces stand on {name}</source>
        <translation>dos piezas están en {name}</translation>
    </message>
    <message>
        <source>a number of pieces is expected behind &apos;off&apos;</source>
        <translation>tras &apos;off&apos; se espera un número de piezas</translation>
    </message>
    <message>
        <source>the option {name} is left out</source>
        <translation>la opción {name} se omite</translation>
    </message>
    <message>
        <source>this condition is left out</source>
        <translation>esta condición se omite</translation>
    </message>
    <message>
        <source>line {line}: castling with cells where nothing starts is left out</source>
        <translation>línea {line}: el enroque con casillas donde nada empieza se omite</translation>
    </message>
    <message>
        <source>brackets may be nested {most} deep</source>
        <translation>los paréntesis se pueden anidar {most} niveles</translation>
    </message>
    <message>
        <source>this &apos;)&apos; has no &apos;(&apos;</source>
        <translation>este &apos;)&apos; no tiene &apos;(&apos;</translation>
    </message>
    <message>
        <source>this string has no end</source>
        <translation>esta cadena no tiene fin</translation>
    </message>
    <message>
        <source>a definition has a name</source>
        <translation>una definición tiene un nombre</translation>
    </message>
    <message>
        <source>definitions make more than {most} words of this text</source>
        <translation>las definiciones hacen de este texto más de {most} palabras</translation>
    </message>
    <message>
        <source>definitions may use each other {most} deep</source>
        <translation>las definiciones pueden usarse unas a otras {most} niveles</translation>
    </message>
    <message>
        <source>nothing is given for {name}</source>
        <translation>no se da nada para {name}</translation>
    </message>
    <message>
        <source>&apos;letter&apos; must be a capital letter from A to Z</source>
        <translation>&apos;letter&apos; debe ser una letra mayúscula de la A a la Z</translation>
    </message>
    <message>
        <source>there is already a piece called {name}</source>
        <translation>ya hay una pieza llamada {name}</translation>
    </message>
    <message>
        <source>it is declared at {place}</source>
        <translation>está declarado en {place}</translation>
    </message>
    <message>
        <source>there is no kind of board {name}</source>
        <translation>no hay ninguna clase de tablero {name}</translation>
    </message>
    <message>
        <source>{what} is written in small letters, digits and hyphens, not {word}</source>
        <translation>{what} se escribe con minúsculas, cifras y guiones, no {word}</translation>
    </message>
    <message>
        <source>a picture may not have {part}</source>
        <translation>una imagen no puede tener {part}</translation>
    </message>
    <message>
        <source>&apos;png&apos; is the file&apos;s bytes in base64</source>
        <translation>&apos;png&apos; son los bytes del archivo en base64</translation>
    </message>
    <message>
        <source>a picture is given as &apos;svg&apos;, as &apos;png&apos; or as &apos;file&apos;, in one of these ways</source>
        <translation>una imagen se da como &apos;svg&apos;, como &apos;png&apos; o como &apos;file&apos;, de una de estas maneras</translation>
    </message>
    <message>
        <source>a player has one picture of a piece, not two</source>
        <translation>un jugador tiene una imagen de una pieza, no dos</translation>
    </message>
    <message>
        <source>a piece has one picture for all players, not two</source>
        <translation>una pieza tiene una imagen para todos los jugadores, no dos</translation>
    </message>
    <message>
        <source>a size is two numbers such as {example}, files and ranks</source>
        <translation>un tamaño son dos números como {example}, columnas y filas</translation>
    </message>
    <message>
        <source>the size of this board is {count#number#numbers}</source>
        <translation>el tamaño de este tablero son {count#número#números}</translation>
    </message>
    <message>
        <source>a free board has no size</source>
        <translation>un tablero libre no tiene tamaño</translation>
    </message>
    <message>
        <source>a free board has no edges to join; its topology is flat</source>
        <translation>un tablero libre no tiene bordes que unir; su topología es plana</translation>
    </message>
    <message>
        <source>only a square board can be drawn as a ring</source>
        <translation>solo un tablero de cuadrados se puede dibujar como anillo</translation>
    </message>
    <message>
        <source>the lattice &apos;{lattice}&apos; has no outline &apos;{outline}&apos;, but {outlines}</source>
        <translation>la retícula &apos;{lattice}&apos; no tiene el contorno &apos;{outline}&apos;, sino {outlines}</translation>
    </message>
    <message>
        <source>a place on the drawing is two numbers such as {example}, thousandths of a cell</source>
        <translation>un lugar en el dibujo son dos números como {example}, milésimas de casilla</translation>
    </message>
    <message>
        <source>at most {most} cells are possible, not {count}</source>
        <translation>como máximo son posibles {most} casillas, no {count}</translation>
    </message>
    <message>
        <source>the board has no cell {name} by its generated name</source>
        <translation>el tablero no tiene ninguna casilla con el nombre generado {name}</translation>
    </message>
    <message>
        <source>{name} is removed twice</source>
        <translation>{name} se quita dos veces</translation>
    </message>
    <message>
        <source>it is named at {place}</source>
        <translation>se nombra en {place}</translation>
    </message>
    <message>
        <source>there is already a cell {name}</source>
        <translation>ya hay una casilla {name}</translation>
    </message>
    <message>
        <source>the facing of this cell is already said</source>
        <translation>la orientación de esta casilla ya está dicha</translation>
    </message>
    <message>
        <source>it is first said at {place}</source>
        <translation>se dice primero en {place}</translation>
    </message>
    <message>
        <source>this cell has an outline already</source>
        <translation>esta casilla ya tiene un contorno</translation>
    </message>
    <message>
        <source>it is given at {place}</source>
        <translation>se da en {place}</translation>
    </message>
    <message>
        <source>this cell has a colour already</source>
        <translation>esta casilla ya tiene un color</translation>
    </message>
    <message>
        <source>{name} is a hole</source>
        <translation>{name} es un hueco</translation>
    </message>
    <message>
        <source>a walk needs at least one direction</source>
        <translation>un recorrido necesita al menos una dirección</translation>
    </message>
    <message>
        <source>a walk follows directions that are not walks themselves, unlike {name}</source>
        <translation>un recorrido sigue direcciones que no son recorridos, a diferencia de {name}</translation>
    </message>
    <message>
        <source>a group needs at least one direction</source>
        <translation>un grupo necesita al menos una dirección</translation>
    </message>
    <message>
        <source>{name} is in this group twice</source>
        <translation>{name} está dos veces en este grupo</translation>
    </message>
    <message>
        <source>a vector is two numbers such as {example}, files and ranks</source>
        <translation>un vector son dos números como {example}, columnas y filas</translation>
    </message>
    <message>
        <source>an approved problem needs the &apos;code&apos; of the problem</source>
        <translation>un problema aprobado necesita el &apos;code&apos; del problema</translation>
    </message>
    <message>
        <source>{what} is written in small letters, digits, &apos;-&apos; and &apos;.&apos;, at most {most} of them</source>
        <translation>{what} se escribe con minúsculas, cifras, &apos;-&apos; y &apos;.&apos;, como máximo {most}</translation>
    </message>
    <message>
        <source>at most {most} {things} are possible, not {count}</source>
        <translation>como máximo son posibles {most} ({things}), no {count}</translation>
    </message>
    <message>
        <source>target {name} is there twice</source>
        <translation>el destino {name} está dos veces</translation>
    </message>
    <message>
        <source>a design is an object that begins with &quot;rookery&quot;: 2</source>
        <translation>un diseño es un objeto que empieza con &quot;rookery&quot;: 2</translation>
    </message>
    <message>
        <source>a design needs its format version, such as &quot;rookery&quot;: 2</source>
        <translation>un diseño necesita su versión de formato, como &quot;rookery&quot;: 2</translation>
    </message>
    <message>
        <source>the format version must be a whole number from 1, not {value}</source>
        <translation>la versión de formato debe ser un número entero desde 1, no {value}</translation>
    </message>
    <message>
        <source>this file needs format version {version}; this Rookery reads up to version {most}</source>
        <translation>este archivo necesita la versión de formato {version}; este Rookery lee hasta la versión {most}</translation>
    </message>
    <message>
        <source>a leg needs at least one step</source>
        <translation>un tramo necesita al menos un paso</translation>
    </message>
    <message>
        <source>there is no leg {number}; the move has {count#leg#legs}</source>
        <translation>no hay ningún tramo {number}; el movimiento tiene {count#tramo#tramos}</translation>
    </message>
    <message>
        <source>a step is a direction such as {direction}, a vector such as {vector} or a turn such as {turn}</source>
        <translation>un paso es una dirección como {direction}, un vector como {vector} o un giro como {turn}</translation>
    </message>
    <message>
        <source>&apos;anywhere&apos; is true or left out</source>
        <translation>&apos;anywhere&apos; es true o se omite</translation>
    </message>
    <message>
        <source>a range is the least and the most steps, such as {one} or {other}</source>
        <translation>un rango es el mínimo y el máximo de pasos, como {one} o {other}</translation>
    </message>
    <message>
        <source>a range goes from few steps to many</source>
        <translation>un rango va de pocos pasos a muchos</translation>
    </message>
    <message>
        <source>the greatest number of steps must be a whole number or &quot;any&quot;</source>
        <translation>el número máximo de pasos debe ser un número entero o &quot;any&quot;</translation>
    </message>
    <message>
        <source>&apos;stop&apos; is true, false or &quot;last&quot;</source>
        <translation>&apos;stop&apos; es true, false o &quot;last&quot;</translation>
    </message>
    <message>
        <source>a condition on a zone has one key, as in {example}</source>
        <translation>una condición de zona tiene una clave, como en {example}</translation>
    </message>
    <message>
        <source>&apos;whom&apos; is &quot;royal&quot;, &quot;common&quot; or a list of piece types such as {example}</source>
        <translation>&apos;whom&apos; es &quot;royal&quot;, &quot;common&quot; o una lista de tipos de pieza como {example}</translation>
    </message>
    <message>
        <source>{name} is in this list twice</source>
        <translation>{name} está dos veces en esta lista</translation>
    </message>
    <message>
        <source>a move needs at least one leg</source>
        <translation>un movimiento necesita al menos un tramo</translation>
    </message>
    <message>
        <source>a link is two cells and perhaps a turn, such as {example}</source>
        <translation>un enlace son dos casillas y quizá un giro, como {example}</translation>
    </message>
    <message>
        <source>direction {name} from this cell is already said otherwise</source>
        <translation>la dirección {name} desde esta casilla ya está dicha de otro modo</translation>
    </message>
    <message>
        <source>there is already a {kind} called {name}</source>
        <translation>ya existe ({kind}): {name}</translation>
    </message>
    <message>
        <source>a piece&apos;s letter is one of A to Z, not {text}</source>
        <translation>la letra de una pieza es una de la A a la Z, no {text}</translation>
    </message>
    <message>
        <source>an imitation has moves, captures or both</source>
        <translation>una imitación tiene movimientos, capturas o ambos</translation>
    </message>
    <message>
        <source>a move is written as &apos;path&apos;, as &apos;betza&apos; or as &apos;legs&apos;, not in two ways</source>
        <translation>un movimiento se escribe como &apos;path&apos;, como &apos;betza&apos; o como &apos;legs&apos;, no de dos maneras</translation>
    </message>
    <message>
        <source>a move needs &apos;path&apos;, &apos;betza&apos; or &apos;legs&apos;</source>
        <translation>un movimiento necesita &apos;path&apos;, &apos;betza&apos; o &apos;legs&apos;</translation>
    </message>
    <message>
        <source>&apos;dialect&apos; says how to read &apos;betza&apos;, which this move does not have</source>
        <translation>&apos;dialect&apos; dice cómo leer &apos;betza&apos;, que este movimiento no tiene</translation>
    </message>
    <message>
        <source>&apos;first&apos; numbers legs, which a path does not have</source>
        <translation>&apos;first&apos; numera tramos, que un camino no tiene</translation>
    </message>
    <message>
        <source>&apos;first&apos; numbers legs, which a Betza string does not have</source>
        <translation>&apos;first&apos; numera tramos, que una cadena de Betza no tiene</translation>
    </message>
    <message>
        <source>{key} is empty; leave it out</source>
        <translation>{key} está vacío; omítalo</translation>
    </message>
    <message>
        <source>an empty list of directions; without {key} the rule is about lines</source>
        <translation>una lista vacía de direcciones; sin {key} la regla trata de líneas</translation>
    </message>
    <message>
        <source>an empty list of whom a rule is about; without {key} it is about everybody</source>
        <translation>una lista vacía de a quién se aplica una regla; sin {key} se aplica a todos</translation>
    </message>
    <message>
        <source>a wing&apos;s letter is one capital from A to Z, not {text}</source>
        <translation>la letra de un ala es una mayúscula de la A a la Z, no {text}</translation>
    </message>
    <message>
        <source>{piece} stands on a cell that {other} has taken</source>
        <translation>{piece} está en una casilla que ocupa {other}</translation>
    </message>
    <message>
        <source>that one is placed at {place}</source>
        <translation>aquella se coloca en {place}</translation>
    </message>
    <message>
        <source>{player}&apos;s {piece}</source>
        <translation>{piece} de {player}</translation>
    </message>
    <message>
        <source>a design needs at least one player</source>
        <translation>un diseño necesita al menos un jugador</translation>
    </message>
    <message>
        <source>no piece stands on {cell}</source>
        <translation>no hay ninguna pieza en {cell}</translation>
    </message>
    <message>
        <source>a zone is a list of cells or an object with &apos;cells&apos;, not {value}</source>
        <translation>una zona es una lista de casillas o un objeto con &apos;cells&apos;, no {value}</translation>
    </message>
    <message>
        <source>a zone has either &apos;cells&apos; or a &apos;meaning&apos;</source>
        <translation>una zona tiene &apos;cells&apos; o una &apos;meaning&apos;</translation>
    </message>
    <message>
        <source>at most {most} zones are possible, not {count}</source>
        <translation>como máximo son posibles {most} zonas, no {count}</translation>
    </message>
    <message>
        <source>{what} must be {wanted}, not {value}</source>
        <translation>{what} debe ser {wanted}, no {value}</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>unknown {kind} {word}{end}</source>
        <translation>desconocido ({kind}): {word}{end}</translation>
    </message>
    <message>
        <source>; the choices are {choices}</source>
        <translation>; las opciones son {choices}</translation>
    </message>
    <message>
        <source>text in quotes</source>
        <translation>un texto entre comillas</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation>un número entero de {least} a {most}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>{what} needs {key}</source>
        <translation>{what} necesita {key}</translation>
    </message>
    <message>
        <source>a text may have at most {most} bytes, not {count}</source>
        <translation>un texto puede tener como máximo {most} bytes, no {count}</translation>
    </message>
    <message>
        <source>unknown key {key} is kept but has no effect{hint}</source>
        <translation>la clave desconocida {key} se conserva pero no tiene efecto{hint}</translation>
    </message>
    <message>
        <source>{what} has no {key}{hint}</source>
        <translation>{what} no tiene {key}{hint}</translation>
    </message>
    <message>
        <source>{count#more error#more errors} not listed</source>
        <translation>{count#error más#errores más} sin enumerar</translation>
    </message>
    <message>
        <source>a backslash in text is written \\</source>
        <translation>una barra invertida en un texto se escribe \\</translation>
    </message>
    <message>
        <source>\u is followed by four hexadecimal digits</source>
        <translation>a \u le siguen cuatro cifras hexadecimales</translation>
    </message>
    <message>
        <source>{escape} is half of a character</source>
        <translation>{escape} es medio carácter</translation>
    </message>
    <message>
        <source>this text has no closing quote on its line; a line break is written \n</source>
        <translation>este texto no tiene comillas de cierre en su línea; un salto de línea se escribe \n</translation>
    </message>
    <message>
        <source>a control character in text is written as an escape such as \t</source>
        <translation>un carácter de control en un texto se escribe como escape, por ejemplo \t</translation>
    </message>
    <message>
        <source>this text has no closing quote</source>
        <translation>este texto no tiene comillas de cierre</translation>
    </message>
    <message>
        <source>a number begins with a digit or &apos;-&apos;</source>
        <translation>un número empieza con una cifra o &apos;-&apos;</translation>
    </message>
    <message>
        <source>a number does not begin with 0</source>
        <translation>un número no empieza con 0</translation>
    </message>
    <message>
        <source>the number {number} is too large</source>
        <translation>el número {number} es demasiado grande</translation>
    </message>
    <message>
        <source>&apos;{number}&apos; is not a number</source>
        <translation>&apos;{number}&apos; no es un número</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a number that a file can hold</source>
        <translation>&apos;{word}&apos; no es un número que un archivo pueda contener</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; has no meaning here[{hint}|; text stands in double quotes]</source>
        <translation>&apos;{word}&apos; no significa nada aquí[{hint}|; el texto va entre comillas dobles]</translation>
    </message>
    <message>
        <source>a value is expected, but the file ends</source>
        <translation>se espera un valor, pero el archivo termina</translation>
    </message>
    <message>
        <source>text stands in double quotes, not in single ones</source>
        <translation>el texto va entre comillas dobles, no simples</translation>
    </message>
    <message>
        <source>a file cannot hold comments</source>
        <translation>un archivo no puede contener comentarios</translation>
    </message>
    <message>
        <source>a value is expected[, not {found}|, but the file ends]</source>
        <translation>se espera un valor[, no {found}|, pero el archivo termina]</translation>
    </message>
    <message>
        <source>a key in quotes[ or {closing}] is expected[, not {found}|, but the file ends]</source>
        <translation>se espera una clave entre comillas[ o {closing}][, no {found}|, pero el archivo termina]</translation>
    </message>
    <message>
        <source>&apos;,&apos; or &apos;{closing}&apos; is expected[, not {found}|, but the file ends]</source>
        <translation>se espera &apos;,&apos; o &apos;{closing}&apos;[, no {found}|, pero el archivo termina]</translation>
    </message>
    <message>
        <source>a comma does not stand before &apos;{closing}&apos;</source>
        <translation>ante &apos;{closing}&apos; no va una coma</translation>
    </message>
    <message>
        <source>&apos;:&apos; is expected behind a key[, not {found}|, but the file ends]</source>
        <translation>tras una clave se espera &apos;:&apos;[, no {found}|, pero el archivo termina]</translation>
    </message>
    <message>
        <source>nothing may follow the end of the design[, not {found}|, but the file ends]</source>
        <translation>nada puede seguir al final del diseño[, no {found}|, pero el archivo termina]</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>el archivo está vacío</translation>
    </message>
    <message>
        <source>the file has {count} bytes; at most {most} can be read</source>
        <translation>el archivo tiene {count} bytes; como máximo se pueden leer {most}</translation>
    </message>
    <message>
        <source>the file begins with a byte order mark; it must be plain UTF-8</source>
        <translation>el archivo empieza con una marca de orden de bytes; debe ser UTF-8 puro</translation>
    </message>
    <message>
        <source>the file is UTF-16; it must be UTF-8</source>
        <translation>el archivo es UTF-16; debe ser UTF-8</translation>
    </message>
    <message>
        <source>the file is compressed; a design is plain text</source>
        <translation>el archivo está comprimido; un diseño es texto puro</translation>
    </message>
    <message>
        <source>a file cannot hold the character NUL</source>
        <translation>un archivo no puede contener el carácter NUL</translation>
    </message>
    <message>
        <source>the file is not valid UTF-8 here</source>
        <translation>el archivo no es UTF-8 válido aquí</translation>
    </message>
    <message>
        <source>the file holds more than {most} values</source>
        <translation>el archivo contiene más de {most} valores</translation>
    </message>
    <message>
        <source>the file is nested more than {most} levels deep</source>
        <translation>el archivo está anidado a más de {most} niveles</translation>
    </message>
    <message>
        <source>the {sign} at {place} is not closed</source>
        <translation>{sign} en {place} no está cerrado</translation>
    </message>
    <message>
        <source>the key &apos;{key}&apos; is given twice</source>
        <translation>la clave &apos;{key}&apos; está dos veces</translation>
    </message>
    <message>
        <source>it is first given at {place}</source>
        <translation>se da primero en {place}</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>línea {line}, columna {column}</translation>
    </message>
    <message>
        <source>a move may have at most {most} legs</source>
        <translation>un movimiento puede tener como máximo {most} tramos</translation>
    </message>
    <message>
        <source>&apos;)&apos; has no &apos;(&apos; before it</source>
        <translation>&apos;)&apos; no tiene un &apos;(&apos; delante</translation>
    </message>
    <message>
        <source>a group in parentheses needs an &apos;a&apos;, so that it can be repeated as a leg</source>
        <translation>un grupo entre paréntesis necesita una &apos;a&apos;, para que se pueda repetir como tramo</translation>
    </message>
    <message>
        <source>the groups can be read in too many ways</source>
        <translation>los grupos se pueden leer de demasiados modos</translation>
    </message>
    <message>
        <source>&apos;{one}&apos; and &apos;{other}&apos; exclude each other on one leg</source>
        <translation>&apos;{one}&apos; y &apos;{other}&apos; se excluyen en un mismo tramo</translation>
    </message>
    <message>
        <source>&apos;{letter}&apos; cannot stand before brackets; write it inside</source>
        <translation>&apos;{letter}&apos; no puede ir ante corchetes; escríbalo dentro</translation>
    </message>
    <message>
        <source>directions before brackets are read as the way of the whole move, which is provisional</source>
        <translation>las direcciones ante corchetes se leen como las de todo el movimiento, lo que es provisional</translation>
    </message>
    <message>
        <source>&apos;y&apos; changes the range of the legs that follow; none does, so that it is ignored</source>
        <translation>&apos;y&apos; cambia el alcance de los tramos que siguen; no sigue ninguno, así que se ignora</translation>
    </message>
    <message>
        <source>&apos;oo&apos; joins all edges; more of them mean nothing</source>
        <translation>&apos;oo&apos; une todos los bordes; más no significan nada</translation>
    </message>
    <message>
        <source>XBoard knows the cylinder &apos;o&apos; but not &apos;oo&apos;</source>
        <translation>XBoard conoce el cilindro &apos;o&apos; pero no &apos;oo&apos;</translation>
    </message>
    <message>
        <source>Betza 1.0 knows the cylinder &apos;o&apos; but not &apos;oo&apos;</source>
        <translation>Betza 1.0 conoce el cilindro &apos;o&apos; pero no &apos;oo&apos;</translation>
    </message>
    <message>
        <source>&apos;o&apos; holds for the whole move and stands on its first leg</source>
        <translation>&apos;o&apos; vale para todo el movimiento y va en su primer tramo</translation>
    </message>
    <message>
        <source>not supported yet: &apos;ii&apos;, a move from the third rank</source>
        <translation>aún no admitido: &apos;ii&apos;, un movimiento desde la tercera fila</translation>
    </message>
    <message>
        <source>&apos;t&apos; says that the piece hopped over is a friend, so that this leg needs &apos;p&apos; or &apos;g&apos;</source>
        <translation>&apos;t&apos; dice que la pieza saltada es propia, así que este tramo necesita &apos;p&apos; o &apos;g&apos;</translation>
    </message>
    <message>
        <source>in brackets each leg has its own range; write &apos;p&apos; instead of &apos;g&apos;</source>
        <translation>entre corchetes cada tramo tiene su propio alcance; escriba &apos;p&apos; en vez de &apos;g&apos;</translation>
    </message>
    <message>
        <source>in brackets each leg has its own range, so that &apos;y&apos; has no meaning</source>
        <translation>entre corchetes cada tramo tiene su propio alcance, así que &apos;y&apos; no significa nada</translation>
    </message>
    <message>
        <source>&apos;{letter}&apos; has no meaning before &apos;U&apos;</source>
        <translation>&apos;{letter}&apos; no significa nada ante &apos;U&apos;</translation>
    </message>
    <message>
        <source>not supported yet: the universal leaper in a move of several legs</source>
        <translation>aún no admitido: el saltador universal en un movimiento de varios tramos</translation>
    </message>
    <message>
        <source>&apos;{letter}&apos; is not defined on this oblique leap; write its path as legs, such as afsafW</source>
        <translation>&apos;{letter}&apos; no está definido en este salto oblicuo; escriba su camino como tramos, por ejemplo afsafW</translation>
    </message>
    <message>
        <source>not supported yet: &apos;n&apos; on a knight&apos;s leap among several legs; write its path as legs, such as afsW</source>
        <translation>aún no admitido: &apos;n&apos; en un salto de caballo entre varios tramos; escriba su camino como tramos, por ejemplo afsW</translation>
    </message>
    <message>
        <source>not supported yet: a hop together with &apos;{letter}&apos; on a leap</source>
        <translation>aún no admitido: un brinco junto con &apos;{letter}&apos; en un salto</translation>
    </message>
    <message>
        <source>&apos;j&apos; on a leap that is repeated is not defined; write its path as legs</source>
        <translation>&apos;j&apos; en un salto repetido no está definido; escriba su camino como tramos</translation>
    </message>
    <message>
        <source>&apos;jj&apos; skips cells of a slide; this atom leaps</source>
        <translation>&apos;jj&apos; se salta casillas de un deslizamiento; este átomo salta</translation>
    </message>
    <message>
        <source>&apos;j&apos; passes over the first cell, so that {atom} needs a range, as in j{atom}3</source>
        <translation>&apos;j&apos; pasa sobre la primera casilla, así que {atom} necesita un alcance, como en j{atom}3</translation>
    </message>
    <message>
        <source>not supported yet: &apos;i&apos; together with &apos;{letter}&apos; on a later leg</source>
        <translation>aún no admitido: &apos;i&apos; junto con &apos;{letter}&apos; en un tramo posterior</translation>
    </message>
    <message>
        <source>not supported yet: &apos;i&apos; together with a hop on the last leg</source>
        <translation>aún no admitido: &apos;i&apos; junto con un brinco en el último tramo</translation>
    </message>
    <message>
        <source>&apos;{letter}&apos; on the first of several legs has no bend before it</source>
        <translation>&apos;{letter}&apos; en el primero de varios tramos no tiene una curva antes</translation>
    </message>
    <message>
        <source>one &apos;{letter}&apos; is enough</source>
        <translation>una &apos;{letter}&apos; basta</translation>
    </message>
    <message>
        <source>not supported yet: &apos;{letter}&apos; together with n, j or u</source>
        <translation>aún no admitido: &apos;{letter}&apos; junto con n, j o u</translation>
    </message>
    <message>
        <source>XBoard and other programs read &apos;{letter}&apos; differently; C and Z are the same everywhere</source>
        <translation>XBoard y otros programas leen &apos;{letter}&apos; de modo distinto; C y Z son iguales en todas partes</translation>
    </message>
    <message>
        <source>a later leg without directions goes every way but back, in XBoard only forward and sideways; write them</source>
        <translation>un tramo posterior sin direcciones va en todas menos hacia atrás, en XBoard solo hacia delante y a los lados; escríbalas</translation>
    </message>
    <message>
        <source>the range counts the whole way; other programs read a limited &apos;g&apos; differently</source>
        <translation>el alcance cuenta todo el camino; otros programas leen una &apos;g&apos; limitada de otro modo</translation>
    </message>
    <message>
        <source>&apos;z&apos; and &apos;q&apos; are read as either bend while there was none; sources differ on oblique leaps</source>
        <translation>&apos;z&apos; y &apos;q&apos; se leen como cualquiera de las curvas mientras no hubo ninguna; las fuentes difieren en los saltos oblicuos</translation>
    </message>
    <message>
        <source>the range holds for every leg; the Interactive Diagram applies it to the first</source>
        <translation>el alcance vale para cada tramo; el Interactive Diagram lo aplica al primero</translation>
    </message>
    <message>
        <source>XBoard counts the hop in the range, so that a hop of range 1 lands nowhere</source>
        <translation>XBoard cuenta el brinco en el alcance, así que un brinco de alcance 1 no cae en ninguna parte</translation>
    </message>
    <message>
        <source>&apos;h&apos; has no direction before it and is ignored</source>
        <translation>&apos;h&apos; no tiene una dirección delante y se ignora</translation>
    </message>
    <message>
        <source>&apos;h&apos; means nothing on an orthogonal or diagonal atom and is ignored</source>
        <translation>&apos;h&apos; no significa nada en un átomo ortogonal o diagonal y se ignora</translation>
    </message>
    <message>
        <source>XBoard takes all directions where &apos;h&apos; stands on an atom that is not oblique</source>
        <translation>XBoard toma todas las direcciones donde &apos;h&apos; está en un átomo que no es oblicuo</translation>
    </message>
    <message>
        <source>&apos;{letters}&apos; is read differently by different programs; single letters are safer</source>
        <translation>&apos;{letters}&apos; lo leen de modo distinto distintos programas; las letras sueltas son más seguras</translation>
    </message>
    <message>
        <source>&apos;{letters}&apos; is read together here; double a letter to keep it apart</source>
        <translation>&apos;{letters}&apos; se lee junto aquí; duplique una letra para separarlas</translation>
    </message>
    <message>
        <source>Fairy-Stockfish finds no atom here, so that the piece cannot move</source>
        <translation>Fairy-Stockfish no encuentra aquí ningún átomo, así que la pieza no puede mover</translation>
    </message>
    <message>
        <source>Fairy-Stockfish ignores modifiers without an atom behind them</source>
        <translation>Fairy-Stockfish ignora modificadores sin un átomo detrás</translation>
    </message>
    <message>
        <source>Fairy-Stockfish lets moves along the same lines take over each other&apos;s reach</source>
        <translation>Fairy-Stockfish deja que movimientos por las mismas líneas tomen el alcance unos de otros</translation>
    </message>
    <message>
        <source>Fairy-Stockfish skips {character}</source>
        <translation>Fairy-Stockfish se salta {character}</translation>
    </message>
    <message>
        <source>Fairy-Stockfish reads the digit in place of &apos;g&apos;, which becomes &apos;p&apos;</source>
        <translation>Fairy-Stockfish lee la cifra en lugar de &apos;g&apos;, que pasa a ser &apos;p&apos;</translation>
    </message>
    <message>
        <source>Fairy-Stockfish gives a hop without a digit any range</source>
        <translation>Fairy-Stockfish da cualquier alcance a un brinco sin cifra</translation>
    </message>
    <message>
        <source>Fairy-Stockfish makes initial moves only without capture</source>
        <translation>Fairy-Stockfish hace primeras jugadas solo sin captura</translation>
    </message>
    <message>
        <source>Fairy-Stockfish hops only along rook and bishop lines; {atom} gets no moves</source>
        <translation>Fairy-Stockfish brinca solo por líneas de torre y alfil; {atom} no recibe movimientos</translation>
    </message>
    <message>
        <source>Fairy-Stockfish rides only with steps of W, F and N; {atom} gets no moves</source>
        <translation>Fairy-Stockfish se desliza solo con pasos de W, F y N; {atom} no recibe movimientos</translation>
    </message>
    <message>
        <source>Fairy-Stockfish ignores &apos;n&apos; on a slide</source>
        <translation>Fairy-Stockfish ignora &apos;n&apos; en un deslizamiento</translation>
    </message>
    <message>
        <source>Fairy-Stockfish gives {atom} with &apos;n&apos; no moves</source>
        <translation>Fairy-Stockfish no da movimientos a {atom} con &apos;n&apos;</translation>
    </message>
    <message>
        <source>Fairy-Stockfish makes initial moves from the double step region, moved or not</source>
        <translation>Fairy-Stockfish hace primeras jugadas desde la zona de paso doble, se haya movido o no</translation>
    </message>
    <message>
        <source>Fairy-Stockfish reads directions on {atom} for W and F separately</source>
        <translation>Fairy-Stockfish lee las direcciones en {atom} para W y F por separado</translation>
    </message>
    <message>
        <source>Fairy-Stockfish has no directions for &apos;{letters}&apos;</source>
        <translation>Fairy-Stockfish no tiene direcciones para &apos;{letters}&apos;</translation>
    </message>
    <message>
        <source>Fairy-Stockfish keeps one range for each direction; this atom overwrites an earlier one</source>
        <translation>Fairy-Stockfish guarda un alcance por dirección; este átomo sobrescribe uno anterior</translation>
    </message>
    <message>
        <source>{letter} is not a letter of {dialect}; the dialect &apos;xbetza&apos; has it</source>
        <translation>{letter} no es una letra de {dialect}; el dialecto &apos;xbetza&apos; la tiene</translation>
    </message>
    <message>
        <source>unknown letter {letter}[; did you mean the atom {atom}?]</source>
        <translation>letra desconocida {letter}[; ¿quería decir el átomo {atom}?]</translation>
    </message>
    <message>
        <source>this character</source>
        <translation>este carácter</translation>
    </message>
    <message>
        <source>leg {number} steps out of the plane</source>
        <translation>el tramo {number} sale del plano</translation>
    </message>
    <message>
        <source>leg {number} leads back to itself, which a chain cannot say</source>
        <translation>el tramo {number} vuelve sobre sí mismo, lo que una cadena no puede decir</translation>
    </message>
    <message>
        <source>leg {number} jumps over a varying number of cells, which Betza cannot say</source>
        <translation>el tramo {number} salta sobre un número variable de casillas, lo que Betza no puede decir</translation>
    </message>
    <message>
        <source>leg {number} passes over too many cells to be written as a chain</source>
        <translation>el tramo {number} pasa sobre demasiadas casillas para escribirse como cadena</translation>
    </message>
    <message>
        <source>leg {number} must not end on its own cell, but a chain may</source>
        <translation>el tramo {number} no debe terminar en su propia casilla, pero una cadena puede</translation>
    </message>
    <message>
        <source>leg {number} is reached in too many ways</source>
        <translation>al tramo {number} se llega de demasiados modos</translation>
    </message>
    <message>
        <source>leg {number} goes on over enemies but not over friends, which Betza cannot say</source>
        <translation>el tramo {number} sigue sobre enemigos pero no sobre propias, lo que Betza no puede decir</translation>
    </message>
    <message>
        <source>leg {number} is the ninth of a chain, which may have eight</source>
        <translation>el tramo {number} es el noveno de una cadena, que puede tener ocho</translation>
    </message>
    <message>
        <source>leg {number} steps in a direction of its own, which a chain cannot say</source>
        <translation>el tramo {number} va en una dirección propia, lo que una cadena no puede decir</translation>
    </message>
    <message>
        <source>no atom behind the group; an upper-case letter such as W must follow it</source>
        <translation>no hay átomo tras el grupo; debe seguirle una mayúscula como W</translation>
    </message>
    <message>
        <source>no atom at the end; modifiers stand before an upper-case letter such as W</source>
        <translation>no hay átomo al final; los modificadores van ante una mayúscula como W</translation>
    </message>
    <message>
        <source>unknown atom {atom}; [{dialect} does not have it|the atoms are W F D N A H C L Z J G, K R B Q and U]</source>
        <translation>átomo desconocido {atom}; [{dialect} no lo tiene|los átomos son W F D N A H C L Z J G, K R B Q y U]</translation>
    </message>
    <message>
        <source>a number stands behind an atom, as in R4</source>
        <translation>un número va tras un átomo, como en R4</translation>
    </message>
    <message>
        <source>{sign} belongs between {opening} and {closing}</source>
        <translation>{sign} va entre {opening} y {closing}</translation>
    </message>
    <message>
        <source>{character} has no meaning in a Betza string</source>
        <translation>{character} no significa nada en una cadena de Betza</translation>
    </message>
    <message>
        <source>{sign} lengthens a leap; {atom} is none</source>
        <translation>{sign} alarga un salto; {atom} no lo es</translation>
    </message>
    <message>
        <source>sources differ on a longer {atom}; this one is ({shorter},{longer})</source>
        <translation>las fuentes difieren en un {atom} más largo; este es ({shorter},{longer})</translation>
    </message>
    <message>
        <source>the leap is longer than {most} cells</source>
        <translation>el salto es más largo que {most} casillas</translation>
    </message>
    <message>
        <source>not supported yet: &apos;*&apos;, a range up to the middle of the board</source>
        <translation>aún no admitido: &apos;*&apos;, un alcance hasta la mitad del tablero</translation>
    </message>
    <message>
        <source>XBoard does not double atoms; write {atom}0</source>
        <translation>XBoard no duplica átomos; escriba {atom}0</translation>
    </message>
    <message>
        <source>a doubled atom has no limit already; leave out the number or the second letter</source>
        <translation>un átomo duplicado ya no tiene límite; quite el número o la segunda letra</translation>
    </message>
    <message>
        <source>the second {atom} is another move, not a range</source>
        <translation>el segundo {atom} es otro movimiento, no un alcance</translation>
    </message>
    <message>
        <source>&apos;U&apos; has no range; it reaches every cell</source>
        <translation>&apos;U&apos; no tiene alcance; llega a todas las casillas</translation>
    </message>
    <message>
        <source>a range has at most two digits</source>
        <translation>un alcance tiene como máximo dos cifras</translation>
    </message>
    <message>
        <source>Betza 1.0 doubles the atom instead of a range 0</source>
        <translation>Betza 1.0 duplica el átomo en vez de un alcance 0</translation>
    </message>
    <message>
        <source>{dialect} has no brackets; the dialect &apos;xbetza&apos; has them</source>
        <translation>{dialect} no tiene corchetes; el dialecto &apos;xbetza&apos; los tiene</translation>
    </message>
    <message>
        <source>a chain cannot lead into brackets; write all legs inside</source>
        <translation>una cadena no puede llevar a corchetes; escriba todos los tramos dentro</translation>
    </message>
    <message>
        <source>this {opening} has no {closing}</source>
        <translation>a este {opening} le falta {closing}</translation>
    </message>
    <message>
        <source>&apos;-&apos;, &apos;?&apos; or {closing} must follow a leg in brackets</source>
        <translation>a un tramo entre corchetes debe seguirle &apos;-&apos;, &apos;?&apos; o {closing}</translation>
    </message>
    <message>
        <source>a move may have at most 8 legs</source>
        <translation>un movimiento puede tener como máximo 8 tramos</translation>
    </message>
    <message>
        <source>a leg is expected here, but the string ends</source>
        <translation>aquí se espera un tramo, pero la cadena termina</translation>
    </message>
    <message>
        <source>{sign} has no place in brackets; &apos;-&apos; and &apos;?&apos; join their legs</source>
        <translation>{sign} no tiene lugar entre corchetes; &apos;-&apos; y &apos;?&apos; unen sus tramos</translation>
    </message>
    <message>
        <source>a leg is expected here, not {sign}</source>
        <translation>aquí se espera un tramo, no {sign}</translation>
    </message>
    <message>
        <source>{sign} has no meaning before {atom}</source>
        <translation>{sign} no significa nada ante {atom}</translation>
    </message>
    <message>
        <source>a number has at most two digits here</source>
        <translation>un número tiene aquí como máximo dos cifras</translation>
    </message>
    <message>
        <source>a drop says how many ranks deep, as in @8</source>
        <translation>una puesta dice cuántas filas de profundidad, como en @8</translation>
    </message>
    <message>
        <source>an imitator moves as the type that moved last, so that it adds nothing before anybody has moved</source>
        <translation>un imitador se mueve como el tipo que movió por último, así que no añade nada antes de que alguien mueva</translation>
    </message>
    <message>
        <source>[{?what=drop}a drop|{?what=imitator}an imitator|{?what=null}a null move|castling] is noted and adds nothing to the reach</source>
        <translation>se anota [{?what=drop}una puesta|{?what=imitator}un imitador|{?what=null}una jugada nula|un enroque], y no añade nada al alcance</translation>
    </message>
    <message>
        <source>leg {leg} steps in a direction that does not exist</source>
        <translation>el tramo {leg} va en una dirección que no existe</translation>
    </message>
    <message>
        <source>leg {leg} turns by more than {most} points</source>
        <translation>el tramo {leg} gira más de {most} rumbos</translation>
    </message>
    <message>
        <source>leg {leg} has a vector that leads nowhere</source>
        <translation>el tramo {leg} tiene un vector que no lleva a ninguna parte</translation>
    </message>
    <message>
        <source>leg {leg} has a vector that leads more than {most} cells along an axis</source>
        <translation>el tramo {leg} tiene un vector que lleva más de {most} casillas por un eje</translation>
    </message>
    <message>
        <source>leg {leg} has an impossible range</source>
        <translation>el tramo {leg} tiene un rango imposible</translation>
    </message>
    <message>
        <source>leg {leg} takes more than {most} steps without being unlimited</source>
        <translation>el tramo {leg} da más de {most} pasos sin ser ilimitado</translation>
    </message>
    <message>
        <source>leg {leg} leads to more than {most} legs</source>
        <translation>el tramo {leg} lleva a más de {most} tramos</translation>
    </message>
    <message>
        <source>leg {leg} leads to leg {next}, which does not exist</source>
        <translation>el tramo {leg} lleva al tramo {next}, que no existe</translation>
    </message>
    <message>
        <source>leg {leg} stops on [{?enemy}an enemy&apos;s cell, so that the enemy|a friend&apos;s cell, so that the friend] must be captured or moved there</source>
        <translation>el tramo {leg} termina en la casilla de [{?enemy}un enemigo, así que el enemigo|una pieza propia, así que esta] debe capturarse o moverse allí</translation>
    </message>
    <message>
        <source>leg {leg} pushes a piece on, but leads anywhere and has no direction</source>
        <translation>el tramo {leg} empuja una pieza, pero lleva a cualquier parte y no tiene dirección</translation>
    </message>
    <message>
        <source>leg {leg} has no steps</source>
        <translation>el tramo {leg} no tiene pasos</translation>
    </message>
    <message>
        <source>leg {leg} has more than {most} conditions on zones</source>
        <translation>el tramo {leg} tiene más de {most} condiciones de zonas</translation>
    </message>
    <message>
        <source>leg {leg} leads anywhere, which is a single step by itself</source>
        <translation>el tramo {leg} lleva a cualquier parte, lo que por sí solo es un único paso</translation>
    </message>
    <message>
        <source>leg {leg} captures on an empty cell, where there is nothing to capture</source>
        <translation>el tramo {leg} captura en una casilla vacía, donde no hay nada que capturar</translation>
    </message>
    <message>
        <source>leg {leg} asks for a piece on an empty cell</source>
        <translation>el tramo {leg} pide una pieza en una casilla vacía</translation>
    </message>
    <message>
        <source>leg {next} turns, but leg {leg} leads anywhere and has no direction</source>
        <translation>el tramo {next} gira, pero el tramo {leg} lleva a cualquier parte y no tiene dirección</translation>
    </message>
    <message>
        <source>leg {leg} turns, but as a first leg it has nothing to turn from</source>
        <translation>el tramo {leg} gira, pero como primer tramo no tiene desde qué girar</translation>
    </message>
    <message>
        <source>leg {leg} is as long as the leg before it, but it is a first leg</source>
        <translation>el tramo {leg} es tan largo como el anterior, pero es un primer tramo</translation>
    </message>
    <message>
        <source>leg {leg} may not go back, but as a first leg it comes from nowhere</source>
        <translation>el tramo {leg} no puede retroceder, pero como primer tramo no viene de ninguna parte</translation>
    </message>
    <message>
        <source>a movement may have at most {most} legs</source>
        <translation>un movimiento puede tener como máximo {most} tramos</translation>
    </message>
    <message>
        <source>the movement has no first leg</source>
        <translation>el movimiento no tiene primer tramo</translation>
    </message>
    <message>
        <source>the movement begins with more than {most} legs</source>
        <translation>el movimiento empieza con más de {most} tramos</translation>
    </message>
    <message>
        <source>the movement begins with leg {leg}, which does not exist</source>
        <translation>el movimiento empieza con el tramo {leg}, que no existe</translation>
    </message>
    <message>
        <source>at most {most} legs of a piece are possible, not {count}</source>
        <translation>como máximo son posibles {most} tramos de una pieza, no {count}</translation>
    </message>
    <message>
        <source>at most {most} different vectors in moves are possible, not {count}</source>
        <translation>como máximo son posibles {most} vectores distintos en movimientos, no {count}</translation>
    </message>
    <message>
        <source>a leg names a piece type that does not exist</source>
        <translation>un tramo nombra un tipo de pieza que no existe</translation>
    </message>
    <message>
        <source>a movement starts in a zone that does not exist</source>
        <translation>un movimiento empieza en una zona que no existe</translation>
    </message>
    <message>
        <source>a leg names a zone that does not exist</source>
        <translation>un tramo nombra una zona que no existe</translation>
    </message>
    <message>
        <source>; did you mean {moves}?</source>
        <translation>; ¿quería decir {moves}?</translation>
    </message>
    <message>
        <source>leg {leg} asks where the piece has been before, which a move table cannot hold</source>
        <translation>el tramo {leg} pregunta dónde ha estado la pieza, lo que una tabla de jugadas no puede contener</translation>
    </message>
    <message>
        <source>leg {leg} pushes a piece to a cell that must be free, which a move table cannot hold</source>
        <translation>el tramo {leg} empuja una pieza a una casilla que debe estar libre, lo que una tabla de jugadas no puede contener</translation>
    </message>
    <message>
        <source>leg {leg} must be carried on where it can be, which a move table cannot hold</source>
        <translation>el tramo {leg} debe continuarse donde se pueda, lo que una tabla de jugadas no puede contener</translation>
    </message>
    <message>
        <source>leg {leg} changes the type of its piece on the way, which a move table cannot hold</source>
        <translation>el tramo {leg} cambia el tipo de su pieza por el camino, lo que una tabla de jugadas no puede contener</translation>
    </message>
    <message>
        <source>leg {leg} minds the type of the piece it meets, which a move table cannot hold</source>
        <translation>el tramo {leg} atiende al tipo de la pieza que encuentra, lo que una tabla de jugadas no puede contener</translation>
    </message>
    <message>
        <source>Put cells on it</source>
        <translation>Poner casillas</translation>
    </message>
    <message>
        <source>Link as drawn</source>
        <translation>Enlazar según el dibujo</translation>
    </message>
    <message>
        <source>Move it aside</source>
        <translation>Apartarla</translation>
    </message>
    <message>
        <source>Add the ways back</source>
        <translation>Añadir los caminos de vuelta</translation>
    </message>
    <message>
        <source>List the cells that there are</source>
        <translation>Listar las casillas que hay</translation>
    </message>
    <message>
        <source>Take back the drawn link</source>
        <translation>Retirar el enlace dibujado</translation>
    </message>
    <message>
        <source>Let it step any way</source>
        <translation>Dejar que dé un paso en cualquier dirección</translation>
    </message>
    <message>
        <source>Take it off the board</source>
        <translation>Quitarla del tablero</translation>
    </message>
    <message>
        <source>Write out its legs</source>
        <translation>Escribir sus tramos</translation>
    </message>
    <message>
        <source>Give turns to those with pieces</source>
        <translation>Dar turnos a quien tiene piezas</translation>
    </message>
    <message>
        <source>Let it decide instead</source>
        <translation>Dejar que decida</translation>
    </message>
    <message>
        <source>Give it another name</source>
        <translation>Darle otro nombre</translation>
    </message>
    <message>
        <source>Delete the announcement</source>
        <translation>Borrar el anuncio</translation>
    </message>
    <message>
        <source>Show it to all</source>
        <translation>Mostrarlo a todos</translation>
    </message>
    <message>
        <source>Add &apos;again&apos;</source>
        <translation>Añadir &apos;again&apos;</translation>
    </message>
    <message>
        <source>Hide the moves too</source>
        <translation>Ocultar también las jugadas</translation>
    </message>
    <message>
        <source>Delete the view</source>
        <translation>Borrar la vista</translation>
    </message>
    <message>
        <source>{title} has no parameter {name}</source>
        <translation>{title} no tiene un parámetro {name}</translation>
    </message>
    <message>
        <source>Pieces that stay in the water drown</source>
        <translation>Las piezas que se quedan en el agua se ahogan</translation>
    </message>
    <message>
        <source>A piece that stands in a zone before and after a turn of its player is taken off the board.</source>
        <translation>Una pieza que está en una zona antes y después de un turno de su jugador sale del tablero.</translation>
    </message>
    <message>
        <source>Pieces do not go where they could be captured</source>
        <translation>Las piezas no van a donde podrían ser capturadas</translation>
    </message>
    <message>
        <source>Captures where file and rank cross</source>
        <translation>Capturas donde se cruzan columna y fila</translation>
    </message>
    <message>
        <source>A piece that has moved captures the enemies on the two cells where its own file and rank cross those of a partner.</source>
        <translation>Una pieza que se ha movido captura a los enemigos de las dos casillas donde su columna y su fila cruzan las de un compañero.</translation>
    </message>
    <message>
        <source>Pieces that stand on given cells win</source>
        <translation>Ganan las piezas que están en ciertas casillas</translation>
    </message>
    <message>
        <source>Who has brought the pieces to the cells meant for them has won.</source>
        <translation>Quien ha llevado las piezas a las casillas pensadas para ellas ha ganado.</translation>
    </message>
    <message>
        <source>A fallen piece ends the game</source>
        <translation>Una pieza caída termina la partida</translation>
    </message>
    <message>
        <source>Who has just lost a piece of some type by capture has lost, here one of which each player has only one.</source>
        <translation>Quien acaba de perder por captura una pieza de cierto tipo ha perdido, aquí una de la que cada jugador solo tiene una.</translation>
    </message>
    <message>
        <source>Pieces beside certain enemies cannot move</source>
        <translation>Las piezas junto a ciertos enemigos no pueden moverse</translation>
    </message>
    <message>
        <source>A piece beside an enemy of some type is held: it cannot move, and gives no check. It may leave the board instead, if the rule says so.</source>
        <translation>Una pieza junto a un enemigo de cierto tipo queda retenida: no puede moverse y no da jaque. Puede en cambio salir del tablero, si la regla lo dice.</translation>
    </message>
    <message>
        <source>Pieces that are shut in</source>
        <translation>Piezas encerradas</translation>
    </message>
    <message>
        <source>A player one of whose pieces has an enemy on every neighbouring cell has lost.</source>
        <translation>Ha perdido el jugador que tiene una pieza con un enemigo en cada casilla vecina.</translation>
    </message>
    <message>
        <source>Strong pieces may not simply be traded</source>
        <translation>Las piezas fuertes no se pueden cambiar sin más</translation>
    </message>
    <message>
        <source>A strong piece captures another that is no neighbour only if it cannot be captured in turn or captures more besides; when one has fallen to another piece, only the like captures one in the next turn, except on the same cell.</source>
        <translation>Una pieza fuerte captura a otra que no es vecina solo si no puede ser capturada a su vez o captura algo más; cuando una ha caído ante otra pieza, en el turno siguiente solo una igual captura una, salvo en la misma casilla.</translation>
    </message>
    <message>
        <source>Game and move table in C</source>
        <translation>Juego y tabla de jugadas en C</translation>
    </message>
    <message>
        <source>[Every {types:or}|Every piece][ of {players}] that stands on {zone} before and after a turn of its player is taken off the board.</source>
        <translation>[Toda pieza de tipo {types:or}|Toda pieza][ de {players}] que está en {zone} antes y después de un turno de su jugador se retira del tablero.</translation>
    </message>
    <message>
        <source>[No {types:or}|No piece][ of {players}] goes where an enemy could capture it.</source>
        <translation>[Ninguna pieza de tipo {types:or}|Ninguna pieza][ de {players}] va adonde un enemigo podría capturarla.</translation>
    </message>
    <message>
        <source>[{captors:a}|A piece] that has moved captures [{victims:a}|every enemy piece] where its file and rank cross those of [{partners:a}|another piece] of its player.</source>
        <translation>[Una pieza de tipo {captors:or}|Una pieza] que se ha movido captura [una pieza de tipo {victims:or}|toda pieza enemiga] donde su columna y su fila cruzan las de [una pieza de tipo {partners:or}|otra pieza] de su jugador.</translation>
    </message>
    <message>
        <source>has moved so that {pieces}</source>
        <translation>ha movido de modo que {pieces}</translation>
    </message>
    <message>
        <source>has just lost [{types:a}|a piece] by capture[ to {captors:a}]</source>
        <translation>acaba de perder [una pieza de tipo {types:or}|una pieza] por captura[ a manos de una pieza de tipo {captors:or}]</translation>
    </message>
    <message>
        <source>[Every {victims:or}|Every piece] beside an enemy[ {types:or}| piece][, in one of the directions {directions} from it|{?lines=orthogonal}, along an orthogonal line|{?lines=diagonal}, along a diagonal] cannot move, and gives no check[{?instead}; it may leave the board instead].</source>
        <translation>[Toda pieza de tipo {victims:or}|Toda pieza] junto a una pieza enemiga[ de tipo {types:or}][, desde ella en una de las direcciones {directions}|{?lines=orthogonal}, por una línea ortogonal|{?lines=diagonal}, por una diagonal] no puede moverse y no da jaque[{?instead}; en su lugar puede dejar el tablero].</translation>
    </message>
    <message>
        <source>has [{types:a}|a piece][ on {zone}] with an enemy piece on every neighbouring cell[{?lines=orthogonal} along orthogonal lines|{?lines=diagonal} along diagonals]</source>
        <translation>tiene [una pieza de tipo {types:or}|una pieza][ en {zone}] con una pieza enemiga en cada casilla vecina[{?lines=orthogonal} por líneas ortogonales|{?lines=diagonal} por diagonales]</translation>
    </message>
    <message>
        <source>Of {types}, one captures another that is no neighbour only if it cannot be captured in turn or captures more besides[ than {trifles:or}]; when one has fallen to another piece, only the like captures one in the next turn, except on the same cell.</source>
        <translation>Entre {types}, una captura a otra que no es vecina solo si no puede ser capturada a su vez o captura algo más[ que {trifles:or}]; cuando una ha caído ante otra pieza, en el turno siguiente solo una semejante captura otra, salvo en la misma casilla.</translation>
    </message>
    <message>
        <source>nothing is learned of games with chance</source>
        <translation>de los juegos con azar no se aprende nada</translation>
    </message>
    <message>
        <source>nothing is learned of games with secrets</source>
        <translation>de los juegos con secretos no se aprende nada</translation>
    </message>
    <message>
        <source>this is no file of what games have taught</source>
        <translation>este no es un archivo de lo que han enseñado las partidas</translation>
    </message>
    <message>
        <source>this was written by a newer version</source>
        <translation>esto lo escribió una versión más nueva</translation>
    </message>
    <message>
        <source>&apos;fingerprint&apos; must be a number of sixteen hexadecimal digits</source>
        <translation>&apos;fingerprint&apos; debe ser un número de dieciséis cifras hexadecimales</translation>
    </message>
    <message>
        <source>&apos;types&apos; must be a list of whole numbers</source>
        <translation>&apos;types&apos; debe ser una lista de números enteros</translation>
    </message>
    <message>
        <source>&apos;{member}&apos; must be a list of pairs of whole numbers</source>
        <translation>&apos;{member}&apos; debe ser una lista de pares de números enteros</translation>
    </message>
    <message>
        <source>{rule} is no move of {player}</source>
        <translation>{rule} no es una jugada de {player}</translation>
    </message>
    <message>
        <source>{rule} may not follow in this turn</source>
        <translation>{rule} no puede seguir en este turno</translation>
    </message>
    <message>
        <source>{rule}: {reason}</source>
        <translation>{rule}: {reason}</translation>
    </message>
    <message>
        <source>nothing more is to be chosen: {text}</source>
        <translation>no hay nada más que elegir: {text}</translation>
    </message>
    <message>
        <source>a choice of {choice} is missing</source>
        <translation>falta elegir {choice}</translation>
    </message>
    <message>
        <source>{choice} is {kind}, and not {text}</source>
        <translation>{choice} es {kind} y no {text}</translation>
    </message>
    <message>
        <source>{value} is no choice of {choice}: {reason}</source>
        <translation>{value} no se puede elegir como {choice}: {reason}</translation>
    </message>
    <message>
        <source>there is no choice of {choice}: {reason}</source>
        <translation>no hay nada que elegir como {choice}: {reason}</translation>
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
        <translation>Un cuadrado de piezas gana</translation>
    </message>
    <message>
        <source>Who has filled a square of cells with pieces has won.</source>
        <translation>Quien ha llenado de piezas un cuadrado de casillas ha ganado.</translation>
    </message>
    <message>
        <source>8-fold</source>
        <translation>De orden 8</translation>
    </message>
    <message>
        <source>4 rotations</source>
        <translation>4 giros</translation>
    </message>
    <message>
        <source>4 reflections</source>
        <translation>4 reflejos</translation>
    </message>
    <message>
        <source>8 lines</source>
        <translation>8 líneas</translation>
    </message>
    <message>
        <source>Draughts: squares numbered from the top left</source>
        <translation>Damas: casillas numeradas desde arriba a la izquierda</translation>
    </message>
    <message>
        <source>Checkers: squares numbered from the bottom right</source>
        <translation>Checkers: casillas numeradas desde abajo a la derecha</translation>
    </message>
    <message>
        <source>a design may have {most} numbers</source>
        <translation>un diseño puede tener {most} números</translation>
    </message>
    <message>
        <source>a design may have {most} words</source>
        <translation>un diseño puede tener {most} palabras</translation>
    </message>
    <message>
        <source>an own move may not be called &apos;{name}&apos;, which is a kind of move</source>
        <translation>una jugada propia no puede llamarse &apos;{name}&apos;, que es una clase de jugadas</translation>
    </message>
    <message>
        <source>a name is missing</source>
        <translation>falta un nombre</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a function; another name is needed</source>
        <translation>&apos;{name}&apos; es una función; hace falta otro nombre</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a keyword; another name is needed</source>
        <translation>&apos;{name}&apos; es una palabra clave; hace falta otro nombre</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is the name of another rule already</source>
        <translation>&apos;{name}&apos; ya es el nombre de otra regla</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is {kind}; another name is needed</source>
        <translation>&apos;{name}&apos; es {kind}; hace falta otro nombre</translation>
    </message>
    <message>
        <source>words may not use each other in a circle: {names/ uses }</source>
        <translation>las palabras no pueden usarse unas a otras en círculo: {names/ usa }</translation>
    </message>
    <message>
        <source>it is not said what the word means</source>
        <translation>no se dice qué significa la palabra</translation>
    </message>
    <message>
        <source>the least is greater than the most</source>
        <translation>el mínimo es mayor que el máximo</translation>
    </message>
    <message>
        <source>a player</source>
        <translation>un jugador</translation>
    </message>
    <message>
        <source>a piece type</source>
        <translation>un tipo de pieza</translation>
    </message>
    <message>
        <source>a zone</source>
        <translation>una zona</translation>
    </message>
    <message>
        <source>{wanted} is expected here, not [{?found}&apos;{found}&apos;|the end][{?reserved}, which is a keyword][{?doubled}; one = says that both are the same]</source>
        <translation>aquí se espera {wanted}, no [{?found}&apos;{found}&apos;|el final][{?reserved}, que es una palabra clave][{?doubled}; un solo = dice que ambos son iguales]</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>un valor</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a name for each member</source>
        <translation>un nombre para cada elemento</translation>
    </message>
    <message>
        <source>a name for each cell</source>
        <translation>un nombre para cada casilla</translation>
    </message>
    <message>
        <source>no move is called &apos;{text}&apos;[{near}|; here may stand {known}]</source>
        <translation>ninguna jugada se llama &apos;{text}&apos;[{near}|; aquí puede estar {known}]</translation>
    </message>
    <message>
        <source>an own word</source>
        <translation>una palabra propia</translation>
    </message>
    <message>
        <source>an own number</source>
        <translation>un número propio</translation>
    </message>
    <message>
        <source>a function</source>
        <translation>una función</translation>
    </message>
    <message>
        <source>a direction or cell that is used here</source>
        <translation>una dirección o casilla que se usa aquí</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>una casilla</translation>
    </message>
    <message>
        <source>a direction</source>
        <translation>una dirección</translation>
    </message>
    <message>
        <source>a group of directions</source>
        <translation>un grupo de direcciones</translation>
    </message>
    <message>
        <source>{what} &apos;{name}&apos; takes [{?most=0}no values|{least} or {most#value#values}|{most#value#values}], not {count}</source>
        <translation>{what} &apos;{name}&apos; toma [{?most=0}ningún valor|{least} o {most#valor#valores}|{most#valor#valores}], no {count}</translation>
    </message>
    <message>
        <source>the number</source>
        <translation>el número</translation>
    </message>
    <message>
        <source>the word</source>
        <translation>la palabra</translation>
    </message>
    <message>
        <source>the function</source>
        <translation>la función</translation>
    </message>
    <message>
        <source>the most times</source>
        <translation>las veces como máximo</translation>
    </message>
    <message>
        <source>a name for the value</source>
        <translation>un nombre para el valor</translation>
    </message>
    <message>
        <source>the name of a number</source>
        <translation>el nombre de un número</translation>
    </message>
    <message>
        <source>the name of a move</source>
        <translation>el nombre de una jugada</translation>
    </message>
    <message>
        <source>no step begins with &apos;{text}&apos;[{near}|; they begin with {known}]</source>
        <translation>ningún paso empieza por &apos;{text}&apos;[{near}|; empiezan por {known}]</translation>
    </message>
    <message>
        <source>say in brackets whose number &apos;{name}&apos; is changed</source>
        <translation>diga entre paréntesis de quién es el número &apos;{name}&apos; que cambia</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is one number of the game and takes no brackets</source>
        <translation>&apos;{name}&apos; es un número de la partida y no lleva paréntesis</translation>
    </message>
    <message>
        <source>a name for what is chosen</source>
        <translation>un nombre para lo elegido</translation>
    </message>
    <message>
        <source>the word&apos;s name</source>
        <translation>el nombre de la palabra</translation>
    </message>
    <message>
        <source>a name for the blank</source>
        <translation>un nombre para el hueco</translation>
    </message>
    <message>
        <source>a type</source>
        <translation>un tipo</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; means nothing here</source>
        <translation>&apos;{text}&apos; no significa nada aquí</translation>
    </message>
    <message>
        <source>a name that begins with a digit stands in quotes, such as &apos;{name}&apos;</source>
        <translation>un nombre que empieza por una cifra va entre comillas, como &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>a quote is not closed</source>
        <translation>falta cerrar unas comillas</translation>
    </message>
    <message>
        <source>a truth</source>
        <translation>un valor de verdad</translation>
    </message>
    <message>
        <source>a set of numbers</source>
        <translation>un conjunto de números</translation>
    </message>
    <message>
        <source>a set of cells</source>
        <translation>un conjunto de casillas</translation>
    </message>
    <message>
        <source>a set of directions</source>
        <translation>un conjunto de direcciones</translation>
    </message>
    <message>
        <source>a set of players</source>
        <translation>un conjunto de jugadores</translation>
    </message>
    <message>
        <source>a set of piece types</source>
        <translation>un conjunto de tipos de pieza</translation>
    </message>
    <message>
        <source>a newer version of this program has written it</source>
        <translation>lo ha escrito una versión más nueva de este programa</translation>
    </message>
    <message>
        <source>it is a database of another program</source>
        <translation>es una base de datos de otro programa</translation>
    </message>
    <message>
        <source>it holds no games</source>
        <translation>no contiene partidas</translation>
    </message>
    <message>
        <source>another program is writing to it; try again in a moment</source>
        <translation>otro programa está escribiendo en él; inténtelo de nuevo dentro de un momento</translation>
    </message>
    <message>
        <source>the disk is full; make room and try again</source>
        <translation>el disco está lleno; libere espacio e inténtelo de nuevo</translation>
    </message>
    <message>
        <source>it may not be written to; see to its permissions and those of its folder</source>
        <translation>no se puede escribir en él; revise sus permisos y los de su carpeta</translation>
    </message>
    <message>
        <source>it cannot be opened; see to its folder and permissions</source>
        <translation>no se puede abrir; revise su carpeta y sus permisos</translation>
    </message>
    <message>
        <source>it cannot be read or written; see to the disk</source>
        <translation>no se puede leer ni escribir; revise el disco</translation>
    </message>
    <message>
        <source>it is no database of games</source>
        <translation>no es una base de datos de partidas</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>está dañado</translation>
    </message>
    <message>
        <source>it cannot be used: {reason}</source>
        <translation>no se puede usar: {reason}</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>this is not a PNG picture</source>
        <translation>esto no es una imagen PNG</translation>
    </message>
    <message>
        <source>a PNG picture may have at most {most} bytes, not {count}</source>
        <translation>una imagen PNG puede tener como máximo {most} bytes, no {count}</translation>
    </message>
    <message>
        <source>a PNG picture may have at most {most} pixels, not {width} by {height}</source>
        <translation>una imagen PNG puede tener como máximo {most} píxeles, no {width} por {height}</translation>
    </message>
    <message>
        <source>a picture&apos;s file ends in .svg or .png, not {file}</source>
        <translation>el archivo de una imagen termina en .svg o .png, no {file}</translation>
    </message>
    <message>
        <source>a picture&apos;s file is named from the design&apos;s folder and lies inside it, not {file}</source>
        <translation>el archivo de una imagen se nombra desde la carpeta del diseño y está dentro de ella, no {file}</translation>
    </message>
    <message>
        <source>it has no file name</source>
        <translation>no tiene nombre de archivo</translation>
    </message>
    <message>
        <source>its other names, which still hold what it held before</source>
        <translation>sus otros nombres, que conservan lo que tenía antes</translation>
    </message>
    <message>
        <source>&apos;{file}&apos; [{?written}might not survive a power cut|was not saved]: {why}</source>
        <translation>&apos;{file}&apos; [{?written}quizá no sobreviva a un corte de corriente|no se guardó]: {why}</translation>
    </message>
    <message>
        <source>&apos;{file}&apos; was saved, but could not keep {lost}</source>
        <translation>&apos;{file}&apos; se guardó, pero no pudo conservar {lost}</translation>
    </message>
    <message>
        <source>its extended attributes</source>
        <translation>sus atributos extendidos</translation>
    </message>
    <message>
        <source>its attribute &apos;{name}&apos;</source>
        <translation>su atributo &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>its access list</source>
        <translation>su lista de acceso</translation>
    </message>
    <message>
        <source>its own access list</source>
        <translation>su propia lista de acceso</translation>
    </message>
    <message>
        <source>its owner or group</source>
        <translation>su propietario o grupo</translation>
    </message>
    <message>
        <source>it has more than {most} bytes</source>
        <translation>tiene más de {most} bytes</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>does not begin the game: &apos;{said}&apos;</source>
        <translation>no empieza la partida: &apos;{said}&apos;</translation>
    </message>
    <message>
        <source>does not follow the game: &apos;{said}&apos;</source>
        <translation>no sigue la partida: &apos;{said}&apos;</translation>
    </message>
    <message>
        <source>it was ended</source>
        <translation>se le puso fin</translation>
    </message>
    <message>
        <source>takes the game for ended: &apos;{said}&apos;</source>
        <translation>da la partida por terminada: &apos;{said}&apos;</translation>
    </message>
    <message>
        <source>{engine} answers in none of the protocols of engines</source>
        <translation>{engine} no responde en ninguno de los protocolos de motores</translation>
    </message>
    <message>
        <source>plays &apos;{text}&apos;, which may mean several moves</source>
        <translation>juega &apos;{text}&apos;, que puede significar varias jugadas</translation>
    </message>
    <message>
        <source>plays &apos;{text}&apos;, which is not legal</source>
        <translation>juega &apos;{text}&apos;, que no es legal</translation>
    </message>
    <message>
        <source>it has said too much</source>
        <translation>ha dicho demasiado</translation>
    </message>
    <message>
        <source>{engine} {what}</source>
        <translation>{engine} {what}</translation>
    </message>
    <message>
        <source>{engine}: [{why}|no &apos;{awaited}&apos; came][; its last words: &apos;{words}&apos;]</source>
        <translation>{engine}: [{why}|no llegó &apos;{awaited}&apos;][; sus últimas palabras: &apos;{words}&apos;]</translation>
    </message>
    <message>
        <source>engines play games of two players, and this one has {count}</source>
        <translation>los motores juegan a juegos de dos jugadores, y este tiene {count}</translation>
    </message>
    <message>
        <source>engines play games without dice or draws</source>
        <translation>los motores juegan a juegos sin dados ni sorteos</translation>
    </message>
    <message>
        <source>engines play games in which nothing is hidden</source>
        <translation>los motores juegan a juegos en los que nada está oculto</translation>
    </message>
    <message>
        <source>it does not know this game[; it plays {usual} only]</source>
        <translation>no conoce este juego[; solo juega a {usual}]</translation>
    </message>
    <message>
        <source>{engine} cannot play this game: {why}</source>
        <translation>{engine} no puede jugar a este juego: {why}</translation>
    </message>
    <message>
        <source>the game could not be written for {engine}</source>
        <translation>no se pudo escribir el juego para {engine}</translation>
    </message>
    <message>
        <source>reads the game otherwise: its start position is &apos;{position}&apos;</source>
        <translation>lee el juego de otro modo: su posición inicial es &apos;{position}&apos;</translation>
    </message>
    <message>
        <source>can play this game from its start position only</source>
        <translation>solo puede jugar a este juego desde su posición inicial</translation>
    </message>
    <message>
        <source>no game of {engine} was begun</source>
        <translation>no se empezó ninguna partida de {engine}</translation>
    </message>
    <message>
        <source>{what} in the position {position}</source>
        <translation>{what} en la posición {position}</translation>
    </message>
    <message>
        <source>does not read the game: &apos;{said}&apos;</source>
        <translation>no lee el juego: &apos;{said}&apos;</translation>
    </message>
    <message>
        <source>there is no program &apos;{name}&apos;</source>
        <translation>no hay ningún programa &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>no process could be made</source>
        <translation>no se pudo crear ningún proceso</translation>
    </message>
    <message>
        <source>no pipe could be made</source>
        <translation>no se pudo crear ninguna tubería</translation>
    </message>
    <message>
        <source>it does not listen any more</source>
        <translation>ya no escucha</translation>
    </message>
    <message>
        <source>it crashed with signal {number}</source>
        <translation>se cayó con la señal {number}</translation>
    </message>
    <message>
        <source>it has ended with code {number}</source>
        <translation>ha terminado con el código {number}</translation>
    </message>
    <message>
        <source>it has closed its output</source>
        <translation>ha cerrado su salida</translation>
    </message>
    <message>
        <source>there is no point &apos;{point}&apos;</source>
        <translation>no hay ningún punto &apos;{point}&apos;</translation>
    </message>
    <message>
        <source>the game is &apos;{name}&apos;, not &apos;{name2}&apos;</source>
        <translation>la partida es de &apos;{name}&apos;, no de &apos;{name2}&apos;</translation>
    </message>
    <message>
        <source>the game has a board of size {size}, the design one of {files} by {ranks}</source>
        <translation>la partida tiene un tablero de tamaño {size}, el diseño uno de {files} por {ranks}</translation>
    </message>
    <message>
        <source>move {number} of {player}: [the game is over: {end}|&apos;{text}&apos; is not a move here]</source>
        <translation>jugada {number} de {player}: [la partida ha terminado: {end}|&apos;{text}&apos; no es una jugada aquí]</translation>
    </message>
    <message>
        <source>PDN has no number for a game called &apos;{name}&apos;</source>
        <translation>PDN no tiene número para un juego llamado &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>SGF has no number for a game called &apos;{name}&apos;</source>
        <translation>SGF no tiene número para un juego llamado &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>SGF names at most 52 files</source>
        <translation>SGF nombra como máximo 52 columnas</translation>
    </message>
    <message>
        <source>shogi&apos;s notations know the pieces of shogi on at most 9 by 9 cells</source>
        <translation>las notaciones del shogi conocen las piezas del shogi en 9 por 9 casillas como máximo</translation>
    </message>
    <message>
        <source>xiangqi&apos;s notation knows the pieces of xiangqi on at most 9 files</source>
        <translation>la notación del xiangqi conoce las piezas del xiangqi en 9 columnas como máximo</translation>
    </message>
    <message>
        <source>branches are nested more than 256 deep</source>
        <translation>las variantes están anidadas a más de 256 niveles</translation>
    </message>
    <message>
        <source>a game may have at most 100000 moves</source>
        <translation>una partida puede tener como máximo 100000 jugadas</translation>
    </message>
    <message>
        <source>a path needs at least one direction</source>
        <translation>un camino necesita al menos una dirección</translation>
    </message>
    <message>
        <source>&apos;~&apos; is for the steps of a group such as (~n ne stop)</source>
        <translation>&apos;~&apos; es para los pasos de un grupo como (~n ne stop)</translation>
    </message>
    <message>
        <source>a direction is expected here</source>
        <translation>aquí se espera una dirección</translation>
    </message>
    <message>
        <source>&apos;stop&apos; ends a group such as (n n stop)</source>
        <translation>&apos;stop&apos; termina un grupo como (n n stop)</translation>
    </message>
    <message>
        <source>inner steps are repeated as they are; only &apos;)&apos; may follow them</source>
        <translation>los pasos interiores se repiten tal cual; solo puede seguirles &apos;)&apos;</translation>
    </message>
    <message>
        <source>the group must end here with &apos;)&apos;</source>
        <translation>el grupo debe terminar aquí con &apos;)&apos;</translation>
    </message>
    <message>
        <source>a direction or &apos;)&apos; is expected here</source>
        <translation>aquí se espera una dirección o &apos;)&apos;</translation>
    </message>
    <message>
        <source>a path may have at most {most} legs; every item is one, and in a group every step</source>
        <translation>un camino puede tener como máximo {most} tramos; cada elemento es uno, y en un grupo cada paso</translation>
    </message>
    <message>
        <source>{wanted}, [not {found}|but the path ends]</source>
        <translation>{wanted}, [no {found}|pero el camino termina]</translation>
    </message>
    <message>
        <source>rank {rank} has more than {files} squares</source>
        <translation>la fila {rank} tiene más de {files} casillas</translation>
    </message>
    <message>
        <source>there are more than {ranks} ranks</source>
        <translation>hay más de {ranks} filas</translation>
    </message>
    <message>
        <source>a piece is missing</source>
        <translation>falta una pieza</translation>
    </message>
    <message>
        <source>the variant has no piece {name}</source>
        <translation>la variante no tiene ninguna pieza {name}</translation>
    </message>
    <message>
        <source>this piece has no promoted form</source>
        <translation>esta pieza no tiene forma promovida</translation>
    </message>
    <message>
        <source>{sign} is missing behind the hands</source>
        <translation>falta {sign} detrás de las manos</translation>
    </message>
    <message>
        <source>{name} is neither &apos;w&apos; nor &apos;b&apos;</source>
        <translation>{name} no es ni &apos;w&apos; ni &apos;b&apos;</translation>
    </message>
    <message>
        <source>{text} is no file; files are a to l, or 1 to 12</source>
        <translation>{text} no es una columna; las columnas son de a a l, o de 1 a 12</translation>
    </message>
    <message>
        <source>{text} is no square, rank or file; write &apos;e4&apos;, &apos;*4&apos; or &apos;e*&apos;</source>
        <translation>{text} no es casilla, fila ni columna; escriba &apos;e4&apos;, &apos;*4&apos; o &apos;e*&apos;</translation>
    </message>
    <message>
        <source>the variant has no piece {name}; [its pieces are {letters}|it has no pieces]</source>
        <translation>la variante no tiene ninguna pieza {name}; [sus piezas son {letters}|no tiene piezas]</translation>
    </message>
    <message>
        <source>{text} is no letter of a piece with a colon and what belongs to it</source>
        <translation>{text} no es la letra de una pieza con dos puntos y lo que le corresponde</translation>
    </message>
    <message>
        <source>{text} is none of {names}</source>
        <translation>{text} no es ninguno de {names}</translation>
    </message>
    <message>
        <source>{text} is no castling right; write some of &apos;KQkq&apos;, or &apos;-&apos;</source>
        <translation>{text} no es un derecho de enroque; escriba algunos de &apos;KQkq&apos;, o &apos;-&apos;</translation>
    </message>
    <message>
        <source>{text} is no number</source>
        <translation>{text} no es un número</translation>
    </message>
    <message>
        <source>{text} is no letter of a piece</source>
        <translation>{text} no es la letra de una pieza</translation>
    </message>
    <message>
        <source>{text} are several pieces where one is wanted</source>
        <translation>{text} son varias piezas donde se pide una</translation>
    </message>
    <message>
        <source>{text} is neither &apos;true&apos; nor &apos;false&apos;</source>
        <translation>{text} no es ni &apos;true&apos; ni &apos;false&apos;</translation>
    </message>
    <message>
        <source>{text} is no number from {least} to {most}</source>
        <translation>{text} no es un número de {least} a {most}</translation>
    </message>
    <message>
        <source>a line may not begin with blanks, because Fairy-Stockfish would take them for a part of the key</source>
        <translation>una línea no puede empezar con espacios, porque Fairy-Stockfish los tomaría por parte de la clave</translation>
    </message>
    <message>
        <source>{sign} is missing behind the name of the variant</source>
        <translation>falta {sign} detrás del nombre de la variante</translation>
    </message>
    <message>
        <source>nothing may stand behind the {sign} of a variant</source>
        <translation>no puede haber nada detrás del {sign} de una variante</translation>
    </message>
    <message>
        <source>{name} is no name of a variant; it needs letters, digits, &apos;-&apos; and &apos;_&apos;</source>
        <translation>{name} no es nombre de una variante; necesita letras, cifras, &apos;-&apos; y &apos;_&apos;</translation>
    </message>
    <message>
        <source>there is already a variant called {name}</source>
        <translation>ya hay una variante llamada {name}</translation>
    </message>
    <message>
        <source>{name} is no name of a variant to inherit from</source>
        <translation>{name} no es nombre de una variante de la que heredar</translation>
    </message>
    <message>
        <source>{text} is neither a key with its value, nor {section}, nor a comment</source>
        <translation>{text} no es ni una clave con su valor, ni {section}, ni un comentario</translation>
    </message>
    <message>
        <source>the key before &apos;=&apos; is missing</source>
        <translation>falta la clave antes de &apos;=&apos;</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; stands before the first {section}</source>
        <translation>&apos;{key}&apos; está antes del primer {section}</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>el final de la línea</translation>
    </message>
    <message>
        <source>a line begins with map, link, rlink or unlink, not {found}{hint}</source>
        <translation>una línea empieza por map, link, rlink o unlink, no por {found}{hint}</translation>
    </message>
    <message>
        <source>map needs a direction and its step, such as n 0 1</source>
        <translation>map necesita una dirección y su paso, como n 0 1</translation>
    </message>
    <message>
        <source>a direction is expected here, not {found}</source>
        <translation>aquí se espera una dirección, no {found}</translation>
    </message>
    <message>
        <source>the step of &apos;{name}&apos; is two whole numbers, files and ranks, not {found}</source>
        <translation>el paso de &apos;{name}&apos; son dos números enteros, columnas y filas, no {found}</translation>
    </message>
    <message>
        <source>there is no cell {name}</source>
        <translation>no hay ninguna casilla {name}</translation>
    </message>
    <message>
        <source>&apos;)&apos; is expected here, not {found}</source>
        <translation>aquí se espera &apos;)&apos;, no {found}</translation>
    </message>
    <message>
        <source>a cell is expected here, not {found}</source>
        <translation>aquí se espera una casilla, no {found}</translation>
    </message>
    <message>
        <source>link needs cells such as (h1 a1)</source>
        <translation>link necesita casillas como (h1 a1)</translation>
    </message>
    <message>
        <source>a link leads from one cell to another, such as (h1 a1)</source>
        <translation>un link lleva de una casilla a otra, como (h1 a1)</translation>
    </message>
    <message>
        <source>unlink needs cells such as a8</source>
        <translation>unlink necesita casillas como a8</translation>
    </message>
    <message>
        <source>this is not an SVG picture</source>
        <translation>esto no es una imagen SVG</translation>
    </message>
    <message>
        <source>the picture ends in the middle: an element is not closed</source>
        <translation>la imagen acaba a medias: un elemento no está cerrado</translation>
    </message>
    <message>
        <source>this closes another element than the last one that is open</source>
        <translation>esto cierra otro elemento que el último abierto</translation>
    </message>
    <message>
        <source>an attribute with its value in quotes is expected here</source>
        <translation>aquí se espera un atributo con su valor entre comillas</translation>
    </message>
    <message>
        <source>the comment has no end</source>
        <translation>el comentario no tiene final</translation>
    </message>
    <message>
        <source>this is not XML</source>
        <translation>esto no es XML</translation>
    </message>
    <message>
        <source>{word} needs a list, as in {example}</source>
        <translation>{word} necesita una lista, como en {example}</translation>
    </message>
    <message>
        <source>Names of this rule</source>
        <translation>Nombres de esta regla</translation>
    </message>
    <message>
        <source>Own words and numbers</source>
        <translation>Palabras y números propios</translation>
    </message>
    <message>
        <source>Of this design</source>
        <translation>De este diseño</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Joined, compared, counted</source>
        <translation>Unido, comparado, contado</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Around what stands here</source>
        <translation>Alrededor de lo que hay aquí</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Groups of cells</source>
        <translation>Grupos de casillas</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>the design</source>
        <translation>el diseño</translation>
    </message>
    <message>
        <source>cells given</source>
        <translation>casillas dadas</translation>
    </message>
    <message>
        <source>the position</source>
        <translation>la posición</translation>
    </message>
    <message>
        <source>the move</source>
        <translation>la jugada</translation>
    </message>
    <message>
        <source>earlier positions</source>
        <translation>posiciones anteriores</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Expresiones</translation>
    </message>
    <message>
        <source>Lines of choose</source>
        <translation>Líneas de elección</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Names of moves</source>
        <translation>Nombres de jugadas</translation>
    </message>
    <message>
        <source>a move</source>
        <translation>jugada</translation>
    </message>
    <message>
        <source>a capture</source>
        <translation>captura</translation>
    </message>
    <message>
        <source>a drop</source>
        <translation>puesta</translation>
    </message>
    <message>
        <source>a pass</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>an own move</source>
        <translation>jugada propia</translation>
    </message>
    <message>
        <source>a turn</source>
        <translation>turno</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>comienzo</translation>
    </message>
    <message>
        <source>a refused try</source>
        <translation>intento rechazado</translation>
    </message>
    <message>
        <source>&apos;{phrase}&apos; does not hold[: {values}]</source>
        <translation>«{phrase}» no se cumple[: {values}]</translation>
    </message>
    <message>
        <source>&apos;{phrase}&apos; holds[: {values}]</source>
        <translation>«{phrase}» se cumple[: {values}]</translation>
    </message>
    <message>
        <source>{asked} = {value}</source>
        <translation>{asked} = {value}</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>tablero</translation>
    </message>
    <message>
        <source>All cells of the board, those with walls too.</source>
        <translation>Todas las casillas del tablero, también las que tienen muro.</translation>
    </message>
    <message>
        <source>all directions</source>
        <translation>todas las direcciones</translation>
    </message>
    <message>
        <source>The directions to neighbouring cells: the group `all` of the design, on hexagons those over an edge unless the design has a group `all` of its own. Where there is none (a free board), all its directions.</source>
        <translation>Las direcciones a casillas vecinas: el grupo `all` del diseño; en hexágonos las que cruzan un lado, si el diseño no tiene un grupo `all` propio. Donde no hay ninguno (tablero libre), todas sus direcciones.</translation>
    </message>
    <message>
        <source>the orthogonal directions</source>
        <translation>direcciones ortogonales</translation>
    </message>
    <message>
        <source>The directions over an edge of a cell.</source>
        <translation>Las direcciones que cruzan un lado de la casilla.</translation>
    </message>
    <message>
        <source>the diagonal directions</source>
        <translation>direcciones diagonales</translation>
    </message>
    <message>
        <source>The directions over a corner of a cell.</source>
        <translation>Las direcciones que cruzan una esquina de la casilla.</translation>
    </message>
    <message>
        <source>the cell {2} of {1}</source>
        <translation>casilla en dirección {2} de {1}</translation>
    </message>
    <message>
        <source>The cell one step from c in direction d; none where the board ends.</source>
        <translation>La casilla a un paso de c en dirección d; ninguna donde acaba el tablero.</translation>
    </message>
    <message>
        <source>the cell {3} steps {2} of {1}</source>
        <translation>casilla a distancia {3} en dirección {2} de {1}</translation>
    </message>
    <message>
        <source>The cell k steps from c in direction d. With k = 0 it is c; with k below 0 it is none.</source>
        <translation>La casilla a k pasos de c en dirección d. Con k = 0 es c; con k menor que 0 no es ninguna.</translation>
    </message>
    <message>
        <source>the cells beside {1}[ along {2}]</source>
        <translation>casillas junto a {1}[ por {2}]</translation>
    </message>
    <message>
        <source>The cells one step from c, along `dirs` or along ds.</source>
        <translation>Las casillas a un paso de c, por `dirs` o por ds.</translation>
    </message>
    <message>
        <source>all cells {2} of {1}</source>
        <translation>casillas en dirección {2} de {1}</translation>
    </message>
    <message>
        <source>All cells that steps from c in direction d come to, whatever stands there, without c. On a board that goes round it ends before c or a cell it has come to already. As every set of cells it is in the order of the board, not in that of the steps: the nearest piece is `seen(c, d)`.</source>
        <translation>Todas las casillas a las que llegan pasos desde c en dirección d, haya lo que haya, sin c. En un tablero que da la vuelta acaba antes de c o de una casilla ya alcanzada. Como todo conjunto de casillas sigue el orden del tablero y no el de los pasos: la pieza más cercana es `seen(c, d)`.</translation>
    </message>
    <message>
        <source>the line through {1} along {2}</source>
        <translation>línea por {1} a lo largo de {2}</translation>
    </message>
    <message>
        <source>c, and all cells from it in direction d and in the opposite one.</source>
        <translation>c, y todas las casillas desde ella en dirección d y en la opuesta.</translation>
    </message>
    <message>
        <source>the cells between {1} and {2}</source>
        <translation>casillas entre {1} y {2}</translation>
    </message>
    <message>
        <source>The cells between a and b on a straight line along `dirs`, without both; empty where they are not in line.</source>
        <translation>Las casillas entre a y b en línea recta por `dirs`, sin ambas; vacío donde no están alineadas.</translation>
    </message>
    <message>
        <source>the direction from {1} to {2}</source>
        <translation>dirección de {1} a {2}</translation>
    </message>
    <message>
        <source>The first of `dirs` in which b lies straight ahead of a; none where there is none.</source>
        <translation>La primera de `dirs` en que b está en línea recta desde a; ninguna donde no la hay.</translation>
    </message>
    <message>
        <source>the distance from {1} to {2}</source>
        <translation>distancia de {1} a {2}</translation>
    </message>
    <message>
        <source>The least number of steps along `dirs` from a to b, whatever stands between; -1 where no steps lead there.</source>
        <translation>El menor número de pasos por `dirs` de a a b, haya lo que haya entre ellas; -1 donde ningún paso lleva allí.</translation>
    </message>
    <message>
        <source>the direction opposite to {1}</source>
        <translation>dirección opuesta a {1}</translation>
    </message>
    <message>
        <source>The direction straight back; none if the design has none.</source>
        <translation>La dirección de vuelta; ninguna si el diseño no la tiene.</translation>
    </message>
    <message>
        <source>{1} turned by {2}</source>
        <translation>{1} girada en {2}</translation>
    </message>
    <message>
        <source>The direction k places on in `dirs`, round and round, in the order of the design (the compass, clockwise from north); backwards with k below 0. None if d is none of `dirs`.</source>
        <translation>La dirección k lugares más allá en `dirs`, dando la vuelta, en el orden del diseño (la rosa de los vientos, en sentido horario desde el norte); hacia atrás con k menor que 0. Ninguna si d no está en `dirs`.</translation>
    </message>
    <message>
        <source>{2} as {1} sees it</source>
        <translation>{2} como lo ve {1}</translation>
    </message>
    <message>
        <source>The direction of the board that player p calls d: `facing(Black, n)` is s in chess.</source>
        <translation>La dirección del tablero que el jugador p llama d: `facing(Black, n)` es s en ajedrez.</translation>
    </message>
    <message>
        <source>forward of {1}</source>
        <translation>adelante de {1}</translation>
    </message>
    <message>
        <source>The direction in which pieces of p go forward.</source>
        <translation>La dirección en que avanzan las piezas de p.</translation>
    </message>
    <message>
        <source>the file of {1}</source>
        <translation>columna de {1}</translation>
    </message>
    <message>
        <source>The number of the file, from 1.</source>
        <translation>El número de la columna, desde 1.</translation>
    </message>
    <message>
        <source>the rank of {1}</source>
        <translation>fila de {1}</translation>
    </message>
    <message>
        <source>The number of the rank, from 1.</source>
        <translation>El número de la fila, desde 1.</translation>
    </message>
    <message>
        <source>the level of {1}</source>
        <translation>nivel de {1}</translation>
    </message>
    <message>
        <source>The number of the level, from 1; 1 on a board with one level.</source>
        <translation>El número del nivel, desde 1; 1 en un tablero de un solo nivel.</translation>
    </message>
    <message>
        <source>the edge of the board</source>
        <translation>borde del tablero</translation>
    </message>
    <message>
        <source>The cells from which a step along one of `dirs` leads off the board.</source>
        <translation>Las casillas desde las que un paso por alguna de `dirs` sale del tablero.</translation>
    </message>
    <message>
        <source>the cell opposite {1}</source>
        <translation>casilla opuesta a {1}</translation>
    </message>
    <message>
        <source>The cell where c comes to when the board is turned by a half; none where there is none.</source>
        <translation>La casilla adonde va c cuando el tablero gira media vuelta; ninguna donde no la hay.</translation>
    </message>
    <message>
        <source>all piece types</source>
        <translation>tipos de pieza</translation>
    </message>
    <message>
        <source>All piece types of the design.</source>
        <translation>Todos los tipos de pieza del diseño.</translation>
    </message>
    <message>
        <source>the owner of [piece {2} on |]{1}</source>
        <translation>dueño de [pieza {2} en |]{1}</translation>
    </message>
    <message>
        <source>The owner of the piece on c: of the top one, or of the k-th from the bottom. `nobody` for a piece without an owner; none for an empty cell.</source>
        <translation>El dueño de la pieza en c: de la de arriba, o de la k-ésima desde abajo. `nobody` para una pieza sin dueño; ninguno para una casilla vacía.</translation>
    </message>
    <message>
        <source>the type of [piece {2} on |]{1}</source>
        <translation>tipo de [pieza {2} en |]{1}</translation>
    </message>
    <message>
        <source>The type of the piece on c: of the top one, or of the k-th from the bottom. None for an empty cell.</source>
        <translation>El tipo de la pieza en c: de la de arriba, o de la k-ésima desde abajo. Ninguno para una casilla vacía.</translation>
    </message>
    <message>
        <source>{1} is empty</source>
        <translation>{1} está vacía</translation>
    </message>
    <message>
        <source>A cell without a piece and without a wall. None is not empty.</source>
        <translation>Una casilla sin pieza y sin muro. Ninguna no está vacía.</translation>
    </message>
    <message>
        <source>a piece stands on {1}</source>
        <translation>hay una pieza en {1}</translation>
    </message>
    <message>
        <source>A piece stands on c. On none there is none.</source>
        <translation>Hay una pieza en c. En ninguna no la hay.</translation>
    </message>
    <message>
        <source>a piece of the mover stands on {1}</source>
        <translation>en {1} hay una pieza de quien juega</translation>
    </message>
    <message>
        <source>A piece of `me` stands on c.</source>
        <translation>Hay una pieza de `me` en c.</translation>
    </message>
    <message>
        <source>an enemy stands on {1}</source>
        <translation>hay un enemigo en {1}</translation>
    </message>
    <message>
        <source>A piece of another player stands on c; pieces without an owner are no enemies.</source>
        <translation>Hay en c una pieza de otro jugador; las piezas sin dueño no son enemigas.</translation>
    </message>
    <message>
        <source>{1} is a wall</source>
        <translation>{1} es un muro</translation>
    </message>
    <message>
        <source>A wall stands on c.</source>
        <translation>Hay un muro en c.</translation>
    </message>
    <message>
        <source>the piece on {1} has moved</source>
        <translation>la pieza de {1} se ha movido</translation>
    </message>
    <message>
        <source>The piece on c has moved already.</source>
        <translation>La pieza de c ya se ha movido.</translation>
    </message>
    <message>
        <source>what the piece on {1} was</source>
        <translation>tipo anterior de la pieza de {1}</translation>
    </message>
    <message>
        <source>The type that the piece on c had before it was promoted; its type if it was not. None for an empty cell.</source>
        <translation>El tipo que la pieza de c tenía antes de promocionar; su tipo si no promocionó. Ninguno para una casilla vacía.</translation>
    </message>
    <message>
        <source>the [{2} |]pieces of {1}</source>
        <translation>piezas[ de tipo {2}|] de {1}</translation>
    </message>
    <message>
        <source>The cells where pieces of p stand (of type t); in a stack the top piece counts.</source>
        <translation>Las casillas con piezas de p (de tipo t); en una pila cuenta la de arriba.</translation>
    </message>
    <message>
        <source>the number of {2} in the hand of {1}</source>
        <translation>número de {2} en la mano de {1}</translation>
    </message>
    <message>
        <source>How many pieces of type t player p has in hand; 1,000,000,000 where they never run out.</source>
        <translation>Cuántas piezas de tipo t tiene en mano el jugador p; 1 000 000 000 donde nunca se acaban.</translation>
    </message>
    <message>
        <source>the number of [{2} |pieces ]lost by {1}</source>
        <translation>número de [{2} |piezas ]que ha perdido {1}</translation>
    </message>
    <message>
        <source>How many pieces (of type t) player p has lost by capture in this game.</source>
        <translation>Cuántas piezas (de tipo t) ha perdido por captura el jugador p en esta partida.</translation>
    </message>
    <message>
        <source>the height of {1}</source>
        <translation>altura de {1}</translation>
    </message>
    <message>
        <source>How many pieces stand on c, one on the other.</source>
        <translation>Cuántas piezas hay en c, una sobre otra.</translation>
    </message>
    <message>
        <source>the royal pieces of {1}</source>
        <translation>piezas reales de {1}</translation>
    </message>
    <message>
        <source>The cells of the royal pieces of p.</source>
        <translation>Las casillas de las piezas reales de p.</translation>
    </message>
    <message>
        <source>the empty cells that {1} sees[ along {2}]</source>
        <translation>casillas vacías que ve {1}[ por {2}]</translation>
    </message>
    <message>
        <source>The empty cells from c in straight lines along `dirs` or along ds, up to the first piece or wall.</source>
        <translation>Las casillas vacías desde c en línea recta por `dirs` o por ds, hasta la primera pieza o muro.</translation>
    </message>
    <message>
        <source>the first piece {2} of {1}</source>
        <translation>primera pieza en dirección {2} de {1}</translation>
    </message>
    <message>
        <source>The first cell from c in direction d where a piece stands; none where a wall or the end of the board comes first.</source>
        <translation>La primera casilla desde c en dirección d donde hay una pieza; ninguna donde antes llega un muro o el fin del tablero.</translation>
    </message>
    <message>
        <source>where the piece on {1} could go[ as {2}]</source>
        <translation>adonde podría ir la pieza de {1}[ como {2}]</translation>
    </message>
    <message>
        <source>The cells that the piece on c could move to or capture on, by its movement (or as a piece of type t); own rules, turn and check aside.</source>
        <translation>Las casillas adonde la pieza de c podría mover o donde podría capturar, por su movimiento (o como pieza de tipo t); sin contar reglas propias, turno ni jaque.</translation>
    </message>
    <message>
        <source>where the piece on {1} could capture[ as {2}]</source>
        <translation>donde podría capturar la pieza de {1}[ como {2}]</translation>
    </message>
    <message>
        <source>The cells where the piece on c could capture by its movement (or as a piece of type t); own rules, turn and check aside.</source>
        <translation>Las casillas donde la pieza de c podría capturar por su movimiento (o como pieza de tipo t); sin contar reglas propias, turno ni jaque.</translation>
    </message>
    <message>
        <source>where the piece on {1} may go</source>
        <translation>adonde puede ir la pieza de {1}</translation>
    </message>
    <message>
        <source>As `moves`, and the royal pieces of its owner are safe afterwards.</source>
        <translation>Como `moves`, y las piezas reales de su dueño quedan a salvo.</translation>
    </message>
    <message>
        <source>{2} attacks {1}</source>
        <translation>{2} ataca {1}</translation>
    </message>
    <message>
        <source>A piece of p could capture on c, by its movement, if an enemy stood there.</source>
        <translation>Una pieza de p podría capturar en c, por su movimiento, si hubiera allí un enemigo.</translation>
    </message>
    <message>
        <source>the pieces of {2} that attack {1}</source>
        <translation>piezas de {2} que atacan {1}</translation>
    </message>
    <message>
        <source>The cells of the pieces of p that could capture on c.</source>
        <translation>Las casillas de las piezas de p que podrían capturar en c.</translation>
    </message>
    <message>
        <source>{1} is in check</source>
        <translation>{1} está en jaque</translation>
    </message>
    <message>
        <source>A royal piece of p is attacked, by the rules of check of the design.</source>
        <translation>Una pieza real de p está atacada, según las reglas de jaque del diseño.</translation>
    </message>
    <message>
        <source>the group of {1}</source>
        <translation>grupo de {1}</translation>
    </message>
    <message>
        <source>c and all pieces of the same owner that hang together with it, along `dirs` or ds; empty if c is empty.</source>
        <translation>c y todas las piezas del mismo dueño unidas a ella, por `dirs` o por ds; vacío si c está vacía.</translation>
    </message>
    <message>
        <source>the empty region of {1}</source>
        <translation>región vacía de {1}</translation>
    </message>
    <message>
        <source>c and all empty cells that hang together with it; empty if c is not empty.</source>
        <translation>c y todas las casillas vacías unidas a ella; vacío si c no está vacía.</translation>
    </message>
    <message>
        <source>the part of {2} that holds {1}</source>
        <translation>parte de {2} que contiene {1}</translation>
    </message>
    <message>
        <source>The cells of S that hang together with c, c among them; empty if c is not in S.</source>
        <translation>Las casillas de S unidas a c, incluida c; vacío si c no está en S.</translation>
    </message>
    <message>
        <source>the number of parts of {1}</source>
        <translation>número de partes de {1}</translation>
    </message>
    <message>
        <source>How many parts S falls into; cells side by side are in one part.</source>
        <translation>En cuántas partes se divide S; las casillas contiguas están en una misma parte.</translation>
    </message>
    <message>
        <source>the border of {1}</source>
        <translation>contorno de {1}</translation>
    </message>
    <message>
        <source>The cells beside a cell of S that are not in S.</source>
        <translation>Las casillas junto a una casilla de S que no están en S.</translation>
    </message>
    <message>
        <source>{1} joins {2} and {3}</source>
        <translation>{1} une {2} y {3}</translation>
    </message>
    <message>
        <source>One part of S holds a cell of A and a cell of B.</source>
        <translation>Una parte de S contiene una casilla de A y una de B.</translation>
    </message>
    <message>
        <source>the length of the shortest way from {1} to {2} through {3}</source>
        <translation>longitud del camino más corto de {1} a {2} por {3}</translation>
    </message>
    <message>
        <source>The least number of steps from a cell of A to a cell of B, over cells of S only (the cell of A aside); 0 if they share a cell, -1 if there is no way.</source>
        <translation>El menor número de pasos de una casilla de A a una de B, solo por casillas de S (salvo la de A); 0 si comparten una casilla, -1 si no hay camino.</translation>
    </message>
    <message>
        <source>the player to move</source>
        <translation>jugador en turno</translation>
    </message>
    <message>
        <source>The player whose move it is; in a ban&apos;s `after`, in effects and in ends the player who has moved. In ends before the first move, and of a position whose text does not say who moved last (`last-move=`), it is the player who is not to move; with more than two players it is none, and so are `other` and `next`.</source>
        <translation>El jugador al que le toca; en el `after` de una prohibición, en efectos y en finales, el que ha jugado. En finales antes de la primera jugada, y en una posición cuyo texto no dice quién jugó el último (`last-move=`), es el jugador al que no le toca; con más de dos jugadores no es ninguno, y tampoco lo son `other` y `next`.</translation>
    </message>
    <message>
        <source>the opponent</source>
        <translation>rival</translation>
    </message>
    <message>
        <source>The opponent of `me`: with more players the next one in turn order. Chance is left out.</source>
        <translation>El rival de `me`: con más jugadores, el siguiente en el orden de turno. El azar no cuenta.</translation>
    </message>
    <message>
        <source>the player who follows</source>
        <translation>jugador siguiente</translation>
    </message>
    <message>
        <source>The player whose turn follows.</source>
        <translation>El jugador cuyo turno viene después.</translation>
    </message>
    <message>
        <source>The owner of pieces that belong to no player.</source>
        <translation>El dueño de las piezas que no son de ningún jugador.</translation>
    </message>
    <message>
        <source>the players</source>
        <translation>jugadores</translation>
    </message>
    <message>
        <source>All players in turn order. Chance is left out.</source>
        <translation>Todos los jugadores en orden de turno. El azar no cuenta.</translation>
    </message>
    <message>
        <source>the number of the turn</source>
        <translation>número del turno</translation>
    </message>
    <message>
        <source>1 in the first turn of the game, 2 in the second; `again` does not raise it. After a move it is still that of the move.</source>
        <translation>1 en el primer turno de la partida, 2 en el segundo; `again` no lo aumenta. Tras una jugada sigue siendo el de la jugada.</translation>
    </message>
    <message>
        <source>the number of passes in a row</source>
        <translation>número de pasos seguidos</translation>
    </message>
    <message>
        <source>How many passes in a row were made last.</source>
        <translation>Cuántas veces seguidas se ha pasado al final.</translation>
    </message>
    <message>
        <source>where the last move began</source>
        <translation>casilla inicial de la última jugada</translation>
    </message>
    <message>
        <source>The first cell of the move made last before this one; none at the start.</source>
        <translation>La primera casilla de la última jugada antes de esta; ninguna al comienzo.</translation>
    </message>
    <message>
        <source>where the last move ended</source>
        <translation>casilla final de la última jugada</translation>
    </message>
    <message>
        <source>The last cell of the move made last before this one; none at the start.</source>
        <translation>La última casilla de la última jugada antes de esta; ninguna al comienzo.</translation>
    </message>
    <message>
        <source>what moved last</source>
        <translation>tipo de la última pieza movida</translation>
    </message>
    <message>
        <source>The type of the piece that made the last move; none at the start.</source>
        <translation>El tipo de la pieza que hizo la última jugada; ninguno al comienzo.</translation>
    </message>
    <message>
        <source>the position has been before</source>
        <translation>la posición ya se ha dado</translation>
    </message>
    <message>
        <source>The same pieces, owners, stacks, walls and counted numbers stood at the beginning of an earlier turn, with any player to move.</source>
        <translation>Las mismas piezas, dueños, pilas, muros y números contados estaban al comienzo de un turno anterior, jugara quien jugara.</translation>
    </message>
    <message>
        <source>the position has been before with the same player to move</source>
        <translation>la posición ya se ha dado con el mismo jugador en turno</translation>
    </message>
    <message>
        <source>As `repeated`, with the same player to move.</source>
        <translation>Como `repeated`, con el mismo jugador en turno.</translation>
    </message>
    <message>
        <source>how often the position has been before</source>
        <translation>cuántas veces se ha dado ya la posición</translation>
    </message>
    <message>
        <source>At the beginning of how many earlier turns the position was the same, with the same player to move.</source>
        <translation>Al comienzo de cuántos turnos anteriores la posición era la misma, con el mismo jugador en turno.</translation>
    </message>
    <message>
        <source>{1} has no move</source>
        <translation>{1} no tiene jugada</translation>
    </message>
    <message>
        <source>Player p, if it were p&apos;s turn, would have no legal move; bans that ask this are left out of the question.</source>
        <translation>El jugador p, si le tocara, no tendría ninguna jugada legal; las prohibiciones que lo preguntan no se tienen en cuenta.</translation>
    </message>
    <message>
        <source>the most moves that are left in this turn</source>
        <translation>máximo de jugadas que quedan en este turno</translation>
    </message>
    <message>
        <source>The most moves that `me` can still make in this turn.</source>
        <translation>El máximo de jugadas que `me` aún puede hacer en este turno.</translation>
    </message>
    <message>
        <source>where the move began</source>
        <translation>casilla inicial de la jugada</translation>
    </message>
    <message>
        <source>The cell from which the move goes: in own moves the choice called `from`, else the first cell chosen. None outside a move.</source>
        <translation>La casilla de donde sale la jugada: en jugadas propias la elección llamada `from`, si no, la primera casilla elegida. Ninguna fuera de una jugada.</translation>
    </message>
    <message>
        <source>where the move ends</source>
        <translation>casilla final de la jugada</translation>
    </message>
    <message>
        <source>The cell to which the move goes: in own moves the choice called `to`, else the last cell chosen. None outside a move.</source>
        <translation>La casilla adonde va la jugada: en jugadas propias la elección llamada `to`, si no, la última casilla elegida. Ninguna fuera de una jugada.</translation>
    </message>
    <message>
        <source>the cells of the move</source>
        <translation>casillas de la jugada</translation>
    </message>
    <message>
        <source>The cells where the move turned or captured on its way, and its end; in own moves all cells chosen.</source>
        <translation>Las casillas donde la jugada giró o capturó por el camino, y su final; en jugadas propias, todas las casillas elegidas.</translation>
    </message>
    <message>
        <source>the captured cells</source>
        <translation>casillas capturadas</translation>
    </message>
    <message>
        <source>The cells that the move emptied by capture. What stood there: `before(type(x))`.</source>
        <translation>Las casillas que la jugada vació por captura. Lo que había: `before(type(x))`.</translation>
    </message>
    <message>
        <source>the piece that moved</source>
        <translation>tipo de la pieza movida</translation>
    </message>
    <message>
        <source>The type of the piece that moves, as it was before; none for a pass and for own moves without a cell.</source>
        <translation>El tipo de la pieza que mueve, como era antes; ninguno al pasar y en jugadas propias sin casilla.</translation>
    </message>
    <message>
        <source>Cells, piece types, players, zones and directions by their names; in quotes where these have blanks or other signs: &apos;Swedish king&apos;. What is bound in the rule goes first, then own words and numbers, then cells, directions, functions.</source>
        <translation>Casillas, tipos de pieza, jugadores, zonas y direcciones por sus nombres; entre comillas si tienen espacios u otros signos: &apos;Swedish king&apos;. Primero va lo que nombra la regla, luego palabras y números propios, luego casillas, direcciones y funciones.</translation>
    </message>
    <message>
        <source>No cell, no player, no piece type, no direction. It is the same as `none` only, and in no set.</source>
        <translation>Ninguna casilla, jugador, tipo de pieza ni dirección. Solo es igual a `none`, y no está en ningún conjunto.</translation>
    </message>
    <message>
        <source>Own numbers: of a cell, of a player or piece type, of the game.</source>
        <translation>Números propios: de una casilla, de un jugador o tipo de pieza, de la partida.</translation>
    </message>
    <message>
        <source>`not` binds closest, then `and`, then `or`; brackets as usual.</source>
        <translation>`not` une más, luego `and`, luego `or`; paréntesis como siempre.</translation>
    </message>
    <message>
        <source>Whether both are the same. Sets are the same if they have the same members.</source>
        <translation>Si ambos son iguales. Los conjuntos son iguales si tienen los mismos miembros.</translation>
    </message>
    <message>
        <source>Numbers only.</source>
        <translation>Solo números.</translation>
    </message>
    <message>
        <source>Whether one value is among several.</source>
        <translation>Si un valor está entre varios.</translation>
    </message>
    <message>
        <source>What always holds, and what never does.</source>
        <translation>Lo que siempre se cumple, y lo que nunca.</translation>
    </message>
    <message>
        <source>Whole numbers. A division is rounded down, and `%` is what is left of it; by 0 both are 0.</source>
        <translation>Números enteros. Una división se redondea hacia abajo, y `%` es su resto; entre 0 ambos son 0.</translation>
    </message>
    <message>
        <source>All numbers from A to B.</source>
        <translation>Todos los números de A a B.</translation>
    </message>
    <message>
        <source>These, as a set; and nothing.</source>
        <translation>Estos, como conjunto; y nada.</translation>
    </message>
    <message>
        <source>What is in one or the other; in S and not in T; in both.</source>
        <translation>Lo que está en uno u otro; en S y no en T; en ambos.</translation>
    </message>
    <message>
        <source>Those of S for which A holds.</source>
        <translation>Los de S para los que se cumple A.</translation>
    </message>
    <message>
        <source>What E is for each of them; `where A` may be left out.</source>
        <translation>Lo que es E para cada uno; `where A` puede faltar.</translation>
    </message>
    <message>
        <source>Whether A holds for at least one of S, or for none.</source>
        <translation>Si A se cumple para al menos uno de S, o para ninguno.</translation>
    </message>
    <message>
        <source>Whether A holds for all of S.</source>
        <translation>Si A se cumple para todos los de S.</translation>
    </message>
    <message>
        <source>How many there are; `where A` may be left out.</source>
        <translation>Cuántos hay; `where A` puede faltar.</translation>
    </message>
    <message>
        <source>The first of them in the order of the board (or of the list); none, or 0, where there is none.</source>
        <translation>El primero en el orden del tablero (o de la lista); ninguno, o 0, donde no lo hay.</translation>
    </message>
    <message>
        <source>The numbers E of all of them added up; `where A` may be left out, as in the two below.</source>
        <translation>La suma de los números E de todos; `where A` puede faltar, como en las dos de abajo.</translation>
    </message>
    <message>
        <source>The greatest and the least number E; `most k for k in {a, b}` is the greater of two. Of nothing the greatest is -1000000000 and the least 1000000000.</source>
        <translation>El número E mayor y el menor; `most k for k in {a, b}` es el mayor de dos. De nada el mayor es -1000000000 y el menor 1000000000.</translation>
    </message>
    <message>
        <source>The cells of S, and all that one comes to from them: from each cell x goes on to the cells T.</source>
        <translation>Las casillas de S, y todas a las que se llega desde ellas: de cada casilla x se sigue a las casillas T.</translation>
    </message>
    <message>
        <source>One or the other.</source>
        <translation>Uno u otro.</translation>
    </message>
    <message>
        <source>E as it was before this move, when this turn began, at the start of the game.</source>
        <translation>E como era antes de esta jugada, al empezar este turno, al comienzo de la partida.</translation>
    </message>
    <message>
        <source>E without what player p may not see.</source>
        <translation>E sin lo que el jugador p no puede ver.</translation>
    </message>
    <message>
        <source>The player chooses one of S; `where A` may be left out. Later lines and the steps know it as x. All choices are made in the position before the move.</source>
        <translation>El jugador elige uno de S; `where A` puede faltar. Las líneas posteriores y los pasos lo conocen como x. Todas las elecciones se hacen en la posición antes de la jugada.</translation>
    </message>
    <message>
        <source>A name for a value, which is not chosen.</source>
        <translation>Un nombre para un valor, que no se elige.</translation>
    </message>
    <message>
        <source>A choice that is only there where A holds; else x is none.</source>
        <translation>Una elección que solo existe donde se cumple A; si no, x es ninguno.</translation>
    </message>
    <message>
        <source>The piece on A goes to B; what stands on B is captured. Without a piece on A, or without B, nothing happens.</source>
        <translation>La pieza de A va a B; lo que hay en B se captura. Sin pieza en A, o sin B, no pasa nada.</translation>
    </message>
    <message>
        <source>A new piece of type T and player P (without `of P` of the mover) on C, in the place of what stands there, which is gone and not captured. P may be `nobody`.</source>
        <translation>Una pieza nueva de tipo T y jugador P (sin `of P`, de quien juega) en C, en lugar de lo que hay, que desaparece sin captura. P puede ser `nobody`.</translation>
    </message>
    <message>
        <source>The pieces on these cells (one, or a set) are captured: they go where captured pieces go.</source>
        <translation>Las piezas de estas casillas (una, o un conjunto) se capturan: van adonde van las capturadas.</translation>
    </message>
    <message>
        <source>The pieces on these cells are taken off the board, without being captured.</source>
        <translation>Las piezas de estas casillas se retiran del tablero sin ser capturadas.</translation>
    </message>
    <message>
        <source>What stands on both changes places, stacks as a whole.</source>
        <translation>Lo que hay en ambas cambia de sitio, las pilas enteras.</translation>
    </message>
    <message>
        <source>The pieces on these cells become pieces of type T.</source>
        <translation>Las piezas de estas casillas pasan a ser de tipo T.</translation>
    </message>
    <message>
        <source>The pieces on these cells change sides; P may be `nobody`.</source>
        <translation>Las piezas de estas casillas cambian de bando; P puede ser `nobody`.</translation>
    </message>
    <message>
        <source>A wall on each empty cell of these; and the walls on them go. A cell with a piece stays as it is.</source>
        <translation>Un muro en cada casilla vacía de estas; y los muros de ellas se quitan. Una casilla con pieza queda como está.</translation>
    </message>
    <message>
        <source>A piece of type T leaves the hand of P, if there is one. Ask `hand(P, T) &gt; 0` first where it must be there.</source>
        <translation>Una pieza de tipo T sale de la mano de P, si la hay. Pregunte antes `hand(P, T) &gt; 0` donde deba haberla.</translation>
    </message>
    <message>
        <source>A piece of type T more in the hand of P.</source>
        <translation>Una pieza de tipo T más en la mano de P.</translation>
    </message>
    <message>
        <source>All that stands on A goes on top of what stands on B.</source>
        <translation>Todo lo que hay en A va encima de lo que hay en B.</translation>
    </message>
    <message>
        <source>The N topmost pieces of A go on top of what stands on B, or below it. So stacks are made and parted.</source>
        <translation>Las N piezas superiores de A van encima de lo que hay en B, o debajo. Así se hacen y se dividen pilas.</translation>
    </message>
    <message>
        <source>An own number, such as `seeds(c)` or `round`, or a name of this rule becomes N, or grows by N. An own number stays between its `least` and `most`.</source>
        <translation>Un número propio, como `seeds(c)` o `round`, o un nombre de esta regla pasa a ser N, o crece en N. Un número propio queda entre su `least` y su `most`.</translation>
    </message>
    <message>
        <source>A name for a value, until the end of the block; `set` and `add` change it.</source>
        <translation>Un nombre para un valor, hasta el final del bloque; `set` y `add` lo cambian.</translation>
    </message>
    <message>
        <source>The steps behind the colon, on the same line or indented by two blanks on the lines below.</source>
        <translation>Los pasos tras los dos puntos, en la misma línea o con dos espacios de sangría en las líneas de abajo.</translation>
    </message>
    <message>
        <source>The steps for each member of S, as S is when the loop begins.</source>
        <translation>Los pasos para cada miembro de S, como es S cuando empieza el bucle.</translation>
    </message>
    <message>
        <source>The steps N times.</source>
        <translation>Los pasos N veces.</translation>
    </message>
    <message>
        <source>The steps as long as A holds, N times at the most.</source>
        <translation>Los pasos mientras se cumpla A, N veces como mucho.</translation>
    </message>
    <message>
        <source>The same player moves again, perhaps with these moves only.</source>
        <translation>El mismo jugador juega otra vez, quizá solo con estas jugadas.</translation>
    </message>
    <message>
        <source>P is next to move.</source>
        <translation>P es el siguiente en jugar.</translation>
    </message>
    <message>
        <source>In `moves` of a ban, `after` of an effect or an announcement, and behind `again with`: built-in moves of pieces, captures or not; all moves that capture, own moves too; drops, castling, promotions, passes. An empty list is every move.</source>
        <translation>En `moves` de una prohibición, `after` de un efecto o anuncio, y tras `again with`: jugadas normales de piezas, con captura o sin ella; todas las jugadas que capturan, también las propias; puestas, enroques, promociones, pasos. Una lista vacía es toda jugada.</translation>
    </message>
    <message>
        <source>All own moves, or one by its name.</source>
        <translation>Todas las jugadas propias, o una por su nombre.</translation>
    </message>
    <message>
        <source>In `after` of an effect: whenever a turn is over (with all of its moves), and before the first turn. In `after` of an announcement: a try that was not legal.</source>
        <translation>En `after` de un efecto: siempre que acaba un turno (con todas sus jugadas), y antes del primero. En `after` de un anuncio: un intento que no era legal.</translation>
    </message>
    <message>
        <source>Both hold.</source>
        <translation>Se cumplen ambas.</translation>
    </message>
    <message>
        <source>One of them holds, or both.</source>
        <translation>Se cumple una, o ambas.</translation>
    </message>
    <message>
        <source>It does not hold.</source>
        <translation>No se cumple.</translation>
    </message>
    <message>
        <source>Both are the same.</source>
        <translation>Ambos son iguales.</translation>
    </message>
    <message>
        <source>They are not the same.</source>
        <translation>No son iguales.</translation>
    </message>
    <message>
        <source>One value is among several.</source>
        <translation>Un valor está entre varios.</translation>
    </message>
    <message>
        <source>One value is not among several.</source>
        <translation>Un valor no está entre varios.</translation>
    </message>
    <message>
        <source>One number is less than another.</source>
        <translation>Un número es menor que otro.</translation>
    </message>
    <message>
        <source>One number is less than another or the same.</source>
        <translation>Un número es menor que otro o igual.</translation>
    </message>
    <message>
        <source>One number is greater than another.</source>
        <translation>Un número es mayor que otro.</translation>
    </message>
    <message>
        <source>One number is greater than another or the same.</source>
        <translation>Un número es mayor que otro o igual.</translation>
    </message>
    <message>
        <source>There is one for which it holds.</source>
        <translation>Hay uno para el que se cumple.</translation>
    </message>
    <message>
        <source>There is none for which it holds.</source>
        <translation>No hay ninguno para el que se cumpla.</translation>
    </message>
    <message>
        <source>It holds for all.</source>
        <translation>Se cumple para todos.</translation>
    </message>
    <message>
        <source>It holds for a direction.</source>
        <translation>Se cumple para una dirección.</translation>
    </message>
    <message>
        <source>It always holds.</source>
        <translation>Se cumple siempre.</translation>
    </message>
    <message>
        <source>It never holds.</source>
        <translation>No se cumple nunca.</translation>
    </message>
    <message>
        <source>A number; type any other.</source>
        <translation>Un número; escriba cualquier otro.</translation>
    </message>
    <message>
        <source>How many there are for which it holds.</source>
        <translation>Cuántos hay para los que se cumple.</translation>
    </message>
    <message>
        <source>How many there are.</source>
        <translation>Cuántos hay.</translation>
    </message>
    <message>
        <source>Two numbers together.</source>
        <translation>Dos números juntos.</translation>
    </message>
    <message>
        <source>One number less another.</source>
        <translation>Un número menos otro.</translation>
    </message>
    <message>
        <source>One number times another.</source>
        <translation>Un número por otro.</translation>
    </message>
    <message>
        <source>One number divided by another, rounded down.</source>
        <translation>Un número dividido entre otro, redondeado hacia abajo.</translation>
    </message>
    <message>
        <source>What is left of a division.</source>
        <translation>El resto de una división.</translation>
    </message>
    <message>
        <source>The numbers of all, together.</source>
        <translation>Los números de todos, juntos.</translation>
    </message>
    <message>
        <source>The greatest number of all.</source>
        <translation>El número mayor de todos.</translation>
    </message>
    <message>
        <source>The least number of all.</source>
        <translation>El número menor de todos.</translation>
    </message>
    <message>
        <source>No cell, no player, nothing.</source>
        <translation>Ninguna casilla, ningún jugador, nada.</translation>
    </message>
    <message>
        <source>The first for which it holds.</source>
        <translation>El primero para el que se cumple.</translation>
    </message>
    <message>
        <source>All numbers from one to another.</source>
        <translation>Todos los números de uno a otro.</translation>
    </message>
    <message>
        <source>Two, as a set.</source>
        <translation>Dos, como conjunto.</translation>
    </message>
    <message>
        <source>None at all.</source>
        <translation>Ninguno.</translation>
    </message>
    <message>
        <source>Those for which it holds.</source>
        <translation>Aquellos para los que se cumple.</translation>
    </message>
    <message>
        <source>What belongs to each of several.</source>
        <translation>Lo que corresponde a cada uno de varios.</translation>
    </message>
    <message>
        <source>Those of both.</source>
        <translation>Los de ambos.</translation>
    </message>
    <message>
        <source>Those of one that are not among the others.</source>
        <translation>Los de uno que no están en el otro.</translation>
    </message>
    <message>
        <source>Those that are in both.</source>
        <translation>Los que están en ambos.</translation>
    </message>
    <message>
        <source>All cells that one comes to by going on and on.</source>
        <translation>Todas las casillas a las que se llega siguiendo y siguiendo.</translation>
    </message>
    <message>
        <source>The cells so far away in each direction.</source>
        <translation>Las casillas a esa distancia en cada dirección.</translation>
    </message>
    <message>
        <source>A direction alone.</source>
        <translation>Una sola dirección.</translation>
    </message>
    <message>
        <source>One or the other, by what holds.</source>
        <translation>Uno u otro, según lo que se cumpla.</translation>
    </message>
    <message>
        <source>As it was before this move.</source>
        <translation>Como era antes de esta jugada.</translation>
    </message>
    <message>
        <source>As it was when this turn began.</source>
        <translation>Como era al empezar este turno.</translation>
    </message>
    <message>
        <source>As it was at the start of the game.</source>
        <translation>Como era al comienzo de la partida.</translation>
    </message>
    <message>
        <source>Without what a player may not see.</source>
        <translation>Sin lo que un jugador no puede ver.</translation>
    </message>
    <message>
        <source>not: this</source>
        <translation>no: esto</translation>
    </message>
    <message>
        <source>Something else holds as well.</source>
        <translation>También se cumple otra cosa.</translation>
    </message>
    <message>
        <source>this and …</source>
        <translation>esto y …</translation>
    </message>
    <message>
        <source>Or something else holds.</source>
        <translation>O se cumple otra cosa.</translation>
    </message>
    <message>
        <source>this or …</source>
        <translation>esto o …</translation>
    </message>
    <message>
        <source>It is the same as something else.</source>
        <translation>Es igual a otra cosa.</translation>
    </message>
    <message>
        <source>this is …</source>
        <translation>esto es …</translation>
    </message>
    <message>
        <source>for some direction this</source>
        <translation>para alguna dirección esto</translation>
    </message>
    <message>
        <source>It holds for one of several.</source>
        <translation>Se cumple para uno de varios.</translation>
    </message>
    <message>
        <source>for some … this</source>
        <translation>para alguno de … esto</translation>
    </message>
    <message>
        <source>More than this.</source>
        <translation>Más que esto.</translation>
    </message>
    <message>
        <source>this plus …</source>
        <translation>esto más …</translation>
    </message>
    <message>
        <source>Others as well.</source>
        <translation>Otros también.</translation>
    </message>
    <message>
        <source>this with …</source>
        <translation>esto con …</translation>
    </message>
    <message>
        <source>Some of them are left out.</source>
        <translation>Algunos se dejan fuera.</translation>
    </message>
    <message>
        <source>this without …</source>
        <translation>esto sin …</translation>
    </message>
    <message>
        <source>before the move this</source>
        <translation>antes de la jugada esto</translation>
    </message>
    <message>
        <source>Something is done only where it holds.</source>
        <translation>Algo se hace solo donde se cumple.</translation>
    </message>
    <message>
        <source>Something is done in each direction.</source>
        <translation>Algo se hace en cada dirección.</translation>
    </message>
    <message>
        <source>Something is done for each cell beside one.</source>
        <translation>Algo se hace para cada casilla junto a una.</translation>
    </message>
    <message>
        <source>Something is done for each piece of a player.</source>
        <translation>Algo se hace para cada pieza de un jugador.</translation>
    </message>
    <message>
        <source>Something is done for each of several.</source>
        <translation>Algo se hace para cada uno de varios.</translation>
    </message>
    <message>
        <source>Pieces are captured.</source>
        <translation>Se capturan piezas.</translation>
    </message>
    <message>
        <source>A piece goes to a cell and captures what stands there.</source>
        <translation>Una pieza va a una casilla y captura lo que hay.</translation>
    </message>
    <message>
        <source>A new piece stands on a cell.</source>
        <translation>Hay una pieza nueva en una casilla.</translation>
    </message>
    <message>
        <source>Pieces become another type.</source>
        <translation>Unas piezas cambian de tipo.</translation>
    </message>
    <message>
        <source>Pieces change their owner.</source>
        <translation>Unas piezas cambian de dueño.</translation>
    </message>
    <message>
        <source>Pieces leave the board and count for no player.</source>
        <translation>Unas piezas salen del tablero y no cuentan para nadie.</translation>
    </message>
    <message>
        <source>What stands on two cells changes places.</source>
        <translation>Lo que hay en dos casillas cambia de sitio.</translation>
    </message>
    <message>
        <source>The same player moves again.</source>
        <translation>El mismo jugador juega otra vez.</translation>
    </message>
    <message>
        <source>This player&apos;s turn follows.</source>
        <translation>Después le toca a este jugador.</translation>
    </message>
    <message>
        <source>A value gets a name.</source>
        <translation>Un valor recibe un nombre.</translation>
    </message>
    <message>
        <source>Something is done so many times.</source>
        <translation>Algo se hace tantas veces.</translation>
    </message>
    <message>
        <source>Something is done as long as it holds.</source>
        <translation>Algo se hace mientras se cumpla.</translation>
    </message>
    <message>
        <source>Walls are built.</source>
        <translation>Se construyen muros.</translation>
    </message>
    <message>
        <source>Walls go.</source>
        <translation>Se quitan muros.</translation>
    </message>
    <message>
        <source>A piece leaves a player&apos;s hand.</source>
        <translation>Una pieza sale de la mano de un jugador.</translation>
    </message>
    <message>
        <source>A piece comes to a player&apos;s hand.</source>
        <translation>Una pieza va a la mano de un jugador.</translation>
    </message>
    <message>
        <source>All that stands on a cell goes on top of another.</source>
        <translation>Todo lo que hay en una casilla va encima de otra.</translation>
    </message>
    <message>
        <source>Some pieces of a stack go to another cell.</source>
        <translation>Algunas piezas de una pila van a otra casilla.</translation>
    </message>
    <message>
        <source>Several pieces move at once.</source>
        <translation>Varias piezas mueven a la vez.</translation>
    </message>
    <message>
        <source>One click on a piece of the mover.</source>
        <translation>Un clic en una pieza de quien juega.</translation>
    </message>
    <message>
        <source>one of the mover&apos;s pieces</source>
        <translation>una pieza de quien juega</translation>
    </message>
    <message>
        <source>One click on an empty cell beside it.</source>
        <translation>Un clic en una casilla vacía contigua.</translation>
    </message>
    <message>
        <source>an empty cell beside it</source>
        <translation>una casilla vacía contigua</translation>
    </message>
    <message>
        <source>One click on one of several.</source>
        <translation>Un clic en una de varias.</translation>
    </message>
    <message>
        <source>one of …</source>
        <translation>una de …</translation>
    </message>
    <message>
        <source>One click on one for which something holds.</source>
        <translation>Un clic en una para la que algo se cumple.</translation>
    </message>
    <message>
        <source>one of … for which …</source>
        <translation>una de … para la que …</translation>
    </message>
    <message>
        <source>A name for a value, without a click.</source>
        <translation>Un nombre para un valor, sin clic.</translation>
    </message>
    <message>
        <source>a name for …</source>
        <translation>un nombre para …</translation>
    </message>
    <message>
        <source>An own word of this design.</source>
        <translation>Una palabra propia de este diseño.</translation>
    </message>
    <message>
        <source>An own number of this design.</source>
        <translation>Un número propio de este diseño.</translation>
    </message>
    <message>
        <source>A zone of this board.</source>
        <translation>Una zona de este tablero.</translation>
    </message>
    <message>
        <source>The number gets another value.</source>
        <translation>El número recibe otro valor.</translation>
    </message>
    <message>
        <source>The number grows, or with less than 0 shrinks.</source>
        <translation>El número crece, o con menos de 0 mengua.</translation>
    </message>
    <message>
        <source>The name gets another value.</source>
        <translation>El nombre recibe otro valor.</translation>
    </message>
    <message>
        <source>this, then …</source>
        <translation>esto, luego …</translation>
    </message>
    <message>
        <source>One more step behind this one.</source>
        <translation>Un paso más tras este.</translation>
    </message>
    <message>
        <source>…, then this</source>
        <translation>…, luego esto</translation>
    </message>
    <message>
        <source>One more step before this one.</source>
        <translation>Un paso más antes de este.</translation>
    </message>
    <message>
        <source>if …: this</source>
        <translation>si …: esto</translation>
    </message>
    <message>
        <source>It is done only where something holds.</source>
        <translation>Se hace solo donde algo se cumple.</translation>
    </message>
    <message>
        <source>for each direction: this</source>
        <translation>para cada dirección: esto</translation>
    </message>
    <message>
        <source>It is done in each direction.</source>
        <translation>Se hace en cada dirección.</translation>
    </message>
    <message>
        <source>for each of …: this</source>
        <translation>para cada uno de …: esto</translation>
    </message>
    <message>
        <source>It is done for each of several.</source>
        <translation>Se hace para cada uno de varios.</translation>
    </message>
    <message>
        <source>{1} or {2}</source>
        <translation>{1} o {2}</translation>
    </message>
    <message>
        <source>{1} and {2}</source>
        <translation>{1} y {2}</translation>
    </message>
    <message>
        <source>not: {1}</source>
        <translation>no: {1}</translation>
    </message>
    <message>
        <source>{1} is {2}</source>
        <translation>{1} es {2}</translation>
    </message>
    <message>
        <source>{1} is not {2}</source>
        <translation>{1} no es {2}</translation>
    </message>
    <message>
        <source>{1} is less than {2}</source>
        <translation>{1} es menor que {2}</translation>
    </message>
    <message>
        <source>{1} is at most {2}</source>
        <translation>{1} es como mucho {2}</translation>
    </message>
    <message>
        <source>{1} is more than {2}</source>
        <translation>{1} es mayor que {2}</translation>
    </message>
    <message>
        <source>{1} is at least {2}</source>
        <translation>{1} es al menos {2}</translation>
    </message>
    <message>
        <source>{1} is in {2}</source>
        <translation>{1} está en {2}</translation>
    </message>
    <message>
        <source>{1} is not in {2}</source>
        <translation>{1} no está en {2}</translation>
    </message>
    <message>
        <source>{1} plus {2}</source>
        <translation>{1} más {2}</translation>
    </message>
    <message>
        <source>{1} minus {2}</source>
        <translation>{1} menos {2}</translation>
    </message>
    <message>
        <source>{1} times {2}</source>
        <translation>{1} por {2}</translation>
    </message>
    <message>
        <source>{1} divided by {2}</source>
        <translation>{1} dividido entre {2}</translation>
    </message>
    <message>
        <source>the remainder of {1} by {2}</source>
        <translation>resto de {1} entre {2}</translation>
    </message>
    <message>
        <source>minus {1}</source>
        <translation>menos {1}</translation>
    </message>
    <message>
        <source>{1} with {2}</source>
        <translation>{1} con {2}</translation>
    </message>
    <message>
        <source>{1} without {2}</source>
        <translation>{1} sin {2}</translation>
    </message>
    <message>
        <source>what {1} and {2} have in common</source>
        <translation>lo común a {1} y {2}</translation>
    </message>
    <message>
        <source>{1} to {2}</source>
        <translation>{1} a {2}</translation>
    </message>
    <message>
        <source>every {x} of {1}[ for which {2}]</source>
        <translation>cada {x} de {1}[ para el que {2}]</translation>
    </message>
    <message>
        <source>{2} for each {x} of {1}[ for which {3}]</source>
        <translation>{2} para cada {x} de {1}[ para el que {3}]</translation>
    </message>
    <message>
        <source>for some {x} of {1} {2}</source>
        <translation>para algún {x} de {1}: {2}</translation>
    </message>
    <message>
        <source>for no {x} of {1} {2}</source>
        <translation>para ningún {x} de {1}: {2}</translation>
    </message>
    <message>
        <source>for every {x} of {1} {2}</source>
        <translation>para todo {x} de {1}: {2}</translation>
    </message>
    <message>
        <source>the number of [{x} of {1} for which {2}|{1}]</source>
        <translation>número de [{x} de {1} para los que {2}|{1}]</translation>
    </message>
    <message>
        <source>the first {x} of {1}[ for which {2}]</source>
        <translation>el primer {x} de {1}[ para el que {2}]</translation>
    </message>
    <message>
        <source>the sum of {2} for each {x} of {1}[ for which {3}]</source>
        <translation>suma de {2} para cada {x} de {1}[ para el que {3}]</translation>
    </message>
    <message>
        <source>the greatest {2} for each {x} of {1}[ for which {3}]</source>
        <translation>mayor valor de {2} para cada {x} de {1}[ para el que {3}]</translation>
    </message>
    <message>
        <source>the least {2} for each {x} of {1}[ for which {3}]</source>
        <translation>menor valor de {2} para cada {x} de {1}[ para el que {3}]</translation>
    </message>
    <message>
        <source>all cells that come from {1} by going on from {x} to {2}</source>
        <translation>todas las casillas a las que se llega desde {1} siguiendo de {x} a {2}</translation>
    </message>
    <message>
        <source>{2} if {1}, else {3}</source>
        <translation>{2} si {1}; si no, {3}</translation>
    </message>
    <message>
        <source>before the move {1}</source>
        <translation>antes de la jugada: {1}</translation>
    </message>
    <message>
        <source>before the turn {1}</source>
        <translation>antes del turno: {1}</translation>
    </message>
    <message>
        <source>at the start {1}</source>
        <translation>al comienzo: {1}</translation>
    </message>
    <message>
        <source>as {1} sees it {2}</source>
        <translation>como lo ve {1}: {2}</translation>
    </message>
    <message>
        <source>the {name} of {parts}</source>
        <translation>{name} de {parts}</translation>
    </message>
    <message>
        <source>{name} of {parts}</source>
        <translation>{name} de {parts}</translation>
    </message>
    <message>
        <source>call {x} what is {1}</source>
        <translation>llama {x} a lo que es {1}</translation>
    </message>
    <message>
        <source>{x} becomes {1}</source>
        <translation>{x} pasa a ser {1}</translation>
    </message>
    <message>
        <source>add {1} to {x}</source>
        <translation>suma {1} a {x}</translation>
    </message>
    <message>
        <source>the {x}[ of {1}] becomes {value}</source>
        <translation>{x}[ de {1}] pasa a ser {value}</translation>
    </message>
    <message>
        <source>add {value} to the {x}[ of {1}]</source>
        <translation>suma {value} a {x}[ de {1}]</translation>
    </message>
    <message>
        <source>move {1} to {2}</source>
        <translation>mueve {1} a {2}</translation>
    </message>
    <message>
        <source>move every {x} of {1} to {2} at once</source>
        <translation>mueve a la vez cada {x} de {1} a {2}</translation>
    </message>
    <message>
        <source>put {1} of {2} on {3}</source>
        <translation>pon {1} de {2} en {3}</translation>
    </message>
    <message>
        <source>capture {1}</source>
        <translation>captura {1}</translation>
    </message>
    <message>
        <source>remove {1}</source>
        <translation>retira {1}</translation>
    </message>
    <message>
        <source>{1} and {2} change places</source>
        <translation>{1} y {2} cambian de sitio</translation>
    </message>
    <message>
        <source>{1} becomes {2}</source>
        <translation>{1} pasa a ser {2}</translation>
    </message>
    <message>
        <source>{1} goes over to {2}</source>
        <translation>{1} pasa a {2}</translation>
    </message>
    <message>
        <source>build a wall on {1}</source>
        <translation>construye un muro en {1}</translation>
    </message>
    <message>
        <source>take the wall from {1}</source>
        <translation>quita el muro de {1}</translation>
    </message>
    <message>
        <source>take {1} from the hand of {2}</source>
        <translation>toma {1} de la mano de {2}</translation>
    </message>
    <message>
        <source>{1} comes to the hand of {2}</source>
        <translation>{1} va a la mano de {2}</translation>
    </message>
    <message>
        <source>stack {1} on {2}</source>
        <translation>apila {1} sobre {2}</translation>
    </message>
    <message>
        <source>deal {1} from {2} on {3}</source>
        <translation>reparte {1} de {2} sobre {3}</translation>
    </message>
    <message>
        <source>deal {1} from {2} under {3}</source>
        <translation>reparte {1} de {2} bajo {3}</translation>
    </message>
    <message>
        <source>move again[ with {x}]</source>
        <translation>juega otra vez[ con {x}]</translation>
    </message>
    <message>
        <source>next is {1}</source>
        <translation>sigue {1}</translation>
    </message>
    <message>
        <source>if {1}: {body}[; else: {else}]</source>
        <translation>si {1}: {body}[; si no: {else}]</translation>
    </message>
    <message>
        <source>for each {x} of {1}: {body}</source>
        <translation>para cada {x} de {1}: {body}</translation>
    </message>
    <message>
        <source>{1} times: {body}</source>
        <translation>{1} veces: {body}</translation>
    </message>
    <message>
        <source>while {1}, at most {most} times: {body}</source>
        <translation>mientras {1}, {most} veces como mucho: {body}</translation>
    </message>
    <message>
        <source>do something</source>
        <translation>haz algo</translation>
    </message>
    <message>
        <source>else {step}</source>
        <translation>si no, {step}</translation>
    </message>
    <message>
        <source>else:</source>
        <translation>si no:</translation>
    </message>
    <message>
        <source>[if {condition}: ]{x}, which is {value}[ for which {where}]</source>
        <translation>[si {condition}: ]{x}, que es {value}[ para el que {where}]</translation>
    </message>
    <message>
        <source>[if {condition}: ]{x} of {value}[ for which {where}]</source>
        <translation>[si {condition}: ]{x} de {value}[ para el que {where}]</translation>
    </message>
    <message>
        <source>mirrored in the axis at 30 degrees</source>
        <translation>reflejado en el eje a 30 grados</translation>
    </message>
    <message>
        <source>mirrored in the axis at 60 degrees</source>
        <translation>reflejado en el eje a 60 grados</translation>
    </message>
    <message>
        <source>mirrored in the axis at 120 degrees</source>
        <translation>reflejado en el eje a 120 grados</translation>
    </message>
    <message>
        <source>mirrored in the axis at 150 degrees</source>
        <translation>reflejado en el eje a 150 grados</translation>
    </message>
    <message>
        <source>[{?outside}all cells but ]{cells}[{?files}, {files#middle file#middle files}][{?level}{?down} on level {level} from the last|{?level} on level {level}]</source>
        <translation>[{?outside}todas las casillas salvo ]{cells}[{?files}, {files#columna central#columnas centrales}][{?level}{?down} en el nivel {level} desde el último|{?level} en el nivel {level}]</translation>
    </message>
    <message>
        <source>there are too many positions for the memory</source>
        <translation>hay demasiadas posiciones para la memoria</translation>
    </message>
    <message>
        <source>the time or the moves allowed are used up</source>
        <translation>se han agotado el tiempo o las jugadas permitidas</translation>
    </message>
    <message>
        <source>all {count#position#positions}</source>
        <translation>las {count#posición#posiciones}</translation>
    </message>
    <message>
        <source>all lines that matter</source>
        <translation>todas las variantes que importan</translation>
    </message>
    <message>
        <source>a rule that counts moves may end the game before it is won</source>
        <translation>una regla que cuenta jugadas puede acabar la partida antes de que se gane</translation>
    </message>
    <message>
        <source>neither wins without repeating positions, which is no draw here</source>
        <translation>nadie gana sin repetir posiciones, y aquí eso no es tablas</translation>
    </message>
    <message>
        <source>the board has more than {count} cells</source>
        <translation>el tablero tiene más de {count} casillas</translation>
    </message>
    <message>
        <source>the {piece} {reason}</source>
        <translation>{piece} {reason}</translation>
    </message>
    <message>
        <source>chance takes part</source>
        <translation>interviene el azar</translation>
    </message>
    <message>
        <source>it is about two players at most, and this design has {players}</source>
        <translation>trata de dos jugadores como mucho, y este diseño tiene {players}</translation>
    </message>
    <message>
        <source>an end of this design depends on the moves before</source>
        <translation>un final de este diseño depende de las jugadas anteriores</translation>
    </message>
    <message>
        <source>an end of this design depends on the checks before</source>
        <translation>un final de este diseño depende de los jaques anteriores</translation>
    </message>
    <message>
        <source>{program} says: {words}</source>
        <translation>{program} dice: {words}</translation>
    </message>
    <message>
        <source>{program} refused: move {move}</source>
        <translation>{program} rechazó: jugada {move}</translation>
    </message>
    <message>
        <source>{program} refused a move that it was not given</source>
        <translation>{program} rechazó una jugada que no se le dio</translation>
    </message>
    <message>
        <source>{program}: {words}</source>
        <translation>{program}: {words}</translation>
    </message>
    <message>
        <source>{program} ended with code {code}[: {words}]</source>
        <translation>{program} acabó con el código {code}[: {words}]</translation>
    </message>
    <message>
        <source>{program} crashed with signal {code}[: {words}]</source>
        <translation>{program} falló con la señal {code}[: {words}]</translation>
    </message>
    <message>
        <source>{program} took longer than {time} ms</source>
        <translation>{program} tardó más de {time} ms</translation>
    </message>
    <message>
        <source>{program} wrote more than {bytes} bytes</source>
        <translation>{program} escribió más de {bytes} bytes</translation>
    </message>
    <message>
        <source>{program} was stopped</source>
        <translation>{program} fue detenido</translation>
    </message>
    <message>
        <source>{program} could not be started</source>
        <translation>{program} no se pudo iniciar</translation>
    </message>
    <message>
        <source>{ended}: {words}</source>
        <translation>{ended}: {words}</translation>
    </message>
    <message>
        <source>[{?from=1}[{?count=1}the last rank|the last {count} ranks]|{?count=1}rank {from} from the far side|{count} ranks from rank {from} of the far side on]</source>
        <translation>[{?from=1}[{?count=1}la última fila|las últimas {count} filas]|{?count=1}la fila {from} desde el lado lejano|{count} filas desde la fila {from} del lado lejano]</translation>
    </message>
    <message>
        <source>[{?from=1}[{?count=1}the first rank|the first {count} ranks]|{?count=1}the player&apos;s rank {from}|{count} ranks from the player&apos;s rank {from} on]</source>
        <translation>[{?from=1}[{?count=1}la primera fila|las primeras {count} filas]|{?count=1}la fila {from} del jugador|{count} filas desde la fila {from} del jugador]</translation>
    </message>
    <message>
        <source>the middle [{?count=1}rank|{count} ranks]</source>
        <translation>[{?count=1}la fila central|las {count} filas centrales]</translation>
    </message>
    <message>
        <source>[{?from=1}the [{?count=1}left file|{count} left files]|{?count=1}file {from} from the left|{count} files from file {from} of the left on]</source>
        <translation>[{?from=1}[{?count=1}la columna izquierda|las {count} columnas izquierdas]|{?count=1}la columna {from} desde la izquierda|{count} columnas desde la columna {from} de la izquierda]</translation>
    </message>
    <message>
        <source>[{?from=1}the [{?count=1}right file|{count} right files]|{?count=1}file {from} from the right|{count} files from file {from} of the right on]</source>
        <translation>[{?from=1}[{?count=1}la columna derecha|las {count} columnas derechas]|{?count=1}la columna {from} desde la derecha|{count} columnas desde la columna {from} de la derecha]</translation>
    </message>
    <message>
        <source>the player&apos;s own half</source>
        <translation>la mitad propia del jugador</translation>
    </message>
    <message>
        <source>the opponent&apos;s half</source>
        <translation>la mitad del rival</translation>
    </message>
    <message>
        <source>the [{?count=1}edge|{count} outer rings of cells]</source>
        <translation>[{?count=1}el borde|los {count} anillos exteriores de casillas]</translation>
    </message>
    <message>
        <source>the corners[{?count!=1}, {count} cells wide]</source>
        <translation>las esquinas[{?count!=1}, de {count} casillas de ancho]</translation>
    </message>
    <message>
        <source>the [{?count=1}centre|{count} innermost rings of cells]</source>
        <translation>[{?count=1}el centro|los {count} anillos interiores de casillas]</translation>
    </message>
    <message>
        <source>the dark cells</source>
        <translation>las casillas oscuras</translation>
    </message>
    <message>
        <source>the light cells</source>
        <translation>las casillas claras</translation>
    </message>
    <message>
        <source>the cells of the third colour</source>
        <translation>las casillas del tercer color</translation>
    </message>
    <message>
        <source>the cells within {count#step#steps}[{?straight} over edges] of {cell}</source>
        <translation>las casillas a {count#paso#pasos} como mucho[{?straight} por los lados] de {cell}</translation>
    </message>
    <message>
        <source>{program} is not installed (Debian package {package})</source>
        <translation>{program} no está instalado (paquete {package} de Debian)</translation>
    </message>
    <message>
        <source>the picture {name} is not taken over</source>
        <translation>la imagen {name} no se toma</translation>
    </message>
    <message>
        <source>the start cells {cells} are not taken over</source>
        <translation>las casillas iniciales {cells} no se toman</translation>
    </message>
    <message>
        <source>a walk needs directions to follow, such as n n e</source>
        <translation>un recorrido necesita direcciones que seguir, como n n e</translation>
    </message>
    <message>
        <source>a board without cells cannot be painted</source>
        <translation>un tablero sin casillas no se puede pintar</translation>
    </message>
    <message>
        <source>the file cannot be read, or is empty</source>
        <translation>el archivo no se puede leer o está vacío</translation>
    </message>
    <message>
        <source>there was no {piece} then</source>
        <translation>entonces no había {piece}</translation>
    </message>
    <message>
        <source>nothing has been edited yet</source>
        <translation>aún no se ha editado nada</translation>
    </message>
    <message>
        <source>what was saved can no longer be reached by undoing</source>
        <translation>lo que se guardó ya no se alcanza deshaciendo</translation>
    </message>
    <message>
        <source>no other version has been chosen</source>
        <translation>no se ha elegido otra versión</translation>
    </message>
    <message>
        <source>there is nothing in this move yet</source>
        <translation>aún no hay nada en esta jugada</translation>
    </message>
    <message>
        <source>the rule &apos;{rule}&apos; takes too long</source>
        <translation>la regla «{rule}» tarda demasiado</translation>
    </message>
    <message>
        <source>{count#link turns#links turn} the traveller, which these lines cannot say</source>
        <translation>{count#enlace gira#enlaces giran} al viajero, lo que estas líneas no pueden decir</translation>
    </message>
    <message>
        <source>the handicap &apos;{name}&apos; is not known, and no diagram shows it</source>
        <translation>la ventaja «{name}» no se conoce, y ningún diagrama la muestra</translation>
    </message>
    <message>
        <source>no line has so many moves that a branch could replace move {number}</source>
        <translation>ninguna línea tiene tantas jugadas que una rama pudiera sustituir la jugada {number}</translation>
    </message>
    <message>
        <source>a game in SGF begins with &apos;(;&apos;, not with &apos;{found}&apos;</source>
        <translation>una partida en SGF empieza con &apos;(;&apos;, no con &apos;{found}&apos;</translation>
    </message>
    <message>
        <source>{count} &apos;(&apos; without a &apos;)&apos;</source>
        <translation>{count} &apos;(&apos; sin un &apos;)&apos;</translation>
    </message>
    <message>
        <source>another game begins in the line where one ends; it is not read</source>
        <translation>en la línea donde acaba una partida empieza otra; no se lee</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no property of SGF</source>
        <translation>«{text}» no es una propiedad de SGF</translation>
    </message>
    <message>
        <source>the property &apos;{name}&apos; has no value in brackets</source>
        <translation>la propiedad «{name}» no tiene valor entre corchetes</translation>
    </message>
    <message>
        <source>a &apos;{sign}&apos; has no &apos;{partner}&apos;</source>
        <translation>un &apos;{sign}&apos; no tiene &apos;{partner}&apos;</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no line of a game in {format}</source>
        <translation>«{text}» no es una línea de una partida en {format}</translation>
    </message>
    <message>
        <source>{count#more line#more lines} could not be read either</source>
        <translation>{count#línea más#líneas más} sin leer</translation>
    </message>
    <message>
        <source>a tag is written {form}, not {found}</source>
        <translation>una etiqueta se escribe {form}, no {found}</translation>
    </message>
    <message>
        <source>a line begins with &apos;setup&apos; or &apos;piece&apos;, not {found}</source>
        <translation>una línea empieza con &apos;setup&apos; o &apos;piece&apos;, no con {found}</translation>
    </message>
    <message>
        <source>the text has no line &apos;setup&apos;</source>
        <translation>el texto no tiene línea &apos;setup&apos;</translation>
    </message>
    <message>
        <source>there are two lines &apos;setup&apos;</source>
        <translation>hay dos líneas &apos;setup&apos;</translation>
    </message>
    <message>
        <source>&apos;setup&apos; needs a position in FEN</source>
        <translation>&apos;setup&apos; necesita una posición en FEN</translation>
    </message>
    <message>
        <source>a line &apos;piece&apos; names a letter with &apos;&amp;&apos; behind it and then its moves, as in &apos;piece N&amp; N&apos;</source>
        <translation>una línea &apos;piece&apos; nombra una letra seguida de &apos;&amp;&apos; y luego sus movimientos, como en &apos;piece N&amp; N&apos;</translation>
    </message>
    <message>
        <source>piece {letter} is there twice</source>
        <translation>la pieza {letter} está dos veces</translation>
    </message>
    <message>
        <source>{special}: noted, adds nothing to the reach</source>
        <translation>{special}: anotado, no añade alcance</translation>
    </message>
    <message>
        <source>{dialect} has no vectors; the dialect &apos;xbetza&apos; has them</source>
        <translation>{dialect} no tiene vectores; el dialecto &apos;xbetza&apos; los tiene</translation>
    </message>
    <message>
        <source>a leap is written like (4,1)</source>
        <translation>un salto se escribe como (4,1)</translation>
    </message>
    <message>
        <source>the leap (0,0) leads nowhere</source>
        <translation>el salto (0,0) no lleva a ninguna parte</translation>
    </message>
    <message>
        <source>a leap may lead at most {most#cell#cells} along each axis</source>
        <translation>un salto puede llevar como mucho {most#casilla#casillas} por cada eje</translation>
    </message>
    <message>
        <source>a row and a column are written like {form}</source>
        <translation>una fila y una columna se escriben como {form}</translation>
    </message>
    <message>
        <source>a tag is written {form}</source>
        <translation>una etiqueta se escribe {form}</translation>
    </message>
    <message>
        <source>it has not been looked for yet</source>
        <translation>aún no se ha buscado</translation>
    </message>
    <message>
        <source>pictures of a piece</source>
        <translation>imágenes de una pieza</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>una imagen</translation>
    </message>
    <message>
        <source>a square board</source>
        <translation>un tablero cuadrado</translation>
    </message>
    <message>
        <source>this board</source>
        <translation>este tablero</translation>
    </message>
    <message>
        <source>the number of files</source>
        <translation>el número de columnas</translation>
    </message>
    <message>
        <source>the number of ranks</source>
        <translation>el número de filas</translation>
    </message>
    <message>
        <source>a board&apos;s size</source>
        <translation>el tamaño de un tablero</translation>
    </message>
    <message>
        <source>label scheme</source>
        <translation>rotulación</translation>
    </message>
    <message>
        <source>a board</source>
        <translation>un tablero</translation>
    </message>
    <message>
        <source>a place on the drawing</source>
        <translation>un lugar en el dibujo</translation>
    </message>
    <message>
        <source>thousandths of a cell</source>
        <translation>milésimas de casilla</translation>
    </message>
    <message>
        <source>a coordinate</source>
        <translation>una coordenada</translation>
    </message>
    <message>
        <source>a cell&apos;s name</source>
        <translation>el nombre de una casilla</translation>
    </message>
    <message>
        <source>a facing of cells</source>
        <translation>una orientación de casillas</translation>
    </message>
    <message>
        <source>corners of a cell</source>
        <translation>esquinas de una casilla</translation>
    </message>
    <message>
        <source>an outline of cells</source>
        <translation>un contorno de casillas</translation>
    </message>
    <message>
        <source>what follows a colour</source>
        <translation>lo que sigue a un color</translation>
    </message>
    <message>
        <source>a design</source>
        <translation>un diseño</translation>
    </message>
    <message>
        <source>steps of a walk</source>
        <translation>pasos de un recorrido</translation>
    </message>
    <message>
        <source>a step of a walk</source>
        <translation>un paso de un recorrido</translation>
    </message>
    <message>
        <source>a direction of a group</source>
        <translation>una dirección de un grupo</translation>
    </message>
    <message>
        <source>groups of directions</source>
        <translation>grupos de direcciones</translation>
    </message>
    <message>
        <source>group of directions</source>
        <translation>grupo de direcciones</translation>
    </message>
    <message>
        <source>a vector</source>
        <translation>un vector</translation>
    </message>
    <message>
        <source>a part of a vector</source>
        <translation>una parte de un vector</translation>
    </message>
    <message>
        <source>an example</source>
        <translation>un ejemplo</translation>
    </message>
    <message>
        <source>an approved problem</source>
        <translation>un problema aprobado</translation>
    </message>
    <message>
        <source>approved problems</source>
        <translation>problemas aprobados</translation>
    </message>
    <message>
        <source>the name of an option</source>
        <translation>el nombre de una opción</translation>
    </message>
    <message>
        <source>a choice</source>
        <translation>una elección</translation>
    </message>
    <message>
        <source>choice for a piece</source>
        <translation>elección para una pieza</translation>
    </message>
    <message>
        <source>a target</source>
        <translation>un destino</translation>
    </message>
    <message>
        <source>the name of a target</source>
        <translation>el nombre de un destino</translation>
    </message>
    <message>
        <source>use of a save</source>
        <translation>uso de un guardado</translation>
    </message>
    <message>
        <source>a leg</source>
        <translation>un tramo</translation>
    </message>
    <message>
        <source>numbers of legs</source>
        <translation>números de tramos</translation>
    </message>
    <message>
        <source>the number of a leg</source>
        <translation>el número de un tramo</translation>
    </message>
    <message>
        <source>a step</source>
        <translation>un paso</translation>
    </message>
    <message>
        <source>joined edges</source>
        <translation>bordes unidos</translation>
    </message>
    <message>
        <source>the least number of steps</source>
        <translation>el menor número de pasos</translation>
    </message>
    <message>
        <source>the greatest number of steps</source>
        <translation>el mayor número de pasos</translation>
    </message>
    <message>
        <source>conditions on zones</source>
        <translation>condiciones sobre zonas</translation>
    </message>
    <message>
        <source>a condition on a zone</source>
        <translation>una condición sobre una zona</translation>
    </message>
    <message>
        <source>kind of piece</source>
        <translation>clase de pieza</translation>
    </message>
    <message>
        <source>piece types</source>
        <translation>tipos de pieza</translation>
    </message>
    <message>
        <source>legs of a piece</source>
        <translation>tramos de una pieza</translation>
    </message>
    <message>
        <source>what follows a direction</source>
        <translation>lo que sigue a una dirección</translation>
    </message>
    <message>
        <source>a link</source>
        <translation>un enlace</translation>
    </message>
    <message>
        <source>rules of one kind</source>
        <translation>reglas de una clase</translation>
    </message>
    <message>
        <source>this rule</source>
        <translation>esta regla</translation>
    </message>
    <message>
        <source>a piece</source>
        <translation>una pieza</translation>
    </message>
    <message>
        <source>moves of a piece</source>
        <translation>movimientos de una pieza</translation>
    </message>
    <message>
        <source>imitations of a piece</source>
        <translation>imitaciones de una pieza</translation>
    </message>
    <message>
        <source>an imitation</source>
        <translation>una imitación</translation>
    </message>
    <message>
        <source>a wing of castling</source>
        <translation>un flanco de enroque</translation>
    </message>
    <message>
        <source>an end of the game</source>
        <translation>un final de la partida</translation>
    </message>
    <message>
        <source>a wing&apos;s letter</source>
        <translation>la letra de un flanco</translation>
    </message>
    <message>
        <source>what follows a player</source>
        <translation>lo que sigue a un jugador</translation>
    </message>
    <message>
        <source>what follows a piece</source>
        <translation>lo que sigue a una pieza</translation>
    </message>
    <message>
        <source>the number of pieces in a hand</source>
        <translation>el número de piezas en una mano</translation>
    </message>
    <message>
        <source>a zone without a &apos;meaning&apos;</source>
        <translation>una zona sin &apos;meaning&apos;</translation>
    </message>
    <message>
        <source>zone sharing</source>
        <translation>reparto de zona</translation>
    </message>
    <message>
        <source>a zone&apos;s colour</source>
        <translation>el color de una zona</translation>
    </message>
    <message>
        <source>lines of a zone</source>
        <translation>líneas de una zona</translation>
    </message>
    <message>
        <source>a zone&apos;s meaning</source>
        <translation>el significado de una zona</translation>
    </message>
    <message>
        <source>kind of zone</source>
        <translation>clase de zona</translation>
    </message>
    <message>
        <source>a zone&apos;s count</source>
        <translation>la cuenta de una zona</translation>
    </message>
    <message>
        <source>the first rank or file of a zone</source>
        <translation>la primera fila o columna de una zona</translation>
    </message>
    <message>
        <source>the number of middle files</source>
        <translation>el número de columnas centrales</translation>
    </message>
    <message>
        <source>the level of a zone</source>
        <translation>el nivel de una zona</translation>
    </message>
    <message>
        <source>part of the board</source>
        <translation>parte del tablero</translation>
    </message>
    <message>
        <source>steps of a zone</source>
        <translation>pasos de una zona</translation>
    </message>
    <message>
        <source>a zone around a cell</source>
        <translation>una zona alrededor de una casilla</translation>
    </message>
    <message>
        <source>this kind of zone</source>
        <translation>esta clase de zona</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>If</source>
        <translation>Si</translation>
    </message>
    <message>
        <source>Do</source>
        <translation>Hacer</translation>
    </message>
    <message>
        <source>leg {leg} begins where the board ends ahead, but as a first leg it comes from nowhere</source>
        <translation>el tramo {leg} empieza donde el tablero termina delante, pero como primer tramo no viene de ninguna parte</translation>
    </message>
    <message>
        <source>only where the board ends ahead</source>
        <translation>solo donde el tablero termina delante</translation>
    </message>
    <message>
        <source>Where the leg before could take no further step: a bishop that bounces off the edge</source>
        <translation>Donde el tramo anterior no podría dar un paso más: un alfil que rebota en el borde</translation>
    </message>
    <message>
        <source>All pieces of S are lifted, then put down on E of each x, in the order of the board. What stands there is captured; where E is none the piece is gone.</source>
        <translation>Todas las piezas de S se levantan y se ponen en E de cada x, en el orden del tablero. Lo que hay allí se captura; donde E es ninguna la pieza desaparece.</translation>
    </message>
    <message>
        <source>Dropped as</source>
        <translation>Se pone como</translation>
    </message>
    <message>
        <source>What is dropped falls (gravity)</source>
        <translation>Lo que se pone cae (gravedad)</translation>
    </message>
    <message>
        <source>A piece that is dropped falls toward the first player as far as there are empty cells.</source>
        <translation>Una pieza que se pone cae hacia el primer jugador mientras haya casillas vacías.</translation>
    </message>
    <message>
        <source>Pieces of one side that hang together and have no empty cell beside them are captured; none is dropped where its own group would have no liberty.</source>
        <translation>Se capturan las piezas unidas de un bando que no tienen al lado ninguna casilla vacía; ninguna se pone donde su propio grupo quedaría sin libertades.</translation>
    </message>
    <message>
        <source>there is no such wing</source>
        <translation>no hay tal flanco</translation>
    </message>
    <message>
        <source>no direction leads from the king of wing {letter} to its partner</source>
        <translation>ninguna dirección lleva del rey del flanco {letter} a su pareja</translation>
    </message>
    <message>
        <source>the king of wing {letter} goes 1 to {most} cells towards its partner, not {steps}</source>
        <translation>el rey del flanco {letter} avanza de 1 a {most} casillas hacia su pareja, no {steps}</translation>
    </message>
    <message>
        <source>captured on the way</source>
        <translation>capturada de paso</translation>
    </message>
    <message>
        <source>Hexagons, flat-top</source>
        <translation>Hexágonos, lado arriba</translation>
    </message>
    <message>
        <source>Hexagons, pointy-top</source>
        <translation>Hexágonos, punta arriba</translation>
    </message>
    <message>
        <source>Turns and passing</source>
        <translation>Turnos y pasar</translation>
    </message>
    <message>
        <source>Royal pieces and check</source>
        <translation>Piezas reales y jaque</translation>
    </message>
    <message>
        <source>Moves and promotion</source>
        <translation>Jugadas y promoción</translation>
    </message>
    <message>
        <source>Hands, drops and walls</source>
        <translation>Manos, colocaciones y muros</translation>
    </message>
    <message>
        <source>Ends and points</source>
        <translation>Finales y puntos</translation>
    </message>
    <message>
        <source>castles[{?letters=K} kingside|{?letters=Q} queenside| on the wing {letters}]</source>
        <translation>enroca[{?letters=K} en el flanco de rey|{?letters=Q} en el flanco de dama| en el flanco {letters}]</translation>
    </message>
    <message>
        <source>can never castle[{?letters=K} kingside|{?letters=Q} queenside| on the wing {letters}] any more</source>
        <translation>ya no puede enrocar nunca[{?letters=K} en el flanco de rey|{?letters=Q} en el flanco de dama| en el flanco {letters}]</translation>
    </message>
    <message>
        <source>[{?most}[{players}|A player] who {when} ends the game; the one with the most of {most} wins|{event}{?outcome=draw}{?players=0} is a draw|[{players}|A player] who {when} {outcome}][, and it counts for {worth}][, because {because}].</source>
        <translation>[{?most}[Para {players}: quien|Quien] {when} termina la partida; gana quien más tenga de {most}|{event}{?outcome=draw}{?players=0} son tablas|[Para {players}: quien|Quien] {when} {outcome}][, y cuenta por {worth}][, porque {because}].</translation>
    </message>
    <message>
        <source>reaches the same position for the {times:th} time[{?repeating!=anything}, {repeating}][{?repeating=chase}[ with {chasers:a}][, a piece that is no {unchased:or}[ in the zone {zone}]]]</source>
        <translation>lleva a una posición por {times}.ª vez[{?repeating!=anything} ({repeating}[{?repeating=chase}[ con una pieza del tipo {chasers:or}][ a una pieza que no es del tipo {unchased:or}[ en la zona {zone}]]])]</translation>
    </message>
    <message>
        <source>[{?repeating=anything}The same position for the {times:th} time]</source>
        <translation>[{?repeating=anything}La misma posición por {times}.ª vez]</translation>
    </message>
    <message>
        <source>Problem {code} (intended): stands at another place of the list</source>
        <translation>Problema {code} (intencionado): está en otro lugar de la lista</translation>
    </message>
    <message>
        <source>Problem {code} is no longer marked as intended: {problem}</source>
        <translation>El problema {code} ya no está marcado como intencionado: {problem}</translation>
    </message>
    <message>
        <source>Problem {code} is marked as intended: {problem}</source>
        <translation>El problema {code} está marcado como intencionado: {problem}</translation>
    </message>
    <message>
        <source>Intended problem, code</source>
        <translation>Problema intencionado, código</translation>
    </message>
    <message>
        <source>Problem {code} (intended), sentence</source>
        <translation>Problema {code} (intencionado), frase</translation>
    </message>
    <message>
        <source>Problem {code} (intended), note</source>
        <translation>Problema {code} (intencionado), nota</translation>
    </message>
    <message>
        <source>Problem {code} (intended)</source>
        <translation>Problema {code} (intencionado)</translation>
    </message>
    <message>
        <source>start position: {white} attacks {whites#cell#cells} and {black} {blacks}, though [{?mirrored}the armies mirror each other|the armies are equal]</source>
        <translation>posición inicial: {white} ataca {whites#casilla#casillas} y {black} {blacks}, aunque los ejércitos [{?mirrored}se reflejan|son iguales]</translation>
    </message>
    <message>
        <source>start position: what {player} has on {cells} is not defended, and {enemy} can attack it with one move</source>
        <translation>posición inicial: lo que {player} tiene en {cells} está sin defensa, y {enemy} puede atacarlo con una jugada</translation>
    </message>
    <message>
        <source>{player} cannot castle [{?wing=K}kingside|{?wing=Q}queenside|on the wing {wing}], because the setup has no piece for it there</source>
        <translation>{player} no puede enrocarse en el flanco [{?wing=K}de rey|{?wing=Q}de dama|{wing}], porque la disposición no tiene allí una pieza para ello</translation>
    </message>
    <message>
        <source>the rule names {pieces}, but such a piece can never come into the game</source>
        <translation>la regla nombra {pieces}, pero una pieza así nunca puede entrar en juego</translation>
    </message>
    <message>
        <source>captured pieces go to the hand, but no rule lets them be dropped</source>
        <translation>las piezas capturadas van a la mano, pero ninguna regla permite ponerlas</translation>
    </message>
    <message>
        <source>{player} begins with these in hand: {pieces/, }.</source>
        <translation>{player} empieza con estas piezas en mano: {pieces/, }.</translation>
    </message>
    <message>
        <source>pawns dropped where they promote do so there only when they come from outside</source>
        <translation>los peones puestos donde promueven lo hacen allí solo cuando vienen de fuera</translation>
    </message>
    <message>
        <source>mate by dropping it may be given, and loses</source>
        <translation>se puede dar mate al ponerla, y eso pierde</translation>
    </message>
    <message>
        <source>{player} must drop a piece first, such as {move}</source>
        <translation>{player} debe poner primero una pieza, como {move}</translation>
    </message>
    <message>
        <source>this path cannot capture, and {piece} stands on {cell}</source>
        <translation>este camino no puede capturar, y {piece} está en {cell}</translation>
    </message>
    <message>
        <source>this path only captures, and {cell} is empty</source>
        <translation>este camino solo captura, y {cell} está vacía</translation>
    </message>
    <message>
        <source>this path goes on only where the board ends ahead</source>
        <translation>este camino solo sigue donde el tablero termina delante</translation>
    </message>
    <message>
        <source>this path does not count {piece} on {cell}</source>
        <translation>este camino no cuenta {piece} en {cell}</translation>
    </message>
    <message>
        <source>no room: the pieces dropped on this path would share a cell</source>
        <translation>no hay sitio: las piezas puestas en este camino compartirían una casilla</translation>
    </message>
    <message>
        <source>there is no direction &apos;{word}&apos; to walk in</source>
        <translation>no hay ninguna dirección &apos;{word}&apos; en la que andar</translation>
    </message>
    <message>
        <source>no one here paints {format}</source>
        <translation>aquí no se pinta {format}</translation>
    </message>
    <message>
        <source>{blunders#blunder#blunders}, {mistakes#mistake#mistakes}</source>
        <translation>{blunders#error grave#errores graves}, {mistakes#error#errores}</translation>
    </message>
    <message>
        <source>{pieces#piece#pieces} to be added[, {lines#line#lines} left out{?lines}]</source>
        <translation>{pieces#pieza#piezas} por añadir[, {lines#línea omitida#líneas omitidas}{?lines}]</translation>
    </message>
    <message>
        <source>The other piece of the two</source>
        <translation>La otra pieza de las dos</translation>
    </message>
    <message>
        <source>Mandatory</source>
        <translation>Obligatorio</translation>
    </message>
    <message>
        <source>Rhombus of hexagons, flat-top</source>
        <translation>Rombo de hexágonos, lado arriba</translation>
    </message>
    <message>
        <source>Rectangle of hexagons, flat-top</source>
        <translation>Rectángulo de hexágonos, lado arriba</translation>
    </message>
    <message>
        <source>Triangle of hexagons, flat-top</source>
        <translation>Triángulo de hexágonos, lado arriba</translation>
    </message>
    <message>
        <source>Trapezoid of hexagons, flat-top</source>
        <translation>Trapecio de hexágonos, lado arriba</translation>
    </message>
    <message>
        <source>Star of hexagons, flat-top</source>
        <translation>Estrella de hexágonos, lado arriba</translation>
    </message>
    <message>
        <source>Rhombus of hexagons, pointy-top</source>
        <translation>Rombo de hexágonos, punta arriba</translation>
    </message>
    <message>
        <source>Rectangle of hexagons, pointy-top</source>
        <translation>Rectángulo de hexágonos, punta arriba</translation>
    </message>
    <message>
        <source>Triangle of hexagons, pointy-top</source>
        <translation>Triángulo de hexágonos, punta arriba</translation>
    </message>
    <message>
        <source>Trapezoid of hexagons, pointy-top</source>
        <translation>Trapecio de hexágonos, punta arriba</translation>
    </message>
    <message>
        <source>Star of hexagons, pointy-top</source>
        <translation>Estrella de hexágonos, punta arriba</translation>
    </message>
    <message>
        <source>For pages: 1600 pixels</source>
        <translation>Para páginas: 1600 píxeles</translation>
    </message>
    <message>
        <source>For forums: 600 pixels</source>
        <translation>Para foros: 600 píxeles</translation>
    </message>
    <message>
        <source>For print: 3200 pixels</source>
        <translation>Para imprimir: 3200 píxeles</translation>
    </message>
    <message>
        <source>How many pixels a picture has along its longer side</source>
        <translation>Cuántos píxeles tiene una imagen en su lado más largo</translation>
    </message>
    <message>
        <source>In place of the own first move the second player may take over what the first player has placed.</source>
        <translation>En lugar de su primera jugada, el segundo jugador puede quedarse con lo que ha puesto el primero.</translation>
    </message>
    <message>
        <source>The first stone may be taken over, mirrored (Hex)</source>
        <translation>La primera piedra puede tomarse reflejada (Hex)</translation>
    </message>
    <message>
        <source>In place of the own first move the second player may take over the first stone, on the cell where file and rank are exchanged: for players who join different sides.</source>
        <translation>En lugar de su primera jugada, el segundo jugador puede quedarse con la primera piedra, en la casilla con columna y fila intercambiadas: para jugadores que unen lados distintos.</translation>
    </message>
    <message>
        <source>The first to capture enough wins</source>
        <translation>Gana el primero que ha capturado bastante</translation>
    </message>
    <message>
        <source>Plays games out (Monte Carlo)</source>
        <translation>Juega partidas hasta el final (Montecarlo)</translation>
    </message>
</context>
<context>
    <name>rookery::ActionSearch</name>
    <message>
        <source>Find an action</source>
        <translation>Buscar una acción</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>¿Qué desea hacer?</translation>
    </message>
    <message>
        <source>Search actions</source>
        <translation>Buscar acciones</translation>
    </message>
    <message>
        <source>Type a word; arrow keys choose, Enter does it</source>
        <translation>Escriba una palabra; las flechas eligen, Intro la ejecuta</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Enter or double click does the action</source>
        <translation>Intro o doble clic ejecuta la acción</translation>
    </message>
</context>
<context>
    <name>rookery::Agreement</name>
    <message>
        <source>%1 declines the draw</source>
        <translation>%1 rechaza las tablas</translation>
    </message>
    <message>
        <source>No game is going on in which it is a person&apos;s turn</source>
        <translation>No hay en curso ninguna partida en la que le toque a una persona</translation>
    </message>
</context>
<context>
    <name>rookery::AppearancePage</name>
    <message>
        <source>Reduce motion</source>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Explain the marks below the board</source>
        <translation>Explicar las marcas debajo del tablero</translation>
    </message>
    <message>
        <source>As the desktop has it</source>
        <translation>Como lo tiene el escritorio</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Of the size that the desktop asks for</source>
        <translation>Del tamaño que pide el escritorio</translation>
    </message>
    <message>
        <source>Nothing slides or fades; paths appear whole</source>
        <translation>Nada se desliza ni se desvanece; los caminos aparecen enteros</translation>
    </message>
    <message>
        <source>The line that says what each mark means</source>
        <translation>La línea que dice qué significa cada marca</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>T&amp;amaño del texto</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Sounds of moves and of the end of a game</source>
        <translation>Sonidos de las jugadas y del final de una partida</translation>
    </message>
    <message>
        <source>A knock for a move, another one for a capture</source>
        <translation>Un golpe para una jugada, otro para una captura</translation>
    </message>
    <message>
        <source>The library libcanberra, which plays them, is missing</source>
        <translation>Falta la biblioteca libcanberra, que los reproduce</translation>
    </message>
    <message>
        <source>Animate moves</source>
        <translation>Animar las jugadas</translation>
    </message>
    <message>
        <source>Pieces slide to where a game moves them; nothing waits for them</source>
        <translation>Las piezas se deslizan hasta donde las lleva la partida; nada las espera</translation>
    </message>
    <message>
        <source>The colours of the window</source>
        <translation>Los colores de la ventana</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>What boards are made of, in the window and in pictures of it</source>
        <translation>De qué son los tableros, en la ventana y en sus imágenes</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>Ta&amp;blero</translation>
    </message>
</context>
<context>
    <name>rookery::ArmyBox</name>
    <message>
        <source>Which sides get pieces</source>
        <translation>Qué bandos reciben piezas</translation>
    </message>
    <message>
        <source>Whether the other side gets the same pieces across the board</source>
        <translation>Si el otro bando recibe las mismas piezas al otro lado del tablero</translation>
    </message>
    <message>
        <source>Hands beside the board</source>
        <translation>Manos junto al tablero</translation>
    </message>
    <message>
        <source>Shows trays with the pieces that wait to be dropped</source>
        <translation>Muestra bandejas con las piezas que esperan ser puestas</translation>
    </message>
    <message>
        <source>Fill pawns row</source>
        <translation>Llenar la fila de peones</translation>
    </message>
    <message>
        <source>Fills the second rank of this side, with the other side&apos;s if both get pieces</source>
        <translation>Llena la segunda fila de este bando, y la del otro si ambos reciben piezas</translation>
    </message>
    <message>
        <source>Mirror army</source>
        <translation>Reflejar ejército</translation>
    </message>
    <message>
        <source>Gives the other player this player&apos;s army, across the board</source>
        <translation>Da al otro jugador el ejército de este, al otro lado del tablero</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mezclar</translation>
    </message>
    <message>
        <source>The pieces behind this side&apos;s pawns change places at random; an army that mirrors them follows</source>
        <translation>Las piezas de detrás de los peones de este bando cambian de sitio al azar; un ejército reflejado lo sigue</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>The position with which this design was opened</source>
        <translation>La posición con la que se abrió este diseño</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Vaciar el tablero</translation>
    </message>
    <message>
        <source>Takes every piece off the board and out of the hands (Ctrl+Shift+Backspace)</source>
        <translation>Retira todas las piezas del tablero y de las manos (Ctrl+Mayús+Retroceso)</translation>
    </message>
    <message>
        <source>There is no piece yet. Make one in Pieces mode (F4).</source>
        <translation>Aún no hay ninguna pieza. Cree una en el modo Piezas (F4).</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Puntos: %1</translation>
    </message>
    <message>
        <source>Mobility: %1</source>
        <translation>Movilidad: %1</translation>
    </message>
    <message>
        <source>The points that the rules give for the pieces on the board</source>
        <translation>Los puntos que dan las reglas a las piezas del tablero</translation>
    </message>
    <message>
        <source>To how many cells all pieces of a side would go from an average cell of the empty board</source>
        <translation>A cuántas casillas irían todas las piezas de un bando desde una casilla media del tablero vacío</translation>
    </message>
    <message>
        <source>There is no piece yet to fill the row with</source>
        <translation>Aún no hay ninguna pieza con que llenar la fila</translation>
    </message>
    <message>
        <source>Fill the row of pawns</source>
        <translation>Llenar la fila de peones</translation>
    </message>
    <message>
        <source>Mirror the army</source>
        <translation>Reflejar el ejército</translation>
    </message>
    <message>
        <source>Reset the position</source>
        <translation>Restablecer la posición</translation>
    </message>
    <message>
        <source>Shuffle the army</source>
        <translation>Mezclar el ejército</translation>
    </message>
</context>
<context>
    <name>rookery::ArrangeBox</name>
    <message>
        <source>Arrange the selected cells</source>
        <translation>Ordenar las casillas seleccionadas</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Align cells at the left</source>
        <translation>Alinear casillas a la izquierda</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Align cells on an upright line</source>
        <translation>Alinear casillas en una línea vertical</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Align cells at the right</source>
        <translation>Alinear casillas a la derecha</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Align cells at the top</source>
        <translation>Alinear casillas arriba</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Align cells on a level line</source>
        <translation>Alinear casillas en una línea horizontal</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Align cells at the bottom</source>
        <translation>Alinear casillas abajo</translation>
    </message>
    <message>
        <source>Space ↔</source>
        <translation>Espaciar ↔</translation>
    </message>
    <message>
        <source>Space cells out evenly from left to right</source>
        <translation>Espaciar casillas por igual de izquierda a derecha</translation>
    </message>
    <message>
        <source>Space ↕</source>
        <translation>Espaciar ↕</translation>
    </message>
    <message>
        <source>Space cells out evenly from top to bottom</source>
        <translation>Espaciar casillas por igual de arriba abajo</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Contorno</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>elegir…</translation>
    </message>
    <message>
        <source>as the board gives it</source>
        <translation>como lo da el tablero</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triángulo</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Cuadrado</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Hexágono</translation>
    </message>
    <message>
        <source>Octagon</source>
        <translation>Octógono</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Círculo</translation>
    </message>
    <message>
        <source>Outline of the selected cells</source>
        <translation>Contorno de las casillas seleccionadas</translation>
    </message>
    <message>
        <source>Draws the selected cells with this outline</source>
        <translation>Dibuja las casillas seleccionadas con este contorno</translation>
    </message>
    <message>
        <source>Change the outline of cells</source>
        <translation>Cambiar el contorno de casillas</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Polígono</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>How the new cells lie to each other</source>
        <translation>Cómo se disponen las casillas nuevas</translation>
    </message>
    <message>
        <source>Cells or corners</source>
        <translation>Casillas o esquinas</translation>
    </message>
    <message>
        <source>Cells on the circle, or corners of the polygon</source>
        <translation>Casillas en el círculo, o esquinas del polígono</translation>
    </message>
    <message>
        <source>Cells on each side</source>
        <translation>Casillas por lado</translation>
    </message>
    <message>
        <source>Of a polygon; each corner counts for one side</source>
        <translation>De un polígono; cada esquina cuenta para un lado</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add the figure</source>
        <translation>Añadir la figura</translation>
    </message>
    <message>
        <source>Adds the cells beside the board, or in the middle of an empty one, and selects them</source>
        <translation>Añade las casillas junto al tablero, o en medio de uno vacío, y las selecciona</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Elegir una imagen</translation>
    </message>
    <message>
        <source>Lays a picture under the board, as wide as the board; it is not saved with the design</source>
        <translation>Pone una imagen bajo el tablero, tan ancha como él; no se guarda con el diseño</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Quitar la imagen</translation>
    </message>
    <message>
        <source>Takes the picture away from under the board</source>
        <translation>Quita la imagen de debajo del tablero</translation>
    </message>
    <message>
        <source>Strength of the picture</source>
        <translation>Intensidad de la imagen</translation>
    </message>
    <message>
        <source>How much of the picture is seen through the cells</source>
        <translation>Cuánto se ve la imagen a través de las casillas</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg *.webp *.bmp)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg *.svg *.webp *.bmp)</translation>
    </message>
    <message>
        <source>“%1” is no picture that can be read.</source>
        <translation>«%1» no es una imagen que se pueda leer.</translation>
    </message>
    <message>
        <source>Add a ring or polygon of cells</source>
        <translation>Añadir un anillo o polígono de casillas</translation>
    </message>
    <message>
        <source>Reference image</source>
        <translation>Imagen de referencia</translation>
    </message>
</context>
<context>
    <name>rookery::AuditPanel</name>
    <message>
        <source>Show on the board</source>
        <translation>Mostrar en el tablero</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Qué se muestra</translation>
    </message>
    <message>
        <source>Numbers and hatches on the cells of the board</source>
        <translation>Números y tramas en las casillas del tablero</translation>
    </message>
    <message>
        <source>Finds where the piece can get to on the empty board</source>
        <translation>Averigua adónde puede llegar la pieza en el tablero vacío</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Pieza</translation>
    </message>
    <message>
        <source>The piece that is asked about</source>
        <translation>La pieza por la que se pregunta</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Whose piece it is: forward is another way for each</source>
        <translation>De quién es la pieza: adelante es distinto para cada uno</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Where a piece can get to</source>
        <translation>Adónde puede llegar una pieza</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>class %1 of %2</source>
        <translation>clase %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>never reached</source>
        <translation>nunca alcanzada</translation>
    </message>
    <message>
        <source>parity %1</source>
        <translation>paridad %1</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>aislada</translation>
    </message>
    <message>
        <source>no way in or out</source>
        <translation>sin entrada ni salida</translation>
    </message>
    <message>
        <source>no out</source>
        <translation>sin salida</translation>
    </message>
    <message>
        <source>no way out</source>
        <translation>sin camino de salida</translation>
    </message>
    <message>
        <source>no in</source>
        <translation>sin entrada</translation>
    </message>
    <message>
        <source>no way in</source>
        <translation>sin camino de entrada</translation>
    </message>
    <message>
        <source>There is no piece yet: make one in Pieces mode (F4).</source>
        <translation>Aún no hay ninguna pieza: cree una en el modo Piezas (F4).</translation>
    </message>
    <message>
        <source>Tick the box to see which cells the piece can get to, in how many moves, and where it is bound.</source>
        <translation>Marque la casilla para ver a qué casillas puede llegar la pieza, en cuántas jugadas y dónde queda confinada.</translation>
    </message>
    <message>
        <source>It can get everywhere: one class.</source>
        <translation>Puede llegar a todas partes: una clase.</translation>
    </message>
    <message numerus="yes">
        <source>Bound to one of %n classes: %1 cells.</source>
        <translation>
            <numerusform>Confinada a una clase: %1 casillas.</numerusform>
            <numerusform>Confinada a una de %n clases: %1 casillas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves from a cell, on average: %1</source>
        <translation>Jugadas desde una casilla, de media: %1</translation>
    </message>
    <message>
        <source>Every move changes the parity.</source>
        <translation>Cada jugada cambia la paridad.</translation>
    </message>
    <message>
        <source>No parity: some moves keep every colouring.</source>
        <translation>Sin paridad: algunas jugadas conservan cualquier coloración.</translation>
    </message>
    <message>
        <source>%1 without a way out, %2 without a way in.</source>
        <translation>%1 sin salida, %2 sin entrada.</translation>
    </message>
    <message numerus="yes">
        <source>From %1 it reaches %n other cell(s); select another cell to begin there.</source>
        <translation>
            <numerusform>Desde %1 alcanza otra casilla; seleccione otra casilla para empezar allí.</numerusform>
            <numerusform>Desde %1 alcanza otras %n casillas; seleccione otra casilla para empezar allí.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::BalancePage</name>
    <message>
        <source>Play games</source>
        <translation>Jugar partidas</translation>
    </message>
    <message>
        <source>Lets the program play against itself from the start position, until you stop it, and counts who wins</source>
        <translation>Hace que el programa juegue contra sí mismo desde la posición inicial, hasta que lo detenga, y cuenta quién gana</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Games of the program against itself show which side is better, how many are drawn, how long they are, and how many moves there are to choose from.</source>
        <translation>Las partidas del programa contra sí mismo muestran qué bando está mejor, cuántas acaban en tablas, cuánto duran y entre cuántas jugadas se elige.</translation>
    </message>
    <message>
        <source>Playing…</source>
        <translation>Jugando…</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gana</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Dibujada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) at 200 positions a move</source>
        <translation>
            <numerusform>%Ln partida con 200 posiciones por jugada</numerusform>
            <numerusform>%Ln partidas con 200 posiciones por jugada</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves of both in a game: %1</source>
        <translation>Jugadas de ambos en una partida: %1</translation>
    </message>
    <message>
        <source>Moves to choose from: %1</source>
        <translation>Jugadas a elegir: %1</translation>
    </message>
    <message>
        <source>Left as drawn because they were too long: %1</source>
        <translation>Dejadas en tablas por ser demasiado largas: %1</translation>
    </message>
    <message>
        <source>Not enough games to say that one side is better: %1 has %2 of the points.</source>
        <translation>Pocas partidas para decir que un bando está mejor: %1 tiene %2 de los puntos.</translation>
    </message>
    <message>
        <source>%1 is better: %2 has %3 of the points.</source>
        <translation>%1 está mejor: %2 tiene %3 de los puntos.</translation>
    </message>
    <message numerus="yes">
        <source>An earlier version of this design (%1): %2 had %3 of the points in %Ln game(s).</source>
        <translation>
            <numerusform>Una versión anterior de este diseño (%1): %2 tuvo %3 de los puntos en %Ln partida.</numerusform>
            <numerusform>Una versión anterior de este diseño (%1): %2 tuvo %3 de los puntos en %Ln partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pieces that left the board: %1</source>
        <translation>Piezas que salieron del tablero: %1</translation>
    </message>
    <message>
        <source>Changes of the lead: %1</source>
        <translation>Cambios de ventaja: %1</translation>
    </message>
    <message>
        <source>Never moved: %1</source>
        <translation>Nunca movieron: %1</translation>
    </message>
</context>
<context>
    <name>rookery::BoardCanvas</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>No cells yet. Pick the tool “Add a cell” and click to draw some, or choose a board in the Board panel.</source>
        <translation>Aún no hay casillas. Elija la herramienta «Añadir una casilla» y haga clic para dibujar algunas, o elija un tablero en el panel Tablero.</translation>
    </message>
    <message>
        <source>, %1 %2</source>
        <translation>, %1 %2</translation>
    </message>
    <message>
        <source>, dead</source>
        <translation>, muerta</translation>
    </message>
    <message>
        <source>, a wall</source>
        <translation>, un muro</translation>
    </message>
    <message numerus="yes">
        <source>, %n move(s)</source>
        <translation>
            <numerusform>, %n jugada</numerusform>
            <numerusform>, %n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>, zone %1</source>
        <translation>, zona %1</translation>
    </message>
    <message>
        <source>%1 is closed by a wall</source>
        <translation>%1 está cerrada por un muro</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 está vacía</translation>
    </message>
    <message>
        <source>captures %1</source>
        <translation>captura %1</translation>
    </message>
    <message>
        <source>%1 %2 on %3</source>
        <translation>%1 %2 en %3</translation>
    </message>
    <message>
        <source>%1: no moves</source>
        <translation>%1: sin jugadas</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n move(s): %2</source>
        <translation>
            <numerusform>%1: %n jugada: %2</numerusform>
            <numerusform>%1: %n jugadas: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>may move here</source>
        <translation>puede mover aquí</translation>
    </message>
    <message>
        <source>may be captured</source>
        <translation>puede ser capturada</translation>
    </message>
    <message>
        <source>Click a cell of the board: it goes into the field</source>
        <translation>Haga clic en una casilla del tablero: va al campo</translation>
    </message>
</context>
<context>
    <name>rookery::BoardDrawingBox</name>
    <message>
        <source>Shows the cells on the other side of a seam; this board&apos;s edges are open</source>
        <translation>Muestra las casillas al otro lado de una costura; los bordes de este tablero están abiertos</translation>
    </message>
    <message>
        <source>A ring is drawn joined; letters stand where the drawing does not show it</source>
        <translation>Un anillo se dibuja unido; hay letras donde el dibujo no lo muestra</translation>
    </message>
    <message>
        <source>Levels lie too close together for copies beyond their edges; the letters on the edges say what is joined</source>
        <translation>Los niveles están demasiado juntos para copias más allá de sus bordes; las letras de los bordes dicen qué está unido</translation>
    </message>
    <message>
        <source>Shows the cells on the other side of a seam; they can be pointed at</source>
        <translation>Muestra las casillas al otro lado de una costura; se puede señalarlas</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dibujo</translation>
    </message>
    <message>
        <source>Another board…</source>
        <translation>Otro tablero…</translation>
    </message>
    <message>
        <source>Chooses a new board for the same pieces</source>
        <translation>Elige un tablero nuevo para las mismas piezas</translation>
    </message>
    <message>
        <source>Draw the board: %1</source>
        <translation>Dibujar el tablero: %1</translation>
    </message>
    <message>
        <source>Draw the board another way</source>
        <translation>Dibujar el tablero de otro modo</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Rótulos</translation>
    </message>
    <message>
        <source>What is written beside the cells; names in files and moves stay</source>
        <translation>Qué se escribe junto a las casillas; los nombres en archivos y jugadas no cambian</translation>
    </message>
    <message>
        <source>Change the labels</source>
        <translation>Cambiar los rótulos</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>Pieces stand</source>
        <translation>Las piezas están</translation>
    </message>
    <message>
        <source>On the cells, or on points where lines cross</source>
        <translation>En las casillas, o en los puntos donde se cruzan las líneas</translation>
    </message>
    <message>
        <source>Stand pieces elsewhere</source>
        <translation>Poner las piezas en otro sitio</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Which cells are drawn alike</source>
        <translation>Qué casillas se dibujan iguales</translation>
    </message>
    <message>
        <source>Colour the cells another way</source>
        <translation>Colorear las casillas de otro modo</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Simetría</translation>
    </message>
    <message>
        <source>Strokes and placed pieces are repeated at the mirrored cells (S)</source>
        <translation>Los trazos y las piezas puestas se repiten en las casillas reflejadas (S)</translation>
    </message>
    <message>
        <source>Ghost cells beyond joined edges</source>
        <translation>Casillas fantasma más allá de los bordes unidos</translation>
    </message>
    <message>
        <source>Names on the cells</source>
        <translation>Nombres en las casillas</translation>
    </message>
    <message>
        <source>Writes each cell&apos;s name into its corner</source>
        <translation>Escribe el nombre de cada casilla en su esquina</translation>
    </message>
</context>
<context>
    <name>rookery::BoardLinesDialog</name>
    <message>
        <source>Carry out</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Directions and links as text</source>
        <translation>Direcciones y enlaces como texto</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>map n 0 1 declares a direction; link e (h1 a1) draws a link, rlink draws it backwards, unlink n a8 cuts</source>
        <translation>map n 0 1 declara una dirección; link e (h1 a1) dibuja un enlace, rlink lo dibuja al revés, unlink n a8 corta</translation>
    </message>
    <message>
        <source>Carries the lines out over what is there, as one undo step</source>
        <translation>Ejecuta las líneas sobre lo que hay, como un solo paso que se puede deshacer</translation>
    </message>
    <message>
        <source>This is the board as it is. Copy it, or paste lines from elsewhere over it and carry them out.</source>
        <translation>Este es el tablero tal como está. Cópielo, o pegue encima líneas de otro sitio y ejecútelas.</translation>
    </message>
    <message>
        <source>Not in these lines: %1</source>
        <translation>No está en estas líneas: %1</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>These lines change nothing.</source>
        <translation>Estas líneas no cambian nada.</translation>
    </message>
    <message>
        <source>These lines can be carried out.</source>
        <translation>Estas líneas se pueden ejecutar.</translation>
    </message>
    <message>
        <source>Carry out board lines</source>
        <translation>Ejecutar líneas del tablero</translation>
    </message>
</context>
<context>
    <name>rookery::BoardPanel</name>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>%1: growing and cropping happen at the right and top edge</source>
        <translation>%1: se amplía y se recorta por los bordes derecho y superior</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>left</source>
        <translation>izquierdo</translation>
    </message>
    <message>
        <source>right</source>
        <translation>derecho</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>inferior</translation>
    </message>
    <message>
        <source>top</source>
        <translation>superior</translation>
    </message>
    <message>
        <source>Grow at the %1 edge</source>
        <translation>Ampliar por el borde %1</translation>
    </message>
    <message>
        <source>Crop at the %1 edge</source>
        <translation>Recortar por el borde %1</translation>
    </message>
    <message>
        <source>Remove them</source>
        <translation>Quitarlas</translation>
    </message>
    <message>
        <source>Goes on; one undo step brings everything back</source>
        <translation>Continúa; un paso de deshacer lo devuelve todo</translation>
    </message>
    <message>
        <source>Keep the board</source>
        <translation>Conservar el tablero</translation>
    </message>
    <message>
        <source>Leaves the board as it is</source>
        <translation>Deja el tablero como está</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>Topología</translation>
    </message>
    <message>
        <source>Change the topology</source>
        <translation>Cambiar la topología</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Casilla</translation>
    </message>
    <message>
        <source>Name of the cell</source>
        <translation>Nombre de la casilla</translation>
    </message>
    <message>
        <source>Letters, digits, &apos;_&apos;, &apos;.&apos; and &apos;&apos;&apos;; used in moves and files</source>
        <translation>Letras, cifras, &apos;_&apos;, &apos;.&apos; y &apos;&apos;&apos;; se usa en jugadas y archivos</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>%1: cells keep their place on the lattice</source>
        <translation>%1: las casillas conservan su lugar en la red</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Resize the board</source>
        <translation>Cambiar el tamaño del tablero</translation>
    </message>
    <message>
        <source>This would remove %1.</source>
        <translation>Esto quitaría %1.</translation>
    </message>
    <message>
        <source>Rename a cell</source>
        <translation>Renombrar una casilla</translation>
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
        <translation>%1 ha perdido: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n point(s) behind</source>
        <translation>
            <numerusform>%1; %n punto por detrás</numerusform>
            <numerusform>%1; %n puntos por detrás</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::CellMovesMenu</name>
    <message>
        <source>Moves that lead here</source>
        <translation>Jugadas que llevan aquí</translation>
    </message>
    <message>
        <source>Erase move %1: %2</source>
        <translation>Borrar la jugada %1: %2</translation>
    </message>
    <message>
        <source>Erase all of these</source>
        <translation>Borrar todas</translation>
    </message>
</context>
<context>
    <name>rookery::CellProbe</name>
    <message>
        <source>no move leads there</source>
        <translation>ninguna jugada lleva allí</translation>
    </message>
    <message>
        <source>the piece stands there itself</source>
        <translation>allí está la propia pieza</translation>
    </message>
    <message>
        <source>%1: a friend is in the way</source>
        <translation>%1: una pieza propia estorba</translation>
    </message>
    <message>
        <source>%1: an enemy is in the way</source>
        <translation>%1: un enemigo estorba</translation>
    </message>
    <message>
        <source>%1: a friend stands there</source>
        <translation>%1: allí hay una pieza propia</translation>
    </message>
    <message>
        <source>%1: an enemy stands there and this way only moves</source>
        <translation>%1: allí hay un enemigo y este camino solo mueve</translation>
    </message>
    <message>
        <source>%1: no piece stands there and this way only captures</source>
        <translation>%1: allí no hay ninguna pieza y este camino solo captura</translation>
    </message>
    <message>
        <source>%1: the piece passes and may not stop</source>
        <translation>%1: la pieza pasa y no puede detenerse</translation>
    </message>
    <message>
        <source>%1: out of range</source>
        <translation>%1: fuera de alcance</translation>
    </message>
    <message>
        <source>%1: nearer than the leg may end</source>
        <translation>%1: más cerca de lo que el tramo puede terminar</translation>
    </message>
    <message>
        <source>%1: no piece stands there to be jumped or captured</source>
        <translation>%1: allí no hay ninguna pieza que saltar o capturar</translation>
    </message>
    <message>
        <source>%1, capturing an enemy there</source>
        <translation>%1, capturando allí a un enemigo</translation>
    </message>
    <message>
        <source>Not to %1 by %2 · %3</source>
        <translation>No a %1 con %2 · %3</translation>
    </message>
    <message>
        <source>To %1 by %2</source>
        <translation>A %1 con %2</translation>
    </message>
    <message>
        <source>%1: no move leads there in any position</source>
        <translation>%1: ninguna jugada lleva allí, en ninguna posición</translation>
    </message>
</context>
<context>
    <name>rookery::CellWords</name>
    <message>
        <source>the piece</source>
        <translation>la pieza</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>steps in a direction</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>%1 a la derecha</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 a la izquierda</translation>
    </message>
    <message>
        <source>%1 forward</source>
        <translation>%1 adelante</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>%1 atrás</translation>
    </message>
    <message>
        <source>%1 up</source>
        <translation>%1 arriba</translation>
    </message>
    <message>
        <source>%1 down</source>
        <translation>%1 abajo</translation>
    </message>
    <message>
        <source>%1 up the fourth axis</source>
        <translation>%1 arriba por el cuarto eje</translation>
    </message>
    <message>
        <source>%1 down the fourth axis</source>
        <translation>%1 abajo por el cuarto eje</translation>
    </message>
    <message>
        <source>%1: no move</source>
        <translation>%1: ninguna jugada</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: test wall</source>
        <translation>%1: muro de prueba</translation>
    </message>
    <message>
        <source>test enemy, </source>
        <translation>enemigo de prueba, </translation>
    </message>
    <message>
        <source>test friend, </source>
        <translation>pieza propia de prueba, </translation>
    </message>
    <message>
        <source>%1: %2no move</source>
        <translation>%1: %2ninguna jugada</translation>
    </message>
    <message>
        <source>%1: %2%3 (another move)</source>
        <translation>%1: %2%3 (otra jugada)</translation>
    </message>
    <message>
        <source>%1: passed on leg %2</source>
        <translation>%1: se pasa en el tramo %2</translation>
    </message>
    <message>
        <source>%1: %2in the way</source>
        <translation>%1: %2estorba</translation>
    </message>
    <message>
        <source>%1: %2%3</source>
        <translation>%1: %2%3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::ColourRow</name>
    <message>
        <source>Colour %1</source>
        <translation>Color %1</translation>
    </message>
    <message>
        <source>%1: paints cells with it (%2 with the tool)</source>
        <translation>%1: pinta casillas con él (%2 con la herramienta)</translation>
    </message>
</context>
<context>
    <name>rookery::CompareDialog</name>
    <message>
        <source>%1, as it was saved</source>
        <translation>%1, tal como se guardó</translation>
    </message>
    <message>
        <source>as it was saved</source>
        <translation>como se guardó</translation>
    </message>
    <message>
        <source>Exchanges the sides</source>
        <translation>Intercambia los lados</translation>
    </message>
    <message>
        <source>Compare designs</source>
        <translation>Comparar diseños</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>The design that this one is compared with</source>
        <translation>El diseño con el que se compara este</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Archivo…</translation>
    </message>
    <message>
        <source>Compares with the design of a file</source>
        <translation>Compara con el diseño de un archivo</translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation>&amp;Comparar con</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Back to the design</source>
        <translation>Volver al diseño</translation>
    </message>
    <message>
        <source>Choose a file to compare with, or open another design first.</source>
        <translation>Elija un archivo con el que comparar, o abra antes otro diseño.</translation>
    </message>
    <message>
        <source>%1 cannot be compared: %2</source>
        <translation>%1 no se puede comparar: %2</translation>
    </message>
    <message>
        <source>%1, as it is on disk now</source>
        <translation>%1, como está ahora en el disco</translation>
    </message>
    <message>
        <source>as it is on disk now</source>
        <translation>como está ahora en el disco</translation>
    </message>
</context>
<context>
    <name>rookery::ComparePanel</name>
    <message>
        <source>Another version</source>
        <translation>Otra versión</translation>
    </message>
    <message>
        <source>Rookery designs (*.rookery)</source>
        <translation>Diseños de Rookery (*.rookery)</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>What the edited piece is compared with</source>
        <translation>Con qué se compara la pieza editada</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>tablero vacío</translation>
    </message>
    <message>
        <source>current position</source>
        <translation>posición actual</translation>
    </message>
    <message>
        <source>On</source>
        <translation>En</translation>
    </message>
    <message>
        <source>Alone on the board, or among the pieces of the start position</source>
        <translation>Sola en el tablero, o entre las piezas de la posición inicial</translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation>&amp;Comparar con</translation>
    </message>
    <message>
        <source>&amp;On</source>
        <translation>So&amp;bre</translation>
    </message>
    <message>
        <source>before the last edit</source>
        <translation>antes del último cambio</translation>
    </message>
    <message>
        <source>as it was saved</source>
        <translation>como se guardó</translation>
    </message>
    <message>
        <source>as in %1</source>
        <translation>como en %1</translation>
    </message>
    <message>
        <source>another version…</source>
        <translation>otra versión…</translation>
    </message>
    <message>
        <source>%1 was not opened: %2</source>
        <translation>%1 no se abrió: %2</translation>
    </message>
    <message>
        <source>There is no piece to compare.</source>
        <translation>No hay ninguna pieza que comparar.</translation>
    </message>
    <message>
        <source>From %1: %2.</source>
        <translation>Desde %1: %2.</translation>
    </message>
    <message>
        <source>No move differs from any cell.</source>
        <translation>Ninguna jugada difiere desde ninguna casilla.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) together: </source>
        <translation>
            <numerusform>%n casilla en total: </numerusform>
            <numerusform>%n casillas en total: </numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing changes for the pieces on the board.</source>
        <translation>Nada cambia para las piezas del tablero.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) on the board: </source>
        <translation>
            <numerusform>%n pieza en el tablero: </numerusform>
            <numerusform>%n piezas en el tablero: </numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gained, %2 lost.</source>
        <translation>%1 ganadas, %2 perdidas.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) gained, %1 lost.</source>
        <translation>
            <numerusform>%n jugada ganada, %1 perdidas.</numerusform>
            <numerusform>%n jugadas ganadas, %1 perdidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::ComparisonView</name>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>What differs; choose one to see its cells on both boards</source>
        <translation>Lo que difiere; elija algo para ver sus casillas en ambos tableros</translation>
    </message>
    <message>
        <source>The design that is compared with; cells that differ are outlined</source>
        <translation>El diseño con el que se compara; las casillas que difieren están recuadradas</translation>
    </message>
    <message>
        <source>The design as it is now; cells that differ are outlined</source>
        <translation>El diseño tal como está ahora; las casillas que difieren están recuadradas</translation>
    </message>
    <message>
        <source>The two designs are the same.</source>
        <translation>Los dos diseños son iguales.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stops the comparison, or begins it again</source>
        <translation>Detiene la comparación o la empieza de nuevo</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>How much of the designs has been compared</source>
        <translation>Cuánto de los diseños se ha comparado</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>Comparar otra vez</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>The comparison was stopped.</source>
        <translation>La comparación se detuvo.</translation>
    </message>
</context>
<context>
    <name>rookery::CompassRose</name>
    <message>
        <source>Compass</source>
        <translation>Rosa de direcciones</translation>
    </message>
    <message>
        <source>Click a direction to see and draw its links; Ctrl+click or Space takes it into the group, dragging it or Alt+arrows change its vector</source>
        <translation>Haga clic en una dirección para ver y dibujar sus enlaces; Ctrl+clic o Espacio la pone en el grupo, arrastrarla o Alt+flechas la orienta de otro modo</translation>
    </message>
    <message>
        <source>Chosen direction: %1</source>
        <translation>Dirección elegida: %1</translation>
    </message>
    <message>
        <source>No direction is chosen</source>
        <translation>No hay ninguna dirección elegida</translation>
    </message>
    <message>
        <source>%1: vector %2</source>
        <translation>%1: vector %2</translation>
    </message>
</context>
<context>
    <name>rookery::DescriptionDialog</name>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>What the game is called; exports and pictures carry it</source>
        <translation>Cómo se llama el juego; lo llevan las exportaciones e imágenes</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Who has invented it; printed sheets carry the name</source>
        <translation>Quién lo ha inventado; las hojas impresas llevan el nombre</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>The shelf on which it stands in lists of games</source>
        <translation>El estante en que está en las listas de juegos</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>What the game is, and where its rules come from</source>
        <translation>Qué juego es y de dónde vienen sus reglas</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>How others may use it, best as an SPDX identifier</source>
        <translation>Cómo pueden usarlo otros, mejor como identificador SPDX</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Autor</translation>
    </message>
    <message>
        <source>&amp;Family</source>
        <translation>&amp;Familia</translation>
    </message>
    <message>
        <source>A&amp;bout</source>
        <translation>A&amp;cerca de</translation>
    </message>
    <message>
        <source>&amp;Licence</source>
        <translation>&amp;Licencia</translation>
    </message>
</context>
<context>
    <name>rookery::DesignActions</name>
    <message>
        <source>Clear the position</source>
        <translation>Vaciar la posición</translation>
    </message>
</context>
<context>
    <name>rookery::DesignGallery</name>
    <message>
        <source>Search the gallery</source>
        <translation>Buscar en la galería</translation>
    </message>
    <message>
        <source>Shows only designs with all these words, the best first; Enter opens it</source>
        <translation>Muestra solo diseños con todas estas palabras, el mejor primero; Intro lo abre</translation>
    </message>
    <message>
        <source>Start from a bundled design</source>
        <translation>Empezar con un diseño incluido</translation>
    </message>
    <message>
        <source>Open a copy of %1</source>
        <translation>Abrir una copia de %1</translation>
    </message>
    <message>
        <source>Opens a copy of %1 to look at, change and save as your own</source>
        <translation>Abre una copia de %1 para verla, cambiarla y guardarla como propia</translation>
    </message>
    <message>
        <source>Enter opens %1</source>
        <translation>Intro abre %1</translation>
    </message>
    <message>
        <source>No bundled design has these words.</source>
        <translation>Ningún diseño incluido tiene estas palabras.</translation>
    </message>
    <message>
        <source>Search games, pieces, rules</source>
        <translation>Buscar juegos, piezas, reglas</translation>
    </message>
    <message>
        <source>Games of many kinds</source>
        <translation>Juegos de muchos tipos</translation>
    </message>
</context>
<context>
    <name>rookery::DiffView</name>
    <message>
        <source>Gains and losses</source>
        <translation>Ganancias y pérdidas</translation>
    </message>
    <message>
        <source>Plus: gained, minus: lost. Click or use the arrow keys to put the piece elsewhere</source>
        <translation>Más: ganado, menos: perdido. Haga clic o use las flechas para poner la pieza en otro sitio</translation>
    </message>
</context>
<context>
    <name>rookery::DirectionGroupBox</name>
    <message>
        <source>Add a group of this name: the chosen group&apos;s directions, or the chosen direction</source>
        <translation>Añadir un grupo con este nombre: las direcciones del grupo elegido, o la dirección elegida</translation>
    </message>
    <message>
        <source>Give the chosen group this name</source>
        <translation>Dar este nombre al grupo elegido</translation>
    </message>
    <message>
        <source>Delete the chosen group; one that the lattice gives is as at first</source>
        <translation>Borrar el grupo elegido; uno de la red queda como al principio</translation>
    </message>
    <message>
        <source>Group of directions</source>
        <translation>Grupo de direcciones</translation>
    </message>
    <message>
        <source>Its directions are ringed on the compass and ticked in the list; legs can go in all of them</source>
        <translation>Sus direcciones están rodeadas en la rosa y marcadas en la lista; los tramos pueden ir en todas ellas</translation>
    </message>
    <message>
        <source>name of a group</source>
        <translation>nombre de un grupo</translation>
    </message>
    <message>
        <source>Name of a group</source>
        <translation>Nombre de un grupo</translation>
    </message>
    <message>
        <source>A letter, then letters, digits, &apos;-&apos; or &apos;_&apos;; Enter adds it</source>
        <translation>Una letra, luego letras, cifras, &apos;-&apos; o &apos;_&apos;; Intro lo añade</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Add group %1</source>
        <translation>Añadir el grupo %1</translation>
    </message>
    <message>
        <source>Rename group to %1</source>
        <translation>Renombrar el grupo como %1</translation>
    </message>
    <message>
        <source>Delete group %1</source>
        <translation>Borrar el grupo %1</translation>
    </message>
    <message>
        <source>Change group %1</source>
        <translation>Cambiar el grupo %1</translation>
    </message>
</context>
<context>
    <name>rookery::DirectionsPanel</name>
    <message>
        <source>links only</source>
        <translation>solo enlaces</translation>
    </message>
    <message>
        <source>Directions in compass order</source>
        <translation>Direcciones en el orden de la rosa</translation>
    </message>
    <message>
        <source>Click to choose, double-click or F2 to rename; drag or Alt+Up and Alt+Down put it elsewhere in the compass order; a tick is a member of the chosen group</source>
        <translation>Clic elige, doble clic o F2 renombra; arrastrar o Alt+Arriba y Alt+Abajo la pone en otro lugar del orden de la rosa; una marca es un miembro del grupo elegido</translation>
    </message>
    <message>
        <source>Earlier in compass order (Alt+Up)</source>
        <translation>Antes en el orden de la rosa (Alt+Arriba)</translation>
    </message>
    <message>
        <source>Later in compass order (Alt+Down)</source>
        <translation>Después en el orden de la rosa (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Delete this direction</source>
        <translation>Borrar esta dirección</translation>
    </message>
    <message>
        <source>Forget everything drawn and cut in this direction</source>
        <translation>Olvidar todo lo dibujado y cortado en esta dirección</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>Direcciones</translation>
    </message>
    <message>
        <source>Reset links</source>
        <translation>Restablecer enlaces</translation>
    </message>
    <message>
        <source>Turns the rose as this player faces: where a piece of this player goes</source>
        <translation>Gira la rosa según mira este jugador: adónde va una pieza de este jugador</translation>
    </message>
    <message>
        <source>Cells to the right</source>
        <translation>Casillas a la derecha</translation>
    </message>
    <message>
        <source>Cells up</source>
        <translation>Casillas hacia arriba</translation>
    </message>
    <message>
        <source>Levels up</source>
        <translation>Niveles hacia arriba</translation>
    </message>
    <message>
        <source>Cubes up</source>
        <translation>Cubos hacia arriba</translation>
    </message>
    <message>
        <source>right</source>
        <translation>derecha</translation>
    </message>
    <message>
        <source>up</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>Vector</source>
        <translation>Vector</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Recorrido</translation>
    </message>
    <message>
        <source>Name only</source>
        <translation>Solo nombre</translation>
    </message>
    <message>
        <source>Kind of direction</source>
        <translation>Tipo de dirección</translation>
    </message>
    <message>
        <source>A vector leads along the lattice, a walk along other directions one after the other; a bare name leads only where links are drawn</source>
        <translation>Un vector sigue la red, un recorrido sigue otras direcciones una tras otra; un simple nombre solo lleva por donde hay enlaces dibujados</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>Name of the new direction</source>
        <translation>Nombre de la dirección nueva</translation>
    </message>
    <message>
        <source>A letter, then letters, digits or &apos;_&apos;</source>
        <translation>Una letra, luego letras, cifras o &apos;_&apos;</translation>
    </message>
    <message>
        <source>directions in turn, such as n n e</source>
        <translation>direcciones sucesivas, como n n e</translation>
    </message>
    <message>
        <source>Walk of the new direction</source>
        <translation>Recorrido de la dirección nueva</translation>
    </message>
    <message>
        <source>Names of directions with spaces between them: one step of the new direction goes that way</source>
        <translation>Nombres de direcciones separados por espacios: un paso de la dirección nueva va por ahí</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add direction</source>
        <translation>Añadir dirección</translation>
    </message>
    <message>
        <source>Adds this direction to the compass</source>
        <translation>Añade esta dirección a la rosa</translation>
    </message>
    <message>
        <source>New direction</source>
        <translation>Dirección nueva</translation>
    </message>
    <message>
        <source>Choose a direction to see its links.</source>
        <translation>Elija una dirección para ver sus enlaces.</translation>
    </message>
    <message>
        <source>, opposite %1</source>
        <translation>, opuesta %1</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) drawn</source>
        <translation>
            <numerusform>%n enlace dibujado</numerusform>
            <numerusform>%n enlaces dibujados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cut</source>
        <translation>
            <numerusform>%n cortado</numerusform>
            <numerusform>%n cortados</numerusform>
        </translation>
    </message>
    <message>
        <source>no piece uses it</source>
        <translation>ninguna pieza la usa</translation>
    </message>
    <message>
        <source>used by %1</source>
        <translation>usada por %1</translation>
    </message>
    <message>
        <source>Move %1 in compass order</source>
        <translation>Mover %1 en el orden de la rosa</translation>
    </message>
    <message>
        <source>Add direction %1</source>
        <translation>Añadir la dirección %1</translation>
    </message>
    <message>
        <source>Delete direction</source>
        <translation>Borrar dirección</translation>
    </message>
    <message>
        <source>Rename direction</source>
        <translation>Renombrar dirección</translation>
    </message>
    <message>
        <source>For player</source>
        <translation>Para el jugador</translation>
    </message>
    <message>
        <source>Change direction %1</source>
        <translation>Cambiar la dirección %1</translation>
    </message>
</context>
<context>
    <name>rookery::Document</name>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>Take the pictures in</source>
        <translation>Incorporar las imágenes</translation>
    </message>
    <message>
        <source>Reload from disk</source>
        <translation>Volver a leer del disco</translation>
    </message>
</context>
<context>
    <name>rookery::DocumentTabs</name>
    <message>
        <source>Open designs</source>
        <translation>Diseños abiertos</translation>
    </message>
    <message>
        <source>Close this design</source>
        <translation>Cerrar este diseño</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Aún sin guardar</translation>
    </message>
</context>
<context>
    <name>rookery::DocumentView</name>
    <message>
        <source>“%1” is no longer there: another program deleted or renamed it. Saving writes it again.</source>
        <translation>«%1» ya no está: otro programa lo borró o lo renombró. Guardar lo escribe de nuevo.</translation>
    </message>
    <message>
        <source>Another program changed “%1”, and what it wrote cannot be read: %2. What was here before is unchanged.</source>
        <translation>Otro programa cambió «%1», y lo que escribió no se puede leer: %2. Lo que había aquí antes no ha cambiado.</translation>
    </message>
    <message>
        <source>Another program changed “%1”; it was read again. Undo brings back what was here.</source>
        <translation>Otro programa cambió «%1»; se ha leído de nuevo. Deshacer devuelve lo que había aquí.</translation>
    </message>
    <message>
        <source>Another program changed “%1” on disk while it has unsaved work here.</source>
        <translation>Otro programa cambió «%1» en el disco mientras aquí hay trabajo sin guardar.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Volver a leer</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Conservar lo mío</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
</context>
<context>
    <name>rookery::EditedMovement</name>
    <message>
        <source>Type a path</source>
        <translation>Escribir un camino</translation>
    </message>
    <message>
        <source>Type Betza</source>
        <translation>Escribir Betza</translation>
    </message>
    <message>
        <source>Write a move otherwise</source>
        <translation>Escribir una jugada de otro modo</translation>
    </message>
    <message>
        <source>When the move may be made</source>
        <translation>Cuándo se puede hacer la jugada</translation>
    </message>
    <message>
        <source>Duplicate a move</source>
        <translation>Duplicar una jugada</translation>
    </message>
    <message>
        <source>Delete a move</source>
        <translation>Borrar una jugada</translation>
    </message>
    <message>
        <source>Order moves</source>
        <translation>Ordenar jugadas</translation>
    </message>
</context>
<context>
    <name>rookery::EngineOptionForm</name>
    <message>
        <source>An option of the engine</source>
        <translation>Una opción del motor</translation>
    </message>
    <message>
        <source>An option of the engine, which has %1 by itself</source>
        <translation>Una opción del motor, que por sí mismo tiene %1</translation>
    </message>
</context>
<context>
    <name>rookery::EnginesPage</name>
    <message>
        <source>Add…</source>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>Chooses a program from the disk and tries it</source>
        <translation>Elige un programa del disco y lo prueba</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Forgets the engine and what was set of it; one that is installed stays in the list as it is by itself</source>
        <translation>Olvida el motor y lo que se le había ajustado; uno instalado sigue en la lista tal como es por sí mismo</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Starts the engine and asks who it is, what it plays and what can be set</source>
        <translation>Inicia el motor y pregunta quién es, qué juega y qué se puede ajustar</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocolo</translation>
    </message>
    <message>
        <source>The language that the engine speaks; trying it finds out</source>
        <translation>El lenguaje que habla el motor; al probarlo se averigua</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>The programs that can be chosen as players</source>
        <translation>Los programas que se pueden elegir como jugadores</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>What the engine is called where players are chosen</source>
        <translation>Cómo se llama el motor donde se eligen jugadores</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>The program and its arguments, as they would be typed</source>
        <translation>El programa y sus argumentos, como se teclearían</translation>
    </message>
    <message>
        <source>Play needs no engine. Add one for a stronger opponent: Debian has fairy-stockfish, stockfish and sjaakii.</source>
        <translation>Para jugar no hace falta ningún motor. Añada uno para tener un rival más fuerte: Debian tiene fairy-stockfish, stockfish y sjaakii.</translation>
    </message>
    <message>
        <source>It was not tried yet.</source>
        <translation>Aún no se ha probado.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>It plays %1.</source>
        <translation>Juega %1.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>It answers</source>
        <translation>Responde</translation>
    </message>
    <message>
        <source>%1. It speaks %2.</source>
        <translation>%1. Habla %2.</translation>
    </message>
    <message>
        <source>Designs of your own are handed over to it where its language says all of their rules.</source>
        <translation>Los diseños propios se le entregan cuando su lenguaje dice todas sus reglas.</translation>
    </message>
    <message>
        <source>It is tried…</source>
        <translation>Se está probando…</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>Este programa</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Otros programas</translation>
    </message>
    <message>
        <source>All but one</source>
        <translation>Todos menos uno</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>In how many threads this program looks for moves in Play and Analysis; its levels use one, so that they play the same everywhere</source>
        <translation>En cuántos hilos busca jugadas este programa en Jugar y Análisis; sus niveles usan uno, para jugar igual en todas partes</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>&amp;Hilos</translation>
    </message>
</context>
<context>
    <name>rookery::EvaluationBar</name>
    <message>
        <source>How a player stands: the share of the points that he can expect</source>
        <translation>Cómo está un jugador: la parte de los puntos que puede esperar</translation>
    </message>
    <message>
        <source>Evaluation: not known yet</source>
        <translation>Evaluación: aún desconocida</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <translation>Evaluación: %1</translation>
    </message>
</context>
<context>
    <name>rookery::ExamplePage</name>
    <message>
        <source>Nothing is pinned yet. Pin a position with its legal moves, and every edit of the rules shows whether they still hold.</source>
        <translation>Aún no hay nada fijado. Fije una posición con sus jugadas legales, y cada cambio de las reglas mostrará si siguen valiendo.</translation>
    </message>
    <message>
        <source>Pinned examples</source>
        <translation>Ejemplos fijados</translation>
    </message>
    <message>
        <source>Positions with moves that must be legal or must not be; Enter shows one on the board</source>
        <translation>Posiciones con jugadas que deben ser legales o no deben serlo; Intro muestra una en el tablero</translation>
    </message>
    <message>
        <source>Name of the example</source>
        <translation>Nombre del ejemplo</translation>
    </message>
    <message>
        <source>What the example shows</source>
        <translation>Qué muestra el ejemplo</translation>
    </message>
    <message>
        <source>Expected moves</source>
        <translation>Jugadas esperadas</translation>
    </message>
    <message>
        <source>Moves that must be legal, between spaces</source>
        <translation>Jugadas que deben ser legales, entre espacios</translation>
    </message>
    <message>
        <source>Forbidden moves</source>
        <translation>Jugadas prohibidas</translation>
    </message>
    <message>
        <source>Moves that must not be legal, between spaces</source>
        <translation>Jugadas que no deben ser legales, entre espacios</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperadas</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Prohibidas</translation>
    </message>
    <message>
        <source>Pin this position</source>
        <translation>Fijar esta posición</translation>
    </message>
    <message>
        <source>Adds the position on the board with the legal moves of the chosen piece, or of everybody, and what was just refused (Ctrl+Shift+P)</source>
        <translation>Añade la posición del tablero con las jugadas legales de la pieza elegida, o de todas, y lo que se acaba de rechazar (Ctrl+Mayús+P)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the example</source>
        <translation>Quitar el ejemplo</translation>
    </message>
    <message>
        <source>Removes the chosen example from the design</source>
        <translation>Quita del diseño el ejemplo elegido</translation>
    </message>
    <message>
        <source>Pin an example</source>
        <translation>Fijar un ejemplo</translation>
    </message>
    <message>
        <source>The position is pinned with its legal moves; the page Examples lists it.</source>
        <translation>La posición está fijada con sus jugadas legales; la página Ejemplos la enumera.</translation>
    </message>
    <message>
        <source>Change an example</source>
        <translation>Cambiar un ejemplo</translation>
    </message>
    <message>
        <source>Remove an example</source>
        <translation>Quitar un ejemplo</translation>
    </message>
    <message>
        <source>Example %1</source>
        <translation>Ejemplo %1</translation>
    </message>
    <message>
        <source>%1: holds</source>
        <translation>%1: se cumple</translation>
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
        <translation>Escribir después de guardar</translation>
    </message>
    <message>
        <source>Whenever the design is saved, the targets with a tick are written again where they were written before</source>
        <translation>Cada vez que se guarda el diseño, los destinos marcados se escriben otra vez donde se escribieron antes</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Which version of the target will read the file</source>
        <translation>Qué versión del destino leerá el archivo</translation>
    </message>
    <message>
        <source>Carries %1.</source>
        <translation>Lleva %1.</translation>
    </message>
    <message>
        <source>Experimental: no one here can run it.</source>
        <translation>Experimental: aquí nada puede ejecutarlo.</translation>
    </message>
    <message>
        <source>Can be proved with %1.</source>
        <translation>Se puede probar con %1.</translation>
    </message>
    <message>
        <source>Not written yet.</source>
        <translation>Aún sin escribir.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Escrito en %1</translation>
    </message>
</context>
<context>
    <name>rookery::ExportPlan</name>
    <message>
        <source>Settings of %1</source>
        <translation>Ajustes de %1</translation>
    </message>
    <message>
        <source>Exports after saving</source>
        <translation>Exportaciones después de guardar</translation>
    </message>
</context>
<context>
    <name>rookery::ExportPreview</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Which of the files is shown</source>
        <translation>Cuál de los archivos se muestra</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>The file as it would be written</source>
        <translation>El archivo como se escribiría</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>The picture as it would be written</source>
        <translation>La imagen como se escribiría</translation>
    </message>
    <message numerus="yes">
        <source>A PDF of %Ln kilobyte(s); open it after it was written.</source>
        <translation>
            <numerusform>Un PDF de %Ln kilobyte; ábralo después de escribirlo.</numerusform>
            <numerusform>Un PDF de %Ln kilobytes; ábralo después de escribirlo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>
… and %Ln more kilobyte(s)</source>
        <translation>
            <numerusform>
… y %Ln kilobyte más</numerusform>
            <numerusform>
… y %Ln kilobytes más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::ExportView</name>
    <message>
        <source>Proof</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>The target&apos;s program is counting</source>
        <translation>El programa de destino está contando</translation>
    </message>
    <message>
        <source>Play from there</source>
        <translation>Jugar desde ahí</translation>
    </message>
    <message>
        <source>Shows the position where the target differs on the board, to be played on</source>
        <translation>Muestra en el tablero la posición donde difiere el destino, para seguir jugando</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Lets the target&apos;s program play positions of random games and compares moves and ends; again stops it</source>
        <translation>Hace que el programa de destino juegue posiciones de partidas al azar y compara jugadas y finales; otra vez lo detiene</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Puts the shown file on the clipboard</source>
        <translation>Pone el archivo mostrado en el portapapeles</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar informe</translation>
    </message>
    <message>
        <source>Puts the lines of the report on the clipboard</source>
        <translation>Pone las líneas del informe en el portapapeles</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Writes the file</source>
        <translation>Escribe el archivo</translation>
    </message>
    <message>
        <source>%1 cannot express this design. The report below says why, and what can be done.</source>
        <translation>%1 no puede expresar este diseño. El informe de abajo dice por qué y qué se puede hacer.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>exact but for draws by repetition or counted quiet moves</source>
        <translation>exacto salvo tablas por repetición o por jugadas tranquilas contadas</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n diferencia</numerusform>
            <numerusform>%n diferencias</numerusform>
        </translation>
    </message>
    <message>
        <source>Export anyway…</source>
        <translation>Exportar de todos modos…</translation>
    </message>
    <message>
        <source>Other targets that can:</source>
        <translation>Otros destinos que pueden:</translation>
    </message>
    <message>
        <source>Shows what this target makes of the design: %1</source>
        <translation>Muestra en qué convierte el diseño este destino: %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>counting</source>
        <translation>contando</translation>
    </message>
    <message>
        <source>counting moves to depth %1</source>
        <translation>contando jugadas hasta la profundidad %1</translation>
    </message>
    <message>
        <source>comparing position %1 of %2</source>
        <translation>comparando la posición %1 de %2</translation>
    </message>
    <message>
        <source>The proof was stopped.</source>
        <translation>La prueba se detuvo.</translation>
    </message>
    <message>
        <source>The position cannot be played here: %1</source>
        <translation>La posición no se puede jugar aquí: %1</translation>
    </message>
    <message>
        <source>They differ at the start: %1</source>
        <translation>Difieren al principio: %1</translation>
    </message>
    <message>
        <source>They first differ after %2: %1</source>
        <translation>Difieren por primera vez después de %2: %1</translation>
    </message>
    <message>
        <source>This file is no text; export it instead.</source>
        <translation>Este archivo no es texto; expórtelo en su lugar.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>La imagen está en el portapapeles.</translation>
    </message>
    <message>
        <source>The file is on the clipboard.</source>
        <translation>El archivo está en el portapapeles.</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>El informe está en el portapapeles.</translation>
    </message>
</context>
<context>
    <name>rookery::ExportWriter</name>
    <message>
        <source>Written to %1</source>
        <translation>Escrito en %1</translation>
    </message>
    <message>
        <source>“%1” was not written by Rookery. Nothing was written.</source>
        <translation>«%1» no lo escribió Rookery. No se ha escrito nada.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Reemplazarlo</translation>
    </message>
    <message>
        <source>Another place…</source>
        <translation>Otro sitio…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing was exported: %1</source>
        <translation>No se exportó nada: %1</translation>
    </message>
    <message>
        <source>“%1” was not written by Rookery</source>
        <translation>«%1» no lo escribió Rookery</translation>
    </message>
    <message>
        <source>No target has a tick and a place to write to yet; export one first.</source>
        <translation>Ningún destino tiene aún una marca y un sitio donde escribir; exporte uno primero.</translation>
    </message>
    <message numerus="yes">
        <source>%n target(s) written.</source>
        <translation>
            <numerusform>%n destino escrito.</numerusform>
            <numerusform>%n destinos escritos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::FileCommands</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>línea %1, columna %2: %3</translation>
    </message>
    <message numerus="yes">
        <source> – and %n more fault(s)</source>
        <translation>
            <numerusform> – y %n error más</numerusform>
            <numerusform> – y %n errores más</numerusform>
        </translation>
    </message>
    <message>
        <source>Another board</source>
        <translation>Otro tablero</translation>
    </message>
    <message>
        <source>The new board would remove %1.</source>
        <translation>El tablero nuevo quitaría %1.</translation>
    </message>
    <message>
        <source>Take the new board</source>
        <translation>Tomar el tablero nuevo</translation>
    </message>
    <message>
        <source>Keep the old one</source>
        <translation>Conservar el antiguo</translation>
    </message>
    <message>
        <source>Describe the design</source>
        <translation>Describir el diseño</translation>
    </message>
    <message>
        <source>“%1” was not opened: %2</source>
        <translation>«%1» no se abrió: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of this file are newer than this program; they are kept when you save. The first: %1</source>
        <translation>
            <numerusform>%n parte de este archivo es más nueva que este programa; se conserva al guardar: %1</numerusform>
            <numerusform>%n partes de este archivo son más nuevas que este programa; se conservan al guardar. La primera: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no bundled design “%1”</source>
        <translation>No hay ningún diseño incluido «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) could not be imported. The first: %1</source>
        <translation>
            <numerusform>%n cosa no se pudo importar: %1</numerusform>
            <numerusform>%n cosas no se pudieron importar. La primera: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Save to another place…</source>
        <translation>Guardar en otro sitio…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>Your changes are in the recovery copy.</source>
        <translation>Sus cambios están en la copia de recuperación.</translation>
    </message>
    <message>
        <source>Your changes are nowhere else: no recovery copy could be kept (%1).</source>
        <translation>Sus cambios no están en ningún otro sitio: no se pudo guardar una copia de recuperación (%1).</translation>
    </message>
    <message>
        <source>Your previous file is untouched.</source>
        <translation>Su archivo anterior está intacto.</translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>Renombrar a %1</translation>
    </message>
    <message>
        <source>This design is still called “%1”, also in exports.</source>
        <translation>Este diseño aún se llama «%1», también en las exportaciones.</translation>
    </message>
    <message>
        <source>This design is still called “%1” and names the source of that game, also in exports.</source>
        <translation>Este diseño aún se llama «%1» y nombra la fuente de ese juego, también en las exportaciones.</translation>
    </message>
    <message>
        <source>Rename to “%1”</source>
        <translation>Renombrar a «%1»</translation>
    </message>
    <message>
        <source>Keep the name</source>
        <translation>Conservar el nombre</translation>
    </message>
</context>
<context>
    <name>rookery::FilesPage</name>
    <message>
        <source>Settings of Rookery (*.json)</source>
        <translation>Ajustes de Rookery (*.json)</translation>
    </message>
    <message>
        <source>Folder for designs</source>
        <translation>Carpeta de diseños</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Importar ajustes</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>Exportar ajustes</translation>
    </message>
    <message>
        <source>&amp;Folder for designs</source>
        <translation>&amp;Carpeta de diseños</translation>
    </message>
    <message>
        <source>&amp;Recent files</source>
        <translation>Archivos &amp;recientes</translation>
    </message>
    <message>
        <source>Recovery copies</source>
        <translation>Copias de recuperación</translation>
    </message>
    <message>
        <source>All settings of all pages</source>
        <translation>Todos los ajustes de todas las páginas</translation>
    </message>
    <message>
        <source>Wherever the last file was</source>
        <translation>Donde estaba el último archivo</translation>
    </message>
    <message>
        <source>Where dialogs that open and save files begin</source>
        <translation>Donde empiezan los diálogos que abren y guardan archivos</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Chooses the folder from the disk</source>
        <translation>Elige la carpeta en el disco</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Archivos recientes</translation>
    </message>
    <message>
        <source>How many files the start page remembers</source>
        <translation>Cuántos archivos recuerda la página de inicio</translation>
    </message>
    <message>
        <source>Forget them now</source>
        <translation>Olvidarlos ahora</translation>
    </message>
    <message>
        <source>Empties the list at once; no file is touched</source>
        <translation>Vacía la lista de inmediato; no se toca ningún archivo</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Takes the settings from a file that was exported</source>
        <translation>Toma los ajustes de un archivo exportado</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Writes the settings to a file, for another computer</source>
        <translation>Escribe los ajustes en un archivo, para otro ordenador</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Everything as it was at first; Cancel puts it back</source>
        <translation>Todo como al principio; Cancelar lo devuelve</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Program of an engine</source>
        <translation>Programa de un motor</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Recuperación</translation>
    </message>
    <message>
        <source>Unsaved work is always copied within two seconds of an edit, and offered again after a crash. The last copy of a design that was saved or closed is kept for 30 days. Files themselves change only when you save.</source>
        <translation>El trabajo sin guardar se copia siempre en los dos segundos siguientes a un cambio, y se ofrece de nuevo tras un fallo. La última copia de un diseño guardado o cerrado se conserva 30 días. Los archivos mismos solo cambian cuando usted guarda.</translation>
    </message>
    <message>
        <source>Where copies of unsaved work are kept</source>
        <translation>Dónde se guardan las copias del trabajo sin guardar</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>Shows the recovery copies in the file manager</source>
        <translation>Muestra las copias de recuperación en el gestor de archivos</translation>
    </message>
    <message>
        <source>There are no recovery copies yet.</source>
        <translation>Aún no hay copias de recuperación.</translation>
    </message>
    <message>
        <source>No program here shows folders.</source>
        <translation>Aquí ningún programa muestra carpetas.</translation>
    </message>
</context>
<context>
    <name>rookery::FollowPage</name>
    <message>
        <source>The line before (Up)</source>
        <translation>La línea anterior (Arriba)</translation>
    </message>
    <message>
        <source>The next line (Down)</source>
        <translation>La línea siguiente (Abajo)</translation>
    </message>
    <message>
        <source>Lines of own rules</source>
        <translation>Líneas de reglas propias</translation>
    </message>
    <message>
        <source>The board shows what the chosen line has left; Esc goes back to the game</source>
        <translation>El tablero muestra lo que deja la línea elegida; Esc vuelve a la partida</translation>
    </message>
    <message>
        <source>Own rules are not followed while the game is shown to one player.</source>
        <translation>Las reglas propias no se siguen mientras la partida se muestra a un solo jugador.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>Todavía no se ha hecho ninguna jugada.</translation>
    </message>
    <message>
        <source>The move is being followed…</source>
        <translation>Siguiendo la jugada…</translation>
    </message>
    <message>
        <source>No own rule did anything in this move.</source>
        <translation>Ninguna regla propia hizo nada en esta jugada.</translation>
    </message>
    <message>
        <source>%1, line by line</source>
        <translation>%1, línea por línea</translation>
    </message>
    <message>
        <source>its condition does not hold</source>
        <translation>su condición no se cumple</translation>
    </message>
    <message>
        <source>The game as it stands</source>
        <translation>La partida tal como está</translation>
    </message>
</context>
<context>
    <name>rookery::GameCommands</name>
    <message>
        <source>Games (%1)</source>
        <translation>Partidas (%1)</translation>
    </message>
    <message>
        <source>“%1” is empty</source>
        <translation>«%1» está vacío</translation>
    </message>
    <message>
        <source>“%1” was not opened: it cannot be read</source>
        <translation>«%1» no se abrió: no se puede leer</translation>
    </message>
    <message>
        <source>The game was not saved. %1. It is still here.</source>
        <translation>La partida no se guardó. %1. Sigue aquí.</translation>
    </message>
    <message>
        <source>Save to another place…</source>
        <translation>Guardar en otro sitio…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>The game of %1</source>
        <translation>La partida de %1</translation>
    </message>
</context>
<context>
    <name>rookery::GameFile</name>
    <message>
        <source>line %1: %2</source>
        <translation>línea %1: %2</translation>
    </message>
    <message numerus="yes">
        <source> – and %n more fault(s)</source>
        <translation>
            <numerusform> – y %n error más</numerusform>
            <numerusform> – y %n errores más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::GameFinder</name>
    <message>
        <source>Stop reading</source>
        <translation>Dejar de leer</translation>
    </message>
    <message>
        <source>Leaves out the games that have not been read yet</source>
        <translation>Omite las partidas que aún no se han leído</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Abrir la partida</translation>
    </message>
    <message>
        <source>Plays the chosen game</source>
        <translation>Reproduce la partida elegida</translation>
    </message>
    <message>
        <source>Games of %1</source>
        <translation>Partidas de %1</translation>
    </message>
    <message>
        <source>Player or event</source>
        <translation>Jugador o torneo</translation>
    </message>
    <message>
        <source>Part of a player&apos;s name or of the event</source>
        <translation>Parte del nombre de un jugador o del torneo</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Cualquier resultado</translation>
    </message>
    <message>
        <source>First player wins</source>
        <translation>Gana el primer jugador</translation>
    </message>
    <message>
        <source>Second player wins</source>
        <translation>Gana el segundo jugador</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>Cómo terminó la partida</translation>
    </message>
    <message>
        <source>Opening moves, as 1. e4 e5</source>
        <translation>Jugadas de apertura, como 1. e4 e5</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <translation>Jugadas de apertura</translation>
    </message>
    <message>
        <source>The first moves as the file writes them, with numbers or without</source>
        <translation>Las primeras jugadas como las escribe el archivo, con o sin números</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Enter or a double click opens a game</source>
        <translation>Intro o doble clic abre una partida</translation>
    </message>
    <message>
        <source>How much of the file has been read</source>
        <translation>Cuánto del archivo se ha leído</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 de %2 partidas</translation>
    </message>
    <message>
        <source>%1, reading on</source>
        <translation>%1, sigue la lectura</translation>
    </message>
    <message>
        <source>%1, the rest was not read</source>
        <translation>%1, el resto no se leyó</translation>
    </message>
    <message>
        <source>The file cannot be read any more</source>
        <translation>El archivo ya no se puede leer</translation>
    </message>
</context>
<context>
    <name>rookery::GameKeeper</name>
    <message>
        <source>The game is not kept: %1.</source>
        <translation>La partida no se guarda: %1.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
</context>
<context>
    <name>rookery::GameSentences</name>
    <message>
        <source>%1 loses: the time is up</source>
        <translation>%1 pierde por tiempo</translation>
    </message>
    <message>
        <source>%1 wins: %2&apos;s time is up</source>
        <translation>%1 gana: se acabó el tiempo de %2</translation>
    </message>
    <message>
        <source>No move can be made here: %1</source>
        <translation>Aquí no se puede hacer ninguna jugada: %1</translation>
    </message>
    <message>
        <source>%1 is played by the program</source>
        <translation>El programa juega por %1</translation>
    </message>
    <message>
        <source>%1 has lost</source>
        <translation>%1 ha perdido</translation>
    </message>
    <message>
        <source>%1 was checkmated (move %2)</source>
        <translation>%1 recibió mate (jugada %2)</translation>
    </message>
    <message>
        <source>%1 has lost (move %2)</source>
        <translation>%1 ha perdido (jugada %2)</translation>
    </message>
    <message>
        <source>Dead %1 of %2 on %3: %4, so he cannot move, but may be captured</source>
        <translation>Pieza muerta %1 de %2 en %3: %4, así que no puede moverse, pero puede ser capturada</translation>
    </message>
    <message>
        <source>The %1 on %2 has no legal move</source>
        <translation>%1 en %2 no tiene ninguna jugada legal</translation>
    </message>
    <message>
        <source>%1: %2 is in check</source>
        <translation>%1: %2 está en jaque</translation>
    </message>
    <message>
        <source>%1: %2 must put a piece down</source>
        <translation>%1: %2 debe poner una pieza</translation>
    </message>
    <message>
        <source>%1: %2 must capture</source>
        <translation>%1: %2 debe capturar</translation>
    </message>
    <message>
        <source> (column %1)</source>
        <translation> (columna %1)</translation>
    </message>
    <message>
        <source>The position where the game began cannot be read any more: %1</source>
        <translation>La posición donde empezó la partida ya no se puede leer: %1</translation>
    </message>
    <message>
        <source>%1 wins: %2 resigns</source>
        <translation>%1 gana: %2 abandona</translation>
    </message>
    <message>
        <source>Draw: the players agree</source>
        <translation>Tablas: de común acuerdo</translation>
    </message>
    <message>
        <source>%1 is in check</source>
        <translation>%1 está en jaque</translation>
    </message>
    <message>
        <source>No %1 can be dropped now</source>
        <translation>Ahora no se puede poner %1</translation>
    </message>
    <message>
        <source>%1 is no answer; the move is taken back</source>
        <translation>%1 no es una respuesta; se retira la jugada</translation>
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
        <translation>N.º</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primer jugador</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Segundo jugador</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <translation>Jugadas de apertura</translation>
    </message>
</context>
<context>
    <name>rookery::GamesPage</name>
    <message>
        <source>Add games</source>
        <translation>Añadir partidas</translation>
    </message>
    <message>
        <source>Keep games</source>
        <translation>Guardar partidas</translation>
    </message>
    <message>
        <source>Makes a file beside the design that keeps every game that ends, and what the lab finds out</source>
        <translation>Crea junto al diseño un archivo que guarda cada partida terminada y lo que averigua el análisis</translation>
    </message>
    <message>
        <source>Add games…</source>
        <translation>Añadir partidas…</translation>
    </message>
    <message>
        <source>Adds the games of a file, or of another file of games</source>
        <translation>Añade las partidas de un archivo o de otra colección de partidas</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Última</translation>
    </message>
    <message>
        <source>Moves played</source>
        <translation>Movimientos jugados</translation>
    </message>
    <message>
        <source>What was played from the position on show; Enter or a double click plays the move</source>
        <translation>Lo que se jugó desde la posición mostrada; Intro o un doble clic juega el movimiento</translation>
    </message>
    <message>
        <source>The file was not made: %1.</source>
        <translation>El archivo no se creó: %1.</translation>
    </message>
    <message>
        <source>Adding games…</source>
        <translation>Añadiendo partidas…</translation>
    </message>
    <message numerus="yes">
        <source>Adding games… %Ln so far</source>
        <translation>
            <numerusform>Añadiendo partidas… %Ln hasta ahora</numerusform>
            <numerusform>Añadiendo partidas… %Ln hasta ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was added: %1.</source>
        <translation>No se añadió nada: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) added.</source>
        <translation>
            <numerusform>%Ln partida añadida.</numerusform>
            <numerusform>%Ln partidas añadidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were there already.</source>
        <translation>
            <numerusform>%Ln ya estaba.</numerusform>
            <numerusform>%Ln ya estaban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln have no legal move.</source>
        <translation>
            <numerusform>%Ln no tiene ningún movimiento legal.</numerusform>
            <numerusform>%Ln no tienen ningún movimiento legal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Games are kept in a file beside the design: save the design first.</source>
        <translation>Las partidas se guardan en un archivo junto al diseño: guarde primero el diseño.</translation>
    </message>
    <message>
        <source>No games of this design are kept. From now on they can be kept in %1: those that people and programs play to their end, and those that you add.</source>
        <translation>No se guardan partidas de este diseño. Desde ahora pueden guardarse en %1: las que personas y programas jueguen hasta el final y las que usted añada.</translation>
    </message>
    <message>
        <source>The games cannot be read: %1.</source>
        <translation>Las partidas no se pueden leer: %1.</translation>
    </message>
    <message>
        <source>No game of this version of the design is kept yet. Play one to its end in Play mode (F6), or add games.</source>
        <translation>Aún no se ha guardado ninguna partida de esta versión del diseño. Juegue una hasta el final en el modo Jugar (F6) o añada partidas.</translation>
    </message>
    <message numerus="yes">
        <source>None of %Ln game(s) came to this position.</source>
        <translation>
            <numerusform>La única partida no llegó a esta posición.</numerusform>
            <numerusform>Ninguna de las %Ln partidas llegó a esta posición.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) of this version of the design</source>
        <translation>
            <numerusform>%Ln partida de esta versión del diseño</numerusform>
            <numerusform>%Ln partidas de esta versión del diseño</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::GlyphGallery</name>
    <message>
        <source>Draws the piece so: %1</source>
        <translation>Dibuja la pieza así: %1</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>One to three letters or other signs to draw the piece with; Enter takes them</source>
        <translation>De una a tres letras u otros signos con los que dibujar la pieza; Intro los acepta</translation>
    </message>
    <message>
        <source>Disc with letters</source>
        <translation>Disco con letras</translation>
    </message>
    <message>
        <source>Draws the piece as a disc with these letters</source>
        <translation>Dibuja la pieza como un disco con estas letras</translation>
    </message>
</context>
<context>
    <name>rookery::HandTray</name>
    <message>
        <source>%1 in hand</source>
        <translation>Mano de %1</translation>
    </message>
    <message>
        <source>%1 in hand: none</source>
        <translation>Mano de %1: vacía</translation>
    </message>
    <message>
        <source>%1 %2 in hand: %3</source>
        <translation>Mano de %1: %2 ×%3</translation>
    </message>
    <message>
        <source>%1 %2 in hand</source>
        <translation>Mano de %1: %2</translation>
    </message>
    <message>
        <source>Puts a %1 down: click it, then a cell, or drag it</source>
        <translation>Pone %1: haga clic en la pieza y luego en una casilla, o arrástrela</translation>
    </message>
    <message>
        <source>Puts a %1 down: click it, then a cell, or drag it (%2)</source>
        <translation>Pone %1: haga clic en la pieza y luego en una casilla, o arrástrela (%2)</translation>
    </message>
</context>
<context>
    <name>rookery::HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Offline help</source>
        <translation>Ayuda sin conexión</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>sin tecla</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Headings of the manual, or what was found in it</source>
        <translation>Títulos del manual, o lo que se encontró en él</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Shows what has all these words; Enter or F3 goes to the next (Ctrl+F)</source>
        <translation>Muestra lo que tiene todas estas palabras; Intro o F3 va al siguiente (Ctrl+F)</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n lugar</numerusform>
            <numerusform>%n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 de %2: %3</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
</context>
<context>
    <name>rookery::HistoryPanel</name>
    <message>
        <source>Nothing to undo yet.</source>
        <translation>Aún no hay nada que deshacer.</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Como se abrió</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Click a step to go back or forward to it</source>
        <translation>Haga clic en un paso para volver o avanzar hasta él</translation>
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
        <translation>Buscar…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Shows only names with this text</source>
        <translation>Muestra solo los nombres con este texto</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Click or Space adds a name at the end</source>
        <translation>Clic o Espacio añade un nombre al final</translation>
    </message>
    <message>
        <source>Click or Space chooses</source>
        <translation>Clic o Espacio elige</translation>
    </message>
    <message>
        <source>Forgets the choice</source>
        <translation>Olvida la elección</translation>
    </message>
    <message>
        <source>Remove the last</source>
        <translation>Quitar el último</translation>
    </message>
    <message>
        <source>Takes the last name away</source>
        <translation>Quita el último nombre</translation>
    </message>
</context>
<context>
    <name>rookery::IdentityChip</name>
    <message>
        <source>Known piece with these moves</source>
        <translation>Pieza conocida con estos movimientos</translation>
    </message>
    <message>
        <source>%1. A click shows it in the library</source>
        <translation>%1. Un clic la muestra en la biblioteca</translation>
    </message>
    <message>
        <source>Which piece it is</source>
        <translation>Qué pieza es</translation>
    </message>
    <message>
        <source>Shows the known piece that moves like this one</source>
        <translation>Muestra la pieza conocida que mueve como esta</translation>
    </message>
</context>
<context>
    <name>rookery::ImportDialog</name>
    <message>
        <source>Import a game</source>
        <translation>Importar un juego</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Opens the game as a new design</source>
        <translation>Abre el juego como diseño nuevo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Opens nothing</source>
        <translation>No abre nada</translation>
    </message>
    <message>
        <source>Paste a section of variants.ini, an Interactive Diagram, a Zillions rules file, XBoard&apos;s setup and piece lines, or FEN.</source>
        <translation>Pegue una sección de variants.ini, un Interactive Diagram, un archivo de reglas de Zillions, las líneas de colocación y piezas de XBoard, o FEN.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>The text of the game, pasted or from a file</source>
        <translation>El texto del juego, pegado o de un archivo</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir un archivo…</translation>
    </message>
    <message>
        <source>Takes the text of a file</source>
        <translation>Toma el texto de un archivo</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>What the text is written in; it is guessed until you choose</source>
        <translation>En qué está escrito el texto; se adivina hasta que usted elija</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Which of the text&apos;s games is imported</source>
        <translation>Cuál de los juegos del texto se importa</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>The board as it would be opened</source>
        <translation>El tablero como se abriría</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>What cannot come in, and what is wrong with the text; click a fault to go to its place</source>
        <translation>Qué no puede entrar y qué está mal en el texto; haga clic en un error para ir a su sitio</translation>
    </message>
    <message>
        <source>What comes in and what cannot is listed here, before anything is opened.</source>
        <translation>Aquí se enumera qué entra y qué no, antes de abrir nada.</translation>
    </message>
    <message>
        <source>Without a text, “Game” names those that are known already.</source>
        <translation>Sin texto, «Juego» nombra los que ya se conocen.</translation>
    </message>
    <message>
        <source>Nothing to import yet</source>
        <translation>Aún no hay nada que importar</translation>
    </message>
    <message numerus="yes">
        <source>This cannot be imported: %n fault(s)</source>
        <translation>
            <numerusform>Esto no se puede importar: %n error</numerusform>
            <numerusform>Esto no se puede importar: %n errores</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Línea %1, columna %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n pieza</numerusform>
            <numerusform>%n piezas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>A game</source>
        <translation>Un juego</translation>
    </message>
    <message>
        <source>Everything comes in.</source>
        <translation>Entra todo.</translation>
    </message>
</context>
<context>
    <name>rookery::KeySheet</name>
    <message>
        <source>Save PDF…</source>
        <translation>Guardar PDF…</translation>
    </message>
    <message>
        <source>Writes what is shown to a PDF file</source>
        <translation>Escribe lo que se ve en un archivo PDF</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Sends what is shown to a printer</source>
        <translation>Envía lo que se ve a una impresora</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Buscar acciones y teclas</translation>
    </message>
    <message>
        <source>Search actions</source>
        <translation>Buscar acciones</translation>
    </message>
    <message>
        <source>Shows only what has all these words</source>
        <translation>Muestra solo lo que tiene todas estas palabras</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiada</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>What each key does, by where it works</source>
        <translation>Qué hace cada tecla, según dónde funciona</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Cambiar teclas…</translation>
    </message>
    <message>
        <source>Opens the settings of the keys</source>
        <translation>Abre los ajustes de las teclas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Cierra esta ventana</translation>
    </message>
    <message>
        <source>usually %1</source>
        <translation>normalmente %1</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>sin tecla</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n tecla</numerusform>
            <numerusform>%n teclas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::LabPanel</name>
    <message>
        <source>Pages of Analysis mode</source>
        <translation>Páginas del modo Análisis</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Balance</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>The best moves, and the scores of the game</source>
        <translation>Las mejores jugadas y las evaluaciones de la partida</translation>
    </message>
    <message>
        <source>What pieces are worth</source>
        <translation>Lo que valen las piezas</translation>
    </message>
    <message>
        <source>Who wins how often</source>
        <translation>Quién gana con qué frecuencia</translation>
    </message>
    <message>
        <source>Who wins for sure</source>
        <translation>Quién gana con seguridad</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>What was played from here, and how it ended</source>
        <translation>Lo que se jugó desde aquí y cómo terminó</translation>
    </message>
</context>
<context>
    <name>rookery::LabWords</name>
    <message numerus="yes">
        <source>%1 wins in %n move(s)</source>
        <translation>
            <numerusform>%1 gana en %n jugada</numerusform>
            <numerusform>%1 gana en %n jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses in %n move(s)</source>
        <translation>
            <numerusform>%1 pierde en %n jugada</numerusform>
            <numerusform>%1 pierde en %n jugadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::LanguagePage</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>The window speaks it as soon as the settings are closed</source>
        <translation>La ventana lo habla en cuanto se cierran los ajustes</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Como lo tiene el sistema</translation>
    </message>
    <message>
        <source>Files and the command line are in English, whatever the language of the window.</source>
        <translation>Los archivos y la línea de órdenes están en inglés, sea cual sea el idioma de la ventana.</translation>
    </message>
</context>
<context>
    <name>rookery::LegForm</name>
    <message>
        <source>Cells between</source>
        <translation>Casillas intermedias</translation>
    </message>
    <message>
        <source>What may stand on the cells that the leg passes</source>
        <translation>Qué puede haber en las casillas por las que pasa el tramo</translation>
    </message>
    <message>
        <source>Add a condition on a zone of the board</source>
        <translation>Añadir una condición sobre una zona del tablero</translation>
    </message>
    <message>
        <source>Writes the move as legs, so that each of them can be changed here</source>
        <translation>Escribe la jugada como tramos, para poder cambiar aquí cada uno</translation>
    </message>
    <message>
        <source>Ways to step</source>
        <translation>Formas de avanzar</translation>
    </message>
    <message>
        <source>Directions (n e), groups of them, vectors (2,1) or turns from the leg before (turn +1 is half a right angle to the right, on hexagons and triangles 60°; turn 0 is straight on); the piece picks one and repeats it</source>
        <translation>Direcciones (n e), grupos de ellas, vectores (2,1) o giros respecto al tramo anterior (turn +1 es medio ángulo recto a la derecha, en hexágonos y triángulos 60°; turn 0 es recto); la pieza elige una y la repite</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>Fewest steps</source>
        <translation>Mínimo de pasos</translation>
    </message>
    <message>
        <source>The leg may end after this many steps and later</source>
        <translation>El tramo puede terminar tras tantos pasos o más tarde</translation>
    </message>
    <message>
        <source>Most steps</source>
        <translation>Máximo de pasos</translation>
    </message>
    <message>
        <source>After this many steps the leg ends; 0 is any number</source>
        <translation>Tras tantos pasos el tramo termina; 0 es cualquier número</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>Va</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>pasos</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>En medio</translation>
    </message>
    <message>
        <source>Where it ends</source>
        <translation>Dónde termina</translation>
    </message>
    <message>
        <source>who stands there</source>
        <translation>quién está allí</translation>
    </message>
    <message>
        <source>the move</source>
        <translation>la jugada</translation>
    </message>
    <message>
        <source>goes on with</source>
        <translation>sigue con</translation>
    </message>
    <message>
        <source>only for</source>
        <translation>solo para</translation>
    </message>
    <message>
        <source>An empty cell</source>
        <translation>Una casilla vacía</translation>
    </message>
    <message>
        <source>An enemy</source>
        <translation>Un enemigo</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Una propia</translation>
    </message>
    <message>
        <source>may stop</source>
        <translation>puede detenerse</translation>
    </message>
    <message>
        <source>%1: may stop</source>
        <translation>%1: puede detenerse</translation>
    </message>
    <message>
        <source>The move may be over here</source>
        <translation>La jugada puede acabar aquí</translation>
    </message>
    <message>
        <source>%1: goes on with</source>
        <translation>%1: sigue con</translation>
    </message>
    <message>
        <source>The legs that may follow from here</source>
        <translation>Los tramos que pueden seguir desde aquí</translation>
    </message>
    <message>
        <source>What happens to the piece on the cell</source>
        <translation>Qué le pasa a la pieza de la casilla</translation>
    </message>
    <message>
        <source>%1: which pieces</source>
        <translation>%1: qué piezas</translation>
    </message>
    <message>
        <source>Which pieces the row is about; any other is in the way</source>
        <translation>De qué piezas trata la fila; cualquier otra estorba</translation>
    </message>
    <message>
        <source>%1: types</source>
        <translation>%1: tipos</translation>
    </message>
    <message>
        <source>The piece types that count</source>
        <translation>Los tipos de pieza que cuentan</translation>
    </message>
    <message>
        <source>no piece</source>
        <translation>ninguna pieza</translation>
    </message>
    <message>
        <source>Only</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zona</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>También</translation>
    </message>
    <message>
        <source>%1: leg %2</source>
        <translation>%1: tramo %2</translation>
    </message>
    <message>
        <source>Leg</source>
        <translation>Tramo</translation>
    </message>
    <message>
        <source>This move is written in another notation. Written as legs it does the same, and each leg can be changed here.</source>
        <translation>Esta jugada está escrita en otra notación. Escrita como tramos hace lo mismo, y aquí se puede cambiar cada tramo.</translation>
    </message>
    <message>
        <source>Choose a leg in the list of moves.</source>
        <translation>Elija un tramo en la lista de jugadas.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>leg %1</source>
        <translation>tramo %1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Leg %1: %2</source>
        <translation>Tramo %1: %2</translation>
    </message>
    <message>
        <source>A new leg</source>
        <translation>Un tramo nuevo</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>elegir…</translation>
    </message>
    <message>
        <source>The board has no zones yet; paint one in Board mode</source>
        <translation>El tablero aún no tiene zonas; pinte una en el modo Tablero</translation>
    </message>
    <message>
        <source>How it lies to the zone</source>
        <translation>Cómo está respecto a la zona</translation>
    </message>
    <message>
        <source>Where the leg must begin and end</source>
        <translation>Dónde debe empezar y terminar el tramo</translation>
    </message>
    <message>
        <source>The zone as the piece&apos;s player sees it</source>
        <translation>La zona como la ve el jugador de la pieza</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>Quitar esta condición</translation>
    </message>
    <message>
        <source>Change a leg</source>
        <translation>Cambiar un tramo</translation>
    </message>
    <message>
        <source>Add a leg</source>
        <translation>Añadir un tramo</translation>
    </message>
    <message>
        <source>%1: what happens to it</source>
        <translation>%1: qué le pasa</translation>
    </message>
    <message>
        <source>Convert to legs</source>
        <translation>Convertir en tramos</translation>
    </message>
    <message>
        <source>Choose directions</source>
        <translation>Elegir direcciones</translation>
    </message>
    <message>
        <source>The directions of a group, which are chosen in Directions mode, each direction by itself, and turns from the leg before</source>
        <translation>Las direcciones de un grupo, que se eligen en el modo Direcciones, cada dirección por separado y giros desde el tramo anterior</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>straight on</source>
        <translation>recto</translation>
    </message>
    <message>
        <source>%1° to the right</source>
        <translation>%1° a la derecha</translation>
    </message>
    <message>
        <source>%1° to the left</source>
        <translation>%1° a la izquierda</translation>
    </message>
    <message>
        <source>straight back</source>
        <translation>recto hacia atrás</translation>
    </message>
</context>
<context>
    <name>rookery::LegList</name>
    <message>
        <source>Rights of a move</source>
        <translation>Derechos de una jugada</translation>
    </message>
    <message>
        <source>Reach of a move</source>
        <translation>Alcance de una jugada</translation>
    </message>
    <message>
        <source>Change a leg</source>
        <translation>Cambiar un tramo</translation>
    </message>
    <message>
        <source>Pass only</source>
        <translation>Solo pasar</translation>
    </message>
    <message>
        <source>Delete a leg</source>
        <translation>Borrar un tramo</translation>
    </message>
    <message>
        <source>Delete part of a move</source>
        <translation>Borrar parte de una jugada</translation>
    </message>
    <message>
        <source>Order parts of a move</source>
        <translation>Ordenar partes de una jugada</translation>
    </message>
    <message>
        <source>Add a move</source>
        <translation>Añadir una jugada</translation>
    </message>
    <message>
        <source>All about the chosen leg: ways, ends and conditions (Enter)</source>
        <translation>Todo sobre el tramo elegido: caminos, finales y condiciones (Intro)</translation>
    </message>
    <message>
        <source>Duplicate this move (Ctrl+D)</source>
        <translation>Duplicar esta jugada (Ctrl+D)</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Subir (Alt+Arriba)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Bajar (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Delete this row (Del)</source>
        <translation>Borrar esta fila (Supr)</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Moves and their parts</source>
        <translation>Jugadas y sus partes</translation>
    </message>
    <message>
        <source>Add move</source>
        <translation>Añadir jugada</translation>
    </message>
    <message>
        <source>All about this leg…</source>
        <translation>Todo sobre este tramo…</translation>
    </message>
    <message>
        <source>Capture the piece jumped over</source>
        <translation>Capturar la pieza saltada</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Bounce where the board ends</source>
        <translation>Rebotar donde termina el tablero</translation>
    </message>
    <message>
        <source>Add a leg</source>
        <translation>Añadir un tramo</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Choose a row to see its part alone · its box leaves it out of the picture · drag or Alt+Up and Alt+Down order rows · F2 changes its action, Shift+F2 its range, Enter opens all about a leg</source>
        <translation>Elija una fila para ver solo su parte · su casilla la deja fuera del dibujo · arrastrar o Alt+Arriba y Alt+Abajo ordenan filas · F2 cambia su acción, Mayús+F2 su alcance, Intro abre todo sobre un tramo</translation>
    </message>
</context>
<context>
    <name>rookery::LegRows</name>
    <message>
        <source>leap</source>
        <translation>salto</translation>
    </message>
    <message>
        <source>ride</source>
        <translation>deslizamiento</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>hasta %1</translation>
    </message>
    <message>
        <source>both</source>
        <translation>ambos</translation>
    </message>
    <message>
        <source>move</source>
        <translation>mover</translation>
    </message>
    <message>
        <source>capture</source>
        <translation>capturar</translation>
    </message>
    <message>
        <source>always</source>
        <translation>siempre</translation>
    </message>
    <message>
        <source>unmoved</source>
        <translation>sin mover</translation>
    </message>
    <message>
        <source>leap, one step</source>
        <translation>salto, un paso</translation>
    </message>
    <message>
        <source>ride, any distance</source>
        <translation>deslizamiento, cualquier distancia</translation>
    </message>
    <message>
        <source>up to %1 steps</source>
        <translation>hasta %1 pasos</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Jugada %1</translation>
    </message>
    <message>
        <source>May be made: %1</source>
        <translation>Se puede hacer: %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>Betza</source>
        <translation>Betza</translation>
    </message>
    <message>
        <source>legs</source>
        <translation>tramos</translation>
    </message>
    <message>
        <source>bent</source>
        <translation>en ángulo</translation>
    </message>
    <message>
        <source>Range: %1</source>
        <translation>Alcance: %1</translation>
    </message>
    <message>
        <source>Rights: %1</source>
        <translation>Derechos: %1</translation>
    </message>
    <message>
        <source>repeats</source>
        <translation>se repite</translation>
    </message>
    <message>
        <source>once</source>
        <translation>una vez</translation>
    </message>
    <message>
        <source>Part %1</source>
        <translation>Parte %1</translation>
    </message>
    <message>
        <source>then leg %1 again</source>
        <translation>luego otra vez el tramo %1</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>only passes</source>
        <translation>solo pasa</translation>
    </message>
    <message>
        <source>friend</source>
        <translation>propia</translation>
    </message>
    <message>
        <source>enemy</source>
        <translation>enemigo</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>on %1, taken, then</source>
        <translation>sobre %1, capturada, luego</translation>
    </message>
    <message>
        <source>on %1, then</source>
        <translation>sobre %1, luego</translation>
    </message>
    <message>
        <source>continues</source>
        <translation>continúa</translation>
    </message>
</context>
<context>
    <name>rookery::Legend</name>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>What the marks on the board mean (L hides this line)</source>
        <translation>Qué significan las marcas del tablero (L oculta esta línea)</translation>
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
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Name, game or notation…</source>
        <translation>Nombre, juego o notación…</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Buscar en la biblioteca</translation>
    </message>
    <message>
        <source>Finds known pieces by a name in any tradition, a game, or their notation; Enter adds the chosen one</source>
        <translation>Encuentra piezas conocidas por un nombre de cualquier tradición, un juego o su notación; Intro añade la elegida</translation>
    </message>
    <message>
        <source>Lists the known pieces that move most like the one you are painting, and how yours differs</source>
        <translation>Enumera las piezas conocidas que se mueven más como la que está pintando, y en qué difiere la suya</translation>
    </message>
    <message>
        <source>Known pieces</source>
        <translation>Piezas conocidas</translation>
    </message>
    <message>
        <source>Enter, a double click or the plus adds the piece; drag it to the list of pieces</source>
        <translation>Intro, un doble clic o el más añade la pieza; arrástrela a la lista de piezas</translation>
    </message>
    <message>
        <source>Add this piece</source>
        <translation>Añadir esta pieza</translation>
    </message>
    <message>
        <source>Adds the chosen piece to the design, under its name</source>
        <translation>Añade la pieza elegida al diseño, con su nombre</translation>
    </message>
    <message>
        <source>Gives its moves to the edited piece if that has none yet, else to a new piece, to be changed</source>
        <translation>Da sus movimientos a la pieza editada si esta no tiene ninguno, si no a una nueva, para cambiarlos</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Paint a move first; then pieces like it are listed here.</source>
        <translation>Pinte primero una jugada; luego aquí se enumeran piezas parecidas.</translation>
    </message>
    <message>
        <source>No known piece is like this one: it reaches nothing, or leaps farther than seven cells.</source>
        <translation>Ninguna pieza conocida es como esta: no alcanza nada, o salta más de siete casillas.</translation>
    </message>
    <message>
        <source>Nothing called ‘%1’.</source>
        <translation>Nada se llama «%1».</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>¿Quiso decir %1?</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <translation>Añadir una pieza</translation>
    </message>
    <message>
        <source>My %1</source>
        <translation>Mi %1</translation>
    </message>
    <message>
        <source>No known piece fits this board. Paint the moves, or write them with its directions.</source>
        <translation>Ninguna pieza conocida encaja en este tablero. Pinte los movimientos o escríbalos con sus direcciones.</translation>
    </message>
    <message>
        <source>Copy moves</source>
        <translation>Copiar movimientos</translation>
    </message>
    <message>
        <source>Similar to this piece</source>
        <translation>Parecidas a esta</translation>
    </message>
    <message>
        <source>Copy the moves of a known piece</source>
        <translation>Copiar los movimientos de una pieza conocida</translation>
    </message>
    <message>
        <source>Similar</source>
        <translation>Parecidas</translation>
    </message>
</context>
<context>
    <name>rookery::LimitsReport</name>
    <message>
        <source>Leave it out</source>
        <translation>Omitirla</translation>
    </message>
    <message>
        <source>Writes the design without this piece; again takes that back</source>
        <translation>Escribe el diseño sin esta pieza; otra vez lo deshace</translation>
    </message>
    <message>
        <source>Write the nearest</source>
        <translation>Escribir lo más parecido</translation>
    </message>
    <message>
        <source>Limits report</source>
        <translation>Informe de límites</translation>
    </message>
    <message>
        <source>What this target says of the design, and what it does not</source>
        <translation>Qué dice este destino del diseño y qué no</translation>
    </message>
    <message>
        <source>Working out what this target can say …</source>
        <translation>Averiguando qué puede decir este destino…</translation>
    </message>
    <message>
        <source>Not run: no program here can play this format</source>
        <translation>No ejecutado: aquí ningún programa puede jugar este formato</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>conservado</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>imposible</translation>
    </message>
    <message>
        <source>different</source>
        <translation>distinto</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Everything that is drawn or said is the design&apos;s</source>
        <translation>Todo lo dibujado o dicho es lo del diseño</translation>
    </message>
    <message numerus="yes">
        <source>The board and its %n cell(s)</source>
        <translation>
            <numerusform>El tablero y su %n casilla</numerusform>
            <numerusform>El tablero y sus %n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 move exactly</source>
        <translation>Se mueven exactamente: %1</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source> · perft %1: Rookery %2, %3 %4</source>
        <translation> · perft %1: Rookery %2, %3 %4</translation>
    </message>
    <message>
        <source>Not proved: %1</source>
        <translation>No probado: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n position(s))</source>
        <translation>
            <numerusform>%1 (%n posición)</numerusform>
            <numerusform>%1 (%n posiciones)</numerusform>
        </translation>
    </message>
    <message>
        <source>Not exercised: %1</source>
        <translation>No ejercitado: %1</translation>
    </message>
    <message>
        <source>Exercised: %1</source>
        <translation>Ejercitado: %1</translation>
    </message>
    <message>
        <source>%1 was to be changed</source>
        <translation>%1 se iba a cambiar</translation>
    </message>
</context>
<context>
    <name>rookery::LinesPage</name>
    <message>
        <source>Analyse</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Looks for the best moves of the position on show, until it is switched off or the position changes</source>
        <translation>Busca las mejores jugadas de la posición mostrada, hasta que se apague o cambie la posición</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>How many best moves are looked for</source>
        <translation>Cuántas mejores jugadas se buscan</translation>
    </message>
    <message>
        <source>Click a move to go on from there</source>
        <translation>Pulse una jugada para seguir desde ahí</translation>
    </message>
    <message>
        <source>Chance is to move.</source>
        <translation>Le toca al azar.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>No move was found.</source>
        <translation>No se encontró ninguna jugada.</translation>
    </message>
    <message>
        <source>Depth %1, %2 positions</source>
        <translation>Profundidad %1, %2 posiciones</translation>
    </message>
</context>
<context>
    <name>rookery::LinkBox</name>
    <message>
        <source>Repeat by symmetry</source>
        <translation>Repetir por simetría</translation>
    </message>
    <message>
        <source>Draws the links of this direction again where the chosen symmetry (S) repeats them</source>
        <translation>Dibuja de nuevo los enlaces de esta dirección donde los repite la simetría elegida (S)</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>De vuelta</translation>
    </message>
    <message>
        <source>The drawn links of this direction lead back where they came from</source>
        <translation>Los enlaces dibujados de esta dirección vuelven a donde vinieron</translation>
    </message>
    <message>
        <source>As text…</source>
        <translation>Como texto…</translation>
    </message>
    <message>
        <source>Shows the directions and links as lines to copy, and carries out pasted ones</source>
        <translation>Muestra direcciones y enlaces como líneas para copiar, y ejecuta las pegadas</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlazar</translation>
    </message>
    <message>
        <source>Draws the links that are shown, as one undo step</source>
        <translation>Dibuja los enlaces mostrados, como un solo paso</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Dejar</translation>
    </message>
    <message>
        <source>Forgets the links that are shown</source>
        <translation>Olvida los enlaces mostrados</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolerancia</translation>
    </message>
    <message>
        <source>How far a cell may lie from where a direction points, in hundredths of a cell; the links are shown at once</source>
        <translation>Cuánto puede distar una casilla de donde apunta una dirección, en centésimas de casilla; los enlaces se muestran enseguida</translation>
    </message>
    <message>
        <source>All links of this direction</source>
        <translation>Todos los enlaces de esta dirección</translation>
    </message>
    <message>
        <source>Link by the drawing</source>
        <translation>Enlazar según el dibujo</translation>
    </message>
    <message>
        <source>Move the slider to see which cells would be linked.</source>
        <translation>Mueva el control para ver qué casillas se enlazarían.</translation>
    </message>
    <message>
        <source>Repeat links</source>
        <translation>Repetir enlaces</translation>
    </message>
    <message>
        <source>Turn links back</source>
        <translation>Devolver enlaces</translation>
    </message>
    <message numerus="yes">
        <source>%n new link(s) within %1 hundredths of a cell.</source>
        <translation>
            <numerusform>%n enlace nuevo dentro de %1 centésimas de casilla.</numerusform>
            <numerusform>%n enlaces nuevos dentro de %1 centésimas de casilla.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::LookerChoice</name>
    <message>
        <source>Program that looks</source>
        <translation>Programa que busca</translation>
    </message>
    <message>
        <source>Which program looks for the best moves</source>
        <translation>Qué programa busca las mejores jugadas</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>Este programa</translation>
    </message>
    <message>
        <source>Engines…</source>
        <translation>Motores…</translation>
    </message>
</context>
<context>
    <name>rookery::MainWindow</name>
    <message>
        <source> (recovered)</source>
        <translation> (recuperado)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>About Rookery</source>
        <translation>Acerca de Rookery</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Rookery %1&lt;/h3&gt;&lt;p&gt;The workbench for inventing board games.&lt;/p&gt;&lt;p&gt;MIT license. Uses Qt, nlohmann-json and CLI11.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Rookery %1&lt;/h3&gt;&lt;p&gt;El taller para inventar juegos de tablero.&lt;/p&gt;&lt;p&gt;Licencia MIT. Usa Qt, nlohmann-json y CLI11.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Only a flat drawing with joined edges goes on beyond its edges; see Topology and Layout of the board</source>
        <translation>Solo un dibujo plano con bordes unidos sigue más allá de ellos; véanse Topología y Disposición del tablero</translation>
    </message>
</context>
<context>
    <name>rookery::ModeBar</name>
    <message>
        <source>Modes</source>
        <translation>Modos</translation>
    </message>
    <message>
        <source>Find action</source>
        <translation>Buscar acción</translation>
    </message>
</context>
<context>
    <name>rookery::MoveChooser</name>
    <message>
        <source>Becomes</source>
        <translation>Se convierte en</translation>
    </message>
    <message>
        <source>Comes in</source>
        <translation>Entra</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Poner</translation>
    </message>
    <message>
        <source>Which way</source>
        <translation>De qué manera</translation>
    </message>
    <message>
        <source>Which move</source>
        <translation>Qué jugada</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Key %1; Esc takes the step back</source>
        <translation>Tecla %1; Esc deshace el paso</translation>
    </message>
    <message>
        <source>castles</source>
        <translation>se enroca</translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation>no captura nada</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>captura %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Se queda</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
</context>
<context>
    <name>rookery::MoveDrawing</name>
    <message>
        <source>Draw a move</source>
        <translation>Dibujar una jugada</translation>
    </message>
    <message>
        <source>Draw a leg</source>
        <translation>Dibujar un tramo</translation>
    </message>
    <message>
        <source>Symmetry of a move</source>
        <translation>Simetría de una jugada</translation>
    </message>
    <message>
        <source>Make leaps of a slide</source>
        <translation>Hacer saltos de un deslizamiento</translation>
    </message>
    <message>
        <source>Make a slide</source>
        <translation>Hacer un deslizamiento</translation>
    </message>
    <message>
        <source>Change a leg</source>
        <translation>Cambiar un tramo</translation>
    </message>
    <message>
        <source>How far away the hurdle may be, and where the piece lands</source>
        <translation>A qué distancia puede estar el obstáculo, y dónde cae la pieza</translation>
    </message>
    <message>
        <source>adjacent only</source>
        <translation>solo al lado</translation>
    </message>
    <message>
        <source>any distance</source>
        <translation>cualquier distancia</translation>
    </message>
    <message>
        <source>and land anywhere behind</source>
        <translation>y caer en cualquier sitio detrás</translation>
    </message>
    <message>
        <source>Leg %1</source>
        <translation>Tramo %1</translation>
    </message>
    <message>
        <source>How far the leg goes the way it was drawn</source>
        <translation>Cuánto avanza el tramo en la dirección dibujada</translation>
    </message>
    <message>
        <source>one step</source>
        <translation>un paso</translation>
    </message>
    <message>
        <source>leaps there</source>
        <translation>salta allí</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>hasta %1</translation>
    </message>
    <message>
        <source>Stop after leg %1</source>
        <translation>Parar tras el tramo %1</translation>
    </message>
    <message>
        <source>Whether the move may be over where the last leg begins</source>
        <translation>Si la jugada puede acabar donde empieza el último tramo</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Where leg %1 ends</source>
        <translation>Donde termina el tramo %1</translation>
    </message>
    <message>
        <source>What must stand where leg %1 ends for the piece to go on</source>
        <translation>Qué debe haber donde termina el tramo %1 para que la pieza siga</translation>
    </message>
    <message>
        <source>if empty</source>
        <translation>si está vacía</translation>
    </message>
    <message>
        <source>if anything</source>
        <translation>haya lo que haya</translation>
    </message>
    <message>
        <source>over a piece</source>
        <translation>sobre una pieza</translation>
    </message>
    <message>
        <source>taking an enemy</source>
        <translation>capturando un enemigo</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Along the lines that were drawn, or straight and diagonal alike</source>
        <translation>Por las líneas dibujadas, o en recto y diagonal por igual</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>all 8</source>
        <translation>las 8</translation>
    </message>
    <message>
        <source>Make it a slide?</source>
        <translation>¿Convertirlo en deslizamiento?</translation>
    </message>
    <message>
        <source>The leaps lie one behind the other on a line</source>
        <translation>Los saltos están uno tras otro en una línea</translation>
    </message>
    <message>
        <source>leaps</source>
        <translation>saltos</translation>
    </message>
    <message>
        <source>This is the leap of the %1, %2</source>
        <translation>Es el salto de la pieza %1, %2</translation>
    </message>
    <message>
        <source>Gives the piece this name</source>
        <translation>Da este nombre a la pieza</translation>
    </message>
    <message>
        <source>Rename a piece</source>
        <translation>Renombrar una pieza</translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>Renombrar a %1</translation>
    </message>
    <message>
        <source>Hurdle</source>
        <translation>Obstáculo</translation>
    </message>
    <message>
        <source>at any distance</source>
        <translation>a cualquier distancia</translation>
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
        <translation>%1 %2 a %3</translation>
    </message>
    <message>
        <source>%1: no movement leads there</source>
        <translation>%1: ningún movimiento lleva allí</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <translation>%1: %2 – %3</translation>
    </message>
    <message>
        <source>%1: %2, capturing</source>
        <translation>%1: %2, capturando</translation>
    </message>
    <message>
        <source> (way %1 of %2, P again for the next)</source>
        <translation> (camino %1 de %2, P otra vez para el siguiente)</translation>
    </message>
</context>
<context>
    <name>rookery::MovementGrid</name>
    <message>
        <source>Movement grid</source>
        <translation>Cuadrícula de movimiento</translation>
    </message>
    <message>
        <source>%1. It reaches: %2</source>
        <translation>%1. Alcanza: %2</translation>
    </message>
    <message>
        <source>No move leads there.</source>
        <translation>Ninguna jugada lleva allí.</translation>
    </message>
    <message>
        <source>A hand-drawn board has no pattern of its own: pieces move along its directions. Write them below, as in &quot;ride out in&quot;.</source>
        <translation>Un tablero dibujado a mano no tiene patrón propio: las piezas se mueven por sus direcciones. Escríbalas abajo, como en «ride out in».</translation>
    </message>
    <message>
        <source>Click a square this piece can reach.</source>
        <translation>Haga clic en una casilla que alcance esta pieza.</translation>
    </message>
    <message>
        <source>Click a cell this piece can reach.</source>
        <translation>Haga clic en una casilla que alcance esta pieza.</translation>
    </message>
    <message>
        <source>Now click with Leap (1) where the piece lands.</source>
        <translation>Ahora haga clic con Salto (1) donde cae la pieza.</translation>
    </message>
</context>
<context>
    <name>rookery::NamesOfCopies</name>
    <message>
        <source>Based on %1.</source>
        <translation>Basado en %1.</translation>
    </message>
    <message>
        <source>Based on %1 by %2.</source>
        <translation>Basado en %1 de %2.</translation>
    </message>
    <message>
        <source>%1 Of that game: %2</source>
        <translation>%1 De ese juego: %2</translation>
    </message>
</context>
<context>
    <name>rookery::NewBoardDialog</name>
    <message>
        <source>Create</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>Vista previa del tablero</translation>
    </message>
    <message>
        <source>Board as text</source>
        <translation>Tablero como texto</translation>
    </message>
    <message>
        <source>The same as on the command line, such as square:8x10:cylinder</source>
        <translation>Lo mismo que en la línea de órdenes, como square:8x10:cylinder</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Como texto</translation>
    </message>
    <message>
        <source>Search the boards</source>
        <translation>Buscar tableros</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>Click a board to begin with it; double-click creates it at once</source>
        <translation>Haga clic en un tablero para empezar con él; doble clic lo crea enseguida</translation>
    </message>
    <message>
        <source>All sides equal</source>
        <translation>Todos los lados iguales</translation>
    </message>
    <message>
        <source>A regular hexagon; without it each pair of sides has a length of its own</source>
        <translation>Un hexágono regular; sin ello cada par de lados tiene su propia longitud</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Contorno</translation>
    </message>
    <message>
        <source>What is cut out of the rectangle</source>
        <translation>Qué se recorta del rectángulo</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>Topología</translation>
    </message>
    <message>
        <source>Which edges are joined, and how</source>
        <translation>Qué bordes están unidos, y cómo</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dibujo</translation>
    </message>
    <message>
        <source>How the board is drawn; the game is the same</source>
        <translation>Cómo se dibuja el tablero; el juego es el mismo</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Rótulos</translation>
    </message>
    <message>
        <source>What is written beside the cells; names in files and moves stay</source>
        <translation>Qué se escribe junto a las casillas; los nombres en archivos y jugadas no cambian</translation>
    </message>
    <message>
        <source>Pieces stand</source>
        <translation>Las piezas están</translation>
    </message>
    <message>
        <source>On the cells, or where lines cross</source>
        <translation>En las casillas, o donde se cruzan las líneas</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Which cells are drawn alike</source>
        <translation>Qué casillas se dibujan iguales</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Columna %1: %2</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation>%1, de %2 a %3</translation>
    </message>
    <message>
        <source>Which edges are joined, and how. Some ways are left out: %1</source>
        <translation>Qué bordes están unidos, y cómo. Algunas formas se omiten: %1</translation>
    </message>
    <message>
        <source>A free graph: add cells by hand</source>
        <translation>Un grafo libre: añada casillas a mano</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n cell(s)</source>
        <translation>
            <numerusform>%1 · %n casilla</numerusform>
            <numerusform>%1 · %n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>New design</source>
        <translation>Nuevo diseño</translation>
    </message>
    <message>
        <source>Another board</source>
        <translation>Otro tablero</translation>
    </message>
    <message>
        <source>Take the new board</source>
        <translation>Tomar el tablero nuevo</translation>
    </message>
    <message>
        <source>Search: round, hexagons, 3D, go…</source>
        <translation>Buscar: redondo, hexágonos, 3D, go…</translation>
    </message>
    <message>
        <source>Shows the boards with words that begin so: names, kinds, games</source>
        <translation>Muestra los tableros con palabras que empiezan así: nombres, clases, juegos</translation>
    </message>
    <message>
        <source>No board is found by these words. Any board can be drawn on a free graph, or cut and joined from one of the others.</source>
        <translation>Con estas palabras no se encuentra ningún tablero. Cualquiera se puede dibujar como grafo libre, o recortar y unir a partir de otro.</translation>
    </message>
    <message>
        <source>No board is chosen.</source>
        <translation>No hay ningún tablero elegido.</translation>
    </message>
    <message>
        <source>Made by hand: no text says it</source>
        <translation>Hecho a mano: ningún texto lo dice</translation>
    </message>
    <message>
        <source>Cells joined one by one, in this size only</source>
        <translation>Casillas unidas una a una, solo en este tamaño</translation>
    </message>
    <message>
        <source>Other holes</source>
        <translation>Otros huecos</translation>
    </message>
</context>
<context>
    <name>rookery::NoPiecesPage</name>
    <message>
        <source>Pieces are what moves. &lt;b&gt;Pick from the library&lt;/b&gt; or press N to make one.</source>
        <translation>Las piezas son lo que se mueve. &lt;b&gt;Elija de la biblioteca&lt;/b&gt; o pulse N para crear una.</translation>
    </message>
    <message>
        <source>New piece</source>
        <translation>Pieza nueva</translation>
    </message>
    <message>
        <source>Makes a piece that you paint yourself (N)</source>
        <translation>Crea una pieza que usted mismo pinta (N)</translation>
    </message>
    <message>
        <source>Pick from the library</source>
        <translation>Elegir de la biblioteca</translation>
    </message>
    <message>
        <source>Shows the known pieces, to be added with a click</source>
        <translation>Muestra las piezas conocidas, para añadirlas con un clic</translation>
    </message>
    <message>
        <source>Add a %1</source>
        <translation>Añadir %1</translation>
    </message>
    <message>
        <source>Adds the piece: %1</source>
        <translation>Añade la pieza: %1</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <translation>Añadir una pieza</translation>
    </message>
</context>
<context>
    <name>rookery::NotationButton</name>
    <message>
        <source>Writes this move in another notation</source>
        <translation>Escribe esta jugada en otra notación</translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <translation>%1 (ahora)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Convert to</source>
        <translation>Convertir en</translation>
    </message>
</context>
<context>
    <name>rookery::NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation>Cerrar este aviso</translation>
    </message>
</context>
<context>
    <name>rookery::PaintBar</name>
    <message>
        <source>Repeat this leap</source>
        <translation>Repetir este salto</translation>
    </message>
    <message>
        <source>Test pieces</source>
        <translation>Piezas de prueba</translation>
    </message>
    <message>
        <source>Take the test pieces away</source>
        <translation>Quitar las piezas de prueba</translation>
    </message>
    <message>
        <source>any distance</source>
        <translation>cualquier distancia</translation>
    </message>
    <message>
        <source>up to </source>
        <translation>hasta </translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Simetría</translation>
    </message>
    <message>
        <source>Which other cells a stroke touches along with the one under the pointer (S)</source>
        <translation>Qué otras casillas toca un trazo además de la que está bajo el puntero (S)</translation>
    </message>
    <message>
        <source>Size of the grid</source>
        <translation>Tamaño de la cuadrícula</translation>
    </message>
    <message>
        <source>How many cells the grid shows around the piece</source>
        <translation>Cuántas casillas muestra la cuadrícula alrededor de la pieza</translation>
    </message>
    <message>
        <source>Range of rides</source>
        <translation>Alcance de los deslizamientos</translation>
    </message>
    <message>
        <source>How many steps a painted ride may take</source>
        <translation>Cuántos pasos puede dar un deslizamiento pintado</translation>
    </message>
    <message>
        <source>Step is the clicked cell</source>
        <translation>El paso es la casilla pulsada</translation>
    </message>
    <message>
        <source>A ride repeats the leap to the clicked cell instead of the smallest step that way (Alt)</source>
        <translation>Un deslizamiento repite el salto a la casilla pulsada en vez del paso más pequeño hacia allí (Alt)</translation>
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
        <translation>%1 de ancho</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;imetría</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>Cua&amp;drícula</translation>
    </message>
    <message>
        <source>Leap</source>
        <translation>Salto</translation>
    </message>
    <message>
        <source>Leap: click or sweep over the cells it reaches in one step · drag from the piece draws a leg · right drag erases (1)</source>
        <translation>Salto: clic o barrido sobre las casillas que alcanza en un paso · arrastrar desde la pieza dibuja un tramo · arrastre derecho borra (1)</translation>
    </message>
    <message>
        <source>Ride</source>
        <translation>Desliza</translation>
    </message>
    <message>
        <source>Ride: click a cell to slide that way as far as the range says · Alt repeats the leap to that very cell (2)</source>
        <translation>Desliza: clic en una casilla para deslizarse hacia allí tan lejos como dice el alcance · Alt repite el salto a esa misma casilla (2)</translation>
    </message>
    <message>
        <source>Hurdle</source>
        <translation>Obstáculo</translation>
    </message>
    <message>
        <source>Hurdle: marks a cell with a piece to be jumped; then click with Leap where the jump lands (4)</source>
        <translation>Obstáculo: marca una casilla con una pieza que se salta; luego haga clic con Salto donde cae el salto (4)</translation>
    </message>
    <message>
        <source>Via</source>
        <translation>Vía</translation>
    </message>
    <message>
        <source>Via: marks a cell that the move passes and that blocks it if it is occupied; then click with Leap where the move ends (5)</source>
        <translation>Vía: marca una casilla por la que pasa la jugada y que la bloquea si está ocupada; luego haga clic con Salto donde termina la jugada (5)</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Erase: takes away whatever of this move reaches the cell; a bent path goes as a whole · a right click lists the moves instead (X)</source>
        <translation>Borrar: quita lo que de esta jugada alcanza la casilla; un camino en ángulo se va entero · clic derecho enumera las jugadas (X)</translation>
    </message>
    <message>
        <source>Test friend</source>
        <translation>Propia de prueba</translation>
    </message>
    <message>
        <source>Test friend: puts a piece of the same side on the grid to see what it blocks; not part of the design (6)</source>
        <translation>Propia de prueba: pone una pieza del mismo bando en la cuadrícula para ver qué bloquea; no es parte del diseño (6)</translation>
    </message>
    <message>
        <source>Test enemy</source>
        <translation>Enemigo de prueba</translation>
    </message>
    <message>
        <source>Test enemy: puts a piece of the other side on the grid to see what it blocks; not part of the design (7)</source>
        <translation>Enemigo de prueba: pone una pieza del otro bando en la cuadrícula para ver qué bloquea; no es parte del diseño (7)</translation>
    </message>
    <message>
        <source>Test wall</source>
        <translation>Muro de prueba</translation>
    </message>
    <message>
        <source>Test wall: takes a cell off the grid to see what a hole in the board does; not part of the design (8)</source>
        <translation>Muro de prueba: quita una casilla de la cuadrícula para ver qué hace un hueco en el tablero; no es parte del diseño (8)</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Ambos</translation>
    </message>
    <message>
        <source>Move + capture: what is painted moves and captures (B)</source>
        <translation>Mover + capturar: lo pintado mueve y captura (B)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Move only: what is painted does not capture (M)</source>
        <translation>Solo mover: lo pintado no captura (M)</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Capturar</translation>
    </message>
    <message>
        <source>Capture only: what is painted only captures (C)</source>
        <translation>Solo capturar: lo pintado solo captura (C)</translation>
    </message>
    <message>
        <source>%1-fold</source>
        <translation>De orden %1</translation>
    </message>
    <message>
        <source>%1 rotations</source>
        <translation>%1 giros</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
</context>
<context>
    <name>rookery::PanelDocks</name>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Pieces that people know, to be added or started from</source>
        <translation>Piezas conocidas, para añadirlas o partir de ellas</translation>
    </message>
    <message>
        <source>What the edited piece gains and loses</source>
        <translation>Qué gana y qué pierde la pieza editada</translation>
    </message>
    <message>
        <source>Pages of Setup mode</source>
        <translation>Páginas del modo Colocación</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Who stands where at the start</source>
        <translation>Quién está dónde al principio</translation>
    </message>
    <message>
        <source>What is allowed, and what ends the game (Ctrl+R)</source>
        <translation>Qué está permitido y qué termina la partida (Ctrl+R)</translation>
    </message>
    <message>
        <source>Pages of Board mode</source>
        <translation>Páginas del modo Tablero</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonas</translation>
    </message>
    <message>
        <source>Check board</source>
        <translation>Auditoría</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propiedades</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Shows or hides the panel %1</source>
        <translation>Muestra u oculta el panel %1</translation>
    </message>
    <message>
        <source>Known pieces</source>
        <translation>Piezas conocidas</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Problemas (%1)</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
</context>
<context>
    <name>rookery::PanelTitle</name>
    <message>
        <source>Hide this panel</source>
        <translation>Ocultar este panel</translation>
    </message>
    <message>
        <source>Hides this panel</source>
        <translation>Oculta este panel</translation>
    </message>
    <message>
        <source>Hides this panel; %1 brings it back</source>
        <translation>Oculta este panel; %1 lo vuelve a mostrar</translation>
    </message>
</context>
<context>
    <name>rookery::PartMenu</name>
    <message>
        <source>Type to search, or write it yourself</source>
        <translation>Escriba para buscar, o escríbalo usted</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Shows what fits here by its words; Enter takes the chosen row</source>
        <translation>Muestra con palabras lo que encaja aquí; Intro toma la fila elegida</translation>
    </message>
    <message>
        <source>What fits here</source>
        <translation>Lo que encaja aquí</translation>
    </message>
    <message>
        <source>Enter or a click puts it in</source>
        <translation>Intro o un clic lo pone</translation>
    </message>
    <message>
        <source>As it is written</source>
        <translation>Tal como está escrito</translation>
    </message>
</context>
<context>
    <name>rookery::PastePreview</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Pieces to be pasted</source>
        <translation>Piezas por pegar</translation>
    </message>
    <message>
        <source>What each line of the clipboard makes; Enter adds the pieces, Esc does not</source>
        <translation>Qué produce cada línea del portapapeles; Intro añade las piezas, Esc no</translation>
    </message>
    <message>
        <source>Add the pieces</source>
        <translation>Añadir las piezas</translation>
    </message>
    <message>
        <source>Adds these pieces as one undo step (Enter)</source>
        <translation>Añade estas piezas como un solo paso (Intro)</translation>
    </message>
    <message>
        <source>Adds nothing (Esc)</source>
        <translation>No añade nada (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>Add %n piece(s)</source>
        <translation>
            <numerusform>Añadir %n pieza</numerusform>
            <numerusform>Añadir %n piezas</numerusform>
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
        <translation>Reemplazar…</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>Dialecto</translation>
    </message>
    <message>
        <source>Who reads the Betza string: the same letters mean different moves to each</source>
        <translation>Quién lee la cadena Betza: las mismas letras significan jugadas distintas para cada uno</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notación</translation>
    </message>
    <message>
        <source>The move as text. A path: leap nne · ride n e s w · (n n stop) · (nw (n)) · “move” or “capture” before an item. Or Betza: N · R · FyafsF · fmWfcF. Ctrl+Space offers words and letters · Enter offers the usual spelling · Esc puts back what holds</source>
        <translation>La jugada como texto. Un camino: leap nne · ride n e s w · (n n stop) · (nw (n)) · «move» o «capture» delante de una parte. O Betza: N · R · FyafsF · fmWfcF. Ctrl+Espacio ofrece palabras y letras · Intro ofrece la escritura usual · Esc devuelve lo que vale</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Starts an empty path instead of these legs</source>
        <translation>Empieza un camino vacío en lugar de estos tramos</translation>
    </message>
    <message>
        <source>&amp;Notation</source>
        <translation>&amp;Notación</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>Jugada %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) not in Betza</source>
        <translation>
            <numerusform>%n regla no está en Betza</numerusform>
            <numerusform>%n reglas no están en Betza</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Columna %1: %2</translation>
    </message>
    <message>
        <source>Write it as %1? Tab</source>
        <translation>¿Escribirla como %1? Tab</translation>
    </message>
    <message>
        <source>Write it as: %1</source>
        <translation>Escribirla como: %1</translation>
    </message>
    <message>
        <source>%1 has nothing in this move yet.</source>
        <translation>%1 aún no tiene nada en esta jugada.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Only while it has not moved.</source>
        <translation>Solo mientras no se haya movido.</translation>
    </message>
    <message>
        <source>Replace a move</source>
        <translation>Reemplazar una jugada</translation>
    </message>
    <message>
        <source>Move %1: %2.</source>
        <translation>Jugada %1: %2. {1:?}</translation>
    </message>
    <message>
        <source>No move ends outside the zone %1.</source>
        <translation>Ninguna jugada termina fuera de la zona %1.</translation>
    </message>
    <message>
        <source>The list of legs in Betza notation.</source>
        <translation>La lista de tramos en notación Betza.</translation>
    </message>
    <message>
        <source>Part of the move in Betza notation; the list has all of it.</source>
        <translation>Parte de la jugada en notación Betza; la lista la tiene entera.</translation>
    </message>
</context>
<context>
    <name>rookery::PatternPainter</name>
    <message>
        <source>This move is erased as a whole: right-click a cell that it reaches, or press Menu there, and choose it.</source>
        <translation>Esta jugada se borra entera: haga clic derecho en una casilla que alcance, o pulse Menú allí, y elíjala.</translation>
    </message>
    <message>
        <source>Erase moves</source>
        <translation>Borrar jugadas</translation>
    </message>
    <message>
        <source>Paint moves</source>
        <translation>Pintar jugadas</translation>
    </message>
</context>
<context>
    <name>rookery::PictureButton</name>
    <message>
        <source>Choose a picture</source>
        <translation>Elegir una imagen</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation>Imágenes (*.svg *.png)</translation>
    </message>
    <message>
        <source>Picture of %1</source>
        <translation>Imagen de %1</translation>
    </message>
    <message>
        <source>Picture for all players…</source>
        <translation>Imagen para todos los jugadores…</translation>
    </message>
    <message>
        <source>Light and dark become each player&apos;s colours</source>
        <translation>Claro y oscuro se convierten en los colores de cada jugador</translation>
    </message>
    <message>
        <source>Picture for %1…</source>
        <translation>Imagen para %1…</translation>
    </message>
    <message>
        <source>%1&apos;s pieces are drawn as the picture is</source>
        <translation>Las piezas de %1 se dibujan como la imagen</translation>
    </message>
    <message>
        <source>all players</source>
        <translation>todos los jugadores</translation>
    </message>
    <message>
        <source>Remove the picture for %1</source>
        <translation>Quitar la imagen de %1</translation>
    </message>
    <message>
        <source>Draws the piece as before</source>
        <translation>Dibuja la pieza como antes</translation>
    </message>
    <message>
        <source>Remove a picture</source>
        <translation>Quitar una imagen</translation>
    </message>
    <message>
        <source>%1 was not taken: %2</source>
        <translation>%1 no se tomó: %2</translation>
    </message>
    <message>
        <source>The picture was taken without: %1</source>
        <translation>La imagen se tomó sin: %1</translation>
    </message>
    <message>
        <source>%1: choose one, take an SVG or PNG of your own, or drop one here</source>
        <translation>%1: elija una, use un SVG o PNG propio o suéltelo aquí</translation>
    </message>
</context>
<context>
    <name>rookery::PictureCommands</name>
    <message>
        <source>Pictures (*.svg *.png *.pdf)</source>
        <translation>Imágenes (*.svg *.png *.pdf)</translation>
    </message>
    <message>
        <source>A picture&apos;s name ends in .svg, .png or .pdf</source>
        <translation>El nombre de una imagen termina en .svg, .png o .pdf</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>The board is on the clipboard as SVG, PNG and text</source>
        <translation>El tablero está en el portapapeles como SVG, PNG y texto</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>Páginas (*.pdf)</translation>
    </message>
    <message>
        <source>This picture is on the clipboard</source>
        <translation>Esta imagen está en el portapapeles</translation>
    </message>
</context>
<context>
    <name>rookery::PieceEditor</name>
    <message>
        <source>Show all moves</source>
        <translation>Mostrar todas las jugadas</translation>
    </message>
    <message>
        <source>Any pieces</source>
        <translation>Cualquier pieza</translation>
    </message>
    <message>
        <source>Enemy at pointer</source>
        <translation>Enemigo en el puntero</translation>
    </message>
    <message>
        <source>Movement editor</source>
        <translation>Editor de movimiento</translation>
    </message>
    <message>
        <source>Shows what the other moves of the piece do, faintly, behind the chosen one</source>
        <translation>Muestra tenuemente, detrás de la elegida, qué hacen las otras jugadas de la pieza</translation>
    </message>
    <message>
        <source>What if an enemy stood here: one follows the pointer over the grid and the board (E)</source>
        <translation>Y si aquí hubiera un enemigo: uno sigue al puntero por la cuadrícula y el tablero (E)</translation>
    </message>
    <message>
        <source>Legs can be drawn on the rows and columns of a board only.</source>
        <translation>Los tramos solo se pueden dibujar en las filas y columnas de un tablero.</translation>
    </message>
    <message>
        <source>All moves that are possible in some position: a diamond needs another piece, a filled corner cannot be blocked (A)</source>
        <translation>Todas las jugadas posibles en alguna posición: un rombo necesita otra pieza, una esquina llena no se puede bloquear (A)</translation>
    </message>
</context>
<context>
    <name>rookery::PieceHeader</name>
    <message>
        <source>Piece name</source>
        <translation>Nombre de la pieza</translation>
    </message>
    <message>
        <source>The name of the piece; Enter renames it. A new piece with a known name takes its moves too</source>
        <translation>El nombre de la pieza; Intro la renombra. Una pieza nueva con un nombre conocido toma también sus movimientos</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letra</translation>
    </message>
    <message>
        <source>The letter of the piece in positions: A to Z, or none</source>
        <translation>La letra de la pieza en posiciones: de A a Z, o ninguna</translation>
    </message>
    <message>
        <source>Shows the moves as this player&apos;s pieces make them (Q)</source>
        <translation>Muestra las jugadas como las hacen las piezas de este jugador (Q)</translation>
    </message>
    <message>
        <source>&amp;Letter</source>
        <translation>&amp;Letra</translation>
    </message>
    <message>
        <source>Enter takes the moves of the %1: %2</source>
        <translation>Intro toma los movimientos de la pieza %1: %2</translation>
    </message>
    <message>
        <source>Take a known piece</source>
        <translation>Tomar una pieza conocida</translation>
    </message>
    <message>
        <source>Rename piece</source>
        <translation>Renombrar la pieza</translation>
    </message>
    <message>
        <source>Change a piece&apos;s letter</source>
        <translation>Cambiar la letra de una pieza</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Lado</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>&amp;Bando</translation>
    </message>
</context>
<context>
    <name>rookery::PiecesPanel</name>
    <message>
        <source>Search pieces…</source>
        <translation>Buscar piezas…</translation>
    </message>
    <message>
        <source>Search pieces</source>
        <translation>Buscar piezas</translation>
    </message>
    <message>
        <source>Shows only pieces whose name or letter contains this text</source>
        <translation>Muestra solo las piezas cuyo nombre o letra contiene este texto</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>Click to choose a piece, double-click to edit how it moves, F2 to rename it, Ctrl+V to paste Betza or lines name:id:betza</source>
        <translation>Clic elige una pieza, doble clic edita cómo se mueve, F2 la renombra, Ctrl+V pega Betza o líneas name:id:betza</translation>
    </message>
    <message>
        <source>New piece (N)</source>
        <translation>Pieza nueva (N)</translation>
    </message>
    <message>
        <source>New piece</source>
        <translation>Pieza nueva</translation>
    </message>
    <message>
        <source>Copy this piece</source>
        <translation>Copiar esta pieza</translation>
    </message>
    <message>
        <source>Copy piece</source>
        <translation>Copiar pieza</translation>
    </message>
    <message>
        <source>Move up in the list</source>
        <translation>Subir en la lista</translation>
    </message>
    <message>
        <source>Move down in the list</source>
        <translation>Bajar en la lista</translation>
    </message>
    <message>
        <source>Delete piece</source>
        <translation>Borrar pieza</translation>
    </message>
    <message numerus="yes">
        <source>%1 – letter %2, %n on the board</source>
        <translation>
            <numerusform>%1 – letra %2, %n en el tablero</numerusform>
            <numerusform>%1 – letra %2, %n en el tablero</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Rename piece</source>
        <translation>Renombrar la pieza</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Pieza</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n piece(s)</source>
        <translation>
            <numerusform>Pegar %n pieza</numerusform>
            <numerusform>Pegar %n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a piece</source>
        <translation>Añadir una pieza</translation>
    </message>
    <message>
        <source>Order pieces</source>
        <translation>Ordenar piezas</translation>
    </message>
    <message>
        <source>Delete this piece, on the board too</source>
        <translation>Borrar esta pieza, también del tablero</translation>
    </message>
    <message>
        <source>No piece is called ‘%1’.</source>
        <translation>Ninguna pieza se llama «%1».</translation>
    </message>
    <message>
        <source>No pieces yet: make one (N), or add one from the library.</source>
        <translation>Aún no hay piezas: cree una (N) o añada una de la biblioteca.</translation>
    </message>
</context>
<context>
    <name>rookery::PlayBar</name>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Makes no move, where the rules allow it (Space)</source>
        <translation>No hace ninguna jugada, donde las reglas lo permiten (Espacio)</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Ya</translation>
    </message>
    <message>
        <source>Lets the program move for the player whose turn it is</source>
        <translation>Hace que el programa juegue por el jugador al que le toca</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stops the program at once; no move is made until you say so</source>
        <translation>Detiene el programa al instante; no juega hasta que usted lo diga</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Begins again from the start position</source>
        <translation>Empieza de nuevo desde la posición inicial</translation>
    </message>
    <message>
        <source>The time that each player has left</source>
        <translation>El tiempo que le queda a cada jugador</translation>
    </message>
    <message>
        <source>Move as text</source>
        <translation>Jugada como texto</translation>
    </message>
    <message>
        <source>Type a move and press Enter: e2-e4, P@e4, e7-e8=Q, PASS (Ctrl+M)</source>
        <translation>Escriba una jugada y pulse Intro: e2-e4, P@e4, e7-e8=Q, PASS (Ctrl+M)</translation>
    </message>
    <message>
        <source>%1: %2 of %3 checks</source>
        <translation>%1: %2 de %3 jaques</translation>
    </message>
    <message>
        <source>%1: %2 on the board</source>
        <translation>%1: %2 en el tablero</translation>
    </message>
    <message>
        <source>%1 of %2 moves without a capture</source>
        <translation>%1 de %2 jugadas sin captura</translation>
    </message>
    <message>
        <source>%1 has counted %2 of %3 moves</source>
        <translation>%1 ha contado %2 de %3 jugadas</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Juega %1</translation>
    </message>
    <message>
        <source>%1 to move, in check</source>
        <translation>Juega %1, en jaque</translation>
    </message>
    <message>
        <source>%1: drawing…</source>
        <translation>%1: sacando…</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 está pensando…</translation>
    </message>
    <message>
        <source>Move, such as %1</source>
        <translation>Jugada, como %1</translation>
    </message>
    <message>
        <source>The rules are off: put any piece anywhere</source>
        <translation>Sin reglas: ponga cualquier pieza en cualquier sitio</translation>
    </message>
    <message>
        <source>Click the cell again, or press Enter, to stop there</source>
        <translation>Haga clic otra vez en la casilla, o pulse Intro, para detenerse allí</translation>
    </message>
    <message>
        <source>Now choose where the wall goes</source>
        <translation>Ahora elija adónde va el muro</translation>
    </message>
    <message>
        <source>Now choose the piece that is taken</source>
        <translation>Ahora elija la pieza que se retira</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n punto</numerusform>
            <numerusform>%1: %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jugar ya</translation>
    </message>
    <message>
        <source>The program plays the best move that it has found so far</source>
        <translation>El programa juega la mejor jugada que ha encontrado hasta ahora</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Shows a move that the program would play</source>
        <translation>Muestra una jugada que el programa haría</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Buscando una buena jugada…</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Pista: %1</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Ofrecer tablas</translation>
    </message>
    <message>
        <source>The program accepts where it sees nothing better</source>
        <translation>El programa acepta si no ve nada mejor</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>Aceptar las tablas</translation>
    </message>
    <message>
        <source>%1 offers a draw</source>
        <translation>%1 ofrece tablas</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>Gives the game up; Left takes it back</source>
        <translation>Abandona la partida; Izquierda lo deshace</translation>
    </message>
</context>
<context>
    <name>rookery::PlayPanel</name>
    <message>
        <source>Pages of Play mode</source>
        <translation>Páginas del modo Juego</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Move freely, without rules</source>
        <translation>Mover libremente, sin reglas</translation>
    </message>
    <message>
        <source>Puts any piece on any cell; each time the game begins anew from there</source>
        <translation>Pone cualquier pieza en cualquier casilla; cada vez la partida empieza de nuevo desde allí</translation>
    </message>
    <message>
        <source>Take the last move back (Left)</source>
        <translation>Retirar la última jugada (Izquierda)</translation>
    </message>
    <message>
        <source>Play the next move again (Right)</source>
        <translation>Jugar otra vez la siguiente (Derecha)</translation>
    </message>
    <message>
        <source>New game from the start position (Ctrl+Shift+G)</source>
        <translation>Partida nueva desde la posición inicial (Ctrl+Mayús+G)</translation>
    </message>
    <message>
        <source>Open a game from a file (Ctrl+O)</source>
        <translation>Abrir una partida de un archivo (Ctrl+O)</translation>
    </message>
    <message>
        <source>Save the game to a file (Ctrl+Alt+G)</source>
        <translation>Guardar la partida en un archivo (Ctrl+Alt+G)</translation>
    </message>
    <message>
        <source>Copy the game with its branches and comments (Ctrl+C)</source>
        <translation>Copiar la partida con sus variantes y comentarios (Ctrl+C)</translation>
    </message>
    <message>
        <source>Paste a game or a position (Ctrl+V)</source>
        <translation>Pegar una partida o una posición (Ctrl+V)</translation>
    </message>
    <message>
        <source>Pin this position with its legal moves as an example (Ctrl+Shift+P)</source>
        <translation>Fijar esta posición con sus jugadas legales como ejemplo (Ctrl+Mayús+P)</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>Comentar esta jugada</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>What is said about the move on show; Enter keeps it</source>
        <translation>Qué se dice de la jugada mostrada; Intro lo conserva</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Posición como texto</translation>
    </message>
    <message>
        <source>The position on show, as FEN or cell:Piece pairs; Enter begins a game at another one</source>
        <translation>La posición mostrada, como FEN o pares casilla:Pieza; Intro empieza una partida en otra</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sin reloj</translation>
    </message>
    <message>
        <source>%1 min each</source>
        <translation>%1 min cada uno</translation>
    </message>
    <message>
        <source>%1 min each, %2 s a move</source>
        <translation>%1 min cada uno, %2 s por jugada</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>How long each player may think in the whole game, and how much is added for a move; choosing sets the clocks anew</source>
        <translation>Cuánto puede pensar cada jugador en toda la partida y cuánto se añade por jugada; elegir pone los relojes de nuevo</translation>
    </message>
    <message>
        <source>Looks ahead for %1 s</source>
        <translation>Mira adelante %1 s</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Una persona</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Quién juega %1</translation>
    </message>
    <message>
        <source>Programs draw their moves at random in this game: they see no more than their player</source>
        <translation>Los programas eligen sus jugadas al azar en este juego: no ven más que su jugador</translation>
    </message>
    <message>
        <source>Engines…</source>
        <translation>Motores…</translation>
    </message>
    <message>
        <source>Who plays %1: a person, this program, or an engine</source>
        <translation>Quién juega %1: una persona, este programa o un motor</translation>
    </message>
    <message>
        <source>Level %1: a beginner</source>
        <translation>Nivel %1: principiante</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Nivel %1</translation>
    </message>
    <message>
        <source>Strength of programs</source>
        <translation>Fuerza de los programas</translation>
    </message>
    <message>
        <source>How far programs may look for a move: so many positions on a level, else as far as they get in that time</source>
        <translation>Hasta dónde pueden mirar los programas para una jugada: en un nivel, tantas posiciones; si no, hasta donde lleguen en ese tiempo</translation>
    </message>
    <message>
        <source>Programs resign and agree to draws</source>
        <translation>Los programas abandonan y acuerdan tablas</translation>
    </message>
    <message>
        <source>A program resigns that has seen itself ten pawns behind for four of its moves. It offers a draw when, after 40 moves of each, its last eight scores were all within 0.15, and accepts one while its last four promised no more than that</source>
        <translation>Un programa abandona si se ha visto diez peones por debajo en cuatro de sus jugadas. Ofrece tablas si, tras 40 jugadas de cada bando, sus últimas ocho valoraciones no se apartaron de cero más de 0,15, y las acepta mientras las últimas cuatro no prometían más que eso</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>What own rules do in the last move, line by line</source>
        <translation>Lo que hacen las reglas propias en la última jugada, línea por línea</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
</context>
<context>
    <name>rookery::PlaySession</name>
    <message>
        <source>The legal moves are still being looked for</source>
        <translation>Aún se buscan las jugadas legales</translation>
    </message>
    <message>
        <source>The game is over: %1</source>
        <translation>La partida ha terminado: %1</translation>
    </message>
    <message>
        <source>%1; the game up to there is shown</source>
        <translation>%1; se muestra la partida hasta ahí</translation>
    </message>
    <message>
        <source>%1 is not legal under the present rules</source>
        <translation>%1 no es legal con las reglas actuales</translation>
    </message>
    <message>
        <source>There is no legal move here.</source>
        <translation>Aquí no hay ninguna jugada legal.</translation>
    </message>
</context>
<context>
    <name>rookery::PlayerBox</name>
    <message>
        <source>Chance: dice and draws</source>
        <translation>Azar: dados y sorteos</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Añadir jugador</translation>
    </message>
    <message>
        <source>One more player, who moves after the others</source>
        <translation>Un jugador más, que mueve después de los otros</translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation>Quitar jugador</translation>
    </message>
    <message>
        <source>This player goes, with his pieces and the rules that are about no other piece</source>
        <translation>Este jugador se va, con sus piezas y las reglas que no tratan de otra pieza</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Nombre del jugador</translation>
    </message>
    <message>
        <source>A name that is a colour, such as Red, also gives the pieces that colour</source>
        <translation>Un nombre que es un color, como Red, da también a las piezas ese color</translation>
    </message>
    <message>
        <source>How the player faces</source>
        <translation>Cómo mira el jugador</translation>
    </message>
    <message>
        <source>Movement is written for the first player; another one&apos;s pieces hold the board like this</source>
        <translation>El movimiento se escribe para el primer jugador; las piezas de otro ven así el tablero</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Mira</translation>
    </message>
    <message>
        <source>Decides nothing and has no pieces: its own moves are what may come, and their weights say how often</source>
        <translation>No decide nada ni tiene piezas: sus jugadas propias son lo que puede salir, y sus pesos dicen con qué frecuencia</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Azar</translation>
    </message>
    <message>
        <source>Facing of %1</source>
        <translation>Orientación de %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar a %1</translation>
    </message>
    <message>
        <source>Rename player</source>
        <translation>Renombrar jugador</translation>
    </message>
</context>
<context>
    <name>rookery::PortabilityChip</name>
    <message>
        <source>How many targets can play this design as it is; click for the targets (F8)</source>
        <translation>Cuántos destinos pueden jugar este diseño tal como está; haga clic para verlos (F8)</translation>
    </message>
    <message>
        <source>Portability</source>
        <translation>Portabilidad</translation>
    </message>
    <message>
        <source>exports exactly to %1 of %2 formats</source>
        <translation>exacto en %1 de %2 formatos</translation>
    </message>
    <message>
        <source>targets …</source>
        <translation>destinos…</translation>
    </message>
</context>
<context>
    <name>rookery::PositionBox</name>
    <message>
        <source>Position as text</source>
        <translation>Posición como texto</translation>
    </message>
    <message>
        <source>FEN, or cell:Piece pairs for any board; the board follows while you type</source>
        <translation>FEN, o pares casilla:Pieza para cualquier tablero; el tablero sigue mientras escribe</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Primera jugada</translation>
    </message>
    <message>
        <source>Who makes the first move; the others follow in their order</source>
        <translation>Quién hace la primera jugada; los demás siguen en su orden</translation>
    </message>
    <message>
        <source>Who moves first</source>
        <translation>Quién mueve primero</translation>
    </message>
    <message>
        <source>Set the position</source>
        <translation>Fijar la posición</translation>
    </message>
    <message>
        <source> (column %1)</source>
        <translation> (columna %1)</translation>
    </message>
    <message>
        <source>%1 may castle %2–%3</source>
        <translation>%1 puede enrocar %2–%3</translation>
    </message>
    <message>
        <source>Whether this way of castling is in the rules</source>
        <translation>Si esta forma de enroque está en las reglas</translation>
    </message>
    <message>
        <source>Right to castle</source>
        <translation>Derecho a enrocar</translation>
    </message>
</context>
<context>
    <name>rookery::PreferencesText</name>
    <message>
        <source>“%1” is not one of %2.</source>
        <translation>«%1» no es ninguno de %2.</translation>
    </message>
    <message>
        <source>“%1” is no whole number from %2 to %3.</source>
        <translation>«%1» no es un número entero de %2 a %3.</translation>
    </message>
    <message>
        <source>“%1” is no text.</source>
        <translation>«%1» no es un texto.</translation>
    </message>
    <message>
        <source>“%1” is no setting of Rookery.</source>
        <translation>«%1» no es un ajuste de Rookery.</translation>
    </message>
    <message>
        <source>line %1, column %2: %3.</source>
        <translation>línea %1, columna %2: %3.</translation>
    </message>
    <message>
        <source>“keys” names “%1”, which is nothing that has a key.</source>
        <translation>«keys» nombra «%1», que no es nada que tenga tecla.</translation>
    </message>
    <message>
        <source>The key of “%1” is no key.</source>
        <translation>La tecla de «%1» no es una tecla.</translation>
    </message>
    <message>
        <source>“%1” and “%2” have the same key, %3.</source>
        <translation>«%1» y «%2» tienen la misma tecla, %3.</translation>
    </message>
    <message>
        <source>these are no settings of Rookery.</source>
        <translation>estos no son ajustes de Rookery.</translation>
    </message>
    <message>
        <source>it is of version %1; this program reads version %2.</source>
        <translation>es de la versión %1; este programa lee la versión %2.</translation>
    </message>
    <message>
        <source>“keys” is no object.</source>
        <translation>«keys» no es un objeto.</translation>
    </message>
    <message>
        <source>“engines” is no list of engines, each with a command and a protocol.</source>
        <translation>«engines» no es una lista de motores, cada uno con una orden y un protocolo.</translation>
    </message>
</context>
<context>
    <name>rookery::PrintDialog</name>
    <message>
        <source>The board with its setup</source>
        <translation>El tablero con su colocación</translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>Todas las piezas</translation>
    </message>
    <message>
        <source>The rules in words</source>
        <translation>Las reglas en palabras</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>The page as it will look</source>
        <translation>La página como se verá</translation>
    </message>
    <message>
        <source>Board sheet</source>
        <translation>Hoja del tablero</translation>
    </message>
    <message>
        <source>Piece sheet</source>
        <translation>Hoja de piezas</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Puts the start position on the first page</source>
        <translation>Pone la posición inicial en la primera página</translation>
    </message>
    <message>
        <source>A diagram for every piece, or for none</source>
        <translation>Un diagrama para cada pieza, o para ninguna</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>Each piece with a tick gets a diagram and a sentence</source>
        <translation>Cada pieza marcada recibe un diagrama y una frase</translation>
    </message>
    <message>
        <source>What the rule sheet says, below the pieces</source>
        <translation>Lo que dice la hoja de reglas, debajo de las piezas</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Which page is shown</source>
        <translation>Qué página se muestra</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Guardar PDF…</translation>
    </message>
    <message>
        <source>Writes the pages to a PDF file</source>
        <translation>Escribe las páginas en un archivo PDF</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Sends the pages to a printer</source>
        <translation>Envía las páginas a una impresora</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Cierra esta ventana</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>The pinned examples</source>
        <translation>Los ejemplos fijados</translation>
    </message>
    <message>
        <source>The board alone, or the board, how each piece moves, the rules and the examples</source>
        <translation>El tablero solo, o el tablero, cómo mueve cada pieza, las reglas y los ejemplos</translation>
    </message>
    <message>
        <source>Positions that were pinned, with moves that are legal there or not; those that the rules contradict are left out</source>
        <translation>Posiciones fijadas, con jugadas que allí son legales o no; se omiten las que las reglas contradicen</translation>
    </message>
    <message>
        <source>No position is pinned in this design; Play mode does that</source>
        <translation>En este diseño no hay ninguna posición fijada; se hace en el modo Jugar</translation>
    </message>
</context>
<context>
    <name>rookery::ProbeBar</name>
    <message>
        <source>Next way to the same cell</source>
        <translation>Camino siguiente a la misma casilla</translation>
    </message>
    <message>
        <source>One step back along the way</source>
        <translation>Un paso atrás en el camino</translation>
    </message>
    <message>
        <source>Play the way step by step</source>
        <translation>Recorrer el camino paso a paso</translation>
    </message>
    <message>
        <source>One step on along the way</source>
        <translation>Un paso adelante en el camino</translation>
    </message>
    <message>
        <source> (way %1 of %2)</source>
        <translation> (camino %1 de %2)</translation>
    </message>
    <message>
        <source>Why or why not: the way to the cell under the cursor, or what is in the way (P while it is held; a tap keeps it)</source>
        <translation>Por qué sí o por qué no: el camino a la casilla bajo el cursor, o qué estorba (P mientras se mantiene pulsada; un toque lo deja puesto)</translation>
    </message>
</context>
<context>
    <name>rookery::ProblemsChip</name>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Errors and warnings of this design; a click shows them</source>
        <translation>Errores y avisos de este diseño; un clic los muestra</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Sin problemas</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::ProblemsPanel</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravedad</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Arreglo</translation>
    </message>
    <message>
        <source>Intended</source>
        <translation>Intencionado</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Click a problem to go to its place</source>
        <translation>Haga clic en un problema para ir a su sitio</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Filtrar…</translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation>Filtrar problemas</translation>
    </message>
    <message>
        <source>Shows only problems with this word, code, place or severity</source>
        <translation>Muestra solo los problemas con esta palabra, código, lugar o gravedad</translation>
    </message>
    <message numerus="yes">
        <source>No problems found (checked %n rule(s)).</source>
        <translation>
            <numerusform>No se encontraron problemas (%n regla comprobada).</numerusform>
            <numerusform>No se encontraron problemas (%n reglas comprobadas).</numerusform>
        </translation>
    </message>
    <message>
        <source>No design is open.</source>
        <translation>No hay ningún diseño abierto.</translation>
    </message>
    <message>
        <source>Mends this as one undo step</source>
        <translation>Arregla esto como un solo paso</translation>
    </message>
    <message>
        <source>It is meant so: not reported any more, as long as it says the same</source>
        <translation>Es así a propósito: no se avisa más, mientras diga lo mismo</translation>
    </message>
    <message>
        <source>Mark a problem as intended</source>
        <translation>Marcar un problema como intencionado</translation>
    </message>
    <message>
        <source>Why it is meant so; F2 or a double click changes this note</source>
        <translation>Por qué es así a propósito; F2 o doble clic cambia esta nota</translation>
    </message>
    <message>
        <source>Report again</source>
        <translation>Avisar de nuevo</translation>
    </message>
    <message>
        <source>Takes the approval back</source>
        <translation>Retira la aprobación</translation>
    </message>
    <message>
        <source>Report a problem again</source>
        <translation>Avisar de nuevo de un problema</translation>
    </message>
    <message>
        <source>Note on a problem</source>
        <translation>Nota sobre un problema</translation>
    </message>
</context>
<context>
    <name>rookery::ProgramLearning</name>
    <message>
        <source>What was learned is not kept: %1.</source>
        <translation>No se guarda lo aprendido: %1.</translation>
    </message>
    <message>
        <source>What was learned is still kept: %1.</source>
        <translation>Lo aprendido sigue guardado: %1.</translation>
    </message>
    <message>
        <source>The design is another one: the program learns no more.</source>
        <translation>El diseño es otro: el programa deja de aprender.</translation>
    </message>
    <message>
        <source>Nothing was learned: there was no quiet position.</source>
        <translation>No se aprendió nada: no hubo ninguna posición tranquila.</translation>
    </message>
    <message numerus="yes">
        <source>The program has learned from %Ln game(s).</source>
        <translation>
            <numerusform>El programa ha aprendido de %Ln partida.</numerusform>
            <numerusform>El programa ha aprendido de %Ln partidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::ProgramPlayers</name>
    <message>
        <source>depth %1, %2: %3</source>
        <translation>profundidad %1, %2: %3</translation>
    </message>
</context>
<context>
    <name>rookery::QuestionBar</name>
    <message>
        <source>Questions about what was drawn</source>
        <translation>Preguntas sobre lo dibujado</translation>
    </message>
    <message>
        <source>Click to paint · drag from the piece to draw legs</source>
        <translation>Clic para pintar · arrastre desde la pieza para dibujar tramos</translation>
    </message>
    <message>
        <source>Leave it so and ask no more (Esc)</source>
        <translation>Dejarlo así y no preguntar más (Esc)</translation>
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
        <translation>Diseños de Rookery (*.rookery)</translation>
    </message>
    <message>
        <source>Other programs&apos; games (*.ini *.zrf *.html *.fen *.txt)</source>
        <translation>Juegos de otros programas (*.ini *.zrf *.html *.fen *.txt)</translation>
    </message>
    <message>
        <source>Open a design or a game</source>
        <translation>Abrir un diseño o una partida</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Trabajo sin guardar</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes.</source>
        <translation>«%1» tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>Without saving, the changes since the last save are lost.</source>
        <translation>Sin guardar, se pierden los cambios desde la última vez que se guardó.</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>Cambiado en el disco</translation>
    </message>
    <message>
        <source>Another program has changed “%1” since you opened it.</source>
        <translation>Otro programa ha cambiado «%1» desde que usted lo abrió.</translation>
    </message>
    <message>
        <source>Saving replaces what that program wrote.</source>
        <translation>Guardar reemplaza lo que ese programa escribió.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Reemplazarlo</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
</context>
<context>
    <name>rookery::RecentFiles</name>
    <message>
        <source>Open recent</source>
        <translation>Abrir reciente</translation>
    </message>
</context>
<context>
    <name>rookery::RecentList</name>
    <message>
        <source>Remove from this list</source>
        <translation>Quitar de esta lista</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Archivos recientes</translation>
    </message>
    <message>
        <source>Opens a file you worked on before; the pin, or its menu, keeps it at the top</source>
        <translation>Abre un archivo en el que trabajó antes; la chincheta, o su menú, lo mantiene arriba</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Pin to the top</source>
        <translation>Fijar arriba</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>%1, pinned</source>
        <translation>%1, fijado</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>Falta %1</translation>
    </message>
</context>
<context>
    <name>rookery::RecordList</name>
    <message>
        <source>Moves of the game</source>
        <translation>Jugadas de la partida</translation>
    </message>
    <message>
        <source>Click a move to go there · Left and Right take back and replay · ! and ? judge a move · the menu key removes or promotes a branch</source>
        <translation>Haga clic en una jugada para ir a ella · Izquierda y Derecha retiran y repiten · ! y ? valoran una jugada · la tecla de menú quita o asciende una variante</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
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
        <translation>no es legal con las reglas actuales</translation>
    </message>
    <message>
        <source>comes after a move that is not legal</source>
        <translation>viene después de una jugada que no es legal</translation>
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
        <translation>Hacer de esta la línea principal</translation>
    </message>
    <message>
        <source>Remove from here on</source>
        <translation>Quitar desde aquí</translation>
    </message>
    <message>
        <source>Annotation</source>
        <translation>Anotación</translation>
    </message>
</context>
<context>
    <name>rookery::RecoveredList</name>
    <message>
        <source>Recovered work (%1)</source>
        <translation>Trabajo recuperado (%1)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open the recovered design</source>
        <translation>Abrir el diseño recuperado</translation>
    </message>
    <message>
        <source>Opens it as unsaved work; nothing on disk is touched</source>
        <translation>Lo abre como trabajo sin guardar; en el disco no se toca nada</translation>
    </message>
    <message>
        <source>Discard it; it is kept for 30 more days in the recovery folder</source>
        <translation>Descartarlo; se conserva 30 días más en la carpeta de recuperación</translation>
    </message>
</context>
<context>
    <name>rookery::RecoveredWork</name>
    <message>
        <source>No recovery copy could be kept: %1. It is tried again every few seconds.</source>
        <translation>No se pudo guardar una copia de recuperación: %1. Se intenta de nuevo cada pocos segundos.</translation>
    </message>
    <message numerus="yes">
        <source>%n design(s) of an earlier run were not saved.</source>
        <translation>
            <numerusform>%n diseño de una sesión anterior no se guardó.</numerusform>
            <numerusform>%n diseños de una sesión anterior no se guardaron.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Mostrarlos</translation>
    </message>
    <message>
        <source>This is recovered work that was never saved.</source>
        <translation>Este es trabajo recuperado que nunca se guardó.</translation>
    </message>
    <message>
        <source>This is recovered work on %1; saving asks where to.</source>
        <translation>Este es trabajo recuperado sobre %1; al guardar se pregunta dónde.</translation>
    </message>
    <message numerus="yes">
        <source>%n recovery copy(s) of an earlier run cannot be read: damaged, or of a newer version. Kept for thirty days; the first is in %1</source>
        <translation>
            <numerusform>No se puede leer %n copia de recuperación de una ejecución anterior: está dañada o es de una versión más nueva. Se conserva treinta días; la primera está en %1</numerusform>
            <numerusform>No se pueden leer %n copias de recuperación de una ejecución anterior: están dañadas o son de una versión más nueva. Se conservan treinta días; la primera está en %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare with the saved one…</source>
        <translation>Comparar con el guardado…</translation>
    </message>
</context>
<context>
    <name>rookery::ReportButton</name>
    <message>
        <source>Save report…</source>
        <translation>Guardar informe…</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Guardar informe</translation>
    </message>
    <message>
        <source>report.html</source>
        <translation>informe.html</translation>
    </message>
    <message>
        <source>Page (*.html);;Printed pages (*.pdf);;Tables (*.csv)</source>
        <translation>Página (*.html);;Páginas impresas (*.pdf);;Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Writes what was found with its charts as a page, as printed pages, or as tables for a spreadsheet</source>
        <translation>Escribe lo hallado con sus gráficos como página, como páginas impresas o como tablas para una hoja de cálculo</translation>
    </message>
    <message>
        <source>The report is in %1</source>
        <translation>El informe está en %1</translation>
    </message>
    <message>
        <source>The report was not written: %1</source>
        <translation>El informe no se escribió: %1</translation>
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
        <translation>sin acabar</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost for the player who makes the move</source>
        <translation>%1 ganadas, %2 empatadas, %3 perdidas para el jugador que mueve</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) not finished</source>
        <translation>
            <numerusform>%Ln partida sin terminar</numerusform>
            <numerusform>%Ln partidas sin terminar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rookery::RuleForm</name>
    <message>
        <source>Add one: %1</source>
        <translation>Añadir: %1</translation>
    </message>
    <message>
        <source>Remove this part</source>
        <translation>Quitar esta parte</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>the whole board</source>
        <translation>todo el tablero</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>All in their order</source>
        <translation>Todos en su orden</translation>
    </message>
    <message>
        <source>Nothing before</source>
        <translation>Nada antes</translation>
    </message>
    <message>
        <source>Along the lines</source>
        <translation>A lo largo de las líneas</translation>
    </message>
    <message>
        <source>Every piece</source>
        <translation>Todas las piezas</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Back into what it was</source>
        <translation>De vuelta a lo que era</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>Toda jugada</translation>
    </message>
    <message>
        <source>New zone…</source>
        <translation>Zona nueva…</translation>
    </message>
    <message>
        <source>Where the king arrives: a cell, or how many cells it goes towards its partner, which then stands beside it</source>
        <translation>Adónde llega el rey: una casilla, o cuántas casillas avanza hacia su pareja, que entonces queda a su lado</translation>
    </message>
</context>
<context>
    <name>rookery::RulePicker</name>
    <message>
        <source>Add a rule</source>
        <translation>Añadir una regla</translation>
    </message>
    <message>
        <source>Lists every kind of rule; type to search</source>
        <translation>Enumera todos los tipos de regla; escriba para buscar</translation>
    </message>
    <message>
        <source>What should be ruled? e.g. promotion, draw, hand…</source>
        <translation>¿Qué hay que regular? p. ej. promoción, tablas, mano…</translation>
    </message>
    <message>
        <source>Search rules</source>
        <translation>Buscar reglas</translation>
    </message>
    <message>
        <source>Kinds of rules</source>
        <translation>Tipos de reglas</translation>
    </message>
    <message>
        <source>Enter or a click adds one of this kind</source>
        <translation>Intro o un clic añade una de este tipo</translation>
    </message>
    <message>
        <source>End: %1</source>
        <translation>Final: %1</translation>
    </message>
    <message>
        <source>No rule has that name. An own rule can say it:</source>
        <translation>Ninguna regla se llama así. Una regla propia puede decirlo:</translation>
    </message>
    <message>
        <source>Shows rules by their name, by the field&apos;s words for them, by games that have them and by what they say; Enter adds the chosen one</source>
        <translation>Muestra reglas por su nombre, por los términos del ramo, por juegos que las tienen y por lo que dicen; Intro añade la elegida</translation>
    </message>
    <message>
        <source>Ready: %1</source>
        <translation>Lista: %1</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>regla</translation>
    </message>
    <message>
        <source>Ready rules</source>
        <translation>Reglas listas</translation>
    </message>
</context>
<context>
    <name>rookery::RuleRowView</name>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Subir (Alt+Arriba)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Bajar (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Remove this rule (Del)</source>
        <translation>Quitar esta regla (Supr)</translation>
    </message>
    <message>
        <source>Click to change this rule, drag it to another place or design; Enter goes into its choosers, Del removes it</source>
        <translation>Haga clic para cambiar esta regla o arrástrela a otro lugar o diseño; Intro entra en sus selectores, Supr la quita</translation>
    </message>
</context>
<context>
    <name>rookery::RulesPanel</name>
    <message>
        <source>Add to a rule</source>
        <translation>Añadir a una regla</translation>
    </message>
    <message>
        <source>Remove from a rule</source>
        <translation>Quitar de una regla</translation>
    </message>
    <message>
        <source>There are no rules yet.</source>
        <translation>Aún no hay reglas.</translation>
    </message>
    <message>
        <source>Add a rule</source>
        <translation>Añadir una regla</translation>
    </message>
    <message>
        <source>Remove a rule</source>
        <translation>Quitar una regla</translation>
    </message>
    <message>
        <source>Move a rule</source>
        <translation>Mover una regla</translation>
    </message>
    <message>
        <source>Change a rule</source>
        <translation>Cambiar una regla</translation>
    </message>
    <message>
        <source>There is no cell “%1” on this board</source>
        <translation>No hay ninguna casilla «%1» en este tablero</translation>
    </message>
    <message>
        <source>Rules from a template</source>
        <translation>Reglas de una plantilla</translation>
    </message>
    <message>
        <source>Which piece is royal is not clear; add the rule “Royal groups” and choose it</source>
        <translation>No está claro qué pieza es real; añada la regla «Grupos reales» y elíjala</translation>
    </message>
    <message>
        <source>Mark a royal piece</source>
        <translation>Marcar una pieza real</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>Replaces all rules by those of a family of games; one step to undo</source>
        <translation>Reemplaza todas las reglas por las de una familia de juegos; un paso lo deshace</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Rule sheet</source>
        <translation>Hoja de reglas</translation>
    </message>
    <message>
        <source>Shows the rules as a text to read and to copy</source>
        <translation>Muestra las reglas como texto para leer y copiar</translation>
    </message>
    <message>
        <source>No player can lose yet. &lt;b&gt;Mark a royal piece&lt;/b&gt; or add another goal.</source>
        <translation>Aún ningún jugador puede perder. &lt;b&gt;Marque una pieza real&lt;/b&gt; o añada otra meta.</translation>
    </message>
    <message>
        <source>Makes the likeliest piece royal and adds checkmate as an end</source>
        <translation>Hace real la pieza más probable y añade el jaque mate como final</translation>
    </message>
    <message>
        <source>Begin with the rules of a family</source>
        <translation>Empezar con las reglas de una familia</translation>
    </message>
    <message>
        <source>The rules in plain words</source>
        <translation>Las reglas en palabras sencillas</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the rule sheet</source>
        <translation>Copiar la hoja de reglas</translation>
    </message>
    <message>
        <source>Puts the whole sheet on the clipboard</source>
        <translation>Pone la hoja entera en el portapapeles</translation>
    </message>
    <message>
        <source>Not all is said yet; until then the rule is as it was.</source>
        <translation>Aún no está todo dicho; hasta entonces la regla queda como estaba.</translation>
    </message>
    <message>
        <source>Say a rule</source>
        <translation>Decir una regla</translation>
    </message>
    <message>
        <source>Add a zone</source>
        <translation>Añadir una zona</translation>
    </message>
    <message>
        <source>Paint the cells of the new zone; Setup mode leads back to the rule</source>
        <translation>Pinte las casillas de la zona nueva; el modo Colocación devuelve a la regla</translation>
    </message>
</context>
<context>
    <name>rookery::ScoreCurve</name>
    <message>
        <source>Scores of the game</source>
        <translation>Evaluaciones de la partida</translation>
    </message>
    <message>
        <source>No scores yet</source>
        <translation>Aún sin evaluaciones</translation>
    </message>
    <message>
        <source>The upper half is good for the player who begins · click a point, or press Left and Right, to go to its position · a disc with a cross marks a blunder, a triangle a mistake, a diamond a doubtful move</source>
        <translation>La mitad superior es buena para el jugador que empieza · pulse un punto, o las teclas Izquierda y Derecha, para ir a su posición · un disco con una cruz señala un error grave, un triángulo un error, un rombo una jugada dudosa</translation>
    </message>
</context>
<context>
    <name>rookery::ScoresBox</name>
    <message>
        <source>Score the game</source>
        <translation>Evaluar la partida</translation>
    </message>
    <message>
        <source>Looks at each position of the game on show, and for blunders</source>
        <translation>Mira cada posición de la partida mostrada y busca errores graves</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
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
        <translation>Visto por</translation>
    </message>
    <message>
        <source>Through whose eyes the board and the record are shown, as the game hides something from its players</source>
        <translation>Con los ojos de quién se muestran el tablero y la anotación, ya que el juego oculta algo a sus jugadores</translation>
    </message>
    <message>
        <source>Everything is shown</source>
        <translation>Se muestra todo</translation>
    </message>
    <message>
        <source>Seen by %1</source>
        <translation>Visto por %1</translation>
    </message>
</context>
<context>
    <name>rookery::SeenGame</name>
    <message>
        <source>It is the turn of %1, and the board shows what %2 sees</source>
        <translation>Le toca a %1, y el tablero muestra lo que ve %2</translation>
    </message>
    <message>
        <source>This move is refused; try another</source>
        <translation>Esta jugada se rechaza; pruebe otra</translation>
    </message>
</context>
<context>
    <name>rookery::SentenceChip</name>
    <message>
        <source>Blank: %1</source>
        <translation>Hueco: %1</translation>
    </message>
    <message>
        <source>A click or Enter shows what fits here; Del empties it</source>
        <translation>Un clic o Intro muestra lo que encaja aquí; Supr lo vacía</translation>
    </message>
</context>
<context>
    <name>rookery::SentenceEditor</name>
    <message>
        <source>Add a line</source>
        <translation>Añadir una línea</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>The same as text. Ctrl+Space offers words · Esc puts back what holds</source>
        <translation>Lo mismo como texto. Ctrl+Espacio ofrece palabras · Esc repone lo que vale</translation>
    </message>
    <message>
        <source>Not all is said yet; until then the design stays as it was</source>
        <translation>Aún no está todo dicho; hasta entonces el diseño queda como estaba</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Línea %1, columna %2: %3</translation>
    </message>
</context>
<context>
    <name>rookery::SentenceView</name>
    <message>
        <source>%1. Enter changes it, Delete empties it</source>
        <translation>%1. Intro lo cambia, Supr lo vacía</translation>
    </message>
</context>
<context>
    <name>rookery::SettingsDialog</name>
    <message>
        <source>The list of recent files is empty.</source>
        <translation>La lista de archivos recientes está vacía.</translation>
    </message>
    <message>
        <source>All settings are as they were at first.</source>
        <translation>Todos los ajustes están como al principio.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Up and down choose a page of settings</source>
        <translation>Arriba y abajo eligen una página de ajustes</translation>
    </message>
    <message>
        <source>Keeps the changes and closes</source>
        <translation>Conserva los cambios y cierra</translation>
    </message>
    <message>
        <source>Puts everything back as it was kept last</source>
        <translation>Lo devuelve todo a como se conservó la última vez</translation>
    </message>
    <message>
        <source>Keeps the changes and stays</source>
        <translation>Conserva los cambios y sigue abierto</translation>
    </message>
    <message>
        <source>“%1” was not imported: %2</source>
        <translation>«%1» no se importó: %2</translation>
    </message>
    <message>
        <source>The settings of “%1” are in effect; OK keeps them.</source>
        <translation>Los ajustes de «%1» están en vigor; Aceptar los conserva.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Guardado: %1</translation>
    </message>
</context>
<context>
    <name>rookery::SetupPanel</name>
    <message numerus="yes">
        <source>%1: %n piece(s)</source>
        <translation>
            <numerusform>%1: %n pieza</numerusform>
            <numerusform>%1: %n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>Name and facing of this player; more players or fewer</source>
        <translation>Nombre y orientación de este jugador; más jugadores o menos</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Colocar</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Place pieces of %1 (Tab or Q switches side)</source>
        <translation>Colocar piezas de %1 (Tab o Q cambia de bando)</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Goma</translation>
    </message>
    <message>
        <source>Takes pieces away (X)</source>
        <translation>Retira piezas (X)</translation>
    </message>
    <message>
        <source>%1, placed: %2</source>
        <translation>%1, colocadas: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Search…</source>
        <translation>Buscar…</translation>
    </message>
    <message>
        <source>Search the pieces</source>
        <translation>Buscar piezas</translation>
    </message>
    <message>
        <source>Shows only pieces with this text in their name, or with this letter; Enter chooses the first</source>
        <translation>Muestra solo las piezas con este texto en el nombre o con esta letra; Intro elige la primera</translation>
    </message>
</context>
<context>
    <name>rookery::SetupTray</name>
    <message>
        <source>In hand, %1:</source>
        <translation>En mano, %1:</translation>
    </message>
    <message>
        <source>%1 in hand: %2</source>
        <translation>%1 en mano: %2</translation>
    </message>
    <message>
        <source>Click puts one more in, the right button or Del takes one out</source>
        <translation>Clic pone una más, el botón derecho o Supr saca una</translation>
    </message>
    <message>
        <source>Puts the chosen piece into the hand of %1</source>
        <translation>Pone la pieza elegida en la mano de %1</translation>
    </message>
    <message>
        <source>Put into a hand</source>
        <translation>Poner en una mano</translation>
    </message>
    <message>
        <source>Take out of a hand</source>
        <translation>Sacar de una mano</translation>
    </message>
</context>
<context>
    <name>rookery::ShareBands</name>
    <message>
        <source>The whiskers hold the true share with 95 % confidence</source>
        <translation>Los trazos contienen la parte verdadera con un 95 % de confianza</translation>
    </message>
</context>
<context>
    <name>rookery::ShortcutsPage</name>
    <message>
        <source>No key</source>
        <translation>Sin tecla</translation>
    </message>
    <message>
        <source>Leaves the chosen action without a key</source>
        <translation>Deja sin tecla la acción elegida</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Tecla habitual</translation>
    </message>
    <message>
        <source>Gives the chosen action its usual key</source>
        <translation>Da a la acción elegida su tecla habitual</translation>
    </message>
    <message>
        <source>Take it from there</source>
        <translation>Quitarla de allí</translation>
    </message>
    <message>
        <source>The other action loses the key</source>
        <translation>La otra acción pierde la tecla</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Buscar acciones y teclas</translation>
    </message>
    <message>
        <source>Search actions</source>
        <translation>Buscar acciones</translation>
    </message>
    <message>
        <source>Shows only what has all these words</source>
        <translation>Muestra solo lo que tiene todas estas palabras</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Choose one to give it another key</source>
        <translation>Elija una para darle otra tecla</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Tecla nueva</translation>
    </message>
    <message>
        <source>Press the key; Tab goes on to the next field</source>
        <translation>Pulse la tecla; Tab pasa al campo siguiente</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <translation>Restablecer todas las teclas</translation>
    </message>
    <message>
        <source>Everything has its usual key</source>
        <translation>Todo tiene su tecla habitual</translation>
    </message>
    <message>
        <source>Key of “%1”</source>
        <translation>Tecla de «%1»</translation>
    </message>
    <message>
        <source>%1 is a key of the board itself: %2.</source>
        <translation>%1 es una tecla del propio tablero: %2.</translation>
    </message>
    <message>
        <source>%1 is the key of “%2” (%3).</source>
        <translation>%1 es la tecla de «%2» (%3).</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>In “%1” %2 keeps its meaning: %3.</source>
        <translation>En «%1», %2 conserva su significado: %3.</translation>
    </message>
</context>
<context>
    <name>rookery::SolvePage</name>
    <message>
        <source>Prove the position</source>
        <translation>Demostrar la posición</translation>
    </message>
    <message>
        <source>Looks through all that can happen from the position on show on; small games have an answer</source>
        <translation>Recorre todo lo que puede ocurrir desde la posición mostrada; los juegos pequeños tienen respuesta</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10 segundos</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 minuto</translation>
    </message>
    <message>
        <source>10 minutes</source>
        <translation>10 minutos</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>How long the proof may take</source>
        <translation>Cuánto puede tardar la prueba</translation>
    </message>
    <message>
        <source>Stopped: it is open who wins.</source>
        <translation>Detenido: queda abierto quién gana.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Small games can be proved: who wins under best play, in how many moves, and by which line.</source>
        <translation>Los juegos pequeños se pueden demostrar: quién gana con el mejor juego, en cuántas jugadas y con qué línea.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Looking… %1 moves made</source>
        <translation>Buscando… %1 jugadas hechas</translation>
    </message>
    <message>
        <source>Line: %1</source>
        <translation>Línea: %1</translation>
    </message>
    <message>
        <source>Proved by %1.</source>
        <translation>Demostrado por %1.</translation>
    </message>
    <message>
        <source>%1 moves made</source>
        <translation>%1 jugadas hechas</translation>
    </message>
    <message>
        <source>It is open who wins.</source>
        <translation>Queda abierto quién gana.</translation>
    </message>
    <message>
        <source>Neither side can win: the game is drawn under best play.</source>
        <translation>Ningún bando puede ganar: con el mejor juego la partida es tablas.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n move(s) of both.</source>
        <translation>
            <numerusform>%1 gana en %n jugada de ambos.</numerusform>
            <numerusform>%1 gana en %n jugadas de ambos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 gana.</translation>
    </message>
    <message>
        <source>It is open whether it can be solved.</source>
        <translation>Está por ver si tiene solución.</translation>
    </message>
    <message>
        <source>It cannot be solved.</source>
        <translation>No tiene solución.</translation>
    </message>
    <message numerus="yes">
        <source>It can be solved in %n move(s).</source>
        <translation>
            <numerusform>Se resuelve en %n jugada.</numerusform>
            <numerusform>Se resuelve en %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It can be solved.</source>
        <translation>Tiene solución.</translation>
    </message>
</context>
<context>
    <name>rookery::SpaceDialog</name>
    <message>
        <source>Drag to turn, wheel to come nearer, click a cell to see what stands there</source>
        <translation>Arrastre para girar, use la rueda para acercarse, pulse una casilla para ver qué hay en ella</translation>
    </message>
    <message>
        <source>Turns the board by itself (Space)</source>
        <translation>Gira el tablero por sí solo (Espacio)</translation>
    </message>
    <message>
        <source>Shows the board as it was seen first (Home)</source>
        <translation>Muestra el tablero como se vio al principio (Inicio)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Board in space – %1</source>
        <translation>Tablero en el espacio – %1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>First view</source>
        <translation>Primera vista</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copiar imagen</translation>
    </message>
    <message>
        <source>Copies what is to be seen (Ctrl+C)</source>
        <translation>Copia lo que se ve (Ctrl+C)</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Cierra esta ventana</translation>
    </message>
</context>
<context>
    <name>rookery::SpaceView</name>
    <message>
        <source>Board in space</source>
        <translation>Tablero en el espacio</translation>
    </message>
    <message>
        <source>The arrow keys turn it, plus and minus come nearer and go away</source>
        <translation>Las flechas lo giran, más y menos lo acercan y lo alejan</translation>
    </message>
</context>
<context>
    <name>rookery::StatusLine</name>
    <message>
        <source>Cell under the pointer</source>
        <translation>Casilla bajo el puntero</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Choose a design to begin with, or make a new one</source>
        <translation>Elija un diseño para empezar, o cree uno nuevo</translation>
    </message>
    <message>
        <source>Choose a target; the report below it says what it makes of the design</source>
        <translation>Elija un destino; el informe de debajo dice qué hace con el diseño</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 de %3)</translation>
    </message>
</context>
<context>
    <name>rookery::TargetList</name>
    <message>
        <source>Targets</source>
        <translation>Destinos</translation>
    </message>
    <message>
        <source>What the design can be written for; those with a tick are written again by Ctrl+Shift+E</source>
        <translation>Para qué se puede escribir el diseño; los marcados los vuelve a escribir Ctrl+Mayús+E</translation>
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
        <translation>Herramientas</translation>
    </message>
</context>
<context>
    <name>rookery::TourCallout</name>
    <message>
        <source>Leave</source>
        <translation>Dejar</translation>
    </message>
    <message>
        <source>Ends the tour (Esc)</source>
        <translation>Termina el recorrido (Esc)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>El paso anterior</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>The next step</source>
        <translation>El paso siguiente</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
</context>
<context>
    <name>rookery::ValuesPage</name>
    <message>
        <source>Measure by games</source>
        <translation>Medir con partidas</translation>
    </message>
    <message>
        <source>Lets the program play against itself with pieces missing on both sides, and learns from the results what they are worth</source>
        <translation>Hace que el programa juegue contra sí mismo con piezas de menos en ambos bandos, y aprende de los resultados lo que valen</translation>
    </message>
    <message>
        <source>to ± %1</source>
        <translation>hasta ± %1</translation>
    </message>
    <message>
        <source>Wanted error</source>
        <translation>Error deseado</translation>
    </message>
    <message>
        <source>Games go on until every value is known as well as this, with 95 % confidence</source>
        <translation>Se juega hasta conocer cada valor con esta exactitud, con un 95 % de confianza</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Pieza</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>Values of pieces</source>
        <translation>Valores de las piezas</translation>
    </message>
    <message>
        <source>What pieces are worth where a rook of chess counts 5, and how far off that may be</source>
        <translation>Lo que valen las piezas si una torre de ajedrez cuenta 5, y cuánto puede desviarse</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>reach</source>
        <translation>alcance</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>By how far pieces get, where a rook of chess counts 5.</source>
        <translation>Según lo lejos que llegan las piezas, donde una torre de ajedrez cuenta 5.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) at 200 positions a move</source>
        <translation>
            <numerusform>%Ln partida con 200 posiciones por jugada</numerusform>
            <numerusform>%Ln partidas con 200 posiciones por jugada</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no piece yet: make one in Pieces mode (F4).</source>
        <translation>Aún no hay ninguna pieza: cree una en el modo Piezas (F4).</translation>
    </message>
    <message>
        <source>Learn by games</source>
        <translation>Aprender jugando</translation>
    </message>
    <message>
        <source>Lets the program play against itself and learn what pieces are worth where; it plays by that from then on</source>
        <translation>Hace que el programa juegue contra sí mismo y aprenda cuánto vale cada pieza en cada lugar; desde entonces juega según eso</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Lets the program play again as if it had not learned</source>
        <translation>Hace que el programa vuelva a jugar como si no hubiera aprendido</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 partidas</translation>
    </message>
    <message>
        <source>Games to learn from</source>
        <translation>Partidas de las que se aprende</translation>
    </message>
    <message>
        <source>More games teach more; it can be ended at any time</source>
        <translation>De más partidas se aprende más; se puede parar en cualquier momento</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Aprendido</translation>
    </message>
    <message>
        <source>Stop and learn</source>
        <translation>Parar y aprender</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 de %2 partidas</translation>
    </message>
    <message>
        <source>Learning…</source>
        <translation>Aprendiendo…</translation>
    </message>
    <message numerus="yes">
        <source>The program plays by what %Ln game(s) have taught it.</source>
        <translation>
            <numerusform>El programa juega según lo que le ha enseñado %Ln partida.</numerusform>
            <numerusform>El programa juega según lo que le han enseñado %Ln partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is kept until the design is closed; with “Keep games” on the page Games it stays.</source>
        <translation>Se conserva hasta que se cierre el diseño; con «Guardar partidas» en la página Partidas se queda.</translation>
    </message>
    <message>
        <source>That comes with the program.</source>
        <translation>Viene con el programa.</translation>
    </message>
    <message>
        <source>%1, about %2 to go</source>
        <translation>%1, faltan unas %2</translation>
    </message>
</context>
<context>
    <name>rookery::ViewSteps</name>
    <message>
        <source>Undo %1</source>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Take back a step</source>
        <translation>Deshacer un paso</translation>
    </message>
    <message>
        <source>Back to the game before</source>
        <translation>Volver a la partida anterior</translation>
    </message>
    <message>
        <source>Take back %1</source>
        <translation>Retirar %1</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Rehacer: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Replay %1</source>
        <translation>Repetir %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Deshecho: %1</translation>
    </message>
    <message>
        <source>The game is at its start. Play takes back moves; edits of the design are undone in the mode they were made in (F9 leads back).</source>
        <translation>La partida está al principio. El modo Juego retira jugadas; los cambios del diseño se deshacen en el modo en que se hicieron (F9 vuelve atrás).</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Hecho de nuevo: %1</translation>
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
        <translation>Dibuje un tablero, diga cómo se mueven las piezas, vea adónde van, juegue.</translation>
    </message>
    <message>
        <source>New design…</source>
        <translation>Diseño nuevo…</translation>
    </message>
    <message>
        <source>Chooses a board to begin with (Ctrl+N)</source>
        <translation>Elige un tablero para empezar (Ctrl+N)</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Opens a design file (Ctrl+O)</source>
        <translation>Abre un archivo de diseño (Ctrl+O)</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Archivos recientes</translation>
    </message>
    <message>
        <source>Nothing yet: designs you save appear here.</source>
        <translation>Aún nada: los diseños que guarde aparecen aquí.</translation>
    </message>
    <message>
        <source>A tour of two minutes shows how a game is made.</source>
        <translation>Un recorrido de dos minutos muestra cómo se hace un juego.</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Hacer el recorrido</translation>
    </message>
    <message>
        <source>Shows the window in eight steps</source>
        <translation>Muestra la ventana en ocho pasos</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>No, gracias</translation>
    </message>
    <message>
        <source>It stays in the menu Help, and is not offered again</source>
        <translation>Queda en el menú Ayuda y no se vuelve a ofrecer</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>¿Nuevo aquí?</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Volver a %1</translation>
    </message>
    <message>
        <source>Back to the design</source>
        <translation>Volver al diseño</translation>
    </message>
    <message>
        <source>Shows the designs that are open (Esc)</source>
        <translation>Muestra los diseños abiertos (Esc)</translation>
    </message>
</context>
<context>
    <name>rookery::ZoneMeaningForm</name>
    <message>
        <source>Cells</source>
        <translation>Casillas</translation>
    </message>
    <message>
        <source>Whether the zone is drawn, or which cells it always has: these follow the board when it grows, is joined or turned, and each player&apos;s facing</source>
        <translation>Si la zona está dibujada, o qué casillas tiene siempre: estas siguen al tablero cuando crece, se une o se gira, y la orientación de cada jugador</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Dibujada</translation>
    </message>
    <message>
        <source>Part of the board</source>
        <translation>Parte del tablero</translation>
    </message>
    <message>
        <source>Whether the zone has these cells or all others</source>
        <translation>Si la zona tiene estas casillas o todas las demás</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>How many ranks, files, rings of cells or steps</source>
        <translation>Cuántas filas, columnas, anillos de casillas o pasos</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>The first of the ranks or files, counted from the same edge: 2 of the first ranks is where pawns begin</source>
        <translation>La primera de las filas o columnas, contada desde el mismo borde: la 2 de las primeras filas es donde empiezan los peones</translation>
    </message>
    <message>
        <source>Middle files</source>
        <translation>Columnas centrales</translation>
    </message>
    <message>
        <source>Only so many files in the middle, such as the three of a palace</source>
        <translation>Solo tantas columnas en el centro, como las tres de un palacio</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Only this level, counted from the player&apos;s first, or below 0 from the last; 0 for all</source>
        <translation>Solo este nivel, contado desde el primero del jugador, o por debajo de 0 desde el último; 0 para todos</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>The steps that are counted around the cell</source>
        <translation>Los pasos que se cuentan alrededor de la casilla</translation>
    </message>
    <message>
        <source>Around the selected cell</source>
        <translation>Alrededor de la casilla seleccionada</translation>
    </message>
    <message>
        <source>The zone lies around the cell that is selected on the board</source>
        <translation>La zona está alrededor de la casilla seleccionada en el tablero</translation>
    </message>
    <message>
        <source>Turn into drawn cells</source>
        <translation>Convertir en casillas dibujadas</translation>
    </message>
    <message>
        <source>The zone keeps the cells that it has now, and no longer follows the board</source>
        <translation>La zona conserva las casillas que tiene ahora, y ya no sigue al tablero</translation>
    </message>
    <message>
        <source>Follow the board</source>
        <translation>Seguir al tablero</translation>
    </message>
    <message>
        <source>The zone follows the board from now on</source>
        <translation>La zona sigue al tablero desde ahora</translation>
    </message>
    <message>
        <source>Turn a zone into drawn cells</source>
        <translation>Convertir una zona en casillas dibujadas</translation>
    </message>
    <message>
        <source>Let a zone follow the board</source>
        <translation>Hacer que una zona siga al tablero</translation>
    </message>
    <message>
        <source>Say what a zone is</source>
        <translation>Decir qué es una zona</translation>
    </message>
    <message>
        <source>These are %1.</source>
        <translation>Son %1.</translation>
    </message>
    <message>
        <source>The zone is %1 from now on, also when the board grows, is joined or turned</source>
        <translation>La zona es %1 desde ahora, también cuando el tablero crece, se une o se gira</translation>
    </message>
</context>
<context>
    <name>rookery::ZonePanel</name>
    <message>
        <source>No zones yet. A zone is a named set of cells: a palace, a river, where pawns promote. Press Z and paint one, or add it here.</source>
        <translation>Aún no hay zonas. Una zona es un conjunto de casillas con nombre: un palacio, un río, donde promueven los peones. Pulse Z y pinte una, o añádala aquí.</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonas</translation>
    </message>
    <message>
        <source>Click to choose, double-click or F2 to rename; the box shows or hides the zone</source>
        <translation>Clic elige, doble clic o F2 renombra; la casilla muestra u oculta la zona</translation>
    </message>
    <message>
        <source>Add a zone; it takes the selected cells</source>
        <translation>Añadir una zona; toma las casillas seleccionadas</translation>
    </message>
    <message>
        <source>Delete this zone; its cells stay</source>
        <translation>Borrar esta zona; sus casillas se quedan</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Trama</translation>
    </message>
    <message>
        <source>The lines that fill the zone on the board</source>
        <translation>Las líneas que llenan la zona en el tablero</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>What the zone changes about the lines between the points: the diagonals of a palace, the gap of a river</source>
        <translation>Qué cambia la zona en las líneas entre los puntos: las diagonales de un palacio, el hueco de un río</translation>
    </message>
    <message>
        <source>Colour: %1</source>
        <translation>Color: %1</translation>
    </message>
    <message>
        <source>Change a zone&apos;s lines</source>
        <translation>Cambiar las líneas de una zona</translation>
    </message>
    <message>
        <source>For the other players</source>
        <translation>Para los demás jugadores</translation>
    </message>
    <message>
        <source>Which cells the zone has for players without cells of their own</source>
        <translation>Qué casillas tiene la zona para jugadores sin casillas propias</translation>
    </message>
    <message>
        <source>Whose cells</source>
        <translation>De quién son</translation>
    </message>
    <message>
        <source>Whose cells of the zone are shown in full and painted; those of the others have a dotted border</source>
        <translation>De quién son las casillas de la zona que se muestran llenas y se pintan; las de los demás tienen un borde punteado</translation>
    </message>
    <message>
        <source>No own cells</source>
        <translation>Sin casillas propias</translation>
    </message>
    <message>
        <source>The player has the common cells again, turned as the zone says</source>
        <translation>El jugador tiene otra vez las casillas comunes, giradas como dice la zona</translation>
    </message>
    <message>
        <source>Take the selection</source>
        <translation>Tomar la selección</translation>
    </message>
    <message>
        <source>The zone becomes exactly the selected cells</source>
        <translation>La zona pasa a ser exactamente las casillas seleccionadas</translation>
    </message>
    <message>
        <source>Select its cells</source>
        <translation>Seleccionar sus casillas</translation>
    </message>
    <message>
        <source>Selects the cells of this zone</source>
        <translation>Selecciona las casillas de esta zona</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Los demás</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Pintar</translation>
    </message>
    <message>
        <source>Share a zone another way</source>
        <translation>Compartir una zona de otro modo</translation>
    </message>
    <message>
        <source>Share a zone again</source>
        <translation>Compartir de nuevo una zona</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Common cells</source>
        <translation>Casillas comunes</translation>
    </message>
    <message>
        <source>Own cells of %1</source>
        <translation>Casillas propias de %1</translation>
    </message>
    <message>
        <source>Rename a zone</source>
        <translation>Renombrar una zona</translation>
    </message>
    <message>
        <source>Add a zone</source>
        <translation>Añadir una zona</translation>
    </message>
    <message>
        <source>Delete a zone</source>
        <translation>Borrar una zona</translation>
    </message>
    <message>
        <source>Draw a zone another way</source>
        <translation>Dibujar una zona de otro modo</translation>
    </message>
    <message>
        <source>Zone from the selection</source>
        <translation>Zona a partir de la selección</translation>
    </message>
</context>
<context>
    <name>rookery::form</name>
    <message>
        <source>Help for this panel</source>
        <translation>Ayuda de este panel</translation>
    </message>
    <message>
        <source>Opens the manual where it explains this panel</source>
        <translation>Abre el manual donde explica este panel</translation>
    </message>
</context>
</TS>
