import type { LanguageTag } from '@lingarden/languages/find-language'
import type { TraditionalForms } from '@lingarden/languages/zh/pinyin/traditional'
import { checkExercise, type ExerciseResult } from './check-exercise.ts'
import type { DrillTask } from './drill.ts'
import type { AnswerDictionary } from './judge-answer.ts'

interface GivenAnswer {
  task: DrillTask
  /** As for `checkExercise`. */
  given: readonly string[]
  language: LanguageTag
  readings?: Readonly<Record<string, string>> | undefined
}

/**
 * Checks an answer with the dictionary.
 * @param readTraditional asked only where that may make a wrong answer right, for it takes a while the first time
 */
export async function checkAnswer(
  { task, given, language, readings }: GivenAnswer,
  dictionary: AnswerDictionary,
  readTraditional: () => Promise<TraditionalForms>,
): Promise<ExerciseResult> {
  const result = checkExercise(task, given, language, { dictionary, readings })
  const isExact = result.judgements.every(({ verdict }) => verdict === 'right' || verdict === 'sound')
  if (isExact || language !== 'zh' || !/\p{Script=Han}/u.test(given.join(''))) return result
  const { simplifiedOf } = await readTraditional()
  return checkExercise(task, given, language, { dictionary: { ...dictionary, simplifiedOf }, readings })
}
