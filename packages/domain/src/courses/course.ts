import { z } from 'zod'
import { goals } from './lesson.ts'
import { line, plain } from './text.ts'

/** What all lessons of a course share. */
export const courseHead = z.strictObject({
  level: z.enum(['A1', 'A2']),
  title: line(60),
  description: line(240),
  /** Who speaks in the dialogues: the same name is the same person in all lessons. */
  cast: z.record(line(30), line(120)),
  /** Speakers that a dialogue calls by what they are: a waiter, a grandmother. */
  roles: z.array(line(30)),
  /** Other names of people and places that a lesson may use without teaching them. */
  names: z.array(line(30)),
  /** Words that an English speaker understands at sight and that count as taught. */
  international: z.array(line(30)),
})
export type CourseHead = z.infer<typeof courseHead>

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u, 'must be lower-case words joined by hyphens')

/** A lesson in the plan: what its file is about, so that authors of other lessons know what is taught when. */
const plannedLesson = z.strictObject({
  slug,
  title: line(60),
  goals,
  grammar: line(100),
  /** The key terms, as the dictionary writes them. */
  terms: z.array(line(40)).min(8).max(12),
  /** Small words and forms that the grammar note teaches beside the key terms. */
  helpers: z.array(line(30)).max(12).optional(),
})
export type PlannedLesson = z.infer<typeof plannedLesson>

/** What the lists of a course say in another language, by the English of the plan: titles, descriptions, goals and grammar. */
export const courseTitles = z.record(line(240), line(240))
export type CourseTitles = z.infer<typeof courseTitles>

/** What a lesson says in another language, by its English: glosses, translations, notes, tasks. */
const lessonTexts = z.record(plain, plain)
export type LessonTexts = z.infer<typeof lessonTexts>

/** What the lessons of a unit say in another language, by their slugs. */
export const unitTexts = z.record(slug, lessonTexts)
export type UnitTexts = z.infer<typeof unitTexts>

/** A unit and the plan of its lessons; what a list of lessons shows without opening them. */
export const unitPlan = z.strictObject({
  title: line(60),
  description: line(200),
  lessons: z.array(plannedLesson).length(5),
})
export type UnitPlan = z.infer<typeof unitPlan>
