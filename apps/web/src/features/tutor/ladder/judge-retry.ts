import {
  mendsOtherwise,
  readRetry,
  type RetriedMistake,
  type Retry,
} from '@lingarden/domain/ladder/read-retry'
import type { Gender } from '@lingarden/domain/profile'
import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { currentInterfaceLanguage } from '@/i18n/shown-language'
import { logError } from '@/lib/log'
import { checkOfflineSentence } from '@/lib/practice-tutor/ask-worker'

/** Milliseconds after which a try is judged by its words alone: the checks may have to be loaded first. */
const patience = 4000

/** Judges a second try in this browser: by its words, and where they are no known answer by the checks of the built-in tutor. */
export async function judgeRetry(
  said: string,
  mistake: RetriedMistake,
  languageCode: LanguageCode,
  gender: Gender | null,
): Promise<Retry> {
  const retry = readRetry(said, mistake)
  if (retry !== 'other') return retry
  const { tag } = languageByCode(languageCode)
  const signal = AbortSignal.timeout(patience)
  const check = (text: string) =>
    checkOfflineSentence({ text, tag, reader: currentInterfaceLanguage(), gender }, signal)
  try {
    const [sentence, tried] = await Promise.all([check(mistake.sentence), check(said)])
    return mendsOtherwise(said, mistake, { sentence, said: tried }) ? 'right' : 'other'
  } catch (cause) {
    logError('A second try was judged by its words alone', cause)
    return 'other'
  }
}
