import { outlineAddresses, type CourseExamples, type CourseOutline } from '@lingarden/domain/courses/outline'
import type { PublishedLesson } from '@lingarden/domain/courses/lesson'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { queryOptions, useQuery } from '@tanstack/react-query'
import addresses from 'virtual:course-addresses'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import type { InterfaceLanguage } from '@/i18n/languages'
import { fetchCourseFile } from './fetch-course-file'

/** Files of courses never change under their address, and those that were opened come also without a connection. */
export const forEver = { staleTime: Infinity, networkMode: 'offlineFirst' } as const

const addressesOf = (languageCode: LanguageCode | undefined) =>
  languageCode === undefined ? undefined : addresses[languageCode]

/**
 * The outline of a language's course: units and lessons without their content, named in the language of the reader.
 * Without a language, and where that has no course, nothing is asked.
 */
export function courseQuery(languageCode: LanguageCode | undefined, reader: InterfaceLanguage) {
  const found = addressesOf(languageCode)
  return queryOptions({
    queryKey: ['courses', 'outline', languageCode ?? '', reader],
    queryFn: async ({ signal }) => {
      if (!found) throw new TypeError('An outline has an address')
      return (await fetchFirst(outlineAddresses(found, reader), signal)) as CourseOutline
    },
    enabled: found !== undefined,
    ...forEver,
  })
}

/** The first file that can be had: who changed the language without a connection has the outline in the one before. */
async function fetchFirst([first, ...others]: [string, ...string[]], signal: AbortSignal): Promise<unknown> {
  try {
    return await fetchCourseFile(first, signal)
  } catch (cause) {
    const [next, ...rest] = others
    if (next === undefined || signal.aborted || navigator.onLine) throw cause
    return fetchFirst([next, ...rest], signal)
  }
}

export function useCourse(languageCode: LanguageCode | undefined) {
  const [reader] = useInterfaceLanguage()
  return useQuery(courseQuery(languageCode, reader))
}

/** One lesson, by the address its outline gives. */
export const lessonQuery = (url: string) =>
  queryOptions({
    queryKey: ['courses', 'lesson', url],
    queryFn: async ({ signal }) => (await fetchCourseFile(url, signal)) as PublishedLesson,
    ...forEver,
  })

/** The sentences of a language's course by term, explained in the language of the reader; none where there is no course. */
export function examplesQuery(languageCode: LanguageCode, reader: InterfaceLanguage) {
  const found = addressesOf(languageCode)
  const address = found?.examplesFor[reader] ?? found?.examples
  return queryOptions({
    queryKey: ['courses', 'examples', languageCode, reader],
    queryFn: async ({ signal }) =>
      address === undefined ? {} : ((await fetchCourseFile(address, signal)) as CourseExamples),
    ...forEver,
  })
}

/** The sentences of a language's course that are examples of a term; empty until they are there. */
export function useCourseExamples(languageCode: LanguageCode, term: string) {
  const [reader] = useInterfaceLanguage()
  return useQuery(examplesQuery(languageCode, reader)).data?.[term] ?? []
}

/** Whether the sentences of a language's course are on their way; not where they are waited for in vain, as without a network. */
export function useAreExamplesComing(languageCode: LanguageCode): boolean {
  const [reader] = useInterfaceLanguage()
  const { isLoading, failureCount } = useQuery(examplesQuery(languageCode, reader))
  return isLoading && failureCount === 0
}
