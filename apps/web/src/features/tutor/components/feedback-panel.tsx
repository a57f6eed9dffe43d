import type { Feedback } from '@lingarden/domain/tutor-turn'
import { useTexts } from '@/i18n/texts'
import { diffSentences } from '../sentence-diff'

/** What the tutor says of the learner's last message; corrections stand inside the learner's own sentence. */
export function FeedbackPanel({ feedback, languageCode }: { feedback: Feedback | undefined; languageCode: string }) {
  const { tutor } = useTexts()
  return (
    <section aria-labelledby="feedback-heading" className="grid gap-3 rounded-md bg-card p-4 shadow-[0_0_0_1px_var(--line)]">
      <h2 id="feedback-heading" className="text-lg">
        {tutor.feedback}
      </h2>
      {!feedback && <p className="text-sm text-ink-soft">{tutor.noFeedback}</p>}
      {feedback?.positive && <p>{feedback.positive}</p>}
      {feedback?.corrections.map((correction) => (
        <div key={correction.corrected + correction.explanation}>
          <p lang={languageCode} className="text-chat">
            {diffSentences(correction.original, correction.corrected).map(({ kind, text }, place) => {
              const key = `${place}-${text}`
              if (kind === 'removed') return <del key={key} className="text-thorn decoration-2">{text} </del>
              if (kind === 'added') return <ins key={key} className="font-medium text-leaf-deep no-underline">{text}</ins>
              return <span key={key}>{text}</span>
            })}
          </p>
          <p className="text-sm text-ink-soft">{correction.explanation}</p>
        </div>
      ))}
      {feedback?.suggestions.map((suggestion) => (
        <p key={suggestion} className="text-sm">
          {suggestion}
        </p>
      ))}
      {feedback && feedback.suggestedSentences.length > 0 && (
        <div>
          <h3 className="text-sm text-ink-soft">{tutor.couldSay}</h3>
          <ul lang={languageCode} className="text-chat">
            {feedback.suggestedSentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
