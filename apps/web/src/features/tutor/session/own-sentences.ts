import { isOtherLanguage } from '@lingarden/domain/other-language'
import { findLanguage, type LanguageCode } from '@lingarden/languages/find-language'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import type { Message, UserMessage } from '../conversation/messages'

/**
 * What the learner said in a session.
 * @param first the message with which it began, where the page was loaded anew since; else it began after the last break
 */
export function saidIn(messages: readonly Message[], first?: string): UserMessage[] {
  const begin = messages.findIndex(({ id }) => id === first)
  return messages
    .slice(begin < 0 ? messages.findLastIndex(({ type }) => type === 'session_break') + 1 : begin)
    .filter((message) => message.type === 'user')
}

/** Of the words of a sentence, so much must be words of the language. */
const fewestKnown = 0.5

/**
 * How many of the sentences that a learner said are their own: what was taken over as it was offered is none, nor what is no
 * sentence of the language, as letters typed at random.
 * @param dictionary undefined while there is none; then only another language is told
 */
export async function countOwnSentences(
  said: readonly UserMessage[],
  languageCode: LanguageCode,
  dictionary: Pick<Dictionary, 'tokenize' | 'countWords'> | undefined,
): Promise<number> {
  const own = said.filter(({ isOffered }) => !isOffered)
  const sentences = await Promise.all(
    own.map(
      async (message) => isFoundRight(message) || isSentence(message.content, languageCode, dictionary),
    ),
  )
  return sentences.filter(Boolean).length
}

const isFoundRight = ({ feedback }: UserMessage): boolean =>
  feedback?.status === 'complete' &&
  (feedback.feedback.mended !== undefined || feedback.feedback.positive !== '')

async function isSentence(
  text: string,
  languageCode: LanguageCode,
  dictionary: Pick<Dictionary, 'tokenize' | 'countWords'> | undefined,
): Promise<boolean> {
  const tag = findLanguage(languageCode)?.tag
  if (!/\p{L}/u.test(text) || (tag && isOtherLanguage(text, tag))) return false
  if (!dictionary) return true
  const tokens = await dictionary.tokenize(text)
  // A name or a number is an answer, too, and in no dictionary.
  const words = tokens.filter(({ kind, role }) => kind === 'word' && role === undefined)
  const known = await dictionary.countWords(tokens, { isOwn: true })
  return words.length === 0 || known.length / words.length >= fewestKnown
}
