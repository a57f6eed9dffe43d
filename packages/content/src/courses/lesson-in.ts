import type { LessonTexts } from '@lingarden/domain/courses/course'
import type { Lesson, PublishedLesson } from '@lingarden/domain/courses/lesson'
import type { HelpLanguage } from '@lingarden/languages/help-languages'

/** The texts of a lesson that are translated, in English: what its words and its talk mean, and what to do with them. */
export const translatedTexts = ({ terms, dialogue, speaking }: Lesson): string[] => [
  ...terms.flatMap(({ gloss, translation }) => [gloss, translation]),
  dialogue.scene,
  ...dialogue.lines.map(({ translation }) => translation),
  speaking.goal,
]

/**
 * A lesson with its words and its talk in the language of a reader.
 * @returns undefined where a text of them is not translated: half of a talk in each language helps nobody
 */
export function lessonIn(
  lesson: PublishedLesson,
  texts: LessonTexts,
  reader: HelpLanguage,
): PublishedLesson | undefined {
  if (translatedTexts(lesson).some((text) => texts[text] === undefined)) return undefined
  const say = (text: string): string => texts[text] ?? text
  return {
    ...lesson,
    reader,
    terms: lesson.terms.map((term) => ({
      ...term,
      gloss: say(term.gloss),
      translation: say(term.translation),
    })),
    dialogue: {
      ...lesson.dialogue,
      scene: say(lesson.dialogue.scene),
      lines: lesson.dialogue.lines.map((line) => ({ ...line, translation: say(line.translation) })),
    },
    speaking: { ...lesson.speaking, goal: say(lesson.speaking.goal) },
  }
}
