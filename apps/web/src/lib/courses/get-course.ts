import type { CourseExamples, CourseOutline } from '@lingarden/domain/courses/outline'
import type { PublishedLesson } from '@lingarden/domain/courses/lesson'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { queryOptions, useQuery } from '@tanstack/react-query'
import addresses from 'virtual:course-addresses'
import { fetchCourseFile } from './fetch-course-file'

/** Files of courses never change under their address, and those that were opened come also without a connection. */
const forEver = { staleTime: Infinity, networkMode: 'offlineFirst' } as const

/** The outline of a language's course: units and lessons without their content. */
export const courseQuery = (languageCode: LanguageCode) =>
  queryOptions({
    queryKey: ['courses', 'outline', languageCode],
    queryFn: async ({ signal }) =>
      (await fetchCourseFile(addresses[languageCode].outline, signal)) as CourseOutline,
    ...forEver,
  })

export const useCourse = (languageCode: LanguageCode) => useQuery(courseQuery(languageCode))

/** One lesson, by the address its outline gives. */
export const lessonQuery = (url: string) =>
  queryOptions({
    queryKey: ['courses', 'lesson', url],
    queryFn: async ({ signal }) => (await fetchCourseFile(url, signal)) as PublishedLesson,
    ...forEver,
  })

/** The sentences of a language's course by term. */
export const examplesQuery = (languageCode: LanguageCode) =>
  queryOptions({
    queryKey: ['courses', 'examples', languageCode],
    queryFn: async ({ signal }) =>
      (await fetchCourseFile(addresses[languageCode].examples, signal)) as CourseExamples,
    ...forEver,
  })

/** The sentences of a language's course that are examples of a term; empty until they are there. */
export function useCourseExamples(languageCode: LanguageCode, term: string) {
  return useQuery(examplesQuery(languageCode)).data?.[term] ?? []
}
