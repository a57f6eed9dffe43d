import type { SharedReason } from '../kit/reasons/tell-reason.ts'
import type { AsideRules } from '../kit/tutor/asides.ts'

/** How a learner's answer is compared with the wordings that are expected. */
export interface MatchingRules {
  tokens: TokenRules
  /** A word as it is compared: without the accents that learners forget, where it has any. */
  plain: (word: string) => string
  /** Within one group a wrong word is a wrong form, not another meaning. */
  formGroups: readonly (readonly string[])[]
  /** A rough key of how a plain word sounds, where learners write what they hear. */
  soundOf?: (plain: string) => string
  /** Why another form of a small word fits: the noun behind it, where the form tells which it is. */
  reasonOfForm: (form: string, noun: string) => FormReason
  negations: NegationRules
  asides: AsideRules
}

export type FormReason = Extract<
  SharedReason[0],
  'formHere' | 'formFeminine' | 'formMasculine' | 'measureWord'
>

/** How an answer is divided into what is compared: words, or characters where words are not written apart. */
export interface TokenRules {
  each: RegExp
  /** A token that ends with itself, whatever follows: a character, an elided word. */
  closed: RegExp
}

export interface NegationRules {
  /** Words that deny the sentence they stand in. */
  words: RegExp
  /** Expressions in which these words deny nothing. */
  harmless: RegExp
  /** An answer before the sentence, as in "no, it is mine": it denies what was asked, not what follows. */
  opener?: {
    inText: RegExp
    /** Such an answer at the beginning of an optional choice of a pattern. */
    inPattern: RegExp
    words: ReadonlySet<string>
  }
  /** Whether what is denied may stand just before the negation as well. */
  followsVerb: boolean
  /** Whether an expected word has some weight; small ones are forgotten by learners (no [me] gusta). */
  isWeighty: (expected: string) => boolean
}
