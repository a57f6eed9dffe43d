import type { Correction } from './tutor-turn.ts'

const words = /\p{Script=Han}|[\p{L}\p{M}]+/gu
const quoted = /“[^”]*”|«[^»]*»|「[^」]*」|"[^"]*"/gu
/** Shortest word, in letters, that is withheld outside of quotation marks: a short one is part of any sentence. */
const shortestOutside = 4
const withheld = '…'

/**
 * Why something is wrong, without the right form: every word that the correction puts in is withheld from the
 * explanation, so that the learner can find it.
 */
export function hintOf({ original, corrected, explanation }: Correction): string {
  const given = new Set(wordsOf(original))
  const secrets = new Set(wordsOf(corrected).filter((word) => !given.has(word)))
  const hide = (text: string, isSecret: (word: string) => boolean) =>
    text
      .replace(words, (word) => (isSecret(word.toLowerCase()) ? withheld : word))
      .replace(/(?:…\s*){2,}(?=\S|$)/gu, withheld)
  return hide(
    explanation.replace(quoted, (quote) => hide(quote, (word) => secrets.has(word))),
    (word) => secrets.has(word) && word.length >= shortestOutside,
  )
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(words) ?? []
