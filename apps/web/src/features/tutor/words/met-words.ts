import type { TextToken } from '@lingarden/domain/dictionary/tokenize'
import { lacksAccentsOnly } from '@lingarden/text/same-but-accents'
import { findLanguage, type LanguageCode } from '@lingarden/languages/find-language'
import { isOtherLanguage } from '@lingarden/domain/other-language'
import { editSentence } from '@lingarden/domain/sentence-edits'
import type { Correction } from '@lingarden/domain/tutor-turn'
import type { AiMessage, UserMessage } from '../conversation/messages'

/** An accent that was left out makes no other word: adios is adiós. */
const isAnotherWord = ({ original, corrected }: Correction): boolean =>
  !lacksAccentsOnly(original.toLowerCase(), corrected.toLowerCase())

/**
 * The words of a message that a learner has met in the language they learn. Of their own message those do not count that
 * were corrected, as a slip such as “ano” may be another word; nor those of a message in English, though Spanish has an
 * “am”, too.
 * @returns undefined while the corrections of a message are still to come
 */
export function metWords(
  message: AiMessage | UserMessage,
  tokens: readonly TextToken[],
  languageCode: LanguageCode,
): readonly TextToken[] | undefined {
  if (message.type === 'ai') return tokens
  const { content, feedback } = message
  if (feedback?.status === 'begun') return undefined
  const tag = findLanguage(languageCode)?.tag
  if (tag && isOtherLanguage(content, tag)) return []
  if (feedback?.status !== 'complete') return tokens
  const { edits } = editSentence(content, feedback.feedback.corrections.filter(isAnotherWord))
  return tokens.filter(
    (token) => !edits.some(({ start, end }) => token.start < end && start < token.start + token.text.length),
  )
}
