import { editDistance } from '../dictionary/edit-distance.ts'
import type { LanguageTag } from '../languages.ts'
import { answerWords, withoutAccents } from './normalize-answer.ts'

/** How an answer stands to the right one. All but `wrong` are accepted; `accent` and `typo` are shown. */
export const verdicts = ['right', 'accent', 'typo', 'wrong'] as const
export type Verdict = (typeof verdicts)[number]

export interface Judgement {
  given: string
  verdict: Verdict
  /** The right answer that comes closest. */
  answer: string
}

/** Shortest word, in letters, in which a letter may be amiss: in a short one it makes another word. */
const shortestWithTypo = 5

interface Question {
  /** Right answers, the model first; at least one. */
  accepted: readonly string[]
  language: LanguageTag
  /** Wrong answers that must not pass for a slip. */
  refused?: readonly string[] | undefined
}

/**
 * Judges a written answer: missing accents are accepted, and one letter amiss in one word of five letters or more.
 * Mandarin answers must have every character.
 */
export function judgeAnswer(given: string, { accepted, language, refused = [] }: Question): Judgement {
  const words = answerWords(given, language)
  const isRefused = refused.some((wrong) => sameWords(words, answerWords(wrong, language)))
  const judged = accepted.map((answer): Judgement => {
    const verdict = judgeWords(words, answerWords(answer, language), language)
    if (verdict === 'wrong' && isSameWithoutHyphens(given, answer, language))
      return { given, answer, verdict: 'right' }
    return { given, answer, verdict: isRefused && verdict !== 'right' ? 'wrong' : verdict }
  })
  const [first] = judged.toSorted((a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict))
  return first ?? { given, answer: '', verdict: 'wrong' }
}

/** week-end and weekend: whether parts are joined by a hyphen or grown together is nothing to stumble over. */
const isSameWithoutHyphens = (given: string, answer: string, language: LanguageTag): boolean =>
  answer.includes('-') &&
  sameWords(
    answerWords(given.replaceAll('-', ''), language),
    answerWords(answer.replaceAll('-', ''), language),
  )

const sameWords = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((word, place) => word === b[place])

function judgeWords(given: readonly string[], right: readonly string[], language: LanguageTag): Verdict {
  if (given.length === 0 || given.length !== right.length) return 'wrong'
  if (sameWords(given, right)) return 'right'
  if (language === 'zh') return 'wrong'
  const found = given.map((word, place) => judgeWord(word, right[place] ?? ''))
  if (found.includes('wrong') || found.filter((verdict) => verdict === 'typo').length > 1) return 'wrong'
  return found.includes('typo') ? 'typo' : 'accent'
}

function judgeWord(given: string, right: string): Verdict {
  if (given === right) return 'right'
  if (lacksAccentsOnly(given, right)) return 'accent'
  const [plainGiven, plainRight] = [withoutAccents(given), withoutAccents(right)]
  const isLong = [...right].length >= shortestWithTypo
  return isLong && editDistance(plainGiven, plainRight, 1) <= 1 ? 'typo' : 'wrong'
}

/** Whether each letter is the right one, with its accent or without: a wrong accent is no missing one. */
function lacksAccentsOnly(given: string, right: string): boolean {
  const [a, b] = [[...given], [...right]]
  return (
    a.length === b.length && a.every((letter, i) => letter === b[i] || letter === withoutAccents(b[i] ?? ''))
  )
}
