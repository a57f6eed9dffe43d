import { createChance, shuffle } from '@lingarden/domain/chance'
import type { TalkExercise } from '@lingarden/domain/exercises/drill'
import { exerciseKinds } from '@lingarden/domain/exercises/exercise'
import { isSound } from '@lingarden/domain/exercises/is-sound'
import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadWordRules } from '@lingarden/languages/load'
import { maxExercises, type Activity, type ActivityMaterial } from '@lingarden/domain/tutor-activity'
import { textsIn } from '../texts/texts-in.ts'
import { wordsSaid } from './distractors.ts'
import { makers } from './make-exercises.ts'
import { pairOf } from './mistake-sentence.ts'
import { sentencesOf } from './said.ts'

interface ActivityChoices {
  language: LanguageTag
  /** What prompts and title are written in. */
  into: HelpLanguage
  /** The same seed makes the same activity. */
  seed: number
}

/**
 * Makes an activity by rules alone: of the learner's mistakes, of what was said and of the words met. Another kind stands
 * in where the one asked for has nothing to go by; undefined where none has.
 */
export async function makeActivity(
  { kind, sentences, words, mistakes }: ActivityMaterial,
  { language, into, seed }: ActivityChoices,
): Promise<Activity | undefined> {
  await loadWordRules(language)
  const chance = createChance(seed)
  const said = sentencesOf(sentences, language)
  const told = mistakes.filter((mistake) => pairOf(mistake) !== undefined)
  const material = { language, into, words, mistakes: told, said, wordsSaid: wordsSaid(said) }
  const others = told.length > 0 ? exerciseKinds : shuffle(exerciseKinds, chance)
  for (const type of new Set(kind ? [kind, ...others] : others)) {
    const sound = makers[type](material, chance).filter((exercise) => isSound(exercise, language))
    const exercises = withoutRepeats(sound).slice(0, maxExercises)
    if (exercises.length === 0) continue
    const { titles, mendTitle } = textsIn(into).activities
    const hasDrop = exercises.some((exercise) => exercise.kind === 'drop')
    return { type, title: hasDrop ? mendTitle : titles[type], exercises }
  }
  return undefined
}

/** One sentence gives one exercise: the second would have its answer in the first. */
function withoutRepeats(exercises: readonly TalkExercise[]): TalkExercise[] {
  const keyOf = (exercise: TalkExercise) => {
    if (exercise.kind === 'order') return exercise.pieces.join(' ')
    return exercise.kind === 'drop' ? exercise.right : `${exercise.text ?? ''} ${exercise.prompt}`
  }
  return [
    ...new Map(exercises.toReversed().map((exercise) => [keyOf(exercise), exercise])).values(),
  ].toReversed()
}
