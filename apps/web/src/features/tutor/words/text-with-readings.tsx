import { readAsSpoken } from '@lingarden/domain/dictionary/readings'
import { Reading } from '@/components/words/reading'
import { useTextTokens } from '@/lib/dictionary/use-text-tokens'
import type { WordView } from './word-view'

interface TextWithReadingsProps {
  text: string
  view: Pick<WordView, 'languageCode' | 'dictionary' | 'readings'>
}

/** A text with the readings above its words, as the learner wants them; plain where they want none. */
export function TextWithReadings({ text, view }: TextWithReadingsProps) {
  const { languageCode, dictionary, readings } = view
  const tokens = useTextTokens(text, languageCode, readings === 'none' ? undefined : dictionary)
  if (!tokens || readings === 'none') return text
  const shown = readings === 'spoken' ? readAsSpoken(tokens, languageCode) : tokens
  return shown.map((token) =>
    token.reading === undefined ? (
      <span key={token.start}>{token.text}</span>
    ) : (
      <ruby key={token.start} className="px-px">
        {token.text}
        {/* A screen reader says the word itself. */}
        <rt className="text-xs" aria-hidden>
          <Reading reading={token.reading} languageCode={languageCode} isDrawn />
        </rt>
      </ruby>
    ),
  )
}
