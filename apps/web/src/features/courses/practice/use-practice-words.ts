import type { UnitOutline } from '@lingarden/domain/courses/outline'
import type { PracticeWord } from '@lingarden/domain/games/practice-words'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useQueries } from '@tanstack/react-query'
import { useWords } from '@/lib/bank/get-words'
import { lessonQuery } from '@/lib/courses/get-course'

/** The key terms of lessons; undefined until the lessons and the learner's bank are there, and what they are explained in. */
export function usePracticeWords(lessons: UnitOutline['lessons'], languageCode: LanguageCode) {
  const bank = useWords(languageCode)
  const files = useQueries({ queries: lessons.map(({ url }) => lessonQuery(url)) })
  const isWhole = bank.data !== undefined && files.every(({ data }) => data !== undefined)
  const words: PracticeWord[] | undefined = isWhole
    ? files
        .flatMap(({ data }) => (data?.terms ?? []).map((term) => ({ ...term, reader: data?.reader })))
        .map(({ gloss, reader, ...term }) => ({ ...term, meaning: gloss, ...(reader && { reader }) }))
    : undefined
  return {
    words,
    meaningsIn: files[0]?.data?.reader ?? 'en',
    isError: bank.isError || files.some(({ isError }) => isError),
    retry: () => void Promise.all([bank.refetch(), ...files.map((file) => file.refetch())]),
  }
}
