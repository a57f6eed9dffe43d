import { beforeAll, describe, expect, it } from 'vitest'
import { readCourse, type CourseFiles, type LessonFile } from '../course-files.ts'
import type { LessonExercise } from '@lingarden/domain/courses/lesson-exercise'
import type { Lesson } from '@lingarden/domain/courses/lesson'
import { lintCourse } from './lint-course.ts'
import { openLanguage } from './open-language.ts'
import type { LintLanguage } from './vocabulary.ts'

/** What is changed here lies in the first unit; to lint the whole course for each change takes many times as long. */
function readFirstUnit(languageCode: 'es-ES' | 'zh-CN'): CourseFiles {
  const course = readCourse(languageCode)
  return { ...course, units: course.units.slice(0, 1) }
}

/** A lesson of a course as it would be if its author had written something else. */
function change(
  course: CourseFiles,
  number: number,
  edit: (lesson: LessonFile & { written: Lesson }) => void,
): CourseFiles {
  const changed = structuredClone(course)
  const lesson = changed.units[0]?.lessons[number - 1]
  if (!lesson?.written) throw new Error('the lesson has not been written')
  edit({ ...lesson, written: lesson.written })
  return changed
}

const at = <Item>(items: readonly Item[], place: number): Item => {
  const item = items[place]
  if (item === undefined) throw new Error(`there is no item ${place}`)
  return item
}

describe('the linter of courses, Spanish', () => {
  const course = readFirstUnit('es-ES')
  let language: LintLanguage
  beforeAll(async () => {
    language = await openLanguage('es-ES')
  })
  const findingsAfter = (number: number, edit: (written: Lesson) => void) =>
    lintCourse(
      change(course, number, ({ written }) => edit(written)),
      language,
    ).join('\n')

  it('finds a speaker who is not in the cast, and one of the cast who never speaks', () => {
    const found = findingsAfter(1, ({ dialogue }) => {
      for (const line of dialogue.lines) if (line.speaker === 'Inés') line.speaker = 'Gonzalo'
    })
    expect(found).toMatch(/1-hello-and-goodbye\.yaml: Gonzalo: neither in the cast/u)
    expect(found).toMatch(/Inés: never speaks/u)
  })

  it('finds a planned term that is not in the dictionary', () => {
    const changed = change(course, 5, ({ terms }) => terms.splice(0, 1, 'murciegalo'))
    expect(lintCourse(changed, language).join('\n')).toMatch(/murciegalo: not in the dictionary/u)
  })

  it('finds an example without its term, and accepts an inflected one', () => {
    expect(
      findingsAfter(3, ({ terms }) => void (at(terms, 0).example = 'Ana y Luis eran amigos.')),
    ).not.toMatch(/ser: not/u)
    expect(findingsAfter(3, ({ terms }) => void (at(terms, 0).example = 'Ana y Luis hablan.'))).toMatch(
      /3-where-from\.yaml: ser: not in its example/u,
    )
  })

  it('finds a dialogue with too many words that were not taught', () => {
    const findings = findingsAfter(4, ({ dialogue }) => {
      at(dialogue.lines, 0).text = 'Los pájaros cantan cuando sale el sol detrás del viejo molino.'
    })
    expect(findings).toMatch(/dialogue: \d+ % of the words are not taught yet: .*pájaros.*molino/u)
  })

  it('finds an exercise that asks for a word not taught', () => {
    expect(
      findingsAfter(2, ({ exercises }) => {
        const typed = exercises.filter(({ kind }) => kind === 'type')
        Object.assign(at(typed, 0), { answer: '¿Quién es la jirafa?' })
      }),
    ).toMatch(/exercise \d+ \(type\): jirafa has not been taught/u)
  })

  it('finds exercises that contradict themselves', () => {
    const replace = (exercise: LessonExercise) =>
      findingsAfter(1, ({ exercises }) => void exercises.splice(0, 1, exercise))
    const prompt = 'Choose.'
    expect(replace({ kind: 'choice', prompt, options: ['hola', 'adiós', 'Hola.'], answer: 'hola' })).toMatch(
      /twice/u,
    )
    expect(replace({ kind: 'choice', prompt, options: ['hola', 'sí', 'no'], answer: 'adiós' })).toMatch(
      /not among the options/u,
    )
    expect(
      replace({
        kind: 'order',
        prompt,
        pieces: ['hola', 'Ana', 'Luis'],
        translation: 'x',
        accept: ['hola Ana'],
      }),
    ).toMatch(/not made of the same pieces/u)
    expect(
      replace({ kind: 'cloze', prompt, text: '¡{Hola}!', translation: 'x', bank: ['no', 'sí'] }),
    ).toMatch(/not in the bank/u)
    expect(replace({ kind: 'hanzi', prompt, text: '你', translation: 'you', by: 'pinyin' })).toMatch(
      /the language has no (characters|readings)/u,
    )
  })

  it('finds a sentence that stands twice, whatever its punctuation', () => {
    expect(
      findingsAfter(2, ({ dialogue }) => void (at(dialogue.lines, 0).text = '¿De dónde eres, Emma?')),
    ).toMatch(/example of dónde: .* stands in .*2-my-name\.yaml, line 1 already/u)
  })

  it('finds a lesson that does not say what its plan says', () => {
    expect(findingsAfter(1, (written) => void (written.title = 'Hello'))).toMatch(/title: the plan says/u)
    expect(findingsAfter(1, ({ terms }) => void terms.push(...terms.splice(0, 1)))).toMatch(
      /terms: the plan says hola, buenos días/u,
    )
  })

  it('finds a key term that another lesson has already', () => {
    const changed = change(course, 5, ({ terms }) => terms.splice(0, 1, 'hola'))
    expect(lintCourse(changed, language).join('\n')).toMatch(
      /hola: a key term of .*1-hello-and-goodbye\.yaml already/u,
    )
  })
})

describe('the linter of courses, Mandarin', () => {
  const course = readFirstUnit('zh-CN')
  let language: LintLanguage
  beforeAll(async () => {
    language = await openLanguage('zh-CN')
  })
  const findingsAfter = (pinyin: string) =>
    lintCourse(
      change(course, 1, ({ written }) => void (at(written.terms, 3).pinyin = pinyin)),
      language,
    ).join('\n')

  it('takes a reading that the word has, and finds one that it has not', () => {
    expect(findingsAfter('hào')).not.toMatch(/reading/u)
    expect(findingsAfter('hāo')).toMatch(/reading hāo of 好: 好 is not read so/u)
    expect(findingsAfter('hǎo')).toMatch(/the product reads it so already/u)
    expect(findingsAfter('hǎo de')).toMatch(/one syllable a character/u)
  })

  it('knows a word made of known words, and finds one that is not', () => {
    const after = (text: string) =>
      lintCourse(
        change(
          course,
          3,
          ({ written }) =>
            void written.dialogue.lines.splice(
              0,
              8,
              ...Array.from({ length: 6 }, (_, place) => ({
                speaker: '林月',
                text: `${text}${'！'.repeat(place)}`,
                translation: 'x',
              })),
            ),
        ),
        language,
      ).join('\n')
    expect(after('她是中国人')).not.toMatch(/dialogue:/u)
    expect(after('她喜欢咖啡')).toMatch(/dialogue: \d+ % .*喜欢, 咖啡/u)
  })
})
