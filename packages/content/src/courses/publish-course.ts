import { createHash } from 'node:crypto'
import type { CommonWordsByReader } from '@lingarden/languages/common-words'
import { languageByCode, supportedLanguages } from '@lingarden/languages/find-language'
import type { CourseTitles, UnitTexts } from '@lingarden/domain/courses/course'
import type { Lesson, PublishedLesson } from '@lingarden/domain/courses/lesson'
import type {
  CourseAddresses,
  CourseExamples,
  CourseOutline,
  LessonOutline,
} from '@lingarden/domain/courses/outline'
import { readerWordsIn } from '@lingarden/domain/courses/note-words'
import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { CourseFiles, LessonFile } from './course-files.ts'
import { lessonIn } from './lesson-in.ts'

/** A file for the browser; its name holds a hash of its content, so it may be kept for ever. */
export interface PublishedFile {
  /** Path from the root of the site, without a leading slash. */
  fileName: string
  content: string
}

/** A course as the browser reads it: an outline, a file a lesson, the example sentences by term, and common words by reader. */
export interface PublishedCourse {
  files: PublishedFile[]
  addresses: CourseAddresses
  /** Where it lies what common words mean, by the language of who reads. */
  commonWords: Partial<Record<HelpLanguage, string>>
}

/** Tells the real words that are one letter away from what a lesson asks to be written. */
type LookAlikesOf = (lesson: Lesson, slug: string) => readonly string[]

/**
 * Turns a course into files for the browser. Lessons that have not been written are left out.
 * @param commonWords what words mean that no lesson teaches
 */
export function publishCourse(
  course: CourseFiles,
  findLookAlikes: LookAlikesOf,
  commonWords: CommonWordsByReader,
): PublishedCourse {
  const files: PublishedFile[] = []
  const publish = (name: string, value: unknown): string => {
    const content = JSON.stringify(value)
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
    const fileName = `assets/courses/${name}-${hash}.json`
    files.push({ fileName, content })
    return `/${fileName}`
  }
  const courseId = courseIdOf(course)
  const lessons = new Map<string, PublishedLesson>()
  const inEnglish = addReaderWords(
    course,
    course.units.flatMap((unit) => writtenOf(unit.lessons).map(({ written }) => written)),
  )
  const outline = outlineOf(course, (lessonId, lesson) => {
    const published: PublishedLesson = { ...inEnglish(lesson), lookAlikes: findLookAlikes(lesson, lessonId) }
    lessons.set(lessonId, published)
    return publish(`${courseId}/${lessonId}`, published)
  })
  const readers = Object.keys(course.titles) as HelpLanguage[]
  const translated = new Map(readers.map((reader) => [reader, inReader(course, lessons, reader)]))
  const urlIn =
    (reader: HelpLanguage) =>
    ({ lessonId, url }: LessonOutline): string => {
      const lesson = translated.get(reader)?.get(lessonId)
      return lesson?.reader ? publish(`${courseId}/${lessonId}-in-${reader}`, lesson) : url
    }
  const forEach = (addressIn: (reader: HelpLanguage) => string) =>
    Object.fromEntries(readers.map((reader) => [reader, addressIn(reader)]))
  return {
    addresses: {
      outline: publish(courseId, outline),
      outlines: forEach((reader) =>
        publish(`${courseId}-in-${reader}`, inLanguage(outline, course.titles[reader], urlIn(reader))),
      ),
      examples: publish(`${courseId}-examples`, examplesOf([...lessons])),
      examplesFor: forEach((reader) =>
        publish(`${courseId}-examples-in-${reader}`, examplesOf([...(translated.get(reader) ?? lessons)])),
      ),
    },
    commonWords: Object.fromEntries(
      Object.entries(commonWords).map(([reader, meanings]) => [
        reader,
        publish(`${courseId}-common-words-in-${reader}`, meanings),
      ]),
    ),
    files,
  }
}

/** The lessons in the language of a reader, each as far as it is translated. */
function inReader(
  course: CourseFiles,
  lessons: ReadonlyMap<string, PublishedLesson>,
  reader: HelpLanguage,
): Map<string, PublishedLesson> {
  const texts = Object.assign({}, ...course.units.map((unit) => unit.texts[reader])) as UnitTexts
  const translated = [...lessons].map(
    ([lessonId, lesson]) => [lessonId, lesson, lessonIn(lesson, texts[lessonId] ?? {}, reader)] as const,
  )
  const withWords = addReaderWords(
    course,
    translated.flatMap(([, , own]) => own ?? []),
  )
  return new Map(translated.map(([lessonId, lesson, own]) => [lessonId, own ? withWords(own) : lesson]))
}

/**
 * Adds to a lesson which words of its notes are the reader's; characters tell themselves apart.
 * @param lessons all of the course, in the language of one reader
 */
function addReaderWords({ languageCode }: CourseFiles, lessons: readonly Lesson[]) {
  const isHan = languageByCode(languageCode).script === 'han'
  const readerWords = readerWordsIn(isHan ? [] : lessons)
  return <Part extends Lesson>(lesson: Part): Part & Pick<PublishedLesson, 'readerWords'> => ({
    ...lesson,
    readerWords: readerWords(lesson),
  })
}

function courseIdOf({ languageCode, level }: CourseFiles): string {
  const tag = supportedLanguages.find((language) => language.languageCode === languageCode)?.tag
  return `${tag}-${level.toLowerCase()}`
}

function outlineOf(
  course: CourseFiles,
  publishLesson: (lessonId: string, lesson: Lesson) => string,
): CourseOutline {
  const { languageCode, level, title, description } = course
  return {
    courseId: courseIdOf(course),
    languageCode,
    level,
    title,
    description,
    units: course.units.map((unit) => ({
      // The number is for the order of the folders; the address shows the name only.
      unitId: unit.folder.replace(/^.*\/\d\d-/u, ''),
      title: unit.title,
      description: unit.description,
      lessons: writtenOf(unit.lessons).map(({ slug, goals, grammar, written }): LessonOutline => ({
        lessonId: slug,
        title: written.title,
        goals,
        grammar,
        terms: written.terms.map(({ term }) => term),
        url: publishLesson(slug, written),
      })),
    })),
  }
}

/** An outline with its texts in another language, and its lessons as far as they are; what is not translated stays English. */
function inLanguage(
  outline: CourseOutline,
  titles: CourseTitles = {},
  urlOf: (lesson: LessonOutline) => string,
): CourseOutline {
  const say = (text: string): string => titles[text] ?? text
  const named = <Part extends { title: string; description: string }>(part: Part) => ({
    ...part,
    title: say(part.title),
    description: say(part.description),
  })
  return {
    ...named(outline),
    units: outline.units.map((unit) => ({
      ...named(unit),
      lessons: unit.lessons.map((lesson) => ({
        ...lesson,
        title: say(lesson.title),
        goals: lesson.goals.map(say),
        grammar: say(lesson.grammar),
        url: urlOf(lesson),
      })),
    })),
  }
}

function examplesOf(
  lessons: readonly (readonly [lessonId: string, lesson: PublishedLesson])[],
): CourseExamples {
  const examples: CourseExamples = {}
  for (const [lessonId, { terms, reader }] of lessons)
    for (const { term, example, translation, gloss } of terms)
      (examples[term] ??= []).push({ text: example, translation, gloss, lessonId, ...(reader && { reader }) })
  return examples
}

const writtenOf = (lessons: readonly LessonFile[]) =>
  lessons.filter((file): file is LessonFile & { written: Lesson } => file.written !== undefined)
