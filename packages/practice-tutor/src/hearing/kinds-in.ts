import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { readWordKinds, type WordKinds } from '@lingarden/languages/kit/tutor/kinds'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { withoutMarks } from '@lingarden/text/plain-text'
import { plainWord, tokenize } from '../matching/tokens.ts'
import { plainMove } from './move-pattern.ts'
import { isOfOthers } from './of-others.ts'
import { patternAtStart, patternIn } from './pattern-in.ts'
import { wordsBegin, wordsFound } from './pattern-of-words.ts'

/** What a text is about, and how it is said. What is not asked for is not looked for. */
export interface Kinds {
  /** Whether its words or phrases are of a kind, or its tense or person is. */
  has: (kind: string) => boolean
  /** The kinds of its words. */
  about: ReadonlySet<string>
  /** Those of its words that are of a kind. */
  words: readonly string[]
}

/** The kinds of a language, ready to be looked up. */
interface KindIndex {
  exact: ReadonlyMap<string, readonly string[]>
  /** By the word without the accents that learners forget. */
  plain: ReadonlyMap<string, readonly string[]>
  /** Letters of the longest word that is written without spaces. */
  longest: number
}

const opened = new WeakMap<WordKinds, KindIndex>()

function indexOf(kinds: WordKinds): KindIndex {
  const known = opened.get(kinds)
  if (known) return known
  const exact = readWordKinds(kinds)
  const plain = new Map<string, readonly string[]>()
  let longest = 1
  for (const [word, all] of exact) {
    const key = withoutMarks(word)
    if (!plain.has(key)) plain.set(key, all)
    longest = Math.max(longest, word.length)
  }
  const index = { exact, plain, longest }
  opened.set(kinds, index)
  return index
}

/** Phrases of a kind, those that stand at the beginning of a sentence apart. */
interface Phrases {
  anywhere: readonly string[]
  first: readonly string[]
}

const split = new WeakMap<WordKinds, ReadonlyMap<string, Phrases>>()

function phrasesOf(kinds: WordKinds): ReadonlyMap<string, Phrases> {
  const made =
    split.get(kinds) ??
    new Map(
      Object.entries(kinds.phrases).map(([kind, all]) => [
        kind,
        {
          anywhere: all.filter((pattern) => !pattern.startsWith('^')),
          first: all.filter((pattern) => pattern.startsWith('^')).map((pattern) => pattern.slice(1)),
        },
      ]),
    )
  split.set(kinds, made)
  return made
}

/** The kinds of the texts that were read last: a message is looked at in several ways. */
const kept = new Map<string, { kinds: Kinds; lexicon: Lexicon | undefined }>()
const mostKept = 50

/** @param lexicon knows the basic form of words; without it only words as they are listed are known */
export function kindsIn(text: string, language: LanguageTag, lexicon: Lexicon | undefined): Kinds {
  const key = `${language} ${text}`
  const known = kept.get(key)
  if (known && known.lexicon === lexicon) return known.kinds
  if (kept.size >= mostKept) kept.clear()
  const kinds = readKinds(text, language, lexicon)
  kept.set(key, { kinds, lexicon })
  return kinds
}

function readKinds(text: string, language: LanguageTag, lexicon: Lexicon | undefined): Kinds {
  const { kinds, relevance } = tutorRulesOf(language)
  if (!kinds) return { has: () => false, about: new Set(), words: [] }
  const plain = plainMove(text)
  const words = tokenize(text, language).map((token) => token.text)
  const index = indexOf(kinds)
  const { hasAlphabet } = languageOf(language)
  const about = new Set<string>(hasAlphabet ? kindsOfPhrases(words, index) : [])
  const found = (hasAlphabet ? words : wordsAmongCharacters(relevance.words?.all(plain) ?? [], index)).filter(
    (word) => {
      const own = hasAlphabet ? kindsOfWord(word, index, lexicon) : (index.exact.get(word) ?? [])
      for (const kind of own) about.add(kind)
      return own.length > 0
    },
  )
  const phrases = phrasesOf(kinds)
  const grammar = once(() => new Set(grammarOf(words, kinds, lexicon)))
  const said = new Map<string, boolean>()
  const isContent = (word: string) => !relevance.emptyWords.has(plainWord(word, language))
  const parted = relevance.words?.all(plain).join(' ')
  const isPhrase = ({ anywhere, first }: Phrases): boolean =>
    parted === undefined
      ? patternIn(anywhere).test(plain) || patternAtStart(first).test(plain)
      : wordsFound(anywhere, parted) !== undefined || wordsBegin(first, parted)
  const look = (kind: string): boolean => {
    if (about.has(kind)) return true
    if (kind === 'self') return relevance.isPersonal(words, lexicon)
    if (kind === 'told') return isOfOthers(plain, words, beginsWithThing(plain, index), { language, lexicon })
    if (kind === 'short') return words.filter(isContent).length <= shortest
    const phrase = phrases.get(kind)
    const isSaid = phrase && isPhrase(phrase)
    return isSaid === true || grammar().has(kind)
  }
  const has = (kind: string): boolean => {
    const known = said.get(kind) ?? look(kind)
    said.set(kind, known)
    return known
  }
  return { has, about, words: found }
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

/** Words of content that an answer of a word or two has. */
const shortest = 2

/** Kinds of words in twos and threes (“ice cream”). */
const kindsOfPhrases = (words: readonly string[], { exact }: KindIndex): string[] =>
  words.flatMap((word, place) => [
    ...(exact.get(`${word} ${words[place + 1] ?? ''}`) ?? []),
    ...(exact.get(`${word} ${words[place + 1] ?? ''} ${words[place + 2] ?? ''}`) ?? []),
  ])

function kindsOfWord(
  word: string,
  { exact, plain }: KindIndex,
  lexicon: Lexicon | undefined,
): readonly string[] {
  const own = exact.get(word)
  if (own) return own
  const lemmas = new Set(lexicon?.analyse(word).map(({ lemma }) => lemma))
  const known = [...lemmas].flatMap((lemma) => exact.get(lemma) ?? [])
  return known.length > 0 ? known : (plain.get(withoutMarks(word)) ?? [])
}

/**
 * Of what is written without spaces the longest runs of words are read first, and no word twice; what a long word that is not
 * known ends with says what it is.
 */
function wordsAmongCharacters(words: readonly string[], index: KindIndex): string[] {
  const found: string[] = []
  for (let from = 0; from < words.length;) {
    let to = Math.min(words.length, from + index.longest)
    while (to > from && !index.exact.has(words.slice(from, to).join(''))) to--
    const known = to > from ? words.slice(from, to).join('') : endOf(words[from] ?? '', index)
    if (known !== undefined) found.push(known)
    from = Math.max(to, from + 1)
  }
  return found
}

function endOf(word: string, { exact }: KindIndex): string | undefined {
  const ends = Array.from({ length: Math.max(0, word.length - 2) }, (_, start) => word.slice(start + 1))
  return ends.find((end) => exact.has(end))
}

/** What stands first in a sentence that tells of it; what one does (“swim”) or feels does not. */
const things = [
  'family',
  'person',
  'animal',
  'transport',
  'clothes',
  'furniture',
  'fruit',
  'vegetable',
  'place',
  'weather',
]

/** Whether what is written without spaces begins with a word for somebody or something. */
function beginsWithThing(plain: string, { exact, longest }: KindIndex): boolean {
  const text = plain.replaceAll(' ', '')
  let length = Math.min(longest, text.length)
  while (length > 1 && !exact.has(text.slice(0, length))) length--
  return length > 1 && things.some((kind) => exact.get(text.slice(0, length))?.includes(kind))
}

const pastTenses: ReadonlySet<string> = new Set(['im', 'pt', 'sp'])

/** A reading so much rarer than the word, or than another of it, is none: “así” is no past of “asir”, “podríamos” none of “pudrir”. */
export function likelyReadings(word: string, lexicon: Lexicon) {
  const readings = lexicon.analyse(word)
  const best = Math.min(lexicon.rank(word), ...readings.map(({ lemma }) => lexicon.rank(lemma)))
  return readings.filter(({ lemma }) => lexicon.rank(lemma) <= rarer * best)
}
const rarer = 50

/** Tense and person, as far as the forms of a language tell them. */
function grammarOf(
  words: readonly string[],
  { auxiliaries }: WordKinds,
  lexicon: Lexicon | undefined,
): string[] {
  const readings = words.map((word) => (lexicon ? likelyReadings(word, lexicon) : []))
  const isAny = (tense: (tense: string) => boolean) =>
    readings.some((all) => all.some((one) => one.tense !== undefined && tense(one.tense)))
  const isSure = (tense: (tense: string) => boolean) =>
    readings.some((all) => all.length > 0 && all.every((one) => one.tense !== undefined && tense(one.tense)))
  const isAuxiliary = (place: number) =>
    readings[place]?.some(({ lemma }) => auxiliaries.includes(lemma)) === true
  const isPerfect = readings.some(
    (all, place) =>
      all.some(({ kind }) => kind === 'participle') && (isAuxiliary(place - 1) || isAuxiliary(place - 2)),
  )
  return [
    ...(isPerfect || isAny((tense) => pastTenses.has(tense)) ? ['past'] : []),
    ...(isSure((tense) => pastTenses.has(tense)) ? ['surely-past'] : []),
    ...(isSure((tense) => tense === 'fu') ? ['plan'] : []),
    ...(isSure((tense) => tense === 'im') ? ['used-to'] : []),
    ...(isAny((tense) => tense !== 'ip') ? ['verb'] : []),
    ...(readings.some((all) => all.length > 0 && all.every(({ person }) => person === 1 || person === 4))
      ? ['you']
      : []),
  ]
}
