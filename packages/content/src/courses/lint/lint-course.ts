import type { CourseFiles, LessonFile } from '../course-files.ts'
import type { Lesson } from '@lingarden/domain/courses/lesson'
import { languageOf } from '@lingarden/languages/find-language'
import { checkCast } from './check-cast.ts'
import { checkExercises } from './check-exercises.ts'
import { checkReadings } from './check-readings.ts'
import { checkPlan, checkPlannedTerms, checkTerms } from './check-terms.ts'
import { findRepeats } from './find-repeats.ts'
import { listExerciseTexts, listTaughtTexts } from './lesson-texts.ts'
import { listWords, Vocabulary, type LintLanguage } from './vocabulary.ts'

/** The share of a dialogue's words that may be new beside the key terms. */
const mostUnknown = 0.1

/**
 * Checks a course against its plan, its dictionary and itself.
 * @returns each finding as `file: what is wrong`, the lessons in order
 */
export function lintCourse(course: CourseFiles, language: LintLanguage): string[] {
  const taught = new Vocabulary(language, [
    ...Object.keys(course.cast),
    ...course.names,
    ...course.international,
  ])
  const lessons = course.units.flatMap((unit) => unit.lessons)
  const findings = lessons.flatMap((lesson) => {
    taught.teach([...lesson.terms, ...(lesson.helpers ?? [])])
    return lintLesson(lesson, language, taught).map((finding) => `${lesson.file}: ${finding}`)
  })
  return [
    ...findings,
    ...checkCast(course, lessons),
    ...checkTermsOnce(lessons),
    ...findRepeats(lessons, jointOf(language)),
  ]
}

/** What stands between words. */
const jointOf = ({ tag }: LintLanguage) => languageOf(tag).wordJoiner

function lintLesson(lesson: LessonFile, language: LintLanguage, taught: Vocabulary): string[] {
  const { written } = lesson
  const planned = checkPlannedTerms(lesson, language)
  if (!written) return planned
  return [
    ...planned,
    ...checkPlan(lesson),
    ...checkTerms(written.terms, language),
    ...checkDialogue(written, language, taught),
    ...checkExercises(written.exercises, language.tag),
    ...checkAnswerable(written, language, taught),
    ...checkReadings(written, language),
    ...taught
      .listUnknown(written.speaking.words.join(', '))
      .map((word) => `speaking: ${word} has not been taught`),
  ]
}

function checkDialogue({ dialogue }: Lesson, language: LintLanguage, taught: Vocabulary): string[] {
  const text = dialogue.lines.map((line) => line.text).join('\n')
  const unknown = taught.listUnknown(text)
  const share = unknown.length / listWords(text, language).length
  return share < mostUnknown
    ? []
    : [
        `dialogue: ${Math.round(share * 100)} % of the words are not taught yet: ${[...new Set(unknown)].join(', ')}`,
      ]
}

/** Exercises ask for nothing but what was taught or what this lesson has shown with a translation. */
function checkAnswerable(lesson: Lesson, language: LintLanguage, taught: Vocabulary): string[] {
  const shown = new Set(
    listTaughtTexts(lesson).flatMap(({ text }) =>
      listWords(text, language).map((word) => word.text.toLowerCase()),
    ),
  )
  return lesson.exercises.flatMap((exercise, index) => {
    const words = listExerciseTexts(exercise, jointOf(language)).flatMap((text) => taught.listUnknown(text))
    return [...new Set(words)]
      .filter((word) => !shown.has(word.toLowerCase()))
      .map((word) => `exercise ${index + 1} (${exercise.kind}): ${word} has not been taught`)
  })
}

/** A term is a key term once in a course. */
function checkTermsOnce(lessons: readonly LessonFile[]): string[] {
  const first = new Map<string, string>()
  return lessons.flatMap(({ file, terms }) =>
    terms.flatMap((term) => {
      const before = first.get(term)
      first.set(term, before ?? file)
      return before === undefined ? [] : [`${file}: ${term}: a key term of ${before} already`]
    }),
  )
}
