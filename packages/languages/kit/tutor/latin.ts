import { withoutAccents } from '@lingarden/text/accents'
import type { TokenRules } from '../../rules/matching-rules.ts'

// What languages in Latin letters with words written apart have in common.

export const latinTokens: TokenRules = {
  each: /\{[a-z]+\}|[\p{L}\p{M}\d]+['’]?/gu,
  closed: /['’]$/,
}

/** A word as it is compared: a forgotten accent is told from another word; ñ stays a letter of its own. */
export const plainLatin = withoutAccents

/** A capital behind the first word. */
export const latinNameInText = /\p{L}[^.!]*[\s'’]\p{Lu}/u

/** Longest message that is read, in characters. */
export const longestLatinMessage = 400

/** A word of some weight: small ones are forgotten by learners. */
export const isLongWord = (word: string): boolean => word.length >= 4

/** Beginnings of words without their accents, divided by spaces; one that ends with a full stop is a whole word. */
export const startsWith = (...beginnings: readonly string[]): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${beginnings
      .flatMap((line) => line.split(' '))
      .map((word) => (word.endsWith('.') ? `${word.slice(0, -1)}(?!\\p{L})` : word))
      .join('|')})`,
    'u',
  )
