import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { languagesFolder } from '@lingarden/languages/build/language-folder'
import { languageByCode, supportedLanguages, type LanguageCode } from '@lingarden/languages/find-language'
import { helpLanguageCodes, type HelpLanguage } from '@lingarden/languages/help-languages'
import type { z } from 'zod'
import {
  courseHead,
  courseTitles,
  unitPlan,
  unitTexts,
  type CourseHead,
  type CourseTitles,
  type PlannedLesson,
  type UnitPlan,
  type UnitTexts,
} from '@lingarden/domain/courses/course'
import { lesson, type Lesson } from '@lingarden/domain/courses/lesson'
import { unitTasks } from '@lingarden/domain/courses/task-move'
import type { TaskMove } from '@lingarden/languages/lesson-task'
import { parseCourseFile } from './parse-course-file.ts'

/** Where all languages lie, each with its course. */
const root = languagesFolder

const courseFolder = (languageCode: LanguageCode): string => `${languageByCode(languageCode).tag}/course`

/** A lesson of the plan, with what its file says where it has been written. */
export interface LessonFile extends PlannedLesson {
  /** Path from the folder of languages. */
  file: string
  written?: Lesson
  /** How the built-in tutor plays its speaking task. */
  moves?: TaskMove[]
}

/** A unit with its lessons in order. */
export interface UnitFiles extends Omit<UnitPlan, 'lessons'> {
  folder: string
  lessons: LessonFile[]
  /** What its lessons say in the language of a reader; a lesson of which a text is missing stays English. */
  texts: Partial<Record<HelpLanguage, UnitTexts>>
}

/** A course as its folder holds it, the units in the order of their numbers. */
export interface CourseFiles extends CourseHead {
  languageCode: LanguageCode
  units: UnitFiles[]
  /** Its titles, descriptions and goals by their English, for each reader that they are translated for. */
  titles: Partial<Record<HelpLanguage, CourseTitles>>
}

/** The languages that have a course, in the order of the product's list. */
export const listCourses = (): LanguageCode[] =>
  supportedLanguages
    .map(({ languageCode }) => languageCode)
    .filter((code) => existsSync(new URL(`${courseFolder(code)}/course.yaml`, root)))

/**
 * Reads a course with all its lessons.
 * @throws CourseFileError at the first file that is malformed
 */
export function readCourse(languageCode: LanguageCode): CourseFiles {
  const course = courseFolder(languageCode)
  const folders = readdirSync(new URL(`${course}/`, root)).filter((name) => /^\d\d-/u.test(name))
  return {
    languageCode,
    ...readFile(courseHead, `${course}/course.yaml`),
    units: folders.sort().map((folder) => readUnit(`${course}/${folder}`)),
    titles: readByReader(course, 'titles', courseTitles),
  }
}

/** Files of lessons that no plan names: a wrong number or slug. */
export function listStrayFiles({ languageCode, units }: CourseFiles): string[] {
  const known = new Set(units.flatMap(({ lessons }) => lessons.map(({ file }) => file)))
  const course = courseFolder(languageCode)
  return readdirSync(new URL(`${course}/`, root), { recursive: true, encoding: 'utf8' })
    .filter(
      (path) =>
        path.endsWith('.yaml') && !/(^course|^titles\.\w+|\/(unit|tasks|lessons\.\w+))\.yaml$/u.test(path),
    )
    .map((path) => `${course}/${path}`)
    .filter((file) => !known.has(file))
}

function readByReader<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
): Partial<Record<HelpLanguage, z.output<Schema>>> {
  const files = helpLanguageCodes.map((reader) => [reader, `${folder}/${name}.${reader}.yaml`] as const)
  const found = files.filter(([, file]) => existsSync(new URL(file, root)))
  return Object.fromEntries(found.map(([reader, file]) => [reader, readFile(schema, file)]))
}

function readUnit(folder: string): UnitFiles {
  const plan = readFile(unitPlan, `${folder}/unit.yaml`)
  const tasks = existsSync(new URL(`${folder}/tasks.yaml`, root))
    ? readFile(unitTasks, `${folder}/tasks.yaml`)
    : {}
  return {
    ...plan,
    folder,
    texts: readByReader(folder, 'lessons', unitTexts),
    lessons: plan.lessons.map((planned, place) => {
      const file = `${folder}/${place + 1}-${planned.slug}.yaml`
      const moves = tasks[planned.slug]
      return {
        ...planned,
        file,
        ...(existsSync(new URL(file, root)) && { written: readFile(lesson, file) }),
        ...(moves && { moves }),
      }
    }),
  }
}

const readFile = <Schema extends z.ZodType>(schema: Schema, file: string): z.output<Schema> =>
  parseCourseFile(schema, readFileSync(new URL(file, root), 'utf8'), `packages/languages/${file}`)
