import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { listHeadwords, readBuiltDictionary } from '../../build/built-dictionary.ts'
import { languageFolder } from '../../build/language-folder.ts'
import { supportedLanguages, type LanguageTag } from '../../find-language.ts'
import type { DictionaryEntry } from '../../kit/dictionary/entry.ts'
import type { CompiledFile } from './compiled-file.ts'

const lists = z.record(z.string().regex(/^[a-z-]+$/), z.array(z.string().trim().min(1)).min(1))
const ownSchema = z.strictObject({
  /** Words that the dictionary does not tell. */
  add: lists.optional(),
  /** Words that belong to a kind by a sense that hardly anybody means. */
  remove: lists.optional(),
  /** What is said in several words, or by how it is said: patterns as those of moves (kit/moves). */
  phrases: lists.optional(),
  /** What a sentence begins with that tells of somebody or something else. */
  subjects: z.array(z.string().trim().min(1)).min(1).optional(),
  /** Forms that are verbs nearly always, though another word is written alike. */
  copulas: z.array(z.string()).optional(),
  /** Verbs that with a participle tell what was. */
  auxiliaries: z.array(z.string()).optional(),
})

const meaningsSchema = z.strictObject({ things: lists, doings: lists })

/** The kinds of what is never meant by a verb, and of what may be. */
interface KindsOf {
  things: ReadonlyMap<string, readonly string[]>
  doings: ReadonlyMap<string, readonly string[]>
}

/** Words beyond these are hardly said. */
const mostTerms = 25_000
/** Frequent words that are read as themselves, not by their characters. */
const mostFillers = 8_000
/** Senses, and meanings of a sense, behind these are rare. */
const mostSenses = 1
const mostMeanings = 3

/** What the words of each language are about, found in its dictionary by their English meanings. */
export function compileKinds(): CompiledFile[] {
  const { things, doings } = meaningsSchema.parse(
    parse(readFileSync(new URL('../../kit/kinds/words.yaml', import.meta.url), 'utf8')),
  )
  const kindsOf = { things: kindsByMeaning(things), doings: kindsByMeaning(doings) }
  return supportedLanguages
    .filter(({ tag }) => existsSync(new URL('dictionary/manifest.json', languageFolder(tag))))
    .map(({ tag }) => ({ path: `${tag}/generated/kinds.ts`, text: moduleOf(tag, kindsOf) }))
}

function kindsByMeaning(meanings: Readonly<Record<string, readonly string[]>>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [kind, texts] of Object.entries(meanings))
    for (const text of texts) {
      const key = text.toLowerCase()
      found.set(key, [...(found.get(key) ?? []), kind])
    }
  return found
}

function moduleOf(tag: LanguageTag, kindsOf: KindsOf): string {
  const file = new URL('kinds.yaml', languageFolder(tag))
  const own = existsSync(file) ? ownSchema.parse(parse(readFileSync(file, 'utf8'))) : {}
  const words = new Map<string, Set<string>>()
  const add = (term: string, kind: string) => {
    if (own.remove?.[kind]?.includes(term)) return
    words.set(term, (words.get(term) ?? new Set()).add(kind))
  }
  const headwords = listHeadwords(readBuiltDictionary(tag), mostTerms)
  // A single character stands in many words: those that are told apart are listed by hand.
  for (const entry of headwords.filter(({ term }) => !/^\p{Script=Han}$/u.test(term)))
    for (const { text, isVerb } of meaningsOf(entry)) {
      for (const kind of kindsOf.doings.get(text) ?? []) add(entry.term, kind)
      if (!isVerb) for (const kind of kindsOf.things.get(text) ?? []) add(entry.term, kind)
    }
  for (const [kind, terms] of Object.entries(own.add ?? {})) for (const term of terms) add(term, kind)
  const fillers = headwords.slice(0, mostFillers).filter(({ term }) => hidesWord(term, words))
  for (const { term } of fillers) words.set(term, new Set())
  const sets = Map.groupBy(words, ([, kinds]) => [...kinds].toSorted().join(' '))
  // Side by side they are sent in three quarters of the size.
  const lines = [...sets].map(([kinds, of]) => `${kinds}\t${of.map(([term]) => term).join('|')}`)
  return `// Generated from the dictionary, kit/kinds/words.yaml and kinds.yaml by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { WordKinds } from '@lingarden/languages/kit/tutor/kinds'

export const kinds: WordKinds = {
  words: ${JSON.stringify(lines.join('\n'))},
  phrases: ${JSON.stringify(own.phrases ?? {})},
  subjects: ${JSON.stringify(own.subjects ?? [])},
  copulas: ${JSON.stringify(own.copulas ?? [])},
  auxiliaries: ${JSON.stringify(own.auxiliaries ?? [])},
}
`
}

/** A meaning in plain words. */
interface Meaning {
  text: string
  isVerb: boolean
}

const wordClass =
  /^(?:(?:n|v|adj|adv|interj|prep|conj|pron|num|art|det|m|f|pl|phr|part|tr|intr|refl|name)\.?\s*(?:\/\s*)?)+(?=[\p{L}])/u

/** The first senses, each also by what it ends with: an apple cake is a cake. */
function meaningsOf({ definition }: DictionaryEntry): Meaning[] {
  const senses = definition.split(/; | \| |\/ /u).slice(0, mostSenses)
  return senses.flatMap((sense) => {
    const plain = sense.replaceAll(/\s*\([^)]*\)/gu, '').replace(wordClass, '')
    const isVerb = sense.startsWith('v.') || /^\s*to /u.test(plain)
    const texts = plain
      .split(',')
      .slice(0, mostMeanings)
      .flatMap((meaning) => endsOf(meaning, isVerb))
    return texts.map((text) => ({ text, isVerb }))
  })
}

function endsOf(meaning: string, isVerb: boolean): string[] {
  const plain = meaning
    .toLowerCase()
    .trim()
    .replace(/^(?:to be|to|a|an|the|some) /u, '')
  const words = plain.split(' ')
  return isVerb || words.length < 2 || words.length > 3 || / (?:of|for|with|to|in|on) /u.test(plain)
    ? [plain]
    : [plain, words.at(-1) ?? plain]
}

/** Whether a longer word without a kind has a character in it that has one, and is none of them (里面, 面). */
const hidesWord = (term: string, words: ReadonlyMap<string, unknown>): boolean =>
  /^\p{Script=Han}{2,}$/u.test(term) &&
  !words.has(term) &&
  Array.from(term).some((character) => words.has(character))
