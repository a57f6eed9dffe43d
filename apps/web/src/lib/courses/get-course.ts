import type { CourseExamples, CourseOutline } from '@lingarden/domain/courses/outline'
import type { PublishedLesson } from '@lingarden/domain/courses/lesson'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { queryOptions, useQuery } from '@tanstack/react-query'
import addresses from 'virtual:course-addresses'
import { fetchCourseFile } from './fetch-course-file'

/** Files of courses never change under their address, and those that were opened come also without a connection. */
const forEver = { staleTime: Infinity, networkMode: 'offlineFirst' } as const

const addressesOf = (languageCode: LanguageCode | undefined) =>
  languageCode === undefined ? undefined : addresses[languageCode]

/**
 * The outline of a language's course: units and lessons without their content. Without a language, and where that has no
 * course, nothing is asked.
 */
export function courseQuery(languageCode: LanguageCode | undefined) {
  const address = addressesOf(languageCode)?.outline
  return queryOptions({
    queryKey: ['courses', 'outline', languageCode ?? ''],
    queryFn: async ({ signal }) => {
      if (address === undefined) throw new TypeError('An outline has an address')
      return (await fetchCourseFile(address, signal)) as CourseOutline
    },
    enabled: address !== undefined,
    ...forEver,
  })
}

export const useCourse = (languageCode: LanguageCode | undefined) => useQuery(courseQuery(languageCode))

/** One lesson, by the address its outline gives. */
export const lessonQuery = (url: string) =>
  queryOptions({
    queryKey: ['courses', 'lesson', url],
    queryFn: async ({ signal }) => (await fetchCourseFile(url, signal)) as PublishedLesson,
    ...forEver,
  })

/** The sentences of a language's course by term; none where there is no course. */
export function examplesQuery(languageCode: LanguageCode) {
  const address = addressesOf(languageCode)?.examples
  return queryOptions({
    queryKey: ['courses', 'examples', languageCode],
    queryFn: async ({ signal }) =>
      address === undefined ? {} : ((await fetchCourseFile(address, signal)) as CourseExamples),
    ...forEver,
  })
}

/** The sentences of a language's course that are examples of a term; empty until they are there. */
export function useCourseExamples(languageCode: LanguageCode, term: string) {
  return useQuery(examplesQuery(languageCode)).data?.[term] ?? []
}
