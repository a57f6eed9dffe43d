import { checkExercise, isTyped, type ExerciseResult } from '@lingarden/domain/exercises/check-exercise'
import type { DrillTask } from '@lingarden/domain/exercises/drill'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useQueryClient } from '@tanstack/react-query'
import { dictionaryQuery } from '@/lib/dictionary/use-dictionary'
import { logError } from '@/lib/log'

/** Longest that an answer waits for a dictionary that is still coming, in milliseconds. */
const longestWait = 10_000

export type CheckAnswer = (
  task: DrillTask,
  given: readonly string[],
  readings?: Readonly<Record<string, string>>,
) => ExerciseResult | Promise<ExerciseResult>

/**
 * Checks answers. What is right to the letter, picked or left out is judged at once; anything else that was written is
 * judged with the dictionary, which tells real words from slips and reads pinyin. Where there is none it is judged without,
 * strictly.
 */
export function useCheckAnswer({ tag, languageCode }: SupportedLanguage): CheckAnswer {
  const queryClient = useQueryClient()
  return (task, given, readings) => {
    const strictly = checkExercise(task, given, tag)
    const isPlain = strictly.judgements.every(({ verdict }) => verdict === 'right')
    if (isPlain || !isTyped(task) || given.every((part) => part.trim() === '')) return strictly
    const withDictionary = async () => {
      const dictionary = await queryClient.ensureQueryData(dictionaryQuery(languageCode))
      return dictionary.check(task, given, readings)
    }
    const late = new Promise<ExerciseResult>((resolve) => setTimeout(resolve, longestWait, strictly))
    return Promise.race([withDictionary(), late]).catch((cause: unknown) => {
      logError('An answer was judged without the dictionary', cause)
      return strictly
    })
  }
}
