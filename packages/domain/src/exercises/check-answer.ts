import type { LanguageTag } from '@lingarden/languages/find-language'
import { checkExercise, type ExerciseResult } from './check-exercise.ts'
import type { DrillTask } from './drill.ts'
import type { AnswerDictionary } from './judge-answer.ts'

type SimplifiedOf = (character: string) => readonly string[]

interface GivenAnswer {
  task: DrillTask
  /** As for `checkExercise`. */
  given: readonly string[]
  language: LanguageTag
  readings?: Readonly<Record<string, string>> | undefined
}

/**
 * Checks an answer with the dictionary.
 * @param readSimplified how characters that are written otherwise elsewhere are written where the language is taught; asked
 *   only where that may make a wrong answer right, for it takes a while the first time; absent where there are no such
 */
export async function checkAnswer(
  { task, given, language, readings }: GivenAnswer,
  dictionary: AnswerDictionary,
  readSimplified: (() => Promise<SimplifiedOf>) | undefined,
): Promise<ExerciseResult> {
  const result = checkExercise(task, given, language, { dictionary, readings })
  const isExact = result.judgements.every(({ verdict }) => verdict === 'right' || verdict === 'sound')
  if (isExact || !readSimplified || !/\p{Script=Han}/u.test(given.join(''))) return result
  const simplifiedOf = await readSimplified()
  return checkExercise(task, given, language, { dictionary: { ...dictionary, simplifiedOf }, readings })
}
