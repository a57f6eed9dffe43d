import type { Texts } from '../en'
import { formatCount } from '../format'

const count = (number: number) => formatCount('es', number, { one: 'palabra', other: 'palabras' })
const rows = (number: number) => formatCount('es', number, { one: 'fila', other: 'filas' })

export const bankFiles: Texts['bankFiles'] = {
  wordsOf: (language) => `Palabras: ${language}`,
  ways: 'Formas de añadir palabras',
  wayNames: { hand: 'A mano', text: 'De un texto', file: 'De un archivo' },
  wordToAdd: 'Palabra o expresión',
  wordToAddHint: 'El diccionario te sugiere mientras escribes.',
  addAsItIs: (word) => `Añadir «${word}» tal cual`,
  asItIsHint: 'No está en el diccionario.',
  text: 'Texto',
  textHint: 'Pega lo que quieras leer: un artículo, una canción, un mensaje.',
  reading: 'Leyendo',
  noWords: 'Aquí no hay ninguna palabra que el diccionario conozca.',
  knownShare: (percent, different) =>
    `Conoces el ${percent} % de este texto, que tiene ${formatCount('es', different, { one: 'palabra distinta', other: 'palabras distintas' })}.`,
  known: 'En tu vocabulario',
  isNew: 'Nueva',
  newWords: 'Palabras nuevas',
  allKnown: 'Todas las palabras de este texto están en tu vocabulario.',
  tagsForAll: 'Etiquetas para todas',
  add: (number) => `Añadir ${count(number)}`,
  added: (number) => formatCount('es', number, { one: 'palabra añadida', other: 'palabras añadidas' }),
  addedLater: (number) =>
    formatCount('es', number, {
      one: 'palabra guardada aquí; se enviará cuando haya conexión',
      other: 'palabras guardadas aquí; se enviarán cuando haya conexión',
    }),
  chooseFile: 'Elige un archivo o suéltalo aquí',
  chooseFileHint: 'CSV de una hoja de cálculo, texto de Anki o una lista con una palabra por línea.',
  readAs: 'Leer como',
  importFormats: { csv: 'Tabla (CSV)', anki: 'Texto de Anki', list: 'Una palabra por línea' },
  newRows: (number) => `${count(number)} por añadir`,
  knownRows: (number) => `${count(number)} que ya tienes: se quedan como están`,
  repeatedRows: (number) => `${rows(number)} con una palabra repetida en el archivo`,
  ignoredColumns: (names) => `Columnas sin lugar aquí: ${names}`,
  firstRows: 'Las primeras filas',
  importing: 'Añadiendo las palabras',
  imported: (number) => `Palabras añadidas del archivo: ${number}.`,
  notTaken: 'No se ha añadido nada, porque el archivo tiene errores.',
  wrongRows: (wrong, good) => `${rows(wrong)} por corregir, ${rows(good)} en orden.`,
  row: (row) => `Fila ${row}`,
  problems: {
    'empty-file': 'El archivo no tiene filas.',
    'file-too-large': 'El archivo es demasiado largo: como máximo, 30 millones de caracteres.',
    'too-many-rows': 'El archivo tiene más de 100 000 filas.',
    'broken-quotes': 'Hay unas comillas sin cerrar.',
    'too-many-columns': 'Hay más celdas que columnas.',
    'no-word': 'Falta la palabra.',
    'word-too-long': 'Una palabra tiene como máximo 200 caracteres.',
    'unreadable-characters': 'Hay caracteres que no se pueden guardar.',
    'notes-too-long': 'Las notas tienen como máximo 4000 caracteres.',
    'too-many-tags': 'Una palabra tiene como máximo 50 etiquetas.',
    'sentence-too-long': 'Una frase tiene como máximo 1000 caracteres.',
    'not-a-count': 'No es un número entero.',
  },
  fileProblems: {
    noText: 'No es un archivo de texto. Guarda la tabla como CSV y vuelve a elegirla.',
    tooLarge: 'El archivo es demasiado grande.',
    unreadable: 'No se ha podido leer el archivo. Inténtalo de nuevo.',
  },
  exportTitle: 'Exportar palabras',
  format: 'Formato',
  exportFormats: {
    csv: {
      label: 'Tabla (CSV)',
      description: 'Para hojas de cálculo; se puede volver a importar aquí.',
    },
    json: { label: 'JSON', description: 'Todo lo que se sabe de cada palabra.' },
    anki: { label: 'Anki', description: 'Un texto que Anki importa.' },
  },
  which: 'Qué palabras',
  scopes: {
    all: (number) => `Todas: ${count(number)}`,
    listed: (number) => `Las de la lista: ${count(number)}`,
    picked: (number) => `Las seleccionadas: ${count(number)}`,
  },
  download: (number) => `Exportar ${count(number)}`,
  exportFailed: 'No se ha podido crear el archivo. Inténtalo de nuevo.',
}
