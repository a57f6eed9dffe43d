import { readFileSync, readdirSync } from 'node:fs'
import { supportedLanguages, type LanguageTag } from '@lingarden/languages/find-language'
import { lesson, type Lesson } from '@lingarden/domain/courses/lesson'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { tasksOf } from '@lingarden/languages/loaded'
import { isOfLesson } from './cues.ts'
import { readAnswer } from './read-answer.ts'

const lexicons = await loadLexicons()
const root = new URL('../../../languages/', import.meta.url)

/** The lessons of a course by their slug. */
function readLessons(tag: LanguageTag): Map<string, Lesson> {
  const files = readdirSync(new URL(`${tag}/course/`, root), { recursive: true, encoding: 'utf8' })
  return new Map(
    files.flatMap((file) => {
      const slug = /\/\d-(.+)\.yaml$/u.exec(file)?.[1]
      const text = () => readFileSync(new URL(`${tag}/course/${file}`, root), 'utf8')
      return slug === undefined ? [] : [[slug, lesson.parse(parse(text()))] as const]
    }),
  )
}

const keySentences = ({ terms, dialogue, exercises, speaking }: Lesson): string[] => [
  ...terms.map(({ example }) => example),
  ...dialogue.lines.map(({ text }) => text),
  ...exercises.flatMap((exercise) =>
    exercise.kind === 'speak' ? [exercise.text, ...(exercise.accept ?? [])] : [],
  ),
  ...speaking.words,
]

/** What no lesson is about. */
const elsewhere: Partial<Record<LanguageTag, string[]>> = {
  es: [
    'El elefante es verde.',
    'La luna es enorme.',
    'Los políticos mienten siempre.',
    'El río cruza la frontera.',
  ],
  fr: ["L'éléphant est vert.", 'La lune est énorme.', 'Les politiciens mentent.', 'Le fleuve est profond.'],
  zh: ['大象是绿色的。', '月亮很圆。', '政治家总是骗人。', '宇宙是无限的。'],
}

describe.each(supportedLanguages)('what is said in a task in $language', ({ tag }) => {
  const lessons = readLessons(tag)
  const opening = (task: string) => ({ task, done: [], taken: [], misses: 0 })
  const said = tasksOf(tag).flatMap((task) => {
    const written = lessons.get(task.lessonId)
    if (!written) throw new Error(`${task.lessonId} has no lesson`)
    return keySentences(written).map((text) => {
      const { moves } = readAnswer(
        { text, task, language: tag, lexicon: lexicons[tag] },
        opening(task.lessonId),
      )
      return { lesson: task.lessonId, text, isTaken: moves.length > 0, isHeard: isOfLesson(text, task, tag) }
    })
  })

  it('none of the sentences of its lesson is refused', () => {
    expect(said.filter(({ isTaken, isHeard }) => !isTaken && !isHeard)).toEqual([])
  })

  it('four of five of them answer a move of the task', () => {
    expect(said.filter(({ isTaken }) => isTaken).length / said.length).toBeGreaterThan(0.8)
  })

  it.runIf(elsewhere[tag])('something else is helped, not taken, in nine of ten tasks', () => {
    const answers = tasksOf(tag).flatMap((task) =>
      (elsewhere[tag] ?? []).map((text) =>
        readAnswer({ text, task, language: tag, lexicon: lexicons[tag] }, opening(task.lessonId)),
      ),
    )
    expect(answers.filter(({ moves }) => moves.length > 0).length / answers.length).toBeLessThan(0.1)
  })
})
