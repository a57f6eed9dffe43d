import { shuffle, type Chance } from '../chance.ts'
import type { OrderExercise } from './exercise.ts'

/** So often an order is drawn again that gives the answer away; a short sentence may not have another. */
const draws = 10

/** The pieces to put in order, mixed with those that belong nowhere, and never in the right order if that can be. */
export function mixPieces({ pieces, extra = [] }: OrderExercise, chance: Chance): string[] {
  const all = [...pieces, ...extra]
  const isSolved = (mixed: readonly string[]) => pieces.every((piece, place) => mixed[place] === piece)
  let mixed = shuffle(all, chance)
  for (let draw = 1; draw < draws && isSolved(mixed); draw++) mixed = shuffle(all, chance)
  return mixed
}
