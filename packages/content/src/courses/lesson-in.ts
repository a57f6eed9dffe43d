import type { LessonTexts } from '@lingarden/domain/courses/course'
import type { LessonExercise } from '@lingarden/domain/courses/lesson-exercise'
import type { Lesson, PublishedLesson } from '@lingarden/domain/courses/lesson'
import { isStockPrompt } from '@lingarden/domain/courses/stock-prompts'
import type { HelpLanguage } from '@lingarden/languages/help-languages'

/** Says an English text in another language. */
type Say = (english: string) => string

/**
 * The texts of a lesson that are translated, in English and each once: all that is not of the language learned, but what the
 * lists of the course say (its titles) and the prompts that the interface has itself.
 */
export function translatedTexts(lesson: Lesson): string[] {
  const texts = new Set<string>()
  sayLesson(lesson, (english) => {
    texts.add(english)
    return english
  })
  return [...texts]
}

/**
 * A lesson in the language of a reader.
 * @returns undefined where a text of it is not translated: half of a lesson in each language helps nobody
 */
export function lessonIn(
  lesson: PublishedLesson,
  texts: LessonTexts,
  reader: HelpLanguage,
): PublishedLesson | undefined {
  if (translatedTexts(lesson).some((text) => texts[text] === undefined)) return undefined
  return { ...lesson, ...sayLesson(lesson, (english) => texts[english] ?? english), reader }
}

const sayTranslation = <Part extends { translation: string }>(part: Part, say: Say): Part => ({
  ...part,
  translation: say(part.translation),
})

const sayNote = <Part extends { title: string; note: string }>(part: Part, say: Say): Part => ({
  ...part,
  title: say(part.title),
  note: say(part.note),
})

function sayLesson(lesson: Lesson, say: Say): Omit<Lesson, 'title' | 'goals'> {
  const { terms, dialogue, grammar, exercises, culture, speaking } = lesson
  const [first, second] = grammar.examples
  return {
    terms: terms.map((term) => ({ ...sayTranslation(term, say), gloss: say(term.gloss) })),
    dialogue: { scene: say(dialogue.scene), lines: dialogue.lines.map((line) => sayTranslation(line, say)) },
    grammar: {
      ...sayNote(grammar, say),
      examples: [sayTranslation(first, say), sayTranslation(second, say)],
    },
    exercises: exercises.map((exercise) => sayExercise(exercise, say)),
    ...(culture && { culture: sayNote(culture, say) }),
    speaking: { ...speaking, goal: say(speaking.goal) },
  }
}

function sayExercise(exercise: LessonExercise, sayText: Say): LessonExercise {
  // A number is the same to every reader.
  const say: Say = (english) => (/\p{L}/u.test(english) ? sayText(english) : english)
  const prompt = isStockPrompt(exercise.prompt) ? exercise.prompt : say(exercise.prompt)
  const sayOptions = ({
    options,
    answer,
    optionsIn,
  }: {
    options: string[]
    answer: string
    optionsIn?: unknown
  }) => (optionsIn === undefined ? { options, answer } : { options: options.map(say), answer: say(answer) })
  switch (exercise.kind) {
    case 'choice':
      return { ...exercise, ...sayOptions(exercise), prompt }
    case 'listen-choose':
      return { ...sayTranslation(exercise, say), ...sayOptions(exercise), prompt }
    case 'match':
      return { ...exercise, pairs: exercise.pairs.map(([text, meaning]) => [text, say(meaning)]), prompt }
    case 'order':
    case 'cloze':
    case 'type':
    case 'listen-type':
    case 'speak':
    case 'dictation':
    case 'hanzi':
      return { ...sayTranslation(exercise, say), prompt }
  }
}
