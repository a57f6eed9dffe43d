import type { DiffPart } from '@lingarden/text/sentence-diff'
import { HeldText } from '@/components/words/held-text'
import { Added, LookHere, Removed } from '@/components/words/edit-marks'

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

/** A sentence with the place that is to be corrected, and nothing of what is right there. */
export function SentenceToCorrect({ parts, languageCode }: SentenceProps) {
  return (
    <p lang={languageCode} className="text-chat">
      {parts.map(({ kind, text }, place) => {
        const key = `${place}-${text}`
        if (kind === 'same') return <HeldText key={key} text={text} />
        // What is only put in leaves a gap; what is put in for something else has its place already.
        if (kind === 'added' && parts[place - 1]?.kind === 'removed') return undefined
        return <LookHere key={key}>{kind === 'added' ? '…' : text}</LookHere>
      })}
    </p>
  )
}
