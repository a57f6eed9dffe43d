import type { SupportedLanguage } from '@lingarden/domain/languages'
import type { Message } from '../messages'

interface FinishedReplyProps {
  messages: readonly Message[]
  tutorName: string
  language: SupportedLanguage
}

/** What screen readers announce: replies that are whole, never the pieces they come in. */
export function FinishedReply({ messages, tutorName, language }: FinishedReplyProps) {
  const reply = messages.findLast(({ type }) => type === 'ai')
  return (
    <div aria-live="polite" className="sr-only" data-testid="finished-reply">
      {reply && (
        <p key={reply.id}>
          {tutorName}: <span lang={language.languageCode}>{reply.content}</span>
        </p>
      )}
    </div>
  )
}
