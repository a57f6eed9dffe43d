import type { Correction, Feedback } from '@lingarden/domain/tutor-turn'
import { Check } from '@/icons/icons.ts'
import type { ReactNode } from 'react'
import { useTexts } from '@/i18n/texts'
import type { MessageFeedback } from './messages'
import { HeldText } from '@/components/words/held-text'
import { TextWithReadings } from '../words/text-with-readings'
import type { WordView } from '../words/word-view'
import { Panel, PanelHeading } from '../session/panel'

interface FeedbackPanelProps {
  feedback: (MessageFeedback & { original: string }) | undefined
  languageCode: string
  /** How sentences to say are read. */
  view?: Pick<WordView, 'languageCode' | 'dictionary' | 'readings'> | undefined
  /** The mistake that the learner looks for in the sentence itself: nothing tells it here. */
  asked: Correction | undefined
}

/** What the tutor says of the learner's last message; corrections stand once, inside the learner's own sentence. */
export function FeedbackPanel({ feedback, languageCode, view, asked }: FeedbackPanelProps) {
  const tutor = useTexts('tutor')
  return (
    <Panel aria-labelledby="feedback-heading" className="gap-3">
      <PanelHeading>
        <h2 id="feedback-heading" className="text-lg">
          {tutor.feedback}
        </h2>
      </PanelHeading>
      {!feedback && <Note>{tutor.noFeedback}</Note>}
      {feedback?.status === 'begun' && <Note>{tutor.feedbackPending}</Note>}
      {feedback?.status === 'failed' && <Note>{tutor.feedbackFailed}</Note>}
      {feedback?.status === 'timed-out' && <Note>{tutor.feedbackTimedOut}</Note>}
      {feedback?.status === 'complete' && (
        <Details feedback={feedback.feedback} languageCode={languageCode} view={view} asked={asked} />
      )}
    </Panel>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-sm text-ink-soft">{children}</p>
}

interface DetailsProps extends Pick<FeedbackPanelProps, 'view' | 'asked'> {
  feedback: Feedback
  languageCode: string
}

function Details({ feedback, languageCode, view, asked }: DetailsProps) {
  const { ladder, tutor } = useTexts('ladder', 'tutor')
  const { positive, corrections, suggestions, suggestedSentences } = feedback
  return (
    <>
      {positive && (
        <p className="flex gap-2">
          <Check size={18} aria-hidden className="mt-0.5 shrink-0 text-leaf" />
          {positive}
        </p>
      )}
      {asked && <Note>{ladder.waits}</Note>}
      {corrections.some((correction) => correction !== asked) && <Note>{tutor.correctedThere}</Note>}
      {suggestions.map((suggestion) => (
        <p key={suggestion} className="text-sm">
          {suggestion}
        </p>
      ))}
      {suggestedSentences.length > 0 && (
        <SuggestedSentences
          sentences={suggestedSentences}
          languageCode={languageCode}
          view={view}
          // They would tell the form that is looked for.
          isFolded={asked !== undefined}
        />
      )}
    </>
  )
}

interface SuggestedSentencesProps extends Pick<FeedbackPanelProps, 'view'> {
  sentences: readonly string[]
  languageCode: string
  isFolded: boolean
}

function SuggestedSentences({ sentences, languageCode, view, isFolded }: SuggestedSentencesProps) {
  const tutor = useTexts('tutor')
  const list = (
    <ul lang={languageCode} className="mt-1 grid gap-1.5 text-chat">
      {sentences.map((sentence) => (
        <li key={sentence} className="border-l-2 border-leaf pl-3 leading-snug">
          {view && view.readings !== 'none' ? (
            <TextWithReadings text={sentence} view={view} />
          ) : (
            <HeldText text={sentence} />
          )}
        </li>
      ))}
    </ul>
  )
  if (isFolded) {
    return (
      <details>
        <summary className="cursor-pointer py-1 text-sm text-ink-soft">{tutor.couldSay}</summary>
        {list}
      </details>
    )
  }
  return (
    <div>
      <h3 className="text-sm text-ink-soft">{tutor.couldSay}</h3>
      {list}
    </div>
  )
}
