import type { HelpLanguage } from '../help-languages.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { zh } from './zh.ts'

/** The shape of every language. */
export type ReasonTexts = typeof en

/** Why something is corrected, before it is put into words: a key of the texts with what it speaks of. */
export type Reason = {
  [Key in keyof ReasonTexts]: readonly [Key, ...Parameters<ReasonTexts[Key]>]
}[keyof ReasonTexts]

const texts: Record<HelpLanguage, ReasonTexts> = { en, es, fr, zh }

/** A reason in words, in a language that the learner reads. */
export function tellReason([key, ...words]: Reason, into: HelpLanguage): string {
  const tell: (...words: string[]) => string = texts[into][key]
  return tell(...words)
}
