import { editDistance } from '@lingarden/text/edit-distance'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'
import type { AnswerLookup } from '@lingarden/languages/rules/answer-rules'
import { isSameButAccents } from '@lingarden/text/same-but-accents'
import { withoutMarks } from '@lingarden/text/plain-text'
import { answerWords } from './normalize-answer.ts'
import {
  compareWords,
  findOtherByAccent,
  findOtherWord,
  type OtherWord,
  type WordLookup,
} from './other-word.ts'

/**
 * How an answer stands to the right one. Accepted, and shown as it is written: `sound` (in pinyin), `accent`, `tone` (in
 * pinyin with other tones), `homophone` (in characters of the same sound), `typo`. Not accepted: `form` and `wrong`.
 */
export const verdicts = ['right', 'sound', 'accent', 'tone', 'homophone', 'typo', 'form', 'wrong'] as const
export type Verdict = (typeof verdicts)[number]

export interface Judgement {
  given: string
  /** `form`: one word is another real word than the one that is right, or another form of it. */
  verdict: Verdict
  /** The right answer that comes closest. */
  answer: string
  /** The real word that was written instead, with what both mean. */
  other?: OtherWord | undefined
  /** Pinyin of the answer, where it was written in pinyin. */
  reading?: string | undefined
}

/** What judging asks the dictionary of the language. */
export type AnswerDictionary = AnswerLookup & WordLookup

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
  /**
   * Tells real words from slips, and how Mandarin is read. Without it no letter may be amiss, for nobody knows whether
   * that makes another word, and Mandarin must be written in the characters of the answer.
   */
  dictionary?: AnswerDictionary | undefined
  /** Whether it stands in a sentence, which shows which of two words is meant that an accent parts. */
  isInSentence?: boolean
  /** Readings by Mandarin word, for words that are read otherwise in the answer. */
  readings?: Readonly<Record<string, string>> | undefined
  /** Wrong answers that must not pass for a slip. */
  refused?: readonly string[] | undefined
  /** Real words: one of them that is a letter away from the right one is another form, and no typo. */
  lookAlikes?: readonly string[] | undefined
}

/**
 * Judges a written answer. Accents may lack or be others, unless that makes another word that could be meant; one letter
 * may be amiss in one word of five letters or more, unless that makes a real word (padre for madre, trabaja for trabajo).
 * Mandarin may be written in characters, simplified or traditional, or in pinyin.
 */
export function judgeAnswer(given: string, question: Question): Judgement {
  const { accepted, language, refused = [] } = question
  const words = answerWords(given, language)
  const isRefused = refused.some((wrong) => sameWords(words, answerWords(wrong, language)))
  const judged = accepted.map((answer): Judgement => {
    const judgement = judgeAgainst(given, answer, question)
    if (judgement.verdict === 'wrong' && isSameWithoutHyphens(given, answer, language))
      return { given, answer, verdict: 'right' }
    return isRefused && judgement.verdict !== 'right' ? { given, answer, verdict: 'wrong' } : judgement
  })
  const [first] = judged.toSorted((a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict))
  return first ?? { given, answer: '', verdict: 'wrong' }
}

function judgeAgainst(given: string, answer: string, question: Question): Judgement {
  const { language, dictionary, readings } = question
  const [words, right] = [answerWords(given, language), answerWords(answer, language)]
  if (words.length > 0 && sameWords(words, right)) return { given, answer, verdict: 'right' }
  const { judgeWriting } = wordRulesOf(language).answers
  if (!judgeWriting) return { given, answer, ...judgeWords(words, right, question) }
  const judged = dictionary && judgeWriting(given, answer, dictionary, readings)
  return { given, answer, verdict: 'wrong', ...judged }
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

type WordVerdict = Pick<Judgement, 'verdict' | 'other'>

function judgeWords(given: readonly string[], right: readonly string[], question: Question): WordVerdict {
  if (given.length === 0 || given.length !== right.length) return { verdict: 'wrong' }
  const isInSentence = question.isInSentence === true || right.length > 1
  const found = given.map((word, place) => judgeWord(word, right[place] ?? '', { ...question, isInSentence }))
  const isWrong = found.some(({ verdict }) => verdict === 'wrong') || found.filter(isLetterAmiss).length > 1
  if (isWrong) return { verdict: 'wrong', other: found.length === 1 ? found[0]?.other : undefined }
  return found.find(isLetterAmiss) ?? { verdict: 'accent' }
}

const isLetterAmiss = ({ verdict }: WordVerdict) => verdict === 'typo' || verdict === 'form'

function judgeWord(
  given: string,
  right: string,
  { dictionary, language, isInSentence = false, lookAlikes = [] }: Question,
): WordVerdict {
  if (given === right) return { verdict: 'right' }
  const compare = (word: string): OtherWord | undefined => dictionary && compareWords(word, right, dictionary)
  if (isSameButAccents(given, right)) {
    const other = dictionary && findOtherByAccent(given, right, { dictionary, language, isInSentence })
    if (other !== undefined) return { verdict: 'form', other: compare(other) }
    // ñ is a letter of its own: only who knows the words knows that ano is none of them.
    return { verdict: dictionary || isSameButAccents(given, right, 'except ñ') ? 'accent' : 'wrong' }
  }
  const plain = withoutMarks(given)
  const isNear = [...right].length >= shortestWithTypo && editDistance(plain, withoutMarks(right), 1) <= 1
  const other =
    dictionary && (isNear || !isInSentence) ? findOtherWord(given, language, dictionary) : undefined
  if (!isNear) return { verdict: 'wrong', other: other === undefined ? undefined : compare(other) }
  if (other !== undefined) return { verdict: 'form', other: compare(other) }
  if (lookAlikes.some((word) => withoutMarks(word) === plain)) return { verdict: 'form' }
  return { verdict: dictionary ? 'typo' : 'wrong' }
}
