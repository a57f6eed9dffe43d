import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Feeling } from '@lingarden/languages/kit/tutor/follow-ups'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { contentWords } from '../../hearing/content-words.ts'
import { kindsIn, likelyReadings } from '../../hearing/kinds-in.ts'
import { clausesIn, sentencesIn } from '../../hearing/split-text.ts'
import { plainMove } from '../../hearing/move-pattern.ts'
import { patternAtStart } from '../../hearing/pattern-in.ts'
import { readNegations } from '../../matching/negations.ts'
import { tokenize, type Token } from '../../matching/tokens.ts'
import { deniedIn } from './denied-in.ts'
import { fitsBy } from './fits-by.ts'
import { clausesByWeight } from './focus.ts'
import { phrasesIn } from './phrases-in.ts'
import {
  kindsOfClause,
  topicsTold,
  withoutTurn,
  type Clause,
  type Reader,
  type TopicTold,
} from './topics-told.ts'

/** What somebody tells in a talk without a script. */
export interface Told {
  /** What is felt; undefined where it is neither sad nor glad, or nobody can tell. */
  feeling: Feeling | undefined
  /** What is felt, or was just before where the story goes on. */
  mood: Feeling['is'] | undefined
  /** What it is about, what its weightiest clause is about first, particular things before general ones. */
  topics: readonly TopicTold[]
  /** Whether it begins with no sentence: such words answer what was asked. */
  isFragment: boolean
  /** Whether what comes behind such words tells of oneself (“well, nothing, I said sorry to her”). */
  isSentence: boolean
  /** Whether it has all kinds of an account and none of those with an exclamation mark; “sad” and “glad” are what is felt, what is denied is “denied”, and what happened once “happened”. */
  fits: (account: string) => boolean
  /** The same of the clause that it is most about: of whom that tells, what it denies and wishes. */
  fitsMost: (account: string) => boolean
  /** Whether it has all words of a question, and so has told that already. */
  answers: (question: string) => boolean
}

/**
 * What a text tells, by its words and phrases.
 * @param before what the same person told before: what was sad stays so until something else is felt
 */
export function readTold(text: string, reader: Reader, before: readonly string[] = []): Told {
  const key = [reader.language, text, ...before].join('\n')
  const known = kept.get(key)
  if (known && known.lexicon === reader.lexicon) return known.told
  if (kept.size >= mostKept) kept.clear()
  const told = readAnew(text, reader, before)
  kept.set(key, { told, lexicon: reader.lexicon })
  return told
}

/** What was told last: a message and its clauses are looked at in several ways. */
const kept = new Map<string, { told: Told; lexicon: Reader['lexicon'] }>()
const mostKept = 50

function readAnew(text: string, reader: Reader, before: readonly string[]): Told {
  const { language, lexicon } = reader
  const { feelings = [], asking } = tutorRulesOf(language).followUps ?? {}
  const isSaid = phrasesIn(text, language)
  const tokens = tokenize(text, language)
  const kinds = kindsIn(text, language, lexicon)
  const said = contentWords(text, language, lexicon)
  const parts = clausesIn(text, tutorRulesOf(language).hearing)
  // A word alone before the first mark (“and”, “well”) begins nothing.
  const first = text.split(/[,;:，；：]+/u).find((each) => tokenize(each, language).length > 1) ?? text
  const isUnfelt = (about: readonly string[]) => {
    const tells = (part: string) => phrasesIn(part, language)(about)
    const telling = parts.map((part) => withoutTurn(part, language)).filter(tells)
    return telling.length > 0 && telling.every((part) => deniedIn(part, language, tells))
  }
  const feltIn = (part: string) => {
    const isIn = phrasesIn(part, language)
    return feelings.find(({ about, never = none }) => isIn(about) && !isIn(never) && !isUnfelt(about))
  }
  const denies = (part: string) => isDenied(part, tokenize(part, language), language)
  const clauses = clausesByWeight(text, language, (clause) => feltIn(clause) !== undefined && !denies(clause))
  const most = clauses[0]?.text ?? text
  // Behind a “but” stands what counts: “it is hard, but I love it”; nobody is glad of what is taken back so.
  const { conceding = none, 'surely-past': when = none } = tutorRulesOf(language).kinds?.phrases ?? {}
  const isTurned = kinds.has('but') && !isSaid(conceding) && parts.length > 1
  const whole = feltIn(text)
  const last = isTurned ? feltIn(most) : undefined
  // How it ends is how it is felt.
  const [end, ...earlier] = sentencesIn(text).toReversed()
  const atEnd = end === undefined || earlier.length === 0 || isTurned ? undefined : feltIn(end)
  const feeling = last ?? atEnd ?? (isTurned && whole?.is === 'glad' ? undefined : whole)
  // What used to be so is nothing that happened, unless it is said when, or something happened beside it.
  // Where no form tells so, only what is said when surely happened.
  const isEvent = lexicon ? tellsEvent(withoutNames(text, tokens), reader) : kinds.has('surely-past')
  const felt = feeling ?? (isEvent ? undefined : before.flatMap((each) => feltIn(each) ?? []).at(-1))
  const mood = feeling || felt?.is === 'sad' ? felt?.is : undefined
  const isHabit = kinds.has('used-to') && !isSaid(when) && !isSaid(asking?.once ?? none) && !isEvent
  const isOf = (kind: string): boolean => {
    if (kind === 'sad' || kind === 'glad') return mood === kind
    if (kind === 'used-to') return isHabit
    // What a “but” sets right is not simply denied.
    if (kind === 'denied') return !kinds.has('but') && denies(text) && kindsOfClause(most, reader, isOf)(kind)
    if (kind === 'happened') return isEvent
    return kinds.has(kind) && !(isHabit && events.has(kind))
  }
  // What begins with whom it is about is a sentence, too: “my sister, she …”.
  const isNamedFirst = patternAtStart(asking?.names ?? none).test(plainMove(first))
  const tellsOfOneself = (clause: Clause) =>
    clause.text !== first &&
    !clause.isBeside &&
    (isNamedFirst || kindsIn(clause.text, language, lexicon).has('self')) &&
    kindsIn(clause.text, language, lexicon).has('verb')
  const isOfMost = kindsOfClause(most, reader, isOf)
  return {
    feeling,
    mood,
    fitsMost: (account) => fitsBy(account, isOfMost),
    topics: topicsTold(text, clauses, reader, isOf),
    isFragment:
      lexicon !== undefined &&
      !kindsIn(first, language, lexicon).has('verb') &&
      !(isNamedFirst && clauses.some(tellsOfOneself)),
    isSentence: clauses.some(tellsOfOneself),
    fits: (account) => fitsBy(account, isOf),
    answers: (question) => {
      const asked = [...contentWords(question, language, lexicon)]
      return asked.length >= fewestAsked && asked.every((word) => said.has(word))
    },
  }
}

/** One word in common is what both are about. */
const fewestAsked = 2

/** Words behind which a negation is seldom that of the sentence (“so full that I could not sit”). */
const latestDenying = 5

function isDenied(text: string, tokens: readonly Token[], language: LanguageTag): boolean {
  const { words, denying } = readNegations(text, tokens, language)
  return words.slice(0, latestDenying).some((word) => denying.has(word))
}

/** Without the names in the middle of a sentence: the Jura is no form of “jurer”. */
const withoutNames = (text: string, tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(
    ({ start, end }) =>
      !/^\p{Lu}\p{Ll}/u.test(text.slice(start, end)) || !/[\p{L},;]['’\s]*$/u.test(text.slice(0, start)),
  )

/** Whether some form tells what happened once: a preterite, or what was done with an auxiliary. */
function tellsEvent(tokens: readonly Token[], { language, lexicon }: Reader): boolean {
  const auxiliaries = tutorRulesOf(language).kinds?.auxiliaries ?? none
  const readings = tokens.map(({ text }) => (lexicon ? likelyReadings(text, lexicon) : []))
  return readings.some((all, place) => {
    const before = readings[place - 1] ?? []
    const isPerfect =
      all.some(({ kind }) => kind === 'participle') &&
      before.some(({ lemma, tense }) => auxiliaries.includes(lemma) && tense !== 'im')
    return isPerfect || (all.length > 0 && all.every(({ tense }) => tense === 'pt' || tense === 'sp'))
  })
}

const events: ReadonlySet<string> = new Set(['past', 'surely-past'])

const none: readonly string[] = []
