import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import type { Feeling, FollowUpTopic } from '@lingarden/languages/kit/tutor/follow-ups'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { contentWords } from '../../hearing/content-words.ts'
import { kindsIn } from '../../hearing/kinds-in.ts'
import { plainMove } from '../../hearing/move-pattern.ts'
import { patternIn } from '../../hearing/pattern-in.ts'
import { wordsFound } from '../../hearing/pattern-of-words.ts'
import { clausesIn } from '../../hearing/split-text.ts'
import { readNegations } from '../../matching/negations.ts'
import { tokenize, type Token } from '../../matching/tokens.ts'

/** What somebody tells in a talk without a script. */
export interface Told {
  /** What is felt; undefined where it is neither sad nor glad, or nobody can tell. */
  feeling: Feeling | undefined
  /** What it is about, particular things before general ones. */
  topics: readonly FollowUpTopic[]
  /** Whether it begins with no sentence: such words answer what was asked. */
  isFragment: boolean
  /** Whether it has all kinds of an account and none of those with an exclamation mark; “sad” and “glad” are what is felt, what is denied is “denied”, and what happened once “happened”. */
  fits: (account: string) => boolean
  /** Whether it has all words of a question, and so has told that already. */
  answers: (question: string) => boolean
}

interface Reader {
  language: LanguageTag
  lexicon: Lexicon | undefined
}

/** What a text tells, by its words and phrases. */
export function readTold(text: string, { language, lexicon }: Reader): Told {
  const { feelings = [], topics = [] } = tutorRulesOf(language).followUps ?? {}
  const isSaid = phrasesIn(text, language)
  const tokens = tokenize(text, language)
  const words = wordsOf(text, { language, lexicon })
  const isTold = ({ words: own = none, about = none, never = none }: FollowUpTopic) =>
    (own.some((word) => words.has(word)) || isSaid(about)) && !isSaid(never)
  const kinds = kindsIn(text, language, lexicon)
  const said = contentWords(text, language, lexicon)
  const clauses = clausesIn(text, tutorRulesOf(language).hearing)
  const [clause = text] = clauses
  // Behind a “but” stands what counts: “it is hard, but I love it”.
  const inLast = kinds.has('but') ? phrasesIn(clauses.at(-1) ?? text, language) : isSaid
  const feltIn = (isIn: typeof isSaid) =>
    feelings.find(({ about, never = none }) => isIn(about) && !isIn(never))
  const feeling = feltIn(inLast) ?? feltIn(isSaid)
  // What used to be so is nothing that happened, unless it is said when, or something happened beside it.
  const { 'surely-past': when = none } = tutorRulesOf(language).kinds?.phrases ?? {}
  const isEvent = lexicon ? tellsEvent(tokens, { language, lexicon }) : kinds.has('past')
  const isHabit = kinds.has('used-to') && !isSaid(when) && !isEvent
  const isOf = (kind: string): boolean => {
    if (kind === 'sad' || kind === 'glad') return feeling?.is === kind
    if (kind === 'used-to') return isHabit
    // What a “but” sets right is not simply denied.
    if (kind === 'denied') return !kinds.has('but') && isDenied(text, tokens, language)
    if (kind === 'happened') return isEvent
    return kinds.has(kind) && !(isHabit && events.has(kind))
  }
  return {
    feeling,
    topics: topics.filter(isTold),
    isFragment: lexicon !== undefined && !kindsIn(clause, language, lexicon).has('verb'),
    fits: (account) =>
      account.split(' ').every((kind) => (kind.startsWith('!') ? !isOf(kind.slice(1)) : isOf(kind))),
    answers: (question) => {
      const asked = [...contentWords(question, language, lexicon)]
      return asked.length >= fewestAsked && asked.every((word) => said.has(word))
    },
  }
}

/** Tells of patterns whether they are found in a text; where words are not parted, only between words. */
export function phrasesIn(text: string, language: LanguageTag): (patterns: readonly string[]) => boolean {
  const plain = plainMove(text)
  const all = tutorRulesOf(language).relevance.words?.all(plain)
  if (languageOf(language).hasAlphabet || !all) return (patterns) => patternIn(patterns).test(plain)
  const parted = all.join(' ')
  return (patterns) => patterns.length > 0 && wordsFound(patterns, parted) !== undefined
}

/** The words of a text, and what they are forms of. */
function wordsOf(text: string, { language, lexicon }: Reader): ReadonlySet<string> {
  if (!languageOf(language).hasAlphabet)
    return new Set(tutorRulesOf(language).relevance.words?.all(plainMove(text)))
  const words = tokenize(text, language).map((token) => token.text)
  return new Set(words.flatMap((word) => [word, ...(lexicon ? lemmasOf(word, lexicon) : [])]))
}

/** One word in common is what both are about. */
const fewestAsked = 2

/** A reading so much rarer than another is none: “casa” is no form of “casar”. */
const rarer = 6

function lemmasOf(word: string, lexicon: Lexicon): string[] {
  const lemmas = lexicon.analyse(word).map(({ lemma }) => lemma)
  const best = Math.min(...lemmas.map((lemma) => lexicon.rank(lemma)))
  return lemmas.filter((lemma) => lexicon.rank(lemma) <= rarer * best)
}

/** Words behind which a negation is seldom that of the sentence (“so full that I could not sit”). */
const latestDenying = 5

function isDenied(text: string, tokens: readonly Token[], language: LanguageTag): boolean {
  const { words, denying } = readNegations(text, tokens, language)
  return words.slice(0, latestDenying).some((word) => denying.has(word))
}

/** Whether some form tells what happened once: a preterite, or what was done with an auxiliary. */
function tellsEvent(tokens: readonly Token[], { language, lexicon }: Reader): boolean {
  const auxiliaries = tutorRulesOf(language).kinds?.auxiliaries ?? none
  const readings = tokens.map(({ text }) => lexicon?.analyse(text) ?? [])
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
