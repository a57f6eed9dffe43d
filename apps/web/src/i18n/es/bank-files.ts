import type { Texts } from '../groups'
import { formatCount } from '../format'

const count = (number: number) => formatCount('es', number, { one: 'palabra', other: 'palabras' })

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
    `Tu vocabulario cubre el ${percent} % de este texto, que tiene ${formatCount('es', different, { one: 'palabra distinta', other: 'palabras distintas' })}.`,
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
  problems: {
    'empty-file': 'El archivo no tiene filas.',
    'file-too-large': 'El archivo es demasiado largo: como máximo, 30 millones de caracteres.',
    'too-many-rows': 'El archivo tiene más de 100 000 filas.',
    'broken-quotes': 'Hay unas comillas sin cerrar.',
    'too-many-columns': 'Hay más celdas que columnas.',
    'no-word': 'Falta la palabra.',
    'word-too-long': 'Una palabra tiene como máximo 200 caracteres.',
    'unreadable-characters': 'Hay caracteres que no se pueden guardar.',
    'reading-too-long': 'Una pronunciación tiene como máximo 200 caracteres.',
    'meaning-too-long': 'Un significado tiene como máximo 1000 caracteres.',
    'notes-too-long': 'Las notas tienen como máximo 4000 caracteres.',
    'too-many-tags': 'Una palabra tiene como máximo 50 etiquetas.',
    'sentence-too-long': 'Una frase tiene como máximo 1000 caracteres.',
    'not-a-count': 'No es un número entero.',
  },
  exportTitle: 'Exportar palabras',
  format: 'Formato',
  exportFormats: {
    csv: {
      label: 'Tabla (CSV)',
      description: 'Para hojas de cálculo; se puede volver a importar aquí.',
    },
    json: { label: 'JSON', description: 'Todo lo que se sabe de cada palabra.' },
    anki: { label: 'Texto de Anki', description: 'Solo lo que se lee, sin calendario de repaso.' },
    apkg: {
      label: 'Mazo de Anki',
      description: 'Palabras, frases, los audios guardados aquí y lo bien que sabes cada una.',
    },
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
