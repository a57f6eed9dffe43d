import { gapsOf } from '../exercises/cloze-text.ts'
import { wordsOf } from './changed-places.ts'
import { gap } from './gap.ts'
import { mistakeDrill } from './mistake-drill.ts'
import { practisedForms } from './practised-forms.ts'
import type { MistakeOfLog } from './mistake-in-sentence.ts'

/** A learner's own sentence with a gap where the mistake was, as a tutor can ask for it in a talk. */
export interface MendQuestion {
  /** The mended sentence with a gap. */
  asked: string
  /** What belongs into the gap, and what the learner had written there. */
  missing: string
  wrong: string
  /** The mended sentence. */
  right: string
  /** What shows in any other sentence that the mistake is outgrown; all of them are needed. */
  forms: readonly (readonly string[])[]
}

/** The prompts of the exercise are not needed where a tutor asks. */
const noPrompts = { write: '', pick: '', choose: '' }

/**
 * The question that brings a mistake back in a talk. Only a mended sentence is asked with, and only where one gap is all
 * that was wrong.
 */
export function mendQuestion(mistake: MistakeOfLog, languageCode: string): MendQuestion | undefined {
  if (!mistake.mended) return undefined
  const drill = mistakeDrill(mistake, noPrompts, languageCode)
  if (drill?.task.kind !== 'cloze' || drill.right !== mistake.mended) return undefined
  const { text, struck = [] } = drill.task
  const [only, ...others] = gapsOf(text)
  const [missing] = only?.answers ?? []
  const [wrong] = struck
  if (others.length > 0 || missing === undefined || wrong === undefined) return undefined
  return {
    asked: text.replace(/\{[^}]*\}/u, gap),
    missing,
    wrong,
    right: drill.right,
    forms: practisedForms(mistake.original, mistake.corrected),
  }
}

/** What somebody made of a question: the missing words, the mistake once more, or something else. */
export type Mending = 'right' | 'wrong' | 'other'

/** Reads the answer to a question: what belongs into the gap, the sentence, or another one that uses it right. */
export function readMending(message: string, question: MendQuestion): Mending {
  const { asked, missing, wrong, right, forms } = question
  const said = wordsOf(message)
  const before = wordsOf(asked.split(gap)[0] ?? '').slice(-1)
  const after = wordsOf(asked.split(gap)[1] ?? '').slice(0, 1)
  const fits = (words: readonly string[]) =>
    isSame(said, words) ||
    isSame(said, wordsOf(asked.replace(gap, words.join(' ')))) ||
    (after.length > 0 && holds(said, [...words, ...after])) ||
    (before.length > 0 && after.length === 0 && holds(said, [...before, ...words]))
  if (isSame(said, wordsOf(right)) || fits(wordsOf(missing))) return 'right'
  if (fits(wordsOf(wrong))) return 'wrong'
  const isUsed = forms.length > 0 && forms.every((form) => form.length > 0 && holds(said, form))
  return isUsed ? 'right' : 'other'
}

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && holds(a, b)

function holds(words: readonly string[], sequence: readonly string[]): boolean {
  return words.some((_, at) => sequence.every((word, index) => words[at + index] === word))
}
