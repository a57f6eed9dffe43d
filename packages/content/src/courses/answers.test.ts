import { checkExercise } from '@lingarden/domain/exercises/check-exercise'
import { gapsOf } from '@lingarden/domain/exercises/cloze-text'
import type { Exercise } from '@lingarden/domain/exercises/exercise'
import { isSound } from '@lingarden/domain/exercises/is-sound'
import { findLanguage } from '@lingarden/languages/find-language'
import { describe, expect, it } from 'vitest'
import { listCourses, readCourse } from './course-files.ts'

const answersTo = (exercise: Exercise): readonly (readonly string[])[] => {
  switch (exercise.kind) {
    case 'choice':
      return [[exercise.answer]]
    case 'order':
      return [exercise.pieces, ...(exercise.accept ?? []).map((order) => [order])]
    case 'cloze':
      return [gapsOf(exercise.text).map(({ answers }) => answers[0] ?? '')]
    default:
      return exercise satisfies never
  }
}

describe.each(listCourses())('the exercises of the course %s', (languageCode) => {
  const tag = findLanguage(languageCode)?.tag ?? 'es'
  const lessons = readCourse(languageCode).units.flatMap(({ lessons: files }) => files)
  const exercises = lessons.flatMap(({ file, written }) =>
    (written?.exercises ?? []).flatMap((exercise) =>
      exercise.kind === 'choice' || exercise.kind === 'order' || exercise.kind === 'cloze'
        ? [{ file, exercise: exercise satisfies Exercise }]
        : [],
    ),
  )

  it('are sound, and take each of their own answers and no other option', () => {
    expect(exercises.length).toBeGreaterThan(0)
    const odd = exercises.filter(({ exercise }) => {
      const takesOwn = answersTo(exercise).every((answer) => checkExercise(exercise, answer, tag).isRight)
      const others = exercise.kind === 'choice' ? exercise.options.filter((o) => o !== exercise.answer) : []
      const takesOther = others.some((option) => checkExercise(exercise, [option], tag).isRight)
      return !isSound(exercise, tag) || !takesOwn || takesOther
    })
    expect(odd).toEqual([])
  })
})
