import { isOtherLanguage } from '@lingarden/domain/other-language'
import { findLanguage, type LanguageCode } from '@lingarden/languages/find-language'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import type { Message, UserMessage } from '../conversation/messages'

/** What the learner said since the last session break. */
export const saidIn = (messages: readonly Message[]): UserMessage[] =>
  messages
    .slice(messages.findLastIndex(({ type }) => type === 'session_break') + 1)
    .filter((message) => message.type === 'user')

/** Of the words of a sentence, so much must be words of the language. */
const fewestKnown = 0.5

/**
 * How many sentences of their own the learner said since the last session break: what was taken over as it was offered is
 * none, nor what is no sentence of the language, as letters typed at random.
 * @param dictionary undefined while there is none; then only another language is told
 */
export async function countOwnSentences(
  messages: readonly Message[],
  languageCode: LanguageCode,
  dictionary: Pick<Dictionary, 'tokenize' | 'countWords'> | undefined,
): Promise<number> {
  const own = saidIn(messages).filter(({ isOffered }) => !isOffered)
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
