import type { Correction } from '@lingarden/domain/tutor-turn'
import { useTexts } from '@/i18n/texts'
import { diffSentences } from '@lingarden/text/sentence-diff'
import { placeOf } from '@lingarden/domain/sentence-edits'
import { CorrectedSentence } from './corrected-sentence'
import { gatherChanges } from './gather-changes'

interface CorrectionLineProps {
  correction: Correction
  /** The learner's whole sentence, in which the correction is shown where it fits in. */
  sentence: string
  languageCode: string
  /** Makes an exercise of it; undefined where none can be made. */
  onPractise?: (correction: Pick<Correction, 'original' | 'corrected'>) => void
}

const action = 'min-h-7 text-sm text-leaf-deep underline underline-offset-4'

/**
 * A correction inside the learner's own sentence: struck word, new word, and the reason in one line. What nobody vouches for
 * says so, and is not practised.
 */
export function CorrectionLine(props: CorrectionLineProps) {
  const { correction, sentence, languageCode, onPractise } = props
  const { activities, tutor } = useTexts('activities', 'tutor')
  const { original, corrected, explanation, perhaps = false } = correction
  const place = placeOf(original, sentence)
  const parts = gatherChanges(
    place === undefined
      ? diffSentences(original, corrected)
      : diffSentences(
          sentence,
          sentence.slice(0, place) + corrected + sentence.slice(place + original.length),
        ),
  )
  return (
    <div className="wrap-anywhere">
      {perhaps && <p className="text-sm font-medium">{tutor.perhaps}</p>}
      <CorrectedSentence parts={parts} languageCode={languageCode} />
      <p className="text-sm text-ink-soft">{explanation}</p>
      <p className="flex flex-wrap gap-x-4">
        {onPractise && !perhaps && (
          <button type="button" className={action} onClick={() => onPractise({ original, corrected })}>
            {activities.practiseThis}
          </button>
        )}
      </p>
    </div>
  )
}
