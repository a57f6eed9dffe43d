/** What a column of a file may hold for the bank, in the order in which a learner chooses. */
export const columns = [
  'word',
  'reading',
  'meaning',
  'sentences',
  'notes',
  'tags',
  'seen',
  'clicks',
  'added',
  'source',
  'schedule',
] as const
export type Column = (typeof columns)[number]

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
  // Our own files write the dictionary's as pronunciation and definition.
  reading: ['own reading', 'reading', 'pinyin', 'lectura', 'lecture', '拼音', '读音'],
  meaning: [
    'own meaning',
    'meaning',
    'translation',
    'back',
    'english',
    'significado',
    'traducción',
    'reverso',
    'sens',
    'traduction',
    'verso',
    '意思',
    '翻译',
    '释义',
    '背面',
  ],
  notes: ['notes', 'note', 'notas', 'remarques', '笔记', '备注'],
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
  added: ['added'],
  source: ['source'],
  schedule: ['schedule'],
}

/** Columns of our own files that follow from the word or from its counts, and need no reading. */
const derived = new Set(['pronunciation', 'definition', 'strength'])

/** Whether a column is one that nobody misses. */
export const isDerived = (name: string): boolean => derived.has(plain(name))

const plain = (name: string) => name.trim().normalize('NFC').toLowerCase()

/**
 * What the cells of a first row say about the columns. Where two are of one name, the first counts.
 * @returns undefined where they name no column of words: no header
 */
export function readHeader(cells: readonly string[]): (Column | undefined)[] | undefined {
  const taken = new Set<Column>()
  const mapping = cells.map((cell) => {
    const column = columns.find((one) => names[one].includes(plain(cell)))
    if (!column || taken.has(column)) return undefined
    taken.add(column)
    return column
  })
  return taken.has('word') ? mapping : undefined
}

/** Columns without names: words, what they mean, and what is to be remembered of them. */
export const unnamedColumns = (count: number): Column[] =>
  Array.from({ length: count }, (_, place) => (['word', 'meaning'] as const)[place] ?? 'notes')
