import type { BankWord } from '../word-bank.ts'

/** Words as JSON for whoever works on with them, with all that is known of each; times are ISO 8601. */
export function writeJson(words: readonly BankWord[], languageCode: string): string {
  const all = words.map(({ id: _ours, term, ...word }) => ({ word: term, ...word }))
  return `${JSON.stringify({ format: 'lingarden-words', version: 1, languageCode, words: all }, undefined, 2)}\n`
}
