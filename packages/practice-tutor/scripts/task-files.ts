import { listCourses, readCourse, type LessonFile } from '@lingarden/content/courses/course-files'
import { languageFolder } from '@lingarden/languages/build/language-folder'
import { languageOf, supportedLanguages, type LanguageTag } from '@lingarden/languages/find-language'
import type { LessonTask } from '@lingarden/languages/lesson-task'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { wordsOf } from '../src/task/cues.ts'

/** A generated module and its text. */
export interface GeneratedModule {
  file: URL
  text: string
}

/** The modules of the languages that have a course, whose tutor rules are loaded. */
export const compileTasks = (): GeneratedModule[] =>
  supportedLanguages
    .filter(({ languageCode }) => listCourses().includes(languageCode))
    .map(({ tag, languageCode }) => ({
      file: new URL('generated/tasks.ts', languageFolder(tag)),
      text: moduleOf(tasksOf(tag, languageCode)),
    }))

const moduleOf = (tasks: readonly LessonTask[]): string =>
  `// Generated from the course's tasks.yaml by packages/practice-tutor/scripts/compile-tasks.ts. Do not edit.
import type { LessonTask } from '@lingarden/languages/lesson-task'

// Text that is parsed when it is loaded: neither the compiler nor the browser has to read so much code.
export const tasks = JSON.parse(${JSON.stringify(JSON.stringify(tasks))}) as readonly LessonTask[]
`

const tasksOf = (tag: LanguageTag, languageCode: Parameters<typeof readCourse>[0]): LessonTask[] =>
  readCourse(languageCode).units.flatMap(({ folder, lessons }) =>
    lessons.flatMap((lesson) => taskOf(lesson, folder.replace(/^.*\/\d\d-/u, ''), tag) ?? []),
  )

function taskOf(lesson: LessonFile, unitId: string, tag: LanguageTag): LessonTask | undefined {
  const { slug, moves, written } = lesson
  if (!moves || !written) return undefined
  const sentences = [
    ...written.terms.map(({ example }) => example),
    ...written.dialogue.lines.map(({ text }) => text),
    ...written.exercises.flatMap((exercise) =>
      exercise.kind === 'speak' ? [exercise.text, ...(exercise.accept ?? [])] : [],
    ),
  ]
  const words = [...new Set(sentences.flatMap((text) => wordsOf(text, tag)))].toSorted()
  const terms = [
    ...new Set([...lesson.terms, ...written.speaking.words].flatMap((term) => cuesOf(term, tag))),
  ]
  return { lessonId: slug, unitId, moves, terms, words: words.join(languageOf(tag).wordJoiner) }
}

/** A term as a cue: a longer word by its stem, so that its forms are found, too; small words say nothing. */
function cuesOf(term: string, tag: LanguageTag): string[] {
  const { relevance, cues } = tutorRulesOf(tag)
  const isEmpty = (word: string) => relevance.emptyWords.has(word)
  if (!cues) return isEmpty(term) ? [] : [term]
  const words = wordsOf(term, tag).filter(
    (word, place, all) => !(all.length > 1 && place === 0 && cues.particle?.test(word)),
  )
  if (words.every(isEmpty)) return []
  return [words.map((word) => (word.length >= 6 ? `${cues.stemOf(word)}*` : word)).join(' ')]
}
