import { hintKind, strongHint } from '@lingarden/domain/ladder/hints'
import type { Correction } from '@lingarden/domain/tutor-turn'
import type { Texts } from '@/i18n/groups'

/** The message that a mistake stands in. */
interface Place {
  sentence: string
  languageCode: string
}

/** The first hint: what kind of mistake stands at the place. */
export const firstHint = (
  correction: Correction,
  { sentence, languageCode }: Place,
  ladder: Texts['ladder'],
): string => ladder.hints[hintKind(correction, sentence, languageCode)]

/** The stronger hint after a try that missed: the rule, and how the word begins or ends. */
export function strongerHint(
  correction: Correction,
  { sentence, languageCode }: Place,
  ladder: Texts['ladder'],
): { reason: string; letters: string } {
  const { reason, begins, ends } = strongHint(correction, sentence, languageCode)
  const letters = begins
    ? ladder.begins(begins.letter, begins.letters)
    : ends === undefined
      ? ''
      : ladder.ends(ends)
  return { reason, letters }
}
