import type { ReaderMeanings } from '@lingarden/domain/courses/reader-meaning'
import { meaningOf } from '@lingarden/languages/kit/dictionary/entry'
import { mistakeRows } from '@lingarden/domain/mistakes/mistake-rows'
import type { ActivityRequest, PractisedMistake } from '@lingarden/domain/tutor-activity'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import type { Conversation } from '../conversation/conversation'
import { termOf, wordsOf } from '@/components/words/word-tokens'

/** Messages that exercises are made of: what is further back is forgotten. */
const messagesUsed = 12
const longestText = 400
const mostWords = 40
const longestMeaning = 160

/** What the tutor said lately, and sentences it proposed; the learner's own may have mistakes that nobody saw. */
export function textsToPractise({ messages, suggestions }: Conversation): string[] {
  const said = messages.flatMap((message) => (message.type === 'ai' ? [message.content] : []))
  const texts = [...said.slice(-messagesUsed), ...(suggestions?.items ?? [])]
  return [...new Set(texts.map((text) => text.trim().slice(0, longestText)))].filter((text) => text !== '')
}

/** What was corrected in the learner's messages, the newest first, each in its sentence and in the same mended. */
export function mistakesMade({ messages }: Conversation, languageCode: string): PractisedMistake[] {
  const made = messages.flatMap((message) => {
    if (message.type !== 'user' || message.feedback?.status !== 'complete') return []
    const { corrections } = message.feedback.feedback
    return mistakeRows(corrections, { id: message.id, text: message.content, languageCode })
      .filter(({ corrected }) => corrected !== '')
      .map(({ original, corrected, sentence, mended, explanation }) => ({
        original,
        corrected,
        sentence,
        mended,
        explanation,
      }))
  })
  return made.toReversed()
}

/**
 * The texts with their words and the words' meanings; without a dictionary the texts alone.
 * @param meanings what words mean in the language of the reader, where that is not English
 */
export async function gatherMaterial(
  texts: readonly string[],
  dictionary: Dictionary | undefined,
  meanings?: ReaderMeanings,
): Promise<Pick<ActivityRequest, 'sentences' | 'words'>> {
  if (!dictionary) return { sentences: texts.map((text) => ({ text })) }
  const read = await Promise.all(
    texts.map(async (text) => ({ text, tokens: wordsOf(await dictionary.tokenize(text)) })),
  )
  const terms = [...new Set(read.flatMap(({ tokens }) => tokens.map(termOf)))].slice(-mostWords)
  const entries = await dictionary.lookUp(terms)
  return {
    sentences: read.map(({ text, tokens }) => ({ text, words: tokens.map((token) => token.text) })),
    words: terms.flatMap((term, place) => {
      const entry = entries[place]
      const told = meanings?.of(term, entry)
      const meaning = told?.gloss ?? (entry && meaningOf(entry).definition[0])
      return meaning !== undefined && meaning !== '' && meaning.length <= longestMeaning
        ? [{ term, meaning, ...(told && { meaningIn: told.reader }) }]
        : []
    }),
  }
}
