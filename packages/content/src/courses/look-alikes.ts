import type { LessonExercise } from '@lingarden/domain/courses/lesson-exercise'
import type { Lesson } from '@lingarden/domain/courses/lesson'
import { languageOf } from '@lingarden/languages/find-language'
import { editDistance } from '@lingarden/text/edit-distance'
import { gapsOf } from '@lingarden/domain/exercises/cloze-text'
import { shortestWithTypo } from '@lingarden/domain/exercises/judge-answer'
import { withoutAccents } from '@lingarden/text/accents'
import { answerWords } from '@lingarden/domain/exercises/normalize-answer'
import type { CourseFiles } from './course-files.ts'
import { listTaughtTexts } from './lint/lesson-texts.ts'
import { listForms, type LintLanguage } from './lint/vocabulary.ts'

/**
 * Prepares a language to find the real words that a learner could write for an answer of a lesson by one wrong letter: other
 * forms of the same word as the dictionary knows them (trabaja for trabajo), and other words that the course teaches (cuarto
 * for cuatro). Any other word that a slip may happen to make stays a slip.
 */
export function openLookAlikes({ units }: CourseFiles, language: LintLanguage): (lesson: Lesson) => string[] {
  if (languageOf(language.tag).script === 'han') return () => []
  const taught = units.flatMap((unit) =>
    unit.lessons.flatMap(({ terms, written }) => [
      ...terms,
      ...(written ? listTaughtTexts(written).map(({ text }) => text) : []),
    ]),
  )
  const courseWords = new Set(taught.flatMap((text) => answerWords(text, language.tag)))
  const found = new Map<string, string[]>()
  const lookAlikesOf = (word: string): string[] => {
    const known =
      found.get(word) ??
      findOthers(word, [...listForms(word, language), ...otherGender(word, language), ...courseWords])
    found.set(word, known)
    return known
  }
  return ({ exercises }) => {
    const words = exercises
      .flatMap(listWrittenAnswers)
      .flatMap((answer) => answerWords(answer, language.tag))
      .filter((word) => word.length >= shortestWithTypo)
    return [...new Set(words.flatMap(lookAlikesOf))].toSorted()
  }
}

/** Ninguna for ninguno: the forms of determiners and pronouns may be in no table. */
function otherGender(word: string, { rules, dictionary }: LintLanguage): string[] {
  const other = rules.otherGender?.(word)
  return other !== undefined && dictionary.lookUp(other) ? [other] : []
}

/** Words that are one letter away, accents aside. */
function findOthers(word: string, candidates: readonly string[]): string[] {
  const plain = withoutAccents(word)
  return candidates.filter((candidate) => {
    const other = withoutAccents(candidate)
    return other !== plain && editDistance(other, plain, 1) <= 1
  })
}

/** The right answers that are written by hand. */
function listWrittenAnswers(exercise: LessonExercise): string[] {
  switch (exercise.kind) {
    case 'type':
    case 'listen-type':
      return [exercise.answer, ...(exercise.accept ?? [])]
    case 'dictation':
      return [exercise.text, ...(exercise.accept ?? [])]
    case 'cloze':
      return exercise.bank ? [] : gapsOf(exercise.text).flatMap(({ answers }) => answers)
    case 'choice':
    case 'match':
    case 'order':
    case 'listen-choose':
    case 'speak':
    case 'hanzi':
      return []
  }
}
