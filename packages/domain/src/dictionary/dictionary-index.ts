import { readEntry, type DictionaryEntry } from './entry.ts'
import type { FormOf, FormTable } from './form-table.ts'

/** From this size on, building an index yields now and then (requirement 9.6e). */
const yieldsFrom = 2000
const yieldEvery = 1000

/** Terms by their lower-case form. */
export interface DictionaryIndex {
  size: number
  /** Words of the longest term; in Mandarin, characters. */
  longestTerm: number
  /**
   * Case-insensitive; a typographic apostrophe counts as a plain one. An inflected form without an entry of its own has
   * the senses of its lemma and says which form it is.
   */
  lookUp: (term: string) => DictionaryEntry | undefined
  entries: () => Iterable<DictionaryEntry>
}

export function normalizeTerm(term: string): string {
  return term.replaceAll('’', "'").normalize('NFC').toLowerCase()
}

/**
 * Builds the index of a raw dictionary file; entries that cannot be read are left out.
 * @param forms the language's inflected forms, where it has any
 * @param yieldControl called every 1,000 entries of a large dictionary, so that whoever runs it stays responsive
 */
export async function buildIndex(
  raw: readonly unknown[],
  forms: FormTable | undefined,
  yieldControl: () => Promise<void> | void,
): Promise<DictionaryIndex> {
  const byTerm = new Map<string, DictionaryEntry>()
  let longestTerm = 1
  for (const [place, rawEntry] of raw.entries()) {
    if (raw.length >= yieldsFrom && place > 0 && place % yieldEvery === 0) await yieldControl()
    const entry = readEntry(rawEntry)
    if (!entry) continue
    const key = normalizeTerm(entry.term)
    // A term in lower case beats a name that differs only by its capital.
    if (!byTerm.has(key) || entry.term === key) byTerm.set(key, entry)
    longestTerm = Math.max(longestTerm, termLength(key))
  }
  return {
    size: byTerm.size,
    longestTerm: Math.min(longestTerm, longestPhrase),
    lookUp: (term) => {
      const key = normalizeTerm(term)
      const own = byTerm.get(key)
      // No phrase is inflected, and the splitting of texts asks for many.
      if (own !== undefined || !forms || key.includes(' ')) return own
      return inflectedEntry(key, forms.lookUp(key), byTerm)
    },
    entries: () => byTerm.values(),
  }
}

/** Longer terms are titles and sayings; looking for them would only slow the splitting of a text down. */
const longestPhrase = 8

function termLength(term: string): number {
  return /\p{Script=Han}/u.test(term) ? term.length : term.split(' ').length
}

function inflectedEntry(
  term: string,
  formOf: readonly FormOf[],
  byTerm: ReadonlyMap<string, DictionaryEntry>,
): DictionaryEntry | undefined {
  const lemmas = formOf.flatMap(([lemma]) => byTerm.get(lemma) ?? [])
  const [first] = lemmas
  if (!first) return undefined
  const definition = [...new Set(lemmas.map((lemma) => lemma.definition))].join(' | ')
  const { pos, level, vulgar } = first
  return {
    term,
    pronunciation: '',
    definition,
    formOf,
    ...(pos && { pos }),
    ...(level && { level }),
    ...(vulgar && { vulgar }),
  }
}
