import type { HelpLanguage } from '../../help-languages.ts'

/** A reason in each language that learners read, with `{word}` where a word stands. */
export interface ReasonText extends Readonly<Record<HelpLanguage, string>> {
  /** The words it speaks of, in the order in which a rule gives them. */
  words: readonly string[]
}

/** Reasons by their key. */
export type ReasonTexts = Readonly<Record<string, ReasonText>>

/** Why something is corrected, before it is put into words: a key of a language's texts, and what it speaks of. */
export type Reason = readonly [key: string, ...words: string[]]

/** As many words as there are names. */
type Named<Names extends readonly string[]> = { [Place in keyof Names]: string }

/** The reasons of some texts: their keys, each with as many words as its text has. */
export type ReasonOf<Texts extends ReasonTexts> = {
  [Key in keyof Texts & string]: readonly [Key, ...Named<Texts[Key]['words']>]
}[keyof Texts & string]
