import { createChance } from '@lingarden/domain/chance'
import { lessonDrills } from '@lingarden/domain/courses/lesson-drills'
import { splitCloze } from '@lingarden/domain/exercises/cloze-text'
import { checkExercise } from '@lingarden/domain/exercises/check-exercise'
import { drilledText, type Drill, type DrillTask } from '@lingarden/domain/exercises/drill'
import { supportedLanguages, type LanguageTag } from '@lingarden/languages/find-language'
import { beforeAll, describe, expect, it } from 'vitest'
import { listCourses, readCourse } from './course-files.ts'
import { openLanguage } from './lint/open-language.ts'
import { openLookAlikes } from './look-alikes.ts'

/** Every right answer that a task names. */
function rightAnswers(task: DrillTask): string[][] {
  switch (task.kind) {
    case 'choice':
      return [[task.answer]]
    case 'order':
      return [[...task.pieces]]
    case 'cloze': {
      const gaps = splitCloze(task.text).filter((part) => part.kind === 'gap')
      return [gaps.map(({ answers }) => answers[0] ?? ''), gaps.map(({ answers }) => answers.at(-1) ?? '')]
    }
    case 'write':
      return [[task.answer], ...(task.accept ?? []).map((answer) => [answer])]
    case 'speak':
      return [[task.text], ...(task.accept ?? []).map((answer) => [answer])]
    case 'match':
      return [task.pairs.map(([, meaning]) => meaning)]
    case 'strokes':
      return [[...task.text]]
    // No lesson has one.
    case 'drop':
      return []
    default:
      return task satisfies never
  }
}

const tagOf = (languageCode: string): LanguageTag =>
  supportedLanguages.find((language) => language.languageCode === languageCode)?.tag ?? 'es'

describe.each(listCourses())('the exercises of the course %s, as they are played', (languageCode) => {
  const course = readCourse(languageCode)
  const lessons = course.units.flatMap((unit) => unit.lessons)
  let drills: { file: string; drill: Drill }[] = []
  beforeAll(async () => {
    const findLookAlikes = openLookAlikes(course, await openLanguage(languageCode))
    drills = lessons.flatMap(({ file, written }) => {
      if (!written) return []
      const published = { ...written, lookAlikes: findLookAlikes(written) }
      return lessonDrills(published, createChance(1)).map((drill) => ({ file, drill }))
    })
  })

  it('who picks characters instead of drawing them is not told to draw', () => {
    const asSaid = drills.filter(({ drill }) => drill.instead?.task.prompt === drill.task.prompt)
    expect(asSaid).toEqual([])
  })

  it('each right answer is taken', () => {
    const refused = drills.flatMap(({ file, drill: { task } }) =>
      rightAnswers(task)
        .filter((given) => !checkExercise(task, given, tagOf(languageCode)).isRight)
        .map((given) => `${file}: ${task.prompt} ${given.join(' | ')}`),
    )
    expect(refused).toEqual([])
  })

  it('no answer, and a wrong option, are refused', () => {
    const taken = drills.flatMap(({ file, drill: { task } }) => {
      const wrong = task.kind === 'choice' ? task.options.filter((option) => option !== task.answer) : []
      return [[], ...wrong.map((option) => [option])]
        .filter((given) => checkExercise(task, given, tagOf(languageCode)).isRight)
        .map((given) => `${file}: ${task.prompt} ${given.join(' | ')}`)
    })
    expect(taken).toEqual([])
  })

  it('has words to practise in each but a question in English about English', () => {
    const without = drills.filter(({ drill }) => drilledText(drill, tagOf(languageCode)).trim() === '')
    expect(
      without.filter(({ drill: { task } }) => task.kind !== 'choice' || task.optionsIn !== 'english'),
    ).toEqual([])
  })
})
