import type { Lesson } from './lesson.ts'
import { wordsIn } from './note-parts.ts'

/** What a lesson says in the language learned, outside its notes. */
export const taughtTexts = ({ terms, dialogue, grammar }: Lesson): string[] => [
  ...terms.flatMap(({ term, example }) => [term, example]),
  ...[...dialogue.lines, ...grammar.examples].map(({ text }) => text),
]

/** What it says in the reader's language, outside its notes. */
export const meaningTexts = ({ terms, dialogue, grammar }: Lesson): string[] => [
  ...terms.flatMap(({ gloss, translation }) => [gloss, translation]),
  ...[...dialogue.lines, ...grammar.examples].map(({ translation }) => translation),
  dialogue.scene,
]

/**
 * Tells which words of a lesson's notes are the reader's, as the meanings of its other lessons show: a dictionary of the
 * language learned has many of them, too, as French has the Spanish "es", "con" and "para".
 * @param lessons all of a course, in the language of one reader
 */
export function readerWordsIn(lessons: readonly Lesson[]): (lesson: Lesson) => string[] {
  const said = lessons.flatMap((lesson) => [
    ...lesson.dialogue.lines,
    ...lesson.grammar.examples,
    ...lesson.terms,
  ])
  const told = lessons.flatMap(({ dialogue, speaking }) => [dialogue.scene, speaking.goal])
  const readers = wordsIn([...said.map(({ translation }) => translation), ...told])
  return (lesson) => {
    const taught = wordsIn(taughtTexts(lesson))
    const own = wordsIn(meaningTexts(lesson))
    const { grammar, culture } = lesson
    const notes = wordsIn([grammar.title, grammar.note, culture?.note ?? ''])
    return [...notes].filter((word) => readers.has(word) && !taught.has(word) && !own.has(word))
  }
}
