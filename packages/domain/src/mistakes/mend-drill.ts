import type { DropTask } from '../exercises/drill.ts'
import { mistakeDrill, type MistakeDrill, type MistakePrompts } from './mistake-drill.ts'
import { mistakeInSentence, type MistakeOfLog } from './mistake-in-sentence.ts'
import { wordsWithOneTooMany } from './one-too-many.ts'

/** What to do, in the learner's own language. */
interface MendPrompts extends MistakePrompts {
  /** One word is too many: choose it. */
  drop: string
}

/** An exercise about a mistake where one mends, and the sentence that is right, to be read out after it. */
export interface MendDrill {
  task: MistakeDrill['task'] | DropTask
  right: string
}

/**
 * An exercise that asks for what is right in place of a mistake, as `mistakeDrill` makes it; but a word that is too many
 * is to be found in the sentence, for no gap can ask for nothing.
 * @returns undefined where nothing can be asked
 */
export function mendDrill(
  mistake: MistakeOfLog,
  prompts: MendPrompts,
  languageCode: string,
): MendDrill | undefined {
  const drill = mistakeDrill(mistake, prompts, languageCode)
  const pair = drill && mistakeInSentence(mistake)
  const words = pair && wordsWithOneTooMany(pair)
  if (!words) return drill
  return { task: { kind: 'drop', prompt: prompts.drop, words, right: pair.right }, right: pair.right }
}
