import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { firstSenseOf, listHeadwords, readBuiltDictionary } from '../../build/built-dictionary.ts'
import { languageFolder } from '../../build/language-folder.ts'
import { languageOf, supportedLanguages, type LanguageTag } from '../../find-language.ts'
import type { DictionaryEntry } from '../../kit/dictionary/entry.ts'
import type { GlossaryTerm } from '../../kit/tutor/glossary.ts'
import { readScenes } from './compile-scenes.ts'
import type { CompiledFile } from './compiled-file.ts'
import { otherMeanings, plainMeaning } from './other-meanings.ts'

/** Terms that a tutor explains: those of the levels that are taught, and what is as frequent. */
const mostTerms = 8000

/** The terms that the tutor can explain, of each language that has a dictionary. */
export const compileGlossaries = (): CompiledFile[] =>
  supportedLanguages
    .filter(({ tag }) => existsSync(new URL('dictionary/manifest.json', languageFolder(tag))))
    .map(({ tag }) => ({ path: `${tag}/generated/glossary.ts`, text: moduleOf(termsOf(tag)) }))

/** What words mean in everyday speech where the dictionary begins with a rarer sense, by hand. */
const senses = z.record(z.string(), z.string().min(1))

/** What scenes say and the dictionary has not got, or not as they mean it, by hand. */
const byHand = z.record(
  z.string(),
  z.strictObject({ meaning: z.string().min(1), reading: z.string().min(1).optional() }),
)

function termsOf(tag: LanguageTag): GlossaryTerm[] {
  const hasReading = languageOf(tag).pronunciation && !languageOf(tag).hasAlphabet
  const headwords = listHeadwords(readBuiltDictionary(tag), Infinity)
  const isSaid = wordsOfScenes(tag)
  const own = new Map(termsByHand(tag).map((term) => [term.term, term]))
  const sense = new Map(Object.entries(sensesByHand(tag)))
  const terms = headwords
    .filter(({ term }, rank) => (rank < mostTerms || isSaid(term)) && !own.has(term))
    .flatMap((entry) => {
      const meaning = sense.get(entry.term) ?? shortMeaning(entry)
      return meaning === '' ? [] : [{ term: entry.term, meaning, ...readingOf(entry) }]
    })
  const found = new Set(terms.map(({ term }) => term))
  const unlisted = [...sense].flatMap(([term, meaning]) => (found.has(term) ? [] : [{ term, meaning }]))
  const known = new Set(
    [...own.values(), ...terms].flatMap(({ meaning }) => meaning.split(/[,;]/u).map(plainMeaning)),
  )
  const others = otherMeanings(tag, (meaning) => known.has(meaning))
  // Of several that fit the first is meant: what was written by hand goes before all, other senses stand behind.
  return [
    ...own.values(),
    ...terms,
    ...unlisted,
    ...others.map(({ entry, meaning }) => ({ term: entry.term, meaning, ...readingOf(entry) })),
  ]

  function readingOf({ pronunciation }: DictionaryEntry): { reading?: string } {
    const [reading = ''] = pronunciation.split(' | ')
    return hasReading ? { reading } : {}
  }
}

function sensesByHand(tag: LanguageTag): Record<string, string> {
  const file = new URL('senses.yaml', languageFolder(tag))
  return existsSync(file) ? senses.parse(parse(readFileSync(file, 'utf8'))) : {}
}

function termsByHand(tag: LanguageTag): GlossaryTerm[] {
  const file = new URL('glossary.yaml', languageFolder(tag))
  if (!existsSync(file)) return []
  const terms = byHand.parse(parse(readFileSync(file, 'utf8')))
  return Object.entries(terms).map(([term, { meaning, reading }]) => ({
    term,
    meaning,
    ...(reading !== undefined && { reading }),
  }))
}

/** Whether the tutor says a word in a scene, however rare it is: that is what learners ask about. */
function wordsOfScenes(tag: LanguageTag): (term: string) => boolean {
  const text = readScenes(tag)
    .flatMap(({ nodes, questions = [] }) => [
      ...questions.flatMap(({ answers }) => answers),
      ...Object.values(nodes).flatMap(({ ask, simpler, models, expect }) => [
        ...ask,
        simpler,
        ...models,
        ...expect.map(({ reply }) => reply),
      ]),
    ])
    .join('\n')
    .toLowerCase()
  if (!languageOf(tag).hasAlphabet) return (term) => term.length > 1 && text.includes(term)
  const words = new Set(text.match(/[\p{L}\p{M}-]+/gu))
  return (term) => words.has(term)
}

/** The first sense, without the class of the word and what stands in brackets. */
const shortMeaning = (entry: DictionaryEntry): string =>
  firstSenseOf(entry)
    .replace(/^(?:(?:n|v|adj|adv|interj|prep|conj|pron|num|art|det|m|f|pl|phr|part)\.\s*(?:\/\s*)?)+/u, '')
    .replaceAll(/\s*\([^)]*\)/gu, '')
    .trim()

const lineOf = ({ term, meaning, reading = '' }: GlossaryTerm): string =>
  [term, meaning, ...(reading === '' ? [] : [reading])].join('\t')

const moduleOf = (terms: readonly GlossaryTerm[]): string =>
  `// Generated from the dictionary by packages/languages/scripts/compile-texts.ts. Do not edit.
import { readGlossary } from '@lingarden/languages/kit/tutor/glossary'

export const glossary = readGlossary(${JSON.stringify(terms.map(lineOf).join('\n'))})
`
