import type { ClozeExercise } from '../exercises/exercise.ts'
import { diffSentences } from '../sentence-diff.ts'

/**
 * An exercise that asks for what is right in place of a mistake: what was changed is to be written, the rest stands
 * there. The mistake itself is refused, also where it would pass for a slip, such as a missing accent.
 * @param prompt what to do, in the learner's own language
 * @returns undefined where the texts cannot be written as a text with gaps
 */
export function mistakeDrill(
  { original, corrected }: { original: string; corrected: string },
  prompt: string,
): ClozeExercise | undefined {
  if (corrected.trim() === '' || original === corrected || /[{}|]/u.test(corrected)) return undefined
  const parts = diffSentences(original, corrected)
  const added = parts.filter(({ kind, text }) => kind === 'added' && text.trim() !== '')
  // Where something was merely too much, or more is new than old, the whole is to be written.
  const isWhole = added.length === 0 || added.length > 3
  const refuse = [original, ...parts.filter(({ kind }) => kind === 'removed').map(({ text }) => text.trim())]
  const text = isWhole ? `{${corrected.trim()}}` : parts.map(partOfCloze).join('')
  return { kind: 'cloze', prompt, text, refuse: refuse.filter((wrong) => /[\p{L}\p{N}]/u.test(wrong)) }
}

/** Spaces and marks around a word are no part of what is to be written. */
function partOfCloze({ kind, text }: { kind: string; text: string }): string {
  if (kind === 'removed') return ''
  if (kind === 'same' || !/[\p{L}\p{N}]/u.test(text)) return text
  return text.replace(/^(\P{L}*)(.*?)(\P{L}*)$/su, (_all, before: string, word: string, after: string) =>
    word === '' ? `${before}${after}` : `${before}{${word}}${after}`,
  )
}
