import type { TalkExercise } from './drill.ts'
import { exerciseKinds } from './exercise.ts'

const kinds = [...exerciseKinds, 'drop'] as const

const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
const mayBe = (value: unknown, is: (value: unknown) => boolean) => value === undefined || is(value)

/**
 * Reads an exercise of a talk that was kept or came over the network; undefined where it is none. By hand, because pages need it
 * and the schemas' library is too large for them.
 */
export function readExercise(value: unknown): TalkExercise | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const fields: Partial<Record<string, unknown>> = { ...value }
  const kind = kinds.find((known) => known === fields['kind'])
  if (!kind || !isText(fields['prompt']) || !mayBe(fields['translation'], isText)) return undefined
  const isWhole = {
    choice: () => mayBe(fields['text'], isText) && isTexts(fields['options']) && isText(fields['answer']),
    order: () =>
      isTexts(fields['pieces']) && mayBe(fields['extra'], isTexts) && mayBe(fields['accept'], isTexts),
    cloze: () =>
      isText(fields['text']) &&
      mayBe(fields['reason'], isText) &&
      [fields['bank'], fields['refuse'], fields['hints'], fields['struck']].every((list) =>
        mayBe(list, isTexts),
      ),
    drop: () => isTexts(fields['words']) && isText(fields['right']),
  }
  return isWhole[kind]() ? (value as TalkExercise) : undefined
}
