import type { Exercise, ExerciseKind } from '@lingarden/domain/exercises/exercise'
import { isSound } from '@lingarden/domain/exercises/is-sound'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { maxExercises, type Activity } from '@lingarden/domain/tutor-activity'
import { z } from 'zod'

const ofExercises = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ title: z.string(), exercises: z.array(z.object({ prompt: z.string(), ...shape })) })

/** The shapes that a provider is to hold the model to. All keys are required, as strict providers want it. */
export const activityShapes = {
  cloze: ofExercises({ text: z.string(), translation: z.string() }),
  order: ofExercises({ pieces: z.array(z.string()), translation: z.string() }),
  choice: ofExercises({ text: z.string(), options: z.array(z.string()), answer: z.string() }),
} as const satisfies Record<ExerciseKind, z.ZodType>

const longestTitle = 60

/** Reads what the model made; undefined where nothing of it can be answered. */
export function readActivity(text: string, kind: ExerciseKind, language: LanguageTag): Activity | undefined {
  const made = exercisesIn(parseObject(text), kind)
  const exercises = made?.exercises.filter((exercise) => isSound(exercise, language)).slice(0, maxExercises)
  const title = made?.title.replace(/[\p{C}\s]+/gu, ' ').trim() ?? ''
  if (!exercises || exercises.length === 0 || title === '' || title.length > longestTitle) return undefined
  return { type: kind, title, exercises }
}

function exercisesIn(
  value: unknown,
  kind: ExerciseKind,
): { title: string; exercises: Exercise[] } | undefined {
  if (kind === 'cloze')
    return read(activityShapes.cloze, value, ({ translation, ...rest }) => ({
      kind,
      ...rest,
      ...known(translation),
    }))
  if (kind === 'order')
    return read(activityShapes.order, value, ({ translation, ...rest }) => ({
      kind,
      ...rest,
      ...known(translation),
    }))
  return read(activityShapes.choice, value, ({ text, ...rest }) => ({
    kind,
    ...rest,
    ...(text.trim() !== '' && { text }),
  }))
}

const known = (translation: string) => (translation.trim() === '' ? {} : { translation })

function read<Made>(
  shape: z.ZodType<{ title: string; exercises: Made[] }>,
  value: unknown,
  toExercise: (made: Made) => Exercise,
) {
  const parsed = shape.safeParse(value)
  if (!parsed.success) return undefined
  return { title: parsed.data.title, exercises: parsed.data.exercises.map(toExercise) }
}

/** Models that are held to no shape like to say something around their JSON. */
function parseObject(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}
