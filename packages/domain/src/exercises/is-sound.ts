import type { LanguageTag } from '@lingarden/languages/find-language'
import { gapsOf } from './cloze-text.ts'
import type { TalkExercise } from './drill.ts'
import { answerWords } from './normalize-answer.ts'

/** Characters that an exercise may have in one text. */
const longestText = 200

/**
 * Whether an exercise can be answered: something to do, options and pieces enough, the answer among them, nothing twice.
 * What a language model makes up is asked this before a learner sees it.
 */
export function isSound(exercise: TalkExercise, language: LanguageTag): boolean {
  const texts = [exercise.prompt, textOf(exercise)]
  if (exercise.prompt.trim() === '' || texts.some((text) => text.length > longestText)) return false
  switch (exercise.kind) {
    case 'choice':
      return isVaried(exercise.options, 2) && exercise.options.includes(exercise.answer)
    case 'order':
      return exercise.pieces.length >= 3 && exercise.pieces.length <= 12 && exercise.pieces.every(hasWord)
    case 'cloze':
      return isSoundCloze(exercise.text, exercise.bank)
    case 'drop':
      return exercise.words.length >= 2 && exercise.words.every(hasWord) && hasWord(exercise.right)
    default:
      return exercise satisfies never
  }

  function isVaried(options: readonly string[], least: number): boolean {
    const keys = new Set(options.map((option) => answerWords(option, language).join(' ')))
    return (
      options.length >= least && options.length <= 6 && keys.size === options.length && options.every(hasWord)
    )
  }

  function hasWord(text: string): boolean {
    return answerWords(text, language).length > 0
  }

  function isSoundCloze(text: string, bank: readonly string[] | undefined): boolean {
    const gaps = gapsOf(text)
    const around = text.replace(/\{[^{}]*\}/gu, '')
    if (gaps.length < 1 || gaps.length > 4 || !hasWord(around) || /[{}]/u.test(around)) return false
    if (gaps.some(({ answers }) => answers.length === 0 || !answers.every(hasWord))) return false
    return !bank || (isVaried(bank, 2) && gaps.every(({ answers }) => bank.includes(answers[0] ?? '')))
  }
}

function textOf(exercise: TalkExercise): string {
  if (exercise.kind === 'order') return exercise.pieces.join(' ')
  return exercise.kind === 'drop' ? exercise.words.join(' ') : (exercise.text ?? '')
}
