import type { Feedback } from '@lingarden/domain/tutor-turn'
import type { ReactNode } from 'react'
import { useTexts } from '@/i18n/texts'
import type { MessageFeedback } from '../messages'
import { CorrectionLine } from '@/components/corrections/correction-line'

interface FeedbackPanelProps {
  feedback: (MessageFeedback & { original: string }) | undefined
  languageCode: string
}

/** What the tutor says of the learner's last message; corrections stand inside the learner's own sentence. */
export function FeedbackPanel({ feedback, languageCode }: FeedbackPanelProps) {
  const { tutor } = useTexts()
  return (
    <section
      aria-labelledby="feedback-heading"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md bg-card p-4 shadow-[0_0_0_1px_var(--line)]"
    >
      <h2 id="feedback-heading" className="text-lg">
        {tutor.feedback}
      </h2>
      {!feedback && <Note>{tutor.noFeedback}</Note>}
      {feedback?.status === 'begun' && <Note>{tutor.feedbackPending}</Note>}
      {feedback?.status === 'failed' && <Note>{tutor.feedbackFailed}</Note>}
      {feedback?.status === 'timed-out' && <Note>{tutor.feedbackTimedOut}</Note>}
      {feedback?.status === 'complete' && (
        <Details feedback={feedback.feedback} sentence={feedback.original} languageCode={languageCode} />
      )}
    </section>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-sm text-ink-soft">{children}</p>
}

interface DetailsProps {
  feedback: Feedback
  sentence: string
  languageCode: string
}

function Details({ feedback, sentence, languageCode }: DetailsProps) {
  const { tutor } = useTexts()
  const { positive, corrections, suggestions, suggestedSentences } = feedback
  return (
    <>
      {positive && <p>{positive}</p>}
      {corrections.map((correction) => (
        <CorrectionLine
          key={`${correction.original}|${correction.corrected}`}
          correction={correction}
          sentence={sentence}
          languageCode={languageCode}
        />
      ))}
      {suggestions.map((suggestion) => (
        <p key={suggestion} className="text-sm">
          {suggestion}
        </p>
      ))}
      {suggestedSentences.length > 0 && (
        <div>
          <h3 className="text-sm text-ink-soft">{tutor.couldSay}</h3>
          <ul lang={languageCode} className="text-chat">
            {suggestedSentences.map((sentenceToSay) => (
              <li key={sentenceToSay}>{sentenceToSay}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
