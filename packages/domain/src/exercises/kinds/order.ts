import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import type { OrderExercise } from '../exercise.ts'
import { isAccepted, judgeExactly } from '../judge-answer.ts'
import { isSameAnswer } from '../normalize-answer.ts'
import type { KindRules } from './kind-rules.ts'

/** Pieces as one sentence, as the language parts its words; nothing stands after an elided one. */
export function joinPieces(pieces: readonly string[], language: LanguageTag): string {
  return pieces.join(languageOf(language).wordJoiner).replace(/(['’]) /gu, '$1')
}

const joinModel = ({ pieces }: OrderExercise, language: LanguageTag) => joinPieces(pieces, language)

export const order: KindRules<OrderExercise> = {
  isComplete: ({ pieces }, given) => given.length >= pieces.length,
  judge: (task, given, language) => {
    const sentence = joinPieces(given, language)
    const model = joinModel(task, language)
    const match = [model, ...(task.accept ?? [])].find((one) => isSameAnswer(one, sentence, language))
    return [judgeExactly(sentence, match ?? model, match !== undefined)]
  },
  solve: joinModel,
  // The pieces are given: an order that is wrong says nothing of any word.
  test: (task, judgements, language) => ({
    card: 'recognition',
    known: judgements.every(isAccepted) ? [joinModel(task, language)] : [],
    missed: [],
  }),
  readPractised: joinModel,
}
