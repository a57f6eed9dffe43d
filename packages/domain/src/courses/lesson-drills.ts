import { shuffle, type Chance } from '../chance.ts'
import type { Drill } from '../exercises/drill.ts'
import type { LessonExercise } from './lesson-exercise.ts'
import type { PublishedLesson } from './lesson.ts'

/** Characters among which those of a word are to be found. */
const charactersOffered = 6

/**
 * The exercises of a lesson as they are played.
 * @param chance mixes options and picks the other characters that a word is built among
 */
export function lessonDrills({ exercises, terms, lookAlikes }: PublishedLesson, chance: Chance): Drill[] {
  const characters = [...new Set(terms.flatMap(({ term }) => [...term]))].filter((character) =>
    /\p{Script=Han}/u.test(character),
  )
  return exercises.map((exercise) => ({
    ...drillOf(exercise, { characters, chance, lookAlikes }),
    ...(exercise.readings && { readings: exercise.readings }),
  }))
}

interface Setting {
  /** Characters of the lesson's words. */
  characters: readonly string[]
  chance: Chance
  lookAlikes: readonly string[]
}

function drillOf(exercise: LessonExercise, setting: Setting): Drill {
  switch (exercise.kind) {
    case 'choice':
      return { task: { ...exercise, options: shuffle(exercise.options, setting.chance) } }
    case 'cloze': {
      const { bank, translation, ...task } = exercise
      return {
        task: {
          ...task,
          ...(bank ? { bank: shuffle(bank, setting.chance) } : { lookAlikes: setting.lookAlikes }),
        },
        question: translation,
      }
    }
    case 'order': {
      const { translation, ...task } = exercise
      return { task, question: translation }
    }
    case 'match':
      return { task: { ...exercise, pairs: shuffle(exercise.pairs, setting.chance) } }
    case 'type':
      return { task: written(exercise, setting), question: exercise.translation }
    case 'listen-type':
      return {
        task: { ...written(exercise, setting), translation: exercise.translation },
        heard: exercise.text,
      }
    case 'dictation': {
      const { prompt, text, accept, translation } = exercise
      return {
        task: { ...written({ prompt, answer: text, accept }, setting), translation },
        heard: text,
      }
    }
    case 'listen-choose': {
      const { text, kind: _kind, ...choice } = exercise
      const options = shuffle(choice.options, setting.chance)
      return { task: { ...choice, kind: 'choice', options }, heard: text }
    }
    case 'speak': {
      const { prompt, text, accept, translation } = exercise
      return { task: { kind: 'speak', prompt, text, accept }, question: translation }
    }
    case 'hanzi':
      return hanziDrill(exercise, setting)
    default:
      return exercise satisfies never
  }
}

interface WrittenAnswer {
  prompt: string
  answer: string
  accept?: string[] | undefined
}

const written = ({ prompt, answer, accept }: WrittenAnswer, { lookAlikes }: Setting) =>
  ({ kind: 'write', prompt, answer, accept, lookAlikes }) as const

/** By stroke the characters are drawn, or picked by who cannot draw; from the pinyin they are picked. */
function hanziDrill(exercise: Extract<LessonExercise, { kind: 'hanzi' }>, setting: Setting): Drill {
  const picking = pickingDrill(exercise, setting)
  if (exercise.by === 'pinyin') return picking
  const { prompt, text, translation } = exercise
  // Who picks builds nothing stroke by stroke.
  const instead = { ...picking, task: { ...picking.task, prompt: 'Write the word from its pinyin.' } }
  return { task: { kind: 'strokes', prompt, text }, question: translation, instead }
}

/** The characters of a word are to be found among others of the lesson. */
function pickingDrill(
  { prompt, text, translation }: Extract<LessonExercise, { kind: 'hanzi' }>,
  { characters, chance }: Setting,
): Omit<Drill, 'instead'> {
  const pieces = [...text]
  const others = shuffle(characters, chance).filter((character) => !pieces.includes(character))
  const extra = others.slice(0, Math.max(0, charactersOffered - pieces.length))
  const [only] = pieces
  const shown = { question: translation, spelled: text }
  if (pieces.length > 1 || only === undefined)
    return { task: { kind: 'order', prompt, pieces, extra }, ...shown }
  const options = shuffle([only, ...extra.slice(0, 3)], chance)
  return { task: { kind: 'choice', prompt, options, answer: only }, ...shown }
}
