import { buildIndex, type DictionaryIndex } from '../../kit/dictionary/dictionary-index.ts'
import { openForms } from '../../kit/dictionary/form-table.ts'
import type { LanguageTag } from '../../find-language.ts'
import { resolves } from '../word-coverage.ts'
import { loadWordRules } from '../../load.ts'
import type { BuiltEntry } from '../built-entry.ts'
import { readHand } from '../hand.ts'
import type { Lexicon } from './lexicon.ts'
import { capitalise } from './listed-names.ts'
import { findMisspellings, type Misspelling } from './misspellings.ts'

/** What the domain's entry-details say of each of these. */
const aside = true

interface Texts {
  language: LanguageTag
  /** Words as they stand in texts, most frequent first. */
  frequentForms: readonly string[]
  /** What names are that no list by hand has, by the name in lower case. */
  listedNames: ReadonlyMap<string, string>
  /** Words as they are often misspelt, by hand. */
  misspellings: URL
}

/**
 * Adds what stands in texts and is no word of the language: names, English words and misspellings. Whoever looks one up
 * reads what it is. They have no rank, so that no list or exercise shows them, and none replaces what the language itself
 * has, or an earlier one a later one: what was written by hand, then what is misspelt, then the lists of names.
 */
export async function withSideEntries(lexicon: Lexicon, texts: Texts): Promise<Lexicon> {
  const { language, frequentForms, listedNames } = texts
  await loadWordRules(language)
  const isKnownBy = (index: DictionaryIndex) => (form: string) => resolves(form, language, index)
  const index = await openLexicon(lexicon)
  const byHand = mergeByTerm(
    [...listNames(), ...listEnglish()].filter(({ term }) => !resolves(term, language, index)),
  )
  const withHand = { ...lexicon, entries: [...lexicon.entries, ...byHand] }
  const isKnown = isKnownBy(await openLexicon(withHand))
  const misspellings = findMisspellings(frequentForms, isKnown, texts.misspellings)
  const misspelt = new Set(misspellings.map(([form]) => form))
  const names = frequentForms.flatMap((form) => {
    const what = isKnown(form) || misspelt.has(form) ? undefined : listedNames.get(form)
    return what === undefined ? [] : [nameEntry(capitalise(form), what)]
  })
  const added = [...misspellings.map((found) => misspellingEntry(found, index)), ...names]
  return { ...withHand, entries: [...withHand.entries, ...added] }
}

const openLexicon = ({ entries, forms }: Lexicon): Promise<DictionaryIndex> =>
  buildIndex(entries, openForms(forms), () => undefined)

/** Each line says what its names are; an underscore stands for a space in a name. */
function listNames(): BuiltEntry[] {
  return Array.from(readHand(new URL('hand/names.txt', import.meta.url))).flatMap(([what, names]) =>
    names.split(' ').map((name) => nameEntry(name.replaceAll('_', ' '), what)),
  )
}

const nameEntry = (term: string, what: string): BuiltEntry => ({
  term,
  pronunciation: '',
  definition: `name ${what}`,
  pos: 'name',
  aside,
})

function listEnglish(): BuiltEntry[] {
  const words = [...readHand(new URL('hand/english.txt', import.meta.url)).keys()].flatMap((line) =>
    line.split(' '),
  )
  return words.map((word) => ({ term: word, pronunciation: '', definition: `(English) ${word}`, aside }))
}

/** Charlie is a man's first name and a woman's; king is English and, as King, a surname. */
function mergeByTerm(entries: readonly BuiltEntry[]): BuiltEntry[] {
  const byTerm = Map.groupBy(entries, ({ term }) => term.toLowerCase())
  return Array.from(byTerm.values(), (same) => {
    const [first, ...others] = same as [BuiltEntry, ...BuiltEntry[]]
    const senses = [first.definition, ...others.map(({ definition }) => definition.replace(/^name /, ''))]
    return { ...first, definition: [...new Set(senses)].join('; ') }
  })
}

function misspellingEntry([form, right, reason]: Misspelling, index: DictionaryIndex): BuiltEntry {
  const { term = right, definition = '', pos, vulgar } = index.lookUp(right) ?? {}
  return {
    term: form,
    pronunciation: '',
    definition: definition.split(/\s*[;|]/, 1)[0] ?? '',
    ...(pos !== undefined && { pos }),
    formOf: [[term, reason]],
    ...(vulgar && { vulgar }),
    aside,
  }
}
