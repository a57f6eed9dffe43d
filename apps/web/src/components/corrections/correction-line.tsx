import type { Correction } from '@lingarden/domain/tutor-turn'
import { diffSentences } from '@lingarden/domain/sentence-diff'

interface CorrectionLineProps {
  correction: Correction
  /** The learner's whole sentence, in which the correction is shown where it fits in. */
  sentence: string
  languageCode: string
}

/** A correction inside the learner's own sentence: struck word, new word, and the reason in one line. */
export function CorrectionLine({ correction, sentence, languageCode }: CorrectionLineProps) {
  const { original, corrected, explanation } = correction
  const isInside = original !== '' && sentence.includes(original)
  const before = isInside ? sentence : original
  // A function, so that a dollar sign in the text stays what it is.
  const after = isInside ? sentence.replace(original, () => corrected) : corrected
  return (
    <div className="wrap-anywhere">
      <p lang={languageCode} className="text-chat">
        {diffSentences(before, after).map(({ kind, text }, place) => {
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
      <p className="text-sm text-ink-soft">{explanation}</p>
    </div>
  )
}
