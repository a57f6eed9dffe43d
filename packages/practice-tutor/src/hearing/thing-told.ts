import { languageOf } from '@lingarden/languages/find-language'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { readNegations } from '../matching/negations.ts'
import { tokenize } from '../matching/tokens.ts'
import type { Place } from './hear-answer.ts'
import { kindsIn } from './kinds-in.ts'
import { isFinite } from './of-others.ts'
import { patternAlone } from './pattern-in.ts'
import { clausesIn, sentencesIn } from './split-text.ts'
import { hasQuestionMark } from './question-mark.ts'

type Reader = Pick<Place, 'language' | 'lexicon'>

/**
 * A thing that a text tells of (“a rabbit”), as the tutor says it (“your aunt”): of the first clause that denies nothing and has
 * one, the first.
 */
export function thingTold(text: string, reader: Reader): string | undefined {
  const { language } = reader
  const clauses = sentencesIn(text).flatMap((sentence) => clausesIn(sentence, tutorRulesOf(language).hearing))
  const isTold = (clause: string) =>
    !hasQuestionMark(clause) && readNegations(clause, tokenize(clause, language), language).denying.size === 0
  const find = languageOf(language).hasAlphabet ? nounIn : wordIn
  return clauses
    .filter(isTold)
    .map((clause) => find(clause, reader))
    .find((said) => said !== undefined)
}

/** Words between “my” or an article and the noun: “my two sisters”. */
const mostBetween = 1

/** The rank of nouns that say enough without an article (“injections”), and of those that say something: a “time” says nothing. */
const particularFrom = 2000
const sayingFrom = 200

/** Nouns that find something good or bad (“a disaster”) name no thing. */
const judging = ['good', 'bad', 'trouble', 'illness', 'feeling', 'injury']

/** The first noun that says something, with the article, number or “my” before it and the name or noun that belongs to it behind it. */
function nounIn(clause: string, { language, lexicon }: Reader): string | undefined {
  if (!lexicon) return undefined
  const { own = {}, joins = [] } = tutorRulesOf(language).hearing.echo ?? {}
  const words = tokenize(clause, language)
  const at = (place: number) => words[place]?.text ?? ''
  const written = (place: number) => {
    const { start = 0, end = 0 } = words[place] ?? {}
    return clause.slice(start, end)
  }
  const times = patternAlone(tutorRulesOf(language).kinds?.phrases['calendar'] ?? nothing)
  const isTime = (word: string) => times.test(word)
  const isJudging = (word: string) => judging.some((kind) => kindsIn(word, language, lexicon).about.has(kind))
  const startOf = (noun: number) =>
    Array.from({ length: mostBetween + 1 }, (_, between) => noun - 1 - between).find((place) =>
      Object.hasOwn(own, at(place)),
    )
  const noun = [...words.keys()].find((place) => {
    const isNamed = startOf(place) !== undefined
    const isMeant = isNoun(at(place), lexicon, isNamed) && !isTime(at(place)) && !isJudging(at(place))
    return isMeant && lexicon.rank(at(place)) >= (isNamed ? sayingFrom : particularFrom)
  })
  if (noun === undefined) return doingIn(clause, own, lexicon)
  const isNamed = /^\p{Lu}\p{Ll}+$/u.test(written(noun + 1))
  const isOwned = Object.hasOwn(own, at(noun + 2))
  const isJoined =
    joins.includes(at(noun + 1)) &&
    (isOwned ? isNoun(at(noun + 3), lexicon, true) : isNoun(at(noun + 2), lexicon))
  const joined = isOwned ? [own[at(noun + 2)] ?? '', at(noun + 3)] : [at(noun + 2)]
  const before = [...words.keys()].slice(startOf(noun) ?? noun, noun)
  const behind = isNamed ? [written(noun + 1)] : isJoined ? [at(noun + 1), ...joined] : []
  return [...before.map((place) => own[at(place)] ?? at(place)), at(noun), ...behind].join(' ')
}

const nothing: readonly string[] = []

/** Most words of what somebody does (“to sing in public”). */
const longestDoing = 5

/** What a clause is that begins with an infinitive: it says nothing of who does it, but for “my” and “me”. */
function doingIn(
  clause: string,
  own: Readonly<Record<string, string>>,
  lexicon: Lexicon,
): string | undefined {
  const [first = '', ...rest] = clause.match(/[\p{L}\p{M}'’-]+/gu) ?? []
  const words = [first.toLowerCase(), ...rest]
  const readings = lexicon.analyse(words[0] ?? '')
  const isDoing = readings.length > 0 && readings.every(({ kind }) => kind === 'infinitive')
  const isOwn = words.some((word) => (own[word] ?? word) !== word)
  const isSaid = words.slice(1).every((word) => !isFinite(lexicon.analyse(word)))
  return isDoing && !isOwn && isSaid && words.length <= longestDoing ? words.join(' ') : undefined
}

/** Whether a word can be nothing but a noun; behind an article or “my”, whether it may be one (“a coat”). */
function isNoun(word: string, lexicon: Lexicon, isNamed = false): boolean {
  const readings = lexicon.analyse(word)
  const isOne = ({ kind }: (typeof readings)[number]) => kind === 'noun'
  return isNamed ? readings.some(isOne) : readings.length > 0 && readings.every(isOne)
}

/** Kinds of words that name a thing, and nothing that one does or is like. */
const things: readonly string[] =
  'food drink meat vegetable fruit animal family person place sport game music art furniture clothes transport celebration workplace job landmark household'.split(
    ' ',
  )

/** Where words are not parted, a word for a thing. */
function wordIn(clause: string, { language, lexicon }: Reader): string | undefined {
  const { words } = tutorRulesOf(language).relevance
  const isThing = (word: string) => {
    const { about } = kindsIn(word, language, lexicon)
    return word.length > 1 && !/[上下里外边]$/u.test(word) && things.some((kind) => about.has(kind))
  }
  return words?.content(clause).find(isThing)
}
