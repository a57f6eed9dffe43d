import { findLanguage, supportedLanguages, type LanguageCode } from '@lingarden/languages/find-language'

/** The language of a course by its id, such as `es-a1`; undefined where there is no such course. */
export const languageOfCourse = (courseId: string): LanguageCode | undefined =>
  supportedLanguages.find(({ tag }) => courseId === `${tag}-a1`)?.languageCode

/** The id of the course of a language. */
export const courseIdOf = (languageCode: LanguageCode): string => `${findLanguage(languageCode)?.tag}-a1`
