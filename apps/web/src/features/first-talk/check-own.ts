import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Correction } from '@lingarden/domain/tutor-turn'
import type { InterfaceLanguage } from '@/i18n/languages'
import { logError } from '@/lib/log'
import { checkOfflineSentence } from '@/lib/practice-tutor/ask-worker'

/** Longest wait for the checks; a talk that stands still teaches nothing. */
const patience = 8000

/** The first talk comes before anybody has asked which forms fit the learner. */
const gender = null

/** What the checks of the language find in a sentence, in this browser; nothing where they cannot be loaded in time. */
export async function checkOwn(
  text: string,
  tag: LanguageTag,
  reader: InterfaceLanguage,
): Promise<Correction[]> {
  try {
    return await checkOfflineSentence({ text, tag, reader, gender }, AbortSignal.timeout(patience))
  } catch (cause) {
    logError('A sentence of the first talk was not checked', cause)
    return []
  }
}

/** Has the checks loaded while the learner still thinks about a word. */
export function prepareOwnCheck(tag: LanguageTag, reader: InterfaceLanguage): void {
  checkOfflineSentence({ text: '', tag, reader, gender }, new AbortController().signal).catch(() => {
    // It is asked again with the sentence.
  })
}
