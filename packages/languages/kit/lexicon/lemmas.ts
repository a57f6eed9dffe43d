import type { Lemma } from './analysis.ts'

/** Lemmas by their word and by their stem, the letters that all their forms share. */
export interface LemmaIndex {
  withWord: (word: string) => readonly Lemma[]
  withStem: (stem: string) => readonly Lemma[]
}

/** One lemma stands alone, as most words have only one: lists for all would take twice the memory. */
type Entries = Map<string, Lemma | Lemma[]>

/** Reads the lemmas of a packed lexicon: one a line, its fields separated by tabs. */
export function indexLemmas(lines: string): LemmaIndex {
  const stems: Entries = new Map()
  // Where nothing is cut off, the word is its own stem, and needs no second entry.
  const words: Entries = new Map()
  // The same few classes for ten thousands of words: each list is kept once.
  const kept = new Map<string, readonly string[]>()
  for (const line of eachLine(lines)) {
    const [word = '', cut = '', paradigm = '', text = ''] = line.split('\t')
    const classes = kept.get(text) ?? text.split(',')
    kept.set(text, classes)
    const lemma = { word, cut: Number(cut), paradigm: Number(paradigm), classes }
    add(stems, word.slice(0, word.length - lemma.cut), lemma)
    if (lemma.cut > 0) add(words, word, lemma)
  }
  return {
    withWord: (word) => [...list(words, word), ...list(stems, word).filter(({ cut }) => cut === 0)],
    withStem: (stem) => list(stems, stem),
  }
}

/** One line after the other: to split ten thousands of them at once would take several times their memory. */
function* eachLine(text: string): Generator<string> {
  let start = 0
  while (start < text.length) {
    const end = text.indexOf('\n', start)
    yield text.slice(start, end < 0 ? undefined : end)
    start = end < 0 ? text.length : end + 1
  }
}

const none: readonly Lemma[] = []

function list(entries: Entries, key: string): readonly Lemma[] {
  const found = entries.get(key)
  if (found === undefined) return none
  return Array.isArray(found) ? found : [found]
}

function add(entries: Entries, key: string, lemma: Lemma): void {
  const found = entries.get(key)
  if (found === undefined) entries.set(key, lemma)
  else if (Array.isArray(found)) found.push(lemma)
  else entries.set(key, [found, lemma])
}
