import { withoutMarks } from '@lingarden/text/plain-text'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { Scene, SceneQuestion } from '@lingarden/languages/scene'
import { plainWord, tokenize } from '../matching/tokens.ts'
import { lastQuestion } from './bare-answer.ts'
import type { Place } from './hear-answer.ts'
import { plainMove } from './move-pattern.ts'
import { patternAlone, patternIn, patternsIn } from './pattern-in.ts'

/** Who is asked, in what words and beside what question; without a language all words count alike. */
interface Reader extends Partial<Pick<Place, 'language' | 'lexicon'>> {
  node?: Place['node'] | undefined
  /** The message that the question stands in. */
  beside?: string | undefined
  /** Share of its content that must be answered; where it is missing, a little. */
  least?: number | undefined
}

/** A word of a question, where it stands, and how much it says. */
interface Weighed {
  word: string
  start: number
  end: number
  weight: number
}

/**
 * What a scene answers to a question of the learner: of all that it has an answer to, what has most of the question's content in
 * it, the first of those that are alike; undefined where nobody thought of it.
 */
export function answersTo(
  text: string,
  { questions = [] }: Pick<Scene, 'questions'>,
  reader: Reader = {},
): readonly string[] | undefined {
  const plain = plainMove(text)
  const words = weigh(plain, reader)
  const topic = topicOf(words, reader)
  const least = (reader.least ?? leastShare) * sumOf(words)
  let best: { fit: number; question: SceneQuestion } | undefined
  for (const question of questions) {
    const asked = askedIn(plain, question, words)
    const told = toldIn(question, words)
    const said = sumOf([...new Set([...asked, ...told])])
    if (asked.length === 0 && (topic.length === 0 || said === 0)) continue
    const near = sumOf(topic.filter((word) => isAbout(word, question)))
    const fit = said + near + bothShare * sumOf(told.filter((word) => asked.includes(word)))
    if (said >= least && fit > (best?.fit ?? 0) + margin) best = { fit, question }
  }
  return best?.question.answers
}

/**
 * What the learner tells beside it, or what the tutor has just asked about, where a question has nothing but what it asks with (“how
 * much is it?”): of what is answered to that, the nearest is meant.
 */
function topicOf(words: readonly Weighed[], reader: Reader): Weighed[] {
  const isBare = words.every(({ weight }) => weight <= askingWeight)
  if (!reader.node || !isBare || !words.some(({ weight }) => weight === askingWeight)) return []
  const contentOf = (text: string) =>
    weigh(plainMove(text), reader).filter(({ weight }) => weight > askingWeight)
  const said = contentOf(reader.beside ?? '')
  const { ask, simpler } = reader.node
  return said.length > 0 ? said : contentOf(`${lastQuestion(ask[0] ?? '')} ${simpler}`)
}

/** Whether a question of the scene has one of some words in it, or its answer has. */
const isAbout = (word: Weighed, question: SceneQuestion): boolean =>
  patternIn(question.about).test(word.word) || toldIn(question, [word]).length > 0

/** Of a question's content as much must be answered: the rest may say by whom, for whom and when. */
const leastShare = 0.25

/** What a word says more where it was thought of in the question and stands in the answer as well. */
const bothShare = 0.2

/** Nearer than this both say the same. */
const margin = 1e-6

const sumOf = (words: readonly Weighed[]): number => words.reduce((sum, { weight }) => sum + weight, 0)

/** The words that stand in the patterns of a question that the scene answers. */
function askedIn(plain: string, { about }: SceneQuestion, words: readonly Weighed[]): Weighed[] {
  const found = Array.from(plain.matchAll(patternsIn(about)), ({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }))
  return words.filter((word) => found.some(({ start, end }) => start <= word.start && word.end <= end))
}

const written = new WeakMap<SceneQuestion, string>()

/** The words that stand in what is answered, in one form or another. */
function toldIn(question: SceneQuestion, words: readonly Weighed[]): Weighed[] {
  const text = written.get(question) ?? ` ${withoutMarks(plainMove(question.answers.join(' ')))}`
  written.set(question, text)
  return words.filter(({ word, weight }) => {
    const stem = withoutMarks(word).slice(0, stemLength)
    return weight >= askingWeight && text.includes(/\p{Script=Han}/u.test(stem) ? stem : ` ${stem}`)
  })
}

/** Letters by which the forms of a word are known for one another. */
const stemLength = 5

/** What small words say, that stand in any question, and those that only ask. */
const leastWeight = 0.05
const askingWeight = 0.3

/** The rank from which on a word is as particular as any. */
const rarest = 10_000

function weigh(plain: string, { language, lexicon }: Reader): Weighed[] {
  if (language === undefined)
    return Array.from(plain.matchAll(/\S+/gu), ({ 0: word, index }) => ({
      word,
      start: index,
      end: index + word.length,
      weight: 1,
    }))
  const { relevance, kinds } = tutorRulesOf(language)
  const asking = patternAlone(kinds?.phrases['merely-asking'] ?? noPatterns)
  return tokenize(plain, language).map(({ text, start, end }) => {
    const word = plainWord(text, language)
    const isSmall = relevance.emptyWords.has(word) || relevance.joiningWords.has(word)
    const rank = Math.max(1, lexicon?.rank(text) ?? rarest)
    const known = Math.max(leastWeight, Math.min(1, Math.log(rank) / Math.log(rarest)))
    const weight = isSmall ? leastWeight : asking.test(text) ? askingWeight : known
    return { word: text, start, end, weight }
  })
}

const noPatterns: readonly string[] = []
