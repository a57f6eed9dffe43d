import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import { normalizeTerm } from '@lingarden/languages/kit/dictionary/normalize-term'
import type { LessonExercise } from '@lingarden/domain/courses/lesson-exercise'

/** Kinds that a lesson must vary between at least. */
const fewestKinds = 5

/** Exercises that contradict themselves: an answer that is no option, the same option twice, a variant of nothing. */
export function checkExercises(exercises: readonly LessonExercise[], languageTag: LanguageTag): string[] {
  const kinds = new Set(exercises.map(({ kind }) => kind))
  return [
    ...(kinds.size < fewestKinds
      ? [`exercises: only ${kinds.size} kinds, at least ${fewestKinds} are wanted`]
      : []),
    ...exercises.flatMap((exercise, index) =>
      faultsOf(exercise, languageTag).map((fault) => `exercise ${index + 1} (${exercise.kind}): ${fault}`),
    ),
  ]
}

function faultsOf(exercise: LessonExercise, languageTag: LanguageTag): string[] {
  switch (exercise.kind) {
    case 'choice':
    case 'listen-choose':
      return [
        ...repeated(exercise.options),
        ...(exercise.options.includes(exercise.answer) ? [] : ['the answer is not among the options']),
      ]
    case 'match':
      return [
        ...repeated(exercise.pairs.map(([word]) => word)),
        ...repeated(exercise.pairs.map(([, meaning]) => meaning)),
      ]
    case 'cloze':
      return exercise.bank ? [...repeated(exercise.bank), ...missingFrom(exercise.bank, exercise.text)] : []
    case 'order':
      return [
        ...repeated([exercise.pieces.join(languageOf(languageTag).wordJoiner), ...(exercise.accept ?? [])]),
        ...oddOrders(exercise.pieces, exercise.accept ?? []),
      ]
    case 'type':
    case 'listen-type':
      return repeated([exercise.answer, ...(exercise.accept ?? [])])
    case 'speak':
    case 'dictation':
      return repeated([exercise.text, ...(exercise.accept ?? [])])
    case 'hanzi':
      return languageOf(languageTag).script === 'han' ? [] : ['the language has no characters to build']
  }
}

/** What a learner's answer is compared by: case, spaces and punctuation make no difference. */
const answerKey = (text: string) => normalizeTerm(text).replaceAll(/[\s\p{P}]/gu, '')

function repeated(texts: readonly string[]): string[] {
  const keys = texts.map(answerKey)
  return texts
    .filter((_, place) => keys.indexOf(keys[place] ?? '') !== place)
    .map((text) => `"${text}" twice`)
}

const missingFrom = (bank: readonly string[], text: string): string[] =>
  Array.from(text.matchAll(/\{([^{}|]+)/gu), ([, answer = '']) => answer)
    .filter((answer) => !bank.includes(answer))
    .map((answer) => `"${answer}" is not in the bank`)

/** Another order is one of the same pieces. */
const oddOrders = (pieces: readonly string[], orders: readonly string[]): string[] => {
  const lettersOf = (text: string) => Array.from(answerKey(text)).sort().join('')
  return orders
    .filter((order) => lettersOf(order) !== lettersOf(pieces.join('')))
    .map((order) => `"${order}" is not made of the same pieces`)
}
