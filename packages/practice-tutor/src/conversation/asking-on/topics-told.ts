import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import type { FollowUpTopic } from '@lingarden/languages/kit/tutor/follow-ups'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { kindsIn } from '../../hearing/kinds-in.ts'
import { plainMove } from '../../hearing/move-pattern.ts'
import { isFinite } from '../../hearing/of-others.ts'
import { patternAtStart } from '../../hearing/pattern-in.ts'
import { withoutStart } from '../../hearing/split-text.ts'
import { readNegations } from '../../matching/negations.ts'
import { tokenize } from '../../matching/tokens.ts'
import { deniedIn } from './denied-in.ts'
import { fitsBy } from './fits-by.ts'
import { beginsWith, phrasesIn } from './phrases-in.ts'

/** A topic that is told of, and how. */
export interface TopicTold {
  topic: FollowUpTopic
  /** Whether nothing but this is told of it: what is asked of anybody's own may be asked. */
  isOwn: boolean
  /** Whether all that may be asked about it fits, as its words say what happened, and no clause denies it. */
  isSure: boolean
  /** As that of the whole message, but by whom its own clause tells of, and what it denies and wishes. */
  fits: (account: string) => boolean
}

export interface Reader {
  language: LanguageTag
  lexicon: Lexicon | undefined
}

/**
 * The topics of a message, those of its weightiest clause first, each with what its own clause says of it. Behind a “but” no other
 * clause counts, and nobody is asked about what only gives a reason, or who was there, too; a sure topic is told of wherever it stands.
 * @param clauses the weightiest first
 */
export function topicsTold(
  all: string,
  clauses: readonly Clause[],
  reader: Reader,
  isOf: (kind: string) => boolean,
): TopicTold[] {
  const { topics = [] } = tutorRulesOf(reader.language).followUps ?? {}
  const [first] = clauses
  const isAboutAll = topicFinder(all, reader)
  const main = first?.isTurn ? [first] : clauses.filter(({ isBeside }) => !isBeside)
  const texts = main.map(({ text }) => text)
  const most = topics.find(isAboutAll)
  const sure = most?.sure && !isDenied(most, clauses, reader) ? [most] : []
  const found = new Map<string, TopicTold>(
    sure.map((topic) => [
      topic.id,
      { topic, isOwn: true, isSure: true, fits: (account) => fitsBy(account, isOf) },
    ]),
  )
  for (const text of texts.length > 1 ? [...texts, texts.toReversed().join(', ')] : texts) {
    const isAbout = topicFinder(withoutCompany(text, reader.language), reader)
    const own = kindsOfClause(text, reader, isOf)
    const isPlain = !own('denied') && !own('wished')
    const isSubject = isBrief(text, reader.language)
      ? topicFinder(headOf(text, reader.language), reader)
      : undefined
    const isOwn = (topic: FollowUpTopic) => isPlain && (!own('told') || isSubject?.(topic) === true)
    for (const topic of topics)
      if (!found.has(topic.id) && isAbout(topic))
        found.set(topic.id, {
          topic,
          isOwn: isOwn(topic),
          isSure: topic.sure === true && !isDenied(topic, clauses, reader),
          fits: (account) => fitsBy(account, own),
        })
  }
  return [...found.values()]
}

/** Whether what all clauses say of a topic is that it is not so. */
const isDenied = (topic: FollowUpTopic, clauses: readonly Clause[], reader: Reader): boolean => {
  const isAbout = (text: string) => topicFinder(text, reader)(topic)
  const about = clauses.map(({ text }) => withoutTurn(text, reader.language)).filter(isAbout)
  return about.length > 0 && about.every((text) => deniedIn(text, reader.language, isAbout))
}

/** A clause of a message, and how it stands to the others. */
export interface Clause {
  text: string
  /** Whether it sets right what was said before: “but …”. */
  isTurn: boolean
  /** Whether it only gives a reason, a place or a time. */
  isBeside: boolean
}

/** Tells of topics whether a text is about them. */
function topicFinder(text: string, reader: Reader): (topic: FollowUpTopic) => boolean {
  const isSaid = phrasesIn(text, reader.language)
  const words = wordsOf(text, reader)
  return ({ words: own = none, about = none, never = none }) =>
    (own.some((word) => words.has(word)) || isSaid(about)) && !isSaid(never)
}

/** A clause without whom it names as being there, too: “I go by bike with my neighbour” is about no neighbour. */
function withoutCompany(clause: string, language: LanguageTag): string {
  const { followUps, relevance } = tutorRulesOf(language)
  const joining = followUps?.asking?.with ?? none
  const { hasAlphabet } = languageOf(language)
  const plain = plainMove(clause)
  const words = hasAlphabet ? plain.split(' ') : (relevance.words?.all(plain) ?? [])
  const from = words.findIndex((word) => joining.includes(word))
  const named = words.findIndex((word, place) => place > from && !relevance.emptyWords.has(word))
  const rest = [...words.slice(0, Math.max(0, from)), ...words.slice(named + 1)]
  return from < 0 || named < 0 || rest.length === 0 ? clause : rest.join(hasAlphabet ? ' ' : '')
}

/** Of whom a clause tells, whether it denies and what it wishes is told by itself; who is not named in it is who was told of before. */
export function kindsOfClause(
  text: string,
  { language, lexicon }: Reader,
  isOf: (kind: string) => boolean,
): (kind: string) => boolean {
  const clause = withoutTurn(text, language)
  const own = kindsIn(clause, language, lexicon)
  const tokens = tokenize(clause, language)
  const words = tokens.map((token) => token.text)
  return (kind) => {
    if (kind === 'denied') return readNegations(clause, tokens, language).denying.size > 0
    if (kind === 'told')
      return own.has(kind) || (!own.has('self') && (isOf(kind) || isOfThird(words, language, lexicon)))
    if (kind === 'wished') return own.has(kind)
    return isOf(kind)
  }
}

/** A clause without the words that begin it: “to tell the truth”, “but”. */
export function withoutTurn(text: string, language: LanguageTag): string {
  const { followUps, hearing } = tutorRulesOf(language)
  const plain = plainMove(withoutStart(text, hearing))
  const rest = plain.replace(patternAtStart(followUps?.asking?.turns ?? none), '').trim()
  return rest === '' ? plain : rest
}

/** Whether a verb tells what somebody else does, though nobody is named. */
const isOfThird = (words: readonly string[], language: LanguageTag, lexicon: Lexicon | undefined): boolean =>
  words.some((word) => {
    const readings = lexicon?.analyse(word) ?? []
    const isCopula = tutorRulesOf(language).kinds?.copulas.includes(word) === true
    return (
      isCopula ||
      (readings.length > 0 &&
        isFinite(readings) &&
        readings.every(({ person }) => person === 2 || person === 5))
    )
  })

/** Of somebody or something else no more is told than that they are there, and what they are or do. */
const isBrief = (clause: string, language: LanguageTag): boolean =>
  tokenize(clause, language).length <=
  (languageOf(language).hasAlphabet ? briefest.words : briefest.characters)
const briefest = { words: 5, characters: 7 }

/** What a clause begins with: whom or what it tells of. */
function headOf(clause: string, language: LanguageTag): string {
  const plain = plainMove(clause)
  const { hasAlphabet } = languageOf(language)
  return hasAlphabet ? plain.split(' ').slice(0, 2).join(' ') : plain.replaceAll(' ', '').slice(0, 4)
}

/** Whether a message begins so that it goes on about what was named before. */
export const goesOn = (text: string, language: LanguageTag): boolean =>
  beginsWith(text, tutorRulesOf(language).followUps?.asking?.carries ?? none, language)

/** The words of a text, and what they are forms of. */
function wordsOf(text: string, { language, lexicon }: Reader): ReadonlySet<string> {
  if (!languageOf(language).hasAlphabet)
    return new Set(tutorRulesOf(language).relevance.words?.all(plainMove(text)))
  const words = tokenize(text, language).map((token) => token.text)
  return new Set(words.flatMap((word) => [word, ...(lexicon ? lemmasOf(word, lexicon) : [])]))
}

/** A reading so much rarer than another is none: “casa” is no form of “casar”. */
const rarer = 6

function lemmasOf(word: string, lexicon: Lexicon): string[] {
  const lemmas = lexicon.analyse(word).map(({ lemma }) => lemma)
  const best = Math.min(...lemmas.map((lemma) => lexicon.rank(lemma)))
  return lemmas.filter((lemma) => lexicon.rank(lemma) <= rarer * best)
}

const none: readonly string[] = []
