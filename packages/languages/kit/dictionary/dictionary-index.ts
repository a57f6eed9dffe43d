import type { DictionaryEntry } from './entry.ts'
import type { FormOf, FormTable } from './form-table.ts'
import { normalizeTerm } from './normalize-term.ts'
import { hashTable } from './packed/hash-table.ts'
import { hashTerm } from './packed/hash-term.ts'
import { packEntries, type YieldControl } from './packed/pack-entries.ts'
import { entryReader, unlisted, type PackedEntries } from './packed/packed-entries.ts'

/** Terms by their lower-case form. */
export interface DictionaryIndex {
  size: number
  /** How many of them have a rank; these come first. */
  ranked: number
  /** Words of the longest term; in Mandarin, characters. */
  longestTerm: number
  /**
   * Case-insensitive; a typographic apostrophe counts as a plain one. An inflected form without an entry of its own has
   * the first sense of its lemma and says which form it is.
   */
  lookUp: (term: string) => DictionaryEntry | undefined
  /** @param place by frequency, from 0; below `size` */
  entryAt: (place: number) => DictionaryEntry
  /** The places of the words that one may browse, the most frequent first: of one level or all, none of them vulgar. */
  listPlaces: (level: string | undefined) => number[]
}

/** Packs a raw dictionary file and opens it; see packEntries. */
export async function buildIndex(
  raw: readonly unknown[],
  forms: FormTable | undefined,
  yieldControl: YieldControl,
): Promise<DictionaryIndex> {
  return openIndex(await packEntries(raw, yieldControl), forms)
}

/** Opens packed entries for look-ups; that takes some milliseconds. */
export function openIndex(packed: PackedEntries, forms: FormTable | undefined): DictionaryIndex {
  const entryAt = entryReader(packed)
  const { findPlace } = hashTable(packed.hashes)
  const lookUpOwn = (key: string): DictionaryEntry | undefined => {
    let found: DictionaryEntry | undefined
    findPlace(hashTerm(key), (place) => {
      const entry = entryAt(place)
      if (normalizeTerm(entry.term) === key) found = entry
      return found !== undefined
    })
    return found
  }
  return {
    size: packed.hashes.length,
    ranked: packed.shelves.length,
    longestTerm: packed.longestTerm,
    lookUp: (term) => {
      const key = normalizeTerm(term)
      const own = lookUpOwn(key)
      // No phrase is inflected, and the splitting of texts asks for many.
      if (own !== undefined || !forms || key.includes(' ')) return own
      return inflectedEntry(key, forms.lookUp(key), lookUpOwn)
    },
    entryAt,
    listPlaces: (level) => {
      const shelf = level === undefined ? undefined : packed.levels.indexOf(level) + 1
      if (shelf === 0) return []
      const places: number[] = []
      for (const [place, own] of packed.shelves.entries())
        if (shelf === undefined ? own !== unlisted : own === shelf) places.push(place)
      return places
    },
  }
}

function inflectedEntry(
  term: string,
  formOf: readonly FormOf[],
  lookUp: (key: string) => DictionaryEntry | undefined,
): DictionaryEntry | undefined {
  const lemmas = formOf.flatMap(([lemma]) => lookUp(lemma) ?? [])
  const [first] = lemmas
  if (!first) return undefined
  const definition = [...new Set(lemmas.map(firstSense))].join(' | ')
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

/** What a lemma has further is on its own page. */
const firstSense = ({ definition }: DictionaryEntry): string => definition.split(/\s*[;|]/, 1)[0] ?? ''
