import type { DiffPart } from '@lingarden/text/sentence-diff'
import { HeldText } from '@/components/words/held-text'
import { Added, Removed } from '@/components/words/edit-marks'

interface SentenceProps {
  parts: readonly DiffPart[]
  languageCode: string
}

/** A sentence with what was wrong struck out and what is right put in. */
export function CorrectedSentence({ parts, languageCode }: SentenceProps) {
  return (
    <p lang={languageCode} className="text-chat">
      {parts.map(({ kind, text }, place) => {
        const key = `${place}-${text}`
        if (kind === 'same') return <HeldText key={key} text={text} />
        return kind === 'added' ? <Added key={key}>{text}</Added> : <Removed key={key}>{text}</Removed>
      })}
    </p>
  )
}
