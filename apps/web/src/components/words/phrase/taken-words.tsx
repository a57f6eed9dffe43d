import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import { useTexts } from '@/i18n/texts'
import type { WordRange } from './word-range'

interface TakenWordsProps {
  words: readonly ReadToken[]
  range: WordRange
}

/** Tells a screen reader which words are taken, and what to do with them. */
export function TakenWords({ words, range: { from, to } }: TakenWordsProps) {
  const phrases = useTexts('phrases')
  return (
    <span role="status" className="sr-only">
      {phrases.taken(words[from]?.text ?? '', words[to]?.text ?? '', to - from + 1)}
    </span>
  )
}
