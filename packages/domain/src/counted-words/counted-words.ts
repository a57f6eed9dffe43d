import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import type { TextToken } from '../dictionary/tokenize.ts'
import { isTrackableWord } from '../dictionary/trackable-word.ts'
import { isFunctionWord } from '../function-words/function-words.ts'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'
import type { InflectionRules } from '@lingarden/languages/rules/inflection-rules'
import type { LookUp } from './entry-lookup.ts'
import { lemmaOf } from './lemma-of.ts'
import { isNameByCapital } from './names.ts'
import { kindOfPlace } from './place-in-sentence.ts'
import { restoreAccents } from './restore-accents.ts'

/** One letter again and again is a noise, though a dictionary may explain it: zzz, mmm. */
const drawnOut = /^(\p{Script=Latin})\1{2,}$/iu

/** A word of a text, with the term of the dictionary that the bank counts it under. */
export interface CountedWord {
  /** Place in the text, in UTF-16 code units. */
  start: number
  term: string
}

export interface CountedText {
  language: LanguageTag
  /** Names that are none of the language's words here, whatever they mean: the tutor's own, the learner's. */
  names?: readonly string[]
  /** Whether the learner typed it, who may have left accents out, and who means the phrases that they say. */
  isOwn?: boolean
  /** Whether it is a term by itself, so that no place in a sentence tells what it is. */
  isTerm?: boolean
  /** Whether a phrase of the dictionary counts as itself, as where it was looked up, and not as its words. */
  keepsPhrases?: boolean
}

/**
 * The words of a text that count, each under its lemma as its sentence decides it. Names, digits, words of other languages
 * and misspellings are no words; one that only lacks its accents counts as the word that was meant. A phrase counts as
 * its words, but for one that means something else than these: it counts where the learner says it.
 * @param tokens of the whole text, in order
 */
export function countedWords(tokens: readonly TextToken[], text: CountedText, lookUp: LookUp): CountedWord[] {
  const names = new Set(text.names?.map((name) => name.toLowerCase()))
  const { inflection } = wordRulesOf(text.language)
  const flat = text.keepsPhrases
    ? tokens
    : tokens.flatMap((token) => wordsOfPhrase(token, inflection, lookUp))
  return flat.flatMap((token, place) => {
    if (token.kind !== 'word' || token.role === 'name' || token.role === 'number') return []
    if (names.has(token.text.toLowerCase()) || drawnOut.test(token.text)) return []
    const entry =
      inflection === undefined
        ? lookUp(token.term ?? token.text)
        : inflectedEntry(flat, place, { ...text, inflection }, lookUp)
    if (!entry || entry.aside || entry.pos === 'name') return []
    const { term } = entry
    const isMeant = text.keepsPhrases || (text.isOwn && inflection?.undivided.has(term.toLowerCase()))
    const isWhole = isCompound(entry) || (isMeant && isPhrase(term))
    const counts = isWhole || isTrackableWord(term, { lookUp: () => entry })
    return counts ? [{ start: token.start, term }] : []
  })
}

const isPhrase = (term: string): boolean => /[\s'’-]/u.test(term)

/** Parts of speech that words have; a phrase or a contraction is none of them. */
const wordClasses = new Set(['n.', 'adj.', 'adv.', 'pron.', 'interj.', 'num.'])

/** Whether it is one word that is written with a hyphen or an apostrophe: aujourd'hui, grand-mère, but not c'est. */
const isCompound = ({ term, pos = '' }: DictionaryEntry): boolean =>
  /\p{L}['’-]\p{L}/u.test(term) && !/\s/u.test(term) && wordClasses.has(pos)

/** A phrase is its words, with what stands between them; a verb with pronouns stays the verb, a compound the compound. */
function wordsOfPhrase(
  token: TextToken,
  inflection: InflectionRules | undefined,
  lookUp: LookUp,
): TextToken[] {
  const { term = '', parts } = token
  if (!parts || inflection?.undivided.has(term.toLowerCase()) || !isPhrase(term)) return [token]
  const entry = lookUp(term)
  if (entry && isCompound(entry)) return [token]
  return parts.flatMap((part) => wordsOfPhrase(part, inflection, lookUp))
}

/** How a text counts whose words are inflected. */
type InflectedText = CountedText & { inflection: InflectionRules }

function inflectedEntry(
  tokens: readonly TextToken[],
  place: number,
  { language, inflection, isOwn, isTerm }: InflectedText,
  lookUp: LookUp,
): DictionaryEntry | undefined {
  const token = tokens[place]
  if (!token) return undefined
  const before = tokens.slice(Math.max(0, place - 3), place)
  if (isNameByCapital(token.text, before.map(({ text }) => text).join(''), inflection)) return undefined
  const entry = asPrinted(spelledEntry(token, isOwn ? language : undefined, lookUp), language, lookUp)
  if (!entry || isFunctionWord(entry.term, language)) return contextual(entry, before, inflection, lookUp)
  return lemmaOf(entry, isTerm ? '' : wordBefore(before), inflection, lookUp)
}

/** A function word is itself, but for one that stands where only a verb can: yo como. */
function contextual(
  entry: DictionaryEntry | undefined,
  before: readonly TextToken[],
  inflection: InflectionRules,
  lookUp: LookUp,
): DictionaryEntry | undefined {
  if (!entry || entry.pos === 'pron.' || entry.pos === 'det.') return entry
  const word = wordBefore(before)
  return kindOfPlace(word, inflection) === 'verb' ? lemmaOf(entry, word, inflection, lookUp) : entry
}

/** The word itself where the dictionary lists how it may be typed as well: soeur is sœur. */
function asPrinted(
  entry: DictionaryEntry | undefined,
  language: LanguageTag,
  lookUp: LookUp,
): DictionaryEntry | undefined {
  const printed = entry && wordRulesOf(language).forms?.printed?.(entry.term)
  const isListed = printed !== entry?.term && entry?.formOf?.some(([lemma]) => lemma === printed)
  return printed !== undefined && isListed ? lookUp(printed) : entry
}

/** The entry of a word as it was written, or as it was meant. */
function spelledEntry(
  { text, term = text, parts }: TextToken,
  restoredIn: LanguageTag | undefined,
  lookUp: LookUp,
): DictionaryEntry | undefined {
  const own = lookUp(parts ? text : term)
  const misspelled = own?.formOf?.find(([, codes]) => codes.split(',').includes('mi'))
  if (misspelled) return lookUp(misspelled[0])
  const meant = restoredIn && restoreAccents(text.toLowerCase(), own, restoredIn, lookUp)
  return meant ?? own ?? lookUp(term)
}

function wordBefore(before: readonly TextToken[]): string | undefined {
  const last = before.findLast(({ kind }) => kind !== 'space')
  return last?.kind === 'word' ? last.text.toLowerCase().replaceAll('’', "'") : undefined
}
