import type { LanguageCode } from '@lingarden/languages/find-language'

/** The sentences of a text that can be said, in order, without the space around them. */
export function splitSentences(text: string, languageCode: LanguageCode): string[] {
  const segments = new Intl.Segmenter(languageCode, { granularity: 'sentence' }).segment(text)
  return Array.from(segments, ({ segment }) => segment.trim()).filter((sentence) => /\p{L}/u.test(sentence))
}
