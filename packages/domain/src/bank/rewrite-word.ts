import { isLonger, isReadable, tidyWord } from '../bank-transfer/check-row.ts'
import { wordLimits } from '../bank-transfer/transfer-word.ts'
import type { BankWord } from '../word-bank.ts'
import type { BankEdit } from './bank-edit.ts'

/** A word as the learner writes it; an empty reading or meaning leaves it to the dictionary. */
export interface Rewriting {
  term: string
  reading: string
  meaning: string
}

/** What keeps a text from being kept: another word of the bank is spelt so, say. */
export type RewritingProblem = 'missing' | 'taken' | 'tooLong' | 'unreadable'

/** What was typed, tidied as every word of the bank is. */
export const tidyRewriting = ({ term, reading, meaning }: Rewriting): Rewriting => ({
  term: tidyWord(term),
  reading: tidyWord(reading),
  meaning: meaning.trim(),
})

/**
 * What keeps a tidied rewriting from being kept, by field.
 * @param isTaken whether another word of the bank is spelt so
 */
export function checkRewriting(
  { term, reading, meaning }: Rewriting,
  isTaken: (term: string) => boolean,
): Partial<Record<keyof Rewriting, RewritingProblem>> {
  const problems = {
    term: findTermProblem(term, isTaken),
    reading: findTextProblem(reading, wordLimits.reading),
    meaning: findTextProblem(meaning, wordLimits.meaning),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

function findTermProblem(term: string, isTaken: (term: string) => boolean): RewritingProblem | undefined {
  if (term === '') return 'missing'
  return isTaken(term) ? 'taken' : findTextProblem(term, wordLimits.word)
}

function findTextProblem(text: string, limit: number): RewritingProblem | undefined {
  if (!isReadable(text)) return 'unreadable'
  return isLonger(text, limit) ? 'tooLong' : undefined
}

/** The edits that make a word what was written; the spelling last, as the others name the word by the old one. */
export function rewriteWord({ term, own }: Pick<BankWord, 'term' | 'own'>, written: Rewriting): BankEdit[] {
  const change = {
    ...(written.reading !== own.reading && { reading: written.reading }),
    ...(written.meaning !== own.meaning && { meaning: written.meaning }),
  }
  return [
    ...(Object.keys(change).length > 0 ? [{ kind: 'set' as const, changes: [{ word: term, change }] }] : []),
    ...(written.term === term ? [] : [{ kind: 'rename' as const, word: term, to: written.term }]),
  ]
}
