import { languageByCode, supportedLanguages, type LanguageCode } from '@lingarden/languages/find-language'
import addresses from 'virtual:course-addresses'

/** Whether there is a course of a language. */
export const hasCourse = (languageCode: LanguageCode): boolean => addresses[languageCode] !== undefined

/** The language of a course by its id, such as `es-a1`; undefined where there is no such course. */
export const languageOfCourse = (courseId: string): LanguageCode | undefined =>
  supportedLanguages.find(({ tag, languageCode }) => courseId === `${tag}-a1` && hasCourse(languageCode))
    ?.languageCode

/** The id that the course of a language has, or would have. */
export const courseIdOf = (languageCode: LanguageCode): string => `${languageByCode(languageCode).tag}-a1`
