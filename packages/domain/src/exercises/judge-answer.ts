import { editDistance } from '../dictionary/edit-distance.ts'
import type { LanguageTag } from '../languages.ts'
import { answerWords, lacksAccentsOnly, withoutAccents } from './normalize-answer.ts'

/** How an answer stands to the right one: `accent` and `typo` are accepted and shown, `form` and `wrong` are not. */
export const verdicts = ['right', 'accent', 'typo', 'form', 'wrong'] as const
export type Verdict = (typeof verdicts)[number]

export interface Judgement {
  given: string
  /** `form`: one word is another form or another word of the lesson than the one that is right. */
  verdict: Verdict
  /** The right answer that comes closest. */
  answer: string
}

/** Whether an answer counts as right. */
export const isAccepted = ({ verdict }: Judgement): boolean => verdict !== 'wrong' && verdict !== 'form'

/** The judgement of what is right to the letter or wrong. */
export const judgeExactly = (given: string, answer: string, isRight = given === answer): Judgement => ({
  given,
  answer,
  verdict: isRight ? 'right' : 'wrong',
})

/** Shortest word, in letters, in which a letter may be amiss: in a short one it makes another word. */
export const shortestWithTypo = 5

interface Question {
  /** Right answers, the model first; at least one. */
  accepted: readonly string[]
  language: LanguageTag
  /** Wrong answers that must not pass for a slip. */
  refused?: readonly string[] | undefined
  /** Real words: one of them that is a letter away from the right one is another form, and no typo. */
  lookAlikes?: readonly string[] | undefined
}

/**
 * Judges a written answer: missing accents are accepted, and one letter amiss in one word of five letters or more,
 * unless that makes a form that the learner must tell apart (trabaja for trabajo). Mandarin answers must have every character.
 */
export function judgeAnswer(
  given: string,
  { accepted, language, refused = [], lookAlikes = [] }: Question,
): Judgement {
  const others = new Set(lookAlikes.map((word) => withoutAccents(word.toLowerCase())))
  const words = answerWords(given, language)
  const isRefused = refused.some((wrong) => sameWords(words, answerWords(wrong, language)))
  const judged = accepted.map((answer): Judgement => {
    const verdict = judgeWords(words, answerWords(answer, language), { language, others })
    if (verdict === 'wrong' && isSameWithoutHyphens(given, answer, language))
      return { given, answer, verdict: 'right' }
    return { given, answer, verdict: isRefused && verdict !== 'right' ? 'wrong' : verdict }
  })
  const [first] = judged.toSorted((a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict))
  return first ?? { given, answer: '', verdict: 'wrong' }
}

/** week-end and weekend: whether parts are joined by a hyphen or grown together is nothing to stumble over. */
const isSameWithoutHyphens = (given: string, answer: string, language: LanguageTag): boolean =>
  /\p{L}-\p{L}/u.test(answer) &&
  sameWords(
    answerWords(given.replaceAll('-', ''), language),
    answerWords(answer.replaceAll('-', ''), language),
  )

const sameWords = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((word, place) => word === b[place])

interface Standard {
  language: LanguageTag
  /** Words without accents that are no typo of another. */
  others: ReadonlySet<string>
}

function judgeWords(
  given: readonly string[],
  right: readonly string[],
  { language, others }: Standard,
): Verdict {
  if (given.length === 0 || given.length !== right.length) return 'wrong'
  if (sameWords(given, right)) return 'right'
  if (language === 'zh') return 'wrong'
  const found = given.map((word, place) => judgeWord(word, right[place] ?? '', others))
  if (found.includes('wrong') || found.filter(isLetterAmiss).length > 1) return 'wrong'
  return found.find(isLetterAmiss) ?? 'accent'
}

const isLetterAmiss = (verdict: Verdict) => verdict === 'typo' || verdict === 'form'

function judgeWord(given: string, right: string, others: ReadonlySet<string>): Verdict {
  if (given === right) return 'right'
  if (lacksAccentsOnly(given, right)) return 'accent'
  const [plainGiven, plainRight] = [withoutAccents(given), withoutAccents(right)]
  const isLong = [...right].length >= shortestWithTypo
  if (!isLong || editDistance(plainGiven, plainRight, 1) > 1) return 'wrong'
  return others.has(plainGiven) && plainGiven !== plainRight ? 'form' : 'typo'
}
