import type { LanguageTag } from '@lingarden/languages/find-language'
import type { CardKind, Grade } from '../review/review.ts'
import { testedWords } from './check-exercise.ts'
import type { Drill } from './drill.ts'
import type { Judgement } from './judge-answer.ts'

/** An answer to an exercise of a lesson. */
export interface DrillAnswer {
  drill: Drill
  judgements: readonly Judgement[]
  language: LanguageTag
}

/** What an answer says of one word. */
export interface WordGrade {
  word: string
  kind: CardKind
  grade: Grade
}

/** Finds the words of the learner's bank in a text, in any of their forms. */
export type FindWords = (text: string) => Promise<string[]>

/**
 * How well the words of the bank were known that an exercise asked for. A word that was missed counts as forgotten, unless
 * the wrong answer held it: then something else was wrong. What was only heard, and understood, was recognised.
 */
export async function gradeWords(answer: DrillAnswer, find: FindWords): Promise<WordGrade[]> {
  const { judgements } = answer
  const { card, known, missed } = testedBy(answer)
  const findAll = async (texts: readonly string[]) => new Set((await Promise.all(texts.map(find))).flat())
  const said = await findAll(judgements.map(({ given }) => given))
  const forgotten = [...(await findAll(missed))].filter((word) => !said.has(word))
  const remembered = [...(await findAll(known))].filter((word) => !forgotten.includes(word))
  const isShaky = judgements.some(({ verdict }) => verdict === 'typo')
  return [
    ...forgotten.map((word): WordGrade => ({ word, kind: card, grade: 1 })),
    ...remembered.map((word): WordGrade => ({ word, kind: card, grade: isShaky ? 2 : 3 })),
  ]
}

/** A choice about something heard tests what was heard; a wrong one does not say which word was not understood. */
function testedBy({ drill: { task, heard }, judgements, language }: DrillAnswer) {
  const tested = testedWords(task, judgements, language)
  if (heard === undefined || task.kind !== 'choice') return tested
  return { ...tested, known: tested.known.length > 0 ? [heard] : [], missed: [] }
}
