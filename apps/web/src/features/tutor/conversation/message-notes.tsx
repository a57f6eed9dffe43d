import type { EditedSentence } from '@lingarden/domain/sentence-edits'
import type { Correction } from '@lingarden/domain/tutor-turn'
import { Check, Lightbulb, type LucideIcon } from '@/icons/icons.ts'
import type { ReactNode } from 'react'
import { CorrectionLine } from '@/components/corrections/correction-line'
import { useTexts } from '@/i18n/texts'
import type { MessageFeedback } from './messages'

interface MessageNotesProps {
  feedback: MessageFeedback
  sentence: string
  /** Corrections that do not show in the sentence itself. */
  outside: EditedSentence['outside']
  languageCode: string
  /** The mistake that the learner looks for themselves: nothing is said of it yet. */
  asked: Correction | undefined
  onPractise: (correction: Pick<Correction, 'original' | 'corrected'>) => void
}

/**
 * What the tutor says of a message, under it: why it is corrected, or that it was good. It has its line from the start,
 * so that the reply below stays where it is.
 */
export function MessageNotes(props: MessageNotesProps) {
  const { feedback, asked } = props
  // All there is to say is asked in the bubble.
  if (asked && feedback.status === 'complete' && feedback.feedback.corrections.length === 1) return null
  return (
    <div className="mt-1 grid min-h-6 grid-cols-1 justify-items-end gap-1 pr-2 pl-[15%] text-sm text-ink-soft">
      <Notes {...props} />
    </div>
  )
}

function Notes({ feedback, sentence, outside, languageCode, asked, onPractise }: MessageNotesProps) {
  const tutor = useTexts('tutor')
  if (feedback.status !== 'complete') {
    const texts = {
      begun: tutor.feedbackPending,
      failed: tutor.feedbackFailed,
      'timed-out': tutor.feedbackTimedOut,
    }
    return <p>{texts[feedback.status]}</p>
  }
  const { corrections, positive, suggestions } = feedback.feedback
  if (corrections.length === 0) {
    const [advice = ''] = suggestions
    const said = positive === '' ? advice : positive
    return said !== '' && <Line sign={positive === '' ? Lightbulb : Check}>{said}</Line>
  }
  return (
    <>
      {corrections
        .filter((correction) => correction !== asked)
        .map((correction) =>
          outside.includes(correction) ? (
            <CorrectionLine
              key={keyOf(correction)}
              correction={correction}
              sentence={sentence}
              languageCode={languageCode}
              onPractise={onPractise}
            />
          ) : (
            <p key={keyOf(correction)}>
              {correction.explanation} <PractiseThis correction={correction} onPractise={onPractise} />
            </p>
          ),
        )}
    </>
  )
}

const keyOf = ({ original, corrected }: Correction) => `${original}|${corrected}`

/** What the feedback says, all of it: a hint that is cut where it begins to help is none. */
const Line = ({ sign: Sign, children }: { sign: LucideIcon; children: string }) => (
  <p className="flex min-h-6 items-start gap-1.5">
    <Sign size={15} aria-hidden className="mt-0.75 shrink-0 text-leaf" />
    {children}
  </p>
)

function PractiseThis({
  correction: { original, corrected },
  onPractise,
}: Pick<MessageNotesProps, 'onPractise'> & { correction: Correction }) {
  const activities = useTexts('activities')
  return (
    <NoteButton onClick={() => onPractise({ original, corrected })}>{activities.practiseThis}</NoteButton>
  )
}

function NoteButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-6 font-medium whitespace-nowrap text-leaf-deep underline underline-offset-4"
    >
      {children}
    </button>
  )
}
