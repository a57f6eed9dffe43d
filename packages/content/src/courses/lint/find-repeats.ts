import type { LessonFile } from '../course-files.ts'
import type { Lesson } from '@lingarden/domain/courses/lesson'
import { listTaughtTexts, wholeText, type PlacedText } from './lesson-texts.ts'

/** Greetings and single words may come again; from this many letters or characters on, a text is a sentence. */
const shortest = { latin: 14, han: 5 }

/**
 * Sentences and notes that stand twice in a course, whatever their punctuation.
 * @param joint what stands between the pieces of a sentence
 */
export function findRepeats(lessons: readonly LessonFile[], joint: string): string[] {
  const first = new Map<string, string>()
  return lessons.flatMap(({ file, written }) =>
    (written ? listSentences(written, joint) : []).flatMap(({ place, text }) => {
      const key = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
      if (Array.from(key).length < (/\p{Script=Han}/u.test(key) ? shortest.han : shortest.latin)) return []
      const before = first.get(key)
      first.set(key, before ?? `${file}, ${place}`)
      return before === undefined ? [] : [`${file}: ${place}: "${text}" stands in ${before} already`]
    }),
  )
}

function listSentences(lesson: Lesson, joint: string): PlacedText[] {
  const asked = lesson.exercises.flatMap((exercise, index) => {
    const text = wholeText(exercise, joint)
    return text === undefined ? [] : [{ place: `exercise ${index + 1}`, text }]
  })
  const notes = [
    { place: 'grammar note', text: lesson.grammar.note },
    { place: 'scene', text: lesson.dialogue.scene },
    { place: 'speaking', text: lesson.speaking.goal },
    ...(lesson.culture ? [{ place: 'culture note', text: lesson.culture.note }] : []),
  ]
  return [...listTaughtTexts(lesson), ...asked, ...notes]
}
