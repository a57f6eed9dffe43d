import type { TermLookup } from '../kit/tokens/text-token.ts'
import type { AnswerLookup, JudgedWriting } from '../rules/answer-rules.ts'
import { matchReading, type ReadingMatch } from './pinyin/match-reading.ts'
import { listReadings, readAnswer } from './pinyin/read-answer.ts'

type MandarinVerdict = JudgedWriting['verdict']

/**
 * Judges an answer that may be in pinyin, in traditional characters, or in others of the same sound.
 * @param readings by word, for words that are read otherwise in the answer
 * @returns undefined where it says something else
 */
export function judgeMandarin(
  given: string,
  answer: string,
  dictionary: AnswerLookup,
  readings?: Readonly<Record<string, string>>,
): MandarinVerdict | undefined {
  const options = {
    readingsOf: (character: string) => listReadings(character, dictionary),
    ...(dictionary.simplifiedOf && { simplifiedOf: dictionary.simplifiedOf }),
  }
  const matches = listVariants(answer).flatMap(
    (variant) => matchReading(given, readAnswer(variant, dictionary, readings), options) ?? [],
  )
  const found = new Set(matches.map(verdictOf))
  return (['right', 'sound', 'tone', 'homophone'] as const).find((verdict) => found.has(verdict))
}

/** 哪儿 and 哪里 are both right everywhere. */
const listVariants = (answer: string): string[] => [
  ...new Set([answer, answer.replace(/([哪这那])儿/gu, '$1里'), answer.replace(/([哪这那])里/gu, '$1儿')]),
]

function verdictOf({ hasPinyin, hasOtherTones, homophones }: ReadingMatch): MandarinVerdict {
  if (homophones > 0) return 'homophone'
  if (hasOtherTones) return 'tone'
  return hasPinyin ? 'sound' : 'right'
}

/** How the answer is read, in pinyin with tone marks, for who wrote it with other tones. */
export const spellAnswer = (
  answer: string,
  dictionary: TermLookup,
  readings?: Readonly<Record<string, string>>,
): string =>
  readAnswer(answer, dictionary, readings)
    .map((character) => character.readings[0] ?? character.character)
    .join(' ')
