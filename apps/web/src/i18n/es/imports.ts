import { formatCount, formatNumber } from '../format'
import type { Texts } from '../groups'

const count = (number: number) => formatCount('es', number, { one: 'palabra', other: 'palabras' })
const rows = (number: number) => formatCount('es', number, { one: 'fila', other: 'filas' })
const notes = (number: number) => formatCount('es', number, { one: 'nota', other: 'notas' })

export const imports: Texts['imports'] = {
  chooseFile: 'Elige un archivo o suéltalo aquí',
  chooseFileHint:
    'Un mazo de Anki (.apkg, .colpkg), un CSV de una hoja de cálculo, un texto de Anki o una palabra por línea.',
  offline: 'Podrás importar un archivo cuando tengas conexión.',
  opening: 'Leyendo el archivo',
  fileProblems: {
    'no-text':
      'De este archivo no se pueden leer palabras. Elige un mazo de Anki, un CSV o un archivo de texto.',
    foreign: 'Este archivo comprimido no es un mazo de Anki.',
    damaged: 'El archivo está dañado. Vuelve a exportarlo, por favor.',
    'too-large': 'El archivo es demasiado grande: como máximo, 100 000 notas.',
    'too-new':
      'El mazo es de una versión más nueva de Anki. Expórtalo con la opción de compatibilidad con versiones anteriores.',
    unreadable: 'No se ha podido leer el archivo. Inténtalo de nuevo.',
  },
  readAs: 'Leer como',
  formats: { csv: 'Tabla (CSV)', anki: 'Texto de Anki', list: 'Una palabra por línea' },
  hasHeader: 'La primera fila da nombre a las columnas',
  columnsTitle: 'Qué hay en las columnas',
  noteType: (name, number) => `${name}: ${notes(number)}`,
  unnamedColumn: (number) => `Columna ${number}`,
  emptyColumn: '(vacía)',
  noWordColumn: 'Elige la columna donde están las palabras.',
  uses: {
    none: 'No importar',
    word: 'Palabra',
    reading: 'Pronunciación',
    meaning: 'Significado',
    sentences: 'Frase',
    notes: 'Notas',
    tags: 'Etiquetas',
    seen: 'Veces vista',
    clicks: 'Veces consultada',
    added: 'Fecha en que se añadió',
    source: 'Procedencia',
    schedule: 'Calendario de repaso',
  },
  newRows: (number) => `${count(number)} por añadir`,
  withSchedule: (number) => `${count(number)} con su calendario de repaso`,
  knownRows: (number) => `${count(number)} ya en tu vocabulario, sin cambios`,
  repeatedRows: (number) => `${rows(number)} con una palabra que el archivo repite`,
  ignoredColumns: (names) => `No se importa: ${names}`,
  mediaLeft: (number) =>
    formatCount('es', number, {
      one: 'audio o imagen que no se importa',
      other: 'audios e imágenes que no se importan',
    }),
  wrongRows: (number) =>
    formatCount('es', number, {
      one: 'fila que no se puede añadir; las demás, sí',
      other: 'filas que no se pueden añadir; las demás, sí',
    }),
  row: (row) => `Fila ${row}`,
  firstRows: 'Las primeras palabras',
  countsNowhere:
    'Las palabras importadas tendrán tarjetas de repaso. No cuentan como palabras añadidas ni en ninguna clasificación.',
  importing: (done, total) =>
    `Añadiendo las palabras: ${formatNumber('es', done)} de ${formatNumber('es', total)}`,
  imported: (number) =>
    `${formatCount('es', number, { one: 'palabra del archivo añadida', other: 'palabras del archivo añadidas' })}.`,
  brokenOff: 'La importación se ha interrumpido. No se ha perdido nada: continúa donde se quedó.',
  goOn: 'Continuar',
  undo: 'Deshacer esta importación',
  undoOf: (name) => `Deshacer: ${name}`,
  undone: (number) => formatCount('es', number, { one: 'palabra retirada', other: 'palabras retiradas' }),
  keptPractised: (number) =>
    `${formatCount('es', number, { one: 'palabra se queda, porque la has practicado desde entonces', other: 'palabras se quedan, porque las has practicado desde entonces' })}.`,
  notUndone: 'No ha funcionado. Las palabras siguen ahí.',
  pastTitle: 'Archivos importados',
}
