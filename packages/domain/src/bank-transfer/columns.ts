/** What a column of a file may hold for the bank. */
export type Column = 'word' | 'reading' | 'meaning' | 'notes' | 'tags' | 'sentences' | 'seen' | 'clicks'

/** The names by which a column is known, in lower case; where a file has two of them, the first column counts. */
const names: Record<Column, readonly string[]> = {
  word: [
    'word',
    'term',
    'front',
    'hanzi',
    'simplified',
    'vocabulary',
    'expression',
    'palabra',
    'término',
    'anverso',
    'mot',
    'terme',
    'recto',
    '词',
    '词语',
    '单词',
    '生词',
    '汉字',
    '正面',
  ],
  // What other programs call meaning is a note here: the names of these two are our own.
  reading: ['own reading'],
  meaning: ['own meaning'],
  notes: [
    'notes',
    'note',
    'meaning',
    'translation',
    'back',
    'notas',
    'significado',
    'traducción',
    'reverso',
    'sens',
    'traduction',
    'verso',
    '笔记',
    '备注',
    '意思',
    '翻译',
    '释义',
    '背面',
  ],
  tags: ['tags', 'tag', 'etiquetas', 'étiquettes', '标签'],
  sentences: [
    'sentences',
    'sentence',
    'example',
    'examples',
    'frases',
    'ejemplos',
    'phrases',
    'exemples',
    '例句',
    '句子',
  ],
  seen: ['seen'],
  clicks: ['clicks'],
}

/** Columns of our own files that follow from the word or from its counts, and need no reading. */
const derived = new Set(['pronunciation', 'definition', 'strength', 'added'])

export interface Columns {
  /** Where each column stands; undefined where a file has none of that name. */
  places: Partial<Record<Column, number>>
  count: number
  ignored: string[]
}

/** What the cells of a first row say about the columns; undefined where they name no column of words: no header. */
export function readHeader(cells: readonly string[]): Columns | undefined {
  const places: Columns['places'] = {}
  const ignored: string[] = []
  for (const [place, cell] of cells.entries()) {
    const name = cell.trim().normalize('NFC').toLowerCase()
    const column = columnNamed(name)
    if (column && places[column] === undefined) places[column] = place
    else if (name !== '' && !derived.has(name)) ignored.push(cell.trim())
  }
  return places.word === undefined ? undefined : { places, count: cells.length, ignored }
}

/** A table without header: words, and what is to be remembered of them. */
export const columnsWithoutHeader: Columns = { places: { word: 0, notes: 1 }, count: 2, ignored: [] }

function columnNamed(name: string): Column | undefined {
  return (Object.keys(names) as Column[]).find((column) => names[column].includes(name))
}
