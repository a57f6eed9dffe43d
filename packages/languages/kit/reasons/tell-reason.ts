import type { HelpLanguage } from '../../help-languages.ts'
import { reasons as shared } from '../generated/reasons.ts'
import type { Reason, ReasonOf, ReasonTexts } from './reason.ts'

/** The reasons that several languages have. */
export type SharedReason = ReasonOf<typeof shared>
const sharedReasons: ReasonTexts = shared

/**
 * A reason in words, in a language that the learner reads.
 * @param texts the language's own, beside those that several languages have
 * @throws RangeError where there is no such reason
 */
export function tellReason(
  texts: ReasonTexts | undefined,
  [key, ...words]: Reason,
  into: HelpLanguage,
): string {
  const text = texts?.[key] ?? sharedReasons[key]
  if (!text) throw new RangeError(`there is no reason ${key}`)
  return text[into].replace(/\{(\w+)\}/gu, (_, name: string) => words[text.words.indexOf(name)] ?? '')
}
