import { createChance } from '@lingarden/domain/chance'
import { lessonDrills } from '@lingarden/domain/courses/lesson-drills'
import { checkExercise } from '@lingarden/domain/exercises/check-exercise'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { describe, expect, it } from 'vitest'
import { readCourse } from './course-files.ts'
import { openLanguage } from './lint/open-language.ts'
import { openLookAlikes } from './look-alikes.ts'

async function open(languageCode: LanguageCode) {
  const course = readCourse(languageCode)
  const language = await openLanguage(languageCode)
  return { course, find: openLookAlikes(course, language), dictionary: language.dictionary }
}
/** Opened once a language, as each holds a course and a dictionary. */
const opened = { 'es-ES': await open('es-ES'), 'fr-FR': await open('fr-FR') }

/** A lesson whose only exercise asks for this sentence. */
function lessonAsking(course: ReturnType<typeof readCourse>, answer: string) {
  const [first] = course.units[0]?.lessons ?? []
  if (!first?.written) throw new Error('the lesson has not been written')
  const exercise = { kind: 'type', prompt: 'Write it.', translation: 'It.', answer } as const
  return { ...first.written, exercises: [exercise] }
}

describe.each([
  ['es-ES', 'Trabajo en una oficina.', 'trabaja en una oficina', false],
  ['es-ES', 'Trabajo en una oficina.', 'trabaxo en una oficina', true],
  ['es-ES', 'Mi hermana está cansada.', 'mi hermana está cansado', false],
  ['es-ES', 'Mi hermana está cansada.', 'mi hermana esta cansada', true],
  ['es-ES', 'Tengo cuatro gatos.', 'tengo cuarto gatos', false],
  ['es-ES', 'Ninguno de ellos viene.', 'ninguna de ellos viene', false],
  ['fr-FR', 'Nous parlons français.', 'nous parlont français', true],
  ['fr-FR', 'Vous parlez français ?', 'vous parler français', false],
  ['fr-FR', 'Elle est contente.', 'elle est content', false],
  ['fr-FR', 'Les petits chats.', 'les petit chats', false],
] as const)('%s: for "%s"', (languageCode, answer, given, isTaken) => {
  it(`"${given}" is ${isTaken ? 'a slip that is forgiven' : 'no slip'}`, () => {
    const { course, find, dictionary } = opened[languageCode]
    const lesson = lessonAsking(course, answer)
    const [drill] = lessonDrills({ ...lesson, lookAlikes: find(lesson) }, createChance(1))
    const tag = languageCode === 'es-ES' ? 'es' : 'fr'
    expect(drill && checkExercise(drill.task, [given], tag, { dictionary }).isRight).toBe(isTaken)
  })
})
