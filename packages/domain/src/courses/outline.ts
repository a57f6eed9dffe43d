import type { LanguageCode } from '@lingarden/languages/find-language'
import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { WordMeaning } from '@lingarden/languages/kit/dictionary/entry'
import { outlineAddress } from './outline-address.ts'

/** A lesson as a list shows it, before it is opened. */
export interface LessonOutline {
  /** Unique within its course, and the last part of its address: `hello`. */
  lessonId: string
  title: string
  /** What a learner can do afterwards: completes "I can …". Like all titles, in the language of who reads. */
  goals: string[]
  grammar: string
  /** The key terms, as the dictionary writes them; a lesson is completed by their strength (requirement 5.10b). */
  terms: string[]
  /** Address of the lesson's content. */
  url: string
}

export interface UnitOutline {
  unitId: string
  title: string
  description: string
  lessons: LessonOutline[]
}

/** A course with its units and lessons in order, without the lessons' content. */
export interface CourseOutline {
  /** The part of its address: `es-a1`. */
  courseId: string
  languageCode: LanguageCode
  level: 'A1' | 'A2'
  title: string
  description: string
  units: UnitOutline[]
}

/** A sentence of a lesson that holds a key term, with what both mean. */
export interface CourseExample {
  text: string
  translation: string
  /** The sense of the term that the lesson teaches. */
  gloss: string
  lessonId: string
  /** Whose language the meanings are in; English where it is missing. */
  reader?: HelpLanguage
}

/** What a term means, in the language of who reads. */
export interface ReaderMeaning {
  gloss: string
  reader: HelpLanguage
}

/** What the sentences of a term say that it means, where they say it in another language than English. */
export function taughtMeaning(examples: readonly CourseExample[]): ReaderMeaning | undefined {
  const [first] = examples
  return first?.reader && { gloss: first.gloss, reader: first.reader }
}

/** What a word means: where it is told in the language of the reader, that stands before the English of the dictionary. */
export interface ToldMeaning extends WordMeaning {
  /** Missing for who reads English, and where it is told in English alone. */
  told?: ReaderMeaning | undefined
}

/** Puts what a word means in the language of the reader before what the dictionary says. */
export const withReaderMeaning = (meaning: WordMeaning, told: ReaderMeaning | undefined): ToldMeaning =>
  told ? { ...meaning, definition: [told.gloss, ...meaning.definition], told } : meaning

/** The sentences of a course by the key term that they are examples of. */
export type CourseExamples = Record<string, CourseExample[]>

/** Where the content of a course lies on the server. */
export interface CourseAddresses {
  /** In English. */
  outline: string
  /** The same with its titles, descriptions and goals in other languages that learners read. */
  outlines: Partial<Record<HelpLanguage, string>>
  examples: string
  /** The same with their meanings in other languages that learners read. */
  examplesFor: Partial<Record<HelpLanguage, string>>
}

/** The addresses of an outline, the one to ask for first: in the language of the reader, else as it was written. */
export function outlineAddresses(
  addresses: CourseAddresses,
  reader: HelpLanguage,
): [first: string, ...others: string[]] {
  const own = outlineAddress(addresses, reader)
  const { outline, outlines } = addresses
  return [own, ...[outline, ...Object.values(outlines)].filter((address) => address !== own)]
}

/** A lesson and its unit. */
export interface LessonInUnit {
  unit: UnitOutline
  lesson: LessonOutline
}

/** Where a lesson stands in its course. */
export interface LessonPlace extends LessonInUnit {
  /** Numbers as a learner counts, from 1. */
  unitNumber: number
  lessonNumber: number
  /** The lesson after it, also over the end of a unit. */
  next?: LessonInUnit
}

/** Finds a lesson of a course by its id; undefined where the course has none of that name. */
export function findLesson({ units }: CourseOutline, lessonId: string): LessonPlace | undefined {
  const lessons = units.flatMap((unit) => unit.lessons.map((lesson): LessonInUnit => ({ unit, lesson })))
  const place = lessons.findIndex(({ lesson }) => lesson.lessonId === lessonId)
  const found = lessons[place]
  if (!found) return undefined
  const next = lessons[place + 1]
  return {
    ...found,
    unitNumber: units.indexOf(found.unit) + 1,
    lessonNumber: found.unit.lessons.indexOf(found.lesson) + 1,
    ...(next && { next }),
  }
}
