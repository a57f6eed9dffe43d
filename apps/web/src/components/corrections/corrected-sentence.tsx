import { useTexts } from '@/i18n/texts'
import type { DiffPart } from '@lingarden/domain/sentence-diff'

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
        if (kind === 'same') return <span key={key}>{text}</span>
        if (kind === 'added') {
          return (
            <ins
              key={key}
              className="rounded-[4px] bg-leaf-pale px-0.5 font-medium text-leaf-deep no-underline"
            >
              {text}
            </ins>
          )
        }
        return (
          <del key={key} className="mr-1 text-thorn decoration-2">
            {text}
          </del>
        )
      })}
    </p>
  )
}

/** A sentence with the place that is to be corrected, and nothing of what is right there. */
export function SentenceToCorrect({ parts, languageCode }: SentenceProps) {
  const { tutor } = useTexts()
  return (
    <p lang={languageCode} className="text-chat">
      {parts.map(({ kind, text }, place) => {
        const key = `${place}-${text}`
        if (kind === 'same') return <span key={key}>{text}</span>
        // What is only put in leaves a gap; what is put in for something else has its place already.
        if (kind === 'added' && parts[place - 1]?.kind === 'removed') return undefined
        return (
          <mark
            key={key}
            className="rounded-[4px] bg-thorn-pale px-0.5 text-ink underline decoration-thorn decoration-wavy underline-offset-4"
          >
            <span className="sr-only">{tutor.lookHere}: </span>
            {kind === 'added' ? '…' : text}
          </mark>
        )
      })}
    </p>
  )
}
