import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { openerToken } from './negations.ts'
import { isOneEdit } from './one-edit.ts'

/** How a learner's word differs from the expected one, from nothing to another word altogether. */
export type Difference = 'same' | 'accent' | 'form' | 'spelling' | 'other'

/** A word with all that a comparison needs to know of it, found once: words are compared again and again. */
export interface Word {
  text: string
  plain: string
  /** The forms that this word is one of. */
  group: readonly string[] | undefined
  /** A rough key of how it sounds; undefined where learners do not write by ear. */
  sound: string | undefined
  /** Whether a letter may be wrong in it: a character is this one or another. */
  mayBeMisspelt: boolean
  /** Whether a negation that opens an answer stands for it. */
  isOpener: boolean
}

export function describeWord(text: string, language: LanguageTag): Word {
  const { plain: plainOf, formGroups, soundOf, negations } = tutorRulesOf(language).matching
  const plain = plainOf(text)
  return {
    text,
    plain,
    // Within one group a wrong word is a wrong form, not another meaning.
    group: formGroups.find((group) => group.includes(text)),
    sound: soundOf?.(plain),
    mayBeMisspelt: languageOf(language).script !== 'han',
    isOpener: negations.opener?.words.has(text) ?? false,
  }
}

/** Compares two words described for the same language. */
export function differenceBetween(given: Word, expected: Word): Difference {
  if (given.text === expected.text || (given.text === openerToken && expected.isOpener)) return 'same'
  if (given.plain === expected.plain) return 'accent'
  if (given.group && given.group === expected.group) return 'form'
  if (!expected.mayBeMisspelt) return 'other'
  if (given.sound !== undefined && given.sound === expected.sound) return 'spelling'
  const isLong = Math.max(given.text.length, expected.text.length) >= 4
  return isLong && isOneEdit(given.text, expected.text) ? 'spelling' : 'other'
}
